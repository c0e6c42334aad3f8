/* wiz-verbs.c: the domains and verbs of the game (5.11)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Cards and pieces ---------------------------------------------------------- */

/* A card is its element and its number of symbols. In front of a player it is a piece; at another place its name
 * has that place as a prefix. So each card is in several tables, and this macro writes it once. */
#define CARD(place, id, name, words, icon) { place id, name, NULL, NULL, words, icon }

/* Translators: a card that shows so many flowers, within a sentence: "Anna plays three flowers". The words
 * separated by | can be typed */
#define FLOWERS(at) \
  CARD (at, "F1", N_("one flower"), N_("flower 1|1 flower|1F"), "wiz-flower"), \
  CARD (at, "F2", N_("two flowers"), N_("flower 2|2 flowers|2F"), "wiz-flower"), \
  CARD (at, "F3", N_("three flowers"), N_("flower 3|3 flowers|3F"), "wiz-flower"), \
  CARD (at, "F4", N_("four flowers"), N_("flower 4|4 flowers|4F"), "wiz-flower"), \
  CARD (at, "F5", N_("five flowers"), N_("flower 5|5 flowers|5F"), "wiz-flower"), \
  CARD (at, "F6", N_("six flowers"), N_("flower 6|6 flowers|6F"), "wiz-flower"), \
  CARD (at, "F7", N_("seven flowers"), N_("flower 7|7 flowers|7F"), "wiz-flower"), \
  CARD (at, "F8", N_("eight flowers"), N_("flower 8|8 flowers|8F"), "wiz-flower"), \
  CARD (at, "F9", N_("nine flowers"), N_("flower 9|9 flowers|9F"), "wiz-flower")
#define SNAILS(at) \
  CARD (at, "S1", N_("one snail"), N_("snail 1|1 snail|1S"), "wiz-snail"), \
  CARD (at, "S2", N_("two snails"), N_("snail 2|2 snails|2S"), "wiz-snail"), \
  CARD (at, "S3", N_("three snails"), N_("snail 3|3 snails|3S"), "wiz-snail"), \
  CARD (at, "S4", N_("four snails"), N_("snail 4|4 snails|4S"), "wiz-snail"), \
  CARD (at, "S5", N_("five snails"), N_("snail 5|5 snails|5S"), "wiz-snail"), \
  CARD (at, "S6", N_("six snails"), N_("snail 6|6 snails|6S"), "wiz-snail"), \
  CARD (at, "S7", N_("seven snails"), N_("snail 7|7 snails|7S"), "wiz-snail"), \
  CARD (at, "S8", N_("eight snails"), N_("snail 8|8 snails|8S"), "wiz-snail"), \
  CARD (at, "S9", N_("nine snails"), N_("snail 9|9 snails|9S"), "wiz-snail")
#define BONES(at) \
  CARD (at, "B1", N_("one bone"), N_("bone 1|1 bone|1B"), "wiz-bone"), \
  CARD (at, "B2", N_("two bones"), N_("bone 2|2 bones|2B"), "wiz-bone"), \
  CARD (at, "B3", N_("three bones"), N_("bone 3|3 bones|3B"), "wiz-bone"), \
  CARD (at, "B4", N_("four bones"), N_("bone 4|4 bones|4B"), "wiz-bone"), \
  CARD (at, "B5", N_("five bones"), N_("bone 5|5 bones|5B"), "wiz-bone"), \
  CARD (at, "B6", N_("six bones"), N_("bone 6|6 bones|6B"), "wiz-bone"), \
  CARD (at, "B7", N_("seven bones"), N_("bone 7|7 bones|7B"), "wiz-bone"), \
  CARD (at, "B8", N_("eight bones"), N_("bone 8|8 bones|8B"), "wiz-bone"), \
  CARD (at, "B9", N_("nine bones"), N_("bone 9|9 bones|9B"), "wiz-bone")
