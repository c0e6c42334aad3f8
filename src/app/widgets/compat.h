/* compat.h: the only files that depend on versions of libadwaita and GTK
 *
 * Gnomon needs at least GTK 4.8 and libadwaita 1.2. What newer versions have in another widget is behind a function
 * here, and is what the version that Gnomon is built with has: AdwAboutDialog. Others they deprecate, too, and they are
 * used without a warning: AdwPreferencesWindow, AdwMessageDialog, AdwFlap, AdwTabBar's own look. Include this instead
 * of <adwaita.h>.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#define ADW_DISABLE_DEPRECATION_WARNINGS 1
#include <adwaita.h>

#if !ADW_CHECK_VERSION (1, 2, 0)
# error "libadwaita 1.2 is the floor"
#endif

G_BEGIN_DECLS

/**
 * gn_credits_open:
 * @parent: (nullable): the window behind it
 * @property: the first property of AdwAboutDialog, which AdwAboutWindow has too; values and others follow, and %NULL
 *
 * Shows who has made the program: from libadwaita 1.5 on within @parent, before in a window of its own.
 *
 * Returns: (transfer none): what is shown
 */
GtkWidget *gn_credits_open (GtkWindow *parent, const char *property, ...) G_GNUC_NULL_TERMINATED;

/** gn_header_keep_title: lets both sides of @bar (an AdwHeaderBar) shrink before its title does, as they do before
 * libadwaita 1.4 */
void gn_header_keep_title (GtkWidget *bar);

G_END_DECLS
