/* test-pages.c: the pages round the table: they come and go, say what they are, and do what they say
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"


#include "app-fixture.h"
#include "app/tonight/continue-card.h"
#include "app/model/draft.h"
#include "games/games.h"
#include "app/history/history-page.h"
#include "core/library/library.h"
#include "app/setup/new-table-page.h"
#include "app/help/help-page.h"
#include "app/evenings/evening-page.h"
#include "app/games/game-page.h"
#include "app/games/games-page.h"
#include "app/people/players-page.h"
#include "app/window/public-window.h"
#include "app/window/window-private.h"
#include "app/result/result-page.h"
#include "app/setup/seat-row.h"
#include "app/teach/set-dialogs.h"
#include "app/settings/settings.h"
#include "app/tonight/shelf-card.h"
#include "core/words/text.h"
#include "app/tonight/tonight-page.h"

/* ---- Every template is made and goes away --------------------------------------------------------------- */

static void
goes_away (GtkWidget *widget)
{
  g_object_ref_sink (widget);
  g_assert_finalize_object (widget);
}

static void
test_templates (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 3);
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find ("example"));
  GnRecordInfo info = { .file = g_file_new_for_path ("/nowhere.gnomon"), .game_id = (char *) "zavandor", .n_seats = 2,
                        .name = { (char *) "Ann", (char *) "Ben" } };

  gn_draft_add_person (draft, "Ann", -1);
  gn_draft_add_person (draft, "Ben", -1);
  goes_away (g_object_new (GN_TYPE_TONIGHT_PAGE, NULL));
  goes_away (gn_new_table_page_new ());
  goes_away (gn_history_page_new ());
  goes_away (gn_players_page_new ());
  goes_away (gn_help_page_new ());
  goes_away (gn_evening_page_new ());
  goes_away (gn_games_page_new ());
  goes_away (gn_game_page_new ());
  goes_away (gn_result_page_new (table));
  goes_away (gn_seat_row_new (draft, 0));
  goes_away (gn_continue_card_new (&info, GN_CONTINUE_LARGE));
  goes_away (gn_continue_card_new (&info, GN_CONTINUE_SMALL));
  goes_away (gn_continue_card_new (&info, GN_CONTINUE_BRIEF));
  goes_away (gn_shelf_card_new (gn_shelf (NULL), "not played yet"));
  goes_away (gn_table_tab_new (table));
  g_object_unref (info.file);

  GnWindow *window = fixture_window ();
  GtkWidget *preferences = fixture_preferences (window);

  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  fixture_leave (preferences);
  /* a dialog within the window goes with one of the next frames */
  for (guint i = 0; i < 100 && preferences; i++)
    fixture_settle ();
  g_assert_null (preferences);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (window);
}

/* ---- New table ---------------------------------------------------------------------------------------------- */

