/* aside.c: records leave the library: deletion, at once or so that it can be undone, and export
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "library-private.h"

#include "core/base/file.h"
#include "core/words/text.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define ASIDE ".deleted"   /* in the folder of records; a list skips it */

static void
set_error (GError    **error,
           GFile      *file,
           const char *sentence)
{
  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = gn_fill (sentence, "file", name, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
}

gboolean
gn_library_delete (GFile   *file,
                   GError **error)
{
  /* If there is a trash, the host can restore it. */
  if (!g_file_trash (file, NULL, NULL) && !g_file_delete (file, NULL, NULL))
    {
      set_error (error, file, _("“{file}” cannot be deleted."));
      return FALSE;
    }
  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (file, i);

      if (!beside)
        return TRUE;
      if (!g_file_trash (beside, NULL, NULL))
        g_file_delete (beside, NULL, NULL);
    }
}

/* The record first: without it, what is about it is nothing; without that, the record is still whole. */
static GFile *
move (GFile *file,
      GFile *dir)
{
  g_autofree char *base = gn_file_name (file);
  g_autofree char *stem = g_strndup (base, strlen (base) - strlen (GN_RECORD_SUFFIX));
  g_autoptr (GFile) target = gn_library_free_file (dir, stem);

  if (g_rename (g_file_peek_path (file), g_file_peek_path (target)) < 0)
    return NULL;

  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (file, i), beside_target = gn_library_beside (target, i);

      if (!beside)
        return g_steal_pointer (&target);
      g_rename (g_file_peek_path (beside), g_file_peek_path (beside_target));
    }
}

GFile *
gn_library_set_aside (GFile   *file,
                      GError **error)
{
  g_autofree char *base = gn_file_name (file);
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autoptr (GFile) dir = g_file_get_child (parent, ASIDE);
  GFile *aside = NULL;

  if (g_str_has_suffix (base, GN_RECORD_SUFFIX) && g_mkdir_with_parents (g_file_peek_path (dir), 0700) == 0)
    aside = move (file, dir);
  if (!aside)
    set_error (error, file, _("“{file}” cannot be deleted."));
  return aside;
}

GFile *
gn_library_put_back (GFile   *aside,
                     GError **error)
{
  g_autoptr (GFile) dir = g_file_get_parent (aside);
  g_autoptr (GFile) records = g_file_get_parent (dir);
  GFile *file = move (aside, records);

  if (!file)
    /* Translators: {file} is a file's name; a deletion cannot be undone. */
    set_error (error, aside, _("“{file}” cannot be restored."));
  return file;
}

void
gn_library_clear_aside (void)
{
  g_autoptr (GFile) records = gn_library_dir ("records", NULL);
  g_autoptr (GFile) dir = records ? g_file_get_child (records, ASIDE) : NULL;
  g_autoptr (GDir) names = dir ? g_dir_open (g_file_peek_path (dir), 0, NULL) : NULL;
  const char *name;

  while (names && (name = g_dir_read_name (names)))
    {
      g_autoptr (GFile) file = g_file_get_child (dir, name);

      if (g_str_has_suffix (name, GN_RECORD_SUFFIX))
        gn_library_delete (file, NULL);
    }
  if (names)
    g_rmdir (g_file_peek_path (dir));
}

/* ---- Export ------------------------------------------------------------------------------------------------- */

/* Nothing in @folder has the name of this record, or of a file beside it. */
static gboolean
is_free (GFile *target)
{
  if (g_file_query_exists (target, NULL))
    return FALSE;
  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (target, i);

      if (!beside)
        return TRUE;
      if (g_file_query_exists (beside, NULL))
        return FALSE;
    }
}

gboolean
gn_library_has_beside (GFile *file)
{
  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (file, i);

      if (!beside || g_file_query_exists (beside, NULL))
        return beside != NULL;
    }
}

GFile *
gn_library_export (GFile   *file,
                   GFile   *folder,
                   GError **error)
{
  g_autofree char *stem = g_file_get_basename (file);
  g_autoptr (GFile) target = g_file_get_child (folder, stem);

  if (g_str_has_suffix (stem, GN_RECORD_SUFFIX))
    stem[strlen (stem) - strlen (GN_RECORD_SUFFIX)] = '\0';
  for (guint n = 2; !is_free (target); n++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u" GN_RECORD_SUFFIX, stem, n);

      g_object_unref (target);
      target = g_file_get_child (folder, name);
    }

  if (!g_file_copy (file, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;
  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (file, i), beside_target = gn_library_beside (target, i);

      if (!beside)
        return g_steal_pointer (&target);
      if (g_file_query_exists (beside, NULL)
          && !g_file_copy (beside, beside_target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
        return NULL;
    }
}
