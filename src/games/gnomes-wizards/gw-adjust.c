/* gw-adjust.c: adjustments by the host, to carry out a text that was read aloud (9.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

#define ARG(i) (move->arg[(i)])

static int
deck_size (const GwState *state)
{
  return (int) (gn_pile_size (&state->pile[0]) + gn_pile_size (&state->pile[1]));
}

/* Cards that nobody names come from the larger pile and go to the bottom of the smaller one. */
static void
set_hand (const GnMatch *match,
          GwState       *state,
          int            seat,
          guint          n)
{
  GnPile *hand = &state->hand[seat];

  while (gn_pile_size (hand) < n)
    {
      gn_pile_take_top (&state->pile[gw_larger_pile (state)]);
      gn_pile_put_unseen_bottom (hand, 0, 1);
    }
  while (gn_pile_size (hand) > n)
    {
      gn_pile_take_card (hand, -2, 0);
      gn_pile_put_unseen_bottom (&state->pile[gw_smaller_pile (match, state)], 0, 1);
    }
}

/* The side of a tile that points up; for a tile that points down, the other tile of the edge is named. */
static int
edge_of (int what,
         int place)
{
  return GW_PLACES + place * GW_SIDES + what - GW_W_EDGE_LEFT;
}

gboolean
gw_check_adjust (const GnMatch *match,
                 const GwState *state,
                 const GnMove  *move,
                 GnSay         *why)
{
  const int what = ARG (GW_A_WHAT), unit = ARG (GW_A_W_UNIT), place = ARG (GW_A_W_PLACE), n = ARG (GW_A_W_N),
            kind = ARG (GW_A_W_KIND);
  const gboolean is_unit = unit >= 0 && unit < GW_UNITS && gw_in_play (state, unit),
                 active = is_unit && state->status[unit] == GW_ACTIVE;
  const int cell = gw_cell_at (match, place), seat = ARG (GW_A_W_SEAT);
  const gboolean is_seat = seat >= 0 && seat < match->n_seats;
  int one, other;

  if (gw_top (state)->kind != GW_FRAME_TEXT)
    return gn_say (why, GW_NO_REASON);
  switch ((GwWhat) what)
    {
    case GW_W_HP:
      return active && n >= 0 && n <= gw_max_hp (unit) ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_DEFENCE:
      return active && n >= MAX (0, gw_set (match)->def[unit]) && n <= gw_defence_cap (match, unit)
             ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_PLACE:
      return active && cell >= 0 && gw_landable (match, state, cell) ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_STATUS:
      return is_unit && n == GW_ACTIVE && state->status[unit] == GW_INACTIVE && cell >= 0
             && gw_landable (match, state, cell) ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_COUNTER:
      return active && kind >= 0 && kind < GW_N_COUNTERS && kind != GW_LINGERING && (n == 0 || n == 1)
             ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_CRYSTALS:
    case GW_W_LEARNED_CRYSTALS:
      {
        const int value = is_unit ? 2 * unit + (what == GW_W_LEARNED_CRYSTALS) : -1;

        return active && n >= 0 && gw_ability (match, state, value)
               && n <= state->charge[value] + gw_room (match, state, value) ? TRUE : gn_say (why, GW_NO_PIECE);
      }
    case GW_W_RESERVE:
      return n >= 0 && n <= 99 ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_FLIPPED:
      return cell >= 0 && !(gw_board (match)->mines >> cell & 1) && !(gw_board (match)->dead >> cell & 1)
             && (n == 0 || n == 1) ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_BLOCKADE:
      return cell >= 0 && n >= 0 && n <= match->n_seats ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_EDGE_LEFT:
    case GW_W_EDGE_RIGHT:
    case GW_W_EDGE_BASE:
      return gw_has_edges (match) && cell >= 0 && gw_edge_ends (edge_of (what, place), &one, &other)
             && gw_cell_at (match, one) >= 0 && gw_cell_at (match, other) >= 0
               && n >= 0 && n <= match->n_seats ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_HAND:
      /* Only their owner knows which cards they are; with a physical box only their number is in the state. */
      return match->dealer[GW_FAMILY_CARDS] == GN_DEALER_BOX && is_seat && n >= 0
             && n - (int) gn_pile_size (&state->hand[seat]) <= deck_size (state)
               && (int) gn_pile_unseen (&state->hand[seat], 0) >= (int) gn_pile_size (&state->hand[seat]) - n
               ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_TROPHY:
      return is_unit && state->status[unit] == GW_DEAD && (n == 0 || (n == 1 && is_seat))
             ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_W_ROUND:
      return n >= (int) gw_first_round (match) && n <= (int) gw_rounds (match) ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_N_WHAT:
    default:
      return gn_say (why, GW_NO_PIECE);
    }
}

