/* test-seats.c: as many people at a table as there can be
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/game/scoresheet.h"
#include "core/state/position.h"

#include <glib/gstdio.h>

/* Twelve people at a table: each sees their own secret only, and all of it is in the record. */
static void
test_twelve_seats (void)
{
  g_autofree char *folder = g_dir_make_tmp ("gnomon-seats-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "twelve.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GnMatch *match = harbour_match (TRUE);
  char all[17], eight[17];

  match->n_seats = GN_MAX_SEATS;
  GN_FOR_SEATS (match, seat)
    match->seat[seat].colour = (guint8) (GN_MAX_SEATS - 1 - seat);

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (gn_match_table_record (table, file, &error));
  GN_FOR_SEATS (match, seat)
    {
      g_assert_cmpint (gn_match_table_turn_seat (table), ==, seat);
      must (table, seat, seat < 6 ? "earn n=1" : "draw");
    }
  g_assert_cmpint (gn_match_table_turn_seat (table), ==, 0);

  for (int viewer = GN_PUBLIC; viewer < GN_MAX_SEATS; viewer++)
    for (int seat = 6; seat < GN_MAX_SEATS; seat++)
      {
        const Harbour *copy = gn_match_table_state (table, viewer);
        const GnStory *story = gn_match_table_get_step (table, (guint) seat + 1)->story;
        guint shown = 0;

        if (viewer == GN_CHANCE || viewer == GN_HOST)
          continue;
        g_assert_cmpuint (gn_pile_size (&copy->hand[seat]), ==, 1);
        g_assert_cmpint (copy->hand[seat].layer[0].card >= 0, ==, viewer == seat);
        for (guint i = 0; i < story->n; i++)
          shown += story->fact[i].say.text == TEXT_SAW && gn_fact_shown (&story->fact[i], viewer);
        g_assert_cmpuint (shown, ==, viewer == seat);
      }

  g_autoptr (GnScoresheet) sheet = gn_match_table_score (table, GN_PUBLIC);

  g_assert_cmpuint (sheet->n_parties, ==, GN_MAX_SEATS);
  gn_match_table_close_record (table);

  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  g_assert_nonnull (strstr (text, "\"seen\":[11]"));
  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);
  g_assert_no_error (error);
  same_steps (table, again);
  g_assert_cmpint (gn_match_table_get_match (again)->seat[0].colour, ==, GN_MAX_SEATS - 1);

  /* Eight who looked are not everybody, to the hash neither. */
  Harbour state = *now (table);

  state.hand[6].layer[0].seen = 0xff;
  gn_state_hash (match, &state, eight);
  state.hand[6].layer[0].seen = GN_ALL_SEE;
  gn_state_hash (match, &state, all);
  g_assert_cmpstr (eight, !=, all);
  gn_pile_redact (&state.hand[6], 11);
  g_assert_cmpint (state.hand[6].layer[0].card, >=, 0);
  gn_match_table_close_record (again);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seats/twelve", test_twelve_seats);
  return g_test_run ();
}
