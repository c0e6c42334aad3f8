/* application.h: the program: single instance, files to open, style sheets, actions of every window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_APPLICATION (gn_application_get_type ())
G_DECLARE_FINAL_TYPE (GnApplication, gn_application, GN, APPLICATION, AdwApplication)

GnApplication *gn_application_new (void);

/** gn_app_init: registers resources and types of all layers, for the program and for tests; call gtk_init() first */
void           gn_app_init (void);

G_END_DECLS
