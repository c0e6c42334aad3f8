/* hover.h: which of many tiles is looked at
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
 * A map tells of one of its tiles: of the one under the pointer; with the pointer away, of the one where the keyboard
 * is and shows it. The map numbers its tiles from 0 as it likes, keeps the gaze for as long as it lives, and forgets
 * the tiles in its dispose().
 */
#define GN_TYPE_HOVER (gn_hover_get_type ())
G_DECLARE_FINAL_TYPE (GnHover, gn_hover, GN, HOVER, GObject)

/** GnHoverFunc: paint what tells of it; @other: it is another tile than before, or none any more, else only the
 * keyboard's mark came or went */
typedef void (*GnHoverFunc) (GtkWidget *map, gboolean other);

/** gn_hover_new: @map: (unowned): whose tiles they are; (transfer full) */
GnHover *gn_hover_new    (GtkWidget *map, GnHoverFunc func);
/** gn_hover_watch: from now on pointer and keyboard on @tile look at it; @number: its own, 0 or more */
void    gn_hover_watch  (GnHover *self, GtkWidget *tile, int number);
/** gn_hover_forget: all tiles go, nothing is looked at, and nobody is told: before a map is laid anew, and in its
 * dispose() */
void    gn_hover_forget (GnHover *self);
/** gn_hover_set: looks at a tile as if the pointer were there; -1: at none. While there are no tiles it is kept, and
 * nobody is told */
void    gn_hover_set    (GnHover *self, int number);
/** gn_hover_get: the number of the tile looked at, or -1 */
int     gn_hover_get    (GnHover *self);
/** gn_hover_number: the number of a tile that is, or was, watched */
int     gn_hover_number (GtkWidget *tile);

G_END_DECLS
