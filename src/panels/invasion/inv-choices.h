/* inv-choices.h: buttons for the open choices of an effect, a boon gained or the sweep
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_CHOICES (inv_choices_get_type ())
G_DECLARE_FINAL_TYPE (InvChoices, inv_choices, INV, CHOICES, GnContainer)

/** inv_choices_update: shows all legal choices except @but. Returns: their number */
guint      inv_choices_update (InvChoices *self, const InvScene *scene, const GnMove *but);
/** inv_choices_title, inv_choices_note: the heading above @all choices, and how many of them are not shown, or %NULL;
 * (transfer full) */
char      *inv_choices_title  (const InvScene *scene);
char      *inv_choices_note   (guint all);
/** inv_choices_key: a digit takes the choice with that number. FALSE: there is none */
gboolean   inv_choices_key    (InvChoices *self, guint keyval);
/** inv_choices_verbs: the verbs that are chosen here, as bits */
guint64    inv_choices_verbs  (void);

G_END_DECLS
