/* rise-effects.c: immediate effects of allies, upgrades and boards (8.2.1, RISE-068 … RISE-072, RISE-078, RISE-203)
 *
 * Goods arrive at once; tokens and gifts wait until their owner has chosen. For effects that change numbers and
 * prices, see rise-powers.c.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"

/* ---- Gifts that wait ------------------------------------------------------------------------- */

const RiseOp *
rise_gift_op (const GnMatch   *match,
              const RiseState *state,
              guint            which)
{
  const RiseSet *set = rise_set (match);
  const int from = state->gift[which];
  const RiseOps *ops = NULL;

  if (which >= state->n_gifts || from >= RISE_FROM_BOARD ((int) set->n_boards))
    return NULL;
  if (from >= RISE_FROM_BOARD (0))
    ops = &set->board[from - RISE_FROM_BOARD (0)].ops;
  else if (from >= RISE_FROM_UPGRADE (0) && from < RISE_FROM_UPGRADE ((int) set->n_upgrades))
    ops = &set->upgrade[from - RISE_FROM_UPGRADE (0)].ops;
  else if (from < (int) set->n_allies)
    ops = &set->ally[from].ops;
  return ops && state->gift_op[which] < ops->n ? &ops->op[state->gift_op[which]] : NULL;
}

void
rise_gift_done (RiseState *state)
{
  g_return_if_fail (state->n_gifts > 0);

  state->n_gifts--;
  for (guint i = 0; i < RISE_GIFTS; i++)
    {
      const gboolean last = i >= state->n_gifts;

      state->gift[i] = last ? 0 : state->gift[i + 1];
      state->gift_op[i] = last ? 0 : state->gift_op[i + 1];
      state->gift_seat[i] = last ? 0 : state->gift_seat[i + 1];
    }
}

static void
add_gift (RiseState *state,
          int        seat,
          int        from,
          guint      op)
{
  if (state->n_gifts == RISE_GIFTS)
    return;
  state->gift[state->n_gifts] = (gint16) from;
  state->gift_op[state->n_gifts] = (guint8) op;
  state->gift_seat[state->n_gifts++] = (gint8) seat;
}

/* ---- Effects that happen once ---------------------------------------------------------------- */

static void
gain_beer (RiseState *state,
           int        seat,
           int        n,
           GnStory   *story)
{
  const int was = state->beer[seat];

  rise_add_beer (state, seat, n);
  if (state->beer[seat] > was)
    gn_story_tell (story, RISE_F_GAINS_BEER, seat, state->beer[seat] - was);
}

static void
say_text (const RiseOp *op,
          int           from,
          GnStory      *story)
{
  if (from >= RISE_FROM_BOARD (0))
    gn_story_tell (story, RISE_F_TEXT_BOARD, from - RISE_FROM_BOARD (0), RISE_WORDS_TEXT + op->a, from);
  else if (from >= RISE_FROM_UPGRADE (0))
    gn_story_tell (story, RISE_F_TEXT_UPGRADE, from - RISE_FROM_UPGRADE (0), RISE_WORDS_TEXT + op->a, from);
  else
    gn_story_tell (story, RISE_F_TEXT_ALLY, from, RISE_WORDS_TEXT + op->a, from);
}

/* Applies an effect that needs no choice. */
void
rise_happens (const GnMatch *match,
              RiseState     *state,
              int            seat,
              const RiseOp  *op,
              int            from,
              int            column,
              GnStory       *story)
{
  switch ((RiseWord) op->word)
    {
    case RISE_E_VP:
      rise_add_points (state, seat, column, op->n);
      gn_story_tell (story, RISE_F_POINTS, seat, op->n);
      break;
    case RISE_E_GOLD:
      rise_add_gold (state, seat, op->n);
      gn_story_tell (story, RISE_F_GAINS_GOLD, seat, op->n);
      break;
    case RISE_E_BEER:
      gain_beer (state, seat, op->n, story);
      break;
    case RISE_E_PRODUCTION:
      {
        const int was = state->production[seat];

        rise_add_production (match, state, seat, op->n);
        if (state->production[seat] != was)
          gn_story_tell (story, RISE_F_PRODUCTION, seat, was, state->production[seat]);
        else
          gn_story_tell (story, RISE_F_PRODUCTION_ENDS, seat, was);
        break;
      }
    case RISE_E_MEEPLE:
      /* In phase 1 the meeple arrives at once. Later it arrives with the next Reset, which counts all permanent
         meeples. */
      state->more_meeples[seat] += (guint8) op->n;
      if (state->phase == 1)
        {
          state->meeples[seat] += (guint8) op->n;
          gn_story_tell (story, RISE_F_GAINS_MEEPLES, seat, op->n);
        }
      break;
    case RISE_E_TEXT:
      say_text (op, from, story);
      break;
    default:
      break;
    }
}

