/* figure-field.h: a field of a form into which a figure is typed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/figure.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_figure_field_new: a #GtkEntry; @name: for assistive technology. (transfer floating) */
GtkWidget *gn_figure_field_new  (const char *name);
/** gn_figure_field_read: the figure in the field. Returns: FALSE if it is none */
gboolean   gn_figure_field_read (GtkWidget *field, gint16 *slots);
/** gn_figure_field_show: shows a figure, or with GN_OPEN none. What was typed stays if it is that figure, or no figure
 * yet */
void       gn_figure_field_show (GtkWidget *field, const gint16 *slots);
/** gn_figure_field_key: a digit or sign pressed elsewhere in the form. Returns: FALSE if @keyval is none */
gboolean   gn_figure_field_key  (GtkWidget *field, guint keyval);

G_END_DECLS
