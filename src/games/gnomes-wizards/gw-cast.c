/* gw-cast.c: checks and lists casts, and the order of announced casts (6.15, 6.19)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

static void
read_cast (const GnMatch *match,
           const GnMove  *move,
           GwCast        *cast)
{
  const gint16 *arg = move->arg;
  const gboolean card = move->verb == GW_V_PLAY;
  const int source = card ? arg[GW_A_SOURCE] : arg[GW_A_ABILITY] / 2;

  *cast = (GwCast) { .seat = (gint16) (move->seat + 1) };
  if (card)
    cast->card = (gint16) (arg[GW_A_CARD] + 1);
  else
    cast->ability = (gint16) (arg[GW_A_ABILITY] + 1);
  if (source >= 0)
    cast->source = (gint16) (source + 1);
  for (int i = 0; i < GW_NAMED && i < arg[GW_A_UNITS]; i++)
    cast->unit[i] = (gint16) (arg[GW_A_UNITS + 1 + i] + 1);
  for (int i = 0; i < GW_NAMED_TILES && i < arg[GW_A_TILES]; i++)
    cast->tile[i] = (gint16) (arg[GW_A_TILES + 1 + i] + 1);
  for (int i = 0; i < 2 && i < arg[GW_A_ABILITIES]; i++)
    cast->target[i] = (gint16) (arg[GW_A_ABILITIES + 1 + i] + 1);
  if (arg[GW_A_PLAYER] >= 0)
    cast->player = (gint16) (arg[GW_A_PLAYER] + 1);
}

GwCaster
gw_caster (const GnMatch *match,
           const GwState *state,
           const GwCast  *cast,
           const gint32  *chosen)
{
  const GwProgram *program = NULL;

  if (cast->card)
    {
      const GwAbility *card = &gw_set (match)->card[cast->card - 1];

      program = cast->ability && cast->source && gw_is_leader (cast->source - 1) && card->leader.n
                ? &card->leader : &card->steps;
    }
  else
    program = gw_program (match, state, cast->ability - 1);
  return (GwCaster) {
    .match = match, .state = state, .seat = cast->seat - 1, .source = cast->source - 1, .card = !cast->ability,
    .program = program, .chosen = chosen,
  };
}

static const GwStep *
steps_of (const GwCaster *caster)
{
  return &gw_set (caster->match)->step[caster->program->first];
}

/* GW-138 and the end of 9.2 */
static gboolean
timing_fits (const GnMatch *match,
             const GwState *state,
             int            seat,
             guint          timing)
{
  if (timing == GW_ANY_TIME)
    return TRUE;
  if (seat != state->current)
    return FALSE;
  switch (timing)
    {
    case GW_BEFORE_ROLL:
      return state->stage == GW_AT_FLIP || (state->stage == GW_AT_ROLL && !state->rolled);
    case GW_BEFORE_FINAL:
      return state->stage == GW_AT_ROLL && state->rolled;
    case GW_UNTIL_ATTACK:
      return state->stage <= GW_AT_FIGHT;
    default:
      return TRUE;
    }
}

/* GW-160: checked when it is announced, never again. */
static gboolean
is_engaged (const GwCaster *caster,
            int             unit)
{
  GW_FOR_UNITS (other)
    if (caster->state->place[other] == caster->state->place[unit]
        && gw_hostile (caster->match, caster->state, unit, other))
      return TRUE;
  return FALSE;
}

/* ---- Announcing ------------------------------------------------------------------------------------ */

/* @what: what the step names: a unit, a tile, an ability */
static gboolean
named_twice (const GwStep *step,
             int           what,
             GnSay        *why)
{
  if (gw_step_kind (step) == 0)
    return gn_say (why, GW_NO_TWICE, what);
  return what >= 0 && what < GW_PLACES && gw_step_kind (step) == 1 ? gn_say (why, GW_NO_TWICE_TILE, what)
         : gn_say (why, GW_NO_TARGET);
}

/* The cast may not name more targets of a kind than its steps take. */
static gboolean
nothing_over (const GwCaster *caster,
              const GwCast   *cast,
              const guint     taken[4],
              GnSay          *why)
{
  for (guint kind = 0; kind < 4; kind++)
    {
      guint most, total = 0;
      const gint16 *list = gw_named_list (cast, kind, &most);

      while (total < most && list[total])
        total++;
      if (total != taken[kind])
        return gn_say (why, kind == 0 ? GW_NO_TARGETS_MANY : kind == 1 ? GW_NO_TILES_MANY
                            : kind == 2 ? GW_NO_ABILITIES_MANY : GW_NO_PLAYERS_MANY, (int) total, (int) taken[kind]);
    }
  return TRUE;
}

