/* own-set.c: components that a table has learned, copied into the host's own set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "own-set.h"

#include "core/library/library.h"

GnSet *
gn_own_set_find (const GnGame *game,
                 const char   *id)
{
  g_autoptr (GPtrArray) sets = gn_library_sets (game);

  for (guint i = 0; i < sets->len; i++)
    {
      GnSet *set = g_ptr_array_index (sets, i);
      if (!gn_set_is_stand_in (set) && g_str_equal (gn_set_get_id (set), id))
        return gn_set_ref (set);
    }
  return NULL;
}

/* Leaves out unknown values: null would make the library forget them. */
static JsonNode *
known (JsonNode *component)
{
  JsonNode *copy = json_node_copy (component);
  JsonObject *object = json_node_get_object (component);
  g_autoptr (GList) members = json_object_get_members (object);
  JsonObject *kept = json_object_new ();

  for (GList *l = members; l; l = l->next)
    if (!json_object_get_null_member (object, l->data))
      json_object_set_member (kept, l->data, json_object_dup_member (object, l->data));
  json_node_take_object (copy, kept);
  return copy;
}

gboolean
gn_own_set_learn (const GnSet  *set,
                  GError      **error)
{
  const GnGame *game = gn_set_game (set);

  if (gn_set_is_stand_in (set))
    return TRUE;

  g_autoptr (GnSet) own = gn_own_set_find (game, gn_set_get_id (set));
  if (!own)
    return gn_library_save_set (set, error);

  g_autoptr (JsonNode) node = gn_set_to_json (set);
  JsonObject *families = json_object_get_object_member (json_node_get_object (node), "components");
  for (guint family = 0; families && family < gn_game_n_families (game); family++)
    {
      JsonArray *components = json_object_has_member (families, game->families[family].id)
                              ? json_object_get_array_member (families, game->families[family].id) : NULL;
      for (guint i = 0; components && i < json_array_get_length (components); i++)
        {
          g_autoptr (JsonNode) component = known (json_array_get_element (components, i));
          if (gn_set_teach (own, family, component, error) < 0)
            return FALSE;
        }
    }
  return gn_library_save_set (own, error);
}
