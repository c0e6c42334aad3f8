/* rise-families.c: component families of Rise of the Gnomes and the vocabulary of their effects (8.1, 8.2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- The effect vocabulary (8.2.1) ------------------------------------------------ */

/* In the order of the enumerations in rise-set.h. The first list of each pair is for files, the second for people. */
static const char *const actions[] = {
  "delivery", "competition", "festival", "caravan", "expand", "upgrade", "build", "tribute", "thugs", "bard",
  "orctoberfest", "tavern", "brew", NULL
};
static const char *const actions_titles[] = {
  N_("Barrel Delivery"), N_("Beer Competition"), N_("Brew Festival"), N_("Caravan"), N_("Expand"),
  N_("Brewery Upgrade"), N_("Build Brewery"), N_("Dragon Tribute"),
  N_("Employ Thugs"), N_("Hire Bard"), N_("Orctoberfest"), N_("Tavern Sales"), N_("Brew Beer")
};
static const char *const boosts[] = { "cubes", "removals", "additions", "moved", "beer", "gold", "price", NULL };
/* Translators: in a list of choices: the figure of an action that grows; the number is shown beside it */
static const char *const boosts_titles[] = {
  N_("cubes"), N_("cubes to remove"), N_("cubes to add"), N_("cubes to move"), N_("beer"), N_("gold"), N_("price")
};
static const char *const wheres[] = { "occupied", "adjacent", NULL };
/* Translators: in a list of choices: where a player's own cubes may be added */
static const char *const wheres_titles[] = { N_("where own cubes or breweries are"),
                                             N_("next to own cubes or breweries") };
static const char *const types[] = { "dragonkeep", "plains", "swamp", "forest", "highland", "mountain", "desert", "sea",
                                     "lair", NULL };
static const char *const types_titles[] = {
  N_("Dragonkeep"), N_("Plains"), N_("Swamp"), N_("Forest"), N_("Highland"), N_("Mountain"), N_("Desert"), N_("Sea"),
  N_("Sea Lair")
};

AS_MANY_TITLES (actions);
AS_MANY_TITLES (boosts);
AS_MANY_TITLES (wheres);
AS_MANY_TITLES (types);

#define COUNT(least, most) NUMBER_PARAM ("n", N_("How many"), least, most, .needed = TRUE)
#define WORD(id, title, list) WORD_PARAM (id, title, list, .needed = TRUE)
#define THEN { "then", N_("Then"), GN_PARAM_LIST, .needed = TRUE }

