/* moves.c: matching a partial move with the list of legal moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "moves.h"

#include "core/base/figure.h"
#include "core/base/story.h"

G_DEFINE_QUARK (gn-move-error-quark, gn_move_error)

/* With more candidates than this, do not try each to find out why nothing fits. */
#define MAX_CANDIDATES 4096

/* ---- Moves ------------------------------------------------------------- */

guint
gn_move_hash (gconstpointer data)
{
  const GnMove *move = data;
  guint64 words[sizeof *move / sizeof (guint64)];
  guint64 hash = 0;

  memcpy (words, move, sizeof words);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      hash ^= words[i];
      hash *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      hash ^= hash >> 29;
    }
  return (guint) (hash ^ hash >> 32);
}

static void
sort_values (gint16 *value,
             guint   n)
{
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && value[k - 1] > value[k]; k--)
      {
        const gint16 lower = value[k];

        value[k] = value[k - 1];
        value[k - 1] = lower;
      }
}

/* Normalizes the slots of a list or bag that is present; the first slot alone tells whether it is. */
static void
normalise_arg (const GnArg *arg,
               GnMove      *move)
{
  gint16 *slot = &move->arg[arg->at];

  if (arg->kind == GN_ARG_LIST)
    {
      guint used = 0;

      if (slot[0] != GN_NONE && slot[0] != GN_OPEN)
        {
          slot[0] = (gint16) CLAMP (slot[0], 0, arg->size - 1);
          used = (guint) slot[0];
          if (arg->flags & GN_ARG_ANY_ORDER)
            sort_values (slot + 1, used);
        }
      for (guint i = 1 + used; i < arg->size; i++)
        slot[i] = GN_NONE;
    }
  else if (arg->kind == GN_ARG_FIGURE)
    {
      const guint n = gn_figure_read (slot, NULL, NULL);

      for (guint i = 1 + 2 * n; i < arg->size; i++)
        slot[i] = GN_NONE;
    }
  else if (arg->kind == GN_ARG_BAG)
    {
      gboolean given = slot[0] != GN_NONE && slot[0] != GN_OPEN;

      for (guint i = 1; i < arg->size; i++)
        if (!given)
          slot[i] = GN_NONE;
        else if (slot[i] == GN_NONE || slot[i] == GN_OPEN)
          slot[i] = 0;
    }
}

void
gn_move_normalise (const GnGame *game,
                   GnMove       *move)
{
  guint32 used = 0;

  for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      normalise_arg (arg, move);
      used |= ((1u << arg->size) - 1) << arg->at;
    }

  for (guint i = 0; i < GN_MAX_ARGS; i++)
    if (!(used >> i & 1))
      move->arg[i] = GN_NONE;
}

void
gn_move_open (const GnGame *game,
              GnMove       *move,
              int           seat,
              guint         verb)
{
  gn_move_init (move, seat, verb);
  for (const GnArg *arg = game->verbs[verb].args; arg->kind != GN_ARG_NONE; arg++)
    move->arg[arg->at] = GN_OPEN;
}

gboolean
gn_move_is_open (const GnGame *game,
                 const GnMove *move)
{
  for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (move->arg[arg->at] == GN_OPEN)
      return TRUE;
  return FALSE;
}

static gboolean
arg_equal (const GnArg  *arg,
           const GnMove *a,
           const GnMove *b)
{
  const gint16 *x = &a->arg[arg->at], *y = &b->arg[arg->at];
  gint16 sorted[GN_MAX_ARGS];

  if (memcmp (x, y, arg->size * sizeof *x) == 0)
    return TRUE;
  if (!(arg->flags & GN_ARG_ANY_ORDER) || x[0] != y[0] || x[0] < 2 || x[0] >= arg->size)
    return FALSE;

  /* A typed or clicked list can be in any order; legal moves are normalized. */
  memcpy (sorted, x + 1, (guint) x[0] * sizeof *x);
  sort_values (sorted, (guint) x[0]);
  return memcmp (sorted, y + 1, (guint) x[0] * sizeof *x) == 0;
}

