/* about.c: what people write about a match after it, in a file beside the record
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "library-private.h"

#include "core/base/file.h"
#include "core/base/json.h"

#include <gio/gio.h>

#define MAX_BYTES (64 * 1024)
#define SUFFIX    ".about.json"
#define PHOTO     ".photo.jpg"
#define MAX_NOTE  (GN_MAX_NOTE - 1)   /* what is cut off gets a sign at its end */

void
gn_about_free (GnAbout *about)
{
  if (!about)
    return;

  g_free (about->place);
  g_free (about->expansion);
  g_free (about->note);
  g_free (about);
}

static GFile *
beside (GFile      *record,
        const char *suffix)
{
  g_autofree char *base = g_file_get_basename (record);
  g_autoptr (GFile) dir = g_file_get_parent (record);

  if (g_str_has_suffix (base, GN_RECORD_SUFFIX))
    base[strlen (base) - strlen (GN_RECORD_SUFFIX)] = '\0';

  g_autofree char *name = g_strconcat (base, suffix, NULL);

  return g_file_get_child (dir, name);
}

GFile *
gn_about_file (GFile *record)
{
  return beside (record, SUFFIX);
}

GFile *
gn_photo_file (GFile *record)
{
  return beside (record, PHOTO);
}

GFile *
gn_library_beside (GFile *record,
                   guint  i)
{
  static const char *const suffixes[] = { SUFFIX, PHOTO };

  return i < G_N_ELEMENTS (suffixes) ? beside (record, suffixes[i]) : NULL;
}

/* Returns: (transfer full) (nullable): the object in @file, or %NULL if there is none to be read */
static JsonObject *
read_object (GFile *file)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, MAX_BYTES, NULL);
  g_autoptr (JsonNode) node = bytes ? gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                                     MAX_BYTES, NULL)
                                    : NULL;
  JsonObject *object = gn_json_node_object (node);

  return object && g_strcmp0 (gn_json_string (object, "gnomon"), "about") == 0 ? json_object_ref (object) : NULL;
}

static const char *
text_of (JsonObject *object,
         const char *key)
{
  const char *text = object ? gn_json_string (object, key) : NULL;

  return text ? text : "";
}

GnAbout *
gn_about_load (GFile *record)
{
  g_autoptr (GFile) file = gn_about_file (record);
  g_autoptr (JsonObject) object = read_object (file);
  GnAbout *about = g_new0 (GnAbout, 1);

  about->place = gn_plain_name (text_of (object, "place"), GN_MAX_NAME);
  about->expansion = gn_plain_name (text_of (object, "expansion"), GN_MAX_NAME);
  about->note = gn_plain_lines (text_of (object, "note"), MAX_NOTE);
  return about;
}

static void
set_text (JsonObject *object,
          const char *key,
          const char *text)
{
  if (text && *text)
    json_object_set_string_member (object, key, text);
  else
    json_object_remove_member (object, key);
}

gboolean
gn_about_save (GFile         *record,
               const GnAbout *about,
               GError       **error)
{
  g_autoptr (GFile) file = gn_about_file (record);
  g_autoptr (JsonObject) before = read_object (file);
  g_autoptr (JsonObject) object = before ? json_object_ref (before) : json_object_new ();
  g_autofree char *place = gn_plain_name (about->place ? about->place : "", GN_MAX_NAME);
  g_autofree char *expansion = gn_plain_name (about->expansion ? about->expansion : "", GN_MAX_NAME);
  g_autofree char *note = gn_plain_lines (about->note ? about->note : "", MAX_NOTE);

  if (!before)
    json_object_set_string_member (object, "gnomon", "about");
  if (!json_object_has_member (object, "version"))
    json_object_set_int_member (object, "version", 1);
  set_text (object, "place", place);
  set_text (object, "expansion", expansion);
  set_text (object, "note", note);

  /* Only "gnomon" and "version" are left. */
  if (json_object_get_size (object) <= 2
      && (!g_file_query_exists (file, NULL) || g_file_delete (file, NULL, NULL)))
    return TRUE;

  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *text = gn_json_to_text (node);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  return gn_file_write (file, line, strlen (line), error);
}
