/* test-corners.c: where no play leads: positions spoilt in one place, any move by anybody, corrections, invented components
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#include "core/state/position-private.h"

#define MOST_MOVES 200

/* How many moves are made between two looks; which ones depends on the match. */
#define BETWEEN 40

/* Every second component of some families says what no word of the vocabulary says: the host carries it out. */
static void
give_words (Playout *playout)
{
  const KnownGame *known = known_game (playout->game->id);
  GnSet *set = playout->match->set;
  g_autoptr (GError) error = NULL;

  for (guint k = 0; known->aloud[k].family; k++)
    {
      const int family = gn_game_find_family (playout->game, known->aloud[k].family);
      guint taught = 0;

      for (guint i = playout->number % 2; i < gn_set_size (set, (guint) family); i += 2)
        {
          g_autofree char *text = g_strdup_printf ("{'id':'%s',%s}", gn_set_id (set, (guint) family, i),
                                                   known->aloud[k].said);
          g_autoptr (JsonNode) component = json_from_string (g_strdelimit (text, "'", '"'), &error);

          g_assert_no_error (error);
          /* Not each of them has a place for it. */
          taught += gn_set_teach (set, (guint) family, component, NULL) >= 0;
        }
      g_assert_cmpuint (taught, >, 0);
    }
  gn_match_recompile (playout->match, &error);
  g_assert_no_error (error);
}

/* From a position with more to do, in every second match whose seats and options it suits. */
static void
begin (Playout *playout)
{
  const KnownGame *known = known_game (playout->game->id);
  g_autofree char *text = known->at ? g_strdelimit (g_strdup (known->at), "'", '"') : NULL;
  g_autoptr (JsonNode) position = text && playout->number / 4 % 2 == 0 ? json_from_string (text, NULL) : NULL;

  if (position)
    gn_position_merge (playout->match, playout->state, position, NULL, NULL);
}

/* Plays on as playout_run() does, but not always to the end. */
static void
play (Playout  *playout,
      gboolean  invented,
      guint    *looks)
{
  const gboolean by_hand = known_game (playout->game->id)->aloud[0].family != NULL;

  for (guint i = 0; i < MOST_MOVES && !((const GnHead *) playout->state)->over; i++)
    {
      playout_look (playout);
      check_prompt (playout);
      check_listed (playout);
      check_audit (playout);
      if (gn_stream_below (&playout->stream, BETWEEN) == 0)
        {
          if (invented)
            {
              check_position (playout);
              check_words (playout);
              if (*looks % 4 == 0)
                check_complete (playout);
            }
          else
            {
              check_spoilt (playout, 2);
              check_wrong_json (playout, 100);
            }
          (*looks)++;
        }
      check_strays (playout, playout->state, 60);
      if (!invented)
        check_corrections (playout, by_hand && playout->asked.host ? 150 : 2);

      const GnMove *chosen = playout_choose (playout);

      if (!chosen && !playout_teach (playout))
        return;
      if (!chosen)
        continue;

      g_autoptr (GnStory) story = gn_story_new ();
      g_autofree gpointer silent = playout_dup (playout, playout->state);
      GnMove move = *chosen;

      playout_apply (playout, silent, &move, NULL);
      playout_apply (playout, playout->state, &move, story);
      playout_require (playout, playout_same (playout, silent, playout->state), "the story changes what happens");
      g_array_append_val (playout->moves, move);
      check_story (playout, story);
      for (guint k = 0; k < story->n; k++)
        check_parts (playout, &story->fact[k].say);
    }
}

/* Names, pictures and examples, of a set of which half is known too. */
static void
test_words (gconstpointer data)
{
  guint asked = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (Playout) playout = playout_new (data, i);

      if (!playout)
        continue;
      check_things (playout);
      check_components (playout);
      asked++;
    }
  g_assert_cmpuint (asked, >, 0);
}

static void
test_touched (gconstpointer data)
{
  const GnGame *game = data;
  const guint matches = g_getenv ("GNOMON_LONG") ? 40 : g_getenv ("GNOMON_QUICK") ? 3 : 4;
  guint looks = 0;

  for (guint i = 0; i < matches; i++)
    {
      g_autoptr (Playout) playout = playout_new (game, i);

      if (!playout)
        continue;
      if (!playout->half)
        give_words (playout);
      begin (playout);
      play (playout, FALSE, &looks);
    }
  g_test_message ("%u states", looks);
  g_assert_cmpuint (looks, >, 0);
}

static void
test_invented (gconstpointer data)
{
  const GnGame *game = data;
  const guint matches = g_getenv ("GNOMON_LONG") ? 100 : g_getenv ("GNOMON_QUICK") ? 4 : 10;
  guint looks = 0, taken = 0;
  gboolean any = FALSE;

  for (guint f = 0; f < gn_game_n_families (game); f++)
    for (const GnAttr *attr = game->families[f].attrs; attr && attr->id; attr++)
      any |= attr->kind == GN_ATTR_EFFECTS;
  for (guint i = 0; any && i < matches; i++)
    {
      g_autoptr (Playout) playout = playout_new (game, 1000 + i);

      if (!playout || playout->half)
        continue;
      taken += playout_invent (playout);
      begin (playout);
      play (playout, TRUE, &looks);
    }
  g_test_message ("%u components, %u states", taken, looks);
  g_assert_true (!any || (taken > 0 && looks > 0));
}

/* A mark of a box of which nothing is known yet, from which one field is gone: what it leaves out is no thing that is
 * not there. */
static void
test_marks (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatch) match = gn_match_new (game, game->min_seats, gn_set_new_empty (game, "own-box", "Own box"), NULL);
  g_autofree gpointer state = g_malloc0 (game->state_size), read = g_malloc0 (game->state_size);
  g_autoptr (GString) text = g_string_new (NULL);

  game->start (match, state, NULL);
  gn_position_to_mark (match, state, text);
  for (const GnField *gone = game->fields; gone->type != GN_FIELD_END; gone++)
    {
      g_autoptr (JsonNode) mark = json_from_string (text->str, NULL);

      json_object_remove_member (json_node_get_object (mark), gone->id);
      if (!gn_position_from_mark (match, read, mark, NULL) || gone->domain == GN_DOMAIN_NUMBER
          || gone->type == GN_FIELD_PILE || gn_field_is_bits (gone))
        continue;
      for (guint i = 0; i < MAX (1, gn_field_length (match, gone, 0)); i++)
        for (guint j = 0; j < MAX (1, gn_field_length (match, gone, 1)); j++)
          if ((!gone->dim[0] || gn_field_length (match, gone, 0)) && (!gone->dim[1] || gn_field_length (match, gone, 1)))
            g_assert_cmpint (gn_field_get (gone, read, (int) i, (int) j), <, gn_match_domain_size (match, gone->domain));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *touched = g_strconcat ("/corners/touched/", gn_games ()[i]->id, NULL);
      g_autofree char *invented = g_strconcat ("/corners/invented/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (touched, gn_games ()[i], test_touched);
      g_autofree char *words = g_strconcat ("/corners/words/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (words, gn_games ()[i], test_words);
      g_test_add_data_func (invented, gn_games ()[i], test_invented);
      g_autofree char *marks = g_strconcat ("/corners/marks/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (marks, gn_games ()[i], test_marks);
    }
  return g_test_run ();
}
