/* photo-change.c: adding, replacing and removing the photo of a match, so that it can be undone
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "photo-change.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"
#include "sheets/photo.h"

void
gn_photo_change_free (GnPhotoChange *change)
{
  if (!change)
    return;

  g_object_unref (change->record);
  g_clear_pointer (&change->before, g_bytes_unref);
  g_free (change);
}

GnPhotoChange *
gn_photo_change_new (GtkWidget *widget,
                     GFile     *record,
                     GFile     *picture)
{
  g_autoptr (GBytes) before = gn_photo_bytes (record);
  g_autoptr (GError) error = NULL;
  GnPhotoChange *change;

  if (picture ? !gn_photo_take (record, picture, &error) : !gn_photo_put (record, NULL, &error))
    {
      gn_complain (widget, picture ? _("The photo cannot be added") : _("The photo cannot be removed"),
                   error->message);
      return NULL;
    }
  change = g_new0 (GnPhotoChange, 1);
  change->record = g_object_ref (record);
  change->before = g_steal_pointer (&before);
  return change;
}

gboolean
gn_photo_change_undo (const GnPhotoChange *change,
                      GtkWidget           *widget)
{
  g_autoptr (GError) error = NULL;

  if (gn_photo_put (change->record, change->before, &error))
    return TRUE;
  gn_complain (widget, _("The photo cannot be restored"), error->message);
  return FALSE;
}

/* ---- Where it comes from ------------------------------------------------------------------------------------ */

typedef void (*Chosen) (GtkWidget *widget, GFile *record, GFile *picture);

static void
on_response (GtkNativeDialog *chooser,
             int              response,
             GtkWidget       *widget)
{
  g_autoptr (GFile) picture = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                              : NULL;
  const Chosen chosen = (Chosen) g_object_get_data (G_OBJECT (chooser), "chosen");

  if (picture)
    chosen (widget, g_object_get_data (G_OBJECT (chooser), "record"), picture);
  g_object_unref (chooser);
}

void
gn_photo_choose (GtkWidget  *widget,
                 const char *title,
                 GFile      *record,
                 Chosen      chosen)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title,
                                                               GTK_WINDOW (gtk_widget_get_root (widget)),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, _("_Choose"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  /* Translators: the kind of files that a file chooser shows. */
  gtk_file_filter_set_name (filter, _("Pictures"));
  gtk_file_filter_add_mime_type (filter, "image/*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_object_set_data (G_OBJECT (chooser), "chosen", (gpointer) chosen);
  if (record)
    g_object_set_data_full (G_OBJECT (chooser), "record", g_object_ref (record), g_object_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

typedef void (*Dropped) (gpointer data, GFile *picture);

static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       data)
{
  const Dropped dropped = (Dropped) g_object_get_data (G_OBJECT (target), "dropped");
  const GSList *files = G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) ? g_value_get_boxed (value) : NULL;
  GFile *picture = G_VALUE_HOLDS (value, G_TYPE_FILE) ? g_value_get_object (value) : files ? files->data : NULL;

  if (picture)
    dropped (data, picture);
  return picture != NULL;
}

void
gn_photo_drop (GtkWidget *target,
               Dropped    chosen,
               gpointer   data)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };

  gtk_drop_target_set_gtypes (drop, types, G_N_ELEMENTS (types));
  g_object_set_data (G_OBJECT (drop), "dropped", (gpointer) chosen);
  g_signal_connect (drop, "drop", G_CALLBACK (on_drop), data);
  gtk_widget_add_controller (target, GTK_EVENT_CONTROLLER (drop));
}
