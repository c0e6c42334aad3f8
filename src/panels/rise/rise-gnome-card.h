/* rise-gnome-card.h: a Gnome card as printed: the dragon's line, three actions with their types, the order of the
 * icons
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "games/rise/rise-view-union.h"

G_BEGIN_DECLS

#define RISE_TYPE_GNOME_CARD (rise_gnome_card_get_type ())
G_DECLARE_FINAL_TYPE (RiseGnomeCard, rise_gnome_card, RISE, GNOME_CARD, GnContainer)

GtkWidget *rise_gnome_card_new (void);
/** rise_gnome_card_show: @view: from rise_view_gnome_card() or rise_view_gnome(); NULL: the place of a card; @hit: the
 * type that decides in the current line, or -1 */
void       rise_gnome_card_show (RiseGnomeCard *self, const GnMatch *match, const RiseGnomeCardView *view, int hit);

G_END_DECLS
