/* make-play.c: make-play RECORD FROM [TO]: the lines of a play that make the entries of a record again, after line FROM of
 * it; till there are TO of them
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

/* The number of the card that is @value, in the hand of who looks, or 0. */
static guint
card_digit (Sitting     *s,
            const GnArg *arg,
            int          value)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (s->page->panel);
  g_autoptr (GPtrArray) hand = klass->hand
                                 ? klass->hand (s->page->panel, gn_table_model_state (s->page->model),
                                                gn_table_model_get_viewer (s->page->model))
                                 : NULL;

  for (guint i = 0; hand && i < hand->len; i++)
    {
      const GnHandCard *card = hand->pdata[i];

      if (arg->domain == card->thing.domain && value == card->thing.value)
        return i + 1;
    }
  return 0;
}

static void
press_digit (Sitting *s,
             guint    digit,
             GString *lines)
{
  if (lines)
    g_string_append_printf (lines, "press %u\n", digit);
  press (s, GDK_KEY_0 + digit, 0);
  fixture_settle ();
}

static guint first;   /* the steps that there are when it begins */
static guint joined;  /* steps of the record that were made with the ones before them */

/* What was step @n here in the record; notes are left out of the play. */
static const GnStep *
recorded (GnMatchTable *record,
          guint         n)
{
  n += joined;
  for (guint i = first + 1; i <= gn_match_table_get_n_steps (record); i++)
    {
      const GnStep *step = gn_match_table_get_step (record, i);

      if (step->moves && step->moves->len && --n == first)
        return step;
    }
  return NULL;
}

/* Whether both are said in the same words: what the host enters for anybody is entered by whose turn it is here. */
static gboolean
is_said_alike (const GnMatch *match,
               const GnMove  *is,
               const GnMove  *was)
{
  g_autofree char *now = gn_move_text (match, is), *then = gn_move_text (match, was);

  return was->seat == GN_HOST && g_str_equal (now, then);
}

/* Whether step @n is that of the record; @more: (out): steps of the record that follow in the same one here, for they
 * were the only thing to do. */
static gboolean
is_same (Sitting      *s,
         GnMatchTable *record,
         guint         n,
         guint        *more)
{
  const GArray *is = gn_match_table_get_step (s->table, n)->moves;
  guint at = 0;

  for (*more = 0;; (*more)++)
    {
      const GnStep *was = recorded (record, n + *more);

      if (!is || !was)
        return !is && !was;
      for (guint i = 0; i < was->moves->len; i++, at++)
        {
          const GnMove *made = at < is->len ? &g_array_index (is, GnMove, at) : NULL;
          const GnMove *then = &g_array_index (was->moves, GnMove, i);

          if (!made || (!gn_move_equal (made, then)
                        && !is_said_alike (gn_match_table_get_match (s->table), made, then)))
            return FALSE;
        }
      if (at == is->len)
        return TRUE;
    }
}

/* Presses the digit of each card that @arg of @move is. */
static void
choose_cards (Sitting      *s,
              const GnMove *move,
              const GnArg  *arg,
              GString      *lines)
{
  const gboolean list = arg->kind == GN_ARG_LIST;
  const int n = list ? move->arg[arg->at] : arg->kind == GN_ARG_THING ? 1 : 0;

  for (int i = 0; i < n; i++)
    {
      const guint digit = card_digit (s, arg, move->arg[arg->at + list + i]);

      if (digit)
        press_digit (s, digit, lines);
    }
}

/* How much of @move the form behind the curtain says, or -1 if it says something else. */
static int
said_of (Sitting      *s,
         const GnMove *move)
{
  const GnMove *partial = gn_table_model_get_partial (s->page->model);
  int n = 0;

  if (!partial || partial->verb != move->verb)
    return -1;
  for (const GnArg *arg = gn_match_table_get_match (s->table)->game->verbs[move->verb].args; arg->kind; arg++)
    {
      if (arg->kind != GN_ARG_LIST)
        {
          if (partial->arg[arg->at] != GN_OPEN && partial->arg[arg->at] != move->arg[arg->at])
            return -1;
          n += partial->arg[arg->at] != GN_OPEN;
          continue;
        }
      for (int i = 1; i <= partial->arg[arg->at]; i++)
        {
          gboolean found = FALSE;

          for (int k = 1; k <= move->arg[arg->at]; k++)
            found |= move->arg[arg->at + k] == partial->arg[arg->at + i];
          if (!found)
            return -1;
          n++;
        }
    }
  return n;
}

