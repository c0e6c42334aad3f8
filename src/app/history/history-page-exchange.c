/* history-page-exchange.c: what comes in and goes out of the library as a whole (a part of GnHistoryPage)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page-private.h"
#include "shared-folder.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"
#include "core/base/file.h"
#include "core/words/text.h"
#include "exchange/backup.h"
#include "exchange/import.h"

#define LOOK       120   /* milliseconds between two looks at how far it is */
#define MOST_NAMES 500   /* fields of a question */

typedef enum { BACK_UP, READ_BACKUP, RESTORE, EXPORT, READ_PLAYS, IMPORT, UNDO } What;

/* @form: of an export of plays; @records: (nullable) (element-type GFile): an export of these as they are; @found,
 * @import, @landing, @n: what has come of it */
struct _GnHistoryWork {
  What          what;
  GFile        *file;
  GCancellable *cancellable;
  guint         looking;
  gint          done, of;   /* atomic */
  GnPlayForm    form;
  GPtrArray    *records;
  GHashTable   *without;
  GnBackup     *found;
  GnImport     *import;
  GnPlayDates   dates;
  GnLanding    *landing;
  guint         n;
};

static void
work_free (gpointer data)
{
  GnHistoryWork *work = data;

  g_clear_handle_id (&work->looking, g_source_remove);
  g_clear_object (&work->file);
  g_object_unref (work->cancellable);
  g_clear_pointer (&work->records, g_ptr_array_unref);
  g_clear_pointer (&work->without, g_hash_table_unref);
  g_clear_pointer (&work->found, gn_backup_free);
  g_clear_pointer (&work->import, gn_import_free);
  g_clear_pointer (&work->landing, gn_landing_free);
  g_free (work);
}

static char *
counted (const char *sentence,
         guint       n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  return gn_fill (sentence, "n", number, NULL);
}

/* ---- In the background ---------------------------------------------------------------------------------------- */

static void
on_progress (guint    done,
             guint    of,
             gpointer data)
{
  GnHistoryWork *work = data;

  g_atomic_int_set (&work->done, (gint) done);
  g_atomic_int_set (&work->of, (gint) of);
}

static gboolean
export_plays (GnHistoryWork *work,
              GError       **error)
{
  g_autoptr (GPtrArray) plays = gn_plays_collect (work->cancellable);
  g_autofree char *text = gn_plays_to_text (plays, work->form);

  work->n = plays->len;
  return !g_cancellable_set_error_if_cancelled (work->cancellable, error)
         && gn_file_write (work->file, text, strlen (text), error);
}

