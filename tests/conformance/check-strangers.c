/* check-strangers.c: positions that somebody else wrote, and corrections that the host makes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#include "core/game/pile.h"
#include "core/match/option.h"
#include "core/state/position-private.h"

/* How many corrections of a kind are made in a row. */
#define MOST_DONE 5
/* How many stray moves are tried in a spoilt position. */
#define STRAYS_SPOILT 20

/* ---- A state of which nobody knows how it came about ------------------------------ */

static void
require_reason (Playout     *playout,
                const GnSay *why,
                const char  *what)
{
  playout_require (playout, why->text, "%s is refused without a reason", what);
  check_says (playout, why, GN_TEXT_REFUSAL);
}

/* Lists, prompts, figures and scores are asked of every state that the audit lets through; @own: Gnomon has made it. */
static void
check_asked (Playout       *playout,
             gconstpointer  state,
             gboolean       own,
             const char    *what)
{
  const GnGame *game = playout->game;
  const GnMatch *match = playout->match;
  const KnownGame *known = known_game (game->id);
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  g_auto (GnMoveList) legal = { 0 };
  g_auto (GnOutcomes) outcomes = { 0 };
  g_auto (GnInsights) insights = { 0 };
  GnPrompt prompt = { 0 };

  /* A stranger may write that somebody is asked whom the rules would not ask now: it is no loss if he is refused. */
  game->legal (match, state, &legal);
  for (guint i = 0; i < legal.n && own; i++)
    playout_require (playout, game->check (match, state, &legal.move[i], NULL), "%s: legal lists what check refuses (%s)",
                     what, game->verbs[legal.move[i].verb].id);
  game->prompt (match, state, &prompt);
  if (prompt.what.text)
    check_says (playout, &prompt.what, GN_TEXT_PROMPT);
  if (prompt.how.text)
    check_says (playout, &prompt.how, GN_TEXT_PROMPT);
  game->score (match, state, sheet);
  for (guint i = 0; i < sheet->n_rows; i++)
    check_says (playout, &sheet->row[i].label, GN_TEXT_LABEL);
  if (game->chance)
    game->chance (match, state, &outcomes);
  if (game->insights)
    game->insights (match, state, &insights);
  for (guint i = 0; i < insights.n; i++)
    check_says (playout, &insights.insight[i].label, GN_TEXT_LABEL);

  for (guint i = 0; i < legal.n && i < 20; i++)
    {
      g_autofree char *meaning = gn_move_meaning (match, state, &legal.move[i]);

      playout_require (playout, !meaning || *meaning, "%s: %s means nothing", what, game->verbs[legal.move[i].verb].id);
    }
  for (guint d = 0; d < gn_game_n_domains (game) && game->named_as; d++)
    for (gint16 value = 0; value < (gint16) MIN (gn_match_domain_size (match, d), 12); value++)
      {
        const GnThing other = game->named_as (match, state, GN_THING (d, value));

        playout_require (playout, other.value < 0 || other.value < (int) gn_match_domain_size (match, other.domain),
                         "%s: %s %d is called what is not there", what, game->domains[d].id, value);
      }

  /* What panels show takes longer: for one viewer at a time, and not each time. */
  if (known->look && gn_stream_below (&playout->stream, own ? 8 : 3) == 0)
    {
      const int viewer = (int) gn_stream_below (&playout->stream, match->n_seats + 2u) - 2;
      g_autofree gpointer copy = playout_dup (playout, state);

      gn_state_redact (match, copy, viewer == -2 ? GN_EVERYTHING : viewer == -1 ? GN_PUBLIC : viewer);
      known->look (playout, copy, viewer == -2 ? GN_EVERYTHING : viewer == -1 ? GN_PUBLIC : viewer);
    }
}

/* ---- Moves of which nobody knows who made them ------------------------------------------------ */

