/* test-terms.c: matches of all games in which box and app take over from each other in the middle
 *
 * Nobody is left without a move, no piece is lost, everybody sees what he may see, and the record opened again is the
 * same table. The log tells the odds of what the box brought. GNOMON_LONG=1 plays many more; GNOMON_CASE=game:number plays one again.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include <stdlib.h>


#include <glib/gstdio.h>

#define MOST_ENTRIES 1500

/* What went wrong once is played every time. */
static const struct { const char *game; guint number; } once[] = {
  { "wizard", 10111 },   /* what the app knew to lie in a hand came from the pile too */
  { "invasion", 2006 },  /* all cards of a pile were known, and another came up */
  { "invasion", 4025 },
};

typedef struct {
  Playout      *playout;
  GnMatchTable *table;
} Run;

/* The playout looks at the table as it stands now. */
static gboolean
goes_on (Run *run)
{
  const GnMatch *match = gn_match_table_get_match (run->table);

  memcpy (run->playout->match->dealer, match->dealer, sizeof match->dealer);
  memcpy (run->playout->state, gn_match_table_state (run->table, GN_EVERYTHING), run->playout->game->state_size);
  return !gn_match_table_is_over (run->table);
}

static void
change_dealer (Run *run)
{
  Playout *playout = run->playout;
  const GnMatch *match = gn_match_table_get_match (run->table);
  const char *family = playout->game->families[gn_stream_below (&playout->stream, gn_game_n_families (playout->game))]
                         .id;
  GnDealer dealer = gn_stream_below (&playout->stream, 2) ? GN_DEALER_APP : GN_DEALER_BOX;
  guint8 before[GN_MAX_FAMILIES];
  g_autoptr (GError) error = NULL;

  /* The app may refuse to deal; then nothing has changed. */
  memcpy (before, match->dealer, sizeof before);
  if (gn_match_table_set_dealer (run->table, family, dealer, &error))
    return;
  playout_require (playout, error && *error->message, "who deals %s is refused without a reason", family);
  playout_require (playout, memcmp (before, match->dealer, sizeof before) == 0,
                   "who deals %s is refused, and is another", family);
}

static void
undo_some (Run *run)
{
  Playout *playout = run->playout;
  guint steps = gn_match_table_get_n_steps (run->table);
  guint back = 1 + gn_stream_below (&playout->stream, 4), to = steps - MIN (steps, back);
  g_autoptr (GError) error = NULL;

  if (steps == 0)
    return;
  playout_require (playout, gn_match_table_undo (run->table, to, TRUE, &error), "undo is refused: %s",
                   error ? error->message : "");
  while (gn_match_table_get_n_redo (run->table) && gn_stream_below (&playout->stream, 3))
    playout_require (playout, gn_match_table_redo (run->table, &error), "redo is refused: %s",
                     error ? error->message : "");
}

static void
look (Run *run)
{
  Playout *playout = run->playout;
  const GnMatch *match = gn_match_table_get_match (run->table);
  GnSay why = { 0 };

  if (!playout->game->audit (match, playout->state, &why))
    {
      g_autofree char *text = gn_say_text (match, &why, FALSE);

      playout_fail (playout, "the audit refuses: %s", text);
    }
  for (int viewer = GN_PUBLIC; viewer < match->n_seats; viewer++)
    {
      g_autofree gpointer expected = playout_dup (playout, playout->state);

      if (viewer < 0 && viewer != GN_PUBLIC)
        continue;
      gn_state_redact (match, expected, viewer);
      playout_require (playout, playout_same (playout, gn_match_table_state (run->table, viewer), expected),
                       "viewer %d's copy is not the redacted state", viewer);
    }
}

/* What the box brings has the odds in the log that it had before. */
static void
check_odds (Run              *run,
            const GnMove     *move,
            const GnOutcomes *before)
{
  Playout *playout = run->playout;
  g_autoptr (GArray) told = gn_match_table_step_chances (run->table, gn_match_table_get_n_steps (run->table), GN_PUBLIC);

  for (guint i = 0; i < before->n; i++)
    {
      const GnOutcome *outcome = &before->outcome[i];
      const GnStepChance *chance = &g_array_index (told, GnStepChance, 0);

      if (!gn_move_equal (&outcome->move, move))
        continue;
      if (outcome->weight == before->total)
        playout_require (playout, !told->len || !gn_move_equal (&chance->move, move), "the log has odds of what is certain");
      else
        playout_require (playout, told->len && gn_move_equal (&chance->move, move) && chance->weight == outcome->weight
                                    && chance->total == before->total, "the log has other odds than the table had");
      return;
    }
}