/* Records what was set, with the unit, tile or player concerned. */
static void
tell (const GwState *state,
      const GnMove  *move,
      GnStory       *story)
{
  const int what = ARG (GW_A_WHAT), unit = ARG (GW_A_W_UNIT), place = ARG (GW_A_W_PLACE), n = ARG (GW_A_W_N);
  int one, other;

  switch ((GwWhat) what)
    {
    case GW_W_HP:
    case GW_W_DEFENCE:
    case GW_W_CRYSTALS:
    case GW_W_LEARNED_CRYSTALS:
      gn_story_tell (story, GW_F_ADJUSTED_UNIT, unit, what, n);
      break;
    case GW_W_PLACE:
    case GW_W_STATUS:
      gn_story_tell (story, GW_F_ADJUSTED_TO, unit, place);
      break;
    case GW_W_COUNTER:
      if (n)
        gn_story_tell (story, GW_F_COUNTER, unit, ARG (GW_A_W_KIND), MAX (0, state->current));
      else
        gn_story_tell (story, GW_F_COUNTER_OFF, unit, ARG (GW_A_W_KIND));
      break;
    case GW_W_EDGE_LEFT:
    case GW_W_EDGE_RIGHT:
    case GW_W_EDGE_BASE:
      gw_edge_ends (edge_of (what, place), &one, &other);
      if (n)
        gn_story_tell (story, GW_F_EDGE, n - 1, one, other);
      else
        gn_story_tell (story, GW_F_EDGE_GONE, one, other);
      break;
    case GW_W_BLOCKADE:
    case GW_W_FLIPPED:
      gn_story_tell (story, GW_F_ADJUSTED_TILE, place, what, n);
      break;
    case GW_W_HAND:
      gn_story_tell (story, GW_F_ADJUSTED_HAND, ARG (GW_A_W_SEAT), n);
      break;
    case GW_W_TROPHY:
      if (n)
        gn_story_tell (story, GW_F_ADJUSTED_TROPHY, ARG (GW_A_W_SEAT), unit);
      else
        gn_story_tell (story, GW_F_ADJUSTED_NO_TROPHY, unit);
      break;
    case GW_W_RESERVE:
    case GW_W_ROUND:
    case GW_N_WHAT:
    default:
      gn_story_tell (story, GW_F_ADJUSTED, what, n);
      break;
    }
}

void
gw_apply_adjust (const GnMatch *match,
                 GwState       *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int what = ARG (GW_A_WHAT), unit = ARG (GW_A_W_UNIT), place = ARG (GW_A_W_PLACE), n = ARG (GW_A_W_N);

  switch ((GwWhat) what)
    {
    case GW_W_HP:
      state->hp[unit] = (guint8) n;
      if (n == 0)
        gw_die (match, state, unit, state->run.seat - 1, story);
      break;
    case GW_W_DEFENCE: gw_set_def (match, state, unit, n); break;
    case GW_W_PLACE:   state->place[unit] = (gint16) place; break;
    case GW_W_STATUS:  gw_rouse (match, state, unit, gw_cell_at (match, place)); break;
    case GW_W_COUNTER: state->counter[unit][ARG (GW_A_W_KIND)] = (guint8) (n ? MAX (0, state->current) + 1 : 0); break;
    case GW_W_CRYSTALS: state->charge[2 * unit] = (guint8) n; break;
    case GW_W_LEARNED_CRYSTALS: state->charge[2 * unit + 1] = (guint8) n; break;
    case GW_W_RESERVE: state->reserve = (guint8) n; break;
    case GW_W_FLIPPED: state->flipped[place] = (guint8) n; break;
    case GW_W_BLOCKADE: state->blockade[place] = (guint8) n; break;
    case GW_W_EDGE_LEFT:
    case GW_W_EDGE_RIGHT:
    case GW_W_EDGE_BASE: *gw_edge_at (state, edge_of (what, place)) = (guint8) n; break;
    case GW_W_HAND: set_hand (match, state, ARG (GW_A_W_SEAT), (guint) n); break;
    case GW_W_TROPHY: state->killer[unit] = (guint8) (n ? ARG (GW_A_W_SEAT) + 1 : 0); break;
    case GW_W_ROUND: state->round = (guint8) n; break;
    case GW_N_WHAT:
    default: break;
    }
  tell (state, move, story);
}
