/* rise-income.c: phase 5: income from boards (5.11)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"

/* RISE-172, RISE-175, RUL-05 */
static int
keep_points (const GnMatch   *match,
             const RiseState *state,
             int              owner)
{
  if (rise_option (match, RISE_OPT_KEEP_SCORING))
    return rise_control (match, state, RISE_DK) == owner ? 2 : 0;
  return state->breweries[owner][RISE_DK] > 0 ? 2 : 0;
}

static gboolean
income_of_seat (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int             *vp,
                int             *gold,
                GnSay           *why)
{
  const RiseBoard *board;
  RiseEffectIncome effects = { 0 };
  gboolean known;
  int boxes, customers;

  if (state->board[seat] < 0)
    return TRUE;
  board = &rise_set (match)->board[state->board[seat]];
  boxes = RISE_BREWERIES - rise_breweries_left (state, seat);
  customers = (RISE_CUBES - rise_cubes_left (state, seat)) / 4;
  known = board->n_rows >= 0 && board->n_boxes >= boxes && board->n_customers >= customers;

  for (int row = 0; row < board->n_rows; row++)
    if (state->production[seat] >= board->row_end[row])
      {
        vp[RISE_COL_PRODUCTION] += board->row_vp[row];
        gold[RISE_COL_PRODUCTION] += board->row_gold[row];
      }
  for (int box = 0; box < MIN (boxes, board->n_boxes); box++)
    {
      vp[RISE_COL_BREWERIES] += board->box_vp[box];
      gold[RISE_COL_BREWERIES] += board->box_gold[box];
    }
  for (int box = 0; box < MIN (customers, board->n_customers); box++)
    {
      vp[RISE_COL_CUSTOMERS] += board->customer_vp[box];
      gold[RISE_COL_CUSTOMERS] += board->customer_gold[box];
    }
  vp[RISE_COL_KEEP] += keep_points (match, state, seat);

  rise_phase_5_income (match, state, seat, &effects);
  vp[RISE_COL_UPGRADES] += effects.vp[0];
  gold[RISE_COL_UPGRADES] += effects.gold[0];
  vp[RISE_COL_ALLIES] += effects.vp[1];
  gold[RISE_COL_ALLIES] += effects.gold[1];
  return known || gn_say (why, RISE_NO_TEACH_BOARD, state->board[seat]);
}

static gboolean
income_of_gnomes (const GnMatch   *match,
                  const RiseState *state,
                  int             *vp,
                  int             *gold,
                  GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  const int boxes = RISE_GNOME_BREWERIES - rise_breweries_left (state, RISE_GNOMES);
  const int customers = (RISE_GNOME_CUBES - rise_cubes_left (state, RISE_GNOMES)) / 8;
  gboolean known = TRUE;

  for (int box = 0; box < boxes; box++)
    {
      vp[RISE_COL_BREWERIES] += set->gnome_brewery[box].vp;
      gold[RISE_COL_BREWERIES] += set->gnome_brewery[box].gold;
      if (known && !set->gnome_brewery[box].known)
        known = gn_say (why, RISE_NO_TEACH_BOX, box);
    }
  for (int box = 0; box < customers; box++)
    {
      vp[RISE_COL_CUSTOMERS] += set->gnome_customers[box].vp;
      gold[RISE_COL_CUSTOMERS] += set->gnome_customers[box].gold;
      if (known && !set->gnome_customers[box].known)
        known = gn_say (why, RISE_NO_TEACH_BOX, RISE_GNOME_BREWERIES + box);
    }
  vp[RISE_COL_KEEP] += keep_points (match, state, RISE_GNOMES);
  vp[RISE_COL_LEVEL] += set->level[state->level];
  if (known && !(set->level_known >> state->level & 1))
    known = gn_say (why, RISE_NO_TEACH_LEVEL, state->level);
  return known;
}

gboolean
rise_income (const GnMatch   *match,
             const RiseState *state,
             int              owner,
             int              vp[RISE_N_COLUMNS],
             int              gold[RISE_N_COLUMNS],
             GnSay           *why)
{
  memset (vp, 0, RISE_N_COLUMNS * sizeof (int));
  memset (gold, 0, RISE_N_COLUMNS * sizeof (int));
  return owner == RISE_GNOMES ? income_of_gnomes (match, state, vp, gold, why)
         : income_of_seat (match, state, owner, vp, gold, why);
}

/* What is paid: the text for both, for gold alone, or for points alone. */
static guint
text_for (const guint16 text[3],
          int           points,
          int           gold)
{
  return text[points == 0 ? 1 : gold == 0 ? 2 : 0];
}

