/* ex-tables.c: the tables of the toy market: domains, verbs, texts, fields, families, options, setup
 *
 * There are no rules in here. Parser, forms, files, log and translators read these tables.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "ex-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options and setup ------------------------------------------------- */

static const GnChoice purses[] = {
  [EX_PURSES_OPEN] = { "open", N_("Open"), N_("Everybody's gems are shown.") },
  [EX_PURSES_COVERED] = { "covered", N_("Covered"), N_("Gems are public knowledge, but covered on the screen.") },
  { NULL }
};

const GnOption ex_options[] = {
  [EX_OPTION_PURSES] = {
    .id = "purses",
    .title = N_("Purses"),
    .hint = N_("Whether the screen shows what everybody holds."),
    .clause = "EX-006",
    .choices = purses,
  },
  { NULL }
};

const GnSetupStep ex_setup[] = {
  { .text = N_("Give {gems} gems to each player; all else is the bank."), .clause = "EX-001" },
  { .text = N_("Shuffle the {cards} cards into a face-down deck."), .clause = "EX-002", .needs = 1 },
  { .text = N_("Leave room for a market of {places} cards beside the deck."), .clause = "EX-003", .needs = 1 },
  { NULL }
};

/* ---- Families of components -------------------------------------------- */

static const GnAttr card_attrs[] = {
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT },
  { .id = "cost", .title = N_("Cost"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER,
    .min = 1, .max = EX_MOST_COST, .nullable = TRUE },
  { .id = "worth", .title = N_("Worth"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER,
    .min = 0, .max = EX_MOST_WORTH, .nullable = TRUE },
  { .id = "copies", .title = N_("Copies in the box"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER,
    .min = 1, .max = EX_BOX_CARDS, .nullable = TRUE },
  { NULL }
};

const GnFamily ex_families[] = {
  [EX_FAMILY_CARDS] = {
    .id = "cards",
    .title = N_("Cards"),
    .one = N_("card"),
    .group = "cards",
    .attrs = card_attrs,
    .max = EX_KINDS,
    .copies = "copies",
    .expected = EX_BOX_CARDS,
    .hint = N_("The box: somebody shuffles and turns cards up. The app: Gnomon shuffles and shows them."),
  },
  { NULL }
};

/* ---- Domains ------------------------------------------------------------ */

const GnDomain ex_domains[] = {
  /* Translators: {n} is the number of one of the six places of the market */
  [EX_DOMAIN_PLACE] = { .id = "place", .title = N_("Place"), .numbered = N_("place {n}"), .n_values = EX_PLACES },
  [EX_DOMAIN_CARD] = { .id = "card", .title = N_("Card"), .n_values = EX_KINDS, .family = 1 + EX_FAMILY_CARDS },
  { NULL }
};

/* ---- Verbs -------------------------------------------------------------- */

const GnVerb ex_verbs[] = {
  [EX_VERB_TAKE] = {
    .id = "take",
    .title = N_("Take a card"),
    .words = N_("take|buy|t"),
    .phrase = N_("take {place}"),
    .key = "T",
    .clause = "EX-004",
    .hint = N_("Take a card from the market and pay its cost to the bank."),
    .args = {
      { .name = "place", .title = N_("Place"), .kind = GN_ARG_THING, .domain = EX_DOMAIN_PLACE,
        .at = EX_TAKE_PLACE, .size = 1 },
    },
  },
  [EX_VERB_EARN] = {
    .id = "earn",
    .title = N_("Earn 3 gems"),
    .words = N_("earn|e"),
    .phrase = N_("earn"),
    .key = "E",
    .clause = "EX-005",
    .hint = N_("Take 3 gems from the bank."),
  },
  [EX_VERB_DRAW] = {
    .id = "draw",
    .title = N_("Draw a card"),
    .words = N_("draw|d"),
    .phrase = N_("draw"),
    .key = "D",
    .clause = "EX-010",
    .hint = N_("Take the top card of the deck into the hand; nobody else sees it."),
  },
  /* The app knows the cards that it has dealt. When the box deals, a drawn card stays unnamed until it is played. */
  [EX_VERB_PLAY] = {
    .id = "play",
    .title = N_("Play a card"),
    .words = N_("play|p"),
    .phrase = N_("play {card}"),
    .key = "P",
    .clause = "EX-011",
    .hint = N_("Lay a card of the hand face up and pay its cost to the bank."),
    .args = {
      { .name = "card", .title = N_("Card"), .kind = GN_ARG_THING, .domain = EX_DOMAIN_CARD, .at = EX_CARD, .size = 1,
        .flags = GN_ARG_NEW },
    },
  },
  /* Exists only to be refused: a player who types "pass" gets the clause instead of "not understood". */
  [EX_VERB_PASS] = {
    .id = "pass",
    .title = N_("Pass"),
    .words = N_("pass"),
    .phrase = N_("pass"),
    .clause = "EX-005",
    .flags = GN_VERB_REFUSED,
  },
  [EX_VERB_TURN_UP] = {
    .id = "turn-up",
    .title = N_("Turn up a card"),
    .words = N_("turn up|turn|up"),
    .phrase = N_("turn up {card}"),
    .key = "U",
    .clause = "EX-003",
    .hint = N_("The top card of the deck goes to the lowest empty place."),
    .flags = GN_VERB_CHANCE,
    .args = {
      { .name = "card", .title = N_("Card"), .kind = GN_ARG_THING, .domain = EX_DOMAIN_CARD,
        .at = EX_CARD, .size = 1, .flags = GN_ARG_NEW },
    },
  },
  /* An outcome that only one player may see: the curtain covers the screen first, and undo past it asks the table. */
  [EX_VERB_DRAWN] = {
    .id = "drawn",
    .title = N_("A card is drawn"),
    .words = N_("drawn"),
    .phrase = N_("drawn {card}"),
    .clause = "EX-010",
    .hint = N_("The card that the player has drawn; nobody else sees it."),
    .flags = GN_VERB_CHANCE | GN_VERB_LOOKS,
    .args = {
      { .name = "card", .title = N_("Card"), .kind = GN_ARG_THING, .domain = EX_DOMAIN_CARD, .at = EX_CARD, .size = 1,
        .flags = GN_ARG_SECRET },
    },
  },
  { NULL }
};

/* ---- Texts -------------------------------------------------------------- */

const GnText ex_texts[] = {
  [EX_TEXT_NONE] = { .id = "" },

  /* Refusals, in the order in which they are tried. */
  [EX_TEXT_SEATS] = { GN_TEXT_REFUSAL, "seats", "EX-001", "n:number",
    /* Translators: {n} is the number of players who were seated */
    .text = N_("The market is for 2 to 4 players, not {n}.") },
  [EX_TEXT_OVER] = { GN_TEXT_REFUSAL, "over", "EX-008", "",
    .text = N_("The match has ended.") },
  [EX_TEXT_NO_PASS] = { GN_TEXT_REFUSAL, "no-pass", "EX-005", "",
    .text = N_("Nobody may pass: earning 3 gems is always possible.") },
  [EX_TEXT_NOTHING_DUE] = { GN_TEXT_REFUSAL, "nothing-due", "EX-003", "",
    .text = N_("No card is to be turned up now.") },
  [EX_TEXT_TURN_UP_FIRST] = { GN_TEXT_REFUSAL, "turn-up-first", "EX-003", "place:place",
    .text = N_("First a card is turned up for {place}.") },
  [EX_TEXT_DEAL_FIRST] = { GN_TEXT_REFUSAL, "deal-first", "EX-010", "who:seat",
    .text = N_("{who} has drawn a card; it has to be dealt first.") },
  [EX_TEXT_NOT_YOUR_TURN] = { GN_TEXT_REFUSAL, "not-your-turn", "EX-007", "who:seat",
    .text = N_("It is {who}’s turn.") },
  [EX_TEXT_NO_SUCH_CARD] = { GN_TEXT_REFUSAL, "no-such-card", "EX-002", "",
    .text = N_("There is no such card in this box.") },
  [EX_TEXT_NONE_LEFT] = { GN_TEXT_REFUSAL, "none-left", "EX-002", "card:card n:number",
    /* Translators: {n} is the number of copies of the card in the box */
    .text = NP_ ("The only copy of {card} has been turned up.", "All {n} copies of {card} have been turned up."),
    .by = "n" },
  [EX_TEXT_NO_SUCH_PLACE] = { GN_TEXT_REFUSAL, "no-such-place", "EX-003", "",
    .text = N_("The market has places 1 to 6.") },
  [EX_TEXT_EMPTY_PLACE] = { GN_TEXT_REFUSAL, "empty-place", "EX-004", "place:place",
    .text = N_("No card lies in {place}.") },
  [EX_TEXT_HAND_FULL] = { GN_TEXT_REFUSAL, "hand-full", "EX-010", "who:seat n:number",
    .text = N_("{who} holds {n} cards; 3 is the most.") },
  [EX_TEXT_DECK_EMPTY] = { GN_TEXT_REFUSAL, "deck-empty", "EX-010", "",
    .text = N_("No card is left in the deck.") },
  [EX_TEXT_NOT_IN_HAND] = { GN_TEXT_REFUSAL, "not-in-hand", "EX-011", "who:seat card:card",
    .text = N_("{who} does not hold this card: {card}.") },
  [EX_TEXT_TEACH_FIRST] = { GN_TEXT_REFUSAL, "teach-first", "EX-002", "card:card",
    .text = N_("What is printed on {card} is not known yet.") },
  [EX_TEXT_NOT_ENOUGH_GEMS] = { GN_TEXT_REFUSAL, "not-enough-gems", "EX-004",
    "who:seat have:number card:card need:number",
    .text = NP_ ("{who} has {have} gem; {card} costs {need}.", "{who} has {have} gems; {card} costs {need}."),
    .by = "have",
    .covered = N_("{who} has too few gems; {card} costs {need}.") },
  [EX_TEXT_PURSE_FULL] = { GN_TEXT_REFUSAL, "purse-full", "EX-006", "who:seat n:number",
    .text = N_("{who} would hold {n} gems; 999 is the most."),
    .covered = N_("{who} would hold too many gems; 999 is the most.") },

  /* Faults found by the audit. */
  [EX_TEXT_TOO_MANY_CARDS] = { GN_TEXT_REFUSAL, "too-many-cards", "EX-002", "n:number",
    .text = N_("{n} cards lie on the table; the box holds 240.") },
  [EX_TEXT_TOO_MANY_COPIES] = { GN_TEXT_REFUSAL, "too-many-copies", "EX-002", "card:card n:number have:number",
    .text = N_("{n} copies of {card} lie on the table; the box holds {have}.") },
  [EX_TEXT_UNKNOWN_CARD] = { GN_TEXT_REFUSAL, "unknown-card", "EX-002", "",
    .text = N_("A card lies on the table that is not in this box.") },
  [EX_TEXT_NOT_FILLED] = { GN_TEXT_REFUSAL, "not-over", "EX-008", "",
    .text = N_("The match ends when the market is empty, not before.") },

  /* Facts. */
  [EX_TEXT_TOOK] = { GN_TEXT_FACT, "took", "EX-004", "who:seat card:card n:number from:place",
    .text = NP_ ("{who} takes {card} for {n} gem.", "{who} takes {card} for {n} gems."), .by = "n",
    .instruction = N_("{card} to {who} · {n} to the bank"), .doer = "who" },
  [EX_TEXT_EARNED] = { GN_TEXT_FACT, "earned", "EX-005", "who:seat n:number now:number",
    .text = N_("{who} earns {n} gems and has {now}."),
    .covered = N_("{who} earns {n} gems."),
    .instruction = N_("{n} from the bank to {who}"), .doer = "who" },
  [EX_TEXT_DREW] = { GN_TEXT_FACT, "drew", "EX-010", "who:seat",
    .text = N_("{who} draws a card."),
    .instruction = N_("The top card of the deck to {who}, face down"), .doer = "who" },
  [EX_TEXT_DREW_CARD] = { GN_TEXT_FACT, "drew-card", "EX-010", "who:seat card:card",
    .text = N_("{who} draws this card: {card}.") },
  [EX_TEXT_PLAYED] = { GN_TEXT_FACT, "played", "EX-011", "who:seat card:card n:number",
    .text = NP_ ("{who} plays {card} for {n} gem.", "{who} plays {card} for {n} gems."), .by = "n",
    .instruction = N_("{card} face up before {who} · {n} to the bank"), .doer = "who" },
  [EX_TEXT_TURNED_UP] = { GN_TEXT_FACT, "turned-up", "EX-003", "card:card to:place",
    .text = N_("{card} is turned up in {to}."),
    .instruction = N_("{card} to {to}") },
  [EX_TEXT_ENDED] = { GN_TEXT_FACT, "ended", "EX-008", "",
    .text = N_("The market is empty: the match ends.") },

  /* Prompts. */
  [EX_TEXT_ASK_TURN] = { GN_TEXT_PROMPT, "turn", "EX-004", "who:seat",
    .text = N_("{who}: take, earn, draw or play") },
  [EX_TEXT_ASK_TURN_HOW] = { GN_TEXT_PROMPT, "turn-how", "EX-005", "have:number",
    .text = NP_ ("{have} gem in the purse", "{have} gems in the purse"), .by = "have",
    .covered = N_("Gems are covered") },
  [EX_TEXT_ASK_CARD] = { GN_TEXT_PROMPT, "turn-up", "EX-003", "to:place",
    .text = N_("Which card was turned up in {to}?") },
  [EX_TEXT_ASK_DRAWN] = { GN_TEXT_PROMPT, "drawn", "EX-010", "who:seat",
    .text = N_("Which card did {who} draw?") },
  [EX_TEXT_ASK_NOTHING] = { GN_TEXT_PROMPT, "over", "EX-008", "",
    .text = N_("The match has ended") },

  /* Labels. */
  [EX_TEXT_ROW_CARDS] = { GN_TEXT_LABEL, "row-cards", "EX-008", "", .text = N_("Cards") },
  [EX_TEXT_TOTAL] = { GN_TEXT_LABEL, "total", "EX-008", "", .text = N_("Points") },
  [EX_TEXT_TIE_GEMS] = { GN_TEXT_LABEL, "tie-gems", "EX-009", "", .text = N_("Gems left") },
  [EX_TEXT_WINS] = { GN_TEXT_LABEL, "wins", "EX-008", "who:seat", .text = N_("{who} wins") },
  [EX_TEXT_SHARED] = { GN_TEXT_LABEL, "shared", "EX-009", "", .text = N_("The first place is shared") },
  [EX_TEXT_STOPPED] = { GN_TEXT_LABEL, "stopped", "EX-008", "", .text = N_("Ended by agreement") },
  [EX_TEXT_UNFINISHED] = { GN_TEXT_LABEL, "unfinished", "EX-008", "", .text = N_("Not finished") },
  [EX_TEXT_NOTE_UNKNOWN] = { GN_TEXT_LABEL, "note-unknown", "EX-008", "n:number",
    .text = NP_ ("{n} card of unknown worth counts nothing.", "{n} cards of unknown worth count nothing."), .by = "n" },
  [EX_TEXT_CARD_IS] = { GN_TEXT_LABEL, "card-is", "EX-002", "card:card need:number n:number",
    .text = N_("{card} costs {need} and is worth {n}.") },
  [EX_TEXT_CARD_UNKNOWN] = { GN_TEXT_LABEL, "card-unknown", "EX-002", "card:card",
    .text = N_("What is printed on {card} is not known yet.") },
  [EX_TEXT_PLACE_HAS] = { GN_TEXT_LABEL, "place-has", "EX-003", "place:place card:card need:number n:number",
    .text = N_("In {place} lies {card}: it costs {need} and is worth {n}.") },
  [EX_TEXT_PLACE_EMPTY] = { GN_TEXT_LABEL, "place-empty", "EX-003", "place:place",
    .text = N_("Nothing lies in {place}.") },
  [EX_TEXT_INSIGHT_CARDS] = { GN_TEXT_LABEL, "insight-cards", "EX-003", "", .text = N_("Cards in the deck") },
  [EX_TEXT_INSIGHT_PAYABLE] = { GN_TEXT_LABEL, "insight-payable", "EX-004", "who:seat",
    .text = N_("Cards in the market that {who} can pay") },
  [EX_TEXT_INSIGHT_NEXT] = { GN_TEXT_LABEL, "insight-next", "EX-003", "who:seat",
    .text = N_("{who} could pay the next card") },
  { 0 }
};

/* ---- Fields of the state ------------------------------------------------ */

const GnField ex_fields[] = {
  { .id = "turn", .title = N_("Turn"), .group = N_("Table"), .type = GN_FIELD_UINT8,
    .offset = G_STRUCT_OFFSET (ExState, turn), .domain = GN_DOMAIN_SEAT },
  { .id = "market", .title = N_("Market"), .group = N_("Table"), .type = GN_FIELD_INT8,
    .offset = G_STRUCT_OFFSET (ExState, market), .dim = { EX_PLACES }, .index = { EX_DOMAIN_PLACE },
    .domain = EX_DOMAIN_CARD, .min = -1 },
  { .id = "gems", .title = N_("Gems"), .group = N_("Players"), .type = GN_FIELD_INT16,
    .offset = G_STRUCT_OFFSET (ExState, gems), .dim = { EX_SEATS }, .index = { GN_DOMAIN_SEAT },
    .domain = GN_DOMAIN_NUMBER, .max = EX_MOST_GEMS, .known = GN_KNOWN_COVERED },
  { .id = "cards", .title = N_("Cards"), .group = N_("Players"), .type = GN_FIELD_UINT8,
    .offset = G_STRUCT_OFFSET (ExState, cards), .dim = { EX_SEATS, EX_KINDS },
    .index = { GN_DOMAIN_SEAT, EX_DOMAIN_CARD }, .domain = GN_DOMAIN_NUMBER, .max = EX_BOX_CARDS },
  { .id = "hand", .title = N_("Hand"), .group = N_("Players"), .type = GN_FIELD_PILE,
    .offset = G_STRUCT_OFFSET (ExState, hand), .dim = { EX_SEATS }, .index = { GN_DOMAIN_SEAT },
    .domain = EX_DOMAIN_CARD, .known = GN_KNOWN_PILE },
  { .id = "due", .title = N_("A drawn card is still to be dealt"), .group = N_("Table"), .type = GN_FIELD_UINT8,
    .offset = G_STRUCT_OFFSET (ExState, due), .domain = GN_DOMAIN_NUMBER, .max = 1 },
  { NULL }
};
