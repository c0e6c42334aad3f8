/* test-result.c: the page with the result: who won, who lost, sides, ties, and what Enter does after the end
 *
 * The records of every way to end (tests/conformance/golden) are shown in the real window.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "result-keys.h"

#include "app/model/draft.h"
#include "app/result/ceremony.h"
#include "app/result/chart-view.h"
#include "app/result/result-page.h"
#include "app/result/score-bar.h"
#include "core/base/figure.h"
#include "core/match/moves.h"
#include "core/match/option.h"
#include "core/words/text.h"
#include "games/games.h"
#include "panels/drawing/parts.h"
#include <glib/gstdio.h>


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

/* A copy of a record in which each line is a minute after the one before, and all names have 20 letters. */
static GFile *
slow_record (const char *record)
{
  static const struct { const char *name, *in_place; } names[] = {
    { "\"Ann\"", "\"Wilhelmine-Charlotta\"" },
    { "\"Ben\"", "\"Bartholomaeus-Maxim2\"" },
    { "\"Zoë\"", "\"Konstantin-Ferdinand\"" },
    { "\"Łukasz\"", "\"Maria-Magdalena-Elsa\"" },
    { "\"Eve\"", "\"Friederike-Antonella\"" },
    { "\"Cy\"", "\"Cyriakus-Constantine\"" },
  };
  g_autofree char *name = g_strconcat (record, ".gnomon", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", name, NULL);
  g_autofree char *folder = g_dir_make_tmp ("gnomon-slow-XXXXXX", NULL), *copy = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) slow = g_string_new (NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GString) head = g_string_new (lines[0]);

      g_string_replace (head, names[i].name, names[i].in_place, 1);
      g_free (lines[0]);
      lines[0] = g_strdup (head->str);
    }
  for (guint i = 0; lines[i]; i++)
    {
      g_autoptr (GString) line = g_string_new (lines[i]);
      g_autofree char *from = g_strdup_printf ("{\"i\":%u,", i), *time = g_strdup_printf ("%s\"t\":%u,", from, 60 * i);
      g_autofree char *twice = g_strconcat (time, "\"t\":0,", NULL);

      g_string_replace (line, from, time, 1);
      g_string_replace (line, twice, time, 1);
      g_string_append_printf (slow, "%s%s", i ? "\n" : "", line->str);
    }
  g_assert_true (g_file_set_contents (copy, slow->str, -1, NULL));
  return g_file_new_for_path (copy);
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

/* How long the match took is the same on the page, on the sheet and in the play for BG Stats; where all lose, the sheet
 * says so as the page does. */
static void
test_minutes (void)
{
  static const char *const records[] = { "invasion-3-letters", "pad-3-won", "example-3-stopped", "example-2-won" };
  guint on_page = 0;

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GFile) file = slow_record (records[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, &error);
      GnWindow *window = fixture_window ();

      g_assert_no_error (error);
      gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
      fixture_settle ();

      GtkWidget *page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      g_autofree char *text = gn_sheet_to_text (sheet), *play = gn_sheet_to_bgstats (sheet);
      const int minutes = (int) (gn_match_table_get_elapsed (table) / 60);
      g_autofree char *said = g_strdup_printf (", %d minutes of play", minutes);
      g_autofree char *number = g_strdup_printf ("\"durationMin\" : %d,", minutes);

      g_assert_cmpint (minutes, >, 1);
      g_assert_nonnull (strstr (text, said));
      g_assert_nonnull (strstr (play, number));
      if (strstr (fixture_words (page, "reason"), "minutes of play"))
        {
          g_assert_true (g_str_has_suffix (fixture_words (page, "reason"), said));
          on_page++;
        }
      g_assert_nonnull (strstr (text, fixture_words (page, "headline")));
      g_assert_cmpint (strstr (text, "All lose together") != NULL, ==, i == 0);
      leave (page);
    }
  g_assert_cmpuint (on_page, >, 0);
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
  /* and those of a side beside each other in the table of figures */
  GtkWidget *grid = gtk_widget_get_first_child (fixture_child (page, "rows"));

  g_assert_nonnull (fixture_find (gtk_grid_get_child_at (GTK_GRID (grid), 1, 0), GTK_TYPE_LABEL, "Ann"));
  g_assert_nonnull (fixture_find (gtk_grid_get_child_at (GTK_GRID (grid), 2, 0), GTK_TYPE_LABEL, "Zoë"));
  leave (page);
}

