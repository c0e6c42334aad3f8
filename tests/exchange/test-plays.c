/* test-plays.c: plays of other programs become records, and records their plays: by every form and back
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "home.h"

#include "core/library/erase.h"
#include "core/library/library.h"
#include "exchange/import.h"
#include "games/games.h"
#include "own-home.h"

#include <string.h>

#define HIGH "\"highestWins\":true,\"cooperative\":false"

static const char bgstats[] =
  "{\"about\":{},\"players\":[{\"id\":1,\"name\":\"Ann\"},{\"id\":2,\"name\":\"Ben\"},{\"id\":3,\"name\":\"Anonymous\","
  "\"isAnonymous\":true}],\"locations\":[{\"id\":7,\"name\":\"Attic\"}],"
  "\"games\":[{\"id\":1,\"name\":\"Farms\"," HIGH "},{\"id\":2,\"name\":\"Golf\",\"highestWins\":false},"
  "{\"id\":3,\"name\":\"Plague\",\"highestWins\":true,\"cooperative\":true}],\"plays\":["
#define PLAY(uuid, game, more, scores) "{\"uuid\":\"" uuid "\",\"gameRefId\":" game ",\"playDate\":\"2020-05-0" game \
  " 19:30:00\",\"durationMin\":90," more "\"playerScores\":[" scores "]}"
#define SCORE(player, score, winner) "{\"playerRefId\":" player ",\"score\":" score ",\"winner\":" winner "}"
  PLAY ("00000000-0000-4000-8000-000000000001", "1", "\"locationRefId\":7,\"comments\":\"Close.\",\"bggId\":55,",
        SCORE ("1", "\"40\"", "false") "," SCORE ("2", "\"41\"", "true")) ","
  PLAY ("00000000-0000-4000-8000-000000000002", "2", "", SCORE ("1", "\"-3\"", "true") "," SCORE ("2", "7", "false")) ","
  PLAY ("00000000-0000-4000-8000-000000000003", "3", "", SCORE ("1", "\"\"", "true") "," SCORE ("2", "\"\"", "true")) ","
  PLAY ("00000000-0000-4000-8000-000000000004", "3", "", SCORE ("1", "\"12\"", "false") "," SCORE ("2", "\"\"", "0")) ","
  PLAY ("00000000-0000-4000-8000-000000000005", "1", "", SCORE ("1", "\"9\"", "true") "," SCORE ("2", "\"20\"", "false")) ","
  PLAY ("00000000-0000-4000-8000-000000000006", "1", "", SCORE ("3", "\"12.5\"", "true") "," SCORE ("2", "\"DNF\"", "0")) ","
  PLAY ("00000000-0000-4000-8000-000000000007", "1", "\"ignored\":true,",
        SCORE ("1", "\"5\"", "true") "," SCORE ("2", "\"6\"", "false")) "]}";

static const char xml[] =
  "<?xml version=\"1.0\"?><plays username=\"a\" total=\"3\">"
  "<play id=\"55\" date=\"2020-05-01\" quantity=\"1\" length=\"90\" incomplete=\"0\" nowinstats=\"0\" location=\"\">"
  "<item name=\"Farms\" objectid=\"1\"><subtypes><subtype value=\"boardgame\"/></subtypes></item>"
  "<players><player name=\"Ann\" score=\"40\" win=\"0\"/></players></play>"
  "<play id=\"56\" date=\"2020-06-01\" quantity=\"3\" length=\"0\" incomplete=\"0\" nowinstats=\"0\" location=\"Club\">"
  "<item name=\"farms\" objectid=\"1\"/><comments>Three &amp; more</comments><players>"
  "<player username=\"u\" name=\"ANN\" startposition=\"1\" score=\"10\" new=\"0\" win=\"1\"/>"
  "<player username=\"carl\" name=\"\" score=\"8\" win=\"0\"/></players></play>"
  "<play id=\"57\" date=\"2020-06-02\" quantity=\"1\" length=\"0\" incomplete=\"1\" nowinstats=\"0\" location=\"\">"
  "<item name=\"Golf\" objectid=\"2\"/><players><player name=\"Ann\" score=\"1\" win=\"0\"/>"
  "<player name=\"Ben\" score=\"2\" win=\"0\"/></players></play>"
  "<play id=\"58\" date=\"2020-06-03\" quantity=\"0\" length=\"0\" incomplete=\"0\" nowinstats=\"1\" location=\"\">"
  "<item name=\"Golf\" objectid=\"2\"/></play></plays>";

static const char nemestats[] =
  "PlayedGameId,DatePlayed,GameDefinitionName,PlayerName,GameRank,PointsScored\r\n"
  "9,2019-01-02,Forest,Ann,1,31\r\n9,2019-01-02,Forest,\"Ben \"\"B\"\" Oak\",2,30\r\n"
  "10,2019-01-03,Forest,Ben,2,\r\n10,2019-01-03,Forest,Ann,1,\r\n";

static GFile *
file_of (const char *text,
         gssize      length)
{
  GFile *file = home_outside ("plays.any");

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, length, NULL));
  return file;
}

static GnImport *
look (const char *text)
{
  g_autoptr (GFile) file = file_of (text, -1);
  g_autoptr (GError) error = NULL;
  GnPlayDates dates = GN_DATES_TOLD;
  GPtrArray *plays = gn_plays_read (file, &dates, &error);

  g_assert_no_error (error);
  g_assert_cmpint (dates, ==, GN_DATES_TOLD);
  return gn_import_new (plays);
}

static guint
run (GnImport  *import,
     GnLanding *landing)
{
  g_autoptr (GError) error = NULL;
  guint n;

  gn_import_run (import, landing, &n, NULL, &error);
  g_assert_no_error (error);
  return n;
}

/* All that the library says of its matches */
static char *
figures (void)
{
  g_autoptr (GPtrArray) plays = gn_plays_collect (NULL);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];

      g_string_append_printf (all, "%s %" G_GINT64_FORMAT " %u %s%s%s %s:", play->game, play->started, play->minutes,
                              play->incomplete ? "stopped " : "", play->together ? "together " : "",
                              play->lowest ? "lowest " : "", play->place);
      for (guint k = 0; k < play->players->len; k++)
        {
          const GnPlayer *player = play->players->pdata[k];

          g_string_append_printf (all, " %s %s %u%s;", player->name, player->score, player->rank,
                                  player->winner ? "!" : "");
        }
      g_string_append_c (all, '\n');
    }
  return g_string_free (all, FALSE);
}