static void
test_new_table (void)
{
  GnWindow *window = fixture_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table", NULL);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "new-table");
  GtkWidget *page = fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL);
  g_assert_nonnull (page);
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));

  /* Everything is at its default, and Enter starts: the focus is on the button that does. */
  GtkWidget *start = fixture_find (page, GTK_TYPE_BUTTON, "start");
  g_assert_nonnull (start);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == start);
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (window)) == start);
  gtk_test_accessible_assert_role (start, GTK_ACCESSIBLE_ROLE_BUTTON);

  gn_new_table_page_set_game (GN_NEW_TABLE_PAGE (page), "example");
  gn_draft_set_name (draft, 0, "Zoë");
  gn_draft_set_name (draft, 1, "Berta");
  gn_draft_set_name (draft, 2, "Caroline");
  GtkWidget *row = fixture_find (page, GN_TYPE_SEAT_ROW, "Berta");
  g_assert_nonnull (row);
  gtk_widget_activate_action (row, "seat.up", NULL);
  g_assert_cmpstr (gn_draft_get_name (draft, 0), ==, "Berta");
  gn_draft_set_option (draft, 0, 1);
  g_signal_emit_by_name (start, "clicked");
  fixture_settle ();

  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
  GnTableTab *tab = gn_window_get_tab (window);
  g_assert_nonnull (tab);
  const GnMatch *match = gn_match_table_get_match (gn_table_tab_get_table (tab));
  g_assert_cmpuint (match->n_seats, ==, 3);
  g_assert_cmpstr (gn_match_name (match, 0), ==, "Berta");
  g_assert_cmpstr (gn_match_name (match, 1), ==, "Zoë");
  g_assert_cmpuint (match->option[0], ==, 1);

  /* It has a record from its first moment, and is open only once. */
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (gn_table_tab_get_table (tab)));
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_true (gn_window_open (window, file) == tab);
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);

  /* Another program that opens it is refused, with a reason. */
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) twice = gn_match_table_open (file, TRUE, NULL, &error);
  g_assert_null (twice);
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED);
  g_assert_cmpuint (strlen (error->message), >, 10);

  /* The people are known from now on; nobody is called "Player 3". */
  g_autoptr (GPtrArray) people = gn_roster_load ();
  g_assert_cmpuint (people->len, ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-tab", NULL);
  fixture_settle ();
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "tonight");
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GN_TYPE_CONTINUE_CARD, "Berta"));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Whether a toast with @text comes up. It stays for five seconds, which is less than a slow machine needs to settle. */
static gboolean
is_told (GnWindow   *window,
         const char *text)
{
  for (guint i = 0; i < 2000; i++)
    {
      if (fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, text))
        return TRUE;
      g_main_context_iteration (NULL, FALSE);
    }
  return FALSE;
}

/* Who deals decides on the set, and that is said; back again, all is as before. */
static void
test_new_table_box (void)
{
  GnWindow *window = fixture_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table-of", "s", "zavandor");
  fixture_settle ();
  GtkWidget *page = fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL);
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  g_autoptr (GnSet) empty = gn_set_new_empty (gn_draft_get_game (draft), "own-box", "Own box");

  for (guint i = 0; i < 2; i++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fixture_find (page, GTK_TYPE_TOGGLE_BUTTON, "Box on the table")), TRUE);
      g_assert_true (is_told (window, "The component set is now “Your own box”"));
      fixture_settle ();
      g_assert_cmpint (gn_draft_get_dealer (draft, 0), ==, GN_DEALER_BOX);
      g_assert_false (gn_set_is_stand_in (gn_draft_get_set (draft)));
      /* The second time, the host has chosen it by hand. */
      if (i)
        g_assert_true (gn_draft_set_set (draft, empty, NULL));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fixture_find (page, GTK_TYPE_TOGGLE_BUTTON, "Gnomon deals")), TRUE);
      fixture_settle ();
      g_assert_cmpint (gn_draft_get_dealer (draft, 0), ==, GN_DEALER_APP);
      g_assert_true (gn_set_is_stand_in (gn_draft_get_set (draft)));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- Tonight -------------------------------------------------------------------------------------------------- */

static GFile *
keep (GnMatchTable *table)
{
  g_autoptr (GError) error = NULL;
  GFile *file = gn_library_new_file (gn_match_table_get_match (table));

  g_assert_true (gn_match_table_record (table, file, &error));
  g_assert_no_error (error);
  return file;
}

/* Before anything was played, three pictures say what Gnomon does; the first table takes them away. */
static void
test_first_run (void)
{
  fixture_empty_library ();
  GnWindow *window = fixture_window ();
  GtkWidget *tonight = fixture_find (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE, NULL);
  GtkWidget *first_run = fixture_child (tonight, "first_run"), *evening = fixture_child (tonight, "evening");

  fixture_settle ();
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (first_run));
  g_assert_cmpuint (fixture_count (first_run, GN_TYPE_PIECE), ==, 3);
  g_assert_false (gtk_widget_get_mapped (evening));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();

  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  g_autoptr (GFile) file = keep (table);
  gn_match_table_close_record (table);
  window = fixture_window ();
  tonight = fixture_find (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE, NULL);
  fixture_settle ();
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (fixture_child (tonight, "first_run")));
  g_assert_true (gtk_widget_get_mapped (fixture_child (tonight, "evening")));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* Six open tables, the shelf and the first result of the evening are all on a small laptop's screen, where the shelf has no
 * more than one row of games. */
