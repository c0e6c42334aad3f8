/* play-write.c: plays as files that other programs read
 *
 * What BG Stats exports and imports is one JSON object: lists of players, locations, games and plays, each entry with a
 * "uuid" and an "id"; plays name the others by "playerRefId", "locationRefId" and "gameRefId". A score there is a text.
 * BoardGameGeek gives plays as XML; the table with its words has a row for each player of a play.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "play.h"

#include "core/base/csv.h"
#include "core/base/json.h"

static const char *
text_of (const char *text)
{
  return text ? text : "";
}

static char *
date_of (const GnPlay *play,
         const char   *format)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (play->started);

  return when ? g_date_time_format (when, format) : g_strdup ("");
}

/* ---- BG Stats ------------------------------------------------------------------------------------------------- */

/* 8-4-4-4-12 */
static char *
dashed (const char *hex)
{
  return g_strdup_printf ("%.8s-%.4s-%.4s-%.4s-%.12s", hex, hex + 8, hex + 12, hex + 16, hex + 20);
}

typedef struct {
  JsonArray  *entries;
  GHashTable *ids;      /* by name: its number, and the entry */
} Refs;

/* Returns: (transfer none): the entry of that name, which has "id" and "uuid" */
static JsonObject *
ref (Refs       *refs,
     const char *kind,
     const char *name,
     gboolean   *is_new)
{
  JsonObject *entry = g_hash_table_lookup (refs->ids, name);

  *is_new = !entry;
  if (!entry)
    {
      g_autofree char *key = g_strconcat (kind, ":", name, NULL), *hash = gn_play_hash (key), *uuid = dashed (hash);

      entry = json_object_new ();
      json_object_set_int_member (entry, "id", json_array_get_length (refs->entries) + 1);
      json_object_set_string_member (entry, "uuid", uuid);
      json_object_set_string_member (entry, "name", name);
      json_array_add_object_element (refs->entries, entry);
      g_hash_table_insert (refs->ids, g_strdup (name), entry);
    }
  return entry;
}

static JsonArray *
scores_of (const GnPlay *play,
           Refs         *players)
{
  JsonArray *scores = json_array_new ();
  gboolean is_new;

  for (guint i = 0; i < play->players->len; i++)
    {
      const GnPlayer *player = play->players->pdata[i];
      JsonObject *score = json_object_new (), *person = ref (players, "player", player->name, &is_new);

      if (is_new)
        json_object_set_boolean_member (person, "isAnonymous", !*player->name);
      json_object_set_int_member (score, "playerRefId", json_object_get_int_member (person, "id"));
      json_object_set_string_member (score, "score", player->score);
      if (*player->team)
        json_object_set_string_member (score, "team", player->team);
      if (*player->role)
        json_object_set_string_member (score, "role", player->role);
      json_object_set_boolean_member (score, "winner", player->winner);
      json_object_set_boolean_member (score, "newPlayer", FALSE);
      json_object_set_boolean_member (score, "startPlayer", player->start);
      json_object_set_int_member (score, "rank", player->rank);
      json_object_set_int_member (score, "seatOrder", i + 1);
      json_array_add_object_element (scores, score);
    }
  return scores;
}

/* Whether anybody has a team, or points */
static gboolean
has_any (const GnPlay *play,
         gboolean      team)
{
  for (guint i = 0; i < play->players->len; i++)
    {
      const GnPlayer *player = play->players->pdata[i];

      if (*(team ? player->team : player->score))
        return TRUE;
    }
  return FALSE;
}

