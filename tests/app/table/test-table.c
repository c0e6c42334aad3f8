/* test-table.c: the frame of a table, part by part
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"
#include "app/window/window.h"
#include "app/correct/replace-dialog.h"

#include "app/entry/action-grid.h"
#include "app/correct/correct-dialog.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "core/state/position.h"
#include "app/entry/preview.h"
#include "core/words/text.h"

static void
assert_goes (GtkWidget *widget)
{
  g_object_ref_sink (widget);
  g_assert_finalize_object (G_OBJECT (widget));
}

static void
test_templates (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);

  assert_goes (gn_rich_label_new ());
  assert_goes (g_object_new (GN_TYPE_ACTION_GRID, NULL));
  assert_goes (g_object_new (GN_TYPE_INSTRUCTION_BAR, NULL));
  assert_goes (g_object_new (GN_TYPE_TYPED_ENTRY, NULL));
  assert_goes (g_object_new (GN_TYPE_MOVES_PANE, NULL));
  assert_goes (g_object_new (GN_TYPE_LOG_PANE, NULL));
  assert_goes (g_object_new (GN_TYPE_ODDS_PANE, NULL));
  assert_goes (g_object_new (GN_TYPE_RULES_PANE, NULL));
  assert_goes (g_object_new (GN_TYPE_BOTTOM_BAR, NULL));
  assert_goes (g_object_new (GN_TYPE_PREVIEW, NULL));
  assert_goes (g_object_new (GN_TYPE_CURTAIN, NULL));
  assert_goes (g_object_new (GN_TYPE_TEACH_FORM, NULL));
  assert_goes (gn_action_button_new (model, 0));
  assert_goes (gn_entry_form_new (model));
  assert_goes (gn_move_form_new (model, NULL));
  g_object_unref (g_steal_pointer (&model));

  /* The page with all that is in it, shown and put away. */
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *page = g_object_ref_sink (gn_table_page_new (table));

      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      fixture_settle ();
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
      g_assert_finalize_object (G_OBJECT (page));
    }
}

/* ---- Buttons ------------------------------------------------------------------ */

static void
test_off (void)
{
  Sitting s;
  guint sell;

  sitting_new (&s, fixture_table ("zavandor", 3));
  verb_of (&s, "sell", &sell);

  /* Nobody owns a gem at the start: selling is off, with the reason, and yet no button is insensitive. */
  GtkWidget *button = GTK_WIDGET (gn_bottom_bar_get_button (s.page->bottom, sell));
  const GnVerbState *state = gn_table_model_verb (s.page->model, sell);
  g_autofree char *reason = gn_unavailable_reason (gn_match_table_get_match (s.table), &state->why,
                                                   gn_table_model_get_covered (s.page->model));

  g_assert_cmpuint (state->ways, ==, 0);
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_get_focusable (button));
  g_assert_true (gn_unavailable_get (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sell gems, key S");
  g_assert_cmpstr (gn_get_tooltip (button), ==, reason);
  g_assert_nonnull (strstr (reason, gn_say_clause (gn_match_table_get_match (s.table), &state->why)));

  /* A click on it says why, with the clause of the refusal. */
  click (button);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  const char *clause = gtk_button_get_label (fixture_child (s.page->why, "rule_button"));
  g_assert_cmpstr (clause, ==, gn_say_clause (gn_match_table_get_match (s.table), &state->why));
  g_assert_false (gn_table_model_is_entering (s.page->model));

  /* And the clause opens in the Rules pane. */
  act (&s, "rule", clause);
  fixture_settle ();
  g_assert_cmpstr (gtk_stack_get_visible_child_name (s.page->stack), ==, "rules");
  g_assert_nonnull (fixture_find (gtk_widget_get_first_child (fixture_child (s.page->rules_pane, "list")),
                                  GTK_TYPE_LABEL, clause));

  /* What can be done is not disabled. */
  guint buy;
  verb_of (&s, "buy", &buy);
  button = GTK_WIDGET (gn_bottom_bar_get_button (s.page->bottom, buy));
  g_assert_false (gn_unavailable_get (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  sitting_clear (&s);
}

static void
test_keys_of_page (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  press (&s, GDK_KEY_question, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  /* Whoever types on is not held up by the reason. */
  press (&s, GDK_KEY_slash, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  g_assert_true (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s.page->bottom)));
  gtk_widget_grab_focus (GTK_WIDGET (s.page));
  press (&s, GDK_KEY_F9, 0);
  g_assert_false (adw_flap_get_reveal_flap (s.page->flap));
  press (&s, GDK_KEY_F9, 0);
  g_assert_true (adw_flap_get_reveal_flap (s.page->flap));
  press (&s, GDK_KEY_F1, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (s.page->stack), ==, "rules");
  press (&s, GDK_KEY_k, GDK_CONTROL_MASK);
  g_assert_true (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s.page->bottom)));
  press (&s, GDK_KEY_Escape, 0);
  g_assert_false (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s.page->bottom)));
  /* In this game nothing is ever done by hand: the menu says nothing of it. */
  g_assert_false (g_action_group_get_action_enabled (gn_table_page_get_actions (s.page), "by-hand"));
  sitting_clear (&s);
}

