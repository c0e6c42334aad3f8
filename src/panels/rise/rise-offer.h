/* rise-offer.h: what is chosen from before meeples are placed: board sides, allies; and what is owed for the action
 * cards
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
 * A list of cards to choose from: the allies on offer, the sides of player boards, the judges to be shown; the digits
 * choose too.
 */
#define RISE_TYPE_OFFER (rise_offer_get_type ())
G_DECLARE_FINAL_TYPE (RiseOffer, rise_offer, RISE, OFFER, GnContainer)

/** rise_offer_update: FALSE where nothing is offered now */
gboolean   rise_offer_update (RiseOffer *self, const RiseScene *scene);
/** rise_offer_key: a digit chooses */
gboolean   rise_offer_key    (RiseOffer *self, guint keyval);

/** rise_needs_update: how much beer everybody needs for the meeples that still stand on action cards */
gboolean   rise_needs_update (GtkWidget *needs, const RiseScene *scene);

/** rise_rampage_update: bribes, brewery, cubes eaten against the fill */
gboolean   rise_rampage_update (GtkWidget *rampage, const RiseScene *scene);

G_END_DECLS
