/* landing.c: what was brought into the library at once, so that it can be taken out again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "landing.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/words/text.h"

#define MOST_BYTES (64 * 1024 * 1024)   /* of a file that is changed */

/* @before: what was in the file, or %NULL if there was none; @time: its time then; @left: what became of it. Who comes
 * later may change it: then it stays. */
typedef struct {
  GFile          *file;
  GBytes         *before;
  struct timespec time;
  struct stat     left;
} Change;

/* @at: of the change by which another takes the place of @record */
typedef struct {
  GFile *record, *aside;
  guint  at;
} Aside;

struct _GnLanding {
  GPtrArray *changes;   /* Change, in order */
  GPtrArray *asides;    /* Aside */
};

static void
change_free (gpointer data)
{
  Change *change = data;

  g_object_unref (change->file);
  g_clear_pointer (&change->before, g_bytes_unref);
  g_free (change);
}

static void
aside_free (gpointer data)
{
  Aside *aside = data;

  g_object_unref (aside->record);
  g_object_unref (aside->aside);
  g_free (aside);
}

GnLanding *
gn_landing_new (void)
{
  GnLanding *self = g_new0 (GnLanding, 1);

  self->changes = g_ptr_array_new_with_free_func (change_free);
  self->asides = g_ptr_array_new_with_free_func (aside_free);
  return self;
}

void
gn_landing_free (GnLanding *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->changes);
  g_ptr_array_unref (self->asides);
  g_free (self);
}

static gboolean
look_at (GFile       *file,
         struct stat *look)
{
  return g_stat (g_file_peek_path (file), look) == 0;
}

static gboolean
is_same (const struct stat *a,
         const struct stat *b)
{
  return a->st_size == b->st_size && a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

static void
set_time (GFile           *file,
          struct timespec  time)
{
  const struct timespec times[2] = { time, time };

  utimensat (AT_FDCWD, g_file_peek_path (file), times, 0);
}

/* Returns: (transfer none) (nullable): %NULL if what is there now cannot be read */
static Change *
remember (GnLanding *self,
          GFile     *file,
          GError   **error)
{
  struct stat look;
  const gboolean there = look_at (file, &look);
  GBytes *before = there ? gn_file_read (file, MOST_BYTES, error) : NULL;
  Change *change;

  if (there && !before)
    return NULL;
  change = g_new0 (Change, 1);
  change->file = g_object_ref (file);
  change->before = before;
  if (there)
    {
      change->time = look.st_mtim;
      change->left = look;
    }
  g_ptr_array_add (self->changes, change);
  return change;
}

gboolean
gn_landing_remember (GnLanding *self,
                     GFile     *file)
{
  return remember (self, file, NULL) != NULL;
}

void
gn_landing_changed (GnLanding *self)
{
  Change *change = self->changes->pdata[self->changes->len - 1];
  struct stat before = change->left;

  if (!look_at (change->file, &change->left) || is_same (&change->left, &before))
    g_ptr_array_set_size (self->changes, (gint) self->changes->len - 1);
}

void
gn_landing_made (GnLanding *self,
                 GFile     *file)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_object_ref (file);
  look_at (file, &change->left);
  g_ptr_array_add (self->changes, change);
}

