/* wrap-layout.h: layout for children in lines, as words are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnWrapLayout:
 * As many children in a line as there is room for, up to a given number. Property: "spacing" (int).
 */
#define GN_TYPE_WRAP_LAYOUT (gn_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnWrapLayout, gn_wrap_layout, GN, WRAP_LAYOUT, GtkLayoutManager)

/** gn_wrap_box: a GtkBox with it; @most: in a line, 0: any number; @homogeneous: all are as wide as the widest */
GtkWidget *gn_wrap_box (int most, gboolean homogeneous);
/** gn_even_box: the same for things of a kind: none stands alone in the last line while others are full */
GtkWidget *gn_even_box (int most);

G_END_DECLS
