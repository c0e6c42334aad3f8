/* test-draft.c: what is chosen for a table, and the match that comes of it. No display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app/model/draft.h"
#include "games/games.h"
#include "app/model/own-set.h"
#include "own-home.h"

static GnDraft *
new_draft (guint n)
{
  GnDraft *draft = gn_draft_new (gn_games_find ("example"));

  for (guint i = 0; i < n; i++)
    {
      const char *names[] = { "Ann", "Ben", "Cy", "Dot" };
      g_assert_true (gn_draft_add_person (draft, names[i], -1));
    }
  return draft;
}

static void
test_seats (void)
{
  g_autoptr (GnDraft) draft = new_draft (3);

  g_assert_cmpuint (gn_draft_get_n_seats (draft), ==, 3);
  g_assert_cmpint (gn_draft_get_colour (draft, 2), ==, 2);

  gn_draft_move (draft, 0, 2);
  g_assert_cmpstr (gn_draft_get_name (draft, 0), ==, "Ben");
  g_assert_cmpstr (gn_draft_get_name (draft, 2), ==, "Ann");
  g_assert_cmpint (gn_draft_get_colour (draft, 2), ==, 0);
  gn_draft_move (draft, 2, 0);
  g_assert_cmpstr (gn_draft_get_name (draft, 0), ==, "Ann");

  /* A colour is had by one: whoever had it takes the other's. */
  gn_draft_set_colour (draft, 0, 2);
  g_assert_cmpint (gn_draft_get_colour (draft, 0), ==, 2);
  g_assert_cmpint (gn_draft_get_colour (draft, 2), ==, 0);

  g_assert_true (gn_draft_add_person (draft, "Dot", 2));
  g_assert_cmpint (gn_draft_get_colour (draft, 3), ==, 3);
  g_assert_false (gn_draft_add_person (draft, "Eve", -1));
  g_assert_true (gn_draft_remove_person (draft, 0));
  g_assert_true (gn_draft_remove_person (draft, 0));
  g_assert_false (gn_draft_remove_person (draft, 0));
  g_assert_cmpuint (gn_draft_get_n_seats (draft), ==, 2);
  g_assert_cmpint (gn_draft_find_person (draft, "dOT"), ==, 1);
}

/* The game that scores any game. */
static const GnGame *
any_game (void)
{
  for (const GnGame *const *game = gn_games (); *game; game++)
    if ((*game)->another)
      return *game;
  g_assert_not_reached ();
}

/* Twelve people, each with a color of their own; a game for fewer people has fewer colors. */
static void
test_twelve (void)
{
  g_autoptr (GnDraft) draft = gn_draft_new (any_game ());
  guint seen = 0;

  for (int i = 0; i < GN_MAX_SEATS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player of seat %d", i);

      g_assert_true (gn_draft_add_person (draft, name, i == 0 ? 11 : i % 3));
    }
  g_assert_false (gn_draft_add_person (draft, "Mo", -1));
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    seen |= 1u << gn_draft_get_colour (draft, i);
  g_assert_cmpuint (seen, ==, (1u << GN_MAX_SEATS) - 1);
  g_assert_cmpint (gn_draft_get_colour (draft, 0), ==, 11);
  g_assert_null (gn_draft_problem (draft));

  gn_draft_change_game (draft, gn_games_find ("example"));
  g_assert_cmpuint (gn_draft_get_n_seats (draft), ==, gn_games_find ("example")->max_seats);
  seen = 0;
  for (guint i = 0; i < gn_draft_get_n_seats (draft); i++)
    {
      g_assert_cmpint (gn_draft_get_colour (draft, i), <, gn_draft_get_n_colours (draft));
      g_assert_false (seen >> gn_draft_get_colour (draft, i) & 1);
      seen |= 1u << gn_draft_get_colour (draft, i);
    }
}