/* ---- One entry, three ways, one form -------------------------------------------- */

static void
test_form (void)
{
  Sitting s;
  GnMove move;

  sitting_new (&s, fixture_table ("zavandor", 3));
  guint before = gn_match_table_get_n_steps (s.table);

  /* By key: the form opens, its keys choose, the typed line is kept in step, Enter says it. */
  press (&s, GDK_KEY_b, 0);
  g_assert_true (gn_table_model_is_entering (s.page->model));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  g_assert_false (gn_table_model_whole (s.page->model, &move));
  press (&s, GDK_KEY_r, 0);
  press (&s, GDK_KEY_2, 0);
  g_assert_true (gn_table_model_whole (s.page->model, &move));
  g_assert_cmpstr (fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"), ==, "buy 2 rubies");

  /* Another number is only another choice; Esc gives up, and nothing has happened. */
  press (&s, GDK_KEY_3, 0);
  g_assert_cmpstr (fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"), ==, "buy 3 rubies");
  press (&s, GDK_KEY_Escape, 0);
  g_assert_false (gn_table_model_is_entering (s.page->model));
  g_assert_cmpstr (fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"), ==, "");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);

  press (&s, GDK_KEY_b, 0);
  press (&s, GDK_KEY_r, 0);
  press (&s, GDK_KEY_2, 0);
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  g_assert_false (gn_table_model_is_entering (s.page->model));
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  sitting_clear (&s);
}

static void
test_typed (void)
{
  Sitting s;
  GnMove move;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnTypedEntry *entry = gn_bottom_bar_get_entry (s.page->bottom);
  guint before = gn_match_table_get_n_steps (s.table);

  /* Typing fills the open form. */
  press (&s, GDK_KEY_slash, 0);
  g_assert_true (gn_typed_entry_has_focus (entry));
  type_text (&s, "buy 2 rub");
  g_assert_true (gn_table_model_is_entering (s.page->model));
  g_assert_true (gn_table_model_whole (s.page->model, &move));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  g_assert_cmpuint (fixture_rows (entry, "list"), >=, 1);
  press (&s, GDK_KEY_Tab, 0);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "buy 2 rubies");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "");

  /* What cannot be stays among the completions; the form says why, with its clause, and Enter does nothing. */
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "buy 4");
  g_assert_cmpuint (fixture_rows (entry, "list"), ==, 4);
  press (&s, GDK_KEY_Escape, 0);
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "sell 4 rubies");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->form_popover)));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_BUTTON, "ZAV-043"));
  press (&s, GDK_KEY_Escape, 0);

  /* A verb that exists only to be refused is understood. */
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "pass");
  press (&s, GDK_KEY_Return, 0);
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_BUTTON, "ZAV-022"));
  press (&s, GDK_KEY_Escape, 0);

  /* Just start typing: a verb's key first opens its form, the rest goes to the line. */
  gn_table_page_home (s.page);
  type_text (&s, "buy 1 dia");
  g_assert_true (gn_typed_entry_has_focus (entry));
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "buy 1 dia");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 2);
  sitting_clear (&s);
}

