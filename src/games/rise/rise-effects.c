/* rise-effects.c: what allies, upgrades and boards do for their owner (8.2.1, RISE-068 … RISE-072, RISE-078, RISE-203)
 *
 * What only holds (boosts, permissions) is asked for where it matters; what happens once happens here: goods at once, tokens and gifts
 * as choices that wait.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"
#include "rise-texts.h"

/* ---- What holds ------------------------------------------------------------------------ */

typedef struct {
  const RiseOps *ops[1 + RISE_SLOTS + RISE_ALLIES_MAX];
  guint8         column[1 + RISE_SLOTS + RISE_ALLIES_MAX];
  gint16         from[1 + RISE_SLOTS + RISE_ALLIES_MAX];
  guint          n;
} Sources;

static void
add_source (Sources       *sources,
            const RiseOps *ops,
            int            from,
            int            column)
{
  if (ops->n == 0)
    return;
  sources->ops[sources->n] = ops;
  sources->from[sources->n] = (gint16) from;
  sources->column[sources->n++] = (guint8) column;
}

/* All that works for @seat now: the side's power, upgrades on slots, allies in front (RISE-072: tokens that wait do not). */
static void
sources_of (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            Sources         *sources)
{
  const RiseSet *set = rise_set (match);

  sources->n = 0;
  if (state->board[seat] >= 0)
    {
      const RiseBoard *board = &set->board[state->board[seat]];

      add_source (sources, &board->ops, RISE_FROM_BOARD (state->board[seat]), RISE_COL_UPGRADES);
      for (guint slot = 0; slot < board->n_slots; slot++)
        if (state->slots[seat] >> slot & 1)
          add_source (sources, &set->upgrade[board->slot[slot]].ops, RISE_FROM_UPGRADE (board->slot[slot]), RISE_COL_UPGRADES);
    }

  guint64 allies = rise_allies (state, RISE_ALLY_OF (seat));

  for (int ally; (ally = gn_places_next (&allies)) >= 0;)
    add_source (sources, &set->ally[ally].ops, RISE_FROM_ALLY (ally), RISE_COL_ALLIES);
}

