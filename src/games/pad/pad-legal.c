/* pad-legal.c: the legal moves and the prompt
 *
 * A cell takes very many figures: some of them are listed, the lowest and the highest among them (GnGame.legal).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"
#include "core/match/moves.h"

/* ---- Figures of a cell --------------------------------------------------- */

static void
offer (GnLister *lister,
       GnMove   *move,
       gint32    figure)
{
  gn_figure_set (&move->arg[PAD_FIGURE], &figure, 1);
  gn_lister_offer (lister, move);
}

/* Lists a move with some of its figures, upward: those that people enter most, the lowest and the highest. @few: only
 * the lowest and the highest. */
static void
offer_figures (GnLister *lister,
               GnMove   *move,
               gboolean  few)
{
  static const gint32 usual[] = { 0, 1, 2, 3, 5, 10, 20 };
  GnFigureRange range = { 0 };

  pad_figure_range (lister->match, lister->state, move, &range);
  /* A cell that refuses the lowest figure, which fits, refuses all of them, and most cells do. */
  gn_figure_set (&move->arg[PAD_FIGURE], &range.least, 1);
  if (!pad_check (lister->match, lister->state, move, NULL))
    return;
  offer (lister, move, range.least);
  for (guint i = 0; !few && i < G_N_ELEMENTS (usual); i++)
    {
      const gint32 figure = usual[i] * range.step;

      if (figure > range.least && figure < range.most)
        offer (lister, move, figure);
    }
  if (range.most > range.least)
    offer (lister, move, range.most);
}

/* ---- Moves --------------------------------------------------------------- */

/* Each verb with all its rows; check() says which of them are open to it. */
static void
legal_in_rows (GnLister *lister,
               int       seat,
               guint     verb,
               guint     from,
               guint     to)
{
  GnMove move;

  for (guint row = from; row < to; row++)
    {
      gn_move_init (&move, seat, verb);
      move.arg[PAD_ROW] = (gint16) row;
      offer_figures (lister, &move, verb != PAD_VERB_SCORE);
    }
}

static void
legal_for_seat (GnLister *lister,
                int       seat)
{
  const PadState *state = lister->state;
  const Pad *pad = pad_of (lister->match);
  const guint first = pad_first_row (pad, state), open = pad_rows_open (pad, state);
  GnMove move;

  legal_in_rows (lister, seat, PAD_VERB_SCORE, first, open);
  for (guint verb = PAD_VERB_BID; verb < PAD_VERB_CHANGE; verb++)
    {
      gn_move_init (&move, seat, verb);
      if (verb == PAD_VERB_TAKE || verb == PAD_VERB_WIN)
        gn_lister_offer (lister, &move);
      else
        offer_figures (lister, &move, FALSE);
    }
  for (guint verb = PAD_VERB_CHANGE; verb <= PAD_VERB_REMADE; verb++)
    legal_in_rows (lister, seat, verb, 0, open);
}

void
pad_legal (const GnMatch *match,
           gconstpointer  data,
           GnMoveList    *list)
{
  const PadState *state = data;
  GnLister lister = { match, state, list };

  if (state->head.over)
    return;
  GN_FOR_SEATS (match, seat)
    legal_for_seat (&lister, seat);
  for (guint verb = PAD_VERB_NEXT; verb <= PAD_VERB_LOST; verb++)
    gn_lister_offer_plain (&lister, GN_HOST, verb);
}

/* ---- The prompt ---------------------------------------------------------- */

static void
ask_for_cell (const GnMatch  *match,
              const PadState *state,
              int             seat,
              int             row,
              guint           verb,
              GnPrompt       *prompt)
{
  const Pad *pad = pad_of (match);

  switch (verb)
    {
    case PAD_VERB_BID:
      gn_say (&prompt->what, PAD_TEXT_ASK_BID, seat, row);
      prompt->step = "bid";
      prompt->clauses = "PAD-013 PAD-022";
      break;
    case PAD_VERB_MADE:
      gn_say (&prompt->what, PAD_TEXT_ASK_MADE, seat, row, state->bid[row][pad_column (match, (guint) seat)] - 1);
      prompt->step = "made";
      prompt->clauses = "PAD-014 PAD-015 PAD-022";
      break;
    case PAD_VERB_PLACE:
      gn_say (&prompt->what, PAD_TEXT_ASK_PLACE, seat);
      prompt->step = "place";
      prompt->clauses = "PAD-017 PAD-021";
      break;
    default:
      if (pad->counting == PAD_COUNT_WINS)
        gn_say (&prompt->what, PAD_TEXT_ASK_TAKE, row);
      else
        gn_say (&prompt->what, PAD_TEXT_ASK_SCORE, seat, row);
      prompt->step = "score";
      prompt->clauses = "PAD-010 PAD-011 PAD-012 PAD-018 PAD-021";
      break;
    }
}

/* The host can close the round, finish the match, or say how it ended. */
static gboolean
is_host_asked (const GnMatch  *match,
               const PadState *state)
{
  GnMove move;

  for (guint verb = PAD_VERB_NEXT; verb <= PAD_VERB_LOST; verb++)
    {
      gn_move_init (&move, GN_HOST, verb);
      if (pad_check (match, state, &move, NULL))
        return TRUE;
    }
  return FALSE;
}

void
pad_prompt (const GnMatch *match,
            gconstpointer  data,
            GnPrompt      *prompt)
{
  const PadState *state = data;
  const Pad *pad = pad_of (match);
  const guint leaders = pad_leaders (match, state);
  guint verb = 0, all = 0;
  int seat = -1;

  *prompt = (GnPrompt) { .viewers = GN_ALL_SEE };
  if (state->head.over)
    {
      gn_say (&prompt->what, PAD_TEXT_ASK_NOTHING);
      prompt->step = "over";
      prompt->clauses = "PAD-037 PAD-040 PAD-042";
      return;
    }

  const int row = pad_next_cell (match, state, &seat, &verb);

  prompt->host = is_host_asked (match, state);
  if (row >= 0)
    {
      ask_for_cell (match, state, seat, row, verb, prompt);
    }
  else
    {
      gn_say (&prompt->what, pad->wins == PAD_TOGETHER ? PAD_TEXT_ASK_TOGETHER : PAD_TEXT_ASK_FINISH);
      prompt->step = pad->wins == PAD_TOGETHER ? "together" : "finish";
      prompt->clauses = pad->wins == PAD_TOGETHER ? "PAD-036" : "PAD-034 PAD-033 PAD-021";
    }

  /* one cell is offered; any other can be filled or mended as well */
  GN_FOR_SEATS (match, i)
    all |= 1u << i;
  if (seat >= 0)
    prompt->must = GN_SEES (seat);
  if (pad_n_rows (pad) > 0 || pad->at_once)
    prompt->may = (GnViewers) (all & ~(guint) prompt->must);
  if (leaders)
    {
      const guint leader = (guint) __builtin_ctz (leaders);
      guint seats = 0;

      GN_FOR_SEATS (match, i)
        if (leaders >> pad_column (match, (guint) i) & 1)
          seats |= 1u << i;
      gn_say (&prompt->how, PAD_TEXT_HOW_AHEAD, GN_SAY_SET1 (seats), GN_SAY_FIGURE (pad_total (pad, state, leader)));
    }
}