/* Several moves in one line: a semicolon separates them, Enter says them, one after the other. What cannot be said stays
 * in the line, and what comes after it. */
static void
test_one_line (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnTypedEntry *entry = gn_bottom_bar_get_entry (s.page->bottom);
  guint before = gn_match_table_get_n_steps (s.table);

  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "buy 1 ruby; buy 2 sap");
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);
  g_assert_false (gn_table_model_is_entering (s.page->model));
  g_assert_cmpuint (fixture_rows (entry, "list"), >=, 1);
  press (&s, GDK_KEY_Tab, 0);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "buy 1 ruby; buy 2 sapphires");
  press (&s, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 2);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "");

  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "sell 4 rubies; buy 1 ruby");
  press (&s, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 2);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "sell 4 rubies; buy 1 ruby");
  press (&s, GDK_KEY_Escape, 0);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "");
  sitting_clear (&s);
}

/* A word that is not known is told, with the nearest that is; Enter writes that, and does not say it. */
static void
test_lost (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnTypedEntry *entry = gn_bottom_bar_get_entry (s.page->bottom);
  const guint before = gn_match_table_get_n_steps (s.table);

  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "buy rubis 2");
  g_assert_cmpstr (fixture_words (entry, "lost_label"), ==, "Understood: buy. Not known: rubis → ruby?");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "buy 2 rubies");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);

  /* nothing is near: it is told, and Enter leaves it as it is */
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "gold banana");
  g_assert_cmpstr (fixture_words (entry, "lost_label"), ==, "Understood: take 4 gold. Not known: banana");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "gold banana");
  g_assert_true (gtk_widget_get_visible (fixture_child (entry, "popover")));

  /* It goes with Esc from anywhere. */
  gn_table_page_home (s.page);
  g_assert_true (press (&s, GDK_KEY_Escape, 0));
  g_assert_cmpstr (fixture_words (entry, "text"), ==, "");
  sitting_clear (&s);
}

static void
test_clicks_write (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  act (&s, "move", "buy type=sapphire");
  g_assert_true (gn_table_model_is_entering (s.page->model));
  g_assert_true (g_str_has_prefix (fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"), "buy"));

  /* With the form open, the thing clicked is the one meant in it. */
  act (&s, "thing", "gem:emerald");
  g_assert_cmpint (
    gn_table_model_get_partial (s.page->model)->arg[verb_of (&s, "buy", NULL)->args[0].at], ==,
    gn_thing_find (gn_match_table_get_match (s.table), verb_of (&s, "buy", NULL)->args[0].domain, "emerald"));

  /* What has one way left is played at once. */
  guint before = gn_match_table_get_n_steps (s.table);
  act (&s, "move", "gold");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  sitting_clear (&s);
}

/* ---- Undo, earlier moments -------------------------------------------------------- */

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

  GtkWidget *dialog = NULL;
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      if (ADW_IS_MESSAGE_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "agree");
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
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Look at it"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Correct the table…"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->log_pane), GTK_TYPE_BUTTON, "Say it anew…"));
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
  gtk_drop_down_set_selected (when, 1);
  g_assert_cmpuint (fixture_rows (s.page->log_pane, "list"), >=, of_players);
  act (&s, "move", "gold");
  fixture_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (when), ==, 1);

  sitting_clear (&s);
}

static void
say_anew (GnReplaceDialog *dialog,
          const char      *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY)), text);
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

  GnReplaceDialog *dialog = GN_REPLACE_DIALOG (g_object_ref_sink (gn_replace_dialog_new (s.table, bought)));
  say_anew (dialog, "buy 9 rubies");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  say_anew (dialog, "buy 3 rub");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_object_unref (dialog);
  g_autofree char *anew = gn_match_table_step_text (s.table, gn_match_table_get_step (s.table, bought), GN_PUBLIC);
  g_assert_nonnull (strstr (anew, "3 rubies"));

  /* The sale of two does not fit a purchase of one: it is left to be said again. */
  dialog = GN_REPLACE_DIALOG (g_object_ref_sink (gn_replace_dialog_new (s.table, bought)));
  say_anew (dialog, "buy 1 ruby");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, now - 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_object_unref (dialog);

  sitting_clear (&s);
}

