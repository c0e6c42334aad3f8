/* scoresheet.h: the scoresheet of every game: categories by party, totals, ranks, tie-break steps
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

#define GN_SHEET_MAX_ROWS  48
#define GN_SHEET_MAX_TURNS 16
#define GN_SHEET_MAX_TIES  8
#define GN_SHEET_MAX_FIGURES 24

typedef enum {
  GN_OUTCOME_UNFINISHED = 0,
  GN_OUTCOME_RANKED,
  GN_OUTCOME_SHARED,    /* ranked, with several in first place */
  GN_OUTCOME_ALL_WON,   /* a team game: everyone has rank 1 */
  GN_OUTCOME_ALL_LOST,  /* a team game: nobody has a rank */
  GN_OUTCOME_WON,       /* a player or side won (rank 1); the others have no place (rank 0) */
  GN_OUTCOME_TIED,      /* ranked, with several in first place, none of whom has won by the rules */
} GnSheetOutcome;

/* The unit of a figure. */
typedef enum {
  GN_UNIT_NUMBER = 0,
  GN_UNIT_CHANCE,       /* in a row: millionths, so 163 000 is written "16.3%"; in a figure: exactly `value` cases
                         * of `of` */
} GnSheetUnit;

/**
 * GnSheetCell:
 * @n: the number of pieces ("3 tiles"), or %GN_NONE if the row does not count pieces
 * @value: the points, gold, … they bring, or %GN_NONE for an empty cell
 * @lost: @value is 0 because this figure was lost by a rule; written in parentheses. 0: nothing was
 */
typedef struct {
  gint16 n;
  gint32 value;
  gint32 lost;
} GnSheetCell;

/**
 * GnSheetRow:
 * @label: GN_TEXT_LABEL, the category's name; a row without any value is a heading for those that follow
 * @icon: picture beside it, or %NULL
 * @cell: by party
 * @turn: by party and turn, if the row has subcolumns (GnScoresheet.n_turns)
 * @total: this row is a sum: drawn in bold
 * @below: not part of the total and shown below it: leftovers in hand
 * @flag: values are yes (1) and no (0)
 * @covered: covered on screen before the end
 * @unit: unit of the values; chances are millionths and may sum to more than certainty ("luck")
 */
typedef struct {
  GnSay       label;
  const char *icon;
  GnSheetCell cell[GN_MAX_PARTIES];
  gint32      turn[GN_MAX_PARTIES][GN_SHEET_MAX_TURNS];
  gboolean    total;
  gboolean    below;
  gboolean    flag;
  gboolean    covered;
  GnSheetUnit unit;
} GnSheetRow;

/**
 * GnSheetFigure:
 * @label: GN_TEXT_LABEL: "Letters out", "Best roll, by Berta"
 * @icon: picture beside it, or %NULL
 * @value: the figure
 * @of: the whole that it is a part of ("4 of 6"), or 0
 * @unit: with %GN_UNIT_CHANCE it is @value cases of @of
 *
 * A figure for the whole table, not for one player.
 */
typedef struct {
  GnSay       label;
  const char *icon;
  gint64      value;
  gint64      of;
  GnSheetUnit unit;
} GnSheetFigure;

/**
 * GnSheetTie:
 * @what: GN_TEXT_LABEL: the figure that was compared: "gold after the sale"
 * @among: the parties still tied before this step, as bits
 * @winners: those with the best figure, as bits
 * @value: the figure of each party
 * @row: the parts of the figure, as rows (gold held, each gem type × price, wild gems); may be empty
 */
typedef struct {
  GnSay      what;
  guint16    among;
  guint16    winners;
  gint32     value[GN_MAX_PARTIES];
  guint      n_rows;
  GnSheetRow row[10];
} GnSheetTie;

/**
 * GnScoresheet:
 * @n_parties: columns: seats first, then automata or teams
 * @seat: of each party, or -1; the seats of a team are @members
 * @name: GN_TEXT_LABEL of a party that is not a seat
 * @side: GN_TEXT_LABEL of the side that a party plays for: parties with the same text win and lose together; text 0:
 *   for itself
 * @row: the categories
 * @total: each party's final figure
 * @total_label: GN_TEXT_LABEL for it: "Victory points"; text 0 if a game has no points: @total is then neither
 *   written nor drawn
 * @goal: the figure that ends the game or that players try to reach, or 0
 * @countdown: what players score is taken off the points they start with: a bar shows what they scored
 * @rank: 1 is best; shared places have the same number; 0 is unranked; see #GnSheetOutcome for games without places
 * @outcome: how it ended
 * @verdict: GN_TEXT_LABEL: "Caroline wins", "The table stopped by agreement …"
 * @villain: a picture of what beat everyone (%GN_OUTCOME_ALL_LOST), or %NULL
 * @note: GN_TEXT_LABELs below the table (options that matter, the proceeds of a sale)
 * @figure: figures for the whole table, above the parties' rows
 *
 * Large; allocate it with gn_scoresheet_new(). Its only pointers are static strings, so it can be copied.
 */
