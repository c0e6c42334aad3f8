/* set-teach.c: adding components that a table learns from its own box
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "set-private.h"
#include "core/base/language.h"

#include <glib/gi18n.h>

/* An id that no component of the family has: "items-13". */
static char *
free_id (const GnSet *set,
         guint        family)
{
  for (guint n = gn_set_size (set, family) + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("%.24s-%u", set->game->families[family].id, n);

      if (gn_set_find (set, family, id) < 0)
        return g_steal_pointer (&id);
    }
}

/* The component after teaching: its known values, with the given keys replaced. */
static JsonObject *
merged (const GnSet *set,
        guint        family,
        const char  *id,
        JsonObject  *given)
{
  const int index = gn_set_find (set, family, id);
  JsonObject *values = json_object_new ();

  json_object_set_string_member (values, "id", id);
  if (index >= 0)
    GN_FOR_MEMBERS (gn_set_component_at (set, family, (guint) index)->values, key, node)
      json_object_set_member (values, key, json_node_copy (node));

  GN_FOR_MEMBERS (given, key, node)
    json_object_set_member (values, key, json_node_copy (node));

  /* The id may be missing from the given object, or null there. */
  json_object_set_string_member (values, "id", id);
  return values;
}

/* Returns: (transfer full): the values that teaching @component would leave, or NULL with @error */
static JsonObject *
check_teach (const GnSet *set,
             guint        family,
             JsonNode    *component,
             GError     **error)
{
  GnFaults faults = { NULL, 0 };
  g_autoptr (JsonObject) values = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (family < gn_game_n_families (set->game), NULL);

  const GnFamily *table = &set->game->families[family];

  if (!table->attrs)
    {
      gn_faults_add (&faults, table->id, _("{path}: the game has no such components."), NULL, NULL);
    }
  else if (!JSON_NODE_HOLDS_OBJECT (component))
    {
      gn_faults_add (&faults, table->id, _("{path}: an object was expected."), NULL, NULL);
    }
  else
    {
      JsonObject *given = json_node_get_object (component);
      JsonNode *node = json_object_get_member (given, "id");

      if (!node || JSON_NODE_HOLDS_NULL (node))
        id = free_id (set, family);
      else if (gn_set_check_id (node, "id", &faults))
        id = g_strdup (json_node_get_string (node));

      if (id && gn_set_find (set, family, id) < 0 && gn_set_size (set, family) >= table->max)
        {
          g_autofree char *most = g_strdup_printf ("%u", table->max);

          gn_faults_add (&faults, gn_tr (table->title), _("{path}: there are more than {other}."), NULL, most);
        }
      else if (id)
        {
          values = merged (set, family, id, given);
          gn_set_check_values (set, family, values, "", &faults);
        }
    }

  return gn_faults_raise (&faults, error) ? g_steal_pointer (&values) : NULL;
}

gboolean
gn_set_check_component (const GnSet *set,
                        guint        family,
                        JsonNode    *component,
                        GError     **error)
{
  g_autoptr (JsonObject) values = check_teach (set, family, component, error);

  return values != NULL;
}

void
gn_set_forget (GnSet *set,
               guint  family,
               guint  index)
{
  GnComponents *components = &set->family[family];

  g_return_if_fail (set->game->families[family].designed && index < components->components->len);

  g_hash_table_remove_all (components->index);
  g_ptr_array_remove_index (components->components, index);
  for (guint i = 0; i < components->components->len; i++)
    g_hash_table_insert (components->index, ((GnComponent *) components->components->pdata[i])->id,
                         GUINT_TO_POINTER (i + 1));
}

int
gn_set_teach (GnSet     *set,
              guint      family,
              JsonNode  *component,
              GError   **error)
{
  g_autoptr (JsonObject) values = check_teach (set, family, component, error);

  if (!values)
    return -1;

  const int index = gn_set_find (set, family, gn_json_string (values, "id"));

  if (index < 0)
    return gn_set_add_component (set, family, gn_json_string (values, "id"), values);

  GnComponent *known = g_ptr_array_index (set->family[family].components, index);

  json_object_unref (known->values);
  known->values = g_steal_pointer (&values);
  return index;
}
