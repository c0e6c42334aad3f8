/* bracket.c: the playoffs of a league as they stand: who meets whom, and who goes on
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "bracket.h"

#include "question.h"

/* A match of two. */
typedef struct {
  GnHistoryPlace match;
  gint64         started;
  char          *name[2];   /* "" for somebody who is forgotten */
  guint          place[2];
} Duel;

static void
clear_duel (gpointer data)
{
  Duel *duel = data;

  g_free (duel->name[0]);
  g_free (duel->name[1]);
}

#define DUELS                                                                                                          \
  "SELECT record.id, day, started, game, ifnull (title, ''), one.name, one.place, other.name, other.place"             \
  " FROM record JOIN seat AS one ON one.record = record.id AND one.seat = 0"                                           \
  " JOIN seat AS other ON other.record = record.id AND other.seat = 1"                                                 \
  " WHERE kind = 1 AND trouble IS NULL AND started >= CAST (?1 AS INTEGER)"                                            \
  " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.record = record.id AND seat.seat = 2) ORDER BY started, file"

/* In the order of play. */
static GArray *
duels_of (GnHistoryIndex *index,
          const GnLeague *league)
{
  GArray *duels = g_array_new (FALSE, FALSE, sizeof (Duel));
  g_autofree char *since = g_strdup_printf ("%" G_GINT64_FORMAT, league->playoffs->since);
  sqlite3_stmt *statement = gn_question_new (index, DUELS, since, NULL);

  G_STATIC_ASSERT (GN_KIND_AGAINST == 1);
  g_array_set_clear_func (duels, clear_duel);
  while (gn_row_next (statement))
    {
      g_autofree char *game = gn_row_text (statement, 3), *title = gn_row_text (statement, 4);

      if (!gn_league_has_game (league, game, title))
        continue;

      const Duel duel = { { sqlite3_column_int64 (statement, 0), gn_row_count (statement, 1) },
                          sqlite3_column_int64 (statement, 2),
                          { gn_row_text (statement, 5), gn_row_text (statement, 7) },
                          { gn_row_count (statement, 6), gn_row_count (statement, 8) } };

      g_array_append_val (duels, duel);
    }
  sqlite3_finalize (statement);
  return duels;
}

/* Returns: which of the two of the match is ahead, 0 or 1; -1 for a tie, or without places */
static int
ahead (const Duel *duel)
{
  const guint one = duel->place[0], other = duel->place[1];

  if (one == other)
    return -1;
  return one && (!other || one < other) ? 0 : 1;
}

static void
decide_by_match (GnBracket    *self,
                 GnPairing    *pairing,
                 const GArray *duels)
{
  const char *one = gn_bracket_name (self, pairing->seed[0]), *other = gn_bracket_name (self, pairing->seed[1]);

  /* Who is forgotten, and a guest without a name, are not told apart: then the host decides. */
  if (!*one || !*other || g_str_equal (one, other))
    return;
  for (guint i = 0; i < duels->len; i++)
    {
      const Duel *duel = &g_array_index (duels, Duel, i);
      const gboolean straight = g_str_equal (duel->name[0], one) && g_str_equal (duel->name[1], other);
      const gboolean crossed = g_str_equal (duel->name[0], other) && g_str_equal (duel->name[1], one);
      const int first = ahead (duel);

      if (duel->started <= pairing->after || first < 0 || !(straight || crossed))
        continue;
      pairing->winner = pairing->seed[straight ? first : !first];
      pairing->match = duel->match;
      pairing->after = duel->started;
      return;
    }
}

/* A winner that was kept (gn_history_index_keep_winners()) has the time of the match. */
static void
find_kept (GnBracket    *self,
           GnPairing    *pairing,
           const GArray *duels,
           gint64        started)
{
  const char *winner = gn_bracket_name (self, pairing->winner);
  const char *loser = gn_bracket_name (self, pairing->seed[pairing->winner == pairing->seed[0]]);

  for (guint i = 0; i < duels->len; i++)
    {
      const Duel *duel = &g_array_index (duels, Duel, i);
      const int first = ahead (duel);

      if (duel->started == started && first >= 0 && g_str_equal (duel->name[first], winner)
          && g_str_equal (duel->name[!first], loser))
        pairing->match = duel->match;
    }
}

/* The host's word comes first. */
static void
decide (GnBracket            *self,
        GnPairing            *pairing,
        const GArray         *duels,
        const GnPlayoffsMark *mark)
{
  if (!pairing->seed[0] || !pairing->seed[1])
    return;
  if (mark && !mark->winner)
    pairing->after = MAX (pairing->after, mark->at);
  if (mark && (mark->winner == pairing->seed[0] || mark->winner == pairing->seed[1]))
    {
      pairing->winner = mark->winner;
      pairing->after = MAX (pairing->after, mark->at);
      find_kept (self, pairing, duels, mark->at);
    }
  else
    decide_by_match (self, pairing, duels);
  pairing->by_hand = mark && !pairing->match.id && (!mark->winner || mark->winner == pairing->winner);
  if (pairing->winner)
    pairing->loser = pairing->seed[pairing->winner == pairing->seed[0]];
}