static gboolean
check_targets (GwCaster     *caster,
               const GwCast *cast,
               GnSay        *why)
{
  const GwStep *steps = steps_of (caster);
  gint32 chosen[GW_ABILITY_STEPS] = { 0 };
  guint taken[4] = { 0 };
  const GwStep *short_of = NULL;
  gboolean lacks = FALSE;
  guint has = 0;

  caster->chosen = chosen;
  for (guint i = 0; i < caster->program->n; i++)
    {
      const GwStep *step = &steps[i];
      gint16 named[GW_NAMED];
      guint n;

      if (step->who == GW_WHO_SELF)
        {
          chosen[i] = (gint32) GW_BIT (caster->source);
          if (!gw_target_fits (caster, step, caster->source, why) && !gw_may_lack (step))
            return FALSE;
        }
      if (!gw_step_names (step))
        continue;
      n = gw_named_of (caster, cast, i, named);
      for (guint k = 0; k < n; k++)
        {
          for (guint j = 0; j < k; j++)
            if (named[j] == named[k])
              return named_twice (step, named[k], why);
          if (named[k] < 0)
            return gn_say (why, GW_NO_EDGE);
          if (!gw_target_fits (caster, step, named[k], why))
            return FALSE;
          if (step->effect == GW_E_SNEAK && is_engaged (caster, named[k]))
            return gn_say (why, GW_NO_SNEAK, named[k]);
          if (gw_step_is_of_units (step))
            chosen[i] |= (gint32) GW_BIT (named[k]);
          else
            chosen[i] = named[k] + 1;
        }
      for (guint k = 0; k < n; k++)
        taken[gw_step_kind (step)] += gw_step_kind (step) == 1 && named[k] >= GW_PLACES ? 2 : 1;
      if (n < step->count_n && gw_bars_edge (caster->match, step) && cast->tile[0])
        return gn_say (why, GW_NO_EDGE);
      if (n < step->count_n && !gw_may_lack (step) && step->count != GW_COUNT_UP_TO && !lacks)
        {
          lacks = TRUE;
          short_of = step;
          has = n;
        }
    }
  if (lacks)
    return gn_say (why, GW_NO_TARGETS_FEW, (int) has, short_of->count_n);
  return nothing_over (caster, cast, taken, why);
}

/* Checks that everything named exists. Lists are as long as the verb has slots: they are normal. */
static gboolean
is_well_formed (const GnMatch *match,
                const GnMove  *move)
{
  static const struct { guint at; int values; } lists[] = { { GW_A_UNITS, GW_UNITS },
                                                                  { GW_A_TILES, GW_PLACES },
                                                                  { GW_A_ABILITIES, GW_ABILITIES } };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const gint16 *list = &move->arg[lists[i].at];

      if (list[0] == GN_NONE)
        continue;
      for (int k = 1; k <= list[0]; k++)
        if (list[k] < 0 || list[k] >= lists[i].values)
          return FALSE;
    }
  if (move->arg[GW_A_PLAYER] != GN_NONE && (move->arg[GW_A_PLAYER] < 0 || move->arg[GW_A_PLAYER] >= match->n_seats))
    return FALSE;
  return move->arg[GW_A_CAST_HOLD] == GN_NONE || move->arg[GW_A_CAST_HOLD] == 0;
}

/* Checks everything about an ability except its targets (14.1, row `cast`). */
static gboolean
check_ability (const GnMatch *match,
               const GwState *state,
               int            seat,
               int            value,
               GnSay         *why)
{
  const int unit = value / 2;
  const GwAbility *ability = gw_ability (match, state, value);

  if (value < 0 || value >= GW_ABILITIES)
    return gn_say (why, GW_NO_PIECE);
  if (state->moving && gw_hostile_seats (match, state, seat, gw_seat (state, state->acting - 1)))
    return gn_say (why, GW_NO_ENEMY_MOVING, state->acting - 1);
  if (state->place[unit] >= 0 && !gw_landable (match, state, gw_cell (match, state, unit)))
    return gn_say (why, GW_NO_ON_FLIPPED, unit);
  if (state->status[unit] != GW_ACTIVE || gw_seat (state, unit) != seat)
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (!ability)
    return state->learned[unit] ? gn_say (why, GW_NO_ABILITY, value) : gn_say (why, GW_NO_NOTHING_LEARNED, unit);
  if (!gw_is_told (match, state, value, why))
    return FALSE;
  if (state->charge[value] != ability->cost)
    return gn_say (why, GW_NO_CHARGED, value, state->charge[value], ability->cost);
  if (!timing_fits (match, state, seat, ability->timing))
    return gn_say (why, GW_NO_TIMING, ability->timing);
  return TRUE;
}