static void
in_thread (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  GnHistoryWork *work = data;
  GError *error = NULL;
  gboolean fine;

  switch (work->what)
    {
    case BACK_UP:
      fine = gn_backup_write (work->file, &work->n, on_progress, work, work->cancellable, &error);
      break;
    case READ_BACKUP:
      work->found = gn_backup_read (work->file, NULL, on_progress, work, work->cancellable, &error);
      fine = work->found != NULL;
      break;
    case EXPORT:
      fine = work->records ? gn_backup_write_some (work->file, work->records, &work->n, on_progress, work,
                                                   work->cancellable, &error)
                           : export_plays (work, &error);
      break;
    case READ_PLAYS:
      {
        GPtrArray *plays = gn_plays_read (work->file, &work->dates, &error);

        fine = plays != NULL;
        work->import = plays ? gn_import_new (plays) : NULL;
        break;
      }
    case IMPORT:
      fine = gn_import_run (work->import, work->landing, &work->n, work->cancellable, &error);
      if (!fine)
        gn_landing_undo (work->landing, NULL);
      break;
    case UNDO:
      fine = gn_landing_undo (work->landing, &error);
      break;
    default:
      work->found = gn_backup_restore (work->file, work->without, work->landing, on_progress, work, work->cancellable,
                                       &error);
      fine = work->found != NULL;
      if (!fine)
        gn_landing_undo (work->landing, NULL);
      break;
    }
  if (fine)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
look (gpointer data)
{
  GnHistoryPage *self = data;
  const int of = g_atomic_int_get (&self->work->of);

  if (of)
    gtk_progress_bar_set_fraction (self->work_progress, MIN (1.0, (double) g_atomic_int_get (&self->work->done) / of));
  else
    gtk_progress_bar_pulse (self->work_progress);
  return G_SOURCE_CONTINUE;
}

static void on_done (GObject *source, GAsyncResult *result, gpointer data);

static void
start (GnHistoryPage *self,
       GnHistoryWork *work)
{
  static const char *const texts[] = { N_("Backing up…"), N_("Reading the file…"), N_("Restoring…"),
                                       N_("Exporting…"), N_("Reading the file…"), N_("Importing…"),
                                       /* Translators: what was imported, or restored from a backup, goes again. */
                                       N_("Undoing…") };
  g_autoptr (GTask) task = g_task_new (self, NULL, on_done, NULL);

  work->looking = g_timeout_add (LOOK, look, self);
  self->work = work;
  gtk_label_set_label (self->work_label, _(texts[work->what]));
  gtk_progress_bar_set_fraction (self->work_progress, 0);
  gtk_widget_set_visible (self->work_bar, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.cancel", work->what != UNDO);
  g_task_set_task_data (task, work, work_free);
  /* If the window is closed meanwhile, the program ends only when it is done. */
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());
  g_task_run_in_thread (task, in_thread);
}

/* @file: %NULL: of an undo; @without, @records: (nullable); @import: (transfer full) (nullable) */
static void
begin_with (GnHistoryPage *self,
            What           what,
            GFile         *file,
            GHashTable    *without,
            GPtrArray     *records,
            GnImport      *import,
            GnPlayForm     form)
{
  GnHistoryWork *work;

  /* One thing at a time: the rest waits, but what follows from how the library is now cannot. */
  if (self->work && (what == UNDO || what == IMPORT))
    {
      g_clear_pointer (&import, gn_import_free);
      return;
    }
  work = g_new0 (GnHistoryWork, 1);
  work->what = what;
  work->file = file ? g_object_ref (file) : NULL;
  work->cancellable = g_cancellable_new ();
  work->landing = what == UNDO                         ? g_steal_pointer (&self->landing)
                  : what == RESTORE || what == IMPORT ? gn_landing_new ()
                                                       : NULL;
  work->without = without ? g_hash_table_ref (without) : NULL;
  work->records = records ? g_ptr_array_ref (records) : NULL;
  work->import = import;
  work->form = form;
  work->dates = self->import_dates;
  if (self->work)
    g_queue_push_tail (&self->waiting, work);
  else
    start (self, work);
}

static void
begin (GnHistoryPage *self,
       What           what,
       GFile         *file,
       GnImport      *import,
       GnPlayForm     form)
{
  begin_with (self, what, file, NULL, NULL, import, form);
}

static void
act_cancel (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);

  if (self->work)
    g_cancellable_cancel (self->work->cancellable);
}

/* ---- Restoring ------------------------------------------------------------------------------------------------ */

void
gn_history_page_take_in (GnHistoryPage *self,
                         GFile         *file,
                         GHashTable    *without,
                         GPtrArray     *replaced)
{
  g_autoptr (GFile) kept = g_object_ref (file);
  g_autoptr (GPtrArray) closed = g_ptr_array_ref (replaced);
  g_autoptr (GHashTable) left = without ? g_hash_table_ref (without) : NULL;

  if (self->work)
    return;
  /* An open table would go on writing into a file that another one takes the place of. */
  for (guint i = 0; i < closed->len; i++)
    {
      g_autofree char *uri = g_file_get_uri (closed->pdata[i]);

      gtk_widget_activate_action (GTK_WIDGET (self), "win.close-record", "s", uri);
    }
  gn_history_page_forget_undo (self);
  gn_history_page_show_undo (self);
  begin_with (self, RESTORE, kept, left, NULL, NULL, 0);
}

static void
on_answer (GnHistoryPage *self,
           const char    *response,
           GtkWidget     *dialog)
{
  if (g_str_equal (response, "restore"))
    gn_history_page_take_in (self, g_object_get_data (G_OBJECT (dialog), "file"), NULL,
                             g_object_get_data (G_OBJECT (dialog), "replaced"));
}

