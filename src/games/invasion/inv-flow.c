/* inv-flow.c: the twelve steps of a turn, carried on to the next decision, the next outcome or the end (section 4)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

/* ---- Boons ---------------------------------------------------------------------------- */

/* Step 2 (INV-052, INV-053). The card has already left its deck. */
void
inv_reveal_boon (const GnMatch *match,
                 InvState      *state,
                 int            card,
                 GnStory       *story)
{
  const InvBoon *boon = &inv_set (match)->boon[card];

  inv_clear_roll (state);
  state->fighting = FALSE;
  state->boon = (gint16) card;
  state->has_value = !boon->no_value;
  gn_story_tell (story, boon->no_value ? INV_F_BOON_NONE : INV_F_BOON, state->active, card, state->from_deck);
  if (boon->no_value)
    {
      state->stage = INV_AT_TAKE;   /* INV-R29 */
      return;
    }

  inv_push_lasting (match, state);
  if (gn_dice_expr_dice (&boon->value) > 0)
    {
      state->open_value = TRUE;
      state->stage = INV_AT_BOON_VALUE;
      inv_throw_begin (match, state, INV_DICE_VALUE);
    }
  else
    {
      state->value = boon->value.flat;
      state->stage = INV_AT_BOON_HELP;
    }
}

/* INV-073, INV-075: the boon goes to the hand or into play. Every room is shown. */
void
inv_gain (const GnMatch *match,
          InvState      *state,
          int            card,
          InvPlace       to,
          int            over,
          GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int seat = state->active;

  inv_count_up (&state->gained[seat][set->boon[card].kind]);
  if (over >= 0)
    {
      gn_pile_take_card (&state->play[seat], over, 99);
      inv_discard_boon (match, state, over, story);
      gn_story_tell (story, INV_F_REPLACED, seat, over);
    }
  if (to == INV_PLAY)
    {
      gn_pile_put_known_bottom (&state->play[seat], card, 0, GN_ALL_SEE);
      gn_story_tell (story, INV_F_TO_PLAY, seat, card);
    }
  else
    {
      inv_hand_put (match, state, seat, card, GN_ALL_SEE);
      gn_story_tell (story, INV_F_TO_HAND, seat, card);
    }
  if (set->boon[card].kind == INV_ROOM)
    gn_story_tell (story, INV_F_ROOM, seat, card, inv_rooms_gained (match, state), inv_target (match));
  inv_check_end (match, state, story);
  if (!state->head.over)
    inv_push (match, state, FALSE, card, INV_ON_GAIN, seat);
}

static void
miss (const GnMatch *match,
      InvState      *state,
      GnStory       *story)
{
  const int card = state->boon;

  inv_count_up (&state->missed[state->active][inv_set (match)->boon[card].kind]);
  gn_story_tell (story, INV_F_MISS, state->active, card, inv_value_now (match, state) - state->total);
  state->boon = -1;
  inv_discard_boon (match, state, card, story);
  inv_close_window (match, state);
  state->stage = INV_DO_BOON_END;
}

/* ---- Steps that need no decision -------------------------------------------------------------- */

void
inv_begin_turn (const GnMatch *match,
                InvState      *state,
                int            seat,
                GnStory       *story)
{
  int rooms;

  if (state->turn < 60000)
    state->turn++;
  state->active = (gint8) seat;
  state->stage = INV_AT_PREP;
  state->fighting = FALSE;
  state->misses = 0;
  gn_story_tell (story, INV_F_TURN, state->turn, seat);
  if (state->miss_boon[seat] > 0)
    {
      state->miss_boon[seat]--;
      state->misses |= 1;
      gn_story_tell (story, INV_F_MISSES_BOON, seat);
    }
  if (state->miss_fight[seat] > 0)
    {
      state->miss_fight[seat]--;
      state->misses |= 2;
      gn_story_tell (story, INV_F_MISSES_FIGHT, seat);
    }
  if (state->remind[seat] > 0)
    gn_story_tell (story, INV_F_REMIND_GNOME, seat, state->remind[seat] - 1);
  else if (state->remind[seat] < 0)
    gn_story_tell (story, INV_F_REMIND_BOON, seat, -1 - state->remind[seat]);
  state->remind[seat] = 0;
  inv_reshuffle_boons (match, state, story);

  /* INV-R35 */
  rooms = inv_rooms_to_come (match, state);
  if (!state->told && inv_rooms_gained (match, state) + rooms < inv_target (match))
    {
      state->told = TRUE;
      gn_story_tell (story, INV_F_OUT_OF_REACH, inv_target (match) - inv_rooms_gained (match, state), rooms);
    }
}

