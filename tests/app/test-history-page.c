/* test-history-page.c: the page of all matches: a list of ten thousand, search, filters, calendar, choosing several
 *
 * With $GNOMON_SHOTS it saves pictures of the page there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/history/history-page-private.h"
#include "app/history/history-row.h"
#include "app/result/result-page.h"
#include "app/widgets/about-dialog.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "real-keys.h"
#include "records.h"

#define MANY 10000
#define FEW  2000   /* with GNOMON_QUICK */
#define SEED 7

/* Waits for an update that goes on. */
static void
settle (GnHistoryPage *page)
{
  fixture_settle ();
  while (page->updating)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static GnHistoryPage *
open_page (GnWindow **window,
           int        width,
           int        height)
{
  GnHistoryPage *page;

  *window = GN_WINDOW (gn_window_new (fixture_app ()));
  gtk_window_set_default_size (GTK_WINDOW (*window), width, height);
  gtk_window_present (GTK_WINDOW (*window));
  fixture_settle ();
  gn_window_show (*window, "history");
  page = fixture_find_type (GTK_WIDGET (*window), GN_TYPE_HISTORY_PAGE);
  g_assert_nonnull (page);
  settle (page);
  return page;
}

static void
close_page (GnWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static guint
n_found (GnHistoryPage *page)
{
  return g_list_model_get_n_items (G_LIST_MODEL (page->found));
}

static void
type (GnHistoryPage *page,
      const char    *text)
{
  gtk_editable_set_text (page->search, text);
  g_signal_emit_by_name (page->search, "search-changed");
  fixture_settle ();
}

static void
empty_library (void)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  gn_library_clear_aside ();
  while ((name = g_dir_read_name (names)))
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);

      g_remove (path);
    }
}

/* The row of the match at @position, which has to be among those that are made. */
static GnHistoryRow *
row_at (GnHistoryPage *page,
        guint          position)
{
  for (guint i = 0; i < page->rows->len; i++)
    if (gtk_list_item_get_position (page->rows->pdata[i]) == position)
      return GN_HISTORY_ROW (gtk_list_item_get_child (page->rows->pdata[i]));
  g_assert_not_reached ();
}

static char *
uri_at (GnHistoryPage *page,
        guint          position)
{
  g_autoptr (GnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (page->found), position);

  return g_file_get_uri (gn_history_item_get_entry (item)->info->file);
}

/* ---- Ten thousand ------------------------------------------------------------------------------------------- */

static void
shoot (GnWindow   *window,
       const char *name)
{
  const char *folder = g_getenv ("GNOMON_SHOTS");
  g_autofree char *path = folder ? g_strdup_printf ("%s/history-%s.png", folder, name) : NULL;

  fixture_settle ();
  if (path)
    fixture_shot (GTK_WIDGET (window), path);
}

static void
shoot_sizes (void)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1366, 768 }, { 1920, 1080 }, { 720, 900 }, { 360, 720 } };

  for (guint dark = 0; dark < 2; dark++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        g_autofree char *name = g_strdup_printf ("%d%s", sizes[i][0], dark ? "-dark" : "");
        g_autofree char *choosing = g_strconcat (name, "-choosing", NULL), *day = g_strconcat (name, "-day", NULL);
        GnWindow *window;
        GnHistoryPage *page;

        adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                            dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
        page = open_page (&window, sizes[i][0], sizes[i][1]);
        shoot (window, name);
        gn_history_page_set_choosing (page, TRUE);
        for (guint k = 0; k < 3; k++)
          {
            g_autofree char *uri = uri_at (page, k);

            gn_history_page_toggle (page, uri);
          }
        shoot (window, choosing);
        gn_history_page_set_choosing (page, FALSE);
        page->chosen_day = gn_history_list_get_place (page->found, 4)->day;
        gn_history_page_ask (page);
        shoot (window, day);
        if (gtk_widget_get_visible (GTK_WIDGET (page->calendar_button)))
          {
            g_autofree char *calendar = g_strconcat (name, "-calendar", NULL);
            const char *folder = g_getenv ("GNOMON_SHOTS");
            g_autofree char *path = g_strdup_printf ("%s/history-%s.png", folder ? folder : "", calendar);

            gtk_menu_button_popup (page->calendar_button);
            fixture_settle ();
            if (folder)
              fixture_shot (GTK_WIDGET (gtk_menu_button_get_popover (page->calendar_button)), path);
            gtk_menu_button_popdown (page->calendar_button);
          }

        g_autofree char *uri = uri_at (page, 0), *about = g_strconcat (name, "-about", NULL);

        gtk_widget_activate_action (GTK_WIDGET (page), "history.about", "s", uri);
        fixture_settle ();
        if (g_getenv ("GNOMON_SHOTS"))
          {
            g_autofree char *path = g_strdup_printf ("%s/history-%s.png", g_getenv ("GNOMON_SHOTS"), about);

            fixture_shot (GTK_WIDGET (fixture_question ()), path);
          }
        fixture_dismiss ();
        close_page (window);
      }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* Rows are made for what is shown, however long the list is. */
