/* wiz-position.c: the start, partial positions, the audit, and what each viewer may not know
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/state/said.h"
#include "wiz-state.h"

/* ---- The start (5.1) ----------------------------------------------------------- */

static gboolean
check_colours (const GnMatch *match,
               GnSay         *why)
{
  GN_FOR_SEATS (match, seat)
    for (int other = 0; other < seat; other++)
      if (match->seat[seat].colour == match->seat[other].colour)
        return gn_say (why, WIZ_NO_COLOUR_TAKEN, seat, other, wiz_colour (match, seat));
  return TRUE;
}

static int
listed_cards (const WizBox *box)
{
  int n = 0;

  WIZ_FOR_CARDS (card)
    n += box->copies[card];
  return n;
}

gboolean
wiz_start (const GnMatch *match,
           gpointer       data,
           GnSay         *why)
{
  WizState *state = data;
  const WizBox *box = wiz_box (match);
  const gboolean app = wiz_app_deals (match, WIZ_FAMILY_CARDS);

  if (match->n_seats < 2 || match->n_seats > WIZ_SEATS)
    return gn_say (why, WIZ_NO_PLAYERS, match->n_seats);
  if (!check_colours (match, why))
    return FALSE;
  if (!box->tiles_ok)
    return gn_say (why, WIZ_NO_TILES);
  if (app && !box->list_ok)
    return gn_say (why, WIZ_NO_LIST_OF_CARDS, listed_cards (box));

  state->active = state->offer_to = state->winner = -1;
  memset (state->tile, -1, match->n_seats);
  memset (state->give, -1, sizeof state->give);
  memset (state->get, -1, sizeof state->get);
  state->cap = wiz_caps[match->option[WIZ_OPTION_LEVEL_CAP]];
  GN_FOR_SEATS (match, seat)
    {
      state->level[seat] = 1;
      state->hand_n[seat] = app ? 0 : WIZ_HAND;
    }
  gn_pile_put_unseen_top (&state->deck, 0, (guint) (WIZ_BOX_CARDS - (app ? 0 : WIZ_HAND * match->n_seats)));
  return TRUE;
}

/* ---- Partial positions ------------------------------------------------------------ */

static int
named (const guint8 *count)
{
  int n = 0;

  WIZ_FOR_CARDS (card)
    n += count[card];
  return n;
}

static void
settle_hands (const GnSaid *what,
              WizState     *state)
{
  const gboolean undealt = wiz_deck_size (state) == WIZ_BOX_CARDS;

  GN_FOR_SEATS (what->match, seat)
    {
      const gboolean n_said = gn_given_said (what->match, what->given, "hand_n", seat);
      const gboolean cards_said = gn_given_said (what->match, what->given, "hand", seat);

      if (cards_said && !n_said)
        state->hand_n[seat] = (guint8) named (state->hand[seat]);
      else if (n_said && !cards_said && named (state->hand[seat]) > state->hand_n[seat])
        memset (state->hand[seat], 0, sizeof state->hand[seat]);
      /* The app deals and the match starts in the middle: three cards each, without names. */
      else if (!n_said && undealt && state->phase > WIZ_PHASE_DEAL)
        state->hand_n[seat] = WIZ_HAND;
    }
}

/* Cards that are elsewhere have left the deck. */
static void
settle_deck (const GnSaid *what,
             WizState     *state)
{
  int size = WIZ_BOX_CARDS - wiz_discard_size (state) - state->look_n;
  int unseen = 0;

  GN_FOR_SEATS (what->match, seat)
    size -= state->hand_n[seat] + named (state->face[seat]);
  if (size < 0 || size == wiz_deck_size (state))
    return;

  GN_FOR_LAYERS (layer, &state->deck)
    unseen += layer->card < 0 ? layer->n : 0;
  unseen += size - wiz_deck_size (state);
  if (unseen < 0)
    gn_pile_clear (&state->deck);

  GnPile rest = { 0 };

  GN_FOR_LAYERS (layer, &state->deck)
    if (layer->card >= 0)
      gn_pile_put_layer_bottom (&rest, *layer);
  if (rest.n < GN_PILE_LAYERS)
    gn_pile_put_unseen_top (&rest, 0, (guint) (unseen < 0 ? size : unseen));
  state->deck = rest;
}

/* If the position leaves the markers out, they are in seat order. Seats before the acting player have had their
 * turn. */