/* Ends steps 2 to 5. An extra boon repeats them (INV-R56). */
static void
boon_end (const GnMatch *match,
          InvState      *state,
          GnStory       *story)
{
  InvFrame *top = inv_top (state);

  state->from_deck = -1;
  if (state->extra > 0)
    {
      inv_reshuffle_boons (match, state, story);
      if (inv_decks_left (match, state) > 0)
        {
          state->extra--;
          state->again_now = TRUE;
          state->stage = INV_AT_OPEN;
          return;
        }
      state->extra = 0;
      gn_story_tell (story, INV_F_ALL_OUT);
    }
  state->again_now = FALSE;
  if (top)
    {
      state->stage = (guint8) top->slot;   /* an extra boon's barrier: no effect is left above it */
      inv_pop_frame (state);
    }
  else
    state->stage = INV_DO_FORK;
}

static void
enter_gnome (const GnMatch *match,
             InvState      *state,
             GnStory       *story)
{
  state->from_pile = FALSE;
  if (state->draw && !state->again_now)
    {
      if (inv_heap_size (state) > 0)
        {
          guint8 count[INV_GNOMES_MAX];

          state->from_pile = TRUE;
          inv_count_up (&state->from_discard);
          state->stage = state->draw == 3 && inv_heap_known (state, count) > 0 ? INV_AT_GNOME_CHOICE : INV_AT_GNOME;
          return;
        }
      gn_story_tell (story, INV_F_DISCARD_EMPTY);
    }
  if (gn_pile_size (&state->gnomes) == 0 && inv_option (match, INV_OPT_DECK_OUT) == 1 && inv_heap_size (state) > 0)
    {
      const guint n = inv_heap_size (state);

      memset (state->gnome_discard, 0, sizeof state->gnome_discard);
      inv_shuffle_all (state, 0, (int) n);
    }
  if (gn_pile_size (&state->gnomes) == 0)
    {
      gn_story_tell (story, INV_F_DECK_EMPTY);
      state->stage = INV_DO_SWEEP;
      return;
    }
  state->stage = INV_AT_GNOME;
}

/* After a gnome: dice that it stole for this fight come back. Then comes an extra boon, another fight, or the
 * sweep. */
static void
gnome_end (const GnMatch *match,
           InvState      *state,
           GnStory       *story)
{
  GN_FOR_SEATS (match, seat)
    if (state->stolen[seat] == INV_UNTIL_COMBAT)
      inv_d20_back (state, seat, story);
  state->fighting = FALSE;
  state->no_help = 0;
  state->result = 0;
  state->margin = 0;
  state->goes = state->goes_until = 0;
  state->from_pile = FALSE;

  if (state->turn_ends)
    {
      state->stage = INV_DO_SWEEP;
      return;
    }
  if (state->extra > 0)
    {
      inv_reshuffle_boons (match, state, story);
      if (inv_decks_left (match, state) > 0)
        {
          InvFrame *barrier = &state->frame[state->n_frames];

          if (state->n_frames < INV_FRAMES)
            {
              *barrier = (InvFrame) { .card = INV_FRAME_BARRIER, .slot = INV_DO_GNOME_END };
              state->n_frames++;
            }
          state->extra--;
          state->stage = INV_AT_OPEN;
          state->again_now = TRUE;
          return;
        }
      state->extra = 0;
      gn_story_tell (story, INV_F_ALL_OUT);
    }
  if (state->fights > 0)
    {
      state->fights--;
      state->again_now = TRUE;
      state->stage = INV_DO_GNOME;
      return;
    }
  state->stage = INV_DO_SWEEP;
}

