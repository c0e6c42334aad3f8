/* test-secrets.c: what is answered in secret is read by nobody else till all have answered (RUL-44)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#include "core/base/json.h"
#include "core/table/match-table.h"
#include "core/words/text.h"
#include "games/rise/rise-state.h"
#include "games/rise/rise.h"

/* A Gnome card is due, and Move to Plains will take the dragon from Y6 to G4, where Ann and Ben have cubes; Cy has none. */
#define AT_CARD "{\"dragon\":\"y6\",\"cubes\":[{\"g4\":1},{\"g4\":1},{}]}"

enum { ANN, BEN, CY };

static const GnStep *
must (GnMatchTable *table,
      const GnMove *move)
{
  GnReply reply;

  if (!gn_match_table_do (table, move, 1, &reply))
    {
      g_autofree char *why = gn_say_text (gn_match_table_get_match (table), &reply.why, FALSE);

      g_error ("%s", why);
    }
  return reply.step;
}

static GnMatchTable *
table_of_bribes (gboolean secret)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *base = g_strdelimit (g_strdup (rise_base), "'", '"');
  g_autoptr (JsonNode) position = gn_json_parse (base, -1, 65536, &error);
  g_autoptr (JsonNode) more = gn_json_parse (AT_CARD, -1, 65536, NULL);
  GnMatch *match = gn_match_new (&rise_game, 3, NULL, &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  json_object_set_member (json_node_get_object (position), "dragon", json_object_dup_member (json_node_get_object (more), "dragon"));
  json_object_set_member (json_node_get_object (position), "cubes", json_object_dup_member (json_node_get_object (more), "cubes"));
  gn_match_set_name (match, ANN, "Ann");
  gn_match_set_name (match, BEN, "Ben");
  gn_match_set_name (match, CY, "Cy");
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  g_assert_true (gn_match_set_option (match, "bribe-order", secret ? "secret" : "turn-order"));
  GnMatchTable *table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  g_assert_nonnull (table);

  GnMove move;

  gn_move_init (&move, GN_CHANCE, RISE_V_GNOME_CARD);
  move.arg[RISE_A_CARD] = gn_thing_find (gn_match_table_get_match (table), RISE_DOMAIN_GNOME, "gnomes-2");   /* Move to Plains */
  must (table, &move);
  g_assert_cmpint (((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->rampage, ==, RISE_RAMPAGE_BRIBES);
  return table;
}

static const GnStep *
answer (GnMatchTable *table,
        int           seat,
        int           gold)
{
  GnMove move;

  gn_move_init (&move, seat, RISE_V_BRIBE);
  move.arg[RISE_A_BRIBE] = (gint16) gold;
  return must (table, &move);
}

/* The line of the log and every fact below it, as @viewer reads them. */
static char *
read_by (GnMatchTable *table,
         const GnStep *step,
         int           viewer)
{
  GString *text = g_string_new (NULL);
  g_autofree char *line = gn_match_table_step_text (table, step, viewer);

  g_string_append (text, line);
  for (guint i = 0; i < step->story->n; i++)
    {
      const GnFact *fact = &step->story->fact[i];
      g_autofree char *told = gn_say_text (gn_match_table_get_match (table), &fact->say, FALSE);

      if (fact->viewers == GN_ALL_SEE || viewer == GN_EVERYTHING || (viewer >= 0 && (fact->viewers & GN_SEES (viewer))))
        g_string_append_printf (text, " | %s", told);
    }
  return g_string_free (text, FALSE);
}

/* While others think, one answer reads like the other to all but who gave it. */
static void
test_hidden (void)
{
  g_autoptr (GnMatchTable) paid = table_of_bribes (TRUE), refused = table_of_bribes (TRUE);
  const GnStep *pays = answer (paid, BEN, 3), *pays_not = answer (refused, BEN, 0);
  static const int others[] = { ANN, CY, GN_PUBLIC };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *one = read_by (paid, pays, others[i]), *other = read_by (refused, pays_not, others[i]);

      g_test_message ("%d reads: %s", others[i], one);
      g_assert_cmpstr (one, ==, other);
      g_assert_null (strpbrk (one, "0123456789"));
      g_assert_true (g_str_has_prefix (one, "Ben: bribe | "));
      g_assert_cmpmem (gn_match_table_state (paid, others[i]), sizeof (RiseState), gn_match_table_state (refused, others[i]), sizeof (RiseState));
      g_assert_cmpint (((const RiseState *) gn_match_table_state (paid, others[i]))->gold[BEN], ==, 5);
    }

  g_autofree char *undo_paid = gn_match_table_undo_name (paid), *undo_refused = gn_match_table_undo_name (refused);
  g_assert_cmpstr (undo_paid, ==, undo_refused);
}

/* Who answered reads the own answer, and so does who may read everything (the record, at a table of the box the host). */
static void
test_own (void)
{
  g_autoptr (GnMatchTable) table = table_of_bribes (TRUE);
  const GnStep *step = answer (table, BEN, 3);
  static const int knows[] = { BEN, GN_EVERYTHING };

  for (guint i = 0; i < G_N_ELEMENTS (knows); i++)
    {
      g_autofree char *text = gn_match_table_step_text (table, step, knows[i]);

      g_test_message ("%d reads: %s", knows[i], text);
      g_assert_nonnull (strchr (text, '3'));
      g_assert_cmpint (((const RiseState *) gn_match_table_state (table, knows[i]))->bribe_hidden[BEN], ==, 1);
    }
}

/* After the last answer all is told to all, in turn order. */
static void
test_told (void)
{
  g_autoptr (GnMatchTable) table = table_of_bribes (TRUE);

  answer (table, BEN, 3);
  g_autofree char *text = read_by (table, answer (table, ANN, 0), GN_PUBLIC);
  g_test_message ("all read: %s", text);
  g_assert_cmpint (((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->gold[BEN], ==, 2);
  g_assert_nonnull (strstr (text, "Ben bribes the dragon with 3 gold."));
}

/* In turn order nothing is hidden. */
static void
test_open (void)
{
  g_autoptr (GnMatchTable) table = table_of_bribes (FALSE);
  g_autofree char *text = gn_match_table_step_text (table, answer (table, ANN, 3), GN_PUBLIC);

  g_test_message ("all read: %s", text);
  g_assert_nonnull (strchr (text, '3'));
}

void
rise_add_secrets (void)
{
  g_test_add_func ("/rise/secrets/hidden", test_hidden);
  g_test_add_func ("/rise/secrets/own", test_own);
  g_test_add_func ("/rise/secrets/told", test_told);
  g_test_add_func ("/rise/secrets/open", test_open);
}
