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
                    guint         from)
{
  GnReplayRest *self = g_new0 (GnReplayRest, 1);

  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint n = from + 1; n <= gn_match_table_get_n_steps (table); n++)
    {
      const GnStep *step = gn_match_table_get_step (table, n);
      GArray *moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

      if (step->kind == GN_STEP_MOVES)
        for (guint i = 0; i < step->moves->len; i++)
          if (i >= 64 || !(step->forced >> i & 1))
            g_array_append_val (moves, g_array_index (step->moves, GnMove, i));
      if (moves->len)
        g_ptr_array_add (self->steps, moves);
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
  g_free (self);
}

guint
gn_replay_rest_say (GnReplayRest *self,
                    GnMatchTable *table,
                    guint        *all,
                    char        **stopped_at,
                    GnSay        *why)
{
  const GnMatch *match = gn_match_table_get_match (table);

  *all = self->steps->len;
  *stopped_at = NULL;
  *why = (GnSay) { 0 };
  for (guint s = 0; s < self->steps->len; s++)
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
              *stopped_at = gn_move_label (match, move);
              *why = reply.why;
              return s;
            }
        }
    }
  return self->steps->len;
}
