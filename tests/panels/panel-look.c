/* panel-look.c: shows the faces of Zavandor at a made-up position, or of a real table after so many moves, to be looked
 * at
 *
 * panel-look [--dark] [--live=MOVES] [--seed=N] [--record=FILE.gnomon] [--position=JSON] [--form=MOVE] [--viewer=SEAT]
 * [--rtl] [--box] [--big] [--alone]
 *   [--players=4] [--size=WIDTHxHEIGHT]
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <adwaita.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/zavandor/zav-forms.h"
#include "panels/zavandor/zav-holdings.h"
#include "zav-mock.h"
#include "panels/zavandor/zav-public.h"
#include "panels/zavandor/zav-table.h"
#include "games/zavandor/zav-state.h"

static gboolean dark;
static gboolean big;
static int players = 3;
static gboolean alone;
static char *size;
static int live = -1;
static int seed = 1;
static char *record;
static char *position;
static char *form;
static int viewer = GN_PUBLIC;
static gboolean rtl;
static gboolean from_box;

static const GOptionEntry options[] = {
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, NULL, NULL },
  { "big", 0, 0, G_OPTION_ARG_NONE, &big, NULL, NULL },
  { "alone", 0, 0, G_OPTION_ARG_NONE, &alone, NULL, NULL },
  { "players", 0, 0, G_OPTION_ARG_INT, &players, NULL, NULL },
  { "live", 0, 0, G_OPTION_ARG_INT, &live, NULL, NULL },
  { "viewer", 0, 0, G_OPTION_ARG_INT, &viewer, NULL, NULL },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, NULL, NULL },
  { "box", 0, 0, G_OPTION_ARG_NONE, &from_box, NULL, NULL },
  { "position", 0, 0, G_OPTION_ARG_STRING, &position, NULL, NULL },
  { "form", 0, 0, G_OPTION_ARG_STRING, &form, NULL, NULL },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, NULL, NULL },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, NULL, NULL },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, NULL, NULL },
  { NULL }
};

static void
load_css (const char *name,
          int         priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (GN_RESOURCE_PATH "/", name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), priority);
  g_object_unref (provider);
}

static GtkWidget *
new_player (const ZavScene *scene,
            int             seat)
{
  GtkWidget *card = gn_column (7, "card");
  GtkWidget *head = gn_row (9, NULL);
  GtkWidget *holdings = zav_holdings_new ();

  gtk_box_append (GTK_BOX (head), gn_seat_token_new (scene->player[seat].colour, 34));
  gtk_box_append (GTK_BOX (head), gn_label (scene->player[seat].name, "title"));
  gtk_box_append (GTK_BOX (head), gn_spring ());
  gtk_box_append (GTK_BOX (head), gn_label_number (scene->player[seat].points, "big"));
  gtk_box_append (GTK_BOX (card), head);
  zav_holdings_update (ZAV_HOLDINGS (holdings), NULL, scene, seat, FALSE);
  gtk_widget_set_vexpand (holdings, TRUE);
  gtk_box_append (GTK_BOX (card), holdings);
  gn_set_state (card, GTK_STATE_FLAG_CHECKED, seat == scene->acting);
  g_object_set (head, "margin-start", 10, "margin-end", 10, "margin-top", 8, NULL);
  g_object_set (holdings, "margin-start", 10, "margin-end", 10, "margin-bottom", 8, NULL);
  return card;
}

/* The form for a half-said move. */
static GtkWidget *
new_form (GnMatchTable *table,
          GnPanel      *panel)
{
  const int seat = gn_match_table_turn_seat (table);
  g_autoptr (GError) error = NULL;
  g_auto (GnWays) ways = { 0 };
  GnMove partial;

  g_object_ref_sink (panel);
  g_object_set (panel, "viewer", seat, NULL);
  gn_panel_refresh (panel, NULL);
  gn_move_from_spec (gn_match_table_get_match (table), seat, form, &partial, &error);
  g_assert_no_error (error);
  gn_match_table_ask (table, seat, &partial, &ways);
  g_message ("%u ways", ways.ways);

  GtkWidget *box = gn_row (0, "card");
  GtkWidget *widget = ways.ways ? zav_form_new (panel, &partial, &ways) : NULL;
  if (widget)
    {
      g_object_set (widget, "margin-start", 14, "margin-end", 14, "margin-top", 14, "margin-bottom", 14, NULL);
      gtk_box_append (GTK_BOX (box), widget);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* The panel of a real table, with the holdings that the frame would show in its cards. */
static GtkWidget *
new_live (void)
{
  GnMatchTable *table = from_box ? live_box (players) : live_table (players, position);
  GtkWidget *row = gn_row (0, "table");
  GtkWidget *column = gn_column (9, NULL);

  if (from_box)
    {
      live_say (table, GN_CHANCE, "gnome district=II");
      live_teach (table, ZAV_FAMILY_ITEMS, "{\"id\":\"x1\",\"kind\":\"artifact\",\"name\":\"Puzzler\"}");
      live_teach (table, ZAV_FAMILY_ITEMS,
                  "{\"id\":\"x2\",\"kind\":\"artifact\",\"type\":\"gnomunculus\",\"cost\":{\"ruby\":3},\"vp\":1}");
      live_say (table, GN_CHANCE, "first player=0");
      live_say (table, GN_CHANCE, "turn card=x1 slot=artifact-1");
      live_say (table, GN_CHANCE, "turn card=x2 slot=artifact-2");
    }
  else
    {
      live_play (table, live, seed);
    }
  if (record)
    {
      g_autoptr (GFile) file = g_file_new_for_path (record);
      g_autoptr (GError) error = NULL;

      gn_match_table_save (table, file, &error);
      g_assert_no_error (error);
    }
  if (big)
    return zav_public_new (table);

  GnPanel *panel = gn_panel_new_for (table);
  if (form)
    return new_form (table, panel);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);
  g_object_set (panel, "viewer", viewer, NULL);
  gn_panel_refresh (panel, NULL);

  gtk_widget_set_size_request (column, 219, -1);
  g_object_set (column, "margin-start", 10, "margin-end", 10, "margin-top", 10, "margin-bottom", 10, NULL);
  gtk_box_set_homogeneous (GTK_BOX (column), TRUE);
  for (int seat = 0; seat < players && !alone; seat++)
    {
      GtkWidget *card = gn_column (7, "card");
      GtkWidget *holdings = gn_panel_make_player (panel, seat);

      class->update_player (panel, holdings, seat, gn_match_table_state (table, GN_PUBLIC), gn_panel_acting (panel));
      gn_set_state (card, GTK_STATE_FLAG_CHECKED, seat == gn_panel_acting (panel));
      g_object_set (holdings, "margin-start", 10, "margin-end", 10, "margin-bottom", 8, "margin-top", 60, NULL);
      gtk_box_append (GTK_BOX (card), holdings);
      gtk_box_append (GTK_BOX (column), card);
    }
  if (!alone)
    gtk_box_append (GTK_BOX (row), column);
  gtk_widget_set_hexpand (GTK_WIDGET (panel), TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (panel));
  return row;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (ZavScene) scene = { 0 };
  int width = 1066, height = 574;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (size)
    sscanf (size, "%dx%d", &width, &height);

  adw_init ();
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_resources_register (gn_ui_get_resource ());
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  load_css ("style.css", 600);
  if (dark)
    load_css ("style-dark.css", 601);
  load_css ("panels.css", 602);
  load_css ("zavandor.css", 603);

  zav_mock_scene (&scene, players);

  GtkWidget *window = gtk_window_new ();
  GtkWidget *row = gn_row (0, "table");
  GtkWidget *column = gn_column (9, NULL);
  GtkWidget *table = zav_table_new ();

  gtk_widget_set_size_request (column, 219, -1);
  g_object_set (column, "margin-start", 10, "margin-end", 10, "margin-top", 10, "margin-bottom", 10, NULL);
  if (!alone && width > 700)
    {
      gtk_box_set_homogeneous (GTK_BOX (column), TRUE);
      for (int seat = 0; seat < scene.n_players; seat++)
        gtk_box_append (GTK_BOX (column), new_player (&scene, seat));
      gtk_box_append (GTK_BOX (row), column);
    }
  zav_table_update (ZAV_TABLE (table), NULL, &scene, FALSE);
  g_object_set (table, "margin-start", 12, "margin-end", 12, "margin-top", 10, "margin-bottom", 10, "hexpand", TRUE,
                NULL);
  gtk_box_append (GTK_BOX (row), table);
  if (live >= 0)
    {
      gtk_window_set_child (GTK_WINDOW (window), new_live ());
      g_object_ref_sink (row);
    }
  else
    gtk_window_set_child (GTK_WINDOW (window), row);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));

  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}
