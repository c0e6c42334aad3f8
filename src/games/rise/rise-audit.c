/* rise-audit.c: audit of a position (section 3), and settling what follows from a partly given one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/state/position.h"
#include "rise-check.h"
#include "rise-effects.h"
#include "rise-union.h"

/* ---- The map ------------------------------------------------------------------------------------------ */

static gboolean
audit_tiles (const GnMatch   *match,
             const RiseState *state,
             GnSay           *why)
{
  int n[2][RISE_N_TYPES] = { { 0 } };
  const guint64 layout = rise_layout (match);

  RISE_FOR_TILES (place)
    {
      const gboolean up = state->face[place] == RISE_UP;

      if (state->face[place] != RISE_ABSENT && !(layout & GN_PLACE (place)))
        return gn_say (why, RISE_BAD_PLACE, place);
      if (up ? state->type[place] < 0 : state->type[place] != -1 || state->icon[place] != RISE_ICON_OPEN)
        return gn_say (why, RISE_BAD_PLACE, place);
      if (up)
        n[place >= RISE_Y1][state->type[place]]++;
      if (state->turn > 0 && (layout & GN_PLACE (place))
          && (state->face[place] == RISE_ABSENT || (place < RISE_R1 && !up)))
        return gn_say (why, RISE_BAD_PLACE, place);
    }
  if (state->face[RISE_DK] != RISE_UP || state->type[RISE_DK] != RISE_DRAGONKEEP)
    return gn_say (why, RISE_BAD_PLACE, RISE_DK);
  for (int type = 0; type < RISE_N_TYPES; type++)
    {
      if (n[0][type] > (type == RISE_DRAGONKEEP ? 1 : rise_stock (match, TRUE, type)))
        return gn_say (why, RISE_BAD_TILES, type, n[0][type]);
      if (n[1][type] > rise_stock (match, FALSE, type))
        return gn_say (why, RISE_BAD_TILES, type, n[1][type]);
    }
  for (int place = RISE_Y1; place < RISE_R1; place++)
    if (state->type[place] == RISE_LAIR)
      return gn_say (why, RISE_BAD_PLACE, place);
  return TRUE;
}

static gboolean
audit_pieces (const GnMatch   *match,
              const RiseState *state,
              GnSay           *why)
{
  guint64 lit = 0;

  RISE_OWNERS_OF (match, owner)
    {
      const gboolean gnomes = owner == RISE_GNOMES;

      if (rise_cubes_left (state, owner) < 0)
        return gnomes ? gn_say (why, RISE_BAD_GNOME_CUBES, rise_cubes_out (state, owner))
               : gn_say (why, RISE_BAD_CUBES, owner, rise_cubes_out (state, owner));
      if (rise_breweries_left (state, owner) < 0)
        return gnomes ? gn_say (why, RISE_BAD_GNOME_BREWERIES, rise_breweries_out (state, owner))
               : gn_say (why, RISE_BAD_BREWERIES, owner, rise_breweries_out (state, owner));
      RISE_FOR_TILES (place)
        {
          if ((state->cubes[owner][place] || state->breweries[owner][place]) && state->face[place] != RISE_UP)
            return gn_say (why, RISE_BAD_PLACE, place);
          if (state->cubes[owner][place])
            lit |= rise_grid ()->touch[place];
        }
      if (!gnomes && state->board[owner] < 0
          && (rise_occupied (state, owner) || state->out_cubes[owner] || state->out_breweries[owner]))
        return gn_say (why, RISE_BAD_BOARD, owner);
    }

  RISE_FOR_TILES (place)
    {
      if (state->boat[place] && !(rise_waters (match, state) & GN_PLACE (place)))
        return gn_say (why, RISE_BAD_BOAT_PLACE, place);
      if (state->face[place] == RISE_DOWN && (lit & GN_PLACE (place)))
        return gn_say (why, RISE_BAD_DOWN, place);
    }
  if (rise_boats_left (state) < 0)
    return gn_say (why, RISE_BAD_BOATS, RISE_BOATS - rise_boats_left (state));
  if (state->dragon >= 0 && state->face[state->dragon] != RISE_UP
      && (!rise_option (match, RISE_OPT_DRAGON_DOWN) || state->face[state->dragon] == RISE_ABSENT))
    return gn_say (why, RISE_BAD_PLACE, state->dragon);
  return TRUE;
}

