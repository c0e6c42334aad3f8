/* play-read.c: plays from files of other programs
 *
 * play-write.c tells what BG Stats has. BoardGameGeek's XML is <plays><play id date quantity length incomplete
 * nowinstats location><item name objectid/><comments/><players><player username name startposition score new
 * win/></players></play></plays>. A table is read by the names of its columns, whatever their order.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "import.h"
#include "play-date.h"

#include <glib/gi18n.h>

#include "core/base/csv.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "core/record/record.h"
#include "core/words/text.h"

#define MOST_BYTES   (32 * 1024 * 1024)   /* JSON of short values takes fifty times as much memory */
#define MOST_PLAYS   100000
#define MOST_PLAYERS 100
#define MOST_COLUMNS 500
#define MOST_SCORE   40

/* ---- Parts ---------------------------------------------------------------------------------------------------- */

static char *
plain (const char *text)
{
  return gn_plain_name (text ? text : "", GN_MAX_NAME);
}

static gint64
number_of (const char *text)
{
  return text ? CLAMP (g_ascii_strtoll (text, NULL, 10), 0, G_MAXINT32) : 0;
}

static gboolean
is_yes (const char *text)
{
  return text && (g_str_equal (text, "1") || g_ascii_strcasecmp (text, "true") == 0
                  || g_ascii_strcasecmp (text, "yes") == 0 || g_ascii_strcasecmp (text, "x") == 0);
}

/* 32 hex digits from a UUID, or from any other text that tells a play */
static char *
uuid_of (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *p = text; *p; p++)
    if (g_ascii_isxdigit (*p))
      g_string_append_c (digits, g_ascii_tolower (*p));
    else if (*p != '-')
      return gn_play_hash (text);
  return digits->len == 32 ? g_strdup (digits->str) : gn_play_hash (text);
}

static void
set_bgg (GnPlay *play,
         gint64  id)
{
  g_autofree char *key = g_strdup_printf ("bgg:%" G_GINT64_FORMAT, id);

  play->bgg = id;
  if (!play->uuid && id > 0)
    play->uuid = gn_play_hash (key);
}

/* Without a number of its own a play is told by all that is in it; a second one alike is another. */
static void
set_uuids (GPtrArray *plays)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < plays->len; i++)
    {
      GnPlay *play = plays->pdata[i];
      g_autoptr (GString) all = g_string_new (NULL);

      if (play->uuid)
        continue;
      g_string_printf (all, "%" G_GINT64_FORMAT "|%s", play->started, play->game);
      for (guint k = 0; k < play->players->len; k++)
        {
          const GnPlayer *player = play->players->pdata[k];

          g_string_append_printf (all, "|%s|%s", player->name, player->score);
        }

      const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (seen, all->str)) + 1;

      g_hash_table_insert (seen, g_strdup (all->str), GUINT_TO_POINTER (n));
      if (n > 1)
        g_string_append_printf (all, "|%u", n);
      play->uuid = gn_play_hash (all->str);
    }
}

static void
set_score (GnPlayer   *player,
           const char *score)
{
  g_free (player->score);
  player->score = gn_plain_name (score ? score : "", MOST_SCORE);
}

/* ---- JSON ----------------------------------------------------------------------------------------------------- */

/* Others write numbers and texts, true and 1, as they like. */
static char *
text_in (JsonObject *object,
         const char *key)
{
  JsonNode *node = object ? json_object_get_member (object, key) : NULL;

  if (gn_json_is_string (node))
    return g_strdup (json_node_get_string (node));
  if (gn_json_is_int (node))
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  if (node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_DOUBLE)
    {
      char digits[G_ASCII_DTOSTR_BUF_SIZE];

      return g_strdup (g_ascii_formatd (digits, sizeof digits, "%.10g", json_node_get_double (node)));
    }
  return g_strdup ("");
}

static gboolean
yes_in (JsonObject *object,
        const char *key)
{
  g_autofree char *text = text_in (object, key);

  return gn_json_bool (object, key, FALSE) || is_yes (text);
}

