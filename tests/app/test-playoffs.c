/* test-playoffs.c: playoffs on the page of a league: the dialog, what the host sets, undone, by keys alone, on the
 * second screen and on paper
 *
 * With $GNOMON_SHOTS it saves pictures of the page, the dialog and the second screen there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <string.h>

#include "app/leagues/bracket-view.h"
#include "app/leagues/bracket-words.h"
#include "app/leagues/league-board.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-page.h"
#include "app/leagues/league-sheet.h"
#include "app/leagues/leagues-page.h"
#include "app/leagues/playoffs-dialog.h"
#include "app/people/people-changes.h"
#include "app/widgets/template.h"
#include "app/window/public-window.h"
#include "core/library/library.h"
#include "history/league.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "real-keys.h"
#include "records.h"

#define NIGHT G_GINT64_CONSTANT (1704394800)   /* January 4, 2024, in the evening */
#define HOUR  3600

static const char *const many[] = { "Ann", "Ben", "Cy", "Dora", "Emil", "Maximiliane-Charlotte", "Bartholomäus Anton",
                                    "Hedi", "Ida", "Jo", "Kim", "Lu", "Mo", "Nadja von der Heide", "Olga", "Paul" };

/* of twenty letters, or more */
static const char *const long_names[] = { "Maximiliane-Charlotte", "Bartholomäus-Antonius", "Nadja von der Heidenau",
                                          "Wolfgang Amadeus Maria", "Konstantin Alexander" };

static void
start (void)
{
  g_autoptr (GPtrArray) leagues = gn_leagues_load ();

  for (guint i = 0; i < leagues->len; i++)
    g_assert_true (gn_league_restore (((GnLeague *) leagues->pdata[i])->id, NULL, NULL));
  fixture_empty_library ();
}

/* Matches an hour apart, "loser winner" each, with commas. */
static void
play (const char *matches)
{
  g_auto (GStrv) each = g_strsplit (matches, ",", -1);

  for (guint i = 0; each[i]; i++)
    {
      g_auto (GStrv) two = g_strsplit (each[i], " ", 2);

      years_match (i, NIGHT + i * HOUR, two[0], two[1]);
    }
}

/* With the first @n of @many; (transfer full) */
static GnLeague *
make_cup (GnLeagueKind kind,
          guint        n)
{
  GnLeague *league = gn_league_new ();

  league->id = g_strdup ("cup");
  league->name = g_strdup ("Club cup");
  league->kind = kind;
  league->playoffs = gn_playoffs_new ();
  league->playoffs->since = NIGHT;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (league->playoffs->people, g_strdup (many[i]));
  g_assert_true (!n || gn_league_save (league, NULL));
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

static void
check_card (GnLeaguePage *page,
            guint         round,
            guint         pairing,
            const char   *said)
{
  GtkWidget *card = gn_bracket_view_card (fixture_child (page, "bracket"), round, pairing);

  g_assert_nonnull (card);
  g_assert_cmpstr (gn_get_name (card), ==, said);
}

static void
decide (GnLeaguePage *page,
        guint         round,
        guint         pairing,
        guint         which)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "league.decide", "(uuu)", round, pairing, which);
  fixture_settle ();
}

/* ---- The page ---------------------------------------------------------------------------------------------------- */

