/* change-bar.h: tells below a page what was changed last, and undoes it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GN_TYPE_CHANGE_BAR (gn_change_bar_get_type ())
/** GnChangeBar: hidden while there is nothing to undo; shows how far a long change is. Activates people.undo */
G_DECLARE_FINAL_TYPE (GnChangeBar, gn_change_bar, GN, CHANGE_BAR, GtkBox)

/** gn_change_bar_install: gives a page the action people.undo, and Ctrl+Z for it */
void gn_change_bar_install (GtkWidgetClass *page);

G_END_DECLS
