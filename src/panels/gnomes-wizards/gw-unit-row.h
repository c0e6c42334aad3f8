/* gw-unit-row.h: a unit of who has the turn: its figures of this turn and the dice it was given
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
 * One row: its disc, steps, power, defence, dice. Where an attack-or-movement die is given it splits: two buttons more.
 *
 * Signals: "clicked" ()
 */
#define GW_TYPE_UNIT_ROW (gw_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (GwUnitRow, gw_unit_row, GW, UNIT_ROW, GnContainer)

/** GwRowDie: a die of a unit: @face on it, @as: how it lies, @pink: its colour */
typedef struct {
  gint8  face;
  gint8  as;
  guint8 pink;
} GwRowDie;

GtkWidget *gw_unit_row_new    (void);
/** gw_unit_row_set: @number: its key, 1 to 7; @spec: what a click says, or NULL: "clicked" only; @split: it asks
 * movement or attack */
void gw_unit_row_set (
  GwUnitRow *self, const GwScene *scene, int unit, const GwRowDie *dice, guint n, const char *spec, gboolean split);
void       gw_unit_row_set_chosen (GwUnitRow *self, gboolean chosen);
/** gw_unit_row_get_space: what is clicked; gw_unit_row_get_use: the buttons of attack-or-movement (GW_USE_…) */
GtkWidget *gw_unit_row_get_space (GwUnitRow *self);
GtkWidget *gw_unit_row_get_use   (GwUnitRow *self, int use);

G_END_DECLS
