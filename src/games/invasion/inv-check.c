/* inv-check.c: whether a move of a player or the host is legal, and if not, why
 *
 * Any seat, verb or number may come in. Refusals are tried in the order of 5.14: the player, the step, the card,
 * the limits.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#define ARG(i) (move->arg[(i)])

/* ---- Seats ---------------------------------------------------------------------- */

static gboolean
not_yours (const InvState *state,
           GnSay          *why)
{
  return gn_say (why, INV_NO_NOT_YOURS, state->active);
}

/* ---- Cards --------------------------------------------------------------------------- */

/* INV-042, INV-043, INV-065, INV-097, INV-R17, INV-R18. @over: the card that it replaces, or GN_NONE. */
static gboolean
check_limits (const GnMatch  *match,
              const InvState *state,
              int             seat,
              int             card,
              int             over,
              GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int kind = set->boon[card].kind;
  const gboolean help = inv_in_help (state), combat = state->stage == INV_AT_FIGHT_HELP;
  const gboolean free_now = kind == INV_ALLY ? help : combat;
  int limit, n;

  if (kind != INV_ALLY && kind != INV_WEAPON)
    return over == GN_NONE || gn_say (why, INV_NO_CHOICE);
  limit = kind == INV_ALLY ? inv_ally_limit (match, state, seat) : inv_weapon_limit (match, state, seat);
  n = (int) inv_count_kind (set, &state->play[seat], kind);

  if (kind == INV_WEAPON && help && inv_option (match, INV_OPT_WEAPON_COUNT) == 0)
    n += state->used[seat];
  if (over != GN_NONE)
    {
      const gboolean fits = !free_now && n >= limit && over >= 0 && (guint) over < set->n_boons
                            && set->boon[over].kind == kind
                            && gn_pile_find (&state->play[seat], over) >= 0 && n - 1 < limit
                            && inv_option (match, INV_OPT_REPLACE) == 0;

      if (!fits)
        {
          if (free_now || n < limit)
            return gn_say (why, INV_NO_CHOICE);
          return gn_say (why, kind == INV_ALLY ? INV_NO_ALLY_LIMIT : INV_NO_WEAPON_LIMIT, seat, limit);
        }
      return TRUE;
    }
  if (kind == INV_ALLY && !free_now && n >= limit)
    return gn_say (why, INV_NO_ALLY_LIMIT, seat, limit);
  if (kind == INV_WEAPON && !free_now && n >= limit)
    return gn_say (why, INV_NO_WEAPON_LIMIT, seat, limit);
  if (kind == INV_WEAPON && combat && n >= limit + 1)
    return gn_say (why, INV_NO_SECOND_WEAPON, seat, limit + 1);
  return TRUE;
}

/* Whether @seat may play or discard in this step. In steps 1 and 2 only the active player may. */
static gboolean
check_helper (const GnMatch  *match,
              const InvState *state,
              int             seat,
              GnSay          *why)
{
  const InvStep step = inv_step_of (state);

  if (seat == state->active)
    return TRUE;
  if (step < INV_STEP_BOON_HELP || step == INV_STEP_FORK)
    return not_yours (state, why);
  if (!inv_is_neighbour (match, state, seat))
    return gn_say (why, INV_NO_NEIGHBOUR, seat, state->active);
  return TRUE;
}

static gboolean
check_card_named (const GnMatch *match,
                  int            card,
                  GnSay         *why)
{
  if (card < 0 || (guint) card >= inv_set (match)->n_boons)
    return gn_say (why, INV_NO_UNNAMED);
  return TRUE;
}

