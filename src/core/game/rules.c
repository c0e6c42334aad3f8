/* rules.c: loading and searching the rules reference
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rules.h"

#include <gio/gio.h>

#include "core/base/json.h"
#include "core/base/language.h"

#define RULES_MAX_BYTES (1024 * 1024)

static void
gn_clause_free (gpointer data)
{
  GnClause *clause = data;

  g_free ((char *) clause->id);
  g_free ((char *) clause->topic);
  g_free ((char *) clause->title);
  g_free ((char *) clause->text);
  g_free ((char *) clause->also);
  g_free (clause);
}

/* A member of the clause as a string, translated; NULL if it is missing. */
static char *
member (JsonObject *object,
        const char *name,
        gboolean    translated)
{
  const char *text = json_object_get_string_member_with_default (object, name, NULL);

  if (!text || !*text)
    return NULL;
  return g_strdup (translated ? gn_tr (text) : text);
}

static GPtrArray *
load (const GnGame *game)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (gn_clause_free);
  g_autofree char *path = g_strdup_printf ("/gnomon/rules/%s.json", game->id);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;

  /* A game need not have a reference: the template has none. */
  if (!bytes)
    return clauses;

  root = gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), RULES_MAX_BYTES, &error);
  if (!root)
    g_error ("%s: %s", path, error->message);

  JsonArray *array = json_object_get_array_member (json_node_get_object (root), "clauses");

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      GnClause *clause = g_new0 (GnClause, 1);

      clause->id = member (object, "id", FALSE);
      clause->topic = member (object, "topic", TRUE);
      clause->title = member (object, "title", TRUE);
      clause->text = member (object, "text", TRUE);
      clause->also = member (object, "also", FALSE);
      g_ptr_array_add (clauses, clause);
    }

  return clauses;
}

GPtrArray *
gn_rules_load (const GnGame *game)
{
  static GHashTable *loaded;

  if (!loaded)
    loaded = g_hash_table_new (g_direct_hash, g_direct_equal);

  GPtrArray *clauses = g_hash_table_lookup (loaded, game);

  if (!clauses)
    {
      clauses = load (game);
      g_hash_table_insert (loaded, (gpointer) game, clauses);
    }
  return clauses;
}

const GnClause *
gn_rules_find (const GnGame *game,
               const char   *id)
{
  GPtrArray *clauses = gn_rules_load (game);

  for (guint i = 0; id && i < clauses->len; i++)
    {
      const GnClause *clause = clauses->pdata[i];

      if (g_str_equal (clause->id, id))
        return clause;
    }
  return NULL;
}

/* Returns whether @word (folded) is in any of the clause's texts. */
static gboolean
mentions (const GnClause *clause,
          const char     *word)
{
  const char *texts[] = { clause->id, clause->topic, clause->title, clause->text };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (!texts[i])
        continue;

      g_autofree char *folded = gn_fold (texts[i]);

      if (strstr (folded, word))
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
gn_rules_search (const GnGame *game,
                 const char   *text)
{
  GPtrArray *clauses = gn_rules_load (game);
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *folded = gn_fold (text);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);

  for (guint i = 0; i < clauses->len; i++)
    {
      gboolean all = TRUE;

      for (guint w = 0; words[w] && all; w++)
        all = !*words[w] || mentions (clauses->pdata[i], words[w]);
      if (all)
        g_ptr_array_add (found, clauses->pdata[i]);
    }
  return found;
}
