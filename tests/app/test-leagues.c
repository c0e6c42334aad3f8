/* test-leagues.c: the pages of leagues: ways to them, standings, the dialog, changes and their undoing, and the sheet
 *
 * With $GNOMON_SHOTS it saves pictures of the pages and the sheet there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/leagues/league-board.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-dialog.h"
#include "app/leagues/league-page.h"
#include "app/leagues/league-sheet.h"
#include "app/leagues/league-words.h"
#include "app/leagues/leagues-page.h"
#include "app/people/figure-table.h"
#include "app/widgets/template.h"
#include "app/window/public-window.h"
#include "core/library/library.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "real-keys.h"
#include "records.h"

#define SEED 7

static GFile *
league_file (const char *id)
{
  g_autoptr (GFile) dir = gn_library_dir ("leagues", NULL);
  g_autofree char *name = g_strconcat (id, ".json", NULL);

  return g_file_get_child (dir, name);
}

static void
start (guint n)
{
  g_autoptr (GPtrArray) leagues = gn_leagues_load ();

  for (guint i = 0; i < leagues->len; i++)
    g_assert_true (gn_league_restore (((GnLeague *) leagues->pdata[i])->id, NULL, NULL));
  fixture_empty_library ();
  years_make (n, SEED);
}

/* A league of those who played most, the more the later in the list; (transfer full) */
static GnLeague *
make_league (GnHistoryIndex *index,
             GnLeagueKind    kind,
             guint           n_people)
{
  GnLeague *league = gn_league_new ();
  g_autoptr (GArray) people = gn_history_index_count (index, &(GnHistoryQuery) { 0 }, GN_HISTORY_BY_PERSON);

  league->name = g_strdup (kind == GN_LEAGUE_OPEN ? "Winter league" : "Spring round");
  league->kind = kind;
  for (guint i = 0; i < MIN (n_people, people->len); i++)
    g_ptr_array_add (league->people, g_strdup (g_array_index (people, GnHistoryCount, i).text));
  return league;
}

static GnLeaguePage *
show_league (GnWindow   *window,
             const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.league", "s", id);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "league");
  return fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUE_PAGE);
}

/* Presses Tab until the focus is on the button of that action. */
static void
tab_to (GnWindow   *window,
        const char *action)
{
  const char *name = NULL;

  for (guint tabs = 0; g_strcmp0 (name, action) != 0; tabs++)
    {
      GtkWidget *focus;

      if (tabs == 40)
        g_error ("no Tab leads to “%s”", action);
      real_key_settled (GDK_KEY_Tab, 0);
      focus = gtk_root_get_focus (GTK_ROOT (window));
      name = GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;
    }
}

/* ---- The pages ---------------------------------------------------------------------------------------------------- */

/* The page has what the index knows, and each row opens it. */
static void
test_lists (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL;
  g_autoptr (GnLeagueTable) table = NULL;
  g_autoptr (GError) error = NULL;
  GnWindow *window;
  GnLeaguePage *page;
  GtkListBox *list;

  start (g_getenv ("GNOMON_QUICK") ? 80 : 300);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_OPEN, 0);
  league->best = 4;
  g_assert_true (gn_league_save (league, &error));
  table = gn_history_index_league (index, league);
  window = fixture_window_of (1280, 720);
  page = show_league (window, league->id);
  g_assert_cmpuint (table->standings->len, >, 3);
  g_assert_cmpuint (fixture_table_rows (page, "standings", 1), ==, table->standings->len);
  g_assert_cmpuint (fixture_table_rows (page, "matches", 0), ==, 10);
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "nothing")));

  g_autofree char *summary = gn_league_summary (league, table->matches->len);

  g_assert_cmpstr (fixture_words (page, "headline"), ==, "Winter league");
  g_assert_cmpstr (fixture_words (page, "summary"), ==, summary);

  /* What is heard of the first of them. */
  const GnStanding *first = &g_array_index (table->standings, GnStanding, 0);
  g_autofree char *said = g_strdup_printf ("1. %s, Points: %u, Wins: %u, Matches: %u of %u", first->name, first->points,
                                           first->wins, first->counted, first->plays);

  list = fixture_child (fixture_child (page, "standings"), "list");
  g_assert_cmpstr (gn_get_name (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1))), ==, said);
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)));
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "person");

  page = show_league (window, league->id);
  gtk_menu_button_popup (fixture_child (page, "meanings"));
  fixture_settle ();
  for (GnLeagueFigure figure = 0; figure < GN_N_LEAGUE_FIGURES; figure++)
    {
      g_autofree char *definition = gn_league_figure_definition (figure, league);

      g_assert_true ((fixture_find (fixture_child (page, "definitions"), GTK_TYPE_LABEL, definition) != NULL)
                     == gn_league_figure_applies (figure, league));
    }
  gtk_menu_button_popdown (fixture_child (page, "meanings"));

  /* The list tells who is ahead; a league that is gone leads there. */
  gn_window_show (window, "leagues");
  fixture_settle ();
  g_assert_nonnull (fixture_find (fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUES_PAGE), GTK_TYPE_LABEL,
                                  first->name));
  g_assert_true (gn_league_restore (league->id, NULL, &error));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.league", "s", league->id);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "leagues");
  fixture_close (window);
}