/* What was played is there, what the host sets comes first, and each change can be undone. */
static void
test_page (void)
{
  g_autoptr (GnLeague) cup = NULL, set = NULL, back = NULL, again = NULL, none = NULL;
  GnWindow *window;
  GnLeaguePage *page;
  GtkWidget *menu;

  start ();
  play ("Dora Ann,Cy Ben,Ann Ben");
  cup = make_cup (GN_LEAGUE_KNOCK_OUT, 4);
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  g_assert_cmpstr (fixture_words (page, "summary"), ==, "Knock-out · All games · 3 matches");
  g_assert_cmpuint (fixture_table_rows (page, "standings", 1), ==, 0);
  g_assert_cmpuint (fixture_table_rows (page, "matches", 0), ==, 3);
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "nothing")));
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "no_playoffs")));
  check_card (page, 0, 0, "Semifinals: 1. Ann – 4. Dora. The winner is Ann. Jan 4, 2024");
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. The winner is Ben. Jan 4, 2024");
  g_assert_null (gn_bracket_view_card (fixture_child (page, "bracket"), 1, GN_PLAYOFFS_THIRD));
  g_assert_nonnull (fixture_find (fixture_child (page, "bracket"), GTK_TYPE_LABEL, "Champion"));

  /* Set by hand: the one who is in the final now has not played it. */
  decide (page, 0, 1, 2);
  g_assert_cmpstr (gn_league_changes_text (gn_league_changes_get ()), ==, "Cy goes on in “Club cup”");
  check_card (page, 0, 1, "Semifinals: 2. Ben – 3. Cy. The winner is Cy. Set by hand");
  check_card (page, 1, 0, "Final: 1. Ann – 3. Cy. To be played");
  g_assert_null (fixture_find (fixture_child (page, "bracket"), GTK_TYPE_LABEL, "Champion"));
  set = gn_league_load ("cup");
  g_assert_cmpuint (gn_playoffs_mark (set->playoffs, 0, 1)->winner, ==, 3);
  decide (page, 0, 1, 0);
  back = gn_league_load ("cup");
  g_assert_null (gn_playoffs_mark (back->playoffs, 0, 1));
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. The winner is Ben. Jan 4, 2024");

  /* Taken back though it was played: it is open, until it is played again or undone. */
  decide (page, 1, 0, 0);
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. Open again");
  gtk_widget_activate_action (GTK_WIDGET (page), "leagues.undo", NULL);
  fixture_settle ();
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. The winner is Ben. Jan 4, 2024");

  /* What is not there cannot be decided. */
  decide (page, 7, 0, 1);
  decide (page, 1, 1, 1);
  again = gn_league_load ("cup");
  g_assert_cmpuint (again->playoffs->marks->len, ==, 0);

  /* The menu of a card leads to the match. */
  g_signal_emit_by_name (gn_bracket_view_card (fixture_child (page, "bracket"), 1, 0), "clicked");
  fixture_settle ();
  menu = fixture_find_type (fixture_child (page, "bracket"), GTK_TYPE_POPOVER_MENU);
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_nonnull (fixture_find (menu, GTK_TYPE_LABEL, "Ann goes on"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  fixture_settle ();

  gtk_widget_activate_action (GTK_WIDGET (page), "league.end-playoffs", NULL);
  fixture_settle ();
  none = gn_league_load ("cup");
  g_assert_null (none->playoffs);
  g_assert_true (gtk_widget_get_visible (fixture_child (page, "no_playoffs")));
  gtk_widget_activate_action (GTK_WIDGET (page), "leagues.undo", NULL);
  fixture_settle ();
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. The winner is Ben. Jan 4, 2024");

  /* The list tells who won. */
  gn_window_show (window, "leagues");
  fixture_settle ();
  g_assert_nonnull (fixture_find (fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUES_PAGE), GTK_TYPE_LABEL,
                                  "Champion: Ben"));
  fixture_close (window);
}

static gboolean
is_busy (void)
{
  double part;

  return gn_people_changes_busy (gn_people_changes_get (), &part);
}

/* What is not known yet cannot be decided; an open menu goes with what it was of; and who is forgotten has won. */
static void
test_turns (void)
{
  g_autoptr (GnLeague) cup = NULL, again = NULL;
  GtkWidget *menu;
  GnLeaguePage *page;
  GnWindow *window;

  start ();
  play ("Dora Ann");
  cup = make_cup (GN_LEAGUE_KNOCK_OUT, 4);
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  decide (page, 1, 0, 1);
  decide (page, 1, 0, 2);
  again = gn_league_load ("cup");
  g_assert_cmpuint (again->playoffs->marks->len, ==, 0);

  g_signal_emit_by_name (gn_bracket_view_card (fixture_child (page, "bracket"), 0, 1), "clicked");
  fixture_settle ();
  menu = fixture_find_type (fixture_child (page, "bracket"), GTK_TYPE_POPOVER_MENU);
  g_assert_true (gtk_widget_get_visible (menu));
  decide (page, 0, 1, 1);
  g_assert_false (gtk_widget_get_visible (menu));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == gn_bracket_view_card (fixture_child (page, "bracket"), 0, 1));

  gn_people_changes_forget (gn_people_changes_get (), GTK_WIDGET (window), "Ann");
  while (is_busy ())
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  check_card (page, 0, 0, "Semifinals: 1. … – 4. Dora. The winner is 1. …. Jan 4, 2024");
  decide (page, 1, 0, 1);
  g_assert_cmpstr (gn_league_changes_text (gn_league_changes_get ()), ==, "… goes on in “Club cup”");
  gn_people_changes_undo (gn_people_changes_get (), GTK_WIDGET (window));
  while (is_busy ())
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  check_card (page, 0, 0, "Semifinals: 1. Ann – 4. Dora. The winner is Ann. Jan 4, 2024");
  check_card (page, 1, 0, "Final: 1. Ann – 2. Ben. The winner is Ann. Set by hand");
  fixture_close (window);
}

