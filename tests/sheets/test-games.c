/* test-games.c: the scoresheet of every game, of matches played at random to their end and broken off on the way
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "games/games.h"
#include "sheets/pieces.h"
#include "sheets/sheet.h"
#include "core/words/text.h"
#include "played.h"

#define LONGEST 6000

static const char *const people[] = { "Ann", "Bo", "Cem", "Dora", "Ede", "Finn" };

static GnMatchTable *
play (const GnGame *game,
      guint         n_seats,
      guint         seed,
      guint         steps)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, n_seats, NULL, &error);

  g_assert_no_error (error);
  for (guint f = 0; game->families && game->families[f].id; f++)
    match->dealer[f] = GN_DEALER_APP;
  return played (match, people, seed, seed, steps);
}

static guint
winners_of (JsonArray *parties)
{
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (parties); i++)
    n += json_object_get_boolean_member (json_array_get_object_element (parties, i), "winner");
  return n;
}

/* Every form can be written, and they agree on who won. */
static void
check_forms (GnMatchTable *table)
{
  static const char *const endings[] = { "pdf", "svg", "png", "csv", "json", "txt", "bgsplay" };
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, gn_match_table_is_over (table) ? GN_EVERYTHING : GN_PUBLIC);
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (JsonNode) json = parsed (gn_sheet_to_json (sheet)), play_json = parsed (gn_sheet_to_bgstats (sheet));
  JsonObject *root = json_node_get_object (json);
  guint winners = winners_of (json_object_get_array_member (root, "parties"));
  g_autofree char *dir = g_dir_make_tmp ("sheets-XXXXXX", NULL);
  guint expected[] = {
    [GN_OUTCOME_UNFINISHED] = 0, [GN_OUTCOME_RANKED] = 1, [GN_OUTCOME_SHARED] = 2,
      [GN_OUTCOME_ALL_WON] = match->n_seats,
    [GN_OUTCOME_ALL_LOST] = 0,
  };

  g_assert_cmpstr (json_object_get_string_member (root, "outcome"), ==,
                   gn_scoresheet_outcome_id (sheet->score->outcome));
  if (sheet->score->outcome == GN_OUTCOME_SHARED)
    g_assert_cmpuint (winners, >=, 2);
  else if (sheet->score->outcome == GN_OUTCOME_WON)
    g_assert_true (winners >= 1 && winners < match->n_seats);   /* one of them, or a side */
  else
    g_assert_cmpuint (winners, ==, expected[sheet->score->outcome]);
  g_assert_cmpuint (winners_of (json_object_get_array_member (json_node_get_object (play_json), "players")), ==,
                    winners);
  g_assert_true (*sheet->verdict != '\0');

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/a.%s", dir, endings[i]);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      g_assert_true (gn_sheet_write (sheet, file, GN_PAPER_A4, &error));
      g_assert_no_error (error);
      g_unlink (path);
    }
  g_rmdir (dir);
}

static void
test_game (gconstpointer data)
{
  const GnGame *game = data;

  for (guint n = game->min_seats; n <= MIN (game->max_seats, 5); n++)
    {
      g_autoptr (GnMatchTable) whole = play (game, n, n, LONGEST);
      g_autoptr (GnMatchTable) part = play (game, n, n + 40, 25);

      check_forms (whole);
      check_forms (part);
    }
}

/* What a figure is called is found by its id. */
static const GnSheetFigure *
figure_of (const GnSheet *sheet,
           const char    *id)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);

  for (guint i = 0; i < sheet->score->n_figures; i++)
    if (g_strcmp0 (gn_say_code (match, &sheet->score->figure[i].label), id) == 0)
      return &sheet->score->figure[i];
  g_error ("no figure %s", id);
}

/* Section 10 of The Wizard Always Wins: everybody's character by round; nobody twice the same in one. */
static void
test_characters (void)
{
  g_autoptr (GnMatchTable) table = play (gn_games_find ("wizard"), 4, 9, LONGEST);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  const guint rounds = sheet->rounds.n_rounds;

  g_assert_true (gn_match_table_is_over (table));
  g_assert_cmpint (figure_of (sheet, "figure-rounds")->value, ==, rounds);
  for (guint r = 0; r < rounds; r++)
    for (guint seat = 0; seat < 4; seat++)
      {
        const char *name = sheet->rounds.cell[r * 4 + seat];

        /* Only in the last round may somebody have had no turn. */
        if (!*name)
          g_assert_cmpuint (r, ==, rounds - 1);
        for (guint other = 0; *name && other < seat; other++)
          g_assert_cmpstr (name, !=, sheet->rounds.cell[r * 4 + other]);
      }
}

