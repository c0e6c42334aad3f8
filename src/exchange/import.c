/* import.c: plays become records of the score pad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "import.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <utime.h>

#include "core/base/figure.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/library/library.h"
#include "core/table/match-table.h"
#include "core/words/text.h"

#define MEMORY        "exchange.json"   /* who is who, in the folder of data */
#define MOST_BYTES    (4 * 1024 * 1024)
#define MOST_QUANTITY 99
#define MOST_TEAMS    5

/* What a play can be written down on: the first row of a sheet, or places by hand, or only won and lost. On "open" the
 * host ends the match, or one player wins at once, whatever the points are. Teams have sheets of their own. */
static const char pads[] =
  "{\"gnomon\":\"components\",\"version\":1,\"game\":\"pad\",\"id\":\"imported\",\"title\":\"Imported\","
  "\"components\":{\"pads\":["
  "{\"id\":\"highest\",\"name\":\"Most points\",\"rounds\":1},"
  "{\"id\":\"lowest\",\"name\":\"Fewest points\",\"rounds\":1,\"wins\":\"lowest\"},"
  "{\"id\":\"open\",\"name\":\"Points and winner\",\"end\":\"open\",\"at-once\":\"yes\"},"
  "{\"id\":\"places\",\"name\":\"Places only\",\"wins\":\"places\"},"
  "{\"id\":\"together\",\"name\":\"Together\",\"wins\":\"together\",\"end\":\"open\"},"
  "{\"id\":\"together-points\",\"name\":\"Together, with points\",\"wins\":\"together\",\"end\":\"open\","
  "\"categories\":{\"en\":\"Points\",\"de\":\"Punkte\"}},"
  "{\"id\":\"teams-highest\",\"name\":\"Teams, most points\",\"columns\":\"teams\",\"rounds\":1},"
  "{\"id\":\"teams-lowest\",\"name\":\"Teams, fewest points\",\"columns\":\"teams\",\"rounds\":1,\"wins\":\"lowest\"},"
  "{\"id\":\"teams-open\",\"name\":\"Teams, points and winner\",\"columns\":\"teams\",\"end\":\"open\","
  "\"at-once\":\"yes\"},"
  "{\"id\":\"teams-places\",\"name\":\"Teams, places only\",\"columns\":\"teams\",\"wins\":\"places\"}"
  "]}}";

/* ---- What is here --------------------------------------------------------------------------------------------- */

static char *
bgg_key (gint64 id)
{
  return id > 0 ? g_strdup_printf ("bgg:%" G_GINT64_FORMAT, id) : NULL;
}

static JsonObject *
load_object (GFile *file)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, MOST_BYTES, NULL);
  g_autoptr (JsonNode) node = bytes ? gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                                     MOST_BYTES, NULL) : NULL;

  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_object_ref (json_node_get_object (node)) : NULL;
}

/* The numbers that other programs have for it are written beside the record: one match may come by two ways. */
static void
add_sources (GHashTable *known,
             GFile      *record)
{
  g_autoptr (GFile) file = gn_about_file (record);
  g_autoptr (JsonObject) about = g_file_query_exists (file, NULL) ? load_object (file) : NULL;
  JsonArray *sources = about ? gn_json_array (about, "sources") : NULL;

  for (guint i = 0; sources && i < json_array_get_length (sources); i++)
    {
      JsonNode *node = json_array_get_element (sources, i);

      if (gn_json_is_string (node))
        g_hash_table_add (known, g_strdup (json_node_get_string (node)));
    }
}

static gboolean
is_known (GnImport     *self,
          const GnPlay *play)
{
  g_autofree char *bgg = bgg_key (play->bgg);

  return g_hash_table_contains (self->known, play->uuid) || (bgg && g_hash_table_contains (self->known, bgg));
}

static GFile *
memory_file (void)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);

  return dir ? g_file_get_child (dir, MEMORY) : NULL;
}

/* A name that is known here and differs only in capitals */
static const char *
find_alike (GHashTable *here,
            const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return g_hash_table_lookup (here, folded);
}

static void
add_name (GHashTable *names,
          GHashTable *here,
          JsonObject *remembered,
          const char *name)
{
  const char *last = remembered ? gn_json_string (remembered, name) : NULL;
  const char *alike = last ? NULL : find_alike (here, name);
  const char *now = last ? last : alike ? alike : name;

  if (*name && !g_hash_table_contains (names, name))
    g_hash_table_insert (names, g_strdup (name), gn_plain_name (now, GN_MAX_NAME));
}

static void
take_down (GHashTable *here,
           const char *name)
{
  if (name && *name)
    g_hash_table_insert (here, g_utf8_casefold (name, -1), g_strdup (name));
}

