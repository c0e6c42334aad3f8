/* leagues.c: leagues: which matches count together, and how
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "leagues.h"

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/words/text.h"
#include "library.h"
#include "names.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define MAX_BYTES (256 * 1024)
#define VERSION   1
#define SUFFIX    ".json"

static const char *const kinds[GN_N_LEAGUE_KINDS] = { "open", "round-robin", "knock-out" };

/* ---- Points --------------------------------------------------------------------------------------------------- */

guint
gn_place_points (const GnPlacePoints *points,
                 guint                place)
{
  return place ? points->of[MIN (place, points->n) - 1] : 0;
}

/* A worse place never brings more. */
static gboolean
is_falling (const GnPlacePoints *points)
{
  for (guint i = 1; i < points->n; i++)
    if (points->of[i] > points->of[i - 1])
      return FALSE;
  return points->n > 0;
}

gboolean
gn_place_points_parse (const char    *text,
                       GnPlacePoints *points)
{
  GnPlacePoints read = { 0 };

  while (*text)
    {
      guint value = 0, digits = 0;

      if (*text == ' ' || *text == ',' || *text == ';' || *text == '/' || *text == '\t')
        {
          text++;
          continue;
        }
      /* also the digits of the user's language, as gn_place_points_text() writes them */
      for (; g_unichar_isdigit (g_utf8_get_char (text)) && digits <= 4; text = g_utf8_next_char (text), digits++)
        value = value * 10 + (guint) g_unichar_digit_value (g_utf8_get_char (text));
      if (!digits || digits > 4 || value > GN_LEAGUE_MAX_POINTS || read.n == GN_MAX_SEATS)
        return FALSE;
      read.of[read.n++] = (guint16) value;
    }
  if (!is_falling (&read))
    return FALSE;
  *points = read;
  return TRUE;
}

