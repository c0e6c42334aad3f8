/* check-state.c: every component exists once, positions come back, everything can be said, answers asked at once commute
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/base/json.h"
#include "core/state/position-private.h"

void
check_audit (Playout *playout)
{
  GnSay why = { 0 };

  if (playout->game->audit && !playout->game->audit (playout->match, playout->state, &why))
    {
      g_autofree char *text = gn_say_text (playout->match, &why, FALSE);

      playout_fail (playout, "the audit finds: %s", text);
    }
}

/* ---- Positions --------------------------------------------------------------- */

static void
require_came_back (Playout       *playout,
                   gconstpointer  again,
                   const char    *written)
{
  char hash[17], hash_again[17];

  if (!playout_same (playout, again, playout->state))
    {
      g_autofree char *difference = playout_difference (playout, playout->state, again);

      playout_fail (playout, "the position does not come back: %s\n%s", difference, written);
    }

  gn_state_hash (playout->match, playout->state, hash);
  gn_state_hash (playout->match, again, hash_again);
  playout_require (playout, g_str_equal (hash, hash_again), "equal states have hashes %s and %s", hash, hash_again);
}

/* As a mark of the record writes it: all of it, with what the app has drawn. */
static void
check_mark (Playout *playout)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree gpointer again = g_malloc0 (playout->game->state_size);
  g_autoptr (GError) error = NULL;

  gn_position_to_mark (playout->match, playout->state, text);

  g_autoptr (JsonNode) mark = gn_json_parse (text->str, -1, GN_RECORD_MAX_BYTES, &error);

  playout_require (playout, mark, "its mark is no JSON: %s", error->message);
  if (!gn_position_from_mark (playout->match, again, mark, &error))
    playout_fail (playout, "its own mark is refused: %s\n%s", error->message, text->str);
  require_came_back (playout, again, text->str);
}

/* A pile by itself reads as it does in the position. */
static void
check_piles (Playout  *playout,
             JsonNode *position)
{
  for (const GnField *field = playout->game->fields; field->type != GN_FIELD_END; field++)
    {
      JsonNode *inside = json_object_get_member (json_node_get_object (position), field->id);

      if (field->type != GN_FIELD_PILE || field->dim[0] || !inside)
        continue;

      g_autoptr (JsonNode) alone = gn_pile_to_json (playout->match, field, gn_field_pile (field, playout->state, -1, -1));

      playout_require (playout, json_node_equal (alone, inside), "%s reads otherwise by itself", field->id);
    }
}

/* As people write it: over the start of the match. What the app has drawn is not part of that. */
void
check_position (Playout *playout)
{
  const GnGame *game = playout->game;
  g_autoptr (JsonNode) position = gn_position_to_json (playout->match, playout->state, GN_EVERYTHING);
  g_autofree char *text = json_to_string (position, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) read = gn_json_parse (text, -1, GN_RECORD_MAX_BYTES, &error);
  g_autofree gpointer again = g_malloc0 (game->state_size);
  GnSay why = { 0 };

  playout_require (playout, read, "its position is no JSON: %s", error->message);
  game->start (playout->match, again, NULL);
  if (!gn_position_merge (playout->match, again, read, &why, &error))
    {
      g_autofree char *said = gn_say_text (playout->match, &why, FALSE);

      playout_fail (playout, "its own position is refused: %s %s\n%s", error->message, said, text);
    }
  memcpy (((GnHead *) again)->draws, ((const GnHead *) playout->state)->draws, sizeof ((GnHead *) again)->draws);
  require_came_back (playout, again, text);
  check_piles (playout, position);
  check_mark (playout);
}

/* ---- Sentences ------------------------------------------------------------------ */