static GtkWidget *
form_part (const char *id)
{
  g_assert_nonnull (fixture_question ());
  return gn_template_part (fixture_find_class (GTK_WIDGET (fixture_question ()), "league-form"), id);
}

static gboolean
can_save (void)
{
  return gn_ask_get_response_enabled (fixture_question (), "save");
}

/* Made, changed, deleted, each undone, by keys alone. */
static void
test_keys (void)
{
  g_autoptr (GPtrArray) made = NULL, changed = NULL, undone = NULL, deleted = NULL, back = NULL;
  GnWindow *window;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  start (20);
  window = fixture_window_of (1280, 720);
  real_keys_to (GTK_WINDOW (window));
  real_key_settled (GDK_KEY_l, GDK_CONTROL_MASK);
  g_assert_cmpstr (gn_window_get_page (window), ==, "leagues");
  tab_to (window, "leagues.new");
  real_key_settled (GDK_KEY_Return, 0);
  real_keys_to_question ();
  real_key_settled (GDK_KEY_a, 0);
  real_key_settled (GDK_KEY_b, 0);
  g_assert_true (can_save ());
  real_key_answer (GDK_KEY_Return);
  real_keys_to (GTK_WINDOW (window));
  g_assert_cmpstr (gn_window_get_page (window), ==, "league");
  made = gn_leagues_load ();
  g_assert_cmpuint (made->len, ==, 1);
  g_assert_cmpstr (((GnLeague *) made->pdata[0])->name, ==, "ab");

  real_key_settled (GDK_KEY_F2, 0);
  real_keys_to_question ();
  real_key_settled (GDK_KEY_End, 0);
  real_key_settled (GDK_KEY_c, 0);
  real_key_answer (GDK_KEY_Return);
  real_keys_to (GTK_WINDOW (window));
  changed = gn_leagues_load ();
  g_assert_cmpstr (((GnLeague *) changed->pdata[0])->name, ==, "abc");
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  undone = gn_leagues_load ();
  g_assert_cmpstr (((GnLeague *) undone->pdata[0])->name, ==, "ab");

  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "leagues");
  real_key_settled (GDK_KEY_Delete, 0);
  deleted = gn_leagues_load ();
  g_assert_cmpuint (deleted->len, ==, 0);
  g_assert_cmpstr (gn_league_changes_text (gn_league_changes_get ()), ==, "Deleted “ab”");
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  back = gn_leagues_load ();
  g_assert_cmpuint (back->len, ==, 1);
  g_assert_null (gn_league_changes_text (gn_league_changes_get ()));
  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "tonight");
  fixture_close (window);
}

static void
save (void)
{
  fixture_answer ("save");
  fixture_settle ();
}