static guint
count_pieces (GtkWidget *widget)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "note"))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      g_assert_cmpuint (strspn (text, "0123456789"), <, strlen (text));
      n += g_str_has_prefix (text, "from ") || strstr (text, " × ") != NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_pieces (child);
  return n;
}

/* How many pieces bring the points of a tie-break stands beside them as words: no two bare numbers. */
static void
test_pieces (void)
{
  GtkWidget *page = show_result ("zavandor-3-tie");
  guint n = 0;

  for (GtkWidget *grid = gtk_widget_get_first_child (fixture_child (page, "ties")); grid;
       grid = gtk_widget_get_next_sibling (grid))
    n += count_pieces (grid);
  g_assert_cmpuint (n, >, 0);
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

  for (guint i = 0; i < 48; i++)
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

/* On the smallest laptop the next table is in view from the start. */
static void
test_next_in_view (void)
{
  g_autoptr (GnMatchTable) table = golden ("zavandor-3-tie");
  GnWindow *window = fixture_window_of (1280, 720);
  GnTableTab *tab = gn_window_begin (window, table);
  GtkWidget *page, *button, *scroller;
  graphene_rect_t at;

  gn_table_tab_set_result (tab, TRUE);
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_RESULT_PAGE);
  button = fixture_child (page, "main_button");
  scroller = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (button, scroller, &at));
  g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (scroller));
  fixture_close (window);
}

/* The open dialog that asks for a file, or NULL. */
static GtkWidget *
file_dialog (void)
{
  g_autoptr (GListModel) tops = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (tops); i++)
    {
      g_autoptr (GtkWidget) top = g_list_model_get_item (tops, i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (top) && gtk_widget_get_visible (top))
        return top;
    }
  return NULL;
}

static gboolean
is_chosen (GtkWidget *dialog,
           GFile     *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return chosen && g_file_equal (chosen, file);
}

/* “Share picture…” by the mouse and by Ctrl+S: a dialog asks where, and the picture is there. */
static void
test_share (void)
{
#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("GTK 4.8's own dialog for files leaks");
  return;
#endif
  if (gtk_get_minor_version () > 8)
    {
      g_test_skip ("in a sandbox the dialog for files is not the program's own");
      return;
    }
  g_autofree char *folder = g_dir_make_tmp ("gnomon-share-XXXXXX", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  GtkWidget *page = show_result ("zavandor-3-tie");
  GtkWidget *button = fixture_find (page, GTK_TYPE_BUTTON, "Share picture"), *dialog;

  g_assert_nonnull (button);
  g_assert_true (press_shortcut (page, GDK_KEY_s, GDK_CONTROL_MASK));
  fixture_settle ();
  dialog = file_dialog ();
  g_assert_nonnull (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  fixture_settle ();
  g_assert_null (file_dialog ());

  g_signal_emit_by_name (button, "clicked");
  fixture_settle ();
  dialog = file_dialog ();
  g_assert_nonnull (dialog);
  g_autofree char *name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (dialog));

  g_assert_cmpstr (name, ==, "zavandor-3-tie-result.png");
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), place, NULL));

  g_autoptr (GFile) written = g_file_get_child (place, name);

  /* the dialog reads the folder before it goes there */
  while (!is_chosen (dialog, written))
    g_main_context_iteration (NULL, TRUE);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  while (file_dialog ())
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();

  g_autofree char *path = g_file_get_path (written);
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_file (written, NULL);

  g_assert_nonnull (picture);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, 1200);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, 630);
  g_unlink (path);
  g_rmdir (folder);
  leave (page);
}

/* On a telephone nothing is wider than the screen, with five seats and 20-letter names either. */
static void
test_narrow (void)
{
  static const char *const records[] = { "wizard-5-won", "rise-4-gnomes", "rise-5-stopped", "rise-3-shared",
                                         "invasion-6-letters", "gnomes-wizards-4-tied", "gnomes-wizards-4-won",
                                         "zavandor-3-tie", "zavandor-4-won" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GFile) file = slow_record (records[i]);
      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, NULL);
      GtkWidget *page = g_object_ref_sink (gn_result_page_new (table)), *ceremony;
      int least;

      g_assert_cmpuint (strlen (gn_match_name (gn_match_table_get_match (table), 0)), ==, 20);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", records[i], least);
      g_assert_cmpint (least, <=, 360);
      ceremony = g_object_ref_sink (gn_ceremony_new (table, FALSE));
      gtk_widget_measure (ceremony, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      g_object_unref (ceremony);
      g_object_unref (page);
    }
}

