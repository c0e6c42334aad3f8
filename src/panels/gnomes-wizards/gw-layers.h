/* gw-layers.h: the number of tiles left to flip in each layer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_layers_update: updates a card with one row for each layer, the outermost first */
void       gw_layers_update (GtkWidget *layers, const GwScene *scene);

G_END_DECLS
