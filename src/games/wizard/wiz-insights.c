/* wiz-insights.c: the figures of section 12 as insights, and a one-sentence description of each thing
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-view.h"

#define ADD(kind, seat, domain, value, a, b, ...) \
  gn_say (&gn_insights_about (insights, GN_INSIGHT_##kind, seat, domain, value, a, b)->label, __VA_ARGS__)

static void
add_wizard (const GnMatch  *match,
            const WizState *state,
            int             seat,
            GnInsights     *insights)
{
  WizOdds odds;

  wiz_view_odds (match, state, seat, &odds);
  ADD (FRACTION, seat, 0, -1, odds.now.a, odds.now.b, WIZ_FIG_WIZARD, seat);
}

static void
add_help (const GnMatch  *match,
          const WizState *state,
          int             seat,
          GnInsights     *insights)
{
  WizOdds odds;

  wiz_view_odds (match, state, seat, &odds);
  ADD (FRACTION, seat, 0, -1, odds.with_level.a, odds.with_level.b, WIZ_FIG_WIZARD_LEVEL, seat, (int) odds.level + 1);
  if (odds.gem_left)
    ADD (FRACTION, seat, 0, -1, odds.with_gem.a, odds.with_gem.b, WIZ_FIG_WIZARD_GEM, seat, (int) odds.own + 1);
}

/* The number of pulls of the character in front of the seat; 1 without a character. */
static int
pulls_ahead (const GnMatch  *match,
             const WizState *state)
{
  const WizActionInfo *action = wiz_action (match, state);

  if (state->due > 0)
    return state->due;
  if (action && action->effect == WIZ_EFFECT_DRAW_LEVEL)
    return state->level[state->active];
  return 1;
}

static void
add_bag (const GnMatch  *match,
         const WizState *state,
         GnInsights     *insights)
{
  const int pulls = pulls_ahead (match, state);
  GnInsight *all;

  all = gn_insights_about (insights, GN_INSIGHT_NUMBER, -1, 0, -1, wiz_bag_size (match, state), 0);
  all->odds = TRUE;
  gn_say (&all->label, WIZ_FIG_BAG);
  for (int token = 0; token < WIZ_TOKENS; token++)
    {
      WizChance chance;

      if (wiz_in_bag (match, state, (guint) token) == 0)
        continue;
      wiz_view_token (match, state, (guint) token, (guint) pulls, &chance);
      if (pulls == 1)
        ADD (FRACTION, -1, WIZ_DOMAIN_TOKEN, token, chance.a, chance.b, WIZ_FIG_TOKEN, token);
      else
        ADD (FRACTION, -1, WIZ_DOMAIN_TOKEN, token, chance.a, chance.b, WIZ_FIG_TOKENS, pulls, token);
    }
}

static void
add_sets (const GnMatch  *match,
          const WizState *state,
          int             seat,
          GnInsights     *insights)
{
  WIZ_FOR_ELEMENTS (element)
    {
      WizSet set;

      wiz_view_set (match, state, seat, (guint) element, &set);
      if (set.sets > 0)
        ADD (NOTE, seat, WIZ_DOMAIN_ELEMENT, element, set.sets, 0, WIZ_FIG_SETS, seat, (int) set.sets, element);
      else if (set.symbols > 0)
        ADD (NOTE, seat, WIZ_DOMAIN_ELEMENT, element, set.missing, 0, WIZ_FIG_MISSING, seat, (int) set.missing,
             element);
    }
}

static void
add_cards (const GnMatch  *match,
           const WizState *state,
           GnInsights     *insights)
{
  WizCards cards;

  wiz_view_cards (match, state, &cards);
  if (cards.reshuffle)
    ADD (NOTE, -1, 0, -1, cards.discard, 0, WIZ_FIG_RESHUFFLE, (int) cards.discard);
  WIZ_FOR_CARDS (card)
    {
      WizChance chance;
      gboolean about = FALSE;

      if (!wiz_view_next_card (match, state, card, &chance, &about) || chance.a == 0)
        continue;

      GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, -1, WIZ_DOMAIN_CARD, card, chance.a,
                                              chance.b);

      insight->about = about;
      gn_say (&insight->label, WIZ_FIG_CARD, card);
    }
}

/* 8.2: whether a tile contradicts the text of the rulebook, which is not a fault. The names are those of the
 * English text. */
