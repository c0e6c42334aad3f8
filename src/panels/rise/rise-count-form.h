/* rise-count-form.h: a form that enters with one click how many cubes come and go on a tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/moves.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * rise_count_form_new:
 * @spec: the move as entered so far: "thugs tile=g1"
 *
 * Makes a table for moves that still differ in one or two numbers of cubes. It has a cell for each possible
 * combination: cubes that leave by row, cubes that come by column. A click enters the whole move through
 * `table.move`. The cell of the move that is meant when no number is entered has the data %RISE_USUAL.
 *
 * Returns: (transfer full) (nullable): %NULL where no number is open
 */
#define RISE_USUAL "rise-usual"
GtkWidget *rise_count_form_new (GnPanel *panel, const char *spec, const GnWays *ways);

/** rise_is_price: returns TRUE if @arg is the amount of beer or gold paid */
gboolean rise_is_price (const GnArg *arg);

/**
 * rise_paid_as_usual:
 * Finds the move that pays in the usual way, beer first (RISE-200), where the possible moves differ only in how they
 * are paid. To pay otherwise, a player enters the payment or opens the form of the action.
 *
 * Returns: (transfer full) (nullable): the move's spec; %NULL where something else is open, or nothing
 */
char *rise_paid_as_usual (const GnMatch *match, const GnWays *ways);

G_END_DECLS
