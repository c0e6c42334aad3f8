/* rise-chance.c: outcomes of chance: the starting player, tiles, action cards, allies, judges (section 7)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

/* ---- Possible outcomes --------------------------------------------------------------------------------- */

/* Number of tiles of each type that may be at @place. The lair is never dealt into the yellow zone (RISE-016). */
static int
types_at (const GnMatch   *match,
          const RiseState *state,
          int              place,
          int              n[RISE_N_TYPES])
{
  int all = rise_types_down (match, state, place < RISE_Y1, n);

  if (place >= RISE_Y1 && place < RISE_R1)
    {
      all -= n[RISE_LAIR];
      n[RISE_LAIR] = 0;
    }
  return all;
}

/* Tiles of the set that are not face up, by type and icon; @all: by type, 0: the set lists none of this type */
typedef struct {
  int n[RISE_N_TYPES][RISE_N_ICONS];
  int all[RISE_N_TYPES];
} Unseen;

static void
count_unseen (const GnMatch   *match,
              const RiseState *state,
              Unseen          *unseen)
{
  const RiseSet *set = rise_set (match);

  memset (unseen, 0, sizeof *unseen);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      unseen->n[set->tile[i].type][set->tile[i].icon] += set->tile[i].copies;
      unseen->all[set->tile[i].type] += set->tile[i].copies;
    }

  GN_FOR_PLACES (place, rise_up (state))
    {
      const int type = state->type[place], icon = state->icon[place];

      if (unseen->n[type][icon] > 0)
        {
          unseen->n[type][icon]--;
          unseen->all[type]--;
        }
    }
}

static gboolean
icon_can_be (const GnMatch *match,
             const Unseen  *unseen,
             int            type,
             int            icon)
{
  if (icon <= RISE_ICON_OPEN || icon >= RISE_N_ICONS)
    return FALSE;
  /* If the set does not list all its tiles, any icon is possible. */
  return unseen->all[type] == 0 || !rise_set (match)->tiles_complete || unseen->n[type][icon] > 0;
}

static guint
cards_up (const RiseState *state,
          int              card)
{
  guint n = 0;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    n += card < 0 ? state->card[place] >= 0 : state->card[place] == card;
  return n;
}

static gboolean
judge_is_known (const GnMatch   *match,
                const RiseState *state,
                int              judge)
{
  GN_FOR_SEATS (match, seat)
    if (gn_pile_find (&state->judges[seat], judge) >= 0 || state->shown[seat][0] == judge
        || state->shown[seat][1] == judge)
      return TRUE;
  return gn_pile_find (&state->judge_box, judge) >= 0;
}

/* ---- Checking an outcome ---------------------------------------------------------------------------------- */

static gboolean
check_tile (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int place = move->arg[RISE_A_TILE], type = move->arg[RISE_A_TYPE];
  int n[RISE_N_TYPES];
  Unseen unseen;

  if (!rise_is_tile (state, place))
    return rise_no_tile (place, why);
  if (state->face[place] != RISE_DUE || type < 0 || type >= RISE_N_TYPES)
    return gn_say (why, RISE_NO_ELIGIBLE_OUTCOME);
  types_at (match, state, place, n);
  if (n[type] == 0)
    return gn_say (why, RISE_NO_DECK_TILE, type, rise_stock (match, place < RISE_Y1, type));
  count_unseen (match, state, &unseen);
  if (move->verb == RISE_V_TILE && !icon_can_be (match, &unseen, type, move->arg[RISE_A_ICON]))
    return gn_say (why, RISE_NO_DECK_ICON, type, CLAMP (move->arg[RISE_A_ICON], RISE_ICON_OPEN, RISE_N_ICONS - 1));
  return TRUE;
}

gboolean
rise_check_chance (const GnMatch   *match,
                   const RiseState *state,
                   const GnMove    *move,
                   GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  const int card = move->arg[RISE_A_CARD];
  gboolean hand;

  switch (move->verb)
    {
    case RISE_V_FIRST:
      return card >= 0 && card < match->n_seats ? TRUE : gn_say (why, RISE_NO_ELIGIBLE_FIRST);
    case RISE_V_TILE:
    case RISE_V_LAND:
      return check_tile (match, state, move, why);
    case RISE_V_CARD_UP:
      if (card < 0 || (guint) card >= set->n_actions)
        return gn_say (why, RISE_NO_DECK);
      return cards_up (state, card) < set->action[card].copies || gn_say (why, RISE_NO_DECK_CARD, card);
    case RISE_V_ALLY_UP:
      if (card < 0 || (guint) card >= set->n_allies)
        return gn_say (why, RISE_NO_DECK);
      return state->ally[card] == RISE_ALLY_UNSEEN || gn_say (why, RISE_NO_DECK_ALLY, card);
    default:
      if (move->arg[RISE_A_CARD_SEAT] != rise_deal_due (match, state, &hand) || hand)
        return gn_say (why, RISE_NO_ELIGIBLE_OUTCOME);
      if (card < 0 || (guint) card >= set->n_judges)
        return gn_say (why, RISE_NO_DECK);
      return judge_is_known (match, state, card) ? gn_say (why, RISE_NO_DECK_JUDGE, card) : TRUE;
    }
}

