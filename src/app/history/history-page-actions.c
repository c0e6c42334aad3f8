/* history-page-actions.c: what can be done with matches in the history (a part of GnHistoryPage)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page-private.h"

#include <glib/gi18n.h>

#include "app/history/history-row.h"
#include "app/settings/settings.h"
#include "app/widgets/about-dialog.h"
#include "app/widgets/messages.h"
#include "app/widgets/print.h"
#include "core/table/match-table.h"
#include "core/words/text.h"
#include "exchange/backup.h"
#include "panels/drawing/parts.h"

/* ---- Choosing several --------------------------------------------------------------------------------------- */

static void
show_chosen (GnHistoryPage *self)
{
  const guint n = g_hash_table_size (self->chosen);
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *text = gn_fill (ngettext ("{n} match chosen", "{n} matches chosen", n), "n", number, NULL);
  static const char *const actions[] = { "history.print", "history.export", "history.delete" };

  gtk_label_set_label (self->chosen_label, text);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], n > 0);
  gn_history_page_fit_bar (self);
  gn_history_page_show_rows (self);
}

void
gn_history_page_set_choosing (GnHistoryPage *self,
                              gboolean       choosing)
{
  if (choosing == self->choosing)
    return;
  self->choosing = choosing;
  g_hash_table_remove_all (self->chosen);
  gtk_toggle_button_set_active (self->select, choosing);
  gtk_widget_set_visible (self->chosen_bar, choosing);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkListItem *place = self->rows->pdata[i];
      const GnHistoryEntry *entry = gn_history_item_get_entry (gtk_list_item_get_item (place));

      gtk_list_item_set_activatable (place, choosing || !entry || !entry->info->trouble);
    }
  show_chosen (self);
}

void
gn_history_page_toggle (GnHistoryPage *self,
                        const char    *uri)
{
  if (!g_hash_table_remove (self->chosen, uri))
    g_hash_table_add (self->chosen, g_strdup (uri));
  show_chosen (self);
}

static void
act_select (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);

  gn_history_page_set_choosing (self, !self->choosing);
}

static void
act_select_all (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));

  gn_history_page_set_choosing (self, TRUE);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), i);
      const GnHistoryEntry *entry = gn_history_item_get_entry (item);

      if (entry)
        g_hash_table_add (self->chosen, g_file_get_uri (entry->info->file));
    }
  show_chosen (self);
}

/* The chosen ones in the order of the list, or the one in @parameter; (transfer full) (element-type GFile) */
static GPtrArray *
files_of (GnHistoryPage *self,
          GVariant      *parameter)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) uris = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer uri;

  if (parameter)
    g_ptr_array_add (uris, (char *) g_variant_get_string (parameter, NULL));
  g_hash_table_iter_init (&iter, self->chosen);
  while (!parameter && g_hash_table_iter_next (&iter, &uri, NULL))
    g_ptr_array_add (uris, uri);
  g_ptr_array_sort (uris, (GCompareFunc) g_strcmp0);
  for (guint i = 0; i < uris->len; i++)
    g_ptr_array_add (files, g_file_new_for_uri (uris->pdata[i]));
  return files;
}

/* ---- Place and note ----------------------------------------------------------------------------------------- */

/* Its result may be open in a tab. */
static void
tell_window (GnHistoryPage *self,
             GFile         *record)
{
  g_autofree char *uri = g_file_get_uri (record);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.record-changed", "s", uri);
}

static void
on_about_saved (GnHistoryPage *self,
                GnAboutDialog *dialog)
{
  gn_history_page_update (self);
  tell_window (self, g_object_get_data (G_OBJECT (dialog), "record"));
}

static void
act_about (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_auto (GStrv) places = gn_history_index_places (self->index);

  GnAboutDialog *dialog = gn_about_dialog_open (widget, file, (const char *const *) places);

  g_object_set_data_full (G_OBJECT (dialog), "record", g_object_ref (file), g_object_unref);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (on_about_saved), self, G_CONNECT_SWAPPED);
}

/* ---- Scoresheets -------------------------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable) */
static GnSheet *
sheet_of (GFile   *file,
          GError **error)
{
  g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, error);

  return table ? gn_sheet_new (table, gn_match_table_is_over (table) ? GN_EVERYTHING : GN_PUBLIC) : NULL;
}

