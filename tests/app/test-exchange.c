/* test-exchange.c: the history's menu: everything into one file and back, with undo
 *
 * With $GNOMON_SHOTS it saves pictures there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/history/history-page-private.h"
#include "app/history/shared-folder.h"
#include "core/library/library.h"
#include "records.h"

#define N    12
#define SEED 7

static void
settle (GnHistoryPage *page)
{
  fixture_settle ();
  while (page->work || page->updating)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static GnHistoryPage *
open_page (GnWindow **window,
           int        width,
           int        height)
{
  GnHistoryPage *page;

  *window = fixture_window_of (width, height);
  gn_window_show (*window, "history");
  page = fixture_find_type (GTK_WIDGET (*window), GN_TYPE_HISTORY_PAGE);
  g_assert_nonnull (page);
  settle (page);
  return page;
}

static GFile *
outside (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static guint
n_records (void)
{
  g_autoptr (GPtrArray) names = gn_library_names (NULL);

  return names->len;
}

static gboolean
asks_for (const char *text)
{
  GnAsk *dialog = fixture_question ();

  return dialog && strstr (gn_ask_get_body (dialog), text);
}

/* ---- Backup ------------------------------------------------------------------------------------------------- */

static void
test_backup (void)
{
  g_autoptr (GFile) file = outside ("all.gnomonbackup"), broken = outside ("no.gnomonbackup");
  g_autoptr (GFile) none = outside ("gone.gnomonbackup");
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  years_make (N, SEED);
  page = open_page (&window, 1280, 720);
  gn_history_page_back_up (page, file);
  g_assert_true (gtk_widget_get_visible (page->work_bar));
  settle (page);
  g_assert_false (gtk_widget_get_visible (page->work_bar));
  g_assert_true (g_file_query_exists (file, NULL));

  /* Everything is here: nothing is brought in. */
  gn_history_page_restore (page, file);
  settle (page);
  g_assert_true (asks_for ("12 matches are here already."));
  fixture_answer ("restore");
  settle (page);
  g_assert_null (page->landing);
  g_assert_false (gtk_widget_get_visible (page->undo_bar));

  /* On another laptop, which has none of it */
  fixture_empty_library ();
  gn_history_page_refresh (page);
  settle (page);
  gn_history_page_restore (page, file);
  settle (page);
  g_assert_true (asks_for ("12 matches are new."));
  fixture_picture (window, "exchange", "empty");
  fixture_answer ("cancel");
  settle (page);
  g_assert_cmpuint (n_records (), ==, 0);
  gn_history_page_restore (page, file);
  settle (page);
  fixture_answer ("restore");
  settle (page);
  g_assert_cmpuint (n_records (), ==, N);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (page->found)), ==, N);
  g_assert_true (gtk_widget_get_visible (page->undo_bar));
  g_assert_cmpstr (gtk_label_get_label (page->undo_label), ==, "12 matches restored");

  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_records (), ==, 0);
  g_assert_false (gtk_widget_get_visible (page->undo_bar));

  /* A later deletion is undone instead, and no more than that. */
  gn_history_page_restore (page, file);
  settle (page);
  fixture_answer ("restore");
  settle (page);

  g_autoptr (GFile) record = years_file (2);
  g_autofree char *uri = g_file_get_uri (record);

  gtk_widget_activate_action (GTK_WIDGET (page), "history.delete-one", "s", uri);
  settle (page);
  g_assert_cmpuint (n_records (), ==, N - 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_records (), ==, N);
  g_assert_false (gtk_widget_get_visible (page->undo_bar));

  /* What is no backup is refused with a sentence. */
  g_assert_true (g_file_set_contents (g_file_peek_path (broken), "no backup", -1, NULL));
  gn_history_page_restore (page, broken);
  settle (page);
  g_assert_true (asks_for ("is not a backup of Gnomon"));
  fixture_dismiss ();
  gn_history_page_restore (page, none);
  settle (page);
  g_assert_true (asks_for ("cannot be opened"));
  fixture_dismiss ();
  g_assert_cmpuint (n_records (), ==, N);
  fixture_close (window);
}

