/* gn-window.h: the window: Tonight behind, tables in tabs before it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-compat.h"
#include "gn-match-table.h"
#include "gn-table-tab.h"

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
/** gn_window_toast: one sentence that goes away by itself */
void          gn_window_toast (GnWindow *self, const char *text);
/** gn_window_complain: a sentence that waits to be read; @detail: what exactly, or %NULL */
void          gn_window_complain (GnWindow *self, const char *text, const char *detail);

/** gn_window_of: the window that @widget is in */
GnWindow     *gn_window_of (GtkWidget *widget);

G_END_DECLS