static GnSheet *
nth_sheet (guint    i,
           gpointer files)
{
  return sheet_of (((GPtrArray *) files)->pdata[i], NULL);
}

GtkPrintOperation *
gn_history_page_print (GPtrArray *files)
{
  /* Translators: the name of a job in the printer's queue. */
  return gn_print_new (_("Scoresheets"), gn_settings_paper (), files->len, nth_sheet, g_ptr_array_ref (files),
                       (GDestroyNotify) g_ptr_array_unref);
}

static void
act_print (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  g_autoptr (GPtrArray) files = files_of (GN_HISTORY_PAGE (widget), parameter);
  g_autoptr (GtkPrintOperation) print = gn_history_page_print (files);

  gn_print_run (print, widget);
}

/* ---- Export ------------------------------------------------------------------------------------------------- */

#define RECORD   "gnomon"
#define ONE_FILE "gnomonbackup"

typedef struct {
  GnHistoryPage *page;
  GPtrArray     *files;
  GFile         *folder;
  char          *form;      /* an extension */
  guint          at;
  guint          written;
  char          *trouble;   /* of the first that could not be written */
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->page);
  g_ptr_array_unref (export->files);
  g_object_unref (export->folder);
  g_free (export->form);
  g_free (export->trouble);
  g_free (export);
}

/* An unused name in the folder: nothing there is replaced. */
static GFile *
target_of (Export *export,
           GFile  *file)
{
  g_autofree char *base = g_file_get_basename (file);
  char *dot = g_strrstr (base, "." RECORD);

  if (dot)
    *dot = '\0';
  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strdup_printf ("%s.%s", base, export->form)
                                     : g_strdup_printf ("%s-%u.%s", base, n, export->form);
      g_autoptr (GFile) target = g_file_get_child (export->folder, name);

      if (!g_file_query_exists (target, NULL))
        return g_steal_pointer (&target);
    }
}

static gboolean
write_one (Export  *export,
           GFile   *file,
           GError **error)
{
  if (g_str_equal (export->form, RECORD))
    {
      g_autoptr (GFile) copy = gn_library_export (file, export->folder, error);

      return copy != NULL;
    }

  g_autoptr (GFile) target = target_of (export, file);
  g_autoptr (GnSheet) sheet = sheet_of (file, error);

  return sheet && gn_sheet_write (sheet, target, gn_settings_paper (), error);
}

/* One file at each idle moment: the page stays usable. */
static gboolean
export_next (gpointer data)
{
  Export *export = data;
  g_autoptr (GError) error = NULL;

  /* The window is gone. */
  if (!export->page->index)
    return G_SOURCE_REMOVE;
  if (export->at < export->files->len)
    {
      if (write_one (export, export->files->pdata[export->at++], &error))
        export->written++;
      else if (!export->trouble)
        export->trouble = g_strdup (error ? error->message : "");
      return G_SOURCE_CONTINUE;
    }

  g_autofree char *n = g_strdup_printf ("%u", export->written);
  g_autofree char *said = gn_fill (ngettext ("Exported {n} match.", "Exported {n} matches.", export->written), "n", n,
                                   NULL);

  if (export->trouble)
    gn_complain (GTK_WIDGET (export->page), _("Some matches could not be exported"), export->trouble);
  else
    gn_toast (GTK_WIDGET (export->page), said);
  return G_SOURCE_REMOVE;
}

void
gn_history_page_export (GnHistoryPage *self,
                        GPtrArray     *files,
                        GFile         *folder,
                        const char    *form)
{
  Export *export = g_new0 (Export, 1);

  export->page = g_object_ref (self);
  export->files = g_ptr_array_ref (files);
  export->folder = g_object_ref (folder);
  export->form = g_strdup (form);
  g_idle_add_full (G_PRIORITY_LOW, export_next, export, export_free);
}

