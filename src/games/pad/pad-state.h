/* pad-state.h: state, pads and shared helpers of the score pad
 *
 * The rules are in data/rules/pad.json, in the wording that players read; PAD-… below are its clauses.
 *
 * A sheet has a column for each player (or team) and rows in rounds: a round is one row, or one row for each category.
 * A cell holds a figure, and on a pad with bids a bid and what was made. Everything else follows: points, totals,
 * who leads, which cell comes next, whether the match is over.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/figure.h"
#include "core/match/match.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"
#include "core/game/texts.h"

G_BEGIN_DECLS

#define PAD_SEATS       GN_MAX_SEATS
#define PAD_ROWS        40    /* most rows of a sheet (PAD-004) */
#define PAD_CATEGORIES  20    /* most categories of a round */
#define PAD_PADS        200   /* most pads in a set */
#define PAD_TEAMS       6     /* most teams */
#define PAD_BID         99    /* highest bid, and most that can be made */
#define PAD_TERMS       960   /* terms of sums that a sheet keeps (PAD-011) */
#define PAD_TERM_ROWS   240
#define PAD_LIMIT       30000 /* largest number that a pad can have in its rules */

/* Indices into the tables of pad-tables.c, in the same order. */

enum {
  PAD_DOMAIN_ROW, PAD_DOMAIN_CATEGORY, PAD_DOMAIN_PAD, PAD_DOMAIN_COLOUR, PAD_DOMAIN_COLUMN, PAD_DOMAIN_WINS,
  PAD_DOMAIN_END, PAD_DOMAIN_BIDS, PAD_DOMAIN_YES, PAD_DOMAIN_COUNTING, PAD_DOMAIN_TERMS,
  PAD_DOMAIN_TEAM, PAD_DOMAIN_ENDED
};

enum { PAD_FAMILY_PADS };

enum { PAD_OPTION_PAD, PAD_OPTION_TEAMS, PAD_OPTION_ORDER };
enum { PAD_BY_ROWS, PAD_BY_PLAYERS };

/* The columns of a sheet: PAD_DOMAIN_COLUMN */
enum { PAD_FOR_PLAYERS, PAD_FOR_TEAMS };
/* Who wins: PAD_DOMAIN_WINS */
enum { PAD_HIGHEST, PAD_LOWEST, PAD_TOGETHER, PAD_PLACES };
/* How the match ends: PAD_DOMAIN_END */
enum { PAD_END_ROUNDS, PAD_END_TARGET, PAD_END_FIRST, PAD_END_OPEN };
/* What is written into a cell besides its figure: PAD_DOMAIN_BIDS */
enum { PAD_BIDS_NONE, PAD_BIDS_ONLY, PAD_BIDS_RULE };
/* What a figure does: PAD_DOMAIN_COUNTING */
enum { PAD_COUNT_UP, PAD_COUNT_DOWN, PAD_COUNT_WINS };
/* How the match has ended, if the cells do not tell: PAD_DOMAIN_ENDED */
enum { PAD_RUNNING, PAD_FINISHED, PAD_WON_TOGETHER, PAD_LOST_TOGETHER, PAD_WON_AT_ONCE };

enum {
  PAD_VERB_SCORE, PAD_VERB_BID, PAD_VERB_MADE, PAD_VERB_TAKE, PAD_VERB_PLACE, PAD_VERB_WIN, PAD_VERB_CHANGE,
  PAD_VERB_REBID, PAD_VERB_REMADE, PAD_VERB_NEXT, PAD_VERB_FINISH, PAD_VERB_WON, PAD_VERB_LOST
};
/* argument slots of a move */
enum { PAD_FIGURE = 0, PAD_ROW = GN_FIGURE_SLOTS };   /* the row only of score, change, rebid and remade */

/* The texts by name: indices into pad_texts. */
typedef enum {
  PAD_TEXT_NONE,
#define ROW(name, ...) name,
#include "pad-texts.inc"
#undef ROW
} PadText;

