/* rise-tables.c: options, domains and state members of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) --------------------------------------------------------- */

CHOICES (modes,
         { "competitive", N_("Competitive"),
           N_("Each player plays against the others and the Gnomes; Gnome cards come off the deck.") },
         { "cutthroat", N_("Cutthroat"), N_("Players hold Gnome cards and choose where they strike.") },
         { "cooperative", N_("Cooperative"), N_("Not supported: the rules are in a separate booklet.") },
         { "solo", N_("Solo"), N_("Not supported: the rules are in a separate booklet.") });
CHOICES (levels,
         { "suggested", N_("As suggested for the number of players") }, { "level-1", N_("Level 1, easiest") },
         { "level-2", N_("Level 2: Easy") }, { "level-3", N_("Level 3") }, { "level-4", N_("Level 4") },
         { "level-5", N_("Level 5") }, { "level-6", N_("Level 6") }, { "level-7", N_("Level 7: Difficult") });
CHOICES (hands,
         { "refill", N_("Filled up") }, { "deal-full", N_("As many new cards again") },
         { "fresh", N_("Discarded and dealt again") }, { "start-only", N_("Dealt only at the start") });
CHOICES (victims,
         { "starting-player", N_("Starting player’s choice") },
         { "most-cubes", N_("From the player with the most cubes there")
           }, { "leader", N_("From the player with the most points")
           });
CHOICES (deserts,
         { "rules", N_("As in the table") }, { "more-desert", N_("One Desert more, one Sea fewer") },
         { "more-sea", N_("One Sea more, one Desert fewer") });
CHOICES (order, { "rows", N_("By rows") }, { "columns", N_("By columns") });
CHOICES (keep, { "brewery", N_("For a brewery there") }, { "control", N_("For control") });
CHOICES (source, { "one-tile", N_("From one tile") }, { "several-tiles", N_("From several tiles") });
CHOICES (adds, { "exact", N_("Exactly as printed") }, { "up-to", N_("Up to that number") });
CHOICES (idle, { "refuse", N_("Not allowed") }, { "allow", N_("Allowed") });
CHOICES (thugs, { "anywhere", N_("Anywhere") }, { "occupied-or-adjacent", N_("Occupied or adjacent tiles") });
CHOICES (allow_refuse, { "allow", N_("Allowed") }, { "refuse", N_("Not allowed") });
CHOICES (off_on, { "off", N_("No") }, { "on", N_("Yes") });
CHOICES (allow_forbid, { "allow", N_("Allowed") }, { "forbid", N_("Not on Sea or lair") });
CHOICES (no_yes, { "no", N_("No") }, { "yes", N_("Yes") });
CHOICES (yes_no, { "yes", N_("Yes") }, { "no", N_("No") });
CHOICES (origin, { "land", N_("From land") }, { "land-and-sea", N_("From land and Sea") });
CHOICES (on_off, { "on", N_("Yes") }, { "off", N_("No") });
CHOICES (entry, { "no-entry", N_("Not allowed") }, { "may-enter", N_("Allowed") });
CHOICES (bribes, { "turn-order", N_("In turn order, openly") }, { "secret", N_("All at once") });
CHOICES (window, { "phase-3", N_("In phase 3") }, { "any-phase", N_("In every phase") });
CHOICES (timing, { "immediate", N_("At once") }, { "after-action", N_("After the action") });
CHOICES (caravan, { "free", N_("Freely") }, { "icons", N_("By icons") });
CHOICES (ties, { "sum", N_("Beer and gold together") }, { "beer-then-gold", N_("Together, then beer") });
CHOICES (red_2, { "corners", N_("The six corners") }, { "edges-one-side", N_("One place beside each corner") });
CHOICES (red_3, { "edges", N_("All but the corners") });

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

#define ZONE(at, key, label, list) \
  [at] = { .id = key, .title = label, \
    .hint = N_("The pictures in the rulebook are missing. Enter your own zones in the component set."), \
    .clause = "RUL-67", .choices = list, .expert = TRUE, .family = 1 + RISE_FAMILY_ZONES, .suits = zone_suits }

