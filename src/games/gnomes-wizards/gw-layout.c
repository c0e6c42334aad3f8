/* gw-layout.c: the shape of a board, apart from any match: places, files, transformations of the lattice
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-layout.h"
#include "gw-state.h"

guint
gw_layout_count (const GwLayout *layout,
                 guint8          with,
                 guint8          without)
{
  guint n = 0;

  GW_FOR_PLACES (place)
    n += layout->at[place] && (layout->at[place] & with) == with && !(layout->at[place] & without);
  return n;
}

void
gw_layout_from_board (GwLayout      *layout,
                      const GwBoard *board)
{
  *layout = (GwLayout) { .tribes = board->tribes };
  for (guint i = 0; i < board->grid.n; i++)
    {
      guint8 *at = &layout->at[board->place[i]];

      *at = GW_SPOT_TILE;
      if (board->dead >> i & 1)
        *at |= GW_SPOT_DEAD;
      if (board->b >> i & 1)
        *at |= GW_SPOT_B;
      if (board->mines >> i & 1)
        *at |= GW_SPOT_MINE;
      if ((board->start[0] | board->start[1]) >> i & 1)
        *at |= GW_SPOT_START;
    }
}

gboolean
gw_layout_to_board (const GwLayout *layout,
                    GwBoard        *board)
{
  memset (board, 0, sizeof *board);
  memset (board->tile, -1, sizeof board->tile);
  board->tribes = layout->tribes;
  if (gw_layout_count (layout, 0, 0) > GW_CELLS)
    return FALSE;

  /* Rows from the top, each from the left (3.3). */
  for (int row = GW_COLUMNS - 1; row >= 0; row--)
    for (int i = 0; i < 2 * GW_COLUMNS; i++)
      {
        const int place = row * 2 * GW_COLUMNS + i;
        const guint8 at = layout->at[place];

        if (!at)
          continue;

        const guint64 cell = GN_PLACE (board->grid.n);

        board->place[board->grid.n++] = (gint16) place;
        if (at & GW_SPOT_DEAD)
          board->dead |= cell;
        else if (gw_layout_has_sides (layout))
          *(at & GW_SPOT_B ? &board->b : &board->a) |= cell;
        if (at & GW_SPOT_MINE)
          board->mines |= cell;
        if (at & GW_SPOT_START && gw_layout_has_sides (layout))
          board->start[at & GW_SPOT_B ? 1 : 0] |= cell;
      }
  gw_board_make (board);
  return TRUE;
}

/* ---- Files -------------------------------------------------------------------------------------- */

static void
add_list (JsonObject     *object,
          const char     *key,
          const GwLayout *layout,
          const GwTurn   *shift,
          guint8          with,
          guint8          without)
{
  JsonArray *array = json_array_new ();

  for (int row = GW_COLUMNS - 1; row >= 0; row--)
    for (int i = 0; i < 2 * GW_COLUMNS; i++)
      {
        const int place = row * 2 * GW_COLUMNS + i;
        const guint8 at = layout->at[place];

        if (at && (at & with) == with && !(at & without))
          json_array_add_string_element (array, gw_domains[GW_DOMAIN_PLACE].values[gw_turn_place (shift, place)].id);
      }
  if (json_array_get_length (array) > 0)
    json_object_set_array_member (object, key, array);
  else
    {
      json_array_unref (array);
      /* A correction removes the old value (gn_set_teach()). */
      json_object_set_null_member (object, key);
    }
}

JsonNode *
gw_layout_to_json (const GwLayout *layout,
                   const char     *name)
{
  const gboolean sides = gw_layout_has_sides (layout);
  JsonObject *object = json_object_new ();
  GwTurn shift = gw_turn (0, FALSE);
  int left = GW_COLUMNS, bottom = GW_COLUMNS;

  GW_FOR_PLACES (place)
    if (layout->at[place])
      {
        left = MIN (left, place / 2 % GW_COLUMNS);
        bottom = MIN (bottom, place / 2 / GW_COLUMNS);
      }
  shift.t[0] = (gint8) -left;
  shift.t[1] = (gint8) -bottom;

  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "tribes", layout->tribes);
  if (sides)
    {
      add_list (object, "a", layout, &shift, GW_SPOT_TILE, GW_SPOT_B | GW_SPOT_DEAD);
      add_list (object, "b", layout, &shift, GW_SPOT_B, GW_SPOT_DEAD);
    }
  else
    {
      json_object_set_null_member (object, "a");
      json_object_set_null_member (object, "b");
    }
  add_list (object, "any", layout, &shift, sides ? 0x80 : GW_SPOT_TILE, 0);
  add_list (object, "mines", layout, &shift, GW_SPOT_MINE, 0);
  add_list (object, "dead", layout, &shift, GW_SPOT_DEAD, 0);
  add_list (object, "start-a", layout, &shift, sides ? GW_SPOT_START : 0x80, GW_SPOT_B | GW_SPOT_DEAD);
  add_list (object, "start-b", layout, &shift, sides ? GW_SPOT_START | GW_SPOT_B : 0x80, GW_SPOT_DEAD);
  /* A row-by-row list of tiles belongs to the old shape. */
  json_object_set_null_member (object, "tiles");

  JsonNode *node = json_node_init_object (json_node_alloc (), object);

  json_object_unref (object);
  return node;
}

