/* gw-policy.c: sensible players of Gnômes & Wizards
 *
 * They take what leaves them with the most (gw-worth.c): a unit's whole way and its blow are looked at, dice are given
 * to whom they serve best, and who is attacked answers if that helps. They know no card that they have not seen, and
 * plan no further than their turn.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "gw-worth.h"

#include "games/gnomes-wizards/gw-view.h"

/* Whoever may answer is asked. Tribes by seat: in teams gnomes and wizards take turns at the table (GW-004). */
static const Scenario scenarios[] = {
  { "Turquefoss v Imblasham", "windows=always tribe.0=turquefoss tribe.1=imblasham", 2, 2 },
  { "Turquefoss v Betrumour", "windows=always tribe.0=turquefoss tribe.1=betrumour", 2, 2 },
  { "Achrinolder v Imblasham", "windows=always tribe.0=achrinolder tribe.1=imblasham", 2, 2 },
  { "Achrinolder v Betrumour", "windows=always tribe.0=achrinolder tribe.1=betrumour", 2, 2 },
  { "Without Betrumour", "windows=always tribe.0=turquefoss tribe.1=achrinolder tribe.2=imblasham", 3, 3 },
  { "Without Imblasham", "windows=always tribe.0=turquefoss tribe.1=achrinolder tribe.2=betrumour", 3, 3 },
  { "Without Achrinolder", "windows=always tribe.0=turquefoss tribe.1=imblasham tribe.2=betrumour", 3, 3 },
  { "Without Turquefoss", "windows=always tribe.0=achrinolder tribe.1=imblasham tribe.2=betrumour", 3, 3 },
  { "Gnomes v wizards",
    "windows=always mode=teams tribe.0=turquefoss tribe.1=imblasham tribe.2=achrinolder tribe.3=betrumour", 4, 4 },
  { "Every tribe for itself",
    "windows=always mode=every-tribe tribe.0=turquefoss tribe.1=imblasham tribe.2=achrinolder tribe.3=betrumour", 4,
    4 },
  { "Shorter, Turquefoss v Imblasham", "windows=always short=yes tribe.0=turquefoss tribe.1=imblasham", 2, 2 },
  { "Shorter, Turquefoss v Betrumour", "windows=always short=yes tribe.0=turquefoss tribe.1=betrumour", 2, 2 },
  { "Shorter, Achrinolder v Imblasham", "windows=always short=yes tribe.0=achrinolder tribe.1=imblasham", 2, 2 },
  { "Shorter, Achrinolder v Betrumour", "windows=always short=yes tribe.0=achrinolder tribe.1=betrumour", 2, 2 },
  { "Shorter, gnomes v wizards",
    "windows=always short=yes mode=teams tribe.0=turquefoss tribe.1=imblasham tribe.2=achrinolder tribe.3=betrumour", 4,
    4 },
  { 0 }
};

#define FIRST(state, seat) gw_unit (gw_tribe (state, seat), 0)
#define GAIN_OF_A_CAST   0.4   /* less is not worth the crystals' next use */
#define GAIN_OF_AN_ANSWER 0.7

/* ---- What comes of it ---------------------------------------------------------------------------- */

/* Decisions that follow at once are taken by whoever has them, by what they leave them with; chance is not foreseen. */
static gboolean
choose_next (const GnMatch *match,
             GwState       *state,
             int            seat)
{
  g_auto (GnMoveList) legal = { 0 };
  double most = -G_MAXDOUBLE;
  GwState best = *state;

  match->game->legal (match, state, &legal);
  for (guint i = 0; i < legal.n && i < 40; i++)
    {
      GwState after = *state;
      double worth;

      if (legal.move[i].seat != seat)
        continue;
      match->game->apply (match, &after, &legal.move[i], NULL);
      worth = gw_worth (match, &after, seat);
      if (worth > most)
        {
          most = worth;
          best = after;
        }
    }
  *state = best;
  return most > -G_MAXDOUBLE;
}

