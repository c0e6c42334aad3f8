/* table-tab.h: tab of an open table: its page, its result, and notices about its record
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

#define GN_TYPE_TABLE_TAB (gn_table_tab_get_type ())
G_DECLARE_FINAL_TYPE (GnTableTab, gn_table_tab, GN, TABLE_TAB, AdwBin)

/**
 * GnTableTab:
 * Properties: "table"; "title", "subtitle" (string): for the header; "result" (boolean): the result is shown instead
 * of the table; "pane-shown" (boolean): the same as the table page's.
 */
GtkWidget    *gn_table_tab_new (GnMatchTable *table);
GnMatchTable *gn_table_tab_get_table (GnTableTab *self);
GtkWidget    *gn_table_tab_get_page  (GnTableTab *self);  /* the GnTablePage */
const char   *gn_table_tab_get_accent (GnTableTab *self);
void          gn_table_tab_set_result (GnTableTab *self, gboolean result);
gboolean      gn_table_tab_get_result (GnTableTab *self);
/** gn_table_tab_refresh: shows the result anew if it is open, with what is now beside the record */
void          gn_table_tab_refresh (GnTableTab *self);
/** gn_table_tab_grab: focuses the part that is shown: the table, or what to do after its end */
void          gn_table_tab_grab (GnTableTab *self);
/** gn_table_tab_dup_label: the players and the game; (transfer full) */
char         *gn_table_tab_dup_label (GnTableTab *self);
/** gn_table_tab_notice: shows a sentence above the table until it is dismissed */
void          gn_table_tab_notice (GnTableTab *self, const char *text);

G_END_DECLS