struct _GnScoresheet {
  guint          n_parties;
  gint8          seat[GN_MAX_PARTIES];
  GnViewers      members[GN_MAX_PARTIES];
  GnSay          name[GN_MAX_PARTIES];
  GnSay          side[GN_MAX_PARTIES];
  guint          n_turns;
  guint          n_rows;
  GnSheetRow     row[GN_SHEET_MAX_ROWS];
  gint32         total[GN_MAX_PARTIES];
  GnSay          total_label;
  gint32         goal;
  gboolean       countdown;
  guint8         rank[GN_MAX_PARTIES];
  GnSheetOutcome outcome;
  GnSay          verdict;
  const char    *villain;
  guint          n_ties;
  GnSheetTie     tie[GN_SHEET_MAX_TIES];
  guint          n_notes;
  GnSay          note[8];
  guint          n_figures;
  GnSheetFigure  figure[GN_SHEET_MAX_FIGURES];
};

/** GN_FOR_PARTIES: a loop over the parties of @sheet */
#define GN_FOR_PARTIES(sheet, party) for (guint party = 0; party < (sheet)->n_parties; party++)

GnScoresheet *gn_scoresheet_new  (void);
void          gn_scoresheet_free (GnScoresheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnScoresheet, gn_scoresheet_free)

/** gn_scoresheet_reset: empties a sheet of gn_scoresheet_new() and makes each seat a party */
void          gn_scoresheet_reset   (GnScoresheet *sheet, guint n_seats);
/** gn_scoresheet_add_row: Returns: (transfer none): a new row with empty cells */
GnSheetRow   *gn_scoresheet_add_row (GnScoresheet *sheet, guint label, const char *icon);
/**
 * gn_scoresheet_add_figure: adds "@label: @value", or "… of @of" if @of is not 0. Returns: (transfer none): the
 * figure
 */
GnSheetFigure *gn_scoresheet_add_figure (GnScoresheet *sheet, guint label, const char *icon, gint64 value, gint64 of);
/** gn_scoresheet_best: Returns: the parties among @among (bits) with the highest @value, as bits */
guint         gn_scoresheet_best    (guint among, const gint32 value[GN_MAX_PARTIES]);
/**
 * gn_scoresheet_add_tie:
 * @what: the text that names the figure to compare
 * @among: the parties still tied, as bits
 * @value: the figure of each of them; not read for other parties
 *
 * Adds the next step of a tie-break and sets its winners. There are at most %GN_SHEET_MAX_TIES.
 *
 * Returns: (transfer none): the step, for adding rows and a further step among its winners
 */
GnSheetTie   *gn_scoresheet_add_tie (GnScoresheet *sheet, guint what, guint among, const gint32 value[GN_MAX_PARTIES]);
GnSheetRow   *gn_sheet_tie_add_row  (GnSheetTie *tie, guint label, const char *icon);
/**
 * gn_scoresheet_rank:
 *
 * Sets places by total, then by the values of the tie-break steps in order; equal parties share a place. Sets the
 * outcome to RANKED or SHARED.
 */
void          gn_scoresheet_rank    (GnScoresheet *sheet);
/**
 * gn_scoresheet_win: @winners (bits by party) won a game without places; if all of several parties won, it is a team
 * game
 */
void          gn_scoresheet_win     (GnScoresheet *sheet, guint winners);
/** gn_scoresheet_has_places: returns whether there are places to write: "1", "shared 2" */
gboolean      gn_scoresheet_has_places (const GnScoresheet *sheet);
/** gn_scoresheet_has_won: returns whether @party is among the winners; nobody is before the end, or in a tie */
gboolean      gn_scoresheet_has_won (const GnScoresheet *sheet, guint party);
/**
 * gn_scoresheet_order:
 * @order: (out): the parties, those of a side together
 * @by_place: best first; otherwise as they sit, and a side where its first member sits
 */
void          gn_scoresheet_order (const GnScoresheet *sheet, gboolean by_place, guint8 order[GN_MAX_PARTIES]);
/** gn_scoresheet_side: the parties that win and lose together with @party, and @party, as bits */
guint         gn_scoresheet_side (const GnScoresheet *sheet, guint party);
/** gn_scoresheet_has_points: returns whether the game has totals */
gboolean      gn_scoresheet_has_points (const GnScoresheet *sheet);
/** gn_scoresheet_outcome_id: "won"; static */
const char   *gn_scoresheet_outcome_id (GnSheetOutcome outcome);
/** gn_scoresheet_outcome_from_id: %GN_OUTCOME_UNFINISHED for unknown words */
GnSheetOutcome gn_scoresheet_outcome_from_id (const char *id);

G_END_DECLS
