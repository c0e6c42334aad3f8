/* test-typed-answer.c: several moves typed in one line at a table: dice as letters and casts in somebody's name
 * (Gnômes & Wizards), the tile asked for, upgrades by their names (Rise)
 *
 * Run once a language, with the letters of five dice in that language: movement twice, attack, horn, crystal.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/table/match-table.h"
#include "core/match/moves.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "games/gnomes-wizards/gw-state.h"
#include "games/rise/rise-state.h"

static const char *letters;

#define ROLLED "\"stage\":\"roll\",\"due\":5,\"round\":1,\"current\":0,\"first\":0,\"side\":[1,2],\"place\":{\"T5\":\"u2.0\",\"I1\":\"u2.0\"}"
#define FIGHT "\"stage\":\"fight\",\"round\":1,\"current\":0,\"first\":0,\"side\":[1,2],\"place\":{\"T6\":\"d2.0\",\"T5\":\"u2.0\",\"I4\":\"d2.0\",\"I3\":\"d2.0\"}," \
  "\"learned\":{\"I3\":6},\"charge\":{\"I3.learned\":3,\"I4.clan\":3}"

static GnMatchTable *
table_of (const char *game,
          const char *box,
          const char *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("{%s}", position);
  g_autoptr (JsonNode) node = json_from_string (text, &error);
  GnSay why = { 0 };

  g_assert_no_error (error);

  GnMatch *match = gn_match_new (gn_games_find (game), 2, NULL, &error);

  g_assert_no_error (error);
  gn_match_set_dealer (match, *box ? box : "cards", *box ? GN_DEALER_BOX : GN_DEALER_APP, &error);
  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Anna");
  gn_match_set_name (match, 1, "Berta");

  GnMatchTable *table = gn_match_table_new (match, node, &why, &error);

  g_assert_no_error (error);
  g_assert_nonnull (table);
  return table;
}

static GnMatchTable *
table_at (const char *position)
{
  return table_of ("gnomes-wizards", "dice", position);
}

/* What @text means, as a spec; "…": not all of it is said; NULL: nothing. */
static char *
meant (GnMatchTable *table,
       const char   *text,
       GnMove       *move)
{
  const GnMatch *match = gn_match_table_get_match (table);
  int at;
  const GnTypedResult result = gn_typed_parse (match, gn_match_table_state (table, GN_PUBLIC), 0, text, move, &at);

  if (result == GN_TYPED_NOTHING || at >= 0)
    return NULL;
  return result == GN_TYPED_PARTLY ? g_strdup ("…") : gn_move_to_spec (match, move);
}

static void
assert_meant (GnMatchTable *table,
              const char   *text,
              const char   *spec)
{
  GnMove move;
  g_autofree char *said = meant (table, text, &move);

  g_test_message ("%s: %s", text, said ? said : "nothing");
  g_assert_cmpstr (said, ==, spec);
}

static void
test_letters (void)
{
  g_autoptr (GnMatchTable) table = table_at (ROLLED);
  g_autofree char *backwards = g_strreverse (g_strdup (letters));
  g_autofree char *apart = g_strdup_printf ("%.2s %s", letters, letters + 2);
  g_autofree char *loud = g_ascii_strup (letters, -1);
  g_autofree char *named = g_strdup_printf ("dice %s", letters);
  g_autofree char *short_of = g_strndup (letters, 4);
  g_autofree char *strange = g_strdup_printf ("%.4sx", letters);
  const char *const whole[] = { letters, backwards, apart, loud, named };
  GnReply reply = { 0 };
  GnMove move;

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    assert_meant (table, whole[i], "dice faces=movement:2,attack:1,horn:1,crystal:1");
  assert_meant (table, strange, NULL);
  assert_meant (table, "", NULL);

  /* One alone is one die of several, and so many dice has no game. */
  g_autofree char *one = g_strndup (letters, 1), *many = g_strnfill (200, *letters);

  assert_meant (table, one, "die face=movement");
  assert_meant (table, many, NULL);

  /* Of another number: the table says how many there are. */
  g_autofree char *few = meant (table, short_of, &move);

  g_assert_nonnull (few);
  g_assert_false (gn_match_table_do (table, &move, 1, &reply));
  g_assert_cmpstr (gn_say_code (gn_match_table_get_match (table), &reply.why), ==, "dice-count");

  g_free (meant (table, letters, &move));
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));
}

