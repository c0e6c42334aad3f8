/* gw-cast.c: who may cast what at whom, and the order of what is announced (6.15, 6.19)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"
#include "gw-texts.h"

void
gw_read_cast (const GnMatch *match,
              const GnMove  *move,
              GwCast        *cast)
{
  const gint16 *arg = move->arg;
  const gboolean card = move->verb == GW_V_PLAY;
  const int source = card ? arg[GW_A_SOURCE] : arg[GW_A_ABILITY] / 2;

  *cast = (GwCast) { .seat = (gint16) (move->seat + 1) };
  if (card)
    cast->card = (gint16) (arg[GW_A_CARD] + 1);
  else
    cast->ability = (gint16) (arg[GW_A_ABILITY] + 1);
  if (source >= 0 && source < GW_UNITS)
    cast->source = (gint16) (source + 1);
  for (int i = 0; i < GW_NAMED && i < arg[GW_A_UNITS]; i++)
    cast->unit[i] = (gint16) (arg[GW_A_UNITS + 1 + i] + 1);
  for (int i = 0; i < 2 && i < arg[GW_A_TILES]; i++)
    cast->tile[i] = (gint16) (arg[GW_A_TILES + 1 + i] + 1);
  for (int i = 0; i < 2 && i < arg[GW_A_ABILITIES]; i++)
    cast->target[i] = (gint16) (arg[GW_A_ABILITIES + 1 + i] + 1);
  if (arg[GW_A_PLAYER] >= 0)
    cast->player = (gint16) (arg[GW_A_PLAYER] + 1);
}

GwCaster
gw_caster (const GnMatch *match,
           const GwState *state,
           const GwCast  *cast,
           const gint32  *chosen)
{
  const GwProgram *program = NULL;

  if (cast->card)
    {
      const GwAbility *card = &gw_set (match)->card[cast->card - 1];

      program = cast->ability && cast->source && gw_is_leader (cast->source - 1) && card->leader.n ? &card->leader : &card->steps;
    }
  else
    program = gw_program (match, state, cast->ability - 1);
  return (GwCaster) {
    .match = match, .state = state, .seat = cast->seat - 1, .source = cast->source - 1, .card = !cast->ability, .program = program, .chosen = chosen,
  };
}

static const GwStep *
steps_of (const GwCaster *caster)
{
  return &gw_set (caster->match)->step[caster->program->first];
}

gboolean
gw_step_is_of_units (const GwStep *step)
{
  return step->who <= GW_WHO_OWN_CLAN;
}

gboolean
gw_step_names (const GwStep *step)
{
  return step->chooser == 0 && step->count != GW_COUNT_ALL && step->who != GW_WHO_SELF && step->who != GW_WHO_OWNER && step->who != GW_WHO_ALL_PLAYERS && step->who < GW_WHO_1;
}

/* GW-138 and the end of 9.2 */
gboolean
gw_timing_fits (const GnMatch *match,
                const GwState *state,
                int            seat,
                guint          timing)
{
  if (timing == GW_ANY_TIME)
    return TRUE;
  if (seat != state->current)
    return FALSE;
  switch (timing)
    {
    case GW_BEFORE_ROLL:
      return state->stage == GW_AT_FLIP || (state->stage == GW_AT_ROLL && !state->rolled && !state->due);
    case GW_BEFORE_FINAL:
      return state->stage == GW_AT_ROLL && state->rolled && !state->due;
    case GW_UNTIL_ATTACK:
      return state->stage <= GW_AT_FIGHT;
    default:
      return TRUE;
    }
}

/* ---- Does a target fit? -------------------------------------------------------------------------- */

