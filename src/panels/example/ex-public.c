/* ex-public.c: the toy market on the second screen
 *
 * A game without this file appears there as on the laptop. With it, the game fills the screen. The base class
 * provides the head, the players and the last entry.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "ex-public.h"

#include "ex-table.h"

struct _ExPublic {
  GnBigScreen parent_instance;

  ExTable     table;
};

G_DEFINE_FINAL_TYPE (ExPublic, ex_public, GN_TYPE_BIG_SCREEN)

static GtkWidget *
ex_public_make_holdings (GnBigScreen   *screen,
                         gconstpointer  state,
                         int            seat)
{
  GtkWidget *holdings = ex_holdings_new ();

  gtk_widget_add_css_class (holdings, "big-holdings");
  ex_holdings_update (holdings, state, seat, gn_panel_get_covered (GN_PANEL (screen)), 44);
  return holdings;
}

static void
ex_public_show (GnBigScreen   *screen,
                gconstpointer  state,
                gboolean       fresh)
{
  ex_table_update (&EX_PUBLIC (screen)->table, NULL, gn_panel_get_match (GN_PANEL (screen)), state);
}

static void
ex_public_class_init (ExPublicClass *class)
{
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);

  screen_class->make_holdings = ex_public_make_holdings;
  screen_class->show = ex_public_show;
}

static void
ex_public_init (ExPublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  ex_table_make (&self->table);
  gtk_widget_set_can_target (self->table.stage, FALSE);
  gtk_widget_set_can_focus (self->table.stage, FALSE);
  gn_big_screen_put (screen, self->table.stage, 594, 158, 1296, 784);
  gn_big_screen_put_news (screen, 594, 954, 1296, 110);
}

GtkWidget *
ex_public_new (GnMatchTable *table)
{
  return g_object_new (EX_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
