/* rise-tile-form.h: a form that enters with one click what is printed on a newly revealed tile
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
 * Makes a cell for each type and icon in @ways, terrain by row and icon by column. A click enters the whole move
 * through `table.move`.
 *
 * Returns: (transfer full) (nullable): %NULL where the moves name neither a type nor an icon of one tile
 */
GtkWidget *rise_tile_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

G_END_DECLS
