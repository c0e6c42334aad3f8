/* gw-public.h: Gnômes & Wizards on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"

G_BEGIN_DECLS

#define GW_TYPE_PUBLIC (gw_public_get_type ())
G_DECLARE_FINAL_TYPE (GwPublic, gw_public, GW, PUBLIC, GnBigScreen)

/** gw_public_new: shows the public copy of @table and follows it */
GtkWidget *gw_public_new (GnMatchTable *table);

G_END_DECLS
