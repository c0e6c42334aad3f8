/* gnomes-wizards.h: the game Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

extern const GnGame gnomes_wizards_game;

G_END_DECLS