/* INV-110, INV-R22, INV-R23: discards singles that have served, and a neighbor's allies if the option says so. */
static void
sweep_singles (const GnMatch *match,
               InvState      *state,
               GnStory       *story)
{
  const InvSet *set = inv_set (match);

  GN_FOR_SEATS (match, seat)
    {
      GnPile left = { 0 };

      for (guint i = 0; i < state->play[seat].n; i++)
        {
          GnLayer layer = state->play[seat].layer[i];
          const InvBoon *boon = &set->boon[layer.card];
          const gboolean served = (layer.pool & (INV_LIES_DONE | INV_LIES_NOW)) != 0;
          gboolean goes = FALSE;

          if (inv_is_single (set, layer.card))
            goes = served || (seat == state->active && inv_option (match, INV_OPT_UNUSED) == 1);
          else if (boon->kind == INV_ALLY)
            goes = served && seat != state->active && inv_option (match, INV_OPT_NEIGHBOUR_ALLIES) == 1;
          if (goes && !(boon->flags & INV_FLAG_STAYS))
            {
              inv_discard_boon (match, state, layer.card, story);
              gn_story_tell (story, INV_F_SWEPT, seat, layer.card);
              continue;
            }
          if (!inv_is_single (set, layer.card) || (boon->flags & INV_FLAG_STAYS))
            layer.pool = 0;
          else
            layer.pool &= ~(guint) (INV_LIES_NOW | INV_LIES_LATE) & 31;
          gn_pile_put_layer_bottom (&left, layer);
        }
      state->play[seat] = left;
    }
}

/* Whether the seat has more than it may keep (INV-111). */
gboolean
inv_must_keep (const GnMatch  *match,
               const InvState *state,
               int             seat,
               int            *allies,
               int            *weapons)
{
  const InvSet *set = inv_set (match);
  const int n_allies = (int) inv_count_kind (set, &state->play[seat], INV_ALLY);
  const int n_weapons = (int) inv_count_kind (set, &state->play[seat], INV_WEAPON);

  if (allies)
    *allies = n_allies;
  if (weapons)
    *weapons = n_weapons;
  return n_allies > inv_ally_limit (match, state, seat) || n_weapons > inv_weapon_limit (match, state, seat);
}

/* Step 12 (INV-114). */
static void
next_turn (const GnMatch *match,
           InvState      *state,
           GnStory       *story)
{
  const int seat = state->active;
  const int next = state->next ? state->next - 1 : (seat + 1) % match->n_seats;

  inv_detach (match, state, seat, INV_ATTACHED_THIS, story);
  GN_FOR_LAYERS (layer, &state->attached)
    if (layer->pool == (guint) seat + 8 * INV_ATTACHED_NEXT)
      layer->pool = ((guint) seat + 8 * INV_ATTACHED_THIS) & 31;
  if (state->limit_ends[seat] == 1)
    state->ally_more[seat] = state->weapon_more[seat] = 0;
  if (state->limit_ends[seat] > 0)
    state->limit_ends[seat]--;

  state->skip = state->draw = state->extra = state->fights = 0;
  state->again_now = state->turn_ends = 0;
  state->next = 0;
  state->kept = 0;
  state->misses = 0;
  if (inv_option (match, INV_OPT_WIN_CHECK) == 1 && inv_rooms_gained (match, state) >= inv_target (match))
    {
      inv_end (state, INV_END_WON, story);
      return;
    }
  inv_begin_turn (match, state, next, story);
}

