/* play-calendar.h: calendar of the days on which there was play
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_PLAY_CALENDAR (gn_play_calendar_get_type ())
/**
 * GnPlayCalendar: months, each day of play a button with the number of matches, darker for more
 *
 * Property "months" (int): how many are shown, the latest first. Signal "chosen" (uint): the Julian day of GDate that
 * was pressed, 0 if the chosen day was pressed again. Page up and down go to other months.
 */
G_DECLARE_FINAL_TYPE (GnPlayCalendar, gn_play_calendar, GN, PLAY_CALENDAR, GtkBox)

/**
 * gn_play_calendar_set_days:
 * @days: (element-type GnHistoryCount): the matches of each day, the earliest first
 * @chosen: the day that is shown as pressed, or 0
 *
 * Shows the month of @chosen, or the one that was shown if it still has days, or else the last one.
 */
void  gn_play_calendar_set_days (GnPlayCalendar *self, GArray *days, guint32 chosen);
/** gn_play_calendar_focus: to the chosen day if it is shown, or else to the first day of play */
void  gn_play_calendar_focus    (GnPlayCalendar *self);
/** gn_play_calendar_csv: the days with their matches, of all months, for a spreadsheet; (transfer full) */
char *gn_play_calendar_csv      (GnPlayCalendar *self);

G_END_DECLS
