/* rise-tile-form.h: what is printed on a tile that has been turned up, told by one click
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/moves.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * rise_tile_form_new:
 * A cell for each type and icon that @ways holds, terrain by row, icon by column; a click says the whole move by
 * `table.move`. Returns: (transfer full) (nullable): %NULL where the moves name neither a type nor an icon of one
 * tile */
GtkWidget *rise_tile_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

G_END_DECLS
