/* typed.h: parsing moves that a person types
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"

G_BEGIN_DECLS

typedef enum {
  GN_TYPED_NOTHING,   /* not understood: no verb was recognized */
  GN_TYPED_PARTLY,    /* a verb with arguments still open */
  GN_TYPED_WHOLE,     /* one complete move */
} GnTypedResult;

/**
 * gn_typed_parse:
 * @seat: the speaker, unless the text begins with a seat ("Berta: buy 2 rubies")
 * @text: the typed text: words in English or in the user's language, in any clear order, shortened as far as they
 *   stay unique ("b2r", "buy 2 rub", "tile II 2")
 * @move: (out): the move; missing arguments are GN_OPEN (or GN_NONE if they are optional and the move is legal
 *   without)
 * @at: (out) (optional): byte offset of the first word that was not understood, or -1
 */
GnTypedResult
gn_typed_parse (const GnMatch *match, gconstpointer state, int seat, const char *text, GnMove *move, int *at);

/**
 * gn_typed_nearest:
 * @text: a line of which gn_typed_parse() did not understand a word
 * @word: (out) (transfer full) (nullable): what was not understood; %NULL if that was no word
 * @nearest: (out) (transfer full) (nullable): what is known and differs from it by a letter or two, as it is written
 *   in the user's language
 *
 * Returns: (transfer full) (nullable): the line with @nearest instead of @word, of which more is understood
 */
char *
gn_typed_nearest (const GnMatch *match, gconstpointer state, int seat, const char *text, char **word, char **nearest);

/**
 * gn_typed_after:
 * @text: a line of several moves
 * @seat: (inout): the speaker; who speaks in the state returned
 *
 * Makes the moves of @text up to its last semicolon, as if nothing came up by chance on the way.
 *
 * Returns: (transfer full) (nullable): the state in which the rest of the line is meant; %NULL if something before it
 *   is not understood or not possible
 */
gpointer gn_typed_after (const GnMatch *match, gconstpointer state, int *seat, const char *text);

/**
 * gn_typed_first:
 *
 * One line can contain several moves: "queen; play two flowers", "farmer, draw flower", "wizard: own gem". A
 * semicolon always separates them. A comma or colon separates them only if the part before it is a move and the whole
 * line is not.
 *
 * Returns: length in bytes of the first move in @text; all of @text if there is only one
 */
gsize gn_typed_first (const GnMatch *match, gconstpointer state, int seat, const char *text);

/**
 * gn_typed_spell_out:
 *
 * A line can contain a move and the answer that the move asks for, as the last words of the move's phrase. "Berta
 * casts Shove on the hare to u3.2" is the cast and the answer that the hare goes to u3.2, regardless of who has to
 * give it. While an answer is due, it can be typed alone: "to u3.2".
 *
 * Returns: (transfer full) (nullable): the line as single moves, separated by semicolons; %NULL if there is nothing
 *   to spell out
 */
char *gn_typed_spell_out (const GnMatch *match, gconstpointer state, int seat, const char *text);

/**
 * GnCompletion:
 * @text: the complete line: "buy 2 rubies"
 * @typed: how many bytes of it are already typed
 * @move: the move it means; may have GN_OPEN arguments
 * @lawful: the move is possible now
 * @why: why not, if it is not
 */
typedef struct {
  char    *text;
  guint    typed;
  GnMove   move;
  gboolean lawful;
  GnSay    why;
} GnCompletion;

/**
 * gn_typed_complete: the best @max completions, legal ones first; refused ones are included, with the reason.
 * Returns: (transfer full) (element-type GnCompletion)
 */
GPtrArray *gn_typed_complete (const GnMatch *match, gconstpointer state, int seat, const char *text, guint max);

G_END_DECLS
