/* record-words.c: a record that a match broke, in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "record-words.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "core/words/text.h"

/* Returns: (transfer none): the sentence with its gaps */
static const char *
sentence_of (const GnRecordBroken *broken,
             gboolean              named)
{
  const gulong n = (gulong) MAX (broken->now.value, 0);

  switch (broken->now.kind)
    {
    case GN_RECORD_POINTS:
      return named
               /* Translators: {who} has the record now; {before} is the number of points of {other}. */
               ? ngettext ("A new record by {who}: {now} point. Before: {before} by {other} on {day}.",
                           "A new record by {who}: {now} points. Before: {before} by {other} on {day}.", n)
               : ngettext ("A new record: {now} point. Before: {before} on {day}.",
                           "A new record: {now} points. Before: {before} on {day}.", n);
    case GN_RECORD_LEAD:
      return named
               /* Translators: the largest distance between the winner and the next. */
               ? ngettext ("The largest lead so far, by {who}: {now} point. Before: {before} by {other} on {day}.",
                           "The largest lead so far, by {who}: {now} points. Before: {before} by {other} on {day}.", n)
               : ngettext ("The largest lead so far: {now} point. Before: {before} on {day}.",
                           "The largest lead so far: {now} points. Before: {before} on {day}.", n);
    case GN_RECORD_SHORTEST:
      /* Translators: {now} and {before} are times of play: "41:05". */
      return _("The shortest match so far: {now}. Before: {before} on {day}.");
    case GN_RECORD_LONGEST:
    case GN_N_RECORDS:
    default:
      return "";
    }
}

char *
gn_record_broken_text (const GnRecordBroken *broken)
{
  const gboolean named = *broken->now.name && *broken->before.name, time = broken->now.kind == GN_RECORD_SHORTEST;
  g_autofree char *now = time ? gn_clock_text (broken->now.value) : gn_number_text (broken->now.value);
  g_autofree char *before = time ? gn_clock_text (broken->before.value) : gn_number_text (broken->before.value);
  g_autofree char *day = gn_people_day (broken->before.started, FALSE);

  return gn_fill (sentence_of (broken, named), "who", broken->now.name, "now", now, "before", before, "other",
                  broken->before.name, "day", day, NULL);
}