static gboolean
unit_is (const GwCaster *caster,
         int             unit,
         guint           filter,
         int             n)
{
  const GwState *state = caster->state;

  switch ((GwFilter) filter)
    {
    case GW_IS_LEADER:    return gw_is_leader (unit);
    case GW_IS_CLAN:      return !gw_is_leader (unit);
    case GW_IS_SLEEPING:  return state->counter[unit][GW_SLEEPING] > 0;
    case GW_IS_FLYING:    return state->counter[unit][GW_FLYING] > 0;
    case GW_IS_LINGERING: return state->counter[unit][GW_LINGERING] > 0;
    case GW_IS_NO_ATTACK: return state->counter[unit][GW_NO_ATTACK] > 0;
    case GW_IS_NO_MOVE:   return state->counter[unit][GW_NO_MOVEMENT] > 0;
    case GW_IS_HP:        return state->hp[unit] <= n;
    case GW_IS_OWN_TRIBE: return gw_seat (state, unit) == caster->seat;
    case GW_IS_GNOME:     return gw_race_of (gw_tribe_of (unit)) == GW_GNOME;
    case GW_IS_WIZARD:    return gw_race_of (gw_tribe_of (unit)) == GW_WIZARD;
    case GW_IS_CHARGED:
      for (int value = 2 * unit; value < 2 * unit + 2; value++)
        {
          const GwAbility *ability = gw_ability (caster->match, state, value);

          if (ability && ability->known && state->charge[value] == ability->cost)
            return TRUE;
        }
      return FALSE;
    case GW_IS_NOT_FULL:
    case GW_IS_ANY:
    default:              return TRUE;
    }
}

static gboolean
ability_is (const GwCaster *caster,
            int             value,
            guint           filter)
{
  const GwAbility *ability = gw_ability (caster->match, caster->state, value);

  if (filter == GW_IS_CHARGED)
    return ability->known && caster->state->charge[value] == ability->cost;
  if (filter == GW_IS_NOT_FULL)
    return gw_room (caster->match, caster->state, value) > 0;
  return TRUE;
}

