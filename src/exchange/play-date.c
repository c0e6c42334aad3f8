/* play-date.c: days as other programs write them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "play-date.h"

#include <langinfo.h>
#include <stdio.h>
#include <string.h>

#include "core/record/record.h"

#define NOON 12   /* the hour of a match of which only the day is told */

typedef struct {
  int         first, second, year;
  char        between;
  const char *rest;
} Parts;

/* A year of two digits is not in the future. */
static int
full_year (int year)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (year >= 100)
    return year;
  return 2000 + year > g_date_time_get_year (now) ? 1900 + year : 2000 + year;
}

/* "27.08.2017", "8/27/17" */
static gboolean
split (const char *date,
       Parts      *parts)
{
  char between, again;
  int n = 0;

  if (sscanf (date, " %2d%c%2d%c%4d%n", &parts->first, &between, &parts->second, &again, &parts->year, &n) < 5
      || !n || between != again || !strchr ("./-", between) || parts->first < 1 || parts->second < 1
      || parts->year < 0)
    return FALSE;
  parts->year = full_year (parts->year);
  parts->between = between;
  parts->rest = date + n;
  return !*parts->rest || *parts->rest == ' ' || *parts->rest == ',' || *parts->rest == 'T';
}

/* "15:04:05", ", 15:04", "T15:04", "3:04 PM"; noon for anything else */
static void
read_clock (const char *clock,
            int        *hour,
            int        *minute,
            int        *second)
{
  const char *digits = clock + strspn (clock, ", T");
  const char *half = digits + strspn (digits, "0123456789: ");
  const gboolean after_noon = g_ascii_strncasecmp (half, "pm", 2) == 0 || g_ascii_strncasecmp (half, "p.m", 3) == 0;
  const gboolean before_noon = g_ascii_strncasecmp (half, "am", 2) == 0 || g_ascii_strncasecmp (half, "a.m", 3) == 0;

  *second = 0;
  if (sscanf (digits, "%2d:%2d:%2d", hour, minute, second) < 2 || *hour < 0 || *hour > 23 || *minute < 0 || *minute > 59
      || *second < 0 || *second > 59)
    *hour = NOON, *minute = *second = 0;
  else if (after_noon && *hour < 12)
    *hour += 12;
  else if (before_noon && *hour == 12)
    *hour = 0;
}

static gint64
unix_of (int         year,
         int         month,
         int         day,
         const char *clock)
{
  int hour, minute, second;
  g_autoptr (GDateTime) when = NULL;

  read_clock (clock, &hour, &minute, &second);
  when = g_date_time_new_local (year, month, day, hour, minute, second);
  return when ? CLAMP (g_date_time_to_unix (when), 0, GN_RECORD_MAX_STARTED) : 0;
}

gint64
gn_play_time (const char *date,
              const char *time,
              GnPlayDates dates)
{
  g_autoptr (GDateTime) zoned = date ? g_date_time_new_from_iso8601 (date, NULL) : NULL;
  int year = 0, month = 0, day = 0, n = 0;
  Parts parts;

  if (zoned)
    return CLAMP (g_date_time_to_unix (zoned), 0, GN_RECORD_MAX_STARTED);
  if (date && split (date, &parts))
    {
      /* in a column of both kinds, a number above 12 is a day all the same */
      const gboolean month_first = parts.first > 12 ? FALSE : parts.second > 12 || dates == GN_DATES_MONTH_FIRST;

      return unix_of (parts.year, month_first ? parts.first : parts.second, month_first ? parts.second : parts.first,
                      time && *time ? time : parts.rest);
    }
  if (!date || (sscanf (date, "%4d-%2d-%2d%n", &year, &month, &day, &n) != 3
                && sscanf (date, "%4d/%2d/%2d%n", &year, &month, &day, &n) != 3
                && sscanf (date, "%4d.%2d.%2d%n", &year, &month, &day, &n) != 3))
    return 0;
  return unix_of (year, month, day, time && *time ? time : date + n);
}

static GnPlayDates
usual (void)
{
  const char *format = nl_langinfo (D_FMT), *month = strstr (format, "%m"), *day = strstr (format, "%d");

  return g_str_has_prefix (format, "%D") || (month && day && month < day) ? GN_DATES_MONTH_FIRST : GN_DATES_DAY_FIRST;
}

GnPlayDates
gn_play_dates_decide (GPtrArray *dates,
                      gboolean  *open)
{
  guint days = 0, months = 0, any = 0;
  Parts parts;

  for (guint i = 0; i < dates->len; i++)
    if (split (dates->pdata[i], &parts))
      {
        any++;
        days += parts.between == '.' || parts.first > 12;
        months += parts.between != '.' && parts.second > 12;
      }
  *open = any && !days && !months;
  return *open ? usual () : months > days ? GN_DATES_MONTH_FIRST : GN_DATES_DAY_FIRST;
}
