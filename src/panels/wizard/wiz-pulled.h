/* wiz-pulled.h: the order in which tokens came out of the bag
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-drawing.h"

G_BEGIN_DECLS

/**
 * wiz_pulled_follow:
 * @story: (nullable): the last events
 * @linger: a draw of the Wizard's that has just ended without a win stays until somebody goes on
 *
 * The state counts tokens by kind. The story tells in which order they came out, and @pulled keeps that order as
 * far as it fits the state. Returns: whether there is a draw to show
 */
gboolean wiz_pulled_follow (WizPulled *pulled, const WizLook *look, const GnStory *story, gboolean linger);

G_END_DECLS
