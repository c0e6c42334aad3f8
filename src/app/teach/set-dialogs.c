/* set-dialogs.c: import and export of component sets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "set-dialogs.h"

#include <glib/gi18n.h>

#include "core/library/library.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"

typedef struct {
  GtkWidget *widget;
  GnDraft   *draft;
} Asking;

static void
asking_free (gpointer  data,
             GClosure *closure)
{
  Asking *asking = data;

  g_object_unref (asking->widget);
  g_object_unref (asking->draft);
  g_free (asking);
}

static void
ask (GtkWidget            *widget,
     GnDraft              *draft,
     const char           *title,
     const char           *accept,
     GtkFileChooserAction  action,
     const char           *name,
     GCallback             callback)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (widget)), action,
                                                               accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  Asking *asking = g_new (Asking, 1);

  asking->widget = g_object_ref (widget);
  asking->draft = g_object_ref (draft);
  /* Translators: the kind of files that a file chooser shows. */
  gtk_file_filter_set_name (filter, _("Component sets"));
  gtk_file_filter_add_pattern (filter, "*.json");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  if (name)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", callback, asking, asking_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

gboolean
gn_set_import_file (GnDraft  *draft,
                    GFile    *file,
                    GError  **error)
{
  g_autoptr (GnSet) set = gn_set_load (gn_draft_get_game (draft), file, error);

  if (set)
    gn_library_receive_set (set);
  return set && gn_draft_set_set (draft, set, error) && gn_library_save_set (set, error);
}

static void
on_import (GtkNativeDialog *chooser,
           int              response,
           Asking          *asking)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autoptr (GError) error = NULL;

      if (!gn_set_import_file (asking->draft, file, &error))
        gn_complain (asking->widget, _("This component set cannot be used"), error->message);
      else
        gn_toast (asking->widget, _("The component set was added to your library."));
    }
  g_object_unref (chooser);
}

void
gn_set_import (GtkWidget *widget,
               GnDraft   *draft)
{
  ask (widget, draft, _("Import a component set"), _("_Import"), GTK_FILE_CHOOSER_ACTION_OPEN, NULL,
       G_CALLBACK (on_import));
}

static void
on_export (GtkNativeDialog *chooser,
           int              response,
           Asking          *asking)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autoptr (GError) error = NULL;

      if (!gn_set_save (gn_draft_get_set (asking->draft), file, &error))
        gn_complain (asking->widget, _("The component set cannot be saved"), error->message);
    }
  g_object_unref (chooser);
}

void
gn_set_export (GtkWidget *widget,
               GnDraft   *draft)
{
  GnSet *set = gn_draft_get_set (draft);

  if (!set)
    return;
  g_autofree char *name = g_strdup_printf ("%s-%s.json", gn_draft_get_game (draft)->id, gn_set_get_id (set));
  ask (widget, draft, _("Export the component set"), _("_Export"), GTK_FILE_CHOOSER_ACTION_SAVE, name,
       G_CALLBACK (on_export));
}
