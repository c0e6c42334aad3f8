/* match-rise.c: how a whole match of Rise of the Gnomes is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "panels/rise/rise-map.h"
#include "panels/rise/rise-meeples.h"
#include "games/rise/rise-state.h"
#include "panels/rise/rise-table.h"

/* Meeples go to action cards and to the board alike; few decline. */
static guint
rise_weight (const GnMatch *match,
             const GnMove  *move,
             GRand         *rand)
{
  switch (move->verb)
    {
    case RISE_V_DECLINE:
    case RISE_V_WAIVE:
    case RISE_V_BREW:
      return 3;
    case RISE_V_PLACE:
      return 4;
    case RISE_V_ARRIVE:
    case RISE_V_ADD:
    case RISE_V_SET_DOWN:
      return 40;
    case RISE_V_TRIBUTE:
    case RISE_V_USE:
      return g_rand_int_range (rand, 0, 10) == 0;
    default:
      return 2;
    }
}

/* ---- Keys of the table: a digit lays a meeple on a card, or takes an ally, a side or an upgrade
 * --------------------------- */

/* The digit of a card, and a click on it, mean its topmost free space. */
static gboolean
is_topmost (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move)
{
  RiseCardView view;

  rise_view_card (match, state, move->arg[RISE_A_PLACE], &view);
  for (int k = 0; k < move->arg[RISE_A_SPACE] - 1; k++)
    if (view.seat[k] < 0)
      return FALSE;
  return TRUE;
}

static int
digit_of (const RiseState *state,
          const GnMatch   *match,
          const GnMove    *move)
{
  int n = 0;

  switch (move->verb)
    {
    case RISE_V_PLACE:
      return is_topmost (match, state, move) ? move->arg[RISE_A_PLACE] + 1 : -1;
    case RISE_V_SIDE:
      return (move->arg[RISE_A_BOARD] + 1) % 10;
    case RISE_V_UPGRADE_SLOT:
      return move->arg[RISE_A_SLOT] + 1;
    case RISE_V_DRAFT:
      {
        RiseOfferView offer;

        rise_view_offer (match, state, &offer);
        for (guint i = 0; i < offer.n; i++)
          {
            if (offer.ally[i] < 0)
              continue;
            n++;
            if (offer.ally[i] == move->arg[RISE_A_ALLY])
              return n;
          }
        return -1;
      }
    default:
      return -1;
    }
}

static char *
rise_keys (Sitting      *sitting,
           const GnMove *move)
{
  const int digit = digit_of (gn_match_table_state (sitting->table, GN_PUBLIC),
                              gn_match_table_get_match (sitting->table), move);

  return digit >= 0 ? g_strdup_printf ("%d", digit) : NULL;
}

/* ---- Clicks ------------------------------------------------------------------------------------------------ */

/* Which action of the action board a verb is, or -1. */
static int
action_of (guint verb)
{
  switch (verb)
    {
    case RISE_V_BREW:
      return RISE_BREW;
    case RISE_V_UPGRADE:
      return RISE_UPGRADE;
    case RISE_V_BUILD:
      return RISE_BUILD;
    case RISE_V_THUGS:
      return RISE_THUGS;
    case RISE_V_BARD:
      return RISE_BARD;
    case RISE_V_ORCTOBERFEST:
      return RISE_ORCTOBERFEST;
    case RISE_V_TAVERN:
      return RISE_TAVERN;
    default:
      return -1;
    }
}

static gboolean
names_tile (const GnMatch *match,
            const GnMove  *move)
{
  const GnArg *arg = match->game->verbs[move->verb].args;

  return arg->kind == GN_ARG_THING && arg->domain == RISE_DOMAIN_TILE && arg->at == RISE_A_TILE
         && move->arg[RISE_A_TILE] >= 0 && move->arg[RISE_A_TILE] < RISE_TILES;
}

static gboolean
rise_clicks (Sitting      *sitting,
             const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const guint serial = gn_table_model_serial (sitting->page->model);
  RiseTable *table = fixture_find_type (GTK_WIDGET (sitting->page->panel), RISE_TYPE_TABLE);
  const int action = action_of (move->verb);
  GtkWidget *tile = names_tile (match, move) ? rise_map_get_tile (rise_table_get_map (table), move->arg[RISE_A_TILE])
                                             : NULL;

  if (move->seat == GN_CHANCE)
    return pick_owed (sitting, move);
  if (move->verb == RISE_V_PLACE && !is_topmost (match, gn_match_table_state (sitting->table, GN_PUBLIC), move))
    return FALSE;
  if (move->verb == RISE_V_PLACE)
    click (rise_cards_get_place (rise_table_get_cards (table), move->arg[RISE_A_PLACE]));
  else if (action >= 0)
    {
      click (rise_actions_get_row (rise_table_get_actions (table), action));
      if (gn_table_model_serial (sitting->page->model) == serial && tile)
        click (tile);
    }
  else if (tile && move->seat >= 0)
    click (tile);
  if (gn_table_model_serial (sitting->page->model) != serial)
    return TRUE;
  gn_table_model_cancel (sitting->page->model);
  return FALSE;
}

const MatchPlan rise_plans[] = {
  {
    .game = "rise", .seats = 2, .seed = 5, .dealer = GN_DEALER_APP,
    .weight = rise_weight, .keys = rise_keys, .clicks = rise_clicks, .least_keys = 40, .least_clicks = 40,
  },
  {
    .game = "rise", .seats = 3, .seed = 9, .dealer = GN_DEALER_BOX,
    .weight = rise_weight, .keys = rise_keys, .clicks = rise_clicks, .least_keys = 40, .least_clicks = 40,
  },
  { NULL }
};
