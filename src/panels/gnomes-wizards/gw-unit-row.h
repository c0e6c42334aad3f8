/* gw-unit-row.h: the row of a unit whose player has the turn: its figures for this turn and its dice
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "gw-scene.h"

G_BEGIN_DECLS

/**
 * GwUnitRow:
 *
 * One row: the unit's disc, steps, power, defense, dice. When an attack-or-movement die is given, the row splits into
 * two more buttons.
 *
 * Signals: "clicked" ()
 */
#define GW_TYPE_UNIT_ROW (gw_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (GwUnitRow, gw_unit_row, GW, UNIT_ROW, GnContainer)

/** GwRowDie: a die of a unit: @face: the face it shows; @as: what it is used for; @pink: its color */
typedef struct {
  gint8  face;
  gint8  as;
  guint8 pink;
} GwRowDie;

GtkWidget *gw_unit_row_new    (void);
/** gw_unit_row_set: @number: its key, 1 to 7; @spec: what a click enters; %NULL: it only emits "clicked"; @split: the
 * row asks for movement or attack */
void gw_unit_row_set (
  GwUnitRow *self, const GwScene *scene, int unit, const GwRowDie *dice, guint n, const char *spec, gboolean split);
/** gw_unit_row_set_absent: a unit that is not on the board: its row is kept, with nothing to click; -1: nobody */
void       gw_unit_row_set_absent (GwUnitRow *self, const GwScene *scene, int unit);
void       gw_unit_row_set_chosen (GwUnitRow *self, gboolean chosen);
/** gw_unit_row_get_space: the widget to click; gw_unit_row_get_use: the buttons of attack-or-movement (GW_USE_…) */
GtkWidget *gw_unit_row_get_space (GwUnitRow *self);
GtkWidget *gw_unit_row_get_use   (GwUnitRow *self, int use);

G_END_DECLS
