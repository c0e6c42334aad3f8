/* inv-idle.h: the middle of the table before anything is turned up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "inv-scene.h"

G_BEGIN_DECLS

/** InvIdle: @box holds the rest; @news: what has just happened */
typedef struct {
  GtkWidget *box;
  GtkWidget *boon;
  GtkWidget *fight;
  GtkWidget *words;
  GtkWidget *news;
} InvIdle;

void inv_idle_make   (InvIdle *self);
void inv_idle_update (InvIdle *self, const InvScene *scene);

G_END_DECLS
