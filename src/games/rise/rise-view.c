/* rise-view.c: view of boards, cards and points in Rise of the Gnomes for a panel
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"
#include "rise-view.h"

RiseMark
rise_view_mark (const GnMatch *match,
                int            family,
                int            component)
{
  return family < RISE_FAMILY_LOTS && component >= 0 && component < RISE_GNOMES_MAX
         ? rise_set (match)->mark[family][component] : RISE_MARK_ENTERED;
}

/* ---- Points ----------------------------------------------------------------------------- */

void
rise_view_income (const GnMatch   *match,
                  const RiseState *state,
                  int              owner,
                  RiseIncome      *income)
{
  int vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS];

  memset (income, 0, sizeof *income);
  income->open = !rise_income (match, state, owner, vp, gold, NULL);
  for (int column = 0; column < RISE_N_COLUMNS; column++)
    {
      income->vp[column] = (gint16) vp[column];
      income->gold[column] = (gint16) gold[column];
      income->all_vp += (gint16) vp[column];
      income->all_gold += (gint16) gold[column];
    }
  if (owner == RISE_GNOMES)
    {
      if (state->vp[owner] + income->all_vp < 0)
        income->floor = (gint16) -(state->vp[owner] + income->all_vp);
      income->all_vp += income->floor;
    }
  else if (state->board[owner] >= 0)
    {
      RiseEffectIncome effects = { 0 };

      rise_phase_5_income (match, state, owner, &effects);
      income->beer = (gint16) MIN (effects.beer, RISE_BEER_MOST - state->beer[owner]);
    }
}

/* The Gnomes win ties (RISE-190). */
static int
best_of (const GnMatch *match,
         const gint16  *vp,
         gboolean      *warn)
{
  int best = -1;

  GN_FOR_SEATS (match, seat)
    if (best < 0 || vp[seat] > vp[best])
      best = seat;
  *warn = best >= 0 && vp[RISE_GNOMES] >= vp[best];
  return best;
}

void
rise_view_watch (const GnMatch   *match,
                 const RiseState *state,
                 RiseWatch       *watch)
{
  memset (watch, 0, sizeof *watch);
  RISE_OWNERS_OF (match, owner)
    {
      RiseIncome income;

      watch->vp[owner] = watch->then[owner] = state->vp[owner];
      /* Phase 5 of this turn has come, or the match is over: nothing more is paid. */
      if (state->head.over || state->phase >= 6 || state->turn == 0 || (state->phase == 5 && state->scored > 0))
        continue;
      rise_view_income (match, state, owner, &income);
      watch->then[owner] += income.all_vp;
    }
  watch->best = (gint8) best_of (match, watch->vp, &watch->warn);
  watch->best_then = (gint8) best_of (match, watch->then, &watch->warn_then);
  if (state->turn == 0)
    watch->warn = watch->warn_then = FALSE;
}

/* ---- A player ------------------------------------------------------------------------------ */

static void
read_boxes (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            RiseSeatView    *view)
{
  const RiseBoard *board = view->board >= 0 ? &rise_set (match)->board[view->board] : NULL;
  const int out = RISE_BREWERIES - view->breweries_left, customers = (RISE_CUBES - view->cubes_left) / 4;

  for (int i = 0; i < RISE_BREWERIES; i++)
    view->box[i] = (RiseBoxView) {
      .vp = board && i < board->n_boxes ? board->box_vp[i] : -1,
      .gold = board && i < board->n_boxes ? board->box_gold[i] : -1,
      .icon = board && i < board->marks_known ? (gint8) (board->icon >> i & 1) : -1,
      .token = board && i < board->marks_known ? (gint8) (board->token >> i & 1) : -1,
      .empty = i < out,
      .token_left = !(state->box_gone[seat] >> i & 1),
    };
  for (int i = 0; i < RISE_CUSTOMERS; i++)
    view->customer[i] = (RiseBoxView) {
      .vp = board && i < board->n_customers ? board->customer_vp[i] : -1,
      .gold = board && i < board->n_customers ? board->customer_gold[i] : -1,
      .icon = 0, .token = 0, .empty = i < customers,
    };
  view->to_next = view->cubes_left ? (guint8) (4 - (RISE_CUBES - view->cubes_left) % 4) : 0;
  if (!board)
    return;

  view->n_rows = (guint8) MAX (board->n_rows, 0);
  for (guint i = 0; i < view->n_rows; i++)
    view->row[i] = (RiseRowView) { board->row_end[i], board->row_vp[i], board->row_gold[i],
                                   state->production[seat] >= board->row_end[i] };
  view->n_slots = board->n_slots;
  for (guint i = 0; i < board->n_slots; i++)
    view->slot[i] = board->slot[i];
}

