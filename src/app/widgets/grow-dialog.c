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
gn_grow_dialog (AdwWindow *dialog)
{
  g_autoptr (GtkWidget) content = g_object_ref (adw_window_get_content (dialog));

  adw_window_set_content (dialog, NULL);
  adw_window_set_content (dialog, gn_grow_new (content));
  g_signal_connect (dialog, "notify::transient-for", G_CALLBACK (on_parent), NULL);
}
