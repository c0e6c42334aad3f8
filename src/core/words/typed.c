/* typed.c: picking the move that a typed line means
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed.h"

#include "reader.h"
#include "text.h"

/* Readings up to this far from the best are searched for the move whose exact phrase was typed. */
#define NEAR 24
#define MOST_PHRASES 600

static gboolean
reads_like (GnReader     *reader,
            const GnMove *move)
{
  g_autofree char *text = gn_move_text (reader->match, move);
  g_autoptr (GArray) tokens = gn_tokens (text);

  if (gn_tokens_equal (tokens, reader->tokens))
    return TRUE;

  g_autofree char *english = gn_move_text_c (reader->match, move);
  g_autoptr (GArray) english_tokens = gn_tokens (english);

  return gn_tokens_equal (english_tokens, reader->tokens);
}

/* Makes sure that every phrase from gn_move_text() is understood, even if words of a language collide. */
static gboolean
find_phrase (GnReader *reader,
             GnMove   *move)
{
  g_autoptr (GArray) fits = g_array_new (FALSE, FALSE, sizeof (GnMove));
  const GnReading *best = &g_array_index (reader->readings, GnReading, 0);

  for (guint i = 0; i < reader->readings->len; i++)
    {
      const GnReading *reading = &g_array_index (reader->readings, GnReading, i);

      if (reading->penalty > best->penalty + NEAR)
        break;
      gn_reader_fits (reader, &reading->move, fits);
      for (guint j = 0; j < fits->len && fits->len <= MOST_PHRASES; j++)
        if (reads_like (reader, &g_array_index (fits, GnMove, j)))
          {
            *move = g_array_index (fits, GnMove, j);
            return TRUE;
          }
    }
  return FALSE;
}

/* Returns whether it is possible now. Wholes are not among the legal moves: they are tried once they are complete.
 * @fits: the legal moves that fit, cleared first */
static gboolean
can_be_done (GnReader     *reader,
             const GnMove *move,
             GArray       *fits)
{
  gn_reader_fits (reader, move, fits);
  return fits->len > 0
         || ((reader->match->game->verbs[move->verb].flags & GN_VERB_WHOLE)
             && !gn_move_is_open (reader->match->game, move)
             && reader->match->game->check (reader->match, reader->state, move, NULL));
}

/* How far a reading may be from the best. "r" can be the verb "row", which is not possible now, or the red gnome
 * that has just come up: then the gnome is meant. */
static int
far_enough (GnReader *reader,
            GArray   *fits)
{
  const int best = g_array_index (reader->readings, GnReading, 0).penalty;

  for (guint i = 0; i < reader->readings->len; i++)
    {
      const GnReading *reading = &g_array_index (reader->readings, GnReading, i);

      if (reading->penalty > best + GN_READ_BARE)
        break;
      if (reading->penalty == best && gn_reader_can_be_said (reader, reading->move.verb))
        return best;
      if (reading->penalty > best && can_be_done (reader, &reading->move, fits))
        return reading->penalty;
    }
  return best;
}

/* Keeps those of the equally good readings that are possible; arguments in which they differ stay open.
 *
 * Returns: FALSE if not even their verbs agree */
static gboolean
merge_best (GnReader  *reader,
            GnReading *merged)
{
  g_autoptr (GArray) fits = g_array_new (FALSE, FALSE, sizeof (GnMove));
  g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (GnReading));
  const int far = far_enough (reader, fits);

  for (int lawful = 1; lawful >= 0 && group->len == 0; lawful--)
    for (guint i = 0; i < reader->readings->len; i++)
      {
        const GnReading *reading = &g_array_index (reader->readings, GnReading, i);

        if (reading->penalty > far)
          break;
        if (!lawful || can_be_done (reader, &reading->move, fits))
          g_array_append_vals (group, reading, 1);
      }

  *merged = g_array_index (group, GnReading, 0);
  for (guint i = 1; i < group->len; i++)
    {
      const GnReading *other = &g_array_index (group, GnReading, i);

      if (other->move.verb != merged->move.verb)
        return FALSE;
      for (const GnArg *arg = reader->match->game->verbs[merged->move.verb].args; arg->kind != GN_ARG_NONE; arg++)
        if (memcmp (&other->move.arg[arg->at], &merged->move.arg[arg->at], arg->size * sizeof (gint16)) != 0)
          {
            gn_reader_drop (&merged->move, arg);
            merged->move.arg[arg->at] = GN_OPEN;
          }
      merged->said |= other->said;
    }
  return TRUE;
}

static gboolean
is_none (const GnMove *move,
         const GnArg  *arg)
{
  return move->arg[arg->at] == GN_NONE;
}

/* Makes a missing optional argument absent; a usual one only if a legal move allows that, or if no move is legal. */
static void
leave_out (GnReader  *reader,
           GnReading *reading,
           GArray    *fits)
{
  const GnArg *args = reader->match->game->verbs[reading->move.verb].args;

  gn_reader_fits (reader, &reading->move, fits);
  for (const GnArg *arg = args; arg->kind != GN_ARG_NONE; arg++)
    {
      gboolean can = fits->len == 0 || !(arg->flags & GN_ARG_USUAL);

      if (!(arg->flags & GN_ARG_OPTIONAL) || (reading->said >> (arg - args)) & 1)
        continue;
      for (guint i = 0; i < fits->len && !can; i++)
        can = is_none (&g_array_index (fits, GnMove, i), arg);
      if (can)
        {
          gn_reader_drop (&reading->move, arg);
          gn_reader_fits (reader, &reading->move, fits);
        }
    }
}

