/* test-leagues.c: files of leagues: written, read again, broken, with people who are renamed or forgotten
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"
#include "core/library/erase.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "games/games.h"
#include "toy.h"

#include <glib/gstdio.h>
#include <string.h>

static GFile *
file_of (const char *id)
{
  g_autoptr (GFile) dir = gn_library_dir ("leagues", NULL);
  g_autofree char *name = g_strconcat (id, ".json", NULL);

  return g_file_get_child (dir, name);
}

static void
write_league (const char *id,
              const char *text)
{
  g_autoptr (GFile) file = file_of (id);

  toy_write (file, text, -1);
}

static char *
read_league (const char *id)
{
  g_autoptr (GFile) file = file_of (id);

  return toy_read (file, NULL);
}

static void
no_leagues (void)
{
  g_autoptr (GFile) dir = gn_library_dir ("leagues", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (dir), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)))
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (dir), name, NULL);

      g_unlink (path);
    }
}

static guint32
day_of (GDateYear  year,
        GDateMonth month,
        GDateDay   day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, day, month, year);
  return g_date_get_julian (&date);
}

/* ---- Points --------------------------------------------------------------------------------------------------- */

static void
test_points (void)
{
  static const char *const not_any[] = { "", "x", "5 x", "3 5", "5,-1", "1001", "00005", "000005", "5 5 6",
                                         "1 1 1 1 1 1 1 1 1 1 1 1 1", " , " };
  const GnPlacePoints usual = GN_PLACE_POINTS;
  GnPlacePoints points;
  g_autofree char *text = gn_place_points_text (&usual);

  g_assert_cmpstr (text, ==, "5, 3, 2, 1");
  g_assert_cmpuint (gn_place_points (&usual, 0), ==, 0);
  g_assert_cmpuint (gn_place_points (&usual, 1), ==, 5);
  g_assert_cmpuint (gn_place_points (&usual, 3), ==, 2);
  g_assert_cmpuint (gn_place_points (&usual, 4), ==, 1);
  g_assert_cmpuint (gn_place_points (&usual, 12), ==, 1);
  g_assert_true (gn_place_points_parse ("10 6,3; 3/\t0", &points));
  g_assert_cmpuint (points.n, ==, 5);
  g_assert_cmpuint (gn_place_points (&points, 2), ==, 6);
  g_assert_cmpuint (gn_place_points (&points, 9), ==, 0);
  g_assert_true (gn_place_points_parse ("۱۰ ۶ ۳ ۳ ۰", &points));
  g_assert_cmpuint (points.n, ==, 5);
  g_assert_cmpuint (gn_place_points (&points, 1), ==, 10);
  for (guint i = 0; i < G_N_ELEMENTS (not_any); i++)
    g_assert_false (gn_place_points_parse (not_any[i], &points));
  g_assert_cmpuint (points.n, ==, 5);
}

/* ---- Files ---------------------------------------------------------------------------------------------------- */

static GnLeague *
winter (void)
{
  GnLeague *league = gn_league_new ();
  const guint32 evening = day_of (2025, 12, 24);

  league->name = g_strdup ("Winter “<b>”");
  league->kind = GN_LEAGUE_ROUND_ROBIN;
  league->from = day_of (2025, 11, 1);
  league->to = day_of (2026, 2, 28);
  league->best = 3;
  league->meetings = 2;
  g_array_append_val (league->evenings, evening);
  gn_league_add_game (league, "zavandor", "");
  gn_league_add_game (league, "pad", "Skat");
  g_ptr_array_add (league->people, g_strdup ("Ann"));
  g_ptr_array_add (league->people, g_strdup ("Ben"));
  g_assert_true (gn_place_points_parse ("7 0", &league->points));
  league->playoffs = gn_playoffs_new ();
  league->playoffs->since = 1700000000;
  league->playoffs->third = TRUE;
  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (league->playoffs->people, g_strdup (((const char *[]) { "Cy", "Ann", "Ben", "Dora", "Emil" })[i]));
  gn_playoffs_set_mark (league->playoffs, 0, 1, 4, 1700000001);
  gn_playoffs_set_mark (league->playoffs, 2, GN_PLAYOFFS_THIRD, 0, 1700000002);
  return league;
}

