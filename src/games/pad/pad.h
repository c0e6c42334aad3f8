/* pad.h: the descriptor of the score pad, which scores any game; all that other code sees of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

extern const GnGame pad_game;

G_END_DECLS
