/* test-games.c: the games that were played, a page for each of them, and the records that a result tells of
 *
 * With $GNOMON_SHOTS it saves pictures of the pages there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include "app/games/bar-view.h"
#include "app/games/game-page.h"
#include "app/games/games-page.h"
#include "app/history/history-page.h"
#include "app/people/figure-table.h"
#include "app/people/person-page.h"
#include "app/result/chart-view.h"
#include "app/result/result-page.h"
#include "app/widgets/chart-export.h"
#include "core/library/library.h"
#include "games/games.h"
#include "history/game-figures.h"
#include "history/game-gather.h"
#include "panels/drawing/parts.h"
#include "real-keys.h"
#include "records.h"

#include <string.h>

#define SEED 7

/* The page of a game, once all its matches are replayed. */
static GnGamePage *
show_game (GnWindow   *window,
           const char *game)
{
  GnGamePage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", game, "");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_GAME_PAGE);
  while (gn_game_page_is_gathering (page))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "game");
  return page;
}

static GtkWidget *
row_with (gpointer    root,
          const char *part)
{
  GtkWidget *widget = root;

  if (GTK_IS_LIST_BOX_ROW (widget) && gn_get_name (widget) && strstr (gn_get_name (widget), part))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = row_with (child, part);

      if (found)
        return found;
    }
  return NULL;
}

/* How many widgets of @type there are, and of those how many have a name. */
static guint
count_type (GtkWidget *widget,
            GType      type,
            guint     *named)
{
  const char *name = g_type_is_a (G_OBJECT_TYPE (widget), type) ? gn_get_name (widget) : NULL;
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  *named += name && *name;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type, named);
  return n;
}

/* ---- The list ----------------------------------------------------------------------------------------------------- */

static void
test_list (void)
{
  GnWindow *window;
  GnGamesPage *page;

  fixture_empty_library ();
  years_make (120, SEED);
  window = fixture_window_of (1280, 720);
  gn_window_show (window, "games");
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_GAMES_PAGE);

  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GArray) games = gn_history_index_played (index);

  g_assert_cmpuint (games->len, >=, 5);
  g_assert_cmpuint (fixture_rows (page, "list"), ==, games->len);
  fixture_picture (window, "games", "list");

  /* Nothing was played. */
  fixture_empty_library ();
  gn_window_show (window, "games");
  fixture_settle ();
  g_assert_cmpuint (fixture_rows (page, "list"), ==, 0);

  GnGamePage *game = show_game (window, "zavandor");

  g_assert_cmpstr (fixture_words (game, "summary"), ==, "No matches yet");
  g_assert_null (row_with (game, "Matches"));
  fixture_close (window);
}

/* ---- A game ------------------------------------------------------------------------------------------------------- */

/* There, through the page and back, with keys alone. */
static void
test_keys (void)
{
  GnWindow *window;
  GnGamePage *page;
  GtkListBox *list;
  guint tabs = 0;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  fixture_empty_library ();
  years_make (60, SEED);
  window = fixture_window_of (1280, 720);
  real_keys_to (GTK_WINDOW (window));
  real_key (GDK_KEY_g, GDK_CONTROL_MASK);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "games");
  list = fixture_child (fixture_find_type (GTK_WIDGET (window), GN_TYPE_GAMES_PAGE), "list");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));

  g_autofree char *second = g_strdup (adw_preferences_row_get_title (
    ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (list, 1))));

  real_key (GDK_KEY_Down, 0);
  real_key (GDK_KEY_Return, 0);
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_GAME_PAGE);
  while (gn_game_page_is_gathering (page))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_cmpstr (fixture_words (page, "headline"), ==, second);

  /* The figures of a chart open with a key. */
  while (!GTK_IS_EXPANDER (gtk_root_get_focus (GTK_ROOT (window))) && tabs++ < 60)
    {
      real_key (GDK_KEY_Tab, 0);
      fixture_settle ();
    }
  g_assert_true (GTK_IS_EXPANDER (gtk_root_get_focus (GTK_ROOT (window))));

  GtkExpander *figures = GTK_EXPANDER (gtk_root_get_focus (GTK_ROOT (window)));

  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_true (gtk_expander_get_expanded (figures));
  g_assert_true (gtk_widget_get_mapped (gtk_expander_get_child (figures)));

  gtk_widget_grab_focus (fixture_child (page, "meanings"));
  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture_child (page, "definitions")));
  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "games");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_root_get_focus (GTK_ROOT (window)))), ==,
                   second);
  fixture_close (window);
}

