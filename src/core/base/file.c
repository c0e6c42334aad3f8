/* file.c: reading and writing whole files, with messages for what goes wrong
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "file.h"
#include "json.h"
#include "language.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

char *
gn_file_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  /* an address that names no file has no base name */
  g_autofree char *name = g_filename_display_name (base ? base : "?");

  /* A file name must not reverse the direction of the sentence around it. */
  return gn_plain_name (name, NAME_MAX);
}

typedef struct {
  int         wrong;      /* an errno; 0 for all others, and the end */
  const char *sentence;
} Trouble;

static const Trouble reading[] = {
  /* Translators: {file} is the name of a file, here and in the next sentences. */
  { ENOENT, N_("“{file}” no longer exists.") },
  { ENOTDIR, N_("“{file}” no longer exists.") },
  { EACCES, N_("You do not have permission to read “{file}”.") },
  { EPERM, N_("You do not have permission to read “{file}”.") },
  { EISDIR, N_("“{file}” is a folder, not a file.") },
  { ENOTSUP, N_("“{file}” is not on this computer.") },
  { EIO, N_("“{file}” cannot be read: the disk reports an error.") },
  { 0, N_("“{file}” cannot be read: {reason}.") },
};

static const Trouble writing[] = {
  { ENOSPC, N_("“{file}” cannot be saved: the disk is full.") },
  { EDQUOT, N_("“{file}” cannot be saved: the disk is full.") },
  { EROFS, N_("“{file}” cannot be saved: the folder is read-only.") },
  { EACCES, N_("“{file}” cannot be saved: you do not have permission to write there.") },
  { EPERM, N_("“{file}” cannot be saved: you do not have permission to write there.") },
  { EFBIG, N_("“{file}” cannot be saved: it would become too large.") },
  { ENOENT, N_("“{file}” cannot be saved: its folder does not exist.") },
  { ENOTDIR, N_("“{file}” cannot be saved: its folder does not exist.") },
  { ELOOP, N_("“{file}” cannot be saved: it is only a link to another file.") },
  { EEXIST, N_("“{file}” already exists.") },
  { ENOTSUP, N_("“{file}” is not on this computer.") },
  { ESTALE, N_("“{file}” was deleted, or changed by another program.") },
  { EIO, N_("“{file}” cannot be saved: the disk reports an error.") },
  { 0, N_("“{file}” cannot be saved: {reason}.") },
};

static char *
trouble (GFile         *file,
         const Trouble *row,
         int            saved_errno)
{
  g_autofree char *name = gn_file_name (file);

  while (row->wrong && row->wrong != saved_errno)
    row++;
  return gn_fill (gn_tr (row->sentence), "file", name, "reason", g_strerror (saved_errno), NULL);
}

char *
gn_file_trouble_read (GFile *file,
                      int    saved_errno)
{
  return trouble (file, reading, saved_errno);
}

char *
gn_file_trouble_write (GFile *file,
                       int    saved_errno)
{
  return trouble (file, writing, saved_errno);
}

static void
set_read_error (GError **error,
                GFile   *file,
                int      saved_errno)
{
  g_autofree char *message = gn_file_trouble_read (file, saved_errno);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, message);
}

GBytes *
gn_fd_read (int      fd,
            GFile   *file,
            gsize    max_bytes,
            GError **error)
{
  struct stat status;
  g_autofree char *bytes = NULL;
  gsize n = 0;

  if (fstat (fd, &status) < 0)
    {
      set_read_error (error, file, errno);
      return NULL;
    }
  if (!S_ISREG (status.st_mode))
    {
      set_read_error (error, file, S_ISDIR (status.st_mode) ? EISDIR : EINVAL);
      return NULL;
    }
  if ((guint64) status.st_size > max_bytes)
    {
      g_autofree char *name = gn_file_name (file);
      g_autofree char *have = g_format_size ((guint64) status.st_size);
      g_autofree char *most = g_format_size (max_bytes);
      g_autofree char *message = gn_fill (_("“{file}” has {have}; Gnomon reads at most {most}."),
                                          "file", name, "have", have, "most", most, NULL);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE, message);
      return NULL;
    }

  bytes = g_malloc ((gsize) status.st_size + 1);
  while (n < (gsize) status.st_size)
    {
      const gssize got = pread (fd, bytes + n, (gsize) status.st_size - n, (off_t) n);

      if (got < 0 && errno == EINTR)
        continue;
      if (got < 0)
        {
          set_read_error (error, file, errno);
          return NULL;
        }
      if (got == 0)
        break;
      n += (gsize) got;
    }

  return g_bytes_new_take (g_steal_pointer (&bytes), n);
}

gboolean
gn_file_refuse (GError    **error,
                const char *reason)
{
  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, reason);
  return FALSE;
}

GBytes *
gn_file_read (GFile   *file,
              gsize    max_bytes,
              GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  GBytes *bytes;
  int fd;

  if (!path)
    {
      set_read_error (error, file, ENOTSUP);
      return NULL;
    }

  /* Do not wait forever for a writer if the file is a pipe. */
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (fd < 0)
    {
      set_read_error (error, file, errno);
      return NULL;
    }

  bytes = gn_fd_read (fd, file, max_bytes, error);
  close (fd);
  return bytes;
}

static int
errno_of (const GError *error)
{
  static const struct { int code; int wrong; } rows[] = {
    { G_FILE_ERROR_NOSPC, ENOSPC }, { G_FILE_ERROR_ROFS, EROFS }, { G_FILE_ERROR_ACCES, EACCES },
    { G_FILE_ERROR_PERM, EACCES }, { G_FILE_ERROR_NOENT, ENOENT }, { G_FILE_ERROR_NOTDIR, ENOENT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].code == error->code)
      return rows[i].wrong;
  return EIO;
}

gboolean
gn_file_write (GFile       *file,
               const char  *text,
               gsize        length,
               GError     **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *message = NULL;
  g_autoptr (GError) local = NULL;

  if (path && g_file_set_contents_full (path, text, (gssize) length,
                                        G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, &local))
    return TRUE;

  message = gn_file_trouble_write (file, path ? errno_of (local) : ENOTSUP);
  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  return FALSE;
}
