/* phrase.h: a verb's phrase split into words and gaps, for writing and reading moves
 *
 * For core only: text.c writes, typed.c reads.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnPhrasePiece:
 * @words: the words if it is not a gap; otherwise %NULL
 * @number: for a counted gap "{n type}" the number
 * @arg: the argument that fills it
 * @bracket: 0 outside brackets; otherwise the number of the bracket
 *
 * A piece of "buy {n type}[ with marker {marker}]".
 */
typedef struct {
  char        *words;
  const GnArg *number;
  const GnArg *arg;
  guint        bracket;
} GnPhrasePiece;

/** gn_phrase_split: splits @phrase, in English or translated; (transfer full) (element-type GnPhrasePiece) */
GArray *gn_phrase_split (const GnVerb *verb, const char *phrase);

/** gn_phrase_write: the phrase of @move; @english: regardless of the locale. (transfer full) */
char   *gn_phrase_write (const GnMatch *match, const GnMove *move, gboolean english);

/**
 * gn_phrase_label: the label of @move in the user's language (GnVerb.label), otherwise its phrase; (transfer full)
 */
char   *gn_phrase_label (const GnMatch *match, const GnMove *move);


/** gn_phrase_name: the thing's name alone; (transfer full) */
char   *gn_phrase_name  (const GnMatch *match, GnThing thing, gboolean english);


/** gn_phrase_and: "{first} and {last}" or "{first}, {next}" in that language, for joining and for reading */
const char *gn_phrase_and (gboolean last, gboolean english);
/** gn_phrase_nothing: the word for an empty list */
const char *gn_phrase_nothing (gboolean english);

G_END_DECLS
