/* field-words.c: a field of the state from what a person types: "Berta gold 24", "ruby 8", "Berta gold 24 beer 3"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "field-words.h"

#include "core/state/position.h"
#include "core/words/text.h"
#include "core/words/words.h"

#define NO_VALUE   50   /* worse than any reading with a value */
#define ELSEWHERE  5    /* than the field before it in the line */
#define MOST_WORDS 16   /* of a line with several fields */

typedef struct {
  const GnMatch *match;
  GArray        *tokens;
  GnLexicon     *lexicon;
  guint64        used;     /* tokens, as bits */
  int            penalty;
  guint          domain;   /* where the field before it was: GN_DOMAIN_NUMBER is nowhere */
  int            place;
  gboolean       several;  /* of a line with several fields: a figure says what it counts */
  gboolean       stays;    /* it is where the field before it was */
} Reading;

/* Takes the words of one of @forms, wherever they stand among those that are left; FALSE: they are not there. */
static gboolean
take (Reading   *reading,
      GPtrArray *forms)
{
  int best = -1;
  guint at = 0, n = 0;

  for (guint from = 0; from < reading->tokens->len; from++)
    {
      guint taken = 0;
      const int penalty = reading->used >> from & 1 ? -1 : gn_words_match (reading->tokens, from, forms, &taken);

      for (guint k = 0; penalty >= 0 && k < taken; k++)
        if (reading->used >> (from + k) & 1)
          taken = 0;
      if (penalty < 0 || !taken || (best >= 0 && (penalty > best || (penalty == best && taken <= n))))
        continue;
      best = penalty;
      at = from;
      n = taken;
    }
  if (best < 0)
    return FALSE;
  reading->used |= (((guint64) 1 << n) - 1) << at;
  reading->penalty += best;
  return TRUE;
}

static gboolean
take_index (Reading       *reading,
            const GnField *field,
            int            dimension,
            int            i)
{
  const guint domain = field->index[dimension];

  if (i < 0)
    return TRUE;
  if (domain != GN_DOMAIN_NUMBER && take (reading, g_ptr_array_index (gn_lexicon_domain (reading->lexicon, domain), i)))
    return TRUE;
  if (domain != GN_DOMAIN_NUMBER)
    {
      reading->stays = !dimension && domain == reading->domain && i == reading->place;
      return reading->stays;
    }

  /* places that have only numbers, counted as people do */
  for (guint k = 0; k < reading->tokens->len; k++)
    {
      const GnToken *token = &g_array_index (reading->tokens, GnToken, k);

      if (reading->used >> k & 1 || !token->is_number || token->number != i + 1)
        continue;
      reading->used |= (guint64) 1 << k;
      return TRUE;
    }
  return FALSE;
}

static gboolean
take_value (Reading       *reading,
            const GnField *field,
            gint64        *value)
{
  const GnToken *last = &g_array_index (reading->tokens, GnToken, reading->tokens->len - 1);
  const guint at = reading->tokens->len - 1;

  if (reading->used >> at & 1)
    return FALSE;
  if (field->domain == GN_DOMAIN_NUMBER)
    {
      if (!last->is_number)
        return FALSE;
      *value = last->number;
      reading->used |= (guint64) 1 << at;
      return TRUE;
    }
  if (last->is_nothing && field->min < 0)
    {
      *value = -1;
      reading->used |= (guint64) 1 << at;
      return TRUE;
    }

  GPtrArray *values = gn_lexicon_domain (reading->lexicon, field->domain);

  for (guint v = 0; v < values->len; v++)
    {
      Reading attempt = *reading;

      if (!take (&attempt, values->pdata[v]) || !(attempt.used >> at & 1))
        continue;
      *reading = attempt;
      *value = v;
      return TRUE;
    }
  return FALSE;
}

