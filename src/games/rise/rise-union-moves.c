/* rise-union-moves.c: moves while a Gnome card is resolved, the dragon rampages, or a gift or token waits (5.15)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"
#include "rise-union.h"

#define ARG(slot) (move->arg[slot])

/* ---- Choices of the card on the table --------------------------------------------------------- */

/* What rise_check() asks before: the verb fits the stage and what is pending, and who makes the move is asked. */

static gboolean
check_tile_choice (const GnMatch   *match,
                   const RiseState *state,
                   const GnMove    *move,
                   gboolean         dragon,
                   GnSay           *why)
{
  const int tile = ARG (RISE_A_TILE);
  RiseChoice choice;

  rise_choice (match, state, &choice);
  if (rise_now (match, state, &choice, NULL, NULL) != RISE_NOW_CHOOSE || (choice.line == 0) != dragon)
    return rise_resolve_first (match, state, why);
  /* Naming another action would skip this one. A click names no action, so it first gets the refusal about the tile. */
  if (!dragon && ARG (RISE_A_UNION) >= 0 && ARG (RISE_A_UNION) != choice.action)
    return gn_say (why, RISE_NO_FORCED);
  if (tile < 0 || tile >= RISE_TILES || !(choice.best & GN_PLACE (tile)))
    return gn_say (why, !rise_cutthroat (match) ? RISE_NO_ELIGIBLE
                        : dragon ? RISE_NO_ELIGIBLE_DRAGON : RISE_NO_ELIGIBLE_UNION);
  if (!dragon && ARG (RISE_A_UNION) != choice.action)
    return gn_say (why, RISE_NO_FORCED);
  return TRUE;
}

static gboolean
check_victims (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const int n = MAX (ARG (RISE_A_LIST), 0);
  RiseChoice choice;
  RiseVictims victims;

  rise_choice (match, state, &choice);
  if (rise_now (match, state, &choice, NULL, NULL) != RISE_NOW_VICTIMS)
    return rise_resolve_first (match, state, why);
  rise_victims (match, state, state->union_tile, &victims);
  for (int i = 0; i < n; i++)
    if (ARG (RISE_A_LIST + 1 + i) < 0 || ARG (RISE_A_LIST + 1 + i) >= match->n_seats
        || state->cubes[ARG (RISE_A_LIST + 1 + i)][state->union_tile] == 0)
      return gn_say (why, RISE_NO_ELIGIBLE_VICTIMS);
  if (n > victims.n)
    return gn_say (why, RISE_NO_MANY_VICTIMS, n, victims.n);
  if (n < victims.n)
    return gn_say (why, RISE_NO_FEW_VICTIMS, n, victims.n);
  for (guint i = 0; i < victims.n_ways; i++)
    {
      const int a = ARG (RISE_A_LIST + 1), b = n > 1 ? ARG (RISE_A_LIST + 2) : -1;

      if (victims.way[i][0] == (n > 1 ? MIN (a, b) : a) && victims.way[i][1] == (n > 1 ? MAX (a, b) : -1))
        return TRUE;
    }
  return gn_say (why, RISE_NO_ELIGIBLE_VICTIMS);
}

static gboolean
check_caravan_to (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  const int n = MAX (ARG (RISE_A_LIST), 0);
  guint64 named = 0;
  RiseChoice choice;
  RiseCaravan caravan;

  rise_choice (match, state, &choice);
  if (rise_now (match, state, &choice, NULL, NULL) != RISE_NOW_CARAVAN)
    return rise_resolve_first (match, state, why);
  rise_caravan_targets (match, state, state->union_tile, &caravan);
  for (int i = 1; i <= n; i++)
    {
      const int tile = ARG (RISE_A_LIST + i);

      if (tile < 0 || tile >= RISE_TILES || !(caravan.group & ~named & GN_PLACE (tile)))
        return gn_say (why, RISE_NO_ELIGIBLE_CARAVAN_TO);
      named |= GN_PLACE (tile);
    }
  if (n > caravan.k)
    return gn_say (why, RISE_NO_MANY_CARAVAN_TO, n, caravan.k);
  if (n < caravan.k)
    return gn_say (why, RISE_NO_FEW_CARAVAN_TO, n, caravan.k);
  return TRUE;
}