/* ---- The dialog --------------------------------------------------------------------------------------------------- */

static gpointer
form_part (const char *id)
{
  g_assert_nonnull (fixture_question ());
  return gn_template_part (fixture_find_class (GTK_WIDGET (fixture_question ()), "league-form"), id);
}

static void
save (void)
{
  fixture_answer ("save");
  fixture_settle ();
}

/* @names: by seed, with commas */
static void
check_people (const char *names)
{
  g_autoptr (GnLeague) league = gn_league_load ("cup");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < league->playoffs->people->len; i++)
    g_string_append_printf (text, "%s%s", i ? "," : "", (char *) league->playoffs->people->pdata[i]);
  g_assert_cmpstr (text->str, ==, names);
}

static GtkWidget *
nth_row (guint i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (form_part ("list"), (int) i));
}

static void
press (guint       row,
       const char *button)
{
  GtkWidget *found = fixture_find (nth_row (row), GTK_TYPE_BUTTON, button);

  g_assert_nonnull (found);
  g_signal_emit_by_name (found, "clicked");
  fixture_settle ();
}

/* The first of the standings are proposed; the order and who is in it can be changed. */
static void
test_dialog (void)
{
  g_autoptr (GnLeague) cup = NULL, made = NULL, moved = NULL, later = NULL;
  GnWindow *window;
  GnLeaguePage *page;
  gint64 now;

  start ();
  play ("Emil Ann,Emil Ann,Dora Ann,Emil Ben,Emil Ben,Dora Cy");
  cup = make_cup (GN_LEAGUE_OPEN, 2);
  g_clear_pointer (&cup->playoffs, gn_playoffs_free);
  g_assert_true (gn_league_save (cup, NULL));
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "playoffs")));
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Ann – Dora · Emil – Ben");
  now = g_get_real_time () / G_USEC_PER_SEC;
  save ();
  check_people ("Ann,Emil,Ben,Dora");
  made = gn_league_load ("cup");
  g_assert_cmpint (made->playoffs->since, >=, now);
  check_card (page, 0, 0, "Semifinals: 1. Ann – 4. Dora. To be played");

  /* Changed: what was set by hand was about others. */
  decide (page, 0, 0, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  press (1, "Leave Emil out");
  press (1, "Move Ben down");
  gtk_editable_set_text (form_part ("newcomer"), "  Fritz ");
  g_signal_emit_by_name (form_part ("newcomer"), "apply");
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Ann – Fritz · Dora – Ben");
  gtk_switch_set_active (form_part ("third"), TRUE);
  save ();
  check_people ("Ann,Dora,Ben,Fritz");
  moved = gn_league_load ("cup");
  g_assert_cmpuint (moved->playoffs->marks->len, ==, 0);
  g_assert_true (moved->playoffs->third);
  g_assert_cmpint (moved->playoffs->since, ==, made->playoffs->since);

  /* The same players: what was set stays; as many of the standings as wanted, and no first day. */
  decide (page, 0, 0, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  gtk_switch_set_active (form_part ("third"), FALSE);
  save ();
  later = gn_league_load ("cup");
  g_assert_cmpuint (later->playoffs->marks->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  gtk_spin_button_set_value (form_part ("ranked"), 3);
  g_assert_false (gtk_widget_get_visible (form_part ("third_row")));
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Ann goes on · Emil – Ben");
  press (2, "Leave Ben out");
  press (1, "Leave Emil out");
  g_assert_false (gn_ask_get_response_enabled (fixture_question (), "save"));
  g_assert_true (gtk_widget_get_visible (form_part ("fault")));
  fixture_dismiss ();
  check_people ("Ann,Dora,Ben,Fritz");
  fixture_close (window);
}

/* Names as they are typed: of somebody who is known, by an earlier name, and not entered before saving. */
static void
test_typed (void)
{
  g_autoptr (GnLeague) cup = NULL;
  g_autoptr (GnNames) before = gn_names_get ();
  GnWindow *window;
  GnLeaguePage *page;

  start ();
  play ("Emil Ann,Dora Annie,Cy Emil,Ben Emil");
  g_assert_true (gn_names_merge ("Ann", "Annie", NULL));
  cup = make_cup (GN_LEAGUE_ROUND_ROBIN, 2);
  cup->from = 2500000;   /* nobody has played in it */
  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (cup->people, g_strdup (many[i]));
  g_clear_pointer (&cup->playoffs, gn_playoffs_free);
  g_assert_true (gn_league_save (cup, NULL));
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (form_part ("ranked")), ==, 0);
  gtk_editable_set_text (form_part ("newcomer"), "emil");
  g_signal_emit_by_name (form_part ("newcomer"), "apply");
  gtk_editable_set_text (form_part ("newcomer"), "Annie");
  g_signal_emit_by_name (form_part ("newcomer"), "apply");
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Emil – Ann");
  gtk_editable_set_text (form_part ("newcomer"), "ANN");
  g_signal_emit_by_name (form_part ("newcomer"), "apply");
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Emil – Ann");

  /* The one who is added goes from the others: the next one has the focus. */
  adw_expander_row_set_expanded (form_part ("others"), TRUE);
  fixture_settle ();
  g_signal_emit_by_name (fixture_find (form_part ("others"), ADW_TYPE_ACTION_ROW, "Ben"), "activated");
  fixture_settle ();
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: Emil goes on · Ann – Ben");
  g_assert_true (fixture_find (form_part ("others"), ADW_TYPE_ACTION_ROW, "Cy")
                 == gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (fixture_question ()))));
  gtk_editable_set_text (form_part ("newcomer"), "Fritz");
  save ();
  check_people ("Emil,Ann,Ben,Fritz");
  g_assert_true (gn_names_restore (before, NULL));
  fixture_close (window);
}

