/* match-plan.h: plans for playing a whole match of a game through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-fixture.h"

/**
 * MatchPlan:
 * @weight: how much a player would like to make @move, 1 or more; 0: not at all. With it, matches come to an end and
 * every move is made now and then. @rand: for moves to be made only sometimes
 * @keys: the keys to press on the table itself for @move ("3", "F2"), (transfer full), or %NULL: keys and words of
 * verbs will do
 * @clicks: clicks things on the table for @move. Returns: FALSE if there are none for it. May be %NULL: things bound
 * to a move are clicked anyway
 * @least_keys, @least_clicks: the least number of entries to be made by keys, and by clicks on things on the table;
 * never 0
 * @least_typed: the least number to be typed
 *
 * `match-GAME.c`, which is found by its name, has a game's plans: the array `GAME_plans` (with `_` for `-`), at most
 * one for each dealer, ended by an empty one. Tests common to all games are in test-table-match.c: keys of verbs and
 * things, typed words, forms, the pane, the curtain.
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

/** plan_move: what somebody would like to say next, or what came up, where the box deals. Returns: FALSE if @plan wants
 * none of the possible moves */
gboolean plan_move (Sitting *sitting, const MatchPlan *plan, GRand *rand, GnMove *move);
/** plan_any_move: the same, whoever has it; what is secret is no obstacle. Returns: FALSE if @plan wants nothing */
gboolean plan_any_move (GnMatchTable *table, const MatchPlan *plan, GRand *rand, GnMove *move);
/** pick_owed: chooses an owed outcome from the list of possible ones. Returns: FALSE if it was not entered */
gboolean pick_owed (Sitting *sitting, const GnMove *move);