static void
test_many (void)
{
  GnWindow *window;
  GnHistoryPage *page;
  /* A sanitizer takes minutes to write ten thousand records, and the rows are made alike for fewer. */
  const guint many = g_getenv ("GNOMON_QUICK") ? FEW : MANY;
  g_autofree char *subtitle = g_strdup_printf ("%u matches", many);

  years_make (many, SEED);
  page = open_page (&window, 1280, 720);
  g_assert_cmpuint (n_found (page), ==, many);
  g_assert_cmpuint (page->rows->len, >, 5);
  g_assert_cmpuint (page->rows->len, <, 250);
  g_assert_cmpuint (fixture_count (GTK_WIDGET (page->list), GN_TYPE_HISTORY_ROW), <, 250);
  g_assert_cmpstr (adw_window_title_get_subtitle (page->title), ==, subtitle);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->progress)));

  for (guint i = 0; i < 5; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page->list), "list.scroll-to-item", "u", i * (many / 5) + 7);
      fixture_settle ();
      g_assert_cmpuint (page->rows->len, <, 250);
      row_at (page, i * (many / 5) + 7);
    }
  gtk_widget_activate_action (GTK_WIDGET (page->list), "list.scroll-to-item", "u", many - 1);
  fixture_settle ();
  row_at (page, many - 1);

  /* After a search the first match is in view again. */
  type (page, "dragon");
  g_assert_cmpuint (n_found (page), >, 10);
  g_assert_cmpuint (n_found (page), <, many / 10);
  g_assert_cmpuint (page->rows->len, <, 250);
  row_at (page, 0);
  type (page, "");
  g_assert_cmpuint (n_found (page), ==, many);
  g_assert_cmpuint (page->rows->len, <, 250);

  /* One more record: only it is new, and the rows of the others stay. */
  g_autoptr (GFile) file = years_file (3);
  const guint rows = page->rows->len;

  g_remove (g_file_peek_path (file));
  gn_history_page_refresh (page);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, many - 1);
  g_assert_cmpuint (page->rows->len, <=, rows + 2);
  close_page (window);
  empty_library ();
}

/* ---- Narrowing it down -------------------------------------------------------------------------------------- */

static void
choose (GnHistoryPage *page,
        guint          filter,
        const char    *value)
{
  for (guint i = 0; i < page->values[filter]->len; i++)
    if (g_strcmp0 (page->values[filter]->pdata[i], value) == 0)
      {
        gtk_drop_down_set_selected (page->filter[filter], i);
        fixture_settle ();
        return;
      }
  g_assert_not_reached ();
}

static void
test_filters (void)
{
  GnWindow *window;
  GnHistoryPage *page;
  const GnHistoryQuery ann = { .person = "Ann" }, ann_wizard = { .person = "Ann", .game = "wizard" },
                       year = { .year = 2025 }, open = { .end = GN_HISTORY_OPEN };

  years_make (150, SEED);
  page = open_page (&window, 1280, 720);

  g_autoptr (GArray) of_ann = gn_history_index_find (page->index, &ann),
                     of_both = gn_history_index_find (page->index, &ann_wizard),
                     of_year = gn_history_index_find (page->index, &year),
                     of_open = gn_history_index_find (page->index, &open);

  for (guint i = 0; i < N_FILTERS; i++)
    g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->filter[i])));
  choose (page, FILTER_PERSON, "Ann");
  g_assert_cmpuint (n_found (page), ==, of_ann->len);
  choose (page, FILTER_GAME, "wizard");
  g_assert_cmpuint (n_found (page), ==, of_both->len);
  g_assert_cmpuint (of_both->len, <, of_ann->len);

  /* What is chosen stays when the folder is read again. */
  gn_history_page_refresh (page);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, of_both->len);
  choose (page, FILTER_GAME, NULL);
  choose (page, FILTER_PERSON, NULL);
  choose (page, FILTER_YEAR, "2025");
  g_assert_cmpuint (n_found (page), ==, of_year->len);
  choose (page, FILTER_YEAR, NULL);
  choose (page, FILTER_END, "2");
  g_assert_cmpuint (n_found (page), ==, of_open->len);
  type (page, "nobody is called like this");
  g_assert_cmpuint (n_found (page), ==, 0);
  g_assert_true (gtk_widget_get_visible (page->nothing));
  close_page (window);

  /* With one game there is nothing to choose from. */
  empty_library ();
  years_make (1, SEED);
  page = open_page (&window, 1280, 720);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->filter[FILTER_GAME])));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->filter[FILTER_YEAR])));
  close_page (window);
  empty_library ();
}

