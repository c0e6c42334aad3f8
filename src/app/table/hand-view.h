/* hand-view.h: the hand of the player who looks, as large cards
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
 * GnHandView:
 * A card for each that GnPanelClass.hand gives. A click or its digit plays, gives or keeps it, whatever can be done
 * with it now; what cannot be done is dimmed and says why. The cards are widgets only while somebody looks: nothing of
 * them is left for a screen reader afterwards. What has no room in the height is scrolled to.
 */
#define GN_TYPE_HAND_VIEW (gn_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (GnHandView, gn_hand_view, GN, HAND_VIEW, GnContainer)

void       gn_hand_view_set_model (GnHandView *self, GnTableModel *model, GnPanel *panel);
/** gn_hand_view_show: @seat: whose hand, from the copy of the model's viewer; -1: none. Returns: the number of cards */
guint      gn_hand_view_show      (GnHandView *self, int seat);
/** gn_hand_view_is_all: whether all that the seat can do now is to choose one of these cards */
gboolean   gn_hand_view_is_all    (GnHandView *self);
/** gn_hand_view_can: how many cards can be chosen now, without those that are chosen for the move being entered */
guint      gn_hand_view_can       (GnHandView *self);
/** gn_hand_view_key: a digit chooses the card with that number. FALSE: there is none */
gboolean   gn_hand_view_key       (GnHandView *self, guint keyval);
/** gn_hand_view_get_card: the widget of a card, or %NULL; (transfer none) */
GtkWidget *gn_hand_view_get_card  (GnHandView *self, guint nth);

G_END_DECLS
