/* messages.h: messages to the user that belong to no particular page
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_toast: shows a sentence that needs no answer for a few seconds, in the window of @widget (action `win.tell`) */
void gn_toast    (GtkWidget *widget, const char *text);

/** gn_complain: shows a sentence until it is dismissed; @detail: (nullable): what exactly is wrong */
void gn_complain (GtkWidget *widget, const char *text, const char *detail);

/** gn_say_exported: says that @file was written, or (@fine is FALSE) that it was not; @error: (nullable): why */
void gn_say_exported (GtkWidget *widget, GFile *file, gboolean fine, const GError *error);

G_END_DECLS
