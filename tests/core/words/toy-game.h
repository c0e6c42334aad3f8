/* toy-game.h: a game without rules, whose verbs have every kind of argument
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

enum { TOY_GEM, TOY_SPACE, TOY_N_DOMAINS };
enum { TOY_DIAMOND, TOY_RUBY, TOY_SAPPHIRE, TOY_EMERALD, TOY_WILD, TOY_SEVERAL, TOY_N_GEMS };
enum
{
  TOY_BUY,
  TOY_SELL,
  TOY_TILE,
  TOY_GOLD,
  TOY_TAKE,
  TOY_MINE,
  TOY_GIVE,
  TOY_PASS,
  TOY_TURN,
  TOY_FOUND,
  TOY_N_VERBS
};

/* Slots. */
enum { TOY_BUY_TYPE, TOY_BUY_N, TOY_BUY_MARKER };
enum { TOY_SELL_TYPE, TOY_SELL_N, TOY_SELL_WILD };
enum { TOY_TILE_SPACE, TOY_TILE_OWN, TOY_TILE_WILD = TOY_TILE_OWN + TOY_N_GEMS };
enum { TOY_TAKE_A, TOY_TAKE_B };
enum { TOY_MINE_GEMS, TOY_MINE_WILD = TOY_MINE_GEMS + TOY_N_GEMS };
enum { TOY_GIVE_TO, TOY_GIVE_N, TOY_GIVE_TYPE };

enum {
  TOY_TEXT_NONE, TOY_TEXT_NO_PASS, TOY_TEXT_MIXED, TOY_TEXT_TOO_MANY, TOY_TEXT_NO_GOLD, TOY_TEXT_NO, TOY_TEXT_BOUGHT,
  TOY_TEXT_PAID,
  TOY_TEXT_TARGET, TOY_TEXT_ACTIONS, TOY_TEXT_VERB, TOY_TEXT_LUCK, TOY_TEXT_PASSED, TOY_TEXT_SAT,
  TOY_TEXT_ROSE, TOY_TEXT_CAST, TOY_N_TEXTS
};

/* state: head, gold of seat 0, and whether a gem is about to be found */
typedef struct {
  GnHead head;
  gint16 gold;
  guint8 due;
} ToyState;

extern const GnGame toy_game;