/* Who deals, deals: what Gnomon draws is not entered by hand. */
static void
check_app_deals (Run *run)
{
  Playout *playout = run->playout;
  g_auto (GnOutcomes) outcomes = { 0 };
  g_auto (GnMoveList) legal = { 0 };

  gn_outcomes_init (&outcomes);
  gn_match_table_outcomes (run->table, GN_EVERYTHING, &outcomes);
  gn_match_table_legal (run->table, GN_EVERYTHING, &legal);
  for (guint i = 0; i < legal.n && outcomes.n > 0; i++)
    playout_require (playout, legal.move[i].seat != GN_CHANCE, "an outcome that the app draws is listed");
  for (guint i = 0; i < MIN (outcomes.n, 20); i++)
    {
      const GnMove *move = &outcomes.outcome[i].move;
      GnSay why = { 0 };
      GnReply reply;

      playout_require (playout, !gn_match_table_check (run->table, GN_PUBLIC, move, &why), "an outcome is accepted by hand");
      playout_require (playout, g_str_equal (gn_say_code (playout->match, &why), GN_APP_DEALS), "it is refused as %s",
                       gn_say_code (playout->match, &why));
      playout_require (playout, !gn_match_table_do (run->table, move, 1, &reply), "an outcome is entered by hand");
      playout_require (playout, reply.why.text == why.text && reply.private_to < 0, "it is refused in another way");
    }
}

/* Nor is it entered as a part of a whole: a boon and the deck that it comes from, in one. */
static void
check_app_deals_in_wholes (Run *run)
{
  Playout *playout = run->playout;
  const guint verb = gn_stream_below (&playout->stream, gn_game_n_verbs (playout->game));
  const GnVerb *whole = &playout->game->verbs[verb];
  GnMove move;
  GnReply reply;

  if (!(whole->flags & GN_VERB_WHOLE) || !(whole->flags & GN_VERB_CHANCE))
    return;
  for (guint f = 0; f < gn_game_n_families (playout->game); f++)
    if (playout->match->dealer[f] != GN_DEALER_APP)
      return;

  gn_move_init (&move, GN_CHANCE, verb);
  for (const GnArg *arg = whole->args; arg->kind != GN_ARG_NONE; arg++)
    {
      const guint n = arg->domain == GN_DOMAIN_NUMBER ? (guint) (arg->max - arg->min + 1)
                                                      : gn_match_domain_size (playout->match, arg->domain);

      if (arg->kind == GN_ARG_LIST)
        move.arg[arg->at] = 1;
      move.arg[arg->at + (arg->kind == GN_ARG_LIST)]
        = (gint16) (gn_stream_below (&playout->stream, MAX (n, 1)) + (arg->domain == GN_DOMAIN_NUMBER ? arg->min : 0));
    }
  gn_move_normalise (playout->game, &move);
  playout_require (playout, !gn_match_table_check (run->table, GN_PUBLIC, &move, NULL), "%s is accepted by hand",
                   whole->id);
  playout_require (playout, !gn_match_table_do (run->table, &move, 1, &reply), "%s is entered by hand", whole->id);
}

static void
say_one (Run *run)
{
  Playout *playout = run->playout;
  GnReply reply;

  playout_look (playout);
  check_app_deals_in_wholes (run);
  playout_require (playout, playout->legal.n > 0, "nothing can be said");
  /* After undo the app may have to deal what the box dealt. */
  const gboolean app = playout->asked.chance && playout->match->dealer[playout->asked.family] == GN_DEALER_APP;

  if (app)
    check_app_deals (run);
  if (app && !playout->asked.must)
    {
      if (!gn_match_table_deal (run->table, &reply))
        playout_fail (playout, "the app does not deal: %s", playout->game->texts[reply.why.text].id);
      return;
    }

  const GnMove *chosen = playout_choose (playout);

  playout_require (playout, chosen, "nothing is chosen");

  GnMove move = *chosen;

  if (app && move.seat == GN_CHANCE)
    {
      playout_require (playout, gn_match_table_deal (run->table, &reply), "the app does not deal");
      return;
    }

  g_auto (GnOutcomes) before = { 0 };
  gboolean seen = move.seat == GN_CHANCE && playout->asked.viewers == GN_ALL_SEE;

  gn_outcomes_init (&before);
  gn_match_table_outcomes (run->table, GN_PUBLIC, &before);
  g_array_append_val (playout->moves, move);
  if (!gn_match_table_do (run->table, &move, 1, &reply))
    playout_fail (playout, "the table refuses a legal move: %s", playout->game->texts[reply.why.text].id);
  if (seen)
    check_odds (run, &move, &before);
}

