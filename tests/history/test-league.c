/* test-league.c: standings of leagues over generated years against a reckoning of its own, straight from the records;
 * and by hand: points, the best results, ties and what breaks them, who still has to meet whom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"
#include "records.h"

#include "games/games.h"
#include "history/league.h"
#include "own-home.h"

#include <string.h>

#define SEED 29

static const GnStanding *
nth (const GArray *standings,
     guint         i)
{
  return &g_array_index (standings, GnStanding, i);
}

/* ---- An own reckoning ---------------------------------------------------------------------------------------- */

static int
seat_of (const GnRecordInfo *info,
         const char         *name)
{
  for (guint i = 0; i < info->n_seats; i++)
    if (g_str_equal (info->name[i], name))
      return (int) i;
  return -1;
}

static gboolean
is_in (const GnLeague *league,
       const char     *name)
{
  gboolean any = FALSE;

  for (guint i = 0; i < league->people->len; i++)
    any |= g_str_equal (league->people->pdata[i], name);
  return *name && (any || !league->people->len);
}

/* Does the match count? */
static gboolean
counts (const GnLeague     *league,
        const GnRecordInfo *info)
{
  const guint32 day = gn_history_evening (info->started);
  gboolean of_game = !league->games->len, of_day = !league->evenings->len;
  guint people = 0;

  for (guint i = 0; i < league->games->len; i++)
    of_game |= reckon_is_game (info, ((GnLeagueGame *) league->games->pdata[i])->game,
                               ((GnLeagueGame *) league->games->pdata[i])->title);
  for (guint i = 0; i < league->evenings->len; i++)
    of_day |= g_array_index (league->evenings, guint32, i) == day;
  for (guint i = 0; i < info->n_seats; i++)
    people += is_in (league, info->name[i]) && seat_of (info, info->name[i]) == (int) i;
  return reckon_kind (info) == GN_KIND_AGAINST && of_game && of_day && day >= league->from
         && (!league->to || day <= league->to) && people >= (league->people->len ? 2 : 1);
}

/* Two winners of a match that was not shared, or losers of one place beside them, are a team in records that tell none. */
static gboolean
same_side (const GnRecordInfo *info,
           guint               a,
           guint               b)
{
  guint first = 0;

  if (info->sides)
    return info->side[a] && info->side[a] == info->side[b];
  for (guint i = 0; i < info->n_seats; i++)
    first += info->rank[i] == 1;
  return first >= 2 && (info->outcome == GN_OUTCOME_WON || info->outcome == GN_OUTCOME_RANKED)
         && info->rank[a] == info->rank[b];
}

static GnMeetings
reckon_meetings (const GnLeague *league,
                 GPtrArray      *records,
                 const char     *one,
                 const char     *other)
{
  GnMeetings meetings = { 0 };

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];
      const int a = seat_of (info, one), b = seat_of (info, other);

      if (a < 0 || b < 0 || !counts (league, info) || same_side (info, (guint) a, (guint) b)
          || (!info->rank[a] && !info->rank[b]))
        continue;
      /* Without a place one is behind everybody who has one. */
      const guint place = info->rank[a] ? info->rank[a] : 99, place_of_other = info->rank[b] ? info->rank[b] : 99;

      meetings.above += place < place_of_other;
      meetings.below += place > place_of_other;
      meetings.ties += place == place_of_other;
    }
  return meetings;
}

static gint
largest_first (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint *) b - (int) *(const guint *) a;
}

static GnStanding
reckon_standing (const GnLeague *league,
                 GPtrArray      *records,
                 const char     *name)
{
  GnStanding standing = { .name = (char *) name };
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];
      const int seat = seat_of (info, name);

      if (seat < 0 || !counts (league, info))
        continue;

      const guint place = info->rank[seat], row = place > league->points.n ? league->points.n : place;
      const guint got = place ? league->points.of[row - 1] : 0;

      standing.plays++;
      standing.wins += reckon_won (info, (guint) seat);
      g_array_append_val (points, got);
    }
  g_array_sort (points, largest_first);
  for (guint i = 0; i < points->len && (!league->best || i < league->best); i++)
    {
      standing.points += g_array_index (points, guint, i);
      standing.counted++;
    }
  return standing;
}

static gboolean
is_level (const GnStanding *one,
          const GnStanding *other)
{
  return one->plays && other->plays && one->points == other->points && one->wins == other->wins;
}

