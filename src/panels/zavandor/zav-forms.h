/* zav-forms.h: Zavandor's own forms, for moves where the common form would be clumsy
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "zav-scene.h"

G_BEGIN_DECLS

/**
 * zav_form_new:
 * Makes the form for keeping one of two cards, mining with a choice or under toll, or paying with wild gems. A form
 * offers only the moves in @ways. Its button says the whole move with `table.move`.
 * Returns: (transfer full) (nullable): %NULL: the common form is enough
 */
GtkWidget *zav_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

/* The individual forms. Each keeps a copy of the moves that can be said. */
GtkWidget *zav_keep_form_new (GnPanel *panel, const GnMoveList *moves);
GtkWidget *zav_mine_form_new (GnPanel *panel, const GnMoveList *moves);
GtkWidget *zav_pay_form_new  (GnPanel *panel, const GnMoveList *moves);

/* Shared by the forms. */
/** zav_bag_row: pictures of a bag's gems with their counts; GN_NONE counts as none */
GtkWidget *zav_bag_row       (const gint16 *bag, int size, const char *classes);

G_END_DECLS
