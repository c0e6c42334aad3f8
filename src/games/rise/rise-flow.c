/* rise-flow.c: the course of a match: setup, the six phases, the end (sections 2, 4 and 5.12)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"

/* ---- The start -------------------------------------------------------------------------------------- */

gboolean
rise_start (const GnMatch *match,
            gpointer       state,
            GnSay         *why)
{
  RiseState *s = state;
  const int mode = rise_option (match, RISE_OPT_MODE), level = rise_option (match, RISE_OPT_LEVEL), n = match->n_seats;
  guint64 zone = 0;

  if (mode == RISE_MODE_COOPERATIVE || mode == RISE_MODE_SOLO)
    return gn_say (why, RISE_NO_MODE);
  if (n < 2 || n > RISE_SEATS)
    return gn_say (why, RISE_NO_PLAYERS, n);
  if (rise_own_zone (match, &zone) && (int) gn_places_count (zone) != (n == 2 ? 6 : 12))
    return gn_say (why, RISE_NO_RED_LAYOUT, n == 2 ? 6 : 12, (int) gn_places_count (zone));

  s->active = s->first = s->dragon = -1;
  s->gnome_card = s->card_seat = s->union_tile = s->rampage_by = -1;
  s->add_tile = s->cut_tile = s->at_card = s->at_space = -1;
  memset (s->type, -1, sizeof s->type);
  memset (s->card, -1, sizeof s->card);
  memset (s->on_card, -1, sizeof s->on_card);
  GN_FOR_SEATS (match, seat)
    s->board[seat] = s->shown[seat][0] = s->shown[seat][1] = -1;

  /* The level suggested for the player count; in the cutthroat game it is two levels harder (1.6). */
  s->level = (guint8) (level > 0 ? level - 1
                       : MIN (RISE_LEVELS - 1, (n == 2 ? 3 : n == 3 ? 4 : 5) + (rise_cutthroat (match) ? 2 : 0)));

  s->face[RISE_DK] = RISE_UP;
  s->type[RISE_DK] = RISE_DRAGONKEEP;
  s->icon[RISE_DK] = RISE_ICON_NONE;
  gn_pile_put_unseen_bottom (&s->gnome_deck, 0, MAX (RISE_BOX_GNOMES, rise_set (match)->n_gnomes));
  gn_pile_put_unseen_bottom (&s->judge_box, RISE_POOL_JUDGES, MAX (RISE_BOX_JUDGES, rise_set (match)->n_judges));
  s->stage = RISE_AT_FIRST;
  return TRUE;
}

/* RISE-016, RISE-017 */
static void
lay_tiles (const GnMatch *match,
           RiseState     *state)
{
  guint64 layout = rise_layout (match);

  if (rise_due (state) & (GN_PLACE (RISE_R1) - 1))
    return;
  if (state->face[RISE_Y1] == RISE_ABSENT)
    {
      for (int place = RISE_Y1; place < RISE_R1; place++)
        state->face[place] = RISE_DUE;
      return;
    }
  for (int place = RISE_R1; place < RISE_TILES; place++)
    if (layout & GN_PLACE (place))
      state->face[place] = RISE_DOWN;
  state->stage = RISE_DO_SETUP;
}

/* RISE-025, RISE-026, RISE-036 */
static void
gnomes_start (const GnMatch *match,
              RiseState     *state,
              GnStory       *story)
{
  const int last = (state->first + match->n_seats - 1) % match->n_seats;

  state->gold[RISE_GNOMES] = 2;
  rise_put_brewery (match, state, RISE_GNOMES, RISE_DK, story);
  rise_put_cubes (match, state, RISE_GNOMES, RISE_DK, 8, story);
  gn_story_tell (story, RISE_F_GNOMES_START, RISE_DK, 8, 2);

  for (int place = RISE_G1; place < RISE_Y1; place++)
    {
      gboolean occupied = FALSE;

      GN_FOR_SEATS (match, seat)
        occupied |= rise_strength (state, seat, place) > 0;
      if (!occupied && state->type[place] != RISE_DESERT)
        {
          rise_put_cubes (match, state, RISE_GNOMES, place, 1, story);
          gn_story_tell (story, RISE_F_GNOME_RING, place);
        }
    }
  rise_add_gold (state, last, 2);
  gn_story_tell (story, RISE_F_LAST_GOLD, last, 2);
}

