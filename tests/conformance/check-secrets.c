/* check-secrets.c: nobody's copy of the table changes with what they may not know
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/game/pile.h"

static gpointer
copy_for (const Playout *playout,
          gconstpointer  state,
          int            viewer)
{
  gpointer copy = playout_dup (playout, state);

  gn_state_redact (playout->match, copy, viewer);
  return copy;
}

static void
require_same_copy (Playout      *playout,
                   gconstpointer a,
                   gconstpointer b,
                   int           viewer,
                   const char   *what)
{
  g_autofree gpointer one = copy_for (playout, a, viewer);
  g_autofree gpointer other = copy_for (playout, b, viewer);

  if (!playout_same (playout, one, other))
    {
      g_autofree char *difference = playout_difference (playout, one, other);

      playout_fail (playout, "%s shows in the copy of viewer %d: %s", what, viewer, difference);
    }
}

/* ---- Fields -------------------------------------------------------------------- */

/* Another value that the field could hold. */
static gint64
another_value (Playout       *playout,
               const GnField *field,
               gint64         value)
{
  gint64 first = field->min, n = (gint64) field->max - field->min + 1;

  if (gn_field_is_bits (field))
    {
      guint size = MIN (gn_match_domain_size (playout->match, field->domain), 63);

      return size ? value ^ (gint64) 1 << gn_stream_below (&playout->stream, size) : value;
    }
  if (field->domain != GN_DOMAIN_NUMBER)
    {
      first = 0;
      n = gn_match_domain_size (playout->match, field->domain);
    }
  return n > 1 ? first + (value - first + 1 + gn_stream_below (&playout->stream, (guint) n - 1)) % n : value;
}

static void
swap_pile (Playout       *playout,
           const GnField *field,
           guint          at)
{
  g_autofree gpointer swapped = playout_dup (playout, playout->state);
  GnPile *pile = (GnPile *) ((guint8 *) swapped + field->offset) + at;
  guint size = gn_match_domain_size (playout->match, field->domain);

  for (guint i = 0; i < pile->n; i++)
    {
      GnLayer *layer = &pile->layer[i];
      gint16 card = layer->card;

      if (card < 0 || layer->seen == GN_ALL_SEE || size < 2)
        continue;

      layer->card = (gint16) ((card + 1 + (int) gn_stream_below (&playout->stream, size - 1)) % (int) size);
      for (int viewer = GN_PUBLIC; viewer < playout->match->n_seats; viewer++)
        if (viewer == GN_PUBLIC || (viewer >= 0 && !(layer->seen & GN_SEES (viewer))))
          require_same_copy (playout, playout->state, swapped, viewer, field->id);
      layer->card = card;
    }
}

static void
swap_element (Playout       *playout,
              const GnField *field,
              int            i,
              int            j)
{
  g_autofree gpointer swapped = playout_dup (playout, playout->state);
  gint64 value = gn_field_get (field, playout->state, i, j);

  gn_field_set (field, swapped, i, j, another_value (playout, field, value));
  for (int viewer = GN_PUBLIC; viewer < playout->match->n_seats; viewer++)
    if (viewer == GN_PUBLIC || (viewer >= 0 && (field->known == GN_KNOWN_NOBODY || viewer != i)))
      require_same_copy (playout, playout->state, swapped, viewer, field->id);
}

static void
swap_field (Playout       *playout,
            const GnField *field)
{
  int n = (int) gn_field_length (playout->match, field, 0), m = (int) gn_field_length (playout->match, field, 1);

  if (field->type == GN_FIELD_PILE)
    {
      for (int i = 0; i < MAX (n, 1); i++)
        swap_pile (playout, field, (guint) i);
      return;
    }

  if (field->known != GN_KNOWN_OWNER && field->known != GN_KNOWN_NOBODY)
    return;
  for (int i = n ? 0 : -1; i < n; i++)
    for (int j = m ? 0 : -1; j < m; j++)
      swap_element (playout, field, i, j);
}

/* ---- Copies can be asked ----------------------------------------------------------- */

