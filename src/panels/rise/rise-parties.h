/* rise-parties.h: the forecast of who would win if it were scored now, and the board of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "rise-scene.h"

G_BEGIN_DECLS

/** RiseWatchView: a card above the players with all points now, and after phase 5 if it came now; a click
 * opens the forecast by category */
#define RISE_TYPE_WATCH_VIEW (rise_watch_view_get_type ())
G_DECLARE_FINAL_TYPE (RiseWatchView, rise_watch_view, RISE, WATCH_VIEW, GtkButton)

void       rise_watch_view_update (RiseWatchView *self, const RiseScene *scene);
/** rise_forecast_new: what phase 5 would pay now, by owner and category; (transfer full) */
GtkWidget *rise_forecast_new (const RiseScene *scene);

/** RiseGnomeBoard: a card below the players: the Gnome board */
#define RISE_TYPE_GNOME_BOARD (rise_gnome_board_get_type ())
G_DECLARE_FINAL_TYPE (RiseGnomeBoard, rise_gnome_board, RISE, GNOME_BOARD, GnHoldings)

GtkWidget *rise_gnome_board_new    (void);
void       rise_gnome_board_update (RiseGnomeBoard *self, const RiseScene *scene);

G_END_DECLS
