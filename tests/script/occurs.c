/* occurs.c: nothing is promised in vain: each fact that a game can tell is told, and each choice of each option changes
 * something
 *
 * Random matches come to most of them. What they do not come to has to occur in a script.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script-private.h"

#include "playout.h"
#include "core/match/option.h"
#include "core/state/position.h"

#include <stdlib.h>
#include <string.h>

#define MATCHES    40
#define MOST_MOVES 3000   /* of a match; what has not happened by then seldom does */

/**
 * Seen:
 * @told: by text
 * @differs: by option and choice, those that have changed something beside the first choice
 */
typedef struct {
  const GnGame *game;
  gboolean     *told;
  gboolean      differs[GN_MAX_OPTIONS][256];
} Seen;

/* ---- What changes with another choice ---------------------------------------------------- */

static gboolean
same_prompt (const GnMatch *match,
             GnPrompt      *a,
             GnPrompt      *b)
{
  g_autofree char *one = gn_say_text (match, &a->what, FALSE);
  g_autofree char *other = gn_say_text (match, &b->what, FALSE);

  return a->must == b->must && a->may == b->may && a->host == b->host && a->chance == b->chance
         && g_str_equal (one, other);
}

static gboolean
same_moves (const GnMoveList *a,
            const GnMoveList *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (!gn_move_equal (&a->move[i], &b->move[i]))
      return FALSE;
  return TRUE;
}

static gboolean
same_chances (const GnOutcomes *a,
              const GnOutcomes *b)
{
  if (a->n != b->n || a->total != b->total)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->outcome[i].weight != b->outcome[i].weight)
      return FALSE;
  return TRUE;
}

static gboolean
same_story (const GnStory *a,
            const GnStory *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->fact[i].say.text != b->fact[i].say.text || a->fact[i].viewers != b->fact[i].viewers)
      return FALSE;
  return TRUE;
}

/* What a player sees and may do, and what comes of @move. */
typedef struct {
  GnMoveList    legal;
  GnPrompt      asked;
  GnOutcomes    outcomes;
  gpointer      after;
  GnStory      *story;
  GnScoresheet *sheet;
  gboolean      covered;
  gboolean      hides;
} Looks;

static void
look (Looks         *looks,
      const GnMatch *match,
      gconstpointer  state,
      const GnMove  *move)
{
  const GnGame *game = match->game;

  memset (looks, 0, sizeof *looks);
  gn_move_list_init (&looks->legal);
  game->legal (match, state, &looks->legal);
  game->prompt (match, state, &looks->asked);
  if (game->chance)
    game->chance (match, state, &looks->outcomes);
  looks->covered = game->covered && game->covered (match);
  looks->hides = game->hides_odds && game->hides_odds (match);
  looks->story = gn_story_new ();
  looks->sheet = gn_scoresheet_new ();
  game->score (match, state, looks->sheet);
  if (game->check (match, state, move, NULL))
    {
      looks->after = g_memdup2 (state, game->state_size);
      game->apply (match, looks->after, move, looks->story);
      gn_state_redact (match, looks->after, GN_PUBLIC);
    }
}

static void
look_away (Looks *looks)
{
  gn_move_list_clear (&looks->legal);
  gn_outcomes_clear (&looks->outcomes);
  gn_story_free (looks->story);
  gn_scoresheet_free (looks->sheet);
  g_free (looks->after);
}

static gboolean
looks_same (const GnMatch *match,
            Looks         *a,
            Looks         *b)
{
  return same_moves (&a->legal, &b->legal) && same_prompt (match, &a->asked, &b->asked)
         && same_chances (&a->outcomes, &b->outcomes) && !a->after == !b->after
         && (!a->after || memcmp (a->after, b->after, match->game->state_size) == 0)
         && same_story (a->story, b->story) && a->covered == b->covered && a->hides == b->hides
         && memcmp (a->sheet, b->sheet, sizeof *a->sheet) == 0;
}

