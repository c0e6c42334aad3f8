/* test-record.c: a table and its record: written, opened, torn, tampered with, and a disk in trouble
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/state/position.h"
#include "core/record/record-private.h"
#include "core/table/match-table-private.h"
#include "core/base/rng.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

static char *folder;

static GFile *
new_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_unlink (path);
  return g_file_new_for_path (path);
}

static char *
contents (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The file with @find replaced everywhere by @by. */
static void
tamper (GFile      *file,
        const char *find,
        const char *by)
{
  g_autofree char *text = contents (file);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, find, by, 0), >, 0);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
}

static GnMatchTable *
recorded_table (gboolean  app,
                GFile    *file)
{
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_new (harbour_match (app), NULL, NULL, &error);

  g_assert_no_error (error);
  gn_match_table_record (table, file, &error);
  g_assert_no_error (error);
  return table;
}

static GnMatchTable *
open_table (GFile *file,
            guint  n_notices)
{
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_open (file, TRUE, &notices, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (notices), ==, n_notices);
  return table;
}

static void
refused (GFile        *file,
         GnFileError code,
         const char   *says)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_match_table_open (file, TRUE, NULL, &error));
  g_assert_error (error, GN_FILE_ERROR, (int) code);
  if (says && !strstr (error->message, says))
    g_error ("“%s” does not say “%s”", error->message, says);
}

/* A little of everything. */
static void
play (GnMatchTable *table)
{
  g_autoptr (JsonNode) position = json ("{'gold':{'1':7}}");
  g_autoptr (JsonNode) card = json ("{'worth':3}");
  g_autoptr (GError) error = NULL;
  const gboolean app = gn_match_table_get_match (table)->dealer[FAMILY_DICE] == GN_DEALER_APP;

  must (table, 0, "hide n=2");
  must (table, 1, "sail");
  if (!app)
    must (table, GN_CHANCE, "rolled n=6");
  must (table, now (table)->turn, "ship cargo=tea:1,wine:2");
  must (table, now (table)->turn, "draw");
  gn_match_table_note (table, "“quoted” \"\\ and\nmore");
  undo (table, gn_match_table_get_n_steps (table) - 1, TRUE);
  must (table, now (table)->turn, "call kinds=tea,tea loud=- to=0");
  must (table, now (table)->turn, "earn n=3");
  undo (table, gn_match_table_get_n_steps (table) - 2, FALSE);
  g_assert_true (gn_match_table_redo (table, NULL));
  g_assert_true (gn_match_table_amend (table, position, "Ben had 7", NULL, &error));
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, card, NULL, &error));
  g_assert_true (gn_match_table_set_dealer (table, "dice", app ? GN_DEALER_BOX : GN_DEALER_APP, &error));
  g_assert_no_error (error);
  must (table, now (table)->turn, "earn n=1");
  must (table, now (table)->turn, "draw");
}

static void
same_table (GnMatchTable *a,
            GnMatchTable *b)
{
  const GnMatch *ma = gn_match_table_get_match (a), *mb = gn_match_table_get_match (b);
  GPtrArray *la = gn_match_table_get_log (a), *lb = gn_match_table_get_log (b);

  same_steps (a, b);
  for (guint i = 0; i < la->len; i++)
    {
      const GnStep *x = la->pdata[i], *y = lb->pdata[i];
      g_autofree char *tx = gn_match_table_step_text (a, x, GN_EVERYTHING);
      g_autofree char *ty = gn_match_table_step_text (b, y, GN_EVERYTHING);

      g_assert_cmpstr (tx, ==, ty);
      g_assert_cmpint (x->kind, ==, y->kind);
      g_assert_cmpuint (x->number, ==, y->number);
      g_assert_cmpuint (x->flags, ==, y->flags);
      g_assert_cmpuint (x->forced, ==, y->forced);
      g_assert_cmpuint (x->story->n, ==, y->story->n);
      g_assert_cmpmem (x->moves->data, x->moves->len * sizeof (GnMove), y->moves->data,
                       y->moves->len * sizeof (GnMove));
    }

  g_assert_cmpmem (ma->dealer, sizeof ma->dealer, mb->dealer, sizeof mb->dealer);
  g_assert_cmpmem (ma->seed, sizeof ma->seed, mb->seed, sizeof mb->seed);
  g_assert_cmpuint (gn_set_size (ma->set, FAMILY_CARDS), ==, gn_set_size (mb->set, FAMILY_CARDS));
  for (guint i = 0; i < gn_set_size (ma->set, FAMILY_CARDS); i++)
    g_assert_cmpstr (gn_set_id (ma->set, FAMILY_CARDS, i), ==, gn_set_id (mb->set, FAMILY_CARDS, i));
  g_assert_cmpint (gn_match_table_get_started (a), ==, gn_match_table_get_started (b));
}

