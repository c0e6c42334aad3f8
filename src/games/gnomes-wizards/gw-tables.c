/* gw-tables.c: options, families and domains of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options (sections 7 and 12) ---------------------------------------------------- */

static const GnChoice no_yes[] = { { "no", N_("No"), NULL }, { "yes", N_("Yes"), NULL }, { NULL } };
static const GnChoice yes_no[] = { { "yes", N_("Yes"), NULL }, { "no", N_("No"), NULL }, { NULL } };
static const GnChoice off_on[] = { { "off", N_("Off"), NULL }, { "on", N_("On"), NULL }, { NULL } };
static const GnChoice mode[] = {
  { "usual", N_("Teams if that comes out even"), N_("Two and four players in teams, three every tribe for itself.") },
  { "teams", N_("Gnomes against wizards"), NULL }, { "every-tribe", N_("Every tribe for itself"), NULL }, { NULL }
};
static const GnChoice layout[] = {
  { "usual", N_("Hexagon"), N_("24 tiles for two tribes, 37 for three, 48 for four.") }, { NULL }
};

/* A board is made for a certain number of tribes. */
static gboolean
layout_suits (const GnSet *set,
              guint        index,
              guint        n_seats)
{
  gint tribes;

  return gn_set_number (set, GW_FAMILY_LAYOUTS, index, "tribes", &tribes) && (guint) tribes == n_seats;
}

static const GnChoice windows[] = {
  { "on-call", N_("When somebody speaks up"), NULL }, { "always", N_("Always"), N_("Every action waits for answers.") },
  { NULL }
};
static const GnChoice board[] = {
  { "shuffled", N_("Laid at random"), NULL }, { "first", N_("The first board, ready-made"), NULL }, { NULL }
};
static const GnChoice hand[] = {
  { "3", "3", NULL }, { "1", "1", NULL }, { "2", "2", NULL }, { "4", "4", NULL }, { "5", "5", NULL },
  { "6", "6", NULL }, { "7", "7", NULL }, { "8", "8", NULL },
  { "0", "0", NULL }, { "none", N_("No limit"), NULL }, { "9", "9", NULL }, { "10", "10", NULL }, { "12", "12", NULL },
  { "15", "15", NULL }, { "20", "20", NULL }, { NULL }
};
static const GnChoice fair[] = {
  { "warn", N_("Remarked on"), NULL }, { "require", N_("Must be equal"), NULL }, { "off", N_("Not looked at"), NULL },
  { NULL }
};
static const GnChoice credit[] = { { "flipper", N_("Who flipped"), NULL }, { "nobody", N_("Nobody"), NULL }, { NULL } };
static const GnChoice sets[] = {
  { "many", N_("Every three horns"), NULL }, { "one", N_("Once in a turn"), NULL }, { NULL }
};
static const GnChoice attach[] = {
  { "own-turn", N_("In one’s own turn"), NULL }, { "any-time", N_("At any time"), NULL }, { NULL }
};
static const GnChoice enter[] = {
  { "stop-until-attack", N_("Stops until it has attacked"), NULL },
  { "must-attack", N_("Must attack if it can"), NULL },
  { "end-move", N_("Ends the movement"), NULL }, { "free", N_("Does not matter"), NULL }, { NULL }
};
static const GnChoice engaged[] = {
  { "free", N_("Freely"), NULL }, { "must-attack", N_("Only after an attack"), NULL }, { NULL }
};
static const GnChoice fizzle[] = { { "spent", N_("Spent"), NULL }, { "refund", N_("Not made"), NULL }, { NULL } };
static const GnChoice elimination[] = {
  { "end", N_("Ends the game"), NULL }, { "play-on", N_("The game goes on"), NULL }, { NULL }
};
static const GnChoice dead[] = {
  { "fizzle", N_("Comes to nothing"), NULL }, { "resolve", N_("Is carried out"), NULL }, { NULL }
};
static const GnChoice refuse[] = {
  { "refuse", N_("Not while an enemy moves"), NULL }, { "allow", N_("Always"), NULL }, { NULL }
};
static const GnChoice ring[] = {
  { "turn-player", N_("Of the player whose turn it is"), NULL }, { "caster", N_("Of the one who casts"), NULL },
  { NULL }
};
static const GnChoice linger[] = {
  { "refuse", N_("Not allowed"), NULL }, { "attack-only", N_("Only the first attack"), NULL }, { NULL }
};
static const GnChoice race[] = {
  { "dual", N_("Ally and enemy"), NULL }, { "enemies-only", N_("Enemies"), NULL }, { NULL }
};
static const GnChoice death[] = {
  { "penalty", N_("−7 and −12"), NULL }, { "ignore", N_("Do not count"), NULL }, { NULL }
};
static const GnChoice tie[] = {
  { "tie", N_("A tie"), NULL }, { "sudden-death", N_("One more round"), NULL }, { NULL }
};
static const GnChoice adjacent[] = {
  { "edge", N_("An edge in common"), NULL }, { "edge-or-corner", N_("An edge or a corner, for abilities"), NULL },
  { NULL }
};
static const GnChoice cap[] = {
  { "base+5", N_("Five above the lowest"), NULL }, { "4", "4", NULL }, { "5", "5", NULL }, { "6", "6", NULL },
  { "7", "7", NULL }, { "8", "8", NULL }, { "10", "10", NULL }, { NULL }
};
static const GnChoice flip_mode[] = {
  { "sequential", N_("One after the other"), NULL },
  { "simultaneous", N_("Both together"), N_("Both are named first; then whoever stands there looks for a tile.") },
  { NULL }
};
static const GnChoice either[] = {
  { "assign", N_("When it is given"), NULL }, { "use", N_("When it is used"), NULL }, { NULL }
};
static const GnChoice piles[] = { { "2", N_("Two piles"), NULL }, { "1", N_("One pile"), NULL }, { NULL } };
static const GnChoice reserve[] = {
  { "shared", N_("One for all"), NULL },
  { "per-player", N_("One for each player"), N_("Crystals go to whoever rolled them, or whose unit was in the mine.") },
  { NULL }
};
static const GnChoice mine_count[] = {
  { "each-entry", N_("Each time it is entered"), NULL }, { "once-per-turn", N_("Once a turn for each unit"), NULL },
  { "pass-only", N_("When it is passed through"), NULL }, { NULL }
};
static const GnChoice crystals[] = {
  { "unlimited", N_("As many as needed"), NULL }, { "12", "12", NULL }, { "16", "16", NULL }, { "20", "20", NULL },
  { "24", "24", NULL }, { "30", "30", NULL }, { "40", "40", NULL },
  { "50", "50", NULL }, { "60", "60", NULL }, { NULL }
};
static const GnChoice blockade[] = {
  { "tile", N_("On a tile"), NULL }, { "edge", N_("Between two tiles"), NULL }, { NULL }
};
/* the face on each side of a die: the usual one first, then the others in turn */
#define SHOW_MOVEMENT { "movement", N_("Movement"), NULL }
#define SHOW_ATTACK { "attack", N_("Attack"), NULL }
#define SHOW_EITHER { "either", N_("Attack or movement"), NULL }
#define SHOW_DEFENCE { "defence", N_("Defence"), NULL }
#define SHOW_HORN { "horn", N_("Horn"), NULL }
#define SHOW_CRYSTAL { "crystal", N_("Crystal"), NULL }
static const GnChoice sides[GW_DIE_SIDES][GW_N_FACES + 1] = {
  { SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, { NULL } },
  { SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, { NULL } },
  { SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, { NULL } },
  { SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, { NULL } },
  { SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, { NULL } },
  { SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, { NULL } },
};
static const GnChoice tribe[] = {
  { "any", N_("Next free"), NULL }, { "turquefoss", N_("Turquefoss"), NULL },
  { "achrinolder", N_("Achrinolder"), NULL }, { "imblasham", N_("Imblasham"), NULL },
  { "betrumour", N_("Betrumour"), NULL }, { "random", N_("By lot"), NULL }, { NULL }
};