const GnOption rise_options[] = {
  OPTION (RISE_OPT_MODE, "mode", N_("Game"), NULL, "RISE-003", modes),
  OPTION (RISE_OPT_LEVEL, "difficulty", N_("Difficulty"), N_("The difficulty changes the Gnomes’ points each turn."),
          "RISE-028", levels),
  EXPERT_OPTION (RISE_OPT_ACTION_ORDER, "action-order", N_("Order of the action cards"), NULL, "RUL-02", order),
  EXPERT_OPTION (RISE_OPT_GNOME_HAND, "gnome-hand", N_("Hands at each reset"), N_("Cutthroat game only."),
                 "RUL-03", hands),
  EXPERT_OPTION (RISE_OPT_KEEP_SCORING, "keep-scoring", N_("Payment of Dragonkeep"), NULL, "RUL-05", keep),
  EXPERT_OPTION (RISE_OPT_EMPTY_SOURCE, "empty-board-source", N_("Cubes when the board is empty"), NULL, "RUL-08",
                 source),
  EXPERT_OPTION (RISE_OPT_EXACT_ADDS, "exact-adds", N_("Source of cubes for Barrel Delivery and Brew Festival"),
                 NULL, "RUL-10",
                 adds),
  EXPERT_OPTION (RISE_OPT_IDLE, "claim-without-effect", N_("A meeple that only blocks a space"), NULL, "RUL-11", idle),
  EXPERT_OPTION (RISE_OPT_THUGS_REACH, "thugs-reach", N_("Range of Employ Thugs"), NULL, "RUL-19", thugs),
  EXPERT_OPTION (RISE_OPT_OWN_CUBES, "competition-own-cubes", N_("Your own cubes removed by Beer Competition"), NULL,
                 "RUL-24", idle),
  EXPERT_OPTION (RISE_OPT_SHARED_START, "shared-start", N_("Two boards with the same start"), NULL, "RUL-28",
                 allow_refuse),
  EXPERT_OPTION (RISE_OPT_GNOME_BAN, "gnome-ban", N_("Terrain bars Gnome breweries too"), NULL, "RUL-29", off_on),
  EXPERT_OPTION (RISE_OPT_WATER_CUBES, "cubes-on-water", N_("Players’ cubes on water"), NULL, "RUL-31", allow_forbid),
  EXPERT_OPTION (RISE_OPT_LAIR_WATER, "lair-is-water", N_("The lair counts as Sea"), NULL, "RUL-32", no_yes),
  EXPERT_OPTION (RISE_OPT_SEA_CARD, "sea-card-takes-lair", N_("Sea on a Gnome card means the lair too"), NULL, "RUL-33",
                 no_yes),
  EXPERT_OPTION (RISE_OPT_BOAT_ORIGIN, "boat-origin", N_("Use of boats"), NULL, "RUL-34", origin),
  EXPERT_OPTION (RISE_OPT_CUT_WATER, "dragon-cuts-water", N_("The dragon cuts water in two"), NULL, "RUL-36", yes_no),
  EXPERT_OPTION (RISE_OPT_BLOCK_ORIGIN, "dragon-blocks-origin", N_("The dragon’s tile makes nothing adjacent"), NULL,
                 "RUL-37", yes_no),
  EXPERT_OPTION (RISE_OPT_CASCADE, "boat-cascade", N_("Turning up tiles for a boat continues across new Sea tiles"),
                 NULL, "RUL-39", on_off),
  EXPERT_OPTION (RISE_OPT_DRAGON_DOWN, "dragon-face-down", N_("Players move the dragon onto face-down tiles"), NULL,
                 "RUL-40", entry),
  EXPERT_OPTION (RISE_OPT_BRIBE_ORDER, "bribe-order", N_("Answers to bribes"), NULL, "RUL-44", bribes),
  EXPERT_OPTION (RISE_OPT_RELIEF_WINDOW, "relief-window", N_("Relief for a player with no cubes on the map"),
    NULL, "RUL-47", window),
  EXPERT_OPTION (RISE_OPT_RELIEF_TIMING, "relief-timing", N_("Time of the relief"), NULL, "RUL-48", timing),
  EXPERT_OPTION (RISE_OPT_VICTIM, "gnome-victim", N_("Cubes that the Gnomes remove"), NULL, "RUL-50", victims),
  EXPERT_OPTION (RISE_OPT_CARAVAN_CUT, "cutthroat-caravan", N_("Gnome Caravan short of cubes"),
                 N_("Cutthroat game only."), "RUL-53", caravan),
  EXPERT_OPTION (RISE_OPT_TIE_BREAK, "tie-break", N_("Tiebreaker"), NULL, "RUL-59", ties),
  EXPERT_OPTION (RISE_OPT_DESERTS, "tile-table", N_("Deserts and Seas"),
                 N_("The table in the rulebook has no lines; only the sum of the two numbers is certain."),
                   "RISE-014", deserts),
  ZONE (RISE_OPT_RED_2, "red-layout-2", N_("Red zone for two players"), red_2),
  ZONE (RISE_OPT_RED_3, "red-layout-3", N_("Red zone for three players"), red_3),
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------------- */

const GnSetupStep rise_setup[] = {
  { N_("Place boats, gold, beer, and upgrade tokens within reach."), "rise-boat", "RISE-012" },
  { N_("Put 5 white breweries and 32 white cubes on the Gnome board, and its white score token on 0."),
    "rise-gnome", "RISE-013" },
  { N_("Sort the tiles: this game uses {tiles}."), "rise-back", "RISE-014", 1 },
  { N_("Put Dragonkeep in the center. Shuffle one Mountain, Swamp, Forest, Plains, Highland, and Desert and lay "
       "them around it."),
      "rise-keep", "RISE-015", 1 },
  { N_("Shuffle the other {deck} without the lair and deal 12 face up around them."), "rise-plains", "RISE-016", 1 },
  { N_("Shuffle the lair into the rest and deal all {red} face down as the red zone."), "rise-back", "RISE-017", 1 },
  { N_("Give each player a board with 9 breweries, 5 upgrade tokens, 40 cubes, and the barrel on the lowest "
       "production."),
      "rise-brewery", "RISE-019" },
  { N_("Give each player {meeples} meeples; one more joins between turns 3 and 4."), "rise-meeple", "RISE-027" },
  { N_("Put the turn and phase markers on their first spaces and the dragon on the score board."),
    "rise-dragon", "RISE-029" },
  { N_("Shuffle the allies and the Gnome cards."), "rise-card-back", "RISE-031", 1 },
  { N_("In the cutthroat game deal {hand} Gnome cards to each player."), "rise-card-back", "RISE-033", 1 },
  { N_("Deal 3 judges to each player."), "rise-judge", "RISE-035", 1 },
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
  { "dk", "DK", .words = "dk|keep" }, { "g1", "G1", .words = "g1" },
  { "g2", "G2", .words = "g2" }, { "g3", "G3", .words = "g3" },
  { "g4", "G4", .words = "g4" }, { "g5", "G5", .words = "g5" },
  { "g6", "G6", .words = "g6" }, { "y1", "Y1", .words = "y1" },
  { "y2", "Y2", .words = "y2" }, { "y3", "Y3", .words = "y3" },
  { "y4", "Y4", .words = "y4" }, { "y5", "Y5", .words = "y5" },
  { "y6", "Y6", .words = "y6" }, { "y7", "Y7", .words = "y7" },
  { "y8", "Y8", .words = "y8" }, { "y9", "Y9", .words = "y9" },
  { "y10", "Y10", .words = "y10" }, { "y11", "Y11", .words = "y11" },
  { "y12", "Y12", .words = "y12" }, { "r1", "R1", .words = "r1" },
  { "r2", "R2", .words = "r2" }, { "r3", "R3", .words = "r3" },
  { "r4", "R4", .words = "r4" }, { "r5", "R5", .words = "r5" },
  { "r6", "R6", .words = "r6" }, { "r7", "R7", .words = "r7" },
  { "r8", "R8", .words = "r8" }, { "r9", "R9", .words = "r9" },
  { "r10", "R10", .words = "r10" }, { "r11", "R11", .words = "r11" },
  { "r12", "R12", .words = "r12" }, { "r13", "R13", .words = "r13" },
  { "r14", "R14", .words = "r14" }, { "r15", "R15", .words = "r15" },
  { "r16", "R16", .words = "r16" }, { "r17", "R17", .words = "r17" },
  { "r18", "R18", .words = "r18" },
  [RISE_TILE_SEVERAL] = { "several", N_("several tiles") },
  [RISE_TILE_UNKNOWN] = { "nowhere", N_("no such tile") },
};
static const GnValue owner_values[RISE_OWNERS] = {
  { "seat-1", N_("player 1") }, { "seat-2", N_("player 2") },
  { "seat-3", N_("player 3") }, { "seat-4", N_("player 4") },
  { "seat-5", N_("player 5") },
  [RISE_GNOMES] = { "gnomes", N_("the Gnomes"), .words = N_("gnomes|g"), .icon = "rise-gnome" },
};
static const GnValue place_values[RISE_CARDS_UP] = {
  { "1", "1", .words = "1" }, { "2", "2", .words = "2" },
  { "3", "3", .words = "3" }, { "4", "4", .words = "4" },
  { "5", "5", .words = "5" }, { "6", "6", .words = "6" },
  { "7", "7", .words = "7" }, { "8", "8", .words = "8" },
};
static const GnValue slot_values[RISE_SLOTS] = {
  { "1", "1", .words = "1" }, { "2", "2", .words = "2" },
  { "3", "3", .words = "3" }, { "4", "4", .words = "4" },
  { "5", "5", .words = "5" }, { "6", "6", .words = "6" },
  { "7", "7", .words = "7" }, { "8", "8", .words = "8" },
};
static const GnValue face_values[] = {
  [RISE_ABSENT] = { "absent", N_("no tile") }, [RISE_DOWN] = { "down", N_("face down") },
  [RISE_DUE] = { "due", N_("being turned up") }, [RISE_UP] = { "up", N_("face up") },
};
static const GnValue stage_values[RISE_N_STAGES] = {
  [RISE_AT_FIRST] = { "first", N_("who begins") },
  [RISE_AT_TILES] = { "tiles", N_("laying tiles") },
  [RISE_AT_SIDE] = { "side", N_("choosing boards") },
  [RISE_AT_CARDS] = { "cards", N_("action cards") },
  [RISE_AT_JUDGES] = { "judges", N_("judges") }, [RISE_AT_HANDS] = { "hands", N_("hands") },
  [RISE_AT_OFFER] = { "offer", N_("allies on offer") },
  [RISE_AT_DRAFT] = { "draft", N_("taking allies") },
  [RISE_AT_TURN] = { "turn", N_("placing meeples") },
  [RISE_AT_SLOT] = { "slot", N_("action cards in order") },
  [RISE_AT_PLAY_CARD] = { "play-card", N_("playing a Gnome card") },
  [RISE_AT_GNOME_CARD] = { "gnome-card", N_("a Gnome card") },
  [RISE_AT_UNION] = { "union", N_("a Gnome card, step by step") },
  [RISE_AT_DRAGON_TO] = { "dragon-to", N_("where the dragon goes") },
  [RISE_AT_GNOME_TO] = { "gnome-to", N_("where the Gnomes act") },
  [RISE_AT_VICTIMS] = { "victims", N_("whose cubes go") },
  [RISE_AT_CARAVAN_TO] = { "caravan-to", N_("where the Gnomes’ caravan goes") },
  [RISE_AT_LEFT_OVER] = { "left-over", N_("the left-over ally") },
  [RISE_AT_SCORE] = { "score", N_("scoring") },
  [RISE_AT_RESET] = { "reset", N_("the reset") },
  [RISE_AT_SHOW] = { "show", N_("showing judges") },
  [RISE_AT_OVER] = { "over", N_("the end") },
  [RISE_DO_SETUP] = { "then-setup", N_("setting up") },
  [RISE_DO_DRAFT] = { "then-draft", N_("the next to take an ally") },
  [RISE_DO_TURN] = { "then-turn", N_("the next meeple") },
  [RISE_DO_OPEN] = { "then-open", N_("phase 3") },
  [RISE_DO_SLOT] = { "then-slot", N_("the next space") },
  [RISE_DO_CARD] = { "then-card", N_("the next Gnome card") },
  [RISE_DO_RESET] = { "then-reset", N_("the next turn") },
};
static const GnValue step_values[RISE_N_STEPS] = {
  [RISE_STEP_NONE] = { "none", N_("nothing") },
  [RISE_STEP_DRAGON] = { "dragon", N_("the dragon") },
  [RISE_STEP_PRIMARY] = { "primary", N_("the primary action") },
  [RISE_STEP_SECONDARY] = { "secondary", N_("the secondary action") },
  [RISE_STEP_TERTIARY] = { "tertiary", N_("the tertiary action") },
  [RISE_STEP_DISCARD] = { "discard", N_("discarding") },
};
static const GnValue column_values[RISE_N_COLUMNS] = {
  [RISE_COL_PRODUCTION] = { "production", N_("production") },
  [RISE_COL_BREWERIES] = { "breweries", N_("breweries") },
  [RISE_COL_CUSTOMERS] = { "customers", N_("customers") },
  [RISE_COL_KEEP] = { "keep", N_("Dragonkeep") },
  [RISE_COL_LEVEL] = { "level", N_("difficulty") },
  [RISE_COL_ALLIES] = { "allies", N_("allies") },
  [RISE_COL_ORCTOBERFEST] = { "orctoberfest", N_("Orctoberfest") },
  [RISE_COL_BONUS] = { "bonus", N_("Gnome breweries replaced") },
  [RISE_COL_UPGRADES] = { "upgrades", N_("upgrades") },
  [RISE_COL_POINTS] = { "points", N_("Victory Point actions") },
  [RISE_COL_JUDGES] = { "judges", N_("judges") },
  [RISE_COL_MANUAL] = { "manual", N_("by hand") },
};
static const GnValue box_values[RISE_BOXES_MAX] = {
  { "brewery-1", N_("brewery box 1") }, { "brewery-2", N_("brewery box 2") },
  { "brewery-3", N_("brewery box 3") }, { "brewery-4", N_("brewery box 4") },
  { "brewery-5", N_("brewery box 5") }, { "customers-1", N_("customer box 1") },
  { "customers-2", N_("customer box 2") }, { "customers-3", N_("customer box 3") },
  { "customers-4", N_("customer box 4") },
};
static const GnValue level_values[RISE_LEVELS] = {
  { "level-1", N_("level 1"), .words = "1" },
  { "level-2", N_("level 2, Easy"), .words = N_("2|easy") },
  { "level-3", N_("level 3"), .words = "3" }, { "level-4", N_("level 4"), .words = "4" },
  { "level-5", N_("level 5"), .words = "5" }, { "level-6", N_("level 6"), .words = "6" },
  { "level-7", N_("level 7, Difficult"), .words = N_("7|difficult") },
};
static const GnValue space_values[] = {
  { "upgrade", N_("Brewery Upgrade") }, { "build", N_("Build Brewery") },
  { "tribute", N_("Dragon Tribute") }, { "thugs", N_("Employ Thugs") },
  { "bard", N_("Hire Bard") }, { "orctoberfest", N_("Orctoberfest") },
  { "tavern", N_("Tavern Sales") }, { "brew", N_("Brew Beer") },
};
static const GnValue piece_values[RISE_N_PIECES] = {
  [RISE_PIECE_CUBES] = { "cubes", N_("cubes"), .words = N_("cubes|cube"), .icon = "rise-cube" },
  [RISE_PIECE_BREWERY] = { "brewery", N_("a brewery"), .words = N_("brewery"), .icon = "rise-brewery" },
  [RISE_PIECE_BOAT] = { "boat", N_("a boat"), .words = N_("boat"), .icon = "rise-boat" },
  [RISE_PIECE_DRAGON] = { "dragon", N_("the dragon"), .words = N_("dragon"), .icon = "rise-dragon" },
};
static const GnValue amount_values[RISE_N_AMOUNTS] = {
  [RISE_SET_BEER] = { "beer", N_("beer"), .words = N_("beer"), .icon = "rise-beer" },
  [RISE_SET_GOLD] = { "gold", N_("gold"), .words = N_("gold"), .icon = "rise-gold" },
  [RISE_SET_POINTS] = { "points", N_("points"), .words = N_("points|vp"), .icon = "rise-points" },
  [RISE_SET_PRODUCTION] = { "production", N_("production"), .words = N_("production"), .icon = "rise-barrel" },
  [RISE_SET_MEEPLES] = { "meeples", N_("meeples in hand"), .words = N_("meeples"), .icon = "rise-meeple" },
    [RISE_SET_LEVEL] = { "level", N_("the level"), .words = N_("level"), .icon = "rise-gnome" },
  [RISE_SET_UPGRADE] = { "upgrade", N_("the upgrade on slot"), .words = N_("upgrade"), .icon = "rise-upgrade" },
};
static const GnValue out_values[] = { { "out", N_("out of the game"), .words = N_("out|out of the game") } };

const GnDomain rise_domains[] = {
  [RISE_DOMAIN_TILE] = { "tile", N_("Tile"), tile_values, G_N_ELEMENTS (tile_values), .several = RISE_TILE_SEVERAL,
      .unknown = RISE_TILE_UNKNOWN, .hidden = RISE_TILE_SEVERAL },
  DOMAIN (RISE_DOMAIN_OWNER, "owner", N_("Owner"), owner_values),
  [RISE_DOMAIN_TYPE] = { "type", N_("Type"), rise_type_values, RISE_N_TYPES },
  [RISE_DOMAIN_ICON] = { "icon", N_("Icon"), rise_icon_values, RISE_N_ICONS },
  [RISE_DOMAIN_ACTION] = { "action", N_("Action"), rise_action_values, RISE_N_ACTIONS },
  [RISE_DOMAIN_UNION] = { "union", N_("Gnome action"), rise_union_values, RISE_N_UNION },
  [RISE_DOMAIN_WAY] = { "way", N_("The dragon"), rise_way_values, RISE_N_WAYS },
  [RISE_DOMAIN_COLOUR] = { "colour", N_("Color"), rise_colour_values, RISE_N_COLOURS },
  [RISE_DOMAIN_KIND] = { "kind", N_("Kind"), rise_kind_values, RISE_N_KINDS },
  [RISE_DOMAIN_SPACE_KIND] = { "space-kind", N_("Kind of space"), rise_space_kind_values, RISE_N_SPACE_KINDS },
  [RISE_DOMAIN_BOX_KIND] = { "box-kind", N_("Kind of box"), rise_box_kind_values, RISE_N_BOX_KINDS },
  [RISE_DOMAIN_MARK] = { "mark", N_("Where it is from"), rise_mark_values, RISE_N_MARKS },
  [RISE_DOMAIN_COUNTER] = { "counter", N_("What is counted"), rise_counter_values, RISE_N_COUNTERS },
  FAMILY_DOMAIN (RISE_DOMAIN_TILE_KIND, "tile-kind", N_("Tiles of the box"), RISE_TILES_MAX, RISE_FAMILY_TILES),
  FAMILY_DOMAIN (RISE_DOMAIN_ACTION_CARD, "action-card", N_("Action card"), RISE_ACTIONS_MAX, RISE_FAMILY_ACTIONS),
  FAMILY_DOMAIN (RISE_DOMAIN_ALLY, "ally", N_("Ally"), RISE_ALLIES_MAX, RISE_FAMILY_ALLIES),
  FAMILY_DOMAIN (RISE_DOMAIN_GNOME, "gnome", N_("Gnome card"), RISE_GNOMES_MAX, RISE_FAMILY_GNOMES),
  FAMILY_DOMAIN (RISE_DOMAIN_JUDGE, "judge", N_("Judge"), RISE_JUDGES_MAX, RISE_FAMILY_JUDGES),
  FAMILY_DOMAIN (RISE_DOMAIN_UPGRADE, "upgrade", N_("Upgrade"), RISE_UPGRADES_MAX, RISE_FAMILY_UPGRADES),
  FAMILY_DOMAIN (RISE_DOMAIN_BOARD, "board", N_("Player board"), RISE_BOARDS_MAX, RISE_FAMILY_BOARDS),
  DOMAIN (RISE_DOMAIN_PLACE, "place", N_("Action card"), place_values),
  [RISE_DOMAIN_SLOT] = { "slot", N_("Slot"), slot_values, G_N_ELEMENTS (slot_values), .named_as = TRUE },
  DOMAIN (RISE_DOMAIN_FACE, "face", N_("Side"), face_values),
  DOMAIN (RISE_DOMAIN_STAGE, "stage", N_("Pending question"), stage_values),
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

#define STATE RiseState
#define TABLE N_("Table")
#define MAP N_("Map")
#define PLAYERS N_("Players")
#define GNOMES N_("Gnomes")
#define SHEET N_("Points so far")
#define BY_SEAT BY (RISE_SEATS, GN_DOMAIN_SEAT)
#define BY_TILE BY (RISE_TILES, RISE_DOMAIN_TILE)
#define BY_SEAT_TILE BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, RISE_TILES, RISE_DOMAIN_TILE)
/* An array by owner: first the seats, then the Gnomes */
#define SCORE(key, label, column) \
  NUMBER_FIELD_AS ("score_" key, label, SHEET, score[column], GN_FIELD_INT8, -127, 127, \
                   BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, RISE_TURNS, RISE_DOMAIN_TURN), INNER)
#define GNOME_SCORE(key, label, column) \
  NUMBER_FIELD_AS ("gnome_score_" key, label, SHEET, score[column][RISE_GNOMES], GN_FIELD_INT8, -127, 127, \
                   BY (RISE_TURNS, RISE_DOMAIN_TURN), INNER)

const GnField rise_fields[] = {
  NUMBER_FIELD (turn, N_("Game turn"), TABLE, GN_FIELD_UINT8, 0, RISE_TURNS, .flags = GN_FIELD_CLOCK,
                MEANS ("1 to 5; 0 during setup")),
  NUMBER_FIELD (phase, N_("Phase"), TABLE, GN_FIELD_UINT8, 0, 7,
                MEANS ("1 to 6; 0 during setup; 7 when the judges are shown")),
  THING_FIELD (stage, N_("Pending question"), TABLE, GN_FIELD_UINT8, RISE_DOMAIN_STAGE, FIXED),
  THING_FIELD (active, N_("Player asked"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING_FIELD (first, N_("Starting player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),

  THING_FIELD (face, N_("Tiles"), MAP, GN_FIELD_UINT8, RISE_DOMAIN_FACE, BY_TILE, SPARSE),
  THING_FIELD (type, N_("Types"), MAP, GN_FIELD_INT8, RISE_DOMAIN_TYPE, BY_TILE),
  THING_FIELD (icon, N_("Icons"), MAP, GN_FIELD_UINT8, RISE_DOMAIN_ICON, BY_TILE, SPARSE),
  NUMBER_FIELD (boat, N_("Boats"), MAP, GN_FIELD_UINT8, 0, 1, BY_TILE, SPARSE),
  NUMBER_FIELD (cubes, N_("Cubes"), MAP, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT_TILE, SPARSE),
  NUMBER_FIELD_AS ("gnome_cubes", N_("Gnome cubes"), MAP, cubes[RISE_GNOMES], GN_FIELD_UINT8, 0, RISE_GNOME_CUBES,
                   BY_TILE, SPARSE),
  NUMBER_FIELD (breweries, N_("Breweries"), MAP, GN_FIELD_UINT8, 0, 2, BY_SEAT_TILE, SPARSE),
  NUMBER_FIELD_AS ("gnome_breweries", N_("Gnome breweries"), MAP, breweries[RISE_GNOMES], GN_FIELD_UINT8, 0, 2, BY_TILE,
                   SPARSE),
  THING_FIELD (dragon, N_("Dragon"), MAP, GN_FIELD_INT8, RISE_DOMAIN_TILE),
  NUMBER_FIELD (out_cubes, N_("Cubes out of the game"), PLAYERS, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT),
  NUMBER_FIELD_AS ("gnome_out_cubes", N_("Cubes out of the game"), GNOMES, out_cubes[RISE_GNOMES], GN_FIELD_UINT8, 0,
                   RISE_GNOME_CUBES),
  NUMBER_FIELD (out_breweries, N_("Breweries out of the game"), PLAYERS, GN_FIELD_UINT8, 0, RISE_BREWERIES, BY_SEAT),
  NUMBER_FIELD_AS ("gnome_out_breweries", N_("Breweries out of the game"), GNOMES, out_breweries[RISE_GNOMES],
                   GN_FIELD_UINT8, 0, RISE_GNOME_BREWERIES),

  THING_FIELD (board, N_("Board"), PLAYERS, GN_FIELD_INT8, RISE_DOMAIN_BOARD, BY_SEAT),
  FIELD (slots, N_("Upgrades"), PLAYERS, GN_FIELD_BITS8, RISE_DOMAIN_SLOT, BY_SEAT),
  NUMBER_FIELD (box_gone, N_("Boxes whose token has left"), PLAYERS, GN_FIELD_UINT16, 0, 511, BY_SEAT, FIXED,
                MEANS ("bits: 1 for the first brewery box, 2 for the second, 4, …")),
  NUMBER_FIELD (tokens, N_("Tokens to be placed"), PLAYERS, GN_FIELD_UINT8, 0, RISE_SLOTS, BY_SEAT, INNER),
  NUMBER_FIELD (production, N_("Production"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT, .flags = GN_FIELD_CHART),
  NUMBER_FIELD (beer, N_("Beer"), PLAYERS, GN_FIELD_UINT8, 0, RISE_BEER_MOST, BY_SEAT),
  NUMBER_FIELD (gold, N_("Gold"), PLAYERS, GN_FIELD_INT16, 0, 30000, BY_SEAT),
  NUMBER_FIELD_AS ("gnome_gold", N_("Gold"), GNOMES, gold[RISE_GNOMES], GN_FIELD_INT16, 0, 30000),
  NUMBER_FIELD (vp, N_("Points"), PLAYERS, GN_FIELD_INT16, 0, 30000, BY_SEAT),
  NUMBER_FIELD_AS ("gnome_vp", N_("Points of the Gnomes"), GNOMES, vp[RISE_GNOMES], GN_FIELD_INT16, 0, 30000),
  NUMBER_FIELD (meeples, N_("Meeples in hand"), PLAYERS, GN_FIELD_UINT8, 0, 60, BY_SEAT),
  NUMBER_FIELD (more_meeples, N_("More meeples by cards"), PLAYERS, GN_FIELD_UINT8, 0, 40, BY_SEAT, INNER),
  THING_FIELD (level, N_("Difficulty"), GNOMES, GN_FIELD_UINT8, RISE_DOMAIN_LEVEL),

  NUMBER_FIELD (on_board, N_("Meeples on actions"), PLAYERS, GN_FIELD_UINT8, 0, 60,
                BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, RISE_N_ACTIONS, RISE_DOMAIN_ACTION), SPARSE),
  NUMBER_FIELD (on_slot, N_("Meeples on upgrades"), PLAYERS, GN_FIELD_UINT8, 0, 60,
                BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, RISE_SLOTS, RISE_DOMAIN_SLOT), SPARSE),
  NUMBER_FIELD (on_ally, N_("Meeples on allies"), TABLE, GN_FIELD_UINT8, 0, 60, BY (RISE_ALLIES_MAX, RISE_DOMAIN_ALLY),
                SPARSE),
  THING_FIELD (card, N_("Action cards"), TABLE, GN_FIELD_INT8, RISE_DOMAIN_ACTION_CARD,
               BY (RISE_CARDS_UP, RISE_DOMAIN_PLACE),
                MEANS ("by place; then, where a place has several, in reading order")),
  THING_FIELD (on_card, N_("Meeples on action cards"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT,
               BY_TWO (RISE_CARDS_UP, RISE_DOMAIN_PLACE, RISE_SPACES_MAX, GN_DOMAIN_NUMBER),
                MEANS ("by card, then by its space from left to right; null: no meeple")),
  THING_FIELD (at_card, N_("Action card now"), TABLE, GN_FIELD_INT8, RISE_DOMAIN_PLACE, FIXED),
  NUMBER_FIELD (at_space, N_("Its space, from 0"), TABLE, GN_FIELD_INT8, -1, RISE_SPACES_MAX, FIXED,
                MEANS ("the index of the space, from 0; -1: none")),
  NUMBER_FIELD (ally, N_("Allies"), TABLE, GN_FIELD_UINT8, 0, RISE_ALLY_GONE, BY (RISE_ALLIES_MAX, RISE_DOMAIN_ALLY),
                SPARSE, MEANS ("0: unseen; 1 to 5: 1 + the seat of the owner; 6: on offer; 7: out of the game")),

  PILE_FIELD (gnome_deck, N_("Gnome deck"), GNOMES, RISE_DOMAIN_GNOME,
                MEANS ("pool: the number of the shuffling, from 0")),
  PILE_FIELD (hand, N_("Gnome cards in hand"), PLAYERS, RISE_DOMAIN_GNOME, BY_SEAT),
  NUMBER_FIELD (gnome_pool, N_("Gnome cards shuffled again"), GNOMES, GN_FIELD_UINT8, 0, 31,
                BY (RISE_GNOMES_MAX, RISE_DOMAIN_GNOME), INNER,
                MEANS ("0: the first shuffling; else the number of the later one that the card was part of")),
  NUMBER_FIELD (gnome_at, N_("Gnome cards discarded"), GNOMES, GN_FIELD_UINT8, 0, RISE_CARD_DISCARDED,
                BY (RISE_GNOMES_MAX, RISE_DOMAIN_GNOME), SPARSE, MEANS ("0: unseen; 1: on the table; 2: discarded")),
  PILE_FIELD (hidden_discards, N_("Gnome cards discarded unseen"), GNOMES, RISE_DOMAIN_GNOME),
  THING_FIELD (gnome_card, N_("Gnome card on the table"), GNOMES, GN_FIELD_INT8, RISE_DOMAIN_GNOME),
  THING_FIELD (card_seat, N_("Player of that card"), GNOMES, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER_FIELD (cards_done, N_("Gnome cards done in this turn"), GNOMES, GN_FIELD_UINT8, 0, 20),
  THING_FIELD (union_step, N_("Step of the Gnome card"), GNOMES, GN_FIELD_UINT8, RISE_DOMAIN_STEP, FIXED),
  THING_FIELD (union_tile, N_("Tile of its action"), GNOMES, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),

  NUMBER_FIELD (rampage, N_("Rampage"), TABLE, GN_FIELD_UINT8, 0, RISE_RAMPAGE_EAT, INNER,
                MEANS ("0: none; 1: bribes; 2: a brewery is chosen; 3: cubes are eaten")),
  THING_FIELD (rampage_by, N_("Player who moved the dragon"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT, FIXED),
  NUMBER_FIELD (bribed, N_("Bribe answered"), PLAYERS, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER,
                MEANS ("0: not answered; 1: paid; 2: not paid")),
  NUMBER_FIELD_AS ("gnome_bribed", N_("Bribe answered"), GNOMES, bribed[RISE_GNOMES], GN_FIELD_UINT8, 0, 2, INNER,
                MEANS ("0: not answered; 1: paid; 2: not paid")),
  NUMBER_FIELD (bribe_hidden, N_("Bribe answered in secret"), PLAYERS, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER,
                MEANS ("0: not answered; 1: pays; 2: does not pay")),
  NUMBER_FIELD (eaten, N_("Cubes eaten"), PLAYERS, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT, INNER),
  NUMBER_FIELD_AS ("gnome_eaten", N_("Cubes eaten"), GNOMES, eaten[RISE_GNOMES], GN_FIELD_UINT8, 0, RISE_GNOME_CUBES,
                   INNER),
  NUMBER_FIELD (eat_round, N_("Round of the rampage"), TABLE, GN_FIELD_UINT8, 0, RISE_CUBES, INNER),

  FIELD (relief, N_("To be relieved"), PLAYERS, GN_FIELD_BITS8, GN_DOMAIN_SEAT, INNER),
  NUMBER_FIELD (add_seat, N_("Player whose addition waits"), TABLE, GN_FIELD_UINT8, 0, RISE_SEATS, INNER,
                MEANS ("0: nobody; else 1 + the seat")),
  THING_FIELD (add_tile, N_("Where"), TABLE, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),
  NUMBER_FIELD (add_removed, N_("Cubes removed before"), TABLE, GN_FIELD_UINT8, 0, 20, INNER),
  NUMBER_FIELD (add_lifts, N_("From tiles"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (n_gifts, N_("Gifts"), TABLE, GN_FIELD_UINT8, 0, RISE_GIFTS, INNER),
  NUMBER_FIELD (gift, N_("Gifts from"), TABLE, GN_FIELD_INT16, 0, 300, BY (RISE_GIFTS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by gift, the first one first: the index of an ally, 100 + that of an upgrade, 200 + that "
                       "of a board")),
  NUMBER_FIELD (gift_op, N_("Effect in progress"), TABLE, GN_FIELD_UINT8, 0, RISE_OPS,
                BY (RISE_GIFTS, GN_DOMAIN_NUMBER), INNER, MEANS ("by gift: the index of its effect, from 0")),
  NUMBER_FIELD (gift_seat, N_("Player of the gifts"),
    TABLE, GN_FIELD_INT8, 0, RISE_SEATS, BY (RISE_GIFTS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by gift: the seat that receives it")),

  NUMBER_FIELD (cut, N_("Unfinished entry"), TABLE, GN_FIELD_UINT8, 0, RISE_CUT_LOAD, INNER,
                MEANS ("0: none; 1: cubes gathered; 2: a contest; 3: a boat being loaded")),
  THING_FIELD (cut_tile, N_("Its tile"), TABLE, GN_FIELD_INT8, RISE_DOMAIN_TILE, FIXED),
  NUMBER_FIELD (cut_beer, N_("Its price in beer"), TABLE, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER_FIELD (cut_gold, N_("Its price in gold"), TABLE, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER_FIELD (cut_n, N_("Its cubes"), TABLE, GN_FIELD_UINT8, 0, RISE_CUBES, BY_TILE, INNER),
  NUMBER_FIELD (cut_strike, N_("Cubes removed"), PLAYERS, GN_FIELD_UINT8, 0, RISE_CUBES, BY_SEAT, INNER),
  NUMBER_FIELD_AS ("gnome_cut_strike", N_("Cubes removed"), GNOMES, cut_strike[RISE_GNOMES], GN_FIELD_UINT8, 0,
                   RISE_GNOME_CUBES, INNER),

  NUMBER_FIELD (deals, N_("Cards still to be dealt"), TABLE, GN_FIELD_UINT8, 0, 60, INNER),
  NUMBER_FIELD (scored, N_("Scored in this turn"), TABLE, GN_FIELD_UINT8, 0, RISE_OWNERS, INNER,
                MEANS ("how many are done: from the starting player on, the Gnomes last")),
  PILE_FIELD (judges, N_("Judges"), PLAYERS, RISE_DOMAIN_JUDGE, BY_SEAT),
  PILE_FIELD (judge_box, N_("Judges in the box"), TABLE, RISE_DOMAIN_JUDGE),
  THING_FIELD (shown, N_("Judges shown"), PLAYERS, GN_FIELD_INT8, RISE_DOMAIN_JUDGE,
               BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, 2, GN_DOMAIN_NUMBER), FIXED,
                MEANS ("the judges of a player, in the order in which they were shown")),
  NUMBER_FIELD (judge_vp, N_("Points of judges"), PLAYERS, GN_FIELD_INT8, 0, 99,
                BY_TWO (RISE_SEATS, GN_DOMAIN_SEAT, 2, GN_DOMAIN_NUMBER), INNER,
                MEANS ("in the order in which the judges were shown")),

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
  NUMBER_FIELD (result, N_("Result"), TABLE, GN_FIELD_UINT8, 0, 2, INNER,
                MEANS ("0: open; 1: the players win; 2: the Gnomes win")),
  { NULL }
};

const GnText rise_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "rise-texts.inc"
  { 0 }
};
