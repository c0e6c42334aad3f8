/* gw-tables.c: options, families and domains of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options (sections 7 and 12) ---------------------------------------------------- */

CHOICES (no_yes, { "no", N_("No") }, { "yes", N_("Yes") });
CHOICES (yes_no, { "yes", N_("Yes") }, { "no", N_("No") });
CHOICES (off_on, { "off", N_("Off") }, { "on", N_("On") });
CHOICES (mode,
         { "usual", N_("Teams if that comes out even"),
           N_("Two and four players in teams, three every tribe for itself.") },
         { "teams", N_("Gnomes against wizards") }, { "every-tribe", N_("Every tribe for itself") });
CHOICES (layout, { "usual", N_("Hexagon"), N_("24 tiles for two tribes, 37 for three, 48 for four.") });

/* A board is made for a certain number of tribes. */
static gboolean
layout_suits (const GnSet *set,
              guint        index,
              guint        n_seats)
{
  gint tribes;

  return gn_set_number (set, GW_FAMILY_LAYOUTS, index, "tribes", &tribes) && (guint) tribes == n_seats;
}

CHOICES (windows,
         { "on-call", N_("When somebody speaks up") },
         { "always", N_("Always"), N_("Every action waits for answers.") });
CHOICES (board, { "shuffled", N_("Laid at random") }, { "first", N_("The first board, ready-made") });
CHOICES (hand,
         { "3", "3" }, { "1", "1" }, { "2", "2" }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" }, { "8", "8" },
         { "0", "0" }, { "none", N_("No limit") }, { "9", "9" }, { "10", "10" }, { "12", "12" }, { "15", "15" },
         { "20", "20" });
CHOICES (fair, { "warn", N_("Remarked on") }, { "require", N_("Must be equal") }, { "off", N_("Not looked at") });
CHOICES (credit, { "flipper", N_("Who flipped") }, { "nobody", N_("Nobody") });
CHOICES (sets, { "many", N_("Every three horns") }, { "one", N_("Once in a turn") });
CHOICES (attach, { "own-turn", N_("In one’s own turn") }, { "any-time", N_("At any time") });
CHOICES (enter,
         { "stop-until-attack", N_("Stops until it has attacked") }, { "must-attack", N_("Must attack if it can") },
         { "end-move", N_("Ends the movement") }, { "free", N_("Does not matter") });
CHOICES (engaged, { "free", N_("Freely") }, { "must-attack", N_("Only after an attack") });
CHOICES (fizzle, { "spent", N_("Spent") }, { "refund", N_("Not made") });
CHOICES (elimination, { "end", N_("Ends the game") }, { "play-on", N_("The game goes on") });
CHOICES (dead, { "fizzle", N_("Comes to nothing") }, { "resolve", N_("Is carried out") });
CHOICES (refuse, { "refuse", N_("Not while an enemy moves") }, { "allow", N_("Always") });
CHOICES (ring, { "turn-player", N_("Of the player whose turn it is") }, { "caster", N_("Of the one who casts") });
CHOICES (linger, { "refuse", N_("Not allowed") }, { "attack-only", N_("Only the first attack") });
CHOICES (race, { "dual", N_("Ally and enemy") }, { "enemies-only", N_("Enemies") });
CHOICES (death, { "penalty", N_("−7 and −12") }, { "ignore", N_("Do not count") });
CHOICES (tie, { "tie", N_("A tie") }, { "sudden-death", N_("One more round") });
CHOICES (adjacent, { "edge", N_("An edge in common") }, { "edge-or-corner", N_("An edge or a corner, for abilities") });
CHOICES (cap,
         { "base+5", N_("Five above the lowest") }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" },
         { "8", "8" }, { "10", "10" });
CHOICES (flip_mode,
         { "sequential", N_("One after the other") },
         { "simultaneous", N_("Both together"),
           N_("Both are named first; then whoever stands there looks for a tile.") });
CHOICES (either, { "assign", N_("When it is given") }, { "use", N_("When it is used") });
CHOICES (piles, { "2", N_("Two piles") }, { "1", N_("One pile") });
CHOICES (reserve,
         { "shared", N_("One for all") },
         { "per-player", N_("One for each player"),
           N_("Crystals go to whoever rolled them, or whose unit was in the mine.") });
