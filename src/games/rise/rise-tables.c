/* rise-tables.c: options, domains and state members of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) --------------------------------------------------------- */

#define PAIR(name, first, label, second, other) \
  static const GnChoice name[] = { { first, label, NULL }, { second, other, NULL }, { NULL } }

static const GnChoice modes[] = {
  { "competitive", N_("Competitive"),
    N_("Everybody against everybody and the Gnomes; Gnome cards come off the deck.") },
  { "cutthroat", N_("Cutthroat"), N_("Players hold Gnome cards and choose where they strike.") },
  { "cooperative", N_("Cooperative"), N_("Not in these rules: they stand in another booklet.") },
  { "solo", N_("Solo"), N_("Not in these rules: they stand in another booklet.") }, { NULL }
};
static const GnChoice levels[] = {
  { "suggested", N_("As suggested for so many players"), NULL }, { "level-1", N_("Level 1, easiest"), NULL },
  { "level-2", N_("Level 2: Easy"), NULL }, { "level-3", N_("Level 3"), NULL }, { "level-4", N_("Level 4"), NULL },
  { "level-5", N_("Level 5"), NULL }, { "level-6", N_("Level 6"), NULL },
  { "level-7", N_("Level 7: Difficult"), NULL }, { NULL }
};
static const GnChoice hands[] = {
  { "refill", N_("Filled up"), NULL }, { "deal-full", N_("As many new cards again"), NULL },
  { "fresh", N_("Discarded and dealt anew"), NULL }, { "start-only", N_("Dealt only at the start"), NULL }, { NULL }
};
static const GnChoice victims[] = {
  { "starting-player", N_("By the starting player’s choice"), NULL },
  { "most-cubes", N_("From who has most cubes there"), NULL },
  { "leader", N_("From who has most points"), NULL }, { NULL }
};
static const GnChoice deserts[] = {
  { "rules", N_("As in the table"), NULL }, { "more-desert", N_("One Desert more, one Sea fewer"), NULL },
  { "more-sea", N_("One Sea more, one Desert fewer"), NULL }, { NULL }
};
PAIR (order, "rows", N_("By rows"), "columns", N_("By columns"));
PAIR (keep, "brewery", N_("For a brewery there"), "control", N_("For control"));
PAIR (source, "one-tile", N_("From one tile"), "several-tiles", N_("From several tiles"));
PAIR (adds, "exact", N_("Exactly as printed"), "up-to", N_("Up to that number"));
PAIR (idle, "refuse", N_("Not allowed"), "allow", N_("Allowed"));
PAIR (thugs, "anywhere", N_("Anywhere"), "occupied-or-adjacent", N_("Occupied or adjacent tiles"));
PAIR (allow_refuse, "allow", N_("Allowed"), "refuse", N_("Not allowed"));
PAIR (off_on, "off", N_("No"), "on", N_("Yes"));
PAIR (allow_forbid, "allow", N_("Allowed"), "forbid", N_("Not on Sea or lair"));
PAIR (no_yes, "no", N_("No"), "yes", N_("Yes"));
PAIR (yes_no, "yes", N_("Yes"), "no", N_("No"));
PAIR (origin, "land", N_("From land"), "land-and-sea", N_("From land and Sea"));
PAIR (on_off, "on", N_("Yes"), "off", N_("No"));
PAIR (entry, "no-entry", N_("Not allowed"), "may-enter", N_("Allowed"));
PAIR (bribes, "turn-order", N_("In turn order, openly"), "secret", N_("All at once"));
PAIR (window, "phase-3", N_("In phase 3"), "any-phase", N_("In every phase"));
PAIR (timing, "immediate", N_("At once"), "after-action", N_("After the action"));
PAIR (caravan, "free", N_("Freely"), "icons", N_("By icons"));
PAIR (ties, "sum", N_("Beer and gold together"), "beer-then-gold", N_("Together, then beer"));
PAIR (red_2, "corners", N_("The six corners"), "edges-one-side", N_("One place beside each corner"));
static const GnChoice red_3[] = { { "edges", N_("All but the corners"), NULL }, { NULL } };

/* Only zones with as many places as the player count needs can be chosen (RUL-67). */
static gboolean
zone_suits (const GnSet *set,
            guint        index,
            guint        n_seats)
{
  gint16 places[RISE_TILES];

  return n_seats <= 3
         && gn_set_list (set, RISE_FAMILY_ZONES, index, "places", places,
                         G_N_ELEMENTS (places)) == (n_seats == 2 ? 6 : 12);
}

#define OPTION(at, key, label, tip, ruling, list, folded) \
  [at] = { .id = key, .title = label, .hint = tip, .clause = ruling, .choices = list, .expert = folded }
#define ZONE(at, key, label, list) \
  [at] = { .id = key, .title = label, \
    .hint = N_("The rule book’s pictures are lost. Zones of your own are written out in the component set."), \
    .clause = "RUL-67", .choices = list, .expert = TRUE, .family = 1 + RISE_FAMILY_ZONES, .suits = zone_suits }

