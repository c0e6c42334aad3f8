/* test-table-invasion.c: Gnome Invasion at the table page: an own box that nobody has told anything of
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "core/base/json.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/things/dice-pad.h"

#define PREPARES "{\"turn\":1,\"stage\":\"prep\",\"active\":0,\"first\":0,\"hand\":[[{\"n\":4}],[{\"n\":2}],[]]}"

static GnMatchTable *
own_table (void)
{
  const GnGame *game = gn_game_find ("invasion");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = gn_json_parse (PREPARES, -1, 65536, &error);
  GnMatch *match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  GnMatchTable *table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  return table;
}

/* The buttons of the pane that say @verb, and the last of them. */
static guint
in_pane (GtkWidget  *root,
         const char *verb,
         GtkWidget **last)
{
  GVariant *target = GTK_IS_BUTTON (root) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root)) : NULL;
  guint n = 0;

  if (!gtk_widget_get_visible (root))
    return 0;
  if (target && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING)
      && g_str_has_prefix (g_variant_get_string (target, NULL), verb))
    {
      *last = root;
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    n += in_pane (child, verb, last);
  return n;
}

/* A card of a hand is played with the mouse alone, the very first of a box too: in the fight, in the hand, in the
 * pane. */
static void
test_first_card (void)
{
  Sitting s;

  sitting_new (&s, own_table ());
  gtk_stack_set_visible_child_name (s.page->stack, "moves");
  fixture_settle ();
  gn_moves_pane_refresh (s.page->moves_pane);
  GtkWidget *panel = GTK_WIDGET (s.page->panel), *pane = GTK_WIDGET (s.page->moves_pane);

  GtkWidget *another = NULL, *play = fixture_find (panel, GTK_TYPE_BUTTON, "Play a card");

  g_assert_nonnull (play);
  g_assert_cmpuint (in_pane (pane, "play", &another), ==, 1);
  click (another);
  fixture_settle ();
  g_assert_true (gn_table_model_is_entering (s.page->model));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_BUTTON, "Another boon: describe it"));
  press (&s, GDK_KEY_Escape, 0);
  fixture_settle ();
  g_assert_false (gn_table_model_is_entering (s.page->model));
  click (play);
  fixture_settle ();
  g_assert_true (gn_table_model_is_entering (s.page->model));
  press (&s, GDK_KEY_Escape, 0);

  /* Once a card is known it stands there, and another can still be told. */
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) rake = gn_json_parse (
    "{\"name\":\"Rake\",\"kind\":\"weapon\",\"acquire\":9,\"played\":\"d6\",\"played-for\":\"combat\"}", -1, 65536,
    &error);
  g_assert_no_error (error);
  g_assert_true (
    gn_match_table_teach (s.table, gn_game_find_family (gn_game_find ("invasion"), "boons"), rake, NULL, &error));
  g_assert_no_error (error);
  fixture_settle ();
  g_assert_cmpuint (in_pane (pane, "play", &another), ==, 2);
  sitting_clear (&s);
}

/* The field for dice has the focus by itself: undo is the table's as long as nothing stands there. */
static void
test_undo_before_dice (void)
{
  Sitting s;

  sitting_new (&s, fixture_table_dealt ("invasion", 3, GN_DEALER_BOX));
  fixture_settle ();
  press (&s, GDK_KEY_3, 0);
  press (&s, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 1);
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (s.window))));

  press (&s, GDK_KEY_2, 0);
  press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (s.window))), "");
  press (&s, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 0);
  sitting_clear (&s);
}

/* The button beside the field for dice is marked with Enter, which presses it wherever the focus is. */
static void
test_dice_enter (void)
{
  Sitting s;
  GtkWidget *pad, *accept;

  sitting_new (&s, fixture_table_dealt ("invasion", 3, GN_DEALER_BOX));
  fixture_settle ();
  press (&s, GDK_KEY_3, 0);
  press (&s, GDK_KEY_Return, 0);
  fixture_settle ();
  pad = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (s.window)), GN_TYPE_DICE_PAD);
  g_assert_nonnull (pad);
  accept = fixture_find_class (pad, "suggested-action");
  g_assert_nonnull (fixture_find_class (accept, "key"));
  g_assert_cmpstr (gn_get_name (accept), ==, "Enter");

  const guint before = gn_match_table_get_n_steps (s.table);

  GString *text = g_string_new (NULL);

  while (gtk_widget_has_css_class (accept, "cannot") && text->len < 40)
    {
      g_string_append (text, "1 ");
      gtk_editable_set_text (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (s.window))), text->str);
    }
  g_string_free (text, TRUE);
  gtk_root_set_focus (GTK_ROOT (s.window), NULL);
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  sitting_clear (&s);
}

/* A choice of the dialog, by the name of its family and its own. */
static GtkWidget *
choice (GtkWidget  *dialog,
        const char *family,
        const char *label)
{
  GtkWidget *row = gtk_widget_get_ancestor (fixture_find (dialog, GTK_TYPE_LABEL, family), ADW_TYPE_ACTION_ROW);

  return fixture_find (row, GTK_TYPE_TOGGLE_BUTTON, label);
}

/* Who deals may change in the middle: the dice at any time, cards only if all of them are known. */
static void
test_dealers (void)
{
  Sitting s;

  sitting_new (&s, own_table ());
  const GnMatch *match = gn_match_table_get_match (s.table);
  const int dice = gn_game_find_family (match->game, "dice"), boons = gn_game_find_family (match->game, "boons");

  act (&s, "dealers", NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_question ());
  GtkWidget *dialog = GTK_WIDGET (fixture_question ());

  click (choice (dialog, gn_tr (match->game->families[dice].title), "Gnomon deals"));
  g_assert_cmpint (match->dealer[dice], ==, GN_DEALER_APP);
  g_assert_cmpint (match->dealer[boons], ==, GN_DEALER_BOX);
  click (choice (dialog, gn_tr (match->game->families[boons].title), "Gnomon deals"));
  fixture_settle ();
  g_assert_cmpint (match->dealer[boons], ==, GN_DEALER_BOX);
  g_assert_nonnull (fixture_find (dialog, GTK_TYPE_LABEL, "Gnomon can deal only what it knows completely"));
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (choice (dialog, gn_tr (match->game->families[boons].title), "Box on the table"))));
  click (choice (dialog, gn_tr (match->game->families[dice].title), "Box on the table"));
  g_assert_cmpint (match->dealer[dice], ==, GN_DEALER_BOX);
  fixture_dismiss ();
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table/invasion/first-card", test_first_card);
  g_test_add_func ("/table/invasion/undo-before-dice", test_undo_before_dice);
  g_test_add_func ("/table/invasion/dice-enter", test_dice_enter);
  g_test_add_func ("/table/invasion/dealers", test_dealers);
  return g_test_run ();
}