static void
test_many_tables (void)
{
  g_autoptr (GnMatchTable) finished = fixture_table ("example", 3);
  graphene_rect_t at;
  guint shelved = 0;

  for (const GnGame *const *game = gn_games (); *game; game++)
    shelved += gn_games_on_shelf (*game);
  fixture_empty_library ();
  for (guint i = 0; i < 7; i++)
    {
      g_autoptr (GnMatchTable) open = fixture_table ("example", 4);
      g_autoptr (GFile) file = keep (i < 6 ? open : finished);

      if (i == 6)
        g_assert_true (gn_match_table_stop (finished, NULL));
      gn_match_table_close_record (i < 6 ? open : finished);
    }

  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  GtkWidget *tonight = fixture_find (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE, NULL);
  GtkWidget *rows = fixture_child (tonight, "continue_rows"), *results = fixture_child (tonight, "results");
  GtkWidget *first = gtk_widget_get_first_child (results);

  g_assert_true (gtk_widget_get_mapped (rows));
  g_assert_cmpuint (fixture_count (rows, GN_TYPE_CONTINUE_CARD), ==, 6);
  g_assert_nonnull (fixture_find (rows, GTK_TYPE_LABEL, "Alphonse, Berta, Caroline, Diane"));
  g_assert_true (gtk_widget_compute_bounds (first, GTK_WIDGET (window), &at));
  if (shelved <= 6)
    g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (GTK_WIDGET (window)));
  /* Enter goes on with the one that was left last. */
  gn_tonight_page_grab (GN_TONIGHT_PAGE (tonight));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), gtk_widget_get_first_child (rows)));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

static void
test_tonight (void)
{
  fixture_empty_library ();
  g_autoptr (GnMatchTable) open = fixture_table ("example", 2), finished = fixture_table ("example", 3);
  g_autoptr (GFile) open_file = keep (open), finished_file = keep (finished);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (fixture_play (open, 4, 1), >, 0);
  g_assert_cmpuint (fixture_play (finished, 4, 2), >, 0);
  g_assert_true (gn_match_table_stop (finished, &error));
  g_assert_no_error (error);
  gn_match_table_close_record (open);
  gn_match_table_close_record (finished);

  GnWindow *window = fixture_window ();
  GtkWidget *tonight = fixture_find (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE, NULL);
  guint n_shelf;

  gn_shelf (&n_shelf);
  fixture_settle ();
  g_assert_cmpuint (fixture_count (tonight, GN_TYPE_SHELF_CARD), ==, n_shelf);
  /* All of a card on the shelf is one thing under the pointer: its foot turns over, and must not take the pointer with
   * it. */
  GtkWidget *shelf_card = fixture_find (tonight, GN_TYPE_SHELF_CARD, NULL);
  GtkWidget *stack = gtk_widget_get_ancestor (shelf_card, GTK_TYPE_STACK);
  for (int y = 2; y < gtk_widget_get_height (shelf_card); y += 4)
    {
      GtkWidget *under = gtk_widget_pick (shelf_card, gtk_widget_get_width (shelf_card) / 2, y, GTK_PICK_DEFAULT);

      g_assert_nonnull (under);
      g_assert_true (gtk_widget_get_ancestor (under, GTK_TYPE_STACK) == stack);
    }
  GtkWidget *card = fixture_find (tonight, GN_TYPE_CONTINUE_CARD, "Alphonse");
  g_assert_nonnull (card);
  /* Its last entry is read from the record. */
  g_assert_nonnull (fixture_find (card, GTK_TYPE_LABEL, "Last entry"));
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_GROUP);
  GtkWidget *go = fixture_find (card, GTK_TYPE_BUTTON, "Continue");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == go);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (go), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_nonnull (fixture_find (tonight, GTK_TYPE_LABEL, "Stopped by agreement"));

  g_signal_emit_by_name (go, "clicked");
  fixture_settle ();
  GnTableTab *tab = gn_window_get_tab (window);
  g_assert_nonnull (tab);
  g_assert_true (g_file_equal (gn_match_table_get_file (gn_table_tab_get_table (tab)), open_file));

  /* A second table in a second tab: now the bar of tabs is there. */
  GnTableTab *second = gn_window_open (window, finished_file);
  fixture_settle ();
  g_assert_nonnull (second);
  g_assert_true (gn_table_tab_get_result (second));
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 2);
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ADW_TYPE_TAB_BAR, NULL);
  g_assert_nonnull (bar);
  g_assert_true (adw_tab_bar_get_tabs_revealed (ADW_TAB_BAR (bar)));

  /* Deleting one closes its tab. */
  g_assert_true (gn_window_delete_record_now (window, finished_file));
  fixture_settle ();
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_false (g_file_query_exists (finished_file, NULL));

  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* A box whose rules are not there says so, takes the focus and answers. */
