/* test-game.c: every figure of a game against a reckoning of its own, straight from the records; and by hand: which
 * records a match breaks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"
#include "records.h"

#include "games/games.h"
#include "history/game-figures.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define SEED 11

/* ---- An own reckoning ---------------------------------------------------------------------------------------- */

/* The matches of a game that count, in the order of play. */
static GPtrArray *
matches_of (GPtrArray           *records,
            const GnGameSummary *game)
{
  GPtrArray *matches = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    if (reckon_is_game (records->pdata[i], game->game, game->title) && reckon_kind (records->pdata[i]) != GN_KIND_NONE)
      g_ptr_array_add (matches, records->pdata[i]);
  return matches;
}

/* Do fewer points win, as most matches with points tell? */
static gboolean
is_low (GPtrArray *matches)
{
  guint low = 0, pointed = 0;

  for (guint i = 0; i < matches->len; i++)
    {
      const GnRecordInfo *info = matches->pdata[i];
      gboolean fewer = FALSE;

      if (reckon_kind (info) != GN_KIND_AGAINST || !info->points)
        continue;
      pointed++;
      for (guint a = 0; a < info->n_seats; a++)
        for (guint b = 0; b < info->n_seats; b++)
          fewer |= info->outcome != GN_OUTCOME_WON && info->rank[a] && info->rank[b] > info->rank[a]
                   && info->total[b] > info->total[a];
      low += fewer;
    }
  return low * 2 > pointed;
}

static void
check_summary (GPtrArray           *records,
               const GnGameSummary *game,
               guint                plays)
{
  gint64 first = 0, last = 0;

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      if (info->trouble || !reckon_is_game (info, game->game, game->title))
        continue;
      first = first ? first : info->started;
      last = info->started;
    }
  g_assert_cmpuint (game->plays, ==, plays);
  g_assert_cmpint (game->first, ==, first);
  g_assert_cmpint (game->last, ==, last);
}

static void
check_months (GnHistoryIndex      *index,
              GPtrArray           *matches,
              const GnGameSummary *game)
{
  g_autoptr (GArray) months = gn_history_index_months (index, game->game, game->title);
  guint sum = 0;

  for (guint k = 0; k < months->len; k++)
    {
      const GnGameMonth *month = &g_array_index (months, GnGameMonth, k);
      guint n = 0;

      if (k)
        g_assert_cmpuint (month->year * 12 + month->month, ==, month[-1].year * 12 + month[-1].month + 1);
      for (guint i = 0; i < matches->len; i++)
        {
          g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (((GnRecordInfo *) matches->pdata[i])->started);
          g_autoptr (GDateTime) evening = g_date_time_add_hours (when, -6);

          n += (guint) g_date_time_get_year (evening) == month->year
               && (guint) g_date_time_get_month (evening) == month->month;
        }
      g_assert_cmpuint (month->n, ==, n);
      sum += n;
    }
  g_assert_cmpuint (sum, ==, matches->len);
}

static void
check_players (GnHistoryIndex      *index,
               GPtrArray           *matches,
               const GnGameSummary *game)
{
  g_autoptr (GArray) players = gn_history_index_players (index, game->game, game->title);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  const gboolean low = is_low (matches);

  for (guint k = 0; k < players->len; k++)
    {
      const GnGamePerson *person = &g_array_index (players, GnGamePerson, k);
      guint plays = 0, wins = 0, scored = 0, colour = 0;
      gint32 least = G_MAXINT32, most = G_MININT32;
      gint64 last = 0;

      for (guint i = 0; i < matches->len; i++)
        {
          const GnRecordInfo *info = matches->pdata[i];
          gboolean seen = FALSE;

          for (guint seat = 0; seat < info->n_seats && !seen; seat++)
            {
              if (*info->name[seat])
                g_hash_table_add (names, info->name[seat]);
              if (!g_str_equal (info->name[seat], person->name))
                continue;
              seen = TRUE;
              plays++;
              wins += reckon_won (info, seat);
              colour = info->colour[seat];
              last = info->started;
              if (!info->points || reckon_kind (info) == GN_KIND_TOGETHER)
                continue;
              scored++;
              least = MIN (least, info->total[seat]);
              most = MAX (most, info->total[seat]);
            }
        }
      g_assert_cmpuint (person->plays, ==, plays);
      g_assert_cmpuint (person->wins, ==, wins);
      g_assert_cmpuint (person->scored, ==, scored);
      g_assert_cmpuint (person->colour, ==, colour);
      g_assert_cmpint (person->last, ==, last);
      if (scored)
        g_assert_cmpint (person->best, ==, low ? least : most);
      if (k)
        g_assert_cmpuint (person->plays, <=, person[-1].plays);
    }
  g_assert_cmpuint (players->len, ==, g_hash_table_size (names));
}