static void
deal_judges (const GnMatch *match,
             RiseState     *state,
             GnStory       *story)
{
  GN_FOR_SEATS (match, seat)
    for (int i = 0; i < RISE_JUDGES_EACH; i++)
      gn_pile_put_layer_bottom (&state->judges[seat], gn_pile_take_top (&state->judge_box));
  if (match->dealer[RISE_FAMILY_JUDGES] == GN_DEALER_APP)
    state->deals = (guint8) (state->deals + match->n_seats * RISE_JUDGES_EACH);
  if (rise_cutthroat (match))
    rise_refill_hands (match, state, story);
  state->stage = RISE_AT_JUDGES;
  state->active = state->first;
}

static void
set_up (const GnMatch *match,
        RiseState     *state,
        GnStory       *story)
{
  RISE_IN_TURN (match, state, seat)
    if (state->board[seat] < 0)
      {
        state->stage = RISE_AT_SIDE;
        state->active = (gint8) seat;
        return;
      }
  state->active = -1;
  gnomes_start (match, state, story);
  state->stage = RISE_AT_CARDS;
}

/* A player takes a board side (RISE-018 … RISE-023). Its first token is asked for next. */
static void
take_side (const GnMatch *match,
           RiseState     *state,
           int            seat,
           int            side,
           GnStory       *story)
{
  const RiseBoard *board = &rise_set (match)->board[side];

  state->board[seat] = (gint8) side;
  state->production[seat] = (guint8) board->low;
  state->beer[seat] = (guint8) MIN (board->beer, RISE_BEER_MOST);
  state->gold[seat] = board->gold;
  gn_story_tell (story, RISE_F_SIDE, seat, side, board->beer, board->gold);
  rise_side_effects (match, state, seat, story);
  for (int place = RISE_G1; place < RISE_Y1; place++)
    if (state->type[place] == board->start)
      {
        gn_story_tell (story, RISE_F_START_CUBES, seat, board->cubes, place);
        rise_put_brewery (match, state, seat, place, story);
        rise_put_cubes (match, state, seat, place, board->cubes, story);
      }
  state->stage = RISE_DO_SETUP;
}

static void
begin_offer (const GnMatch *match,
             RiseState     *state,
             GnStory       *story)
{
  state->phase = 1;
  state->active = -1;
  state->stage = RISE_AT_OFFER;
  gn_story_tell (story, RISE_F_TURN, state->turn, state->first, rise_bribe (match, state), rise_fill (match, state));
}

static void
keep_judges (const GnMatch *match,
             RiseState     *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int seat = move->seat, a = move->arg[RISE_A_JUDGE], b = move->arg[RISE_A_JUDGE_2];
  GnPile *pile = &state->judges[seat];
  GnLayer gone = { 0 };

  if (a == GN_NONE)
    gone = gn_pile_take_top (pile);
  else
    GN_FOR_LAYERS (layer, pile)
      if (layer->card >= 0 && layer->card != a && layer->card != b)
        {
          gone = *layer;
          gn_pile_take_card (pile, gone.card, RISE_POOL_JUDGES);
          break;
        }
  gn_pile_put_layer_bottom (&state->judge_box, gone);
  gn_story_tell (story, RISE_F_JUDGES_KEPT, seat);

  state->active = (gint8) rise_next_seat (match, seat);
  if (state->active != state->first)
    return;
  state->active = -1;
  state->turn = 1;
  GN_FOR_SEATS (match, player)
    state->meeples[player] = (guint8) rise_meeples_each (match, state, player);
  begin_offer (match, state, story);
}