static void
read_spaces (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             RiseSeatView    *view)
{
  for (int slot = 0; slot < view->n_slots && view->n_spaces < RISE_VIEW_SPACES; slot++)
    {
      const RiseSpace *space = view->slot[slot] >= 0 ? &rise_set (match)->upgrade[view->slot[slot]].space : NULL;

      if (space && space->kind != RISE_SPACELESS)
        view->space[view->n_spaces++] = (RiseSpaceView) { .slot = (gint8) slot, .ally = -1, .kind = space->kind,
                                                          .beer = space->beer, .gold = space->gold,
                                                          .meeples = state->on_slot[seat][slot],
                                                          .locked = !(state->slots[seat] >> slot & 1) };
    }
  for (guint i = 0; i < view->n_allies && view->n_spaces < RISE_VIEW_SPACES; i++)
    {
      const RiseSpace *space = &rise_set (match)->ally[view->ally[i]].space;

      if (space->kind != RISE_SPACELESS)
        view->space[view->n_spaces++] = (RiseSpaceView) { .slot = -1, .ally = view->ally[i], .kind = space->kind,
                                                          .beer = space->beer, .gold = space->gold,
                                                          .meeples = state->on_ally[view->ally[i]] };
    }
}

/* Cards of a pile; those that this copy does not know are -1 */
static guint8
read_cards (const GnPile *pile,
            gint8        *card,
            guint         most)
{
  guint n = 0;

  memset (card, -1, most);
  GN_FOR_LAYERS (layer, pile)
    for (guint k = 0; k < layer->n; k++, n++)
      if (n < most)
        card[n] = (gint8) layer->card;
  return (guint8) n;
}

/* Whether phase 3 has gone past a space of an action card */
static gboolean
has_passed (const GnMatch   *match,
            const RiseState *state,
            int              place,
            int              space)
{
  const guint8 *order = rise_order (match);
  int at = 0, here = 0;

  if (state->phase != 3)
    return state->phase > 3;
  if (state->at_card < 0)
    return FALSE;
  for (int i = 0; i < RISE_CARDS_UP; i++)
    {
      if (order[i] == state->at_card)
        at = i;
      if (order[i] == place)
        here = i;
    }
  return here < at || (here == at && space < state->at_space);
}

static void
read_needs (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            RiseSeatView    *view)
{
  int needs = 0;

  if (state->phase != 2 && state->phase != 3)
    return;
  for (int place = 0; place < RISE_CARDS_UP; place++)
    if (state->card[place] >= 0)
      for (int space = 0; space < rise_set (match)->action[state->card[place]].n; space++)
        if (state->on_card[place][space] == seat && !has_passed (match, state, place, space))
          needs += rise_price (match, state, seat, place, space);
  view->needs_beer = (guint8) needs;
  view->short_by = (guint8) MAX (0, needs - state->beer[seat] - state->gold[seat]);
}

