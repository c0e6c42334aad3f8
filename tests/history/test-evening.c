/* test-evening.c: every evening of generated years against a reckoning of its own, straight from the records; and one
 * whose standings are known
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"
#include "records.h"

#include "games/games.h"
#include "history/evening.h"
#include "own-home.h"

#include <string.h>

#define SEED 23

/* ---- An own reckoning ---------------------------------------------------------------------------------------- */

/* The day that the calendar had six hours before. */
static guint32
day_of (const GnRecordInfo *info)
{
  g_autoptr (GDateTime) began = g_date_time_new_from_unix_local (info->started);
  g_autoptr (GDateTime) before = g_date_time_add_hours (began, -6);
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (before), (GDateMonth) g_date_time_get_month (before),
                  (GDateYear) g_date_time_get_year (before));
  return g_date_get_julian (&day);
}

/* The readable matches of an evening, in the order of play. */
static GPtrArray *
evening_of (GPtrArray *records,
            guint32    day)
{
  GPtrArray *matches = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    if (!((GnRecordInfo *) records->pdata[i])->trouble && day_of (records->pdata[i]) == day)
      g_ptr_array_add (matches, records->pdata[i]);
  return matches;
}

/* The seat of @name, or -1. */
static int
seat_of (const GnRecordInfo *info,
         const char         *name)
{
  for (guint i = 0; i < info->n_seats; i++)
    if (g_str_equal (info->name[i], name))
      return (int) i;
  return -1;
}

static GnEveningGuest
reckon_guest (GPtrArray  *matches,
              const char *name)
{
  GnEveningGuest guest = { .name = (char *) name };

  for (guint i = 0; i < matches->len; i++)
    {
      const GnRecordInfo *info = matches->pdata[i];
      const int seat = seat_of (info, name);
      const GnHistoryKind kind = reckon_kind (info);

      if (seat < 0)
        continue;
      guest.colour = info->colour[seat];
      guest.plays += kind == GN_KIND_AGAINST;
      guest.wins += kind == GN_KIND_AGAINST && reckon_won (info, (guint) seat);
      guest.together += kind == GN_KIND_TOGETHER;
      guest.together_wins += kind == GN_KIND_TOGETHER && reckon_won (info, (guint) seat);
      if (kind != GN_KIND_AGAINST || !info->rank[seat])
        continue;
      guest.points += info->rank[seat] == 1 ? 5 : info->rank[seat] <= 3 ? 5u - info->rank[seat] : 1;
    }
  return guest;
}

/* How many of all guests have a better result. */
static guint
ahead_of (const GnEvening      *evening,
          const GnEveningGuest *guest)
{
  guint n = 0;

  for (guint i = 0; i < evening->guests->len; i++)
    {
      const GnEveningGuest *other = &g_array_index (evening->guests, GnEveningGuest, i);

      n += other->plays && (other->points > guest->points || (other->points == guest->points && other->wins > guest->wins));
    }
  return n;
}

static guint
check_guests (const GnEvening *evening,
              GPtrArray       *matches)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  guint shared = 0;

  for (guint i = 0; i < matches->len; i++)
    for (guint seat = 0; seat < ((GnRecordInfo *) matches->pdata[i])->n_seats; seat++)
      if (*((GnRecordInfo *) matches->pdata[i])->name[seat])
        g_hash_table_add (names, ((GnRecordInfo *) matches->pdata[i])->name[seat]);
  g_assert_cmpuint (evening->guests->len, ==, g_hash_table_size (names));

  for (guint i = 0; i < evening->guests->len; i++)
    {
      const GnEveningGuest *guest = &g_array_index (evening->guests, GnEveningGuest, i);
      const GnEveningGuest due = reckon_guest (matches, guest->name);

      g_assert_true (g_hash_table_remove (names, guest->name));
      g_assert_cmpuint (guest->colour, ==, due.colour);
      g_assert_cmpuint (guest->plays, ==, due.plays);
      g_assert_cmpuint (guest->wins, ==, due.wins);
      g_assert_cmpuint (guest->points, ==, due.points);
      g_assert_cmpuint (guest->together, ==, due.together);
      g_assert_cmpuint (guest->together_wins, ==, due.together_wins);
      g_assert_cmpuint (guest->rank, ==, due.plays ? ahead_of (evening, guest) + 1 : 0);
      if (!i)
        continue;
      /* Those without a place come last; who shares one is in the order of the names. */
      g_assert_true (!guest->rank || guest->rank >= guest[-1].rank);
      g_assert_true (guest[-1].rank || !guest->rank);
      if (guest->rank == guest[-1].rank)
        g_assert_cmpint (strcmp (guest[-1].name, guest->name), <, 0);
      shared += guest->rank && guest->rank == guest[-1].rank;
    }
  return shared;
}

