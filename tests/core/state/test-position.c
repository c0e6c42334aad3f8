/* test-position.c: positions: written, merged, refused, hashed, redacted
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/base/json.h"
#include "core/state/position.h"
#include "core/state/position-private.h"
#include "core/words/text.h"

typedef struct {
  GnMatch *match;
  Harbour  state;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->match = harbour_match (FALSE);
  memset (&f->state, 0, sizeof f->state);
  g_assert_true (harbour_game.start (f->match, &f->state, NULL));
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gn_match_free (f->match);
}

static gboolean
merge (Fixture    *f,
       const char *text,
       GnSay      *why,
       GError    **error)
{
  g_autoptr (JsonNode) node = json (text);

  return gn_position_merge (f->match, &f->state, node, why, error);
}

static void
must_merge (Fixture    *f,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  merge (f, text, NULL, &error);
  g_assert_no_error (error);
}

static void
test_round_trip (Fixture       *f,
                 gconstpointer  data)
{
  Harbour before, marked = { 0 };
  g_autoptr (GError) error = NULL;

  must_merge (f, "{'round':7,'turn':1,'gold':[12,0],'hidden':[3,-1],'hold':[{'salt':2},{'wine':1}],'shipped':['salt','"
              "wine'],'buoys':[0,33,62],'last':4,"
              "'hand':[[{'card':'c2','seen':[0]}],[{'n':1}]]}");
  before = f->state;
  g_assert_cmphex (before.buoys, ==, G_GUINT64_CONSTANT (0x4000000200000001));

  g_autoptr (JsonNode) node = gn_position_to_json (f->match, &f->state, GN_EVERYTHING);
  memset (&f->state, 0, sizeof f->state);
  g_assert_true (harbour_game.start (f->match, &f->state, NULL));
  g_assert_true (gn_position_merge (f->match, &f->state, node, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&before, sizeof before, &f->state, sizeof f->state);

  before.head.draws[3] = 9;
  before.head.stopped = TRUE;

  g_autoptr (GString) text = g_string_new (NULL);

  gn_position_to_mark (f->match, &before, text);

  g_autoptr (JsonNode) mark = gn_json_parse (text->str, -1, GN_RECORD_MAX_BYTES, &error);

  g_assert_no_error (error);
  g_assert_true (gn_position_from_mark (f->match, &marked, mark, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&before, sizeof before, &marked, sizeof marked);
}

/* Objects key by key, arrays whole, the rest stays; settle() lets follow what must. */
static void
test_partial (Fixture       *f,
              gconstpointer  data)
{
  must_merge (f, "{'hold':{'1':{'tea':3}}}");
  g_assert_cmpint (f->state.hold[1][KIND_TEA], ==, 3);
  g_assert_cmpint (f->state.hold[0][KIND_TEA], ==, 0);
  g_assert_cmpint (f->state.gold[0], ==, 5);

  must_merge (f, "{'hold':{'1':{'salt':1}}}");
  g_assert_cmpint (f->state.hold[1][KIND_TEA], ==, 3);
  g_assert_cmpint (f->state.hold[1][KIND_SALT], ==, 1);

  must_merge (f, "{'shipped':['tea','wine']}");
  g_assert_cmpint (f->state.derived, ==, 2);
  must_merge (f, "{'hand':{'0':[{'card':'c1'},{'n':2}]}}");
  g_assert_cmpuint (gn_pile_size (&f->state.deck), ==, 3);
}

