/* dice.h: pools of dice and the chances of their totals
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "odds.h"

G_BEGIN_DECLS

#define GN_DICE_TOTALS 1024  /* maximum number of totals in a distribution */
#define GN_DICE_TERMS  6     /* maximum number of terms in an expression */

/**
 * GnDice:
 * @low: the lowest total
 * @n: number of totals, from @low on
 * @about: 64 bits cannot hold the number of ways: the figures are close, not exact
 * @all: number of ways for all totals together
 * @way: number of ways for each total: way[total - low]
 *
 * The distribution of the total of a pool of dice, made by convolution. It is exact as long as 64 bits hold the
 * number of ways. A plain value, which starts as the certain total 0: gn_dice_clear().
 */
typedef struct {
  gint16   low;
  guint16  n;
  gboolean about;
  guint64  all;
  guint64  way[GN_DICE_TOTALS];
} GnDice;

void   gn_dice_clear   (GnDice *dice);
/** gn_dice_add_flat: adds @n to every total */
void   gn_dice_add_flat (GnDice *dice, int n);
/** gn_dice_add_die: adds one die with faces 1 … @sides */
void   gn_dice_add_die (GnDice *dice, guint sides);
/** gn_dice_add_twice: adds a die that is rolled twice; the better (@better) or the worse result counts */
void   gn_dice_add_twice (GnDice *dice, guint sides, gboolean better);
/** gn_dice_take_die: subtracts a die of @sides (a value that a roll lowers) */
void   gn_dice_take_die (GnDice *dice, guint sides);

int    gn_dice_min  (const GnDice *dice);
int    gn_dice_max  (const GnDice *dice);
/** gn_dice_mean: the mean, as exact as a float can be */
double gn_dice_mean (const GnDice *dice);
/** gn_dice_reach: the chance of at least @value */
GnOdds gn_dice_reach (const GnDice *dice, int value);
/**
 * gn_dice_reach_dice: the chance that @dice reach the total of @value plus @change, rolled separately; that total
 * counts as at least @least
 */
GnOdds gn_dice_reach_dice (const GnDice *dice, const GnDice *value, int change, int least);

/**
 * GnDiceExpr:
 * @n: number of terms
 * @count, @sides: of each term; a negative count is subtracted
 * @flat: the number added
 *
 * "2d6", "d8+2", "12": dice as printed on a card.
 */
typedef struct {
  guint8 n;
  gint8  count[GN_DICE_TERMS];
  guint8 sides[GN_DICE_TERMS];
  gint16 flat;
} GnDiceExpr;

/**
 * gn_dice_parse: parses an expression with dice of 4, 6, 8, 10, 12 or 20 sides ("2d6+d4-1", "3"); FALSE if it is not
 * one
 */
gboolean gn_dice_parse (const char *text, GnDiceExpr *expr);
/**
 * gn_dice_print: the inverse, largest dice first, as sets and records write it; (transfer full)
 *
 * gn_dice_text: the same in the user's language ("2W6+1" in German), which gn_dice_parse() reads too; (transfer full)
 *
 * gn_die_text: one die of @sides in the user's language: "d20", "W20"; (transfer full)
 */
char    *gn_dice_print (const GnDiceExpr *expr);
char    *gn_dice_text  (const GnDiceExpr *expr);
char    *gn_die_text   (int sides);
/**
 * gn_dice_expr_dice: the number of dice in @expr
 *
 * gn_dice_expr_sides: the sides of the @k-th die, largest first (0 beyond the last); @taken: whether it is subtracted
 */
guint    gn_dice_expr_dice  (const GnDiceExpr *expr);
guint    gn_dice_expr_sides (const GnDiceExpr *expr, guint k, gboolean *taken);
/** gn_dice_add_expr: adds all of @expr to @dice */
void     gn_dice_add_expr (GnDice *dice, const GnDiceExpr *expr);

G_END_DECLS