/* The penalty of reading element (@i, @j) of @f there, or -1. */
static int
read_element (const Reading *start,
              guint          f,
              int            i,
              int            j,
              GnFieldWords  *read)
{
  const GnField *field = &start->match->game->fields[f];
  Reading reading = *start;

  if (!take_index (&reading, field, 0, i) || !take_index (&reading, field, 1, j))
    return -1;
  *read = (GnFieldWords) { .field = (int) f, .i = i, .j = j };
  read->has_value = take_value (&reading, field, &read->value);
  if (!read->has_value)
    reading.penalty += NO_VALUE;

  const gboolean named = take (&reading, gn_words_forms (gn_tr (field->title)))
                         || take (&reading, gn_words_forms (field->title))
                         || (field->words && take (&reading, gn_words_forms (field->words)));

  if (reading.several && !named && j < 0
      && (i < 0 || (field->domain == GN_DOMAIN_NUMBER && field->index[0] == GN_DOMAIN_SEAT)))
    return -1;
  if (reading.place >= 0 && !reading.stays)
    reading.penalty += ELSEWHERE;
  for (guint k = 0; k < reading.tokens->len; k++)
    if (!(reading.used >> k & 1) && !g_array_index (reading.tokens, GnToken, k).is_filler)
      return -1;
  return reading.penalty;
}

/* Reads @tokens; @before: (nullable): the field read before them. */
static gboolean
read_tokens (const GnMatch      *match,
             GnLexicon          *lexicon,
             GArray             *tokens,
             const GnFieldWords *before,
             gboolean            several,
             gboolean          (*offered) (guint field, gpointer data),
             gpointer            data,
             GnFieldWords       *read)
{
  const gboolean placed = before && before->i >= 0;
  const Reading start = { match, tokens, lexicon, 0, 0,
                          placed ? match->game->fields[before->field].index[0] : GN_DOMAIN_NUMBER,
                          placed ? before->i : -1, several, FALSE };
  int best = -1;

  *read = (GnFieldWords) { .field = -1, .i = -1, .j = -1 };
  if (!tokens->len || tokens->len > 60)
    return FALSE;
  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];
      const int n = (int) gn_field_length (match, field, 0), m = (int) gn_field_length (match, field, 1);

      if (field->type == GN_FIELD_PILE || gn_field_is_bits (field) || !offered (f, data)
          || (field->dim[0] && !n) || (field->dim[1] && !m))
        continue;
      for (int i = n ? 0 : -1; i < n; i++)
        for (int j = m ? 0 : -1; j < m; j++)
          {
            GnFieldWords now;
            const int penalty = read_element (&start, f, i, j, &now);

            if (penalty >= 0 && (best < 0 || penalty < best))
              {
                best = penalty;
                *read = now;
              }
          }
    }
  return best >= 0;
}

gboolean
gn_field_words_read (const GnMatch *match,
                     const char    *text,
                     gboolean     (*offered) (guint field, gpointer data),
                     gpointer       data,
                     GnFieldWords  *read)
{
  g_autoptr (GArray) tokens = gn_tokens (text);
  g_autoptr (GnLexicon) lexicon = gn_lexicon_new (match);

  gn_words_classify (tokens);
  return read_tokens (match, lexicon, tokens, NULL, FALSE, offered, data, read);
}

/* Tokens @from to @to, without their words: these stay with @tokens. */
static GArray *
part (GArray *tokens,
      guint   from,
      guint   to)
{
  GArray *some = g_array_new (FALSE, FALSE, sizeof (GnToken));

  g_array_append_vals (some, &g_array_index (tokens, GnToken, from), to - from);
  return some;
}

GArray *
gn_field_words_read_all (const GnMatch *match,
                         const char    *text,
                         gboolean     (*offered) (guint field, gpointer data),
                         gpointer       data)
{
  g_autoptr (GArray) tokens = gn_tokens (text), all = g_array_new (FALSE, FALSE, sizeof (GnFieldWords));
  g_autoptr (GnLexicon) lexicon = gn_lexicon_new (match);
  GnFieldWords read;

  gn_words_classify (tokens);
  if (read_tokens (match, lexicon, tokens, NULL, FALSE, offered, data, &read))
    {
      g_array_append_val (all, read);
      return g_steal_pointer (&all);
    }
  if (tokens->len > MOST_WORDS)
    return NULL;

  /* as many words as make one field and its value; what is left at the end may lack the value */
  for (guint from = 0; from < tokens->len;)
    {
      const GnFieldWords *before = all->len ? &g_array_index (all, GnFieldWords, all->len - 1) : NULL;
      guint to = tokens->len;

      for (; to > from; to--)
        {
          g_autoptr (GArray) some = part (tokens, from, to);

          if (read_tokens (match, lexicon, some, before, TRUE, offered, data, &read)
              && (read.has_value || to == tokens->len))
            break;
        }
      if (to == from)
        return NULL;
      g_array_append_val (all, read);
      from = to;
    }
  return g_steal_pointer (&all);
}
