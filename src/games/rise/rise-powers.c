/* rise-powers.c: lasting effects of allies, upgrades and boards for their owner: numbers, prices, permissions
 * (8.2.1, RISE-072, RUL-81)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"

/* ---- Sources of effects ------------------------------------------------------------------ */

static void
add_source (RiseSources   *sources,
            const RiseOps *ops,
            int            from,
            int            column)
{
  if (ops->n > 0)
    sources->source[sources->n++] = (RiseSource) { ops, (gint16) from, (guint8) column };
}

void
rise_sources (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              RiseSources     *sources)
{
  const RiseSet *set = rise_set (match);
  guint64 allies = rise_allies (state, RISE_ALLY_OF (seat));

  sources->n = 0;
  if (state->board[seat] >= 0)
    {
      const RiseBoard *board = &set->board[state->board[seat]];

      add_source (sources, &board->ops, RISE_FROM_BOARD (state->board[seat]), RISE_COL_UPGRADES);
      for (guint slot = 0; slot < board->n_slots; slot++)
        if (state->slots[seat] >> slot & 1)
          add_source (sources, &set->upgrade[board->slot[slot]].ops, RISE_FROM_UPGRADE (board->slot[slot]),
                      RISE_COL_UPGRADES);
    }
  GN_FOR_PLACES (ally, allies)
    add_source (sources, &set->ally[ally].ops, RISE_FROM_ALLY (ally), RISE_COL_ALLIES);
}

/* The sum of all effects of @word that work for @seat; @a, @what: -1: of every kind */
static int
sum_of (const GnMatch   *match,
        const RiseState *state,
        int              seat,
        RiseWord         word,
        int              a,
        int              what)
{
  RiseSources sources;
  int sum = 0;

  rise_sources (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    for (guint k = 0; k < sources.source[i].ops->n; k++)
      {
        const RiseOp *op = &sources.source[i].ops->op[k];

        if (op->word == word && !op->phase_5 && (a < 0 || op->a == a) && (what < 0 || op->what == what))
          sum += op->n;
      }
  return sum;
}

/* ---- Permissions and discounts --------------------------------------------------------------- */

static int
boost (const GnMatch   *match,
       const RiseState *state,
       int              seat,
       int              action,
       int              what)
{
  return sum_of (match, state, seat, RISE_E_BOOST, action, what);
}

gboolean
rise_may_build_on (const GnMatch   *match,
                   const RiseState *state,
                   int              seat,
                   int              type)
{
  return sum_of (match, state, seat, RISE_E_BUILD_ON, type, -1) > 0;
}

int
rise_breweries_allowed (const GnMatch   *match,
                        const RiseState *state,
                        int              seat)
{
  return sum_of (match, state, seat, RISE_E_SECOND_BREWERY, -1, -1) > 0 ? 2 : 1;
}

gboolean
rise_fireproof (const GnMatch   *match,
                const RiseState *state,
                int              seat)
{
  return sum_of (match, state, seat, RISE_E_FIREPROOF, -1, -1) > 0;
}

int
rise_bribe_for (const GnMatch   *match,
                const RiseState *state,
                int              owner)
{
  const int bribe = rise_bribe (match, state);

  return bribe <= 0 || owner == RISE_GNOMES ? bribe
         : MAX (0, bribe - sum_of (match, state, owner, RISE_E_BRIBE, -1, -1));
}

/* ---- Numbers and prices of actions ---------------------------------------------------------------- */

int
rise_price (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            int              place,
            int              space)
{
  const RiseActionCard *card = &rise_set (match)->action[state->card[place]];

  return MAX (card->price[space] + boost (match, state, seat, card->action, RISE_BOOST_PRICE), 0);
}

int
rise_board_price (const GnMatch   *match,
                  const RiseState *state,
                  int              seat,
                  int              action)
{
  return MAX (rise_set (match)->group[action].price + boost (match, state, seat, action, RISE_BOOST_PRICE), 0);
}

int
rise_most (const GnMatch   *match,
           const RiseState *state,
           int              seat,
           int              action,
           int              what)
{
  int n = 0;

  switch (action)
    {
    case RISE_DELIVERY:
    case RISE_FESTIVAL:
      n = what == RISE_BOOST_CUBES ? 3 : 0;
      break;
    case RISE_COMPETITION:
      n = what == RISE_BOOST_REMOVALS || what == RISE_BOOST_ADDITIONS ? 2 : 0;
      break;
    case RISE_CARAVAN:
      n = what == RISE_BOOST_MOVED ? 5 : 0;
      break;
    case RISE_THUGS:
      n = what == RISE_BOOST_REMOVALS ? 3 : what == RISE_BOOST_ADDITIONS ? 2 : 0;
      break;
    case RISE_TAVERN:
      n = what == RISE_BOOST_GOLD ? 3 : 0;
      break;
    case RISE_BREW:
      n = what == RISE_BOOST_BEER ? state->production[seat] : 0;
      break;
    default:
      break;
    }
  return MAX (n + boost (match, state, seat, action, what), 0);
}

/* ---- After scoring ---------------------------------------------------------------------------- */

gboolean
rise_holds (const RiseState *state,
            int              seat,
            const RiseOp    *op)
{
  return op->if_type == 0 || (rise_occupied (state, seat) & rise_of_type (state, op->if_type - 1)) != 0;
}

void
rise_phase_5_income (const GnMatch    *match,
                     const RiseState  *state,
                     int               seat,
                     RiseEffectIncome *income)
{
  RiseSources sources;

  *income = (RiseEffectIncome) { 0 };
  rise_sources (match, state, seat, &sources);
  for (guint i = 0; i < sources.n; i++)
    for (guint k = 0; k < sources.source[i].ops->n; k++)
      {
        const RiseOp *op = &sources.source[i].ops->op[k];
        const guint allies = sources.source[i].column == RISE_COL_ALLIES;

        if (!op->phase_5 || !rise_holds (state, seat, op))
          continue;
        if (op->word == RISE_E_VP)
          income->vp[allies] += op->n;
        else if (op->word == RISE_E_GOLD)
          income->gold[allies] += op->n;
        else if (op->word == RISE_E_BEER)
          income->beer += op->n;
      }
}