#define OPTION(at, key, label, tip, ruling, list, folded) \
  [at] = { .id = key, .title = label, .hint = tip, .clause = ruling, .choices = list, .expert = folded }

#define SIDE(at, key, label, list, colour) \
  [at] = { .id = key, .title = label, .clause = "R-01", .choices = list, .expert = TRUE, .group = colour }

const GnOption gw_options[] = {
  OPTION (GW_OPT_MODE, "mode", N_("Who against whom"), NULL, "GW-003", mode, FALSE),
  OPTION (GW_OPT_SHORT, "short", N_("Shorter game"), N_("Six rounds, with the sixth clan on the board."), "GW-180",
          no_yes, FALSE),
  OPTION (GW_OPT_ALLIANCE, "alliance", N_("Temporary alliances"), NULL, "GW-184", off_on, FALSE),
  [GW_OPT_LAYOUT] = { .id = "layout", .title = N_("Game board"),
    .hint = N_("Shape It Up: a board of the component set, or one of your own."), .clause = "R-07", .choices = layout,
    .family = 1 + GW_FAMILY_LAYOUTS, .suits = layout_suits },
  OPTION (GW_OPT_WINDOWS, "windows", N_("Actions wait for answers"), NULL, "R-82", windows, TRUE),
  OPTION (GW_OPT_BOARD, "board", N_("Tiles"), N_("How Gnomon lays them when it deals."), "GW-014", board, FALSE),
  OPTION (GW_OPT_HAND_LIMIT, "hand-limit", N_("Hand limit"), NULL, "R-34", hand, FALSE),
  OPTION (GW_OPT_FAIR, "fair-perimeter", N_("Clans with both tiles on the rim"), NULL, "R-12", fair, TRUE),
  OPTION (GW_OPT_FLIP_CREDIT, "flip-credit", N_("Who scores a death by flipping"), NULL, "R-18", credit, TRUE),
  OPTION (GW_OPT_WAR_SETS, "war-sets", N_("Calls and charges"), NULL, "R-29", sets, TRUE),
  OPTION (GW_OPT_WAR_SPLIT, "war-split", N_("Horns both aside and on the deck"), NULL, "R-30", yes_no, TRUE),
  OPTION (GW_OPT_LATE_DRAW, "war-late-draw", N_("Unused horns may draw"), NULL, "R-31", no_yes, TRUE),
  OPTION (GW_OPT_ATTACH, "attach-timing", N_("Learned cards are attached"), NULL, "R-35", attach, TRUE),
  OPTION (GW_OPT_ENTER_ENEMY, "enter-enemy", N_("Meeting an enemy"), NULL, "R-41", enter, TRUE),
  OPTION (GW_OPT_ENGAGED, "engaged-leave", N_("Leaving an enemy"), NULL, "R-42", engaged, TRUE),
  OPTION (GW_OPT_FIZZLE, "attack-fizzle", N_("An attack that meets nobody"), NULL, "R-46", fizzle, TRUE),
  OPTION (GW_OPT_SNEAK_DECAY, "sneak-decay", N_("Sneak attacks cost defence"), NULL, "R-48", yes_no, TRUE),
  OPTION (GW_OPT_ABILITY_DICE, "ability-attack-dice", N_("Attack dice count for abilities"), NULL, "R-50", no_yes,
          TRUE),
  OPTION (GW_OPT_ELIMINATION, "elimination", N_("One side left"), NULL, "R-56", elimination, TRUE),
  OPTION (GW_OPT_CASTER_DEAD, "caster-dead", N_("An ability whose caster has died"), NULL, "R-58", dead, TRUE),
  OPTION (GW_OPT_SECRET_MOVE, "secret-enemy-move", N_("Secret cards"), NULL, "R-59", refuse, TRUE),
  OPTION (GW_OPT_RING, "ring", N_("Ring on a counter"), NULL, "R-61", ring, TRUE),
  OPTION (GW_OPT_SLEEP_OWN, "sleep-own-ability-wakes", N_("A sleeper’s own ability wakes it"), NULL, "R-63", no_yes,
          TRUE),
  OPTION (GW_OPT_NO_MOVE, "no-move-displace", N_("No Movement may be displaced"), NULL, "R-64", no_yes, TRUE),
  OPTION (GW_OPT_LINGER_AGAIN, "linger-again", N_("A second lingering attack"), NULL, "R-67", linger, TRUE),
  OPTION (GW_OPT_JUMP, "ability-jump-reaction", N_("Who is brought is attacked"), NULL, "R-70", no_yes, TRUE),
  OPTION (GW_OPT_RACE, "etft-race", N_("Tribes of one race, every tribe for itself"), NULL, "R-73", race, TRUE),
  OPTION (GW_OPT_DEATH_SCORE, "score-death", N_("Own deaths"), NULL, "R-75", death, TRUE),
  OPTION (GW_OPT_FINAL_TIE, "final-tie", N_("Tied to the last"), NULL, "R-78", tie, TRUE),
  OPTION (GW_OPT_ADJACENT, "adjacent-kind", N_("Next door"), NULL, "R-06", adjacent, TRUE),
  OPTION (GW_OPT_DEFENCE_CAP, "defence-cap", N_("Highest defence"), NULL, "R-04", cap, TRUE),
  OPTION (GW_OPT_FLIP_MODE, "flip-mode", N_("The two flips"), NULL, "R-14", flip_mode, TRUE),
  OPTION (GW_OPT_FLIP_GHOST, "flip-ghost", N_("Who is out still flips"), NULL, "R-16", no_yes, TRUE),
  OPTION (GW_OPT_EITHER, "either-choice", N_("Attack or movement is chosen"), NULL, "R-27", either, TRUE),
  OPTION (GW_OPT_PILES, "deck-piles", N_("Ability deck"), NULL, "R-33", piles, TRUE),
  OPTION (GW_OPT_RESERVE, "reserve", N_("Reserve"), NULL, "R-37", reserve, TRUE),
  OPTION (GW_OPT_MINE_COUNT, "mine-count", N_("A mine gives a crystal"), NULL, "R-38", mine_count, TRUE),
  OPTION (GW_OPT_CRYSTALS, "pile-count", N_("Crystals in the supply"), NULL, "R-40", crystals, TRUE),
  OPTION (GW_OPT_BLOCKADE, "blockade-shape", N_("Blockades stand"), NULL, "R-68", blockade, TRUE),
  SIDE (GW_OPT_BLACK + 0, "black-die-1", N_("Black dice, side 1"), sides[0], N_("What the black dice show")),
  SIDE (GW_OPT_BLACK + 1, "black-die-2", N_("Black dice, side 2"), sides[1], N_("What the black dice show")),
  SIDE (GW_OPT_BLACK + 2, "black-die-3", N_("Black dice, side 3"), sides[2], N_("What the black dice show")),
  SIDE (GW_OPT_BLACK + 3, "black-die-4", N_("Black dice, side 4"), sides[3], N_("What the black dice show")),
  SIDE (GW_OPT_BLACK + 4, "black-die-5", N_("Black dice, side 5"), sides[4], N_("What the black dice show")),
  SIDE (GW_OPT_BLACK + 5, "black-die-6", N_("Black dice, side 6"), sides[5], N_("What the black dice show")),
  SIDE (GW_OPT_PINK + 0, "pink-die-1", N_("Pink dice, side 1"), sides[0], N_("What the pink dice show")),
  SIDE (GW_OPT_PINK + 1, "pink-die-2", N_("Pink dice, side 2"), sides[1], N_("What the pink dice show")),
  SIDE (GW_OPT_PINK + 2, "pink-die-3", N_("Pink dice, side 3"), sides[2], N_("What the pink dice show")),
  SIDE (GW_OPT_PINK + 3, "pink-die-4", N_("Pink dice, side 4"), sides[3], N_("What the pink dice show")),
  SIDE (GW_OPT_PINK + 4, "pink-die-5", N_("Pink dice, side 5"), sides[4], N_("What the pink dice show")),
  SIDE (GW_OPT_PINK + 5, "pink-die-6", N_("Pink dice, side 6"), sides[5], N_("What the pink dice show")),
  [GW_N_OPTIONS] = { .id = "tribe", .title = N_("Tribe"), .clause = "GW-005", .choices = tribe, .per_seat = TRUE },
  { NULL }
};