static gboolean
can_be_kept (const GnPlay *play)
{
  return play->players->len >= 1 && play->players->len <= GN_MAX_SEATS && *play->game && play->quantity > 0
         && play->started > 0;
}

GnImport *
gn_import_new (GPtrArray *plays)
{
  GnImport *self = g_new0 (GnImport, 1);
  g_autoptr (GHashTable) ids = gn_library_ids ();
  g_autoptr (GHashTable) people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GFile) file = memory_file ();
  g_autoptr (JsonObject) memory = file ? load_object (file) : NULL;
  GHashTableIter iter;
  gpointer id, record;

  self->plays = plays;
  self->people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, &id, &record))
    {
      GnRecordInfo *info = gn_library_read (record);

      g_hash_table_add (self->known, g_ascii_strdown (id, 32));
      add_sources (self->known, record);
      take_down (games, info->title);
      for (guint i = 0; i < info->n_seats; i++)
        take_down (people, info->recorded[i]);
      gn_record_info_free (info);
    }
  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];

      if (!can_be_kept (play))
        {
          self->n_not++;
          continue;
        }
      if (is_known (self, play))
        {
          self->n_known++;
          continue;
        }
      self->n_new += MIN (play->quantity, MOST_QUANTITY);
      add_name (self->games, games, memory ? gn_json_object (memory, "games") : NULL, play->game);
      for (guint k = 0; k < play->players->len; k++)
        add_name (self->people, people, memory ? gn_json_object (memory, "people") : NULL,
                  ((const GnPlayer *) play->players->pdata[k])->name);
    }
  return self;
}

void
gn_import_free (GnImport *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->plays);
  g_hash_table_unref (self->people);
  g_hash_table_unref (self->games);
  g_hash_table_unref (self->known);
  g_free (self);
}

/* ---- What a play is written down as --------------------------------------------------------------------------- */

typedef enum { HIGHEST, LOWEST, OPEN, PLACES, TOGETHER, TOGETHER_POINTS, TEAMS } Way;

/* The columns of a sheet: players, or teams */
typedef struct {
  const GnPlay *play;
  guint         n;
  guint         teams;              /* their number; 0: everybody plays alone */
  gboolean      figures;            /* every score is a number that fits a cell */
  gint32        score[GN_MAX_SEATS];
  guint         winners;            /* bits */
  gboolean      stopped;            /* it counts for nobody */
} Result;

static gboolean
read_figure (const char *text,
             gint32     *figure)
{
  char *end;
  const gint64 number = g_ascii_strtoll (text, &end, 10);

  if (end == text || *end || number > GN_FIGURE_TERM || number < -GN_FIGURE_TERM)
    return FALSE;
  *figure = (gint32) number;
  return TRUE;
}

static gpointer
member_of (GPtrArray  *players,
           const char *team,
           guint       nth)
{
  for (guint i = 0; i < players->len; i++)
    if (g_str_equal (((GnPlayer *) players->pdata[i])->team, team) && !nth--)
      return players->pdata[i];
  return NULL;
}

/* A seat belongs to the team of its number, in turn: if the teams are about as large, the players are put in that
 * order. Returns: the number of teams, 0 if they are not kept as teams */
static guint
arrange_teams (GnPlay *play)
{
  GPtrArray *players = play->players;
  g_autoptr (GPtrArray) names = g_ptr_array_new (), teams = g_ptr_array_new (), sorted = g_ptr_array_new ();
  guint size[GN_MAX_SEATS] = { 0 }, least = G_MAXUINT, most = 0;

  for (guint i = 0; i < players->len; i++)
    {
      const GnPlayer *player = players->pdata[i];
      guint at = 0;

      if (!*player->team)
        return 0;
      if (!g_ptr_array_find_with_equal_func (names, player->team, g_str_equal, &at))
        {
          at = names->len;
          g_ptr_array_add (names, player->team);
        }
      size[at]++;
    }
  for (guint i = 0; i < names->len; i++)
    {
      least = MIN (least, size[i]);
      most = MAX (most, size[i]);
    }
  if (names->len < 2 || names->len > MOST_TEAMS || most - least > 1 || most < 2)
    return 0;

  /* the larger ones first, and of each the next member */
  for (guint large = 2; large-- > 0;)
    for (guint i = 0; i < names->len; i++)
      if ((size[i] == most) == large)
        g_ptr_array_add (teams, names->pdata[i]);
  for (guint seat = 0; seat < players->len; seat++)
    g_ptr_array_add (sorted, member_of (players, teams->pdata[seat % teams->len], seat / teams->len));
  for (guint i = 0; i < players->len; i++)
    players->pdata[i] = sorted->pdata[i];
  return names->len;
}