/* Chosen matches in one file: over there as an import, with undo */
static void
test_chosen (void)
{
  g_autoptr (GFile) file = outside ("some.gnomonbackup");
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  years_make (N, SEED);
  page = open_page (&window, 1280, 720);
  for (guint i = 2; i < 5; i++)
    g_ptr_array_add (records, years_file (i));
  gn_history_page_export_file (page, records, file);
  settle (page);
  gn_history_page_restore (page, file);
  settle (page);
  g_assert_cmpstr (gn_ask_get_heading (fixture_question ()), ==, "Import 3 matches?");
  g_assert_true (asks_for ("3 matches are here already."));
  fixture_answer ("restore");
  settle (page);
  g_assert_null (page->landing);

  fixture_empty_library ();
  gn_history_page_refresh (page);
  settle (page);
  gn_history_page_restore (page, file);
  settle (page);
  g_assert_true (asks_for ("3 matches are new."));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_build_filename (g_getenv ("GNOMON_SHOTS"), "exchange-chosen.png", NULL);

      fixture_shot (GTK_WIDGET (fixture_question ()), path);
    }
  fixture_answer ("restore");
  settle (page);
  g_assert_cmpuint (n_records (), ==, 3);
  g_assert_cmpstr (gtk_label_get_label (page->undo_label), ==, "3 matches imported");
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_records (), ==, 0);
  fixture_close (window);
}

/* Two files that are opened at once are both asked about, one after the other. */
static void
test_several (void)
{
  g_autoptr (GFile) one = outside ("one.gnomonbackup"), two = outside ("two.gnomonbackup");
  GFile *files[] = { one, two };
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  years_make (N, SEED);
  page = open_page (&window, 1280, 720);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

      for (guint k = 0; k < i + 1; k++)
        g_ptr_array_add (records, years_file (2 * i + k));
      gn_history_page_export_file (page, records, files[i]);
    }
  settle (page);
  fixture_empty_library ();
  gn_history_page_refresh (page);
  settle (page);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    gn_window_open (window, files[i]);
  settle (page);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      fixture_answer ("restore");
      fixture_settle ();
    }
  settle (page);
  g_assert_null (fixture_question ());
  g_assert_cmpuint (n_records (), ==, 3);
  fixture_close (window);
}

/* A match that was played on in both places comes back as it was here. */
static void
test_undo (void)
{
  g_autoptr (GFile) file = outside ("taken.gnomonbackup"), record = years_file (6);
  g_autofree char *mine = NULL, *got = NULL;
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  years_make (N, SEED);
  page = open_page (&window, 720, 700);
  gn_history_page_back_up (page, file);
  settle (page);
  g_assert_true (g_file_get_contents (g_file_peek_path (record), &mine, NULL, NULL));

  /* without its last line, and the end of the one before it is another */
  mine[strlen (mine) - 1] = '\0';
  strrchr (mine, '\n')[1] = '\0';
  mine[strlen (mine) - 2] = ' ';
  g_assert_true (g_file_set_contents (g_file_peek_path (record), mine, -1, NULL));
  gn_history_page_restore (page, file);
  settle (page);
  g_assert_true (asks_for ("1 match was played on in both places"));
  fixture_answer ("restore");
  settle (page);
  g_assert_cmpstr (gtk_label_get_label (page->undo_label), ==, "1 match restored");
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_null (fixture_question ());
  g_assert_cmpuint (n_records (), ==, N);
  g_assert_true (g_file_get_contents (g_file_peek_path (record), &got, NULL, NULL));
  g_assert_cmpstr (got, ==, mine);
  fixture_close (window);
}

/* Who cancels while a file is read is asked nothing. */
static void
test_canceled (void)
{
  static const char text[] = "date,game,player,score,win\n2021-01-01,Farms,Ann,3,1\n2021-01-01,Farms,Ben,2,0\n";
  g_autoptr (GFile) file = outside ("in.csv");
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  page = open_page (&window, 720, 700);
  gn_history_page_import_plays (page, file);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.cancel", NULL);
  settle (page);
  g_assert_null (fixture_question ());
  fixture_close (window);
}