static void
check_tables (GnHistoryIndex  *index,
              const GnEvening *evening,
              GPtrArray       *matches)
{
  guint counted = 0;

  g_assert_cmpuint (evening->tables->len, ==, matches->len);
  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, g_array_index (evening->tables, GnHistoryPlace,
                                                                                      i).id);

      g_assert_nonnull (entry);
      g_assert_cmpstr (g_file_peek_path (entry->info->file), ==,
                       g_file_peek_path (((GnRecordInfo *) matches->pdata[i])->file));
      counted += reckon_kind (matches->pdata[i]) != GN_KIND_NONE;
    }
  g_assert_cmpuint (evening->counted, ==, counted);
}

/* Returns: how many places the evening has. */
static guint
check_places (const GnEvening *evening,
              GPtrArray       *matches)
{
  guint at = 0;

  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr (GnAbout) about = gn_about_load (((GnRecordInfo *) matches->pdata[i])->file);
      gboolean before = !*about->place;

      for (guint k = 0; k < at; k++)
        before |= g_str_equal (evening->places[k], about->place);
      if (!before)
        g_assert_cmpstr (evening->places[at++], ==, about->place);
    }
  g_assert_null (evening->places[at]);
  return at;
}

static void
free_records (GPtrArray *records)
{
  g_ptr_array_set_free_func (records, (GDestroyNotify) gn_record_info_free);
  g_ptr_array_unref (records);
}

static void
test_years (void)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GArray) days = NULL;
  GPtrArray *records;
  guint sum = 0, shared = 0, long_ones = 0, several = 0;

  reckon_empty ();
  years_make (g_getenv ("GNOMON_QUICK") ? 250 : 1200, SEED);
  index = reckon_index ();
  records = reckon_records ();
  days = gn_history_index_count (index, &(GnHistoryQuery) { 0 }, GN_HISTORY_BY_DAY);
  for (guint i = 0; i < days->len; i++)
    {
      const GnHistoryCount *day = &g_array_index (days, GnHistoryCount, i);
      g_autoptr (GnEvening) evening = gn_history_index_evening (index, day->number);
      g_autoptr (GPtrArray) matches = evening_of (records, day->number);

      g_assert_cmpuint (evening->day, ==, day->number);
      check_tables (index, evening, matches);
      shared += check_guests (evening, matches);
      several += check_places (evening, matches) > 1;
      long_ones += matches->len > 2;
      sum += matches->len;
    }
  /* Nothing is between the evenings, and there was something to check. */
  g_assert_cmpuint (sum, ==, records->len);
  g_assert_cmpuint (shared, >, 0);
  g_assert_cmpuint (several, >, 0);
  g_assert_cmpuint (long_ones, >, 0);
  free_records (records);
}

/* ---- By hand -------------------------------------------------------------------------------------------------- */