/* All that was announced is carried out, as if nobody had another word to say. */
static void
settle (const GnMatch *match,
        GwState       *state)
{
  for (guint n = 0; n < 40 && !state->head.over && state->n_frames > 0; n++)
    {
      int seat;
      guint verb;

      if (gw_asked (match, state, &seat, &verb))
        {
          if (seat < 0 || !choose_next (match, state, seat))
            return;
        }
      else
        {
          GnMove move;

          gn_move_init (&move, state->opener > 0 ? state->opener - 1 : state->current, GW_V_RESOLVE);
          if (!match->game->check (match, state, &move, NULL))
            return;
          match->game->apply (match, state, &move, NULL);
        }
    }
}

static double
worth_after (const GnMatch *match,
             const GwState *state,
             const GnMove  *move,
             int            seat)
{
  GwState after = *state;

  match->game->apply (match, &after, move, NULL);
  settle (match, &after);
  return gw_worth (match, &after, seat);
}

/* ---- A unit's whole way and its blow ------------------------------------------------------------------ */

/**
 * Plan: what a unit had best do
 * @worth: what that leaves its player with; @move: the first entry of it; @found: there is one
 */
typedef struct {
  double   worth;
  GnMove   move;
  gboolean found;
} Plan;

static void
consider (Plan         *plan,
          double        worth,
          const GnMove *first)
{
  if (worth <= plan->worth)
    return;
  plan->worth = worth;
  plan->move = *first;
  plan->found = TRUE;
}

static void
consider_blows (const GnMatch *match,
                const GwState *state,
                int            seat,
                int            unit,
                const GnMove  *first,
                Plan          *plan)
{
  GnMove move;

  gn_move_init (&move, seat, GW_V_ATTACK);
  move.arg[GW_A_UNIT] = (gint16) unit;
  GW_FOR_UNITS (target)
    {
      if (state->place[target] != state->place[unit] || !gw_able (match, state, unit, target))
        continue;
      move.arg[GW_A_TARGET] = (gint16) target;
      if (match->game->check (match, state, &move, NULL))
        consider (plan, worth_after (match, state, &move, seat), first ? first : &move);
    }
}

static void
plan_of (const GnMatch *match,
         const GwState *state,
         int            seat,
         int            unit,
         Plan          *plan)
{
  const GwBoard *board = gw_board (match);
  GwViewReach reach;

  if (state->status[unit] != GW_ACTIVE || (state->did[unit] & GW_DID_DONE))
    return;
  consider_blows (match, state, seat, unit, NULL, plan);
  gw_view_reach (match, state, unit, &reach);
  for (guint cell = 0; cell < board->grid.n; cell++)
    {
      gint16 way[GW_CELLS];
      const guint n = reach.steps[cell] == GN_GRID_FAR || reach.steps[cell] == 0
                        ? 0
                        : gw_view_way (match, state, unit, (int) cell, way);
      GwState after = *state;
      GnMove first = { 0 };
      guint done = 0;

      for (; done < n; done++)
        {
          GnMove step;

          gn_move_init (&step, seat, GW_V_MOVE);
          step.arg[GW_A_UNIT] = (gint16) unit;
          step.arg[GW_A_PLACE] = way[done];
          if (!match->game->check (match, &after, &step, NULL))
            break;
          if (done == 0)
            first = step;
          match->game->apply (match, &after, &step, NULL);
        }
      if (n == 0 || done < n)
        continue;
      consider (plan, gw_worth (match, &after, seat), &first);
      consider_blows (match, &after, seat, unit, &first, plan);
    }
}

static double
best_plan (const GnMatch *match,
           const GwState *state,
           int            seat,
           Plan          *plan)
{
  const int first = FIRST (state, seat);

  plan->worth = gw_worth (match, state, seat) + 0.05;
  plan->found = FALSE;
  for (int unit = first; unit < first + GW_SLOTS; unit++)
    plan_of (match, state, seat, unit, plan);
  return plan->worth;
}