/* Opens it with its lock, so that no table can write into it. Returns: -1 if it is open, or was changed since */
static int
hold (const Change *change)
{
  const int fd = g_open (g_file_peek_path (change->file), O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  struct stat look;

  if (fd < 0)
    return -1;
  if (fstat (fd, &look) == 0 && is_same (&look, &change->left)
      && (flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK))
    return fd;
  close (fd);
  return -1;
}

static gboolean
refuse_open (GFile   *file,
             GError **error)
{
  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = gn_fill (_("“{file}” is already open in another window or program."), "file", name, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED, message);
  return FALSE;
}

gboolean
gn_landing_write (GnLanding   *self,
                  GFile       *file,
                  const char  *bytes,
                  gsize        length,
                  gint64       changed,
                  GError     **error)
{
  Change *change = remember (self, file, error);

  if (!change)
    return FALSE;

  const int fd = change->before ? hold (change) : -1;
  /* A new file needs no waiting for the disk: thousands of them would take minutes. Only gn_file_write() has a sentence
   * for what goes wrong. */
  const gboolean fine = change->before ? fd >= 0 && gn_file_write (file, bytes, length, error)
                                       : g_file_set_contents_full (g_file_peek_path (file), bytes, (gssize) length,
                                                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL)
                                           || gn_file_write (file, bytes, length, error);

  if (change->before && fd < 0)
    refuse_open (file, error);
  if (fd >= 0)
    close (fd);
  if (!fine)
    {
      g_ptr_array_set_size (self->changes, (gint) self->changes->len - 1);
      return FALSE;
    }
  if (changed)
    set_time (file, (struct timespec) { .tv_sec = (time_t) changed });
  look_at (file, &change->left);
  return TRUE;
}

gboolean
gn_landing_set_aside (GnLanding *self,
                      GFile     *record,
                      GError   **error)
{
  Change now = { .file = record };
  const int fd = look_at (record, &now.left) ? hold (&now) : -1;
  GFile *gone = fd < 0 ? NULL : gn_library_set_aside (record, error);
  Aside *aside;

  if (fd < 0)
    return refuse_open (record, error);
  close (fd);
  if (!gone)
    return FALSE;
  aside = g_new0 (Aside, 1);
  aside->record = g_object_ref (record);
  aside->aside = gone;
  aside->at = self->changes->len;
  g_ptr_array_add (self->asides, aside);
  return TRUE;
}

gboolean
gn_landing_is_empty (const GnLanding *self)
{
  return !self->changes->len && !self->asides->len;
}

static gboolean
undo_change (const Change *change,
             GError      **error)
{
  const int fd = hold (change);
  gboolean fine = TRUE;

  if (fd < 0)
    return TRUE;
  if (!change->before)
    g_remove (g_file_peek_path (change->file));
  else if ((fine = gn_file_write (change->file, g_bytes_get_data (change->before, NULL),
                                  g_bytes_get_size (change->before), error)))
    set_time (change->file, change->time);
  close (fd);
  return fine;
}

/* Records that were replaced stay so with what is beside them, if they were played on since, or if what they replaced
 * is nowhere any more. Returns: (element-type GFile) */
static GHashTable *
find_staying (GnLanding *self)
{
  GHashTable *staying = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, NULL);

  for (guint i = 0; i < self->asides->len; i++)
    {
      const Aside *aside = self->asides->pdata[i];
      const int fd = aside->at < self->changes->len ? hold (self->changes->pdata[aside->at]) : -1;

      if (aside->at < self->changes->len && (fd < 0 || !g_file_query_exists (aside->aside, NULL)))
        {
          g_hash_table_add (staying, g_object_ref (aside->record));
          g_hash_table_add (staying, gn_about_file (aside->record));
          g_hash_table_add (staying, gn_photo_file (aside->record));
        }
      if (fd >= 0)
        close (fd);
    }
  return staying;
}

gboolean
gn_landing_undo (GnLanding *self,
                 GError   **error)
{
  g_autoptr (GHashTable) staying = find_staying (self);
  GError *first = NULL;

  while (self->changes->len)
    {
      const Change *change = self->changes->pdata[self->changes->len - 1];

      if (!g_hash_table_contains (staying, change->file))
        undo_change (change, first ? NULL : &first);
      g_ptr_array_set_size (self->changes, (gint) self->changes->len - 1);
    }
  for (guint i = 0; i < self->asides->len; i++)
    {
      const Aside *aside = self->asides->pdata[i];
      g_autoptr (GFile) file = NULL;

      /* With a sentence, if it is nowhere any more */
      if (!g_hash_table_contains (staying, aside->record) || !g_file_query_exists (aside->aside, NULL))
        file = gn_library_put_back (aside->aside, first ? NULL : &first);
    }
  g_ptr_array_set_size (self->asides, 0);
  if (first)
    g_propagate_error (error, first);
  return first == NULL;
}
