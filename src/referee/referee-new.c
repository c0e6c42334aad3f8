/* referee-new.c: setting up tables with the protocol's "new"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "referee-new.h"

#include "core/base/json.h"
#include "core/match/option.h"
#include "referee-json.h"
#include "core/base/rng.h"

gboolean
gn_referee_dealer (JsonNode    *node,
                   GnDealer    *dealer,
                   JsonObject **refused)
{
  const char *word = gn_json_is_string (node) ? json_node_get_string (node) : "";

  *dealer = g_str_equal (word, "app") ? GN_DEALER_APP : GN_DEALER_BOX;
  if (g_str_equal (word, "app") || g_str_equal (word, "box"))
    return TRUE;
  *refused = gn_answer_fault ("a dealer is “box” or “app”");
  return FALSE;
}

/* "stand-in", "empty" or a set written out. */
static GnSet *
make_set (const GnGame *game,
          JsonObject   *asked,
          JsonObject  **refused)
{
  JsonNode *node = json_object_get_member (asked, "components");
  GError *error = NULL;
  GnSet *set = NULL;

  if (!node || (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "stand-in")))
    set = gn_set_new_stand_in (game, &error);
  else if (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "empty"))
    set = gn_set_new_empty (game, "own", "Own box");
  else if (JSON_NODE_HOLDS_OBJECT (node))
    set = gn_set_new_from_json (game, node, &error);
  else
    *refused = gn_answer_fault ("“components” is “stand-in”, “empty” or a component set");

  if (!set && !*refused)
    *refused = gn_answer_error (error);
  return set;
}

static gboolean
set_option (GnMatch     *match,
            int          seat,
            const char  *option,
            JsonNode    *node,
            JsonObject **refused)
{
  /* A choice that is a number may be said as one. */
  g_autofree char *number = gn_json_is_int (node) ? g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node))
                                                  : NULL;
  const char *choice = gn_json_is_string (node) ? json_node_get_string (node) : number;
  int index = gn_game_find_option (match->game, option);

  if (index < 0 || match->game->options[index].per_seat != (seat >= 0))
    *refused = gn_answer_fault (seat >= 0 ? "a seat has no option “%s”" : "there is no option “%s”", option);
  else if (!choice || !(seat >= 0 ? gn_match_set_seat_option (match, (guint) seat, option, choice)
                                  : gn_match_set_option (match, option, choice)))
    {
      const GnOption *of = &match->game->options[index];
      g_autoptr (GString) there = g_string_new (NULL);
      g_autofree char *said = choice ? g_strdup (choice) : gn_json_to_text (node);

      for (guint i = 0; i < gn_option_n_choices (of, match->set); i++)
        g_string_append_printf (there, "%s%s", i > 0 ? ", " : "", gn_option_id (of, match->set, i));
      *refused = gn_answer_fault ("option “%s” has no choice “%s”; there are: %s", option, said, there->str);
    }
  return *refused == NULL;
}

static gboolean
set_options (GnMatch     *match,
             JsonObject  *asked,
             JsonObject **refused)
{
  JsonObject *options = gn_json_object (asked, "options");

  if (json_object_has_member (asked, "options") && !options)
    {
      *refused = gn_answer_fault ("“options” has to be an object");
      return FALSE;
    }
  if (!options)
    return TRUE;

  GN_FOR_MEMBERS (options, option, node)
    if (!set_option (match, -1, option, node, refused))
      return FALSE;
  return TRUE;
}

