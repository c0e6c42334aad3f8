/* test-bracket.c: playoffs by hand: who meets whom, which match decides and which does not, what the host sets, people
 * who are renamed or forgotten; and playoffs by chance against a reckoning of its own, straight from the records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"
#include "records.h"

#include "core/library/erase.h"
#include "games/games.h"
#include "history/league.h"
#include "history/parted.h"
#include "own-home.h"

#include <string.h>

#define SEED  31
#define NIGHT G_GINT64_CONSTANT (1704394800)   /* January 4, 2024, in the evening */
#define HOUR  3600

/* @names: by seed, with commas; (transfer full) */
static GnLeague *
cup_of (const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, ",", -1);
  GnLeague *league = gn_league_new ();

  league->kind = GN_LEAGUE_KNOCK_OUT;
  league->playoffs = gn_playoffs_new ();
  league->playoffs->since = NIGHT;
  for (guint i = 0; each[i]; i++)
    g_ptr_array_add (league->playoffs->people, g_strdup (each[i]));
  return league;
}

typedef const char *Match[2];   /* the loser, the winner */

/* An hour apart, from the night on. */
static GnHistoryIndex *
index_of (const Match *matches,
          guint        n)
{
  reckon_empty ();
  for (guint i = 0; i < n; i++)
    years_match (i, NIGHT + i * HOUR, matches[i][0], matches[i][1]);
  return reckon_index ();
}

/* "Ann>Ben" if Ann goes on, "Ann-Ben" if that is open, "?" where nobody is known; (transfer full) */
static char *
told (const GnBracket *bracket,
      guint            round,
      guint            k)
{
  const GnPairing *pairing = &bracket->pairing[round][k];
  const guint first = pairing->winner && pairing->winner == pairing->seed[1];
  const char *one = gn_bracket_name (bracket, pairing->seed[first]);
  const char *other = gn_bracket_name (bracket, pairing->seed[!first]);

  return g_strconcat (pairing->seed[first] ? one : "?", pairing->winner ? ">" : "-", pairing->seed[!first] ? other : "?",
                      NULL);
}

/* The rounds with "/" between them. */
static void
check_bracket (GnHistoryIndex *index,
               const GnLeague *league,
               const char     *due)
{
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (index, league);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint round = 0; round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      {
        g_autofree char *pairing = told (bracket, round, k);

        g_string_append_printf (text, "%s%s", k ? " " : round ? " / " : "", pairing);
      }
  g_assert_cmpstr (text->str, ==, due);
}

/* ---- Who meets whom ------------------------------------------------------------------------------------------- */

static void
test_seeds (void)
{
  static const guint eight[] = { 1, 8, 4, 5, 2, 7, 3, 6 };
  g_autoptr (GnHistoryIndex) index = index_of (NULL, 0);
  g_autoptr (GnLeague) two = cup_of ("A,B"), three = cup_of ("A,B,C"), five = cup_of ("A,B,C,D,E");

  for (guint i = 0; i < G_N_ELEMENTS (eight); i++)
    g_assert_cmpuint (gn_playoffs_seed (8, i), ==, eight[i]);
  for (guint n = 2; n <= GN_PLAYOFFS_MAX; n++)
    {
      const guint size = 1u << gn_playoffs_rounds (n);
      guint seen = 0;

      g_assert_true (size >= n && size < 2 * n);
      for (guint slot = 0; slot < size; slot += 2)
        {
          const guint one = gn_playoffs_seed (n, slot), other = gn_playoffs_seed (n, slot + 1);

          /* everybody once, nobody against nobody, and who is free is ahead of all who are not */
          g_assert_true (one >= 1 && one <= n && (other || one <= size - n));
          g_assert_true (!other || one + other == size + 1);
          seen |= 1u << one | 1u << other;
        }
      g_assert_cmpuint (seen | 1, ==, (1u << (n + 1)) - 1);
    }
  check_bracket (index, two, "A-B");
  three->playoffs->third = TRUE;
  check_bracket (index, three, "A>? B-C / A-?");
  five->playoffs->third = TRUE;
  check_bracket (index, five, "A>? D-E B>? C>? / A-? B-C / ?-? ?-?");
}

/* ---- What decides --------------------------------------------------------------------------------------------- */