/* ---- BG Stats ----------------------------------------------------------------------------------------------- */

static void
has_line (const char *all,
          const char *line)
{
  if (!strstr (all, line))
    g_test_message ("%s", all);
  g_assert_nonnull (strstr (all, line));
}

static void
test_bgstats (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new (), none = gn_landing_new ();
  g_autofree char *empty = NULL, *all = NULL, *undone = NULL;
  g_autoptr (GPtrArray) plays = NULL;

  home_empty ();
  empty = home_dump ();

  g_autoptr (GnImport) import = look (bgstats);

  g_assert_cmpuint (import->n_new, ==, 7);
  g_assert_cmpuint (import->n_not, ==, 0);
  g_assert_cmpuint (g_hash_table_size (import->people), ==, 2);
  g_assert_cmpuint (run (import, landing), ==, 7);
  all = figures ();
  has_line (all, "Farms 1588361400 90  Attic: Ann 40 2; Ben 41 1!;");
  has_line (all, "Golf 1588447800 90 lowest  : Ann -3 1!; Ben 7 2;");
  has_line (all, "Plague 1588534200 90 together  : Ann  0!; Ben  0!;");
  has_line (all, "Plague 1588534200 90 together  : Ann  0; Ben  0;");
  /* the winner has fewer points, and nobody knows why */
  has_line (all, ": Ann 9 0!; Ben 20 0;");
  /* scores that are no numbers */
  has_line (all, ":   1!; Ben  2;");
  has_line (all, "stopped  : Ann 5 0; Ben 6 0;");
  plays = gn_plays_collect (NULL);

  gboolean kept = FALSE, close = FALSE;

  for (guint i = 0; i < plays->len; i++)
    {
      kept |= strstr (((GnPlay *) plays->pdata[i])->note, "Ben: DNF") != NULL;
      close |= strstr (((GnPlay *) plays->pdata[i])->note, "Close.") != NULL;
    }
  g_assert_true (kept && close);

  /* Once is enough. */
  g_autoptr (GnImport) again = look (bgstats);

  g_assert_cmpuint (again->n_new, ==, 0);
  g_assert_cmpuint (again->n_known, ==, 7);
  g_assert_cmpuint (run (again, none), ==, 0);
  g_assert_true (gn_landing_is_empty (none));

  g_assert_true (gn_landing_undo (landing, NULL));
  undone = home_dump ();
  g_assert_cmpstr (undone, ==, empty);
}

