/* gw-lay.c: tiles that may be laid on each place, and the fairness of the board (GW-011 … GW-017)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* Sets of tiles are bits; the two tiles of a clan are neighbors. */
#define OF_TRIBE(tribe) (G_GUINT64_CONSTANT (0xfff) << (tribe) * GW_CLANS * 2)
#define SIDE_A          G_GUINT64_CONSTANT (0x555555555555)
#define MINES           G_GUINT64_CONSTANT (0xc00c00c00c00)
#define TILE(tile)      (G_GUINT64_CONSTANT (1) << (tile))

G_STATIC_ASSERT (GW_TILES == 48 && GW_CLANS == 6 && GW_MINE_SLOT == 6);

guint64
gw_alike (const GnMatch *match,
          int            cell)
{
  const GwBoard *board = gw_board (match);
  guint64 cells = gn_grid_all (&board->grid) & ~board->dead;

  if (board->dead >> cell & 1)
    return board->dead;
  cells &= board->mines >> cell & 1 ? board->mines : ~board->mines;
  if (match->n_seats % 2)
    return cells;
  return cells & (board->b >> cell & 1 ? board->b : ~board->b);
}

guint64
gw_laid (const GnMatch *match,
         const GwState *state)
{
  guint64 cells = 0;

  for (int tile = 0; tile < GW_TILES; tile++)
    {
      const int cell = gw_cell_at (match, state->lies[tile]);

      if (cell >= 0)
        cells |= GN_PLACE (cell);
    }
  return cells;
}

int
gw_next_cell (const GnMatch *match,
              const GwState *state)
{
  guint64 free = gn_grid_all (&gw_board (match)->grid) & ~gw_laid (match, state);

  return gn_places_next (&free);
}

/* GW-011 … GW-015. Without sides a clan's two tiles are the same, so only the first free one is offered (8.1). */
guint64
gw_tiles_for (const GnMatch *match,
              const GwState *state,
              int            cell)
{
  const GwBoard *board = gw_board (match);
  guint64 tiles = 0, in_play = 0;

  for (int tile = 0; tile < GW_TILES; tile++)
    if (state->lies[tile] < 0)
      tiles |= TILE (tile);
  for (int tribe = 0; tribe < GW_TRIBES; tribe++)
    if (state->tribe_seat[tribe] > 0)
      in_play |= OF_TRIBE (tribe);
  if (board->dead >> cell & 1)
    return tiles & ~in_play & ~MINES;
  tiles &= in_play & (board->mines >> cell & 1 ? MINES : ~MINES);
  if (match->n_seats % 2)
    return tiles & ~((tiles & SIDE_A) << 1);
  return tiles & (board->b >> cell & 1 ? ~SIDE_A : SIDE_A);
}

/* ---- Rims (GW-017) ---------------------------------------------------------------------- */

static guint64
tiles_on_rim (const GnMatch *match,
              const GwState *state)
{
  const GwBoard *board = gw_board (match);
  guint64 tiles = 0;

  for (int tile = 0; tile < GW_TILES; tile++)
    {
      const int cell = gw_cell_at (match, state->lies[tile]);

      if (cell >= 0 && board->label[cell] == 1)
        tiles |= TILE (tile);
    }
  return tiles;
}

/* The clans that have both tiles in the set; each is the bit of its first tile */
static guint64
clans_among (guint64 tiles)
{
  return tiles & tiles >> 1 & SIDE_A;
}

static guint
differ_by (const GnMatch *match,
           const GwState *state,
           guint64        clans)
{
  guint least = G_MAXUINT, most = 0;

  GN_FOR_SEATS (match, seat)
    {
      const guint n = gn_places_count (clans & OF_TRIBE (gw_tribe (state, seat)));

      least = MIN (least, n);
      most = MAX (most, n);
    }
  return most - least;
}

guint
gw_rim_clans (const GnMatch *match,
              const GwState *state,
              int            seat)
{
  return gn_places_count (clans_among (tiles_on_rim (match, state)) & OF_TRIBE (gw_tribe (state, seat)));
}

guint
gw_rims_differ (const GnMatch *match,
                const GwState *state)
{
  return differ_by (match, state, clans_among (tiles_on_rim (match, state)));
}

gboolean
gw_fair_swap (const GnMatch *match,
              const GwState *state,
              int           *one,
              int           *other)
{
  const GwBoard *board = gw_board (match);
  const guint64 tiles = tiles_on_rim (match, state), clans = clans_among (tiles), all = gn_grid_all (&board->grid);
  guint64 tile[GW_CELLS], rim = 0, left = all;

  if (!differ_by (match, state, clans) || gw_laid (match, state) != all)
    return FALSE;
  for (guint cell = 0; cell < board->grid.n; cell++)
    {
      tile[cell] = TILE (gw_tile_at (state, board->place[cell]));
      if (board->label[cell] == 1)
        rim |= GN_PLACE (cell);
    }
  for (int a; (a = gn_places_next (&left)) >= 0;)
    {
      /* Only exchanging a tile on the rim with one off it makes a difference. */
      GN_FOR_PLACES (b, left & gw_alike (match, a) & (rim >> a & 1 ? ~rim : rim))
        {
          const guint64 then = clans_among (tiles ^ tile[a] ^ tile[b]);

          if (then == clans || differ_by (match, state, then))
            continue;
          *one = board->place[a];
          *other = board->place[b];
          return TRUE;
        }
    }
  return FALSE;
}