static gint64
int_in (JsonObject *object,
        const char *key)
{
  g_autofree char *text = text_in (object, key);

  return number_of (text);
}

static JsonObject *
object_at (JsonArray *array,
           guint      i)
{
  JsonNode *node = json_array_get_element (array, i);

  return gn_json_node_object (node);
}

/* The entries of a list by their "id" */
static GHashTable *
by_id (JsonObject *root,
       const char *key)
{
  GHashTable *table = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  JsonArray *array = gn_json_array (root, key);

  for (guint i = 0; array && i < json_array_get_length (array); i++)
    {
      JsonObject *entry = object_at (array, i);

      const gint64 id = entry ? gn_json_int (entry, "id", -1) : -1;

      if (id >= 0)
        g_hash_table_insert (table, g_memdup2 (&id, sizeof id), entry);
    }
  return table;
}

static JsonObject *
entry_of (GHashTable *table,
          JsonObject *object,
          const char *key)
{
  const gint64 id = gn_json_int (object, key, -1);

  return g_hash_table_lookup (table, &id);
}

static void
read_player (GnPlay     *play,
             JsonObject *object,
             const char *name)
{
  g_autofree char *plain_name = plain (name), *score = text_in (object, "score");
  g_autofree char *team = text_in (object, "team"), *role = text_in (object, "role");
  GnPlayer *player;

  if (play->players->len > MOST_PLAYERS)
    return;
  player = gn_play_add (play, plain_name);
  set_score (player, score);
  g_free (player->team);
  g_free (player->role);
  player->team = gn_plain_name (team, MOST_SCORE);
  player->role = gn_plain_name (role, MOST_SCORE);
  player->winner = yes_in (object, "winner");
  player->start = yes_in (object, "startPlayer");
  player->rank = (guint) MAX (int_in (object, "rank"), int_in (object, "place"));
}

static GnPlay *
read_bgstats_play (JsonObject *object,
                   GHashTable *players,
                   GHashTable *places,
                   GHashTable *games)
{
  JsonObject *game = entry_of (games, object, "gameRefId"), *place = entry_of (places, object, "locationRefId");
  JsonArray *scores = gn_json_array (object, "playerScores");
  const char *uuid = gn_json_string (object, "uuid"), *comments = gn_json_string (object, "comments");
  g_autoptr (GnPlay) play = gn_play_new ();

  if (!game || !scores)
    return NULL;
  play->uuid = uuid && *uuid ? uuid_of (uuid) : NULL;
  set_bgg (play, int_in (object, "bggId"));
  play->game = plain (gn_json_string (game, "name"));
  play->game_bgg = int_in (game, "bggId");
  play->told = json_object_has_member (game, "highestWins");
  play->lowest = play->told && !yes_in (game, "highestWins");
  play->together = yes_in (game, "cooperative");
  play->place = plain (place ? gn_json_string (place, "name") : NULL);
  play->note = gn_plain_lines (comments ? comments : "", GN_MAX_NOTE);
  play->started = gn_play_time (gn_json_string (object, "playDate"), NULL, GN_DATES_TOLD);
  play->minutes = (guint) int_in (object, "durationMin");
  play->ignored = yes_in (object, "ignored");
  for (guint i = 0; i < json_array_get_length (scores); i++)
    {
      JsonObject *score = object_at (scores, i);
      JsonObject *person = score ? entry_of (players, score, "playerRefId") : NULL;

      if (score)
        read_player (play, score, person && !yes_in (person, "isAnonymous") ? gn_json_string (person, "name") : NULL);
    }
  return g_steal_pointer (&play);
}

