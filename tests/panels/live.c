/* live.c: real tables for the tests of their panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "live.h"

#include "games/games.h"
#include "panels/panels.h"
#include "core/words/text.h"
#include "games/zavandor/zav-state.h"

static const GnGame *
game_of (const char *id)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      gn_games_init ();
      gn_panels_init ();
      g_once_init_leave (&once, 1);
    }
  return gn_games_find (id);
}

GnMatchTable *
live_dealt (const char *game,
            int         n_seats,
            GnDealer    dealer,
            const char *position)
{
  static const char *const names[] = {
    "Alphonse", "Berta", "Caroline", "Diane", "Emil", "Frida", "Gustav", "Helene", "Ida", "Jakob", "Karla", "Ludwig",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  GnSay why = { 0 };

  g_assert_cmpint (n_seats, <=, (int) G_N_ELEMENTS (names));
  GnMatch *match = gn_match_new (game_of (game), n_seats, NULL, &error);
  g_assert_no_error (error);
  gn_match_set_dealer (match, "cards", dealer, &error);
  g_assert_no_error (error);
  gn_match_set_dealer (match, "dice", dealer, &error);
  g_assert_no_error (error);
  for (int seat = 0; seat < n_seats; seat++)
    {
      gn_match_set_name (match, seat, names[seat]);
      match->seat[seat].colour = seat;
    }
  for (guint i = 0; i < sizeof match->seed; i++)
    match->seed[i] = i * 7 + 1;
  if (g_str_equal (game, "zavandor"))
    {
      gn_match_set_option (match, "expert-discounts", "on");
      gn_match_set_option (match, "gold-view", "open");
    }
  if (position)
    {
      node = json_from_string (position, &error);
      g_assert_no_error (error);
    }

  GnMatchTable *table = gn_match_table_new (match, node, &why, &error);
  if (!table)
    {
      g_autofree char *text = why.text ? gn_say_text (match, &why, FALSE) : NULL;
      g_error ("no table: %s %s", text ? text : "", error ? error->message : "");
    }
  return table;
}

GnMatchTable *
live_table (int         n_seats,
            const char *position)
{
  return live_dealt ("zavandor", n_seats, GN_DEALER_APP, position);
}

GnMatchTable *
live_box (int n_seats)
{
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  const GnGame *game = game_of ("zavandor");
  GnMatch *match = gn_match_new (game, n_seats, gn_set_new_empty (game, "own", "Own box"), &error);
  g_assert_no_error (error);
  gn_match_set_dealer (match, "cards", GN_DEALER_BOX, &error);
  g_assert_no_error (error);
  gn_match_set_dealer (match, "dice", GN_DEALER_BOX, &error);
  g_assert_no_error (error);

  GnMatchTable *table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  return table;
}

int
live_teach (GnMatchTable *table,
            guint         family,
            const char   *component)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (component, &error);
  int index = -1;

  g_assert_no_error (error);
  gn_match_table_teach (table, family, node, &index, &error);
  g_assert_no_error (error);
  return index;
}

void
live_say (GnMatchTable *table,
          int           seat,
          const char   *spec)
{
  g_autoptr (GError) error = NULL;
  GnReply reply = { 0 };
  GnMove move;

  gn_move_from_spec (gn_match_table_get_match (table), seat, spec, &move, &error);
  g_assert_no_error (error);
  if (!gn_match_table_do (table, &move, 1, &reply))
    {
      g_autofree char *text = gn_say_text (gn_match_table_get_match (table), &reply.why, FALSE);
      g_error ("%s: %s", spec, text);
    }
}

static guint
weight (const GnMove *move)
{
  switch (move->verb)
    {
    case ZAV_TILE:
      return 400;
    case ZAV_ITEM:
      return 400;
    case ZAV_BUY:
      return move->arg[ZAV_ARG_N] >= 3 ? 12 : 4;
    case ZAV_SAMPLE:
      return 1;
    case ZAV_GOLD:
      return 20;
    default:
      return 3;
    }
}

void
live_play (GnMatchTable *table,
           guint         n,
           guint         seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_auto (GnMoveList) legal = { 0 };

  for (guint i = 0; i < n && !gn_match_table_is_over (table); i++)
    {
      guint all = 0;

      legal.n = 0;
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      for (guint k = 0; k < legal.n; k++)
        all += weight (&legal.move[k]);

      guint at = g_rand_int_range (random, 0, all), chosen = 0;
      while (at >= weight (&legal.move[chosen]))
        at -= weight (&legal.move[chosen++]);

      GnReply reply = { 0 };
      const GnMove move = legal.move[chosen];
      g_assert_true (gn_match_table_do (table, &move, 1, &reply));
    }
}
