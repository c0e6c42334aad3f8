/* wiz-view.c: figures that players look for at the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/odds.h"
#include "wiz-view.h"
#include "core/base/json.h"

static WizChance
fraction (guint64 a,
          guint64 b)
{
  const GnOdds odds = gn_odds (a, b ? b : 1);

  return (WizChance) { (gint64) odds.a, (gint64) odds.b };
}

static WizChance
wizard_chance (guint all,
               guint own,
               guint draws)
{
  WizChance chance;

  wiz_chance_of (all, own, draws, &chance.a, &chance.b);
  return chance;
}

/* ---- Turn and step ----------------------------------------------------------------- */

static WizStep
action_step (const GnMatch  *match,
             const WizState *state)
{
  if (wiz_picking (match, state) > 0)
    return WIZ_STEP_PICK;
  if (wiz_waits (match, state))
    return WIZ_STEP_PERFORM;

  switch ((WizEffect) wiz_action (match, state)->effect)
    {
    case WIZ_EFFECT_DRAW_CARD:
      return WIZ_STEP_DRAW;
    case WIZ_EFFECT_PLAY_CARD:
      return WIZ_STEP_PLAY;
    case WIZ_EFFECT_LOOK:
      return state->look_due > 0 ? WIZ_STEP_LOOK : WIZ_STEP_KEEP;
    case WIZ_EFFECT_TRADE:
      return state->offer_to >= 0 ? WIZ_STEP_ANSWER : WIZ_STEP_TRADE;
    case WIZ_EFFECT_TEXT:
      return WIZ_STEP_TEXT;
    default:
      return WIZ_STEP_TOKENS;
    }
}

WizStep
wiz_view_step (const GnMatch  *match,
               const WizState *state)
{
  if (state->head.over)
    return WIZ_STEP_OVER;

  switch ((WizPhase) state->phase)
    {
    case WIZ_PHASE_ORDER:
      return WIZ_STEP_ORDER;
    case WIZ_PHASE_DEAL:
      return WIZ_STEP_DEAL;
    case WIZ_PHASE_CHOOSE:
      return WIZ_STEP_CHOOSE;
    case WIZ_PHASE_ACT:
      return action_step (match, state);
    case WIZ_PHASE_SETS:
      return WIZ_STEP_SETS;
    case WIZ_PHASE_CLEAN_UP:
      return WIZ_STEP_CLEAN_UP;
    case WIZ_PHASE_OVER:
    default:
      return WIZ_STEP_OVER;
    }
}

void
wiz_view_track (const GnMatch  *match,
                const WizState *state,
                WizTrack       *track)
{
  memset (track, -1, sizeof *track);
  GN_FOR_SEATS (match, seat)
    {
      const int number = wiz_tile_number (match, state, seat);

      if (state->space[seat] > 0)
        track->now[state->space[seat]] = (gint8) seat;
      if (number > 0)
        track->next[number] = (gint8) seat;
    }
}

static guint
order_of (const gint8 space[WIZ_TILES + 1],
          gint8       seat[WIZ_SEATS])
{
  guint n = 0;

  for (int i = 1; i <= WIZ_TILES; i++)
    if (space[i] >= 0)
      seat[n++] = space[i];
  return n;
}

guint
wiz_view_order (const GnMatch  *match,
                const WizState *state,
                gint8           seat[WIZ_SEATS])
{
  WizTrack track;

  wiz_view_track (match, state, &track);
  return order_of (track.now, seat);
}

guint
wiz_view_order_next (const GnMatch  *match,
                     const WizState *state,
                     gint8           seat[WIZ_SEATS])
{
  WizTrack track;

  wiz_view_track (match, state, &track);
  return order_of (track.next, seat);
}

gboolean
wiz_view_done (const WizState *state,
               int             seat)
{
  return state->done >> seat & 1;
}

/* ---- Characters --------------------------------------------------------------------- */

/* The pictures belong to the characters of the rulebook. A character with another name gets a generic face. */
static const char *
tile_icon (const GnMatch *match,
           guint          tile)
{
  static const char *const known[] = { "queen", "oracle", "trader", "apprentice", "farmer", "hunter", "wizard" };
  static const char *const icons[] = { "wiz-queen", "wiz-oracle", "wiz-trader", "wiz-apprentice", "wiz-farmer",
    "wiz-hunter", "wiz-wizard" };
  const char *id = gn_set_id (match->set, WIZ_FAMILY_TILES, tile);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (id, known[i]))
      return icons[i];
  return "wiz-character";
}