#define MUSHROOMS(at) \
  CARD (at, "M1", N_("one mushroom"), N_("mushroom 1|1 mushroom|1M"), "wiz-mushroom"), \
  CARD (at, "M2", N_("two mushrooms"), N_("mushroom 2|2 mushrooms|2M"), "wiz-mushroom"), \
  CARD (at, "M3", N_("three mushrooms"), N_("mushroom 3|3 mushrooms|3M"), "wiz-mushroom"), \
  CARD (at, "M4", N_("four mushrooms"), N_("mushroom 4|4 mushrooms|4M"), "wiz-mushroom"), \
  CARD (at, "M5", N_("five mushrooms"), N_("mushroom 5|5 mushrooms|5M"), "wiz-mushroom"), \
  CARD (at, "M6", N_("six mushrooms"), N_("mushroom 6|6 mushrooms|6M"), "wiz-mushroom"), \
  CARD (at, "M7", N_("seven mushrooms"), N_("mushroom 7|7 mushrooms|7M"), "wiz-mushroom"), \
  CARD (at, "M8", N_("eight mushrooms"), N_("mushroom 8|8 mushrooms|8M"), "wiz-mushroom"), \
  CARD (at, "M9", N_("nine mushrooms"), N_("mushroom 9|9 mushrooms|9M"), "wiz-mushroom")
#define POTIONS(at) \
  CARD (at, "P1", N_("one potion"), N_("potion 1|1 potion|1P"), "wiz-potion"), \
  CARD (at, "P2", N_("two potions"), N_("potion 2|2 potions|2P"), "wiz-potion"), \
  CARD (at, "P3", N_("three potions"), N_("potion 3|3 potions|3P"), "wiz-potion"), \
  CARD (at, "P4", N_("four potions"), N_("potion 4|4 potions|4P"), "wiz-potion"), \
  CARD (at, "P5", N_("five potions"), N_("potion 5|5 potions|5P"), "wiz-potion"), \
  CARD (at, "P6", N_("six potions"), N_("potion 6|6 potions|6P"), "wiz-potion"), \
  CARD (at, "P7", N_("seven potions"), N_("potion 7|7 potions|7P"), "wiz-potion"), \
  CARD (at, "P8", N_("eight potions"), N_("potion 8|8 potions|8P"), "wiz-potion"), \
  CARD (at, "P9", N_("nine potions"), N_("potion 9|9 potions|9P"), "wiz-potion")
/* Translators: a card that shows two elements, by its name in the host's own set of cards: X1 to X9 */
#define DOUBLES(at) \
  CARD (at, "X1", N_("card X1"), NULL, "wiz-cards"), \
  CARD (at, "X2", N_("card X2"), NULL, "wiz-cards"), \
  CARD (at, "X3", N_("card X3"), NULL, "wiz-cards"), \
  CARD (at, "X4", N_("card X4"), NULL, "wiz-cards"), \
  CARD (at, "X5", N_("card X5"), NULL, "wiz-cards"), \
  CARD (at, "X6", N_("card X6"), NULL, "wiz-cards"), \
  CARD (at, "X7", N_("card X7"), NULL, "wiz-cards"), \
  CARD (at, "X8", N_("card X8"), NULL, "wiz-cards"), \
  CARD (at, "X9", N_("card X9"), NULL, "wiz-cards")
#define ALL_CARDS(at) FLOWERS (at), SNAILS (at), BONES (at), MUSHROOMS (at), POTIONS (at), DOUBLES (at)

