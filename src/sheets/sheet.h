/* sheet.h: the final scoresheet: gathered once, drawn and written in every format
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "chart.h"
#include "ending.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef enum {
  GN_PAPER_A4,
  GN_PAPER_LETTER,
  GN_N_PAPERS
} GnPaper;

/**
 * GnSheetLine: a line in the sheet's list of terms
 * @name: "Expert discounts"
 * @value: "on"
 * @special: it differs from the rulebook
 * @usual: an option that is as in the rulebook
 */
typedef struct {
  char    *name;
  char    *value;
  gboolean special;
  gboolean usual;
} GnSheetLine;

/**
 * GnSheetEvent: something that happened at a moment of the match
 * @when: "entry 57, 0:41", "Round 3"
 * @text: the reason for a correction, or a fact that the game calls a milestone
 */
typedef struct {
  char *when;
  char *text;
} GnSheetEvent;

/**
 * GnSheetRounds: what each party had at each value of the clock ("Characters by round")
 * @title: the kind of thing: "Character"
 * @axis: the clock's title: "Round"
 * @first: the clock's first value
 * @n_rounds: number of values
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
 * @table: the match; the sheet holds a reference
 * @score: the figures
 * @title: the game's title
 * @subtitle: day and time
 * @verdict: how the match ended, in a sentence
 * @ending: how it ended: headline, reason, and who is on the stage
 * @where: what people wrote about the match: place and expansion on one line; "" for neither
 * @note: the note they wrote, in lines; "" for none
 * @photo: (nullable): its photo (gn_photo_load())
 * @order: the parties in the order of the columns: the players of a side together
 * @terms: (element-type GnSheetLine): options, dealers, roles, set
 * @figures: (element-type GnSheetLine): figures of the whole table
 * @amendments: (element-type GnSheetEvent): corrections
 * @milestones: (element-type GnSheetEvent)
 * @notes: (element-type utf8): sentences below the scores
 * @rounds: may have no rounds
 * @chart: @n_charts charts: first points by round, if there are points, then the charts that the game asks for
 * @scale: of the drawing by paper, as soon as it is known
 *
 * The content of a scoresheet in the user's language.
 */
typedef struct {
  GnMatchTable *table;
  GnScoresheet *score;
  char         *title;
  char         *subtitle;
  char         *verdict;
  GnEnding     *ending;
  char         *where;
  char         *note;
  cairo_surface_t *photo;
  guint8        order[GN_MAX_PARTIES];
  double       *scale;
  GPtrArray    *terms;
  GPtrArray    *figures;
  GPtrArray    *amendments;
  GPtrArray    *milestones;
  GPtrArray    *notes;
  GnSheetRounds rounds;
  guint         n_charts;
  GnChart       chart[GN_SHEET_CHARTS];
} GnSheet;

/** gn_sheet_new: @viewer: whose view it is: %GN_PUBLIC before the end; after the end nothing is hidden */
GnSheet *gn_sheet_new  (GnMatchTable *table, int viewer);
void     gn_sheet_free (GnSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSheet, gn_sheet_free)

/** gn_sheet_party: the name of a column; (transfer full) */
char    *gn_sheet_party (const GnSheet *sheet, guint party);
/** gn_sheet_place: a party's place: "1", "shared 1", or "" where there are no places; (transfer full) */
char    *gn_sheet_place (const GnSheet *sheet, guint party);

/** gn_sheet_label: the label of a row or figure, with a capital letter; (transfer full) */
char    *gn_sheet_label (const GnSheet *sheet, const GnSay *label);
/** gn_sheet_has_sides: returns TRUE if players play for sides */
gboolean gn_sheet_has_sides (const GnSheet *sheet);
/** gn_sheet_each: what each piece of a row brings, if that is the same for all pieces and parties, or 0 */
gint32   gn_sheet_each  (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_pieces: how many pieces bring a figure: "2 × 20", or "from 5" if they bring different amounts; "" where
 * the row does not count pieces; (transfer full) */
char    *gn_sheet_pieces (const GnSheet *sheet, const GnSheetRow *row, guint party);
/** gn_sheet_cell: a figure of a row as people read it: "7", "yes", "16.3%", "(7)" if it was lost, or ""; (transfer
 * full) */
char    *gn_sheet_cell  (const GnSheetRow *row, guint party);
/** gn_sheet_row_is_heading: returns TRUE for a row without a value, which is a heading for the rows after it */
gboolean gn_sheet_row_is_heading (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_row_is_total: returns TRUE for a row that repeats the total, which has a line of its own */
gboolean gn_sheet_row_is_total   (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_row_has_turns: returns TRUE if the row has figures by turn, and not all of them are 0 */
gboolean gn_sheet_row_has_turns  (const GnSheet *sheet, const GnSheetRow *row);
/** gn_sheet_has_turns: returns TRUE if some row has such figures */
gboolean gn_sheet_has_turns      (const GnSheet *sheet);

/* On paper. Sizes are in points (1/72 inch). */
/** gn_sheet_paper_size: the size of an upright page; gn_sheet_n_pages: 1 or more; gn_sheet_draw: draws @page, counted
 * from 0, onto an empty @cr of that size */
void     gn_sheet_paper_size (GnPaper paper, double *width, double *height);
guint    gn_sheet_n_pages (const GnSheet *sheet, GnPaper paper);
void     gn_sheet_draw    (const GnSheet *sheet, cairo_t *cr, GnPaper paper, guint page);

/* As data; each (transfer full). */
/** gn_sheet_to_text: for an e-mail; gn_sheet_to_csv: figures by party, for a spreadsheet; gn_sheet_to_json:
 * everything */
char    *gn_sheet_to_text (const GnSheet *sheet);
char    *gn_sheet_to_csv  (const GnSheet *sheet);
char    *gn_sheet_to_json (const GnSheet *sheet);
/** gn_sheet_to_bgstats: a play for import into the BG Stats app */
char    *gn_sheet_to_bgstats (const GnSheet *sheet);

/**
 * gn_sheet_write:
 * @file: its extension chooses the format: .pdf .svg .png .csv .json .txt .bgsplay
 *
 * Writes the sheet to @file. SVG and PNG have the pages one below the other.
 */
gboolean gn_sheet_write (const GnSheet *sheet, GFile *file, GnPaper paper, GError **error);

G_END_DECLS
