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
         { "usual", N_("Teams, if the numbers are even"),
           N_("Two or four players play in teams; with three, every tribe plays for itself.") },
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
         { "on-call", N_("When a player asks") },
         { "always", N_("Always"), N_("Every action waits for answers.") });
CHOICES (board, { "shuffled", N_("Laid at random") }, { "first", N_("Ready-made first board") });
CHOICES (hand,
         { "3", "3" }, { "1", "1" }, { "2", "2" }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" }, { "8", "8" },
         { "0", "0" }, { "none", N_("No limit") }, { "9", "9" }, { "10", "10" }, { "12", "12" }, { "15", "15" },
         { "20", "20" });
CHOICES (fair, { "warn", N_("Warning only") }, { "require", N_("Equal numbers required") }, { "off", N_("No check") });
CHOICES (credit, { "flipper", N_("The player who flipped") }, { "nobody", N_("Nobody") });
CHOICES (sets, { "many", N_("One for every three horns") }, { "one", N_("One per turn") });
CHOICES (attach, { "own-turn", N_("On your own turn only") }, { "any-time", N_("At any time") });
CHOICES (enter,
         { "stop-until-attack", N_("Stops until it has attacked") }, { "must-attack", N_("Has to attack if it can") },
         { "end-move", N_("End of movement") }, { "free", N_("No effect") });
CHOICES (engaged, { "free", N_("Always allowed") }, { "must-attack", N_("Only after an attack") });
CHOICES (fizzle, { "spent", N_("Used up") }, { "refund", N_("Not counted") });
CHOICES (elimination, { "end", N_("End of the game") }, { "play-on", N_("The game goes on") });
CHOICES (dead, { "fizzle", N_("No effect") }, { "resolve", N_("Carried out") });
CHOICES (refuse, { "refuse", N_("Not while an enemy moves") }, { "allow", N_("Always") });
CHOICES (ring, { "turn-player", N_("Ring of the current player") }, { "caster", N_("Ring of the caster") });
CHOICES (linger, { "refuse", N_("Not allowed") }, { "attack-only", N_("First attack only") });
CHOICES (race, { "dual", N_("Allies and enemies") }, { "enemies-only", N_("Enemies") });
CHOICES (death, { "penalty", N_("−7 and −12") }, { "ignore", N_("Not counted") });
CHOICES (tie, { "tie", N_("Remains a tie") }, { "sudden-death", N_("One more round") });
CHOICES (adjacent, { "edge", N_("A shared edge") }, { "edge-or-corner", N_("A shared edge or corner, for abilities") });
CHOICES (cap,
         { "base+5", N_("Five above the base") }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" },
         { "8", "8" }, { "10", "10" });
CHOICES (flip_mode,
         { "sequential", N_("One after the other") },
         { "simultaneous", N_("Both together"),
           N_("Both tiles are named first; then the units on them find new tiles.") });
CHOICES (either, { "assign", N_("When the die is assigned") }, { "use", N_("When the die is used") });
CHOICES (piles, { "2", N_("Two piles") }, { "1", N_("One pile") });
CHOICES (reserve,
         { "shared", N_("One for all players") },
         { "per-player", N_("One for each player"),
           N_("Crystals go to the player who rolled them or whose unit was in the mine.") });
CHOICES (mine_count,
         { "each-entry", N_("Each time a unit enters it") }, { "once-per-turn", N_("Once per turn for each unit") },
         { "pass-only", N_("When a unit passes through") });
CHOICES (crystals,
         { "unlimited", N_("As many as needed") }, { "12", "12" }, { "16", "16" }, { "20", "20" }, { "24", "24" },
         { "30", "30" }, { "40", "40" }, { "50", "50" }, { "60", "60" });
CHOICES (blockade, { "tile", N_("On a tile") }, { "edge", N_("Between two tiles") });
/* the face on each side of a die: the usual one first, then the others in turn */
#define SHOW_MOVEMENT { "movement", N_("Movement") }
#define SHOW_ATTACK { "attack", N_("Attack") }
#define SHOW_EITHER { "either", N_("Attack or movement") }
#define SHOW_DEFENCE { "defence", N_("Defense") }
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
         { "any", N_("Next free tribe") }, { "turquefoss", N_("Turquefoss") }, { "achrinolder", N_("Achrinolder") },
         { "imblasham", N_("Imblasham") }, { "betrumour", N_("Betrumour") }, { "random", N_("Drawn at random") });

