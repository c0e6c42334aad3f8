/* wiz-public.c: the table on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-public.h"

#include <glib/gi18n.h>

#include "panels/things/dial.h"
#include "panels/things/meter.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "wiz-pulled.h"
#include "wiz-table.h"

struct _WizPublic {
  GnBigScreen parent_instance;

  GtkWidget  *table;
  WizLook     look;
  WizPulled   pulled;
  gboolean    draws;
};

G_DEFINE_FINAL_TYPE (WizPublic, wiz_public, GN_TYPE_BIG_SCREEN)

guint
wiz_public_queue (const GnMatch  *match,
                  const WizState *state,
                  gint8          *seat,
                  guint           max,
                  char          **then)
{
  gint8 order[WIZ_SEATS];
  const guint n = wiz_view_order (match, state, order);
  guint written = 0;

  *then = NULL;
  if (state->phase < WIZ_PHASE_CHOOSE || state->phase > WIZ_PHASE_CLEAN_UP)
    return 0;
  for (guint i = 0; i < n && written < max; i++)
    if (order[i] != state->active && !wiz_view_done (state, order[i]))
      seat[written++] = order[i];
  return written;
}

/* ---- Players ------------------------------------------------------------- */

static GtkWidget *
wiz_public_make_figure (GnBigScreen   *screen,
                        gconstpointer  state,
                        int            seat)
{
  WizPublic *self = WIZ_PUBLIC (screen);
  const guint n = self->look.match->n_seats;
  /* the cards share the height of the screen */
  GtkWidget *dial = gn_dial_new (n < 4 ? 118 : n == 4 ? 78 : 58, 12);
  WizPlayer player;

  wiz_view_player (self->look.match, state, seat, &player);
  gn_dial_set (GN_DIAL (dial), player.level, wiz_look_paint (&self->look, seat));
  return dial;
}

static GtkWidget *
wiz_public_make_holdings (GnBigScreen   *screen,
                          gconstpointer  state,
                          int            seat)
{
  WizPublic *self = WIZ_PUBLIC (screen);
  const WizLook *look = &self->look;
  const guint n = look->match->n_seats;
  const int gem = n < 4 ? 44 : n == 4 ? 34 : 24;
  GtkWidget *column = gn_column (n < 4 ? 10 : 4, NULL);
  GtkWidget *gems = gn_meter_new (gem, gem, 8);
  GtkWidget *sets = gn_row (8, n > 4 ? "big-sets five" : "big-sets");
  WizPlayer player;

  wiz_view_player (look->match, state, seat, &player);
  gn_meter_set_pieces (GN_METER (gems), "wiz-gem", "wiz-gem-place", wiz_look_paint (look, seat));
  gn_meter_set (GN_METER (gems), WIZ_GEMS_EACH, player.gems_bag, 0);
  gtk_box_append (GTK_BOX (column), gems);
  gtk_box_set_homogeneous (GTK_BOX (sets), TRUE);
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      GtkWidget *cell = gn_row (4, NULL);
      WizSet set;

      wiz_view_set (look->match, state, seat, element, &set);
      g_autofree char *text = g_strdup_printf ("%u/%u", set.symbols, set.need);
      GtkWidget *piece = gn_piece_new (wiz_element_piece (element), n > 4 ? 22 : 28);
      GtkWidget *figure = gn_label (text, "numeric");

      gtk_widget_set_hexpand (piece, TRUE);
      gtk_widget_set_halign (piece, GTK_ALIGN_END);
      gtk_widget_set_hexpand (figure, TRUE);
      gtk_widget_set_halign (figure, GTK_ALIGN_START);
      gn_append (cell, piece, figure, NULL);
      gn_add_classes (cell, set.sets ? "big-set ready" : set.symbols ? "big-set" : "big-set none");
      gtk_box_append (GTK_BOX (sets), cell);
    }
  gtk_box_append (GTK_BOX (column), sets);
  return column;
}

/* ---- Showing --------------------------------------------------------------- */

static void
wiz_public_read (GnBigScreen   *screen,
                 gconstpointer  state,
                 const GnStory *story)
{
  WizPublic *self = WIZ_PUBLIC (screen);
  const GnMatch *match = gn_panel_get_match (GN_PANEL (screen));

  /* Nothing can be pressed here, so there is no panel for clicks. */
  wiz_look (&self->look, NULL, match, state, story != NULL);
  self->draws = wiz_pulled_follow (&self->pulled, &self->look, story, match->dealer[WIZ_FAMILY_BAG] == GN_DEALER_APP);
}

static void
wiz_public_show (GnBigScreen   *screen,
                 gconstpointer  state,
                 gboolean       fresh)
{
  WizPublic *self = WIZ_PUBLIC (screen);

  wiz_table_update (WIZ_TABLE (self->table), &self->look, self->draws ? &self->pulled : NULL);
}

static guint
wiz_public_get_queue (GnPanel       *panel,
                      gconstpointer  state,
                      gint8         *seat,
                      guint          max,
                      char         **then)
{
  return wiz_public_queue (gn_panel_get_match (panel), state, seat, max, then);
}

static void
wiz_public_class_init (WizPublicClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);

  panel_class->queue = wiz_public_get_queue;
  screen_class->read = wiz_public_read;
  screen_class->make_figure = wiz_public_make_figure;
  screen_class->make_holdings = wiz_public_make_holdings;
  screen_class->show = wiz_public_show;
}

static void
wiz_public_init (WizPublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  self->pulled.seat = -1;
  self->table = wiz_table_new ();
  wiz_drawing_set_alone (wiz_table_get_drawing (WIZ_TABLE (self->table)));
  gtk_widget_set_can_target (self->table, FALSE);
  gtk_widget_set_can_focus (self->table, FALSE);
  gn_big_screen_put (screen, self->table, 594, 158, 1296, 784);
  gn_big_screen_put_news (screen, 594, 954, 1296, 110);
}

GtkWidget *
wiz_public_new (GnMatchTable *table)
{
  return g_object_new (WIZ_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
