/* test-corrections.c: Correct the table, as a form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "app/correct/correct-dialog.h"
#include "app/correct/pile-editor.h"
#include "core/state/position.h"
#include "games/games.h"

/* What hinders the correction, as it stands below the form; NULL if nothing does. */
static const char *
problem (GnCorrectDialog *dialog)
{
  return gtk_widget_get_visible (fixture_child (dialog, "problem_label")) ? fixture_words (dialog, "problem_label")
                                                                          : NULL;
}

static void
show_group (GnCorrectDialog *dialog,
            const char      *group)
{
  gtk_check_button_set_active (fixture_child (dialog, "all_check"), TRUE);
  gtk_stack_set_visible_child_name (fixture_child (dialog, "views"), "fields");
  gtk_stack_set_visible_child_name (fixture_child (dialog, "stack"), group);
}

static void
set (GnCorrectDialog *dialog,
     const char      *field,
     gint64           value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, field)), value);
}

static void
test_correct (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
  guint before = gn_match_table_get_n_steps (table);
  const GnGame *game = gn_match_table_get_match (table)->game;
  int gold = gn_game_find_field (game, "gold");
  const GnField *price = &game->fields[gn_game_find_field (game, "price")];

  gtk_window_present (GTK_WINDOW (dialog));
  fixture_settle ();
  g_assert_nonnull (problem (dialog));   /* nothing has been changed */

  /* A price beyond 15 cannot be; it says so before it is accepted. */
  show_group (dialog, price->group);
  set (dialog, "Price", 16);
  fixture_type (dialog, "why_entry", "a test");
  g_assert_nonnull (problem (dialog));
  fixture_settle ();   /* and has room for it: GTK would warn */
  g_signal_emit_by_name (fixture_child (dialog, "accept_button"), "clicked");
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, before);
  set (dialog, "Price", gn_field_get (price, gn_match_table_state (table, GN_PUBLIC), 0, -1));

  /* Gold can be corrected, with a reason only. */
  gtk_switch_set_active (fixture_child (dialog, "secret_switch"), TRUE);
  show_group (dialog, game->fields[gold].group);
  set (dialog, "Gold, Berta", 77);
  fixture_type (dialog, "why_entry", "");
  g_assert_nonnull (problem (dialog));
  fixture_settle ();
  fixture_type (dialog, "why_entry", "Change was given twice");
  g_assert_cmpstr (problem (dialog), ==, NULL);
  g_signal_emit_by_name (fixture_child (dialog, "accept_button"), "clicked");
  fixture_settle ();

  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, before + 1);
  g_assert_cmpint (gn_field_get (&game->fields[gold], gn_match_table_state (table, GN_EVERYTHING), 1, -1), ==, 77);
  const GnStep *step = gn_match_table_get_step (table, before + 1);
  g_assert_cmpint (step->kind, ==, GN_STEP_AMEND);
  g_assert_cmpstr (step->why, ==, "Change was given twice");
}

static char *
as_text (GnCorrectDialog *dialog)
{
  char *text;

  show_group (dialog, "as-text");
  fixture_settle ();
  g_object_get (gtk_text_view_get_buffer (
                  GTK_TEXT_VIEW (fixture_find (GTK_WIDGET (dialog), GTK_TYPE_TEXT_VIEW, NULL))),
                "text", &text, NULL);
  return text;
}

/* Where nothing is secret, nothing asks whether to show it. */
static void
test_secrets_offered (void)
{
  static const struct { const char *game; gboolean secrets; } of[] = { { "zavandor", TRUE }, { "pad", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (of); i++)
    {
      g_autoptr (GnMatchTable) table = fixture_table (of[i].game, 3);
      GtkWidget *dialog = gn_correct_dialog_new (table);

      gtk_window_present (GTK_WINDOW (dialog));
      fixture_settle ();
      g_assert_true (gtk_widget_get_mapped (fixture_child (dialog, "secret_switch")) == of[i].secrets);
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_settle ();
    }
}

/* Gold in the hand is shown to nobody before the table agreed: not as a figure, not as text, not among the changes. */
static void
test_covered (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
  const GnGame *game = gn_match_table_get_match (table)->game;
  const char *group = game->fields[gn_game_find_field (game, "gold")].group;
  GtkSwitch *secrets = fixture_child (dialog, "secret_switch");

  gtk_window_present (GTK_WINDOW (dialog));
  show_group (dialog, group);
  fixture_settle ();
  g_assert_null (fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, "Gold, Berta"));
  g_autofree char *covered = as_text (dialog);
  g_assert_null (strstr (covered, "\"gold\""));
  g_assert_nonnull (strstr (covered, "\"price\""));

  gtk_switch_set_active (secrets, TRUE);
  g_autofree char *shown = as_text (dialog);
  g_assert_nonnull (strstr (shown, "\"gold\""));
  show_group (dialog, group);
  set (dialog, "Gold, Berta", 77);
  fixture_settle ();
  g_assert_nonnull (fixture_find (fixture_child (dialog, "edits"), GTK_TYPE_LABEL, "Gold, Berta: 23 → 77"));

  gtk_switch_set_active (secrets, FALSE);
  fixture_settle ();
  g_assert_nonnull (fixture_find (fixture_child (dialog, "edits"), GTK_TYPE_LABEL, "Gold, Berta: +54"));
  g_assert_null (fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "77"));
  g_assert_null (strstr (fixture_words (dialog, "changes_label"), "Gold"));
  g_autofree char *again = as_text (dialog);
  g_assert_null (strstr (again, "\"gold\""));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
}