/* ---- Casts --------------------------------------------------------------------------------------------- */

/* Does it show only in what the unit does next? */
static gboolean
helps_later (const GnMatch *match,
             const GwState *state,
             const GnMove  *move)
{
  const GwProgram *program = move->verb == GW_V_PLAY ? &gw_set (match)->card[move->arg[GW_A_CARD]].steps
                                                     : gw_program (match, state, move->arg[GW_A_ABILITY]);

  for (guint i = 0; program && i < program->n; i++)
    {
      const guint effect = gw_set (match)->step[program->first + i].effect;

      if (effect == GW_E_STAT_BONUS || effect == GW_E_EXTRA_MOVE || effect == GW_E_EXTRA_ATTACK || effect == GW_E_MOVE
          || effect == GW_E_COUNTER || effect == GW_E_LOSE_DEFENCE)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_cast (const GnMove *move)
{
  return move->verb == GW_V_CAST || (move->verb == GW_V_PLAY && move->arg[GW_A_CARD] >= 0);
}

/* The best of what could be cast, and what it is worth more than @now; -1: nothing gains @least. */
static int
best_cast (const GnMatch    *match,
           const GwState    *state,
           int               seat,
           const GnMoveList *legal,
           double            now,
           double            least,
           gboolean          planning)
{
  double most = now + least, planned = 0;
  guint looked = 0;
  int best = -1;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      double worth;

      if (!is_cast (move) || move->arg[GW_A_CAST_HOLD] == 0)
        continue;
      worth = worth_after (match, state, move, seat);
      if (planning && helps_later (match, state, move) && looked++ < 12)
        {
          GwState after = *state;
          Plan plan;

          if (planned == 0)
            planned = MAX (best_plan (match, state, seat, &plan) - now, 0) + 0.0001;
          match->game->apply (match, &after, move, NULL);
          settle (match, &after);
          worth = MAX (worth, best_plan (match, &after, seat, &plan) - planned);
        }
      if (worth > most)
        {
          most = worth;
          best = (int) i;
        }
    }
  return best;
}

/* ---- Dice ------------------------------------------------------------------------------------------------ */

/* Could somebody stand on the tile of a clan that can be called, at the end of this turn? */
static gboolean
may_call (const GnMatch *match,
          const GwState *state,
          int            seat)
{
  const GwBoard *board = gw_board (match);
  const int first = FIRST (state, seat);

  for (int clan = first + 1; clan < first + GW_SLOTS; clan++)
    for (int side = 0; side < 2 && gw_callable (state, clan); side++)
      {
        const int cell = gw_cell_at (match, state->lies[gw_tile (gw_tribe_of (clan), gw_slot_of (clan), side)]);

        for (int unit = first; cell >= 0 && gw_landable (match, state, cell) && unit < first + GW_SLOTS; unit++)
          if (state->status[unit] == GW_ACTIVE
              && board->dist[gw_cell (match, state, unit)][cell]
                   <= gw_set (match)->mov[unit] + state->dice[GW_MOVEMENT] + state->dice[GW_EITHER])
            return TRUE;
      }
  return FALSE;
}

static gboolean
is_near_a_foe (const GnMatch *match,
               const GwState *state,
               int            seat)
{
  const GwBoard *board = gw_board (match);

  GW_FOR_UNITS (unit)
    GW_FOR_UNITS (other)
      if (state->status[unit] == GW_ACTIVE && gw_seat (state, unit) == seat && state->status[other] == GW_ACTIVE
          && gw_hostile (match, state, unit, other)
          && board->dist[gw_cell (match, state, unit)][gw_cell (match, state, other)] <= gw_set (match)->mov[unit] + 1)
        return TRUE;
  return FALSE;
}

static int
room_of (const GnMatch *match,
         const GwState *state,
         int            seat)
{
  const int first = FIRST (state, seat);
  int room = 0;

  for (int value = 2 * first; value < 2 * (first + GW_SLOTS); value++)
    room += gw_room (match, state, value);
  return room;
}

/* What one die more of a face is worth, beside those that are kept. */
static double
worth_of_face (const GnMatch *match,
               const GwState *state,
               int            seat,
               int            face,
               int            kept)
{
  const gboolean foe = is_near_a_foe (match, state, seat);

  switch ((GwFace) face)
    {
    case GW_HORN:
      return may_call (match, state, seat) && kept < 3 ? 3.5 + 2.5 * kept : 0.7;
    case GW_ATTACK:
      return foe ? 1.7 : 0.3;
    case GW_EITHER:
      return foe ? 1.8 : 0.7;
    case GW_MOVEMENT:
      return 0.7;
    case GW_DEFENCE:
      return 0.9;
    default:
      return kept + state->reserve < room_of (match, state, seat) ? 1.7 : 0.1;
    }
}

/* Which dice had better be rolled again: those that are worth less than a die is on average. */
static guint
choose_roll (const GnMatch    *match,
             const GwState    *state,
             int               seat,
             const GnMoveList *legal)
{
  double average = 0;
  gint16 which[GW_N_FACES] = { 0 };
  guint end = 0;

  for (int face = 0; face < GW_N_FACES; face++)
    average += worth_of_face (match, state, seat, face, face == GW_HORN ? MIN (state->dice[face], 2) : 0) / GW_N_FACES;
  for (int face = 0; face < GW_N_FACES; face++)
    for (int n = 0; n < state->dice[face]; n++)
      which[face] += worth_of_face (match, state, seat, face,
                                    face == GW_HORN && state->dice[face] < 3 ? MAX (n, state->dice[face] - 1) : n)
                     < average;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];

      if (move->verb == GW_V_ROLL)
        return i;
      if (move->verb == GW_V_REROLL && !memcmp (move->arg, which, sizeof which))
        return i;
      if (move->verb == GW_V_END_STEP)
        end = i;
    }
  return end;
}