/* What is still open in the form behind the curtain: a digit that says something else is pressed again. */
static void
choose_rest (Sitting      *s,
             const GnMove *move,
             GString      *lines)
{
  const guint n = gn_match_table_get_n_steps (s->table);
  GnMove whole;

  for (guint digit = 1; digit <= MOST_DIGITS && gn_table_model_is_entering (s->page->model)
                        && !(gn_table_model_whole (s->page->model, &whole) && gn_move_equal (&whole, move));
       digit++)
    {
      const int before = said_of (s, move);

      press_digit (s, digit, lines);
      if (gn_match_table_get_n_steps (s->table) == n && said_of (s, move) <= before && said_of (s, move) < 0)
        press_digit (s, digit, lines);   /* which may choose another one: whoever plays presses it, too */
      if (gn_match_table_get_n_steps (s->table) != n)
        return;
    }
}

static void
press_tab (Sitting *s,
           GString *lines)
{
  g_string_append (lines, "press Tab\n");
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (s->page))), GTK_DIR_TAB_FORWARD);
}

static void
press_enter (Sitting *s,
             GString *lines)
{
  g_string_append (lines, "press Enter\n");
  press (s, GDK_KEY_Return, 0);
  fixture_settle ();
}

/* The @way-th way to say @move behind the curtain: first by the cards of the hand; then by the choices of the form: one of
 * them, one and the other order of what goes back, then two. Returns whether there is such a way. */
static gboolean
say_behind (Sitting      *s,
            const GnMove *move,
            guint         way,
            GString      *lines)
{
  const GnGame *game = gn_match_table_get_match (s->table)->game;
  const guint n = gn_match_table_get_n_steps (s->table);

  if (way == 0)
    {
      for (const GnArg *arg = game->verbs[move->verb].args; arg->kind && gn_match_table_get_n_steps (s->table) == n; arg++)
        choose_cards (s, move, arg, lines);
      if (gn_match_table_get_n_steps (s->table) == n)
        choose_rest (s, move, lines);
    }
  else
    {
      const guint pair = (way - 1) / MOST_DIGITS, digit = (way - 1) % MOST_DIGITS + 1;

      if (pair > MOST_DIGITS + 1)
        return FALSE;
      if (pair > 1)
        press_digit (s, pair - 1, lines);
      if (gn_match_table_get_n_steps (s->table) == n)
        press_digit (s, digit, lines);
      if (pair == 1 && gn_match_table_get_n_steps (s->table) == n)
        {
          press_tab (s, lines);
          press_enter (s, lines);
          press_tab (s, lines);
        }
    }
  if (gn_match_table_get_n_steps (s->table) == n)
    press_enter (s, lines);
  return TRUE;
}

static void
hold_space (Sitting *s,
            GString *lines)
{
  g_string_append (lines, "hold Space\n");
  press (s, GDK_KEY_space, 0);
  fixture_settle ();
}

static void
release_space (Sitting *s,
               GString *lines)
{
  g_string_append (lines, "release Space\n");
  let_go (s, GDK_KEY_space);
  fixture_settle ();
}

/* Nothing is left of what was said in a wrong way: whoever plays the lines has not said it. */
static void
begin_anew (Sitting *s)
{
  GnMatchTable *table = g_object_ref (s->table);

  sitting_clear (s);
  sitting_new (s, table);
  fixture_settle ();
}