/* The golden record @golden, as played by @names and begun @started. */
static void
write_match (const char        *golden,
             guint              number,
             gint64             started,
             const char *const *names,
             const char        *place)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", golden, NULL);
  g_autofree char *file_name = g_strdup_printf ("evening-%u.gnomon", number);
  g_autofree char *text = NULL, *began = g_strdup_printf (",\"started\":%" G_GINT64_FORMAT, started);
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL), file = g_file_get_child (folder, file_name);
  g_autoptr (GString) out = g_string_new (NULL);
  const char *at, *end, *name;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  at = text;
  end = strstr (text, ",\"started\":");
  g_string_append_len (out, at, end - at);
  g_string_append (out, began);
  at = end + 1 + strcspn (end + 1, ",");
  end = strstr (at, "],\"options\":");
  while ((name = g_strstr_len (at, end - at, "{\"name\":\"")))
    {
      name += strlen ("{\"name\":\"");
      g_string_append_len (out, at, name - at);
      g_string_append (out, names[n++]);
      at = strchr (name, '"');
    }
  g_assert_null (names[n]);
  g_string_append (out, at);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), out->str, (gssize) out->len, NULL));
  if (*place)
    {
      g_autoptr (GFile) beside = gn_about_file (file);
      g_autofree char *json = g_strdup_printf ("{\"gnomon\":\"about\",\"version\":1,\"place\":\"%s\"}\n", place);

      g_assert_true (g_file_set_contents (g_file_peek_path (beside), json, -1, NULL));
    }
}

#define NIGHT G_GINT64_CONSTANT (1704394800)   /* January 4, 2024, in the evening */
#define NAMES(...) ((const char *const[]) { __VA_ARGS__, NULL })

static void
check_guest (const GnEvening *evening,
             guint            at,
             const char      *name,
             guint            rank,
             guint            points,
             guint            wins,
             guint            plays)
{
  const GnEveningGuest *guest = &g_array_index (evening->guests, GnEveningGuest, at);

  g_assert_cmpstr (guest->name, ==, name);
  g_assert_cmpuint (guest->rank, ==, rank);
  g_assert_cmpuint (guest->points, ==, points);
  g_assert_cmpuint (guest->wins, ==, wins);
  g_assert_cmpuint (guest->plays, ==, plays);
}

/* In this record the second seat wins. The last match is after midnight; one of the next evening does not count. */
static void
test_by_hand (void)
{
  static const char golden[] = "zavandor-2-won.gnomon";
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GnEvening) evening = NULL, none = NULL;

  reckon_empty ();
  write_match (golden, 0, NIGHT, NAMES ("Zoë", "Ann"), "Home");
  write_match (golden, 1, NIGHT + 3600, NAMES ("Ann", "Ben"), "");
  write_match (golden, 2, NIGHT + 7200, NAMES ("Ben", "Zoë"), "Club");
  write_match (golden, 3, NIGHT + 7 * 3600, NAMES ("Cy", "Ben"), "Home");
  write_match (golden, 4, NIGHT + 86400, NAMES ("Cy", "Ann"), "Library");
  index = reckon_index ();
  evening = gn_history_index_evening (index, gn_history_evening (NIGHT));

  g_assert_cmpuint (evening->tables->len, ==, 4);
  g_assert_cmpuint (evening->counted, ==, 4);
  g_assert_cmpuint (g_strv_length (evening->places), ==, 2);
  g_assert_cmpstr (evening->places[0], ==, "Home");
  g_assert_cmpstr (evening->places[1], ==, "Club");
  g_assert_cmpuint (evening->guests->len, ==, 4);
  check_guest (evening, 0, "Ben", 1, 13, 2, 3);
  check_guest (evening, 1, "Ann", 2, 8, 1, 2);
  check_guest (evening, 2, "Zoë", 2, 8, 1, 2);
  check_guest (evening, 3, "Cy", 4, 3, 0, 1);

  none = gn_history_index_evening (index, gn_history_evening (NIGHT) + 2);
  g_assert_cmpuint (none->tables->len, ==, 0);
  g_assert_cmpuint (none->guests->len, ==, 0);
  g_assert_null (none->places[0]);
}

/* Each figure is told, and means something of its own. */
static void
test_words (void)
{
  for (GnEveningFigure i = 0; i < GN_N_EVENING_FIGURES; i++)
    for (GnEveningFigure k = 0; k <= i; k++)
      {
        g_assert_true (*gn_evening_figure_name (i) && *gn_evening_figure_definition (i));
        g_assert_true (k == i || !g_str_equal (gn_evening_figure_definition (i), gn_evening_figure_definition (k)));
      }
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/evening/years", test_years);
  g_test_add_func ("/evening/by-hand", test_by_hand);
  g_test_add_func ("/evening/words", test_words);
  return g_test_run ();
}
