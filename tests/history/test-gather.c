/* test-gather.c: what is gathered from replays against a reckoning from facts and positions in their JSON form; and an
 * index that was brought up to date again and again against one that was made at once
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"
#include "records.h"

#include "core/state/position.h"
#include "core/words/text.h"
#include "games/games.h"
#include "history/game-gather.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <string.h>

#define SEED 5

/* What is due for one thing, value or chance. */
typedef struct {
  guint  n, won;
  double sum;
} Due;

/* ---- An own reckoning ---------------------------------------------------------------------------------------- */

static void
count (GHashTable *due,
       const char *thing,
       gint64      at,
       gboolean    won,
       double      value)
{
  g_autofree char *key = g_strdup_printf ("%s|%" G_GINT64_FORMAT, thing, at);
  Due *one = g_hash_table_lookup (due, key);

  if (!one)
    {
      one = g_new0 (Due, 1);
      g_hash_table_insert (due, g_strdup (key), one);
    }
  one->n++;
  one->won += won;
  one->sum += value;
}

static JsonObject *
position_of (GnMatchTable *table,
             guint         step)
{
  g_autofree gpointer state = gn_match_table_state_at (table, step, GN_EVERYTHING);
  g_autoptr (JsonNode) node = gn_position_to_json (gn_match_table_get_match (table), state, GN_EVERYTHING);

  return json_object_ref (json_node_get_object (node));
}

static void
reckon_course (GHashTable     *due,
               GnMatchTable   *table,
               const GnGather *gather)
{
  const GnField *fields = gn_match_table_get_match (table)->game->fields;
  const char *clock = NULL;
  gint64 last = 0;

  for (guint i = 0; fields[i].type != GN_FIELD_END; i++)
    if (fields[i].flags & GN_FIELD_CLOCK)
      clock = fields[i].id;
  for (guint step = 0; step <= gn_match_table_get_n_steps (table); step++)
    {
      g_autoptr (JsonObject) position = position_of (table, step);
      const gint64 now = json_object_get_int_member (position, clock);
      JsonObjectIter iter;
      const char *thing;
      JsonNode *value;

      if (now <= last)
        continue;
      last = now;
      json_object_iter_init (&iter, json_object_get_object_member (position, gather->field));
      while (json_object_iter_next (&iter, &thing, &value))
        count (due, thing, now, FALSE, (double) json_node_get_int (value));
    }
}

static void
reckon_held (GHashTable         *due,
             GnMatchTable       *table,
             const GnRecordInfo *info,
             const GnGather     *gather)
{
  g_autoptr (JsonObject) position = position_of (table, gn_match_table_get_n_steps (table));
  JsonObjectIter iter;
  const char *thing;
  JsonNode *value;

  json_object_iter_init (&iter, json_object_get_object_member (position, gather->field));
  while (json_object_iter_next (&iter, &thing, &value))
    if (json_node_get_int (value) > 0)
      count (due, thing, 0, reckon_won (info, (guint) json_node_get_int (value) - 1), 0);
}

static void
reckon_start (GHashTable         *due,
              GnMatchTable       *table,
              const GnRecordInfo *info,
              const GnGather     *gather)
{
  for (guint step = 0; step <= gn_match_table_get_n_steps (table); step++)
    {
      g_autoptr (JsonObject) position = position_of (table, step);
      JsonNode *seat = json_object_get_member (position, gather->field);

      if (!seat || json_node_is_null (seat))
        continue;
      count (due, "", json_node_get_int (seat), reckon_won (info, (guint) json_node_get_int (seat)), 0);
      return;
    }
}

/* The facts of the line of play that everybody saw, each as an object with the id of its text as "fact". */
static GPtrArray *
facts_of (GnMatchTable *table)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  const GnMatch *match = gn_match_table_get_match (table);

  for (guint n = 1; n <= gn_match_table_get_n_steps (table); n++)
    {
      const GnStory *story = gn_match_table_get_step (table, n)->story;

      for (guint i = 0; story && i < story->n; i++)
        if (story->fact[i].viewers == GN_ALL_SEE)
          {
            JsonObject *fact = json_object_new ();

            gn_say_add_args (match, &story->fact[i].say, fact);
            json_object_set_string_member (fact, "fact", gn_say_code (match, &story->fact[i].say));
            g_ptr_array_add (facts, fact);
          }
    }
  return facts;
}

