/* inv-pool.c: the dice pool, each die with its source, and values to be rolled
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

/* The sum of lasting effects on the present roll. */
typedef struct {
  int      flat, twice, sides;
  guint    ignored;       /* kinds of cards that do not count, as bits */
  gboolean no_help;
} Standing;

static void
read_standing (const InvSet *set,
               gboolean      gnome,
               int           card,
               guint         slot,
               gboolean      combat,
               Standing     *standing)
{
  const InvList list = inv_list_of (set, inv_program (set, gnome, card, slot), 0);

  for (guint i = 0; i < list.n; i++)
    {
      const InvOp *op = &set->op[list.first + i];

      if (op->word == INV_E_FLAT && inv_fits (op->scope, combat))
        standing->flat += op->n;
      else if (op->word == INV_E_TWICE && inv_fits (op->scope, combat))
        standing->twice += op->a == 0 ? 1 : -1;
      else if (op->word == INV_E_SWAP_DIE)
        standing->sides = op->n;
      else if (op->word == INV_E_IGNORE)
        standing->ignored |= op->a == INV_KIND_ANY ? 0x1eu : 1u << op->a;
      else if (op->word == INV_E_NO_HELP)
        standing->no_help = TRUE;
    }
}

static void
read_gnomes (const GnMatch  *match,
             const InvState *state,
             Standing       *standing)
{
  const InvSet *set = inv_set (match);

  if (state->fighting && state->gnome >= 0)
    read_standing (set, TRUE, state->gnome, INV_DURING, TRUE, standing);
  GN_FOR_LAYERS (layer, &state->attached)
    if ((int) (layer->pool & 7) == state->active)
      read_standing (set, TRUE, layer->card, INV_LASTING, state->fighting, standing);
}

gboolean
inv_help_barred (const GnMatch  *match,
                 const InvState *state)
{
  Standing standing = { 0 };

  read_gnomes (match, state, &standing);
  return state->no_help == 1 || (standing.no_help && state->no_help != 2);
}

/* INV-101, INV-R39 */
gboolean
inv_own_d20_in (const GnMatch  *match,
                const InvState *state)
{
  if (state->active < 0 || state->own_out == 1)
    return FALSE;
  if (state->own_out == 2 || !state->stolen[state->active])
    return TRUE;
  return !state->fighting && inv_option (match, INV_OPT_STOLEN) == 0;
}

static void
add_die (InvPool    *pool,
         InvPoolDie  die)
{
  guint at = pool->n;

  if (die.out)
    {
      if (pool->n_idle < G_N_ELEMENTS (pool->idle))
        pool->idle[pool->n_idle++] = die;
      return;
    }
  if (pool->n == INV_DICE_MAX)
    return;

  /* Largest first; among equals in the order in which they came; late dice after all others. */
  while (at > 0
         && (pool->die[at - 1].late > die.late
             || (pool->die[at - 1].late == die.late && !die.late && pool->die[at - 1].sides < die.sides)))
    {
      pool->die[at] = pool->die[at - 1];
      at--;
    }
  pool->die[at] = die;
  pool->n++;
}

static void
add_expr (InvPool          *pool,
          const GnDiceExpr *expr,
          InvPoolDie        die)
{
  guint sides;

  for (guint k = 0; (sides = gn_dice_expr_sides (expr, k, NULL)) > 0; k++)
    {
      die.sides = (guint8) sides;
      add_die (pool, die);
    }
  if (!die.out)
    pool->flat += expr->flat;
}

/* Whether a card in play in front of @seat counts in the present roll. */
static gboolean
counts (const GnMatch  *match,
        const InvState *state,
        int             seat,
        const GnLayer  *layer)
{
  const InvSet *set = inv_set (match);
  const InvBoon *boon = &set->boon[layer->card];
  const guint mark = layer->pool;

  if (seat != state->active)
    return (mark & INV_LIES_NOW)
           || ((boon->flags & INV_FLAG_LEND) && inv_is_neighbour (match, state, seat)
               && !inv_help_barred (match, state));
  if (!inv_is_single (set, layer->card) || (boon->flags & INV_FLAG_STAYS))
    return TRUE;
  if (inv_option (match, INV_OPT_SINGLE_USE) == 1)
    return TRUE;
  if (mark & INV_LIES_DONE)
    return FALSE;
  return !(mark & (state->fighting ? INV_LIES_FOR_ACQUIRE : INV_LIES_FOR_COMBAT));
}

