/* grow-dialog.c: a dialog that is drawn as large as the window behind it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "grow-dialog.h"

#include <math.h>

#include "panels/layout/grow.h"

static void
on_parent (GtkWindow *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);
  const double scale = parent ? gn_grow_window_scale (parent) : 1;
  int width, height;

  if (scale <= 1)
    return;
  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, width > 0 ? (int) ceil (width * scale) : -1,
                               height > 0 ? (int) ceil (height * scale) : -1);
}

void
gn_grow_clamps (GtkWidget *widget,
                double     scale)
{
  if (ADW_IS_CLAMP (widget))
    {
      AdwClamp *clamp = ADW_CLAMP (widget);

      adw_clamp_set_maximum_size (clamp, (int) (adw_clamp_get_maximum_size (clamp) * scale));
      adw_clamp_set_tightening_threshold (clamp, (int) (adw_clamp_get_tightening_threshold (clamp) * scale));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gn_grow_clamps (child, scale);
}

void
gn_grow_foreign (GtkWindow *dialog,
                 GtkWindow *parent)
{
  const double scale = parent ? gn_grow_window_scale (parent) : 1;
  double *known = g_object_get_data (G_OBJECT (dialog), "gn-scale");
  int width, height;

  if (!known)
    {
      known = g_new (double, 1);
      *known = 1;
      g_object_set_data_full (G_OBJECT (dialog), "gn-scale", known, g_free);
    }
  if (scale == *known)
    return;
  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, width > 0 ? (int) ceil (width * scale / *known) : -1,
                               height > 0 ? (int) ceil (height * scale / *known) : -1);
  gn_grow_clamps (GTK_WIDGET (dialog), scale / *known);
  *known = scale;
}

void
gn_grow_dialog (AdwWindow *dialog)
{
  g_autoptr (GtkWidget) content = g_object_ref (adw_window_get_content (dialog));

  adw_window_set_content (dialog, NULL);
  adw_window_set_content (dialog, gn_grow_new (content));
  g_signal_connect (dialog, "notify::transient-for", G_CALLBACK (on_parent), NULL);
}