/* The dialog has names: it goes when one of them does, or it would bring it back. */
static void
test_gone (void)
{
  static const char *const actions[] = { "league.playoffs", "league.edit" };
  g_autoptr (GnLeague) after = NULL;
  GnWindow *window;
  GnLeaguePage *page;

  start ();
  play ("Dora Ann,Cy Ben");
  gn_league_free (make_cup (GN_LEAGUE_KNOCK_OUT, 4));
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), actions[i], NULL);
      fixture_settle ();
      g_assert_nonnull (fixture_question ());
      gn_people_changes_forget (gn_people_changes_get (), GTK_WIDGET (window), many[i]);
      while (is_busy ())
        g_main_context_iteration (NULL, TRUE);
      fixture_settle ();
      g_assert_null (fixture_question ());
    }
  after = gn_league_load ("cup");
  g_assert_cmpstr (after->playoffs->people->pdata[0], ==, "");
  fixture_close (window);
}

/* ---- By keys ------------------------------------------------------------------------------------------------------ */

static void
tab_to (GtkWindow  *window,
        const char *name)
{
  for (guint tabs = 0; tabs < 60; tabs++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
      const char *said = focus ? gn_get_name (focus) : NULL;
      const char *action = GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;

      if (g_strcmp0 (action, name) == 0 || (said && g_str_has_prefix (said, name))
          || (GTK_IS_BUTTON (focus) && fixture_find (focus, GTK_TYPE_LABEL, name)))
        return;
      real_key_settled (GDK_KEY_Tab, 0);
    }
  g_error ("no Tab leads to “%s”", name);
}

static void
type_newcomer (guint keyval)
{
  real_key_settled (keyval, 0);
  real_key_settled (GDK_KEY_Return, 0);
}

static guint
winner_of_final (void)
{
  g_autoptr (GPtrArray) leagues = gn_leagues_load ();
  const GnLeague *league = leagues->pdata[0];
  const GnPlayoffsMark *mark = gn_playoffs_mark (league->playoffs, 0, 0);

  return mark ? mark->winner : 0;
}

