/* test-evenings.c: the page of an evening: ways to it, its lists, widths, and its sheet
 *
 * With $GNOMON_SHOTS it saves pictures of the page and the sheet there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <string.h>

#include "app/evenings/evening-page.h"
#include "app/evenings/evening-words.h"
#include "app/history/history-page.h"
#include "app/tonight/tonight-page.h"
#include "core/library/library.h"
#include "panels/drawing/parts.h"
#include "real-keys.h"
#include "records.h"

#define SEED 7

/* The evening with the most matches. */
static guint32
fullest (GnHistoryIndex *index)
{
  g_autoptr (GArray) days = gn_history_index_count (index, &(GnHistoryQuery) { 0 }, GN_HISTORY_BY_DAY);
  guint32 day = 0;
  guint most = 0;

  for (guint i = 0; i < days->len; i++)
    if (g_array_index (days, GnHistoryCount, i).n > most)
      {
        most = g_array_index (days, GnHistoryCount, i).n;
        day = g_array_index (days, GnHistoryCount, i).number;
      }
  return day;
}

static GnEveningPage *
show_evening (GnWindow *window,
              guint32   day)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.evening", "u", day);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "evening");
  return fixture_find_type (GTK_WIDGET (window), GN_TYPE_EVENING_PAGE);
}

/* ---- The page ----------------------------------------------------------------------------------------------------- */

/* Each list has what the index knows, and each row opens it. */
static void
test_lists (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnEvening) evening = NULL;
  GnWindow *window;
  GnEveningPage *page;
  GtkListBox *list;
  guint ranked = 0, together = 0;

  fixture_empty_library ();
  years_make (g_getenv ("GNOMON_QUICK") ? 120 : 600, SEED);
  index = fixture_index ();
  evening = gn_history_index_evening (index, fullest (index));
  window = fixture_window_of (1280, 720);
  page = show_evening (window, evening->day);
  for (guint i = 0; i < evening->guests->len; i++)
    {
      ranked += g_array_index (evening->guests, GnEveningGuest, i).rank > 0;
      together += g_array_index (evening->guests, GnEveningGuest, i).together > 0;
    }
  g_assert_cmpuint (ranked, >, 1);
  g_assert_cmpuint (fixture_table_rows (page, "standings", 1), ==, ranked);
  g_assert_cmpuint (fixture_table_rows (page, "together", 1), ==, together);
  g_assert_cmpuint (fixture_table_rows (page, "tables", 0), ==, evening->tables->len);

  g_autofree char *day = gn_evening_day (evening), *summary = gn_evening_summary (evening);

  g_assert_cmpstr (fixture_words (page, "headline"), ==, day);
  g_assert_cmpstr (fixture_words (page, "summary"), ==, summary);

  /* What is heard of the first of them. */
  const GnEveningGuest *first = &g_array_index (evening->guests, GnEveningGuest, 0);
  g_autofree char *said = g_strdup_printf ("1. %s, Points: %u, Wins: %u, Matches: %u", first->name, first->points,
                                           first->wins, first->plays);

  list = fixture_child (fixture_child (page, "standings"), "list");
  g_assert_cmpstr (gn_get_name (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1))), ==, said);
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)));
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");

  page = show_evening (window, evening->day);
  gtk_menu_button_popup (fixture_child (page, "meanings"));
  fixture_settle ();
  for (GnEveningFigure figure = 0; figure < GN_N_EVENING_FIGURES; figure++)
    g_assert_nonnull (fixture_find (fixture_child (page, "definitions"), GTK_TYPE_LABEL,
                                    gn_evening_figure_definition (figure)));
  gtk_menu_button_popdown (fixture_child (page, "meanings"));
  list = fixture_child (fixture_child (page, "tables"), "list");
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");

  /* Nothing was played. */
  page = show_evening (window, 1);
  g_assert_cmpuint (fixture_table_rows (page, "standings", 1) + fixture_table_rows (page, "together", 1) + fixture_table_rows (page, "tables", 0), ==, 0);
  g_assert_cmpstr (fixture_words (page, "summary"), ==, "No matches yet");
  fixture_close (window);
}

/* A match that is deleted while the page is there, and the last one. */
static void
test_again (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  GnWindow *window;
  GnEveningPage *page;
  guint32 day;

  fixture_empty_library ();
  years_write (0, SEED);
  index = fixture_index ();
  day = fullest (index);
  window = fixture_window_of (1280, 720);
  page = show_evening (window, day);
  g_assert_cmpuint (fixture_table_rows (page, "tables", 0), ==, 1);
  fixture_empty_library ();
  page = show_evening (window, day);
  g_assert_cmpuint (fixture_table_rows (page, "tables", 0), ==, 0);
  fixture_close (window);
}