/* A value that some legal move names: it matters now. Returns: FALSE if no legal move names any of the domain */
static gboolean
value_in_play (Playout     *playout,
               const GnArg *wanted,
               gint16      *value)
{
  const GnMoveList *legal = &playout->legal;

  for (guint tries = 0; tries < 4 && legal->n > 0; tries++)
    {
      const GnMove *move = &legal->move[gn_stream_below (&playout->stream, legal->n)];

      for (const GnArg *arg = playout->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
        if (arg->domain == wanted->domain && arg->kind != GN_ARG_BAG && arg->kind != GN_ARG_FIGURE)
          {
            const guint at = arg->at + (arg->kind == GN_ARG_LIST);

            if (move->arg[arg->at] == GN_NONE || move->arg[at] == GN_NONE)
              continue;
            *value = move->arg[at];
            return TRUE;
          }
    }
  return FALSE;
}

/* One value below its range, one beyond, or within; often one that matters now. */
static gint16
some_value (Playout     *playout,
            const GnArg *arg)
{
  const gboolean number = arg->domain == GN_DOMAIN_NUMBER || arg->kind == GN_ARG_BAG;
  const int first = number ? arg->min : 0;
  const int n = number ? arg->max - arg->min + 1 : (int) gn_match_domain_size (playout->match, arg->domain);
  gint16 value;

  switch (gn_stream_below (&playout->stream, 16))
    {
    case 0:
      return (gint16) (first - 1);
    case 1:
      return (gint16) (first + n);
    case 2:
    case 3:
      return (gint16) (first + (n > 1));
    case 4:
    case 5:
    case 6:
    case 7:
      if (arg->kind != GN_ARG_BAG && value_in_play (playout, arg, &value))
        return value;
      G_GNUC_FALLTHROUGH;
    default:
      return (gint16) (first + (n > 0 ? (int) gn_stream_below (&playout->stream, (guint) n) : 0));
    }
}

static void
fill_arg (Playout     *playout,
          const GnArg *arg,
          GnMove      *move)
{
  gint16 *slot = &move->arg[arg->at];
  const guint size = arg->kind == GN_ARG_LIST ? arg->size - 1u : arg->size;

  for (guint i = 0; i < arg->size; i++)
    slot[i] = GN_NONE;
  if (gn_stream_below (&playout->stream, 3) == 0)
    return;
  if (arg->kind == GN_ARG_FIGURE)
    {
      figure_put (gn_stream_below (&playout->stream, figure_ways ()), slot);
      return;
    }
  if (arg->kind == GN_ARG_LIST)
    *slot++ = (gint16) gn_stream_below (&playout->stream, gn_stream_below (&playout->stream, 2) ? MIN (size, 3) + 1 : size + 1);
  for (guint i = 0; i < (arg->kind == GN_ARG_LIST ? (guint) slot[-1] : size); i++)
    slot[i] = arg->kind == GN_ARG_BAG && gn_stream_below (&playout->stream, 2) ? 0 : some_value (playout, arg);
}

/* Anybody, but mostly who is asked. */
static int
some_seat (Playout *playout)
{
  const guint n = playout->match->n_seats, who = gn_stream_below (&playout->stream, n + 4);
  const guint asked = playout->asked.must | playout->asked.may;

  if (asked && gn_stream_below (&playout->stream, 2))
    return __builtin_ctz (asked);
  return who < n ? (int) who : who < n + 2 ? GN_CHANCE : GN_HOST;
}

/* Any verb with any values, or a legal move of which one argument, or who makes it, is another. */
static void
some_move (Playout *playout,
           GnMove  *move)
{
  const GnGame *game = playout->game;
  const GnArg *args;
  guint n = 0;

  if (playout->legal.n == 0 || gn_stream_below (&playout->stream, 2))
    {
      const guint n_verbs = gn_game_n_verbs (game);
      guint verb = gn_stream_below (&playout->stream, n_verbs);

      /* Wholes have most to say, and so are most seldom right. */
      for (guint k = 0; k < n_verbs && game->take_apart && gn_stream_below (&playout->stream, 2); k++)
        {
          if (game->verbs[verb].flags & GN_VERB_WHOLE)
            break;
          verb = (verb + 1) % n_verbs;
        }
      gn_move_init (move, some_seat (playout), verb);
      for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
        fill_arg (playout, arg, move);
    }
  else
    {
      *move = playout->legal.move[gn_stream_below (&playout->stream, playout->legal.n)];
      args = game->verbs[move->verb].args;
      while (args[n].kind != GN_ARG_NONE)
        n++;
      if (n == 0 || gn_stream_below (&playout->stream, 8) == 0)
        move->seat = (gint8) some_seat (playout);
      else
        fill_arg (playout, &args[gn_stream_below (&playout->stream, n)], move);
    }
  gn_move_normalise (game, move);
}

void
check_strays (Playout       *playout,
              gconstpointer  state,
              guint          tries)
{
  const GnGame *game = playout->game;

  for (guint i = 0; i < tries; i++)
    {
      GnMove move;
      GnSay why = { 0 };

      some_move (playout, &move);
      if (!game->check (playout->match, state, &move, &why))
        {
          require_reason (playout, &why, game->verbs[move.verb].id);
          continue;
        }

      g_autofree gpointer after = playout_dup (playout, state);
      g_auto (GnMoveList) parts = { 0 };

      if (game->verbs[move.verb].flags & GN_VERB_WHOLE)
        game->take_apart (playout->match, after, &move, &parts);
      else
        gn_move_list_append (&parts, &move);
      for (guint k = 0; k < parts.n; k++)
        {
          playout_require (playout, game->check (playout->match, after, &parts.move[k], NULL),
                           "%s is accepted, but not its part %u", game->verbs[move.verb].id, k);
          playout_apply (playout, after, &parts.move[k], NULL);
        }
    }
}

void
check_around (Playout    *playout,
              const char *what,
              guint       steps,
              guint       tries)
{
  g_autofree gpointer walked = playout_dup (playout, playout->state);
  gpointer here = playout->state;

  playout->state = walked;
  for (guint i = 0; ; i++)
    {
      const GnMove *chosen;

      playout_look (playout);
      check_asked (playout, walked, FALSE, what);
      check_strays (playout, walked, tries);
      chosen = i < steps && !((const GnHead *) walked)->over ? playout_choose (playout) : NULL;
      /* A stranger may have written that somebody is asked whom the rules would not ask. */
      if (!chosen || !playout->game->check (playout->match, walked, chosen, NULL))
        break;
      playout_apply (playout, walked, chosen, NULL);
    }
  playout->state = here;
}

/* Other choices of some options, and the box deals now and then. */
static void
change_terms (Playout *playout)
{
  GnMatch *match = playout->match;
  guint own = 0;

  for (const GnOption *option = playout->game->options; option && option->id; option++)
    {
      const guint n = gn_option_n_choices (option, match->set);
      const guint choice = n > 0 ? gn_stream_below (&playout->stream, n) : 0;

      if (n > 0 && gn_stream_below (&playout->stream, 4) == 0
          && gn_option_suits (option, match->set, choice, match->n_seats))
        {
          if (option->per_seat)
            match->seat[gn_stream_below (&playout->stream, match->n_seats)].option[own] = (guint8) choice;
          else
            match->option[option - playout->game->options] = (guint8) choice;
        }
      own += option->per_seat;
    }
  if (gn_stream_below (&playout->stream, 4) == 0)
    memset (match->dealer, GN_DEALER_BOX, sizeof match->dealer);
}

void
check_elsewhere (Playout    *playout,
                 const char *what,
                 guint       steps,
                 guint       tries)
{
  const GnGame *game = playout->game;
  g_autoptr (JsonNode) position = gn_position_to_json (playout->match, playout->state, GN_EVERYTHING);
  g_autoptr (GnMatch) match = gn_match_copy (playout->match);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autoptr (Playout) other = playout_new_at (match, state, what);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  change_terms (other);
  switch (gn_stream_below (&playout->stream, 5))
    {
    case 0:
      playout_invent (other, 4);
      break;
    case 1:
    case 2:
      playout_forget (other);
      break;
    default:
      break;
    }
  if (!game->start (match, state, &why))
    require_reason (other, &why, what);
  else if (!gn_position_merge (match, state, position, &why, &error))
    playout_require (other, error && *error->message, "%s: the position is refused without a sentence", what);
  else
    check_around (other, what, steps, tries);
}

/* ---- Spoilt positions --------------------------------------------------------------- */

/* Each state is what one element of a good one makes of it. It fits together, or is refused with a reason. */
static void
try_spoilt (Playout       *playout,
            gconstpointer  state,
            const char    *what)
{
  const GnGame *game = playout->game;
  g_autofree gpointer settled = playout_dup (playout, state);
  GnGiven given = { .fields = game->fields };
  GnSay why = { 0 };

  /* All of it was written, nothing but a part that is the same, or some of it. */
  switch (gn_stream_below (&playout->stream, 3))
    {
    case 0:
      memset (given.byte, 0xff, sizeof given.byte);
      break;
    case 1:
      for (guint i = 0; i < sizeof given.byte; i++)
        given.byte[i] = (guint8) gn_stream_below (&playout->stream, 256);
      break;
    default:
      break;
    }
  if ((game->settle && !game->settle (playout->match, settled, &given, &why))
      || (game->audit && !game->audit (playout->match, settled, &why)))
    require_reason (playout, &why, what);
  else
    {
      check_asked (playout, settled, FALSE, what);
      check_strays (playout, settled, STRAYS_SPOILT);
    }
}

static void
spoil_pile (Playout       *playout,
            const GnField *field,
            guint          at)
{
  g_autofree gpointer spoilt = playout_dup (playout, playout->state);
  GnPile *pile = (GnPile *) ((guint8 *) spoilt + field->offset) + at;
  const GnPile good = *pile;
  const guint size = gn_match_domain_size (playout->match, field->domain);

  if (pile->n == 0)
    {
      gn_pile_put_unseen_top (pile, 0, 1);
      try_spoilt (playout, spoilt, field->id);
      return;
    }

  const guint i = gn_stream_below (&playout->stream, pile->n);

  pile->layer[i].pool = (pile->layer[i].pool + 1u) & 31u;
  try_spoilt (playout, spoilt, field->id);
  *pile = good;
  if (size > 0 && pile->n < GN_PILE_LAYERS)
    {
      gn_pile_put_known_bottom (pile, (int) gn_stream_below (&playout->stream, size), 0, GN_ALL_SEE);
      try_spoilt (playout, spoilt, field->id);
      *pile = good;
    }
  gn_pile_take_top (pile);
  try_spoilt (playout, spoilt, field->id);
  *pile = good;
  gn_pile_clear (pile);
  try_spoilt (playout, spoilt, field->id);
}

static void
spoil_element (Playout       *playout,
               const GnField *field,
               int            i,
               int            j)
{
  g_autofree gpointer spoilt = playout_dup (playout, playout->state);
  const gint64 good = gn_field_get (field, playout->state, i, j);
  const guint size = gn_match_domain_shown (playout->match, field->domain);
  gint64 value[8];
  guint n = 0;

  if (gn_field_is_bits (field))
    {
      if (size == 0)
        return;
      value[n++] = 0;
      value[n++] = good ^ (gint64) 1 << gn_stream_below (&playout->stream, MIN (size, 63));
      value[n++] = size < 63 ? ((gint64) 1 << size) - 1 : G_MAXINT64;
    }
  else
    {
      const gboolean number = field->domain == GN_DOMAIN_NUMBER;
      const gboolean is_unsigned = field->type == GN_FIELD_UINT8 || field->type == GN_FIELD_UINT16;
      const gint64 least = number ? field->min : is_unsigned ? 0 : -1, most = number ? field->max : (gint64) size - 1;

      value[n++] = least;
      value[n++] = most;
      value[n++] = CLAMP (0, least, MAX (least, most));
      value[n++] = CLAMP (good - 1, least, MAX (least, most));
      value[n++] = CLAMP (good + 1, least, MAX (least, most));
      if (most > least)
        value[n++] = least + (gint64) (gn_stream_next (&playout->stream) % (guint64) (most - least + 1));
    }

  for (guint k = 0; k < n; k++)
    {
      g_autofree char *what = NULL;

      gn_field_set (field, spoilt, i, j, value[k]);
      if (gn_field_get (field, spoilt, i, j) == good)
        continue;
      what = g_strdup_printf ("%s[%d,%d] = %" G_GINT64_FORMAT, field->id, i, j, value[k]);
      try_spoilt (playout, spoilt, what);
    }
}

void
check_spoilt (Playout *playout,
              guint    each)
{
  for (const GnField *field = playout->game->fields; field->type != GN_FIELD_END; field++)
    {
      const guint n = gn_field_length (playout->match, field, 0), m = gn_field_length (playout->match, field, 1);

      /* In a box of the host's own a field of components has no places until the first of them is known. */
      if ((field->dim[0] && n == 0) || (field->dim[1] && m == 0))
        continue;
      for (guint k = 0; k < MIN (each, MAX (n, 1) * MAX (m, 1)); k++)
        {
          const int i = n ? (int) gn_stream_below (&playout->stream, n) : -1;
          const int j = m ? (int) gn_stream_below (&playout->stream, m) : -1;

          if (field->type == GN_FIELD_PILE)
            spoil_pile (playout, field, (guint) MAX (i, 0));
          else
            spoil_element (playout, field, i, j);
        }
    }
}

/* ---- Corrections ------------------------------------------------------------------------ */

/* One after the other, as far as they are accepted: nothing comes into being, nothing is lost, all can be told. */
void
check_corrections (Playout *playout,
                   guint    tries)
{
  const GnGame *game = playout->game;
  g_autofree gpointer state = playout_dup (playout, playout->state);

  for (guint v = 0; v < gn_game_n_verbs (game); v++)
    for (guint i = 0, done = 0; (game->verbs[v].flags & GN_VERB_ADJUST) && i < tries && done < MOST_DONE; i++)
      {
        g_autoptr (GnStory) story = gn_story_new ();
        GnMove move;
        GnSay why = { 0 };

        gn_move_init (&move, gn_stream_below (&playout->stream, 20) ? GN_HOST : 0, v);
        for (const GnArg *arg = game->verbs[v].args; arg->kind != GN_ARG_NONE; arg++)
          fill_arg (playout, arg, &move);
        gn_move_normalise (game, &move);
        if (!game->check (playout->match, state, &move, &why))
          {
            require_reason (playout, &why, game->verbs[v].id);
            continue;
          }

        done++;

        g_autofree char *text = gn_move_text (playout->match, &move);

        playout_require (playout, *text && !strchr (text, '{'), "a correction is called “%s”", text);
        g_autofree gpointer silent = playout_dup (playout, state);

        playout_apply (playout, silent, &move, NULL);
        playout_apply (playout, state, &move, story);
        playout_require (playout, playout_same (playout, silent, state), "the story changes what “%s” does", text);
        check_story (playout, story);
        why = (GnSay) { 0 };
        if (game->audit && !game->audit (playout->match, state, &why))
          {
            g_autofree char *found = gn_say_text (playout->match, &why, FALSE);

            playout_fail (playout, "after the correction “%s” the audit finds: %s", text, found);
          }
        check_asked (playout, state, TRUE, text);
        /* One of them may end the match: the next ones go on from here. */
        if (((GnHead *) state)->over)
          {
            memcpy (state, playout->state, game->state_size);
            break;
          }
      }
}

/* ---- JSON in which something is wrong -------------------------------------------------------- */

static JsonNode *
wrong_value (Playout *playout)
{
  static const char *const values[] = {
    "null", "true", "-1", "0", "1", "99", "70000", "-9223372036854775808", "1.5", "\"\"", "\"x\"", "\"all\"", "[]", "[null]",
    "[1,1]", "[[]]", "{}", "{\"x\":1}", "{\"n\":300}", "[{\"n\":0}]", "[{\"n\":1,\"pool\":40}]", "[{\"card\":\"x\"}]",
    "[{\"n\":1,\"seen\":[9]}]", "[{\"n\":2,\"seen\":\"all\"}]",
  };

  return json_from_string (values[gn_stream_below (&playout->stream, G_N_ELEMENTS (values))], NULL);
}

JsonNode *
playout_spoil_json (Playout  *playout,
                    JsonNode *node)
{
  const gboolean here = gn_stream_below (&playout->stream, 3) == 0;
  JsonNode *copy;

  if (JSON_NODE_HOLDS_OBJECT (node) && json_object_get_size (json_node_get_object (node)) > 0)
    {
      g_autofree char *text = json_to_string (node, FALSE);
      g_autoptr (GList) keys = NULL;
      const char *key;
      JsonObject *object;

      copy = json_from_string (text, NULL);
      object = json_node_get_object (copy);
      keys = json_object_get_members (object);
      key = g_list_nth_data (keys, gn_stream_below (&playout->stream, g_list_length (keys)));
      if (here && gn_stream_below (&playout->stream, 4) == 0)
        json_object_set_member (object, "no-such-key", wrong_value (playout));
      else
        {
          JsonNode *value = here ? wrong_value (playout) : playout_spoil_json (playout, json_object_get_member (object, key));

          json_object_set_member (object, key, value);
        }
      return copy;
    }
  if (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0 && !here)
    {
      JsonArray *array = json_node_get_array (node), *other = json_array_new ();
      const guint at = gn_stream_below (&playout->stream, json_array_get_length (array));

      for (guint i = 0; i < json_array_get_length (array); i++)
        json_array_add_element (other, i == at ? playout_spoil_json (playout, json_array_get_element (array, i))
                                                : json_node_copy (json_array_get_element (array, i)));
      copy = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (copy, other);
      return copy;
    }
  return wrong_value (playout);
}

static void
require_error (Playout  *playout,
               GError   *error,
               JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  playout_require (playout, error && *error->message && !strstr (error->message, "{path}"),
                   "refused without a sentence: %s", text);
}

/* What the quick reader of records reads, is what the thorough one reads. */
static void
try_quick_reader (Playout      *playout,
                  JsonNode     *line,
                  const GnMove *expected)
{
  g_autofree char *one = json_to_string (line, FALSE), *text = g_strdup_printf ("[%s]", one);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

  if (gn_moves_from_text (playout->match, text, strlen (text), moves))
    playout_require (playout, expected && moves->len == 1 && gn_move_equal (expected, &g_array_index (moves, GnMove, 0)),
                     "the quick reader reads something else: %s", text);
}

/* A spec of which one character is another is read whole, or refused with a sentence. */
static void
try_move_spec (Playout      *playout,
               const GnMove *move)
{
  static const char others[] = "=,: -x0@9";
  g_autofree char *spec = gn_move_to_spec (playout->match, move);
  g_autoptr (GError) error = NULL;
  GnMove read, same;

  spec[gn_stream_below (&playout->stream, (guint) strlen (spec))] = others[gn_stream_below (&playout->stream, sizeof others - 1)];
  if (!gn_move_from_spec (playout->match, move->seat, spec, &read, &error))
    {
      playout_require (playout, error && *error->message, "refused without a sentence: %s", spec);
      return;
    }
  same = read;
  gn_move_normalise (playout->game, &same);
  playout_require (playout, gn_move_equal (&read, &same), "a spec that is read is not normal: %s", spec);
}

static void
try_move_json (Playout      *playout,
               const GnMove *move)
{
  g_autoptr (JsonNode) good = gn_move_to_json (playout->match, move);
  g_autoptr (JsonNode) object = playout_spoil_json (playout, good);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GError) error = NULL, line_error = NULL;
  g_autoptr (JsonNode) array = NULL, spoilt = NULL;
  GnMove read, same;

  if (gn_move_from_json (playout->match, object, &read, &error))
    {
      same = read;
      gn_move_normalise (playout->game, &same);
      playout_require (playout, gn_move_equal (&read, &same), "a move that is read is not normal");
    }
  else
    require_error (playout, error, object);

  gn_move_to_line (playout->match, move, line);
  array = json_from_string (line->str, NULL);
  spoilt = playout_spoil_json (playout, array);
  if (!gn_move_from_line (playout->match, spoilt, &read, &line_error))
    require_error (playout, line_error, spoilt);
  try_quick_reader (playout, spoilt, line_error ? NULL : &read);
  try_move_spec (playout, move);
}

