/* curtain.h: curtain over the table for things that only one person may see
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
 * "Pass the laptop to Berta": covers the table. While she holds Space (or its button), she sees the table with
 * everything she may see, and with what she has just learned or has to choose from. When she lets go, it is covered
 * again.
 *
 * Signals: "held" (boolean): somebody starts or stops looking; "finished": the laptop goes back
 */
#define GN_TYPE_CURTAIN (gn_curtain_get_type ())
G_DECLARE_FINAL_TYPE (GnCurtain, gn_curtain, GN, CURTAIN, GtkWidget)

/** gn_curtain_set_model: @cardboard: its remaining instructions to everybody (public) are also shown on the covered
 * card */
void       gn_curtain_set_model  (GnCurtain *self, GnTableModel *model, GnPanel *panel, GnInstructionBar *cardboard);
/**
 * gn_curtain_raise:
 * @seat: who may look
 * @story: (nullable): the curtain shows the part that only they may read
 * @decision: they have to make a choice behind it
 */
void       gn_curtain_raise     (GnCurtain *self, int seat, const GnStory *story, gboolean decision);
void       gn_curtain_lower     (GnCurtain *self);
/** gn_curtain_grab: gives the focus to the curtain that is up, if nothing in it has it */
void       gn_curtain_grab      (GnCurtain *self);
gboolean   gn_curtain_is_up     (GnCurtain *self);
int        gn_curtain_get_seat  (GnCurtain *self);
/** gn_curtain_get_last: the seat for which it was up last, or -1 */
int        gn_curtain_get_last (GnCurtain *self);
gboolean   gn_curtain_is_decision (GnCurtain *self);
/** gn_curtain_get_story: what the seat may read behind it; (transfer none) (nullable) */
const GnStory *gn_curtain_get_story (GnCurtain *self);
/** gn_curtain_hold: acts as if Space were pressed or released */
void       gn_curtain_hold      (GnCurtain *self, gboolean held);
gboolean   gn_curtain_is_held   (GnCurtain *self);
/** gn_curtain_go_on: something was entered behind it, and the same seat has to decide again; @story: (nullable): what
 * it may read now */
void       gn_curtain_go_on     (GnCurtain *self, const GnStory *story);
/** gn_curtain_set_here: the seat that plays now: who looked last and plays still is not asked again to take the
 * laptop */
void       gn_curtain_set_here  (GnCurtain *self, int seat);
/** gn_curtain_set_foot: before it is allocated: the height of what stays in view below it while somebody looks */
void       gn_curtain_set_foot  (GnCurtain *self, int height);
/** gn_curtain_is_covered: it hides all that lies below */
gboolean   gn_curtain_is_covered (GnCurtain *self);
/** gn_curtain_key: @pressed: FALSE if the key was released. Returns: always TRUE while it is up, so that no key
 * reaches the table */
gboolean   gn_curtain_key       (GnCurtain *self, guint keyval, gboolean pressed);

/** gn_curtain_others: "Alphonse and Caroline look away"; (transfer full) (pure) */
char      *gn_curtain_others    (const GnMatch *match, int seat);

G_END_DECLS
