/* words.h: what is typed as tokens, and the words that may be typed for things, verbs and what stands between
 *
 * Within core only: typed.c and complete.c read with it.
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
 * @is_number: a run of digits, perhaps with a sign before it
 * @number: its value
 * @from: byte where it begins in what was typed
 * @is_filler: a small word: "the", "of", "and", in English or the user's language
 * @is_nothing: the word for none
 *
 * A run of letters or of digits: "b2r" are three.
 */
typedef struct {
  char    *word;
  gboolean is_number;
  gint64   number;
  guint    from;
  gboolean is_filler;
  gboolean is_nothing;
} GnToken;

/** gn_tokens: (transfer full) (element-type GnToken) */
GArray *gn_tokens (const char *text);
/** gn_tokens_equal: the same words and numbers in the same order, as they are compared when typed */
gboolean gn_tokens_equal (GArray *a, GArray *b);

/** gn_words_forms: what may be typed for "ruby|rubies|r", each as tokens; kept while a lexicon is about.
 * (transfer none) (element-type GArray) */
GPtrArray *gn_words_forms (const char *words);

/* Penalties: the lower, the better a reading fits. */
#define GN_READ_SHORTENED 10   /* a word was shortened */
#define GN_READ_CUT       12   /* the further words of a name were left out */
#define GN_READ_FILLER     2
#define GN_READ_HIDDEN     5   /* a value that exists only to be refused */
#define GN_READ_MISPLACED 30   /* not where its introducing word says */
#define GN_READ_NO_VERB   40
#define GN_READ_BARE       4   /* the verb left out where it may be (GN_VERB_BARE) */

/**
 * gn_words_match: does @tokens from @at on say one of @forms?
 * @taken: (out): how many tokens
 * Returns: the penalty of the best (the longest among equals), or -1
 */
int gn_words_match (GArray *tokens, guint at, GPtrArray *forms, guint *taken);
/** gn_words_match_before: the same, as if the line ended at @end */
int gn_words_match_before (GArray *tokens, guint at, guint end, GPtrArray *forms, guint *taken);

/**
 * GnLexicon: the words of a match's things, in English and in the user's language, made domain by domain as
 * needed. */
typedef struct _GnLexicon GnLexicon;
GnLexicon *gn_lexicon_new  (const GnMatch *match);
void       gn_lexicon_free (GnLexicon *lexicon);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnLexicon, gn_lexicon_free)
/** gn_lexicon_know: what is on a component that changes (the card a unit has learned) is called by what lies there in
 * @state (GnGame.lies) as well; before anything is looked up */
void gn_lexicon_know (GnLexicon *lexicon, gconstpointer state);
/** gn_lexicon_domain: by value the forms. (transfer none) (element-type GPtrArray) */
GPtrArray *gn_lexicon_domain (GnLexicon *lexicon, guint domain);

/**
 * GnBetween: a word of a phrase that is no gap.
 * @before: the arguments of the gap that follows it, as bits
 * @after: of the gap before it
 */
typedef struct {
  GnToken token;
  guint16 before;
  guint16 after;
} GnBetween;

/**
 * GnVerbWords:
 * @forms: (element-type GArray): what may be typed for the verb
 * @between: (element-type GnBetween): the words of its phrases, names and titles of its arguments
 * @introduced: arguments that have a word of their own before them, as bits
 */
typedef struct {
  GPtrArray *forms;
  GArray    *between;
  guint16    introduced;
} GnVerbWords;

/** gn_verb_words: (transfer none): of @verb in the present language; made once, kept for good */
const GnVerbWords *gn_verb_words (const GnVerb *verb);

/** gn_words_classify: sets is_filler and is_nothing of @tokens */
void gn_words_classify (GArray *tokens);

G_END_DECLS