/* ---- BoardGameGeek ------------------------------------------------------------------------------------------ */

static void
test_bgg (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *all = NULL;

  home_empty ();
  g_autoptr (GnImport) first = look (bgstats);
  run (first, landing);

  /* One of them is here already, from BG Stats; one stands for three, one for none. */
  g_autoptr (GnImport) import = look (xml);

  g_assert_cmpuint (import->n_known, ==, 1);
  g_assert_cmpuint (import->n_new, ==, 4);
  g_assert_cmpuint (import->n_not, ==, 1);
  g_assert_cmpstr (g_hash_table_lookup (import->people, "ANN"), ==, "Ann");
  g_assert_cmpstr (g_hash_table_lookup (import->games, "farms"), ==, "Farms");
  g_hash_table_insert (import->people, g_strdup ("carl"), g_strdup ("Charles"));
  g_assert_cmpuint (run (import, landing), ==, 4);
  all = figures ();
  has_line (all, "Farms 1591012800 0  Club: Ann 10 1!; Charles 8 2;");
  has_line (all, "Farms 1591012801 0  Club: Ann 10 1!; Charles 8 2;");
  has_line (all, "Farms 1591012802 0  Club: Ann 10 1!; Charles 8 2;");
  has_line (all, "Golf 1591099200 0 stopped  : Ann 1 0; Ben 2 0;");

  g_autoptr (GnImport) again = look (xml);

  g_assert_cmpuint (again->n_new, ==, 0);

  /* Who is who is remembered, also for another file. */
  g_autofree char *other = g_strdup ("date,game,player,score,win\n2021-01-01,Farms,carl,3,1\n2021-01-01,Farms,Ben,2,0\n");
  g_autoptr (GnImport) later = look (other);

  g_assert_cmpuint (later->n_new, ==, 1);
  g_assert_cmpstr (g_hash_table_lookup (later->people, "carl"), ==, "Charles");

  /* Who is forgotten is forgotten here, too, unless that is undone. */
  g_autoptr (GnErasure) erasure = gn_erase ("Charles", NULL, NULL, NULL);
  g_autoptr (GnImport) without = look (other);

  g_assert_nonnull (erasure);
  g_assert_cmpstr (g_hash_table_lookup (without->people, "carl"), ==, "carl");
  g_assert_true (gn_erasure_undo (erasure, NULL));

  g_autoptr (GnImport) with = look (other);

  g_assert_cmpstr (g_hash_table_lookup (with->people, "carl"), ==, "Charles");
}

static void
test_nemestats (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *all = NULL;

  home_empty ();
  g_autoptr (GnImport) import = look (nemestats);

  g_assert_cmpuint (run (import, landing), ==, 2);
  all = figures ();
  has_line (all, "Forest 1546430400 0  : Ann 31 1!; Ben \"B\" Oak 30 2;");
  has_line (all, "Forest 1546516800 0  : Ben  2; Ann  1!;");
}

/* ---- As others write it -------------------------------------------------------------------------------------- */

