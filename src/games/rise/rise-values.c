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
  [RISE_DRAGONKEEP] = { .id = "dragonkeep", .name = N_("Dragonkeep"), .words = N_("dragonkeep|keep|dk"),
    .icon = "rise-keep" },
  [RISE_PLAINS] = { .id = "plains", .name = N_("Plains"), .words = N_("plains|pl"), .icon = "rise-plains" },
  [RISE_SWAMP] = { .id = "swamp", .name = N_("Swamp"), .words = N_("swamp|sw"), .icon = "rise-swamp" },
  [RISE_FOREST] = { .id = "forest", .name = N_("Forest"), .words = N_("forest|fo"), .icon = "rise-forest" },
  [RISE_HIGHLAND] = { .id = "highland", .name = N_("Highland"), .words = N_("highland|hi"), .icon = "rise-highland" },
  [RISE_MOUNTAIN] = { .id = "mountain", .name = N_("Mountain"), .words = N_("mountain|mo"), .icon = "rise-mountain" },
  [RISE_DESERT] = { .id = "desert", .name = N_("Desert"), .words = N_("desert|de"), .icon = "rise-desert" },
  [RISE_SEA] = { .id = "sea", .name = N_("Sea"), .words = N_("sea|se"), .icon = "rise-sea" },
  [RISE_LAIR] = { .id = "lair", .name = N_("Sea Lair"), .words = N_("lair|sea lair|la"), .icon = "rise-lair" },
};

/* Translators: the small symbol in the corner of a tile */
const GnValue rise_icon_values[RISE_N_ICONS] = {
  [RISE_ICON_OPEN] = { .id = "open", .name = N_("not said yet"), .words = N_("open|?") },
  [RISE_ICON_NONE] = { .id = "none", .name = N_("no icon"), .words = N_("none|no icon") },
  [RISE_ICON_LION] = { .id = "lion", .name = N_("lion"), .words = N_("lion|l"), .icon = "rise-icon-lion" },
  [RISE_ICON_SCALE] = { .id = "scale", .name = N_("scale"), .words = N_("scale|s"), .icon = "rise-icon-scale" },
  [RISE_ICON_TOWER] = { .id = "tower", .name = N_("tower"), .words = N_("tower|t"), .icon = "rise-icon-tower" },
  [RISE_ICON_FOURTH] = { .id = "fourth", .name = N_("fourth icon"), .words = N_("fourth") },
};

const GnValue rise_action_values[RISE_N_ACTIONS] = {
  [RISE_DELIVERY] = { .id = "delivery", .name = N_("Barrel Delivery"), .words = N_("barrel delivery|delivery|bd"),
    .icon = "rise-action-delivery" },
  [RISE_COMPETITION] = { .id = "competition", .name = N_("Beer Competition"),
    .words = N_("beer competition|competition|bc"), .icon = "rise-action-competition" },
  [RISE_FESTIVAL] = { .id = "festival", .name = N_("Brew Festival"), .words = N_("brew festival|festival|bf"),
    .icon = "rise-action-festival" },
  [RISE_CARAVAN] = { .id = "caravan", .name = N_("Caravan"), .words = N_("caravan|ca"), .icon = "rise-action-caravan" },
  [RISE_EXPAND] = { .id = "expand", .name = N_("Expand"), .words = N_("expand|ex"), .icon = "rise-action-expand" },
  [RISE_UPGRADE] = { .id = "upgrade", .name = N_("Brewery Upgrade"), .words = N_("brewery upgrade|upgrade"),
    .icon = "rise-action-upgrade" },
  [RISE_BUILD] = { .id = "build", .name = N_("Build Brewery"), .words = N_("build brewery|build"),
    .icon = "rise-action-build" },
  [RISE_TRIBUTE] = { .id = "tribute", .name = N_("Dragon Tribute"), .words = N_("dragon tribute|tribute"),
    .icon = "rise-action-tribute" },
  [RISE_THUGS] = { .id = "thugs", .name = N_("Employ Thugs"), .words = N_("employ thugs|thugs"),
    .icon = "rise-action-thugs" },
  [RISE_BARD] = { .id = "bard", .name = N_("Hire Bard"), .words = N_("hire bard|bard"), .icon = "rise-action-bard" },
  [RISE_ORCTOBERFEST] = { .id = "orctoberfest", .name = N_("Orctoberfest"), .words = N_("orctoberfest|orc"),
    .icon = "rise-action-orct" },
  [RISE_TAVERN] = { .id = "tavern", .name = N_("Tavern Sales"), .words = N_("tavern sales|tavern"),
    .icon = "rise-action-tavern" },
  [RISE_BREW] = { .id = "brew", .name = N_("Brew Beer"), .words = N_("brew beer|brew"), .icon = "rise-beer" },
};

const GnValue rise_union_values[RISE_N_UNION] = {
  [RISE_U_DELIVERY] = { .id = "delivery", .name = N_("Barrel Delivery"), .words = N_("barrel delivery|delivery|bd"),
    .icon = "rise-action-delivery" },
  [RISE_U_FESTIVAL] = { .id = "festival", .name = N_("Brew Festival"), .words = N_("brew festival|festival|bf"),
    .icon = "rise-action-festival" },
  [RISE_U_COMPETITION] = { .id = "competition", .name = N_("Beer Competition"),
    .words = N_("beer competition|competition|bc"), .icon = "rise-action-competition" },
  [RISE_U_EXPAND] = { .id = "expand", .name = N_("Expand"), .words = N_("expand|ex"), .icon = "rise-action-expand" },
  [RISE_U_IMMIGRATION] = { .id = "immigration", .name = N_("Immigration"), .words = N_("immigration|im"),
    .icon = "rise-action-immigrate" },
  [RISE_U_CARAVAN] = { .id = "caravan", .name = N_("Caravan"), .words = N_("caravan|ca"),
    .icon = "rise-action-caravan" },
  [RISE_U_POINTS] = { .id = "victory-point", .name = N_("Victory Point"), .words = N_("victory point|victory|vp"),
    .icon = "rise-points" },
};

