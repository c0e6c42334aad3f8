/* gw-target.c: possible targets of a step, and which of a cast's names belong to it (9.2, GW-210)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

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
  return step->chooser == 0 && step->count != GW_COUNT_ALL && step->who != GW_WHO_SELF && step->who != GW_WHO_OWNER
         && step->who != GW_WHO_ALL_PLAYERS && step->who < GW_WHO_1;
}

/* ---- Checking a target --------------------------------------------------------------------------- */

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

gboolean
gw_who_is (const GwCaster *caster,
           guint           who,
           int             unit)
{
  switch ((GwWho) who)
    {
    case GW_WHO_SELF:         return unit == caster->source;
    case GW_WHO_ALLY:         return gw_is_ally (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_ANOTHER_ALLY: return unit != caster->source
                                     && gw_is_ally (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_OWN:          return gw_seat (caster->state, unit) == caster->seat;
    case GW_WHO_ENEMY:        return gw_is_enemy (caster->match, caster->state, caster->seat, unit);
    case GW_WHO_UNIT:         return TRUE;
    default:
      return who >= GW_WHO_1 && (caster->chosen[who - GW_WHO_1] >> unit & 1);
    }
}

/* A cell from which a range is measured */
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
    default:                 return (board->grid.corner[from] >> cell & 1) > 0;   /* GW_WHERE_BORDERING */
    }
}

int
gw_origin_cell (const GwCaster *caster,
                const GwStep   *step)
{
  int unit = caster->source;

  if (step->origin != GW_FROM_SELF)
    {
      const guint at = step->origin - GW_FROM_1;
      const GwStep *other = &steps_of (caster)[at];

      if (!caster->chosen[at])
        return -1;
      if (!gw_step_is_of_units (other))
        return gw_cell_at (caster->match, caster->chosen[at] - 1);
      unit = __builtin_ctz ((guint32) caster->chosen[at]);
    }
  if (unit < 0)
    return -1;
  return gw_cell_at (caster->match, unit == caster->source ? gw_stands (caster->state, unit)
                                                           : caster->state->place[unit]);
}

gboolean
gw_where_is (const GwCaster *caster,
             const GwStep   *step,
             int             cell)
{
  const GwBoard *board = gw_board (caster->match);
  const GwState *state = caster->state;

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
        if (state->status[unit] == GW_ACTIVE && gw_seat (state, unit) == caster->seat
            && where_from (caster, step, gw_cell (caster->match, state, unit), cell))
          return TRUE;
      return FALSE;
    }
  return where_from (caster, step, gw_origin_cell (caster, step), cell);
}

/* an edge is in range if one of its tiles is. */
static gboolean
fits_edge (const GwCaster *caster,
           const GwStep   *step,
           int             edge)
{
  int one, other;

  if (!gw_has_edges (caster->match) || !gw_edge_ends (edge, &one, &other))
    return FALSE;
  if (step->effect == GW_E_UNBLOCK ? gw_edge_seat (caster->state, one, other) < 0 : !gw_bars_edge (caster->match, step))
    return FALSE;

  const int cell = gw_cell_at (caster->match, one), beyond = gw_cell_at (caster->match, other);
  return cell >= 0 && beyond >= 0 && (gw_where_is (caster, step, cell) || gw_where_is (caster, step, beyond));
}

/* Whether step @at of the cast being carried out chose this tile or ability: it may have been one of several. */
static gboolean
is_chosen (const GwCaster *caster,
           guint           at,
           int             target)
{
  const GwState *state = caster->state;
  const GwStep *step = &steps_of (caster)[at];
  gboolean chosen = caster->chosen[at] == target + 1;
  gint16 named[GW_NAMED];
  int one, other;

  if (gw_step_names (step))
    for (guint n = gw_named_of (caster, &state->run, at, named); n > 0; n--)
      chosen |= named[n - 1] == target;
  if (gw_step_kind (step) != 1)
    return chosen && target < GW_ABILITIES && state->status[target / 2] == GW_ACTIVE;
  return chosen && (gw_cell_at (caster->match, target) >= 0 || gw_edge_ends (target, &one, &other));
}

gboolean
gw_fits_selector (const GwCaster *caster,
                  const GwStep   *step,
                  int             target)
{
  const GwState *state = caster->state;

  if (target < 0)
    return FALSE;
  switch ((GwWho) step->who)
    {
    case GW_WHO_TILE:
    case GW_WHO_BLOCKADE:
      {
        const int cell = gw_cell_at (caster->match, target);

        if (target >= GW_PLACES)
          return fits_edge (caster, step, target);
        return cell >= 0 && !gw_bars_edge (caster->match, step) && gw_where_is (caster, step, cell)
               && (step->who == GW_WHO_TILE || state->blockade[target]);
      }

    case GW_WHO_ABILITY:
      {
        const int unit = target / 2;

        if (target >= GW_ABILITIES || !gw_ability (caster->match, state, target) || state->status[unit] != GW_ACTIVE)
          return FALSE;
        return gw_who_is (caster, step->of, unit) && gw_where_is (caster, step, gw_cell (caster->match, state, unit))
               && ability_is (caster, target, step->filter)
               && ability_is (caster, target, step->also);
      }

    case GW_WHO_PLAYER:
    case GW_WHO_ALL_PLAYERS:
      return target < caster->match->n_seats && !gw_eliminated (state, target);
    case GW_WHO_ENEMY_PLAYER:
      return target < caster->match->n_seats && !gw_eliminated (state, target)
             && gw_hostile_seats (caster->match, state, caster->seat, target);
    case GW_WHO_OWN_CLAN:
      return target < GW_UNITS && !gw_is_leader (target) && gw_seat (state, target) == caster->seat
             && state->status[target] == GW_INACTIVE;

    default:
      if (step->who >= GW_WHO_1 && !gw_step_is_of_units (&steps_of (caster)[step->who - GW_WHO_1]))
        return is_chosen (caster, step->who - GW_WHO_1, target);
      if (target >= GW_UNITS || state->status[target] != GW_ACTIVE
          || !gw_who_is (caster, step->who, target))
        return FALSE;
      /* The range of a target that an earlier step chose is not checked again. */
      return step->who >= GW_WHO_1
             || (gw_where_is (caster, step, gw_cell (caster->match, state, target))
                 && unit_is (caster, target, step->filter, step->filter_n)
                 && unit_is (caster, target, step->also, step->filter_n));
    }
}