#define SIDE(at, key, label, list, colour) \
  [at] = { .id = key, .title = label, .clause = "R-01", .choices = list, .expert = TRUE, .group = colour }

const GnOption gw_options[] = {
  OPTION (GW_OPT_MODE, "mode", N_("Teams or tribes"), NULL, "GW-003", mode),
  OPTION (GW_OPT_SHORT, "short", N_("Shorter game"), N_("Six rounds, with the sixth clan already on the board."),
          "GW-180", no_yes),
  OPTION (GW_OPT_ALLIANCE, "alliance", N_("Temporary alliances"), NULL, "GW-184", off_on),
  [GW_OPT_LAYOUT] = { .id = "layout", .title = N_("Game board"),
    .hint = N_("Shape It Up: choose a board of the component set or one of your own."), .clause = "R-07",
      .choices = layout,
    .family = 1 + GW_FAMILY_LAYOUTS, .suits = layout_suits },
  EXPERT_OPTION (GW_OPT_WINDOWS, "windows", N_("Pause for answers"), NULL, "R-82", windows),
  OPTION (GW_OPT_BOARD, "board", N_("Tiles"), N_("The way Gnomon lays the tiles when it deals."), "GW-014", board),
  OPTION (GW_OPT_HAND_LIMIT, "hand-limit", N_("Hand limit"), NULL, "R-34", hand),
  EXPERT_OPTION (GW_OPT_FAIR, "fair-perimeter", N_("Clans with both tiles on the rim"), NULL, "R-12", fair),
  EXPERT_OPTION (GW_OPT_FLIP_CREDIT, "flip-credit", N_("Points for a death by flipping"), NULL, "R-18", credit),
  EXPERT_OPTION (GW_OPT_WAR_SETS, "war-sets", N_("Calls and charges"), NULL, "R-29", sets),
  EXPERT_OPTION (GW_OPT_WAR_SPLIT, "war-split", N_("Horns both aside and on the deck"), NULL, "R-30", yes_no),
  EXPERT_OPTION (GW_OPT_LATE_DRAW, "war-late-draw", N_("Unused horns can draw cards"), NULL, "R-31", no_yes),
  EXPERT_OPTION (GW_OPT_ATTACH, "attach-timing", N_("Attaching learned cards"), NULL, "R-35", attach),
  EXPERT_OPTION (GW_OPT_ENTER_ENEMY, "enter-enemy", N_("Meeting an enemy"), NULL, "R-41", enter),
  EXPERT_OPTION (GW_OPT_ENGAGED, "engaged-leave", N_("Leaving an enemy"), NULL, "R-42", engaged),
  EXPERT_OPTION (GW_OPT_FIZZLE, "attack-fizzle", N_("Attack without a target"), NULL, "R-46", fizzle),
  EXPERT_OPTION (GW_OPT_SNEAK_DECAY, "sneak-decay", N_("Sneak attacks lower defense"), NULL, "R-48", yes_no),
  EXPERT_OPTION (GW_OPT_ABILITY_DICE, "ability-attack-dice", N_("Attack dice count for abilities"), NULL, "R-50",
                 no_yes),
  EXPERT_OPTION (GW_OPT_ELIMINATION, "elimination", N_("Only one side left"), NULL, "R-56", elimination),
  EXPERT_OPTION (GW_OPT_CASTER_DEAD, "caster-dead", N_("Ability of a dead caster"), NULL, "R-58", dead),
  EXPERT_OPTION (GW_OPT_SECRET_MOVE, "secret-enemy-move", N_("Use of secret cards"), NULL, "R-59", refuse),
  EXPERT_OPTION (GW_OPT_RING, "ring", N_("Ring on a counter"), NULL, "R-61", ring),
  EXPERT_OPTION (GW_OPT_SLEEP_OWN, "sleep-own-ability-wakes", N_("A sleeper’s own ability wakes it"), NULL, "R-63",
                 no_yes),
  EXPERT_OPTION (GW_OPT_NO_MOVE, "no-move-displace", N_("Units with No Movement can be displaced"), NULL,
                 "R-64", no_yes),
  EXPERT_OPTION (GW_OPT_LINGER_AGAIN, "linger-again", N_("A second lingering attack"), NULL, "R-67", linger),
  EXPERT_OPTION (GW_OPT_JUMP, "ability-jump-reaction", N_("Attacks on units that are brought"), NULL, "R-70", no_yes),
  EXPERT_OPTION (GW_OPT_RACE, "etft-race", N_("Tribes of the same race when every tribe plays for itself"), NULL,
                 "R-73", race),
  EXPERT_OPTION (GW_OPT_DEATH_SCORE, "score-death", N_("Points for your own deaths"), NULL, "R-75", death),
  EXPERT_OPTION (GW_OPT_FINAL_TIE, "final-tie", N_("Final tie"), NULL, "R-78", tie),
  EXPERT_OPTION (GW_OPT_ADJACENT, "adjacent-kind", N_("Adjacent tiles"), NULL, "R-06", adjacent),
  EXPERT_OPTION (GW_OPT_DEFENCE_CAP, "defence-cap", N_("Maximum defense"), NULL, "R-04", cap),
  EXPERT_OPTION (GW_OPT_FLIP_MODE, "flip-mode", N_("The two flips"), NULL, "R-14", flip_mode),
  EXPERT_OPTION (GW_OPT_FLIP_GHOST, "flip-ghost", N_("Flips by eliminated players"), NULL, "R-16", no_yes),
  EXPERT_OPTION (GW_OPT_EITHER, "either-choice", N_("Choice of attack or movement"), NULL, "R-27", either),
  EXPERT_OPTION (GW_OPT_PILES, "deck-piles", N_("Ability deck"), NULL, "R-33", piles),
  EXPERT_OPTION (GW_OPT_RESERVE, "reserve", N_("Reserve"), NULL, "R-37", reserve),
  EXPERT_OPTION (GW_OPT_MINE_COUNT, "mine-count", N_("Crystals from a mine"), NULL, "R-38", mine_count),
  EXPERT_OPTION (GW_OPT_CRYSTALS, "pile-count", N_("Crystals in the supply"), NULL, "R-40", crystals),
  EXPERT_OPTION (GW_OPT_BLOCKADE, "blockade-shape", N_("Location of blockades"), NULL, "R-68", blockade),
  SIDE (GW_OPT_BLACK + 0, "black-die-1", N_("Black dice, side 1"), sides[0], N_("Faces of the black dice")),
  SIDE (GW_OPT_BLACK + 1, "black-die-2", N_("Black dice, side 2"), sides[1], N_("Faces of the black dice")),
  SIDE (GW_OPT_BLACK + 2, "black-die-3", N_("Black dice, side 3"), sides[2], N_("Faces of the black dice")),
  SIDE (GW_OPT_BLACK + 3, "black-die-4", N_("Black dice, side 4"), sides[3], N_("Faces of the black dice")),
  SIDE (GW_OPT_BLACK + 4, "black-die-5", N_("Black dice, side 5"), sides[4], N_("Faces of the black dice")),
  SIDE (GW_OPT_BLACK + 5, "black-die-6", N_("Black dice, side 6"), sides[5], N_("Faces of the black dice")),
  SIDE (GW_OPT_PINK + 0, "pink-die-1", N_("Pink dice, side 1"), sides[0], N_("Faces of the pink dice")),
  SIDE (GW_OPT_PINK + 1, "pink-die-2", N_("Pink dice, side 2"), sides[1], N_("Faces of the pink dice")),
  SIDE (GW_OPT_PINK + 2, "pink-die-3", N_("Pink dice, side 3"), sides[2], N_("Faces of the pink dice")),
  SIDE (GW_OPT_PINK + 3, "pink-die-4", N_("Pink dice, side 4"), sides[3], N_("Faces of the pink dice")),
  SIDE (GW_OPT_PINK + 4, "pink-die-5", N_("Pink dice, side 5"), sides[4], N_("Faces of the pink dice")),
  SIDE (GW_OPT_PINK + 5, "pink-die-6", N_("Pink dice, side 6"), sides[5], N_("Faces of the pink dice")),
  [GW_N_OPTIONS] = { .id = "tribe", .title = N_("Tribe"), .clause = "GW-005", .choices = tribe, .per_seat = TRUE },
  { NULL }
};

