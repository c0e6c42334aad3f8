/* moves-json.c: moves as specs, as the protocol's objects, and as the record's lines
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "core/base/figure.h"
#include "core/base/json.h"
#include "moves.h"

/* Numbers too large for a slot are still numbers: they become the largest possible, and check() says what is
 * wrong. */
#define SLOT_MIN (GN_OPEN + 1)
#define SLOT_MAX G_MAXINT16

static gboolean
fault (GError     **error,
       GnMoveError  code,
       const char  *format,
       ...) G_GNUC_PRINTF (3, 4);

static gboolean
fault (GError     **error,
       GnMoveError  code,
       const char  *format,
       ...)
{
  va_list args;

  va_start (args, format);
  g_autofree char *text = g_strdup_vprintf (format, args);
  va_end (args);

  g_autofree char *plain = gn_plain_lines (text, GN_MAX_FAULT);

  g_set_error_literal (error, GN_MOVE_ERROR, (gint) code, plain);
  return FALSE;
}

/* ---- One value --------------------------------------------------------- */

static gboolean
value_from_id (const GnMatch *match,
               const GnArg   *arg,
               const char    *id,
               gboolean       strict,
               gint16        *value,
               GError       **error)
{
  *value = gn_thing_find (match, arg->domain, id);
  if (*value != GN_NONE)
    return TRUE;

  /* An unknown name can have a refusal of its own: `unknown-gem`. */
  if (!strict && arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].unknown)
    {
      *value = match->game->domains[arg->domain].unknown;
      return TRUE;
    }

  return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is not a valid value for “%s”."), id, arg->name);
}

static gboolean
value_from_node (const GnMatch *match,
                 const GnArg   *arg,
                 JsonNode      *node,
                 gboolean       strict,
                 gint16        *value,
                 GError       **error)
{
  if (arg->domain == GN_DOMAIN_NUMBER)
    {
      if (!gn_json_is_int (node))
        return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a whole number."), arg->name);

      gint64 number = json_node_get_int (node);

      if (strict && (number < SLOT_MIN || number > SLOT_MAX))
        return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is out of range."), arg->name);
      *value = (gint16) CLAMP (number, SLOT_MIN, SLOT_MAX);
      return TRUE;
    }

  if (arg->domain == GN_DOMAIN_SEAT && gn_json_is_int (node))
    {
      gint64 seat = json_node_get_int (node);

      if (seat < 0 || seat >= match->n_seats)
        return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is not a seat at this table."), arg->name);
      *value = (gint16) seat;
      return TRUE;
    }

  if (gn_json_is_string (node))
    return value_from_id (match, arg, json_node_get_string (node), strict, value, error);

  return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a name."), arg->name);
}

/* ---- A list where one value is expected -------------------------------- */

/* The two parts of a pair can be in either order, if that makes the id of a value. */
static gint16
value_of_parts (const GnMatch *match,
                const GnArg   *arg,
                JsonArray     *array)
{
  if (json_array_get_length (array) != 2 || arg->domain == GN_DOMAIN_NUMBER)
    return GN_NONE;

  JsonNode *first = json_array_get_element (array, 0);
  JsonNode *second = json_array_get_element (array, 1);

  if (!gn_json_is_string (first) || !gn_json_is_string (second))
    return GN_NONE;

  g_autofree char *there = g_strdup_printf ("%s-%s", json_node_get_string (first), json_node_get_string (second));
  g_autofree char *back = g_strdup_printf ("%s-%s", json_node_get_string (second), json_node_get_string (first));
  gint16 value = gn_thing_find (match, arg->domain, there);

  return value != GN_NONE ? value : gn_thing_find (match, arg->domain, back);
}