/* ---- Setup (section 2) ---------------------------------------------------------------- */

const GnSetupStep gw_setup[] = {
  { .text = N_("Each player takes a tribe board, six discs, a leader, seven cards and the tracker cube on {dice} "
               "dice."), .clause = "GW-006", .needs = 1 },
  { .text = N_("Each player rolls four black dice: most horns begins."), .clause = "GW-007" },
  { .text = N_("Build the board of {tiles} tiles: first the {mines} mines in the middle, then the others."),
    .clause = "GW-013", .needs = 1 },
  { .text = N_("Shuffle the scroll cards into two face-down piles."), .clause = "GW-018", .needs = 1 },
  { .text = N_("Crystals, clips, counters, rings and blockades lie at hand."), .clause = "GW-019", .needs = 1 },
  { .text = N_("Leaders are placed, the first player first."), .clause = "GW-022" },
  { NULL }
};

/* ---- Component families ------------------------------------------------------------------- */

#define NUMBER(key, label, lo, hi, ...) \
  { .id = key, .title = label, .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = lo, .max = hi, __VA_ARGS__ }
#define TEXT(key, label) { .id = key, .title = label, .kind = GN_ATTR_TEXT }
#define PLACES(key, label, most) \
  { .id = key, .title = label, .kind = GN_ATTR_LIST, .domain = GW_DOMAIN_PLACE, .max = most, .optional = TRUE }
