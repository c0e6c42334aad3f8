/* typed-answer.c: a move typed together with the answer that it asks for
 *
 * "Berta casts Shove on the hare to u3.2" is two moves, by two players: the cast, and the tile that the hare goes to.
 * For the second, the last words of its phrase are enough.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed.h"

#include "text.h"
#include "words.h"

#include <string.h>

#define MOST_TAIL    8    /* words of the answer */
#define MOST_DEPTH   4    /* consecutive answers with one verb */
#define MOST_STATES 48    /* states to look at on the way */

typedef struct {
  const GnMatch *match;
  GArray        *tail;     /* tokens of the answer */
  guint          skip;     /* small words before it */
  guint          states;
  GArray        *path;     /* (element-type GnMove) */
  guint          hits;
} Answer;

static gboolean
is_answer (const GnMatch *match,
           const GnMove  *move)
{
  return (match->game->verbs[move->verb].flags & GN_VERB_ANSWER) != 0;
}

/* Returns whether @phrase ends with the words that were typed. */
static gboolean
ends_like (const Answer *answer,
           const char   *phrase)
{
  g_autoptr (GArray) tokens = gn_tokens (phrase);
  const guint n = answer->tail->len - answer->skip;

  if (tokens->len < n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const GnToken *said = &g_array_index (answer->tail, GnToken, answer->skip + i);
      const GnToken *token = &g_array_index (tokens, GnToken, tokens->len - n + i);

      if (!g_str_equal (said->word, token->word))
        return FALSE;
      if (i == 0 && token->from > 0 && phrase[token->from - 1] != ' ')
        return FALSE;
    }
  return TRUE;
}

static gboolean
says (const Answer *answer,
      const GnMove *move)
{
  g_autofree char *text = gn_move_text (answer->match, move);
  g_autofree char *english = gn_move_text_c (answer->match, move);

  return ends_like (answer, text) || ends_like (answer, english);
}

/* Makes automatic moves as the table does. Returns: whether the answer was among them */
static gboolean
follow (const Answer *answer,
        gpointer      state)
{
  const GnGame *game = answer->match->game;
  gboolean said = FALSE;

  for (guint n = 0; answer->match->unasked && n < MOST_STATES && !((const GnHead *) state)->over; n++)
    {
      g_auto (GnMoveList) legal = { 0 };

      gn_move_list_init (&legal);
      game->legal (answer->match, state, &legal);
      if (legal.n != 1 || !(game->verbs[legal.move[0].verb].flags & GN_VERB_UNASKED))
        break;

      const GnMove move = legal.move[0];
      said |= is_answer (answer->match, &move) && says (answer, &move);
      game->apply (answer->match, state, &move, NULL);
    }
  return said;
}

/* Finds answers of one verb that end with the typed words, as few as possible; automatic ones are not typed. */
static void
find (Answer        *answer,
      gconstpointer  state,
      GArray        *path,
      guint          left)
{
  const GnGame *game = answer->match->game;
  g_auto (GnMoveList) legal = { 0 };

  if (((const GnHead *) state)->over || answer->states++ > MOST_STATES)
    return;
  gn_move_list_init (&legal);
  game->legal (answer->match, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const GnMove *move = &legal.move[i];
      const guint before = path->len;

      if (!is_answer (answer->match, move) || move->seat < 0
          || (before && g_array_index (path, GnMove, 0).verb != move->verb))
        continue;
      g_array_append_vals (path, move, 1);
      if (left == 1 && says (answer, move))
        {
          if (answer->hits++ == 0)
            g_array_append_vals (answer->path, path->data, path->len);
        }
      else if (left > 1)
        {
          g_autofree gpointer next = g_memdup2 (state, game->state_size);

          game->apply (answer->match, next, move, NULL);
          if (follow (answer, next))
            {
              if (left == 2 && answer->hits++ == 0)
                g_array_append_vals (answer->path, path->data, path->len);
            }
          else
            {
              find (answer, next, path, left - 1);
            }
        }
      g_array_set_size (path, before);
    }
}