static void
check_lengths (GnHistoryIndex      *index,
               GPtrArray           *matches,
               const GnGameSummary *game)
{
  g_autoptr (GArray) lengths = gn_history_index_lengths (index, game->game, game->title);
  guint at = 0;

  for (guint seats = 1; seats <= GN_MAX_SEATS; seats++)
    {
      double sum = 0;
      gint64 least = G_MAXINT64, most = 0;
      guint n = 0;

      for (guint i = 0; i < matches->len; i++)
        {
          const GnRecordInfo *info = matches->pdata[i];

          if (info->n_seats != seats || info->elapsed <= 0)
            continue;
          n++;
          sum += (double) info->elapsed;
          least = MIN (least, info->elapsed);
          most = MAX (most, info->elapsed);
        }
      if (!n)
        continue;
      g_assert_cmpuint (at, <, lengths->len);

      const GnGameLength *length = &g_array_index (lengths, GnGameLength, at++);

      g_assert_cmpuint (length->seats, ==, seats);
      g_assert_cmpuint (length->n, ==, n);
      g_assert_cmpint (length->least, ==, least);
      g_assert_cmpint (length->most, ==, most);
      reckon_about (length->mean, sum / n);
    }
  g_assert_cmpuint (at, ==, lengths->len);
}

static guint
check_points (GnHistoryIndex      *index,
              GPtrArray           *matches,
              const GnGameSummary *game)
{
  g_autoptr (GArray) places = gn_history_index_points (index, game->game, game->title);
  guint at = 0;

  for (guint place = 1; place <= GN_MAX_PARTIES; place++)
    {
      gint32 least = G_MAXINT32, most = G_MININT32;
      double sum = 0;
      guint n = 0;

      for (guint i = 0; i < matches->len; i++)
        {
          const GnRecordInfo *info = matches->pdata[i];

          if (reckon_kind (info) != GN_KIND_AGAINST || !info->points || info->outcome == GN_OUTCOME_WON)
            continue;
          for (guint seat = 0; seat < info->n_seats; seat++)
            if (info->rank[seat] == place)
              {
                n++;
                sum += info->total[seat];
                least = MIN (least, info->total[seat]);
                most = MAX (most, info->total[seat]);
              }
        }
      if (!n)
        continue;
      g_assert_cmpuint (at, <, places->len);

      const GnGamePlace *one = &g_array_index (places, GnGamePlace, at++);

      g_assert_cmpuint (one->place, ==, place);
      g_assert_cmpuint (one->n, ==, n);
      g_assert_cmpint (one->least, ==, least);
      g_assert_cmpint (one->most, ==, most);
      reckon_about (one->mean, sum / n);
    }
  g_assert_cmpuint (at, ==, places->len);
  return at;
}

/* The mean and its standard error in two passes, as textbooks have it. */
static guint
check_seats (GnHistoryIndex      *index,
             GPtrArray           *matches,
             const GnGameSummary *game)
{
  g_autoptr (GArray) seats = gn_history_index_seats (index, game->game, game->title);

  for (guint k = 0; k < seats->len; k++)
    {
      const GnGameSeat *seat = &g_array_index (seats, GnGameSeat, k);
      g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));
      double rate = 0, fair = 0, mean = 0, squares = 0;

      /* Nothing is gathered here, so no start player is known. */
      g_assert_cmpint (seat->seat, ==, k);
      for (guint i = 0; i < matches->len; i++)
        {
          const GnRecordInfo *info = matches->pdata[i];
          guint winners = 0;
          double x;

          for (guint s = 0; s < info->n_seats; s++)
            winners += reckon_won (info, s);
          if (reckon_kind (info) != GN_KIND_AGAINST || !winners || k >= info->n_seats)
            continue;
          x = (reckon_won (info, k) ? 1.0 / winners : 0) - 1.0 / info->n_seats;
          rate += reckon_won (info, k) ? 1.0 / winners : 0;
          fair += 1.0 / info->n_seats;
          mean += x;
          g_array_append_val (values, x);
        }
      g_assert_cmpuint (seat->n, ==, values->len);
      mean /= values->len;
      for (guint i = 0; i < values->len; i++)
        squares += pow (g_array_index (values, double, i) - mean, 2);
      reckon_about (seat->rate, rate / values->len);
      reckon_about (seat->fair, fair / values->len);
      reckon_about (seat->error, values->len > 1 ? sqrt (squares / (values->len - 1)) / sqrt (values->len) : 0);
    }
  return seats->len;
}

