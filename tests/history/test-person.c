/* test-person.c: every figure of a person against a reckoning of its own, straight from the records; and by hand: ties,
 * teams, games won together
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "games/games.h"
#include "history/person.h"
#include "history/rating.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define SEED 7

/* ---- Records ------------------------------------------------------------------------------------------------- */

static void
empty_library (void)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)))
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);

      g_remove (path);
    }
}

/* A record of which only the names and the result matter. @names: "Ann,Ben"; @result: members of the mark. */
static void
put (guint       day,
     const char *game,
     const char *names,
     const char *result)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autofree char *base = g_strdup_printf ("match-%03u.gnomon", day);
  g_autofree char *path = g_build_filename (g_file_peek_path (folder), base, NULL);
  g_auto (GStrv) name = g_strsplit (names, ",", -1), id = g_strsplit (game, ":", 2);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\"gnomon\":\"record\",\"version\":1,\"game\":\"%s\"%s%s%s,\"started\":%d,\"seats\":[",
                          id[0], id[1] ? ",\"title\":\"" : "", id[1] ? id[1] : "", id[1] ? "\"" : "",
                          1704394800 + (int) day * 86400);
  for (guint i = 0; name[i]; i++)
    g_string_append_printf (text, "%s{\"name\":\"%s\",\"colour\":%u}", i ? "," : "", name[i], (day + i) % 6);
  g_string_append_printf (text, "],\"options\":{}}\n{\"i\":1,\"t\":600,\"mark\":{\"steps\":1,%s,\"hash\":\"\"}}\n", result);
  g_assert_true (g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static GnHistoryIndex *
index_now (void)
{
  GnHistoryIndex *index = gn_history_index_new ();
  g_autoptr (GError) error = NULL;

  gn_history_index_update (index, NULL, &error);
  g_assert_no_error (error);
  return index;
}

/* ---- An own reckoning ---------------------------------------------------------------------------------------- */

/* Matches in the order of play, from the files. */
static gint
by_start (gconstpointer a,
          gconstpointer b)
{
  const GnRecordInfo *one = *(GnRecordInfo *const *) a, *other = *(GnRecordInfo *const *) b;

  if (one->started != other->started)
    return one->started < other->started ? -1 : 1;
  return strcmp (g_file_peek_path (one->file), g_file_peek_path (other->file));
}

static GPtrArray *
all_records (void)
{
  GPtrArray *list = gn_library_list (NULL);

  g_ptr_array_sort (list, by_start);
  return list;
}

static int
seat_of (const GnRecordInfo *info,
         const char         *name)
{
  for (guint i = 0; i < info->n_seats; i++)
    if (g_str_equal (info->name[i], name))
      return (int) i;
  return -1;
}

static GnHistoryKind
kind (const GnRecordInfo *info)
{
  if (!info->over || info->stopped || info->trouble)
    return GN_KIND_NONE;
  if (g_str_equal (info->game_id, "invasion") || info->outcome == GN_OUTCOME_ALL_WON)
    return GN_KIND_TOGETHER;
  if (g_str_equal (info->game_id, "pad") && info->outcome == GN_OUTCOME_ALL_LOST)
    return GN_KIND_TOGETHER;
  return info->n_seats > 1 ? GN_KIND_AGAINST : GN_KIND_ALONE;
}

static gboolean
won (const GnRecordInfo *info,
     guint               seat)
{
  return kind (info) != GN_KIND_NONE && info->outcome != GN_OUTCOME_TIED && info->rank[seat] == 1;
}

/* Two winners of a match that was not shared, or losers of one place beside them, are a team in records that tell none. */
static gboolean
same_side (const GnRecordInfo *info,
           guint               a,
           guint               b)
{
  guint first = 0;

  if (kind (info) == GN_KIND_TOGETHER)
    return TRUE;
  if (info->sides)
    return info->side[a] && info->side[a] == info->side[b];
  for (guint i = 0; i < info->n_seats; i++)
    if (info->rank[i] == 1)
      first++;
  return first >= 2 && (info->outcome == GN_OUTCOME_WON || info->outcome == GN_OUTCOME_RANKED)
         && info->rank[a] == info->rank[b];
}

/* 1: @a finished above @b; -1: below; 0: equal; 2: no saying */
static int
compare (const GnRecordInfo *info,
         guint               a,
         guint               b)
{
  const int x = info->rank[a] ? info->rank[a] : 99, y = info->rank[b] ? info->rank[b] : 99;

  if (kind (info) != GN_KIND_AGAINST || same_side (info, a, b) || (x == 99 && y == 99))
    return 2;
  return x < y ? 1 : x > y ? -1 : 0;
}

static gboolean
is_game (const GnRecordInfo *info,
         const char         *game,
         const char         *title)
{
  return g_str_equal (info->game_id, game) && g_str_equal (info->title ? info->title : "", title);
}

static void
assert_about (double figure,
              double due)
{
  if (fabs (figure - due) > 1e-6 * MAX (1, fabs (due)))
    g_error ("%.12f is not %.12f", figure, due);
}

static void
check_game (GPtrArray          *records,
            const char         *name,
            const GnPersonGame *game)
{
  guint plays = 0, wins = 0, placed = 0, scored = 0, places[GN_PERSON_PLACES] = { 0 }, low = 0, pointed = 0;
  double sum = 0, squares = 0, place = 0;
  gint32 least = G_MAXINT32, most = G_MININT32;
  gint64 last = 0;

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];
      const int seat = seat_of (info, name);
      gboolean fewer = FALSE;

      if (!is_game (info, game->game, game->title))
        continue;
      if (kind (info) == GN_KIND_AGAINST && info->points)
        {
          pointed++;
          for (guint a = 0; a < info->n_seats; a++)
            for (guint b = 0; b < info->n_seats; b++)
              fewer |= info->outcome != GN_OUTCOME_WON && info->rank[a] && info->rank[a] < info->rank[b]
                       && info->total[a] < info->total[b];
          low += fewer;
        }
      if (seat < 0 || kind (info) != game->kind)
        continue;
      plays++;
      wins += won (info, (guint) seat);
      last = info->started;
      if (game->kind == GN_KIND_AGAINST && info->outcome != GN_OUTCOME_WON && info->rank[seat])
        {
          placed++;
          place += info->rank[seat];
          places[MIN (info->rank[seat], GN_PERSON_PLACES) - 1]++;
        }
      if (game->kind != GN_KIND_TOGETHER && info->points)
        {
          scored++;
          sum += info->total[seat];
          least = MIN (least, info->total[seat]);
          most = MAX (most, info->total[seat]);
        }
    }
  for (guint i = 0; scored > 1 && i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];
      const int seat = seat_of (info, name);

      if (seat >= 0 && is_game (info, game->game, game->title) && kind (info) == game->kind && info->points)
        squares += (info->total[seat] - sum / scored) * (info->total[seat] - sum / scored);
    }

  g_assert_cmpuint (game->plays, ==, plays);
  g_assert_cmpuint (game->wins, ==, wins);
  g_assert_cmpint (game->last, ==, last);
  g_assert_cmpuint (game->placed, ==, placed);
  for (guint i = 0; i < GN_PERSON_PLACES; i++)
    g_assert_cmpuint (game->places[i], ==, places[i]);
  assert_about (game->place, placed ? place / placed : 0);
  g_assert_cmpuint (game->scored, ==, scored);
  if (scored)
    {
      g_assert_cmpint (game->low, ==, low * 2 > pointed);
      g_assert_cmpint (game->best, ==, game->low ? least : most);
      assert_about (game->mean, sum / scored);
    }
  assert_about (game->spread, scored > 1 ? sqrt (squares / (scored - 1)) : 0);
}

