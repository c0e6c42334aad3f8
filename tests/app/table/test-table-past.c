/* test-table-past.c: undo, the log, earlier moments, and entries that are entered again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"
#include "app/window/window.h"
#include "app/correct/correct-dialog.h"
#include "app/correct/replace-dialog.h"

#include "panels/drawing/parts.h"
#include "core/words/text.h"

static void
test_undo (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  guint before = gn_match_table_get_n_steps (s.table);
  GtkWidget *undo = fixture_find (GTK_WIDGET (s.page->bottom), GTK_TYPE_BUTTON, "Undo");

  act (&s, "move", "buy type=ruby n=2");
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo: Buy 2 rubies");
  press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);
  GtkWidget *redo = fixture_child (s.page->bottom, "redo_button");
  gtk_test_accessible_assert_property (redo, GTK_ACCESSIBLE_PROPERTY_LABEL, "Redo: Buy 2 rubies");
  press (&s, GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);

  /* Past something that came to light the table is asked: nothing happens before it has agreed. */
  act (&s, "move", "sample space=II-2");
  guint sampled = gn_match_table_get_n_steps (s.table);
  g_assert_cmpuint (sampled, >, before + 1);
  gn_curtain_lower (s.page->curtain);
  press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, sampled);

  fixture_answer ("agree");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), <, sampled);
  fixture_settle ();

  /* The log keeps it, marked. */
  gboolean marked = FALSE;
  GPtrArray *log = gn_match_table_get_log (s.table);
  for (guint i = 0; i < log->len; i++)
    marked |= (((const GnStep *) log->pdata[i])->flags & GN_STEP_UNSEEN) != 0;
  g_assert_true (marked);
  sitting_clear (&s);
}

static GtkWidget *
open_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

/* Nothing floats over the form of a correction, and the log tells what was corrected: old and new, but covered gold
 * by the difference. */
static void
test_corrected (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  press (&s, GDK_KEY_b, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  act (&s, "correct", NULL);
  fixture_settle ();
  GtkWidget *dialog = open_dialog (GN_TYPE_CORRECT_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  g_assert_false (gn_table_model_is_entering (s.page->model));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_settle ();

  g_autoptr (JsonNode) position = json_from_string ("{\"gold\":{\"1\":77},\"price\":{\"ruby\":7}}", NULL);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  g_assert_true (gn_match_table_amend (s.table, position, "a test", &why, &error));
  fixture_settle ();
  gn_table_page_show_pane (s.page, "log");
  fixture_settle ();
  GtkWidget *log = GTK_WIDGET (s.page->log_pane);
  g_assert_nonnull (fixture_find (log, GTK_TYPE_LABEL, "Gold, Berta: +54"));
  g_assert_null (fixture_find (log, GTK_TYPE_LABEL, "→ 77"));
  g_assert_nonnull (fixture_find (log, GTK_TYPE_LABEL, "→ 7"));
  sitting_clear (&s);
}

static void
test_past (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  fixture_play (s.table, 12, 5);
  gn_curtain_lower (s.page->curtain);   /* a sample or a draw may have raised it */
  guint now = gn_match_table_get_n_steps (s.table);
  guint serial = gn_table_model_serial (s.page->model);
  GnMessageBar *bar = gn_bottom_bar_get_messages (s.page->bottom);
  gn_table_model_look_at (s.page->model, now - 4);
  g_assert_cmpuint (gn_table_model_serial (s.page->model), >, serial);
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture_child (bar, "past_row")));
  g_assert_nonnull (strstr (fixture_words (bar, "past_label"), "after entry"));
  g_assert_false (gn_panel_is_present (s.page->panel));

  /* Nothing can be done there, and nothing has changed. */
  act (&s, "move", "gold");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  press (&s, GDK_KEY_Left, 0);
  g_assert_cmpuint (gn_table_model_get_moment (s.page->model), ==, now - 5);
  press (&s, GDK_KEY_Right, 0);
  g_assert_cmpuint (gn_table_model_get_moment (s.page->model), ==, now - 4);
  press (&s, GDK_KEY_Escape, 0);
  g_assert_false (gn_table_model_is_past (s.page->model));
  g_assert_true (gn_panel_is_present (s.page->panel));
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  sitting_clear (&s);
}

/* What the line of messages says. */
static gboolean
is_told (Sitting    *s,
         const char *words)
{
  GtkWidget *line;

  fixture_settle ();
  line = fixture_find (GTK_WIDGET (gn_bottom_bar_get_messages (s->page->bottom)), GN_TYPE_RICH_LABEL, words);
  return line && gtk_widget_get_mapped (line);
}

/* What each box in @widget holds is no higher than the box. */
static void
assert_whole (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (GN_IS_RICH_LABEL (child) && gtk_widget_get_mapped (child))
        g_assert_cmpint (gtk_widget_get_height (child), <=, gtk_widget_get_height (widget));
      assert_whole (child);
    }
}