/* A single play that one program hands to BG Stats, or a play of Gnomon's own JSON */
static GnPlay *
read_single (JsonObject *object)
{
  JsonObject *game = gn_json_object (object, "game");
  JsonArray *players = gn_json_array (object, "players");
  const char *id = gn_json_string (object, game ? "sourcePlayId" : "id");
  const char *note = gn_json_string (object, game ? "comments" : "note");
  g_autoptr (GnPlay) play = gn_play_new ();

  if (!players)
    return NULL;
  play->uuid = id && *id ? uuid_of (id) : NULL;
  play->game = plain (game ? gn_json_string (game, "name") : gn_json_string (object, "game"));
  play->together = game ? yes_in (game, "cooperative") : yes_in (object, "together");
  play->told = json_object_has_member (object, "lowest_wins");
  play->lowest = yes_in (object, "lowest_wins");
  play->incomplete = yes_in (object, "incomplete");
  play->place = plain (gn_json_string (object, game ? "location" : "place"));
  play->note = gn_plain_lines (note ? note : "", GN_MAX_NOTE);
  play->started = game ? gn_play_time (gn_json_string (object, "date"), NULL, GN_DATES_TOLD)
                       : gn_json_int_within (object, "started", 0, 0, GN_RECORD_MAX_STARTED);
  play->minutes = (guint) int_in (object, game ? "durationMin" : "minutes");
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *player = object_at (players, i);

      if (player)
        read_player (play, player, gn_json_string (player, "name"));
    }
  return g_steal_pointer (&play);
}

/* Returns: FALSE if it is nothing of that kind */
static gboolean
read_json (JsonObject *root,
           GPtrArray  *plays)
{
  JsonArray *list = gn_json_array (root, "plays");
  const gboolean own = g_strcmp0 (gn_json_string (root, "gnomon"), "plays") == 0;
  g_autoptr (GHashTable) players = by_id (root, "players"), places = by_id (root, "locations");
  g_autoptr (GHashTable) games = by_id (root, "games");

  if (!list)
    {
      GnPlay *play = gn_json_object (root, "game") ? read_single (root) : NULL;

      if (play)
        g_ptr_array_add (plays, play);
      return play != NULL;
    }
  for (guint i = 0; i < MIN (json_array_get_length (list), MOST_PLAYS); i++)
    {
      JsonObject *object = object_at (list, i);
      GnPlay *play = !object ? NULL : own ? read_single (object) : read_bgstats_play (object, players, places, games);

      if (play)
        g_ptr_array_add (plays, play);
    }
  return TRUE;
}

/* ---- XML ------------------------------------------------------------------------------------------------------ */

typedef struct {
  GPtrArray *plays;
  GnPlay    *play;      /* the one that is open, in @plays */
  GString   *comments;  /* %NULL outside */
} Xml;

