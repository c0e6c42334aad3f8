/* test-amend.c: no correction kills a table
 *
 * From states all over matches of every game, one field or two get other values that they can hold. Each such correction
 * is refused with a reason, or leaves a match that is over or in which somebody can make a move, now and later, with
 * scores that can be reckoned. GNOMON_LONG=1 tries 10,000 a game; GNOMON_CASE=game:number plays one match again.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include <stdlib.h>


/* How far a corrected match is played: some only a little, one in twenty far. */
#define FEW_MOVES  3
#define MANY_MOVES 200

typedef struct {
  Playout      *playout;
  GnMatchTable *table;
  guint         tried, taken;
} Run;

static gboolean
look (Run *run)
{
  const GnMatch *match = gn_match_table_get_match (run->table);

  memcpy (run->playout->match->dealer, match->dealer, sizeof match->dealer);
  memcpy (run->playout->state, gn_match_table_state (run->table, GN_EVERYTHING), run->playout->game->state_size);
  return !gn_match_table_is_over (run->table);
}

/* ---- Any correction ---------------------------------------------------- */

/* A value that the element could hold; FALSE if it holds no other. */
static gboolean
other_value (Playout       *playout,
             const GnField *field,
             int            i,
             int            j,
             gint64        *value)
{
  const guint size = gn_match_domain_shown (playout->match, field->domain);
  const gint64 now = gn_field_get (field, playout->state, i, j);

  if (gn_field_is_bits (field))
    {
      if (size == 0)
        return FALSE;
      *value = now ^ (gint64) 1 << gn_stream_below (&playout->stream, MIN (size, 63));
      return TRUE;
    }

  const gboolean number = field->domain == GN_DOMAIN_NUMBER;
  const gboolean is_unsigned = field->type == GN_FIELD_UINT8 || field->type == GN_FIELD_UINT16;
  const gint64 least = number ? field->min : is_unsigned ? 0 : -1, most = number ? field->max : (gint64) size - 1;

  if (most <= least)
    return FALSE;
  if (number && gn_stream_below (&playout->stream, 2))
    *value = CLAMP (now + (gn_stream_below (&playout->stream, 2) ? 1 : -1), least, most);
  else
    *value = least + (gint64) (gn_stream_next (&playout->stream) % (guint64) (most - least + 1));
  return *value != now;
}

/* Changes one element of @state. Returns: its field, or NULL */
static const GnField *
change_one (Playout  *playout,
            gpointer  state)
{
  const GnGame *game = playout->game;
  const GnField *field = &game->fields[gn_stream_below (&playout->stream, gn_game_n_fields (game))];
  const guint n = gn_field_length (playout->match, field, 0), m = gn_field_length (playout->match, field, 1);
  gint64 value;

  if ((field->flags & (GN_FIELD_DERIVED | GN_FIELD_FIXED)) || field->type == GN_FIELD_PILE || (field->dim[0] && n == 0)
      || (field->dim[1] && m == 0))
    return NULL;

  const int i = n ? (int) gn_stream_below (&playout->stream, n) : -1;
  const int j = m ? (int) gn_stream_below (&playout->stream, m) : -1;

  if (!other_value (playout, field, i, j, &value))
    return NULL;
  gn_field_set (field, state, i, j, value);
  return field;
}

/* One field or two, whole, as a partial position. */
static JsonNode *
any_correction (Playout *playout)
{
  g_autofree gpointer state = playout_dup (playout, playout->state);
  g_autoptr (JsonObject) object = json_object_new ();
  const GnField *changed[2] = { 0 };
  const guint n = 1 + gn_stream_below (&playout->stream, 2);

  for (guint k = 0; k < n; k++)
    changed[k] = change_one (playout, state);

  g_autoptr (JsonNode) whole = gn_position_to_json (playout->match, state, GN_EVERYTHING);
  JsonObject *all = json_node_get_object (whole);

  for (guint k = 0; k < n; k++)
    if (changed[k] && json_object_has_member (all, changed[k]->id))
      json_object_set_member (object, changed[k]->id, json_node_copy (json_object_get_member (all, changed[k]->id)));
  if (json_object_get_size (object) == 0)
    return NULL;
  return json_node_init_object (json_node_alloc (), object);
}

/* ---- What is left ------------------------------------------------------ */

static void
check_left (Run        *run,
            const char *what)
{
  Playout *playout = run->playout;
  const GnHead *head = playout->state;
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (run->table, GN_PUBLIC);
  GnSay why = { 0 };

  playout_require (playout, !playout->game->audit || playout->game->audit (playout->match, playout->state, &why),
                   "after %s the audit refuses: %s", what, playout->game->texts[why.text].id);
  for (guint i = 0; i < sheet->n_rows; i++)
    check_says (playout, &sheet->row[i].label, GN_TEXT_LABEL);
  playout_look (playout);
  playout_require (playout, head->over == (playout->legal.n == 0), "after %s %s", what,
                   head->over ? "there are moves after the end" : "nobody can make a move");
}

/* Plays on for @most moves. */
static void
go_on (Run        *run,
       const char *what,
       guint       most)
{
  Playout *playout = run->playout;

  for (guint i = 0; i < most && look (run); i++)
    {
      GnReply reply;

      check_left (run, what);
      if (gn_match_table_is_waiting (run->table))
        {
          playout_require (playout, gn_match_table_deal (run->table, &reply), "after %s the app does not deal", what);
          continue;
        }

      const GnMove *chosen = playout_choose (playout);

      playout_require (playout, chosen, "after %s nothing is chosen", what);

      GnMove move = *chosen;

      g_array_append_val (playout->moves, move);
      if (!gn_match_table_do (run->table, &move, 1, &reply))
        playout_fail (playout, "after %s the table refuses a legal move (%s): %s", what,
                      playout->game->verbs[move.verb].id, playout->game->texts[reply.why.text].id);
    }
  look (run);
  check_left (run, what);
}