/* In another's turn, in the third person, with articles; the card that a unit has learned goes by its name. */
static void
test_casts (void)
{
  g_autoptr (GnMatchTable) table = table_at (FIGHT);
  const GnMatch *match = gn_match_table_get_match (table);
  static const struct { const char *text, *spec; } lines[] = {
    { "Berta casts Flare on Wellkeeper", "cast ability=I4.clan hold=- units=T6 tiles=- abilities=- player=-" },
    { "Berta casts Flare on the Millfist", "cast ability=I4.clan hold=- units=T5 tiles=- abilities=- player=-" },
    { "Berta: cast Flare on Wellkeeper and wait for answers",
      "cast ability=I4.clan hold=yes units=T6 tiles=- abilities=- player=-" },
    { "Berta casts Lead Boots on the Wellkeeper",
      "cast ability=I3.learned hold=- units=T6 tiles=- abilities=- player=-" },
    { "Berta casts Flare on Wellkeeper at u3.2",
      "cast ability=I4.clan hold=- units=T6 tiles=u3.2 abilities=- player=-" },
    { "Berta casts Flare on the Wellkeeper to u3.2",
      "cast ability=I4.clan hold=- units=T6 tiles=u3.2 abilities=- player=-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GnMove move;
      g_autofree char *said = meant (table, lines[i].text, &move);

      g_test_message ("%s: %s", lines[i].text, said ? said : "nothing");
      g_assert_cmpstr (said, ==, lines[i].spec);
      g_assert_cmpint (move.seat, ==, 1);
      /* this one goes nowhere: the tile is understood, and refused */
      if (strstr (lines[i].spec, "tiles=-"))
        g_assert_true (match->game->check (match, gn_match_table_state (table, GN_PUBLIC), &move, NULL));
    }
}

/* The three ways in which the lines of a case are said: English is understood in every language. */
static const char *
in_language (const char *english,
             const char *german,
             const char *french)
{
  return g_str_equal (letters, "bbahk") ? german : g_str_equal (letters, "mmacr") ? french : english;
}

static char *
called (GnMatchTable *table,
        guint         domain,
        int           value)
{
  return gn_thing_name (gn_match_table_get_match (table), GN_THING (domain, value));
}

#define PUSH "\"stage\":\"fight\",\"round\":1,\"current\":1,\"first\":1,\"side\":[1,2],\"place\":{\"T3\":\"u2.0\",\"T6\":\"u2.0\",\"I3\":\"d2.0\"},\"charge\":{\"T3.clan\":3,\"T6.clan\":3}"

/* A cast and where it sends somebody, two players' moves, in one line: in Berta's turn Anna's ability sends Berta's
 * unit two steps away. */
static void
test_answers (void)
{
  const char *const patterns[] = { "Anna casts %s on the %s to d2.1", "Anna casts %s on the %s, Ashmonk goes to d2.1", in_language ("Anna casts %s on %s to d2.1",
                                                                                   "Anna wirkt %s auf den %s nach d2.1",
                                                                                   "Anna utilise %s sur %s en d2.1") };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_autoptr (GnMatchTable) table = table_at (PUSH);
      const GnMatch *match = gn_match_table_get_match (table);
      g_autofree char *gate = called (table, GW_DOMAIN_ABILITY, 2 * gw_unit (GW_TURQUEFOSS, 3)),
                      *monk = called (table, GW_DOMAIN_UNIT, gw_unit (GW_IMBLASHAM, 3));
      g_autofree char *line = g_strdup_printf (patterns[i], gate, monk);
      g_autofree char *spelled = gn_typed_spell_out (match, gn_match_table_state (table, GN_PUBLIC), 1, line);

      g_test_message ("%s: %s", line, spelled ? spelled : "nothing");
      g_assert_nonnull (spelled);

      /* Where another move would follow, Berta speaks after all of them. */
      g_autofree char *more = g_strconcat (" ; ", spelled, "; Berta", NULL);
      int seat = 0;
      g_autofree gpointer after = gn_typed_after (match, gn_match_table_state (table, GN_PUBLIC), &seat, more);

      g_assert_nonnull (after);
      g_assert_cmpint (seat, ==, 1);

      g_auto (GStrv) parts = g_strsplit (spelled, ";", -1);
      g_assert_cmpuint (g_strv_length (parts), ==, 3);
      for (guint k = 0; parts[k]; k++)
        {
          GnReply reply = { 0 };
          GnMove move;

          g_assert_cmpint (gn_typed_parse (match, gn_match_table_state (table, GN_PUBLIC), 1, parts[k], &move, NULL),
                           ==, GN_TYPED_WHOLE);
          g_assert_cmpint (move.seat, ==, k == 0 ? 0 : 1);
          g_assert_true (gn_match_table_do (table, &move, 1, &reply));
        }

      const GwState *state = gn_match_table_state (table, GN_PUBLIC);
      g_assert_cmpint (state->place[gw_unit (GW_IMBLASHAM, 3)], ==, gw_place (2, 1, 1));
      /* it is still Berta's move */
      g_assert_cmpint (state->current, ==, 1);
      g_assert_cmpint (state->n_frames, ==, 0);
      g_assert_cmpmem (((const GwState *) after)->place, sizeof state->place, state->place, sizeof state->place);
      g_assert_cmpint (((const GwState *) after)->n_frames, ==, 0);
    }
}

