/* table-page.h: page of a table: the players, the game's panel, the actions, and the side pane
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnTablePage:
 * The frame that is the same for every game; the table itself is the game's panel.
 *
 * Properties: "table" (GnMatchTable), "title", "subtitle" (string, for the header), "pane-shown" (boolean), "odds"
 * (boolean: the table wants chances to be shown).
 *
 * Signals: "over": the match has ended.
 *
 * Actions, group `table`: move(s) thing(s) why(s) rule(s) look(i) look-at(i) come-back earlier later undo redo
 * undo-to(i) amend-at(i) correct note stop type enter(s) owed here around done next-message put-away pane page(s)
 * result public.
 */
#define GN_TYPE_TABLE_PAGE (gn_table_page_get_type ())
G_DECLARE_FINAL_TYPE (GnTablePage, gn_table_page, GN, TABLE_PAGE, GtkWidget)

GtkWidget    *gn_table_page_new         (GnMatchTable *table);
/** gn_table_page_get_actions: the group `table`, for a header bar outside the page; (transfer none) */
GActionGroup *gn_table_page_get_actions (GnTablePage *self);

/** gn_table_page_add_parts: adds the parts between which F6 moves, in reading order: the table, the bottom bar, and the
 * pane if it is open; or what covers them; (transfer none) */
void                gn_table_page_add_parts   (GnTablePage *self, GPtrArray *parts);
/** gn_table_page_enter_part: focuses what is most useful in @part. Returns: FALSE if it knows of nothing there */
gboolean            gn_table_page_enter_part  (GnTablePage *self, GtkWidget *part);
/** gn_table_page_home: focuses the current question on the table */
void                gn_table_page_home        (GnTablePage *self);
/** gn_table_page_tell: shows @text in the line below the table until something else happens; @button: label of a
 * button, @action: its action; or NULL */
void gn_table_page_tell (GnTablePage *self, const char *text, const char *button, const char *action);
/** gn_table_page_set_opened: what there is to say about the record on opening it, until the next entry; or NULL */
void gn_table_page_set_opened (GnTablePage *self, const char *text);
/** gn_table_page_set_trouble: why the record cannot be written now, with a button to try again; or NULL */
void gn_table_page_set_trouble (GnTablePage *self, const char *text);

G_END_DECLS
