/* evening-words.c: an evening in words, and as a sheet to print
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "evening-words.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "app/people/people-words.h"
#include "core/words/text.h"

char *
gn_evening_day (const GnEvening *evening)
{
  /* Translators: a day, as strftime() writes it. */
  g_autofree char *day = gn_people_date (evening->day, _("%A, %B %-e, %Y"));

  g_autoptr (GString) text = g_string_new (day);

  /* A heading may be wrapped where French has spaces that do not break. */
  g_string_replace (text, "\u00a0", " ", 0);
  return gn_upper_first (text->str);
}

char *
gn_evening_summary (const GnEvening *evening)
{
  const guint n_guests = evening->guests->len, n_tables = evening->tables->len;
  g_autofree char *guests = gn_number_text (n_guests), *tables = gn_number_text (n_tables);
  g_autofree char *places = g_strjoinv (C_("list", ", "), evening->places);
  g_autofree char *people = gn_fill (ngettext ("{n} player", "{n} players", n_guests), "n", guests, NULL);
  g_autofree char *played = gn_fill (ngettext ("{n} match", "{n} matches", n_tables), "n", tables, NULL);

  if (!n_tables)
    return g_strdup (_("No matches yet"));
  return *places ? g_strjoin (" · ", places, people, played, NULL) : g_strjoin (" · ", people, played, NULL);
}

char *
gn_evening_standing (const GnEveningGuest *guest)
{
  g_autofree char *rank = gn_number_text (guest->rank);

  /* Translators: a row of the standings: a player's place and name: "1. Ann". */
  return gn_fill (_("{place}. {who}"), "place", rank, "who", guest->name, NULL);
}

/* ---- The sheet ---------------------------------------------------------------------------------------------- */

static void
list_standings (GnListing       *sheet,
                const GnEvening *evening)
{
  gn_listing_begin (sheet, gn_evening_figure_name (GN_EVENING_RANK),
                    (const char *const[]) { gn_evening_figure_name (GN_EVENING_POINTS),
                                            gn_evening_figure_name (GN_EVENING_WINS),
                                            gn_evening_figure_name (GN_EVENING_MATCHES), NULL });
  for (guint i = 0; i < evening->guests->len; i++)
    {
      const GnEveningGuest *guest = &g_array_index (evening->guests, GnEveningGuest, i);
      g_autofree char *title = gn_evening_standing (guest), *points = gn_number_text (guest->points);
      g_autofree char *wins = gn_number_text (guest->wins), *plays = gn_number_text (guest->plays);

      if (guest->rank)
        gn_listing_add (sheet, guest->colour, title, NULL, (const char *const[]) { points, wins, plays, NULL });
    }
}

static void
list_together (GnListing       *sheet,
               const GnEvening *evening)
{
  gn_listing_begin (sheet, gn_evening_figure_name (GN_EVENING_TOGETHER),
                    (const char *const[]) { gn_evening_figure_name (GN_EVENING_WINS),
                                            gn_evening_figure_name (GN_EVENING_MATCHES), NULL });
  for (guint i = 0; i < evening->guests->len; i++)
    {
      const GnEveningGuest *guest = &g_array_index (evening->guests, GnEveningGuest, i);
      g_autofree char *wins = gn_number_text (guest->together_wins), *plays = gn_number_text (guest->together);

      if (guest->together)
        gn_listing_add (sheet, guest->colour, guest->name, NULL, (const char *const[]) { wins, plays, NULL });
    }
}

static void
list_tables (GnListing       *sheet,
             const GnEvening *evening,
             GnHistoryIndex  *index)
{
  static const char *const none[] = { NULL };

  gn_listing_begin (sheet, gn_evening_figure_name (GN_EVENING_TABLES), none);
  for (guint i = 0; i < evening->tables->len; i++)
    {
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, g_array_index (evening->tables, GnHistoryPlace,
                                                                                      i).id);
      g_autofree char *title = entry ? gn_record_title (entry->info) : NULL;
      g_autofree char *line = entry ? gn_record_line (entry->info) : NULL;

      if (entry)
        gn_listing_add (sheet, -1, title, line, none);
    }
}

GnListing *
gn_evening_sheet (const GnEvening *evening,
                  GnHistoryIndex  *index)
{
  g_autofree char *day = gn_evening_day (evening), *summary = gn_evening_summary (evening);
  g_autoptr (GString) below = g_string_new (summary);
  GnListing *sheet;
  gboolean standings = FALSE;

  for (guint i = 0; i < evening->guests->len; i++)
    g_string_append_printf (below, "%s%s", i ? C_("list", ", ") : "\n",
                            g_array_index (evening->guests, GnEveningGuest, i).name);
  sheet = gn_listing_new (day, below->str);
  list_standings (sheet, evening);
  list_together (sheet, evening);
  list_tables (sheet, evening, index);
  for (guint i = 0; i < evening->guests->len; i++)
    standings |= g_array_index (evening->guests, GnEveningGuest, i).rank > 0;
  if (standings)
    {
      gn_listing_add_note (sheet, gn_evening_figure_definition (GN_EVENING_POINTS));
      gn_listing_add_note (sheet, gn_evening_figure_definition (GN_EVENING_RANK));
    }
  return sheet;
}
