/* test-rise.c: the panel of Rise of the Gnomes round its map: what it shows, what its things say
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "panels/panel/panel.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/rise/rise-boxes.h"
#include "panels/rise/rise-table.h"
#include "panels/rise/rise-words.h"

/* A table that has come to @stage. */
static GnMatchTable *
table_at (RiseStage stage)
{
  for (guint k = 0; k < 12; k++)
    {
      g_autoptr (GnMatchTable) table = live_dealt ("rise", 3, GN_DEALER_APP, NULL);

      for (guint i = 0; i < 400 && !gn_match_table_is_over (table)
           && ((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->stage != stage;
           i++)
        live_play (table, 1, 1000 * k + i);
      if (((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->stage == stage)
        return g_steal_pointer (&table);
    }
  g_assert_not_reached ();
}

/* A digit lays a meeple on that card; an action that begins with a tile is chosen first, and taken back by Esc. */
static void
test_meeples (void)
{
  g_autoptr (GnMatchTable) table = table_at (RISE_AT_TURN);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 820, 640);
  RiseActions *actions = rise_table_get_actions (find_type (panel, RISE_TYPE_TABLE));

  g_assert_true (key (panel, GDK_KEY_3));
  g_assert_cmpstr (said, ==, "move place card=3 space=1");
  g_assert_false (key (panel, GDK_KEY_9));
  g_signal_emit_by_name (rise_actions_get_row (actions, RISE_BREW), "clicked");
  g_assert_cmpstr (said, ==, "move brew");
  for (int action = RISE_UPGRADE; action < RISE_N_ACTIONS; action++)
    {
      GtkWidget *row = rise_actions_get_row (actions, action);

      if (!rise_action_asks (action) || !(gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_CHECKED))
        continue;
      g_clear_pointer (&said, g_free);
      g_signal_emit_by_name (row, "clicked");
      g_assert_null (said);
      g_assert_true (gtk_widget_has_css_class (row, "chosen"));
      g_signal_emit_by_name (row, "clicked");
      g_assert_false (gtk_widget_has_css_class (row, "chosen"));
    }
  finish (window);
}

/* The digits take an ally; what lies on offer is told in words. */
static void
test_draft (void)
{
  g_autoptr (GnMatchTable) table = table_at (RISE_AT_DRAFT);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 820, 640);

  g_assert_true (key (panel, GDK_KEY_1));
  g_assert_true (g_str_has_prefix (said, "move draft ally="));
  finish (window);
}

static guint
count_class (GtkWidget  *widget,
             const char *class)
{
  guint n = gtk_widget_has_css_class (widget, class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_class (child, class);
  return n;
}

/* Judges are chosen by what they count, and what is only a placeholder says so. */
static void
test_judges (void)
{
  g_autoptr (GnMatchTable) table = table_at (RISE_AT_JUDGES);
  const GnMatch *match = gn_match_table_get_match (table);
  const int seat = ((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->active;
  GtkWidget *panel = panel_of (table, seat);
  GnMove open;
  g_auto (GnWays) ways = { 0 };

  gn_move_open (match->game, &open, seat, RISE_V_KEEP_JUDGES);
  gn_match_table_ask (table, seat, &open, &ways);
  g_assert_cmpuint (ways.ways, ==, 3);

  g_autoptr (GtkWidget) kept = g_object_ref_sink (panel);
  GtkWidget *form = GN_PANEL_GET_CLASS (panel)->form (GN_PANEL (panel), &open, &ways);
  GtkWidget *window = show (form, 820, 640);

  g_assert_cmpuint (count_class (window, "rise-placeholder"), ==, 6);   /* three ways, two judges each */
  finish (window);
}

/* Everybody has gold, and the dragon is among them. */
#define AT_CARD \
  "{\"turn\":3,\"phase\":4,\"stage\":\"gnome-card\",\"active\":null,\"first\":0,\"face\":{\"g1\":\"up\",\"g2\":\"up\",\"g3\":\"up\"," \
  "\"g4\":\"up\",\"g5\":\"up\",\"g6\":\"up\",\"y1\":\"up\",\"y2\":\"up\",\"y3\":\"up\",\"y4\":\"up\",\"y5\":\"up\",\"y6\":\"up\",\"y7\":\"up\"," \
  "\"y8\":\"up\",\"y9\":\"up\",\"y10\":\"up\",\"y11\":\"up\",\"y12\":\"up\"},\"type\":{\"g1\":\"plains\",\"g2\":\"swamp\",\"g3\":\"forest\"," \
  "\"g4\":\"highland\",\"g5\":\"mountain\",\"g6\":\"desert\",\"y1\":\"plains\",\"y2\":\"swamp\",\"y3\":\"forest\",\"y4\":\"highland\"," \
  "\"y5\":\"mountain\",\"y6\":\"desert\",\"y7\":\"sea\",\"y8\":\"plains\",\"y9\":\"swamp\",\"y10\":\"forest\",\"y11\":\"highland\"," \
  "\"y12\":\"sea\"},\"icon\":{\"g1\":\"none\",\"g2\":\"none\",\"g3\":\"none\",\"g4\":\"none\",\"g5\":\"none\",\"g6\":\"none\",\"y1\":\"none\"," \
  "\"y2\":\"none\",\"y3\":\"none\",\"y4\":\"none\",\"y5\":\"none\",\"y6\":\"none\",\"y7\":\"none\",\"y8\":\"none\",\"y9\":\"none\"," \
  "\"y10\":\"none\",\"y11\":\"none\",\"y12\":\"none\"},\"gnome_cubes\":{\"dk\":6,\"g4\":2,\"g3\":1},\"gnome_breweries\":{\"dk\":1}," \
  "\"board\":[\"red-a\",\"blue-a\",\"green-a\"],\"dragon\":\"y4\",\"gold\":[9,9,9],\"cubes\":[{\"g1\":3,\"g2\":2,\"g3\":1,\"g4\":1,\"g5\":2}," \
  "{\"g4\":3,\"g1\":2,\"g3\":2},{\"g3\":3,\"g2\":1,\"dk\":2,\"g6\":2}]}"

static GtkWidget *
button_of (GtkWidget  *widget,
           const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = button_of (child, label);

      if (found)
        return found;
    }
  return NULL;
}

/* The sum of the figures at an action, or how many meeples are there without one. */
static guint
n_meeples (GtkWidget *row)
{
  guint n = 0, figures = 0;

  for (GtkWidget *spot = gtk_widget_get_first_child (gtk_widget_get_first_child (row)); spot;
       spot = gtk_widget_get_next_sibling (spot))
    for (GtkWidget *thing = gtk_widget_has_css_class (spot, "oval") ? gtk_widget_get_first_child (spot) : NULL; thing;
         thing = gtk_widget_get_next_sibling (thing))
      {
        graphene_rect_t place;

        if (GTK_IS_LABEL (thing))
          {
            figures += (guint) atoi (gtk_label_get_label (GTK_LABEL (thing)));
            n--;   /* of the meeple before it */
          }
        else
          n++;
        g_assert_true (gtk_widget_compute_bounds (thing, spot, &place));
        g_assert_cmpfloat (place.origin.x, >=, 0);
        g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (spot));
      }
  return n + figures;
}

/* The space for all holds all that are there, however many. */
static void
test_crowd (void)
{
  static const guint crowds[][3] = { { 1, 2, 1 }, { 3, 4, 4 }, { 0, 0, 1 }, { 12, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (crowds); i++)
    {
      const guint *n = crowds[i];
      g_autofree char *place = g_strndup (AT_CARD, strlen (AT_CARD) - 1);
      g_autofree char *position = g_strdup_printf ("%s,\"on_board\":[{\"bard\":%u},{\"bard\":%u},{\"bard\":%u}]}",
                                                   place, n[0], n[1], n[2]);
      g_autoptr (GnMatchTable) table = live_dealt ("rise", 3, GN_DEALER_APP, position);
      GtkWidget *panel = panel_of (table, GN_PUBLIC);
      GtkWidget *window = show (panel, 820, 640);
      GtkWidget *row = rise_actions_get_row (rise_table_get_actions (find_type (panel, RISE_TYPE_TABLE)), RISE_BARD);

      g_assert_cmpuint (n_meeples (row), ==, n[0] + n[1] + n[2]);
      finish (window);
    }
}

/* Whom the dragon asks says yes or no with one click, beside who else is on the tile. */
static void
test_bribe (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("rise", 3, GN_DEALER_APP, AT_CARD);
  guint seen = 0;

  for (guint i = 0; i < 200 && !gn_match_table_is_over (table); i++)
    {
      const RiseState *state = gn_match_table_state (table, GN_PUBLIC);
      GnPrompt prompt = { 0 };

      gn_match_table_prompt (table, GN_PUBLIC, &prompt);
      if (g_strcmp0 (prompt.step, "bribe") == 0)
        {
          GtkWidget *window = show (panel_of (table, GN_PUBLIC), 820, 640);

          g_assert_cmpint (state->turn, ==, 3);
          g_assert_nonnull (button_of (window, "Pay 3 gold"));
          g_assert_nonnull (button_of (window, "No bribe"));
          g_signal_emit_by_name (button_of (window, "Pay 3 gold"), "clicked");
          g_assert_cmpstr (said, ==, "move bribe gold=3");
          finish (window);
          seen++;
          break;
        }
      live_play (table, 1, i);
    }
  g_assert_cmpuint (seen, ==, 1);
}

/* When judges are shown the last scoring is over: it is not announced again. */
static void
test_last_scoring (void)
{
  g_autoptr (GnMatchTable) table = table_at (RISE_AT_SHOW);
  GtkWidget *window = show (panel_of (table, GN_PUBLIC), 820, 640);

  g_assert_true (reads (window, "The last scoring"));
  g_assert_false (reads (window, "The next scoring"));
  g_assert_false (reads (window, "Then"));
  finish (window);
}

/* A token asks for its slot: the upgrades of the board stand there by name, a digit takes one, and the frame needs no
 * button for it. */
static void
test_upgrades (void)
{
  g_autoptr (GnMatchTable) table = table_at (RISE_AT_SIDE);
  const int seat = ((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->active;

  live_say (table, seat, "side board=red-a");

  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 820, 640);
  const guint64 placed = GN_PANEL_GET_CLASS (panel)->placed (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC));

  g_assert_true (placed >> RISE_V_UPGRADE_SLOT & 1);
  g_assert_true (key (panel, GDK_KEY_3));
  g_assert_cmpstr (said, ==, "move upgrade-slot slot=3");
  g_assert_false (key (panel, GDK_KEY_9));
  finish (window);
}

/* A patient table waits before each step of the Gnomes: Enter does one, R all. */
static void
test_steps (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("rise", 2, GN_DEALER_APP, NULL);

  gn_match_table_set_patient (table, TRUE);
  for (guint i = 0; i < 400
       && !(gn_match_table_is_waiting (table)
            && ((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->phase == 4);
       i++)
    if (gn_match_table_is_waiting (table))
      g_assert_true (gn_match_table_deal (table, NULL));
    else
      live_play (table, 1, 77 + i);

  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 820, 640);
  RiseAccount *account = rise_table_get_account (find_type (panel, RISE_TYPE_TABLE));

  g_assert_nonnull (rise_account_get_button (account));
  g_assert_true (GN_PANEL_GET_CLASS (panel)->enters (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC)));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_true (g_str_has_prefix (said, "deal"));
  g_assert_true (key (panel, GDK_KEY_r));

  /* Who was on the map when the steps begin comes to the button, and may look round again meanwhile. */
  GtkWidget *tile = rise_map_get_tile (rise_table_get_map (find_type (panel, RISE_TYPE_TABLE)), RISE_DK);

  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL));
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_null (rise_account_get_button (account));
  g_assert_true (gtk_widget_grab_focus (tile));
  g_assert_true (gn_match_table_redo (table, NULL));
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == rise_account_get_button (account));
  g_assert_true (gtk_widget_grab_focus (tile));
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == tile);
  finish (window);
}