#define STEPS(key, label, ...) \
  { .id = key, .title = label, .kind = GN_ATTR_EFFECTS, .vocabulary = gw_vocabulary, __VA_ARGS__ }

/* A leader's or clan's card, as printed. Everybody knows which card it is, but each box words its text differently. */
#define OF_CLANS .when = "slot", .is = 0, .unless = TRUE
static const GnAttr unit_attrs[] = {
  { .id = "tribe", .title = N_("Tribe"), .kind = GN_ATTR_THING, .domain = GW_DOMAIN_TRIBE, .fixed = TRUE,
    .names = GN_NAMES_PART },
  { .id = "slot", .title = N_("Place in the tribe"), .kind = GN_ATTR_THING, .domain = GW_DOMAIN_SLOT, .fixed = TRUE,
    .names = GN_NAMES_PART },
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT, .own = TRUE },
  NUMBER ("move", N_("Movement"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER ("attack", N_("Attack"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER ("defence", N_("Defence"), 0, 9, .nullable = TRUE, .own = TRUE),
  { .id = "ability", .title = N_("Ability"), .kind = GN_ATTR_TEXT, .own = TRUE, OF_CLANS },
  NUMBER ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .own = TRUE, OF_CLANS),
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT, .own = TRUE, OF_CLANS },
  { .id = "timing", .title = N_("When"), .kind = GN_ATTR_THING, .domain = GW_DOMAIN_TIMING, .optional = TRUE,
    .own = TRUE, OF_CLANS },
  STEPS ("steps", N_("What it does"), .nullable = TRUE, .instead = "text", .own = TRUE, OF_CLANS),
  { .id = "symbol", .title = N_("Symbol"), .kind = GN_ATTR_TEXT, .own = TRUE, .aside = TRUE, OF_CLANS },
  { .id = "about", .title = N_("A word about it"), .kind = GN_ATTR_TEXT, .own = TRUE, .aside = TRUE },
  { NULL }
};
static const GnAttr card_attrs[] = {
  { .id = "kind", .title = N_("Kind"), .kind = GN_ATTR_THING, .domain = GW_DOMAIN_KIND },
  NUMBER ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .when = "kind", .is = GW_LEARNED),
  { .id = "timing", .title = N_("When"), .kind = GN_ATTR_THING, .domain = GW_DOMAIN_TIMING, .optional = TRUE },
  TEXT ("name", N_("Name")), TEXT ("text", N_("Text")),
  STEPS ("steps", N_("What it does"), .nullable = TRUE, .instead = "text"),
  STEPS ("leader", N_("With a leader"), .optional = TRUE, .aside = TRUE),
  NUMBER ("copies", N_("Copies in the box"), 1, 20, .optional = TRUE),
  { NULL }
};
static const GnAttr layout_attrs[] = {
  NUMBER ("tribes", N_("Tribes"), 2, 4, 0),
  PLACES ("a", N_("Side A"), 60), PLACES ("b", N_("Side B"), 60), PLACES ("any", N_("Without sides"), 62),
  PLACES ("mines", N_("Mines"), 16), PLACES ("dead", N_("Always flipped"), 4),
  PLACES ("start-a", N_("Start tiles A"), 12), PLACES ("start-b", N_("Start tiles B"), 12),
  { .id = "tiles", .title = N_("Ready-made tiles, row by row"), .kind = GN_ATTR_LIST, .domain = GW_DOMAIN_TILE,
    .max = 62, .optional = TRUE },
  TEXT ("name", N_("Name")),
  { NULL }
};

