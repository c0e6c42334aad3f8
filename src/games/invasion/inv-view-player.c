/* inv-view-player.c: cards in front of each player, effects that ask, and printed values
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"
#include "inv-view.h"

/* ---- Players -------------------------------------------------------------------- */

static gboolean
is_rolling (const InvState *state)
{
  return inv_in_help (state) || inv_in_late (state) || state->stage == INV_AT_BOON_ROLL
         || state->stage == INV_AT_FIGHT_ROLL;
}

/* Whether and whose present roll the card helps, and the roll that it was played for. */
static InvCardAt
card_at (const GnMatch  *match,
         const InvState *state,
         int             seat,
         const GnLayer  *layer)
{
  const InvBoon *boon = &inv_set (match)->boon[layer->card];
  const gboolean single = inv_is_single (inv_set (match), layer->card) && !(boon->flags & INV_FLAG_STAYS);
  const guint lies = layer->pool;
  InvCardAt at = { .card = layer->card, .kind = boon->kind, .lies = INV_LIES_STAYS, .scope = INV_BOTH, .helps = -1 };

  if ((lies & INV_LIES_FOR_ACQUIRE) && !(lies & INV_LIES_FOR_COMBAT))
    at.scope = INV_ACQUIRE;
  else if ((lies & INV_LIES_FOR_COMBAT) && !(lies & INV_LIES_FOR_ACQUIRE))
    at.scope = INV_COMBAT;

  if (lies & INV_LIES_NOW)
    {
      at.lies = INV_LIES_HELPS;
      at.helps = state->active;
    }
  else if (lies & INV_LIES_DONE)
    {
      at.lies = INV_LIES_SERVED;
    }
  else if (single)
    {
      const gboolean now = seat == state->active && is_rolling (state) && inv_fits (at.scope, state->fighting);

      at.lies = now ? INV_LIES_HELPS : INV_LIES_WAITS;
      at.helps = now ? (gint8) seat : -1;
    }
  else if (seat == state->active && is_rolling (state) && inv_grants (inv_set (match), layer->card, state->fighting))
    {
      at.helps = (gint8) seat;
    }
  return at;
}

static int
own_die (const GnMatch  *match,
         const InvState *state,
         int             seat)
{
  InvPool pool;

  if (seat != state->active || !is_rolling (state))
    return 20;

  inv_pool (match, state, &pool);
  for (guint i = 0; i < pool.n; i++)
    if (pool.die[i].from == INV_DIE_OWN)
      return pool.die[i].sides;
  return 20;
}

void
inv_view_player (const GnMatch  *match,
                 const InvState *state,
                 int             seat,
                 InvPlayer      *player)
{
  const GnPile *hand = &state->hand[seat], *play = &state->play[seat];
  GnPrompt prompt = { 0 };

  memset (player, 0, sizeof *player);
  inv_prompt (match, state, &prompt);

  player->hand = (int) gn_pile_size (hand);
  for (guint i = 0; i < hand->n && player->n_known < G_N_ELEMENTS (player->known); i++)
    if (hand->layer[i].card >= 0)
      player->known[player->n_known++] = (InvHandCard) { .card = hand->layer[i].card,
                                                         .all = hand->layer[i].seen == GN_ALL_SEE };
  player->unseen = player->hand - (int) player->n_known;

  for (guint i = 0; i < play->n && player->n_play < G_N_ELEMENTS (player->play); i++)
    if (play->layer[i].card >= 0)
      player->play[player->n_play++] = card_at (match, state, seat, &play->layer[i]);
  player->rooms = inv_rooms_of (match, state, seat);

  player->d20 = state->stolen[seat] == INV_D20_FREE ? INV_D20_HERE : INV_D20_STOLEN;
  player->thief = state->stolen[seat] == INV_D20_FREE ? -1 : state->thief[seat];
  player->until = MAX (state->stolen[seat] - INV_UNTIL_COMBAT, 0);
  player->d20_sides = own_die (match, state, seat);

  GN_FOR_LAYERS (layer, &state->attached)
    if (layer->card >= 0 && layer->pool % 8 == seat
        && player->n_attached < G_N_ELEMENTS (player->attached))
      player->attached[player->n_attached++] = layer->card;

  player->allies = (int) inv_count_kind (inv_set (match), play, INV_ALLY);
  player->weapons = (int) inv_count_kind (inv_set (match), play, INV_WEAPON);
  player->ally_limit = inv_ally_limit (match, state, seat);
  player->weapon_limit = inv_weapon_limit (match, state, seat);

  player->can_help = seat != state->active && (prompt.may & GN_SEES (seat)) != 0;
  if (seat != state->active && state->active >= 0 && !player->can_help)
    {
      InvRoll *roll = g_new0 (InvRoll, 1);

      inv_view_roll (match, state, roll);
      player->barred = !inv_is_neighbour (match, state, seat) || (state->fighting && roll->no_help);
      g_free (roll);
    }

  player->misses_boon = state->miss_boon[seat] > 0;
  player->misses_fight = state->miss_fight[seat] > 0;
  for (guint kind = 0; kind < INV_N_KINDS; kind++)
    {
      player->acquired += state->gained[seat][kind];
      player->missed += state->missed[seat][kind];
    }
  player->won = state->won[seat];
  player->lost = state->lost[seat];
  player->none = state->none[seat];
  player->helped = state->helped[seat];
  player->best = state->best[seat];
}