static int
reckon_level (const GnLeague *league,
              GPtrArray      *records,
              const GArray   *standings,
              guint           at)
{
  int level = 0;

  for (guint i = 0; i < standings->len; i++)
    if (i != at && is_level (nth (standings, i), nth (standings, at)))
      {
        const GnMeetings meetings = reckon_meetings (league, records, nth (standings, at)->name,
                                                     nth (standings, i)->name);

        level += (int) meetings.above - (int) meetings.below;
      }
  return level;
}

/* How many are ahead: in points, then in wins, then head to head. */
static guint
ahead_of (const GArray *standings,
          guint         at)
{
  const GnStanding *one = nth (standings, at);
  guint n = 0;

  for (guint i = 0; i < standings->len; i++)
    {
      const GnStanding *other = nth (standings, i);

      if (!other->plays)
        continue;
      n += other->points > one->points || (other->points == one->points && other->wins > one->wins)
           || (is_level (one, other) && other->level > one->level);
    }
  return n;
}

typedef struct {
  guint leagues, ties, broken, shared, due;
} Seen;

static void
check_league (GnHistoryIndex *index,
              const GnLeague *league,
              GPtrArray      *records,
              Seen           *seen)
{
  g_autoptr (GnLeagueTable) table = gn_history_index_league (index, league);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  guint matches = 0;

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      if (!counts (league, info))
        continue;
      for (guint seat = 0; seat < info->n_seats; seat++)
        if (is_in (league, info->name[seat]))
          g_hash_table_add (names, info->name[seat]);
      g_assert_cmpuint (g_array_index (table->matches, GnHistoryPlace, matches).day, ==,
                        gn_history_evening (info->started));
      matches++;
    }
  for (guint i = 0; i < league->people->len; i++)
    g_hash_table_add (names, league->people->pdata[i]);
  g_assert_cmpuint (table->matches->len, ==, matches);
  g_assert_cmpuint (table->standings->len, ==, g_hash_table_size (names));
  seen->leagues++;
  for (guint i = 0; i < table->standings->len; i++)
    {
      const GnStanding *standing = nth (table->standings, i);
      const GnStanding due = reckon_standing (league, records, standing->name);

      g_assert_true (g_hash_table_remove (names, standing->name));
      g_assert_cmpuint (standing->plays, ==, due.plays);
      g_assert_cmpuint (standing->wins, ==, due.wins);
      g_assert_cmpuint (standing->points, ==, due.points);
      g_assert_cmpuint (standing->counted, ==, due.counted);
      g_assert_cmpint (standing->level, ==, reckon_level (league, records, table->standings, i));
      g_assert_cmpuint (standing->rank, ==, due.plays ? ahead_of (table->standings, i) + 1 : 0);
      if (i && is_level (&standing[-1], standing))
        {
          seen->ties++;
          seen->broken += standing[-1].rank != standing->rank;
          seen->shared += standing[-1].rank == standing->rank;
        }
      if (i)
        g_assert_true (!standing->rank || (standing[-1].rank && standing[-1].rank <= standing->rank));
      for (guint k = 0; table->meetings && k < table->standings->len; k++)
        {
          const GnMeetings *meetings = gn_league_table_meetings (table, i, k);
          const GnMeetings met = i == k ? (GnMeetings) { 0 }
                                        : reckon_meetings (league, records, standing->name,
                                                           nth (table->standings, k)->name);
          const guint all = met.above + met.below + met.ties;
          const guint left = i == k || all >= league->meetings ? 0 : league->meetings - all;

          g_assert_cmpuint (meetings->above, ==, met.above);
          g_assert_cmpuint (meetings->below, ==, met.below);
          g_assert_cmpuint (meetings->ties, ==, met.ties);
          g_assert_cmpuint (gn_league_table_due (table, league, i, k), ==, left);
          seen->due += left > 0;
        }
    }
}

