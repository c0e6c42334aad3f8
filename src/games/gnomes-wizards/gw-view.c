/* gw-view.c: figures for a panel of Gnômes & Wizards that a state does not contain directly
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-view.h"

#include <math.h>

guint
gw_view_cells (const GnMatch *match,
               const GwState *state,
               GwViewCell    *cells,
               double        *width,
               double        *height)
{
  const double tall = sqrt (3) / 2;
  const GwBoard *board = gw_board (match);
  const guint64 next = state->stage == GW_AT_FLIP ? gw_flip_now (match, state) : 0;
  int left = G_MAXINT, right = G_MININT, top = G_MAXINT, bottom = G_MININT;

  for (guint i = 0; i < board->grid.n; i++)
    {
      left = MIN (left, board->grid.cell[i].column);
      right = MAX (right, board->grid.cell[i].column);
      top = MIN (top, board->grid.cell[i].row);
      bottom = MAX (bottom, board->grid.cell[i].row);
    }
  *width = (right - left) / 2.0 + 1;
  *height = (bottom - top + 1) * tall;

  for (guint i = 0; i < board->grid.n; i++)
    {
      const int place = board->place[i];
      GwViewCell *cell = &cells[i];

      *cell = (GwViewCell) {
        .place = (gint16) place, .up = place % 2 == 0, .mine = board->mines >> i & 1, .dead = board->dead >> i & 1,
        .flipped = !gw_landable (match, state, (int) i),
        .next = next >> i & 1, .start_a = board->start[0] >> i & 1, .start_b = board->start[1] >> i & 1,
        .tile = (gint8) gw_tile_at (state, place), .label = board->label[i],
        .blockade = state->blockade[place],
      };
      cell->x = (board->grid.cell[i].column - left) / 2.0 + 0.5;
      cell->y = (board->grid.cell[i].row - top) * tall + (cell->up ? 2 : 1) * tall / 3;
      GW_FOR_UNITS (unit)
        if (state->place[unit] == place)
          cell->units |= GW_BIT (unit);
      memset (cell->beyond, -1, sizeof cell->beyond);
      for (guint64 near = board->grid.touch[i], side = 0; near; side++)
        {
          const int other = gn_places_next (&near);

          cell->beyond[side] = (gint8) other;
          cell->bar[side] = (guint8) (1 + gw_edge_seat (state, place, board->place[other]));
        }
    }
  return board->grid.n;
}

void
gw_view_unit (const GnMatch *match,
              const GwState *state,
              int            unit,
              GwViewUnit    *view)
{
  const GwSet *set = gw_set (match);
  gboolean tired;

  *view = (GwViewUnit) {
    .seat = gw_seat (state, unit), .place = state->place[unit], .status = state->status[unit], .hp = state->hp[unit],
    .max_hp = gw_max_hp (unit), .def = state->def[unit],
    .base_def = MAX (0, set->def[unit]), .cap = gw_defence_cap (match, unit), .speed = gw_speed (match, state, unit),
    .power = gw_power (match, state, unit),
    .left = gw_steps_left (match, state, unit, &tired),
    .may_attack = state->status[unit] == GW_ACTIVE && state->struck[unit] < 1 + state->more_attacks[unit],
    .done = (state->did[unit] & GW_DID_DONE) > 0, .closed = (state->did[unit] & GW_DID_CLOSED) > 0,
    .stopped = state->place[unit] >= 0 && gw_stopped (match, state, unit),
    .moving = state->moving && state->acting == unit + 1,
    .known = set->mov[unit] >= 0 && set->atk[unit] >= 0 && set->def[unit] >= 0,
  };
  view->tired = tired;
}

/* Whether the unit need not stop on the cell (GW-073) */
static gboolean
walks_through (const GnMatch *match,
               const GwState *state,
               int            unit,
               int            cell)
{
  return gw_option (match, GW_OPT_ENTER_ENEMY) == 3 || !gw_foe_on (match, state, unit, cell);
}

/* The way back from a cell: a neighbor one step nearer that the unit comes from or walks through */
static int
one_back (const GnMatch *match,
          const GwState *state,
          int            unit,
          const guint8  *far,
          int            cell)
{
  GwPaths paths;
  guint64 near;

  gw_paths (match, state, unit, &paths);
  near = paths.grid->touch[cell];
  GN_FOR_PLACES (before, near)
    if (far[before] + 1 == far[cell] && (far[before] == 0 || walks_through (match, state, unit, before)))
      return before;
  return -1;
}