/* ---- Outcomes -------------------------------------------------------------------------------------- */

static int
icon_due (const GnMatch   *match,
          const RiseState *state)
{
  RiseChoice choice;
  int tile = -1;

  rise_choice (match, state, &choice);
  return rise_now (match, state, &choice, &tile, NULL) == RISE_NOW_ICON ? tile : -1;
}

/* Counts the tiles of the set that are not face up. If the set does not list all its tiles, every icon except the
 * fourth is equally likely. */
int
rise_icon_weight (const GnMatch   *match,
                  const RiseState *state,
                  int              type,
                  int              icon)
{
  const RiseSet *set = rise_set (match);
  int n = 0;

  if (icon < RISE_ICON_NONE || icon >= RISE_N_ICONS)
    return 0;
  if (!set->tiles_complete)
    return icon != RISE_ICON_FOURTH;
  for (guint i = 0; i < set->n_tiles; i++)
    if (set->tile[i].type == type && set->tile[i].icon == icon)
      n += set->tile[i].copies;
  RISE_FOR_TILES (tile)
    n -= state->face[tile] == RISE_UP && state->type[tile] == type && state->icon[tile] == icon;
  return MAX (n, 0);
}

static gboolean
check_icon (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int tile = ARG (RISE_A_TILE), icon = ARG (RISE_A_ICON), due = icon_due (match, state);

  if (due < 0)
    return gn_say (why, RISE_NO_GO_ON);
  if (tile != due)
    return tile >= 0 && tile < RISE_TILES ? gn_say (why, RISE_NO_NO_ICON_DUE, tile) : gn_say (why, RISE_NO_TILE);
  if (rise_icon_weight (match, state, state->type[tile], icon) == 0)
    return gn_say (why, RISE_NO_DECK_ICON, state->type[tile], CLAMP (icon, RISE_ICON_NONE, RISE_N_ICONS - 1));
  return TRUE;
}

static gboolean
check_gnome_card (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  const int card = ARG (RISE_A_CARD), pool = rise_deck_pool (state);

  if (card < 0 || (guint) card >= rise_set (match)->n_gnomes)
    return gn_say (why, RISE_NO_DECK);
  if (!rise_gnome_may_be (match, state, card, (guint) pool))
    return gn_say (why, RISE_NO_DECK_GNOME, card);
  return TRUE;
}

static gboolean
check_hand_dealt (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  const int card = ARG (RISE_A_CARD), seat = ARG (RISE_A_CARD_SEAT);
  gboolean hand;

  if (seat < 0 || seat >= match->n_seats || rise_deal_due (match, state, &hand) != seat || !hand)
    return rise_resolve_first (match, state, why);
  if (card < 0 || (guint) card >= rise_set (match)->n_gnomes)
    return gn_say (why, RISE_NO_DECK);
  /* If the hand has cards of several pools, the first unseen one is dealt. */
  GN_FOR_LAYERS (layer, &state->hand[seat])
    if (layer->card < 0)
      return rise_gnome_may_be (match, state, card, layer->pool) ? TRUE
             : gn_say (why, RISE_NO_DECK_GNOME, card);
  return gn_say (why, RISE_NO_DECK_GNOME, card);
}

/* ---- Tokens and gifts ---------------------------------------------------------------------------------- */

