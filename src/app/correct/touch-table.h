/* touch-table.h: the game's own table with a mark on everything that can be corrected
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/table/match-table.h"
#include "panels/panel/tie.h"

G_BEGIN_DECLS

/**
 * GnTouchTable:
 * Shows a state on the panel of the table's game, with its players beside it. Each widget there that is tied to fields
 * (tie.h) gets a mark: a button over it, with an outline, that Tab and the arrow keys reach. The panel itself can
 * neither be clicked nor focused.
 *
 * Signal: "touched" (GtkWidget *mark): see gn_touch_table_get_ties()
 */
#define GN_TYPE_TOUCH_TABLE (gn_touch_table_get_type ())
G_DECLARE_FINAL_TYPE (GnTouchTable, gn_touch_table, GN, TOUCH_TABLE, GtkWidget)

/** GnTouchOffers: whether a tie is offered: its field can be corrected, and seen */
typedef gboolean (*GnTouchOffers) (const GnTie *tie, gpointer data);
/** GnTouchDress: gives a mark its name, and the look of what has been changed there */
typedef void     (*GnTouchDress)  (GtkWidget *mark, const GnTie *ties, guint n, gpointer data);

GtkWidget   *gn_touch_table_new   (GnMatchTable *table, GnTouchOffers offers, GnTouchDress dress, gpointer data);
/** gn_touch_table_show: paints @state, which is the copy of @viewer; @covered: as GnPanel has it */
void         gn_touch_table_show  (GnTouchTable *self, gconstpointer state, int viewer, gboolean covered);
/** gn_touch_table_dress: all marks again: something was changed, or is offered now that was not */
void         gn_touch_table_dress (GnTouchTable *self);
/** gn_touch_table_get_ties: what a mark offers, in the panel's order; @n: (out). (transfer none),
 * until the next show; none once the mark is gone */
const GnTie *gn_touch_table_get_ties (GtkWidget *mark, guint *n);
/** gn_touch_table_has: whether element (@i, @j) of @field as a whole has its place on the table, shown now or not */
gboolean     gn_touch_table_has   (GnTouchTable *self, const char *field, int i, int j);
/** gn_touch_table_set_narrow: players below the table instead of beside it */
void         gn_touch_table_set_narrow (GnTouchTable *self, gboolean narrow);

G_END_DECLS
