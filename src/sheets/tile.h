/* tile.h: the pictures of games that the host makes up: a letter on a color, or a picture from a file
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/match/match.h"

G_BEGIN_DECLS

/* The longer side of a picture that is kept with a component set, in pixels. */
#define GN_TILE_SIDE 128

/**
 * gn_tile_take: reads a picture from anywhere, also an SVG, and makes it small. (transfer full): JPEG or PNG in base64,
 * for a %GN_ATTR_PICTURE; or %NULL with a sentence in @error
 */
char *gn_tile_take    (GFile *file, GError **error);
/** GnTileFill: gn_pieces_fill_colours() */
typedef gboolean (*GnTileFill) (const char *fill, guint32 *rgb, guint32 *ink);
/** gn_tile_svg: what pieces.c draws for a name that one of the functions below has given; (transfer full) (nullable) */
char *gn_tile_svg     (const char *name, GnTileFill fill_of);

/** gn_tile_picture: the piece of a picture in base64; (transfer full) (nullable): %NULL if it cannot be read */
char *gn_tile_picture (const char *base64);
/** gn_tile_picture_of: the piece of a picture in @record by its sum; (transfer full) (nullable) */
char *gn_tile_picture_of (const char *sum, GFile *record);
/** gn_tile_initial: the piece of a game that has only a name: its first letter; (transfer full) */
char *gn_tile_initial (const char *title);
/** gn_tile_of: the piece of a component of such a family: its picture, or its letter and color; (transfer full)
 * (nullable): %NULL in other families */
char *gn_tile_of      (const GnSet *set, guint family, guint index);
/** gn_tile_is_made_of: returns whether gn_tile_of() goes by the attribute with this id */
gboolean gn_tile_is_made_of (const char *attr);
/**
 * gn_tile_kept: the piece of what a record had
 * @tile: "COLOR-LETTER", or "picture-SUM" of a picture that is in @record
 *
 * Returns: (transfer full) (nullable): %NULL if it cannot be drawn, or if there were too many pictures already
 */
char *gn_tile_kept (const char *tile, GFile *record);
/** GnTileSource: the piece of what was played, from a record; (transfer full) (nullable) */
typedef char *(*GnTileSource) (const char *game, const char *title);
/** gn_tile_set_source: what gn_tile_of_game() asks if no set of the host has @title */
void  gn_tile_set_source (GnTileSource source);
/**
 * gn_tile_of_game: the emblem of what was played, where only the names are known: of @title the picture that one of
 * the host's sets has, or else a record (gn_tile_set_source()), or its initial; without @title (nullable) that of the
 * game. For the main thread. (transfer full)
 */
char *gn_tile_of_game (const GnGame *game, const char *title);
/** gn_tile_of_match: the same with the match's own set; (transfer full) */
char *gn_tile_of_match (const GnMatch *match);

G_END_DECLS
