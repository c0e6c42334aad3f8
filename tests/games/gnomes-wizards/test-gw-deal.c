/* test-gw-deal.c: the app deals the tiles until all players have equally many clans on the rim (GW-017, R-12)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/table/match-table.h"
#include "core/match/moves.h"
#include "core/state/position.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-state.h"

/* One tile of side A lies within, all others on the rim: whichever clan gets it, one player has a clan less there. */
#define LOPSIDED \
  "{\"id\":\"lopsided\",\"name\":\"Lopsided\",\"tribes\":2," \
  "\"a\":[\"u0.1\",\"d0.1\",\"u1.1\",\"d1.1\",\"u2.1\",\"d2.1\",\"u3.1\",\"d3.1\",\"u4.1\",\"d4.1\",\"u5.1\",\"d1.0\"]," \
  "\"b\":[\"d5.1\",\"u6.1\",\"d6.1\",\"u7.1\",\"d7.1\",\"u8.1\",\"d8.1\",\"u8.2\",\"d8.2\",\"u8.3\",\"d8.3\",\"u8.4\"]," \
  "\"mines\":[\"d4.1\",\"u5.1\",\"d5.1\",\"u6.1\"],\"start-a\":[\"u0.1\",\"d0.1\"],\"start-b\":[\"d8.3\",\"u8.4\"]}"

static const GwState *
state_of (GnMatchTable *table)
{
  return gn_match_table_state (table, GN_EVERYTHING);
}

static GnMatch *
new_match (guint n_seats,
           guint number)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (&gnomes_wizards_game, n_seats, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < GW_N_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_APP;
  memset (match->seed, (int) number, sizeof match->seed);
  match->unasked = TRUE;
  g_assert_true (gn_match_set_option (match, "fair-perimeter", "require"));
  return match;
}

/* The app has dealt, and the board is looked over. */
static GnMatchTable *
new_table (GnMatch *match)
{
  g_autoptr (GError) error = NULL;
  GnReply reply;
  GnMatchTable *table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  if (state_of (table)->stage != GW_AT_FAIRNESS)
    g_assert_true (gn_match_table_deal (table, &reply));
  g_assert_cmpint (state_of (table)->stage, ==, GW_AT_FAIRNESS);
  return table;
}

static const GnStep *
say (GnMatchTable *table,
     const char   *spec)
{
  g_autoptr (GError) error = NULL;
  GnReply reply;
  GnMove move;

  g_assert_true (gn_move_from_spec (gn_match_table_get_match (table), GN_HOST, spec, &move, &error));
  if (!gn_match_table_do (table, &move, 1, &reply))
    g_error ("%s: %s", spec, gw_texts[reply.why.text].id);
  return reply.step;
}

static gboolean
is_refused (GnMatchTable *table,
            const char   *spec,
            const char   *code)
{
  g_autoptr (GError) error = NULL;
  GnMove move;
  GnSay why = { 0 };

  g_assert_true (gn_move_from_spec (gn_match_table_get_match (table), GN_HOST, spec, &move, &error));
  return !gn_match_table_check (table, GN_PUBLIC, &move, &why) && g_str_equal (gw_texts[why.text].id, code);
}

static const GnFact *
told (const GnStep *step,
      guint         text)
{
  for (guint i = 0; i < step->story->n; i++)
    if (step->story->fact[i].say.text == text)
      return &step->story->fact[i];
  return NULL;
}

/* One entry: what was asked for, and its tiles; all other deals were never said. Returns: how many there were */
static guint
deal_of (GnMatchTable *table,
         const GnStep *step)
{
  const GnMove *move = (const GnMove *) step->moves->data;
  const guint tiles = gw_board (gn_match_table_get_match (table))->grid.n;

  g_assert_cmpuint (step->moves->len, ==, 1 + tiles);
  g_assert_cmpint (move[0].verb, ==, GW_V_DEAL_EQUAL);
  for (guint i = 0; i < tiles; i++)
    g_assert_cmpint (move[1 + i].verb, ==, GW_V_LAY);
  g_assert_cmpint (state_of (table)->equal_deal, ==, 0);
  g_assert_cmpint (told (step, GW_F_DEALT_EQUAL) != NULL, !=, told (step, GW_F_DEALT_NEAREST) != NULL);
  return (guint) told (step, told (step, GW_F_DEALT_EQUAL) ? GW_F_DEALT_EQUAL : GW_F_DEALT_NEAREST)->say.arg[0];
}