/* What the form says is in the file, and what stands in the file is in the form. */
static void
test_dialog (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL, again = NULL, third = NULL;
  g_autoptr (GError) error = NULL;
  GnWindow *window;
  GnLeaguePage *page;

  start (40);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_OPEN, 0);
  g_assert_true (gn_league_save (league, &error));
  window = fixture_window_of (1280, 720);
  page = show_league (window, league->id);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.edit", NULL);
  fixture_settle ();

  /* What cannot be is not saved, and says why. */
  gtk_editable_set_text (GTK_EDITABLE (form_part ("name")), " ");
  g_assert_false (can_save ());
  gtk_editable_set_text (GTK_EDITABLE (form_part ("name")), "Summer");
  gtk_editable_set_text (GTK_EDITABLE (form_part ("points")), "1 2");
  g_assert_false (can_save ());
  g_assert_true (gtk_widget_get_visible (form_part ("fault")));
  gtk_editable_set_text (GTK_EDITABLE (form_part ("points")), "10/6/3");
  g_assert_true (can_save ());
  g_assert_false (gtk_widget_get_visible (form_part ("fault")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (form_part ("best")), 3);

  GtkWidget *check = fixture_find (form_part ("people"), GTK_TYPE_CHECK_BUTTON, NULL);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_false (can_save ());
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  check = fixture_find (form_part ("games"), GTK_TYPE_CHECK_BUTTON, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  adw_combo_row_set_selected (ADW_COMBO_ROW (form_part ("days")), 2);
  g_assert_false (can_save ());
  g_assert_true (gtk_widget_get_visible (form_part ("evenings")));
  check = fixture_find (form_part ("evenings"), GTK_TYPE_CHECK_BUTTON, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  save ();

  again = gn_league_load (league->id);
  g_assert_cmpstr (again->name, ==, "Summer");
  g_assert_cmpuint (again->points.n, ==, 3);
  g_assert_cmpuint (again->best, ==, 3);
  g_assert_cmpuint (again->games->len, ==, 1);
  g_assert_cmpuint (again->evenings->len, ==, 1);
  g_assert_cmpuint (again->people->len, ==, 0);
  g_assert_cmpstr (fixture_words (page, "headline"), ==, "Summer");

  /* From one day on. */
  gtk_widget_activate_action (GTK_WIDGET (page), "league.edit", NULL);
  fixture_settle ();
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (form_part ("days"))), ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (form_part ("points"))), ==, "10, 6, 3");
  adw_combo_row_set_selected (ADW_COMBO_ROW (form_part ("days")), 1);
  g_autoptr (GDateTime) day = g_date_time_new_local (2024, 5, 17, 12, 0, 0);
  GtkMenuButton *button = GTK_MENU_BUTTON (fixture_find (form_part ("from"), GTK_TYPE_MENU_BUTTON, NULL));

  gtk_calendar_select_day (fixture_find_type (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_CALENDAR),
                           day);
  save ();
  third = gn_league_load (league->id);
  g_assert_cmpuint (third->evenings->len, ==, 0);
  g_assert_cmpuint (third->to, ==, 0);

  g_autofree char *text = gn_league_day (third->from);

  g_assert_cmpstr (text, ==, "May 17, 2024");
  fixture_close (window);
}

/* Who still has to meet whom, also at the narrowest; a row leads to the two. */
static void
test_round_robin (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL, again = NULL;
  g_autoptr (GnLeagueTable) table = NULL;
  g_autoptr (GError) error = NULL;
  GnWindow *window;
  GnLeaguePage *page;
  GtkListBox *list;
  guint due = 0;

  start (40);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_ROUND_ROBIN, 6);
  league->meetings = 9;
  g_assert_true (gn_league_save (league, &error));
  table = gn_history_index_league (index, league);
  for (guint i = 0; i < 6; i++)
    for (guint k = 0; k < i; k++)
      due += gn_league_table_due (table, league, i, k) > 0;
  g_assert_cmpuint (due, >, 0);
  window = fixture_window_of (1280, 720);
  page = show_league (window, league->id);
  g_assert_cmpuint (fixture_table_rows (page, "standings", 1), ==, 6);
  g_assert_cmpuint (fixture_table_rows (page, "due", 1), ==, due);
  g_assert_true (gtk_widget_get_visible (fixture_child (page, "grid_box")));
  for (guint i = 0; i < 6; i++)
    for (guint k = 0; k < 6; k++)
      {
        const GnMeetings *meetings = gn_league_table_meetings (table, i, k);
        GtkWidget *cell = gtk_grid_get_child_at (fixture_child (page, "grid"), (int) k + 2, (int) i + 1);
        g_autofree char *score = gn_league_score (meetings);

        if (meetings->above + meetings->below + meetings->ties)
          g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (cell)), ==, score);
        else
          g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (cell)), ==, i == k ? "" : "·");
      }
  list = fixture_child (fixture_child (page, "due"), "list");
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)));
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "rivalry");

  /* Without players it is none. */
  page = show_league (window, league->id);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.edit", NULL);
  fixture_settle ();
  g_assert_true (can_save ());
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (form_part ("meetings")), 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (form_part ("kind")), GN_LEAGUE_OPEN);
  g_assert_false (gtk_widget_get_visible (form_part ("meetings_row")));
  save ();
  again = gn_league_load (league->id);
  g_assert_cmpint (again->kind, ==, GN_LEAGUE_OPEN);
  g_assert_cmpuint (again->meetings, ==, 1);
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "grid_box")));
  g_assert_cmpuint (fixture_table_rows (page, "due", 1), ==, 0);
  fixture_close (window);
}

