/* gw-apply.c: applies a move; gw-flow.c then carries out the automatic steps
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-apply.h"

#define ARG(i) (move->arg[(i)])

/* ---- Setup ----------------------------------------------------------------------------------- */

static void
apply_setup (const GnMatch *match,
             GwState       *state,
             const GnMove  *move,
             GnStory       *story)
{
  switch ((GwVerb) move->verb)
    {
    case GW_V_HORNS:
      state->horns[ARG (0)] = (guint8) (ARG (1) + 1);
      gn_story_tell (story, GW_F_HORNS, ARG (0), ARG (1));
      break;
    case GW_V_FIRST:
      memset (state->horns, 0, sizeof state->horns);
      state->rolling = (guint8) GW_BIT (ARG (0));
      state->horns[ARG (0)] = 1;
      break;
    case GW_V_LAY:
      state->lies[ARG (1)] = ARG (0);
      gn_story_tell (story, gw_board (match)->dead >> gw_cell_at (match, ARG (0)) & 1 ? GW_F_LAID_DEAD : GW_F_LAID,
                     ARG (1), ARG (0));
      break;
    case GW_V_SWAP:
      {
        const gint16 one = ARG (GW_A_SWAPPED + 1), other = ARG (GW_A_SWAPPED + 2);
        const int a = gw_tile_at (state, one), b = gw_tile_at (state, other);

        state->lies[a] = other;
        state->lies[b] = one;
        gn_story_tell (story, GW_F_SWAPPED, one, other);
        break;
      }
    case GW_V_REDEAL:
    case GW_V_DEAL_EQUAL:
      state->equal_deal = move->verb == GW_V_DEAL_EQUAL ? (guint16) gw_find_deal (match, state) : 0;
      memset (state->lies, -1, sizeof state->lies);
      state->stage = GW_AT_BOARD;
      gn_story_tell (story, GW_F_REDEALT);
      break;
    case GW_V_TRIBE:
      state->tribe_seat[ARG (1)] = (guint8) (ARG (0) + 1);
      gn_story_tell (story, GW_F_TRIBE, ARG (0), ARG (1));
      break;
    case GW_V_ACCEPT:
      state->stage = GW_AT_COMPONENTS;
      break;
    case GW_V_DECK:
      state->deck_said = (guint8) (ARG (0) + 1);
      break;
    case GW_V_PLACE_LEADER:
      {
        const GwBoard *board = gw_board (match);
        const int cell = gw_cell_at (match, ARG (GW_A_TILE)), unit = gw_unit (gw_tribe (state, move->seat), 0);

        gw_rouse (match, state, unit, cell);
        if (gw_teams (match))
          state->side[move->seat] = board->start[0] >> cell & 1 ? 1 : 2;
        gn_story_tell (story, GW_F_LEADER, move->seat, unit, ARG (GW_A_TILE));
        break;
      }
    default:   /* GW_V_PLACE_CLAN */
      {
        const int unit = gw_unit (gw_tribe (state, move->seat), GW_MINE_SLOT);

        gw_rouse (match, state, unit, gw_cell_at (match, ARG (GW_A_TILE)));
        gn_story_tell (story, GW_F_SHORT_CLAN, unit, ARG (GW_A_TILE));
        break;
      }
    }
}

/* ---- Dice ------------------------------------------------------------------------------------ */

static void
apply_die (const GnMatch *match,
           GwState       *state,
           int            face,
           GnStory       *story)
{
  if (gw_own_faces (match))
    {
      GwThrow dice;

      gw_throw (state, &dice);
      gw_falls (match, &dice, face);
      memcpy (state->pink, dice.pink, sizeof state->pink);
      state->due_pink = dice.due_pink;
    }
  state->dice[face]++;
  state->due--;
  gn_story_tell (story, GW_F_DIE, face);
  if (state->due)
    return;
  state->rolled = 1;
  if (state->rerolls >= 2 + state->more_rerolls)
    gw_final_roll (match, state, story);
}

