/* test-table.c: the middle layer in memory: saying, following, undoing, correcting, learning
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/state/position.h"
#include "core/base/rng.h"
#include "core/words/text.h"

static GnMatchTable *
new_table_at (gboolean    app,
              const char *position)
{
  g_autoptr (JsonNode) node = json (position);
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_new (harbour_match (app), node, NULL, &error);

  g_assert_no_error (error);
  return table;
}

static void
redo (GnMatchTable *table)
{
  g_autoptr (GError) error = NULL;

  gn_match_table_redo (table, &error);
  g_assert_no_error (error);
}

/* ---- Saying -------------------------------------------------------------- */

static void
count (GnMatchTable *table,
       const GnStep *step,
       guint        *n)
{
  (*n)++;
}

static void
test_refused_changes_nothing (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  Harbour before = *now (table);
  GnReply reply;
  guint changes = 0;

  g_signal_connect (table, "changed", G_CALLBACK (count), &changes);
  g_assert_false (say (table, 1, "earn n=1", &reply));
  assert_code (table, reply, "not-your-turn");
  g_assert_cmpint (reply.private_to, ==, -1);
  g_assert_false (say (table, 0, "earn n=4", &reply));
  assert_code (table, reply, "amount");
  g_assert_false (say (table, 0, "pass", &reply));
  assert_code (table, reply, "pass-not-allowed");
  g_assert_null (reply.step);
  g_assert_cmpuint (reply.taken, ==, 0);

  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 0);
  g_assert_cmpuint (changes, ==, 0);

  must (table, 0, "earn n=1");
  g_assert_cmpuint (changes, ==, 1);
}

static void
test_open (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  GnReply reply;

  g_assert_false (say (table, 0, "earn", &reply));
  g_assert_cmpuint (reply.why.text, ==, 0);
  g_assert_cmpstr (reply.open->name, ==, "n");

  /* One way left is taken. */
  must (table, 0, "hide n=1");
  must (table, 1, "earn n=1");
  g_assert_true (say (table, 0, "show", &reply));
  g_assert_cmpint (g_array_index (reply.step->moves, GnMove, 0).arg[0], ==, 1);
}

/* All or nothing; and it ends where somebody else comes between. */
static void
test_sentence (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  Harbour before = *now (table);
  GnReply reply;

  GnMove bad[] = { spec_move (match, 0, "load"), spec_move (match, 0, "add kind=tea"),
                   spec_move (match, 0, "add kind=unknown") };
  g_assert_false (gn_match_table_do (table, bad, G_N_ELEMENTS (bad), &reply));
  assert_code (table, reply, "unknown-kind");
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);

  GnMove good[] = { spec_move (match, 0, "load"), spec_move (match, 0, "add kind=tea"), spec_move (match, 0, "go"),
                    spec_move (match, 0, "earn n=1") };
  g_assert_true (gn_match_table_do (table, good, G_N_ELEMENTS (good), &reply));
  g_assert_cmpuint (reply.taken, ==, 3);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
  g_assert_cmpint (now (table)->hold[0][KIND_TEA], ==, 1);
  g_assert_cmpint (now (table)->turn, ==, 1);
}

/* With the box an outcome can stand in the sentence; with the app it comes between. */
static void
test_sentence_and_chance (void)
{
  for (int app = 0; app < 2; app++)
    {
      g_autoptr (GnMatchTable) table = new_table (app);
      const GnMatch *match = gn_match_table_get_match (table);
      GnMove moves[] = { spec_move (match, 0, "sail"), spec_move (match, GN_CHANCE, "rolled n=3"),
                         spec_move (match, 1, "earn n=1") };
      GnReply reply;

      g_assert_true (gn_match_table_do (table, moves, 3, &reply));
      g_assert_cmpuint (reply.taken, ==, app ? 1 : 3);
      g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
      g_assert_cmpuint (reply.step->forced, ==, app ? 2 : 0);
    }

  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  GnMove moves[] = { spec_move (match, 0, "sail"), spec_move (match, 0, "earn n=1") };
  GnReply reply;

  g_assert_true (gn_match_table_do (table, moves, 2, &reply));
  g_assert_cmpuint (reply.taken, ==, 1);
  g_assert_cmpint (now (table)->stage, ==, STAGE_CAST);
  g_assert_false (say (table, 0, "earn n=1", &reply));
  assert_code (table, reply, "entry-pending");
}