static void
test_missing_game (void)
{
  static const GnShelfEntry missing = { "later", "A game of later", "other", 2, 4, 90 };
  GtkWidget *card = g_object_ref_sink (gn_shelf_card_new (&missing, "not played yet"));

  g_assert_true (gtk_widget_get_sensitive (card));
  g_assert_true (gtk_widget_get_focusable (card));
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_nonnull (fixture_find (card, GTK_TYPE_LABEL, "not available yet"));
  g_assert_finalize_object (card);
}

/* ---- Preferences ----------------------------------------------------------------------------------------------- */

static void
test_preferences (void)
{
  GnWindow *window = fixture_window ();
  GtkWidget *preferences = fixture_preferences (window);
  GtkWidget *row = fixture_find (preferences, ADW_TYPE_COMBO_ROW, "Paper");

  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  g_assert_cmpint (gn_settings_paper (), ==, GN_PAPER_LETTER);
  g_settings_set_string (gn_settings (), "paper-size", "a4");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  g_assert_cmpint (gn_settings_paper (), ==, GN_PAPER_A4);

  GtkWidget *style = fixture_find (preferences, ADW_TYPE_COMBO_ROW, "tyle");
  fixture_app ();
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 2);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 1);
  g_assert_false (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  adw_combo_row_set_selected (ADW_COMBO_ROW (style), 0);

  GtkWidget *odds = fixture_find (preferences, GTK_TYPE_SWITCH, NULL);
  g_assert_nonnull (odds);

  g_settings_set_string (gn_settings (), "dealer-cards", "box");
  GtkWidget *page = g_object_ref_sink (gn_new_table_page_new ());
  gn_new_table_page_set_game (GN_NEW_TABLE_PAGE (page), "example");
  g_assert_cmpint (gn_draft_get_dealer (gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page)), 0), ==, GN_DEALER_BOX);
  g_assert_finalize_object (page);
  g_settings_reset (gn_settings (), "dealer-cards");
  fixture_leave (preferences);
  fixture_close (window);
}

/* ---- Names for those who do not see
 * ---------------------------------------------------------------------------------- */

/* Whatever can be used has a name: words in it, or a label of its own. */
static guint
assert_named (GtkWidget *widget)
{
  guint n = 0;
  gboolean used = GTK_IS_MENU_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget)
                  || GTK_IS_SWITCH (widget)
                  || (GTK_IS_BUTTON (widget) && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)));

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return 0;
  if (used)
    {
      if (!fixture_has_words (widget)
          && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
          && !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
        {
          GtkWidget *parent = gtk_widget_get_parent (widget);
          g_error ("no name: %s in %s (%s)", G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (parent),
                   gtk_widget_get_tooltip_text (widget));
        }
      n++;
    }
  /* What a window's controls, pop-overs and rows of the toolkit hold is the toolkit's. */
  if (GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget) || ADW_IS_COMBO_ROW (widget) || GTK_IS_ENTRY (widget)
      || GTK_IS_SEARCH_ENTRY (widget) || ADW_IS_TAB_BAR (widget))
    return n;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += assert_named (child);
  return n;
}

