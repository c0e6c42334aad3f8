/* gw-flights.c: flights over the table: clans to the board, crystals to the reserve and to abilities, trophies to
 * their winners
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-flights.h"

#include "sheets/pieces.h"
#include "core/words/text.h"
#include "gw-figure.h"

#define UNIT    34
#define CRYSTAL 22
#define SCROLL  30

/* The tile of a unit; for a unit that has just died, its last tile. */
static GtkWidget *
tile_of (GwTable       *table,
         const GwState *state,
         int            unit)
{
  GwMap *map = gw_table_get_map (table);
  const int place = state->place[unit] >= 0 && state->status[unit] == GW_ACTIVE ? state->place[unit]
                                                                                : gw_map_get_before (map, unit);

  return place >= 0 ? gw_map_get_tile (map, place) : NULL;
}

/* Characters of Gnomon's own set fly with their faces. For another box it is the mark of their tribe, because a
 * symbol alone has no color. */
static const char *
unit_piece (const GnMatch *match,
            int            unit)
{
  g_autofree char *id = g_ascii_strdown (gn_thing_id (match, GN_THING (GW_DOMAIN_UNIT, unit)), -1);
  g_autofree char *piece = g_strconcat ("gw-face-", id, NULL);

  return gn_set_is_stand_in (match->set) && gn_pieces_has (piece) ? g_intern_string (piece)
                                                                  : gw_tribe_piece (gw_tribe_of (unit));
}

void
gw_flights_add (GnPanel       *panel,
                GwTable       *table,
                const GwState *state,
                const GnSay   *say)
{
  enum { PLAYER, TILE, RESERVE, TRAY, WAR };
  /* without a piece: the unit's picture */
  static const struct { const char *code, *piece; int size, from, to; } flights[] = {
    { "leader", NULL, UNIT, PLAYER, TILE },
    { "called", NULL, UNIT, PLAYER, TILE },
    { "comeback", NULL, UNIT, PLAYER, TILE },
    { "short-clan", NULL, UNIT, PLAYER, TILE },
    { "trophy", NULL, UNIT, TILE, PLAYER },
    { "mined", "gw-crystal", CRYSTAL, TILE, RESERVE },
    { "to-reserve", "gw-crystal", CRYSTAL, TRAY, RESERVE },
    { "collected", "gw-crystal", CRYSTAL, RESERVE, TILE },
    { "charged", "gw-crystal", CRYSTAL, RESERVE, TILE },
    { "keeps", "gw-scroll", SCROLL, WAR, PLAYER },
    { "attached", "gw-card-learned", SCROLL, PLAYER, TILE },
  };
  const GnMatch *match = gn_panel_get_match (panel);
  const int who = gn_say_get (match, say, "who"), ability = gn_say_get (match, say, "ability");
  const int unit = ability >= 0 ? ability / 2 : gn_say_get (match, say, "unit");
  const int seat = who >= 0 && who < match->n_seats ? who : unit >= 0 && unit < GW_UNITS ? gw_seat (state, unit) : -1;
  GtkWidget *const end[] = {
    [PLAYER] = seat >= 0 ? gn_panel_get_player (panel, seat) : NULL,
    [TILE] = unit >= 0 && unit < GW_UNITS ? tile_of (table, state, unit) : NULL,
    [RESERVE] = GTK_WIDGET (gw_table_get_reserve (table)),
    [TRAY] = GTK_WIDGET (gw_table_get_tray (table)),
    [WAR] = GTK_WIDGET (gw_table_get_war (table)),
  };

  for (guint i = 0; i < G_N_ELEMENTS (flights); i++)
    if (g_strcmp0 (gn_say_code (match, say), flights[i].code) == 0)
      {
        GtkWidget *from = end[flights[i].from], *to = end[flights[i].to];
        const char *piece = flights[i].piece ? flights[i].piece : unit_piece (match, unit);

        /* only between places that can be seen */
        if (from && to && gtk_widget_get_mapped (from) && gtk_widget_get_mapped (to))
          gn_panel_fly (panel, piece, flights[i].size, from, to);
      }
}
