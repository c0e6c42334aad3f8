/* steps.h: a row of named steps: what is done, what is now, what is ahead
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnSteps:
 *
 * Phases, steps of a turn, rounds, places in the order of play. Where there is little width only numbers stay, but for
 * the step that is now. Not something to click: what can be done stands elsewhere. A cell is `stepcell` in style
 * sheets, with the class `done`, `now`, `ahead` or `struck`.
 */
#define GN_TYPE_STEPS (gn_steps_get_type ())
G_DECLARE_FINAL_TYPE (GnSteps, gn_steps, GN, STEPS, GnContainer)

typedef enum {
  GN_STEP_AHEAD,
  GN_STEP_NOW,
  GN_STEP_DONE,
  GN_STEP_STRUCK,   /* falls away this time */
} GnStepState;

/** GnStepCell: @number: NULL: none; @word: NULL: none; @colour: a seat's colour 0 … 5 for its token, or -1; @tip: or
 * NULL */
typedef struct {
  const char  *number;
  const char  *word;
  const char  *tip;
  int          colour;
  GnStepState  state;
} GnStepCell;

/** gn_steps_new: @name: what assistive technology calls the row: "Steps of the turn" */
GtkWidget *gn_steps_new (const char *name);
/** gn_steps_set: @cells: copied; as many as before keep their places */
void       gn_steps_set (GnSteps *self, const GnStepCell *cells, guint n);

G_END_DECLS
