/* record-tile.c: what the set in a record has as the picture of a game that the host made up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "record-tile.h"

#include "core/base/json.h"
#include "core/set/set-private.h"

#include <string.h>

#define MAX_LETTER    16
#define MAX_COMPONENT (GN_SET_MAX_PICTURE + 16 * 1024)   /* bytes */

/* Returns: what follows @needle in the text up to @end, or %NULL */
static const char *
behind (const char *text,
        const char *end,
        const char *needle)
{
  const char *found = text ? g_strstr_len (text, end - text, needle) : NULL;

  return found ? found + strlen (needle) : NULL;
}

/* Returns: the length of the object at @text, which may go on; 0 if it does not end */
static gsize
object_length (const char *text,
               const char *end)
{
  gboolean quoted = FALSE;
  guint depth = 0;

  for (const char *p = text; p < end; p++)
    if (quoted && *p == '\\')
      p++;
    else if (*p == '"')
      quoted = !quoted;
    else if (!quoted && *p == '{')
      depth++;
    else if (!quoted && *p == '}' && --depth == 0)
      return (gsize) (p + 1 - text);
  return 0;
}

/* A name is a text, or one for each language. */
static gboolean
is_called (JsonObject *component,
           const char *title)
{
  JsonObject *texts = gn_json_object (component, "name");
  g_autoptr (GList) languages = texts ? json_object_get_members (texts) : NULL;

  for (GList *language = languages; language; language = language->next)
    if (g_strcmp0 (gn_json_string (texts, language->data), title) == 0)
      return TRUE;
  return g_strcmp0 (gn_json_string (component, "name"), title) == 0;
}

static gboolean
is_colour (const GnGame   *game,
           const GnFamily *family,
           const char     *colour)
{
  for (const GnAttr *attr = family->attrs; colour && attr->kind != GN_ATTR_END; attr++)
    if (attr->kind == GN_ATTR_THING && g_str_equal (attr->id, "color"))
      for (guint i = 0; i < game->domains[attr->domain].n_values; i++)
        if (g_str_equal (game->domains[attr->domain].values[i].id, colour))
          return TRUE;
  return FALSE;
}

static char *
tile_of (const GnGame   *game,
         const GnFamily *family,
         JsonObject     *component,
         const char     *title)
{
  const char *picture = gn_json_string (component, gn_family_find_picture (family)->id);
  const char *letter = gn_json_string (component, "letter"), *colour = gn_json_string (component, "color");

  if (!is_called (component, title))
    return NULL;
  if (picture && *picture && strlen (picture) <= GN_SET_MAX_PICTURE && !strchr (picture, '-'))
    return g_strdup (picture);
  return letter && *letter && strlen (letter) <= MAX_LETTER && is_colour (game, family, colour)
           ? g_strconcat (colour, "-", letter, NULL) : NULL;
}

char *
gn_record_tile (const char   *line,
                gsize         length,
                const GnGame *game,
                const char   *title)
{
  const char *end = line + length, *options = behind (line, end, ",\"options\":{");
  const char *close = options ? memchr (options, '}', (gsize) (end - options)) : NULL;
  char *tile = NULL;

  for (guint i = 0; close && !tile && i < gn_game_n_options (game); i++)
    {
      const GnFamily *family = game->options[i].family ? &game->families[game->options[i].family - 1] : NULL;
      g_autofree char *key = g_strdup_printf ("\"%s\":\"", game->options[i].id);
      const char *id = behind (options, close, key), *quote = id ? memchr (id, '"', (gsize) (close - id)) : NULL;

      if (!family || !quote || !gn_family_find_picture (family))
        continue;

      g_autofree char *list = g_strdup_printf ("\"components\":{\"%s\":[", family->id);
      g_autofree char *first = g_strdup_printf ("{\"id\":\"%.*s\",", (int) (quote - id), id);
      const char *found = behind (behind (close, end, list), end, first);
      const char *begin = found ? found - strlen (first) : NULL;
      const gsize n = begin ? object_length (begin, end) : 0;
      g_autoptr (JsonNode) node = n ? gn_json_parse (begin, (gssize) n, MAX_COMPONENT, NULL) : NULL;

      if (node)
        tile = tile_of (game, family, json_node_get_object (node), title);
    }
  return tile;
}
