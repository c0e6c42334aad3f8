/* set.c: loading and saving component sets (set-values.c reads their values)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/file.h"
#include "core/base/json.h"
#include "set-private.h"
#include "core/base/language.h"

#include <glib/gi18n.h>

#define GN_SET_VERSION 1

G_DEFINE_QUARK (gn-set-error-quark, gn_set_error)

/* ---- Life --------------------------------------------------------------- */

static void
component_free (gpointer data)
{
  GnComponent *component = data;

  g_free (component->id);
  json_object_unref (component->values);
  g_free (component);
}

static GnSet *
set_new (const GnGame *game)
{
  GnSet *set = g_new0 (GnSet, 1);

  g_atomic_ref_count_init (&set->ref_count);
  set->game = game;
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    {
      set->family[i].components = g_ptr_array_new_with_free_func (component_free);
      set->family[i].index = g_hash_table_new (g_str_hash, g_str_equal);
    }
  return set;
}

int
gn_set_add_component (GnSet      *set,
                      guint       family,
                      const char *id,
                      JsonObject *values)
{
  GnComponents *components = &set->family[family];
  GnComponent *component = g_new0 (GnComponent, 1);
  const guint index = components->components->len;

  component->id = g_strdup (id);
  component->values = json_object_ref (values);
  g_ptr_array_add (components->components, component);
  g_hash_table_insert (components->index, component->id, GUINT_TO_POINTER (index + 1));
  return (int) index;
}

GnSet *
gn_set_ref (GnSet *set)
{
  g_atomic_ref_count_inc (&set->ref_count);
  return set;
}

void
gn_set_unref (GnSet *set)
{
  if (!set || !g_atomic_ref_count_dec (&set->ref_count))
    return;

  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    {
      g_hash_table_unref (set->family[i].index);
      g_ptr_array_unref (set->family[i].components);
    }
  g_clear_pointer (&set->title, json_node_unref);
  g_clear_pointer (&set->note, json_node_unref);
  g_free (set->id);
  g_free (set);
}

/* The host need not enter components that are the same in every box. */
static void
take_presets (GnSet *set)
{
  g_autoptr (GnSet) stand_in = NULL;

  for (guint i = 0; set->game->families[i].id; i++)
    {
      if (!set->game->families[i].preset)
        continue;
      if (!stand_in)
        stand_in = gn_set_new_stand_in (set->game, NULL);
      for (guint k = 0; stand_in && k < gn_set_size (stand_in, i); k++)
        {
          g_autoptr (JsonNode) shipped = gn_set_component_to_json (stand_in, i, k);
          g_autoptr (JsonNode) component = json_node_copy (shipped);
          JsonObject *values = json_object_new ();

          GN_FOR_MEMBERS (json_node_get_object (shipped), key, node)
            {
              const GnAttr *attr = gn_family_find_attr (&set->game->families[i], key);

              if (!attr || !attr->own)
                json_object_set_member (values, key, json_node_copy (node));
            }
          json_node_take_object (component, values);
          gn_set_teach (set, i, component, NULL);
        }
    }
}

GnSet *
gn_set_new_empty (const GnGame *game,
                  const char   *id,
                  const char   *title)
{
  GnSet *set = set_new (game);
  g_autofree char *plain = gn_plain_name (title, GN_MAX_NAME);

  set->id = g_strdup (id);
  set->title = json_node_init_string (json_node_alloc (), *plain ? plain : id);
  take_presets (set);
  return set;
}

GnSet *
gn_set_copy (const GnSet *set)
{
  GnSet *copy = set_new (set->game);

  copy->id = g_strdup (set->id);
  copy->title = json_node_copy (set->title);
  copy->note = set->note ? json_node_copy (set->note) : NULL;
  copy->stand_in = set->stand_in;
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    for (guint j = 0; j < set->family[i].components->len; j++)
      {
        const GnComponent *component = g_ptr_array_index (set->family[i].components, j);

        gn_set_add_component (copy, i, component->id, component->values);
      }
  return copy;
}

/* ---- Reading ------------------------------------------------------------ */

/* Checks that it is a set for this game, of a known version. A file that is not a set gets one error, not twenty. */
static gboolean
check_kind (const GnGame *game,
            JsonNode     *node,
            GError      **error)
{
  JsonObject *object = gn_json_node_object (node);

  if (!object || g_strcmp0 (gn_json_string (object, "gnomon"), "components") != 0)
    {
      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA,
                           _("This is not a component set: it does not start with {\"gnomon\":\"components\"…"));
      return FALSE;
    }

  const char *id = gn_json_string (object, "game");

  if (g_strcmp0 (id, game->id) != 0)
    {
      g_autofree char *message = gn_fill (_("This set is for the game “{other}”, not for “{game}”."),
                                          "other", id ? id : "?", "game", game->id, NULL);

      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_GAME, message);
      return FALSE;
    }

  const gint64 version = gn_json_int (object, "version", -1);

  if (version < 1 || version > GN_SET_VERSION)
    {
      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_GAME,
                           version < 1 ? _("The set does not say which version of the format it has.")
                                       : _("The set was written by a newer Gnomon."));
      return FALSE;
    }
  return TRUE;
}