static void
assert_winter (const GnLeague *league)
{
  const GnPlayoffs *playoffs = league->playoffs;

  g_assert_null (league->trouble);
  g_assert_cmpstr (league->name, ==, "Winter “<b>”");
  g_assert_cmpint (league->kind, ==, GN_LEAGUE_ROUND_ROBIN);
  g_assert_cmpuint (league->from, ==, day_of (2025, 11, 1));
  g_assert_cmpuint (league->to, ==, day_of (2026, 2, 28));
  g_assert_cmpuint (league->best, ==, 3);
  g_assert_cmpuint (league->meetings, ==, 2);
  g_assert_cmpuint (league->evenings->len, ==, 1);
  g_assert_true (gn_league_has_evening (league, day_of (2025, 12, 24)));
  g_assert_false (gn_league_has_evening (league, day_of (2025, 12, 25)));
  g_assert_true (gn_league_has_game (league, "pad", "Skat"));
  g_assert_false (gn_league_has_game (league, "pad", "Go"));
  g_assert_true (gn_league_has_person (league, "Ben"));
  g_assert_false (gn_league_has_person (league, "Cy"));
  g_assert_cmpuint (league->points.n, ==, 2);
  g_assert_cmpint (playoffs->since, ==, 1700000000);
  g_assert_true (playoffs->third);
  g_assert_cmpuint (playoffs->people->len, ==, 5);
  g_assert_cmpstr (playoffs->people->pdata[1], ==, "Ann");
  g_assert_cmpuint (playoffs->marks->len, ==, 2);
  g_assert_cmpuint (gn_playoffs_mark (playoffs, 0, 1)->winner, ==, 4);
  g_assert_cmpint (gn_playoffs_mark (playoffs, 2, GN_PLAYOFFS_THIRD)->at, ==, 1700000002);
  g_assert_null (gn_playoffs_mark (playoffs, 2, 0));
}

static void
test_files (void)
{
  g_autoptr (GnLeague) league = winter (), again = NULL, none = NULL, unnamed = gn_league_new ();
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GError) error = NULL;

  no_leagues ();
  g_assert_true (gn_league_save (league, &error));
  g_assert_no_error (error);
  again = gn_league_load (league->id);
  assert_winter (again);

  /* What a newer Gnomon wrote stays when it is saved again, and what is taken away is gone. */
  g_autofree char *text = read_league (league->id);
  g_autoptr (GString) more = g_string_new (text);

  g_assert_cmpuint (g_string_replace (more, "{\"gnomon\"", "{\"later\":[1],\"gnomon\"", 1), ==, 1);
  g_assert_cmpuint (g_string_replace (more, "\"since\"", "\"tables\":3,\"since\"", 1), ==, 1);
  write_league (league->id, more->str);
  league->from = 0;
  g_ptr_array_set_size (league->games, 0);
  g_assert_true (gn_league_save (league, &error));

  g_autofree char *kept = read_league (league->id);

  g_assert_nonnull (strstr (kept, "\"later\":[1]"));
  g_assert_null (strstr (kept, "\"from\""));
  g_assert_nonnull (strstr (kept, "\"games\":[]"));
  g_assert_nonnull (strstr (kept, "\"tables\":3"));

  /* Deleted, and as it was. */
  before = gn_league_bytes (league->id);
  g_assert_true (gn_league_restore (league->id, NULL, &error));
  none = gn_league_load (league->id);
  g_assert_null (none);
  g_assert_true (gn_league_restore (league->id, NULL, &error));
  g_assert_true (gn_league_restore (league->id, before, &error));

  g_autofree char *restored = read_league (league->id);

  g_assert_cmpstr (restored, ==, kept);
  all = gn_leagues_load ();
  g_assert_cmpuint (all->len, ==, 1);

  /* Nothing is written that could not be read. */
  unnamed->name = g_strdup ("");
  g_assert_false (gn_league_save (unnamed, &error));
  g_assert_nonnull (error);
  g_assert_null (unnamed->id);
}

