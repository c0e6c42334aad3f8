/* gw-start.c: the start of a match, and the automatic steps of setup (5.1)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-layout.h"
#include "gw-state.h"

/* The tribe that the seat chose, or -1 */
static int
chosen_tribe (const GnMatch *match,
              int            seat)
{
  const int chosen = match->seat[seat].option[GW_SEAT_TRIBE] - 1;

  return chosen < GW_TRIBES ? chosen : -1;
}

/* GW-002: the order of 14.1 puts this before who sits where. */
static gboolean
sides_are_even (const GnMatch *match,
                GnSay         *why)
{
  const int most = match->n_seats / 2;
  int n[2] = { 0 };

  GN_FOR_SEATS (match, seat)
    if (chosen_tribe (match, seat) >= 0)
      n[gw_race_of (chosen_tribe (match, seat)) == GW_WIZARD]++;
  return !gw_teams (match) || (n[0] <= most && n[1] <= most) || gn_say (why, GW_NO_SIDES, n[0], n[1], most);
}

/* GW-004, GW-005: seats without a choice get the next free tribe, in teams from the side whose turn it is. */
static gboolean
take_tribes (const GnMatch *match,
             GwState       *state,
             GnSay         *why)
{
  static const guint8 order[] = { GW_TURQUEFOSS, GW_IMBLASHAM, GW_ACHRINOLDER, GW_BETRUMOUR };
  int first = -1;

  if (!sides_are_even (match, why))
    return FALSE;
  GN_FOR_SEATS (match, seat)
    {
      const int chosen = chosen_tribe (match, seat);

      if (chosen < 0)
        continue;
      if (first < 0)
        first = gw_race_of (chosen) == (seat % 2 ? GW_WIZARD : GW_GNOME) ? 0 : 1;
      if (gw_teams (match) && (gw_race_of (chosen) == GW_GNOME) != ((seat % 2 == 0) == (first == 0)))
        return gn_say (why, GW_NO_SEATING);
    }
  GN_FOR_SEATS (match, seat)
    {
      const int chosen = chosen_tribe (match, seat);

      if (chosen < 0)
        continue;
      if (state->tribe_seat[chosen])
        return gn_say (why, GW_NO_TRIBE, chosen);
      state->tribe_seat[chosen] = (guint8) (seat + 1);
    }
  GN_FOR_SEATS (match, seat)
    {
      if (match->seat[seat].option[GW_SEAT_TRIBE])
        continue;
      for (guint i = 0; i < GW_TRIBES; i++)
        {
          const guint tribe = order[i];
          const gboolean side = !gw_teams (match)
                                || (gw_race_of (tribe) == GW_GNOME) == ((seat % 2 == 0) == (MAX (first, 0) == 0));

          if (!state->tribe_seat[tribe] && side)
            {
              state->tribe_seat[tribe] = (guint8) (seat + 1);
              break;
            }
        }
    }
  return TRUE;
}

int
gw_untribed (const GnMatch *match,
             const GwState *state)
{
  GN_FOR_SEATS (match, seat)
    {
      gboolean has = FALSE;

      for (int tribe = 0; tribe < GW_TRIBES; tribe++)
        has |= state->tribe_seat[tribe] == seat + 1;
      if (!has)
        return seat;
    }
  return -1;
}

/* In teams the sides sit alternately, whoever is first. */
gboolean
gw_tribe_fits (const GnMatch *match,
               const GwState *state,
               int            seat,
               int            tribe)
{
  if (state->tribe_seat[tribe])
    return FALSE;
  for (int other = 0; other < GW_TRIBES && gw_teams (match); other++)
    if (state->tribe_seat[other]
        && (gw_race_of (other) == gw_race_of (tribe)) != ((state->tribe_seat[other] - 1) % 2 == seat % 2))
      return FALSE;
  return TRUE;
}

