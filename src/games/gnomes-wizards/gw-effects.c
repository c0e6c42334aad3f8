/* gw-effects.c: carries out a cast step by step (GW-206, 9.2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* ---- Effects of a step on one target ------------------------------------------------------------ */

typedef struct {
  const GnMatch *match;
  GwState       *state;
  GnStory       *story;
  const GwStep  *step;
  int            seat, source;
  gboolean       card;
  const GwStep  *steps;   /* of the whole ability */
} Doing;

/* Moves a unit to one of the places of the step's `to`, as the unit's player chooses. */
static void
start_bring (const Doing *doing,
             int          unit)
{
  const GwState *state = doing->state;
  const int n = doing->step->n;
  GwFrame *frame = gw_push (doing->state, GW_FRAME_BRING);

  frame->a = (gint16) unit;
  frame->b = doing->step->to;
  frame->c = (gint16) n;
  frame->d = doing->source >= 0 ? (gint16) gw_stands (state, doing->source) : -1;
  frame->e = state->status[unit] == GW_INACTIVE;
  if (doing->step->to != GW_TO_TILE_OF)
    return;
  /* The tile that an earlier step took, or the tile of its unit */
  frame->b = GW_TO_SELF_TILE;
  frame->d = -1;
  if (n < 1 || n > GW_ABILITY_STEPS || !state->chosen[n - 1])
    return;
  if (gw_step_is_of_units (&doing->steps[n - 1]))
    frame->d = state->place[__builtin_ctz ((guint32) state->chosen[n - 1])];
  else if (doing->steps[n - 1].who == GW_WHO_TILE || doing->steps[n - 1].who == GW_WHO_BLOCKADE)
    frame->d = (gint16) (state->chosen[n - 1] - 1);
}

static int
power_of (const Doing *doing,
          int          unit)
{
  const GwState *state = doing->state;

  if (doing->step->power == GW_POWER_FIXED)
    return MAX (0, doing->step->n);
  if (doing->step->power == GW_POWER_CURRENT || gw_option (doing->match, GW_OPT_ABILITY_DICE) == 1)
    return MAX (0, gw_power (doing->match, state, unit) + doing->step->n);
  return MAX (0, MAX (0, gw_set (doing->match)->atk[unit]) + doing->step->n);
}

/* Whether the source can do harm now (GW-146, GW-149) */
static gboolean
source_strikes (const Doing *doing)
{
  const GwState *state = doing->state;

  return doing->source < 0
         || (!state->counter[doing->source][GW_SLEEPING] && !state->counter[doing->source][GW_NO_ATTACK]);
}

/* GW-164, R-61 */
static guint8
ring (const Doing *doing)
{
  return (guint8) ((gw_option (doing->match, GW_OPT_RING) == 1 || doing->state->current < 0
                    ? doing->seat : doing->state->current) + 1);
}

static void
start_walk (const Doing *doing,
            int          unit,
            int          kind)
{
  GwFrame *frame = gw_push (doing->state, GW_FRAME_WALK);

  if (gw_option (doing->match, GW_OPT_MINE_COUNT) == 2)
    doing->state->mined[unit] = 0;

  frame->a = (gint16) unit;
  frame->b = doing->state->place[unit];
  frame->c = doing->step->n;
  frame->d = (gint16) kind;
  frame->e = doing->source >= 0 ? (gint16) gw_stands (doing->state, doing->source) : -1;
}

static void
moved_by_ability (GwState *state,
                  int      unit)
{
  if (state->acting == unit + 1)
    state->moving = 0;
  state->did[unit] &= (guint8) ~GW_DID_STOP;
}

static void
change_def (const Doing *doing,
            int          unit,
            int          by)
{
  const int was = doing->state->def[unit];

  gw_set_def (doing->match, doing->state, unit, was + by);
  if (doing->state->def[unit] != was)
    gn_story_tell (doing->story, GW_F_DEFENCE_ABILITY, unit, was, doing->state->def[unit]);
}