static void
add_play (const GnPlay *play,
          JsonArray    *plays,
          Refs         *players,
          Refs         *places,
          Refs         *games)
{
  g_autofree char *uuid = dashed (play->uuid), *date = date_of (play, "%Y-%m-%d %H:%M:%S");
  JsonObject *object = json_object_new ();
  gboolean is_new;
  JsonObject *game = ref (games, "game", play->game, &is_new);

  if (is_new)
    {
      json_object_set_int_member (game, "bggId", play->game_bgg);
      json_object_set_boolean_member (game, "highestWins", !play->lowest);
      json_object_set_boolean_member (game, "cooperative", play->together);
      json_object_set_boolean_member (game, "noPoints", play->together && !has_any (play, FALSE));
      json_object_set_boolean_member (game, "usesTeams", has_any (play, TRUE));
    }
  json_object_set_string_member (object, "uuid", uuid);
  json_object_set_string_member (object, "playDate", date);
  json_object_set_int_member (object, "durationMin", play->minutes);
  json_object_set_boolean_member (object, "ignored", play->ignored || play->incomplete);
  json_object_set_boolean_member (object, "usesTeams", has_any (play, TRUE));
  json_object_set_int_member (object, "bggId", play->bgg);
  json_object_set_int_member (object, "gameRefId", json_object_get_int_member (game, "id"));
  if (*text_of (play->place))
    json_object_set_int_member (object, "locationRefId",
                                json_object_get_int_member (ref (places, "place", play->place, &is_new), "id"));
  json_object_set_string_member (object, "comments", text_of (play->note));
  json_object_set_array_member (object, "playerScores", scores_of (play, players));
  json_array_add_object_element (plays, object);
}

static char *
take_text (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  json_object_unref (object);
  return json_to_string (node, TRUE);
}

static char *
to_bgstats (GPtrArray *plays)
{
  JsonObject *object = json_object_new (), *about = json_object_new ();
  JsonArray *list = json_array_new ();
  Refs refs[3];

  for (guint i = 0; i < G_N_ELEMENTS (refs); i++)
    refs[i] = (Refs) { json_array_new (), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  for (guint i = 0; i < plays->len; i++)
    add_play (plays->pdata[i], list, &refs[0], &refs[1], &refs[2]);
  json_object_set_string_member (about, "source", "Gnomon " GN_VERSION);
  json_object_set_object_member (object, "about", about);
  json_object_set_array_member (object, "players", refs[0].entries);
  json_object_set_array_member (object, "locations", refs[1].entries);
  json_object_set_array_member (object, "games", refs[2].entries);
  json_object_set_array_member (object, "plays", list);
  for (guint i = 0; i < G_N_ELEMENTS (refs); i++)
    g_hash_table_unref (refs[i].ids);
  return take_text (object);
}

/* ---- JSON ----------------------------------------------------------------------------------------------------- */

static JsonObject *
object_of (const GnPlay *play)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();

  json_object_set_string_member (object, "id", play->uuid);
  json_object_set_string_member (object, "game", play->game);
  json_object_set_int_member (object, "started", play->started);
  json_object_set_int_member (object, "minutes", play->minutes);
  json_object_set_string_member (object, "place", text_of (play->place));
  json_object_set_string_member (object, "note", text_of (play->note));
  json_object_set_boolean_member (object, "incomplete", play->incomplete);
  json_object_set_boolean_member (object, "lowest_wins", play->lowest);
  json_object_set_boolean_member (object, "together", play->together);
  for (guint i = 0; i < play->players->len; i++)
    {
      const GnPlayer *player = play->players->pdata[i];
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "name", player->name);
      json_object_set_string_member (entry, "score", player->score);
      json_object_set_int_member (entry, "place", player->rank);
      if (*player->team)
        json_object_set_string_member (entry, "team", player->team);
      json_object_set_boolean_member (entry, "winner", player->winner);
      json_array_add_object_element (players, entry);
    }
  json_object_set_array_member (object, "players", players);
  return object;
}

static char *
to_json (GPtrArray *plays)
{
  JsonObject *object = json_object_new ();
  JsonArray *list = json_array_new ();

  json_object_set_string_member (object, "gnomon", "plays");
  json_object_set_int_member (object, "version", 1);
  for (guint i = 0; i < plays->len; i++)
    json_array_add_object_element (list, object_of (plays->pdata[i]));
  json_object_set_array_member (object, "plays", list);
  return take_text (object);
}

/* ---- Tables --------------------------------------------------------------------------------------------------- */

