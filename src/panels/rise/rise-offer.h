/* rise-offer.h: choices made before meeples are placed (board sides, allies), and what is owed for action cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "rise-scene.h"

G_BEGIN_DECLS

/**
 * RiseOffer:
 * A list of cards to choose from: the allies on offer, the sides of player boards, or the judges to be shown. Digits
 * choose too.
 */
#define RISE_TYPE_OFFER (rise_offer_get_type ())
G_DECLARE_FINAL_TYPE (RiseOffer, rise_offer, RISE, OFFER, GnContainer)

/** rise_offer_update: @allies: TRUE for the list of allies, which is below the action cards, FALSE for the one that
 * has the column to itself. Returns: FALSE where nothing of that is offered now */
gboolean   rise_offer_update (RiseOffer *self, const RiseScene *scene, gboolean allies);
/** rise_offer_key: lets a digit choose */
gboolean   rise_offer_key    (RiseOffer *self, guint keyval);

/** rise_needs_update: shows how much beer each player needs for the meeples that are still on action cards */
void       rise_needs_update (GtkWidget *needs, const RiseScene *scene);

/** rise_rampage_update: shows bribes, the brewery, and cubes eaten against the fill */
gboolean   rise_rampage_update (GtkWidget *rampage, const RiseScene *scene);

G_END_DECLS
