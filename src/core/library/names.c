/* names.c: which recorded names are one person, and what that person is called now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "names.h"

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/words/text.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#define MAX_BYTES (4 * 1024 * 1024)
#define VERSION   1

struct _GnNames {
  GPtrArray  *people;     /* GnNamed */
  GHashTable *recorded;   /* GnNamed by each of its names */
  GHashTable *shown;      /* GnNamed by what is shown */
  char       *trouble;
  gboolean    none;       /* there is no file */
  struct stat look;
};

static void
named_free (gpointer data)
{
  GnNamed *person = data;

  g_free (person->name);
  g_free (person->shown);
  g_ptr_array_unref (person->names);
  g_clear_pointer (&person->more, g_variant_unref);
  g_free (person);
}

static GnNamed *
named_new (const char *name)
{
  GnNamed *person = g_new0 (GnNamed, 1);

  person->name = g_strdup (name);
  person->names = g_ptr_array_new_with_free_func (g_free);
  person->colour = -1;
  return person;
}

static GnNames *
names_new (void)
{
  GnNames *self = g_atomic_rc_box_new0 (GnNames);

  self->people = g_ptr_array_new_with_free_func (named_free);
  self->recorded = g_hash_table_new (g_str_hash, g_str_equal);
  self->shown = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

static void
names_clear (gpointer data)
{
  GnNames *self = data;

  g_hash_table_unref (self->recorded);
  g_hash_table_unref (self->shown);
  g_ptr_array_unref (self->people);
  g_free (self->trouble);
}

GnNames *
gn_names_ref (GnNames *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
gn_names_unref (GnNames *self)
{
  g_atomic_rc_box_release_full (self, names_clear);
}

/* ---- Reading ------------------------------------------------------------------------------------------------- */

static GFile *
names_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "names.json", NULL);

  return g_file_new_for_path (path);
}

/* Fills the tables. Returns: %FALSE if a name is in two entries, or twice in one */
static gboolean
index_names (GnNames  *self,
             GError  **error)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      GnNamed *person = self->people->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", person->anonymous);

      g_free (person->shown);
      /* Translators: what is shown in the place of a player's name. */
      person->shown = person->anonymous ? gn_fill (_("Anonymous {n}"), "n", number, NULL) : g_strdup (person->name);
      for (guint k = 0; k <= person->names->len; k++)
        {
          char *name = k < person->names->len ? person->names->pdata[k] : person->name;

          if (!g_hash_table_insert (self->recorded, name, person))
            return gn_file_refuse (error, _("a name is in it twice"));
        }
      if (!g_hash_table_insert (self->shown, person->shown, person))
        return gn_file_refuse (error, _("a name is in it twice"));
    }
  return TRUE;
}

static gboolean
is_name (const char *name)
{
  return name && *name && gn_is_plain_name (name, GN_MAX_NAME);
}

/* What this Gnomon does not know stays. */
static GVariant *
more_of (JsonObject *object)
{
  static const char *const known[] = { "name", "names", "colour", "anonymous", NULL };
  g_autoptr (JsonObject) more = json_object_new ();

  GN_FOR_MEMBERS (object, key, node)
    if (!g_strv_contains (known, key))
      json_object_set_member (more, key, json_node_copy (node));
  if (!json_object_get_size (more))
    return NULL;

  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), more);
  g_autofree char *text = gn_json_to_text (node);

  return g_variant_ref_sink (g_variant_new_string (text));
}