static void
check_streak (GPtrArray     *records,
              GnPersonStreak streak,
              const char    *name,
              GnHistoryKind  of)
{
  g_autoptr (GString) letters = g_string_new ("l");
  guint longest = 0, current = 0;

  for (guint i = 0; i < records->len; i++)
    if (kind (records->pdata[i]) == of && seat_of (records->pdata[i], name) >= 0)
      g_string_append_c (letters, won (records->pdata[i], (guint) seat_of (records->pdata[i], name)) ? 'w' : 'l');

  g_auto (GStrv) runs = g_strsplit (letters->str, "l", -1);

  for (guint i = 0; runs[i]; i++)
    {
      current = (guint) strlen (runs[i]);
      longest = MAX (longest, current);
    }
  g_assert_cmpuint (streak.current, ==, current);
  g_assert_cmpuint (streak.longest, ==, longest);
}

/* All partners and rivals, one by one: those that are listed, and that nobody else should be. */
static void
check_others (GPtrArray       *records,
              GnHistoryIndex  *index,
              const char      *name,
              const char *const people[])
{
  g_autoptr (GArray) rivals = gn_history_index_rivals (index, name, GN_RIVAL_MIN_PLAYS);
  g_autoptr (GArray) teams = gn_history_index_partners (index, name, GN_KIND_AGAINST);
  g_autoptr (GArray) together = gn_history_index_partners (index, name, GN_KIND_TOGETHER);
  GArray *const partners[] = { teams, together };
  guint n_rivals = 0, n_partners[2] = { 0 };

  for (guint p = 0; people[p]; p++)
    {
      guint duels[3] = { 0 }, with[2] = { 0 }, with_wins[2] = { 0 };
      gint64 last = 0;

      if (g_str_equal (people[p], name))
        continue;
      for (guint i = 0; i < records->len; i++)
        {
          const GnRecordInfo *info = records->pdata[i];
          const int a = seat_of (info, name), b = seat_of (info, people[p]);
          const int over = a >= 0 && b >= 0 ? compare (info, (guint) a, (guint) b) : 2;

          if (over < 2)
            {
              duels[over + 1]++;
              last = info->started;
            }
          if (a >= 0 && b >= 0 && (kind (info) == GN_KIND_AGAINST || kind (info) == GN_KIND_TOGETHER)
              && same_side (info, (guint) a, (guint) b))
            {
              with[kind (info) - 1]++;
              with_wins[kind (info) - 1] += won (info, (guint) a);
            }
        }

      const guint all = duels[0] + duels[1] + duels[2];

      if (all >= GN_RIVAL_MIN_PLAYS)
        {
          const GnPersonOther *found = NULL;

          for (guint i = 0; i < rivals->len; i++)
            if (g_str_equal (g_array_index (rivals, GnPersonOther, i).name, people[p]))
              found = &g_array_index (rivals, GnPersonOther, i);
          n_rivals++;
          g_assert_nonnull (found);
          g_assert_cmpuint (found->plays, ==, all);
          g_assert_cmpuint (found->above, ==, duels[2]);
          g_assert_cmpuint (found->below, ==, duels[0]);
          g_assert_cmpuint (found->ties, ==, duels[1]);
          g_assert_cmpint (found->last, ==, last);
        }
      for (guint k = 0; k < 2; k++)
        for (guint i = 0; i < partners[k]->len; i++)
          {
            const GnPersonOther *found = &g_array_index (partners[k], GnPersonOther, i);

            if (!g_str_equal (found->name, people[p]))
              continue;
            n_partners[k]++;
            g_assert_cmpuint (found->plays, ==, with[k]);
            g_assert_cmpuint (found->wins, ==, with_wins[k]);
            g_assert_cmpuint (found->plays, >, 0);
            with[k] = 0;
          }
      g_assert_cmpuint (with[0] + with[1], ==, 0);
    }
  g_assert_cmpuint (rivals->len, ==, n_rivals);
  for (guint k = 0; k < 2; k++)
    g_assert_cmpuint (partners[k]->len, ==, n_partners[k]);
  for (guint i = 1; i < rivals->len; i++)
    g_assert_cmpuint (g_array_index (rivals, GnPersonOther, i - 1).plays, >=, g_array_index (rivals, GnPersonOther, i).plays);
}

