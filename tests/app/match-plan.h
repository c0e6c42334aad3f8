/* match-plan.h: how a whole match of a game is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-fixture.h"

/**
 * MatchPlan:
 * @weight: how much somebody would like to say @move, 1 or more; 0: not at all. So that matches come to an end, and
 * everything is said now and then. @rand: to say it only sometimes
 * @keys: what to press on the table itself for @move ("3", "F2"), (transfer full), or NULL: verbs' keys and words do
 * @clicks: clicks things of the table for @move; FALSE: there are none for it. May be NULL: things bound to a move are
 * clicked anyway
 * @least_keys, @least_clicks: so many entries at least were made by keys, by clicks on things of the table; never 0
 * @least_typed: so many were typed
 *
 * `match-GAME.c`, found by its name, has a game's plans: the array `GAME_plans` (with `_` for `-`), one for each dealer
 * at most, ended by an empty one. What is the same for all games is in test-table-match.c: keys of verbs and things,
 * typed words, forms, the pane, the curtain.
 */
typedef struct {
  const char *game;
  guint       seats;
  guint       seed;
  GnDealer    dealer;
  guint     (*weight) (const GnMatch *match, const GnMove *move, GRand *rand);
  char     *(*keys)   (Sitting *sitting, const GnMove *move);
  gboolean  (*clicks) (Sitting *sitting, const GnMove *move);
  guint       least_keys, least_typed, least_clicks;
} MatchPlan;

/** pick_owed: what came up is chosen from the list of what can have come up; FALSE: it was not said */
gboolean pick_owed (Sitting *sitting, const GnMove *move);