static gboolean
read_person (GnNames   *self,
             JsonNode  *node,
             GError   **error)
{
  JsonObject *object = gn_json_node_object (node);
  const char *name = object ? gn_json_string (object, "name") : NULL;
  JsonArray *names = object ? gn_json_array (object, "names") : NULL;
  const guint n = names ? json_array_get_length (names) : 0;
  GnNamed *person;

  if (!is_name (name) || n > GN_NAMES_MAX_NAMES)
    return gn_file_refuse (error, _("a person in it has no name, or too many names"));
  person = named_new (name);
  g_ptr_array_add (self->people, person);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *other = json_array_get_element (names, i);

      if (!gn_json_is_string (other) || !is_name (json_node_get_string (other)))
        return gn_file_refuse (error, _("a person in it has no name, or too many names"));
      g_ptr_array_add (person->names, g_strdup (json_node_get_string (other)));
    }
  person->colour = (int) gn_json_int_within (object, "colour", -1, -1, GN_MAX_SEATS - 1);
  person->anonymous = (guint) gn_json_int_within (object, "anonymous", 0, 0, GN_NAMES_MAX_PEOPLE);
  person->more = more_of (object);
  return TRUE;
}

static gboolean
read_text (GnNames  *self,
           GBytes   *bytes,
           GError  **error)
{
  g_autoptr (JsonNode) node = gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                             MAX_BYTES, error);
  JsonObject *object = gn_json_node_object (node);
  JsonArray *people = object ? gn_json_array (object, "people") : NULL;

  if (!node)
    return FALSE;
  if (!object || g_strcmp0 (gn_json_string (object, "gnomon"), "names") != 0 || !people
      || gn_json_int (object, "version", 0) < 1)
    return gn_file_refuse (error, _("it is not a list of names"));
  if (gn_json_int (object, "version", 0) > VERSION)
    return gn_file_refuse (error, _("it was written by a newer Gnomon"));
  if (json_array_get_length (people) > GN_NAMES_MAX_PEOPLE)
    return gn_file_refuse (error, _("it has too many people"));
  for (guint i = 0; i < json_array_get_length (people); i++)
    if (!read_person (self, json_array_get_element (people, i), error))
      return FALSE;
  return index_names (self, error);
}

static GnNames *
read_file (GFile             *file,
           const struct stat *look)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = look->st_ino ? gn_file_read (file, MAX_BYTES, &error) : NULL;
  g_autoptr (GnNames) self = names_new ();

  self->look = *look;
  self->none = !look->st_ino;
  if (self->none || (bytes && read_text (self, bytes, &error)))
    return g_steal_pointer (&self);

  GnNames *empty = names_new ();

  empty->look = *look;
  /* Translators: {file} is the file with the names of players, {reason} says what is wrong with it. */
  empty->trouble = gn_fill (_("“{file}” cannot be used: {reason}. Players are called as in the records; the file stays "
                              "as it is."), "file", "names.json", "reason", error->message, NULL);
  return empty;
}

static gboolean
is_same (const struct stat *one,
         const struct stat *other)
{
  return one->st_ino == other->st_ino && one->st_dev == other->st_dev && one->st_size == other->st_size
         && one->st_mtim.tv_sec == other->st_mtim.tv_sec && one->st_mtim.tv_nsec == other->st_mtim.tv_nsec;
}

/* What this thread has changed and not written yet */
static _Thread_local GnNames *held;
static _Thread_local gboolean held_changed;

/* Each record that is listed asks, in several threads. */
GnNames *
gn_names_get (void)
{
  if (held)
    return gn_names_ref (held);

  static GMutex mutex;
  static GnNames *last;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autoptr (GFile) file = names_file ();
  struct stat look = { 0 };

  if (g_stat (g_file_peek_path (file), &look) < 0)
    look = (struct stat) { 0 };
  if (!last || !is_same (&last->look, &look))
    {
      g_clear_pointer (&last, gn_names_unref);
      last = read_file (file, &look);
    }
  return gn_names_ref (last);
}

const char *
gn_names_trouble (const GnNames *self)
{
  return self->trouble;
}

const char *
gn_names_show (const GnNames *self,
               const char    *recorded)
{
  const GnNamed *person = g_hash_table_lookup (self->recorded, recorded);

  return person ? person->shown : recorded;
}

const char *
gn_names_show_of (const GnNames *self,
                  JsonNode      *node)
{
  const char *name = gn_json_node_string (node, NULL);

  if (!name || !gn_is_plain_name (name, GN_MAX_NAME))
    return NULL;
  return *name ? gn_names_show (self, name) : "";
}

