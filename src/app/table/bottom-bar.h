/* bottom-bar.h: whose decision it is, and all that can be done about it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/entry/action-button.h"
#include "instruction-bar.h"
#include "app/entry/typed-entry.h"

G_BEGIN_DECLS

/**
 * GnBottomBar:
 * The cardboard line; the prompt with who comes next, the typed line, undo and redo by name; the actions.
 */
#define GN_TYPE_BOTTOM_BAR (gn_bottom_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnBottomBar, gn_bottom_bar, GN, BOTTOM_BAR, GtkWidget)

void             gn_bottom_bar_set_desk  (GnBottomBar *self, GnTableModel *model, GnPanel *panel);
void             gn_bottom_bar_refresh   (GnBottomBar *self);
/** gn_bottom_bar_set_width: how wide it is: decides what stands side by side */
void             gn_bottom_bar_set_width  (GnBottomBar *self, int width);
GnTypedEntry    *gn_bottom_bar_get_entry (GnBottomBar *self);
GnInstructionBar *gn_bottom_bar_get_instructions (GnBottomBar *self);
/** gn_bottom_bar_get_button: the button of @verb, or %NULL */
GnActionButton  *gn_bottom_bar_get_button (GnBottomBar *self, guint verb);
/** gn_bottom_bar_set_open_verb: whose form is open, or -1 */
void             gn_bottom_bar_set_open_verb (GnBottomBar *self, int verb);

G_END_DECLS
