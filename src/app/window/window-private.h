/* window-private.h: the window's structure and functions shared by its files
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

  GtkOverlay      *over;
  GtkWidget       *toast;        /* of the page in front, and gone with it */
  GtkStack        *pages;
  GnTonightPage   *tonight;
  GtkWidget       *new_table;    /* created on first use */
  const char      *new_of;       /* interned: the game whose shelf card opened it, or NULL */
  GtkWidget       *history, *evening, *leagues, *league;
  GtkWidget       *players, *person, *rivalry, *group;
  GtkWidget       *games, *game;
  GtkWidget       *help;
  GPtrArray       *trail;        /* interned names: how the page in front was come to, itself last */

  /* the page of the tables, which the first table makes; all of it NULL before */
  GtkWidget       *tables;
  AdwTabView      *tabs;
  GtkWidget       *tab_bar;
  GtkMenuButton   *tab_menu;
  GnPiece         *emblem;
  GtkMenuButton   *menu;
  AdwWindowTitle  *title;
  GBindingGroup   *header, *result;   /* follow the page and the tab in front */

  const char      *accent;
  GtkWindow       *public;
  GBinding        *figures;      /* weak: of the tab that the second screen shows */
  GtkWindow       *shortcuts;
  gboolean         lose;         /* close the window even though something could not be written */
};

/** gn_window_need_page: the page, created on first use */
GtkWidget  *gn_window_need_page       (GnWindow *self, const char *name, GtkWidget **page, GtkWidget *(*make) (void));
/** gn_window_need_new_table: the page that sets up a table, created on first use */
GnNewTablePage *gn_window_need_new_table (GnWindow *self);
/** gn_window_refresh_tonight: reads the library again, and passes on the tables that are open in tabs */
void        gn_window_refresh_tonight (GnWindow *self);
/** gn_window_tell: shows @text below the table in front, so that the board stays visible; as a toast if there is
 * none */
void        gn_window_tell            (GnWindow *self, const char *text);
/** gn_window_leave_public: the second screen goes back to what it shows between matches, if it shows @table (%NULL: one
 * that is over) and there is something to go back to */
void        gn_window_leave_public    (GnWindow *self, GnMatchTable *table);
/** gn_window_add_tab: adds a tab for the table, and brings it to the front; (transfer none) */
GnTableTab *gn_window_add_tab         (GnWindow *self, GnMatchTable *table);
void        gn_window_select_tab      (GnWindow *self, GnTableTab *tab);
void        gn_window_select_nth_tab  (GnWindow *self, guint n);
/** gn_window_follow_accent: paints "your turn" in the colors of the game in front */
void        gn_window_follow_accent   (GnWindow *self);
/** gn_window_install_actions: installs the actions win.… */
void        gn_window_install_actions (GtkWidgetClass *class);

/** gn_window_import_records: asks for records, or files of several, and opens them */
void        gn_window_import_records  (GnWindow *self);
/** gn_window_export_record: asks where to save a copy of @file */
void        gn_window_export_record   (GnWindow *self, GFile *file);
/** gn_window_export_record_to: @target: a file to replace; with note and photo if its name is that of a backup. A
 * thread writes it; then a message tells of it */
void        gn_window_export_record_to (GnWindow *self, GFile *record, GFile *target);
/** gn_window_close_record: closes the table of @file if it is open */
void        gn_window_close_record    (GnWindow *self, GFile *file);
/** gn_window_refresh_record: shows what is now beside @file if its result is open */
void        gn_window_refresh_record  (GnWindow *self, GFile *file);
/** gn_window_delete_record: asks first; closes the table if it is open, and refreshes lists of records */
void        gn_window_delete_record   (GnWindow *self, GFile *file);
/** gn_window_delete_record_now: deletes without asking; FALSE, with a message in the window, if that failed */
gboolean    gn_window_delete_record_now (GnWindow *self, GFile *file);

G_END_DECLS
