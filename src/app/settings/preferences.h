/* preferences.h: the preferences window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_PREFERENCES (gn_preferences_get_type ())
G_DECLARE_FINAL_TYPE (GnPreferences, gn_preferences, GN, PREFERENCES, AdwPreferencesWindow)

GtkWidget *gn_preferences_new (void);

G_END_DECLS
