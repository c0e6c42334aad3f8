/* gn-window-private.h: what the files of the window share: its parts, and what opens tables and carries out actions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-window.h"

#include "gn-piece.h"
#include "gn-tonight-page.h"

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

  GBinding        *bindings[4];  /* of the header to the tab in front */
  const char      *accent;
  GtkWindow       *public;
  GtkWindow       *shortcuts;
  gboolean         lose;         /* the window closes though something could not be written */
};

/** gn_window_need_page: the page, made when first asked for */
GtkWidget  *gn_window_need_page       (GnWindow *self, const char *name, GtkWidget **page, GtkWidget *(*make) (void));
/** gn_window_add_tab: a tab for the table, in front; (transfer none) */
GnTableTab *gn_window_add_tab         (GnWindow *self, GnMatchTable *table);
void        gn_window_select_tab      (GnWindow *self, GnTableTab *tab);
/** gn_window_follow_accent: "your turn" is painted in the colours of the game in front */
void        gn_window_follow_accent   (GnWindow *self);
/** gn_window_install_actions: win.… */
void        gn_window_install_actions (GtkWidgetClass *class);

G_END_DECLS
