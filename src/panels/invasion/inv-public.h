/* inv-public.h: the table of Gnome Invasion on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"

G_BEGIN_DECLS

#define INV_TYPE_PUBLIC (inv_public_get_type ())
G_DECLARE_FINAL_TYPE (InvPublic, inv_public, INV, PUBLIC, GnBigScreen)

GtkWidget *inv_public_new (GnMatchTable *table);

G_END_DECLS