static void
do_counters (const Doing *doing,
             int          unit)
{
  GwState *state = doing->state;
  const guint kind = doing->step->kind;

  if (doing->step->effect == GW_E_COUNTER)
    {
      if (state->counter[unit][kind])
        return;
      state->counter[unit][kind] = ring (doing);
      gn_story_tell (doing->story, GW_F_COUNTER, unit, (int) kind, state->counter[unit][kind] - 1);
      return;
    }
  for (guint k = 0; k < GW_N_COUNTERS; k++)
    if ((kind == k || kind == GW_N_COUNTERS) && state->counter[unit][k])
      {
        state->counter[unit][k] = 0;
        if (k == GW_LINGERING)
          state->linger_unit[unit] = state->linger_seat[unit] = 0;
        gn_story_tell (doing->story, GW_F_COUNTER_OFF, unit, (int) k);
      }
}

static void
do_linger (const Doing *doing,
           int          unit)
{
  GwState *state = doing->state;

  if (!source_strikes (doing))
    return;
  gw_strike (doing->match, state, -1, unit, 3, doing->seat, FALSE, doing->story);
  if (state->status[unit] != GW_ACTIVE || state->counter[unit][GW_LINGERING])
    return;
  state->counter[unit][GW_LINGERING] = ring (doing);
  state->linger_unit[unit] = (guint8) (doing->source + 1);
  state->linger_seat[unit] = (guint8) (doing->seat + 1);
  gn_story_tell (doing->story, GW_F_COUNTER, unit, GW_LINGERING, state->counter[unit][GW_LINGERING] - 1);
}

static void
do_swap (const Doing *doing,
         int          unit)
{
  GwState *state = doing->state;
  const int source = doing->source;
  gint16 place;

  if (state->counter[source][GW_NO_MOVEMENT] && gw_option (doing->match, GW_OPT_NO_MOVE) == 0)
    return;
  place = state->place[source];
  state->place[source] = state->place[unit];
  state->place[unit] = place;
  moved_by_ability (state, unit);
  moved_by_ability (state, source);
  if (gw_option (doing->match, GW_OPT_MINE_COUNT) == 2)
    state->mined[unit] = state->mined[source] = 0;
  gn_story_tell (doing->story, GW_F_SWAP, source, unit);
}

static void
do_unit (const Doing *doing,
         int          unit)
{
  GwState *state = doing->state;
  const GwStep *step = doing->step;
  int cell;

  if (unit != doing->source || doing->card || gw_option (doing->match, GW_OPT_SLEEP_OWN) == 1)
    if (!(step->effect == GW_E_COUNTER && state->counter[unit][step->kind]))
      gw_wake (state, unit, doing->story);

  switch ((GwEffect) step->effect)
    {
    case GW_E_MOVE: start_walk (doing, unit, step->exact ? GW_WALK_EXACT : GW_WALK_UP_TO); break;
    case GW_E_PUSH: start_walk (doing, unit, GW_WALK_PUSH); break;
    case GW_E_PULL: start_walk (doing, unit, GW_WALK_PULL); break;
    case GW_E_BRING:
    case GW_E_PLACE: start_bring (doing, unit); break;
    case GW_E_SWAP: do_swap (doing, unit); break;
    case GW_E_STRIKE:
      if (source_strikes (doing))
        gw_strike (doing->match, state, doing->source, unit, power_of (doing, doing->source), doing->seat, FALSE,
                   doing->story);
      break;
    case GW_E_SNEAK:
      if (source_strikes (doing))
        gw_strike (doing->match, state, doing->source, unit, MAX (0, gw_set (doing->match)->atk[doing->source]),
                   doing->seat, TRUE, doing->story);
      break;
    case GW_E_GRANT:
      {
        GwFrame *frame = gw_push (state, GW_FRAME_STRIKE);

        frame->a = (gint16) unit;
        frame->b = (gint16) power_of (doing, unit);
        break;
      }
    case GW_E_LINGER: do_linger (doing, unit); break;
    case GW_E_DAMAGE:
      if (doing->source < 0 || !state->counter[doing->source][GW_NO_ATTACK])
        gw_hurt (doing->match, state, unit, step->n, doing->seat, GW_F_HURT_ABILITY, doing->story);
      break;
    case GW_E_HEAL:
      state->hp[unit] = (guint8) MIN (gw_max_hp (unit), state->hp[unit] + step->n);
      gn_story_tell (doing->story, GW_F_HEALED, unit, state->hp[unit]);
      break;
    case GW_E_COUNTER:
    case GW_E_CLEAR_COUNTER: do_counters (doing, unit); break;
    case GW_E_GAIN_DEFENCE: change_def (doing, unit, step->n); break;
    case GW_E_LOSE_DEFENCE: change_def (doing, unit, -step->n); break;
    case GW_E_STAT_BONUS:
    case GW_E_EXTRA_MOVE:
      if (step->effect == GW_E_STAT_BONUS && step->kind == 1)
        {
          state->more_atk[unit] = (gint8) CLAMP (state->more_atk[unit] + step->n, -90, 90);
          gn_story_tell (doing->story, GW_F_POWER, unit, gw_power (doing->match, state, unit));
        }
      else
        {
          state->more_mov[unit] = (gint8) CLAMP (state->more_mov[unit] + step->n, -90, 90);
          gn_story_tell (doing->story, GW_F_SPEED, unit, gw_speed (doing->match, state, unit));
        }
      break;
    case GW_E_EXTRA_ATTACK:
      if (state->did[unit] & GW_DID_DONE)
        break;
      state->more_attacks[unit] = (guint8) MIN (90, state->more_attacks[unit] + step->n);
      gn_story_tell (doing->story, GW_F_EXTRA_ATTACK, unit);
      break;
    case GW_E_ROLL:
      gw_push (state, GW_FRAME_ROLL)->a = (gint16) unit;
      break;
    default:   /* GW_E_CALL */
      if (step->to != GW_TO_SELF_TILE)
        {
          start_bring (doing, unit);
          break;
        }
      cell = gw_cell_at (doing->match, gw_stands (state, doing->source));
      if (gw_landable (doing->match, state, cell))
        {
          gw_rouse (doing->match, state, unit, cell);
          gn_story_tell (doing->story, GW_F_CALLED, doing->seat, unit, state->place[unit]);
        }
      break;
    }
}

