/* flight.h: a piece on its way from one place to another
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
 * Pieces that fly over a widget: what has been bought to its buyer. The table shows them where they are in the end all
 * the while; the next entry cuts them short.
 */
typedef struct _GnFlights GnFlights;

/** gn_flights_new: over @widget, whose snapshot() calls gn_flights_snapshot() last */
GnFlights *gn_flights_new      (GtkWidget *widget);
void       gn_flights_free     (GnFlights *self);
/** gn_flights_add: from the middle of @from to the middle of @to, once gn_flights_start() is called */
void       gn_flights_add      (GnFlights *self, const char *piece, int size, GtkWidget *from, GtkWidget *to);
void       gn_flights_start    (GnFlights *self);
void       gn_flights_stop     (GnFlights *self);
void       gn_flights_snapshot (GnFlights *self, GtkSnapshot *snapshot);
/** gn_flights_get_n: how many are on their way */
guint      gn_flights_get_n    (GnFlights *self);

G_END_DECLS