static void
try_position_json (Playout  *playout,
                   JsonNode *good)
{
  g_autoptr (JsonNode) spoilt = playout_spoil_json (playout, good);
  g_autofree gpointer state = playout_dup (playout, playout->state);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  if (!gn_position_merge (playout->match, state, spoilt, &why, &error))
    {
      require_error (playout, error, spoilt);
      playout_require (playout, playout_same (playout, state, playout->state), "a refused position changed the state");
    }
  else
    playout_require (playout, !playout->game->audit || playout->game->audit (playout->match, state, &why),
                     "a position is taken that the audit refuses");
}

void
check_wrong_json (Playout *playout,
                  guint    tries)
{
  g_autoptr (JsonNode) position = gn_position_to_json (playout->match, playout->state, GN_EVERYTHING);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (JsonNode) mark = NULL;

  gn_position_to_mark (playout->match, playout->state, text);
  mark = json_from_string (text->str, NULL);
  for (guint i = 0; i < tries; i++)
    {
      g_autoptr (JsonNode) spoilt = playout_spoil_json (playout, mark);
      g_autofree gpointer state = playout_dup (playout, playout->state);
      g_autoptr (GError) error = NULL;

      if (playout->legal.n > 0)
        try_move_json (playout, &playout->legal.move[gn_stream_below (&playout->stream, playout->legal.n)]);
      try_position_json (playout, position);
      if (!gn_position_from_mark (playout->match, state, spoilt, &error))
        require_error (playout, error, spoilt);
    }
}