/* ---- Secrets ---------------------------------------------------------------------- */

/* Space shows what lies behind it; again, where another window of this display took the focus meanwhile. */
static GtkWidget *
find_behind (Sitting    *s,
             GType       type,
             const char *text)
{
  GtkWidget *found = NULL;

  for (guint i = 0; i < 20 && !found; i++)
    {
      if (!gn_curtain_is_held (s->page->curtain))
        press (s, GDK_KEY_space, 0);
      fixture_settle ();
      found = fixture_find (GTK_WIDGET (s->page->curtain), type, text);
    }
  return found;
}

static void
test_curtain (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  int seat = gn_table_model_get_seat (s.page->model);

  act (&s, "move", "draw pile=artifact");
  g_assert_true (gn_curtain_is_up (s.page->curtain));
  g_assert_true (gn_curtain_is_decision (s.page->curtain));
  g_assert_cmpint (gn_curtain_get_seat (s.page->curtain), ==, seat);
  g_assert_cmpint (gn_table_model_get_viewer (s.page->model), ==, GN_PUBLIC);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (s.page->curtain), "covered"));

  /* No key reaches the table; Space shows it to her, and hides it when it is let go. */
  press (&s, GDK_KEY_g, 0);
  g_assert_true (gn_table_model_secret_decision (s.page->model));
  press (&s, GDK_KEY_space, 0);
  g_assert_true (gn_curtain_is_held (s.page->curtain));
  g_assert_cmpint (gn_table_model_get_viewer (s.page->model), ==, seat);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (s.page->curtain), "covered"));
  GtkWidget *hint = fixture_find (GTK_WIDGET (s.page->curtain), GTK_TYPE_LABEL, "Let go of Space");
  g_assert_true (hint && gtk_widget_get_visible (hint));
  let_go (&s, GDK_KEY_space);
  g_assert_false (gn_curtain_is_held (s.page->curtain));
  g_assert_cmpint (gn_table_model_get_viewer (s.page->model), ==, GN_PUBLIC);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (s.page->curtain), "covered"));

  /* Clicked open there is no key to let go. */
  gn_curtain_hold (s.page->curtain, TRUE);
  g_assert_false (gtk_widget_get_visible (hint));
  gn_curtain_hold (s.page->curtain, FALSE);

  /* She chooses behind it, by the arrows too, and it goes down by itself. */
  GtkWidget *keep = find_behind (&s, GTK_TYPE_BUTTON, "Keep "),
            *form = fixture_find_class (GTK_WIDGET (s.page->curtain), "choice");
  g_assert_true (GTK_IS_BUTTON (keep) && form);
  form = gtk_widget_get_parent (form);
  g_autofree char *first = g_strdup (gtk_button_get_label (GTK_BUTTON (keep)));
  g_assert_true (gtk_widget_child_focus (form, GTK_DIR_RIGHT));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (keep)), !=, first);
  g_assert_true (gn_curtain_is_held (s.page->curtain));
  guint before = gn_match_table_get_n_steps (s.table);
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), >, before);
  g_assert_false (gn_curtain_is_up (s.page->curtain));
  g_assert_cmpint (gn_table_model_get_viewer (s.page->model), ==, GN_PUBLIC);
  sitting_clear (&s);
}

static void
test_curtain_sample (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 2));
  int seat = gn_table_model_get_seat (s.page->model);

  act (&s, "move", "sample space=II-2");
  g_assert_true (gn_curtain_is_up (s.page->curtain));
  g_assert_false (gn_curtain_is_decision (s.page->curtain));
  g_assert_cmpint (gn_curtain_get_seat (s.page->curtain), ==, seat);
  /* nothing of it is there while it is covered */
  g_assert_null (fixture_find_class (GTK_WIDGET (s.page->curtain), "secret-fact"));
  for (guint i = 0; i < 20 && !fixture_find_class (GTK_WIDGET (s.page->curtain), "secret-fact"); i++)
    {
      if (!gn_curtain_is_held (s.page->curtain))
        press (&s, GDK_KEY_space, 0);
      fixture_settle ();
    }
  g_assert_nonnull (fixture_find_class (GTK_WIDGET (s.page->curtain), "secret-fact"));
  let_go (&s, GDK_KEY_space);
  press (&s, GDK_KEY_Return, 0);
  g_assert_false (gn_curtain_is_up (s.page->curtain));

  /* The log that all see does not tell it. */
  const GnStep *step = gn_match_table_get_step (s.table, gn_match_table_get_n_steps (s.table));
  g_assert_cmpuint (gn_table_model_private_seats (step->story), ==, GN_SEES (seat));
  sitting_clear (&s);
}