/* A knock-out is made, its players put in order, a winner set and taken back, and that undone. */
static void
test_keys (void)
{
  GtkWidget *dialog;
  GnWindow *window;
  GtkRoot *root;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  start ();
  window = fixture_window_of (1280, 720);
  root = GTK_ROOT (window);
  real_keys_to (GTK_WINDOW (window));
  real_key_settled (GDK_KEY_l, GDK_CONTROL_MASK);
  tab_to (GTK_WINDOW (window), "leagues.new");
  real_key_settled (GDK_KEY_Return, 0);
  real_keys_to_question ();
  real_key_settled (GDK_KEY_c, 0);
  adw_combo_row_set_selected (form_part ("kind"), GN_LEAGUE_KNOCK_OUT);
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (form_part ("counting")));
  g_assert_false (gtk_widget_get_visible (form_part ("days")));
  real_key_answer (GDK_KEY_Return);
  real_keys_to (GTK_WINDOW (window));
  g_assert_cmpstr (gn_window_get_page (window), ==, "league");
  tab_to (GTK_WINDOW (window), "league.playoffs");
  real_key_settled (GDK_KEY_Return, 0);

  /* Two who have never played here; the second is moved up, and the other one left out and entered again. */
  dialog = real_keys_to_question ();
  for (guint tabs = 0; tabs < 60 && !GTK_IS_TEXT (gtk_root_get_focus (gtk_widget_get_root (dialog))); tabs++)
    real_key_settled (GDK_KEY_Tab, 0);
  type_newcomer (GDK_KEY_a);
  type_newcomer (GDK_KEY_b);
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: a – b");
  gtk_widget_grab_focus (nth_row (1));
  real_key_settled (GDK_KEY_Up, GDK_ALT_MASK);
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: b – a");
  g_assert_true (gtk_widget_has_focus (nth_row (0)));
  real_key_settled (GDK_KEY_Down, GDK_ALT_MASK);
  g_assert_cmpstr (gtk_label_get_label (form_part ("first_round")), ==, "First round: a – b");
  real_key_settled (GDK_KEY_Delete, 0);
  g_assert_false (gn_ask_get_response_enabled (fixture_question (), "save"));
  for (guint tabs = 0; tabs < 60 && !GTK_IS_TEXT (gtk_root_get_focus (gtk_widget_get_root (dialog))); tabs++)
    real_key_settled (GDK_KEY_Tab, 0);
  type_newcomer (GDK_KEY_b);
  tab_to (GTK_WINDOW (gtk_widget_get_root (dialog)), "Save");
  real_key_answer (GDK_KEY_Return);
  real_keys_to (GTK_WINDOW (window));

  /* The first of the menu goes on; then the third item takes that back. */
  tab_to (GTK_WINDOW (window), "Final: 1. a – 2. b");
  real_key_settled (GDK_KEY_Return, 0);
  real_key_settled (GDK_KEY_Return, 0);
  g_assert_cmpuint (winner_of_final (), ==, 1);
  g_assert_cmpstr (gn_get_name (gtk_root_get_focus (root)), ==, "Final: 1. a – 2. b. The winner is a. Set by hand");
  real_key_settled (GDK_KEY_Return, 0);
  real_key_settled (GDK_KEY_Down, 0);
  real_key_settled (GDK_KEY_Down, 0);
  real_key_settled (GDK_KEY_Return, 0);
  g_assert_cmpuint (winner_of_final (), ==, 0);
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (winner_of_final (), ==, 1);
  g_assert_cmpstr (gn_get_name (gtk_root_get_focus (root)), ==, "Final: 1. a – 2. b. The winner is a. Set by hand");
  fixture_close (window);
}

/* ---- The second screen, paper and pictures ------------------------------------------------------------------------ */

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

