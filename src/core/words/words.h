/* words.h: tokens of a typed line, and the words that can be typed for things, verbs and the rest of a phrase
 *
 * For core: typed.c and complete.c read with it; and for the fields of a correction (app/model/field-words.c) and the
 * line of typed moves (app/entry/typed-line.c).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnToken:
 * @word: folded letters, or the digits
 * @is_number: a run of digits, possibly with a sign before it
 * @number: its value
 * @from: byte offset in the typed text
 * @is_filler: a small word: "the", "of", "and", in English or the user's language
 * @is_nothing: the word for none
 *
 * A run of letters or of digits: "b2r" is three tokens.
 */
typedef struct {
  char    *word;
  gboolean is_number;
  gint64   number;
  guint    from;
  gboolean is_filler;
  gboolean is_nothing;
} GnToken;

/** gn_tokens: splits @text into tokens; (transfer full) (element-type GnToken) */
GArray *gn_tokens (const char *text);
/**
 * gn_tokens_equal: returns whether both have the same words and numbers in the same order, compared as typed text is
 */
gboolean gn_tokens_equal (GArray *a, GArray *b);

/**
 * gn_words_forms: the words that can be typed for "ruby|rubies|r", each as tokens; kept as long as any lexicon
 * exists. (transfer none) (element-type GArray)
 */
GPtrArray *gn_words_forms (const char *words);

/* Penalties: the lower, the better is the reading. */
#define GN_READ_SHORTENED 10   /* a word was shortened */
#define GN_READ_CUT       12   /* the later words of a name were left out */
#define GN_READ_FILLER     2
#define GN_READ_HIDDEN     5   /* a value that exists only to be refused */
#define GN_READ_MISPLACED 30   /* not at the place that its introducing word indicates */
#define GN_READ_NO_VERB   40
#define GN_READ_BARE       4   /* the verb was left out where that is allowed (GN_VERB_BARE) */

/**
 * gn_words_match: compares @tokens from @at on with @forms
 * @taken: (out): number of tokens that match
 *
 * Returns: the penalty of the best match (the longest among equals), or -1
 */
int gn_words_match (GArray *tokens, guint at, GPtrArray *forms, guint *taken);
/** gn_words_match_before: the same, as if the line ended at @end */
int gn_words_match_before (GArray *tokens, guint at, guint end, GPtrArray *forms, guint *taken);

/**
 * GnLexicon: the words for a match's things, in English and in the user's language, made for each domain when needed
 */
typedef struct _GnLexicon GnLexicon;
GnLexicon *gn_lexicon_new  (const GnMatch *match);
void       gn_lexicon_free (GnLexicon *lexicon);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnLexicon, gn_lexicon_free)
/**
 * gn_lexicon_know: also names places by the things on them in @state (GnGame.named_as), if these change (the card
 * that a unit has learned). Call it before any lookup
 */
void gn_lexicon_know (GnLexicon *lexicon, gconstpointer state);
/** gn_lexicon_domain: the forms, by value; (transfer none) (element-type GPtrArray) */
GPtrArray *gn_lexicon_domain (GnLexicon *lexicon, guint domain);

/**
 * GnBetween: a word in a phrase that is not a gap
 * @before: the arguments of the gap after it, as bits
 * @after: the arguments of the gap before it, as bits
 */
typedef struct {
  GnToken token;
  guint16 before;
  guint16 after;
} GnBetween;

/**
 * GnVerbWords:
 * @forms: (element-type GArray): the words that can be typed for the verb
 * @between: (element-type GnBetween): the words of its phrases, names and titles of its arguments
 * @introduced: arguments that have a word of their own before them, as bits
 */
typedef struct {
  GPtrArray *forms;
  GArray    *between;
  guint16    introduced;
} GnVerbWords;

/** gn_verb_words: (transfer none): the words of @verb in the present language; made once, kept forever */
const GnVerbWords *gn_verb_words (const GnVerb *verb);

/** gn_words_classify: sets is_filler and is_nothing of @tokens */
void gn_words_classify (GArray *tokens);

G_END_DECLS
