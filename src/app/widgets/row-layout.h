/* row-layout.h: layout for cards of one size in a row, or in even rows if one is too long
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnRowLayout:
 * Properties: "column-width" (int: the width of a card), "spacing" (int). Five cards are arranged as 5, 3 + 2, 2 + 2
 * + 1 or one by one.
 */
#define GN_TYPE_ROW_LAYOUT (gn_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnRowLayout, gn_row_layout, GN, ROW_LAYOUT, GtkLayoutManager)

G_END_DECLS
