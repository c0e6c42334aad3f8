/* rise-policy.c: careful players of Rise of the Gnomes
 *
 * They take what leaves them with the most, by a simple estimate of what a board is worth until the end of the game.
 * They know no card that nobody has turned up, and plan no further than the meeples that they have placed.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "games/rise/rise-state.h"

/* With the option `difficulty` left alone a table plays the level that is suggested for its number of players (1.6). */
static const Scenario scenarios[] = {
  { "Competitive", "", 2, 5 },
  { "Cutthroat", "mode=cutthroat", 2, 5 },
  { "Competitive, -3", "difficulty=level-1", 3, 3 },
  { "Competitive, -2", "difficulty=level-2", 3, 3 },
  { "Competitive, -1", "difficulty=level-3", 3, 3 },
  { "Competitive, 0", "difficulty=level-4", 3, 3 },
  { "Competitive, +1", "difficulty=level-5", 3, 3 },
  { "Competitive, +2", "difficulty=level-6", 3, 3 },
  { "Competitive, +3", "difficulty=level-7", 3, 3 },
  { 0 }
};

#define GOLD_WORTH 0.33
#define BEER_WORTH 0.28
/* A point for the Gnomes is a point against all: who does not mind loses to them every other time. */
#define THREAT     1.8
/* What one who could send a Gnome brewery home holds of the points that this is about, and from what strength lacking
 * on one begins. */
#define RAID_WORTH 0.25
#define RAID_REACH 8

/**
 * Outlook: what is still to come
 * @scorings: how often phase 5 comes again; @turns: how many phases 2 with it
 */
typedef struct {
  const GnMatch   *match;
  const RiseState *state;
  const RiseSet   *set;
  int              seat;
  double           scorings, turns;
} Outlook;

static void
look_ahead (Outlook *look)
{
  const RiseState *state = look->state;

  look->scorings = state->phase >= 5 ? RISE_TURNS - state->turn : RISE_TURNS - state->turn + 1;
  look->turns = RISE_TURNS - state->turn + (state->phase <= 2 ? 0.5 : 0);
  if (state->phase == 7)
    look->scorings = look->turns = 0;
}

/* ---- What a board is worth ---------------------------------------------------------------- */

static double
pays (int vp,
      int gold)
{
  return vp + gold * GOLD_WORTH;
}

/* Boxes that pay every turn; one half empty is worth a part of it. */
static double
worth_of_cubes (const Outlook *look,
                int            seat,
                double         cubes)
{
  const RiseBoard *board = &look->set->board[look->state->board[seat]];
  double worth = 0;

  for (int box = 0; box < RISE_CUSTOMERS; box++, cubes -= 4)
    {
      const double full = cubes >= 4 ? 1 : cubes > 0 ? 0.8 * cubes / 4 : 0;

      worth += full * pays (board->customer_vp[box], board->customer_gold[box]);
    }
  return worth * look->scorings;
}

static double
worth_of_breweries (const Outlook *look,
                    int            seat,
                    int            n)
{
  const RiseBoard *board = &look->set->board[look->state->board[seat]];
  double worth = 0;

  for (int box = 0; box < n && box < RISE_BREWERIES; box++)
    worth += pays (board->box_vp[box], board->box_gold[box]) * look->scorings + 0.25;
  return worth;
}

static double
worth_of_production (const Outlook *look,
                     int            seat,
                     int            production)
{
  const RiseBoard *board = &look->set->board[look->state->board[seat]];
  double worth = 0.3 * production * look->turns;

  for (int row = 0; row < board->n_rows; row++)
    {
      const int start = row > 0 ? board->row_end[row - 1] : board->low;
      const double share = production >= board->row_end[row]
                             ? 1
                             : 0.5 * MAX (production - start, 0) / (board->row_end[row] - start);

      worth += share * pays (board->row_vp[row], board->row_gold[row]) * look->scorings;
    }
  return worth;
}