/* Translators: the element token that shows a flower; the words separated by | can be typed */
#define ELEMENT_TOKENS(at) \
  { at "tF", N_("flower token"), NP_ ("{n} flower token", "{n} flower tokens"), N_("flower token|flower|flowers|F"), \
    "wiz-token-flower" }, \
  { at "tS", N_("snail token"), NP_ ("{n} snail token", "{n} snail tokens"), N_("snail token|snail|snails|S"), \
    "wiz-token-snail" }, \
  { at "tB", N_("bone token"), NP_ ("{n} bone token", "{n} bone tokens"), N_("bone token|bone|bones|B"), \
    "wiz-token-bone" }, \
  { at "tM", N_("mushroom token"), NP_ ("{n} mushroom token", "{n} mushroom tokens"), \
    N_("mushroom token|mushroom|mushrooms|M"), "wiz-token-mushroom" }, \
  { at "tP", N_("potion token"), NP_ ("{n} potion token", "{n} potion tokens"), N_("potion token|potion|potions|P"), \
    "wiz-token-potion" }

#define ALL_PIECES(at) ALL_CARDS (at), ELEMENT_TOKENS (at)

/* ---- Domains --------------------------------------------------------------------- */

static const GnValue elements[WIZ_ELEMENTS] = {
  [WIZ_FLOWER]   = { "F", N_("flowers"), NP_ ("{n} flower", "{n} flowers"), N_("flowers|flower|F"), "wiz-flower" },
  [WIZ_SNAIL]    = { "S", N_("snails"), NP_ ("{n} snail", "{n} snails"), N_("snails|snail|S"), "wiz-snail" },
  [WIZ_BONE]     = { "B", N_("bones"), NP_ ("{n} bone", "{n} bones"), N_("bones|bone|B"), "wiz-bone" },
  [WIZ_MUSHROOM] = { "M", N_("mushrooms"), NP_ ("{n} mushroom", "{n} mushrooms"), N_("mushrooms|mushroom|M"),
    "wiz-mushroom" },
  [WIZ_POTION]   = { "P", N_("potions"), NP_ ("{n} potion", "{n} potions"), N_("potions|potion|P"), "wiz-potion" },
};

static const GnValue cards[WIZ_CARDS] = { ALL_CARDS ("") };

static const GnValue tokens[WIZ_TOKENS] = {
  ELEMENT_TOKENS (""),
  [WIZ_TOKEN_ADD]   = { "add", N_("Add-a-Gem"), NP_ ("{n} Add-a-Gem", "{n} Add-a-Gem"), N_("Add-a-Gem|add a gem|add"),
    "wiz-token-add" },
  [WIZ_TOKEN_LEVEL] = { "level", N_("Level-Up"), NP_ ("{n} Level-Up", "{n} Level-Up"), N_("Level-Up|level up|level|up"),
    "wiz-token-level" },
  [WIZ_TOKEN_GEM + WIZ_RED]    = { "gem-red", N_("red gem"), NP_ ("{n} red gem", "{n} red gems"), N_("red gem|red"),
    "wiz-gem-red" },
  [WIZ_TOKEN_GEM + WIZ_BLUE]   = { "gem-blue", N_("blue gem"), NP_ ("{n} blue gem", "{n} blue gems"),
    N_("blue gem|blue"), "wiz-gem-blue" },
  [WIZ_TOKEN_GEM + WIZ_YELLOW] = { "gem-yellow", N_("yellow gem"), NP_ ("{n} yellow gem", "{n} yellow gems"),
    N_("yellow gem|yellow"), "wiz-gem-yellow" },
  [WIZ_TOKEN_GEM + WIZ_GREEN]  = { "gem-green", N_("green gem"), NP_ ("{n} green gem", "{n} green gems"),
    N_("green gem|green"), "wiz-gem-green" },
  [WIZ_TOKEN_GEM + WIZ_PURPLE] = { "gem-purple", N_("purple gem"), NP_ ("{n} purple gem", "{n} purple gems"),
    N_("purple gem|purple"), "wiz-gem-purple" },
};

static const GnValue pieces[WIZ_N_PIECE_VALUES] = {
  ALL_PIECES (""), ALL_PIECES ("hand:"), ALL_PIECES ("out:"),
  ALL_PIECES ("blue:"), ALL_PIECES ("red:"), ALL_PIECES ("yellow:"), ALL_PIECES ("green:"), ALL_PIECES ("purple:"),
};

