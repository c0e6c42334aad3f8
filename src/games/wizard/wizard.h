/* wizard.h: The Wizard Always Wins: the whole of what others see of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

extern const GnGame wizard_game;

G_END_DECLS