/* A tile; for blockades also the edge between two */
static void
do_tile (const Doing *doing,
         int          place)
{
  GwState *state = doing->state;
  int one, other;

  switch ((GwEffect) doing->step->effect)
    {
    case GW_E_FLIP:
      /* a flip by an ability wakes units that sleep there. */
      GW_FOR_UNITS (unit)
        if (state->place[unit] == place)
          gw_wake (state, unit, doing->story);
      gw_flip_cell (doing->match, state, gw_cell_at (doing->match, place), doing->seat, doing->story);
      break;
    case GW_E_BLOCKADE:
      if (gw_edge_ends (place, &one, &other))
        {
          *gw_edge_at (state, place) = (guint8) (doing->seat + 1);
          gn_story_tell (doing->story, GW_F_EDGE, doing->seat, one, other);
          break;
        }
      state->blockade[place] = (guint8) (doing->seat + 1);
      gn_story_tell (doing->story, GW_F_BLOCKADE, doing->seat, place);
      break;
    default:   /* GW_E_UNBLOCK */
      if (gw_edge_ends (place, &one, &other))
        {
          *gw_edge_at (state, place) = 0;
          gn_story_tell (doing->story, GW_F_EDGE_GONE, one, other);
          break;
        }
      state->blockade[place] = 0;
      gn_story_tell (doing->story, GW_F_BLOCKADE_GONE, place);
      break;
    }
}

static void
give (const Doing *doing,
      int          seat,
      int          n)
{
  n = MIN (n, gw_supply (doing->match, doing->state));
  if (n <= 0)
    return;

  GwFrame *frame = gw_push (doing->state, GW_FRAME_GIVE);

  frame->a = (gint16) seat;
  frame->b = (gint16) n;
  gn_story_tell (doing->story, GW_F_GIVEN, seat, n);
}

static void
do_ability (const Doing *doing,
            int          value)
{
  GwState *state = doing->state;

  if (doing->step->effect == GW_E_CHARGE)
    {
      const GwAbility *ability = gw_ability (doing->match, state, value);

      if (!ability->known)
        return;
      state->charge[value] += (guint8) MIN (gw_room (doing->match, state, value), gw_supply (doing->match, state));
      gn_story_tell (doing->story, GW_F_CHARGED, doing->seat, value, state->charge[value]);
      return;
    }

  const int n = MIN (doing->step->n, state->charge[value]);

  if (n <= 0)
    return;
  state->charge[value] -= (guint8) n;
  gn_story_tell (doing->story, GW_F_CRYSTALS_OFF, value, n, state->charge[value]);
  if (doing->step->effect == GW_E_STEAL_CRYSTALS)
    give (doing, doing->seat, n);
}