/* Each change stands below the form and is taken back there; the others stay. */
static void
test_take_back (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
  const GnGame *game = gn_match_table_get_match (table)->game;
  GtkWidget *edits = fixture_child (dialog, "edits");

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_switch_set_active (fixture_child (dialog, "secret_switch"), TRUE);
  show_group (dialog, game->fields[gn_game_find_field (game, "gold")].group);
  set (dialog, "Gold, Berta", 24);
  set (dialog, "Gold, Caroline", 22);
  fixture_settle ();
  g_assert_cmpuint (fixture_count (edits, GTK_TYPE_BUTTON), ==, 2);

  GtkWidget *back = fixture_find (edits, GTK_TYPE_BUTTON, "Undo: Gold, Berta: 23 → 24");
  g_assert_nonnull (back);
  gtk_widget_grab_focus (back);
  g_signal_emit_by_name (back, "clicked");
  fixture_settle ();
  g_assert_cmpuint (fixture_count (edits, GTK_TYPE_BUTTON), ==, 1);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (
                       fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, "Gold, Berta"))), ==, 23);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (
                       fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, "Gold, Caroline"))), ==, 22);

  g_signal_emit_by_name (fixture_find (edits, GTK_TYPE_BUTTON, "Undo: "), "clicked");
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (fixture_child (dialog, "edits_scroller")));
  g_assert_cmpstr (problem (dialog), ==, "Nothing has been changed yet.");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
}

static void
count (guint *n)
{
  (*n)++;
}

/* The editor of a pile: an unseen card is named, moved, forgotten; the pile is as it was. */
static void
test_pile_editor (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  const GnMatch *match = gn_match_table_get_match (table);
  const GnField *field = &match->game->fields[gn_game_find_field (match->game, "pile")];
  const GnPile was = *gn_field_pile (field, gn_match_table_state (table, GN_EVERYTHING), 0, -1);
  GnPileEditor *editor = GN_PILE_EDITOR (g_object_ref_sink (gn_pile_editor_new (match, field, &was, GN_ALL_SEE, 0)));
  guint told = 0;
  GnPile now;

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (count), &told);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (fixture_find (GTK_WIDGET (editor), GTK_TYPE_DROP_DOWN, NULL)), 3);
  now = gn_pile_editor_get_pile (editor);
  g_assert_cmpuint (told, ==, 1);
  g_assert_cmpint (now.layer[0].card, ==, 2);
  g_assert_cmpuint (now.layer[0].seen, ==, GN_ALL_SEE);
  g_assert_cmpuint (now.layer[0].pool, ==, was.layer[0].pool);
  g_assert_cmpuint (gn_pile_size (&now), ==, gn_pile_size (&was));
  fixture_settle ();

  /* Below the others, and up again. */
  g_signal_emit_by_name (fixture_find (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "Move up"), "clicked");
  now = gn_pile_editor_get_pile (editor);
  g_assert_cmpint (now.layer[0].card, ==, -1);
  g_assert_cmpint (now.layer[1].card, ==, 2);
  fixture_settle ();
  g_signal_emit_by_name (fixture_find (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "No longer known"), "clicked");
  now = gn_pile_editor_get_pile (editor);
  g_assert_cmpmem (&now, sizeof now, &was, sizeof was);
  fixture_settle ();

  /* One more, one fewer. */
  g_signal_emit_by_name (fixture_find (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "Add an unseen card"), "clicked");
  now = gn_pile_editor_get_pile (editor);
  g_assert_cmpuint (gn_pile_size (&now), ==, gn_pile_size (&was) + 1);
  fixture_settle ();
  gtk_spin_button_spin (GTK_SPIN_BUTTON (fixture_find (GTK_WIDGET (editor), GTK_TYPE_SPIN_BUTTON, NULL)),
                        GTK_SPIN_STEP_BACKWARD, 1);
  now = gn_pile_editor_get_pile (editor);
  g_assert_cmpuint (gn_pile_size (&now), ==, gn_pile_size (&was));
  g_object_unref (editor);
}

