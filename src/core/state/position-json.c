/* position-json.c: positions: writing and reading a state as JSON, by its fields
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "core/game/pile.h"
#include "position-private.h"
#include "core/words/text.h"

/* The key of the state's head in a mark; no field has such a name. */
#define HEAD_KEY "$head"

static gboolean
is_signed (const GnField *field)
{
  return field->type == GN_FIELD_INT8 || field->type == GN_FIELD_INT16 || field->type == GN_FIELD_INT32;
}

/* Returns whether a dimension is written as an array: seats in their order, and numbered places. */
static gboolean
in_order (guint domain)
{
  return domain == GN_DOMAIN_SEAT || domain == GN_DOMAIN_NUMBER;
}

/* ---- Writing ----------------------------------------------------------- */

/* Writes straight into the text, since a record has a whole state every so many lines. Ids are plain letters,
 * digits, dots and dashes, so nothing needs escapes. */

static void
write_id (const char *id,
          GString    *text)
{
  g_string_append_c (text, '"');
  g_string_append (text, id);
  g_string_append_c (text, '"');
}

static void
write_value (const GnMatch *match,
             guint          domain,
             gint64         value,
             GString       *text)
{
  if (domain != GN_DOMAIN_NUMBER && value == -1)
    g_string_append (text, "null");
  else if (in_order (domain) || value < 0 || value >= (gint64) gn_match_domain_size (match, domain))
    gn_json_append_int (text, value);
  else
    write_id (gn_thing_id (match, GN_THING ((guint8) domain, (gint16) value)), text);
}

/* Each item ended with a comma: the last comma becomes the bracket. */
static void
close_list (GString *text,
            char     bracket)
{
  if (text->str[text->len - 1] == ',')
    text->str[text->len - 1] = bracket;
  else
    g_string_append_c (text, bracket);
}

static void
write_bits (const GnMatch *match,
            const GnField *field,
            gint64         bits,
            GString       *text)
{
  g_string_append_c (text, '[');
  for (gint bit = 0; bit < 64; bit++)
    if (bits >> bit & 1)
      {
        write_value (match, field->domain, bit, text);
        g_string_append_c (text, ',');
      }
  close_list (text, ']');
}

static void
write_layer (const GnMatch *match,
             const GnField *field,
             const GnLayer *layer,
             GString       *text)
{
  if (layer->card >= 0)
    {
      g_string_append (text, "{\"card\":");
      write_value (match, field->domain, layer->card, text);
    }
  else
    {
      g_string_append (text, "{\"n\":");
      gn_json_append_int (text, layer->n);
    }
  if (layer->pool)
    {
      g_string_append (text, ",\"pool\":");
      gn_json_append_int (text, layer->pool);
    }

  if (layer->card >= 0 && layer->seen == GN_ALL_SEE)
    g_string_append (text, ",\"seen\":\"all\"");
  else if (layer->seen)
    {
      g_string_append (text, ",\"seen\":[");
      for (int seat = 0; seat < GN_MAX_SEATS; seat++)
        if (layer->seen & GN_SEES (seat))
          g_string_append_printf (text, "%d,", seat);
      close_list (text, ']');
    }
  g_string_append (text, "},");
}

static void
write_pile (const GnMatch *match,
            const GnField *field,
            const GnPile  *pile,
            GString       *text)
{
  g_string_append_c (text, '[');
  for (guint k = 0; k < MIN (pile->n, GN_PILE_LAYERS); k++)
    write_layer (match, field, &pile->layer[k], text);
  close_list (text, ']');
}

static gboolean
is_zero (const GnField *field,
         gconstpointer  state,
         int            i,
         int            j)
{
  return field->type == GN_FIELD_PILE ? gn_field_pile (field, state, i, j)->n == 0
                                      : gn_field_get (field, state, i, j) == 0;
}

static void
write_element (const GnMatch *match,
               const GnField *field,
               gconstpointer  state,
               int            i,
               int            j,
               GString       *text)
{
  if (field->type == GN_FIELD_PILE)
    write_pile (match, field, gn_field_pile (field, state, i, j), text);
  else if (gn_field_is_bits (field))
    write_bits (match, field, gn_field_get (field, state, i, j), text);
  else
    write_value (match, field->domain, gn_field_get (field, state, i, j), text);
}

