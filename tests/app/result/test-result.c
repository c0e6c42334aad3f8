/* test-result.c: the page with the result: who won, who lost, sides, ties, and what Enter does after the end
 *
 * The records of every way to end (tests/conformance/golden) are shown in the real window.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/result/result-page.h"
#include "sheets/sheet.h"

static GnMatchTable *
golden (const char *record)
{
  g_autofree char *name = g_strconcat (record, ".gnomon", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_open (file, FALSE, NULL, &error);

  g_assert_no_error (error);
  return table;
}

/* Shows the result of a record. Returns: the page; the window is its root */
static GtkWidget *
show_result (const char *record)
{
  g_autoptr (GnMatchTable) table = golden (record);
  GnWindow *window = fixture_window ();

  gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
  fixture_settle ();
  return fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
}

static void
leave (GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (page)));
  fixture_settle ();
}

static gboolean
is_shown (GtkWidget  *page,
          const char *id)
{
  return gtk_widget_get_visible (fixture_child (page, id));
}

/* The words of a part of a row of the ranking. */
static const char *
row_words (GtkWidget *page,
           int        row,
           const char *class)
{
  GtkListBoxRow *at = gtk_list_box_get_row_at_index (fixture_child (page, "ranking"), row);
  GtkWidget *label = at ? fixture_find_class (GTK_WIDGET (at), class) : NULL;

  return label ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

static void
test_lost (void)
{
  GtkWidget *page = show_result ("invasion-3-letters");
  GtkWidget *hero = fixture_child (page, "hero");

  g_assert_cmpstr (fixture_words (page, "headline"), ==, "All lose together");
  g_assert_true (gtk_widget_has_css_class (hero, "lost"));
  g_assert_false (gtk_widget_has_css_class (hero, "won"));
  g_assert_false (is_shown (page, "star"));
  /* what has beaten them is there, and no place among those who play together */
  g_assert_true (is_shown (page, "plates"));
  g_assert_false (is_shown (page, "ranking"));
  g_assert_true (is_shown (page, "table_section"));
  leave (page);

  page = show_result ("invasion-3-won");
  g_assert_cmpstr (fixture_words (page, "headline"), ==, "All win together");
  g_assert_true (gtk_widget_has_css_class (fixture_child (page, "hero"), "won"));
  g_assert_false (is_shown (page, "ranking"));
  leave (page);
}

static void
test_sides (void)
{
  GtkWidget *page = show_result ("gnomes-wizards-4-won");

  g_assert_cmpstr (fixture_words (page, "headline"), ==, "The gnomes win");
  g_assert_cmpstr (fixture_words (page, "reason"), ==, "Ann and Zoë, 18 to 14");
  /* a row for each side, the winners first */
  g_assert_cmpuint (fixture_rows (page, "ranking"), ==, 2);
  g_assert_cmpstr (row_words (page, 0, "count"), ==, "Gnomes");
  g_assert_cmpstr (row_words (page, 0, "note"), ==, "Ann and Zoë");
  g_assert_cmpstr (row_words (page, 0, "big"), ==, "18");
  g_assert_cmpstr (row_words (page, 1, "count"), ==, "Wizards");
  leave (page);
}

static void
test_nobody_wins (void)
{
  GtkWidget *page = show_result ("gnomes-wizards-4-tied");

  g_assert_cmpstr (fixture_words (page, "headline"), ==, "A tie: nobody wins");
  g_assert_null (fixture_find (page, GTK_TYPE_LABEL, "share the win"));
  g_assert_true (gtk_widget_has_css_class (fixture_child (page, "hero"), "tied"));
  g_assert_false (is_shown (page, "star"));
  g_assert_true (is_shown (page, "tie_section"));
  leave (page);
}

static void
test_stopped (void)
{
  GtkWidget *page = show_result ("zavandor-4-stopped");

  g_assert_cmpstr (fixture_words (page, "headline"), ==, "Stopped by agreement");
  g_assert_true (gtk_widget_has_css_class (fixture_child (page, "hero"), "so-far"));
  g_assert_false (is_shown (page, "plates"));
  leave (page);
}

/* What Enter does in a window: it presses the focused button, or else the window's default. */
static void
enter (GnWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_signal_emit_by_name (window, "activate-default");
  fixture_settle ();
}

/* Enter, Enter, Enter after the end: the result, and there it stays. */
static void
test_enter_begins_nothing (void)
{
  static const char *const records[] = { "zavandor-3-won", "wizard-3-won", "invasion-3-letters", "rise-3-gnomes",
                                         "gnomes-wizards-3-won", "example-4-won" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GnMatchTable) table = golden (records[i]);
      GnWindow *window = fixture_window ();
      GnTableTab *tab;

      tab = gn_window_begin (window, table);
      fixture_settle ();
      gtk_widget_activate_action (gn_table_tab_get_page (tab), "table.result", NULL);
      fixture_settle ();
      g_assert_true (gn_table_tab_get_result (tab));
      for (guint n = 0; n < 6; n++)
        {
          enter (window);
          g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
          g_assert_true (gn_table_tab_get_result (tab));
        }
      g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
      /* the preview comes back to the same place */
      GtkWidget *preview = fixture_find (GTK_WIDGET (tab), GTK_TYPE_BUTTON, "Preview");

      gtk_widget_grab_focus (preview);
      enter (window);
      for (guint n = 0; n < 4; n++)
        enter (window);
      g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
      g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* From the headline Tab reaches everything, the next table too. */
static void
test_tab_reaches_all (void)
{
  GtkWidget *page = show_result ("zavandor-3-tie");
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (page));
  GHashTable *reached = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < 80; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (root));

      if (focus)
        g_hash_table_add (reached, focus);
      gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
    }
  g_assert_true (g_hash_table_contains (reached, fixture_child (page, "main_button")));
  g_assert_true (g_hash_table_contains (reached, fixture_child (page, "again")));
  g_assert_true (g_hash_table_contains (reached, fixture_find (page, GTK_TYPE_BUTTON, "PDF")));
  g_hash_table_unref (reached);
  leave (page);
}

int
main (int   argc,
      char *argv[])
{
  fixture_init (&argc, &argv);
  fixture_app ();
  g_test_add_func ("/result/lost", test_lost);
  g_test_add_func ("/result/sides", test_sides);
  g_test_add_func ("/result/nobody-wins", test_nobody_wins);
  g_test_add_func ("/result/stopped", test_stopped);
  g_test_add_func ("/result/enter-begins-nothing", test_enter_begins_nothing);
  g_test_add_func ("/result/tab-reaches-all", test_tab_reaches_all);
  return g_test_run ();
}