gboolean
rise_check_slot (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 int              slot,
                 GnSay           *why)
{
  const RiseBoard *board = state->board[seat] >= 0 ? &rise_set (match)->board[state->board[seat]] : NULL;

  if (!board || slot < 0 || slot >= RISE_SLOTS)
    return gn_say (why, RISE_NO_SPACE);
  if (slot >= board->n_slots)
    return board->n_slots == 0 ? gn_say (why, RISE_NO_TEACH_BOARD, state->board[seat]) : gn_say (why, RISE_NO_SPACE);
  if (state->slots[seat] >> slot & 1)
    return gn_say (why, RISE_NO_SLOT_TAKEN, slot);
  if (!rise_set (match)->upgrade[board->slot[slot]].ops.known)
    return gn_say (why, RISE_NO_TEACH_UPGRADE, board->slot[slot]);
  return TRUE;
}

static gboolean
check_unlock (const GnMatch   *match,
              const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  return rise_check_slot (match, state, move->seat, ARG (RISE_A_SLOT), why);
}

static gboolean
check_gift (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const RiseOp *op = rise_gift_op (match, state, 0);

  if (move->verb == RISE_V_WAIVE)
    return TRUE;
  if (!op || move->verb != rise_gift_verb (op))
    return rise_resolve_first (match, state, why);
  return rise_check_gift (match, state, move->seat, op, move, why);
}

static gboolean
check_play_card (const GnMatch   *match,
                 const RiseState *state,
                 const GnMove    *move,
                 GnSay           *why)
{
  if (!rise_holds_card (match, state, move->seat, ARG (RISE_A_CARD)))
    return gn_say (why, RISE_NO_CARD_HAND, move->seat);
  return TRUE;
}

static gboolean
check_go_on (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  RiseChoice choice;
  int tile;

  if (rise_pending (match, state, NULL) == RISE_PENDS_RAMPAGE)
    {
      const guint asked = rise_rampage_asked (match, state);

      if (asked)
        return gn_say (why, RISE_NO_TURN, __builtin_ctz (asked));
      return rise_bribe (match, state) >= 0 || gn_say (why, RISE_NO_TEACH_TURN, state->turn - 1);
    }
  rise_choice (match, state, &choice);
  switch (rise_now (match, state, &choice, &tile, why))
    {
    case RISE_NOW_TEACH:
      return FALSE;
    case RISE_NOW_ICON:
      return gn_say (why, RISE_NO_TELL_ICON, tile);
    case RISE_NOW_NOTHING:
      return gn_say (why, RISE_NO_GO_ON);
    default:
      /* When a part of the card has just been entered, go-on leads to the choice that has become due. */
      return TRUE;
    }
}

gboolean
rise_check_union (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  switch ((RiseVerb) move->verb)
    {
    case RISE_V_UPGRADE_SLOT:
      return check_unlock (match, state, move, why);
    case RISE_V_BOAT:
    case RISE_V_SETTLE:
    case RISE_V_DRIVE:
    case RISE_V_DRAGON:
    case RISE_V_WAIVE:
      return check_gift (match, state, move, why);
    case RISE_V_PLAY_CARD:
      return check_play_card (match, state, move, why);
    case RISE_V_DRAGON_TO:
      return check_tile_choice (match, state, move, TRUE, why);
    case RISE_V_GNOME_TO:
      return check_tile_choice (match, state, move, FALSE, why);
    case RISE_V_BRIBE:
      return rise_check_bribe (match, state, move, why);
    case RISE_V_BURN:
      return rise_check_burn (match, state, move, why);
    case RISE_V_VICTIMS:
      return check_victims (match, state, move, why);
    case RISE_V_CARAVAN_TO:
      return check_caravan_to (match, state, move, why);
    case RISE_V_GO_ON:
      return check_go_on (match, state, move, why);
    case RISE_V_ICON:
      return check_icon (match, state, move, why);
    case RISE_V_GNOME_CARD:
      return check_gnome_card (match, state, move, why);
    case RISE_V_HAND_DEALT:
      return check_hand_dealt (match, state, move, why);
    default:
      return gn_say (why, RISE_NO_PHASE, state->phase);
    }
}