/* Writes a dimension and all below it. With @brief, zeros are left out.
 *
 * Returns: FALSE if all of it is 0; with @brief, nothing was written then */
static gboolean
write_dimension (const GnMatch *match,
                 const GnField *field,
                 gconstpointer  state,
                 guint          dimension,
                 int            i,
                 gboolean       brief,
                 GString       *text)
{
  const gboolean last = dimension == 1 || field->dim[1] == 0;
  const guint n = gn_field_length (match, field, dimension);
  const guint domain = field->index[dimension];
  const gboolean array = in_order (domain);
  const gsize begin = text->len;
  gboolean any = FALSE;

  g_string_append_c (text, array ? '[' : '{');
  for (int k = 0; k < (int) n; k++)
    {
      const int a = dimension == 0 ? k : i;
      const int b = dimension == 0 ? -1 : k;
      const gsize before = text->len;
      gboolean more;

      if (!array)
        {
          write_id (gn_thing_id (match, GN_THING ((guint8) domain, (gint16) k)), text);
          g_string_append_c (text, ':');
        }

      if (last)
        {
          more = !is_zero (field, state, a, b);
          if (more || !brief || array)
            write_element (match, field, state, a, b, text);
        }
      else
        more = write_dimension (match, field, state, 1, k, brief, text);
      any |= more;

      if (brief && !more && !array)
        {
          g_string_truncate (text, before);
          continue;
        }
      /* An element of an array cannot be left out; an object without its zeros can be empty. */
      if (brief && !more && !last && in_order (field->index[1]))
        write_dimension (match, field, state, 1, k, FALSE, text);
      else if (brief && !more && !last)
        g_string_append (text, "{}");
      g_string_append_c (text, ',');
    }
  close_list (text, array ? ']' : '}');

  if (brief && !any)
    g_string_truncate (text, begin);
  return any;
}

static void
write_fields (const GnMatch *match,
              gconstpointer  state,
              gboolean       brief,
              GString       *text)
{
  g_string_append_c (text, '{');
  for (const GnField *field = match->game->fields; field->type != GN_FIELD_END; field++)
    {
      const gboolean few = brief || (field->flags & GN_FIELD_SPARSE);
      const gsize before = text->len;
      gboolean any = TRUE;

      if (!brief && (field->flags & GN_FIELD_DERIVED))
        continue;

      write_id (field->id, text);
      g_string_append_c (text, ':');
      if (field->dim[0])
        any = write_dimension (match, field, state, 0, -1, few, text) || !few;
      else if (few && is_zero (field, state, -1, -1))
        any = FALSE;
      else
        write_element (match, field, state, -1, -1, text);

      if (any)
        g_string_append_c (text, ',');
      else
        g_string_truncate (text, before);
    }

  close_list (text, '}');
}

/* Gnomon wrote this text itself, so parsing cannot fail. */
static JsonNode *
to_node (const GString *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = gn_json_parse (text->str, (gssize) text->len, G_MAXSSIZE, &error);

  if (!node)
    g_critical ("a position is no JSON: %s", error->message);
  return node;
}

JsonNode *
gn_pile_to_json (const GnMatch *match,
                 const GnField *field,
                 const GnPile  *pile)
{
  g_autoptr (GString) text = g_string_new (NULL);

  write_pile (match, field, pile, text);
  return to_node (text);
}

JsonNode *
gn_position_to_json (const GnMatch *match,
                     gconstpointer  state,
                     int            viewer)
{
  g_autofree gpointer copy = g_memdup2 (state, match->game->state_size);
  g_autoptr (GString) text = g_string_new (NULL);

  gn_state_redact (match, copy, viewer);
  write_fields (match, copy, FALSE, text);
  return to_node (text);
}

