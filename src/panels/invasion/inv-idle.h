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

void inv_idle_update (InvIdle *self, const InvScene *scene);

G_END_DECLS
