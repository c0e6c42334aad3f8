/* check-moves.c: who may say what: prompt, legal and check must tell the same story
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#include "core/base/figure.h"

#define MOST_COMBINATIONS 20000
#define RANDOM_TRIES      300

/* Verbs that legal does not list, whatever check says. */
#define UNLISTED (GN_VERB_ADJUST | GN_VERB_WHOLE | GN_VERB_COARSE | GN_VERB_ASIDE)

static char *
move_words (const Playout *playout,
            const GnMove  *move)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "seat %d %s", move->seat, playout->game->verbs[move->verb].id);
  for (const GnArg *arg = playout->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      g_string_append_printf (line, " %s=", arg->name);
      for (guint i = 0; i < arg->size; i++)
        if (move->arg[arg->at + i] == GN_NONE)
          g_string_append (line, i ? "" : "none");
        else
          g_string_append_printf (line, "%s%d", i ? "," : "", move->arg[arg->at + i]);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* ---- Who is asked has a move, who is not has none ------------------------- */

/* A set that is half known may leave nothing to do but to say what is printed there. */
static gboolean
waits_for_teaching (Playout *playout)
{
  return playout->half;
}

/* Slots that are the same in all outcomes: what is settled already. */
static guint32
settled_slots (const GnOutcomes *outcomes)
{
  guint32 settled = G_MAXUINT32;

  for (guint i = 1; i < outcomes->n; i++)
    for (guint slot = 0; slot < GN_MAX_ARGS; slot++)
      if (outcomes->outcome[i].move.arg[slot] != outcomes->outcome[0].move.arg[slot])
        settled &= ~(1u << slot);
  return settled;
}

/* Of several things due at once (three cards are turned up in any order) chance brings the first; legal lists
 * all. Of what chance brings no outcome may be missing. */
static gboolean
is_of_this_chance (const GnMove *move,
                   const GnMove *outcome,
                   guint32       settled)
{
  if (move->seat != GN_CHANCE || move->verb != outcome->verb)
    return FALSE;
  for (guint slot = 0; slot < GN_MAX_ARGS; slot++)
    if ((settled >> slot & 1) && move->arg[slot] != outcome->arg[slot])
      return FALSE;
  return TRUE;
}

/* It may come up, but what is printed on it has to be read out first. */
static gboolean
waits_for_reading (Playout      *playout,
                   const GnMove *move)
{
  GnSay why = { 0 };

  return playout->half && !playout->game->check (playout->match, playout->state, move, &why)
         && g_str_equal (playout->game->texts[why.text].id, "teach-first");
}

static void
check_outcomes (Playout *playout,
                guint    n_chance)
{
  g_auto (GnOutcomes) outcomes = { 0 };
  guint64 total = 0;
  guint n = 0;

  if (playout->game->chance)
    playout->game->chance (playout->match, playout->state, &outcomes);

  /* What nobody can know, since it was never read out, has no odds: people enter it. */
  playout_require (playout, (outcomes.n > 0) == (n_chance > 0) || playout->half,
                   "chance lists %u outcomes, legal %u", outcomes.n, n_chance);
  if (outcomes.n == 0)
    return;

  playout_require (playout, outcomes.source == playout->asked.source, "chance draws from source %u, the prompt says %u",
                   outcomes.source, playout->asked.source);
  playout_require (playout, outcomes.outcome[0].move.verb == playout->asked.verb,
                   "chance brings %s, the prompt asks for %s", playout->game->verbs[outcomes.outcome[0].move.verb].id,
                   playout->game->verbs[playout->asked.verb].id);
  for (guint i = 0; i < outcomes.n; i++)
    {
      const GnMove *move = &outcomes.outcome[i].move;
      const gboolean is_listed = g_hash_table_contains (playout->lookup, move) || waits_for_reading (playout, move);

      if (outcomes.outcome[i].weight == 0 || !is_listed)
        {
          g_autofree char *words = move_words (playout, move);

          playout_fail (playout, "outcome %s %s", words, is_listed ? "weighs nothing" : "is not in legal");
        }
      total += outcomes.outcome[i].weight;
    }
  playout_require (playout, total == outcomes.total, "the weights' sum is wrong");

  if (outcomes.n == 1 || known_game (playout->game->id)->is_lenient)
    return;

  const guint32 settled = settled_slots (&outcomes);

  for (guint i = 0; i < playout->legal.n; i++)
    n += is_of_this_chance (&playout->legal.move[i], &outcomes.outcome[0].move, settled);
  for (guint i = 0; i < outcomes.n && playout->half; i++)
    n += !g_hash_table_contains (playout->lookup, &outcomes.outcome[i].move);
  playout_require (playout, n == outcomes.n, "chance lists %u outcomes, legal %u", outcomes.n, n);
}

void
check_prompt (Playout *playout)
{
  const GnPrompt *asked = &playout->asked;
  const GnHead *head = playout->state;
  guint n[GN_MAX_SEATS] = { 0 }, n_chance = 0, n_host = 0;

  for (guint i = 0; i < playout->legal.n; i++)
    {
      const GnMove *move = &playout->legal.move[i];

      if (move->seat == GN_CHANCE)
        n_chance++;
      else if (move->seat == GN_HOST)
        n_host++;
      else if (move->seat >= 0 && move->seat < playout->match->n_seats)
        n[move->seat]++;
      else
        playout_fail (playout, "legal lists a move of seat %d", move->seat);
    }

  playout_require (playout, asked->step != NULL, "the prompt names no step");
  playout_require (playout, asked->clauses != NULL, "the prompt names no clauses");
  check_says (playout, &asked->what, GN_TEXT_PROMPT);
  if (asked->how.text)
    check_says (playout, &asked->how, GN_TEXT_PROMPT);

  if (head->over)
    {
      playout_require (playout, !asked->must && !asked->may && !asked->chance && !asked->host,
                       "somebody is asked after the end");
      playout_require (playout, playout->legal.n == 0, "there are moves after the end");
      check_outcomes (playout, 0);
      return;
    }

  playout_require (playout, asked->must || asked->chance || asked->host, "nobody is asked");
  playout_require (playout,
                   (asked->must >> playout->match->n_seats) == 0 && (asked->may >> playout->match->n_seats) == 0,
                   "a seat is asked that is not there");
  playout_require (playout, (asked->must & asked->may) == 0, "a seat both must and may");
  for (guint seat = 0; seat < playout->match->n_seats; seat++)
    {
      gboolean is_asked = (asked->must | asked->may) >> seat & 1;
      gboolean must = asked->must >> seat & 1;

      /* Who only may act is named by what everybody knows; whether hidden cards leave anything to do is not told. */
      playout_require (playout, is_asked || n[seat] == 0, "seat %u is not asked and has %u moves", seat, n[seat]);
      playout_require (playout, !must || n[seat] > 0 || waits_for_teaching (playout),
                       "seat %u is asked and has no move", seat);
    }
  playout_require (playout, asked->host || n_host == 0, "the host is not asked and has moves");
  playout_require (playout, asked->chance || n_chance == 0, "no outcome is due and legal lists %u", n_chance);
  playout_require (playout, !asked->chance || n_chance > 0 || waits_for_teaching (playout),
                   "an outcome is due and none can come");
  check_outcomes (playout, n_chance);

  if (asked->chance)
    {
      playout_require (playout, asked->family < gn_game_n_families (playout->game),
                       "the prompt's family does not exist");
      playout_require (playout, asked->verb < gn_game_n_verbs (playout->game)
                       && (playout->game->verbs[asked->verb].flags & GN_VERB_CHANCE),
                       "the prompt's verb is none of chance");
    }
}

/* ---- Each listed move is well-formed and accepted ------------------------- */

static void
check_in_range (Playout      *playout,
                const GnMove *move,
                const GnArg  *arg,
                int           value)
{
  if (arg->domain == GN_DOMAIN_NUMBER)
    {
      playout_require (playout, value >= arg->min && value <= arg->max, "%s: %d is beyond its range", arg->name, value);
      return;
    }

  guint size = gn_match_domain_size (playout->match, arg->domain);
  guint hidden = arg->domain == GN_DOMAIN_SEAT ? 0 : playout->game->domains[arg->domain].hidden;

  if (hidden)
    size = MIN (size, hidden);
  playout_require (playout, value >= 0 && (guint) value < size, "%s: there is no value %d", arg->name, value);
}

static void
check_arg (Playout      *playout,
           const GnMove *move,
           const GnArg  *arg)
{
  const gint16 *slot = &move->arg[arg->at];

  /* What does not apply is absent, whether or not it may be left out elsewhere (which card: only of a hand). */
  if (slot[0] == GN_NONE)
    return;
  playout_require (playout, slot[0] != GN_OPEN, "%s is open in a listed move", arg->name);

  switch (arg->kind)
    {
    case GN_ARG_THING:
    case GN_ARG_NUMBER:
      check_in_range (playout, move, arg, slot[0]);
      break;

    case GN_ARG_LIST:
      playout_require (playout, slot[0] >= 0 && slot[0] < arg->size, "%s is a list of %d", arg->name, slot[0]);
      for (int i = 1; i <= slot[0]; i++)
        check_in_range (playout, move, arg, slot[i]);
      break;

    case GN_ARG_BAG:
      for (guint i = 0; i < arg->size; i++)
        playout_require (playout, slot[i] >= MIN (arg->min, 0) && slot[i] <= arg->max, "%s holds %d", arg->name,
                         slot[i]);
      break;

    case GN_ARG_FIGURE:
      playout_require (playout, gn_figure_read (slot, NULL, NULL) > 0, "%s holds no figure", arg->name);
      break;

    default:
      g_assert_not_reached ();
    }
}

void
check_listed (Playout *playout)
{
  for (guint i = 0; i < playout->legal.n; i++)
    {
      const GnMove *move = &playout->legal.move[i];
      const GnVerb *verb = &playout->game->verbs[move->verb];
      GnMove normal = *move;
      GnSay why = { 0 };

      if (!playout->game->check (playout->match, playout->state, move, &why))
        {
          g_autofree char *words = move_words (playout, move);

          playout_fail (playout, "legal lists what check refuses (%s): %s", playout->game->texts[why.text].id, words);
        }
      playout_require (playout, !(verb->flags & (UNLISTED | GN_VERB_REFUSED)),
                       "legal lists %s, which is not to be listed", verb->id);
      playout_require (playout, !(verb->flags & GN_VERB_CHANCE) == (move->seat != GN_CHANCE), "%s is said by seat %d",
                       verb->id, move->seat);
      playout_require (playout, !(verb->flags & GN_VERB_HOST) == (move->seat != GN_HOST), "%s is said by seat %d",
                       verb->id, move->seat);

      gn_move_normalise (playout->game, &normal);
      playout_require (playout, gn_move_equal (move, &normal), "legal lists %s with something in unused slots",
                       verb->id);
      for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
        check_arg (playout, move, arg);

      /* In table order. */
      if (i > 0 && playout->legal.move[i - 1].seat == move->seat)
        playout_require (playout, playout->legal.move[i - 1].verb <= move->verb, "%s is not in table order", verb->id);
    }
}

/* ---- Nothing else is accepted ---------------------------------------------- */

/* Values of one element: from one below to one beyond. */
static guint
element_range (const Playout *playout,
               const GnArg   *arg,
               int           *first)
{
  if (arg->domain == GN_DOMAIN_NUMBER || arg->kind == GN_ARG_BAG)
    {
      *first = arg->min - 1;
      return (guint) (arg->max - arg->min + 3);
    }
  *first = -1;
  return gn_match_domain_size (playout->match, arg->domain) + 2;
}

static guint64
power (guint64 base,
       guint   exponent)
{
  guint64 result = 1;

  for (guint i = 0; i < exponent && result <= MOST_COMBINATIONS; i++)
    result *= base;
  return result;
}

/* How many values the argument takes, "not given" among them. Too many are only so many that it shows. */
static guint64
arg_ways (const Playout *playout,
          const GnArg   *arg)
{
  int first;
  guint64 range = element_range (playout, arg, &first), sum = 1;

  switch (arg->kind)
    {
    case GN_ARG_LIST:
      for (guint length = 0; length < arg->size && sum <= MOST_COMBINATIONS; length++)
        sum += power (range, length);
      return sum;
    case GN_ARG_BAG:
      return 1 + power (range, arg->size);
    case GN_ARG_FIGURE:
      return 1 + figure_ways ();
    default:
      return 1 + range;
    }
}

/* Puts the @index-th of those values into the move. */
static void
arg_put (const Playout *playout,
         const GnArg   *arg,
         guint64        index,
         GnMove        *move)
{
  int first;
  guint64 range = element_range (playout, arg, &first);
  gint16 *slot = &move->arg[arg->at];

  for (guint i = 0; i < arg->size; i++)
    slot[i] = GN_NONE;
  if (index-- == 0)
    return;
  if (arg->kind == GN_ARG_FIGURE)
    {
      figure_put ((guint) index, slot);
      return;
    }

  guint from = 0, to = 1;

  if (arg->kind == GN_ARG_BAG)
    {
      to = arg->size;
    }
  else if (arg->kind == GN_ARG_LIST)
    {
      guint length = 0;

      while (index >= power (range, length))
        index -= power (range, length++);
      slot[0] = (gint16) length;
      from = 1;
      to = 1 + length;
    }

  for (guint i = from; i < to; i++)
    {
      slot[i] = (gint16) (first + (int) (index % range));
      index /= range;
    }
}

/* Some moves say the same in other words: a payment written out that is the usual one. They may be accepted
 * without being listed, if they do exactly what a listed move of the same seat and verb does. */
static gboolean
does_what_a_listed_one_does (Playout      *playout,
                             const GnMove *move)
{
  g_autofree gpointer done = playout_dup (playout, playout->state);
  gboolean found = FALSE;

  playout_apply (playout, done, move, NULL);
  for (guint i = 0; i < playout->legal.n && !found; i++)
    if (playout->legal.move[i].seat == move->seat && playout->legal.move[i].verb == move->verb)
      {
        g_autofree gpointer other = playout_dup (playout, playout->state);

        playout_apply (playout, other, &playout->legal.move[i], NULL);
        found = playout_same (playout, done, other);
      }
  return found;
}

/* @move is normal. */
static void
try_normal (Playout      *playout,
            const GnMove *move)
{
  const GnGame *game = playout->game;
  const GnVerb *verb = &game->verbs[move->verb];
  GnSay why = { 0 };

  if (!game->check (playout->match, playout->state, move, &why))
    {
      /* That none of these is listed, check_listed() has seen. */
      if (why.text == 0 || why.text >= playout->n_texts || game->texts[why.text].kind != GN_TEXT_REFUSAL)
        {
          g_autofree char *words = move_words (playout, move);

          playout_fail (playout, "a refusal without a reason: %s", words);
        }
      return;
    }

  if ((verb->flags & UNLISTED) || g_hash_table_contains (playout->lookup, move) || figure_is_listed (playout, move))
    return;
  if ((verb->flags & GN_VERB_REFUSED) || !does_what_a_listed_one_does (playout, move))
    {
      g_autofree char *words = move_words (playout, move);

      playout_fail (playout, "check accepts what legal does not list: %s", words);
    }
}

static void
try_move (Playout *playout,
          GnMove   move)
{
  gn_move_normalise (playout->game, &move);
  try_normal (playout, &move);
}

/* All values of the argument in their normal form, each once (a list in any order), @arg->size slots each. */
static GArray *
normal_values (Playout     *playout,
               guint        v,
               const GnArg *arg)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));
  const guint64 ways = arg_ways (playout, arg);
  GnMove move, normal;

  gn_move_init (&move, 0, v);
  for (guint64 index = 0; index < ways; index++)
    {
      arg_put (playout, arg, index, &move);
      normal = move;
      gn_move_normalise (playout->game, &normal);
      /* A list that is not in order comes another time in order. */
      if (arg->kind != GN_ARG_LIST || gn_move_equal (&move, &normal))
        g_array_append_vals (values, &normal.arg[arg->at], arg->size);
    }
  return values;
}

