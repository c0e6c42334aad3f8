/* test-ceremony.c: how the end of a match is celebrated, at the table and on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "result-keys.h"

#include "app/result/ceremony.h"
#include "app/result/share-view.h"
#include "app/window/public-window.h"
#include "panels/drawing/piece.h"

/* A window with a match to which only the last entry is missing. */
static GnTableTab *
before_end (const char *record)
{
  g_autofree char *name = g_strconcat (record, ".gnomon", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GnMatchTable) table = fixture_before_end (file);
  GnTableTab *tab = gn_window_begin (fixture_window (), table);

  fixture_settle ();
  return tab;
}

static void
make_last_entry (GnTableTab *tab)
{
  g_assert_true (gn_match_table_redo (gn_table_tab_get_table (tab), NULL));
  fixture_settle ();
}

static GtkWidget *
ceremony_of (gpointer root)
{
  GtkWidget *ceremony = fixture_find_type (root, GN_TYPE_CEREMONY);

  return ceremony && gtk_widget_get_mapped (ceremony) ? ceremony : NULL;
}

/* Last letter, last brewery, last gem: the winners have the stage before the figures. */
static void
test_ceremony (void)
{
  static const struct { const char *record, *headline, *class; guint plates; } cases[] = {
    { "zavandor-3-won", "Zoë wins with 18 points", "won", 1 },
    { "zavandor-3-tie", "Zoë wins", "won", 1 },
    { "zavandor-3-shared", "Ann and Ben share the win", "won", 2 },
    { "wizard-5-won", "Ann wins with the Wizard in round 7", "won", 1 },
    { "invasion-3-won", "All win together", "won", 3 },
    { "invasion-3-letters", "All lose together", "lost", 0 },
    { "rise-3-won", "Ann wins with 52 points", "won", 1 },
    { "rise-3-gnomes", "All lose together", "lost", 0 },
    { "gnomes-wizards-4-won", "The gnomes win", "won", 2 },
    { "gnomes-wizards-4-tied", "A tie: nobody wins", "tied", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GnTableTab *tab = before_end (cases[i].record);
      GnWindow *window = GN_WINDOW (gtk_widget_get_root (GTK_WIDGET (tab)));
      GtkWidget *ceremony;

      g_test_message ("%s", cases[i].record);
      g_assert_null (ceremony_of (tab));
      make_last_entry (tab);
      /* the Wizard's draw celebrates on the table itself, and Enter goes on from there */
      if (g_str_has_prefix (cases[i].record, "wizard"))
        {
          g_assert_null (ceremony_of (tab));
          gtk_widget_activate_action (gn_table_tab_get_page (tab), "table.result", NULL);
          fixture_settle ();
        }
      ceremony = ceremony_of (tab);
      g_assert_nonnull (ceremony);
      g_assert_false (gn_table_tab_get_result (tab));
      g_assert_cmpstr (fixture_words (ceremony, "headline"), ==, cases[i].headline);
      g_assert_true (gtk_widget_has_css_class (ceremony, cases[i].class));
      g_assert_cmpuint (fixture_count (fixture_child (ceremony, "plates"), GN_TYPE_SEAT_TOKEN), ==, cases[i].plates);
      g_assert_cmpint (gtk_widget_get_visible (fixture_child (ceremony, "steps")), ==,
                       strstr (cases[i].record, "tie") != NULL || strstr (cases[i].record, "shared") != NULL);

      /* Enter: the figures, and no further */
      enter (window);
      g_assert_true (gn_table_tab_get_result (tab));
      g_assert_null (ceremony_of (tab));
      for (guint n = 0; n < 4; n++)
        enter (window);
      g_assert_true (gn_table_tab_get_result (tab));
      g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
      g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* Esc shows the table, Ctrl+Z takes the last entry back; the next end is celebrated again. */
static void
test_ceremony_keys (void)
{
  GnTableTab *tab = before_end ("rise-3-won");
  GnMatchTable *table = gn_table_tab_get_table (tab);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (tab)));

  make_last_entry (tab);
  g_assert_true (press_shortcut (ceremony_of (tab), GDK_KEY_Escape, 0));
  fixture_settle ();
  g_assert_null (ceremony_of (tab));
  g_assert_false (gn_table_tab_get_result (tab));
  g_assert_true (gtk_widget_get_mapped (gn_table_tab_get_page (tab)));
  gtk_widget_activate_action (gn_table_tab_get_page (tab), "table.result", NULL);
  fixture_settle ();
  g_assert_true (gn_table_tab_get_result (tab));

  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL));
  gn_table_tab_set_result (tab, FALSE);
  fixture_settle ();
  make_last_entry (tab);
  g_assert_nonnull (ceremony_of (tab));
  g_assert_true (press_shortcut (ceremony_of (tab), GDK_KEY_Return, 0));
  fixture_settle ();
  g_assert_true (gn_table_tab_get_result (tab));

  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL));
  gn_table_tab_set_result (tab, FALSE);
  fixture_settle ();
  make_last_entry (tab);
  g_assert_true (press_shortcut (ceremony_of (tab), GDK_KEY_z, GDK_CONTROL_MASK));
  fixture_settle ();
  g_assert_null (ceremony_of (tab));
  g_assert_true (gtk_widget_get_mapped (gn_table_tab_get_page (tab)));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* On the second screen: the table, the winners, and the figures when the host goes on to them. */
static void
test_public_end (void)
{
  GnTableTab *tab = before_end ("gnomes-wizards-4-won");
  GnMatchTable *table = gn_table_tab_get_table (tab);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (tab)));
  GtkWidget *public = gn_public_window_new (table);

  g_object_bind_property (tab, "result", public, "figures", G_BINDING_SYNC_CREATE);
  gtk_window_present (GTK_WINDOW (public));
  fixture_settle ();
  g_assert_null (ceremony_of (public));
  make_last_entry (tab);
  g_assert_nonnull (ceremony_of (public));
  g_assert_false (gtk_widget_get_visible (fixture_child (ceremony_of (public), "buttons")));
  g_assert_false (press_shortcut (ceremony_of (public), GDK_KEY_Return, 0));
  g_assert_null (fixture_find_type (public, GN_TYPE_SHARE_VIEW));

  enter (GN_WINDOW (window));
  g_assert_true (gn_table_tab_get_result (tab));
  g_assert_null (ceremony_of (public));
  g_assert_nonnull (fixture_find_type (public, GN_TYPE_SHARE_VIEW));

  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL));
  fixture_settle ();
  g_assert_null (fixture_find_type (public, GN_TYPE_SHARE_VIEW));
  g_assert_null (ceremony_of (public));
  gtk_window_destroy (GTK_WINDOW (public));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Nobody has won a match that was stopped. */
static void
test_stopped_has_none (void)
{
  GnTableTab *tab = before_end ("zavandor-4-stopped");
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (tab)));

  g_assert_true (gn_match_table_stop (gn_table_tab_get_table (tab), NULL));
  fixture_settle ();
  g_assert_null (ceremony_of (tab));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int   argc,
      char *argv[])
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/ceremony/shown", test_ceremony);
  g_test_add_func ("/ceremony/keys", test_ceremony_keys);
  g_test_add_func ("/ceremony/public-end", test_public_end);
  g_test_add_func ("/ceremony/stopped-has-none", test_stopped_has_none);
  return g_test_run ();
}
