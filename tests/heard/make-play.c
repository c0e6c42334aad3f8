/* make-play.c: make-play RECORD FROM [TO]: the lines of a play that make the entries of a record again, after the first
 * FROM of them
 *
 * It plays them through the window, so that it knows when the laptop goes round. What is heard of it is then written into
 * the play by heard.py (README.md). Language: that of the environment, for typed words.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "panels/panel/hand.h"

#define MOST_DIGITS 9

/* The number of the card that @arg of @move is, in the hand of who decides, or 0. */
static guint
card_digit (Sitting      *s,
            const GnMove *move,
            const GnArg  *arg)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (s->page->panel);
  g_autoptr (GPtrArray) hand = klass->hand
                                 ? klass->hand (s->page->panel, gn_table_model_state (s->page->model),
                                                gn_table_model_get_seat (s->page->model))
                                 : NULL;

  for (guint i = 0; hand && arg->kind == GN_ARG_THING && i < hand->len; i++)
    {
      const GnHandCard *card = hand->pdata[i];

      if (arg->domain == card->thing.domain && move->arg[arg->at] == card->thing.value)
        return i + 1;
    }
  return 0;
}

/* What is still open in the form behind the curtain: the digit after which it is as it was. */
static void
choose_rest (Sitting      *s,
             const GnMove *move)
{
  GnMove whole;

  for (guint digit = 1; digit <= MOST_DIGITS && gn_table_model_is_entering (s->page->model)
                        && !(gn_table_model_whole (s->page->model, &whole) && gn_move_equal (&whole, move));
       digit++)
    {
      press (s, GDK_KEY_0 + digit, 0);
      if (gn_table_model_whole (s->page->model, &whole) && gn_move_equal (&whole, move))
        g_print ("press %u\n", digit);
    }
}

static void
behind_curtain (Sitting      *s,
                const GnMove *move)
{
  guint serial;

  g_print ("hold Space\n");
  press (s, GDK_KEY_space, 0);
  serial = gn_table_model_serial (s->page->model);
  if (gn_curtain_is_decision (s->page->curtain) && move)
    {
      const GnGame *game = gn_match_table_get_match (s->table)->game;

      for (const GnArg *arg = game->verbs[move->verb].args;
           arg->kind && gn_table_model_serial (s->page->model) == serial; arg++)
        {
          const guint digit = card_digit (s, move, arg);

          if (!digit)
            continue;
          g_print ("press %u\n", digit);
          press (s, GDK_KEY_0 + digit, 0);
        }
      if (gn_table_model_serial (s->page->model) == serial)
        {
          choose_rest (s, move);
          g_print ("press Enter\n");
          press (s, GDK_KEY_Return, 0);
        }
    }
  g_print ("release Space\n");
  let_go (s, GDK_KEY_space);
  if (gn_curtain_is_up (s->page->curtain) && !gn_curtain_is_decision (s->page->curtain))
    {
      g_print ("press Enter\n");
      press (s, GDK_KEY_Return, 0);
    }
}

static void
enter (Sitting      *s,
       const GnStep *step)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < MAX (gn_match_table_step_said (step), 1); i++)
    {
      g_autofree char *text = gn_move_text (match, &g_array_index (step->moves, GnMove, i));

      const int seat = g_array_index (step->moves, GnMove, i).seat;

      g_string_append (line, i ? "; " : "");
      if (seat >= 0 && seat != gn_table_model_get_seat (s->page->model))
        g_string_append_printf (line, "%s: ", gn_match_name (match, seat));
      g_string_append (line, text);
    }
  g_print ("enter %s\n", line->str);
  press (s, GDK_KEY_k, GDK_CONTROL_MASK);
  if (!gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s->page->bottom)))
    g_error ("There is no line to type “%s” into", line->str);
  type_text (s, line->str);
  press (s, GDK_KEY_Return, 0);
}

/* Whether the steps up to @n are those of the record. */
static gboolean
is_same (Sitting      *s,
         GnMatchTable *record,
         guint         n)
{
  const GArray *is = gn_match_table_get_step (s->table, n)->moves, *was = gn_match_table_get_step (record, n)->moves;

  for (guint i = 0; is && was && i < MIN (is->len, was->len); i++)
    if (!gn_move_equal (&g_array_index (is, GnMove, i), &g_array_index (was, GnMove, i)))
      return FALSE;
  return (is ? is->len : 0) == (was ? was->len : 0);
}

static GnMatchTable *
open_copy (const char *path)
{
  g_autofree char *folder = g_dir_make_tmp ("gnomon-play-XXXXXX", NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *to = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), copy = g_file_new_for_path (to);
  g_autoptr (GError) error = NULL;
  GnMatchTable *table;

  g_assert_true (g_file_copy (file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error));
  table = gn_match_table_open (copy, TRUE, NULL, &error);
  g_assert_no_error (error);
  return table;
}

int
main (int    argc,
      char **argv)
{
  if (argc < 3)
    {
      g_printerr ("make-play RECORD FROM [TO]\n");
      return 2;
    }

  char *record_path = argv[1];
  const guint from = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  const guint most = argc > 3 ? (guint) g_ascii_strtoull (argv[3], NULL, 10) : G_MAXUINT;
  int n_arguments = 1;
  g_autoptr (GError) error = NULL;
  Sitting s;

  fixture_init (&n_arguments, &argv);

  g_autoptr (GnMatchTable) record = open_copy (record_path);
  GnMatchTable *table = open_copy (record_path);
  const guint last = MIN (most, gn_match_table_get_n_steps (record));
  g_autofree char *name = g_path_get_basename (record_path);

  if (gn_match_table_get_n_steps (table) > from)
    gn_match_table_undo (table, from, TRUE, &error);
  g_assert_no_error (error);
  sitting_new (&s, table);
  g_print ("open %s after %u\n", name, from);
  for (guint idle = 0; gn_match_table_get_n_steps (table) < last && !gn_match_table_is_over (table);)
    {
      const guint n = gn_match_table_get_n_steps (table);
      const GnStep *next = gn_match_table_get_step (record, n + 1);

      fixture_settle ();
      if (gn_curtain_is_up (s.page->curtain))
        behind_curtain (&s, next->moves->len ? &g_array_index (next->moves, GnMove, 0) : NULL);
      else
        enter (&s, next);
      fixture_settle ();
      idle = gn_match_table_get_n_steps (table) == n ? idle + 1 : 0;
      for (guint i = n + 1; i <= gn_match_table_get_n_steps (table); i++)
        if (!is_same (&s, record, i))
          g_error ("Entry %u is another than in the record", i);
      if (idle > 2)
        g_error ("Entry %u is not made", n + 1);
    }
  sitting_clear (&s);
  return 0;
}
