/* inv-idle.h: the middle of the table before a card is turned up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "inv-scene.h"

G_BEGIN_DECLS

/** InvIdle: parts of the arena's template; @box holds the rest; @last: @news, the last events, and its title */
typedef struct {
  GtkWidget *box;
  GtkWidget *boon;
  GtkWidget *fight;
  GtkWidget *words;
  GtkWidget *last;
  GtkWidget *news;
} InvIdle;

/** inv_idle_update: @covered: @last is not seen now. Returns: whether @box is shown */
gboolean inv_idle_update (InvIdle *self, const InvScene *scene, gboolean covered);

G_END_DECLS
