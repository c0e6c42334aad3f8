/* people-changes.c: changes of who is who: carried out, and the last one undone, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "people-changes.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"
#include "core/library/erase.h"
#include "core/words/text.h"
#include "history/bracket.h"
#include "history/parted.h"

#define LOOK 120   /* milliseconds between two looks at how far it is */

struct _GnPeopleChanges {
  GObject          parent_instance;

  char            *text, *old, *now;   /* of the last change */
  GnNames         *before;
  GnErasure       *erasure;
  GnPartedLeagues *leagues;            /* of a name that became two */
  guint            looking;            /* a source, while a thread is at work */
  gint             done, of;           /* atomic */
};

G_DEFINE_FINAL_TYPE (GnPeopleChanges, gn_people_changes, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (GnPeopleChanges *self,
      const char      *old,
      const char      *now)
{
  g_signal_emit (self, changed_signal, 0, old, now);
}

/* Only the last change can be undone. */
static void
forget_last (GnPeopleChanges *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->old, g_free);
  g_clear_pointer (&self->now, g_free);
  g_clear_pointer (&self->before, gn_names_unref);
  g_clear_pointer (&self->erasure, gn_erasure_free);
  g_clear_pointer (&self->leagues, gn_parted_leagues_free);
}

const char *
gn_people_changes_text (GnPeopleChanges *self)
{
  return self->text;
}

gboolean
gn_people_changes_busy (GnPeopleChanges *self,
                        double          *part)
{
  const int of = g_atomic_int_get (&self->of);

  *part = of ? (double) g_atomic_int_get (&self->done) / of : 0;
  return self->looking != 0;
}

void
gn_people_changes_did (GnPeopleChanges *self,
                       GtkWidget       *widget,
                       gboolean         fine,
                       GnNames         *before,
                       char            *text,
                       const char      *old,
                       const char      *now,
                       GError          *error)
{
  if (!fine)
    {
      gn_names_unref (before);
      g_free (text);
      gn_complain (widget, _("The name cannot be changed"), error ? error->message : NULL);
      return;
    }
  forget_last (self);
  self->before = before;
  self->text = text;
  self->old = g_strdup (old);
  self->now = g_strdup (now);
  tell (self, old, now);
}

/* ---- In a thread ---------------------------------------------------------------------------------------------- */

/* @undo: of @erasure and @leagues; otherwise @shown is erased, or with @name called so in @records */
typedef struct {
  GnPeopleChanges *changes;
  GWeakRef         widget;
  GnHistoryIndex  *index;
  GnErasure       *erasure;
  GnPartedLeagues *leagues;
  char            *shown, *name;
  GPtrArray       *records;
  gboolean         undo;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_weak_ref_clear (&work->widget);
  g_object_unref (work->changes);
  g_object_unref (work->index);
  g_clear_pointer (&work->erasure, gn_erasure_free);
  g_clear_pointer (&work->leagues, gn_parted_leagues_free);
  g_free (work->shown);
  g_free (work->name);
  g_clear_pointer (&work->records, g_ptr_array_unref);
  g_free (work);
}

static void
progress (guint    done,
          guint    of,
          gpointer data)
{
  GnPeopleChanges *self = data;

  g_atomic_int_set (&self->done, (gint) done);
  g_atomic_int_set (&self->of, (gint) of);
}

/* The leagues first: what was decided in playoffs is known by the old names. */
static void
part (Work    *work,
      GError **error)
{
  gn_history_index_update (work->index, NULL, NULL);
  work->leagues = gn_history_index_part_leagues (work->index, work->shown, work->name, work->records, error);
  work->erasure = work->leagues ? gn_erase_part (work->shown, work->name, work->records, error) : NULL;
  if (work->leagues && !work->erasure)
    gn_parted_leagues_undo (work->leagues, NULL);
}

static gboolean
undo (Work    *work,
      GError **error)
{
  const gboolean records = gn_erasure_undo (work->erasure, error);

  return (!work->leagues || gn_parted_leagues_undo (work->leagues, records ? error : NULL)) && records;
}

