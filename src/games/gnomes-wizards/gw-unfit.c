/* gw-unfit.c: whether a target fits, and what is wrong with one that does not: who it is, how far away (9.2, GW-147)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* The refusals for a unit and those for a tile come in the same order. */
G_STATIC_ASSERT (GW_NO_TILE_FAR - GW_NO_UNIT_FAR == GW_NO_TILE_ELSEWHERE - GW_NO_UNIT_ELSEWHERE);

/* @refusal: the one for a unit; @thing: a unit, or a tile if @tile; @n, @most: -1 where the sentence has none */
static gboolean
refuse (GnSay   *why,
        int      refusal,
        gboolean tile,
        int      thing,
        int      n,
        int      most)
{
  if (tile)
    refusal += GW_NO_TILE_FAR - GW_NO_UNIT_FAR;
  if (most >= 0)
    return gn_say (why, refusal, thing, n, most);
  return n >= 0 ? gn_say (why, refusal, thing, n) : gn_say (why, refusal, thing);
}

/* The steps between the target and the nearest unit or tile that the range is measured from; -1: there is none */
static int
steps_to (const GwCaster *caster,
          const GwStep   *step,
          int             cell)
{
  const GwBoard *board = gw_board (caster->match);
  int from, least = -1;

  if (step->origin != GW_FROM_ANY_OWN)
    {
      from = gw_origin_cell (caster, step);
      return from < 0 ? -1 : board->dist[from][cell];
    }
  GW_FOR_UNITS (unit)
    if (caster->state->status[unit] == GW_ACTIVE && gw_seat (caster->state, unit) == caster->seat)
      {
        from = gw_cell (caster->match, caster->state, unit);
        if (least < 0 || board->dist[from][cell] < least)
          least = board->dist[from][cell];
      }
  return least;
}

static gboolean
not_there (const GwCaster *caster,
           const GwStep   *step,
           gboolean        tile,
           int             thing,
           int             cell,
           GnSay          *why)
{
  const int far = steps_to (caster, step, cell);

  switch ((GwWhere) step->where)
    {
    case GW_WHERE_ON_MINE:
      return refuse (why, GW_NO_UNIT_OFF_MINE, tile, thing, -1, -1);
    case GW_WHERE_ON_LABEL:
      return refuse (why, GW_NO_UNIT_LABEL, tile, thing, step->range, -1);
    case GW_WHERE_SAME_TILE:
    case GW_WHERE_TILE_OF:
      return refuse (why, GW_NO_UNIT_ELSEWHERE, tile, thing, -1, -1);
    case GW_WHERE_ADJACENT:
      return refuse (why, GW_NO_UNIT_ADJACENT, tile, thing, -1, -1);
    case GW_WHERE_BORDERING:
      return refuse (why, GW_NO_UNIT_BORDERING, tile, thing, -1, -1);
    case GW_WHERE_EXACTLY:
      return far < 0 ? gn_say (why, GW_NO_TARGET) : refuse (why, GW_NO_UNIT_EXACTLY, tile, thing, far, step->range);
    default:   /* GW_WHERE_WITHIN */
      return far < 0 ? gn_say (why, GW_NO_TARGET) : refuse (why, GW_NO_UNIT_FAR, tile, thing, far, step->range);
    }
}

/* @who: whom the step speaks of */
static gboolean
not_meant (const GwCaster *caster,
           guint           who,
           int             unit,
           GnSay          *why)
{
  switch ((GwWho) who)
    {
    case GW_WHO_ALLY:
      return gn_say (why, GW_NO_NO_ALLY, unit);
    case GW_WHO_ANOTHER_ALLY:
      return unit == caster->source ? gn_say (why, GW_NO_ITSELF, unit) : gn_say (why, GW_NO_NO_ALLY, unit);
    case GW_WHO_OWN:
      return gn_say (why, GW_NO_NO_OWN, unit);
    case GW_WHO_ENEMY:
      return gn_say (why, GW_NO_NO_ENEMY, unit);
    default:
      return gn_say (why, GW_NO_NOT_CHOSEN, unit);
    }
}

static gboolean
unit_unfit (const GwCaster *caster,
            const GwStep   *step,
            guint           who,
            int             unit,
            GnSay          *why)
{
  const GwState *state = caster->state;

  if (state->status[unit] != GW_ACTIVE)
    return gn_say (why, GW_NO_ABSENT, unit);
  if (!gw_who_is (caster, who, unit))
    return not_meant (caster, who, unit, why);
  if (!gw_where_is (caster, step, gw_cell (caster->match, state, unit)))
    return not_there (caster, step, FALSE, unit, gw_cell (caster->match, state, unit), why);
  return gn_say (why, GW_NO_KIND, unit);
}