static guint8 *
choice_of (GnMatch *match,
           guint    option,
           guint    own)
{
  return match->game->options[option].per_seat ? &match->seat[0].option[own] : &match->option[option];
}

/* The same state and move with @choice in place of the one that the match has. */
static gboolean
makes_a_difference (Playout      *playout,
                    guint8       *place,
                    guint8        choice,
                    const GnMove *move)
{
  const guint8 is = *place;
  const GnGame *game = playout->game;
  GnSay why = { 0 };
  Looks one, other;
  gboolean fits, same;

  *place = choice;
  fits = !game->audit || game->audit (playout->match, playout->state, &why);
  *place = is;
  if (!fits)
    return FALSE;

  look (&one, playout->match, playout->state, move);
  *place = choice;
  look (&other, playout->match, playout->state, move);
  same = looks_same (playout->match, &one, &other);
  *place = is;
  look_away (&one);
  look_away (&other);
  return !same;
}

/* The same seats begin with @choice: another table, or none. */
static gboolean
starts_otherwise (Playout *playout,
                  guint8  *place,
                  guint8   choice)
{
  const guint8 is = *place;
  const GnGame *game = playout->game;
  g_autofree gpointer one = g_malloc0 (game->state_size);
  g_autofree gpointer other = g_malloc0 (game->state_size);
  gboolean begins, does;

  begins = game->start (playout->match, one, NULL);
  *place = choice;
  does = game->start (playout->match, other, NULL);
  *place = is;
  return begins != does || memcmp (one, other, game->state_size) != 0;
}

/* Each option now and then: the choice that the match has beside the first one, or another if it has that. */
static void
try_options (Seen         *seen,
             Playout      *playout,
             const GnMove *move)
{
  guint own = 0;

  for (guint i = 0; seen->game->options && seen->game->options[i].id; i++)
    {
      const GnOption *option = &seen->game->options[i];
      guint8 *place = choice_of (playout->match, i, own);
      const guint n = gn_option_n_choices (option, playout->match->set);
      const guint8 other = *place ? 0 : (guint8) gn_stream_below (&playout->stream, n);
      const guint8 counts = *place ? *place : other;

      own += option->per_seat;
      if (counts > 0 && !seen->differs[i][counts])
        seen->differs[i][counts] = makes_a_difference (playout, place, other, move);
    }
}

/* Each choice of each option beside the first one, before the match: with these seats the table may lie otherwise. */
static void
try_starts (Seen    *seen,
            Playout *playout)
{
  guint own = 0;

  for (guint i = 0; seen->game->options && seen->game->options[i].id; i++)
    {
      const GnOption *option = &seen->game->options[i];
      guint8 *place = choice_of (playout->match, i, own);
      const guint8 is = *place;

      own += option->per_seat;
      *place = 0;
      for (guint8 choice = 1; choice < gn_option_n_choices (option, playout->match->set); choice++)
        if (!seen->differs[i][choice])
          seen->differs[i][choice] = starts_otherwise (playout, place, choice);
      *place = is;
    }
}

/* ---- Matches --------------------------------------------------------------------------------- */

static void
play (Seen  *seen,
      guint  number)
{
  g_autoptr (Playout) playout = playout_new (seen->game, number);

  if (!playout || playout->half)
    return;

  try_starts (seen, playout);
  while (!((const GnHead *) playout->state)->over && playout->moves->len < MOST_MOVES)
    {
      g_autoptr (GnStory) story = gn_story_new ();

      playout_look (playout);

      const GnMove *chosen = playout_choose (playout);

      g_assert_nonnull (chosen);

      const GnMove move = *chosen;

      try_options (seen, playout, &move);
      playout_apply (playout, playout->state, &move, story);
      g_array_append_vals (playout->moves, &move, 1);
      for (guint i = 0; i < story->n; i++)
        seen->told[story->fact[i].say.text] = TRUE;
    }
}

