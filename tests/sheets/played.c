/* played.c: matches played at random, whose sheets are looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "played.h"

#include <string.h>

#include "core/base/rng.h"

GnMatchTable *
played (GnMatch           *match,
        const char *const  names[],
        guint              deal,
        guint              choice,
        guint              steps)
{
  g_autoptr (GError) error = NULL;
  g_auto (GnMoveList) legal = { NULL, 0, 0 };
  GnStream stream;

  memset (match->seed, (int) deal, sizeof match->seed);
  for (guint s = 0; s < match->n_seats; s++)
    {
      gn_match_set_name (match, s, names[s]);
      match->seat[s].colour = (guint8) s;
    }

  GnMatchTable *table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  gn_stream_init (&stream, choice);
  while (steps-- && !gn_match_table_is_over (table))
    {
      GnReply reply;

      legal.n = 0;
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      g_assert_true (gn_match_table_do (table, &legal.move[gn_stream_below (&stream, legal.n)], 1, &reply));
    }
  return table;
}

JsonNode *
parsed (char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *owned = text;
  JsonNode *root = json_from_string (owned, &error);

  g_assert_no_error (error);
  return root;
}
