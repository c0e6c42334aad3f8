/* pool.h: dice that are rolled together, each with where it comes from
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
 * A row a die: the die, who gives it, by what. With more of them than there is height the rows become lower, then stand
 * in two columns. After the roll the numbers stand on the dice.
 */
#define GN_TYPE_POOL (gn_pool_get_type ())
G_DECLARE_FINAL_TYPE (GnPool, gn_pool, GN, POOL, GnContainer)

/**
 * GnPoolDie:
 * @sides: 4 … 20; 0: no die but a number added: @result
 * @result: 0: not rolled
 * @out: it does not count
 * @paint: the seat's colour 0 … 5 whose it is, or -1
 * @title, @note: by what; @icon: a piece, or %NULL
 * @thing: what a click asks about ("boon:rake"), or %NULL
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

GtkWidget *gn_pool_new (const char *name);
/** gn_pool_set: @rolls: the dice have just been rolled: they tumble. @panel: for things, or %NULL */
void       gn_pool_set (GnPool *self, GnPanel *panel, const GnPoolDie *dice, guint n, gboolean rolls);

G_END_DECLS
