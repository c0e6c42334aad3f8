/* rise-preview.h: a component as it will lie on the table, while it is told
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-scene.h"

G_BEGIN_DECLS

/** rise_preview: see GnPanelClass.preview */
GtkWidget *rise_preview (const GnMatch *match, guint family, int index);

G_END_DECLS
