/* gn-breath.c: a move and the answer it asks for, said in one breath
 *
 * "Berta casts Shove on the hare to u3.2" is two moves, by two players: the cast, and where the hare goes. The second is said by the
 * last words of its phrase alone.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-typed.h"

#include "gn-text.h"
#include "gn-words.h"

#include <string.h>

#define MOST_TAIL    8    /* words of the answer */
#define MOST_DEPTH   4    /* answers of one verb, one after the other */
#define MOST_STATES 48    /* looked into on the way */

typedef struct {
  const GnMatch *match;
  GArray        *tail;     /* tokens of the answer */
  guint          skip;     /* small words before it */
  guint          states;
  GArray        *path;     /* (element-type GnMove) */
  guint          hits;
} Breath;

static gboolean
is_answer (const GnMatch *match,
           const GnMove  *move)
{
  return (match->game->verbs[move->verb].flags & GN_VERB_ANSWER) != 0;
}

/* Do the last words of @phrase say what was typed? */
static gboolean
ends_like (const Breath *breath,
           const char   *phrase)
{
  g_autoptr (GArray) tokens = gn_tokens (phrase);
  const guint n = breath->tail->len - breath->skip;

  if (tokens->len < n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const GnToken *said = &g_array_index (breath->tail, GnToken, breath->skip + i);
      const GnToken *token = &g_array_index (tokens, GnToken, tokens->len - n + i);

      if (!g_str_equal (said->word, token->word))
        return FALSE;
      if (i == 0 && token->from > 0 && phrase[token->from - 1] != ' ')
        return FALSE;
    }
  return TRUE;
}

static gboolean
says (const Breath *breath,
      const GnMove *move)
{
  g_autofree char *text = gn_move_text (breath->match, move);
  g_autofree char *english = gn_move_text_c (breath->match, move);

  return ends_like (breath, text) || ends_like (breath, english);
}

/* What follows unasked, as the table does it. Returns: whether the answer was among it */
static gboolean
follow (const Breath *breath,
        gpointer      state)
{
  const GnGame *game = breath->match->game;
  gboolean said = FALSE;

  for (guint n = 0; breath->match->unasked && n < MOST_STATES && !((const GnHead *) state)->over; n++)
    {
      g_auto (GnMoveList) legal = { 0 };

      gn_move_list_init (&legal);
      game->legal (breath->match, state, &legal);
      if (legal.n != 1 || !(game->verbs[legal.move[0].verb].flags & GN_VERB_UNASKED))
        break;

      const GnMove move = legal.move[0];
      said |= is_answer (breath->match, &move) && says (breath, &move);
      game->apply (breath->match, state, &move, NULL);
    }
  return said;
}

/* Answers of one verb that end in what was typed, as few as do; those that come by themselves are not said. */
static void
find (Breath        *breath,
      gconstpointer  state,
      GArray        *path,
      guint          left)
{
  const GnGame *game = breath->match->game;
  g_auto (GnMoveList) legal = { 0 };

  if (((const GnHead *) state)->over || breath->states++ > MOST_STATES)
    return;
  gn_move_list_init (&legal);
  game->legal (breath->match, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const GnMove *move = &legal.move[i];
      const guint before = path->len;

      if (!is_answer (breath->match, move) || move->seat < 0 || (before && g_array_index (path, GnMove, 0).verb != move->verb))
        continue;
      g_array_append_vals (path, move, 1);
      if (left == 1 && says (breath, move))
        {
          if (breath->hits++ == 0)
            g_array_append_vals (breath->path, path->data, path->len);
        }
      else if (left > 1)
        {
          g_autofree gpointer next = g_memdup2 (state, game->state_size);

          game->apply (breath->match, next, move, NULL);
          if (follow (breath, next))
            {
              if (left == 2 && breath->hits++ == 0)
                g_array_append_vals (breath->path, path->data, path->len);
            }
          else
            {
              find (breath, next, path, left - 1);
            }
        }
      g_array_set_size (path, before);
    }
}

/* Fills @path with what @tail says in answer to what is asked in @state. */
static gboolean
read_tail (const GnMatch *match,
           gconstpointer  state,
           const char    *tail,
           GArray        *path)
{
  g_autoptr (GArray) tokens = gn_tokens (tail), so_far = g_array_new (FALSE, FALSE, sizeof (GnMove));
  Breath breath = { .match = match, .tail = tokens, .path = path };
  g_autofree gpointer now = g_memdup2 (state, match->game->state_size);

  gn_words_classify (tokens);
  while (breath.skip < tokens->len && g_array_index (tokens, GnToken, breath.skip).is_filler)
    breath.skip++;
  if (breath.skip == tokens->len)
    return FALSE;
  if (follow (&breath, now))
    return TRUE;
  for (guint depth = 1; depth <= MOST_DEPTH && breath.hits == 0; depth++)
    {
      breath.states = 0;
      find (&breath, now, so_far, depth);
    }
  return breath.hits == 1;
}

static gboolean
is_lawful (const GnMatch *match,
           gconstpointer  state,
           int            seat,
           const char    *text,
           GnMove        *move)
{
  int at;

  return gn_typed_parse (match, state, seat, text, move, &at) == GN_TYPED_WHOLE && at < 0 && move->seat >= 0 && match->game->check (match, state, move, NULL);
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
