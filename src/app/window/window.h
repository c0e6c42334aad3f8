/* window.h: the window: Tonight behind, tables in tabs before it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/table/match-table.h"
#include "table-tab.h"

G_BEGIN_DECLS

#define GN_TYPE_WINDOW (gn_window_get_type ())
G_DECLARE_FINAL_TYPE (GnWindow, gn_window, GN, WINDOW, AdwApplicationWindow)

GtkWidget    *gn_window_new (GtkApplication *application);

/** gn_window_open: a record, wherever it lies: one from elsewhere is copied into the library first. What is wrong with
 * it is said in the window. Returns: its tab, or %NULL */
GnTableTab   *gn_window_open (GnWindow *self, GFile *file);
/** gn_window_begin: @table is new: it gets a record and a tab */
GnTableTab   *gn_window_begin (GnWindow *self, GnMatchTable *table);
/** gn_window_find: the tab in which @file is open, or %NULL */
GnTableTab   *gn_window_find (GnWindow *self, GFile *file);
/** gn_window_get_tab: the tab in front, or %NULL on another page */
GnTableTab   *gn_window_get_tab (GnWindow *self);
guint         gn_window_get_n_tabs (GnWindow *self);
/** gn_window_close_table: writes the closing mark and takes the tab away */
void          gn_window_close_table (GnWindow *self, GnTableTab *tab);

/** gn_window_show: "tonight", "new-table", "history", "players", "tables" */
void          gn_window_show (GnWindow *self, const char *page);
/** gn_window_get_page: which of them */
const char   *gn_window_get_page (GnWindow *self);
G_END_DECLS
