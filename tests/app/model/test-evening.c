/* test-evening.c: results and standings of an evening. No display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app/model/record-summary.h"
#include "games/games.h"
#include "own-home.h"

static GnRecordInfo *
record (const char *game,
        gint64      changed,
        gboolean    over,
        int         rank_a,
        int         rank_b)
{
  GnRecordInfo *info = g_new0 (GnRecordInfo, 1);

  info->file = g_file_new_for_path ("/nowhere.gnomon");
  info->game_id = g_strdup (game);
  info->n_seats = 2;
  info->name[0] = g_strdup ("Ann");
  info->name[1] = g_strdup ("Ben");
  info->colour[1] = 1;
  info->changed = changed;
  info->over = over;
  info->points = TRUE;
  info->rank[0] = rank_a;
  info->rank[1] = rank_b;
  info->total[0] = 20 - rank_a;
  info->total[1] = 20 - rank_b;
  return info;
}

static void
test_start (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) six = g_date_time_new (zone, 2026, 11, 20, 6, 0, 0);
  g_autoptr (GDateTime) night = g_date_time_new (zone, 2026, 11, 20, 21, 30, 0);
  g_autoptr (GDateTime) late = g_date_time_new (zone, 2026, 11, 21, 1, 30, 0);
  g_autoptr (GDateTime) morning = g_date_time_new (zone, 2026, 11, 21, 7, 0, 0);

  g_assert_cmpint (gn_evening_start (night), ==, g_date_time_to_unix (six));
  g_assert_cmpint (gn_evening_start (late), ==, g_date_time_to_unix (six));
  g_assert_cmpint (gn_evening_start (morning), ==, g_date_time_to_unix (six) + 86400);
}

static void
test_evening (void)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_record_info_free);

  g_ptr_array_add (records, record ("zavandor", 500, FALSE, 0, 0));
  g_ptr_array_add (records, record ("zavandor", 400, TRUE, 2, 1));
  g_ptr_array_add (records, record ("zavandor", 300, TRUE, 1, 1));
  g_ptr_array_add (records, record ("rise", 100, TRUE, 1, 2));

  g_autoptr (GPtrArray) open = gn_evening_open (records);
  g_assert_cmpuint (open->len, ==, 1);

  /* A damaged one, though newer, stands behind it. */
  GnRecordInfo *damaged = record ("zavandor", 600, FALSE, 0, 0);
  damaged->trouble = g_strdup ("It is empty.");
  g_ptr_array_insert (records, 0, damaged);
  g_autoptr (GPtrArray) both = gn_evening_open (records);
  g_assert_cmpuint (both->len, ==, 2);
  g_assert_true (both->pdata[1] == damaged);
  g_ptr_array_remove_index (records, 0);
  g_autoptr (GPtrArray) finished = gn_evening_finished (records, 200);
  g_assert_cmpuint (finished->len, ==, 2);

  /* The clock was set back by a week: what was finished "then" is no part of this evening, what was an hour ago is. */
  GnRecordInfo *future = record ("zavandor", 200 + 7 * 86400, TRUE, 1, 2),
               *hour = record ("zavandor", 200 + 3600, TRUE, 1, 2);
  g_ptr_array_insert (records, 0, future);
  g_ptr_array_insert (records, 1, hour);
  g_autoptr (GPtrArray) set_back = gn_evening_finished (records, 200);
  g_assert_cmpuint (set_back->len, ==, 3);
  g_assert_true (set_back->pdata[0] == hour);
  g_ptr_array_remove_range (records, 0, 2);

  g_autoptr (GPtrArray) standings = gn_evening_standings (finished);
  g_assert_cmpuint (standings->len, ==, 2);
  GnEveningWins *first = g_ptr_array_index (standings, 0);
  g_assert_cmpstr (first->name, ==, "Ben");
  g_assert_cmpuint (first->wins, ==, 2);
  g_assert_cmpuint (first->plays, ==, 2);
  g_assert_cmpuint (((GnEveningWins *) g_ptr_array_index (standings, 1))->wins, ==, 1);

  g_autofree char *wins = gn_record_verdict (g_ptr_array_index (records, 1));
  g_assert_cmpstr (wins, ==, "Ben wins");
  g_autofree char *shared = gn_record_verdict (g_ptr_array_index (records, 2));
  g_assert_cmpstr (shared, ==, "All share the win");
  g_autofree char *scores = gn_record_scores (g_ptr_array_index (records, 1));
  g_assert_cmpstr (scores, ==, "Ben 19, Ann 18");
  g_autofree char *history = gn_record_history (records, "zavandor");
  g_assert_cmpstr (history, ==, "2 plays, last: Ben");
  GnRecordInfo *nameless = g_ptr_array_index (records, 3);
  g_clear_pointer (&nameless->name[1], g_free);
  g_autofree char *people = gn_record_people (nameless);
  g_assert_cmpstr (people, ==, "Ann, Player 2");
  g_autofree char *never = gn_record_history (records, "wizard");
  g_assert_cmpstr (never, ==, "not played yet");
}