/* From the button to the list of layers to the sentence below. */
static void
test_pile (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
  const GnMatch *match = gn_match_table_get_match (table);
  const GnField *field = &match->game->fields[gn_game_find_field (match->game, "pile")];
  g_autofree char *cards = g_strdup_printf (
    "%u cards", gn_pile_size (gn_field_pile (field, gn_match_table_state (table, GN_EVERYTHING), 0, -1)));
  GtkWidget *button, *editor;

  gtk_window_present (GTK_WINDOW (dialog));
  show_group (dialog, field->group);
  fixture_settle ();
  button = fixture_find (fixture_child (dialog, "stack"), GTK_TYPE_BUTTON, cards);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  fixture_settle ();
  editor = fixture_find (GTK_WIDGET (dialog), GN_TYPE_PILE_EDITOR, NULL);
  g_assert_nonnull (editor);

  /* A card more than there are. */
  g_signal_emit_by_name (fixture_find (editor, GTK_TYPE_BUTTON, "Add an unseen card"), "clicked");
  fixture_settle ();
  g_assert_nonnull (problem (dialog));
  g_assert_cmpstr (problem (dialog), !=, "Nothing has been changed yet.");
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_settle ();
}

/* An own box of @game: of each family every @nth component of the stand-in set is known, or none. */
static GnSet *
own_box (const GnGame *game,
         guint         nth)
{
  GnSet *set = gn_set_new_empty (game, "own-box", "Own box");
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL);

  for (guint family = 0; nth && stand_in && family < gn_game_n_families (game); family++)
    for (guint i = 0; i < gn_set_size (stand_in, family); i += nth)
      {
        g_autoptr (JsonNode) component = gn_set_component_to_json (stand_in, family, i);

        gn_set_teach (set, family, component, NULL);
      }
  return set;
}

/* Fields of components that are not known yet have no places, whether none is known or some. */
static void
test_own_box (void)
{
  const GnGame *const *games = gn_games ();

  for (guint g = 0; games[g]; g++)
    for (guint nth = 0; nth < 4; nth++)
      {
        g_autoptr (GError) error = NULL;
        GnMatch *match = gn_match_new (games[g], games[g]->min_seats, own_box (games[g], nth), &error);

        g_assert_no_error (error);

        g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

        g_assert_no_error (error);

        GnCorrectDialog *dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
        guint cells = 0;

        gtk_window_present (GTK_WINDOW (dialog));
        for (const GnField *field = games[g]->fields; field->type; field++)
          if (field->group && !(field->flags & (GN_FIELD_FIXED | GN_FIELD_DERIVED))
              && (!field->dim[0] || gn_field_length (match, field, 0))
              && (!field->dim[1] || gn_field_length (match, field, 1)))
            {
              show_group (dialog, field->group);
              cells += fixture_find (GTK_WIDGET (dialog), GTK_TYPE_GRID, NULL) != NULL;
            }
        fixture_settle ();
        g_assert_cmpuint (cells, >, 0);
        gtk_window_destroy (GTK_WINDOW (dialog));
        fixture_settle ();
      }
}

/* The first outline over something that scrolls, and what scrolls there. */
static GtkWidget *
find_scrolled (GtkWidget     *widget,
               GtkAdjustment *along)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "touch"))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
          gboolean taken = FALSE;

          if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
            g_signal_emit_by_name (controller, "scroll", 0.0, 1.0, &taken);
        }
      if (gtk_adjustment_get_value (along) > 0)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_scrolled (child, along);

      if (found)
        return found;
    }
  return NULL;
}

/* Outlines lie over a map that is higher than its window: the wheel moves it all the same. */
static void
test_wheel (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("gnomes-wizards", 4);
  GtkWidget *dialog = gn_correct_dialog_new (table), *scrolled;

  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (dialog));
  fixture_settle ();
  fixture_settle ();
  scrolled = gtk_widget_get_ancestor (fixture_find_type (dialog, g_type_from_name ("GwMap")), GTK_TYPE_SCROLLED_WINDOW);
  g_assert_nonnull (find_scrolled (dialog, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled))));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/corrections/form", test_correct);
  g_test_add_func ("/corrections/covered", test_covered);
  g_test_add_func ("/corrections/take-back", test_take_back);
  g_test_add_func ("/corrections/pile-editor", test_pile_editor);
  g_test_add_func ("/corrections/pile", test_pile);
  g_test_add_func ("/corrections/secrets-offered", test_secrets_offered);
  g_test_add_func ("/corrections/own-box", test_own_box);
  g_test_add_func ("/corrections/wheel", test_wheel);
  return g_test_run ();
}