gboolean
gn_move_fits (const GnGame *game,
              const GnMove *partial,
              const GnMove *move)
{
  if (partial->seat != move->seat || partial->verb != move->verb)
    return FALSE;

  for (const GnArg *arg = game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (partial->arg[arg->at] != GN_OPEN && !arg_equal (arg, partial, move))
      return FALSE;
  return TRUE;
}

/* The move that @partial means if it fits a @listed one: with its own figure, which need not be listed. */
static gboolean
is_meant (const GnMatch *match,
          gconstpointer  state,
          const GnMove  *partial,
          const GnMove  *listed,
          GnMove        *meant)
{
  gboolean figure = FALSE;

  if (partial->seat != listed->seat || partial->verb != listed->verb)
    return FALSE;

  *meant = *listed;
  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_FIGURE && partial->arg[arg->at] != GN_OPEN && !arg_equal (arg, partial, listed))
      {
        memcpy (&meant->arg[arg->at], &partial->arg[arg->at], arg->size * sizeof *meant->arg);
        figure = TRUE;
      }
  return gn_move_fits (match->game, partial, meant) && (!figure || match->game->check (match, state, meant, NULL));
}

void
gn_moves_that_fit (const GnMatch    *match,
                   gconstpointer     state,
                   const GnMoveList *legal,
                   const GnMove     *partial,
                   GnMoveList       *fit)
{
  gboolean figure = FALSE;

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    figure |= arg->kind == GN_ARG_FIGURE && partial->arg[arg->at] != GN_OPEN;
  for (guint i = 0; i < legal->n; i++)
    {
      GnMove meant;
      gboolean known = FALSE;

      if (!is_meant (match, state, partial, &legal->move[i], &meant))
        continue;
      /* all figures that are listed for a cell come to the one that is meant */
      for (guint k = 0; figure && k < fit->n && !known; k++)
        known = gn_move_equal (&fit->move[k], &meant);
      if (!known)
        gn_move_list_append (fit, &meant);
    }
}

/* ---- Listing ----------------------------------------------------------- */

gboolean
gn_lister_offer (GnLister     *lister,
                 const GnMove *move)
{
  if (!lister->match->game->check (lister->match, lister->state, move, NULL))
    return FALSE;

  gn_move_list_append (lister->list, move);
  return TRUE;
}

gboolean
gn_lister_offer_plain (GnLister *lister,
                       int       seat,
                       guint     verb)
{
  GnMove move;

  gn_move_init (&move, seat, verb);
  return gn_lister_offer (lister, &move);
}

/* ---- Ways -------------------------------------------------------------- */

void
gn_ways_clear (GnWays *ways)
{
  g_clear_pointer (&ways->value, g_array_unref);
  gn_move_list_clear (&ways->fit);
  memset (ways, 0, sizeof *ways);
}

static void
gather_values (GnWays      *ways,
               const GnArg *arg)
{
  ways->value = g_array_new (FALSE, FALSE, sizeof (gint16));
  for (guint i = 0; i < ways->fit.n; i++)
    {
      gint16 value = ways->fit.move[i].arg[arg->at];
      gboolean known = FALSE;

      for (guint k = 0; k < ways->value->len && !known; k++)
        known = g_array_index (ways->value, gint16, k) == value;
      if (!known)
        g_array_append_val (ways->value, value);
    }
}

/* Whether the rules take a move of which all that is usual was left out: it says all the same what is meant. */
static gboolean
is_clear (const GnMatch *match,
          gconstpointer  state,
          const GnMove  *partial,
          const GnMove  *first)
{
  GnMove move = *first;

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (partial->arg[arg->at] == GN_OPEN && (arg->flags & GN_ARG_USUAL))
      move.arg[arg->at] = GN_NONE;
  gn_move_normalise (match->game, &move);
  return match->game->check (match, state, &move, NULL);
}