/* ---- Turning ------------------------------------------------------------------------------------ */

GwTurn
gw_turn (guint    sixths,
         gboolean mirrored)
{
  GwTurn turn = { { 1, 0, 0, 1 }, { 0, 0 } };

  /* A sixth of a turn maps (i, j) to (-j, i + j). */
  for (guint k = 0; k < sixths % 6; k++)
    {
      const gint8 a = turn.m[0], b = turn.m[1];

      turn.m[0] = (gint8) -turn.m[2];
      turn.m[1] = (gint8) -turn.m[3];
      turn.m[2] = (gint8) (a + turn.m[2]);
      turn.m[3] = (gint8) (b + turn.m[3]);
    }
  /* Top to bottom maps (i, j) to (i + j, -j). */
  if (mirrored)
    for (guint k = 0; k < 2; k++)
      {
        turn.m[k] = (gint8) (turn.m[k] + turn.m[2 + k]);
        turn.m[2 + k] = (gint8) -turn.m[2 + k];
      }
  return turn;
}

gboolean
gw_turn_is_mirror (const GwTurn *turn)
{
  return turn->m[0] * turn->m[3] - turn->m[1] * turn->m[2] < 0;
}

/* The sums of the corners' coordinates: three times the center, and 1 or 2 more than a multiple of 3 as the place
 * points up or down */
void
gw_place_corners (int place,
                  int corners[2])
{
  corners[0] = 3 * (place / 2 % GW_COLUMNS) + 1 + place % 2;
  corners[1] = 3 * (place / 2 / GW_COLUMNS) + 1 + place % 2;
}

int
gw_turn_place (const GwTurn *turn,
               int           place)
{
  int from[2];

  gw_place_corners (place, from);

  const int i = turn->m[0] * from[0] + turn->m[1] * from[1] + 3 * turn->t[0];
  const int j = turn->m[2] * from[0] + turn->m[3] * from[1] + 3 * turn->t[1];

  if (i < 0 || j < 0 || i >= 3 * GW_COLUMNS || j >= 3 * GW_COLUMNS)
    return -1;
  return gw_place (i / 3, j / 3, i % 3 == 2);
}

/* Whether the turn maps every spot of @from to one like it; with @exchange, side A to B and B to A */
static gboolean
lays_on_itself (const GwLayout *layout,
                const GwTurn   *turn,
                gboolean        exchange)
{
  GW_FOR_PLACES (place)
    {
      const guint8 at = layout->at[place];
      int to;

      if (!at)
        continue;
      to = gw_turn_place (turn, place);
      if (to < 0 || layout->at[to] != (exchange && !(at & GW_SPOT_DEAD) ? at ^ GW_SPOT_B : at))
        return FALSE;
    }
  return TRUE;
}

int
gw_layout_corners (const GwLayout *layout,
                   int             sum[2])
{
  int n = 0;

  sum[0] = sum[1] = 0;
  GW_FOR_PLACES (place)
    if (layout->at[place])
      {
        int corners[2];

        gw_place_corners (place, corners);
        sum[0] += corners[0];
        sum[1] += corners[1];
        n++;
      }
  return n;
}

gboolean
gw_layout_symmetry (const GwLayout *layout,
                    GwTurn         *found)
{
  const gboolean sides = gw_layout_has_sides (layout);
  int sum[2];
  const int n = gw_layout_corners (layout, sum);

  /* The center stays in place, which leaves one shift for each turn. A half turn is tried first, because the boards
     that come with Gnomon have it. */
  for (guint k = 0; n && k < 12; k++)
    {
      GwTurn turn = gw_turn (k < 6 ? k + 3 : k, k >= 6);
      gboolean whole = TRUE;

      if (k == 3 || (!sides && turn.m[0] + turn.m[3] != -1))
        continue;
      for (guint d = 0; d < 2; d++)
        {
          const int rest = sum[d] - turn.m[2 * d] * sum[0] - turn.m[2 * d + 1] * sum[1];

          whole &= rest % (3 * n) == 0;
          turn.t[d] = (gint8) (rest / (3 * n));
        }
      if (whole && lays_on_itself (layout, &turn, sides))
        {
          if (found)
            *found = turn;
          return TRUE;
        }
    }
  return FALSE;
}
