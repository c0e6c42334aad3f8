/* test-gw-windows.c: random matches of Gnômes & Wizards with casts in every window, looked at on the way as all matches are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-state.h"

#include <stdlib.h>

/* At the start of a turn everybody stands on the board, some carry a learned card, and all is charged. */
static void
arm (Playout *playout)
{
  const GnMatch *match = playout->match;
  const GwBoard *board = gw_board (match);
  GwState *state = playout->state;

  GW_FOR_UNITS (unit)
    {
      if (gw_in_play (state, unit) && state->status[unit] == GW_INACTIVE && gn_stream_below (&playout->stream, 3) == 0)
        {
          const int cell = (int) gn_stream_below (&playout->stream, board->grid.n);

          if (gw_landable (match, state, cell))
            gw_rouse (match, state, unit, cell);
        }
      if (state->status[unit] != GW_ACTIVE)
        continue;
      state->hp[unit] = (guint8) MIN (gw_max_hp (unit), state->hp[unit] + 4);
      if (!state->learned[unit] && gn_stream_below (&playout->stream, 2))
        {
          const int card = (int) gn_stream_below (&playout->stream, gw_set (match)->n_cards);
          GnPile *from = &state->pile[gn_pile_unseen (&state->pile[0], 0) == 0];

          if (gw_set (match)->card[card].kind == GW_LEARNED && gw_card_ways (match, state, card) > 0 && gn_pile_take_card (from, -2, 0))
            state->learned[unit] = (guint8) (card + 1);
        }
      for (int value = 2 * unit; value < 2 * unit + 2; value++)
        if (gw_ability (match, state, value) && gw_ability (match, state, value)->known && gn_stream_below (&playout->stream, 3))
          state->charge[value] = gw_ability (match, state, value)->cost;
    }
  GN_FOR_SEATS (match, seat)
    while (!gw_eliminated (state, seat) && gn_pile_size (&state->hand[seat]) < 3)
      {
        const int card = (int) gn_stream_below (&playout->stream, gw_set (match)->n_cards);
        GnPile *from = &state->pile[gn_pile_unseen (&state->pile[0], 0) == 0];

        if (gn_pile_unseen (from, 0) == 0)
          break;
        if (gw_card_ways (match, state, card) == 0)
          continue;
        gn_pile_take_card (from, -2, 0);
        if (match->dealer[GW_FAMILY_CARDS] == GN_DEALER_APP)
          gn_pile_put_known_bottom (&state->hand[seat], card, 0, GN_SEES (seat));
        else
          gn_pile_put_unseen_bottom (&state->hand[seat], 0, 1);
      }
}

/* How often a blockade stood between two tiles after a cast. */
static guint bars;

/* Returns: how many casts were carried out. */
static guint
fuzz (guint number)
{
  g_autoptr (Playout) playout = playout_new (&gnomes_wizards_game, number);
  GwState *state;
  guint casts = 0, armed = 0;

  if (!playout || playout->half)
    return 0;
  /* Blockades between tiles are among what is drawn too rarely: every other match has them. */
  playout->match->option[GW_OPT_BLOCKADE] = (guint8) (number % 2);
  /* Every third has pink dice with a horn in place of the crystal and black ones with a second crystal. */
  if (number % 3 == 0)
    {
      playout->match->option[GW_OPT_PINK + 5] = 5;
      playout->match->option[GW_OPT_BLACK] = 5;
    }
  state = playout->state;
  while (!state->head.over)
    {
      playout_require (playout, playout->moves->len < 20000, "it does not end");
      if (state->stage >= GW_AT_FLIP && state->stage <= GW_AT_ROLL && !state->n_frames && armed != state->turns)
        {
          armed = state->turns;
          arm (playout);
        }
      playout_look (playout);
      check_prompt (playout);
      check_listed (playout);
      check_audit (playout);
      check_outcomes_hidden (playout);
      if (gn_stream_below (&playout->stream, playout->often) == 0)
        check_position (playout);
      if (gn_stream_below (&playout->stream, playout->often * 2) == 0)
        check_complete (playout);
      if (gn_stream_below (&playout->stream, playout->often) == 0)
        check_secrets (playout);

      const GnMove *chosen = playout_choose (playout);

      playout_require (playout, chosen, "nothing can be said");

      GnMove move = *chosen;
      g_autoptr (GnStory) story = gn_story_new ();
      g_autofree gpointer silent = playout_dup (playout, state);

      playout_apply (playout, silent, &move, NULL);
      playout_apply (playout, state, &move, story);
      g_array_append_vals (playout->moves, &move, 1);
      playout_require (playout, playout_same (playout, silent, state), "the story changes what happens");
      check_story (playout, story);
      casts += move.verb == GW_V_CAST || move.verb == GW_V_PLAY;
      for (int edge = GW_PLACES, one, other; number % 2 && (move.verb == GW_V_CAST || move.verb == GW_V_PLAY) && edge < GW_SPOTS; edge++)
        bars += gw_edge_ends (edge, &one, &other) && *gw_edge_at (state, edge);
    }
  return casts;
}

static void
test_windows (void)
{
  const guint least = g_getenv ("GNOMON_QUICK") ? 3 : 12, matches = g_getenv ("GNOMON_LONG") ? 60 : least;
  /* The long run goes on for 40 seconds, where it is not through before. */
  const gint64 enough = g_get_monotonic_time () + 40 * G_USEC_PER_SEC;
  guint casts = 0, played = 0;

  for (guint i = 0; i < matches && (i < least || g_get_monotonic_time () < enough); i++, played++)
    casts += fuzz (i);
  g_test_message ("%u casts in %u matches", casts, played);
  g_assert_cmpuint (casts, >, 20 * played);
  g_assert_cmpuint (bars, >, 0);
}

static void
test_one_window (gconstpointer data)
{
  g_test_message ("%u casts", fuzz ((guint) atoi (data)));
}

int
main (int   argc,
      char *argv[])
{
  const char *one = g_getenv ("GNOMON_WINDOW");

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  if (one)
    g_test_add_data_func ("/gnomes-wizards/window", one, test_one_window);
  else
    g_test_add_func ("/gnomes-wizards/windows", test_windows);
  return g_test_run ();
}