static void
check_top (JsonObject *object,
           GnFaults   *faults)
{
  static const char *const known[] = { "gnomon", "version", "game", "id", "title", "note", "stand_in", "components",
                                       NULL };

  GN_FOR_MEMBERS (object, key, node)
    if (!g_strv_contains (known, key))
      gn_faults_add (faults, key, _("{path}: a component set has no field of this name."), NULL, NULL);

  if (!json_object_has_member (object, "id"))
    gn_faults_add (faults, "id", _("{path}: this is missing."), NULL, NULL);
  else
    gn_set_check_id (json_object_get_member (object, "id"), "id", faults);

  if (!json_object_has_member (object, "title"))
    gn_faults_add (faults, "title", _("{path}: this is missing."), NULL, NULL);
  else
    gn_set_check_text (json_object_get_member (object, "title"), GN_MAX_NAME, FALSE, "title", faults);

  if (json_object_has_member (object, "note"))
    gn_set_check_text (json_object_get_member (object, "note"), GN_SET_MAX_TEXT, TRUE, "note", faults);

  if (!gn_json_object (object, "components"))
    gn_faults_add (faults, "components", _("{path}: an object with a list for each family was expected."), NULL, NULL);
}

/* Reads only the ids first, since a component may refer to a later one. */
static void
read_ids (GnSet      *set,
          guint       family,
          JsonArray  *array,
          const char *path,
          GnFaults   *faults)
{
  const GnFamily *table = &set->game->families[family];
  const guint n = json_array_get_length (array);

  if (n > table->max)
    {
      g_autofree char *most = g_strdup_printf ("%u", table->max);

      gn_faults_add (faults, path, _("{path}: there are more than {other}."), NULL, most);
      return;
    }

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *below = g_strdup_printf ("%s[%u]", path, i);
      g_autofree char *id_path = g_strconcat (below, ".id", NULL);
      JsonNode *node = json_array_get_element (array, i);
      JsonObject *values = gn_json_node_object (node);

      if (!values)
        gn_faults_add (faults, below, _("{path}: an object was expected."), NULL, NULL);
      else if (!json_object_has_member (values, "id"))
        gn_faults_add (faults, id_path, _("{path}: this is missing."), NULL, NULL);
      else if (!gn_set_check_id (json_object_get_member (values, "id"), id_path, faults))
        continue;
      else if (gn_set_find (set, family, gn_json_string (values, "id")) >= 0)
        gn_faults_add (faults, id_path, _("{path}: “{what}” appears twice."), gn_json_string (values, "id"), NULL);
      else
        gn_set_add_component (set, family, gn_json_string (values, "id"), values);
    }
}

static void
read_components (GnSet      *set,
                 JsonObject *families,
                 GnFaults   *faults)
{
  GN_FOR_MEMBERS (families, key, node)
    {
      g_autofree char *path = g_strconcat ("components.", key, NULL);
      const int family = gn_game_find_family (set->game, key);

      if (family < 0 || !set->game->families[family].attrs)
        gn_faults_add (faults, path, _("{path}: the game has no such components."), NULL, NULL);
      else if (!JSON_NODE_HOLDS_ARRAY (node))
        gn_faults_add (faults, path, _("{path}: a list was expected."), NULL, NULL);
      else
        read_ids (set, (guint) family, json_node_get_array (node), path, faults);
    }

  /* After a fault among the ids, an index would not be that in the file. */
  if (faults->n > 0)
    return;

  for (guint i = 0; set->game->families[i].id; i++)
    for (guint j = 0; j < set->family[i].components->len; j++)
      {
        const GnComponent *component = g_ptr_array_index (set->family[i].components, j);
        g_autofree char *path = g_strdup_printf ("components.%s[%u]", set->game->families[i].id, j);

        gn_set_check_values (set, i, component->values, path, faults);
      }
}

GnSet *
gn_set_new_from_json (const GnGame *game,
                      JsonNode     *node,
                      GError      **error)
{
  g_autoptr (GnSet) set = NULL;
  GnFaults faults = { NULL, 0 };

  if (!check_kind (game, node, error))
    return NULL;

  JsonObject *object = json_node_get_object (node);

  set = set_new (game);
  check_top (object, &faults);
  if (gn_json_object (object, "components"))
    read_components (set, gn_json_object (object, "components"), &faults);
  if (!gn_faults_raise (&faults, error))
    return NULL;

  set->id = g_strdup (gn_json_string (object, "id"));
  set->title = json_node_copy (json_object_get_member (object, "title"));
  set->note = json_object_has_member (object, "note") ? json_node_copy (json_object_get_member (object, "note")) : NULL;
  set->stand_in = gn_json_bool (object, "stand_in", FALSE);
  return g_steal_pointer (&set);
}