/* What the members of a column have, if they have the same. Returns: FALSE if not */
static gboolean
add_to_column (Result         *result,
               guint           column,
               const GnPlayer *player,
               const char    **score,
               gboolean        first)
{
  if (first && player->winner)
    result->winners |= 1u << column;
  if (!first && (player->winner != 0) != ((result->winners >> column & 1) != 0))
    return FALSE;
  if (*player->score && *score && !g_str_equal (*score, player->score))
    return FALSE;
  if (*player->score)
    *score = player->score;
  return TRUE;
}

/* Returns: FALSE if the members of a team differ */
static gboolean
read_result (const GnPlay *play,
             guint         teams,
             Result       *result)
{
  const char *score[GN_MAX_SEATS] = { NULL };

  *result = (Result) { .play = play, .n = teams ? teams : play->players->len, .teams = teams, .figures = TRUE };
  for (guint i = 0; i < play->players->len; i++)
    if (!add_to_column (result, i % result->n, play->players->pdata[i], &score[i % result->n], i < result->n))
      return FALSE;
  for (guint i = 0; i < result->n; i++)
    result->figures &= read_figure (score[i] ? score[i] : "", &result->score[i]);
  return TRUE;
}

/* Who is first if most points win, or fewest */
static guint
first_of (const Result *result,
          gboolean      lowest)
{
  gint32 best = 0;
  guint first = 0;

  for (guint i = 0; i < result->n; i++)
    {
      const gint32 score = lowest ? -result->score[i] : result->score[i];

      if (i == 0 || score > best)
        {
          best = score;
          first = 0;
        }
      if (score == best)
        first |= 1u << i;
    }
  return first;
}

static gboolean
has_ranks (const Result *result)
{
  gboolean first = FALSE;

  if (result->teams)
    return FALSE;

  for (guint i = 0; i < result->n; i++)
    {
      const GnPlayer *player = result->play->players->pdata[i];

      if (player->rank < 1 || player->rank > result->n || player->winner != (player->rank == 1))
        return FALSE;
      first |= player->rank == 1;
    }
  return first;
}

/* The sheet on which the play has the winners that it had */
static Way
way_of (Result *result)
{
  const GnPlay *play = result->play;
  const guint all = (1u << result->n) - 1, winners = result->winners;

  result->stopped = play->incomplete || play->ignored;
  if (result->stopped)
    return OPEN;
  if (play->together || (result->n == 1 && (!winners || !result->figures)))
    return result->figures ? TOGETHER_POINTS : TOGETHER;
  if (result->figures && (winners == first_of (result, play->lowest) || (!winners && result->n > 1)))
    return play->lowest ? LOWEST : HIGHEST;
  if (result->figures && !play->told && winners == first_of (result, !play->lowest))
    return play->lowest ? HIGHEST : LOWEST;
  if (result->figures && winners && !(winners & (winners - 1)))
    return OPEN;
  if (winners == all && result->n > 1)
    return result->figures ? TOGETHER_POINTS : TOGETHER;
  if (winners || has_ranks (result))
    return PLACES;
  /* Nobody says how it ended. */
  result->stopped = TRUE;
  return OPEN;
}

/* Places that are told, or those of the winners before those of the others */
static gint32
place_of (const Result *result,
          guint         seat)
{
  const GnPlayer *player = result->play->players->pdata[seat];

  if (has_ranks (result))
    return (gint32) player->rank;
  return result->winners >> seat & 1 ? 1 : 1 + __builtin_popcount (result->winners);
}

/* Teams that no sheet has are players. */
static Way
find_way (GnPlay *play,
          Result *result)
{
  const guint teams = arrange_teams (play);
  Way way;

  if (teams && read_result (play, teams, result) && (way = way_of (result)) <= PLACES)
    return way;
  read_result (play, 0, result);
  return way_of (result);
}

/* ---- A record ------------------------------------------------------------------------------------------------- */

static gboolean
enter (GnMatchTable *table,
       int           seat,
       const char   *verb,
       gint32        figure,
       gboolean      in_row)
{
  const GnMatch *match = gn_match_table_get_match (table);
  GnMove move;

  gn_move_init (&move, seat, (guint) gn_game_find_verb (match->game, verb));
  if (figure != GN_NONE)
    gn_figure_set (&move.arg[0], &figure, 1);
  if (in_row)
    move.arg[GN_FIGURE_SLOTS] = 0;
  return gn_match_table_do (table, &move, 1, NULL);
}