static void
do_player (const Doing *doing,
           int          seat)
{
  GwState *state = doing->state;
  const GwStep *step = doing->step;

  switch ((GwEffect) step->effect)
    {
    case GW_E_GAIN_CRYSTALS:
      give (doing, seat, step->n);
      break;
    case GW_E_DRAW:
      gw_look (doing->match, state, seat, gw_larger_pile (state), (guint) step->n, step->keep, doing->story);
      break;
    case GW_E_DISCARD:
      {
        GwFrame *frame = gw_push (state, GW_FRAME_LOSE);

        frame->a = (gint16) seat;
        frame->b = step->n;
        frame->c = step->kind;
        break;
      }
    case GW_E_EXTRA_DIE:
      state->extra_dice[seat] = (guint8) MIN (90, state->extra_dice[seat] + step->n);
      gn_story_tell (doing->story, GW_F_EXTRA_DIE, seat, step->n);
      break;
    case GW_E_REROLL:
      if (seat == state->current && state->stage == GW_AT_ROLL)
        {
          state->more_rerolls = (guint8) MIN (90, state->more_rerolls + step->n);
          gn_story_tell (doing->story, GW_F_MORE_REROLLS, seat);
        }
      break;
    case GW_E_FREE_TEXT:
      gw_push (state, GW_FRAME_TEXT)->a = step->text;
      gn_story_tell (doing->story, GW_F_TEXT, doing->seat);
      break;
    default:
      break;
    }
}

/* ---- The run ------------------------------------------------------------------------------------------ */

static gboolean
is_player_effect (guint effect)
{
  static const gboolean player[GW_N_EFFECTS] = {
    [GW_E_GAIN_CRYSTALS] = TRUE, [GW_E_DRAW] = TRUE, [GW_E_DISCARD] = TRUE, [GW_E_EXTRA_DIE] = TRUE,
    [GW_E_REROLL] = TRUE, [GW_E_FREE_TEXT] = TRUE,
  };

  return player[effect];
}

static void
end_run (GwState *state)
{
  gw_pop (state);
  state->run = (GwCast) { 0 };
  memset (state->chosen, 0, sizeof state->chosen);
  state->cut = 0;
}

/* Asks a player to pick a place or an ability: the first in turn order who has one; for places, the caster. */
static void
ask_thing (const GnMatch  *match,
           GwState        *state,
           const GwCaster *caster,
           const GwStep   *step,
           guint           at)
{
  const gboolean ability = step->who == GW_WHO_ABILITY;
  int seat = -1;

  for (int k = 0; k < match->n_seats && seat < 0; k++)
    {
      const int who = ability ? gw_turn_order (match, state, k) : caster->seat;

      for (int value = 0; value < gw_spots (match, ability ? 2 : 1) && seat < 0; value++)
        if ((!ability || gw_seat (state, value / 2) == who) && gw_target_fits (caster, step, value, NULL))
          seat = who;
    }
  if (seat < 0)
    return;

  GwFrame *pick = gw_push (state, GW_FRAME_PICK);

  pick->a = (gint16) seat;
  pick->b = (gint16) at;
  pick->f = ability ? 2 : 1;
}

static gboolean
may_be (const GnMatch *match,
        const GwState *state,
        int            value)
{
  const GwCaster caster = gw_caster (match, state, &state->run, state->chosen);

  return value >= 0
         && gw_target_fits (&caster, &gw_set (match)->step[caster.program->first + gw_top (state)->b], value, NULL);
}

int
gw_picked (const GnMatch *match,
           const GwState *state,
           int            value)
{
  const GwFrame *top = gw_top (state);

  if (top->f == 1 && top->g)
    return gw_edge (top->g - 1, value);
  return may_be (match, state, value) ? value : -1;
}