const GnFamily gw_families[] = {
  [GW_FAMILY_UNITS] = { "units", N_("Leaders and clans"), N_("unit"), "cards", unit_attrs, GW_UNITS, GW_UNITS, NULL,
    NULL, .preset = TRUE },
  [GW_FAMILY_CARDS] = { "cards", N_("Ability deck"), N_("ability card"), "cards", card_attrs, GW_CARDS_MAX, 40,
    N_("The box: the piles lie on the table. The app: Gnomon shuffles them and knows the hands."), "copies" },
  [GW_FAMILY_LAYOUTS] = { "layouts", N_("Boards"), N_("board"), "cards", layout_attrs, GW_LAYOUTS_MAX, 0, NULL, NULL,
    .preset = TRUE, .designed = TRUE },
  [GW_FAMILY_TILES] = { "tiles", N_("Tiles"), N_("tile"), "cards", NULL, GW_TILES, GW_TILES,
    N_("The box: you lay the tiles and say where. The app: Gnomon lays them."), NULL },
  [GW_FAMILY_DICE] = { "dice", N_("Dice"), N_("die"), "dice", NULL, GW_DICE_MOST, GW_DICE_MOST,
    N_("The box: real dice, and the faces are typed. The app: Gnomon rolls them."), NULL },
  { NULL }
};

/* ---- Domains -------------------------------------------------------------------------------- */

#include "gw-ids.inc"

static const GnValue slot_values[GW_SLOTS] = {
  { .id = "leader", .name = N_("leader") }, { .id = "1", .name = "1" }, { .id = "2", .name = "2" },
  { .id = "3", .name = "3" }, { .id = "4", .name = "4" }, { .id = "5", .name = "5" }, { .id = "6", .name = "6" },
};
static const GnValue tribe_values[GW_TRIBES] = {
  { .id = "turquefoss", .name = N_("Turquefoss") }, { .id = "achrinolder", .name = N_("Achrinolder") },
  { .id = "imblasham", .name = N_("Imblasham") }, { .id = "betrumour", .name = N_("Betrumour") },
};
static const GnValue face_values[GW_N_FACES] = {
  [GW_MOVEMENT] = { "movement", N_("movement"), NP_ ("{n} movement", "{n} movements"), N_("movement|m") },
  [GW_ATTACK] = { "attack", N_("attack"), NP_ ("{n} attack", "{n} attacks"), N_("attack|a") },
  [GW_EITHER] = { "either", N_("attack or movement"), NP_ ("{n} attack-or-movement", "{n} attack-or-movements"),
    N_("either|e") },
  [GW_DEFENCE] = { "defence", N_("defence"), NP_ ("{n} defence", "{n} defences"), N_("defence|d") },
  [GW_HORN] = { "horn", N_("horn"), NP_ ("{n} horn", "{n} horns"), N_("horn|h") },
  [GW_CRYSTAL] = { "crystal", N_("crystal"), NP_ ("{n} crystal", "{n} crystals"), N_("crystal|c") },
};
static const GnValue to_values[] = {
  { .id = "aside", .name = N_("aside"), .words = N_("aside") },
  { .id = "deck", .name = N_("to the deck"), .words = N_("deck") }
};
static const GnValue use_values[] = {
  { .id = "movement", .name = N_("movement"), .words = N_("movement|m") },
  { .id = "attack", .name = N_("attack"), .words = N_("attack|a") }
};
static const GnValue hold_values[] = { { .id = "yes", .name = N_("wait for answers"), .words = N_("hold|wait|yes") } };
static const GnValue yes_values[] = {
  { .id = "yes", .name = N_("yes"), .words = N_("yes|y") }, { .id = "no", .name = N_("no"), .words = N_("no|n") }
};
static const GnValue pile_values[] = {
  { .id = "1", .name = N_("pile 1"), .words = N_("1|pile 1") },
  { .id = "2", .name = N_("pile 2"), .words = N_("2|pile 2") }
};
static const GnValue stage_values[GW_N_STAGES] = {
  [GW_AT_TRIBES] = { .id = "tribes", .name = N_("drawing lots for the tribes") },
  [GW_AT_FIRST_PLAYER] = { .id = "first-player", .name = N_("rolling for the start") },
  [GW_AT_BOARD] = { .id = "board", .name = N_("laying the board") },
  [GW_AT_FAIRNESS] = { .id = "fairness", .name = N_("looking the board over") },
  [GW_AT_COMPONENTS] = { .id = "components", .name = N_("laying out the cards") },
  [GW_AT_LEADERS] = { .id = "leaders", .name = N_("placing the leaders") },
  [GW_AT_SHORT_CLANS] = { .id = "short-clans", .name = N_("placing the sixth clans") },
  [GW_AT_TURN_START] = { .id = "turn-start", .name = N_("the start of a turn") },
  [GW_AT_FLIP] = { .id = "flip", .name = N_("flipping tiles") },
  [GW_AT_ROLL] = { .id = "roll", .name = N_("rolling the dice") },
  [GW_AT_ASSIGN] = { .id = "assign", .name = N_("giving out the dice") },
  [GW_AT_FIGHT] = { .id = "fight", .name = N_("moving and attacking") },
  [GW_AT_WAR] = { .id = "war", .name = N_("the call to war") },
  [GW_AT_COLLECT] = { .id = "collect", .name = N_("collecting crystals") },
  [GW_AT_TURN_END] = { .id = "turn-end", .name = N_("the end of a turn") },
  [GW_AT_OVER] = { .id = "over", .name = N_("the end") },
};
static const GnValue status_values[] = {
  [GW_INACTIVE] = { .id = "inactive", .name = N_("not called yet") },
  [GW_ACTIVE] = { .id = "active", .name = N_("on the board") }, [GW_DEAD] = { .id = "dead", .name = N_("dead") },
};
static const GnValue counter_values[GW_N_COUNTERS] = {
  [GW_FLYING] = { .id = "flying", .name = N_("Flying"), .words = N_("flying") },
  [GW_SLEEPING] = { .id = "sleeping", .name = N_("Sleeping"), .words = N_("sleeping") },
  [GW_LINGERING] = { .id = "lingering", .name = N_("Lingering Attack"), .words = N_("lingering") },
  [GW_NO_ATTACK] = { .id = "no-attack", .name = N_("No Attack"), .words = N_("no-attack") },
  [GW_NO_MOVEMENT] = { .id = "no-move", .name = N_("No Movement"), .words = N_("no-move") },
};
static const GnValue kind_values[] = {
  [GW_LEARNED] = { .id = "learned", .name = N_("learned") }, [GW_SECRET] = { .id = "secret", .name = N_("secret") }
};
static const GnValue timing_values[GW_N_TIMINGS] = {
  [GW_ANY_TIME] = { .id = "any", .name = N_("at any time") },
  [GW_OWN_TURN] = { .id = "own-turn", .name = N_("in your own turn") },
  [GW_BEFORE_ROLL] = { .id = "before-roll", .name = N_("before your roll") },
  [GW_BEFORE_FINAL] = { .id = "before-final", .name = N_("after a roll of yours") },
  [GW_UNTIL_ATTACK] = { .id = "until-attack", .name = N_("before the call to war") },
};
static const GnValue side_values[GW_SIDES] = {
  [GW_LEFT] = { .id = "left", .name = N_("left") }, [GW_RIGHT] = { .id = "right", .name = N_("right") },
  [GW_BASE] = { .id = "base", .name = N_("below") }
};
static const GnValue what_values[GW_N_WHAT] = {
  [GW_W_HP] = { .id = "hp", .name = N_("HP") }, [GW_W_DEFENCE] = { .id = "defence", .name = N_("defence") },
  [GW_W_PLACE] = { .id = "place", .name = N_("space") },
  [GW_W_STATUS] = { .id = "status", .name = N_("status") }, [GW_W_COUNTER] = { .id = "counter", .name = N_("counter") },
  [GW_W_CRYSTALS] = { .id = "crystals", .name = N_("crystals of the clan ability") },
  [GW_W_LEARNED_CRYSTALS] = { .id = "learned-crystals", .name = N_("crystals of the learned ability") },
  [GW_W_RESERVE] = { .id = "reserve", .name = N_("reserve") },
  [GW_W_FLIPPED] = { .id = "flipped", .name = N_("flipped") },
  [GW_W_BLOCKADE] = { .id = "blockade", .name = N_("blockade") },
  [GW_W_HAND] = { .id = "hand", .name = N_("cards in the hand") },
  [GW_W_TROPHY] = { .id = "trophy", .name = N_("who has its card") },
  [GW_W_ROUND] = { .id = "round", .name = N_("round") },
  [GW_W_EDGE_LEFT] = { .id = "blockade-left", .name = N_("blockade on the left") },
  [GW_W_EDGE_RIGHT] = { .id = "blockade-right", .name = N_("blockade on the right") },
  [GW_W_EDGE_BASE] = { .id = "blockade-below", .name = N_("blockade below") },
};