/* ---- Legal outcomes and their weights ------------------------------------------------------------------------ */

/* The weight of a tile, shared by its icons. It is divisible by 1 … 12, so the shares are whole numbers. */
#define ICON_PARTS 27720

static void
tiles_at (const GnMatch   *match,
          const RiseState *state,
          const Unseen    *unseen,
          int              place,
          GnOutcomes      *outcomes,
          GnMoveList      *list)
{
  int n[RISE_N_TYPES];

  types_at (match, state, place, n);
  for (int type = 0; type < RISE_N_TYPES; type++)
    {
      const int all = unseen->all[type];

      if (n[type] == 0)
        continue;
      for (int icon = RISE_ICON_NONE; icon < RISE_N_ICONS; icon++)
        {
          GnMove *move;
          guint64 weight = (guint64) n[type] * ICON_PARTS;

          if (!icon_can_be (match, unseen, type, icon))
            continue;
          if (all > 0)
            weight = weight * (guint64) unseen->n[type][icon] / (guint64) all;
          else
            weight /= RISE_N_ICONS;
          if (outcomes && weight == 0)
            continue;
          move = outcomes ? gn_outcomes_add (outcomes, RISE_V_TILE, weight)
                 : gn_move_list_add (list, GN_CHANCE, RISE_V_TILE);
          move->arg[RISE_A_TILE] = (gint16) place;
          move->arg[RISE_A_TYPE] = (gint16) type;
          move->arg[RISE_A_ICON] = (gint16) icon;
        }
    }
}

static void
list_or_weigh (const GnMatch   *match,
               const RiseState *state,
               GnOutcomes      *outcomes,
               GnMoveList      *list)
{
  const RiseSet *set = rise_set (match);

#define COMES(verb, weight) \
  (outcomes ? gn_outcomes_add (outcomes, (verb), (weight)) : gn_move_list_add (list, GN_CHANCE, (verb)))
  switch ((RiseStage) state->stage)
    {
    case RISE_AT_FIRST:
      GN_FOR_SEATS (match, seat)
        COMES (RISE_V_FIRST, 1)->arg[0] = (gint16) seat;
      break;
    case RISE_AT_CARDS:
      for (guint card = 0; card < set->n_actions; card++)
        {
          const guint up = cards_up (state, (int) card);

          if (up < set->action[card].copies)
            COMES (RISE_V_CARD_UP, set->action[card].copies - up)->arg[RISE_A_CARD] = (gint16) card;
        }
      break;
    case RISE_AT_OFFER:
      for (guint ally = 0; ally < set->n_allies; ally++)
        if (state->ally[ally] == RISE_ALLY_UNSEEN)
          COMES (RISE_V_ALLY_UP, 1)->arg[RISE_A_CARD] = (gint16) ally;
      break;
    default:
      break;
    }
#undef COMES
}

static gboolean
tiles_due (const GnMatch   *match,
           const RiseState *state)
{
  return state->stage == RISE_AT_TILES || rise_pending (match, state, NULL) == RISE_PENDS_REVEAL;
}

static void
judges_due (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            GnOutcomes      *outcomes,
            GnMoveList      *list)
{
  for (guint judge = 0; judge < rise_set (match)->n_judges; judge++)
    if (!judge_is_known (match, state, (int) judge))
      {
        GnMove *move = outcomes ? gn_outcomes_add (outcomes, RISE_V_JUDGE_DEALT, 1)
                       : gn_move_list_add (list, GN_CHANCE, RISE_V_JUDGE_DEALT);

        move->arg[RISE_A_CARD] = (gint16) judge;
        move->arg[RISE_A_CARD_SEAT] = (gint16) seat;
      }
}

void
rise_legal_chance (const GnMatch   *match,
                   const RiseState *state,
                   GnMoveList      *list)
{
  gboolean hand;
  const int seat = rise_deal_due (match, state, &hand);

  if (state->deals)
    {
      if (!hand)
        judges_due (match, state, seat, NULL, list);
      return;
    }
  if (tiles_due (match, state))
    {
      guint64 due = rise_due (state);
      Unseen unseen;

      count_unseen (match, state, &unseen);
      GN_FOR_PLACES (place, due)
        tiles_at (match, state, &unseen, place, NULL, list);
      return;
    }
  list_or_weigh (match, state, NULL, list);
}