/* The figure of a kind in one match: of its best seat. */
static gboolean
figure_of (const GnRecordInfo *info,
           GnRecordKind        kind,
           gboolean            low,
           gint64             *figure)
{
  const GnHistoryKind of = reckon_kind (info);
  gboolean any = FALSE, won = FALSE;

  for (guint a = 0; a < info->n_seats; a++)
    won |= reckon_won (info, a);
  if (kind == GN_RECORD_SHORTEST || kind == GN_RECORD_LONGEST)
    {
      *figure = info->elapsed;
      return info->elapsed > 0 && (of != GN_KIND_TOGETHER || won);
    }
  if (!info->points || of == GN_KIND_TOGETHER
      || (kind == GN_RECORD_LEAD && (of != GN_KIND_AGAINST || info->outcome == GN_OUTCOME_WON)))
    return FALSE;
  for (guint a = 0; a < info->n_seats; a++)
    {
      gint64 value = info->total[a], nearest = G_MAXINT64;

      for (guint b = 0; b < info->n_seats; b++)
        if (info->rank[b] > 1)
          nearest = MIN (nearest, ABS ((gint64) info->total[a] - info->total[b]));
      if (kind == GN_RECORD_LEAD && (info->rank[a] != 1 || nearest == G_MAXINT64))
        continue;
      value = kind == GN_RECORD_LEAD ? nearest : value;
      *figure = !any ? value : kind == GN_RECORD_POINTS && low ? MIN (*figure, value) : MAX (*figure, value);
      any = TRUE;
    }
  return any;
}

static void
check_records (GnHistoryIndex      *index,
               GPtrArray           *matches,
               const GnGameSummary *game)
{
  g_autoptr (GArray) records = gn_history_index_records (index, game->game, game->title);
  const gboolean low = is_low (matches);
  guint at = 0;

  for (GnRecordKind kind = 0; kind < GN_N_RECORDS; kind++)
    {
      const gboolean least = kind == GN_RECORD_SHORTEST || (kind == GN_RECORD_POINTS && low);
      const GnRecordInfo *best = NULL;
      gint64 figure = 0, one;

      for (guint i = 0; i < matches->len; i++)
        if (figure_of (matches->pdata[i], kind, low, &one) && (!best || (least ? one < figure : one > figure)))
          {
            best = matches->pdata[i];
            figure = one;
          }
      if (!best)
        continue;
      g_assert_cmpuint (at, <, records->len);

      const GnGameRecord *record = &g_array_index (records, GnGameRecord, at++);
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, record->id);

      g_assert_cmpint (record->kind, ==, kind);
      g_assert_cmpint (record->value, ==, figure);
      g_assert_cmpint (record->started, ==, best->started);
      g_assert_true (g_file_equal (entry->info->file, best->file));
    }
  g_assert_cmpuint (at, ==, records->len);
}

static void
test_years (void)
{
  guint points = 0, seats = 0;

  years_make (g_getenv ("GNOMON_QUICK") ? 300 : 1500, SEED);

  g_autoptr (GnHistoryIndex) index = reckon_index ();
  g_autoptr (GPtrArray) records = reckon_records ();
  g_autoptr (GArray) games = gn_history_index_played (index);

  g_assert_cmpuint (games->len, >=, 6);
  for (guint i = 0; i < games->len; i++)
    {
      const GnGameSummary *game = &g_array_index (games, GnGameSummary, i);
      g_autoptr (GPtrArray) matches = matches_of (records, game);
      GnGameSummary alone = { 0 };

      if (i)
        g_assert_cmpint (game->last, <=, game[-1].last);
      check_summary (records, game, matches->len);
      g_assert_true (gn_history_index_game (index, game->game, game->title, &alone));
      g_assert_cmpuint (alone.plays, ==, game->plays);
      gn_game_summary_clear (&alone);
      check_months (index, matches, game);
      check_players (index, matches, game);
      check_lengths (index, matches, game);
      points += check_points (index, matches, game);
      seats += check_seats (index, matches, game);
      check_records (index, matches, game);
    }
  g_assert_cmpuint (points, >, 8);
  g_assert_cmpuint (seats, >, 8);
  g_assert_false (gn_history_index_game (index, "zavandor", "never typed", &(GnGameSummary) { 0 }));
  reckon_empty ();
}