static void
test_refused (Fixture       *f,
              gconstpointer  data)
{
  static const struct { const char *position; GnPositionError code; const char *says; } cases[] = {
    /* What exists only to be refused in a move */
    { "{'shipped':['several']}", GN_POSITION_ERROR_VALUE, "several" },
    { "{'shipped':[3]}", GN_POSITION_ERROR_VALUE, "shipped" },
    { "{'colour':1}", GN_POSITION_ERROR_FIELD, "colour" },
    { "{'variety':1}", GN_POSITION_ERROR_FIELD, "variety" },
    { "{'hold':[{'gravel':1},{}]}", GN_POSITION_ERROR_FIELD, "hold.0" },
    { "{'hold':[{'several':1},{}]}", GN_POSITION_ERROR_FIELD, "hold.0" },
    { "{'hold':{'2':{}}}", GN_POSITION_ERROR_FIELD, "hold" },
    { "{'gold':[1]}", GN_POSITION_ERROR_VALUE, "gold" },
    { "{'gold':[1,2,3]}", GN_POSITION_ERROR_VALUE, "gold" },
    { "{'gold':[1,1000]}", GN_POSITION_ERROR_VALUE, "gold.1" },
    { "{'gold':[1,'2']}", GN_POSITION_ERROR_VALUE, "gold.1" },
    { "{'gold':[1,2.5]}", GN_POSITION_ERROR_VALUE, "gold.1" },
    { "{'gold':7}", GN_POSITION_ERROR_VALUE, "gold" },
    { "{'round':0}", GN_POSITION_ERROR_VALUE, "round" },
    { "{'round':null}", GN_POSITION_ERROR_VALUE, "round" },
    { "{'turn':2}", GN_POSITION_ERROR_VALUE, "turn" },
    { "{'shipped':['gravel']}", GN_POSITION_ERROR_VALUE, "shipped" },
    { "{'buoys':[63]}", GN_POSITION_ERROR_VALUE, "buoys" },
    { "{'buoys':[-1]}", GN_POSITION_ERROR_VALUE, "buoys" },
    { "{'shipped':3}", GN_POSITION_ERROR_VALUE, "shipped" },
    { "{'deck':[{'n':0}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "{'deck':[{'n':300}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "{'deck':[{'n':1,'card':'c1'}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "{'deck':[{'n':6,'pool':32}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "{'deck':[{'n':6,'colour':1}]}", GN_POSITION_ERROR_FIELD, "deck" },
    { "{'deck':[{'card':'c77'}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "{'deck':[{'card':'c1','seen':[9]}]}", GN_POSITION_ERROR_VALUE, "deck" },
    { "[]", GN_POSITION_ERROR_VALUE, "position" },
  };
  Harbour before = f->state;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (merge (f, cases[i].position, NULL, &error));
      g_assert_error (error, GN_POSITION_ERROR, (int) cases[i].code);
      if (!strstr (error->message, cases[i].says))
        g_error ("%s: “%s” does not name %s", cases[i].position, error->message, cases[i].says);
      g_assert_cmpmem (&before, sizeof before, &f->state, sizeof f->state);
    }
}

/* A pile of more layers than there can be is none; a card that no set has any more is written by its number; and of a
 * state in which all is 0 only the head is left. */
static void
test_edges (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr (GString) layers = g_string_new ("{'deck':["), mark = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  Harbour zero = { 0 };

  for (guint i = 0; i <= GN_PILE_LAYERS; i++)
    g_string_append_printf (layers, "%s{'n':1,'pool':%u}", i ? "," : "", i % 2);
  g_string_append (layers, "]}");
  g_assert_false (merge (f, layers->str, NULL, &error));
  g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_VALUE);

  gn_pile_put_known_top (&f->state.hand[0], 9, 0, GN_ALL_SEE);

  g_autoptr (JsonNode) position = gn_position_to_json (f->match, &f->state, GN_EVERYTHING);
  g_autofree char *text = json_to_string (position, FALSE);

  g_assert_nonnull (strstr (text, "\"card\":9"));

  gn_position_to_mark (f->match, &zero, mark);
  g_assert_true (g_str_has_prefix (mark->str, "{\"$head\":{"));
}

static gboolean
never (const GnMatch *match,
       gconstpointer  state,
       GnSay         *why)
{
  return FALSE;
}

static gboolean
adds_one (const GnMatch *match,
          gpointer       state,
          const GnGiven *given,
          GnSay         *why)
{
  return ++((Harbour *) state)->gold[0] < 9;
}

/* What follows from other figures is reckoned anew only if it fits; a refusal without words has some of the app's. */
static void
test_settled (Fixture       *f,
              gconstpointer  data)
{
  static const struct { gboolean audited; gint16 gold, after; } cases[] = {
    { FALSE, 3, 4 }, { FALSE, 8, 8 }, { TRUE, 3, 3 },
  };
  g_autoptr (GError) error = NULL;
  GnGame game = harbour_game;
  const GnGame *real = f->match->game;

  f->match->game = &game;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      game.settle = adds_one;
      game.audit = cases[i].audited ? never : NULL;
      f->state.gold[0] = cases[i].gold;
      gn_position_settle (f->match, &f->state);
      g_assert_cmpint (f->state.gold[0], ==, cases[i].after);
    }
  g_assert_false (merge (f, "{'round':2}", NULL, &error));
  g_assert_cmpstr (error->message, ==, "The parts of the position do not match.");
  f->match->game = real;
}

static void
test_rules_refuse (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  Harbour before = f->state;
  GnSay why;

  g_assert_false (merge (f, "{'deck':[{'n':5}]}", &why, &error));
  g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED);
  g_assert_cmpstr (gn_say_code (f->match, &why), ==, "cards-lost");
  g_assert_cmpstr (error->message, ==, "5 cards are there.");
  g_clear_error (&error);

  g_assert_false (merge (f, "{'hand':[[{'n':7}],[]]}", &why, &error));
  g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED);
  g_assert_cmpmem (&before, sizeof before, &f->state, sizeof f->state);
}