/* The order of RISE-078: points, goods, production, tokens, gifts */
static guint
rank_of (RiseWord word)
{
  switch (word)
    {
    case RISE_E_VP:
      return 0;
    case RISE_E_GOLD:
    case RISE_E_BEER:
    case RISE_E_MEEPLE:
      return 1;
    case RISE_E_PRODUCTION:
      return 2;
    case RISE_E_TOKEN:
      return 3;
    default:
      return 4;
    }
}

/* Applies everything that a component brings when it arrives. @ranked: in the order of RISE-078, else as printed */
static void
arrive (const GnMatch *match,
        RiseState     *state,
        int            seat,
        const RiseOps *ops,
        int            from,
        int            column,
        gboolean       ranked,
        GnStory       *story)
{
  for (guint rank = 0; rank < (ranked ? 5 : 1); rank++)
    for (guint i = 0; i < ops->n; i++)
      {
        const RiseOp *op = &ops->op[i];

        if (op->phase_5 || (ranked && rank_of ((RiseWord) op->word) != rank))
          continue;
        if (op->word == RISE_E_TOKEN)
          rise_grant_tokens (match, state, seat, op->n, story);
        else if (op->word == RISE_E_BOAT || op->word == RISE_E_ADD || op->word == RISE_E_REMOVE
                 || op->word == RISE_E_DRAGON)
          add_gift (state, seat, from, i);
        else
          rise_happens (match, state, seat, op, from, column, story);
      }
}

void
rise_drafted (const GnMatch *match,
              RiseState     *state,
              int            seat,
              int            ally,
              GnStory       *story)
{
  const RiseAlly *card = &rise_set (match)->ally[ally];

  if (card->vp > 0)
    {
      rise_add_points (state, seat, RISE_COL_ALLIES, card->vp);
      gn_story_tell (story, RISE_F_POINTS, seat, card->vp);
    }
  arrive (match, state, seat, &card->ops, RISE_FROM_ALLY (ally), RISE_COL_ALLIES, TRUE, story);
}

void
rise_unlocked (const GnMatch *match,
               RiseState     *state,
               int            seat,
               int            slot,
               GnStory       *story)
{
  const RiseSet *set = rise_set (match);
  const int upgrade = set->board[state->board[seat]].slot[slot];

  gn_story_tell (story, RISE_F_UNLOCKED, seat, upgrade);
  arrive (match, state, seat, &set->upgrade[upgrade].ops, RISE_FROM_UPGRADE (upgrade), RISE_COL_UPGRADES, FALSE, story);
}

void
rise_side_effects (const GnMatch *match,
                   RiseState     *state,
                   int            seat,
                   GnStory       *story)
{
  arrive (match, state, seat, &rise_set (match)->board[state->board[seat]].ops, RISE_FROM_BOARD (state->board[seat]),
          RISE_COL_UPGRADES, FALSE, story);
}

void
rise_phase_5 (const GnMatch *match,
              RiseState     *state,
              int            seat,
              GnStory       *story)
{
  RiseSources sources;

  rise_sources (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    {
      const RiseSource *source = &sources.source[i];

      for (guint k = 0; k < source->ops->n; k++)
        if (source->ops->op[k].phase_5 && rise_holds (state, seat, &source->ops->op[k]))
          rise_happens (match, state, seat, &source->ops->op[k], source->from, source->column, story);
    }
}

/* ---- Spaces of a player's own ---------------------------------------------------------------- */

const RiseSpace *
rise_own_space (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int              ally,
                int              slot)
{
  const RiseSet *set = rise_set (match);

  if (ally >= 0)
    return (guint) ally < set->n_allies ? &set->ally[ally].space : NULL;
  if (slot >= 0 && slot < RISE_SLOTS && state->board[seat] >= 0)
    {
      const int upgrade = set->board[state->board[seat]].slot[slot];

      return upgrade >= 0 ? &set->upgrade[upgrade].space : NULL;
    }
  return NULL;
}

const RiseOp *
rise_space_choice (const RiseSpace *space)
{
  for (guint i = 0; i < space->ops.n; i++)
    if (space->ops.op[i].word == RISE_E_BOAT || space->ops.op[i].word == RISE_E_ADD
        || space->ops.op[i].word == RISE_E_REMOVE || space->ops.op[i].word == RISE_E_DRAGON)
      return &space->ops.op[i];
  return NULL;
}