/* Texts for numbers, times of another zone, no day at all, scores beyond all numbers */
static void
test_kinds (void)
{
  static const char json[] =
    "{\"players\":[{\"id\":1,\"name\":\"Ann\"},{\"id\":2,\"name\":\"Ben\"}],"
    "\"games\":[{\"id\":1,\"name\":\"Farms\"}],\"locations\":[{\"name\":\"Nowhere\"}],\"plays\":["
    "{\"gameRefId\":1,\"playDate\":\"2020-05-01T19:30:00+02:00\",\"playerScores\":["
    SCORE ("1", "40", "\"1\"") "," SCORE ("2", "41", "\"false\"") "]},"
    "{\"gameRefId\":1,\"playDate\":\"2020-05-02T19:30:00Z\",\"playerScores\":["
    SCORE ("1", "1234567.5", "\"true\"") "," SCORE ("2", "\"-99999999999999999999\"", "0") "]},"
    "{\"gameRefId\":1,\"playerScores\":[" SCORE ("1", "40", "1") "," SCORE ("2", "41", "0") "]}]}";
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *all = NULL;

  home_empty ();
  g_autoptr (GnImport) import = look (json);

  g_assert_cmpuint (import->n_new, ==, 2);
  g_assert_cmpuint (import->n_not, ==, 1);
  g_assert_cmpuint (run (import, landing), ==, 2);
  all = figures ();
  has_line (all, "Farms 1588354200 0 lowest  : Ann 40 1!; Ben 41 2;");
  has_line (all, "Farms 1588447800 0  : Ann  1!; Ben  2;");

  g_autoptr (GPtrArray) plays = gn_plays_collect (NULL);

  g_assert_nonnull (strstr (((GnPlay *) plays->pdata[1])->note, "Ann: 1234567.5"));
  g_assert_nonnull (strstr (((GnPlay *) plays->pdata[1])->note, "Ben: -99999999999999999999"));
}

/* Tables of two programs, each of which counts its plays from one; and one without numbers */
static void
test_tables (void)
{
  static const char one[] = "\xef\xbb\xbfid;date;game;player;score;win\r\n1;2021-01-01;Farms;Ann;3;1\r\n"
                            "1;2021-01-01;Farms;\"Ben; \"\"B\"\"\";2;0\r\n";
  static const char two[] = "id\tdate\tgame\tplayer\tscore\twin\n1\t2021-02-01\tGolf\tAnn\t3\t1\n"
                            "1\t2021-02-01\tGolf\tBen\t2\t0\n";
  static const char three[] = "date,game,player,score,win\n2021-03-01,Farms,Ann,3,1\n2021-03-01,Farms,Ben,2,0\n"
                              "2021-03-01,Farms,Ann,5,1\n2021-03-01,Farms,Ben,4,0\n";
  const char *const tables[] = { one, two, three };
  const guint due[] = { 1, 1, 2 };
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *all = NULL;

  home_empty ();
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GnImport) import = look (tables[i]);

      g_assert_cmpuint (import->n_new, ==, due[i]);
      g_assert_cmpuint (run (import, landing), ==, due[i]);
    }
  all = figures ();
  has_line (all, ": Ann 3 1!; Ben; \"B\" 2 2;");
  has_line (all, "Golf 1612180800 0  : Ann 3 1!; Ben 2 2;");
  has_line (all, "Farms 1614600000 0  : Ann 5 1!; Ben 4 2;");
}

/* The day of each play, of a table with these dates in it; @given: what is asked for */
static char *
days_of (const char *const *dates,
         GnPlayDates        given,
         GnPlayDates       *open)
{
  g_autoptr (GString) table = g_string_new ("date,game,player\n"), days = g_string_new (NULL);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) plays = NULL;

  for (guint i = 0; dates[i]; i++)
    g_string_append_printf (table, "%s,Farms %u,Ann\n", dates[i], i);
  file = file_of (table->str, -1);
  *open = given;
  plays = gn_plays_read (file, open, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (play->started);
      g_autofree char *text = g_date_time_format (when, "%Y-%m-%d %H:%M");

      g_string_append_printf (days, "%s%s", i ? "|" : "", play->started ? text : "-");
    }
  return g_string_free (g_steal_pointer (&days), FALSE);
}

