/* table-fixture.h: what tests of the table page share: a page in a window, its keys and clicks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"
#include "app/table/table-page-private.h"
#include "app/teach/teach-form-private.h"
#include "core/base/rng.h"

typedef struct {
  GtkWidget    *window;
  GnTablePage  *page;
  GnMatchTable *table;
} Sitting;

/** sitting_new: shows a page for the table (transfer full) in a window */
void     sitting_new   (Sitting *sitting, GnMatchTable *table);
void     sitting_clear (Sitting *sitting);

/** fixture_table_named: a table with @n_seats players of these names, dealt by the app; with fewer, where the usual
 * variant of the game takes no more */
GnMatchTable *fixture_table_named (const char *game, const char *const *names, guint n_seats);
/** fixture_frame: waits until the window of @widget has painted its next frame */
void     fixture_frame (GtkWidget *widget);

/** check_popovers: ends the test if a popover of the page covers what it points at or the prompt, reaches out of the
 * window, or is left from an earlier state of the table */
void     check_popovers (GnTablePage *page);
/** press: presses a key as GTK would deliver it: before the focus, to the focus, after it. Returns: FALSE if nothing
 * handled it */
gboolean press         (Sitting *sitting, guint keyval, GdkModifierType modifiers);
void     let_go        (Sitting *sitting, guint keyval);
/** type_text: types letter by letter, wherever the focus is */
void     type_text     (Sitting *sitting, const char *text);
/** click: clicks as a pointer would, and checks the popovers that are open then */
void     click         (GtkWidget *button);
/** act: activates an action of the group `table` */
void     act           (Sitting *sitting, const char *action, const char *parameter);

/** enter_any: makes a legal move, each kind of move as often as another, so that the seldom ones come, too. Returns:
 * FALSE if there is none */
gboolean enter_any     (GnMatchTable *table, GnStream *stream);
/** moves_shown: how many moves can be clicked in the pane of moves */
guint    moves_shown   (GtkWidget *pane);
/** teach_set: sets a field: @attr is an id ("cost.ruby"), @value a number or one of its words; %NULL: not known */
gboolean teach_set     (GnTeachForm *form, const char *attr, const char *value);

const GnVerb *verb_of (Sitting *sitting, const char *id, guint *index);
