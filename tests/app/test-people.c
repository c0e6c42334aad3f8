/* test-people.c: the players, a page for each of them, and a page for two
 *
 * With $GNOMON_SHOTS it saves pictures of the pages there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include "app/people/figure-table.h"
#include "app/people/person-page.h"
#include "app/people/players-page.h"
#include "app/people/rivalry-page.h"
#include "app/settings/settings.h"
#include "core/library/library.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "real-keys.h"
#include "records.h"
#include "sheets/tile.h"

#define SEED 7

/* The row whose name for assistive technology, or whose words, have @text. */
static GtkWidget *
row_of (gpointer    page,
        const char *table,
        const char *text)
{
  GtkListBox *list = fixture_child (table ? fixture_child (page, table) : page, "list");
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)); i++)
    {
      const char *name = gn_get_name (GTK_WIDGET (row));

      if ((name && strstr (name, text)) || (!name && fixture_find (GTK_WIDGET (row), GTK_TYPE_LABEL, text)))
        return GTK_WIDGET (row);
    }
  return NULL;
}

/* With Enter, as people do. */
static void
press_enter (GtkWidget *row)
{
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_signal_emit_by_name (row, "activate");
  fixture_settle ();
}

static gboolean
shows (gpointer    page,
       const char *part)
{
  return gtk_widget_get_visible (fixture_child (page, part));
}

/* ---- The list ---------------------------------------------------------------------------------------------------- */

static void
test_players (void)
{
  GnWindow *window;
  GnPlayersPage *page;

  fixture_empty_library ();
  years_make (60, SEED);
  window = fixture_window_of (1280, 720);
  gn_window_show (window, "players");
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PLAYERS_PAGE);

  g_autoptr (GnHistoryIndex) index = fixture_index ();
  g_autoptr (GArray) people = gn_history_index_people (index);

  g_assert_cmpuint (people->len, >, 10);
  g_assert_cmpuint (fixture_rows (page, "list"), ==, people->len);
  g_assert_true (shows (page, "search"));
  for (guint i = 0; i < people->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (fixture_child (page, "list"), (int) i);

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                       g_array_index (people, GnPersonSummary, i).name);
    }
  fixture_picture (window, "people", "players");

  /* Only a few need no search. */
  fixture_empty_library ();
  years_make (1, SEED);
  gn_window_show (window, "players");
  fixture_settle ();
  g_assert_false (shows (page, "search"));

  /* Nobody at all. */
  fixture_empty_library ();
  gn_window_show (window, "players");
  fixture_settle ();
  g_assert_cmpuint (fixture_rows (page, "list"), ==, 0);
  fixture_close (window);
}

/* ---- A person ----------------------------------------------------------------------------------------------------- */

/* From the list to the page, to a rival, back again, and to a match: with Enter and Escape. */
/* Two who played against each other, but too seldom for a figure. (transfer full) */
static char *
seldom_met (GnHistoryIndex *index,
            const char     *name)
{
  g_autoptr (GArray) rivals = gn_history_index_rivals (index, name, 1);

  for (guint i = 0; i < rivals->len; i++)
    {
      const GnPersonOther *other = &g_array_index (rivals, GnPersonOther, i);

      if (other->above + other->below + other->ties < GN_RIVAL_MIN_PLAYS)
        return g_strdup (other->name);
    }
  return NULL;
}

