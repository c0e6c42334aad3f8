/* inv-owed.c: the dice to be entered now, and the move for their results
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-owed.h"

#include "core/match/moves.h"
#include "games/invasion/inv-state.h"

static int
by_sides (gconstpointer a,
          gconstpointer b)
{
  return *(const guint8 *) b - *(const guint8 *) a;
}

/* Finds the verb for a single die whose result is owed, its sides, and its player; -1: no such outcome is owed. */
static int
owed_verb (const GnMoveList *legal,
           int              *player)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == INV_V_DIE || legal->move[i].verb == INV_V_HAND_ROLL
        || legal->move[i].verb == INV_V_FIRST)
      {
        *player = legal->move[i].arg[0];
        return legal->move[i].verb;
      }
  return -1;
}

gboolean
inv_owed_read (InvOwed        *self,
               const InvScene *scene)
{
  const GnMoveList *legal = scene->present ? gn_panel_get_legal (scene->panel) : NULL;
  const int verb = legal ? owed_verb (legal, &self->player) : -1;
  const guint all = verb == INV_V_DIE ? inv_dice_all (scene->match, scene->state) : 0;
  gint8 twice;
  GnDiceExpr expr;

  self->n = 0;
  self->flat = 0;
  if (verb < 0 && !(scene->enters && scene->turn.wait == INV_WAIT_DICE))
    return FALSE;
  self->verb = verb < 0 ? INV_V_ROLL : (guint) verb;
  if (verb == INV_V_HAND_ROLL || verb == INV_V_FIRST)
    self->sides[self->n++] = verb == INV_V_FIRST ? 20 : 4;
  else if (scene->state->dice_for == INV_DICE_ROLL)
    {
      self->verb = INV_V_ROLL;
      self->flat = scene->roll.flat;
      for (guint i = 0; i < scene->roll.n_dice && self->n < GN_DICE_PAD_MOST; i++)
        if (!scene->roll.die[i].out)
          self->sides[self->n++] = scene->roll.die[i].sides;
      qsort (self->sides, self->n, 1, by_sides);
    }
  else if (scene->state->dice_for == INV_DICE_VALUE && gn_dice_parse (scene->roll.printed, &expr)
           && gn_dice_expr_dice (&expr) == all)
    {
      self->verb = INV_V_VALUE;
      for (guint k = 0; k < all && self->n < GN_DICE_PAD_MOST; k++)
        self->sides[self->n++] = (guint8) gn_dice_expr_sides (&expr, k, NULL);
    }
  else
    self->sides[self->n++] = (guint8) inv_dice_due (scene->match, scene->state, &twice);
  return TRUE;
}

char *
inv_owed_spec (const InvOwed *self,
               GnDicePad     *pad)
{
  guint n;
  const int *result = gn_dice_pad_get_results (pad, &n);
  char *spec;
  GString *list = g_string_new (NULL);

  for (guint i = 0; result && i < n; i++)
    g_string_append_printf (list, "%s%d", i ? "," : "", result[i]);

  if (self->verb == INV_V_DIE)
    spec = g_strdup_printf ("die n=%d", gn_dice_pad_get_total (pad));
  else if (self->verb == INV_V_HAND_ROLL || self->verb == INV_V_FIRST)
    spec = g_strdup_printf ("%s player=%d n=%d", self->verb == INV_V_FIRST ? "first" : "hand-roll", self->player,
                            gn_dice_pad_get_total (pad));
  else if (self->verb == INV_V_VALUE && result)
    spec = g_strdup_printf ("value dice=%s", list->str);
  else if (self->verb == INV_V_VALUE)
    spec = g_strdup_printf ("total n=%d", gn_dice_pad_get_total (pad));
  else if (result)
    spec = g_strdup_printf ("roll dice=%s total=-", list->str);
  else
    spec = g_strdup_printf ("roll dice=- total=%d", gn_dice_pad_get_total (pad));
  g_string_free (list, TRUE);
  return spec;
}
