/* mutate.c: changes to an input that leave it JSON, so that the fuzzer gets behind the reader
 *
 * Bytes changed at random mostly end in the reader. So three times of four a line of a record is left out, said twice
 * or moved, or a value somewhere in a line becomes another: a number at an edge, a copy of another value, nothing.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"

#include <stdint.h>
#include <string.h>

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);

/* The nodes of a value, each with the place where it can be put another. */
typedef struct {
  JsonNode   *node;
  JsonObject *object;  /* with key */
  const char *key;
  JsonArray  *array;   /* with index */
  guint       index;
} Place;

static void
gather (JsonNode *node,
        GArray   *places)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *key;
      JsonNode *inner;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &inner))
        {
          Place place = { inner, json_node_get_object (node), key, NULL, 0 };

          g_array_append_val (places, place);
          gather (inner, places);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          Place place = { json_array_get_element (array, i), NULL, NULL, array, i };

          g_array_append_val (places, place);
          gather (place.node, places);
        }
    }
}

static JsonNode *
new_value (GRand  *rand,
           GArray *places)
{
  static const gint64 edges[] = { 0, 1, -1, 2, 3, 7, 127, 128, 255, 256, 32767, -32768, 65536, G_MAXINT32, G_MAXINT64,
                                  G_MININT64 };
  JsonNode *node = json_node_alloc ();

  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      return json_node_init_null (node);
    case 1:
      return json_node_init_boolean (node, g_rand_boolean (rand));
    case 2:
      return json_node_init_string (node, "");
    case 3:
    case 4:
      return json_node_init_int (node, edges[g_rand_int_range (rand, 0, G_N_ELEMENTS (edges))]);
    default:
      {
        /* A copy that shares nothing, or a value would end up inside itself. */
        Place *other = &g_array_index (places, Place, g_rand_int_range (rand, 0, (gint32) places->len));
        g_autofree char *text = gn_json_to_text (other->node);

        json_node_unref (node);
        return gn_json_parse (text, -1, G_MAXSIZE, NULL);
      }
    }
}

/* Changes one value of @text. Returns: (transfer full) (nullable): the new text */
static char *
change_value (GRand      *rand,
              const char *text,
              gsize       length)
{
  g_autoptr (JsonNode) root = gn_json_parse (text, (gssize) length, G_MAXSIZE, NULL);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));

  if (!root)
    return NULL;
  gather (root, places);
  if (places->len == 0)
    return NULL;

  Place place = g_array_index (places, Place, g_rand_int_range (rand, 0, (gint32) places->len));

  if (g_rand_int_range (rand, 0, 5) == 0)
    {
      if (place.object)
        json_object_remove_member (place.object, place.key);
      else
        json_array_remove_element (place.array, place.index);
    }
  else
    {
      JsonNode *value = new_value (rand, places);

      if (!value)
        return NULL;
      if (place.object)
        {
          g_autofree char *key = g_strdup (place.key);

          json_object_set_member (place.object, key, value);
        }
      else if (g_rand_boolean (rand))
        {
          json_array_add_element (place.array, value);
        }
      else
        {
          /* There is no replacing: what follows is put after it again. */
          g_autoptr (JsonArray) old = json_array_new ();

          while (json_array_get_length (place.array) > place.index)
            {
              json_array_add_element (old, json_array_dup_element (place.array, place.index));
              json_array_remove_element (place.array, place.index);
            }
          json_array_add_element (place.array, value);
          for (guint i = 1; i < json_array_get_length (old); i++)
            json_array_add_element (place.array, json_array_dup_element (old, i));
        }
    }
  return gn_json_to_text (root);
}

/* Leaves a line out, says it twice, or moves it; the first is the header. */
static void
change_lines (GRand     *rand,
              GPtrArray *lines)
{
  const guint from = (guint) g_rand_int_range (rand, 1, (gint32) lines->len);
  const gint to = g_rand_int_range (rand, 1, (gint32) lines->len);
  char *line = g_strdup (g_ptr_array_index (lines, from));

  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      g_ptr_array_remove_index (lines, from);
      g_free (line);
      break;
    case 1:
      g_ptr_array_insert (lines, to, line);
      break;
    default:
      g_ptr_array_remove_index (lines, from);
      g_ptr_array_insert (lines, MIN (to, (gint) lines->len), line);
      break;
    }
}

/* The numbers in order again, mostly: else nothing behind them would be reached. */
static char *
joined (GPtrArray *lines,
        gboolean   renumber)
{
  GString *text = g_string_new (NULL);
  gint64 number = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      if (renumber && i > 0 && g_str_has_prefix (line, "{\"i\":"))
        {
          const char *rest = line + strlen ("{\"i\":");

          rest += strspn (rest, "-0123456789");
          number += strstr (line, "\"mark\"") == NULL;
          g_string_append_printf (text, "{\"i\":%" G_GINT64_FORMAT "%s", number, rest);
        }
      else
        {
          g_string_append (text, line);
        }
      if (i + 1 < lines->len)
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Of lines that are each an object one is changed, moved, left out or said twice; the header, which is long, is not
 * parsed for that. Returns: (transfer full) (nullable): the new text */
static char *
change_record (GRand      *rand,
               const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; parts[i]; i++)
    g_ptr_array_add (lines, g_strdup (parts[i]));

  if (g_rand_int_range (rand, 0, 3) == 0)
    {
      change_lines (rand, lines);
    }
  else
    {
      const guint i = (guint) g_rand_int_range (rand, 0, (gint32) lines->len);
      char **line = (char **) &lines->pdata[i];
      char *other = change_value (rand, *line, strlen (*line));

      if (!other)
        return NULL;
      g_free (*line);
      *line = other;
    }
  return joined (lines, g_rand_int_range (rand, 0, 8) != 0);
}

size_t
LLVMFuzzerCustomMutator (uint8_t      *data,
                         size_t        size,
                         size_t        max_size,
                         unsigned int  seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  const uint8_t *brace = size ? memchr (data, '{', size) : NULL;

  if (!brace || g_rand_int_range (rand, 0, 4) == 0 || memchr (brace, '\0', size - (gsize) (brace - data)))
    return LLVMFuzzerMutate (data, size, max_size);

  const gsize prefix = (gsize) (brace - data);
  g_autofree char *text = g_strndup ((const char *) brace, size - prefix);
  const char *newline = strchr (text, '\n');
  const gboolean record = newline && newline[-1] == '}';
  g_autofree char *changed = record ? change_record (rand, text) : change_value (rand, text, strlen (text));

  if (!changed)
    return LLVMFuzzerMutate (data, size, max_size);

  const gsize length = strlen (changed);

  if (prefix + length > max_size)
    return LLVMFuzzerMutate (data, size, max_size);
  memcpy (data + prefix, changed, length);
  return prefix + length;
}
