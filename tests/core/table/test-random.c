/* test-random.c: whole evenings at random: whatever was entered in whatever order, the record leads to the same table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/state/position.h"
#include "core/record/record.h"
#include "core/base/rng.h"

#include <glib/gstdio.h>

#define EVENINGS 40
#define ENTRIES  300

typedef struct {
  GnMatchTable *table;
  GnStream      stream;
  guint         taught;
} Evening;

static void
say_something (Evening *e)
{
  g_auto (GnMoveList) legal = { 0 };
  GnReply reply;

  gn_match_table_legal (e->table, GN_EVERYTHING, &legal);
  if (legal.n == 0)
    {
      g_assert_true (gn_match_table_is_over (e->table));
      return;
    }

  const GnMove *move = &legal.move[gn_stream_below (&e->stream, legal.n)];

  if (!gn_match_table_do (e->table, move, 1, &reply))
    g_error ("refused what it lists: text %u", reply.why.text);
}

/* Anything at all: it is refused and changes nothing, or it is taken. */
static void
say_nonsense (Evening *e)
{
  const GnMatch *match = gn_match_table_get_match (e->table);
  Harbour before = *now (e->table);
  guint steps = gn_match_table_get_n_steps (e->table), redos = gn_match_table_get_n_redo (e->table);
  GnReply reply;
  GnMove move;

  gn_move_init (&move, (int) gn_stream_below (&e->stream, 4) - 2, gn_stream_below (&e->stream, N_VERBS));
  for (guint i = 0; i < 6; i++)
    move.arg[i] = gn_stream_below (&e->stream, 4) == 0 ? GN_OPEN : (gint16) gn_stream_below (&e->stream, 9) - 2;

  if (!gn_match_table_do (e->table, &move, 1, &reply))
    {
      g_assert_cmpmem (&before, sizeof before, now (e->table), sizeof before);
      g_assert_cmpuint (gn_match_table_get_n_steps (e->table), ==, steps);
      g_assert_cmpuint (gn_match_table_get_n_redo (e->table), ==, redos);
      g_assert_true (reply.why.text != 0 || reply.open);
    }
  else
    g_assert_cmpint (match->game->verbs[move.verb].flags & GN_VERB_REFUSED, ==, 0);
}

static void
correct_something (Evening *e)
{
  g_autofree char *text = g_strdup_printf ("{'gold':{'%u':%u},'shipped':['tea']}", gn_stream_below (&e->stream, 2),
                                           gn_stream_below (&e->stream, 20));
  g_autoptr (JsonNode) position = json (text);

  /* It may stand like that already. */
  gn_match_table_amend (e->table, position, "said so", NULL, NULL);
}

static void
learn_something (Evening *e)
{
  g_autofree char *text = NULL;

  if (e->taught < 4 && gn_stream_below (&e->stream, 2))
    text = g_strdup_printf ("{'id':'new-%u','worth':%u}", e->taught++, gn_stream_below (&e->stream, 9));
  else
    text = g_strdup_printf ("{'id':'c%u','worth':%u}", 2 + gn_stream_below (&e->stream, 5),
                            gn_stream_below (&e->stream, 10));

  g_autoptr (JsonNode) component = json (text);
  g_autoptr (GError) error = NULL;

  gn_match_table_teach (e->table, FAMILY_CARDS, component, NULL, &error);
  g_assert_no_error (error);
}

static void
enter_something (Evening *e)
{
  guint steps = gn_match_table_get_n_steps (e->table);
  guint what = gn_stream_below (&e->stream, 100);

  if (what < 65)
    say_something (e);
  else if (what < 75)
    say_nonsense (e);
  else if (what < 85)
    {
      if (steps)
        gn_match_table_undo (e->table, steps - 1 - gn_stream_below (&e->stream, MIN (steps, 4)),
                             gn_stream_below (&e->stream, 2), NULL);
    }
  else if (what < 90)
    gn_match_table_redo (e->table, NULL);
  else if (what < 93)
    correct_something (e);
  else if (what < 95)
    learn_something (e);
  else if (what < 97)
    gn_match_table_set_dealer (e->table, what & 1 ? "cards" : "dice", gn_stream_below (&e->stream, 2), NULL);
  else if (what < 98)
    gn_match_table_note (e->table, "so it was");
  else if (what < 99 && gn_stream_below (&e->stream, 4) == 0)
    gn_match_table_stop (e->table, NULL);
}

static void
same (GnMatchTable *a,
      GnMatchTable *b)
{
  GPtrArray *la = gn_match_table_get_log (a), *lb = gn_match_table_get_log (b);

  same_steps (a, b);
  for (guint i = 0; i < la->len; i++)
    {
      const GnStep *x = la->pdata[i], *y = lb->pdata[i];

      g_assert_cmpuint (x->number, ==, y->number);
      g_assert_cmpuint (x->flags, ==, y->flags);
      g_assert_cmpuint (x->forced, ==, y->forced);
      g_assert_cmpstr (x->why, ==, y->why);
      g_assert_cmpuint (x->story->n, ==, y->story->n);
      for (guint k = 0; k < x->story->n; k++)
        {
          const GnFact *f = &x->story->fact[k], *g = &y->story->fact[k];

          g_assert_cmpmem (&f->say, sizeof f->say, &g->say, sizeof g->say);
          g_assert_cmpint (f->viewers, ==, g->viewers);
        }
    }
}

static void
test_evening (gconstpointer data)
{
  const guint seed = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("gnomon-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "evening.gnomon", NULL);
  g_autofree char *copy_path = g_build_filename (folder, "copy.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) copy = g_file_new_for_path (copy_path);
  g_autoptr (GError) error = NULL;
  Evening e = { 0 };

  gn_stream_init (&e.stream, seed);
  e.table = gn_match_table_new (harbour_match (seed % 2), NULL, NULL, &error);
  g_assert_no_error (error);
  Harbour first = *now (e.table);

  for (guint i = 0; i < ENTRIES; i++)
    enter_something (&e);
  g_assert_true (gn_match_table_save (e.table, copy, &error));
  g_assert_no_error (error);

  /* As written, and as written again from what was read. */
  g_autoptr (GnMatchTable) read = gn_match_table_open (copy, TRUE, NULL, &error);
  g_assert_no_error (error);
  same (e.table, read);
  g_assert_true (gn_match_table_record (read, file, &error));
  gn_match_table_close_record (read);
  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);
  g_assert_no_error (error);
  same (e.table, again);

  if (gn_match_table_get_n_steps (e.table))
    g_assert_true (gn_match_table_undo (e.table, 0, TRUE, NULL));
  /* What was learnt before the first move may have settled into the start. */
  first.derived = now (e.table)->derived;
  g_assert_cmpmem (&first, sizeof first, now (e.table), sizeof first);

  g_unlink (path);
  g_unlink (copy_path);
  g_rmdir (folder);
  g_object_unref (e.table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint seed = 1; seed <= EVENINGS; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/random/evening/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_evening);
    }
  return g_test_run ();
}
