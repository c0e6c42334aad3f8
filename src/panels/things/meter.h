/* meter.h: a count out of a total, as segments
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnMeter:
 *
 * Full, begun and empty segments: sets in progress, rooms, boxes of cubes. Pictures can replace segments: gems in
 * the bag and on the board. With little width they move together, then overlap. Decoration: the widget around it
 * has the figure in its name for screen readers.
 */
#define GN_TYPE_METER (gn_meter_get_type ())
G_DECLARE_FINAL_TYPE (GnMeter, gn_meter, GN, METER, GtkWidget)

/** gn_meter_new: the size of a segment, and the gap between two. They are properties too */
GtkWidget *gn_meter_new        (int width, int height, int gap);
/** gn_meter_set: of @all segments, @full are full, and the fraction @begun (0 … 1) of the next one */
void       gn_meter_set        (GnMeter *self, guint all, guint full, double begun);
/** gn_meter_set_colours: the colors of full and empty segments, by their names in the palette (accent_fill,
 * line_color) */
void       gn_meter_set_colours (GnMeter *self, const char *full, const char *empty);
/** gn_meter_set_pieces: pictures for full and empty segments, NULL: none; @colour: the seat's, or -1 */
void       gn_meter_set_pieces (GnMeter *self, const char *full, const char *empty, int colour);

G_END_DECLS
