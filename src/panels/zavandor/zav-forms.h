/* zav-forms.h: forms of Zavandor's own, where the common one would be clumsy
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
 * Keeping one of two cards, mining with a choice or under toll, paying with wild gems. A form offers what @ways holds
 * and nothing else; its button says the whole move by `table.move`. Returns: (transfer full) (nullable): %NULL: the
 * common form will do
 */
GtkWidget *zav_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

/* The forms themselves; each keeps a copy of the moves that can be said. */
GtkWidget *zav_keep_form_new (GnPanel *panel, const GnMoveList *moves);
GtkWidget *zav_mine_form_new (GnPanel *panel, const GnMoveList *moves);
GtkWidget *zav_pay_form_new  (GnPanel *panel, const GnMoveList *moves);

/* What they share. */
/** zav_bag_row: pictures of a bag's gems with their counts; GN_NONE counts as none */
GtkWidget *zav_bag_row       (const gint16 *bag, int size, const char *classes);

G_END_DECLS
