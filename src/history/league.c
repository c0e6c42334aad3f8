/* league.c: standings of a league or an evening, and who has met whom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league.h"

#include "core/words/text.h"
#include "question.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- Definitions -------------------------------------------------------------------------------------------- */

static const struct { const char *name, *definition; } figures[GN_N_LEAGUE_FIGURES] = {
  [GN_LEAGUE_MATCHES] = {
    /* Translators: a thing that is told of a league, and below it what it means; likewise for those that follow. */
    N_("Matches"),
    N_("Matches against each other that were played to their end, on the days and of the games that the league names. "
       "If it names players, at least two of them sat at the table; guests get no points, and places stay as "
       "played.") },
  [GN_LEAGUE_RANK] = {
    N_("Standings"),
    N_("The most points are ahead; with equal points, the most wins; with equal wins, head to head. Whoever is equal "
       "in all of it shares the place.") },
  [GN_LEAGUE_POINTS] = {
    N_("Points"),
    N_("For the first place, the second, and so on: {points}. Each later place gets the last of them. A shared place "
       "counts as that place. Without a place there are none.") },
  [GN_LEAGUE_WINS] = {
    N_("Wins"),
    N_("All matches of the league that were won. A shared win and the win of a team count for each winner; a tie that "
       "the rules do not break counts for nobody.") },
  [GN_LEAGUE_HEAD_TO_HEAD] = {
    N_("Head to head"),
    N_("Among players with equal points and wins: how often each finished above another of them, less how often below. "
       "Matches on the same side do not count.") },
  [GN_LEAGUE_COUNTED] = {
    N_("Results that count"),
    N_("Only the best results of each player bring points, at most {n}.") },
  [GN_LEAGUE_GRID] = {
    N_("Against each other"),
    N_("How often the player of the row finished above the player of the column, and below. A tie is half for each. At "
       "a table of several, every two of them meet.") },
  [GN_LEAGUE_DUE] = {
    N_("Still to play"),
    N_("Those of the league’s players who have met fewer than {n} times in matches that count.") },
};

gboolean
gn_league_figure_applies (GnLeagueFigure  figure,
                          const GnLeague *league)
{
  switch (figure)
    {
    case GN_LEAGUE_COUNTED: return league->best > 0;
    case GN_LEAGUE_GRID:
    case GN_LEAGUE_DUE: return league->kind == GN_LEAGUE_ROUND_ROBIN;
    default: return TRUE;
    }
}

const char *
gn_league_figure_name (GnLeagueFigure figure)
{
  return _(figures[figure].name);
}

char *
gn_league_figure_definition (GnLeagueFigure  figure,
                             const GnLeague *league)
{
  g_autofree char *points = gn_place_points_text (&league->points);
  g_autofree char *n = gn_number_text (figure == GN_LEAGUE_COUNTED ? league->best : league->meetings);

  return gn_fill (_(figures[figure].definition), "points", points, "n", n, NULL);
}

/* ---- Results -------------------------------------------------------------------------------------------------- */

/* Of one player in one match. */
typedef struct {
  guint    match;   /* in the order of play */
  gint64   id;
  guint    place, side, points;
  gboolean won;
} Result;

typedef struct {
  char   *name;
  guint8  colour;
  GArray *results;   /* Result */
} Entrant;

typedef struct {
  const GnLeague *league;
  GPtrArray      *entrants;   /* Entrant */
  GHashTable     *by_name;
  GArray         *matches;    /* GnHistoryPlace */
} Reckoning;

static void
entrant_free (gpointer data)
{
  Entrant *entrant = data;

  g_free (entrant->name);
  g_array_unref (entrant->results);
  g_free (entrant);
}

static Entrant *
need_entrant (Reckoning  *self,
              const char *name)
{
  Entrant *entrant = g_hash_table_lookup (self->by_name, name);

  if (entrant)
    return entrant;
  entrant = g_new0 (Entrant, 1);
  entrant->name = g_strdup (name);
  entrant->results = g_array_new (FALSE, FALSE, sizeof (Result));
  g_ptr_array_add (self->entrants, entrant);
  g_hash_table_insert (self->by_name, entrant->name, entrant);
  return entrant;
}

/* A seat with a name, in the match that is being read. */
typedef struct {
  char  *name;
  guint8 colour;
  Result result;
} Seat;

static void
clear_seat (gpointer data)
{
  g_free (((Seat *) data)->name);
}

/* One player alone has met nobody of the league. */
static void
take_match (Reckoning *self,
            GArray    *seats,
            guint32    day)
{
  const guint least = self->league->people->len ? 2 : 1;

  if (seats->len >= least)
    {
      const GnHistoryPlace place = { g_array_index (seats, Seat, 0).result.id, day };

      for (guint i = 0; i < seats->len; i++)
        {
          Seat *seat = &g_array_index (seats, Seat, i);
          Entrant *entrant = need_entrant (self, seat->name);

          entrant->colour = seat->colour;
          seat->result.match = self->matches->len;
          g_array_append_val (entrant->results, seat->result);
        }
      g_array_append_val (self->matches, place);
    }
  g_array_set_size (seats, 0);
}

