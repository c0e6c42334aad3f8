/* words.c: tokens of a typed line, and the words for things and verbs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "words.h"

#include "phrase.h"
#include "text.h"

#include <glib/gi18n-lib.h>

/* ---- Tokens ------------------------------------------------------------- */

static void
token_clear (gpointer data)
{
  GnToken *token = data;

  g_free (token->word);
}

static gboolean
is_letter (gunichar c)
{
  return g_unichar_isalpha (c) || g_unichar_ismark (c);
}

static gboolean
is_minus (gunichar c)
{
  return c == '-' || c == 0x2212;
}

/* A sign counts only if nothing is attached to its left: "-3", but not "II-1". */
static int
sign_before (const char *text,
             const char *c)
{
  const char *sign = c > text ? g_utf8_prev_char (c) : NULL;
  gunichar before = sign && sign > text ? g_utf8_get_char (g_utf8_prev_char (sign)) : ' ';

  return sign && is_minus (g_utf8_get_char (sign)) && g_unichar_isspace (before) ? -1 : 1;
}

GArray *
gn_tokens (const char *text)
{
  GArray *tokens = g_array_new (FALSE, TRUE, sizeof (GnToken));
  const char *c = text;

  g_array_set_clear_func (tokens, token_clear);
  if (!g_utf8_validate (text, -1, NULL))
    return tokens;
  while (*c)
    {
      gunichar u = g_utf8_get_char (c);
      GnToken token = { .from = c - text };
      const char *from = c;

      if (g_unichar_isdigit (u))
        {
          GString *digits = g_string_new (NULL);

          for (; g_unichar_isdigit (g_utf8_get_char (c)); c = g_utf8_next_char (c))
            {
              int value = g_unichar_digit_value (g_utf8_get_char (c));

              g_string_append_c (digits, '0' + value);
              token.number = MIN (token.number * 10 + value, 1000000000);
            }
          token.number *= sign_before (text, from);
          token.is_number = TRUE;
          token.word = g_string_free (digits, FALSE);
        }
      else if (is_letter (u))
        {
          while (is_letter (g_utf8_get_char (c)))
            c = g_utf8_next_char (c);

          g_autofree char *run = g_strndup (from, c - from);

          token.word = gn_fold (run);
        }
      else
        {
          c = g_utf8_next_char (c);
          continue;
        }
      g_array_append_val (tokens, token);
    }
  return tokens;
}

static gboolean
token_equal (const GnToken *a,
             const GnToken *b)
{
  if (a->is_number || b->is_number)
    return a->is_number && b->is_number && a->number == b->number;
  return a->word[0] == b->word[0] && g_str_equal (a->word, b->word);
}

gboolean
gn_tokens_equal (GArray *a,
                 GArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (!token_equal (&g_array_index (a, GnToken, i), &g_array_index (b, GnToken, i)))
      return FALSE;
  return TRUE;
}

/* ---- Forms -------------------------------------------------------------- */

/* "Händler" can also be typed "Haendler". NULL if the word has no umlauts. */
static char *
without_umlauts (const char *word)
{
  g_autofree char *composed = g_utf8_normalize (word, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  GString *text = g_string_new (NULL);
  gboolean changed = FALSE;

  for (const char *c = composed ? composed : ""; *c; c = g_utf8_next_char (c))
    {
      gunichar u = g_unichar_tolower (g_utf8_get_char (c));
      const char *pair = u == 0xe4 ? "ae" : u == 0xf6 ? "oe" : u == 0xfc ? "ue" : NULL;

      changed = changed || pair;
      if (pair)
        g_string_append (text, pair);
      else
        g_string_append_unichar (text, g_utf8_get_char (c));
    }
  return g_string_free (text, !changed);
}

static void
add_form (GPtrArray  *forms,
          const char *word)
{
  GArray *tokens = gn_tokens (word);

  for (guint i = 0; i < forms->len && tokens->len > 0; i++)
    if (gn_tokens_equal (forms->pdata[i], tokens))
      g_array_set_size (tokens, 0);
  if (tokens->len > 0)
    g_ptr_array_add (forms, tokens);
  else
    g_array_unref (tokens);
}

/* The forms of a string never change, so they can be kept. */
static GHashTable *kept;
static guint lexicons;

static void
forget_forms (void)
{
  if (lexicons == 0 && kept && g_hash_table_size (kept) > 8192)
    g_hash_table_remove_all (kept);
}

GPtrArray *
gn_words_forms (const char *words)
{
  GPtrArray *forms;

  if (!kept)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  forms = g_hash_table_lookup (kept, words);
  if (forms)
    return forms;

  g_auto (GStrv) alternatives = g_strsplit (words, "|", -1);

  forms = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; alternatives[i]; i++)
    {
      g_autofree char *plain = without_umlauts (alternatives[i]);

      add_form (forms, alternatives[i]);
      if (plain)
        add_form (forms, plain);
    }
  g_hash_table_insert (kept, g_strdup (words), forms);
  return forms;
}