static WizActionState
action_state (const GnMatch  *match,
              const WizState *state,
              int             by,
              guint           i,
              guint           list)
{
  if (by < 0)
    return WIZ_ACTION_AHEAD;
  if (by != state->active || state->phase != WIZ_PHASE_ACT)
    return WIZ_ACTION_DONE;
  if (i < state->at || (list > 0 && state->pick > 0 && list != state->pick && i <= state->at))
    return WIZ_ACTION_DONE;
  return i == state->at || (wiz_picking (match, state) > 0 && list > 0) ? WIZ_ACTION_NOW : WIZ_ACTION_AHEAD;
}

/* 8.3: the text to read aloud: the free text that is due on the tile, otherwise its first one. */
static const char *
read_aloud (const GnMatch *match,
            guint          tile,
            guint          due)
{
  JsonNode *actions = gn_set_effects (match->set, WIZ_FAMILY_TILES, tile, "actions");
  const char *first = NULL;

  if (!actions)
    return NULL;

  JsonArray *array = json_node_get_array (actions);

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *action = json_array_get_object_element (array, i);
      const char *words = g_strcmp0 (gn_json_string (action, "do"), "free-text") == 0
                          ? gn_set_words (match->set, json_object_get_member (action, "text")) : NULL;

      if (words && i == due)
        return words;
      first = first ? first : words;
    }
  return first;
}

void
wiz_view_tile (const GnMatch  *match,
               const WizState *state,
               guint           number,
               WizTile        *tile)
{
  const WizBox *box = wiz_box (match);
  const int index = number <= WIZ_TILES ? box->by_number[number] : -1;

  *tile = (WizTile) { .tile = (gint8) index, .number = (guint8) number, .by = -1 };
  if (index < 0)
    return;

  const WizTileInfo *info = &box->tile[index];

  tile->icon = tile_icon (match, (guint) index);
  tile->by = (gint8) wiz_taken_by (match, state, index);
  tile->note = read_aloud (match, (guint) index, tile->by >= 0 && tile->by == state->active ? state->at : 0);
  if (!tile->note)
    tile->note = gn_set_text (match->set, WIZ_FAMILY_TILES, (guint) index, "note");
  tile->n_actions = info->n;
  for (guint i = 0; i < info->n; i++)
    {
      const WizActionInfo *action = &info->action[i];

      tile->action[i] = (WizAction) { action->effect, action->n, action->k, action->optional, action->list,
                                      action_state (match, state, tile->by, i, action->list), 0 };
      if (tile->action[i].state == WIZ_ACTION_NOW)
        tile->action[i].times = state->times;
    }
}

void
wiz_view_action_label (const GnMatch   *match,
                       const WizState  *state,
                       const WizAction *action,
                       int              seat,
                       GnSay           *say)
{
  switch ((WizEffect) action->effect)
    {
    case WIZ_EFFECT_DRAW_CARD:
      gn_say (say, WIZ_DO_DRAW, action->k);
      break;
    case WIZ_EFFECT_PLAY_CARD:
      gn_say (say, WIZ_DO_PLAY, action->k);
      break;
    case WIZ_EFFECT_DRAW_TOKEN:
      gn_say (say, WIZ_DO_TOKEN, action->k);
      break;
    case WIZ_EFFECT_DRAW_LEVEL:
      if (seat >= 0)
        gn_say (say, WIZ_DO_TOKENS_LEVEL_OF, state->level[seat]);
      else
        gn_say (say, WIZ_DO_TOKENS_LEVEL);
      break;
    case WIZ_EFFECT_WIZARD:
      if (seat >= 0)
        gn_say (say, WIZ_DO_WIZARD_OF, state->level[seat]);
      else
        gn_say (say, WIZ_DO_WIZARD);
      break;
    case WIZ_EFFECT_LOOK:
      gn_say (say, WIZ_DO_LOOK, action->n, action->k);
      break;
    case WIZ_EFFECT_TRADE:
      gn_say (say, action->optional ? WIZ_DO_TRADE_MAY : WIZ_DO_TRADE, action->k);
      break;
    case WIZ_EFFECT_LEVEL:
      gn_say (say, WIZ_DO_LEVEL, action->k);
      break;
    case WIZ_EFFECT_GEM:
      gn_say (say, WIZ_DO_GEM, action->k);
      break;
    case WIZ_EFFECT_TEXT:
    case WIZ_EFFECT_NONE:
    case WIZ_EFFECT_CHOOSE:
    case WIZ_N_EFFECTS:
    default:
      gn_say (say, WIZ_DO_TEXT);
      break;
    }
}