static void
add_line (GString    *body,
          const char *sentence,
          guint       n)
{
  g_autofree char *line = counted (sentence, n);

  if (n)
    g_string_append_printf (body, "%s\n", line);
}

static void
ask (GnHistoryPage *self,
     GnHistoryWork *work)
{
  const guint *n = work->found->n;
  const guint longer = n[GN_BACKUP_LONGER], apart = n[GN_BACKUP_TAKEN] + n[GN_BACKUP_KEPT];
  const guint here = n[GN_BACKUP_SAME] + n[GN_BACKUP_SHORTER];
  g_autoptr (GDateTime) made = g_date_time_new_from_unix_local (work->found->made);
  g_autofree char *day = made ? g_date_time_format (made, "%x") : g_strdup ("");
  const guint all = n[GN_BACKUP_NEW] + longer + apart + n[GN_BACKUP_NAMED] + here;
  g_autofree char *heading = work->found->part
                               ? counted (ngettext ("Import {n} match?", "Import {n} matches?", all), all)
                               /* Translators: {day} is when a backup was made. */
                               : gn_fill (_("Restore the backup of {day}?"), "day", day, NULL);
  g_autoptr (GString) body = g_string_new (NULL);

  add_line (body, ngettext ("{n} match is new.", "{n} matches are new.", n[GN_BACKUP_NEW]), n[GN_BACKUP_NEW]);
  add_line (body, ngettext ("{n} match was played on there, and gets longer here.",
                            "{n} matches were played on there, and get longer here.", longer), longer);
  add_line (body, ngettext ("{n} match was played on in both places: the longer one stays.",
                            "{n} matches were played on in both places: the longer ones stay.", apart), apart);
  add_line (body, ngettext ("{n} match is here, and a player in it has another name there.",
                            "{n} matches are here, and a player in each has another name there.", n[GN_BACKUP_NAMED]),
            n[GN_BACKUP_NAMED]);
  add_line (body, ngettext ("{n} match is here already.", "{n} matches are here already.", here), here);
  add_line (body, ngettext ("{n} file is no record of a match.", "{n} files are no records of a match.",
                            n[GN_BACKUP_BROKEN]), n[GN_BACKUP_BROKEN]);
  g_string_append (body, work->found->part
                           ? _("Places, notes and photos that are missing here come in, too. You can undo it.")
                           : _("Places, notes, photos, names and leagues that are missing here come in, too; of two "
                               "states of a league the newer one stays. You can undo it."));

  GtkWidget *dialog = gn_ask_new (heading, body->str);

  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("_Cancel"), "restore",
                        work->found->part ? _("_Import") : _("_Restore"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "restore", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (GN_ASK (dialog), "restore");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (work->file), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "replaced", g_ptr_array_ref (work->found->replaced),
                          (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answer), self, G_CONNECT_SWAPPED);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

/* What was set aside for it stays where it is. */
static void
landed (GnHistoryPage *self,
        GnLanding     *landing,
        const char    *text)
{
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  g_clear_pointer (&self->aside, g_ptr_array_unref);
  self->landing = landing;
  self->landing_text = g_strdup (text);
  gn_history_page_show_undo (self);
  gn_history_page_update (self);
}

void
gn_history_page_undo_landing (GnHistoryPage *self)
{
  if (self->work)
    return;
  g_clear_pointer (&self->landing_text, g_free);
  begin (self, UNDO, NULL, NULL, 0);
  gn_history_page_show_undo (self);
}

/* ---- Importing plays ------------------------------------------------------------------------------------------ */

/* A field for each name in the file, with what it is called here. Nobody fills in more than MOST_NAMES. */
static void
add_names (GtkBox     *box,
           const char *title,
           GHashTable *names)
{
  g_autoptr (GList) sorted = g_list_sort (g_hash_table_get_keys (names), (GCompareFunc) g_utf8_collate);
  GtkWidget *group = adw_preferences_group_new ();
  guint left = MOST_NAMES;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (GList *name = sorted; name && left--; name = name->next)
    {
      GtkWidget *row = adw_entry_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name->data);
      gtk_editable_set_text (GTK_EDITABLE (row), g_hash_table_lookup (names, name->data));
      g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name->data), g_free);
      g_object_set_data_full (G_OBJECT (row), "names", g_hash_table_ref (names), (GDestroyNotify) g_hash_table_unref);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  if (sorted)
    gtk_box_append (box, group);
  else
    g_object_unref (g_object_ref_sink (group));
}

