/* pool.h: dice that are rolled together, each with its source
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * GnPool:
 *
 * A row for each die: the die, who gives it, and its source. If there are too many for the height, the rows become
 * lower and then form two columns. After the roll the dice show their numbers.
 */
#define GN_TYPE_POOL (gn_pool_get_type ())
G_DECLARE_FINAL_TYPE (GnPool, gn_pool, GN, POOL, GnContainer)

/**
 * GnPoolDie:
 * @sides: 4 … 20; 0: not a die but a number added: @result
 * @result: 0: not rolled
 * @out: the die does not count
 * @paint: the color 0 … 11 of the seat that owns it, or -1
 * @title, @note: its source; @icon: a piece, or %NULL
 * @thing: the thing that a click asks about ("boon:rake"), or %NULL
 */
typedef struct {
  int         sides;
  int         result;
  gboolean    out;
  int         paint;
  const char *title;
  const char *note;
  const char *icon;
  const char *thing;
} GnPoolDie;

/** gn_pool_set: @rolls: the dice have just been rolled and tumble; @panel: for things, or %NULL */
void       gn_pool_set (GnPool *self, GnPanel *panel, const GnPoolDie *dice, guint n, gboolean rolls);

G_END_DECLS
