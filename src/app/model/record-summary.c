/* record-summary.c: summaries of records for this evening, the shelf and all years
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "record-summary.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "sheets/tile.h"
#include "core/words/text.h"

/* ---- The shelf ------------------------------------------------------------------------------------------ */

const GnShelfEntry *
gn_shelf (guint *n)
{
  static GArray *shelf;

  if (!shelf)
    {
      shelf = g_array_new (TRUE, TRUE, sizeof (GnShelfEntry));
      for (const GnGame *const *game = gn_games (); *game; game++)
        if (gn_games_on_shelf (*game))
          {
            const GnShelfEntry entry = { (*game)->id, (*game)->title, (*game)->accent ? (*game)->accent : (*game)->id,
                                         (*game)->min_seats,
                                         (*game)->max_seats, (*game)->minutes, (*game)->together, *game };

            g_array_append_val (shelf, entry);
          }
    }
  if (n)
    *n = shelf->len;
  return (const GnShelfEntry *) (gpointer) shelf->data;
}

const GnShelfEntry *
gn_shelf_find (const char *id)
{
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (entries[i].id, id))
      return &entries[i];
  return NULL;
}

char *
gn_shelf_emblem (const GnShelfEntry *entry)
{
  return gn_tile_of_game (entry ? entry->game : NULL, NULL);
}

char *
gn_record_emblem (const GnRecordInfo *info)
{
  return gn_tile_of_game (info->game_id ? gn_game_find (info->game_id) : NULL, info->title);
}

const char *
gn_shelf_title (const GnShelfEntry *entry)
{
  /* Translators: a card on the shelf: a game that Gnomon has no rules for; its points are entered by hand. */
  return entry->game && entry->game->another ? _("Another game…") : gn_tr (entry->title);
}

char *
gn_minutes_text (gint64 minutes)
{
  g_autofree char *hours = g_strdup_printf ("%" G_GINT64_FORMAT, minutes / 60);
  g_autofree char *rest = g_strdup_printf ("%" G_GINT64_FORMAT, minutes % 60);
  g_autofree char *all = g_strdup_printf ("%" G_GINT64_FORMAT, minutes);

  if (minutes < 120 && minutes % 60 != 0)
    /* Translators: a time, minutes. */
    return minutes < 100 ? gn_fill (_("{n} min"), "n", all, NULL)
                         : gn_fill (_("{hours} h {minutes} min"), "hours", hours, "minutes", rest, NULL);
  if (minutes % 60 == 0 && minutes)
    /* Translators: a time, whole hours. */
    return gn_fill (_("{n} h"), "n", hours, NULL);
  if (minutes < 60)
    return gn_fill (_("{n} min"), "n", all, NULL);
  /* Translators: a time: hours and minutes. */
  return gn_fill (_("{hours} h {minutes} min"), "hours", hours, "minutes", rest, NULL);
}

char *
gn_shelf_blurb (const GnShelfEntry *entry)
{
  g_autofree char *min = g_strdup_printf ("%u", entry->min_seats);
  g_autofree char *max = g_strdup_printf ("%u", entry->max_seats);
  g_autofree char *time = gn_minutes_text (entry->minutes);

  if (entry->game && entry->game->another)
    /* Translators: number of players of a game that can take any time: "1–12 players". */
    return gn_fill (_("{min}–{max} players"), "min", min, "max", max, NULL);
  if (entry->together)
    /* Translators: number of players of a game, all on one side, and its duration: "2–5 players together, 45 min". */
    return gn_fill (_("{min}–{max} players together, {time}"), "min", min, "max", max, "time", time, NULL);
  /* Translators: number of players of a game, and its duration: "2–4 players, 90 min". */
  return gn_fill (_("{min}–{max} players, {time}"), "min", min, "max", max, "time", time, NULL);
}

#define DAY (24 * 3600 + 3600)  /* the longest day: the one in autumn when the clocks are set back */

/* ---- The evening ------------------------------------------------------------------------------------------ */

gint64
gn_evening_start (GDateTime *now)
{
  g_autoptr (GDateTime) shifted = g_date_time_add_hours (now, -6);
  g_autoptr (GDateTime) six = g_date_time_new (g_date_time_get_timezone (now),
                                               g_date_time_get_year (shifted), g_date_time_get_month (shifted),
                                               g_date_time_get_day_of_month (shifted), 6, 0, 0);

  return six ? g_date_time_to_unix (six) : g_date_time_to_unix (now) - 12 * 3600;
}

