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

/** gn_compat_text_box: makes @text a text box for assistive technology, once it has been made. A GtkText alone has no
 * role until GTK 4.14; from then on it has its own, and loses what is typed with another */
static inline void
gn_compat_text_box (GtkText *text)
{
  if (gtk_check_version (4, 14, 0))
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
}
