/* json-values.c: the values of JSON nodes and members, by type
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "json.h"

gboolean
gn_json_is_int (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64;
}

gboolean
gn_json_is_string (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

const char *
gn_json_node_string (JsonNode   *node,
                     const char *otherwise)
{
  return gn_json_is_string (node) ? json_node_get_string (node) : otherwise;
}

JsonObject *
gn_json_node_object (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

const char *
gn_json_string (JsonObject *object,
                const char *key)
{
  return gn_json_node_string (json_object_get_member (object, key), NULL);
}

gint64
gn_json_int (JsonObject *object,
             const char *key,
             gint64      otherwise)
{
  JsonNode *node = json_object_get_member (object, key);

  return gn_json_is_int (node) ? json_node_get_int (node) : otherwise;
}

gint64
gn_json_int_within (JsonObject *object,
                    const char *key,
                    gint64      otherwise,
                    gint64      least,
                    gint64      most)
{
  const gint64 number = gn_json_int (object, key, otherwise);

  return CLAMP (number, least, most);
}

gboolean
gn_json_bool (JsonObject *object,
              const char *key,
              gboolean    otherwise)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         ? json_node_get_boolean (node) : otherwise;
}

JsonObject *
gn_json_object (JsonObject *object,
                const char *key)
{
  return gn_json_node_object (json_object_get_member (object, key));
}

JsonArray *
gn_json_array (JsonObject *object,
               const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}
