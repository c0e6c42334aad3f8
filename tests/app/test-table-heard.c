/* test-table-heard.c: what a screen reader is told during whole matches: all of it, once, and nothing secret
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"
#include "match-list.h"

#include "app/panes/log-item.h"
#include "core/words/text.h"
#include "panels/drawing/announce.h"
#include "panels/drawing/parts.h"

#define MOST_ENTRIES 300
#define FEW_ENTRIES  60   /* where everything is slow */
#define REFUSE_EVERY 7
#define UNDO_EVERY   11
#define ASK_EVERY    13

typedef struct {
  char     *text;
  GnUrgency urgency;
  int       looks;      /* who alone sees the screen, or -1 */
} Heard;

typedef struct {
  Sitting s;
  GArray *heard;        /* since the last entry */
  guint   entries, refused, undone, secrets, looked, spared, cards;
} Listener;

static void
heard_clear (gpointer data)
{
  g_free (((Heard *) data)->text);
}

static void
on_announced (const char *text,
              GnUrgency   urgency,
              gpointer    data)
{
  Listener *l = data;
  Heard heard = { g_strdup (text), urgency, -1 };

  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (gn_curtain_is_held (l->s.page->curtain))
    heard.looks = gn_curtain_get_seat (l->s.page->curtain);
  g_array_append_val (l->heard, heard);
}

static void
forget (Listener *l)
{
  g_array_set_size (l->heard, 0);
}

/* How many announcements have @words in them. */
static guint
count (Listener   *l,
       const char *words)
{
  guint n = 0;

  for (guint i = 0; i < l->heard->len; i++)
    n += strstr (g_array_index (l->heard, Heard, i).text, words) != NULL;
  return n;
}

/* What all hear says nothing twice, and has no stop after "!". */
static void
check_sentences (Listener *l)
{
  for (guint i = 0; i < l->heard->len; i++)
    {
      const Heard *heard = &g_array_index (l->heard, Heard, i);
      g_autofree char *text = g_strconcat (heard->text, " ", NULL);
      g_auto (GStrv) sentences = g_strsplit (text, ". ", -1);
      g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);

      if (strstr (heard->text, "!.") || strstr (heard->text, "?."))
        g_error ("entry %u: a stop after another in “%s”", l->entries, heard->text);
      for (char **sentence = sentences; *sentence && heard->looks < 0; sentence++)
        if (!g_hash_table_add (said, *sentence))
          g_error ("entry %u: said twice in “%s”", l->entries, heard->text);
    }
}

static void
expect (Listener   *l,
        const char *words,
        guint       times,
        const char *what)
{
  g_autoptr (GString) all = g_string_new (NULL);

  if (count (l, words) == times)
    return;
  for (guint i = 0; i < l->heard->len; i++)
    g_string_append_printf (all, "\n  “%s”", g_array_index (l->heard, Heard, i).text);
  g_error ("entry %u: %s “%s”: %u times instead of %u in%s", l->entries, what, words, count (l, words), times,
           l->heard->len ? all->str : " nothing");
}

/* What the log heads the last entry with, for all. */
static char *
entry_words (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  const guint n = gn_match_table_get_n_steps (l->s.table);
  g_autoptr (GnLogItem) item = gn_log_item_new (l->s.table, gn_match_table_get_step (l->s.table, n), n, GN_PUBLIC);

  return item->headline < 0 ? g_strdup (item->text)
                            : gn_say_text (match, &g_array_index (item->facts, GnSay, item->headline),
                                           !gn_match_table_is_over (l->s.table) && match->game->covered
                                             && match->game->covered (match));
}

static guint
n_instructions (const GnMatch *match,
                const GnStory *story,
                const char    *words)
{
  guint n = 0;

  for (guint i = 0; i < story->n; i++)
    {
      g_autofree char *instruction = gn_say_instruction (match, &story->fact[i].say, NULL);

      n += instruction && strstr (instruction, words) != NULL;
    }
  return n;
}

