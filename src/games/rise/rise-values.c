/* rise-values.c: names of the values printed on tiles, cards and boards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-names.h"

#include <glib/gi18n-lib.h>

/* Translators: types of tiles, within a sentence; the words after each name are what people may type for it */
const GnValue rise_type_values[RISE_N_TYPES] = {
  [RISE_DRAGONKEEP] = { "dragonkeep", N_("Dragonkeep"), .words = N_("dragonkeep|keep|dk"), .icon = "rise-keep" },
  [RISE_PLAINS] = { "plains", N_("Plains"), .words = N_("plains|pl"), .icon = "rise-plains" },
  [RISE_SWAMP] = { "swamp", N_("Swamp"), .words = N_("swamp|sw"), .icon = "rise-swamp" },
  [RISE_FOREST] = { "forest", N_("Forest"), .words = N_("forest|fo"), .icon = "rise-forest" },
  [RISE_HIGHLAND] = { "highland", N_("Highland"), .words = N_("highland|hi"), .icon = "rise-highland" },
  [RISE_MOUNTAIN] = { "mountain", N_("Mountain"), .words = N_("mountain|mo"), .icon = "rise-mountain" },
  [RISE_DESERT] = { "desert", N_("Desert"), .words = N_("desert|de"), .icon = "rise-desert" },
  [RISE_SEA] = { "sea", N_("Sea"), .words = N_("sea|se"), .icon = "rise-sea" },
  [RISE_LAIR] = { "lair", N_("Sea Lair"), .words = N_("lair|sea lair|la"), .icon = "rise-lair" },
};

/* Translators: the small symbol in the corner of a tile */
const GnValue rise_icon_values[RISE_N_ICONS] = {
  [RISE_ICON_OPEN] = { "open", N_("not entered yet"), .words = N_("open|?") },
  [RISE_ICON_NONE] = { "none", N_("no icon"), .words = N_("none|no icon") },
  [RISE_ICON_LION] = { "lion", N_("lion"), .words = N_("lion|l"), .icon = "rise-icon-lion" },
  [RISE_ICON_SCALE] = { "scale", N_("scale"), .words = N_("scale|s"), .icon = "rise-icon-scale" },
  [RISE_ICON_TOWER] = { "tower", N_("tower"), .words = N_("tower|t"), .icon = "rise-icon-tower" },
  [RISE_ICON_FOURTH] = { "fourth", N_("fourth icon"), .words = N_("fourth") },
};

const GnValue rise_action_values[RISE_N_ACTIONS] = {
  [RISE_DELIVERY] = { "delivery", N_("Barrel Delivery"), .words = N_("barrel delivery|delivery|bd"),
      .icon = "rise-action-delivery" },
  [RISE_COMPETITION] = { "competition", N_("Beer Competition"), .words = N_("beer competition|competition|bc"),
      .icon = "rise-action-competition" },
  [RISE_FESTIVAL] = { "festival", N_("Brew Festival"), .words = N_("brew festival|festival|bf"),
      .icon = "rise-action-festival" },
  [RISE_CARAVAN] = { "caravan", N_("Caravan"), .words = N_("caravan|ca"), .icon = "rise-action-caravan" },
  [RISE_EXPAND] = { "expand", N_("Expand"), .words = N_("expand|ex"), .icon = "rise-action-expand" },
  [RISE_UPGRADE] = { "upgrade", N_("Brewery Upgrade"), .words = N_("brewery upgrade|upgrade"),
      .icon = "rise-action-upgrade" },
  [RISE_BUILD] = { "build", N_("Build Brewery"), .words = N_("build brewery|build"), .icon = "rise-action-build" },
  [RISE_TRIBUTE] = { "tribute", N_("Dragon Tribute"), .words = N_("dragon tribute|tribute"),
      .icon = "rise-action-tribute" },
  [RISE_THUGS] = { "thugs", N_("Employ Thugs"), .words = N_("employ thugs|thugs"), .icon = "rise-action-thugs" },
  [RISE_BARD] = { "bard", N_("Hire Bard"), .words = N_("hire bard|bard"), .icon = "rise-action-bard" },
  [RISE_ORCTOBERFEST] = { "orctoberfest", N_("Orctoberfest"), .words = N_("orctoberfest|orc"),
      .icon = "rise-action-orct" },
  [RISE_TAVERN] = { "tavern", N_("Tavern Sales"), .words = N_("tavern sales|tavern"), .icon = "rise-action-tavern" },
  [RISE_BREW] = { "brew", N_("Brew Beer"), .words = N_("brew beer|brew"), .icon = "rise-beer" },
};

const GnValue rise_union_values[RISE_N_UNION] = {
  [RISE_U_DELIVERY] = { "delivery", N_("Barrel Delivery"), .words = N_("barrel delivery|delivery|bd"),
      .icon = "rise-action-delivery" },
  [RISE_U_FESTIVAL] = { "festival", N_("Brew Festival"), .words = N_("brew festival|festival|bf"),
      .icon = "rise-action-festival" },
  [RISE_U_COMPETITION] = { "competition", N_("Beer Competition"), .words = N_("beer competition|competition|bc"),
      .icon = "rise-action-competition" },
  [RISE_U_EXPAND] = { "expand", N_("Expand"), .words = N_("expand|ex"), .icon = "rise-action-expand" },
  [RISE_U_IMMIGRATION] = { "immigration", N_("Immigration"), .words = N_("immigration|im"),
      .icon = "rise-action-immigrate" },
  [RISE_U_CARAVAN] = { "caravan", N_("Caravan"), .words = N_("caravan|ca"), .icon = "rise-action-caravan" },
  [RISE_U_POINTS] = { "victory-point", N_("Victory Point"), .words = N_("victory point|victory|vp"),
      .icon = "rise-points" },
};

