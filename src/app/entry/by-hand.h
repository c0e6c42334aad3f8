/* by-hand.h: what the host does by hand: a text carried out, a fact of the box, giving up
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
 * A window with a choice for each of the game's GN_VERB_ADJUST and GN_VERB_ASIDE verbs that can be said now and for
 * each of its arguments; what is chosen draws the rest after it, so that what stands there can be done. It stays open:
 * a text may ask for several things.
 */
#define GN_TYPE_BY_HAND (gn_by_hand_get_type ())
G_DECLARE_FINAL_TYPE (GnByHand, gn_by_hand, GN, BY_HAND, AdwWindow)

/** gn_by_hand_is_due: does the host carry something out now, by hand where need be? */
gboolean   gn_by_hand_is_due (GnTableModel *model);
/** gn_by_hand_ever: does @game know things that are done by hand? */
gboolean   gn_by_hand_ever   (const GnGame *game);
/** gn_by_hand_can: is there anything at all that could be said? */
gboolean   gn_by_hand_can    (GnTableModel *model);
/** gn_by_hand_new: @aloud: the words that are carried out, or NULL */
GtkWidget *gn_by_hand_new    (GnTableModel *model, const char *aloud);
/** gn_by_hand_choose: the verb, as if it were clicked; FALSE if it cannot be said now */
gboolean   gn_by_hand_choose (GnByHand *self, guint verb);
/** gn_by_hand_set: the argument @name, as if chosen; FALSE if nothing goes with it */
gboolean   gn_by_hand_set    (GnByHand *self, const char *name, gint16 value);
/** gn_by_hand_accept: presses the button that says it */
gboolean   gn_by_hand_accept (GnByHand *self);

G_END_DECLS
