/* game-invasion.c: what the suite has to know of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/invasion/inv-state.h"
#include "games/invasion/inv-view.h"

static void
require_odds (Playout    *playout,
              GnOdds      odds,
              const char *what)
{
  playout_require (playout, odds.b > 0 && odds.a <= odds.b, "the chance of %s is %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT,
                   what, odds.a, odds.b);
}

static void
look_at_piles (Playout        *playout,
               const InvState *state)
{
  const GnMatch *match = playout->match;
  InvClock clock;
  InvDecks decks;
  InvHouse house;
  gint16 card[256];
  int cards = 0, letters = 0;

  inv_view_clock (match, state, &clock);
  for (guint i = 0; i < clock.n_layers; i++)
    {
      cards += clock.layer[i].cards;
      letters += clock.layer[i].letters;
    }
  playout_require (playout, cards == clock.cards && letters == clock.letters, "the deck holds %d cards, by layers %d",
                   clock.cards, cards);
  playout_require (playout, clock.earliest <= clock.latest && clock.latest <= clock.cards, "the last letter is %d to %d",
                   clock.earliest, clock.latest);
  require_odds (playout, clock.next_letter, "a letter");
  for (int j = 0; j <= clock.cards; j += 5)
    require_odds (playout, inv_view_loss_by (match, state, j), "the last letter");

  inv_view_decks (match, state, &decks);
  for (guint i = 0; i < decks.n; i++)
    require_odds (playout, decks.room[i], "a room");
  playout_require (playout, inv_view_discard (match, state, card, G_N_ELEMENTS (card)) + (guint) decks.unnamed
                   == (guint) decks.discard, "%d boons are on the discard pile", decks.discard);

  inv_view_house (match, state, &house);
  playout_require (playout, house.needed == MAX (house.target - house.gained, 0), "%d rooms are needed", house.needed);
  require_odds (playout, house.enough, "rooms enough");
}

static void
look_at_players (Playout        *playout,
                 const InvState *state)
{
  InvIf ifs[64];
  guint n;

  for (int seat = 0; seat < playout->match->n_seats; seat++)
    {
      InvPlayer player;

      inv_view_player (playout->match, state, seat, &player);
      playout_require (playout, (int) player.n_known + player.unseen == player.hand, "seat %d holds %d cards", seat,
                       player.hand);
    }
  n = inv_view_ifs (playout->match, state, ifs, G_N_ELEMENTS (ifs));
  for (guint i = 0; i < n; i++)
    require_odds (playout, ifs[i].chance, "success with a card");
}

static void
look_at_due (Playout        *playout,
             const InvState *state)
{
  InvTurn turn;
  InvRoll roll;
  InvDue due;
  InvResultView result;

  inv_view_turn (playout->match, state, &turn);
  playout_require (playout, (turn.wait == INV_WAIT_NOTHING) == (state->head.over > 0), "the table waits for %d",
                   turn.wait);
  inv_view_roll (playout->match, state, &roll);
  playout_require (playout, roll.min <= roll.max && roll.n_dice <= INV_DICE_MAX, "a roll of %d to %d", roll.min, roll.max);
  if (roll.has_value)
    require_odds (playout, roll.chance, "success");
  inv_view_due (playout->match, state, &due);
  playout_require (playout, !due.word || due.gnome >= 0 || due.boon >= 0 || due.boon == INV_FRAME_REWARD, "%s is due, and no card says it", due.word);
  inv_view_result (playout->match, state, &result);
  playout_require (playout, result.rooms_short >= 0 && result.letters_left >= 0 && result.letters_left <= INV_LETTERS,
                   "%d rooms and %d letters are missing", result.rooms_short, result.letters_left);
}

static void
look_at_cards (Playout *playout)
{
  static const char *const slots[] = {
    "on-play", "in-play", "on-gain", "before", "during", "on-lose", "reward", "on-win", "directions", "lasting",
  };

  for (guint family = 0; family < 2; family++)
    for (guint card = 0; card < gn_set_size (playout->match->set, family ? INV_FAMILY_GNOMES : INV_FAMILY_BOONS); card++)
      {
        InvBoonView boon;
        InvGnomeView gnome;

        if (family)
          inv_view_gnome (playout->match, card, &gnome);
        else
          inv_view_boon (playout->match, card, &boon);
        for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
          {
            g_autofree char *text = inv_view_effects (playout->match, family ? (int) card : -1, family ? -1 : (int) card,
                                                      slots[i]);

            playout_require (playout, text && !strchr (text, '{'), "a card does “%s”", text);
          }
      }
}

static void
look (Playout      *playout,
      gconstpointer copy,
      int           viewer)
{
  look_at_piles (playout, copy);
  look_at_players (playout, copy);
  look_at_due (playout, copy);
  if (viewer == GN_EVERYTHING)
    look_at_cards (playout);
}


static int
rooms (Playout    *playout,
       const char *field)
{
  const GnField *piles = &playout->game->fields[gn_game_find_field (playout->game, field)];
  const GnSet *set = playout->match->set;
  int n = 0;

  for (int seat = 0; seat < playout->match->n_seats; seat++)
    {
      const GnPile *pile = gn_field_pile (piles, playout->state, seat, -1);

      for (guint i = 0; i < pile->n; i++)
        n += pile->layer[i].card >= 0
             && gn_set_thing (set, INV_FAMILY_BOONS, (guint) pile->layer[i].card, "kind") == INV_ROOM;
    }
  return n;
}

/* Rooms enough (INV-R30, R33), or the sixth letter (INV-121). */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const int gained = rooms (playout, "play") + (known_option (playout, "room-counts", "gained") ? rooms (playout, "hand") : 0);

  if (known_number (playout, playout->state, "n_letters", -1, -1) == INV_LETTERS)
    return 1;
  if (gained < inv_target (playout->match))
    return 0;
  return known_option (playout, "win-check", "at-once") ? 1 : -1;
}

const KnownGame invasion_known = {
  .id = "invasion",
  .ended = ended,
  .look = look,
  .aloud = { { "gnomes", "'before':[{'do':'free-text','text':'All sing.'}]" },
             { "boons", "'on-play':[{'do':'free-text','text':'All sing.'}]" } },
  .endings = {
    "2-won", "3-won", "3-letters", "4-letters", "6-letters", "3-conceded", "4-stopped",
    "2-letters",   /* rooms enough, and the sixth letter in the same turn (INV-R30) */
  },
};
