/* dial.h: a dial for a number that goes up step by step
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
 * A disc with a figure in its middle, and ticks around it that show how far it is turned: a level, a round,
 * charges. It has a seat's color if it belongs to one. Decoration: the widget around it has the name for screen
 * readers.
 */
#define GN_TYPE_DIAL (gn_dial_get_type ())
G_DECLARE_FINAL_TYPE (GnDial, gn_dial, GN, DIAL, GtkWidget)

/** gn_dial_new: @ticks: the number of ticks in a full circle. Both are properties too */
GtkWidget *gn_dial_new (int size, int ticks);
/** gn_dial_set: @n: the figure; @colour: a seat's color or paint (gn_pieces_paint()), or -1: the accent */
void       gn_dial_set (GnDial *self, int n, int colour);

G_END_DECLS
