/* drawing.h: draws an SVG that may come from anybody
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * gn_drawing_render:
 * @side: of a square, in pixels, into which the drawing fits
 * @pixels: (out caller-allocates): @side × @side of them, as cairo has them: 0xAARRGGBB, multiplied
 *
 * Draws by a program of its own (gnomon-draw, in the folder GNOMON_LIBEXEC_DIR or where Gnomon is installed), which
 * ends after 300 ms of processor time. It reads no other files.
 *
 * Returns: %FALSE if it is no drawing, or one that takes longer
 */
gboolean gn_drawing_render (GBytes *bytes, guint side, guint32 *pixels);

G_END_DECLS