/* Every seat, one beyond, chance, the host, and one below, with all that the verb can say. */
static void
try_all (Playout *playout,
         guint    v)
{
  const GnArg *args = playout->game->verbs[v].args;
  GArray *values[GN_MAX_ARGS];
  guint n = 0;

  for (; args[n].kind != GN_ARG_NONE; n++)
    values[n] = normal_values (playout, v, &args[n]);
  for (int seat = GN_PUBLIC; seat <= playout->match->n_seats; seat++)
    {
      guint at[GN_MAX_ARGS] = { 0 }, i;
      GnMove move;

      gn_move_init (&move, seat, v);
      for (i = 0; i < n; i++)
        memcpy (&move.arg[args[i].at], values[i]->data, args[i].size * sizeof (gint16));
      do
        {
          try_normal (playout, &move);
          /* The next in turn: of the first argument, or where that is through, of the next one. */
          for (i = 0; i < n; i++)
            {
              at[i] = at[i] + args[i].size < values[i]->len ? at[i] + args[i].size : 0;
              memcpy (&move.arg[args[i].at], &g_array_index (values[i], gint16, at[i]), args[i].size * sizeof (gint16));
              if (at[i] > 0)
                break;
            }
        }
      while (i < n);
    }
  for (guint i = 0; i < n; i++)
    g_array_unref (values[i]);
}