/* Two people, game by game. */
static void
check_rivalry (GPtrArray      *records,
               GnHistoryIndex *index,
               const char     *one,
               const char     *other)
{
  g_autoptr (GArray) games = gn_history_index_rivalry (index, one, other);
  g_autoptr (GArray) duels = gn_history_index_duels (index, one, other);
  guint all = 0, sum = 0;
  gint64 latest = 0;

  for (guint g = 0; g < games->len; g++)
    {
      const GnRivalGame *game = &g_array_index (games, GnRivalGame, g);
      guint score[3] = { 0 }, wins[2] = { 0 };
      gint64 last = 0;

      for (guint i = 0; i < records->len; i++)
        {
          const GnRecordInfo *info = records->pdata[i];
          const int a = seat_of (info, one), b = seat_of (info, other);
          const int over = a >= 0 && b >= 0 ? compare (info, (guint) a, (guint) b) : 2;

          if (over == 2 || !is_game (info, game->game, game->title))
            continue;
          score[over + 1]++;
          wins[0] += won (info, (guint) a);
          wins[1] += won (info, (guint) b);
          last = info->started;
        }
      g_assert_cmpuint (game->above, ==, score[2]);
      g_assert_cmpuint (game->below, ==, score[0]);
      g_assert_cmpuint (game->ties, ==, score[1]);
      g_assert_cmpuint (game->plays, ==, score[0] + score[1] + score[2]);
      g_assert_cmpuint (game->wins, ==, wins[0]);
      g_assert_cmpuint (game->other_wins, ==, wins[1]);
      g_assert_cmpint (game->last, ==, last);
      sum += game->plays;
      latest = MAX (latest, last);
    }
  for (guint i = 0; i < records->len; i++)
    {
      const int a = seat_of (records->pdata[i], one), b = seat_of (records->pdata[i], other);

      all += a >= 0 && b >= 0 && compare (records->pdata[i], (guint) a, (guint) b) < 2;
    }
  g_assert_cmpuint (sum, ==, all);
  g_assert_cmpuint (duels->len, ==, all);
  if (all)
    {
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, g_array_index (duels, GnHistoryPlace, 0).id);

      g_assert_cmpint (entry->info->started, ==, latest);
      g_assert_cmpuint (g_array_index (duels, GnHistoryPlace, 0).day, ==, gn_history_evening (latest));
    }
}

