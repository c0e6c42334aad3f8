/* inv-view-roll.c: the card turned up, the dice against it, and how each card would change the chance
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"
#include "inv-view.h"

/* ---- The chance -------------------------------------------------------------------- */

/* The chance to reach the value. While the value's dice are not rolled, the average over its possible results
 * (12.5). */
static GnOdds
chance_of (const GnMatch  *match,
           const InvState *state,
           const GnDice   *dice)
{
  if (!state->has_value)
    return gn_odds (0, 1);
  if (!state->open_value)
    return gn_dice_reach (dice, inv_value_now (match, state));

  const GnDiceExpr *expr = inv_value_expr (match, state);
  g_autofree GnDice *value = g_new (GnDice, 1);

  if (!expr)
    return gn_odds (0, 1);
  gn_dice_clear (value);
  gn_dice_add_expr (value, expr);
  return gn_dice_reach_dice (dice, value, state->change, 1);
}

static GnOdds
chance_now (const GnMatch  *match,
            const InvState *state,
            guint           more)
{
  g_autofree GnDice *dice = g_new (GnDice, 1);
  InvPool pool;

  inv_pool (match, state, &pool);
  inv_pool_dice (&pool, dice);
  if (more)
    gn_dice_add_die (dice, more);
  return chance_of (match, state, dice);
}

/* ---- The roll ------------------------------------------------------------------------- */

static void
add_die (InvRoll          *roll,
         const InvPoolDie *die,
         guint             result)
{
  if (roll->n_dice < G_N_ELEMENTS (roll->die))
    roll->die[roll->n_dice++] = (InvDie) { .sides = die->sides, .from = die->from, .seat = die->seat, .card = die->card,
                                           .out = die->out != 0, .result = (guint8) result, .twice = die->twice };
}

static void
show_card (const GnMatch  *match,
           const InvState *state,
           InvRoll        *roll)
{
  const gboolean gnome = state->gnome >= 0 && (state->fighting || state->boon < 0);
  g_autofree char *printed = NULL;

  roll->card = roll->letter = roll->deck = -1;
  if (gnome)
    {
      const InvGnome *card = &inv_set (match)->gnome[state->gnome];

      roll->kind = INV_ROLL_GNOME;
      roll->card = state->gnome;
      if (card->value_known)
        printed = card->no_value ? g_strdup ("none") : gn_dice_text (&card->value);
    }
  else if (state->boon >= 0)
    {
      const InvBoon *card = &inv_set (match)->boon[state->boon];

      roll->kind = INV_ROLL_BOON;
      roll->card = state->boon;
      roll->deck = state->from_deck;
      if (card->value_known)
        printed = card->no_value ? g_strdup ("none") : gn_dice_text (&card->value);
    }
  g_strlcpy (roll->printed, printed ? printed : "", sizeof roll->printed);
}

void
inv_view_roll (const GnMatch  *match,
               const InvState *state,
               InvRoll        *roll)
{
  InvPool pool;

  memset (roll, 0, sizeof *roll);
  show_card (match, state, roll);
  if (roll->kind == INV_ROLL_NONE)
    {
      gn_dice_clear (&roll->dice);
      roll->chance = gn_odds (0, 1);
      return;
    }

  inv_pool (match, state, &pool);
  for (guint i = 0; i < pool.n; i++)
    add_die (roll, &pool.die[i], !state->total_only && i < state->n_faces ? state->face[i] : 0);
  for (guint i = 0; i < pool.n_idle; i++)
    {
      InvPoolDie idle = pool.idle[i];

      idle.out = TRUE;
      add_die (roll, &idle, 0);
    }
  roll->flat = pool.flat;
  inv_pool_dice (&pool, &roll->dice);
  roll->has_dice = TRUE;
  roll->min = gn_dice_min (&roll->dice);
  roll->max = gn_dice_max (&roll->dice);
  roll->mean_2 = (int) (2 * gn_dice_mean (&roll->dice) + (roll->flat >= 0 ? 0.5 : -0.5));

  roll->has_value = state->has_value != 0;
  roll->value_known = roll->has_value && !state->open_value;
  roll->change = state->change;
  roll->value = roll->value_known ? inv_value_now (match, state) : 0;
  roll->chance = chance_of (match, state, &roll->dice);

  roll->rolled = state->rolled != 0;
  roll->total_only = state->total_only != 0;
  if (roll->rolled)
    {
      roll->total = state->total;
      roll->by = state->total - roll->value;
      roll->result = roll->by >= 0 ? INV_RESULT_HIT : INV_RESULT_MISS;
    }
  else if (!roll->has_value)
    {
      roll->result = INV_RESULT_NONE;
    }
  roll->no_help = state->fighting && inv_help_barred (match, state);
}

