/* rise-map-tell.c: entering the tiles that the box deals by clicking them, one after the other
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/match/moves.h"
#include "rise-map-private.h"
#include "rise-tile-form.h"

/* Finds the values to enter for a place: type and icon of a tile that is due, or the icon of a tile whose icon
 * decides. Returns: FALSE if there are none */
static gboolean
ways_to_tell (RiseMap *self,
              int      place,
              GnMove  *partial,
              GnWays  *ways)
{
  const RiseTileView *view = &self->view[place];
  const GnMatch *match = gn_panel_get_match (self->panel);
  const char *verb = view->face == RISE_DUE ? "tile"
                     : view->face == RISE_UP && view->icon == RISE_ICON_OPEN ? "icon"
                                                                             : NULL;

  if (!verb || !gn_panel_is_present (self->panel))
    return FALSE;

  g_autofree char *spec = g_strdup_printf ("%s tile=%s", verb, match->game->domains[RISE_DOMAIN_TILE].values[place].id);
  if (!gn_move_from_spec (match, GN_CHANCE, spec, partial, NULL))
    return FALSE;
  partial->seat = GN_CHANCE;
  gn_match_table_ask (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel), partial, ways);
  return ways->ways > 0;
}

gboolean
rise_map_can_tell (RiseMap *self,
                   int      place)
{
  const RiseTileView *view = &self->view[place];
  g_auto (GnWays) ways = { 0 };
  GnMove partial;

  /* the app deals: nothing to enter and nothing to ask */
  if (!self->panel || (view->face != RISE_DUE && !(view->face == RISE_UP && view->icon == RISE_ICON_OPEN)))
    return FALSE;
  return ways_to_tell (self, place, &partial, &ways);
}

gboolean
rise_map_tell (RiseMap *self,
               int      place)
{
  g_auto (GnWays) ways = { 0 };
  GnMove partial;

  if (!self->panel || !self->tile[place] || !ways_to_tell (self, place, &partial, &ways))
    return FALSE;

  GtkWidget *form = rise_tile_form_new (self->panel, &partial, &ways);
  if (!form)
    return FALSE;
  rise_map_popup (self, place, form);
  gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
  return TRUE;
}

gboolean
rise_map_tell_next (RiseMap  *self,
                    gboolean  open)
{
  g_return_val_if_fail (RISE_IS_MAP (self), FALSE);

  for (int place = 0; place < RISE_TILES; place++)
    if (self->tells[place] && (!open || rise_map_tell (self, place)))
      return TRUE;
  return FALSE;
}
