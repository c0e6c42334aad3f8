/* test-by-hand.c: what the host carries out by hand, and words begun with a key of the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app-fixture.h"
#include "table-fixture.h"

#include "app/entry/by-hand.h"
#include "app/panes/log-item.h"
#include "core/match/moves.h"
#include "app/entry/typed-entry.h"
#include "app/widgets/unavailable.h"
#include "games/invasion/inv-state.h"

/* Ann has one card, and the gnome card is next. */
static GnMatchTable *
invasion_table (void)
{
  GnMatchTable *table = fixture_table_dealt ("invasion", 3, GN_DEALER_BOX);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = NULL;
  GnSay why = { 0 };

  position = json_from_string ("{\"turn\":1,\"stage\":\"fork\",\"active\":0,\"first\":0,"
                               "\"hand\":[[{\"card\":\"i-lantern\",\"seen\":\"all\"}],[],[]]}", &error);
  g_assert_no_error (error);
  gn_match_table_amend (table, position, "", &why, &error);
  g_assert_no_error (error);
  return table;
}

static void
say (Sitting    *s,
     const char *spec)
{
  GnMove move;
  GnSay why = { 0 };

  g_assert_true (gn_table_model_spec (s->page->model, spec, &move, NULL));
  if (!gn_match_table_get_match (s->table)->game->check (gn_match_table_get_match (s->table),
                                                         gn_table_model_state (s->page->model), &move, &why))
    {
      g_autofree char *text = gn_say_text (gn_match_table_get_match (s->table), &why, FALSE);
      g_error ("%s: %s", spec, text);
    }
  g_assert_true (gn_table_model_say (s->page->model, &move));
}

static void
test_by_hand (void)
{
  Sitting s;
  GnByHand *window;
  guint verb;

  sitting_new (&s, invasion_table ());
  g_assert_false (gn_by_hand_is_due (s.page->model));
  say (&s, "gnome card=g-the-choirmaster");
  g_assert_true (gn_by_hand_is_due (s.page->model));

  const guint before = gn_match_table_get_n_steps (s.table);

  window = GN_BY_HAND (g_object_ref_sink (gn_by_hand_new (s.page->model, "Sing.")));
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "Sing."));

  /* nothing is chosen by itself, and nothing can be said before something is */
  g_assert_true (gn_unavailable_get (fixture_child (window, "accept")));
  verb_of (&s, "move-boon", &verb);
  g_assert_true (gn_by_hand_choose (window, verb));
  g_signal_emit_by_name (fixture_child (window, "accept"), "clicked");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);

  /* the rest follows what is chosen: the only card of the only hand */
  fixture_pick (fixture_child (window, "form"), "From", "A hand");
  g_signal_emit_by_name (fixture_child (window, "accept"), "clicked");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);

  /* in the log it stands under its card */
  const GnStep *step = gn_match_table_get_step (s.table, before + 1);
  g_autoptr (GnLogItem) item = gn_log_item_new (s.table, step, before + 1, GN_PUBLIC);
  g_autoptr (GnLogItem) card = gn_log_item_new (s.table, gn_match_table_get_step (s.table, before), before, GN_PUBLIC);

  g_assert_true (item->part);
  g_assert_false (card->part);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
  sitting_clear (&s);
}

/* "bone" and Enter at a draw: one bone, and not a letter more. */
static void
test_word_for_key (void)
{
  static const guint word[] = { GDK_KEY_b, GDK_KEY_o, GDK_KEY_n, GDK_KEY_e, GDK_KEY_Return };
  Sitting s;

  sitting_new (&s, fixture_table_dealt ("wizard", 2, GN_DEALER_BOX));
  say (&s, "order colours=0,1");
  say (&s, "@0 take tile=apprentice");

  fixture_settle ();
  gn_table_page_home (s.page);

  const guint before = gn_match_table_get_n_steps (s.table);

  for (guint i = 0; i < G_N_ELEMENTS (word); i++)
    press (&s, word[i], 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + 1);
  g_assert_false (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s.page->bottom)));
  sitting_clear (&s);
}

static void
press_heard (Sitting *s,
             guint    key)
{
  const guint before = gn_match_table_get_n_steps (s->table);

  press (s, key, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s->table), >, before);
  g_assert_false (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s->page->bottom)));
}

/* A host in a hurry: keys of verbs and of the table directly after each other, and every one is heard. */
static void
test_keys_in_a_row (void)
{
  Sitting s;

  sitting_new (&s, invasion_table ());
  press_heard (&s, GDK_KEY_v);              /* a gnome card: it is a letter */
  say (&s, "letter letter=g");
  press_heard (&s, GDK_KEY_1);              /* the next turn: the top card of deck 1 */
  sitting_clear (&s);

  sitting_new (&s, fixture_table_dealt ("invasion", 3, GN_DEALER_APP));
  press_heard (&s, GDK_KEY_1);
  press_heard (&s, GDK_KEY_r);

  const InvState *state = gn_table_model_state (s.page->model);
  g_autofree char *go_on = g_strdup_printf ("@%d go-on", state->active);

  g_assert_cmpint (state->stage, ==, INV_AT_BOON_LATE);
  say (&s, go_on);
  press_heard (&s, GDK_KEY_v);
  press_heard (&s, GDK_KEY_r);
  sitting_clear (&s);
}

int
main (int   argc,
      char *argv[])
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/by-hand/window", test_by_hand);
  g_test_add_func ("/by-hand/word-for-key", test_word_for_key);
  g_test_add_func ("/by-hand/keys-in-a-row", test_keys_in_a_row);
  return g_test_run ();
}