/* What to do with the pieces is told, but not what the entry's own sentence has told. */
static void
check_pieces (Listener   *l,
              const char *words)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  const guint n = gn_match_table_get_n_steps (l->s.table);
  const GnStep *step = gn_match_table_get_step (l->s.table, n);

  for (guint i = 0; step->story && i < step->story->n; i++)
    {
      const GnSay *say = &step->story->fact[i].say;
      g_autofree char *instruction = gn_say_instruction (match, say, NULL);
      g_autofree char *sentence = gn_say_text (match, say, FALSE);

      if (!instruction || !*instruction || !gn_fact_shown (&step->story->fact[i], GN_PUBLIC))
        continue;
      if (g_str_equal (sentence, words) && gn_say_is_whole (match, say, FALSE))
        {
          /* "Give Ann 2 points" may be about two things */
          if (!strstr (words, instruction) && n_instructions (match, step->story, instruction) == 1)
            expect (l, instruction, 0, "the entry's sentence, again as an instruction");
          l->spared++;
        }
      /* at the beginning of a sentence the letter is another */
      else if (!count (l, g_utf8_next_char (instruction)))
        g_error ("entry %u: nobody hears “%s”", l->entries, instruction);
    }
}

/* The cards that the entry names to all are told by name, each of them. */
static void
check_cards (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  const GnStep *step = gn_match_table_get_step (l->s.table, gn_match_table_get_n_steps (l->s.table));
  const GnMove *move = &g_array_index (step->moves, GnMove, 0);

  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_THING && match->game->domains[arg->domain].family && move->arg[arg->at] >= 0
        && !gn_arg_is_secret (match, arg))
      {
        g_autofree char *name = gn_thing_name (match, GN_THING (arg->domain, move->arg[arg->at]));

        if (!count (l, name))
          expect (l, name, 1, "a card of the entry");
        l->cards++;
      }
}

static void
expect_prompt (Listener *l)
{
  g_autofree char *prompt = gn_table_page_public_prompt (l->s.page);

  if (!gn_match_table_is_over (l->s.table))
    expect (l, prompt, 1, "the prompt");
}

static gboolean
is_told_to_all (Listener      *l,
                const GnStory *story,
                const char    *words)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  gboolean told = FALSE;

  for (guint i = 0; i < story->n && !told; i++)
    if (gn_fact_shown (&story->fact[i], GN_PUBLIC))
      {
        g_autofree char *text = gn_say_text (match, &story->fact[i].say, FALSE);

        told = strstr (text, words) != NULL;
      }
  return told;
}

/* What not everybody may read of the last entry was said to nobody who may not. */
static void
check_secrets (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  const GnStep *step = gn_match_table_get_step (l->s.table, gn_match_table_get_n_steps (l->s.table));
  g_autofree char *for_all = gn_match_table_step_text (l->s.table, step, GN_PUBLIC);
  g_autofree char *whole = gn_match_table_step_text (l->s.table, step, GN_EVERYTHING);

  if (!strstr (for_all, whole))
    {
      expect (l, whole, 0, "the secret move");
      l->secrets++;
    }
  for (guint i = 0; step->story && i < step->story->n; i++)
    {
      const GnFact *fact = &step->story->fact[i];
      g_autofree char *words = gn_say_text (match, &fact->say, FALSE);

      if (gn_fact_shown (fact, GN_PUBLIC) || !*words || is_told_to_all (l, step->story, words))
        continue;
      l->secrets++;
      for (guint k = 0; k < l->heard->len; k++)
        {
          const Heard *heard = &g_array_index (l->heard, Heard, k);

          if (strstr (heard->text, words) && (heard->looks < 0 || !gn_fact_shown (fact, heard->looks)))
            g_error ("entry %u: all hear “%s”", l->entries, heard->text);
        }
    }
}