/* A seat's pieces have the color of its tribe. A seat that draws its tribe at random has no color before that. */
const char *
gw_seat_fill (const GnMatch *match,
              int            seat)
{
  static const char *const fills[GW_TRIBES] = { [GW_TURQUEFOSS] = "turquoise", [GW_ACHRINOLDER] = "ochre",
                                                [GW_IMBLASHAM] = "crimson", [GW_BETRUMOUR] = "violet" };
  GwState state;

  memset (&state, 0, sizeof state);
  if (seat < 0 || seat >= match->n_seats || !take_tribes (match, &state, NULL))
    return NULL;
  for (int tribe = 0; tribe < GW_TRIBES; tribe++)
    if (state.tribe_seat[tribe] == seat + 1)
      return fills[tribe];
  return NULL;
}

gboolean
gw_start (const GnMatch *match,
          gpointer       data,
          GnSay         *why)
{
  GwState *state = data;
  const GwBoard *board;

  if (match->n_seats < 2 || match->n_seats > GW_SEATS)
    return gn_say (why, GW_NO_PLAYERS, match->n_seats);
  if (gw_option (match, GW_OPT_MODE) == 1 && match->n_seats % 2)
    return gn_say (why, GW_NO_TEAMS, match->n_seats);
  if (!take_tribes (match, state, why))
    return FALSE;
  board = gw_board (match);
  if (!board)
    return gn_say (why, GW_NO_LAYOUT_MISSING, match->n_seats);
  if (board->tribes != match->n_seats)
    return gn_say (why, GW_NO_LAYOUT_TRIBES, gw_option (match, GW_OPT_LAYOUT) - 1, board->tribes, match->n_seats);
  if (!gw_board_check (board, why))
    return FALSE;

  state->stage = gw_untribed (match, state) >= 0 ? GW_AT_TRIBES : GW_AT_FIRST_PLAYER;
  state->round = (guint8) gw_first_round (match);
  state->first = state->current = -1;
  memset (state->lies, -1, sizeof state->lies);
  memset (state->place, -1, sizeof state->place);
  GN_FOR_SEATS (match, seat)
    state->rolling |= (guint8) GW_BIT (seat);
  return TRUE;
}

/* ---- Automatic steps --------------------------------------------------------------------------------- */

/* GW-007 */
static gboolean
find_first (const GnMatch *match,
            GwState       *state,
            GnStory       *story)
{
  int best = 0;
  guint8 with = 0;

  GN_FOR_SEATS (match, seat)
    if (state->rolling >> seat & 1)
      {
        if (!state->horns[seat])
          return FALSE;
        if (state->horns[seat] > best)
          {
            best = state->horns[seat];
            with = 0;
          }
        if (state->horns[seat] == best)
          with |= (guint8) GW_BIT (seat);
      }
  memset (state->horns, 0, sizeof state->horns);
  state->rolling = with;
  if (with & (with - 1))
    {
      gn_story_tell (story, GW_F_HORNS_TIE, best - 1);
      return FALSE;
    }
  state->first = (gint8) __builtin_ctz (with);
  state->rolling = 0;
  state->stage = GW_AT_BOARD;
  gn_story_tell (story, GW_F_STARTS, state->first);
  return TRUE;
}

static gboolean
is_laid (const GnMatch *match,
         const GwState *state)
{
  guint n = 0;

  for (int tile = 0; tile < GW_TILES; tile++)
    n += state->lies[tile] >= 0;
  return n >= gw_board (match)->grid.n;
}

/* GW-017, R-12: records whether the rims are unequal, and the result of a series of deals. */
static void
look_at_rims (const GnMatch *match,
              GwState       *state,
              GnStory       *story)
{
  const gboolean equal = !gw_rims_differ (match, state);

  if (state->equal_deal && equal)
    gn_story_tell (story, GW_F_DEALT_EQUAL, state->equal_deal);
  else if (state->equal_deal)
    gn_story_tell (story, GW_F_DEALT_NEAREST, GW_DEALS_MOST);
  else if (!equal && gw_option (match, GW_OPT_FAIR) != 2)
    gn_story_tell (story, GW_F_UNEQUAL);
  state->equal_deal = 0;
}

