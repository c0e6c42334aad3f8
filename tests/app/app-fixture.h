/* app-fixture.h: what tests of pages share: an application, tables, waiting
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/application.h"
#include "core/table/match-table.h"
#include "app/window/window.h"
#include "history/index.h"
#include "sheets/listing.h"

/** fixture_init: g_test_init() with private folders, GTK, all resources. Exits with 77 (skipped) where there is no
 * display */
void           fixture_init (int *argc, char ***argv);
/** fixture_paint_nothing: from now on windows are laid out and answer, and paint nothing: for tests that look at no
 * picture, for painting takes half of their time */
void           fixture_paint_nothing (void);
/** fixture_empty_library: deletes all records */
void           fixture_empty_library (void);
/** fixture_league: writes a league of that kind with this id; players of years_make() are in it */
void           fixture_league (const char *id, const char *kind);
/** fixture_app: the application, started but not activated; one for the whole program */
GtkApplication *fixture_app (void);
GnWindow      *fixture_window (void);
/** fixture_window_of: a window of that size, laid out */
GnWindow      *fixture_window_of (int width, int height);
/** fixture_close: closes it, and waits until it is gone */
void           fixture_close (GnWindow *window);
/** fixture_picture: for the eye: saves the window as PAGE-NAME.png in the folder $GNOMON_SHOTS, where that is set. A
 * narrow one asks for no more width than 360 */
void           fixture_picture (GnWindow *window, const char *page, const char *name);
/** fixture_widths: calls @look with a window of each width, @size being "360"; with $GNOMON_SHOTS there are more of them,
 * and dark ones, "360-dark": a dark page is as wide */
void           fixture_widths (void (*look) (GnWindow *window, const char *size));
/** fixture_index: the index that a page has, as the file has it by now; (transfer full) */
GnHistoryIndex *fixture_index (void);
/** fixture_print: prints what fits on one page as NAME.pdf; @sheet: (transfer full). Returns: (transfer full) (nullable):
 * its words, %NULL where nothing can read them */
char          *fixture_print (GnWindow *window, GnListing *sheet, const char *name);
/** fixture_table: a table of the game with @n_seats players, at its start */
GnMatchTable  *fixture_table (const char *game, guint n_seats);
/** fixture_table_dealt: the same, dealt by the app or by the box on the table */
GnMatchTable  *fixture_table_dealt (const char *game, guint n_seats, GnDealer dealer);
/** fixture_table_hands: the same, dealt by the app and with the options that give players hands */
GnMatchTable  *fixture_table_hands (const char *game, guint n_seats);
/** fixture_play_to_hand: plays till whoever has to decide holds at least @least cards that they can see, @playable: of
 * which they can choose one. Returns: the seat, or -1 if that never comes */
int            fixture_play_to_hand (GnMatchTable *table, guint seed, guint least, gboolean playable);
/** fixture_play: makes up to @steps entries for whoever has to decide, by a deterministic choice among the legal
 * moves. Returns: how many */
guint          fixture_play (GnMatchTable *table, guint steps, guint seed);
/** fixture_before_end: a copy of @record, up to before the entry that ends the match: gn_match_table_redo() makes it.
 * (transfer full) */
GnMatchTable  *fixture_before_end (GFile *record);
/** fixture_settle: waits until nothing is left to do and the widget has been painted */
void           fixture_settle (void);
/** fixture_find: the first descendant of @type whose accessible label, label or text contains @text, or %NULL; @text
 * %NULL: any */
GtkWidget     *fixture_find (GtkWidget *root, GType type, const char *text);
/** fixture_find_class: the first visible descendant with the style class */
GtkWidget     *fixture_find_class (GtkWidget *root, const char *class);
/** fixture_find_type: the descendant of @type nearest to @root, visible or not, or %NULL */
gpointer       fixture_find_type (GtkWidget *root, GType type);
guint          fixture_count (GtkWidget *root, GType type);
/** fixture_child: the part of @widget's template with that id */
gpointer       fixture_child (gpointer widget, const char *id);
/** fixture_words: what is read on a part of a template: a label or a field */
const char    *fixture_words (gpointer widget, const char *id);
/** fixture_type: types @text into a field of a template, instead of what stands there */
void           fixture_type (gpointer widget, const char *id, const char *text);
/** fixture_question: the question that is open, in a window of its own or within one; or %NULL */
GnAsk         *fixture_question (void);
/** fixture_answer: clicks the button of it that gives this response, which has to be enabled */
void           fixture_answer (const char *response);
/** fixture_dismiss: closes it as Esc does */
void           fixture_dismiss (void);
/** fixture_preferences: opens the preferences over @window, no larger than it, at type as large as there.
 * Returns: what is shown, without the frame of a window of its own */
GtkWidget     *fixture_preferences (GnWindow *window);
/** fixture_leave: closes the dialog that @widget is in, or its window, as Esc does */
void           fixture_leave (GtkWidget *widget);
/** fixture_rows: how many rows the list of a template has */
guint          fixture_rows (gpointer widget, const char *id);
/** fixture_table_rows: how many rows a table of figures has below the @heads; 0 if it is hidden */
guint          fixture_table_rows (gpointer page, const char *table, guint heads);
/** fixture_row: the first row of such a list that has these words, whatever their case. Returns: its number, or -1 */
int            fixture_row (gpointer widget, const char *id, const char *text);
/** fixture_pick: sets the field beside the label with @text: types @value, or picks what begins with it */
void           fixture_pick (GtkWidget *root, const char *text, const char *value);
/** fixture_has_words: returns TRUE if the widget has any text */
gboolean       fixture_has_words (GtkWidget *widget);
/** fixture_shot: saves a picture of @widget as a PNG */
void           fixture_shot (GtkWidget *widget, const char *path);
/** fixture_check_picture: @bytes are a picture (PNG) of @chart, twice as large as in the window, with something on it */
void           fixture_check_picture (GBytes *bytes, GtkWidget *chart);
