/* zav-mining.c: yield, toll and choices of a mining round (5.12 and the Hoovermatic)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

#define NO_LIMIT 30000

/* ---- Yield and toll --------------------------------------------------------- */

/* ZAV-117 */
static int
zav_toll_base (guint n_seats,
               int   n)
{
  return n_seats <= 2 ? 2 * n : n_seats == 3 ? (3 * n + 1) / 2 : n;
}

/* ZAV-116, ZAV-121 */
int
zav_toll_to (const GnMatch  *match,
             const ZavState *state,
             int             seat,
             int             owner,
             int             n)
{
  const int machines = __builtin_popcount (state->items[owner] & zav_set (match)->machine_items[ZAV_HOOVERMATIC]);

  if (machines == 0 || owner == seat)
    return 0;
  return zav_toll_base (match->n_seats, n) * (zav_option (match, ZAV_OPTION_HOOVER_STACK) ? machines : 1);
}

int
zav_toll (const GnMatch  *match,
          const ZavState *state,
          int             seat,
          int             n)
{
  int toll = 0;

  for (guint owner = 0; owner < match->n_seats; owner++)
    toll += zav_toll_to (match, state, seat, (int) owner, n);
  return toll;
}

/* ZAV-076, ZAV-077: the first tile of a type yields one gem, each further one two. */
static void
zav_yield_tiles (const GnMatch  *match,
                 const ZavState *state,
                 int             seat,
                 guint32         tiles,
                 ZavYield       *yield)
{
  const ZavSet *set = zav_set (match);
  const gboolean unlimited = zav_option (match, ZAV_OPTION_GEM_SUPPLY);
  const gboolean per_symbol = zav_option (match, ZAV_OPTION_DOUBLE_SYMBOL);
  int count[ZAV_GEMS] = { 0 };
  int bank_left = 0;

  memset (yield, 0, sizeof *yield);
  ZAV_FOR_BITS (tile, tiles)
    {
      const ZavTileInfo *info = &set->tile[tile];

      ZAV_FOR_GEMS (gem)
        count[gem] += per_symbol ? info->symbol[gem] : info->symbol[gem] > 0;
      yield->wild += info->wild;
    }

  ZAV_FOR_GEMS (gem)
    {
      yield->yield[gem] = count[gem] > 0 ? 2 * count[gem] - 1 : 0;
      yield->bank[gem] = unlimited ? NO_LIMIT : MAX (0, zav_bank (state, match->n_seats, set, gem));
      yield->can[gem] = MIN (yield->yield[gem], yield->bank[gem]);
      yield->possible += yield->can[gem];
      bank_left += MIN (NO_LIMIT, yield->bank[gem] - yield->can[gem]);
    }
  yield->possible += MIN (yield->wild, bank_left);

  /* ZAV-118: the largest n whose toll the gold can pay. The search stops at the number of gems that the seat can
   * get. */
  yield->owes = zav_toll (match, state, seat, 1) > 0;
  yield->payable = G_MAXINT;
  yield->must = yield->possible;
  if (yield->owes)
    {
      yield->payable = 0;
      while (yield->payable < NO_LIMIT && zav_toll (match, state, seat, yield->payable + 1) <= state->gold[seat])
        yield->payable++;
      yield->must = MIN (yield->possible, yield->payable);
    }
}

void
zav_yield (const GnMatch  *match,
           const ZavState *state,
           int             seat,
           ZavYield       *yield)
{
  zav_yield_tiles (match, state, seat, state->tiles[seat], yield);
}

/* the seat chooses tiles instead of gems if toll is owed. */
static gboolean
zav_whole_tiles (const GnMatch  *match,
                 const ZavYield *yield)
{
  return yield->owes && zav_option (match, ZAV_OPTION_HOOVER_CHOICE);
}

/* ---- Checks ------------------------------------------------------------------- */

