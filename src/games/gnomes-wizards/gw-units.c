/* gw-units.c: effects on units and cards: attacks, damage, death, steps, flips, counters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* GW-087 */
int
gw_damage (int power,
           int defence)
{
  return defence >= power ? power / 2 : power;
}

static int
base_def (const GnMatch *match,
          int            unit)
{
  return MAX (0, gw_set (match)->def[unit]);
}

/* GW-095, R-04 */
void
gw_set_def (const GnMatch *match,
            GwState       *state,
            int            unit,
            int            to)
{
  state->def[unit] = (gint8) CLAMP (to, base_def (match, unit), gw_defence_cap (match, unit));
}

/* GW-169 */
void
gw_wake (GwState *state,
         int      unit,
         GnStory *story)
{
  if (!state->counter[unit][GW_SLEEPING])
    return;
  state->counter[unit][GW_SLEEPING] = 0;
  gn_story_tell (story, GW_F_WAKES, unit);
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* A pile with many known cards forgets the one that has been in it longest. */
void
gw_to_bottom (const GnMatch *match,
              GwState       *state,
              int            pile,
              GnLayer        layer)
{
  GnPile *to = &state->pile[pile];

  if (to->n >= GN_PILE_LAYERS - 2)
    {
      GnPile copy = { 0 };
      gboolean done = FALSE;

      GN_FOR_LAYERS (old, to)
        if (!done && old->card >= 0)
          {
            gn_pile_put_unseen_bottom (&copy, 0, 1);
            done = TRUE;
          }
        else
          gn_pile_put_layer_bottom (&copy, *old);
      *to = copy;
    }
  gn_pile_put_layer_bottom (to, layer);
}

/* to the bottom of the smaller pile, pile 1 if they are equal */
void
gw_card_away (const GnMatch *match,
              GwState       *state,
              int            card)
{
  GnPile one = { 0 };

  gn_pile_put_known_top (&one, card, 0, GN_ALL_SEE);
  gw_to_bottom (match, state, gw_smaller_pile (match, state), gn_pile_take_top (&one));
}

/* GW-117, GW-119: other players can no longer follow which of these cards they knew. */
void
gw_look (const GnMatch *match,
         GwState       *state,
         int            seat,
         int            pile,
         guint          n,
         int            keep,
         GnStory       *story)
{
  const gboolean app = match->dealer[GW_FAMILY_CARDS] == GN_DEALER_APP;
  guint taken = 0, unseen = 0;

  n = MIN (n, GN_PILE_LAYERS - 2);
  for (guint from = 0; from < 2; from++)
    while (taken < n && gn_pile_size (&state->pile[from ? 1 - pile : pile]) > 0)
      {
        GnLayer layer = gn_pile_take_top (&state->pile[from ? 1 - pile : pile]);

        if (layer.card >= 0 && app)
          layer.seen = GN_SEES (seat);
        else
          {
            layer.card = -1;
            layer.seen = 0;
            unseen++;
          }
        gn_pile_put_layer_bottom (&state->looked, layer);
        taken++;
      }
  if (taken == 0)
    return;

  GwFrame *frame = gw_push (state, GW_FRAME_KEEP);

  frame->a = (gint16) seat;
  frame->b = (gint16) MIN (keep, (int) taken);
  frame->c = (gint16) (app ? unseen : 0);
  frame->d = (gint16) pile;
  gn_story_tell (story, GW_F_LOOKS, seat, (int) taken);
}

/* ---- Death -------------------------------------------------------------------------------------- */

static gboolean
is_casting (const GwState *state,
            int            unit)
{
  for (guint i = 0; i < state->n_casts; i++)
    if (state->cast[i].source == unit + 1)
      return TRUE;
  return state->run.source == unit + 1;
}

/* GW-099 … GW-101 */
void
gw_die (const GnMatch *match,
        GwState       *state,
        int            unit,
        int            seat,
        GnStory       *story)
{
  const int owner = gw_seat (state, unit);

  if (state->status[unit] != GW_ACTIVE)
    return;
  if (gw_option (match, GW_OPT_CASTER_DEAD) == 1 && is_casting (state, unit))
    state->fell[unit] = (guint8) (state->place[unit] + 1);
  state->status[unit] = GW_DEAD;
  state->place[unit] = -1;
  state->hp[unit] = 0;
  state->def[unit] = 0;
  state->charge[unit * 2] = state->charge[unit * 2 + 1] = 0;
  memset (state->counter[unit], 0, sizeof state->counter[unit]);
  state->linger_unit[unit] = state->linger_seat[unit] = 0;
  memset (state->given[unit], 0, sizeof state->given[unit]);
  state->undecided[unit] = 0;
  state->more_mov[unit] = state->more_atk[unit] = 0;
  state->mined[unit] = 0;
  state->used[unit] = state->struck[unit] = state->more_attacks[unit] = state->did[unit] = 0;
  if (state->acting == unit + 1)
    state->acting = state->moving = 0;
  gn_story_tell (story, GW_F_DIED, unit);
  if (state->learned[unit])
    {
      const int card = state->learned[unit] - 1;

      state->learned[unit] = 0;
      gw_card_away (match, state, card);
      gn_story_tell (story, GW_F_CARD_GONE, card);
    }
  if (seat >= 0 && !gw_team_mates (match, state, seat, owner))
    {
      state->killer[unit] = (guint8) (seat + 1);
      gn_story_tell (story, GW_F_TROPHY, seat, unit, gw_is_leader (unit) ? 30 : 20);
    }
}

void
gw_hurt (const GnMatch *match,
         GwState       *state,
         int            victim,
         int            n,
         int            seat,
         int            fact,
         GnStory       *story)
{
  if (n <= 0)
    return;
  state->hp[victim] = (guint8) MAX (0, state->hp[victim] - n);
  gn_story_tell (story, fact, victim, n, state->hp[victim]);
  if (state->hp[victim] == 0)
    gw_die (match, state, victim, seat, story);
}

/* GW-087, GW-088, GW-158, GW-159, GW-169 */
void
gw_strike (const GnMatch *match,
           GwState       *state,
           int            unit,
           int            victim,
           int            power,
           int            seat,
           gboolean       sneak,
           GnStory       *story)
{
  const int defence = state->def[victim], damage = sneak ? power : gw_damage (power, defence);

  if (sneak)
    gn_story_tell (story, GW_F_SNEAKS, unit, victim, power);
  else if (unit >= 0)
    gn_story_tell (story, GW_F_ATTACKS, unit, victim, power, defence);
  else
    gn_story_tell (story, GW_F_LINGERS_HIT, victim, power, defence);
  gw_wake (state, victim, story);
  if (defence > base_def (match, victim) && !(sneak && gw_option (match, GW_OPT_SNEAK_DECAY) == 1))
    {
      state->def[victim] = (gint8) (defence - 1);
      gn_story_tell (story, GW_F_DEFENCE_ATTACK, victim, defence, defence - 1);
    }
  gw_hurt (match, state, victim, damage, seat, GW_F_HURT_ATTACK, story);
}

/* ---- On the board --------------------------------------------------------------------------------- */

/* GW-019 */
void
gw_rouse (const GnMatch *match,
          GwState       *state,
          int            unit,
          int            cell)
{
  state->status[unit] = GW_ACTIVE;
  state->hp[unit] = (guint8) gw_max_hp (unit);
  state->def[unit] = (gint8) base_def (match, unit);
  state->place[unit] = gw_board (match)->place[cell];
}

/* GW-133, R-37, R-40 */
int
gw_to_reserve (const GnMatch *match,
               GwState       *state,
               int            seat,
               int            n)
{
  guint8 *reserve = gw_option (match, GW_OPT_RESERVE) == 1 ? &state->own_reserve[seat] : &state->reserve;

  n = MIN (n, MIN (gw_supply (match, state), 255 - *reserve));
  *reserve += (guint8) n;
  return n;
}

void
gw_from_reserve (const GnMatch *match,
                 GwState       *state,
                 int            seat,
                 int            n)
{
  guint8 *reserve = gw_option (match, GW_OPT_RESERVE) == 1 ? &state->own_reserve[seat] : &state->reserve;

  *reserve -= (guint8) n;
}

/* GW-080 */
void
gw_step_onto (const GnMatch *match,
              GwState       *state,
              int            unit,
              int            cell,
              GnStory       *story)
{
  const gboolean pays = gw_mine_pays (match, state, unit, gw_cell (match, state, unit), cell, FALSE);

  state->place[unit] = gw_board (match)->place[cell];
  gw_note_mine (match, state, unit, cell);
  if (pays && gw_to_reserve (match, state, gw_seat (state, unit), 1))
    gn_story_tell (story, GW_F_MINED, unit, gw_reserve (match, state, gw_seat (state, unit)));
}

/* GW-048, GW-049, GW-154 */
void
gw_react (const GnMatch *match,
          GwState       *state,
          int            victim,
          gboolean       hold,
          GnStory       *story)
{
  guint32 units = 0;

  GW_FOR_UNITS (unit)
    if (state->place[unit] == state->place[victim] && gw_able (match, state, unit, victim))
      units |= GW_BIT (unit);
  if (!units)
    return;

  GwFrame *frame = gw_push (state, GW_FRAME_REACT);

  frame->a = (gint16) victim;
  frame->b = (gint16) hold;
  gw_frame_set_units (frame, units);
}

/* GW-045 … GW-047 */
void
gw_flip_cell (const GnMatch *match,
              GwState       *state,
              int            cell,
              int            seat,
              GnStory       *story)
{
  const int place = gw_board (match)->place[cell];

  state->flipped[place] = 1;
  gn_story_tell (story, GW_F_FLIPPED, seat, place);
  gw_shake (match, state, cell, seat, story);
}

/* Moves the units on a tile that was flipped. */
void
gw_shake (const GnMatch *match,
          GwState       *state,
          int            cell,
          int            seat,
          GnStory       *story)
{
  const int place = gw_board (match)->place[cell], credit = gw_option (match, GW_OPT_FLIP_CREDIT) == 0 ? seat : -1;
  guint32 there = 0, left = 0;

  GW_FOR_UNITS (unit)
    if (state->place[unit] == place)
      there |= GW_BIT (unit);
  GW_FOR_UNITS (unit)
    if (there & GW_BIT (unit))
      {
        if (state->acting == unit + 1)
          state->moving = 0;
        state->did[unit] &= (guint8) ~GW_DID_STOP;
        gw_hurt (match, state, unit, 2, credit, GW_F_HURT, story);
        if (state->status[unit] == GW_ACTIVE)
          left |= GW_BIT (unit);
      }
  if (left)
    {
      GwFrame *frame = gw_push (state, GW_FRAME_LEAVE);

      frame->a = (gint16) place;
      gw_frame_set_units (frame, left);
    }
}

/* GW-091, GW-092: carries out the attack of the turn; it was counted when it was announced. */
void
gw_own_attack (const GnMatch *match,
               GwState       *state,
               int            unit,
               int            victim,
               GnStory       *story)
{
  if (state->place[victim] != state->place[unit] || !gw_able (match, state, unit, victim))
    {
      if (gw_option (match, GW_OPT_FIZZLE) == 1 && state->struck[unit] > 0)
        state->struck[unit]--;
      gn_story_tell (story, GW_F_FIZZLED, unit);
      return;
    }
  gw_strike (match, state, unit, victim, gw_power (match, state, unit), gw_seat (state, unit), FALSE, story);
}