/* Where only one tile is left the unit goes there by itself, and the line is right all the same; but a tile on its own
 * is an answer only while it is asked for. */
static void
test_only_answer (void)
{
  static const char *const positions[] = {
    PUSH,   /* to u3.0 by choice, and on from there */
    "\"stage\":\"fight\",\"round\":1,\"current\":1,\"first\":1,\"side\":[1,2],\"place\":{\"T3\":\"d2.0\","
    "\"T6\":\"d2.0\",\"I3\":\"u2.0\"},\"charge\":{\"T3.clan\":3,\"T6.clan\":3}",
  }, *const tiles[] = { "d3.0", "u1.1" };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GnMatchTable) table = table_at (positions[i]);
      GnMatch *match = (GnMatch *) gn_match_table_get_match (table);
      gconstpointer state = gn_match_table_state (table, GN_PUBLIC);
      g_autofree char *gate = called (table, GW_DOMAIN_ABILITY, 2 * gw_unit (GW_TURQUEFOSS, 3)),
                      *monk = called (table, GW_DOMAIN_UNIT, gw_unit (GW_IMBLASHAM, 3));
      g_autofree char *cast = g_strdup_printf ("Anna casts %s on the %s", gate, monk);
      g_autofree char *line = g_strdup_printf ("%s to %s", cast, tiles[i]), *answer = g_strdup_printf ("to %s", tiles[i]),
                      *long_one = g_strdup_printf ("%s a b c d e f g %s", cast, tiles[i]);
      g_autofree char *spelled = gn_typed_spell_out (match, state, 1, line),
                      *too_long = gn_typed_spell_out (match, state, 1, long_one), *on_its_own = NULL;
      g_auto (GStrv) parts = g_strsplit (spelled, ";", -1);
      GnReply reply = { 0 };
      GnMove move;

      g_test_message ("%s: %s", line, spelled);
      g_assert_cmpuint (g_strv_length (parts), ==, i == 0 ? 2 : 1);
      g_assert_null (too_long);
      for (guint k = 0; parts[k]; k++)
        {
          g_assert_cmpint (gn_typed_parse (match, gn_match_table_state (table, GN_PUBLIC), 1, parts[k], &move, NULL),
                           ==, GN_TYPED_WHOLE);
          g_assert_true (gn_match_table_do (table, &move, 1, &reply));
        }
      g_assert_cmpint (((const GwState *) gn_match_table_state (table, GN_PUBLIC))->n_frames, ==, 0);

      gn_match_table_undo (table, 0, TRUE, NULL);
      g_assert_null (gn_typed_spell_out (match, gn_match_table_state (table, GN_PUBLIC), 1, answer));
      match->unasked = FALSE;
      g_assert_cmpint (gn_typed_parse (match, gn_match_table_state (table, GN_PUBLIC), 1, cast, &move, NULL), ==,
                       GN_TYPED_WHOLE);
      g_assert_true (gn_match_table_do (table, &move, 1, &reply));
      on_its_own = gn_typed_spell_out (match, gn_match_table_state (table, GN_PUBLIC), 1, answer);
      g_test_message ("%s: %s", answer, on_its_own);
      g_assert_true (g_str_has_prefix (on_its_own, "Berta: "));
      g_assert_nonnull (strstr (on_its_own, "; Berta: "));
    }
}

