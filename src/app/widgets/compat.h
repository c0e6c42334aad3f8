/* compat.h: the only file that depends on versions of libadwaita and GTK
 *
 * Gnomon needs at least GTK 4.8 and libadwaita 1.2. Newer versions deprecate some functions that these have no
 * replacement for (AdwAboutWindow, AdwPreferencesWindow, AdwMessageDialog, AdwTabBar's own look). They are used
 * without a warning; newer additions are not used at all. Include this instead of <adwaita.h>.
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