static void
settle_order (const GnSaid *what,
              WizState     *state)
{
  const GnMatch *match = what->match;
  guint taken = 0;

  GN_FOR_SEATS (match, seat)
    taken |= 1u << state->space[seat];
  GN_FOR_SEATS (match, seat)
    for (guint8 space = 1; state->space[seat] == 0; space++)
      if (!(taken >> space & 1))
        {
          state->space[seat] = space;
          taken |= 1u << space;
        }
  if (state->phase == WIZ_PHASE_OVER)
    return;

  if (state->phase == WIZ_PHASE_CLEAN_UP && !gn_said (what, "active"))
    state->active = -1;
  if (state->active < 0 && state->phase != WIZ_PHASE_CLEAN_UP)
    state->active = (gint8) wiz_next (match, state);
  if (!gn_said (what, "done") && (gn_said (what, "active") || gn_said (what, "phase") || gn_said (what, "space")))
    {
      state->done = 0;
      GN_FOR_SEATS (match, seat)
        if (state->phase == WIZ_PHASE_CLEAN_UP
            || (state->active >= 0 && state->space[seat] < state->space[state->active]))
          state->done |= (guint8) GN_SEES (seat);
    }

  /* A seat that has had its turn has a character: the lowest one left, if the position does not name it. */
  GN_FOR_SEATS (match, seat)
    for (int number = 1; number <= WIZ_TILES && (state->done >> seat & 1) && state->tile[seat] < 0; number++)
      if (wiz_taken_by (match, state, wiz_box (match)->by_number[number]) < 0)
        state->tile[seat] = wiz_box (match)->by_number[number];
}

static void
settle_turn (const GnSaid *what,
             WizState     *state)
{
  const gboolean in_play = gn_said (what, "round") || gn_said (what, "active") || gn_said (what, "tile")
                           || gn_said (what, "done");

  if (gn_said (what, "winner") && state->winner >= 0)
    {
      state->phase = WIZ_PHASE_OVER;
      state->active = state->winner;
    }
  if (!gn_said (what, "phase") && state->phase <= WIZ_PHASE_DEAL && in_play)
    state->phase = WIZ_PHASE_CHOOSE;
  settle_hands (what, state);
  if (state->phase <= WIZ_PHASE_DEAL)
    return;
  state->round = MAX (1, state->round);
  settle_order (what, state);
}

/* Clears the fields that apply only during a tile's actions. */
static void
settle_action (WizState *state)
{
  if (state->phase == WIZ_PHASE_ACT)
    return;

  state->at = state->times = state->pick = state->agreed = 0;
  if (state->phase != WIZ_PHASE_OVER)
    {
      state->all = state->due = 0;
      memset (state->pulled, 0, sizeof state->pulled);
      memset (state->aside, 0, sizeof state->aside);
    }
  state->look_n = state->look_due = state->look_keep = 0;
  memset (state->looked, 0, sizeof state->looked);
  state->offer_to = -1;
  memset (state->give, -1, sizeof state->give);
  memset (state->get, -1, sizeof state->get);
}

/* A character that was taught again, while it is carried out, may not have the action any more that is due: the one
 * in its place is opened, or the actions are over. What a position says is left for the audit. */
static void
settle_taught (const GnSaid *what,
               WizState     *state)
{
  WizState mended = *state;

  if (state->phase != WIZ_PHASE_ACT || wiz_audit (what->match, state, NULL) || gn_said_any (what))
    return;
  mended.phase = WIZ_PHASE_SETS;
  settle_action (&mended);
  settle_deck (what, &mended);
  if (!wiz_audit (what->match, &mended, NULL))
    return;
  mended.phase = WIZ_PHASE_ACT;
  mended.at = state->at;
  wiz_open (what->match, &mended, NULL);
  *state = mended;
}

gboolean
wiz_settle (const GnMatch *match,
            gpointer       data,
            const GnGiven *given,
            GnSay         *why)
{
  WizState *state = data;
  const GnSaid what = { match, given };

  settle_taught (&what, state);
  settle_turn (&what, state);
  settle_action (state);
  if (!gn_said (&what, "deck"))
    settle_deck (&what, state);
  if (state->shuffled && !gn_said (&what, "shuffled")
      && (gn_said (&what, "deck") || gn_said (&what, "discard") || gn_said (&what, "face") || gn_said (&what, "hand_n")
          || gn_said (&what, "hand")))
    wiz_forget (state);

  /* Opens the current action. An inconsistent position is left alone, because audit() reports it. */
  if (state->phase == WIZ_PHASE_ACT && state->all == 0 && state->look_n == 0 && state->look_due == 0
      && state->offer_to < 0
      && wiz_audit (match, state, NULL))
    wiz_open (match, state, NULL);
  if (!state->head.stopped)
    state->head.over = state->phase == WIZ_PHASE_OVER;
  return TRUE;
}

