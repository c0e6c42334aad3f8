/* ex-table.h: the table of the toy market: six places and a deck
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/hand.h"
#include "panels/panel/panel.h"

#include "games/example/ex-state.h"

G_BEGIN_DECLS

/**
 * ExTable:
 * @stage: the widget with all of it
 *
 * The parts that the panel and the second screen have in common.
 */
typedef struct {
  GtkWidget *stage;
  GtkWidget *place[EX_PLACES];
  GtkWidget *hand[EX_HAND];
  GtkWidget *deck;
} ExTable;

void       ex_table_make     (ExTable *self);
/** ex_table_update: @panel: %NULL: the table is only for looking */
void       ex_table_update   (ExTable *self, GnPanel *panel, const GnMatch *match, const ExState *state);

/** ex_hand: GnPanelClass.hand: the cards that the frame shows large while their owner looks */
GPtrArray *ex_hand           (GnPanel *panel, gconstpointer state, int seat);

/** ex_holdings_new: makes a player's holdings: cards and gems; ex_holdings_update: @covered: gems are hidden */
GtkWidget *ex_holdings_new    (void);
void       ex_holdings_update (GtkWidget *holdings, const ExState *state, int seat, gboolean covered, int size);

G_END_DECLS
