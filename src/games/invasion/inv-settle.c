/* inv-settle.c: partial positions and what follows from them
 *
 * A card named in one place has left the place it came from: a gnome on the discard pile has left the deck, a boon
 * in a hand has left box or deck, a letter in the middle has left its layer. If the position also gives that other
 * place, it is taken literally.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/state/said.h"
#include "inv-state.h"
#include "inv-view.h"

/* ---- Piles ----------------------------------------------------------------------- */

/* Takes one unseen card of layer @i out of the pile. */
static void
take_from_layer (GnPile *pile,
                 guint   i)
{
  GnPile copy = { 0 };

  for (guint k = 0; k < pile->n; k++)
    {
      GnLayer layer = pile->layer[k];

      if (k == i)
        layer.n--;
      gn_pile_put_layer_bottom (&copy, layer);
    }
  *pile = copy;
}

/* More boons are in sight than were ever outside the decks. The missing ones come from the fullest deck. */
static void
settle_decks (const GnMatch *match,
              InvState      *state)
{
  const InvSet *set = inv_set (match);
  guint8 known[INV_BOONS_MAX];
  int n = inv_known_boons (match, state, known) + state->unnamed + inv_unseen_in (match, state, INV_POOL_OTHER)
          + inv_unseen_in (match, state, INV_POOL_BOON);

  while (n > inv_boons_all (set))
    {
      guint fullest = 0;

      for (guint deck = 1; deck < INV_DECKS; deck++)
        if (gn_pile_unseen (&state->deck[deck], INV_POOL_BOON) > gn_pile_unseen (&state->deck[fullest], INV_POOL_BOON))
          fullest = deck;

      GnPile *pile = &state->deck[fullest];
      guint i = 0;

      while (i < pile->n && (pile->layer[i].card >= 0 || pile->layer[i].pool != INV_POOL_BOON))
        i++;
      if (i == pile->n)
        return;
      take_from_layer (pile, i);
      n--;
    }
}

/* A letter that is out has left the uppermost layer that had one. A letter that is not out goes back there. */
static void
settle_letters (InvState *state)
{
  int missing = (int) inv_deck_letters (state) + state->n_letters - INV_LETTERS;

  for (; missing > 0; missing--)
    {
      guint i = 0;

      while (i < state->gnomes.n
             && (state->gnomes.layer[i].card >= 0 || state->gnomes.layer[i].pool >= INV_LAYERS
                 || state->letters_in[state->gnomes.layer[i].pool] == 0))
        i++;
      if (i == state->gnomes.n)
        return;
      state->letters_in[state->gnomes.layer[i].pool]--;
      take_from_layer (&state->gnomes, i);
    }
  for (; missing < 0; missing++)
    {
      guint i = 0;

      while (i < state->gnomes.n && (state->gnomes.layer[i].card >= 0 || state->gnomes.layer[i].pool >= INV_LAYERS))
        i++;
      if (i == state->gnomes.n)
        return;
      state->gnomes.layer[i].n++;
      state->letters_in[state->gnomes.layer[i].pool]++;
    }
}

/* All gnomes: the known ones, and the unseen ones of the deck and of the setup part of the discard pile. */
static int
count_gnomes (const GnMatch  *match,
              const InvState *state)
{
  guint8 known[INV_GNOMES_MAX];
  int n = inv_known_gnomes (match, state, known);

  GN_FOR_LAYERS (layer, &state->gnomes)
    if (layer->card < 0 && layer->pool < INV_LAYERS)
      n += layer->n;
  for (guint i = 0; i < INV_LAYERS; i++)
    n -= state->letters_in[i];
  for (guint i = 0; i < INV_DISCARDS; i++)
    n += (int) gn_pile_unseen (&state->gnome_discard[i], INV_POOL_SETUP);
  return n;
}

/* Gnomes in sight have left the deck, from the top. If the position has too few gnomes, there are more unseen
 * discards. */
static void
settle_gnomes (const GnMatch *match,
               InvState      *state)
{
  int more = count_gnomes (match, state) - inv_gnomes_all (inv_set (match));

  for (; more > 0; more--)
    {
      guint i = 0;

      while (i < state->gnomes.n
             && (state->gnomes.layer[i].card >= 0 || state->gnomes.layer[i].pool >= INV_LAYERS
                 || state->gnomes.layer[i].n <= state->letters_in[state->gnomes.layer[i].pool]))
        i++;
      if (i == state->gnomes.n)
        return;
      take_from_layer (&state->gnomes, i);
    }
  if (more < 0)
    for (int i = INV_DISCARDS - 1; i >= 0; i--)
      if (state->gnome_discard[i].n > 0 || i == 0)
        {
          /* Where there is no room, the audit finds too few gnomes. */
          if (state->gnome_discard[i].n < GN_PILE_LAYERS)
            gn_pile_put_unseen_bottom (&state->gnome_discard[i], INV_POOL_SETUP, (guint) -more);
          return;
        }
}

/* ---- The turn ------------------------------------------------------------------------ */

