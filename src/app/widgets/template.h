/* template.h: small trees of widgets from a template, for lists whose rows need no class of their own
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_template_new: builds the object "row" of the template @file, its path in ui/ without the ending; (transfer
 * floating) */
GtkWidget *gn_template_new   (const char *file);
/** gn_template_part: the widget in @row with this id in the template, which must be there; (transfer none) */
gpointer   gn_template_part  (GtkWidget *row, const char *id);
/** gn_template_write: sets the text of the label with this id; returns the label, (transfer none) */
GtkWidget *gn_template_write (GtkWidget *row, const char *id, const char *text);

G_END_DECLS
