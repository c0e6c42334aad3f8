/* settings.h: the preferences as one object for the whole program
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include "core/match/match.h"
#include "sheets/sheet.h"

G_BEGIN_DECLS

/** gn_settings: (transfer none) */
GSettings *gn_settings (void);
/** gn_settings_paper: the paper chosen, or else the usual size for the locale */
GnPaper    gn_settings_paper (void);
/** gn_settings_dealer: @group: "cards" or "dice" */
GnDealer   gn_settings_dealer (const char *group);

G_END_DECLS
