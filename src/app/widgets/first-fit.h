/* first-fit.h: layout that shows the first of several children that fits
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnFirstFit:
 * A layout that shows one child: the first whose minimum width fits, or else the last. Unlike a squeezer, it measures
 * a child's height only at a width that the child can have.
 */
#define GN_TYPE_FIRST_FIT (gn_first_fit_get_type ())
G_DECLARE_FINAL_TYPE (GnFirstFit, gn_first_fit, GN, FIRST_FIT, GtkLayoutManager)

/** gn_first_fit_box: an empty widget with such a layout */
GtkWidget *gn_first_fit_box   (void);
/** gn_if_it_fits: @child if there is the width for it, or nothing */
GtkWidget *gn_if_it_fits      (GtkWidget *child);
/** gn_first_fit_shown: the child of @widget that is shown, or NULL before the first layout */
GtkWidget *gn_first_fit_shown (GtkWidget *widget);

G_END_DECLS
