/* zav-payment.c: payments for tiles and items with own and wild gems (ZAV-067)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* A payment counts as named as soon as one part of it is given; a missing part is then empty. If no part is given,
 * own gems go first and wild gems fill the gaps. */
void
zav_payment_read (const GnMove   *move,
                  const ZavState *state,
                  const guint8    cost[ZAV_GEMS],
                  int             own[ZAV_GEMS],
                  int             wild[ZAV_GEMS],
                  gboolean       *named)
{
  const gboolean own_named = move->arg[ZAV_ARG_OWN] != GN_NONE;
  const gboolean wild_named = move->arg[ZAV_ARG_WILD] != GN_NONE;

  *named = own_named || wild_named;
  ZAV_FOR_GEMS (gem)
    if (*named)
      {
        own[gem] = own_named ? move->arg[ZAV_ARG_OWN + gem] : 0;
        wild[gem] = wild_named ? move->arg[ZAV_ARG_WILD + gem] : 0;
      }
    else
      {
        own[gem] = MIN (state->gems[move->seat][gem], cost[gem]);
        wild[gem] = cost[gem] - own[gem];
      }
}

static gboolean
lacks (const GnMove *move,
       const int     lack[ZAV_GEMS],
       int           space,
       int           item,
       GnSay        *why)
{
  if (item >= 0)
    return gn_say (why, ZAV_NO_GEMS_ITEM, move->seat, lack[0], lack[1], lack[2], lack[3], item);
  return gn_say (why, ZAV_NO_GEMS_TILE, move->seat, lack[0], lack[1], lack[2], lack[3], space);
}

gboolean
zav_payment_check (const GnMatch  *match,
                   const ZavState *state,
                   const GnMove   *move,
                   const guint8    cost[ZAV_GEMS],
                   int             space,
                   int             item,
                   GnSay          *why)
{
  int own[ZAV_GEMS], wild[ZAV_GEMS], lack[ZAV_GEMS];
  int all_wild = 0, all_lack = 0;
  gboolean named;

  zav_payment_read (move, state, cost, own, wild, &named);
  ZAV_FOR_GEMS (gem)
    {
      if (own[gem] + wild[gem] != cost[gem])
        return gn_say (why, ZAV_NO_PAYMENT, cost[0], cost[1], cost[2], cost[3]);
      all_wild += wild[gem];
      lack[gem] = named ? MAX (0, own[gem] - state->gems[move->seat][gem]) : wild[gem];
      all_lack += lack[gem];
    }

  if (named && all_lack > 0)
    return lacks (move, lack, space, item, why);
  if (all_wild <= state->wild[move->seat])
    return TRUE;
  if (named)
    return gn_say (why, ZAV_NO_GEMS_WILD, move->seat, state->wild[move->seat], ZAV_GEM_WILD, all_wild);

  /* Wild gems fill the first gaps. */
  int filled = state->wild[move->seat];

  ZAV_FOR_GEMS (gem)
    {
      const int here = MIN (filled, lack[gem]);

      lack[gem] -= here;
      filled -= here;
    }
  return lacks (move, lack, space, item, why);
}

/* Lists every split into own and wild gems. The usual one comes first, listed as no payment. */
void
zav_payment_legal (const ZavState *state,
                   int             seat,
                   const guint8    cost[ZAV_GEMS],
                   const GnMove   *move,
                   GnMoveList     *list)
{
  const gint16 *gems = state->gems[seat];
  const int purse = state->wild[seat];
  int least[ZAV_GEMS];
  int needed = 0;

  ZAV_FOR_GEMS (gem)
    {
      least[gem] = MAX (0, cost[gem] - gems[gem]);
      needed += least[gem];
    }
  if (needed > purse)
    return;

  *gn_move_list_add (list, seat, move->verb) = *move;
  if (purse == 0)
    return;

  for (int d = least[0]; d <= cost[0]; d++)
    for (int r = least[1]; r <= cost[1]; r++)
      for (int s = least[2]; s <= cost[2]; s++)
        for (int e = least[3]; e <= cost[3] && d + r + s + e <= purse; e++)
          {
            const int wild[ZAV_GEMS] = { d, r, s, e };
            int all_own = 0;

            if (d + r + s + e == needed)
              continue;

            GnMove *split = gn_move_list_add (list, seat, move->verb);

            *split = *move;
            for (guint gem = 0; gem < ZAV_N_GEM_VALUES; gem++)
              {
                const int own = gem < ZAV_GEMS ? cost[gem] - wild[gem] : 0;

                split->arg[ZAV_ARG_OWN + gem] = (gint16) own;
                split->arg[ZAV_ARG_WILD + gem] = gem < ZAV_GEMS ? (gint16) wild[gem] : 0;
                all_own += own;
              }
            if (all_own == 0)
              for (guint gem = 0; gem < ZAV_N_GEM_VALUES; gem++)
                split->arg[ZAV_ARG_OWN + gem] = GN_NONE;
          }
}
