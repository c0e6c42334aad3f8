/* replay-rest.c: replay of later entries after a correction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "replay-rest.h"

#include "core/words/text.h"

struct _GnReplayRest {
  GPtrArray *steps;   /* GArray of GnMove: the moves entered, without their automatic consequences */
  GPtrArray *names;   /* each step in words for everybody */
  GArray    *numbers; /* guint: each step's number */
};

/* Whether Gnomon would draw it automatically. */
static gboolean
comes_up_by_itself (GnMatchTable *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  GnPrompt prompt = { 0 };

  gn_match_table_prompt (table, GN_EVERYTHING, &prompt);
  return prompt.chance && match->dealer[prompt.family] == GN_DEALER_APP;
}

GnReplayRest *
gn_replay_rest_new (GnMatchTable *table,
                    guint         from,
                    guint         to)
{
  GnReplayRest *self = g_new0 (GnReplayRest, 1);

  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint n = from + 1; n <= MIN (to, gn_match_table_get_n_steps (table)); n++)
    {
      const GnStep *step = gn_match_table_get_step (table, n);
      GArray *moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

      if (step->kind == GN_STEP_MOVES)
        for (guint i = 0; i < step->moves->len; i++)
          if (i >= 64 || !(step->forced >> i & 1))
            g_array_append_val (moves, g_array_index (step->moves, GnMove, i));
      if (moves->len)
        {
          g_ptr_array_add (self->steps, moves);
          g_ptr_array_add (self->names, gn_match_table_step_text (table, step, GN_PUBLIC));
          g_array_append_val (self->numbers, step->number);
        }
      else
        g_array_unref (moves);
    }
  return self;
}

void
gn_replay_rest_free (GnReplayRest *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->names);
  g_array_unref (self->numbers);
  g_free (self);
}

void
gn_replay_rest_append (GnReplayRest       *self,
                       const GnReplayRest *later,
                       guint               at)
{
  for (guint i = at; i < later->steps->len; i++)
    {
      g_ptr_array_add (self->steps, g_array_ref (later->steps->pdata[i]));
      g_ptr_array_add (self->names, g_strdup (later->names->pdata[i]));
      g_array_append_val (self->numbers, g_array_index (later->numbers, guint, i));
    }
}

guint
gn_replay_rest_length (const GnReplayRest *self)
{
  return self->steps->len;
}

const char *
gn_replay_rest_name (const GnReplayRest *self,
                     guint               i)
{
  g_return_val_if_fail (i < self->names->len, NULL);
  return self->names->pdata[i];
}

guint
gn_replay_rest_number (const GnReplayRest *self,
                       guint               i)
{
  g_return_val_if_fail (i < self->numbers->len, 0);
  return g_array_index (self->numbers, guint, i);
}

int
gn_replay_rest_seat (const GnReplayRest *self,
                     guint               i)
{
  g_return_val_if_fail (i < self->steps->len, -1);
  return g_array_index ((GArray *) self->steps->pdata[i], GnMove, 0).seat;
}

guint
gn_replay_rest_say (GnReplayRest *self,
                    GnMatchTable *table,
                    guint         from,
                    GnSay        *why,
                    gboolean     *open)
{
  *why = (GnSay) { 0 };
  *open = TRUE;
  for (guint s = from; s < self->steps->len; s++)
    {
      GArray *moves = self->steps->pdata[s];

      for (guint i = 0; i < moves->len; i++)
        {
          const GnMove *move = &g_array_index (moves, GnMove, i);
          GnReply reply = { .private_to = -1 };

          if (move->seat == GN_CHANCE && comes_up_by_itself (table))
            continue;
          /* Gnomon has drawn it already, in answer to the entry before. */
          if (move->seat == GN_CHANCE && i > 0 && !gn_match_table_check (table, GN_EVERYTHING, move, NULL))
            continue;
          if (!gn_match_table_do (table, move, 1, &reply))
            {
              *why = reply.why;
              *open = reply.private_to < 0;
              return s;
            }
        }
    }
  return self->steps->len;
}