const GnEffectWord rise_vocabulary[] = {
  [RISE_E_VP] = { "vp", N_("Points"), { COUNT (1, 20) } },
  [RISE_E_GOLD] = { "gold", N_("Gold"), { COUNT (1, 20) } },
  [RISE_E_BEER] = { "beer", N_("Beer"), { COUNT (1, 20) } },
  [RISE_E_PRODUCTION] = { "production", N_("Production"), { COUNT (-9, 9) } },
  [RISE_E_TOKEN] = { "upgrade-token", N_("Upgrade tokens from the supply"), { COUNT (1, 4) } },
  [RISE_E_BOAT] = { "build-boat", N_("Builds a boat"), { { 0 } } },
  [RISE_E_ADD] = { "add", N_("Adds cubes of the player"), { COUNT (1, 10), WORD ("where", N_("Where"), wheres) } },
  [RISE_E_REMOVE] = { "gnome-remove", N_("Removes Gnome cubes"), { COUNT (1, 10) } },
  [RISE_E_DRAGON] = { "move-dragon", N_("Moves the dragon"), { COUNT (1, 6) } },
  [RISE_E_MEEPLE] = { "meeple", N_("More meeples"), { COUNT (1, 3) } },
  [RISE_E_BOOST] = { "boost", N_("Makes an action better"),
    { WORD ("action", N_("Action"), actions), WORD ("what", N_("Improvement"), boosts), COUNT (-9, 9) } },
  [RISE_E_BUILD_ON] = { "build-on", N_("Allows breweries on"), { WORD ("type", N_("Type"), types) } },
  [RISE_E_SECOND_BREWERY] = { "second-brewery", N_("Two breweries on a tile"), { { 0 } } },
  [RISE_E_BRIBE] = { "bribe-discount", N_("Bribes the dragon for less"), { COUNT (1, 9) } },
  [RISE_E_FIREPROOF] = { "fireproof", N_("The dragon takes no brewery"), { { 0 } } },
  [RISE_E_PHASE_5] = { "phase-5", N_("After scoring, every turn"), { THEN } },
  [RISE_E_IF_OCCUPIES] = { "if-occupies", N_("Only while occupying"), { WORD ("type", N_("Type"), types), THEN } },
  [RISE_E_TEXT] = { "free-text", N_("Read aloud"),
    { { "text", N_("Text"), GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};

/* ---- Printed attributes (8.1) -------------------------------------------------------- */

#define THINGS(id, title, of, most) LIST_ATTR (id, title, of, most, .nullable = TRUE, .ordered = TRUE)
#define COPIES NUMBER_ATTR ("copies", N_("Copies in the box"), 1, 20, .usual = TRUE, .optional = TRUE)
/* Only components with a printed name have this attribute; all others are named after what they are. */
#define NAME TEXT_ATTR ("name", N_("Name"))
#define MARK THING_ATTR ("mark", N_("Where it is from"), RISE_DOMAIN_MARK, .optional = TRUE, .aside = TRUE)
/* The brewer space of an ally or upgrade; empty if it has none */
#define SPACE \
  THING_ATTR ("space", N_("Space for meeples"), RISE_DOMAIN_SPACE_KIND, .optional = TRUE), \
  NUMBER_ATTR ("space-beer", N_("Beer for the space"), 0, 20, .optional = TRUE), \
  NUMBER_ATTR ("space-gold", N_("Gold for the space"), 0, 20, .optional = TRUE), \
  EFFECTS_ATTR ("space-effects", N_("Effect of the space"), rise_vocabulary, .optional = TRUE)

static const GnAttr tile_attrs[] = {
  THING_ATTR ("type", N_("Type"), RISE_DOMAIN_TYPE, .names = GN_NAMES_NUMBERED),
  THING_ATTR ("icon", N_("Icon"), RISE_DOMAIN_ICON, .nullable = TRUE),
  COPIES, MARK,
  { NULL }
};
static const GnAttr action_attrs[] = {
  THING_ATTR ("action", N_("Action"), RISE_DOMAIN_ACTION, .names = GN_NAMES_IT),
  LIST_ATTR ("prices", N_("Beer of its spaces, top to bottom"), GN_DOMAIN_NUMBER, 20, .nullable = TRUE),
  COPIES, MARK,
  { NULL }
};
static const GnAttr ally_attrs[] = {
  NAME,
  THING_ATTR ("kind", N_("Kind"), RISE_DOMAIN_KIND, .nullable = TRUE),
  NUMBER_ATTR ("vp", N_("Points"), 0, 20, .nullable = TRUE),
  EFFECTS_ATTR ("effects", N_("Effect"), rise_vocabulary, .nullable = TRUE),
  SPACE,
  TEXT_ATTR ("text", N_("Text")),
  TEXT_ATTR ("icon", N_("Picture")),
  MARK,
  { NULL }
};
static const GnAttr gnome_attrs[] = {
  THING_ATTR ("way", N_("Dragon: move or fly"), RISE_DOMAIN_WAY, .nullable = TRUE),
  THING_ATTR ("to", N_("Dragon: to which type"), RISE_DOMAIN_TYPE, .nullable = TRUE),
  THING_ATTR ("primary", N_("Primary action"), RISE_DOMAIN_UNION, .nullable = TRUE, .names = GN_NAMES_NUMBERED),
  THINGS ("primary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THING_ATTR ("secondary", N_("Secondary action"), RISE_DOMAIN_UNION, .nullable = TRUE),
  THINGS ("secondary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THING_ATTR ("tertiary", N_("Tertiary action"), RISE_DOMAIN_UNION, .nullable = TRUE),
  THINGS ("tertiary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THINGS ("icons", N_("Order of the icons"), RISE_DOMAIN_ICON, RISE_N_ICONS),
  MARK,
  { NULL }
};
static const GnAttr judge_attrs[] = {
  NAME,
  THING_ATTR ("counts", N_("What it counts"), RISE_DOMAIN_COUNTER, .nullable = TRUE),
  LIST_ATTR ("types", N_("Of which types"), RISE_DOMAIN_TYPE, RISE_N_TYPES, .optional = TRUE),
  LIST_ATTR ("steps", N_("From how many"), GN_DOMAIN_NUMBER, 99, .nullable = TRUE),
  LIST_ATTR ("points", N_("Points for each step"), GN_DOMAIN_NUMBER, 30, .nullable = TRUE),
  TEXT_ATTR ("text", N_("Text")),
  MARK,
  { NULL }
};
static const GnAttr upgrade_attrs[] = {
  NAME,
  EFFECTS_ATTR ("effects", N_("Effect"), rise_vocabulary, .nullable = TRUE),
  SPACE,
  TEXT_ATTR ("text", N_("Text")),
  TEXT_ATTR ("icon", N_("Picture")),
  MARK,
  { NULL }
};
static const GnAttr board_attrs[] = {
  NAME,
  THING_ATTR ("colour", N_("Color"), RISE_DOMAIN_COLOUR),
  THING_ATTR ("start", N_("Start tile"), RISE_DOMAIN_TYPE, .nullable = TRUE),
  NUMBER_ATTR ("beer", N_("Beer at the start"), 0, 20, .nullable = TRUE),
  NUMBER_ATTR ("gold", N_("Gold at the start"), 0, 50, .nullable = TRUE),
  NUMBER_ATTR ("cubes", N_("Cubes at the start"), 0, RISE_CUBES, .nullable = TRUE),
  NUMBER_ATTR ("lowest", N_("Lowest production"), 0, 30, .nullable = TRUE),
  NUMBER_ATTR ("highest", N_("Highest production"), 1, 40, .nullable = TRUE),
  LIST_ATTR ("rows", N_("Last values of the production rows"), GN_DOMAIN_NUMBER, 40, .min = 1, .nullable = TRUE),
  LIST_ATTR ("row-vp", N_("Points of the rows"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  LIST_ATTR ("row-gold", N_("Gold of the rows"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  LIST_ATTR ("box-vp", N_("Points of the brewery boxes, from the top"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  LIST_ATTR ("box-gold", N_("Gold of the brewery boxes"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  LIST_ATTR ("box-production", N_("Brewery boxes with a production icon"), GN_DOMAIN_NUMBER, RISE_BREWERIES, .min = 1,
             .nullable = TRUE),
  LIST_ATTR ("box-upgrade", N_("Brewery boxes with an upgrade token"), GN_DOMAIN_NUMBER, RISE_BREWERIES, .min = 1,
             .nullable = TRUE),
  LIST_ATTR ("customer-vp", N_("Points of the customer boxes, from the left"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  LIST_ATTR ("customer-gold", N_("Gold of the customer boxes"), GN_DOMAIN_NUMBER, 9, .nullable = TRUE),
  THINGS ("slots", N_("Upgrades, slot by slot"), RISE_DOMAIN_UPGRADE, RISE_SLOTS),
  EFFECTS_ATTR ("effects", N_("Race power"), rise_vocabulary, .nullable = TRUE),
  TEXT_ATTR ("text", N_("Text")),
  MARK,
  { NULL }
};
static const GnAttr space_attrs[] = {
  THING_ATTR ("action", N_("Action"), RISE_DOMAIN_ACTION, .names = GN_NAMES_IT),
  NUMBER_ATTR ("price", N_("Price"), 0, 20, .nullable = TRUE),
  NUMBER_ATTR ("singles", N_("Round spaces, for one meeple each"), 0, RISE_SPACES_MAX, .nullable = TRUE),
  NUMBER_ATTR ("multiples", N_("Oval spaces, for any number"), 0, 1, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr box_attrs[] = {
  THING_ATTR ("kind", N_("Kind"), RISE_DOMAIN_BOX_KIND, .names = GN_NAMES_NUMBERED),
  NUMBER_ATTR ("vp", N_("Points"), 0, 20, .nullable = TRUE),
  NUMBER_ATTR ("gold", N_("Gold"), 0, 20, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr level_attrs[] = {
  NUMBER_ATTR ("vp", N_("Points each turn"), -9, 9, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr turn_attrs[] = {
  NUMBER_ATTR ("bribe", N_("Bribe"), 0, 20, .nullable = TRUE),
  NUMBER_ATTR ("fill", N_("Cubes that fill the dragon"), 0, 20, .nullable = TRUE),
  /* The rulebook gives these for every turn (RISE-146), so nobody has to enter them. */
  NUMBER_ATTR ("cards", N_("Gnome cards"), 0, 20, .optional = TRUE, .fixed = TRUE),
  MARK,
  { NULL }
};

static const GnAttr zone_attrs[] = {
  NAME,
  LIST_ATTR ("places", N_("Its places"), RISE_DOMAIN_TILE, 12, .nullable = TRUE),
  MARK,
  { NULL }
};

const GnFamily rise_families[] = {
  [RISE_FAMILY_TILES] = { "tiles", N_("Tiles"), N_("tile"), "cards", tile_attrs, RISE_TILES_MAX, 37,
    N_("The box: you lay out tiles and enter them. Gnomon: it deals them and turns them over."),
    "copies" },
  [RISE_FAMILY_ACTIONS] = { "actions", N_("Action cards"), N_("action card"), "cards", action_attrs,
    RISE_ACTIONS_MAX, 10, N_("The box: you lay out eight of ten each turn. Gnomon: it shuffles them."), "copies" },
  [RISE_FAMILY_ALLIES] = { "allies", N_("Allies"), N_("ally"), "cards", ally_attrs, RISE_ALLIES_MAX, 38,
    N_("The box: you turn up allies and enter them. Gnomon: it deals them.") },
  [RISE_FAMILY_GNOMES] = { "gnomes", N_("Gnome cards"), N_("Gnome card"), "cards", gnome_attrs, RISE_GNOMES_MAX, 50,
    N_("The box: you turn up cards and enter what they show. Gnomon: it shuffles them and shows each hand only to "
       "its player.") },
  [RISE_FAMILY_JUDGES] = { "judges", N_("Judges"), N_("judge"), "cards", judge_attrs, RISE_JUDGES_MAX, 18,
    N_("The box: players keep their judges to themselves. Gnomon: it deals them and shows each only to its player.") },
  [RISE_FAMILY_UPGRADES] = { "upgrades", N_("Brewery upgrades"), N_("upgrade"), "board", upgrade_attrs,
    RISE_UPGRADES_MAX, 8, N_("The effects beside the upgrade slots of the player boards.") },
  [RISE_FAMILY_BOARDS] = { "boards", N_("Player boards"), N_("player board"), "board", board_attrs, RISE_BOARDS_MAX, 10,
    N_("The values on the ten sides of the five player boards.") },
  [RISE_FAMILY_SPACES] = { "spaces", N_("Action board"), N_("space"), "board", space_attrs,
    RISE_N_ACTIONS - RISE_N_CARD_ACTIONS, 8,
    N_("The actions with round and with oval spaces, and their costs."), .preset = TRUE },
  [RISE_FAMILY_BOXES] = { "boxes", N_("Gnome board"), N_("box of the Gnome board"), "board", box_attrs,
    RISE_BOXES_MAX, 9, N_("The pay of each empty box of the Gnome board.") },
  [RISE_FAMILY_LEVELS] = { "levels", N_("Difficulty levels"), N_("level"), "board", level_attrs, RISE_LEVELS, 7,
    N_("The Gnomes’ gain each turn, by level."), .preset = TRUE },
  [RISE_FAMILY_TURNS] = { "turns", N_("Score board"), N_("game turn"), "board", turn_attrs, RISE_TURNS, 5,
    N_("The dragon’s bribe and fill in each turn.") },
  [RISE_FAMILY_ZONES] = { "zones", N_("Red zones"), N_("red zone"), "board", zone_attrs, RISE_ZONES_MAX, 0,
    N_("Other places for the face-down tiles: six for two players, twelve for three."), .preset = TRUE },
  [RISE_FAMILY_LOTS] = { "lots", N_("Random draws"), N_("random draw"), "dice", NULL, 0, 0,
    N_("The starting player, if none was chosen.") },
  { NULL }
};
