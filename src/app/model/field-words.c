/* field-words.c: a field of the state from what a person types: "Berta gold 24", "ruby 8"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "field-words.h"

#include "core/state/position.h"
#include "core/words/text.h"
#include "core/words/words.h"

#define NO_VALUE 50   /* worse than any reading with a value */

typedef struct {
  const GnMatch *match;
  GArray        *tokens;
  GnLexicon     *lexicon;
  guint64        used;     /* tokens, as bits */
  int            penalty;
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
  if (domain != GN_DOMAIN_NUMBER)
    return take (reading, g_ptr_array_index (gn_lexicon_domain (reading->lexicon, domain), i));

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

  if (!take (&reading, gn_words_forms (gn_tr (field->title)))
      && !take (&reading, gn_words_forms (field->title)) && field->words)
    take (&reading, gn_words_forms (field->words));
  for (guint k = 0; k < reading.tokens->len; k++)
    if (!(reading.used >> k & 1) && !g_array_index (reading.tokens, GnToken, k).is_filler)
      return -1;
  return reading.penalty;
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
  const Reading start = { match, tokens, lexicon, 0, 0 };
  int best = -1;

  *read = (GnFieldWords) { .field = -1, .i = -1, .j = -1 };
  gn_words_classify (tokens);
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
