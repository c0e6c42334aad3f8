/* test-windows.c: no word in the windows escapes translation, and they stand it to be mirrored
 *
 * Run in the language in which every string shows that it was translated (LANGUAGE=xx): what is shown without its
 * brackets was never marked, or glued together.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "../app/app-fixture.h"
#include "games/games.h"
#include "app/history/history-page.h"
#include "app/setup/new-table-page.h"
#include "app/games/game-page.h"
#include "app/games/games-page.h"
#include "app/people/person-page.h"
#include "app/people/group-page.h"
#include "app/people/players-page.h"
#include "app/people/rivalry-page.h"
#include "app/result/result-page.h"
#include "app/window/table-tab.h"
#include "core/words/text.h"
#include "app/tonight/tonight-page.h"

static GPtrArray *escaped;
static guint translated;
static const GnMatch *shown;

/* Three letters of our alphabet beside each other are a word. */
static gboolean
has_word (const char *text)
{
  guint run = 0;

  for (const char *c = text; *c; c++)
    {
      run = g_ascii_isalpha (*c) ? run + 1 : 0;
      if (run == 3)
        return TRUE;
    }
  return FALSE;
}

/* Words of GTK and libadwaita, which have catalogues of their own. */
static const char *const toolkit[] = { "(None)", "Search…", "Clear entry", "Clear Entry", "Preferences", "Search",
                                       "Search preferences", "No Results Found", "Try a different search.",
                                       "Try a different search",
                                       /* formats of files */ "PDF", "PNG", "CSV", "JSON", "BG Stats", NULL };

/* What nobody translates: people, names that the data have in their own languages, numbers of rules. */
static gboolean
is_a_name (const char *text)
{
  static GRegex *clause, *key;

  if (!clause)
    clause = g_regex_new ("^([A-Z]+-[0-9A-Za-z-]+|[IV]+)$", G_REGEX_OPTIMIZE, 0, NULL);
  if (!key)
    key = g_regex_new ("^(Ctrl|Shift|Alt|F[0-9]+|Enter|Esc|Tab|Gnomon|Diamantina)", G_REGEX_OPTIMIZE, 0, NULL);
  if (g_regex_match (clause, text, 0, NULL) || g_regex_match (key, text, 0, NULL))
    return TRUE;
  for (guint i = 0; shown && i < shown->n_seats; i++)
    if (strstr (text, gn_match_name (shown, i)))
      return TRUE;
  for (guint family = 0; shown && family < gn_game_n_families (shown->game); family++)
    for (guint i = 0; shown->game->families[family].attrs && i < gn_set_size (shown->set, family); i++)
      {
        g_autofree char *name = gn_set_name (shown->set, family, i);

        if (strstr (text, name))
          return TRUE;
      }
  return FALSE;
}

static void
look_at (GtkWidget  *widget,
         const char *what,
         const char *text)
{
  if (text && strstr (text, "⟦"))
    translated++;
  if (!text || !has_word (text) || strstr (text, "⟦") || g_strv_contains (toolkit, text) || is_a_name (text))
    return;

  for (guint i = 0; i < escaped->len; i++)
    if (g_str_has_suffix (escaped->pdata[i], text))
      return;
  g_ptr_array_add (escaped, g_strdup_printf ("%s of %s: %s", what, G_OBJECT_TYPE_NAME (widget), text));
}

static void
look_through (GtkWidget *widget)
{
  g_autofree char *placeholder = NULL;

  look_at (widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    look_at (widget, "label", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_WINDOW (widget))
    look_at (widget, "title", gtk_window_get_title (GTK_WINDOW (widget)));
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "placeholder-text"))
    g_object_get (widget, "placeholder-text", &placeholder, NULL);
  look_at (widget, "placeholder", placeholder);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_through (child);
}

/* Shows @page in a window of its own, and looks at every word. */
static void
look_at_page (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  look_through (page);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static void
look_at_table (const char *game)
{
  g_autoptr (GnMatchTable) table = fixture_table (game, 3);

  fixture_play (table, 12, 3);
  shown = gn_match_table_get_match (table);
  look_at_page (gn_table_tab_new (table));
  look_at_page (gn_result_page_new (table));
  shown = NULL;
}

static void
look_at_everything (void)
{
  const GnGame *const *games = gn_games ();
  GnWindow *window;
  GtkWidget *preferences;

  look_at_page (g_object_new (GN_TYPE_TONIGHT_PAGE, NULL));
  look_at_page (gn_new_table_page_new ());
  look_at_page (gn_history_page_new ());
  look_at_page (gn_players_page_new ());
  look_at_page (gn_person_page_new ());
  look_at_page (gn_rivalry_page_new ());
  look_at_page (gn_group_page_new ());
  look_at_page (gn_games_page_new ());
  look_at_page (gn_game_page_new ());
  for (guint i = 0; games[i]; i++)
    if (gn_games_on_shelf (games[i]))
      look_at_table (games[i]->id);

  window = fixture_window ();
  preferences = fixture_preferences (window);
  look_through (preferences);
  fixture_leave (preferences);
  fixture_close (window);
}

static void
test_escaped (void)
{
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "xx") != 0)
    {
      g_test_skip ("needs LANGUAGE=xx");
      return;
    }

  escaped = g_ptr_array_new_with_free_func (g_free);
  look_at_everything ();
  for (guint i = 0; i < escaped->len; i++)
    g_test_message ("%s", (char *) escaped->pdata[i]);
  g_assert_cmpuint (escaped->len, ==, 0);
  g_assert_cmpuint (translated, >, 100);
  g_ptr_array_unref (escaped);
}

/* Everything once more from right to left: warnings would be fatal. */
static void
test_mirrored (void)
{
  escaped = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  look_at_everything ();
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_ptr_array_unref (escaped);
}

int
main (int    argc,
      char **argv)
{
  gn_language_init ();
  fixture_init (&argc, &argv);
  g_test_add_func ("/windows/escaped", test_escaped);
  g_test_add_func ("/windows/mirrored", test_mirrored);
  return g_test_run ();
}