/* ---- Boards and cards ------------------------------------------------------------------------------------ */

static gboolean
audit_boards (const GnMatch   *match,
              const RiseState *state,
              GnSay           *why)
{
  const RiseSet *set = rise_set (match);

  GN_FOR_SEATS (match, seat)
    {
      const int side = state->board[seat];

      if (state->turn > 0 && side < 0)
        return gn_say (why, RISE_BAD_BOARD, seat);
      for (int other = 0; side >= 0 && other < seat; other++)
        if (state->board[other] >= 0 && set->board[state->board[other]].colour == set->board[side].colour)
          return gn_say (why, RISE_BAD_BOARD, seat);
      if (side < 0 ? state->slots[seat] || state->tokens[seat] || state->production[seat]
                   : (state->slots[seat] >> set->board[side].n_slots) != 0)
        return gn_say (why, RISE_BAD_BOARD, seat);
      if (side >= 0
          && ((set->board[side].high >= 0 && state->production[seat] > set->board[side].high)
              || state->production[seat] < set->board[side].low))
        return gn_say (why, RISE_BAD_BOARD, seat);
    }
  return TRUE;
}

static gboolean
audit_cards (const GnMatch   *match,
             const RiseState *state,
             GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  guint up[RISE_ACTIONS_MAX] = { 0 };
  gboolean ended = FALSE;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    {
      const int card = state->card[place];

      ended |= card < 0;
      if (card >= 0 && (ended || ++up[card] > set->action[card].copies))
        return gn_say (why, RISE_BAD_CARDS);
      for (int space = 0; space < RISE_SPACES_MAX; space++)
        {
          const int seat = state->on_card[place][space];

          if (seat >= 0 && (card < 0 || space >= set->action[card].n))
            return gn_say (why, RISE_BAD_CARDS);
        }
    }
  for (guint ally = 0; ally < set->n_allies; ally++)
    if (state->ally[ally] > match->n_seats && state->ally[ally] < RISE_ALLY_OFFERED)
      return gn_say (why, RISE_BAD_ALLIES);
  if (rise_allies_left (match, state) < rise_allies_to_come (match, state))
    return gn_say (why, RISE_BAD_ALLIES_LEFT, rise_allies_left (match, state), rise_allies_to_come (match, state));
  return TRUE;
}

static gboolean
audit_gnomes (const GnMatch   *match,
              const RiseState *state,
              GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  const guint all = MAX (RISE_BOX_GNOMES, set->n_gnomes);
  guint8 seen[RISE_GNOMES_MAX] = { 0 };
  const GnPile *piles[RISE_SEATS + 2] = { &state->gnome_deck, &state->hidden_discards };
  guint n = 0, n_piles = 2;

  GN_FOR_SEATS (match, seat)
    piles[n_piles++] = &state->hand[seat];
  for (guint k = 0; k < n_piles; k++)
    GN_FOR_LAYERS (layer, piles[k])
      {
        n += layer->n;
        if (layer->card >= 0 && seen[layer->card]++)
          return gn_say (why, RISE_BAD_GNOMES, (int) n);
      }
  for (guint card = 0; card < set->n_gnomes; card++)
    if (state->gnome_at[card] != RISE_CARD_UNSEEN)
      {
        if (seen[card])
          return gn_say (why, RISE_BAD_GNOMES, (int) n);
        n++;
      }
  if (n != all)
    return gn_say (why, RISE_BAD_GNOMES, (int) n);
  if (state->gnome_card >= 0 && state->gnome_at[state->gnome_card] != RISE_CARD_ON_TABLE)
    return gn_say (why, RISE_BAD_GNOMES, (int) n);
  if (state->union_tile >= 0 && !(rise_layout (match) & GN_PLACE (state->union_tile)))
    return gn_say (why, RISE_BAD_PLACE, state->union_tile);
  return TRUE;
}

static gboolean
audit_judges (const GnMatch   *match,
              const RiseState *state,
              GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  guint8 seen[RISE_JUDGES_MAX] = { 0 };
  guint n = 0;

  for (int k = -1; k < match->n_seats; k++)
    {
      const GnPile *pile = k < 0 ? &state->judge_box : &state->judges[k];

      GN_FOR_LAYERS (layer, pile)
        {
          n += layer->n;
          if (layer->card >= 0 && seen[layer->card]++)
            return gn_say (why, RISE_BAD_JUDGES);
        }
      if (k >= 0 && state->turn > 0 && gn_pile_size (pile) != 2)
        return gn_say (why, RISE_BAD_JUDGES);
    }
  return n == MAX (RISE_BOX_JUDGES, set->n_judges) || gn_say (why, RISE_BAD_JUDGES);
}