/* No row of the log is lower than what it says, also after the list was scrolled and its rows were used again. */
static void
test_log_rows (void)
{
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);

  fixture_play (table, 260, 5);
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  fixture_settle ();
  gn_table_page_show_pane (page, "log");
  for (guint i = 0; i < 6; i++)
    {
      fixture_settle ();
      fixture_settle ();
      assert_whole (fixture_child (page->log_pane, "list"));
      fixture_play (table, 3, i);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Gone back, and entered rightly, the later entries need not be entered again by hand. */
static void
test_later_entries (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  const guint start = gn_match_table_get_n_steps (s.table);
  act (&s, "move", "buy type=ruby n=2");
  for (guint i = 0; i < 2; i++)
    act (&s, "move", "gold");
  act (&s, "move", "sell type=ruby n=2");
  for (guint i = 0; i < 2; i++)
    act (&s, "move", "gold");
  const guint end = gn_match_table_get_n_steps (s.table);
  g_assert_cmpuint (end, ==, start + 6);

  /* Nothing is offered while the old entries can be redone. */
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.undo-to", "i", (int) start);
  g_assert_false (is_told (&s, "can be entered again"));
  act (&s, "move", "buy type=ruby n=3");
  g_assert_true (is_told (&s, "5 later entries can be entered again, from here"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.enter-again", NULL);
  g_assert_true (is_told (&s, "5 later entries were entered again."));
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, end);

  /* Step by step, and now one of them does not fit. */
  for (guint i = 0; i < 6; i++)
    gtk_widget_activate_action (GTK_WIDGET (s.page), "table.undo", NULL);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, start);
  act (&s, "move", "gold");
  g_assert_true (is_told (&s, "5 later entries"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.enter-again", NULL);
  g_assert_true (is_told (&s, "2 of 5 later entries still fit"));
  g_assert_true (is_told (&s, "sell 2 rubies"));
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, start + 3);

  /* That is mended, what was mended is taken back and mended otherwise, and one key goes on. */
  act (&s, "move", "gold");
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.undo", NULL);
  g_assert_false (is_told (&s, "can be entered again"));
  act (&s, "move", "buy type=ruby n=1");
  g_assert_true (is_told (&s, "2 later entries can be entered again, from here"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.enter-again", NULL);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, end);
  g_assert_false (is_told (&s, "can be entered again"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.enter-again", NULL);
  g_assert_true (is_told (&s, "There is nothing to enter again."));

  /* Some of it redone, the rest is offered; all of it redone, nothing is; put away, nothing is. */
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.undo-to", "i", (int) end - 3);
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.redo", NULL);
  act (&s, "move", "buy type=ruby n=1");
  g_assert_true (is_told (&s, "1 later entry can be entered again"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.put-away", NULL);
  g_assert_false (is_told (&s, "can be entered again"));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.enter-again", NULL);
  g_assert_true (is_told (&s, "There is nothing to enter again."));
  sitting_clear (&s);
}

static void
test_log (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  act (&s, "move", "buy type=ruby n=2");
  act (&s, "move", "gold");
  gtk_stack_set_visible_child_name (s.page->stack, "log");
  fixture_settle ();

  GtkWidget *list = fixture_child (s.page->log_pane, "list");
  guint n = fixture_rows (s.page->log_pane, "list");
  g_assert_cmpuint (n, ==, gn_match_table_get_log (s.table)->len);
  g_assert_nonnull (fixture_find (gtk_widget_get_last_child (list), GN_TYPE_RICH_LABEL, "gold"));

  /* The host's own words stand there once. */
  gn_match_table_note (s.table, "Nobody has seen the gnome");
  fixture_settle ();
  g_assert_nonnull (fixture_find (gtk_widget_get_last_child (list), GN_TYPE_RICH_LABEL, "Nobody has seen the gnome"));
  g_assert_null (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_LABEL, "Nobody has seen the gnome"));

  /* An entry opens to what can be done with it. */
  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), n - 2, TRUE);
  fixture_settle ();
  GtkWidget *back = fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Go back to here");
  g_assert_nonnull (back);
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "View"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Correct the table…"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Change this entry…"));
  guint steps = gn_match_table_get_n_steps (s.table);
  gtk_widget_activate_action (back, "table.undo-to", "i", steps - 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps - 1);

  fixture_type (s.page->log_pane, "search", "rub");
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), >=, 1);
  /* What followed is found, too, though the line above does not say it. */
  fixture_type (s.page->log_pane, "search", "gnome starts in district");
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), ==, 1);
  fixture_type (s.page->log_pane, "search", "zzz");
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), ==, 0);
  g_assert_true (gtk_widget_get_visible (fixture_child (s.page->log_pane, "nothing")));
  fixture_type (s.page->log_pane, "search", "");
  g_assert_false (gtk_widget_get_visible (fixture_child (s.page->log_pane, "nothing")));

  /* Everybody's entries, one player's, one round's. */
  GtkDropDown *who = fixture_child (s.page->log_pane, "who"), *when = fixture_child (s.page->log_pane, "when");
  guint everybody = fixture_rows (s.page->log_pane, "list"), of_players = 0;

  for (guint seat = 0; seat < 3; seat++)
    {
      gtk_drop_down_set_selected (who, 1 + seat);
      of_players += fixture_rows (s.page->log_pane, "list");
    }
  g_assert_cmpuint (of_players, >, 0);
  g_assert_cmpuint (of_players, <, everybody);
  gtk_drop_down_set_selected (who, 0);
  fixture_play (s.table, 120, 5);
  fixture_settle ();
  guint of_rounds = 0;

  everybody = fixture_rows (s.page->log_pane, "list");
  for (guint round = 1; round < g_list_model_get_n_items (gtk_drop_down_get_model (when)); round++)
    {
      gtk_drop_down_set_selected (when, round);
      g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), <, everybody);
      of_rounds += fixture_rows (s.page->log_pane, "list");
    }
  g_assert_cmpuint (of_rounds + 1, ==, everybody);   /* what the host noted is of no round */
  /* a thing is looked for by its name, of one player alone */
  gtk_drop_down_set_selected (when, 0);
  fixture_type (s.page->log_pane, "search", "ruby");
  everybody = fixture_rows (s.page->log_pane, "list");
  gtk_drop_down_set_selected (who, 1);
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), >, 0);
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), <, everybody);
  gtk_drop_down_set_selected (who, 0);
  fixture_type (s.page->log_pane, "search", "");
  gtk_drop_down_set_selected (when, 1);
  fixture_play (s.table, 1, 5);
  fixture_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (when), ==, 1);

  sitting_clear (&s);
}

