/* correct-dialog-private.h: the correction dialog's structure and functions shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "correct-dialog.h"

#include "app/model/correction.h"

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
  char         *problem;
  GPtrArray    *cells;
  GPtrArray    *pages;         /* group titles, in order */
  GtkPopover   *values;        /* the list of values of the cell that was clicked */

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
/** gn_correct_dialog_viewer: the viewer whose knowledge the dialog shows */
int            gn_correct_dialog_viewer (GnCorrectDialog *self);
/** gn_correct_dialog_check: checks the whole correction again and shows its changes, or the problem */
void           gn_correct_dialog_check  (GnCorrectDialog *self);

/** gn_correct_cell_new: a widget for one element of a field; also added to the dialog's cells. (transfer floating) */
GtkWidget     *gn_correct_cell_new   (GnCorrectDialog *self, guint field, int i, int j, const char *name);
/** gn_correct_cell_write: shows the corrected value of the cell, as far as the viewer may see it */
void           gn_correct_cell_write (GnCorrectDialog *self, const GnCorrectCell *cell);

G_END_DECLS