const char *
wiz_view_action_icon (guint effect)
{
  static const char *const icons[WIZ_N_EFFECTS] = {
    [WIZ_EFFECT_DRAW_CARD] = "wiz-draw-card", [WIZ_EFFECT_PLAY_CARD] = "wiz-play-card",
    [WIZ_EFFECT_DRAW_TOKEN] = "wiz-draw-token",
    [WIZ_EFFECT_DRAW_LEVEL] = "wiz-draw-level", [WIZ_EFFECT_WIZARD] = "wiz-wizard-draw", [WIZ_EFFECT_LOOK] = "wiz-look",
    [WIZ_EFFECT_TRADE] = "wiz-trade", [WIZ_EFFECT_LEVEL] = "wiz-level", [WIZ_EFFECT_GEM] = "wiz-gem-to-bag",
    [WIZ_EFFECT_TEXT] = "wiz-free-text",
    [WIZ_EFFECT_CHOOSE] = "wiz-choose",
  };

  return icons[effect];
}

/* ---- Players -------------------------------------------------------------------------- */

void
wiz_view_set (const GnMatch  *match,
              const WizState *state,
              int             seat,
              guint           element,
              WizSet         *set)
{
  gint16 piece[WIZ_KINDS];
  guint8 n[WIZ_KINDS];

  memset (set, 0, sizeof *set);
  set->n_pieces = wiz_kinds (match, state, seat, element, piece, n);
  for (guint i = 0; i < set->n_pieces; i++)
    set->pieces[i] = (WizPieces) { piece[i], n[i], (guint8) wiz_symbols (match, (guint) piece[i], element),
      piece[i] >= WIZ_CARDS };
  set->symbols = (guint) wiz_front (match, state, seat, element);
  set->need = wiz_need[element];
  set->sets = set->symbols / set->need;
  set->surplus = set->symbols % set->need;
  set->missing = set->need - set->surplus;
  set->level = (gint8) wiz_gain_level[element];
  set->gems = (gint8) wiz_gain_gems[element];
  set->gems_void = (gint8) MAX (0, set->gems - wiz_board (state, seat));
  if (wiz_cheapest (match, state, seat, element, set->cheapest))
    wiz_turn_in_move (&set->turn_in, seat, element, piece, set->cheapest, set->n_pieces);
}

void
wiz_view_player (const GnMatch  *match,
                 const WizState *state,
                 int             seat,
                 WizPlayer      *player)
{
  memset (player, 0, sizeof *player);
  player->colour = (guint8) wiz_colour (match, seat);
  player->level = state->level[seat];
  player->gems_bag = state->gems[seat];
  player->gems_board = (guint) wiz_board (state, seat);
  player->hand = state->hand_n[seat];
  player->tile = state->tile[seat];
  player->number = (guint8) wiz_tile_number (match, state, seat);
  player->acting = seat == state->active && !state->head.over;
  player->done = wiz_view_done (state, seat);
  WIZ_FOR_ELEMENTS (element)
    {
      player->symbols[element] = (guint) wiz_front (match, state, seat, element);
      player->sets[element] = state->sets[seat][element];
    }
  player->wizard = state->wizard[seat];
  player->luck = (guint32) state->luck[seat];
  player->trades = state->trades[seat];
}

static guint
list_cards (const guint8 count[WIZ_CARDS],
            gint16      *card,
            guint        max)
{
  guint n = 0;

  for (gint16 i = 0; i < WIZ_CARDS; i++)
    for (guint8 k = 0; k < count[i] && n < max; k++)
      card[n++] = i;
  return n;
}

guint
wiz_view_hand (const GnMatch  *match,
               const WizState *state,
               int             seat,
               gint16         *card,
               guint           max)
{
  return list_cards (state->hand[seat], card, max);
}

