/* choices.c: the choices for an argument of an unfinished move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "choices.h"

#define SHORT_RANGE 12    /* numbers in such a range are shown even if they are refused */
#define FEW_THINGS  8     /* the same for things */

static void
open_arg (GnMove      *move,
          const GnArg *arg)
{
  for (guint i = 0; i < arg->size; i++)
    move->arg[arg->at + i] = i == 0 ? GN_OPEN : GN_NONE;
}

/* The entry with @arg and all later arguments open again. */
GnMove
gn_move_opened_from (const GnGame *game,
                     const GnMove *partial,
                     const GnArg  *arg)
{
  GnMove move = *partial;
  gboolean after = FALSE;

  for (const GnArg *a = game->verbs[move.verb].args; a->kind; a++)
    {
      after |= a == arg;
      if (after)
        open_arg (&move, a);
    }
  return move;
}

gboolean
gn_slots_equal (const gint16 *a,
                const gint16 *b,
                guint         n)
{
  return memcmp (a, b, n * sizeof *a) == 0;
}

/* Values that would be possible if the values printed there were known. */
static void
add_unknown (GnTableModel       *model,
             const GnMove *open,
             const GnArg  *arg,
             GArray       *choices)
{
  g_autoptr (GArray) values = gn_table_model_teach_values (model, open, arg);

  for (guint i = 0; i < values->len; i++)
    {
      gint16 value = g_array_index (values, gint16, i);
      GnChoiceValue *known = NULL;
      guint before = 0;

      for (guint k = 0; k < choices->len; k++)
        {
          GnChoiceValue *choice = &g_array_index (choices, GnChoiceValue, k);

          if (choice->slot[0] == value)
            known = choice;
          before += choice->slot[0] != GN_NONE && choice->slot[0] < value;
        }
      if (!known)
        {
          GnChoiceValue choice = { .teach = TRUE };

          for (guint k = 0; k < GN_MAX_ARGS; k++)
            choice.slot[k] = k ? GN_NONE : value;
          g_array_insert_val (choices, before, choice);
        }
      else
        known->teach = !known->can;
    }
}

GArray *
gn_arg_choices (GnTableModel       *model,
                const GnMove *partial,
                const GnArg  *arg)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnMoveList *legal = gn_table_model_legal (model);
  GnMove open = gn_move_opened_from (match->game, partial, arg);
  GArray *choices = g_array_new (FALSE, TRUE, sizeof (GnChoiceValue));
  gint16 from = 1, to = 0;

  if (arg->kind == GN_ARG_NUMBER && arg->max - arg->min < SHORT_RANGE)
    from = arg->min, to = arg->max;
  else if (arg->kind == GN_ARG_THING && !(arg->flags & GN_ARG_NEW))
    {
      guint n = gn_match_domain_size (match, arg->domain);

      if (arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].hidden)
        n = MIN (n, match->game->domains[arg->domain].hidden);
      if (n <= FEW_THINGS)
        from = 0, to = n - 1;
    }
  for (int value = from; value <= to; value++)
    {
      GnChoiceValue choice = { .can = FALSE };

      for (guint i = 0; i < GN_MAX_ARGS; i++)
        choice.slot[i] = GN_NONE;
      choice.slot[0] = value;
      g_array_append_val (choices, choice);
    }

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      GnChoiceValue *known = NULL;

      if (move->verb != open.verb || move->seat != open.seat || !gn_move_fits (match->game, &open, move))
        continue;
      for (guint k = 0; k < choices->len && !known; k++)
        if (gn_slots_equal (g_array_index (choices, GnChoiceValue, k).slot, &move->arg[arg->at], arg->size))
          known = &g_array_index (choices, GnChoiceValue, k);
      if (!known)
        {
          GnChoiceValue choice = { .can = TRUE };

          for (guint k = 0; k < GN_MAX_ARGS; k++)
            choice.slot[k] = k < arg->size ? move->arg[arg->at + k] : GN_NONE;
          g_array_append_val (choices, choice);
        }
      else
        known->can = TRUE;
    }
  add_unknown (model, &open, arg, choices);
  return choices;
}

/* The part of "II-2" before the number, so that places of one district share a row. */
gsize
gn_thing_stem (const GnMatch *match,
               GnThing        thing)
{
  const char *id = gn_thing_id (match, thing);
  gsize n = strlen (id);

  while (n && g_ascii_isdigit (id[n - 1]))
    n--;
  return id[n] ? n : 0;
}

/* If choosing a place also names what is there, the latter needs no choice of its own. */
gboolean
gn_arg_named_by_place (GnTableModel       *model,
                       const GnMove *partial,
                       const GnArg  *arg)
{
  const GnGame *game = gn_table_model_get_match (model)->game;

  if (arg->kind != GN_ARG_THING || !game->named_as)
    return FALSE;
  for (const GnArg *place = game->verbs[partial->verb].args; place->kind; place++)
    if (place->kind == GN_ARG_THING && place->domain != arg->domain)
      {
        g_autoptr (GArray) choices = NULL;

        if (partial->arg[place->at] != GN_OPEN)
          {
            if (gn_table_model_named_as (model, GN_THING (place->domain, partial->arg[place->at])).domain
                == arg->domain)
              return TRUE;
            continue;
          }
        choices = gn_arg_choices (model, partial, place);
        for (guint i = 0; i < choices->len; i++)
          if (gn_table_model_named_as (model,
                                       GN_THING (place->domain, g_array_index (choices, GnChoiceValue, i).slot[0]))
              .domain
              == arg->domain)
            return TRUE;
      }
  return FALSE;
}

guint
gn_choices_letters (const GnMatch *match,
                    guint          domain,
                    GArray        *choices)
{
  glong letters = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const gint16 value = g_array_index (choices, GnChoiceValue, i).slot[0];
      g_autofree char *name = value >= 0 ? gn_thing_name (match, GN_THING (domain, value)) : NULL;

      letters += name ? g_utf8_strlen (name, -1) : 0;
    }
  return choices->len ? ((guint) letters + choices->len - 1) / choices->len : 0;
}

gboolean
gn_choices_new_row (const GnMatch *match,
                    const GnArg   *arg,
                    GArray        *choices,
                    guint          i)
{
  gint16 value = g_array_index (choices, GnChoiceValue, i).slot[0];
  gint16 last = i ? g_array_index (choices, GnChoiceValue, i - 1).slot[0] : GN_NONE;

  if (arg->kind != GN_ARG_THING || arg->domain >= GN_DOMAIN_SEAT || value < 0 || last < 0)
    return FALSE;

  const char *id = gn_thing_id (match, GN_THING (arg->domain, value));
  const char *before = gn_thing_id (match, GN_THING (arg->domain, last));
  gsize stem = gn_thing_stem (match, GN_THING (arg->domain, value));

  return stem > 0 && (gn_thing_stem (match, GN_THING (arg->domain, last)) != stem || strncmp (id, before, stem) != 0);
}
