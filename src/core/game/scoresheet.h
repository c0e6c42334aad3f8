/* scoresheet.h: categories × parties, totals, ranks, tie-break steps; one form for every game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

#define GN_SHEET_MAX_ROWS  32
#define GN_SHEET_MAX_TURNS 16
#define GN_SHEET_MAX_TIES  8
#define GN_SHEET_MAX_FIGURES 24

typedef enum {
  GN_OUTCOME_UNFINISHED = 0,
  GN_OUTCOME_RANKED,
  GN_OUTCOME_SHARED,    /* ranked, several in the first place */
  GN_OUTCOME_ALL_WON,   /* a team game: everybody has rank 1 */
  GN_OUTCOME_ALL_LOST,  /* a team game: nobody has a rank */
  GN_OUTCOME_WON,       /* somebody or a side won (rank 1), the others have no places (rank 0) */
} GnSheetOutcome;

/* What a figure is a figure of. */
typedef enum {
  GN_UNIT_NUMBER = 0,
  GN_UNIT_CHANCE,       /* in a row: millionths, 163 000 is written "16.3 %"; as a figure: value of `of`, exactly */
} GnSheetUnit;

/**
 * GnSheetCell:
 * @n: how many ("3 tiles"), or %GN_NONE where the row does not count pieces
 * @value: the points, gold … they bring, or %GN_NONE for an empty cell
 */
typedef struct {
  gint16 n;
  gint32 value;
} GnSheetCell;

/**
 * GnSheetRow:
 * @label: GN_TEXT_LABEL, the category's name; a row without a single value is a heading over those that follow
 * @icon: piece beside it, or %NULL
 * @cell: by party
 * @turn: by party and turn, where the row has sub-columns (GnScoresheet.n_turns)
 * @total: this row is a sum: drawn strong
 * @below: no part of the total, below which it stands: what is left in hand
 * @flag: values are yes (1) and no (0)
 * @unit: what the values are; those of a chance are millionths and may sum to more than certainty ("luck")
 * @covered: covered on screen before the end
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
 * @icon: piece beside it, or %NULL
 * @value: the figure
 * @of: what it is out of ("4 of 6"), or 0
 * @unit: %GN_UNIT_CHANCE: @value cases of @of
 *
 * A figure of the whole table, not of a player.
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
 * @what: GN_TEXT_LABEL: what was compared: "gold after the sale"
 * @among: the parties still tied before this step, as bits
 * @value: each one's figure
 * @winners: those best at it
 * @row: the parts of the figure, rows of their own (gold held, each gem type × price, wild gems); may be none
 */
typedef struct {
  GnSay      what;
  guint8     among;
  guint8     winners;
  gint32     value[GN_MAX_PARTIES];
  guint      n_rows;
  GnSheetRow row[10];
} GnSheetTie;

/**
 * GnScoresheet:
 * @n_parties: columns: seats first, then automata or teams
 * @seat: of each party, or -1; a team's seats are @members
 * @name: GN_TEXT_LABEL of a party that is no seat
 * @row: the categories
 * @total: each party's final figure
 * @total_label: GN_TEXT_LABEL of it: "Victory points"; not said (text 0) where a game has no points: then @total is
 *   neither written nor drawn
 * @goal: the figure that ends the game or is played for, or 0
 * @rank: 1 is best; shared places have the same number; 0 unranked; see #GnSheetOutcome for games without places
 * @outcome: how it ended
 * @verdict: GN_TEXT_LABEL: "Caroline wins", "The table stopped by agreement …"
 * @note: GN_TEXT_LABELs below the table (options that matter, what a sale would bring)
 * @figure: of the whole table, above the parties' rows
 *
 * Large; allocate it with gn_scoresheet_new(). No pointers but static strings: may be copied.
 */
struct _GnScoresheet {
  guint          n_parties;
  gint8          seat[GN_MAX_PARTIES];
  guint8         members[GN_MAX_PARTIES];
  GnSay          name[GN_MAX_PARTIES];
  guint          n_turns;
  guint          n_rows;
  GnSheetRow     row[GN_SHEET_MAX_ROWS];
  gint32         total[GN_MAX_PARTIES];
  GnSay          total_label;
  gint32         goal;
  guint8         rank[GN_MAX_PARTIES];
  GnSheetOutcome outcome;
  GnSay          verdict;
  guint          n_ties;
  GnSheetTie     tie[GN_SHEET_MAX_TIES];
  guint          n_notes;
  GnSay          note[8];
  guint          n_figures;
  GnSheetFigure  figure[GN_SHEET_MAX_FIGURES];
};

GnScoresheet *gn_scoresheet_new  (void);
void          gn_scoresheet_free (GnScoresheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnScoresheet, gn_scoresheet_free)

/** gn_scoresheet_reset: empties it, one party a seat */
void          gn_scoresheet_reset   (GnScoresheet *sheet, guint n_seats);
/** gn_scoresheet_add_row: Returns: (transfer none): a row whose cells are empty */
GnSheetRow   *gn_scoresheet_add_row (GnScoresheet *sheet, guint label, const char *icon);
/** gn_scoresheet_add_figure: Returns: (transfer none): "@label: @value", or "… of @of" where @of is not 0 */
GnSheetFigure *gn_scoresheet_add_figure (GnScoresheet *sheet, guint label, const char *icon, gint64 value, gint64 of);
/** gn_scoresheet_best: Returns: those of the parties @among (bits) that have the greatest @value, as bits */
guint         gn_scoresheet_best    (guint among, const gint32 value[GN_MAX_PARTIES]);
/**
 * gn_scoresheet_add_tie:
 * @what: the text that names what is compared
 * @among: the parties still tied, as bits
 * @value: each one's figure; of other parties it is not read
 *
 * Adds the next step of a tie-break; its winners are set. At most %GN_SHEET_MAX_TIES.
 * Returns: (transfer none): the step, for rows and for a further step among its winners
 */
GnSheetTie   *gn_scoresheet_add_tie (GnScoresheet *sheet, guint what, guint among, const gint32 value[GN_MAX_PARTIES]);
GnSheetRow   *gn_sheet_tie_add_row  (GnSheetTie *tie, guint label, const char *icon);
/**
 * gn_scoresheet_rank:
 * Sets places by total, then by the ties' values in order; equal in all shares a place. Sets outcome to
 * RANKED or SHARED.
 */
void          gn_scoresheet_rank    (GnScoresheet *sheet);
/** gn_scoresheet_win: @winners (bits by party) won, places there are none; all of several parties: a team */
void          gn_scoresheet_win     (GnScoresheet *sheet, guint winners);
/** gn_scoresheet_has_places: are there places to be written: "1", "shared 2"? */
gboolean      gn_scoresheet_has_places (const GnScoresheet *sheet);
/** gn_scoresheet_has_points: does the game count anything in all? */
gboolean      gn_scoresheet_has_points (const GnScoresheet *sheet);
/** gn_scoresheet_outcome_id: "won"; static */
const char   *gn_scoresheet_outcome_id (GnSheetOutcome outcome);
/** gn_scoresheet_outcome_from_id: %GN_OUTCOME_UNFINISHED for unknown words */
GnSheetOutcome gn_scoresheet_outcome_from_id (const char *id);

G_END_DECLS