/* The name of the game that is played goes into the match and into the next one, but never to a game with a name. */
static void
test_title (void)
{
  g_autoptr (GnDraft) draft = gn_draft_new (any_game ());
  g_autoptr (GnDraft) next = gn_draft_new (any_game ());
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (gn_draft_get_title (draft), ==, "");
  for (guint i = 0; i < 2; i++)
    gn_draft_add_person (draft, i ? "Ben" : "Ann", -1);

  g_autoptr (GnMatch) plain = gn_draft_match (draft, &error);
  g_autofree char *own = any_game ()->title_of ? any_game ()->title_of (plain) : NULL;
  g_assert_cmpstr (plain->title, ==, own);

  gn_draft_set_title (draft, " Skat\n");
  gn_draft_set_option (draft, 0, 1);
  g_autoptr (GnMatch) match = gn_draft_match (draft, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (match->title, ==, "Skat");

  gn_draft_take_seats (next, match);
  g_assert_cmpstr (gn_draft_get_title (next), ==, "Skat");
  gn_draft_set_option (next, 0, 0);
  gn_draft_take_terms (next, match);
  g_assert_cmpuint (gn_draft_get_option (next, 0), ==, 1);

  gn_draft_change_game (draft, gn_games_find ("example"));
  g_autoptr (GnMatch) example = gn_draft_match (draft, &error);
  g_assert_no_error (error);
  g_assert_null (example->title);
}

static void
test_problem (void)
{
  g_autoptr (GnDraft) draft = new_draft (1);
  g_autofree char *few = gn_draft_problem (draft);

  g_assert_nonnull (few);
  g_assert_nonnull (strstr (few, "2"));
  gn_draft_add_person (draft, "Ann", -1);
  g_autofree char *same = gn_draft_problem (draft);
  g_assert_nonnull (same);
  g_assert_nonnull (strstr (same, "Ann"));
  gn_draft_set_name (draft, 1, "Ben ");
  g_assert_cmpstr (gn_draft_get_name (draft, 1), ==, "Ben");
  g_assert_null (gn_draft_problem (draft));
  /* Nobody has to be named. */
  gn_draft_set_name (draft, 0, "");
  gn_draft_set_name (draft, 1, "");
  g_assert_null (gn_draft_problem (draft));
}

static void
count_change (gpointer counter)
{
  ++*(guint *) counter;
}

static void
test_match (void)
{
  g_autoptr (GnDraft) draft = new_draft (2);
  g_autoptr (GError) error = NULL;
  guint changes = 0;

  g_signal_connect_swapped (draft, "changed", G_CALLBACK (count_change), &changes);
  gn_draft_set_colour (draft, 1, 5);
  gn_draft_set_name (draft, 0, "Zoë");
  g_assert_cmpuint (gn_game_n_options (gn_draft_get_game (draft)), >, 0);
  gn_draft_set_option (draft, 0, 1);
  g_assert_cmpuint (changes, ==, 3);
  gn_draft_set_option (draft, 0, 1);
  g_assert_cmpuint (changes, ==, 3);
  g_assert_cmpuint (gn_draft_n_changed_options (draft), ==, 1);
  g_assert_true (gn_draft_set_group_dealer (draft, "cards", GN_DEALER_BOX, &error));
  gn_draft_set_unasked (draft, FALSE);

  g_autoptr (GnMatch) match = gn_draft_match (draft, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (match->n_seats, ==, 2);
  g_assert_cmpstr (gn_match_name (match, 0), ==, "Zoë");
  g_assert_cmpuint (match->seat[1].colour, ==, 5);
  g_assert_cmpuint (match->option[0], ==, 1);
  g_assert_cmpuint (match->dealer[0], ==, GN_DEALER_BOX);
  g_assert_false (match->unasked);

  gn_draft_reset_options (draft);
  g_assert_cmpuint (gn_draft_n_changed_options (draft), ==, 0);
}

/* What each chooses alone (a tribe) goes where the person goes, and is kept for the next table. */
static void
test_seat_options (void)
{
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find ("gnomes-wizards")), again = NULL;
  g_autoptr (GError) error = NULL;
  const GnOption *tribe = gn_draft_seat_option (draft, 0);

  g_assert_nonnull (tribe);
  g_assert_cmpstr (tribe->id, ==, "tribe");
  g_assert_null (gn_draft_seat_option (draft, 1));
  g_assert_null (gn_draft_trial (draft));
  gn_draft_add_person (draft, "Ann", -1);
  gn_draft_add_person (draft, "Ben", -1);
  gn_draft_set_seat_option (draft, 0, 0, 4);   /* Betrumour */
  gn_draft_move (draft, 0, 1);
  g_assert_cmpuint (gn_draft_get_seat_option (draft, 0, 0), ==, 0);
  g_assert_cmpuint (gn_draft_get_seat_option (draft, 1, 0), ==, 4);
  g_assert_null (gn_draft_problem (draft));
  g_assert_nonnull (gn_draft_trial (draft));
  g_assert_cmpuint (gn_draft_trial (draft)->seat[1].option[0], ==, 4);

  /* The same tribe twice makes sides that are no sides. */
  gn_draft_set_seat_option (draft, 0, 0, 4);
  g_autofree char *twice = gn_draft_problem (draft);
  g_assert_nonnull (twice);
  gn_draft_set_seat_option (draft, 0, 0, 1);
  g_assert_null (gn_draft_problem (draft));

  g_autoptr (GnMatch) match = gn_draft_match (draft, &error);
  g_assert_no_error (error);
  again = gn_draft_new (gn_games_find ("gnomes-wizards"));
  gn_draft_take_seats (again, match);
  g_assert_cmpuint (gn_draft_get_seat_option (again, 0, 0), ==, 1);
  g_assert_cmpuint (gn_draft_get_seat_option (again, 1, 0), ==, 4);
  gn_draft_change_game (again, gn_games_find ("wizard"));
  g_assert_null (gn_draft_seat_option (again, 0));
  gn_draft_change_game (again, gn_games_find ("gnomes-wizards"));
  g_assert_cmpuint (gn_draft_get_seat_option (again, 1, 0), ==, 0);
}

/* The app deals only what it knows whole. */
static void
test_own_box (void)
{
  g_autoptr (GnDraft) draft = new_draft (2);
  const GnGame *game = gn_draft_get_game (draft);
  g_autoptr (GnSet) own = gn_set_new_empty (game, "own-box", "Own box");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (gn_draft_get_dealer (draft, 0), ==, GN_DEALER_APP);
  g_assert_true (gn_draft_set_set (draft, own, &error));
  g_assert_no_error (error);
  g_assert_cmpint (gn_draft_get_dealer (draft, 0), ==, GN_DEALER_BOX);
  g_assert_false (gn_draft_set_dealer (draft, 0, GN_DEALER_APP, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA);
  g_assert_nonnull (strstr (error->message, "Own box"));

  /* With the box on the table its lots are drawn there too, unless somebody wants otherwise. */
  const GnGame *zavandor = gn_games_find ("zavandor");
  g_autoptr (GnSet) empty = gn_set_new_empty (zavandor, "own-box", "Own box");
  guint lots = (guint) gn_game_find_family (zavandor, "lots");

  g_clear_error (&error);
  gn_draft_change_game (draft, zavandor);
  g_assert_cmpint (gn_draft_get_dealer (draft, lots), ==, GN_DEALER_APP);
  g_assert_true (gn_draft_set_set (draft, empty, &error));
  g_assert_cmpint (gn_draft_get_dealer (draft, lots), ==, GN_DEALER_BOX);
  g_assert_true (gn_draft_set_dealer (draft, lots, GN_DEALER_APP, &error));
  g_assert_cmpint (gn_draft_get_dealer (draft, lots), ==, GN_DEALER_APP);
}

static void
test_checklist (void)
{
  g_autoptr (GnDraft) draft = new_draft (2);
  guint n = gn_draft_get_n_steps (draft);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (gn_draft_n_left (draft), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = gn_draft_step_text (draft, i);
      g_assert_null (strchr (text, '{'));
    }
  gn_draft_set_done (draft, 0, TRUE);
  g_assert_true (gn_draft_get_done (draft, 0));
  g_assert_cmpuint (gn_draft_n_left (draft), ==, n - 1);
  gn_draft_set_done (draft, 0, FALSE);
  gn_draft_tick_all (draft);
  g_assert_cmpuint (gn_draft_n_left (draft), ==, 0);
}

static void
test_roles (void)
{
  const GnGame *game = gn_games_find ("zavandor");

  if (!game)
    {
      g_test_skip ("no game with roles");
      return;
    }
  g_autoptr (GnDraft) draft = gn_draft_new (game);
  gn_draft_add_person (draft, "Ann", -1);
  gn_draft_add_person (draft, "Ben", -1);
  gn_draft_add_person (draft, "Cy", -1);

  int starter = gn_draft_starter_role (draft);
  g_assert_cmpint (starter, >=, 0);
  g_assert_cmpint (gn_draft_get_role (draft, starter), ==, -1);
  gn_draft_set_role (draft, starter, 1);
  /* Roles go with the person, not with the chair. */
  gn_draft_move (draft, 1, 2);
  g_assert_cmpint (gn_draft_get_role (draft, starter), ==, 2);
  g_autoptr (GnMatch) match = gn_draft_match (draft, NULL);
  g_assert_cmpint (match->role[starter], ==, 2);
  g_assert_cmpuint (gn_draft_lot (draft), <, 3);

  /* The same holder for two roles that must differ is said before the start. */
  gn_draft_set_role (draft, 0, 0);
  gn_draft_set_role (draft, 1, 0);
  g_autofree char *problem = gn_draft_problem (draft);
  g_assert_nonnull (problem);

  /* What the app does itself nobody has to tick off. */
  guint with_app = gn_draft_get_n_steps (draft);
  for (guint i = 0; i < gn_game_n_families (game); i++)
    g_assert_true (gn_draft_set_dealer (draft, i, GN_DEALER_BOX, NULL));
  g_assert_cmpuint (gn_draft_get_n_steps (draft), ==, 15);
  g_assert_cmpuint (with_app, <, 15);
}

/* Two tables learn of the same box; the library has what both know. */
static void
test_learn (void)
{
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GnSet) one = gn_set_new_empty (game, "my-box", "My box"),
                    two = gn_set_new_empty (game, "my-box", "My box");
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL);
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  JsonArray *cards = json_object_get_array_member (
    json_object_get_object_member (json_node_get_object (node), "components"), game->families[0].id);
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_own_set_find (game, "my-box"));
  g_assert_cmpint (gn_set_teach (one, 0, json_array_get_element (cards, 0), &error), ==, 0);
  g_assert_true (gn_own_set_learn (one, &error));
  g_assert_cmpint (gn_set_teach (two, 0, json_array_get_element (cards, 1), &error), ==, 0);
  g_assert_true (gn_own_set_learn (two, &error));
  g_assert_no_error (error);

  g_autoptr (GnSet) both = gn_own_set_find (game, "my-box");
  g_assert_nonnull (both);
  g_assert_cmpuint (gn_set_size (both, 0), ==, 2);
  g_assert_cmpint (gn_set_find (both, 0, gn_set_id (stand_in, 0, 0)), >=, 0);
  g_assert_cmpint (gn_set_find (both, 0, gn_set_id (stand_in, 0, 1)), >=, 0);

  /* The stand-in is nobody's own. */
  g_assert_true (gn_own_set_learn (stand_in, &error));
  g_assert_null (gn_own_set_find (game, gn_set_get_id (stand_in)));
}