gboolean
inv_grants (const InvSet *set,
            int           card,
            gboolean      combat)
{
  const InvBoon *boon = &set->boon[card];
  Standing standing = { 0 };

  read_standing (set, FALSE, card, INV_ON_PLAY, combat, &standing);
  read_standing (set, FALSE, card, INV_IN_PLAY, combat, &standing);
  return (boon->has_played && inv_fits (boon->played_for, combat)) || standing.flat || standing.twice || standing.sides;
}

gboolean
inv_adds_now (const GnMatch  *match,
              const InvState *state,
              int             card,
              gboolean        spent)
{
  const InvSet *set = inv_set (match);
  Standing standing = { 0 };

  read_gnomes (match, state, &standing);
  if (state->fighting && (standing.ignored >> set->boon[card].kind & 1))
    return FALSE;
  return spent ? set->boon[card].has_discarded && inv_fits (set->boon[card].discarded_for, state->fighting)
               : inv_grants (set, card, state->fighting);
}

gboolean
inv_does_more (const InvSet *set,
               int           card)
{
  const InvProgram *program = inv_program (set, FALSE, card, INV_ON_PLAY);

  for (guint i = 0; program->n > 0 && i < set->list[program->first].n; i++)
    {
      const InvWord word = (InvWord) set->op[set->list[program->first].first + i].word;

      if (word != INV_E_FLAT && word != INV_E_TWICE && word != INV_E_SWAP_DIE)
        return TRUE;
    }
  return FALSE;
}

void
inv_pool (const GnMatch  *match,
          const InvState *state,
          InvPool        *pool)
{
  const InvSet *set = inv_set (match);
  const gboolean combat = state->fighting;
  Standing standing = { 0 };
  InvPoolDie own = { .sides = 20, .from = INV_DIE_OWN, .seat = state->active, .card = -1 };
  static const guint8 sizes[6] = { 4, 6, 8, 10, 12, 20 };

  memset (pool, 0, sizeof *pool);
  if (state->active < 0)
    return;
  read_gnomes (match, state, &standing);

  GN_FOR_SEATS (match, seat)
    GN_FOR_LAYERS (layer, &state->play[seat])
      {
        InvPoolDie die = { .from = INV_DIE_PLAYED, .seat = (gint8) seat, .card = layer->card };

        if (layer->card < 0 || !counts (match, state, seat, layer))
          continue;

        const InvBoon *boon = &set->boon[layer->card];

        die.late = (layer->pool & INV_LIES_LATE) != 0;
        die.out = combat && (standing.ignored >> boon->kind & 1);
        if (boon->has_played && inv_fits (boon->played_for, combat))
          add_expr (pool, &boon->played, die);
        if (!die.out)
          {
            read_standing (set, FALSE, layer->card, INV_ON_PLAY, combat, &standing);
            read_standing (set, FALSE, layer->card, INV_IN_PLAY, combat, &standing);
          }
      }

  GN_FOR_LAYERS (layer, &state->spent)
    {
      if (layer->card < 0)
        continue;

      const InvBoon *boon = &set->boon[layer->card];
      InvPoolDie die = { .from = INV_DIE_SPENT, .seat = (gint8) (layer->pool & 7), .card = layer->card,
                         .out = combat && (standing.ignored >> boon->kind & 1) };

      if (boon->has_discarded && inv_fits (boon->discarded_for, combat))
        add_expr (pool, &boon->discarded, die);
      if ((layer->pool & 8) && boon->has_played && inv_fits (boon->played_for, combat))
        add_expr (pool, &boon->played, die);
    }

  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    {
      for (int n = 0; n < state->text_die[k]; n++)
        add_die (pool, (InvPoolDie) { .sides = sizes[k], .from = INV_DIE_TEXT, .seat = -1, .card = -1 });
      /* A text removes the last die of that size. */
      for (int n = 0; n < -state->text_die[k]; n++)
        for (int at = (int) pool->n - 1; at >= 0; at--)
          if (pool->die[at].sides == sizes[k])
            {
              pool->n--;
              memmove (&pool->die[at], &pool->die[at + 1], (pool->n - (guint) at) * sizeof (InvPoolDie));
              break;
            }
    }

  own.sides = (guint8) (state->own_sides ? state->own_sides : standing.sides ? standing.sides : 20);
  own.twice = (gint8) (state->own_twice ? state->own_twice : CLAMP (standing.twice, -1, 1));
  own.out = !inv_own_d20_in (match, state);
  if (own.out)
    add_die (pool, own);
  else if (pool->n < INV_DICE_MAX)
    {
      guint at = 0;

      /* The player's own die is entered first among dice of its size. */
      while (at < pool->n && !pool->die[at].late && pool->die[at].sides > own.sides)
        at++;
      memmove (&pool->die[at + 1], &pool->die[at], (pool->n - at) * sizeof (InvPoolDie));
      pool->die[at] = own;
      pool->n++;
    }
  pool->flat += standing.flat + state->text_flat;
}

