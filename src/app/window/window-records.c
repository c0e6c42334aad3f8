/* window-records.c: import, export and deletion of records (a part of GnWindow)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "window-private.h"

#include <glib/gi18n.h>

#include "core/base/file.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "app/history/history-page.h"
#include "exchange/backup.h"

static void
add_filter (GtkFileChooserNative *chooser)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  /* Translators: the kind of files that a file chooser shows. */
  gtk_file_filter_set_name (filter, _("Gnomon records"));
  gtk_file_filter_add_pattern (filter, "*.gnomon");
  gtk_file_filter_add_pattern (filter, "*" GN_BACKUP_SUFFIX);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

/* ---- Import --------------------------------------------------------------------------------------------- */

static void
on_import_chosen (GtkNativeDialog *chooser,
                  int              response,
                  GnWindow        *window)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
      for (guint i = 0; i < g_list_model_get_n_items (files); i++)
        {
          g_autoptr (GFile) file = g_list_model_get_item (files, i);
          gn_window_open (window, file);
        }
    }
  g_object_unref (chooser);
}

void
gn_window_import_records (GnWindow *window)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Import records"), GTK_WINDOW (window),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, _("_Import"), NULL);

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  add_filter (chooser);
  g_signal_connect (chooser, "response", G_CALLBACK (on_import_chosen), window);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- Export --------------------------------------------------------------------------------------------- */

typedef struct {
  GFile *record, *target;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->record);
  g_object_unref (export->target);
  g_free (export);
}

/* A photo is large, and the folder may be on a slow disk. */
static void
export_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Export *export = data;
  g_autofree char *name = g_file_get_basename (export->target);
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  GError *error = NULL;

  g_ptr_array_add (one, export->record);
  if (g_str_has_suffix (name, GN_BACKUP_SUFFIX)
        ? gn_backup_write_some (export->target, one, NULL, NULL, NULL, NULL, &error)
        : g_file_copy (export->record, export->target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_exported (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GnWindow *window = GN_WINDOW (source);
  Export *export = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  const gboolean fine = g_task_propagate_boolean (G_TASK (result), &error);

  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    gn_say_exported (GTK_WIDGET (window), export->target, fine, error);
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
}

void
gn_window_export_record_to (GnWindow *window,
                            GFile    *record,
                            GFile    *target)
{
  g_autoptr (GTask) task = g_task_new (window, NULL, on_exported, NULL);
  Export *export = g_new0 (Export, 1);

  export->record = g_object_ref (record);
  export->target = g_object_ref (target);
  g_task_set_task_data (task, export, export_free);
  /* If the window is closed meanwhile, the program ends only when it is done. */
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());
  g_task_run_in_thread (task, export_in_thread);
}

static void
on_export_chosen (GtkNativeDialog *chooser,
                  int              response,
                  GnWindow        *window)
{
  GFile *record = g_object_get_data (G_OBJECT (chooser), "record");

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) target = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      gn_window_export_record_to (window, record, target);
    }
  g_object_unref (chooser);
}

/* A note or photo comes along only in one file: a sandbox opens no others beside one that was chosen. */
void
gn_window_export_record (GnWindow *window,
                         GFile    *file)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Export the record"), GTK_WINDOW (window),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autofree char *name = NULL;

  g_ptr_array_add (one, file);
  name = gn_library_has_beside (file) ? gn_backup_name_of (one) : g_file_get_basename (file);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  add_filter (chooser);
  g_object_set_data_full (G_OBJECT (chooser), "record", g_object_ref (file), g_object_unref);
  g_signal_connect (chooser, "response", G_CALLBACK (on_export_chosen), window);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- Deletion ------------------------------------------------------------------------------------------- */

void
gn_window_close_record (GnWindow *window,
                        GFile    *file)
{
  GnTableTab *tab = gn_window_find (window, file);

  if (tab)
    gn_window_close_table (window, tab);
}

void
gn_window_refresh_record (GnWindow *window,
                          GFile    *file)
{
  GnTableTab *tab = gn_window_find (window, file);

  if (tab)
    gn_table_tab_refresh (tab);
}

gboolean
gn_window_delete_record_now (GnWindow *window,
                             GFile    *file)
{
  g_autoptr (GError) error = NULL;

  gn_window_close_record (window, file);
  if (!gn_library_delete (file, &error))
    {
      gn_complain (GTK_WIDGET (window), _("The record cannot be deleted"), error->message);
      return FALSE;
    }
  gn_toast (GTK_WIDGET (window), _("The record was deleted."));
  return TRUE;
}

static void
on_delete_answered (GnWindow   *window,
                    const char *response,
                    GtkWidget  *dialog)
{
  if (!g_str_equal (response, "delete")
      || !gn_window_delete_record_now (window, g_object_get_data (G_OBJECT (dialog), "file")))
    return;
  if (window->history)
    gn_history_page_refresh (GN_HISTORY_PAGE (window->history));
  gn_window_refresh_tonight (window);
}

void
gn_window_delete_record (GnWindow *window,
                         GFile    *file)
{
  GtkWidget *dialog = gn_ask_new (
    _("Delete this table?"),
    _("Its record, with every entry and the scoresheet, will be deleted. Export it first if anybody may want it."));

  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("_Keep it"), "delete", _("_Delete"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  gn_ask_set_default_response (GN_ASK (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_delete_answered), window, G_CONNECT_SWAPPED);
  gn_ask_open (dialog, GTK_WIDGET (window));
}