static gboolean
enter_all (GnMatchTable *table,
           const Result *result,
           Way           way)
{
  gboolean fine = TRUE;

  for (guint i = 0; fine && i < result->n; i++)
    {
      if (way == PLACES)
        fine = enter (table, (int) i, "place", place_of (result, i), FALSE);
      else if (result->figures && way != TOGETHER)
        fine = enter (table, (int) i, "score", result->score[i], TRUE);
    }
  if (fine && (way == TOGETHER || way == TOGETHER_POINTS))
    return enter (table, GN_HOST, result->winners ? "won" : "lost", GN_NONE, FALSE);
  if (fine && result->stopped)
    return gn_match_table_stop (table, NULL);
  if (fine && way == OPEN)
    return enter (table, __builtin_ctz (result->winners), "win", GN_NONE, FALSE);
  return fine;
}

static const char *
called (GHashTable *names,
        const char *name)
{
  const char *here = g_hash_table_lookup (names, name);

  return here ? here : name;
}

static GnMatchTable *
table_of (GnImport     *self,
          const GnPlay *play,
          const Result *result,
          Way           way,
          const char   *seed)
{
  static const char *const ids[] = { "highest", "lowest", "open", "places", "together", "together-points",
                                     "teams-highest", "teams-lowest", "teams-open", "teams-places" };
  const GnGame *game = gn_game_find ("pad");
  g_autoptr (JsonNode) node = gn_json_parse (pads, -1, sizeof pads, NULL);
  GnSet *set = game ? gn_set_new_from_json (game, node, NULL) : NULL;
  GnMatch *match = set ? gn_match_new (game, play->players->len, set, NULL) : NULL;

  if (!match)
    return NULL;
  gn_match_set_title (match, called (self->games, play->game));
  gn_match_set_option (match, "pad", ids[result->teams ? TEAMS + way : way]);
  if (result->teams)
    {
      g_autofree char *number = g_strdup_printf ("%u", result->teams);

      gn_match_set_option (match, "teams", number);
    }
  gn_rng_seed_from_hex (match->seed, seed);
  for (guint i = 0; i < play->players->len; i++)
    {
      gn_match_set_name (match, i, called (self->people, ((const GnPlayer *) play->players->pdata[i])->name));
      match->seat[i].colour = (guint8) i;
    }
  return gn_match_table_new (match, NULL, NULL, NULL);
}

static void
add_line (GString    *note,
          const char *line)
{
  g_string_append_printf (note, "%s%s", note->len ? "\n" : "", line);
}

/* Who is in which team, one line for each */
static void
add_teams (GnImport     *self,
           const GnPlay *play,
           GString      *note)
{
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < play->players->len; i++)
    {
      const char *team = ((const GnPlayer *) play->players->pdata[i])->team;
      g_autoptr (GString) names = g_string_new (NULL);

      if (!*team || !g_hash_table_add (told, (gpointer) team))
        continue;
      for (guint k = i; k < play->players->len; k++)
        {
          const GnPlayer *player = play->players->pdata[k];

          if (g_str_equal (player->team, team))
            g_string_append_printf (names, "%s%s", names->len ? C_("list", ", ") : "",
                                    called (self->people, player->name));
        }

      /* Translators: a line of a note about an imported match: the name of a team, and who was in it. */
      g_autofree char *line = gn_fill (_("Team {team}: {names}"), "team", team, "names", names->str, NULL);

      add_line (note, line);
    }
}

/* A sheet of teams has no names of teams. */
static gboolean
has_named_team (const GnPlay *play)
{
  gboolean any = FALSE;

  for (guint i = 0; i < play->players->len; i++)
    any |= g_utf8_strlen (((const GnPlayer *) play->players->pdata[i])->team, -1) > 1;
  return any;
}

/* Scores and teams that the sheet does not have are kept as text, and so are roles. */
static char *
note_of (GnImport     *self,
         const Result *result,
         Way           way)
{
  const gboolean kept = result->figures && way != PLACES && way != TOGETHER;
  g_autoptr (GString) note = g_string_new (result->play->note ? result->play->note : "");

  if (!result->teams || has_named_team (result->play))
    add_teams (self, result->play, note);
  for (guint i = 0; i < result->play->players->len; i++)
    {
      const GnPlayer *player = result->play->players->pdata[i];
      const char *score = kept ? "" : player->score;
      g_autofree char *line = g_strdup_printf ("%s: %s%s%s", called (self->people, player->name), score,
                                               *score && *player->role ? ", " : "", player->role);

      if (*score || *player->role)
        add_line (note, line);
    }
  return g_string_free (g_steal_pointer (&note), FALSE);
}