/* The index, too, has to forget: then nothing in its file is left of the name. */
static void
in_thread (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;
  gboolean fine = TRUE;

  if (work->undo)
    fine = undo (work, &error);
  else if (work->name)
    part (work, &error);
  else
    {
      /* what was decided in playoffs stays, as long as the names tell it */
      gn_history_index_update (work->index, NULL, NULL);
      if (gn_history_index_keep_winners (work->index, work->shown, &error))
        work->erasure = gn_erase (work->shown, progress, work->changes, &error);
    }
  fine = fine && work->erasure;
  gn_history_index_update (work->index, NULL, NULL);
  if (fine)
    gn_history_index_clean (work->index);
  if (fine)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
look (gpointer data)
{
  tell (data, NULL, NULL);
  return G_SOURCE_CONTINUE;
}

static void
on_done (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Work *work = g_task_get_task_data (G_TASK (result));
  GnPeopleChanges *self = work->changes;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&work->widget);
  g_autoptr (GError) error = NULL;
  const gboolean fine = g_task_propagate_boolean (G_TASK (result), &error);

  g_clear_handle_id (&self->looking, g_source_remove);
  forget_last (self);
  if (fine && !work->undo)
    {
      /* Translators: {who} and {name} were recorded under one name, and are two players now. */
      self->text = work->name ? gn_fill (_("{who} and {name} are two players now"), "who", work->shown, "name",
                                         work->name, NULL)
                              : gn_fill (_("Forgot {who}"), "who", work->shown, NULL);
      self->old = g_strdup (work->shown);
      self->erasure = g_steal_pointer (&work->erasure);
      self->leagues = g_steal_pointer (&work->leagues);
    }
  if (!fine && widget && gtk_widget_get_root (widget))
    gn_complain (widget, work->undo ? _("Not all names could be restored")
                         : work->name ? _("The name cannot be changed") : _("Nobody was forgotten"), error->message);
  if (work->name)
    tell (self, work->shown, work->shown);
  else if (work->undo)
    tell (self, NULL, work->shown);
  else
    tell (self, fine ? work->shown : NULL, NULL);
}

/* @erasure with @leagues, @name with @records: (nullable) (transfer full) */
static void
begin (GnPeopleChanges *self,
       GtkWidget       *widget,
       const char      *shown,
       GnErasure       *erasure,
       GnPartedLeagues *leagues,
       char            *name,
       GPtrArray       *records)
{
  Work *work = g_new0 (Work, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_done, NULL);

  work->changes = g_object_ref (self);
  g_weak_ref_init (&work->widget, widget);
  work->index = gn_history_index_new ();
  work->erasure = erasure;
  work->leagues = leagues;
  work->undo = erasure != NULL;
  work->shown = g_strdup (shown);
  work->name = name;
  work->records = records;
  g_atomic_int_set (&self->done, 0);
  g_atomic_int_set (&self->of, 0);
  self->looking = g_timeout_add (LOOK, look, self);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, in_thread);
  tell (self, NULL, NULL);
}

void
gn_people_changes_forget (GnPeopleChanges *self,
                          GtkWidget       *widget,
                          const char      *shown)
{
  if (self->looking)
    return;
  forget_last (self);
  self->text = gn_fill (_("Forgetting {who}…"), "who", shown, NULL);
  begin (self, widget, shown, NULL, NULL, NULL, NULL);
}

void
gn_people_changes_part (GnPeopleChanges *self,
                        GtkWidget       *widget,
                        const char      *shown,
                        const char      *name,
                        GPtrArray       *records)
{
  if (self->looking)
    return;
  forget_last (self);
  /* Translators: {who} was the name of two players: one of them gets another one. */
  self->text = gn_fill (_("Renaming {who}…"), "who", shown, NULL);
  begin (self, widget, shown, NULL, NULL, g_strdup (name), g_ptr_array_ref (records));
}

void
gn_people_changes_undo (GnPeopleChanges *self,
                        GtkWidget       *widget)
{
  g_autofree char *old = NULL, *now = NULL;
  g_autoptr (GnNames) before = NULL;
  g_autoptr (GError) error = NULL;

  if (self->looking || !self->text)
    return;
  if (self->erasure)
    {
      GnErasure *erasure = g_steal_pointer (&self->erasure);
      GnPartedLeagues *leagues = g_steal_pointer (&self->leagues);

      old = g_steal_pointer (&self->old);
      forget_last (self);
      /* Translators: a name that was erased comes back. */
      self->text = gn_fill (_("Restoring {who}…"), "who", old, NULL);
      begin (self, widget, old, erasure, leagues, NULL, NULL);
      return;
    }
  old = g_steal_pointer (&self->old);
  now = g_steal_pointer (&self->now);
  before = g_steal_pointer (&self->before);
  forget_last (self);
  if (!gn_names_restore (before, &error))
    gn_complain (widget, _("The name cannot be changed"), error->message);
  tell (self, now, old);
}

/* ---- The object ------------------------------------------------------------------------------------------------ */

static void
gn_people_changes_class_init (GnPeopleChangesClass *class)
{
  changed_signal = g_signal_new ("changed", GN_TYPE_PEOPLE_CHANGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
gn_people_changes_init (GnPeopleChanges *self)
{
}

GnPeopleChanges *
gn_people_changes_get (void)
{
  static GnPeopleChanges *only;

  if (!only)
    only = g_object_new (GN_TYPE_PEOPLE_CHANGES, NULL);
  return only;
}
