/* photo.h: the photo of a match: a file beside its record
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* The longer side of a photo that is kept, in pixels: enough for a printed page. */
#define GN_PHOTO_SIDE   2048
/* Larger files and larger pictures are refused. */
#define GN_PHOTO_BYTES  (40 * 1024 * 1024)
#define GN_PHOTO_PIXELS (64 * 1000 * 1000)

/**
 * gn_photo_take:
 * @record: the record; its photo is replaced
 * @picture: a file from anywhere
 *
 * Reads a picture completely, turns it upright, makes it smaller if it is larger than %GN_PHOTO_SIDE, and writes it
 * anew as JPEG beside the record: nothing else of the file is kept, such as where it was taken. SVG is refused.
 *
 * Returns: FALSE with a sentence in @error; the old photo is then still there
 */
gboolean         gn_photo_take  (GFile *record, GFile *picture, GError **error);
/** gn_photo_bytes: the file of the photo as it is, so that gn_photo_put() can restore it; (transfer full) (nullable) */
GBytes          *gn_photo_bytes (GFile *record);
/** gn_photo_put: @bytes: from gn_photo_bytes(), or %NULL to remove the photo. FALSE with a sentence in @error */
gboolean         gn_photo_put   (GFile *record, GBytes *bytes, GError **error);
/**
 * gn_photo_load: the photo to draw, checked as gn_photo_take() does; an image surface in %CAIRO_FORMAT_RGB24, which
 * puts the JPEG itself into a PDF
 *
 * Returns: (transfer full) (nullable): %NULL if there is no photo, or none that can be read
 */
cairo_surface_t *gn_photo_load  (GFile *record);

G_END_DECLS
