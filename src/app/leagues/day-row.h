/* day-row.h: a row with a day that is chosen in a calendar
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

/**
 * gn_day_row_init: before anything else
 * @row: an AdwActionRow; it gets a button with the day, which opens the calendar
 * @day: as a Julian day of GDate, or 0 for none
 * @changed: (nullable): called with @object after each change
 */
void    gn_day_row_init (GtkWidget *row, guint32 day, GCallback changed, gpointer object);
/** gn_day_row_get: 0 for none */
guint32 gn_day_row_get  (GtkWidget *row);

G_END_DECLS