guint
wiz_view_looked (const GnMatch  *match,
                 const WizState *state,
                 gint16         *card,
                 guint           max,
                 guint          *n,
                 guint          *keep)
{
  *n = (guint) state->look_n + state->look_due;
  *keep = state->look_keep;
  return list_cards (state->looked, card, max);
}

void
wiz_view_card (const GnMatch *match,
               int            card,
               int           *element,
               int           *symbols,
               int           *element_2,
               int           *symbols_2)
{
  const WizCardInfo *info = &wiz_box (match)->card[card];

  *element = *element_2 = -1;
  *symbols = *symbols_2 = 0;
  WIZ_FOR_ELEMENTS (i)
    if (info->symbols[i] > 0 && *element < 0)
      {
        *element = i;
        *symbols = info->symbols[i];
      }
    else if (info->symbols[i] > 0)
      {
        *element_2 = i;
        *symbols_2 = info->symbols[i];
      }
}

/* ---- The bag ----------------------------------------------------------------------------- */

void
wiz_view_bag (const GnMatch  *match,
              const WizState *state,
              WizBag         *bag)
{
  guint element = 0, gem = 0;

  memset (bag, 0, sizeof *bag);
  bag->all = (guint) wiz_bag_size (match, state);
  for (guint token = 0; token < WIZ_TOKENS; token++)
    {
      bag->n[token] = (guint) wiz_in_bag (match, state, token);
      bag->aside[token] = state->aside[token];
      bag->next[token] = fraction (bag->n[token], bag->all);
      if (token < WIZ_ELEMENTS)
        {
          element += bag->n[token];
          bag->gone[token] = state->gone[token];
          GN_FOR_SEATS (match, seat)
            bag->kept[token] += state->tokens[seat][token];
        }
      else if (token >= WIZ_TOKEN_GEM)
        gem += bag->n[token];
    }
  bag->element = fraction (element, bag->all);
  bag->gem = fraction (gem, bag->all);
}

void
wiz_view_token (const GnMatch  *match,
                const WizState *state,
                guint           kind,
                guint           pulls,
                WizChance      *chance)
{
  *chance = wizard_chance ((guint) wiz_bag_size (match, state), (guint) wiz_in_bag (match, state, kind), pulls);
}

int
wiz_view_token_seat (const GnMatch *match,
                     guint          token)
{
  return token >= WIZ_TOKEN_GEM ? wiz_colour_seat (match, (int) token - WIZ_TOKEN_GEM) : -1;
}

guint
wiz_view_seat_token (const GnMatch *match,
                     int            seat)
{
  return WIZ_TOKEN_GEM + (guint) wiz_colour (match, seat);
}

void
wiz_view_draw (const GnMatch  *match,
               const WizState *state,
               WizDraw        *draw)
{
  const WizActionInfo *action = wiz_action (match, state);
  guint8 token = 0;

  memset (draw, 0, sizeof *draw);
  draw->first.b = draw->now.b = 1;
  draw->over = state->winner >= 0;
  draw->open = state->all > 0;
  if (!draw->open && !draw->over)
    return;

  draw->wizard = draw->over || (action && action->effect == WIZ_EFFECT_WIZARD);
  draw->all = state->all;
  for (token = 0; token < WIZ_TOKENS; token++)
    for (guint8 k = 0; k < state->pulled[token] && draw->out < G_N_ELEMENTS (draw->token); k++)
      draw->token[draw->out++] = token;

  const guint own = wiz_view_seat_token (match, state->active);

  draw->told = draw->out > 0 && !state->short_entry;
  draw->bag = (guint) wiz_bag_size (match, state) + draw->out;
  draw->own = (guint) wiz_own_in_bag (match, state, state->active) + state->pulled[own];
  draw->won = draw->over || state->pulled[own] > 0;
  draw->first = wizard_chance (draw->bag, draw->own, draw->all);
  draw->now = draw->won ? (WizChance) { 1, 1 }
                        : wizard_chance (draw->bag - draw->out, draw->own, draw->all - draw->out);
}

/* ---- Odds (section 12) --------------------------------------------------------------------- */

