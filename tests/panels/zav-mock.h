/* zav-mock.h: a fixed position to look at: round 7, Berta's second action
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/zavandor/zav-scene.h"

/** zav_mock_scene: fills an empty scene with three or four players */
void zav_mock_scene (ZavScene *scene, int n_players);