/* Each first match of an evening has its heading, each first evening of a month that of the month, and no other. */
static void
test_headings (void)
{
  GnWindow *window;
  GnHistoryPage *page;
  guint evenings = 0, months = 0;

  years_make (60, SEED);
  page = open_page (&window, 1280, 2000);
  for (guint i = 0; i < page->rows->len; i++)
    {
      GtkListItem *place = page->rows->pdata[i];
      const guint position = gtk_list_item_get_position (place);
      GtkWidget *row = gtk_list_item_get_child (place);
      GtkWidget *heads = fixture_child (row, "heads"), *month = fixture_child (row, "month");
      const guint32 day = gn_history_list_get_place (page->found, position)->day;
      const guint32 before = position ? gn_history_list_get_place (page->found, position - 1)->day : 0;
      g_autoptr (GDate) date = g_date_new_julian (day), date_before = g_date_new_julian (before ? before : 1);
      const gboolean other_month = g_date_get_month (date) != g_date_get_month (date_before)
                                   || g_date_get_year (date) != g_date_get_year (date_before);

      g_assert_cmpint (gtk_widget_get_visible (heads), ==, day != before);
      if (day != before)
        g_assert_cmpint (gtk_widget_get_visible (month), ==, other_month);
      evenings += day != before;
      months += day != before && other_month;
    }
  g_assert_cmpuint (evenings, >, months);
  g_assert_cmpuint (months, >, 2);
  close_page (window);
  empty_library ();
}

static void
test_calendar (void)
{
  GnWindow *window;
  GnHistoryPage *page;
  const GnHistoryQuery all = { 0 };
  GtkWidget *day = NULL;

  years_make (150, SEED);
  page = open_page (&window, 1280, 900);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->calendar)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->calendar_button)));

  g_autoptr (GArray) days = gn_history_index_count (page->index, &all, GN_HISTORY_BY_DAY);
  const GnHistoryCount last = g_array_index (days, GnHistoryCount, days->len - 1);

  /* The last day of play is a button with its name and its number. */
  g_autoptr (GDate) date = g_date_new_julian (last.number);
  g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (date), g_date_get_month (date), g_date_get_day (date), 12,
                                                      0, 0);
  g_autofree char *text = g_date_time_format (noon, _("%A, %B %-e, %Y"));

  day = fixture_find (GTK_WIDGET (page->calendar), GTK_TYPE_TOGGLE_BUTTON, text);
  g_assert_nonnull (day);
  gtk_widget_grab_focus (day);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (day), TRUE);
  fixture_settle ();
  g_assert_cmpuint (n_found (page), ==, last.n);
  g_assert_true (gtk_widget_get_visible (page->day));
  /* The button is the same one, and keeps the focus. */
  g_assert_true (gtk_widget_has_focus (day));

  /* Pressed again, all days are back; so they are by Esc. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (day), FALSE);
  fixture_settle ();
  g_assert_cmpuint (n_found (page), ==, 150);
  g_assert_false (gtk_widget_get_visible (page->day));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (day), TRUE);
  fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (page), "history.leave", NULL);
  fixture_settle ();
  g_assert_cmpuint (n_found (page), ==, 150);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (day)));
  g_assert_cmpstr (gn_window_get_page (window), ==, "history");

  /* All months with play can be reached, from the last to the first. */
  guint months = 1;
  GtkWidget *back = fixture_child (page->calendar, "back"), *forward = fixture_child (page->calendar, "forward");

  g_assert_false (gtk_widget_get_sensitive (forward));
  while (gtk_widget_get_sensitive (back))
    {
      g_signal_emit_by_name (back, "clicked");
      months++;
    }
  g_assert_cmpuint (months, >, 20);
  g_assert_cmpuint (months, <=, 37);
  g_assert_true (gtk_widget_get_sensitive (forward));

  /* A search leaves the days on which something was found. */
  type (page, "ann");
  g_autoptr (GArray) of_ann = gn_history_index_count (page->index, &(GnHistoryQuery) { .text = "ann" }, GN_HISTORY_BY_DAY);
  const GnHistoryCount first = g_array_index (of_ann, GnHistoryCount, 0);

  g_assert_cmpuint (of_ann->len, <, days->len);
  g_assert_cmpuint (first.n, >, 0);
  close_page (window);

  /* Narrow, it is behind a button, and begins on a day of play. */
  page = open_page (&window, 720, 900);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page->calendar)));
  gtk_menu_button_popup (page->calendar_button);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (page->small_calendar), GTK_TYPE_TOGGLE_BUTTON, text));
  g_assert_true (gtk_widget_has_css_class (gtk_root_get_focus (GTK_ROOT (window)), "calendar-day"));
  gtk_menu_button_popdown (page->calendar_button);
  fixture_settle ();
  close_page (window);
  empty_library ();
}