/* ---- Phases 1 to 3 ------------------------------------------------------------------------------------- */

static void
next_drafter (const GnMatch *match,
              RiseState     *state)
{
  const int left = (int) gn_places_count (rise_allies (state, RISE_ALLY_OFFERED));

  if (left > 1)
    {
      state->active = (gint8) ((state->first + match->n_seats + 1 - left) % match->n_seats);
      state->stage = RISE_AT_DRAFT;
      return;
    }
  state->active = -1;
  state->stage = RISE_AT_LEFT_OVER;
}

/* RISE-081 */
static void
left_over (const GnMatch *match,
           RiseState     *state,
           GnStory       *story)
{
  GN_FOR_PLACES (ally, rise_allies (state, RISE_ALLY_OFFERED))
    {
      const int vp = rise_set (match)->ally[ally].vp;

      state->ally[ally] = RISE_ALLY_GONE;
      rise_add_points (state, RISE_GNOMES, RISE_COL_ALLIES, vp);
      gn_story_tell (story, vp ? RISE_F_LEFT_OVER : RISE_F_LEFT_OVER_NOTHING, ally, vp);
    }
  state->phase = 2;
  state->active = (gint8) ((state->first + match->n_seats - 1) % match->n_seats);
  state->stage = RISE_DO_TURN;
  gn_story_tell (story, RISE_F_PHASE, 2);
}

/* RISE-082 */
static void
next_turn (const GnMatch *match,
           RiseState     *state)
{
  int seat = state->active;

  GN_FOR_SEATS (match, i)
    {
      seat = rise_next_seat (match, seat);
      if (state->meeples[seat] == 0)
        continue;
      state->active = (gint8) seat;
      state->stage = RISE_AT_TURN;
      return;
    }
  state->stage = RISE_DO_OPEN;
}

/* RISE-122 */
static void
open_phase_3 (const GnMatch *match,
              RiseState     *state,
              GnStory       *story)
{
  state->phase = 3;
  state->active = -1;
  state->at_card = rise_order (match)[0];
  state->at_space = -1;
  state->stage = RISE_DO_SLOT;
  gn_story_tell (story, RISE_F_PHASE, 3);
  rise_check_relief (match, state);
}

/* RISE-111: the next meeple on an action card, in reading order */
static void
next_slot (const GnMatch *match,
           RiseState     *state,
           GnStory       *story)
{
  const guint8 *order = rise_order (match);
  guint k = 0;

  while (k < RISE_CARDS_UP && order[k] != state->at_card)
    k++;
  for (; k < RISE_CARDS_UP; k++, state->at_space = -1)
    {
      state->at_card = (gint8) order[k];
      for (state->at_space++; state->at_space < RISE_SPACES_MAX; state->at_space++)
        if (state->on_card[order[k]][state->at_space] >= 0)
          {
            state->active = state->on_card[order[k]][state->at_space];
            state->stage = RISE_AT_SLOT;
            return;
          }
    }
  state->at_card = state->at_space = -1;
  state->active = -1;
  state->phase = 4;
  state->cards_done = 0;
  state->stage = RISE_DO_CARD;
  gn_story_tell (story, RISE_F_PHASE, 4);
}

/* ---- Phase 6 --------------------------------------------------------------------------------------------- */

static void
reset (const GnMatch *match,
       RiseState     *state,
       GnStory       *story)
{
  state->phase = 6;
  state->first = (gint8) rise_next_seat (match, state->first);
  gn_story_tell (story, RISE_F_RESET_FIRST, state->first);
  memset (state->on_board, 0, sizeof state->on_board);
  memset (state->on_slot, 0, sizeof state->on_slot);
  memset (state->on_ally, 0, sizeof state->on_ally);
  memset (state->on_card, -1, sizeof state->on_card);
  memset (state->card, -1, sizeof state->card);
  GN_FOR_SEATS (match, seat)
    state->meeples[seat] = (guint8) rise_meeples_each (match, state, seat);
  gn_story_tell (story, RISE_F_RESET_MEEPLES, 0);
  gn_story_tell (story, RISE_F_RESET_CARDS, 0);
  state->stage = RISE_AT_CARDS;
}