static void
test_years (void)
{
  static const char *const people[] = {
    "Ann", "Ben", "Zoë", "Berta", "Caroline", "Emil", "Frida", "Łukasz", "Jürgen", "Élise", "Friday", "Mia", "Noah",
    "Olga", "Paul", "Quentin", "Rosa", "Sam", NULL,
  };
  guint together = 0, against = 0, tied = 0, spread = 0, teams = 0;

  years_make (1500, SEED);

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GPtrArray) records = all_records ();
  g_autoptr (GArray) list = gn_history_index_people (index);
  gint64 before = G_MAXINT64;

  g_assert_cmpuint (list->len, ==, g_strv_length ((char **) people));
  for (guint p = 0; p < list->len; p++)
    {
      const GnPersonSummary *person = &g_array_index (list, GnPersonSummary, p);
      g_autoptr (GArray) games = gn_history_index_games (index, person->name);
      g_autoptr (GArray) team = gn_history_index_partners (index, person->name, GN_KIND_AGAINST);
      GnPersonSummary alone;
      gint64 first = 0, last = 0;
      guint plays = 0, sum = 0, colour = 0;

      for (guint i = 0; i < records->len; i++)
        {
          const GnRecordInfo *info = records->pdata[i];
          const int seat = seat_of (info, person->name);

          if (seat < 0 || info->trouble)
            continue;
          first = first ? first : info->started;
          last = info->started;
          colour = info->colour[seat];
          plays += kind (info) != GN_KIND_NONE;
        }
      g_assert_cmpuint (person->plays, ==, plays);
      g_assert_cmpuint (person->colour, ==, colour);
      g_assert_cmpint (person->first, ==, first);
      g_assert_cmpint (person->last, ==, last);
      g_assert_cmpint (person->last, <=, before);
      before = person->last;
      g_assert_true (gn_history_index_person (index, person->name, &alone));
      g_assert_cmpuint (alone.plays, ==, plays);
      g_assert_cmpuint (alone.colour, ==, colour);
      g_assert_cmpint (alone.first, ==, first);
      g_free (alone.name);

      for (guint i = 0; i < games->len; i++)
        {
          const GnPersonGame *game = &g_array_index (games, GnPersonGame, i);

          check_game (records, person->name, game);
          sum += game->plays;
          together += game->kind == GN_KIND_TOGETHER && game->wins > 0;
          against += game->kind == GN_KIND_AGAINST && game->wins > 0;
          spread += game->spread > 0;
        }
      g_assert_cmpuint (sum, ==, plays);
      for (GnHistoryKind of = GN_KIND_AGAINST; of <= GN_KIND_TOGETHER; of++)
        check_streak (records, gn_history_index_streak (index, person->name, of), person->name, of);
      check_others (records, index, person->name, people);
      for (guint i = 0; i < 18; i += 5)
        if (!g_str_equal (people[i], person->name))
          check_rivalry (records, index, person->name, people[i]);
      teams += team->len;

      g_autoptr (GArray) rivals = gn_history_index_rivals (index, person->name, 1);

      for (guint i = 0; i < rivals->len; i++)
        tied += g_array_index (rivals, GnPersonOther, i).ties;
    }

  /* The records are such that all of this was seen. */
  g_assert_cmpuint (together, >, 10);
  g_assert_cmpuint (against, >, 50);
  g_assert_cmpuint (spread, >, 10);
  g_assert_cmpuint (tied, >, 10);
  g_assert_cmpuint (teams, >, 10);
  empty_library ();
}

