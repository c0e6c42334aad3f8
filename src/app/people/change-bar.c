/* change-bar.c: tells below a page what was changed last, and undoes it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "change-bar.h"

#include "app/people/people-changes.h"
#include "panels/drawing/parts.h"

struct _GnChangeBar {
  GtkBox          parent_instance;

  GtkLabel       *label;
  GtkProgressBar *progress;
  GtkWidget      *undo;
};

G_DEFINE_FINAL_TYPE (GnChangeBar, gn_change_bar, GTK_TYPE_BOX)

static void
show (GnChangeBar *self)
{
  GnPeopleChanges *changes = gn_people_changes_get ();
  const char *text = gn_people_changes_text (changes);
  double part;
  const gboolean busy = gn_people_changes_busy (changes, &part);

  if (g_strcmp0 (gtk_label_get_label (self->label), text ? text : "") != 0)
    gtk_label_set_label (self->label, text ? text : "");
  gtk_progress_bar_set_fraction (self->progress, part);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), busy);
  gtk_widget_set_visible (self->undo, !busy);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
on_changed (GnChangeBar *self)
{
  show (self);
}

static void
gn_change_bar_class_init (GnChangeBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/change-bar.ui");
  gn_bind_children (widget_class, GnChangeBar, label, progress, undo);
}

static void
gn_change_bar_init (GnChangeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gn_people_changes_get (), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
act_undo (GtkWidget  *page,
          const char *action,
          GVariant   *parameter)
{
  gn_people_changes_undo (gn_people_changes_get (), page);
}

void
gn_change_bar_install (GtkWidgetClass *page)
{
  g_type_ensure (GN_TYPE_CHANGE_BAR);
  gtk_widget_class_install_action (page, "people.undo", NULL, act_undo);
  gtk_widget_class_add_binding_action (page, GDK_KEY_z, GDK_CONTROL_MASK, "people.undo", NULL);
}
