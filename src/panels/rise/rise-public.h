/* rise-public.h: Rise of the Gnomes on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"

G_BEGIN_DECLS

#define RISE_TYPE_PUBLIC (rise_public_get_type ())
G_DECLARE_FINAL_TYPE (RisePublic, rise_public, RISE, PUBLIC, GnBigScreen)

GtkWidget *rise_public_new (GnMatchTable *table);

G_END_DECLS