static int
match_form (GArray *tokens,
            guint   at,
            guint   end,
            GArray *form,
            guint  *taken)
{
  int penalty = 0;
  guint i;

  for (i = 0; i < form->len; i++)
    {
      const GnToken *said = at + i < end ? &g_array_index (tokens, GnToken, at + i) : NULL;
      const GnToken *word = &g_array_index (form, GnToken, i);

      if (said && token_equal (said, word))
        continue;
      if (said && !said->is_number && !word->is_number && said->word[0] == word->word[0]
          && g_str_has_prefix (word->word, said->word))
        penalty += GN_READ_SHORTENED;
      else
        break;
    }

  *taken = i;
  if (i == 0)
    return -1;
  return i < form->len ? penalty + GN_READ_CUT : penalty;
}

int
gn_words_match_before (GArray    *tokens,
                       guint      at,
                       guint      end,
                       GPtrArray *forms,
                       guint     *taken)
{
  int best = -1;

  *taken = 0;
  for (guint i = 0; i < forms->len; i++)
    {
      guint n;
      int penalty = match_form (tokens, at, end, forms->pdata[i], &n);

      /* Understanding one more word outweighs shortening a word. */
      if (penalty >= 0 && (best < 0 || penalty - 15 * (int) n < best - 15 * (int) *taken))
        {
          best = penalty;
          *taken = n;
        }
    }
  return best;
}

int
gn_words_match (GArray    *tokens,
                guint      at,
                GPtrArray *forms,
                guint     *taken)
{
  return gn_words_match_before (tokens, at, tokens->len, forms, taken);
}

/* ---- Lexicon ------------------------------------------------------------ */

struct _GnLexicon {
  const GnMatch *match;
  gconstpointer  state;
  GPtrArray     *domain[256];
};

GnLexicon *
gn_lexicon_new (const GnMatch *match)
{
  GnLexicon *lexicon = g_new0 (GnLexicon, 1);

  forget_forms ();
  lexicons++;
  lexicon->match = match;
  return lexicon;
}

void
gn_lexicon_know (GnLexicon    *lexicon,
                 gconstpointer state)
{
  lexicon->state = state;
}

void
gn_lexicon_free (GnLexicon *lexicon)
{
  for (guint i = 0; i < G_N_ELEMENTS (lexicon->domain); i++)
    g_clear_pointer (&lexicon->domain[i], g_ptr_array_unref);
  g_free (lexicon);
  lexicons--;
}

/* Holds a reference to each form: the kept forms of a string may be dropped first. */
static gpointer
hold (gconstpointer form,
      gpointer      data)
{
  return g_array_ref ((GArray *) form);
}

static void
add_forms (GPtrArray  *forms,
           const char *words)
{
  if (words)
    g_ptr_array_extend (forms, gn_words_forms (words), hold, NULL);
}

/* "{n} rubies" without its number. */
static void
add_counted (GPtrArray  *forms,
             const char *counted)
{
  g_autofree char *words = counted ? gn_fill (counted, "n", " ", NULL) : NULL;

  add_forms (forms, words);
}

static void
add_value (GPtrArray     *forms,
           const GnValue *value)
{
  static const guint some_numbers[] = { 1, 2, 5, 0, 11 };

  add_forms (forms, value->words);
  if (value->words)
    add_forms (forms, gn_tr (value->words));
  add_counted (forms, value->counted);
  add_counted (forms, value->counted_plural);
  if (value->counted)
    for (guint i = 0; i < G_N_ELEMENTS (some_numbers); i++)
      add_counted (forms, g_dngettext (GETTEXT_PACKAGE, value->counted, value->counted_plural, some_numbers[i]));
}