static void
apply_assign (GwState      *state,
              const GnMove *move,
              GnStory      *story)
{
  static const guint8 as[] = { [GW_MOVEMENT] = GW_AS_MOVEMENT, [GW_ATTACK] = GW_AS_ATTACK,
                               [GW_DEFENCE] = GW_AS_DEFENCE };
  const int face = ARG (GW_A_FACE), n = ARG (GW_A_N), unit = ARG (GW_A_DIE_UNIT);

  state->dice[face] -= (guint8) n;
  if (face == GW_HORN)
    {
      if (ARG (GW_A_TO) == GW_TO_ASIDE)
        state->horns_aside += (guint8) n;
      else
        state->horns_deck += (guint8) n;
      gn_story_tell (story, GW_F_ASSIGNED_OFF, n, face, ARG (GW_A_TO));
      return;
    }
  if (face == GW_EITHER && ARG (GW_A_USE) == GN_NONE)
    state->undecided[unit] += (guint8) n;
  else if (face == GW_EITHER)
    state->given[unit][ARG (GW_A_USE) == GW_USE_MOVEMENT ? GW_AS_EITHER_MOVE : GW_AS_EITHER_ATTACK] += (guint8) n;
  else
    state->given[unit][as[face]] += (guint8) n;
  if (face == GW_EITHER && ARG (GW_A_USE) != GN_NONE)
    gn_story_tell (story, GW_F_ASSIGNED_AS, unit, n, face, ARG (GW_A_USE));
  else
    gn_story_tell (story, GW_F_ASSIGNED, unit, n, face);
}

static void
apply_clear (GwState *state,
             GnStory *story)
{
  GW_FOR_UNITS (unit)
    {
      state->dice[GW_MOVEMENT] += state->given[unit][GW_AS_MOVEMENT];
      state->dice[GW_ATTACK] += state->given[unit][GW_AS_ATTACK];
      state->dice[GW_DEFENCE] += state->given[unit][GW_AS_DEFENCE];
      state->dice[GW_EITHER] += state->given[unit][GW_AS_EITHER_MOVE] + state->given[unit][GW_AS_EITHER_ATTACK]
                                + state->undecided[unit];
      memset (state->given[unit], 0, sizeof state->given[unit]);
      state->undecided[unit] = 0;
    }
  state->dice[GW_HORN] += state->horns_aside + state->horns_deck;
  state->horns_aside = state->horns_deck = 0;
  gn_story_tell (story, GW_F_CLEARED);
}

/* ---- Walking and fighting ---------------------------------------------------------------------- */

/* GW-071 */
static void
begin_action (const GnMatch *match,
              GwState       *state,
              int            unit)
{
  if (state->acting && state->acting != unit + 1)
    {
      const int before = state->acting - 1;

      state->did[before] |= GW_DID_DONE;
      state->did[before] &= (guint8) ~GW_DID_BEGUN;
    }
  if (state->acting != unit + 1 && gw_option (match, GW_OPT_MINE_COUNT) == 2)
    state->mined[unit] = 0;
  state->acting = (guint8) (unit + 1);
  state->did[unit] |= GW_DID_BEGUN;
}

/* GW-073, GW-074, GW-154: the unit has come to a tile with enemies. */
static void
meet_enemies (const GnMatch *match,
              GwState       *state,
              int            unit,
              GnStory       *story)
{
  const guint enter = gw_option (match, GW_OPT_ENTER_ENEMY);

  if (enter == 3 || !gw_foe_on (match, state, unit, gw_cell (match, state, unit)))
    return;
  if (enter == 2 || state->struck[unit] >= 1 + state->more_attacks[unit])
    state->did[unit] |= GW_DID_CLOSED;
  else
    state->did[unit] |= GW_DID_STOP;
  state->moving = 0;
  gn_story_tell (story, GW_F_STOPS, unit);
}

static void
apply_move (const GnMatch *match,
            GwState       *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int unit = ARG (GW_A_UNIT), from = state->place[unit];
  int given;

  begin_action (match, state, unit);
  state->used[unit]++;
  /* a step that the other dice do not give uses an either die. */
  given = gw_speed (match, state, unit) - state->undecided[unit];
  if (state->undecided[unit] && state->used[unit] + (state->struck[unit] > 0) > given)
    {
      state->undecided[unit]--;
      state->given[unit][GW_AS_EITHER_MOVE]++;
    }
  state->moving = 1;
  gn_story_tell (story, GW_F_MOVED, unit, from, ARG (GW_A_PLACE), gw_steps_left (match, state, unit, NULL));
  gw_step_onto (match, state, unit, gw_cell_at (match, ARG (GW_A_PLACE)), story);
  if (gw_landable (match, state, gw_cell (match, state, unit)))
    meet_enemies (match, state, unit, story);
  if (gw_steps_left (match, state, unit, NULL) == 0)
    state->moving = 0;
}

