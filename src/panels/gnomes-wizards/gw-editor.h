/* gw-editor.h: the board editor of Shape It Up: put, move and mirror tiles, with a constant check of the board
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
 * The lattice is a board of spaces. The arrow keys walk it; a click or Enter uses the chosen tool (1 to 5). Dragging
 * moves a tile, and so does M, then the arrows and Enter. All of these are actions of the group "editor": tool, pair,
 * tribes, put, take, move, change, undo, redo, save, cancel. The side beside the board always shows what the board
 * has to have and what it should have (gw-layout.h). A board that lacks something can be kept and finished another
 * day, but it cannot be played on.
 */
#define GW_TYPE_EDITOR (gw_editor_get_type ())
G_DECLARE_FINAL_TYPE (GwEditor, gw_editor, GW, EDITOR, GnSetEditor)

const GwLayout *gw_editor_get_layout (GwEditor *self);
/** gw_editor_get_cell: the space of a place of the lattice, or %NULL where there is no room; its widget name is
 * "cell-u5.4" */
GtkWidget      *gw_editor_get_cell   (GwEditor *self, int place);

G_END_DECLS