static gboolean
check_play (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat, card = ARG (INV_A_CARD), purpose = ARG (INV_A_FOR);
  const gboolean known = card >= 0 && (guint) card < set->n_boons;
  const InvBoon *boon = known ? &set->boon[card] : NULL;
  const gboolean turn_card = boon && (boon->skip || boon->from_discard);
  const gboolean late = boon && (boon->flags & INV_FLAG_LATE);
  gboolean both;

  if (!check_helper (match, state, seat, why))
    return FALSE;
  if (turn_card && seat != state->active)
    return not_yours (state, why);   /* INV-R46 */
  if (turn_card && inv_step_of (state) >= INV_STEP_GNOME && inv_step_of (state) < INV_STEP_SWEEP)
    return gn_say (why, boon->skip ? INV_NO_LATE_SKIP : INV_NO_LATE_DRAW);
  if (seat != state->active && state->stage == INV_AT_FIGHT_HELP && inv_help_barred (match, state))
    return gn_say (why, INV_NO_COMBAT);

  if (state->ask || state->dice_for)
    return inv_wrong_step (match, state, INV_V_PLAY, why);
  switch ((InvStage) state->stage)
    {
    case INV_AT_PREP:
      break;
    case INV_AT_BOON_HELP:
    case INV_AT_FIGHT_HELP:
      break;
    case INV_AT_BOON_LATE:
    case INV_AT_FIGHT_LATE:
      if (seat != state->active && inv_help_barred (match, state))
        return gn_say (why, INV_NO_COMBAT);
      if (known && !late)
        return gn_say (why, INV_NO_AFTER_ROLL);
      break;
    case INV_AT_FORK:
      if (known && !turn_card)
        return inv_say_step (state, why);
      break;
    default:
      return inv_wrong_step (match, state, INV_V_PLAY, why);
    }

  if (!check_card_named (match, card, why) || !inv_check_where (match, state, card, TRUE, seat, why)
      || !check_limits (match, state, seat, card, ARG (INV_A_OVER), why))
    return FALSE;
  if (state->play[seat].n >= GN_PILE_LAYERS)
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);

  /* INV-R21: a single played early whose dice fit both rolls has to name one of them. */
  both = state->stage == INV_AT_PREP && inv_is_single (set, card) && inv_option (match, INV_OPT_SINGLE_USE) == 0
         && !(boon->flags & INV_FLAG_STAYS) && inv_grants (set, card, FALSE) && inv_grants (set, card, TRUE);
  if (both ? purpose != INV_ACQUIRE && purpose != INV_COMBAT : purpose != GN_NONE)
    return gn_say (why, INV_NO_CHOICE);
  return TRUE;
}

/* Whether the seat has a card with a discard value, as far as this state knows. */
static gboolean
may_discard (const InvSet   *set,
             const InvState *state,
             int             seat)
{
  GN_FOR_LAYERS (layer, &state->play[seat])
    if (set->boon[layer->card].has_discarded)
      return TRUE;
  GN_FOR_LAYERS (layer, &state->hand[seat])
    if (layer->card < 0 || set->boon[layer->card].has_discarded)
      return TRUE;
  return FALSE;
}

/* INV-098, INV-R12: with that option the active player may discard only the weapon that came in step 8 on top of what
 * may lie there anyway: the last one, as cards lie in the order in which they came. One that was discarded takes the
 * place of it. */
static gboolean
is_second_weapon (const GnMatch  *match,
                  const InvState *state,
                  int             card)
{
  const InvSet *set = inv_set (match);
  const int seat = state->active;
  int last = -1;

  GN_FOR_LAYERS (layer, &state->play[seat])
    if (set->boon[layer->card].kind == INV_WEAPON)
      last = layer->card;
  return card == last && state->used[seat] == 0
         && (int) inv_count_kind (set, &state->play[seat], INV_WEAPON) > MAX (inv_weapon_limit (match, state, seat), 1);
}

/* INV-064, INV-098, INV-R12 */
static gboolean
check_spend (const GnMatch  *match,
             const InvState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat, card = ARG (INV_A_CARD);
  const gboolean combat = state->stage == INV_AT_FIGHT_HELP;
  const int from = ARG (INV_A_FROM);
  int weapons;

  if (!check_helper (match, state, seat, why))
    return FALSE;
  if (state->ask || state->dice_for || !inv_in_help (state))
    return inv_wrong_step (match, state, INV_V_SPEND, why);
  if (seat != state->active && combat && inv_help_barred (match, state))
    return gn_say (why, INV_NO_COMBAT);
  if (!check_card_named (match, card, why))
    return FALSE;
  if (from != INV_HAND && from != INV_PLAY)
    {
      /* If the move does not say where the card comes from, other reasons against it are tried first. */
      if (!may_discard (set, state, seat))
        return gn_say (why, INV_NO_NO_DISCARDS, seat);
      if (set->boon[card].has_discarded && gn_pile_find (&state->play[seat], card) < 0
          && !inv_check_where (match, state, card, TRUE, seat, why))
        return FALSE;
      return set->boon[card].has_discarded ? gn_say (why, INV_NO_CHOICE) : gn_say (why, INV_NO_DISCARD_VALUE, card);
    }
  if (!inv_check_where (match, state, card, from == INV_HAND, seat, why))
    return FALSE;

  /* INV-R17: a weapon that adds nothing to a roll of this kind does not count. */
  weapons = state->used[seat];
  GN_FOR_LAYERS (layer, &state->play[seat])
    weapons += set->boon[layer->card].kind == INV_WEAPON && inv_grants (set, layer->card, combat);
  if (set->boon[card].kind == INV_WEAPON && from == INV_HAND && inv_option (match, INV_OPT_WEAPON_COUNT) == 0)
    {
      const int limit = inv_weapon_limit (match, state, seat);

      if (!combat && weapons >= limit)
        return gn_say (why, INV_NO_WEAPON_LIMIT, seat, limit);
      if (combat && weapons >= limit + 1)
        return gn_say (why, INV_NO_SECOND_WEAPON, seat, limit + 1);
    }
  if (!set->boon[card].has_discarded)
    return gn_say (why, INV_NO_DISCARD_VALUE, card);
  if (seat == state->active && inv_option (match, INV_OPT_OWN_DISCARDS) == 1
      && !(combat && from == INV_PLAY && is_second_weapon (match, state, card)))
    return gn_say (why, INV_NO_OWN_DISCARD, seat);
  if (state->spent.n >= GN_PILE_LAYERS)
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
  return TRUE;
}

