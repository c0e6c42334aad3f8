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

G_END_DECLS
