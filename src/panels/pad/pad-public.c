/* pad-public.c: the score sheet on the second screen: the same sheet, twice as large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-public.h"

#include "pad-table.h"
#include "panels/layout/scaled-box.h"

#define LEFT   30
#define TOP    150
#define WIDTH  1860
#define HEIGHT 914

struct _PadPublic {
  GnBigScreen parent_instance;

  GtkWidget  *stage;
  PadTable   *table;
};

G_DEFINE_FINAL_TYPE (PadPublic, pad_public, GN_TYPE_BIG_SCREEN)

guint
pad_queue (GnPanel       *panel,
           gconstpointer  data,
           gint8         *seat,
           guint          max,
           char         **then)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const PadState *state = data;
  int acting = -1;
  guint verb, n = 0;
  const int row = pad_next_cell (match, state, &acting, &verb);

  for (int i = acting + 1; row >= 0 && i < (int) pad_n_columns (match) && n < max; i++)
    {
      int other = i;
      guint missing;

      if (pad_next_cell (match, state, &other, &missing) == row && missing == verb)
        seat[n++] = (gint8) i;
    }
  return n;
}

static void
pad_public_show (GnBigScreen   *screen,
                 gconstpointer  state,
                 gboolean       fresh)
{
  pad_table_update (PAD_PUBLIC (screen)->table, NULL, gn_panel_get_match (GN_PANEL (screen)), state, fresh);
}

static void
pad_public_class_init (PadPublicClass *class)
{
  GN_BIG_SCREEN_CLASS (class)->show = pad_public_show;
  GN_PANEL_CLASS (class)->queue = pad_queue;
  GN_PANEL_CLASS (class)->shows_players = TRUE;
}

static void
pad_public_init (PadPublic *self)
{
  self->table = g_object_new (PAD_TYPE_TABLE, NULL);
  self->stage = gn_scaled_box_new ();
  gn_scaled_box_set_drawn (GN_SCALED_BOX (self->stage), WIDTH / 2, HEIGHT / 2, 2);
  gn_scaled_box_add (GN_SCALED_BOX (self->stage), GTK_WIDGET (self->table), "");
  gtk_widget_set_can_target (self->stage, FALSE);
  gtk_widget_set_can_focus (self->stage, FALSE);
  gn_big_screen_put (GN_BIG_SCREEN (self), self->stage, LEFT, TOP, WIDTH, HEIGHT);
}

GtkWidget *
pad_public_new (GnMatchTable *table)
{
  return g_object_new (PAD_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
