/* rise-verbs.c: the verbs of Rise of the Gnomes (5.15)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

#include <glib/gi18n-lib.h>

#define THING(n, t, d, a, ...) \
  { .name = n, .title = t, .kind = GN_ARG_THING, .domain = d, .at = a, .size = 1, __VA_ARGS__ }
#define COUNT(n, t, a, lo, hi, ...) \
  { .name = n, .title = t, .kind = GN_ARG_NUMBER, .domain = GN_DOMAIN_NUMBER, .at = a, .size = 1, \
    .min = lo, .max = hi, __VA_ARGS__ }
#define THINGS(n, t, d, a, most, ...) \
  { .name = n, .title = t, .kind = GN_ARG_LIST, .domain = d, .at = a, .size = 1 + (most), __VA_ARGS__ }
#define MAYBE .flags = GN_ARG_OPTIONAL
#define USUAL .flags = GN_ARG_USUAL
#define FRESH .flags = GN_ARG_NEW
#define TILE THING ("tile", N_("Tile"), RISE_DOMAIN_TILE, RISE_A_TILE)
/* If several tiles were turned up, this is the one that is asked for: "forest tower". */
#define DUE_TILE THING ("tile", N_("Tile"), RISE_DOMAIN_TILE, RISE_A_TILE, USUAL)
#define PLAYER(a, ...) THING ("player", N_("Player"), GN_DOMAIN_SEAT, a, __VA_ARGS__)
/* A price in beer, which gold may replace */
#define PAY \
  COUNT ("beer", N_("Beer"), RISE_A_BEER, 0, 20, USUAL), \
  COUNT ("gold", N_("Gold in its place"), RISE_A_GOLD, 0, 20, USUAL)
#define PAY_MAYBE \
  COUNT ("beer", N_("Beer"), RISE_A_BEER, 0, 20, MAYBE), \
  COUNT ("gold", N_("Gold in its place"), RISE_A_GOLD, 0, 20, MAYBE)
/* A price in gold. Beer can be entered too, so that it can be refused. */
#define NO_BEER COUNT ("beer", N_("Beer"), RISE_A_BEER, 1, 20, MAYBE)
#define PATH THINGS ("path", N_("Steps"), RISE_DOMAIN_TILE, RISE_A_PATH, RISE_MOST_STEPS)
#define FROM THING ("from", N_("Moved from"), RISE_DOMAIN_TILE, RISE_A_FROM, MAYBE)