static const char *
attribute (const char **names,
           const char **values,
           const char  *name)
{
  for (guint i = 0; names[i]; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
open_play (Xml         *xml,
           const char **names,
           const char **values)
{
  const char *quantity = attribute (names, values, "quantity");

  if (xml->plays->len >= MOST_PLAYS)
    return;
  xml->play = gn_play_new ();
  set_bgg (xml->play, number_of (attribute (names, values, "id")));
  xml->play->game = g_strdup ("");
  xml->play->note = g_strdup ("");
  xml->play->started = gn_play_time (attribute (names, values, "date"), NULL, GN_DATES_TOLD);
  xml->play->quantity = quantity ? (guint) number_of (quantity) : 1;
  xml->play->minutes = (guint) number_of (attribute (names, values, "length"));
  xml->play->incomplete = is_yes (attribute (names, values, "incomplete"));
  xml->play->ignored = is_yes (attribute (names, values, "nowinstats"));
  xml->play->place = plain (attribute (names, values, "location"));
  g_ptr_array_add (xml->plays, xml->play);
}

static void
on_start (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Xml *xml = data;
  GnPlay *play = xml->play;

  if (g_str_equal (element, "play"))
    open_play (xml, names, values);
  else if (play && g_str_equal (element, "item"))
    {
      g_free (play->game);
      play->game = plain (attribute (names, values, "name"));
      play->game_bgg = number_of (attribute (names, values, "objectid"));
    }
  else if (play && !xml->comments && g_str_equal (element, "comments"))
    xml->comments = g_string_new (NULL);
  else if (play && g_str_equal (element, "player") && play->players->len <= MOST_PLAYERS)
    {
      const char *name = attribute (names, values, "name"), *user = attribute (names, values, "username");
      g_autofree char *shown = plain (name && *name ? name : user);
      GnPlayer *player = gn_play_add (play, shown);

      set_score (player, attribute (names, values, "score"));
      player->winner = is_yes (attribute (names, values, "win"));
      player->start = g_strcmp0 (attribute (names, values, "startposition"), "1") == 0;
    }
}

static void
on_end (GMarkupParseContext *context,
        const char          *element,
        gpointer             data,
        GError             **error)
{
  Xml *xml = data;

  if (g_str_equal (element, "play"))
    xml->play = NULL;
  else if (g_str_equal (element, "comments") && xml->comments)
    {
      g_free (xml->play->note);
      xml->play->note = gn_plain_lines (xml->comments->str, GN_MAX_NOTE);
      g_string_free (xml->comments, TRUE);
      xml->comments = NULL;
    }
}

static void
on_text (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Xml *xml = data;

  if (xml->comments)
    g_string_append_len (xml->comments, text, (gssize) length);
}

static gboolean
read_xml (const char *text,
          gsize       length,
          GPtrArray  *plays)
{
  static const GMarkupParser parser = { on_start, on_end, on_text, NULL, NULL };
  Xml xml = { .plays = plays };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &xml, NULL);
  const gboolean fine = g_markup_parse_context_parse (context, text, (gssize) length, NULL)
                        && g_markup_parse_context_end_parse (context, NULL);

  if (xml.comments)
    g_string_free (xml.comments, TRUE);
  return fine && plays->len > 0;
}

/* ---- Tables --------------------------------------------------------------------------------------------------- */

typedef enum { ID, DATE, TIME, GAME, GAMEID, QUANTITY, LENGTH, INCOMPLETE, NOWINSTATS, LOCATION, COMMENTS, TOGETHER,
               LOWEST, NAME, SCORE, RANK, WIN, N_COLUMNS } Column;

static int
column_of (const char *head)
{
  static const struct { Column column; const char *names; } known[] = {
    { ID, "id|playid|play id|uuid|playedgameid" }, { DATE, "date|dateplayed|date played|playdate|day|played" },
    { TIME, "time" }, { GAME, "game|gamename|game name|boardgame|gamedefinitionname|game definition name|title" },
    { GAMEID, "gameid|objectid|bggid|boardgamegeekgamedefinitionid" }, { QUANTITY, "quantity|plays" },
    { LENGTH, "length|minutes|duration|durationmin|playingtime" }, { INCOMPLETE, "incomplete" },
    { NOWINSTATS, "nowinstats|ignored" }, { LOCATION, "location|where" }, { COMMENTS, "comments|notes|note" },
    { TOGETHER, "together|cooperative" }, { LOWEST, "lowest" },
    { NAME, "name|player|playername|player name" }, { SCORE, "score|points|pointsscored|points scored" },
    { RANK, "rank|place|gamerank|game rank" }, { WIN, "win|winner|won" },
  };
  g_autofree char *folded = g_utf8_casefold (head, -1);
  g_autofree char *bare = g_strstrip (g_strdup (folded));

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_auto (GStrv) names = g_strsplit (known[i].names, "|", -1);

      if (g_strv_contains ((const char *const *) names, bare))
        return (int) known[i].column;
    }
  return -1;
}

/* What is in the columns of a play, or of player @n; 0: without a number. Returns: where it is, or -1 */
static int
find_column (char   **heads,
             Column   column,
             guint    n)
{
  for (guint i = 0; heads[i]; i++)
    {
      g_autofree char *head = g_strdup (heads[i]);
      char *number = head + strlen (head);

      while (number > head && g_ascii_isdigit (number[-1]))
        number--;

      const guint have = (guint) number_of (number);

      *number = '\0';
      if (have == n && column_of (head) == (int) column)
        return (int) i;
    }
  return -1;
}