/* ---- Written and read ------------------------------------------------------- */

static void
test_form (void)
{
  g_autoptr (GFile) file = new_file ("form.gnomon");
  g_autoptr (GnMatchTable) table = recorded_table (FALSE, file);

  must (table, 0, "sail");
  must (table, GN_CHANCE, "rolled n=6");
  undo (table, 1, FALSE);
  g_assert_true (gn_match_table_redo (table, NULL));
  gn_match_table_note (table, "n");

  g_autofree char *text = contents (file);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_cmpstr (lines[1], ==, "{\"i\":1,\"t\":0,\"m\":[[0,\"sail\"]]}");
  g_assert_cmpstr (lines[2], ==, "{\"i\":2,\"m\":[[-1,\"rolled\",6],[1,\"bow\"]],\"s\":1}");
  g_assert_cmpstr (lines[3], ==, "{\"i\":3,\"undo\":1}");
  g_assert_cmpstr (lines[4], ==, "{\"i\":4,\"redo\":1}");
  g_assert_cmpstr (lines[5], ==, "{\"i\":5,\"note\":\"n\"}");
  g_assert_cmpstr (lines[6], ==, "");
}

/* Durable with every entry: what a second reader finds is all that the table shows. */
static void
test_reopen (gconstpointer app)
{
  g_autoptr (GFile) file = new_file ("reopen.gnomon");
  g_autoptr (GFile) copy = new_file ("reopen-copy.gnomon");
  GnMatchTable *table = recorded_table (GPOINTER_TO_INT (app), file);
  g_autoptr (GError) error = NULL;

  play (table);

  /* As if killed: what is in the file now. */
  g_autofree char *text = contents (file);
  g_autofree char *path = g_file_get_path (copy);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_autoptr (GnMatchTable) killed = open_table (copy, 0);
  same_table (table, killed);

  gn_match_table_close_record (table);
  g_autoptr (GnMatchTable) again = open_table (file, 0);
  same_table (table, again);
  g_object_unref (table);

  /* It goes on in the same file. */
  must (again, now (again)->turn, "earn n=1");
  g_assert_true (gn_match_table_stop (again, &error));
  gn_match_table_close_record (again);
  g_autoptr (GnMatchTable) over = open_table (file, 0);
  same_table (again, over);
  g_assert_true (gn_match_table_is_over (over));
}