/* Takes over what was typed. */
static void
take_names (GtkWidget *widget)
{
  if (ADW_IS_ENTRY_ROW (widget))
    {
      g_autofree char *name = gn_plain_name (gtk_editable_get_text (GTK_EDITABLE (widget)), GN_MAX_NAME);

      if (*name)
        g_hash_table_insert (g_object_get_data (G_OBJECT (widget), "names"),
                             g_strdup (g_object_get_data (G_OBJECT (widget), "name")), g_steal_pointer (&name));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    take_names (child);
}

static void
on_import_answer (GnHistoryPage *self,
                  const char    *response,
                  GtkWidget     *dialog)
{
  if (!g_str_equal (response, "import") || self->work)
    return;
  take_names (gn_ask_get_extra_child (GN_ASK (dialog)));
  gn_history_page_forget_undo (self);
  gn_history_page_show_undo (self);
  begin (self, IMPORT, g_object_get_data (G_OBJECT (dialog), "file"),
         g_object_steal_data (G_OBJECT (dialog), "import"), 0);
}

/* The file is read once more. */
static gboolean
read_again (gpointer dialog)
{
  GnHistoryPage *self = g_object_get_data (G_OBJECT (dialog), "page");
  g_autoptr (GFile) file = g_object_ref (g_object_get_data (G_OBJECT (dialog), "file"));
  guint chosen;

  /* An answer came first: then the row is gone. */
  if (self->work || !gn_ask_is_open (dialog))
    return G_SOURCE_REMOVE;
  chosen = adw_combo_row_get_selected (g_object_get_data (G_OBJECT (dialog), "dates"));
  gn_dialog_close (dialog);
  self->import_dates = chosen ? GN_DATES_MONTH_FIRST : GN_DATES_DAY_FIRST;
  begin (self, READ_PLAYS, file, NULL, 0);
  return G_SOURCE_REMOVE;
}

/* The row goes with the dialog, but not before it has told. */
static void
on_dates (GtkWidget *dialog)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, read_again, g_object_ref (dialog), g_object_unref);
}

