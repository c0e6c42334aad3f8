/* backup.c: writes all that Gnomon keeps into one file
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "backup-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/words/text.h"

typedef struct {
  GOutputStream *out;
  GCancellable  *cancellable;
  guint          n;          /* files */
  guint          matches;
} Writer;

char *
gn_backup_name (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  return g_strconcat ("Gnomon-", day, GN_BACKUP_SUFFIX, NULL);
}

char *
gn_backup_name_of (GPtrArray *records)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *one = records->len == 1 ? g_file_get_basename (records->pdata[0]) : NULL;

  if (!one)
    return g_strconcat ("Gnomon-matches-", day, GN_BACKUP_SUFFIX, NULL);
  if (g_str_has_suffix (one, GN_RECORD_ENDING))
    one[strlen (one) - strlen (GN_RECORD_ENDING)] = '\0';
  return g_strconcat (one, GN_BACKUP_SUFFIX, NULL);
}

static gboolean
write_line (Writer     *self,
            JsonObject *line,
            GError    **error)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), line);
  g_autofree char *text = gn_json_to_text (node);

  return g_output_stream_write_all (self->out, text, strlen (text), NULL, self->cancellable, error)
         && g_output_stream_write_all (self->out, "\n", 1, NULL, self->cancellable, error);
}

/* A file that is gone meanwhile is not missing. */
static gboolean
write_file (Writer     *self,
            const char *folder,
            const char *name,
            GError    **error)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", folder, name, NULL);
  g_autofree char *label = *folder ? g_strconcat (folder, "/", name, NULL) : g_strdup (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  struct stat look;

  if (g_stat (path, &look) < 0 || !S_ISREG (look.st_mode) || !g_utf8_validate (label, -1, NULL))
    return TRUE;

  g_autoptr (GBytes) bytes = gn_file_read (file, GN_BACKUP_MOST_BYTES, error);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : NULL;
  g_autoptr (JsonObject) line = json_object_new ();

  if (!bytes)
    return FALSE;
  json_object_set_string_member (line, "file", label);
  json_object_set_int_member (line, "changed", look.st_mtime);
  if (g_utf8_validate_len (text ? text : "", length, NULL))
    {
      g_autofree char *ended = g_strndup (text ? text : "", length);

      json_object_set_string_member (line, "text", ended);
    }
  else
    {
      g_autofree char *packed = g_base64_encode ((const guchar *) text, length);

      json_object_set_string_member (line, "base64", packed);
    }
  self->n++;
  return write_line (self, line, error);
}

static gboolean
write_beside (Writer     *self,
              const char *record,
              GError    **error)
{
  static const char *const suffixes[] = { ".about.json", ".photo.jpg" };
  gboolean fine = TRUE;

  for (guint i = 0; fine && i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strdup_printf ("%.*s%s", (int) (strlen (record) - strlen (GN_RECORD_ENDING)), record,
                                               suffixes[i]);

      fine = write_file (self, "records", name, error);
    }
  return fine;
}

static gboolean
write_folder (Writer     *self,
              const char *folder,
              GError    **error)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", folder, NULL);
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  gboolean fine = TRUE;
  const char *name;

  while (fine && names && (name = g_dir_read_name (names)))
    if (g_str_has_suffix (name, ".json") && *name != '.')
      fine = write_file (self, folder, name, error);
  return fine;
}

/* @part: the records alone */
static gboolean
write_all (Writer           *self,
           GPtrArray        *records,
           gboolean          part,
           GnBackupProgress  progress,
           gpointer          data,
           GError          **error)
{
  g_autoptr (JsonObject) first = json_object_new (), last = json_object_new ();
  gboolean fine;

  json_object_set_string_member (first, "gnomon", "backup");
  json_object_set_int_member (first, "version", GN_BACKUP_VERSION);
  json_object_set_string_member (first, "app", GN_VERSION);
  json_object_set_int_member (first, "made", g_get_real_time () / G_USEC_PER_SEC);
  if (part)
    json_object_set_boolean_member (first, "part", TRUE);
  fine = write_line (self, first, error);
  for (guint i = 0; fine && i < records->len; i++)
    {
      const guint before = self->n;

      fine = write_file (self, "records", records->pdata[i], error);
      self->matches += self->n > before;
      fine = fine && write_beside (self, records->pdata[i], error);
      if (progress)
        progress (i + 1, records->len, data);
    }
  fine = fine && (part || (write_file (self, "", "names.json", error) && write_file (self, "", "people.json", error)
                           && write_file (self, "", "exchange.json", error) && write_folder (self, "leagues", error)
                           && write_folder (self, "sets", error)));
  json_object_set_int_member (last, "end", self->n);
  return fine && write_line (self, last, error);
}

