/* window-private.h: what the files of the window share: its parts, and what opens tables and carries out actions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window.h"

#include "panels/drawing/piece.h"
#include "app/setup/new-table-page.h"
#include "app/tonight/tonight-page.h"

G_BEGIN_DECLS

struct _GnWindow {
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack        *pages;
  GnTonightPage   *tonight;
  GtkWidget       *new_table;    /* made when first asked for */
  const char      *new_of;       /* interned: the game whose card it was opened from, or NULL */
  GtkWidget       *history;
  GtkWidget       *players;

  GtkWidget       *tables;
  AdwTabView      *tabs;
  AdwWindowTitle  *title;
  GnPiece         *emblem;
  GtkMenuButton   *menu;
  GMenuModel      *table_menu;
  GtkToggleButton *pane_toggle;
  GtkToggleButton *result_toggle;

  GBindingGroup   *header;       /* follows the tab in front */
  const char      *accent;
  GtkWindow       *public;
  GtkWindow       *shortcuts;
  gboolean         lose;         /* the window closes though something could not be written */
};

/** gn_window_need_page: the page, made when first asked for */
GtkWidget  *gn_window_need_page       (GnWindow *self, const char *name, GtkWidget **page, GtkWidget *(*make) (void));
/** gn_window_need_new_table: the page that sets up a table, made when first asked for */
GnNewTablePage *gn_window_need_new_table (GnWindow *self);
/** gn_window_refresh_tonight: reads the library anew, and hands on the tables that are open in tabs */
void        gn_window_refresh_tonight (GnWindow *self);
/** gn_window_tell: @text below the table where one is in front, so that the board stays free; else as a toast */
void        gn_window_tell            (GnWindow *self, const char *text);
/** gn_window_add_tab: a tab for the table, in front; (transfer none) */
GnTableTab *gn_window_add_tab         (GnWindow *self, GnMatchTable *table);
void        gn_window_select_tab      (GnWindow *self, GnTableTab *tab);
/** gn_window_follow_accent: "your turn" is painted in the colours of the game in front */
void        gn_window_follow_accent   (GnWindow *self);
/** gn_window_install_actions: win.… */
void        gn_window_install_actions (GtkWidgetClass *class);

/** gn_window_import_records: asks for *.gnomon files and opens them */
void        gn_window_import_records  (GnWindow *self);
/** gn_window_export_record: asks where a copy of @file goes */
void        gn_window_export_record   (GnWindow *self, GFile *file);
/** gn_window_delete_record: asks first; a table that is open is closed, and lists of records are shown anew */
void        gn_window_delete_record   (GnWindow *self, GFile *file);
/** gn_window_delete_record_now: without asking; FALSE if it could not be, which is said in the window */
gboolean    gn_window_delete_record_now (GnWindow *self, GFile *file);

G_END_DECLS
