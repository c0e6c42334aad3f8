/* person.c: what the index knows of a person
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "person.h"

#include "question.h"
#include "rating.h"

#include <glib/gi18n.h>
#include <math.h>

/* ---- Definitions -------------------------------------------------------------------------------------------- */

static const struct { const char *name, *definition; } figures[GN_N_FIGURES] = {
  [GN_FIGURE_PLAYS] = {
    /* Translators: a figure of a person, and below it what the figure means; likewise for those that follow. */
    N_("Matches"),
    N_("Matches played to their end. Open matches, and those that the table stopped, do not count.") },
  [GN_FIGURE_WINS] = {
    N_("Wins"),
    N_("Matches won. A shared win and the win of a team count for each winner; a tie that the rules do not break "
       "counts for nobody.") },
  [GN_FIGURE_RATE] = {
    N_("Win rate"),
    N_("Wins divided by matches. Games against each other, and games that all win or lose together, are counted "
       "separately.") },
  [GN_FIGURE_PLACES] = {
    N_("Places"),
    N_("How often each place was reached, in matches that end with places. A shared place counts as that place.") },
  [GN_FIGURE_MEAN_PLACE] = {
    N_("Mean place"),
    N_("The sum of all places divided by the number of matches with places.") },
  [GN_FIGURE_BEST] = {
    N_("Best"),
    N_("The highest points in a match, or the lowest if fewer points win. The points of a team count for each "
       "member.") },
  [GN_FIGURE_MEAN] = {
    N_("Mean"),
    N_("The sum of all points divided by the number of matches with points.") },
  [GN_FIGURE_SPREAD] = {
    N_("Spread"),
    N_("The standard deviation of the points, from two matches on. About two thirds of all results are no farther from "
       "the mean than this.") },
  [GN_FIGURE_STREAK] = {
    N_("Current streak"),
    N_("The number of wins in a row up to the last match.") },
  [GN_FIGURE_LONGEST] = {
    N_("Longest streak"),
    N_("The largest number of wins in a row.") },
  [GN_FIGURE_FIRST] = {
    N_("First played"),
    N_("The evening of the first match, even if it was not finished.") },
  [GN_FIGURE_LAST] = {
    N_("Last played"),
    N_("The evening of the last match, even if it was not finished.") },
  [GN_FIGURE_PARTNER] = {
    N_("Partners"),
    N_("The players who were most often on the same side, and how many of these matches that side won.") },
  [GN_FIGURE_HEAD_TO_HEAD] = {
    N_("Head to head"),
    N_("How often one of two players finished above the other; a tie is half for each. Shown from three matches on. "
       "Matches on the same side, and those in which neither has a place, do not count.") },
  [GN_FIGURE_RATING] = {
    N_("Rating"),
    N_("An estimate of strength from the places of all matches of a game (method of Weng and Lin). It starts at 25. "
       "The figure after ± shows how uncertain it is. Shown from five matches on.") },
};

const char *
gn_figure_name (GnFigure figure)
{
  return _(figures[figure].name);
}

const char *
gn_figure_definition (GnFigure figure)
{
  return _(figures[figure].definition);
}

/* ---- Questions ---------------------------------------------------------------------------------------------- */

/* A seat of the person with its match. */
#define MINE " FROM seat AS mine JOIN record ON record.id = mine.record WHERE mine.name = ?1 AND mine.person"
/* … and the seats of other people in it. */
#define OTHERS                                                                                                         \
  " FROM seat AS mine JOIN record ON record.id = mine.record JOIN seat AS other ON other.record = mine.record"         \
  " AND other.seat <> mine.seat AND other.person WHERE mine.name = ?1 AND mine.person"