/* How long the bar of a row of the ranking is; all its parts have to be in it. */
static double
bar_length (GtkWidget *page,
            int        row)
{
  GtkListBoxRow *at = gtk_list_box_get_row_at_index (fixture_child (page, "ranking"), row);
  GtkWidget *bar = fixture_find_type (GTK_WIDGET (at), GN_TYPE_SCORE_BAR);
  double end = 0;

  g_assert_nonnull (bar);
  g_assert_true (gtk_widget_get_mapped (bar));
  for (GtkWidget *part = gtk_widget_get_first_child (bar); part; part = gtk_widget_get_next_sibling (part))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (part, bar, &bounds));
      end = bounds.origin.x + bounds.size.width;
      g_assert_cmpfloat (end, <=, gtk_widget_get_width (bar) + 0.5);
    }
  return end;
}

/* On a telephone everybody has a bar, and nobody's is longer than that of somebody with more points. */
static void
test_bars (void)
{
  static const char *const records[] = { "rise-4-gnomes", "rise-5-stopped", "zavandor-3-tie", "zavandor-4-won" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GFile) file = slow_record (records[i]);
      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, NULL);
      GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
      double length = G_MAXDOUBLE;
      GtkWidget *page;

      gtk_window_set_default_size (GTK_WINDOW (window), 370, 640);
      gtk_window_present (GTK_WINDOW (window));
      gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
      fixture_settle ();
      page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
      g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
      g_assert_cmpuint (fixture_rows (page, "ranking"), >, 1);
      for (guint row = 0; row < fixture_rows (page, "ranking"); row++)
        {
          const double next = bar_length (page, (int) row);

          g_test_message ("%s: %s, %.0f", records[i], row_words (page, (int) row, "big"), next);
          /* as far as the least length of a part goes */
          g_assert_cmpfloat (next, <=, length + 4);
          length = next;
        }
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

static GtkWidget *
open_result (GnWindow   **window,
             const char  *record)
{
  g_autoptr (GnMatchTable) table = golden (record);

  *window = GN_WINDOW (gn_window_new (fixture_app ()));
  gtk_window_set_default_size (GTK_WINDOW (*window), 1280, 720);
  gtk_window_present (GTK_WINDOW (*window));
  gn_table_tab_set_result (gn_window_begin (*window, table), TRUE);
  fixture_settle ();
  return fixture_find_type (GTK_WIDGET (*window), GN_TYPE_RESULT_PAGE);
}

/* In a countdown the bars show what was scored, not the points at the start: who won has the longest one. In a duel
 * they would show nothing but the points at the start: there are none. */