/* Where a file does not tell whether 03/04/2017 is in March, it says how it was read, and lets it be read otherwise. */
static void
add_dates (GtkBox     *box,
           GtkWidget  *dialog,
           GnPlayDates dates)
{
  const char *const choices[] = { _("Day first: April 3"), _("Month first: March 4"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);
  GtkWidget *group = adw_preferences_group_new (), *row = adw_combo_row_new ();

  /* Translators: in the preview of an import: how dates such as this one are read. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Dates such as 03/04/2017"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), dates == GN_DATES_MONTH_FIRST);
  g_object_set_data (G_OBJECT (dialog), "dates", row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_dates), dialog, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_box_append (box, group);
}

static void
ask_import (GnHistoryPage *self,
            GnHistoryWork *work)
{
  GnImport *import = g_steal_pointer (&work->import);
  g_autofree char *heading = counted (ngettext ("Import {n} match?", "Import {n} matches?", import->n_new),
                                      import->n_new);
  g_autoptr (GString) body = g_string_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *dialog;

  add_line (body, ngettext ("{n} match is here already.", "{n} matches are here already.", import->n_known),
            import->n_known);
  add_line (body, ngettext ("{n} match cannot be kept: it has no day, no players, or more than twelve.",
                            "{n} matches cannot be kept: they have no day, no players, or more than twelve.",
                            import->n_not),
            import->n_not);
  if (import->n_new)
    g_string_append (body, _("What is each game and player called here? You can undo the import."));
  dialog = gn_ask_new (heading, body->str);
  g_object_set_data_full (G_OBJECT (dialog), "page", g_object_ref (self), g_object_unref);
  if (work->dates != GN_DATES_TOLD)
    add_dates (GTK_BOX (box), dialog, work->dates);
  add_names (GTK_BOX (box), _("Games"), import->games);
  add_names (GTK_BOX (box), _("Players"), import->people);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 360);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_visible (scrolled, import->n_new > 0);
  gn_ask_set_extra_child (GN_ASK (dialog), scrolled);
  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("_Cancel"), "import", _("_Import"), NULL);
  gn_ask_set_response_enabled (GN_ASK (dialog), "import", import->n_new > 0);
  gn_ask_set_response_appearance (GN_ASK (dialog), "import", ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (work->file), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "import", import, (GDestroyNotify) gn_import_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_import_answer), self, G_CONNECT_SWAPPED);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

/* ---- When it is done ------------------------------------------------------------------------------------------ */

static void
fail (GnHistoryPage *self,
      What           what,
      const GError  *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  const char *const texts[] = { _("The backup cannot be written"), _("The backup cannot be restored"),
                                _("The backup cannot be restored"), _("The matches cannot be exported"),
                                _("The matches cannot be imported"), _("The matches cannot be imported"),
                                _("Some matches could not be restored") };

  gn_complain (GTK_WIDGET (self), texts[what], error->message);
}

static void
tell_restored (GnHistoryPage *self,
               GnHistoryWork *work)
{
  const guint all = gn_backup_n (work->found);
  g_autofree char *text = work->found->part
                            ? counted (ngettext ("{n} match imported", "{n} matches imported", all), all)
                            : counted (ngettext ("{n} match restored", "{n} matches restored", all), all);
  const GnSharedBackup *offer = gn_shared_folder_offer (gn_shared_folder_get ());

  if (offer && g_file_equal (offer->file, work->file))
    gn_shared_folder_settle (gn_shared_folder_get (), TRUE);

  if (gn_landing_is_empty (work->landing))
    gn_toast (GTK_WIDGET (self), work->found->part ? _("Everything in the file is here already.")
                                                   : _("Everything in the backup is here already."));
  else
    landed (self, g_steal_pointer (&work->landing), text);
}

/* @error: (nullable): why it failed */
static void
settle (GnHistoryPage *self,
        GnHistoryWork *work,
        GError        *error)
{
  g_autofree char *name = work->file ? gn_file_name (work->file) : NULL;
  g_autofree char *text = NULL, *number = NULL;

  gtk_widget_set_visible (self->work_bar, FALSE);
  if (work->what == UNDO)
    gn_history_page_update (self);
  if (error)
    {
      fail (self, work->what, error);
      return;
    }
  /* A file of plays is read to its end even so. */
  if ((work->what == READ_BACKUP || work->what == READ_PLAYS) && g_cancellable_is_cancelled (work->cancellable))
    return;
  switch (work->what)
    {
    case BACK_UP:
      number = g_strdup_printf ("%u", work->n);
      /* Translators: {file} is a file's name. */
      text = gn_fill (ngettext ("Backed up {n} match as “{file}”.", "Backed up {n} matches as “{file}”.", work->n), "n",
                      number, "file", name, NULL);
      gn_toast (GTK_WIDGET (self), text);
      break;
    case READ_BACKUP:
      ask (self, work);
      break;
    case EXPORT:
      text = counted (ngettext ("Exported {n} match.", "Exported {n} matches.", work->n), work->n);
      gn_toast (GTK_WIDGET (self), text);
      break;
    case READ_PLAYS:
      ask_import (self, work);
      break;
    case IMPORT:
      text = counted (ngettext ("{n} match imported", "{n} matches imported", work->n), work->n);
      landed (self, g_steal_pointer (&work->landing), text);
      break;
    case UNDO:
      break;
    default:
      tell_restored (self, work);
      break;
    }
}

static void
on_done (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (source);
  GnHistoryWork *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  g_clear_handle_id (&work->looking, g_source_remove);
  self->work = NULL;
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
  /* The window is gone: what came in stays, and what waits is not begun. */
  if (!gtk_widget_get_root (GTK_WIDGET (self)))
    {
      g_queue_clear_full (&self->waiting, work_free);
      return;
    }
  settle (self, work, error);
  if (!self->work && !g_queue_is_empty (&self->waiting))
    start (self, g_queue_pop_head (&self->waiting));
}

void
gn_history_page_back_up (GnHistoryPage *self,
                         GFile         *target)
{
  begin (self, BACK_UP, target, NULL, 0);
}

void
gn_history_page_restore (GnHistoryPage *self,
                         GFile         *file)
{
  begin (self, READ_BACKUP, file, NULL, 0);
}

void
gn_history_page_export_all (GnHistoryPage *self,
                            GFile         *target,
                            GnPlayForm     form)
{
  begin (self, EXPORT, target, NULL, form);
}

void
gn_history_page_export_file (GnHistoryPage *self,
                             GPtrArray     *records,
                             GFile         *target)
{
  begin_with (self, EXPORT, target, NULL, records, NULL, 0);
}

void
gn_history_page_import_plays (GnHistoryPage *self,
                              GFile         *file)
{
  self->import_dates = GN_DATES_TOLD;
  begin (self, READ_PLAYS, file, NULL, 0);
}

/* ---- Choosing a file ------------------------------------------------------------------------------------------ */

typedef void (*OnFile) (GnHistoryPage *self, GFile *file, GnPlayForm form);

static void
on_chosen (GtkNativeDialog *chooser,
           int              response,
           GnHistoryPage   *self)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                           : NULL;
  const OnFile then = (OnFile) g_object_get_data (G_OBJECT (chooser), "then");

  if (file)
    then (self, file, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chooser), "form")));
  g_object_unref (chooser);
}

