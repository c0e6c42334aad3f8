/* player-card.h: card for a player: name, progress, and the things in front of them
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
 * Shows token, name, points, the bar towards the goal and pips for actions; the game's own part
 * (GnPanelClass.make_player) is below them. If the player has secrets, a key button lets only that person look at
 * them.
 */
#define GN_TYPE_PLAYER_CARD (gn_player_card_get_type ())
G_DECLARE_FINAL_TYPE (GnPlayerCard, gn_player_card, GN, PLAYER_CARD, GnContainer)

GtkWidget *gn_player_card_new     (GnTableModel *model, GnPanel *panel, int seat);
/** gn_player_card_refresh: @entry_made: an entry has just been made; the change in points is shown until the next
 * entry */
void       gn_player_card_refresh (GnPlayerCard *self, gboolean entry_made);
/** gn_player_card_set_narrow: shows the card as part of a strip; @tiny: only the name and the progress */
void       gn_player_card_set_narrow (GnPlayerCard *self, gboolean narrow, gboolean tiny);

G_END_DECLS
