/* shared.c: a folder that several laptops share
 *
 * Each laptop writes only its own file, so that whatever synchronizes the folder has nothing to merge.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "shared.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/library.h"

#define PREFIX      "Gnomon-"
#define MOST_NAME   40
#define DIGITS      4
#define MOST_FILES  200                   /* of other laptops */
#define KNOWN       "shared-known"        /* in the folder of data */
#define MOST_KNOWN  (32 * 1024 * 1024)
#define WAS_HERE    'h'
#define NOT_WANTED  'n'

char *
gn_shared_name (void)
{
  g_autofree char *host = gn_plain_name (g_get_host_name (), MOST_NAME);
  g_autoptr (GString) name = g_string_new (PREFIX);

  for (const char *p = host; *p; p++)
    g_string_append_c (name, g_ascii_isalnum (*p) ? *p : '-');
  g_string_append_printf (name, "-%04x" GN_BACKUP_SUFFIX, g_random_int_range (0, 0x10000));
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* ---- Matches that were here ------------------------------------------------------------------------------------ */

static GMutex known_lock;   /* of the file */

static GFile *
known_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", KNOWN, NULL);

  return g_file_new_for_path (path);
}

/* gn_record_id() with WAS_HERE or NOT_WANTED, as in the file: "h0123…" on each line */
static GHashTable *
load_known (void)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GFile) file = known_file ();
  g_autoptr (GBytes) bytes = gn_file_read (file, MOST_KNOWN, NULL);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : NULL;
  const char *end = text + length;

  for (const char *p = text, *stop; p && p < end; p = stop + 1)
    {
      stop = memchr (p, '\n', (gsize) (end - p));
      if (!stop)
        break;
      if (stop > p + 1 && (*p == WAS_HERE || *p == NOT_WANTED))
        g_hash_table_insert (known, g_strndup (p + 1, (gsize) (stop - p - 1)), GINT_TO_POINTER (*p));
    }
  return known;
}

static void
save_known (GHashTable *known)
{
  g_autoptr (GFile) file = known_file ();
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer id, how;

  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &id, &how))
    g_string_append_printf (text, "%c%s\n", GPOINTER_TO_INT (how), (char *) id);
  gn_file_write (file, text->str, text->len, NULL);
}

/* Nobody keeps a list of deleted matches: those that were here, and are here no more. Returns: all that is known */
static GHashTable *
know_what_is_here (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&known_lock);
  g_autoptr (GHashTable) here = gn_library_ids ();
  GHashTable *known = load_known ();
  gboolean changed = FALSE;
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, here);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (GPOINTER_TO_INT (g_hash_table_lookup (known, id)) != WAS_HERE)
      {
        g_hash_table_insert (known, g_strdup (id), GINT_TO_POINTER (WAS_HERE));
        changed = TRUE;
      }
  if (changed)
    save_known (known);
  return known;
}

void
gn_shared_leave (const GnSharedBackup *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&known_lock);
  g_autoptr (GHashTable) known = load_known ();

  for (guint i = 0; i < self->found->news->len; i++)
    if (!g_hash_table_contains (known, self->found->news->pdata[i]))
      g_hash_table_insert (known, g_strdup (self->found->news->pdata[i]), GINT_TO_POINTER (NOT_WANTED));
  save_known (known);
}

/* ---- Writing -------------------------------------------------------------------------------------------------- */

static guint64
hash_of (const char        *folder,
         const char        *name,
         const struct stat *look)
{
  /* A file that is replaced at once by one of the same size is another file; and erasing a name keeps the time. */
  g_autofree char *text
    = g_strdup_printf ("%s/%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT ".%09ld %" G_GINT64_FORMAT
                       ".%09ld", folder, name, (gint64) look->st_ino, (gint64) look->st_size,
                       (gint64) look->st_mtim.tv_sec, (long) look->st_mtim.tv_nsec, (gint64) look->st_ctim.tv_sec,
                       (long) look->st_ctim.tv_nsec);
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (const char *p = text; *p; p++)
    hash = (hash ^ (guchar) *p) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

/* A number of all that a backup has. The clock of whoever keeps the shared folder does not matter. */
static guint64
state_of_library (void)
{
  static const char *const folders[] = { "records", "leagues", "sets", "" };
  guint64 state = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", folders[i], NULL);
      g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
      struct stat look;
      const char *name;

      while (names && (name = g_dir_read_name (names)))
        {
          g_autofree char *file = g_build_filename (path, name, NULL);

          if (*name != '.' && !g_str_equal (name, KNOWN) && g_stat (file, &look) == 0 && S_ISREG (look.st_mode))
            state += hash_of (folders[i], name, &look);
        }
    }
  return state;
}

static char *
state_text (guint64  library,
            GFile   *file)
{
  struct stat look;

  return g_stat (g_file_peek_path (file), &look) == 0
           ? g_strdup_printf ("%016" G_GINT64_MODIFIER "x %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, library,
                              (gint64) look.st_size, (gint64) look.st_mtime)
           : g_strdup ("");
}