/* As if the dice lay with the unit, and it were to act: what that would bring. */
static double
gain_with (const GnMatch *match,
           const GwState *state,
           int            seat,
           int            unit,
           int            moves,
           int            blows)
{
  GwState trial = *state;
  Plan plan = { .worth = -G_MAXDOUBLE };
  double now;

  trial.stage = GW_AT_FIGHT;
  memset (trial.dice, 0, sizeof trial.dice);
  trial.given[unit][GW_AS_MOVEMENT] = (guint8) (trial.given[unit][GW_AS_MOVEMENT] + moves);
  trial.given[unit][GW_AS_ATTACK] = (guint8) (trial.given[unit][GW_AS_ATTACK] + blows);
  plan.worth = now = gw_worth (match, &trial, seat);
  plan_of (match, &trial, seat, unit, &plan);
  return plan.worth - now;
}

typedef struct {
  int unit, use;
} Receiver;

/* All dice of one kind go to one unit: to the one they help most. Attack and both-ways dice are thought of together
 * with movement. */
static Receiver
best_receiver (const GnMatch *match,
               const GwState *state,
               int            seat,
               int            face)
{
  const int first = FIRST (state, seat), moves = state->dice[GW_MOVEMENT], blows = state->dice[GW_ATTACK],
            either = state->dice[GW_EITHER];
  Receiver best = { -1, GW_USE_ATTACK };
  double most = -G_MAXDOUBLE;

  for (int unit = first; unit < first + GW_SLOTS; unit++)
    {
      if (state->status[unit] != GW_ACTIVE)
        continue;
      if (face == GW_DEFENCE)
        {
          GwState after = *state;
          double worth;

          gw_set_def (match, &after, unit, after.def[unit] + state->dice[GW_DEFENCE]);
          worth = gw_worth (match, &after, seat);
          if (worth > most)
            {
              most = worth;
              best.unit = unit;
            }
          continue;
        }
      for (int use = 0; use < (face == GW_EITHER ? 2 : 1); use++)
        {
          const int as_move = face == GW_EITHER && use == GW_USE_MOVEMENT ? either : 0;
          const double gain = gain_with (match, state, seat, unit, moves + as_move,
                                         blows + (face == GW_MOVEMENT ? 0 : either - as_move));

          if (gain > most)
            {
              most = gain;
              best = (Receiver) { unit, use };
            }
        }
    }
  return best;
}