/* What is decided or looked at behind the curtain, and the lines for it; wrong ways to say it are taken back. */
static void
behind_curtain (Sitting      *s,
                GnMatchTable *record)
{
  const guint n = gn_match_table_get_n_steps (s->table);
  const GnStep *next = recorded (record, n + 1);
  const GnMove *move = next ? &g_array_index (next->moves, GnMove, 0) : NULL;
  g_autoptr (GString) lines = g_string_new (NULL);

  hold_space (s, lines);
  for (guint way = 0; move && gn_curtain_is_decision (s->page->curtain); way++)
    {
      g_autoptr (GError) error = NULL;
      guint more;

      /* one digit first: what the hand and the form say by others may not be seen in the move */
      if (!say_behind (s, move, way < MOST_DIGITS ? way + 1 : way == MOST_DIGITS ? 0 : way, lines))
        g_error ("Entry %u cannot be said", n + 1);
      if (gn_match_table_get_n_steps (s->table) > n && is_same (s, record, n + 1, &more))
        break;
      release_space (s, lines);
      if (gn_match_table_get_n_steps (s->table) > n)
        gn_match_table_undo (s->table, n, TRUE, &error);
      g_assert_no_error (error);
      begin_anew (s);
      g_string_truncate (lines, 0);
      hold_space (s, lines);
    }
  release_space (s, lines);
  if (gn_curtain_is_up (s->page->curtain) && !gn_curtain_is_decision (s->page->curtain))
    {
      g_string_append (lines, "press Enter\n");
      press (s, GDK_KEY_Return, 0);
    }
  g_print ("%s", lines->str);
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
  fixture_settle ();
  press (s, GDK_KEY_Return, 0);
}

/* A copy with the lines up to @last, as a play opens it. */
static GnMatchTable *
open_copy (const char *path,
           guint       last)
{
  g_autofree char *folder = g_dir_make_tmp ("gnomon-play-XXXXXX", NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *to = g_build_filename (folder, name, NULL), *text = NULL;
  g_autoptr (GFile) copy = g_file_new_for_path (to);
  g_autoptr (GString) kept = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GnMatchTable *table;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] && *lines[i]; i++)
    if (!g_str_has_prefix (lines[i], "{\"i\":")
        || (g_ascii_strtoull (lines[i] + 5, NULL, 10) <= last && !strstr (lines[i], ",\"mark\":{")))
      g_string_append_printf (kept, "%s\n", lines[i]);
  g_assert_true (g_file_set_contents (to, kept->str, -1, &error));
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
  Sitting s;

  fixture_init (&n_arguments, &argv);

  g_autoptr (GnMatchTable) record = open_copy (record_path, G_MAXUINT);
  GnMatchTable *table = open_copy (record_path, from);
  const guint last = MIN (most, gn_match_table_get_n_steps (record));
  g_autofree char *name = g_path_get_basename (record_path);

  first = gn_match_table_get_n_steps (table);
  sitting_new (&s, table);
  g_print ("open %s after %u\n", name, from);
  for (guint idle = 0; gn_match_table_get_n_steps (table) < last && !gn_match_table_is_over (table);)
    {
      const guint n = gn_match_table_get_n_steps (table);
      const GnStep *next = recorded (record, n + 1);

      if (!next)
        break;
      fixture_settle ();
      if (gn_curtain_is_up (s.page->curtain))
        behind_curtain (&s, record);
      else
        enter (&s, next);
      fixture_settle ();
      idle = gn_match_table_get_n_steps (table) == n ? idle + 1 : 0;
      for (guint i = n + 1; i <= gn_match_table_get_n_steps (table); i++)
        {
          const GnMove *made = &g_array_index (gn_match_table_get_step (table, i)->moves, GnMove, 0);
          guint more;

          if (!is_same (&s, record, i, &more))
            {
              g_autofree char *text = gn_move_text (gn_match_table_get_match (table), made);

              g_error ("Entry %u is another than in the record: %s", i, text);
            }
          joined += more;
        }
      if (idle > 2)
        g_error ("Entry %u is not made", n + 1);
    }
  sitting_clear (&s);
  return 0;
}
