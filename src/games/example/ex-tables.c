/* ex-tables.c: the tables of the toy market: domains, verbs, texts, fields, families, options, setup
 *
 * There are no rules in here. Parser, forms, files, log and translators read these tables.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "ex-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options and setup ------------------------------------------------- */

static const GnChoice purses[] = {
  [EX_PURSES_OPEN] = { "open", N_("Open"), N_("Each player’s gems are shown.") },
  [EX_PURSES_COVERED] = { "covered", N_("Covered"), N_("Gems are public knowledge, but covered on the screen.") },
  { NULL }
};

const GnOption ex_options[] = {
  [EX_OPTION_PURSES] = {
    .id = "purses",
    .title = N_("Purses"),
    .hint = N_("Visibility of each player’s gems on the screen."),
    .clause = "EX-006",
    .choices = purses,
  },
  { NULL }
};

const GnSetupStep ex_setup[] = {
  { N_("Give {gems} gems to each player; the rest is the bank."), NULL, "EX-001" },
  { N_("Shuffle the {cards} cards into a face-down deck."), NULL, "EX-002", 1 },
  { N_("Leave room for a market of {places} cards beside the deck."), NULL, "EX-003", 1 },
  { NULL }
};

/* ---- Families of components -------------------------------------------- */

static const GnAttr card_attrs[] = {
  TEXT_ATTR ("name", N_("Name")),
  NUMBER_ATTR ("cost", N_("Cost"), 1, EX_MOST_COST, .nullable = TRUE),
  NUMBER_ATTR ("worth", N_("Worth"), 0, EX_MOST_WORTH, .nullable = TRUE),
  NUMBER_ATTR ("copies", N_("Copies in the box"), 1, EX_BOX_CARDS, .nullable = TRUE),
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
    .hint = N_("The box: you shuffle and turn up cards. Gnomon: it shuffles them and shows them."),
  },
  { NULL }
};

/* ---- Domains ------------------------------------------------------------ */

const GnDomain ex_domains[] = {
  /* Translators: {n} is the number of one of the six places of the market */
  [EX_DOMAIN_PLACE] = { .id = "place", .title = N_("Place"), .numbered = N_("place {n}"), .n_values = EX_PLACES },
  FAMILY_DOMAIN (EX_DOMAIN_CARD, "card", N_("Card"), EX_KINDS, EX_FAMILY_CARDS),
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
      THING_ARG ("place", N_("Place"), EX_DOMAIN_PLACE, EX_TAKE_PLACE),
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
    .hint = N_("Take the top card of the deck into your hand; no one else sees it."),
  },
  /* The app knows the cards that it has dealt. When the box deals, a drawn card stays unnamed until it is played. */
  [EX_VERB_PLAY] = {
    .id = "play",
    .title = N_("Play a card"),
    .words = N_("play|p"),
    .phrase = N_("play {card}"),
    .key = "P",
    .clause = "EX-011",
    .hint = N_("Lay a card from your hand face up and pay its cost to the bank."),
    .args = {
      THING_ARG ("card", N_("Card"), EX_DOMAIN_CARD, EX_CARD, NEW),
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
    .hint = N_("Turn up the top card of the deck for the lowest empty place."),
    .flags = GN_VERB_CHANCE,
    .args = {
      THING_ARG ("card", N_("Card"), EX_DOMAIN_CARD, EX_CARD, NEW),
    },
  },
  /* An outcome that only one player may see: the curtain covers the screen first, and undo past it asks the table. */
  [EX_VERB_DRAWN] = {
    .id = "drawn",
    .title = N_("A card is drawn"),
    .words = N_("drawn"),
    .phrase = N_("drawn {card}"),
    .clause = "EX-010",
    .hint = N_("The card that the player has drawn; no one else sees it."),
    .flags = GN_VERB_CHANCE | GN_VERB_LOOKS,
    .args = {
      THING_ARG ("card", N_("Card"), EX_DOMAIN_CARD, EX_CARD, SECRET),
    },
  },
  { NULL }
};

/* ---- Texts -------------------------------------------------------------- */

const GnText ex_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "ex-texts.inc"
  { 0 }
};

/* ---- Fields of the state ------------------------------------------------ */

#define STATE ExState
#define BY_SEAT BY (EX_SEATS, GN_DOMAIN_SEAT)

const GnField ex_fields[] = {
  FIELD (turn, N_("Turn"), N_("Table"), GN_FIELD_UINT8, GN_DOMAIN_SEAT),
  THING_FIELD (market, N_("Market"), N_("Table"), GN_FIELD_INT8, EX_DOMAIN_CARD, BY (EX_PLACES, EX_DOMAIN_PLACE)),
  NUMBER_FIELD (gems, N_("Gems"), N_("Players"), GN_FIELD_INT16, 0, EX_MOST_GEMS, BY_SEAT, .known = GN_KNOWN_COVERED,
                .hidden_as = EX_MOST_GEMS / 2),
  NUMBER_FIELD (cards, N_("Cards"), N_("Players"), GN_FIELD_UINT8, 0, EX_BOX_CARDS,
                BY_TWO (EX_SEATS, GN_DOMAIN_SEAT, EX_KINDS, EX_DOMAIN_CARD)),
  PILE_FIELD (hand, N_("Hand"), N_("Players"), EX_DOMAIN_CARD, BY_SEAT),
  NUMBER_FIELD (due, N_("Drawn card still to be dealt"), N_("Table"), GN_FIELD_UINT8, 0, 1),
  { NULL }
};
