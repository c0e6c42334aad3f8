/* shared-folder.c: the folder that this laptop shares with others, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "shared-folder.h"

#include <gtk/gtk.h>

#include "app/settings/settings.h"

#define FOLDER "shared-folder"
#define NAME   "shared-name"
#define SEEN   "shared-seen"
#define STATE  "shared-written"

struct _GnSharedFolder {
  GObject         parent_instance;

  GnSharedBackup *offer;
  GnSharedBackup *left;                      /* was not wanted: the next thread writes it down */
  char           *trouble;
  gboolean        busy, again, look_again;   /* what has to follow */
  GCancellable   *looking;                   /* of the thread that looks; %NULL if none does */
  guint           turn;                      /* counts folders: an answer may be about the last one */
  guint           settled;                   /* counts answers: a thread may not know of the last one */
};

G_DEFINE_FINAL_TYPE (GnSharedFolder, gn_shared_folder, G_TYPE_OBJECT)

static guint changed_signal;

/* What a thread does; it sees no settings. */
typedef struct {
  GFile          *folder;
  char           *own, *state;
  gboolean        writes;
  GHashTable     *seen;
  GnSharedBackup *found, *left;
  guint           turn, settled;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_object_unref (work->folder);
  g_free (work->own);
  g_free (work->state);
  g_hash_table_unref (work->seen);
  g_clear_pointer (&work->found, gn_shared_backup_free);
  g_clear_pointer (&work->left, gn_shared_backup_free);
  g_free (work);
}

static void
tell (GnSharedFolder *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static GHashTable *
load_seen (void)
{
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GVariant) all = g_settings_get_value (gn_settings (), SEEN);
  GVariantIter iter;
  const char *name, *mark;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s&s}", &name, &mark))
    g_hash_table_insert (seen, g_strdup (name), g_strdup (mark));
  return seen;
}

static void
save_seen (GHashTable *seen)
{
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a{ss}"));
  GHashTableIter iter;
  gpointer name, mark;

  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &name, &mark))
    g_variant_builder_add (builder, "{ss}", name, mark);
  g_settings_set_value (gn_settings (), SEEN, g_variant_builder_end (builder));
}

/* ---- In a thread ---------------------------------------------------------------------------------------------- */

static void
in_thread (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;

  if (work->left)
    gn_shared_leave (work->left);
  if (!work->writes)
    work->found = gn_shared_find (work->folder, work->own, work->seen, cancellable);
  else if (!gn_shared_write (work->folder, work->own, &work->state, NULL, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_return_boolean (task, TRUE);
}

static void begin (GnSharedFolder *self, gboolean writes);

/* Without a window nobody would see an offer. */
static gboolean
is_closing (void)
{
  GApplication *application = g_application_get_default ();

  return GTK_IS_APPLICATION (application) && !gtk_application_get_windows (GTK_APPLICATION (application));
}

static void
on_done (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GnSharedFolder *self = GN_SHARED_FOLDER (source);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->busy = FALSE;
  g_clear_object (&self->looking);
  g_task_propagate_boolean (G_TASK (result), &error);
  if (work->turn == self->turn && work->writes)
    {
      g_free (self->trouble);
      self->trouble = error ? g_strdup (error->message) : NULL;
      if (!error)
        g_settings_set_string (gn_settings (), STATE, work->state);
    }
  else if (work->turn == self->turn && work->settled == self->settled && !error)
    {
      g_clear_pointer (&self->offer, gn_shared_backup_free);
      self->offer = g_steal_pointer (&work->found);
      save_seen (work->seen);
    }
  if (self->again)
    {
      self->again = FALSE;
      begin (self, TRUE);
    }
  else if (self->look_again)
    {
      self->look_again = FALSE;
      if (!is_closing ())
        begin (self, FALSE);
    }
  tell (self);
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
}

static void
begin (GnSharedFolder *self,
       gboolean        writes)
{
  g_autoptr (GFile) folder = gn_shared_folder_dup (self);
  g_autoptr (GTask) task = NULL;
  Work *work;

  if (!folder)
    return;
  if (self->busy)
    {
      self->again |= writes;
      self->look_again |= !writes || self->looking;
      /* It may be a large file on a slow network, and the window is being closed. */
      if (writes && self->looking)
        g_cancellable_cancel (self->looking);
      return;
    }
  self->busy = TRUE;
  work = g_new0 (Work, 1);
  work->folder = g_object_ref (folder);
  work->own = g_settings_get_string (gn_settings (), NAME);
  work->writes = writes;
  work->seen = load_seen ();
  work->state = g_settings_get_string (gn_settings (), STATE);
  work->turn = self->turn;
  work->settled = self->settled;
  work->left = g_steal_pointer (&self->left);
  self->looking = writes ? NULL : g_cancellable_new ();
  /* If the last window is closed meanwhile, the program ends only when it is done. */
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());
  task = g_task_new (self, self->looking, on_done, NULL);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, in_thread);
}