static gboolean
is_held (const GnMatch *match,
         const GnMove  *move,
         guint          at)
{
  return ARG (at) == 0 || gw_option (match, GW_OPT_WINDOWS) == 1;
}

static void
hold (GwState *state,
      int      verb,
      int      a,
      int      b,
      int      seat,
      GnStory *story)
{
  GwFrame *frame = gw_push (state, GW_FRAME_HELD);

  frame->a = (gint16) verb;
  frame->b = (gint16) a;
  frame->c = (gint16) b;
  state->opener = (guint8) (seat + 1);
  gn_story_tell (story, GW_F_HELD, seat);
}

static void
apply_attack (const GnMatch *match,
              GwState       *state,
              const GnMove  *move,
              GnStory       *story)
{
  const int unit = ARG (GW_A_UNIT);
  int target = ARG (GW_A_TARGET);

  GW_FOR_UNITS (other)
    if (target == GN_NONE && state->place[other] == state->place[unit] && gw_hostile (match, state, unit, other))
      target = other;
  begin_action (match, state, unit);
  state->moving = 0;
  state->struck[unit]++;
  if (ARG (GW_A_EITHER) != GN_NONE)
    {
      state->undecided[unit] -= (guint8) ARG (GW_A_EITHER);
      state->given[unit][GW_AS_EITHER_ATTACK] += (guint8) ARG (GW_A_EITHER);
    }
  state->did[unit] &= (guint8) ~GW_DID_STOP;
  if (is_held (match, move, GW_A_HOLD))
    hold (state, GW_V_ATTACK, unit, target, move->seat, story);
  else
    gw_own_attack (match, state, unit, target, story);
}

/* ---- Actions that may be held -------------------------------------------------------------------- */

/* both tiles are named, then both are flipped, and only then do the units on them leave. */
static void
flip_both (const GnMatch *match,
           GwState       *state,
           int            place,
           GnStory       *story)
{
  const int first = state->flip_first - 1, cell = gw_cell_at (match, place);

  if (first < 0)
    {
      state->flip_first = (guint8) (place + 1);
      if (state->flips < 2 && gw_flippable (match, state))
        return;
      state->flip_first = 0;
      gw_flip_cell (match, state, cell, state->current, story);
      return;
    }
  state->flip_first = 0;
  state->flipped[place] = 1;
  /* An answer may have flipped the tile that was named first. */
  if (!state->flipped[first])
    gw_flip_cell (match, state, gw_cell_at (match, first), state->current, story);
  gn_story_tell (story, GW_F_FLIPPED, state->current, place);
  gw_shake (match, state, cell, state->current, story);
}

static void
do_flip (const GnMatch *match,
         GwState       *state,
         int            place,
         GnStory       *story)
{
  if (!gw_may_flip (match, state, place, NULL))
    {
      gn_story_tell (story, GW_F_FLIP_VOID, place);
      return;
    }
  state->flips++;
  if (gw_option (match, GW_OPT_FLIP_MODE) == 1)
    flip_both (match, state, place, story);
  else
    gw_flip_cell (match, state, gw_cell_at (match, place), state->current, story);
}

static void
do_call (const GnMatch *match,
         GwState       *state,
         int            clan,
         int            caller,
         GnStory       *story)
{
  const int seat = state->current;

  if (!gw_may_call (match, state, clan, caller, NULL))
    return;
  state->horns_aside -= 3;
  state->war_used++;
  if (state->calls_made[seat] < 255)
    state->calls_made[seat]++;
  gw_rouse (match, state, clan, gw_cell (match, state, caller));
  gn_story_tell (story, GW_F_CALLED, seat, clan, state->place[clan]);
}

static void
do_charge (const GnMatch *match,
           GwState       *state,
           int            value,
           int            caller,
           GnStory       *story)
{
  if (!gw_may_charge (match, state, value, caller, NULL))
    return;
  state->horns_aside -= 3;
  state->war_used++;
  state->charge[value] += (guint8) MIN (gw_room (match, state, value), gw_supply (match, state));
  gn_story_tell (story, GW_F_CHARGED, state->current, value, state->charge[value]);
}

static void
do_draw (const GnMatch *match,
         GwState       *state,
         int            pile,
         GnStory       *story)
{
  guint n = state->horns_deck;

  if (gw_option (match, GW_OPT_LATE_DRAW) == 1)
    {
      n += state->horns_aside;
      state->horns_aside = 0;
    }
  if (n == 0 || gn_pile_size (&state->pile[0]) + gn_pile_size (&state->pile[1]) == 0)
    return;
  state->horns_deck = 0;
  state->drawn = 1;
  gw_look (match, state, state->current, pile, n, 1, story);
}