static void
test_names (void)
{
  static const char *const pages[] = { "win.new-table", "win.history", "win.players", "win.games", "win.help",
                                       "win.tonight" };
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);

  fixture_play (table, 30, 9);
  GnWindow *window = fixture_window ();
  g_assert_cmpuint (assert_named (GTK_WIDGET (window)), >, 8);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      /* the help and the games have a list, and one button */
      const guint least = g_str_equal (pages[i], "win.help") || g_str_equal (pages[i], "win.games") ? 1 : 2;

      gtk_widget_activate_action (GTK_WIDGET (window), pages[i], NULL);
      fixture_settle ();
      g_assert_cmpuint (assert_named (GTK_WIDGET (window)), >=, least);
    }
  GnTableTab *tab = gn_window_begin (window, table);
  gn_table_tab_set_result (tab, TRUE);
  fixture_settle ();
  g_assert_cmpuint (assert_named (GTK_WIDGET (window)), >, 12);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- Right to left, and names that are long
 * ------------------------------------------------------------------------- */

static void
test_mirrored (void)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  GnWindow *window = fixture_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table", NULL);
  fixture_settle ();
  GtkWidget *page = fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL);
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  gn_draft_set_name (draft, 0, "אברהם בן־נתן מירושלים העתיקה");
  gn_draft_set_name (draft, 1, "Wilhelmine-Charlotte Oberhuber");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 1366);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tonight", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.players", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.games", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", "zavandor", "");
  fixture_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* ---- Who has the keys
 * -------------------------------------------------------------------------------------------------- */

static gboolean
table_has_focus (GnWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *page = gn_table_tab_get_page (gn_window_get_tab (window));

  return focus && gtk_widget_get_mapped (focus) && (focus == page || gtk_widget_is_ancestor (focus, page));
}

/* After the menu, and after the dialog that it opened, the next key is the table's; so it is when a notice is put
 * away. */
