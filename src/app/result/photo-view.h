/* photo-view.h: the photo of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnPhotoView: a whole picture, as large as the width allows, but never higher than a part of a page */
#define GN_TYPE_PHOTO_VIEW (gn_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (GnPhotoView, gn_photo_view, GN, PHOTO_VIEW, GtkWidget)

/** gn_photo_view_set_photo: @photo: (nullable): an image surface; @name: what a screen reader calls it */
void gn_photo_view_set_photo (GnPhotoView *self, cairo_surface_t *photo, const char *name);

G_END_DECLS