/* Steps 6.4 to 6.6, once the new cards are there */
static void
move_marker (const GnMatch *match,
             RiseState     *state,
             GnStory       *story)
{
  state->turn++;
  state->stage = RISE_DO_RESET;
  if (state->turn != 4)
    return;

  for (int place = RISE_R1; place < RISE_TILES; place++)
    if (state->face[place] == RISE_DOWN)
      state->face[place] = RISE_DUE;
  GN_FOR_SEATS (match, seat)
    state->meeples[seat]++;
  gn_story_tell (story, RISE_F_RESET_FLIP, 4);
  gn_story_tell (story, RISE_F_RESET_MEEPLE, 1);
}

static void
end_reset (const GnMatch *match,
           RiseState     *state,
           GnStory       *story)
{
  if (!rise_cutthroat (match))
    {
      begin_offer (match, state, story);
      return;
    }
  rise_refill_hands (match, state, story);
  state->stage = RISE_AT_HANDS;
}

/* ---- The end ------------------------------------------------------------------------------------------------ */

guint
rise_result (const GnMatch   *match,
             const RiseState *state,
             gboolean        *gnomes)
{
  int best = 0, goods = -1;
  guint winners = 0;

  GN_FOR_SEATS (match, seat)
    best = MAX (best, state->vp[seat]);
  *gnomes = state->vp[RISE_GNOMES] >= best;
  if (*gnomes)
    return 0;

  GN_FOR_SEATS (match, seat)
    {
      /* If beer counts first, beer breaks ties between players with equal sums (RUL-59). */
      const int by_beer = rise_option (match, RISE_OPT_TIE_BREAK) ? state->beer[seat] : 0;
      const int sum = (state->beer[seat] + state->gold[seat]) * 32 + by_beer;

      if (state->vp[seat] < best || sum < goods)
        continue;
      winners = sum > goods ? GN_SEES (seat) : winners | GN_SEES (seat);
      goods = sum;
    }
  return winners;
}

static void
finish (const GnMatch *match,
        RiseState     *state,
        GnStory       *story)
{
  gboolean gnomes;
  guint winners = rise_result (match, state, &gnomes);
  int best = -1, tied = 0;

  GN_FOR_SEATS (match, seat)
    if (best < 0 || state->vp[seat] > state->vp[best])
      best = seat;
  GN_FOR_SEATS (match, seat)
    tied += state->vp[seat] == state->vp[best];

  state->head.over = TRUE;
  state->stage = RISE_AT_OVER;
  state->active = -1;
  state->result = gnomes ? 2 : 1;
  if (gnomes)
    gn_story_tell (story, state->vp[RISE_GNOMES] == state->vp[best] ? RISE_F_GNOMES_TIE : RISE_F_GNOMES_WIN,
                   state->vp[RISE_GNOMES], state->vp[best]);
  GN_FOR_SEATS (match, seat)
    if (winners >> seat & 1)
      gn_story_tell (story, __builtin_popcount (winners) > 1 ? RISE_F_SHARED : tied > 1 ? RISE_F_WINS_TIE : RISE_F_WINS,
                     seat, state->vp[seat], state->beer[seat] + state->gold[seat]);
}

/* ---- Automatic steps ------------------------------------------------------------------------------------------ */