static void
say_anew (GtkWidget  *dialog,
          const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture_find_type (dialog, GTK_TYPE_ENTRY)), text);
  g_signal_emit_by_name (dialog, "response::say", "say");
}

/* What was said wrongly some entries ago is said as it should have been; what came later comes again as far as it
 * fits. */
static void
test_said_anew (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  act (&s, "move", "buy type=ruby n=2");
  act (&s, "move", "gold");
  act (&s, "move", "gold");
  act (&s, "move", "sell type=ruby n=2");

  guint now = gn_match_table_get_n_steps (s.table), bought = now - 3;
  g_assert_true (gn_replace_dialog_fits (s.table, bought));
  g_assert_false (gn_replace_dialog_fits (s.table, now + 1));

  GtkWidget *dialog = gn_replace_dialog_new (s.table, bought);
  gn_ask_open (dialog, GTK_WIDGET (s.page));
  say_anew (dialog, "buy 9 rubies");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  say_anew (dialog, "buy 3 rub");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  fixture_dismiss ();
  g_autofree char *anew = gn_match_table_step_text (s.table, gn_match_table_get_step (s.table, bought), GN_PUBLIC);
  g_assert_nonnull (strstr (anew, "3 rubies"));

  /* The sale of two does not fit a purchase of one: it is left to be said again. */
  dialog = gn_replace_dialog_new (s.table, bought);
  gn_ask_open (dialog, GTK_WIDGET (s.page));
  say_anew (dialog, "buy 1 ruby");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now - 1);
  fixture_dismiss ();

  sitting_clear (&s);
}

/* Behind the curtain undo asks, whether it covers a decision or only something to look at. */
static void
test_curtain_undo (void)
{
  static const char *const moves[] = { "draw pile=artifact", "sample space=II-2" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      Sitting s;

      sitting_new (&s, fixture_table ("zavandor", 3));
      const guint before = gn_match_table_get_n_steps (s.table);
      act (&s, "move", moves[i]);
      const guint steps = gn_match_table_get_n_steps (s.table);
      g_assert_cmpuint (steps, >, before);

      g_assert_null (fixture_question ());
      press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
      g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps);
      g_assert_true (gn_curtain_is_up (s.page->curtain));
      fixture_answer ("cancel");
      fixture_settle ();
      g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps);
      g_assert_true (gn_curtain_is_up (s.page->curtain));

      press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
      fixture_answer ("agree");
      fixture_settle ();
      g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);
      g_assert_false (gn_curtain_is_up (s.page->curtain));
      sitting_clear (&s);
    }
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/corrected", test_corrected);
  g_test_add_func ("/table/past", test_past);
  g_test_add_func ("/table/log-rows", test_log_rows);
  g_test_add_func ("/table/later-entries", test_later_entries);
  g_test_add_func ("/table/log", test_log);
  g_test_add_func ("/table/said-anew", test_said_anew);
  g_test_add_func ("/table/curtain-undo", test_curtain_undo);
  return g_test_run ();
}
