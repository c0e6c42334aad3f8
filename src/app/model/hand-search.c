/* hand-search.c: search for values that fit together in a move that legal() does not list
 *
 * Adjustments are not enumerated, because there are as many as ways to move any card from anywhere to anywhere. The
 * search tries only the few moves that differ from the current one in one more value, or in two if one of them has a
 * short list.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "hand-search.h"

#include "core/words/text.h"

#define SHORT_LIST 32    /* two long lists are not combined */

gboolean
gn_hand_is_lawful (const GnMatch *match,
                   gconstpointer  state,
                   const GnMove  *move)
{
  return match->game->check (match, state, move, NULL);
}

static gboolean
is_single (const GnArg *arg)
{
  return arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER;
}

static guint
domain_size (const GnMatch *match,
             const GnArg   *arg)
{
  guint n = gn_match_domain_size (match, arg->domain);

  if (arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].hidden)
    n = MIN (n, match->game->domains[arg->domain].hidden);
  return n;
}

/* The values to try for @arg: all things, or the numbers that most moves begin with. */
static GArray *
candidates (const GnMatch *match,
            const GnArg   *arg)
{
  static const gint16 numbers[] = { 1, -1, 2, 3 };
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));
  gint16 value = GN_NONE;

  if (arg->flags & GN_ARG_OPTIONAL)
    g_array_append_val (values, value);
  if (arg->kind == GN_ARG_NUMBER)
    {
      for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
        if (numbers[i] >= arg->min && numbers[i] <= arg->max)
          g_array_append_val (values, numbers[i]);
      g_array_append_val (values, arg->min);
      g_array_append_val (values, arg->max);
      return values;
    }
  for (guint i = 0; i < domain_size (match, arg); i++)
    {
      value = (gint16) i;
      g_array_append_val (values, value);
    }
  return values;
}

gboolean
gn_hand_fit (const GnMatch *match,
             gconstpointer  state,
             const GnArg   *kept,
             GnMove        *move)
{
  const GnArg *args = match->game->verbs[move->verb].args;
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  const GnMove was = *move;

  if (gn_hand_is_lawful (match, state, move))
    return TRUE;

  for (const GnArg *arg = args; arg->kind; arg++)
    {
      g_ptr_array_add (values, candidates (match, arg));
      if (arg == kept || !is_single (arg))
        continue;
      for (guint i = 0; i < ((GArray *) values->pdata[arg - args])->len; i++)
        {
          move->arg[arg->at] = g_array_index ((GArray *) values->pdata[arg - args], gint16, i);
          if (gn_hand_is_lawful (match, state, move))
            return TRUE;
        }
      *move = was;
    }
  for (const GnArg *a = args; a->kind; a++)
    for (const GnArg *b = a + 1; b->kind && a != kept && is_single (a); b++)
      {
        const GArray *of_a = values->pdata[a - args], *of_b = values->pdata[b - args];

        if (b == kept || !is_single (b) || (of_a->len > SHORT_LIST && of_b->len > SHORT_LIST))
          continue;
        for (guint i = 0; i < of_a->len; i++)
          for (guint k = 0; k < of_b->len; k++)
            {
              move->arg[a->at] = g_array_index (of_a, gint16, i);
              move->arg[b->at] = g_array_index (of_b, gint16, k);
              if (gn_hand_is_lawful (match, state, move))
                return TRUE;
            }
        *move = was;
      }
  return FALSE;
}

gboolean
gn_hand_first (const GnMatch *match,
               gconstpointer  state,
               guint          verb,
               GnMove        *move)
{
  const GnArg *args = match->game->verbs[verb].args;
  GnSay why = { 0 };

  gn_move_init (move, GN_HOST, verb);
  for (const GnArg *arg = args; arg->kind; arg++)
    if (is_single (arg) && !(arg->flags & GN_ARG_OPTIONAL))
      move->arg[arg->at] = arg->kind == GN_ARG_NUMBER ? CLAMP (1, arg->min, arg->max) : 0;
    else if (!is_single (arg) && !(arg->flags & GN_ARG_OPTIONAL))
      return FALSE;    /* lists are typed, not searched */
  if (match->game->check (match, state, move, &why))
    return TRUE;
  if (!args[0].kind)
    return FALSE;

  /* Not possible at all now: nothing to try. */
  const char *code = gn_say_code (match, &why);
  if (g_strcmp0 (code, "wrong-step") == 0 || g_strcmp0 (code, "wrong-phase") == 0 || g_strcmp0 (code, "game-over") == 0)
    return FALSE;

  for (const GnArg *arg = args; arg->kind; arg++)
    if (is_single (arg))
      {
        g_autoptr (GArray) values = candidates (match, arg);

        for (guint i = 0; i < values->len; i++)
          {
            GnMove tried = *move;

            tried.arg[arg->at] = g_array_index (values, gint16, i);
            if (gn_hand_fit (match, state, arg, &tried))
              {
                *move = tried;
                return TRUE;
              }
          }
      }
  return FALSE;
}

GArray *
gn_hand_values (const GnMatch *match,
                gconstpointer  state,
                const GnMove  *move,
                const GnArg   *arg)
{
  g_autoptr (GArray) all = candidates (match, arg);
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (guint i = 0; i < all->len; i++)
    {
      GnMove tried = *move;
      const gint16 value = g_array_index (all, gint16, i);

      tried.arg[arg->at] = value;
      if (value == move->arg[arg->at] || gn_hand_fit (match, state, arg, &tried))
        g_array_append_val (values, value);
    }
  return values;
}
