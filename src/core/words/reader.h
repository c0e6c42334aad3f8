/* reader.h: all possible readings of a typed line
 *
 * For core only: typed.c picks the reading that is meant, complete.c continues from them.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"
#include "words.h"

G_BEGIN_DECLS

/**
 * GnReading:
 * @move: missing arguments are GN_OPEN
 * @said: the arguments that are present, as bits
 * @penalty: how far the text is from this reading; the lowest is meant
 */
typedef struct {
  GnMove  move;
  guint16 said;
  int     penalty;
} GnReading;

/**
 * GnReader:
 * @seat: the speaker
 * @text: the typed text; the speaker's words start at byte @skip
 * @legal: the moves that are legal now
 * @readings: (element-type GnReading): each move once, the best first
 * @deepest: the token that no reading of any verb got past
 * @stuck: the move as far as it was understood there
 * @stuck_named: its verb was typed
 */
typedef struct {
  const GnMatch *match;
  gconstpointer  state;
  gboolean       completing;
  int            seat;
  const char    *text;
  guint          skip;
  GArray        *tokens;
  GnLexicon     *lexicon;
  GnMoveList     legal;
  GArray        *readings;
  GHashTable    *fits;      /* the values that fit at a token, by domain and token */
  guint          deepest;
  GnMove         stuck;
  gboolean       stuck_named;

  /* used while one verb is read */
  const GnVerbWords *words;
  gboolean       bare;      /* the verb may be left out */
  guint          steps;
  int            best;
  GHashTable    *seen;
} GnReader;

/**
 * gn_reader_init: reads the line; @completing: the verb may be missing, the last word may be the beginning of a word
 */
void gn_reader_init (
  GnReader *reader, const GnMatch *match, gconstpointer state, int seat, const char *text, gboolean completing);
void gn_reader_clear (GnReader *reader);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnReader, gn_reader_clear)

/** gn_reader_seat: who makes @verb if @seat is at the laptop: the seat, chance or the host */
int  gn_reader_seat (GnReader *reader, guint verb);
/** gn_reader_fits: the legal moves that fit @move; (element-type GnMove), cleared first */
void gn_reader_fits (GnReader *reader, const GnMove *move, GArray *fits);
/**
 * gn_reader_can_be_said: returns whether any move of @verb is possible now; TRUE for verbs that legal() does not list
 */
gboolean gn_reader_can_be_said (GnReader *reader, guint verb);
/** gn_reader_drop: makes the argument absent */
void gn_reader_drop (GnMove *move, const GnArg *arg);
/** gn_reader_is_open: returns whether the argument is still missing */
gboolean gn_reader_is_open (const GnMove *move, const GnArg *arg);

G_END_DECLS