static void
on_target (GtkNativeDialog *chooser,
           int              response,
           GnHistoryPage   *self)
{
  g_autoptr (GFile) target = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                             : NULL;
  GPtrArray *files = g_object_get_data (G_OBJECT (chooser), "files");
  const char *form = g_object_get_data (G_OBJECT (chooser), "form");

  if (target && g_str_equal (form, ONE_FILE))
    gn_history_page_export_file (self, files, target);
  else if (target)
    gn_history_page_export (self, files, target, form);
  g_object_unref (chooser);
}

static void
act_export (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  const gboolean one = g_str_equal (g_variant_get_string (parameter, NULL), ONE_FILE);
  GtkFileChooserNative *chooser
    = gtk_file_chooser_native_new (one ? _("Export to one file") : _("Export to a folder"), window,
                                   one ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                   _("_Export"), NULL);
  g_autoptr (GPtrArray) files = files_of (self, NULL);
  g_autofree char *name = gn_backup_name_of (files);

  if (one)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "files", g_steal_pointer (&files), (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data_full (G_OBJECT (chooser), "form", g_variant_dup_string (parameter, NULL), g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_target), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- What can be undone ------------------------------------------------------------------------------------- */

void
gn_history_page_show_undo (GnHistoryPage *self)
{
  const guint n = self->aside ? self->aside->len : 0;
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *deleted = gn_fill (ngettext ("{n} match deleted", "{n} matches deleted", n), "n", number, NULL);
  const GnPhotoChange *photo = self->photo_change;
  g_autoptr (GFile) file = photo ? gn_photo_file (photo->record) : NULL;
  const char *text = !photo                                ? deleted
                     : !g_file_query_exists (file, NULL) ? _("Photo removed")
                     : photo->before                       ? _("Photo replaced")
                                                           : _("Photo added");

  const gboolean any = n > 0 || photo || self->landing;

  gtk_label_set_label (self->undo_label, self->landing ? self->landing_text : text);
  gtk_widget_set_visible (self->undo_bar, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.undo", any);
}

void
gn_history_page_forget_undo (GnHistoryPage *self)
{
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  g_clear_pointer (&self->aside, g_ptr_array_unref);
  g_clear_pointer (&self->landing, gn_landing_free);
  g_clear_pointer (&self->landing_text, g_free);
  /* What comes in now may still have to be taken out again. */
  if (!self->work)
    gn_library_clear_aside ();
}

/* ---- Photo -------------------------------------------------------------------------------------------------- */

void
gn_history_page_change_photo (GnHistoryPage *self,
                              GFile         *record,
                              GFile         *picture)
{
  GnPhotoChange *change = gn_photo_change_new (GTK_WIDGET (self), record, picture);

  if (!change)
    return;
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  if (self->landing)
    gn_history_page_forget_undo (self);
  self->photo_change = change;
  gn_history_page_show_undo (self);
  tell_window (self, record);
}

static void
on_photo_chosen (GtkWidget *widget,
                 GFile     *record,
                 GFile     *picture)
{
  gn_history_page_change_photo (GN_HISTORY_PAGE (widget), record, picture);
}

static void
act_photo (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  gn_photo_choose (widget, _("Photo of the match"), file, on_photo_chosen);
}

static void
act_remove_photo (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  gn_history_page_change_photo (GN_HISTORY_PAGE (widget), file, NULL);
}

/* ---- Deletion ----------------------------------------------------------------------------------------------- */

static void
act_delete (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);
  g_autoptr (GPtrArray) files = files_of (self, parameter);
  g_autoptr (GError) error = NULL;

  /* Only the last deletion can be undone. */
  gn_history_page_forget_undo (self);
  self->aside = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *uri = g_file_get_uri (files->pdata[i]);
      GFile *aside;

      /* An open table would go on writing into it. */
      gtk_widget_activate_action (widget, "win.close-record", "s", uri);
      aside = gn_library_set_aside (files->pdata[i], error ? NULL : &error);
      if (aside)
        g_ptr_array_add (self->aside, aside);
    }
  gn_history_page_set_choosing (self, FALSE);
  gn_history_page_show_undo (self);
  gn_history_page_update (self);
  if (error)
    gn_complain (widget, _("The record cannot be deleted"), error->message);
}

/* The Delete key: what is chosen, or the match that has the focus. */
static gboolean
on_delete_key (GtkWidget *widget,
               GVariant  *args,
               gpointer   data)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);
  GtkWidget *row = gn_history_page_focused_row (self);

  if (!row)
    return FALSE;
  if (self->choosing && g_hash_table_size (self->chosen))
    gtk_widget_activate_action (widget, "history.delete", NULL);
  else if (!self->choosing)
    gtk_widget_activate_action (widget, "history.delete-one", "s", gn_history_row_get_uri (GN_HISTORY_ROW (row)));
  return TRUE;
}