/* An effect that holds, a turn. */
static double
worth_of_op (const RiseOp *op)
{
  if (op->phase_5)
    return op->n * (op->word == RISE_E_VP ? 0.8 : op->word == RISE_E_GOLD ? GOLD_WORTH : BEER_WORTH);
  switch ((RiseWord) op->word)
    {
    case RISE_E_BOOST:
      return op->what == RISE_BOOST_PRICE ? 0.3 : op->what == RISE_BOOST_CUBES ? 0.5 : 0.25;
    case RISE_E_MEEPLE:
      return 1.2 * op->n;
    case RISE_E_BRIBE:
      return 0.25 * op->n;
    case RISE_E_SECOND_BREWERY:
      return 0.4;
    case RISE_E_BUILD_ON:
    case RISE_E_FIREPROOF:
      return 0.25;
    default:
      return 0;
    }
}

static double
worth_of_effects (const Outlook *look,
                  int            seat)
{
  const RiseState *state = look->state;
  const RiseBoard *board = &look->set->board[state->board[seat]];
  double worth = 0;

  for (guint ally = 0; ally < look->set->n_allies; ally++)
    if (state->ally[ally] == RISE_ALLY_OF (seat))
      {
        const RiseAlly *card = &look->set->ally[ally];

        for (guint i = 0; i < card->ops.n; i++)
          worth += worth_of_op (&card->ops.op[i]);
        worth += card->space.kind != RISE_SPACELESS ? 0.7 : 0;
      }
  for (guint slot = 0; slot < board->n_slots; slot++)
    if (state->slots[seat] >> slot & 1)
      {
        const RiseUpgradeToken *upgrade = &look->set->upgrade[board->slot[slot]];

        for (guint i = 0; i < upgrade->ops.n; i++)
          worth += worth_of_op (&upgrade->ops.op[i]);
        worth += upgrade->space.kind != RISE_SPACELESS ? 0.6 : 0;
      }
  return worth * look->turns + 0.4 * state->tokens[seat] * look->turns;
}

/* Where one could build: controlled, allowed, without an own brewery. */
static int
sites (const Outlook *look,
       int            seat)
{
  guint64 mine = rise_occupied (look->state, seat);
  int n = 0;

  for (int tile; (tile = gn_places_next (&mine)) >= 0;)
    {
      const int type = look->state->type[tile];
      const gboolean forbidden = type == RISE_SEA || type == RISE_LAIR || type == RISE_DESERT;

      n += look->state->breweries[seat][tile] == 0 && tile != look->state->dragon
           && rise_control (look->match, look->state, tile) == seat
           && (!forbidden || rise_may_build_on (look->match, look->state, seat, type));
    }
  return n;
}

static double
worth_of_judges (const Outlook *look,
                 int            seat)
{
  const GnPile *judges = &look->state->judges[seat];
  double worth = 0;

  for (guint i = 0; i < judges->n; i++)
    {
      int n, points;

      if (judges->layer[i].card >= 0
          && rise_judge_points (look->match, look->state, seat, judges->layer[i].card, &n, &points))
        {
          const RiseJudge *judge = &look->set->judge[judges->layer[i].card];
          double next = 0;

          /* On the way to the next step. */
          for (int k = judge->n_steps - 1; k >= 0; k--)
            if (judge->count[k] > n)
              next = (double) (judge->vp[k] - points) * n / MAX (judge->count[k], 1) * 0.3;
          worth += points * 0.8 + next;
        }
    }
  return worth;
}

static double
needed_beer (const Outlook *look,
             int            seat)
{
  double needed = 0;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    for (int space = 0; space < RISE_SPACES_MAX; space++)
      if (look->state->card[place] >= 0 && look->state->on_card[place][space] == seat)
        needed += rise_price (look->match, look->state, seat, place, space);
  return needed;
}

static double
worth_of_goods (const Outlook *look,
                int            seat)
{
  const RiseState *state = look->state;
  const double needed = state->phase == 2 || state->phase == 3 ? needed_beer (look, seat) : 0;
  const double has = state->beer[seat] + state->gold[seat];
  const gboolean last = look->turns < 0.5;
  const double rest = MAX (state->beer[seat] - needed, 0);
  double worth;

  worth = last ? 0.03 * has
               : GOLD_WORTH * MIN (state->gold[seat], 12) + 0.1 * MAX (state->gold[seat] - 12, 0)
                   + BEER_WORTH * MIN (rest, 9) + 0.08 * MAX (rest - 9, 0);
  return worth + 0.6 * MIN (needed, has) - 0.9 * MAX (needed - has, 0);
}

