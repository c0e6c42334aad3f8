/* dice.h: pools of dice and what they may come to
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "odds.h"

G_BEGIN_DECLS

#define GN_DICE_TOTALS 1024  /* totals a distribution spans */
#define GN_DICE_TERMS  6     /* sizes of an expression */

/**
 * GnDice:
 * @low: the least total; @n: how many totals there are from it on
 * @way: in how many ways each comes: way[total - low]
 * @all: all ways together
 * @about: more ways than 64 bits hold: the figures are near, not exact
 *
 * The distribution of the total of a pool of dice: exact by convolution as long as 64 bits hold the count of all ways.
 * A plain value. It begins as the certain total 0: gn_dice_clear().
 */
typedef struct {
  gint16   low;
  guint16  n;
  gboolean about;
  guint64  all;
  guint64  way[GN_DICE_TOTALS];
} GnDice;

void   gn_dice_clear   (GnDice *dice);
/** gn_dice_add_flat: a number added to every total */
void   gn_dice_add_flat (GnDice *dice, int n);
/** gn_dice_add_die: one die of faces 1 … @sides */
void   gn_dice_add_die (GnDice *dice, guint sides);
/** gn_dice_add_twice: a die rolled twice, of which the better (@better) or the worse result counts */
void   gn_dice_add_twice (GnDice *dice, guint sides, gboolean better);
/** gn_dice_take_die: @sides dice that count negatively (a value that sinks by a roll) */
void   gn_dice_take_die (GnDice *dice, guint sides);
/** gn_dice_add_weighted: a die of @n faces 1 … @n with a weight each */
void   gn_dice_add_weighted (GnDice *dice, const guint64 *weight, guint n);

int    gn_dice_min  (const GnDice *dice);
int    gn_dice_max  (const GnDice *dice);
/** gn_dice_mean: as a float; exact as far as that goes */
double gn_dice_mean (const GnDice *dice);
/** gn_dice_exactly: chance of just @total */
GnOdds gn_dice_exactly (const GnDice *dice, int total);
/** gn_dice_reach: chance of at least @value */
GnOdds gn_dice_reach (const GnDice *dice, int value);
/** gn_dice_reach_with: the same with one more die of @sides */
GnOdds gn_dice_reach_with (const GnDice *dice, int value, guint sides);
/** gn_dice_reach_dice: chance that @dice come to at least what @value comes to, rolled apart; never below @least */
GnOdds gn_dice_reach_dice (const GnDice *dice, const GnDice *value, int change, int least);

/**
 * GnDiceExpr:
 * @n: terms; @count, @sides: of each; a negative count is taken away
 * @flat: the number added
 *
 * "2d6", "d8+2", "12": what is printed on a card.
 */
typedef struct {
  guint8 n;
  gint8  count[GN_DICE_TERMS];
  guint8 sides[GN_DICE_TERMS];
  gint16 flat;
} GnDiceExpr;

/** gn_dice_parse: reads an expression of dice with 4, 6, 8, 10, 12 or 20 sides ("2d6+d4-1", "3"); FALSE if it is none
 */
gboolean gn_dice_parse (const char *text, GnDiceExpr *expr);
/** gn_dice_print: the inverse: largest dice first; (transfer full) */
char    *gn_dice_print (const GnDiceExpr *expr);
/** gn_dice_expr_dice: how many dice it has; gn_dice_expr_sides: the sides of the k-th, largest first (0 beyond) */
guint    gn_dice_expr_dice  (const GnDiceExpr *expr);
guint    gn_dice_expr_sides (const GnDiceExpr *expr, guint k, gboolean *taken);
/** gn_dice_add_expr: all of it to a distribution */
void     gn_dice_add_expr (GnDice *dice, const GnDiceExpr *expr);

G_END_DECLS