/* What follows from the fields has names of its own, and can be worked out for everybody. */
static void
check_derived (Playout       *playout,
               gconstpointer  copy)
{
  const GnGame *game = playout->game;
  g_autoptr (JsonObject) figures = json_object_new ();

  if (!game->derived)
    return;

  game->derived (playout->match, copy, figures);
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    playout_require (playout, !json_object_has_member (figures, field->id),
                     "%s is a field and a derived figure", field->id);
}

static void
check_copy (Playout *playout,
            int      viewer)
{
  const GnGame *game = playout->game;
  g_autofree gpointer copy = copy_for (playout, playout->state, viewer);
  g_autofree gpointer again = copy_for (playout, copy, viewer);
  g_autofree gpointer everybody = copy_for (playout, copy, GN_PUBLIC);
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  g_auto (GnMoveList) legal = { 0 };
  g_auto (GnInsights) insights = { 0 };
  GnPrompt prompt = { 0 };
  guint own = 0, own_here = 0;

  playout_require (playout, playout_same (playout, copy, again), "redacting twice hides more from viewer %d", viewer);
  require_same_copy (playout, playout->state, everybody, GN_PUBLIC, "what a seat's copy tells");

  /* Lists, prompts, figures and scores come from the copy: all must be ready to work on one. */
  game->legal (playout->match, copy, &legal);
  game->prompt (playout->match, copy, &prompt);
  game->score (playout->match, copy, sheet);
  if (game->insights)
    game->insights (playout->match, copy, &insights);
  for (guint i = 0; i < insights.n; i++)
    check_says (playout, &insights.insight[i].label, GN_TEXT_LABEL);
  check_derived (playout, copy);

  /* While an outcome is due that only some will see, the others' tables go on as if it had come. */
  if (playout->asked.chance && playout->asked.viewers != GN_ALL_SEE)
    return;

  playout_require (playout, prompt.must == playout->asked.must && prompt.may == playout->asked.may,
                   "viewer %d sees others asked", viewer);
  if (viewer < 0)
    return;

  /* A seat knows what it may do itself. */
  for (guint i = 0; i < legal.n; i++)
    if (legal.move[i].seat == viewer)
      {
        own_here++;
        playout_require (playout, g_hash_table_contains (playout->lookup, &legal.move[i]),
                         "seat %d's copy lists a move (verb %s) that is not there", viewer,
                         game->verbs[legal.move[i].verb].id);
      }
  for (guint i = 0; i < playout->legal.n; i++)
    own += playout->legal.move[i].seat == viewer;
  playout_require (playout, own == own_here, "seat %d has %u moves, its copy lists %u", viewer, own, own_here);
}

/* What is covered on screen: of the others as if nothing were known of it, of oneself and at the end as it is. */
static void
check_covered (Playout *playout,
               int      viewer)
{
  const GnGame *game = playout->game;
  const GnMatch *match = playout->match;
  const gboolean covers = game->covered && game->covered (match) && !((const GnHead *) playout->state)->over
                          && viewer != GN_EVERYTHING;
  g_autofree gpointer copy = copy_for (playout, playout->state, viewer), before = playout_dup (playout, copy);

  gn_state_cover (match, copy, viewer);
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    {
      if (!covers || field->known != GN_KNOWN_COVERED)
        continue;
      for (int i = 0; i < match->n_seats; i++)
        for (int j = 0; j < MAX (1, field->dim[1]); j++)
          {
            const gint64 was = gn_field_get (field, before, i, j), is = gn_field_get (field, copy, i, j);

            playout_require (playout, is == (i == viewer ? was : field->hidden_as), "viewer %d sees %s[%d] on screen",
                             viewer, field->id, i);
            gn_field_set (field, before, i, j, is);
          }
    }
  playout_require (playout, playout_same (playout, before, copy), "more is covered for viewer %d than has to be", viewer);
}