/* "T3.clan" is printed on that clan's card; "T3.learned" changes during the game. */
static guint
printed_on (guint        value,
            const char **attr)
{
  *attr = value % 2 == 0 ? "ability" : NULL;
  return value / 2;
}

#define DOMAIN(at, key, label, list) \
  [at] = { .id = key, .title = label, .values = list, .n_values = G_N_ELEMENTS (list) }

const GnDomain gw_domains[] = {
  [GW_DOMAIN_UNIT] = { .id = "unit", .title = N_("Unit"), .n_values = GW_UNITS, .family = 1 + GW_FAMILY_UNITS },
  DOMAIN (GW_DOMAIN_PLACE, "place", N_("Space"), place_values),
  DOMAIN (GW_DOMAIN_TILE, "tile", N_("Tile"), tile_values),
  [GW_DOMAIN_ABILITY] = { .id = "ability", .title = N_("Ability"), .values = ability_values,
    .n_values = G_N_ELEMENTS (ability_values), .printed = 1 + GW_FAMILY_UNITS, .printed_on = printed_on },
  DOMAIN (GW_DOMAIN_SLOT, "slot", N_("Place in the tribe"), slot_values),
  [GW_DOMAIN_CARD] = { .id = "card", .title = N_("Ability card"), .n_values = GW_CARDS_MAX,
    .family = 1 + GW_FAMILY_CARDS },
  [GW_DOMAIN_LAYOUT] = { .id = "layout", .title = N_("Game board"), .n_values = GW_LAYOUTS_MAX,
    .family = 1 + GW_FAMILY_LAYOUTS },
  DOMAIN (GW_DOMAIN_TRIBE, "tribe", N_("Tribe"), tribe_values),
  DOMAIN (GW_DOMAIN_FACE, "face", N_("Face of a die"), face_values),
  DOMAIN (GW_DOMAIN_TO, "to", N_("Where to"), to_values),
  DOMAIN (GW_DOMAIN_USE, "use", N_("Used as"), use_values),
  DOMAIN (GW_DOMAIN_HOLD, "hold", N_("Wait"), hold_values),
  DOMAIN (GW_DOMAIN_YES, "yes", N_("Yes or no"), yes_values),
  DOMAIN (GW_DOMAIN_PILE, "pile", N_("Pile"), pile_values),
  DOMAIN (GW_DOMAIN_STAGE, "stage", N_("Step"), stage_values),
  DOMAIN (GW_DOMAIN_STATUS, "status", N_("Status"), status_values),
  DOMAIN (GW_DOMAIN_COUNTER, "counter", N_("Counter"), counter_values),
  DOMAIN (GW_DOMAIN_KIND, "kind", N_("Kind of card"), kind_values),
  DOMAIN (GW_DOMAIN_TIMING, "timing", N_("When"), timing_values),
  DOMAIN (GW_DOMAIN_WHAT, "what", N_("What"), what_values),
  DOMAIN (GW_DOMAIN_SIDE, "side", N_("Edge"), side_values),
  { NULL }
};