static gboolean
single_from_array (const GnMatch *match,
                   const GnArg   *arg,
                   JsonArray     *array,
                   gint16        *value,
                   GError       **error)
{
  gint16 several = arg->several;

  if (json_array_get_length (array) == 1)
    return value_from_node (match, arg, json_array_get_element (array, 0), FALSE, value, error);

  *value = value_of_parts (match, arg, array);
  if (*value != GN_NONE)
    return TRUE;

  /* An empty list is the same as none. A list of several has a refusal of its own if the game has one for it. */
  if (json_array_get_length (array) == 0)
    return TRUE;
  if (several == 0 && arg->domain < GN_DOMAIN_SEAT)
    several = match->game->domains[arg->domain].several;
  if (several == 0)
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” takes only one value."), arg->name);

  *value = several;
  return TRUE;
}

/* ---- One argument ------------------------------------------------------ */

static gboolean
list_add (const GnArg  *arg,
          gint16       *slot,
          gint16        value,
          GError      **error)
{
  if (slot[0] + 1 >= arg->size)
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is too long."), arg->name);

  slot[++slot[0]] = value;
  return TRUE;
}

static gboolean
bag_add (const GnArg  *arg,
         gint16       *slot,
         gint16        key,
         gint64        count,
         GError      **error)
{
  if (key < 0 || key >= arg->size)
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” cannot hold that value."), arg->name);

  slot[key] = (gint16) CLAMP (slot[key] + count, SLOT_MIN, SLOT_MAX);
  return TRUE;
}

static gboolean
bag_from_object (const GnMatch *match,
                 const GnArg   *arg,
                 JsonObject    *object,
                 gboolean       strict,
                 gint16        *slot,
                 GError       **error)
{
  GN_FOR_MEMBERS (object, key, count)
    {
      gint16 value;

      if (!value_from_id (match, arg, key, strict, &value, error))
        return FALSE;
      if (!gn_json_is_int (count))
        return fault (error, GN_MOVE_ERROR_VALUE, _("The count of “%s” has to be a whole number."), key);
      if (strict && (json_node_get_int (count) < SLOT_MIN || json_node_get_int (count) > SLOT_MAX))
        return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is out of range."), arg->name);
      if (!bag_add (arg, slot, value, CLAMP (json_node_get_int (count), SLOT_MIN, SLOT_MAX), error))
        return FALSE;
    }
  return TRUE;
}

/* A whole number, or the terms as they are typed: "3+6+2". */
static gboolean
figure_from_node (const GnArg  *arg,
                  JsonNode     *node,
                  gint16       *slot,
                  GError      **error)
{
  const char *text = gn_json_node_string (node, NULL);

  if (text && *text && gn_figure_parse (text, slot) == strlen (text))
    return TRUE;
  if (!gn_json_is_int (node))
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a number or a sum of numbers."), arg->name);

  const gint64 number = json_node_get_int (node);

  if (number < -GN_FIGURE_TERM || number > GN_FIGURE_TERM)
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” is out of range."), arg->name);
  gn_figure_set (slot, &(gint32) { (gint32) number }, 1);
  return TRUE;
}

static gboolean
arg_from_node (const GnMatch *match,
               const GnArg   *arg,
               JsonNode      *node,
               gboolean       strict,
               GnMove        *move,
               GError       **error)
{
  gint16 *slot = &move->arg[arg->at];

  for (guint i = 0; i < arg->size; i++)
    slot[i] = GN_NONE;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;

  if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER)
    {
      if (!strict && JSON_NODE_HOLDS_ARRAY (node))
        return single_from_array (match, arg, json_node_get_array (node), slot, error);
      return value_from_node (match, arg, node, strict, slot, error);
    }

  if (arg->kind == GN_ARG_FIGURE)
    return figure_from_node (arg, node, slot, error);
  if (arg->kind == GN_ARG_BAG)
    {
      for (guint i = 0; i < arg->size; i++)
        slot[i] = 0;
      if (JSON_NODE_HOLDS_OBJECT (node))
        return bag_from_object (match, arg, json_node_get_object (node), strict, slot, error);
    }
  else
    slot[0] = 0;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a list."), arg->name);

  JsonArray *array = json_node_get_array (node);

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gint16 value;

      if (!value_from_node (match, arg, json_array_get_element (array, i), strict, &value, error))
        return FALSE;
      if (!(arg->kind == GN_ARG_BAG ? bag_add (arg, slot, value, 1, error) : list_add (arg, slot, value, error)))
        return FALSE;
    }
  return TRUE;
}

