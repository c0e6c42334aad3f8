/* split-layout.h: two things side by side where there is room, one below the other where there is not
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnSplitLayout:
 * The first visible child takes what the others leave. Properties: "narrow" (int: under this width they stand below one
 * another), "end-width" (int: the width of the second child where they stand side by side; 0: shares alike), "spacing"
 * (int).
 */
#define GN_TYPE_SPLIT_LAYOUT (gn_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnSplitLayout, gn_split_layout, GN, SPLIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