/* Nobody wins a tie that the rules do not break, and a side wins together. */
static void
test_tie_and_side (void)
{
  g_autoptr (GPtrArray) finished = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_record_info_free);
  GnRecordInfo *tie = record ("gnomes-wizards", 100, TRUE, 1, 1);

  g_ptr_array_add (finished, tie);
  tie->outcome = GN_OUTCOME_TIED;
  g_autoptr (GPtrArray) standings = gn_evening_standings (finished);
  g_autofree char *tied = gn_record_verdict (tie);

  g_assert_cmpstr (tied, ==, "A tie: nobody wins");
  g_assert_cmpuint (((GnEveningWins *) g_ptr_array_index (standings, 0))->wins, ==, 0);
  tie->outcome = GN_OUTCOME_WON;
  tie->n_seats = 3;
  tie->name[2] = g_strdup ("Cy");
  tie->rank[2] = 0;
  g_autofree char *side = gn_record_verdict (tie);

  g_assert_cmpstr (side, ==, "Ann and Ben win together");
}

/* Begun at eight, closed at nine, opened again at ten: what was entered then was not entered at nine. */
static void
test_moment (void)
{
  GnRecordInfo *info = record ("zavandor", 2 * 3600 + 600, FALSE, 0, 0);

  info->started = 20;
  info->elapsed = 3600 + 580;
  g_assert_cmpint (gn_record_moment (info, 3600 + 580), ==, 2 * 3600 + 600);
  g_assert_cmpint (gn_record_moment (info, 3600 + 570), ==, 2 * 3600 + 590);

  /* in one go: from the start on, whatever the file says */
  info->changed = 3600;
  g_assert_cmpint (gn_record_moment (info, 60), ==, 80);
  gn_record_info_free (info);
}

/* A name that was entered is the game's; names are offered once, the last played first. */
static void
test_titles (void)
{
  static const char *const titles[] = { "Skat", NULL, "Doppelkopf", "SKAT", "" };
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_record_info_free);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_ptr_array_add (records, record ("zavandor", 500 - i, TRUE, 1, 2));
      ((GnRecordInfo *) records->pdata[i])->title = g_strdup (titles[i]);
    }
  g_ptr_array_add (records, record ("go", 1, TRUE, 1, 2));

  g_autofree char *entered = gn_record_title (records->pdata[0]);
  g_autofree char *own = gn_record_title (records->pdata[1]);
  g_autofree char *file = gn_record_title (records->pdata[5]);
  g_assert_cmpstr (entered, ==, "Skat");
  g_assert_cmpstr (own, ==, "The Gnomes of Zavandor");
  g_assert_cmpstr (file, ==, "nowhere.gnomon");

  g_autoptr (GPtrArray) named = gn_record_titles (records, "zavandor");
  g_assert_cmpuint (named->len, ==, 2);
  g_assert_true (named->pdata[0] == records->pdata[0]);
  g_assert_true (named->pdata[1] == records->pdata[2]);
  g_autoptr (GPtrArray) others = gn_record_titles (records, "rise");
  g_assert_cmpuint (others->len, ==, 0);
}

static void
test_shelf (void)
{
  guint n;
  const GnShelfEntry *shelf = gn_shelf (&n);

  g_assert_cmpuint (n, >=, 5);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      const GnShelfEntry *entry = gn_shelf_find ((*game)->id);

      g_assert_true ((entry && entry->game) == gn_games_on_shelf (*game));
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *blurb = gn_shelf_blurb (&shelf[i]);
      g_assert_nonnull (strstr (blurb, "players"));
      g_assert_true (!shelf[i].game || shelf[i].game == gn_games_find (shelf[i].id));
    }
  g_assert_null (gn_shelf_find ("example"));

  /* A record of a game that is not here wears nobody's emblem. */
  g_autofree char *emblem = gn_shelf_emblem (NULL);
  g_assert_cmpstr (emblem, ==, "emblem-other");

  g_autofree char *short_time = gn_minutes_text (41), *long_time = gn_minutes_text (112),
                  *hours = gn_minutes_text (120), *ninety = gn_minutes_text (90);
  g_assert_cmpstr (short_time, ==, "41 min");
  g_assert_cmpstr (long_time, ==, "1 h 52 min");
  g_assert_cmpstr (hours, ==, "2 h");
  g_assert_cmpstr (ninety, ==, "90 min");
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/evening/start", test_start);
  g_test_add_func ("/evening/records", test_evening);
  g_test_add_func ("/evening/moment", test_moment);
  g_test_add_func ("/evening/tie-and-side", test_tie_and_side);
  g_test_add_func ("/evening/titles", test_titles);
  g_test_add_func ("/evening/shelf", test_shelf);
  return g_test_run ();
}