/* ---- Audit (3.4) ------------------------------------------------------------------ */

static gboolean
audit_tokens (const GnMatch  *match,
              const WizState *state,
              GnSay          *why)
{
  int out = 0;

  WIZ_FOR_ELEMENTS (element)
    {
      int n = state->gone[element];

      GN_FOR_SEATS (match, seat)
        n += state->tokens[seat][element];
      if (n > WIZ_TOKENS_EACH)
        return gn_say (why, WIZ_BAD_TOKENS, n, element);
    }
  GN_FOR_SEATS (match, seat)
    {
      if (state->gems[seat] > WIZ_GEMS_EACH)
        return gn_say (why, WIZ_BAD_GEMS, seat, state->gems[seat]);
      if (state->level[seat] < 1)
        return gn_say (why, WIZ_BAD_LEVEL, seat, state->level[seat]);
      if (state->cap > 0 && state->level[seat] > state->cap)
        return gn_say (why, WIZ_BAD_CAP, seat, state->cap, state->level[seat]);
    }
  for (int token = 0; token < WIZ_TOKENS; token++)
    {
      if (wiz_in_bag (match, state, (guint) token) < 0)
        return gn_say (why, WIZ_BAD_PULLED, token);
      out += state->pulled[token];
    }

  /* A draw that was won need not have been entered to the end (WIZ-R09). */
  if (state->phase != WIZ_PHASE_OVER && (out != state->all - state->due || state->due > wiz_bag_size (match, state)))
    return gn_say (why, WIZ_BAD_ACTION);
  return TRUE;
}

static gboolean
audit_cards (const GnMatch  *match,
             const WizState *state,
             GnSay          *why)
{
  const WizBox *box = wiz_box (match);
  guint8 count[WIZ_CARDS], sight[WIZ_CARDS];
  int all = wiz_discard_size (state) + wiz_deck_size (state) + state->look_n;

  memcpy (count, state->discard, sizeof count);
  memcpy (sight, state->discard, sizeof sight);
  GN_FOR_SEATS (match, seat)
    {
      all += state->hand_n[seat] + named (state->face[seat]);
      if (wiz_hand_unknown (state, seat) < 0)
        return gn_say (why, WIZ_BAD_HAND, seat, named (state->hand[seat]), state->hand_n[seat]);
      WIZ_FOR_CARDS (card)
        {
          sight[card] = (guint8) (sight[card] + state->face[seat][card]);
          count[card] = (guint8) (count[card] + state->face[seat][card] + state->hand[seat][card]);
        }
    }
  if (all != WIZ_BOX_CARDS)
    return gn_say (why, WIZ_BAD_CARDS, all);
  if (wiz_looked_unknown (state) < 0)
    return gn_say (why, WIZ_BAD_ACTION);

  GN_FOR_LAYERS (layer, &state->deck)
    {
      if (layer->pool != 0)
        return gn_say (why, WIZ_BAD_LAYERS);
      if (layer->card >= 0)
        count[layer->card]++;
    }
  WIZ_FOR_CARDS (card)
    {
      if (wiz_list (match) && sight[card] > box->copies[card])
        return gn_say (why, WIZ_BAD_COPIES, card, sight[card], box->copies[card]);
      count[card] = (guint8) (count[card] + state->looked[card]);
      if (count[card] > 0 && !box->card[card].exists)
        return gn_say (why, WIZ_BAD_CARD, card);
      if (wiz_list (match) && count[card] > box->copies[card])
        return gn_say (why, WIZ_BAD_COPIES, card, count[card], box->copies[card]);
    }
  return TRUE;
}

/* Faults in the bounds: bounds larger than what they bound, or bounds of nothing. */
static gboolean
audit_layers (const WizState *state,
              GnSay          *why)
{
  WizState without = *state;

  for (guint holder = 0; holder < WIZ_HOLDERS; holder++)
    {
      const int held = holder == WIZ_LOOKER ? state->look_n : state->hand_n[holder];

      if (state->old[holder] > held || state->fresh[holder] > held)
        return gn_say (why, WIZ_BAD_LAYERS);
    }
  if (state->shuffled)
    return TRUE;

  wiz_forget (&without);
  return memcmp (&without, state, sizeof without) == 0 || gn_say (why, WIZ_BAD_LAYERS);
}

