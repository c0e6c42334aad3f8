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
#include <stdlib.h>
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
  [GN_LEAGUE_BRACKET] = {
    N_("Playoffs"),
    N_("Of each pairing the winner goes on: whoever finished above the other in their first match that the two played "
       "alone, in a game of the league, once it was clear that they meet. What the host sets counts instead. The days "
       "of the league do not matter here.") },
};

gboolean
gn_league_figure_applies (GnLeagueFigure  figure,
                          const GnLeague *league)
{
  switch (figure)
    {
    case GN_LEAGUE_COUNTED: return league->best > 0 && league->kind != GN_LEAGUE_KNOCK_OUT;
    case GN_LEAGUE_GRID:
    case GN_LEAGUE_DUE: return league->kind == GN_LEAGUE_ROUND_ROBIN;
    case GN_LEAGUE_BRACKET: return league->playoffs || league->kind == GN_LEAGUE_KNOCK_OUT;
    default: return league->kind != GN_LEAGUE_KNOCK_OUT;
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

/* A seat with a name. */
typedef struct {
  Entrant *entrant;
  guint8   colour;
  Result   result;
} Seat;

/* Where a match is in the order of play. */
typedef struct {
  gint64 id;
  guint  match;
} Found;

/* @day: "+day" if all days are asked for: the matches come in their order then, and are not sorted */
#define MATCHES(day)                                                                                                   \
  "SELECT id, day, game, ifnull (title, '') FROM record WHERE kind = 1 AND trouble IS NULL"                            \
  " AND " day " BETWEEN CAST (?1 AS INTEGER) AND CAST (?2 AS INTEGER) ORDER BY started, file"
#define SEATS                                                                                                          \
  "SELECT record, name, colour, place, side, won FROM seat WHERE person AND record BETWEEN ?1 AND ?2 ORDER BY record"
/* So many other matches between two are passed over; to look for the next one takes longer. */
#define GAP 8

static const char *
text_of (sqlite3_stmt *statement,
         int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text ? text : "";
}

/* Of the games and days of the league, in the order of play; (transfer full) (element-type GnHistoryPlace) */
static GArray *
find_matches (Reckoning      *self,
              GnHistoryIndex *index)
{
  const GnLeague *league = self->league;
  GArray *found = g_array_new (FALSE, FALSE, sizeof (GnHistoryPlace));
  g_autofree char *from = g_strdup_printf ("%u", league->from);
  g_autofree char *to = g_strdup_printf ("%u", league->to ? league->to : G_MAXUINT32);
  const gboolean some = league->from || league->to;
  sqlite3_stmt *statement = gn_question_new (index, some ? MATCHES ("day") : MATCHES ("+day"), from, to, NULL);

  G_STATIC_ASSERT (GN_KIND_AGAINST == 1);
  while (gn_row_next (statement))
    {
      const GnHistoryPlace place = { sqlite3_column_int64 (statement, 0), gn_row_count (statement, 1) };

      if (gn_league_has_evening (league, place.day)
          && gn_league_has_game (league, text_of (statement, 2), text_of (statement, 3)))
        g_array_append_val (found, place);
    }
  sqlite3_finalize (statement);
  return found;
}

static int
by_id (const void *a,
       const void *b)
{
  const Found *one = a, *other = b;

  return one->id < other->id ? -1 : one->id > other->id;
}

static void
take_seat (Reckoning    *self,
           sqlite3_stmt *statement,
           guint         match,
           GArray       *seats)
{
  const char *name = text_of (statement, 1);
  Entrant *entrant = self->league->people->len ? g_hash_table_lookup (self->by_name, name) : need_entrant (self, name);
  const guint place = gn_row_count (statement, 3);
  const Seat seat = { entrant, gn_row_colour (statement, 2),
                      { match, place, gn_row_count (statement, 4), gn_place_points (&self->league->points, place),
                        gn_row_count (statement, 5) != 0 } };

  if (entrant)
    g_array_append_val (seats, seat);
}

/* The seats of all of @found, in any order; (transfer full) (element-type Seat). They are read in the order in which
 * they are in the file: with thousands of matches nothing else takes so long. */
static GArray *
read_seats (Reckoning      *self,
            GnHistoryIndex *index,
            const GArray   *found)
{
  GArray *seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  g_autofree Found *each = g_new (Found, found->len + 1);
  sqlite3_stmt *statement = gn_question_new (index, SEATS, NULL);

  for (guint i = 0; i < found->len; i++)
    each[i] = (Found) { g_array_index (found, GnHistoryPlace, i).id, i };
  qsort (each, found->len, sizeof *each, by_id);
  for (guint first = 0, end; statement && first < found->len; first = end)
    {
      for (end = first + 1; end < found->len && each[end].id - each[end - 1].id <= GAP; end++)
        ;
      sqlite3_reset (statement);
      sqlite3_bind_int64 (statement, 1, each[first].id);
      sqlite3_bind_int64 (statement, 2, each[end - 1].id);
      for (guint at = first; gn_row_next (statement);)
        {
          const gint64 id = sqlite3_column_int64 (statement, 0);

          while (each[at].id < id)
            at++;
          if (each[at].id == id)
            take_seat (self, statement, each[at].match, seats);
        }
    }
  sqlite3_finalize (statement);
  return seats;
}

/* One player alone has met nobody of the league. */
static void
read_matches (Reckoning      *self,
              GnHistoryIndex *index)
{
  const guint least = self->league->people->len ? 2 : 1;
  g_autoptr (GArray) found = find_matches (self, index), seats = read_seats (self, index, found);
  g_autofree guint *n = g_new0 (guint, found->len + 1), *at = g_new0 (guint, found->len + 1);
  g_autofree guint *order = g_new (guint, seats->len + 1);

  for (guint i = 0; i < seats->len; i++)
    n[g_array_index (seats, Seat, i).result.match]++;
  for (guint i = 0; i < found->len; i++)
    {
      at[i + 1] = at[i] + n[i];
      if (n[i] >= least)
        g_array_append_val (self->matches, g_array_index (found, GnHistoryPlace, i));
    }
  for (guint i = 0; i < seats->len; i++)
    order[at[g_array_index (seats, Seat, i).result.match]++] = i;
  for (guint i = 0; i < seats->len; i++)
    {
      const Seat *seat = &g_array_index (seats, Seat, order[i]);

      if (n[seat->result.match] < least)
        continue;
      seat->entrant->colour = seat->colour;
      g_array_append_val (seat->entrant->results, seat->result);
    }
}

static void
reckoning_init (Reckoning      *self,
                GnHistoryIndex *index,
                const GnLeague *league)
{
  *self = (Reckoning) { league, g_ptr_array_new_with_free_func (entrant_free),
                        g_hash_table_new (g_str_hash, g_str_equal),
                        g_array_new (FALSE, FALSE, sizeof (GnHistoryPlace)) };
  if (league->kind == GN_LEAGUE_KNOCK_OUT)
    return;
  for (guint i = 0; i < league->people->len; i++)
    need_entrant (self, league->people->pdata[i]);
  read_matches (self, index);
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

/* Nobody has one color in the standings and another one in the playoffs. */
static void
take_colours (GnBracket    *bracket,
              const GArray *standings)
{
  for (guint i = 0; i < standings->len; i++)
    for (guint k = 0; k < bracket->people->len; k++)
      {
        const GnStanding *standing = &g_array_index (standings, GnStanding, i);

        if (standing->plays && g_str_equal (bracket->people->pdata[k], standing->name))
          bracket->colour[k] = standing->colour;
      }
}

GnLeagueTable *
gn_history_index_league (GnHistoryIndex *self,
                         const GnLeague *league)
{
  GnLeagueTable *table = g_new0 (GnLeagueTable, 1);
  Reckoning reckoning;
  guint n;

  reckoning_init (&reckoning, self, league);
  table->standings = standings_of (&reckoning, TRUE);
  table->bracket = gn_history_index_bracket (self, league);
  if (table->bracket)
    take_colours (table->bracket, table->standings);
  table->matches = table->bracket && league->kind == GN_LEAGUE_KNOCK_OUT ? gn_bracket_matches (table->bracket)
                                                                        : g_array_ref (reckoning.matches);
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
  gn_bracket_free (table->bracket);
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
