/* window.h: main window: the Tonight page, and the tables in tabs
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

/** gn_window_open: opens a record; one from outside the library is copied into it first. Of a file with several, or a
 * backup, the history asks whether to bring it in. The window reports any problem. Returns: its tab, or %NULL */
GnTableTab   *gn_window_open (GnWindow *self, GFile *file);
/** gn_window_begin: gives the new @table a record and a tab */
GnTableTab   *gn_window_begin (GnWindow *self, GnMatchTable *table);
/** gn_window_find: the tab in which @file is open, or %NULL */
GnTableTab   *gn_window_find (GnWindow *self, GFile *file);
/** gn_window_get_tab: the tab in front, or %NULL on another page */
GnTableTab   *gn_window_get_tab (GnWindow *self);
guint         gn_window_get_n_tabs (GnWindow *self);
/** gn_window_close_table: writes the closing mark and removes the tab */
void          gn_window_close_table (GnWindow *self, GnTableTab *tab);

/** gn_window_show: @page: "tonight", "new-table", "history", "players", "games", "help", "tables" */
void          gn_window_show (GnWindow *self, const char *page);
/** gn_window_get_page: the page shown, as in gn_window_show() */
const char   *gn_window_get_page (GnWindow *self);
G_END_DECLS