/* ---- What others ask ------------------------------------------------------------------------------------------- */

GFile *
gn_shared_folder_dup (GnSharedFolder *self)
{
  g_autofree char *uri = g_settings_get_string (gn_settings (), FOLDER);

  return *uri ? g_file_new_for_uri (uri) : NULL;
}

void
gn_shared_folder_set (GnSharedFolder *self,
                      GFile          *folder)
{
  g_autofree char *uri = folder ? g_file_get_uri (folder) : g_strdup ("");
  g_autofree char *name = g_settings_get_string (gn_settings (), NAME);

  if (!*name)
    {
      g_autofree char *own = gn_shared_name ();

      g_settings_set_string (gn_settings (), NAME, own);
    }
  self->turn++;
  g_settings_reset (gn_settings (), SEEN);
  g_settings_reset (gn_settings (), STATE);
  g_settings_set_string (gn_settings (), FOLDER, uri);
  g_clear_pointer (&self->offer, gn_shared_backup_free);
  g_clear_pointer (&self->trouble, g_free);
  tell (self);
  gn_shared_folder_write (self);
  gn_shared_folder_look (self);
}

void
gn_shared_folder_write (GnSharedFolder *self)
{
  begin (self, TRUE);
}

void
gn_shared_folder_look (GnSharedFolder *self)
{
  begin (self, FALSE);
}

gboolean
gn_shared_folder_is_busy (GnSharedFolder *self)
{
  return self->busy;
}

const GnSharedBackup *
gn_shared_folder_offer (GnSharedFolder *self)
{
  return self->offer;
}

void
gn_shared_folder_settle (GnSharedFolder *self,
                         gboolean        taken)
{
  if (!self->offer)
    return;
  /* What was taken is found to be here, unless the file has changed since. */
  if (!taken)
    {
      g_autoptr (GHashTable) seen = load_seen ();

      g_hash_table_insert (seen, g_file_get_basename (self->offer->file), g_strdup (self->offer->mark));
      save_seen (seen);
      g_clear_pointer (&self->left, gn_shared_backup_free);
      self->left = g_steal_pointer (&self->offer);
    }
  self->settled++;
  g_clear_pointer (&self->offer, gn_shared_backup_free);
  tell (self);
  /* another laptop may have something new, too */
  gn_shared_folder_look (self);
}

const char *
gn_shared_folder_trouble (GnSharedFolder *self)
{
  return self->trouble;
}

static void
gn_shared_folder_class_init (GnSharedFolderClass *class)
{
  changed_signal = g_signal_new ("changed", GN_TYPE_SHARED_FOLDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
gn_shared_folder_init (GnSharedFolder *self)
{
}

GnSharedFolder *
gn_shared_folder_get (void)
{
  static GnSharedFolder *only;

  if (!only)
    only = g_object_new (GN_TYPE_SHARED_FOLDER, NULL);
  return only;
}