/* GW-149, GW-156 */
static gboolean
check_source (const GwCaster *caster,
              GnSay          *why)
{
  const GwState *state = caster->state;
  const int unit = caster->source;

  if (unit < 0)
    return TRUE;
  if (state->counter[unit][GW_SLEEPING] && (caster->program->attack_based || caster->program->self_moving))
    return gn_say (why, GW_NO_SLEEPING, unit);
  if (state->counter[unit][GW_NO_ATTACK] && caster->program->damaging)
    return gn_say (why, GW_NO_ATTACK_TOKEN, unit);
  if (state->counter[unit][GW_NO_MOVEMENT] && caster->program->self_moving
      && gw_option (caster->match, GW_OPT_NO_MOVE) == 0)
    return gn_say (why, GW_NO_CANNOT_MOVE, unit);
  return TRUE;
}

static gboolean
check_card (const GnMatch *match,
            const GwState *state,
            int            seat,
            int            card,
            int            source,
            GnSay         *why)
{
  const GwSet *set = gw_set (match);

  if (card < 0 || card >= set->n_cards)
    return gn_say (why, GW_NO_IN_HAND, seat);
  if (state->moving && gw_hostile_seats (match, state, seat, gw_seat (state, state->acting - 1))
      && gw_option (match, GW_OPT_SECRET_MOVE) == 0)
    return gn_say (why, GW_NO_ENEMY_MOVING, state->acting - 1);
  if (source >= 0 && source < GW_UNITS && state->place[source] >= 0
      && !gw_landable (match, state, gw_cell (match, state, source)))
    return gn_say (why, GW_NO_ON_FLIPPED, source);
  if (gn_pile_find (&state->hand[seat], card) < 0 && gn_pile_unseen (&state->hand[seat], 0) == 0)
    return gn_say (why, GW_NO_IN_HAND, seat);
  if (!gw_card_in_hand (match, state, seat, card))
    return gn_say (why, GW_NO_CARD_POSSIBLE, card);
  if (set->card[card].kind != GW_SECRET)
    return gn_say (why, GW_NO_SECRET, card);
  if (!set->card[card].known)
    return gn_say (why, GW_NO_TEACH_CARD, card);
  if (set->card[card].steps.needs_source || source != GN_NONE)
    if (source < 0 || source >= GW_UNITS || state->status[source] != GW_ACTIVE || gw_seat (state, source) != seat)
      return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (!timing_fits (match, state, seat, set->card[card].timing))
    return gn_say (why, GW_NO_TIMING, set->card[card].timing);
  return TRUE;
}

gboolean
gw_check_cast (const GnMatch *match,
               const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  GwCast cast;
  GwCaster caster;

  if (move->verb == GW_V_CAST ? !check_ability (match, state, move->seat, move->arg[GW_A_ABILITY], why)
                              : !check_card (match, state, move->seat, move->arg[GW_A_CARD], move->arg[GW_A_SOURCE],
                                             why))
    return FALSE;
  if (!is_well_formed (match, move))
    return gn_say (why, GW_NO_PIECE);
  if (state->n_casts >= GW_CASTS)
    return gn_say (why, GW_NO_CAST_PENDING, state->n_casts);
  read_cast (match, move, &cast);
  caster = gw_caster (match, state, &cast, NULL);
  /* A card that does not mention a source has none, even if one was named (GW-209). */
  if (caster.card && !caster.program->needs_source)
    caster.source = -1;
  return check_source (&caster, why) && check_targets (&caster, &cast, why);
}

/* ---- Possible casts ---------------------------------------------------------------------------------- */

typedef struct {
  GwCaster    caster;
  GnMove      move;
  GnMoveList *list;
  gboolean    hold;
  gint32      chosen[GW_ABILITY_STEPS];
  guint       added;
  guint       first;
} Lister;