static GnPublicWindow *
second_screen (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GN_IS_PUBLIC_WINDOW (window) && gtk_widget_get_visible (window))
        return GN_PUBLIC_WINDOW (window);
    }
  return NULL;
}

static gboolean
shows_board (void)
{
  GtkWidget *board = fixture_find_type (GTK_WIDGET (second_screen ()), GN_TYPE_LEAGUE_BOARD);

  return board && gtk_stack_get_visible_child (GTK_STACK (gtk_widget_get_parent (board))) == board;
}

/* The standings are on the second screen between matches: a table takes their place while it is played. */
static void
test_public (void)
{
  const char *folder = g_getenv ("GNOMON_SHOTS");
  g_autofree char *path = g_build_filename (folder ? folder : "", "league-public.png", NULL);
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL;
  g_autoptr (GArray) standings = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (GError) error = NULL;
  GnWindow *window;
  GnTableTab *tab;

  start (40);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_OPEN, 6);
  g_assert_true (gn_league_save (league, &error));
  standings = gn_history_index_standings (index, league, TRUE, NULL);
  window = fixture_window_of (1280, 720);
  show_league (window, league->id);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  g_assert_nonnull (second_screen ());
  g_assert_true (shows_board ());
  for (guint i = 0; i < standings->len; i++)
    {
      g_autofree char *title = gn_league_standing (&g_array_index (standings, GnStanding, i));

      g_assert_nonnull (fixture_find (GTK_WIDGET (second_screen ()), GTK_TYPE_LABEL, title));
    }
  if (folder)
    fixture_shot (GTK_WIDGET (second_screen ()), path);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  g_assert_null (second_screen ());

  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  table = fixture_table ("rise", 2);
  tab = gn_window_begin (window, table);
  fixture_settle ();
  g_assert_true (shows_board ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  g_assert_true (gn_public_window_get_table (second_screen ()) == table);
  g_assert_false (shows_board ());

  /* A look at the league takes nothing from a match that goes on; its end does. */
  gn_window_show (window, "tonight");
  fixture_settle ();
  g_assert_false (shows_board ());
  gn_window_close_table (window, tab);
  fixture_settle ();
  g_assert_null (gn_public_window_get_table (second_screen ()));
  g_assert_true (shows_board ());
  gtk_window_close (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (second_screen ());
}

/* A file that is no league is told of, opens nothing, and can be deleted and brought back. */
static void
test_broken (void)
{
  static const char text[] = "{\"gnomon\":\"league\",\"version\":1,\"name\":\"<b>&%s\",\"kind\":\"swiss\"}";
  g_autoptr (GFile) file = league_file ("<b>&%s"), sound = league_file ("sound");
  g_autofree char *after = NULL;
  GnWindow *window;
  GnLeaguesPage *page;
  GtkListBox *list;
  GtkWidget *row;

  start (10);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (sound), "{\"gnomon\":\"league\",\"version\":1,\"name\":"
                                      "\"</span>&_%s {who}\",\"kind\":\"open\",\"points\":[5,3],\"people\":[\"<b>&\","
                                      "\"{n}\"]}", -1, NULL));
  window = fixture_window_of (1280, 720);
  gn_window_show (window, "leagues");
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUES_PAGE);
  list = fixture_child (page, "list");
  g_assert_cmpuint (fixture_rows (page, "list"), ==, 2);
  row = gtk_widget_get_ancestor (fixture_find (GTK_WIDGET (list), GTK_TYPE_LABEL, "cannot be used"),
                                 GTK_TYPE_LIST_BOX_ROW);
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  show_league (window, "sound");
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "</span>&_%s {who}"));

  gn_window_show (window, "leagues");
  fixture_settle ();
  row = gtk_widget_get_ancestor (fixture_find (GTK_WIDGET (list), GTK_TYPE_LABEL, "cannot be used"),
                                 GTK_TYPE_LIST_BOX_ROW);
  gtk_widget_grab_focus (row);
  if (real_keys_can ())
    {
      real_keys_to (GTK_WINDOW (window));
      real_key_settled (GDK_KEY_Delete, 0);
      g_assert_cmpuint (fixture_rows (page, "list"), ==, 1);
      gtk_widget_activate_action (GTK_WIDGET (page), "leagues.undo", NULL);
      fixture_settle ();
    }
  g_assert_cmpuint (fixture_rows (page, "list"), ==, 2);
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  fixture_close (window);
}