CHOICES (mine_count,
         { "each-entry", N_("Each time it is entered") }, { "once-per-turn", N_("Once a turn for each unit") },
         { "pass-only", N_("When it is passed through") });
CHOICES (crystals,
         { "unlimited", N_("As many as needed") }, { "12", "12" }, { "16", "16" }, { "20", "20" }, { "24", "24" },
         { "30", "30" }, { "40", "40" }, { "50", "50" }, { "60", "60" });
CHOICES (blockade, { "tile", N_("On a tile") }, { "edge", N_("Between two tiles") });
/* the face on each side of a die: the usual one first, then the others in turn */
#define SHOW_MOVEMENT { "movement", N_("Movement") }
#define SHOW_ATTACK { "attack", N_("Attack") }
#define SHOW_EITHER { "either", N_("Attack or movement") }
#define SHOW_DEFENCE { "defence", N_("Defence") }
#define SHOW_HORN { "horn", N_("Horn") }
#define SHOW_CRYSTAL { "crystal", N_("Crystal") }
static const GnChoice sides[GW_DIE_SIDES][GW_N_FACES + 1] = {
  { SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, { NULL } },
  { SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, { NULL } },
  { SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, { NULL } },
  { SHOW_DEFENCE, SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, { NULL } },
  { SHOW_HORN, SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, { NULL } },
  { SHOW_CRYSTAL, SHOW_MOVEMENT, SHOW_ATTACK, SHOW_EITHER, SHOW_DEFENCE, SHOW_HORN, { NULL } },
};
CHOICES (tribe,
         { "any", N_("Next free") }, { "turquefoss", N_("Turquefoss") }, { "achrinolder", N_("Achrinolder") },
         { "imblasham", N_("Imblasham") }, { "betrumour", N_("Betrumour") }, { "random", N_("By lot") });

#define SIDE(at, key, label, list, colour) \
  [at] = { .id = key, .title = label, .clause = "R-01", .choices = list, .expert = TRUE, .group = colour }