/* The same library gives the same lines. */
static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* @records: (element-type utf8): names in the library */
static gboolean
write_names (GFile            *target,
             GPtrArray        *records,
             gboolean          part,
             guint            *n,
             GnBackupProgress  progress,
             gpointer          data,
             GCancellable     *cancellable,
             GError          **error)
{
  g_autoptr (GError) local = NULL;
  const gboolean there = g_file_query_exists (target, NULL);
  /* In the place of an old one only once it is complete. */
  g_autoptr (GFileOutputStream) file = g_file_replace (target, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, &local);
  g_autoptr (GZlibCompressor) packer = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 6);
  g_autoptr (GOutputStream) packed = file ? g_converter_output_stream_new (G_OUTPUT_STREAM (file),
                                                                           G_CONVERTER (packer)) : NULL;
  g_autoptr (GCancellable) give_up = g_cancellable_new ();
  Writer writer = { packed, cancellable, 0, 0 };

  g_ptr_array_sort (records, by_name);

  gboolean fine = file && write_all (&writer, records, part, progress, data, &local);

  /* Somebody would send a file with nothing in it. */
  if (fine && part && !writer.matches)
    {
      g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "");
      fine = FALSE;
    }
  /* Most of it is written only now. What was packed is closed by itself: the file takes the place of an old one as soon
   * as it is closed, even if its end could not be written. */
  if (packed)
    g_filter_output_stream_set_close_base_stream (G_FILTER_OUTPUT_STREAM (packed), FALSE);
  fine = fine && g_output_stream_close (packed, cancellable, &local)
         && g_output_stream_close (G_OUTPUT_STREAM (file), cancellable, &local);
  if (file && !fine)
    {
      /* A stream that is closed after it was canceled leaves the old file as it is. */
      g_cancellable_cancel (give_up);
      g_output_stream_close (G_OUTPUT_STREAM (file), give_up, NULL);
      if (!there)
        g_file_delete (target, NULL, NULL);
    }
  if (n)
    *n = writer.matches;
  if (fine)
    return TRUE;
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_CANCELLED) || (local && local->domain == GN_FILE_ERROR))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  g_autofree char *message = gn_file_trouble_write (target, gn_io_errno (local));

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  return FALSE;
}

gboolean
gn_backup_write (GFile            *target,
                 guint            *n,
                 GnBackupProgress  progress,
                 gpointer          data,
                 GCancellable     *cancellable,
                 GError          **error)
{
  g_autoptr (GPtrArray) records = gn_library_names (error);

  return records && write_names (target, records, FALSE, n, progress, data, cancellable, error);
}

gboolean
gn_backup_write_some (GFile            *target,
                      GPtrArray        *records,
                      guint            *n,
                      GnBackupProgress  progress,
                      gpointer          data,
                      GCancellable     *cancellable,
                      GError          **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (names, g_file_get_basename (records->pdata[i]));
  return write_names (target, names, TRUE, n, progress, data, cancellable, error);
}

JsonObject *
gn_backup_seat (JsonNode *header,
                guint     i)
{
  JsonObject *object = gn_json_node_object (header);
  JsonArray *seats = object ? gn_json_array (object, "seats") : NULL;

  return seats && i < json_array_get_length (seats) ? gn_json_node_object (json_array_get_element (seats, i)) : NULL;
}

int
gn_io_errno (const GError *error)
{
  static const struct { int code; int wrong; } rows[] = {
    { G_IO_ERROR_NO_SPACE, ENOSPC }, { G_IO_ERROR_READ_ONLY, EROFS }, { G_IO_ERROR_PERMISSION_DENIED, EACCES },
    { G_IO_ERROR_NOT_FOUND, ENOENT }, { G_IO_ERROR_NOT_DIRECTORY, ENOTDIR }, { G_IO_ERROR_IS_DIRECTORY, EISDIR },
    { G_IO_ERROR_NOT_SUPPORTED, ENOTSUP },
  };

  for (guint i = 0; error && i < G_N_ELEMENTS (rows); i++)
    if (g_error_matches (error, G_IO_ERROR, rows[i].code))
      return rows[i].wrong;
  return EIO;
}
