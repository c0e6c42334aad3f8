/* test-photo.c: the photo of a match: on its result, in the history, in and out of the library
 *
 * With $GNOMON_SHOTS it saves pictures of the result there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/history/history-page-private.h"
#include "app/history/history-row.h"
#include "app/result/result-page.h"
#include "app/window/window-private.h"
#include "core/library/library.h"
#include "records.h"
#include "sheets/photo.h"
#include "sheets/sheet.h"

/* A match that is over, without anything kept beside it; (transfer full) */
static GFile *
new_record (void)
{
  GFile *file = years_file (0);

  for (guint32 seed = 1; seed < 100; seed++)
    {
      gn_library_delete (file, NULL);
      years_write (0, seed);

      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, NULL);

      if (table && gn_match_table_is_over (table) && !gn_library_has_beside (file))
        return file;
    }
  g_assert_not_reached ();
}

/* A picture of some people at a table; (transfer full) */
static GFile *
new_picture (int width,
             int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "picture.png", NULL);

  cairo_set_source_rgb (cr, 0.35, 0.27, 0.2);
  cairo_paint (cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_set_source_rgb (cr, 0.9 - 0.2 * i, 0.4 + 0.1 * i, 0.3 + 0.15 * i);
      cairo_arc (cr, width * (0.14 + 0.24 * i), height * 0.4, height * 0.13, 0, 7);
      cairo_fill (cr);
      cairo_rectangle (cr, width * (0.06 + 0.24 * i), height * 0.52, width * 0.16, height * 0.3);
      cairo_fill (cr);
    }
  cairo_set_source_rgb (cr, 0.75, 0.6, 0.4);
  cairo_rectangle (cr, 0, height * 0.78, width, height * 0.22);
  cairo_fill (cr);
  cairo_destroy (cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_file_new_for_path (path);
}

static void
drop (GtkWidget *result,
      GFile     *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture_child (result, "stack"));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  g_assert_true (taken);
  fixture_settle ();
}

static gboolean
has_photo (GFile *record)
{
  g_autoptr (GBytes) bytes = gn_photo_bytes (record);

  return bytes != NULL;
}

static GtkWidget *
open_result (GnWindow *window,
             GFile    *file)
{
  GnTableTab *tab = gn_window_open (window, file);

  fixture_settle ();
  return fixture_find_type (GTK_WIDGET (tab), GN_TYPE_RESULT_PAGE);
}

static void
dismiss (void)
{
  fixture_dismiss ();
  fixture_settle ();
}

static void
on_undone (GtkWidget *result,
           gboolean  *undone)
{
  *undone = TRUE;
}

