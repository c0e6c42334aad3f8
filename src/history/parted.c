/* parted.c: leagues follow when two players of one name become two
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "parted.h"

#include "bracket.h"
#include "question.h"

/* A league that was changed. */
typedef struct {
  char    *id;
  GBytes  *before, *after;   /* its file */
  gboolean listed;           /* the name came into the list of players */
  guint    seed;             /* that became the name; 0: none */
} Parted;

struct _GnPartedLeagues {
  char   *shown, *name;
  GArray *leagues;   /* Parted */
};

/* One of the records. */
typedef struct {
  GnHistoryPlace place;
  char          *game, *title;
} Match;

static void
clear_parted (gpointer data)
{
  Parted *parted = data;

  g_free (parted->id);
  g_clear_pointer (&parted->before, g_bytes_unref);
  g_clear_pointer (&parted->after, g_bytes_unref);
}

static void
clear_match (gpointer data)
{
  Match *match = data;

  g_free (match->game);
  g_free (match->title);
}

void
gn_parted_leagues_free (GnPartedLeagues *self)
{
  if (!self)
    return;

  g_free (self->shown);
  g_free (self->name);
  g_array_unref (self->leagues);
  g_free (self);
}

/* Those of @records that count in some league, or will when they are over; (transfer full) (element-type Match) */
static GArray *
matches_of (GnHistoryIndex *index,
            const char     *shown,
            GPtrArray      *records)
{
  g_autoptr (GHashTable) files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (Match));
  sqlite3_stmt *statement = gn_question_new (
    index, "SELECT record.id, day, game, ifnull (title, ''), file FROM seat JOIN record ON record.id = seat.record"
    " WHERE name = ?1 AND kind IN (0, 1) AND trouble IS NULL", shown, NULL);

  G_STATIC_ASSERT (GN_KIND_NONE == 0 && GN_KIND_AGAINST == 1);
  g_array_set_clear_func (matches, clear_match);
  for (guint i = 0; i < records->len; i++)
    g_hash_table_add (files, g_file_get_basename (records->pdata[i]));
  while (gn_row_next (statement))
    {
      g_autofree char *file = gn_row_text (statement, 4);
      const Match match = { { sqlite3_column_int64 (statement, 0), gn_row_count (statement, 1) },
                            g_hash_table_contains (files, file) ? gn_row_text (statement, 2) : NULL,
                            gn_row_text (statement, 3) };

      if (match.game)
        g_array_append_val (matches, match);
      else
        g_free (match.title);
    }
  sqlite3_finalize (statement);
  return matches;
}