/* Carries out the next step that needs no answer. Returns: FALSE if there is none */
static gboolean
step (const GnMatch *match,
      RiseState     *state,
      GnStory       *story)
{
  switch ((RiseStage) state->stage)
    {
    case RISE_AT_TILES:
      {
        const guint8 was = state->face[RISE_Y1];

        lay_tiles (match, state);
        return state->stage != RISE_AT_TILES || was != state->face[RISE_Y1];
      }
    case RISE_DO_SETUP:
      set_up (match, state, story);
      return TRUE;
    case RISE_AT_CARDS:
      if (state->card[RISE_CARDS_UP - 1] < 0)
        return FALSE;
      if (state->turn == 0)
        deal_judges (match, state, story);
      else
        move_marker (match, state, story);
      return TRUE;
    case RISE_DO_DRAFT:
      next_drafter (match, state);
      return TRUE;
    case RISE_DO_TURN:
      next_turn (match, state);
      return TRUE;
    case RISE_DO_OPEN:
      open_phase_3 (match, state, story);
      return TRUE;
    case RISE_DO_SLOT:
      next_slot (match, state, story);
      return TRUE;
    case RISE_DO_CARD:
      rise_next_card (match, state, story);
      return state->stage >= RISE_N_WAITING;
    case RISE_DO_RESET:
      end_reset (match, state, story);
      return TRUE;
    default:
      return FALSE;
    }
}

/* RISE-203: a gift without any lawful use lapses, also where everything is asked. Where Gnomon makes the only moves
 * itself, the table waives it. */
static gboolean
gift_lapses (const GnMatch *match,
             RiseState     *state,
             GnStory       *story)
{
  if (match->unasked || !rise_gift_is_useless (match, state))
    return FALSE;
  rise_tell_lapsed (match, state, story);
  rise_gift_done (state);
  return TRUE;
}

static void
carry_on (const GnMatch *match,
          RiseState     *state,
          GnStory       *story)
{
  gboolean on = TRUE;

  while (on && !state->head.over && !state->deals)
    {
      const RisePending pending = rise_pending (match, state, NULL);

      on = (pending == RISE_PENDS_NOTHING && step (match, state, story))
           || (pending == RISE_PENDS_GIFT && gift_lapses (match, state, story));
    }
}

/* ---- Steps that the host starts with go-on ----------------------------------------------------------------------- */

static int
owner_to_score (const GnMatch   *match,
                const RiseState *state)
{
  return state->scored < match->n_seats ? (state->first + state->scored) % match->n_seats : RISE_GNOMES;
}

gboolean
rise_check_go_on (const GnMatch   *match,
                  const RiseState *state,
                  GnSay           *why)
{
  int vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS];
  guint64 offered;

  switch ((RiseStage) state->stage)
    {
    case RISE_AT_LEFT_OVER:
      offered = rise_allies (state, RISE_ALLY_OFFERED);
      GN_FOR_PLACES (ally, offered)
        if (!rise_set (match)->ally[ally].vp_known)
          return gn_say (why, RISE_NO_TEACH_ALLY, ally);
      return TRUE;
    case RISE_AT_SCORE:
      return rise_income (match, state, owner_to_score (match, state), vp, gold, why);
    default:
      return TRUE;
    }
}

static void
apply_go_on (const GnMatch *match,
             RiseState     *state,
             GnStory       *story)
{
  switch ((RiseStage) state->stage)
    {
    case RISE_AT_LEFT_OVER:
      left_over (match, state, story);
      break;
    case RISE_AT_SCORE:
      rise_score_owner (match, state, owner_to_score (match, state), story);
      if (++state->scored <= match->n_seats)
        break;
      state->scored = 0;
      if (state->turn < RISE_TURNS)
        {
          state->stage = RISE_AT_RESET;
          state->phase = 6;
          break;
        }
      state->phase = 7;
      state->active = state->first;
      state->stage = RISE_AT_SHOW;
      break;
    case RISE_AT_RESET:
      reset (match, state, story);
      break;
    case RISE_AT_HANDS:
      begin_offer (match, state, story);
      break;
    default:
      break;
    }
}

/* ---- Judges (RISE-188) ----------------------------------------------------------------------- */

static gboolean
judge_may_be (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              int              judge)
{
  if (judge < 0 || (guint) judge >= rise_set (match)->n_judges)
    return FALSE;
  if (gn_pile_find (&state->judges[seat], judge) >= 0)
    return TRUE;
  if (gn_pile_unseen (&state->judges[seat], RISE_POOL_JUDGES) == 0)
    return FALSE;
  GN_FOR_SEATS (match, other)
    if ((other != seat && gn_pile_find (&state->judges[other], judge) >= 0) || state->shown[other][0] == judge
        || state->shown[other][1] == judge)
      return FALSE;
  return gn_pile_find (&state->judge_box, judge) < 0;
}