void
gn_position_to_mark (const GnMatch *match,
                     gconstpointer  state,
                     GString       *text)
{
  const GnHead *head = state;

  write_fields (match, state, TRUE, text);
  /* Adds to the object that was just closed. */
  if (text->str[text->len - 2] == '{')
    g_string_truncate (text, text->len - 1);
  else
    text->str[text->len - 1] = ',';
  g_string_append (text, "\"" HEAD_KEY "\":{");
  if (head->over)
    g_string_append_printf (text, "\"over\":%u,", head->over);
  if (head->stopped)
    g_string_append_printf (text, "\"stopped\":%u,", head->stopped);
  if (memcmp (head->draws, (guint16[GN_MAX_SOURCES]) { 0 }, sizeof head->draws) != 0)
    {
      g_string_append (text, "\"draws\":{");
      for (guint i = 0; i < GN_MAX_SOURCES; i++)
        if (head->draws[i])
          g_string_append_printf (text, "\"%u\":%u,", i, head->draws[i]);
      close_list (text, '}');
    }
  close_list (text, '}');
  g_string_append_c (text, '}');
}

/* ---- Reading ----------------------------------------------------------- */

typedef struct {
  const GnMatch *match;
  const GnField *field;
  gpointer       state;
  GnGiven       *given;
  GString       *path;
  GError       **error;
} Reader;

/* @format has the gap {path}, and may have the gap @gap, filled with @value. */
static gboolean
fault (Reader     *reader,
       const char *format,
       const char *gap,
       const char *value)
{
  g_autofree char *text = gn_fill (format, "path", reader->path->str, gap ? gap : "", value ? value : "", NULL);
  g_autofree char *plain = gn_plain_lines (text, GN_MAX_FAULT);

  g_set_error_literal (reader->error, GN_POSITION_ERROR, GN_POSITION_ERROR_VALUE, plain);
  return FALSE;
}

static gboolean
unknown_key (Reader     *reader,
             const char *key)
{
  /* Translators: {path} is a place in a position file, {key} a word there that has no meaning. */
  g_autofree char *text = gn_fill (_("{path}: there is no “{key}”."), "path", reader->path->str, "key", key, NULL);
  g_autofree char *plain = gn_plain_lines (text, GN_MAX_FAULT);

  g_set_error_literal (reader->error, GN_POSITION_ERROR, GN_POSITION_ERROR_FIELD, plain);
  return FALSE;
}

/* A value of @domain in an array of bits, in a layer or as an element. */
static gboolean
read_value (Reader   *reader,
            guint     domain,
            JsonNode *node,
            gint64   *value)
{
  if (domain != GN_DOMAIN_NUMBER && gn_json_is_string (node))
    {
      gint16 found = gn_thing_find (reader->match, domain, json_node_get_string (node));

      if (found == GN_NONE || found >= (int) gn_match_domain_shown (reader->match, domain))
        return fault (reader, _("{path}: “{id}” is not known here."), "id", json_node_get_string (node));
      *value = found;
      return TRUE;
    }

  if (domain == GN_DOMAIN_NUMBER && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }
  if (!gn_json_is_int (node))
    return domain == GN_DOMAIN_NUMBER ? fault (reader, _("{path}: a whole number is needed."), NULL, NULL)
                                      : fault (reader, _("{path}: a name is needed."), NULL, NULL);

  *value = json_node_get_int (node);
  if (domain != GN_DOMAIN_NUMBER && (*value < 0 || *value >= (gint64) gn_match_domain_shown (reader->match, domain)))
    return fault (reader, _("{path}: out of range."), NULL, NULL);
  return TRUE;
}

static gboolean
within (const GnField *field,
        gint64         value)
{
  static const gint64 bounds[][2] = {
    [GN_FIELD_INT8] = { G_MININT8, G_MAXINT8 },
    [GN_FIELD_UINT8] = { 0, G_MAXUINT8 },
    [GN_FIELD_INT16] = { G_MININT16, G_MAXINT16 },
    [GN_FIELD_UINT16] = { 0, G_MAXUINT16 },
    [GN_FIELD_INT32] = { G_MININT32, G_MAXINT32 },
  };

  if (value < bounds[field->type][0] || value > bounds[field->type][1])
    return FALSE;
  /* Both are 0: only the field's type limits it. */
  return field->domain != GN_DOMAIN_NUMBER || (field->min == 0 && field->max == 0)
         || (value >= field->min && value <= field->max);
}