static void
test_result (void)
{
  GnWindow *window = fixture_window ();
  g_autoptr (GFile) record = new_record (), picture = new_picture (400, 300), letter = years_file (0);
  GtkWidget *result = open_result (window, record);
  GtkWidget *photo = fixture_child (result, "photo"), *button = fixture_child (result, "photo_button");
  gboolean undone = FALSE;
  int height;

  g_signal_connect (result, "undo", G_CALLBACK (on_undone), &undone);
  g_assert_false (gtk_widget_get_visible (photo));
  g_assert_null (fixture_find (result, GTK_TYPE_BUTTON, "Remove the photo"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Add a ph_oto…");

  drop (result, picture);
  g_assert_true (has_photo (record));
  g_assert_true (gtk_widget_get_visible (photo));
  g_assert_nonnull (fixture_find (result, GTK_TYPE_BUTTON, "Remove the photo"));
  gtk_widget_measure (photo, GTK_ORIENTATION_VERTICAL, 200, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 150);
  gtk_widget_measure (photo, GTK_ORIENTATION_VERTICAL, 2000, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 300);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (photo)), ==, GTK_ACCESSIBLE_ROLE_IMG);
  g_autoptr (GnMatchTable) table = gn_match_table_open (record, FALSE, NULL, NULL);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  g_autofree char *name = g_strdup_printf ("Photo of the match: %s, %s", sheet->title, sheet->subtitle);
  gtk_test_accessible_assert_property (photo, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Replace the ph_oto…");

  /* What is no picture leaves it as it is. */
  drop (result, letter);
  dismiss ();
  g_assert_true (has_photo (record));

  /* Removed, and with Ctrl+Z there again; the match itself is not undone. */
  g_autoptr (GBytes) before = gn_photo_bytes (record);

  gtk_widget_activate_action (button, "result.remove-photo", NULL);
  fixture_settle ();
  g_assert_false (has_photo (record));
  g_assert_false (gtk_widget_get_visible (photo));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  gtk_widget_activate_action (button, "result.undo", NULL);
  fixture_settle ();
  g_autoptr (GBytes) after = gn_photo_bytes (record);
  g_assert_true (after && g_bytes_equal (before, after));
  g_assert_true (gtk_widget_get_visible (photo));
  g_assert_false (undone);

  /* Likewise with the button of the message. */
  gtk_widget_activate_action (button, "result.remove-photo", NULL);
  fixture_settle ();
  GtkWidget *undo = fixture_find (fixture_find_class (GTK_WIDGET (window), "said"), GTK_TYPE_BUTTON, NULL);
  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
  fixture_settle ();
  g_assert_true (has_photo (record));
  g_assert_true (gtk_widget_get_visible (photo));

  /* Then Ctrl+Z is for the match again. */
  gtk_widget_activate_action (button, "result.undo", NULL);
  g_assert_true (undone);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- History ------------------------------------------------------------------------------------------------ */

static void
settle (GnHistoryPage *page)
{
  fixture_settle ();
  while (page->updating)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

/* The labels of the menu of the only row */
static char *
menu_of (GnHistoryPage *page)
{
  GtkWidget *row = gtk_list_item_get_child (page->rows->pdata[0]);
  g_autoptr (GString) labels = g_string_new (NULL);
  GMenuModel *menu;

  gn_history_row_popup (GN_HISTORY_ROW (row));
  fixture_settle ();
  menu = gtk_menu_button_get_menu_model (fixture_child (row, "more"));
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (menu, i, "label", "s", &label);
      g_string_append_printf (labels, "%s|", label);
    }
  gtk_menu_button_popdown (fixture_child (row, "more"));
  fixture_settle ();
  return g_string_free (g_steal_pointer (&labels), FALSE);
}

static void
test_history (void)
{
  GnWindow *window = fixture_window ();
  g_autoptr (GFile) record = new_record (), picture = new_picture (400, 300);
  g_autofree char *uri = g_file_get_uri (record);
  GtkWidget *result = open_result (window, record);
  GnHistoryPage *page;

  gn_window_show (window, "history");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_HISTORY_PAGE);
  settle (page);

  g_autofree char *without = menu_of (page);

  g_assert_nonnull (strstr (without, "Add a ph_oto…|"));
  g_assert_null (strstr (without, "_Remove the photo"));
  gn_history_page_change_photo (page, record, picture);
  g_assert_true (has_photo (record));
  g_assert_cmpstr (fixture_words (page, "undo_label"), ==, "Photo added");
  /* the result that is open in a tab has it too */
  g_assert_true (gtk_widget_get_visible (fixture_child (result, "photo")));

  g_autofree char *with = menu_of (page);

  g_assert_nonnull (strstr (with, "Replace the ph_oto…|_Remove the photo|"));
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  g_assert_false (has_photo (record));
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "undo_bar")));
  g_assert_false (gtk_widget_get_visible (fixture_child (result, "photo")));

  gn_history_page_change_photo (page, record, picture);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.remove-photo", "s", uri);
  g_assert_false (has_photo (record));
  g_assert_cmpstr (fixture_words (page, "undo_label"), ==, "Photo removed");
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  g_assert_true (has_photo (record));

  /* It goes and comes back with its match. */
  gtk_widget_activate_action (GTK_WIDGET (page), "history.delete-one", "s", uri);
  settle (page);
  g_assert_false (has_photo (record));
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_true (has_photo (record));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- Out and in --------------------------------------------------------------------------------------------- */

/* Restores what was opened, and opens the match. */
static GnTableTab *
bring_in (GnWindow *window)
{
  GnHistoryPage *page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_HISTORY_PAGE);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL), record = NULL;

  g_assert_nonnull (page);
  while (page->work || page->updating)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_nonnull (fixture_question ());
  g_assert_cmpstr (gn_ask_get_heading (fixture_question ()), ==, "Import 1 match?");
  fixture_answer ("restore");
  while (page->work || page->updating)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_cmpstr (gtk_label_get_label (page->undo_label), ==, "1 match imported");
  names = gn_library_names (NULL);
  g_assert_cmpuint (names->len, ==, 1);
  record = g_file_get_child (dir, names->pdata[0]);
  return gn_window_open (window, record);
}

