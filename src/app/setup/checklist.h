/* checklist.h: checklist of things to do on the table before the first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/model/draft.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_CHECKLIST (gn_checklist_get_type ())
G_DECLARE_FINAL_TYPE (GnChecklist, gn_checklist, GN, CHECKLIST, GnContainer)

void gn_checklist_show (GnChecklist *self, GnDraft *draft);

G_END_DECLS
