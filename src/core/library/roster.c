/* roster.c: the list of people who have played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/file.h"
#include "core/base/json.h"
#include "library.h"
#include "names.h"

#define MAX_BYTES  (1024 * 1024)
#define MAX_PEOPLE 1000

static void
gn_person_free (GnPerson *person)
{
  if (!person)
    return;

  g_free (person->name);
  g_free (person);
}

static GFile *
roster_file (void)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);

  return dir ? g_file_get_child (dir, "people.json") : NULL;
}

static gint
last_seen_first (gconstpointer a,
                 gconstpointer b)
{
  const GnPerson *one = *(GnPerson *const *) a, *other = *(GnPerson *const *) b;

  if (one->last != other->last)
    return one->last > other->last ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

static GnPerson *
find (GPtrArray  *people,
      const char *name)
{
  for (guint i = 0; i < people->len; i++)
    {
      GnPerson *person = g_ptr_array_index (people, i);

      if (g_str_equal (person->name, name))
        return person;
    }
  return NULL;
}

static void
add_from_json (GPtrArray *people,
               JsonNode  *node)
{
  JsonObject *object = gn_json_node_object (node);
  g_autofree char *name = gn_plain_name (
    object && gn_json_string (object, "name") ? gn_json_string (object, "name") : "", GN_MAX_NAME);

  if (!*name || find (people, name))
    return;

  GnPerson *person = g_new0 (GnPerson, 1);

  person->name = g_steal_pointer (&name);
  person->colour = (guint8) gn_json_int_within (object, "colour", 0, 0, GN_MAX_SEATS - 1);
  person->plays = (guint) gn_json_int_within (object, "plays", 0, 0, G_MAXINT32);
  person->last = gn_json_int (object, "last", 0);
  g_ptr_array_add (people, person);
}

/* As it is in the file. A roster that cannot be read counts as empty: it only saves typing. */
static GPtrArray *
load (void)
{
  GPtrArray *people = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_person_free);
  g_autoptr (GFile) file = roster_file ();
  g_autoptr (GBytes) bytes = file ? gn_file_read (file, MAX_BYTES, NULL) : NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *array = NULL;

  if (bytes)
    node = gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), MAX_BYTES, NULL);
  if (node && JSON_NODE_HOLDS_OBJECT (node))
    array = gn_json_array (json_node_get_object (node), "people");

  for (guint i = 0; array && i < MIN (json_array_get_length (array), MAX_PEOPLE); i++)
    add_from_json (people, json_array_get_element (array, i));

  g_ptr_array_sort (people, last_seen_first);
  return people;
}

/* What a new table is offered: the name of now, also of somebody whose name is not shown elsewhere. */
static const char *
name_of (const GnNames   *names,
         const GnPerson  *person,
         const GnNamed  **named)
{
  *named = gn_names_find (names, gn_names_show (names, person->name));
  return *named ? (*named)->name : person->name;
}

GPtrArray *
gn_roster_load (void)
{
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (GPtrArray) all = load ();
  GPtrArray *people = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_person_free);

  for (guint i = 0; i < all->len; i++)
    {
      const GnPerson *entry = all->pdata[i];
      const GnNamed *named;
      const char *name = name_of (names, entry, &named);
      GnPerson *person = find (people, name);

      if (person)
        {
          person->plays += entry->plays;
          continue;
        }
      person = g_new0 (GnPerson, 1);
      *person = *entry;
      person->name = g_strdup (name);
      if (named && named->colour >= 0)
        person->colour = (guint8) named->colour;
      g_ptr_array_add (people, person);
    }
  return people;
}

static void
save (GPtrArray *people)
{
  g_autoptr (GFile) file = roster_file ();
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  JsonArray *array = json_array_new ();

  g_ptr_array_sort (people, last_seen_first);
  for (guint i = 0; i < MIN (people->len, MAX_PEOPLE); i++)
    {
      const GnPerson *person = g_ptr_array_index (people, i);
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "name", person->name);
      json_object_set_int_member (entry, "colour", person->colour);
      json_object_set_int_member (entry, "plays", person->plays);
      json_object_set_int_member (entry, "last", person->last);
      json_array_add_object_element (array, entry);
    }
  json_object_set_string_member (object, "gnomon", "people");
  json_object_set_int_member (object, "version", 1);
  json_object_set_array_member (object, "people", array);
  node = json_node_init_object (json_node_alloc (), object);

  g_autofree char *text = json_to_string (node, TRUE);

  /* Not important for the game: the record reports a full disk. */
  if (file && !gn_file_write (file, text, strlen (text), &error))
    g_debug ("%s", error->message);
}

void
gn_roster_remember (const GnMatch *match)
{
  g_autoptr (GPtrArray) people = load ();
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  for (guint i = 0; i < match->n_seats; i++)
    {
      const GnSeat *seat = &match->seat[i];
      GnPerson *person = seat->name ? find (people, seat->name) : NULL;

      if (!seat->name || !*seat->name)
        continue;
      if (!person)
        {
          person = g_new0 (GnPerson, 1);
          person->name = g_strdup (seat->name);
          g_ptr_array_add (people, person);
        }
      person->colour = seat->colour;
      person->plays++;
      person->last = now;
    }
  save (people);
}

void
gn_roster_forget (const char *name)
{
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (GPtrArray) people = load ();
  gboolean any = FALSE;

  for (guint i = people->len; i-- > 0;)
    {
      const GnNamed *named;

      if (!g_str_equal (name_of (names, people->pdata[i], &named), name))
        continue;
      g_ptr_array_remove_index (people, i);
      any = TRUE;
    }
  if (any)
    save (people);
}