/* ---- Records that a match breaks ------------------------------------------------------------------------------ */

/* A record of which only names, result, options and length matter. */
static GFile *
put (guint       day,
     const char *names,
     const char *totals,
     const char *ranks,
     const char *option,
     guint       minutes)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autofree char *base = g_strdup_printf ("match-%03u.gnomon", day);
  GFile *file = g_file_get_child (folder, base);
  g_auto (GStrv) name = g_strsplit (names, ",", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"started\":%d,\"seats\":[",
                          1704394800 + (int) day * 86400);
  for (guint i = 0; name[i]; i++)
    g_string_append_printf (text, "%s{\"name\":\"%s\",\"colour\":%u}", i ? "," : "", name[i], i);
  g_string_append_printf (text, "],\"options\":{\"gem-supply\":\"%s\"},\"components\":{\"gnomon\":\"components\","
                          "\"id\":\"stand-in\",\"title\":\"Set\",\"components\":{}}}\n{\"i\":1,\"t\":%u,\"mark\":{"
                          "\"steps\":1,\"over\":true,\"outcome\":\"ranked\",\"rank\":[%s],\"total\":[%s],\"hash\":\"\"}}\n",
                          option, minutes * 60, ranks, totals);
  g_assert_true (g_file_set_contents_full (g_file_peek_path (file), text->str, (gssize) text->len,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return file;
}

static guint
broken_by (GFile  *file,
           GArray **broken)
{
  g_autoptr (GnHistoryIndex) index = reckon_index ();

  *broken = gn_history_index_broken (index, file);
  return (*broken)->len;
}

static void
test_broken (void)
{
  g_autoptr (GFile) one = NULL, two = NULL, three = NULL, best = NULL, other = NULL, many = NULL, equal = NULL;
  g_autoptr (GFile) second = NULL, more_again = NULL;
  g_autoptr (GArray) broken = NULL, none = NULL, others = NULL, more = NULL, same = NULL, seconds = NULL, thirds = NULL;

  reckon_empty ();
  one = put (1, "Ann,Ben", "40,35", "1,2", "limited", 60);
  two = put (2, "Ann,Ben", "45,44", "1,2", "limited", 50);
  /* Two matches came before: too few. */
  three = put (3, "Ann,Ben", "20,58", "2,1", "limited", 70);
  g_assert_cmpuint (broken_by (three, &none), ==, 0);

  best = put (4, "Ben,Caroline", "61,20", "1,2", "limited", 45);
  g_assert_cmpuint (broken_by (best, &broken), ==, 3);

  const GnRecordBroken *record = &g_array_index (broken, GnRecordBroken, 0);

  g_assert_cmpint (record[0].now.kind, ==, GN_RECORD_POINTS);
  g_assert_cmpint (record[0].now.value, ==, 61);
  g_assert_cmpstr (record[0].now.name, ==, "Ben");
  g_assert_cmpint (record[0].before.value, ==, 58);
  g_assert_cmpstr (record[0].before.name, ==, "Ben");
  g_assert_cmpint (record[0].before.started, ==, 1704394800 + 3 * 86400);
  g_assert_cmpint (record[1].now.kind, ==, GN_RECORD_LEAD);
  g_assert_cmpint (record[1].now.value, ==, 41);
  g_assert_cmpint (record[1].before.value, ==, 38);
  g_assert_cmpint (record[2].now.kind, ==, GN_RECORD_SHORTEST);
  g_assert_cmpint (record[2].now.value, ==, 45 * 60);
  g_assert_cmpint (record[2].before.value, ==, 50 * 60);

  /* With other options, or more players, nothing came before; and what only equals a record breaks none. */
  other = put (5, "Ann,Ben", "90,10", "1,2", "unlimited", 10);
  g_assert_cmpuint (broken_by (other, &others), ==, 0);
  many = put (6, "Ann,Ben,Caroline", "95,10,5", "1,2,3", "limited", 10);
  g_assert_cmpuint (broken_by (many, &more), ==, 0);
  /* Nor if only one of so many earlier ones was like it. */
  second = put (8, "Ann,Ben", "99,1", "1,2", "unlimited", 5);
  g_assert_cmpuint (broken_by (second, &seconds), ==, 0);
  more_again = put (9, "Ann,Ben,Caroline", "99,1,0", "1,2,3", "limited", 5);
  g_assert_cmpuint (broken_by (more_again, &thirds), ==, 0);
  equal = put (7, "Ann,Ben", "61,20", "1,2", "limited", 45);
  g_assert_cmpuint (broken_by (equal, &same), ==, 0);
  reckon_empty ();
}

static void
test_definitions (void)
{
  for (GnGameFigure figure = 0; figure < GN_N_GAME_FIGURES; figure++)
    {
      g_assert_true (*gn_game_figure_name (figure));
      g_assert_true (g_str_has_suffix (gn_game_figure_definition (figure), "."));
    }
}

/* ---- Pictures that the host made up ------------------------------------------------------------------------------ */

/* A match with the pad "Dice sheet", played as @title at @started, with @extra in the pad */
static void
put_pad (const char *name,
         const char *title,
         gint64      started,
         const char *extra)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", "pad-2-won.gnomon", NULL);
  g_autofree char *text = NULL;
  g_autofree char *game = g_strdup_printf ("\"game\":\"pad\",\"title\":\"%s\"", title);
  g_autofree char *time = g_strdup_printf ("\"started\":%" G_GINT64_FORMAT ",\"was\":", started);
  g_autofree char *pad = g_strdup_printf ("\"name\":\"Dice sheet\",%s", extra);
  g_autoptr (GString) record = NULL;
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL), file = g_file_get_child (folder, name);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  record = g_string_new (text);
  g_assert_cmpuint (g_string_replace (record, "\"game\":\"pad\"", game, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (record, "\"started\":", time, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (record, "\"name\":\"Dice sheet\",", pad, 1), ==, 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), record->str, (gssize) record->len, NULL));
}

