/* dealers.h: dialog that changes who shuffles and deals during a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/table/match-table.h"

G_BEGIN_DECLS

/** gn_dealer_segments_new: a GnSegments with the box (0) and Gnomon (1) */
GtkWidget *gn_dealer_segments_new (void);
/** gn_dealers_new: a dialog with a choice for each family of the table; reverts an impossible choice and says so
 * there */
GtkWidget *gn_dealers_new (GnMatchTable *table);

G_END_DECLS