/* ---- Carrying it out --------------------------------------------------------------------------------------- */

static void
apply_unlock (const GnMatch *match,
              RiseState     *state,
              const GnMove  *move,
              GnStory       *story)
{
  state->tokens[move->seat]--;
  state->slots[move->seat] |= (guint8) (1u << ARG (RISE_A_SLOT));
  rise_unlocked (match, state, move->seat, ARG (RISE_A_SLOT), story);
}

static void
apply_gift (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const RiseOp op = *rise_gift_op (match, state, 0);

  if (move->verb == RISE_V_WAIVE && story && rise_gift_is_useless (match, state))
    rise_tell_lapsed (match, state, story);
  else if (move->verb == RISE_V_WAIVE)
    gn_story_tell (story, RISE_F_WAIVED, move->seat);
  rise_gift_done (state);
  if (move->verb != RISE_V_WAIVE)
    rise_do_gift (match, state, move->seat, &op, move, story);
}

static void
apply_victims (const GnMatch *match,
               RiseState     *state,
               const GnMove  *move,
               GnStory       *story)
{
  gint8 owners[2];
  const int n = ARG (RISE_A_LIST);

  for (int i = 0; i < n; i++)
    owners[i] = (gint8) ARG (RISE_A_LIST + 1 + i);
  rise_union_victims (match, state, owners, n, move->seat, story);
}

static void
apply_caravan_to (const GnMatch *match,
                  RiseState     *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  guint64 chosen = 0;

  for (int i = 1; i <= ARG (RISE_A_LIST); i++)
    chosen |= GN_PLACE (ARG (RISE_A_LIST + i));
  rise_union_caravan (match, state, chosen, move->seat, story);
}

void
rise_apply_union (const GnMatch *match,
                  RiseState     *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  switch ((RiseVerb) move->verb)
    {
    case RISE_V_UPGRADE_SLOT:
      apply_unlock (match, state, move, story);
      break;
    case RISE_V_BOAT:
    case RISE_V_SETTLE:
    case RISE_V_DRIVE:
    case RISE_V_DRAGON:
    case RISE_V_WAIVE:
      apply_gift (match, state, move, story);
      break;
    case RISE_V_PLAY_CARD:
      rise_card_up (match, state, ARG (RISE_A_CARD), move->seat, story);
      break;
    case RISE_V_GNOME_CARD:
      rise_card_up (match, state, ARG (RISE_A_CARD), -1, story);
      break;
    case RISE_V_DRAGON_TO:
    case RISE_V_GNOME_TO:
      rise_union_step (match, state, ARG (RISE_A_TILE), move->seat, story);
      break;
    case RISE_V_BRIBE:
      rise_apply_bribe (match, state, move, story);
      break;
    case RISE_V_BURN:
      rise_apply_burn (match, state, move, story);
      break;
    case RISE_V_VICTIMS:
      apply_victims (match, state, move, story);
      break;
    case RISE_V_CARAVAN_TO:
      apply_caravan_to (match, state, move, story);
      break;
    case RISE_V_GO_ON:
      if (state->rampage == RISE_RAMPAGE_BRIBES)
        rise_rampage_begins (match, state, story);
      else
        rise_union_step (match, state, -1, -1, story);
      break;
    case RISE_V_ICON:
      state->icon[ARG (RISE_A_TILE)] = (guint8) ARG (RISE_A_ICON);
      gn_story_tell (story, RISE_F_ICON_TOLD, ARG (RISE_A_TILE), ARG (RISE_A_ICON));
      state->stage = RISE_DO_CARD;
      break;
    case RISE_V_HAND_DEALT:
      rise_deal_hand_card (match, state, ARG (RISE_A_CARD_SEAT), ARG (RISE_A_CARD), story);
      break;
    default:
      g_assert_not_reached ();
    }
}