const GnValue rise_way_values[RISE_N_WAYS] = {
  [RISE_WAY_MOVE] = { "move", N_("Move"), .words = N_("move|m") },
  [RISE_WAY_FLY] = { "fly", N_("Fly"), .words = N_("fly|f") },
};

const GnValue rise_colour_values[RISE_N_COLOURS] = {
  [RISE_COLOUR_RED] = { "red", N_("red"), .words = N_("red") },
  [RISE_COLOUR_BLUE] = { "blue", N_("blue"), .words = N_("blue") },
  [RISE_COLOUR_GREEN] = { "green", N_("green"), .words = N_("green") },
  [RISE_COLOUR_PURPLE] = { "purple", N_("purple"), .words = N_("purple") },
  [RISE_COLOUR_YELLOW] = { "yellow", N_("yellow"), .words = N_("yellow") },
};

/* Translators: kinds of allies */
const GnValue rise_kind_values[RISE_N_KINDS] = {
  [RISE_KIND_REWARD] = { "reward", N_("reward"), .words = N_("reward") },
  [RISE_KIND_UPGRADE] = { "upgrade", N_("upgrade"), .words = N_("upgrade") },
  [RISE_KIND_ACTION] = { "action", N_("action"), .words = N_("action") },
  [RISE_KIND_ABILITY] = { "ability", N_("ability"), .words = N_("ability") },
};

const GnValue rise_space_kind_values[RISE_N_SPACE_KINDS] = {
  [RISE_SPACELESS] = { "none", N_("no space"), .words = N_("no space") },
  [RISE_SINGLE] = { "single", N_("a space for one meeple"), .words = N_("single|round") },
  [RISE_MULTIPLE] = { "multiple", N_("a space for any number"), .words = N_("multiple|oval") },
};

const GnValue rise_turn_values[RISE_TURNS] = {
  { "turn-1", "1", .words = "1" }, { "turn-2", "2", .words = "2" },
  { "turn-3", "3", .words = "3" }, { "turn-4", "4", .words = "4" },
  { "turn-5", "5", .words = "5" },
};

const GnValue rise_box_kind_values[RISE_N_BOX_KINDS] = {
  [RISE_BOX_BREWERY] = { "brewery", N_("brewery box"), .words = N_("brewery") },
  [RISE_BOX_CUSTOMERS] = { "customers", N_("customer box"), .words = N_("customers") },
};

/* Translators: the source of a value in a component set */
const GnValue rise_mark_values[RISE_N_MARKS] = {
  [RISE_MARK_ENTERED] = { "entered", N_("as printed"), .words = N_("printed") },
  [RISE_MARK_STATED] = { "stated", N_("as the rulebook states"), .words = N_("stated") },
  [RISE_MARK_PARTLY] = { "partly", N_("partly a placeholder"), .words = N_("partly") },
  [RISE_MARK_PLACEHOLDER] = { "placeholder", N_("placeholder"), .words = N_("placeholder") },
};

const GnValue rise_counter_values[RISE_N_COUNTERS] = {
  [RISE_C_BUILT] = { "built", N_("tiles occupied, with a brewery of your own"), .words = N_("built") },
  [RISE_C_CONTROLLED] = { "controlled", N_("tiles controlled"), .words = N_("controlled") },
  [RISE_C_OCCUPIED] = { "occupied", N_("tiles occupied"), .words = N_("occupied") },
  [RISE_C_RED_ZONE] = { "red-zone", N_("tiles of the red zone occupied"), .words = N_("red zone") },
  [RISE_C_LANDS] = { "lands", N_("different types among the tiles controlled"), .words = N_("different types") },
  [RISE_C_CUBES] = { "cubes", N_("customer cubes on the map"), .words = N_("cubes") },
  [RISE_C_BREWERIES] = { "breweries", N_("breweries on the map"), .words = N_("breweries") },
  [RISE_C_UPGRADES] = { "upgrades", N_("upgrade tokens on slots"), .words = N_("upgrades") },
  [RISE_C_PRODUCTION] = { "production", N_("production"), .words = N_("production") },
  [RISE_C_GOODS] = { "goods", N_("beer and gold in hand"), .words = N_("goods") },
  [RISE_C_GOLD] = { "gold", N_("gold in hand"), .words = N_("gold") },
  [RISE_C_BEER] = { "beer", N_("beer in hand"), .words = N_("beer") },
  [RISE_C_ALLIES] = { "allies", N_("allies"), .words = N_("allies") },
  [RISE_C_BOATS] = { "boats", N_("boats on the map"), .words = N_("boats") },
  [RISE_C_TEXT] = { "text", N_("a text"), .words = N_("text") },
};