const GnNamed *
gn_names_find (const GnNames *self,
               const char    *shown)
{
  return g_hash_table_lookup (self->shown, shown);
}

/* ---- Changes -------------------------------------------------------------------------------------------------- */

static JsonObject *
person_to_json (const GnNamed *person)
{
  g_autoptr (JsonNode) more = NULL;
  JsonObject *object = json_object_new ();
  JsonArray *names = json_array_new ();

  json_object_set_string_member (object, "name", person->name);
  for (guint i = 0; i < person->names->len; i++)
    json_array_add_string_element (names, person->names->pdata[i]);
  json_object_set_array_member (object, "names", names);
  if (person->colour >= 0)
    json_object_set_int_member (object, "colour", person->colour);
  if (person->anonymous)
    json_object_set_int_member (object, "anonymous", person->anonymous);
  if (person->more)
    more = gn_json_parse (g_variant_get_string (person->more, NULL), -1, MAX_BYTES, NULL);
  if (more)
    GN_FOR_MEMBERS (json_node_get_object (more), key, node)
      json_object_set_member (object, key, json_node_copy (node));
  return object;
}

/* An entry that says nothing is left out. */
static gboolean
save (const GnNames *self,
      GError       **error)
{
  g_autoptr (GFile) file = names_file (), dir = g_file_get_parent (file);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  JsonArray *people = json_array_new ();

  json_object_set_string_member (object, "gnomon", "names");
  json_object_set_int_member (object, "version", VERSION);
  for (guint i = 0; i < self->people->len; i++)
    {
      const GnNamed *person = self->people->pdata[i];

      if (person->names->len || person->colour >= 0 || person->anonymous || person->more)
        json_array_add_object_element (people, person_to_json (person));
    }
  json_object_set_array_member (object, "people", people);

  g_autofree char *text = gn_json_to_text (node);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  g_mkdir_with_parents (g_file_peek_path (dir), 0700);
  return gn_file_write (file, line, strlen (line), error);
}

static GnNames *
copy_of (const GnNames *self)
{
  GnNames *copy = names_new ();

  for (guint i = 0; i < self->people->len; i++)
    {
      const GnNamed *person = self->people->pdata[i];
      GnNamed *same = named_new (person->name);

      same->shown = g_strdup (person->shown);
      for (guint k = 0; k < person->names->len; k++)
        g_ptr_array_add (same->names, g_strdup (person->names->pdata[k]));
      same->colour = person->colour;
      same->anonymous = person->anonymous;
      same->more = person->more ? g_variant_ref (person->more) : NULL;
      g_ptr_array_add (copy->people, same);
    }
  return copy;
}

/* Returns: (transfer full) (nullable): what may be changed */
static GnNames *
begin (GError **error)
{
  g_autoptr (GnNames) now = gn_names_get ();

  if (!now->trouble)
    return copy_of (now);
  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, now->trouble);
  return NULL;
}

static GnNamed *
find (GnNames    *self,
      const char *shown)
{
  for (guint i = 0; i < self->people->len; i++)
    if (g_str_equal (((GnNamed *) self->people->pdata[i])->shown, shown))
      return self->people->pdata[i];
  return NULL;
}

/* The entry of @shown, which is made if there is none. */
static GnNamed *
need (GnNames    *self,
      const char *shown)
{
  GnNamed *person = find (self, shown);

  if (person)
    return person;
  person = named_new (shown);
  person->shown = g_strdup (shown);
  g_ptr_array_add (self->people, person);
  return person;
}

static void
add_name (GnNamed    *person,
          const char *name)
{
  if (!g_str_equal (name, person->name) && !g_ptr_array_find_with_equal_func (person->names, name, g_str_equal, NULL))
    g_ptr_array_add (person->names, g_strdup (name));
}

