/* ex-public.h: the toy market on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"

G_BEGIN_DECLS

#define EX_TYPE_PUBLIC (ex_public_get_type ())
G_DECLARE_FINAL_TYPE (ExPublic, ex_public, EX, PUBLIC, GnBigScreen)

GtkWidget *ex_public_new (GnMatchTable *table);

G_END_DECLS