static void
test_ways (void)
{
  GnWindow *window;
  GnPlayersPage *players;
  GnPersonPage *person;
  GnRivalryPage *rivalry;

  fixture_empty_library ();
  years_make (150, SEED);
  window = fixture_window_of (1280, 720);
  gn_window_show (window, "players");
  fixture_settle ();
  players = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PLAYERS_PAGE);
  press_enter (row_of (players, NULL, "Berta"));
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");
  person = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);
  g_assert_cmpstr (fixture_words (person, "headline"), ==, "Berta");

  g_autoptr (GnHistoryIndex) index = fixture_index ();
  g_autoptr (GArray) rivals = gn_history_index_rivals (index, "Berta", GN_RIVAL_MIN_PLAYS);
  const GnPersonOther *first = &g_array_index (rivals, GnPersonOther, 0);
  g_autofree char *name = g_strdup (first->name);
  g_autofree char *above = g_strdup_printf ("Above: %u, Below: %u", first->above, first->below);
  GtkWidget *row = row_of (person, "rivals", name);

  g_assert_nonnull (strstr (gn_get_name (row), above));
  g_assert_nonnull (strstr (gn_get_name (row), "Ties: "));
  press_enter (row);
  g_assert_cmpstr (gn_window_get_page (window), ==, "rivalry");
  rivalry = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RIVALRY_PAGE);

  g_autofree char *score = g_strdup_printf ("%u : %u", first->above, first->below);
  g_autofree char *turned = g_strdup_printf ("%u : %u", first->below, first->above);

  g_assert_cmpstr (fixture_words (rivalry, "score"), ==, score);

  /* Others are chosen here: the two change places, then one meets nobody but themselves. */
  g_signal_emit_by_name (fixture_find (GTK_WIDGET (rivalry), GTK_TYPE_BUTTON, "Swap"), "clicked");
  fixture_settle ();
  g_assert_cmpstr (fixture_words (rivalry, "score"), ==, turned);
  gtk_drop_down_set_selected (fixture_child (rivalry, "one"),
                              gtk_drop_down_get_selected (fixture_child (rivalry, "other")));
  fixture_settle ();
  g_assert_cmpstr (fixture_words (rivalry, "score"), ==, "–");
  g_assert_false (shows (rivalry, "games"));
  g_assert_false (shows (rivalry, "matches"));

  /* Head to head is told from three matches on; the matches are there before. */
  g_autofree char *seldom = seldom_met (index, "Berta");

  g_assert_nonnull (seldom);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rivalry", "(ss)", "Berta", seldom);
  fixture_settle ();
  g_assert_cmpstr (fixture_words (rivalry, "score"), ==, "–");
  g_assert_false (shows (rivalry, "games"));
  g_assert_true (shows (rivalry, "matches"));

  /* Back to whoever was chosen, and from there to the list. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rivalry", "(ss)", name, "Berta");
  fixture_settle ();
  g_assert_true (shows (rivalry, "matches"));
  g_signal_emit_by_name (fixture_child (rivalry, "back"), "clicked");
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");
  g_assert_cmpstr (fixture_words (person, "headline"), ==, name);
  press_enter (row_of (person, "matches", name));
  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (person), "win.players", NULL);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "players");
  fixture_close (window);
}

/* With the keyboard alone: there, through the tables, to the last match on the page, and back to the same name. */
static void
test_keys (void)
{
  GnWindow *window;
  GnPersonPage *person;
  GtkAdjustment *scrolled;
  GtkListBox *list;
  GtkWidget *first, *matches;
  guint tabs = 0;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  fixture_empty_library ();
  years_make (150, SEED);
  window = fixture_window_of (1280, 720);
  real_keys_to (GTK_WINDOW (window));
  gn_window_show (window, "players");
  fixture_settle ();
  list = fixture_child (fixture_find_type (GTK_WIDGET (window), GN_TYPE_PLAYERS_PAGE), "list");
  first = GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0));

  g_autofree char *second = g_strdup (adw_preferences_row_get_title (
    ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (list, 1))));

  gtk_widget_grab_focus (first);
  real_key (GDK_KEY_Down, 0);
  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");
  person = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);
  g_assert_cmpstr (fixture_words (person, "headline"), ==, second);

  scrolled = gtk_scrolled_window_get_vadjustment (fixture_child (person, "scrolled"));
  matches = fixture_child (fixture_child (person, "matches"), "list");
  while (!gtk_widget_get_focus_child (matches) && tabs++ < 60)
    {
      real_key (GDK_KEY_Tab, 0);
      fixture_settle ();
    }
  g_assert_nonnull (gtk_widget_get_focus_child (matches));
  real_key (GDK_KEY_End, 0);
  fixture_settle ();
  g_assert_nonnull (gtk_widget_get_focus_child (matches));
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), >, 100);

  /* Above the first row of figures are the heads of the columns: the focus does not go there. */
  first = GTK_WIDGET (gtk_list_box_get_row_at_index (fixture_child (fixture_child (person, "against"), "list"), 1));
  gtk_widget_grab_focus (first);
  real_key (GDK_KEY_Up, 0);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);

  /* The definitions are longer than their popover. */
  gtk_widget_grab_focus (fixture_child (person, "meanings"));
  real_key (GDK_KEY_Return, 0);
  fixture_settle ();
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (fixture_child (person, "definitions"), GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_true (gtk_widget_get_mapped (fixture_child (person, "definitions")));
  real_key (GDK_KEY_Page_Down, 0);
  while (gtk_adjustment_get_value (scrolled) <= 0)
    g_main_context_iteration (NULL, TRUE);
  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");

  real_key (GDK_KEY_Escape, 0);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "players");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_root_get_focus (GTK_ROOT (window)))), ==,
                   second);
  fixture_close (window);
}