void
wiz_view_odds (const GnMatch  *match,
               const WizState *state,
               int             seat,
               WizOdds        *odds)
{
  memset (odds, 0, sizeof *odds);
  odds->level = state->level[seat];
  odds->own = (guint) wiz_own_in_bag (match, state, seat);
  odds->bag = (guint) wiz_bag_size (match, state);
  odds->pulls = MIN (odds->level, odds->bag);
  odds->gem_left = wiz_board (state, seat) > 0;
  odds->now = wizard_chance (odds->bag, odds->own, odds->level);
  odds->with_level = wizard_chance (odds->bag, odds->own, odds->level + (state->cap == 0 || odds->level < state->cap));
  odds->with_gem = odds->gem_left ? wizard_chance (odds->bag + 1, odds->own + 1, odds->level) : odds->now;
  odds->can = !state->head.over && state->tile[seat] < 0
              && wiz_taken_by (match, state, wiz_box (match)->by_number[WIZ_TILES]) < 0
              && !(wiz_option (match, WIZ_OPTION_WIZARD_NEEDS_GEM) && odds->own == 0);
}

gboolean
wiz_view_show_odds (const GnMatch *match)
{
  return !wiz_hides_odds (match);
}

/* ---- Cards ------------------------------------------------------------------------------------ */

void
wiz_view_cards (const GnMatch  *match,
                const WizState *state,
                WizCards       *cards)
{
  memset (cards, 0, sizeof *cards);
  cards->deck = (guint) wiz_deck_size (state);
  cards->discard = (guint) wiz_discard_size (state);
  memcpy (cards->pile, state->discard, sizeof cards->pile);
  cards->reshuffle = cards->deck == 0 && cards->discard > 0;
  cards->reshuffles = state->reshuffles;
}

gboolean
wiz_view_next_card (const GnMatch  *match,
                    const WizState *state,
                    int             card,
                    WizChance      *chance,
                    gboolean       *about)
{
  guint8 ways[WIZ_CARDS];
  const guint all = wiz_list (match) ? wiz_ways (match, state, ways, about) : 0;

  if (all == 0)
    return FALSE;
  *chance = fraction (ways[card], all);
  return TRUE;
}

/* ---- Trade, end ---------------------------------------------------------------------------------- */

void
wiz_view_offer (const GnMatch  *match,
                const WizState *state,
                WizOffer       *offer)
{
  *offer = (WizOffer) { .from = -1, .to = -1 };
  if (state->offer_to < 0)
    return;

  offer->from = state->active;
  offer->to = state->offer_to;
  for (int i = 0; i < WIZ_TRADE && state->give[i] >= 0; i++)
    {
      offer->give[offer->n] = state->give[i];
      offer->get[offer->n++] = state->get[i];
    }
}

void
wiz_view_win (const GnMatch  *match,
              const WizState *state,
              WizWin         *win)
{
  WizDraw draw;

  *win = (WizWin) { .seat = state->winner, .round = state->round, .chance = { 0, 1 } };
  if (state->winner < 0)
    return;

  wiz_view_draw (match, state, &draw);
  win->level = state->level[state->winner];
  win->bag = draw.bag;
  win->own = draw.own;
  win->chance = draw.first;
}

/* ---- Read off the table -------------------------------------------------------------------------- */

void
wiz_derived (const GnMatch *match,
             gconstpointer  state,
             JsonObject    *figures)
{
  JsonArray *board = json_array_new ();
  JsonObject *kinds = json_object_new ();
  WizBag bag;

  GN_FOR_SEATS (match, seat)
    {
      WizPlayer player;

      wiz_view_player (match, state, seat, &player);
      json_array_add_int_element (board, player.gems_board);
    }
  json_object_set_array_member (figures, "gems_on_board", board);

  wiz_view_bag (match, state, &bag);
  json_object_set_int_member (figures, "bag_n", bag.all);
  for (guint token = 0; token < WIZ_TOKENS; token++)
    if (token < WIZ_TOKEN_GEM || wiz_view_token_seat (match, token) >= 0)
      json_object_set_int_member (kinds, gn_thing_id (match, GN_THING (WIZ_DOMAIN_TOKEN, (gint16) token)),
                                  bag.n[token]);
  /* WIZ-R17: with the odds hidden only the number of tokens shows. */
  if (wiz_view_show_odds (match))
    json_object_set_object_member (figures, "bag", kinds);
  else
    json_object_unref (kinds);
}
