/* history-page-private.h: the page's structure and functions shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history-page.h"

#include "app/history/history-list.h"
#include "app/history/play-calendar.h"
#include "app/widgets/photo-change.h"
#include "exchange/play.h"

G_BEGIN_DECLS

/* GnHistoryWork: reading or writing many files in the background */
typedef struct _GnHistoryWork GnHistoryWork;

/* What the list can be narrowed to by its drop-downs. */
enum { FILTER_GAME, FILTER_PERSON, FILTER_END, FILTER_YEAR, N_FILTERS };

struct _GnHistoryPage {
  AdwBin           parent_instance;

  AdwWindowTitle  *title;
  GtkStack        *stack;
  GtkEditable     *search;
  GtkWidget       *filters;
  GtkWidget       *day;          /* a button that shows the chosen day, and lets go of it */
  GtkWidget       *nothing;
  GtkListView     *list;
  GtkProgressBar  *progress;
  GtkWidget       *pane;
  GnPlayCalendar  *calendar;
  GtkMenuButton   *calendar_button;
  GnPlayCalendar  *small_calendar;
  GtkToggleButton *select;
  GtkMenuButton   *exchange;
  GtkWidget       *games, *leagues;
  GtkWidget       *chosen_bar;
  GtkScrolledWindow *chosen_scroller;
  GtkLabel        *chosen_label;
  GtkWidget       *undo_bar;
  GtkLabel        *undo_label;
  GtkWidget       *shared_bar;   /* what other laptops have, or why this one's backup cannot be written */
  GtkLabel        *shared_label;
  GtkWidget       *shared_take, *shared_leave;
  GtkWidget       *work_bar;
  GtkLabel        *work_label;
  GtkProgressBar  *work_progress;

  GnHistoryIndex  *index;
  GnHistoryList   *found;
  GCancellable    *updating;     /* while an update goes on */
  gboolean         again;        /* another one has to follow */
  GtkDropDown     *filter[N_FILTERS];
  GPtrArray       *values[N_FILTERS];   /* what each line of a drop-down stands for; %NULL for anything */
  guint            n_all;        /* matches, without any filter */
  guint            asleep;       /* the drop-downs are being filled: they ask nothing */
  guint32          chosen_day;
  GPtrArray       *rows;         /* GtkListItem: those that show a match */
  gboolean         choosing;
  GHashTable      *chosen;       /* URI of records */
  GPtrArray       *aside;        /* GFile: the last deletion */
  GnPhotoChange   *photo_change; /* a later change of a photo, which is undone first */
  GnLanding       *landing;      /* what was brought in last, which is undone first */
  char            *landing_text;
  GnPlayDates      import_dates; /* how an import reads days that could be either */
  GnHistoryWork   *work;         /* while something is read or written in the background */
  GQueue           waiting;      /* GnHistoryWork: what comes after it */
  int              width, height;   /* in pixels, when it was last laid out */
  guint            width_idle;
};

/** gn_history_page_ask: shows what fits the search and the filters now */
void gn_history_page_ask            (GnHistoryPage *self);
/** gn_history_page_update: brings the index up to date, and then the page */
void gn_history_page_update         (GnHistoryPage *self);
/** gn_history_page_fit_bar: gives the bar of what is done with the chosen matches the height it needs, as far as there
 * is any; after each change of its text or of the page's size */
void gn_history_page_fit_bar        (GnHistoryPage *self);
/** gn_history_page_show_rows: writes headings and check marks of all rows anew */
void gn_history_page_show_rows      (GnHistoryPage *self);
/** gn_history_page_set_choosing: begins or ends choosing several matches */
void gn_history_page_set_choosing   (GnHistoryPage *self, gboolean choosing);
/** gn_history_page_toggle: chooses a match, or no longer */
void gn_history_page_toggle         (GnHistoryPage *self, const char *uri);
/** gn_history_page_focused_row: the row that has the focus, or in which it is; %NULL if it is elsewhere */
GtkWidget *gn_history_page_focused_row (GnHistoryPage *self);
/** gn_history_page_export: writes a file for each record into @folder; @form: an extension of gn_sheet_write(), or
 * "gnomon" for the records themselves */
void gn_history_page_export         (GnHistoryPage *self, GPtrArray *files, GFile *folder, const char *form);
/** gn_history_page_print: the job that prints the scoresheets of these records (element-type GFile); a record that
 * cannot be read is left out; (transfer full) */
GtkPrintOperation *gn_history_page_print (GPtrArray *files);
/** gn_history_page_change_photo: makes @picture (nullable: none) the photo of a match, so that it can be undone */
void gn_history_page_change_photo   (GnHistoryPage *self, GFile *record, GFile *picture);
/** gn_history_page_on_key: a key for the list, before the list has it */
gboolean gn_history_page_on_key     (GnHistoryPage *self, guint keyval, guint code, GdkModifierType modifiers);
/** gn_history_page_show_undo: shows what can be undone */
void gn_history_page_show_undo      (GnHistoryPage *self);
/** gn_history_page_forget_undo: nothing can be undone any more; files that were taken out of the library are deleted */
void gn_history_page_forget_undo    (GnHistoryPage *self);
/** gn_history_page_undo_landing: takes out what was brought in last */
void gn_history_page_undo_landing   (GnHistoryPage *self);
/** gn_history_page_back_up: writes a backup in the background */
void gn_history_page_back_up        (GnHistoryPage *self, GFile *target);
/** gn_history_page_export_file: writes these records (element-type GFile), each with what is beside it, into one file
 * in the background, for gn_history_page_restore() elsewhere */
void gn_history_page_export_file    (GnHistoryPage *self, GPtrArray *records, GFile *target);
/** gn_history_page_export_all: writes all matches as plays in the background */
void gn_history_page_export_all     (GnHistoryPage *self, GFile *target, GnPlayForm form);
/** gn_history_page_import_plays: reads plays in the background, and asks what games and players are called here */
void gn_history_page_import_plays   (GnHistoryPage *self, GFile *file);
/** gn_history_page_take_in: restores a backup; @without: (nullable): as in gn_backup_restore(); closes tables that
 * write into one of @replaced (element-type GFile) */
void gn_history_page_take_in        (GnHistoryPage *self, GFile *file, GHashTable *without, GPtrArray *replaced);
/** gn_history_page_install_shared, gn_history_page_init_shared: the folder that several laptops share */
void gn_history_page_install_shared (GtkWidgetClass *class);
void gn_history_page_init_shared    (GnHistoryPage *self);
/** gn_history_page_install_exchange: installs the actions for what comes in and goes out */
void gn_history_page_install_exchange (GtkWidgetClass *class);
/** gn_history_page_install_actions: installs the actions history.… and their keys */
void gn_history_page_install_actions (GtkWidgetClass *class);

G_END_DECLS