static gboolean
contradicts (const GnMatch     *match,
             guint              index,
             const WizTileInfo *tile)
{
  const char *id = gn_set_id (match->set, WIZ_FAMILY_TILES, index);
  gboolean tokens = FALSE, by_level = FALSE;

  for (guint i = 0; i < tile->n; i++)
    {
      by_level = by_level || tile->action[i].effect == WIZ_EFFECT_DRAW_LEVEL;
      tokens = tokens || tile->action[i].effect == WIZ_EFFECT_DRAW_TOKEN
               || tile->action[i].effect == WIZ_EFFECT_DRAW_LEVEL;
    }
  if (g_str_equal (id, "queen") != (tile->number == 1) || g_str_equal (id, "oracle") != (tile->number == 2)
      || g_str_equal (id, "wizard") != (tile->number == WIZ_TILES))
    return TRUE;
  if (g_str_equal (id, "apprentice"))
    return !by_level;
  return (g_str_equal (id, "farmer") || g_str_equal (id, "hunter")) && !tokens;
}

void
wiz_insights (const GnMatch *match,
              gconstpointer  data,
              GnInsights    *insights)
{
  const WizState *state = data;
  const WizBox *box = wiz_box (match);

  /* First every player's chance, side by side. Then what would help the active player, what the next token can be,
   * and what would help the others. */
  if (wiz_view_show_odds (match))
    {
      GN_FOR_SEATS (match, seat)
        add_wizard (match, state, seat, insights);
      if (state->active >= 0)
        add_help (match, state, state->active, insights);
      add_bag (match, state, insights);
      GN_FOR_SEATS (match, seat)
        if (seat != state->active)
          add_help (match, state, seat, insights);
    }
  GN_FOR_SEATS (match, seat)
    {
      const int number = wiz_tile_number (match, state, seat);

      add_sets (match, state, seat, insights);
      if (number > 0 && !state->head.over)
        ADD (NOTE, seat, WIZ_DOMAIN_TILE, state->tile[seat], number, 0, WIZ_FIG_NEXT, seat, number);
    }
  if (wiz_view_show_odds (match))
    add_cards (match, state, insights);
  for (guint tile = 0; tile < box->n_tiles; tile++)
    if (contradicts (match, tile, &box->tile[tile]))
      ADD (NOTE, -1, WIZ_DOMAIN_TILE, (int) tile, 0, 0, WIZ_FIG_CONTRADICTS, (int) tile);

  /* All fractions in this game are chances. */
  for (guint i = 0; i < insights->n; i++)
    insights->insight[i].odds |= insights->insight[i].kind == GN_INSIGHT_FRACTION;
}

void
wiz_describe (const GnMatch *match,
              gconstpointer  data,
              GnThing        thing,
              GnSay         *say)
{
  const WizState *state = data;
  const int value = thing.value;

  gn_say (say, WIZ_SAY_NOTHING);
  if (value < 0)
    return;

  if (thing.domain == WIZ_DOMAIN_TILE && value < (int) wiz_box (match)->n_tiles)
    {
      const int by = wiz_taken_by (match, state, value), number = wiz_box (match)->tile[value].number;

      if (by >= 0)
        gn_say (say, WIZ_IS_TILE_TAKEN, value, number, by);
      else
        gn_say (say, WIZ_IS_TILE, value, number);
    }
  else if (thing.domain == WIZ_DOMAIN_ELEMENT && value < WIZ_ELEMENTS)
    gn_say (say, WIZ_IS_ELEMENT, value, wiz_need[value], wiz_gain_level[value], wiz_gain_gems[value]);
  else if (thing.domain == WIZ_DOMAIN_CARD && value < WIZ_CARDS)
    gn_say (say, WIZ_IS_CARD, value);
  else if (thing.domain == WIZ_DOMAIN_TOKEN && value < WIZ_TOKENS && wiz_view_show_odds (match))
    {
      if (value < WIZ_ELEMENTS && state->gone[value] > 0)
        gn_say (say, WIZ_IS_TOKEN_GONE, value, wiz_in_bag (match, state, (guint) value), state->gone[value]);
      else
        gn_say (say, WIZ_IS_TOKEN, value, wiz_in_bag (match, state, (guint) value));
    }
}