static const GnValue colours[WIZ_COLOURS] = {
  [WIZ_RED] = { "red", N_("red"), .icon = "wiz-gem-red" },
  [WIZ_BLUE] = { "blue", N_("blue"), .icon = "wiz-gem-blue" },
  [WIZ_YELLOW] = { "yellow", N_("yellow"), .icon = "wiz-gem-yellow" },
  [WIZ_GREEN] = { "green", N_("green"), .icon = "wiz-gem-green" },
  [WIZ_PURPLE] = { "purple", N_("purple"), .icon = "wiz-gem-purple" },
};

static const GnValue symbols[WIZ_SYMBOLS] = {
  { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" }, { "8", "8" },
  { "9", "9" },
};

static const GnValue classes[WIZ_ELEMENTS + 1] = {
  { "F", N_("flowers") }, { "S", N_("snails") }, { "B", N_("bones") }, { "M", N_("mushrooms") }, { "P", N_("potions") },
  [WIZ_TWO_ELEMENTS] = { "X", N_("cards of two elements") },
};

static const GnValue holders[WIZ_HOLDERS] = {
  { "0", "1" }, { "1", "2" }, { "2", "3" }, { "3", "4" }, { "4", "5" },
  [WIZ_LOOKER] = { "looked", N_("cards looked at") },
};

static const GnValue phases[] = {
  [WIZ_PHASE_ORDER] = { "order", N_("setup: first order") },
  [WIZ_PHASE_DEAL] = { "deal", N_("setup: dealing") },
  [WIZ_PHASE_CHOOSE] = { "choose", N_("choosing a character") },
  [WIZ_PHASE_ACT] = { "act", N_("performing the actions") },
  [WIZ_PHASE_SETS] = { "sets", N_("turning in sets") },
  [WIZ_PHASE_CLEAN_UP] = { "clean-up", N_("clean-up") },
  [WIZ_PHASE_OVER] = { "over", N_("over") },
};

static const GnValue pools[] = { { "cards", N_("element cards") } };

static const GnValue lists[WIZ_PICKS] = {
  /* Translators: one of several lists of actions on a tile; the player picks one of them */
  { "1", N_("the first list"), .words = N_("first list|first|1") },
  { "2", N_("the second list"), .words = N_("second list|second|2") },
  { "3", N_("the third list"), .words = N_("third list|third|3") },
  { "4", N_("the fourth list"), .words = N_("fourth list|fourth|4") },
};

static const GnValue stuff[WIZ_N_STUFF] = {
  ALL_CARDS (""),
  [WIZ_STUFF_CARD] = { "card", N_("an unnamed card"), .words = N_("card"), .icon = "wiz-cards" },
  ELEMENT_TOKENS (""),
  [WIZ_STUFF_GEM] = { "gem-blue", N_("blue gem"), .icon = "wiz-gem-blue" },
  { "gem-red", N_("red gem"), .icon = "wiz-gem-red" },
  { "gem-yellow", N_("yellow gem"), .icon = "wiz-gem-yellow" },
  { "gem-green", N_("green gem"), .icon = "wiz-gem-green" },
  { "gem-purple", N_("purple gem"), .icon = "wiz-gem-purple" },
  [WIZ_STUFF_LEVEL] = { "level", N_("level"), .icon = "wiz-level" },
  [WIZ_STUFF_TILE] = { "tile-1", N_("character 1") }, { "tile-2", N_("character 2") }, { "tile-3", N_("character 3") },
  { "tile-4", N_("character 4") }, { "tile-5", N_("character 5") }, { "tile-6", N_("character 6") },
  { "tile-7", N_("character 7") },
  [WIZ_STUFF_MARKER] = { "marker-blue", N_("blue marker") }, { "marker-red", N_("red marker") },
  { "marker-yellow", N_("yellow marker") },
  { "marker-green", N_("green marker") }, { "marker-purple", N_("purple marker") },
};

static const GnValue places[WIZ_N_PLACES] = {
  [WIZ_PLACE_DECK_TOP] = { "deck-top", N_("top of the deck") },
  [WIZ_PLACE_DECK_BOTTOM] = { "deck-bottom", N_("bottom of the deck") },
  [WIZ_PLACE_DISCARD] = { "discard", N_("discard pile") },
  [WIZ_PLACE_BAG] = { "bag", N_("the bag") },
  [WIZ_PLACE_OUT] = { "out", N_("out of the game") },
  [WIZ_PLACE_ROW] = { "row", N_("the row of characters") },
  [WIZ_PLACE_BOARD] = { "board", N_("the board") },
  [WIZ_PLACE_HAND] = { "hand-blue", N_("hand of blue") }, { "hand-red", N_("hand of red") },
  { "hand-yellow", N_("hand of yellow") },
  { "hand-green", N_("hand of green") }, { "hand-purple", N_("hand of purple") },
  [WIZ_PLACE_FRONT] = { "front-blue", N_("in front of blue") }, { "front-red", N_("in front of red") },
  { "front-yellow", N_("in front of yellow") },
  { "front-green", N_("in front of green") }, { "front-purple", N_("in front of purple") },
  [WIZ_PLACE_SPACE] = { "space-1", N_("space 1") }, { "space-2", N_("space 2") }, { "space-3", N_("space 3") },
  { "space-4", N_("space 4") },
  { "space-5", N_("space 5") }, { "space-6", N_("space 6") }, { "space-7", N_("space 7") },
};

const GnDomain wiz_domains[] = {
  DOMAIN (WIZ_DOMAIN_ELEMENT, "element", N_("Element"), elements),
  DOMAIN (WIZ_DOMAIN_CARD, "card", N_("Element card"), cards),
  DOMAIN (WIZ_DOMAIN_TOKEN, "token", N_("Token"), tokens),
  DOMAIN (WIZ_DOMAIN_PIECE, "piece", N_("Card or token"), pieces, .hidden = WIZ_PIECES),
  FAMILY_DOMAIN (WIZ_DOMAIN_TILE, "tile", N_("Character"), WIZ_TILES_MAX, WIZ_FAMILY_TILES),
  DOMAIN (WIZ_DOMAIN_COLOUR, "colour", N_("Color"), colours),
  DOMAIN (WIZ_DOMAIN_SYMBOLS, "symbols", N_("Symbols"), symbols),
  DOMAIN (WIZ_DOMAIN_CLASS, "class", N_("Element"), classes),
  DOMAIN (WIZ_DOMAIN_HOLDER, "holder", N_("Holder"), holders),
  DOMAIN (WIZ_DOMAIN_PHASE, "phase", N_("Phase"), phases),
  DOMAIN (WIZ_DOMAIN_POOL, "pool", N_("Unseen cards"), pools),
  DOMAIN (WIZ_DOMAIN_LIST, "list", N_("List"), lists),
  DOMAIN (WIZ_DOMAIN_STUFF, "stuff", N_("What"), stuff),
  DOMAIN (WIZ_DOMAIN_PLACE, "place", N_("Where"), places),
  { NULL }
};

/* ---- Verbs ----------------------------------------------------------------------- */


const GnVerb wiz_verbs[] = {
  [WIZ_TAKE] = { "take", N_("Take a character"), N_("take|choose|character|t"), N_("take {tile}"), NULL,
    "wiz-character", "WIZ-030",
    N_("One of the characters in the row; its actions are performed at once."), GN_VERB_BARE,
    { THING_ARG ("tile", N_("Character"), WIZ_DOMAIN_TILE, WIZ_ARG_THING) } },
  [WIZ_DRAW] = { "draw", N_("Draw a card"), N_("draw card|draw a card|draw"), N_("draw a card"), "D", "wiz-draw-card",
    "WIZ-044",
    N_("The top card of the deck goes into your hand."), GN_VERB_UNASKED },
  [WIZ_PLAY] = { "play", N_("Play a card"), N_("play|p"), N_("play {card}"), "P", "wiz-play-card", "WIZ-045",
    N_("A card from your hand goes face up in front of you."), GN_VERB_BARE,
    { THING_ARG ("card", N_("Card"), WIZ_DOMAIN_CARD, WIZ_ARG_THING) } },
  [WIZ_KEEP] = { "keep", N_("Keep"), N_("keep|k"), N_("keep[ {cards}]"), "K", "wiz-look", "WIZ-052",
    N_("These of the cards looked at go into your hand; the others are discarded."), GN_VERB_UNASKED,
    { LIST_ARG ("cards", N_("Cards"), WIZ_DOMAIN_CARD, WIZ_ARG_LIST, WIZ_SYMBOLS,
                .flags = GN_ARG_SECRET | GN_ARG_OPTIONAL | GN_ARG_ANY_ORDER) } },
  [WIZ_DISCARD] = { "discard", N_("Discard a card looked at"), N_("discard|x"), N_("discard {card}"), "X", "wiz-cards",
    "WIZ-053",
    N_("One of the cards that the Oracle does not keep."), GN_VERB_PART | GN_VERB_BARE,
    { THING_ARG ("card", N_("Card"), WIZ_DOMAIN_CARD, WIZ_ARG_THING) } },
  [WIZ_DISCARD_LOOKED] = { "discard-looked", N_("Discard what is not kept"), N_("discard looked"),
    N_("discard looked {cards}"), NULL, "wiz-cards", "WIZ-053",
    N_("All the cards that the Oracle does not keep."), GN_VERB_WHOLE,
    { LIST_ARG ("cards", N_("Cards"), WIZ_DOMAIN_CARD, WIZ_ARG_LIST, WIZ_SYMBOLS, .flags = GN_ARG_ANY_ORDER) } },
  [WIZ_TRADE_PIECES] = { "trade", N_("Trade"), N_("trade|swap"), N_("trade {give} with {player} for {get}"), "T",
    "wiz-trade", "WIZ-055",
    N_("Your face-up pieces for as many of another player’s."), 0,
    { LIST_ARG ("give", N_("Give"), WIZ_DOMAIN_PIECE, WIZ_ARG_GIVE, WIZ_TRADE, .flags = GN_ARG_ANY_ORDER),
      THING_ARG ("player", N_("With"), GN_DOMAIN_SEAT, WIZ_ARG_PLAYER),
      LIST_ARG ("get", N_("Get"), WIZ_DOMAIN_PIECE, WIZ_ARG_GET, WIZ_TRADE, .flags = GN_ARG_ANY_ORDER) } },
  [WIZ_ACCEPT] = { "accept", N_("Accept the trade"), N_("accept|yes|y"), N_("accept"), "Y", "wiz-trade", "WIZ-R25",
    N_("The pieces change hands."), 0 },
  [WIZ_REFUSE] = { "refuse", N_("Decline the trade"), N_("refuse|no|n"), N_("refuse"), "N", "wiz-trade", "WIZ-R25",
    N_("Nothing changes hands."), 0 },
  [WIZ_DECLINE] = { "decline", N_("Skip it"), N_("leave out|decline|skip|l"), N_("leave it out"), "L",
    "wiz-choose", "WIZ-R08",
    N_("The action is skipped."), 0 },
  [WIZ_PERFORM] = { "perform", N_("Do it"), N_("do it|perform|go"), N_("do it"), "O", "wiz-choose", "WIZ-R08",
    N_("The action is performed."), 0 },
  [WIZ_PICK] = { "pick", N_("Pick a list"), N_("pick"), N_("pick {list}"), NULL, "wiz-choose", "WIZ-040",
    N_("One of the lists of actions on the tile."), 0,
    { THING_ARG ("list", N_("List"), WIZ_DOMAIN_LIST, 0) } },
  [WIZ_TURN_IN] = { "turn-in", N_("Turn in a set"), N_("turn in|set|s"), N_("turn in {element} with {pieces}"), "S",
    "wiz-level", "WIZ-092",
    N_("Enough symbols of one element earn its reward."), 0,
    { THING_ARG ("element", N_("Element"), WIZ_DOMAIN_ELEMENT, WIZ_ARG_ELEMENT,
                 .flags = GN_ARG_OPTIONAL | GN_ARG_USUAL),
      LIST_ARG ("pieces", N_("Pieces"), WIZ_DOMAIN_PIECE, WIZ_ARG_PIECES, WIZ_LISTED,
                .flags = GN_ARG_USUAL | GN_ARG_ANY_ORDER) } },
  [WIZ_DONE] = { "done", N_("End the turn"), N_("end turn|end the turn|done|end|e"), N_("end the turn"), "E", NULL,
    "WIZ-081",
    N_("Nothing more is turned in."), GN_VERB_UNASKED },

  [WIZ_ORDER] = { "order", N_("First order"), N_("order|first order"), N_("order {colours}"), NULL, "wiz-gem",
    "WIZ-013",
    N_("The order in which the turn markers were drawn."), GN_VERB_CHANCE,
    { LIST_ARG ("colours", N_("Order"), GN_DOMAIN_SEAT, WIZ_ARG_LIST, WIZ_SEATS) } },
  [WIZ_DEAL] = { "deal", N_("Hands"), N_("deal"), N_("deal {hands}"), NULL, "wiz-cards", "WIZ-009",
    N_("The cards dealt, one to each player in turn."),
    GN_VERB_CHANCE | GN_VERB_WHOLE | GN_VERB_LOOKS,
    { LIST_ARG ("hands", N_("Cards"), WIZ_DOMAIN_CARD, WIZ_ARG_LIST, WIZ_HAND * WIZ_SEATS, SECRET) } },
  [WIZ_DRAWN] = { "draw", N_("Card drawn"), N_("drawn"), N_("drawn {card}"), NULL, "wiz-draw-card", "WIZ-044",
    N_("The card that the player drew; no one else sees it."),
    GN_VERB_CHANCE | GN_VERB_LOOKS,
    { THING_ARG ("card", N_("Card"), WIZ_DOMAIN_CARD, WIZ_ARG_THING, SECRET) } },
  [WIZ_LOOKED] = { "looked", N_("Card looked at"), N_("looked at|looked"), N_("looked at {card}"), NULL, "wiz-look",
    "WIZ-052",
    N_("One of the cards that the player looks at; no one else sees it."),
    GN_VERB_CHANCE | GN_VERB_LOOKS | GN_VERB_PART,
    { THING_ARG ("card", N_("Card"), WIZ_DOMAIN_CARD, WIZ_ARG_THING, SECRET) } },
  [WIZ_LOOK] = { "look", N_("Cards looked at"), N_("look"), N_("look {cards}"), NULL, "wiz-look", "WIZ-052",
    N_("All the cards that the player looks at."),
    GN_VERB_CHANCE | GN_VERB_LOOKS | GN_VERB_WHOLE,
    { LIST_ARG ("cards", N_("Cards"), WIZ_DOMAIN_CARD, WIZ_ARG_LIST, WIZ_SYMBOLS, SECRET) } },
  [WIZ_TOKEN_PULLED] = { "token", N_("Token drawn"), N_("token|draw"), N_("draw {token}"), NULL, "wiz-draw-token",
    "WIZ-046",
    N_("A token that came out of the bag."), GN_VERB_CHANCE | GN_VERB_PART | GN_VERB_BARE,
    { THING_ARG ("token", N_("Token"), WIZ_DOMAIN_TOKEN, WIZ_ARG_THING) } },
  [WIZ_PULL] = { "pull", N_("Tokens drawn"), N_("pull|tokens"), N_("pull {tokens}"), NULL, "wiz-bag", "WIZ-047",
    N_("All the tokens that came out of the bag."),
    GN_VERB_CHANCE | GN_VERB_WHOLE,
    { BAG_ARG ("tokens", N_("Tokens"), WIZ_DOMAIN_TOKEN, 0, WIZ_TOKENS, 31) } },
  [WIZ_OWN_GEM] = { "own-gem", N_("Own gem"), N_("own gem|own|won|win"), N_("own gem"), "G", "wiz-gem", "WIZ-R09",
    N_("One of the player’s own gems is among the tokens: the game is won."),
    GN_VERB_CHANCE | GN_VERB_COARSE },
  [WIZ_NO_OWN_GEM] = { "no-own-gem", N_("No own gem"), N_("no own gem|no gem|none|nothing"), N_("no own gem"), "Z",
    "wiz-bag", "WIZ-R09",
    N_("None of the player’s own gems is among the tokens: all go back, and the turn is over."),
    GN_VERB_CHANCE | GN_VERB_COARSE },

  [WIZ_AGREE_ORDER] = { "order", N_("Agreed order"), N_("order"), N_("agreed order {colours}"), NULL, "wiz-gem",
    "WIZ-R22", N_("The order on which the table has agreed."),
    GN_VERB_HOST,
    { LIST_ARG ("colours", N_("Order"), GN_DOMAIN_SEAT, WIZ_ARG_LIST, WIZ_SEATS) } },
  [WIZ_CLEAN_UP] = { "clean-up", N_("Clean up"), N_("clean up"), N_("clean up"), "C", "wiz-character", "WIZ-111",
    N_("Markers move to the numbers of the characters; the characters return to the row."),
    GN_VERB_HOST | GN_VERB_UNASKED },
  [WIZ_CARRIED_OUT] = { "carried-out", N_("Carried out"), N_("carried out"), N_("carried out"), "R", "wiz-free-text",
    "WIZ-040", N_("The text of the tile has been carried out."),
    GN_VERB_HOST },
  [WIZ_ADJUST] = { "adjust", N_("Move by hand"), N_("adjust|move"), N_("move {what}[ from {from}] to {to}[ by {n}]"),
    NULL, "wiz-free-text", "WIZ-040",
    N_("A piece from one place to another, or a level, as a tile’s text says."), GN_VERB_HOST | GN_VERB_ADJUST,
    { THING_ARG ("what", N_("What"), WIZ_DOMAIN_STUFF, WIZ_ARG_WHAT),
      THING_ARG ("from", N_("From"), WIZ_DOMAIN_PLACE, WIZ_ARG_FROM, MAYBE),
      THING_ARG ("to", N_("To"), WIZ_DOMAIN_PLACE, WIZ_ARG_TO),
      NUMBER_ARG ("n", N_("By how much"), WIZ_ARG_N, -20, 20, MAYBE) } },
  [WIZ_LEVEL_CAP] = { "level-cap", N_("Highest level"), N_("level cap|highest level"), N_("highest level {n}"), NULL,
    "wiz-level", "WIZ-R11",
    N_("The highest number on the dials of this box."), GN_VERB_HOST | GN_VERB_ASIDE,
    { NUMBER_ARG ("n", N_("Level"), 0, 1, WIZ_MOST_LEVEL) } },
  [WIZ_ABANDON] = { "abandon", N_("Stop by agreement"), N_("abandon|break off"), N_("break off"), NULL, NULL, "WIZ-R21",
    N_("The game ends without a winner."),
    GN_VERB_HOST | GN_VERB_ASIDE },
  { NULL }
};