static void
test_set (void)
{
  const char *const names[] = { "Ann", "Ben", "Cy", "Dora" };
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  g_autoptr (GnPlayoffs) playoffs = gn_playoffs_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (people, (char *) names[i]);
  gn_playoffs_set (playoffs, people, TRUE);
  gn_playoffs_set_mark (playoffs, 0, 1, 2, 10);
  gn_playoffs_set_mark (playoffs, 1, GN_PLAYOFFS_THIRD, 3, 20);

  /* the same again loses nothing, without third place only that */
  gn_playoffs_set (playoffs, people, TRUE);
  g_assert_cmpuint (playoffs->marks->len, ==, 2);
  gn_playoffs_set (playoffs, people, FALSE);
  g_assert_nonnull (gn_playoffs_mark (playoffs, 0, 1));
  g_assert_null (gn_playoffs_mark (playoffs, 1, GN_PLAYOFFS_THIRD));

  /* of others all */
  people->pdata[0] = (char *) names[1];
  people->pdata[1] = (char *) names[0];
  gn_playoffs_set (playoffs, people, FALSE);
  g_assert_cmpuint (playoffs->marks->len, ==, 0);
  g_assert_cmpstr (playoffs->people->pdata[0], ==, "Ben");
}

/* The first second of an evening is in it, and the one before is not. */
static void
test_evening (void)
{
  const guint32 day = 739576;
  const gint64 begin = gn_history_evening_begin (day);

  g_assert_cmpuint (gn_history_evening (begin), ==, day);
  g_assert_cmpuint (gn_history_evening (begin - 1), ==, day - 1);
  g_assert_cmpint (gn_history_evening_begin (0), ==, 0);
}

