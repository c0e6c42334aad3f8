/* by-hand.h: window for moves that the host makes by hand: carrying out a text, a fact of the box, giving up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/model/table-model.h"

G_BEGIN_DECLS

/**
 * GnByHand:
 * A choice for each of the game's GN_VERB_ADJUST and GN_VERB_ASIDE verbs that are possible now, and for each
 * argument. Each choice adapts the following ones, so that the move shown is always possible. The window stays open,
 * because a text may require several moves.
 */
#define GN_TYPE_BY_HAND (gn_by_hand_get_type ())
G_DECLARE_FINAL_TYPE (GnByHand, gn_by_hand, GN, BY_HAND, AdwWindow)

/** gn_by_hand_is_due: whether the host is carrying something out now, by hand if necessary */
gboolean   gn_by_hand_is_due (GnTableModel *model);
/** gn_by_hand_ever: whether @game has moves that are made by hand */
gboolean   gn_by_hand_ever   (const GnGame *game);
/** gn_by_hand_can: whether any such move is possible now */
gboolean   gn_by_hand_can    (GnTableModel *model);
/** gn_by_hand_new: @aloud: the text being carried out, or NULL */
GtkWidget *gn_by_hand_new    (GnTableModel *model, const char *aloud);
/** gn_by_hand_choose: chooses the verb as a click does; FALSE if it is not possible now */
gboolean   gn_by_hand_choose (GnByHand *self, guint verb);

G_END_DECLS