static void
open_again (Run   *run,
            GFile *file)
{
  Playout *playout = run->playout;
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, &notices, &error);

  playout_require (playout, again, "its record is refused: %s", error ? error->message : "");
  playout_require (playout, !notices || !notices[0], "its record is opened with a notice: %s", notices[0]);
  playout_require (playout, gn_match_table_get_n_steps (again) == gn_match_table_get_n_steps (run->table),
                   "its record has other steps");
  for (guint i = 0; i <= gn_match_table_get_n_steps (again); i++)
    {
      g_autofree gpointer a = gn_match_table_state_at (run->table, i, GN_EVERYTHING),
                          b = gn_match_table_state_at (again, i, GN_EVERYTHING);

      if (!playout_same (playout, a, b))
        {
          g_autofree char *difference = playout_difference (playout, a, b);

          playout_fail (playout, "its record leads to another state after step %u: %s", i, difference);
        }
    }
}

/* Returns: whether the game starts with these seats and options. */
static gboolean
play (const GnGame *game,
      guint         number,
      GFile        *file)
{
  g_autoptr (Playout) playout = playout_new (game, number);
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (GError) error = NULL;
  Run run = { .playout = playout };

  if (!playout)
    return FALSE;
  if (playout->half)
    return TRUE;

  GnMatch *match = gn_match_copy (playout->match);

  match->unasked = number % 3 != 1;
  run.table = table = gn_match_table_new (match, NULL, NULL, &error);
  playout_require (playout, table, "no table: %s", error ? error->message : "");
  playout_require (playout, gn_match_table_record (table, file, &error), "no record: %s", error ? error->message : "");

  for (guint n = 0; n < MOST_ENTRIES && goes_on (&run); n++)
    {
      guint what = gn_stream_below (&playout->stream, 24);

      if (what < 3)
        change_dealer (&run);
      else if (what == 3)
        undo_some (&run);
      if (!goes_on (&run))
        break;
      look (&run);
      say_one (&run);
    }
  goes_on (&run);
  look (&run);
  gn_match_table_close_record (table);
  open_again (&run, file);
  return TRUE;
}

static guint
play_one (const GnGame *game,
          guint         number)
{
  g_autofree char *dir = g_dir_make_tmp ("gnomon-terms-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "terms.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean played = play (game, number, file);

  g_file_delete (file, NULL, NULL);
  g_rmdir (dir);
  return played;
}

static void
test_terms (gconstpointer data)
{
  const GnGame *game = data;
  const guint matches = g_getenv ("GNOMON_LONG") ? 12 : g_getenv ("GNOMON_QUICK") ? 2 : 6;
  guint first = g_getenv ("GNOMON_FIRST") ? (guint) atoi (g_getenv ("GNOMON_FIRST")) : 0;
  guint played = 0;

  for (guint i = 0; i < matches; i++)
    played += play_one (game, first + i);
  for (guint i = 0; i < G_N_ELEMENTS (once); i++)
    if (g_str_equal (once[i].game, game->id))
      g_assert_true (play_one (game, once[i].number));
  g_assert_cmpuint (played * 3, >, matches);
}

static void
test_one (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, ":", 2);
  const GnGame *game = gn_games_find (parts[0]);

  g_assert_nonnull (game);
  g_assert_nonnull (parts[1]);
  play_one (game, (guint) atoi (parts[1]));
}

int
main (int   argc,
      char *argv[])
{
  const char *one = g_getenv ("GNOMON_CASE");

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  if (one)
    g_test_add_data_func ("/conformance/terms/one", one, test_one);
  for (guint i = 0; !one && gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/conformance/terms/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i], test_terms);
    }
  return g_test_run ();
}