static guint
choose_assign (const GnMatch    *match,
               const GwState    *state,
               int               seat,
               const GnMoveList *legal)
{
  static const int order[] = { GW_HORN, GW_EITHER, GW_ATTACK, GW_MOVEMENT, GW_DEFENCE };
  guint end = 0, any = G_MAXUINT;

  for (guint k = 0; k < G_N_ELEMENTS (order); k++)
    {
      const int face = order[k];
      Receiver to = { -1, 0 };
      int n = state->dice[face], aside = 0;

      if (n == 0)
        continue;
      if (face == GW_HORN)
        aside = state->horns_aside == 0 && n >= 3 && (may_call (match, state, seat) || n >= 6) ? 3 : 0;
      else
        to = best_receiver (match, state, seat, face);
      for (guint i = 0; i < legal->n; i++)
        {
          const GnMove *move = &legal->move[i];

          if (move->verb != GW_V_ASSIGN || move->arg[GW_A_FACE] != face)
            continue;
          any = MIN (any, i);
          if (face == GW_HORN
                ? move->arg[GW_A_TO] == (aside ? GW_TO_ASIDE : GW_TO_DECK) && move->arg[GW_A_N] == (aside ? aside : n)
                : move->arg[GW_A_DIE_UNIT] == to.unit && move->arg[GW_A_N] == n
              && (face != GW_EITHER || move->arg[GW_A_USE] == to.use))
            return i;
        }
    }
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == GW_V_END_STEP)
      end = i + 1;
  return end ? end - 1 : any == G_MAXUINT ? 0 : any;
}

/* ---- A turn ------------------------------------------------------------------------------------------------ */

static int
find (const GnMoveList *legal,
      guint             verb)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb)
      return (int) i;
  return -1;
}

/* What leaves one with the most, of all entries of some verbs. */
static int
best_of (const GnMatch    *match,
         const GwState    *state,
         int               seat,
         const GnMoveList *legal,
         guint64           verbs,
         double            least,
         GnStream         *stream)
{
  double most = least;
  int best = -1;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      double worth;

      if (!(verbs >> move->verb & 1))
        continue;
      worth = worth_after (match, state, move, seat) + gn_stream_below (stream, 100) / 10000.0;
      if (worth > most)
        {
          most = worth;
          best = (int) i;
        }
    }
  return best;
}

static guint
choose_fight (const GnMatch    *match,
              const GwState    *state,
              int               seat,
              const GnMoveList *legal)
{
  const double now = gw_worth (match, state, seat);
  const int end = find (legal, GW_V_END_STEP),
            cast = state->moving ? -1 : best_cast (match, state, seat, legal, now, GAIN_OF_A_CAST, TRUE);
  Plan plan;

  if (cast >= 0)
    return (guint) cast;
  best_plan (match, state, seat, &plan);
  if (!plan.found && end < 0)
    {
      const int first = FIRST (state, seat);

      plan.worth = -G_MAXDOUBLE;
      for (int unit = first; unit < first + GW_SLOTS; unit++)
        plan_of (match, state, seat, unit, &plan);
    }
  for (guint i = 0; plan.found && i < legal->n; i++)
    if (gn_move_equal (&legal->move[i], &plan.move))
      return i;
  return end >= 0 ? (guint) end : 0;
}

