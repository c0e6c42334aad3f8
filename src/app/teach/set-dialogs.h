/* set-dialogs.h: import and export of component sets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "app/model/draft.h"

G_BEGIN_DECLS

/** gn_set_import: asks for a set file, keeps it in the library and uses it in @draft; reports each error with its
 * place */
void     gn_set_import (GtkWidget *widget, GnDraft *draft);
void     gn_set_export (GtkWidget *widget, GnDraft *draft);
/** gn_set_import_file: the same without asking */
gboolean gn_set_import_file (GnDraft *draft, GFile *file, GError **error);

G_END_DECLS
