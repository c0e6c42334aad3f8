/* wiz-pulled.h: in which order tokens came out of the bag
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-drawing.h"

G_BEGIN_DECLS

/**
 * wiz_pulled_follow:
 * @story: (nullable): what has just happened
 * @linger: a draw of the Wizard's that has just ended without a win stays till somebody goes on
 *
 * The state counts tokens by kind; in which order they came out is told by the story, and kept here as far as it fits
 * the state. Returns: is there a draw to be shown?
 */
gboolean wiz_pulled_follow (WizPulled *pulled, const WizLook *look, const GnStory *story, gboolean linger);

G_END_DECLS