static gboolean
audit_turn (const GnMatch  *match,
            const WizState *state,
            GnSay          *why)
{
  const WizBox *box = wiz_box (match);
  const int active = state->active;
  const guint everybody = (1u << match->n_seats) - 1;
  guint spaces = 0;

  GN_FOR_SEATS (match, seat)
    {
      if (state->tile[seat] >= (int) box->n_tiles)
        return gn_say (why, WIZ_NO_SUCH);
      for (int other = 0; other < seat; other++)
        if (state->tile[seat] >= 0 && state->tile[other] == state->tile[seat])
          return gn_say (why, WIZ_BAD_TILE, state->tile[seat]);
      if (state->phase > WIZ_PHASE_DEAL && (state->space[seat] == 0 || (spaces >> state->space[seat] & 1)))
        return gn_say (why, WIZ_BAD_SPACE, state->space[seat]);
      spaces |= 1u << state->space[seat];
    }

  switch ((WizPhase) state->phase)
    {
    case WIZ_PHASE_ORDER:
    case WIZ_PHASE_DEAL:
      return active < 0 || gn_say (why, WIZ_BAD_TURN);
    case WIZ_PHASE_CLEAN_UP:
      return (active < 0 && state->done == everybody) || gn_say (why, WIZ_BAD_TURN);
    case WIZ_PHASE_OVER:
      return (state->winner >= 0 && state->winner == active) || gn_say (why, WIZ_BAD_TURN);
    case WIZ_PHASE_CHOOSE:
    case WIZ_PHASE_ACT:
    case WIZ_PHASE_SETS:
    default:
      break;
    }
  if (active < 0 || (state->done >> active & 1)
      || (state->tile[active] >= 0) != (state->phase != WIZ_PHASE_CHOOSE))
    return gn_say (why, WIZ_BAD_TURN);
  /* Whoever else holds a tile has had a turn (WIZ-041); a text may have taken the tile away since (WIZ-R20). */
  GN_FOR_SEATS (match, seat)
    if (seat != active && state->tile[seat] >= 0 && !(state->done >> seat & 1))
      return gn_say (why, WIZ_BAD_TURN);
  if (state->phase == WIZ_PHASE_ACT && state->at >= box->tile[state->tile[active]].n)
    return gn_say (why, WIZ_BAD_ACTION);
  return TRUE;
}

/* Everything that is open has to belong to the current action. */
static gboolean
audit_action (const GnMatch  *match,
              const WizState *state,
              GnSay          *why)
{
  const WizActionInfo *action = wiz_action (match, state);
  const guint effect = action ? action->effect : WIZ_EFFECT_NONE;
  const gboolean tokens = effect >= WIZ_EFFECT_DRAW_TOKEN && effect <= WIZ_EFFECT_WIZARD;
  const gboolean looks = state->look_n > 0 || state->look_due > 0 || state->look_keep > 0;

  if ((state->all > 0 && !tokens && state->phase != WIZ_PHASE_OVER) || (looks && effect != WIZ_EFFECT_LOOK)
      || (state->offer_to >= 0
          && (effect != WIZ_EFFECT_TRADE || state->offer_to == state->active)))
    return gn_say (why, WIZ_BAD_ACTION);
  if (looks && state->look_keep > state->look_n + state->look_due)
    return gn_say (why, WIZ_BAD_ACTION);
  if ((state->winner >= 0) != (state->phase == WIZ_PHASE_OVER))
    return gn_say (why, WIZ_BAD_TURN);
  for (int i = 0; i < WIZ_TRADE && state->offer_to >= 0; i++)
    if ((state->give[i] >= 0 && wiz_piece_n (state, state->active, (guint) state->give[i]) == 0)
        || (state->get[i] >= 0 && wiz_piece_n (state, state->offer_to, (guint) state->get[i]) == 0))
      return gn_say (why, WIZ_BAD_ACTION);
  return TRUE;
}

gboolean
wiz_audit (const GnMatch *match,
           gconstpointer  data,
           GnSay         *why)
{
  const WizState *state = data;

  return audit_turn (match, state, why) && audit_action (match, state, why) && audit_tokens (match, state, why)
         && audit_cards (match, state, why)
         && audit_layers (state, why);
}

/* ---- Redaction ------------------------------------------------------------------------ */

void
wiz_redact (const GnMatch *match,
            gpointer       data,
            int            viewer)
{
  WizState *state = data;

  if (viewer < 0 || viewer != state->active)
    memset (state->looked, 0, sizeof state->looked);
  if (wiz_hides_odds (match) && !state->head.over)
    memset (state->luck, 0, sizeof state->luck);
}
