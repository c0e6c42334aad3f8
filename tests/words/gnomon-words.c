/* gnomon-words.c: every text of a game, a line each, for those who read over what the program says: `./dev words GAME`
 *
 * A line has the kind, the code, the clause, and the sentence with its gaps filled by 0, 1, 2 and 5, each once; after an
 * arrow what is to be done with the cardboard.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "every-text.h"

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

int
main (int    argc,
      char **argv)
{
  gn_language_init ();
  gn_games_init ();

  const GnGame *game = argc == 2 ? gn_games_find (argv[1]) : NULL;

  if (!game)
    {
      fprintf (stderr, "Which game? There are:");
      for (guint i = 0; gn_games ()[i]; i++)
        fprintf (stderr, " %s", gn_games ()[i]->id);
      fprintf (stderr, "\n");
      return 2;
    }

  g_autoptr (GnMatch) match = every_text_match (game);

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    print_text (match, i);
  return 0;
}