/* For an edge, one tile is picked first, then the other. */
gboolean
gw_may_pick (const GnMatch *match,
             const GwState *state,
             int            value)
{
  const GwFrame *top = gw_top (state);
  const int cell = gw_cell_at (match, value);

  if (top->f == 2)
    return value >= 0 && value < GW_ABILITIES && gw_seat (state, value / 2) == top->a && may_be (match, state, value);
  if (cell < 0)
    return FALSE;
  if (top->g || may_be (match, state, value))
    return may_be (match, state, gw_picked (match, state, value));
  for (guint64 near = gw_board (match)->grid.touch[cell]; near;)
    if (may_be (match, state, gw_edge (value, gw_board (match)->place[gn_places_next (&near)])))
      return TRUE;
  return FALSE;
}

/* Finds the targets of the step: frame c and d: units, or e: 1 + another target, f: seats. */
static void
begin_step (const GnMatch  *match,
            GwState        *state,
            const GwCaster *caster,
            const GwStep   *step,
            GwFrame        *frame)
{
  const GwSet *set = gw_set (match);
  const guint at = (guint) frame->a;
  guint32 units = 0;
  gint16 named[GW_NAMED];

  frame->b = 1;
  if (step->who >= GW_WHO_1)
    {
      /* The step whose choice this one refers to */
      const GwStep *root = &set->step[caster->program->first + step->who - GW_WHO_1];
      const gint32 was = state->chosen[step->who - GW_WHO_1];

      state->chosen[at] = was;
      if (root->who <= GW_WHO_OWN_CLAN)
        gw_frame_set_units (frame, (guint32) was);
      else if (root->who == GW_WHO_OWNER || root->who == GW_WHO_ALL_PLAYERS || root->who == GW_WHO_PLAYER
               || root->who == GW_WHO_ENEMY_PLAYER)
        frame->f = (gint16) was;
      else
        frame->e = (gint16) was;
      return;
    }
  switch ((GwWho) step->who)
    {
    case GW_WHO_OWNER:
      frame->f = (gint16) GW_BIT (caster->seat);
      state->chosen[at] = frame->f;
      return;
    case GW_WHO_ALL_PLAYERS:
      GN_FOR_SEATS (match, seat)
        if (!gw_eliminated (state, seat))
          frame->f |= (gint16) GW_BIT (seat);
      state->chosen[at] = frame->f;
      return;
    case GW_WHO_PLAYER:
    case GW_WHO_ENEMY_PLAYER:
      frame->f = state->run.player ? (gint16) GW_BIT (state->run.player - 1) : 0;
      state->chosen[at] = frame->f;
      return;
    case GW_WHO_TILE:
    case GW_WHO_BLOCKADE:
    case GW_WHO_ABILITY:
      if (step->chooser == 1)
        {
          ask_thing (match, state, caster, step, at);
          return;
        }
      if (gw_named_of (caster, &state->run, at, named))
        frame->e = (gint16) (named[0] + 1);
      state->chosen[at] = frame->e;
      return;
    case GW_WHO_SELF:
      units = GW_BIT (caster->source);
      break;
    default:
      if (step->chooser == 1)
        {
          /* The player concerned picks one: the first enemy in turn order, or the caster. */
          int seat = caster->seat;

          GW_FOR_UNITS (unit)
            if (gw_target_fits (caster, step, unit, NULL))
              units |= GW_BIT (unit);
          gw_units_of_next (match, state, units, &seat);
          if (units)
            {
              GwFrame *pick = gw_push (state, GW_FRAME_PICK);

              pick->a = (gint16) seat;
              pick->b = (gint16) at;
              gw_frame_set_units (pick, units);
            }
          return;
        }
      if (step->count == GW_COUNT_ALL)
        {
          GW_FOR_UNITS (unit)
            if (gw_fits_selector (caster, step, unit))
              units |= GW_BIT (unit);
        }
      else
        {
          const guint n = gw_named_of (caster, &state->run, at, named);

          for (guint i = 0; i < n; i++)
            units |= GW_BIT (named[i]);
        }
    }
  state->chosen[at] = (gint32) units;
  gw_frame_set_units (frame, units);
}

/* 1 + the tile, blockade or ability that was named after @value for the step, or for the one that it refers to; 0: it
 * was the last */