static void
carry_out (const GnMatch *match,
           GwState       *state,
           GnStory       *story)
{
  const GwFrame held = *gw_top (state);

  gw_pop (state);
  switch ((GwVerb) held.a)
    {
    case GW_V_FLIP:       do_flip (match, state, held.b, story); break;
    case GW_V_WAR_CALL:   do_call (match, state, held.b, held.c, story); break;
    case GW_V_WAR_CHARGE: do_charge (match, state, held.b, held.c, story); break;
    case GW_V_WAR_DRAW:   do_draw (match, state, held.b, story); break;
    case GW_V_ATTACK:     gw_own_attack (match, state, held.b, held.c, story); break;
    default:   /* GW_V_NEXT */
      if (state->place[held.b] == state->place[held.c] && gw_able (match, state, held.b, held.c))
        {
          gn_story_tell (story, GW_F_REACTS, held.b, held.c);
          gw_strike (match, state, held.b, held.c, MAX (0, gw_set (match)->atk[held.b]), gw_seat (state, held.b), FALSE,
                     story);
        }
      break;
    }
}

static void
apply_action (const GnMatch *match,
              GwState       *state,
              const GnMove  *move,
              GnStory       *story)
{
  const guint at = move->verb == GW_V_FLIP || move->verb == GW_V_WAR_DRAW ? GW_A_PLACE : GW_A_HOLD;

  hold (state, move->verb, ARG (0), at == GW_A_HOLD ? ARG (GW_A_CALLER) : 0, move->seat,
        is_held (match, move, at) ? story : NULL);
  if (!is_held (match, move, at))
    carry_out (match, state, story);
}

/* ---- Choices -------------------------------------------------------------------------------------------- */

static void
go_leave (const GnMatch *match,
          GwState       *state,
          const GnMove  *move,
          GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  const int unit = ARG (GW_A_UNIT);
  const gboolean stranded = frame->b;
  /* GW-206, GW-207: reactions are held after a flip of the flip step, but not inside a cast or a window. */
  const gboolean held = gw_may_hold_go (state) && is_held (match, move, GW_A_HOLD);

  gw_frame_set_units (frame, gw_frame_units (frame) & ~GW_BIT (unit));
  gn_story_tell (story, GW_F_FORCED, unit, ARG (GW_A_PLACE));
  gw_step_onto (match, state, unit, gw_cell_at (match, ARG (GW_A_PLACE)), story);
  if (state->acting == unit + 1)
    {
      state->moving = 0;
      if (!stranded)
        meet_enemies (match, state, unit, story);
    }
  if (stranded)
    state->did[unit] |= GW_DID_CLOSED;
  gw_react (match, state, unit, held, story);
}

static void
go_walk (const GnMatch *match,
         GwState       *state,
         const GnMove  *move,
         GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  const int unit = ARG (GW_A_UNIT), from = state->place[unit], cell = gw_cell_at (match, ARG (GW_A_PLACE));

  frame->c--;
  gn_story_tell (story, GW_F_MOVED, unit, from, ARG (GW_A_PLACE), frame->c);
  gw_step_onto (match, state, unit, cell, story);
  state->did[unit] &= (guint8) ~GW_DID_STOP;
  if (state->acting == unit + 1)
    state->moving = 0;
  if (!gw_landable (match, state, cell) || !gw_foe_on (match, state, unit, cell))
    return;

  /* GW-154 */
  gw_pop (state);
  state->cut = 1;
  gn_story_tell (story, GW_F_CUT, unit);
  if (state->acting == unit + 1)
    meet_enemies (match, state, unit, story);
  gw_react (match, state, unit, FALSE, story);
}