/* Whatever can be pressed has a name: its words, or one for assistive technology. Returns: how many there are */
static guint
assert_named (GtkWidget *widget)
{
  const gboolean of_menu = GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))
                           || GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget));
  const gboolean used = (GTK_IS_BUTTON (widget) && !of_menu) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget)
                        || GTK_IS_DROP_DOWN (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_TEXT_VIEW (widget);
  guint n = used;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return 0;
  if (used && !(GTK_IS_BUTTON (widget) && fixture_has_words (widget))
      && !(GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)))
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    g_error ("no name: %s in %s", G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !GTK_IS_SEARCH_ENTRY (widget);
       child = gtk_widget_get_next_sibling (child))
    n += assert_named (child);
  return n;
}

static void
test_names (void)
{
  GnWindow *window;
  GnHistoryPage *page;

  years_make (40, SEED);
  page = open_page (&window, 1280, 720);
  g_assert_cmpuint (assert_named (GTK_WIDGET (page)), >=, 15);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.select-all", NULL);
  fixture_settle ();
  g_assert_cmpuint (assert_named (GTK_WIDGET (page)), >=, 15);

  g_autofree char *uri = uri_at (page, 0);

  gtk_widget_activate_action (GTK_WIDGET (page), "history.about", "s", uri);
  fixture_settle ();
  g_assert_cmpuint (assert_named (GTK_WIDGET (fixture_question ())), >=, 4);
  fixture_dismiss ();
  close_page (window);
  empty_library ();
}

/* ---- Several at once ---------------------------------------------------------------------------------------- */

static guint
n_files (GFile      *folder,
         const char *suffix)
{
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;
  guint n = 0;

  while (names && (name = g_dir_read_name (names)))
    n += g_str_has_suffix (name, suffix);
  return n;
}

static void
test_delete (void)
{
  GnWindow *window;
  GnHistoryPage *page;
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);

  years_make (30, SEED);
  page = open_page (&window, 1280, 720);

  const guint about = n_files (folder, ".about.json");
  g_autofree char *first = uri_at (page, 0), *second = uri_at (page, 1);
  const gint64 id = gn_history_list_get_place (page->found, 2)->id;

  /* By keys: the space bar chooses, Delete deletes, Ctrl+Z undoes. */
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row_at (page, 0))));
  g_assert_true (gn_history_page_focused_row (page) == GTK_WIDGET (row_at (page, 0)));
  gn_history_page_toggle (page, first);
  gn_history_page_set_choosing (page, TRUE);
  g_assert_cmpuint (g_hash_table_size (page->chosen), ==, 0);   /* choosing begins with none */
  gn_history_page_toggle (page, first);
  gn_history_page_toggle (page, second);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.delete", NULL);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, 28);
  g_assert_cmpuint (n_files (folder, ".gnomon"), ==, 28);
  g_assert_cmpint (gn_history_list_get_place (page->found, 0)->id, ==, id);
  g_assert_true (gtk_widget_get_visible (page->undo_bar));
  g_assert_false (page->choosing);

  gtk_widget_activate_action (GTK_WIDGET (page), "history.undo", NULL);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, 30);
  g_assert_cmpuint (n_files (folder, ".gnomon"), ==, 30);
  g_assert_cmpuint (n_files (folder, ".about.json"), ==, about);
  g_assert_false (gtk_widget_get_visible (page->undo_bar));

  g_autofree char *again = uri_at (page, 0);

  g_assert_cmpstr (again, ==, first);

  /* One alone, and for good when the window goes. */
  gtk_widget_activate_action (GTK_WIDGET (page), "history.delete-one", "s", first);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, 29);
  close_page (window);
  g_autoptr (GFile) aside = g_file_get_child (folder, ".deleted");
  g_assert_false (g_file_query_exists (aside, NULL));
  g_assert_cmpuint (n_files (folder, ".gnomon"), ==, 29);
  empty_library ();
}