/* From the moves that fit, finds the argument in which they still differ, and whether it may be left out. */
static void
find_open (const GnMatch *match,
           gconstpointer  state,
           const GnMove  *partial,
           GnWays        *ways)
{
  const GnArg *usual = NULL;

  ways->ways = ways->fit.n;
  if (ways->fit.n == 0)
    return;

  ways->only = ways->fit.move[0];
  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE && !ways->open; arg++)
    {
      gboolean differs = FALSE;

      if (partial->arg[arg->at] != GN_OPEN)
        continue;

      for (guint i = 1; i < ways->fit.n && !differs; i++)
        differs = !arg_equal (arg, &ways->fit.move[0], &ways->fit.move[i]);

      if (!differs)
        continue;

      /* An optional argument that is absent in the first listed move is as good as usual. */
      gboolean left_out = (arg->flags & GN_ARG_USUAL)
                          || ((arg->flags & GN_ARG_OPTIONAL) && ways->only.arg[arg->at] == GN_NONE);

      /* What may be absent and is asked for when it is, is never taken for granted. */
      if ((arg->flags & GN_ARG_OPTIONAL) && (arg->flags & GN_ARG_USUAL))
        left_out = is_clear (match, state, partial, &ways->only);

      if (!left_out)
        ways->open = arg;
      else if (!usual)
        usual = arg;
    }

  ways->settled = ways->open == NULL;
  if (ways->settled)
    ways->open = usual;
  if (ways->open && (ways->open->kind == GN_ARG_THING || ways->open->kind == GN_ARG_NUMBER))
    gather_values (ways, ways->open);
}

typedef struct {
  const GnArg  *open[GN_MAX_VERB_ARGS];
  guint         n_open;
  const GnMatch *match;
  gconstpointer state;
  GnWays       *ways;
  guint         tried;
  GnMoveList   *fit;
} Search;

/* The values to try: shown values of the argument's domain, or the numbers that can ever be legal. */
static guint
candidates (const GnMatch *match,
            const GnArg   *arg,
            gint          *first)
{
  if (arg->domain == GN_DOMAIN_NUMBER)
    {
      *first = arg->min;
      return (guint) MAX (0, arg->max - arg->min + 1);
    }

  *first = 0;
  guint size = gn_match_domain_size (match, arg->domain);

  if (arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].hidden)
    size = MIN (size, match->game->domains[arg->domain].hidden);
  return size;
}

static void
try_candidate (Search       *search,
               const GnMove *move)
{
  GnSay why = { 0 };

  search->tried++;
  if (search->match->game->check (search->match, search->state, move, &why))
    {
      GnMove *fit = gn_move_list_add (search->fit, move->seat, move->verb);

      *fit = *move;
    }
  else if (why.text > search->ways->why.text)
    {
      /* Refusals are listed in the order in which they are given: the last one got furthest. */
      search->ways->why = why;
    }
}

static void
search_values (Search *search,
               GnMove *move,
               guint   k)
{
  if (search->tried >= MAX_CANDIDATES)
    return;

  if (k == search->n_open)
    {
      try_candidate (search, move);
      return;
    }

  const GnArg *arg = search->open[k];
  gint16 *slot = &move->arg[arg->at];
  gint first;
  guint n = candidates (search->match, arg, &first);

  if (arg->flags & (GN_ARG_USUAL | GN_ARG_OPTIONAL))
    {
      *slot = GN_NONE;
      search_values (search, move, k + 1);
    }
  else if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER)
    {
      for (guint i = 0; i < n; i++)
        {
          *slot = (gint16) (first + (gint) i);
          search_values (search, move, k + 1);
        }
      if (n == 0)
        {
          *slot = GN_NONE;
          search_values (search, move, k + 1);
        }
    }
  else if (arg->kind == GN_ARG_FIGURE)
    {
      GnFigureRange range = { 0 };

      if (search->match->game->figure_range)
        search->match->game->figure_range (search->match, search->state, move, &range);
      gn_figure_set (slot, &range.least, 1);
      search_values (search, move, k + 1);
    }
  else
    {
      /* For lists and bags, try only the empty one and those with one element. */
      for (gint i = -1; i < (gint) n; i++)
        {
          if (arg->kind == GN_ARG_LIST)
            {
              slot[0] = i >= 0;
              slot[1] = i >= 0 ? (gint16) (first + i) : GN_NONE;
            }
          else if (i < (gint) arg->size)
            {
              for (guint s = 0; s < arg->size; s++)
                slot[s] = (gint) s == i;
            }
          search_values (search, move, k + 1);
        }
    }

  for (guint s = 0; s < arg->size; s++)
    slot[s] = GN_NONE;
}

