/* painted.h: words that widgets paint themselves, by cairo or into a snapshot: seen on their way; and the pixels of pictures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

typedef struct {
  PangoLayout     *layout;   /* as it was */
  graphene_rect_t  at;       /* its ink */
  double           scale;    /* of what is painted to what was laid out */
  gboolean         cut;      /* by the edge of the picture */
} Painted;

/** painted_bare: while it is TRUE no words are painted by cairo */
extern gboolean painted_bare;

/** painted_on: the words that cairo painted there, or NULL: Painted, their places those of the surface */
GArray *painted_on (cairo_surface_t *surface);

/** painted_by_cairo: from now on what goes into a snapshot is painted by cairo, too */
void painted_by_cairo (void);

typedef struct {
  graphene_rect_t at;
  double          side;      /* of a pixel of it, in pixels of the program */
} PaintedPicture;

/** painted_words: all of @root, after painted_by_cairo(), by the Pango context of the widget that paints them.
 * @pictures: (nullable) (element-type PaintedPicture): to add the pictures to that widgets paint by cairo. Returns:
 * (transfer full) (element-type PangoContext GArray): of Painted. The places are those of @root */
GHashTable *painted_words (GtkWidget *root, GArray *pictures);
