/* history-page-shared.c: the folder that several laptops share, on the page (a part of GnHistoryPage)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page-private.h"
#include "shared-folder.h"

#include <glib/gi18n.h>

#include "core/base/file.h"
#include "core/words/text.h"

/* ---- What is offered ------------------------------------------------------------------------------------------- */

static void
follow (GnHistoryPage *self)
{
  GnSharedFolder *shared = gn_shared_folder_get ();
  const GnSharedBackup *offer = gn_shared_folder_offer (shared);
  const char *trouble = gn_shared_folder_trouble (shared);
  const guint n_matches = offer ? gn_backup_n (offer->found) : 0;
  g_autofree char *n = g_strdup_printf ("%u", n_matches);
  g_autofree char *text = NULL;

  if (offer)
    /* Translators: {laptop} is the name of another computer; {n} matches of it are new here. */
    text = gn_fill (ngettext ("{n} match from {laptop}", "{n} matches from {laptop}", n_matches), "n", n, "laptop",
                    offer->laptop, NULL);
  else if (trouble)
    /* Translators: {trouble} is a whole sentence: why a file cannot be written. */
    text = gn_fill (_("Shared folder: {trouble}"), "trouble", trouble, NULL);
  gtk_label_set_label (self->shared_label, text ? text : "");
  gtk_widget_set_visible (self->shared_bar, text != NULL);
  gtk_widget_set_visible (self->shared_take, offer != NULL);
  gtk_widget_set_visible (self->shared_leave, offer != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.take-shared", offer != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.leave-shared", offer != NULL);
}

static void
act_take (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  const GnSharedBackup *offer = gn_shared_folder_offer (gn_shared_folder_get ());

  if (offer)
    gn_history_page_take_in (GN_HISTORY_PAGE (widget), offer->file, offer->without, offer->found->replaced);
}

static void
act_leave (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gn_shared_folder_settle (gn_shared_folder_get (), FALSE);
}

/* ---- Choosing it ----------------------------------------------------------------------------------------------- */

static void
on_folder (GtkNativeDialog *chooser,
           int              response,
           gpointer         page)
{
  g_autoptr (GFile) folder = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                             : NULL;

  if (folder)
    gn_shared_folder_set (gn_shared_folder_get (), folder);
  g_object_unref (chooser);
}

static void
on_response (GnAsk         *dialog,
             const char    *response,
             GnHistoryPage *self)
{
  GtkFileChooserNative *chooser;

  if (g_str_equal (response, "stop"))
    gn_shared_folder_set (gn_shared_folder_get (), NULL);
  if (!g_str_equal (response, "choose"))
    return;
  chooser = gtk_file_chooser_native_new (_("Shared folder"), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                         GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _("_Choose"), NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_folder), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
act_shared (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_autoptr (GFile) folder = gn_shared_folder_dup (gn_shared_folder_get ());
  g_autofree char *name = folder ? gn_file_name (folder) : NULL;
  /* Translators: {folder} is the name of a folder. */
  g_autofree char *now = name ? gn_fill (_("Now: “{folder}”."), "folder", name, NULL) : NULL;
  g_autofree char *body = g_strconcat (
    _("Several laptops can share a folder, such as one that is synchronized. After each match and on closing, Gnomon "
      "writes a backup there. Here you are offered what the other laptops wrote; nothing is taken in without you."),
    now ? "\n\n" : NULL, now, NULL);
  GtkWidget *dialog = gn_ask_new (_("Shared folder"), body);

  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("_Cancel"), NULL);
  if (folder)
    /* Translators: a button: the folder is not used any more. */
    gn_ask_add_response (GN_ASK (dialog), "stop", _("_Stop sharing"));
  gn_ask_add_response (GN_ASK (dialog), "choose", _("_Choose…"));
  gn_ask_set_response_appearance (GN_ASK (dialog), "choose", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (GN_ASK (dialog), "choose");
  gn_ask_set_close_response (GN_ASK (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), widget, 0);
  gn_ask_open (dialog, widget);
}

static void
on_map (GnHistoryPage *self)
{
  gn_shared_folder_look (gn_shared_folder_get ());
}

void
gn_history_page_install_shared (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "history.shared", NULL, act_shared);
  gtk_widget_class_install_action (class, "history.take-shared", NULL, act_take);
  gtk_widget_class_install_action (class, "history.leave-shared", NULL, act_leave);
}

void
gn_history_page_init_shared (GnHistoryPage *self)
{
  g_signal_connect_object (gn_shared_folder_get (), "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
  follow (self);
}
