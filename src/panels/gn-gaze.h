/* gn-gaze.h: which of many tiles is looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnGaze:
 *
 * A map tells of one of its tiles: of the one under the pointer; with the pointer away, of the one where the keyboard is and shows it. The
 * map numbers its tiles from 0 as it likes, keeps the gaze for as long as it lives, and forgets the tiles in its dispose().
 */
#define GN_TYPE_GAZE (gn_gaze_get_type ())
G_DECLARE_FINAL_TYPE (GnGaze, gn_gaze, GN, GAZE, GObject)

/** GnGazeFunc: paint what tells of it; @other: it is another tile than before, or none any more, else only the keyboard's mark came or went */
typedef void (*GnGazeFunc) (GtkWidget *map, gboolean other);

/** gn_gaze_new: @map: (unowned): whose tiles they are; (transfer full) */
GnGaze *gn_gaze_new    (GtkWidget *map, GnGazeFunc func);
/** gn_gaze_watch: from now on pointer and keyboard on @tile look at it; @number: its own, 0 or more */
void    gn_gaze_watch  (GnGaze *self, GtkWidget *tile, int number);
/** gn_gaze_forget: all tiles go, nothing is looked at, and nobody is told: before a map is laid anew, and in its dispose() */
void    gn_gaze_forget (GnGaze *self);
/** gn_gaze_set: looks at a tile as if the pointer were there; -1: at none. While there are no tiles it is kept, and nobody is told */
void    gn_gaze_set    (GnGaze *self, int number);
/** gn_gaze_get: the number of the tile looked at, or -1 */
int     gn_gaze_get    (GnGaze *self);
/** gn_gaze_number: the number of a tile that is, or was, watched */
int     gn_gaze_number (GtkWidget *tile);

G_END_DECLS
