/* segments.c: two or three choices in one frame
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "segments.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/layout/split-layout.h"

struct _GnSegments {
  GtkBox     parent_instance;

  GPtrArray *buttons;
  int        selected;
  gboolean   quiet;      /* being set by our own code, not chosen */
};

G_DEFINE_FINAL_TYPE (GnSegments, gn_segments, GTK_TYPE_BOX)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
on_toggled (GtkToggleButton *button,
            GnSegments      *self)
{
  guint index;

  if (self->quiet || !gtk_toggle_button_get_active (button) || !g_ptr_array_find (self->buttons, button, &index))
    return;
  self->selected = index;
  g_signal_emit (self, signals[CHOSEN], 0, (int) index);
}

void
gn_segments_add (GnSegments *self,
                 const char *label,
                 const char *hint,
                 gboolean    usual)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  if (usual)
    {
      GtkWidget *dot = gtk_label_new ("•");
      gtk_widget_add_css_class (dot, "usual");
      gtk_box_append (GTK_BOX (box), dot);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  if (self->buttons->len)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->buttons, 0));
  gtk_widget_set_tooltip_text (button, hint);
  gn_say_name (button, label);
  if (usual)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("as in the rulebook"), -1);
  g_ptr_array_add (self->buttons, button);
  gtk_box_append (GTK_BOX (self), button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, 0);
}

void
gn_segments_set_selected (GnSegments *self,
                          int         selected)
{
  self->quiet = TRUE;
  self->selected = selected;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), (int) i == selected);
  self->quiet = FALSE;
}

static void
gn_segments_finalize (GObject *object)
{
  g_ptr_array_unref (GN_SEGMENTS (object)->buttons);
  G_OBJECT_CLASS (gn_segments_parent_class)->finalize (object);
}

static void
gn_segments_class_init (GnSegmentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_segments_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHOSEN] = g_signal_new ("chosen", GN_TYPE_SEGMENTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
}

static void
gn_segments_init (GnSegments *self)
{
  self->buttons = g_ptr_array_new ();
  self->selected = -1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "segments");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  /* one below the other where a window is narrow */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), g_object_new (GN_TYPE_SPLIT_LAYOUT, "narrow", 0, "end-width", -1,
                                                                  "spacing", 0, NULL));
}

GtkWidget *
gn_segments_new (void)
{
  return g_object_new (GN_TYPE_SEGMENTS, NULL);
}