static void
assert_same_replayed (GnMatchTable *table)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("gw-deal-XXXXXX.gnomon", &stream, &error);
  g_autoptr (GnMatchTable) again = NULL;
  char was[17], is[17];

  g_assert_no_error (error);
  g_assert_true (g_file_delete (file, NULL, &error));
  g_assert_true (gn_match_table_save (table, file, &error));
  again = gn_match_table_open (file, FALSE, NULL, &error);
  g_assert_no_error (error);
  gn_state_hash (gn_match_table_get_match (table), state_of (table), was);
  gn_state_hash (gn_match_table_get_match (again), state_of (again), is);
  g_assert_cmpstr (was, ==, is);
  g_assert_true (g_file_delete (file, NULL, &error));
}

/* Equal at once or after many deals; the same again when it is taken back and done again, or read from its record. */
static void
test_equal (void)
{
  guint most = 0, unequal = 0;

  for (guint n_seats = 2; n_seats <= GW_SEATS; n_seats++)
    for (guint number = 0; number < 12; number++)
      {
        g_autoptr (GnMatchTable) table = new_table (new_match (n_seats, number));
        g_autoptr (GError) error = NULL;
        const guint steps = gn_match_table_get_n_steps (table);
        const gboolean was_equal = gw_rims_differ (gn_match_table_get_match (table), state_of (table)) == 0;
        char before[17], after[17], again[17];
        const GnStep *step;
        guint deal;

        gn_state_hash (gn_match_table_get_match (table), state_of (table), before);
        g_assert_true (was_equal || is_refused (table, "accept-board", "perimeter-unequal"));
        unequal += !was_equal;

        step = say (table, "deal-equal");
        deal = deal_of (table, step);
        g_assert_cmpint (state_of (table)->stage, ==, GW_AT_FAIRNESS);
        g_assert_cmpuint (gw_rims_differ (gn_match_table_get_match (table), state_of (table)), ==, 0);
        g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, steps + 1);
        g_assert_nonnull (told (step, GW_F_DEALT_EQUAL));
        g_assert_null (told (step, GW_F_UNEQUAL));
        gn_state_hash (gn_match_table_get_match (table), state_of (table), after);
        most = MAX (most, deal);

        /* No player has decided anything: it is taken back without asking, and comes out the same. */
        g_assert_true (gn_match_table_undo (table, steps, FALSE, &error));
        g_assert_no_error (error);
        gn_state_hash (gn_match_table_get_match (table), state_of (table), again);
        g_assert_cmpstr (before, ==, again);
        g_assert_cmpuint (deal_of (table, say (table, "deal-equal")), ==, deal);
        gn_state_hash (gn_match_table_get_match (table), state_of (table), again);
        g_assert_cmpstr (after, ==, again);

        /* Once more it is another one. */
        say (table, "deal-equal");
        gn_state_hash (gn_match_table_get_match (table), state_of (table), again);
        g_assert_cmpstr (after, !=, again);
        assert_same_replayed (table);
        say (table, "accept-board");
        g_assert_cmpint (state_of (table)->stage, ==, GW_AT_LEADERS);
      }
  /* Not all of it is luck. */
  g_assert_cmpuint (most, >, 3);
  g_assert_cmpuint (unequal, >, 6);
}

/* Where no deal is equal the table is told, and the nearest of a thousand lies there. */
static void
test_in_vain (void)
{
  g_autoptr (JsonNode) layout = json_from_string (LOPSIDED, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  GnMatch *match = new_match (2, 3);
  const GnStep *step;

  g_assert_cmpint (gn_set_teach (match->set, GW_FAMILY_LAYOUTS, layout, &error), >=, 0);
  g_assert_no_error (error);
  g_assert_true (gn_match_recompile (match, &error));
  g_assert_true (gn_match_set_option (match, "layout", "lopsided"));
  table = new_table (match);

  step = say (table, "deal-equal");
  g_assert_cmpuint (deal_of (table, step), ==, GW_DEALS_MOST);
  g_assert_cmpuint (gw_rims_differ (match, state_of (table)), ==, 1);
  g_assert_nonnull (told (step, GW_F_DEALT_NEAREST));
  g_assert_null (told (step, GW_F_DEALT_EQUAL));
  g_assert_true (is_refused (table, "accept-board", "perimeter-unequal"));
  assert_same_replayed (table);
}

/* Who lays the tiles by hand is told so. */
static void
test_box (void)
{
  GnMatch *match = new_match (2, 5);
  g_autoptr (GnMatchTable) table = new_table (match);

  g_assert_false (is_refused (table, "deal-equal", "box-lays"));
  match->dealer[GW_FAMILY_TILES] = GN_DEALER_BOX;
  g_assert_true (is_refused (table, "deal-equal", "box-lays"));
  g_assert_false (is_refused (table, "deal-again", "box-lays"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/gw-deal/equal", test_equal);
  g_test_add_func ("/gw-deal/in-vain", test_in_vain);
  g_test_add_func ("/gw-deal/box", test_box);
  return g_test_run ();
}