/* Its picture, and its figures with a head and a row for each bar */
static void
export_chart (GnGamePage *page)
{
  GtkWidget *chart = fixture_find_type (fixture_child (page, "sections"), GN_TYPE_BAR_VIEW);
  GtkWidget *section = gtk_widget_get_parent (gtk_widget_get_parent (chart));
  GtkExpander *figures = fixture_find_type (section, GTK_TYPE_EXPANDER);
  GnFigureTable *table = GN_FIGURE_TABLE (gtk_expander_get_child (figures));
  g_autoptr (GBytes) picture = gn_chart_picture (chart);
  g_autofree char *text = gn_figure_table_csv (table);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  g_assert_nonnull (fixture_find_type (section, GTK_TYPE_MENU_BUTTON));
  fixture_check_picture (picture, chart);
  g_assert_true (g_str_has_prefix (lines[0], ","));
  /* the head, and nothing after the last end of a line */
  g_assert_cmpuint (g_strv_length (lines), ==, (guint) fixture_rows (table, "list") + 1);
}

/* Every figure that a game declares is on its page, with its definition, and each picture has a name and a table. */
static void
test_figures (void)
{
  GnWindow *window;

  fixture_empty_library ();
  years_make (g_getenv ("GNOMON_QUICK") ? 30 : 110, SEED);
  window = fixture_window_of (1280, 720);
  for (guint i = 0; gn_games ()[i]; i++)
    {
      const GnGame *game = gn_games ()[i];
      GnGameSummary summary = { 0 };
      g_autoptr (GnHistoryIndex) index = NULL;
      GnGamePage *page = show_game (window, game->id);
      guint named = 0, pictures, tables = 0;

      index = gn_history_index_new ();
      if (!gn_history_index_game (index, game->id, "", &summary) || !summary.plays)
        {
          gn_game_summary_clear (&summary);
          continue;
        }
      gn_game_summary_clear (&summary);
      g_assert_nonnull (row_with (page, "Matches: "));
      gtk_menu_button_popup (fixture_child (page, "meanings"));
      fixture_settle ();
      for (GnGameFigure figure = 0; figure < GN_N_GAME_FIGURES; figure++)
        g_assert_nonnull (fixture_find (fixture_child (page, "definitions"), GTK_TYPE_LABEL,
                                        gn_game_figure_definition (figure)));
      for (const GnGather *gather = game->gather; gather && gather->id; gather++)
        {
          g_autoptr (GArray) values = gn_history_index_gathered (index, game->id, "", gather);

          if (!gather->title)
            continue;
          g_assert_nonnull (fixture_find (fixture_child (page, "definitions"), GTK_TYPE_LABEL, gather->about));
          if (values->len && gather->kind != GN_GATHER_COURSE)
            g_assert_nonnull (fixture_find (fixture_child (page, "sections"), GTK_TYPE_LABEL, gather->title));
        }
      gtk_menu_button_popdown (fixture_child (page, "meanings"));
      pictures = count_type (fixture_child (page, "sections"), GN_TYPE_BAR_VIEW, &named)
                 + count_type (fixture_child (page, "sections"), GN_TYPE_CHART_VIEW, &named);
      count_type (fixture_child (page, "sections"), GTK_TYPE_EXPANDER, &tables);
      g_assert_cmpuint (named, ==, pictures);
      g_assert_cmpuint (count_type (fixture_child (page, "sections"), GTK_TYPE_EXPANDER, &tables), ==, pictures);
    }

  /* From a player's row to the game, and from the menu of a match. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();

  GnPersonPage *person = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);
  GtkListBox *against = fixture_child (fixture_child (person, "against"), "list");
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (against, 1));

  g_assert_nonnull (row);
  gtk_widget_activate (row);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "game");
  export_chart (fixture_find_type (GTK_WIDGET (window), GN_TYPE_GAME_PAGE));
  fixture_close (window);
}

static guint
visible_rows (GtkListBox *list)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row; row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  return n;
}

/* The first ten of many people, then all of them: the eleventh has the focus. */
static void
test_all (void)
{
  GnWindow *window;
  GnGamePage *page;
  GtkWidget *more;
  GnFigureTable *people;
  GtkListBox *list;

  fixture_empty_library ();
  years_make (120, SEED);
  window = fixture_window_of (1280, 720);
  page = show_game (window, "wizard");
  people = fixture_find_type (fixture_child (page, "sections"), GN_TYPE_FIGURE_TABLE);
  list = fixture_child (people, "list");
  g_assert_cmpuint (visible_rows (list), ==, 11);
  more = gtk_widget_get_last_child (GTK_WIDGET (people));
  g_assert_true (GTK_IS_BUTTON (more));

  /* From below the button comes first. */
  gtk_widget_grab_focus (fixture_child (page, "meanings"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (people), GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == more);
  fixture_picture (window, "games", "people");
  g_signal_emit_by_name (more, "clicked");
  fixture_settle ();
  g_assert_cmpuint (visible_rows (list), >, 11);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (gtk_list_box_get_row_at_index (list, 11)));
  g_assert_false (GTK_IS_BUTTON (gtk_widget_get_last_child (GTK_WIDGET (people))));
  fixture_picture (window, "games", "people-all");
  fixture_close (window);
}

/* A match that ends while the page is there; and one that goes away while matches are replayed. */
static void
test_again (void)
{
  GnWindow *window;
  GnGamePage *page;

  fixture_empty_library ();
  years_make (12, SEED);
  window = fixture_window_of (1280, 720);
  page = show_game (window, "wizard");

  g_autofree char *before = g_strdup (fixture_words (page, "summary"));

  years_make (60, SEED);
  page = show_game (window, "wizard");
  g_assert_cmpstr (fixture_words (page, "summary"), !=, before);
  years_make (90, SEED);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", "zavandor", "");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", "rise", "");
  fixture_close (window);
  fixture_settle ();
}