static void
test_dates (void)
{
  static const struct { const char *dates[4]; GnPlayDates given, open; const char *days; } cases[] = {
    { { "27.08.2017", "3.4.2017 19:30" }, 0, 0, "2017-08-27 12:00|2017-04-03 19:30" },
    { { "27/08/2017", "03/04/2017" }, 0, 0, "2017-08-27 12:00|2017-04-03 12:00" },
    { { "03/04/2017", "8/27/2017 7:05:09" }, 0, 0, "2017-03-04 12:00|2017-08-27 07:05" },
    { { "03-04-17", "27-08-17" }, 0, 0, "2017-04-03 12:00|2017-08-27 12:00" },
    /* nobody can tell: what is asked for, and in a test the language of C, which writes the month first */
    { { "03/04/2017" }, 0, GN_DATES_MONTH_FIRST, "2017-03-04 12:00" },
    { { "03/04/2017" }, GN_DATES_DAY_FIRST, GN_DATES_DAY_FIRST, "2017-04-03 12:00" },
    /* the file knows better */
    { { "03/04/2017", "27/08/2017" }, GN_DATES_MONTH_FIRST, 0, "2017-04-03 12:00|2017-08-27 12:00" },
    { { "2017-04-03", "3/4/2017", "32/13/2017" }, 0, 0, "2017-04-03 12:00|2017-04-03 12:00|-" },
    { { "3/4", "3/4/5/6", "03.04/2017" }, 0, 0, "-|-|-" },
    /* a column of both kinds, a day that no month has, and a year that has not come yet */
    { { "27/08/2017", "8/28/2017", "31.02.2017", "1.2.99" }, 0, 0,
      "2017-08-27 12:00|2017-08-28 12:00|-|1999-02-01 12:00" },
    { { "\"27.08.2017, 19:30\"", "8.3.2017T07:05", "28.08.2017 3:04 PM", "28.08.2017 12:04:09 a.m." }, 0, 0,
      "2017-08-27 19:30|2017-03-08 07:05|2017-08-28 15:04|2017-08-28 00:04" },
    { { "2017/08/27", "2017.8.27 19:30", "2017-08-27 25:00", "" }, 0, 0,
      "2017-08-27 12:00|2017-08-27 19:30|2017-08-27 12:00|-" },
  };

  home_empty ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GnPlayDates open;
      g_autofree char *days = days_of (cases[i].dates, cases[i].given, &open);

      g_assert_cmpstr (days, ==, cases[i].days);
      g_assert_cmpint (open, ==, cases[i].open);
    }
}

/* ---- Teams and points of those who play together ------------------------------------------------------------- */