static void
try_random (Playout *playout,
            int      seat,
            guint    v)
{
  for (guint i = 0; i < RANDOM_TRIES; i++)
    {
      GnMove move;

      gn_move_init (&move, seat, v);
      for (const GnArg *arg = playout->game->verbs[v].args; arg->kind != GN_ARG_NONE; arg++)
        arg_put (playout, arg, gn_stream_next (&playout->stream) % MIN (arg_ways (playout, arg), MOST_COMBINATIONS),
                 &move);
      try_move (playout, move);
    }
}

/* One argument of a listed move changed: each other value; for lists and bags each element. */
static void
try_neighbours (Playout      *playout,
                const GnMove *listed)
{
  for (const GnArg *arg = playout->game->verbs[listed->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      int first;
      guint range = element_range (playout, arg, &first);
      guint from = arg->kind == GN_ARG_LIST ? 1 : 0;
      guint to = arg->kind == GN_ARG_LIST ? 1 + (guint) MAX (listed->arg[arg->at], 0)
                 : arg->kind == GN_ARG_BAG ? arg->size
                                           : 1;
      GnMove move = *listed;

      arg_put (playout, arg, 0, &move);
      try_move (playout, move);
      if (arg->kind == GN_ARG_FIGURE)
        {
          for (guint k = 1; k <= figure_ways (); k++)
            {
              arg_put (playout, arg, k, &move);
              try_move (playout, move);
            }
          continue;
        }

      for (guint i = from; i < to; i++)
        for (guint k = 0; k < range; k++)
          {
            move = *listed;
            if (arg->kind == GN_ARG_BAG && move.arg[arg->at] == GN_NONE)
              memset (&move.arg[arg->at], 0, arg->size * sizeof (gint16));
            move.arg[arg->at + i] = (gint16) (first + (int) k);
            try_move (playout, move);
          }

      if (arg->kind != GN_ARG_LIST)
        continue;

      /* One shorter, and one longer by each value. */
      int length = MAX (listed->arg[arg->at], 0);

      if (length > 0)
        {
          move = *listed;
          move.arg[arg->at] = (gint16) (length - 1);
          try_move (playout, move);
        }
      for (guint k = 0; k < range && length + 1 < arg->size; k++)
        {
          move = *listed;
          move.arg[arg->at] = (gint16) (length + 1);
          move.arg[arg->at + 1 + length] = (gint16) (first + (int) k);
          try_move (playout, move);
        }
    }
}

void
check_complete (Playout *playout)
{
  const GnGame *game = playout->game;
  g_autofree gpointer before = playout_dup (playout, playout->state);

  for (guint v = 0; v < gn_game_n_verbs (game); v++)
    {
      guint64 all = 1;
      guint n_listed = 0;

      for (const GnArg *arg = game->verbs[v].args; arg->kind != GN_ARG_NONE && all <= MOST_COMBINATIONS; arg++)
        all *= arg_ways (playout, arg);

      if (all <= MOST_COMBINATIONS)
        {
          try_all (playout, v);
          continue;
        }
      for (int seat = GN_PUBLIC; seat <= playout->match->n_seats; seat++)
        try_random (playout, seat, v);

      for (guint i = 0; i < playout->legal.n; i++)
        n_listed += playout->legal.move[i].verb == v;
      for (guint i = 0; i < playout->legal.n; i++)
        if (playout->legal.move[i].verb == v && gn_stream_below (&playout->stream, n_listed) < 12)
          try_neighbours (playout, &playout->legal.move[i]);
    }

  playout_require (playout, playout_same (playout, before, playout->state), "a refused move changed the state");
}

/* ---- What is left out hits nobody --------------------------------------------- */

static gboolean
same_but_for (const GnMove *a,
              const GnMove *b,
              const GnArg  *arg)
{
  if (a->seat != b->seat || a->verb != b->verb)
    return FALSE;
  for (guint slot = 0; slot < GN_MAX_ARGS; slot++)
    if ((slot < arg->at || slot >= arg->at + arg->size) && a->arg[slot] != b->arg[slot])
      return FALSE;
  return TRUE;
}

static gboolean
may_be_left_out (const Playout *playout,
                 const GnVerb  *verb,
                 const GnArg   *arg)
{
  const KnownGame *known = known_game (playout->game->id);
  g_autofree char *name = g_strdup_printf ("%s.%s", verb->id, arg->name);

  /* How many is no question of whom: all that can be, or one, as the game says. */
  return arg->kind == GN_ARG_NUMBER || arg->kind == GN_ARG_FIGURE || g_strv_contains (known->usual, name);
}

/* What a player need not say is what everybody would want. Whom or what a move is done to is not of that kind: without
 * that argument it is done to nothing, or there is only one thing that it can be done to. */
static void
check_left_out_of (Playout      *playout,
                   const GnMove *move,
                   const GnArg  *arg)
{
  const GnMove *meant = NULL, *other = NULL;
  GnMove none = *move;

  none.arg[arg->at] = GN_NONE;
  gn_move_normalise (playout->game, &none);
  if ((arg->flags & GN_ARG_OPTIONAL) && playout->game->check (playout->match, playout->state, &none, NULL))
    meant = &none;
  for (guint i = 0; i < playout->legal.n; i++)
    {
      const GnMove *listed = &playout->legal.move[i];

      if (!same_but_for (listed, move, arg))
        continue;
      if (!meant && (arg->flags & GN_ARG_USUAL))
        meant = listed;
      else if (!meant || meant->arg[arg->at] != listed->arg[arg->at])
        other = listed;
    }
  if (!meant || !other)
    return;

  g_autofree gpointer one = playout_dup (playout, playout->state);
  guint n_same = 0, n_different = 0;

  playout_apply (playout, one, meant, NULL);
  for (guint i = 0; i < playout->legal.n; i++)
    {
      const GnMove *listed = &playout->legal.move[i];
      g_autofree gpointer state = NULL;

      if (!same_but_for (listed, move, arg) || listed->arg[arg->at] == GN_NONE)
        continue;
      state = playout_dup (playout, playout->state);
      playout_apply (playout, state, listed, NULL);
      if (playout_same (playout, one, state))
        n_same++;
      else
        n_different++;
    }
  if (n_same > 0 && n_different > 0)
    {
      g_autofree char *words = move_words (playout, meant);

      playout_fail (playout, "nobody said which %s, and one was chosen: %s", arg->name, words);
    }
}

void
check_left_out (Playout *playout)
{
  if (playout->legal.n == 0)
    return;

  const GnMove *move = &playout->legal.move[gn_stream_below (&playout->stream, playout->legal.n)];
  const GnVerb *verb = &playout->game->verbs[move->verb];

  /* Chance brings what is due in any order. */
  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE && move->seat != GN_CHANCE; arg++)
    if ((arg->flags & (GN_ARG_USUAL | GN_ARG_OPTIONAL)) && !may_be_left_out (playout, verb, arg))
      check_left_out_of (playout, move, arg);
}