/* A brewery of the Gnomes sent home costs them its box at every scoring, in Dragonkeep two points more, and brings
 * those two to its owner (RISE-105, RISE-172, RISE-173): who is nearly strong enough to build there is on the way to
 * it. */
static double
worth_of_raid (const Outlook *look,
               int            seat)
{
  const RiseState *state = look->state;
  const int last = MIN (rise_breweries_out (state, RISE_GNOMES), RISE_GNOME_BREWERIES) - 1;
  guint64 theirs = rise_occupied (state, RISE_GNOMES);
  double best = 0;

  if (last < 0 || rise_breweries_left (state, seat) == 0)
    return 0;
  for (int tile; (tile = gn_places_next (&theirs)) >= 0;)
    {
      const int lacking = rise_strength (state, RISE_GNOMES, tile) + 1 - rise_strength (state, seat, tile);
      const double near = lacking <= 0 ? 1 : 0.8 * MAX (RAID_REACH - lacking, 0) / RAID_REACH;

      if (state->breweries[RISE_GNOMES][tile] > 0 && state->breweries[seat][tile] == 0)
        best = MAX (best, near * (look->set->gnome_brewery[last].vp + (tile == RISE_DK ? 4 : 0)));
    }
  return RAID_WORTH * best * look->scorings;
}

/* What stands where the dragon or rivals can reach it is worth a little less; a first tile of a type and the keep a
 * little more. */
static double
worth_of_place (const Outlook *look,
                int            seat)
{
  const RiseState *state = look->state;
  const int n = sites (look, seat), left = rise_breweries_left (state, seat);
  double worth = 0;

  if (left > 0)
    worth += (n > 0 ? 0.9 : 0) + (n > 1 ? 0.5 : 0) + (n > 2 ? 0.2 : 0);
  worth = worth * MIN (look->turns, 2) + worth_of_raid (look, seat);
  if (state->breweries[seat][RISE_DK] > 0)
    worth += 2 * look->scorings;
  return worth;
}

static double
gnome_threat (const Outlook *look)
{
  const RiseState *state = look->state;
  const int cubes = rise_cubes_out (state, RISE_GNOMES), breweries = rise_breweries_out (state, RISE_GNOMES);
  double income = 0;

  for (int box = 0; box < RISE_GNOME_CUSTOMERS; box++)
    income += look->set->gnome_customers[box].vp
              * (cubes >= 8 * (box + 1) ? 1 : 0.8 * CLAMP (cubes - 8 * box, 0, 8) / 8);
  for (int box = 0; box < breweries && box < RISE_GNOME_BREWERIES; box++)
    income += look->set->gnome_brewery[box].vp;
  if (state->breweries[RISE_GNOMES][RISE_DK] > 0)
    income += 2;
  return state->vp[RISE_GNOMES] + income * look->scorings;
}

static double
worth (const GnMatch   *match,
       const RiseState *state,
       int              seat,
       gboolean         rivals)
{
  Outlook look = { .match = match, .state = state, .set = rise_set (match), .seat = seat };
  double value = state->vp[seat], others = 0;

  look_ahead (&look);
  if (state->board[seat] < 0)
    return 0;
  value += worth_of_cubes (&look, seat, rise_cubes_out (state, seat))
           + worth_of_breweries (&look, seat, rise_breweries_out (state, seat))
           + worth_of_production (&look, seat, state->production[seat]) + worth_of_effects (&look, seat)
           + worth_of_judges (&look, seat) + worth_of_goods (&look, seat) + worth_of_place (&look, seat)
           + 1.1 * look.turns * state->more_meeples[seat];
  if (!rivals)
    return value;

  GN_FOR_SEATS (match, other)
    if (other != seat && state->board[other] >= 0)
      others += worth_of_cubes (&look, other, rise_cubes_out (state, other))
                + worth_of_breweries (&look, other, rise_breweries_out (state, other)) + state->vp[other];
  return value - 0.15 * others / MAX (match->n_seats - 1, 1) - THREAT * gnome_threat (&look);
}