static void
test_teams (void)
{
#define MEMBER(player, team, score, winner) "{\"playerRefId\":" player ",\"team\":\"" team "\",\"score\":\"" score \
  "\",\"winner\":" winner ",\"role\":\"" "\"}"
#define FOUR(one, two, three, four) one "," two "," three "," four
  static const char json[] =
    "{\"players\":[{\"id\":1,\"name\":\"Ann\"},{\"id\":2,\"name\":\"Ben\"},{\"id\":3,\"name\":\"Caro\"},"
    "{\"id\":4,\"name\":\"Dora\"},{\"id\":5,\"name\":\"Emil\"}],"
    "\"games\":[{\"id\":1,\"name\":\"Cards\"," HIGH "},{\"id\":2,\"name\":\"Plague\",\"cooperative\":true}],"
    "\"plays\":["
    /* two and two, both of the first team before those of the second */
    PLAY ("00000000-0000-4000-8000-000000000011", "1", "", FOUR (MEMBER ("1", "Red", "40", "true"),
          MEMBER ("2", "Red", "40", "true"), MEMBER ("3", "Blue", "30", "false"), MEMBER ("4", "Blue", "", "false"))) ","
    /* three against two, the smaller team first; the winners have fewer points */
    PLAY ("00000000-0000-4000-8000-000000000012", "1", "", FOUR (MEMBER ("1", "1", "5", "true"),
          MEMBER ("2", "2", "7", "false"), MEMBER ("3", "2", "7", "false"), MEMBER ("4", "1", "5", "true"))
          "," MEMBER ("5", "2", "7", "false")) ","
    /* without points */
    PLAY ("00000000-0000-4000-8000-000000000013", "1", "", FOUR (MEMBER ("1", "1", "", "false"),
          MEMBER ("2", "2", "", "true"), MEMBER ("3", "1", "", "false"), MEMBER ("4", "2", "", "true"))) ","
    /* one against three: not on a sheet */
    PLAY ("00000000-0000-4000-8000-000000000014", "1", "", FOUR (MEMBER ("1", "Giant", "9", "true"),
          MEMBER ("2", "Others", "4", "false"), MEMBER ("3", "Others", "4", "false"), MEMBER ("4", "Others", "4", "false"))) ","
    /* members who differ are no team */
    PLAY ("00000000-0000-4000-8000-000000000015", "1", "", FOUR (MEMBER ("1", "x", "9", "true"),
          MEMBER ("2", "y", "4", "false"), MEMBER ("3", "x", "8", "false"), MEMBER ("4", "y", "3", "false"))) ","
    /* together, with points */
    PLAY ("00000000-0000-4000-8000-000000000016", "2", "", SCORE ("1", "\"12\"", "true") ","
          "{\"playerRefId\":2,\"score\":\"8\",\"winner\":true,\"role\":\"Medic\"}") "]}";
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *all = NULL, *back = NULL, *again = NULL;
  g_autoptr (GPtrArray) plays = NULL;

  home_empty ();
  g_autoptr (GnImport) import = look (json);
  run (import, landing);
  all = figures ();
  g_test_message ("%s", all);
  has_line (all, ": Ann 40 1!; Caro 30 2; Ben 40 1!; Dora 30 2;");
  has_line (all, ": Ben 7 0; Ann 5 0!; Caro 7 0; Dora 5 0!; Emil 7 0;");
  has_line (all, ": Ann  2; Ben  1!; Caro  2; Dora  1!;");
  has_line (all, ": Ann 9 1!; Ben 4 2; Caro 4 2; Dora 4 2;");
  has_line (all, ": Ann 9 1!; Ben 4 3; Caro 8 2; Dora 3 4;");
  has_line (all, "together  : Ann 12 0!; Ben 8 0!;");

  plays = gn_plays_collect (NULL);
  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];
      const char *team = ((const GnPlayer *) play->players->pdata[1])->team;

      if (strstr (play->uuid, "0011"))
        g_assert_nonnull (strstr (play->note, "Team Red: Ann, Ben\nTeam Blue: Caro, Dora"));
      else if (strstr (play->uuid, "0012"))
        g_assert_null (strstr (play->note, "Team"));
      else if (strstr (play->uuid, "0014"))
        g_assert_nonnull (strstr (play->note, "Team Giant: Ann\nTeam Others: Ben, Caro, Dora"));
      else if (strstr (play->uuid, "0015"))
        g_assert_nonnull (strstr (play->note, "Team y: Ben, Dora"));
      else if (strstr (play->uuid, "0016"))
        g_assert_cmpstr (play->note, ==, "Ben: Medic");
      else
        g_assert_cmpstr (play->note, ==, "");
      g_assert_cmpstr (team, ==, strstr (play->uuid, "0011") || strstr (play->uuid, "0012")
                                 || strstr (play->uuid, "0013") ? "B" : "");
    }

  /* Teams go out, and come in again. */
  back = gn_plays_to_text (plays, GN_PLAY_BGSTATS);
  home_empty ();
  g_autoptr (GnImport) import_back = look (back);
  g_assert_cmpuint (run (import_back, landing), ==, 6);
  again = figures ();
  g_assert_cmpstr (again, ==, all);
}

/* ---- Out and in again --------------------------------------------------------------------------------------- */

static void
test_round_trip (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();

  home_empty ();
  g_autoptr (GnImport) one = look (bgstats), two = look (nemestats);
  run (one, landing);
  run (two, landing);

  g_autofree char *before = figures ();
  g_autoptr (GPtrArray) plays = gn_plays_collect (NULL);

  g_assert_cmpuint (plays->len, ==, 9);
  for (guint form = 0; form < GN_PLAY_N; form++)
    {
      g_autofree char *text = gn_plays_to_text (plays, form);
      g_autofree char *after = NULL;
      g_autoptr (GPtrArray) again = NULL;

      home_empty ();

      g_autoptr (GnImport) import = look (text);

      g_assert_cmpuint (import->n_new, ==, 9);
      g_assert_cmpuint (run (import, landing), ==, 9);
      after = figures ();
      g_assert_cmpstr (after, ==, before);

      /* They are the same matches, too. */
      again = gn_plays_collect (NULL);
      for (guint i = 0; i < again->len; i++)
        g_assert_cmpstr (((GnPlay *) again->pdata[i])->uuid, ==, ((GnPlay *) plays->pdata[i])->uuid);
    }
}

/* ---- What is broken ----------------------------------------------------------------------------------------- */