static gboolean
read_bits (Reader   *reader,
           JsonNode *node,
           gint64   *bits)
{
  const gint64 most = MIN (8 * (gint64) gn_field_size (reader->field), 63);

  *bits = 0;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fault (reader, _("{path}: a list is needed."), NULL, NULL);

  JsonArray *array = json_node_get_array (node);

  for (guint k = 0; k < json_array_get_length (array); k++)
    {
      gint64 value;

      if (!read_value (reader, reader->field->domain, json_array_get_element (array, k), &value))
        return FALSE;
      if (value < 0 || value >= most)
        return fault (reader, _("{path}: out of range."), NULL, NULL);
      *bits |= (gint64) 1 << value;
    }
  return TRUE;
}

static gboolean
read_seen (Reader     *reader,
           JsonObject *object,
           GnViewers  *seen)
{
  JsonNode *node = json_object_get_member (object, "seen");

  *seen = GN_NONE_SEES;
  if (!node)
    return TRUE;
  if (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "all"))
    {
      *seen = GN_ALL_SEE;
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fault (reader, _("{path}: a list is needed."), NULL, NULL);

  JsonArray *array = json_node_get_array (node);

  for (guint k = 0; k < json_array_get_length (array); k++)
    {
      gint64 seat;

      if (!read_value (reader, GN_DOMAIN_SEAT, json_array_get_element (array, k), &seat))
        return FALSE;
      *seen |= GN_SEES (seat);
    }
  return TRUE;
}

static gboolean
read_layer (Reader   *reader,
            JsonNode *node,
            GnPile   *pile)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fault (reader, _("{path}: a layer of a pile has to be an object."), NULL, NULL);

  JsonObject *object = json_node_get_object (node);
  g_autoptr (GList) keys = json_object_get_members (object);
  gint64 pool = gn_json_int (object, "pool", 0);
  JsonNode *card = json_object_get_member (object, "card");
  JsonNode *n = json_object_get_member (object, "n");

  for (GList *key = keys; key; key = key->next)
    if (!g_str_equal (key->data, "card") && !g_str_equal (key->data, "n") && !g_str_equal (key->data, "pool")
        && !g_str_equal (key->data, "seen"))
      return unknown_key (reader, key->data);

  if (!card == !n)
    return fault (reader, _("{path}: a layer of a pile has either a card or a number."), NULL, NULL);
  if (pool < 0 || pool >= 32 || pile->n >= GN_PILE_LAYERS)
    return fault (reader, _("{path}: out of range."), NULL, NULL);

  gint64 value;
  GnViewers seen;

  if (!read_value (reader, card ? reader->field->domain : GN_DOMAIN_NUMBER, card ? card : n, &value)
      || !read_seen (reader, object, &seen))
    return FALSE;

  if (card)
    gn_pile_put_known_bottom (pile, (int) value, (guint) pool, seen);
  else if (value < 1 || value > G_MAXUINT8)
    return fault (reader, _("{path}: out of range."), NULL, NULL);
  else
    gn_pile_put_unseen_bottom (pile, (guint) pool, (guint) value);
  return TRUE;
}

static gboolean
read_pile (Reader   *reader,
           JsonNode *node,
           GnPile   *pile)
{
  GnPile read = { 0 };

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fault (reader, _("{path}: a list is needed."), NULL, NULL);

  JsonArray *array = json_node_get_array (node);

  for (guint k = 0; k < json_array_get_length (array); k++)
    if (!read_layer (reader, json_array_get_element (array, k), &read))
      return FALSE;

  *pile = read;
  return TRUE;
}