static void
test_whole_is_its_parts (void)
{
  g_autoptr (GnMatchTable) whole = new_table (FALSE);
  g_autoptr (GnMatchTable) parts = new_table (FALSE);
  GnReply reply;

  must (parts, 0, "load");
  must (parts, 0, "add kind=salt");
  must (parts, 0, "add kind=wine");
  must (parts, 0, "add kind=wine");
  must (parts, 0, "go");
  g_assert_true (say (whole, 0, "ship cargo=salt:1,wine:2", &reply));

  g_assert_cmpmem (now (whole), sizeof (Harbour), now (parts), sizeof (Harbour));
  g_assert_cmpuint (reply.step->moves->len, ==, 5);
  g_assert_cmpint (g_array_index (reply.step->moves, GnMove, 0).verb, ==, VERB_LOAD);

  /* The close is where the table changes: it refuses as a whole. */
  g_assert_false (say (whole, 1, "ship cargo=salt:2,wine:2", &reply));
  assert_code (whole, reply, "amount");
  g_assert_cmpmem (now (whole), sizeof (Harbour), now (parts), sizeof (Harbour));
}

/* ---- What follows by itself ----------------------------------------------- */

static void
test_unasked_chain (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  GnReply reply;

  /* After a six the next one can only bow; nobody has to say so. */
  must (table, 0, "sail");
  g_assert_true (say (table, GN_CHANCE, "rolled n=6", &reply));
  g_assert_cmpuint (reply.step->moves->len, ==, 2);
  g_assert_cmpint (g_array_index (reply.step->moves, GnMove, 1).verb, ==, VERB_BOW);
  g_assert_cmpuint (reply.step->forced, ==, 2);
  g_assert_cmpint (now (table)->turn, ==, 0);
  g_assert_cmpint (now (table)->round, ==, 2);
  g_assert_cmpuint (reply.step->story->n, ==, 2);

  /* With the option off it waits. */
  GnMatch *match = harbour_match (FALSE);
  match->unasked = FALSE;
  g_autoptr (GnMatchTable) waits = gn_match_table_new (match, NULL, NULL, NULL);
  must (waits, 0, "sail");
  must (waits, GN_CHANCE, "rolled n=6");
  g_assert_cmpint (now (waits)->stage, ==, STAGE_BOW);
  must (waits, 1, "bow");
}

/* A patient table waits before a step that nobody is asked for, where all eyes are on it. */
static void
test_unasked_patience (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);

  gn_match_table_set_patient (table, TRUE);
  must (table, 0, "sail");
  g_assert_false (gn_match_table_is_waiting (table));
  must (table, GN_CHANCE, "rolled n=6");
  g_assert_cmpint (now (table)->stage, ==, STAGE_BOW);
  g_assert_true (gn_match_table_is_waiting (table));
  g_assert_true (gn_match_table_deal (table, NULL));
  g_assert_cmpint (now (table)->turn, ==, 0);
  g_assert_false (gn_match_table_is_waiting (table));
  g_assert_false (gn_match_table_deal (table, NULL));

  /* It can be said, too; and each is an entry of its own, taken back by itself. */
  undo (table, 2, TRUE);
  g_assert_cmpint (now (table)->stage, ==, STAGE_BOW);
  must (table, 1, "bow");
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 3);
}

/* What is done unasked must not tell what only one seat knows. */
static void
test_unasked_is_no_hint (void)
{
  g_autoptr (GnMatchTable) table = new_table_at (FALSE, "{'shipped':['wine'],'hidden':[0,0]}");

  must (table, 0, "sail");
  must (table, GN_CHANCE, "rolled n=6");
  /* Ben has nothing hidden and can only bow; the others do not know that. */
  g_assert_cmpint (now (table)->stage, ==, STAGE_BOW);
  must (table, 1, "bow");
}

static void
test_app_draws (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  GnReply reply;

  g_assert_true (say (table, 0, "sail", &reply));
  g_assert_cmpuint (reply.step->moves->len, ==, 2);
  g_assert_cmpint (now (table)->head.draws[SOURCE_DIE], ==, 1);
  g_assert_cmpint (now (table)->gold[0], ==,
                   6 + (int) gn_rng_draw (gn_match_table_get_match (table)->seed, SOURCE_DIE, 0, 6));

  /* Taken back and done again, the same comes up. */
  int gold = now (table)->gold[0];
  undo (table, 0, TRUE);
  must (table, 0, "sail");
  g_assert_cmpint (now (table)->gold[0], ==, gold);
}

