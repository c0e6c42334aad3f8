/* pad-public.h: the score sheet on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/big-screen.h"

G_BEGIN_DECLS

#define PAD_TYPE_PUBLIC (pad_public_get_type ())
G_DECLARE_FINAL_TYPE (PadPublic, pad_public, PAD, PUBLIC, GnBigScreen)

/** pad_public_new: (transfer floating) */
GtkWidget *pad_public_new (GnMatchTable *table);
/** pad_queue: GnPanelClass.queue of the panel and of the second screen */
guint      pad_queue      (GnPanel *panel, gconstpointer state, gint8 *seat, guint max, char **then);

G_END_DECLS
