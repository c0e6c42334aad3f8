/* rise-insights.c: odds, forecasts, and descriptions of things (section 7, RISE-198)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"
#include "rise-check.h"

static gint64
choose (int n,
        int k)
{
  gint64 ways = 1;

  if (k < 0 || k > n)
    return 0;
  for (int i = 0; i < MIN (k, n - k); i++)
    ways = ways * (n - i) / (i + 1);
  return ways;
}

/* 7 (b): chance that at least one of @due tiles about to flip is one of the @n of @type among @all */
static void
add_among (GnInsights *insights,
           int         type,
           int         n,
           int         all,
           int         due,
           RiseText    label)
{
  GnInsight *insight;

  if (n == 0)
    return;
  insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, GN_NONE, RISE_DOMAIN_TYPE, type,
                               choose (all, due) - choose (all - n, due), choose (all, due));
  insight->odds = TRUE;
  gn_say (&insight->label, label, due);
}

static void
add_tile_odds (const GnMatch   *match,
               const RiseState *state,
               GnInsights      *insights)
{
  int n[RISE_N_TYPES], down = 0, due = 0;
  const int all = rise_types_down (match, state, FALSE, n);

  for (int place = RISE_Y1; place < RISE_TILES; place++)
    {
      down += state->face[place] == RISE_DOWN || state->face[place] == RISE_DUE;
      due += state->face[place] == RISE_DUE;
    }
  if (state->turn == 0 || down == 0 || all != down)
    return;
  for (int type = 0; type < RISE_N_TYPES; type++)
    if (n[type] > 0)
      {
        GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, GN_NONE, RISE_DOMAIN_TYPE, type,
                                                n[type], all);

        insight->odds = TRUE;
        gn_say (&insight->label, RISE_L_IN_TYPE, type);
      }
  if (due > 0)
    {
      add_among (insights, RISE_LAIR, n[RISE_LAIR], all, due, RISE_L_IN_LAIR);
      add_among (insights, RISE_SEA, n[RISE_SEA], all, due, RISE_L_IN_SEA);
    }
}

/* RISE-198: category by category */
static void
add_categories (GnInsights *insights,
                int         owner,
                const int   vp[RISE_N_COLUMNS],
                gboolean    about)
{
  for (int column = 0; column < RISE_N_COLUMNS; column++)
    if (vp[column] != 0)
      {
        GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_NUMBER, owner == RISE_GNOMES ? GN_NONE : owner,
                                                RISE_DOMAIN_COLUMN, column, vp[column], 0);

        insight->about = about;
        if (owner == RISE_GNOMES)
          gn_say (&insight->label, RISE_L_IN_PART_GNOMES, column);
        else
          gn_say (&insight->label, RISE_L_IN_PART, owner, column);
      }
}

static void
add_forecast (const GnMatch   *match,
              const RiseState *state,
              GnInsights      *insights)
{
  int best = -1;

  RISE_OWNERS_OF (match, owner)
    {
      int vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS], sum = 0;
      const gboolean known = rise_income (match, state, owner, vp, gold, NULL);
      GnInsight *insight;

      for (int column = 0; column < RISE_N_COLUMNS; column++)
        sum += vp[column];
      if (owner == RISE_GNOMES)
        sum = MAX (sum, -state->vp[RISE_GNOMES]);
      else if (best < 0 || state->vp[owner] > state->vp[best])
        best = owner;
      insight = gn_insights_about (insights, GN_INSIGHT_NUMBER, owner == RISE_GNOMES ? GN_NONE : owner,
                                   RISE_DOMAIN_TILE, GN_NONE, sum, 0);
      insight->about = !known;
      gn_say (&insight->label, owner == RISE_GNOMES ? RISE_L_IN_SCORE_GNOMES : RISE_L_IN_SCORE, owner);
      if (owner == RISE_GNOMES)
        insight->label.arg[0] = 0;
      add_categories (insights, owner, vp, !known);
    }
  if (best >= 0 && state->vp[RISE_GNOMES] >= state->vp[best])
    gn_say (&gn_insights_add (insights, GN_INSIGHT_NOTE)->label, RISE_L_IN_LEAD, state->vp[RISE_GNOMES]);
  else if (best >= 0)
    gn_say (&gn_insights_about (insights, GN_INSIGHT_NUMBER, best, RISE_DOMAIN_TILE, GN_NONE,
                                state->vp[best] - state->vp[RISE_GNOMES], 0)->label,
            RISE_L_IN_GAP, best);
}

static int
beer_needed (const GnMatch   *match,
             const RiseState *state,
             int              seat)
{
  int sum = 0;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    for (int space = 0; space < RISE_SPACES_MAX; space++)
      if (state->on_card[place][space] == seat)
        sum += rise_price (match, state, seat, place, space);
  return sum;
}