static const char *
cell (char **row,
      int    at)
{
  return at >= 0 && (guint) at < g_strv_length (row) ? row[at] : "";
}

static GnPlay *
read_row (char       **row,
          const int   *at,
          GnPlayDates  dates)
{
  const char *id = cell (row, at[ID]), *quantity = cell (row, at[QUANTITY]);
  /* Another program may have the same short number for another play. */
  g_autofree char *key = strlen (id) < 32 ? g_strjoin ("|", id, cell (row, at[DATE]), cell (row, at[GAME]), NULL)
                                          : g_strdup (id);
  GnPlay *play = gn_play_new ();
  char *end;
  const gint64 number = g_ascii_strtoll (id, &end, 10);

  /* Only BoardGameGeek has such a column. */
  if (*id && !*end && strlen (id) < 16 && at[NOWINSTATS] >= 0)
    set_bgg (play, number);
  else if (*id)
    play->uuid = uuid_of (key);
  play->game = plain (cell (row, at[GAME]));
  play->game_bgg = number_of (cell (row, at[GAMEID]));
  play->started = gn_play_time (cell (row, at[DATE]), cell (row, at[TIME]), dates);
  play->quantity = *quantity ? (guint) number_of (quantity) : 1;
  play->minutes = (guint) number_of (cell (row, at[LENGTH]));
  play->incomplete = is_yes (cell (row, at[INCOMPLETE]));
  play->ignored = is_yes (cell (row, at[NOWINSTATS]));
  play->place = plain (cell (row, at[LOCATION]));
  play->note = gn_plain_lines (cell (row, at[COMMENTS]), GN_MAX_NOTE);
  play->together = is_yes (cell (row, at[TOGETHER]));
  play->told = at[LOWEST] >= 0;
  play->lowest = is_yes (cell (row, at[LOWEST]));
  return play;
}

static void
read_row_player (GnPlay     *play,
                 char      **row,
                 const int  *at)
{
  g_autofree char *name = plain (cell (row, at[NAME]));
  GnPlayer *player;

  if (play->players->len > MOST_PLAYERS)
    return;
  player = gn_play_add (play, name);
  set_score (player, cell (row, at[SCORE]));
  player->rank = (guint) number_of (cell (row, at[RANK]));
  player->winner = is_yes (cell (row, at[WIN])) || (at[WIN] < 0 && player->rank == 1);
}

static gboolean
has_player (const GnPlay *play,
            const char   *name)
{
  g_autofree char *shown = plain (name);

  for (guint i = 0; *shown && i < play->players->len; i++)
    if (g_str_equal (((const GnPlayer *) play->players->pdata[i])->name, shown))
      return TRUE;
  return FALSE;
}

/* Rows of one play follow each other: they have the same number, or without one the same day and game, and no place
 * before the last one's, nor somebody who is in it, starts anew. */
static gboolean
is_same_play (char        **row,
              char        **before,
              const GnPlay *play,
              const int    *at)
{
  if (!g_str_equal (cell (row, at[ID]), cell (before, at[ID])))
    return FALSE;
  return *cell (row, at[ID])
         || (g_str_equal (cell (row, at[DATE]), cell (before, at[DATE]))
             && g_str_equal (cell (row, at[GAME]), cell (before, at[GAME]))
             && number_of (cell (row, at[RANK])) >= number_of (cell (before, at[RANK]))
             && !has_player (play, cell (row, at[NAME])));
}