/* Gnomon counts the points of a judge; they are entered only for a judge with a text. */
static gboolean
check_points (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              int              judge,
              int              said,
              GnSay           *why)
{
  int n, points;

  if (rise_judge_points (match, state, seat, judge, &n, &points))
    return said == GN_NONE || said == points ? TRUE : gn_say (why, RISE_NO_JUDGE_COUNTED, judge, points);
  if (rise_set (match)->judge[judge].counter != RISE_C_TEXT)
    return gn_say (why, RISE_NO_TEACH_JUDGE, judge);
  return said >= 0 && said <= 20 ? TRUE : gn_say (why, RISE_NO_ADJUST_RANGE, 0, 20);
}

gboolean
rise_check_show (const GnMatch   *match,
                 const RiseState *state,
                 const GnMove    *move,
                 GnSay           *why)
{
  const int seat = move->seat, a = move->arg[RISE_A_JUDGE], b = move->arg[RISE_A_JUDGE_2];

  if (!judge_may_be (match, state, seat, a) || !judge_may_be (match, state, seat, b))
    return gn_say (why, RISE_NO_JUDGE, seat);
  /* If neither judge is known yet, ask for only one at a time. */
  if (!check_points (match, state, seat, a, move->arg[RISE_A_VP], why))
    return FALSE;
  if (a == b)
    return gn_say (why, RISE_NO_JUDGES);
  return check_points (match, state, seat, b, move->arg[RISE_A_VP_2], why);
}

void
rise_legal_show (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 GnMoveList      *list)
{
  const RiseSet *set = rise_set (match);
  /* The order of the two has no meaning: two known judges give one command (RISE-204). If the hand has unknown
     judges, either may be named first. */
  const gboolean either = gn_pile_unseen (&state->judges[seat], RISE_POOL_JUDGES) > 0;

  for (int a = 0; a < (int) set->n_judges; a++)
    for (int b = either ? 0 : a + 1; judge_may_be (match, state, seat, a) && b < (int) set->n_judges; b++)
      {
        const gboolean text_a = set->judge[a].counter == RISE_C_TEXT, text_b = set->judge[b].counter == RISE_C_TEXT;

        if (b == a || !judge_may_be (match, state, seat, b)
            || (!text_a && !check_points (match, state, seat, a, GN_NONE, NULL))
            || (!text_b && !check_points (match, state, seat, b, GN_NONE, NULL)))
          continue;
        for (int vp_a = 0; vp_a <= (text_a ? 20 : 0); vp_a++)
          for (int vp_b = 0; vp_b <= (text_b ? 20 : 0); vp_b++)
            {
              GnMove *move = gn_move_list_add (list, seat, RISE_V_SHOW_JUDGES);

              move->arg[RISE_A_JUDGE] = (gint16) a;
              move->arg[RISE_A_JUDGE_2] = (gint16) b;
              if (text_a)
                move->arg[RISE_A_VP] = (gint16) vp_a;
              if (text_b)
                move->arg[RISE_A_VP_2] = (gint16) vp_b;
            }
      }
}

