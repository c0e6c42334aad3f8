/* wiz-form.h: a hand behind the curtain: to play a card, or to keep some of the cards looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * wiz_form_new:
 * Returns: (transfer full) (nullable): cards to choose from, for the player who may see them; %NULL: the common
 * form is enough
 */
GtkWidget *wiz_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

G_END_DECLS