static void
test_countdown_bars (void)
{
  GnWindow *window;
  GtkWidget *page = open_result (&window, "pad-2-won+first");

  g_assert_cmpstr (row_words (page, 0, "big"), ==, "0");
  g_assert_cmpfloat (bar_length (page, 0), >, bar_length (page, 1) * 501 / 360 - 20);
  g_assert_cmpfloat (bar_length (page, 0), <, bar_length (page, 1) * 501 / 360 + 20);
  for (int row = 0; row < 2; row++)
    {
      GtkWidget *at = GTK_WIDGET (gtk_list_box_get_row_at_index (fixture_child (page, "ranking"), row));

      g_assert_null (fixture_find (at, GTK_TYPE_LABEL, "501"));
      g_assert_nonnull (fixture_find (at, GTK_TYPE_LABEL, row ? "60" : "180"));
    }
  g_assert_nonnull (fixture_find (fixture_child (page, "legend"), GTK_TYPE_LABEL, "Round 1"));
  g_assert_null (fixture_find (fixture_child (page, "legend"), GTK_TYPE_LABEL, "Points at the start"));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();

  page = open_result (&window, "pad-2-won+at-once");
  g_assert_cmpuint (fixture_rows (page, "ranking"), ==, 2);
  g_assert_null (fixture_find_type (fixture_child (page, "ranking"), GN_TYPE_SCORE_BAR));
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "legend")));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* A name of eight letters is not broken, however little the bars leave for it. */
static void
test_names_whole (void)
{
  static const char *const names[] = { "Gretchen", "Bernhard", "Ludovica", "Caroline" };
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find ("pad"));
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  GnSay why = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gn_draft_add_person (draft, names[i], -1);
  table = gn_match_table_new (gn_draft_match (draft, &error), NULL, &why, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 8; i++)
    {
      g_auto (GnMoveList) list = { 0 };
      GnReply reply = { 0 };

      gn_move_list_init (&list);
      gn_match_table_legal (table, GN_EVERYTHING, &list);
      for (guint k = 0; k < list.n; k++)
        if (g_str_equal (gn_match_table_get_match (table)->game->verbs[list.move[k].verb].id, "score"))
          {
            gn_figure_parse ("123456", list.move[k].arg);
            g_assert_true (gn_match_table_do (table, &list.move[k], 1, &reply));
            break;
          }
    }

  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
  fixture_settle ();

  GtkWidget *page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);

  for (int row = 0; row < 4; row++)
    {
      GtkListBoxRow *at = gtk_list_box_get_row_at_index (fixture_child (page, "ranking"), row);
      GtkWidget *name = fixture_find_class (GTK_WIDGET (at), "count");

      int width;

      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (name)), &width, NULL);
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (name))), ==, 1);
      g_assert_cmpint (gn_least_of (name, GTK_ORIENTATION_HORIZONTAL), >=, width);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Each player's thinking time is there if the record has times. */
static void
test_thinking (void)
{
  GtkWidget *page = show_result ("rise-4-gnomes");

  /* played by a test, in no time */
  g_assert_false (is_shown (page, "thinking_section"));
  leave (page);

  g_autoptr (GFile) slow = slow_record ("rise-4-gnomes");
  g_autoptr (GnMatchTable) table = gn_match_table_open (slow, FALSE, NULL, NULL);
  gint64 seconds[GN_MAX_SEATS];
  GnWindow *window = fixture_window ();

  g_assert_true (gn_match_table_thinking (table, seconds));
  gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
  g_assert_true (is_shown (page, "thinking_section"));
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *time = gn_clock_text (seconds[seat]);

      g_assert_cmpint (seconds[seat], >, 60);
      g_assert_nonnull (fixture_find (fixture_child (page, "thinking"), GTK_TYPE_LABEL, time));
    }
  leave (page);
}

/* A match on a pad of one's own, whose name is “Pad”, with so many figures entered, and then @last; (transfer full) */
static GnMatchTable *
pad_match (const char *pad,
           guint       seats,
           guint       figures,
           const char *last)
{
  const GnGame *game = gn_games_find ("pad");
  GnSet *set = gn_set_new_stand_in (game, NULL);
  g_autoptr (JsonNode) node = json_from_string (pad, NULL);
  g_autoptr (GnDraft) draft = gn_draft_new (game);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMatchTable *table;

  g_assert_cmpint (gn_set_teach (set, 0, node, &error), >=, 0);
  g_assert_no_error (error);
  g_assert_true (gn_draft_set_set (draft, set, &error));
  gn_draft_set_option (draft, 0, (guint) gn_option_find (&game->options[0], set,
                                                         gn_set_id (set, 0, gn_set_size (set, 0) - 1)));
  for (guint i = 0; i < seats; i++)
    {
      g_autofree char *name = g_strdup_printf ("Wilhelmine-Charlo%03u", i);

      gn_draft_add_person (draft, name, (int) i);
    }
  table = gn_match_table_new (gn_draft_match (draft, &error), NULL, &why, &error);
  g_assert_no_error (error);
  for (guint i = 0; i <= figures; i++)
    {
      const int verb = gn_game_find_verb (game, i < figures ? "score" : last);
      g_auto (GnMoveList) list = { 0 };
      GnReply reply = { 0 };
      guint k = 0;

      if (verb < 0)
        break;
      gn_move_list_init (&list);
      gn_match_table_legal (table, GN_EVERYTHING, &list);
      while (k < list.n && list.move[k].verb != verb)
        k++;
      g_assert_cmpuint (k, <, list.n);
      if (i < figures)
        {
          g_autofree char *figure = g_strdup_printf ("%u", i % 7 + 1);

          gn_figure_parse (figure, list.move[k].arg);
        }
      g_assert_true (gn_match_table_do (table, &list.move[k], 1, &reply));
    }
  gn_set_unref (set);
  return table;
}