/* The move was checked before: there are such units, tiles, abilities and players. */
static gboolean
unfit (const GwCaster *caster,
       const GwStep   *step,
       int             target,
       GnSay          *why)
{
  const GwState *state = caster->state;

  switch ((GwWho) step->who)
    {
    case GW_WHO_TILE:
    case GW_WHO_BLOCKADE:
      {
        const int cell = target < GW_PLACES ? gw_cell_at (caster->match, target) : -1;

        if (target >= GW_PLACES)
          return gn_say (why, GW_NO_EDGE);
        if (cell < 0)
          return gn_say (why, GW_NO_OFF_BOARD);
        if (!gw_where_is (caster, step, cell))
          return not_there (caster, step, TRUE, target, cell, why);
        return gn_say (why, GW_NO_NO_BLOCKADE, target);
      }
    case GW_WHO_ABILITY:
      if (!gw_ability (caster->match, state, target))
        return gn_say (why, GW_NO_NOTHING_LEARNED, target / 2);
      if (state->status[target / 2] == GW_ACTIVE && gw_who_is (caster, step->of, target / 2)
          && gw_where_is (caster, step, gw_cell (caster->match, state, target / 2)))
        return gn_say (why, GW_NO_KIND_ABILITY, target);
      return unit_unfit (caster, step, step->of, target / 2, why);
    case GW_WHO_PLAYER:
    case GW_WHO_ENEMY_PLAYER:
      return gw_eliminated (state, target) ? gn_say (why, GW_NO_ELIMINATED, target)
             : gn_say (why, GW_NO_NO_ENEMY_PLAYER, target);
    case GW_WHO_OWN_CLAN:
      return gw_seat (state, target) != caster->seat ? gn_say (why, GW_NO_NO_OWN, target)
             : gw_is_leader (target) ? gn_say (why, GW_NO_KIND, target)
             : state->status[target] == GW_DEAD ? gn_say (why, GW_NO_CLAN_DEAD, target)
             : gn_say (why, GW_NO_CLAN_ACTIVE, target);
    default:
      return unit_unfit (caster, step, step->who, target, why);
    }
}

/* ---- Checking a target --------------------------------------------------------------------------- */

static gboolean
is_moved (const GwStep *step)
{
  return step->effect <= GW_E_SWAP;
}

/* GW-165: whether every step aimed at the unit gives a counter that it already has */
static gboolean
only_tokens (const GwCaster *caster,
             const GwStep   *step,
             int             unit)
{
  const GwStep *steps = &gw_set (caster->match)->step[caster->program->first];
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
    return why ? unfit (caster, step, target, why) : FALSE;

  if (step->effect == GW_E_FLIP || step->effect == GW_E_BLOCKADE)
    {
      const int cell = gw_cell_at (match, target);

      int one, other;

      if (step->effect == GW_E_BLOCKADE && gw_edge_ends (target, &one, &other))
        return gw_edge_seat (state, one, other) >= 0 ? gn_say (why, GW_NO_BARRED_EDGE, one, other) : TRUE;
      if (step->effect == GW_E_BLOCKADE)
        return state->blockade[target] ? gn_say (why, GW_NO_BARRED, target) : TRUE;
      if (cell < 0)
        return gn_say (why, GW_NO_OFF_BOARD);
      if (gw_board (match)->mines >> cell & 1)
        return gn_say (why, GW_NO_MINE, target);
      return gw_landable (match, state, cell) || gn_say (why, GW_NO_FLIPPED, target);
    }
  if (step->effect == GW_E_CALL)
    return gw_shut_off (state, target) ? gn_say (why, GW_NO_CLAN_TILES, target) : gw_may_stand (match, target, why);
  if (step->who > GW_WHO_UNIT && step->who < GW_WHO_1)
    return TRUE;

  if (is_moved (step) && state->counter[target][GW_NO_MOVEMENT] && gw_option (match, GW_OPT_NO_MOVE) == 0)
    return gn_say (why, GW_NO_CANNOT_MOVE, target);
  if (step->effect == GW_E_SWAP
      && (caster->source < 0 || target == caster->source || state->status[caster->source] != GW_ACTIVE
          || !gw_landable (match, state, gw_cell (match, state, target))))
    return gn_say (why, target == caster->source ? GW_NO_ITSELF : GW_NO_NO_SWAP, target);
  if ((step->effect == GW_E_STRIKE || step->effect == GW_E_SNEAK || step->effect == GW_E_LINGER) && caster->source >= 0
      && !state->counter[caster->source][GW_FLYING] != !state->counter[target][GW_FLYING])
    return gn_say (why, GW_NO_FLYING, caster->source, target);
  if (step->effect == GW_E_COUNTER && only_tokens (caster, step, target))
    return gn_say (why, GW_NO_TOKEN, target, step->kind);
  if (step->effect == GW_E_LINGER && state->counter[target][GW_LINGERING]
      && gw_option (match, GW_OPT_LINGER_AGAIN) == 0)
    return gn_say (why, GW_NO_TOKEN, target, GW_LINGERING);
  return TRUE;
}
