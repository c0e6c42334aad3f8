/* game-gnomes-wizards.c: what the suite has to know of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/gnomes-wizards/gw-view.h"

static gboolean
step (Playout  *playout,
      gpointer  state,
      int       unit,
      int       place,
      gboolean  made)
{
  GnMove move;

  gn_move_init (&move, MAX (0, gw_seat (state, unit)), GW_V_MOVE);
  move.arg[GW_A_UNIT] = (gint16) unit;
  move.arg[GW_A_PLACE] = (gint16) place;
  if (!playout->game->check (playout->match, state, &move, NULL))
    return FALSE;
  if (made)
    playout_apply (playout, state, &move, NULL);
  return TRUE;
}

/* GW-208: where the unit went from, another that was shut in on a flipped tile may have a way now. It goes first. */
static gboolean
another_leaves (const GwState *state,
                int            unit)
{
  const GwFrame *top = gw_top (state);

  return top->kind == GW_FRAME_LEAVE && top->b && !(gw_frame_units (top) & GW_BIT (unit));
}

/* GW-073, GW-081: a unit that can move at all can go each way that is shown, step by step to its end. */
static void
walk (Playout       *playout,
      const GwState *state,
      int            unit,
      guint          n,
      const gint16  *places)
{
  g_autofree GwState *now = playout_dup (playout, state);

  for (guint i = 0; i < n; i++)
    {
      playout_require (playout, step (playout, now, unit, places[i], TRUE), "unit %d cannot make step %u of %u of its way",
                       unit, i + 1, n);
      playout_require (playout, now->place[unit] == places[i], "unit %d did not come to step %u of its way", unit, i + 1);
      if (another_leaves (now, unit))
        return;
    }
}

static gboolean
can_move (Playout       *playout,
          const GwState *state,
          int            unit)
{
  if (state->stage != GW_AT_FIGHT)
    return FALSE;
  GW_FOR_PLACES (place)
    if (step (playout, (gpointer) state, unit, place, FALSE))
      return TRUE;
  return FALSE;
}

static void
look_at_unit (Playout       *playout,
              const GwState *state,
              guint          n_cells,
              int            unit)
{
  GwViewUnit view;
  GwViewReach reach;
  gint16 places[GW_CELLS];
  gboolean moves;
  int loss;

  gw_view_unit (playout->match, state, unit, &view);
  playout_require (playout, view.hp <= view.max_hp && view.left >= 0, "unit %d has %d HP", unit, view.hp);
  if (view.place < 0)
    return;
  gw_view_reach (playout->match, state, unit, &reach);
  moves = can_move (playout, state, unit);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      const guint n = gw_view_way (playout->match, state, unit, (int) cell, places);

      playout_require (playout, n == (reach.steps[cell] == GN_GRID_FAR ? 0 : reach.steps[cell]),
                       "unit %d needs %u steps to cell %u, its way has %u", unit, reach.steps[cell], cell, n);
      if (moves)
        walk (playout, state, unit, n, places);
      gw_view_reactions (playout->match, state, unit, (int) cell, &loss);
      playout_require (playout, loss >= 0 && loss <= view.hp, "unit %d would lose %d HP", unit, loss);
    }
  GW_FOR_UNITS (target)
    {
      GwViewAttack attack;

      gw_view_attack (playout->match, state, unit, target, target % 3 - 1, &attack);
      playout_require (playout, attack.hp >= 0 && attack.kills == (attack.hp == 0) && (attack.kills || !attack.points),
                       "unit %d would leave %d HP", unit, attack.hp);
    }
}

static void
look (Playout      *playout,
      gconstpointer copy,
      int           viewer)
{
  const GwState *state = copy;
  GwViewCell cells[GW_CELLS];
  GwViewWindow window;
  double width, height;
  const guint n = gw_view_cells (playout->match, state, cells, &width, &height);
  const char *aloud;

  for (guint i = 0; i < n; i++)
    playout_require (playout, cells[i].x > 0 && cells[i].x < width && cells[i].y > 0 && cells[i].y < height,
                     "cell %u lies beside the board", i);
  GW_FOR_UNITS (unit)
    {
      GwViewClan clan;

      look_at_unit (playout, state, n, unit);
      gw_view_clan (playout->match, state, unit, &clan);
      playout_require (playout, !clan.callable || clan.callers, "nobody calls clan %d", unit);
    }
  gw_view_window (playout->match, state, &window);
  playout_require (playout, window.n <= state->n_casts && (window.may >> playout->match->n_seats) == 0,
                   "%u casts wait", window.n);
  aloud = gw_view_aloud (playout->match, state);
  playout_require (playout, !aloud || *aloud, "nothing is read aloud");
}


/* One side is left (GW-108), or the last round is over (GW-190): never before. */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const gint64 last = known_option (playout, "short", "on") ? 6 : 10;
  guint sides = 0;

  if (known_number (playout, before, "round", -1, -1) == 0)
    return 0;
  for (int unit = 0; unit < GW_UNITS; unit++)
    {
      const int tribe = unit / (GW_UNITS / GW_TRIBES);
      const int seat = (int) known_number (playout, playout->state, "tribe_seat", tribe, -1) - 1;

      if (seat >= 0 && !known_is (playout, playout->state, "status", unit, "dead"))
        sides |= known_option (playout, "mode", "teams") ? 1u << gw_race_of (tribe) : 1u << seat;
    }
  if ((sides & (sides - 1)) == 0)
    return known_option (playout, "elimination", "end") ? 1 : -1;
  return known_number (playout, playout->state, "round", -1, -1) < last ? 0 : -1;
}

const KnownGame gnomes_wizards_known = {
  .id = "gnomes-wizards",
  .ended = ended,
  .look = look,
  .aloud = { { "units", "'steps':[{'do':'free-text','text':'All sing.'}]" },
             { "cards", "'steps':[{'do':'free-text','text':'All sing.'}]" } },
  .preferred = { { "assign", 12 }, { "accept-board", 200 } },
  .at = "{'stage':'fight','round':2,'current':0,'first':0,'side':[1,2],'place':{'T1':'u2.0','T2':'d1.1','I1':'d3.1','I2':'u3.1'},"
        "'charge':{'T1.clan':2,'T2.clan':2,'I1.clan':2,'I2.clan':2},'hand':[[{'n':4}],[{'n':4}]]}",
  .endings = {
    "2-won", "3-won",   /* teams, every tribe for itself */
    "4-won", "3-stopped",
    "2-won+elimination", "2-tie+hp", "2-tie+crystals", "4-tied",   /* from a position */
  },
};
