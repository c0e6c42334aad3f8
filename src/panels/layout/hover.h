/* hover.h: the tile that the user looks at, by pointer or keyboard
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnHover:
 *
 * A map describes one of its tiles: the tile under the pointer, or without one the tile with visible keyboard
 * focus. The map numbers its tiles from 0 as it likes, keeps the GnHover for as long as it lives, and forgets the
 * tiles in its dispose().
 */
#define GN_TYPE_HOVER (gn_hover_get_type ())
G_DECLARE_FINAL_TYPE (GnHover, gn_hover, GN, HOVER, GObject)

/** GnHoverFunc: paints the description of the tile; @other: the tile is a different one or gone; otherwise only the
 * keyboard's mark has appeared or disappeared */
typedef void (*GnHoverFunc) (GtkWidget *map, gboolean other);

/** gn_hover_new: @map: (unowned): the owner of the tiles; (transfer full) */
GnHover *gn_hover_new    (GtkWidget *map, GnHoverFunc func);
/** gn_hover_watch: follows pointer and keyboard on @tile from now on; @number: the tile's number, 0 or more */
void    gn_hover_watch  (GnHover *self, GtkWidget *tile, int number);
/** gn_hover_forget: drops all tiles and the current one, without calling the GnHoverFunc. For use before a map is
 * rebuilt, and in its dispose() */
void    gn_hover_forget (GnHover *self);
/** gn_hover_set: acts as if the pointer were on a tile; -1: on none. While there are no tiles, the number is kept
 * and the GnHoverFunc is not called */
void    gn_hover_set    (GnHover *self, int number);
/** gn_hover_get: the number of the current tile, or -1 */
int     gn_hover_get    (GnHover *self);
/** gn_hover_number: the number of a tile that is, or was, watched */
int     gn_hover_number (GtkWidget *tile);

G_END_DECLS
