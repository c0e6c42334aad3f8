/* preferences.h: the preferences
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_PREFERENCES (gn_preferences_get_type ())
G_DECLARE_FINAL_TYPE (GnPreferences, gn_preferences, GN, PREFERENCES, AdwPreferencesPage)

/** gn_preferences_open: shows them over @parent (nullable), which has no key until they are closed.
 * Returns: (transfer none): what shows them (gn_rows_open()) */
GtkWidget *gn_preferences_open (GtkWindow *parent);

G_END_DECLS