const GnOption gw_options[] = {
  OPTION (GW_OPT_MODE, "mode", N_("Who against whom"), NULL, "GW-003", mode),
  OPTION (GW_OPT_SHORT, "short", N_("Shorter game"), N_("Six rounds, with the sixth clan on the board."), "GW-180",
          no_yes),
  OPTION (GW_OPT_ALLIANCE, "alliance", N_("Temporary alliances"), NULL, "GW-184", off_on),
  [GW_OPT_LAYOUT] = { .id = "layout", .title = N_("Game board"),
    .hint = N_("Shape It Up: a board of the component set, or one of your own."), .clause = "R-07", .choices = layout,
    .family = 1 + GW_FAMILY_LAYOUTS, .suits = layout_suits },
  EXPERT_OPTION (GW_OPT_WINDOWS, "windows", N_("Actions wait for answers"), NULL, "R-82", windows),
  OPTION (GW_OPT_BOARD, "board", N_("Tiles"), N_("How Gnomon lays them when it deals."), "GW-014", board),
  OPTION (GW_OPT_HAND_LIMIT, "hand-limit", N_("Hand limit"), NULL, "R-34", hand),
  EXPERT_OPTION (GW_OPT_FAIR, "fair-perimeter", N_("Clans with both tiles on the rim"), NULL, "R-12", fair),
  EXPERT_OPTION (GW_OPT_FLIP_CREDIT, "flip-credit", N_("Who scores a death by flipping"), NULL, "R-18", credit),
  EXPERT_OPTION (GW_OPT_WAR_SETS, "war-sets", N_("Calls and charges"), NULL, "R-29", sets),
  EXPERT_OPTION (GW_OPT_WAR_SPLIT, "war-split", N_("Horns both aside and on the deck"), NULL, "R-30", yes_no),
  EXPERT_OPTION (GW_OPT_LATE_DRAW, "war-late-draw", N_("Unused horns may draw"), NULL, "R-31", no_yes),
  EXPERT_OPTION (GW_OPT_ATTACH, "attach-timing", N_("Learned cards are attached"), NULL, "R-35", attach),
  EXPERT_OPTION (GW_OPT_ENTER_ENEMY, "enter-enemy", N_("Meeting an enemy"), NULL, "R-41", enter),
  EXPERT_OPTION (GW_OPT_ENGAGED, "engaged-leave", N_("Leaving an enemy"), NULL, "R-42", engaged),
  EXPERT_OPTION (GW_OPT_FIZZLE, "attack-fizzle", N_("An attack that meets nobody"), NULL, "R-46", fizzle),
  EXPERT_OPTION (GW_OPT_SNEAK_DECAY, "sneak-decay", N_("Sneak attacks cost defence"), NULL, "R-48", yes_no),
  EXPERT_OPTION (GW_OPT_ABILITY_DICE, "ability-attack-dice", N_("Attack dice count for abilities"), NULL, "R-50",
                 no_yes),
  EXPERT_OPTION (GW_OPT_ELIMINATION, "elimination", N_("One side left"), NULL, "R-56", elimination),
  EXPERT_OPTION (GW_OPT_CASTER_DEAD, "caster-dead", N_("An ability whose caster has died"), NULL, "R-58", dead),
  EXPERT_OPTION (GW_OPT_SECRET_MOVE, "secret-enemy-move", N_("Secret cards"), NULL, "R-59", refuse),
  EXPERT_OPTION (GW_OPT_RING, "ring", N_("Ring on a counter"), NULL, "R-61", ring),
  EXPERT_OPTION (GW_OPT_SLEEP_OWN, "sleep-own-ability-wakes", N_("A sleeper’s own ability wakes it"), NULL, "R-63",
                 no_yes),
  EXPERT_OPTION (GW_OPT_NO_MOVE, "no-move-displace", N_("No Movement may be displaced"), NULL, "R-64", no_yes),
  EXPERT_OPTION (GW_OPT_LINGER_AGAIN, "linger-again", N_("A second lingering attack"), NULL, "R-67", linger),
  EXPERT_OPTION (GW_OPT_JUMP, "ability-jump-reaction", N_("Who is brought is attacked"), NULL, "R-70", no_yes),
  EXPERT_OPTION (GW_OPT_RACE, "etft-race", N_("Tribes of one race, every tribe for itself"), NULL, "R-73", race),
  EXPERT_OPTION (GW_OPT_DEATH_SCORE, "score-death", N_("Own deaths"), NULL, "R-75", death),
  EXPERT_OPTION (GW_OPT_FINAL_TIE, "final-tie", N_("Tied to the last"), NULL, "R-78", tie),
  EXPERT_OPTION (GW_OPT_ADJACENT, "adjacent-kind", N_("Next door"), NULL, "R-06", adjacent),
  EXPERT_OPTION (GW_OPT_DEFENCE_CAP, "defence-cap", N_("Highest defence"), NULL, "R-04", cap),
  EXPERT_OPTION (GW_OPT_FLIP_MODE, "flip-mode", N_("The two flips"), NULL, "R-14", flip_mode),
  EXPERT_OPTION (GW_OPT_FLIP_GHOST, "flip-ghost", N_("Who is out still flips"), NULL, "R-16", no_yes),
  EXPERT_OPTION (GW_OPT_EITHER, "either-choice", N_("Attack or movement is chosen"), NULL, "R-27", either),
  EXPERT_OPTION (GW_OPT_PILES, "deck-piles", N_("Ability deck"), NULL, "R-33", piles),
  EXPERT_OPTION (GW_OPT_RESERVE, "reserve", N_("Reserve"), NULL, "R-37", reserve),
  EXPERT_OPTION (GW_OPT_MINE_COUNT, "mine-count", N_("A mine gives a crystal"), NULL, "R-38", mine_count),
  EXPERT_OPTION (GW_OPT_CRYSTALS, "pile-count", N_("Crystals in the supply"), NULL, "R-40", crystals),
  EXPERT_OPTION (GW_OPT_BLOCKADE, "blockade-shape", N_("Blockades stand"), NULL, "R-68", blockade),
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
  { N_("Each player takes a tribe board, six discs, a leader, seven cards and the tracker cube on {dice} " "dice."),
      NULL, "GW-006", 1 },
  { N_("Each player rolls four black dice: most horns begins."), NULL, "GW-007" },
  { N_("Build the board of {tiles} tiles: first the {mines} mines in the middle, then the others."), NULL, "GW-013",
      1 },
  { N_("Shuffle the scroll cards into two face-down piles."), NULL, "GW-018", 1 },
  { N_("Crystals, clips, counters, rings and blockades lie at hand."), NULL, "GW-019", 1 },
  { N_("Leaders are placed, the first player first."), NULL, "GW-022" },
  { NULL }
};

