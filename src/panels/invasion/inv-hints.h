/* inv-hints.h: the words beside the table of Gnome Invasion: hints on buttons, banners
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "inv-scene.h"

G_BEGIN_DECLS

/** inv_hint: a short live hint for a verb's button, (transfer full) or NULL */
char      *inv_hint    (const InvScene *scene, guint verb);
/** inv_banners: the banners for everybody: (element-type GnPanelBanner), or NULL; (transfer full) */
GPtrArray *inv_banners (const InvScene *scene);

G_END_DECLS