/* ---- Continuing ------------------------------------------------------------------------- */

/* INV-050, INV-R20 */
static gboolean
check_deck (const GnMatch  *match,
            const InvState *state,
            int             deck,
            GnSay          *why)
{
  if (deck < 0 || deck >= INV_DECKS)
    return gn_say (why, INV_NO_CHOICE);
  if (gn_pile_size (&state->deck[deck]) == 0)
    return gn_say (why, INV_NO_DECK_EMPTY, deck);
  if (!(inv_reach (match, state, state->active) >> deck & 1))
    return gn_say (why, INV_NO_REACH, deck, state->active);
  return TRUE;
}

static gboolean
check_open (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const gboolean step = state->ask == INV_ASK_DECK
                        || (!state->ask && !state->dice_for
                            && (state->stage == INV_AT_OPEN || (state->stage == INV_AT_PREP && !(state->misses & 1))));

  if (!step)
    return inv_wrong_step (match, state, INV_V_OPEN, why);
  return check_deck (match, state, ARG (0), why);
}

static gboolean
check_take (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int card = state->ask == INV_ASK_TAKE ? state->side : state->boon, to = ARG (INV_A_TO), over = ARG (INV_A_OVER);
  const gboolean step = state->ask == INV_ASK_TAKE || (state->stage == INV_AT_TAKE && !state->ask);

  if (!step)
    return inv_wrong_step (match, state, INV_V_TAKE, why);
  if (to == INV_HAND)
    {
      if (over != GN_NONE)
        return gn_say (why, INV_NO_CHOICE);
      /* The hand has as many known cards as a pile has layers, so a room can only go into play. */
      if (state->hand[state->active].n >= GN_PILE_LAYERS && state->play[state->active].n < GN_PILE_LAYERS
          && set->boon[card].kind == INV_ROOM)
        return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
      return TRUE;
    }
  if (to != INV_PLAY)
    return gn_say (why, INV_NO_CHOICE);
  if (state->play[state->active].n >= GN_PILE_LAYERS)
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
  return check_limits (match, state, state->active, card, over, why);
}

static gboolean
check_go_on (const GnMatch  *match,
             const InvState *state,
             GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);

  if (state->ask)
    {
      if ((state->ask == INV_ASK_AGAIN && !state->dice_for) || state->ask == INV_ASK_BOTTOM)
        return TRUE;
      if (state->ask == INV_ASK_LOSE && op && inv_can_lose (match, state, op, inv_effect_player (match, state)) <= 0)
        return TRUE;
      return gn_say (why, INV_NO_DIRECTIONS);
    }
  if (!state->dice_for)
    {
      if (state->stage == INV_AT_PREP && ((state->misses & 1) || inv_decks_left (match, state) == 0))
        return TRUE;
      if (state->stage == INV_AT_FORK && (state->skip || (state->misses & 2)))
        return TRUE;
      if (inv_in_late (state))
        return TRUE;
    }
  return inv_wrong_step (match, state, INV_V_GO_ON, why);
}

