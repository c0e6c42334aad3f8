/* turn-clock.h: small clock beside the prompt: how long the table has waited for the player
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/model/table-model.h"

G_BEGIN_DECLS

/**
 * GnTurnClock:
 * It is there if the preferences say so, and its width does not depend on the time.
 */
#define GN_TYPE_TURN_CLOCK (gn_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (GnTurnClock, gn_turn_clock, GN, TURN_CLOCK, GtkWidget)

void gn_turn_clock_set_model (GnTurnClock *self, GnTableModel *model);
/** gn_turn_clock_refresh: shows the present time; it does so by itself each second while it is seen */
void gn_turn_clock_refresh   (GnTurnClock *self);

G_END_DECLS
