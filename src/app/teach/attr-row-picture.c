/* attr-row-picture.c: attribute row for a picture from a file (a part of GnAttrRow)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "attr-row-private.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"
#include "app/widgets/photo-change.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/tile.h"

void
gn_attr_row_show_picture (GnAttrRow  *self,
                          const char *base64)
{
  char *copy = g_strdup (base64);
  g_autofree char *piece = copy ? gn_tile_picture (copy) : NULL;

  g_free (self->base64);
  self->base64 = copy;
  gn_piece_set_name (GN_PIECE (self->picture), piece);
  gtk_widget_set_visible (self->picture, piece != NULL);
  gtk_widget_set_visible (self->remove, copy != NULL);
}

gboolean
gn_attr_row_take_picture (GnAttrRow  *self,
                          GFile      *file,
                          GError    **error)
{
  g_autofree char *base64 = gn_tile_take (file, error);

  if (!base64)
    return FALSE;
  gn_attr_row_show_picture (self, base64);
  gn_attr_row_changed (self);
  return TRUE;
}

static void
take (gpointer  data,
      GFile    *file)
{
  g_autoptr (GError) error = NULL;

  if (!gn_attr_row_take_picture (data, file, &error))
    gn_complain (data, _("The picture cannot be used"), error->message);
}

static void
on_chosen (GtkWidget *widget,
           GFile     *record,
           GFile     *file)
{
  take (widget, file);
}

static void
on_choose (GnAttrRow *self)
{
  /* Translators: the title of a window where the host chooses the picture of a score pad. */
  gn_photo_choose (GTK_WIDGET (self), _("Picture"), NULL, on_chosen);
}

static void
on_remove (GnAttrRow *self)
{
  gn_attr_row_show_picture (self, NULL);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  gn_attr_row_changed (self);
}

GtkWidget *
gn_attr_row_make_picture (GnAttrRow *self)
{
  /* Translators: a button that opens a window where a file is chosen. */
  GtkWidget *box = gn_row (8, NULL), *choose = gtk_button_new_with_mnemonic (_("_Choose…"));

  self->picture = gn_piece_new (NULL, 40);
  self->remove = gtk_button_new_with_mnemonic (_("_Remove"));
  gtk_widget_set_valign (choose, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->remove, GTK_ALIGN_CENTER);
  gn_append (box, self->picture, choose, self->remove, NULL);
  g_signal_connect_object (choose, "clicked", G_CALLBACK (on_choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->remove, "clicked", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
  gn_photo_drop (GTK_WIDGET (self), take, self);
  return box;
}
