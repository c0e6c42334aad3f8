/* invasion.h: the descriptor of Gnome Invasion; all that other code sees of its rules
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

extern const GnGame invasion_game;

G_END_DECLS
