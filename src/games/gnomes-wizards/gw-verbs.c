/* gw-verbs.c: the verbs of Gnômes & Wizards (14.1)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"

#include <glib/gi18n-lib.h>

#define THING(n, t, d, a, ...) \
  { .name = n, .title = t, .kind = GN_ARG_THING, .domain = d, .at = a, .size = 1, __VA_ARGS__ }
#define COUNT(n, t, a, lo, hi, ...) \
  { .name = n, .title = t, .kind = GN_ARG_NUMBER, .domain = GN_DOMAIN_NUMBER, .at = a, .size = 1, .min = lo, \
    .max = hi, __VA_ARGS__ }
#define LIST(n, t, d, a, most, ...) \
  { .name = n, .title = t, .kind = GN_ARG_LIST, .domain = d, .at = a, .size = 1 + (most), __VA_ARGS__ }
#define BAG(n, t, d, a, all, most) \
  { .name = n, .title = t, .kind = GN_ARG_BAG, .domain = d, .at = a, .size = all, .max = most }
#define MAYBE .flags = GN_ARG_OPTIONAL
#define UNIT(a, ...) THING ("unit", N_("Unit"), GW_DOMAIN_UNIT, a, __VA_ARGS__)
#define PLACE(n, a, ...) THING (n, N_("Space"), GW_DOMAIN_PLACE, a, __VA_ARGS__)
#define HOLD(a) THING ("hold", N_("Wait for answers"), GW_DOMAIN_HOLD, a, MAYBE)
#define NAMED \
  HOLD (GW_A_CAST_HOLD), LIST ("units", N_("Units"), GW_DOMAIN_UNIT, GW_A_UNITS, GW_NAMED, MAYBE), \
  LIST ("tiles", N_("Spaces"), GW_DOMAIN_PLACE, GW_A_TILES, GW_NAMED_TILES, MAYBE), \
  LIST ("abilities", N_("Abilities"), GW_DOMAIN_ABILITY, GW_A_ABILITIES, 2, MAYBE), \
  THING ("player", N_("Player"), GN_DOMAIN_SEAT, GW_A_PLAYER, MAYBE)

const GnVerb gw_verbs[] = {
  /* ---- Setup --------- */
  [GW_V_PLACE_LEADER] = { "place-leader", N_("Place the leader"), N_("place-leader|leader"), N_("leader at {place}"),
    "L", NULL, "GW-022",
    N_("The leader begins on a start tile."), GN_VERB_BARE, { PLACE ("place", GW_A_TILE) } },
  [GW_V_PLACE_CLAN] = { "place-clan", N_("Place the sixth clan"), N_("place-clan|mine"), N_("sixth clan at {place}"),
    "C", NULL, "GW-181",
    N_("In the shorter game the sixth clan begins on a mine."), GN_VERB_BARE, { PLACE ("place", GW_A_TILE) } },
  /* ---- A turn ---- */
  [GW_V_FLIP] = { "flip", N_("Flip a tile"), N_("flip|flips|f"), N_("flip {place}[ and {hold}]"), "F", NULL, "GW-034",
    N_("Two tiles of the outermost layer are flipped, one after the other."), 0,
    { PLACE ("place", GW_A_TILE), HOLD (GW_A_PLACE) } },
  [GW_V_ROLL] = { "roll", N_("Roll the dice"), N_("roll|rolls|roll dice|r"), N_("roll"), "R", NULL, "GW-054",
    N_("All dice of the turn are rolled."), 0 },
  [GW_V_REROLL] = { "reroll", N_("Roll dice again"), N_("reroll|rerolls|again"), N_("roll again {which}"), "A", NULL,
    "GW-056",
    N_("Any of the dice are rolled again, twice in a turn."), 0,
    { BAG ("which", N_("Which"), GW_DOMAIN_FACE, 0, GW_N_FACES, GW_DICE_MOST) } },
  [GW_V_ASSIGN] = { "assign", N_("Give dice"), N_("assign|give|gives|g"),
    N_("give {n} {face}[ to {unit}][ {to}][ as {use}]"), "G", NULL, "GW-059",
    N_("Dice go to units on the board; horns aside or to the deck."), 0,
    { THING ("face", N_("Face"), GW_DOMAIN_FACE, GW_A_FACE),
      COUNT ("n", N_("How many"), GW_A_N, 1, GW_DICE_MOST, .flags = GN_ARG_USUAL),
      THING ("to", N_("Where to"), GW_DOMAIN_TO, GW_A_TO, MAYBE),
      UNIT (GW_A_DIE_UNIT, MAYBE), THING ("use", N_("Used as"), GW_DOMAIN_USE, GW_A_USE, MAYBE) } },
  [GW_V_CLEAR] = { "clear-assign", N_("Take all dice back"), N_("clear-assign|clear"), N_("take all dice back"), "Z",
    NULL, "GW-059", N_("All dice are free again."), 0 },
  [GW_V_MOVE] = { "move", N_("One step"), N_("move|moves|step|steps|walk|walks|m"), N_("{unit} to {place}"), "M", NULL,
    "GW-068",
    N_("One step to a tile that shares an edge."), 0, { UNIT (GW_A_UNIT), PLACE ("place", GW_A_PLACE) } },
  [GW_V_HALT] = { "halt", N_("Halt"), N_("halt|halts|h"), N_("{unit} halts"), "H", NULL, "GW-079",
    N_("The unit stops for now, so that others may answer."), 0, { UNIT (GW_A_UNIT) } },
  [GW_V_ATTACK] = { "attack", N_("Attack"), N_("attack|attacks|x"),
    N_("{unit} attacks[ {target}][ with {dice}][ and {hold}]"), "X", NULL, "GW-085",
    N_("An enemy on the same tile is attacked."), 0,
    { UNIT (GW_A_UNIT),
      THING ("target", N_("Target"), GW_DOMAIN_UNIT, GW_A_TARGET, .flags = GN_ARG_OPTIONAL | GN_ARG_USUAL),
      HOLD (GW_A_HOLD),
      COUNT ("dice", N_("Attack-or-movement dice"), GW_A_EITHER, 0, GW_DICE_MOST, MAYBE) } },
  [GW_V_FINISH] = { "finish", N_("Done with it"), N_("finish|done"), N_("{unit} is done"), "D", NULL, "GW-071",
    N_("The unit is done for this turn."), 0, { UNIT (GW_A_UNIT) } },
  [GW_V_WAR_CALL] = { "war-call", N_("Call a clan"), N_("war-call|call|calls"),
    N_("call {clan} to {caller}[ and {hold}]"), "C", NULL, "GW-112",
    N_("Three horns: a unit on the clan’s tile calls it."), 0,
    { THING ("clan", N_("Clan"), GW_DOMAIN_UNIT, 0),
      THING ("caller", N_("Caller"), GW_DOMAIN_UNIT, GW_A_CALLER, .flags = GN_ARG_USUAL), HOLD (GW_A_HOLD) } },
  [GW_V_WAR_CHARGE] = { "war-charge", N_("Charge an ability"), N_("war-charge|charge|charges"),
    N_("charge {ability} by {caller}[ and {hold}]"), "P", NULL, "GW-115",
    N_("Three horns: a unit on the clan’s tile fills an ability."), 0,
    { THING ("ability", N_("Ability"), GW_DOMAIN_ABILITY, 0),
      THING ("caller", N_("Caller"), GW_DOMAIN_UNIT, GW_A_CALLER, .flags = GN_ARG_USUAL), HOLD (GW_A_HOLD) } },
  [GW_V_WAR_DRAW] = { "war-draw", N_("Draw cards"), N_("war-draw|draw|draws"), N_("draw from {pile}[ and {hold}]"), "W",
    NULL, "GW-117",
    N_("As many cards as horns on the deck are looked at; one is kept."), 0,
    { THING ("pile", N_("Pile"), GW_DOMAIN_PILE, 0, .flags = GN_ARG_USUAL), HOLD (GW_A_PLACE) } },
  [GW_V_ATTACH] = { "attach", N_("Learn a card"), N_("attach|attaches|learn|learns"), N_("{unit} learns {card}"), "T",
    NULL, "GW-124",
    N_("A learned card of the hand goes to a unit."), GN_VERB_FREE,
    { THING ("card", N_("Card"), GW_DOMAIN_CARD, 0, .flags = GN_ARG_NEW), UNIT (GW_A_ON) } },
  [GW_V_COLLECT] = { "collect-place", N_("Place crystals"), N_("collect-place|put|puts"), N_("{n} on {ability}"), "P",
    NULL, "GW-135",
    N_("Crystals go on abilities with room."), 0,
    { THING ("ability", N_("Ability"), GW_DOMAIN_ABILITY, 0),
      COUNT ("n", N_("How many"), 1, 1, 60, .flags = GN_ARG_USUAL) } },
  [GW_V_DISCARD] = { "discard", N_("Discard a card"), N_("discard|discards|drop|drops"), N_("discard[ {card}]"), "D",
    NULL, "GW-123",
    N_("A card of the hand goes to the bottom of the deck."), GN_VERB_ANSWER,
    { THING ("card", N_("Card"), GW_DOMAIN_CARD, 0, .flags = GN_ARG_OPTIONAL | GN_ARG_SECRET) } },
  [GW_V_END_STEP] = { "end-step", N_("Next step"), N_("end-step|end|keep|confirm|confirm-assign|next step"),
    N_("next step"), "E", NULL, "GW-029", N_("The step is done."), 0 },
  [GW_V_END_TURN] = { "end-turn", N_("End the turn"), N_("end-turn|end turn"), N_("end the turn"), "Q", NULL, "GW-029",
    N_("All steps that are left are done."), 0 },
  /* ---- Any time ---- */
  [GW_V_CAST] = { "cast", N_("Cast an ability"), N_("cast|casts|k"),
    N_("cast {ability}[ on {units}][ at {tiles}][ for {abilities}][ against {player}][ and {hold}]"), "K", NULL,
    "GW-138",
    N_("A charged ability is cast; its crystals go to the supply."), GN_VERB_FREE,
    { THING ("ability", N_("Ability"), GW_DOMAIN_ABILITY, GW_A_ABILITY), NAMED } },
  [GW_V_PLAY] = { "play", N_("Play a secret card"), N_("play|plays|y"),
    N_("play {card}[ with {source}][ on {units}][ at {tiles}][ for {abilities}][ against {player}][ and {hold}]"), "Y",
    NULL, "GW-129",
    N_("A secret card of the hand is used once."), GN_VERB_FREE,
    { THING ("card", N_("Card"), GW_DOMAIN_CARD, GW_A_CARD, .flags = GN_ARG_NEW),
      THING ("source", N_("Source"), GW_DOMAIN_UNIT, GW_A_SOURCE, MAYBE), NAMED } },
  [GW_V_RESOLVE] = { "resolve", N_("Carry out"), N_("resolve|ok"), N_("carry out"), "O", NULL, "GW-205",
    N_("Of what was announced, the first in order is carried out, or else the action that waits."), GN_VERB_ANSWER },
  [GW_V_UNALLY] = { "unally", N_("End an alliance"), N_("unally"), N_("no longer allied with {other}"), NULL, NULL,
    "GW-186",
    N_("Either partner may end it at any moment."), GN_VERB_FREE,
    { THING ("other", N_("Partner"), GN_DOMAIN_SEAT, 0) } },
  /* ---- Choices ---- */
  [GW_V_GO] = { "go", N_("Go"), N_("go|goes"), N_("{unit} goes to {place}[ and {hold}]"), "M", NULL, "GW-152",
    N_("The unit’s player chooses where it goes."), GN_VERB_UNASKED | GN_VERB_ANSWER,
    { UNIT (GW_A_UNIT), PLACE ("place", GW_A_PLACE), HOLD (GW_A_HOLD) } },
  [GW_V_STAY] = { "stay", N_("Stay"), N_("stay|stays"), N_("{unit} stays"), "S", NULL, "GW-211",
    N_("The walk ends here."), GN_VERB_ANSWER, { UNIT (GW_A_UNIT) } },
  [GW_V_NEXT] = { "next", N_("Strikes next"), N_("next|n"), N_("{unit} first"), "N", NULL, "GW-049",
    N_("Of several attacks this one comes first."), GN_VERB_UNASKED | GN_VERB_ANSWER, { UNIT (GW_A_UNIT) } },
  [GW_V_STRIKE] = { "strike", N_("Strike"), N_("strike|strikes|hit|hits"), N_("strike[ {target}]"), "X", NULL, "GW-151",
    N_("A unit that may attack at once names its victim, or none."), GN_VERB_UNASKED | GN_VERB_ANSWER,
    { THING ("target", N_("Target"), GW_DOMAIN_UNIT, GW_A_TARGET, MAYBE) } },
  [GW_V_PICK] = { "pick", N_("Choose"), N_("pick|picks|choose|chooses"), N_("choose[ {unit}][ {place}][ {ability}]"),
    "C", NULL, "GW-210", N_("Choose for an ability."), GN_VERB_UNASKED | GN_VERB_ANSWER,
    { UNIT (0, MAYBE), PLACE ("place", 1, MAYBE), THING ("ability", N_("Ability"), GW_DOMAIN_ABILITY, 2, MAYBE) } },
  [GW_V_KEEP] = { "keep-card", N_("Keep a card"), N_("keep-card|keep card|keeps"), N_("keep[ {card}]"), "K", NULL,
    "GW-117", N_("One of the cards looked at goes to the hand."), GN_VERB_ANSWER,
    { THING ("card", N_("Card"), GW_DOMAIN_CARD, 0, .flags = GN_ARG_OPTIONAL | GN_ARG_SECRET) } },
  [GW_V_COMEBACK] = { "comeback", N_("Come back"), N_("comeback|back"), N_("come back with {clan} at {place}"), "B",
    NULL, "GW-104", N_("A tribe without a unit on the board comes back with a clan."), GN_VERB_ANSWER,
    { THING ("clan", N_("Clan"), GW_DOMAIN_UNIT, 0), PLACE ("place", GW_A_PLACE) } },
  /* ---- The host ---- */
  [GW_V_FIRST] = { "first", N_("Who begins"), N_("first"), N_("{player} begins"), NULL, NULL, "GW-007",
    N_("Instead of counting horns."), GN_VERB_HOST, { THING ("player", N_("Player"), GN_DOMAIN_SEAT, 0) } },
  [GW_V_SWAP] = { "swap", N_("Swap two tiles"), N_("swap"), N_("swap {tiles}"), NULL, NULL, "GW-017",
    N_("Tiles of one group change places."), GN_VERB_HOST,
    { LIST ("tiles", N_("Spaces"), GW_DOMAIN_PLACE, GW_A_SWAPPED, 2, .flags = GN_ARG_ANY_ORDER) } },
  [GW_V_REDEAL] = { "deal-again", N_("Deal the tiles again"), N_("deal-again|deal again"), N_("deal the tiles again"),
    NULL, NULL, "GW-017", N_("All tiles are laid anew."), GN_VERB_HOST },
  [GW_V_DEAL_EQUAL] = { "deal-equal", N_("Deal until all are equal"),
    N_("deal-equal|deal equal|deal again equal|deal until equal"), N_("deal until all are equal"), NULL, NULL, "GW-017",
    N_("All tiles are laid anew, until all have equally many clans with both tiles on the rim."), GN_VERB_HOST },
  [GW_V_ACCEPT] = { "accept-board", N_("Accept the board"), N_("accept-board|accept"), N_("accept the board"), "A",
    NULL, "GW-017", N_("The board is as it shall be."), GN_VERB_HOST },
  [GW_V_DECK] = { "deck", N_("Ability cards"), N_("deck"), N_("{n} ability cards"), NULL, NULL, "GW-018",
    N_("How many cards the ability deck has."), GN_VERB_HOST,
    { COUNT ("n", N_("How many"), 0, 0, 200, .flags = GN_ARG_USUAL) } },
  [GW_V_ALLY] = { "ally", N_("Alliance"), N_("ally|alliance"), N_("{player} and {other} allied: {both}"), NULL, NULL,
    "GW-184", N_("Two enemies agree on an alliance."), GN_VERB_HOST,
    { THING ("player", N_("Player"), GN_DOMAIN_SEAT, 0), THING ("other", N_("Partner"), GN_DOMAIN_SEAT, 1),
      THING ("both", N_("Both agree"), GW_DOMAIN_YES, 2, .flags = GN_ARG_USUAL) } },
  [GW_V_HOST_RESOLVE] = { "resolve", N_("Carry out"), N_("resolve|ok"), N_("carry out"), "O", NULL, "GW-205",
    N_("Of what was announced, the first in order is carried out, or else the action that waits."), GN_VERB_HOST },
  [GW_V_CARRIED_OUT] = { "carried-out", N_("Carried out"), N_("carried-out|done"), N_("carried out"), "O", NULL,
    "GW-206", N_("What was read aloud is done."), GN_VERB_HOST },
  /* ---- Chance ---- */
  [GW_V_HORNS] = { "horns", N_("Horns for the start"), N_("horns"), N_("Horns of {player}: {n}"), "H", NULL, "GW-007",
    N_("How many of the four dice show a horn."), GN_VERB_CHANCE,
    { THING ("player", N_("Player"), GN_DOMAIN_SEAT, 0), COUNT ("n", N_("Horns"), 1, 0, 4, 0) } },
  [GW_V_LAY] = { "lay", N_("Lay a tile"), N_("lay"), N_("{tile} at {place}"), "L", NULL, "GW-014",
    N_("A tile is laid face up."), GN_VERB_CHANCE | GN_VERB_BARE,
    { PLACE ("place", 0, .flags = GN_ARG_USUAL), THING ("tile", N_("Tile"), GW_DOMAIN_TILE, 1) } },
  [GW_V_DIE] = { "die", N_("A die"), N_("die"), N_("{face}"), "D", NULL, "GW-058", N_("What a die shows."),
    GN_VERB_CHANCE | GN_VERB_BARE, { THING ("face", N_("Face"), GW_DOMAIN_FACE, 0) } },
  [GW_V_DRAWN] = { "drawn", N_("A card is looked at"), N_("drawn"), N_("{card}"), NULL, NULL, "GW-117", NULL,
    GN_VERB_CHANCE | GN_VERB_LOOKS, { THING ("card", N_("Card"), GW_DOMAIN_CARD, 0) } },
  [GW_V_LOST_CARD] = { "lost-card", N_("A card is lost"), N_("lost-card"), N_("{card} is lost"), NULL, NULL, "GW-123",
    NULL, GN_VERB_CHANCE, { THING ("card", N_("Card"), GW_DOMAIN_CARD, 0) } },
  [GW_V_ROLLED] = { "rolled", N_("The die of the card"), N_("rolled"), N_("{face}"), "D", NULL, "GW-206", NULL,
    GN_VERB_CHANCE | GN_VERB_BARE, { THING ("face", N_("Face"), GW_DOMAIN_FACE, 0) } },
  [GW_V_TRIBE] = { "tribe", N_("A tribe by lot"), N_("tribe"), N_("{player} gets {tribe}"), NULL, NULL, "GW-005",
    N_("Which tribe the lot gives."), GN_VERB_CHANCE,
    { THING ("player", N_("Player"), GN_DOMAIN_SEAT, 0), THING ("tribe", N_("Tribe"), GW_DOMAIN_TRIBE, 1) } },
  [GW_V_DICE] = { "dice", N_("All dice"), N_("dice"), N_("dice {faces}"), NULL, NULL, "GW-058",
    N_("What all dice show."), GN_VERB_CHANCE | GN_VERB_WHOLE,
    { BAG ("faces", N_("Faces"), GW_DOMAIN_FACE, 0, GW_N_FACES, GW_DICE_MOST) } },
  [GW_V_ADJUST] = { "adjust", N_("Adjust"), N_("adjust"),
    N_("adjust {what}[ {unit}][ {place}][ {player}][ {counter}] {n}"), NULL, NULL, "GW-206",
    N_("While a text is carried out the host sets what it says."), GN_VERB_HOST | GN_VERB_ADJUST,
    { THING ("what", N_("What"), GW_DOMAIN_WHAT, GW_A_WHAT), UNIT (GW_A_W_UNIT, MAYBE),
      PLACE ("place", GW_A_W_PLACE, MAYBE), THING ("player", N_("Player"), GN_DOMAIN_SEAT, GW_A_W_SEAT, MAYBE),
      THING ("counter", N_("Counter"), GW_DOMAIN_COUNTER, GW_A_W_KIND, MAYBE),
      COUNT ("n", N_("To"), GW_A_W_N, -1, 99, .flags = GN_ARG_USUAL) } },
  [GW_N_VERBS] = { 0 },
};