static GnTypedResult
settle (GnReader  *reader,
        GnReading *reading,
        GnMove    *move)
{
  g_autoptr (GArray) fits = g_array_new (FALSE, FALSE, sizeof (GnMove));
  gboolean unusual = FALSE;

  leave_out (reader, reading, fits);
  *move = reading->move;
  for (const GnArg *arg = reader->match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (gn_reader_is_open (move, arg) && !(arg->flags & GN_ARG_USUAL))
      unusual = TRUE;

  if (fits->len == 1 || (fits->len > 1 && !unusual))
    {
      *move = g_array_index (fits, GnMove, 0);
      return GN_TYPED_WHOLE;
    }
  return unusual ? GN_TYPED_PARTLY : GN_TYPED_WHOLE;
}

/* ---- Letters -------------------------------------------------------------------------------------- */

/* Adds the things for the letters of @word to the bag of @arg. FALSE if one of them has no meaning. */
static gboolean
add_letters (const GnMatch *match,
             const GnArg   *arg,
             const char    *word,
             GnMove        *move)
{
  const guint n = MIN (match->game->domains[arg->domain].n_values, arg->size);

  for (; *word; word = g_utf8_next_char (word))
    {
      guint value = 0;

      while (value < n && gn_thing_key (match, GN_THING (arg->domain, value)) != g_utf8_get_char (word))
        value++;
      if (value == n)
        return FALSE;
      move->arg[arg->at + value]++;
    }
  return TRUE;
}

static gboolean
is_word_of (const GnVerb *verb,
            const char   *word)
{
  const char *const forms[] = { gn_tr (verb->words), verb->words };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_auto (GStrv) each = g_strsplit (forms[i], "|", -1);

      for (guint j = 0; each[j]; j++)
        {
          g_autofree char *folded = gn_fold (each[j]);

          if (g_str_equal (folded, word))
            return TRUE;
        }
    }
  return FALSE;
}

/* Reads results that came up together, with one letter each in any order, with or without the verb: "mmahc", "dice
 * mm a hc". @fits: only if it is possible now; a line of the wrong length gets the reason. */
static gboolean
read_letters (GnReader *reader,
              gboolean  fits,
              GnMove   *move)
{
  const GnMatch *match = reader->match;
  g_autofree char *folded = gn_fold (reader->text + reader->skip);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (folded), " ,", -1);

  for (guint i = 0; i < gn_game_n_verbs (match->game); i++)
    {
      const GnVerb *verb = &match->game->verbs[i];
      gboolean read = TRUE;
      guint letters = 0;

      if ((verb->flags & (GN_VERB_WHOLE | GN_VERB_CHANCE)) != (GN_VERB_WHOLE | GN_VERB_CHANCE)
          || verb->args[0].kind != GN_ARG_BAG || verb->args[0].domain >= GN_DOMAIN_SEAT || verb->args[1].kind)
        continue;
      gn_move_init (move, GN_CHANCE, i);
      memset (&move->arg[verb->args[0].at], 0, verb->args[0].size * sizeof (gint16));
      for (guint at = words[0] && is_word_of (verb, words[0]); words[at] && read; at++)
        {
          letters += g_utf8_strlen (words[at], -1);
          read = letters <= G_MAXINT8 && add_letters (match, &verb->args[0], words[at], move);
        }
      if (read && letters > 1 && (!fits || match->game->check (match, reader->state, move, NULL)))
        return TRUE;
    }
  return FALSE;
}

GnTypedResult
gn_typed_parse (const GnMatch *match,
                gconstpointer  state,
                int            seat,
                const char    *text,
                GnMove        *move,
                int           *at)
{
  g_auto (GnReader) reader;
  GnReading reading;
  int unread = -1;
  GnTypedResult result;

  if (!at)
    at = &unread;
  *at = -1;
  gn_reader_init (&reader, match, state, seat, text, FALSE);

  if (read_letters (&reader, reader.readings->len > 0, move))
    return GN_TYPED_WHOLE;
  if (reader.readings->len == 0)
    {
      *move = reader.stuck;
      if (reader.deepest < reader.tokens->len)
        *at = g_array_index (reader.tokens, GnToken, reader.deepest).from;
      result = reader.tokens->len > 0 && reader.stuck_named ? GN_TYPED_PARTLY : GN_TYPED_NOTHING;
    }
  else if (find_phrase (&reader, move))
    {
      result = GN_TYPED_WHOLE;
    }
  else if (merge_best (&reader, &reading))
    {
      result = settle (&reader, &reading, move);
    }
  else
    {
      *move = reading.move;
      *at = g_array_index (reader.tokens, GnToken, 0).from;
      result = GN_TYPED_NOTHING;
    }
  return result;
}

static gboolean
is_move (const GnMatch *match,
         gconstpointer  state,
         int            seat,
         const char    *text,
         gboolean       whole)
{
  GnMove move;
  int at;
  const GnTypedResult result = gn_typed_parse (match, state, seat, text, &move, &at);

  return at < 0 && (result == GN_TYPED_WHOLE || (!whole && result == GN_TYPED_PARTLY));
}

gsize
gn_typed_first (const GnMatch *match,
                gconstpointer  state,
                int            seat,
                const char    *text)
{
  const gsize end = strcspn (text, ";");
  g_autofree char *line = g_strndup (text, end);

  if (!strpbrk (line, ",:") || is_move (match, state, seat, line, FALSE))
    return end;

  for (gsize i = strcspn (line, ",:"); i < end; i += 1 + strcspn (line + i + 1, ",:"))
    {
      g_autofree char *before = g_strndup (line, i);

      if (*g_strstrip (before) && is_move (match, state, seat, before, TRUE))
        return i;
    }
  return end;
}
