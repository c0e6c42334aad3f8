/* grow-dialog.h: a dialog that is drawn as large as the window behind it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** gn_grow_dialog: puts the content of @dialog into a GnGrow. When @dialog gets its window (transient-for), it takes
 * the scale of that and enlarges its default size by it. Call it once, with the content in place */
void gn_grow_dialog (AdwWindow *dialog);

/** gn_grow_foreign: gives a window of GTK's or libadwaita's own, whose type is larger in a large window
 * (gn_style_grow()), the room for it. @parent: (nullable): the window behind it. Call it each time before it is
 * shown */
void gn_grow_foreign (GtkWindow *dialog, GtkWindow *parent);

/** gn_grow_clamps: the same for the narrow column of libadwaita's pages of rows below @widget, once */
void gn_grow_clamps (GtkWidget *widget, double scale);

G_END_DECLS
