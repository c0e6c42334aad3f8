/* rise-count-form.h: how many cubes come and go on a tile, told by one click
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
 * @spec: the move as far as it has been said: "thugs tile=g1"
 *
 * Where the moves that fit still differ in one or two numbers of cubes: a cell for each combination that there is, what
 * leaves by row, what comes by column; a click says the whole move by `table.move`. Returns: (transfer full)
 * (nullable): %NULL where no number is open. The cell that is meant where nothing is said is its data
 * %RISE_USUAL */
#define RISE_USUAL "rise-usual"
GtkWidget *rise_count_form_new (GnPanel *panel, const char *spec, const GnWays *ways);

/** rise_is_price: is it how much beer, or how much gold, is paid? */
gboolean rise_is_price (const GnArg *arg);

/**
 * rise_paid_as_usual:
 * Where the moves that fit differ in nothing but how they are paid: the one that pays as usual, beer first (RISE-200).
 * Who wants it otherwise says so, or opens the form of the action. Returns: (transfer full) (nullable): the move's
 * spec; %NULL where something else is open, or nothing
 */
char *rise_paid_as_usual (const GnMatch *match, const GnWays *ways);

G_END_DECLS
