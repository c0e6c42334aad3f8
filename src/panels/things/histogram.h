/* histogram.h: an exact distribution, with a line at the value needed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnHistogram:
 *
 * A bar for each total that dice or draws can give, and a line at the value needed. The bars from there on have the
 * accent color, the others are gray. Figures are below. It is one drawing: the panel sets its description with
 * gn_say_name().
 */
#define GN_TYPE_HISTOGRAM (gn_histogram_get_type ())
G_DECLARE_FINAL_TYPE (GnHistogram, gn_histogram, GN, HISTOGRAM, GtkWidget)

/** gn_histogram_set: @ways: of the totals @first, @first + 1 …, how many there are; @value: the lowest
 * good total; if less than @first, all totals are good; if more than the last, none is */
void       gn_histogram_set (GnHistogram *self, int first, const guint64 *ways, guint n, int value);

G_END_DECLS
