/* dice.c: pools of dice and the chances of their totals
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "base/language.h"
#include "dice.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

static const guint8 sizes[GN_DICE_TERMS] = { 20, 12, 10, 8, 6, 4 };

void
gn_dice_clear (GnDice *dice)
{
  memset (dice, 0, sizeof *dice);
  dice->n = 1;
  dice->all = 1;
  dice->way[0] = 1;
}

void
gn_dice_add_flat (GnDice *dice,
                  int     n)
{
  dice->low = (gint16) (dice->low + n);
}

/* The number of ways no longer fits 64 bits: drop the lowest bits of every count. The figures are approximate from
 * now on. */
static void
shrink (GnDice *dice,
        guint   bits)
{
  dice->about = TRUE;
  dice->all = 0;
  for (guint i = 0; i < dice->n; i++)
    {
      dice->way[i] = (dice->way[i] >> bits) + (dice->way[i] >> (bits - 1) & 1);
      dice->all += dice->way[i];
    }
}

/* Convolution with a die that has these weights on its faces, from @first on. */
static void
convolve (GnDice        *dice,
          const guint64 *weight,
          guint          n,
          int            first)
{
  g_autofree guint64 *old = g_memdup2 (dice->way, dice->n * sizeof *old);
  const guint before = dice->n;
  guint64 sum = 0, product;

  g_return_if_fail (n > 0 && before + n - 1 <= GN_DICE_TOTALS);

  for (guint i = 0; i < n; i++)
    sum += weight[i];
  while (__builtin_mul_overflow (dice->all, sum, &product))
    {
      shrink (dice, 16);
      memcpy (old, dice->way, before * sizeof *old);
    }

  dice->n = (guint16) (before + n - 1);
  memset (dice->way, 0, dice->n * sizeof *dice->way);
  for (guint i = 0; i < before; i++)
    for (guint face = 0; face < n; face++)
      dice->way[i + face] += old[i] * weight[face];
  dice->all = product;
  dice->low = (gint16) (dice->low + first);
}

void
gn_dice_add_die (GnDice *dice,
                 guint   sides)
{
  guint64 weight[G_MAXUINT8];

  g_return_if_fail (sides > 0 && sides <= G_N_ELEMENTS (weight));
  for (guint i = 0; i < sides; i++)
    weight[i] = 1;
  convolve (dice, weight, sides, 1);
}

void
gn_dice_take_die (GnDice *dice,
                  guint   sides)
{
  gn_dice_add_die (dice, sides);
  dice->low = (gint16) (dice->low - (int) sides - 1);
}

void
gn_dice_add_twice (GnDice   *dice,
                   guint     sides,
                   gboolean  better)
{
  guint64 weight[G_MAXUINT8];

  g_return_if_fail (sides > 0 && sides <= G_N_ELEMENTS (weight));
  for (guint i = 0; i < sides; i++)
    weight[i] = better ? 2 * i + 1 : 2 * (sides - i) - 1;
  convolve (dice, weight, sides, 1);
}

int
gn_dice_min (const GnDice *dice)
{
  return dice->low;
}

int
gn_dice_max (const GnDice *dice)
{
  return dice->low + dice->n - 1;
}

double
gn_dice_mean (const GnDice *dice)
{
  double sum = 0.0;

  for (guint i = 0; i < dice->n; i++)
    sum += (double) dice->way[i] / (double) dice->all * i;
  return dice->low + sum;
}

static GnOdds
odds (const GnDice *dice,
      guint64       ways)
{
  GnOdds p = gn_odds (ways, dice->all);

  p.about |= dice->about;
  return p;
}

static guint64
ways_to_reach (const GnDice *dice,
               int           value)
{
  guint64 ways = 0;

  for (int i = MAX (value - dice->low, 0); i < dice->n; i++)
    ways += dice->way[i];
  return ways;
}

GnOdds
gn_dice_reach (const GnDice *dice,
               int           value)
{
  return odds (dice, ways_to_reach (dice, value));
}

GnOdds
gn_dice_reach_dice (const GnDice *dice,
                    const GnDice *value,
                    int           change,
                    int           least)
{
  unsigned __int128 ways = 0, all = (unsigned __int128) dice->all * value->all;

  for (guint i = 0; i < value->n; i++)
    ways += (unsigned __int128) value->way[i] * ways_to_reach (dice, MAX (value->low + (int) i + change, least));

  /* Dividing by the common divisor often makes it fit 64 bits again. */
  unsigned __int128 a = ways, b = all;

  while (b)
    {
      unsigned __int128 rest = a % b;

      a = b;
      b = rest;
    }
  ways /= a;
  all /= a;

  gboolean about = dice->about || value->about;

  while (all > G_MAXUINT64)
    {
      ways >>= 1;
      all >>= 1;
      about = TRUE;
    }

  GnOdds p = gn_odds ((guint64) ways, (guint64) all);

  p.about |= about;
  return p;
}

/* ---- Expressions --------------------------------------------------------------- */

