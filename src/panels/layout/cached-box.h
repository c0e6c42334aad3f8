/* cached-box.h: a box that is painted as one picture as long as nothing in it changes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnCachedBox:
 * A GtkBox for parts with many words and pieces that stay the same while something around them changes: the face of
 * a tile that becomes pale, for example. See gn_cached_snapshot().
 */
#define GN_TYPE_CACHED_BOX (gn_cached_box_get_type ())
G_DECLARE_FINAL_TYPE (GnCachedBox, gn_cached_box, GN, CACHED_BOX, GtkBox)

G_END_DECLS