static void
test_deal (void)
{
  GnMatch *match = harbour_match (TRUE);
  match->unasked = FALSE;
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, NULL);
  GnReply reply;

  g_assert_false (gn_match_table_deal (table, &reply));
  must (table, 0, "sail");
  g_assert_cmpint (now (table)->stage, ==, STAGE_CAST);
  g_assert_true (gn_match_table_deal (table, &reply));
  g_assert_cmpint (now (table)->stage, !=, STAGE_CAST);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 2);
}

/* ---- Secrets -------------------------------------------------------------- */

static void
test_views (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);

  must (table, 0, "hide n=2");
  must (table, 1, "draw");

  const Harbour *ann = gn_match_table_state (table, 0), *ben = gn_match_table_state (table, 1),
                *all = gn_match_table_state (table, GN_PUBLIC);
  g_assert_cmpint (ann->hidden[0], ==, 2);
  g_assert_cmpint (ben->hidden[0], ==, -1);
  g_assert_cmpint (all->hidden[0], ==, -1);
  g_assert_cmpint (ben->hand[1].layer[0].card, >=, 0);
  g_assert_cmpint (ann->hand[1].layer[0].card, ==, -1);
  g_assert_cmpint (all->hand[1].layer[0].card, ==, -1);

  /* The app's game for the public is the box's with the same announcements. */
  g_autoptr (GnMatchTable) box = new_table (FALSE);
  must (box, 0, "hide n=2");
  must (box, 1, "draw");
  g_assert_cmpmem (all, sizeof *all, gn_match_table_state (box, GN_PUBLIC), sizeof *all);

  /* After a change they are new ones. */
  must (box, 0, "earn n=1");
  g_assert_cmpint (((const Harbour *) gn_match_table_state (box, GN_PUBLIC))->gold[0], ==, 6);

  g_autofree char *to_ann = gn_match_table_step_text (table, gn_match_table_get_step (table, 1), 0);
  g_autofree char *to_all = gn_match_table_step_text (table, gn_match_table_get_step (table, 1), GN_PUBLIC);
  g_assert_cmpstr (to_ann, ==, "Ann: hide 2");
  g_assert_cmpstr (to_all, ==, "Ann: hide");
  g_autofree char *undo_name = gn_match_table_undo_name (table);
  g_assert_cmpstr (undo_name, ==, "Draw a card");
}

static void
test_private_refusal (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  GnReply reply;

  must (table, 0, "hide n=1");
  must (table, 1, "earn n=1");
  g_assert_false (say (table, 0, "show n=2", &reply));
  assert_code (table, reply, "too-few-hidden");
  g_assert_cmpint (reply.private_to, ==, 0);

  g_assert_false (say (table, 0, "show n=9", &reply));
  assert_code (table, reply, "amount");
  g_assert_cmpint (reply.private_to, ==, -1);

  /* What others hide is no reason that is told. */
  must (table, 0, "hide n=0");
  GnMove call = spec_move (gn_match_table_get_match (table), 1, "call kinds=tea loud=99 to=0");
  g_assert_false (gn_match_table_do (table, &call, 1, &reply));
  assert_code (table, reply, "amount");
  g_assert_cmpint (reply.private_to, ==, -1);
  must (table, 1, "hide n=0");

  GnMove show = spec_move (gn_match_table_get_match (table), 0, "show n=2");
  g_assert_true (gn_match_table_check (table, GN_PUBLIC, &show, NULL));
  g_assert_false (gn_match_table_check (table, 0, &show, NULL));
}

static void
test_preview (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  Harbour before = *now (table);
  GnMove ship = spec_move (gn_match_table_get_match (table), 0, "ship cargo=tea:2");
  GnMove pass = spec_move (gn_match_table_get_match (table), 0, "pass");
  g_autoptr (GnStory) story = NULL;
  g_autofree Harbour *after = NULL;

  g_assert_true (gn_match_table_preview (table, 0, &ship, &story, (gpointer *) &after));
  g_assert_cmpuint (story->n, ==, 2);
  g_assert_cmpint (after->hold[0][KIND_TEA], ==, 2);
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);
  g_assert_false (gn_match_table_preview (table, 0, &pass, NULL, NULL));
}

