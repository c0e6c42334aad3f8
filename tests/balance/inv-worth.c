/* inv-worth.c: what cards and effects are worth
 *
 * Rough figures, the same for every card with the same text: people at a table judge no finer.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-worth.h"

#include "games/invasion/inv-view.h"

double
worth_dice (const GnDiceExpr *expr)
{
  double mean = expr->flat;

  for (guint i = 0; i < expr->n; i++)
    mean += expr->count[i] * (expr->sides[i] + 1) / 2.0;
  return mean;
}

static gboolean
room_on_discard (const GnMatch  *match,
                 const InvState *state)
{
  for (guint card = 0; card < inv_set (match)->n_boons; card++)
    if (state->discard[card] && inv_is_room (inv_set (match), card))
      return TRUE;

  return FALSE;
}

gboolean
worth_has (const GnMatch *match,
           gboolean       gnome,
           int            card,
           guint          slot,
           InvWord        word)
{
  const InvSet *set = inv_set (match);
  const InvProgram *program = inv_program (set, gnome, card, slot);

  for (guint k = 0; k < program->n; k++)
    {
      InvList list = inv_list_of (set, program, k);

      for (guint i = 0; i < list.n; i++)
        if (set->op[list.first + i].word == word)
          return TRUE;
    }

  return FALSE;
}

/* How many of the players a text hits. */
static int
hits (const GnMatch *match,
      const InvOp   *op)
{
  return op->whose == INV_EACH ? match->n_seats : 1;
}

static double
worth_room_lost (const GnMatch  *match,
                 const InvState *state,
                 int             seat)
{
  if (inv_rooms_of (match, state, seat) == 0)
    return 0;
  return -WORTH_ROOM;
}

static double
worth_op (const GnMatch    *match,
          const InvState   *state,
          const InvProgram *program,
          const InvOp      *op,
          int               seat)
{
  double best = -G_MAXDOUBLE, sum = 0;
  double all = 0;

  switch (op->word)
    {
    case INV_E_FLAT:         return op->n;
    case INV_E_VALUE_CHANGE: return op->has_dice ? -worth_dice (&op->dice) : -op->n;
    case INV_E_STEAL_DIE:    return -7;
    case INV_E_RETURN_DIE:   return 2;
    case INV_E_SWAP_DIE:     return -2;
    case INV_E_TWICE:        return 3;
    case INV_E_REROLL:       return 5 + op->n;
    case INV_E_SKIP_COMBAT:  return 6;
    case INV_E_FROM_DISCARD: return 7;
    case INV_E_FIGHT_AGAIN:  return -4;
    case INV_E_EXTRA_BOON:   return (WORTH_BOON - 3) * op->n;
    case INV_E_MISS_BOON:    return -(WORTH_BOON - 3) * hits (match, op);
    case INV_E_PEEK:         return op->a ? 4 : 1;
    case INV_E_LETTER_BACK:  return state->n_letters ? 8 + 2 * state->n_letters : 1;
    case INV_E_BOON_REWARD:  return WORTH_BOON * op->n;
    case INV_E_LOSE_CARD:    return -4.0 * op->n * hits (match, op);
    case INV_E_LOSE_ROOM:    return worth_room_lost (match, state, seat) * op->n;
    case INV_E_SHIELD:       return 4;
    case INV_E_FETCH:
      return op->a != INV_KIND_ANY ? 4 : room_on_discard (match, state) ? WORTH_ROOM : 5.0 * op->n;
    case INV_E_MILL:         return -1.5 * op->n;
    case INV_E_LIMIT_CHANGE: return 3 * op->n;
    case INV_E_GNOME_GOES:
      return op->a == INV_GOES_ATTACH ? -7 : op->a == INV_GOES_DISCARD || op->a == INV_GOES_OUT ? 0 : 4;
    case INV_E_FREE_TEXT:    return -2;
    case INV_E_IF:           return worth_list (match, state, program, op->list[0], seat);
    case INV_E_CHOOSE:
      for (guint k = 0; k < op->n_lists; k++)
        best = MAX (best, worth_list (match, state, program, op->list[k], seat));
      return best;
    case INV_E_TABLE:
      for (guint k = 0; k < op->n_lists; k++)
        {
          double cases = op->to[k] - op->from[k] + 1;

          sum += cases * worth_list (match, state, program, op->list[k], seat);
          all += cases;
        }
      return all > 0 ? sum / all : 0;
    default:
      return 0;
    }
}

double
worth_list (const GnMatch    *match,
            const InvState   *state,
            const InvProgram *program,
            guint             list,
            int               seat)
{
  const InvSet *set = inv_set (match);
  InvList ops = inv_list_of (set, program, list);
  double worth = 0;

  for (guint i = 0; i < ops.n; i++)
    worth += worth_op (match, state, program, &set->op[ops.first + i], seat);
  return worth;
}

double
worth_slot (const GnMatch  *match,
            const InvState *state,
            gboolean        gnome,
            int             card,
            guint           slot,
            int             seat)
{
  const InvProgram *program = inv_program (inv_set (match), gnome, card, slot);

  return program->n ? worth_list (match, state, program, 0, seat) : 0;
}

double
worth_card (const GnMatch  *match,
            const InvState *state,
            int             card)
{
  const InvBoon *boon = &inv_set (match)->boon[card];
  double dice = 0;

  if (boon->kind == INV_ROOM)
    return WORTH_ROOM;
  if (boon->has_played)
    dice = worth_dice (&boon->played) * (boon->played_for == INV_BOTH ? 1 : 0.8);
  if (boon->has_discarded)
    dice = MAX (dice, worth_dice (&boon->discarded) * (boon->discarded_for == INV_BOTH ? 1 : 0.8));

  double texts = worth_slot (match, state, FALSE, card, INV_ON_PLAY, state->active)
                 + worth_slot (match, state, FALSE, card, INV_IN_PLAY, state->active);

  return MAX (dice + texts, 1);
}

double
worth_in_play (const GnMatch *match,
               int            card)
{
  const InvBoon *boon = &inv_set (match)->boon[card];
  double worth = boon->has_played ? worth_dice (&boon->played) * (boon->played_for == INV_BOTH ? 1 : 0.6) : 0;

  if (boon->flags & INV_FLAG_LEND)
    worth += 2;
  if (boon->shield)
    worth += 1;
  if (worth_has (match, FALSE, card, INV_IN_PLAY, INV_E_TWICE))
    worth += 2.5;
  return worth;
}

double
worth_winning (const GnMatch  *match,
               const InvState *state,
               int             gnome,
               int             seat)
{
  return worth_slot (match, state, TRUE, gnome, INV_REWARD, seat)
         + worth_slot (match, state, TRUE, gnome, INV_ON_WIN, seat)
         - worth_slot (match, state, TRUE, gnome, INV_ON_LOSE, seat);
}

double
worth_time (const GnMatch  *match,
            const InvState *state)
{
  InvClock clock;

  inv_view_clock (match, state, &clock);

  /* About when the last letter comes; a hand lasts a player two or three turns. */
  double left = clock.latest ? (clock.earliest + 2.0 * clock.latest) / 3 : 99;

  return CLAMP (left / (2.5 * match->n_seats), 0.1, 1);
}
