/* gw-casts.h: the abilities that can be cast now, by whom, and the stack of what waits while others answer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "gw-scene.h"

G_BEGIN_DECLS

/**
 * GwCasts:
 *
 * A row for each charged ability: first those of the player whose turn it is, then in turn order. A player who has to
 * wait is told why. A switch makes the next entries announcements only, so that others may answer. Hidden cards are
 * played from here too.
 *
 * Signals:
 *  - "cast" (const char *spec): a cast begins; its targets are named on the board
 */
#define GW_TYPE_CASTS (gw_casts_get_type ())
G_DECLARE_FINAL_TYPE (GwCasts, gw_casts, GW, CAST_ROWS, GnContainer)

void       gw_casts_update   (GwCasts *self, const GwScene *scene);
/** gw_casts_get_button: the button of an ability, or %NULL if the ability is not charged */
GtkWidget *gw_casts_get_button (GwCasts *self, int ability);
/** gw_casts_set_aim: marks the cast that is being aimed on the board; %NULL: none */
void       gw_casts_set_aim  (GwCasts *self, const char *spec);

/** GwStack: everything that waits, the next item on top: announced casts in their order, the announced action, and
 * then the player who goes on */
#define GW_TYPE_STACK (gw_stack_get_type ())
G_DECLARE_FINAL_TYPE (GwStack, gw_stack, GW, STACK, GnContainer)

/** gw_stack_update: Returns: FALSE if nothing is suspended */
gboolean   gw_stack_update     (GwStack *self, const GwScene *scene);
/** gw_stack_set_aim: while a target is being named, Enter names it and does not carry out */
void       gw_stack_set_aim    (GwStack *self, gboolean aims);
/** gw_stack_get_button: the button that carries out the next item */
GtkWidget *gw_stack_get_button (GwStack *self);

G_END_DECLS