/* ---- Undo ------------------------------------------------------------------ */

static void
test_undo_to_the_start (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  static const char *const line[] = { "earn n=1", "sail", "ship cargo=tea:1", "hide n=3", "draw", "earn n=2",
                                      "show n=1", "draw" };
  Harbour states[G_N_ELEMENTS (line) + 1];

  states[0] = *now (table);
  for (guint i = 0; i < G_N_ELEMENTS (line); i++)
    {
      GnReply reply;

      if (!say (table, now (table)->turn, line[i], &reply))
        must (table, now (table)->turn, "earn n=1");
      states[i + 1] = *now (table);
    }

  for (guint i = G_N_ELEMENTS (line); i-- > 0;)
    {
      undo (table, i, TRUE);
      g_assert_cmpmem (&states[i], sizeof (Harbour), now (table), sizeof (Harbour));
    }
  for (guint i = 1; i <= G_N_ELEMENTS (line); i++)
    {
      redo (table);
      g_assert_cmpmem (&states[i], sizeof (Harbour), now (table), sizeof (Harbour));
    }

  /* At one go, and earlier moments without going there. */
  g_autofree Harbour *third = gn_match_table_state_at (table, 3, GN_EVERYTHING);
  g_assert_cmpmem (&states[3], sizeof (Harbour), third, sizeof (Harbour));
  undo (table, 0, TRUE);
  g_assert_cmpmem (&states[0], sizeof (Harbour), now (table), sizeof (Harbour));
}

static void
test_redo_is_gone (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_autoptr (GError) error = NULL;

  must (table, 0, "earn n=1");
  must (table, 1, "earn n=1");
  undo (table, 0, FALSE);
  g_assert_cmpuint (gn_match_table_get_n_redo (table), ==, 2);
  g_autofree char *name = gn_match_table_redo_name (table);
  g_assert_cmpstr (name, ==, "Earn 1");

  must (table, 0, "earn n=3");
  g_assert_cmpuint (gn_match_table_get_n_redo (table), ==, 0);
  g_assert_false (gn_match_table_redo (table, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING);
  g_assert_cmpuint (gn_match_table_get_log (table)->len, ==, 1);
  g_clear_error (&error);

  undo (table, 0, FALSE);
  g_assert_false (gn_match_table_undo (table, 0, FALSE, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING);
}

/* A decision is not taken back with what came to light after it, unless the table agrees. */
static void
test_seen_since (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  g_autoptr (GError) error = NULL;

  must (table, 0, "earn n=1");
  must (table, 1, "draw");
  g_assert_true (gn_match_table_get_step (table, 2)->flags & GN_STEP_LOOKED);
  g_assert_true (gn_match_table_undo_needs_agreement (table, 1));
  g_assert_false (gn_match_table_undo (table, 1, FALSE, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_SEEN_SINCE);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 2);

  undo (table, 1, TRUE);
  GPtrArray *log = gn_match_table_get_log (table);
  g_assert_cmpuint (log->len, ==, 2);
  const GnStep *step = log->pdata[1];
  g_assert_true (step->flags & GN_STEP_UNDONE);
  g_assert_true (step->flags & GN_STEP_UNSEEN);

  /* What had nothing to show leaves no trace. */
  undo (table, 0, FALSE);
  g_assert_cmpuint (log->len, ==, 1);

  redo (table);
  redo (table);
  g_assert_false (step->flags & GN_STEP_UNDONE);
  g_assert_cmpuint (log->len, ==, 2);
}

/* What all could tell beforehand has not come to light. */
static void
test_certain_outcome (void)
{
  static const char *const known[] = { "'all'", "[0]" };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      GnMatch *match = harbour_match (TRUE);
      g_autoptr (GString) text = g_string_new ("{'hand':{'0':[");

      for (guint c = 1; c < 6; c++)
        g_string_append_printf (text, "%s{'card':'c%u','seen':%s}", c > 1 ? "," : "", c, known[i]);
      g_string_append (text, "]}}");
      g_autoptr (JsonNode) position = json (text->str);
      match->unasked = FALSE;
      g_autoptr (GnMatchTable) table = gn_match_table_new (match, position, NULL, NULL);
      GnReply reply;

      must (table, 0, "draw");
      g_assert_true (gn_match_table_deal (table, &reply));
      g_assert_cmpint (reply.step->flags & GN_STEP_LOOKED, ==, i == 0 ? 0 : GN_STEP_LOOKED);
    }
}

/* An outcome typed in wrongly is typed again; the decision before it is another matter. */
static void
test_mistyped_outcome (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);

  must (table, 0, "sail");
  must (table, GN_CHANCE, "rolled n=2");
  g_assert_false (gn_match_table_undo_needs_agreement (table, 1));
  g_assert_true (gn_match_table_undo_needs_agreement (table, 0));
  undo (table, 1, FALSE);
  /* Going back step by step gets nobody further than going back at once. */
  g_assert_true (gn_match_table_undo_needs_agreement (table, 0));
  must (table, GN_CHANCE, "rolled n=3");
  g_assert_cmpint (now (table)->gold[0], ==, 8);
  g_assert_cmpuint (gn_match_table_get_log (table)->len, ==, 2);
}