static gboolean
add_term (GnDiceExpr *expr,
          int         count,
          int         sides)
{
  guint k = 0;

  while (k < expr->n && expr->sides[k] != sides)
    k++;
  if (k == expr->n)
    {
      gboolean known = FALSE;

      for (guint i = 0; i < GN_DICE_TERMS; i++)
        known |= sizes[i] == sides;
      if (!known)
        return FALSE;
      expr->sides[expr->n++] = (guint8) sides;
    }

  if (ABS (expr->count[k] + count) > 20)
    return FALSE;
  expr->count[k] = (gint8) (expr->count[k] + count);
  return TRUE;
}

/* Largest dice first, and no terms that cancel out, so that equal expressions are equal byte by byte. */
static void
normalise (GnDiceExpr *expr)
{
  GnDiceExpr sorted = { .flat = expr->flat };

  for (guint i = 0; i < GN_DICE_TERMS; i++)
    for (guint k = 0; k < expr->n; k++)
      if (expr->sides[k] == sizes[i] && expr->count[k])
        {
          sorted.count[sorted.n] = expr->count[k];
          sorted.sides[sorted.n++] = expr->sides[k];
        }
  *expr = sorted;
}

/* Reads up to three digits; -1 if there are none. */
static int
read_digits (const char **at)
{
  const char *begin = *at;
  int n = 0;

  while (g_ascii_isdigit (**at) && *at - begin < 3)
    n = n * 10 + *(*at)++ - '0';
  return *at > begin && !g_ascii_isdigit (**at) ? n : -1;
}

static void
skip_space (const char **at)
{
  while (**at == ' ')
    (*at)++;
}

/* What stands before the number of sides: "d6", in German "W6" */
static const char *
die_sign (void)
{
  /* Translators: the letter before the number of sides of a die: "d6", "2d20+1"; in German "W". No digits or spaces. */
  return C_("sign of a die", "d");
}

/* Reads the sign of a die: the English or German one, or that of the user's language. */
static gboolean
read_sign (const char **at)
{
  const char *sign = die_sign ();
  const gsize length = **at && strchr ("dDwW", **at) ? 1 : g_str_has_prefix (*at, sign) ? strlen (sign) : 0;

  *at += length;
  return length > 0;
}

gboolean
gn_dice_parse (const char *text,
               GnDiceExpr *expr)
{
  const char *at = text;
  gboolean first = TRUE;

  memset (expr, 0, sizeof *expr);
  for (;;)
    {
      int sign = 1, n;

      skip_space (&at);
      if (*at == '+' || *at == '-' || g_str_has_prefix (at, "−"))
        {
          sign = *at == '+' ? 1 : -1;
          at += *at == '+' || *at == '-' ? 1 : strlen ("−");
          skip_space (&at);
        }
      else if (!first)
        return FALSE;
      first = FALSE;

      n = read_digits (&at);
      if (read_sign (&at))
        {
          const int sides = read_digits (&at);

          if (n == 0 || sides < 0 || !add_term (expr, sign * (n < 0 ? 1 : n), sides))
            return FALSE;
        }
      else if (n < 0)
        return FALSE;
      else
        expr->flat = (gint16) CLAMP (expr->flat + sign * n, -999, 999);

      skip_space (&at);
      if (!*at)
        break;
    }

  normalise (expr);
  return TRUE;
}

static char *
print_expr (const GnDiceExpr *expr,
            const char       *sign)
{
  GString *text = g_string_new (NULL);

  for (guint k = 0; k < expr->n; k++)
    {
      if (expr->count[k] < 0)
        g_string_append_c (text, '-');
      else if (text->len)
        g_string_append_c (text, '+');
      if (ABS (expr->count[k]) != 1)
        g_string_append_printf (text, "%d", ABS (expr->count[k]));
      g_string_append_printf (text, "%s%u", sign, expr->sides[k]);
    }
  if (!text->len)
    g_string_append_printf (text, "%d", expr->flat);
  else if (expr->flat)
    g_string_append_printf (text, "%+d", expr->flat);

  return g_string_free (text, FALSE);
}

char *
gn_dice_print (const GnDiceExpr *expr)
{
  return print_expr (expr, "d");
}

char *
gn_dice_text (const GnDiceExpr *expr)
{
  return print_expr (expr, die_sign ());
}

char *
gn_die_text (int sides)
{
  return g_strdup_printf ("%s%d", die_sign (), sides);
}

guint
gn_dice_expr_dice (const GnDiceExpr *expr)
{
  guint n = 0;

  for (guint k = 0; k < expr->n; k++)
    n += (guint) ABS (expr->count[k]);
  return n;
}

guint
gn_dice_expr_sides (const GnDiceExpr *expr,
                    guint             at,
                    gboolean         *taken)
{
  for (guint k = 0; k < expr->n; k++)
    {
      const guint n = (guint) ABS (expr->count[k]);

      if (at < n)
        {
          if (taken)
            *taken = expr->count[k] < 0;
          return expr->sides[k];
        }
      at -= n;
    }

  return 0;
}

void
gn_dice_add_expr (GnDice           *dice,
                  const GnDiceExpr *expr)
{
  gboolean taken = FALSE;
  guint sides;

  for (guint k = 0; (sides = gn_dice_expr_sides (expr, k, &taken)) > 0; k++)
    {
      if (taken)
        gn_dice_take_die (dice, sides);
      else
        gn_dice_add_die (dice, sides);
    }
  gn_dice_add_flat (dice, expr->flat);
}
