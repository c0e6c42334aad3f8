/* test-titles.c: what cards do is told in words that people read: everything in the vocabularies has a title, and each
 * title is translated
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/words/component.h"
#include "games/games.h"
#include "core/words/text.h"

/* Runs in the language in which every string shows that it was translated. */
static void
check_title (const char *where,
             const char *id,
             const char *title)
{
  if (!title || !*title)
    g_error ("%s: “%s” has no title", where, id);
  if (g_str_equal (gn_tr (title), title))
    g_error ("%s: the title of “%s” is not translated: “%s”", where, id, title);
}

static void
check_params (const GnEffectWord *word)
{
  for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
    {
      g_autofree char *where = g_strdup_printf ("%s, %s", word->word, param->id);

      check_title (word->word, param->id, param->title);
      if (param->kind != GN_PARAM_WORD)
        continue;
      g_assert_nonnull (param->words);
      if (!param->titles)
        g_error ("%s: its words have no titles", where);
      for (guint i = 0; param->words[i]; i++)
        {
          check_title (where, param->words[i], param->titles[i]);
          for (guint k = 0; k < i; k++)
            if (g_str_equal (gn_tr (param->titles[i]), gn_tr (param->titles[k])))
              g_error ("%s: “%s” and “%s” are called the same", where, param->words[k], param->words[i]);
        }
    }
}

static void
test_titles (gconstpointer data)
{
  const GnGame *game = data;

  for (guint f = 0; f < gn_game_n_families (game); f++)
    for (const GnAttr *attr = game->families[f].attrs; attr && attr->id; attr++)
      {
        check_title (game->families[f].id, attr->id, attr->title);
        for (guint i = 0; attr->effects && attr->effects[i]; i++)
          {
            if (!attr->effect_titles)
              g_error ("%s: its effects have no titles", attr->id);
            check_title (attr->id, attr->effects[i], attr->effect_titles[i]);
          }
        for (const GnEffectWord *word = attr->vocabulary; word && word->word; word++)
          {
            check_title (attr->id, word->word, word->title);
            check_params (word);
          }
      }
}

/* What is printed on a place is asked for by the place's name in the user's language, and never by the id of our
 * files. */
static void
test_places (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnSet) set = gn_set_new_empty (game, "own", "Own box");

  for (guint f = 0; f < gn_game_n_families (game); f++)
    for (const GnDomain *domain = game->domains; game->families[f].attrs && domain->id; domain++)
      for (guint i = 0; !domain->family && domain->values && g_str_has_prefix (game->families[f].id, domain->id)
           && i < domain->n_values;
           i++)
        {
          const char *id = domain->values[i].id;
          g_autofree char *name = gn_set_name_by_id (set, f, id);

          if (g_str_equal (name, id))
            g_error ("%s: “%s” is asked for by its id", game->families[f].id, id);
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
      g_autofree char *path = g_strdup_printf ("/titles/%s", gn_games ()[i]->id);

      g_autofree char *places = g_strdup_printf ("/places/%s", gn_games ()[i]->id);

      g_test_add_data_func (path, gn_games ()[i], test_titles);
      g_test_add_data_func (places, gn_games ()[i], test_places);
    }
  return g_test_run ();
}
