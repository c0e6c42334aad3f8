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

  g_autofree char *name = g_filename_display_name (base ? base : "?");

  /* A file name must not reverse the direction of the sentence around it. */
  return gn_plain_name (name, NAME_MAX);
}

static char *
trouble (GFile      *file,
         const char *sentence,
         int         saved_errno)
{
  g_autofree char *name = gn_file_name (file);

  return gn_fill (sentence, "file", name, "reason", g_strerror (saved_errno), NULL);
}

char *
gn_file_trouble_read (GFile *file,
                      int    saved_errno)
{
  switch (saved_errno)
    {
    case ENOENT:
    case ENOTDIR:
      /* Translators: {file} is the name of a file, here and in the next sentences. */
      return trouble (file, _("“{file}” is not there any more."), saved_errno);
    case EACCES:
    case EPERM:
      return trouble (file, _("“{file}” may not be read by you."), saved_errno);
    case EISDIR:
      return trouble (file, _("“{file}” is a folder, not a file."), saved_errno);
    case ENOTSUP:
      return trouble (file, _("“{file}” does not lie on this computer."), saved_errno);
    case EIO:
      return trouble (file, _("“{file}” cannot be read: the disk reports a fault."), saved_errno);
    default:
      return trouble (file, _("“{file}” cannot be read: {reason}."), saved_errno);
    }
}

char *
gn_file_trouble_write (GFile *file,
                       int    saved_errno)
{
  switch (saved_errno)
    {
    case ENOSPC:
    case EDQUOT:
      return trouble (file, _("“{file}” cannot be written: the disk is full."), saved_errno);
    case EROFS:
      return trouble (file, _("“{file}” cannot be written: the folder is read-only."), saved_errno);
    case EACCES:
    case EPERM:
      return trouble (file, _("“{file}” cannot be written: you may not write there."), saved_errno);
    case EFBIG:
      return trouble (file, _("“{file}” cannot be written: it would become too large."), saved_errno);
    case ENOENT:
    case ENOTDIR:
      return trouble (file, _("“{file}” cannot be written: its folder is not there."), saved_errno);
    case ELOOP:
      return trouble (file, _("“{file}” cannot be written: it is only a link to another file."), saved_errno);
    case EEXIST:
      return trouble (file, _("“{file}” is there already."), saved_errno);
    case ENOTSUP:
      return trouble (file, _("“{file}” does not lie on this computer."), saved_errno);
    case ESTALE:
      return trouble (file, _("“{file}” was deleted, or changed by another program."), saved_errno);
    case EIO:
      return trouble (file, _("“{file}” cannot be written: the disk reports a fault."), saved_errno);
    default:
      return trouble (file, _("“{file}” cannot be written: {reason}."), saved_errno);
    }
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
      g_autofree char *message = gn_fill (_("“{file}” has {have}; more than {most} are not read."),
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
  switch (error->code)
    {
    case G_FILE_ERROR_NOSPC:
      return ENOSPC;
    case G_FILE_ERROR_ROFS:
      return EROFS;
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
      return EACCES;
    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      return ENOENT;
    default:
      return EIO;
    }
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