/* ---- By hand -------------------------------------------------------------------------------------------------- */

static const GnPersonOther *
other_called (GArray     *others,
              const char *name)
{
  for (guint i = 0; i < others->len; i++)
    if (g_str_equal (g_array_index (others, GnPersonOther, i).name, name))
      return &g_array_index (others, GnPersonOther, i);
  return NULL;
}

static void
test_ties (void)
{
  put (1, "zavandor", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"shared\",\"rank\":[1,1,3],\"total\":[18,18,4]");
  put (2, "zavandor", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"tied\",\"rank\":[1,1,1],\"total\":[9,9,9]");
  put (3, "zavandor", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[2,1,3],\"total\":[12,15,5]");
  put (4, "zavandor", "Ann,Ben,Cy", "\"over\":true,\"stopped\":true,\"rank\":[1,2,3],\"total\":[99,1,0]");
  put (5, "zavandor", "Ann,Ben,Cy", "\"outcome\":\"unfinished\"");
  put (6, "wizard", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"won\",\"rank\":[0,0,1]");
  /* the game itself won against all: nobody is above anybody */
  put (7, "rise", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"all-lost\",\"rank\":[0,0,0,0],\"total\":[5,4,3,9]");

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GArray) games = gn_history_index_games (index, "Ann"), rivals = gn_history_index_rivals (index, "Ann", 3);
  const GnPersonGame *zavandor = &g_array_index (games, GnPersonGame, 0);
  const GnPersonOther *ben = other_called (rivals, "Ben"), *cy = other_called (rivals, "Cy");
  GnPersonSummary ann;

  g_assert_true (gn_history_index_person (index, "Ann", &ann));
  g_assert_cmpuint (ann.plays, ==, 5);
  g_assert_cmpint (ann.last - ann.first, ==, 6 * 86400);
  g_assert_cmpuint (ann.colour, ==, 7 % 6);
  g_free (ann.name);
  g_assert_false (gn_history_index_person (index, "ann", &ann));
  g_assert_cmpuint (games->len, ==, 3);
  g_assert_cmpstr (zavandor->game, ==, "zavandor");
  g_assert_cmpuint (zavandor->plays, ==, 3);
  g_assert_cmpuint (zavandor->wins, ==, 1);      /* shared; neither the tie nor the stopped match */
  g_assert_cmpuint (zavandor->placed, ==, 3);
  g_assert_cmpuint (zavandor->places[0], ==, 2);
  g_assert_cmpuint (zavandor->places[1], ==, 1);
  assert_about (zavandor->place, 4.0 / 3);
  g_assert_cmpint (zavandor->best, ==, 18);
  assert_about (zavandor->mean, 13);
  assert_about (zavandor->spread, sqrt ((25 + 16 + 1) / 2.0));
  /* Rise of the Gnomes: points, but no places; the Wizard: neither. */
  for (guint i = 1; i < games->len; i++)
    {
      const GnPersonGame *game = &g_array_index (games, GnPersonGame, i);

      g_assert_cmpint (game->kind, ==, GN_KIND_AGAINST);
      g_assert_cmpuint (game->wins + game->placed, ==, 0);
      g_assert_cmpuint (game->scored, ==, g_str_equal (game->game, "rise"));
    }
  g_assert_cmpuint (ben->plays, ==, 3);
  g_assert_cmpuint (ben->ties, ==, 2);
  g_assert_cmpuint (ben->above, ==, 0);
  g_assert_cmpuint (ben->below, ==, 1);
  g_assert_cmpuint (cy->plays, ==, 4);           /* with the Wizard, which Cy won */
  g_assert_cmpuint (cy->above, ==, 2);
  g_assert_cmpuint (cy->below, ==, 1);
  g_assert_cmpuint (cy->ties, ==, 1);
  g_assert_cmpuint (gn_history_index_streak (index, "Ann", GN_KIND_AGAINST).longest, ==, 1);
  g_assert_cmpuint (gn_history_index_streak (index, "Ann", GN_KIND_AGAINST).current, ==, 0);
  empty_library ();
}