/* All of it by keys, as a person presses them. */
static void
test_keys (void)
{
  GnWindow *window;
  GnHistoryPage *page;

  if (!real_keys_can ())
    {
      g_test_skip ("no keys can be pressed here");
      return;
    }
  years_make (30, SEED);
  page = open_page (&window, 1280, 720);
  real_keys_to (GTK_WINDOW (window));
  g_autofree char *first = uri_at (page, 0);

  /* Search: Ctrl+F, Esc, and Esc again leaves the page. */
  real_key (GDK_KEY_f, GDK_CONTROL_MASK);
  real_key (GDK_KEY_q, 0);
  real_key (GDK_KEY_u, 0);
  settle (page);
  g_assert_cmpstr (gtk_editable_get_text (page->search), ==, "qu");
  fixture_settle ();
  g_assert_cmpuint (n_found (page), <, 30);
  g_assert_cmpuint (n_found (page), >, 0);
  real_key (GDK_KEY_Escape, 0);
  settle (page);
  fixture_settle ();
  g_assert_cmpuint (n_found (page), ==, 30);

  /* On a row: the space bar chooses it, the arrow and the space bar the next one, Delete deletes both, Ctrl+Z undoes. */
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row_at (page, 0))));
  real_key (GDK_KEY_space, 0);
  g_assert_true (page->choosing);
  g_assert_true (g_hash_table_contains (page->chosen, first));
  g_assert_true (gtk_check_button_get_active (fixture_child (row_at (page, 0), "check")));
  real_key (GDK_KEY_Down, 0);
  real_key (GDK_KEY_space, 0);
  g_assert_cmpuint (g_hash_table_size (page->chosen), ==, 2);
  real_key (GDK_KEY_Delete, 0);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, 28);
  real_key (GDK_KEY_z, GDK_CONTROL_MASK);
  settle (page);
  g_assert_cmpuint (n_found (page), ==, 30);

  /* Enter ticks as well while several are chosen; Ctrl+A chooses all; Esc ends it. */
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row_at (page, 0))));
  real_key (GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_cmpuint (g_hash_table_size (page->chosen), ==, 30);
  real_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (g_hash_table_size (page->chosen), ==, 29);
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 0);
  real_key (GDK_KEY_Escape, 0);
  g_assert_false (page->choosing);

  /* The menu of a row, and Enter opens the match. */
  real_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (row_at (page, 0)), GTK_TYPE_POPOVER_MENU, NULL));
  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row_at (page, 0))));
  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  close_page (window);
  empty_library ();
}

/* A table that is open goes away with its record. */
static void
test_delete_open (void)
{
  GnWindow *window;
  GnHistoryPage *page;

  years_make (3, SEED);
  page = open_page (&window, 1280, 720);

  g_autofree char *uri = uri_at (page, 1);

  gtk_widget_activate_action (GTK_WIDGET (page), "win.open", "s", uri);
  fixture_settle ();
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  gn_window_show (window, "history");
  settle (page);
  gtk_widget_activate_action (GTK_WIDGET (page), "history.delete-one", "s", uri);
  settle (page);
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 0);
  g_assert_cmpuint (n_found (page), ==, 2);
  close_page (window);
  empty_library ();
}

static void
test_export (void)
{
  static const char *const forms[] = { "gnomon", "pdf", "csv", "json", "txt", "bgsplay", "png" };
  GnWindow *window;
  GnHistoryPage *page;
  g_autofree char *path = g_dir_make_tmp ("gnomon-export-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path), records = gn_library_dir ("records", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  years_make (12, SEED);
  page = open_page (&window, 1280, 720);
  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (files, years_file (i));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *suffix = g_strconcat (".", forms[i], NULL);

      gn_history_page_export (page, files, folder, forms[i]);
      settle (page);
      g_assert_cmpuint (n_files (folder, suffix), ==, 5 + (g_str_equal (forms[i], "json") ? n_files (folder, ".about.json") : 0));
    }

  /* What is there is not replaced. */
  gn_history_page_export (page, files, folder, "csv");
  settle (page);
  g_assert_cmpuint (n_files (folder, ".csv"), ==, 10);
  close_page (window);
  empty_library ();
}

