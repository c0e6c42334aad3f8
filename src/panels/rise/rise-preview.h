/* rise-preview.h: the preview of a component while it is being entered
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
