/* record-header.c: the first line of a record: the match before its first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/match/option.h"
#include "record-private.h"
#include "core/base/rng.h"
#include "core/set/set-private.h"
#include "core/words/text.h"

#include <glib/gi18n.h>

/* ---- Writing ------------------------------------------------------------ */

static JsonObject *
options_to_json (const GnMatch *match,
                 int            seat)
{
  const GnOption *options = match->game->options;
  JsonObject *object = json_object_new ();
  guint own = 0;

  for (guint i = 0; options && options[i].id; i++)
    {
      if (options[i].per_seat != (seat >= 0))
        continue;

      const guint choice = seat >= 0 ? match->seat[seat].option[own++] : match->option[i];

      json_object_set_string_member (object, options[i].id, gn_option_id (&options[i], match->set, choice));
    }
  return object;
}

static JsonArray *
seats_to_json (const GnMatch *match)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < match->n_seats; i++)
    {
      JsonObject *seat = json_object_new ();
      g_autofree char *name = gn_plain_name (match->seat[i].name ? match->seat[i].name : "", GN_MAX_NAME);
      JsonObject *options = options_to_json (match, (int) i);

      json_object_set_string_member (seat, "name", name);
      json_object_set_int_member (seat, "colour", match->seat[i].colour);
      if (json_object_get_size (options) > 0)
        json_object_set_object_member (seat, "options", options);
      else
        json_object_unref (options);
      json_array_add_object_element (array, seat);
    }
  return array;
}

/* A record shows the pictures of what is played with; those of the other components would make every record larger. */
static JsonNode *
set_to_json (const GnMatch *match)
{
  g_autoptr (GnSet) set = gn_set_copy (match->set);
  const GnOption *options = match->game->options;

  for (guint i = 0; options && options[i].id; i++)
    {
      const guint family = options[i].family - 1u;
      const GnAttr *attr = options[i].family ? gn_family_find_picture (&match->game->families[family]) : NULL;
      const char *chosen = gn_option_id (&options[i], set, match->option[i]);

      for (guint k = 0; attr && k < gn_set_size (set, family); k++)
        if (g_strcmp0 (gn_set_id (set, family, k), chosen) != 0 && gn_set_text_as_written (set, family, k, attr->id))
          {
            JsonObject *without = json_object_new ();
            g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), without);

            json_object_set_string_member (without, "id", gn_set_id (set, family, k));
            json_object_set_null_member (without, attr->id);
            json_object_unref (without);
            gn_set_teach (set, family, node, NULL);
          }
    }
  return gn_set_to_json (set);
}

char *
gn_record_header_to_text (const GnMatch *match,
                          JsonNode      *position,
                          gint64         started)
{
  const GnGame *game = match->game;
  g_autoptr (JsonObject) header = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *dealer = json_object_new ();
  JsonObject *roles = json_object_new ();
  char seed[33];

  gn_rng_seed_to_hex (match->seed, seed);
  for (guint i = 0; game->families[i].id; i++)
    json_object_set_string_member (dealer, game->families[i].id, match->dealer[i] == GN_DEALER_APP ? "app" : "box");
  for (guint i = 0; game->roles && game->roles[i]; i++)
    if (match->role[i] >= 0)
      json_object_set_int_member (roles, game->roles[i], match->role[i]);

  json_object_set_string_member (header, "gnomon", "record");
  json_object_set_int_member (header, "version", GN_RECORD_VERSION);
  json_object_set_string_member (header, "app", GN_VERSION);
  json_object_set_string_member (header, "game", game->id);
  if (match->title)
    json_object_set_string_member (header, "title", match->title);
  json_object_set_int_member (header, "rules", game->rules_version);
  json_object_set_int_member (header, "started", started);
  json_object_set_array_member (header, "seats", seats_to_json (match));
  json_object_set_object_member (header, "options", options_to_json (match, -1));
  json_object_set_object_member (header, "dealer", dealer);
  json_object_set_object_member (header, "roles", roles);
  json_object_set_boolean_member (header, "unasked", match->unasked);
  json_object_set_string_member (header, "seed", seed);
  json_object_set_string_member (header, "generator", GN_RNG_NAME);
  json_object_set_member (header, "components", set_to_json (match));
  if (position)
    json_object_set_member (header, "position", json_node_copy (position));

  node = json_node_init_object (json_node_alloc (), header);
  return gn_json_to_text (node);
}