/**
 * PadState:
 * @head: the members that every state starts with
 * @round: the current round, from 1 on; after the last round one more than there are
 * @clock: the same for charts: after the end, the last round in which anything was entered
 * @ended: how the match has ended (PAD_RUNNING …), if cells and rounds do not tell it
 * @winner: 1 + the column that has won at once (PAD_WON_AT_ONCE); otherwise 0
 * @terms: by row and column: 0: no figure is in the cell; otherwise the number of terms that it was entered as
 * @figure: by row and column: the figure; 0 if there is none
 * @bid: by row and column: 0: none; otherwise 1 + the bid
 * @made: by row and column: 0: none; otherwise 1 + what was made
 * @term: the terms of all cells that have two or more, by row, column and term, one after the other
 *
 * The state of a match. Rows are those of the sheet: round × categories. A team's cells are in the column of its first
 * seat (pad_column()).
 */
typedef struct {
  GnHead head;
  guint8 round;
  guint8 clock;
  guint8 ended;
  guint8 winner;
  guint8 terms[PAD_ROWS][PAD_SEATS];
  guint8 bid[PAD_ROWS][PAD_SEATS];
  guint8 made[PAD_ROWS][PAD_SEATS];
  gint32 figure[PAD_ROWS][PAD_SEATS];
  gint32 term[PAD_TERM_ROWS][PAD_TERMS / PAD_TERM_ROWS];
} PadState;

G_STATIC_ASSERT (sizeof (PadState) <= GN_MAX_STATE);

/**
 * Pad:
 * @least_seats, @most_seats: for how many players
 * @columns: PAD_FOR_PLAYERS or PAD_FOR_TEAMS
 * @rounds: number of rounds; 0: as many as fit the sheet
 * @categories: number of categories in each round; 0: a round is one row
 * @wins: PAD_HIGHEST …
 * @end: PAD_END_ROUNDS …
 * @counting: PAD_COUNT_UP …
 * @bust: a figure that goes beyond the target does not count
 * @at_once: a player can win at once, beside points
 * @bids: PAD_BIDS_NONE …
 * @exact, @each: points for an exact bid: @exact + @each × bid
 * @miss: points off for each that a bid is missed by
 * @start: the points that everybody starts with
 * @target: the total that ends the match
 * @least, @most, @step: the figures that a cell takes
 * @bonus_rows: how many of the first categories count towards the bonus; 0: no bonus
 * @bonus_from: the sum of these that brings it
 * @bonus: its points
 * @n_ties: how many categories break ties
 * @tie: their indices, the first to compare first
 *
 * A pad of the set as numbers.
 */
typedef struct {
  guint8 least_seats, most_seats;
  guint8 columns;
  guint8 rounds;
  guint8 categories;
  guint8 wins;
  guint8 end;
  guint8 counting;
  guint8 bust;
  guint8 at_once;
  guint8 bids;
  gint32 exact, each, miss;
  gint32 start, target;
  gint32 least, most, step;
  guint8 bonus_rows;
  gint32 bonus_from, bonus;
  guint8 n_ties;
  guint8 tie[PAD_CATEGORIES];
} Pad;

/** PadSet: the component set as numbers; GnMatch.compiled points to it */
typedef struct {
  guint n;
  Pad   pad[PAD_PADS];
} PadSet;

extern const GnOption    pad_options[];
extern const GnFamily    pad_families[];
extern const GnDomain    pad_domains[];
extern const GnVerb      pad_verbs[];
extern const GnText      pad_texts[];
extern const GnField     pad_fields[];
extern const GnSetupStep pad_setup[];

/** pad_of: the pad of this match */
static inline const Pad *
pad_of (const GnMatch *match)
{
  const PadSet *set = match->compiled;
  static const Pad none = { 0 };

  return match->option[PAD_OPTION_PAD] < set->n ? &set->pad[match->option[PAD_OPTION_PAD]] : &none;
}

/* ---- The sheet (pad-sheet.c) --------------------------------------------- */