static void
test_teams (void)
{
  static const char teams[] = "\"over\":true,\"outcome\":\"ranked\",\"rank\":[1,2,1,2],\"side\":[1,2,1,2],\"total\":[30,20,30,20]";

  put (1, "pad:Tichu", "Ann,Ben,Cy,Di", teams);
  put (2, "pad:Tichu", "Ann,Ben,Cy,Di", teams);
  /* both teams share the win */
  put (3, "pad:Tichu", "Ann,Ben,Cy,Di",
       "\"over\":true,\"outcome\":\"shared\",\"rank\":[1,1,1,1],\"side\":[1,2,1,2],\"total\":[20,20,20,20]");
  /* an older record, without sides */
  put (4, "gnomes-wizards", "Ann,Ben,Cy,Di", "\"over\":true,\"outcome\":\"won\",\"rank\":[0,1,0,1],\"total\":[4,18,4,18]");
  /* fewer points win */
  put (5, "pad:Hearts", "Ann,Ben", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[1,2],\"total\":[7,44]");
  put (6, "pad:Hearts", "Ann,Ben", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[2,1],\"total\":[26,3]");
  /* alone, twice at a table, and nobody */
  put (7, "pad:Hearts", "Ann", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[1],\"total\":[5]");
  put (8, "pad:Twins", "Di,Di,", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[2,1,3],\"total\":[2,3,1]");

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GArray) ann = gn_history_index_games (index, "Ann"), di = gn_history_index_games (index, "Di");
  g_autoptr (GArray) partners = gn_history_index_partners (index, "Ann", GN_KIND_AGAINST);
  g_autoptr (GArray) rivals = gn_history_index_rivals (index, "Ann", 1), none = gn_history_index_rivals (index, "Ann", 7);
  g_autoptr (GArray) people = gn_history_index_people (index), of_di = gn_history_index_rivals (index, "Di", 1);
  const GnPersonOther *cy = other_called (partners, "Cy"), *ben = other_called (rivals, "Ben");

  g_assert_cmpuint (people->len, ==, 4);
  g_assert_cmpuint (partners->len, ==, 1);
  g_assert_cmpuint (cy->plays, ==, 4);
  g_assert_cmpuint (cy->wins, ==, 3);
  g_assert_cmpuint (rivals->len, ==, 2);
  g_assert_null (other_called (rivals, "Cy"));
  g_assert_cmpuint (ben->plays, ==, 6);
  g_assert_cmpuint (ben->above, ==, 3);
  g_assert_cmpuint (ben->below, ==, 2);
  g_assert_cmpuint (ben->ties, ==, 1);
  g_assert_cmpuint (none->len, ==, 0);

  for (guint i = 0; i < ann->len; i++)
    {
      const GnPersonGame *game = &g_array_index (ann, GnPersonGame, i);

      if (g_str_equal (game->title, "Hearts") && game->kind == GN_KIND_AGAINST)
        {
          g_assert_true (game->low);
          g_assert_cmpint (game->best, ==, 7);
          g_assert_cmpuint (game->wins, ==, 1);
        }
      else if (g_str_equal (game->title, "Hearts"))
        {
          /* there is nobody to be placed before */
          g_assert_cmpint (game->kind, ==, GN_KIND_ALONE);
          g_assert_cmpuint (game->placed, ==, 0);
          g_assert_cmpint (game->best, ==, 5);
        }
      else if (g_str_equal (game->title, "Tichu"))
        {
          g_assert_cmpuint (game->plays, ==, 3);
          g_assert_cmpuint (game->wins, ==, 3);
          g_assert_cmpint (game->best, ==, 30);
        }
    }
  g_assert_cmpuint (ann->len, ==, 4);

  /* Of two seats with one name the first one counts, and nobody is their own rival. */
  for (guint i = 0; i < di->len; i++)
    if (g_str_equal (g_array_index (di, GnPersonGame, i).title, "Twins"))
      {
        g_assert_cmpuint (g_array_index (di, GnPersonGame, i).plays, ==, 1);
        g_assert_cmpuint (g_array_index (di, GnPersonGame, i).places[1], ==, 1);
      }
  for (guint i = 0; i < people->len; i++)
    if (g_str_equal (g_array_index (people, GnPersonSummary, i).name, "Di"))
      g_assert_cmpuint (g_array_index (people, GnPersonSummary, i).colour, ==, 8 % 6);
  g_assert_null (other_called (of_di, "Di"));
  g_assert_null (other_called (of_di, ""));
  empty_library ();
}

