/* game-wizard.c: what the suite has to know of The Wizard Always Wins
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "core/words/text.h"
#include "games/wizard/wiz-state.h"
#include "games/wizard/wiz-view.h"

static void
require_chance (Playout    *playout,
                WizChance   chance,
                const char *what)
{
  playout_require (playout, chance.b > 0 && chance.a >= 0 && chance.a <= chance.b,
                   "the chance of %s is %" G_GINT64_FORMAT " of %" G_GINT64_FORMAT, what, chance.a, chance.b);
}

static void
look_at_tiles (Playout        *playout,
               const WizState *state)
{
  WizTrack track;
  gint8 seat[WIZ_SEATS];

  wiz_view_track (playout->match, state, &track);
  playout_require (playout, wiz_view_order (playout->match, state, seat) <= playout->match->n_seats
                   && wiz_view_order_next (playout->match, state, seat) <= playout->match->n_seats,
                   "there are more seats in order than at the table");
  for (guint number = 1; number <= WIZ_TILES; number++)
    {
      WizTile tile;

      wiz_view_tile (playout->match, state, number, &tile);
      playout_require (playout, tile.number == number && tile.by < playout->match->n_seats && tile.icon, "tile %u",
                       number);
      for (guint i = 0; i < tile.n_actions; i++)
        for (int who = -1; who < playout->match->n_seats; who++)
          {
            GnSay say = { 0 };

            wiz_view_action_label (playout->match, state, &tile.action[i], who, &say);
            check_says (playout, &say, GN_TEXT_LABEL);
            playout_require (playout, wiz_view_action_icon (tile.action[i].effect), "action %u has no picture", i);
          }
    }
}

static void
look_at_players (Playout        *playout,
                 const WizState *state)
{
  for (int seat = 0; seat < playout->match->n_seats; seat++)
    {
      WizPlayer player;
      WizOdds odds;
      gint16 card[WIZ_CARDS];

      wiz_view_player (playout->match, state, seat, &player);
      playout_require (playout, wiz_view_hand (playout->match, state, seat, card, WIZ_CARDS) <= player.hand,
                       "more cards are known than seat %d holds", seat);
      playout_require (playout, player.done == wiz_view_done (state, seat), "seat %d has done its turn or not", seat);
      for (guint element = 0; element < WIZ_ELEMENTS; element++)
        {
          WizSet set;

          wiz_view_set (playout->match, state, seat, element, &set);
          playout_require (playout, set.symbols == player.symbols[element], "seat %d has %u symbols of element %u", seat,
                           set.symbols, element);
          playout_require (playout, !set.need || set.symbols == set.sets * set.need + set.surplus, "seat %d: %u sets",
                           seat, set.sets);
        }
      wiz_view_odds (playout->match, state, seat, &odds);
      require_chance (playout, odds.now, "the Wizard");
      require_chance (playout, odds.with_level, "the Wizard with a level more");
      require_chance (playout, odds.with_gem, "the Wizard with a gem more");
      playout_require (playout, odds.pulls == MIN (odds.level, odds.bag), "seat %d pulls %u", seat, odds.pulls);
      playout_require (playout, wiz_view_token_seat (playout->match, wiz_view_seat_token (playout->match, seat)) == seat,
                       "the gem of seat %d is another's", seat);
    }
}

static void
look (Playout      *playout,
      gconstpointer copy,
      int           viewer)
{
  const GnMatch *match = playout->match;
  const WizState *state = copy;
  WizBag bag;
  WizDraw draw;
  WizCards cards;
  WizOffer offer;
  WizWin win;
  WizChance chance;
  gint16 card[WIZ_CARDS];
  guint n, keep, all = 0;
  gboolean about;

  look_at_tiles (playout, state);
  look_at_players (playout, state);

  wiz_view_bag (match, state, &bag);
  for (guint kind = 0; kind < WIZ_TOKENS; kind++)
    {
      all += bag.n[kind];
      require_chance (playout, bag.next[kind], "the next token");
      wiz_view_token (match, state, kind, 3, &chance);
      require_chance (playout, chance, "a token in three");
      playout_require (playout, (bag.n[kind] > 0) == (chance.a > 0), "token %u comes out of nowhere", kind);
    }
  playout_require (playout, all == bag.all, "the bag holds %u tokens, by kind %u", bag.all, all);
  require_chance (playout, bag.element, "an element");

  wiz_view_draw (match, state, &draw);
  if (draw.open)
    {
      playout_require (playout, draw.out <= draw.all, "%u of %u tokens are out", draw.out, draw.all);
      require_chance (playout, draw.first, "an own gem");
      require_chance (playout, draw.now, "an own gem now");
    }
  playout_require (playout, wiz_view_looked (match, state, card, WIZ_CARDS, &n, &keep) <= n && keep <= n,
                   "%u of %u cards are kept", keep, n);

  wiz_view_cards (match, state, &cards);
  for (int value = 0; value < WIZ_CARDS; value++)
    {
      int element, symbols, other, more;

      if ((guint) value < gn_match_domain_size (match, WIZ_DOMAIN_CARD))
        wiz_view_card (match, value, &element, &symbols, &other, &more);
      if (wiz_view_next_card (match, state, value, &chance, &about))
        require_chance (playout, chance, "the next card");
    }
  wiz_view_offer (match, state, &offer);
  playout_require (playout, offer.to < match->n_seats && offer.n <= WIZ_TRADE, "%u pieces are offered", offer.n);
  playout_require (playout, (wiz_view_step (match, state) == WIZ_STEP_OVER) == (state->phase == WIZ_PHASE_OVER || state->head.over),
                   "it is the end, or not");
  wiz_view_win (match, state, &win);
  playout_require (playout, win.seat < 0 || state->head.over, "seat %d has won before the end", win.seat);
}


/* The one way to win: a gem of one's own among the tokens that the Wizard draws (WIZ-120); all of them are drawn at once. */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const char *verb = playout->game->verbs[move->verb].id;
  const int active = (int) known_number (playout, before, "active", -1, -1);

  if (g_str_equal (verb, "own-gem"))
    return 1;
  if (!g_str_equal (verb, "token") || known_number (playout, before, "due", -1, -1) > 1)
    return g_str_equal (verb, "pull") ? -1 : 0;

  const int own = WIZ_TOKEN_GEM + wiz_colour (playout->match, active);
  const int tile = (int) known_number (playout, before, "tile", active, -1);

  return g_strcmp0 (gn_set_id (playout->match->set, WIZ_FAMILY_TILES, (guint) tile), "wizard") == 0
         && (move->arg[0] == own || known_number (playout, before, "pulled", own, -1) > 0);
}

const KnownGame wizard_known = {
  .id = "wizard",
  .ended = ended,
  .look = look,
  .aloud = { { "tiles", "'actions':[{'do':'draw-card'},{'do':'free-text','text':'All sing.'}]" } },
  .preferred = { { "turn-in", 6 } },
  /* As a rule tokens before cards, and no more than are needed. */
  .usual = { "turn-in.pieces" },
  .endings = { "2-won", "3-won", "5-won", "3-certain", "4-stopped" },
};