/* ---- The result --------------------------------------------------------------------------------------------------- */

/* Puts @now for the last @was. */
static void
replace_last (GString    *record,
              const char *was,
              const char *now)
{
  const char *at = g_strrstr (record->str, was);
  const gssize where = at - record->str;

  g_assert_nonnull (at);
  g_string_erase (record, where, (gssize) strlen (was));
  g_string_insert (record, where, now);
}

/* The chart of a result has a table, too: a row for each point, with the figures of all. */
static void
check_figures (gpointer page)
{
  GtkExpander *figures = fixture_child (page, "points_figures");
  GtkListBoxRow *row;

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (figures)));
  g_assert_null (gtk_expander_get_child (figures));
  gtk_expander_set_expanded (figures, TRUE);
  fixture_settle ();
  row = gtk_list_box_get_row_at_index (fixture_child (gtk_expander_get_child (figures), "list"), 0);
  g_assert_nonnull (row);
  g_assert_nonnull (strstr (gn_get_name (GTK_WIDGET (row)), ": 0"));
}

/* The same match four times, the last one with more points and shorter: the result tells of it, and only of the last. */
static void
test_record (void)
{
  static const char expected[] =
    "A new record by Ben: 20 points. Before: 18 by Ben on January 4, 2024.\n"
    "The largest lead so far, by Ben: 17 points. Before: 15 by Ben on January 4, 2024.\n"
    "The shortest match so far: 30:00. Before: 40:00 on January 6, 2024.";
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", "zavandor-2-won.gnomon",
                                                 NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) folder = NULL;
  GnResultPage *page = NULL;

  fixture_empty_library ();
  folder = gn_library_dir ("records", NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("alike-%u.gnomon", i);
      g_autofree char *started = g_strdup_printf ("\"started\":%u", 1704394800 + i * 86400);
      g_autofree char *time = g_strdup_printf ("\"t\":%u,\"m\"", 3600 - i * 600);
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (GString) record = g_string_new (text);
      const gsize where = (gsize) (strstr (text, "\"started\":") - text);

      g_string_erase (record, (gssize) where, (gssize) strcspn (text + where, ","));
      g_string_insert (record, (gssize) where, started);
      /* The last entry tells how long it took: the result may be looked at for longer. */
      replace_last (record, "\"t\":0,\"m\"", time);
      if (i < 3)
        replace_last (record, "\"total\":[3,20]", "\"total\":[3,18]");
      g_assert_true (g_file_set_contents (g_file_peek_path (file), record->str, (gssize) record->len, NULL));
    }

  for (guint i = 2; i < 4; i++)
    {
      GnWindow *window = fixture_window_of (1280, 720);
      g_autofree char *name = g_strdup_printf ("alike-%u.gnomon", i);
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autofree char *uri = g_file_get_uri (file);

      gtk_widget_activate_action (GTK_WIDGET (window), "win.open", "s", uri);
      fixture_settle ();
      page = fixture_find_type (GTK_WIDGET (gn_window_get_tab (window)), GN_TYPE_RESULT_PAGE);
      while (gn_result_page_is_asking (page))
        g_main_context_iteration (NULL, TRUE);
      fixture_settle ();
      g_assert_cmpint (gtk_widget_get_visible (fixture_child (page, "records")), ==, i == 3);
      if (i == 3)
        g_assert_cmpstr (fixture_words (page, "records"), ==, expected);
      fixture_picture (window, "games", i == 3 ? "record" : "no-record");
      check_figures (page);
      fixture_close (window);
    }
}

