/* gnomon-balance.c: reports how balanced a game and its stand-in set are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "games/games.h"
#include "core/words/text.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static int matches = 1000;
static gint64 seed = 1;
static int seats = 0;
static int only = 0;
static gboolean figures = FALSE;
static gboolean without_sense = FALSE;

static const GOptionEntry entries[] = {
  { "matches", 'n', 0, G_OPTION_ARG_INT, &matches, "Matches of each kind (1000)", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "Number of the first match; each has its own (1)", "N" },
  { "players", 'p', 0, G_OPTION_ARG_INT, &seats, "Only with so many players", "N" },
  { "scenario", 'c', 0, G_OPTION_ARG_INT, &only, "Only the N-th way to set the table", "N" },
  { "figures", 'f', 0, G_OPTION_ARG_NONE, &figures, "What a match is like, on average", NULL },
  { "aimless", 'a', 0, G_OPTION_ARG_NONE, &without_sense, "Play without sense, for comparison", NULL },
  G_OPTION_ENTRY_NULL
};

/* "48.2 % (46.1–50.3)" */
static void
print_share (double won,
             double n)
{
  double low, high;

  balance_interval (won, n, &low, &high);
  printf ("%.1f %% (%.1f–%.1f)", 100 * won / MAX (n, 1), 100 * low, 100 * high);
}

static void
print_figures (const GnGame *game,
               const Tally  *tally,
               guint         n_seats)
{
  printf ("\n  %u players, %u matches", n_seats, tally->matches);
  if (tally->ended < tally->matches)
    printf (", %u of them given up", tally->matches - tally->ended);
  printf (": %.0f moves each, %.0f of them chosen\n", (double) tally->moves / tally->matches,
          (double) tally->choices / tally->matches);

  for (guint i = 0; i < tally->n_figures; i++)
    {
      printf ("  %8.2f", tally->figure[i] / tally->matches);
      if (tally->of[i] > 0)
        printf (" of %6.2f", tally->of[i] / tally->matches);
      printf ("%*s%s\n", tally->of[i] > 0 ? 2 : 12, "", game->texts[tally->label[i].text].text);
    }
}

static void
print_measures (const Tally *tally)
{
  const Measures *measures = &tally->measures;

  for (guint i = 0; i < measures->n; i++)
    if (measures->times[i])
      printf ("  %8.2f of %6u  %s\n", measures->sum[i] / measures->times[i], measures->times[i], measures->name[i]);
    else
      printf ("  %8.2f%12s%s\n", measures->sum[i] / tally->matches, "", measures->name[i]);
}

static void
print_cell (const Tally *tally,
            guint        n_seats)
{
  if (tally->won || tally->team == tally->matches)
    {
      print_share (tally->won, tally->matches);
      return;
    }

  /* Players against each other and against the game: what the best of them has, and how often all of them lose. */
  if (tally->team)
    {
      printf ("%.0f; all lose ", tally->best / tally->matches);
      print_share (tally->team, tally->matches);
      return;
    }

  for (guint i = 0; i < n_seats; i++)
    {
      printf ("%s", i ? "; " : "");
      print_share (tally->first[i], tally->matches);
    }
}

static gboolean
report (const GnGame *game)
{
  const Policy *written = policy_find (game->id);
  const Policy blind = policy_aimless (written);
  const Policy *policy = without_sense ? &blind : written;
  guint first = seats ? (guint) seats : game->min_seats;
  guint last = seats ? (guint) seats : game->max_seats;

  printf ("%s, %s; %d matches each, from number %" G_GINT64_FORMAT " on; in brackets the 95 %% interval\n\n",
          game->title, policy->game ? "played with sense" : "played without sense", matches, seed);
  printf ("| |");
  for (guint n = first; n <= last; n++)
    printf (" %u players |", n);
  printf ("\n|---|");
  for (guint n = first; n <= last; n++)
    printf ("--:|");
  printf ("\n");

  for (guint i = 0; policy->scenarios[i].title; i++)
    {
      const Scenario *scenario = &policy->scenarios[i];
      Tally tally[GN_MAX_SEATS + 1] = { 0 };

      if (only && (guint) only != i + 1)
        continue;

      printf ("| %s |", scenario->title);
      for (guint n = first; n <= last; n++)
        {
          g_autoptr (GError) error = NULL;

          if (n < scenario->least || n > scenario->most)
            printf (" – |");
          else if (balance_run (game, policy, scenario, n, (guint) matches, (guint64) seed, &tally[n], &error))
            printf (" "), print_cell (&tally[n], n), printf (" |");
          else if (g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED))
            printf (" – |");
          else
            {
              printf ("\n");
              g_printerr ("%s\n", error->message);
              return FALSE;
            }
          fflush (stdout);
        }
      printf ("\n");

      for (guint n = first; figures && n <= last; n++)
        if (tally[n].matches)
          {
            print_figures (game, &tally[n], n);
            print_measures (&tally[n]);
          }
    }

  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("[GAME…] — how balanced are a game and its stand-in set?");
  g_autoptr (GError) error = NULL;
  gboolean fine = TRUE;

  setlocale (LC_CTYPE, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || matches < 1 || seats < 0 || seats > GN_MAX_SEATS)
    {
      g_printerr ("%s\n", error ? error->message : "There are at least one match and at most six players.");
      return 2;
    }

  gn_games_init ();
  for (int i = 1; i < argc; i++)
    if (!gn_games_find (argv[i]))
      {
        g_printerr ("There is no game “%s”.\n", argv[i]);
        return 2;
      }

  for (const GnGame *const *game = gn_games (); *game; game++)
    if (argc > 1 ? g_strv_contains ((const char *const *) argv + 1, (*game)->id)
                 : policy_find ((*game)->id)->game != NULL)
      fine &= report (*game);
  return fine ? 0 : 1;
}