/* The two who come from the round before; for third place the two who lost there. */
static void
fill_pairing (GnBracket        *self,
              const GnPlayoffs *playoffs,
              guint             round,
              guint             k)
{
  GnPairing *pairing = &self->pairing[round][k];
  const gboolean third = gn_bracket_is_third (self, round, k);

  pairing->after = playoffs->since - 1;
  for (guint i = 0; i < 2; i++)
    {
      const GnPairing *from = round ? &self->pairing[round - 1][third ? i : 2 * k + i] : NULL;

      pairing->seed[i] = !from   ? gn_playoffs_seed (playoffs->people->len, 2 * k + i)
                         : third ? from->loser
                                 : from->winner;
      if (from && from->winner)
        pairing->after = MAX (pairing->after, from->after);
    }
  /* of two the second is the later seed, and may be missing */
  pairing->bye = !round && !pairing->seed[1];
  if (pairing->bye)
    pairing->winner = pairing->seed[0];
}

/* As the records of the person say last; chosen ones come first. Who has not played yet has that of the seed, so that
 * not all of them look alike. */
static guint8
colour_of (GnHistoryIndex *index,
           const GnNames  *names,
           const char     *name,
           guint           seed)
{
  sqlite3_stmt *statement = gn_question_new (index, "SELECT colour FROM seat WHERE name = ?1 ORDER BY record DESC"
                                             " LIMIT 1", name, NULL);
  const guint8 colour = gn_row_next (statement) ? gn_row_colour (statement, 0) : (guint8) (seed % GN_MAX_SEATS);

  sqlite3_finalize (statement);
  return gn_named_colour (names, name, colour);
}

GnBracket *
gn_history_index_bracket (GnHistoryIndex *self,
                          const GnLeague *league)
{
  const GnPlayoffs *playoffs = league->playoffs;
  g_autoptr (GArray) duels = playoffs ? duels_of (self, league) : NULL;
  g_autoptr (GnNames) names = gn_names_get ();
  GnBracket *bracket;

  if (!playoffs)
    return NULL;
  bracket = g_new0 (GnBracket, 1);
  bracket->people = g_ptr_array_new_with_free_func (g_free);
  bracket->n_rounds = gn_playoffs_rounds (playoffs->people->len);
  for (guint i = 0; i < playoffs->people->len; i++)
    {
      g_ptr_array_add (bracket->people, g_strdup (playoffs->people->pdata[i]));
      bracket->colour[i] = colour_of (self, names, playoffs->people->pdata[i], i);
    }
  for (guint round = 0; round < bracket->n_rounds; round++)
    {
      bracket->n_pairings[round] = gn_playoffs_pairings (playoffs, round);
      for (guint k = 0; k < bracket->n_pairings[round]; k++)
        {
          fill_pairing (bracket, playoffs, round, k);
          decide (bracket, &bracket->pairing[round][k], duels, gn_playoffs_mark (playoffs, round, k));
        }
    }

  const GnPairing *last = bracket->pairing[bracket->n_rounds - 1];

  bracket->champion = last[0].winner;
  bracket->second = last[0].loser;
  if (gn_playoffs_has_third (playoffs))
    bracket->third = last[GN_PLAYOFFS_THIRD].winner;
  return bracket;
}

static gboolean
keep_winners_of (GnHistoryIndex *index,
                 GnLeague       *league,
                 const char     *shown,
                 GError        **error)
{
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (index, league);
  gboolean any = FALSE;

  for (guint round = 0; bracket && round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      {
        const GnPairing *pairing = &bracket->pairing[round][k];

        if (!pairing->match.id || (!g_str_equal (gn_bracket_name (bracket, pairing->seed[0]), shown)
                                   && !g_str_equal (gn_bracket_name (bracket, pairing->seed[1]), shown)))
          continue;
        gn_playoffs_set_mark (league->playoffs, round, k, pairing->winner, pairing->after);
        any = TRUE;
      }
  return !any || gn_league_save (league, error);
}

gboolean
gn_history_index_keep_winners (GnHistoryIndex *self,
                               const char     *shown,
                               GError        **error)
{
  g_autoptr (GPtrArray) leagues = gn_leagues_load ();
  gboolean fine = TRUE;

  for (guint i = 0; fine && i < leagues->len; i++)
    {
      GnLeague *league = leagues->pdata[i];

      fine = league->trouble || keep_winners_of (self, league, shown, error);
    }
  return fine;
}

void
gn_bracket_free (GnBracket *bracket)
{
  if (!bracket)
    return;
  g_ptr_array_unref (bracket->people);
  g_free (bracket);
}

const char *
gn_bracket_name (const GnBracket *bracket,
                 guint            seed)
{
  return seed ? bracket->people->pdata[seed - 1] : "";
}

gboolean
gn_bracket_is_third (const GnBracket *bracket,
                     guint            round,
                     guint            pairing)
{
  return round && round == bracket->n_rounds - 1 && pairing == GN_PLAYOFFS_THIRD;
}

gboolean
gn_bracket_is_open (const GnPairing *pairing)
{
  return pairing->seed[0] && pairing->seed[1] && !pairing->winner;
}

static gint
by_day (gconstpointer a,
        gconstpointer b)
{
  const GnHistoryPlace *one = a, *other = b;

  return one->day < other->day ? -1 : one->day > other->day;
}

GArray *
gn_bracket_matches (const GnBracket *bracket)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (GnHistoryPlace));

  for (guint round = 0; round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      if (bracket->pairing[round][k].match.id)
        g_array_append_val (matches, bracket->pairing[round][k].match);
  /* of one day by round */
  g_array_sort (matches, by_day);
  return matches;
}