/* The figures are those of the index, and what there is nothing of is not shown. */
static void
test_figures (void)
{
  static const char *const tables[] = { "against", "places", "points", "ratings", "together", "alone", "streaks", "team",
                                        "allies", "rivals", "matches" };
  GnWindow *window;
  GnPersonPage *page;

  fixture_empty_library ();
  years_make (180, SEED);
  window = fixture_window_of (1280, 720);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);

  g_autoptr (GnHistoryIndex) index = fixture_index ();
  g_autoptr (GArray) games = gn_history_index_games (index, "Ann");
  guint against = 0, together = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const GnPersonGame *game = &g_array_index (games, GnPersonGame, i);
      g_autofree char *figures = g_strdup_printf ("Matches: %u, Wins: %u, Win rate: %.0f%%", game->plays, game->wins,
                                                  100.0 * game->wins / game->plays);

      against += game->kind == GN_KIND_AGAINST;
      together += game->kind == GN_KIND_TOGETHER;
      if (game->kind != GN_KIND_ALONE)
        g_assert_nonnull (row_of (page, game->kind == GN_KIND_AGAINST ? "against" : "together", figures));
    }
  g_assert_cmpuint (against, >, 2);
  g_assert_cmpuint (together, >, 0);
  g_assert_cmpuint (fixture_rows (fixture_child (page, "against"), "list"), ==, against + 1);     /* and the heads */
  g_assert_cmpuint (fixture_rows (fixture_child (page, "together"), "list"), ==, together + 1);
  g_assert_cmpuint (fixture_rows (fixture_child (page, "matches"), "list"), ==, 10);
  g_assert_true (shows (page, "streaks"));
  g_assert_true (shows (page, "points"));

  /* Ratings only if they are asked for. */
  g_assert_false (shows (page, "ratings"));
  g_settings_set_boolean (gn_settings (), "show-ratings", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();
  g_assert_true (shows (page, "ratings"));

  g_autoptr (GArray) ratings = gn_history_index_ratings (index, "Ann", GN_RATING_MIN_PLAYS);

  g_assert_cmpuint (fixture_rows (fixture_child (page, "ratings"), "list"), ==, ratings->len + 1);
  for (guint i = 0; i < ratings->len; i++)
    {
      const GnPersonRating *rating = &g_array_index (ratings, GnPersonRating, i);
      g_autofree char *text = g_strdup_printf ("Rating: %.1f ± %.1f", rating->mu, rating->sigma);

      g_assert_nonnull (row_of (page, "ratings", text));
    }

  /* Every figure has its definition. */
  gtk_menu_button_popup (fixture_child (page, "meanings"));
  fixture_settle ();
  for (GnFigure figure = 0; figure < GN_N_FIGURES; figure++)
    g_assert_nonnull (fixture_find (fixture_child (page, "definitions"), GTK_TYPE_LABEL, gn_figure_definition (figure)));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/people-meanings.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (GTK_WIDGET (gtk_menu_button_get_popover (fixture_child (page, "meanings"))), path);
    }
  gtk_menu_button_popdown (fixture_child (page, "meanings"));
  g_settings_reset (gn_settings (), "show-ratings");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();
  g_assert_false (shows (page, "ratings"));

  /* Somebody whose records are gone. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Nobody");
  fixture_settle ();
  g_assert_cmpstr (fixture_words (page, "summary"), ==, "No matches yet");
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_assert_false (shows (page, tables[i]));
  fixture_close (window);
}

/* A match that ends while the page is there. */
static void
test_again (void)
{
  GnWindow *window;
  GnPersonPage *page;

  fixture_empty_library ();
  years_make (10, SEED);
  window = fixture_window_of (1280, 720);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);

  g_autofree char *before = g_strdup (fixture_words (page, "summary"));

  years_make (60, SEED);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Ann");
  fixture_settle ();
  g_assert_cmpstr (fixture_words (page, "summary"), !=, before);
  fixture_close (window);
}