char *
gn_place_points_text (const GnPlacePoints *points)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < points->n; i++)
    {
      g_autofree char *number = gn_number_text (points->of[i]);

      g_string_append_printf (text, "%s%s", i ? C_("list", ", ") : "", number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* ---- A league ------------------------------------------------------------------------------------------------- */

static void
game_free (gpointer data)
{
  GnLeagueGame *game = data;

  g_free (game->game);
  g_free (game->title);
  g_free (game);
}

GnLeague *
gn_league_new (void)
{
  GnLeague *league = g_new0 (GnLeague, 1);

  league->evenings = g_array_new (FALSE, FALSE, sizeof (guint32));
  league->games = g_ptr_array_new_with_free_func (game_free);
  league->people = g_ptr_array_new_with_free_func (g_free);
  league->points = GN_PLACE_POINTS;
  league->meetings = 1;
  return league;
}

void
gn_league_free (GnLeague *league)
{
  g_free (league->id);
  g_free (league->name);
  g_free (league->trouble);
  g_array_unref (league->evenings);
  g_ptr_array_unref (league->games);
  g_ptr_array_unref (league->people);
  gn_playoffs_free (league->playoffs);
  g_free (league);
}

void
gn_league_add_game (GnLeague   *league,
                    const char *game,
                    const char *title)
{
  GnLeagueGame *entry = g_new (GnLeagueGame, 1);

  *entry = (GnLeagueGame) { g_strdup (game), g_strdup (title) };
  g_ptr_array_add (league->games, entry);
}

gboolean
gn_league_has_person (const GnLeague *league,
                      const char     *name)
{
  return !league->people->len || g_ptr_array_find_with_equal_func (league->people, name, g_str_equal, NULL);
}

gboolean
gn_league_has_game (const GnLeague *league,
                    const char     *game,
                    const char     *title)
{
  for (guint i = 0; i < league->games->len; i++)
    {
      const GnLeagueGame *entry = league->games->pdata[i];

      if (g_str_equal (entry->game, game) && g_str_equal (entry->title, title))
        return TRUE;
    }
  return !league->games->len;
}

gboolean
gn_league_has_evening (const GnLeague *league,
                       guint32         day)
{
  for (guint i = 0; i < league->evenings->len; i++)
    if (g_array_index (league->evenings, guint32, i) == day)
      return TRUE;
  return !league->evenings->len && (!league->from || day >= league->from) && (!league->to || day <= league->to);
}

/* ---- Reading -------------------------------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable): the file, or %NULL if @id is none */
static GFile *
file_of (const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "leagues", name, NULL);

  return *id && *id != '.' && !strchr (id, G_DIR_SEPARATOR) && g_utf8_validate (id, -1, NULL)
           ? g_file_new_for_path (path) : NULL;
}

/* "2026-11-20", or nothing. */
static gboolean
read_day (const char *text,
          guint32    *day)
{
  GDate date;
  guint year, month, of_month;
  char rest;

  *day = 0;
  if (!text)
    return TRUE;
  if (strlen (text) != 10 || sscanf (text, "%4u-%2u-%2u%c", &year, &month, &of_month, &rest) != 3
      || !g_date_valid_dmy ((GDateDay) of_month, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) of_month, (GDateMonth) month, (GDateYear) year);
  *day = g_date_get_julian (&date);
  return TRUE;
}

static gint
by_day (gconstpointer a,
        gconstpointer b)
{
  const guint32 one = *(const guint32 *) a, other = *(const guint32 *) b;

  return one < other ? -1 : one > other;
}

static gboolean
read_days (GnLeague   *league,
           JsonObject *object,
           GError    **error)
{
  JsonArray *evenings = gn_json_array (object, "evenings");
  const guint n = evenings ? json_array_get_length (evenings) : 0;
  gboolean fine = n <= GN_LEAGUE_MAX_EVENINGS && read_day (gn_json_string (object, "from"), &league->from)
                  && read_day (gn_json_string (object, "to"), &league->to);

  for (guint i = 0; fine && i < n; i++)
    {
      JsonNode *node = json_array_get_element (evenings, i);
      guint32 day = 0;

      fine = gn_json_is_string (node) && read_day (json_node_get_string (node), &day);
      g_array_append_val (league->evenings, day);
    }
  g_array_sort (league->evenings, by_day);
  return fine || gn_file_refuse (error, _("a day in it is none"));
}

/* Somebody who is in it twice, under two names, is one. */
static gboolean
read_people (GnLeague      *league,
             const GnNames *names,
             JsonObject    *object,
             GError       **error)
{
  JsonArray *people = gn_json_array (object, "people");
  const guint n = people ? json_array_get_length (people) : 0;

  for (guint i = 0; i < n; i++)
    {
      const char *name = gn_names_show_of (names, json_array_get_element (people, i));

      if (!name || n > GN_LEAGUE_MAX_PEOPLE)
        return gn_file_refuse (error, _("a player in it has no name, or there are too many"));
      if (*name && !g_ptr_array_find_with_equal_func (league->people, name, g_str_equal, NULL))
        g_ptr_array_add (league->people, g_strdup (name));
    }
  /* or else everybody would count */
  return !n || league->people->len || gn_file_refuse (error, _("all its players were forgotten"));
}

static gboolean
read_games (GnLeague   *league,
            JsonObject *object,
            GError    **error)
{
  JsonArray *games = gn_json_array (object, "games");
  const guint n = games ? json_array_get_length (games) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (games, i);
      JsonObject *entry = gn_json_node_object (node);
      const char *game = entry ? gn_json_string (entry, "game") : NULL;
      const char *title = entry && gn_json_string (entry, "title") ? gn_json_string (entry, "title") : "";

      if (!game || !*game || !gn_is_plain_name (game, GN_MAX_NAME) || !gn_is_plain_name (title, GN_MAX_NAME)
          || n > GN_LEAGUE_MAX_GAMES)
        return gn_file_refuse (error, _("a game in it has no name, or there are too many"));
      gn_league_add_game (league, game, title);
    }
  return TRUE;
}

static gboolean
read_points (GnLeague   *league,
             JsonObject *object,
             GError    **error)
{
  JsonArray *points = gn_json_array (object, "points");
  const guint n = points ? json_array_get_length (points) : 0;
  gboolean fine = points && n <= GN_MAX_SEATS;

  league->points = (GnPlacePoints) { 0 };
  for (guint i = 0; fine && i < n; i++)
    {
      JsonNode *node = json_array_get_element (points, i);
      const gint64 value = gn_json_is_int (node) ? json_node_get_int (node) : -1;

      fine = value >= 0 && value <= GN_LEAGUE_MAX_POINTS;
      league->points.of[league->points.n++] = (guint16) CLAMP (value, 0, GN_LEAGUE_MAX_POINTS);
    }
  return (fine && is_falling (&league->points)) || gn_file_refuse (error, _("its points by place are none"));
}

