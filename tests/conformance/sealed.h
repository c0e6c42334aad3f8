/* sealed.h: a small game with everything that the toy market lacks, and a switch for each fault
 *
 * Each seat gets a secret card. All bid at once, secretly, at most the value of their card. The highest bidder hands
 * two tokens to other players, one by one or in one move. There are three rounds.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

typedef enum {
  FAULT_NONE,
  FAULT_LEGAL_MISSES,       /* legal lacks a bid that check accepts */
  FAULT_LEGAL_TWICE,        /* legal lists a move twice */
  FAULT_LEGAL_REFUSED,      /* legal lists a bid that check refuses */
  FAULT_CHECK_BEYOND,       /* check accepts one beyond the range */
  FAULT_NO_REASON,          /* a refusal without a reason */
  FAULT_PROMPT_FORGETS,     /* a seat with moves is not asked */
  FAULT_PROMPT_INVENTS,     /* a seat without moves is asked */
  FAULT_STORY_ACTS,         /* building a story changes what happens */
  FAULT_STORY_LEAKS,        /* a fact shows a secret card to all */
  FAULT_BID_SHOWS,          /* others' copies hold a secret bid */
  FAULT_CARD_SHOWS,         /* others' copies hold a secret card */
  FAULT_CARD_TELLS,         /* a secret card can be worked out from a public figure */
  FAULT_ORDER_MATTERS,      /* the order of simultaneous answers matters */
  FAULT_WHOLE_TOO_MUCH,     /* a whole is accepted whose parts are not */
  FAULT_FIELD_MISSING,      /* a member of the state is not listed as a field */
  FAULT_TOKEN_LOST,         /* a token disappears */
  FAULT_NO_END,             /* the game goes on forever */
  FAULT_APP_DIFFERS,        /* the app's game does something else than the box's */
  FAULT_CHANCE_DIFFERS,     /* chance and legal differ */
  FAULT_TEXT_OPEN,          /* a sentence with an open gap */
  FAULT_GATHERS_NOTHING,    /* a figure of replays names a fact that there is not */
  N_FAULTS
} SealedFault;

extern SealedFault  sealed_fault;
/** sealed_game: the game with the tables for @fault */
const GnGame       *sealed_game (SealedFault fault);

G_END_DECLS