/* ---- Scripts ---------------------------------------------------------------------------------- */

/* "fact bought", "option gem-supply unlimited": what has occurred in a script of this program */
static GHashTable *occurred;
static guint n_registered, n_run;

void
script_occurs (const char *what,
               const char *id,
               const char *choice)
{
  if (!occurred)
    occurred = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (occurred, g_strjoin (" ", what, id, choice, NULL));
}

void
script_chose (const char *option,
              const char *choice)
{
  script_occurs ("option", option, choice);
}

void
script_told (const char *fact)
{
  script_occurs ("fact", fact, NULL);
}

void
script_counts (gboolean run)
{
  n_registered += !run;
  n_run += run;
}

static gboolean
occurs_in_a_script (const char *what,
                    const char *id,
                    const char *choice)
{
  g_autofree char *name = g_strjoin (" ", what, id, choice, NULL);

  return occurred && g_hash_table_contains (occurred, name);
}

/* Several texts may tell one fact; one of them is enough. */
static gboolean
is_told (const Seen   *seen,
         const GnText *fact)
{
  for (guint i = 1; i < gn_game_n_texts (seen->game); i++)
    if (seen->told[i] && g_strcmp0 (seen->game->texts[i].id, fact->id) == 0)
      return TRUE;
  return occurs_in_a_script ("fact", fact->id, NULL);
}

/* Of choices that are numbers another number is enough. */
static gboolean
is_chosen (const Seen  *seen,
           const GnSet *set,
           guint        i,
           guint        choice)
{
  const GnOption *option = &seen->game->options[i];
  const gboolean number = g_ascii_isdigit (*gn_option_id (option, set, choice));

  for (guint k = 0; k < gn_option_n_choices (option, set); k++)
    {
      const char *id = gn_option_id (option, set, k);

      if ((k == choice || (number && g_ascii_isdigit (*id)))
          && ((k > 0 && seen->differs[i][k]) || occurs_in_a_script ("option", option->id, id)))
        return TRUE;
    }
  return FALSE;
}

/* What neither a match so far nor a script has come to: a line for each, or nothing. */
static GString *
list_missing (const Seen  *seen,
              const GnSet *set)
{
  const GnGame *game = seen->game;
  GString *missing = g_string_new (NULL);

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      const GnText *text = &game->texts[i];

      if (text->kind == GN_TEXT_FACT && text->id && *text->id && !is_told (seen, text))
        g_string_append_printf (missing, "\n  fact %s", text->id);
    }
  for (guint i = 0; game->options && game->options[i].id; i++)
    for (guint choice = 1; choice < gn_option_n_choices (&game->options[i], set); choice++)
      if (!is_chosen (seen, set, i, choice))
        g_string_append_printf (missing, "\n  option %s %s", game->options[i].id,
                                gn_option_id (&game->options[i], set, choice));
  return missing;
}

static void
test_occurs (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatch) match = gn_match_new (game, game->max_seats, NULL, NULL);
  g_autofree Seen *seen = g_new0 (Seen, 1);
  g_autofree gboolean *told = g_new0 (gboolean, gn_game_n_texts (game));

  if (n_run < n_registered)
    {
      g_test_skip ("not all scripts have been run");
      return;
    }
  seen->game = game;
  seen->told = told;

  g_autoptr (GString) missing = list_missing (seen, match->set);

  for (guint i = 0; missing->len && i < MATCHES; i++)
    {
      play (seen, i);
      g_string_free (missing, TRUE);
      missing = list_missing (seen, match->set);
    }
  if (missing->len)
    g_error ("%s: neither a random match nor a script comes to:%s", game->id, missing->str);
}

void
script_add_occurs (const GnGame *game)
{
  /* Cases come before suites, and suites in the order in which they are added. */
  g_autofree char *path = g_strdup_printf ("/%s/in-the-end/occurs", game->id);

  g_test_add_data_func (path, game, test_occurs);
}