/* The columns of a play, the same in all tables */
#define PLAY_HEADS "id", "date", "time", "game", "gameid", "quantity", "length", "incomplete", "nowinstats", \
                   "location", "comments", "together", "lowest"

static void
append_play (GString      *csv,
             const GnPlay *play)
{
  g_autofree char *date = date_of (play, "%Y-%m-%d"), *time = date_of (play, "%H:%M:%S");
  g_autofree char *id = play->bgg ? g_strdup_printf ("%" G_GINT64_FORMAT, play->bgg) : g_strdup (play->uuid);
  g_autofree char *game = play->game_bgg ? g_strdup_printf ("%" G_GINT64_FORMAT, play->game_bgg) : g_strdup ("");
  g_autofree char *quantity = g_strdup_printf ("%u", play->quantity);
  g_autofree char *length = g_strdup_printf ("%u", play->minutes);
  const char *const cells[] = { id, date, time, play->game, game, quantity, length, play->incomplete ? "1" : "0",
                                play->ignored ? "1" : "0", text_of (play->place), text_of (play->note),
                                play->together ? "1" : "0", play->lowest ? "1" : "0" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      if (i)
        g_string_append_c (csv, ',');
      gn_csv_append (csv, cells[i]);
    }
}

static void
append_player (GString        *csv,
               const GnPlayer *player)
{
  g_autofree char *rank = player->rank ? g_strdup_printf ("%u", player->rank) : g_strdup ("");
  const char *const cells[] = { player->name, player->score, rank, player->winner ? "1" : "0" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_string_append_c (csv, ',');
      gn_csv_append (csv, cells[i]);
    }
}

static char *
to_rows_of_players (GPtrArray  *plays,
                    const char *player,
                    const char *rank)
{
  GString *csv = g_string_new (NULL);

  gn_csv_row (csv, PLAY_HEADS, player, "score", rank, "win", "startposition", NULL);
  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];

      for (guint k = 0; k < play->players->len; k++)
        {
          append_play (csv, play);
          append_player (csv, play->players->pdata[k]);
          g_string_append_printf (csv, ",%u\r\n", k + 1);
        }
    }
  return g_string_free (csv, FALSE);
}

static char *
to_rows_of_plays (GPtrArray *plays)
{
  static const char *const heads[] = { PLAY_HEADS };
  GString *csv = g_string_new (NULL);
  guint most = 0;

  for (guint i = 0; i < plays->len; i++)
    most = MAX (most, ((const GnPlay *) plays->pdata[i])->players->len);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    g_string_append_printf (csv, "%s%s", i ? "," : "", heads[i]);
  for (guint k = 1; k <= most; k++)
    g_string_append_printf (csv, ",player %u,score %u,place %u,win %u", k, k, k, k);
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < plays->len; i++)
    {
      const GnPlay *play = plays->pdata[i];

      append_play (csv, play);
      for (guint k = 0; k < play->players->len; k++)
        append_player (csv, play->players->pdata[k]);
      for (guint k = play->players->len; k < most; k++)
        g_string_append (csv, ",,,,");
      g_string_append (csv, "\r\n");
    }
  return g_string_free (csv, FALSE);
}

char *
gn_plays_to_text (GPtrArray  *plays,
                  GnPlayForm  form)
{
  switch (form)
    {
    case GN_PLAY_BGSTATS:
      return to_bgstats (plays);
    case GN_PLAY_BGG_CSV:
      return to_rows_of_players (plays, "name", "rank");
    case GN_PLAY_JSON:
      return to_json (plays);
    case GN_PLAY_BY_PLAY:
      return to_rows_of_plays (plays);
    default:
      return to_rows_of_players (plays, "player", "place");
    }
}

char *
gn_plays_name (GnPlayForm form)
{
  static const char *const names[] = { "BGStatsExport.json", "bgg-plays.csv", "gnomon-plays.json", "plays.csv",
                                       "players.csv" };

  return g_strdup (names[MIN (form, G_N_ELEMENTS (names) - 1)]);
}