/* ---- Members of the state ----------------------------------------------------------------------- */

#define AT(member) .offset = G_STRUCT_OFFSET (GwState, member)
#define TABLE N_("Table")
#define PLAYERS N_("Players")
#define UNITS N_("Units")
#define BOARD N_("Game board")
#define N(key, label, where, kind, least, most, ...) \
  { .id = #key, .title = label, .group = where, .type = kind, AT (key), .domain = GN_DOMAIN_NUMBER, .min = least, \
    .max = most, __VA_ARGS__ }
#define T(key, label, where, kind, dom, ...) \
  { .id = #key, .title = label, .group = where, .type = kind, AT (key), .domain = dom, .min = -1, __VA_ARGS__ }
#define BY_SEAT .dim = { GW_SEATS }, .index = { GN_DOMAIN_SEAT }
#define BY_UNIT .dim = { GW_UNITS }, .index = { GW_DOMAIN_UNIT }
#define BY_PLACE .dim = { GW_PLACES }, .index = { GW_DOMAIN_PLACE }
#define NUMBERED(n, m) .dim = { n, m }, .index = { GN_DOMAIN_NUMBER, GN_DOMAIN_NUMBER }
#define SPARSE .flags = GN_FIELD_SPARSE
#define INNER .flags = GN_FIELD_FIXED | GN_FIELD_SPARSE
#define FIXED .flags = GN_FIELD_FIXED
#define U8 GN_FIELD_UINT8

const GnField gw_fields[] = {
  N (round, N_("Round"), TABLE, U8, 0, 99, .flags = GN_FIELD_CLOCK),
  T (stage, N_("Step"), TABLE, U8, GW_DOMAIN_STAGE),
  T (current, N_("Whose turn"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  T (first, N_("First player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  N (turns, N_("Turns begun"), TABLE, U8, 0, 255, FIXED),
  N (tribe_seat, N_("Seat of the tribe"), PLAYERS, U8, 0, GW_SEATS, .dim = { GW_TRIBES }, .index = { GW_DOMAIN_TRIBE },
     FIXED),
  N (side, N_("Start side"), PLAYERS, U8, 0, 2, BY_SEAT),
  N (horns, N_("Horns for the start"), PLAYERS, U8, 0, 5, BY_SEAT, INNER),
  { .id = "rolling", .title = N_("Roll for the start"), .group = TABLE, .type = GN_FIELD_BITS8, AT (rolling),
    .domain = GN_DOMAIN_SEAT, FIXED },
  T (lies, N_("Tiles"), BOARD, GN_FIELD_INT16, GW_DOMAIN_PLACE, .dim = { GW_TILES }, .index = { GW_DOMAIN_TILE }),
  N (flipped, N_("Flipped"), BOARD, U8, 0, 1, BY_PLACE, SPARSE),
  N (blockade, N_("Blockades"), BOARD, U8, 0, GW_SEATS, BY_PLACE, SPARSE),
  N (edge, N_("Blockades between tiles"), BOARD, U8, 0, GW_SEATS, .dim = { GW_PLACES, GW_SIDES },
     .index = { GW_DOMAIN_PLACE, GW_DOMAIN_SIDE }, SPARSE),
  N (deck_said, N_("Cards of the ability deck"), TABLE, U8, 0, 255, INNER),
  N (equal_deal, N_("The deal that is kept"), TABLE, GN_FIELD_UINT16, 0, GW_DEALS_MOST, INNER,
     .known = GN_KNOWN_NOBODY),

  T (place, N_("Space"), UNITS, GN_FIELD_INT16, GW_DOMAIN_PLACE, BY_UNIT),
  T (status, N_("Status"), UNITS, U8, GW_DOMAIN_STATUS, BY_UNIT),
  N (hp, N_("HP"), UNITS, U8, 0, 15, BY_UNIT, SPARSE),
  N (def, N_("Defence"), UNITS, GN_FIELD_INT8, 0, 20, BY_UNIT, SPARSE),
  N (charge, N_("Crystals"), UNITS, U8, 0, 12, .dim = { GW_ABILITIES }, .index = { GW_DOMAIN_ABILITY }, SPARSE),
  N (learned, N_("Learned card"), UNITS, U8, 0, GW_CARDS_MAX, BY_UNIT, SPARSE),
  N (counter, N_("Counters"), UNITS, U8, 0, GW_SEATS, .dim = { GW_UNITS, GW_N_COUNTERS },
     .index = { GW_DOMAIN_UNIT, GW_DOMAIN_COUNTER }, SPARSE),
  N (linger_unit, N_("Lingering attack by"), UNITS, U8, 0, GW_UNITS, BY_UNIT, INNER),
  N (linger_seat, N_("Lingering attack of"), UNITS, U8, 0, GW_SEATS, BY_UNIT, INNER),
  N (killer, N_("Card taken by"), UNITS, U8, 0, GW_SEATS, BY_UNIT, SPARSE),

  N (given, N_("Dice"), UNITS, U8, 0, GW_DICE_MOST, .dim = { GW_UNITS, GW_N_AS },
     .index = { GW_DOMAIN_UNIT, GN_DOMAIN_NUMBER }, INNER),
  N (undecided, N_("Attack or movement, undecided"), UNITS, U8, 0, GW_DICE_MOST, BY_UNIT, INNER),
  N (more_mov, N_("More movement"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  N (more_atk, N_("More attack"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  N (used, N_("Steps used"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  N (struck, N_("Attacks made"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  N (more_attacks, N_("More attacks"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  N (did, N_("Done in this turn"), UNITS, U8, 0, 15, BY_UNIT, INNER),

  N (dice, N_("Dice on the table"), TABLE, U8, 0, GW_DICE_MOST, .dim = { GW_N_FACES }, .index = { GW_DOMAIN_FACE },
     SPARSE),
  N (pink, N_("Pink ones among the dice"), TABLE, U8, 0, GW_DICE_MOST, .dim = { GW_N_FACES },
     .index = { GW_DOMAIN_FACE }, INNER),
  N (due_pink, N_("Pink dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  N (rolled, N_("Rolled"), TABLE, U8, 0, 1, INNER),
  N (due, N_("Dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  N (rerolls, N_("Re-rolls made"), TABLE, U8, 0, 99, INNER),
  N (more_rerolls, N_("More re-rolls"), TABLE, U8, 0, 99, INNER),
  N (horns_aside, N_("Horns aside"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  N (horns_deck, N_("Horns on the deck"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  N (drawn, N_("The draw is made"), TABLE, U8, 0, 1, INNER),
  N (war_used, N_("Calls and charges made"), TABLE, U8, 0, 9, INNER),
  N (flips, N_("Tiles flipped in this turn"), TABLE, U8, 0, 2, SPARSE),
  N (acting, N_("Unit in action"), TABLE, U8, 0, GW_UNITS, INNER),
  N (moving, N_("It is moving"), TABLE, U8, 0, 1, INNER),
  N (opener, N_("Who opened the window"), TABLE, U8, 0, GW_SEATS, INNER),
  N (lost_turn, N_("The turn is lost"), TABLE, U8, 0, 1, INNER),
  N (start_done, N_("Start of the turn"), TABLE, U8, 0, 9, INNER),
  N (cut, N_("The ability is cut short"), TABLE, U8, 0, 1, INNER),
  N (extra_dice, N_("More dice in the next roll"), PLAYERS, U8, 0, 99, BY_SEAT, SPARSE),
  { .id = "ally", .title = N_("Allied with"), .group = PLAYERS, .type = GN_FIELD_BITS8, AT (ally),
    .domain = GN_DOMAIN_SEAT, BY_SEAT },
  N (reserve, N_("Reserve"), TABLE, U8, 0, 255),
  N (own_reserve, N_("Reserve of each"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  N (mined, N_("Mines entered"), UNITS, U8, 0, 255, BY_UNIT, INNER),
  N (flip_first, N_("Named to be flipped"), TABLE, U8, 0, GW_PLACES, INNER),

  { .id = "pile", .title = N_("Ability deck"), .group = TABLE, .type = GN_FIELD_PILE, AT (pile), .dim = { 2 },
    .index = { GW_DOMAIN_PILE }, .domain = GW_DOMAIN_CARD, .known = GN_KNOWN_PILE },
  { .id = "hand", .title = N_("Hand"), .group = PLAYERS, .type = GN_FIELD_PILE, AT (hand), BY_SEAT,
    .domain = GW_DOMAIN_CARD, .known = GN_KNOWN_PILE },
  { .id = "looked", .title = N_("Cards looked at"), .group = TABLE, .type = GN_FIELD_PILE, AT (looked),
    .domain = GW_DOMAIN_CARD, .known = GN_KNOWN_PILE },

  N (n_frames, N_("What waits"), TABLE, U8, 0, GW_FRAMES, INNER),
  N (n_casts, N_("Abilities announced"), TABLE, U8, 0, GW_CASTS, INNER),
  N (frame, N_("What waits, in detail"), TABLE, GN_FIELD_INT16, -1, 32000, NUMBERED (GW_FRAMES, GW_FRAME_SIZE), INNER),
  N (cast, N_("Announced"), TABLE, GN_FIELD_INT16, 0, 32000, NUMBERED (GW_CASTS, GW_CAST_SIZE), INNER),
  N (run, N_("Being carried out"), TABLE, GN_FIELD_INT16, 0, 32000, .dim = { GW_CAST_SIZE },
     .index = { GN_DOMAIN_NUMBER }, INNER),
  N (chosen, N_("Its targets"), TABLE, GN_FIELD_INT32, 0, G_MAXINT32, .dim = { GW_ABILITY_STEPS },
     .index = { GN_DOMAIN_NUMBER }, INNER),
  N (casts_made, N_("Abilities cast"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  N (calls_made, N_("Clans called"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  { NULL }
};

const GnText gw_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "gw-texts.inc"
  { 0 }
};