/* Whether the line of messages shows that part. */
static gboolean
shows (Sitting   *s,
       GtkWidget *part)
{
  return gtk_stack_get_visible_child (fixture_child (gn_bottom_bar_get_messages (s->page->bottom), "stack")) == part;
}

/* ---- Cardboard, corrections ---------------------------------------------------------- */

static void
test_cardboard (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnInstructionBar *line = gn_message_bar_get_instructions (gn_bottom_bar_get_messages (s.page->bottom));

  act (&s, "move", "buy type=ruby n=2");
  g_assert_false (gn_instruction_bar_is_empty (line));
  g_assert_true (shows (&s, GTK_WIDGET (line)));

  const GnStep *step = gn_match_table_get_step (s.table, gn_match_table_get_n_steps (s.table));
  g_autoptr (GArray) steps = gn_instructions (gn_match_table_get_match (s.table), step->story, GN_PUBLIC);
  g_assert_cmpuint (steps->len, >=, 2);   /* the bank, the arrow */
  for (guint i = 1; i < steps->len; i++)
    g_assert_cmpint (g_array_index (steps, GnInstruction, i - 1).role, <=,
                     g_array_index (steps, GnInstruction, i).role);

  /* Space ticks it off; the next entry would have done it too. It never blocks. */
  gtk_widget_grab_focus (GTK_WIDGET (s.page));
  press (&s, GDK_KEY_space, 0);
  g_assert_true (gn_instruction_bar_is_empty (line));
  g_assert_false (shows (&s, GTK_WIDGET (line)));
  act (&s, "move", "gold");
  g_assert_false (gn_instruction_bar_is_empty (line));

  /* A line too short for all of it goes through it, so many at a time. */
  act (&s, "move", "buy type=sapphire n=2");
  gn_instruction_bar_set_width (line, 300, 1);
  g_assert_true (gn_instruction_bar_tick (line));
  g_assert_false (gn_instruction_bar_is_empty (line));
  g_assert_true (gn_instruction_bar_tick (line));
  g_assert_true (gn_instruction_bar_is_empty (line));
  sitting_clear (&s);
}

/* The curtain falls over the line: what it says stands on the card, and is still to be done when the laptop comes
 * back. */
static void
test_cardboard_curtain (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnInstructionBar *line = gn_message_bar_get_instructions (gn_bottom_bar_get_messages (s.page->bottom));
  GtkWidget *curtain = GTK_WIDGET (s.page->curtain), *rich_label;

  act (&s, "move", "buy type=ruby n=2");
  rich_label = fixture_find (GTK_WIDGET (line), GN_TYPE_RICH_LABEL, NULL);
  g_autofree char *text = g_strdup (gn_rich_label_get_text (GN_RICH_LABEL (rich_label)));
  g_assert_true (*text);

  gn_curtain_raise (s.page->curtain, 1, NULL, FALSE);
  fixture_settle ();
  rich_label = fixture_find (curtain, GN_TYPE_RICH_LABEL, NULL);
  g_assert_nonnull (rich_label);
  g_assert_true (gtk_widget_get_mapped (rich_label));
  g_assert_cmpstr (gn_rich_label_get_text (GN_RICH_LABEL (rich_label)), ==, text);
  press (&s, GDK_KEY_space, 0);
  g_assert_true (gn_curtain_is_held (s.page->curtain));
  let_go (&s, GDK_KEY_space);
  press (&s, GDK_KEY_Return, 0);
  g_assert_false (gn_curtain_is_up (s.page->curtain));
  g_assert_true (shows (&s, GTK_WIDGET (line)));
  rich_label = fixture_find (GTK_WIDGET (line), GN_TYPE_RICH_LABEL, NULL);
  g_assert_cmpstr (gn_rich_label_get_text (GN_RICH_LABEL (rich_label)), ==, text);

  /* away while an earlier moment is looked at, not forgotten */
  gn_table_model_look_at (s.page->model, 0);
  g_assert_false (shows (&s, GTK_WIDGET (line)));
  gn_table_model_come_back (s.page->model);
  g_assert_true (shows (&s, GTK_WIDGET (line)));

  /* ticked off, it is not told again */
  g_assert_true (gn_instruction_bar_tick (line));
  gn_curtain_raise (s.page->curtain, 1, NULL, FALSE);
  rich_label = fixture_find (curtain, GN_TYPE_RICH_LABEL, NULL);
  g_assert_true (!rich_label || !*gn_rich_label_get_text (GN_RICH_LABEL (rich_label)));
  gn_curtain_lower (s.page->curtain);
  sitting_clear (&s);
}

