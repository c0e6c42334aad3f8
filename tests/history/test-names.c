/* test-names.c: the figures after people were merged, renamed, split, made anonymous and forgotten, against a reckoning
 * of its own straight from the records; and an index brought up to date against one made anew
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "core/library/erase.h"
#include "core/library/names.h"
#include "games/games.h"
#include "history/group.h"
#include "history/person.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <string.h>

#define SEED 11
#define FEW  25    /* not everybody has met everybody */
#define MANY 160

static char *
cache_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "gnomon", "history.sqlite", NULL);
}

static void
update (GnHistoryIndex *index)
{
  g_autoptr (GError) error = NULL;

  gn_history_index_update (index, NULL, &error);
  g_assert_no_error (error);
}

/* The one brought up to date says the same as one made anew. */
static void
is_as_new (GnHistoryIndex *index)
{
  static const char *const endings[] = { "", "-wal", "-shm" };
  g_autofree char *path = cache_path (), *kept = g_strconcat (path, ".kept", NULL);
  g_autofree char *now = NULL, *due = NULL;

  update (index);
  now = gn_history_index_dump (index);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (path, endings[i], NULL), *to = g_strconcat (kept, endings[i], NULL);

      g_rename (from, to);
    }

  g_autoptr (GnHistoryIndex) fresh = gn_history_index_new ();

  update (fresh);
  due = gn_history_index_dump (fresh);
  g_assert_cmpstr (now, ==, due);
  g_clear_object (&fresh);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (kept, endings[i], NULL), *to = g_strconcat (path, endings[i], NULL);

      g_remove (to);
      g_rename (from, to);
    }
}

/* ---- An own reckoning ------------------------------------------------------------------------------------------ */

/* What the test says that a recorded name is called: pairs. */
typedef struct {
  const char *recorded, *shown;
} Called;

static const char *
called (const Called *names,
        const char   *recorded)
{
  for (guint i = 0; names[i].recorded; i++)
    if (g_str_equal (names[i].recorded, recorded))
      return names[i].shown;
  return recorded;
}

/* Matches that count, and wins, of whoever is called @name. */
static void
reckon (GPtrArray    *records,
        const Called *names,
        const char   *name,
        guint        *plays,
        guint        *wins)
{
  *plays = *wins = 0;
  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      for (guint k = 0; k < info->n_seats; k++)
        if (g_str_equal (called (names, info->recorded[k]), name))
          {
            const gboolean counts = info->over && !info->stopped && !info->trouble;

            *plays += counts;
            *wins += counts && info->rank[k] == 1 && info->outcome != GN_OUTCOME_TIED;
            break;
          }
    }
}

static void
check (GnHistoryIndex *index,
       const Called   *names)
{
  g_autoptr (GPtrArray) records = gn_library_list (NULL);
  g_autoptr (GHashTable) everybody = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) people = NULL;

  update (index);
  people = gn_history_index_people (index);
  for (guint i = 0; i < records->len; i++)
    for (guint k = 0; k < ((GnRecordInfo *) records->pdata[i])->n_seats; k++)
      {
        const GnRecordInfo *info = records->pdata[i];

        if (!info->trouble && *info->recorded[k])
          g_hash_table_add (everybody, (char *) called (names, info->recorded[k]));
      }
  g_assert_cmpuint (people->len, ==, g_hash_table_size (everybody));
  for (guint i = 0; i < people->len; i++)
    {
      const GnPersonSummary *person = &g_array_index (people, GnPersonSummary, i);
      g_autoptr (GArray) games = gn_history_index_games (index, person->name);
      guint plays, wins, sum = 0;

      reckon (records, names, person->name, &plays, &wins);
      g_assert_true (g_hash_table_contains (everybody, person->name));
      g_assert_cmpuint (person->plays, ==, plays);
      for (guint k = 0; k < games->len; k++)
        sum += g_array_index (games, GnPersonGame, k).wins;
      g_assert_cmpuint (sum, ==, wins);
    }
}

static guint
found (GnHistoryIndex *index,
       const char     *text)
{
  const GnHistoryQuery query = { .text = text };
  g_autoptr (GArray) places = gn_history_index_find (index, &query);

  return places->len;
}

/* Two who never sat at one table, so that they may be one person. */
static void
find_strangers (GnHistoryIndex *index,
                char          **one,
                char          **other)
{
  g_autoptr (GArray) people = gn_history_index_people (index);

  for (guint i = 0; i < people->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const char *a = g_array_index (people, GnPersonSummary, i).name;
        const char *b = g_array_index (people, GnPersonSummary, k).name;
        gint64 last = 0;

        if (gn_history_index_met (index, a, b, &last))
          {
            g_assert_cmpint (last, >, 0);
            continue;
          }
        *one = g_strdup (a);
        *other = g_strdup (b);
        return;
      }
}

