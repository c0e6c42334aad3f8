/* compat.h: the one place that knows versions of libadwaita and GTK
 *
 * The floor is GTK 4.8 and libadwaita 1.2. What newer ones call deprecated but the floor has no other way to do
 * (AdwAboutWindow, AdwPreferencesWindow, AdwMessageDialog, AdwTabBar's own look) is used without a warning; what they
 * added is not used at all. Include this instead of <adwaita.h>.
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
