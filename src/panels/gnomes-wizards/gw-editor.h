/* gw-editor.h: the board editor of Shape It Up: tiles put, moved, mirrored, judged as they lie
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/set-editor.h"
#include "games/gnomes-wizards/gw-sketch.h"

G_BEGIN_DECLS

/**
 * GwEditor:
 *
 * The lattice is a board of spaces: the arrows walk it, a click or Enter does what the chosen tool does (1 to 5),
 * dragging moves a tile, and so do M, the arrows and Enter. All of it are actions of the group "editor": tool, pair,
 * tribes, put, take, move, change, undo, redo, save, cancel. What a board must have and had better have stands beside
 * it all the time (gw-layout.h); a board that lacks something can be kept and finished another day, but not played
 * on. */
#define GW_TYPE_EDITOR (gw_editor_get_type ())
G_DECLARE_FINAL_TYPE (GwEditor, gw_editor, GW, EDITOR, GnSetEditor)

const GwLayout *gw_editor_get_layout (GwEditor *self);
/** gw_editor_get_cell: the space of a place of the lattice, or NULL: there is no room; its widget name is "cell-u5.4"
 */
GtkWidget      *gw_editor_get_cell   (GwEditor *self, int place);

G_END_DECLS