/* Reads the named tiles, or all tiles if none is named. FALSE if one is named twice or not owned. */
static gboolean
read_tiles (const ZavState *state,
            const GnMove   *move,
            guint32        *tiles,
            GnSay          *why)
{
  const gint16 *slot = &move->arg[ZAV_ARG_MINE_TILES];

  *tiles = state->tiles[move->seat];
  if (slot[0] == GN_NONE)
    return TRUE;

  *tiles = 0;
  for (int i = 0; i < slot[0]; i++)
    {
      const int tile = slot[1 + i];

      if (tile < 0 || tile >= ZAV_TILES_MAX)
        return gn_say (why, ZAV_NO_SUCH);
      if (!(state->tiles[move->seat] & ZAV_BIT (tile)) || (*tiles & ZAV_BIT (tile)))
        return gn_say (why, ZAV_NO_MINE_TILES, move->seat, tile);
      *tiles |= ZAV_BIT (tile);
    }
  return TRUE;
}

/* Reads the gems that are taken by type, from tiles and for wild symbols. If none is named, it is all that the
 * tiles yield and the bank has. */
static gboolean
read_gems (const GnMove   *move,
           const ZavYield *yield,
           int             gems[ZAV_GEMS],
           int             wild[ZAV_GEMS],
           GnSay          *why)
{
  const gint16 *from_tiles = &move->arg[ZAV_ARG_MINE_GEMS];
  const gint16 *chosen = &move->arg[ZAV_ARG_MINE_WILD];
  const gboolean gems_given = from_tiles[0] != GN_NONE;
  const gboolean wild_given = chosen[0] != GN_NONE;

  for (guint gem = 0; gem < ZAV_N_GEM_VALUES; gem++)
    {
      const int n = gems_given ? from_tiles[gem] : 0;
      const int w = wild_given ? chosen[gem] : 0;

      if (gem >= ZAV_GEMS && (n != 0 || w != 0))
        return gn_say (why, ZAV_NO_GEM_MINE);
      if (n < 0 || w < 0)
        return gn_say (why, ZAV_NO_NEGATIVE, MIN (n, w));
      if (gem < ZAV_GEMS)
        {
          gems[gem] = gems_given ? n : yield->can[gem];
          wild[gem] = w;
        }
    }
  return TRUE;
}

static gboolean
check_whole_tiles (const GnMatch  *match,
                   const ZavState *state,
                   const GnMove   *move,
                   guint32         tiles,
                   const ZavYield *yield,
                   int             n,
                   GnSay          *why)
{
  if (zav_toll (match, state, move->seat, n) > state->gold[move->seat])
    return gn_say (why, ZAV_NO_TOLL, move->seat, state->gold[move->seat], n, zav_toll (match, state, move->seat, n));
  if (n < yield->possible)
    return gn_say (why, ZAV_NO_MINE_LESS, move->seat, yield->possible, n);
  if (zav_option (match, ZAV_OPTION_HOOVER_DECLINE))
    return TRUE;

  ZAV_FOR_BITS (tile, state->tiles[move->seat] & ~tiles)
    {
      ZavYield more;

      zav_yield_tiles (match, state, move->seat, tiles | ZAV_BIT (tile), &more);
      if (more.possible <= more.payable)
        return gn_say (why, ZAV_NO_MINE_MORE_TILES, move->seat, (int) tile);
    }
  return TRUE;
}

