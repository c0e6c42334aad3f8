/* inv-score.c: the scoresheet of a team: the course of the match, without places (section 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/scoresheet.h"
#include "inv-state.h"
#include "inv-view.h"

static const struct { InvText label; const char *icon; } kinds[INV_N_KINDS] = {
  [INV_ROOM] = { INV_L_ROW_ROOMS, "kind-room" }, [INV_WEAPON] = { INV_L_ROW_WEAPONS, "kind-weapon" },
  [INV_ITEM] = { INV_L_ROW_ITEMS, "kind-item" },
  [INV_ACTION] = { INV_L_ROW_ACTIONS, "kind-action" }, [INV_ALLY] = { INV_L_ROW_ALLIES, "kind-ally" },
};

static void
add_row (const GnMatch *match,
         GnScoresheet  *sheet,
         guint          label,
         const char    *icon,
         const int      value[INV_SEATS])
{
  GnSheetRow *row = gn_scoresheet_add_row (sheet, label, icon);

  GN_FOR_SEATS (match, seat)
    row->cell[seat].value = value[seat];
}

/* A row without values: a heading for the rows below it. */
static void
add_heading (GnScoresheet *sheet,
             guint         label)
{
  gn_scoresheet_add_row (sheet, label, NULL);
}

static void
add_boons (const GnMatch  *match,
           GnScoresheet   *sheet,
           const guint8    tally[INV_SEATS][INV_N_KINDS])
{
  for (guint kind = 0; kind < INV_N_KINDS; kind++)
    {
      int value[INV_SEATS] = { 0 };

      GN_FOR_SEATS (match, seat)
        value[seat] = tally[seat][kind];
      add_row (match, sheet, kinds[kind].label, kinds[kind].icon, value);
    }
}

static void
add_bytes (const GnMatch *match,
           GnScoresheet  *sheet,
           guint          label,
           const char    *icon,
           const guint8   tally[INV_SEATS])
{
  int value[INV_SEATS] = { 0 };

  GN_FOR_SEATS (match, seat)
    value[seat] = tally[seat];
  add_row (match, sheet, label, icon, value);
}

static void
add_rows (const GnMatch  *match,
          const InvState *state,
          GnScoresheet   *sheet)
{
  int best[INV_SEATS] = { 0 }, hand[INV_SEATS] = { 0 }, play[INV_SEATS] = { 0 };

  GN_FOR_SEATS (match, seat)
    {
      best[seat] = state->best[seat];
      hand[seat] = (int) gn_pile_size (&state->hand[seat]);
      play[seat] = (int) gn_pile_size (&state->play[seat]);
      sheet->total[seat] = inv_rooms_of (match, state, seat);
    }
  gn_say (&sheet->total_label, INV_L_TOTAL);

  add_heading (sheet, INV_L_HEAD_GAINED);
  add_boons (match, sheet, state->gained);
  add_heading (sheet, INV_L_HEAD_MISSED);
  add_boons (match, sheet, state->missed);
  add_heading (sheet, INV_L_HEAD_FIGHTS);
  add_bytes (match, sheet, INV_L_ROW_WON, NULL, state->won);
  add_bytes (match, sheet, INV_L_ROW_LOST, NULL, state->lost);
  add_bytes (match, sheet, INV_L_ROW_NONE, NULL, state->none);
  add_row (match, sheet, INV_L_ROW_BEST, "die-20", best);
  add_bytes (match, sheet, INV_L_ROW_HELPED, NULL, state->helped);
  add_heading (sheet, INV_L_HEAD_LEFT);
  add_row (match, sheet, INV_L_ROW_HAND, "hand-boons", hand);
  add_row (match, sheet, INV_L_ROW_PLAY, NULL, play);
}

static int
sum (const GnMatch *match,
     const guint8   tally[INV_SEATS])
{
  int all = 0;

  GN_FOR_SEATS (match, seat)
    all += tally[seat];
  return all;
}