/* How the days are read; @dates: as in gn_plays_read() */
static GnPlayDates
dates_of (GPtrArray   *rows,
          const int   *at,
          GnPlayDates *dates)
{
  g_autoptr (GPtrArray) column = g_ptr_array_new ();
  gboolean open;
  GnPlayDates how;

  for (guint i = 1; i < rows->len; i++)
    g_ptr_array_add (column, (char *) cell (rows->pdata[i], at[DATE]));
  how = gn_play_dates_decide (column, &open);
  if (open && *dates != GN_DATES_TOLD)
    how = *dates;
  *dates = open ? how : GN_DATES_TOLD;
  return how;
}

static gboolean
read_csv (const char  *text,
          gsize        length,
          GnPlayDates *dates,
          GPtrArray   *plays)
{
  g_autoptr (GPtrArray) rows = gn_csv_read (text, length, MOST_PLAYS * 4);
  char **heads = rows && rows->len ? rows->pdata[0] : NULL;
  int at[N_COLUMNS], wide[GN_MAX_SEATS + 4][N_COLUMNS];
  guint n_wide = 0;

  if (!heads || g_strv_length (heads) > MOST_COLUMNS)
    return FALSE;
  for (guint c = 0; c < N_COLUMNS; c++)
    at[c] = find_column (heads, c, 0);
  if (at[DATE] < 0 || at[GAME] < 0)
    return FALSE;
  for (; n_wide < G_N_ELEMENTS (wide) && find_column (heads, NAME, n_wide + 1) >= 0; n_wide++)
    for (guint c = 0; c < N_COLUMNS; c++)
      wide[n_wide][c] = find_column (heads, c, n_wide + 1);
  if (at[NAME] < 0 && !n_wide)
    return FALSE;

  const GnPlayDates how = dates_of (rows, at, dates);

  for (guint i = 1; i < rows->len && plays->len < MOST_PLAYS; i++)
    {
      char **row = rows->pdata[i];
      const gboolean same = !n_wide && i > 1
                            && is_same_play (row, rows->pdata[i - 1], plays->pdata[plays->len - 1], at);
      GnPlay *play = same ? plays->pdata[plays->len - 1] : read_row (row, at, how);

      if (!same)
        g_ptr_array_add (plays, play);
      if (!n_wide)
        read_row_player (play, row, at);
      for (guint k = 0; k < n_wide; k++)
        if (*cell (row, wide[k][NAME]) || *cell (row, wide[k][WIN]))
          read_row_player (play, row, wide[k]);
    }
  return TRUE;
}

/* ---- Any of them ---------------------------------------------------------------------------------------------- */

GPtrArray *
gn_plays_read (GFile        *file,
               GnPlayDates  *dates,
               GError      **error)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, MOST_BYTES, error);
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_play_free);
  gsize length = 0;
  const char *data = bytes ? g_bytes_get_data (bytes, &length) : NULL;
  g_autofree char *text = bytes ? g_strndup (data ? data : "", length) : NULL;
  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = NULL;
  const char *begin = text;
  GnPlayDates given = *dates;
  gboolean fine;

  *dates = GN_DATES_TOLD;
  if (!bytes)
    return NULL;
  length = strlen (text);
  if (g_str_has_prefix (begin, "\xef\xbb\xbf"))
    begin += 3;
  while (g_ascii_isspace (*begin))
    begin++;
  if (*begin == '{')
    {
      g_autoptr (JsonNode) node = gn_json_parse (text, (gssize) length, MOST_BYTES, error);

      if (!node)
        return NULL;
      fine = read_json (json_node_get_object (node), plays);
    }
  else if (*begin == '<')
    fine = read_xml (begin, strlen (begin), plays);
  else
    {
      *dates = given;
      fine = read_csv (text, length, dates, plays);
    }
  if (fine)
    {
      set_uuids (plays);
      return g_steal_pointer (&plays);
    }

  /* Translators: {file} is the name of a file; BG Stats and BoardGameGeek stay as they are. */
  message = gn_fill (_("“{file}” has no plays that Gnomon can read: neither of BG Stats, nor of BoardGameGeek, nor a "
                       "table with the columns “date”, “game” and “player”."), "file", name, NULL);
  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_SYNTAX, message);
  return NULL;
}