/* Returns: (transfer full) (nullable): the object in @bytes */
static JsonObject *
object_of (GBytes  *bytes,
           GError **error)
{
  g_autoptr (JsonNode) node = gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                             MAX_BYTES, error);
  JsonObject *object = gn_json_node_object (node);

  if (!node)
    return NULL;
  if (!object || g_strcmp0 (gn_json_string (object, "gnomon"), "league") != 0
      || gn_json_int (object, "version", 0) < 1)
    {
      gn_file_refuse (error, _("it is not a league"));
      return NULL;
    }
  if (gn_json_int (object, "version", 0) > VERSION)
    {
      gn_file_refuse (error, _("it was written by a newer Gnomon"));
      return NULL;
    }
  return json_object_ref (object);
}

static gboolean
read_bytes (GnLeague  *league,
            GBytes    *bytes,
            GError   **error)
{
  g_autoptr (JsonObject) object = object_of (bytes, error);
  g_autoptr (GnNames) names = gn_names_get ();
  const char *name = object ? gn_json_string (object, "name") : NULL;
  const char *kind = object ? gn_json_string (object, "kind") : NULL;
  guint k = 0;

  if (!object)
    return FALSE;
  while (kind && k < GN_N_LEAGUE_KINDS && !g_str_equal (kinds[k], kind))
    k++;
  if (!name || !*name || !gn_is_plain_name (name, GN_MAX_NAME) || !kind || k == GN_N_LEAGUE_KINDS)
    return gn_file_refuse (error, _("it has no name, or no kind that this Gnomon knows"));
  league->name = g_strdup (name);
  league->kind = (GnLeagueKind) k;
  league->best = (guint) gn_json_int_within (object, "best", 0, 0, GN_LEAGUE_MAX_BEST);
  league->meetings = (guint) gn_json_int_within (object, "meetings", 1, 1, GN_LEAGUE_MAX_MEETINGS);
  return read_days (league, object, error) && read_games (league, object, error)
         && read_people (league, names, object, error) && read_points (league, object, error)
         && gn_playoffs_read (object, names, &league->playoffs, error);
}

gboolean
gn_league_can_be_read (GBytes *bytes)
{
  g_autoptr (GnLeague) league = gn_league_new ();

  return read_bytes (league, bytes, NULL);
}

GnLeague *
gn_league_load (const char *id)
{
  g_autoptr (GFile) file = file_of (id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autoptr (GBytes) bytes = NULL;

  if (!file || !g_file_query_exists (file, NULL))
    return NULL;
  bytes = gn_file_read (file, MAX_BYTES, &error);
  league->id = g_strdup (id);
  if (bytes && read_bytes (league, bytes, &error))
    return g_steal_pointer (&league);

  GnLeague *broken = gn_league_new ();

  broken->id = g_strdup (id);
  broken->name = gn_file_name (file);
  /* Translators: {file} is a file with a league, {reason} says what is wrong with it. */
  broken->trouble = gn_fill (_("“{file}” cannot be used: {reason}. The file stays as it is."), "file", broken->name,
                             "reason", error->message, NULL);
  return broken;
}

static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  const GnLeague *one = *(GnLeague *const *) a, *other = *(GnLeague *const *) b;
  const int order = g_utf8_collate (one->name, other->name);

  return order ? order : strcmp (one->id, other->id);
}

GPtrArray *
gn_leagues_load (void)
{
  GPtrArray *leagues = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_league_free);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "leagues", NULL);
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  const char *name;

  while (names && leagues->len < GN_LEAGUES_MAX && (name = g_dir_read_name (names)))
    {
      g_autofree char *id = g_str_has_suffix (name, SUFFIX) ? g_strndup (name, strlen (name) - strlen (SUFFIX)) : NULL;
      GnLeague *league = id ? gn_league_load (id) : NULL;

      if (league)
        g_ptr_array_add (leagues, league);
    }
  g_ptr_array_sort (leagues, by_name);
  return leagues;
}

/* ---- Writing -------------------------------------------------------------------------------------------------- */

/* A stand-in for somebody anonymous is only shown. */
static const char *
name_of (const GnNames *names,
         const char    *person)
{
  const GnNamed *named = gn_names_find (names, person);

  return named ? named->name : person;
}

static void
set_day (JsonObject *object,
         const char *key,
         guint32     day)
{
  GDate date;
  char text[16];

  json_object_remove_member (object, key);
  if (!day)
    return;
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_snprintf (text, sizeof text, "%04u-%02u-%02u", g_date_get_year (&date), g_date_get_month (&date),
              g_date_get_day (&date));
  json_object_set_string_member (object, key, text);
}

