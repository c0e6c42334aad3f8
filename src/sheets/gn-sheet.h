/* gn-sheet.h: the final scoresheet: gathered once, drawn and written in every form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "gn-chart.h"
#include "gn-match-table.h"

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
 * GnSheetAmendment: a correction by the host
 * @when: "entry 57, 0:41"
 * @why: the reason as given
 */
typedef struct {
  char *when;
  char *why;
} GnSheetAmendment;

/**
 * GnSheet:
 * @table: the match; a reference is held
 * @score: the figures
 * @title: the game's title
 * @subtitle: day and time
 * @verdict: how it ended, in a sentence
 * @terms: (element-type GnSheetLine): options, dealers, roles, set
 * @amendments: (element-type GnSheetAmendment)
 * @notes: (element-type utf8): sentences below the scores
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
  GPtrArray    *amendments;
  GPtrArray    *notes;
  GnChart       points;
  GnChart       fields;
} GnSheet;

/** gn_sheet_new: @viewer: whose view: %GN_PUBLIC before the end; nothing is hidden after it */
GnSheet *gn_sheet_new  (GnMatchTable *table, int viewer);
void     gn_sheet_free (GnSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSheet, gn_sheet_free)

/** gn_sheet_party: the name of a column; (transfer full) */
char    *gn_sheet_party (const GnSheet *sheet, guint party);
/** gn_sheet_place: "1", "shared 1", or "" where there are no places; (transfer full) */
char    *gn_sheet_place (const GnSheet *sheet, guint party);

/* On paper. Sizes are in points (1/72 inch). */
void     gn_sheet_paper_size (GnPaper paper, double *width, double *height);
guint    gn_sheet_n_pages (const GnSheet *sheet, GnPaper paper);
void     gn_sheet_draw    (const GnSheet *sheet, cairo_t *cr, GnPaper paper, guint page);

/* As data; each (transfer full). */
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