const GnValue rise_way_values[RISE_N_WAYS] = {
  [RISE_WAY_MOVE] = { .id = "move", .name = N_("Move"), .words = N_("move|m") },
  [RISE_WAY_FLY] = { .id = "fly", .name = N_("Fly"), .words = N_("fly|f") },
};

const GnValue rise_colour_values[RISE_N_COLOURS] = {
  [RISE_COLOUR_RED] = { .id = "red", .name = N_("red"), .words = N_("red") },
  [RISE_COLOUR_BLUE] = { .id = "blue", .name = N_("blue"), .words = N_("blue") },
  [RISE_COLOUR_GREEN] = { .id = "green", .name = N_("green"), .words = N_("green") },
  [RISE_COLOUR_PURPLE] = { .id = "purple", .name = N_("purple"), .words = N_("purple") },
  [RISE_COLOUR_YELLOW] = { .id = "yellow", .name = N_("yellow"), .words = N_("yellow") },
};

/* Translators: kinds of allies */
const GnValue rise_kind_values[RISE_N_KINDS] = {
  [RISE_KIND_REWARD] = { .id = "reward", .name = N_("reward"), .words = N_("reward") },
  [RISE_KIND_UPGRADE] = { .id = "upgrade", .name = N_("upgrade"), .words = N_("upgrade") },
  [RISE_KIND_ACTION] = { .id = "action", .name = N_("action"), .words = N_("action") },
  [RISE_KIND_ABILITY] = { .id = "ability", .name = N_("ability"), .words = N_("ability") },
};

const GnValue rise_space_kind_values[RISE_N_SPACE_KINDS] = {
  [RISE_SPACELESS] = { .id = "none", .name = N_("no space"), .words = N_("no space") },
  [RISE_SINGLE] = { .id = "single", .name = N_("a space for one meeple"), .words = N_("single|round") },
  [RISE_MULTIPLE] = { .id = "multiple", .name = N_("a space for any number"), .words = N_("multiple|oval") },
};

const GnValue rise_turn_values[RISE_TURNS] = {
  { .id = "turn-1", .name = "1", .words = "1" }, { .id = "turn-2", .name = "2", .words = "2" },
  { .id = "turn-3", .name = "3", .words = "3" }, { .id = "turn-4", .name = "4", .words = "4" },
  { .id = "turn-5", .name = "5", .words = "5" },
};

const GnValue rise_box_kind_values[RISE_N_BOX_KINDS] = {
  [RISE_BOX_BREWERY] = { .id = "brewery", .name = N_("brewery box"), .words = N_("brewery") },
  [RISE_BOX_CUSTOMERS] = { .id = "customers", .name = N_("customer box"), .words = N_("customers") },
};

/* Translators: the source of a value in a component set */
const GnValue rise_mark_values[RISE_N_MARKS] = {
  [RISE_MARK_ENTERED] = { .id = "entered", .name = N_("as printed"), .words = N_("printed") },
  [RISE_MARK_STATED] = { .id = "stated", .name = N_("as the rule book states"), .words = N_("stated") },
  [RISE_MARK_PARTLY] = { .id = "partly", .name = N_("partly a placeholder"), .words = N_("partly") },
  [RISE_MARK_PLACEHOLDER] = { .id = "placeholder", .name = N_("placeholder"), .words = N_("placeholder") },
};

const GnValue rise_counter_values[RISE_N_COUNTERS] = {
  [RISE_C_BUILT] = { .id = "built", .name = N_("tiles occupied, with a brewery of one’s own"), .words = N_("built") },
  [RISE_C_CONTROLLED] = { .id = "controlled", .name = N_("tiles controlled"), .words = N_("controlled") },
  [RISE_C_OCCUPIED] = { .id = "occupied", .name = N_("tiles occupied"), .words = N_("occupied") },
  [RISE_C_RED_ZONE] = { .id = "red-zone", .name = N_("tiles of the red zone occupied"), .words = N_("red zone") },
  [RISE_C_LANDS] = { .id = "lands", .name = N_("different types among the tiles controlled"),
    .words = N_("different types") },
  [RISE_C_CUBES] = { .id = "cubes", .name = N_("customer cubes on the map"), .words = N_("cubes") },
  [RISE_C_BREWERIES] = { .id = "breweries", .name = N_("breweries on the map"), .words = N_("breweries") },
  [RISE_C_UPGRADES] = { .id = "upgrades", .name = N_("upgrade tokens on slots"), .words = N_("upgrades") },
  [RISE_C_PRODUCTION] = { .id = "production", .name = N_("production"), .words = N_("production") },
  [RISE_C_GOODS] = { .id = "goods", .name = N_("beer and gold in hand"), .words = N_("goods") },
  [RISE_C_GOLD] = { .id = "gold", .name = N_("gold in hand"), .words = N_("gold") },
  [RISE_C_BEER] = { .id = "beer", .name = N_("beer in hand"), .words = N_("beer") },
  [RISE_C_ALLIES] = { .id = "allies", .name = N_("allies"), .words = N_("allies") },
  [RISE_C_BOATS] = { .id = "boats", .name = N_("boats on the map"), .words = N_("boats") },
  [RISE_C_TEXT] = { .id = "text", .name = N_("a text"), .words = N_("text") },
};
