/* space.h: a place on the table that can be looked at, focused and clicked
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
 * A tile, a field of a board, a card, a row of a market: a button without a button's looks. What lies in it lies one
 * over the other, each where its own alignment says. Its shape says where it can be hit. State classes: can, cannot,
 * chosen, ghost, just-changed, dim (see ui/style.css).
 */
#define GN_TYPE_SPACE (gn_space_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnSpace, gn_space, GN, SPACE, GtkButton)

struct _GnSpaceClass {
  GtkButtonClass parent_class;
};

/** gn_space_new: @width, @height: its size, or -1: as what lies in it needs */
GtkWidget *gn_space_new       (GnShape shape, int width, int height);
/** gn_space_set_shape: where it can be hit from now on; its looks are its style class's */
void       gn_space_set_shape (GnSpace *self, GnShape shape);
void       gn_space_add       (GnSpace *self, GtkWidget *child);
void       gn_space_clear     (GnSpace *self);

/**
 * gn_space_bind:
 * @panel: (nullable): %NULL: nothing can be done, it is only named
 * @name: what assistive technology calls it: "Ruby: price 6, target 8"
 * @thing: "gem:ruby": a click offers all that can be done with it; or NULL: a click says @spec
 * @spec: the move that tells whether something can be done: "buy type=ruby"; or NULL: just something to look at
 * @tip: what the tooltip says while it can be done, or NULL
 *
 * To be called again at every update.
 */
void       gn_space_bind      (GnSpace *self, GnPanel *panel, const char *name, const char *thing, const char *spec,
                               const char *tip);

/** gn_space_delta: what has just changed, on a chip that stays till the next entry; NULL takes it away. @flash: the
 * ring too */
void       gn_space_delta     (GnSpace *self, const char *delta, gboolean flash);

G_END_DECLS