/* From the heading in the history by keys alone, down to a table, and back. */
static void
test_keys (void)
{
  GnWindow *window;
  GnEveningPage *page;
  guint tabs = 0;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  fixture_empty_library ();
  years_make (30, SEED);
  window = fixture_window_of (1280, 720);
  real_keys_to (GTK_WINDOW (window));
  real_key (GDK_KEY_h, GDK_CONTROL_MASK);
  fixture_settle ();

  for (const char *name = ""; !name || !g_str_has_prefix (name, "The whole evening");)
    {
      g_assert_cmpuint (tabs++, <, 40);
      real_key (GDK_KEY_Tab, 0);
      fixture_settle ();
      name = gn_get_name (gtk_root_get_focus (GTK_ROOT (window)));
    }
  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "evening");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_EVENING_PAGE);
  for (tabs = 0; !gtk_widget_get_focus_child (fixture_child (page, "tables")); tabs++)
    {
      g_assert_cmpuint (tabs, <, 40);
      real_key (GDK_KEY_Tab, 0);
      fixture_settle ();
    }
  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "history");
  fixture_close (window);
}

/* A match that ended just now. */
static void
write_now (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", "zavandor-2-won.gnomon", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL), file = g_file_get_child (folder, "now.gnomon");
  g_autoptr (GString) record = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  record = g_string_new (text);

  const gssize where = strstr (text, "\"started\":") + strlen ("\"started\":") - text;
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_real_time () / G_USEC_PER_SEC);

  g_string_erase (record, where, (gssize) strcspn (text + where, ","));
  g_string_insert (record, where, now);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), record->str, (gssize) record->len, NULL));
}

/* Tonight leads to this evening as soon as it has a result. */
static void
test_tonight (void)
{
  GnWindow *window;
  GnEveningPage *page;
  GnTonightPage *tonight;

  fixture_empty_library ();
  window = fixture_window_of (1280, 720);
  tonight = fixture_find_type (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE);
  g_assert_false (gtk_widget_get_visible (fixture_child (tonight, "whole")));

  write_now ();
  gn_window_show (window, "tonight");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (fixture_child (tonight, "whole")));
  g_signal_emit_by_name (fixture_child (tonight, "whole"), "clicked");
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "evening");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_EVENING_PAGE);
  g_assert_cmpuint (fixture_table_rows (page, "tables", 0), ==, 1);
  fixture_close (window);
}

/* ---- On paper ----------------------------------------------------------------------------------------------------- */

/* One page, also of the fullest evening, with everybody and every table. */
static void
test_print (void)
{
  g_autofree char *words = NULL, *day = NULL;
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnEvening) evening = NULL;
  GnWindow *window;

  fixture_empty_library ();
  years_make (g_getenv ("GNOMON_QUICK") ? 120 : 600, SEED);
  index = fixture_index ();
  evening = gn_history_index_evening (index, fullest (index));
  day = gn_evening_day (evening);
  window = fixture_window ();
  words = fixture_print (window, gn_evening_sheet (evening, index), "evening-sheet");
  if (words)
    {
      /* Everybody is in the line below the heading, before the first list. */
      g_auto (GStrv) parts = g_strsplit (words, gn_evening_figure_name (GN_EVENING_RANK), 2);

      g_assert_nonnull (strstr (words, day));
      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      for (guint i = 0; i < evening->guests->len; i++)
        {
          const GnEveningGuest *guest = &g_array_index (evening->guests, GnEveningGuest, i);
          g_autofree char *standing = guest->rank ? gn_evening_standing (guest) : g_strdup (guest->name);

          g_assert_nonnull (strstr (words, standing));
          g_assert_nonnull (strstr (parts[0], guest->name));
        }
    }
  fixture_close (window);
}

/* A year of tables in one list takes pages, and no row is lost. */
static void
test_many (void)
{
  g_autoptr (GnListing) sheet = gn_listing_new ("Title", "Subtitle");

  gn_listing_begin (sheet, "Standings", (const char *const[]) { "Points", NULL });
  gn_listing_begin (sheet, "Empty", (const char *const[]) { NULL });
  g_assert_cmpuint (gn_listing_n_pages (sheet, GN_PAPER_A4), ==, 1);
  gn_listing_begin (sheet, "Long", (const char *const[]) { "Points", NULL });
  for (guint i = 0; i < 200; i++)
    gn_listing_add (sheet, (int) (i % 12), "A name", "Below it", (const char *const[]) { "12", NULL });
  g_assert_cmpuint (gn_listing_n_pages (sheet, GN_PAPER_LETTER), >, 3);
}

/* ---- Pictures ----------------------------------------------------------------------------------------------------- */

static void
look_at_evening (GnWindow   *window,
                 const char *size)
{
  g_autoptr (GnHistoryIndex) index = fixture_index ();
  g_autofree char *list = g_strdup_printf ("history-%s", size);

  gn_window_show (window, "history");
  fixture_picture (window, "evening", list);
  show_evening (window, fullest (index));
  fixture_picture (window, "evening", size);
}

static void
test_widths (void)
{
  fixture_empty_library ();
  years_make (g_getenv ("GNOMON_SHOTS") ? 600 : 60, SEED);
  fixture_widths (look_at_evening);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/evenings/lists", test_lists);
  g_test_add_func ("/evenings/again", test_again);
  g_test_add_func ("/evenings/keys", test_keys);
  g_test_add_func ("/evenings/tonight", test_tonight);
  g_test_add_func ("/evenings/print", test_print);
  g_test_add_func ("/evenings/many", test_many);
  g_test_add_func ("/evenings/widths", test_widths);
  return g_test_run ();
}