const GnOption rise_options[] = {
  OPTION (RISE_OPT_MODE, "mode", N_("Game"), NULL, "RISE-003", modes, FALSE),
  OPTION (RISE_OPT_LEVEL, "difficulty", N_("Difficulty"), N_("It changes the Gnomes’ points in every turn."),
          "RISE-028", levels, FALSE),
  OPTION (RISE_OPT_ACTION_ORDER, "action-order", N_("Order of the action cards"), NULL, "RUL-02", order, TRUE),
  OPTION (RISE_OPT_GNOME_HAND, "gnome-hand", N_("Hands in every reset"), N_("Only in the cutthroat game."), "RUL-03",
          hands, TRUE),
  OPTION (RISE_OPT_KEEP_SCORING, "keep-scoring", N_("Dragonkeep pays"), NULL, "RUL-05", keep, TRUE),
  OPTION (RISE_OPT_EMPTY_SOURCE, "empty-board-source", N_("Cubes when the board is empty"), NULL, "RUL-08",
          source, TRUE),
  OPTION (RISE_OPT_EXACT_ADDS, "exact-adds", N_("Cubes of Barrel Delivery and Brew Festival"), NULL, "RUL-10",
          adds, TRUE),
  OPTION (RISE_OPT_IDLE, "claim-without-effect", N_("A meeple that only blocks a space"), NULL, "RUL-11", idle, TRUE),
  OPTION (RISE_OPT_THUGS_REACH, "thugs-reach", N_("Employ Thugs works"), NULL, "RUL-19", thugs, TRUE),
  OPTION (RISE_OPT_OWN_CUBES, "competition-own-cubes", N_("Own cubes removed by Beer Competition"), NULL, "RUL-24",
          idle, TRUE),
  OPTION (RISE_OPT_SHARED_START, "shared-start", N_("Two boards with the same start"), NULL, "RUL-28",
          allow_refuse, TRUE),
  OPTION (RISE_OPT_GNOME_BAN, "gnome-ban", N_("Terrain bars Gnome breweries too"), NULL, "RUL-29", off_on, TRUE),
  OPTION (RISE_OPT_WATER_CUBES, "cubes-on-water", N_("Players’ cubes on water"), NULL, "RUL-31", allow_forbid, TRUE),
  OPTION (RISE_OPT_LAIR_WATER, "lair-is-water", N_("The lair counts as Sea"), NULL, "RUL-32", no_yes, TRUE),
  OPTION (RISE_OPT_SEA_CARD, "sea-card-takes-lair", N_("Sea on a Gnome card means the lair too"), NULL, "RUL-33",
          no_yes, TRUE),
  OPTION (RISE_OPT_BOAT_ORIGIN, "boat-origin", N_("Boats are used"), NULL, "RUL-34", origin, TRUE),
  OPTION (RISE_OPT_CUT_WATER, "dragon-cuts-water", N_("The dragon cuts water in two"), NULL, "RUL-36", yes_no, TRUE),
  OPTION (RISE_OPT_BLOCK_ORIGIN, "dragon-blocks-origin", N_("The dragon’s tile makes nothing adjacent"), NULL, "RUL-37",
          yes_no, TRUE),
  OPTION (RISE_OPT_CASCADE, "boat-cascade", N_("New Sea tiles pass a boat’s reveal on"), NULL, "RUL-39", on_off, TRUE),
  OPTION (RISE_OPT_DRAGON_DOWN, "dragon-face-down", N_("Players move the dragon onto face-down tiles"), NULL, "RUL-40",
          entry, TRUE),
  OPTION (RISE_OPT_BRIBE_ORDER, "bribe-order", N_("Bribes are answered"), NULL, "RUL-44", bribes, TRUE),
  OPTION (RISE_OPT_RELIEF_WINDOW, "relief-window", N_("Relief for who has no cube out"), NULL, "RUL-47", window, TRUE),
  OPTION (RISE_OPT_RELIEF_TIMING, "relief-timing", N_("Relief comes"), NULL, "RUL-48", timing, TRUE),
  OPTION (RISE_OPT_VICTIM, "gnome-victim", N_("Cubes that the Gnomes remove"), NULL, "RUL-50", victims, TRUE),
  OPTION (RISE_OPT_CARAVAN_CUT, "cutthroat-caravan", N_("A Gnome Caravan short of cubes goes"),
          N_("Only in the cutthroat game."), "RUL-53", caravan, TRUE),
  OPTION (RISE_OPT_TIE_BREAK, "tie-break", N_("Ties are broken by"), NULL, "RUL-59", ties, TRUE),
  OPTION (RISE_OPT_DESERTS, "tile-table", N_("Deserts and Seas"),
          N_("The rule book’s table has lost its lines; both numbers together are sure."), "RISE-014", deserts, TRUE),
  ZONE (RISE_OPT_RED_2, "red-layout-2", N_("Red zone of two players"), red_2),
  ZONE (RISE_OPT_RED_3, "red-layout-3", N_("Red zone of three players"), red_3),
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------------- */

const GnSetupStep rise_setup[] = {
  { .text = N_("Boats, gold, beer and upgrade tokens within reach."), .icon = "rise-boat", .clause = "RISE-012" },
  { .text = N_("On the Gnome board: 5 white breweries and 32 white cubes; white score token on 0."),
    .icon = "rise-gnome", .clause = "RISE-013" },
  { .text = N_("Sort the tiles: {tiles} are used."), .icon = "rise-back", .clause = "RISE-014", .needs = 1 },
  { .text = N_("Dragonkeep in the centre; one Mountain, Swamp, Forest, Plains, Highland and Desert, shuffled, "
               "around it."), .icon = "rise-keep", .clause = "RISE-015", .needs = 1 },
  { .text = N_("Shuffle the other {deck} without the lair and deal 12 face up around them."), .icon = "rise-plains",
    .clause = "RISE-016", .needs = 1 },
  { .text = N_("Shuffle the lair into the rest and deal all {red} face down as the red zone."), .icon = "rise-back",
    .clause = "RISE-017", .needs = 1 },
  { .text = N_("Each player: a board with 9 breweries, 5 upgrade tokens, 40 cubes, "
               "the barrel on the lowest production."), .icon = "rise-brewery", .clause = "RISE-019" },
  { .text = N_("{meeples} meeples to each player; one more waits between turns 3 and 4."), .icon = "rise-meeple",
    .clause = "RISE-027" },
  { .text = N_("Turn and phase markers on their first spaces; the dragon on the score board."), .icon = "rise-dragon",
    .clause = "RISE-029" },
  { .text = N_("Shuffle allies and Gnome cards."), .icon = "rise-card-back", .clause = "RISE-031", .needs = 1 },
  { .text = N_("In the cutthroat game deal {hand} Gnome cards to each player."), .icon = "rise-card-back",
    .clause = "RISE-033", .needs = 1 },
  { .text = N_("Deal 3 judges to each player."), .icon = "rise-judge", .clause = "RISE-035", .needs = 1 },
  { NULL }
};

gint
rise_setup_figure (const GnMatch *match,
                   const char    *gap)
{
  const int n = match->n_seats;
  const int red = n <= 2 ? 6 : n == 3 ? 12 : 18;

  if (g_str_equal (gap, "tiles"))
    return 19 + red;
  if (g_str_equal (gap, "deck"))
    return 11 + red;
  if (g_str_equal (gap, "red"))
    return red;
  if (g_str_equal (gap, "meeples"))
    return 10 - n;
  if (g_str_equal (gap, "hand"))
    return n <= 3 ? 4 : 3;
  return 0;
}

/* ---- Domains ---------------------------------------------------------------------------- */

/* The names of places are the same in every language. */
static const GnValue tile_values[] = {
  { .id = "dk", .name = "DK", .words = "dk|keep" }, { .id = "g1", .name = "G1", .words = "g1" },
  { .id = "g2", .name = "G2", .words = "g2" }, { .id = "g3", .name = "G3", .words = "g3" },
  { .id = "g4", .name = "G4", .words = "g4" }, { .id = "g5", .name = "G5", .words = "g5" },
  { .id = "g6", .name = "G6", .words = "g6" }, { .id = "y1", .name = "Y1", .words = "y1" },
  { .id = "y2", .name = "Y2", .words = "y2" }, { .id = "y3", .name = "Y3", .words = "y3" },
  { .id = "y4", .name = "Y4", .words = "y4" }, { .id = "y5", .name = "Y5", .words = "y5" },
  { .id = "y6", .name = "Y6", .words = "y6" }, { .id = "y7", .name = "Y7", .words = "y7" },
  { .id = "y8", .name = "Y8", .words = "y8" }, { .id = "y9", .name = "Y9", .words = "y9" },
  { .id = "y10", .name = "Y10", .words = "y10" }, { .id = "y11", .name = "Y11", .words = "y11" },
  { .id = "y12", .name = "Y12", .words = "y12" }, { .id = "r1", .name = "R1", .words = "r1" },
  { .id = "r2", .name = "R2", .words = "r2" }, { .id = "r3", .name = "R3", .words = "r3" },
  { .id = "r4", .name = "R4", .words = "r4" }, { .id = "r5", .name = "R5", .words = "r5" },
  { .id = "r6", .name = "R6", .words = "r6" }, { .id = "r7", .name = "R7", .words = "r7" },
  { .id = "r8", .name = "R8", .words = "r8" }, { .id = "r9", .name = "R9", .words = "r9" },
  { .id = "r10", .name = "R10", .words = "r10" }, { .id = "r11", .name = "R11", .words = "r11" },
  { .id = "r12", .name = "R12", .words = "r12" }, { .id = "r13", .name = "R13", .words = "r13" },
  { .id = "r14", .name = "R14", .words = "r14" }, { .id = "r15", .name = "R15", .words = "r15" },
  { .id = "r16", .name = "R16", .words = "r16" }, { .id = "r17", .name = "R17", .words = "r17" },
  { .id = "r18", .name = "R18", .words = "r18" },
  [RISE_TILE_SEVERAL] = { .id = "several", .name = N_("several tiles") },
  [RISE_TILE_UNKNOWN] = { .id = "nowhere", .name = N_("no such tile") },
};
static const GnValue owner_values[RISE_OWNERS] = {
  { .id = "seat-1", .name = N_("player 1") }, { .id = "seat-2", .name = N_("player 2") },
  { .id = "seat-3", .name = N_("player 3") }, { .id = "seat-4", .name = N_("player 4") },
  { .id = "seat-5", .name = N_("player 5") },
  [RISE_GNOMES] = { .id = "gnomes", .name = N_("the Gnomes"), .words = N_("gnomes|g"), .icon = "rise-gnome" },
};
static const GnValue place_values[RISE_CARDS_UP] = {
  { .id = "1", .name = "1", .words = "1" }, { .id = "2", .name = "2", .words = "2" },
  { .id = "3", .name = "3", .words = "3" }, { .id = "4", .name = "4", .words = "4" },
  { .id = "5", .name = "5", .words = "5" }, { .id = "6", .name = "6", .words = "6" },
  { .id = "7", .name = "7", .words = "7" }, { .id = "8", .name = "8", .words = "8" },
};
static const GnValue slot_values[RISE_SLOTS] = {
  { .id = "1", .name = "1", .words = "1" }, { .id = "2", .name = "2", .words = "2" },
  { .id = "3", .name = "3", .words = "3" }, { .id = "4", .name = "4", .words = "4" },
  { .id = "5", .name = "5", .words = "5" }, { .id = "6", .name = "6", .words = "6" },
  { .id = "7", .name = "7", .words = "7" }, { .id = "8", .name = "8", .words = "8" },
};
static const GnValue face_values[] = {
  [RISE_ABSENT] = { .id = "absent", .name = N_("no tile") }, [RISE_DOWN] = { .id = "down", .name = N_("face down") },
  [RISE_DUE] = { .id = "due", .name = N_("being turned up") }, [RISE_UP] = { .id = "up", .name = N_("face up") },
};
static const GnValue stage_values[RISE_N_STAGES] = {
  [RISE_AT_FIRST] = { .id = "first", .name = N_("who begins") },
  [RISE_AT_TILES] = { .id = "tiles", .name = N_("laying tiles") },
  [RISE_AT_SIDE] = { .id = "side", .name = N_("choosing boards") },
  [RISE_AT_CARDS] = { .id = "cards", .name = N_("action cards") },
  [RISE_AT_JUDGES] = { .id = "judges", .name = N_("judges") }, [RISE_AT_HANDS] = { .id = "hands", .name = N_("hands") },
  [RISE_AT_OFFER] = { .id = "offer", .name = N_("allies on offer") },
  [RISE_AT_DRAFT] = { .id = "draft", .name = N_("taking allies") },
  [RISE_AT_TURN] = { .id = "turn", .name = N_("placing meeples") },
  [RISE_AT_SLOT] = { .id = "slot", .name = N_("action cards in order") },
  [RISE_AT_PLAY_CARD] = { .id = "play-card", .name = N_("playing a Gnome card") },
  [RISE_AT_GNOME_CARD] = { .id = "gnome-card", .name = N_("a Gnome card") },
  [RISE_AT_UNION] = { .id = "union", .name = N_("a Gnome card, step by step") },
  [RISE_AT_DRAGON_TO] = { .id = "dragon-to", .name = N_("where the dragon goes") },
  [RISE_AT_GNOME_TO] = { .id = "gnome-to", .name = N_("where the Gnomes act") },
  [RISE_AT_VICTIMS] = { .id = "victims", .name = N_("whose cubes go") },
  [RISE_AT_CARAVAN_TO] = { .id = "caravan-to", .name = N_("where the Gnomes’ caravan goes") },
  [RISE_AT_LEFT_OVER] = { .id = "left-over", .name = N_("the left-over ally") },
  [RISE_AT_SCORE] = { .id = "score", .name = N_("scoring") },
  [RISE_AT_RESET] = { .id = "reset", .name = N_("the reset") },
  [RISE_AT_SHOW] = { .id = "show", .name = N_("showing judges") },
  [RISE_AT_OVER] = { .id = "over", .name = N_("the end") },
  [RISE_DO_SETUP] = { .id = "then-setup", .name = N_("setting up") },
  [RISE_DO_DRAFT] = { .id = "then-draft", .name = N_("the next to take an ally") },
  [RISE_DO_TURN] = { .id = "then-turn", .name = N_("the next meeple") },
  [RISE_DO_OPEN] = { .id = "then-open", .name = N_("phase 3") },
  [RISE_DO_SLOT] = { .id = "then-slot", .name = N_("the next space") },
  [RISE_DO_CARD] = { .id = "then-card", .name = N_("the next Gnome card") },
  [RISE_DO_RESET] = { .id = "then-reset", .name = N_("the next turn") },
};
static const GnValue step_values[RISE_N_STEPS] = {
  [RISE_STEP_NONE] = { .id = "none", .name = N_("nothing") },
  [RISE_STEP_DRAGON] = { .id = "dragon", .name = N_("the dragon") },
  [RISE_STEP_PRIMARY] = { .id = "primary", .name = N_("the primary action") },
  [RISE_STEP_SECONDARY] = { .id = "secondary", .name = N_("the secondary action") },
  [RISE_STEP_TERTIARY] = { .id = "tertiary", .name = N_("the tertiary action") },
  [RISE_STEP_DISCARD] = { .id = "discard", .name = N_("discarding") },
};
static const GnValue column_values[RISE_N_COLUMNS] = {
  [RISE_COL_PRODUCTION] = { .id = "production", .name = N_("production") },
  [RISE_COL_BREWERIES] = { .id = "breweries", .name = N_("breweries") },
  [RISE_COL_CUSTOMERS] = { .id = "customers", .name = N_("customers") },
  [RISE_COL_KEEP] = { .id = "keep", .name = N_("Dragonkeep") },
  [RISE_COL_LEVEL] = { .id = "level", .name = N_("difficulty") },
  [RISE_COL_ALLIES] = { .id = "allies", .name = N_("allies") },
  [RISE_COL_ORCTOBERFEST] = { .id = "orctoberfest", .name = N_("Orctoberfest") },
  [RISE_COL_BONUS] = { .id = "bonus", .name = N_("Gnome breweries replaced") },
  [RISE_COL_UPGRADES] = { .id = "upgrades", .name = N_("upgrades") },
  [RISE_COL_POINTS] = { .id = "points", .name = N_("Victory Point actions") },
  [RISE_COL_JUDGES] = { .id = "judges", .name = N_("judges") },
  [RISE_COL_MANUAL] = { .id = "manual", .name = N_("by hand") },
};
static const GnValue box_values[RISE_BOXES_MAX] = {
  { .id = "brewery-1", .name = N_("brewery box 1") }, { .id = "brewery-2", .name = N_("brewery box 2") },
  { .id = "brewery-3", .name = N_("brewery box 3") }, { .id = "brewery-4", .name = N_("brewery box 4") },
  { .id = "brewery-5", .name = N_("brewery box 5") }, { .id = "customers-1", .name = N_("customer box 1") },
  { .id = "customers-2", .name = N_("customer box 2") }, { .id = "customers-3", .name = N_("customer box 3") },
  { .id = "customers-4", .name = N_("customer box 4") },
};
static const GnValue level_values[RISE_LEVELS] = {
  { .id = "level-1", .name = N_("level 1"), .words = "1" },
  { .id = "level-2", .name = N_("level 2, Easy"), .words = N_("2|easy") },
  { .id = "level-3", .name = N_("level 3"), .words = "3" }, { .id = "level-4", .name = N_("level 4"), .words = "4" },
  { .id = "level-5", .name = N_("level 5"), .words = "5" }, { .id = "level-6", .name = N_("level 6"), .words = "6" },
  { .id = "level-7", .name = N_("level 7, Difficult"), .words = N_("7|difficult") },
};
static const GnValue space_values[] = {
  { .id = "upgrade", .name = N_("Brewery Upgrade") }, { .id = "build", .name = N_("Build Brewery") },
  { .id = "tribute", .name = N_("Dragon Tribute") }, { .id = "thugs", .name = N_("Employ Thugs") },
  { .id = "bard", .name = N_("Hire Bard") }, { .id = "orctoberfest", .name = N_("Orctoberfest") },
  { .id = "tavern", .name = N_("Tavern Sales") }, { .id = "brew", .name = N_("Brew Beer") },
};
static const GnValue piece_values[RISE_N_PIECES] = {
  [RISE_PIECE_CUBES] = { .id = "cubes", .name = N_("cubes"), .words = N_("cubes|cube"), .icon = "rise-cube" },
  [RISE_PIECE_BREWERY] = { .id = "brewery", .name = N_("a brewery"), .words = N_("brewery"), .icon = "rise-brewery" },
  [RISE_PIECE_BOAT] = { .id = "boat", .name = N_("a boat"), .words = N_("boat"), .icon = "rise-boat" },
  [RISE_PIECE_DRAGON] = { .id = "dragon", .name = N_("the dragon"), .words = N_("dragon"), .icon = "rise-dragon" },
};
static const GnValue amount_values[RISE_N_AMOUNTS] = {
  [RISE_SET_BEER] = { .id = "beer", .name = N_("beer"), .words = N_("beer"), .icon = "rise-beer" },
  [RISE_SET_GOLD] = { .id = "gold", .name = N_("gold"), .words = N_("gold"), .icon = "rise-gold" },
  [RISE_SET_POINTS] = { .id = "points", .name = N_("points"), .words = N_("points|vp"), .icon = "rise-points" },
  [RISE_SET_PRODUCTION] = { .id = "production", .name = N_("production"), .words = N_("production"),
    .icon = "rise-barrel" },
  [RISE_SET_MEEPLES] = { .id = "meeples", .name = N_("meeples in hand"), .words = N_("meeples"),
    .icon = "rise-meeple" },
    [RISE_SET_LEVEL] = { .id = "level", .name = N_("the level"), .words = N_("level"), .icon = "rise-gnome" },
  [RISE_SET_UPGRADE] = { .id = "upgrade", .name = N_("the upgrade on slot"), .words = N_("upgrade"),
    .icon = "rise-upgrade" },
};
static const GnValue out_values[] = { { .id = "out", .name = N_("out of the game"),
                                        .words = N_("out|out of the game") } };

#define DOMAIN(at, key, label, list) \
  [at] = { .id = key, .title = label, .values = list, .n_values = G_N_ELEMENTS (list) }
#define FAMILY(at, key, label, most, which) \
  [at] = { .id = key, .title = label, .n_values = most, .family = 1 + (which) }

const GnDomain rise_domains[] = {
  [RISE_DOMAIN_TILE] = { .id = "tile", .title = N_("Tile"), .values = tile_values,
    .n_values = G_N_ELEMENTS (tile_values), .several = RISE_TILE_SEVERAL, .unknown = RISE_TILE_UNKNOWN,
    .hidden = RISE_TILE_SEVERAL },
  DOMAIN (RISE_DOMAIN_OWNER, "owner", N_("Owner"), owner_values),
  [RISE_DOMAIN_TYPE] = { .id = "type", .title = N_("Type"), .values = rise_type_values, .n_values = RISE_N_TYPES },
  [RISE_DOMAIN_ICON] = { .id = "icon", .title = N_("Icon"), .values = rise_icon_values, .n_values = RISE_N_ICONS },
  [RISE_DOMAIN_ACTION] = { .id = "action", .title = N_("Action"), .values = rise_action_values,
    .n_values = RISE_N_ACTIONS },
  [RISE_DOMAIN_UNION] = { .id = "union", .title = N_("Gnome action"), .values = rise_union_values,
    .n_values = RISE_N_UNION },
  [RISE_DOMAIN_WAY] = { .id = "way", .title = N_("The dragon"), .values = rise_way_values, .n_values = RISE_N_WAYS },
  [RISE_DOMAIN_COLOUR] = { .id = "colour", .title = N_("Colour"), .values = rise_colour_values,
    .n_values = RISE_N_COLOURS },
  [RISE_DOMAIN_KIND] = { .id = "kind", .title = N_("Kind"), .values = rise_kind_values, .n_values = RISE_N_KINDS },
  [RISE_DOMAIN_SPACE_KIND] = { .id = "space-kind", .title = N_("Kind of space"), .values = rise_space_kind_values,
    .n_values = RISE_N_SPACE_KINDS },
  [RISE_DOMAIN_BOX_KIND] = { .id = "box-kind", .title = N_("Kind of box"), .values = rise_box_kind_values,
    .n_values = RISE_N_BOX_KINDS },
  [RISE_DOMAIN_MARK] = { .id = "mark", .title = N_("Where it is from"), .values = rise_mark_values,
    .n_values = RISE_N_MARKS },
  [RISE_DOMAIN_COUNTER] = { .id = "counter", .title = N_("What is counted"), .values = rise_counter_values,
    .n_values = RISE_N_COUNTERS },
  FAMILY (RISE_DOMAIN_TILE_KIND, "tile-kind", N_("Tiles of the box"), RISE_TILES_MAX, RISE_FAMILY_TILES),
  FAMILY (RISE_DOMAIN_ACTION_CARD, "action-card", N_("Action card"), RISE_ACTIONS_MAX, RISE_FAMILY_ACTIONS),
  FAMILY (RISE_DOMAIN_ALLY, "ally", N_("Ally"), RISE_ALLIES_MAX, RISE_FAMILY_ALLIES),
  FAMILY (RISE_DOMAIN_GNOME, "gnome", N_("Gnome card"), RISE_GNOMES_MAX, RISE_FAMILY_GNOMES),
  FAMILY (RISE_DOMAIN_JUDGE, "judge", N_("Judge"), RISE_JUDGES_MAX, RISE_FAMILY_JUDGES),
  FAMILY (RISE_DOMAIN_UPGRADE, "upgrade", N_("Upgrade"), RISE_UPGRADES_MAX, RISE_FAMILY_UPGRADES),
  FAMILY (RISE_DOMAIN_BOARD, "board", N_("Player board"), RISE_BOARDS_MAX, RISE_FAMILY_BOARDS),
  DOMAIN (RISE_DOMAIN_PLACE, "place", N_("Action card"), place_values),
  [RISE_DOMAIN_SLOT] = { .id = "slot", .title = N_("Slot"), .values = slot_values,
    .n_values = G_N_ELEMENTS (slot_values), .named_as = TRUE },
  DOMAIN (RISE_DOMAIN_FACE, "face", N_("Side"), face_values),
  DOMAIN (RISE_DOMAIN_STAGE, "stage", N_("What is asked"), stage_values),
  DOMAIN (RISE_DOMAIN_STEP, "step", N_("Step"), step_values),
  DOMAIN (RISE_DOMAIN_COLUMN, "column", N_("Points for"), column_values),
  DOMAIN (RISE_DOMAIN_TURN, "turn", N_("Turn"), rise_turn_values),
  DOMAIN (RISE_DOMAIN_BOX, "box", N_("Box"), box_values),
  DOMAIN (RISE_DOMAIN_LEVEL, "level", N_("Level"), level_values),
  DOMAIN (RISE_DOMAIN_SPACE, "space", N_("Space"), space_values),
  DOMAIN (RISE_DOMAIN_OUT, "out", N_("Out of the game"), out_values),
  DOMAIN (RISE_DOMAIN_PIECE, "piece", N_("Piece"), piece_values),
  DOMAIN (RISE_DOMAIN_AMOUNT, "amount", N_("What"), amount_values),
  { NULL }
};

/* ---- Members of the state ------------------------------------------------------------------- */

#define AT(member) .offset = G_STRUCT_OFFSET (RiseState, member)
#define TABLE N_("Table")
#define MAP N_("Map")
#define PLAYERS N_("Players")
#define GNOMES N_("Gnomes")
#define SHEET N_("Points so far")
#define NUMBER(key, label, where, member, kind, least, most, ...) \
  { .id = key, .title = label, .group = where, .type = kind, AT (member), .domain = GN_DOMAIN_NUMBER, .min = least, \
    .max = most, __VA_ARGS__ }
#define THING(key, label, where, member, kind, dom, ...) \
  { .id = key, .title = label, .group = where, .type = kind, AT (member), .domain = dom, .min = -1, __VA_ARGS__ }
#define BY_SEAT .dim = { RISE_SEATS }, .index = { GN_DOMAIN_SEAT }
#define BY_TILE .dim = { RISE_TILES }, .index = { RISE_DOMAIN_TILE }
#define BY_SEAT_TILE .dim = { RISE_SEATS, RISE_TILES }, .index = { GN_DOMAIN_SEAT, RISE_DOMAIN_TILE }
#define BY(n) .dim = { n }, .index = { GN_DOMAIN_NUMBER }
#define INNER .flags = GN_FIELD_FIXED | GN_FIELD_SPARSE
#define FIXED .flags = GN_FIELD_FIXED
#define SPARSE .flags = GN_FIELD_SPARSE
#define PILE(key, label, where, member, dom, ...) \
  { .id = key, .title = label, .group = where, .type = GN_FIELD_PILE, AT (member), .domain = dom, \
    .known = GN_KNOWN_PILE, __VA_ARGS__ }
/* An array by owner: first the seats, then the Gnomes */
#define SCORE(key, label, column) \
  NUMBER ("score_" key, label, SHEET, score[column], GN_FIELD_INT8, -127, 127, .dim = { RISE_SEATS, RISE_TURNS }, \
          .index = { GN_DOMAIN_SEAT, RISE_DOMAIN_TURN }, INNER)
#define GNOME_SCORE(key, label, column) \
  NUMBER ("gnome_score_" key, label, SHEET, score[column][RISE_GNOMES], GN_FIELD_INT8, -127, 127, \
          .dim = { RISE_TURNS }, .index = { RISE_DOMAIN_TURN }, INNER)

const GnField rise_fields[] = {
  NUMBER ("turn", N_("Game turn"), TABLE, turn, GN_FIELD_UINT8, 0, RISE_TURNS, .flags = GN_FIELD_CLOCK),
  NUMBER ("phase", N_("Phase"), TABLE, phase, GN_FIELD_UINT8, 0, 7),
  THING ("stage", N_("What is asked"), TABLE, stage, GN_FIELD_UINT8, RISE_DOMAIN_STAGE, FIXED),
  THING ("active", N_("Who is asked"), TABLE, active, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING ("first", N_("Starting player"), TABLE, first, GN_FIELD_INT8, GN_DOMAIN_SEAT),

  THING ("face", N_("Tiles"), MAP, face, GN_FIELD_UINT8, RISE_DOMAIN_FACE, BY_TILE, SPARSE),
  THING ("type", N_("Types"), MAP, type, GN_FIELD_INT8, RISE_DOMAIN_TYPE, BY_TILE),
  THING ("icon", N_("Icons"), MAP, icon, GN_FIELD_UINT8, RISE_DOMAIN_ICON, BY_TILE, SPARSE),
  NUMBER ("boat", N_("Boats"), MAP, boat, GN_FIELD_UINT8, 0, 1, BY_TILE, SPARSE),
  NUMBER ("cubes", N_("Cubes"), MAP, cubes, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT_TILE, SPARSE),
  NUMBER ("gnome_cubes", N_("Gnome cubes"), MAP, cubes[RISE_GNOMES], GN_FIELD_UINT8, 0, RISE_GNOME_CUBES,
          BY_TILE, SPARSE),
  NUMBER ("breweries", N_("Breweries"), MAP, breweries, GN_FIELD_UINT8, 0, 2, BY_SEAT_TILE, SPARSE),
  NUMBER ("gnome_breweries", N_("Gnome breweries"), MAP, breweries[RISE_GNOMES], GN_FIELD_UINT8, 0, 2, BY_TILE, SPARSE),
  THING ("dragon", N_("Dragon"), MAP, dragon, GN_FIELD_INT8, RISE_DOMAIN_TILE),
  NUMBER ("out_cubes", N_("Cubes out of the game"), PLAYERS, out_cubes, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT),
  NUMBER ("gnome_out_cubes", N_("Cubes out of the game"), GNOMES, out_cubes[RISE_GNOMES], GN_FIELD_UINT8, 0,
          RISE_GNOME_CUBES),
  NUMBER ("out_breweries", N_("Breweries out of the game"), PLAYERS, out_breweries, GN_FIELD_UINT8, 0,
          RISE_BREWERIES, BY_SEAT),
  NUMBER ("gnome_out_breweries", N_("Breweries out of the game"), GNOMES, out_breweries[RISE_GNOMES], GN_FIELD_UINT8, 0,
          RISE_GNOME_BREWERIES),

  THING ("board", N_("Board"), PLAYERS, board, GN_FIELD_INT8, RISE_DOMAIN_BOARD, BY_SEAT),
  { .id = "slots", .title = N_("Upgrades"), .group = PLAYERS, .type = GN_FIELD_BITS8, AT (slots), BY_SEAT,
    .domain = RISE_DOMAIN_SLOT },
  NUMBER ("box_gone", N_("Boxes whose token has left"), PLAYERS, box_gone, GN_FIELD_UINT16, 0, 511, BY_SEAT, FIXED),
  NUMBER ("tokens", N_("Tokens to be placed"), PLAYERS, tokens, GN_FIELD_UINT8, 0, RISE_SLOTS, BY_SEAT, INNER),
  NUMBER ("production", N_("Production"), PLAYERS, production, GN_FIELD_UINT8, 0, 99, BY_SEAT, .flags = GN_FIELD_CHART),
  NUMBER ("beer", N_("Beer"), PLAYERS, beer, GN_FIELD_UINT8, 0, RISE_BEER_MOST, BY_SEAT),
  NUMBER ("gold", N_("Gold"), PLAYERS, gold, GN_FIELD_INT16, 0, 30000, BY_SEAT),
  NUMBER ("gnome_gold", N_("Gold"), GNOMES, gold[RISE_GNOMES], GN_FIELD_INT16, 0, 30000),
  NUMBER ("vp", N_("Points"), PLAYERS, vp, GN_FIELD_INT16, 0, 30000, BY_SEAT),
  NUMBER ("gnome_vp", N_("Points of the Gnomes"), GNOMES, vp[RISE_GNOMES], GN_FIELD_INT16, 0, 30000),
  NUMBER ("meeples", N_("Meeples in hand"), PLAYERS, meeples, GN_FIELD_UINT8, 0, 60, BY_SEAT),
  NUMBER ("more_meeples", N_("More meeples by cards"), PLAYERS, more_meeples, GN_FIELD_UINT8, 0, 40, BY_SEAT, INNER),
  THING ("level", N_("Difficulty"), GNOMES, level, GN_FIELD_UINT8, RISE_DOMAIN_LEVEL),

  NUMBER ("on_board", N_("Meeples on actions"), PLAYERS, on_board, GN_FIELD_UINT8, 0, 60,
          .dim = { RISE_SEATS, RISE_N_ACTIONS }, .index = { GN_DOMAIN_SEAT, RISE_DOMAIN_ACTION }, SPARSE),
  NUMBER ("on_slot", N_("Meeples on upgrades"), PLAYERS, on_slot, GN_FIELD_UINT8, 0, 60,
          .dim = { RISE_SEATS, RISE_SLOTS }, .index = { GN_DOMAIN_SEAT, RISE_DOMAIN_SLOT }, SPARSE),
  NUMBER ("on_ally", N_("Meeples on allies"), TABLE, on_ally, GN_FIELD_UINT8, 0, 60, .dim = { RISE_ALLIES_MAX },
          .index = { RISE_DOMAIN_ALLY }, SPARSE),
  THING ("card", N_("Action cards"), TABLE, card, GN_FIELD_INT8, RISE_DOMAIN_ACTION_CARD, .dim = { RISE_CARDS_UP },
         .index = { RISE_DOMAIN_PLACE }),
  THING ("on_card", N_("Meeples on action cards"), TABLE, on_card, GN_FIELD_INT8, GN_DOMAIN_SEAT,
         .dim = { RISE_CARDS_UP, RISE_SPACES_MAX }, .index = { RISE_DOMAIN_PLACE, GN_DOMAIN_NUMBER }),
  THING ("at_card", N_("Action card now"), TABLE, at_card, GN_FIELD_INT8, RISE_DOMAIN_PLACE, FIXED),
  NUMBER ("at_space", N_("Its space, from 0"), TABLE, at_space, GN_FIELD_INT8, -1, RISE_SPACES_MAX, FIXED),
  NUMBER ("ally", N_("Allies"), TABLE, ally, GN_FIELD_UINT8, 0, RISE_ALLY_GONE, .dim = { RISE_ALLIES_MAX },
          .index = { RISE_DOMAIN_ALLY }, SPARSE),

  PILE ("gnome_deck", N_("Gnome deck"), GNOMES, gnome_deck, RISE_DOMAIN_GNOME),
  PILE ("hand", N_("Gnome cards in hand"), PLAYERS, hand, RISE_DOMAIN_GNOME, BY_SEAT),
  NUMBER ("gnome_pool", N_("Gnome cards shuffled again"), GNOMES, gnome_pool, GN_FIELD_UINT8, 0, 31,
          .dim = { RISE_GNOMES_MAX }, .index = { RISE_DOMAIN_GNOME }, INNER),
  NUMBER ("gnome_at", N_("Gnome cards discarded"), GNOMES, gnome_at, GN_FIELD_UINT8, 0, RISE_CARD_DISCARDED,
          .dim = { RISE_GNOMES_MAX }, .index = { RISE_DOMAIN_GNOME }, SPARSE),
  PILE ("hidden_discards", N_("Gnome cards discarded unseen"), GNOMES, hidden_discards, RISE_DOMAIN_GNOME),
  THING ("gnome_card", N_("Gnome card on the table"), GNOMES, gnome_card, GN_FIELD_INT8, RISE_DOMAIN_GNOME),
  THING ("card_seat", N_("Who played it"), GNOMES, card_seat, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER ("cards_done", N_("Gnome cards done in this turn"), GNOMES, cards_done, GN_FIELD_UINT8, 0, 20),
  THING ("union_step", N_("Step of the Gnome card"), GNOMES, union_step, GN_FIELD_UINT8, RISE_DOMAIN_STEP, FIXED),
  THING ("union_tile", N_("Tile of its action"), GNOMES, union_tile, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),

  NUMBER ("rampage", N_("Rampage"), TABLE, rampage, GN_FIELD_UINT8, 0, RISE_RAMPAGE_EAT, INNER),
  THING ("rampage_by", N_("Who moved the dragon"), TABLE, rampage_by, GN_FIELD_INT8, GN_DOMAIN_SEAT, FIXED),
  NUMBER ("bribed", N_("Bribe answered"), PLAYERS, bribed, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER),
  NUMBER ("gnome_bribed", N_("Bribe answered"), GNOMES, bribed[RISE_GNOMES], GN_FIELD_UINT8, 0, 2, INNER),
  NUMBER ("bribe_hidden", N_("Bribe answered in secret"), PLAYERS, bribe_hidden, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER),
  NUMBER ("eaten", N_("Cubes eaten"), PLAYERS, eaten, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT, INNER),
  NUMBER ("gnome_eaten", N_("Cubes eaten"), GNOMES, eaten[RISE_GNOMES], GN_FIELD_UINT8, 0, RISE_GNOME_CUBES, INNER),
  NUMBER ("eat_round", N_("Round of the rampage"), TABLE, eat_round, GN_FIELD_UINT8, 0, RISE_CUBES, INNER),

  { .id = "relief", .title = N_("To be relieved"), .group = PLAYERS, .type = GN_FIELD_BITS8, AT (relief),
    .domain = GN_DOMAIN_SEAT, INNER },
  NUMBER ("add_seat", N_("Whose addition waits"), TABLE, add_seat, GN_FIELD_UINT8, 0, RISE_SEATS, INNER),
  THING ("add_tile", N_("Where"), TABLE, add_tile, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),
  NUMBER ("add_removed", N_("Cubes removed before"), TABLE, add_removed, GN_FIELD_UINT8, 0, 20, INNER),
  NUMBER ("add_lifts", N_("From tiles"), TABLE, add_lifts, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("n_gifts", N_("Gifts"), TABLE, n_gifts, GN_FIELD_UINT8, 0, RISE_GIFTS, INNER),
  NUMBER ("gift", N_("Gifts from"), TABLE, gift, GN_FIELD_INT16, 0, 300, BY (RISE_GIFTS), INNER),
  NUMBER ("gift_op", N_("Which of its effects"), TABLE, gift_op, GN_FIELD_UINT8, 0, RISE_OPS, BY (RISE_GIFTS), INNER),
  NUMBER ("gift_seat", N_("Whose"), TABLE, gift_seat, GN_FIELD_INT8, 0, RISE_SEATS, BY (RISE_GIFTS), INNER),

  NUMBER ("cut", N_("Half entered"), TABLE, cut, GN_FIELD_UINT8, 0, RISE_CUT_LOAD, INNER),
  THING ("cut_tile", N_("Its tile"), TABLE, cut_tile, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),
  NUMBER ("cut_beer", N_("Its price in beer"), TABLE, cut_beer, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER ("cut_gold", N_("Its price in gold"), TABLE, cut_gold, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER ("cut_n", N_("Its cubes"), TABLE, cut_n, GN_FIELD_UINT8, 0, RISE_CUBES, BY_TILE, INNER),
  NUMBER ("cut_strike", N_("Cubes removed"), PLAYERS, cut_strike, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT, INNER),
  NUMBER ("gnome_cut_strike", N_("Cubes removed"), GNOMES, cut_strike[RISE_GNOMES], GN_FIELD_UINT8, 0,
          RISE_GNOME_CUBES, INNER),

  NUMBER ("deals", N_("Cards still to be dealt"), TABLE, deals, GN_FIELD_UINT8, 0, 60, INNER),
  NUMBER ("scored", N_("Scored in this turn"), TABLE, scored, GN_FIELD_UINT8, 0, RISE_OWNERS, INNER),
  PILE ("judges", N_("Judges"), PLAYERS, judges, RISE_DOMAIN_JUDGE, BY_SEAT),
  PILE ("judge_box", N_("Judges in the box"), TABLE, judge_box, RISE_DOMAIN_JUDGE),
  THING ("shown", N_("Judges shown"), PLAYERS, shown, GN_FIELD_INT8, RISE_DOMAIN_JUDGE, .dim = { RISE_SEATS, 2 },
         .index = { GN_DOMAIN_SEAT, GN_DOMAIN_NUMBER }, FIXED),
  NUMBER ("judge_vp", N_("Points of judges"), PLAYERS, judge_vp, GN_FIELD_INT8, 0, 99, .dim = { RISE_SEATS, 2 },
          .index = { GN_DOMAIN_SEAT, GN_DOMAIN_NUMBER }, INNER),

  SCORE ("production", N_("Production"), RISE_COL_PRODUCTION),
  SCORE ("breweries", N_("Breweries"), RISE_COL_BREWERIES),
  SCORE ("customers", N_("Customers"), RISE_COL_CUSTOMERS),
  SCORE ("keep", N_("Dragonkeep"), RISE_COL_KEEP),
  SCORE ("allies", N_("Allies"), RISE_COL_ALLIES),
  SCORE ("orctoberfest", N_("Orctoberfest"), RISE_COL_ORCTOBERFEST),
  SCORE ("bonus", N_("Gnome breweries replaced"), RISE_COL_BONUS),
  SCORE ("upgrades", N_("Upgrades and race powers"), RISE_COL_UPGRADES),
  SCORE ("judges", N_("Judges"), RISE_COL_JUDGES),
  SCORE ("manual", N_("By hand"), RISE_COL_MANUAL),
  GNOME_SCORE ("breweries", N_("Breweries"), RISE_COL_BREWERIES),
  GNOME_SCORE ("customers", N_("Customers"), RISE_COL_CUSTOMERS),
  GNOME_SCORE ("keep", N_("Dragonkeep"), RISE_COL_KEEP),
  GNOME_SCORE ("level", N_("Difficulty"), RISE_COL_LEVEL),
  GNOME_SCORE ("allies", N_("Allies"), RISE_COL_ALLIES),
  GNOME_SCORE ("points", N_("Victory Point actions"), RISE_COL_POINTS),
  GNOME_SCORE ("manual", N_("By hand"), RISE_COL_MANUAL),
  NUMBER ("result", N_("Result"), TABLE, result, GN_FIELD_UINT8, 0, 2, INNER),
  { NULL }
};

const GnText rise_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "rise-texts.inc"
  { 0 }
};
