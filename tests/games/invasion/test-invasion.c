/* test-invasion.c: the clauses, rulings and worked examples of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#include "games/games.h"
#include "games/invasion/inv-state.h"
#include "games/invasion/inv-view.h"
#include "games/invasion/invasion.h"

/* ---- How many may sit down (INV-001, INV-002, INV-R03) ------------------------------ */

static void
assert_starts (guint       seats,
               gboolean    expansion,
               const char *gnomes_each,
               const char *refusal)
{
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game, seats, NULL, &error);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  GnSay why = { 0 };

  g_assert_no_error (error);
  gn_match_set_option (match, "expansion", expansion ? "on" : "off");
  gn_match_set_option (match, "gnomes-per-player", gnomes_each);
  g_assert_cmpint (game->start (match, state, &why), ==, refusal == NULL);
  if (refusal)
    g_assert_cmpstr (game->texts[why.text].id, ==, refusal);
}

static void
test_seats (void)
{
  assert_starts (1, FALSE, "9", "player-count");
  assert_starts (2, FALSE, "9", NULL);
  assert_starts (5, FALSE, "9", NULL);
  assert_starts (6, FALSE, "9", "player-count");
  assert_starts (6, TRUE, "9", "gnome-cards-short");
  assert_starts (6, TRUE, "8", NULL);
}

/* ---- Empty gnome deck (INV-R36) ---------------------------------------------------- */

/* No position comes here as long as the six letters are either out or in the deck (K3): the ruling is for a letter that went somewhere
 * else, and the state is made by hand. */
static void
assert_deck_out (const char *choice,
                 guint       discards,
                 gboolean    comes)
{
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game, 3, NULL, &error);
  g_autofree InvState *state = g_malloc0 (game->state_size);
  g_autoptr (GnStory) story = gn_story_new ();
  GnSay why = { 0 };
  gboolean told = FALSE;

  g_assert_no_error (error);
  gn_match_set_option (match, "gnome-deck-out", choice);
  script_chose ("gnome-deck-out", choice);
  g_assert_true (game->start (match, state, &why));
  gn_pile_clear (&state->gnomes);
  memset (state->letters_in, 0, sizeof state->letters_in);
  memset (state->gnome_discard, 0, sizeof state->gnome_discard);
  if (discards > 0)
    gn_pile_put_unseen_top (&state->gnome_discard[0], INV_LAYERS, discards);
  state->active = 0;
  state->turn = 1;
  state->n_letters = 5;
  state->stage = INV_DO_GNOME;
  inv_go (match, state, story);

  for (guint i = 0; i < story->n; i++)
    told |= story->fact[i].say.text == INV_F_DECK_EMPTY;
  g_assert_cmpint (told, ==, !comes);
  if (told)
    script_told ("gnome-deck-out");
  g_assert_cmpuint (gn_pile_size (&state->gnomes), ==, comes ? discards : 0);
  g_assert_cmpuint (inv_heap_size (state), ==, comes ? 0 : discards);
  if (comes)
    g_assert_cmpint (state->stage, ==, INV_AT_GNOME);
  else
    g_assert_cmpuint (state->turn, ==, 2);    /* the sweep, and the next player */
}

static void
test_deck_out (void)
{
  assert_deck_out ("no-gnome", 24, FALSE);
  assert_deck_out ("shuffle", 24, TRUE);
  assert_deck_out ("shuffle", 0, FALSE);      /* nothing to shuffle */
}

/* ---- When it is lost, against counting (7.3) -------------------------------------------- */

typedef struct {
  guint n_layers, cards[3], letters[3];   /* top first */
} Deck;

/* Every way the letters can lie: bit k is the k-th card from the top. Counts those in which all of them lie within the first @j. */
static void
lay_letters (const Deck *deck,
             guint       layer,
             guint       left,
             guint       from,
             guint64     laid,
             guint       j,
             guint64    *lost,
             guint64    *all)
{
  guint first = 0;

  for (guint i = 0; i < layer; i++)
    first += deck->cards[i];
  if (layer == deck->n_layers)
    {
      (*all)++;
      *lost += laid >> j == 0;
      return;
    }
  if (left == 0)
    {
      lay_letters (deck, layer + 1, layer + 1 < deck->n_layers ? deck->letters[layer + 1] : 0, 0, laid, j, lost, all);
      return;
    }
  for (guint k = from; k + left <= deck->cards[layer]; k++)
    lay_letters (deck, layer, left - 1, k + 1, laid | G_GUINT64_CONSTANT (1) << (first + k), j, lost, all);
}