/* ---- The protocol's object --------------------------------------------- */

static JsonNode *
value_to_node (const GnMatch *match,
               const GnArg   *arg,
               gint16         value)
{
  if (arg->domain == GN_DOMAIN_NUMBER || arg->domain == GN_DOMAIN_SEAT)
    return json_node_init_int (json_node_alloc (), value);
  return json_node_init_string (json_node_alloc (), gn_thing_id (match, GN_THING (arg->domain, value)));
}

static JsonNode *
figure_to_node (const gint16 *slot)
{
  char text[GN_FIGURE_TEXT];

  if (slot[0] == 1)
    return json_node_init_int (json_node_alloc (), gn_figure_sum (slot));
  gn_figure_text (slot, text);
  return json_node_init_string (json_node_alloc (), text);
}

JsonNode *
gn_move_to_json (const GnMatch *match,
                 const GnMove  *move)
{
  const GnVerb *verb = &match->game->verbs[move->verb];
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "seat", move->seat);
  json_object_set_string_member (object, "verb", verb->id);

  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];

      if (slot[0] == GN_OPEN)
        continue;
      if (slot[0] == GN_NONE)
        json_object_set_null_member (object, arg->name);
      else if (arg->kind == GN_ARG_BAG)
        {
          JsonObject *bag = json_object_new ();

          for (gint16 i = 0; i < arg->size; i++)
            if (slot[i])
              json_object_set_int_member (bag, gn_thing_id (match, GN_THING (arg->domain, i)), slot[i]);
          json_object_set_object_member (object, arg->name, bag);
        }
      else if (arg->kind == GN_ARG_LIST)
        {
          JsonArray *list = json_array_new ();

          for (gint i = 0; i < slot[0]; i++)
            json_array_add_element (list, value_to_node (match, arg, slot[1 + i]));
          json_object_set_array_member (object, arg->name, list);
        }
      else if (arg->kind == GN_ARG_FIGURE)
        json_object_set_member (object, arg->name, figure_to_node (slot));
      else
        json_object_set_member (object, arg->name, value_to_node (match, arg, slot[0]));
    }

  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  return node;
}

gboolean
gn_move_from_json (const GnMatch *match,
                   JsonNode      *node,
                   GnMove        *move,
                   GError       **error)
{
  const GnGame *game = match->game;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fault (error, GN_MOVE_ERROR_VERB, _("A move has to be an object."));

  JsonObject *object = json_node_get_object (node);
  const char *id = gn_json_string (object, "verb");
  int verb = id ? gn_game_find_verb_of (game, id, (int) gn_json_int_within (object, "seat", 0, GN_HOST, GN_MAX_SEATS))
                : -1;

  if (verb < 0)
    return fault (error, GN_MOVE_ERROR_VERB, _("There is no verb “%s”."), id ? id : "");

  guint flags = game->verbs[verb].flags;
  gint64 seat = gn_json_int (object, "seat",
                             flags & GN_VERB_CHANCE ? GN_CHANCE
                             : flags & GN_VERB_HOST ? GN_HOST
                                                    : G_MININT64);

  if (seat < GN_HOST || seat >= match->n_seats)
    return fault (error, GN_MOVE_ERROR_SEAT, _("This table has no such seat."));

  GnMove said;

  gn_move_open (game, &said, (int) seat, (guint) verb);
  GN_FOR_MEMBERS (object, key, value)
    {
      if (g_str_equal (key, "seat") || g_str_equal (key, "verb") || g_str_equal (key, "cmd") || g_str_equal (key, "as"))
        continue;

      const GnArg *arg = gn_verb_find_arg (&game->verbs[verb], key);

      if (!arg)
        return fault (error, GN_MOVE_ERROR_ARGUMENT, _("“%s” has no “%s”."), id, key);
      if (!arg_from_node (match, arg, value, FALSE, &said, error))
        return FALSE;
    }

  /* Arguments that are optional and not usual are absent unless given. */
  for (const GnArg *arg = game->verbs[verb].args; arg->kind != GN_ARG_NONE; arg++)
    if ((arg->flags & (GN_ARG_OPTIONAL | GN_ARG_USUAL)) == GN_ARG_OPTIONAL && said.arg[arg->at] == GN_OPEN)
      said.arg[arg->at] = GN_NONE;

  gn_move_normalise (game, &said);
  *move = said;
  return TRUE;
}