static GPtrArray *
forms_of_thing (const GnMatch *match,
                GnThing        thing)
{
  GPtrArray *forms = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autofree char *english = gn_phrase_name (match, thing, TRUE);
  g_autofree char *translated = gn_phrase_name (match, thing, FALSE);
  const GnDomain *domain = thing.domain == GN_DOMAIN_SEAT ? NULL : &match->game->domains[thing.domain];

  add_forms (forms, english);
  add_forms (forms, translated);
  if (domain)
    add_forms (forms, gn_thing_id (match, thing));
  if (domain && domain->family)
    {
      g_autofree char *english_id = g_strdup_printf ("%s %s", english, gn_thing_id (match, thing));
      g_autofree char *translated_id = g_strdup_printf ("%s %s", translated, gn_thing_id (match, thing));

      add_forms (forms, english_id);
      add_forms (forms, translated_id);
    }
  if (domain && domain->values && thing.value < domain->n_values)
    add_value (forms, &domain->values[thing.value]);
  return forms;
}

static void
add_lying (GnLexicon *lexicon,
           GnThing    thing,
           GPtrArray *forms)
{
  const GnMatch *match = lexicon->match;

  if (!lexicon->state || !match->game->named_as || thing.domain >= GN_DOMAIN_SEAT
      || (!match->game->domains[thing.domain].printed && !match->game->domains[thing.domain].named_as))
    return;

  const GnThing lying = match->game->named_as (match, lexicon->state, thing);

  if (lying.value == GN_NONE)
    return;

  g_autofree char *english = gn_phrase_name (match, lying, TRUE);
  g_autofree char *translated = gn_phrase_name (match, lying, FALSE);

  add_forms (forms, english);
  add_forms (forms, translated);
}

GPtrArray *
gn_lexicon_domain (GnLexicon *lexicon,
                   guint      domain)
{
  GPtrArray *values = lexicon->domain[domain];

  if (values || domain == GN_DOMAIN_NUMBER)
    return values;

  guint n = domain == GN_DOMAIN_SEAT ? lexicon->match->n_seats : gn_match_domain_size (lexicon->match, domain);

  values = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < n; i++)
    {
      GPtrArray *forms = forms_of_thing (lexicon->match, GN_THING (domain, i));

      add_lying (lexicon, GN_THING (domain, i), forms);
      g_ptr_array_add (values, forms);
    }
  lexicon->domain[domain] = values;
  return values;
}

/* ---- Verbs -------------------------------------------------------------- */

static void
between_clear (gpointer data)
{
  GnBetween *between = data;

  g_free (between->token.word);
}

static void
add_between (GnVerbWords *words,
             const char  *text,
             guint16      before,
             guint16      after)
{
  g_autoptr (GArray) tokens = gn_tokens (text);

  for (guint i = 0; i < tokens->len; i++)
    {
      GnToken token = g_array_index (tokens, GnToken, i);
      GnBetween between = { .token = token, .before = before, .after = after };

      between.token.word = g_strdup (token.word);
      g_array_append_val (words->between, between);
    }
  words->introduced |= before;
}

static guint16
bits_of (const GnVerb        *verb,
         const GnPhrasePiece *piece)
{
  guint16 bits = 0;

  if (piece->arg)
    bits |= 1u << (piece->arg - verb->args);
  if (piece->number)
    bits |= 1u << (piece->number - verb->args);
  return bits;
}