/* The right step in place of the wrong one, and the later ones again as far as they fit. */
static void
test_replace (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (GError) error = NULL;
  GnMove three = spec_move (match, 0, "earn n=3"), nine = spec_move (match, 0, "earn n=9"),
         sail = spec_move (match, 0, "sail");
  GnReply reply;
  guint again;

  must (table, 0, "earn n=1");
  must (table, 1, "ship cargo=tea:1");
  must (table, 0, "sail");
  must (table, GN_CHANCE, "rolled n=2");
  Harbour before = *now (table);

  g_assert_false (gn_match_table_replace (table, 1, &nine, 1, TRUE, &reply, &again, &error));
  g_assert_no_error (error);
  assert_code (table, reply, "amount");
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);
  g_assert_false (gn_match_table_replace (table, 1, &three, 1, FALSE, &reply, &again, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_SEEN_SINCE);
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);
  g_clear_error (&error);

  g_assert_true (gn_match_table_replace (table, 1, &three, 1, TRUE, &reply, &again, &error));
  g_assert_cmpuint (again, ==, 3);
  before.gold[0] += 2;
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);

  /* Ann sailed instead: a cast is due, so what Ben did does not fit any more. */
  g_assert_true (gn_match_table_replace (table, 1, &sail, 1, TRUE, &reply, &again, &error));
  g_assert_cmpuint (again, ==, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
}

/* ---- Corrections ------------------------------------------------------------ */

static gboolean
amend (GnMatchTable *table,
       const char   *position,
       GnSay        *why,
       GError      **error)
{
  g_autoptr (JsonNode) node = json (position);

  return gn_match_table_amend (table, node, "miscounted", why, error);
}

static void
test_amend (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  g_autoptr (GError) error = NULL;
  GnSay why;

  must (table, 0, "earn n=1");
  Harbour before = *now (table);

  g_assert_false (amend (table, "{'gold':[-1,5]}", &why, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_REFUSED);
  g_assert_cmpstr (gn_say_code (gn_match_table_get_match (table), &why), ==, "negative");
  g_clear_error (&error);
  g_assert_false (amend (table, "{'gold':[6,5]}", NULL, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_false (amend (table, "{'silver':1}", NULL, &error));
  g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_FIELD);
  g_clear_error (&error);
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);

  g_assert_true (amend (table, "{'gold':{'1':9}}", NULL, &error));
  g_assert_cmpint (now (table)->gold[1], ==, 9);
  const GnStep *step = gn_match_table_get_step (table, 2);
  g_assert_cmpint (step->kind, ==, GN_STEP_AMEND);
  g_autofree char *text = gn_match_table_step_text (table, step, GN_PUBLIC);
  g_assert_cmpstr (text, ==, "Correction of the table: miscounted");

  /* Undone it is gone, but stays in view; an amendment needs nobody's agreement. */
  undo (table, 1, FALSE);
  g_assert_cmpmem (&before, sizeof before, now (table), sizeof before);
  GPtrArray *log = gn_match_table_get_log (table);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_true (((const GnStep *) log->pdata[1])->flags & GN_STEP_UNDONE);
  redo (table);
  g_assert_cmpint (now (table)->gold[1], ==, 9);
}

/* What a correction calls for follows as part of it. */
static void
test_amend_follows (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);

  g_assert_true (amend (table, "{'stage':2}", NULL, NULL));
  g_assert_cmpint (now (table)->stage, !=, STAGE_CAST);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
  undo (table, 0, TRUE);
  g_assert_cmpint (now (table)->stage, ==, STAGE_FREE);
}