GPtrArray *
gn_evening_open (GPtrArray *records)
{
  GPtrArray *open = g_ptr_array_new ();

  /* Records that cannot be opened come after those that can. */
  for (guint trouble = 0; trouble < 2; trouble++)
    for (guint i = 0; i < records->len; i++)
      {
        GnRecordInfo *info = g_ptr_array_index (records, i);
        if (!info->over && !info->stopped && (info->trouble != NULL) == (trouble == 1))
          g_ptr_array_add (open, info);
      }
  return open;
}

GPtrArray *
gn_evening_finished (GPtrArray *records,
                     gint64     since)
{
  GPtrArray *finished = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    {
      GnRecordInfo *info = g_ptr_array_index (records, i);

      /* A time in the future was written before the clock was set back: it is not part of this evening. */
      if ((info->over || info->stopped) && !info->trouble && info->changed >= since && info->changed < since + DAY)
        g_ptr_array_add (finished, info);
    }
  return finished;
}

gint64
gn_record_moment (const GnRecordInfo *info,
                  gint64              played)
{
  /* A table's clock stops while the table is closed; the file shows when its last line was written. */
  return MAX (info->started, info->changed - info->elapsed) + played;
}

char *
gn_record_title (const GnRecordInfo *info)
{
  const GnGame *game = info->game_id ? gn_game_find (info->game_id) : NULL;

  if (info->title && *info->title)
    return g_strdup (info->title);
  return game ? g_strdup (gn_tr (game->title)) : g_file_get_basename (info->file);
}

GPtrArray *
gn_record_titles (GPtrArray  *records,
                  const char *id)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *titles = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    {
      GnRecordInfo *info = g_ptr_array_index (records, i);

      if (info->title && *info->title && g_strcmp0 (info->game_id, id) == 0 && !info->trouble
          && g_hash_table_add (seen, g_utf8_casefold (info->title, -1)))
        g_ptr_array_add (titles, info);
    }
  return titles;
}

char *
gn_record_name (const GnRecordInfo *info,
                guint               seat)
{
  if (info->name[seat] && *info->name[seat])
    return g_strdup (info->name[seat]);

  g_autofree char *number = g_strdup_printf ("%u", seat + 1);
  /* Translators: somebody at the table without a name; {n} is the number of the seat. */
  return gn_fill (_("Player {n}"), "n", number, NULL);
}

/* In first place; a tie that the rules do not break has no winner. */
static gboolean
has_won (const GnRecordInfo *info,
         guint               seat)
{
  return info->rank[seat] == 1 && info->outcome != GN_OUTCOME_TIED;
}

static void
standing_free (gpointer data)
{
  GnEveningWins *standing = data;

  g_free (standing->name);
  g_free (standing);
}

static int
compare_standings (gconstpointer a,
                   gconstpointer b)
{
  const GnEveningWins *x = *(GnEveningWins *const *) a, *y = *(GnEveningWins *const *) b;

  if (x->wins != y->wins)
    return x->wins > y->wins ? -1 : 1;
  if (x->plays != y->plays)
    return x->plays < y->plays ? -1 : 1;
  return g_utf8_collate (x->name, y->name);
}

GPtrArray *
gn_evening_standings (GPtrArray *finished)
{
  GPtrArray *standings = g_ptr_array_new_with_free_func (standing_free);

  for (guint i = 0; i < finished->len; i++)
    {
      const GnRecordInfo *info = g_ptr_array_index (finished, i);
      for (guint seat = 0; seat < info->n_seats; seat++)
        {
          GnEveningWins *of = NULL;
          g_autofree char *name = gn_record_name (info, seat);
          for (guint k = 0; k < standings->len && !of; k++)
            if (g_strcmp0 (((GnEveningWins *) g_ptr_array_index (standings, k))->name, name) == 0)
              of = g_ptr_array_index (standings, k);
          if (!of)
            {
              of = g_new0 (GnEveningWins, 1);
              of->name = g_strdup (name);
              of->colour = info->colour[seat];
              g_ptr_array_add (standings, of);
            }
          of->plays++;
          of->wins += has_won (info, seat);
        }
    }
  g_ptr_array_sort (standings, compare_standings);
  return standings;
}

/* ---- A record in words --------------------------------------------------------------------------------------- */

static char *
join (GPtrArray  *words,
      const char *last)
{
  if (words->len == 0)
    return NULL;

  GString *text = g_string_new (g_ptr_array_index (words, 0));
  for (guint i = 1; i < words->len; i++)
    /* Translators: between two items of a list, and before the last one. */
    g_string_append_printf (text, "%s%s", i + 1 == words->len ? last : C_("list", ", "),
                            (char *) g_ptr_array_index (words, i));
  return g_string_free (text, FALSE);
}