/* The window is closed while a backup is written: it is still complete. */
static void
test_closed (void)
{
  g_autoptr (GFile) file = outside ("closed.gnomonbackup");
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  years_make (N, SEED);
  page = open_page (&window, 720, 700);
  g_object_ref (page);
  gn_history_page_back_up (page, file);
  fixture_close (window);
  while (page->work)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (page);
  fixture_settle ();
  g_assert_true (g_file_query_exists (file, NULL));
}

static gboolean
on_later (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* The window is closed while a thread reads for long: then nothing is asked or told. */
static void
test_closed_reading (void)
{
  g_autoptr (GFile) file = outside ("slow.gnomonbackup");
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;
  gboolean later = FALSE;

  fixture_empty_library ();
  page = open_page (&window, 720, 700);
  g_object_ref (page);
  g_assert_cmpint (mkfifo (g_file_peek_path (file), 0600), ==, 0);
  gn_history_page_restore (page, file);
  fixture_close (window);
  g_timeout_add (400, on_later, &later);
  while (!later)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (page->work);

  const int fd = g_open (g_file_peek_path (file), O_WRONLY | O_CLOEXEC, 0);

  close (fd);
  while (page->work)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (fixture_question ());
  g_object_unref (page);
  g_remove (g_file_peek_path (file));
  fixture_settle ();
}

/* ---- Several chosen ------------------------------------------------------------------------------------------ */

/* In a narrow window the buttons for the chosen matches take two lines, and all of them can be clicked; in a very low one
 * the list keeps some room. */
static void
test_chosen_bar (void)
{
  static const int heights[] = { 640, 294 };

  fixture_empty_library ();
  years_make (N, SEED);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GnWindow *window;
      GnHistoryPage *page = open_page (&window, 360, heights[i]);
      GtkWidget *bar, *last;
      graphene_rect_t at;

      /* how many were found has no room for words there */
      gtk_editable_set_text (page->search, "zavandor");
      g_signal_emit_by_name (page->search, "search-changed");
      fixture_settle ();
      g_assert_null (strstr (adw_window_title_get_subtitle (page->title), "match"));
      g_assert_nonnull (strstr (adw_window_title_get_subtitle (page->title), " of "));
      gn_history_page_set_choosing (page, TRUE);
      fixture_settle ();
      fixture_settle ();
      bar = GTK_WIDGET (page->chosen_scroller);
      last = fixture_find (bar, GTK_TYPE_BUTTON, "Delete");
      g_assert_true (gtk_widget_compute_bounds (last, bar, &at));
      g_assert_cmpfloat (at.origin.y, >, gtk_widget_get_height (fixture_find (bar, GTK_TYPE_BUTTON, "All")));
      if (i == 0)
        g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (bar));
      else
        g_assert_cmpint (gtk_widget_get_height (bar), <, 60);
      fixture_close (window);
    }
}

/* ---- Plays -------------------------------------------------------------------------------------------------- */

static void
test_plays (void)
{
  static const char text[] = "date,game,player,score,win\n2021-01-01,Farms,Ann,3,1\n2021-01-01,Farms,Ben,2,0\n";
  g_autoptr (GFile) file = outside ("in.csv"), out = outside ("out.csv"), bad = outside ("bad.csv");
  g_autofree char *written = NULL;
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;

  fixture_empty_library ();
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (bad), "nothing", -1, NULL));
  page = open_page (&window, 360, 700);
  gn_history_page_import_plays (page, file);
  settle (page);
  g_assert_true (asks_for ("What is each game"));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/exchange-import.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (GTK_WIDGET (fixture_question ()), path);
    }

  GtkWidget *row = fixture_find (GTK_WIDGET (fixture_question ()), ADW_TYPE_ENTRY_ROW, "Ben");

  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), "Benjamin");
  fixture_answer ("import");
  settle (page);
  g_assert_cmpuint (n_records (), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (page->undo_label), ==, "1 match imported");

  gn_history_page_export_all (page, out, GN_PLAY_BY_PLAYER);
  settle (page);
  g_assert_true (g_file_get_contents (g_file_peek_path (out), &written, NULL, NULL));
  g_assert_nonnull (strstr (written, "Benjamin,2,2,0"));

  /* Once more: there is nothing to import. */
  gn_history_page_import_plays (page, file);
  settle (page);
  g_assert_true (asks_for ("1 match is here already."));
  g_assert_false (gn_ask_get_response_enabled (fixture_question (), "import"));
  fixture_dismiss ();

  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_records (), ==, 0);

  gn_history_page_import_plays (page, bad);
  settle (page);
  g_assert_true (asks_for ("has no plays that Gnomon can read"));
  fixture_dismiss ();
  fixture_close (window);
}