/* ---- Moves whose worth shows only later ---------------------------------------------------------- */

/* A meeple on an action card: what the action will bring, if it can be paid for. */
static double
worth_of_placing (const GnMatch   *match,
                  const RiseState *state,
                  int              seat,
                  const GnMove    *move)
{
  Outlook look = { .match = match, .state = state, .set = rise_set (match), .seat = seat };
  const int place = move->arg[RISE_A_PLACE], action = rise_action_of_place (match, state, place);
  const int price = rise_price (match, state, seat, place, move->arg[RISE_A_SPACE] - 1);
  const int out = rise_cubes_out (state, seat), left = rise_cubes_left (state, seat);
  const double has = state->beer[seat] + state->gold[seat], needed = needed_beer (&look, seat);
  int expands = 0, moved = 0;
  double gain = 0;

  look_ahead (&look);
  for (int i = 0; i < RISE_CARDS_UP; i++)
    for (int k = 0; k < RISE_SPACES_MAX; k++)
      if (state->card[i] >= 0 && state->on_card[i][k] == seat)
        {
          const int other = rise_action_of_place (match, state, i);

          expands += other == RISE_EXPAND;
          moved += other == RISE_DELIVERY || other == RISE_FESTIVAL ? 3 : other == RISE_COMPETITION ? 2 : 0;
        }
  if (has < needed + price)
    return -3 - (needed + price - has);

  switch (action)
    {
    case RISE_DELIVERY:
    case RISE_FESTIVAL:
      {
        const int n = MIN (rise_most (match, state, seat, action, RISE_BOOST_CUBES), MAX (left - moved, 0));

        gain = worth_of_cubes (&look, seat, out + moved + n) - worth_of_cubes (&look, seat, out + moved)
               + (action == RISE_DELIVERY ? 0.7 : 0.5);
        break;
      }
    case RISE_COMPETITION:
      gain = worth_of_cubes (&look, seat, out + moved + MIN (2, MAX (left - moved, 0)))
             - worth_of_cubes (&look, seat, out + moved) + 0.7;
      break;
    case RISE_CARAVAN:
      gain = sites (&look, seat) > expands ? 0.4 : 0.9;
      break;
    case RISE_EXPAND:
      {
        const int breweries = rise_breweries_out (state, seat) + expands;

        if (breweries < RISE_BREWERIES)
          gain = (worth_of_breweries (&look, seat, breweries + 1) - worth_of_breweries (&look, seat, breweries)
                  + 0.3 * look.turns)
                 * (sites (&look, seat) > expands ? 1 : 0.35);
        break;
      }
    default:
      break;
    }
  return gain - BEER_WORTH * price;
}

static double
worth_of_slot (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               int              slot)
{
  RiseState *copy = g_memdup2 (state, sizeof *state);
  double value;

  copy->tokens[seat] -= copy->tokens[seat] > 0;
  copy->slots[seat] |= (guint8) (1u << slot);
  for (guint i = 0; i < rise_set (match)->upgrade[rise_set (match)->board[state->board[seat]].slot[slot]].ops.n; i++)
    {
      const RiseOp *op = &rise_set (match)->upgrade[rise_set (match)->board[state->board[seat]].slot[slot]].ops.op[i];

      if (op->word == RISE_E_PRODUCTION && !op->phase_5)
        copy->production[seat] = (guint8) (copy->production[seat] + op->n);
    }
  value = worth (match, copy, seat, FALSE);
  g_free (copy);
  return value;
}