gboolean
zav_mine_check (const GnMatch  *match,
                const ZavState *state,
                const GnMove   *move,
                GnSay          *why)
{
  const int seat = move->seat;
  guint32 tiles;
  ZavYield yield;
  int gems[ZAV_GEMS], wild[ZAV_GEMS];
  int n = 0, all_wild = 0;

  if (move->arg[ZAV_ARG_MINE_TILES] != GN_NONE && !zav_option (match, ZAV_OPTION_HOOVER_CHOICE))
    return gn_say (why, ZAV_NO_TILES_OPTION);

  /* Without toll all tiles are used, no matter which are named. */
  if (!read_tiles (state, move, &tiles, why))
    return FALSE;
  zav_yield (match, state, seat, &yield);

  const gboolean whole = zav_whole_tiles (match, &yield);

  if (whole)
    zav_yield_tiles (match, state, seat, tiles, &yield);
  else if (tiles != state->tiles[seat])
    {
      const guint32 left_out = state->tiles[seat] & ~tiles;

      return gn_say (why, ZAV_NO_MINE_MORE_TILES, seat, __builtin_ctz (left_out));
    }
  if (!read_gems (move, &yield, gems, wild, why))
    return FALSE;

  ZAV_FOR_GEMS (gem)
    {
      if (gems[gem] > yield.yield[gem])
        return gn_say (why, ZAV_NO_MINE_MANY, seat, yield.yield[gem], (int) gem, gems[gem]);
      all_wild += wild[gem];
      n += gems[gem] + wild[gem];
    }
  if (all_wild > yield.wild)
    return gn_say (why, ZAV_NO_MINE_MANY_WILD, seat, yield.wild, all_wild);
  ZAV_FOR_GEMS (gem)
    if (gems[gem] + wild[gem] > yield.bank[gem])
      return gn_say (why, ZAV_NO_BANK_MINE, yield.bank[gem], (int) gem, gems[gem] + wild[gem]);

  if (whole)
    return check_whole_tiles (match, state, move, tiles, &yield, n, why);

  if (n > yield.payable)
    return gn_say (why, ZAV_NO_TOLL, seat, state->gold[seat], n, zav_toll (match, state, seat, n));
  if (n < yield.must && !(yield.owes && zav_option (match, ZAV_OPTION_HOOVER_DECLINE)))
    return gn_say (why, ZAV_NO_MINE_LESS, seat, yield.must, n);
  return TRUE;
}

int
zav_mine_taken (const GnMatch  *match,
                const ZavState *state,
                const GnMove   *move,
                int             taken[ZAV_GEMS])
{
  guint32 tiles;
  ZavYield yield;
  int wild[ZAV_GEMS];
  int n = 0;

  read_tiles (state, move, &tiles, NULL);
  zav_yield_tiles (match, state, move->seat, tiles, &yield);
  read_gems (move, &yield, taken, wild, NULL);
  ZAV_FOR_GEMS (gem)
    {
      taken[gem] += wild[gem];
      n += taken[gem];
    }
  return n;
}

/* ---- Legal moves --------------------------------------------------------------- */

/* A gem is the same whether it comes from a tile or for a wild symbol. Gems from tiles are used first. */
typedef struct {
  int             seat;
  const ZavYield *yield;
  guint32         tiles;   /* the named tiles, or 0 for all */
  GnMoveList     *list;
  guint           n;
  guint           max;
} Lister;

static void
list_one (Lister    *lister,
          const int  taken[ZAV_GEMS])
{
  const ZavYield *yield = lister->yield;
  gboolean all = TRUE;

  lister->n++;
  if (!lister->list)
    return;

  GnMove *move = gn_move_list_add (lister->list, lister->seat, ZAV_MINE);

  for (guint gem = 0; gem < ZAV_N_GEM_VALUES; gem++)
    {
      const int gems = gem < ZAV_GEMS ? MIN (taken[gem], yield->can[gem]) : 0;
      const int wild = gem < ZAV_GEMS ? taken[gem] - gems : 0;

      move->arg[ZAV_ARG_MINE_GEMS + gem] = (gint16) gems;
      move->arg[ZAV_ARG_MINE_WILD + gem] = (gint16) wild;
      all = all && (gem >= ZAV_GEMS || gems == yield->can[gem]);
    }
  for (guint gem = 0; all && gem < ZAV_N_GEM_VALUES; gem++)
    move->arg[ZAV_ARG_MINE_GEMS + gem] = GN_NONE;
  if (lister->tiles)
    {
      gint16 length = 0;

      ZAV_FOR_BITS (tile, lister->tiles)
        move->arg[ZAV_ARG_MINE_TILES + ++length] = (gint16) tile;
      move->arg[ZAV_ARG_MINE_TILES] = length;
    }
}