static void
look_at_people (GnWindow   *window,
                const char *size)
{
  static const char *const names[] = { "list", "person", "person-end", "rivalry", "group" };
  static const char *const three[] = { "Caroline", "Ann", "Noah", NULL };

  for (guint k = 0; k < G_N_ELEMENTS (names); k++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", names[k], size);
      GtkWidget *page;

      if (k == 0)
        gn_window_show (window, "players");
      else if (k == 1)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", "Caroline");
      else if (k == 3)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.rivalry", "(ss)", "Caroline", "Ann");
      else if (k == 4)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.group", "^as", three);
      fixture_settle ();
      page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);
      if (k == 2)
        gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (fixture_child (page, "scrolled")), 1e6);
      fixture_picture (window, "people", name);
      if (k == 1)
        {
          GtkWidget *table = fixture_child (page, "against");

          /* the important columns are there at any width, the last ones with room for them */
          g_assert_true (gtk_widget_get_mapped (fixture_find (table, GTK_TYPE_LABEL, gn_figure_name (GN_FIGURE_RATE))));
          g_assert_cmpint (gtk_widget_get_mapped (fixture_find (table, GTK_TYPE_LABEL, gn_figure_name (GN_FIGURE_LAST))),
                           ==, !g_str_has_prefix (size, "360"));
        }
    }
}

/* Nothing asks for more than a narrow window has. */
static void
test_widths (void)
{
  fixture_empty_library ();
  years_make (199, SEED);
  g_settings_set_boolean (gn_settings (), "show-ratings", TRUE);
  fixture_widths (look_at_people);
  g_settings_reset (gn_settings (), "show-ratings");
}

/* A pad that only a record has: lists show what it has, not the initial of its name. */
static void
test_emblem (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", "pad-2-won.gnomon", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) record = NULL;
  g_autoptr (GFile) folder = NULL, file = NULL;
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

  fixture_empty_library ();
  folder = gn_library_dir ("records", NULL);
  file = g_file_get_child (folder, "one.gnomon");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  record = g_string_new (text);
  g_string_replace (record, "\"game\":\"pad\"", "\"game\":\"pad\",\"title\":\"Zilch\"", 1);
  g_string_replace (record, "\"name\":\"Dice sheet\"", "\"name\":\"Zilch\"", 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), record->str, (gssize) record->len, NULL));
  g_assert_true (gn_history_index_update (index, NULL, NULL));

  g_autofree char *piece = gn_tile_of_game (gn_game_find ("pad"), "Zilch");
  g_autofree char *other = gn_tile_of_game (gn_game_find ("pad"), "Zilch again");

  g_assert_cmpstr (piece, ==, "tile-letter-crimson-D");
  g_assert_true (g_str_has_suffix (other, "-Z"));
  fixture_empty_library ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/people/players", test_players);
  g_test_add_func ("/people/ways", test_ways);
  g_test_add_func ("/people/keys", test_keys);
  g_test_add_func ("/people/figures", test_figures);
  g_test_add_func ("/people/again", test_again);
  g_test_add_func ("/people/widths", test_widths);
  g_test_add_func ("/people/emblem", test_emblem);
  return g_test_run ();
}
