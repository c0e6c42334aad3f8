/* typed.h: moves typed by a person
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"

G_BEGIN_DECLS

typedef enum {
  GN_TYPED_NOTHING,   /* not understood: no verb is meant */
  GN_TYPED_PARTLY,    /* a verb, and arguments still open */
  GN_TYPED_WHOLE,     /* one move */
} GnTypedResult;

/**
 * gn_typed_parse:
 * @seat: who is taken to speak unless the text names a seat first ("Berta: buy 2 rubies")
 * @text: what was typed: words in English or in the user's language, in any order that is clear, shortened as
 *   far as they stay unique ("b2r", "buy 2 rub", "tile II 2")
 * @move: (out): the move; arguments not said are GN_OPEN (or GN_NONE where optional and legal without)
 * @at: (out) (optional): byte offset of the first word that was not understood, or -1
 */
GnTypedResult
gn_typed_parse (const GnMatch *match, gconstpointer state, int seat, const char *text, GnMove *move, int *at);

/**
 * gn_typed_first:
 *
 * One line may say several moves: "queen; play two flowers", "farmer, draw flower", "wizard: own gem". A semicolon
 * always divides; a comma or colon where what stands before it is a move, and the whole line is none. Returns: how many
 * bytes of @text are the first move; its length where there is but one
 */
gsize gn_typed_first (const GnMatch *match, gconstpointer state, int seat, const char *text);

/**
 * gn_typed_spell_out:
 *
 * The answer that a move asks for may be said in one breath with it, by the last words of its phrase: "Berta casts
 * Shove on the hare to u3.2" is the cast, and that the hare goes to u3.2, whoever has to say so. Where an answer is
 * awaited it alone may be said: "to u3.2". Returns: (transfer full) (nullable): the line as single moves, divided by
 * semicolons; %NULL: there is nothing to spell out
 */
char *gn_typed_spell_out (const GnMatch *match, gconstpointer state, int seat, const char *text);

/**
 * GnCompletion:
 * @text: the whole line as it would be: "buy 2 rubies"
 * @typed: how many bytes of it are already there
 * @move: what it says; may have GN_OPEN arguments
 * @lawful: it can be done now
 * @why: why not, if not
 */
typedef struct {
  char    *text;
  guint    typed;
  GnMove   move;
  gboolean lawful;
  GnSay    why;
} GnCompletion;

/** gn_typed_complete: the best @max ways to go on, lawful ones first; refused ones stay, with the reason.
 * Returns: (transfer full) (element-type GnCompletion) */
GPtrArray *gn_typed_complete (const GnMatch *match, gconstpointer state, int seat, const char *text, guint max);

G_END_DECLS