static gboolean
read_element (Reader   *reader,
              JsonNode *node,
              int       i,
              int       j)
{
  const GnField *field = reader->field;
  gsize at = gn_field_element (field, i, j);
  gint64 value;

  if (field->type == GN_FIELD_PILE)
    {
      if (!read_pile (reader, node, (GnPile *) ((guint8 *) reader->state + at)))
        return FALSE;
    }
  else if (gn_field_is_bits (field))
    {
      if (!read_bits (reader, node, &value))
        return FALSE;
      gn_field_set (field, reader->state, i, j, value);
    }
  else
    {
      if (JSON_NODE_HOLDS_NULL (node) && field->domain != GN_DOMAIN_NUMBER && is_signed (field))
        value = -1;
      else if (!read_value (reader, field->domain, node, &value))
        return FALSE;

      if (!within (field, value))
        {
          g_autofree char *min = gn_number_text (field->min);
          g_autofree char *max = gn_number_text (field->max);
          g_autofree char *text = gn_fill (_("{path}: this has to be from {min} to {max}."),
                                           "path", reader->path->str, "min", min, "max", max, NULL);

          g_set_error_literal (reader->error, GN_POSITION_ERROR, GN_POSITION_ERROR_VALUE, text);
          return FALSE;
        }
      gn_field_set (field, reader->state, i, j, value);
    }

  if (reader->given)
    reader->given->byte[at / 8] |= (guint8) (1u << at % 8);
  return TRUE;
}

static gboolean read_dimension (Reader *reader, JsonNode *node, guint dimension, int i);

static gboolean
read_member (Reader     *reader,
             JsonNode   *node,
             guint       dimension,
             int         i,
             int         k,
             const char *name)
{
  gsize length = reader->path->len;
  gboolean ok;

  g_string_append_printf (reader->path, ".%s", name);
  if (dimension == 1)
    ok = read_element (reader, node, i, k);
  else if (reader->field->dim[1] == 0)
    ok = read_element (reader, node, k, -1);
  else
    ok = read_dimension (reader, node, 1, k);

  if (ok)
    g_string_truncate (reader->path, length);
  return ok;
}

