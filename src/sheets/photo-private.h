/* photo-private.h: reading and writing pictures, for photos and for pictures of games
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * gn_photo_decode:
 * @file: its name for a message
 * @side: larger pictures are made smaller
 * @most: pixels: a picture with more of them is refused before it is unpacked
 * @as_is: (out) (optional): whether the picture is as the file has it
 *
 * Reads a picture of a kind that holds pixels; never SVG. (transfer full): the whole picture, upright; or %NULL with a
 * sentence in @error
 */
GdkPixbuf *gn_photo_decode (GBytes *bytes, GFile *file, int side, gint64 most, gboolean *as_is, GError **error);
/** gn_photo_encode: the picture as JPEG, on white; (transfer full) (nullable) */
char      *gn_photo_encode (GdkPixbuf *pixbuf, gsize *length);

G_END_DECLS