/* Checks the `if` of a step when it is carried out. */
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
    default:   /* GW_IF_ENEMIES, GW_IF_ALLIES */
      GW_FOR_UNITS (other)
        n += state->place[other] == state->place[unit]
             && (step->if_what == GW_IF_ENEMIES ? gw_hostile (caster->match, state, unit, other)
                                                : other != unit && !gw_hostile (caster->match, state, unit, other));
      return n >= step->if_n;
    }
}

/* ---- Targets named for a step -------------------------------------------------------------------- */

guint
gw_step_kind (const GwStep *step)
{
  return step->who == GW_WHO_TILE || step->who == GW_WHO_BLOCKADE ? 1 : step->who == GW_WHO_ABILITY ? 2
         : step->who == GW_WHO_PLAYER || step->who == GW_WHO_ENEMY_PLAYER ? 3 : 0;
}

const gint16 *
gw_named_list (const GwCast *cast,
               guint         kind,
               guint        *most)
{
  *most = kind == 0 ? GW_NAMED : kind == 1 ? GW_NAMED_TILES : kind == 3 ? 1 : 2;
  return kind == 0 ? cast->unit : kind == 1 ? cast->tile : kind == 2 ? cast->target : &cast->player;
}

int
gw_spots (const GnMatch *match,
          guint          kind)
{
  static const int values[] = { GW_UNITS, GW_PLACES, GW_ABILITIES, GN_MAX_SEATS };

  return kind == 1 && gw_has_edges (match) ? GW_SPOTS : values[kind];
}

int
gw_name_spot (int    spot,
              gint16 to[2])
{
  int one, other;

  if (!gw_edge_ends (spot, &one, &other))
    {
      to[0] = (gint16) spot;
      return 1;
    }
  to[0] = (gint16) one;
  to[1] = (gint16) other;
  return 2;
}

gboolean
gw_may_lack (const GwStep *step)
{
  return step->optional || step->if_what;
}

/* The number of names for the next target of a step; an edge is named by its two tiles */
static guint
width_of (const GwCaster *caster,
          const GwStep   *step,
          const gint16   *next,
          guint           left)
{
  if (gw_bars_edge (caster->match, step))
    return 2;
  if (step->effect != GW_E_UNBLOCK || left < 2)
    return 1;
  return gw_edge_seat (caster->state, next[0] - 1, next[1] - 1) >= 0 ? 2 : 1;
}

/* GW-210: finds the names that belong to the step. Steps that need names get them first; the others take what is
 * left, in order. */
guint
gw_named_of (const GwCaster *caster,
             const GwCast   *cast,
             guint           at,
             gint16          out[GW_NAMED])
{
  const GwStep *steps = steps_of (caster);
  const guint kind = gw_step_kind (&steps[at]);
  guint most, total = 0, from = 0, n = 0, wide = 1;
  const gint16 *list = gw_named_list (cast, kind, &most);

  while (total < most && list[total])
    total++;
  for (guint i = 0; i <= at; i++)
    {
      guint later = 0, wants, least;

      if (!gw_step_names (&steps[i]) || gw_step_kind (&steps[i]) != kind)
        continue;
      for (guint k = i + 1; k < caster->program->n; k++)
        if (gw_step_names (&steps[k]) && gw_step_kind (&steps[k]) == kind && !gw_may_lack (&steps[k])
            && steps[k].count != GW_COUNT_UP_TO)
          later += steps[k].count_n * width_of (caster, &steps[k], NULL, 0);
      wide = width_of (caster, &steps[i], &list[from], total - MIN (total, from));
      wants = steps[i].count_n * wide;
      least = gw_may_lack (&steps[i]) || steps[i].count == GW_COUNT_UP_TO ? 0 : wants;
      n = total - MIN (total, from) > later ? MIN (wants, total - from - later)
                                            : MIN (least, total - MIN (total, from));
      if (i < at)
        from += n;
    }
  for (guint i = 0; i < n / wide; i++)
    out[i] = (gint16) (wide == 1 ? list[from + i] - 1 : gw_edge (list[from + 2 * i] - 1, list[from + 2 * i + 1] - 1));
  return n / wide;
}

void
gw_order_edges (const GwCaster *caster,
                GwCast         *cast)
{
  gint16 tiles[GW_NAMED_TILES] = { 0 }, named[GW_NAMED];
  guint n = 0;

  for (guint at = 0; at < caster->program->n; at++)
    {
      const GwStep *step = &steps_of (caster)[at];
      const guint k = gw_step_names (step) && gw_step_kind (step) == 1 ? gw_named_of (caster, cast, at, named) : 0;

      for (guint i = 0; i < k; i++)
        {
          gint16 spot[2];
          const int names = gw_name_spot (named[i], spot);

          for (int j = 0; j < names && n < GW_NAMED_TILES; j++)
            tiles[n++] = (gint16) (spot[j] + 1);
        }
    }
  memcpy (cast->tile, tiles, sizeof tiles);
}