/* ---- Texts due ----------------------------------------------------------------------- */

void
inv_view_due (const GnMatch  *match,
              const InvState *state,
              InvDue         *due)
{
  const InvFrame *frame = inv_top_of (state);
  const InvOp *op = inv_op_of (match, state);

  *due = (InvDue) { .gnome = -1, .boon = -1, .seat = -1, .kind = -1 };
  if (state->ask == INV_ASK_NOTHING || !frame || !op)
    return;

  due->word = inv_vocabulary[op->word].word;
  due->slot = inv_slot_ids[frame->slot];
  if (frame->gnome)
    due->gnome = frame->card;
  else
    due->boon = frame->card;

  due->n = frame->left;
  due->n_lists = op->n_lists;
  due->seat = state->ask == INV_ASK_LOSE ? (gint8) inv_effect_player (match, state) : state->active;
  if ((op->word == INV_E_LOSE_CARD || op->word == INV_E_FETCH) && op->a != INV_KIND_ANY)
    due->kind = op->a;
  else if (op->word == INV_E_LOSE_ROOM)
    due->kind = INV_ROOM;

  if (state->ask == INV_ASK_TEXT)
    {
      due->seat = -1;
      due->text = inv_view_free_text (match, frame->gnome != 0, frame->card, frame->slot, op->text);
    }
}

/* ---- Printed values -------------------------------------------------------------------- */

static void
write_dice (char             *text,
            gsize             size,
            gboolean          known,
            gboolean          none,
            const GnDiceExpr *expr)
{
  g_autofree char *printed = known && !none ? gn_dice_text (expr) : NULL;

  g_strlcpy (text, printed ? printed : known ? "none" : "", size);
}

void
inv_view_boon (const GnMatch *match,
               guint          boon,
               InvBoonView   *view)
{
  const InvBoon *card = &inv_set (match)->boon[boon];

  memset (view, 0, sizeof *view);
  view->kind = card->kind;
  write_dice (view->acquire, sizeof view->acquire, card->value_known, card->no_value, &card->value);
  write_dice (view->played, sizeof view->played, TRUE, !card->has_played, &card->played);
  write_dice (view->discarded, sizeof view->discarded, TRUE, !card->has_discarded, &card->discarded);
  view->played_for = card->played_for;
  view->discarded_for = card->discarded_for;
  view->late = (card->flags & INV_FLAG_LATE) != 0;
  view->lend = (card->flags & INV_FLAG_LEND) != 0;
  view->stays = (card->flags & INV_FLAG_STAYS) != 0;
  view->skip = card->skip != 0;
  view->from_discard = card->from_discard != 0;
  view->text = gn_set_text (match->set, INV_FAMILY_BOONS, boon, "text");
  view->icon = gn_set_text (match->set, INV_FAMILY_BOONS, boon, "icon");
}

static gboolean
says (const InvSet *set,
      int           gnome,
      guint         slot,
      InvWord       word)
{
  const InvProgram *program = inv_program (set, TRUE, gnome, slot);

  for (guint k = 0; k < program->n; k++)
    {
      const InvList list = inv_list_of (set, program, k);

      for (guint i = 0; i < list.n; i++)
        if (set->op[list.first + i].word == word)
          return TRUE;
    }
  return FALSE;
}

void
inv_view_gnome (const GnMatch *match,
                guint          gnome,
                InvGnomeView  *view)
{
  const InvGnome *card = &inv_set (match)->gnome[gnome];

  memset (view, 0, sizeof *view);
  write_dice (view->value, sizeof view->value, card->value_known, card->no_value, &card->value);
  for (guint slot = INV_BEFORE; slot < INV_N_SLOTS; slot++)
    view->steals |= says (inv_set (match), (int) gnome, slot, INV_E_STEAL_DIE);
  view->text = gn_set_text (match->set, INV_FAMILY_GNOMES, gnome, "text");
  view->icon = gn_set_text (match->set, INV_FAMILY_GNOMES, gnome, "icon");
}
