/* gnomon-words.c: what a game says, for those who read it over: `./dev words GAME` and `./dev clauses GAME`
 *
 * Of the texts a line has the kind, the code, the clause, and the sentence with its gaps filled by 0, 1, 2 and 5, each
 * once; after an arrow what is to be done with the cardboard. Of the clauses it has the text, and below it everything that
 * cites the clause, so that a link that leads astray can be seen.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "every-text.h"

#include "core/game/rules.h"
#include "games/games.h"

#include <stdio.h>

static void
add_once (GPtrArray *sentences,
          char      *sentence)     /* (transfer full) */
{
  if (!*sentence || g_ptr_array_find_with_equal_func (sentences, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (sentences, sentence);
}

static void
print_text (const GnMatch *match,
            guint          i)
{
  static const char *const kinds[] = { "fact", "refusal", "prompt", "label" };
  const GnText *text = &match->game->texts[i];
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint fill = 0; fill < EVERY_TEXT_FILLS; fill++)
    {
      GnSay say;

      every_text_fill (match, i, fill, &say);
      if (text->text)
        add_once (sentences, gn_say_text (match, &say, FALSE));
      if (text->covered)
        add_once (sentences, gn_say_text (match, &say, TRUE));
      if (text->brief)
        {
          g_autoptr (GArray) brief = gn_say_brief (match, &say);
          GString *words = g_string_new ("(");

          for (guint k = 0; k < brief->len; k++)
            g_string_append (words, g_array_index (brief, GnSpan, k).text);
          add_once (sentences, g_string_free (g_string_append_c (words, ')'), FALSE));
        }
      if (text->instruction)
        {
          g_autofree char *instruction = gn_say_instruction (match, &say, NULL);

          add_once (sentences, g_strconcat ("→ ", instruction, NULL));
        }
    }
  printf ("%s %s %s", kinds[text->kind], text->id, text->clause ? text->clause : "–");
  for (guint k = 0; k < sentences->len; k++)
    printf (" | %s", (const char *) sentences->pdata[k]);
  printf ("\n");
}

static void
print_citing (const GnGame *game,
              const char   *id)
{
  static const char *const kinds[] = { "fact", "refusal", "prompt", "label" };

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    if (g_strcmp0 (game->texts[i].clause, id) == 0)
      printf ("    %s %s: %s\n", kinds[game->texts[i].kind], game->texts[i].id, gn_tr (game->texts[i].text));
  for (const GnVerb *verb = game->verbs; verb->id; verb++)
    if (g_strcmp0 (verb->clause, id) == 0)
      printf ("    move %s: %s\n", verb->id, gn_tr (verb->hint ? verb->hint : verb->title));
  for (const GnOption *option = game->options; option && option->id; option++)
    if (g_strcmp0 (option->clause, id) == 0)
      printf ("    option %s: %s\n", option->id, gn_tr (option->title));
  for (const GnSetupStep *step = game->setup; step && step->text; step++)
    if (g_strcmp0 (step->clause, id) == 0)
      printf ("    setup: %s\n", gn_tr (step->text));
}

static void
print_clauses (const GnGame *game)
{
  GPtrArray *clauses = gn_rules_load (game);

  for (guint i = 0; i < clauses->len; i++)
    {
      const GnClause *clause = clauses->pdata[i];

      printf ("%s %s, %s: %s\n", clause->id, clause->topic, clause->title, clause->text);
      print_citing (game, clause->id);
    }
}

int
main (int    argc,
      char **argv)
{
  gn_language_init ();
  gn_games_init ();

  const gboolean clauses = argc == 3 && g_str_equal (argv[1], "--clauses");
  const GnGame *game = argc == 2 || clauses ? gn_games_find (argv[argc - 1]) : NULL;

  if (!game)
    {
      fprintf (stderr, "Which game? There are:");
      for (guint i = 0; gn_games ()[i]; i++)
        fprintf (stderr, " %s", gn_games ()[i]->id);
      fprintf (stderr, "\n");
      return 2;
    }

  if (clauses)
    {
      print_clauses (game);
      return 0;
    }

  g_autoptr (GnMatch) match = every_text_match (game);

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    print_text (match, i);
  return 0;
}