/* What the dragon will take if nobody pays, against the gold. */
static double
worth_of_bribe (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int              gold)
{
  Outlook look = { .match = match, .state = state, .set = rise_set (match), .seat = seat };
  const int here = state->cubes[seat][state->dragon], out = rise_cubes_out (state, seat);
  int hungry = 1;
  double loss;

  look_ahead (&look);
  GN_FOR_SEATS (match, other)
    hungry += other != seat && state->cubes[other][state->dragon] > 0 && state->bribed[other] != 1;
  hungry += state->cubes[RISE_GNOMES][state->dragon] > 0 && state->bribed[RISE_GNOMES] != 1;
  loss = worth_of_cubes (&look, seat, out)
         - worth_of_cubes (&look, seat, out - MIN (here, (rise_fill (match, state) + hungry - 1) / hungry));
  if (state->breweries[seat][state->dragon] > 0 && !rise_fireproof (match, state, seat))
    loss += worth_of_breweries (&look, seat, rise_breweries_out (state, seat))
            - worth_of_breweries (&look, seat, rise_breweries_out (state, seat) - 1) + 0.3 * look.turns
            + (state->dragon == RISE_DK ? 2 * look.scorings : 0);
  return gold > 0 ? -GOLD_WORTH * gold * (look.turns < 0.5 ? 0.1 : 1) : -loss;
}

/* A move half entered, as if it ended here: what was carried is there, what was struck is gone, and the addition
 * comes. */
static void
finish_cut (const GnMatch *match,
            RiseState     *state,
            int            seat)
{
  const int tile = state->cut_tile;

  for (int place = 0; place < RISE_TILES; place++)
    {
      const int n = state->cut_n[place];

      state->cubes[seat][place] = (guint8) (state->cubes[seat][place] + (state->cut == RISE_CUT_LOAD ? n : -n));
      state->cubes[seat][tile] = (guint8) (state->cubes[seat][tile] + (state->cut == RISE_CUT_LOAD ? -n : n));
    }
  if (state->cut == RISE_CUT_CONTEST)
    {
      RISE_OWNERS_OF (match, owner)
        state->cubes[owner][tile] = (guint8) (state->cubes[owner][tile]
                                              - MIN (state->cut_strike[owner], state->cubes[owner][tile]));
      state->cubes[seat][tile] = (guint8) (state->cubes[seat][tile]
                                           + MIN (
                                             rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS),
                                             rise_cubes_left (state, seat)));
    }
}

/* The best that a caravan just loaded can do with one target. */
static double
worth_of_load (const GnMatch   *match,
               const RiseState *state,
               int              seat)
{
  const int from = state->cut_tile;
  guint64 targets = rise_links (match, state, from, TRUE, TRUE) & rise_up (state)
                    & ~(state->dragon >= 0 ? GN_PLACE (state->dragon) : 0);
  const int most = MIN (rise_most (match, state, seat, RISE_CARAVAN, RISE_BOOST_MOVED), state->cubes[seat][from]);
  double best = -G_MAXDOUBLE;

  for (int to; (to = gn_places_next (&targets)) >= 0;)
    for (int n = 1; n <= most; n++)
      {
        RiseState moved = *state;

        moved.cubes[seat][from] = (guint8) (moved.cubes[seat][from] - n);
        moved.cubes[seat][to] = (guint8) (moved.cubes[seat][to] + n);
        best = MAX (best, worth (match, &moved, seat, TRUE));
      }
  return best;
}

/* The dragon that one has moved rampages: who can pays if it is worth it. */
static void
finish_rampage (const GnMatch *match,
                RiseState     *state)
{
  g_auto (GnMoveList) legal = { 0 };

  for (guint n = 0; state->rampage != RISE_RAMPAGE_NONE && n < 8; n++)
    {
      guint chosen = 0;

      legal.n = 0;
      match->game->legal (match, state, &legal);
      if (legal.n == 0 || legal.move[0].seat == GN_CHANCE)
        return;
      if (legal.move[0].verb == RISE_V_BRIBE && legal.n > 1
          && worth_of_bribe (match, state, legal.move[0].seat, legal.move[0].arg[RISE_A_BRIBE])
               < worth_of_bribe (match, state, legal.move[0].seat, 0))
        chosen = 1;
      match->game->apply (match, state, &legal.move[chosen], NULL);
    }
}

