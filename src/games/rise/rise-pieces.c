/* rise-pieces.c: cubes, breweries, boats and goods between boards and map, and the tiles they turn up (RISE-054 …
 * RISE-075)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

static int
sum (const guint8 *values)
{
  int n = 0;

  RISE_FOR_TILES (i)
    n += values[i];
  return n;
}

/* ---- Stores -------------------------------------------------------------------------------- */

int
rise_cubes_out (const RiseState *state,
                int              owner)
{
  return sum (state->cubes[owner]);
}

int
rise_cubes_left (const RiseState *state,
                 int              owner)
{
  return (owner == RISE_GNOMES ? RISE_GNOME_CUBES : RISE_CUBES) - sum (state->cubes[owner]) - state->out_cubes[owner];
}

int
rise_breweries_out (const RiseState *state,
                    int              owner)
{
  return sum (state->breweries[owner]);
}

int
rise_breweries_left (const RiseState *state,
                     int              owner)
{
  const int all = owner == RISE_GNOMES ? RISE_GNOME_BREWERIES : RISE_BREWERIES;

  return all - sum (state->breweries[owner]) - state->out_breweries[owner];
}

int
rise_boats_left (const RiseState *state)
{
  return RISE_BOATS - sum (state->boat);
}

/* ---- Goods ---------------------------------------------------------------------------------- */

void
rise_add_beer (RiseState *state,
               int        seat,
               int        n)
{
  state->beer[seat] = (guint8) CLAMP (state->beer[seat] + n, 0, RISE_BEER_MOST);
}

void
rise_add_gold (RiseState *state,
               int        owner,
               int        n)
{
  state->gold[owner] = (gint16) CLAMP (state->gold[owner] + n, 0, 30000);
}

/* RUL-56, RUL-57: never below 0 */
void
rise_add_points (RiseState *state,
                 int        owner,
                 int        column,
                 int        n)
{
  const int now = CLAMP (state->vp[owner] + n, 0, 30000), turn = CLAMP (state->turn, 1, RISE_TURNS) - 1;
  gint8 *score = &state->score[column][owner][turn];

  *score = (gint8) CLAMP (*score + now - state->vp[owner], -127, 127);
  state->vp[owner] = (gint16) now;
}

/* Production stops at both ends of its table (RUL-17). */
void
rise_add_production (const GnMatch *match,
                     RiseState     *state,
                     int            seat,
                     int            n)
{
  const RiseBoard *board = state->board[seat] >= 0 ? &rise_set (match)->board[state->board[seat]] : NULL;
  const int low = board && board->low >= 0 ? board->low : 0, high = board && board->high >= 0 ? board->high : 99;

  state->production[seat] = (guint8) CLAMP (state->production[seat] + n, low, high);
}

static void
change_production (const GnMatch *match,
                   RiseState     *state,
                   int            seat,
                   int            n,
                   GnStory       *story)
{
  const int was = state->production[seat];

  rise_add_production (match, state, seat, n);
  if (was != state->production[seat])
    gn_story_tell (story, RISE_F_PRODUCTION, seat, was, state->production[seat]);
  else
    gn_story_tell (story, RISE_F_PRODUCTION_ENDS, seat, was);
}

/* ---- Upgrade tokens ------------------------------------------------------------------------------ */

static guint
free_slots (const GnMatch   *match,
            const RiseState *state,
            int              seat)
{
  const RiseSet *set = rise_set (match);
  const int slots = state->board[seat] < 0 ? 0 : set->board[state->board[seat]].n_slots;

  /* A board with slots that are not entered yet counts as having eight (8.1). */
  return (guint) ((slots > 0 ? slots : RISE_SLOTS) - __builtin_popcount (state->slots[seat]));
}

void
rise_grant_tokens (const GnMatch *match,
                   RiseState     *state,
                   int            seat,
                   int            n,
                   GnStory       *story)
{
  for (int i = 0; i < n; i++)
    if (state->tokens[seat] < free_slots (match, state, seat))
      {
        state->tokens[seat]++;
        gn_story_tell (story, RISE_F_TOKEN, seat);
      }
    else
      gn_story_tell (story, RISE_F_NO_SLOT, seat);
}

/* ---- Turning up ------------------------------------------------------------------------------- */

void
rise_wake_dragon (RiseState *state,
                  int        place,
                  GnStory   *story)
{
  if (state->dragon >= 0)
    return;
  state->dragon = (gint8) place;
  gn_story_tell (story, RISE_F_DRAGON_AWAKES, place);
}