void
rise_chance (const GnMatch *match,
             gconstpointer  state,
             GnOutcomes    *outcomes)
{
  const RiseState *s = state;
  gboolean hand;
  const int seat = rise_deal_due (match, s, &hand);
  gboolean chance, host;

  rise_asked (match, s, &chance, &host);
  /* The icon of an open tile that was not entered, which a card of the Gnomes needs */
  if (host && s->stage == RISE_AT_UNION && s->rampage == RISE_RAMPAGE_NONE)
    rise_chance_union (match, s, outcomes);
  if (!chance)
    return;
  if (s->deals)
    {
      outcomes->source = RISE_SOURCE_JUDGES;
      if (seat >= 0 && hand)
        rise_chance_union (match, s, outcomes);
      else if (seat >= 0)
        judges_due (match, s, seat, outcomes, NULL);
      return;
    }
  if (tiles_due (match, s))
    {
      guint64 due = rise_due (s);
      const int place = gn_places_next (&due);
      Unseen unseen;

      outcomes->source = RISE_SOURCE_TILES;
      if (place < 0 || !rise_set (match)->tiles_complete)
        return;
      count_unseen (match, s, &unseen);
      tiles_at (match, s, &unseen, place, outcomes, NULL);
      return;
    }
  if (s->stage == RISE_AT_GNOME_CARD)
    {
      rise_chance_union (match, s, outcomes);
      return;
    }
  outcomes->source = s->stage == RISE_AT_FIRST ? RISE_SOURCE_FIRST : s->stage == RISE_AT_CARDS ? RISE_SOURCE_ACTIONS
                     : RISE_SOURCE_ALLIES;
  list_or_weigh (match, s, outcomes, NULL);
}

/* ---- Applying an outcome ----------------------------------------------------------------------------------------- */

static void
apply_tile (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int place = move->arg[RISE_A_TILE], type = move->arg[RISE_A_TYPE];

  state->face[place] = RISE_UP;
  state->type[place] = (gint8) type;
  state->icon[place] = (guint8) (move->verb == RISE_V_TILE ? move->arg[RISE_A_ICON]
                                 : type == RISE_SEA || type == RISE_LAIR ? RISE_ICON_NONE : RISE_ICON_OPEN);
  gn_story_tell (story, state->turn == 0 && state->stage == RISE_AT_TILES ? RISE_F_TILE : RISE_F_REVEALED, place, type);
  if (type == RISE_LAIR)
    rise_wake_dragon (state, place, story);
  if (state->stage != RISE_AT_TILES)
    rise_turn_up (match, state, -1, story);
}

void
rise_apply_chance (const GnMatch *match,
                   RiseState     *state,
                   const GnMove  *move,
                   GnStory       *story)
{
  const int card = move->arg[RISE_A_CARD];

  switch (move->verb)
    {
    case RISE_V_FIRST:
      state->first = (gint8) card;
      state->stage = RISE_AT_TILES;
      for (int place = RISE_G1; place < RISE_Y1; place++)
        state->face[place] = RISE_DUE;
      gn_story_tell (story, RISE_F_FIRST, card);
      break;
    case RISE_V_TILE:
    case RISE_V_LAND:
      apply_tile (match, state, move, story);
      break;
    case RISE_V_CARD_UP:
      {
        const int place = (int) cards_up (state, -1);

        state->card[place] = (gint8) card;
        gn_story_tell (story, RISE_F_CARD_UP, rise_set (match)->action[card].action, place + 1);
        break;
      }
    case RISE_V_ALLY_UP:
      state->ally[card] = RISE_ALLY_OFFERED;
      gn_story_tell (story, RISE_F_ALLY_UP, card);
      if (gn_places_count (rise_allies (state, RISE_ALLY_OFFERED)) > match->n_seats)
        {
          state->active = state->first;
          state->stage = RISE_AT_DRAFT;
        }
      break;
    default:
      {
        const int seat = move->arg[RISE_A_CARD_SEAT];

        gn_pile_take_card (&state->judges[seat], card, RISE_POOL_JUDGES);
        gn_pile_put_known_bottom (&state->judges[seat], card, RISE_POOL_JUDGES, GN_SEES (seat));
        state->deals--;
        gn_story_add (story, GN_SEES (seat), RISE_F_JUDGE_DEALT, seat, card);
        break;
      }
    }
}