/* ---- Reading ------------------------------------------------------------ */

/* @what is a sentence of Gnomon's own. */
static gboolean
refuse_since (GError        **error,
              GnFileError   code,
              const char     *sentence,
              const char     *what)
{
  g_autofree char *message = gn_fill (sentence, "what", what, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, (int) code, message);
  return FALSE;
}

/* @what comes from the file: it may be anything. */
static gboolean
refuse (GError        **error,
        GnFileError   code,
        const char     *sentence,
        const char     *what)
{
  g_autofree char *quote = gn_plain_quote (what ? what : "");

  return refuse_since (error, code, sentence, quote);
}

static gboolean
check_keys (JsonObject *header,
            GError    **error)
{
  static const char *const known[] = {
    "gnomon", "version", "app", "game", "title", "rules", "started", "seats", "options", "dealer", "roles", "unasked",
    "seed", "generator", "components", "position", NULL
  };

  GN_FOR_MEMBERS (header, key, node)
    if (!g_strv_contains (known, key))
      return refuse (error, GN_FILE_ERROR_HEADER, _("The record’s first line has an unknown key: “{what}”."), key);

  return TRUE;
}

/* Checks that it is a record, of a version that can be read, for a known game. */
static const GnGame *
read_game (JsonObject *header,
           GError    **error)
{
  if (g_strcmp0 (gn_json_string (header, "gnomon"), "record") != 0)
    {
      refuse (error, GN_FILE_ERROR_HEADER, _("This is not a record: it does not start with {\"gnomon\":\"record\"…"),
              NULL);
      return NULL;
    }

  const gint64 version = gn_json_int (header, "version", 0);

  if (version < 1 || version > GN_RECORD_VERSION)
    {
      g_autofree char *what = g_strdup_printf ("%" G_GINT64_FORMAT, version);

      if (version < 1)
        refuse (error, GN_FILE_ERROR_HEADER, _("The record does not say which version of the format it has."), NULL);
      else
        refuse (error, GN_FILE_ERROR_VERSION,
                _("The record was written by a newer Gnomon (version {what} of the format)."), what);
      return NULL;
    }

  const char *id = gn_json_string (header, "game");
  const GnGame *game = id ? gn_game_find (id) : NULL;

  if (!game)
    {
      refuse (error, GN_FILE_ERROR_GAME, _("The record is for a game that is not installed: “{what}”."), id ? id : "?");
      return NULL;
    }

  const gint64 written = gn_json_int (header, "rules", 0);

  if (written < 1 || written > game->rules_version)
    {
      refuse (error, GN_FILE_ERROR_GAME, _("The record uses newer rules of “{what}” than this Gnomon has."),
              gn_tr (game->title));
      return NULL;
    }
  return game;
}

/* Sets the choices in @object: those of a seat, or with @seat -1 those of the table. */
static gboolean
read_options (GnMatch     *match,
              int          seat,
              JsonObject  *object,
              GError     **error)
{
  GN_FOR_MEMBERS (object, key, node)
    {
      const char *choice = gn_json_node_string (node, "");

      if (!(seat < 0 ? gn_match_set_option (match, key, choice)
                     : gn_match_set_seat_option (match, (guint) seat, key, choice)))
        {
          g_autofree char *what = g_strdup_printf ("%s=%s", key, choice);

          return refuse (error, GN_FILE_ERROR_HEADER, _("The record has an option that the game does not: “{what}”."),
                         what);
        }
    }
  return TRUE;
}