/* One file brings note and photo along, as a sandbox opens no others beside it. */
static void
test_round_trip (void)
{
  static const GnAbout due = { (char *) "Home", (char *) "The big box", (char *) "Late." };
  GnWindow *window = fixture_window ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "sent.gnomonbackup", NULL);
  g_autoptr (GFile) record = new_record (), picture = new_picture (400, 300), sent = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_photo_take (record, picture, &error));
  g_assert_true (gn_about_save (record, &due, &error));
  gn_window_export_record_to (window, record, sent);
  /* A thread writes it: it is there once it is whole, and a message tells of it. */
  g_assert_false (g_file_query_exists (sent, NULL) && fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL,
                                                                    "Exported as “sent.gnomonbackup”."));
  while (!fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "Exported as “sent.gnomonbackup”."))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_query_exists (sent, NULL));
  fixture_empty_library ();
  g_assert_null (gn_window_open (window, sent));

  GnTableTab *tab = bring_in (window);
  GFile *kept = gn_match_table_get_file (gn_table_tab_get_table (tab));
  g_autoptr (GnAbout) about = gn_about_load (kept);
  cairo_surface_t *surface = gn_photo_load (kept);

  g_assert_cmpstr (about->place, ==, "Home");
  g_assert_cmpstr (about->expansion, ==, "The big box");
  g_assert_cmpstr (about->note, ==, "Late.");
  g_assert_nonnull (surface);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 400);
  cairo_surface_destroy (surface);
  g_assert_no_error (error);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* A folder that was exported has note and photo as files of their own, and a match with a photo that is none comes
 * without it, with a message. */
static void
test_beside_a_record (void)
{
  GnWindow *window = fixture_window ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "exported", NULL);
  g_autoptr (GFile) record = new_record (), picture = new_picture (400, 300), folder = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_mkdir (path, 0700);
  g_assert_true (gn_photo_take (record, picture, &error));

  g_autoptr (GFile) exported = gn_library_export (record, folder, &error), photo = gn_photo_file (exported);

  fixture_empty_library ();

  GnTableTab *tab = gn_window_open (window, exported);

  g_assert_true (has_photo (gn_match_table_get_file (gn_table_tab_get_table (tab))));
  gn_window_close_table (window, tab);
  fixture_empty_library ();
  g_assert_true (g_file_set_contents (g_file_peek_path (photo), "\xff\xd8\xff nothing", -1, &error));
  tab = gn_window_open (window, exported);
  g_assert_nonnull (tab);
  fixture_settle ();
  dismiss ();
  g_assert_false (has_photo (gn_match_table_get_file (gn_table_tab_get_table (tab))));
  g_assert_no_error (error);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- Pictures ----------------------------------------------------------------------------------------------- */

static void
shoot (const char *folder)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1366, 768 }, { 1920, 1080 }, { 720, 900 }, { 360, 720 } };
  static const GnAbout about = { (char *) "Berta’s garden", (char *) "The harbor",
                                 (char *) "It rained, and nobody went home.\nCarl forgot his beer twice." };
  g_autoptr (GFile) record = new_record ();

  g_assert_true (gn_about_save (record, &about, NULL));
  for (guint tall = 0; tall < 2; tall++)
    {
      g_autoptr (GFile) picture = tall ? new_picture (900, 1200) : new_picture (1600, 1200);

      g_assert_true (gn_photo_take (record, picture, NULL));
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
          g_autofree char *path = g_strdup_printf ("%s/photo-%d%s.png", folder, sizes[i][0], tall ? "-tall" : "");
          GtkWidget *result, *section;
          graphene_rect_t bounds;

          adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                              i % 2 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
          gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
          gtk_window_present (GTK_WINDOW (window));
          fixture_settle ();
          result = open_result (window, record);
          section = fixture_child (result, "about_section");

          GtkWidget *scrolled = gtk_widget_get_ancestor (section, GTK_TYPE_SCROLLED_WINDOW);
          GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

          fixture_settle ();
          if (gtk_widget_compute_bounds (section, scrolled, &bounds))
            gtk_adjustment_set_value (at, bounds.origin.y - 60);
          fixture_settle ();
          fixture_shot (GTK_WIDGET (window), path);
          if (i == 0)
            {
              g_autofree char *sheet = g_strdup_printf ("%s/sheet%s.png", folder, tall ? "-tall" : "");
              g_autoptr (GFile) file = g_file_new_for_path (sheet);
              g_autoptr (GnMatchTable) table = gn_match_table_open (record, FALSE, NULL, NULL);
              g_autoptr (GnSheet) paper = gn_sheet_new (table, GN_EVERYTHING);

              gn_sheet_write (paper, file, GN_PAPER_A4, NULL);
            }
          gtk_window_destroy (GTK_WINDOW (window));
          fixture_settle ();
        }
    }
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  if (g_getenv ("GNOMON_SHOTS"))
    {
      shoot (g_getenv ("GNOMON_SHOTS"));
      return 0;
    }
  g_test_add_func ("/photo/result", test_result);
  g_test_add_func ("/photo/history", test_history);
  g_test_add_func ("/photo/round-trip", test_round_trip);
  g_test_add_func ("/photo/beside-a-record", test_beside_a_record);
  return g_test_run ();
}
