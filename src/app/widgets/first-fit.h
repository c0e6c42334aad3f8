/* first-fit.h: of several forms of one thing, the first that there is room for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnFirstFit:
 *
 * A layout of children of which one is shown: the first whose least width there is, else the last. Unlike a squeezer it
 * asks a child for its height at a width which that child can have.
 */
#define GN_TYPE_FIRST_FIT (gn_first_fit_get_type ())
G_DECLARE_FINAL_TYPE (GnFirstFit, gn_first_fit, GN, FIRST_FIT, GtkLayoutManager)

/** gn_first_fit_box: a widget with such a layout, without children */
GtkWidget *gn_first_fit_box   (void);
/** gn_first_fit_shown: the child of @widget that is shown, or NULL before it was laid out */
GtkWidget *gn_first_fit_shown (GtkWidget *widget);

G_END_DECLS
