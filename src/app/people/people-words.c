/* people-words.c: what the pages of people share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "people-words.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "core/words/text.h"
#include "panels/drawing/piece.h"
#include "sheets/tile.h"

char *
gn_people_date (guint32     julian,
                const char *format)
{
  GDate day;

  if (!g_date_valid_julian (julian))
    return g_strdup ("");
  g_date_clear (&day, 1);
  g_date_set_julian (&day, julian);

  g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (&day), g_date_get_month (&day),
                                                      g_date_get_day (&day), 12, 0, 0);

  return noon ? g_date_time_format (noon, format) : g_strdup ("");
}

char *
gn_people_day (gint64   time,
               gboolean brief)
{
  /* Translators: a day in a narrow column, as strftime() writes it: "Nov 3, 2026". */
  return gn_people_date (gn_history_evening (time), brief ? _("%b %-e, %Y")
                         /* Translators: a day, as strftime() writes it. */
                         : _("%B %-e, %Y"));
}

char *
gn_people_rate (double part,
                guint  whole)
{
  g_autofree char *percent = g_strdup_printf ("%.0f", whole ? part * 100 / whole : 0);

  /* Translators: a share in percent */
  return whole ? gn_fill (_("{percent}%"), "percent", percent, NULL) : g_strdup ("");
}

char *
gn_people_decimal (double value,
                   int    digits)
{
  g_autofree char *text = g_strdup_printf ("%.*f", digits, ABS (value));

  /* a true minus sign, and none before nothing */
  return value < 0 && strspn (text, "0.,") < strlen (text) ? g_strconcat ("−", text, NULL) : g_steal_pointer (&text);
}

char *
gn_people_game (const char *id,
                const char *title)
{
  const GnShelfEntry *entry = gn_shelf_find (id);

  if (*title)
    return g_strdup (title);
  return g_strdup (entry ? gn_tr (entry->title) : id);
}

/* The index is as new as the last list. */
static char *
tile_played (const char *game,
             const char *title)
{
  static GnHistoryIndex *index;
  g_autoptr (GFile) record = NULL;
  g_autofree char *tile = NULL;

  if (!index)
    index = gn_history_index_new ();
  tile = gn_history_index_tile (index, game, title, &record);
  return tile ? gn_tile_kept (tile, record) : NULL;
}

void
gn_people_init (void)
{
  gn_tile_set_source (tile_played);
}

GtkWidget *
gn_people_emblem (const char *id,
                  const char *title)
{
  g_autofree char *emblem = gn_tile_of_game (gn_game_find (id), title);

  return gn_piece_new (emblem, 28);
}

void
gn_people_add_match (GnFigureTable  *table,
                     GnHistoryIndex *index,
                     gint64          id)
{
  static const char *const no_cells[] = { NULL };
  g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, id);

  if (!entry || entry->info->trouble)
    return;

  g_autofree char *title = gn_record_title (entry->info);
  g_autofree char *day = gn_people_day (entry->info->started, FALSE);
  g_autofree char *verdict = gn_record_verdict (entry->info);
  g_autofree char *scores = gn_record_scores (entry->info);
  g_autofree char *people = gn_record_people (entry->info);
  /* Translators: a match: its day, how it ended, and the players with their points. */
  g_autofree char *subtitle = gn_fill (_("{day} · {outcome} · {players}"), "day", day, "outcome", verdict, "players",
                                       *scores ? scores : people, NULL);
  g_autofree char *uri = g_file_get_uri (entry->info->file);
  GtkWidget *emblem = gn_people_emblem (entry->info->game_id, entry->info->title);
  GtkWidget *row = gn_figure_table_add (table, emblem, title, subtitle, no_cells);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open");
}
