/* test-corners.c: where no play leads: positions spoilt in one place, any move by anybody, corrections, invented components
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#include "core/library/library.h"
#include "core/state/position-private.h"

#define MOST_MOVES 200

/* Seconds a game: the long run goes on so long, where its matches are not through before. */
#define LONG_ENOUGH 15

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
              check_spoilt (playout, 8);
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
  const guint least = g_getenv ("GNOMON_QUICK") ? 2 : 4, matches = g_getenv ("GNOMON_LONG") ? 40 : least;
  const gint64 enough = g_get_monotonic_time () + LONG_ENOUGH * G_USEC_PER_SEC;
  guint looks = 0;

  for (guint i = 0; i < matches && (i < least || g_get_monotonic_time () < enough); i++)
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
  const guint least = g_getenv ("GNOMON_QUICK") ? 2 : 10, matches = g_getenv ("GNOMON_LONG") ? 100 : least;
  const gint64 enough = g_get_monotonic_time () + LONG_ENOUGH * G_USEC_PER_SEC;
  guint looks = 0, taken = 0;
  gboolean any = FALSE;

  for (guint f = 0; f < gn_game_n_families (game); f++)
    for (const GnAttr *attr = game->families[f].attrs; attr && attr->id; attr++)
      any |= attr->kind == GN_ATTR_EFFECTS;
  for (guint i = 0; any && i < matches && (i < least || g_get_monotonic_time () < enough); i++)
    {
      g_autoptr (Playout) playout = playout_new (game, 1000 + i);

      if (!playout || playout->half)
        continue;
      taken += playout_invent (playout, 1);
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

/* A record of a few entries, of which one value in one line is another. */
static char *
spoil_line (Playout  *playout,
            GStrv     lines,
            guint     n_lines)
{
  const guint which = gn_stream_below (&playout->stream, 2) ? 0 : gn_stream_below (&playout->stream, n_lines);
  g_autoptr (JsonNode) good = json_from_string (lines[which], NULL);
  g_autoptr (JsonNode) spoilt = playout_spoil_json (playout, good);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *other = i == which ? json_to_string (spoilt, FALSE) : NULL;

      g_string_append_printf (text, "%s\n", other ? other : lines[i]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whatever stands in a record: the list of records has it, and it opens, or a sentence says why not. */
static void
test_records (gconstpointer data)
{
  g_autoptr (Playout) playout = playout_new (data, 2);
  g_autoptr (GnMatchTable) table = gn_match_table_new (gn_match_copy (playout->match), NULL, NULL, NULL);
  g_autoptr (GFile) file = gn_library_new_file (playout->match);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_lines, opened = 0;

  g_assert_true (gn_match_table_record (table, file, NULL));
  for (guint i = 0; i < 12 && !gn_match_table_is_over (table); i++)
    {
      memcpy (playout->state, gn_match_table_state (table, GN_EVERYTHING), playout->game->state_size);
      playout_look (playout);
      gn_match_table_do (table, playout_choose (playout), 1, NULL);
    }
  gn_match_table_note (table, "Berta has to go.");
  gn_match_table_stop (table, NULL);
  gn_match_table_close_record (table);
  g_file_load_contents (file, NULL, &text, NULL, NULL, NULL);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  n_lines = g_strv_length (lines);

  for (guint i = 0; i < 80; i++)
    {
      g_autofree char *spoilt = spoil_line (playout, lines, n_lines);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) list = NULL;
      g_autoptr (GnMatchTable) again = NULL;

      g_assert_true (g_file_replace_contents (file, spoilt, strlen (spoilt), NULL, FALSE, 0, NULL, NULL, NULL));
      list = gn_library_list (NULL);
      g_assert_cmpuint (list->len, ==, 1);
      again = gn_match_table_open (file, FALSE, NULL, &error);
      playout_require (playout, again || *error->message, "it is refused without a sentence: %s", spoilt);
      opened += again != NULL;
    }
  /* Some of what is wrong does no harm, or is not read. */
  g_assert_cmpuint (opened, >, 0);
  g_assert_cmpuint (opened, <, 80);
  g_file_delete (file, NULL, NULL);
}

int
main (int   argc,
      char *argv[])
{
  /* A list of records of its own */
  g_autofree char *home = g_dir_make_tmp ("gnomon-corners-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
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
      g_autofree char *records = g_strconcat ("/corners/records/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (records, gn_games ()[i], test_records);
    }
  return g_test_run ();
}