/* A Gnome card played from the hand, and what its player would make of it: up to the next card. */
static double
worth_of_card (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               const GnMove    *move)
{
  g_auto (GnMoveList) legal = { 0 };
  RiseState now = *state;

  match->game->apply (match, &now, move, NULL);
  for (guint n = 0; n < 20 && now.gnome_card >= 0; n++)
    {
      double best = -G_MAXDOUBLE;
      guint chosen = 0;

      legal.n = 0;
      match->game->legal (match, &now, &legal);
      if (legal.n == 0 || legal.move[0].seat == GN_CHANCE)
        break;
      for (guint i = 0; i < legal.n && legal.n > 1; i++)
        {
          RiseState next = now;
          double value;

          match->game->apply (match, &next, &legal.move[i], NULL);
          value = worth (match, &next, legal.move[i].seat >= 0 ? legal.move[i].seat : seat, TRUE);
          if (value > best)
            {
              best = value;
              chosen = i;
            }
        }
      match->game->apply (match, &now, &legal.move[chosen], NULL);
    }
  return worth (match, &now, seat, TRUE);
}

static double
rate (const GnMatch   *match,
      const RiseState *state,
      RiseState       *after,
      int              seat,
      const GnMove    *move,
      double           now)
{
  switch ((RiseVerb) move->verb)
    {
    case RISE_V_PLACE:
      return now + worth_of_placing (match, state, seat, move);
    case RISE_V_UPGRADE_SLOT:
      return worth_of_slot (match, state, seat, move->arg[RISE_A_SLOT]);
    case RISE_V_UPGRADE:
      return worth_of_slot (match, state, seat, move->arg[RISE_A_SLOT])
             - GOLD_WORTH * rise_board_price (match, state, seat, RISE_UPGRADE);
    case RISE_V_BRIBE:
      return worth_of_bribe (match, state, seat, move->arg[RISE_A_BRIBE]);
    case RISE_V_SIDE:
    case RISE_V_KEEP_JUDGES:
      return 0;
    case RISE_V_PLAY_CARD:
      return worth_of_card (match, state, seat, move);
    default:
      *after = *state;
      match->game->apply (match, after, move, NULL);
      if (move->verb == RISE_V_LOAD)
        return worth_of_load (match, after, seat);
      if (after->cut != RISE_CUT_NONE)
        finish_cut (match, after, seat);
      if (after->rampage != RISE_RAMPAGE_NONE)
        finish_rampage (match, after);
      return worth (match, after, seat, TRUE) - (after->cut != RISE_CUT_NONE ? 0.02 : 0);
    }
}

static guint
choose (const GnMatch    *match,
        gconstpointer     data,
        int               seat,
        const GnMoveList *legal,
        GnStream         *stream)
{
  const RiseState *state = data;
  RiseState after;
  double now, most = -G_MAXDOUBLE;
  guint best = 0;

  if (seat < 0)
    return 0;
  now = worth (match, state, seat, TRUE);
  for (guint i = 0; i < legal->n; i++)
    {
      const double rated = rate (match, state, &after, seat, &legal->move[i], now)
                           + gn_stream_below (stream, 100) / 10000.0;

      if (rated > most)
        {
          most = rated;
          best = i;
        }
    }
  return best;
}

/* ---- What a match is like (A.10) ------------------------------------------------------------------ */

static const char *
measure_of_component (const GnMatch *match,
                      const char    *words,
                      int            family,
                      int            component)
{
  g_autofree char *name = g_strconcat (words, gn_set_id (match->set, (guint) family, (guint) component), NULL);

  return g_intern_string (name);
}

/* What the components bring: how often a side is first among the players, how far the owner of an ally is from the
 * table's average, what a judge pays. */
static void
watch_components (const GnMatch   *match,
                  const RiseState *state,
                  Measures        *measures)
{
  double average = 0;
  int best = 0, firsts = 0;

  GN_FOR_SEATS (match, seat)
    {
      average += (double) state->vp[seat] / match->n_seats;
      best = MAX (best, state->vp[seat]);
    }
  GN_FOR_SEATS (match, seat)
    firsts += state->vp[seat] == best;

  GN_FOR_SEATS (match, seat)
    {
      measure_mean (measures, measure_of_component (match, "first: ", RISE_FAMILY_BOARDS, state->board[seat]),
                    state->vp[seat] == best ? 1.0 / firsts : 0);
      for (int k = 0; k < 2; k++)
        measure_mean (measures, measure_of_component (match, "pays: ", RISE_FAMILY_JUDGES, state->shown[seat][k]),
                      state->judge_vp[seat][k]);
      for (guint ally = 0; ally < rise_set (match)->n_allies; ally++)
        if (state->ally[ally] == RISE_ALLY_OF (seat))
          measure_mean (measures,
                        measure_of_component (match, "more than the average: ", RISE_FAMILY_ALLIES, (int) ally),
                        state->vp[seat] - average);
    }
}