/* A record that is begun late has everything, and a copy of it too. */
static void
test_late_and_save (void)
{
  g_autoptr (GFile) late = new_file ("late.gnomon");
  g_autoptr (GFile) saved = new_file ("saved.gnomon");
  g_autoptr (GFile) again = new_file ("again.gnomon");
  g_autoptr (GnMatchTable) table = gn_match_table_new (harbour_match (TRUE), NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;

  play (table);
  gn_match_table_record (table, late, &error);
  g_assert_no_error (error);
  must (table, now (table)->turn, "earn n=2");
  g_assert_true (gn_match_table_save (table, saved, &error));
  g_assert_no_error (error);
  g_assert_false (gn_match_table_save (table, saved, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);
  gn_match_table_close_record (table);

  g_autoptr (GnMatchTable) one = open_table (late, 0);
  g_autoptr (GnMatchTable) two = open_table (saved, 0);
  same_table (table, one);
  same_table (table, two);

  must (two, now (two)->turn, "earn n=2");
  g_assert_true (gn_match_table_save (two, again, &error));
  g_autoptr (GnMatchTable) three = open_table (again, 0);
  same_table (two, three);

  /* The one that is kept goes on where it was. */
  must (two, now (two)->turn, "earn n=1");
  g_assert_null (gn_match_table_get_trouble (two));
  gn_match_table_close_record (two);
  g_autoptr (GnMatchTable) four = open_table (saved, 0);
  same_table (two, four);

  /* The header tells how it began: not what was learnt since. */
  const GnSet *set = gn_match_table_get_match (table)->set;
  g_autofree char *text = contents (late);
  g_autofree char *taught = g_strdup_printf ("\"%s\"",
                                             gn_set_id (set, FAMILY_CARDS, gn_set_size (set, FAMILY_CARDS) - 1));
  const char *found = strstr (text, taught);
  g_assert_true (found && found > strchr (text, '\n'));
}

/* Before a record outgrows what is read, the table goes on in another file. Nothing is lost, and both can be opened. */
static void
test_outgrown (gconstpointer app)
{
  g_autoptr (GFile) file = new_file ("long.gnomon");
  g_autoptr (GFile) second = new_file ("long 2.gnomon");
  g_autoptr (GFile) third = new_file ("long 3.gnomon");
  GnMatchTable *table = recorded_table (GPOINTER_TO_INT (app), file);
  g_autoptr (GError) error = NULL;
  guint before;

  play (table);
  before = gn_match_table_get_n_steps (table);
  table->full_at = table->cost + 3 * gn_table_step_cost (table, GN_STEP_MOVES, 1);
  for (guint i = 0; i < 10 && g_file_equal (gn_match_table_get_file (table), file); i++)
    must (table, now (table)->turn, "earn n=1");
  g_assert_true (g_file_equal (gn_match_table_get_file (table), second));
  g_assert_cmpuint (gn_match_table_get_n_steps (table), >, before);
  g_assert_null (gn_match_table_get_trouble (table));

  /* All that was entered up to here is in the first file, and the second begins where it ends. */
  char hash[17], other[17];
  g_autoptr (GnMatchTable) first = open_table (file, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (first), ==, gn_match_table_get_n_steps (table));
  g_autoptr (GnMatchTable) begun = gn_match_table_open (second, FALSE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (begun), ==, 0);
  g_autoptr (JsonNode) there = gn_position_to_json (gn_match_table_get_match (first), now (first), GN_EVERYTHING);
  g_autoptr (JsonNode) here = gn_position_to_json (gn_match_table_get_match (table), now (table), GN_EVERYTHING);
  g_assert_true (json_node_equal (there, here));
  gn_state_hash (gn_match_table_get_match (table), now (table), hash);
  gn_state_hash (gn_match_table_get_match (begun), now (begun), other);
  g_assert_cmpstr (hash, ==, other);

  /* It is played on; what is in the file can be undone and redone, what is not cannot. */
  const guint base = gn_match_table_get_n_steps (table);
  g_clear_object (&begun);
  table->full_at = G_MAXUINT64;
  must (table, now (table)->turn, "earn n=2");
  must (table, now (table)->turn, "earn n=1");
  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (gn_match_table_redo (table, &error));
  g_assert_true (gn_match_table_undo (table, base + 1, TRUE, &error));
  g_assert_false (gn_match_table_undo (table, base - 1, TRUE, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING);
  g_clear_error (&error);
  must (table, now (table)->turn, "earn n=2");

  /* And a third one follows, and after it others would. */
  table->full_at = 1;
  must (table, now (table)->turn, "earn n=1");
  g_assert_cmpuint (table->full_at, ==, 1);
  table->full_at = G_MAXUINT64;
  g_assert_true (g_file_equal (gn_match_table_get_file (table), third));
  must (table, now (table)->turn, "earn n=1");
  gn_state_hash (gn_match_table_get_match (table), now (table), hash);
  g_object_unref (table);

  g_autoptr (GnMatchTable) again = open_table (third, 0);
  gn_state_hash (gn_match_table_get_match (again), now (again), other);
  g_assert_cmpstr (hash, ==, other);
  g_autoptr (GnMatchTable) middle = open_table (second, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (middle), >, 2);
}

static void
test_position_start (void)
{
  g_autoptr (GFile) file = new_file ("position.gnomon");
  g_autoptr (JsonNode) position = json ("{'round':3,'gold':[1,2]}");
  g_autoptr (GnMatchTable) table = gn_match_table_new (harbour_match (FALSE), position, NULL, NULL);

  g_assert_true (gn_match_table_record (table, file, NULL));
  must (table, 0, "earn n=3");
  gn_match_table_close_record (table);
  g_autoptr (GnMatchTable) opened = open_table (file, 0);
  same_table (table, opened);
}

/* The clock of a match goes on where it stood. */
static void
test_time (void)
{
  g_autoptr (GFile) file = new_file ("time.gnomon");
  GnMatchTable *table = recorded_table (FALSE, file);

  must (table, 0, "earn n=1");
  gn_match_table_close_record (table);
  g_object_unref (table);
  tamper (file, "\"t\":0", "\"t\":5000");

  g_autoptr (GnMatchTable) opened = open_table (file, 0);
  g_assert_cmpint (gn_match_table_get_step (opened, 1)->time, ==, 5000);
  g_assert_cmpint (gn_match_table_get_elapsed (opened), >=, 5000);
  must (opened, 1, "earn n=1");
  g_assert_cmpint (gn_match_table_get_step (opened, 2)->time, >=, 5000);
}

/* Sets the time of the record's entry @number, counted from 1. */
static void
at_time (GFile *file,
         guint  number,
         guint  seconds)
{
  g_autofree char *text = contents (file);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *find = g_strdup_printf ("\n{\"i\":%u,", number);
  g_autofree char *by = g_strdup_printf ("%s\"t\":%u,", find, seconds);
  g_autofree char *twice = g_strconcat (by, "\"t\":0,", NULL);
  g_autoptr (GString) changed = g_string_new (text);

  /* an entry in the same second as the one before has no time */
  g_assert_cmpuint (g_string_replace (changed, find, by, 1), ==, 1);
  g_string_replace (changed, twice, by, 1);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
}

/* How long each player has thought: from the line before an entry to the entry. A night is nobody's, nor is an entry
 * that was undone. */
static void
test_thinking (void)
{
  g_autoptr (GFile) file = new_file ("thinking.gnomon");
  GnMatchTable *table = recorded_table (FALSE, file);
  gint64 seconds[GN_MAX_SEATS];

  must (table, 0, "earn n=1");
  must (table, 1, "earn n=1");
  undo (table, 1, FALSE);
  must (table, 1, "earn n=2");
  must (table, 0, "earn n=1");
  must (table, 1, "earn n=1");
  /* played in no time: a record without times tells nothing */
  g_assert_false (gn_match_table_thinking (table, seconds));
  g_assert_cmpint (seconds[0], ==, 0);
  gn_match_table_close_record (table);
  g_object_unref (table);

  at_time (file, 1, 10);
  at_time (file, 2, 40);    /* a slip */
  at_time (file, 3, 50);    /* undone */
  at_time (file, 4, 65);
  at_time (file, 5, 40000); /* the next day */
  at_time (file, 6, 40007);
  tamper (file, "\"t\":0,\"mark\"", "\"t\":40100,\"mark\"");

  g_autoptr (GnMatchTable) opened = open_table (file, 0);

  g_assert_true (gn_match_table_thinking (opened, seconds));
  g_assert_cmpint (seconds[0], ==, 10);
  g_assert_cmpint (seconds[1], ==, 15 + 7);
  /* the evening ended after 40100 seconds: what was entered now was not thought about since 40007 */
  must (opened, 0, "earn n=1");
  g_assert_cmpint (gn_match_table_get_step (opened, 5)->since, ==, 40100);
  g_assert_true (gn_match_table_thinking (opened, seconds));
  g_assert_cmpint (seconds[0], <=, 10 + GN_PAUSE);
  g_assert_cmpint (gn_match_table_get_waiting (opened), >=, 0);
  gn_match_table_set_past (opened, 0, 0);
  g_assert_cmpint (gn_match_table_get_waiting (opened), ==, 0);
}

static void
test_marks (void)
{
  g_autoptr (GFile) file = new_file ("marks.gnomon");
  g_autoptr (GnMatchTable) table = recorded_table (TRUE, file);
  guint n = 0;

  for (guint i = 0; i < 2 * GN_RECORD_MARK_EVERY; i++)
    {
      if (gn_match_table_is_over (table))
        undo (table, 0, TRUE);
      else
        must (table, now (table)->turn, i % 3 ? "earn n=1" : "sail");
    }
  gn_match_table_close_record (table);
  g_autofree char *text = contents (file);
  for (const char *mark = text; (mark = strstr (mark, "\"mark\"")); mark++)
    n++;
  /* Two on the way, one or more at ends of the match, one on closing unless nothing came after. */
  g_assert_cmpuint (n, >=, 3);

  g_autoptr (GnMatchTable) opened = open_table (file, 0);
  same_table (table, opened);
}

static void
test_looking_only (void)
{
  g_autoptr (GFile) file = new_file ("looking.gnomon");
  g_autoptr (GnMatchTable) table = recorded_table (FALSE, file);
  g_autoptr (GError) error = NULL;
  GnReply reply;

  must (table, 0, "earn n=1");

  /* Open here already: not twice to write, but it may be looked at. */
  refused (file, GN_FILE_ERROR_LOCKED, NULL);
  g_autoptr (GnMatchTable) looker = gn_match_table_open (file, FALSE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (looker), ==, 1);
  g_assert_false (say (looker, 1, "earn n=1", &reply));
  g_assert_false (gn_match_table_undo (looker, 0, FALSE, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_READ_ONLY);
}

/* ---- Torn and tampered with ------------------------------------------------- */

static void
test_torn (void)
{
  g_autoptr (GFile) file = new_file ("torn.gnomon");
  g_autofree char *path = g_file_get_path (file);
  GnMatchTable *table = recorded_table (FALSE, file);

  must (table, 0, "earn n=1");
  must (table, 1, "earn n=2");
  g_autofree char *text = contents (file);
  g_object_unref (table);

  g_assert_true (g_file_set_contents (path, text, (gssize) strlen (text) - 5, NULL));
  g_autoptr (GnMatchTable) opened = open_table (file, 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (opened), ==, 1);
  must (opened, 1, "earn n=3");
  gn_match_table_close_record (opened);
  g_autoptr (GnMatchTable) again = open_table (file, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (again), ==, 2);
  g_assert_cmpint (now (again)->gold[1], ==, 8);
}

static void
test_refused_line (void)
{
  g_autoptr (GFile) file = new_file ("refused.gnomon");
  GnMatchTable *table = recorded_table (FALSE, file);

  must (table, 0, "earn n=1");
  must (table, 1, "ship cargo=tea:1");
  must (table, 0, "earn n=2");
  g_autofree char *text = contents (file);
  g_autofree char *path = g_file_get_path (file);
  g_auto (GStrv) notices = NULL;
  gn_match_table_close_record (table);
  Harbour end = *now (table);
  g_object_unref (table);

  /* With a mark behind it the stored position wins, and the host is told. */
  tamper (file, "[0,\"earn\",1]", "[0,\"earn\",9]");
  g_autoptr (GnMatchTable) opened = open_table (file, 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (opened), ==, 3);
  g_assert_cmpmem (&end, sizeof end, now (opened), sizeof end);
  must (opened, now (opened)->turn, "earn n=1");
  gn_match_table_close_record (opened);
  g_clear_object (&opened);
  opened = open_table (file, 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (opened), ==, 4);
  gn_match_table_close_record (opened);

  /* A word that this version does not know is the same. */
  tamper (file, "[0,\"earn\",9]", "[0,\"yodel\"]");
  g_clear_object (&opened);
  opened = open_table (file, 1);
  gn_match_table_close_record (opened);

  /* Of several such lines the first is named. */
  tamper (file, "[0,\"earn\",2]", "[0,\"yodel\"]");
  g_clear_object (&opened);
  g_assert_nonnull ((opened = gn_match_table_open (file, TRUE, &notices, NULL)));
  g_assert_cmpstr (notices[0], ==, "This version reads line 2 differently. The table follows the record.");
  gn_match_table_close_record (opened);

  /* Without one it cannot be. */
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  tamper (file, "[0,\"earn\",1]", "[0,\"earn\",9]");
  refused (file, GN_FILE_ERROR_STEP, "Line 2: 9 is not possible.");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  tamper (file, "\"m\"", "\"mm\"");
  refused (file, GN_FILE_ERROR_STEP, "Line 2");
}

static void
test_other_hash (void)
{
  g_autoptr (GFile) file = new_file ("hash.gnomon");
  GnMatchTable *table = recorded_table (FALSE, file);

  must (table, 0, "earn n=1");
  must (table, 1, "earn n=1");
  gn_match_table_close_record (table);
  g_object_unref (table);

  tamper (file, "[6,6]", "[6,8]");
  g_autoptr (GnMatchTable) same = open_table (file, 0);
  gn_match_table_close_record (same);
  g_assert_cmpint (now (same)->gold[1], ==, 6);

  /* Written with an escape, it is the same mark; and so is a line of moves. */
  tamper (file, "\"hash\"", "\"h\\u0061sh\"");
  tamper (file, "\"m\"", "\"\\u006d\"");
  g_autoptr (GnMatchTable) escaped = open_table (file, 0);
  gn_match_table_close_record (escaped);
  same_steps (same, escaped);
  tamper (file, "\\u0061", "a");
  tamper (file, "\\u006d", "m");

  tamper (file, "\"hash\":\"", "\"hash\":\"0");
  g_autoptr (GnMatchTable) other = open_table (file, 1);
  gn_match_table_close_record (other);
  g_assert_cmpint (now (other)->gold[1], ==, 8);

  /* What wins must fit together. */
  tamper (file, "[6,8]", "[6,-8]");
  refused (file, GN_FILE_ERROR_STEP, "Gold is never negative.");
  tamper (file, "[6,-8]", "[6,\"x\"]");
  refused (file, GN_FILE_ERROR_STEP, "gold.1");
}

static void
test_bad_lines (void)
{
  static const char *const bad[] = {
    "{\"i\":1,\"t\":0,\"undo\":0}", "{\"i\":1,\"t\":0,\"undo\":\"x\"}", "{\"i\":1,\"t\":0,\"redo\":1}",
    "{\"i\":1,\"t\":0,\"redo\":0}", "{\"i\":1,\"t\":0}", "{\"i\":1,\"t\":0,\"m\":[]}",
    "{\"i\":1,\"t\":0,\"m\":[[0,\"earn\",1]]}\n{\"i\":2,\"undo\":0}\n{\"i\":3,\"redo\":2}",
    "{\"i\":1,\"t\":0,\"teach\":7}", "{\"i\":1,\"t\":0,\"terms\":7}",
    "{\"i\":1,\"t\":0,\"teach\":{}}", "{\"i\":1,\"t\":0,\"teach\":{\"family\":\"cards\",\"component\":{\"worth\":77}}}",
    "{\"i\":1,\"t\":0,\"terms\":{\"dealer\":{\"cards\":\"cat\"}}}",
    "{\"i\":1,\"t\":0,\"terms\":{\"dealer\":{\"hats\":\"app\"}}}",
    "{\"i\":1,\"t\":0,\"amend\":{\"gold\":[1]},\"why\":\"\"}", "{\"i\":1,\"t\":0,\"amend\":7}",
    "{\"i\":1,\"t\":0,\"m\":[7]}",
    "{\"i\":1,\"t\":0,\"m\":[[0,\"earn\"]]}", "{\"i\":1,\"t\":0,\"m\":[[0,\"earn\",1],[0,\"earn\",1]]}",
    "{\"i\":0,\"t\":0,\"mark\":7}", "{\"i\":0,\"t\":0,\"mark\":{\"position\":{}}}",
    "{\"i\":0,\"t\":0,\"mark\":{}}", "{\"i\":0,\"t\":0,\"mark\":{\"hash\":\"x\",\"position\":{\"nothing\":1}}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GFile) file = new_file ("bad.gnomon");
      g_autofree char *path = g_file_get_path (file);
      GnMatchTable *table = recorded_table (FALSE, file);
      g_autofree char *header = contents (file);
      g_autofree char *text = g_strconcat (header, bad[i], "\n", NULL);
      g_autofree char *line = g_strdup_printf ("Line %d", strchr (bad[i], '\n') ? 4 : 2);

      g_object_unref (table);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      refused (file, GN_FILE_ERROR_STEP, line);
    }
}

/* A byte changed anywhere: it is refused with a reason, or what is left of it is a table that can be played on. */
static void
test_any_byte (void)
{
  g_autoptr (GFile) file = new_file ("byte.gnomon");
  g_autofree char *path = g_file_get_path (file);
  GnMatchTable *table = recorded_table (TRUE, file);
  static const char strange[] = "{}[]\",:0129-ax \n";
  guint opened = 0, refusals = 0;
  GnStream stream;

  play (table);
  gn_match_table_close_record (table);
  g_object_unref (table);
  g_autofree char *text = contents (file);
  const gsize length = strlen (text);
  const gsize header = strcspn (text, "\n");

  gn_stream_init (&stream, 7);
  for (guint i = 0; i < 1500; i++)
    {
      g_autofree char *changed = g_strdup (text);
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) notices = NULL;
      g_auto (GnMoveList) legal = { 0 };

      changed[header + gn_stream_below (&stream, (guint) (length - header))] = strange[gn_stream_below (
        &stream, sizeof strange - 1)];
      g_assert_true (g_file_set_contents_full (path, changed, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      g_autoptr (GnMatchTable) read = gn_match_table_open (file, FALSE, &notices, &error);

      if (!read)
        {
          refusals++;
          g_assert_nonnull (error);
          g_assert_cmpstr (error->message, !=, "");
          continue;
        }
      opened++;
      gn_match_table_legal (read, GN_PUBLIC, &legal);
      g_assert_true (legal.n > 0 || gn_match_table_is_over (read));
      g_assert_true (harbour_game.audit (gn_match_table_get_match (read), now (read), NULL));
    }

  g_assert_cmpuint (opened, >, 10);
  g_assert_cmpuint (refusals, >, 10);
}

/* What the header says has to be a match of this game. */
static void
test_bad_start (void)
{
  g_autoptr (GFile) file = new_file ("start.gnomon");
  g_autoptr (JsonNode) position = json ("{'round':3,'gold':[1,2]}");
  GnMatchTable *table = gn_match_table_new (harbour_match (FALSE), position, NULL, NULL);

  g_assert_true (gn_match_table_record (table, file, NULL));
  must (table, 0, "earn n=3");
  gn_match_table_close_record (table);
  g_object_unref (table);
  tamper (file, "\"gold\":[1,2]", "\"gold\":[1,-2]");
  refused (file, GN_FILE_ERROR_STEP, "Line 1: Gold is never negative.");
  tamper (file, "\"gold\":[1,-2]", "\"gold\":[1,2,3]");
  refused (file, GN_FILE_ERROR_STEP, "Line 1: gold");
  tamper (file, "\"c1\",\"worth\":1", "\"c1\",\"worth\":9");
  refused (file, GN_FILE_ERROR_HEADER, "the first card cannot be worth 9");
}

/* ---- A disk in trouble ------------------------------------------------------- */

static int broken;

static int
bad_sync (int fd)
{
  if (!broken)
    return fdatasync (fd);
  errno = broken;
  return -1;
}

static void
notified (GObject    *table,
          GParamSpec *pspec,
          guint      *n)
{
  (*n)++;
}

static void
test_trouble (void)
{
  g_autoptr (GFile) file = new_file ("trouble.gnomon");
  g_autoptr (GnMatchTable) table = recorded_table (FALSE, file);
  GnRecordIo real = gn_record_io;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_signal_connect (table, "notify::trouble", G_CALLBACK (notified), &n);
  gn_record_io.fdatasync = bad_sync;
  must (table, 0, "earn n=1");
  g_assert_null (gn_match_table_get_trouble (table));

  broken = ENOSPC;
  must (table, 1, "earn n=1");
  g_assert_nonnull (gn_match_table_get_trouble (table));
  g_assert_cmpuint (n, ==, 1);
  must (table, 0, "earn n=2");
  undo (table, 2, FALSE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (now (table)->gold[1], ==, 6);
  g_assert_false (gn_match_table_retry (table, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);

  /* The disk has room again: the next entry brings all that is missing. */
  broken = 0;
  must (table, 0, "earn n=3");
  g_assert_null (gn_match_table_get_trouble (table));
  g_assert_cmpuint (n, ==, 2);
  gn_record_io = real;

  gn_match_table_close_record (table);
  g_autoptr (GnMatchTable) opened = open_table (file, 0);
  same_table (table, opened);
}

/* A record that could not even be made is made when it can be. */
static void
test_no_folder (void)
{
  g_autofree char *path = g_build_filename (folder, "later", NULL);
  g_autofree char *name = g_build_filename (path, "a.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GnMatchTable) table = gn_match_table_new (harbour_match (FALSE), NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (gn_match_table_record (table, file, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_nonnull (gn_match_table_get_trouble (table));
  must (table, 0, "earn n=1");
  g_assert_nonnull (gn_match_table_get_trouble (table));

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  must (table, 1, "earn n=1");
  g_assert_null (gn_match_table_get_trouble (table));
  gn_match_table_close_record (table);
  g_autoptr (GnMatchTable) opened = open_table (file, 0);
  same_table (table, opened);

  g_unlink (name);
  g_rmdir (path);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("gnomon-test-XXXXXX", NULL);
  g_test_add_func ("/record/form", test_form);
  g_test_add_data_func ("/record/reopen/box", GINT_TO_POINTER (FALSE), test_reopen);
  g_test_add_data_func ("/record/reopen/app", GINT_TO_POINTER (TRUE), test_reopen);
  g_test_add_func ("/record/late-and-save", test_late_and_save);
  g_test_add_data_func ("/record/outgrown/box", GINT_TO_POINTER (FALSE), test_outgrown);
  g_test_add_data_func ("/record/outgrown/app", GINT_TO_POINTER (TRUE), test_outgrown);
  g_test_add_func ("/record/position-start", test_position_start);
  g_test_add_func ("/record/time", test_time);
  g_test_add_func ("/record/thinking", test_thinking);
  g_test_add_func ("/record/marks", test_marks);
  g_test_add_func ("/record/looking-only", test_looking_only);
  g_test_add_func ("/record/torn", test_torn);
  g_test_add_func ("/record/refused-line", test_refused_line);
  g_test_add_func ("/record/other-hash", test_other_hash);
  g_test_add_func ("/record/bad-lines", test_bad_lines);
  g_test_add_func ("/record/any-byte", test_any_byte);
  g_test_add_func ("/record/bad-start", test_bad_start);
  g_test_add_func ("/record/trouble", test_trouble);
  g_test_add_func ("/record/no-folder", test_no_folder);

  int result = g_test_run ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir && (name = g_dir_read_name (dir));)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_unlink (path);
    }
  g_rmdir (folder);
  return result;
}