/* Section 10: the winning draw was made with an own gem in the bag; the luck of the winner holds its chance. */
static void
test_winning_draw (void)
{
  for (guint seed = 1; seed < 12; seed++)
    {
      g_autoptr (GnMatchTable) table = play (gn_games_find ("wizard"), 3, seed, LONGEST);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      const GnSheetFigure *chance = figure_of (sheet, "figure-chance");
      guint winner = 0;

      g_assert_cmpint (figure_of (sheet, "figure-own")->value, >=, 1);
      g_assert_cmpint (chance->value, >, 0);
      g_assert_cmpint (chance->value, <=, chance->of);
      while (!sheet->score->rank[winner])
        winner++;
      for (guint r = 0; r < sheet->score->n_rows; r++)
        if (sheet->score->row[r].unit == GN_UNIT_CHANCE)
          g_assert_cmpfloat (sheet->score->row[r].cell[winner].value + 1.0, >=,
                             1e6 * (double) chance->value / (double) chance->of);
    }
}

/* Section 10 of Gnome Invasion: rooms by player add up to the team's, and the milestones tell every letter. */
/* The points of every party stand there by turn, in print and as data, and come to its total. */
static void
test_turns (void)
{
  g_autoptr (GnMatchTable) table = play (gn_games_find ("rise"), 3, 7, LONGEST);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  const GnScoresheet *score = sheet->score;
  g_autoptr (JsonNode) root = parsed (gn_sheet_to_json (sheet));
  g_autofree char *csv = gn_sheet_to_csv (sheet);
  JsonArray *rows = json_object_get_array_member (json_node_get_object (root), "rows");

  g_assert_true (gn_match_table_is_over (table));
  g_assert_true (gn_sheet_has_turns (sheet));
  g_assert_cmpuint (score->n_parties, ==, 4);
  g_assert_nonnull (strstr (csv, ", turn 5"));
  for (guint p = 0; p < score->n_parties; p++)
    {
      gint32 sum = 0;
      gint64 written = 0;

      for (guint r = 0; r < score->n_rows; r++)
        {
          JsonObject *row = json_array_get_object_element (rows, r);

          for (guint t = 0; t < score->n_turns; t++)
            {
              if (score->row[r].turn[p][t] != GN_NONE)
                sum += score->row[r].turn[p][t];
              if (json_object_has_member (row, "turns"))
                {
                  JsonArray *turns = json_array_get_array_element (json_object_get_array_member (row, "turns"), p);

                  written += json_array_get_null_element (turns, t) ? 0 : json_array_get_int_element (turns, t);
                }
            }
        }
      g_assert_cmpint (sum, ==, score->total[p]);
      g_assert_cmpint (written, ==, score->total[p]);
    }
}

static void
test_team (void)
{
  for (guint seed = 1; seed < 12; seed++)
    {
      g_autoptr (GnMatchTable) table = play (gn_games_find ("invasion"), 3, seed, LONGEST);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      const GnSheetFigure *rooms = figure_of (sheet, "figure-rooms"), *letters = figure_of (sheet, "figure-letters");
      gint64 sum = 0;
      gboolean won = sheet->score->outcome == GN_OUTCOME_ALL_WON;

      g_assert_true (gn_match_table_is_over (table));
      for (guint p = 0; p < 3; p++)
        {
          sum += sheet->score->total[p];
          g_assert_cmpuint (sheet->score->rank[p], ==, won);
        }
      g_assert_cmpint (sum, ==, rooms->value);
      g_assert_cmpint (rooms->of, ==, 9);
      g_assert_cmpint (letters->of, ==, 6);
      g_assert_true (won ? rooms->value >= 9 : letters->value == 6);
      g_assert_cmpuint (sheet->milestones->len, >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gn_pieces_init ();
  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/games/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i], test_game);
    }
  g_test_add_func ("/games/wizard/characters", test_characters);
  g_test_add_func ("/games/wizard/winning-draw", test_winning_draw);
  g_test_add_func ("/games/invasion/team", test_team);
  g_test_add_func ("/games/rise/turns", test_turns);
  return g_test_run ();
}