/* ---- Stage and pending things ----------------------------------------------------------------------------- */

static gboolean
stage_fits (const GnMatch   *match,
            const RiseState *state)
{
  const int phase = state->phase;
  const gboolean seat = state->active >= 0;

  switch ((RiseStage) state->stage)
    {
    case RISE_AT_FIRST:
    case RISE_AT_TILES:
      return state->turn == 0 && phase == 0;
    case RISE_AT_SIDE:
    case RISE_AT_JUDGES:
      return state->turn == 0 && phase == 0 && seat;
    case RISE_AT_CARDS:
      return (state->turn == 0) == (phase == 0) && (phase == 0 || phase == 6) && state->card[RISE_CARDS_UP - 1] < 0
             && state->turn < RISE_TURNS;
    case RISE_AT_OFFER:
    case RISE_AT_LEFT_OVER:
      return phase == 1;
    case RISE_AT_DRAFT:
      return phase == 1 && seat;
    case RISE_AT_TURN:
      return phase == 2 && seat && state->meeples[state->active] > 0;
    case RISE_AT_SLOT:
      return phase == 3 && seat && state->at_card >= 0 && state->at_space >= 0
             && state->at_space < RISE_SPACES_MAX && state->on_card[state->at_card][state->at_space] == state->active;
    case RISE_AT_PLAY_CARD:
      return phase == 4 && seat && rise_cutthroat (match);
    case RISE_AT_GNOME_CARD:
      return phase == 4 && state->gnome_card < 0;
    case RISE_AT_UNION:
      return phase == 4 && state->gnome_card >= 0;
    case RISE_AT_DRAGON_TO:
    case RISE_AT_GNOME_TO:
    case RISE_AT_VICTIMS:
    case RISE_AT_CARAVAN_TO:
      return phase == 4 && seat && state->gnome_card >= 0 && state->active == rise_tie_breaker (state)
             && state->stage == rise_card_stage (match, state);
    case RISE_AT_SCORE:
      return phase == 5 && state->scored <= match->n_seats;
    case RISE_AT_RESET:
      return phase == 6 && state->turn < RISE_TURNS;
    case RISE_AT_HANDS:
      return phase == 6;
    case RISE_AT_SHOW:
      return phase == 7 && seat && state->turn == RISE_TURNS;
    case RISE_AT_OVER:
      return state->head.over;
    default:
      /* A stage that needs no answer is left at once, unless something pending holds it up. */
      return (state->stage != RISE_DO_SLOT || state->at_card >= 0)
             && (state->stage < RISE_DO_DRAFT || state->turn > 0)
             && (state->deals || rise_pending (match, state, NULL) != RISE_PENDS_NOTHING);
    }
}

static gboolean
audit_flow (const GnMatch   *match,
            const RiseState *state,
            GnSay           *why)
{
  const RisePending pending = rise_pending (match, state, NULL);
  int only;

  if ((state->turn == 0) != (state->phase == 0))
    return gn_say (why, RISE_BAD_STAGE);
  if (state->first < 0 && state->stage != RISE_AT_FIRST)
    return gn_say (why, RISE_BAD_SEAT);
  if (state->head.over && !state->head.stopped && state->stage != RISE_AT_OVER)
    return gn_say (why, RISE_BAD_STAGE);
  if (!state->head.over && !stage_fits (match, state))
    return gn_say (why, RISE_BAD_STAGE);
  if (state->add_seat > match->n_seats || (state->add_seat && !rise_is_tile (state, state->add_tile)))
    return gn_say (why, RISE_BAD_SEAT);
  if (state->rampage && state->dragon < 0)
    return gn_say (why, RISE_BAD_STAGE);
  /* A card of the Gnomes is on the table only in their phase (RISE-032). */
  if (state->gnome_card >= 0 && state->phase != 4 && !state->head.over)
    return gn_say (why, RISE_BAD_STAGE);
  if (state->cut && (state->stage != RISE_AT_SLOT || !rise_is_tile (state, state->cut_tile)))
    return gn_say (why, RISE_BAD_CUT);
  if (!state->cut && !state->add_seat && (rise_lifted (state, &only) || rise_struck (state)))
    return gn_say (why, RISE_BAD_CUT);
  for (int place = 0; state->cut && place < RISE_TILES; place++)
    if (state->cut != RISE_CUT_LOAD && state->cut_n[place] > state->cubes[state->active][place])
      return gn_say (why, RISE_BAD_CUT);
  for (int owner = 0; state->cut && owner < RISE_OWNERS; owner++)
    if (state->cut_strike[owner] > state->cubes[owner][state->cut_tile])
      return gn_say (why, RISE_BAD_CUT);
  for (guint i = 0; i < state->n_gifts; i++)
    if (state->gift_seat[i] >= match->n_seats)
      return gn_say (why, RISE_BAD_SEAT);
    else if (!rise_gift_op (match, state, i))
      return gn_say (why, RISE_BAD_STAGE);
  if (pending == RISE_PENDS_UNLOCK)
    GN_FOR_SEATS (match, seat)
      if (state->tokens[seat] && rise_set (match)->board[state->board[seat]].n_slots > 0
          && state->slots[seat] == (1u << rise_set (match)->board[state->board[seat]].n_slots) - 1)
        return gn_say (why, RISE_BAD_BOARD, seat);
  return TRUE;
}

