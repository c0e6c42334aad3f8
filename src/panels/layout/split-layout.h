/* split-layout.h: layout for two children: side by side if there is room, otherwise one below the other
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnSplitLayout:
 * The first visible child gets the space that the others leave. Properties: "narrow" (int: below this width the
 * children are one below the other; -1: wherever one of them would be narrower than it would like, with the next one
 * at -1), "end-width" (int: the width of the second child when they are side by side; 0: equal shares; -1: as in a
 * GtkBox, between the least of each and what it would like), "spacing" (int).
 */
#define GN_TYPE_SPLIT_LAYOUT (gn_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnSplitLayout, gn_split_layout, GN, SPLIT_LAYOUT, GtkLayoutManager)

/** gn_split_row: puts what stands behind the title of @row below it where the window is narrow: there the two have no
 * room side by side */
void gn_split_row (GtkWidget *row);

G_END_DECLS