static void
act_undo (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);

  if (self->landing)
    {
      gn_history_page_undo_landing (self);
      return;
    }

  g_autoptr (GnPhotoChange) photo = g_steal_pointer (&self->photo_change);
  g_autoptr (GPtrArray) aside = photo ? NULL : g_steal_pointer (&self->aside);
  g_autoptr (GError) error = NULL;

  if (photo && gn_photo_change_undo (photo, widget))
    tell_window (self, photo->record);

  for (guint i = 0; aside && i < aside->len; i++)
    {
      g_autoptr (GFile) file = gn_library_put_back (aside->pdata[i], error ? NULL : &error);
    }
  gn_history_page_show_undo (self);
  gn_history_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  if (error)
    gn_complain (widget, _("Some matches could not be restored"), error->message);
}

/* ---- Keys --------------------------------------------------------------------------------------------------- */

static void
act_search (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (GN_HISTORY_PAGE (widget)->search));
}

/* Esc goes back one step: choosing, a day, then the page. */
static void
act_leave (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);

  if (self->choosing)
    gn_history_page_set_choosing (self, FALSE);
  else if (self->chosen_day)
    {
      self->chosen_day = 0;
      gn_history_page_ask (self);
    }
  else
    gtk_widget_activate_action (widget, "win.back", NULL);
}

/* Keys that the list would take for its own selection: Ctrl+A, and the space bar, which ticks a row. On a button in
 * the row the space bar presses that. */
gboolean
gn_history_page_on_key (GnHistoryPage  *self,
                        guint           keyval,
                        guint           code,
                        GdkModifierType modifiers)
{
  GtkWidget *row = gn_history_page_focused_row (self);

  modifiers &= gtk_accelerator_get_default_mod_mask ();
  if (keyval == GDK_KEY_a && modifiers == GDK_CONTROL_MASK)
    return gtk_widget_activate_action (GTK_WIDGET (self), "history.select-all", NULL);
  if (keyval != GDK_KEY_space || modifiers || !row || !gtk_widget_has_focus (gtk_widget_get_parent (row)))
    return FALSE;
  gn_history_page_set_choosing (self, TRUE);
  gn_history_page_toggle (self, gn_history_row_get_uri (GN_HISTORY_ROW (row)));
  return TRUE;
}

void
gn_history_page_install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "history.search", NULL, act_search);
  gtk_widget_class_install_action (class, "history.select", NULL, act_select);
  gtk_widget_class_install_action (class, "history.select-all", NULL, act_select_all);
  gtk_widget_class_install_action (class, "history.about", "s", act_about);
  gtk_widget_class_install_action (class, "history.photo", "s", act_photo);
  gtk_widget_class_install_action (class, "history.remove-photo", "s", act_remove_photo);
  gtk_widget_class_install_action (class, "history.print", NULL, act_print);
  gtk_widget_class_install_action (class, "history.print-one", "s", act_print);
  gtk_widget_class_install_action (class, "history.export", "s", act_export);
  gtk_widget_class_install_action (class, "history.delete", NULL, act_delete);
  gtk_widget_class_install_action (class, "history.delete-one", "s", act_delete);
  gtk_widget_class_install_action (class, "history.undo", NULL, act_undo);
  gtk_widget_class_install_action (class, "history.leave", NULL, act_leave);
  gtk_widget_class_add_binding_action (class, GDK_KEY_f, GDK_CONTROL_MASK, "history.search", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_a, GDK_CONTROL_MASK, "history.select-all", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_z, GDK_CONTROL_MASK, "history.undo", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Escape, 0, "history.leave", NULL);
  gtk_widget_class_add_binding (class, GDK_KEY_Delete, 0, on_delete_key, NULL);
}
