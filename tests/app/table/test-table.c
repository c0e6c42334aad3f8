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
  GtkWidget *hint = fixture_find (GTK_WIDGET (s.page->curtain), GTK_TYPE_LABEL, "Release Space");
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
  g_autofree char *first = g_strdup (gn_get_name (keep));
  g_assert_true (gtk_widget_child_focus (form, GTK_DIR_RIGHT));
  g_assert_cmpstr (gn_get_name (keep), !=, first);
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
  gtk_test_accessible_assert_role (message, GTK_ACCESSIBLE_ROLE_GROUP);
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
  gtk_check_button_set_active (fixture_child (dialog, "all_check"), TRUE);
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