/* ---- Setup (section 2) ---------------------------------------------------------------- */

const GnSetupStep gw_setup[] = {
  { N_("Give each player a tribe board, six discs, a leader, seven cards and a tracker cube, set to {dice} dice."),
      NULL, "GW-006", 1 },
  { N_("Each player rolls four black dice: the player with the most horns goes first."), NULL, "GW-007" },
  { N_("Build the board from {tiles} tiles: first the {mines} mines in the center, then the others."), NULL, "GW-013",
      1 },
  { N_("Shuffle the scroll cards into two face-down piles."), NULL, "GW-018", 1 },
  { N_("Put crystals, clips, counters, rings and blockades within reach."), NULL, "GW-019", 1 },
  { N_("Place the leaders, starting with the first player."), NULL, "GW-022" },
  { NULL }
};

/* ---- Component families ------------------------------------------------------------------- */

#define PLACES(id, title, most) LIST_ATTR (id, title, GW_DOMAIN_PLACE, most, .optional = TRUE)
#define STEPS(id, title, ...) EFFECTS_ATTR (id, title, gw_vocabulary, __VA_ARGS__)

/* A leader's or clan's card, as printed. Everybody knows which card it is, but each box words its text differently. */
#define OF_CLANS .when = "slot", .is = 0, .unless = TRUE
static const GnAttr unit_attrs[] = {
  THING_ATTR ("tribe", N_("Tribe"), GW_DOMAIN_TRIBE, .fixed = TRUE, .names = GN_NAMES_PART),
  THING_ATTR ("slot", N_("Position in the tribe"), GW_DOMAIN_SLOT, .fixed = TRUE, .names = GN_NAMES_PART),
  TEXT_ATTR ("name", N_("Name"), .own = TRUE),
  NUMBER_ATTR ("move", N_("Movement"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER_ATTR ("attack", N_("Attack"), 0, 9, .nullable = TRUE, .own = TRUE),
  NUMBER_ATTR ("defence", N_("Defense"), 0, 9, .nullable = TRUE, .own = TRUE, .words = "defence"),
  TEXT_ATTR ("ability", N_("Ability"), .own = TRUE, OF_CLANS),
  NUMBER_ATTR ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .own = TRUE, OF_CLANS),
  TEXT_ATTR ("text", N_("Text"), .own = TRUE, OF_CLANS),
  THING_ATTR ("timing", N_("When"), GW_DOMAIN_TIMING, .optional = TRUE, .own = TRUE, OF_CLANS),
  STEPS ("steps", N_("Effect"), .nullable = TRUE, .instead = "text", .own = TRUE, OF_CLANS),
  TEXT_ATTR ("symbol", N_("Symbol"), .own = TRUE, .aside = TRUE, OF_CLANS),
  TEXT_ATTR ("about", N_("Note"), .own = TRUE, .aside = TRUE),
  { NULL }
};
static const GnAttr card_attrs[] = {
  THING_ATTR ("kind", N_("Kind"), GW_DOMAIN_KIND),
  NUMBER_ATTR ("cost", N_("Crystals"), 1, 12, .nullable = TRUE, .when = "kind", .is = GW_LEARNED),
  THING_ATTR ("timing", N_("When"), GW_DOMAIN_TIMING, .optional = TRUE),
  TEXT_ATTR ("name", N_("Name")), TEXT_ATTR ("text", N_("Text")),
  STEPS ("steps", N_("Effect"), .nullable = TRUE, .instead = "text"),
  STEPS ("leader", N_("With a leader"), .optional = TRUE, .aside = TRUE),
  NUMBER_ATTR ("copies", N_("Copies in the box"), 1, 20, .usual = TRUE, .optional = TRUE),
  { NULL }
};
static const GnAttr layout_attrs[] = {
  NUMBER_ATTR ("tribes", N_("Tribes"), 2, 4),
  PLACES ("a", N_("Side A"), 60), PLACES ("b", N_("Side B"), 60), PLACES ("any", N_("Tiles without a side"), 62),
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
    N_("The box: you lay out the piles. Gnomon: it shuffles them and shows each hand only to its player."), "copies" },
  [GW_FAMILY_LAYOUTS] = { "layouts", N_("Boards"), N_("board"), "cards", layout_attrs, GW_LAYOUTS_MAX, 0, NULL, NULL,
    .preset = TRUE, .designed = TRUE },
  [GW_FAMILY_TILES] = { "tiles", N_("Tiles"), N_("tile"), "cards", NULL, GW_TILES, GW_TILES,
    N_("The box: you lay the tiles and enter where. Gnomon: it lays them."), NULL },
  [GW_FAMILY_DICE] = { "dice", N_("Dice"), N_("die"), "dice", NULL, GW_DICE_MOST, GW_DICE_MOST,
    N_("The box: you roll the dice and enter their faces. Gnomon: it rolls them."), NULL },
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
  [GW_DEFENCE] = { "defence", N_("defense"), NP_ ("{n} defense", "{n} defenses"), N_("defense|defence|defences|d") },
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
  [GW_AT_TRIBES] = { "tribes", N_("drawing the tribes"), .words = "drawing lots for the tribes" },
  [GW_AT_FIRST_PLAYER] = { "first-player", N_("rolling for first player"), .words = "rolling for the start" },
  [GW_AT_BOARD] = { "board", N_("laying the board") },
  [GW_AT_FAIRNESS] = { "fairness", N_("checking the board"), .words = "looking the board over" },
  [GW_AT_COMPONENTS] = { "components", N_("laying out the cards") },
  [GW_AT_LEADERS] = { "leaders", N_("placing the leaders") },
  [GW_AT_SHORT_CLANS] = { "short-clans", N_("placing the sixth clans") },
  [GW_AT_TURN_START] = { "turn-start", N_("the start of a turn") },
  [GW_AT_FLIP] = { "flip", N_("flipping tiles") },
  [GW_AT_ROLL] = { "roll", N_("rolling the dice") },
  [GW_AT_ASSIGN] = { "assign", N_("assigning the dice"), .words = "giving out the dice" },
  [GW_AT_FIGHT] = { "fight", N_("moving and attacking") },
  [GW_AT_WAR] = { "war", N_("the call to war") },
  [GW_AT_COLLECT] = { "collect", N_("collecting crystals") },
  [GW_AT_TURN_END] = { "turn-end", N_("the end of a turn") },
  [GW_AT_OVER] = { "over", N_("the end of the game") },
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
  [GW_OWN_TURN] = { "own-turn", N_("on your own turn"), .words = "in your own turn" },
  [GW_BEFORE_ROLL] = { "before-roll", N_("before your roll") },
  [GW_BEFORE_FINAL] = { "before-final", N_("after one of your rolls"), .words = "after a roll of yours" },
  [GW_UNTIL_ATTACK] = { "until-attack", N_("before the call to war") },
};
static const GnValue side_values[GW_SIDES] = {
  [GW_LEFT] = { "left", N_("left") }, [GW_RIGHT] = { "right", N_("right") },
  [GW_BASE] = { "base", N_("below") }
};
static const GnValue what_values[GW_N_WHAT] = {
  [GW_W_HP] = { "hp", N_("HP") }, [GW_W_DEFENCE] = { "defence", N_("defense"), .words = "defence" },
  [GW_W_PLACE] = { "place", N_("board tile"), .words = "space" },
  [GW_W_STATUS] = { "status", N_("status") }, [GW_W_COUNTER] = { "counter", N_("counter") },
  [GW_W_CRYSTALS] = { "crystals", N_("crystals on the clan ability"),
    .words = "crystals of the clan ability" },
  [GW_W_LEARNED_CRYSTALS] = { "learned-crystals", N_("crystals on the learned ability"),
    .words = "crystals of the learned ability" },
  [GW_W_RESERVE] = { "reserve", N_("reserve") },
  [GW_W_FLIPPED] = { "flipped", N_("flipped") },
  [GW_W_BLOCKADE] = { "blockade", N_("blockade") },
  [GW_W_HAND] = { "hand", N_("number of cards in hand"), .words = "cards in the hand" },
  [GW_W_TROPHY] = { "trophy", N_("owner of its card"), .words = "who has its card" },
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
  DOMAIN (GW_DOMAIN_PLACE, "place", N_("Board tile"), place_values),
  DOMAIN (GW_DOMAIN_TILE, "tile", N_("Tile"), tile_values),
  [GW_DOMAIN_ABILITY] = { "ability", N_("Ability"), ability_values, G_N_ELEMENTS (ability_values),
      .printed = 1 + GW_FAMILY_UNITS, .printed_on = printed_on },
  DOMAIN (GW_DOMAIN_SLOT, "slot", N_("Position in the tribe"), slot_values),
  FAMILY_DOMAIN (GW_DOMAIN_CARD, "card", N_("Ability card"), GW_CARDS_MAX, GW_FAMILY_CARDS),
  FAMILY_DOMAIN (GW_DOMAIN_LAYOUT, "layout", N_("Game board"), GW_LAYOUTS_MAX, GW_FAMILY_LAYOUTS),
  DOMAIN (GW_DOMAIN_TRIBE, "tribe", N_("Tribe"), tribe_values),
  DOMAIN (GW_DOMAIN_FACE, "face", N_("Face of a die"), face_values),
  DOMAIN (GW_DOMAIN_TO, "to", N_("Destination"), to_values),
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
  THING_FIELD (current, N_("Current player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT, .words = "whose turn"),
  THING_FIELD (first, N_("First player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER_FIELD (turns, N_("Turns started"), TABLE, U8, 0, 255, FIXED),
  NUMBER_FIELD (tribe_seat, N_("Seat of the tribe"), PLAYERS, U8, 0, GW_SEATS, BY (GW_TRIBES, GW_DOMAIN_TRIBE), FIXED,
                MEANS ("0: nobody; else 1 + the seat")),
  NUMBER_FIELD (side, N_("Start side"), PLAYERS, U8, 0, 2, BY_SEAT, MEANS ("0: not chosen; 1: side A; 2: side B")),
  NUMBER_FIELD (horns, N_("Horns for first player"), PLAYERS, U8, 0, 5, BY_SEAT, INNER,
                MEANS ("0: not rolled yet; else 1 + the horns")),
  FIELD (rolling, N_("Players rolling for first player"), TABLE, GN_FIELD_BITS8, GN_DOMAIN_SEAT, FIXED),
  THING_FIELD (lies, N_("Tiles"), BOARD, GN_FIELD_INT16, GW_DOMAIN_PLACE, BY (GW_TILES, GW_DOMAIN_TILE)),
  NUMBER_FIELD (flipped, N_("Flipped"), BOARD, U8, 0, 1, BY_PLACE, SPARSE),
  NUMBER_FIELD (blockade, N_("Blockades"), BOARD, U8, 0, GW_SEATS, BY_PLACE, SPARSE,
                MEANS ("0: none; else 1 + the seat that made it")),
  NUMBER_FIELD (edge, N_("Blockades between tiles"), BOARD, U8, 0, GW_SEATS,
                BY_TWO (GW_PLACES, GW_DOMAIN_PLACE, GW_SIDES, GW_DOMAIN_SIDE), SPARSE,
                MEANS ("0: none; else 1 + the seat that made it; by the tile that points up and its side")),
  NUMBER_FIELD (deck_said, N_("Cards in the ability deck"), TABLE, U8, 0, 255, INNER,
                MEANS ("0: not entered; else 1 + the number of cards")),
  NUMBER_FIELD (equal_deal, N_("Deal that is kept"), TABLE, GN_FIELD_UINT16, 0, GW_DEALS_MOST, INNER,
                .known = GN_KNOWN_NOBODY, MEANS ("0: none; else the number of the deal that is laid")),

  THING_FIELD (place, N_("Board tile"), UNITS, GN_FIELD_INT16, GW_DOMAIN_PLACE, BY_UNIT, .words = "space"),
  THING_FIELD (status, N_("Status"), UNITS, U8, GW_DOMAIN_STATUS, BY_UNIT),
  NUMBER_FIELD (hp, N_("HP"), UNITS, U8, 0, 15, BY_UNIT, SPARSE),
  NUMBER_FIELD (def, N_("Defense"), UNITS, GN_FIELD_INT8, 0, 20, BY_UNIT, SPARSE, .words = "defence"),
  NUMBER_FIELD (charge, N_("Crystals"), UNITS, U8, 0, 12, BY (GW_ABILITIES, GW_DOMAIN_ABILITY), SPARSE),
  NUMBER_FIELD (learned, N_("Learned card"), UNITS, U8, 0, GW_CARDS_MAX, BY_UNIT, SPARSE,
                MEANS ("0: none; else 1 + the index of the card")),
  NUMBER_FIELD (counter, N_("Counters"), UNITS, U8, 0, GW_SEATS,
                BY_TWO (GW_UNITS, GW_DOMAIN_UNIT, GW_N_COUNTERS, GW_DOMAIN_COUNTER), SPARSE,
                MEANS ("0: none; else 1 + the seat whose ring it is")),
  NUMBER_FIELD (linger_unit, N_("Unit behind the lingering attack"), UNITS, U8, 0, GW_UNITS, BY_UNIT, INNER,
                MEANS ("0: none; else 1 + the index of the attacking unit")),
  NUMBER_FIELD (linger_seat, N_("Player behind the lingering attack"), UNITS, U8, 0, GW_SEATS, BY_UNIT, INNER,
                MEANS ("0: none; else 1 + the seat")),
  NUMBER_FIELD (killer, N_("Player who took its card"), UNITS, U8, 0, GW_SEATS, BY_UNIT, SPARSE,
                .words = "card taken by", MEANS ("0: nobody; else 1 + the seat")),

  NUMBER_FIELD (fell, N_("Tile where it died"), UNITS, U8, 0, GW_PLACES, BY_UNIT, INNER,
                MEANS ("0: nowhere; else 1 + the index of the place")),
  NUMBER_FIELD (given, N_("Dice"), UNITS, U8, 0, GW_DICE_MOST,
                BY_TWO (GW_UNITS, GW_DOMAIN_UNIT, GW_N_AS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by unit, then: movement, attack, defense, either used as movement, either used as attack")),
  NUMBER_FIELD (undecided, N_("Undecided attack-or-movement dice"), UNITS, U8, 0, GW_DICE_MOST, BY_UNIT, INNER),
  NUMBER_FIELD (more_mov, N_("Extra movement"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  NUMBER_FIELD (more_atk, N_("Extra attack"), UNITS, GN_FIELD_INT8, -99, 99, BY_UNIT, INNER),
  NUMBER_FIELD (used, N_("Steps used"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (struck, N_("Attacks made"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (more_attacks, N_("Extra attacks"), UNITS, U8, 0, 99, BY_UNIT, INNER),
  NUMBER_FIELD (did, N_("Done this turn"), UNITS, U8, 0, 15, BY_UNIT, INNER,
                MEANS ("bits: 1 stopped, 2 cannot move on, 4 finished, 8 has begun")),

  NUMBER_FIELD (dice, N_("Dice on the table"), TABLE, U8, 0, GW_DICE_MOST, BY (GW_N_FACES, GW_DOMAIN_FACE), SPARSE),
  NUMBER_FIELD (pink, N_("Pink dice on the table"), TABLE, U8, 0, GW_DICE_MOST, BY (GW_N_FACES, GW_DOMAIN_FACE),
                INNER),
  NUMBER_FIELD (due_pink, N_("Pink dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  NUMBER_FIELD (rolled, N_("Rolled"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (due, N_("Dice to come"), TABLE, U8, 0, GW_DICE_MOST, INNER),
  NUMBER_FIELD (rerolls, N_("Re-rolls made"), TABLE, U8, 0, 99, INNER),
  NUMBER_FIELD (more_rerolls, N_("Extra re-rolls"), TABLE, U8, 0, 99, INNER),
  NUMBER_FIELD (horns_aside, N_("Horns aside"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  NUMBER_FIELD (horns_deck, N_("Horns on the deck"), TABLE, U8, 0, GW_DICE_MOST, SPARSE),
  NUMBER_FIELD (drawn, N_("Draw already made"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (war_used, N_("Calls and charges made"), TABLE, U8, 0, 9, INNER),
  NUMBER_FIELD (flips, N_("Tiles flipped this turn"), TABLE, U8, 0, 2, SPARSE, .words = "tiles flipped in this turn"),
  NUMBER_FIELD (acting, N_("Unit in action"), TABLE, U8, 0, GW_UNITS, INNER,
                MEANS ("0: none; else 1 + the index of the unit")),
  NUMBER_FIELD (moving, N_("Unit is moving"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (opener, N_("Player who paused for answers"), TABLE, U8, 0, GW_SEATS, INNER,
                MEANS ("0: nobody; else 1 + the seat")),
  NUMBER_FIELD (lost_turn, N_("Turn lost"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (start_done, N_("Start of the turn"), TABLE, U8, 0, 9, INNER,
                MEANS ("how many parts of the start of the turn are done")),
  NUMBER_FIELD (cut, N_("Ability cut short"), TABLE, U8, 0, 1, INNER),
  NUMBER_FIELD (extra_dice, N_("Extra dice in the next roll"), PLAYERS, U8, 0, 99, BY_SEAT, SPARSE,
                .words = "more dice in the next roll"),
  FIELD (ally, N_("Allied with"), PLAYERS, GN_FIELD_BITS8, GN_DOMAIN_SEAT, BY_SEAT),
  NUMBER_FIELD (reserve, N_("Reserve"), TABLE, U8, 0, 255),
  NUMBER_FIELD (own_reserve, N_("Each player’s reserve"), PLAYERS, U8, 0, 255, BY_SEAT, SPARSE,
                .words = "reserve of each"),
  NUMBER_FIELD (mined, N_("Mines entered"), UNITS, U8, 0, 255, BY_UNIT, INNER,
                MEANS ("bits: 1 for the first mine, 2 for the second, 4, …")),
  NUMBER_FIELD (flip_first, N_("Tile named for flipping"), TABLE, U8, 0, GW_PLACES, INNER,
                MEANS ("0: none; else 1 + the index of the place")),

  PILE_FIELD (pile, N_("Ability deck"), TABLE, GW_DOMAIN_CARD, BY (2, GW_DOMAIN_PILE)),
  PILE_FIELD (hand, N_("Hand"), PLAYERS, GW_DOMAIN_CARD, BY_SEAT),
  PILE_FIELD (looked, N_("Cards looked at"), TABLE, GW_DOMAIN_CARD),

  NUMBER_FIELD (n_frames, N_("Pending actions"), TABLE, U8, 0, GW_FRAMES, INNER),
  NUMBER_FIELD (n_casts, N_("Abilities announced"), TABLE, U8, 0, GW_CASTS, INNER),
  NUMBER_FIELD (frame, N_("Pending actions, in detail"), TABLE, GN_FIELD_INT16, -1, 32000,
                NUMBERED (GW_FRAMES, GW_FRAME_SIZE), INNER,
                MEANS ("by step that waits, the last one on top: its kind, then seven figures of that kind")),
  NUMBER_FIELD (cast, N_("Announced abilities, in detail"), TABLE, GN_FIELD_INT16, 0, 32000,
                NUMBERED (GW_CASTS, GW_CAST_SIZE), INNER,
                MEANS ("by cast, then: 1 + seat, 1 + ability, 1 + secret card, 1 + source, then units, tiles, "
                       "targets and player, each + 1")),
  NUMBER_FIELD (run, N_("Ability being carried out"), TABLE, GN_FIELD_INT16, 0, 32000,
                BY (GW_CAST_SIZE, GN_DOMAIN_NUMBER), INNER, MEANS ("as a row of “cast”")),
  NUMBER_FIELD (chosen, N_("Targets of the ability"), TABLE, GN_FIELD_INT32, 0, G_MAXINT32,
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
