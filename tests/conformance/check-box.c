/* check-box.c: the app's game, redacted for the public, is byte for byte the box's with the same announcements
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

/**
 * Mirror:
 * @table: the same match with the box as dealer of everything
 * @state: where it stands
 */
struct _Mirror {
  GnMatch  *table;
  gpointer  state;
};

/* The box on the table holds these very cards: its list counts, which that of a stand-in need not. */
static void
take_for_a_box (GnMatch *table)
{
  g_autoptr (JsonNode) shared = gn_set_to_json (table->set);
  g_autofree char *text = json_to_string (shared, FALSE);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;

  json_object_set_boolean_member (json_node_get_object (node), "stand_in", FALSE);
  g_clear_pointer (&table->set, gn_set_unref);
  table->set = gn_set_new_from_json (table->game, node, &error);
  g_assert_no_error (error);
  gn_match_recompile (table, &error);
  g_assert_no_error (error);
}

Mirror *
mirror_new (Playout *playout)
{
  Mirror *mirror = g_new0 (Mirror, 1);

  mirror->table = gn_match_copy (playout->match);
  take_for_a_box (mirror->table);
  for (guint f = 0; f < GN_MAX_FAMILIES; f++)
    mirror->table->dealer[f] = GN_DEALER_BOX;
  mirror->state = g_malloc0 (playout->game->state_size);
  if (!playout->game->start (mirror->table, mirror->state, NULL))
    playout_fail (playout, "it starts with the app's cards and not with the box's");
  return mirror;
}

void
mirror_free (Mirror *mirror)
{
  if (!mirror)
    return;

  gn_match_free (mirror->table);
  g_free (mirror->state);
  g_free (mirror);
}

static gpointer
public_copy (const GnMatch *match,
             gconstpointer  state)
{
  gpointer copy = g_memdup2 (state, match->game->state_size);

  gn_state_redact (match, copy, GN_PUBLIC);
  return copy;
}

static gboolean
chance_is_due (const GnMatch *match,
               gconstpointer  state)
{
  GnPrompt prompt = { 0 };

  match->game->prompt (match, state, &prompt);
  return prompt.chance;
}

/* Most moves in a row by which the box's table tells what the app's told in one, or what happens there unasked. */
#define MOST_STEPS 9

/* The box is asked what the app knew already: whoever sits there reads it off the cardboard, does what goes without
 * saying, or tells in the box's own words, piece by piece, what @seat did at the app's table. Of what can be said the
 * moves that make both tables alike are what happened. */
static gboolean
catch_up (Mirror        *mirror,
          gconstpointer  wanted,
          int            seat,
          guint          steps)
{
  const GnGame *game = mirror->table->game;
  g_auto (GnMoveList) legal = { 0 };
  g_autofree gpointer before = g_memdup2 (mirror->state, game->state_size);

  game->legal (mirror->table, mirror->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const GnMove *move = &legal.move[i];
      const guint flags = game->verbs[move->verb].flags;
      const gboolean goes_on = (flags & GN_VERB_PART) || (legal.n == 1 && (flags & GN_VERB_UNASKED));

      if (move->seat != GN_CHANCE && !goes_on && move->seat != seat)
        continue;

      game->apply (mirror->table, mirror->state, move, NULL);

      g_autofree gpointer copy = public_copy (mirror->table, mirror->state);

      if (memcmp (copy, wanted, game->state_size) == 0)
        return TRUE;
      if (goes_on && steps < MOST_STEPS && catch_up (mirror, wanted, seat, steps + 1))
        return TRUE;
      memcpy (mirror->state, before, game->state_size);
    }
  return FALSE;
}

/* What is said aloud of a move: nothing that is the mover's secret, unless the box's game asks for it too. */
static gboolean
announce (Mirror       *mirror,
          const GnMove *move,
          GnSay        *why)
{
  const GnGame *game = mirror->table->game;
  GnMove aloud = *move;

  for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->flags & GN_ARG_SECRET)
      for (guint i = 0; i < arg->size; i++)
        aloud.arg[arg->at + i] = GN_NONE;

  if (!game->check (mirror->table, mirror->state, &aloud, why))
    {
      aloud = *move;
      if (!game->check (mirror->table, mirror->state, &aloud, why))
        return FALSE;
    }
  game->apply (mirror->table, mirror->state, &aloud, NULL);
  return TRUE;
}

void
mirror_follow (Mirror         *mirror,
               Playout        *playout,
               const GnMove   *move,
               const GnPrompt *before)
{
  const GnGame *game = playout->game;
  GnSay why = { 0 };

  g_autofree gpointer shown = public_copy (playout->match, playout->state);

  /* What not all see is not announced; at the box it happens without a word. */
  if ((move->seat != GN_CHANCE || before->viewers == GN_ALL_SEE) && !announce (mirror, move, &why))
    {
      g_autofree char *text = gn_say_text (mirror->table, &why, FALSE);

      if (!catch_up (mirror, shown, move->seat, 0))
        playout_fail (playout, "what was said at the app's table is refused at the box's: %s", text);
      return;
    }

  if (((const GnHead *) playout->state)->over)
    return;  /* After the end the app shows what the box never told. */

  g_autofree gpointer box = public_copy (mirror->table, mirror->state);

  if (memcmp (shown, box, game->state_size) == 0 || catch_up (mirror, shown, GN_CHANCE, 0))
    return;

  /* A secret outcome is due at the app's table, and public once it has come. */
  if (chance_is_due (playout->match, playout->state) && !chance_is_due (mirror->table, mirror->state))
    return;

  g_autofree char *difference = playout_difference (playout, shown, box);

  playout_fail (playout, "the public sees another table than the box shows: %s", difference);
}