static guint
choose_war (const GnMatch    *match,
            const GwState    *state,
            int               seat,
            const GnMoveList *legal,
            GnStream         *stream)
{
  const double now = gw_worth (match, state, seat);
  const int draw = find (legal, GW_V_WAR_DRAW), attach = find (legal, GW_V_ATTACH), end = find (legal, GW_V_END_STEP);
  int best = best_of (match, state, seat, legal, 1ull << GW_V_WAR_CALL | 1ull << GW_V_WAR_CHARGE, now, stream);

  if (best < 0 && draw >= 0)
    best = draw;
  if (best < 0 && attach >= 0)
    best = best_of (match, state, seat, legal, 1ull << GW_V_ATTACH, now + 0.2, stream);
  if (best < 0)
    best = best_cast (match, state, seat, legal, now, GAIN_OF_A_CAST, FALSE);
  return best >= 0 ? (guint) best : end >= 0 ? (guint) end : 0;
}

/* Crystals and cards to be placed, or the end of it. */
static guint
choose_end (const GnMatch    *match,
            const GwState    *state,
            int               seat,
            const GnMoveList *legal,
            GnStream         *stream)
{
  const guint64 places = 1ull << GW_V_COLLECT | 1ull << GW_V_ATTACH | 1ull << GW_V_DISCARD;
  int best = best_of (match, state, seat, legal, 1ull << GW_V_COLLECT, -G_MAXDOUBLE, stream),
      end = find (legal, GW_V_END_STEP);

  if (best < 0)
    best = best_of (match, state, seat, legal, 1ull << GW_V_ATTACH, gw_worth (match, state, seat) + 0.2, stream);
  if (best < 0 && gw_turns_left (match, state, seat) == 0)
    best = best_cast (match, state, seat, legal, gw_worth (match, state, seat), 0.1, FALSE);
  if (best >= 0)
    return (guint) best;
  if (end >= 0)
    return (guint) end;
  best = best_of (match, state, seat, legal, places, -G_MAXDOUBLE, stream);
  return best >= 0 ? (guint) best : 0;
}

/* A choice that must be made now. */
static guint
choose_asked (const GnMatch    *match,
              const GwState    *state,
              int               seat,
              const GnMoveList *legal,
              GnStream         *stream)
{
  const int best = best_of (match, state, seat, legal, G_MAXUINT64, -G_MAXDOUBLE, stream);

  return best >= 0 ? (guint) best : 0;
}

static guint
choose (const GnMatch    *match,
        gconstpointer     data,
        int               seat,
        const GnMoveList *legal,
        GnStream         *stream)
{
  const GwState *state = data;
  const int resolve = find (legal, GW_V_RESOLVE), accept = find (legal, GW_V_ACCEPT);
  int asked;
  guint verb;

  if (seat < 0)
    return accept >= 0 ? (guint) accept : 0;
  if (resolve >= 0)
    return (guint) resolve;
  if (state->stage < GW_AT_FLIP || gw_asked (match, state, &asked, &verb))
    return choose_asked (match, state, seat, legal, stream);
  switch ((GwStage) state->stage)
    {
    case GW_AT_FLIP:
      {
        const int flip = best_of (match, state, seat, legal, 1ull << GW_V_FLIP, -G_MAXDOUBLE, stream);

        return flip >= 0 ? (guint) flip : 0;
      }
    case GW_AT_ROLL:
      for (guint i = 0; i < legal->n; i++)
        if (legal->move[i].verb == GW_V_PLAY && legal->move[i].arg[GW_A_CARD] >= 0
            && gw_set (match)->card[legal->move[i].arg[GW_A_CARD]].timing
                 == (state->rolled ? GW_BEFORE_FINAL : GW_BEFORE_ROLL)
            && legal->move[i].arg[GW_A_CAST_HOLD] != 0 && (!state->rolled || state->rerolls >= 1))
          return i;
      return choose_roll (match, state, seat, legal);
    case GW_AT_ASSIGN:
      return choose_assign (match, state, seat, legal);
    case GW_AT_FIGHT:
      return choose_fight (match, state, seat, legal);
    case GW_AT_WAR:
      return choose_war (match, state, seat, legal, stream);
    default:
      return choose_end (match, state, seat, legal, stream);
    }
}