/* INV-112 */
static gboolean
keep_one (const GnMatch  *match,
          const InvState *state,
          int             seat,
          int             kind,
          int             card,
          int             limit,
          GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int n = (int) inv_count_kind (set, &state->play[seat], kind);

  if (n > limit && limit == 1)
    {
      if (card == GN_NONE)
        return gn_say (why, kind == INV_ALLY ? INV_NO_KEEP_ALLY : INV_NO_KEEP_WEAPON, seat, n);
      if (card < 0 || (guint) card >= set->n_boons || gn_pile_find (&state->play[seat], card) < 0)
        return card < 0 || (guint) card >= set->n_boons ? gn_say (why, INV_NO_UNNAMED)
               : gn_say (why, INV_NO_NOT_IN_PLAY, seat, card);
      if (set->boon[card].kind != kind)
        return gn_say (why, kind == INV_ALLY ? INV_NO_KEEP_ALLY : INV_NO_KEEP_WEAPON, seat, n);
      return TRUE;
    }
  if (card != GN_NONE)
    return gn_say (why, kind == INV_ALLY ? INV_NO_KEEP_ALLY : INV_NO_KEEP_WEAPON, seat, n);
  return TRUE;
}

static gboolean
check_keep (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int seat = move->seat;
  int allies, weapons, ally_limit, weapon_limit;

  if (state->stage != INV_AT_KEEP)
    return inv_wrong_step (match, state, INV_V_KEEP, why);
  ally_limit = inv_ally_limit (match, state, seat);
  weapon_limit = inv_weapon_limit (match, state, seat);
  if (!inv_must_keep (match, state, seat, &allies, &weapons))
    return not_yours (state, why);
  if (!keep_one (match, state, seat, INV_ALLY, ARG (INV_A_ALLY), ally_limit, why)
      || !keep_one (match, state, seat, INV_WEAPON, ARG (INV_A_WEAPON), weapon_limit, why))
    return FALSE;
  if (ARG (INV_A_ALLY) == GN_NONE && ARG (INV_A_WEAPON) == GN_NONE && !(allies > ally_limit && ally_limit == 0)
      && !(weapons > weapon_limit && weapon_limit == 0))
    return gn_say (why, allies > ally_limit ? INV_NO_KEEP_ALLY : INV_NO_KEEP_WEAPON, seat,
                   allies > ally_limit ? allies : weapons);
  return TRUE;
}

/* ---- Movers --------------------------------------------------------------------------------- */

/* If a changed limit leaves more than one, the player names the cards that go. */
static gboolean
sweep_drop (const GnMatch  *match,
            const InvState *state,
            int             seat)
{
  int allies, weapons;

  if (state->stage != INV_AT_KEEP || !inv_must_keep (match, state, seat, &allies, &weapons))
    return FALSE;
  return (allies > inv_ally_limit (match, state, seat) && inv_ally_limit (match, state, seat) > 1)
         || (weapons > inv_weapon_limit (match, state, seat) && inv_weapon_limit (match, state, seat) > 1);
}

static gboolean
check_sweep_drop (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat, card = ARG (INV_A_CARD);
  int allies, weapons;

  if (ARG (INV_A_FROM) != INV_PLAY)
    return gn_say (why, INV_NO_LOSS_FITS);
  if (!inv_check_where (match, state, card, FALSE, seat, why))
    return FALSE;
  inv_must_keep (match, state, seat, &allies, &weapons);
  if (set->boon[card].kind == INV_ALLY && allies > inv_ally_limit (match, state, seat)
      && inv_ally_limit (match, state, seat) > 1)
    return TRUE;
  if (set->boon[card].kind == INV_WEAPON && weapons > inv_weapon_limit (match, state, seat)
      && inv_weapon_limit (match, state, seat) > 1)
    return TRUE;
  return gn_say (why, INV_NO_LOSS_FITS);
}

static gboolean
check_seat (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int seat = move->seat;
  int decides = state->active;

  if (move->verb == INV_V_PLAY)
    return check_play (match, state, move, why);
  if (move->verb == INV_V_SPEND)
    return check_spend (match, state, move, why);
  if (move->verb == INV_V_KEEP)
    return check_keep (match, state, move, why);
  if (move->verb == INV_V_DROP && sweep_drop (match, state, seat))
    return check_sweep_drop (match, state, move, why);

  if (state->ask == INV_ASK_LOSE)
    decides = inv_effect_player (match, state);
  if (seat != decides)
    return gn_say (why, INV_NO_NOT_YOURS, decides);

  switch ((InvVerb) move->verb)
    {
    case INV_V_OPEN:
      return check_open (match, state, move, why);
    case INV_V_THROW:
      if (state->ask || state->dice_for || !inv_in_help (state))
        return inv_wrong_step (match, state, INV_V_THROW, why);
      return TRUE;
    case INV_V_TAKE:
      return check_take (match, state, move, why);
    case INV_V_REVEAL:
      if (state->ask || state->dice_for || state->stage != INV_AT_FORK || state->skip || (state->misses & 2))
        return inv_wrong_step (match, state, INV_V_REVEAL, why);
      return TRUE;
    case INV_V_GO_ON:
      return check_go_on (match, state, why);
    case INV_V_TAKE_BACK:
      return gn_say (why, INV_NO_RETURN);
    default:
      return inv_check_effect (match, state, move, why);
    }
}