static void
sweep (const GnMatch *match,
       InvState      *state,
       GnStory       *story)
{
  if (state->gnome >= 0)
    {
      /* A text has ended the turn in the middle of a fight. */
      const int gnome = state->gnome;

      state->gnome = -1;
      inv_place_gnome (match, state, gnome, state->goes ? state->goes - 1u : INV_GOES_DISCARD, state->goes_until,
                       story);
    }
  if (state->boon >= 0)
    {
      inv_discard_boon (match, state, state->boon, story);
      state->boon = -1;
    }
  GN_FOR_SEATS (match, seat)
    if (state->stolen[seat] == INV_UNTIL_COMBAT)
      inv_d20_back (state, seat, story);
  /* INV-R23: no roll has been made since the last one was reckoned, so no card has served by it. */
  inv_clear_roll (state);
  state->from_deck = -1;
  state->fighting = FALSE;
  state->from_pile = FALSE;
  state->no_help = 0;
  state->result = 0;
  state->margin = 0;
  state->goes = state->goes_until = 0;
  state->extra = state->fights = 0;
  state->again_now = FALSE;
  state->skip = state->draw = 0;
  sweep_singles (match, state, story);
  state->kept = 0;
  state->stage = INV_AT_KEEP;
}

/* ---- The loop --------------------------------------------------------------------------------------- */

/* Does one thing that needs no decision. FALSE if a player has to decide or an outcome is due. */
static gboolean
go_one (const GnMatch *match,
        InvState      *state,
        GnStory       *story)
{
  const InvFrame *top = inv_top_of (state);

  if (state->ask || state->dice_for == INV_DICE_VALUE)
    return FALSE;
  if (top && top->card != INV_FRAME_BARRIER)
    return inv_effect_step (match, state, story);

  switch ((InvStage) state->stage)
    {
    case INV_AT_BOON_ROLL:
    case INV_AT_FIGHT_ROLL:
      {
        gint8 twice;

        state->dice_for = INV_DICE_ROLL;
        if (inv_dice_due (match, state, &twice) > 0)
          return FALSE;
        inv_roll_done (match, state, story);
        if (state->stage == INV_AT_FIGHT_ROLL)
          {
            state->stage = INV_AT_FIGHT_LATE;
            if (!inv_late_possible (match, state))
              inv_resolve_fight (match, state, story);
          }
        else if (state->total >= inv_value_now (match, state))
          {
            gn_story_tell (story, INV_F_HIT, state->active, state->boon, state->total - inv_value_now (match, state));
            state->stage = INV_AT_TAKE;
          }
        else
          {
            state->stage = INV_AT_BOON_LATE;
            if (!inv_late_possible (match, state))
              miss (match, state, story);
          }
        return TRUE;
      }
    case INV_DO_TURN:
      inv_begin_turn (match, state, state->active, story);
      return TRUE;
    case INV_DO_BOON_END:
      boon_end (match, state, story);
      return TRUE;
    case INV_DO_FORK:
      state->stage = INV_AT_FORK;
      return TRUE;
    case INV_DO_GNOME:
      enter_gnome (match, state, story);
      return TRUE;
    case INV_DO_FIGHT:
      state->stage = INV_AT_FIGHT_HELP;
      if (inv_help_barred (match, state))
        gn_story_tell (story, INV_F_NO_HELP, state->gnome);
      return TRUE;
    case INV_DO_LOST:
      inv_gnome_goes (match, state, story);
      state->stage = INV_DO_GNOME_END;
      return TRUE;
    case INV_DO_GNOME_END:
      gnome_end (match, state, story);
      return TRUE;
    case INV_DO_SWEEP:
      sweep (match, state, story);
      return TRUE;
    case INV_AT_KEEP:
      GN_FOR_SEATS (match, seat)
        if (inv_must_keep (match, state, seat, NULL, NULL))
          return FALSE;
      next_turn (match, state, story);
      return TRUE;
    default:
      return FALSE;
    }
}

void
inv_go (const GnMatch *match,
        InvState      *state,
        GnStory       *story)
{
  /* Effects of printed cards always end. The limit is for cards that players entered and that trigger each other
   * forever. */
  for (guint n = 0; n < 2000 && !state->head.over; n++)
    if (!go_one (match, state, story))
      return;
}

void
inv_settle_late (const GnMatch *match,
                 InvState      *state,
                 GnStory       *story)
{
  if (state->stage == INV_AT_BOON_LATE)
    {
      if (state->total >= inv_value_now (match, state))
        state->stage = INV_AT_TAKE;
      else
        miss (match, state, story);
    }
  else
    inv_resolve_fight (match, state, story);
}