/* How much of @word works for @seat; @a: -1: whatever it is about */
static int
sum_of (const GnMatch   *match,
        const RiseState *state,
        int              seat,
        RiseWord         word,
        int              a,
        int              what)
{
  Sources sources;
  int sum = 0;

  sources_of (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    for (guint k = 0; k < sources.ops[i]->n; k++)
      {
        const RiseOp *op = &sources.ops[i]->op[k];

        if (op->word == word && !op->phase_5 && (a < 0 || op->a == a) && (what < 0 || op->what == what))
          sum += op->n;
      }
  return sum;
}

int
rise_boost (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            int              action,
            int              what)
{
  return sum_of (match, state, seat, RISE_E_BOOST, action, what);
}

gboolean
rise_may_build_on (const GnMatch   *match,
                   const RiseState *state,
                   int              seat,
                   int              type)
{
  return sum_of (match, state, seat, RISE_E_BUILD_ON, type, -1) > 0;
}

int
rise_breweries_allowed (const GnMatch   *match,
                        const RiseState *state,
                        int              seat)
{
  return sum_of (match, state, seat, RISE_E_SECOND_BREWERY, -1, -1) > 0 ? 2 : 1;
}

gboolean
rise_fireproof (const GnMatch   *match,
                const RiseState *state,
                int              seat)
{
  return sum_of (match, state, seat, RISE_E_FIREPROOF, -1, -1) > 0;
}

int
rise_bribe_for (const GnMatch   *match,
                const RiseState *state,
                int              owner)
{
  const int bribe = rise_bribe (match, state);

  return bribe <= 0 || owner == RISE_GNOMES ? bribe : MAX (0, bribe - sum_of (match, state, owner, RISE_E_BRIBE, -1, -1));
}

/* ---- What happens once -------------------------------------------------------------------- */

const RiseOp *
rise_gift_op (const GnMatch   *match,
              const RiseState *state)
{
  const RiseSet *set = rise_set (match);
  const RiseOps *ops;
  int from;

  if (state->n_gifts == 0)
    return NULL;
  from = state->gift[0];
  ops = from >= RISE_FROM_BOARD (0) ? &set->board[from - RISE_FROM_BOARD (0)].ops
        : from >= RISE_FROM_UPGRADE (0) ? &set->upgrade[from - RISE_FROM_UPGRADE (0)].ops : &set->ally[from].ops;
  return state->gift_op[0] < ops->n ? &ops->op[state->gift_op[0]] : NULL;
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

static guint
free_slots (const GnMatch   *match,
            const RiseState *state,
            int              seat)
{
  const RiseSet *set = rise_set (match);
  const int slots = state->board[seat] < 0 ? 0 : set->board[state->board[seat]].n_slots;

  /* A side whose slots are not entered yet has eight (8.1). */
  return (guint) ((slots > 0 ? slots : RISE_SLOTS) - __builtin_popcount (state->slots[seat]));
}

void
rise_grant_tokens (const GnMatch *match,
                   RiseState     *state,
                   int            seat,
                   int            n,
                   GnStory       *story)
{
  for (int i = 0; i < n; i++)
    if (state->tokens[seat] < free_slots (match, state, seat))
      {
        state->tokens[seat]++;
        gn_story_add (story, GN_ALL_SEE, RISE_F_TOKEN, seat);
      }
    else
      gn_story_add (story, GN_ALL_SEE, RISE_F_NO_SLOT, seat);
}

static void
gain_beer (RiseState *state,
           int        seat,
           int        n,
           GnStory   *story)
{
  const int was = state->beer[seat];

  rise_add_beer (state, seat, n);
  if (state->beer[seat] > was)
    gn_story_add (story, GN_ALL_SEE, RISE_F_GAINS_BEER, seat, state->beer[seat] - was);
}

static void
say_text (const RiseOp *op,
          int           from,
          GnStory      *story)
{
  if (from >= RISE_FROM_BOARD (0))
    gn_story_add (story, GN_ALL_SEE, RISE_F_TEXT_BOARD, from - RISE_FROM_BOARD (0), RISE_WORDS_TEXT + op->a, from);
  else if (from >= RISE_FROM_UPGRADE (0))
    gn_story_add (story, GN_ALL_SEE, RISE_F_TEXT_UPGRADE, from - RISE_FROM_UPGRADE (0), RISE_WORDS_TEXT + op->a, from);
  else
    gn_story_add (story, GN_ALL_SEE, RISE_F_TEXT_ALLY, from, RISE_WORDS_TEXT + op->a, from);
}

/* An effect that asks nothing. */
static void
happen (const GnMatch *match,
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
      gn_story_add (story, GN_ALL_SEE, RISE_F_POINTS, seat, op->n);
      break;
    case RISE_E_GOLD:
      rise_add_gold (state, seat, op->n);
      gn_story_add (story, GN_ALL_SEE, RISE_F_GAINS_GOLD, seat, op->n);
      break;
    case RISE_E_BEER:
      gain_beer (state, seat, op->n, story);
      break;
    case RISE_E_PRODUCTION:
      {
        const int was = state->production[seat];

        rise_add_production (match, state, seat, op->n);
        if (state->production[seat] != was)
          gn_story_add (story, GN_ALL_SEE, RISE_F_PRODUCTION, seat, was, state->production[seat]);
        else
          gn_story_add (story, GN_ALL_SEE, RISE_F_PRODUCTION_ENDS, seat, was);
        break;
      }
    case RISE_E_MEEPLE:
      /* At once in phase 1; else from the next Reset on, which counts all that are there for good. */
      state->more_meeples[seat] += (guint8) op->n;
      if (state->phase == 1)
        {
          state->meeples[seat] += (guint8) op->n;
          gn_story_add (story, GN_ALL_SEE, RISE_F_GAINS_MEEPLES, seat, op->n);
        }
      break;
    case RISE_E_TEXT:
      say_text (op, from, story);
      break;
    default:
      break;
    }
}

/* The order of RISE-078: points, goods, production, tokens, gifts. */
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

/* All that a component brings when it comes: in the order of RISE-078 if @ranked, else as printed. */
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
        else if (op->word == RISE_E_BOAT || op->word == RISE_E_ADD || op->word == RISE_E_REMOVE || op->word == RISE_E_DRAGON)
          add_gift (state, seat, from, i);
        else
          happen (match, state, seat, op, from, column, story);
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
      gn_story_add (story, GN_ALL_SEE, RISE_F_POINTS, seat, card->vp);
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

  if (upgrade < 0)
    return;
  gn_story_add (story, GN_ALL_SEE, RISE_F_UNLOCKED, seat, upgrade);
  arrive (match, state, seat, &set->upgrade[upgrade].ops, RISE_FROM_UPGRADE (upgrade), RISE_COL_UPGRADES, FALSE, story);
}

