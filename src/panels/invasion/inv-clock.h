/* inv-clock.h: the letters G-N-O-M-E-S, and the gnome deck card by card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvClockView: the six letters, lit as they come out; the chance that the next card is a letter; the deck as a
 * strip in its layers: cards that have gone are hollow, letters are where they came up, cards left are backs, known
 * cards show their identity; the distance to the end.
 */
#define INV_TYPE_CLOCK_VIEW (inv_clock_view_get_type ())
G_DECLARE_FINAL_TYPE (InvClockView, inv_clock_view, INV, CLOCK_VIEW, GnContainer)

void       inv_clock_view_update (InvClockView *self, const InvScene *scene, gboolean news);
/** inv_clock_view_set_narrow: smaller letters, for little width */
void       inv_clock_view_set_narrow (InvClockView *self, gboolean narrow);
/** inv_clock_view_get_letter: the end of flights; (transfer none) */
GtkWidget *inv_clock_view_get_letter (InvClockView *self, int letter);
/** inv_clock_view_get_deck: the strip; (transfer none) */
GtkWidget *inv_clock_view_get_deck (InvClockView *self);

G_END_DECLS
