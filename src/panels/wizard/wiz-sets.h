/* wiz-sets.h: a player's sets, symbol by symbol; turned in by clicking their pieces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizSets:
 *
 * A row for each element: what lies there, what is lacking, what it brings. While its player may turn in sets the
 * pieces are chosen by a click, with a running total; the cheapest set is chosen to begin with, and never turned in by
 * itself.
 */
#define WIZ_TYPE_SETS (wiz_sets_get_type ())
G_DECLARE_FINAL_TYPE (WizSets, wiz_sets, WIZ, SETS, GnContainer)

GtkWidget *wiz_sets_new    (void);
void       wiz_sets_update (WizSets *self, const WizLook *look, int seat);
/** wiz_sets_key: a letter of an element turns in its set; @first: the first that is ready */
gboolean   wiz_sets_turn_in (WizSets *self, int element);

G_END_DECLS
