/* gw-war.h: the call to war: what horns can do for each clan
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "gw-scene.h"

G_BEGIN_DECLS

/**
 * GwWar:
 *
 * A row for each clan that can be called and each ability that can be charged, with the units on the clan's symbol or
 * the reason why it cannot be done; and the two piles of cards. While units still move, it shows which units would be
 * ready.
 */
#define GW_TYPE_WAR (gw_war_get_type ())
G_DECLARE_FINAL_TYPE (GwWar, gw_war, GW, WAR, GnContainer)

void       gw_war_update     (GwWar *self, const GwScene *scene);
/** gw_war_set_hold: makes calls, charges and draws announcements only */
void       gw_war_set_hold   (GwWar *self, gboolean hold);
/** gw_war_key: lets a digit press the button of that unit's row */
gboolean   gw_war_key        (GwWar *self, guint keyval);
/** gw_war_get_button: the button of a unit's slot, or %NULL; gw_war_get_pile: the button of a pile, or %NULL */
GtkWidget *gw_war_get_button (GwWar *self, int slot);

/** GwReserve: the crystals of the reserve; while they are collected, a row for each ability with room */
#define GW_TYPE_RESERVE (gw_reserve_get_type ())
G_DECLARE_FINAL_TYPE (GwReserve, gw_reserve, GW, RESERVE, GnContainer)

void       gw_reserve_update     (GwReserve *self, const GwScene *scene);
/** gw_reserve_is_open: whether crystals are being put down */
gboolean   gw_reserve_is_open    (GwReserve *self);
/** gw_reserve_key: lets a digit put a crystal on that unit's ability */
gboolean   gw_reserve_key        (GwReserve *self, guint keyval);
/** gw_reserve_get_button: the button that puts a crystal on the ability, or %NULL */
GtkWidget *gw_reserve_get_button (GwReserve *self, int ability);

G_END_DECLS
