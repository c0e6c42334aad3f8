/* lettering.h: text as it is drawn on sheets and in charts
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/** gn_lettering_new: @size: in units of @cr; @weight: a PangoWeight. The letters are set as evenly in a picture as on
 * paper. (transfer full) */
PangoLayout *gn_lettering_new (cairo_t *cr, const char *text, double size, int weight);

G_END_DECLS
