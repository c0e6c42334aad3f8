/* zav-public.h: the table on the second screen: nothing secret, readable from three metres
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"
#include "zav-scene.h"

G_BEGIN_DECLS

/**
 * ZavPublic:
 *
 * The large market, the mines and the six cards: see GnBigScreen.
 */
#define ZAV_TYPE_PUBLIC (zav_public_get_type ())
G_DECLARE_FINAL_TYPE (ZavPublic, zav_public, ZAV, PUBLIC, GnBigScreen)

GtkWidget *zav_public_new (GnMatchTable *table);

G_END_DECLS