static void
test_loss_by_counting (void)
{
  static const Deck decks[] = {
    { 1, { 11 }, { 2 } }, { 1, { 9 }, { 6 } }, { 1, { 12 }, { 6 } }, { 1, { 1 }, { 1 } }, { 2, { 5, 6 }, { 2, 2 } }, { 2, { 4, 1 }, { 3, 1 } },
    { 3, { 4, 5, 4 }, { 2, 2, 2 } }, { 3, { 3, 4, 5 }, { 1, 2, 2 } }, { 3, { 3, 6, 4 }, { 1, 2, 0 } }, { 3, { 2, 7, 1 }, { 0, 3, 1 } },
  };
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game, 3, NULL, &error);
  g_autofree InvState *state = g_malloc0 (game->state_size);
  GnSay why = { 0 };

  g_assert_no_error (error);
  g_assert_true (game->start (match, state, &why));
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      const Deck *deck = &decks[i];
      guint cards = 0;

      gn_pile_clear (&state->gnomes);
      memset (state->letters_in, 0, sizeof state->letters_in);
      state->n_letters = INV_LETTERS;
      for (guint k = 0; k < deck->n_layers; k++)
        {
          gn_pile_put_unseen_bottom (&state->gnomes, k, deck->cards[k]);
          state->letters_in[k] = (guint8) deck->letters[k];
          state->n_letters = (guint8) (state->n_letters - deck->letters[k]);
          cards += deck->cards[k];
        }
      for (guint j = 0; j <= cards + 1; j++)
        {
          guint64 lost = 0, all = 0;
          GnOdds odds = inv_view_loss_by (match, state, (int) j);

          lay_letters (deck, 0, deck->letters[0], 0, 0, j, &lost, &all);
          g_test_message ("deck %u, by card %u: %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT, i, j, lost, all);
          g_assert_false (odds.about);
          g_assert_cmpuint (odds.a * all, ==, odds.b * lost);
        }
    }
}

/* Every clause, ruling and worked example is exercised by a case; numbers between the blocks are left free on purpose. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = {
    { "INV-", 1, 17, 3 }, { "INV-", 20, 24, 3 }, { "INV-", 30, 45, 3 }, { "INV-", 50, 53, 3 }, { "INV-", 60, 65, 3 },
    { "INV-", 70, 75, 3 }, { "INV-", 80, 81, 3 }, { "INV-", 85, 92, 3 }, { "INV-", 95, 106, 3 }, { "INV-", 110, 115, 3 },
    { "INV-", 120, 122, 3 }, { "INV-", 130, 134, 3 }, { "INV-R", 1, 63, 2 }, { "E", 1, 41, 1 },
  };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

/* No verb of the game's. */
static void
test_strangers (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&invasion_game, 3, NULL, NULL);
  g_autofree InvState *state = g_malloc0 (invasion_game.state_size);
  GnSay why = { 0 };
  GnMove move;

  g_assert_true (invasion_game.start (match, state, &why));
  gn_move_init (&move, 0, INV_N_VERBS);
  g_assert_false (invasion_game.check (match, state, &move, &why));
  g_assert_cmpint (why.text, ==, INV_NO_STEP_SETUP);
}

/* Each number of gnome cards and rooms makes a table of its own (INV-011, INV-131, INV-132, INV-134). */
static void
test_numbers (void)
{
  const GnGame *game = gn_games_find ("invasion");
  const guint options[] = { INV_OPT_GNOMES, INV_OPT_ROOMS };

  for (guint k = 0; k < G_N_ELEMENTS (options); k++)
    for (const GnChoice *choice = game->options[options[k]].choices; choice->id; choice++)
      {
        g_autoptr (GnMatch) match = gn_match_new (game, 2, NULL, NULL);
        g_autofree InvState *state = g_malloc0 (game->state_size);
        const int n = atoi (choice->id);
        GnSay why = { 0 };

        g_assert_true (gn_match_set_option (match, game->options[options[k]].id, choice->id));
        g_assert_true (game->start (match, state, &why));
        g_assert_cmpint (gn_pile_size (&state->gnomes), ==, 2 * (k == 0 ? n : 9) + INV_LETTERS);
        g_assert_cmpint (inv_target (match), ==, 2 * (k == 1 ? n : 3));
        script_chose (game->options[options[k]].id, choice->id);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/invasion/seats", test_seats);
  g_test_add_func ("/invasion/deck-out", test_deck_out);
  g_test_add_func ("/invasion/strangers", test_strangers);
  g_test_add_func ("/invasion/numbers", test_numbers);
  g_test_add_func ("/invasion/loss-by-counting", test_loss_by_counting);
  inv_add_setup ();
  inv_add_steps ();
  inv_add_fight ();
  inv_add_effects ();
  inv_add_order ();
  inv_add_refused ();
  inv_add_adjust ();
  inv_add_wholes ();
  inv_add_examples ();
  g_test_add_func ("/invasion/nothing-left-out", test_nothing_left_out);
  script_add_occurs (&invasion_game);
  return g_test_run ();
}