/* Fills @path with the answers that @tail gives to the questions in @state. */
static gboolean
read_tail (const GnMatch *match,
           gconstpointer  state,
           const char    *tail,
           GArray        *path)
{
  g_autoptr (GArray) tokens = gn_tokens (tail), so_far = g_array_new (FALSE, FALSE, sizeof (GnMove));
  Answer answer = { .match = match, .tail = tokens, .path = path };
  g_autofree gpointer now = g_memdup2 (state, match->game->state_size);

  gn_words_classify (tokens);
  while (answer.skip < tokens->len && g_array_index (tokens, GnToken, answer.skip).is_filler)
    answer.skip++;
  if (answer.skip == tokens->len)
    return FALSE;
  if (follow (&answer, now))
    return TRUE;
  for (guint depth = 1; depth <= MOST_DEPTH && answer.hits == 0; depth++)
    {
      answer.states = 0;
      find (&answer, now, so_far, depth);
    }
  return answer.hits == 1;
}

static gboolean
is_lawful (const GnMatch *match,
           gconstpointer  state,
           int            seat,
           const char    *text,
           GnMove        *move)
{
  return gn_typed_parse (match, state, seat, text, move, NULL) == GN_TYPED_WHOLE && move->seat >= 0
         && match->game->check (match, state, move, NULL);
}

static void
write_out (const GnMatch *match,
           GArray        *path,
           GString       *line)
{
  for (guint i = 0; i < path->len; i++)
    {
      const GnMove *move = &g_array_index (path, GnMove, i);
      g_autofree char *text = gn_move_text (match, move);

      g_string_append_printf (line, "%s%s: %s", line->len ? "; " : "", gn_match_name (match, move->seat), text);
    }
}

char *
gn_typed_spell_out (const GnMatch *match,
                    gconstpointer  state,
                    int            seat,
                    const char    *text)
{
  const gsize end = strcspn (text, ";");
  g_autofree char *line = g_strndup (text, end);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (GnMove));
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean answers = FALSE;
  GnMove move;

  for (guint verb = 0; verb < gn_game_n_verbs (match->game); verb++)
    answers |= (match->game->verbs[verb].flags & GN_VERB_ANSWER) != 0;
  if (!answers || ((const GnHead *) state)->over || !*g_strstrip (line) || is_lawful (match, state, seat, line, &move))
    return NULL;

  if (read_tail (match, state, line, path) && path->len)
    {
      write_out (match, path, out);
    }
  else
    {
      char *space = line + strlen (line);

      for (guint words = 0; words < MOST_TAIL && !out->len; words++)
        {
          while (space > line && *--space != ' ')
            ;
          if (space == line)
            return NULL;

          g_autofree char *first = g_strndup (line, (gsize) (space - line));
          if (!is_lawful (match, state, seat, first, &move))
            continue;

          g_autofree gpointer next = g_memdup2 (state, match->game->state_size);
          match->game->apply (match, next, &move, NULL);
          g_array_set_size (path, 0);
          if (!read_tail (match, next, space + 1, path))
            continue;
          g_string_append (out, first);
          write_out (match, path, out);
        }
      if (!out->len)
        return NULL;
    }
  g_string_append (out, text + end);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Makes the move with all its parts, and then those that the table makes by itself. */
static void
carry_out (const GnMatch *match,
           gpointer       state,
           const GnMove  *move)
{
  const GnGame *game = match->game;
  g_autoptr (GArray) nothing = gn_tokens ("");
  const Answer unasked = { .match = match, .tail = nothing };
  g_auto (GnMoveList) parts = { 0 };

  gn_moves_parts (match, state, move, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      g_return_if_fail (game->check (match, state, &parts.move[i], NULL));
      game->apply (match, state, &parts.move[i], NULL);
    }
  follow (&unasked, state);
}

gpointer
gn_typed_after (const GnMatch *match,
                gconstpointer  state,
                int           *seat,
                const char    *text)
{
  g_autofree gpointer now = g_memdup2 (state, match->game->state_size);
  g_auto (GStrv) part = g_strsplit (text, ";", -1);

  for (guint i = 0; part[i] && part[i + 1]; i++)
    {
      GnPrompt prompt = { 0 };
      GnMove move;

      if (!*g_strstrip (part[i]))
        continue;
      if (((const GnHead *) now)->over || !is_lawful (match, now, *seat, part[i], &move))
        return NULL;
      carry_out (match, now, &move);
      match->game->prompt (match, now, &prompt);
      if (prompt.must | prompt.may)
        *seat = g_bit_nth_lsf (prompt.must ? prompt.must : prompt.may, -1);
    }
  return g_steal_pointer (&now);
}