/* A league by chance: some of the days, games, players and evenings of the records. */
static GnLeague *
random_league (GRand     *rand,
               GPtrArray *records,
               guint      i)
{
  static const char *const tables[] = { "5 3 2 1", "1 0", "10 7 5 4 3 2 1 0", "3", "6 6 1" };
  GnLeague *league = gn_league_new ();

  gn_place_points_parse (tables[i % G_N_ELEMENTS (tables)], &league->points);
  league->best = i % 3 ? (guint) g_rand_int_range (rand, 1, 8) : 0;
  league->meetings = 1 + i % 3;
  if (i % 2)
    league->kind = GN_LEAGUE_ROUND_ROBIN;
  for (guint k = 0; k < 6; k++)
    {
      const GnRecordInfo *info = records->pdata[g_rand_int_range (rand, 0, (gint32) records->len)];
      const guint32 day = gn_history_evening (info->started);
      const char *name = info->n_seats ? info->name[0] : "";

      if (i % 4 == 1 && k < 2 && !info->trouble)
        gn_league_add_game (league, info->game_id, info->title ? info->title : "");
      if (i % 5 == 3)
        g_array_append_val (league->evenings, day);
      else if (i % 5 > 0 && k < 2)
        {
          league->from = league->from && league->from < day ? league->from : day;
          league->to = MAX (league->to, day);
        }
      if (i % 2 && *name && (!league->people->len || !is_in (league, name)))
        g_ptr_array_add (league->people, g_strdup (name));
    }
  return league;
}

static void
free_records (GPtrArray *records)
{
  g_ptr_array_set_free_func (records, (GDestroyNotify) gn_record_info_free);
  g_ptr_array_unref (records);
}

static void
test_years (void)
{
  const gboolean quick = g_getenv ("GNOMON_QUICK") != NULL;
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  GPtrArray *records;
  Seen seen = { 0 };

  reckon_empty ();
  years_make (quick ? 150 : 500, SEED);
  index = reckon_index ();
  records = reckon_records ();
  for (guint i = 0; i < (quick ? 20 : 60); i++)
    {
      g_autoptr (GnLeague) league = random_league (rand, records, i);

      check_league (index, league, records, &seen);
    }
  /* There was something to check. */
  g_assert_cmpuint (seen.broken, >, 0);
  g_assert_cmpuint (seen.shared, >, 0);
  g_assert_cmpuint (seen.due, >, 0);
  free_records (records);
}

/* ---- By hand -------------------------------------------------------------------------------------------------- */

#define NIGHT G_GINT64_CONSTANT (1704394800)   /* January 4, 2024, in the evening */

/* Matches an hour apart, each with its loser and its winner. */
static GnHistoryIndex *
index_of (const char *const (*matches)[2],
          guint               n)
{
  reckon_empty ();
  for (guint i = 0; i < n; i++)
    years_match (i, NIGHT + i * 3600, matches[i][0], matches[i][1]);
  return reckon_index ();
}

static void
check_standing (const GArray *standings,
                guint         at,
                const char   *name,
                guint         rank,
                guint         points,
                guint         wins,
                guint         plays)
{
  const GnStanding *standing = nth (standings, at);

  g_assert_cmpstr (standing->name, ==, name);
  g_assert_cmpuint (standing->rank, ==, rank);
  g_assert_cmpuint (standing->points, ==, points);
  g_assert_cmpuint (standing->wins, ==, wins);
  g_assert_cmpuint (standing->plays, ==, plays);
}

