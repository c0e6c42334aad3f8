/* seat-ring.h: plan of the seats, seen from above
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/model/draft.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_SEAT_RING (gn_seat_ring_get_type ())
G_DECLARE_FINAL_TYPE (GnSeatRing, gn_seat_ring, GN, SEAT_RING, GnContainer)

void gn_seat_ring_show (GnSeatRing *self, GnDraft *draft);

G_END_DECLS
