/* landing.c: what was brought into the library at once, so that it can be taken out again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "landing.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <utime.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/words/text.h"

#define MOST_BYTES (64 * 1024 * 1024)   /* of a file that is changed */

/* @before: what was in the file, or %NULL if there was none; @size: what it has now, if it was new */
typedef struct {
  GFile  *file;
  GBytes *before;
  gint64  time;
  gint64  size;
} Change;

struct _GnLanding {
  GPtrArray *changes;   /* Change, in order */
  GPtrArray *aside;     /* GFile */
};

static void
change_free (gpointer data)
{
  Change *change = data;

  g_object_unref (change->file);
  g_clear_pointer (&change->before, g_bytes_unref);
  g_free (change);
}

GnLanding *
gn_landing_new (void)
{
  GnLanding *self = g_new0 (GnLanding, 1);

  self->changes = g_ptr_array_new_with_free_func (change_free);
  self->aside = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
gn_landing_free (GnLanding *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->changes);
  g_ptr_array_unref (self->aside);
  g_free (self);
}

static gint64
size_of (GFile  *file,
         gint64 *time)
{
  struct stat look;

  if (g_stat (g_file_peek_path (file), &look) < 0)
    return -1;
  if (time)
    *time = look.st_mtime;
  return look.st_size;
}

static void
set_time (GFile *file,
          gint64 time)
{
  const struct utimbuf times = { (time_t) time, (time_t) time };

  if (time)
    utime (g_file_peek_path (file), &times);
}

static Change *
remember (GnLanding *self,
          GFile     *file)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_object_ref (file);
  change->size = -1;
  if (size_of (file, &change->time) >= 0)
    change->before = gn_file_read (file, MOST_BYTES, NULL);
  g_ptr_array_add (self->changes, change);
  return change;
}

void
gn_landing_remember (GnLanding *self,
                     GFile     *file)
{
  remember (self, file);
}

void
gn_landing_made (GnLanding *self,
                 GFile     *file)
{
  Change *change = g_new0 (Change, 1);

  change->file = g_object_ref (file);
  change->size = size_of (file, NULL);
  g_ptr_array_add (self->changes, change);
}

gboolean
gn_landing_write (GnLanding   *self,
                  GFile       *file,
                  const char  *bytes,
                  gsize        length,
                  gint64       changed,
                  GError     **error)
{
  const gboolean there = size_of (file, NULL) >= 0;
  Change *change = remember (self, file);
  /* A new file needs no waiting for the disk: thousands of them would take minutes. */
  const gboolean fine = there ? gn_file_write (file, bytes, length, error)
                              : g_file_set_contents_full (g_file_peek_path (file), bytes, (gssize) length,
                                                          G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);

  if (!fine)
    {
      g_ptr_array_set_size (self->changes, (gint) self->changes->len - 1);
      if (!there)
        return gn_file_write (file, bytes, length, error) ? (gn_landing_made (self, file), TRUE) : FALSE;
      return FALSE;
    }
  change->size = there ? -1 : (gint64) length;
  set_time (file, changed);
  return TRUE;
}

gboolean
gn_landing_set_aside (GnLanding *self,
                      GFile     *record,
                      GError   **error)
{
  GFile *aside = gn_library_set_aside (record, error);

  if (aside)
    g_ptr_array_add (self->aside, aside);
  return aside != NULL;
}

gboolean
gn_landing_is_empty (const GnLanding *self)
{
  return !self->changes->len && !self->aside->len;
}

gboolean
gn_landing_undo (GnLanding *self,
                 GError   **error)
{
  GError *first = NULL;

  while (self->changes->len)
    {
      Change *change = self->changes->pdata[self->changes->len - 1];

      if (change->before)
        {
          if (gn_file_write (change->file, g_bytes_get_data (change->before, NULL), g_bytes_get_size (change->before),
                             first ? NULL : &first))
            set_time (change->file, change->time);
        }
      else if (change->size < 0 || change->size == size_of (change->file, NULL))
        {
          g_remove (g_file_peek_path (change->file));
        }
      g_ptr_array_set_size (self->changes, (gint) self->changes->len - 1);
    }
  for (guint i = 0; i < self->aside->len; i++)
    {
      g_autoptr (GFile) file = gn_library_put_back (self->aside->pdata[i], first ? NULL : &first);
    }
  g_ptr_array_set_size (self->aside, 0);
  if (first)
    g_propagate_error (error, first);
  return first == NULL;
}