/* ---- Place and note ----------------------------------------------------------------------------------------- */

static void
test_about (void)
{
  GnWindow *window;
  GnHistoryPage *page;

  years_make (20, SEED);
  page = open_page (&window, 1280, 720);

  g_autofree char *uri = uri_at (page, 0);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  gtk_widget_activate_action (GTK_WIDGET (page), "history.about", "s", uri);
  fixture_settle ();

  GnAsk *dialog = fixture_question ();
  GtkWidget *place, *known;

  g_assert_true (GN_IS_ABOUT_DIALOG (dialog));
  place = fixture_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, "Place");
  g_assert_nonnull (place);
  gtk_editable_set_text (GTK_EDITABLE (place), "The attic");
  fixture_answer ("save");
  settle (page);

  g_autoptr (GnAbout) about = gn_about_load (file);

  g_assert_cmpstr (about->place, ==, "The attic");
  /* It is on the row, and a search finds it. */
  g_assert_true (g_str_has_prefix (fixture_words (row_at (page, 0), "about"), "The attic"));
  type (page, "attic");
  g_assert_cmpuint (n_found (page), ==, 1);
  type (page, "");

  /* A place that was written once needs one click; nothing is saved without being asked for. */
  g_autofree char *other = uri_at (page, 3);
  g_autoptr (GFile) other_file = g_file_new_for_uri (other);
  g_autoptr (GnAbout) before = gn_about_load (other_file);

  for (guint time = 0; time < 2; time++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "history.about", "s", other);
      fixture_settle ();
      dialog = fixture_question ();
      known = fixture_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "The attic");
      g_assert_nonnull (known);
      g_signal_emit_by_name (known, "clicked");
      fixture_answer (time ? "save" : "cancel");
      settle (page);

      g_autoptr (GnAbout) after = gn_about_load (other_file);

      g_assert_cmpstr (after->place, ==, time ? "The attic" : before->place);
      g_assert_cmpstr (after->note, ==, before->note);
    }
  close_page (window);
  empty_library ();
}

/* From the result of a match, too. */
static void
test_about_result (void)
{
  GnWindow *window = fixture_window ();
  g_autoptr (GFile) file = years_file (0);
  GtkWidget *result, *note;

  /* A match that is over, without anything written about it. */
  for (guint32 seed = SEED; seed < 100; seed++)
    {
      years_write (0, seed);

      GnRecordInfo *info = gn_library_read (file);
      g_autoptr (GnAbout) about = gn_about_load (file);
      const gboolean fits = info->over && !*about->place;

      gn_record_info_free (info);
      if (fits)
        break;
    }

  GnTableTab *tab = gn_window_open (window, file);

  fixture_settle ();
  result = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_RESULT_PAGE);
  g_assert_nonnull (result);
  g_assert_false (gtk_widget_get_visible (fixture_child (result, "about")));
  gtk_widget_activate_action (fixture_child (result, "about_section"), "result.about", NULL);
  fixture_settle ();

  GnAsk *dialog = fixture_question ();

  note = fixture_find (GTK_WIDGET (dialog), GTK_TYPE_TEXT_VIEW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (fixture_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, "Place")), "Here");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (note)), "A long night.\n", -1);
  fixture_answer ("save");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (fixture_child (result, "about")));
  g_assert_cmpstr (fixture_words (result, "about"), ==, "Here\nA long night.");
  close_page (window);
  empty_library ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  if (g_getenv ("GNOMON_SHOTS"))
    {
      years_make (400, SEED);
      shoot_sizes ();
      return 0;
    }
  g_test_add_func ("/history-page/many", test_many);
  g_test_add_func ("/history-page/filters", test_filters);
  g_test_add_func ("/history-page/headings", test_headings);
  g_test_add_func ("/history-page/calendar", test_calendar);
  g_test_add_func ("/history-page/names", test_names);
  g_test_add_func ("/history-page/delete", test_delete);
  g_test_add_func ("/history-page/keys", test_keys);
  g_test_add_func ("/history-page/delete-open", test_delete_open);
  g_test_add_func ("/history-page/export", test_export);
  g_test_add_func ("/history-page/about", test_about);
  g_test_add_func ("/history-page/about-result", test_about_result);
  return g_test_run ();
}