static void
refused (const char *text,
         gssize      length)
{
  g_autoptr (GFile) file = file_of (text, length);
  g_autoptr (GError) error = NULL;
  GnPlayDates dates = GN_DATES_TOLD;
  g_autoptr (GPtrArray) plays = gn_plays_read (file, &dates, &error);

  g_assert_null (plays);
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
test_hostile (void)
{
  static const char *const cases[] = {
    "", " ", "{", "[]", "{}", "{\"plays\":7}", "{\"plays\":[", "<", "<a>", "<plays>", "<plays></plays>",
    "<plays><play><comments>a<comments>b", "a", "a,b\n1,2\n",
    "date,game\n2020-01-01,X\n", "date,game,player\n2020-01-01,\"X", "\xff\xfe", "{\"game\":{},\"x\":99999999999999999999}",
  };
  g_autoptr (GString) deep = g_string_new ("{\"plays\":"), tags = g_string_new ("");
  g_autoptr (GString) wide = g_string_new ("date,game,player"), cells = g_string_new ("date,game,player\n");

  home_empty ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    refused (cases[i], -1);
  for (guint i = 0; i < 300000; i++)
    {
      g_string_append_c (deep, '[');
      g_string_append (tags, "<play>");
    }
  for (guint i = 0; i < 20000; i++)
    g_string_append (wide, ",a");
  g_string_append_c (wide, '\n');
  refused (wide->str, (gssize) wide->len);
  for (guint i = 0; i < 90 && !g_getenv ("GNOMON_QUICK"); i++)
    {
      for (guint k = 0; k < 100000; k++)
        g_string_append_c (cells, ',');
      g_string_append_c (cells, '\n');
    }
  if (!g_getenv ("GNOMON_QUICK"))
    refused (cells->str, (gssize) cells->len);
  refused (deep->str, (gssize) deep->len);
  refused (tags->str, (gssize) tags->len);
}

static void
test_mutations (void)
{
  static const char *const texts[] = { bgstats, xml, nemestats };
  const guint rounds = g_getenv ("GNOMON_QUICK") ? 30 : 150;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < rounds; i++)
    {
      const char *text = texts[i % G_N_ELEMENTS (texts)];
      const gsize length = strlen (text);
      g_autofree char *other = g_strdup (text);
      const guint n = (guint) g_rand_int_range (rand, 1, 4);
      g_autoptr (GnLanding) landing = gn_landing_new ();

      home_empty ();
      for (guint k = 0; k < n; k++)
        other[g_rand_int_range (rand, 0, (gint32) length)] = "0123456789\"',<>{}[]:-\n x\xff"[g_rand_int_range (rand, 0, 24)];

      g_autoptr (GFile) file = file_of (other, (gssize) length);
      g_autoptr (GError) error = NULL;
      GnPlayDates dates = GN_DATES_TOLD;
      GPtrArray *plays = gn_plays_read (file, &dates, &error);

      g_assert_true ((plays != NULL) != (error != NULL));
      if (plays)
        {
          g_autoptr (GnImport) import = gn_import_new (plays);
          g_autoptr (GPtrArray) names = NULL;

          run (import, landing);
          names = gn_library_names (NULL);
          for (guint k = 0; k < names->len; k++)
            {
              g_autofree char *name = g_strconcat ("records/", names->pdata[k], NULL);
              g_autoptr (GFile) record = home_path (name);
              g_autoptr (GnMatchTable) table = gn_match_table_open (record, FALSE, NULL, &error);

              g_assert_no_error (error);
            }
          g_assert_true (gn_landing_undo (landing, NULL));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/exchange/plays/bgstats", test_bgstats);
  g_test_add_func ("/exchange/plays/bgg", test_bgg);
  g_test_add_func ("/exchange/plays/nemestats", test_nemestats);
  g_test_add_func ("/exchange/plays/kinds", test_kinds);
  g_test_add_func ("/exchange/plays/tables", test_tables);
  g_test_add_func ("/exchange/plays/dates", test_dates);
  g_test_add_func ("/exchange/plays/teams", test_teams);
  g_test_add_func ("/exchange/plays/round-trip", test_round_trip);
  g_test_add_func ("/exchange/plays/hostile", test_hostile);
  g_test_add_func ("/exchange/plays/mutations", test_mutations);
  return g_test_run ();
}
