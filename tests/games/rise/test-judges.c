/* test-judges.c: what the judges of the stand-in set count (8.2, A.8, RISE-188)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#include "games/rise/rise-state.h"
#include "games/rise/rise.h"

typedef struct {
  GnMatch   *match;
  RiseState *state;
} Table;

static void
table_set_up (Table        *table,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  table->match = gn_match_new (&rise_game, 3, NULL, &error);
  g_assert_no_error (error);
  table->state = g_malloc0 (sizeof *table->state);
  g_assert_true (rise_game.start (table->match, table->state, &why));
  for (int seat = 0; seat < 3; seat++)
    table->state->board[seat] = (gint8) (seat * 2);
  for (int tile = 0; tile < RISE_TILES; tile++)
    {
      /* Mountains and their like in turn; three of the last red ones Sea, lair, Desert. */
      table->state->face[tile] = RISE_UP;
      table->state->type[tile] = (gint8) (RISE_PLAINS + tile % 5);
    }
  table->state->type[34] = RISE_SEA;
  table->state->type[35] = RISE_LAIR;
  table->state->type[36] = RISE_DESERT;
}

static void
table_tear_down (Table        *table,
                 gconstpointer data)
{
  g_free (table->state);
  gn_match_free (table->match);
}

static void
assert_judge (Table      *table,
              const char *id,
              int         n,
              int         points)
{
  const int judge = gn_set_find (table->match->set, RISE_FAMILY_JUDGES, id);
  int counted, worth;

  g_assert_cmpint (judge, >=, 0);
  g_assert_true (rise_judge_points (table->match, table->state, 0, judge, &counted, &worth));
  g_test_message ("%s: %d", id, counted);
  g_assert_cmpint (counted, ==, n);
  g_assert_cmpint (worth, ==, points);
}

/* EX-68: breweries in three Mountain tiles; a brewery elsewhere does not count, nor a Mountain with cubes alone. */
static void
test_built (Table        *table,
            gconstpointer data)
{
  RiseState *state = table->state;
  int left = 3;

  assert_judge (table, "j01", 0, 0);
  for (int tile = 0; tile < RISE_TILES && left > 0; tile++)
    if (state->type[tile] == RISE_MOUNTAIN)
      {
        state->breweries[0][tile] = 1;
        left--;
      }
  state->breweries[0][0] = 1;
  state->cubes[0][24] = 2;
  g_assert_cmpint (state->type[24], ==, RISE_MOUNTAIN);
  assert_judge (table, "j01", 3, 5);
  assert_judge (table, "j05", 1, 2);
  assert_judge (table, "j12", 4, 1);
}

/* Control is the highest strength alone; a tie is nobody's. */
static void
test_controlled (Table        *table,
                 gconstpointer data)
{
  RiseState *state = table->state;

  state->cubes[0][0] = 2;     /* Plains */
  state->cubes[0][5] = 1;     /* Plains */
  state->cubes[1][5] = 1;
  state->cubes[0][1] = 1;     /* Swamp */
  state->cubes[RISE_GNOMES][1] = 2;
  assert_judge (table, "j06", 1, 1);
  assert_judge (table, "j07", 0, 0);
  assert_judge (table, "j17", 1, 0);
  state->cubes[0][2] = 1;
  state->cubes[0][3] = 1;
  state->cubes[0][4] = 1;
  assert_judge (table, "j17", 4, 4);
}

static void
test_places (Table        *table,
             gconstpointer data)
{
  RiseState *state = table->state;

  for (int tile = RISE_R1; tile < RISE_R1 + 5; tile++)
    state->cubes[0][tile] = 1;
  assert_judge (table, "j15", 5, 3);
  state->cubes[0][34] = state->cubes[0][35] = state->breweries[0][36] = 1;
  assert_judge (table, "j16", 3, 1);
  assert_judge (table, "j15", 8, 5);
}

static void
test_figures (Table        *table,
              gconstpointer data)
{
  RiseState *state = table->state;

  state->cubes[0][0] = 30;
  state->slots[0] = 0x3f;
  state->production[0] = 9;
  state->beer[0] = 10;
  state->gold[0] = 14;
  assert_judge (table, "j11", 30, 3);
  assert_judge (table, "j13", 6, 3);
  assert_judge (table, "j14", 9, 3);
  assert_judge (table, "j18", 24, 4);
  state->cubes[0][0] = 40;
  assert_judge (table, "j11", 40, 7);

  static const struct { RiseCounter counter; int n; } counters[] = {
    { RISE_C_GOLD, 14 }, { RISE_C_BEER, 10 }, { RISE_C_ALLIES, 2 }, { RISE_C_BOATS, 1 },
  };
  RiseJudge *judge = &((RiseSet *) table->match->compiled)->judge[gn_set_find (table->match->set, RISE_FAMILY_JUDGES, "j18")];

  state->ally[0] = state->ally[3] = (guint8) RISE_ALLY_OF (0);
  state->ally[4] = (guint8) RISE_ALLY_OF (1);
  state->boat[34] = 1;
  judge->n_steps = 1;
  judge->count[0] = 1;
  judge->vp[0] = 6;
  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    {
      judge->counter = (gint8) counters[i].counter;
      assert_judge (table, "j18", counters[i].n, 6);
    }
}

void
rise_add_judges (void)
{
  g_test_add ("/rise/judges/built", Table, NULL, table_set_up, test_built, table_tear_down);
  g_test_add ("/rise/judges/controlled", Table, NULL, table_set_up, test_controlled, table_tear_down);
  g_test_add ("/rise/judges/places", Table, NULL, table_set_up, test_places, table_tear_down);
  g_test_add ("/rise/judges/figures", Table, NULL, table_set_up, test_figures, table_tear_down);
}