static void
test_start_from_position (void)
{
  g_autoptr (GnMatchTable) table = new_table_at (FALSE, "{'round':3,'turn':1,'gold':[1,2]}");
  g_autoptr (JsonNode) bad = json ("{'deck':[]}");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (now (table)->round, ==, 3);
  g_assert_cmpint (gn_match_table_turn_seat (table), ==, 1);
  g_assert_null (gn_match_table_new (harbour_match (FALSE), bad, NULL, &error));
  g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED);
  g_clear_error (&error);

  GnMatch *alone = harbour_match (FALSE);
  GnSay why;
  alone->n_seats = 1;
  g_assert_null (gn_match_table_new (alone, NULL, &why, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_START);
  g_assert_cmpuint (why.text, ==, TEXT_SEATS);
}

static void
test_teach (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (JsonNode) seventh = json ("{'id':'c7','worth':7}");
  g_autoptr (JsonNode) first = json ("{'id':'c1','worth':9}");
  g_autoptr (JsonNode) third = json ("{'id':'c3','worth':8}");
  g_autoptr (GError) error = NULL;
  int index;

  must (table, 0, "earn n=1");
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, seventh, &index, &error));
  g_assert_no_error (error);
  g_assert_cmpint (index, ==, 6);
  g_assert_cmpuint (gn_match_domain_size (match, HARBOUR_CARD), ==, 7);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
  g_assert_cmpuint (gn_match_table_get_log (table)->len, ==, 2);

  /* No undo takes it back. */
  undo (table, 0, FALSE);
  g_assert_cmpuint (gn_match_domain_size (match, HARBOUR_CARD), ==, 7);
  g_assert_cmpstr (gn_thing_id (match, GN_THING (HARBOUR_CARD, 6)), ==, "c7");
  redo (table);

  /* A set that does not compile is not taken. */
  gint worth;
  g_assert_false (gn_match_table_teach (table, FAMILY_CARDS, first, &index, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA);
  g_assert_true (gn_set_number (match->set, FAMILY_CARDS, 0, "worth", &worth));
  g_assert_cmpint (worth, ==, 1);
  g_clear_error (&error);

  /* What follows from a value that was corrected follows at once. */
  g_autoptr (JsonNode) sixth = json ("{'id':'c6','worth':9}");
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, sixth, &index, &error));
  g_assert_cmpint (now (table)->derived, ==, 100);
  g_assert_cmpint (((const Harbour *) gn_match_table_state (table, 0))->derived, ==, 100);

  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, third, &index, &error));
  g_assert_cmpint (index, ==, 2);
  g_assert_true (gn_set_number (match->set, FAMILY_CARDS, 2, "worth", &worth));
  g_assert_cmpint (worth, ==, 8);
}

static void
test_terms (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_autoptr (GError) error = NULL;

  must (table, 0, "sail");
  g_assert_cmpint (now (table)->stage, ==, STAGE_CAST);

  /* The app takes over, and does what is due. */
  g_assert_true (gn_match_table_set_dealer (table, "dice", GN_DEALER_APP, &error));
  g_assert_cmpint (now (table)->stage, !=, STAGE_CAST);
  g_assert_cmpint (now (table)->head.draws[SOURCE_DIE], ==, 1);

  /* That step goes with the one before it: alone it would only be done again. */
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 2);
  g_assert_cmpuint (gn_match_table_undo_target (table), ==, 0);
  g_autofree char *name = gn_match_table_undo_name (table);
  g_assert_cmpstr (name, ==, "Sail");
  undo (table, 0, TRUE);
  redo (table);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 2);
  g_assert_false (gn_match_table_set_dealer (table, "hats", GN_DEALER_APP, &error));
  g_assert_nonnull (error);
}