#define HEAD "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[5]"

#define PLAYOFFS HEAD ",\"playoffs\":{\"people\":["
#define SEVENTEEN "\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\",\"10\",\"11\",\"12\",\"13\",\"14\",\"15\",\"16\",\"17\""

/* No file is taken for a league that is none, each says why, and stays as it is. */
static void
test_broken (void)
{
  static const char *const texts[] = {
    "", "{}", "[]", "{\"gnomon\":\"names\",\"version\":1,\"people\":[]}", "\xff\xfe",
    "{\"gnomon\":\"league\",\"version\":2,\"name\":\"X\",\"kind\":\"open\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"\",\"kind\":\"open\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"a\\u202eb\",\"kind\":\"open\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"swiss\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"playoffs\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\"}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[1,2]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[-1]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[5,\"3\"]}",
    "{\"gnomon\":\"league\",\"version\":0,\"name\":\"X\",\"kind\":\"open\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"kind\":\"open\",\"points\":[5]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[1001]}",
    "{\"gnomon\":\"league\",\"version\":1,\"name\":\"X\",\"kind\":\"open\",\"points\":[1,1,1,1,1,1,1,1,1,1,1,1,1]}",
    HEAD ",\"from\":\"2026-1-011\"}", HEAD ",\"to\":\"2026-01-01x\"}", HEAD ",\"evenings\":[\"2026-13-01\"]}",
    HEAD ",\"games\":[{\"game\":\"\"}]}", HEAD ",\"games\":[{\"game\":\"a\\u202eb\"}]}",
    HEAD ",\"games\":[{\"game\":\"pad\",\"title\":\"a\\u202eb\"}]}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":99,\"pairing\":1,\"winner\":1}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":1,\"pairing\":0,\"winner\":1}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":1,\"pairing\":1,\"winner\":-1}]}}",
    HEAD ",\"from\":\"2026-02-30\"}", HEAD ",\"to\":\"tomorrow\"}", HEAD ",\"evenings\":[20260101]}",
    HEAD ",\"people\":[7]}", HEAD ",\"people\":[\" Ann\"]}", HEAD ",\"games\":[\"zavandor\"]}",
    HEAD ",\"games\":[{\"title\":\"Skat\"}]}",
    HEAD ",\"playoffs\":[]}", HEAD ",\"playoffs\":{}}", PLAYOFFS "\"Ann\"]}}", PLAYOFFS "\"Ann\",7]}}",
    PLAYOFFS "\"Ann\",\" Ben\"]}}", PLAYOFFS SEVENTEEN "]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[7]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":1,\"pairing\":1,\"winner\":3}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":1,\"pairing\":2,\"winner\":1}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":2,\"pairing\":1}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":0,\"pairing\":1}]}}",
    PLAYOFFS "\"Ann\",\"Ben\"],\"marks\":[{\"round\":1,\"pairing\":1,\"at\":-1}]}}",
    HEAD, HEAD "}}", HEAD ",\"points\":[5]}",
  };
  g_autoptr (GnLeague) sound = NULL, outside = NULL, hidden = NULL, open_one = NULL, gap = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GString) many = g_string_new (HEAD ",\"people\":[\"0\""), games = g_string_new (HEAD ",\"games\":[{}");
  g_autoptr (GString) large = g_string_new (HEAD ",\"x\":\""), days = g_string_new (HEAD ",\"evenings\":[\"2026-01-01\"");

  for (guint i = 1; i <= GN_LEAGUE_MAX_PEOPLE; i++)
    g_string_append_printf (many, ",\"%u\"", i);
  g_string_append (many, "]}");
  for (guint i = 1; i <= GN_LEAGUE_MAX_GAMES; i++)
    g_string_append_printf (games, ",{\"game\":\"g%u\"}", i);
  g_string_replace (games, "{},", "", 1);
  g_string_append (games, ",{\"game\":\"g0\"}]}");
  for (guint i = 0; i < 300 * 1024; i++)
    g_string_append_c (large, 'x');
  g_string_append (large, "\"}");

  for (guint i = 0; i < GN_LEAGUE_MAX_EVENINGS; i++)
    g_string_append (days, ",\"2026-01-01\"");
  g_string_append (days, "]}");

  const char *const larger[] = { many->str, games->str, large->str, days->str };

  for (guint i = 0; i < G_N_ELEMENTS (texts) + G_N_ELEMENTS (larger); i++)
    {
      const char *text = i < G_N_ELEMENTS (texts) ? texts[i] : larger[i - G_N_ELEMENTS (texts)];
      g_autoptr (GPtrArray) found = NULL;

      no_leagues ();
      write_league ("stranger", text);
      found = gn_leagues_load ();
      g_assert_cmpuint (found->len, ==, 1);

      const GnLeague *league = found->pdata[0];
      g_autofree char *plain = league->trouble ? gn_plain_lines (league->trouble, G_MAXUINT) : NULL;

      if (!league->trouble)
        g_error ("taken for a league: %s", text);
      g_assert_cmpstr (league->name, ==, "stranger.json");
      g_assert_nonnull (strstr (league->trouble, "stranger.json"));
      g_assert_cmpstr (league->trouble, ==, plain);

      g_autofree char *after = read_league ("stranger");

      g_assert_cmpstr (after, ==, text);
    }
  no_leagues ();
  /* as an earlier Gnomon wrote it */
  write_league ("sound", HEAD ",\"best\":-5,\"meetings\":99,\"evenings\":[\"2026-02-01\",\"2026-01-01\",\"2026-01-01\"],"
                "\"people\":[\"Ann\",\"Ann\"]}");
  sound = gn_league_load ("sound");
  g_assert_null (sound->trouble);
  g_assert_null (sound->playoffs);
  g_assert_cmpuint (sound->best, ==, 0);
  g_assert_cmpuint (sound->meetings, ==, GN_LEAGUE_MAX_MEETINGS);
  g_assert_cmpuint (g_array_index (sound->evenings, guint32, 0), ==, day_of (2026, 1, 1));
  g_assert_true (gn_league_has_evening (sound, day_of (2026, 2, 1)));
  g_assert_cmpuint (sound->people->len, ==, 1);

  /* Without evenings, people and games each one counts, within the days. */
  write_league ("open", HEAD ",\"from\":\"2026-01-01\",\"to\":\"2026-02-01\",\"people\":[]}");
  open_one = gn_league_load ("open");
  g_assert_true (gn_league_has_person (open_one, "Anybody"));
  g_assert_true (gn_league_has_evening (open_one, day_of (2026, 1, 1)));
  g_assert_true (gn_league_has_evening (open_one, day_of (2026, 2, 1)));
  g_assert_false (gn_league_has_evening (open_one, day_of (2025, 12, 31)));
  g_assert_false (gn_league_has_evening (open_one, day_of (2026, 2, 2)));
  g_assert_true (gn_league_restore ("open", NULL, NULL));

  /* Nothing is saved over what cannot be read, nor where no league can be. */
  write_league ("newer", "{\"gnomon\":\"league\",\"version\":2}");
  g_free (sound->id);
  sound->id = g_strdup ("newer");
  g_assert_false (gn_league_save (sound, NULL));
  g_free (sound->id);
  sound->id = g_strdup ("../x");
  g_assert_false (gn_league_save (sound, NULL));
  g_assert_null (gn_league_bytes ("../x"));
  g_assert_null (gn_league_bytes (""));
  g_assert_null (gn_league_bytes ("\xff"));

  g_autofree char *newer = read_league ("newer");

  g_assert_cmpstr (newer, ==, "{\"gnomon\":\"league\",\"version\":2}");
  g_assert_true (gn_league_restore ("newer", NULL, NULL));

  /* Who was forgotten keeps the place, when others are saved. */
  write_league ("gap", HEAD ",\"people\":[\"\",\"Ann\"],\"evenings\":[\"2026-01-01\",\"2026-02-01\"]}");
  gap = gn_league_load ("gap");
  g_assert_null (gap->trouble);
  g_assert_cmpuint (gap->people->len, ==, 1);
  g_assert_cmpuint (g_array_index (gap->evenings, guint32, 1), ==, day_of (2026, 2, 1));
  g_assert_true (gn_league_save (gap, NULL));
  g_assert_true (gn_league_restore ("gap", NULL, NULL));

  /* Other files are no leagues. */
  g_autoptr (GFile) dir = gn_library_dir ("leagues", NULL);
  g_autoptr (GFile) notes = g_file_get_child (dir, "notes.txt");

  toy_write (notes, "x", -1);

  /* An id is no path, and a text. */
  outside = gn_league_load ("../leagues/sound");
  g_assert_null (outside);
  hidden = gn_league_load (".sound");
  g_assert_null (hidden);
  g_assert_false (gn_league_restore ("../x", NULL, NULL));
  write_league ("\xff", HEAD "}");
  all = gn_leagues_load ();
  g_assert_cmpuint (all->len, ==, 1);
}