static guint
winners (const GnRecordInfo *info,
         GPtrArray          *names)
{
  for (guint i = 0; i < info->n_seats; i++)
    if (has_won (info, i))
      g_ptr_array_add (names, gn_record_name (info, i));
  return names->len;
}

char *
gn_record_winners (const GnRecordInfo *info)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  return winners (info, names) ? join (names, C_("list, before the last", " and ")) : NULL;
}

char *
gn_record_verdict (const GnRecordInfo *info)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint n = winners (info, names);
  g_autofree char *who = join (names, C_("list, before the last", " and "));

  if (info->stopped)
    return g_strdup (_("Stopped by agreement"));
  if (!info->over)
    return g_strdup (_("Not finished"));
  if (info->outcome == GN_OUTCOME_ALL_WON)
    return g_strdup (_("All win together"));
  if (info->outcome == GN_OUTCOME_ALL_LOST)
    return g_strdup (_("All lose together"));
  if (info->outcome == GN_OUTCOME_TIED)
    return g_strdup (_("A tie: nobody wins"));
  if (n == 0)
    return g_strdup (_("Nobody won"));
  if (n == info->n_seats && n > 1)
    return g_strdup (_("All share the win"));
  if (n == 1)
    /* Translators: {who} is a name. */
    return gn_fill (_("{who} wins"), "who", who, NULL);
  /* A side won, and the others lost. */
  if (info->outcome == GN_OUTCOME_WON)
    /* Translators: {who} is a list of names. */
    return gn_fill (_("{who} win together"), "who", who, NULL);
  /* Translators: {who} is a list of names. */
  return gn_fill (_("{who} share the win"), "who", who, NULL);
}

char *
gn_record_scores (const GnRecordInfo *info)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  /* A team, or a game without points: only the names. */
  if (!info->points || info->outcome == GN_OUTCOME_ALL_WON || info->outcome == GN_OUTCOME_ALL_LOST)
    return gn_record_people (info);

  for (guint place = 1; place <= GN_MAX_PARTIES; place++)
    for (guint i = 0; i < info->n_seats; i++)
      if (info->rank[i] == place)
        {
          g_autofree char *name = gn_record_name (info, i);
          g_autofree char *number = gn_number_text (info->total[i]);
          g_ptr_array_add (words, g_strdup_printf ("%s %s", name, number));
        }
  char *text = join (words, C_("list", ", "));
  return text ? text : g_strdup ("");
}

char *
gn_record_people (const GnRecordInfo *info)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < info->n_seats; i++)
    g_ptr_array_add (words, gn_record_name (info, i));
  char *text = join (words, C_("list", ", "));
  return text ? text : g_strdup ("");
}

char *
gn_record_history (GPtrArray  *records,
                   const char *id)
{
  guint plays = 0;
  const GnRecordInfo *last = NULL;

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = g_ptr_array_index (records, i);
      if (g_strcmp0 (info->game_id, id) || !(info->over || info->stopped) || info->trouble)
        continue;
      plays++;
      if (!last)
        last = info;
    }
  if (!plays)
    return g_strdup (_("not played yet"));

  g_autofree char *n = g_strdup_printf ("%u", plays);
  g_autofree char *who = gn_record_winners (last);
  if (!who || last->stopped)
    return gn_fill (ngettext ("{n} play", "{n} plays", plays), "n", n, NULL);
  /* Translators: how often a game was played, and who won last. */
  return gn_fill (ngettext ("{n} play, last: {who}", "{n} plays, last: {who}", plays), "n", n, "who", who, NULL);
}

char *
gn_record_line (const GnRecordInfo *info)
{
  if (info->trouble)
    return g_strdup (info->trouble);

  g_autofree char *people = info->over ? gn_record_scores (info) : gn_record_people (info);
  g_autofree char *verdict = gn_record_verdict (info);
  g_autofree char *length = info->elapsed >= 60 ? gn_minutes_text (info->elapsed / 60) : NULL;
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->started);
  g_autofree char *time = when ? g_date_time_format (when, "%H:%M") : g_strdup ("");

  if (length)
    /* Translators: a match in the history: when it began; how long it took; the outcome; the people or their scores. */
    return gn_fill (_("{time} · {length} · {verdict} · {people}"), "time", time, "length", length, "verdict", verdict,
                    "people", people, NULL);
  /* Translators: a match in the history: when it began; the outcome; the people or their scores. */
  return gn_fill (_("{time} · {verdict} · {people}"), "time", time, "verdict", verdict, "people", people, NULL);
}