/* A sentence as data names what exists and leaves no gap open. */
void
check_says (Playout     *playout,
            const GnSay *say,
            GnTextKind   kind)
{
  const GnGame *game = playout->game;

  playout_require (playout, say->text > 0 && say->text < gn_game_n_texts (game), "text %u does not exist", say->text);
  playout_require (playout, game->texts[say->text].kind == kind, "text %s is of another kind than %d",
                   game->texts[say->text].id, kind);

  g_autofree char *open = gn_say_text (playout->match, say, FALSE);
  g_autofree char *covered = gn_say_text (playout->match, say, TRUE);

  playout_require (playout, *open && !strchr (open, '{') && *covered && !strchr (covered, '{'),
                   "text %s says \"%s\", veiled \"%s\"", game->texts[say->text].id, open, covered);
}

void
check_story (Playout       *playout,
             const GnStory *story)
{
  for (guint i = 0; i < story->n; i++)
    {
      int doer;
      g_autofree char *instruction = gn_say_instruction (playout->match, &story->fact[i].say, &doer);

      check_says (playout, &story->fact[i].say, GN_TEXT_FACT);
      playout_require (playout, !instruction || (*instruction && !strchr (instruction, '{')),
                       "the instruction of %s says \"%s\"", playout->game->texts[story->fact[i].say.text].id,
                       instruction);
      playout_require (playout, doer >= -1 && doer < playout->match->n_seats, "the instruction is for seat %d", doer);
    }
}

static void
check_sheet (Playout *playout)
{
  const GnHead *head = playout->state;
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  gboolean first = FALSE;

  playout->game->score (playout->match, playout->state, sheet);
  playout_require (playout, sheet->n_parties >= playout->match->n_seats || sheet->n_parties > 0,
                   "the scoresheet has no party");
  playout_require (playout, sheet->n_rows > 0 && sheet->n_rows <= GN_SHEET_MAX_ROWS, "the scoresheet has %u rows",
                   sheet->n_rows);
  playout_require (playout, (sheet->outcome == GN_OUTCOME_UNFINISHED) == !head->over, "the scoresheet's outcome is %d",
                   sheet->outcome);
  check_says (playout, &sheet->verdict, GN_TEXT_LABEL);
  for (guint i = 0; i < sheet->n_rows; i++)
    check_says (playout, &sheet->row[i].label, GN_TEXT_LABEL);
  for (guint i = 0; i < sheet->n_ties; i++)
    check_says (playout, &sheet->tie[i].what, GN_TEXT_LABEL);
  for (guint i = 0; i < sheet->n_notes; i++)
    check_says (playout, &sheet->note[i], GN_TEXT_LABEL);

  if (sheet->outcome != GN_OUTCOME_RANKED && sheet->outcome != GN_OUTCOME_SHARED && sheet->outcome != GN_OUTCOME_TIED)
    return;
  for (guint i = 0; i < sheet->n_parties; i++)
    {
      /* A party without a seat (automated Gnomes) may be measured without a place. */
      const guint least = i < playout->match->n_seats ? 1 : 0;

      playout_require (playout, sheet->rank[i] >= least && sheet->rank[i] <= sheet->n_parties, "party %u has place %u",
                       i, sheet->rank[i]);
      first |= sheet->rank[i] == 1;
    }
  playout_require (playout, first, "nobody is first");
}

/* Moves as they stand in files and in .ui come back as they were. */
static void
check_written (Playout      *playout,
               const GnMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (JsonNode) object = gn_move_to_json (playout->match, move);
  GnMove read;

  if (!gn_move_from_json (playout->match, object, &read, &error))
    playout_fail (playout, "a legal move is not read as an object: %s", error->message);
  /* What is absent is left out of an object, and means "not said" there. */
  playout_require (playout, gn_move_fits (playout->game, &read, move), "a legal move is another one as an object");

  gn_move_to_line (playout->match, move, line);

  g_autoptr (JsonNode) array = gn_json_parse (line->str, -1, 4096, &error);

  if (!array || !gn_move_from_line (playout->match, array, &read, &error))
    playout_fail (playout, "a legal move is not read as a line (%s): %s", line->str, error->message);
  playout_require (playout, gn_move_equal (&read, move), "a legal move is another one as a line: %s", line->str);

  g_autofree char *list = g_strdup_printf ("[%s]", line->str);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

  playout_require (playout, gn_moves_from_text (playout->match, list, strlen (list), moves)
                   && gn_move_equal (&g_array_index (moves, GnMove, 0), move),
                   "a legal move is another one without a tree: %s", line->str);

  g_autofree char *spec = gn_move_to_spec (playout->match, move);

  if (!gn_move_from_spec (playout->match, move->seat, spec, &read, &error))
    playout_fail (playout, "a legal move is not read as %s: %s", spec, error->message);
  playout_require (playout, gn_move_fits (playout->game, &read, move), "a legal move is another one as %s", spec);

  g_autofree char *text = gn_move_text (playout->match, move);

  playout_require (playout, *text && !strchr (text, '{'), "a legal move is called \"%s\"", text);
}