/* Tries values for open arguments: to learn why nothing fits, and to find moves of verbs that legal() does not
 * list. */
static void
search_ways (const GnMatch *match,
             gconstpointer  state,
             const GnMove  *partial,
             GnWays        *ways,
             GnMoveList    *fit)
{
  Search search = { .match = match, .state = state, .ways = ways, .fit = fit };
  GnMove move = *partial;

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (partial->arg[arg->at] == GN_OPEN)
      {
        search.open[search.n_open++] = arg;
        for (guint s = 0; s < arg->size; s++)
          move.arg[arg->at + s] = GN_NONE;
      }

  search_values (&search, &move, 0);
}

void
gn_moves_ways (const GnMatch *match,
               gconstpointer  state,
               const GnMove  *partial,
               GnWays        *ways)
{
  const GnGame *game = match->game;
  guint flags = game->verbs[partial->verb].flags;
  GnMove said = *partial;

  gn_ways_clear (ways);
  gn_move_normalise (game, &said);

  if (!gn_move_is_open (game, &said))
    {
      if (game->check (match, state, &said, &ways->why))
        {
          GnMove *fit = gn_move_list_add (&ways->fit, said.seat, said.verb);
          *fit = said;
          ways->why = (GnSay) { 0 };
        }
    }
  else if (flags & (GN_VERB_COARSE | GN_VERB_ADJUST | GN_VERB_WHOLE | GN_VERB_ASIDE))
    {
      search_ways (match, state, &said, ways, &ways->fit);
      if (ways->fit.n)
        ways->why = (GnSay) { 0 };
    }
  else
    {
      g_auto (GnMoveList) legal = { 0 };

      game->legal (match, state, &legal);
      gn_moves_that_fit (match, state, &legal, &said, &ways->fit);

      /* legal() lists only one of several equivalent moves; others may still be accepted. */
      if (ways->fit.n == 0)
        search_ways (match, state, &said, ways, &ways->fit);
      if (ways->fit.n)
        ways->why = (GnSay) { 0 };
    }

  find_open (match, state, &said, ways);
}

void
gn_moves_parts (const GnMatch *match,
                gconstpointer  state,
                const GnMove  *whole,
                GnMoveList    *parts)
{
  if (match->game->verbs[whole->verb].flags & GN_VERB_WHOLE)
    match->game->take_apart (match, state, whole, parts);
  else
    gn_move_list_append (parts, whole);
}

static gboolean
names_thing (const GnMatch *match,
             const GnMove  *move,
             GnThing        thing)
{
  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];

      if (arg->domain != thing.domain)
        continue;

      if (arg->kind == GN_ARG_THING && slot[0] == thing.value)
        return TRUE;
      if (arg->kind == GN_ARG_LIST)
        for (gint i = 0; i < slot[0]; i++)
          if (slot[1 + i] == thing.value)
            return TRUE;
      if (arg->kind == GN_ARG_BAG && thing.value >= 0 && thing.value < arg->size
          && slot[0] != GN_NONE && slot[thing.value] > 0)
        return TRUE;
    }
  return FALSE;
}

void
gn_moves_of_thing (const GnMatch *match,
                   gconstpointer  state,
                   int            seat,
                   GnThing        thing,
                   GnMoveList    *list)
{
  g_auto (GnMoveList) legal = { 0 };

  match->game->legal (match, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.move[i].seat == seat && names_thing (match, &legal.move[i], thing))
      {
        GnMove *move = gn_move_list_add (list, seat, legal.move[i].verb);
        *move = legal.move[i];
      }
}