/* Many games and players of long names, in the CSV of plays by player and in the XML of another program: what they are
 * called here fits into a narrow window, and can be reached. */
static void
test_plays_many (void)
{
  enum { MANY_GAMES = 12, MANY_PLAYERS = 30 };
  g_autoptr (GString) csv = g_string_new ("date,game,player,score,win\n");
  g_autoptr (GString) xml = g_string_new ("<?xml version=\"1.0\"?><plays>");
  const GString *texts[] = { csv, xml };

  for (guint i = 0; i < MANY_PLAYERS; i++)
    {
      const guint game = i % MANY_GAMES;

      g_string_append_printf (csv, "2021-01-%02u,The Great Farms of Gamecountry %u,Wilhelmine-Charlotta %u,%u,1\n",
                              game + 1, game, i, i);
      g_string_append_printf (xml,
                              "<play id=\"%u\" date=\"2021-02-01\" quantity=\"1\" length=\"90\" incomplete=\"0\" "
                              "nowinstats=\"0\" location=\"\"><item name=\"The Great Farms of Gamecountry %u\" "
                              "objectid=\"%u\"/><players><player name=\"Wilhelmine-Charlotta %u\" score=\"4\" "
                              "win=\"1\"/></players></play>", i + 1, game, game + 1, i);
    }
  g_string_append (xml, "</plays>");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GFile) file = outside ("many.any");
      GnHistoryPage *page;
      GnWindow *window;
      GtkWidget *question, *row;

      fixture_empty_library ();
      g_assert_true (g_file_set_contents (g_file_peek_path (file), texts[i]->str, -1, NULL));
      page = open_page (&window, 360, 640);
      gn_history_page_import_plays (page, file);
      settle (page);
      question = GTK_WIDGET (fixture_question ());
      g_assert_true (asks_for ("What is each game"));
      /* (in newer libadwaita it lies in the window) */
      g_assert_cmpint (gtk_widget_get_width (question), <=, MAX (360, gtk_widget_get_width (GTK_WIDGET (window))));
      g_assert_cmpint (gtk_widget_get_height (question), <=, MAX (640, gtk_widget_get_height (GTK_WIDGET (window))));
      row = fixture_find (question, ADW_TYPE_ENTRY_ROW, "Wilhelmine-Charlotta 29");
      g_assert_nonnull (row);
      if (g_getenv ("GNOMON_SHOTS"))
        {
          g_autofree char *path = g_strdup_printf ("%s/exchange-many-%u.png", g_getenv ("GNOMON_SHOTS"), i);

          fixture_shot (question, path);
        }
      gtk_widget_grab_focus (row);
      fixture_answer ("import");
      settle (page);
      g_assert_cmpuint (n_records (), ==, MANY_PLAYERS);
      fixture_close (window);
    }
}