static void
test_matches (void)
{
  static const Match matches[] = { { "Ben", "Cy" }, { "Ann", "Ben" }, { "Dora", "Ann" }, { "Cy", "Ben" },
                                   { "Cy", "Dora" }, { "Ben", "Ann" }, { "Ann", "Ben" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) cup = cup_of ("Ann,Ben,Cy,Dora");
  g_autoptr (GnBracket) bracket = NULL;
  g_autoptr (GArray) decided = NULL;
  g_autoptr (GnLeagueTable) table = NULL;

  /* Ben lost to Cy, and won against Ann before both were in the final: neither counts. */
  cup->playoffs->since = NIGHT + HOUR;
  cup->playoffs->third = TRUE;
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ann>Ben Dora>Cy");
  bracket = gn_history_index_bracket (index, cup);
  g_assert_cmpuint (bracket->champion, ==, 1);
  g_assert_cmpuint (bracket->second, ==, 2);
  g_assert_cmpuint (bracket->third, ==, 4);
  decided = gn_bracket_matches (bracket);
  g_assert_cmpuint (decided->len, ==, 4);
  table = gn_history_index_league (index, cup);
  g_assert_cmpuint (table->standings->len, ==, 0);
  g_assert_cmpuint (table->matches->len, ==, 4);

  /* The one before counts if the playoffs began before it: then Cy is in the final, and has played no other match. */
  cup->playoffs->since = NIGHT;
  cup->playoffs->third = FALSE;
  check_bracket (index, cup, "Ann>Dora Cy>Ben / Ann-Cy");

  /* Not of the game. */
  gn_league_add_game (cup, "rise", "");
  check_bracket (index, cup, "Ann-Dora Ben-Cy / ?-?");
}

/* The host's word, and when it counts from. */
static void
test_by_hand (void)
{
  static const Match matches[] = { { "Dora", "Ann" }, { "Ben", "Ann" }, { "Cy", "Ben" }, { "Ben", "Ann" },
                                   { "Ann", "Ben" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) cup = cup_of ("Ann,Ben,Cy,Dora");
  g_autoptr (GnBracket) bracket = NULL;

  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ann>Ben");

  /* Open again: what was played no longer counts. */
  gn_playoffs_set_mark (cup->playoffs, 1, 0, 0, NIGHT + 3 * HOUR);
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ben>Ann");
  gn_playoffs_set_mark (cup->playoffs, 1, 0, 0, NIGHT + 4 * HOUR);
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ann-Ben");
  bracket = gn_history_index_bracket (index, cup);
  g_assert_true (bracket->pairing[1][0].by_hand);
  g_assert_true (gn_bracket_is_open (&bracket->pairing[1][0]));
  g_assert_false (bracket->pairing[0][0].by_hand);

  /* Set, against what was played; the final is then another one, and its mark means nobody in it. */
  gn_playoffs_set_mark (cup->playoffs, 1, 0, 2, NIGHT + 4 * HOUR);
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ben>Ann");
  gn_playoffs_set_mark (cup->playoffs, 0, 1, 3, NIGHT);
  check_bracket (index, cup, "Ann>Dora Cy>Ben / Ann-Cy");

  /* A walkover: what they played before it does not decide the final, what comes later does. */
  gn_playoffs_set_mark (cup->playoffs, 0, 1, 2, NIGHT + 3 * HOUR);
  gn_playoffs_drop_mark (cup->playoffs, 1, 0);
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ben>Ann");
  gn_playoffs_drop_mark (cup->playoffs, 0, 1);
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ann>Ben");
  g_assert_cmpuint (cup->playoffs->marks->len, ==, 0);
}

/* A league has both: its standings go on, and playoffs that its days say nothing about. */
static void
test_league (void)
{
  static const Match matches[] = { { "Ann", "Ben" }, { "Ben", "Ann" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) league = cup_of ("Ann,Ben");
  g_autoptr (GnLeagueTable) table = NULL, without = NULL;

  league->kind = GN_LEAGUE_OPEN;
  league->to = gn_history_evening (NIGHT) - 1;
  table = gn_history_index_league (index, league);
  g_assert_cmpuint (table->matches->len, ==, 0);
  g_assert_cmpuint (table->bracket->champion, ==, 2);
  g_assert_true (gn_league_figure_applies (GN_LEAGUE_BRACKET, league));
  g_assert_true (gn_league_figure_applies (GN_LEAGUE_POINTS, league));
  g_clear_pointer (&league->playoffs, gn_playoffs_free);
  league->to = 0;
  without = gn_history_index_league (index, league);
  g_assert_cmpuint (without->matches->len, ==, 2);
  g_assert_null (without->bracket);
}

/* Renamed, and forgotten: what was decided stays. */
static void
test_people (void)
{
  static const Match matches[] = { { "Ben", "Ann" }, { "Ann", "Cy" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) cup = cup_of ("Cy,Ann,Ben"), renamed = NULL, forgotten = NULL, back = NULL;
  g_autoptr (GnErasure) erasure = NULL;
  g_autoptr (GError) error = NULL;

  cup->name = g_strdup ("Cup");
  g_assert_true (gn_league_save (cup, &error));
  check_bracket (index, cup, "Cy>? Ann>Ben / Cy>Ann");
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  renamed = gn_league_load (cup->id);
  check_bracket (index, renamed, "Cy>? Anna>Ben / Cy>Anna");
  erasure = gn_erase ("Anna", NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  forgotten = gn_league_load (cup->id);
  /* Nobody has kept who won: a match of somebody without a name tells nothing. */
  check_bracket (index, forgotten, "Cy>? -Ben / Cy-?");
  g_assert_true (gn_erasure_undo (erasure, &error));
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  back = gn_league_load (cup->id);
  check_bracket (index, back, "Cy>? Anna>Ben / Cy>Anna");

  /* One person of two who played each other: nothing decides that but the host. */
  g_assert_true (gn_names_merge ("Anna", "Ben", &error));
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  g_clear_pointer (&back, gn_league_free);
  back = gn_league_load (cup->id);
  check_bracket (index, back, "Cy>? Anna-Anna / Cy-?");
}

/* Who are two again are two in a league that was changed while they were one. */
static void
test_parted (void)
{
  g_autoptr (GnHistoryIndex) index = index_of (NULL, 0);
  g_autoptr (GnLeague) cup = cup_of ("Gus,Cy,Hedi"), merged = NULL, parted = NULL;
  g_autoptr (GError) error = NULL;

  cup->name = g_strdup ("Cup");
  cup->kind = GN_LEAGUE_OPEN;
  g_ptr_array_add (cup->people, g_strdup ("Gus"));
  g_ptr_array_add (cup->people, g_strdup ("Hedi"));
  g_assert_true (gn_league_save (cup, &error));
  g_assert_true (gn_names_merge ("Gus", "Hedi", &error));
  merged = gn_league_load (cup->id);
  g_assert_cmpuint (merged->people->len, ==, 1);
  check_bracket (index, merged, "Gus>? Cy-Gus / Gus-?");
  gn_playoffs_set_mark (merged->playoffs, 0, 1, 3, NIGHT);
  g_assert_true (gn_league_save (merged, &error));
  g_assert_true (gn_names_split ("Gus", "Hedi", &error));
  parted = gn_league_load (cup->id);
  g_assert_cmpuint (parted->people->len, ==, 2);
  g_assert_cmpstr (parted->people->pdata[1], ==, "Hedi");
  check_bracket (index, parted, "Gus>? Hedi>Cy / Gus-Hedi");
}

static GnLeague *
saved (GnLeague *league)
{
  g_autoptr (GError) error = NULL;

  league->name = g_strdup ("League");
  g_assert_true (gn_league_save (league, &error));
  g_assert_no_error (error);
  return league;
}

/* Two who were recorded as Ida become two: the leagues that list her have both, and in playoffs is the one whose match
 * decided first. Undone, too. */
static void
test_recorded (void)
{
  static const Match matches[] = { { "Jo", "Ida" }, { "Ida", "Kai" } };
  static const struct { guint parted; const char *name, *due; gboolean listed; } cases[] = {
    { 1, "Ida B.", "Kai>? Ida B.>Jo / Kai-Ida B.", TRUE },   /* the final was played by the other one */
    { 3, "Ida B.", "Kai>? Ida B.>Jo / Kai>Ida B.", TRUE },
    { 2, "Ida B.", "Kai>? Ida>Jo / Kai-Ida", TRUE },
    { 0, "Ida B.", "Kai>? Ida>Jo / Kai>Ida", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
      g_autoptr (GnLeague) cup = saved (cup_of ("Kai,Ida,Jo")), listed = gn_league_new (), earlier = gn_league_new ();
      g_autoptr (GnLeague) now = NULL, list = NULL, back = NULL;
      g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
      g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GnPartedLeagues) parted = NULL;
      g_autoptr (GnErasure) erasure = NULL;
      g_autoptr (GBytes) cup_before = gn_league_bytes (cup->id), cup_after = NULL, earlier_before = NULL;
      g_autoptr (GBytes) earlier_after = NULL;
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (listed->people, g_strdup ("Ida"));
      g_ptr_array_add (listed->people, g_strdup ("Kai"));
      g_ptr_array_add (earlier->people, g_strdup ("Ida"));
      earlier->to = gn_history_evening (NIGHT) - 1;
      saved (listed);
      saved (earlier);
      earlier_before = gn_league_bytes (earlier->id);
      for (guint k = 0; k < G_N_ELEMENTS (matches); k++)
        {
          g_autofree char *file = g_strdup_printf ("match-%u.gnomon", k);

          if (cases[i].parted & 1u << k)
            g_ptr_array_add (records, g_file_get_child (folder, file));
        }

      parted = gn_history_index_part_leagues (index, "Ida", cases[i].name, records, &error);
      g_assert_no_error (error);
      erasure = gn_erase_part ("Ida", cases[i].name, records, &error);
      g_assert_no_error (error);
      g_assert_true (gn_history_index_update (index, NULL, NULL));
      now = gn_league_load (cup->id);
      list = gn_league_load (listed->id);
      check_bracket (index, now, cases[i].due);
      g_assert_cmpuint (list->people->len, ==, cases[i].listed ? 3 : 2);
      g_assert_true (gn_league_has_person (list, "Ida"));
      g_assert_true (gn_league_has_person (list, "Ida B.") == cases[i].listed);
      earlier_after = gn_league_bytes (earlier->id);
      g_assert_true (g_bytes_equal (earlier_after, earlier_before));

      /* what was changed since stays */
      g_free (list->name);
      list->name = g_strdup ("Another");
      g_assert_true (gn_league_save (list, &error));
      g_assert_true (gn_erasure_undo (erasure, &error) && gn_parted_leagues_undo (parted, &error));
      cup_after = gn_league_bytes (cup->id);
      g_assert_true (g_bytes_equal (cup_after, cup_before));
      back = gn_league_load (listed->id);
      g_assert_cmpstr (back->name, ==, "Another");
      g_assert_cmpuint (back->people->len, ==, 2);
      g_assert_false (gn_league_has_person (back, "Ida B."));
    }
}

static void
forget (GnHistoryIndex *index,
        const char     *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnErasure) erasure = NULL;

  g_assert_true (gn_history_index_keep_winners (index, name, &error));
  erasure = gn_erase (name, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (gn_history_index_update (index, NULL, NULL));
}

/* Two who met are forgotten, and a guest without a name has played one of the others before. */
static void
test_forgotten (void)
{
  static const Match matches[] = { { "", "Dora" }, { "Dora", "Ann" }, { "Cy", "Ben" }, { "Ben", "Ann" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) cup = cup_of ("Ann,Ben,Cy,Dora"), after = NULL;
  g_autoptr (GnBracket) bracket = NULL;
  const GnPairing *last;

  cup->name = g_strdup ("Cup");
  g_assert_true (gn_league_save (cup, NULL));
  check_bracket (index, cup, "Ann>Dora Ben>Cy / Ann>Ben");
  forget (index, "Ben");
  forget (index, "Ann");
  after = gn_league_load (cup->id);
  check_bracket (index, after, ">Dora >Cy / >");
  bracket = gn_history_index_bracket (index, after);
  g_assert_cmpuint (bracket->champion, ==, 1);

  /* by a match, not by hand */
  last = &bracket->pairing[1][0];
  g_assert_false (last->by_hand);
  g_assert_cmpint (last->match.id, !=, 0);
  g_assert_cmpint (last->after, ==, NIGHT + 3 * HOUR);
}

/* Who is forgotten before a pairing is decided is not whatever guest without a name plays next. */
static void
test_guest (void)
{
  static const Match matches[] = { { "Dora", "Ann" } };
  static const Match later[] = { { "Dora", "Ann" }, { "Cy", "" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches)), again = NULL;
  g_autoptr (GnLeague) cup = cup_of ("Ann,Ben,Cy,Dora"), after = NULL, marked = NULL;

  cup->name = g_strdup ("Cup");
  g_assert_true (gn_league_save (cup, NULL));
  forget (index, "Ben");
  again = index_of (later, G_N_ELEMENTS (later));
  after = gn_league_load (cup->id);
  check_bracket (again, after, "Ann>Dora -Cy / Ann-?");
  gn_playoffs_set_mark (after->playoffs, 0, 1, 3, NIGHT);
  g_assert_true (gn_league_save (after, NULL));
  marked = gn_league_load (cup->id);
  check_bracket (again, marked, "Ann>Dora Cy> / Ann-Cy");
}

/* ---- By chance ------------------------------------------------------------------------------------------------ */

/* What a pairing is told to be by a reckoning that goes from the end to the beginning. */
typedef struct {
  const char *one, *other, *winner, *loser;
  gint64      later;   /* what decides next begins after it */
} Due;

static const char *
person (const GnPlayoffs *playoffs,
        guint             i)
{
  return i < playoffs->people->len ? playoffs->people->pdata[i] : NULL;
}

static gboolean
is_duel (const GnLeague     *league,
         const GnRecordInfo *info,
         const char         *one,
         const char         *other)
{
  gboolean of_game = !league->games->len;

  for (guint i = 0; i < league->games->len; i++)
    of_game |= reckon_is_game (info, ((GnLeagueGame *) league->games->pdata[i])->game,
                               ((GnLeagueGame *) league->games->pdata[i])->title);
  return of_game && reckon_kind (info) == GN_KIND_AGAINST && info->n_seats == 2
         && ((g_str_equal (info->name[0], one) && g_str_equal (info->name[1], other))
             || (g_str_equal (info->name[1], one) && g_str_equal (info->name[0], other)));
}

static Due
reckon (const GnLeague *league,
        GPtrArray      *records,
        guint           round,
        guint           k,
        gboolean        third)
{
  const GnPlayoffs *playoffs = league->playoffs;
  const GnPlayoffsMark *mark = NULL;
  Due due = { .later = playoffs->since - 1 };
  guint size = 2;

  while (size < playoffs->people->len)
    size *= 2;
  for (guint i = 0; i < playoffs->marks->len; i++)
    {
      const GnPlayoffsMark *each = &g_array_index (playoffs->marks, GnPlayoffsMark, i);

      if (each->round == round && each->pairing == (third ? 1 : k))
        mark = each;
    }
  if (round)
    {
      const Due a = reckon (league, records, round - 1, third ? 0 : 2 * k, FALSE);
      const Due b = reckon (league, records, round - 1, third ? 1 : 2 * k + 1, FALSE);

      due.one = third ? a.loser : a.winner;
      due.other = third ? b.loser : b.winner;
      due.later = MAX (due.later, MAX (a.winner ? a.later : 0, b.winner ? b.later : 0));
    }
  else
    {
      static const guint order[5][16] = { { 0 }, { 1, 2 }, { 1, 4, 2, 3 }, { 1, 8, 4, 5, 2, 7, 3, 6 },
                                          { 1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11 } };
      const guint *seeds = order[size == 2 ? 1 : size == 4 ? 2 : size == 8 ? 3 : 4];

      due.one = person (playoffs, seeds[2 * k] - 1);
      due.other = person (playoffs, seeds[2 * k + 1] - 1);
      if (!due.other)
        due.winner = due.one;
    }
  if (!due.one || !due.other)
    return due;
  if (mark && mark->winner && (g_str_equal (person (playoffs, mark->winner - 1), due.one)
                               || g_str_equal (person (playoffs, mark->winner - 1), due.other)))
    {
      due.winner = person (playoffs, mark->winner - 1);
      due.later = MAX (due.later, mark->at);
    }
  else if (mark && !mark->winner)
    due.later = MAX (due.later, mark->at);
  for (guint i = 0; !due.winner && i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      if (info->started <= due.later || !is_duel (league, info, due.one, due.other) || info->rank[0] == info->rank[1])
        continue;
      due.winner = info->rank[0] && (!info->rank[1] || info->rank[0] < info->rank[1]) ? info->name[0] : info->name[1];
      due.later = info->started;
    }
  if (due.winner)
    due.loser = g_str_equal (due.winner, due.one) ? due.other : due.one;
  return due;
}

typedef struct {
  guint decided, open, by_hand, ended;
} Seen;

static void
check_cup (GnHistoryIndex *index,
           const GnLeague *league,
           GPtrArray      *records,
           Seen           *seen)
{
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (index, league);

  for (guint round = 0; round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      {
        const GnPairing *pairing = &bracket->pairing[round][k];
        const gboolean third = k && round == bracket->n_rounds - 1;
        const Due due = reckon (league, records, round, third ? 0 : k, third);

        g_assert_cmpstr (gn_bracket_name (bracket, pairing->seed[0]), ==, due.one ? due.one : "");
        g_assert_cmpstr (gn_bracket_name (bracket, pairing->seed[1]), ==, due.other ? due.other : "");
        g_assert_cmpstr (gn_bracket_name (bracket, pairing->winner), ==, due.winner ? due.winner : "");
        g_assert_cmpstr (gn_bracket_name (bracket, pairing->loser), ==, due.loser ? due.loser : "");
        seen->decided += pairing->match.id != 0;
        seen->by_hand += pairing->by_hand && pairing->winner;
        seen->open += gn_bracket_is_open (pairing);
      }
  seen->ended += bracket->champion > 0;
}

static GnLeague *
random_cup (GRand             *rand,
            guint              i,
            gint64             start,
            gint64             length,
            const char *const *names,
            guint              n_names)
{
  g_autoptr (GString) people = g_string_new (NULL);
  g_autofree guint *order = g_new (guint, n_names);
  const guint n = (guint) g_rand_int_range (rand, 2, MIN ((gint32) n_names, GN_PLAYOFFS_MAX) + 1);
  GnLeague *league;

  for (guint k = 0; k < n_names; k++)
    order[k] = k;
  for (guint k = 0; k < n; k++)
    {
      const guint other = (guint) g_rand_int_range (rand, (gint32) k, (gint32) n_names), swap = order[k];

      order[k] = order[other];
      order[other] = swap;
      g_string_append_printf (people, "%s%s", k ? "," : "", names[order[k]]);
    }
  league = cup_of (people->str);
  league->playoffs->third = i % 2;
  league->playoffs->since = start + (gint64) (g_rand_double (rand) * (double) length / 2);
  if (i % 5 == 4)
    gn_league_add_game (league, "zavandor", "");
  for (guint k = 0; k < i % 4; k++)
    {
      const guint round = (guint) g_rand_int_range (rand, 0, (gint32) gn_playoffs_rounds (n));
      const guint pairing = (guint) g_rand_int_range (rand, 0, (gint32) gn_playoffs_pairings (league->playoffs, round));

      gn_playoffs_set_mark (league->playoffs, round, pairing, (guint) g_rand_int_range (rand, 0, (gint32) n + 1),
                            start + (gint64) (g_rand_double (rand) * (double) length));
    }
  return league;
}

static void
free_records (GPtrArray *records)
{
  g_ptr_array_set_free_func (records, (GDestroyNotify) gn_record_info_free);
  g_ptr_array_unref (records);
}

/* @n_duels: so many matches of two by chance, beside those of the years, which have all numbers of players */
static void
check_chance (guint  n_years,
              guint  n_duels,
              guint  n_cups,
              gint64 start,
              gint64 length,
              Seen  *seen)
{
  static const char *const names[] = { "Ann", "Ben", "Zoë", "Berta", "Emil", "Gus", "Hedi" };
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  GPtrArray *records;

  reckon_empty ();
  years_make (n_years, SEED);
  for (guint i = 0; i < n_duels; i++)
    {
      const guint one = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (names));
      const guint other = (one + (guint) g_rand_int_range (rand, 1, G_N_ELEMENTS (names))) % G_N_ELEMENTS (names);

      years_match (i, NIGHT + i * HOUR, names[one], names[other]);
    }
  index = reckon_index ();
  records = reckon_records ();
  for (guint i = 0; i < n_cups; i++)
    {
      g_autoptr (GnLeague) league = random_cup (rand, i, start, length, names, n_duels ? G_N_ELEMENTS (names) : 5);

      check_cup (index, league, records, seen);
    }
  free_records (records);
}

static void
test_chance (void)
{
  const gboolean quick = g_getenv ("GNOMON_QUICK") != NULL;
  const guint n_duels = quick ? 100 : 250;
  Seen seen = { 0 };

  check_chance (20, n_duels, quick ? 40 : 150, NIGHT, n_duels * HOUR, &seen);
  /* There was something to check. */
  g_assert_cmpuint (seen.decided, >, 20);
  g_assert_cmpuint (seen.by_hand, >, 5);
  g_assert_cmpuint (seen.open, >, 5);
  g_assert_cmpuint (seen.ended, >, 5);
  check_chance (quick ? 150 : 400, 0, quick ? 40 : 150, 0, NIGHT * 2, &seen);
}

/* Those who have not played yet do not all look like the first. */
static void
test_colours (void)
{
  static const Match matches[] = { { "Ann", "Ben" } };
  g_autoptr (GnHistoryIndex) index = index_of (matches, G_N_ELEMENTS (matches));
  g_autoptr (GnLeague) cup = cup_of ("Ann,Eva,Finn,Gus");
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (index, cup);

  for (guint i = 1; i < 4; i++)
    g_assert_cmpuint (bracket->colour[i], ==, i);
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/bracket/seeds", test_seeds);
  g_test_add_func ("/bracket/set", test_set);
  g_test_add_func ("/bracket/evening", test_evening);
  g_test_add_func ("/bracket/matches", test_matches);
  g_test_add_func ("/bracket/by-hand", test_by_hand);
  g_test_add_func ("/bracket/league", test_league);
  g_test_add_func ("/bracket/forgotten", test_forgotten);
  g_test_add_func ("/bracket/guest", test_guest);
  g_test_add_func ("/bracket/people", test_people);
  g_test_add_func ("/bracket/parted", test_parted);
  g_test_add_func ("/bracket/recorded", test_recorded);
  g_test_add_func ("/bracket/colours", test_colours);
  g_test_add_func ("/bracket/chance", test_chance);
  return g_test_run ();
}