void
rise_view_seat (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                RiseSeatView    *view)
{
  const RiseBoard *board = state->board[seat] >= 0 ? &rise_set (match)->board[state->board[seat]] : NULL;
  guint64 allies = rise_allies (state, RISE_ALLY_OF (seat));

  memset (view, 0, sizeof *view);
  memset (view->slot, -1, sizeof view->slot);
  view->board = state->board[seat];
  view->vp = state->vp[seat];
  view->beer = state->beer[seat];
  view->gold = state->gold[seat];
  view->production = state->production[seat];
  view->low = board ? board->low : -1;
  view->high = board ? board->high : -1;
  view->meeples = state->meeples[seat];
  view->waiting = state->turn < 4;
  for (int action = 0; action < RISE_N_ACTIONS; action++)
    view->placed += state->on_board[seat][action];
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    view->placed += state->on_slot[seat][slot];
  for (int place = 0; place < RISE_CARDS_UP; place++)
    for (int space = 0; space < RISE_SPACES_MAX; space++)
      view->placed += state->card[place] >= 0 && state->on_card[place][space] == seat;
  view->cubes_out = (guint8) rise_cubes_out (state, seat);
  view->cubes_left = (guint8) rise_cubes_left (state, seat);
  view->breweries_out = (guint8) rise_breweries_out (state, seat);
  view->breweries_left = (guint8) rise_breweries_left (state, seat);
  view->slots = state->slots[seat];
  view->tokens = state->tokens[seat];
  GN_FOR_PLACES (ally, allies)
    {
      view->ally[view->n_allies++] = (gint8) ally;
      view->placed += state->on_ally[ally];
    }
  read_boxes (match, state, seat, view);
  read_spaces (match, state, seat, view);
  view->judges = read_cards (&state->judges[seat], view->judge, RISE_JUDGES_EACH);
  view->hand = read_cards (&state->hand[seat], view->hand_card, GN_PILE_LAYERS);
  read_needs (match, state, seat, view);
}

/* ---- The Gnomes --------------------------------------------------------------------------------- */

void
rise_view_gnomes (const GnMatch   *match,
                  const RiseState *state,
                  RiseGnomesView  *view)
{
  const RiseSet *set = rise_set (match);

  memset (view, 0, sizeof *view);
  view->vp = state->vp[RISE_GNOMES];
  view->gold = state->gold[RISE_GNOMES];
  view->cubes_out = (guint8) rise_cubes_out (state, RISE_GNOMES);
  view->cubes_left = (guint8) rise_cubes_left (state, RISE_GNOMES);
  view->breweries_out = (guint8) rise_breweries_out (state, RISE_GNOMES);
  view->breweries_left = (guint8) rise_breweries_left (state, RISE_GNOMES);
  for (int i = 0; i < RISE_GNOME_BREWERIES; i++)
    view->box[i] = (RiseBoxView) { .vp = set->gnome_brewery[i].known ? set->gnome_brewery[i].vp : -1,
                                   .gold = set->gnome_brewery[i].known ? set->gnome_brewery[i].gold : -1,
                                   .empty = i < RISE_GNOME_BREWERIES - view->breweries_left };
  for (int i = 0; i < RISE_GNOME_CUSTOMERS; i++)
    view->customer[i] = (RiseBoxView) { .vp = set->gnome_customers[i].known ? set->gnome_customers[i].vp : -1,
                                        .gold = set->gnome_customers[i].known ? set->gnome_customers[i].gold : -1,
                                        .empty = i < (RISE_GNOME_CUBES - view->cubes_left) / 8 };
  view->to_next = view->cubes_left ? (guint8) (8 - (RISE_GNOME_CUBES - view->cubes_left) % 8) : 0;
  view->level = state->level;
  view->level_vp = set->level_known >> state->level & 1 ? set->level[state->level] : -99;
  view->mark = rise_view_mark (match, RISE_FAMILY_LEVELS, state->level);
  view->deck = (guint8) gn_pile_size (&state->gnome_deck);
  for (guint i = 0; i < set->n_gnomes; i++)
    view->discards += state->gnome_at[i] == RISE_CARD_DISCARDED;
}

/* ---- Action cards, action board, allies ------------------------------------------------------------ */

void
rise_view_card (const GnMatch   *match,
                const RiseState *state,
                int              place,
                RiseCardView    *view)
{
  const guint8 *order = rise_order (match);

  memset (view, 0, sizeof *view);
  view->card = state->card[place];
  view->action = (gint8) rise_action_of_place (match, state, place);
  for (int i = 0; i < RISE_CARDS_UP; i++)
    if (order[i] == place)
      view->order = (guint8) (i + 1);
  if (view->card < 0)
    return;

  const RiseActionCard *card = &rise_set (match)->action[view->card];
  view->n_spaces = card->n;
  for (int space = 0; space < card->n; space++)
    {
      view->price[space] = card->known ? (gint8) card->price[space] : -1;
      view->seat[space] = state->on_card[place][space];
      view->state[space] = has_passed (match, state, place, space) ? RISE_SPACE_DONE
                           : state->phase == 3 && state->stage == RISE_AT_SLOT && state->at_card == place
                             && state->at_space == space ? RISE_SPACE_NOW
                           : view->seat[space] >= 0 ? RISE_SPACE_WAITS : RISE_SPACE_FREE;
    }
}