static void
pay_seat (const GnMatch *match,
          RiseState     *state,
          int            seat,
          GnStory       *story)
{
  static const struct { guint8 column; guint16 fact[3]; } parts[] = {
    { RISE_COL_PRODUCTION,
      { RISE_F_INCOME_PRODUCTION, RISE_F_INCOME_PRODUCTION_GOLD, RISE_F_INCOME_PRODUCTION_POINTS } },
    { RISE_COL_BREWERIES, { RISE_F_INCOME_BREWERIES, RISE_F_INCOME_BREWERIES_GOLD, RISE_F_INCOME_BREWERIES_POINTS } },
    { RISE_COL_CUSTOMERS, { RISE_F_INCOME_CUSTOMERS, RISE_F_INCOME_CUSTOMERS_GOLD, RISE_F_INCOME_CUSTOMERS_POINTS } },
    { RISE_COL_KEEP, { RISE_F_INCOME_KEEP, RISE_F_INCOME_KEEP, RISE_F_INCOME_KEEP } },
  };
  int vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS];

  rise_income (match, state, seat, vp, gold, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (vp[parts[i].column] || gold[parts[i].column])
      {
        rise_add_points (state, seat, parts[i].column, vp[parts[i].column]);
        rise_add_gold (state, seat, gold[parts[i].column]);
        gn_story_tell (story, text_for (parts[i].fact, vp[parts[i].column], gold[parts[i].column]), seat,
                       vp[parts[i].column], gold[parts[i].column]);
      }
  rise_phase_5 (match, state, seat, story);
  gn_story_tell (story, RISE_F_INCOME_TOTAL, seat, state->vp[seat], state->gold[seat]);
}

/* The level counts last, and only the sum is kept from going below 0 (RUL-56). */
static void
pay_gnomes (const GnMatch *match,
            RiseState     *state,
            GnStory       *story)
{
  static const guint16 breweries[] = { RISE_F_GNOME_BREWERIES, RISE_F_GNOME_BREWERIES_GOLD,
                                       RISE_F_GNOME_BREWERIES_POINTS };
  static const guint16 customers[] = { RISE_F_GNOME_CUSTOMERS, RISE_F_GNOME_CUSTOMERS_GOLD,
                                       RISE_F_GNOME_CUSTOMERS_POINTS };
  int vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS], n;

  rise_income (match, state, RISE_GNOMES, vp, gold, NULL);
  rise_add_points (state, RISE_GNOMES, RISE_COL_BREWERIES, vp[RISE_COL_BREWERIES]);
  rise_add_points (state, RISE_GNOMES, RISE_COL_CUSTOMERS, vp[RISE_COL_CUSTOMERS]);
  rise_add_points (state, RISE_GNOMES, RISE_COL_KEEP, vp[RISE_COL_KEEP]);
  rise_add_gold (state, RISE_GNOMES, gold[RISE_COL_BREWERIES] + gold[RISE_COL_CUSTOMERS]);
  if (vp[RISE_COL_BREWERIES] || gold[RISE_COL_BREWERIES])
    gn_story_tell (story, text_for (breweries, vp[RISE_COL_BREWERIES], gold[RISE_COL_BREWERIES]),
                   RISE_GNOME_BREWERIES - rise_breweries_left (state, RISE_GNOMES),
                   vp[RISE_COL_BREWERIES], gold[RISE_COL_BREWERIES]);
  if (vp[RISE_COL_CUSTOMERS] || gold[RISE_COL_CUSTOMERS])
    gn_story_tell (story, text_for (customers, vp[RISE_COL_CUSTOMERS], gold[RISE_COL_CUSTOMERS]),
                   (RISE_GNOME_CUBES - rise_cubes_left (state, RISE_GNOMES)) / 8,
                   vp[RISE_COL_CUSTOMERS], gold[RISE_COL_CUSTOMERS]);
  if (vp[RISE_COL_KEEP])
    gn_story_tell (story, RISE_F_GNOME_KEEP, vp[RISE_COL_KEEP]);

  n = state->vp[RISE_GNOMES];
  rise_add_points (state, RISE_GNOMES, RISE_COL_LEVEL, vp[RISE_COL_LEVEL]);
  if (vp[RISE_COL_LEVEL])
    gn_story_tell (story, RISE_F_GNOME_LEVEL, state->level, vp[RISE_COL_LEVEL]);
  if (n + vp[RISE_COL_LEVEL] < 0)
    gn_story_tell (story, RISE_F_GNOME_FLOOR, n + vp[RISE_COL_LEVEL]);
  gn_story_tell (story, RISE_F_GNOME_TOTAL, state->vp[RISE_GNOMES], state->gold[RISE_GNOMES]);
}

void
rise_score_owner (const GnMatch *match,
                  RiseState     *state,
                  int            owner,
                  GnStory       *story)
{
  if (owner == RISE_GNOMES)
    pay_gnomes (match, state, story);
  else
    pay_seat (match, state, owner, story);
}
