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
  const char *word = gn_json_node_string (node, "");

  *dealer = g_str_equal (word, "app") ? GN_DEALER_APP : GN_DEALER_BOX;
  if (g_str_equal (word, "app") || g_str_equal (word, "box"))
    return TRUE;
  *refused = gn_answer_fault ("a dealer is “box” or “app”");
  return FALSE;
}

/**
 * Asked:
 * @game: the game
 * @object: the request
 * @n_seats: how many seats it has
 * @set: the component set where the request has none: the stand-in, or the empty own box
 * @number: a number that an option does not offer, for each option; otherwise %G_MININT
 * @not_dealt: the refusal of a dealer
 */
typedef struct {
  const GnGame *game;
  JsonObject   *object;
  guint         n_seats;
  const char   *set;
  int           number[GN_MAX_OPTIONS];
  GnSay         not_dealt;
} Asked;

/* "stand-in", "empty" or a set written out. */
static GnSet *
make_set (const Asked  *asked,
          JsonObject  **refused)
{
  const GnGame *game = asked->game;
  JsonNode *node = json_object_get_member (asked->object, "components");
  GError *error = NULL;
  GnSet *set = NULL;

  const char *word = gn_json_is_string (node) ? json_node_get_string (node) : node ? "" : asked->set;

  if (g_str_equal (word, "stand-in"))
    set = gn_set_new_stand_in (game, &error);
  else if (g_str_equal (word, "empty"))
    set = gn_set_new_empty (game, "own", "Own box");
  else if (JSON_NODE_HOLDS_OBJECT (node))
    set = gn_set_new_from_json (game, node, &error);
  else
    *refused = gn_answer_fault ("“components” is “stand-in”, “empty” or a component set");

  if (!set && !*refused)
    *refused = gn_answer_error (error);
  return set;
}

static JsonObject *
no_such_choice (const GnMatch *match,
                guint          index,
                const char    *said)
{
  const GnOption *option = &match->game->options[index];
  g_autoptr (GString) there = g_string_new (NULL);

  for (guint i = 0; i < gn_option_n_choices (option, match->set); i++)
    g_string_append_printf (there, "%s%s", i > 0 ? ", " : "", gn_option_id (option, match->set, i));
  return gn_answer_fault ("option “%s” has no choice “%s”; there are: %s", option->id, said, there->str);
}

/* Whether it is a number that the rules may refuse with a reason of their own. */
static gboolean
is_outside (Asked      *asked,
            int         option,
            const char *choice)
{
  gint64 number;

  if (!asked->game->outside || !choice
      || !g_ascii_string_to_signed (choice, 10, G_MININT16, G_MAXINT16, &number, NULL))
    return FALSE;
  asked->number[option] = (int) number;
  return TRUE;
}

static gboolean
set_option (Asked       *asked,
            GnMatch     *match,
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
                                  : gn_match_set_option (match, option, choice) || is_outside (asked, index, choice)))
    {
      g_autofree char *said = choice ? g_strdup (choice) : gn_json_to_text (node);

      *refused = no_such_choice (match, (guint) index, said);
    }
  return *refused == NULL;
}

static gboolean
set_options (Asked       *asked,
             GnMatch     *match,
             JsonObject **refused)
{
  JsonObject *options = gn_json_object (asked->object, "options");

  if (json_object_has_member (asked->object, "options") && !options)
    {
      *refused = gn_answer_fault ("“options” has to be an object");
      return FALSE;
    }
  if (!options)
    return TRUE;

  GN_FOR_MEMBERS (options, option, node)
    if (!set_option (asked, match, -1, option, node, refused))
      return FALSE;
  return TRUE;
}

