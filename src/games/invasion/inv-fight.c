/* inv-fight.c: gnomes and letters: what is turned up, the result of a fight, where the gnome goes (steps 7 to 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-texts.h"
#include "inv-view.h"

/* All unseen and known cards of the gnome deck, and what comes to them, become one layer (7.2). */
void
inv_shuffle_all (InvState *state,
                 int       letters_more,
                 int       gnomes_more)
{
  const guint letters = inv_deck_letters (state) + (guint) letters_more;
  const guint n = gn_pile_size (&state->gnomes) + (guint) letters_more + (guint) gnomes_more;

  gn_pile_clear (&state->gnomes);
  memset (state->letters_in, 0, sizeof state->letters_in);
  state->letters_in[0] = (guint8) letters;
  if (n > 0)
    gn_pile_put_unseen_top (&state->gnomes, 0, MIN (n, 250));
}

GnLayer
inv_take_gnome_card (InvState *state,
                     int       gnome,
                     int       letter)
{
  GnLayer top = gn_pile_take_top (&state->gnomes);

  if (top.card < 0 && top.pool < INV_LAYERS && letter >= 0 && state->letters_in[top.pool] > 0)
    state->letters_in[top.pool]--;
  return top;
}

/* Step 7 (INV-087 … INV-090). The card has left deck or pile. */
void
inv_reveal_gnome (const GnMatch *match,
                  InvState      *state,
                  int            gnome,
                  GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const InvGnome *card = &set->gnome[gnome];
  const int seat = state->active;

  inv_clear_roll (state);
  state->fighting = TRUE;
  state->gnome = (gint16) gnome;
  state->result = 0;
  state->goes = state->goes_until = 0;
  state->no_help = 0;
  state->draw = 0;
  state->has_value = !card->no_value;
  gn_story_add (story, GN_ALL_SEE, card->no_value ? INV_F_GNOME_NONE : gn_dice_expr_dice (&card->value) ? INV_F_GNOME_DICE : INV_F_GNOME,
                seat, gnome, card->value.flat);
  if (!set->gnomes_complete)
    {
      guint8 known[INV_GNOMES_MAX];

      inv_known_gnomes (match, state, known);
      if (known[gnome] > card->copies)
        gn_story_add (story, GN_ALL_SEE, INV_F_ONE_MORE_GNOME, gnome, known[gnome]);
    }

  if (card->no_value)
    {
      inv_count_up (&state->none[seat]);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_DIRECTIONS, seat);
      inv_push (match, state, TRUE, gnome, INV_BEFORE, seat);
    }
  else if (gn_dice_expr_dice (&card->value) > 0)
    {
      state->open_value = TRUE;
      state->stage = INV_AT_GNOME_VALUE;
      inv_throw_begin (match, state, INV_DICE_VALUE);
    }
  else
    {
      state->value = card->value.flat;
      state->stage = INV_DO_FIGHT;
      inv_push (match, state, TRUE, gnome, INV_BEFORE, seat);
      inv_push_lasting (match, state);
    }
}

/* INV-091, INV-092, INV-R45 */
void
inv_reveal_letter (const GnMatch *match,
                   InvState      *state,
                   int            letter,
                   GnStory       *story)
{
  const guint at = state->n_letters++;

  state->letter[at] = (gint8) letter;
  state->letter_seat[at] = state->active;
  state->letter_turn[at] = state->turn;
  state->letter_card[at] = state->drawn;
  gn_story_add (story, GN_ALL_SEE, INV_F_LETTER, state->active, letter, state->n_letters);
  if (state->n_letters == INV_LETTERS - 1)
    gn_story_add (story, GN_ALL_SEE, INV_F_ONE_MORE_LETTER);
  inv_check_end (match, state, story);
  if (state->head.over)
    return;
  state->n_frames = 0;
  memset (state->frame, 0, sizeof state->frame);
  state->fights = 0;
  state->stage = INV_DO_SWEEP;
}