/* ---- Pictures ----------------------------------------------------------------------------------------------------- */

static void
look_at_games (GnWindow   *window,
               const char *size)
{
  gn_window_show (window, "games");
  for (guint k = 0; gn_games ()[k]; k++)
    {
      GnGamePage *page = show_game (window, gn_games ()[k]->id);
      GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (fixture_child (page, "scrolled"));
      guint n = 0;

      do
        {
          g_autofree char *name = g_strdup_printf ("%s-%u-%s", gn_games ()[k]->id, n, size);

          fixture_picture (window, "games", name);
          gtk_adjustment_set_value (scrolled, gtk_adjustment_get_page_size (scrolled) * 0.9 * ++n);
          fixture_settle ();
        }
      while (g_getenv ("GNOMON_SHOTS") && n < 6
             && gtk_adjustment_get_value (scrolled) > gtk_adjustment_get_page_size (scrolled) * 0.9 * (n - 1));
    }
}

static void
test_widths (void)
{
  fixture_empty_library ();
  years_make (g_getenv ("GNOMON_SHOTS") ? 199 : g_getenv ("GNOMON_QUICK") ? 20 : 40, SEED);
  fixture_widths (look_at_games);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/games/list", test_list);
  g_test_add_func ("/games/keys", test_keys);
  g_test_add_func ("/games/figures", test_figures);
  g_test_add_func ("/games/all", test_all);
  g_test_add_func ("/games/again", test_again);
  g_test_add_func ("/games/record", test_record);
  g_test_add_func ("/games/widths", test_widths);
  return g_test_run ();
}