#define SEATS                                                                                                          \
  "SELECT record.id, day, game, ifnull (title, ''), mine.name, mine.colour, mine.place, mine.side, mine.won"           \
  " FROM record JOIN seat AS mine ON mine.record = record.id WHERE kind = 1 AND trouble IS NULL AND mine.person"       \
  " AND day BETWEEN ?1 AND ?2 ORDER BY started, file, mine.seat"

static void
read_matches (Reckoning      *self,
              GnHistoryIndex *index)
{
  const GnLeague *league = self->league;
  g_autofree char *from = g_strdup_printf ("%u", league->from);
  g_autofree char *to = g_strdup_printf ("%u", league->to ? league->to : G_MAXUINT32);
  sqlite3_stmt *statement = gn_question_new (index, SEATS, from, to, NULL);
  g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  guint32 day = 0;

  G_STATIC_ASSERT (GN_KIND_AGAINST == 1);
  g_array_set_clear_func (seats, clear_seat);
  while (gn_row_next (statement))
    {
      const gint64 id = sqlite3_column_int64 (statement, 0);
      const guint place = gn_row_count (statement, 6);
      g_autofree char *game = gn_row_text (statement, 2), *title = gn_row_text (statement, 3);
      g_autofree char *name = gn_row_text (statement, 4);

      if (seats->len && g_array_index (seats, Seat, 0).result.id != id)
        take_match (self, seats, day);
      day = gn_row_count (statement, 1);
      if (!gn_league_has_evening (league, day) || !gn_league_has_game (league, game, title)
          || !gn_league_has_person (league, name))
        continue;

      const Seat seat = { g_steal_pointer (&name), gn_row_colour (statement, 5),
                          { 0, id, place, gn_row_count (statement, 7), gn_place_points (&league->points, place),
                            gn_row_count (statement, 8) != 0 } };

      g_array_append_val (seats, seat);
    }
  sqlite3_finalize (statement);
  take_match (self, seats, day);
}

static void
reckoning_init (Reckoning      *self,
                GnHistoryIndex *index,
                const GnLeague *league)
{
  *self = (Reckoning) { league, g_ptr_array_new_with_free_func (entrant_free),
                        g_hash_table_new (g_str_hash, g_str_equal),
                        g_array_new (FALSE, FALSE, sizeof (GnHistoryPlace)) };
  read_matches (self, index);
  for (guint i = 0; i < league->people->len; i++)
    need_entrant (self, league->people->pdata[i]);
}

static void
reckoning_clear (Reckoning *self)
{
  g_hash_table_unref (self->by_name);
  g_ptr_array_unref (self->entrants);
  g_array_unref (self->matches);
}

/* ---- Of two players ------------------------------------------------------------------------------------------- */

/* Returns: 1 if @one is above, 2 below, 0 level, -1 if they do not meet in this match */
static int
compare (const Result *one,
         const Result *other)
{
  if ((one->side && one->side == other->side) || one->place + other->place == 0)
    return -1;
  if (one->place == other->place)
    return 0;
  return one->place && (!other->place || one->place < other->place) ? 1 : 2;
}

/* Both lists are in the order of play. */
static GnMeetings
meetings_of (const Entrant *one,
             const Entrant *other)
{
  GnMeetings meetings = { 0 };

  for (guint i = 0, k = 0; i < one->results->len && k < other->results->len;)
    {
      const Result *a = &g_array_index (one->results, Result, i), *b = &g_array_index (other->results, Result, k);
      const int outcome = a->match == b->match ? compare (a, b) : -1;

      meetings.above += outcome == 1;
      meetings.below += outcome == 2;
      meetings.ties += outcome == 0;
      i += a->match <= b->match;
      k += b->match <= a->match;
    }
  return meetings;
}

/* ---- Standings ------------------------------------------------------------------------------------------------ */

static void
clear_standing (gpointer data)
{
  g_free (((GnStanding *) data)->name);
}

static gint
by_points (gconstpointer a,
           gconstpointer b)
{
  const Result *one = a, *other = b;

  return one->points > other->points ? -1 : one->points < other->points;
}

static GnStanding
standing_of (const Reckoning *self,
             const GnNames   *names,
             const Entrant   *entrant)
{
  GnStanding standing = { .name = g_strdup (entrant->name), .plays = entrant->results->len,
                          .colour = gn_named_colour (names, entrant->name, entrant->colour) };
  g_autoptr (GArray) best = g_array_copy (entrant->results);

  g_array_sort (best, by_points);
  standing.counted = self->league->best ? MIN (self->league->best, best->len) : best->len;
  for (guint i = 0; i < best->len; i++)
    {
      const Result *result = &g_array_index (best, Result, i);

      standing.wins += result->won;
      if (i < standing.counted)
        standing.points += result->points;
    }
  return standing;
}