static void
add_phrase (GnVerbWords  *words,
            const GnVerb *verb,
            const char   *phrase)
{
  g_autoptr (GArray) pieces = gn_phrase_split (verb, phrase);
  gboolean named = FALSE;

  for (guint i = 0; i < pieces->len; i++)
    {
      const GnPhrasePiece *piece = &g_array_index (pieces, GnPhrasePiece, i);
      const GnPhrasePiece *next = i + 1 < pieces->len ? piece + 1 : NULL, *last = i > 0 ? piece - 1 : NULL;
      g_autoptr (GArray) tokens = piece->words ? gn_tokens (piece->words) : NULL;

      if (!piece->words || tokens->len == 0)
        continue;
      /* The first words outside brackets are the verb. */
      if (!named && !piece->bracket)
        {
          add_forms (words->forms, piece->words);
          named = TRUE;
          add_between (words, piece->words, 0, 0);
          continue;
        }
      add_between (words, piece->words,
                   next && next->bracket == piece->bracket ? bits_of (verb, next) : 0,
                   last && last->bracket == piece->bracket ? bits_of (verb, last) : 0);
    }
}

static void
fill_verb_words (GnVerbWords  *words,
                 const GnVerb *verb)
{
  words->forms = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  words->between = g_array_new (FALSE, TRUE, sizeof (GnBetween));
  words->introduced = 0;
  g_array_set_clear_func (words->between, between_clear);

  add_forms (words->forms, verb->words);
  add_forms (words->forms, gn_tr (verb->words));
  add_forms (words->forms, verb->id);
  add_forms (words->forms, verb->title);
  add_forms (words->forms, gn_tr (verb->title));
  add_phrase (words, verb, verb->phrase);
  add_phrase (words, verb, gn_tr (verb->phrase));

  guint16 introduced = words->introduced;

  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    {
      guint16 bit = 1u << (arg - verb->args);

      add_between (words, arg->name, bit, 0);
      add_between (words, arg->title, bit, 0);
      add_between (words, gn_tr (arg->title), bit, 0);
      if (arg->words)
        add_between (words, arg->words, bit, 0);
    }
  words->introduced = introduced;
}

/* The verbs of a table exist forever; only the language of their translations can change. */
typedef struct {
  const char *phrase;
  GnVerbWords words;
} KeptVerb;

static void
kept_verb_free (gpointer data)
{
  KeptVerb *verb = data;

  g_ptr_array_unref (verb->words.forms);
  g_array_unref (verb->words.between);
  g_free (verb);
}

const GnVerbWords *
gn_verb_words (const GnVerb *verb)
{
  static GHashTable *verbs;
  const char *phrase = gn_tr (verb->phrase);
  KeptVerb *known;

  if (!verbs)
    verbs = g_hash_table_new_full (NULL, NULL, NULL, kept_verb_free);
  known = g_hash_table_lookup (verbs, verb);
  if (known && known->phrase == phrase)
    return &known->words;

  known = g_new0 (KeptVerb, 1);
  known->phrase = phrase;
  fill_verb_words (&known->words, verb);
  g_hash_table_insert (verbs, (gpointer) verb, known);
  return &known->words;
}

static gboolean
is_one_of (const GnToken *token,
           const char    *words)
{
  GPtrArray *forms = gn_words_forms (words);

  for (guint i = 0; i < forms->len; i++)
    {
      GArray *form = forms->pdata[i];

      if (form->len == 1 && token_equal (token, &g_array_index (form, GnToken, 0)))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether it is one of the words of "{first} and {last}" that are not a gap. */
static gboolean
is_and (const GnToken *token,
        const char    *pattern)
{
  g_autofree char *words = gn_fill (pattern, "first", "|", "last", "|", "next", "|", NULL);

  return is_one_of (token, words);
}

static gboolean
is_filler (const GnToken *token)
{
  static const char english[] = "a|an|the|and|of|with|for|from|to|in|on|at|x|please";

  return !token->is_number
    && (is_one_of (token, english)
        /* Translators: small words that can be typed anywhere and have no meaning, separated by |: translate
         * freely */
        || is_one_of (token, _("a|an|the|and|of|with|for|from|to|in|on|at|x|please"))
        || is_and (token, gn_phrase_and (TRUE, FALSE)) || is_and (token, gn_phrase_and (FALSE, FALSE)));
}

void
gn_words_classify (GArray *tokens)
{
  for (guint i = 0; i < tokens->len; i++)
    {
      GnToken *token = &g_array_index (tokens, GnToken, i);

      token->is_filler = is_filler (token);
      token->is_nothing = is_one_of (token, gn_phrase_nothing (TRUE)) || is_one_of (token, gn_phrase_nothing (FALSE));
    }
}