GnSet *
gn_set_new_from_bytes (const GnGame *game,
                       GBytes       *bytes,
                       GError      **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (GError) local = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (text ? text : "", (gssize) length, GN_SET_MAX_BYTES, &local);

  if (!node)
    {
      g_set_error_literal (error, GN_SET_ERROR,
                           local->code == GN_FILE_ERROR_SYNTAX ? GN_SET_ERROR_SYNTAX : GN_SET_ERROR_FILE,
                           local->message);
      return NULL;
    }
  return gn_set_new_from_json (game, node, error);
}

/* The last set read from a record of a game, and its text there. */
typedef struct {
  GnSet *set;
  char  *text;
  gsize  length;
} KnownSet;

static void
known_set_free (gpointer data)
{
  KnownSet *known = data;

  gn_set_unref (known->set);
  g_free (known->text);
  g_free (known);
}

GnSet *
gn_set_new_from_text (const GnGame *game,
                      const char   *text,
                      gsize         length,
                      GError      **error)
{
  /* Records are replayed in a thread, too. */
  static GMutex reading;
  static GHashTable *last;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&reading);
  KnownSet *known = last ? g_hash_table_lookup (last, game) : NULL;

  if (known && known->length == length && memcmp (known->text, text, length) == 0)
    return gn_set_copy (known->set);

  g_autoptr (GBytes) bytes = g_bytes_new_static (text, length);
  GnSet *set = gn_set_new_from_bytes (game, bytes, error);

  if (!set)
    return NULL;

  known = g_new (KnownSet, 1);
  *known = (KnownSet) { set, g_memdup2 (text, length), length };
  if (!last)
    last = g_hash_table_new_full (NULL, NULL, NULL, known_set_free);
  g_hash_table_insert (last, (gpointer) game, known);
  return gn_set_copy (set);
}

GnSet *
gn_set_load (const GnGame *game,
             GFile        *file,
             GError      **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GBytes) bytes = gn_file_read (file, GN_SET_MAX_BYTES, &local);

  if (!bytes)
    {
      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_FILE, local->message);
      return NULL;
    }
  return gn_set_new_from_bytes (game, bytes, error);
}

GnSet *
gn_set_new_stand_in (const GnGame *game,
                     GError      **error)
{
  const char *folder = g_getenv ("GNOMON_DATA");
  g_autofree char *name = g_strconcat (game->id, ".json", NULL);

  if (folder)
    {
      g_autoptr (GFile) file = g_file_new_build_filename (folder, "components", name, NULL);

      if (g_file_query_exists (file, NULL))
        return gn_set_load (game, file, error);
    }

  g_autofree char *path = g_strconcat ("/gnomon/components/", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (!bytes)
    {
      g_autofree char *message = gn_fill (_("Gnomon has no components of its own for “{game}”."), "game", game->id,
                                          NULL);

      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_FILE, message);
      return NULL;
    }
  return gn_set_new_from_bytes (game, bytes, error);
}

/* ---- Writing ------------------------------------------------------------ */

JsonNode *
gn_set_to_json (const GnSet *set)
{
  JsonObject *object = json_object_new ();
  JsonObject *families = json_object_new ();
  JsonNode *node = json_node_alloc ();

  json_object_set_string_member (object, "gnomon", "components");
  json_object_set_int_member (object, "version", GN_SET_VERSION);
  json_object_set_string_member (object, "game", set->game->id);
  json_object_set_string_member (object, "id", set->id);
  json_object_set_member (object, "title", json_node_copy (set->title));
  if (set->note)
    json_object_set_member (object, "note", json_node_copy (set->note));
  json_object_set_boolean_member (object, "stand_in", set->stand_in);

  for (guint i = 0; set->game->families[i].id; i++)
    {
      if (!set->game->families[i].attrs)
        continue;

      JsonArray *array = json_array_sized_new (set->family[i].components->len);

      for (guint j = 0; j < set->family[i].components->len; j++)
        {
          const GnComponent *component = g_ptr_array_index (set->family[i].components, j);

          json_array_add_object_element (array, json_object_ref (component->values));
        }
      json_object_set_array_member (families, set->game->families[i].id, array);
    }
  json_object_set_object_member (object, "components", families);

  json_node_init_object (node, object);
  json_object_unref (object);
  return node;
}

gboolean
gn_set_save (const GnSet *set,
             GFile       *file,
             GError     **error)
{
  g_autoptr (JsonNode) node = gn_set_to_json (set);
  g_autofree char *text = json_to_string (node, TRUE);
  g_autoptr (GError) local = NULL;

  /* It could not be read again, and what is in the file now would be gone. */
  if (strlen (text) > GN_SET_MAX_BYTES)
    {
      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_FILE,
                           _("The component set would be too large to be read again. Remove pictures from it."));
      return FALSE;
    }
  if (gn_file_write (file, text, strlen (text), &local))
    return TRUE;

  g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_FILE, local->message);
  return FALSE;
}

JsonNode *
gn_set_component_to_json (const GnSet *set,
                          guint        family,
                          guint        index)
{
  const GnComponent *component = gn_set_component_at (set, family, index);

  return json_node_init_object (json_node_alloc (), component->values);
}