/* Against each other, and at least one of the two has a place. */
#define RIVALS " AND record.kind = 1 AND (mine.side = 0 OR mine.side <> other.side) AND mine.place + other.place > 0"
#define ABOVE  "(mine.place > 0 AND (other.place = 0 OR mine.place < other.place))"
#define BELOW  "(other.place > 0 AND (mine.place = 0 OR other.place < mine.place))"
/* The game is a game's id, and what was typed if it has no rules. */
#define GAME   "record.game, ifnull (record.title, '')"
#define LATEST " ORDER BY record.started DESC, record.file DESC"

/* ---- People ------------------------------------------------------------------------------------------------- */

static void
clear_summary (gpointer data)
{
  g_free (((GnPersonSummary *) data)->name);
}

/* The color of the last match is in the lowest bits below its time. */
#define PEOPLE                                                                                                         \
  "SELECT mine.name, sum (kind <> 0), min (started), max (started * 16 + colour)"                                      \
  " FROM seat AS mine JOIN record ON record.id = mine.record WHERE mine.person AND trouble IS NULL"

static GnPersonSummary
summary_at (sqlite3_stmt  *statement,
            const GnNames *names)
{
  const gint64 last = sqlite3_column_int64 (statement, 3);
  char *name = gn_row_text (statement, 0);

  G_STATIC_ASSERT (GN_MAX_SEATS <= 16);
  return (GnPersonSummary) { name, gn_named_colour (names, name, last & 15), gn_row_count (statement, 1),
                             sqlite3_column_int64 (statement, 2), last >> 4 };
}

GArray *
gn_history_index_people (GnHistoryIndex *self)
{
  GArray *people = g_array_new (FALSE, TRUE, sizeof (GnPersonSummary));
  g_autoptr (GnNames) names = gn_names_get ();
  sqlite3_stmt *statement = gn_question_new (self, PEOPLE " GROUP BY mine.name ORDER BY max (started) DESC, 1", NULL);

  g_array_set_clear_func (people, clear_summary);
  while (gn_row_next (statement))
    {
      const GnPersonSummary summary = summary_at (statement, names);

      g_array_append_val (people, summary);
    }
  sqlite3_finalize (statement);
  return people;
}

gboolean
gn_history_index_person (GnHistoryIndex  *self,
                         const char      *name,
                         GnPersonSummary *summary)
{
  g_autoptr (GnNames) names = gn_names_get ();
  sqlite3_stmt *statement = gn_question_new (self, PEOPLE " AND mine.name = ?1 GROUP BY mine.name", name, NULL);
  const gboolean found = gn_row_next (statement);

  if (found)
    *summary = summary_at (statement, names);
  sqlite3_finalize (statement);
  return found;
}

/* ---- Games -------------------------------------------------------------------------------------------------- */

static void
clear_game (gpointer data)
{
  GnPersonGame *game = data;

  g_free (game->game);
  g_free (game->title);
}

static double
mean_of (double sum,
         guint  n)
{
  return n ? sum / n : 0;
}

static GnPersonGame
game_at (sqlite3_stmt *statement)
{
  GnPersonGame game = { .game = gn_row_text (statement, 0), .title = gn_row_text (statement, 1),
                        .kind = (GnHistoryKind) gn_row_count (statement, 2), .plays = gn_row_count (statement, 3),
                        .wins = gn_row_count (statement, 4), .placed = gn_row_count (statement, 5) };
  int at = 6;

  for (guint i = 0; i < GN_PERSON_PLACES; i++)
    game.places[i] = gn_row_count (statement, at++);
  game.place = mean_of (sqlite3_column_double (statement, at), game.placed);
  game.scored = gn_row_count (statement, ++at);
  game.low = sqlite3_column_int (statement, ++at) != 0;
  game.best = (gint32) sqlite3_column_int64 (statement, game.low ? at + 1 : at + 2);
  at += 3;

  const double sum = sqlite3_column_double (statement, at), squares = sqlite3_column_double (statement, at + 1);

  game.mean = mean_of (sum, game.scored);
  if (game.scored > 1)
    game.spread = sqrt (MAX (0, squares - sum * game.mean) / (game.scored - 1));
  game.last = sqlite3_column_int64 (statement, at + 2);
  return game;
}