/* What is told stands below the table, where no click is meant for the board, till something else happens. */
static void
test_told (void)
{
  Sitting s;
  graphene_rect_t told, board;
  guint steps;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnMessageBar *bar = gn_bottom_bar_get_messages (s.page->bottom);
  GtkWidget *message = fixture_child (bar, "message");

  act (&s, "move", "gold");
  act (&s, "move", "gold");
  g_assert_false (gn_message_bar_has (bar, GN_MESSAGE_TOLD));

  act (&s, "undo", NULL);
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (message));
  gtk_test_accessible_assert_role (message, GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_nonnull (strstr (fixture_words (bar, "text"), "Undone"));
  g_assert_true (gtk_widget_compute_bounds (message, GTK_WIDGET (s.page), &told));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (s.page->panel_place), GTK_WIDGET (s.page), &board));
  g_assert_cmpfloat (told.origin.y, >=, board.origin.y + board.size.height);

  /* told anew, it is another text in the same line */
  act (&s, "undo", NULL);
  steps = gn_match_table_get_n_steps (s.table);
  g_assert_true (gn_message_bar_has (bar, GN_MESSAGE_TOLD));
  g_assert_true (gtk_widget_get_visible (fixture_child (bar, "button")));
  click (fixture_child (bar, "button"));
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), >, steps);
  g_assert_false (gn_message_bar_has (bar, GN_MESSAGE_TOLD));

  act (&s, "undo", NULL);
  g_assert_true (gn_message_bar_has (bar, GN_MESSAGE_TOLD));
  act (&s, "move", "gold");
  g_assert_false (gn_message_bar_has (bar, GN_MESSAGE_TOLD));

  gn_table_page_tell (s.page, "To be read", NULL, NULL);
  g_assert_cmpstr (fixture_words (bar, "text"), ==, "To be read");
  g_assert_false (gtk_widget_get_visible (fixture_child (bar, "button")));
  press (&s, GDK_KEY_Escape, 0);
  g_assert_false (gn_message_bar_has (bar, GN_MESSAGE_TOLD));
  sitting_clear (&s);
}

/* Several messages share one line of the same height: the newest first, and the others one after the other. */
static void
test_messages (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnMessageBar *bar = gn_bottom_bar_get_messages (s.page->bottom);
  GtkWidget *count = fixture_child (bar, "count");
  const int height = gtk_widget_get_height (GTK_WIDGET (bar));

  g_assert_cmpstr (fixture_words (bar, "text"), ==, "Gnomon deals");
  g_assert_cmpfloat (gtk_widget_get_opacity (count), ==, 0);

  act (&s, "move", "buy type=ruby n=2");
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture_child (bar, "cardboard")));
  g_assert_cmpfloat (gtk_widget_get_opacity (count), ==, 0);

  /* an answer comes before what is to be done; Space does nothing to what is not seen */
  gn_table_page_tell (s.page, "To be read", NULL, NULL);
  gn_table_page_set_trouble (s.page, "The disk is full.");
  g_assert_cmpstr (fixture_words (bar, "text"), ==, "The disk is full.");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (count)), ==, "+2");
  g_assert_false (gn_message_bar_tick (bar));
  press (&s, GDK_KEY_i, GDK_CONTROL_MASK);
  g_assert_cmpstr (fixture_words (bar, "text"), ==, "To be read");
  click (count);
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture_child (bar, "cardboard")));
  click (count);
  g_assert_cmpstr (fixture_words (bar, "text"), ==, "The disk is full.");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (bar)), ==, height);

  /* the same again is not newer than what came since; something else is */
  gn_table_page_tell (s.page, "Something else", NULL, NULL);
  gn_table_page_set_trouble (s.page, "The disk is full.");
  g_assert_cmpstr (fixture_words (bar, "text"), ==, "Something else");
  gn_table_page_set_trouble (s.page, NULL);
  press (&s, GDK_KEY_Escape, 0);
  g_assert_true (gn_message_bar_tick (bar));

  /* nothing waits: what was entered last stands there */
  g_assert_nonnull (strstr (fixture_words (bar, "text"), "Alphonse"));
  g_assert_cmpfloat (gtk_widget_get_opacity (count), ==, 0);
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (bar)), ==, height);
  sitting_clear (&s);
}