/* F10 opens the menu of the page that is shown. */
static void
test_menu_key (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL;
  GtkWidget *menu;
  GnWindow *window;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  start (10);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_OPEN, 0);
  g_assert_true (gn_league_save (league, NULL));
  window = fixture_window_of (1280, 720);
  real_keys_to (GTK_WINDOW (window));
  for (guint i = 0; i < 2; i++)
    {
      if (i)
        show_league (window, league->id);
      else
        gn_window_show (window, "history");
      fixture_settle ();
      real_key_settled (GDK_KEY_F10, 0);
      menu = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_TYPE_POPOVER_MENU);
      g_assert_nonnull (menu);
      g_assert_nonnull (fixture_find (menu, GTK_TYPE_LABEL, i ? "Playoffs…" : "Back up everything…"));
      real_key_settled (GDK_KEY_Escape, 0);
      menu = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_TYPE_POPOVER_MENU);
      g_assert_null (menu);
    }
  fixture_close (window);
}

/* ---- On paper ----------------------------------------------------------------------------------------------------- */

static void
check_sheet (GnWindow       *window,
             GnHistoryIndex *index,
             const GnLeague *league,
             const char     *name)
{
  g_autoptr (GnLeagueTable) table = gn_history_index_league (index, league);
  g_autofree char *words = fixture_print (window, gn_league_sheet (league, table), name);

  for (guint i = 0; words && i < table->standings->len; i++)
    {
      g_autofree char *standing = gn_league_standing (&g_array_index (table->standings, GnStanding, i));

      g_assert_nonnull (strstr (words, standing));
    }
  if (words)
    {
      g_assert_nonnull (strstr (words, league->name));
      g_assert_nonnull (strstr (words, "5, 3, 2, 1"));
    }
}

static void
test_print (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  GnWindow *window;

  start (g_getenv ("GNOMON_QUICK") ? 80 : 300);
  index = fixture_index ();
  window = fixture_window ();

  g_autoptr (GnLeague) open = make_league (index, GN_LEAGUE_OPEN, 0);

  check_sheet (window, index, open, "league-sheet");

  g_autoptr (GnLeague) robin = make_league (index, GN_LEAGUE_ROUND_ROBIN, 6);

  check_sheet (window, index, robin, "league-robin-sheet");
  fixture_close (window);
}

/* ---- Pictures ----------------------------------------------------------------------------------------------------- */

static void
look_at_leagues (GnWindow   *window,
                 const char *size)
{
  const char *folder = g_getenv ("GNOMON_SHOTS");
  g_autofree char *list = g_strdup_printf ("list-%s", size), *history = g_strdup_printf ("history-%s", size);
  g_autofree char *form = g_strdup_printf ("%s/league-form-%s.png", folder ? folder : "", size);

  gn_window_show (window, "history");
  fixture_picture (window, "league", history);
  gn_window_show (window, "leagues");
  fixture_picture (window, "league", list);
  show_league (window, "spring");
  fixture_picture (window, "league", size);
  gtk_widget_activate_action (fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUE_PAGE), "league.edit", NULL);
  fixture_settle ();
  g_assert_cmpint (gn_least_of (GTK_WIDGET (fixture_question ()), GTK_ORIENTATION_HORIZONTAL), <=, 360);
  if (folder)
    fixture_shot (GTK_WIDGET (fixture_question ()), form);
  fixture_dismiss ();
}

static void
test_widths (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) league = NULL;
  g_autoptr (GError) error = NULL;

  start (g_getenv ("GNOMON_SHOTS") ? 600 : 60);
  index = fixture_index ();
  league = make_league (index, GN_LEAGUE_ROUND_ROBIN, 8);
  league->id = g_strdup ("spring");
  league->best = 5;
  league->meetings = 9;
  g_assert_true (gn_league_save (league, &error));
  fixture_widths (look_at_leagues);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/leagues/lists", test_lists);
  g_test_add_func ("/leagues/keys", test_keys);
  g_test_add_func ("/leagues/dialog", test_dialog);
  g_test_add_func ("/leagues/round-robin", test_round_robin);
  g_test_add_func ("/leagues/public", test_public);
  g_test_add_func ("/leagues/broken", test_broken);
  g_test_add_func ("/leagues/menu-key", test_menu_key);
  g_test_add_func ("/leagues/print", test_print);
  g_test_add_func ("/leagues/widths", test_widths);
  return g_test_run ();
}