/* ---- Wholes equal their parts ------------------------------------------------- */

static void
check_whole (Playout      *playout,
             const GnMove *whole)
{
  const GnGame *game = playout->game;
  GnSay why = { 0 };

  if (!game->check (playout->match, playout->state, whole, &why))
    return;

  g_autofree gpointer state = playout_dup (playout, playout->state);
  g_autofree char *words = move_words (playout, whole);
  g_auto (GnMoveList) parts = { 0 };
  gboolean fits;

  game->take_apart (playout->match, playout->state, whole, &parts);
  playout_require (playout, parts.n > 0, "a whole without parts: %s", words);
  for (guint i = 0; i < parts.n; i++)
    {
      fits = game->check (playout->match, state, &parts.move[i], &why);
      playout_require (playout, fits, "a whole is accepted, its part %u is not (%s): %s", i, game->texts[why.text].id,
                       words);
      playout_apply (playout, state, &parts.move[i], NULL);
    }
}

void
check_wholes (Playout *playout)
{
  for (guint v = 0; v < gn_game_n_verbs (playout->game); v++)
    {
      if (!(playout->game->verbs[v].flags & GN_VERB_WHOLE))
        continue;

      for (guint i = 0; i < RANDOM_TRIES; i++)
        {
          GnMove move;

          gn_move_init (&move, (int) gn_stream_below (&playout->stream, playout->match->n_seats), v);
          for (const GnArg *arg = playout->game->verbs[v].args; arg->kind != GN_ARG_NONE; arg++)
            arg_put (playout, arg, gn_stream_next (&playout->stream) % MIN (arg_ways (playout, arg), MOST_COMBINATIONS),
                     &move);
          gn_move_normalise (playout->game, &move);
          check_whole (playout, &move);
        }
    }
}