/* ---- The record's line ------------------------------------------------- */

gboolean
gn_move_from_line (const GnMatch *match,
                   JsonNode      *node,
                   GnMove        *move,
                   GError       **error)
{
  const GnGame *game = match->game;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fault (error, GN_MOVE_ERROR_VERB, _("A move in a record has to be an array."));

  JsonArray *array = json_node_get_array (node);
  guint length = json_array_get_length (array);

  if (length < 2 || !gn_json_is_int (json_array_get_element (array, 0))
      || !gn_json_is_string (json_array_get_element (array, 1)))
    return fault (error, GN_MOVE_ERROR_VERB, _("A move in a record starts with its seat and its verb."));

  gint64 seat = json_array_get_int_element (array, 0);
  const char *id = json_array_get_string_element (array, 1);
  int verb = gn_game_find_verb_of (game, id, (int) CLAMP (seat, GN_HOST, GN_MAX_SEATS));

  if (verb < 0)
    return fault (error, GN_MOVE_ERROR_VERB, _("There is no verb “%s”."), id);
  if (seat < GN_HOST || seat >= match->n_seats)
    return fault (error, GN_MOVE_ERROR_SEAT, _("This table has no such seat."));

  GnMove said;
  guint k = 2;

  gn_move_init (&said, (int) seat, (guint) verb);
  for (const GnArg *arg = game->verbs[verb].args; arg->kind != GN_ARG_NONE; arg++, k++)
    {
      /* A later version may have added arguments, which older records do not have. */
      if (k >= length)
        break;
      if (!arg_from_node (match, arg, json_array_get_element (array, k), TRUE, &said, error))
        return FALSE;
    }
  if (k < length)
    return fault (error, GN_MOVE_ERROR_ARGUMENT, _("“%s” has too many arguments."), id);

  gn_move_normalise (game, &said);
  *move = said;
  return TRUE;
}

/* ---- Specs ------------------------------------------------------------- */

static gboolean
value_from_word (const GnMatch *match,
                 const GnArg   *arg,
                 const char    *word,
                 gint16        *value,
                 GError       **error)
{
  if (arg->domain != GN_DOMAIN_NUMBER)
    return value_from_id (match, arg, word, TRUE, value, error);

  gint64 number;

  if (!g_ascii_string_to_signed (word, 10, SLOT_MIN, SLOT_MAX, &number, NULL))
    return fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a whole number."), arg->name);
  *value = (gint16) number;
  return TRUE;
}