/* ---- The effect of each card ------------------------------------------------------------- */

typedef struct {
  const GnMatch  *match;
  const InvState *state;
  InvState       *copy;
  InvIf          *ifs;
  guint           n, max;
  double          now;
} Ifs;

/* The move is tried on a copy, so that every effect of the card on pool and value is counted. */
static void
try_one (Ifs     *self,
         int      seat,
         int      card,
         InvPlace place,
         gboolean spend)
{
  GnMove move;

  if (self->n == self->max)
    return;

  gn_move_init (&move, seat, spend ? INV_V_SPEND : INV_V_PLAY);
  move.arg[INV_A_CARD] = (gint16) card;
  if (spend)
    move.arg[INV_A_FROM] = (gint16) place;

  InvIf *what = &self->ifs[self->n++];

  *what = (InvIf) { .seat = (gint8) seat, .card = (gint16) card, .place = place, .spend = spend };
  what->can = inv_check (self->match, self->state, &move, NULL);
  what->chance = gn_odds (0, 1);
  if (what->can)
    {
      memcpy (self->copy, self->state, sizeof *self->copy);
      inv_apply (self->match, self->copy, &move, NULL);
      what->chance = chance_now (self->match, self->copy, 0);

      const double by = gn_odds_value (what->chance) - self->now;

      what->adds = by > 1e-9 || by < -1e-9;
    }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const InvIf *x = a, *y = b;
  const double p = x->can ? gn_odds_value (x->chance) : -1, q = y->can ? gn_odds_value (y->chance) : -1;

  if (p != q)
    return p < q ? 1 : -1;
  if (x->seat != y->seat)
    return x->seat - y->seat;
  if (x->card != y->card)
    return x->card - y->card;
  return x->spend - y->spend;
}

/* Cards worth trying: those with dice that fit or with texts, which may change the total or the value. */
static void
try_card (Ifs     *self,
          int      seat,
          int      card,
          InvPlace place)
{
  const InvBoon *boon = &inv_set (self->match)->boon[card];
  const gboolean combat = self->state->fighting != 0;

  if (boon->kind == INV_ROOM && !boon->has_discarded)
    return;
  if (place == INV_HAND
      && ((boon->has_played && inv_fits (boon->played_for, combat)) || boon->program[INV_ON_PLAY].n
          || boon->program[INV_IN_PLAY].n))
    try_one (self, seat, card, place, FALSE);
  if (boon->has_discarded && inv_fits (boon->discarded_for, combat))
    try_one (self, seat, card, place, TRUE);
}

guint
inv_view_ifs (const GnMatch  *match,
              const InvState *state,
              InvIf          *ifs,
              guint           max)
{
  g_autofree InvState *copy = g_new (InvState, 1);
  Ifs self = { .match = match, .state = state, .copy = copy, .ifs = ifs, .max = max };

  if (!inv_in_help (state) || state->active < 0)
    return 0;

  self.now = gn_odds_value (chance_now (match, state, 0));
  GN_FOR_SEATS (match, seat)
    for (guint place = INV_HAND; place <= INV_PLAY; place++)
      {
        const GnPile *pile = place == INV_HAND ? &state->hand[seat] : &state->play[seat];

        GN_FOR_LAYERS (layer, pile)
          if (layer->card >= 0)
            try_card (&self, seat, layer->card, (InvPlace) place);
      }

  qsort (ifs, self.n, sizeof *ifs, compare);
  return self.n;
}
