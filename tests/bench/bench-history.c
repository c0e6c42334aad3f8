/* bench-history.c: the index of ten thousand records, timed
 *
 * Prints how long the first build takes; how long it takes after the start until the first rows of the list are there;
 * and each key of a search, until the rows are there. Beside each time stands what this process worked, and for the
 * worst key the time without that in which other programs had the processors.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "games/games.h"
#include "history/evening.h"
#include "history/game-figures.h"
#include "history/league.h"
#include "history/person.h"

#include <stdlib.h>
#include <time.h>

#define RECORDS 10000
#define SHOWN   20    /* rows that a window shows */

static double
cpu_ms (void)
{
  return (double) clock () / (CLOCKS_PER_SEC / 1000);
}

/* How long this process was ready, but others had the processors: nobody waits for that on a machine of their own. */
static double
queued_ms (void)
{
  g_autofree char *text = NULL;
  const char *queued = g_file_get_contents ("/proc/self/schedstat", &text, NULL, NULL) ? strchr (text, ' ') : NULL;

  return queued ? g_ascii_strtod (queued + 1, NULL) / 1e6 : 0;
}

static double
wall_ms (void)
{
  return (double) g_get_monotonic_time () / 1000.0;
}

static guint
show (GnHistoryIndex       *index,
      const GnHistoryQuery *query)
{
  g_autoptr (GArray) places = gn_history_index_find (index, query);

  for (guint i = 0; i < MIN (places->len, SHOWN); i++)
    gn_history_entry_free (gn_history_index_load (index, g_array_index (places, GnHistoryPlace, i).id));
  return places->len;
}

/* All that the page of a person asks for. */
static void
show_person (GnHistoryIndex *index,
             const char     *name)
{
  const GnHistoryQuery query = { .person = name };
  GnPersonSummary person;
  g_autoptr (GArray) matches = gn_history_index_find (index, &query);

  if (!gn_history_index_person (index, name, &person))
    g_error ("%s is not in the index", name);
  g_free (person.name);
  g_array_unref (gn_history_index_games (index, name));
  for (GnHistoryKind kind = GN_KIND_AGAINST; kind <= GN_KIND_TOGETHER; kind++)
    {
      gn_history_index_streak (index, name, kind);
      g_array_unref (gn_history_index_partners (index, name, kind));
    }
  g_array_unref (gn_history_index_rivals (index, name, GN_RIVAL_MIN_PLAYS));
  for (guint i = 0; i < MIN (matches->len, 10); i++)
    gn_history_entry_free (gn_history_index_load (index, g_array_index (matches, GnHistoryPlace, i).id));
}

/* All that the page of a game asks for, but what only a replay tells. */
static void
show_game (GnHistoryIndex *index,
           const char     *game)
{
  GnGameSummary summary;

  if (!gn_history_index_game (index, game, "", &summary))
    g_error ("%s is not in the index", game);
  gn_game_summary_clear (&summary);
  g_array_unref (gn_history_index_months (index, game, ""));
  g_array_unref (gn_history_index_players (index, game, ""));
  g_array_unref (gn_history_index_lengths (index, game, ""));
  g_array_unref (gn_history_index_points (index, game, ""));
  g_array_unref (gn_history_index_seats (index, game, ""));
  g_array_unref (gn_history_index_records (index, game, ""));
}

static void
tell (const char *what,
      double      wall,
      double      cpu)
{
  g_print ("  \"%s_ms\": %.1f, \"%s_cpu_ms\": %.1f,\n", what, wall_ms () - wall, what, cpu_ms () - cpu);
}

int
main (int    argc,
      char **argv)
{
  static const char *const typed[] = { "ann ben november", "zavandor 2025", "café würfel", "friday the dragon", "rematch" };
  const GnHistoryQuery all = { 0 };
  double wall, cpu, queued, worst = 0, worst_cpu = 0, worst_own = 0;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  g_autofree char *home = g_dir_make_tmp ("gnomon-bench-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  gn_games_init ();
  years_make (RECORDS, 7);

  g_print ("{\n  \"records\": %d,\n", RECORDS);
  wall = wall_ms (), cpu = cpu_ms ();
  {
    g_autoptr (GnHistoryIndex) first = gn_history_index_new ();

    if (!gn_history_index_update (first, NULL, &error))
      g_error ("%s", error->message);
  }
  tell ("first_build", wall, cpu);

  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

  wall = wall_ms (), cpu = cpu_ms ();
  if (show (index, &all) != RECORDS)
    g_error ("not all records are in the index");
  tell ("list", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  for (GnHistoryBy by = GN_HISTORY_BY_GAME; by <= GN_HISTORY_BY_DAY; by++)
    g_array_unref (gn_history_index_count (index, &all, by));
  tell ("counts", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  gn_history_index_update (index, NULL, NULL);
  tell ("first_look", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  gn_history_index_update (index, NULL, NULL);
  tell ("nothing_new", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  g_array_unref (gn_history_index_people (index));
  tell ("players", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  show_person (index, "Ann");
  tell ("person", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  g_array_unref (gn_history_index_ratings (index, "Ann", GN_RATING_MIN_PLAYS));
  tell ("ratings", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  g_array_unref (gn_history_index_rivalry (index, "Ann", "Emil"));
  g_array_unref (gn_history_index_duels (index, "Ann", "Emil"));
  tell ("rivalry", wall, cpu);

  wall = wall_ms (), cpu = cpu_ms ();
  g_array_unref (gn_history_index_played (index));
  tell ("games", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  show_game (index, "zavandor");
  tell ("game", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  g_autoptr (GArray) days = gn_history_index_count (index, &all, GN_HISTORY_BY_DAY);
  tell ("calendar", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  gn_evening_free (gn_history_index_evening (index, g_array_index (days, GnHistoryCount, 0).number));
  tell ("evening", wall, cpu);

  g_autoptr (GnLeague) league = gn_league_new ();

  league->playoffs = gn_playoffs_new ();
  g_ptr_array_add (league->playoffs->people, g_strdup ("Ann"));
  g_ptr_array_add (league->playoffs->people, g_strdup ("Ben"));
  wall = wall_ms (), cpu = cpu_ms ();
  g_array_unref (gn_history_index_standings (index, league, TRUE, NULL));
  tell ("standings", wall, cpu);
  wall = wall_ms (), cpu = cpu_ms ();
  gn_league_table_free (gn_history_index_league (index, league));
  tell ("league", wall, cpu);

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    for (const char *end = g_utf8_next_char (typed[i]);; end = g_utf8_next_char (end))
      {
        g_autofree char *text = g_strndup (typed[i], (gsize) (end - typed[i]));
        const GnHistoryQuery query = { .text = text };

        wall = wall_ms (), cpu = cpu_ms (), queued = queued_ms ();
        show (index, &query);
        worst = MAX (worst, wall_ms () - wall);
        worst_own = MAX (worst_own, wall_ms () - wall - (queued_ms () - queued));
        worst_cpu = MAX (worst_cpu, cpu_ms () - cpu);
        if (!*end)
          break;
      }
  g_print ("  \"worst_key_ms\": %.1f, \"worst_key_cpu_ms\": %.1f, \"worst_key_not_queued_ms\": %.1f\n}\n", worst, worst_cpu,
           worst_own);

  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", home);

  return system (command);
}