GArray *
gn_history_index_games (GnHistoryIndex *self,
                        const char     *name)
{
  /* Of the outcomes, 5 has a winner and no places (GN_OUTCOME_WON). Players who win together have no points of
   * their own. */
  static const char sql[] =
    "WITH low AS (SELECT game AS of_game, ifnull (title, '') AS of_title, sum (low) * 2 > sum (points) AS low"
    " FROM record WHERE kind = 1 GROUP BY 1, 2),"
    " one AS (SELECT record.game AS game, ifnull (record.title, '') AS title, kind, won, started,"
    " CASE WHEN outcome <> 5 AND mine.place > 0 AND kind = 1 THEN mine.place END AS place,"
    " CASE WHEN points AND kind <> 2 THEN total END AS total" MINE " AND kind <> 0)"
    " SELECT game, title, kind, count (*), sum (won), count (place), total (place = 1), total (place = 2),"
    " total (place = 3), total (place > 3), total (place), count (total), low, min (total), max (total), total (total),"
    " total (1.0 * total * total), max (started) FROM one LEFT JOIN low ON of_game = game AND of_title = title"
    " GROUP BY game, title, kind ORDER BY 4 DESC, 1, 2, 3";
  GArray *games = g_array_new (FALSE, TRUE, sizeof (GnPersonGame));
  sqlite3_stmt *statement = gn_question_new (self, sql, name, NULL);

  G_STATIC_ASSERT (GN_PERSON_PLACES == 4 && GN_OUTCOME_WON == 5 && GN_KIND_AGAINST == 1 && GN_KIND_TOGETHER == 2);
  g_array_set_clear_func (games, clear_game);
  while (gn_row_next (statement))
    {
      const GnPersonGame game = game_at (statement);

      g_array_append_val (games, game);
    }
  sqlite3_finalize (statement);
  return games;
}

GnPersonStreak
gn_history_index_streak (GnHistoryIndex *self,
                         const char     *name,
                         GnHistoryKind   kind)
{
  g_autofree char *sql = g_strdup_printf ("SELECT won" MINE " AND kind = %d ORDER BY started, file", kind);
  sqlite3_stmt *statement = gn_question_new (self, sql, name, NULL);
  GnPersonStreak streak = { 0, 0 };

  while (gn_row_next (statement))
    {
      streak.current = sqlite3_column_int (statement, 0) ? streak.current + 1 : 0;
      streak.longest = MAX (streak.longest, streak.current);
    }
  sqlite3_finalize (statement);
  return streak;
}

/* ---- Other people ------------------------------------------------------------------------------------------- */

static void
clear_other (gpointer data)
{
  g_free (((GnPersonOther *) data)->name);
}

static GArray *
others (GnHistoryIndex *self,
        const char     *name,
        const char     *sql)
{
  GArray *others = g_array_new (FALSE, TRUE, sizeof (GnPersonOther));
  g_autoptr (GnNames) names = gn_names_get ();
  sqlite3_stmt *statement = gn_question_new (self, sql, name, NULL);

  g_array_set_clear_func (others, clear_other);
  while (gn_row_next (statement))
    {
      char *called = gn_row_text (statement, 0);
      GnPersonOther other = { .name = called,
                              .colour = gn_named_colour (names, called, sqlite3_column_int64 (statement, 1)),
                              .plays = gn_row_count (statement, 2), .wins = gn_row_count (statement, 3),
                              .above = gn_row_count (statement, 4), .below = gn_row_count (statement, 5),
                              .last = sqlite3_column_int64 (statement, 6) };

      other.ties = other.plays - other.above - other.below;
      g_array_append_val (others, other);
    }
  sqlite3_finalize (statement);
  return others;
}