static gint
ahead_first (gconstpointer a,
             gconstpointer b)
{
  const GnStanding *one = a, *other = b;

  if (!one->plays != !other->plays)
    return one->plays ? -1 : 1;
  if (one->points != other->points)
    return one->points > other->points ? -1 : 1;
  if (one->wins != other->wins)
    return one->wins > other->wins ? -1 : 1;
  if (one->level != other->level)
    return one->level > other->level ? -1 : 1;
  return strcmp (one->name, other->name);
}

static gboolean
is_tied (const GnStanding *one,
         const GnStanding *other)
{
  return one->plays && other->plays && one->points == other->points && one->wins == other->wins;
}

/* Those from @first on, before @end, are tied. */
static void
break_tie (const Reckoning *self,
           GArray          *standings,
           guint            first,
           guint            end)
{
  for (guint i = first; i < end; i++)
    for (guint k = first; k < end; k++)
      {
        GnStanding *one = &g_array_index (standings, GnStanding, i);
        const GnStanding *other = &g_array_index (standings, GnStanding, k);

        if (i == k)
          continue;

        const GnMeetings meetings = meetings_of (g_hash_table_lookup (self->by_name, one->name),
                                                 g_hash_table_lookup (self->by_name, other->name));

        one->level += (int) meetings.above - (int) meetings.below;
      }
}

static void
break_ties (const Reckoning *self,
            GArray          *standings)
{
  for (guint first = 0, end; first < standings->len; first = end)
    {
      const GnStanding *tied = &g_array_index (standings, GnStanding, first);

      for (end = first + 1; end < standings->len && is_tied (tied, &g_array_index (standings, GnStanding, end)); end++)
        ;
      break_tie (self, standings, first, end);
    }
}

static GArray *
standings_of (const Reckoning *self,
              gboolean         level)
{
  GArray *standings = g_array_new (FALSE, FALSE, sizeof (GnStanding));
  g_autoptr (GnNames) names = gn_names_get ();

  g_array_set_clear_func (standings, clear_standing);
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const GnStanding standing = standing_of (self, names, self->entrants->pdata[i]);

      g_array_append_val (standings, standing);
    }
  g_array_sort (standings, ahead_first);
  if (level)
    {
      break_ties (self, standings);
      g_array_sort (standings, ahead_first);
    }
  for (guint i = 0; i < standings->len; i++)
    {
      GnStanding *one = &g_array_index (standings, GnStanding, i);

      if (one->plays)
        one->rank = i && is_tied (&one[-1], one) && one[-1].level == one->level ? one[-1].rank : i + 1;
    }
  return standings;
}

GArray *
gn_history_index_standings (GnHistoryIndex *self,
                            const GnLeague *league,
                            gboolean        level,
                            GArray        **matches)
{
  Reckoning reckoning;
  GArray *standings;

  reckoning_init (&reckoning, self, league);
  standings = standings_of (&reckoning, level);
  if (matches)
    *matches = g_array_ref (reckoning.matches);
  reckoning_clear (&reckoning);
  return standings;
}

/* ---- A league ------------------------------------------------------------------------------------------------- */

GnLeagueTable *
gn_history_index_league (GnHistoryIndex *self,
                         const GnLeague *league)
{
  GnLeagueTable *table = g_new0 (GnLeagueTable, 1);
  Reckoning reckoning;
  guint n;

  reckoning_init (&reckoning, self, league);
  table->standings = standings_of (&reckoning, TRUE);
  table->matches = g_array_ref (reckoning.matches);
  n = table->standings->len;
  if (league->kind == GN_LEAGUE_ROUND_ROBIN)
    table->meetings = g_new0 (GnMeetings, n * n);
  for (guint i = 0; table->meetings && i < n * n; i++)
    if (i / n != i % n)
      table->meetings[i] = meetings_of (
        g_hash_table_lookup (reckoning.by_name, g_array_index (table->standings, GnStanding, i / n).name),
        g_hash_table_lookup (reckoning.by_name, g_array_index (table->standings, GnStanding, i % n).name));
  reckoning_clear (&reckoning);
  return table;
}

void
gn_league_table_free (GnLeagueTable *table)
{
  if (!table)
    return;
  g_array_unref (table->matches);
  g_array_unref (table->standings);
  g_free (table->meetings);
  g_free (table);
}

const GnMeetings *
gn_league_table_meetings (const GnLeagueTable *table,
                          guint                one,
                          guint                other)
{
  return &table->meetings[one * table->standings->len + other];
}

guint
gn_league_table_due (const GnLeagueTable *table,
                     const GnLeague      *league,
                     guint                one,
                     guint                other)
{
  const GnMeetings *meetings = gn_league_table_meetings (table, one, other);
  const guint met = meetings->above + meetings->below + meetings->ties;

  return one == other || met >= league->meetings ? 0 : league->meetings - met;
}
