/* correction-fit.c: the one other change with which a correction would be valid
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correction.h"

#include "core/state/position.h"

typedef struct {
  GnCorrection  *correction;
  GnMatchTable  *table;
  const GnMatch *match;
  const GnField *field;      /* of the element that was changed last */
  guint          f;
  int            i, j;
  gint64         was, now;
  GnCorrectionFit *fit;
} Search;

/* Whether the correction would be valid with one more change. It is as before afterwards. */
static gboolean
fits (Search                *search,
      const GnCorrectionFit *fit)
{
  const GnField *field = &search->match->game->fields[fit->field];
  GnCorrectionFit back = { .field = fit->field, .i = fit->i, .j = fit->j };
  g_autofree gpointer state = NULL;

  if (field->type == GN_FIELD_PILE)
    back.pile = gn_correction_get_pile (search->correction, fit->field, fit->i, fit->j, GN_EVERYTHING);
  else
    back.value = gn_correction_get (search->correction, fit->field, fit->i, fit->j, GN_EVERYTHING);
  gn_correction_take_fit (search->correction, fit);
  state = gn_correction_state (search->correction, GN_EVERYTHING);
  gn_correction_take_fit (search->correction, &back);
  if (!state)
    return FALSE;
  *search->fit = *fit;
  return TRUE;
}

static gboolean
try_value (Search *search,
           guint   f,
           int     i,
           int     j,
           gint64  value)
{
  const GnField *field = &search->match->game->fields[f];
  const GnCorrectionFit fit = { .field = f, .i = i, .j = j, .value = value };

  if (value == gn_correction_get (search->correction, f, i, j, GN_EVERYTHING))
    return FALSE;
  if (field->domain == GN_DOMAIN_NUMBER && (value < field->min || value > field->max))
    return FALSE;
  return fits (search, &fit);
}

/* The card that is needed leaves the pile, or the one that is not comes into it: by name, or unseen. */
static gboolean
try_pile (Search *search,
          guint   f,
          int     i,
          int     j)
{
  const GnPile was = gn_correction_get_pile (search->correction, f, i, j, GN_EVERYTHING);
  GnCorrectionFit fit = { .field = f, .i = i, .j = j, .pile = was };

  if (search->field->domain != search->match->game->fields[f].domain)
    return FALSE;
  for (guint k = 0; k < was.n; k++)
    {
      fit.pile = was;
      if (was.layer[k].card >= 0)
        continue;
      if (was.layer[k].n < G_MAXUINT8)
        {
          fit.pile.layer[k].n++;
          if (fits (search, &fit))
            return TRUE;
        }
      fit.pile = was;
      if (was.layer[k].n > 1)
        {
          fit.pile.layer[k].n--;
          if (fits (search, &fit))
            return TRUE;
        }
    }
  if (search->now >= 0 && !gn_field_is_bits (search->field))
    {
      const int at = gn_pile_find (&was, (int) search->now);

      fit.pile = was;
      if (at >= 0 && was.layer[at].seen == GN_ALL_SEE
          && gn_pile_take_card (&fit.pile, (int) search->now, was.layer[at].pool)
          && fits (search, &fit))
        return TRUE;
    }
  return FALSE;
}

/* What was put here is taken from there, and the other way round. */
static gboolean
try_element (Search *search,
             guint   f,
             int     i,
             int     j)
{
  const GnField *field = &search->match->game->fields[f];
  const gboolean sets = gn_field_is_bits (search->field);

  if (f == search->f && i == search->i && j == search->j)
    return FALSE;
  if (field->type == GN_FIELD_PILE)
    return try_pile (search, f, i, j);

  const gint64 value = gn_correction_get (search->correction, f, i, j, GN_EVERYTHING);

  if (field->domain == GN_DOMAIN_NUMBER && search->field->domain == GN_DOMAIN_NUMBER)
    return try_value (search, f, i, j, value - (search->now - search->was))
           || try_value (search, f, i, j, value + search->now - search->was);
  if (field->domain == GN_DOMAIN_NUMBER && !sets)   /* a place filled or emptied: one fewer or more elsewhere */
    return (search->now < 0) != (search->was < 0)
           && (try_value (search, f, i, j, value - 1) || try_value (search, f, i, j, value + 1));
  if (field->domain != search->field->domain)
    return FALSE;
  if (gn_field_is_bits (field))
    {
      const gint64 came = sets ? search->now & ~search->was : search->now >= 0 ? (gint64) 1 << search->now : 0;
      const gint64 went = sets ? search->was & ~search->now : search->was >= 0 ? (gint64) 1 << search->was : 0;

      return try_value (search, f, i, j, (value & ~came) | went) || try_value (search, f, i, j, value & ~came)
             || try_value (search, f, i, j, value | went);
    }
  if (sets)
    return value >= 0 && ((search->now & ~search->was) >> value & 1) && try_value (search, f, i, j, -1);
  return value == search->now && (try_value (search, f, i, j, search->was) || try_value (search, f, i, j, -1));
}

gboolean
gn_correction_fit (GnCorrection    *self,
                   guint            f,
                   int              i,
                   int              j,
                   gboolean       (*offered) (guint field, gpointer data),
                   gpointer         data,
                   GnCorrectionFit *fit)
{
  GnMatchTable *table = gn_correction_get_table (self);
  const GnMatch *match = gn_match_table_get_match (table);
  const GnField *field = &match->game->fields[f];
  Search search = { self, table, match, field, f, i, j, 0, 0, fit };

  if (field->type == GN_FIELD_PILE || !gn_correction_is_edited (self, f, i, j))
    return FALSE;
  search.was = gn_field_get (field, gn_match_table_state (table, GN_EVERYTHING), i, j);
  search.now = gn_correction_get (self, f, i, j, GN_EVERYTHING);

  /* the same field first: what one has more, another has less */
  for (guint k = 0; match->game->fields[k].type; k++)
    {
      const guint at = k == 0 ? f : k <= f ? k - 1 : k;
      const GnField *other = &match->game->fields[at];
      const int n = (int) gn_field_length (match, other, 0), m = (int) gn_field_length (match, other, 1);

      if (!offered (at, data) || (other->dim[0] && !n) || (other->dim[1] && !m))
        continue;
      for (int a = n ? 0 : -1; a < n; a++)
        for (int b = m ? 0 : -1; b < m; b++)
          if (try_element (&search, at, a, b))
            return TRUE;
    }
  return FALSE;
}