static gboolean
write_about (GFile         *record,
             const GnPlay  *play,
             const char    *note,
             GnLanding     *landing,
             GError       **error)
{
  g_autoptr (JsonObject) about = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GFile) file = gn_about_file (record);
  g_autofree char *bgg = bgg_key (play->bgg), *text = NULL, *line = NULL;

  if (!(play->place && *play->place) && !*note && !bgg)
    return TRUE;
  json_object_set_string_member (about, "gnomon", "about");
  json_object_set_int_member (about, "version", 1);
  if (play->place && *play->place)
    json_object_set_string_member (about, "place", play->place);
  if (*note)
    json_object_set_string_member (about, "note", note);
  if (bgg)
    {
      JsonArray *sources = json_array_new ();

      json_array_add_string_element (sources, bgg);
      json_object_set_array_member (about, "sources", sources);
    }
  node = json_node_init_object (json_node_alloc (), about);
  text = gn_json_to_text (node);
  line = g_strconcat (text, "\n", NULL);
  return gn_landing_write (landing, file, line, strlen (line), 0, error);
}

/* @k: of several matches that one play stands for, from 0 on; @n: counts it, if the pad can have it */
static gboolean
make_record (GnImport     *self,
             GnPlay       *play,
             guint         k,
             guint        *n,
             GnLanding    *landing,
             GError      **error)
{
  Result result;
  const Way way = find_way (play, &result);
  g_autofree char *more = g_strdup_printf ("%s|%u", play->uuid, k);
  g_autofree char *seed = k ? gn_play_hash (more) : g_strdup (play->uuid);
  g_autofree char *note = note_of (self, &result, way);
  const gint64 started = play->started + k, seconds = (gint64) play->minutes * 60;
  const struct utimbuf times = { started + seconds, started + seconds };
  g_autoptr (GnMatchTable) table = table_of (self, play, &result, way, seed);
  g_autoptr (GFile) file = NULL;

  if (!table)
    return TRUE;
  gn_match_table_set_past (table, started, seconds);
  if (!enter_all (table, &result, way))
    return TRUE;
  file = gn_library_new_file_of (gn_match_table_get_match (table), started);
  if (!gn_match_table_record (table, file, error))
    return FALSE;
  gn_match_table_close_record (table);
  utime (g_file_peek_path (file), &times);
  gn_landing_made (landing, file);
  ++*n;
  return write_about (file, play, note, landing, error);
}

/* ---- All of them ---------------------------------------------------------------------------------------------- */

static void
remember (JsonObject *memory,
          const char *key,
          GHashTable *names)
{
  JsonObject *before = gn_json_object (memory, key);
  JsonObject *all = before ? json_object_ref (before) : json_object_new ();
  GHashTableIter iter;
  gpointer name, here;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &here))
    if (json_object_get_size (all) < GN_JSON_MAX_KEYS || json_object_has_member (all, name))
      json_object_set_string_member (all, name, here);
  json_object_set_object_member (memory, key, all);
}

static void
remember_all (GnImport  *self,
              GnLanding *landing)
{
  g_autoptr (GFile) file = memory_file ();
  g_autoptr (JsonObject) before = file ? load_object (file) : NULL;
  g_autoptr (JsonObject) memory = before ? json_object_ref (before) : json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  json_object_set_string_member (memory, "gnomon", "exchange");
  json_object_set_int_member (memory, "version", 1);
  remember (memory, "people", self->people);
  remember (memory, "games", self->games);
  node = json_node_init_object (json_node_alloc (), memory);
  text = gn_json_to_text (node);
  if (file)
    gn_landing_write (landing, file, text, strlen (text), 0, NULL);
}

gboolean
gn_import_run (GnImport      *self,
               GnLanding     *landing,
               guint         *n,
               GCancellable  *cancellable,
               GError       **error)
{
  *n = 0;
  for (guint i = 0; i < self->plays->len; i++)
    {
      GnPlay *play = self->plays->pdata[i];
      g_autofree char *bgg = bgg_key (play->bgg);

      if (!can_be_kept (play) || is_known (self, play))
        continue;
      g_hash_table_add (self->known, g_strdup (play->uuid));
      if (bgg)
        g_hash_table_add (self->known, g_steal_pointer (&bgg));
      for (guint k = 0; k < MIN (play->quantity, MOST_QUANTITY); k++)
        if (g_cancellable_set_error_if_cancelled (cancellable, error)
            || !make_record (self, play, k, n, landing, error))
          return FALSE;
    }
  if (*n)
    remember_all (self, landing);
  return TRUE;
}