static void
remove_name (GnNamed    *person,
             const char *name)
{
  guint at;

  if (g_ptr_array_find_with_equal_func (person->names, name, g_str_equal, &at))
    g_ptr_array_remove_index (person->names, at);
}

/* What is written is also read. */
static gboolean
end (GnNames  *self,
     GError  **error)
{
  gboolean fine = self->people->len <= GN_NAMES_MAX_PEOPLE;

  for (guint i = 0; i < self->people->len; i++)
    fine &= ((GnNamed *) self->people->pdata[i])->names->len <= GN_NAMES_MAX_NAMES;
  if (!fine)
    return gn_file_refuse (error, _("There is no room for more names."));
  if (!index_names (self, error))
    return FALSE;
  if (!held)
    return save (self, error);
  gn_names_unref (held);
  held = gn_names_ref (self);
  held_changed = TRUE;
  return TRUE;
}

gboolean
gn_names_hold (GError **error)
{
  g_return_val_if_fail (!held, FALSE);

  held_changed = FALSE;
  held = begin (error);
  return held && index_names (held, error);
}

gboolean
gn_names_release (GError **error)
{
  g_autoptr (GnNames) self = g_steal_pointer (&held);

  return self && (!held_changed || save (self, error));
}

gboolean
gn_names_rename (const char *shown,
                 const char *name,
                 GError    **error)
{
  g_autoptr (GnNames) self = begin (error);
  GnNamed *person = self ? need (self, shown) : NULL;

  if (!person)
    return FALSE;
  if (!is_name (name))
    return gn_file_refuse (error, _("A player needs a name."));

  g_autofree char *before = g_steal_pointer (&person->name);

  person->name = g_strdup (name);
  person->anonymous = 0;
  remove_name (person, name);
  add_name (person, before);
  return end (self, error);
}

gboolean
gn_names_merge (const char *shown,
                const char *other,
                GError    **error)
{
  g_autoptr (GnNames) self = begin (error);

  if (!self || g_str_equal (shown, other))
    return FALSE;

  GnNamed *person = need (self, shown), *second = need (self, other);

  add_name (person, second->name);
  for (guint i = 0; i < second->names->len; i++)
    add_name (person, second->names->pdata[i]);
  g_ptr_array_remove (self->people, second);
  return end (self, error);
}

gboolean
gn_names_split (const char *shown,
                const char *name,
                GError    **error)
{
  g_autoptr (GnNames) self = begin (error);
  GnNamed *person = self ? find (self, shown) : NULL;

  if (!person)
    return self != NULL;
  remove_name (person, name);
  return end (self, error);
}

gboolean
gn_names_hide (const char *shown,
               gboolean    anonymous,
               GError    **error)
{
  g_autoptr (GnNames) self = begin (error);
  GnNamed *person = self ? need (self, shown) : NULL;
  guint number = 0;

  if (!person)
    return FALSE;
  for (guint i = 0; i < self->people->len; i++)
    number = MAX (number, ((GnNamed *) self->people->pdata[i])->anonymous);
  if (!anonymous)
    person->anonymous = 0;
  else if (!person->anonymous)
    person->anonymous = number + 1;
  return end (self, error);
}

gboolean
gn_names_colour (const char *shown,
                 int         colour,
                 GError    **error)
{
  g_autoptr (GnNames) self = begin (error);

  if (!self)
    return FALSE;
  need (self, shown)->colour = colour;
  return end (self, error);
}

gboolean
gn_names_drop (const char *shown,
               GError    **error)
{
  g_autoptr (GnNames) self = begin (error);
  GnNamed *person = self ? find (self, shown) : NULL;

  if (!person)
    return self != NULL;
  g_ptr_array_remove (self->people, person);
  return end (self, error);
}

gboolean
gn_names_restore (const GnNames *self,
                  GError       **error)
{
  g_autoptr (GnNames) now = begin (error);
  g_autoptr (GFile) file = names_file ();

  if (!now)
    return FALSE;
  if (self->none && g_file_delete (file, NULL, NULL))
    return TRUE;
  return save (self, error);
}
