/* people-words.h: what the pages of people share: days, rates, games
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/people/figure-table.h"
#include "history/person.h"

G_BEGIN_DECLS

/** gn_people_date: a Julian day of GDate as strftime() writes it, "" of none; (transfer full) */
char      *gn_people_date    (guint32 julian, const char *format);
/** gn_people_day: the evening of a Unix time, "November 3, 2026"; @brief: "Nov 3, 2026"; (transfer full) */
char      *gn_people_day     (gint64 time, gboolean brief);
/** gn_people_rate: "41%", or "" of nothing; (transfer full) */
char      *gn_people_rate    (double part, guint whole);
/** gn_people_decimal: @value with @digits after the point; (transfer full) */
char      *gn_people_decimal (double value, int digits);
/** gn_people_game: the name of a game by its id, or @title if that was typed; (transfer full) */
char      *gn_people_game    (const char *id, const char *title);
/** gn_people_init: pictures that only records have are shown, too */
void       gn_people_init    (void);
/** gn_people_emblem: its picture; (transfer floating) */
GtkWidget *gn_people_emblem  (const char *id, const char *title);
/** gn_people_add_match: a row that opens a match: its game, day, outcome and result; nothing if it is not in the
 * index any more */
void       gn_people_add_match (GnFigureTable *table, GnHistoryIndex *index, gint64 id);

G_END_DECLS
