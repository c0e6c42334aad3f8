/* sealed.h: a small game with everything that the toy market lacks, and a switch for each fault
 *
 * Each seat gets a secret card; all bid at once, secretly and at most their card; the highest bid hands two
 * tokens to others, one by one or said at once. Three rounds.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

typedef enum {
  FAULT_NONE,
  FAULT_LEGAL_MISSES,       /* legal lacks a bid that check takes */
  FAULT_LEGAL_TWICE,        /* legal lists a move twice */
  FAULT_LEGAL_REFUSED,      /* legal lists a bid that check refuses */
  FAULT_CHECK_BEYOND,       /* check takes one beyond the range */
  FAULT_NO_REASON,          /* a refusal without a reason */
  FAULT_PROMPT_FORGETS,     /* a seat that has moves is not asked */
  FAULT_PROMPT_INVENTS,     /* a seat is asked that has no move */
  FAULT_STORY_ACTS,         /* what is told changes what happens */
  FAULT_STORY_LEAKS,        /* a fact tells everybody a secret card */
  FAULT_BID_SHOWS,          /* others' copies hold a secret bid */
  FAULT_CARD_SHOWS,         /* others' copies hold a secret card */
  FAULT_CARD_TELLS,         /* a public figure follows from a secret card */
  FAULT_ORDER_MATTERS,      /* answers asked at once do not commute */
  FAULT_WHOLE_TOO_MUCH,     /* a whole is taken whose parts are not */
  FAULT_FIELD_MISSING,      /* a member of the state is no field */
  FAULT_TOKEN_LOST,         /* a token disappears */
  FAULT_NO_END,             /* it goes on for ever */
  FAULT_APP_DIFFERS,        /* the app's game does what the box's does not */
  FAULT_CHANCE_DIFFERS,     /* chance and legal differ */
  FAULT_TEXT_OPEN,          /* a sentence with an open gap */
  N_FAULTS
} SealedFault;

extern SealedFault  sealed_fault;
/** sealed_game: with the faults of the tables for @fault */
const GnGame       *sealed_game (SealedFault fault);

G_END_DECLS