/* ---- Component families ------------------------------------------------------------------- */

#define PLACES(id, title, most) LIST_ATTR (id, title, GW_DOMAIN_PLACE, most, .optional = TRUE)
#define STEPS(id, title, ...) EFFECTS_ATTR (id, title, gw_vocabulary, __VA_ARGS__)

/* A leader's or clan's card, as printed. Everybody knows which card it is, but each box words its text differently. */
#define OF_CLANS .when = "slot", .is = 0, .unless = TRUE
static const GnAttr unit_attrs[] = {
  THING_ATTR ("tribe", N_("Tribe"), GW_DOMAIN_TRIBE, .fixed = TRUE, .names = GN_NAMES_PART),
  THING_ATTR ("slot", N_("Place in the tribe"), GW_DOMAIN_SLOT, .fixed = TRUE, .names = GN_NAMES_PART),
  TEXT_ATTR ("name", N_("Name"), .own = TRUE),
  NUMBER_ATTR ("move", N_("Movement"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER_ATTR ("attack", N_("Attack"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER_ATTR ("defence", N_("Defence"), 0, 9, .nullable = TRUE, .own = TRUE),
  TEXT_ATTR ("ability", N_("Ability"), .own = TRUE, OF_CLANS),
  NUMBER_ATTR ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .own = TRUE, OF_CLANS),
  TEXT_ATTR ("text", N_("Text"), .own = TRUE, OF_CLANS),
  THING_ATTR ("timing", N_("When"), GW_DOMAIN_TIMING, .optional = TRUE, .own = TRUE, OF_CLANS),
  STEPS ("steps", N_("What it does"), .nullable = TRUE, .instead = "text", .own = TRUE, OF_CLANS),
  TEXT_ATTR ("symbol", N_("Symbol"), .own = TRUE, .aside = TRUE, OF_CLANS),
  TEXT_ATTR ("about", N_("A word about it"), .own = TRUE, .aside = TRUE),
  { NULL }
};
static const GnAttr card_attrs[] = {
  THING_ATTR ("kind", N_("Kind"), GW_DOMAIN_KIND),
  NUMBER_ATTR ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .when = "kind", .is = GW_LEARNED),
  THING_ATTR ("timing", N_("When"), GW_DOMAIN_TIMING, .optional = TRUE),
  TEXT_ATTR ("name", N_("Name")), TEXT_ATTR ("text", N_("Text")),
  STEPS ("steps", N_("What it does"), .nullable = TRUE, .instead = "text"),
  STEPS ("leader", N_("With a leader"), .optional = TRUE, .aside = TRUE),
  NUMBER_ATTR ("copies", N_("Copies in the box"), 1, 20, .optional = TRUE),
  { NULL }
};
static const GnAttr layout_attrs[] = {
  NUMBER_ATTR ("tribes", N_("Tribes"), 2, 4),
  PLACES ("a", N_("Side A"), 60), PLACES ("b", N_("Side B"), 60), PLACES ("any", N_("Without sides"), 62),
  PLACES ("mines", N_("Mines"), 16), PLACES ("dead", N_("Always flipped"), 4),
  PLACES ("start-a", N_("Start tiles A"), 12), PLACES ("start-b", N_("Start tiles B"), 12),
  LIST_ATTR ("tiles", N_("Ready-made tiles, row by row"), GW_DOMAIN_TILE, 62, .optional = TRUE),
  TEXT_ATTR ("name", N_("Name")),
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
  { "leader", N_("leader") }, { "1", "1" }, { "2", "2" },
  { "3", "3" }, { "4", "4" }, { "5", "5" }, { "6", "6" },
};
static const GnValue tribe_values[GW_TRIBES] = {
  { "turquefoss", N_("Turquefoss") }, { "achrinolder", N_("Achrinolder") },
  { "imblasham", N_("Imblasham") }, { "betrumour", N_("Betrumour") },
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
  { "aside", N_("aside"), .words = N_("aside") },
  { "deck", N_("to the deck"), .words = N_("deck") }
};
static const GnValue use_values[] = {
  { "movement", N_("movement"), .words = N_("movement|m") },
  { "attack", N_("attack"), .words = N_("attack|a") }
};
static const GnValue hold_values[] = { { "yes", N_("wait for answers"), .words = N_("hold|wait|yes") } };
static const GnValue yes_values[] = {
  { "yes", N_("yes"), .words = N_("yes|y") }, { "no", N_("no"), .words = N_("no|n") }
};
static const GnValue pile_values[] = {
  { "1", N_("pile 1"), .words = N_("1|pile 1") },
  { "2", N_("pile 2"), .words = N_("2|pile 2") }
};
static const GnValue stage_values[GW_N_STAGES] = {
  [GW_AT_TRIBES] = { "tribes", N_("drawing lots for the tribes") },
  [GW_AT_FIRST_PLAYER] = { "first-player", N_("rolling for the start") },
  [GW_AT_BOARD] = { "board", N_("laying the board") },
  [GW_AT_FAIRNESS] = { "fairness", N_("looking the board over") },
  [GW_AT_COMPONENTS] = { "components", N_("laying out the cards") },
  [GW_AT_LEADERS] = { "leaders", N_("placing the leaders") },
  [GW_AT_SHORT_CLANS] = { "short-clans", N_("placing the sixth clans") },
  [GW_AT_TURN_START] = { "turn-start", N_("the start of a turn") },
  [GW_AT_FLIP] = { "flip", N_("flipping tiles") },
  [GW_AT_ROLL] = { "roll", N_("rolling the dice") },
  [GW_AT_ASSIGN] = { "assign", N_("giving out the dice") },
  [GW_AT_FIGHT] = { "fight", N_("moving and attacking") },
  [GW_AT_WAR] = { "war", N_("the call to war") },
  [GW_AT_COLLECT] = { "collect", N_("collecting crystals") },
  [GW_AT_TURN_END] = { "turn-end", N_("the end of a turn") },
  [GW_AT_OVER] = { "over", N_("the end") },
};
static const GnValue status_values[] = {
  [GW_INACTIVE] = { "inactive", N_("not called yet") },
  [GW_ACTIVE] = { "active", N_("on the board") }, [GW_DEAD] = { "dead", N_("dead") },
};
static const GnValue counter_values[GW_N_COUNTERS] = {
  [GW_FLYING] = { "flying", N_("Flying"), .words = N_("flying") },
  [GW_SLEEPING] = { "sleeping", N_("Sleeping"), .words = N_("sleeping") },
  [GW_LINGERING] = { "lingering", N_("Lingering Attack"), .words = N_("lingering") },
  [GW_NO_ATTACK] = { "no-attack", N_("No Attack"), .words = N_("no-attack") },
  [GW_NO_MOVEMENT] = { "no-move", N_("No Movement"), .words = N_("no-move") },
};
static const GnValue kind_values[] = {
  [GW_LEARNED] = { "learned", N_("learned") }, [GW_SECRET] = { "secret", N_("secret") }
};
static const GnValue timing_values[GW_N_TIMINGS] = {
  [GW_ANY_TIME] = { "any", N_("at any time") },
  [GW_OWN_TURN] = { "own-turn", N_("in your own turn") },
  [GW_BEFORE_ROLL] = { "before-roll", N_("before your roll") },
  [GW_BEFORE_FINAL] = { "before-final", N_("after a roll of yours") },
  [GW_UNTIL_ATTACK] = { "until-attack", N_("before the call to war") },
};
static const GnValue side_values[GW_SIDES] = {
  [GW_LEFT] = { "left", N_("left") }, [GW_RIGHT] = { "right", N_("right") },
  [GW_BASE] = { "base", N_("below") }
};
static const GnValue what_values[GW_N_WHAT] = {
  [GW_W_HP] = { "hp", N_("HP") }, [GW_W_DEFENCE] = { "defence", N_("defence") },
  [GW_W_PLACE] = { "place", N_("space") },
  [GW_W_STATUS] = { "status", N_("status") }, [GW_W_COUNTER] = { "counter", N_("counter") },
  [GW_W_CRYSTALS] = { "crystals", N_("crystals of the clan ability") },
  [GW_W_LEARNED_CRYSTALS] = { "learned-crystals", N_("crystals of the learned ability") },
  [GW_W_RESERVE] = { "reserve", N_("reserve") },
  [GW_W_FLIPPED] = { "flipped", N_("flipped") },
  [GW_W_BLOCKADE] = { "blockade", N_("blockade") },
  [GW_W_HAND] = { "hand", N_("cards in the hand") },
  [GW_W_TROPHY] = { "trophy", N_("who has its card") },
  [GW_W_ROUND] = { "round", N_("round") },
  [GW_W_EDGE_LEFT] = { "blockade-left", N_("blockade on the left") },
  [GW_W_EDGE_RIGHT] = { "blockade-right", N_("blockade on the right") },
  [GW_W_EDGE_BASE] = { "blockade-below", N_("blockade below") },
};

/* "T3.clan" is printed on that clan's card; "T3.learned" changes during the game. */
static guint
printed_on (guint        value,
            const char **attr)
{
  *attr = value % 2 == 0 ? "ability" : NULL;
  return value / 2;
}

const GnDomain gw_domains[] = {
  FAMILY_DOMAIN (GW_DOMAIN_UNIT, "unit", N_("Unit"), GW_UNITS, GW_FAMILY_UNITS),
  DOMAIN (GW_DOMAIN_PLACE, "place", N_("Space"), place_values),
  DOMAIN (GW_DOMAIN_TILE, "tile", N_("Tile"), tile_values),
  [GW_DOMAIN_ABILITY] = { "ability", N_("Ability"), ability_values, G_N_ELEMENTS (ability_values),
      .printed = 1 + GW_FAMILY_UNITS, .printed_on = printed_on },
  DOMAIN (GW_DOMAIN_SLOT, "slot", N_("Place in the tribe"), slot_values),
  FAMILY_DOMAIN (GW_DOMAIN_CARD, "card", N_("Ability card"), GW_CARDS_MAX, GW_FAMILY_CARDS),
  FAMILY_DOMAIN (GW_DOMAIN_LAYOUT, "layout", N_("Game board"), GW_LAYOUTS_MAX, GW_FAMILY_LAYOUTS),
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

#define STATE GwState
#define TABLE N_("Table")
#define PLAYERS N_("Players")
#define UNITS N_("Units")
#define BOARD N_("Game board")
#define BY_SEAT BY (GW_SEATS, GN_DOMAIN_SEAT)
#define BY_UNIT BY (GW_UNITS, GW_DOMAIN_UNIT)
#define BY_PLACE BY (GW_PLACES, GW_DOMAIN_PLACE)
#define NUMBERED(n, m) BY_TWO (n, GN_DOMAIN_NUMBER, m, GN_DOMAIN_NUMBER)
#define U8 GN_FIELD_UINT8

const GnField gw_fields[] = {
  NUMBER_FIELD (round, N_("Round"), TABLE, U8, 0, 99, .flags = GN_FIELD_CLOCK),
  THING_FIELD (stage, N_("Step"), TABLE, U8, GW_DOMAIN_STAGE),
  THING_FIELD (current, N_("Whose turn"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING_FIELD (first, N_("First player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER_FIELD (turns, N_("Turns begun"), TABLE, U8, 0, 255, FIXED),
  NUMBER_FIELD (tribe_seat, N_("Seat of the tribe"), PLAYERS, U8, 0, GW_SEATS, BY (GW_TRIBES, GW_DOMAIN_TRIBE), FIXED,
                MEANS ("0: nobody; else 1 + the seat")),
  NUMBER_FIELD (side, N_("Start side"), PLAYERS, U8, 0, 2, BY_SEAT, MEANS ("0: not chosen; 1: side A; 2: side B")),
  NUMBER_FIELD (horns, N_("Horns for the start"), PLAYERS, U8, 0, 5, BY_SEAT, INNER,
                MEANS ("0: not rolled yet; else 1 + the horns")),
  FIELD (rolling, N_("Roll for the start"), TABLE, GN_FIELD_BITS8, GN_DOMAIN_SEAT, FIXED),
  THING_FIELD (lies, N_("Tiles"), BOARD, GN_FIELD_INT16, GW_DOMAIN_PLACE, BY (GW_TILES, GW_DOMAIN_TILE)),
  NUMBER_FIELD (flipped, N_("Flipped"), BOARD, U8, 0, 1, BY_PLACE, SPARSE),
  NUMBER_FIELD (blockade, N_("Blockades"), BOARD, U8, 0, GW_SEATS, BY_PLACE, SPARSE,
                MEANS ("0: none; else 1 + the seat that made it")),
  NUMBER_FIELD (edge, N_("Blockades between tiles"), BOARD, U8, 0, GW_SEATS,
                BY_TWO (GW_PLACES, GW_DOMAIN_PLACE, GW_SIDES, GW_DOMAIN_SIDE), SPARSE,
                MEANS ("0: none; else 1 + the seat that made it; by the tile that points up and its side")),
  NUMBER_FIELD (deck_said, N_("Cards of the ability deck"), TABLE, U8, 0, 255, INNER,
                MEANS ("0: not entered; else 1 + the number of cards")),
  NUMBER_FIELD (equal_deal, N_("The deal that is kept"), TABLE, GN_FIELD_UINT16, 0, GW_DEALS_MOST, INNER,
                .known = GN_KNOWN_NOBODY, MEANS ("0: none; else the number of the deal that is laid")),

  THING_FIELD (place, N_("Space"), UNITS, GN_FIELD_INT16, GW_DOMAIN_PLACE, BY_UNIT),
  THING_FIELD (status, N_("Status"), UNITS, U8, GW_DOMAIN_STATUS, BY_UNIT),
  NUMBER_FIELD (hp, N_("HP"), UNITS, U8, 0, 15, BY_UNIT, SPARSE),
  NUMBER_FIELD (def, N_("Defence"), UNITS, GN_FIELD_INT8, 0, 20, BY_UNIT, SPARSE),
  NUMBER_FIELD (charge, N_("Crystals"), UNITS, U8, 0, 12, BY (GW_ABILITIES, GW_DOMAIN_ABILITY), SPARSE),
  NUMBER_FIELD (learned, N_("Learned card"), UNITS, U8, 0, GW_CARDS_MAX, BY_UNIT, SPARSE,
                MEANS ("0: none; else 1 + the index of the card")),
  NUMBER_FIELD (counter, N_("Counters"), UNITS, U8, 0, GW_SEATS,
                BY_TWO (GW_UNITS, GW_DOMAIN_UNIT, GW_N_COUNTERS, GW_DOMAIN_COUNTER), SPARSE,
                MEANS ("0: none; else 1 + the seat whose ring it is")),
  NUMBER_FIELD (linger_unit, N_("Lingering attack by"), UNITS, U8, 0, GW_UNITS, BY_UNIT, INNER,
                MEANS ("0: none; else 1 + the index of the attacking unit")),
  NUMBER_FIELD (linger_seat, N_("Lingering attack of"), UNITS, U8, 0, GW_SEATS, BY_UNIT, INNER,
                MEANS ("0: none; else 1 + the seat")),
  NUMBER_FIELD (killer, N_("Card taken by"), UNITS, U8, 0, GW_SEATS, BY_UNIT, SPARSE,
                MEANS ("0: nobody; else 1 + the seat")),

  NUMBER_FIELD (fell, N_("Fell on"), UNITS, U8, 0, GW_PLACES, BY_UNIT, INNER,
                MEANS ("0: nowhere; else 1 + the index of the place")),
  NUMBER_FIELD (given, N_("Dice"), UNITS, U8, 0, GW_DICE_MOST,
                BY_TWO (GW_UNITS, GW_DOMAIN_UNIT, GW_N_AS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by unit, then: movement, attack, defense, either used as movement, either used as attack")),
  NUMBER_FIELD (undecided, N_("Attack or movement, undecided"), UNITS, U8, 0, GW_DICE_MOST, BY_UNIT, INNER),
  NUMBER_FIELD (more_mov, N_("More movement"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  NUMBER_FIELD (more_atk, N_("More attack"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  NUMBER_FIELD (used, N_("Steps used"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (struck, N_("Attacks made"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (more_attacks, N_("More attacks"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (did, N_("Done in this turn"), UNITS, U8, 0, 15, BY_UNIT, INNER,
                MEANS ("bits: 1 stopped, 2 cannot move on, 4 finished, 8 has begun")),

  NUMBER_FIELD (dice, N_("Dice on the table"), TABLE, U8, 0, GW_DICE_MOST, BY (GW_N_FACES, GW_DOMAIN_FACE), SPARSE),
  NUMBER_FIELD (pink, N_("Pink ones among the dice"), TABLE, U8, 0, GW_DICE_MOST, BY (GW_N_FACES, GW_DOMAIN_FACE),
                INNER),
  NUMBER_FIELD (due_pink, N_("Pink dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  NUMBER_FIELD (rolled, N_("Rolled"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (due, N_("Dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  NUMBER_FIELD (rerolls, N_("Re-rolls made"), TABLE, U8, 0, 99, INNER),
  NUMBER_FIELD (more_rerolls, N_("More re-rolls"), TABLE, U8, 0, 99, INNER),
  NUMBER_FIELD (horns_aside, N_("Horns aside"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  NUMBER_FIELD (horns_deck, N_("Horns on the deck"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  NUMBER_FIELD (drawn, N_("The draw is made"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (war_used, N_("Calls and charges made"), TABLE, U8, 0, 9, INNER),
  NUMBER_FIELD (flips, N_("Tiles flipped in this turn"), TABLE, U8, 0, 2, SPARSE),
  NUMBER_FIELD (acting, N_("Unit in action"), TABLE, U8, 0, GW_UNITS, INNER,
                MEANS ("0: none; else 1 + the index of the unit")),
  NUMBER_FIELD (moving, N_("It is moving"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (opener, N_("Who opened the window"), TABLE, U8, 0, GW_SEATS, INNER,
                MEANS ("0: nobody; else 1 + the seat")),
  NUMBER_FIELD (lost_turn, N_("The turn is lost"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (start_done, N_("Start of the turn"), TABLE, U8, 0, 9, INNER,
                MEANS ("how many parts of the start of the turn are done")),
  NUMBER_FIELD (cut, N_("The ability is cut short"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (extra_dice, N_("More dice in the next roll"), PLAYERS, U8, 0, 99, BY_SEAT, SPARSE),
  FIELD (ally, N_("Allied with"), PLAYERS, GN_FIELD_BITS8, GN_DOMAIN_SEAT, BY_SEAT),
  NUMBER_FIELD (reserve, N_("Reserve"), TABLE, U8, 0, 255),
  NUMBER_FIELD (own_reserve, N_("Reserve of each"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  NUMBER_FIELD (mined, N_("Mines entered"), UNITS, U8, 0, 255, BY_UNIT, INNER,
                MEANS ("bits: 1 for the first mine, 2 for the second, 4, …")),
  NUMBER_FIELD (flip_first, N_("Named to be flipped"), TABLE, U8, 0, GW_PLACES, INNER,
                MEANS ("0: none; else 1 + the index of the place")),

  PILE_FIELD (pile, N_("Ability deck"), TABLE, GW_DOMAIN_CARD, BY (2, GW_DOMAIN_PILE)),
  PILE_FIELD (hand, N_("Hand"), PLAYERS, GW_DOMAIN_CARD, BY_SEAT),
  PILE_FIELD (looked, N_("Cards looked at"), TABLE, GW_DOMAIN_CARD),

  NUMBER_FIELD (n_frames, N_("What waits"), TABLE, U8, 0, GW_FRAMES, INNER),
  NUMBER_FIELD (n_casts, N_("Abilities announced"), TABLE, U8, 0, GW_CASTS, INNER),
  NUMBER_FIELD (frame, N_("What waits, in detail"), TABLE, GN_FIELD_INT16, -1, 32000,
                NUMBERED (GW_FRAMES, GW_FRAME_SIZE), INNER,
                MEANS ("by step that waits, the last one on top: its kind, then seven figures of that kind")),
  NUMBER_FIELD (cast, N_("Announced"), TABLE, GN_FIELD_INT16, 0, 32000, NUMBERED (GW_CASTS, GW_CAST_SIZE), INNER,
                MEANS ("by cast, then: 1 + seat, 1 + ability, 1 + secret card, 1 + source, then units, tiles, "
                       "targets and player, each + 1")),
  NUMBER_FIELD (run, N_("Being carried out"), TABLE, GN_FIELD_INT16, 0, 32000, BY (GW_CAST_SIZE, GN_DOMAIN_NUMBER),
                INNER, MEANS ("as a row of “cast”")),
  NUMBER_FIELD (chosen, N_("Its targets"), TABLE, GN_FIELD_INT32, 0, G_MAXINT32,
                BY (GW_ABILITY_STEPS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by step of the ability: bits or an index, as the step needs")),
  NUMBER_FIELD (casts_made, N_("Abilities cast"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  NUMBER_FIELD (calls_made, N_("Clans called"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE),
  { NULL }
};

const GnText gw_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "gw-texts.inc"
  { 0 }
};
