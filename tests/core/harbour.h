/* harbour.h: a small game with one of everything: chance, a secret, a whole and its parts, unasked moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"
#include "core/game/pile.h"

enum { HARBOUR_KIND, HARBOUR_CARD };
enum { KIND_SALT, KIND_TEA, KIND_WINE, KIND_SEVERAL, KIND_UNKNOWN, N_KINDS };
#define KINDS 3  /* kinds that can be shipped */
#define HARBOUR_SEATS GN_MAX_SEATS
enum { FAMILY_CARDS, FAMILY_DICE };
enum { SOURCE_DECK, SOURCE_DIE };

enum {
  VERB_EARN,   /* n gold */
  VERB_DRAW,   /* look at the top card, dealt by the app or the box */
  VERB_DRAWN,
  VERB_SAIL,   /* then a die is rolled */
  VERB_ROLLED,
  VERB_ABOUT,  /* coarse: the roll was high, or low */
  VERB_LOAD,   /* in parts: load, add …, go; as a whole: ship */
  VERB_ADD,
  VERB_GO,
  VERB_SHIP,
  VERB_BOW,    /* the only possible move after a six */
  VERB_HIDE,   /* hide this many coins */
  VERB_SHOW,   /* show this many of them */
  VERB_CALL,   /* a list of kinds, and how loud when it matters */
  VERB_PASS,
  VERB_TALLY,  /* a figure, that nobody can say */
  N_VERBS
};

enum {
  TEXT_NONE,
  TEXT_OVER, TEXT_CHANCE_DUE, TEXT_NOT_YOU, TEXT_NO_PASS, TEXT_STAGE, TEXT_KIND, TEXT_AMOUNT, TEXT_EMPTY, TEXT_NO_GOLD,
  TEXT_TOO_FEW,
  TEXT_IMPOSSIBLE, TEXT_LOST, TEXT_NEGATIVE, TEXT_SEATS, TEXT_APP_DEALS,
  TEXT_EARNED, TEXT_DREW, TEXT_SAW, TEXT_CAST, TEXT_LOADED, TEXT_BOWED, TEXT_HID,
  TEXT_TURN, TEXT_GOLD,
  N_TEXTS
};

typedef enum { STAGE_FREE, STAGE_DRAW, STAGE_CAST, STAGE_LOADING, STAGE_BOW } Stage;

typedef struct {
  GnHead head;
  guint8 round;
  guint8 turn;
  guint8 stage;
  guint8 loaded;              /* contents of the open load so far */
  gint16 gold[HARBOUR_SEATS];
  gint8  hidden[HARBOUR_SEATS];
  guint8 hold[HARBOUR_SEATS][KINDS];
  guint8 loading[KINDS];
  guint8 flags;               /* bits of the kinds that were ever shipped */
  guint64 buoys;              /* places of a board, as bits */
  guint8 derived;             /* number of those kinds */
  gint8  last;                /* the last roll, or -1 */
  GnPile deck;
  GnPile hand[HARBOUR_SEATS];
} Harbour;

extern const GnGame harbour_game;

/** harbour_match: two seats; both families are dealt by the app, or both by the box; always the same seed */
GnMatch *harbour_match (gboolean app);
/** new_table: a table with such a match at its start; (transfer full) */
GnMatchTable *new_table (gboolean app);
/** undo: undoes back to step @to, which has to be accepted */
void     undo (GnMatchTable *table, guint to, gboolean agreed);
/** same_steps: checks that both tables came the same way: equally many steps, undone and in the log, and the same
 * state after each of them */
void     same_steps (GnMatchTable *a, GnMatchTable *b);
/** say: enters one move by its spec */
gboolean say  (GnMatchTable *table, int seat, const char *spec, GnReply *reply);
/** must: enters a move that has to be accepted */
void     must (GnMatchTable *table, int seat, const char *spec);
GnMove   spec_move (const GnMatch *match, int seat, const char *spec);
JsonNode *json (const char *text);  /* ' for " */
const Harbour *now (GnMatchTable *table);
#define assert_code(table, reply, code) \
  g_assert_cmpstr (gn_say_code (gn_match_table_get_match (table), &(reply).why), ==, code)