static void
watch_end (const GnMatch   *match,
           const RiseState *state,
           Measures        *measures)
{
  const double each = 1.0 / match->n_seats;

  GN_FOR_SEATS (match, seat)
    {
      const int cubes = rise_cubes_out (state, seat), breweries = rise_breweries_out (state, seat),
                upgrades = __builtin_popcount (state->slots[seat]);

      measure_add (measures, "cubes out, of 40", cubes * each);
      measure_add (measures, "store empty, share of players", (cubes == RISE_CUBES) * each);
      measure_add (measures, "breweries out, of 9", breweries * each);
      measure_add (measures, "all breweries out, share of players", (breweries == RISE_BREWERIES) * each);
      measure_add (measures, "upgrades, of 8", upgrades * each);
      measure_add (measures, "all upgrades, share of players", (upgrades == RISE_SLOTS) * each);
      measure_add (measures, "production", state->production[seat] * each);
      for (int k = 0; k < 2; k++)
        measure_add (measures, "VP a judge", state->judge_vp[seat][k] * each / 2);
      for (int column = 0; column < RISE_N_COLUMNS; column++)
        {
          static const char *const names[RISE_N_COLUMNS] = {
            "VP by production", "VP by breweries", "VP by customers", "VP by Dragonkeep", "VP by the level",
            "VP by allies", "VP by Orctoberfest", "VP by bonuses",
            "VP by upgrades", "VP by actions", "VP by judges", "VP by hand"
          };

          for (int turn = 0; turn < RISE_TURNS; turn++)
            measure_add (measures, names[column], state->score[column][seat][turn] * each);
        }
    }
  measure_add (measures, "Gnome VP", state->vp[RISE_GNOMES]);
  for (int column = 0; column < RISE_N_COLUMNS; column++)
    {
      static const char *const names[RISE_N_COLUMNS] = {
        "", "Gnome VP by breweries", "Gnome VP by customers", "Gnome VP by Dragonkeep", "Gnome VP by the level",
        "Gnome VP by left-over allies", "", "", "",
        "Gnome VP by actions", "", ""
      };

      for (int turn = 0; turn < RISE_TURNS && *names[column]; turn++)
        measure_add (measures, names[column], state->score[column][RISE_GNOMES][turn]);
    }
  measure_add (measures, "Gnome cubes out, of 32", rise_cubes_out (state, RISE_GNOMES));
  measure_add (measures, "Gnome breweries out, of 5", rise_breweries_out (state, RISE_GNOMES));
  measure_add (measures, "boats at the end", RISE_BOATS - rise_boats_left (state));
  watch_components (match, state, measures);
}

static void
watch (const GnMatch *match,
       gconstpointer  was,
       const GnMove  *move,
       gconstpointer  is,
       Measures      *measures)
{
  const RiseState *before = was, *after = is;

  if (before->gnome_card >= 0 && after->gnome_card < 0)
    measure_add (measures,
                 before->union_step == RISE_STEP_PRIMARY ? "primary actions"
                 : before->union_step == RISE_STEP_SECONDARY ? "secondary actions"
                                                             : "tertiary actions",
                 1);
  if (before->dragon >= 0 && before->dragon != after->dragon)
    measure_add (measures, "dragon moves", 1);
  if (before->dragon < 0 && after->dragon >= 0)
    measure_add (measures, "turn of the lair", after->turn);
  if (move->verb == RISE_V_DECLINE)
    measure_add (measures, "declined", 1);
  if (before->stage == RISE_AT_SLOT && before->cut == RISE_CUT_NONE && move->seat >= 0)
    measure_add (measures, "meeples on action cards", 1);
  if (after->head.over && !before->head.over)
    watch_end (match, after, measures);
}

const Policy rise_policy = { "rise", scenarios, FALSE, choose, watch };