GArray *
gn_history_index_partners (GnHistoryIndex *self,
                           const char     *name,
                           GnHistoryKind   kind)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT other.name, other.colour, count (*), sum (mine.won), 0, 0, max (record.started)" OTHERS
    " AND record.kind = %d AND mine.side > 0 AND mine.side = other.side GROUP BY other.name"
    " ORDER BY 3 DESC, 4 DESC, 1", kind);
  GArray *partners = others (self, name, sql);

  for (guint i = 0; i < partners->len; i++)
    g_array_index (partners, GnPersonOther, i).ties = 0;
  return partners;
}

GArray *
gn_history_index_rivals (GnHistoryIndex *self,
                         const char     *name,
                         guint           least)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT other.name, other.colour, count (*), sum (mine.won), sum " ABOVE ", sum " BELOW
    ", max (record.started)" OTHERS RIVALS " GROUP BY other.name HAVING count (*) >= %u ORDER BY 3 DESC, 1", least);

  return others (self, name, sql);
}

static void
clear_rival_game (gpointer data)
{
  GnRivalGame *game = data;

  g_free (game->game);
  g_free (game->title);
}

GArray *
gn_history_index_rivalry (GnHistoryIndex *self,
                          const char     *name,
                          const char     *other)
{
  GArray *games = g_array_new (FALSE, TRUE, sizeof (GnRivalGame));
  sqlite3_stmt *statement = gn_question_new (
    self, "SELECT " GAME ", count (*), sum " ABOVE ", sum " BELOW ", sum (mine.won), sum (other.won),"
    " max (record.started)" OTHERS " AND other.name = ?2" RIVALS " GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2", name, other,
    NULL);

  g_array_set_clear_func (games, clear_rival_game);
  while (gn_row_next (statement))
    {
      GnRivalGame game = { .game = gn_row_text (statement, 0), .title = gn_row_text (statement, 1),
                           .plays = gn_row_count (statement, 2), .above = gn_row_count (statement, 3),
                           .below = gn_row_count (statement, 4), .wins = gn_row_count (statement, 5),
                           .other_wins = gn_row_count (statement, 6), .last = sqlite3_column_int64 (statement, 7) };

      game.ties = game.plays - game.above - game.below;
      g_array_append_val (games, game);
    }
  sqlite3_finalize (statement);
  return games;
}

GArray *
gn_history_index_duels (GnHistoryIndex *self,
                        const char     *name,
                        const char     *other)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (GnHistoryPlace));
  sqlite3_stmt *statement = gn_question_new (
    self, "SELECT record.id, record.day" OTHERS " AND other.name = ?2" RIVALS LATEST, name, other, NULL);

  while (gn_row_next (statement))
    {
      const GnHistoryPlace place = { sqlite3_column_int64 (statement, 0), gn_row_count (statement, 1) };

      g_array_append_val (places, place);
    }
  sqlite3_finalize (statement);
  return places;
}

/* ---- Ratings ------------------------------------------------------------------------------------------------ */

typedef struct {
  GnRating rating;
  guint    plays;
} Strength;

/* A match, seat by seat. */
typedef struct {
  gint64    id;
  guint     n;
  Strength *of[GN_MAX_SEATS];      /* or %NULL: somebody without a name */
  guint     team[GN_MAX_SEATS], place[GN_MAX_SEATS];
  gboolean  placed;
} Rated;

static void
rate (Rated *match)
{
  GnRating rating[GN_MAX_SEATS];

  for (guint i = 0; i < match->n; i++)
    rating[i] = match->of[i] ? match->of[i]->rating : GN_RATING_NEW;
  /* If nobody has a place, all lost to the game itself. */
  if (match->placed)
    gn_rating_update (rating, match->team, match->place, match->n);
  for (guint i = 0; match->placed && i < match->n; i++)
    if (match->of[i])
      {
        match->of[i]->rating = rating[i];
        match->of[i]->plays++;
      }
  *match = (Rated) { 0 };
}

