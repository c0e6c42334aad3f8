/* compat.c: what newer versions of libadwaita have in other widgets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "compat.h"

#include <math.h>

#include "grow-dialog.h"
#include "panels/layout/grow.h"

/* Newer functions are said not to be there yet: the floor is libadwaita 1.2. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GtkWidget *
gn_credits_open (GtkWindow  *parent,
                 const char *property,
                 ...)
{
  GtkWidget *about;
  va_list values;

  va_start (values, property);
#if ADW_CHECK_VERSION (1, 5, 0)
  about = GTK_WIDGET (g_object_new_valist (ADW_TYPE_ABOUT_DIALOG, property, values));
  if (parent)
    adw_dialog_set_content_width (ADW_DIALOG (about), (int) ceil (adw_dialog_get_content_width (ADW_DIALOG (about))
                                                                  * gn_grow_window_scale (parent)));
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  about = GTK_WIDGET (g_object_new_valist (ADW_TYPE_ABOUT_WINDOW, property, values));
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gn_grow_foreign (GTK_WINDOW (about), parent);
  gtk_window_present (GTK_WINDOW (about));
#endif
  va_end (values);
  return about;
}

void
gn_header_keep_title (GtkWidget *bar)
{
  GtkWidget *box = gtk_widget_get_first_child (bar);

  while (box && !GTK_IS_CENTER_BOX (box))
    box = gtk_widget_get_first_child (box);
  if (box && g_object_class_find_property (G_OBJECT_GET_CLASS (box), "shrink-center-last"))
    g_object_set (box, "shrink-center-last", TRUE, NULL);
}

G_GNUC_END_IGNORE_DEPRECATIONS
