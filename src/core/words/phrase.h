/* phrase.h: a verb's phrase taken apart, for those who write moves and those who read them
 *
 * Within core only: text.c writes, typed.c reads.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnPhrasePiece:
 * @words: the words, where it is just words; else %NULL
 * @number: of a counted gap "{n type}" the number
 * @arg: the argument that fills it
 * @bracket: 0 outside of brackets; else which bracket
 *
 * A piece of "buy {n type}[ with marker {marker}]".
 */
typedef struct {
  char        *words;
  const GnArg *number;
  const GnArg *arg;
  guint        bracket;
} GnPhrasePiece;

/** gn_phrase_split: (transfer full) (element-type GnPhrasePiece): @phrase in English or translated */
GArray *gn_phrase_split (const GnVerb *verb, const char *phrase);

/** gn_phrase_write: the phrase of @move; @english: whatever the locale. (transfer full) */
char   *gn_phrase_write (const GnMatch *match, const GnMove *move, gboolean english);

/** gn_phrase_label: the label of @move in the user's language (GnVerb.label), else its phrase. (transfer full) */
char   *gn_phrase_label (const GnMatch *match, const GnMove *move);

/** gn_phrase_thing: the name by which a thing is written and read: with its id behind it where several things of
 * its domain have the same name. (transfer full) */
char   *gn_phrase_thing (const GnMatch *match, GnThing thing, gboolean english);

/** gn_phrase_name: the thing's name alone. (transfer full) */
char   *gn_phrase_name  (const GnMatch *match, GnThing thing, gboolean english);

/** gn_phrase_number: (transfer full) */
char   *gn_phrase_number (gint64 n, gboolean english);

/** gn_phrase_and: "{first} and {last}" or "{first}, {next}" in the language, for joining and for reading */
const char *gn_phrase_and (gboolean last, gboolean english);
/** gn_phrase_nothing: what an empty list is called */
const char *gn_phrase_nothing (gboolean english);

G_END_DECLS
