/* dial.h: a number that is turned up step by step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnDial:
 *
 * A disc with a figure in its middle, and ticks round it that tell how far it is turned: a level, a round, charges. In
 * a seat's colour where it belongs to one. Decoration: what it tells is said by the widget it stands
 * in. */
#define GN_TYPE_DIAL (gn_dial_get_type ())
G_DECLARE_FINAL_TYPE (GnDial, gn_dial, GN, DIAL, GtkWidget)

/** gn_dial_new: @ticks: once round */
GtkWidget *gn_dial_new (int size, guint ticks);
/** gn_dial_set: @n: the figure; @colour: a seat's colour or paint (gn_pieces_paint()), or -1: the accent */
void       gn_dial_set (GnDial *self, int n, int colour);

G_END_DECLS
