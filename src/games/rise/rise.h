/* rise.h: the game Rise of the Gnomes, in its competitive and cutthroat modes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

extern const GnGame rise_game;

G_END_DECLS