void
check_secrets (Playout *playout)
{
  for (int viewer = 0; viewer < playout->match->n_seats; viewer++)
    check_covered (playout, viewer);
  check_covered (playout, GN_PUBLIC);
  check_covered (playout, GN_EVERYTHING);

  g_autofree gpointer all = copy_for (playout, playout->state, GN_EVERYTHING);

  playout_require (playout, playout_same (playout, all, playout->state), "a copy with everything lacks something");
  if (((const GnHead *) playout->state)->over && !playout->game->keeps_secrets)
    return;  /* After the end all is open. */

  for (const GnField *field = playout->game->fields; field->type != GN_FIELD_END; field++)
    swap_field (playout, field);

  check_copy (playout, GN_PUBLIC);
  for (int seat = 0; seat < playout->match->n_seats; seat++)
    check_copy (playout, seat);
}

/* ---- Outcomes and answers that not all see -------------------------------------------- */

/* The facts that @viewer may read. */
static GnStory *
readable (const GnStory *story,
          int            viewer)
{
  GnStory *copy = gn_story_new ();

  for (guint i = 0; i < story->n; i++)
    {
      GnViewers viewers = story->fact[i].viewers;

      if (viewers == GN_ALL_SEE || (viewer >= 0 && (viewers & GN_SEES (viewer))))
        {
          gn_story_add (copy, viewers, 0);
          copy->fact[copy->n - 1] = story->fact[i];
        }
    }
  return copy;
}

static void
require_hidden (Playout      *playout,
                const GnMove *a,
                const GnMove *b,
                GnViewers     viewers,
                const char   *what)
{
  g_autofree gpointer one = playout_dup (playout, playout->state);
  g_autofree gpointer other = playout_dup (playout, playout->state);
  g_autoptr (GnStory) told = gn_story_new ();
  g_autoptr (GnStory) other_told = gn_story_new ();

  playout_apply (playout, one, a, told);
  playout_apply (playout, other, b, other_told);
  for (int viewer = GN_PUBLIC; viewer < playout->match->n_seats; viewer++)
    {
      if (viewer == GN_HOST || viewer == GN_CHANCE || (viewer >= 0 && (viewers & GN_SEES (viewer))))
        continue;

      g_autoptr (GnStory) read = readable (told, viewer);
      g_autoptr (GnStory) other_read = readable (other_told, viewer);

      require_same_copy (playout, one, other, viewer, what);
      playout_require (playout, read->n == other_read->n, "%s shows viewer %d %u or %u facts", what, viewer, read->n,
                       other_read->n);
      for (guint i = 0; i < read->n; i++)
        playout_require (playout, memcmp (&read->fact[i].say, &other_read->fact[i].say, sizeof (GnSay)) == 0,
                         "%s shows viewer %d in fact %s", what, viewer,
                         playout->game->texts[read->fact[i].say.text].id);
    }
}

/* Do the moves differ in nothing but secret arguments? */
static gboolean
differ_in_secret (const Playout *playout,
                  const GnMove  *a,
                  const GnMove  *b)
{
  GnMove c = *b;

  if (a->seat != b->seat || a->verb != b->verb)
    return FALSE;
  for (const GnArg *arg = playout->game->verbs[a->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (gn_arg_is_secret (playout->match, arg))
      memcpy (&c.arg[arg->at], &a->arg[arg->at], arg->size * sizeof (gint16));
  return gn_move_equal (a, &c);
}

void
check_outcomes_hidden (Playout *playout)
{
  const GnMove *first = NULL;

  if (playout->asked.chance && playout->asked.viewers != GN_ALL_SEE)
    for (guint i = 0; i < playout->legal.n; i++)
      {
        const GnMove *move = &playout->legal.move[i];

        if (move->seat != GN_CHANCE)
          continue;
        if (first)
          require_hidden (playout, first, move, playout->asked.viewers, "a hidden outcome");
        first = move;
      }

  /* A secret answer stays secret while others still think; the last one may bring all to light. */
  if (__builtin_popcount (playout->asked.must) < 2)
    return;
  for (guint i = 1; i < playout->legal.n; i++)
    {
      const GnMove *a = &playout->legal.move[i - 1], *b = &playout->legal.move[i];

      if (a->seat >= 0 && differ_in_secret (playout, a, b))
        require_hidden (playout, a, b, GN_SEES (a->seat), "a secret answer");
    }
}