/* ---- The host ------------------------------------------------------------------------------------ */

/* INV-R04: the cards dealt to the piles. */
static gboolean
check_piles (const GnMatch  *match,
             const InvState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const int all = inv_gnomes_each (match) * match->n_seats;
  int least = 99, most = 0, sum = 0;

  if (state->stage != INV_AT_SETUP || !state->piles_asked)
    return inv_say_step (state, why);
  for (guint i = 0; i < 3; i++)
    {
      const int n = ARG (i);

      if ((guint) n > 60)
        return gn_say (why, INV_NO_PILE_SIZES, all);
      least = MIN (least, n);
      most = MAX (most, n);
      sum += n;
    }
  if (sum != all || most - least > 1)
    return gn_say (why, INV_NO_PILE_SIZES, all);
  return TRUE;
}

static gboolean
check_host (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  guint sizes = 0;

  switch ((InvVerb) move->verb)
    {
    case INV_V_PILES:
      return check_piles (match, state, move, why);
    case INV_V_DICE:
      if (state->stage != INV_AT_SETUP)
        return inv_say_step (state, why);
      for (int i = 1; i <= ARG (0) && i < 14; i++)
        if (ARG (i) >= 0 && ARG (i) < 6)
          sizes |= 1u << ARG (i);
      for (int die = 0; die < 6; die++)
        if (!(sizes >> die & 1))
          return gn_say (why, INV_NO_DICE, die);   /* INV-009 */
      return TRUE;
    case INV_V_TICK:
      if (state->stage != INV_AT_SETUP)
        return inv_say_step (state, why);
      return TRUE;
    case INV_V_CARRIED_OUT:
      if (state->ask != INV_ASK_TEXT)
        return state->ask ? gn_say (why, INV_NO_DIRECTIONS) : inv_say_step (state, why);
      return TRUE;
    case INV_V_CONCEDE:
      return TRUE;
    default:
      return inv_check_adjust (match, state, move, why);
    }
}

/* ---- Dispatch ----------------------------------------------------------------------------------------- */

static gboolean
is_of_setup (guint verb)
{
  switch ((InvVerb) verb)
    {
    case INV_V_HAND_ROLL:
    case INV_V_DEALT:
    case INV_V_FIRST:
    case INV_V_HAND:
    case INV_V_FIRST_ROLL:
    case INV_V_PILES:
    case INV_V_DICE:
    case INV_V_TICK:
    case INV_V_CONCEDE:
    case INV_V_SEEN:
    case INV_V_SEEN_BY_TABLE:
    case INV_V_PEEKED:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
inv_check_begun (const GnMatch  *match,
                 const InvState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const gboolean setup = state->stage == INV_AT_SETUP;
  guint flags;

  if (state->head.over)
    return gn_say (why, INV_NO_OVER);
  if (move->verb >= INV_N_VERBS)
    return inv_say_step (state, why);
  if (setup && !is_of_setup (move->verb))
    return gn_say (why, INV_NO_SETUP);

  flags = inv_verbs[move->verb].flags;
  if (flags & (GN_VERB_CHANCE | GN_VERB_HOST))
    return move->seat == (flags & GN_VERB_CHANCE ? GN_CHANCE : GN_HOST) || gn_say (why, INV_NO_NOT_PLAYERS);
  return move->seat >= 0 && move->seat < match->n_seats ? TRUE : not_yours (state, why);
}

gboolean
inv_check_part (const GnMatch  *match,
                const InvState *state,
                const GnMove   *move,
                GnSay          *why)
{
  if (!inv_check_begun (match, state, move, why))
    return FALSE;
  if (inv_verbs[move->verb].flags & GN_VERB_CHANCE)
    return inv_check_chance (match, state, move, why);
  if (inv_verbs[move->verb].flags & GN_VERB_HOST)
    return check_host (match, state, move, why);
  return check_seat (match, state, move, why);
}
