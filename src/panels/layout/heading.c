/* heading.c: the title of a part of the table, with a note beside it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "heading.h"

#include "panels/drawing/parts.h"
#include "shrink.h"

struct _GnHeading {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (GnHeading, gn_heading, GTK_TYPE_BOX)

enum { HEADING_TITLE = 1, HEADING_NOTE };

/* It may lie in a box that draws it smaller. */
static GtkLabel *
heading_label (GtkWidget *child)
{
  return GTK_LABEL (GTK_IS_LABEL (child) ? child : gtk_widget_get_first_child (child));
}

static void
gn_heading_set_property (GObject      *object,
                         guint         prop,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  GtkWidget *child = prop == HEADING_TITLE ? gtk_widget_get_first_child (GTK_WIDGET (object))
                                           : gtk_widget_get_last_child (GTK_WIDGET (object));

  gtk_label_set_label (heading_label (child), g_value_get_string (value));
  gtk_widget_set_visible (child, TRUE);
}

static void
gn_heading_class_init (GnHeadingClass *class)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = gn_heading_set_property;
  g_object_class_install_property (object_class, HEADING_TITLE, g_param_spec_string ("title", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, HEADING_NOTE, g_param_spec_string ("note", NULL, NULL, NULL, flags));
}

static void
gn_heading_init (GnHeading *self)
{
  GtkWidget *title = gn_label (NULL, "part-title"), *first = gn_shrink_new (title);
  GtkWidget *note = gn_label (NULL, "part-note"), *second = gn_shrink_or_none (note);

  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_widget_add_css_class (GTK_WIDGET (self), "part-heading");
  gtk_widget_set_hexpand (first, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (note), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gn_shrink_set_least (GN_SHRINK (first), 0.6);
  gn_shrink_set_least (GN_SHRINK (second), 0.5);
  gtk_widget_set_visible (second, FALSE);
  gn_append (GTK_WIDGET (self), first, second, NULL);
}

void
gn_heading_set (GtkWidget  *heading,
                const char *title,
                const char *note)
{
  GtkWidget *second = gtk_widget_get_last_child (heading);

  gtk_label_set_label (heading_label (gtk_widget_get_first_child (heading)), title);
  gtk_label_set_label (heading_label (second), note ? note : "");
  gtk_widget_set_visible (second, note && *note);
}
