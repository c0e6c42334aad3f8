/* result-keys.h: keys pressed in the window at the end of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

/** enter: what Enter does in a window: it presses the focused button, or else the window's default */
void     enter          (GnWindow *window);
/** press_shortcut: presses a key that @page has a shortcut for; returns whether it did anything */
gboolean press_shortcut (GtkWidget *page, guint keyval, GdkModifierType modifiers);