/* Lists all ways to take @n more gems of the types from @gem on, with @wild symbols left. */
static void
list_choices (Lister *lister,
              guint   gem,
              int     n,
              int     wild,
              int     taken[ZAV_GEMS])
{
  const ZavYield *yield = lister->yield;
  int rest = wild;

  if (lister->n >= lister->max)
    return;
  if (gem == ZAV_GEMS)
    {
      if (n == 0)
        list_one (lister, taken);
      return;
    }

  for (guint later = gem + 1; later < ZAV_GEMS; later++)
    rest += yield->can[later];

  const int most = MIN (n, MIN (yield->bank[gem], yield->can[gem] + wild));

  for (int k = most; k >= 0; k--)
    {
      const int used = MAX (0, k - yield->can[gem]);

      if (n - k > rest - used)
        break;
      taken[gem] = k;
      list_choices (lister, gem + 1, n - k, wild - used, taken);
    }
}

/* Tiles with the same symbols are interchangeable; only the first ones are listed. */
static gboolean
alike (const ZavTileInfo *a,
       const ZavTileInfo *b)
{
  return a->wild == b->wild && memcmp (a->symbol, b->symbol, sizeof a->symbol) == 0;
}

static void
list_tile_set (const GnMatch  *match,
               const ZavState *state,
               Lister         *lister,
               guint32         tiles)
{
  GnMove move;
  ZavYield yield;
  int taken[ZAV_GEMS];

  zav_yield_tiles (match, state, lister->seat, tiles, &yield);
  if (yield.possible > yield.payable)
    return;
  gn_move_init (&move, lister->seat, ZAV_MINE);
  if (!check_whole_tiles (match, state, &move, tiles, &yield, yield.possible, NULL))
    return;
  if (tiles != state->tiles[lister->seat] && __builtin_popcount (tiles) > ZAV_MINE_TILES)
    return;

  lister->yield = &yield;
  lister->tiles = tiles != state->tiles[lister->seat] ? tiles : 0;
  if (tiles == 0 && state->tiles[lister->seat] != 0)
    {
      /* Taking nothing, if the table may decline: an empty list is still a list. */
      lister->n++;
      if (lister->list)
        {
          GnMove *none = gn_move_list_add (lister->list, lister->seat, ZAV_MINE);

          memset (&none->arg[ZAV_ARG_MINE_WILD], 0, ZAV_N_GEM_VALUES * sizeof (gint16));
          none->arg[ZAV_ARG_MINE_TILES] = 0;
        }
      return;
    }
  list_choices (lister, 0, yield.possible, yield.wild, taken);
}

static void
list_tile_sets (const GnMatch  *match,
                const ZavState *state,
                Lister         *lister,
                guint32         open,
                guint32         chosen)
{
  const ZavSet *set = zav_set (match);

  if (lister->n >= lister->max)
    return;
  if (open == 0)
    {
      list_tile_set (match, state, lister, chosen);
      return;
    }

  const guint first = (guint) __builtin_ctz (open);
  guint32 same = 0;

  ZAV_FOR_BITS (tile, open)
    if (alike (&set->tile[first], &set->tile[tile]))
      same |= ZAV_BIT (tile);

  for (guint32 some = same;; some &= ~ZAV_BIT (31 - __builtin_clz (some)))
    {
      list_tile_sets (match, state, lister, open & ~same, chosen | some);
      if (some == 0)
        break;
    }
}

guint
zav_mine_legal (const GnMatch  *match,
                const ZavState *state,
                int             seat,
                GnMoveList     *list,
                guint           max)
{
  ZavYield yield;
  int taken[ZAV_GEMS];
  Lister lister = { .seat = seat, .yield = &yield, .list = list, .max = max };

  zav_yield (match, state, seat, &yield);
  if (zav_whole_tiles (match, &yield))
    {
      list_tile_sets (match, state, &lister, state->tiles[seat], 0);
      return lister.n;
    }

  const gboolean may_decline = yield.owes && zav_option (match, ZAV_OPTION_HOOVER_DECLINE);

  for (int n = yield.must; n >= (may_decline ? 0 : yield.must); n--)
    list_choices (&lister, 0, n, yield.wild, taken);
  return lister.n;
}