gboolean
gn_shared_write (GFile        *folder,
                 const char   *own,
                 char        **state,
                 GCancellable *cancellable,
                 GError      **error)
{
  g_autoptr (GFile) file = g_file_get_child (folder, own);
  /* before anything is read: what changes meanwhile is written the next time */
  const guint64 library = state_of_library ();
  struct stat look;

  /* Nothing has changed: only names, sizes and times were looked at, and no record was opened. */
  if (state && g_file_peek_path (file))
    {
      g_autofree char *same = state_text (library, file);

      if (*same && g_strcmp0 (*state, same) == 0)
        return TRUE;
    }
  g_hash_table_unref (know_what_is_here ());
  if (!g_file_peek_path (folder) || !g_file_test (g_file_peek_path (folder), G_FILE_TEST_IS_DIR))
    {
      g_autofree char *message = gn_file_trouble_write (folder, ENOENT);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
      return FALSE;
    }

  /* Whoever else writes into the folder does not say which file is overwritten. */
  if (g_lstat (g_file_peek_path (file), &look) == 0 && S_ISLNK (look.st_mode))
    g_unlink (g_file_peek_path (file));
  if (!gn_backup_write (file, NULL, NULL, NULL, cancellable, error))
    return FALSE;
  if (state)
    {
      g_free (*state);
      *state = state_text (library, file);
    }
  return TRUE;
}

/* ---- Reading -------------------------------------------------------------------------------------------------- */

void
gn_shared_backup_free (GnSharedBackup *self)
{
  if (!self)
    return;

  g_object_unref (self->file);
  g_free (self->laptop);
  g_free (self->mark);
  g_clear_pointer (&self->found, gn_backup_free);
  g_clear_pointer (&self->without, g_hash_table_unref);
  g_free (self);
}

/* "Gnomon-Kiste-3fa2.gnomonbackup" is of Kiste; any other name is itself. */
static char *
laptop_of (const char *name)
{
  const gsize length = strlen (name) - strlen (GN_BACKUP_SUFFIX), begin = strlen (PREFIX);
  const gboolean ours = g_str_has_prefix (name, PREFIX) && length > begin + DIGITS + 1
                        && name[length - DIGITS - 1] == '-';
  g_autofree char *part = ours ? g_strndup (name + begin, length - begin - DIGITS - 1) : g_strndup (name, length);

  return gn_plain_name (part, MOST_NAME);
}

/* Whether there is more in it than what was not wanted */
static gboolean
has_more (const GnSharedBackup *self,
          GHashTable           *known)
{
  GPtrArray *news = self->found->news;
  gboolean more = gn_backup_n (self->found) > self->found->n[GN_BACKUP_NEW];

  for (guint i = 0; !more && i < news->len; i++)
    more = !g_hash_table_contains (known, news->pdata[i]);
  return more;
}

/* Files that cannot be read, by their path with the mark: not again before they have changed, or the next start */
static gboolean
is_spoilt (GFile      *file,
           const char *mark,
           gboolean    add)
{
  static GMutex lock;
  static GHashTable *spoilt;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);

  if (!spoilt)
    spoilt = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (add)
    g_hash_table_insert (spoilt, g_file_get_path (file), g_strdup (mark));
  return g_strcmp0 (g_hash_table_lookup (spoilt, g_file_peek_path (file)), mark) == 0;
}

static GnSharedBackup *
look_at (GFile        *folder,
         const char   *name,
         GHashTable   *seen,
         GHashTable   *known,
         GHashTable   *without,
         GCancellable *cancellable)
{
  g_autoptr (GnSharedBackup) self = g_new0 (GnSharedBackup, 1);
  g_autoptr (GError) error = NULL;
  struct stat look;

  self->file = g_file_get_child (folder, name);
  if (g_stat (g_file_peek_path (self->file), &look) < 0 || !S_ISREG (look.st_mode))
    return NULL;
  self->mark = g_strdup_printf ("%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT, (gint64) look.st_size,
                                (gint64) look.st_mtime);
  if (g_strcmp0 (g_hash_table_lookup (seen, name), self->mark) == 0 || is_spoilt (self->file, self->mark, FALSE))
    return NULL;
  self->laptop = laptop_of (name);
  self->without = g_hash_table_ref (without);
  self->found = gn_backup_read (self->file, without, NULL, NULL, cancellable, &error);
  if (self->found && has_more (self, known))
    return g_steal_pointer (&self);
  if (self->found)
    g_hash_table_insert (seen, g_strdup (name), g_strdup (self->mark));
  else if (error && error->domain == GN_FILE_ERROR)
    is_spoilt (self->file, self->mark, TRUE);
  return NULL;
}

GnSharedBackup *
gn_shared_find (GFile        *folder,
                const char   *own,
                GHashTable   *seen,
                GCancellable *cancellable)
{
  g_autoptr (GDir) names = g_file_peek_path (folder) ? g_dir_open (g_file_peek_path (folder), 0, NULL) : NULL;
  g_autoptr (GHashTable) known = know_what_is_here ();
  g_autoptr (GHashTable) without = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GnSharedBackup *best = NULL;
  GHashTableIter iter;
  gpointer id, how;
  const char *name;
  guint n = 0;

  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &id, &how))
    if (GPOINTER_TO_INT (how) == WAS_HERE)
      g_hash_table_add (without, g_strdup (id));
  while (names && n < MOST_FILES && !g_cancellable_is_cancelled (cancellable) && (name = g_dir_read_name (names)))
    {
      const gboolean theirs = *name != '.' && g_str_has_suffix (name, GN_BACKUP_SUFFIX) && !g_str_equal (name, own)
                              && g_utf8_validate (name, -1, NULL);
      GnSharedBackup *one = theirs ? look_at (folder, name, seen, known, without, cancellable) : NULL;

      n += theirs;
      /* The richest first: the next one may then have nothing new. */
      if (one && best && gn_backup_n (one->found) <= gn_backup_n (best->found))
        gn_shared_backup_free (one);
      else if (one)
        {
          g_clear_pointer (&best, gn_shared_backup_free);
          best = one;
        }
    }
  return best;
}
