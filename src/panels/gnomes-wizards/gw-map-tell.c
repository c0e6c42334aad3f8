/* gw-map-tell.c: entering the tiles of a real board by clicking them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "gw-map-private.h"

gboolean
gw_map_can_tell (GwMap *self,
                 int    cell)
{
  const GnMoveList *legal = self->panel && self->state->stage == GW_AT_BOARD ? gn_panel_get_legal (self->panel) : NULL;

  for (guint i = 0; legal && i < legal->n; i++)
    if (legal->move[i].verb == GW_V_LAY && legal->move[i].arg[0] == self->cell[cell].place)
      return TRUE;
  return FALSE;
}

static void
on_told (GtkWidget *button,
         GwMap     *self)
{
  g_autofree char *spec = g_strdup (g_object_get_data (G_OBJECT (button), "gn-move"));

  self->telling = TRUE;
  gtk_popover_popdown (self->choices);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec);
}

/* "T2" is typed as on the buttons, tile after tile; the letter counts until another letter is typed. */
static gboolean
on_key (GwMap                 *self,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkEventControllerKey *keys)
{
  GtkWidget *grid = gtk_widget_get_last_child (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys))),
            *meant = NULL;
  const gunichar c = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  guint n = 0;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (grid); child && c; child = gtk_widget_get_next_sibling (child))
    {
      const char *tile = g_object_get_data (G_OBJECT (child), "gw-tile");

      if (!tile)
        continue;
      if ((gunichar) tile[0] == c)
        {
          self->told_tribe = tile[0];
          return TRUE;
        }
      if ((gunichar) tile[1] == c && (!self->told_tribe || self->told_tribe == tile[0]))
        {
          meant = child;
          n++;
        }
    }
  if (n == 1)
    on_told (meant, self);
  return n > 0;
}

/* The tile of a clan that can be here: of the side that owns the place, or the one that is left. */
static int
tile_for (GwMap *self,
          int    cell,
          int    tribe,
          int    slot)
{
  const GnMoveList *legal = gn_panel_get_legal (self->panel);

  for (int side = 0; side < 2; side++)
    for (guint i = 0; i < legal->n; i++)
      if (legal->move[i].verb == GW_V_LAY && legal->move[i].arg[0] == self->cell[cell].place
          && legal->move[i].arg[1] == gw_tile (tribe, slot, side))
        return gw_tile (tribe, slot, side);
  return -1;
}

GtkWidget *
gw_map_tell_new (GwMap *self,
                 int    cell)
{
  GtkWidget *form = gn_column (6, "gw-tell"), *grid = gtk_grid_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  /* Translators: above the symbols of tiles, one of which is chosen; {place} is a place on the board */
  g_autofree char *title = gn_fill (_("Which tile is at {place}?"), "place", gw_map_place_id (self, cell), NULL);
  int row = 0;

  gtk_box_append (GTK_BOX (form), gn_label (title, "strong"));
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (int tribe = 0; tribe < GW_TRIBES; tribe++)
    {
      gboolean any = FALSE;

      for (int slot = 1; slot < GW_SLOTS; slot++)
        {
          const int tile = tile_for (self, cell, tribe, slot), unit = gw_unit (tribe, slot),
                    seat = gw_seat (self->state, unit);

          if (tile < 0)
            continue;
          const char *id = gn_thing_id (self->match, GN_THING (GW_DOMAIN_TILE, tile));
          GtkWidget *button = gtk_button_new (), *face = gn_column (1, NULL), *key = gn_label (NULL, "key"),
                    *piece = gn_piece_new (gw_unit_sign (self->match, unit), 26);
          g_autofree char *name = gw_map_unit_name (self, unit);
          static const char *const classes[GW_TRIBES] = { "gw-tribe-t", "gw-tribe-a", "gw-tribe-i", "gw-tribe-b" };

          gn_piece_set_colour (GN_PIECE (piece), seat >= 0 ? gn_pieces_seat_paint (self->match, seat) : -1);
          gtk_label_set_label (GTK_LABEL (key), (char[]) { id[0], id[1], '\0' });
          gtk_widget_set_halign (key, GTK_ALIGN_CENTER);
          gn_append (face, piece, key, NULL);
          gtk_button_set_child (GTK_BUTTON (button), face);
          gtk_widget_add_css_class (button, "gw-tell-tile");
          gtk_widget_add_css_class (button, classes[tribe]);
          gn_say_name (button, name);
          gn_set_tooltip (button, name);
          g_object_set_data_full (G_OBJECT (button), "gn-move",
                                  g_strdup_printf ("lay place=%s tile=%s", gw_map_place_id (self, cell), id), g_free);
          g_object_set_data_full (G_OBJECT (button), "gw-tile", g_strdup (id), g_free);
          g_signal_connect_object (button, "clicked", G_CALLBACK (on_told), self, 0);
          gtk_grid_attach (GTK_GRID (grid), button, slot, row, 1, 1);
          any = TRUE;
        }
      if (any)
        {
          gtk_grid_attach (GTK_GRID (grid), gn_piece_new (gw_tribe_piece (tribe), 20), 0, row, 1, 1);
          row++;
        }
    }
  gtk_box_append (GTK_BOX (form), grid);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (form, keys);
  return form;
}