/* {"name":"Ann","colour":2,…options of the seat…} */
static gboolean
set_seat_object (GnMatch     *match,
                 guint        seat,
                 JsonObject  *object,
                 JsonObject **refused)
{
  GN_FOR_MEMBERS (object, key, node)
    {
      if (g_str_equal (key, "name") && gn_json_is_string (node))
        gn_match_set_name (match, seat, json_node_get_string (node));
      else if (g_str_equal (key, "colour") && gn_json_is_int (node) && json_node_get_int (node) >= 0
               && json_node_get_int (node) < GN_MAX_SEATS)
        match->seat[seat].colour = (guint8) json_node_get_int (node);
      else if (g_str_equal (key, "name") || g_str_equal (key, "colour"))
        *refused = gn_answer_fault ("“%s” of seat %u is out of range", key, seat);
      else
        set_option (match, (int) seat, key, node, refused);
      if (*refused)
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_seats (GnMatch     *match,
           JsonArray   *seats,
           JsonObject **refused)
{
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);

      if (gn_json_is_string (node))
        gn_match_set_name (match, i, json_node_get_string (node));
      else if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          *refused = gn_answer_fault ("seat %u is neither a name nor an object", i);
          return FALSE;
        }
      else if (!set_seat_object (match, i, json_node_get_object (node), refused))
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_dealers (GnMatch     *match,
             JsonObject  *asked,
             JsonObject **refused)
{
  JsonObject *dealers = gn_json_object (asked, "dealer");
  GError *error = NULL;

  /* one word for all kinds of chance */
  if (gn_json_is_string (json_object_get_member (asked, "dealer")))
    {
      GnDealer dealer;

      if (!gn_referee_dealer (json_object_get_member (asked, "dealer"), &dealer, refused))
        return FALSE;
      if (gn_match_set_dealer (match, "cards", dealer, &error) && gn_match_set_dealer (match, "dice", dealer, &error))
        return TRUE;
      *refused = gn_answer_error (error);
      return FALSE;
    }
  if (json_object_has_member (asked, "dealer") && !dealers)
    {
      *refused = gn_answer_fault ("“dealer” has to be “box”, “app” or an object");
      return FALSE;
    }
  if (!dealers)
    return TRUE;

  /* Groups come first, whatever the order in the request: a family that is also named is an exception. */
  for (int groups = 1; groups >= 0; groups--)
    {
      GN_FOR_MEMBERS (dealers, family, node)
        {
          GnDealer dealer;

          if (!gn_referee_dealer (node, &dealer, refused))
            return FALSE;
          if ((g_str_equal (family, "cards") || g_str_equal (family, "dice")) != groups)
            continue;
          if (!gn_match_set_dealer (match, family, dealer, &error))
            {
              *refused = gn_answer_error (error);
              return FALSE;
            }
        }
    }
  return TRUE;
}

static gboolean
set_roles (GnMatch     *match,
           JsonObject  *asked,
           JsonObject **refused)
{
  JsonObject *roles = gn_json_object (asked, "roles");
  const char *const *known = match->game->roles;

  if (json_object_has_member (asked, "roles") && !roles)
    *refused = gn_answer_fault ("“roles” has to be an object");
  if (!roles)
    return *refused == NULL;

  GN_FOR_MEMBERS (roles, role, node)
    {
      guint i = 0;

      while (known && known[i] && !g_str_equal (known[i], role))
        i++;
      if (!known || !known[i] || i >= G_N_ELEMENTS (match->role))
        *refused = gn_answer_fault ("there is no role “%s”", role);
      else if (!gn_json_is_int (node) || json_node_get_int (node) < -1 || json_node_get_int (node) >= match->n_seats)
        *refused = gn_answer_fault ("“%s” is held by a seat from 0 to %d, or by nobody: -1", role, match->n_seats - 1);
      else
        match->role[i] = (gint8) json_node_get_int (node);
      if (*refused)
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_rest (GnMatch     *match,
          JsonObject  *asked,
          JsonObject **refused)
{
  const char *seed = gn_json_string (asked, "seed");
  JsonNode *unasked = json_object_get_member (asked, "unasked");

  if (json_object_has_member (asked, "seed") && (!seed || !gn_rng_seed_from_hex (match->seed, seed)))
    *refused = gn_answer_fault ("“seed” has to be up to 32 hexadecimal digits");
  else if (unasked && (!JSON_NODE_HOLDS_VALUE (unasked) || json_node_get_value_type (unasked) != G_TYPE_BOOLEAN))
    *refused = gn_answer_fault ("“unasked” is true or false");
  else if (json_object_has_member (asked, "position") && !gn_json_object (asked, "position"))
    *refused = gn_answer_fault ("“position” has to be an object");
  else if (unasked)
    match->unasked = json_node_get_boolean (unasked);
  return *refused == NULL;
}

GnMatchTable *
gn_referee_make_table (JsonObject  *asked,
                       JsonObject **refused)
{
  const char *id = gn_json_string (asked, "game");
  const GnGame *game = id ? gn_game_find (id) : NULL;
  JsonArray *seats = gn_json_array (asked, "seats");
  g_autoptr (GnMatch) match = NULL, kept = NULL;
  GnMatchTable *table;
  GnSet *set;
  GnSay why = { 0 };
  GError *error = NULL;

  if (!game)
    {
      *refused = gn_answer_fault ("there is no game “%s”", id ? id : "");
      return NULL;
    }
  if (!seats || json_array_get_length (seats) < 1 || json_array_get_length (seats) > GN_MAX_SEATS)
    {
      *refused = gn_answer_fault ("“seats” has to be an array of 1 to %d seats", GN_MAX_SEATS);
      return NULL;
    }
  if (!(set = make_set (game, asked, refused)))
    return NULL;

  match = gn_match_new (game, json_array_get_length (seats), set, &error);
  if (!match)
    {
      *refused = gn_answer_error (error);
      return NULL;
    }
  if (!set_seats (match, seats, refused) || !set_options (match, asked, refused) || !set_dealers (match, asked, refused)
      || !set_roles (match, asked, refused) || !set_rest (match, asked, refused))
    return NULL;

  kept = gn_match_copy (match);
  table = gn_match_table_new (g_steal_pointer (&match), json_object_get_member (asked, "position"), &why, &error);
  if (!table)
    *refused = why.text ? gn_answer_refusal (kept, &why, -1) : gn_answer_error (g_steal_pointer (&error));
  g_clear_error (&error);
  return table;
}