void
rise_view_group (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 int              action,
                 RiseGroupView   *view)
{
  const RiseGroup *group = &rise_set (match)->group[action];

  memset (view, 0, sizeof *view);
  view->price = group->price;
  view->price_for = (guint8) (seat >= 0 && action >= RISE_N_CARD_ACTIONS ? rise_board_price (match, state, seat, action)
                              : group->price);
  view->singles = group->singles;
  view->multiple = group->multiple != 0 || action == RISE_BREW;
  view->left = view->multiple ? 0 : (guint8) MIN (rise_singles_left (match, state, action), 255);
  GN_FOR_SEATS (match, owner)
    view->meeples[owner] = state->on_board[owner][action];
}

/* Lists only allies still on offer; one drafted earlier this turn is no longer among them. */
void
rise_view_offer (const GnMatch   *match,
                 const RiseState *state,
                 RiseOfferView   *view)
{
  memset (view, 0, sizeof *view);
  memset (view->ally, -1, sizeof view->ally);
  if (state->phase != 1)
    return;
  for (guint ally = 0; ally < rise_set (match)->n_allies && view->n < G_N_ELEMENTS (view->ally); ally++)
    if (state->ally[ally] == RISE_ALLY_OFFERED)
      view->ally[view->n++] = (gint8) ally;
}

void
rise_view_rampage (const GnMatch   *match,
                   const RiseState *state,
                   RiseRampageView *view)
{
  const guint asked = state->rampage ? rise_rampage_asked (match, state) : 0;

  memset (view, 0, sizeof *view);
  view->stage = state->rampage;
  view->place = state->dragon;
  view->asked = -1;
  view->fill = (gint16) rise_fill (match, state);
  view->bribe = (gint16) rise_bribe (match, state);
  if (!state->rampage || state->dragon < 0)
    return;

  RISE_OWNERS_OF (match, owner)
    {
      if (rise_strength (state, owner, state->dragon) > 0 || state->bribed[owner] || state->eaten[owner])
        view->there |= (guint8) (1u << owner);
      view->bribed[owner] = state->bribed[owner];
      view->eaten[owner] = state->eaten[owner];
      view->total += state->eaten[owner];
      if (view->asked < 0 && owner < RISE_SEATS && (asked >> owner & 1))
        view->asked = (gint8) owner;
    }
  view->round = state->eat_round;
}

/* ---- Read off the table -------------------------------------------------------------------- */

/* The side and space of a token on the track (RISE-075). From 100 on the figure counts (RUL-58). */
static JsonObject *
token (int vp)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "side", vp >= 50 ? "+50" : "plain");
  if (vp < 100)
    json_object_set_int_member (object, "space", vp % 50);
  return object;
}

void
rise_derived (const GnMatch *match,
              gconstpointer  state,
              JsonObject    *figures)
{
  const RiseState *s = state;
  JsonObject *control = json_object_new ();
  JsonArray *tokens = json_array_new ();

  RISE_FOR_TILES (place)
    {
      const int owner = s->face[place] == RISE_UP ? rise_control (match, s, place) : -1;
      const char *tile = gn_thing_id (match, GN_THING (RISE_DOMAIN_TILE, (gint16) place));

      if (owner == RISE_GNOMES)
        json_object_set_string_member (control, tile, "gnomes");
      else if (owner >= 0)
        json_object_set_int_member (control, tile, owner);
    }
  json_object_set_object_member (figures, "control", control);
  GN_FOR_SEATS (match, seat)
    json_array_add_object_element (tokens, token (s->vp[seat]));
  json_object_set_array_member (figures, "token", tokens);
  json_object_set_object_member (figures, "gnome_token", token (s->vp[RISE_GNOMES]));
}