/* Twelve players fit into a narrow window, whoever they play with, and so do forty rounds. */
static void
test_many (void)
{
  static const struct {
    const char *pad;
    guint       seats, figures;
    const char *last;
    guint       tables;   /* of figures side by side */
    gboolean    bars, chart;
  } cases[] = {
    /* all have won: that is in the headline */
    { "{\"name\":\"Pad\",\"wins\":\"together\",\"end\":\"open\"}", 12, 0, "won", 0, FALSE, FALSE },
    { "{\"name\":\"Pad\",\"wins\":\"together\",\"end\":\"open\",\"categories\":\"Loot, Deaths\"}", 12, 24, "won", 2,
      FALSE, FALSE },
    { "{\"name\":\"Pad\",\"columns\":\"teams\",\"rounds\":3}", 12, 6, "", 0, TRUE, TRUE },
    { "{\"name\":\"Pad\",\"rounds\":40}", 2, 80, "", 0, FALSE, TRUE },
    { "{\"name\":\"Pad\",\"categories\":\"Wood, Stone\",\"end\":\"rounds\"}", 2, 4, "", 0, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GnMatchTable) table = pad_match (cases[i].pad, cases[i].seats, cases[i].figures, cases[i].last);
      GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
      GtkWidget *page, *rows;
      guint tables = 0;

      g_test_message ("%s, %u players", cases[i].pad, cases[i].seats);
      g_assert_true (gn_match_table_is_over (table));
      gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
      gtk_window_present (GTK_WINDOW (window));
      gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
      fixture_settle ();
      page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
      g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
      rows = fixture_child (page, "rows");
      for (GtkWidget *grid = gtk_widget_get_first_child (rows); grid; grid = gtk_widget_get_next_sibling (grid))
        tables++;
      g_assert_cmpuint (tables, ==, cases[i].tables);
      g_assert_true (gtk_widget_get_mapped (rows) == (tables > 0));
      g_assert_true ((fixture_count (page, GN_TYPE_SCORE_BAR) > 0) == cases[i].bars);
      g_assert_true ((fixture_find (page, GN_TYPE_CHART_VIEW, NULL) != NULL) == cases[i].chart);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* Places that were entered by hand are all there, without a figure, and with no bar of them. */
static void
test_places (void)
{
  GtkWidget *page = show_result ("pad-5-shared+places");

  g_assert_cmpuint (fixture_rows (page, "ranking"), ==, 5);
  for (int row = 0; row < 5; row++)
    g_assert_cmpstr (row_words (page, row, "big"), ==, "");
  g_assert_cmpuint (fixture_count (page, GN_TYPE_SCORE_BAR), ==, 0);
  g_assert_false (gtk_widget_get_mapped (fixture_child (page, "legend")));
  leave (page);
}

int
main (int   argc,
      char *argv[])
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  fixture_app ();
  g_test_add_func ("/result/lost", test_lost);
  g_test_add_func ("/result/minutes", test_minutes);
  g_test_add_func ("/result/sides", test_sides);
  g_test_add_func ("/result/pieces", test_pieces);
  g_test_add_func ("/result/nobody-wins", test_nobody_wins);
  g_test_add_func ("/result/stopped", test_stopped);
  g_test_add_func ("/result/enter-begins-nothing", test_enter_begins_nothing);
  g_test_add_func ("/result/tab-reaches-all", test_tab_reaches_all);
  g_test_add_func ("/result/next-in-view", test_next_in_view);
  g_test_add_func ("/result/share", test_share);
  g_test_add_func ("/result/thinking", test_thinking);
  g_test_add_func ("/result/narrow", test_narrow);
  g_test_add_func ("/result/bars", test_bars);
  g_test_add_func ("/result/many", test_many);
  g_test_add_func ("/result/places", test_places);
  g_test_add_func ("/result/countdown-bars", test_countdown_bars);
  g_test_add_func ("/result/names-whole", test_names_whole);
  return g_test_run ();
}
