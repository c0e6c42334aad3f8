/* gw-dice.c: dice of Gnômes & Wizards with custom faces, chosen by color
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"

/* The choices for a side start with its usual face and go round. */
static int
face_of_side (const GnMatch *match,
              guint          first,
              guint          side)
{
  return (int) ((side + gw_option (match, first + side)) % GW_N_FACES);
}

void
gw_sides (const GnMatch *match,
          gboolean       pink,
          guint8         sides[GW_N_FACES])
{
  memset (sides, 0, GW_N_FACES);
  for (guint side = 0; side < GW_DIE_SIDES; side++)
    sides[face_of_side (match, pink ? GW_OPT_PINK : GW_OPT_BLACK, side)]++;
}

/* The same six faces on other sides are still the usual dice, with no special treatment. */
gboolean
gw_own_faces (const GnMatch *match)
{
  guint8 black[GW_N_FACES], pink[GW_N_FACES];
  gboolean changed = FALSE, own = FALSE;

  for (guint i = GW_OPT_BLACK; i <= GW_OPT_PINK_LAST; i++)
    changed |= gw_option (match, i) != 0;
  if (!changed)
    return FALSE;
  gw_sides (match, FALSE, black);
  gw_sides (match, TRUE, pink);
  GW_FOR_FACES (face)
    own |= black[face] != 1 || pink[face] != 1;
  return own;
}

/* GW-007: these four dice are black. If they always or never show a horn, nobody would ever start, so usual dice are
 * rolled instead. */
guint
gw_start_horns (const GnMatch *match)
{
  guint8 sides[GW_N_FACES];

  gw_sides (match, FALSE, sides);
  return sides[GW_HORN] % GW_DIE_SIDES ? sides[GW_HORN] : 1;
}

void
gw_throw (const GwState *state,
          GwThrow       *dice)
{
  memcpy (dice->dice, state->dice, sizeof dice->dice);
  memcpy (dice->pink, state->pink, sizeof dice->pink);
  dice->due = state->due;
  dice->due_pink = state->due_pink;
}

/* Returns: the face of a rolled die of one color that might be of the other color as well, because real dice are
 * entered in any order; -1: none */
static int
exchange (const GwThrow *dice,
          gboolean       pink,
          const guint8   other[GW_N_FACES])
{
  GW_FOR_FACES (face)
    if (other[face] && (pink ? dice->pink[face] > 0 : dice->dice[face] > dice->pink[face]))
      return face;
  return -1;
}

/* Gnomon rolls the black dice first, so it knows which is which. With real dice, any die that is due may be entered
 * next. */
gboolean
gw_falls (const GnMatch *match,
          GwThrow       *dice,
          int            face)
{
  guint8 black[GW_N_FACES], pink[GW_N_FACES];
  const gboolean black_due = dice->due > dice->due_pink;
  int swapped;

  gw_sides (match, FALSE, black);
  gw_sides (match, TRUE, pink);
  if (match->dealer[GW_FAMILY_DICE] == GN_DEALER_APP)
    {
      if (!dice->due || !(black_due ? black : pink)[face])
        return FALSE;
      dice->pink[face] += !black_due;
      dice->due_pink -= !black_due;
    }
  else if (black_due && black[face])
    ;
  else if (dice->due_pink && pink[face])
    {
      dice->pink[face]++;
      dice->due_pink--;
    }
  else if (!black_due && dice->due_pink && black[face] && (swapped = exchange (dice, FALSE, pink)) >= 0)
    {
      dice->pink[swapped]++;
      dice->due_pink--;
    }
  else if (black_due && pink[face] && (swapped = exchange (dice, TRUE, black)) >= 0)
    {
      dice->pink[swapped]--;
      dice->pink[face]++;
    }
  else
    return FALSE;
  dice->dice[face]++;
  dice->due--;
  return TRUE;
}

gboolean
gw_may_fall (const GnMatch *match,
             const GwState *state,
             int            face)
{
  GwThrow dice;

  gw_throw (state, &dice);
  return gw_falls (match, &dice, face);
}

guint64
gw_face_weight (const GnMatch *match,
                const GwState *state,
                int            face)
{
  const gboolean app = match->dealer[GW_FAMILY_DICE] == GN_DEALER_APP;
  const guint due = (guint) MAX (state->due - state->due_pink, 0);
  guint8 black[GW_N_FACES], pink[GW_N_FACES];

  gw_sides (match, FALSE, black);
  gw_sides (match, TRUE, pink);
  if (!gw_may_fall (match, state, face))
    return 0;
  if (app)
    return due ? black[face] : pink[face];
  return MAX (due * black[face] + state->due_pink * pink[face], 1u);
}