static void
add_seat (Rated        *match,
          GHashTable   *people,
          sqlite3_stmt *statement)
{
  const guint place = gn_row_count (statement, 5), side = gn_row_count (statement, 4), i = match->n;

  if (i >= GN_MAX_SEATS)
    return;
  match->id = sqlite3_column_int64 (statement, 2);
  if (sqlite3_column_int (statement, 6))
    {
      const char *name = (const char *) sqlite3_column_text (statement, 3);

      match->of[i] = g_hash_table_lookup (people, name);
      if (!match->of[i])
        {
          match->of[i] = g_new0 (Strength, 1);
          match->of[i]->rating = GN_RATING_NEW;
          g_hash_table_insert (people, g_strdup (name), match->of[i]);
        }
    }
  match->team[i] = side ? side : 1000 + i;
  match->place[i] = place ? place : GN_MAX_PARTIES + 1;
  match->placed |= place > 0;
  match->n++;
}

static void
clear_rating (gpointer data)
{
  GnPersonRating *rating = data;

  g_free (rating->game);
  g_free (rating->title);
}

static gint
better_first (gconstpointer a,
              gconstpointer b)
{
  const GnPersonRating *one = a, *other = b;

  if (one->mu != other->mu)
    return one->mu > other->mu ? -1 : 1;
  return g_strcmp0 (one->game, other->game);
}

/* A game, and the strength of each of its players */
typedef struct {
  char       *game, *title;
  GHashTable *people;   /* name → Strength */
} RatedGame;

static void
rated_game_free (gpointer data)
{
  RatedGame *game = data;

  g_hash_table_unref (game->people);
  g_free (game->game);
  g_free (game->title);
  g_free (game);
}

static RatedGame *
find_rated (GPtrArray  *games,
            const char *id,
            const char *title)
{
  RatedGame *game;

  for (guint i = 0; i < games->len; i++)
    {
      game = games->pdata[i];
      if (g_str_equal (game->game, id) && g_str_equal (game->title, title))
        return game;
    }
  game = g_new0 (RatedGame, 1);
  game->game = g_strdup (id);
  game->title = g_strdup (title);
  game->people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_ptr_array_add (games, game);
  return game;
}

/* All matches of the games that the person has played, in the order of play. */
static void
rate_games (GnHistoryIndex *self,
            const char     *name,
            GPtrArray      *games)
{
  sqlite3_stmt *statement = gn_question_new (
    self, "SELECT " GAME ", record.id, name, side, seat.place, person FROM record JOIN seat ON seat.record = record.id"
    " WHERE kind = 1 AND (game, ifnull (title, '')) IN (SELECT " GAME MINE " AND kind = 1)"
    " ORDER BY started, file, seat", name, NULL);
  RatedGame *game = NULL;
  Rated match = { 0 };

  while (gn_row_next (statement))
    {
      if (!match.n || match.id != sqlite3_column_int64 (statement, 2))
        {
          if (match.n)
            rate (&match);
          game = find_rated (games, (const char *) sqlite3_column_text (statement, 0),
                             (const char *) sqlite3_column_text (statement, 1));
        }
      add_seat (&match, game->people, statement);
    }
  sqlite3_finalize (statement);
  if (match.n)
    rate (&match);
}

GArray *
gn_history_index_ratings (GnHistoryIndex *self,
                          const char     *name,
                          guint           least)
{
  GArray *ratings = g_array_new (FALSE, TRUE, sizeof (GnPersonRating));
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (rated_game_free);

  g_array_set_clear_func (ratings, clear_rating);
  rate_games (self, name, games);
  for (guint i = 0; i < games->len; i++)
    {
      const RatedGame *game = games->pdata[i];
      const Strength *strength = g_hash_table_lookup (game->people, name);

      if (strength && strength->plays >= least)
        {
          const GnPersonRating rating = { g_strdup (game->game), g_strdup (game->title), strength->plays,
                                          strength->rating.mu, strength->rating.sigma };

          g_array_append_val (ratings, rating);
        }
    }
  g_array_sort (ratings, better_first);
  return ratings;
}
