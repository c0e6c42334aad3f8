/* messages.h: sentences to the host that belong to no page
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_toast: a sentence that needs no answer; the window that @widget is in shows it (action `win.tell`) for a few
 * seconds */
void gn_toast    (GtkWidget *widget, const char *text);

/** gn_complain: a sentence that waits to be read; @detail: (nullable): what exactly is wrong */
void gn_complain (GtkWidget *widget, const char *text, const char *detail);

G_END_DECLS