const GnVerb rise_verbs[] = {
  /* ---- Setup, phase 1 --------- */
  [RISE_V_SIDE] = { "side", N_("Choose a board"), N_("side|board"), N_("take board {board}"), "B",
    "rise-brewery", "RISE-018",
    N_("Choose a player board and its side; all that is printed there for the start follows."), GN_VERB_BARE,
    { THING ("board", N_("Player board"), RISE_DOMAIN_BOARD, RISE_A_BOARD, FRESH) } },
  [RISE_V_UPGRADE_SLOT] = { "upgrade-slot", N_("Place an upgrade"), N_("upgrade-slot|slot"),
    N_("upgrade to slot {slot}"), "U", "rise-upgrade", "RISE-068",
    N_("Put an upgrade token on a free slot; it works at once."), GN_VERB_UNASKED,
    { THING ("slot", N_("Slot"), RISE_DOMAIN_SLOT, RISE_A_SLOT) } },
  [RISE_V_KEEP_JUDGES] = { "keep-judges", N_("Keep two judges"), N_("keep-judges|keep judges|keep"),
    N_("keep judges[ {a} and {b}]"), "K", "rise-judge", "RISE-035",
    N_("Keep two of three judges, unseen by the others."), GN_VERB_UNASKED,
    { THING ("a", N_("First judge"), RISE_DOMAIN_JUDGE, RISE_A_JUDGE, .flags = GN_ARG_SECRET | GN_ARG_OPTIONAL),
      THING ("b", N_("Second judge"), RISE_DOMAIN_JUDGE, RISE_A_JUDGE_2, .flags = GN_ARG_SECRET | GN_ARG_OPTIONAL) } },
  [RISE_V_DRAFT] = { "draft", N_("Take an ally"), N_("draft|take"), N_("take ally {ally}"), "D",
    "rise-card-back", "RISE-077", N_("Take one of the allies on offer."), GN_VERB_BARE,
    { THING ("ally", N_("Ally"), RISE_DOMAIN_ALLY, RISE_A_ALLY) } },

  /* ---- Gifts ---- */
  [RISE_V_BOAT] = { "boat", N_("Build a boat"), N_("boat"), N_("boat on {tile}"), "B", "rise-boat", "RISE-046",
    N_("A boat on a Sea tile adjacent to an occupied one."), 0, { TILE } },
  [RISE_V_SETTLE] = { "settle", N_("Add cubes"), N_("settle"), N_("settle {n} on {tile}"), "S", "rise-cube", "RISE-203",
    N_("Own cubes of the board to one tile."), 0, { TILE, COUNT ("n", N_("Cubes"), RISE_A_N, 1, 12, USUAL) } },
  [RISE_V_DRIVE] = { "drive", N_("Drive Gnomes off"), N_("drive"), N_("drive {n} off {tile}"), "D",
    "rise-gnome", "RISE-203",
    N_("Gnome cubes of one tile go back to the Gnome board."), 0,
    { TILE, COUNT ("n", N_("Cubes"), RISE_A_N, 1, 12, USUAL) } },
  [RISE_V_DRAGON] = { "dragon", N_("Move the dragon"), N_("dragon"), N_("dragon {path}"), "M",
    "rise-dragon", "RISE-136", N_("Move the dragon step by step; it rampages where it ends."), 0, { PATH } },
  [RISE_V_WAIVE] = { "waive", N_("Do without"), N_("waive"), N_("do without"), "N", NULL, "RISE-203",
    N_("The gift lapses."), GN_VERB_UNASKED },

  /* ---- Phase 2 ---- */
  [RISE_V_PLACE] = { "place", N_("Meeple on an action card"), N_("place|p"), N_("meeple on card {card}, space {space}"),
    "P", "rise-meeple", "RISE-100", N_("Claim a space of an action card for phase 3."), 0,
    { THING ("card", N_("Card"), RISE_DOMAIN_PLACE, RISE_A_PLACE),
      COUNT ("space", N_("Space"), RISE_A_SPACE, 1, RISE_SPACES_MAX, USUAL) } },
  [RISE_V_BREW] = { "brew", N_("Brew Beer"), N_("brew|b"), N_("brew beer[ on the board of {player}]"), "W",
    "rise-beer", "RISE-091", N_("Beer as production says, 20 at most in all."), 0, { PLAYER (0, MAYBE) } },
  [RISE_V_UPGRADE] = { "upgrade", N_("Brewery Upgrade"), N_("upgrade|u"), N_("upgrade slot {slot}[ for {beer} beer]"),
    "U", "rise-action-upgrade", "RISE-092", N_("An upgrade token of the supply for gold."), 0,
    { THING ("slot", N_("Slot"), RISE_DOMAIN_SLOT, RISE_A_SLOT), NO_BEER } },
  [RISE_V_BUILD] = { "build", N_("Build Brewery"), N_("build"), N_("build on {tile}[ from {from}][ for {beer} beer]"),
    "B", "rise-action-build", "RISE-093", N_("A brewery on a controlled tile for gold."), 0, { TILE, FROM, NO_BEER } },
  [RISE_V_TRIBUTE] = { "tribute", N_("Dragon Tribute"), N_("tribute"), N_("tribute: {path}[ for {beer} beer]"), "D",
    "rise-action-tribute", "RISE-094", N_("Move the dragon one or two steps for gold."), 0, { PATH, NO_BEER } },
  [RISE_V_THUGS] = { "thugs", N_("Employ Thugs"), N_("thugs"),
    N_("thugs on {tile}: {remove} off, {add} on[ for {beer} beer]"), "T", "rise-action-thugs", "RISE-095",
    N_("Remove Gnome cubes from a tile and add own ones."), 0,
    { TILE, COUNT ("remove", N_("Gnome cubes off"), RISE_A_REMOVE, 0, 12, USUAL),
      COUNT ("add", N_("Own cubes on"), RISE_A_THUGS_ADD, 0, 12, USUAL), NO_BEER } },
  [RISE_V_BARD] = { "bard", N_("Hire Bard"), N_("bard"), N_("bard to {tile}[ for {beer} beer]"), "H",
    "rise-action-bard", "RISE-096", N_("One cube to a tile adjacent to an occupied one."), 0, { TILE, NO_BEER } },
  [RISE_V_ORCTOBERFEST] = { "orctoberfest", N_("Orctoberfest"), N_("orctoberfest|orc"),
    N_("orctoberfest for {gold} gold[ and {beer} beer]"), "O", "rise-action-orct", "RISE-097",
    N_("A point for every three gold discarded."), 0, { COUNT ("gold", N_("Gold"), 0, 3, 999), NO_BEER } },
  [RISE_V_TAVERN] = { "tavern", N_("Tavern Sales"), N_("tavern"), N_("tavern sales[ for {beer} beer][, {gold} gold]"),
    "V", "rise-action-tavern", "RISE-098", N_("Sell three beer for three gold."), 0, { PAY } },
  [RISE_V_USE] = { "use", N_("Own space"), N_("use"),
    N_("use[ {ally}][ slot {slot}][ on {tile}][ with {n}][ along {path}][ for {beer} beer][, {gold} gold]"), "Y",
    "rise-meeple", "RISE-099", N_("A meeple on a space of one’s own ally or upgrade."), 0,
    { THING ("ally", N_("Ally"), RISE_DOMAIN_ALLY, RISE_A_USE_ALLY, MAYBE),
      THING ("slot", N_("Slot"), RISE_DOMAIN_SLOT, RISE_A_USE_SLOT, MAYBE),
      THING ("tile", N_("Tile"), RISE_DOMAIN_TILE, RISE_A_USE_TILE, MAYBE),
      COUNT ("n", N_("Cubes"), RISE_A_USE_N, 1, 12, .flags = GN_ARG_USUAL | GN_ARG_OPTIONAL),
      THINGS ("path", N_("Steps"), RISE_DOMAIN_TILE, RISE_A_PATH, RISE_MOST_STEPS, MAYBE),
      COUNT ("beer", N_("Beer"), RISE_A_BEER, 0, 20, .flags = GN_ARG_USUAL | GN_ARG_OPTIONAL),
      COUNT ("gold", N_("Gold in its place"), RISE_A_GOLD, 0, 20, .flags = GN_ARG_USUAL | GN_ARG_OPTIONAL) } },
  [RISE_V_IDLE] = { "idle", N_("Stand there idly"), N_("idle"), N_("idle[ on {action}][ with {ally}][ at slot {slot}]"),
    "I", "rise-meeple", "RUL-11", N_("Only block the space: nothing is paid or done."), 0,
    { THING ("action", N_("Action"), RISE_DOMAIN_ACTION, RISE_A_ACTION, MAYBE),
      THING ("ally", N_("Ally"), RISE_DOMAIN_ALLY, RISE_A_USE_ALLY, MAYBE),
      THING ("slot", N_("Slot"), RISE_DOMAIN_SLOT, RISE_A_USE_SLOT, MAYBE) } },

  /* ---- Phase 3 ---- */
  [RISE_V_DELIVER] = { "deliver", N_("Barrel Delivery"), N_("deliver"),
    N_("deliver {n} to {tile}[ for {beer} beer][, {gold} gold]"), "D", "rise-action-delivery", "RISE-115",
    N_("Cubes of the board to a tile adjacent to an occupied one."), 0,
    { TILE, COUNT ("n", N_("Cubes"), RISE_A_N, 1, 12, USUAL), PAY } },
  [RISE_V_FESTIVAL] = { "festival", N_("Brew Festival"), N_("festival"),
    N_("festival of {n} on {tile}[ for {beer} beer][, {gold} gold]"), "F", "rise-action-festival", "RISE-117",
    N_("Cubes of the board to an occupied tile."), 0, { TILE, COUNT ("n", N_("Cubes"), RISE_A_N, 1, 12, USUAL), PAY } },
  [RISE_V_GATHER] = { "gather", N_("Gather cubes"), N_("gather"),
    N_("gather for {tile}[ for {beer} beer][, {gold} gold]"), "G", "rise-cube", "RISE-120",
    N_("The board is empty: cubes are lifted from another tile."), GN_VERB_OPENING, { TILE, PAY } },
  [RISE_V_LIFT] = { "lift", N_("Lift cubes"), N_("lift"), N_("lift {n} from {from}"), "L", "rise-cube", "RISE-120",
    N_("Take own cubes from a tile, since the board is empty."), GN_VERB_PART,
    { COUNT ("n", N_("Cubes"), 0, 1, 12), THING ("from", N_("From"), RISE_DOMAIN_TILE, RISE_A_FROM) } },
  [RISE_V_SET_DOWN] = { "set-down", N_("Set them down"), N_("set-down|set down"), N_("set down"), "S",
    "rise-cube", "RISE-120", N_("The lifted cubes go to the tile."), GN_VERB_CLOSE },
  [RISE_V_CONTEST] = { "contest", N_("Beer Competition"), N_("contest"),
    N_("contest {tile}[ for {beer} beer][, {gold} gold]"), "C", "rise-action-competition", "RISE-116",
    N_("Begin a Beer Competition on an occupied tile."), GN_VERB_OPENING, { TILE, PAY } },
  [RISE_V_STRIKE] = { "strike", N_("Remove cubes"), N_("strike"), N_("remove {n}[ of {player}]"), "R",
    "rise-cube", "RISE-116", N_("Opponents’ cubes leave the tile; without a name those of the Gnomes."), GN_VERB_PART,
    { COUNT ("n", N_("Cubes"), RISE_A_STRIKE_N, 1, 12), PLAYER (RISE_A_PLAYER, MAYBE) } },
  [RISE_V_ADD] = { "add", N_("Add cubes"), N_("add"), N_("add {n}"), "A", "rise-cube", "RISE-116",
    N_("Own cubes to the tile; this ends the Beer Competition."), GN_VERB_CLOSE | GN_VERB_UNASKED,
    { COUNT ("n", N_("Cubes"), RISE_A_ADD_N, 0, 12, USUAL) } },
  [RISE_V_LOAD] = { "load", N_("Caravan"), N_("load"), N_("load caravan on {from}[ for {beer} beer][, {gold} gold]"),
    "C", "rise-action-caravan", "RISE-118",
    N_("Begin a Caravan from a tile."), GN_VERB_OPENING,
    { THING ("from", N_("From"), RISE_DOMAIN_TILE, RISE_A_TILE), PAY } },
  [RISE_V_CARRY] = { "carry", N_("Carry cubes"), N_("carry"), N_("carry {n} to {to}"), "K", "rise-cube", "RISE-118",
    N_("So many cubes of the Caravan to an adjacent tile."), GN_VERB_PART,
    { COUNT ("n", N_("Cubes"), 0, 1, 12), THING ("to", N_("To"), RISE_DOMAIN_TILE, RISE_A_FROM) } },
  [RISE_V_ARRIVE] = { "arrive", N_("Caravan arrives"), N_("arrive"), N_("caravan arrives"), "A",
    "rise-action-caravan", "RISE-118", N_("All cubes move at once."), GN_VERB_CLOSE },
  [RISE_V_EXPAND] = { "expand", N_("Expand"), N_("expand"),
    N_("expand on {tile}[ from {from}][ for {beer} beer][, {gold} gold]"), "E", "rise-action-expand", "RISE-119",
    N_("A brewery on a controlled tile."), 0, { TILE, FROM, PAY } },
  [RISE_V_DECLINE] = { "decline", N_("Decline"), N_("decline|declines"), N_("decline"), "N", NULL, "RISE-112",
    N_("Nothing is paid, nothing is done."), GN_VERB_UNASKED },
  [RISE_V_RELIEVE] = { "relieve", N_("Relief"), N_("relieve"), N_("relief on {tile}"), "R", "rise-cube", "RISE-121",
    N_("No cube is out: four go onto one land tile."), GN_VERB_UNASKED, { TILE } },

  /* ---- The dragon, phase 4 ---- */
  [RISE_V_PLAY_CARD] = { "play-card", N_("Play a Gnome card"), N_("play-card|play card|play"), N_("play {card}"), "P",
    "rise-card-back", "RISE-148",
    N_("Play a Gnome card of the own hand."), GN_VERB_BARE,
    { THING ("card", N_("Gnome card"), RISE_DOMAIN_GNOME, RISE_A_CARD, FRESH) } },
  [RISE_V_DRAGON_TO] = { "dragon-to", N_("Dragon to"), N_("dragon-to|dragon to"), N_("dragon to {tile}"), "D",
    "rise-dragon", "RISE-153", N_("Where the dragon goes."), GN_VERB_UNASKED, { TILE } },
  [RISE_V_BRIBE] = { "bribe", N_("Bribe"), N_("bribe"), N_("bribe[ with {gold} gold][ and {beer} beer]"), "B",
    "rise-gold", "RISE-139",
    N_("Pay the dragon’s bribe, or 0: nothing."), GN_VERB_UNASKED,
    { COUNT ("gold", N_("Gold"), RISE_A_BRIBE, 0, 20, .secret_option = 1 + RISE_OPT_BRIBE_ORDER, .secret_is = 1),
      COUNT ("beer", N_("Beer"), RISE_A_BRIBE_BEER, 1, 20, MAYBE) } },
  [RISE_V_BURN] = { "burn", N_("Brewery that burns"), N_("burn"), N_("burn brewery[ of {player}]"), "B",
    "rise-brewery", "RISE-142",
    N_("Whose brewery the dragon destroys; without a name the Gnomes’."), GN_VERB_UNASKED,
    { PLAYER (RISE_A_PLAYER, MAYBE) } },
  [RISE_V_GNOME_TO] = { "gnome-to", N_("Gnomes act on"), N_("gnome-to|gnome to"), N_("gnomes on {tile}[ by {action}]"),
    "G", "rise-gnome", "RISE-153",
    N_("Where the Gnomes perform their action."), GN_VERB_UNASKED,
    { TILE, THING ("action", N_("Action"), RISE_DOMAIN_UNION, RISE_A_UNION, USUAL) } },
  [RISE_V_VICTIMS] = { "victims", N_("Cubes that go"), N_("victims"), N_("remove cubes of {players}"), "R",
    "rise-cube", "RISE-158", N_("Whose cubes the Gnomes remove, one name a cube."), GN_VERB_UNASKED,
    { THINGS ("players", N_("Players"), GN_DOMAIN_SEAT, RISE_A_LIST, 2, .flags = GN_ARG_ANY_ORDER) } },
  [RISE_V_CARAVAN_TO] = { "caravan-to", N_("Caravan goes to"), N_("caravan-to|caravan to"),
    N_("gnome caravan to {tiles}"), "C", "rise-action-caravan", "RISE-163",
    N_("Which tiles get a Gnome cube, one each."), GN_VERB_UNASKED,
    { THINGS ("tiles", N_("Tiles"), RISE_DOMAIN_TILE, RISE_A_LIST, 6, .flags = GN_ARG_ANY_ORDER) } },

  /* ---- The end ---- */
  [RISE_V_SHOW_JUDGES] = { "show-judges", N_("Show judges"), N_("show-judges|show judges|show"),
    N_("show {a}[ for {vp}] and {b}[ for {vp2}]"), "S", "rise-judge", "RISE-188",
    N_("Both judges are shown; they score what is met."), 0,
    { THING ("a", N_("First judge"), RISE_DOMAIN_JUDGE, RISE_A_JUDGE, FRESH),
      THING ("b", N_("Second judge"), RISE_DOMAIN_JUDGE, RISE_A_JUDGE_2, FRESH),
      COUNT ("vp", N_("Points of the first"), RISE_A_VP, 0, 20, MAYBE),
      COUNT ("vp2", N_("Points of the second"), RISE_A_VP_2, 0, 20, MAYBE) } },

  /* ---- The host ---- */
  [RISE_V_GO_ON] = { "go-on", N_("Go on"), N_("go-on|go on|on|g"), N_("go on"), "G", NULL, "RISE-205",
    N_("The next step of what happens by itself."), GN_VERB_HOST | GN_VERB_UNASKED },

  /* ---- Chance ---- */
  [RISE_V_FIRST] = { "first", N_("Who begins"), N_("first"), N_("{player} begins"), NULL, "rise-meeple", "RISE-034",
    N_("Who gets the starting player card."), GN_VERB_CHANCE, { PLAYER (0) } },
  [RISE_V_TILE] = { "tile", N_("A tile"), N_("tile"), N_("{tile} is {type}, {icon}"), "T", "rise-back", "RISE-037",
    N_("What a tile shows, with its icon."), GN_VERB_CHANCE | GN_VERB_BARE,
    { DUE_TILE, THING ("type", N_("Type"), RISE_DOMAIN_TYPE, RISE_A_TYPE),
      THING ("icon", N_("Icon"), RISE_DOMAIN_ICON, RISE_A_ICON) } },
  [RISE_V_LAND] = { "land", N_("A tile’s type"), N_("land"), N_("{tile} is {type}"), "L", "rise-back", "RISE-202",
    N_("What a tile shows; its icon is asked for when it decides."), GN_VERB_CHANCE | GN_VERB_COARSE | GN_VERB_BARE,
    { DUE_TILE, THING ("type", N_("Type"), RISE_DOMAIN_TYPE, RISE_A_TYPE) } },
  [RISE_V_ICON] = { "icon", N_("A tile’s icon"), N_("icon"), N_("{tile} has {icon}"), "I", "rise-icon-lion", "RISE-202",
    N_("The icon of a tile, now that it decides."), GN_VERB_CHANCE | GN_VERB_BARE,
    { DUE_TILE, THING ("icon", N_("Icon"), RISE_DOMAIN_ICON, RISE_A_ICON) } },
  [RISE_V_CARD_UP] = { "card-up", N_("Action card"), N_("card-up|card up"), N_("{card} lies there"), "C",
    "rise-card-back", "RISE-030",
    N_("Which action card is laid out next, in reading order."), GN_VERB_CHANCE | GN_VERB_BARE,
    { THING ("card", N_("Action card"), RISE_DOMAIN_ACTION_CARD, RISE_A_CARD, FRESH) } },
  [RISE_V_ALLY_UP] = { "ally-up", N_("Ally turned up"), N_("ally-up|ally up|ally"), N_("{ally} is offered"), "A",
    "rise-card-back", "RISE-076",
    N_("Which ally is turned up."), GN_VERB_CHANCE | GN_VERB_BARE,
    { THING ("ally", N_("Ally"), RISE_DOMAIN_ALLY, RISE_A_CARD, FRESH) } },
  [RISE_V_GNOME_CARD] = { "gnome-card", N_("Gnome card"), N_("gnome-card|gnome card|gnome"), N_("{card} comes up"), "G",
    "rise-card-back", "RISE-147",
    N_("Which Gnome card came off the deck."), GN_VERB_CHANCE | GN_VERB_BARE,
    { THING ("card", N_("Gnome card"), RISE_DOMAIN_GNOME, RISE_A_CARD, FRESH) } },
  [RISE_V_JUDGE_DEALT] = { "judge-dealt", N_("Judge dealt"), N_("judge-dealt"), N_("{player} is dealt {card}"), NULL,
    "rise-judge", "RISE-035", N_("A judge, seen by its player alone."), GN_VERB_CHANCE | GN_VERB_LOOKS,
    { THING ("card", N_("Judge"), RISE_DOMAIN_JUDGE, RISE_A_CARD, .flags = GN_ARG_SECRET),
      PLAYER (RISE_A_CARD_SEAT) } },
  [RISE_V_HAND_DEALT] = { "hand-dealt", N_("Gnome card dealt"), N_("hand-dealt"), N_("{player} is dealt {card}"), NULL,
    "rise-card-back", "RISE-033",
    N_("A Gnome card for the hand, seen by its player alone."), GN_VERB_CHANCE | GN_VERB_LOOKS,
    { THING ("card", N_("Gnome card"), RISE_DOMAIN_GNOME, RISE_A_CARD, .flags = GN_ARG_SECRET),
      PLAYER (RISE_A_CARD_SEAT) } },

  /* ---- Several moves in one ---- */
  [RISE_V_CARAVAN] = { "caravan", N_("Caravan"), N_("caravan"),
    N_("caravan from {from} to {to}[ for {beer} beer][, {gold} gold]"), NULL, "rise-action-caravan", "RISE-118",
    N_("A whole Caravan: the source and a tile for each cube."), GN_VERB_WHOLE,
    { THING ("from", N_("From"), RISE_DOMAIN_TILE, RISE_A_TILE),
      THINGS ("to", N_("To, a tile for each cube"), RISE_DOMAIN_TILE, RISE_A_WHOLE_LIST, RISE_MOST_CARRIED),
      PAY_MAYBE } },
  [RISE_V_COMPETE] = { "compete", N_("Beer Competition"), N_("compete"),
    N_("compete on {tile}[ against {players}][, {gnomes} of the gnomes][, add {n}][ from {from}]"
        "[ for {beer} beer][, {gold} gold]"), NULL, "rise-action-competition", "RISE-116",
    N_("A whole Beer Competition: whose cubes go, one name a cube, and how many come."), GN_VERB_WHOLE,
    { TILE, THINGS ("players", N_("Against, a name for each cube"), GN_DOMAIN_SEAT, RISE_A_WHOLE_LIST, 6,
                    .flags = GN_ARG_ANY_ORDER | GN_ARG_OPTIONAL),
      COUNT ("gnomes", N_("Of the Gnomes"), RISE_A_WHOLE_GNOMES, 0, 12, MAYBE),
      COUNT ("n", N_("Added"), RISE_A_WHOLE_N, 0, 12, MAYBE),
      THINGS ("from", N_("From, a tile for each cube"), RISE_DOMAIN_TILE, RISE_A_WHOLE_FROM, RISE_MOST_CARRIED, MAYBE),
      PAY_MAYBE } },
  [RISE_V_DELIVER_FROM] = { "deliver-from", N_("Cubes from tiles"), N_("deliver-from|deliver from"),
    N_("bring {from} to {tile}[ for {beer} beer][, {gold} gold]"), NULL, "rise-cube", "RISE-120",
    N_("Barrel Delivery or Brew Festival with an empty board: a tile for each cube lifted."), GN_VERB_WHOLE,
    { THINGS ("from", N_("From, a tile for each cube"), RISE_DOMAIN_TILE, RISE_A_WHOLE_FROM, RISE_MOST_CARRIED), TILE,
      PAY_MAYBE } },
  [RISE_V_PUT] = { "put", N_("Meeple on an action"), N_("put|meeple on"), N_("meeple on {action}"), NULL,
    "rise-meeple", "RISE-100",
    N_("On the first card of that action with a free space, the topmost one."), GN_VERB_WHOLE | GN_VERB_BARE,
    { THING ("action", N_("Action"), RISE_DOMAIN_ACTION, RISE_A_ACTION) } },
  [RISE_V_TILES] = { "tiles", N_("Tiles in order"), N_("tiles"), N_("tiles {types}"), NULL, "rise-back", "RISE-037",
    N_("Types of the tiles that are due, in the order of their places."), GN_VERB_CHANCE | GN_VERB_WHOLE,
    { THINGS ("types", N_("Types"), RISE_DOMAIN_TYPE, RISE_A_LIST, 18) } },
  [RISE_V_ACTION_CARDS] = { "action-cards", N_("Action cards in order"), N_("action-cards|action cards|cards"),
    N_("action cards {cards}"), NULL, "rise-card-back", "RISE-030",
    N_("All that are laid out, in reading order."), GN_VERB_CHANCE | GN_VERB_WHOLE,
    { THINGS ("cards", N_("Action cards"), RISE_DOMAIN_ACTION_CARD, RISE_A_LIST, RISE_CARDS_UP) } },
  [RISE_V_ALLIES] = { "allies", N_("Allies on offer"), N_("allies"), N_("allies {cards}"), NULL,
    "rise-card-back", "RISE-076", N_("All allies that are turned up."), GN_VERB_CHANCE | GN_VERB_WHOLE,
    { THINGS ("cards", N_("Allies"), RISE_DOMAIN_ALLY, RISE_A_LIST, RISE_SEATS + 1) } },

  /* ---- Manual adjustments (RISE-196) ---- */
  [RISE_V_MOVE] = { "move", N_("Move a piece"), N_("move"),
    N_("move[ {n}] {piece}[ of {player}][ from {from}][ to {to}][ {out}]"), NULL, "rise-cube", "RISE-196",
    N_("From tile or board to tile or board; without a player those of the Gnomes."), GN_VERB_HOST | GN_VERB_ADJUST,
    { THING ("piece", N_("Piece"), RISE_DOMAIN_PIECE, 5), COUNT ("n", N_("How many"), 0, 1, 40, MAYBE),
      PLAYER (1, MAYBE), THING ("from", N_("From tile"), RISE_DOMAIN_TILE, 2, MAYBE),
      THING ("to", N_("To tile"), RISE_DOMAIN_TILE, 3, MAYBE),
      THING ("out", N_("Out of the game"), RISE_DOMAIN_OUT, 4, MAYBE) } },
  [RISE_V_SET] = { "set", N_("Set a number"), N_("set"), N_("set {what}[ {slot}][ of {player}] to {n}"), NULL,
    "rise-points", "RISE-196",
    N_("Beer, gold, points, production, meeples, the level, or an upgrade (1: its token is there); "
        "without a player those of the Gnomes."), GN_VERB_HOST | GN_VERB_ADJUST,
    { THING ("what", N_("What"), RISE_DOMAIN_AMOUNT, 2), COUNT ("n", N_("Number"), 0, 0, 999), PLAYER (1, MAYBE),
      THING ("slot", N_("Slot"), RISE_DOMAIN_SLOT, 3, MAYBE) } },
  [RISE_V_SET_TILE] = { "set-tile", N_("Correct a tile"), N_("set-tile|set tile"),
    N_("correct {tile}[ to {type}][ with {icon}]"), NULL, "rise-back", "RISE-196",
    N_("The type or icon of a face-up tile was entered wrongly."), GN_VERB_HOST | GN_VERB_ADJUST,
    { TILE, THING ("type", N_("Type"), RISE_DOMAIN_TYPE, RISE_A_TYPE, MAYBE),
      THING ("icon", N_("Icon"), RISE_DOMAIN_ICON, RISE_A_ICON, MAYBE) } },
  [RISE_V_GIVE_ALLY] = { "give-ally", N_("Move an ally"), N_("give-ally|give ally"), N_("{ally} goes[ to {player}]"),
    NULL, "rise-card-back", "RISE-196",
    N_("An ally to a player, or out of the game; nothing it says is done."), GN_VERB_HOST | GN_VERB_ADJUST,
    { THING ("ally", N_("Ally"), RISE_DOMAIN_ALLY, 0), PLAYER (1, MAYBE) } },

  /* ---- Only to be refused ---- */
  [RISE_V_PASS] = { "pass", N_("Pass"), N_("pass"), N_("pass"), NULL, NULL, "RISE-082", N_("Nobody passes."),
    GN_VERB_REFUSED },
  { NULL }
};