static void
correct_once (Run *run)
{
  Playout *playout = run->playout;
  const guint before = gn_match_table_get_n_steps (run->table);
  g_autoptr (JsonNode) position = any_correction (playout);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  if (!position)
    return;
  run->tried++;

  g_autofree char *what = json_to_string (position, FALSE);

  if (!gn_match_table_amend (run->table, position, "tried", &why, &error))
    {
      playout_require (playout, error && *error->message, "%s is refused without a sentence", what);
      playout_require (playout, !strstr (error->message, "“”"), "%s is refused with a gap: %s", what, error->message);
      playout_require (playout, gn_match_table_get_n_steps (run->table) == before, "%s is refused and made", what);
      if (why.text)
        check_says (playout, &why, GN_TEXT_REFUSAL);
      return;
    }
  run->taken++;
  g_array_set_size (playout->moves, 0);
  go_on (run, what, gn_stream_below (&playout->stream, 20) ? FEW_MOVES : MANY_MOVES);

  playout_require (playout, gn_match_table_undo (run->table, before, TRUE, &error), "after %s undo is refused: %s", what,
                   error ? error->message : "");
  look (run);
}

/* ---- Matches ----------------------------------------------------------- */

/* Returns: FALSE if the game does not start with these seats and options. */
static gboolean
play (const GnGame *game,
      guint         number,
      guint         each,
      guint        *tried,
      guint        *taken)
{
  g_autoptr (Playout) playout = playout_new (game, number);
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (GError) error = NULL;
  Run run = { .playout = playout };

  if (!playout || playout->half)
    return FALSE;
  run.table = table = gn_match_table_new (gn_match_copy (playout->match), NULL, NULL, &error);
  playout_require (playout, table, "no table: %s", error ? error->message : "");

  while (look (&run))
    {
      const guint between = 1 + gn_stream_below (&playout->stream, 12);
      const guint steps = gn_match_table_get_n_steps (table);

      for (guint i = 0; i < each; i++)
        correct_once (&run);
      go_on (&run, "a move", between);
      if (gn_match_table_get_n_steps (table) == steps || steps > 1500)
        break;
    }
  *tried += run.tried;
  *taken += run.taken;
  return TRUE;
}

static void
test_corrections (gconstpointer data)
{
  const guint enough = g_getenv ("GNOMON_LONG") ? 10000 : g_getenv ("GNOMON_QUICK") ? 150 : 600;
  guint first = g_getenv ("GNOMON_FIRST") ? (guint) atoi (g_getenv ("GNOMON_FIRST")) : 0;
  guint tried = 0, taken = 0;

  for (guint i = 0; i < 4000 && tried < enough; i++)
    play (data, first + i, 4, &tried, &taken);
  g_test_message ("%u corrections, %u accepted", tried, taken);
  g_assert_cmpuint (tried, >=, enough);
  g_assert_cmpuint (taken * 20, >, tried);
}

/* What Gnomon keeps for itself may be in a correction as it is, never as something else. */
static void
test_fixed (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (Playout) playout = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (JsonNode) now = NULL;

  for (guint i = 0; !playout || playout->half; i++)
    {
      g_clear_pointer (&playout, playout_free);
      playout = playout_new (game, i);
    }
  table = gn_match_table_new (gn_match_copy (playout->match), NULL, NULL, NULL);
  now = gn_position_to_json (playout->match, gn_match_table_state (table, GN_EVERYTHING), GN_EVERYTHING);

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    for (guint other = 0; other < 2; other++)
      {
        JsonNode *is = json_object_get_member (json_node_get_object (now), field->id);
        g_autofree char *text = is && !other ? json_to_string (is, FALSE) : g_strdup ("[7777]");
        g_autofree char *line = g_strdup_printf ("{\"%s\":%s}", field->id, text);
        g_autoptr (JsonNode) position = json_from_string (line, NULL);
        g_autoptr (GError) error = NULL;
        const gboolean taken = gn_match_table_amend (table, position, "tried", NULL, &error);

        g_test_message ("%s: %s", line, error ? error->message : "taken");
        if ((is && !other) || !(field->flags & GN_FIELD_FIXED))
          g_assert_false (g_error_matches (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_FIXED));
        else
          g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_FIXED);
        if (taken)
          g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, FALSE, NULL));
      }
}

static void
test_one (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, ":", 2);
  const GnGame *game = gn_games_find (parts[0]);
  guint tried = 0, taken = 0;

  g_assert_nonnull (game);
  g_assert_nonnull (parts[1]);
  play (game, (guint) atoi (parts[1]), 4, &tried, &taken);
  g_test_message ("%u corrections, %u accepted", tried, taken);
}

int
main (int   argc,
      char *argv[])
{
  const char *one = g_getenv ("GNOMON_CASE");

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  if (one)
    g_test_add_data_func ("/conformance/amend/one", one, test_one);
  for (guint i = 0; !one && gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/conformance/amend/", gn_games ()[i]->id, NULL);

      g_autofree char *fixed = g_strconcat ("/conformance/amend-fixed/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i], test_corrections);
      g_test_add_data_func (fixed, gn_games ()[i], test_fixed);
    }
  return g_test_run ();
}