/* What would follow a move that is not understood, or not possible, means nothing. */
static void
test_after (void)
{
  static const struct { const char *text; gboolean possible; } lines[] = {
    { "Berta", TRUE }, { ";", TRUE }, { "", TRUE }, { "nonsense; Berta", FALSE }, { "Berta casts; Berta", FALSE },
    { "Anna rolls; Berta", FALSE }, { "Berta casts Flare on Wellkeeper; Berta", TRUE },
    { "Berta casts Flare on Wellkeeper; Berta casts Flare on Wellkeeper; Berta", FALSE },
  };
  g_autoptr (GnMatchTable) table = table_at (FIGHT);
  const GnMatch *match = gn_match_table_get_match (table);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      int seat = 1;
      g_autofree gpointer after = gn_typed_after (match, gn_match_table_state (table, GN_PUBLIC), &seat, lines[i].text);

      g_test_message ("%s", lines[i].text);
      g_assert_cmpint (after != NULL, ==, lines[i].possible);
    }
}

/* Only what follows from it is an answer: nobody goes to a tile where the push does not lead, and a whole move has
 * nothing to spell out. */
static void
test_no_answers (void)
{
  g_autoptr (GnMatchTable) table = table_at (PUSH);
  const GnMatch *match = gn_match_table_get_match (table);
  g_autofree char *gate = called (table, GW_DOMAIN_ABILITY, 2 * gw_unit (GW_TURQUEFOSS, 3)),
                  *monk = called (table, GW_DOMAIN_UNIT, gw_unit (GW_IMBLASHAM, 3));
  g_autofree char *whole = g_strdup_printf ("Anna casts %s on the %s", gate, monk);
  g_autofree char *back = g_strdup_printf ("%s to u2.0", whole), *far = g_strdup_printf ("%s to d0.3", whole),
                  *cut = g_strdup_printf ("%s to 1", whole);
  const char *const lines[] = { whole, back, far, cut, "to d2.1", "to", "Anna", "" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *spelled = gn_typed_spell_out (match, gn_match_table_state (table, GN_PUBLIC), 1, lines[i]);

      g_test_message ("%s", lines[i]);
      g_assert_cmpstr (spelled, ==, NULL);
    }
}

/* Nobody answers in a game without questions, or after the end. */
static void
test_no_questions (void)
{
  g_autoptr (GnMatchTable) table = table_of ("rise", "", ""), over = table_at (PUSH);

  g_assert_null (gn_typed_spell_out (gn_match_table_get_match (table), gn_match_table_state (table, GN_PUBLIC), 0,
                                     "Anna to d2.1"));
  g_assert_true (gn_match_table_stop (over, NULL));
  g_assert_null (gn_typed_spell_out (gn_match_table_get_match (over), gn_match_table_state (over, GN_PUBLIC), 0,
                                     "Anna to d2.1"));
}

/* A unit is the subject of what it does; who may do nothing is told so, not spoken against. */
static void
test_subjects (void)
{
  g_autoptr (GnMatchTable) table = table_at (FIGHT);
  const GnMatch *match = gn_match_table_get_match (table);
  g_autofree char *keeper = called (table, GW_DOMAIN_UNIT, gw_unit (GW_TURQUEFOSS, 6)),
                  *monk = called (table, GW_DOMAIN_UNIT, gw_unit (GW_IMBLASHAM, 3));
  g_autofree char *walks = g_strdup_printf ("the %s walks to u2.1", keeper),
                  *attacks = g_strdup_printf ("the %s attacks the %s", keeper, monk);
  g_autofree char *goes = g_strdup_printf (
    in_language ("%s walks to u2.1", "Der %s läuft nach u2.1", "%s marche vers u2.1"), keeper);
  g_autofree char *strikes = g_strdup_printf (in_language ("%s attacks %s", "Der %s greift den %s an", "%s attaque %s"),
                                              keeper, monk);
  GnMove move;

  assert_meant (table, walks, "move unit=T6 place=u2.1");
  assert_meant (table, goes, "move unit=T6 place=u2.1");
  assert_meant (table, attacks, "attack unit=T6 target=I3 hold=- dice=-");
  assert_meant (table, strikes, "attack unit=T6 target=I3 hold=- dice=-");

  g_free (meant (table, "Berta rolls", &move));
  g_assert_cmpint (move.seat, ==, 1);
  g_assert_cmpstr (match->game->verbs[move.verb].id, ==, "roll");
  g_free (meant (table, in_language ("Berta attacks", "Berta würfelt", "Berta lance"), &move));
  g_assert_cmpint (move.seat, ==, 1);
}