static gboolean
who_is (const GwCaster *caster,
        guint           who,
        int             unit)
{
  switch ((GwWho) who)
    {
    case GW_WHO_SELF:         return unit == caster->source;
    case GW_WHO_ALLY:         return gw_is_ally (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_ANOTHER_ALLY: return unit != caster->source && gw_is_ally (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_OWN:          return gw_seat (caster->state, unit) == caster->seat;
    case GW_WHO_ENEMY:        return gw_is_enemy (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_UNIT:         return TRUE;
    default:
      if (who >= GW_WHO_1 && who <= GW_WHO_4)
        return caster->chosen[who - GW_WHO_1] >> unit & 1;
      return FALSE;
    }
}

/* One cell from which a range is measured. */
static gboolean
where_from (const GwCaster *caster,
            const GwStep   *step,
            int             from,
            int             cell)
{
  const GwBoard *board = gw_board (caster->match);

  if (from < 0)
    return FALSE;

  const guint far = board->dist[from][cell];

  switch ((GwWhere) step->where)
    {
    case GW_WHERE_SAME_TILE: return far == 0;
    case GW_WHERE_ADJACENT:
      return gw_option (caster->match, GW_OPT_ADJACENT) == 1 ? (board->grid.corner[from] >> cell & 1) > 0 : far == 1;
    case GW_WHERE_WITHIN:    return far <= step->range;
    case GW_WHERE_EXACTLY:   return far == step->range;
    case GW_WHERE_BORDERING: return (board->grid.corner[from] >> cell & 1) > 0;
    default:                 return TRUE;
    }
}

static int
origin_cell (const GwCaster *caster,
             const GwStep   *step)
{
  int unit = caster->source;

  if (step->origin >= GW_FROM_1 && step->origin <= GW_FROM_3)
    {
      const guint at = step->origin - GW_FROM_1;
      const GwStep *other = &steps_of (caster)[at];

      if (!caster->chosen[at])
        return -1;
      if (!gw_step_is_of_units (other))
        return gw_cell_at (caster->match, caster->chosen[at] - 1);
      unit = __builtin_ctz ((guint32) caster->chosen[at]);
    }
  return unit < 0 || caster->state->place[unit] < 0 ? -1 : gw_cell (caster->match, caster->state, unit);
}

static gboolean
where_is (const GwCaster *caster,
          const GwStep   *step,
          int             cell)
{
  const GwBoard *board = gw_board (caster->match);
  const GwState *state = caster->state;

  if (cell < 0)
    return step->where == GW_WHERE_ANYWHERE;
  switch ((GwWhere) step->where)
    {
    case GW_WHERE_ANYWHERE: return TRUE;
    case GW_WHERE_ON_MINE:  return board->mines >> cell & 1;
    case GW_WHERE_ON_LABEL: return board->label[cell] == step->range;
    case GW_WHERE_TILE_OF:
      {
        const gint32 units = step->range >= 1 ? caster->chosen[step->range - 1] : 0;

        return units && state->place[__builtin_ctz ((guint32) units)] == board->place[cell];
      }
    default:
      break;
    }
  if (step->origin == GW_FROM_ANY_OWN)
    {
      GW_FOR_UNITS (unit)
        if (state->status[unit] == GW_ACTIVE && gw_seat (state, unit) == caster->seat && where_from (caster, step, gw_cell (caster->match, state, unit), cell))
          return TRUE;
      return FALSE;
    }
  return where_from (caster, step, origin_cell (caster, step), cell);
}

gboolean
gw_fits_selector (const GwCaster *caster,
                  const GwStep   *step,
                  int             target)
{
  const GwState *state = caster->state;

  switch ((GwWho) step->who)
    {
    case GW_WHO_TILE:
    case GW_WHO_BLOCKADE:
      {
        const int cell = gw_cell_at (caster->match, target);

        return cell >= 0 && where_is (caster, step, cell) && (step->who == GW_WHO_TILE || state->blockade[target]);
      }

    case GW_WHO_ABILITY:
      {
        const int unit = target / 2;

        if (target < 0 || target >= GW_ABILITIES || !gw_ability (caster->match, state, target) || state->status[unit] != GW_ACTIVE)
          return FALSE;
        return who_is (caster, step->of, unit) && where_is (caster, step, gw_cell (caster->match, state, unit)) && ability_is (caster, target, step->filter)
               && ability_is (caster, target, step->also);
      }

    case GW_WHO_PLAYER:
    case GW_WHO_ALL_PLAYERS:
      return target >= 0 && target < caster->match->n_seats && !gw_eliminated (state, target);
    case GW_WHO_ENEMY_PLAYER:
      return target >= 0 && target < caster->match->n_seats && !gw_eliminated (state, target) && gw_hostile_seats (caster->match, state, caster->seat, target);
    case GW_WHO_OWNER:
      return target == caster->seat;
    case GW_WHO_OWN_CLAN:
      return target >= 0 && target < GW_UNITS && !gw_is_leader (target) && gw_seat (state, target) == caster->seat && state->status[target] == GW_INACTIVE;

    default:
      if (target < 0 || target >= GW_UNITS || state->status[target] != GW_ACTIVE || !who_is (caster, step->who, target))
        return FALSE;
      /* Of what an earlier step took no range is checked. */
      return step->who >= GW_WHO_1
             || (where_is (caster, step, gw_cell (caster->match, state, target)) && unit_is (caster, target, step->filter, step->filter_n) && unit_is (caster, target, step->also, step->filter_n));
    }
}

static gboolean
is_moved (const GwStep *step)
{
  return step->effect <= GW_E_SWAP;
}

/* GW-165: every step aimed at the unit gives a counter that it carries. */
static gboolean
only_tokens (const GwCaster *caster,
             const GwStep   *step,
             int             unit)
{
  const GwStep *steps = steps_of (caster);
  const guint at = (guint) (step - steps);

  for (guint i = at; i < caster->program->n; i++)
    if (i == at || steps[i].who == GW_WHO_1 + at)
      if (steps[i].effect != GW_E_COUNTER || !caster->state->counter[unit][steps[i].kind])
        return FALSE;
  return TRUE;
}

gboolean
gw_target_fits (const GwCaster *caster,
                const GwStep   *step,
                int             target,
                GnSay          *why)
{
  const GnMatch *match = caster->match;
  const GwState *state = caster->state;

  if (!gw_fits_selector (caster, step, target))
    return gn_say (why, GW_NO_TARGET);

  if (step->effect == GW_E_FLIP || step->effect == GW_E_BLOCKADE)
    {
      const int cell = gw_cell_at (match, target);

      if (step->effect == GW_E_BLOCKADE)
        return state->blockade[target] ? gn_say (why, GW_NO_TARGET) : TRUE;
      if (gw_board (match)->mines >> cell & 1)
        return gn_say (why, GW_NO_MINE, target);
      return gw_landable (match, state, cell) ? TRUE : gn_say (why, GW_NO_FLIPPED, target);
    }
  if (step->effect == GW_E_CALL)
    return gw_shut_off (state, target) ? gn_say (why, GW_NO_CLAN_TILES, target) : TRUE;
  if (step->who > GW_WHO_UNIT && step->who < GW_WHO_1)
    return TRUE;

  if (is_moved (step) && state->counter[target][GW_NO_MOVEMENT] && gw_option (match, GW_OPT_NO_MOVE) == 0)
    return gn_say (why, GW_NO_CANNOT_MOVE, target);
  if (step->effect == GW_E_SWAP && (caster->source < 0 || target == caster->source || !gw_landable (match, state, gw_cell (match, state, target))))
    return gn_say (why, GW_NO_TARGET);
  if ((step->effect == GW_E_STRIKE || step->effect == GW_E_SNEAK || step->effect == GW_E_LINGER) && caster->source >= 0
      && !state->counter[caster->source][GW_FLYING] != !state->counter[target][GW_FLYING])
    return gn_say (why, GW_NO_FLYING, caster->source, target);
  if (step->effect == GW_E_COUNTER && only_tokens (caster, step, target))
    return gn_say (why, GW_NO_TOKEN, target, step->kind);
  if (step->effect == GW_E_LINGER && state->counter[target][GW_LINGERING] && gw_option (match, GW_OPT_LINGER_AGAIN) == 0)
    return gn_say (why, GW_NO_TOKEN, target, GW_LINGERING);
  return TRUE;
}

/* GW-160: asked when it is announced, never again. */
static gboolean
is_engaged (const GwCaster *caster,
            int             unit)
{
  GW_FOR_UNITS (other)
    if (caster->state->place[other] == caster->state->place[unit] && caster->state->status[other] == GW_ACTIVE && gw_hostile (caster->match, caster->state, unit, other))
      return TRUE;
  return FALSE;
}

/* The `if` of a step, when it is carried out. */
gboolean
gw_condition (const GwCaster *caster,
              const GwStep   *step)
{
  const GwState *state = caster->state;
  int unit = caster->source, cell, n = 0;

  if (step->if_what == GW_IF_NOTHING)
    return TRUE;
  if (step->if_what == GW_IF_ROUND)
    return state->round >= step->if_n;
  if (step->if_of)
    unit = caster->chosen[step->if_of - 1] ? __builtin_ctz ((guint32) caster->chosen[step->if_of - 1]) : -1;
  if (unit < 0 || state->status[unit] != GW_ACTIVE)
    return FALSE;
  cell = gw_cell (caster->match, state, unit);
  switch ((GwIf) step->if_what)
    {
    case GW_IF_HP:        return state->hp[unit] <= step->if_n;
    case GW_IF_FLYING:    return state->counter[unit][GW_FLYING] > 0;
    case GW_IF_SLEEPING:  return state->counter[unit][GW_SLEEPING] > 0;
    case GW_IF_LINGERING: return state->counter[unit][GW_LINGERING] > 0;
    case GW_IF_NO_ATTACK: return state->counter[unit][GW_NO_ATTACK] > 0;
    case GW_IF_NO_MOVE:   return state->counter[unit][GW_NO_MOVEMENT] > 0;
    case GW_IF_TOGETHER:  return caster->source >= 0 && state->place[unit] == state->place[caster->source];
    case GW_IF_ON_MINE:   return gw_board (caster->match)->mines >> cell & 1;
    case GW_IF_LEADER:    return gw_is_leader (unit);
    case GW_IF_ENEMIES:
    case GW_IF_ALLIES:
      GW_FOR_UNITS (other)
        n += state->place[other] == state->place[unit] && (step->if_what == GW_IF_ENEMIES ? gw_hostile (caster->match, state, unit, other) : other != unit && !gw_hostile (caster->match, state, unit, other));
      return n >= step->if_n;
    case GW_IF_NOTHING:
    case GW_IF_ROUND:
    default:              return TRUE;
    }
}

/* ---- Announcing ------------------------------------------------------------------------------------ */

static guint
kind_of (const GwStep *step)
{
  return step->who == GW_WHO_TILE || step->who == GW_WHO_BLOCKADE ? 1 : step->who == GW_WHO_ABILITY ? 2 : step->who == GW_WHO_PLAYER || step->who == GW_WHO_ENEMY_PLAYER ? 3 : 0;
}

static const gint16 *
named_list (const GwCast *cast,
            guint         kind,
            guint        *most)
{
  *most = kind == 0 ? GW_NAMED : kind == 3 ? 1 : 2;
  return kind == 0 ? cast->unit : kind == 1 ? cast->tile : kind == 2 ? cast->target : &cast->player;
}

static gboolean
may_lack (const GwStep *step)
{
  return step->optional || step->if_what;
}

/* GW-210: which of what was named belongs to the step: those that must have theirs first, the rest from the front. */
static guint
named_of (const GwCaster *caster,
          const GwCast   *cast,
          guint           at,
          gint16          out[GW_NAMED])
{
  const GwStep *steps = steps_of (caster);
  const guint kind = kind_of (&steps[at]);
  guint most, total = 0, from = 0, n = 0;
  const gint16 *list = named_list (cast, kind, &most);

  while (total < most && list[total])
    total++;
  for (guint i = 0; i <= at; i++)
    {
      guint later = 0, wants, least;

      if (!gw_step_names (&steps[i]) || kind_of (&steps[i]) != kind)
        continue;
      for (guint k = i + 1; k < caster->program->n; k++)
        if (gw_step_names (&steps[k]) && kind_of (&steps[k]) == kind && !may_lack (&steps[k]) && steps[k].count != GW_COUNT_UP_TO)
          later += steps[k].count_n;
      wants = steps[i].count_n;
      least = may_lack (&steps[i]) || steps[i].count == GW_COUNT_UP_TO ? 0 : wants;
      n = total - MIN (total, from) > later ? MIN (wants, total - from - later) : MIN (least, total - MIN (total, from));
      if (i < at)
        from += n;
    }
  for (guint i = 0; i < n; i++)
    out[i] = (gint16) (list[from + i] - 1);
  return n;
}

/* How many things of a kind the steps take at most; more must not be named. */
static gboolean
nothing_over (const GwCaster *caster,
              const GwCast   *cast,
              const guint     taken[4])
{
  for (guint kind = 0; kind < 4; kind++)
    {
      guint most, total = 0;
      const gint16 *list = named_list (cast, kind, &most);

      while (total < most && list[total])
        total++;
      if (total != taken[kind])
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_targets (GwCaster     *caster,
               const GwCast *cast,
               GnSay        *why)
{
  const GwStep *steps = steps_of (caster);
  gint32 chosen[GW_ABILITY_STEPS] = { 0 };
  guint taken[4] = { 0 };
  gboolean lacks = FALSE;

  caster->chosen = chosen;
  for (guint i = 0; i < caster->program->n; i++)
    {
      const GwStep *step = &steps[i];
      gint16 named[GW_NAMED];
      guint n;

      if (step->who == GW_WHO_SELF && caster->source >= 0)
        {
          chosen[i] = (gint32) GW_BIT (caster->source);
          if (!gw_target_fits (caster, step, caster->source, why) && !may_lack (step))
            return FALSE;
        }
      if (!gw_step_names (step))
        continue;
      n = named_of (caster, cast, i, named);
      for (guint k = 0; k < n; k++)
        {
          for (guint j = 0; j < k; j++)
            if (named[j] == named[k])
              return gn_say (why, GW_NO_TARGET);
          if (!gw_target_fits (caster, step, named[k], why))
            return FALSE;
          if (step->effect == GW_E_SNEAK && is_engaged (caster, named[k]))
            return gn_say (why, GW_NO_SNEAK, named[k]);
          if (gw_step_is_of_units (step))
            chosen[i] |= (gint32) GW_BIT (named[k]);
          else
            chosen[i] = named[k] + 1;
        }
      taken[kind_of (step)] += n;
      if (n < step->count_n && !may_lack (step) && step->count != GW_COUNT_UP_TO)
        lacks = TRUE;
    }
  return lacks || !nothing_over (caster, cast, taken) ? gn_say (why, GW_NO_TARGET) : TRUE;
}

/* Places and units named that do not exist, lists of a length below 0. */
static gboolean
is_well_formed (const GnMatch *match,
                const GnMove  *move)
{
  static const struct { guint at; int most, values; } lists[] = { { GW_A_UNITS, GW_NAMED, GW_UNITS }, { GW_A_TILES, 2, GW_PLACES }, { GW_A_ABILITIES, 2, GW_ABILITIES } };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const gint16 *list = &move->arg[lists[i].at];

      if (list[0] == GN_NONE)
        continue;
      if (list[0] < 0 || list[0] > lists[i].most)
        return FALSE;
      for (int k = 1; k <= list[0]; k++)
        if (list[k] < 0 || list[k] >= lists[i].values)
          return FALSE;
    }
  if (move->arg[GW_A_PLAYER] != GN_NONE && (move->arg[GW_A_PLAYER] < 0 || move->arg[GW_A_PLAYER] >= match->n_seats))
    return FALSE;
  return move->arg[GW_A_CAST_HOLD] == GN_NONE || move->arg[GW_A_CAST_HOLD] == 0;
}

/* All but the targets, of an ability: 14.1, row `cast`. */
static gboolean
check_ability (const GnMatch *match,
               const GwState *state,
               int            seat,
               int            value,
               GnSay         *why)
{
  const int unit = value / 2;
  const GwAbility *ability = gw_ability (match, state, value);

  if (value < 0 || value >= GW_ABILITIES)
    return gn_say (why, GW_NO_PIECE);
  if (state->moving && gw_hostile_seats (match, state, seat, gw_seat (state, state->acting - 1)))
    return gn_say (why, GW_NO_ENEMY_MOVING, state->acting - 1);
  if (state->place[unit] >= 0 && !gw_landable (match, state, gw_cell (match, state, unit)))
    return gn_say (why, GW_NO_ON_FLIPPED, unit);
  if (state->status[unit] != GW_ACTIVE || gw_seat (state, unit) != seat)
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (!ability)
    return gn_say (why, GW_NO_ABILITY, value);
  if (!ability->known)
    return gn_say (why, GW_NO_TEACH, value);
  if (state->charge[value] != ability->cost)
    return gn_say (why, GW_NO_CHARGED, value, state->charge[value], ability->cost);
  if (!gw_timing_fits (match, state, seat, ability->timing))
    return gn_say (why, GW_NO_TIMING, ability->timing);
  return TRUE;
}

/* GW-149, GW-156 */
static gboolean
check_source (const GwCaster *caster,
              GnSay          *why)
{
  const GwState *state = caster->state;
  const int unit = caster->source;

  if (unit < 0)
    return TRUE;
  if (state->counter[unit][GW_SLEEPING] && (caster->program->attack_based || caster->program->self_moving))
    return gn_say (why, GW_NO_SLEEPING, unit);
  if (state->counter[unit][GW_NO_ATTACK] && caster->program->damaging)
    return gn_say (why, GW_NO_ATTACK_TOKEN, unit);
  if (state->counter[unit][GW_NO_MOVEMENT] && caster->program->self_moving && gw_option (caster->match, GW_OPT_NO_MOVE) == 0)
    return gn_say (why, GW_NO_CANNOT_MOVE, unit);
  return TRUE;
}

static gboolean
check_card (const GnMatch *match,
            const GwState *state,
            int            seat,
            int            card,
            int            source,
            GnSay         *why)
{
  const GwSet *set = gw_set (match);

  if (card < 0 || card >= set->n_cards)
    return gn_say (why, GW_NO_PIECE);
  if (state->moving && gw_hostile_seats (match, state, seat, gw_seat (state, state->acting - 1)) && gw_option (match, GW_OPT_SECRET_MOVE) == 0)
    return gn_say (why, GW_NO_ENEMY_MOVING, state->acting - 1);
  if (source >= 0 && source < GW_UNITS && state->place[source] >= 0 && !gw_landable (match, state, gw_cell (match, state, source)))
    return gn_say (why, GW_NO_ON_FLIPPED, source);
  if (gn_pile_find (&state->hand[seat], card) < 0 && gn_pile_unseen (&state->hand[seat], 0) == 0)
    return gn_say (why, GW_NO_IN_HAND, seat);
  if (!gw_card_in_hand (match, state, seat, card))
    return gn_say (why, GW_NO_CARD_POSSIBLE, card);
  if (set->card[card].kind != GW_SECRET)
    return gn_say (why, GW_NO_SECRET, card);
  if (!set->card[card].known)
    return gn_say (why, GW_NO_TEACH, 0);
  if (set->card[card].steps.needs_source ? source < 0 || source >= GW_UNITS || state->status[source] != GW_ACTIVE || gw_seat (state, source) != seat
                                         : source != GN_NONE && (source < 0 || source >= GW_UNITS || state->status[source] != GW_ACTIVE || gw_seat (state, source) != seat))
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (!gw_timing_fits (match, state, seat, set->card[card].timing))
    return gn_say (why, GW_NO_TIMING, set->card[card].timing);
  return TRUE;
}

gboolean
gw_check_cast (const GnMatch *match,
               const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  GwCast cast;
  GwCaster caster;

  if (move->verb == GW_V_CAST ? !check_ability (match, state, move->seat, move->arg[GW_A_ABILITY], why)
                              : !check_card (match, state, move->seat, move->arg[GW_A_CARD], move->arg[GW_A_SOURCE], why))
    return FALSE;
  if (!is_well_formed (match, move))
    return gn_say (why, GW_NO_PIECE);
  if (state->n_casts >= GW_CASTS)
    return gn_say (why, GW_NO_CAST_PENDING, state->n_casts);
  gw_read_cast (match, move, &cast);
  caster = gw_caster (match, state, &cast, NULL);
  /* A card that speaks of no source has none, whatever was named (GW-209). */
  if (caster.card && !caster.program->needs_source)
    caster.source = -1;
  return check_source (&caster, why) && check_targets (&caster, &cast, why);
}

/* ---- What could be cast ------------------------------------------------------------------------------ */

typedef struct {
  GwCaster    caster;
  GnMove      move;
  GnMoveList *list;
  gboolean    hold;
  gint32      chosen[GW_ABILITY_STEPS];
  guint       added;
  guint       first;
} Lister;

#define MOST_WAYS 300

static void
finish_one (Lister *lister)
{
  if (lister->added >= MOST_WAYS || !gw_check_cast (lister->caster.match, lister->caster.state, &lister->move, NULL))
    return;
  /* Two steps that may be left out can be named in one way only. */
  for (guint i = lister->first; i < lister->list->n; i++)
    if (gn_move_equal (&lister->list->move[i], &lister->move))
      return;
  gn_move_list_append (lister->list, &lister->move);
  lister->added++;
  if (lister->hold)
    {
      GnMove held = lister->move;

      held.arg[GW_A_CAST_HOLD] = 0;
      gn_move_list_append (lister->list, &held);
    }
}

static void list_step (Lister *lister, guint at, guint named, int after);

static void
name_one (Lister *lister,
          guint   at,
          guint   named,
          int     value)
{
  static const guint slots[] = { GW_A_UNITS, GW_A_TILES, GW_A_ABILITIES, GW_A_PLAYER };
  static const gint16 most[] = { GW_NAMED, 2, 2, 1 };
  const GwStep *step = &steps_of (&lister->caster)[at];
  const guint kind = kind_of (step);
  gint16 *slot = &lister->move.arg[slots[kind]];
  const gint32 before = lister->chosen[at];

  if (kind == 3)
    {
      if (slot[0] != GN_NONE)
        return;
      slot[0] = (gint16) value;
    }
  else
    {
      const gint16 n = slot[0] == GN_NONE ? 0 : slot[0];

      if (n >= most[kind])
        return;
      slot[0] = n + 1;
      slot[1 + n] = (gint16) value;
    }
  if (gw_step_is_of_units (step))
    lister->chosen[at] |= (gint32) GW_BIT (value);
  else
    lister->chosen[at] = value + 1;
  list_step (lister, at, named + 1, value);
  lister->chosen[at] = before;
  if (kind == 3)
    slot[0] = GN_NONE;
  else
    {
      slot[slot[0]] = GN_NONE;
      slot[0]--;
      if (slot[0] == 0)
        slot[0] = GN_NONE;
    }
}

/* All ways to name what step @at and those after it take; targets of one step ascend. */
static void
list_step (Lister *lister,
           guint   at,
           guint   named,
           int     after)
{
  static const int values[] = { GW_UNITS, GW_PLACES, GW_ABILITIES, GN_MAX_SEATS };
  const GwStep *step;

  while (at < lister->caster.program->n && !gw_step_names (&steps_of (&lister->caster)[at]))
    {
      if (steps_of (&lister->caster)[at].who == GW_WHO_SELF && lister->caster.source >= 0)
        lister->chosen[at] = (gint32) GW_BIT (lister->caster.source);
      at++;
      named = 0;
      after = -1;
    }
  if (at >= lister->caster.program->n)
    {
      finish_one (lister);
      return;
    }
  step = &steps_of (&lister->caster)[at];
  if (named >= step->count_n || may_lack (step) || step->count == GW_COUNT_UP_TO)
    list_step (lister, at + 1, 0, -1);
  if (named >= step->count_n || lister->added >= MOST_WAYS)
    return;
  for (int value = after + 1; value < values[kind_of (step)]; value++)
    if (gw_target_fits (&lister->caster, step, value, NULL))
      name_one (lister, at, named, value);
}

void
gw_list_casts (const GnMatch *match,
               const GwState *state,
               int            seat,
               guint          verb,
               GnMoveList    *list)
{
  const int first = gw_unit (gw_tribe (state, seat), 0) * 2;
  const gboolean hold = gw_option (match, GW_OPT_WINDOWS) == 0 && !gw_casts_open (state);
  const GwSet *set = gw_set (match);

  if (verb == GW_V_CAST)
    {
      for (int value = first; value < first + 2 * GW_SLOTS; value++)
        if (state->charge[value] && check_ability (match, state, seat, value, NULL))
          {
            Lister lister = { .list = list, .hold = hold, .first = list->n };

            gn_move_init (&lister.move, seat, GW_V_CAST);
            lister.move.arg[GW_A_ABILITY] = (gint16) value;
            lister.caster = (GwCaster) { match, state, seat, value / 2, FALSE, gw_program (match, state, value), lister.chosen };
            list_step (&lister, 0, 0, -1);
          }
      return;
    }
  if (gn_pile_size (&state->hand[seat]) == 0)
    return;
  for (int card = 0; card < set->n_cards; card++)
    {
      const gboolean needs = set->card[card].steps.needs_source;

      if (set->card[card].kind != GW_SECRET || !gw_card_in_hand (match, state, seat, card))
        continue;
      for (int slot = needs ? 0 : -1; slot < (needs ? GW_SLOTS : 0); slot++)
        {
          const int source = needs ? first / 2 + slot : GN_NONE;
          Lister lister = { .list = list, .hold = hold, .first = list->n };

          if (!check_card (match, state, seat, card, source, NULL))
            continue;
          gn_move_init (&lister.move, seat, GW_V_PLAY);
          lister.move.arg[GW_A_CARD] = (gint16) card;
          lister.move.arg[GW_A_SOURCE] = (gint16) source;
          lister.caster = (GwCaster) { match, state, seat, needs ? source : -1, TRUE, &set->card[card].steps, lister.chosen };
          list_step (&lister, 0, 0, -1);
        }
    }
}

/* GW-140, GW-129, GW-204 */
void
gw_announce (const GnMatch *match,
             GwState       *state,
             const GnMove  *move,
             GnStory       *story)
{
  const gboolean always = gw_option (match, GW_OPT_WINDOWS) == 1;
  const gboolean hold = move->arg[GW_A_CAST_HOLD] == 0 || always || gw_casts_open (state);
  GwCast cast;

  gw_read_cast (match, move, &cast);
  if (move->verb == GW_V_CAST)
    {
      const int value = cast.ability - 1;

      /* What is printed on a learned card counts, wherever the card is by then. */
      if (value % 2)
        cast.card = state->learned[value / 2];
      state->charge[value] = 0;
      if (state->acting == value / 2 + 1)
        state->moving = 0;
      gn_story_add (story, GN_ALL_SEE, GW_F_CASTS, move->seat, value);
    }
  else
    {
      const int card = cast.card - 1;

      if (!gw_set (match)->card[card].steps.needs_source)
        cast.source = 0;
      else if (state->acting == cast.source)
        state->moving = 0;
      gn_pile_take_card (&state->hand[move->seat], card, 0);
      gw_card_away (match, state, card);
      gn_story_add (story, GN_ALL_SEE, GW_F_PLAYS, move->seat, card);
    }
  if (state->casts_made[move->seat] < 255)
    state->casts_made[move->seat]++;

  if (!hold)
    {
      state->run = cast;
      gw_push (state, GW_FRAME_RUN);
      return;
    }
  if (!gw_casts_open (state))
    {
      gw_push (state, GW_FRAME_CASTS);
      if (!state->opener)
        state->opener = (guint8) (move->seat + 1);
      gn_story_add (story, GN_ALL_SEE, GW_F_HELD, move->seat);
    }
  state->cast[state->n_casts++] = cast;
}

/* GW-144, GW-205 */
int
gw_next_cast (const GnMatch *match,
              const GwState *state)
{
  for (int k = 0; k < match->n_seats; k++)
    for (int i = 0; i < state->n_casts; i++)
      if (state->cast[i].seat == gw_turn_order (match, state, k) + 1)
        return i;
  return -1;
}

void
gw_run_cast (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  const int at = gw_next_cast (match, state);

  state->run = state->cast[at];
  memmove (&state->cast[at], &state->cast[at + 1], (guint) (state->n_casts - at - 1) * sizeof (GwCast));
  state->cast[--state->n_casts] = (GwCast) { 0 };
  gn_story_add (story, GN_ALL_SEE, GW_F_CARRIED, state->run.seat - 1);
  gw_push (state, GW_FRAME_RUN);
}