/* Ann and Ben are equal, but Ben won their match. By their best result Cy and Dora are equal, too; they have not met. */
static void
test_ties (void)
{
  static const char *const matches[][2] = { { "Ann", "Ben" }, { "Cy", "Ann" }, { "Ben", "Dora" }, { "Dora", "Ann" },
                                            { "Cy", "Ben" }, { "Emil", "Cy" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autoptr (GArray) standings = gn_history_index_standings (index, league, TRUE, NULL);
  g_autoptr (GArray) shared = gn_history_index_standings (index, league, FALSE, NULL);

  g_assert_cmpuint (standings->len, ==, 5);
  check_standing (standings, 0, "Ben", 1, 13, 2, 3);
  check_standing (standings, 1, "Ann", 2, 13, 2, 3);
  check_standing (standings, 2, "Cy", 3, 11, 1, 3);
  check_standing (standings, 3, "Dora", 4, 8, 1, 2);
  check_standing (standings, 4, "Emil", 5, 3, 0, 1);
  g_assert_cmpint (nth (standings, 0)->level, ==, 1);
  g_assert_cmpint (nth (standings, 1)->level, ==, -1);
  check_standing (shared, 0, "Ann", 1, 13, 2, 3);
  check_standing (shared, 1, "Ben", 1, 13, 2, 3);

  /* Only the best two of each: more matches do not help any more, and who was equal in wins, too, shares. */
  g_autoptr (GArray) best = NULL;

  league->best = 1;
  best = gn_history_index_standings (index, league, TRUE, NULL);
  check_standing (best, 0, "Ben", 1, 5, 2, 3);
  check_standing (best, 1, "Ann", 2, 5, 2, 3);
  check_standing (best, 2, "Cy", 3, 5, 1, 3);
  check_standing (best, 3, "Dora", 3, 5, 1, 2);
  g_assert_cmpuint (nth (best, 2)->counted, ==, 1);

  /* Points by a table of one's own. */
  g_autoptr (GArray) own = NULL;

  league->best = 0;
  g_assert_true (gn_place_points_parse ("3 0", &league->points));
  own = gn_history_index_standings (index, league, TRUE, NULL);
  check_standing (own, 0, "Ben", 1, 6, 2, 3);
  check_standing (own, 4, "Emil", 5, 0, 0, 1);
}

/* Three in a circle have beaten each other once: nothing breaks that. */
static void
test_circle (void)
{
  static const char *const matches[][2] = { { "Ann", "Ben" }, { "Ben", "Cy" }, { "Cy", "Ann" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autoptr (GArray) standings = gn_history_index_standings (index, league, TRUE, NULL);

  check_standing (standings, 0, "Ann", 1, 8, 1, 2);
  check_standing (standings, 1, "Ben", 1, 8, 1, 2);
  check_standing (standings, 2, "Cy", 1, 8, 1, 2);
}

/* A guest gets nothing, and whoever has not played is at the end. */
static void
test_round_robin (void)
{
  static const char *const matches[][2] = { { "Ann", "Ben" }, { "Ben", "Ann" }, { "Ann", "Guest" }, { "Cy", "Ann" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autoptr (GnLeagueTable) table = NULL;

  league->kind = GN_LEAGUE_ROUND_ROBIN;
  league->meetings = 2;
  g_ptr_array_add (league->people, g_strdup ("Ann"));
  g_ptr_array_add (league->people, g_strdup ("Ben"));
  g_ptr_array_add (league->people, g_strdup ("Cy"));
  g_ptr_array_add (league->people, g_strdup ("Dora"));
  table = gn_history_index_league (index, league);
  g_assert_cmpuint (table->matches->len, ==, 3);
  g_assert_cmpuint (table->standings->len, ==, 4);
  check_standing (table->standings, 0, "Ann", 1, 13, 2, 3);
  check_standing (table->standings, 1, "Ben", 2, 8, 1, 2);
  check_standing (table->standings, 2, "Cy", 3, 3, 0, 1);
  check_standing (table->standings, 3, "Dora", 0, 0, 0, 0);
  g_assert_cmpuint (gn_league_table_meetings (table, 0, 1)->above, ==, 1);
  g_assert_cmpuint (gn_league_table_meetings (table, 0, 1)->below, ==, 1);
  g_assert_cmpuint (gn_league_table_meetings (table, 2, 0)->below, ==, 1);
  g_assert_cmpuint (gn_league_table_due (table, league, 0, 1), ==, 0);
  g_assert_cmpuint (gn_league_table_due (table, league, 0, 2), ==, 1);
  g_assert_cmpuint (gn_league_table_due (table, league, 1, 3), ==, 2);
  g_assert_cmpuint (gn_league_table_due (table, league, 1, 1), ==, 0);
}

/* Each figure is told, and means something of its own; the figures of the league are in it. */
static void
test_words (void)
{
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autofree char *points = NULL, *counted = NULL;

  league->best = 7;
  for (GnLeagueFigure i = 0; i < GN_N_LEAGUE_FIGURES; i++)
    for (GnLeagueFigure k = 0; k <= i; k++)
      {
        g_autofree char *one = gn_league_figure_definition (i, league), *other = gn_league_figure_definition (k, league);

        g_assert_true (*gn_league_figure_name (i) && *one && !strchr (one, '{'));
        g_assert_true (k == i || !g_str_equal (one, other));
      }
  points = gn_league_figure_definition (GN_LEAGUE_POINTS, league);
  counted = gn_league_figure_definition (GN_LEAGUE_COUNTED, league);
  g_assert_nonnull (strstr (points, "5, 3, 2, 1"));
  g_assert_nonnull (strstr (counted, "7"));
  g_assert_true (gn_league_figure_applies (GN_LEAGUE_COUNTED, league));
  g_assert_false (gn_league_figure_applies (GN_LEAGUE_DUE, league));
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/league/years", test_years);
  g_test_add_func ("/league/ties", test_ties);
  g_test_add_func ("/league/circle", test_circle);
  g_test_add_func ("/league/round-robin", test_round_robin);
  g_test_add_func ("/league/words", test_words);
  return g_test_run ();
}