/* A verb that cannot be done now: the reason comes at once. */
static void
refuse (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);

  for (guint i = 0; match->game->verbs[i].id; i++)
    if (gn_verbs_has (gn_table_model_shown_verbs (l->s.page->model), i)
        && gn_table_model_verb (l->s.page->model, i)->ways == 0 && !gn_table_model_verb (l->s.page->model, i)->teach)
      {
        forget (l);
        act (&l->s, "why", match->game->verbs[i].id);
        if (gn_curtain_is_up (l->s.page->curtain))
          return;   /* only one person may hear why */
        g_assert_cmpuint (l->heard->len, ==, 1);
        g_assert_cmpint (g_array_index (l->heard, Heard, 0).urgency, ==, GN_AT_ONCE);
        expect (l, gn_get_name (GTK_WIDGET (l->s.page->why)), 1, "the reason");
        fixture_settle ();
        g_assert_cmpuint (l->heard->len, ==, 1);
        l->refused++;
        return;
      }
}

static void
undo_and_redo (Listener *l)
{
  const guint n = gn_match_table_get_n_steps (l->s.table), to = gn_match_table_undo_target (l->s.table);

  if (to + 1 != n || gn_match_table_undo_needs_agreement (l->s.table, to) || gn_curtain_is_up (l->s.page->curtain))
    return;
  g_autofree char *name = gn_match_table_undo_name (l->s.table);

  forget (l);
  act (&l->s, "undo", NULL);
  fixture_settle ();
  if (gn_curtain_is_up (l->s.page->curtain))
    gn_curtain_lower (l->s.page->curtain);
  fixture_settle ();
  expect (l, name, 1, "what is undone");
  expect_prompt (l);
  forget (l);
  act (&l->s, "redo", NULL);
  fixture_settle ();

  g_autofree char *words = entry_words (l);

  expect (l, words, 1, "what is redone");
  expect (l, "Redone.", 1, "that it is redone");
  if (gn_curtain_is_up (l->s.page->curtain))
    gn_curtain_lower (l->s.page->curtain);
  fixture_settle ();
  l->undone++;
}

/* What a player has, as their card shows it: each figure. "1/9" is told as "1 of 9". */
static void
check_holdings (Listener  *l,
                GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "numeric"))
    {
      g_auto (GStrv) figures = g_strsplit (gtk_label_get_text (GTK_LABEL (widget)), "/", -1);

      for (char **figure = figures; *figure; figure++)
        if (**figure)
          expect (l, *figure, 1, "a figure of the holdings");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_holdings (l, child);
}

/* "." and Shift+".": heard, and seen in the line of messages. */
static void
ask (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  g_autofree char *prompt = gn_table_page_public_prompt (l->s.page);
  g_autofree char *words = entry_words (l);

  fixture_settle ();
  forget (l);
  gtk_widget_grab_focus (GTK_WIDGET (l->s.page));
  g_assert_true (press (&l->s, GDK_KEY_period, 0));
  fixture_settle ();
  expect (l, prompt, 1, "who decides what");
  expect (l, words, 1, "the last entry");
  if (gn_table_model_get_seat (l->s.page->model) >= 0)
    check_holdings (l, l->s.page->cards->pdata[gn_table_model_get_seat (l->s.page->model)]);
  if (g_test_verbose ())
    g_test_message ("%s", g_array_index (l->heard, Heard, 0).text);
  forget (l);
  /* where something is to be entered on the table, the focus has gone on to it */
  gtk_widget_grab_focus (GTK_WIDGET (l->s.page));
  g_assert_true (press (&l->s, GDK_KEY_greater, GDK_SHIFT_MASK));
  g_assert_true (gn_message_bar_has (gn_bottom_bar_get_messages (l->s.page->bottom), GN_MESSAGE_TOLD));
  fixture_settle ();
  g_assert_cmpuint (l->heard->len, ==, 1);
  if (g_test_verbose ())
    g_test_message ("%s", g_array_index (l->heard, Heard, 0).text);
  for (int i = 0; i < match->n_seats; i++)
    expect (l, gn_match_name (match, i), 1, "each player");
}

