/* test-dice.c: pools of dice against brute force: every way to throw them is tried
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/dice.h"

#include <math.h>

/* ---- Brute force --------------------------------------------------------------- */

/* A die of the pool: @sides faces; twice: +1 better, -1 worse; taken: counts negatively. */
typedef struct {
  int      sides, twice;
  gboolean taken;
} Die;

#define ZERO 400

/* Adds to way[ZERO + total] every way the dice from @at on can fall. */
static void
throw_all (const Die *die,
           guint      n,
           guint      at,
           int        total,
           guint64   *way)
{
  if (at == n)
    {
      way[ZERO + total]++;
      return;
    }

  const Die *now = &die[at];

  for (int a = 1; a <= now->sides; a++)
    if (!now->twice)
      {
        throw_all (die, n, at + 1, total + (now->taken ? -a : a), way);
      }
    else
      {
        for (int b = 1; b <= now->sides; b++)
          throw_all (die, n, at + 1, total + (now->twice > 0 ? MAX (a, b) : MIN (a, b)), way);
      }
}

static void
build (const Die *die,
       guint      n,
       int        flat,
       GnDice    *dice)
{
  gn_dice_clear (dice);
  for (guint i = 0; i < n; i++)
    if (die[i].twice)
      gn_dice_add_twice (dice, (guint) die[i].sides, die[i].twice > 0);
    else if (die[i].taken)
      gn_dice_take_die (dice, (guint) die[i].sides);
    else
      gn_dice_add_die (dice, (guint) die[i].sides);
  gn_dice_add_flat (dice, flat);
}

static void
assert_odds (GnOdds  p,
             guint64 a,
             guint64 b)
{
  GnOdds q = gn_odds (a, b);

  g_assert_false (p.about);
  g_assert_cmpuint (p.a, ==, q.a);
  g_assert_cmpuint (p.b, ==, q.b);
}

/* ---- Pools ------------------------------------------------------------------------ */

static const struct { Die die[5]; guint n; int flat; } pools[] = {
  { { { 0 } }, 0, 0 },
  { { { 0 } }, 0, -3 },
  { { { 20, 0, FALSE } }, 1, 0 },
  { { { 20, 0, FALSE }, { 6, 0, FALSE } }, 2, 0 },
  { { { 20, 0, FALSE }, { 4, 0, FALSE }, { 6, 0, FALSE } }, 3, 0 },
  { { { 20, 1, FALSE } }, 1, 0 },
  { { { 20, -1, FALSE } }, 1, 2 },
  { { { 20, -1, FALSE }, { 8, 0, FALSE }, { 8, 0, FALSE } }, 3, -2 },
  { { { 12, 0, FALSE }, { 10, 0, FALSE }, { 4, 0, TRUE } }, 3, 0 },
  { { { 4, 0, TRUE }, { 4, 0, TRUE } }, 2, 7 },
  { { { 4, 0, FALSE }, { 4, 0, FALSE }, { 6, 0, FALSE }, { 8, 0, FALSE }, { 10, 0, FALSE } }, 5, 1 },
};

static void
test_pools (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    {
      guint64 way[2 * ZERO] = { 0 }, all = 0;
      int least = G_MAXINT, most = G_MININT;
      double sum = 0;
      GnDice dice;

      throw_all (pools[i].die, pools[i].n, 0, pools[i].flat, way);
      build (pools[i].die, pools[i].n, pools[i].flat, &dice);
      for (int total = -ZERO; total < ZERO; total++)
        if (way[ZERO + total])
          {
            all += way[ZERO + total];
            least = MIN (least, total);
            most = MAX (most, total);
            sum += (double) total * (double) way[ZERO + total];
          }

      g_assert_false (dice.about);
      g_assert_cmpuint (dice.all, ==, all);
      g_assert_cmpint (gn_dice_min (&dice), ==, least);
      g_assert_cmpint (gn_dice_max (&dice), ==, most);
      g_assert_cmpfloat_with_epsilon (gn_dice_mean (&dice), sum / (double) all, 1e-9);

      guint64 reach = 0;

      for (int total = most + 3; total >= least - 3; total--)
        {
          reach += way[ZERO + total];
          assert_odds (gn_dice_reach (&dice, total), reach, all);
        }
    }
}

/* A value that is rolled itself, changed by a number, never below a least. */
static void
test_reach_dice (void)
{
  static const struct { int change, least; } cases[] = { { 0, 1 }, { 3, 1 }, { -6, 1 }, { -30, 1 }, { 0, 10 } };

  for (guint i = 0; i < G_N_ELEMENTS (pools) - 1; i++)
    for (guint v = 2; v < 5; v++)
      for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
        {
          guint64 totals[2 * ZERO] = { 0 }, values[2 * ZERO] = { 0 }, ways = 0, all;
          GnDice dice, value;

          throw_all (pools[i].die, pools[i].n, 0, pools[i].flat, totals);
          throw_all (pools[v].die, pools[v].n, 0, pools[v].flat, values);
          build (pools[i].die, pools[i].n, pools[i].flat, &dice);
          build (pools[v].die, pools[v].n, pools[v].flat, &value);
          all = dice.all * value.all;
          for (int x = -ZERO; x < ZERO; x++)
            for (int y = -ZERO; y < ZERO && values[ZERO + x]; y++)
              if (y >= MAX (x + cases[c].change, cases[c].least))
                ways += values[ZERO + x] * totals[ZERO + y];

          assert_odds (gn_dice_reach_dice (&dice, &value, cases[c].change, cases[c].least), ways, all);
        }
}