void
rise_side_effects (const GnMatch *match,
                   RiseState     *state,
                   int            seat,
                   GnStory       *story)
{
  if (state->board[seat] >= 0)
    arrive (match, state, seat, &rise_set (match)->board[state->board[seat]].ops, RISE_FROM_BOARD (state->board[seat]), RISE_COL_UPGRADES, FALSE, story);
}

void
rise_phase_5 (const GnMatch *match,
              RiseState     *state,
              int            seat,
              GnStory       *story)
{
  Sources sources;

  sources_of (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    for (guint k = 0; k < sources.ops[i]->n; k++)
      {
        const RiseOp *op = &sources.ops[i]->op[k];

        if (op->phase_5 && rise_holds (state, seat, op))
          happen (match, state, seat, op, sources.from[i], sources.column[i], story);
      }
}

gboolean
rise_holds (const RiseState *state,
            int              seat,
            const RiseOp    *op)
{
  return op->if_type == 0 || (rise_occupied (state, seat) & rise_of_type (state, op->if_type - 1)) != 0;
}

void
rise_phase_5_income (const GnMatch   *match,
                     const RiseState *state,
                     int              seat,
                     RiseEffectIncome *income)
{
  Sources sources;

  *income = (RiseEffectIncome) { 0 };
  sources_of (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    for (guint k = 0; k < sources.ops[i]->n; k++)
      {
        const RiseOp *op = &sources.ops[i]->op[k];
        const guint allies = sources.column[i] == RISE_COL_ALLIES;

        if (!op->phase_5 || !rise_holds (state, seat, op))
          continue;
        if (op->word == RISE_E_VP)
          income->vp[allies] += op->n;
        else if (op->word == RISE_E_GOLD)
          income->gold[allies] += op->n;
        else if (op->word == RISE_E_BEER)
          income->beer += op->n;
      }
}

/* ---- Own spaces ------------------------------------------------------------------------------ */

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
    if (space->ops.op[i].word == RISE_E_BOAT || space->ops.op[i].word == RISE_E_ADD || space->ops.op[i].word == RISE_E_REMOVE
        || space->ops.op[i].word == RISE_E_DRAGON)
      return &space->ops.op[i];
  return NULL;
}

void
rise_space_happens (const GnMatch *match,
                    RiseState     *state,
                    int            seat,
                    int            ally,
                    int            slot,
                    const GnMove  *choice,
                    GnStory       *story)
{
  const RiseSpace *space = rise_own_space (match, state, seat, ally, slot);
  const RiseSet *set = rise_set (match);
  const int upgrade = ally >= 0 ? -1 : set->board[state->board[seat]].slot[slot];

  for (guint i = 0; i < space->ops.n; i++)
    {
      const RiseOp *op = &space->ops.op[i];

      if (op->word == RISE_E_BOAT || op->word == RISE_E_ADD || op->word == RISE_E_REMOVE || op->word == RISE_E_DRAGON)
        rise_do_gift (match, state, seat, op, choice, story);
      else
        happen (match, state, seat, op, ally >= 0 ? RISE_FROM_ALLY (ally) : RISE_FROM_UPGRADE (upgrade), ally >= 0 ? RISE_COL_ALLIES : RISE_COL_UPGRADES, story);
    }
}