gboolean
rise_audit (const GnMatch *match,
            gconstpointer  state,
            GnSay         *why)
{
  const RiseState *s = state;

  return audit_tiles (match, s, why) && audit_boards (match, s, why) && audit_pieces (match, s, why)
         && audit_cards (match, s, why) && audit_gnomes (match, s, why)
         && audit_judges (match, s, why) && audit_flow (match, s, why);
}

/* ---- Values that follow automatically (settle) ---------------------------------------------------------------- */

static gboolean
said (const GnMatch *match,
      const GnGiven *given,
      const char    *field)
{
  return gn_given_said (match, given, field, -1);
}

/* A tile with a given type is face up. Sea, lair and Dragonkeep have no icon. */
static void
settle_tiles (const GnMatch *match,
              RiseState     *state,
              const GnGiven *given)
{
  const guint64 layout = rise_layout (match);

  RISE_FOR_TILES (place)
    {
      if (gn_given_said (match, given, "type", place) && state->type[place] >= 0
          && !gn_given_said (match, given, "face", place))
        state->face[place] = RISE_UP;
      if (gn_given_said (match, given, "face", place) && state->face[place] != RISE_UP)
        {
          state->type[place] = -1;
          state->icon[place] = RISE_ICON_OPEN;
        }
      if (state->face[place] == RISE_UP && state->icon[place] == RISE_ICON_OPEN
          && !gn_given_said (match, given, "icon", place)
          && (state->type[place] == RISE_SEA || state->type[place] == RISE_LAIR
              || state->type[place] == RISE_DRAGONKEEP))
        state->icon[place] = RISE_ICON_NONE;
      if (state->turn > 0 && place >= RISE_R1 && state->face[place] == RISE_ABSENT && (layout & GN_PLACE (place)))
        state->face[place] = RISE_DOWN;
    }
}

static void
settle_boards (const GnMatch *match,
               RiseState     *state,
               const GnGiven *given)
{
  const RiseSet *set = rise_set (match);

  GN_FOR_SEATS (match, seat)
    {
      const RiseBoard *board;
      const int out = RISE_BREWERIES - rise_breweries_left (state, seat);

      if (state->board[seat] < 0 || state->board[seat] >= (int) set->n_boards)
        continue;
      board = &set->board[state->board[seat]];
      if (!gn_given_said (match, given, "box_gone", seat))
        for (int box = 0; box < out && box < RISE_BREWERIES; box++)
          if (board->token >> box & 1)
            state->box_gone[seat] |= (guint16) (1u << box);
      if (gn_given_said (match, given, "board", seat) && !gn_given_said (match, given, "production", seat))
        {
          int production = MAX (board->low, 0);

          for (int box = 0; box < out && box < RISE_BREWERIES; box++)
            production += board->icon >> box & 1;
          for (int slot = 0; slot < board->n_slots; slot++)
            for (int i = 0; (state->slots[seat] >> slot & 1) && board->slot[slot] >= 0
                 && i < set->upgrade[board->slot[slot]].ops.n; i++)
              if (set->upgrade[board->slot[slot]].ops.op[i].word == RISE_E_PRODUCTION)
                production += set->upgrade[board->slot[slot]].ops.op[i].n;
          state->production[seat] = (guint8) (board->high >= 0 ? MIN (production, board->high) : production);
        }
      if (state->turn > 0 && state->phase <= 2 && !gn_given_said (match, given, "meeples", seat)
          && (said (match, given, "turn") || said (match, given, "phase")))
        {
          int placed = 0;

          for (int action = 0; action < RISE_N_ACTIONS; action++)
            placed += state->on_board[seat][action];
          for (int place = 0; place < RISE_CARDS_UP; place++)
            for (int space = 0; space < RISE_SPACES_MAX; space++)
              placed += state->on_card[place][space] == seat;
          state->meeples[seat] = (guint8) MAX (rise_meeples_each (match, state, seat) - placed, 0);
        }
    }
}

