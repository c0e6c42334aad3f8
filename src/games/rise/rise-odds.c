/* rise-odds.c: odds of the next Gnome card and of where it would send the dragon (section 7, c and d)
 *
 * The odds cover cards that were not played yet: the deck and, in cutthroat, all hands as well, also the viewer's own.
 * They are given only if the set knows every card.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"

/* What the dragon would do if the card came now */
enum { STAYS = RISE_TILES, CHOICE, N_FATES };

static gboolean
is_unseen (const RiseState *state,
           guint            card)
{
  return state->gnome_at[card] == RISE_CARD_UNSEEN && gn_pile_find (&state->hidden_discards, (int) card) < 0;
}

static void
add_share (GnInsights *insights,
           guint       domain,
           int         value,
           int         n,
           int         all,
           RiseText    label)
{
  GnInsight *insight;

  if (n == 0)
    return;
  insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, GN_NONE, domain, value, n, all);
  insight->odds = TRUE;
  if (value == GN_NONE)
    gn_say (&insight->label, label);
  else
    gn_say (&insight->label, label, value);
}

static int
fate_of (const GnMatch *match,
         RiseState     *as_if,
         guint          card)
{
  RiseChoice choice;

  as_if->gnome_card = (gint8) card;
  as_if->union_step = RISE_STEP_DRAGON;
  rise_choice (match, as_if, &choice);
  if (choice.eligible == 0)
    return STAYS;
  if (rise_cutthroat (match) ? choice.eligible & (choice.eligible - 1)
      : !choice.best || (choice.best & (choice.best - 1)))
    return CHOICE;
  return __builtin_ctzll (rise_cutthroat (match) ? choice.eligible : choice.best);
}

void
rise_insights_union (const GnMatch   *match,
                     const RiseState *state,
                     GnInsights      *insights)
{
  const RiseSet *set = rise_set (match);
  const int left = rise_gnome_cards (match, state) - state->cards_done;
  int actions[RISE_N_UNION] = { 0 }, fates[N_FATES] = { 0 }, all = 0;
  g_autofree RiseState *as_if = NULL;

  if (state->turn == 0 || state->phase > 4 || (state->turn == RISE_TURNS && state->phase == 4 && left <= 0))
    return;
  if (!set->gnomes_complete)
    {
      gn_say (&gn_insights_about (insights, GN_INSIGHT_NOTE, GN_NONE, RISE_DOMAIN_TILE, GN_NONE, 0, 0)->label,
              RISE_L_IN_CARDS_UNKNOWN);
      return;
    }

  as_if = g_memdup2 (state, sizeof *state);
  for (guint card = 0; card < set->n_gnomes; card++)
    if (is_unseen (state, card))
      {
        all++;
        if (set->gnome[card].action[0] >= 0)
          actions[set->gnome[card].action[0]]++;
        if (state->dragon >= 0)
          fates[fate_of (match, as_if, card)]++;
      }

  for (int action = 0; action < RISE_N_UNION; action++)
    add_share (insights, RISE_DOMAIN_UNION, action, actions[action], all, RISE_L_IN_CARD_ACTION);
  RISE_FOR_TILES (tile)
    add_share (insights, RISE_DOMAIN_TILE, tile, fates[tile], all, RISE_L_IN_DRAGON_TO);
  add_share (insights, RISE_DOMAIN_TILE, GN_NONE, fates[CHOICE], all, RISE_L_IN_DRAGON_CHOICE);
  add_share (insights, RISE_DOMAIN_TILE, GN_NONE, fates[STAYS], all, RISE_L_IN_DRAGON_STAYS);
}
