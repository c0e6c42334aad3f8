/* identity.c: which match a record is of, wherever the file is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "library-private.h"

#include "core/base/file.h"
#include "core/record/record.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define FRONT (16 * 1024)   /* the seed comes before the component set, which is most of the first line */
#define SEED  "\"seed\":\""
#define DIGITS 32

/* A quote inside a string has a backslash before it, so SEED is a key wherever it is found; but no other object that
 * comes before it has one. */
static char *
quick_id (const char *text,
          gsize       length)
{
  static const char started_key[] = "\"started\":";
  const char *seed = g_strstr_len (text, (gssize) length, SEED);
  const char *started = g_strstr_len (text, (gssize) length, started_key);
  const char *digits = seed ? seed + strlen (SEED) : NULL;

  if (!seed || !started || started > seed || digits + DIGITS >= text + length || digits[DIGITS] != '"')
    return NULL;
  for (guint i = 0; i < DIGITS; i++)
    if (!g_ascii_isxdigit (digits[i]))
      return NULL;
  return g_strdup_printf ("%.*s-%" G_GINT64_FORMAT, DIGITS, digits,
                          g_ascii_strtoll (started + strlen (started_key), NULL, 10));
}

char *
gn_record_id (const char *text,
              gsize       length)
{
  static const char begin[] = "{\"gnomon\":\"record\",";
  const char *newline = memchr (text, '\n', MIN (length, GN_RECORD_MAX_BYTES));
  const gsize line = newline ? (gsize) (newline - text) : length;
  char *id = length > strlen (begin) && memcmp (text, begin, strlen (begin)) == 0
               ? quick_id (text, MIN (line, FRONT)) : NULL;
  g_autoptr (JsonNode) node = id || !newline ? NULL : gn_json_parse_line (text, line, 1, NULL);
  JsonObject *header = gn_json_node_object (node);
  const char *seed = header ? gn_json_string (header, "seed") : NULL;

  /* Somebody wrote it with blanks, or in another order. */
  if (seed && strlen (seed) == DIGITS && g_strcmp0 (gn_json_string (header, "gnomon"), "record") == 0)
    id = g_strdup_printf ("%s-%" G_GINT64_FORMAT, seed, gn_json_int (header, "started", 0));
  return id;
}

GHashTable *
gn_library_ids (void)
{
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_autoptr (GPtrArray) names = gn_library_names (NULL);
  g_autoptr (GFile) dir = names ? gn_library_dir ("records", NULL) : NULL;
  g_autofree char *text = g_malloc (FRONT);

  for (guint i = 0; dir && i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (dir, names->pdata[i]);
      const int fd = g_open (g_file_peek_path (file), O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
      const gssize n = fd < 0 ? -1 : pread (fd, text, FRONT, 0);
      char *id = n > 0 ? gn_record_id (text, (gsize) n) : NULL;

      if (fd >= 0)
        close (fd);
      if (!id && n == FRONT)
        {
          g_autoptr (GBytes) bytes = gn_file_read (file, GN_RECORD_MAX_BYTES, NULL);

          id = bytes ? gn_record_id (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
        }
      if (id)
        g_hash_table_insert (ids, id, g_object_ref (file));
    }
  return ids;
}