/* ---- Who is who ----------------------------------------------------------------------------------------------- */

static void
test_people (void)
{
  g_autoptr (GnLeague) league = winter (), renamed = NULL, hidden = NULL, without = NULL, nobody = NULL, again = NULL;
  g_autoptr (GnErasure) erasure = NULL, last = NULL;
  g_autoptr (GError) error = NULL;

  no_leagues ();
  g_free (league->name);
  league->name = g_strdup ("Ann’s league");
  g_assert_true (gn_league_save (league, &error));
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  renamed = gn_league_load (league->id);
  g_assert_cmpstr (renamed->people->pdata[0], ==, "Anna");
  g_assert_cmpstr (renamed->playoffs->people->pdata[1], ==, "Anna");

  /* What stands for somebody anonymous never gets into the file. */
  g_assert_true (gn_names_hide ("Ben", TRUE, &error));
  hidden = gn_league_load (league->id);
  g_assert_cmpstr (hidden->people->pdata[1], ==, "Anonymous 1");
  g_assert_cmpstr (hidden->playoffs->people->pdata[2], ==, "Anonymous 1");
  g_assert_true (gn_league_save (hidden, &error));

  g_autofree char *text = read_league (league->id);

  g_assert_nonnull (strstr (text, "[\"Anna\",\"Ben\"]"));
  g_assert_nonnull (strstr (text, "[\"Cy\",\"Anna\",\"Ben\",\"Dora\",\"Emil\"]"));

  erasure = gn_erase ("Anna", NULL, NULL, &error);
  g_assert_no_error (error);

  g_autofree char *erased = read_league (league->id);

  g_assert_null (strstr (erased, "Ann"));
  g_assert_nonnull (strstr (erased, "\"name\":\"…’s league\""));
  without = gn_league_load (league->id);
  g_assert_null (without->trouble);
  g_assert_cmpuint (without->people->len, ==, 1);
  /* the place in the playoffs stays */
  g_assert_cmpuint (without->playoffs->people->len, ==, 5);
  g_assert_cmpstr (without->playoffs->people->pdata[1], ==, "");

  /* Of one whose players are all forgotten not everybody is a player. */
  last = gn_erase ("Anonymous 1", NULL, NULL, &error);
  g_assert_no_error (error);
  nobody = gn_league_load (league->id);
  g_assert_nonnull (nobody->trouble);
  g_assert_true (gn_erasure_undo (last, &error));
  g_assert_true (gn_erasure_undo (erasure, &error));
  again = gn_league_load (league->id);
  g_assert_cmpuint (again->people->len, ==, 2);
  g_assert_cmpstr (again->playoffs->people->pdata[1], ==, "Anna");
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/leagues/points", test_points);
  g_test_add_func ("/leagues/files", test_files);
  g_test_add_func ("/leagues/broken", test_broken);
  g_test_add_func ("/leagues/people", test_people);
  return g_test_run ();
}