/* Somebody is about to be struck: what could be cast, against what will be if nothing is. */
static guint
answer (const GnMatch    *match,
        gconstpointer     data,
        int               seat,
        const GnMoveList *legal,
        GnStream         *stream)
{
  const GwState *state = data;
  const GwFrame *held = gw_held (state);
  GwState after = *state;
  int best;

  if (!held || held->a != GW_V_ATTACK || state->n_casts > 0
      || !gw_hostile_seats (match, state, seat, gw_seat (state, held->b)))
    return legal->n;
  settle (match, &after);
  best = best_cast (match, state, seat, legal, gw_worth (match, &after, seat), GAIN_OF_AN_ANSWER, FALSE);
  return best >= 0 ? (guint) best : legal->n;
}

/* ---- What a match is like (A.4) ---------------------------------------------------------------------------- */

static void
watch_end (const GnMatch *match,
           const GwState *state,
           Measures      *measures)
{
  static const char *const won[GW_TRIBES] = { "won by Turquefoss, of 100", "won by Achrinolder, of 100",
                                              "won by Imblasham, of 100", "won by Betrumour, of 100" };
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  double points = 0, first = 0;
  guint with = 0, kills = 0, dead = 0, left = 0;

  gn_scoresheet_reset (sheet, match->n_seats);
  match->game->score (match, state, sheet);
  GN_FOR_SEATS (match, seat)
    with += sheet->rank[seat] == 1;
  GN_FOR_SEATS (match, seat)
    {
      const double share = sheet->rank[seat] == 1 ? 100.0 / with : 0;

      measure_add (measures, won[gw_tribe (state, seat)], gw_teams (match) ? share * match->n_seats / 2.0 : share);
      first += seat == state->first ? (gw_teams (match) ? share * match->n_seats / 2.0 : share) : 0;
      points += gw_points (match, state, seat);
      left += !gw_eliminated (state, seat);
      measure_add (measures, "casts", state->casts_made[seat]);
      measure_add (measures, "calls", state->calls_made[seat]);
    }
  GW_FOR_UNITS (unit)
    if (gw_seat (state, unit) >= 0 && state->status[unit] == GW_DEAD)
      {
        dead++;
        kills += state->killer[unit] > 0;
      }
  measure_add (measures, "won by who begins, of 100", first);
  measure_add (measures, "points a seat", points / match->n_seats);
  measure_add (measures, "kills", kills);
  measure_add (measures, "dead units", dead);
  measure_add (measures, "a tribe wiped out, of 100", left < match->n_seats ? 100 : 0);
  measure_add (measures, "round of the end", state->round);
  measure_add (measures, "tiles that could still be flipped", __builtin_popcountll (gw_flippable (match, state)));
}

static void
watch (const GnMatch *match,
       gconstpointer  was,
       const GnMove  *move,
       gconstpointer  is,
       Measures      *measures)
{
  const GwState *before = was, *after = is;

  if (move->verb == GW_V_ATTACK)
    measure_add (measures, "attacks", 1);
  if (is_cast (move) && move->seat >= 0 && move->seat != before->current)
    measure_add (measures, "casts in others' turns", 1);
  if (move->verb == GW_V_PLAY)
    measure_add (measures, "secret cards played", 1);
  if (after->head.over && !before->head.over)
    watch_end (match, after, measures);
}

const Policy gw_policy = { "gnomes-wizards", scenarios, FALSE, choose, watch, answer };
