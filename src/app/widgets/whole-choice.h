/* whole-choice.h: the choice in an AdwComboRow, never cut off
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

/** gn_whole_choice: the row shows its choice on several lines where there is little room: libadwaita cuts it off after
 * twenty letters. Its strings are a GtkStringList */
void gn_whole_choice (AdwComboRow *row);

G_END_DECLS
