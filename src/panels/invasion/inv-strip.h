/* inv-strip.h: the gnome deck as a strip of cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_STRIP (inv_strip_get_type ())
G_DECLARE_FINAL_TYPE (InvStrip, inv_strip, INV, STRIP, GtkWidget)

void       inv_strip_update (InvStrip *self, const InvScene *scene);

G_END_DECLS