/* Nobody can tell the day from the month: it is said how the file was read, and it can be read otherwise. */
static void
test_dates (void)
{
  static const char text[] = "date,game,player,score,win\n03/04/2017,Farms,Ann,3,1\n03/04/2017,Farms,Ben,2,0\n";
  g_autoptr (GFile) file = outside ("dates.csv");
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;
  GtkWidget *row;
  guint first;

  fixture_empty_library ();
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  page = open_page (&window, 720, 700);
  gn_history_page_import_plays (page, file);
  settle (page);
  row = fixture_find (GTK_WIDGET (fixture_question ()), ADW_TYPE_COMBO_ROW, "Dates such as 03/04/2017");
  g_assert_nonnull (row);
  first = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  for (guint i = 0; i < 2; i++)
    {
      const gboolean month_first = i ? first : !first;

      /* once the other way, and back */
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), month_first);
      settle (page);
      row = fixture_find (GTK_WIDGET (fixture_question ()), ADW_TYPE_COMBO_ROW, "Dates such as 03/04/2017");
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, month_first);
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  settle (page);
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/exchange-dates.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (GTK_WIDGET (fixture_question ()), path);
    }
  fixture_answer ("import");
  settle (page);

  g_autoptr (GPtrArray) records = gn_library_list (NULL);
  const GnRecordInfo *info = records->pdata[0];
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->started);

  g_assert_cmpint (g_date_time_get_month (when), ==, 4);
  g_assert_cmpint (g_date_time_get_day_of_month (when), ==, 3);
  fixture_close (window);
}

/* ---- A folder of several laptops ------------------------------------------------------------------------------ */

static void
settle_shared (GnHistoryPage *page)
{
  fixture_settle ();
  while (gn_shared_folder_is_busy (gn_shared_folder_get ()))
    g_main_context_iteration (NULL, TRUE);
  if (page)
    settle (page);
}

/* This laptop does what the other one has done: it does not know of it. */
static void
write_as_kiste (GFile *folder,
                guint  n)
{
  g_autofree char *known = g_build_filename (g_get_user_data_dir (), "gnomon", "shared-known", NULL);

  years_make (n, SEED);
  g_assert_true (gn_shared_write (folder, "Gnomon-Kiste-00aa.gnomonbackup", NULL, NULL, NULL));
  fixture_empty_library ();
  g_assert_cmpint (g_remove (known), ==, 0);
}

static void
test_shared (void)
{
  g_autoptr (GFile) folder = outside ("shared"), theirs = g_file_get_child (folder, "Gnomon-Kiste-00aa.gnomonbackup");
  GnSharedFolder *shared = gn_shared_folder_get ();
  GnHistoryPage *page = NULL;
  GnWindow *window = NULL;
  guint files = 0;
  int least;
  const char *name;

  /* The other laptop has been here. */
  fixture_empty_library ();
  g_mkdir (g_file_peek_path (folder), 0700);
  write_as_kiste (folder, N);
  page = open_page (&window, 720, 700);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));

  gn_shared_folder_set (shared, folder);
  settle_shared (page);
  g_assert_true (gtk_widget_get_mapped (page->shared_bar));
  g_assert_cmpstr (gtk_label_get_label (page->shared_label), ==, "12 matches from Kiste");
  g_assert_cmpuint (n_records (), ==, 0);
  fixture_picture (window, "exchange", "shared");
  /* A narrow window has room for all of it. */
  gtk_widget_measure (page->shared_bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <, 250);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.shared", NULL);
  fixture_settle ();
  g_assert_true (asks_for ("Now: “shared”."));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/exchange-shared-dialog.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (GTK_WIDGET (fixture_question ()), path);
    }
  fixture_answer ("cancel");

  /* This laptop has its own file there. */
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  while ((name = g_dir_read_name (names)))
    {
      g_assert_true (g_str_has_prefix (name, "Gnomon-"));
      files++;
    }
  g_assert_cmpuint (files, ==, 2);

  /* Not now, while a thread looks that does not know of the answer */
  gn_shared_folder_look (shared);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.leave-shared", NULL);
  settle_shared (page);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));
  gn_shared_folder_look (shared);
  settle_shared (page);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));
  g_assert_true (g_file_set_attribute_uint64 (theirs, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1700000000, 0, NULL, NULL));
  gn_shared_folder_look (shared);
  settle_shared (page);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));

  /* Then the other one has something new. */
  write_as_kiste (folder, N + 1);
  gn_shared_folder_look (shared);
  settle_shared (page);
  g_assert_cmpstr (gtk_label_get_label (page->shared_label), ==, "13 matches from Kiste");
  g_assert_true (gtk_widget_get_mapped (page->shared_bar));

  gtk_widget_activate_action (GTK_WIDGET (page), "history.take-shared", NULL);
  settle (page);
  settle_shared (page);
  g_assert_cmpuint (n_records (), ==, N + 1);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));
  g_assert_true (gtk_widget_get_visible (page->undo_bar));
  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_records (), ==, 0);
  g_assert_true (g_file_set_attribute_uint64 (theirs, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1700000001, 0, NULL, NULL));
  gn_shared_folder_look (shared);
  settle_shared (page);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));

  /* The folder is gone: it is said, and no longer once it is back, or there is none. */
  g_autoptr (GFile) gone = outside ("gone folder");
  gn_shared_folder_set (shared, gone);
  settle_shared (page);
  g_assert_true (gtk_widget_get_mapped (page->shared_bar));
  g_assert_nonnull (strstr (gtk_label_get_label (page->shared_label), "gone folder"));
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "shared_take")));
  fixture_picture (window, "exchange", "shared-trouble");
  gn_shared_folder_set (shared, NULL);
  settle_shared (page);
  g_assert_false (gtk_widget_get_visible (page->shared_bar));
  fixture_close (window);
  settle_shared (NULL);
}

