/* correct-dialog-private.h: the correction dialog's structure and functions shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "correct-dialog.h"

#include "app/model/correction.h"
#include "touch-table.h"

G_BEGIN_DECLS

/* One element of a field, as a widget. */
typedef struct {
  guint      field;
  int        i, j;
  GtkWidget *widget;   /* GtkSpinButton, or a GtkButton that opens the list of values or the layers of a pile */
} GnCorrectCell;

struct _GnCorrectDialog {
  AdwWindow parent_instance;

  GnMatchTable *table;
  GnCorrection *correction;
  gboolean      for_start;
  gboolean      accepted;
  gboolean      secrets;       /* hidden values are shown */
  gboolean      writing;
  gboolean      narrow;
  char         *problem;       /* why it cannot be accepted */
  GPtrArray    *cells;         /* of the pages of fields */
  GPtrArray    *pages;         /* group titles, in order */
  GtkPopover   *values;        /* the list of values of the cell that was clicked */

  gboolean         can;        /* the edits are valid */
  char            *refusal;    /* or why not */
  int              last_field; /* the element that was changed last, or -1 */
  int              last_i, last_j;
  gboolean         has_fit;
  GnCorrectionFit  fit;        /* what would make the edits valid */

  GtkWidget    *touch;         /* the table itself */
  GtkPopover   *thing;         /* the small form at a thing of the table */
  GtkWidget    *mark;          /* that thing; weak */
  GPtrArray    *thing_cells;
  GtkWidget    *thing_note;    /* in it: what does not fit; weak, as the next */
  GtkWidget    *thing_fit;     /* and the proposal */

  GtkStack     *views;
  GtkBox       *body;
  GtkBox       *table_place;
  GtkBox       *changes_place;
  GtkBox       *side;
  GtkEntry     *line_entry;
  GtkLabel     *line_label;
  GtkButton    *fit_button;
  GtkCheckButton *all_check;
  GtkBox       *fields;        /* the list of pages, and the page */
  GtkWidget    *sidebar;
  GtkDropDown  *page_list;     /* instead of it in a narrow window */

  GtkLabel      *heading;
  GtkStack      *stack;
  GtkWidget     *secret_switch;
  GtkTextView   *text_view;
  GtkWidget     *edits_scroller;
  GtkBox        *edits;         /* a row for each change so far, which can be taken back */
  GtkLabel      *changes_label;
  GtkLabel      *problem_label;
  GtkButton     *problem_clause;
  GtkEntry      *why_entry;
  GtkWidget     *why_row;
  GtkButton     *accept_button;
};

const GnMatch *gn_correct_dialog_match  (GnCorrectDialog *self);
/** gn_correct_label: a label of the dialog, at the start of its line; @class: or %NULL. (transfer floating) */
GtkWidget *gn_correct_label (const char *text, const char *class);
/** gn_correct_dialog_viewer: the viewer whose knowledge the dialog shows */
int            gn_correct_dialog_viewer (GnCorrectDialog *self);
/** gn_correct_dialog_covers: whether covered figures stay so */
gboolean       gn_correct_dialog_covers (GnCorrectDialog *self);
/** gn_correct_dialog_is_hidden: whether the field may not be shown now */
gboolean       gn_correct_dialog_is_hidden (GnCorrectDialog *self, const GnField *field);
/** gn_correct_dialog_is_offered: whether the field can be corrected, and seen */
gboolean       gn_correct_dialog_is_offered (guint field, gpointer dialog);
/** gn_correct_dialog_check: checks the whole correction again and shows its changes, or the problem */
void           gn_correct_dialog_check  (GnCorrectDialog *self);
/** gn_correct_dialog_changed: the same, after element (@i, @j) of @field was changed */
void           gn_correct_dialog_changed (GnCorrectDialog *self, guint field, int i, int j);
/** gn_correct_dialog_take_fit: makes the change that is proposed */
void           gn_correct_dialog_take_fit (GnCorrectDialog *self);
/** gn_correct_dialog_fit_text: "Also change Bank: 12 → 11"; (transfer full) (nullable): nothing is proposed */
char          *gn_correct_dialog_fit_text (GnCorrectDialog *self);

/** gn_correct_fields_add_pages: the pages of the fields' groups, and the position as text */
void           gn_correct_fields_add_pages (GnCorrectDialog *self);
/** gn_correct_fields_forget: other fields are shown from now on */
void           gn_correct_fields_forget    (GnCorrectDialog *self);
/** gn_correct_fields_set_narrow: shows the pages anew, as the window is narrow now, or no longer */
void           gn_correct_fields_set_narrow (GnCorrectDialog *self);
/** gn_correct_fields_is_editable: whether the field has places that can be corrected */
gboolean       gn_correct_fields_is_editable (const GnMatch *match, const GnField *field);

/** gn_correct_cell_new: a widget for one element of a field; also added to @cells. (transfer floating) */
GtkWidget     *gn_correct_cell_new   (GnCorrectDialog *self, GPtrArray *cells, guint field, int i, int j,
                                      const char *name);
/** gn_correct_cell_editor: what the widget of a cell that is no number opens: values, members or layers; or %NULL: it
 * may not be edited now. (transfer floating) */
GtkWidget     *gn_correct_cell_editor (GnCorrectDialog *self, GnCorrectCell *cell);
/** gn_correct_cell_write: shows the corrected value of the cell, as far as the viewer may see it */
void           gn_correct_cell_write (GnCorrectDialog *self, const GnCorrectCell *cell);
/** gn_correct_cells_write: all cells */
void           gn_correct_cells_write (GnCorrectDialog *self);

/** gn_correct_thing_open: opens the fields tied to a mark of the table, in a small form there */
void           gn_correct_thing_open (GnCorrectDialog *self, GtkWidget *mark);
/** gn_correct_thing_tell: says there what does not fit */
void           gn_correct_thing_tell (GnCorrectDialog *self);
/** gn_correct_thing_close: a choice was made, and it fits */
void           gn_correct_thing_close (GnCorrectDialog *self);

G_END_DECLS
