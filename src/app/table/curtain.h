/* curtain.h: what only one person may see
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "instruction-bar.h"
#include "app/model/table-model.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * GnCurtain:
 * "Pass the laptop to Berta": covers the table. While Space is held (or its button) the table is as she may see it,
 * with what she has just learnt or has to choose from; let go, it is covered again.
 *
 * Signals: "held" (boolean): somebody looks, or no longer; "finished": the laptop goes back
 */
#define GN_TYPE_CURTAIN (gn_curtain_get_type ())
G_DECLARE_FINAL_TYPE (GnCurtain, gn_curtain, GN, CURTAIN, GtkWidget)

/** gn_curtain_set_desk: what @cardboard still asks of all (public) stands on the covered card, too */
void       gn_curtain_set_desk  (GnCurtain *self, GnTableModel *model, GnPanel *panel, GnInstructionBar *cardboard);
/**
 * gn_curtain_raise:
 * @seat: who may look
 * @story: (nullable): what only they may read of it is told
 * @decision: they have to choose behind it
 */
void       gn_curtain_raise     (GnCurtain *self, int seat, const GnStory *story, gboolean decision);
void       gn_curtain_lower     (GnCurtain *self);
gboolean   gn_curtain_is_up     (GnCurtain *self);
int        gn_curtain_get_seat  (GnCurtain *self);
/** gn_curtain_get_last: for whom it was up last, or -1 */
int        gn_curtain_get_last (GnCurtain *self);
gboolean   gn_curtain_is_decision (GnCurtain *self);
/** gn_curtain_hold: as if Space were pressed or let go */
void       gn_curtain_hold      (GnCurtain *self, gboolean held);
gboolean   gn_curtain_is_held   (GnCurtain *self);
/** gn_curtain_key: @pressed: or let go. Returns: TRUE always while it is up: no key reaches the table */
gboolean   gn_curtain_key       (GnCurtain *self, guint keyval, gboolean pressed);

/** gn_curtain_others: "Alphonse and Caroline look away"; (transfer full) (pure) */
char      *gn_curtain_others    (const GnMatch *match, int seat);

G_END_DECLS