/* A card that was turned up has its printed value, unless the position gives another one. */
static void
settle_value (const GnSaid     *what,
              InvState         *state,
              const GnDiceExpr *value,
              gboolean          none,
              guint             at_dice,
              guint             at_help)
{
  if (!gn_said (what, "has_value"))
    state->has_value = !none;
  if (!gn_said (what, "value") && !gn_dice_expr_dice (value))
    state->value = value->flat;
  if (!gn_said (what, "open_value"))
    state->open_value = !none && gn_dice_expr_dice (value) > 0 && !gn_said (what, "value");
  if (!gn_said (what, "stage"))
    state->stage = (guint8) (state->open_value ? at_dice : at_help);
  if (state->stage == at_dice && !gn_said (what, "dice_for"))
    inv_throw_begin (what->match, state, INV_DICE_VALUE);
}

static void
settle_turn (const GnSaid *what,
             InvState     *state)
{
  const InvSet *set = inv_set (what->match);
  const gboolean in_play = gn_said (what, "turn") || gn_said (what, "active") || gn_said (what, "boon")
                           || gn_said (what, "gnome") || gn_said (what, "stage");

  if (!in_play || (state->stage == INV_AT_SETUP && gn_said (what, "stage")))
    return;
  if (state->stage == INV_AT_SETUP)
    state->stage = INV_AT_PREP;
  if (state->stage == INV_AT_OVER)
    return;

  state->turn = MAX (state->turn, 1);
  if (state->active < 0)
    state->active = MAX (state->first, 0);
  if (state->first < 0)
    state->first = state->active;

  if (gn_said (what, "gnome") && state->gnome >= 0)
    {
      const InvGnome *card = &set->gnome[state->gnome];

      if (!gn_said (what, "fighting"))
        state->fighting = TRUE;
      settle_value (what, state, &card->value, card->no_value, INV_AT_GNOME_VALUE, INV_AT_FIGHT_HELP);
    }
  else if (gn_said (what, "boon") && state->boon >= 0)
    {
      const InvBoon *card = &set->boon[state->boon];

      if (!gn_said (what, "fighting"))
        state->fighting = FALSE;
      settle_value (what, state, &card->value, card->no_value, INV_AT_BOON_VALUE,
                    card->no_value ? INV_AT_TAKE : INV_AT_BOON_HELP);
    }
}

/* Cards in front of players and those discarded for a roll lie in the open, also if the position does not say so. */
static void
settle_open (const GnMatch *match,
             InvState      *state)
{
  GN_FOR_SEATS (match, seat)
    for (guint i = 0; i < state->play[seat].n; i++)
      state->play[seat].layer[i].seen = GN_ALL_SEE;
  for (guint i = 0; i < state->attached.n; i++)
    state->attached.layer[i].seen = GN_ALL_SEE;
  for (guint i = 0; i < state->spent.n; i++)
    state->spent.layer[i].seen = GN_ALL_SEE;
}

/* A card that was taught again, while its effect asks, may not have that effect any more: then it asks no more. What
 * a position says is left for the audit. */
static void
settle_effect (const GnSaid *what,
               InvState     *state)
{
  InvState mended = *state;

  if (!state->ask || inv_audit (what->match, state, NULL) || gn_said_any (what))
    return;

  if (state->side >= 0)
    inv_discard_boon (what->match, &mended, state->side, NULL);
  mended.side = mended.side_deck = -1;
  mended.ask = mended.dice_for = mended.again = 0;
  mended.throw_n = 0;
  mended.throw_sum = 0;
  /* Drops what is not there any more. Any step does for the audit: the one to come needs no decision yet. */
  for (mended.stage = INV_AT_PREP; !inv_audit (what->match, &mended, NULL); inv_pop_frame (&mended))
    if (mended.n_frames == 0)
      return;
  if (mended.n_frames > 0)
    inv_top (&mended)->left = inv_top (&mended)->turn = 0;
  mended.stage = state->stage;
  inv_go (what->match, &mended, NULL);
  *state = mended;
}

gboolean
inv_settle (const GnMatch *match,
            gpointer       data,
            const GnGiven *given,
            GnSay         *why)
{
  InvState *state = data;
  const GnSaid what = { match, given };

  settle_open (match, state);
  if (!gn_said (&what, "letters_in") && !gn_said (&what, "gnomes"))
    {
      settle_letters (state);
      settle_gnomes (match, state);
    }
  else if (!gn_said (&what, "gnome_discard"))
    {
      settle_gnomes (match, state);
    }
  if (!gn_said (&what, "deck"))
    settle_decks (match, state);

  /* What an effect has begun would go on with another card or step. */
  if (state->n_frames > 0 && !gn_said (&what, "n_frames")
      && (gn_said (&what, "stage") || gn_said (&what, "gnome") || gn_said (&what, "boon")))
    return gn_say (why, INV_BAD_UNDER_WAY);
  /* A boon that is turned up would end the fight. */
  if (gn_said (&what, "boon") && state->boon >= 0 && state->gnome >= 0 && !gn_said (&what, "gnome"))
    return gn_say (why, INV_BAD_STAGE);
  settle_turn (&what, state);
  if (gn_said (&what, "value") && !gn_said (&what, "text_value"))
    {
      const GnDiceExpr *printed = inv_value_expr (match, state);

      state->text_value = printed && gn_dice_expr_dice (printed) == 0 && printed->flat != state->value;
    }

  settle_effect (&what, state);

  /* Decides whether the position is won or lost. An inconsistent position is left alone, because audit() reports
   * it. */
  if (state->stage != INV_AT_SETUP && !state->head.over && inv_audit (match, state, NULL))
    inv_check_end (match, state, NULL);
  if (!state->head.stopped)
    state->head.over = state->stage == INV_AT_OVER;
  return TRUE;
}
