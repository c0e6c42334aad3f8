/* gn-ui.h: templates, style sheets and the help, as one resource
 *
 * Written by hand: a header made with the resource would have all that includes it compiled anew with each template.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** gn_ui_get_resource: also keeps the linker from leaving the resource out */
GResource *gn_ui_get_resource (void);

G_END_DECLS
