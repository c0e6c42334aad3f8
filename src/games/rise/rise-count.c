/* rise-count.c: simple queries about a state: counts, turn order, figures of the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

gboolean
rise_cutthroat (const GnMatch *match)
{
  return rise_option (match, RISE_OPT_MODE) == RISE_MODE_CUTTHROAT;
}

int
rise_next_seat (const GnMatch *match,
                int            seat)
{
  return (seat + 1) % match->n_seats;
}

/* 1.3, RISE-185 */
int
rise_meeples_each (const GnMatch   *match,
                   const RiseState *state,
                   int              seat)
{
  return 10 - match->n_seats + (state->turn >= 4) + state->more_meeples[seat];
}

int
rise_hand_size (const GnMatch *match)
{
  return match->n_seats <= 3 ? 4 : 3;
}

int
rise_gnome_cards (const GnMatch   *match,
                  const RiseState *state)
{
  const int turn = CLAMP (state->turn, 1, RISE_TURNS), cards = rise_set (match)->turn[turn - 1].cards;

  return cards > 0 ? cards : turn >= 4 ? 7 : 5;
}

int
rise_tie_breaker (const RiseState *state)
{
  return state->card_seat >= 0 ? state->card_seat : MAX (state->first, 0);
}

int
rise_bribe (const GnMatch   *match,
            const RiseState *state)
{
  const RiseTurn *turn = &rise_set (match)->turn[CLAMP (state->turn, 1, RISE_TURNS) - 1];

  return turn->known ? turn->bribe : -1;
}

int
rise_fill (const GnMatch   *match,
           const RiseState *state)
{
  const RiseTurn *turn = &rise_set (match)->turn[CLAMP (state->turn, 1, RISE_TURNS) - 1];

  return turn->known ? turn->fill : -1;
}

/* ---- Tiles (1.2) ------------------------------------------------------------------------------ */

gboolean
rise_own_zone (const GnMatch *match,
               guint64       *zone)
{
  const guint named = match->n_seats == 2 ? 2 : 1;
  const guint chosen = match->n_seats >= 4 ? 0
                       : rise_option (match, match->n_seats == 2 ? RISE_OPT_RED_2 : RISE_OPT_RED_3);

  if (chosen < named || chosen - named >= rise_set (match)->n_zones)
    return FALSE;
  *zone = rise_set (match)->zone[chosen - named];
  return TRUE;
}

/* RUL-67 */
guint64
rise_layout (const GnMatch *match)
{
  static const guint8 corners[] = { 1, 4, 7, 10, 13, 16 }, one_side[] = { 2, 5, 8, 11, 14, 17 };
  guint64 layout = GN_PLACE (RISE_R1) - 1, zone;

  if (match->n_seats >= 4)
    return GN_PLACE (RISE_TILES) - 1;
  if (rise_own_zone (match, &zone))
    return layout | zone;
  if (match->n_seats == 3)
    {
      layout = GN_PLACE (RISE_TILES) - 1;
      for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
        layout &= ~GN_PLACE (RISE_R1 - 1 + corners[i]);
      return layout;
    }
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    layout |= GN_PLACE (RISE_R1 - 1 + (rise_option (match, RISE_OPT_RED_2) ? one_side[i] : corners[i]));
  return layout;
}

int
rise_stock (const GnMatch *match,
            gboolean       green,
            int            type)
{
  const int n = match->n_seats, other = rise_option (match, RISE_OPT_DESERTS);
  const int deserts = (n >= 4 ? 4 : 3) + (other == 1 ? 1 : other == 2 ? -1 : 0), both = n <= 2 ? 7 : n == 3 ? 8 : 9;

  switch (type)
    {
    case RISE_PLAINS:
    case RISE_SWAMP:
    case RISE_FOREST:
    case RISE_HIGHLAND:
    case RISE_MOUNTAIN:
      return green ? 1 : n <= 2 ? 2 : n == 3 ? 3 : 4;
    case RISE_DESERT:
      return green ? 1 : deserts;
    case RISE_SEA:
      return green ? 0 : both - deserts;
    case RISE_LAIR:
      return green ? 0 : 1;
    default:
      return 0;
    }
}

int
rise_types_down (const GnMatch   *match,
                 const RiseState *state,
                 gboolean         green,
                 int              n[RISE_N_TYPES])
{
  int all = 0;

  for (int type = 0; type < RISE_N_TYPES; type++)
    n[type] = rise_stock (match, green, type);
  for (int place = green ? RISE_G1 : RISE_Y1; place < (green ? RISE_Y1 : RISE_TILES); place++)
    if (state->face[place] == RISE_UP)
      n[state->type[place]]--;
  for (int type = 0; type < RISE_N_TYPES; type++)
    {
      n[type] = MAX (n[type], 0);
      all += n[type];
    }
  return all;
}

/* ---- Action cards and board --------------------------------------------------------------------------- */

const guint8 *
rise_order (const GnMatch *match)
{
  static const guint8 rows[RISE_CARDS_UP] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  static const guint8 columns[RISE_CARDS_UP] = { 0, 4, 1, 5, 2, 6, 3, 7 };

  return rise_option (match, RISE_OPT_ACTION_ORDER) ? columns : rows;
}

int
rise_action_of_place (const GnMatch   *match,
                      const RiseState *state,
                      int              place)
{
  return place >= 0 && place < RISE_CARDS_UP && state->card[place] >= 0
         ? rise_set (match)->action[state->card[place]].action : -1;
}

int
rise_singles_left (const GnMatch   *match,
                   const RiseState *state,
                   int              action)
{
  const RiseGroup *group = &rise_set (match)->group[action];
  int taken = 0;

  if (group->multiple)
    return G_MAXINT;
  GN_FOR_SEATS (match, seat)
    taken += state->on_board[seat][action];
  return MAX (group->singles - taken, 0);
}

int
rise_allies_left (const GnMatch   *match,
                  const RiseState *state)
{
  const guint n = rise_set (match)->n_allies;
  int left = (int) MAX (RISE_BOX_ALLIES, n);

  for (guint ally = 0; ally < n; ally++)
    left -= state->ally[ally] != RISE_ALLY_UNSEEN;
  return left;
}

int
rise_allies_to_come (const GnMatch   *match,
                     const RiseState *state)
{
  const int each = match->n_seats + 1, offered = (int) gn_places_count (rise_allies (state, RISE_ALLY_OFFERED));
  const gboolean soon = state->turn > 0 && (state->stage == RISE_AT_OFFER || state->stage == RISE_AT_HANDS
                                            || state->stage == RISE_DO_RESET);

  if (state->head.over)
    return 0;
  return (RISE_TURNS - state->turn) * each + (soon ? MAX (each - offered, 1) : 0);
}
