/* template.c: small trees of widgets from a template, for lists whose rows need no class of their own
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "template.h"

#include "first-fit.h"
#include "panels/drawing/piece.h"
#include "rich-label.h"

GtkWidget *
gn_template_new (const char *file)
{
  g_autofree char *path = g_strconcat (GN_RESOURCE_PATH "/ui/", file, ".ui", NULL);

  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_RICH_LABEL);

  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
  GtkWidget *row = g_object_ref (GTK_WIDGET (gtk_builder_get_object (builder, "row")));

  /* The builder gives up its own reference when it goes: what is left is floating, like any new widget. */
  g_object_force_floating (G_OBJECT (row));
  return row;
}

static GtkWidget *
find (GtkWidget  *widget,
      const char *id)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, id);
  return found;
}

gpointer
gn_template_part (GtkWidget  *row,
                  const char *id)
{
  GtkWidget *part = find (row, id);

  g_return_val_if_fail (part, NULL);
  return part;
}

GtkWidget *
gn_template_write (GtkWidget  *row,
                   const char *id,
                   const char *text)
{
  GtkWidget *label = gn_template_part (row, id);

  gtk_label_set_text (GTK_LABEL (label), text);
  return label;
}
