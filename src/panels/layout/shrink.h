/* shrink.h: a box that draws its child smaller where it needs more width than there is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

/**
 * GnShrink:
 * Keeps a column at its width, whatever the things in it hold at the moment. Down to four fifths the child is drawn
 * smaller; below that the box asks for more width.
 *
 * Properties, also for templates: `child`; `least`, how much smaller it may be drawn; `whole`: for a line of words that
 * may be cut off, or the `lines` of a label that wraps, which have room at two thirds of their size. It is drawn
 * smaller before it is cut off, and the box never asks for more width than it needs then. `or-none`: a line of words
 * that is drawn a little smaller, and left out where it would be cut off even so.
 */
#define GN_TYPE_SHRINK (gn_shrink_get_type ())
G_DECLARE_FINAL_TYPE (GnShrink, gn_shrink, GN, SHRINK, GnContainer)

GtkWidget *gn_shrink_new       (GtkWidget *child);
/** gn_shrink_words: for a @label whose words are drawn down to half their size before they are cut off */
GtkWidget *gn_shrink_words     (GtkWidget *label);
/** gn_shrink_or_none: for a @label that is left out where it would be cut off: something beside it tells the same */
GtkWidget *gn_shrink_or_none   (GtkWidget *label);
/** gn_shrink_set_least: how much smaller it may be drawn, where that is rare and short */
void       gn_shrink_set_least (GnShrink *self, double scale);

G_END_DECLS