static void
back_up (GnHistoryPage *self,
         GFile         *file,
         GnPlayForm     form)
{
  gn_history_page_back_up (self, file);
}

static void
restore (GnHistoryPage *self,
         GFile         *file,
         GnPlayForm     form)
{
  gn_history_page_restore (self, file);
}

static void
import_plays (GnHistoryPage *self,
              GFile         *file,
              GnPlayForm     form)
{
  gn_history_page_import_plays (self, file);
}

/* @name: of a new file, or @pattern with what such files are called */
static void
choose (GnHistoryPage *self,
        const char    *title,
        const char    *accept,
        const char    *name,
        const char    *pattern,
        const char    *files,
        GnPlayForm     form,
        OnFile         then)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window,
                                                               name ? GTK_FILE_CHOOSER_ACTION_SAVE
                                                                    : GTK_FILE_CHOOSER_ACTION_OPEN, accept, NULL);

  if (name)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  if (pattern)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, files);
      gtk_file_filter_add_pattern (filter, pattern);
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
    }
  g_object_set_data (G_OBJECT (chooser), "then", (gpointer) then);
  g_object_set_data (G_OBJECT (chooser), "form", GUINT_TO_POINTER (form));
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_chosen), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
act_back_up (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  g_autofree char *name = gn_backup_name ();

  choose (GN_HISTORY_PAGE (widget), _("Back up everything"), _("_Back up"), name, NULL, NULL, 0, back_up);
}

static void
act_restore (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  choose (GN_HISTORY_PAGE (widget), _("Restore a backup"), _("_Open"), NULL, "*" GN_BACKUP_SUFFIX,
          _("Backups of Gnomon"), 0, restore);
}

static void
act_export_all (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  const GnPlayForm form = (GnPlayForm) g_variant_get_int32 (parameter);
  g_autofree char *name = gn_plays_name (form);

  choose (GN_HISTORY_PAGE (widget), _("Export all matches"), _("_Export"), name, NULL, NULL, form,
          gn_history_page_export_all);
}

static void
act_import_plays (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  choose (GN_HISTORY_PAGE (widget), _("Import from another program"), _("_Open"), NULL, NULL, NULL, 0, import_plays);
}

void
gn_history_page_install_exchange (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "history.back-up", NULL, act_back_up);
  gtk_widget_class_install_action (class, "history.restore", NULL, act_restore);
  gtk_widget_class_install_action (class, "history.export-all", "i", act_export_all);
  gtk_widget_class_install_action (class, "history.import-plays", NULL, act_import_plays);
  gtk_widget_class_install_action (class, "history.cancel", NULL, act_cancel);
}
