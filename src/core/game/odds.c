/* odds.c: exact chances as fractions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "odds.h"
#include "core/base/language.h"

#include <math.h>
#include <glib/gi18n.h>

/* Fractions are added and multiplied in 128 bits, where the product of two 64-bit numbers always fits. */
__extension__ typedef unsigned __int128 Wide;

#define WIDE_MAX (~(Wide) 0)

static Wide
common_divisor (Wide a,
                Wide b)
{
  while (b != 0)
    {
      Wide rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

/* Reduces to lowest terms; if that does not fit 64 bits, halves both until it does. */
static GnOdds
lowest_terms (Wide     a,
              Wide     b,
              gboolean about)
{
  if (b == 0)
    return (GnOdds) { 0, 1, about };

  Wide divisor = common_divisor (a, b);

  a /= divisor;
  b /= divisor;
  while (b > G_MAXUINT64 || a > G_MAXUINT64)
    {
      about = TRUE;
      a = (a >> 1) + (a & 1);
      b = (b >> 1) + (b & 1);
    }
  return (GnOdds) { (guint64) a, (guint64) b, about };
}

GnOdds
gn_odds (guint64 a,
         guint64 b)
{
  return lowest_terms (a, b, FALSE);
}

GnOdds
gn_odds_and (GnOdds p,
             GnOdds q)
{
  return lowest_terms ((Wide) p.a * q.a, (Wide) p.b * q.b, p.about || q.about);
}

GnOdds
gn_odds_or (GnOdds p,
            GnOdds q)
{
  /* The events exclude each other: the sum is at most 1, so the numerator is at most the denominator. */
  Wide shared = common_divisor (p.b, q.b);
  Wide b = p.b / shared * q.b;
  Wide a = p.a * (q.b / shared) + q.a * (p.b / shared);

  return lowest_terms (MIN (a, b), b, p.about || q.about);
}

double
gn_odds_value (GnOdds p)
{
  return p.b ? (double) p.a / (double) p.b : 0.0;
}

/* One decimal is enough. But a possible event is never shown as 0, and an uncertain one never as 100. */
static char *
percent_of (GnOdds p)
{
  return g_strdup_printf ("%.1f", CLAMP (100.0 * gn_odds_value (p), 0.1, 99.9));
}

/* Fractions with large numbers are harder to picture than the percentage alone. */
static gboolean
has_cases (GnOdds p)
{
  return p.a != 0 && p.a != p.b && !p.about && p.b <= 9999;
}

char *
gn_odds_percent (GnOdds p)
{
  if (p.a == 0)
    return g_strdup (gn_tr (N_("never")));
  if (p.a == p.b)
    return g_strdup (gn_tr (N_("certain")));

  g_autofree char *percent = percent_of (p);

  /* Translators: a chance that is not exact, in percent */
  return gn_fill (p.about ? gn_tr (N_("about {percent}%"))
                  /* Translators: a chance in percent */
                  : gn_tr (N_("{percent}%")), "percent", percent, NULL);
}

char *
gn_odds_cases (GnOdds p)
{
  return has_cases (p) ? g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, p.a, p.b) : NULL;
}

char *
gn_odds_text (GnOdds p)
{
  if (!has_cases (p))
    return gn_odds_percent (p);

  g_autofree char *percent = percent_of (p);
  g_autofree char *a = g_strdup_printf ("%" G_GUINT64_FORMAT, p.a);
  g_autofree char *b = g_strdup_printf ("%" G_GUINT64_FORMAT, p.b);

  /* Translators: a chance, in percent and as cases out of all cases: "37.5% (3 of 8)" */
  return gn_fill (gn_tr (N_("{percent}% ({cases} of {all})")), "percent", percent, "cases", a, "all", b, NULL);
}

/* n over k in 128 bits; FALSE if they do not hold it. */
static gboolean
choose_wide (guint  n,
             guint  k,
             Wide  *result)
{
  Wide value = 1;

  *result = 0;
  if (k > n)
    return TRUE;

  k = MIN (k, n - k);
  for (guint i = 1; i <= k; i++)
    {
      /* value × (n − k + i) / i is a whole number; dividing by common factors first keeps it small. */
      Wide factor = n - k + i;
      Wide divisor = i;
      Wide common = common_divisor (value, divisor);

      value /= common;
      divisor /= common;
      factor /= divisor;
      if (value > WIDE_MAX / factor)
        return FALSE;
      value *= factor;
    }

  *result = value;
  return TRUE;
}

guint64
gn_odds_choose (guint     n,
                guint     k,
                gboolean *about)
{
  Wide value;

  if (choose_wide (n, k, &value) && value <= G_MAXUINT64)
    return (guint64) value;

  *about = TRUE;
  return G_MAXUINT64;
}

static double
log_choose (guint n,
            guint k)
{
  return lgamma (n + 1.0) - lgamma (k + 1.0) - lgamma (n - k + 1.0);
}

/* For cases that do not fit even 128 bits. */
static GnOdds
draw_about (guint all,
            guint good,
            guint draws,
            guint from,
            guint to)
{
  double sum = 0.0;

  for (guint i = from; i <= to; i++)
    sum += exp (log_choose (good, i) + log_choose (all - good, draws - i) - log_choose (all, draws));

  const guint64 parts = G_GUINT64_CONSTANT (1) << 40;

  return lowest_terms ((guint64) (fmin (sum, 1.0) * (double) parts), parts, TRUE);
}

GnOdds
gn_odds_draw (guint all,
              guint good,
              guint draws,
              guint wanted)
{
  good = MIN (good, all);
  draws = MIN (draws, all);

  /* The number of good cards drawn has the same distribution if @good and @draws are swapped: the smaller one
   * means fewer steps. */
  if (good < draws)
    {
      guint swap = good;

      good = draws;
      draws = swap;
    }

  guint least = draws > all - good ? draws - (all - good) : 0;

  if (wanted <= least)
    return (GnOdds) { 1, 1, FALSE };
  if (wanted > draws)
    return (GnOdds) { 0, 1, FALSE };

  Wide cases, sum = 0;

  if (!choose_wide (all, draws, &cases))
    return draw_about (all, good, draws, wanted, draws);

  for (guint i = wanted; i <= draws; i++)
    {
      Wide hits, misses;

      /* Both are at most the number of cases, which fits, and so are their products. */
      choose_wide (good, i, &hits);
      choose_wide (all - good, draws - i, &misses);
      sum += hits * misses;
    }

  return lowest_terms (sum, cases, FALSE);
}
