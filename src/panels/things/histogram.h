/* histogram.h: an exact distribution, with a line where it counts
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
 * A bar for each total that dice or draws can give, a line at the value to be reached, the bars from there on in the
 * accent's colour, the others grey; figures below. One drawing: what it says in words, the panel sets with
 * gn_say_name().
 */
#define GN_TYPE_HISTOGRAM (gn_histogram_get_type ())
G_DECLARE_FINAL_TYPE (GnHistogram, gn_histogram, GN, HISTOGRAM, GtkWidget)

/** gn_histogram_set: @ways: of the totals @first, @first + 1 …, as gn_odds_dice() gives them; @value: from which on it
 * is good; less than @first: all is, more than the last: nothing */
void       gn_histogram_set (GnHistogram *self, int first, const guint64 *ways, guint n, int value);

G_END_DECLS