static void
check_tile (GnHistoryIndex *index,
            const char     *title,
            const char     *tile,
            const char     *file)
{
  g_autoptr (GFile) record = NULL;
  g_autofree char *found = gn_history_index_tile (index, "pad", title, &record);
  g_autofree char *name = record ? g_file_get_basename (record) : NULL;

  g_assert_cmpstr (found, ==, tile);
  g_assert_cmpstr (name, ==, file);
}

/* The latest match tells, if its pad is called what was played; a picture is known by its sum. */
static void
test_tile (void)
{
  static const char picture[] = "\"picture\":\"iVBORw0KGgoAAAAA\",";
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "iVBORw0KGgoAAAAA", -1);
  g_autofree char *due = g_strdup_printf ("picture-%.16s", sum), *huge = g_strnfill (70000, 'A');
  g_autofree char *long_one = g_strdup_printf ("\"picture\":\"%s\",", huge);
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL), later = g_file_get_child (folder, "b.gnomon");

  reckon_empty ();
  index = reckon_index ();
  put_pad ("a.gnomon", "Dice sheet", 1700000000, "");
  put_pad ("c.gnomon", "Whist", 1700000009, "");
  put_pad ("d.gnomon", "Dice sheet", 1600000000, "\"picture\":\"picture-aaaaaaaaaaaaaaaa\",");
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  check_tile (index, "Dice sheet", "crimson-D", "a.gnomon");
  check_tile (index, "Whist", NULL, NULL);
  put_pad ("b.gnomon", "Dice sheet", 1700000005, picture);
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  check_tile (index, "Dice sheet", due, "b.gnomon");
  put_pad ("b.gnomon", "Dice sheet", 1700000005, long_one);
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  check_tile (index, "Dice sheet", "crimson-D", "b.gnomon");
  put_pad ("b.gnomon", "Dice sheet", 1700000005, picture);

  g_assert_true (gn_history_index_update (index, NULL, NULL));

  g_autofree char *incremental = gn_history_index_dump (index);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "gnomon", "history.sqlite", NULL), *anew = NULL;

  g_clear_object (&index);
  g_assert_cmpint (g_remove (path), ==, 0);
  index = reckon_index ();
  anew = gn_history_index_dump (index);
  g_assert_cmpstr (incremental, ==, anew);
  g_assert_nonnull (strstr (anew, due));
  g_remove (g_file_peek_path (later));
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  check_tile (index, "Dice sheet", "crimson-D", "a.gnomon");
  reckon_empty ();
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/game/years", test_years);
  g_test_add_func ("/game/broken", test_broken);
  g_test_add_func ("/game/definitions", test_definitions);
  g_test_add_func ("/game/tile", test_tile);
  return g_test_run ();
}