/* Steps to every cell that the unit can walk on or through, including flipped ones */
static void
walk_out (const GnMatch *match,
          const GwState *state,
          int            unit,
          guint8        *far)
{
  const GwBoard *board = gw_board (match);
  guint64 through, open;
  GwPaths paths;

  gw_paths (match, state, unit, &paths);
  through = open = paths.open;
  for (guint i = 0; i < board->grid.n; i++)
    if (!walks_through (match, state, unit, (int) i))
      through &= ~GN_PLACE (i);
  gn_grid_steps (paths.grid, GN_PLACE (gw_cell (match, state, unit)), through, far);
  for (guint i = 0; i < board->grid.n; i++)
    if (!(open >> i & 1) && far[i] != 0)
      far[i] = GN_GRID_FAR;
}

void
gw_view_reach (const GnMatch *match,
               const GwState *state,
               int            unit,
               GwViewReach   *view)
{
  const GwBoard *board = gw_board (match);
  const int left = gw_steps_left (match, state, unit, NULL);
  guint8 far[GW_CELLS];

  memset (view, 0, sizeof *view);
  gw_reach (match, state, unit, view->steps, &view->stops);
  if (state->place[unit] < 0)
    return;
  walk_out (match, state, unit, far);
  for (guint i = 0; i < board->grid.n; i++)
    {
      if (view->steps[i] == GN_GRID_FAR)
        continue;
      view->left[i] = (guint8) MAX (0, left - view->steps[i]);
      for (int cell = (int) i, before; cell >= 0 && far[cell] > 0 && far[cell] != GN_GRID_FAR; cell = before)
        {
          before = one_back (match, state, unit, far, cell);
          view->crystals[i] += gw_mine_pays (match, state, unit, before, cell, before >= 0 && far[before] > 0);
        }
    }
}

guint
gw_view_way (const GnMatch *match,
             const GwState *state,
             int            unit,
             int            cell,
             gint16         places[GW_CELLS])
{
  const GwBoard *board = gw_board (match);
  guint8 steps[GW_CELLS], far[GW_CELLS];
  guint64 stops;
  guint n;

  gw_reach (match, state, unit, steps, &stops);
  if (cell < 0 || state->place[unit] < 0 || steps[cell] == GN_GRID_FAR)
    return 0;
  walk_out (match, state, unit, far);
  n = steps[cell];
  for (guint i = n; i > 0 && cell >= 0; i--)
    {
      places[i - 1] = board->place[cell];
      cell = one_back (match, state, unit, far, cell);
    }
  return n;
}

void
gw_view_attack (const GnMatch *match,
                const GwState *state,
                int            unit,
                int            target,
                int            power,
                GwViewAttack  *view)
{
  const int base = MAX (0, gw_set (match)->def[target]);

  *view = (GwViewAttack) { .power = power < 0 ? gw_power (match, state, unit) : power, .def = state->def[target] };
  view->damage = gw_damage (view->power, view->def);
  view->hp = MAX (0, state->hp[target] - view->damage);
  view->kills = view->hp == 0;
  view->def_after = view->def > base ? view->def - 1 : view->def;
  view->points = view->kills && !gw_team_mates (match, state, gw_seat (state, unit), gw_seat (state, target))
                 ? (gw_is_leader (target) ? 30 : 20) : 0;
}

guint32
gw_view_reactions (const GnMatch *match,
                   const GwState *state,
                   int            unit,
                   int            cell,
                   int           *loss)
{
  const int place = gw_board (match)->place[cell], base = MAX (0, gw_set (match)->def[unit]);
  int def = state->def[unit], hp = state->hp[unit];
  guint32 units = 0;

  GW_FOR_UNITS (other)
    if (other != unit && state->place[other] == place && gw_able (match, state, other, unit))
      {
        units |= GW_BIT (other);
        hp -= MIN (hp, gw_damage (MAX (0, gw_set (match)->atk[other]), def));
        def = MAX (base, def - 1);
      }
  *loss = state->hp[unit] - hp;
  return units;
}