/* {"name":"Ann","colour":2,…options of the seat…} */
static gboolean
set_seat_object (Asked       *asked,
                 GnMatch     *match,
                 guint        seat,
                 JsonObject  *object,
                 JsonObject **refused)
{
  GN_FOR_MEMBERS (object, key, node)
    {
      if (g_str_equal (key, "name") && gn_json_is_string (node))
        gn_match_set_name (match, seat, json_node_get_string (node));
      else if (g_str_equal (key, "colour") && gn_json_is_int (node) && json_node_get_int (node) >= 0
               && json_node_get_int (node) < gn_game_n_colours (match->game))
        match->seat[seat].colour = (guint8) json_node_get_int (node);
      else if (g_str_equal (key, "name") || g_str_equal (key, "colour"))
        *refused = gn_answer_fault ("“%s” of seat %u is out of range", key, seat);
      else
        set_option (asked, match, (int) seat, key, node, refused);
      if (*refused)
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_seats (Asked       *asked,
           GnMatch     *match,
           JsonObject **refused)
{
  JsonArray *seats = gn_json_array (asked->object, "seats");

  for (guint i = 0; i < MIN (json_array_get_length (seats), GN_MAX_SEATS); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);

      if (gn_json_is_string (node))
        gn_match_set_name (match, i, json_node_get_string (node));
      else if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          *refused = gn_answer_fault ("seat %u is neither a name nor an object", i);
          return FALSE;
        }
      else if (!set_seat_object (asked, match, i, json_node_get_object (node), refused))
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_dealer (Asked       *asked,
            GnMatch     *match,
            const char  *family,
            GnDealer     dealer,
            JsonObject **refused)
{
  GError *error = NULL;

  if (gn_match_set_dealer (match, family, dealer, &error))
    return TRUE;
  if (!asked->not_dealt.text)
    gn_match_may_deal (match, family, &asked->not_dealt);
  if (!asked->not_dealt.text)
    *refused = gn_answer_error (g_steal_pointer (&error));
  g_clear_error (&error);
  return *refused == NULL;
}

static gboolean
set_dealers (Asked       *asked,
             GnMatch     *match,
             JsonObject **refused)
{
  JsonObject *dealers = gn_json_object (asked->object, "dealer");

  /* one word for all kinds of chance */
  if (gn_json_is_string (json_object_get_member (asked->object, "dealer")))
    {
      GnDealer dealer;

      return gn_referee_dealer (json_object_get_member (asked->object, "dealer"), &dealer, refused)
             && set_dealer (asked, match, "cards", dealer, refused)
             && set_dealer (asked, match, "dice", dealer, refused);
    }
  if (json_object_has_member (asked->object, "dealer") && !dealers)
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
          if (!set_dealer (asked, match, family, dealer, refused))
            return FALSE;
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
  const char *seed = gn_json_string (asked, "seed"), *title = gn_json_string (asked, "title");
  JsonNode *unasked = json_object_get_member (asked, "unasked");

  if (json_object_has_member (asked, "seed") && (!seed || !gn_rng_seed_from_hex (match->seed, seed)))
    *refused = gn_answer_fault ("“seed” has to be up to 32 hexadecimal digits");
  else if (unasked && (!JSON_NODE_HOLDS_VALUE (unasked) || json_node_get_value_type (unasked) != G_TYPE_BOOLEAN))
    *refused = gn_answer_fault ("“unasked” is true or false");
  else if (json_object_has_member (asked, "position") && !gn_json_object (asked, "position"))
    *refused = gn_answer_fault ("“position” has to be an object");
  else if (json_object_has_member (asked, "title") && (!title || !match->game->another))
    *refused = gn_answer_fault ("“title” is a text, for a game that scores any game");
  else if (unasked)
    match->unasked = json_node_get_boolean (unasked);
  if (!*refused && title)
    gn_match_set_title (match, title);
  return *refused == NULL;
}

/* The match as asked, whether it can begin or not. */
static GnMatch *
make_match (Asked       *asked,
            JsonObject **refused)
{
  g_autoptr (GnMatch) match = NULL;
  GError *error = NULL;
  GnSet *set = make_set (asked, refused);

  if (!set)
    return NULL;
  for (guint i = 0; i < GN_MAX_OPTIONS; i++)
    asked->number[i] = G_MININT;
  asked->not_dealt = (GnSay) { 0 };
  match = gn_match_new (asked->game, MIN (asked->n_seats, GN_MAX_SEATS), set, &error);
  if (!match)
    {
      *refused = gn_answer_error (error);
      return NULL;
    }
  if (!set_seats (asked, match, refused) || !set_options (asked, match, refused) || !set_dealers (asked, match, refused)
      || !set_roles (match, asked->object, refused) || !set_rest (match, asked->object, refused))
    return NULL;
  return g_steal_pointer (&match);
}

/* Whether every component comes out of a box. */
static gboolean
box_deals (const GnMatch *match)
{
  gboolean any = FALSE;

  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    if (match->game->families[i].attrs && match->dealer[i] != GN_DEALER_BOX)
      return FALSE;
    else
      any |= match->game->families[i].attrs != NULL;
  return any;
}

/* Why the rules do not let the match begin, where the match itself cannot tell: more seats than any game has, an option
 * that is not among its choices, a dealer that does not know the cards. */
static gboolean
fits (const Asked  *asked,
      GnMatch      *match,
      JsonObject  **refused)
{
  g_autofree gpointer state = g_malloc0 (asked->game->state_size);
  const guint8 n_seats = match->n_seats;
  GnSay why = { 0 };

  if (asked->n_seats > GN_MAX_SEATS)
    {
      match->n_seats = (guint8) MIN (asked->n_seats, G_MAXUINT8);
      asked->game->start (match, state, &why);
      match->n_seats = n_seats;
    }
  for (guint i = 0; i < GN_MAX_OPTIONS && !why.text; i++)
    if (asked->number[i] != G_MININT && !asked->game->outside (match, i, asked->number[i], &why) && !why.text)
      {
        g_autofree char *number = g_strdup_printf ("%d", asked->number[i]);

        *refused = no_such_choice (match, i, number);
        return FALSE;
      }
  if (!why.text && asked->not_dealt.text && asked->game->start (match, state, &why))
    why = asked->not_dealt;
  if (why.text)
    *refused = gn_answer_refusal (match, &why, -1);
  return !why.text;
}

GnMatchTable *
gn_referee_make_table (JsonObject  *object,
                       JsonObject **refused)
{
  const char *id = gn_json_string (object, "game");
  JsonArray *seats = gn_json_array (object, "seats");
  Asked asked = { id ? gn_game_find (id) : NULL, object, seats ? json_array_get_length (seats) : 0, "stand-in" };
  g_autoptr (GnMatch) match = NULL, kept = NULL;
  GnMatchTable *table;
  GnSay why = { 0 };
  GError *error = NULL;

  if (!asked.game)
    {
      *refused = gn_answer_fault ("there is no game “%s”", id ? id : "");
      return NULL;
    }
  if (asked.n_seats < 1)
    {
      *refused = gn_answer_fault ("“seats” has to be an array with a seat for each player");
      return NULL;
    }

  match = make_match (&asked, refused);
  /* A box on the table has its own names and values, not those of the stand-in, unless that is asked for. */
  if (match && box_deals (match) && !json_object_has_member (object, "components"))
    {
      g_clear_pointer (&match, gn_match_free);
      asked.set = "empty";
      match = make_match (&asked, refused);
    }
  if (!match || !fits (&asked, match, refused))
    return NULL;

  kept = gn_match_copy (match);
  table = gn_match_table_new (g_steal_pointer (&match), json_object_get_member (object, "position"), &why, &error);
  if (!table)
    *refused = why.text ? gn_answer_refusal (kept, &why, -1) : gn_answer_error (g_steal_pointer (&error));
  g_clear_error (&error);
  return table;
}
