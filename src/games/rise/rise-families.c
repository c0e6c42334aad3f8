/* rise-families.c: component families of Rise of the Gnomes and the vocabulary of their effects (8.1, 8.2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

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

G_STATIC_ASSERT (G_N_ELEMENTS (actions) == G_N_ELEMENTS (actions_titles) + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (boosts) == G_N_ELEMENTS (boosts_titles) + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (wheres) == G_N_ELEMENTS (wheres_titles) + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (types) == G_N_ELEMENTS (types_titles) + 1);

#define COUNT(least, most) \
  { .id = "n", .title = N_("How many"), .kind = GN_PARAM_NUMBER, .min = (least), .max = (most), .needed = TRUE }
#define WORD(key, label, list) \
  { .id = (key), .title = (label), .kind = GN_PARAM_WORD, .words = (list), .titles = list##_titles, .needed = TRUE }
#define THEN { .id = "then", .title = N_("Then"), .kind = GN_PARAM_LIST, .needed = TRUE }

const GnEffectWord rise_vocabulary[] = {
  [RISE_E_VP] = { "vp", N_("Points"), { COUNT (1, 20) } },
  [RISE_E_GOLD] = { "gold", N_("Gold"), { COUNT (1, 20) } },
  [RISE_E_BEER] = { "beer", N_("Beer"), { COUNT (1, 20) } },
  [RISE_E_PRODUCTION] = { "production", N_("Production"), { COUNT (-9, 9) } },
  [RISE_E_TOKEN] = { "upgrade-token", N_("Upgrade tokens from the supply"), { COUNT (1, 4) } },
  [RISE_E_BOAT] = { "build-boat", N_("Builds a boat"), { { 0 } } },
  [RISE_E_ADD] = { "add", N_("Adds own cubes"), { COUNT (1, 10), WORD ("where", N_("Where"), wheres) } },
  [RISE_E_REMOVE] = { "gnome-remove", N_("Removes Gnome cubes"), { COUNT (1, 10) } },
  [RISE_E_DRAGON] = { "move-dragon", N_("Moves the dragon"), { COUNT (1, 6) } },
  [RISE_E_MEEPLE] = { "meeple", N_("More meeples"), { COUNT (1, 3) } },
  [RISE_E_BOOST] = { "boost", N_("Makes an action better"),
    { WORD ("action", N_("Action"), actions), WORD ("what", N_("What of it"), boosts), COUNT (-9, 9) } },
  [RISE_E_BUILD_ON] = { "build-on", N_("Allows breweries on"), { WORD ("type", N_("Type"), types) } },
  [RISE_E_SECOND_BREWERY] = { "second-brewery", N_("Two breweries in a tile"), { { 0 } } },
  [RISE_E_BRIBE] = { "bribe-discount", N_("Bribes the dragon for less"), { COUNT (1, 9) } },
  [RISE_E_FIREPROOF] = { "fireproof", N_("The dragon takes no brewery"), { { 0 } } },
  [RISE_E_PHASE_5] = { "phase-5", N_("After scoring, every turn"), { THEN } },
  [RISE_E_IF_OCCUPIES] = { "if-occupies", N_("Only while occupying"), { WORD ("type", N_("Type"), types), THEN } },
  [RISE_E_TEXT] = { "free-text", N_("Read aloud"),
    { { .id = "text", .title = N_("Text"), .kind = GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};

/* ---- Printed attributes (8.1) -------------------------------------------------------- */

#define NUMBER(key, label, least, most, ...) \
  { .id = key, .title = label, .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = least, .max = most, \
    __VA_ARGS__ }
#define NUMBERS(key, label, least, most) \
  { .id = key, .title = label, .kind = GN_ATTR_LIST, .domain = GN_DOMAIN_NUMBER, .min = least, .max = most, \
    .nullable = TRUE }
#define THING(key, label, dom, ...) { .id = key, .title = label, .kind = GN_ATTR_THING, .domain = dom, __VA_ARGS__ }
#define THINGS(key, label, dom, most) \
  { .id = key, .title = label, .kind = GN_ATTR_LIST, .domain = dom, .max = most, .nullable = TRUE, .ordered = TRUE }
#define EFFECTS(key, label, ...) \
  { .id = key, .title = label, .kind = GN_ATTR_EFFECTS, .vocabulary = rise_vocabulary, __VA_ARGS__ }
#define COPIES NUMBER ("copies", N_("Copies in the box"), 1, 20, .optional = TRUE)
/* Only components with a printed name have this attribute; all others are named after what they are. */
#define NAME { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT }
#define MARK THING ("mark", N_("Where it is from"), RISE_DOMAIN_MARK, .optional = TRUE, .aside = TRUE)
/* The brewer space of an ally or upgrade; empty if it has none */
#define SPACE \
  THING ("space", N_("Own space"), RISE_DOMAIN_SPACE_KIND, .optional = TRUE), \
  NUMBER ("space-beer", N_("Beer for the space"), 0, 20, .optional = TRUE), \
  NUMBER ("space-gold", N_("Gold for the space"), 0, 20, .optional = TRUE), \
  EFFECTS ("space-effects", N_("What the space does"), .optional = TRUE)