void
rise_insights (const GnMatch *match,
               gconstpointer  state,
               GnInsights    *insights)
{
  const RiseState *s = state;

  if (s->head.over || s->turn == 0)
    return;
  add_tile_odds (match, s, insights);
  add_forecast (match, s, insights);
  GN_FOR_SEATS (match, seat)
    {
      const int needs = beer_needed (match, s, seat), out = RISE_CUBES - rise_cubes_left (s, seat);

      if (needs > 0)
        gn_say (&gn_insights_about (insights, GN_INSIGHT_NUMBER, seat, RISE_DOMAIN_TILE, GN_NONE, needs, 0)->label,
                RISE_L_IN_NEEDS, seat);
      if (out < RISE_CUBES)
        gn_say (&gn_insights_about (insights, GN_INSIGHT_NUMBER, seat, RISE_DOMAIN_TILE, GN_NONE,
                                    4 - out % 4, 0)->label,
                RISE_L_IN_BOX, seat);
    }
  if (rise_cubes_left (s, RISE_GNOMES) > 0)
    gn_say (&gn_insights_about (insights, GN_INSIGHT_NUMBER, GN_NONE, RISE_DOMAIN_TILE, GN_NONE,
                                8 - (RISE_GNOME_CUBES - rise_cubes_left (s, RISE_GNOMES)) % 8, 0)->label,
            RISE_L_IN_BOX_GNOMES);
  if (s->turn < RISE_TURNS)
    {
      /* 7 (e) */
      GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, GN_NONE, RISE_DOMAIN_TILE, GN_NONE,
                                              RISE_CARDS_UP, RISE_BOX_ACTIONS);

      insight->odds = TRUE;
      gn_say (&insight->label, RISE_L_IN_CARD_UP);
    }
  rise_insights_union (match, s, insights);
}

/* ---- Descriptions of things ------------------------------------------------------------------------------- */

static void
describe_tile (const GnMatch   *match,
               const RiseState *state,
               int              place,
               GnSay           *say)
{
  const int control = rise_control (match, state, place), type = state->type[place];
  int n[RISE_N_TYPES];

  if (state->face[place] == RISE_ABSENT)
    gn_say (say, RISE_L_IS_TILE_ABSENT, place);
  else if (state->face[place] == RISE_DUE)
    gn_say (say, RISE_L_IS_TILE_EMPTY, place);
  else if (state->face[place] == RISE_DOWN)
    gn_say (say, RISE_L_IS_DOWN, place, rise_types_down (match, state, FALSE, n));
  else if (state->dragon == place)
    gn_say (say, RISE_L_IS_TILE_DRAGON, place, type);
  else if (control == RISE_GNOMES)
    gn_say (say, RISE_L_IS_TILE_GNOMES, place, type, rise_strength (state, control, place));
  else if (control >= 0)
    gn_say (say, RISE_L_IS_TILE, place, type, control, rise_strength (state, control, place));
  else
    gn_say (say, rise_tied (match, state, place) ? RISE_L_IS_TILE_TIE : RISE_L_IS_TILE_NOBODY, place, type);
}

void
rise_describe (const GnMatch *match,
               gconstpointer  state,
               GnThing        thing,
               GnSay         *say)
{
  const RiseState *s = state;
  const RiseSet *set = rise_set (match);
  const int value = thing.value;

  if (value < 0)
    return;
  switch ((guint) thing.domain)
    {
    case RISE_DOMAIN_TILE:
      if (value < RISE_TILES)
        describe_tile (match, s, value, say);
      break;
    case RISE_DOMAIN_ALLY:
      if ((guint) value >= set->n_allies)
        break;
      if (s->ally[value] > 0 && s->ally[value] <= match->n_seats)
        gn_say (say, RISE_L_IS_ALLY_OF, value, s->ally[value] - 1);
      else
        gn_say (say, RISE_L_IS_ALLY, value);
      break;
    case RISE_DOMAIN_BOARD:
      if ((guint) value < set->n_boards && set->board[value].start >= 0)
        gn_say (say, RISE_L_IS_BOARD, value, set->board[value].start);
      break;
    case RISE_DOMAIN_ACTION_CARD:
      if ((guint) value < set->n_actions)
        gn_say (say, RISE_L_IS_CARD, value);
      break;
    case RISE_DOMAIN_UPGRADE:
      if ((guint) value < set->n_upgrades)
        gn_say (say, RISE_L_IS_UPGRADE, value);
      break;
    case RISE_DOMAIN_JUDGE:
      if ((guint) value < set->n_judges)
        gn_say (say, RISE_L_IS_JUDGE, value);
      break;
    case RISE_DOMAIN_GNOME:
      if ((guint) value < set->n_gnomes)
        gn_say (say, RISE_L_IS_GNOME, value);
      break;
    default:
      break;
    }
}

/* People see an upgrade in a slot and an action in a place for a card, so these are described instead. Slots are
 * those on the board of the seat that decides. */
GnThing
rise_named_as (const GnMatch *match,
               gconstpointer  state,
               GnThing        place)
{
  const RiseState *s = state;
  int seat = s->active, upgrade = GN_NONE;

  if (place.domain == RISE_DOMAIN_PLACE && place.value >= 0 && place.value < RISE_CARDS_UP)
    {
      const int action = rise_action_of_place (match, s, place.value);

      return GN_THING (RISE_DOMAIN_ACTION, action >= 0 ? action : GN_NONE);
    }
  if (place.domain == RISE_DOMAIN_SLOT && place.value >= 0)
    {
      int asked;

      if (rise_pending (match, s, &asked) == RISE_PENDS_UNLOCK)
        seat = asked;
      const RiseBoard *board = seat >= 0 && s->board[seat] >= 0 ? &rise_set (match)->board[s->board[seat]] : NULL;
      if (board && place.value < board->n_slots && board->slot[place.value] >= 0)
        upgrade = board->slot[place.value];
    }
  return GN_THING (RISE_DOMAIN_UPGRADE, upgrade);
}