/* Who holds a role has it together; where nobody does, things stand in the order in which they happened. */
static void
test_cardboard_order (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  for (int i = 0; i < 9; i++)
    act (&s, "move", "gold");   /* the last one ends the round: the figure is passed on, then everybody has gold */

  const GnMatch *match = gn_match_table_get_match (s.table);
  const GnStory *story = gn_match_table_get_step (s.table, gn_match_table_get_n_steps (s.table))->story;
  GnMatch manned = *match;
  gboolean mixed = FALSE;

  g_assert_cmpint (match->role[0], <, 0);
  g_autoptr (GArray) steps = gn_instructions (match, story, GN_PUBLIC);
  guint at = 0;

  g_assert_cmpuint (steps->len, >=, 3);   /* 4 gold, the figure, gold for everybody */
  for (guint i = 0; i < story->n; i++)
    if (at < steps->len
        && memcmp (&g_array_index (steps, GnInstruction, at).say, &story->fact[i].say, sizeof (GnSay)) == 0)
      at++;
  g_assert_cmpuint (at, ==, steps->len);

  manned.role[0] = 1;
  manned.role[1] = 2;
  g_autoptr (GArray) sorted = gn_instructions (&manned, story, GN_PUBLIC);

  g_assert_cmpuint (sorted->len, ==, steps->len);
  for (guint i = 1; i < sorted->len; i++)
    g_assert_cmpint (g_array_index (sorted, GnInstruction, i - 1).role, <=,
                     g_array_index (sorted, GnInstruction, i).role);
  for (guint i = 0; i < sorted->len; i++)
    mixed |= memcmp (&g_array_index (sorted, GnInstruction, i).say, &g_array_index (steps, GnInstruction, i).say,
                     sizeof (GnSay))
             != 0;
  g_assert_true (mixed);
  sitting_clear (&s);
}

static void
on_position (GtkWidget *dialog,
             JsonNode  *node,
             JsonNode **out)
{
  *out = json_node_ref (node);
}

static void
test_correct_for_start (void)
{
  g_autoptr (GnMatchTable) scratch = fixture_table ("zavandor", 3);
  const GnGame *game = gn_match_table_get_match (scratch)->game;
  const GnField *gold = &game->fields[gn_game_find_field (game, "gold")];
  GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new_for_start (scratch));
  g_autoptr (JsonNode) node = NULL;
  guint before = gn_match_table_get_n_steps (scratch);

  gtk_window_present (GTK_WINDOW (dialog));
  g_signal_connect (dialog, "position", G_CALLBACK (on_position), &node);
  gtk_stack_set_visible_child_name (fixture_child (dialog, "stack"), gold->group);
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, "Gold, Alphonse")), 5);
  g_signal_emit_by_name (fixture_child (dialog, "accept_button"), "clicked");
  fixture_settle ();
  g_assert_nonnull (node);
  g_assert_cmpuint (gn_match_table_get_n_steps (scratch), ==, before);   /* the scratch table is not played on */
  g_assert_true (json_object_has_member (json_node_get_object (node), "gold"));
}