void
gw_view_clan (const GnMatch *match,
              const GwState *state,
              int            clan,
              GwViewClan    *view)
{
  *view = (GwViewClan) { .shut_off = !gw_is_leader (clan) && gw_shut_off (state, clan) };
  GW_FOR_UNITS (unit)
    if (gw_seat (state, unit) == gw_seat (state, clan) && state->status[unit] == GW_ACTIVE
        && gw_on_symbol (match, state, unit, clan))
      {
        view->callers |= GW_BIT (unit);
        if (state->stage != GW_AT_WAR)
          continue;
        view->callable |= gw_may_call (match, state, clan, unit, NULL);
        view->chargeable |= gw_may_charge (match, state, 2 * clan, unit, NULL)
                            || gw_may_charge (match, state, 2 * clan + 1, unit, NULL);
      }
}

void
gw_view_window (const GnMatch *match,
                const GwState *state,
                GwViewWindow  *view)
{
  const GwFrame *held = gw_held (state);
  GnPrompt prompt;

  *view = (GwViewWindow) { .open = state->n_casts > 0 || held, .opener = state->opener - 1, .held = held ? held->a : -1,
                           .held_a = held ? held->b : -1, .held_b = held ? held->c : -1 };
  GN_FOR_SEATS (match, k)
    for (int i = 0; i < state->n_casts; i++)
      if (state->cast[i].seat == gw_turn_order (match, state, k) + 1)
        view->order[view->n++] = (guint8) i;
  gw_prompt (match, state, &prompt);
  view->may = prompt.may;
}

/* Finds the @n-th text among the effects of a list; if there are fewer, @n is reduced by their number. */
static JsonNode *
nth_text (const GnSet *set,
          guint        family,
          guint        index,
          const char  *attr,
          guint       *n)
{
  JsonNode *list = gn_set_effects (set, family, index, attr);
  JsonArray *steps = list ? json_node_get_array (list) : NULL;

  for (guint i = 0; steps && i < json_array_get_length (steps); i++)
    {
      JsonObject *step = json_array_get_object_element (steps, i);

      if (json_object_has_member (step, "text") && (*n)-- == 0)
        return json_object_get_member (step, "text");
    }
  return NULL;
}

const char *
gw_view_aloud (const GnMatch *match,
               const GwState *state)
{
  const GwFrame *top = gw_top (state);
  const gboolean card = state->run.card > 0;
  const guint family = card ? GW_FAMILY_CARDS : GW_FAMILY_UNITS,
              index = card ? (guint) state->run.card - 1 : (guint) MAX (state->run.ability - 1, 0) / 2;
  guint n = (guint) top->a;
  JsonNode *text;

  if (top->kind != GW_FRAME_TEXT || index >= gn_set_size (match->set, family))
    return NULL;
  if (n == GW_TEXT_WHOLE)
    return gn_set_text (match->set, family, index, "text");
  text = nth_text (match->set, family, index, "steps", &n);
  if (!text)
    text = nth_text (match->set, family, index, "leader", &n);
  return text ? gn_set_words (match->set, text) : NULL;
}

/* ---- Read off the table -------------------------------------------------------------------- */

/* Tiles that the unit can reach now and stop on, as the table marks them (GW-081). */
static JsonArray *
reach_of (const GnMatch *match,
          const GwState *state,
          int            unit)
{
  const GwBoard *board = gw_board (match);
  JsonArray *array = json_array_new ();
  guint8 steps[GW_CELLS];
  guint64 stops;

  gw_reach (match, state, unit, steps, &stops);
  for (guint i = 0; i < board->grid.n; i++)
    if (steps[i] != 0 && steps[i] != GN_GRID_FAR)
      json_array_add_string_element (array, gn_thing_id (match, GN_THING (GW_DOMAIN_PLACE, board->place[i])));
  return array;
}

void
gw_derived (const GnMatch *match,
            gconstpointer  data,
            JsonObject    *figures)
{
  const GwState *state = data;
  JsonObject *units = json_object_new ();

  GW_FOR_UNITS (unit)
    if (state->status[unit] == GW_ACTIVE && state->place[unit] >= 0)
      {
        const char *id = gn_thing_id (match, GN_THING (GW_DOMAIN_UNIT, (gint16) unit));
        JsonObject *object = json_object_new ();

        json_object_set_int_member (object, "speed", gw_speed (match, state, unit));
        json_object_set_int_member (object, "steps_left", gw_steps_left (match, state, unit, NULL));
        json_object_set_int_member (object, "power", gw_power (match, state, unit));
        json_object_set_array_member (object, "reach", reach_of (match, state, unit));
        json_object_set_object_member (units, id, object);
      }
  json_object_set_object_member (figures, "unit", units);
}