/* Where a gnome that has been dealt with goes (INV-104, INV-R37, INV-R60). */
void
inv_place_gnome (const GnMatch *match,
                 InvState      *state,
                 int            gnome,
                 guint          where,
                 guint          until,
                 GnStory       *story)
{
  switch ((InvGoes) where)
    {
    case INV_GOES_TOP:
      if (state->gnomes.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_top (&state->gnomes, gnome, 0, GN_ALL_SEE);
          gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_PLACED, gnome, INV_W_GNOMES_TOP);
          return;
        }
      break;
    case INV_GOES_BOTTOM:
      if (state->gnomes.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_bottom (&state->gnomes, gnome, 0, GN_ALL_SEE);
          gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_PLACED, gnome, INV_W_GNOMES_BOTTOM);
          return;
        }
      break;
    case INV_GOES_SHUFFLED:
      inv_shuffle_all (state, 0, 1);
      gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_PLACED, gnome, INV_W_SHUFFLED);
      return;
    case INV_GOES_ATTACH:
      if (state->attached.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_bottom (&state->attached, gnome, (guint) state->active + 8 * (until & 3), GN_ALL_SEE);
          gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_ATTACHED, gnome, state->active);
          return;
        }
      break;
    case INV_GOES_OUT:
      if (state->gone[gnome] < 99)
        state->gone[gnome]++;
      gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_PLACED, gnome, INV_W_OUT);
      return;
    case INV_GOES_DISCARD:
    default:
      break;
    }
  inv_heap_put (state, gnome);
  gn_story_add (story, GN_ALL_SEE, INV_F_GNOME_DISCARDED, gnome);
}

void
inv_gnome_goes (const GnMatch *match,
                InvState      *state,
                GnStory       *story)
{
  const int gnome = state->gnome;
  guint where = state->goes ? state->goes - 1u : INV_GOES_DISCARD;

  if (gnome < 0)
    return;
  if (!state->goes && state->result != 1 && inv_option (match, INV_OPT_UNDEFEATED) == 1)
    where = INV_GOES_BOTTOM;
  state->gnome = -1;
  inv_place_gnome (match, state, gnome, where, state->goes_until, story);
}

/* Gnomes attached before @seat that leave on this occasion. */
void
inv_detach (const GnMatch *match,
            InvState      *state,
            int            seat,
            guint          until,
            GnStory       *story)
{
  GnPile left = { 0 };

  for (guint i = 0; i < state->attached.n; i++)
    {
      const GnLayer *layer = &state->attached.layer[i];

      if ((int) (layer->pool & 7) == seat && layer->pool >> 3 == until)
        inv_place_gnome (match, state, layer->card, INV_GOES_DISCARD, 0, story);
      else
        gn_pile_put_layer_bottom (&left, *layer);
    }
  state->attached = left;
}

void
inv_d20_back (InvState *state,
              int       seat,
              GnStory  *story)
{
  if (!state->stolen[seat])
    return;
  state->stolen[seat] = INV_D20_FREE;
  state->thief[seat] = -1;
  gn_story_add (story, GN_ALL_SEE, INV_F_D20_BACK, seat);
}

static gboolean
program_has (const InvSet *set,
             int           gnome,
             guint         slot,
             InvWord       word)
{
  const InvProgram *program = inv_program (set, TRUE, gnome, slot);

  for (guint list = 0; list < program->n; list++)
    for (guint i = 0; i < set->list[program->first + list].n; i++)
      if (set->op[set->list[program->first + list].first + i].word == word)
        return TRUE;
  return FALSE;
}

/* Step 10 (INV-103 … INV-106, INV-R54). */
void
inv_resolve_fight (const GnMatch *match,
                   InvState      *state,
                   GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int gnome = state->gnome, seat = state->active;
  const int margin = state->total - inv_value_now (match, state);

  state->margin = (gint16) margin;
  inv_close_window (match, state);
  if (margin >= 0)
    {
      state->result = 1;
      inv_count_up (&state->won[seat]);
      gn_story_add (story, GN_ALL_SEE, INV_F_WON_FIGHT, seat, gnome, margin);
      if (!program_has (set, gnome, INV_ON_WIN, INV_E_GNOME_GOES))
        inv_gnome_goes (match, state, story);
      inv_detach (match, state, seat, INV_ATTACHED_WIN, story);
      INV_FOR_SEATS (match, other)
        if (state->stolen[other] == INV_UNTIL_WIN && (other == seat || state->thief[other] == gnome))
          inv_d20_back (state, other, story);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_ON_WIN, seat);
      inv_push (match, state, TRUE, gnome, INV_REWARD, seat);
    }
  else
    {
      state->result = 2;
      inv_count_up (&state->lost[seat]);
      gn_story_add (story, GN_ALL_SEE, INV_F_LOST_FIGHT, seat, gnome, -margin);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_ON_LOSE, seat);
    }
}
