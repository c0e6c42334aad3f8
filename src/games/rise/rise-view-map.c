/* rise-view-map.c: view of the map of Rise of the Gnomes and of the dragon for a panel
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-view.h"

void
rise_view_tile (const GnMatch   *match,
                const RiseState *state,
                int              place,
                RiseTileView    *view)
{
  const guint64 layout = rise_layout (match);

  memset (view, 0, sizeof *view);
  view->face = state->face[place];
  view->zone = rise_zone (place);
  view->type = view->face == RISE_UP ? state->type[place] : -1;
  view->icon = state->icon[place];
  view->boat = state->boat[place] != 0;
  view->dragon = view->blocked = state->dragon == place;
  RISE_OWNERS_OF (match, owner)
    {
      view->cubes[owner] = state->cubes[owner][place];
      view->breweries[owner] = state->breweries[owner][place];
      view->strength[owner] = (guint8) rise_strength (state, owner, place);
    }
  view->control = (gint8) rise_control (match, state, place);
  view->tie = rise_tied (match, state, place);
  view->touch = rise_grid ()->touch[place] & layout;
  if (view->face == RISE_UP)
    {
      view->by_boat = rise_links (match, state, place, TRUE, TRUE) & layout & ~view->touch;
      view->body = rise_body (match, state, place, FALSE);
      view->has_boat = (view->body & rise_boats (state)) != 0;
    }
}

int
rise_view_down (const GnMatch   *match,
                const RiseState *state,
                int              n[RISE_N_TYPES])
{
  return rise_types_down (match, state, FALSE, n);
}

guint64
rise_view_layout (const GnMatch *match)
{
  return rise_layout (match);
}

void
rise_view_cell (int  place,
                int *q,
                int *r)
{
  *q = rise_grid ()->cell[place].column;
  *r = rise_grid ()->cell[place].row;
}

/* ---- Reach --------------------------------------------------------------------------- */

/* Returns: an occupied tile that makes @place adjacent, preferably one that touches it; -1: none */
static int
origin_of (const GnMatch   *match,
           const RiseState *state,
           guint64          origins,
           int              place,
           gboolean        *touches)
{
  guint64 near = rise_grid ()->touch[place] & origins;
  const int first = gn_places_next (&near);

  *touches = first >= 0;
  if (first >= 0)
    return first;
  GN_FOR_PLACES (from, origins)
    if (from != place && (rise_links (match, state, from, TRUE, TRUE) & GN_PLACE (place)))
      return from;
  return -1;
}

void
rise_view_reach (const GnMatch   *match,
                 const RiseState *state,
                 int              owner,
                 RiseReach        reach[RISE_TILES])
{
  const guint64 layout = rise_layout (match), occupied = rise_occupied (state, owner);
  const guint64 adjacent = rise_reach (match, state, owner);
  guint64 origins = occupied;

  if (state->dragon >= 0 && !rise_option (match, RISE_OPT_BLOCK_ORIGIN))
    origins &= ~GN_PLACE (state->dragon);
  memset (reach, 0, RISE_TILES * sizeof *reach);
  RISE_FOR_TILES (place)
    {
      RiseReach *here = &reach[place];
      gboolean touches;

      here->from = -1;
      if (!(layout & GN_PLACE (place)) || state->face[place] != RISE_UP)
        continue;
      if (occupied & GN_PLACE (place))
        {
          here->near = RISE_NEAR_OCCUPIED;
          here->also = origin_of (match, state, origins & ~GN_PLACE (place), place, &touches) >= 0;
        }
      else if (adjacent & GN_PLACE (place))
        {
          here->from = (gint8) origin_of (match, state, origins, place, &touches);
          here->near = touches ? RISE_NEAR_TOUCHES : RISE_NEAR_BY_BOAT;
        }
      else if (owner != RISE_GNOMES)
        rise_why_not (match, state, owner, -1, place, &here->why);
    }
}

/* ---- The dragon ------------------------------------------------------------------------ */

/* Returns: the one of @tiles to which a card's icons send the dragon; -1: they do not decide or are not known */
static int
decided (const RiseState *state,
         const RiseGnome *card,
         guint64          tiles)
{
  if (gn_places_count (tiles) == 1)
    return gn_places_next (&tiles);
  for (int i = 0; i < card->n_icons; i++)
    {
      guint64 with = 0;

      GN_FOR_PLACES (place, tiles)
        if (state->icon[place] == card->icon[i])
          with |= GN_PLACE (place);
        else if (state->icon[place] == RISE_ICON_OPEN)
          return -1;
      if (with)
        return gn_places_count (with) == 1 ? gn_places_next (&with) : -1;
    }
  return -1;
}

/* Counts the unseen cards that would certainly send the dragon to a given place (section 7, d). */
static void
read_share (const GnMatch   *match,
            const RiseState *state,
            RiseDragonView  *view)
{
  const RiseSet *set = rise_set (match);

  if (rise_cutthroat (match) || !set->gnomes_complete || state->dragon < 0)
    return;
  for (guint i = 0; i < set->n_gnomes; i++)
    {
      const RiseGnome *card = &set->gnome[i];

      if (state->gnome_at[i] != RISE_CARD_UNSEEN || card->type < 0)
        continue;
      view->all++;
      const guint64 tiles = rise_of_type (state, card->type) & (card->way == RISE_WAY_FLY ? view->flies : view->moves);
      const int place = tiles ? decided (state, card, tiles) : -1;
      if (place >= 0)
        view->share[place]++;
    }
}

void
rise_view_dragon (const GnMatch   *match,
                  const RiseState *state,
                  RiseDragonView  *view)
{
  const RiseTurn *next = state->turn >= 1 && state->turn < RISE_TURNS ? &rise_set (match)->turn[state->turn] : NULL;

  memset (view, 0, sizeof *view);
  view->at = state->dragon;
  view->bribe = (gint16) rise_bribe (match, state);
  view->fill = (gint16) rise_fill (match, state);
  view->next_bribe = next && next->known ? next->bribe : -1;
  view->next_fill = next && next->known ? next->fill : -1;
  view->mark = rise_view_mark (match, RISE_FAMILY_TURNS, CLAMP (state->turn, 1, RISE_TURNS) - 1);
  if (state->dragon < 0)
    return;

  view->moves = rise_dragon_steps (match, state, state->dragon, TRUE);
  view->flies = rise_up (state) & ~GN_PLACE (state->dragon);
  guint64 first = rise_dragon_steps (match, state, state->dragon, FALSE);
  view->two = first;
  GN_FOR_PLACES (place, first)
    view->two |= rise_dragon_steps (match, state, place, FALSE);
  view->two &= ~GN_PLACE (state->dragon);
  GN_FOR_SEATS (match, seat)
    if (rise_strength (state, seat, state->dragon) > 0 && rise_bribe_for (match, state, seat) >= 0
        && state->gold[seat] >= rise_bribe_for (match, state, seat))
      view->payers |= (guint8) (1u << seat);
  read_share (match, state, view);
}