/* Figures that were worked out by hand: examples E11, E22, E31 of Gnome Invasion. */
static void
test_figures (void)
{
  GnDice dice, value;

  gn_dice_clear (&dice);
  gn_dice_add_die (&dice, 20);
  assert_odds (gn_dice_reach (&dice, 15), 3, 10);
  value = dice;
  gn_dice_add_die (&value, 6);
  assert_odds (gn_dice_reach (&value, 15), 19, 40);
  value = dice;
  gn_dice_add_die (&value, 8);
  assert_odds (gn_dice_reach (&value, 15), 21, 40);

  gn_dice_clear (&value);
  gn_dice_add_die (&value, 6);
  gn_dice_add_die (&value, 6);
  assert_odds (gn_dice_reach_dice (&dice, &value, 0, 1), 7, 10);

  gn_dice_add_die (&dice, 6);
  gn_dice_add_die (&dice, 4);
  assert_odds (gn_dice_reach (&dice, 14), 13, 20);
  assert_odds (gn_dice_reach (&dice, 15), 3, 5);

  gn_dice_clear (&dice);
  gn_dice_add_twice (&dice, 20, TRUE);
  assert_odds (gn_dice_reach (&dice, 15), 51, 100);
  gn_dice_clear (&dice);
  gn_dice_add_twice (&dice, 20, FALSE);
  assert_odds (gn_dice_reach (&dice, 15), 9, 100);
}

/* More ways than 64 bits hold: near, and said to be. */
static void
test_overflow (void)
{
  GnDice dice;

  gn_dice_clear (&dice);
  for (guint i = 0; i < 14; i++)
    gn_dice_add_die (&dice, 20);
  g_assert_false (dice.about);
  for (guint i = 0; i < 26; i++)
    gn_dice_add_die (&dice, 20);
  g_assert_true (dice.about);
  g_assert_cmpint (gn_dice_min (&dice), ==, 40);
  g_assert_cmpint (gn_dice_max (&dice), ==, 800);
  g_assert_cmpfloat_with_epsilon (gn_dice_mean (&dice), 420, 0.01);

  GnOdds p = gn_dice_reach (&dice, 420);

  g_assert_true (p.about);
  /* Half of it, and half of the chance of just the mean (0.011). */
  g_assert_cmpfloat_with_epsilon (gn_odds_value (p), 0.5055, 0.001);
}

/* ---- Expressions --------------------------------------------------------------------- */

static void
test_parse (void)
{
  static const struct { const char *text, *printed; guint dice; } good[] = {
    { "12", "12", 0 },
    { "0", "0", 0 },
    { "-3", "-3", 0 },
    { "d6", "d6", 1 },
    { "1d6", "d6", 1 },
    { "2d6", "2d6", 2 },
    { "d6+d6", "2d6", 2 },
    { "d8+2", "d8+2", 1 },
    { "2 + d8", "d8+2", 1 },
    { "d4+d20+2d6-1", "d20+2d6+d4-1", 4 },
    { "-d4", "-d4", 1 },
    { "−2d4", "-2d4", 2 },
    { "d8-d4", "d8-d4", 2 },
    { "d8-d8+5", "5", 0 },
    { "W10", "d10", 1 },
    { "3D12", "3d12", 3 },
    { " d6 ", "d6", 1 },
  };
  static const char *const bad[] = { "", " ", "d", "6d", "d7", "d1", "2d", "0d6", "d6d6", "d6 d6", "d6+", "+", "d6++2",
                                     "six", "21d6", "1000", "d6x", "none", "d06x" };
  GnDiceExpr expr;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (gn_dice_parse (good[i].text, &expr));

      g_autofree char *printed = gn_dice_print (&expr);
      GnDiceExpr again;

      g_assert_cmpstr (printed, ==, good[i].printed);
      g_assert_cmpuint (gn_dice_expr_dice (&expr), ==, good[i].dice);
      g_assert_true (gn_dice_parse (printed, &again));
      g_assert_cmpmem (&expr, sizeof expr, &again, sizeof again);
      g_assert_cmpuint (gn_dice_expr_sides (&expr, good[i].dice, NULL), ==, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    if (gn_dice_parse (bad[i], &expr))
      g_error ("“%s” is no dice", bad[i]);
}

/* The k-th die of an expression, largest first, and whether it is taken away. */
static void
test_sides (void)
{
  static const guint sides[] = { 20, 6, 6, 4 };
  GnDiceExpr expr;
  GnDice dice;

  g_assert_true (gn_dice_parse ("2d6-d4+d20+3", &expr));
  for (guint k = 0; k < G_N_ELEMENTS (sides); k++)
    {
      gboolean taken = FALSE;

      g_assert_cmpuint (gn_dice_expr_sides (&expr, k, &taken), ==, sides[k]);
      g_assert_cmpint (taken, ==, sides[k] == 4);
    }

  gn_dice_clear (&dice);
  gn_dice_add_expr (&dice, &expr);
  g_assert_cmpint (gn_dice_min (&dice), ==, 1 + 2 - 4 + 3);
  g_assert_cmpint (gn_dice_max (&dice), ==, 20 + 12 - 1 + 3);
  g_assert_cmpfloat_with_epsilon (gn_dice_mean (&dice), 10.5 + 7 - 2.5 + 3, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/pools", test_pools);
  g_test_add_func ("/dice/reach-dice", test_reach_dice);
  g_test_add_func ("/dice/figures", test_figures);
  g_test_add_func ("/dice/overflow", test_overflow);
  g_test_add_func ("/dice/parse", test_parse);
  g_test_add_func ("/dice/sides", test_sides);
  return g_test_run ();
}