/* The deck holds all cards that are not elsewhere. */
static void
settle_deck (const GnMatch *match,
             RiseState     *state,
             const GnGiven *given)
{
  const int all = (int) MAX (RISE_BOX_GNOMES, rise_set (match)->n_gnomes);
  int n = (int) gn_pile_size (&state->hidden_discards);

  if (said (match, given, "gnome_deck"))
    return;
  if (state->gnome_card >= 0 && state->gnome_card < RISE_GNOMES_MAX && said (match, given, "gnome_card"))
    {
      for (guint card = 0; card < RISE_GNOMES_MAX; card++)
        if (state->gnome_at[card] == RISE_CARD_ON_TABLE)
          state->gnome_at[card] = RISE_CARD_UNSEEN;
      state->gnome_at[state->gnome_card] = RISE_CARD_ON_TABLE;
    }
  GN_FOR_SEATS (match, seat)
    n += (int) gn_pile_size (&state->hand[seat]);
  for (guint card = 0; card < RISE_GNOMES_MAX; card++)
    n += state->gnome_at[card] != RISE_CARD_UNSEEN;
  if ((int) gn_pile_size (&state->gnome_deck) + n == all)
    return;
  gn_pile_clear (&state->gnome_deck);
  if (all > n)
    gn_pile_put_unseen_bottom (&state->gnome_deck, 0, (guint) (all - n));
}

static void
settle_judges (const GnMatch *match,
               RiseState     *state,
               const GnGiven *given)
{
  const int all = (int) MAX (RISE_BOX_JUDGES, rise_set (match)->n_judges);
  int n = 0;

  if (said (match, given, "judge_box"))
    return;
  GN_FOR_SEATS (match, seat)
    {
      if (state->turn > 0 && gn_pile_size (&state->judges[seat]) == 0)
        gn_pile_put_unseen_bottom (&state->judges[seat], RISE_POOL_JUDGES, 2);
      n += (int) gn_pile_size (&state->judges[seat]);
    }
  if ((int) gn_pile_size (&state->judge_box) + n == all)
    return;
  gn_pile_clear (&state->judge_box);
  if (all > n)
    gn_pile_put_unseen_bottom (&state->judge_box, RISE_POOL_JUDGES, (guint) (all - n));
}

gboolean
rise_settle (const GnMatch *match,
             gpointer       state,
             const GnGiven *given,
             GnSay         *why)
{
  RiseState *s = state;
  const RiseSet *set = rise_set (match);

  if (said (match, given, "stage"))
    s->head.over = s->stage == RISE_AT_OVER;
  settle_tiles (match, s, given);
  settle_boards (match, s, given);
  settle_deck (match, s, given);
  settle_judges (match, s, given);

  /* If no action cards are given, deal them in the order of the set, one of each before any second one. */
  if (s->turn > 0 && s->card[0] < 0 && !said (match, given, "card") && s->stage != RISE_AT_CARDS && set->n_actions > 0)
    for (guint place = 0; place < RISE_CARDS_UP; place++)
      s->card[place] = (gint8) (place % set->n_actions);
  return TRUE;
}

/* Everybody knows who has answered in secret, but not what the answer was (RUL-44). */
void
rise_redact (const GnMatch *match,
             gpointer       state,
             int            viewer)
{
  RiseState *s = state;

  GN_FOR_SEATS (match, seat)
    if (seat != viewer && viewer != GN_EVERYTHING && s->bribe_hidden[seat])
      s->bribe_hidden[seat] = 1;
}
