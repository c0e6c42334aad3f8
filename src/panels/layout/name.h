/* name.h: a player's name that stays readable where there is little room
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnName:
 * The whole name where it fits, a little smaller if need be; otherwise its first word; otherwise nothing, because the
 * seat's token beside it has letter, shape and color. Never "…". It asks for no width of its own.
 *
 * Its style classes are those of the words.
 */
#define GN_TYPE_NAME (gn_name_get_type ())
G_DECLARE_FINAL_TYPE (GnName, gn_name, GN, NAME, GnContainer)

/** gn_name_new: @name is set later if it is %NULL; @classes: style classes, or %NULL */
GtkWidget *gn_name_new (const char *name, const char *classes);
/** gn_name_new_head: one above a column: it is centered, and has the room that is left there. Where no word of it fits
 * into the column, it can be turned */
GtkWidget *gn_name_new_head (const char *name, const char *classes);
/** gn_name_turn: from the next allocation on it reads upwards, as above the columns of a sheet of paper. It still asks
 * for the height of a line: whoever turns it gives it gn_name_length() */
void       gn_name_turn (GnName *self, gboolean turned);
/** gn_name_fits: whether a word of it fits into that width without being turned */
gboolean   gn_name_fits (GnName *self, int width);
/** gn_name_length: how long the turned name is; of a long one, its first word, a little smaller if need be */
int        gn_name_length (GnName *self);
/** gn_name_set: shows @name, and tells it whole to whoever points at it */
void       gn_name_set (GnName *self, const char *name);
/** gn_name_set_words: a sentence; @brief: what is shown instead where there is no room for it */
void       gn_name_set_words (GnName *self, const char *words, const char *brief);
/** gn_name_set_sentence: @words with names of players in it, of whom the first words have to do where there is little
 * room */
void       gn_name_set_sentence (GnName *self, const GnMatch *match, const char *words);
/** gn_name_first: the first word of a name, or of two that are joined, by which it is known */
char      *gn_name_first (const char *name);

G_END_DECLS