static void
test_note_and_stop (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  g_autoptr (GError) error = NULL;
  g_auto (GnMoveList) list = { 0 };
  GnReply reply;

  must (table, 0, "hide n=2");
  gn_match_table_note (table, "the cat was here");
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 1);
  g_assert_true (gn_match_table_stop (table, &error));
  g_assert_true (gn_match_table_is_over (table));
  g_assert_true (now (table)->head.stopped);
  gn_match_table_legal (table, GN_PUBLIC, &list);
  g_assert_cmpuint (list.n, ==, 0);
  g_assert_false (say (table, 1, "earn n=1", &reply));
  assert_code (table, reply, "game-over");
  g_assert_false (gn_match_table_stop (table, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_OVER);

  /* After the end nothing is hidden, in earlier moments neither. */
  const Harbour *all = gn_match_table_state (table, GN_PUBLIC);
  g_assert_cmpint (all->hidden[0], ==, 2);
  g_autofree Harbour *earlier = gn_match_table_state_at (table, 1, GN_PUBLIC);
  g_assert_cmpint (earlier->hidden[0], ==, 2);

  undo (table, 1, FALSE);
  g_assert_false (gn_match_table_is_over (table));
  must (table, 1, "earn n=1");
}

static void
test_series (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);

  must (table, 0, "earn n=1");
  must (table, 1, "earn n=2");   /* end of round 1: 6, 7 */
  must (table, 0, "earn n=3");
  must (table, 1, "earn n=3");   /* end of round 2: 9, 10 */
  must (table, 0, "earn n=1");   /* in round 3: 10, 10 */

  g_autoptr (GArray) series = gn_match_table_series (table);
  typedef gint32 Totals[GN_MAX_PARTIES];
  static const gint32 expected[][2] = { { 5, 5 }, { 6, 7 }, { 9, 10 }, { 10, 10 } };

  /* What is hidden shows only when it is over. */
  must (table, 1, "hide n=3");
  gn_match_table_set_on_screen (table);
  g_autoptr (GArray) hidden = gn_match_table_series (table);
  g_assert_cmpint (g_array_index (hidden, Totals, hidden->len - 1)[1], ==, 10);
  g_assert_true (gn_match_table_stop (table, NULL));
  g_autoptr (GArray) over = gn_match_table_series (table);
  g_assert_cmpint (g_array_index (over, Totals, over->len - 1)[1], ==, 13);

  g_assert_cmpuint (series->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < series->len; i++)
    for (guint k = 0; k < 2; k++)
      g_assert_cmpint (g_array_index (series, Totals, i)[k], ==, expected[i][k]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/refused-changes-nothing", test_refused_changes_nothing);
  g_test_add_func ("/table/open", test_open);
  g_test_add_func ("/table/sentence", test_sentence);
  g_test_add_func ("/table/sentence-and-chance", test_sentence_and_chance);
  g_test_add_func ("/table/whole-is-its-parts", test_whole_is_its_parts);
  g_test_add_func ("/table/unasked-chain", test_unasked_chain);
  g_test_add_func ("/table/patience", test_unasked_patience);
  g_test_add_func ("/table/unasked-is-no-hint", test_unasked_is_no_hint);
  g_test_add_func ("/table/app-draws", test_app_draws);
  g_test_add_func ("/table/deal", test_deal);
  g_test_add_func ("/table/views", test_views);
  g_test_add_func ("/table/private-refusal", test_private_refusal);
  g_test_add_func ("/table/preview", test_preview);
  g_test_add_func ("/table/undo-to-the-start", test_undo_to_the_start);
  g_test_add_func ("/table/redo-is-gone", test_redo_is_gone);
  g_test_add_func ("/table/seen-since", test_seen_since);
  g_test_add_func ("/table/certain-outcome", test_certain_outcome);
  g_test_add_func ("/table/mistyped-outcome", test_mistyped_outcome);
  g_test_add_func ("/table/replace", test_replace);
  g_test_add_func ("/table/amend", test_amend);
  g_test_add_func ("/table/amend-follows", test_amend_follows);
  g_test_add_func ("/table/start-from-position", test_start_from_position);
  g_test_add_func ("/table/teach", test_teach);
  g_test_add_func ("/table/terms", test_terms);
  g_test_add_func ("/table/note-and-stop", test_note_and_stop);
  g_test_add_func ("/table/series", test_series);
  return g_test_run ();
}