/* GW-018, R-33 */
static void
lay_deck (const GnMatch *match,
          GwState       *state,
          GnStory       *story)
{
  const guint n = state->deck_said ? state->deck_said - 1u : gw_set (match)->deck_copies;

  const guint second = gw_option (match, GW_OPT_PILES) == 0 ? n / 2 : 0;

  gn_pile_put_unseen_top (&state->pile[0], 0, n - second);
  gn_pile_put_unseen_top (&state->pile[1], 0, second);
  state->stage = GW_AT_LEADERS;
  gn_story_tell (story, GW_F_DECK, (int) n);
}

int
gw_setup_seat (const GnMatch *match,
               const GwState *state)
{
  for (int k = 0; k < match->n_seats && state->first >= 0; k++)
    {
      const int seat = (state->first + k) % match->n_seats, slot = state->stage == GW_AT_LEADERS ? 0 : GW_MINE_SLOT;

      if (state->status[gw_unit (gw_tribe (state, seat), slot)] == GW_INACTIVE)
        return seat;
    }
  return -1;
}

/* GW-181: with sides, the mine is on the clan's own side. */
static void
place_short (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  GN_FOR_SEATS (match, seat)
    {
      const int tribe = gw_tribe (state, seat), unit = gw_unit (tribe, GW_MINE_SLOT),
                place = state->lies[gw_tile (tribe, GW_MINE_SLOT, state->side[seat] == 2)];

      gw_rouse (match, state, unit, gw_cell_at (match, place));
      gn_story_tell (story, GW_F_SHORT_CLAN, unit, place);
    }
}

void
gw_setup_flow (const GnMatch *match,
               GwState       *state,
               GnStory       *story)
{
  if (state->stage == GW_AT_TRIBES)
    {
      if (gw_untribed (match, state) < 0)
        state->stage = GW_AT_FIRST_PLAYER;
      return;
    }
  if (state->stage == GW_AT_FIRST_PLAYER && !find_first (match, state, story))
    return;
  if (state->stage == GW_AT_BOARD)
    {
      if (!is_laid (match, state))
        return;
      state->stage = GW_AT_FAIRNESS;
      look_at_rims (match, state, story);
      return;
    }
  if (state->stage == GW_AT_COMPONENTS)
    {
      if (!gw_set (match)->deck_complete && !state->deck_said)
        return;
      lay_deck (match, state, story);
      return;
    }
  if (state->stage == GW_AT_LEADERS && gw_setup_seat (match, state) < 0)
    {
      state->stage = gw_option (match, GW_OPT_SHORT) ? GW_AT_SHORT_CLANS : GW_AT_TURN_START;
      if (state->stage == GW_AT_SHORT_CLANS && gw_teams (match))
        place_short (match, state, story);
    }
  if (state->stage == GW_AT_SHORT_CLANS && gw_setup_seat (match, state) < 0)
    state->stage = GW_AT_TURN_START;
  if (state->stage == GW_AT_TURN_START)
    {
      gn_story_tell (story, GW_F_ROUND, state->round);
      gw_begin_turn (match, state, state->first, story);
    }
}

gint
gw_setup_figure (const GnMatch *match,
                 const char    *gap)
{
  const int n = match->n_seats;

  if (g_str_equal (gap, "dice"))
    return gw_option (match, GW_OPT_SHORT) ? 5 : 4;
  if (g_str_equal (gap, "tiles"))
    return 12 * n + n % 2;
  if (g_str_equal (gap, "mines"))
    return 2 * n;
  if (g_str_equal (gap, "rounds"))
    return gw_option (match, GW_OPT_SHORT) ? 6 : 10;
  if (g_str_equal (gap, "flip"))
    return (int) gw_flip_start (match);
  return -1;
}