static void
apply_go (const GnMatch *match,
          GwState       *state,
          const GnMove  *move,
          GnStory       *story)
{
  const int unit = ARG (GW_A_UNIT);

  if (gw_top (state)->kind == GW_FRAME_LEAVE)
    {
      go_leave (match, state, move, story);
      return;
    }
  if (gw_top (state)->kind == GW_FRAME_WALK)
    {
      go_walk (match, state, move, story);
      return;
    }
  /* Brought or placed (GW-155), or called by an ability (GW-112) */
  if (gw_top (state)->e)
    {
      gw_pop (state);
      gw_rouse (match, state, unit, gw_cell_at (match, ARG (GW_A_PLACE)));
      gn_story_tell (story, GW_F_CALLED, move->seat, unit, ARG (GW_A_PLACE));
      return;
    }
  gw_pop (state);
  state->place[unit] = ARG (GW_A_PLACE);
  if (gw_option (match, GW_OPT_MINE_COUNT) == 2)
    state->mined[unit] = 0;
  state->did[unit] &= (guint8) ~GW_DID_STOP;
  if (state->acting == unit + 1)
    state->moving = 0;
  gn_story_tell (story, GW_F_BROUGHT, unit, ARG (GW_A_PLACE));
  if (gw_option (match, GW_OPT_JUMP) == 1)
    gw_react (match, state, unit, FALSE, story);
}

static void
apply_choice (const GnMatch *match,
              GwState       *state,
              const GnMove  *move,
              GnStory       *story)
{
  GwFrame *frame = &state->frame[MAX (1, state->n_frames) - 1];

  switch ((GwVerb) move->verb)
    {
    case GW_V_GO:
      apply_go (match, state, move, story);
      break;
    case GW_V_STAY:
    case GW_V_SPARE:
      gw_pop (state);
      break;
    case GW_V_NEXT:
      frame->e = (gint16) (ARG (0) + 1);
      break;
    case GW_V_STRIKE:
      {
        const int unit = frame->a, power = frame->b;

        gw_pop (state);
        gw_strike (match, state, unit, ARG (GW_A_TARGET), power, gw_seat (state, unit), FALSE, story);
        break;
      }
    case GW_V_PICK:
      {
        const int step = frame->b, value = frame->f ? gw_picked (match, state, ARG (frame->f)) : ARG (0);
        const gboolean thing = frame->f > 0;

        if (thing && value < 0)
          {
            frame->g = (gint16) (ARG (1) + 1);
            break;
          }
        gw_pop (state);
        if (thing)
          {
            state->chosen[step] = value + 1;
            state->frame[state->n_frames - 1].e = (gint16) (value + 1);
            break;
          }
        state->chosen[step] = (gint32) GW_BIT (ARG (0));
        gw_frame_set_units (&state->frame[state->n_frames - 1], GW_BIT (ARG (0)));
        break;
      }
    case GW_V_KEEP:
      gw_apply_keep (match, state, move, story);
      break;
    default:   /* GW_V_COMEBACK */
      gw_rouse (match, state, ARG (0), gw_cell_at (match, ARG (GW_A_PLACE)));
      gn_story_tell (story, GW_F_COMEBACK, move->seat, ARG (0), ARG (GW_A_PLACE));
      state->start_done = 4;
      break;
    }
}

/* GW-186: whether the unit on its way, also one that has halted, stands with a unit that was an ally's before. */
static gboolean
stands_with_former_ally (const GnMatch *match,
                         const GwState *state,
                         int            a,
                         int            b)
{
  const int unit = state->acting - 1;

  if (unit < 0 || state->used[unit] == 0 || (state->did[unit] & GW_DID_DONE)
      || !gw_landable (match, state, gw_cell (match, state, unit)))
    return FALSE;

  const int seat = gw_seat (state, unit);

  GW_FOR_UNITS (other)
    if ((seat == a || seat == b) && gw_seat (state, other) == (seat == a ? b : a)
        && state->place[other] == state->place[unit] && gw_fightable (match, state, unit, other))
      return TRUE;
  return FALSE;
}

/* GW-184, GW-186: when an alliance ends, units beside a new enemy have to stop. Nothing else follows. */
static void
apply_alliance (const GnMatch *match,
                GwState       *state,
                const GnMove  *move,
                GnStory       *story)
{
  const gboolean on = move->verb == GW_V_ALLY;
  const int a = on ? ARG (0) : move->seat, b = on ? ARG (1) : ARG (0);

  if (on)
    {
      state->ally[a] |= (guint8) GW_BIT (b);
      state->ally[b] |= (guint8) GW_BIT (a);
    }
  else
    {
      state->ally[a] &= (guint8) ~GW_BIT (b);
      state->ally[b] &= (guint8) ~GW_BIT (a);
    }
  gn_story_tell (story, on ? GW_F_ALLIED : GW_F_UNALLIED, a, b);
  if (!on && stands_with_former_ally (match, state, a, b))
    meet_enemies (match, state, state->acting - 1, story);
}

