/* upright-layout.h: a layout of one child whose width depends on no height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnUprightLayout:
 * A GtkBinLayout for parts with words that wrap. A GtkBox asks each child how wide it must be for the height that it
 * gets; to answer that, GTK wraps every label a dozen times. With this layout the answer is always the same width.
 */
#define GN_TYPE_UPRIGHT_LAYOUT (gn_upright_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnUprightLayout, gn_upright_layout, GN, UPRIGHT_LAYOUT, GtkLayoutManager)

G_END_DECLS