static void
test_keys_come_back (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 2);
  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_begin (window, table);

  fixture_settle ();
  g_assert_true (table_has_focus (window));

  GtkWidget *menu = NULL;
  GtkWidget *tables = gtk_widget_get_ancestor (GTK_WIDGET (tab), ADW_TYPE_TAB_VIEW);
  for (GtkWidget *at = tables; at && !menu; at = gtk_widget_get_parent (at))
    menu = fixture_find (at, GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_nonnull (menu);
  for (guint time = 0; time < 2; time++)
    {
      gtk_widget_grab_focus (menu);
      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      fixture_settle ();
      g_assert_false (table_has_focus (window));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
      if (time)
        gtk_widget_activate_action (GTK_WIDGET (window), "table.note", NULL);
      fixture_settle ();
      g_assert_true (table_has_focus (window) || gn_window_dialog (GTK_WIDGET (window)));
    }

  while (fixture_question ())
    fixture_dismiss ();
  fixture_settle ();
  g_assert_true (table_has_focus (window));

  gn_table_tab_notice (tab, "This table was open.");
  fixture_settle ();
  GtkWidget *away = fixture_find (GTK_WIDGET (tab), GTK_TYPE_BUTTON, "Dismiss");
  g_assert_nonnull (away);
  g_assert_false (gtk_widget_get_focus_on_click (away));
  gtk_widget_grab_focus (away);
  g_signal_emit_by_name (away, "clicked");
  fixture_settle ();
  g_assert_true (table_has_focus (window));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Who chose a game on the shelf and thinks better of it stands before it again. */
static void
test_back_to_card (void)
{
  GnWindow *window = fixture_window ();
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table-of", "s", entries[n - 1 - i].id);
      fixture_settle ();
      g_assert_cmpstr (gn_window_get_page (window), ==, "new-table");
      gtk_widget_activate_action (GTK_WIDGET (window), "win.tonight", NULL);
      fixture_settle ();

      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (GN_IS_SHELF_CARD (focus));
      g_assert_nonnull (fixture_find (focus, GTK_TYPE_LABEL, gn_shelf_title (&entries[n - 1 - i])));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* All that a widget shows in words, one below the other. */
static void
collect_words (GtkWidget *widget,
               GString   *words)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

/* Every game has a big screen, a game without a panel of its own too, and it follows the table. */
static void
test_big_screen (void)
{
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ((*game)->id, (*game)->min_seats);
      GtkWidget *window = g_object_ref_sink (gn_public_window_new (table));
      g_autoptr (GString) before = g_string_new (NULL);
      g_autoptr (GString) after = g_string_new (NULL);

      gtk_window_present (GTK_WINDOW (window));
      fixture_settle ();
      collect_words (window, before);
      g_assert_cmpuint (before->len, >, 0);

      g_assert_cmpuint (fixture_play (table, 30, 5), >, 0);
      fixture_settle ();
      collect_words (window, after);
      g_assert_cmpstr (before->str, !=, after->str);
      gtk_window_destroy (GTK_WINDOW (window));
      g_object_unref (window);
    }
}

/* Who lays another table from one plays the same game again, unless another is chosen. */
static void
test_next_table (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("rise", 3);
  GnWindow *window = fixture_window ();

  gn_window_begin (window, table);
  fixture_settle ();
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table", NULL);
      fixture_settle ();
      GnNewTablePage *page = GN_NEW_TABLE_PAGE (fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL));
      /* from a table its game; from elsewhere the first of the shelf */
      g_assert_true (gn_draft_get_game (gn_new_table_page_get_draft (page))
                     == (i ? gn_games ()[0] : gn_games_find ("rise")));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.tonight", NULL);
      fixture_settle ();
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- The pointer after a layout -------------------------------------------------------------------------- */

typedef struct {
  guint    layouts, told;   /* told: since the last layout */
  gboolean late;
} Pointer;

static void
on_layout (Pointer *pointer)
{
  pointer->layouts++;
  pointer->told = 0;
}

static void
on_flush (Pointer *pointer)
{
  pointer->told++;
}

static gboolean
on_late (Pointer *pointer)
{
  pointer->late = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is below the pointer after a layout is found out at once, not when the pointer comes to a pop-over that was
 * opened meanwhile: the window would take the click in it. */
static void
test_pointer (void)
{
  GnWindow *window = fixture_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Pointer pointer = { 0 };
  guint late = g_timeout_add_seconds (30, G_SOURCE_FUNC (on_late), &pointer);
  gulong layout = g_signal_connect_swapped (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                                            G_CALLBACK (on_layout), &pointer);
  gulong flush = g_signal_connect_swapped (clock, "flush-events", G_CALLBACK (on_flush), &pointer);

  gtk_widget_queue_resize (widget);
  while (!(pointer.layouts && pointer.told) && !pointer.late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (pointer.late);
  g_source_remove (late);
  g_signal_handler_disconnect (gtk_native_get_surface (GTK_NATIVE (window)), layout);
  g_signal_handler_disconnect (clock, flush);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/pages/templates", test_templates);
  g_test_add_func ("/pages/new-table", test_new_table);
  g_test_add_func ("/pages/new-table-box", test_new_table_box);
  g_test_add_func ("/pages/tonight", test_tonight);
  g_test_add_func ("/pages/first-run", test_first_run);
  g_test_add_func ("/pages/many-tables", test_many_tables);
  g_test_add_func ("/pages/big-screen", test_big_screen);
  g_test_add_func ("/pages/missing-game", test_missing_game);
  g_test_add_func ("/pages/preferences", test_preferences);
  g_test_add_func ("/pages/names", test_names);
  g_test_add_func ("/pages/mirrored", test_mirrored);
  g_test_add_func ("/pages/back-to-card", test_back_to_card);
  g_test_add_func ("/pages/keys-come-back", test_keys_come_back);
  g_test_add_func ("/pages/next-table", test_next_table);
  g_test_add_func ("/pages/pointer", test_pointer);
  return g_test_run ();
}
