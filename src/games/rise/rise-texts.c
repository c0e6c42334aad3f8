/* rise-texts.c: texts of Rise of the Gnomes: refusals, facts and prompts; labels are in rise-labels.inc, texts of
 * the dragon and the Union in rise-texts-union.inc
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"
#include "rise-texts.h"

#include <glib/gi18n-lib.h>

#define NO GN_TEXT_REFUSAL
#define FACT GN_TEXT_FACT
#define ASK GN_TEXT_PROMPT
#define LABEL GN_TEXT_LABEL

const GnText rise_texts[] = {
  [RISE_T_NONE] = { .id = "" },

  /* Refusals, in the order in which they are given (RISE-002). Life cycle */
  [RISE_NO_MODE] = { NO, "mode-not-available", "RISE-003", "",
    .text = N_("The cooperative and solo rules stand in another booklet; they are not in these rules.") },
  [RISE_NO_PLAYERS] = { NO, "player-count", "RISE-004", "n:number",
    .text = NP_ ("Rise of the Gnomes is for 2 to 5 players, not {n}.",
                 "Rise of the Gnomes is for 2 to 5 players, not {n}."), .by = "n" },
  [RISE_NO_RED_LAYOUT] = { NO, "player-count", "RISE-017", "n:number have:number",
    .text = N_("The red zone has {n} tiles here; {have} places were said.") },
  [RISE_NO_OVER] = { NO, "game-over", "RISE-190", "", .text = N_("The game is over.") },
  [RISE_NO_SETUP] = { NO, "setup-incomplete", "RISE-012", "",
    .text = N_("The table is still being set up; this is not what is due.") },
  [RISE_NO_RESOLVE_FIRST] = { NO, "must-resolve-first", "RISE-194", "",
    .text = N_("First what is asked now has to be answered.") },
  [RISE_NO_PHASE] = { NO, "wrong-phase", "RISE-006", "n:number",
    .text = N_("This belongs to another phase; it is phase {n} of six.") },
  [RISE_NO_CARD] = { NO, "card-not-in-play", "RISE-077", "card:ally", .text = N_("{card} is not on offer.") },
  [RISE_NO_CARD_HAND] = { NO, "card-not-in-play", "RISE-148", "who:seat",
    .text = N_("{who} does not hold that card.") },
  [RISE_NO_CARD_PLACE] = { NO, "card-not-in-play", "RISE-100", "",
    .text = N_("No such action card lies face up with a free space.") },
  [RISE_NO_BOARD] = { NO, "card-not-in-play", "RISE-018", "", .text = N_("There is no such player board.") },
  [RISE_NO_JUDGE] = { NO, "card-not-in-play", "RISE-035", "who:seat", .text = N_("{who} does not have that judge.") },

  /* Actor */
  [RISE_NO_TURN] = { NO, "not-your-turn", "RISE-007", "who:seat", .text = N_("This is for {who} to do now.") },
  [RISE_NO_PASS] = { NO, "cannot-pass", "RISE-082", "",
    .text = N_("Nobody passes here: a meeple, an ally or a card must be used.") },
  [RISE_NO_FORCED] = { NO, "gnome-action-forced", "RISE-165", "",
    .text = N_("The Gnomes’ action can be done, so it is done: it is not skipped.") },
  [RISE_NO_FORCED_TO] = { NO, "gnome-action-forced", "RISE-132", "",
    .text = N_("There is a tile for the dragon, so it moves.") },

  /* Meeple and space */
  [RISE_NO_MEEPLE] = { NO, "no-meeple-left", "RISE-082", "who:seat", .text = N_("{who} has no meeple in hand.") },
  [RISE_NO_OWN_SPACE] = { NO, "not-your-space", "RISE-089", "who:seat", .text = N_("That space is not {who}’s.") },
  [RISE_NO_LOCKED] = { NO, "space-locked", "RISE-089", "slot:slot",
    .text = N_("No upgrade lies on slot {slot} yet, so its space is closed.") },
  [RISE_NO_SPACE] = { NO, "no-such-space", "RISE-083", "", .text = N_("There is no such space or slot.") },
  [RISE_NO_SPACES] = { NO, "no-such-space", "RISE-083", "who:seat",
    .text = N_("{who} has no ally and no upgrade with a space yet.") },
  [RISE_NO_TAKEN] = { NO, "space-taken", "RISE-085", "action:action",
    .text = N_("A meeple stands on the space of {action} already.") },
  [RISE_NO_ACTION] = { NO, "wrong-action", "RISE-111", "action:action", .text = N_("This meeple stands on {action}.") },

  /* Price */
  [RISE_NO_BEER_FOR_GOLD] = { NO, "beer-is-not-gold", "RISE-074", "n:number",
    .text = N_("The price is {n} gold; beer never stands in for gold.") },
  [RISE_NO_GOLD] = { NO, "not-enough-gold", "RISE-074", "who:seat have:number need:number",
    .text = N_("{who} has {have} gold; {need} are needed.") },
  [RISE_NO_BEER] = { NO, "not-enough-beer", "RISE-112", "who:seat have:number gold:number need:number",
    .text = N_("{who} has {have} beer and {gold} gold; {need} are needed.") },
  [RISE_NO_THREE] = { NO, "gold-below-three", "RISE-097", "n:number",
    .text = N_("At least 3 gold are discarded there, not {n}.") },
  [RISE_NO_UNDER] = { NO, "underpayment", "RISE-074", "n:number need:number",
    .text = N_("{n} offered, {need} is the price.") },
  [RISE_NO_OVERPAID] = { NO, "overpayment", "RISE-074", "n:number need:number",
    .text = N_("{n} offered, but only {need} is the price.") },

  /* Conditions of the whole action */
  [RISE_NO_DRAGON] = { NO, "dragon-not-on-board", "RISE-126", "",
    .text = N_("The dragon still sleeps on the score board.") },
  [RISE_NO_VACANT] = { NO, "no-vacant-upgrade", "RISE-092", "who:seat",
    .text = N_("{who} has no vacant upgrade slot.") },
  [RISE_NO_SLOT_TAKEN] = { NO, "upgrade-slot-taken", "RISE-069", "slot:slot",
    .text = N_("An upgrade lies on slot {slot} already.") },
  [RISE_NO_STORE] = { NO, "player-board-empty", "RISE-120", "who:seat",
    .text = N_("{who}’s board holds no cube any more.") },
  [RISE_NO_STORE_FULL] = { NO, "player-board-not-empty", "RISE-120", "who:seat n:number",
    .text = NP_ ("{who}’s board still holds {n} cube: none is taken from tiles.",
                 "{who}’s board still holds {n} cubes: none are taken from tiles."), .by = "n" },
  [RISE_NO_BREWERY] = { NO, "no-brewery-left", "RISE-109", "who:seat",
    .text = N_("All of {who}’s breweries are out: name the tile to move one from.") },
  [RISE_NO_NOT_ALL_OUT] = { NO, "breweries-not-all-out", "RISE-109", "who:seat n:number",
    .text = NP_ ("{who}’s board still holds {n} brewery: none is moved.",
                 "{who}’s board still holds {n} breweries: none is moved."), .by = "n" },
  [RISE_NO_BOATS] = { NO, "no-boat-token", "RISE-046", "", .text = N_("All five boats are on the map.") },

  /* Tiles */
  [RISE_NO_TILE] = { NO, "no-such-tile", "RISE-037", "", .text = N_("There is no tile at that place.") },
  [RISE_NO_FACE_DOWN] = { NO, "tile-face-down", "RISE-059", "tile:tile", .text = N_("{tile} lies face down.") },
  [RISE_NO_INTO] = { NO, "dragon-blocks-into", "RISE-144", "tile:tile",
    .text = N_("The dragon stands on {tile}: nothing is done there.") },
  [RISE_NO_OUT_OF] = { NO, "dragon-blocks-out-of", "RISE-144", "tile:tile",
    .text = N_("The dragon stands on {tile}: nothing leaves from there.") },
  [RISE_NO_TERRAIN] = { NO, "terrain-forbids-brewery", "RISE-103", "tile:tile type:type",
    .text = N_("{tile} is {type}: no brewery may stand there.") },
  [RISE_NO_SEA] = { NO, "not-a-sea-tile", "RISE-046", "tile:tile type:type",
    .text = N_("{tile} is {type}; a boat lies on a Sea tile.") },
  [RISE_NO_LAND] = { NO, "tile-not-land", "RISE-060", "tile:tile type:type",
    .text = N_("{tile} is {type}; land is needed.") },

  /* Relation */
  [RISE_NO_OCCUPIED] = { NO, "tile-not-occupied", "RISE-049", "who:seat tile:tile",
    .text = N_("{who} has neither cube nor brewery on {tile}.") },
  [RISE_NO_THROUGH] = { NO, "dragon-blocks-through", "RISE-144", "tile:tile at:tile",
    .text = N_("The way to {tile} leads over {at}, where the dragon is.") },
  [RISE_NO_ORIGIN] = { NO, "dragon-blocks-out-of", "RISE-144", "tile:tile at:tile",
    .text = N_("Only {at} would make {tile} adjacent, and the dragon stands there.") },
  [RISE_NO_BOAT_REACH] = { NO, "boat-out-of-reach", "RISE-042", "tile:tile",
    .text = N_("A boat lies in the water on the way to {tile}, but not beside an occupied tile.") },
  [RISE_NO_ADJACENT] = { NO, "tile-not-adjacent", "RISE-039", "who:seat tile:tile",
    .text = N_("{tile} is not adjacent to another tile that {who} occupies.") },
  [RISE_NO_ADJACENT_TO] = { NO, "tile-not-adjacent", "RISE-118", "tile:tile from:tile",
    .text = N_("{tile} is not adjacent to {from}.") },
  [RISE_NO_CONTROL] = { NO, "tile-not-controlled", "RISE-102", "who:seat tile:tile have:number need:number",
    /* Translators: market strengths: {have} is the player's own, {need} the highest of anyone else */
    .text = N_("{who} does not control {tile}: strength {have} against {need}.") },
  [RISE_NO_CONTROL_TIE] = { NO, "tile-not-controlled", "RISE-052", "tile:tile n:number",
    .text = N_("Nobody controls {tile}: several have strength {n}.") },
  [RISE_NO_TOO_FAR] = { NO, "dragon-too-far", "RISE-136", "n:number most:number",
    .text = N_("That is {n} steps; the dragon may take {most}.") },
  [RISE_NO_STEP] = { NO, "dragon-step-illegal", "RISE-136", "from:tile to:tile",
    .text = N_("The dragon cannot step from {from} to {to}.") },
  [RISE_NO_LEAVE] = { NO, "dragon-must-leave", "RISE-136", "tile:tile",
    .text = N_("The dragon must end on another tile than {tile}.") },

  /* Content of the tile */
  [RISE_NO_BREWERY_THERE] = { NO, "brewery-already-there", "RISE-104", "who:seat tile:tile n:number",
    .text = NP_ ("{who} has a brewery on {tile} already.", "{who} has {n} breweries on {tile} already."), .by = "n" },
  [RISE_NO_BOAT_THERE] = { NO, "boat-already-there", "RISE-046", "tile:tile",
    .text = N_("A boat lies on {tile} already.") },
  [RISE_NO_OPPONENT] = { NO, "no-opponent-cube", "RISE-116", "tile:tile",
    .text = N_("No opponent has a cube on {tile}.") },
  [RISE_NO_GNOME_CUBE] = { NO, "no-gnome-cube", "RISE-095", "tile:tile",
    .text = N_("The Gnomes have no cube on {tile}.") },
  [RISE_NO_OWN_CUBE] = { NO, "own-cube-removal", "RISE-116", "who:seat",
    .text = N_("{who} removes opponents’ cubes, not the own ones.") },
  [RISE_NO_CUBES] = { NO, "not-enough-cubes-in-tile", "RISE-118", "who:seat tile:tile have:number need:number",
    .text = N_("{who} has {have} cubes on {tile} to take, not {need}.") },
  [RISE_NO_CUBES_GNOMES] = { NO, "not-enough-cubes-in-tile", "RISE-095", "tile:tile have:number need:number",
    .text = N_("The Gnomes have {have} cubes on {tile}, not {need}.") },
  [RISE_NO_CUBES_OF] = { NO, "not-enough-cubes-in-tile", "RISE-116", "who:seat tile:tile have:number need:number",
    .text = N_("{who} has {have} cubes on {tile}, not {need}.") },
  [RISE_NO_SOURCE] = { NO, "no-brewery-at-source", "RISE-109", "who:seat tile:tile",
    .text = N_("{who} has no brewery on {tile} to move.") },

  /* Amounts */
  [RISE_NO_SINGLE] = { NO, "single-source-only", "RISE-120", "",
    .text = N_("All cubes of one action come from one tile.") },
  [RISE_NO_MANY] = { NO, "too-many-cubes", "RISE-115", "n:number most:number",
    .text = NP_ ("{n} cube is too many: {most} at most.", "{n} cubes are too many: {most} at most."), .by = "n" },
  [RISE_NO_FEW] = { NO, "too-few-cubes", "RISE-115", "n:number need:number",
    .text = NP_ ("{n} cube is too few: it is {need}.", "{n} cubes are too few: it is {need}."), .by = "n" },
  [RISE_NO_NOTHING] = { NO, "nothing-done", "RISE-116", "", .text = N_("That would do nothing at all.") },

  /* Refusals outside these groups */
  [RISE_NO_COLOUR] = { NO, "colour-taken", "RISE-018", "colour:colour",
    .text = N_("Somebody has the {colour} board already.") },
  [RISE_NO_MISMATCH] = { NO, "board-tile-mismatch", "RISE-020", "type:type",
    .text = N_("Somebody starts on {type} already.") },
  [RISE_NO_CARD_TAKEN] = { NO, "card-taken", "RISE-077", "who:seat card:ally", .text = N_("{who} has taken {card}.") },
  [RISE_NO_JUDGES] = { NO, "judge-count", "RISE-035", "", .text = N_("Exactly two different judges are kept.") },
  [RISE_NO_ELIGIBLE] = { NO, "not-eligible", "RISE-153", "", .text = N_("That is not one of the choices.") },
  [RISE_NO_BRIBE_DUE] = { NO, "bribe-not-due", "RISE-139", "who:seat", .text = N_("No bribe is due from {who}.") },
  [RISE_NO_BRIBE_AMOUNT] = { NO, "bribe-wrong-amount", "RISE-139", "n:number need:number",
    .text = N_("The bribe is {need} gold, whole or not at all, not {n}.") },
  [RISE_NO_DECK] = { NO, "deck-impossible", "RISE-197", "", .text = N_("That cannot come up any more.") },
  [RISE_NO_DECK_ALLY] = { NO, "deck-impossible", "RISE-197", "card:ally", .text = N_("{card} has come up before.") },
  [RISE_NO_DECK_TILE] = { NO, "deck-impossible", "RISE-197", "type:type n:number",
    /* Translators: {type} is a type of tile, {n} the number of such tiles in the game */
    .text = NP_ ("{type} cannot be there: all of it, {n} tile, lies open.",
                 "{type} cannot be there: all {n} tiles of it lie open."), .by = "n" },
  [RISE_NO_DECK_CARD] = { NO, "deck-impossible", "RISE-197", "card:action-card",
    .text = N_("{card} lies on the table already.") },
  [RISE_NO_DECK_GNOME] = { NO, "deck-impossible", "RISE-197", "gnome:gnome",
    .text = N_("{gnome} cannot come up now.") },
  [RISE_NO_DECK_JUDGE] = { NO, "deck-impossible", "RISE-197", "judge:judge",
    .text = N_("{judge} is known to be elsewhere.") },
  [RISE_NO_DECK_ICON] = { NO, "deck-impossible", "RISE-197", "type:type icon:icon",
    .text = N_("No tile of that kind is left: {type}, {icon}.") },
  [RISE_NO_DEAL] = { NO, "deal-count", "RISE-201", "n:number need:number",
    .text = N_("{n} were named; it is {need}.") },
  [RISE_NO_ADJUST_CUBES] = { NO, "adjust-impossible", "RISE-196", "have:number need:number",
    .text = N_("There are {have} such cubes there, not {need}.") },
  [RISE_NO_ADJUST_BREWERIES] = { NO, "adjust-impossible", "RISE-196", "",
    .text = N_("There is no such brewery there.") },
  [RISE_NO_ADJUST_BOAT] = { NO, "adjust-impossible", "RISE-196", "",
    .text = N_("There are five boats, one at most on a Sea tile.") },
  [RISE_NO_ADJUST_RANGE] = { NO, "adjust-impossible", "RISE-196", "from:number to:number",
    .text = N_("It can be {from} to {to}.") },
  [RISE_NO_ADJUST_ONLY] = { NO, "adjust-impossible", "RISE-196", "n:number", .text = N_("It can only be {n}.") },
  [RISE_NO_JUDGE_COUNTED] = { NO, "adjust-impossible", "RISE-188", "judge:judge n:number",
    .text = NP_ ("{judge} pays exactly {n} point here.", "{judge} pays exactly {n} points here."), .by = "n" },
  [RISE_NO_ADJUST_TILE] = { NO, "adjust-impossible", "RISE-196", "",
    .text = N_("The tiles of the table would no longer come out right.") },
  [RISE_NO_ADJUST_TWO] = { NO, "adjust-impossible", "RISE-104", "",
    .text = N_("No more breweries may stand on that tile.") },
  [RISE_NO_TEACH_BOARD] = { NO, "teach-first", "RISE-202", "board:board",
    .text = N_("What is printed on {board} is not known yet: read it off the board.") },
  [RISE_NO_TEACH_MARKS] = { NO, "teach-first", "RISE-202", "board:board",
    .text = N_("Which brewery boxes of {board} have a production icon, and which an upgrade token, "
               "is not known yet.") },
  [RISE_NO_TEACH_UPGRADE] = { NO, "teach-first", "RISE-202", "upgrade:upgrade",
    .text = N_("What {upgrade} does is not known yet: read it off the board.") },
  [RISE_NO_TEACH_ALLY] = { NO, "teach-first", "RISE-202", "card:ally",
    .text = N_("What {card} does is not known yet: read it off the card.") },
  [RISE_NO_TEACH_JUDGE] = { NO, "teach-first", "RISE-202", "judge:judge",
    .text = N_("What {judge} counts is not known yet: read it off the card, or say the points.") },
  [RISE_NO_TEACH_TURN] = { NO, "teach-first", "RISE-202", "turn:turn",
    .text = N_("Bribe and fill of turn {turn} are not known yet: read them off the score board.") },
  [RISE_NO_TEACH_BOX] = { NO, "teach-first", "RISE-202", "box:box",
    .text = N_("What a box of the Gnome board pays is not known yet: {box}.") },
  [RISE_NO_TEACH_LEVEL] = { NO, "teach-first", "RISE-202", "level:level",
    .text = N_("What {level} gives the Gnomes is not known yet: read it off the Gnome board.") },
  [RISE_NO_TEACH_CARD] = { NO, "teach-first", "RISE-202", "card:action-card",
    .text = N_("The spaces of {card} are not known yet: read them off the card.") },
  [RISE_NO_TEACH_SPACE] = { NO, "teach-first", "RISE-202", "action:space",
    .text = N_("The spaces of {action} are not known yet: read them off the action board.") },
  [RISE_NO_GO_ON] = { NO, "wrong-phase", "RISE-205", "", .text = N_("Nothing waits for a next step.") },

#include "rise-labels.inc"
#include "rise-facts.inc"
#include "rise-texts-union.inc"
  [RISE_N_TEXTS] = { 0 }
};
