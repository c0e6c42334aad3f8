/* gw-editor-private.h: declarations shared by the files of the board editor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/board.h"
#include "gw-editor.h"

G_BEGIN_DECLS

#define GW_CELL 68.0   /* side of a triangle, in units of the drawing */

struct _GwEditor {
  GnSetEditor         parent_instance;

  GnMatch            *match;      /* a match without players: it names things */
  char               *id;         /* id of the board that is being changed, or NULL for a new one */
  char               *began_name;
  GwSketch           *sketch;
  GwTool              tool;
  int                 carried;    /* the tile that the arrow keys carry, or -1 */
  int                 from;       /* the tile that is being dragged, or -1 */
  int                 over;       /* the place where it would be put */
  guint8              shown[GW_PLACES]; /* the places that the finding looked at is about */
  gboolean            filling;
  GSimpleActionGroup *actions;

  GtkWidget          *left;       /* tools, board, changes of the whole board */
  GtkWidget          *right;      /* name, tribes, findings */
  GtkWidget          *board;
  GtkWidget          *marks;
  GtkWidget          *cell[GW_PLACES];
  GtkWidget          *name;
  GtkWidget          *tools_row, *tools, *changes, *tribes, *pairs;
  GtkWidget          *tool_button[GW_N_TOOLS];
  GtkWidget          *pair_button[GW_N_PAIRINGS];
  GtkWidget          *change_button[GW_CHANGE_CLEAR + 1];
  GtkWidget          *findings;
  GtkWidget          *verdict;
  GtkWidget          *hint;
};

/* gw-editor-draw.c */
void   gw_editor_middle     (int place, double *x, double *y);
void   gw_editor_size       (double *width, double *height);
void   gw_editor_draw       (GnBoard *board, cairo_t *cr, gpointer data);
void   gw_editor_draw_marks (GnBoard *board, cairo_t *cr, gpointer data);

/* gw-editor-side.c */
/** gw_editor_make_buttons: makes the buttons listed in a table: tools, changes of the whole board, tribes, pairings */
void       gw_editor_make_buttons (GwEditor *self);
/** gw_editor_tell_findings: shows the findings about the board as it is now */
void       gw_editor_tell_findings (GwEditor *self);
/** gw_editor_name_tools: names the tools, depending on whether the board has sides */
void       gw_editor_name_tools (GwEditor *self);
/** gw_editor_cell_text: the words for a cell: "u2.1: side A, mine"; (transfer full) */
char      *gw_editor_cell_text  (GwEditor *self, int place);

G_END_DECLS
