/* match-plan.h: how a whole match of a game is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-fixture.h"

/**
 * MatchPlan:
 * @weight: how much somebody would like to say @move, 1 or more; 0: not at all. So that matches come to an end, and everything is
 *   said now and then. @rand: to say it only sometimes
 * @keys: what to press on the table itself for @move ("3", "F2"), (transfer full), or NULL: verbs' keys and words do
 * @clicks: clicks things of the table for @move; FALSE: there are none for it. May be NULL: things bound to a move are clicked anyway
 * @least_keys, @least_typed, @least_clicks: so many entries at least were made that way
 *
 * What is the same for all games is in test-table-match.c: keys of verbs and things, typed words, forms, the pane, the curtain.
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

guint    wizard_weight (const GnMatch *match, const GnMove *move, GRand *rand);
char    *wizard_keys   (Sitting *sitting, const GnMove *move);
gboolean wizard_clicks (Sitting *sitting, const GnMove *move);

guint    invasion_weight (const GnMatch *match, const GnMove *move, GRand *rand);
char    *invasion_keys   (Sitting *sitting, const GnMove *move);
gboolean invasion_clicks (Sitting *sitting, const GnMove *move);

guint    rise_weight (const GnMatch *match, const GnMove *move, GRand *rand);
char    *rise_keys   (Sitting *sitting, const GnMove *move);
gboolean rise_clicks (Sitting *sitting, const GnMove *move);

guint    gw_weight (const GnMatch *match, const GnMove *move, GRand *rand);
char    *gw_keys   (Sitting *sitting, const GnMove *move);
gboolean gw_clicks (Sitting *sitting, const GnMove *move);

/** pick_owed: what came up is chosen from the list of what can have come up; FALSE: it was not said */
gboolean pick_owed (Sitting *sitting, const GnMove *move);