/* Ends all remaining steps, one after the other; each was checked before (14.1). */
static void
end_turn (const GnMatch *match,
          GwState       *state,
          GnStory       *story)
{
  while (!state->head.over && state->stage >= GW_AT_FIGHT)
    gw_end_step (match, state, story);
}

void
gw_apply (const GnMatch *match,
          gpointer       data,
          const GnMove  *move,
          GnStory       *story)
{
  GwState *state = data;

  switch ((GwVerb) move->verb)
    {
    case GW_V_FLIP:
    case GW_V_WAR_CALL:
    case GW_V_WAR_CHARGE:
    case GW_V_WAR_DRAW:
      apply_action (match, state, move, story);
      break;
    case GW_V_ROLL:
      state->due = (guint8) gw_dice_count (match, state, move->seat);
      state->due_pink = gw_own_faces (match) ? (guint8) MAX (state->due - GW_DICE_BLACK, 0) : 0;
      state->extra_dice[move->seat] = 0;
      gn_story_tell (story, GW_F_ROLLS, move->seat, state->due);
      break;
    case GW_V_REROLL:
      state->rerolls++;
      GW_FOR_FACES (face)
        {
          /* of dice that show the same face, the pink ones are rolled again first. */
          const guint8 pink = (guint8) MIN (ARG (face), state->pink[face]);

          state->dice[face] -= (guint8) ARG (face);
          state->due += (guint8) ARG (face);
          state->due_pink += pink;
          state->pink[face] = MIN ((guint8) (state->pink[face] - pink), state->dice[face]);
        }
      gn_story_tell (story, GW_F_REROLLS, move->seat, state->due);
      break;
    case GW_V_ASSIGN:   apply_assign (state, move, story); break;
    case GW_V_CLEAR:    apply_clear (state, story); break;
    case GW_V_MOVE:     apply_move (match, state, move, story); break;
    case GW_V_HALT:     state->moving = 0; break;
    case GW_V_ATTACK:   apply_attack (match, state, move, story); break;
    case GW_V_FINISH:
      state->did[ARG (0)] |= GW_DID_DONE;
      state->did[ARG (0)] &= (guint8) ~GW_DID_BEGUN;
      state->acting = state->moving = 0;
      break;
    case GW_V_ATTACH:   gw_apply_attach (match, state, move, story); break;
    case GW_V_COLLECT:  gw_apply_collect (match, state, move, story); break;
    case GW_V_DISCARD:  gw_apply_discard (match, state, move->seat, ARG (0), story); break;
    case GW_V_LOST_CARD: gw_apply_discard (match, state, gw_top (state)->a, ARG (0), story); break;
    case GW_V_END_STEP: gw_end_step (match, state, story); break;
    case GW_V_END_TURN: end_turn (match, state, story); break;
    case GW_V_CAST:
    case GW_V_PLAY:     gw_announce (match, state, move, story); break;
    case GW_V_RESOLVE:
    case GW_V_HOST_RESOLVE:
      if (state->n_casts)
        gw_run_cast (match, state, story);
      else
        carry_out (match, state, story);
      break;
    case GW_V_ALLY:
    case GW_V_UNALLY:   apply_alliance (match, state, move, story); break;
    case GW_V_DIE:      apply_die (match, state, ARG (0), story); break;
    case GW_V_DRAWN:    gw_apply_drawn (state, ARG (0), story); break;
    case GW_V_ROLLED:   gw_rolled (match, state, ARG (0), story); break;
    case GW_V_CARRIED_OUT:
      gw_pop (state);
      gn_story_tell (story, GW_F_TEXT_DONE);
      break;
    case GW_V_ADJUST:   gw_apply_adjust (match, state, move, story); break;
    case GW_V_GO:
    case GW_V_STAY:
    case GW_V_NEXT:
    case GW_V_STRIKE:
    case GW_V_SPARE:
    case GW_V_PICK:
    case GW_V_KEEP:
    case GW_V_COMEBACK: apply_choice (match, state, move, story); break;
    default:            apply_setup (match, state, move, story); break;
    }
  gw_flow (match, state, story);
}

/* Dice entered together are split into single moves. */
guint
gw_take_apart (const GnMatch *match,
               gconstpointer  data,
               const GnMove  *whole,
               GnMoveList    *parts)
{
  GW_FOR_FACES (face)
    for (int i = 0; i < whole->arg[face]; i++)
      gn_move_list_add (parts, GN_CHANCE, GW_V_DIE)->arg[0] = (gint16) face;
  return parts->n;
}
