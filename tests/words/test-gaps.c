/* test-gaps.c: every gap of every sentence of every game is of a kind that there is: none is left with its braces;
 * every clause that a game cites can be read in its rules; what a title cannot say of a field is explained; and a sentence
 * that is heard in place of its instruction tells where a card goes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/rules.h"
#include "games/games.h"
#include "core/match/match.h"
#include "core/words/text.h"

#include <string.h>

static void
check_filled (const GnMatch *match,
              guint          text,
              const char    *words)
{
  const GnText *sentence = &match->game->texts[text];
  g_auto (GStrv) gaps = g_strsplit (sentence->gaps ? sentence->gaps : "", " ", -1);

  for (guint i = 0; gaps[i]; i++)
    {
      g_autofree char *gap = g_strdup_printf ("{%.*s}", (int) strcspn (gaps[i], ":"), gaps[i]);

      if (words && strstr (words, gap))
        g_error ("%s: %s stays as it is in “%s”", sentence->id, gap, words);
    }
}

/* Who hears the sentence alone is told which of two discard piles a card goes to. */
static void
check_pile (const GnMatch *match,
            const GnSay   *say)
{
  static const char *const piles[] = { "boon discard pile", "gnome discard pile" };
  const GnText *text = &match->game->texts[say->text];

  for (guint i = 0; text->instruction && i < G_N_ELEMENTS (piles); i++)
    if (strstr (text->instruction, piles[i]) && gn_say_is_whole (match, say, FALSE) && !strstr (text->text, piles[i]))
      g_error ("%s: “%s” does not tell of the %s", text->id, text->text, piles[i]);
}

static void
test_gaps (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game, game->max_seats, NULL, &error);
  guint read = 0;

  g_assert_no_error (error);
  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      GnSay say = { .text = (guint16) i };
      g_autofree char *words = game->texts[i].text ? gn_say_text (match, &say, FALSE) : NULL;

      check_filled (match, i, words);
      check_pile (match, &say);
      read += words != NULL;
    }
  g_assert_cmpuint (read, >, 0);
}

static void
check_clause (const GnGame *game,
              const char   *clause,
              const char   *cited_by)
{
  if (clause && !gn_rules_find (game, clause))
    g_error ("%s: “%s” cites %s, which is not in the rules", game->id, cited_by, clause);
}

static void
test_clauses (gconstpointer data)
{
  const GnGame *game = data;
  GPtrArray *clauses = gn_rules_load (game);

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      check_clause (game, game->texts[i].clause, game->texts[i].id);
      /* A refusal without a clause gives no reason. */
      g_assert_true (game->texts[i].kind != GN_TEXT_REFUSAL || game->texts[i].clause);
    }
  for (const GnVerb *verb = game->verbs; verb->id; verb++)
    check_clause (game, verb->clause, verb->id);
  for (const GnOption *option = game->options; option && option->id; option++)
    check_clause (game, option->clause, option->id);
  for (const GnSetupStep *step = game->setup; step && step->text; step++)
    check_clause (game, step->clause, step->text);
  for (guint i = 0; i < clauses->len; i++)
    {
      const GnClause *clause = clauses->pdata[i];
      g_auto (GStrv) also = g_strsplit (clause->also ? clause->also : "", " ", -1);

      for (guint k = 0; also[k]; k++)
        if (*also[k])
          check_clause (game, also[k], clause->id);
    }
}

/* A number that runs from 0 to a few and is kept in the middle of a step is nearly always a code, and what a number as
 * an index means cannot be guessed. */
static void
test_fields (gconstpointer data)
{
  const GnGame *game = data;

  for (const GnField *field = game->fields; field->id; field++)
    {
      const gboolean numbered = (field->dim[0] && field->index[0] == GN_DOMAIN_NUMBER)
                                || (field->dim[1] && field->index[1] == GN_DOMAIN_NUMBER);
      const gboolean code = field->type != GN_FIELD_PILE && field->domain == GN_DOMAIN_NUMBER
                            && field->flags & GN_FIELD_FIXED && (field->min == -1 || field->max == 3);

      g_assert_true (field->title && *field->title);
      if (!(field->flags & GN_FIELD_DERIVED) && (numbered || code) && !field->means)
        g_error ("%s: nothing explains the numbers of “%s”: MEANS", game->id, field->id);
    }
}

int
main (int   argc,
      char *argv[])
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/gaps/%s", gn_games ()[i]->id);
      g_autofree char *clauses = g_strdup_printf ("/gaps/%s/clauses", gn_games ()[i]->id);
      g_autofree char *fields = g_strdup_printf ("/gaps/%s/fields", gn_games ()[i]->id);

      g_test_add_data_func (path, gn_games ()[i], test_gaps);
      g_test_add_data_func (clauses, gn_games ()[i], test_clauses);
      g_test_add_data_func (fields, gn_games ()[i], test_fields);
    }
  return g_test_run ();
}
