/* wiz-public.h: the table on the second screen: nothing secret, readable from three metres
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"
#include "games/wizard/wiz-state.h"

G_BEGIN_DECLS

/**
 * WizPublic:
 *
 * Levels and gems take the place that points have in other games. Characters, bag and draws are as on the laptop,
 * but larger and without buttons.
 */
#define WIZ_TYPE_PUBLIC (wiz_public_get_type ())
G_DECLARE_FINAL_TYPE (WizPublic, wiz_public, WIZ, PUBLIC, GnBigScreen)

GtkWidget *wiz_public_new   (GnMatchTable *table);
/** wiz_public_queue: the players who act after the current one, this round */
guint      wiz_public_queue (const GnMatch *match, const WizState *state, gint8 *seat, guint max, char **then);

G_END_DECLS
