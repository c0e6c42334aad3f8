/* forgotten.c: who was forgotten here does not come back with a backup
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "forgotten.h"

#include "backup-private.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/library/names.h"

struct _GnForgotten {
  GHashTable *names;
  GHashTable *here;      /* names in the records here; %NULL before it is asked for */
  GnErasure  *erasure;   /* of @names; %NULL as long as there is none */
};

GnForgotten *
gn_forgotten_new (void)
{
  GnForgotten *self = g_new0 (GnForgotten, 1);

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
gn_forgotten_free (GnForgotten *self)
{
  if (!self)
    return;

  g_hash_table_unref (self->names);
  g_clear_pointer (&self->here, g_hash_table_unref);
  g_clear_pointer (&self->erasure, gn_erasure_free);
  g_free (self);
}

GHashTable *
gn_forgotten_names_here (void)
{
  GHashTable *here = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) records = gn_library_names (NULL);
  g_autoptr (GFile) dir = records ? gn_library_dir ("records", NULL) : NULL;

  for (guint i = 0; dir && i < records->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (dir, records->pdata[i]);
      GnRecordInfo *info = gn_library_read (file);

      for (guint k = 0; k < info->n_seats; k++)
        if (info->recorded[k])
          g_hash_table_add (here, g_strdup (info->recorded[k]));
      gn_record_info_free (info);
    }
  return here;
}

gboolean
gn_forgotten_has_name (JsonObject *person,
                       GHashTable *names)
{
  const char *name = gn_json_string (person, "name");
  JsonArray *others = gn_json_array (person, "names");
  gboolean any = name && g_hash_table_contains (names, name);

  for (guint i = 0; !any && others && i < MIN (json_array_get_length (others), GN_NAMES_MAX_NAMES); i++)
    {
      JsonNode *node = json_array_get_element (others, i);

      any = gn_json_is_string (node) && g_hash_table_contains (names, json_node_get_string (node));
    }
  return any;
}

static void
add (GnForgotten *self,
     const char  *name)
{
  if (*name && g_hash_table_add (self->names, g_strdup (name)))
    g_clear_pointer (&self->erasure, gn_erasure_free);
}

static const char *
name_at (JsonNode *header,
         guint     i)
{
  JsonObject *seat = gn_backup_seat (header, i);

  return seat ? gn_json_string (seat, "name") : NULL;
}

void
gn_forgotten_compare (GnForgotten *self,
                      const char  *here,
                      gsize        here_length,
                      const char  *there,
                      gsize        there_length)
{
  g_autoptr (JsonNode) mine = gn_json_parse (here, (gssize) here_length, GN_BACKUP_MOST_LINE, NULL);
  g_autoptr (JsonNode) other = gn_json_parse (there, (gssize) there_length, GN_BACKUP_MOST_LINE, NULL);

  for (guint i = 0; i < GN_MAX_SEATS; i++)
    {
      const char *name = name_at (other, i), *now = name_at (mine, i);

      if (!name || !*name || !now || *now || g_hash_table_contains (self->names, name))
        continue;
      if (!self->here)
        self->here = gn_forgotten_names_here ();
      if (!g_hash_table_contains (self->here, name))
        add (self, name);
    }
}

void
gn_forgotten_add_names (GnForgotten *self,
                        const char  *bytes,
                        gsize        length)
{
  g_autoptr (JsonNode) node = gn_json_parse (bytes, (gssize) length, GN_BACKUP_MOST_BYTES, NULL);
  JsonObject *object = gn_json_node_object (node);
  JsonArray *people = object && self->here ? gn_json_array (object, "people") : NULL;

  for (guint i = 0; people && i < MIN (json_array_get_length (people), GN_NAMES_MAX_PEOPLE); i++)
    {
      JsonNode *one = json_array_get_element (people, i);
      JsonObject *person = gn_json_node_object (one);
      JsonArray *others = person ? gn_json_array (person, "names") : NULL;
      const char *name = person ? gn_json_string (person, "name") : NULL;

      /* Whoever plays here under any of these names is not forgotten. */
      if (!name || !gn_forgotten_has_name (person, self->names) || gn_forgotten_has_name (person, self->here))
        continue;
      add (self, name);
      for (guint k = 0; others && k < MIN (json_array_get_length (others), GN_NAMES_MAX_NAMES); k++)
        if (gn_json_is_string (json_array_get_element (others, k)))
          add (self, json_node_get_string (json_array_get_element (others, k)));
    }
}

GBytes *
gn_forgotten_erase (GnForgotten *self,
                    GnEraseForm  form,
                    const char  *bytes,
                    gsize        length)
{
  if (!self->erasure && g_hash_table_size (self->names))
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      GHashTableIter iter;
      gpointer name;

      g_hash_table_iter_init (&iter, self->names);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        g_ptr_array_add (names, g_strdup (name));
      self->erasure = gn_erasure_new (names);
    }
  return self->erasure ? gn_erasure_text (self->erasure, form, bytes, length) : NULL;
}