static void
test_together (void)
{
  put (1, "invasion", "Ann,Ben", "\"over\":true,\"outcome\":\"all-won\",\"rank\":[1,1],\"total\":[4,2]");
  put (2, "invasion", "Ann,Ben,Cy", "\"over\":true,\"outcome\":\"all-lost\",\"rank\":[0,0,0],\"total\":[0,1,0]");
  put (3, "pad:Pandemic", "Ann,Ben", "\"over\":true,\"outcome\":\"all-won\",\"rank\":[1,1]");
  put (4, "pad:Pandemic", "Ann,Ben", "\"over\":true,\"outcome\":\"all-won\",\"rank\":[1,1]");
  put (5, "pad:Pandemic", "Ann,Cy", "\"over\":true,\"outcome\":\"all-lost\",\"rank\":[0,0]");
  put (6, "zavandor", "Ann,Ben", "\"over\":true,\"outcome\":\"ranked\",\"rank\":[2,1],\"total\":[10,15]");
  put (7, "pad:Pandemic", "Ann,Ben", "\"over\":true,\"outcome\":\"all-won\",\"rank\":[1,1]");

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GArray) games = gn_history_index_games (index, "Ann");
  g_autoptr (GArray) partners = gn_history_index_partners (index, "Ann", GN_KIND_TOGETHER);
  g_autoptr (GArray) teams = gn_history_index_partners (index, "Ann", GN_KIND_AGAINST);
  g_autoptr (GArray) rivals = gn_history_index_rivals (index, "Ann", 1);
  g_autoptr (GArray) ratings = gn_history_index_ratings (index, "Ann", 1);
  const GnPersonStreak streak = gn_history_index_streak (index, "Ann", GN_KIND_TOGETHER);

  g_assert_cmpuint (games->len, ==, 3);
  for (guint i = 0; i < games->len; i++)
    {
      const GnPersonGame *game = &g_array_index (games, GnPersonGame, i);

      if (g_str_equal (game->game, "zavandor"))
        continue;
      g_assert_cmpint (game->kind, ==, GN_KIND_TOGETHER);
      g_assert_cmpuint (game->wins, ==, g_str_equal (game->game, "pad") ? 3 : 1);
      g_assert_cmpuint (game->placed + game->scored, ==, 0);
    }
  g_assert_cmpuint (partners->len, ==, 2);
  g_assert_cmpstr (g_array_index (partners, GnPersonOther, 0).name, ==, "Ben");
  g_assert_cmpuint (g_array_index (partners, GnPersonOther, 0).plays, ==, 5);
  g_assert_cmpuint (g_array_index (partners, GnPersonOther, 0).wins, ==, 4);
  g_assert_cmpuint (teams->len, ==, 0);
  g_assert_cmpuint (rivals->len, ==, 1);
  g_assert_cmpuint (g_array_index (rivals, GnPersonOther, 0).plays, ==, 1);
  g_assert_cmpuint (streak.longest, ==, 2);
  g_assert_cmpuint (streak.current, ==, 1);
  g_assert_cmpuint (ratings->len, ==, 1);
  g_assert_cmpstr (g_array_index (ratings, GnPersonRating, 0).game, ==, "zavandor");
  empty_library ();
}

