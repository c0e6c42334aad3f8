/* help.c: the text of the help, from data/help/help.json
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "help.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "core/base/json.h"
#include "core/base/language.h"

#define HELP_FILE  GN_RESOURCE_PATH "/help/help.json"
#define MAX_BYTES  (64 * 1024)

/* The file is the program's own: a fault in it is a fault of the program. */
static const char *
need (JsonObject *object,
      const char *name)
{
  const char *text = gn_json_string (object, name);

  if (!text || !*text)
    g_error ("%s: a page has no “%s”", HELP_FILE, name);
  return g_intern_string (text);
}

static JsonArray *
need_array (JsonObject *object,
            const char *name)
{
  JsonArray *array = gn_json_array (object, name);

  if (!array || !json_array_get_length (array))
    g_error ("%s: “%s” is missing or empty", HELP_FILE, name);
  return array;
}

static const char *
need_text (JsonArray *array,
           guint      i)
{
  JsonNode *node = i < json_array_get_length (array) ? json_array_get_element (array, i) : NULL;

  if (!gn_json_is_string (node))
    g_error ("%s: text expected", HELP_FILE);
  return g_intern_string (json_node_get_string (node));
}

static void
read_topic (GnHelpTopic *topic,
            JsonObject  *object)
{
  JsonArray *text = need_array (object, "text"), *keys = need_array (object, "keys");
  const guint n_text = json_array_get_length (text);
  GnHelpKey *key;

  topic->id = need (object, "id");
  topic->title = gn_tr (need (object, "title"));
  topic->picture = gn_tr (need (object, "picture"));
  topic->text = g_new0 (const char *, n_text + 1);
  for (guint i = 0; i < n_text; i++)
    topic->text[i] = gn_tr (need_text (text, i));
  topic->n_keys = json_array_get_length (keys);
  topic->keys = key = g_new0 (GnHelpKey, topic->n_keys);
  for (guint i = 0; i < topic->n_keys; i++, key++)
    {
      JsonNode *node = json_array_get_element (keys, i);

      if (!JSON_NODE_HOLDS_ARRAY (node))
        g_error ("%s: %s: a key and what it does expected", HELP_FILE, topic->id);
      key->accels = need_text (json_node_get_array (node), 0);
      /* the words of the window with all shortcuts, which are translated there */
      key->does = g_dpgettext2 (NULL, "shortcut window", need_text (json_node_get_array (node), 1));
    }
}

const GnHelpTopic *
gn_help (guint *n)
{
  static GnHelpTopic *topics;
  static guint n_topics;

  if (!topics)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_resources_lookup_data (HELP_FILE, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      g_autoptr (JsonNode) root = bytes ? gn_json_parse (g_bytes_get_data (bytes, NULL),
                                                         (gssize) g_bytes_get_size (bytes), MAX_BYTES, &error)
                                        : NULL;

      if (!root || !JSON_NODE_HOLDS_OBJECT (root))
        g_error ("%s: %s", HELP_FILE, error ? error->message : "no object");

      JsonArray *pages = need_array (json_node_get_object (root), "pages");

      n_topics = json_array_get_length (pages);
      topics = g_new0 (GnHelpTopic, n_topics);
      for (guint i = 0; i < n_topics; i++)
        if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (pages, i)))
          read_topic (&topics[i], json_array_get_object_element (pages, i));
        else
          g_error ("%s: page %u is no object", HELP_FILE, i);
    }
  *n = n_topics;
  return topics;
}