/* Who may look does so, and covers it again. */
static void
look (Listener *l)
{
  const GnMatch *match = gn_match_table_get_match (l->s.table);
  const int seat = gn_curtain_get_seat (l->s.page->curtain);

  expect (l, gn_get_name (GTK_WIDGET (l->s.page->curtain)), 1, "who takes the laptop");
  gn_curtain_hold (l->s.page->curtain, TRUE);
  expect (l, gn_match_name (match, seat), l->heard->len, "who looks");
  gn_curtain_hold (l->s.page->curtain, FALSE);
  fixture_settle ();
  g_assert_true (g_str_has_prefix (g_array_index (l->heard, Heard, l->heard->len - 1).text, "Covered again."));
  l->looked++;
}

static void
enter (Listener        *l,
       const MatchPlan *plan,
       GRand           *rand)
{
  const gboolean decision = gn_curtain_is_decision (l->s.page->curtain);
  GnReply reply = { 0 };
  GnMove move;

  /* a choice that only one may see is made while they look */
  if (decision)
    gn_curtain_hold (l->s.page->curtain, TRUE);
  fixture_settle ();
  forget (l);
  if (gn_match_table_is_waiting (l->s.table))
    {
      g_assert_true (gn_match_table_deal (l->s.table, &reply));
    }
  else
    {
      g_assert_true (plan_any_move (l->s.table, plan, rand, &move));
      g_assert_true (gn_match_table_do (l->s.table, &move, 1, &reply));
    }
  g_autofree char *words = entry_words (l);

  fixture_settle ();
  if (gn_curtain_is_held (l->s.page->curtain))
    gn_curtain_hold (l->s.page->curtain, FALSE);
  else if (gn_curtain_is_up (l->s.page->curtain))
    look (l);
  fixture_settle ();
  if (gn_curtain_is_up (l->s.page->curtain) && !gn_curtain_is_decision (l->s.page->curtain))
    gn_curtain_lower (l->s.page->curtain);
  fixture_settle ();
  expect (l, words, 1, "what was entered");
  check_pieces (l, words);
  check_cards (l);
  expect_prompt (l);
  check_secrets (l);
  check_sentences (l);
  l->entries++;
}

static void
test_heard (gconstpointer data)
{
  const MatchPlan *plan = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (plan->seed);
  const guint most = g_getenv ("GNOMON_QUICK") ? FEW_ENTRIES : MOST_ENTRIES;
  Listener l = { .heard = g_array_new (FALSE, TRUE, sizeof (Heard)) };

  g_array_set_clear_func (l.heard, heard_clear);
  sitting_new (&l.s, fixture_table_dealt (plan->game, plan->seats, plan->dealer));
  gn_announce_listen (on_announced, &l);
  while (l.entries < most && !gn_match_table_is_over (l.s.table))
    {
      enter (&l, plan, rand);
      if (gn_match_table_is_over (l.s.table) || gn_curtain_is_up (l.s.page->curtain))
        continue;
      if (l.entries % REFUSE_EVERY == 0)
        refuse (&l);
      if (l.entries % ASK_EVERY == 0)
        ask (&l);
      if (l.entries % UNDO_EVERY == 0)
        undo_and_redo (&l);
    }
  g_test_message ("%u entries, %u refusals, %u undone, %u secrets, %u looks, %u instructions spared, %u cards", l.entries,
                  l.refused, l.undone, l.secrets, l.looked, l.spared, l.cards);
  g_assert_cmpuint (l.entries, >, 20);
  gn_announce_listen (NULL, NULL);
  sitting_clear (&l.s);
  g_array_unref (l.heard);
}

#define PLANS(folder) extern const MatchPlan folder##_plans[];
GN_MATCH_PLANS (PLANS)
#undef PLANS

#define PLANS(folder) folder##_plans,
static const MatchPlan *const games[] = { GN_MATCH_PLANS (PLANS) };
#undef PLANS

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MatchPlan *plan = games[i]; plan->game; plan++)
      {
        g_autofree char *path = g_strdup_printf ("/table/heard/%s/%s", plan->game,
                                                 plan->dealer == GN_DEALER_APP ? "app" : "box");

        g_test_add_data_func (path, plan, test_heard);
      }
  return g_test_run ();
}