/* What boxes pay, in words. */
static void
test_words (void)
{
  const RiseBoxView box[2] = { { .vp = 1, .gold = 1, .empty = TRUE }, { .vp = 0, .gold = 2, .icon = 1, .token = 1,
                                                                        .token_left = TRUE } };
  g_autofree char *pay = rise_pay_text (1, 1);
  g_autofree char *unknown = rise_pay_text (-1, 0);
  g_autofree char *text = rise_boxes_text (box, 2, 1, 1);

  g_assert_cmpstr (pay, ==, "1 point and 1 gold");
  g_assert_cmpstr (unknown, ==, "not known yet");
  g_assert_nonnull (strstr (text, "1 of 2 breweries out"));
  g_assert_nonnull (strstr (text, "2 gold each turn"));
  g_assert_nonnull (strstr (text, "production +1"));
  g_assert_nonnull (strstr (text, "upgrade token"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());
  g_test_add_func ("/rise-panel/meeples", test_meeples);
  g_test_add_func ("/rise-panel/draft", test_draft);
  g_test_add_func ("/rise-panel/judges", test_judges);
  g_test_add_func ("/rise-panel/crowd", test_crowd);
  g_test_add_func ("/rise-panel/bribe", test_bribe);
  g_test_add_func ("/rise-panel/last-scoring", test_last_scoring);
  g_test_add_func ("/rise-panel/upgrades", test_upgrades);
  g_test_add_func ("/rise-panel/steps", test_steps);
  g_test_add_func ("/rise-panel/words", test_words);
  return g_test_run ();
}