/* Of the tiles that are laid out the one that is asked for, unless another is named: "forest tower", "g3 forest". */
static void
test_tiles (void)
{
  g_autoptr (GnMatchTable) table = table_of ("rise", "tiles", "");
  const GnMatch *match = gn_match_table_get_match (table);
  g_autofree char *forest = gn_thing_name (match, GN_THING (RISE_DOMAIN_TYPE, RISE_FOREST));
  g_autofree char *swamp = gn_thing_name (match, GN_THING (RISE_DOMAIN_TYPE, RISE_SWAMP));
  g_autofree char *tower = gn_thing_name (match, GN_THING (RISE_DOMAIN_ICON, RISE_ICON_TOWER));
  g_autofree char *lion = gn_thing_name (match, GN_THING (RISE_DOMAIN_ICON, RISE_ICON_LION));
  g_autofree char *swamp_lion = g_strdup_printf ("%s %s", swamp, lion);
  g_autofree char *first = g_strdup_printf ("%s %s", forest, tower);
  g_autofree char *placed = g_strdup_printf ("g4 %s %s", forest, tower);
  g_autofree char *bare = g_strdup_printf ("g2 %s", swamp);
  GnReply reply = { 0 };
  GnMove move;

  assert_meant (table, first, "tile tile=g1 type=forest icon=tower");
  assert_meant (table, placed, "tile tile=g4 type=forest icon=tower");
  /* without its icon the place that is named counts, and the icon is asked for when it decides */
  g_free (meant (table, bare, &move));
  g_assert_cmpint (move.arg[RISE_A_TILE], ==, RISE_G1 + 1);
  g_free (meant (table, first, &move));
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));
  assert_meant (table, swamp_lion, "tile tile=g2 type=swamp icon=lion");
}

/* An upgrade goes by its name, at whichever slot of the board it is printed. */
static void
test_upgrades (void)
{
  g_autoptr (GnMatchTable) table = table_of ("rise", "", "");
  const GnMatch *match = gn_match_table_get_match (table);
  const RiseState *state = gn_match_table_state (table, GN_PUBLIC);
  const int seat = state->active;
  GnReply reply = { 0 };
  GnMove move;

  g_assert_cmpint (state->stage, ==, RISE_AT_SIDE);
  g_assert_true (gn_move_from_spec (match, seat, "side board=red-a", &move, NULL));
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));
  state = gn_match_table_state (table, GN_PUBLIC);
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    {
      g_autofree char *spec = g_strdup_printf ("upgrade-slot slot=%d", slot + 1);
      g_autofree char *name = gn_thing_name (match,
                                             match->game->named_as (match, state, GN_THING (RISE_DOMAIN_SLOT, slot)));
      GnMove read;
      int at;

      g_assert_true (gn_move_from_spec (match, seat, spec, &move, NULL));

      g_autofree char *phrase = gn_move_text (match, &move);
      g_auto (GStrv) parts = g_strsplit (phrase, spec + strlen ("upgrade-slot slot="), 2);
      g_autofree char *said = g_strjoinv (name, parts);

      g_test_message ("%s", said);
      g_assert_cmpint (gn_typed_parse (match, state, seat, said, &read, &at), ==, GN_TYPED_WHOLE);
      g_autofree char *meant_by_it = gn_move_to_spec (match, &read);
      g_assert_cmpstr (meant_by_it, ==, spec);
    }
}

int
main (int   argc,
      char *argv[])
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  letters = argc > 1 ? argv[1] : "mmahc";

  g_test_add_func ("/typed-answer/letters", test_letters);
  g_test_add_func ("/typed-answer/casts", test_casts);
  g_test_add_func ("/typed-answer/answers", test_answers);
  g_test_add_func ("/typed-answer/only-answer", test_only_answer);
  g_test_add_func ("/typed-answer/after", test_after);
  g_test_add_func ("/typed-answer/no-answers", test_no_answers);
  g_test_add_func ("/typed-answer/no-questions", test_no_questions);
  g_test_add_func ("/typed-answer/subjects", test_subjects);
  g_test_add_func ("/typed-answer/tiles", test_tiles);
  g_test_add_func ("/typed-answer/upgrades", test_upgrades);
  return g_test_run ();
}
