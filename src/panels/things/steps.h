/* steps.h: a row of named steps: done, current and to come
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
 * Phases, steps of a turn, rounds, places in the order of play. With little width words become a little smaller, then
 * brief; with less only numbers stay, except for the current step. The row does not react to clicks: moves are
 * elsewhere. A cell is `stepcell` in style sheets, with the class `done`, `now`, `ahead` or `struck`.
 */
#define GN_TYPE_STEPS (gn_steps_get_type ())
G_DECLARE_FINAL_TYPE (GnSteps, gn_steps, GN, STEPS, GnContainer)

typedef enum {
  GN_STEP_AHEAD,
  GN_STEP_NOW,
  GN_STEP_DONE,
  GN_STEP_STRUCK,   /* skipped this time */
} GnStepState;

/** GnStepCell: @number: NULL: none; @word: NULL: none; @colour: a seat's color 0 … 11 for its token, or -1; @tip: or
 * NULL; @brief: a shorter word, or NULL */
typedef struct {
  const char  *number;
  const char  *word;
  const char  *tip;
  int          colour;
  GnStepState  state;
  const char  *brief;
} GnStepCell;

/** gn_steps_set: @cells: copied; if there are as many as before, they keep their places */
void       gn_steps_set (GnSteps *self, const GnStepCell *cells, guint n);

G_END_DECLS