/* Every field changes it, the layout does not matter, what is 0 has no share. */
static void
test_hash (Fixture       *f,
           gconstpointer  data)
{
  static const char *const changes[] = {
    "{'round':2}", "{'turn':1}", "{'gold':[6,5]}", "{'gold':[5,6]}", "{'hold':[{'salt':1},{}]}",
    "{'hold':[{'tea':1},{}]}",
    "{'hold':[{},{'salt':1}]}", "{'last':3}", "{'shipped':['tea']}", "{'hand':[[{'n':1}],[]]}",
    "{'hand':[[],[{'n':1}]]}",
    "{'hand':[[{'card':'c1'}],[]]}", "{'hand':[[{'card':'c2'}],[]]}", "{'hand':[[{'card':'c1','seen':[0]}],[]]}",
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Harbour before = f->state;
  char hash[17], again[17];

  gn_state_hash (f->match, &f->state, hash);
  g_hash_table_add (seen, g_strdup (hash));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      f->state = before;
      must_merge (f, changes[i]);
      gn_state_hash (f->match, &f->state, hash);
      gn_state_hash (f->match, &f->state, again);
      g_assert_cmpstr (hash, ==, again);
      if (!g_hash_table_add (seen, g_strdup (hash)))
        g_error ("%s: hash known already", changes[i]);
    }
  f->state = before;
  f->state.head.draws[1] = 1;
  gn_state_hash (f->match, &f->state, hash);
  g_assert_true (g_hash_table_add (seen, g_strdup (hash)));
}

static void
test_redact (Fixture       *f,
             gconstpointer  data)
{
  Harbour ann, all;

  must_merge (
    f, "{'hidden':[3,2],'hand':[[{'card':'c2','seen':[0]},{'card':'c3','seen':'all'}],[{'card':'c5','seen':[1]}]]}");
  f->state.head.draws[SOURCE_DECK] = 2;

  ann = all = f->state;
  gn_state_redact (f->match, &ann, 0);
  g_assert_cmpint (ann.hidden[0], ==, 3);
  g_assert_cmpint (ann.hidden[1], ==, -1);
  g_assert_cmpint (ann.hidden[2], ==, 0);  /* nobody sits there */
  g_assert_cmpint (ann.head.draws[SOURCE_DECK], ==, 0);
  g_assert_cmpint (gn_pile_find (&ann.hand[0], 1), >=, 0);
  g_assert_cmpint (gn_pile_find (&ann.hand[1], 4), ==, -1);
  g_assert_cmpuint (gn_pile_size (&ann.hand[1]), ==, 1);

  gn_state_redact (f->match, &all, GN_PUBLIC);
  g_assert_cmpint (all.hidden[0], ==, -1);
  g_assert_cmpint (gn_pile_find (&all.hand[0], 1), ==, -1);
  g_assert_cmpint (gn_pile_find (&all.hand[0], 2), >=, 0);

  all = f->state;
  gn_state_redact (f->match, &all, GN_EVERYTHING);
  g_assert_cmpmem (&all, sizeof all, &f->state, sizeof f->state);

  /* After the end nothing is hidden. */
  f->state.head.over = TRUE;
  all = f->state;
  gn_state_redact (f->match, &all, GN_PUBLIC);
  g_assert_cmpmem (&all, sizeof all, &f->state, sizeof f->state);

  f->state.head.over = FALSE;
  g_autoptr (JsonNode) node = gn_position_to_json (f->match, &f->state, GN_PUBLIC);
  g_autofree char *text = gn_json_to_text (node);
  g_assert_null (strstr (text, "c2"));
  g_assert_nonnull (strstr (text, "c3"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/position/round-trip", test_round_trip);
  ADD ("/position/partial", test_partial);
  ADD ("/position/refused", test_refused);
  ADD ("/position/rules-refuse", test_rules_refuse);
  ADD ("/position/edges", test_edges);
  ADD ("/position/settled", test_settled);
  ADD ("/position/hash", test_hash);
  ADD ("/position/redact", test_redact);
  return g_test_run ();
}
