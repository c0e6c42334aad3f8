/* sheet.h: the final scoresheet: gathered once, drawn and written in every form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "chart.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef enum {
  GN_PAPER_A4,
  GN_PAPER_LETTER,
} GnPaper;

/**
 * GnSheetLine: a line of the sheet's list of terms
 * @name: "Expert discounts"
 * @value: "on"
 * @special: it differs from the rulebook
 */
typedef struct {
  char    *name;
  char    *value;
  gboolean special;
} GnSheetLine;

/**
 * GnSheetEvent: something at a moment of the match
 * @when: "entry 57, 0:41", "Round 3"
 * @text: a correction's reason, or a fact that the game calls a milestone
 */
typedef struct {
  char *when;
  char *text;
} GnSheetEvent;

/**
 * GnSheetRounds: what each party had at each value of the clock ("Characters by round")
 * @title: what it is that they had
 * @axis: the clock's title: "Round"
 * @first: the clock's first value
 * @n_rounds: how many
 * @cell: [round × seats + seat]: a thing's name, or %NULL; (element-type utf8)
 */
typedef struct {
  char  *title;
  char  *axis;
  gint32 first;
  guint  n_rounds;
  char **cell;
} GnSheetRounds;

#define GN_SHEET_CHARTS 2

/**
 * GnSheet:
 * @table: the match; a reference is held
 * @score: the figures
 * @title: the game's title
 * @subtitle: day and time
 * @verdict: how it ended, in a sentence
 * @terms: (element-type GnSheetLine): options, dealers, roles, set
 * @figures: (element-type GnSheetLine): figures of the whole table
 * @amendments: (element-type GnSheetEvent)
 * @milestones: (element-type GnSheetEvent)
 * @notes: (element-type utf8): sentences below the scores
 * @rounds: may have no rounds
 * @chart: @n_charts of them: points by round where there are points, then what the game wants drawn
 *
 * Everything a scoresheet says, in the user's language.
 */
typedef struct {
  GnMatchTable *table;
  GnScoresheet *score;
  char         *title;
  char         *subtitle;
  char         *verdict;
  GPtrArray    *terms;
  GPtrArray    *figures;
  GPtrArray    *amendments;
  GPtrArray    *milestones;
  GPtrArray    *notes;
  GnSheetRounds rounds;
  guint         n_charts;
  GnChart       chart[GN_SHEET_CHARTS];
} GnSheet;

/** gn_sheet_new: @viewer: whose view: %GN_PUBLIC before the end; nothing is hidden after it */
GnSheet *gn_sheet_new  (GnMatchTable *table, int viewer);
void     gn_sheet_free (GnSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSheet, gn_sheet_free)

/** gn_sheet_party: the name of a column; (transfer full) */
char    *gn_sheet_party (const GnSheet *sheet, guint party);
/** gn_sheet_place: "1", "shared 1", or "" where there are no places; (transfer full) */
char    *gn_sheet_place (const GnSheet *sheet, guint party);

/** gn_sheet_label: a row's or figure's label, with a capital in front; (transfer full) */
char    *gn_sheet_label (const GnSheet *sheet, const GnSay *label);
/** gn_sheet_cell: a figure of a row as people read it: "7", "yes", "16.3 %", "" where there is none; (transfer full) */
char    *gn_sheet_cell  (const GnSheetRow *row, guint party);
/** gn_sheet_row_is_heading: a row without a value stands over those that follow */
gboolean gn_sheet_row_is_heading (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_row_has_turns: it has figures by turn, not all of them 0 */
gboolean gn_sheet_row_has_turns  (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_has_turns: some row has */
gboolean gn_sheet_has_turns      (const GnSheet *sheet);

/* On paper. Sizes are in points (1/72 inch). */
/** gn_sheet_paper_size: of a page, upright; gn_sheet_n_pages: 1 or more; gn_sheet_draw: @page from 0, upon an empty @cr
 * of that size */
void     gn_sheet_paper_size (GnPaper paper, double *width, double *height);
guint    gn_sheet_n_pages (const GnSheet *sheet, GnPaper paper);
void     gn_sheet_draw    (const GnSheet *sheet, cairo_t *cr, GnPaper paper, guint page);

/* As data; each (transfer full). */
/** gn_sheet_to_text: for a mail; gn_sheet_to_csv: figures by party, for a spreadsheet; gn_sheet_to_json: all of it */
char    *gn_sheet_to_text (const GnSheet *sheet);
char    *gn_sheet_to_csv  (const GnSheet *sheet);
char    *gn_sheet_to_json (const GnSheet *sheet);
/** gn_sheet_to_bgstats: a play as the BG Stats app imports it */
char    *gn_sheet_to_bgstats (const GnSheet *sheet);

/**
 * gn_sheet_write:
 * @file: its ending says the form: .pdf .svg .png .csv .json .txt .bgsplay
 *
 * SVG and PNG hold the pages below one another.
 */
gboolean gn_sheet_write (const GnSheet *sheet, GFile *file, GnPaper paper, GError **error);

G_END_DECLS