static gboolean
arg_from_word (const GnMatch *match,
               const GnArg   *arg,
               const char    *word,
               GnMove        *move,
               GError       **error)
{
  gint16 *slot = &move->arg[arg->at];

  for (guint i = 0; i < arg->size; i++)
    slot[i] = arg->kind == GN_ARG_BAG ? 0 : GN_NONE;

  if (g_str_equal (word, "-"))
    {
      slot[0] = GN_NONE;
      return TRUE;
    }
  if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER)
    return value_from_word (match, arg, word, slot, error);
  if (arg->kind == GN_ARG_FIGURE)
    return (*word && gn_figure_parse (word, slot) == strlen (word))
           || fault (error, GN_MOVE_ERROR_VALUE, _("“%s” has to be a number or a sum of numbers."), arg->name);

  g_auto (GStrv) parts = g_strsplit (word, ",", -1);

  if (arg->kind == GN_ARG_LIST)
    slot[0] = 0;
  for (guint i = 0; parts[i]; i++)
    {
      gint16 value;

      if (!*parts[i])
        continue;
      if (arg->kind == GN_ARG_LIST)
        {
          if (!value_from_word (match, arg, parts[i], &value, error) || !list_add (arg, slot, value, error))
            return FALSE;
          continue;
        }

      char *colon = strrchr (parts[i], ':');
      gint64 count = 1;

      if (colon)
        {
          *colon = '\0';
          if (!g_ascii_string_to_signed (colon + 1, 10, SLOT_MIN, SLOT_MAX, &count, NULL))
            return fault (error, GN_MOVE_ERROR_VALUE, _("The count of “%s” has to be a whole number."), parts[i]);
        }
      if (!value_from_id (match, arg, parts[i], TRUE, &value, error) || !bag_add (arg, slot, value, count, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
gn_move_from_spec (const GnMatch *match,
                   int            seat,
                   const char    *spec,
                   GnMove        *move,
                   GError       **error)
{
  const GnGame *game = match->game;
  g_auto (GStrv) words = g_strsplit (spec, " ", -1);
  const GnVerb *verb = NULL;
  GnMove said;

  for (guint i = 0; words[i]; i++)
    {
      if (!*words[i])
        continue;

      gint64 speaker;

      if (!verb && *words[i] == '@'
          && g_ascii_string_to_signed (words[i] + 1, 10, 0, (gint64) match->n_seats - 1, &speaker, NULL))
        {
          seat = (int) speaker;
          continue;
        }
      if (!verb)
        {
          int index = gn_game_find_verb_of (game, words[i], seat);

          if (index < 0)
            return fault (error, GN_MOVE_ERROR_VERB, _("There is no verb “%s”."), words[i]);
          verb = &game->verbs[index];
          gn_move_open (game, &said, seat, (guint) index);
          continue;
        }

      char *equals = strchr (words[i], '=');

      if (equals)
        *equals = '\0';

      const GnArg *arg = gn_verb_find_arg (verb, words[i]);

      if (!arg || !equals)
        return fault (error, GN_MOVE_ERROR_ARGUMENT, _("“%s” has no “%s”."), verb->id, words[i]);
      if (!arg_from_word (match, arg, equals + 1, &said, error))
        return FALSE;
    }

  if (!verb)
    return fault (error, GN_MOVE_ERROR_VERB, _("There is no verb “%s”."), "");

  gn_move_normalise (game, &said);
  *move = said;
  return TRUE;
}

static void
append_word (const GnMatch *match,
             const GnArg   *arg,
             gint16         value,
             GString       *spec)
{
  if (arg->domain == GN_DOMAIN_NUMBER)
    g_string_append_printf (spec, "%d", value);
  else
    g_string_append (spec, gn_thing_id (match, GN_THING (arg->domain, value)));
}

char *
gn_move_to_spec (const GnMatch *match,
                 const GnMove  *move)
{
  const GnVerb *verb = &match->game->verbs[move->verb];
  GString *spec = g_string_new (verb->id);

  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];
      const char *comma = "";

      if (slot[0] == GN_OPEN)
        continue;

      g_string_append_printf (spec, " %s=", arg->name);
      if (slot[0] == GN_NONE)
        g_string_append_c (spec, '-');
      else if (arg->kind == GN_ARG_BAG)
        {
          for (gint16 i = 0; i < arg->size; i++)
            if (slot[i])
              {
                g_string_append_printf (spec, "%s%s:%d", comma, gn_thing_id (match, GN_THING (arg->domain, i)),
                                        slot[i]);
                comma = ",";
              }
        }
      else if (arg->kind == GN_ARG_LIST)
        {
          for (gint i = 0; i < slot[0]; i++)
            {
              g_string_append (spec, comma);
              append_word (match, arg, slot[1 + i], spec);
              comma = ",";
            }
        }
      else if (arg->kind == GN_ARG_FIGURE)
        {
          char text[GN_FIGURE_TEXT];

          gn_figure_text (slot, text);
          g_string_append (spec, text);
        }
      else
        append_word (match, arg, slot[0], spec);
    }
  return g_string_free (spec, FALSE);
}