void
inv_pool_dice (const InvPool *pool,
               GnDice        *dice)
{
  gn_dice_clear (dice);
  for (guint i = 0; i < pool->n; i++)
    {
      if (pool->die[i].twice)
        gn_dice_add_twice (dice, pool->die[i].sides, pool->die[i].twice > 0);
      else
        gn_dice_add_die (dice, pool->die[i].sides);
    }
  gn_dice_add_flat (dice, pool->flat);
}

/* The minimum of 1 applies to changed values only. The printed value is read from the set, so that correcting a
 * wrongly entered card also corrects the value (INV-R59). */
int
inv_value_now (const GnMatch  *match,
               const InvState *state)
{
  const GnDiceExpr *printed = inv_value_expr (match, state);
  const int value = printed && !state->text_value && gn_dice_expr_dice (printed) == 0 ? printed->flat : state->value;

  return state->change ? MAX (value + state->change, 1) : value;
}

const GnDiceExpr *
inv_value_expr (const GnMatch  *match,
                const InvState *state)
{
  const InvSet *set = inv_set (match);

  if (state->fighting && state->gnome >= 0)
    return &set->gnome[state->gnome].value;
  return state->boon >= 0 ? &set->boon[state->boon].value : NULL;
}

/* The dice of the present throw, unless the pool is rolled. */
static const GnDiceExpr *
throw_expr (const GnMatch  *match,
            const InvState *state)
{
  const InvOp *op = inv_op_of (match, state);

  if (state->dice_for == INV_DICE_VALUE)
    return inv_value_expr (match, state);
  return state->dice_for == INV_DICE_EFFECT && op ? &op->dice : NULL;
}

guint
inv_dice_all (const GnMatch  *match,
              const InvState *state)
{
  const GnDiceExpr *expr = throw_expr (match, state);
  InvPool pool;

  if (expr)
    return gn_dice_expr_dice (expr);
  if (state->dice_for == INV_DICE_AGAIN)
    return 1;
  if (state->dice_for != INV_DICE_ROLL)
    return 0;
  inv_pool (match, state, &pool);
  return pool.n;
}

guint
inv_dice_due (const GnMatch  *match,
              const InvState *state,
              gint8          *twice)
{
  const GnDiceExpr *expr = throw_expr (match, state);
  InvPool pool;
  guint at;

  *twice = 0;
  if (expr)
    return gn_dice_expr_sides (expr, state->throw_n, NULL);
  if (state->dice_for != INV_DICE_ROLL && state->dice_for != INV_DICE_AGAIN)
    return 0;

  inv_pool (match, state, &pool);
  at = state->dice_for == INV_DICE_AGAIN ? state->again - 1u : state->n_faces;
  if (at >= pool.n)
    return 0;
  *twice = pool.die[at].twice;
  return pool.die[at].sides;
}