static void
apply_show (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int seat = move->seat;
  const gboolean turned = move->arg[RISE_A_JUDGE] > move->arg[RISE_A_JUDGE_2];  /* the order has no meaning */
  int points[2];

  for (int i = 0; i < 2; i++)
    {
      const int judge = move->arg[(i == 1) != turned ? RISE_A_JUDGE_2 : RISE_A_JUDGE];
      int n = 0;

      if (!rise_judge_points (match, state, seat, judge, &n, &points[i]))
        points[i] = move->arg[(i == 1) != turned ? RISE_A_VP_2 : RISE_A_VP];
      gn_pile_take_card (&state->judges[seat], judge, RISE_POOL_JUDGES);
      gn_pile_put_known_bottom (&state->judges[seat], judge, RISE_POOL_JUDGES, GN_ALL_SEE);
      state->shown[seat][i] = (gint8) judge;
      state->judge_vp[seat][i] = (gint8) points[i];
      rise_add_points (state, seat, RISE_COL_JUDGES, points[i]);
    }
  gn_story_tell (story, points[0] + points[1] ? RISE_F_JUDGES_SHOWN : RISE_F_JUDGES_NOTHING, seat,
                 state->shown[seat][0], points[0], state->shown[seat][1], points[1], points[0] + points[1]);
  state->active = (gint8) rise_next_seat (match, seat);
  if (state->active == state->first)
    finish (match, state, story);
}

/* ---- After every move ------------------------------------------------------------------------ */

static void
apply_setup (const GnMatch *match,
             RiseState     *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int seat = move->seat, ally = move->arg[RISE_A_ALLY];

  if (move->verb == RISE_V_SIDE)
    take_side (match, state, seat, move->arg[RISE_A_BOARD], story);
  else if (move->verb == RISE_V_KEEP_JUDGES)
    keep_judges (match, state, move, story);
  else
    {
      state->ally[ally] = (guint8) RISE_ALLY_OF (seat);
      state->stage = RISE_DO_DRAFT;
      gn_story_tell (story, RISE_F_DRAFTED, seat, ally, rise_set (match)->ally[ally].vp);
      rise_drafted (match, state, seat, ally, story);
    }
}

/* RISE-075: above 49 the score token shows its other side. */
static void
tell_tokens (const GnMatch   *match,
             const RiseState *state,
             const gint16     was[RISE_OWNERS],
             GnStory         *story)
{
  RISE_OWNERS_OF (match, owner)
    if ((was[owner] >= 50) != (state->vp[owner] >= 50))
      {
        if (owner == RISE_GNOMES)
          gn_story_tell (story, state->vp[owner] >= 50 ? RISE_F_TOKEN_GNOMES : RISE_F_TOKEN_BACK_GNOMES,
                         state->vp[owner], state->vp[owner] % 50);
        else
          gn_story_tell (story, state->vp[owner] >= 50 ? RISE_F_TOKEN_OVER : RISE_F_TOKEN_BACK, owner,
                         state->vp[owner], state->vp[owner] % 50);
      }
}

void
rise_apply (const GnMatch *match,
            gpointer       state,
            const GnMove  *move,
            GnStory       *story)
{
  RiseState *s = state;
  gint16 was[RISE_OWNERS];

  memcpy (was, s->vp, sizeof was);
  switch (rise_room (s, move->verb))
    {
    case RISE_ROOM_SETUP:
      apply_setup (match, s, move, story);
      break;
    case RISE_ROOM_TURN:
      rise_apply_turn (match, s, move, story);
      break;
    case RISE_ROOM_CARD:
      rise_apply_card (match, s, move, story);
      break;
    case RISE_ROOM_SHOW:
      apply_show (match, s, move, story);
      break;
    case RISE_ROOM_GO_ON:
      apply_go_on (match, s, story);
      break;
    case RISE_ROOM_CHANCE:
      rise_apply_chance (match, s, move, story);
      break;
    case RISE_ROOM_ADJUST:
      rise_apply_adjust (match, s, move, story);
      /* The Gnomes may consider other tiles now. */
      if (s->gnome_card >= 0 && s->stage >= RISE_AT_UNION && s->stage <= RISE_AT_CARAVAN_TO)
        s->stage = RISE_DO_CARD;
      break;
    case RISE_ROOM_WHOLE:
      /* rise_take_apart() has already split it. */
      g_return_if_reached ();
    case RISE_ROOM_UNION:
    default:
      rise_apply_union (match, s, move, story);
      break;
    }
  carry_on (match, s, story);
  tell_tokens (match, s, was, story);
}