static gboolean
is_counted (const GnLeague *league,
            const GArray   *matches)
{
  for (guint i = 0; i < matches->len; i++)
    {
      const Match *match = &g_array_index (matches, Match, i);

      if (gn_league_has_evening (league, match->place.day) && gn_league_has_game (league, match->game, match->title))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the match that first decided a pairing of @seed; 0 if none did */
static gint64
first_of (const GnBracket *bracket,
          guint            seed)
{
  for (guint round = 0; round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      {
        const GnPairing *pairing = &bracket->pairing[round][k];

        if (pairing->match.id && (pairing->seed[0] == seed || pairing->seed[1] == seed))
          return pairing->match.id;
      }
  return 0;
}

/* Returns: which seed of @shown is the other one; 0 if none is, or if @name is in the playoffs already */
static guint
seed_of (GnHistoryIndex *index,
         const GnLeague *league,
         const char     *shown,
         const char     *name,
         const GArray   *matches)
{
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (index, league);
  guint seed = 0;

  for (guint i = 0; bracket && i < bracket->people->len; i++)
    {
      const gint64 first = first_of (bracket, i + 1);

      if (g_str_equal (bracket->people->pdata[i], name))
        return 0;
      for (guint k = 0; !seed && k < matches->len && g_str_equal (bracket->people->pdata[i], shown); k++)
        if (g_array_index (matches, Match, k).place.id == first)
          seed = i + 1;
    }
  return seed;
}

static void
call_seed (GnLeague   *league,
           guint       seed,
           const char *name)
{
  g_free (league->playoffs->people->pdata[seed - 1]);
  league->playoffs->people->pdata[seed - 1] = g_strdup (name);
}

static gboolean
part_league (GnPartedLeagues *self,
             GnHistoryIndex  *index,
             GnLeague        *league,
             const GArray    *matches,
             GError         **error)
{
  Parted parted = { .seed = seed_of (index, league, self->shown, self->name, matches) };

  /* a list that is full stays */
  parted.listed = league->people->len && league->people->len < GN_LEAGUE_MAX_PEOPLE
                  && gn_league_has_person (league, self->shown) && !gn_league_has_person (league, self->name)
                  && (parted.seed || is_counted (league, matches));
  if (!parted.listed && !parted.seed)
    return TRUE;

  parted.id = g_strdup (league->id);
  parted.before = gn_league_bytes (league->id);
  if (parted.listed)
    g_ptr_array_add (league->people, g_strdup (self->name));
  if (parted.seed)
    call_seed (league, parted.seed, self->name);

  const gboolean fine = gn_league_save (league, error);

  parted.after = fine ? gn_league_bytes (league->id) : NULL;
  if (fine)
    g_array_append_val (self->leagues, parted);
  else
    clear_parted (&parted);
  return fine;
}

GnPartedLeagues *
gn_history_index_part_leagues (GnHistoryIndex *index,
                               const char     *shown,
                               const char     *name,
                               GPtrArray      *records,
                               GError        **error)
{
  g_autoptr (GnPartedLeagues) self = g_new0 (GnPartedLeagues, 1);
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (GPtrArray) leagues = gn_leagues_load ();
  g_autoptr (GArray) matches = matches_of (index, shown, records);

  self->shown = g_strdup (shown);
  self->name = g_strdup (gn_names_show (names, name));
  self->leagues = g_array_new (FALSE, FALSE, sizeof (Parted));
  g_array_set_clear_func (self->leagues, clear_parted);
  for (guint i = 0; i < leagues->len; i++)
    {
      GnLeague *league = leagues->pdata[i];

      if (league->trouble || part_league (self, index, league, matches, error))
        continue;
      gn_parted_leagues_undo (self, NULL);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* The league was changed since: only the name is taken back. */
static gboolean
take_back (const GnPartedLeagues *self,
           const Parted          *parted,
           GError               **error)
{
  g_autoptr (GnLeague) league = gn_league_load (parted->id);
  GPtrArray *seeds = league && league->playoffs ? league->playoffs->people : NULL;
  guint at;

  if (!league || league->trouble)
    return TRUE;
  if (parted->listed && g_ptr_array_find_with_equal_func (league->people, self->name, g_str_equal, &at))
    {
      g_ptr_array_remove_index (league->people, at);
      /* or else everybody would count */
      if (!league->people->len)
        g_ptr_array_add (league->people, g_strdup (self->shown));
    }
  if (parted->seed && seeds && g_ptr_array_find_with_equal_func (seeds, self->name, g_str_equal, &at)
      && !g_ptr_array_find_with_equal_func (seeds, self->shown, g_str_equal, NULL))
    call_seed (league, at + 1, self->shown);
  return gn_league_save (league, error);
}

gboolean
gn_parted_leagues_undo (GnPartedLeagues *self,
                        GError         **error)
{
  gboolean fine = TRUE;

  for (guint i = 0; i < self->leagues->len; i++)
    {
      const Parted *parted = &g_array_index (self->leagues, Parted, i);
      g_autoptr (GBytes) now = gn_league_bytes (parted->id);
      GError **first = fine ? error : NULL;

      if (!now)
        continue;   /* deleted */
      fine = (parted->before && parted->after && g_bytes_equal (now, parted->after)
                ? gn_league_restore (parted->id, parted->before, first)
                : take_back (self, parted, first))
             && fine;
    }
  return fine;
}