static gint16
next_named (const Doing    *doing,
            const GwCaster *caster,
            guint           at,
            int             value)
{
  gint16 named[GW_NAMED];
  guint n;

  if (doing->step->who >= GW_WHO_1)
    at = doing->step->who - GW_WHO_1;
  if (!gw_step_names (&doing->steps[at]))
    return 0;
  n = gw_named_of (caster, &doing->state->run, at, named);
  for (guint i = n; i-- > 0;)
    if (named[i] == value)
      return i + 1 < n ? (gint16) (named[i + 1] + 1) : 0;
  return 0;
}

void
gw_run_on (const GnMatch *match,
           GwState       *state,
           GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  const GwCaster caster = gw_caster (match, state, &state->run, state->chosen);
  const gboolean fizzles = gw_option (match, GW_OPT_CASTER_DEAD) == 0;
  Doing doing = { match, state, story, NULL, caster.seat, caster.source, caster.card };

  /* Somebody may have written a cast without the source that its text needs. */
  if (!caster.program || (caster.source < 0 && caster.program->needs_source) || frame->a >= caster.program->n
      || state->cut)
    {
      end_run (state);
      return;
    }
  if ((caster.source >= 0 && state->status[caster.source] != GW_ACTIVE && fizzles)
      || gw_eliminated (state, caster.seat))
    {
      gn_story_tell (story, GW_F_CAST_VOID, caster.seat);
      end_run (state);
      return;
    }
  doing.steps = &gw_set (match)->step[caster.program->first];
  doing.step = &doing.steps[frame->a];
  if (!frame->b)
    {
      if (gw_condition (&caster, doing.step))
        begin_step (match, state, &caster, doing.step, frame);
      else
        frame->b = 1;
      return;
    }

  guint32 units = gw_frame_units (frame);

  if (units)
    {
      int seat;
      const guint32 own = gw_units_of_next (match, state, units, &seat);
      const int unit = __builtin_ctz (own ? own : units);

      gw_frame_set_units (frame, units & ~GW_BIT (unit));
      if (is_player_effect (doing.step->effect))
        do_player (&doing, gw_seat (state, unit));
      else if (doing.step->effect == GW_E_CALL ? gw_target_fits (&caster, doing.step, unit, NULL)
                                               : state->status[unit] == GW_ACTIVE
               && gw_target_fits (&caster, doing.step, unit, NULL))
        do_unit (&doing, unit);
      else
        state->chosen[frame->a] &= ~(gint32) GW_BIT (unit);
      return;
    }
  if (frame->f)
    {
      GN_FOR_SEATS (match, k)
        {
          const int seat = gw_turn_order (match, state, k);

          if (frame->f >> seat & 1)
            {
              frame->f &= (gint16) ~GW_BIT (seat);
              if (!gw_eliminated (state, seat))
                do_player (&doing, seat);
              return;
            }
        }
      frame->f = 0;
      return;
    }
  if (frame->e)
    {
      const int value = frame->e - 1;

      frame->e = next_named (&doing, &caster, (guint) frame->a, value);
      if (!gw_target_fits (&caster, doing.step, value, NULL))
        {
          /* A later step that refers to this one begins with the next. */
          if (state->chosen[frame->a] == value + 1)
            state->chosen[frame->a] = frame->e;
        }
      else if (doing.step->effect == GW_E_FLIP || doing.step->effect == GW_E_BLOCKADE
               || doing.step->effect == GW_E_UNBLOCK)
        do_tile (&doing, value);
      else
        do_ability (&doing, value);
      return;
    }
  frame->a++;
  frame->b = 0;
}

/* A card's die was rolled: apply what its face does to the unit it was rolled for. */
void
gw_rolled (const GnMatch *match,
           GwState       *state,
           int            face,
           GnStory       *story)
{
  const int unit = gw_top (state)->a;
  const GwCaster caster = gw_caster (match, state, &state->run, state->chosen);
  Doing doing = { match, state, story, NULL, caster.seat, caster.source, caster.card };
  const GwStep *step;

  gw_pop (state);
  gn_story_tell (story, GW_F_ROLLED, face);
  step = &gw_set (match)->step[caster.program->first + gw_top (state)->a];
  for (guint i = 0; i < step->rows[face]; i++)
    {
      doing.step = &gw_set (match)->step[step->row[face] + i];
      if (state->status[unit] == GW_ACTIVE)
        do_unit (&doing, unit);
    }
}