static void
test_again (void)
{
  g_autoptr (GnDraft) draft = new_draft (3);
  g_autoptr (GnDraft) next = gn_draft_new (gn_draft_get_game (draft));

  gn_draft_set_option (draft, 0, 1);
  gn_draft_set_colour (draft, 0, 4);
  g_autoptr (GnMatch) match = gn_draft_match (draft, NULL);
  gn_draft_take_seats (next, match);
  g_assert_cmpuint (gn_draft_get_n_seats (next), ==, 3);
  g_assert_cmpstr (gn_draft_get_name (next, 1), ==, "Ben");
  g_assert_cmpint (gn_draft_get_colour (next, 0), ==, 4);
  g_assert_cmpuint (gn_draft_get_option (next, 0), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/draft/seats", test_seats);
  g_test_add_func ("/draft/twelve", test_twelve);
  g_test_add_func ("/draft/title", test_title);
  g_test_add_func ("/draft/problem", test_problem);
  g_test_add_func ("/draft/match", test_match);
  g_test_add_func ("/draft/seat-options", test_seat_options);
  g_test_add_func ("/draft/own-box", test_own_box);
  g_test_add_func ("/draft/checklist", test_checklist);
  g_test_add_func ("/draft/roles", test_roles);
  g_test_add_func ("/draft/learn", test_learn);
  g_test_add_func ("/draft/again", test_again);
  return g_test_run ();
}