static void
add_figures (const GnMatch  *match,
             const InvState *state,
             GnScoresheet   *sheet)
{
  const int target = inv_target (match), rooms = inv_rooms_gained (match, state);
  const int won = sum (match, state->won), lost = sum (match, state->lost);
  const int cards = inv_gnomes_each (match) * match->n_seats + INV_LETTERS;
  const int boons = (int) (inv_n_decks (match) * inv_deck_size (match));
  int best = -1;

  gn_scoresheet_add_figure (sheet, INV_L_FIG_ROOMS, "kind-room", rooms, target);
  if (rooms < target)
    gn_scoresheet_add_figure (sheet, INV_L_FIG_SHORT, NULL, target - rooms, 0);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_LETTERS, "letter-g", state->n_letters, INV_LETTERS);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_TURNS, NULL, state->turn, 0);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_DECK, "gnome-back", gn_pile_size (&state->gnomes), cards);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_UP, NULL, state->drawn, 0);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_FROM_DISCARD, NULL, state->from_discard, 0);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_FIGHTS, NULL, won, won + lost);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_NONE, NULL, sum (match, state->none), 0);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_SKIPPED, NULL, state->skipped, 0);

  GN_FOR_SEATS (match, seat)
    if (state->best[seat] > 0 && (best < 0 || state->best[seat] > state->best[best]))
      best = seat;
  if (best >= 0)
    gn_say (&gn_scoresheet_add_figure (sheet, INV_L_FIG_BEST, "die-20", state->best[best], 0)->label, INV_L_FIG_BEST,
            best);
  gn_scoresheet_add_figure (sheet, INV_L_FIG_BOONS, "boon-back", inv_decks_left (match, state), boons);
}

static void
say_verdict (const GnMatch  *match,
             const InvState *state,
             GnScoresheet   *sheet)
{
  const int rooms = inv_rooms_gained (match, state), target = inv_target (match);

  sheet->outcome = GN_OUTCOME_UNFINISHED;
  if (state->head.stopped)
    {
      gn_say (&sheet->verdict, INV_L_VERDICT_STOPPED, rooms, target);
      return;
    }

  switch ((InvEnd) state->end)
    {
    case INV_END_WON:
      gn_scoresheet_win (sheet, (1u << match->n_seats) - 1);
      gn_say (&sheet->verdict, INV_L_VERDICT_WON, rooms, state->turn);
      break;
    case INV_END_LETTERS:
      gn_scoresheet_win (sheet, 0);
      sheet->villain = "gnome-back";
      gn_say (&sheet->verdict, INV_L_VERDICT_LETTERS, state->turn, rooms, target);
      break;
    case INV_END_CONCEDED:
      gn_scoresheet_win (sheet, 0);
      sheet->villain = "gnome-back";
      gn_say (&sheet->verdict, INV_L_VERDICT_CONCEDED, state->turn, rooms, target);
      break;
    case INV_END_NONE:
    case INV_END_ABANDONED:
    default:
      gn_say (&sheet->verdict, INV_L_VERDICT_OPEN, rooms, target, state->n_letters);
      break;
    }
}

static void
add_note (GnScoresheet *sheet,
          GnSay         note)
{
  if (sheet->n_notes < G_N_ELEMENTS (sheet->note))
    sheet->note[sheet->n_notes++] = note;
}

static void
add_notes (const GnMatch  *match,
           const InvState *state,
           GnScoresheet   *sheet)
{
  GnSay note;

  gn_say (&note, INV_L_NOTE_EACH, inv_gnomes_each (match), inv_rooms_each (match));
  add_note (sheet, note);
  if (inv_option (match, INV_OPT_LETTERS))
    {
      gn_say (&note, INV_L_NOTE_MIXED);
      add_note (sheet, note);
    }
  if (inv_option (match, INV_OPT_BOTTOM_LETTER))
    {
      gn_say (&note, INV_L_NOTE_BOTTOM);
      add_note (sheet, note);
    }
  if (state->first >= 0)
    {
      gn_say (&note, INV_L_NOTE_FIRST, state->first);
      add_note (sheet, note);
    }
}

void
inv_score (const GnMatch *match,
           gconstpointer  data,
           GnScoresheet  *sheet)
{
  const InvState *state = data;

  gn_scoresheet_reset (sheet, match->n_seats);
  add_rows (match, state, sheet);
  add_figures (match, state, sheet);
  say_verdict (match, state, sheet);
  add_notes (match, state, sheet);
}