/* ---- Ratings --------------------------------------------------------------------------------------------------- */

/* In the index: game by game, in the order of play, without matches that count for nothing. */
static void
test_ratings (void)
{
  static const guint winner[] = { 1, 0, 0, 1, 0, 0 };
  GnRating due[] = { GN_RATING_NEW, GN_RATING_NEW };
  const guint team[] = { 1, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (winner); i++)
    {
      const guint place[] = { winner[i] == 0 ? 1 : 2, winner[i] == 0 ? 2 : 1 };
      g_autofree char *mark = g_strdup_printf ("\"over\":true,\"outcome\":\"ranked\",\"rank\":[%u,%u],\"total\":[1,1]",
                                               place[0], place[1]);

      put (i * 2, "zavandor", "Ann,Ben", mark);
      gn_rating_update (due, team, place, 2);
    }
  put (1, "zavandor", "Ann,Ben", "\"over\":true,\"stopped\":true,\"rank\":[1,2],\"total\":[1,1]");
  put (3, "rise", "Ann,Ben", "\"over\":true,\"outcome\":\"all-lost\",\"rank\":[0,0,0],\"total\":[1,1,5]");
  put (5, "wizard", "Ann,,Cy", "\"over\":true,\"outcome\":\"won\",\"rank\":[1,0,0]");

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GArray) enough = gn_history_index_ratings (index, "Ben", GN_RATING_MIN_PLAYS);
  g_autoptr (GArray) few = gn_history_index_ratings (index, "Ann", 1), none = gn_history_index_ratings (index, "Eve", 1);
  const GnPersonRating *ben = &g_array_index (enough, GnPersonRating, 0);
  gboolean seen = FALSE;

  g_assert_cmpuint (enough->len, ==, 1);
  g_assert_cmpuint (ben->plays, ==, 6);
  g_assert_cmpfloat_with_epsilon (ben->mu, due[1].mu, 1e-12);
  g_assert_cmpfloat_with_epsilon (ben->sigma, due[1].sigma, 1e-12);
  g_assert_cmpuint (few->len, ==, 2);
  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < few->len; i++)
    {
      GnRating three[] = { GN_RATING_NEW, GN_RATING_NEW, GN_RATING_NEW };
      const guint teams[] = { 1, 2, 3 }, place[] = { 1, 2, 2 };

      if (!g_str_equal (g_array_index (few, GnPersonRating, i).game, "wizard"))
        continue;
      seen = TRUE;
      gn_rating_update (three, teams, place, 3);
      g_assert_cmpfloat_with_epsilon (g_array_index (few, GnPersonRating, i).mu, three[0].mu, 1e-12);
    }
  g_assert_true (seen);
  empty_library ();
}

/* The sides come from the records. */
static void
test_rating_sides (void)
{
  put (1, "pad:Tichu", "Ann,Ben,Cy,Di",
       "\"over\":true,\"outcome\":\"ranked\",\"rank\":[1,2,1,2],\"side\":[1,2,1,2],\"total\":[30,20,30,20]");

  g_autoptr (GnHistoryIndex) index = index_now ();
  g_autoptr (GArray) ratings = gn_history_index_ratings (index, "Cy", 1);

  g_assert_cmpuint (ratings->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (g_array_index (ratings, GnPersonRating, 0).mu, 26.964294621803063, 1e-12);
  empty_library ();
}

static void
test_definitions (void)
{
  for (GnFigure figure = 0; figure < GN_N_FIGURES; figure++)
    {
      g_assert_cmpuint (strlen (gn_figure_name (figure)), >, 3);
      g_assert_true (g_str_has_suffix (gn_figure_definition (figure), "."));
    }
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/person/years", test_years);
  g_test_add_func ("/person/ties", test_ties);
  g_test_add_func ("/person/teams", test_teams);
  g_test_add_func ("/person/together", test_together);
  g_test_add_func ("/person/ratings", test_ratings);
  g_test_add_func ("/person/rating-sides", test_rating_sides);
  g_test_add_func ("/person/definitions", test_definitions);
  return g_test_run ();
}
