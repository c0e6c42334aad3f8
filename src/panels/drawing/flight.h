/* flight.h: the animation of a piece that moves from one place to another
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnFlights:
 *
 * Pieces that fly over a widget, for example from the market to the buyer. The table already shows the pieces at
 * their destination meanwhile. The next entry cuts the flights short.
 */
typedef struct _GnFlights GnFlights;

/** gn_flights_new: makes the flights over @widget. The widget's snapshot() calls gn_flights_snapshot() last */
GnFlights *gn_flights_new      (GtkWidget *widget);
void       gn_flights_free     (GnFlights *self);
/** gn_flights_add: adds a flight from the middle of @from to the middle of @to; it waits for gn_flights_start() */
void       gn_flights_add      (GnFlights *self, const char *piece, int size, GtkWidget *from, GtkWidget *to);
void       gn_flights_start    (GnFlights *self);
void       gn_flights_stop     (GnFlights *self);
void       gn_flights_snapshot (GnFlights *self, GtkSnapshot *snapshot);
/** gn_flights_get_n: the number of pieces in flight */
guint      gn_flights_get_n    (GnFlights *self);

G_END_DECLS
