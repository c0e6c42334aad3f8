/* space.h: a place on the table that can be focused and clicked
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "panels/drawing/shape.h"

G_BEGIN_DECLS

/**
 * GnSpace:
 *
 * A tile, a field of a board, a card, a row of a market: a button without the looks of one. Its children overlap,
 * each at its own alignment. Its shape is the area that reacts to the pointer. State classes: can, cannot, chosen,
 * ghost, just-changed, dim (see ui/style.css).
 */
#define GN_TYPE_SPACE (gn_space_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnSpace, gn_space, GN, SPACE, GtkButton)

struct _GnSpaceClass {
  GtkButtonClass parent_class;
};

/** gn_space_new: @width, @height: its size, or -1: as its children need */
GtkWidget *gn_space_new       (GnShape shape, int width, int height);
/** gn_space_set_shape: sets the area that reacts to the pointer; the style class sets the looks */
void       gn_space_set_shape (GnSpace *self, GnShape shape);
/** gn_space_get_shape: returns the area that reacts to the pointer */
GnShape    gn_space_get_shape (GnSpace *self);
void       gn_space_add       (GnSpace *self, GtkWidget *child);
void       gn_space_clear     (GnSpace *self);

/**
 * gn_space_bind:
 * @panel: (nullable): %NULL: nothing can be done, the space only has a name
 * @name: the name for assistive technology: "Ruby: price 6, target 8"
 * @thing: "gem:ruby": a click offers everything that can be done with it; or NULL: a click says @spec
 * @spec: the move that decides whether something can be done: "buy type=ruby"; or NULL: just something to look at
 * @tip: the tooltip while it can be done, or NULL
 *
 * Call it again at every update.
 */
void       gn_space_bind      (GnSpace *self, GnPanel *panel, const char *name, const char *thing, const char *spec,
                               const char *tip);

/** gn_space_delta: shows the last change on a chip that stays until the next entry; NULL removes it. @flash: show
 * the ring too */
void       gn_space_delta     (GnSpace *self, const char *delta, gboolean flash);

G_END_DECLS