/* ---- Panes --------------------------------------------------------------------------- */

static void
test_panes (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  fixture_settle ();
  g_assert_cmpuint (moves_shown (GTK_WIDGET (s.page->moves_pane)), >, 20);
  fixture_type (s.page->moves_pane, "search", "buy rub");
  /* buy 1 to 4 rubies, with 23 gold at 4 each */
  g_assert_cmpuint (moves_shown (GTK_WIDGET (s.page->moves_pane)), ==, 4);
  fixture_type (s.page->moves_pane, "search", "");

  /* After an entry no widget is made anew where the moves are as many. */
  guint widgets = fixture_count (GTK_WIDGET (s.page->moves_pane), GTK_TYPE_BUTTON);
  act (&s, "move", "gold");
  g_assert_cmpuint (fixture_count (GTK_WIDGET (s.page->moves_pane), GTK_TYPE_BUTTON), <=, widgets + 2);

  gtk_stack_set_visible_child_name (s.page->stack, "rules");
  fixture_settle ();
  g_assert_cmpuint (fixture_rows (s.page->rules_pane, "list"), >, 150);
  fixture_type (s.page->rules_pane, "search", "wild market");
  g_assert_cmpuint (fixture_rows (s.page->rules_pane, "list"), <, 60);
  gtk_stack_set_visible_child_name (s.page->stack, "odds");
  fixture_settle ();
  g_assert_cmpuint (fixture_count (GTK_WIDGET (s.page->odds_pane), GTK_TYPE_LABEL), >, 2);
  sitting_clear (&s);
}

/* The other game has a plain panel, and the same frame. */
static void
test_example (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("example", 3));
  guint before = gn_match_table_get_n_steps (s.table);
  press (&s, GDK_KEY_e, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "earn");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 2);
  sitting_clear (&s);
}

/* ---- Names for those who do not see ------------------------------------------------------ */

/* Everything that can be pressed says what it is, with or without a picture, and can be reached. */
static guint
check_names (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_can_target (widget))
    {
      if (!fixture_has_words (widget)
          && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
        {
          g_autofree char *in = g_strdup (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));

          g_error ("a button in a %s has no name", in);
        }
      g_assert_true (gtk_widget_is_sensitive (widget));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += check_names (child);
  return n;
}

static void
test_names (void)
{
  static const char *const pages[] = { "moves", "log", "odds", "rules" };
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 4));
  act (&s, "move", "buy type=ruby n=2");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      act (&s, "page", pages[i]);
      fixture_settle ();
      g_assert_cmpuint (check_names (GTK_WIDGET (s.page)), >, 10);
    }
  act (&s, "move", "buy");
  fixture_settle ();
  check_names (GTK_WIDGET (s.page->form));
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table/templates", test_templates);
  g_test_add_func ("/table/off", test_off);
  g_test_add_func ("/table/keys", test_keys_of_page);
  g_test_add_func ("/table/form", test_form);
  g_test_add_func ("/table/typed", test_typed);
  g_test_add_func ("/table/one-line", test_one_line);
  g_test_add_func ("/table/lost", test_lost);
  g_test_add_func ("/table/clicks", test_clicks_write);
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/past", test_past);
  g_test_add_func ("/table/log", test_log);
  g_test_add_func ("/table/log-rows", test_log_rows);
  g_test_add_func ("/table/later-entries", test_later_entries);
  g_test_add_func ("/table/said-anew", test_said_anew);
  g_test_add_func ("/table/curtain", test_curtain);
  g_test_add_func ("/table/curtain-sample", test_curtain_sample);
  g_test_add_func ("/table/cardboard", test_cardboard);
  g_test_add_func ("/table/messages", test_messages);
  g_test_add_func ("/table/cardboard-curtain", test_cardboard_curtain);
  g_test_add_func ("/table/told", test_told);
  g_test_add_func ("/table/cardboard-order", test_cardboard_order);
  g_test_add_func ("/table/correct-for-start", test_correct_for_start);
  g_test_add_func ("/table/names", test_names);
  g_test_add_func ("/table/panes", test_panes);
  g_test_add_func ("/table/example", test_example);
  return g_test_run ();
}