static const GnAttr tile_attrs[] = {
  THING ("type", N_("Type"), RISE_DOMAIN_TYPE, .names = GN_NAMES_NUMBERED),
  THING ("icon", N_("Icon"), RISE_DOMAIN_ICON, .nullable = TRUE),
  COPIES, MARK,
  { NULL }
};
static const GnAttr action_attrs[] = {
  THING ("action", N_("Action"), RISE_DOMAIN_ACTION, .names = GN_NAMES_IT),
  NUMBERS ("prices", N_("Beer of its spaces, top to bottom"), 0, 20),
  COPIES, MARK,
  { NULL }
};
static const GnAttr ally_attrs[] = {
  NAME,
  THING ("kind", N_("Kind"), RISE_DOMAIN_KIND, .nullable = TRUE),
  NUMBER ("vp", N_("Points"), 0, 20, .nullable = TRUE),
  EFFECTS ("effects", N_("What it does"), .nullable = TRUE),
  SPACE,
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT },
  { .id = "icon", .title = N_("Picture"), .kind = GN_ATTR_TEXT },
  MARK,
  { NULL }
};
static const GnAttr gnome_attrs[] = {
  THING ("way", N_("Dragon: move or fly"), RISE_DOMAIN_WAY, .nullable = TRUE),
  THING ("to", N_("Dragon: to which type"), RISE_DOMAIN_TYPE, .nullable = TRUE),
  THING ("primary", N_("Primary action"), RISE_DOMAIN_UNION, .nullable = TRUE, .names = GN_NAMES_NUMBERED),
  THINGS ("primary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THING ("secondary", N_("Secondary action"), RISE_DOMAIN_UNION, .nullable = TRUE),
  THINGS ("secondary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THING ("tertiary", N_("Tertiary action"), RISE_DOMAIN_UNION, .nullable = TRUE),
  THINGS ("tertiary-types", N_("Its types, left to right"), RISE_DOMAIN_TYPE, RISE_LIST),
  THINGS ("icons", N_("Order of the icons"), RISE_DOMAIN_ICON, RISE_N_ICONS),
  MARK,
  { NULL }
};
static const GnAttr judge_attrs[] = {
  NAME,
  THING ("counts", N_("What it counts"), RISE_DOMAIN_COUNTER, .nullable = TRUE),
  { .id = "types", .title = N_("Of which types"), .kind = GN_ATTR_LIST, .domain = RISE_DOMAIN_TYPE, .max = RISE_N_TYPES,
    .optional = TRUE },
  NUMBERS ("steps", N_("From how many"), 0, 99),
  NUMBERS ("points", N_("Points for each step"), 0, 30),
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT },
  MARK,
  { NULL }
};
static const GnAttr upgrade_attrs[] = {
  NAME,
  EFFECTS ("effects", N_("What it does"), .nullable = TRUE),
  SPACE,
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT },
  { .id = "icon", .title = N_("Picture"), .kind = GN_ATTR_TEXT },
  MARK,
  { NULL }
};
static const GnAttr board_attrs[] = {
  NAME,
  THING ("colour", N_("Colour"), RISE_DOMAIN_COLOUR),
  THING ("start", N_("Start tile"), RISE_DOMAIN_TYPE, .nullable = TRUE),
  NUMBER ("beer", N_("Beer at the start"), 0, 20, .nullable = TRUE),
  NUMBER ("gold", N_("Gold at the start"), 0, 50, .nullable = TRUE),
  NUMBER ("cubes", N_("Cubes at the start"), 0, RISE_CUBES, .nullable = TRUE),
  NUMBER ("lowest", N_("Lowest production"), 0, 30, .nullable = TRUE),
  NUMBER ("highest", N_("Highest production"), 1, 40, .nullable = TRUE),
  NUMBERS ("rows", N_("Last values of the production rows"), 1, 40),
  NUMBERS ("row-vp", N_("Points of the rows"), 0, 9),
  NUMBERS ("row-gold", N_("Gold of the rows"), 0, 9),
  NUMBERS ("box-vp", N_("Points of the brewery boxes, from the top"), 0, 9),
  NUMBERS ("box-gold", N_("Gold of the brewery boxes"), 0, 9),
  NUMBERS ("box-production", N_("Brewery boxes with a production icon"), 1, RISE_BREWERIES),
  NUMBERS ("box-upgrade", N_("Brewery boxes with an upgrade token"), 1, RISE_BREWERIES),
  NUMBERS ("customer-vp", N_("Points of the customer boxes, from the left"), 0, 9),
  NUMBERS ("customer-gold", N_("Gold of the customer boxes"), 0, 9),
  THINGS ("slots", N_("Upgrades, slot by slot"), RISE_DOMAIN_UPGRADE, RISE_SLOTS),
  EFFECTS ("effects", N_("Race power"), .nullable = TRUE),
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT },
  MARK,
  { NULL }
};
static const GnAttr space_attrs[] = {
  THING ("action", N_("Action"), RISE_DOMAIN_ACTION, .names = GN_NAMES_IT),
  NUMBER ("price", N_("Price"), 0, 20, .nullable = TRUE),
  NUMBER ("singles", N_("Round spaces, for one meeple each"), 0, RISE_SPACES_MAX, .nullable = TRUE),
  NUMBER ("multiples", N_("Oval spaces, for any number"), 0, 1, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr box_attrs[] = {
  THING ("kind", N_("Kind"), RISE_DOMAIN_BOX_KIND, .names = GN_NAMES_NUMBERED),
  NUMBER ("vp", N_("Points"), 0, 20, .nullable = TRUE),
  NUMBER ("gold", N_("Gold"), 0, 20, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr level_attrs[] = {
  NUMBER ("vp", N_("Points each turn"), -9, 9, .nullable = TRUE),
  MARK,
  { NULL }
};
static const GnAttr turn_attrs[] = {
  NUMBER ("bribe", N_("Bribe"), 0, 20, .nullable = TRUE),
  NUMBER ("fill", N_("Cubes that fill the dragon"), 0, 20, .nullable = TRUE),
  /* The rulebook gives these for every turn (RISE-146), so nobody has to enter them. */
  NUMBER ("cards", N_("Gnome cards"), 0, 20, .optional = TRUE, .fixed = TRUE),
  MARK,
  { NULL }
};

static const GnAttr zone_attrs[] = {
  NAME,
  { .id = "places", .title = N_("Its places"), .kind = GN_ATTR_LIST, .domain = RISE_DOMAIN_TILE, .max = 12,
    .nullable = TRUE },
  MARK,
  { NULL }
};

const GnFamily rise_families[] = {
  [RISE_FAMILY_TILES] = { "tiles", N_("Tiles"), N_("tile"), "cards", tile_attrs, RISE_TILES_MAX, 37,
    N_("The box: you lay tiles out and say what they show. The app: Gnomon deals them and turns them over."),
    "copies" },
  [RISE_FAMILY_ACTIONS] = { "actions", N_("Action cards"), N_("action card"), "cards", action_attrs,
    RISE_ACTIONS_MAX, 10, N_("The box: you lay out eight of ten each turn. The app: Gnomon shuffles them."), "copies" },
  [RISE_FAMILY_ALLIES] = { "allies", N_("Allies"), N_("ally"), "cards", ally_attrs, RISE_ALLIES_MAX, 38,
    N_("The box: you turn up allies and say which came. The app: Gnomon deals them.") },
  [RISE_FAMILY_GNOMES] = { "gnomes", N_("Gnome cards"), N_("Gnome card"), "cards", gnome_attrs, RISE_GNOMES_MAX, 50,
    N_("The box: you turn up cards and say what they show. The app: Gnomon shuffles them, "
        "and shows each hand to its player alone.") },
  [RISE_FAMILY_JUDGES] = { "judges", N_("Judges"), N_("judge"), "cards", judge_attrs, RISE_JUDGES_MAX, 18,
    N_("The box: players keep their judges to themselves. The app: Gnomon deals them "
        "and shows each to its player alone.") },
  [RISE_FAMILY_UPGRADES] = { "upgrades", N_("Brewery upgrades"), N_("upgrade"), "board", upgrade_attrs,
    RISE_UPGRADES_MAX, 8, N_("What is printed beside the upgrade slots of the player boards.") },
  [RISE_FAMILY_BOARDS] = { "boards", N_("Player boards"), N_("player board"), "board", board_attrs, RISE_BOARDS_MAX, 10,
    N_("What is printed on the ten sides of the five player boards.") },
  [RISE_FAMILY_SPACES] = { "spaces", N_("Action board"), N_("space"), "board", space_attrs,
    RISE_N_ACTIONS - RISE_N_CARD_ACTIONS, 8,
    N_("Which actions have round and which have oval spaces, and what they cost."), .preset = TRUE },
  [RISE_FAMILY_BOXES] = { "boxes", N_("Gnome board"), N_("box of the Gnome board"), "board", box_attrs,
    RISE_BOXES_MAX, 9, N_("What the boxes of the Gnome board pay when they are empty.") },
  [RISE_FAMILY_LEVELS] = { "levels", N_("Difficulty levels"), N_("level"), "board", level_attrs, RISE_LEVELS, 7,
    N_("What each level gives the Gnomes every turn."), .preset = TRUE },
  [RISE_FAMILY_TURNS] = { "turns", N_("Score board"), N_("game turn"), "board", turn_attrs, RISE_TURNS, 5,
    N_("The dragon’s bribe and fill in each turn.") },
  [RISE_FAMILY_ZONES] = { "zones", N_("Red zones"), N_("red zone"), "board", zone_attrs, RISE_ZONES_MAX, 0,
    N_("Other places for the face-down tiles: six for two players, twelve for three."), .preset = TRUE },
  [RISE_FAMILY_LOTS] = { "lots", N_("Lots"), N_("lot"), "dice", NULL, 0, 0, N_("Who begins, if nobody was chosen.") },
  { NULL }
};
