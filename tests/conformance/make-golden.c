/* make-golden.c: plays random matches until each wanted ending has come up, and keeps its record
 *
 * `make-golden DIR GAME` makes those of the game's endings (known.h) that are not in DIR, `make-golden DIR NAME…`
 * others, by names as golden_ending() gives them: zavandor-3-tie. Run by hand when a game is new or its rules have
 * changed; what it makes is looked at, and committed.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "golden.h"
#include "known.h"
#include "playout.h"

#include <stdio.h>

#define MOST_STEPS 4000

static const char *const people[] = { "Ann", "Ben", "Zoë", "Łukasz", "Eve", "Fay" };

/* One match to its end, or stopped by agreement after so many entries. */
static GnMatchTable *
play (Playout *playout,
      guint    stop_after)
{
  GnMatch *match = gn_match_copy (playout->match);
  GnMatchTable *table;

  match->unasked = TRUE;
  for (guint seat = 0; seat < match->n_seats; seat++)
    gn_match_set_name (match, seat, people[seat]);
  table = gn_match_table_new (match, NULL, NULL, NULL);

  for (guint n = 0; n < MOST_STEPS && !gn_match_table_is_over (table); n++)
    {
      GnReply reply;

      if (stop_after && n == stop_after)
        {
          gn_match_table_stop (table, NULL);
          break;
        }
      memcpy (playout->state, gn_match_table_state (table, GN_EVERYTHING), playout->game->state_size);
      playout_look (playout);

      GnMove move = *playout_choose (playout);

      if (!gn_match_table_do (table, &move, 1, &reply))
        playout_fail (playout, "the table refuses a legal move");
      if (n % 50 == 30)
        gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL);
      if (n % 90 == 70)
        gn_match_table_note (table, "Kaffee ist fertig");
    }
  return table;
}

static gboolean
make (const char *dir,
      const char *name)
{
  g_autofree char *way = NULL, *id = NULL;
  const guint seats = golden_parts (name, &id, &way);
  const GnGame *game = gn_games_find (id);
  g_autofree char *base = g_strconcat (name, ".gnomon", NULL);
  g_autofree char *path = g_build_filename (dir, base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint number = 0; number < 200000; number++)
    {
      g_autoptr (Playout) playout = NULL;
      g_autoptr (GnMatchTable) table = NULL;
      g_autofree char *ending = NULL;

      if (game->min_seats + number % (game->max_seats - game->min_seats + 1) != seats
          || !(playout = playout_new (game, number)) || playout->half)
        continue;
      table = play (playout, 0);
      /* half-way: a short game ends before it is stopped otherwise */
      if (g_str_equal (way, "stopped"))
        {
          const guint all = gn_match_table_get_n_steps (table);

          playout_free (playout);
          playout = playout_new (game, number);
          g_object_unref (table);
          table = play (playout, MIN (60, MAX (1, all / 2)));
        }
      ending = golden_ending (table);
      if (g_strcmp0 (ending, name) != 0)
        continue;

      g_autoptr (GError) error = NULL;

      g_file_delete (file, NULL, NULL);
      if (!gn_match_table_record (table, file, &error))
        g_error ("%s: %s", path, error->message);
      gn_match_table_close_record (table);
      printf ("%s: match %u, %u steps\n", path, number, gn_match_table_get_n_steps (table));
      return TRUE;
    }
  fprintf (stderr, "%s did not come up\n", name);
  return FALSE;
}

static gboolean
make_missing (const char      *dir,
              const KnownGame *known)
{
  for (guint i = 0; known->endings[i]; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", known->id, known->endings[i]);
      g_autofree char *path = g_strdup_printf ("%s/%s.gnomon", dir, name);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !make (dir, name))
        return FALSE;
    }
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  gn_games_init ();
  for (int i = 2; i < argc; i++)
    if (!(gn_games_find (argv[i]) ? make_missing (argv[1], known_game (argv[i])) : make (argv[1], argv[i])))
      return 1;
  return 0;
}