static void
set_evenings (JsonObject   *object,
              const GArray *evenings)
{
  g_autoptr (JsonObject) each = json_object_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < evenings->len; i++)
    {
      set_day (each, "day", g_array_index (evenings, guint32, i));
      json_array_add_string_element (array, gn_json_string (each, "day"));
    }
  json_object_set_array_member (object, "evenings", array);
}

static void
set_games (JsonObject      *object,
           const GPtrArray *games)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < games->len; i++)
    {
      const GnLeagueGame *game = games->pdata[i];
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "game", game->game);
      if (*game->title)
        json_object_set_string_member (entry, "title", game->title);
      json_array_add_object_element (array, entry);
    }
  json_object_set_array_member (object, "games", array);
}

/* The names that the file has for @person, if there are several: who is one now may be two again. */
static GPtrArray *
names_before (JsonArray     *before,
              const GnNames *names,
              const char    *person)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  const guint n = before ? json_array_get_length (before) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (before, i);
      const char *name = gn_json_node_string (node, "");

      if (*name && g_str_equal (gn_names_show (names, name), person))
        g_ptr_array_add (found, g_strdup (name));
    }
  if (found->len < 2)
    g_ptr_array_set_size (found, 0);
  return found;
}

static void
set_people (JsonObject      *object,
            const GnNames   *names,
            const GPtrArray *people)
{
  JsonArray *array = json_array_new (), *before = gn_json_array (object, "people");

  for (guint i = 0; i < people->len; i++)
    {
      g_autoptr (GPtrArray) several = names_before (before, names, people->pdata[i]);
      const guint others = people->len - i - 1;

      for (guint k = 0; k < several->len && json_array_get_length (array) + others < GN_LEAGUE_MAX_PEOPLE; k++)
        json_array_add_string_element (array, several->pdata[k]);
      if (!several->len)
        json_array_add_string_element (array, name_of (names, people->pdata[i]));
    }
  json_object_set_array_member (object, "people", array);
}

static void
set_points (JsonObject          *object,
            const GnPlacePoints *points)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < points->n; i++)
    json_array_add_int_element (array, points->of[i]);
  json_object_set_array_member (object, "points", array);
}

static JsonObject *
to_json (const GnLeague *league,
         JsonObject     *before)
{
  g_autoptr (GnNames) names = gn_names_get ();
  JsonObject *object = before ? json_object_ref (before) : json_object_new ();

  json_object_set_string_member (object, "gnomon", "league");
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_string_member (object, "name", league->name);
  json_object_set_string_member (object, "kind", kinds[league->kind]);
  set_day (object, "from", league->from);
  set_day (object, "to", league->to);
  set_evenings (object, league->evenings);
  set_games (object, league->games);
  set_people (object, names, league->people);
  set_points (object, &league->points);
  json_object_set_int_member (object, "best", league->best);
  json_object_set_int_member (object, "meetings", league->meetings);
  gn_playoffs_write (league->playoffs, names, object);
  return object;
}

GBytes *
gn_league_bytes (const char *id)
{
  g_autoptr (GFile) file = file_of (id);

  return file ? gn_file_read (file, G_MAXINT32, NULL) : NULL;
}

gboolean
gn_league_restore (const char *id,
                   GBytes     *bytes,
                   GError    **error)
{
  g_autoptr (GFile) file = file_of (id), dir = NULL;

  if (!file)
    return gn_file_refuse (error, _("it is not a league"));
  if (!bytes)
    return !g_file_query_exists (file, NULL) || g_file_delete (file, NULL, error);
  dir = g_file_get_parent (file);
  g_mkdir_with_parents (g_file_peek_path (dir), 0700);
  return gn_file_write (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

/* What is written is also read. */
gboolean
gn_league_save (GnLeague *league,
                GError  **error)
{
  g_autoptr (GBytes) before = league->id ? gn_league_bytes (league->id) : NULL, after = NULL;
  g_autoptr (JsonObject) known = before ? object_of (before, error) : NULL, object = NULL;
  g_autoptr (GnLeague) again = gn_league_new ();
  g_autoptr (JsonNode) node = NULL;

  if (before && !known)
    return FALSE;
  object = to_json (league, known);
  node = json_node_init_object (json_node_alloc (), object);

  g_autofree char *text = gn_json_to_text (node);
  g_autofree char *line = g_strconcat (text, "\n", NULL);
  g_autofree char *id = league->id ? g_strdup (league->id) : g_uuid_string_random ();

  after = g_bytes_new (line, strlen (line));
  if (!read_bytes (again, after, error) || !gn_league_restore (id, after, error))
    return FALSE;
  if (!league->id)
    league->id = g_steal_pointer (&id);
  return TRUE;
}
