/* setup-options.h: options of a new table: who deals, the component set, and the game's options with a sentence each
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/model/draft.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_SETUP_OPTIONS (gn_setup_options_get_type ())
G_DECLARE_FINAL_TYPE (GnSetupOptions, gn_setup_options, GN, SETUP_OPTIONS, GnContainer)

void gn_setup_options_show (GnSetupOptions *self, GnDraft *draft);

G_END_DECLS