/* It shows the rounds, follows the name of the league, and goes with it. */
static void
test_public (void)
{
  g_autoptr (GnLeague) cup = NULL;
  GnWindow *window;
  GnLeaguePage *page;
  GtkWidget *board;

  start ();
  play ("Dora Ann,Cy Ben,Ann Ben");
  cup = make_cup (GN_LEAGUE_KNOCK_OUT, 4);
  window = fixture_window_of (1280, 720);
  page = show_league (window, "cup");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  board = fixture_find_type (GTK_WIDGET (second_screen ()), GN_TYPE_BRACKET_VIEW);
  g_assert_nonnull (board);
  g_assert_nonnull (fixture_find (board, GTK_TYPE_LABEL, "Champion"));
  g_assert_null (fixture_find (board, GTK_TYPE_BUTTON, NULL));
  decide (page, 0, 1, 2);
  board = fixture_find_type (GTK_WIDGET (second_screen ()), GN_TYPE_BRACKET_VIEW);
  g_assert_null (fixture_find (board, GTK_TYPE_LABEL, "Champion"));

  g_free (cup->name);
  cup->name = g_strdup ("Cup of the year");
  g_assert_true (gn_league_changes_save (gn_league_changes_get (), GTK_WIDGET (page), cup, g_strdup ("x")));
  fixture_settle ();
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (second_screen ())), ==, "Cup of the year on the second screen");
  g_assert_nonnull (fixture_find (GTK_WIDGET (second_screen ()), GTK_TYPE_LABEL, "Cup of the year"));
  gtk_widget_activate_action (GTK_WIDGET (page), "league.delete", NULL);
  fixture_settle ();
  g_assert_null (second_screen ());
  g_assert_cmpstr (gn_window_get_page (window), ==, "leagues");
  fixture_close (window);
}

/* While a match is played the league may be deleted: nothing of it comes back after the match. */
static void
test_public_behind (void)
{
  g_autoptr (GnLeague) cup = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  GnWindow *window;
  GnTableTab *tab;

  start ();
  cup = make_cup (GN_LEAGUE_KNOCK_OUT, 4);
  window = fixture_window_of (1280, 720);
  show_league (window, "cup");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  table = fixture_table ("rise", 2);
  tab = gn_window_begin (window, table);
  fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  g_assert_true (gn_public_window_get_table (second_screen ()) == table);
  gn_league_changes_delete (gn_league_changes_get (), GTK_WIDGET (window), cup);
  fixture_settle ();
  g_assert_true (gn_public_window_get_table (second_screen ()) == table);
  g_assert_null (gn_public_window_get_between (second_screen ()));
  gn_window_close_table (window, tab);
  fixture_settle ();
  gtk_window_close (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (second_screen ());
}

/* Who still has to meet whom is beside the standings of a round robin. */
static void
test_public_due (void)
{
  g_autoptr (GnLeague) league = gn_league_new ();
  GnWindow *window;

  start ();
  play ("Dora Ann,Cy Ben");
  league->name = g_strdup ("Round");
  league->kind = GN_LEAGUE_ROUND_ROBIN;
  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (league->people, g_strdup (many[i]));
  g_assert_true (gn_league_save (league, NULL));
  window = fixture_window_of (1280, 720);
  show_league (window, league->id);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (second_screen ()), GTK_TYPE_LABEL, "Still to play"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (second_screen ()), GTK_TYPE_LABEL, "Ann – Ben"));
  g_assert_null (fixture_find (GTK_WIDGET (second_screen ()), GTK_TYPE_LABEL, "Ann – Dora"));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_build_filename (g_getenv ("GNOMON_SHOTS"), "due-public.png", NULL);

      fixture_settle ();
      fixture_shot (GTK_WIDGET (second_screen ()), path);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_close (window);
}

static void
test_print (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnLeague) cup = NULL;
  g_autoptr (GnLeagueTable) table = NULL;
  GnWindow *window;

  start ();
  play ("Dora Ann,Cy Ben,Ann Ben");
  index = fixture_index ();
  cup = make_cup (GN_LEAGUE_KNOCK_OUT, 4);
  table = gn_history_index_league (index, cup);
  window = fixture_window ();

  g_autofree char *words = fixture_print (window, gn_league_sheet (cup, table), "playoffs-sheet");

  if (words)
    {
      g_assert_nonnull (strstr (words, "Champion: Ben"));
      g_assert_nonnull (strstr (words, "1. Ann – 2. Ben"));
      g_assert_nonnull (strstr (words, "Semifinals"));
      g_assert_null (strstr (words, "5, 3, 2, 1"));
    }

  /* the most of all, on one page */
  g_autoptr (GnLeague) whole = make_cup (GN_LEAGUE_KNOCK_OUT, 16);
  g_autoptr (GnLeagueTable) all = gn_history_index_league (index, whole);
  g_autofree char *text = fixture_print (window, gn_league_sheet (whole, all), "playoffs-16-sheet");

  g_assert_true (!text || strstr (text, "Round of 16"));
  fixture_close (window);
}