static void
reckon_facts (GHashTable         *due,
              GnMatchTable       *table,
              const GnRecordInfo *info,
              const GnGather     *gather)
{
  g_autoptr (GPtrArray) facts = facts_of (table);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gint64 amount = 0;
  gboolean won = FALSE;

  for (guint i = 0; i < facts->len; i++)
    {
      JsonObject *fact = facts->pdata[i];
      const char *id = json_object_get_string_member (fact, "fact");
      const gboolean is = g_str_equal (id, gather->fact);

      if (gather->kind == GN_GATHER_AMOUNT && (is || g_strcmp0 (id, gather->undone) == 0))
        amount = json_object_get_int_member (fact, gather->thing);
      if (gather->kind == GN_GATHER_TAKEN && is && json_object_has_member (fact, gather->thing))
        {
          const guint seat = (guint) json_object_get_int_member (fact, "who");
          const char *thing = json_object_get_string_member (fact, gather->thing);
          char *key = g_strdup_printf ("%u %s", seat, thing);

          /* A player who takes the same thing twice counts once. */
          if (g_hash_table_add (seen, key))
            count (due, thing, 0, reckon_won (info, seat), 0);
        }
      if (gather->kind == GN_GATHER_CHANCE && is && json_object_has_member (fact, gather->thing))
        {
          const gint64 chance = json_object_get_int_member (fact, gather->thing);
          gboolean came = FALSE;

          for (guint k = i + 1; k < facts->len; k++)
            {
              const char *next = json_object_get_string_member (facts->pdata[k], "fact");

              if (g_str_equal (next, gather->fact))
                break;
              came |= g_str_equal (next, gather->came);
            }
          count (due, "", MIN (chance, 999) / 100 * 10, came, (double) chance / 1000);
        }
    }
  for (guint seat = 0; seat < info->n_seats; seat++)
    won |= reckon_won (info, seat);
  if (gather->kind == GN_GATHER_AMOUNT)
    count (due, "", amount, won, 0);
}

static void
reckon_match (GHashTable         *due,
              GnMatchTable       *table,
              const GnRecordInfo *info,
              const GnGather     *gather)
{
  if (gather->kind == GN_GATHER_COURSE)
    reckon_course (due, table, gather);
  else if (gather->kind == GN_GATHER_HELD)
    reckon_held (due, table, info, gather);
  else if (gather->kind == GN_GATHER_START)
    reckon_start (due, table, info, gather);
  else if (gather->kind == GN_GATHER_AMOUNT && gather->field)
    {
      g_autoptr (JsonObject) position = position_of (table, gn_match_table_get_n_steps (table));
      gboolean won = FALSE;

      for (guint seat = 0; seat < info->n_seats; seat++)
        won |= reckon_won (info, seat);
      count (due, "", json_object_get_int_member (position, gather->field), won, 0);
    }
  else if (gather->kind == GN_GATHER_OTHERS)
    {
      /* As the record itself tells, which has the places of parties behind those of the seats. */
      g_autoptr (GnScoresheet) sheet = gn_match_table_score (table, GN_PUBLIC);

      if (sheet->n_parties > info->n_seats)
        count (due, "", 0, info->rank[info->n_seats] == 1 && info->outcome != GN_OUTCOME_TIED, 0);
    }
  else
    reckon_facts (due, table, info, gather);
}

