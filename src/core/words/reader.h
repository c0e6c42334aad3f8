/* reader.h: every way in which what was typed can be read
 *
 * Within core only: typed.c takes the one that is meant, complete.c goes on from them.
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
 * @move: arguments not said are GN_OPEN
 * @said: which are said, as bits
 * @penalty: how far the text is from this; the least is meant
 */
typedef struct {
  GnMove  move;
  guint16 said;
  int     penalty;
} GnReading;

/**
 * GnReader:
 * @seat: who speaks
 * @text: what was typed, from @skip on the speaker's words
 * @readings: (element-type GnReading): each move once, the best first
 * @legal: what may be done now
 * @deepest: where no reading of any verb went further, as a token
 * @stuck: the move as far as it was understood there; @stuck_named: its verb was
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
  guint          deepest;
  GnMove         stuck;
  gboolean       stuck_named;

  /* while one verb is read */
  const GnVerbWords *words;
  gboolean       bare;      /* it need not be named */
  guint          steps;
  int            best;
  GHashTable    *seen;
} GnReader;

/** gn_reader_init: reads; @completing: the verb may be missing, the last word may be any beginning */
void gn_reader_init (
  GnReader *reader, const GnMatch *match, gconstpointer state, int seat, const char *text, gboolean completing);
void gn_reader_clear (GnReader *reader);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnReader, gn_reader_clear)

/** gn_reader_seat: who says @verb when @seat is at the laptop: the seat, chance or the host */
int  gn_reader_seat (GnReader *reader, guint verb);
/** gn_reader_fits: the legal moves that fit @move; (element-type GnMove), cleared first */
void gn_reader_fits (GnReader *reader, const GnMove *move, GArray *fits);
/** gn_reader_can_be_said: can anything at all be said with the verb now? What legal() does not list is not known: then
 * yes */
gboolean gn_reader_can_be_said (GnReader *reader, guint verb);
/** gn_reader_drop: the argument is not given */
void gn_reader_drop (GnMove *move, const GnArg *arg);
/** gn_reader_is_open: it has not been said yet */
gboolean gn_reader_is_open (const GnMove *move, const GnArg *arg);

G_END_DECLS