static gboolean
read_seats (GnMatch    *match,
            JsonArray  *seats,
            GError    **error)
{
  for (guint i = 0; i < match->n_seats; i++)
    {
      JsonNode *node = json_array_get_element (seats, i);
      JsonObject *seat = gn_json_node_object (node);
      const char *name = seat ? gn_json_string (seat, "name") : NULL;
      const gint64 colour = seat ? gn_json_int (seat, "colour", -1) : -1;
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      if (!name || !gn_is_plain_name (name, GN_MAX_NAME))
        return refuse (
          error, GN_FILE_ERROR_HEADER,
          _("The name at seat {what} is missing, longer than 64 characters, or has control characters in it."),
          number);
      if (colour < 0 || colour >= gn_game_n_colours (match->game))
        return refuse (error, GN_FILE_ERROR_HEADER, _("The color of seat {what} is missing or unknown."),
                       number);
      for (guint j = 0; j < i; j++)
        if (match->seat[j].colour == colour)
          return refuse (error, GN_FILE_ERROR_HEADER, _("Seat {what} has the same color as another seat."), number);

      gn_match_set_name (match, i, name);
      match->seat[i].colour = (guint8) colour;
      if (gn_json_object (seat, "options") && !read_options (match, (int) i, gn_json_object (seat, "options"), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_title (GnMatch     *match,
            JsonObject  *header,
            GError     **error)
{
  const char *title = gn_json_string (header, "title");

  if (!json_object_has_member (header, "title"))
    return TRUE;
  if (!match->game->another)
    return refuse (error, GN_FILE_ERROR_HEADER, _("The record’s first line has an unknown key: “{what}”."), "title");
  if (!title || !*title || !gn_is_plain_name (title, GN_MAX_NAME))
    return refuse (error, GN_FILE_ERROR_HEADER,
                   _("The name of the game is empty, longer than 64 characters, or has control characters in it."),
                   NULL);
  gn_match_set_title (match, title);
  return TRUE;
}

static gboolean
read_dealers (GnMatch     *match,
              JsonObject  *dealer,
              GError     **error)
{
  const GnFamily *families = match->game->families;

  for (guint i = 0; families[i].id; i++)
    match->dealer[i] = GN_DEALER_BOX;

  if (!dealer)
    return TRUE;

  GN_FOR_MEMBERS (dealer, key, node)
    {
      const char *who = gn_json_node_string (node, "");
      g_autoptr (GError) local = NULL;

      if (gn_game_find_family (match->game, key) < 0 || (!g_str_equal (who, "app") && !g_str_equal (who, "box")))
        return refuse (error, GN_FILE_ERROR_HEADER, _("The record has an unknown dealer: “{what}”."), key);
      if (!gn_match_set_dealer (match, key, g_str_equal (who, "app") ? GN_DEALER_APP : GN_DEALER_BOX, &local))
        return refuse_since (error, GN_FILE_ERROR_HEADER, "{what}", local->message);
    }
  return TRUE;
}

static gboolean
read_roles (GnMatch     *match,
            JsonObject  *roles,
            GError     **error)
{
  if (!roles)
    return TRUE;

  GN_FOR_MEMBERS (roles, key, node)
    {
      const gint64 seat = gn_json_is_int (node) ? json_node_get_int (node) : -1;
      guint i = 0;

      while (match->game->roles && match->game->roles[i] && !g_str_equal (match->game->roles[i], key))
        i++;
      if (!match->game->roles || !match->game->roles[i] || i >= G_N_ELEMENTS (match->role)
          || seat < 0 || seat >= match->n_seats)
        return refuse (error, GN_FILE_ERROR_HEADER, _("The record has an unknown role: “{what}”."), key);
      match->role[i] = (gint8) seat;
    }
  return TRUE;
}

static gboolean
read_seed (GnMatch     *match,
           JsonObject  *header,
           GError     **error)
{
  const char *seed = gn_json_string (header, "seed");
  const char *generator = gn_json_string (header, "generator");
  gboolean deals = FALSE;

  for (guint i = 0; match->game->families[i].id; i++)
    deals |= match->dealer[i] == GN_DEALER_APP;

  if (!seed || strlen (seed) != 32 || !gn_rng_seed_from_hex (match->seed, seed))
    return refuse (error, GN_FILE_ERROR_HEADER, _("The record’s seed is missing or does not have 32 hex digits."),
                   NULL);
  /* Past draws are in the record; only future draws need the generator. */
  if (deals && g_strcmp0 (generator, GN_RNG_NAME) != 0)
    return refuse (error, GN_FILE_ERROR_VERSION,
                   _("The record uses a random generator that Gnomon does not have: “{what}”."), generator);
  return TRUE;
}

/* Parses the header. The component set, which is nearly all of it, is left out if possible: @set then gets its
 * text. If @set has no value, the set is in the tree. Returns: (transfer full): the tree of @line */
static JsonNode *
parse_header (const char          *line,
              gsize                length,
              const GnJsonMembers *members,
              GnJsonMember        *set)
{
  const GnJsonMember *components = members->plain ? gn_json_member (members, "components") : NULL;

  if (!components)
    return gn_json_parse_line (line, length, 1, NULL);

  const char *behind = components->value + components->length;
  g_autoptr (GString) rest = g_string_new_len (line, components->value - line);

  g_string_append (rest, "null");
  g_string_append_len (rest, behind, line + length - behind);
  *set = *components;
  return gn_json_parse_line (rest->str, rest->len, 1, NULL);
}

gboolean
gn_record_header_read (const char           *line,
                       gsize                 length,
                       const GnJsonMembers  *members,
                       GnMatch             **match,
                       JsonNode            **position,
                       gint64               *started,
                       GError              **error)
{
  GnJsonMember components = { 0 };
  g_autoptr (JsonNode) node = parse_header (line, length, members, &components);
  g_autoptr (GnMatch) made = NULL;
  g_autoptr (GnSet) set = NULL;
  g_autoptr (GError) local = NULL;
  JsonObject *header = gn_json_node_object (node);

  if (!header)
    return refuse (error, GN_FILE_ERROR_HEADER,
                   _("This is not a record: it does not start with {\"gnomon\":\"record\"…"), NULL);

  const GnGame *game = read_game (header, error);

  if (!game || !check_keys (header, error))
    return FALSE;

  JsonArray *seats = gn_json_array (header, "seats");
  const guint n_seats = seats ? json_array_get_length (seats) : 0;

  if (n_seats < game->min_seats || n_seats > MIN (game->max_seats, GN_MAX_SEATS))
    {
      g_autofree char *what = g_strdup_printf ("%u", n_seats);

      return refuse (error, GN_FILE_ERROR_HEADER, _("The game cannot have this number of players: {what}."), what);
    }
  if (!json_object_has_member (header, "components"))
    return refuse (error, GN_FILE_ERROR_HEADER, _("The record has no component set."), NULL);

  set = components.value ? gn_set_new_from_text (game, components.value, components.length, &local)
                         : gn_set_new_from_json (game, json_object_get_member (header, "components"), &local);
  if (!set)
    return refuse_since (error, GN_FILE_ERROR_HEADER, _("The record’s component set: {what}"), local->message);

  made = gn_match_new (game, n_seats, g_steal_pointer (&set), &local);
  if (!made)
    return refuse_since (error, GN_FILE_ERROR_HEADER, _("The record’s component set: {what}"), local->message);

  made->unasked = gn_json_bool (header, "unasked", TRUE);
  if (!read_title (made, header, error) || !read_seats (made, seats, error)
      || (gn_json_object (header, "options") && !read_options (made, -1, gn_json_object (header, "options"), error))
      || !read_dealers (made, gn_json_object (header, "dealer"), error)
      || !read_roles (made, gn_json_object (header, "roles"), error)
      || !read_seed (made, header, error))
    return FALSE;

  JsonNode *start = json_object_get_member (header, "position");

  if (start && !JSON_NODE_HOLDS_OBJECT (start) && !JSON_NODE_HOLDS_NULL (start))
    return refuse (error, GN_FILE_ERROR_HEADER, _("The record’s starting position is not an object."), NULL);

  *started = gn_json_int (header, "started", 0);
  if (*started < 0 || *started > GN_RECORD_MAX_STARTED)
    {
      g_autofree char *what = g_strdup_printf ("%" G_GINT64_FORMAT, *started);

      return refuse (error, GN_FILE_ERROR_HEADER, _("The record has an impossible start time: {what}."),
                     what);
    }

  *position = start && JSON_NODE_HOLDS_OBJECT (start) ? json_node_copy (start) : NULL;
  *match = g_steal_pointer (&made);
  return TRUE;
}