/* Turns up all tiles that touch a tile with a cube or water with a boat (RISE-057). The dragon does not prevent it
 * (RUL-76). */
void
rise_turn_up (const GnMatch *match,
              RiseState     *state,
              int            boat,
              GnStory       *story)
{
  const GnGrid *grid = rise_grid ();
  guint64 down = 0, lit = 0;

  for (int place = RISE_Y1; place < RISE_TILES; place++)
    down |= (guint64) (state->face[place] == RISE_DOWN) << place;
  if (!down)
    return;

  for (guint64 near = gn_grid_near (grid, down); near;)
    {
      const int place = gn_places_next (&near);
      gboolean cube = FALSE;

      RISE_OWNERS_OF (match, owner)
        cube |= state->cubes[owner][place] != 0;
      if (cube)
        lit |= grid->touch[place];
    }

  guint64 boats = rise_option (match, RISE_OPT_CASCADE) ? (boat >= 0 ? GN_PLACE (boat) : 0) : rise_boats (state);

  if (boats)
    lit |= gn_grid_near (grid, gn_grid_body (grid, boats, rise_waters (match, state)));

  for (lit &= down; lit;)
    state->face[gn_places_next (&lit)] = RISE_DUE;
}

/* ---- Pieces on the map ---------------------------------------------------------------------------- */

void
rise_put_cubes (const GnMatch *match,
                RiseState     *state,
                int            owner,
                int            place,
                int            n,
                GnStory       *story)
{
  if (n <= 0)
    return;
  state->cubes[owner][place] = (guint8) (state->cubes[owner][place] + n);
  rise_turn_up (match, state, -1, story);
}

void
rise_take_cubes (const GnMatch *match,
                 RiseState     *state,
                 int            owner,
                 int            place,
                 int            n,
                 GnStory       *story)
{
  if (n <= 0)
    return;
  state->cubes[owner][place] = (guint8) (state->cubes[owner][place] - n);
  rise_check_relief (match, state);
}

void
rise_put_brewery (const GnMatch *match,
                  RiseState     *state,
                  int            owner,
                  int            place,
                  GnStory       *story)
{
  if (owner != RISE_GNOMES)
    {
      const RiseBoard *board = &rise_set (match)->board[state->board[owner]];
      const int box = RISE_BREWERIES - rise_breweries_left (state, owner);  /* from 0 */

      state->breweries[owner][place]++;
      if (box >= RISE_BREWERIES || box < 0)
        return;
      if (board->icon >> box & 1)
        change_production (match, state, owner, 1, story);
      if ((board->token >> box & 1) && !(state->box_gone[owner] >> box & 1))
        {
          state->box_gone[owner] |= (guint16) (1u << box);
          rise_grant_tokens (match, state, owner, 1, story);
        }
      return;
    }
  state->breweries[owner][place]++;
}

void
rise_return_brewery (const GnMatch *match,
                     RiseState     *state,
                     int            owner,
                     int            place,
                     GnStory       *story)
{
  const int all = owner == RISE_GNOMES ? RISE_GNOME_BREWERIES : RISE_BREWERIES;
  const int box = all - rise_breweries_left (state, owner);  /* from 1 */

  state->breweries[owner][place]--;
  if (owner == RISE_GNOMES)
    {
      gn_story_tell (story, RISE_F_SENT_HOME_GNOMES, place, box);
      return;
    }

  gn_story_tell (story, RISE_F_SENT_HOME, owner, place, box);
  if (box >= 1 && (rise_set (match)->board[state->board[owner]].icon >> (box - 1) & 1))
    change_production (match, state, owner, -1, story);
}

void
rise_put_boat (const GnMatch *match,
               RiseState     *state,
               int            place,
               GnStory       *story)
{
  state->boat[place] = 1;
  gn_story_tell (story, RISE_F_BOAT_BUILT, place, rise_boats_left (state));
  rise_turn_up (match, state, place, story);
}

/* RISE-121, RISE-125, relief-window */
void
rise_check_relief (const GnMatch *match,
                   RiseState     *state)
{
  const gboolean any = rise_option (match, RISE_OPT_RELIEF_WINDOW);

  if (state->turn == 0 || (any ? state->phase < 1 || state->phase > 4 : state->phase != 3))
    return;
  GN_FOR_SEATS (match, seat)
    if (state->board[seat] >= 0 && rise_cubes_out (state, seat) == 0 && rise_cubes_left (state, seat) > 0)
      state->relief |= GN_SEES (seat);
}