/* ---- The menu ------------------------------------------------------------------------------------------------ */

/* Each item of the menu has an action that can be carried out, and the button is there at any width. */
static void
check_menu (GnHistoryPage *page,
            GMenuModel    *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *action = NULL;

      if (section || submenu)
        {
          check_menu (page, section ? section : submenu);
          continue;
        }
      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action));

      const char *dot = strchr (action, '.');

      g_assert_nonnull (dot);
      if (g_str_has_prefix (action, "history."))
        {
          const GVariantType *type;
          const char *name, *property;
          gboolean found = FALSE;
          GType owner;

          for (guint k = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (page), k, &owner, &name, &type,
                                                           &property); k++)
            found |= g_str_equal (name, action);
          g_assert_true (found);
        }
    }
}

static void
test_menu (void)
{
  static const int widths[] = { 360, 720, 1280, 1920 };

  fixture_empty_library ();
  years_make (N, SEED);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GnWindow *window = NULL;
      GnHistoryPage *page = open_page (&window, widths[i], 720);
      GtkMenuButton *button = page->exchange;
      g_autofree char *name = g_strdup_printf ("%d", widths[i]);

      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (button)));
      check_menu (page, gtk_menu_button_get_menu_model (button));
      fixture_picture (window, "exchange", name);
      gtk_menu_button_popup (button);
      fixture_settle ();

      if (g_getenv ("GNOMON_SHOTS"))
        {
          g_autofree char *path = g_strdup_printf ("%s/exchange-menu-%d.png", g_getenv ("GNOMON_SHOTS"), widths[i]);

          fixture_shot (GTK_WIDGET (gtk_menu_button_get_popover (button)), path);
        }
      gtk_menu_button_popdown (button);
      fixture_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  if (!g_getenv ("GNOMON_SHOTS"))
    fixture_paint_nothing ();
  g_test_add_func ("/exchange/backup", test_backup);
  g_test_add_func ("/exchange/chosen", test_chosen);
  g_test_add_func ("/exchange/several", test_several);
  g_test_add_func ("/exchange/undo", test_undo);
  g_test_add_func ("/exchange/canceled", test_canceled);
  g_test_add_func ("/exchange/closed", test_closed);
  g_test_add_func ("/exchange/closed-reading", test_closed_reading);
  g_test_add_func ("/exchange/chosen-bar", test_chosen_bar);
  g_test_add_func ("/exchange/plays", test_plays);
  g_test_add_func ("/exchange/plays-many", test_plays_many);
  g_test_add_func ("/exchange/dates", test_dates);
  g_test_add_func ("/exchange/shared", test_shared);
  g_test_add_func ("/exchange/menu", test_menu);
  return g_test_run ();
}