static void
look_at_playoffs (GnWindow   *window,
                  const char *size)
{
  const char *folder = g_getenv ("GNOMON_SHOTS");
  static const guint numbers[] = { 2, 4, 8, 16 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GnLeague) cup = make_cup (GN_LEAGUE_KNOCK_OUT, numbers[i]);
      g_autofree char *name = g_strdup_printf ("%u-%s", numbers[i], size);
      GnLeaguePage *page;

      cup->playoffs->third = TRUE;
      gn_playoffs_set_mark (cup->playoffs, 0, numbers[i] / 2 - 1, gn_playoffs_seed (numbers[i], numbers[i] - 1),
                            NIGHT);
      g_assert_true (gn_league_save (cup, NULL));
      page = show_league (window, "cup");
      fixture_picture (window, "playoffs", name);
      if (folder && numbers[i] == 4)
        {
          g_autofree char *form = g_strdup_printf ("%s/playoffs-form-%s.png", folder, size);

          gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
          fixture_settle ();
          g_assert_cmpint (gn_least_of (GTK_WIDGET (fixture_question ()), GTK_ORIENTATION_HORIZONTAL), <=, 360);
          fixture_shot (GTK_WIDGET (fixture_question ()), form);
          fixture_dismiss ();
        }
      if (folder && strncmp (size, "1280", 4) == 0)
        {
          g_autofree char *path = g_strdup_printf ("%s/playoffs-public-%s.png", folder, name);

          gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
          fixture_settle ();
          fixture_settle ();
          fixture_shot (GTK_WIDGET (second_screen ()), path);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
          fixture_settle ();
        }
    }
}

/* A league of long names: its playoffs above the standings, and the dialog with all of them. */
static void
look_at_league (GnWindow   *window,
                const char *size)
{
  g_autoptr (GnLeague) league = make_cup (GN_LEAGUE_OPEN, 0);
  GnLeaguePage *page;

  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (league->playoffs->people, g_strdup (long_names[i]));
  g_assert_true (gn_league_save (league, NULL));
  page = show_league (window, "cup");
  fixture_picture (window, "playoffs-league", size);
  gtk_widget_activate_action (GTK_WIDGET (page), "league.playoffs", NULL);
  fixture_settle ();
  g_assert_cmpint (gn_least_of (GTK_WIDGET (fixture_question ()), GTK_ORIENTATION_HORIZONTAL), <=, 360);
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/playoffs-league-form-%s.png", g_getenv ("GNOMON_SHOTS"), size);

      fixture_shot (GTK_WIDGET (fixture_question ()), path);
    }
  fixture_dismiss ();
  fixture_settle ();
}

static void
test_widths (void)
{
  start ();
  play ("Dora Ann,Cy Ben,Ann Ben,Paul Ann,Ida Hedi,Hedi Ann");
  fixture_widths (look_at_playoffs);
  start ();
  for (guint i = 0; i < G_N_ELEMENTS (long_names) - 1; i++)
    years_match (i, NIGHT + i * HOUR, long_names[i + 1], long_names[i]);
  fixture_widths (look_at_league);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/playoffs/page", test_page);
  g_test_add_func ("/playoffs/turns", test_turns);
  g_test_add_func ("/playoffs/dialog", test_dialog);
  g_test_add_func ("/playoffs/typed", test_typed);
  g_test_add_func ("/playoffs/gone", test_gone);
  g_test_add_func ("/playoffs/keys", test_keys);
  g_test_add_func ("/playoffs/public", test_public);
  g_test_add_func ("/playoffs/public-behind", test_public_behind);
  g_test_add_func ("/playoffs/public-due", test_public_due);
  g_test_add_func ("/playoffs/print", test_print);
  g_test_add_func ("/playoffs/widths", test_widths);
  return g_test_run ();
}