void
check_words (Playout *playout)
{
  const GnGame *game = playout->game;

  check_sheet (playout);

  if (playout->legal.n > 0)
    check_written (playout, &playout->legal.move[gn_stream_below (&playout->stream, playout->legal.n)]);

  if (game->insights)
    {
      g_auto (GnInsights) insights = { 0 };

      game->insights (playout->match, playout->state, &insights);
      for (guint i = 0; i < insights.n; i++)
        {
          const GnInsight *insight = &insights.insight[i];

          check_says (playout, &insight->label, GN_TEXT_LABEL);
          if (insight->kind == GN_INSIGHT_FRACTION)
            playout_require (playout, insight->b > 0 && insight->a >= 0 && insight->a <= insight->b,
                             "a chance of %" G_GINT64_FORMAT " of %" G_GINT64_FORMAT, insight->a, insight->b);
          if (insight->kind == GN_INSIGHT_RANGE)
            playout_require (playout, insight->a <= insight->b, "a range from more to less");
          playout_require (playout, insight->seat >= -1 && insight->seat < playout->match->n_seats,
                           "an insight about seat %d", insight->seat);
        }
    }

  if (game->describe)
    for (guint domain = 0; domain < gn_game_n_domains (game); domain++)
      {
        int n = (int) gn_match_domain_size (playout->match, domain);

        /* Any value may be asked about, one beyond too. */
        for (int value = -1; value <= n; value++)
          {
            GnSay say = { 0 };

            game->describe (playout->match, playout->state, GN_THING ((guint8) domain, (gint16) value), &say);
            if (say.text)
              check_says (playout, &say, GN_TEXT_LABEL);
          }
      }
}

/* ---- Answers asked at once commute ------------------------------------------ */

static const GnMove *
random_move_of (Playout *playout,
                int      seat)
{
  const GnMove *chosen = NULL;
  guint n = 0;

  for (guint i = 0; i < playout->legal.n; i++)
    if (playout->legal.move[i].seat == seat && gn_stream_below (&playout->stream, ++n) == 0)
      chosen = &playout->legal.move[i];
  return chosen;
}

void
check_commute (Playout *playout)
{
  for (int a = 0; a < playout->match->n_seats; a++)
    for (int b = a + 1; b < playout->match->n_seats; b++)
      {
        guint both = GN_SEES (a) | GN_SEES (b);
        const GnMove *first, *second;

        if ((playout->asked.must & both) != both)
          continue;
        first = random_move_of (playout, a);
        second = random_move_of (playout, b);
        if (!first || !second)
          continue;

        g_autofree gpointer one = playout_dup (playout, playout->state);
        g_autofree gpointer other = playout_dup (playout, playout->state);

        playout_apply (playout, one, first, NULL);
        playout_apply (playout, other, second, NULL);
        playout_require (playout, playout->game->check (playout->match, one, second, NULL)
                         && playout->game->check (playout->match, other, first, NULL),
                         "seats %d and %d are asked at once, but one answer forbids the other", a, b);
        playout_apply (playout, one, second, NULL);
        playout_apply (playout, other, first, NULL);
        if (!playout_same (playout, one, other))
          {
            g_autofree char *difference = playout_difference (playout, one, other);

            playout_fail (playout, "the answers of seats %d and %d do not commute: %s", a, b, difference);
          }
      }
}