/** pad_n_columns: number of columns: players, or teams */
guint    pad_n_columns (const GnMatch *match);
/** pad_column: the column of a seat; members of a team have the same (PAD-003) */
guint    pad_column    (const GnMatch *match, guint seat);
/** pad_rows_each: the rows of one round: its categories, or 1 */
guint    pad_rows_each (const Pad *pad);
/** pad_n_rounds: the number of rounds that fit the sheet: those of the pad, or as many as there is room for */
guint    pad_n_rounds  (const Pad *pad);
/** pad_n_rows: the number of rows of the sheet; 0 if nothing is written on it (only won or lost) */
guint    pad_n_rows    (const Pad *pad);
/** pad_first_row: the first row of the current round; pad_n_rows() after the last */
guint    pad_first_row (const Pad *pad, const PadState *state);
/** pad_rows_open: how many rows, from the first one on, are for entries now: all up to the current round's last */
guint    pad_rows_open (const Pad *pad, const PadState *state);
/** pad_is_complete: returns whether nothing is missing in the cell */
gboolean pad_is_complete (const Pad *pad, const PadState *state, guint row, guint column);
/** pad_cell: the points of a cell: its figure, and what bid and made bring (PAD-015) */
gint32   pad_cell      (const Pad *pad, const PadState *state, guint row, guint column);
/** pad_busts: returns whether the cell's figure does not count, because it goes beyond the target (PAD-020) */
gboolean pad_busts     (const Pad *pad, const PadState *state, guint row, guint column);
/** pad_bonus: the bonus of a column in a round (from 1 on), or 0 (PAD-019) */
gint32   pad_bonus     (const Pad *pad, const PadState *state, guint round, guint column);
/** pad_bonus_sum: the sum that counts towards that bonus */
gint32   pad_bonus_sum (const Pad *pad, const PadState *state, guint round, guint column);
/** pad_total_after: the total of a column after its first @rows rows */
gint32   pad_total_after (const Pad *pad, const PadState *state, guint column, guint rows);
/** pad_total: the total of a column */
gint32   pad_total     (const Pad *pad, const PadState *state, guint column);
/** pad_reached: returns whether the total is at the target, or beyond it */
gboolean pad_reached   (const Pad *pad, gint32 total);
/** pad_leaders: the columns that are ahead, as bits; 0 if there is nothing to compare */
guint    pad_leaders   (const GnMatch *match, const PadState *state);
/**
 * pad_next_cell:
 * @seat: (inout): a seat, or -1 for any; the seat of the cell
 * @verb: (out) (optional): what is missing first: score, bid, made or place
 *
 * The cell that is offered next: row by row, in seat order, or as the option says player by player (PAD-010).
 *
 * Returns: its row, or -1 if no cell is open
 */
int      pad_next_cell (const GnMatch *match, const PadState *state, int *seat, guint *verb);
/**
 * pad_cell_terms: the terms that the cell's figure was entered as
 * @term: (out): room for %GN_FIGURE_TERMS
 *
 * Returns: how many
 */
guint    pad_cell_terms (const PadState *state, guint row, guint column, gint32 *term);
/** pad_cell_text: those terms as they were typed ("3+6+2"); empty if there is no figure */
void     pad_cell_text (const PadState *state, guint row, guint column, char text[GN_FIGURE_TEXT]);
/** pad_set_cell: writes a figure with its terms into a cell; @n is 0 for none */
void     pad_set_cell  (PadState *state, guint row, guint column, const gint32 *term, guint n);
/** pad_settle_end: sets what follows from the rest: whether the match is over, and the clock */
void     pad_settle_end (const GnMatch *match, PadState *state);
/** pad_is_played: returns whether no more points are entered: the last round is over, or the target reached, or the
 * sheet of players who play together is full (PAD-030 … PAD-032, PAD-036) */
gboolean pad_is_played (const GnMatch *match, const PadState *state);
/** pad_is_over: returns whether the match has ended by the rules (PAD-030 … PAD-036) */
gboolean pad_is_over   (const GnMatch *match, const PadState *state);
/** pad_category_name: the name of a category of the match's pad; (transfer full), or %NULL */
char    *pad_category_name (const GnMatch *match, guint category, gboolean english);

/* ---- The contract --------------------------------------------------------- */

gboolean pad_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean pad_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean pad_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gboolean pad_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     pad_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     pad_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     pad_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     pad_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     pad_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     pad_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
gpointer pad_compile  (const GnSet *set, GError **error);
char    *pad_thing_name (const GnMatch *match, GnThing thing, gboolean english);
gboolean pad_figure_range (const GnMatch *match, gconstpointer state, const GnMove *move, GnFigureRange *range);

G_END_DECLS
