/* wiz-score.c: the scoresheet (section 10): one winner or none, no points, no places
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/scoresheet.h"
#include "wiz-view.h"

static GnSheetRow *
add_row (GnScoresheet *sheet,
         guint         label,
         const char   *icon)
{
  return gn_scoresheet_add_row (sheet, label, icon);
}

static void
set_cell (GnSheetRow *row,
          int         seat,
          int         value)
{
  row->cell[seat].value = value;
}

static void
add_elements (const GnMatch  *match,
              const WizState *state,
              gboolean        left,
              GnScoresheet   *sheet)
{
  WIZ_FOR_ELEMENTS (element)
    {
      GnSheetRow *row = add_row (sheet, WIZ_ROW_ELEMENT, wiz_domains[WIZ_DOMAIN_ELEMENT].values[element].icon);

      gn_say (&row->label, WIZ_ROW_ELEMENT, element);
      GN_FOR_SEATS (match, seat)
        set_cell (row, seat, left ? wiz_front (match, state, seat, (guint) element) : state->sets[seat][element]);
    }
}

static void
add_rows (const GnMatch  *match,
          const WizState *state,
          GnScoresheet   *sheet)
{
  GnSheetRow *level = add_row (sheet, WIZ_ROW_LEVEL, "wiz-level");
  GnSheetRow *bag = add_row (sheet, WIZ_ROW_BAG, "wiz-gem-to-bag");
  GnSheetRow *board = add_row (sheet, WIZ_ROW_BOARD, "wiz-gem");
  GnSheetRow *all, *draws, *luck, *hand, *trades;
  /* The sum of the chances tells what is in the bag, which this table may hide until the end. */
  const gboolean told = state->head.over || !wiz_hides_odds (match);

  add_row (sheet, WIZ_ROW_SETS, NULL);
  add_elements (match, state, FALSE, sheet);
  all = add_row (sheet, WIZ_ROW_SETS_ALL, NULL);
  all->total = TRUE;
  add_row (sheet, WIZ_ROW_WIZARD, NULL);
  draws = add_row (sheet, WIZ_ROW_DRAWS, "wiz-wizard");
  luck = told ? add_row (sheet, WIZ_ROW_LUCK, NULL) : NULL;
  if (luck)
    luck->unit = GN_UNIT_CHANCE;
  add_row (sheet, WIZ_ROW_LEFT, NULL);
  add_elements (match, state, TRUE, sheet);
  hand = add_row (sheet, WIZ_ROW_HAND, "wiz-hand");
  trades = add_row (sheet, WIZ_ROW_TRADES, "wiz-trade");

  GN_FOR_SEATS (match, seat)
    {
      int sets = 0;

      WIZ_FOR_ELEMENTS (element)
        sets += state->sets[seat][element];
      set_cell (level, seat, state->level[seat]);
      set_cell (bag, seat, state->gems[seat]);
      set_cell (board, seat, wiz_board (state, seat));
      set_cell (all, seat, sets);
      set_cell (draws, seat, state->wizard[seat]);
      if (luck)
        set_cell (luck, seat, state->luck[seat]);
      set_cell (hand, seat, state->hand_n[seat]);
      set_cell (trades, seat, state->trades[seat]);
    }
}

static void
add_figures (const GnMatch  *match,
             const WizState *state,
             const WizWin   *win,
             GnScoresheet   *sheet)
{
  int gone = 0;

  WIZ_FOR_ELEMENTS (element)
    gone += state->gone[element];
  gn_scoresheet_add_figure (sheet, WIZ_FIGURE_ROUNDS, NULL, state->round, 0);
  if (win->seat >= 0)
    {
      gn_scoresheet_add_figure (sheet, WIZ_FIGURE_LEVEL, "wiz-level", win->level, 0);
      gn_scoresheet_add_figure (sheet, WIZ_FIGURE_BAG, "wiz-bag", win->bag, 0);
      gn_scoresheet_add_figure (sheet, WIZ_FIGURE_OWN, "wiz-gem", win->own, 0);
      gn_scoresheet_add_figure (sheet, WIZ_FIGURE_CHANCE, "wiz-wizard", win->chance.a,
                                win->chance.b)->unit = GN_UNIT_CHANCE;
      gn_scoresheet_add_figure (sheet, WIZ_FIGURE_PULLED, "wiz-draw-token", state->all, 0);
    }
  gn_scoresheet_add_figure (sheet, WIZ_FIGURE_OUT, "wiz-token-back", gone, WIZ_ELEMENTS * WIZ_TOKENS_EACH);
  gn_scoresheet_add_figure (sheet, WIZ_FIGURE_RESHUFFLES, "wiz-cards", state->reshuffles, 0);
}

static void
add_note (GnScoresheet *sheet,
          guint         text,
          int           n)
{
  gn_say (&sheet->note[sheet->n_notes++], (int) text, n);
}

void
wiz_score (const GnMatch *match,
           gconstpointer  data,
           GnScoresheet  *sheet)
{
  const WizState *state = data;
  WizWin win;

  wiz_view_win (match, state, &win);
  gn_scoresheet_reset (sheet, match->n_seats);
  add_figures (match, state, &win, sheet);
  add_rows (match, state, sheet);

  sheet->outcome = GN_OUTCOME_UNFINISHED;
  if (win.seat >= 0)
    {
      gn_scoresheet_win (sheet, 1u << win.seat);
      gn_say (&sheet->verdict, win.chance.a == win.chance.b ? WIZ_VERDICT_CERTAIN : WIZ_VERDICT_WON, win.seat,
              state->round);
    }
  else
    gn_say (&sheet->verdict, state->head.stopped ? WIZ_VERDICT_STOPPED : WIZ_VERDICT_OPEN, state->round);

  if (win.seat >= 0 && state->short_entry)
    gn_say (&sheet->note[sheet->n_notes++], WIZ_NOTE_SHORT);
  if (state->cap > 0)
    add_note (sheet, WIZ_NOTE_CAP, state->cap);
  if (wiz_app_deals (match, WIZ_FAMILY_CARDS) && wiz_box (match)->stand_in)
    gn_say (&sheet->note[sheet->n_notes++], WIZ_NOTE_STAND_IN);
}