static void
test_changes (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GnNames) before = gn_names_get ();
  g_autoptr (GError) error = NULL;
  g_autofree char *one = NULL, *other = NULL, *at_first = NULL, *at_last = NULL;
  const Called nobody[] = { { NULL, NULL } };

  years_make (FEW, SEED);
  check (index, nobody);
  at_first = gn_history_index_dump (index);
  find_strangers (index, &one, &other);
  g_assert_nonnull (one);

  const guint of_one = found (index, one), of_other = found (index, other);
  const Called renamed[] = { { one, "Zebedee" }, { NULL, NULL } };
  const Called merged[] = { { one, "Zebedee" }, { other, "Zebedee" }, { NULL, NULL } };
  const Called hidden[] = { { one, "Anonymous 1" }, { other, "Anonymous 1" }, { NULL, NULL } };

  g_assert_true (gn_names_rename (one, "Zebedee", &error));
  check (index, renamed);
  is_as_new (index);
  g_assert_cmpuint (found (index, "zebedee"), >, 0);
  g_assert_cmpuint (found (index, one), ==, of_one);

  g_assert_true (gn_names_merge ("Zebedee", other, &error));
  check (index, merged);
  is_as_new (index);
  g_assert_cmpuint (found (index, other), ==, of_other);

  /* The names of one who is anonymous find nothing. */
  g_assert_true (gn_names_hide ("Zebedee", TRUE, &error));
  check (index, hidden);
  is_as_new (index);
  g_assert_cmpuint (found (index, "zebedee"), ==, 0);
  g_assert_cmpuint (found (index, other), <, of_other);

  g_assert_true (gn_names_hide ("Anonymous 1", FALSE, &error));
  g_assert_true (gn_names_split ("Zebedee", other, &error));
  check (index, renamed);
  is_as_new (index);

  /* A color of one's own is in all answers. */
  GnPersonSummary person = { 0 };

  g_assert_true (gn_names_colour ("Zebedee", 7, &error));
  g_assert_true (gn_history_index_person (index, "Zebedee", &person));
  g_assert_cmpuint (person.colour, ==, 7);
  g_free (person.name);

  g_assert_true (gn_names_restore (before, &error));
  g_assert_no_error (error);
  check (index, nobody);
  at_last = gn_history_index_dump (index);
  g_assert_cmpstr (at_first, ==, at_last);
}

static gboolean
file_has (const char *path,
          const char *name)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  return g_file_get_contents (path, &text, &length, NULL) && memmem (text, length, name, strlen (name));
}

/* The name is nowhere, the figures of all others stay, and undoing brings back all of it. */
static void
test_forget (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GnErasure) erasure = NULL;
  g_autofree char *path = cache_path (), *wal = g_strconcat (path, "-wal", NULL);
  const Called nobody[] = { { NULL, NULL } };
  guint plays, wins, more, others;

  years_make (MANY, SEED);
  check (index, nobody);
  g_assert_cmpuint (found (index, "Berta"), >, 5);

  g_autoptr (GPtrArray) records = gn_library_list (NULL);

  reckon (records, nobody, "Ann", &plays, &wins);
  g_assert_cmpuint (plays, >, 0);
  erasure = gn_erase ("Berta", NULL, NULL, &error);
  g_assert_no_error (error);
  check (index, nobody);
  is_as_new (index);
  g_assert_cmpuint (found (index, "Berta"), ==, 0);
  gn_history_index_clean (index);
  g_assert_false (file_has (path, "Berta"));
  g_assert_false (file_has (path, "berta"));
  g_assert_false (file_has (wal, "berta"));

  g_autoptr (GPtrArray) later = gn_library_list (NULL);

  reckon (later, nobody, "Ann", &more, &others);
  g_assert_cmpuint (more, ==, plays);
  g_assert_cmpuint (others, ==, wins);
  g_assert_true (gn_erasure_undo (erasure, &error));
  g_assert_no_error (error);
  check (index, nobody);
  is_as_new (index);
  g_assert_cmpuint (found (index, "Berta"), >, 5);
}

/* Everybody in the first match, as a group, against the records. */
static void
test_group (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GPtrArray) records = NULL;
  const Called nobody[] = { { NULL, NULL } };
  guint groups = 0;

  years_make (MANY, SEED);
  check (index, nobody);
  records = gn_library_list (NULL);
  for (guint i = 0; i < records->len; i += 7)
    {
      const GnRecordInfo *first = records->pdata[i];
      const char *names[] = { first->n_seats > 2 ? first->name[0] : NULL, first->name[1], first->name[2], NULL };
      g_autoptr (GArray) games = NULL, matches = NULL;
      guint plays = 0, wins[3] = { 0 }, due = 0, due_wins[3] = { 0 };

      if (!names[0] || !*names[0] || !*names[1] || !*names[2])
        continue;
      games = gn_history_index_group_games (index, names);
      matches = gn_history_index_group_matches (index, names);
      for (guint k = 0; k < games->len; k++)
        {
          const GnGroupGame *game = &g_array_index (games, GnGroupGame, k);

          plays += game->plays;
          for (guint who = 0; who < 3; who++)
            wins[who] += game->wins[who];
        }
      for (guint k = 0; k < records->len; k++)
        {
          const GnRecordInfo *info = records->pdata[k];
          int seat[3] = { -1, -1, -1 };

          for (guint s = info->n_seats; s-- > 0;)
            for (guint who = 0; who < 3; who++)
              if (g_str_equal (info->name[s], names[who]))
                seat[who] = (int) s;
          if (seat[0] < 0 || seat[1] < 0 || seat[2] < 0 || !info->over || info->stopped || info->trouble)
            continue;
          due++;
          for (guint who = 0; who < 3; who++)
            due_wins[who] += info->rank[seat[who]] == 1 && info->outcome != GN_OUTCOME_TIED;
        }
      g_assert_cmpuint (plays, ==, due);
      g_assert_cmpuint (matches->len, ==, due);
      for (guint who = 0; who < 3; who++)
        g_assert_cmpuint (wins[who], ==, due_wins[who]);
      groups += due > 0;
    }
  g_assert_cmpuint (groups, >, 3);
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/names/changes", test_changes);
  g_test_add_func ("/history/names/forget", test_forget);
  g_test_add_func ("/history/names/group", test_group);
  return g_test_run ();
}