#define MOST_WAYS 300

static void
finish_one (Lister *lister)
{
  if (lister->added >= MOST_WAYS || !gw_check_cast (lister->caster.match, lister->caster.state, &lister->move, NULL))
    return;
  /* Two optional steps can lead to the same names. */
  for (guint i = lister->first; i < lister->list->n; i++)
    if (gn_move_equal (&lister->list->move[i], &lister->move))
      return;
  gn_move_list_append (lister->list, &lister->move);
  lister->added++;
  if (lister->hold)
    {
      GnMove held = lister->move;

      held.arg[GW_A_CAST_HOLD] = 0;
      gn_move_list_append (lister->list, &held);
    }
}

static void list_step (Lister *lister, guint at, guint named, int after);

static void
name_one (Lister *lister,
          guint   at,
          guint   named,
          int     value)
{
  static const guint slots[] = { GW_A_UNITS, GW_A_TILES, GW_A_ABILITIES, GW_A_PLAYER };
  static const gint16 most[] = { GW_NAMED, GW_NAMED_TILES, 2, 1 };
  const GwStep *step = &steps_of (&lister->caster)[at];
  const guint kind = gw_step_kind (step);
  gint16 *slot = &lister->move.arg[slots[kind]];
  const gint32 before = lister->chosen[at];
  int more = 1;

  if (kind == 3)
    {
      if (slot[0] != GN_NONE)
        return;
      slot[0] = (gint16) value;
    }
  else
    {
      const gint16 n = slot[0] == GN_NONE ? 0 : slot[0];
      gint16 names[2] = { (gint16) value };

      more = kind == 1 ? gw_name_spot (value, names) : 1;
      if (n + more > most[kind])
        return;
      slot[0] = (gint16) (n + more);
      for (int i = 0; i < more; i++)
        slot[1 + n + i] = names[i];
    }
  if (gw_step_is_of_units (step))
    lister->chosen[at] |= (gint32) GW_BIT (value);
  else
    lister->chosen[at] = value + 1;
  list_step (lister, at, named + 1, value);
  lister->chosen[at] = before;
  if (kind == 3)
    slot[0] = GN_NONE;
  else
    {
      while (more-- > 0)
        slot[slot[0]--] = GN_NONE;
      if (slot[0] == 0)
        slot[0] = GN_NONE;
    }
}

/* Lists all ways to name targets for step @at and those after it; the targets of one step ascend. */
static void
list_step (Lister *lister,
           guint   at,
           guint   named,
           int     after)
{
  const GwStep *step;

  while (at < lister->caster.program->n && !gw_step_names (&steps_of (&lister->caster)[at]))
    {
      if (steps_of (&lister->caster)[at].who == GW_WHO_SELF)
        lister->chosen[at] = (gint32) GW_BIT (lister->caster.source);
      at++;
      named = 0;
      after = -1;
    }
  if (at >= lister->caster.program->n)
    {
      finish_one (lister);
      return;
    }
  step = &steps_of (&lister->caster)[at];
  if (named >= step->count_n || gw_may_lack (step) || step->count == GW_COUNT_UP_TO)
    list_step (lister, at + 1, 0, -1);
  if (named >= step->count_n || lister->added >= MOST_WAYS)
    return;

  const guint kind = gw_step_kind (step);
  const GwBoard *board = gw_board (lister->caster.match);

  for (int value = after + 1, end = gw_spots (lister->caster.match, kind); value < end; value++)
    {
      /* Most of the two hundred places are not on this board. */
      if (kind == 1 && value < GW_PLACES && board->cell[value] < 0)
        continue;
      if (gw_target_fits (&lister->caster, step, value, NULL))
        name_one (lister, at, named, value);
    }
}