/* An object is merged key by key; an array replaces everything. */
static gboolean
read_dimension (Reader   *reader,
                JsonNode *node,
                guint     dimension,
                int       i)
{
  const GnField *field = reader->field;
  guint domain = field->index[dimension];
  guint n = gn_field_length (reader->match, field, dimension);

  if (JSON_NODE_HOLDS_ARRAY (node) && in_order (domain))
    {
      JsonArray *array = json_node_get_array (node);

      if (json_array_get_length (array) != n)
        {
          g_autofree char *number = gn_number_text (n);

          return fault (reader, _("{path}: the list needs {n} entries."), "n", number);
        }
      for (guint k = 0; k < n; k++)
        {
          char name[8];

          g_snprintf (name, sizeof name, "%u", k);
          if (!read_member (reader, json_array_get_element (array, k), dimension, i, (int) k, name))
            return FALSE;
        }
      return TRUE;
    }

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fault (reader, in_order (domain) ? _("{path}: a list is needed.") : _("{path}: an object is needed."),
                  NULL, NULL);


  GN_FOR_MEMBERS (json_node_get_object (node), key, member)
    {
      gint64 k;

      if (in_order (domain))
        {
          if (!g_ascii_string_to_signed (key, 10, 0, (gint64) n - 1, &k, NULL))
            return unknown_key (reader, key);
        }
      else
        {
          k = gn_thing_find (reader->match, domain, key);
          if (k < 0 || k >= (gint64) n)
            return unknown_key (reader, key);
        }
      if (!read_member (reader, member, dimension, i, (int) k, key))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_fields (const GnMatch  *match,
             gpointer        state,
             JsonNode       *position,
             GnGiven        *given,
             gboolean        mark,
             GError        **error)
{
  g_autoptr (GString) path = g_string_new ("position");
  Reader reader = { match, NULL, state, given, path, error };

  if (!JSON_NODE_HOLDS_OBJECT (position))
    return fault (&reader, _("{path}: an object is needed."), NULL, NULL);


  GN_FOR_MEMBERS (json_node_get_object (position), key, node)
    {
      int index = gn_game_find_field (match->game, key);

      if (mark && g_str_equal (key, HEAD_KEY))
        continue;
      /* People cannot set derived fields. */
      if (index < 0 || (!mark && (match->game->fields[index].flags & GN_FIELD_DERIVED)))
        return unknown_key (&reader, key);

      reader.field = &match->game->fields[index];
      g_string_assign (path, key);
      if (!(reader.field->dim[0] ? read_dimension (&reader, node, 0, -1) : read_element (&reader, node, -1, -1)))
        return FALSE;
      g_string_assign (path, "position");
    }
  return TRUE;
}

static gboolean
refused (const GnMatch  *match,
         const GnSay    *said,
         GnSay          *why,
         GError        **error)
{
  g_autofree char *text = gn_say_text (match, said, FALSE);

  if (why)
    *why = *said;
  g_set_error_literal (error, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED,
                       *text ? text : _("The parts of the position do not match."));
  return FALSE;
}

gboolean
gn_position_merge (const GnMatch  *match,
                   gpointer        state,
                   JsonNode       *position,
                   GnSay          *why,
                   GError        **error)
{
  const GnGame *game = match->game;
  g_autofree gpointer copy = g_memdup2 (state, game->state_size);
  g_autofree GnGiven *given = g_new0 (GnGiven, 1);
  GnSay said = { 0 };

  if (why)
    *why = said;
  given->fields = game->fields;
  if (!read_fields (match, copy, position, given, FALSE, error))
    return FALSE;
  if (game->settle && !game->settle (match, copy, given, &said))
    return refused (match, &said, why, error);
  if (game->audit && !game->audit (match, copy, &said))
    return refused (match, &said, why, error);

  memcpy (state, copy, game->state_size);
  return TRUE;
}

void
gn_position_settle (const GnMatch *match,
                    gpointer       state)
{
  const GnGame *game = match->game;

  if (!game->settle)
    return;

  g_autofree gpointer copy = g_memdup2 (state, game->state_size);
  g_autofree GnGiven *given = g_new0 (GnGiven, 1);

  given->fields = game->fields;
  if (game->settle (match, copy, given, NULL) && (!game->audit || game->audit (match, copy, NULL)))
    memcpy (state, copy, game->state_size);
}

/* Fields that a mark leaves out are 0. In a box of the host's own this may not be the number of any thing yet. */
static void
begin_mark (const GnMatch *match,
            gpointer       state)
{
  for (const GnField *field = match->game->fields; field->type != GN_FIELD_END; field++)
    if (is_signed (field) && field->domain != GN_DOMAIN_NUMBER && gn_match_domain_size (match, field->domain) == 0)
      for (guint i = 0; i < MAX (1, gn_field_length (match, field, 0)); i++)
        for (guint j = 0; j < MAX (1, gn_field_length (match, field, 1)); j++)
          gn_field_set (field, state, (int) i, (int) j, -1);
}

gboolean
gn_position_from_mark (const GnMatch  *match,
                       gpointer        state,
                       JsonNode       *mark,
                       GError        **error)
{
  const GnGame *game = match->game;
  g_autofree gpointer copy = g_malloc0 (game->state_size);
  GnHead *head = copy;
  GnSay said = { 0 };

  begin_mark (match, copy);
  if (!read_fields (match, copy, mark, NULL, TRUE, error))
    return FALSE;

  JsonObject *object = gn_json_object (json_node_get_object (mark), HEAD_KEY);
  JsonObject *draws = object ? gn_json_object (object, "draws") : NULL;

  if (object)
    {
      head->over = gn_json_int (object, "over", 0) != 0;
      head->stopped = gn_json_int (object, "stopped", 0) != 0;
    }
  for (guint i = 0; draws && i < GN_MAX_SOURCES; i++)
    {
      char key[8];

      g_snprintf (key, sizeof key, "%u", i);
      head->draws[i] = (guint16) gn_json_int_within (draws, key, 0, 0, G_MAXUINT16);
    }

  if (game->audit && !game->audit (match, copy, &said))
    return refused (match, &said, NULL, error);

  memcpy (state, copy, game->state_size);
  return TRUE;
}
