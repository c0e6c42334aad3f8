/* player-card.h: a player: who it is, how far, what lies in front of them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/layout/container.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * GnPlayerCard:
 * Token, name, points, the bar towards the goal, pips for actions; below them the game's own part
 * (GnPanelClass.make_player). A key to look at what only that person may see, where there is
 * something. */
#define GN_TYPE_PLAYER_CARD (gn_player_card_get_type ())
G_DECLARE_FINAL_TYPE (GnPlayerCard, gn_player_card, GN, PLAYER_CARD, GnContainer)

GtkWidget *gn_player_card_new     (GnTableModel *model, GnPanel *panel, int seat);
/** gn_player_card_refresh: @entry_made: something has just been said: the change of the points is shown until the next
 * entry */
void       gn_player_card_refresh (GnPlayerCard *self, gboolean entry_made);
/** gn_player_card_set_narrow: as a part of a strip; @tiny: only who, and how far */
void       gn_player_card_set_narrow (GnPlayerCard *self, gboolean narrow, gboolean tiny);

G_END_DECLS
