/* field-words.h: a field of the state from what a person types: "Berta gold 24", "ruby 8", "Berta gold 24 beer 3"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/** GnFieldWords: what was read. @field: -1: nothing of the kind; @i, @j: -1 for a dimension that the field does not
 * have; @has_value: a value was typed, and it is in @value: a number, a thing, or -1 for none */
typedef struct {
  int      field;
  int      i, j;
  gboolean has_value;
  gint64   value;
} GnFieldWords;

/**
 * gn_field_words_read:
 * @offered: whether a field may be named at all
 *
 * Reads a field and its value from words in English or the user's language, in any order but for the value, which is
 * last. Whose and of what it is has to be said; the field's title may be missing where it is clear without: the first
 * field that fits is meant. Sets and piles are not read.
 *
 * Returns: whether a field was read, with or without a value
 */
gboolean gn_field_words_read (const GnMatch *match, const char *text, gboolean (*offered) (guint field, gpointer data),
                              gpointer data, GnFieldWords *read);

/**
 * gn_field_words_read_all:
 *
 * Reads several fields one after the other: "Berta gold 24 beer 3". Whose or where the first of them is counts for the
 * next ones, too, until something else is said.
 *
 * Returns: (transfer full) (element-type GnFieldWords) (nullable): them; the last may be without a value. %NULL if any
 *   word belongs to none
 */
GArray  *gn_field_words_read_all (const GnMatch *match, const char *text,
                                  gboolean (*offered) (guint field, gpointer data), gpointer data);

G_END_DECLS