/* Returns: how many figures there are */
static guint
check_figure (GnHistoryIndex *index,
              GPtrArray      *records,
              const GnGame   *game,
              const GnGather *gather)
{
  g_autoptr (GHashTable) due = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GArray) list = gn_history_index_gathered (index, game->id, "", gather);

  for (guint i = 0; i < records->len; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      if (!g_str_equal (info->game_id, game->id) || reckon_kind (info) == GN_KIND_NONE)
        continue;

      g_autoptr (GnMatchTable) table = gn_match_table_open (info->file, FALSE, NULL, NULL);

      reckon_match (due, table, info, gather);
    }
  for (guint i = 0; i < list->len; i++)
    {
      const GnGathered *one = &g_array_index (list, GnGathered, i);
      g_autofree char *key = g_strdup_printf ("%s|%d", one->thing, one->at);
      const Due *is = g_hash_table_lookup (due, key);

      g_test_message ("%s %s %s", game->id, gather->id, key);
      g_assert_nonnull (is);
      g_assert_cmpuint (one->n, ==, is->n);
      g_assert_cmpuint (one->won, ==, is->won);
      if (gather->kind == GN_GATHER_COURSE)
        reckon_about (one->mean, is->sum / is->n);
      if (gather->kind == GN_GATHER_CHANCE)
        reckon_about (one->mean, is->sum);
      if (gather->kind == GN_GATHER_TAKEN || gather->kind == GN_GATHER_HELD)
        g_assert_true (*one->name);
    }
  g_assert_cmpuint (list->len, ==, g_hash_table_size (due));
  return list->len;
}

/* Golden records of each game: @most of them. */
static void
put_golden (guint most)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "conformance", "golden", NULL);
  g_autoptr (GFile) library = gn_library_dir ("records", NULL);

  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      g_autofree char *prefix = g_strconcat (gn_games ()[i]->id, "-", NULL);
      const char *name;

      for (guint n = 0; n < most && (name = g_dir_read_name (dir));)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autoptr (GFile) from = g_file_new_for_path (path), to = g_file_get_child (library, name);

          if (!g_str_has_prefix (name, prefix) || !g_str_has_suffix (name, ".gnomon")
              || strstr (name, "stopped") || !gn_games ()[i]->gather)
            continue;
          g_assert_true (g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
          n++;
        }
    }
}

static void
test_figures (void)
{
  const guint each = g_getenv ("GNOMON_QUICK") ? 1 : 4;

  put_golden (each);

  g_autoptr (GnHistoryIndex) index = reckon_index ();
  g_autoptr (GPtrArray) records = reckon_records ();
  guint figures = 0;

  g_assert_true (gn_history_index_gather (index, NULL, NULL));
  for (guint i = 0; gn_games ()[i]; i++)
    {
      const GnGame *game = gn_games ()[i];

      g_assert_cmpuint (gn_history_index_gather_rest (index, game->id), ==, 0);
      for (const GnGather *gather = game->gather; gather && gather->id; gather++)
        figures += check_figure (index, records, game, gather) > 0;
    }
  g_assert_cmpuint (figures, >=, each > 1 ? 11 : 7);
  reckon_empty ();
}

/* ---- Up to date ------------------------------------------------------------------------------------------------ */

static char *
rebuilt (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "gnomon", "history.sqlite", NULL);

  g_remove (path);

  g_autoptr (GnHistoryIndex) index = reckon_index ();

  g_assert_true (gn_history_index_gather (index, NULL, NULL));
  return gn_history_index_dump (index);
}

static void
test_again (void)
{
  const guint n = g_getenv ("GNOMON_QUICK") ? 8 : 24;
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  years_make (n, SEED);
  {
    g_autoptr (GnHistoryIndex) index = reckon_index ();
    g_autoptr (GFile) gone = years_file (1);

    /* One that is cancelled gathers nothing, and the next one all. */
    g_cancellable_cancel (cancelled);
    g_assert_false (gn_history_index_gather (index, NULL, cancelled));
    g_assert_true (gn_history_index_gather (index, "zavandor", NULL));
    g_assert_true (gn_history_index_gather (index, NULL, NULL));
    /* Gone, changed, new. */
    g_remove (g_file_peek_path (gone));
    years_write (2, SEED + 1);
    years_write (3, SEED + 2);
    years_write (n, SEED);
    gn_history_index_update (index, NULL, NULL);
    g_assert_true (gn_history_index_gather (index, NULL, NULL));

    g_autofree char *grown = gn_history_index_dump (index);

    g_clear_object (&index);

    g_autofree char *made = rebuilt ();

    g_assert_cmpstr (grown, ==, made);
    g_assert_nonnull (strstr (grown, "|start|"));
  }
  reckon_empty ();
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/gather/figures", test_figures);
  g_test_add_func ("/gather/again", test_again);
  return g_test_run ();
}