void
gw_list_casts (const GnMatch *match,
               const GwState *state,
               int            seat,
               guint          verb,
               GnMoveList    *list)
{
  const int first = gw_unit (gw_tribe (state, seat), 0) * 2;
  const gboolean hold = gw_option (match, GW_OPT_WINDOWS) == 0 && !gw_casts_open (state);
  const GwSet *set = gw_set (match);

  if (verb == GW_V_CAST)
    {
      for (int value = first; value < first + 2 * GW_SLOTS; value++)
        if (state->charge[value] && check_ability (match, state, seat, value, NULL))
          {
            Lister lister = { .list = list, .hold = hold, .first = list->n };

            gn_move_init (&lister.move, seat, GW_V_CAST);
            lister.move.arg[GW_A_ABILITY] = (gint16) value;
            lister.caster = (GwCaster) { match, state, seat, value / 2, FALSE, gw_program (match, state, value),
                                         lister.chosen };
            list_step (&lister, 0, 0, -1);
          }
      return;
    }
  if (gn_pile_size (&state->hand[seat]) == 0)
    return;
  for (int card = 0; card < set->n_cards; card++)
    {
      const gboolean needs = set->card[card].steps.needs_source;

      if (set->card[card].kind != GW_SECRET || !gw_card_in_hand (match, state, seat, card))
        continue;
      for (int slot = needs ? 0 : -1; slot < (needs ? GW_SLOTS : 0); slot++)
        {
          const int source = needs ? first / 2 + slot : GN_NONE;
          Lister lister = { .list = list, .hold = hold, .first = list->n };

          if (!check_card (match, state, seat, card, source, NULL))
            continue;
          gn_move_init (&lister.move, seat, GW_V_PLAY);
          lister.move.arg[GW_A_CARD] = (gint16) card;
          lister.move.arg[GW_A_SOURCE] = (gint16) source;
          lister.caster = (GwCaster) { match, state, seat, needs ? source : -1, TRUE, &set->card[card].steps,
                                       lister.chosen };
          list_step (&lister, 0, 0, -1);
        }
    }
}

/* GW-140, GW-129, GW-204 */
void
gw_announce (const GnMatch *match,
             GwState       *state,
             const GnMove  *move,
             GnStory       *story)
{
  const gboolean always = gw_option (match, GW_OPT_WINDOWS) == 1;
  const gboolean hold = move->arg[GW_A_CAST_HOLD] == 0 || always || gw_casts_open (state);
  GwCast cast;

  read_cast (match, move, &cast);
  if (cast.tile[0] && gw_has_edges (match))
    {
      const GwCaster caster = gw_caster (match, state, &cast, NULL);

      gw_order_edges (&caster, &cast);
    }
  if (move->verb == GW_V_CAST)
    {
      const int value = cast.ability - 1;

      /* The text of a learned card counts even if the card is gone when the cast is carried out. */
      if (value % 2)
        cast.card = state->learned[value / 2];
      state->charge[value] = 0;
      if (state->acting == value / 2 + 1)
        state->moving = 0;
      if (value % 2)
        gn_story_tell (story, GW_F_CASTS_CARD, move->seat, state->learned[value / 2] - 1, value / 2);
      else
        gn_story_tell (story, GW_F_CASTS, move->seat, value);
    }
  else
    {
      const int card = cast.card - 1;

      if (!gw_set (match)->card[card].steps.needs_source)
        cast.source = 0;
      else if (state->acting == cast.source)
        state->moving = 0;
      gn_pile_take_card (&state->hand[move->seat], card, 0);
      gw_card_away (match, state, card);
      gn_story_tell (story, GW_F_PLAYS, move->seat, card);
    }
  if (state->casts_made[move->seat] < 255)
    state->casts_made[move->seat]++;

  if (!hold)
    {
      state->run = cast;
      gw_push (state, GW_FRAME_RUN);
      return;
    }
  if (!gw_casts_open (state))
    {
      gw_push (state, GW_FRAME_CASTS);
      if (!state->opener)
        state->opener = (guint8) (move->seat + 1);
      gn_story_tell (story, GW_F_HELD, move->seat);
    }
  state->cast[state->n_casts++] = cast;
}

/* GW-144, GW-205 */
static int
next_cast (const GnMatch *match,
           const GwState *state)
{
  GN_FOR_SEATS (match, k)
    for (int i = 0; i < state->n_casts; i++)
      if (state->cast[i].seat == gw_turn_order (match, state, k) + 1)
        return i;
  return -1;
}

void
gw_run_cast (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  const int at = next_cast (match, state);

  state->run = state->cast[at];
  memmove (&state->cast[at], &state->cast[at + 1], (guint) (state->n_casts - at - 1) * sizeof (GwCast));
  state->cast[--state->n_casts] = (GwCast) { 0 };
  gn_story_tell (story, GW_F_CARRIED, state->run.seat - 1);
  gw_push (state, GW_FRAME_RUN);
}
