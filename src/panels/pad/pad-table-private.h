/* pad-table-private.h: the score sheet's structure, shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pad-table.h"

G_BEGIN_DECLS

/* What one player or team has above and below its cells. */
typedef struct {
  int        paint;     /* of the seat; of a team, that of its first */
  char      *name;
  GtkWidget *head;
  GtkWidget *crown;
  GtkLabel  *total;
  GtkLabel  *note;      /* below the total: how far behind, or that it leads */
  GtkWidget *foot;
  GtkLabel  *bonus;
  GtkWidget *act;       /* the button for what a player does at once: wins, takes the round */
  GtkWidget *act_name;
} PadColumn;

struct _PadTable {
  GnContainer parent_instance;

  guint       columns, rows;
  guint       open;           /* rows for entries now */
  PadPlan     plan;
  guint       shown;          /* columns on a page */
  guint       first;          /* the first of them in view */
  guint       n_pages;
  guint       settle;
  int         width;          /* of the sheet, which may be less than there is */
  gboolean    has_next;
  guint       next_row, next_column;
  PadPart     next_part;
  guint       at_column;      /* the column that has to be in view */
  gboolean    scroll;         /* the next row is to be scrolled to */
  guint       scroll_source;

  GtkWidget  *paper;          /* drawn below all */
  GtkWidget  *corner;
  GtkWidget  *pages;
  GtkWidget  *scroller;
  PadGrid    *grid;
  GtkWidget  *together;       /* the buttons of players who win or lose together */
  GtkWidget  *won, *lost;
  GtkLabel   *won_key, *lost_key;
  GtkWidget  *total_label, *bonus_label, *act_box;
  GtkLabel   *act_key;
  PadColumn   column[PAD_SEATS];
};

/** pad_table_column_name: the player's name, or those of a team: "Anna and Cem"; (transfer full) */
char    *pad_table_column_name (const GnMatch *match, guint column);
/** pad_table_parts: which parts the cells of a pad have, as bits */
guint    pad_table_parts (const Pad *pad);
/** pad_table_part: the part of a cell that a verb fills */
PadPart  pad_table_part (guint verb);
/** pad_table_make_columns: the heads and feet of all columns; once */
void     pad_table_make_columns (PadTable *self, const GnMatch *match);
/** pad_table_make_pages: the buttons of the pages, each with the players on it */
void     pad_table_make_pages (PadTable *self);
/** pad_table_fill: the cells, the totals and what can be done */
void     pad_table_fill (PadTable *self, GnPanel *panel, const GnMatch *match, const PadState *state, gboolean fresh);
/** pad_table_bring: brings a column into view */
void     pad_table_bring (PadTable *self, guint column);

G_END_DECLS
