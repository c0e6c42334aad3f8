/* nearest.c: the nearest known word for one that was not understood
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed.h"

#include "phrase.h"
#include "reader.h"
#include "text.h"

#define MOST_TRIED  12   /* candidates that are tried in the line */
#define MOST_LENGTH 40   /* letters; longer words are nobody's slip */

#define MOST_BACK   2    /* words of a name that were understood before the one that was not: "old bagutte" */

typedef struct {
  char *name;     /* as it is written */
  guint far;
  guint back;     /* where it begins: so many words before the one that was not understood */
  guint taken;    /* words of the line that it stands for */
} Candidate;

static void
candidate_clear (gpointer data)
{
  g_free (((Candidate *) data)->name);
}

/* Letters to insert, delete, replace or swap with their neighbour, to make @b of @a; or the beginning of @b, if @a is
 * shorter. */
static guint
distance (const char *a,
          const char *b)
{
  g_autofree gunichar *p = g_utf8_to_ucs4_fast (a, -1, NULL), *q = g_utf8_to_ucs4_fast (b, -1, NULL);
  guint row[3][MOST_LENGTH + 1];
  guint i, j;

  for (j = 0; q[j]; j++)
    if (j == MOST_LENGTH)
      return G_MAXUINT;
  for (guint k = 0; k <= j; k++)
    row[0][k] = k;
  for (i = 0; p[i]; i++)
    {
      guint *now = row[(i + 1) % 3], *last = row[i % 3], *before = row[(i + 2) % 3];

      now[0] = i + 1;
      for (guint k = 0; k < j; k++)
        {
          now[k + 1] = MIN (MIN (last[k + 1], now[k]) + 1, last[k] + (p[i] != q[k]));
          if (i && k && p[i] == q[k - 1] && p[i - 1] == q[k])
            now[k + 1] = MIN (now[k + 1], before[k - 1] + 1);
        }
    }
  guint best = row[i % 3][j];

  for (guint k = i; k < j && i > 2; k++)
    best = MIN (best, row[i % 3][k]);
  return best;
}

/* How far the words of the line from @at on are from @form, G_MAXUINT if too far. The first @exact of them have to be
 * its own. */
static guint
far_from (GArray *tokens,
          guint   at,
          GArray *form,
          guint   exact,
          guint  *taken)
{
  guint far = 0;

  *taken = MIN (form->len, tokens->len - at);
  for (guint i = 0; i < *taken; i++)
    {
      const GnToken *said = &g_array_index (tokens, GnToken, at + i), *word = &g_array_index (form, GnToken, i);
      const guint length = (guint) g_utf8_strlen (said->word, -1);
      guint slips;

      if (g_str_equal (said->word, word->word))
        continue;
      if (i < exact || (said->is_number && word->is_number))
        return G_MAXUINT;
      /* only the words up to the wrong one have to be there */
      if (i > exact && (said->is_number || said->is_filler))
        {
          *taken = i;
          break;
        }
      if (said->is_number || word->is_number)
        return G_MAXUINT;
      slips = distance (said->word, word->word);
      if (slips > MAX (1, length / 3) || (slips && length < 3))
        {
          if (i <= exact)
            return G_MAXUINT;
          *taken = i;
          break;
        }
      far += slips;
    }
  return *taken > exact && far ? far : G_MAXUINT;
}

static void
add (GArray     *candidates,
     GnReader   *reader,
     GPtrArray  *forms,
     char       *name)
{
  Candidate best = { name, G_MAXUINT, 0, 0 };

  for (guint i = 0; i < forms->len; i++)
    for (guint back = 0; back <= MIN (MOST_BACK, reader->deepest); back++)
      {
        guint taken;
        const guint far = far_from (reader->tokens, reader->deepest - back, forms->pdata[i], back, &taken);

        if (far < best.far || (far == best.far && far < G_MAXUINT && taken - back > best.taken - best.back))
          best = (Candidate) { name, far, back, taken };
      }
  if (best.far < G_MAXUINT)
    g_array_append_val (candidates, best);
  else
    g_free (name);
}

static int
by_distance (gconstpointer a,
             gconstpointer b)
{
  const Candidate *one = a, *other = b;

  if (one->far != other->far)
    return (int) one->far - (int) other->far;
  if (one->taken != other->taken)
    return (int) other->taken - (int) one->taken;
  /* less was left out */
  return (int) strlen (one->name) - (int) strlen (other->name);
}

/* The things that can stand in the arguments of @verb. */
static void
add_things (GArray   *candidates,
            GnReader *reader,
            guint     verb,
            gboolean *known)
{
  for (const GnArg *arg = reader->match->game->verbs[verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      GPtrArray *things = arg->domain == GN_DOMAIN_NUMBER || known[arg->domain]
                            ? NULL : gn_lexicon_domain (reader->lexicon, arg->domain);

      for (guint i = 0; things && i < things->len; i++)
        add (candidates, reader, things->pdata[i], gn_phrase_name (reader->match, GN_THING (arg->domain, i), FALSE));
      known[arg->domain] = TRUE;
    }
}

/* Each of the words that can be typed for a verb, as it is written. */
static void
add_verb (GArray     *candidates,
          GnReader   *reader,
          const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, "|", -1);

  for (guint i = 0; each[i]; i++)
    add (candidates, reader, gn_words_forms (each[i]), g_strdup (each[i]));
}

static GArray *
find (GnReader *reader)
{
  const GnGame *game = reader->match->game;
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  gboolean known[256] = { FALSE };

  g_array_set_clear_func (candidates, candidate_clear);
  for (guint verb = 0; verb < gn_game_n_verbs (game); verb++)
    {
      /* "roll agian" begins as another verb does */
      add_verb (candidates, reader, gn_tr (game->verbs[verb].words));
      if (reader->stuck_named ? verb == reader->stuck.verb : gn_reader_can_be_said (reader, verb))
        add_things (candidates, reader, verb, known);
    }
  g_array_sort (candidates, by_distance);
  return candidates;
}

/* Where token @i ends in @text: what stands between it and the next is not its own. */
static guint
end_of (GArray     *tokens,
        guint       i,
        const char *text)
{
  const GnToken *token = &g_array_index (tokens, GnToken, i);
  const char *next = g_utf8_next_char (text + token->from);

  for (; *next; next = g_utf8_next_char (next))
    {
      const gunichar c = g_utf8_get_char (next);

      if (token->is_number ? !g_unichar_isdigit (c) : !g_unichar_isalpha (c) && !g_unichar_ismark (c))
        break;
    }
  return (guint) (next - text);
}

char *
gn_typed_nearest (const GnMatch *match,
                  gconstpointer  state,
                  int            seat,
                  const char    *text,
                  char         **word,
                  char         **nearest)
{
  g_auto (GnReader) reader;
  char *line = NULL;

  *word = *nearest = NULL;
  gn_reader_init (&reader, match, state, seat, text, FALSE);
  if (reader.readings->len > 0 || reader.deepest >= reader.tokens->len)
    return NULL;

  g_autoptr (GArray) candidates = find (&reader);
  guint from = reader.deepest, end = reader.deepest + 1;

  for (guint i = 0; i < MIN (candidates->len, MOST_TRIED) && !line; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);
      const guint first = reader.deepest - candidate->back, after = first + candidate->taken;
      const guint begins = g_array_index (reader.tokens, GnToken, first).from;
      const char *rest = text + end_of (reader.tokens, after - 1, text);
      g_autofree char *tried = g_strdup_printf ("%.*s%s%s", (int) begins, text, candidate->name, rest);
      GnMove move;
      int lost;

      /* it helps if the line is understood farther */
      if (gn_typed_parse (match, state, seat, tried, &move, &lost) == GN_TYPED_NOTHING
          || (lost >= 0 && lost < (int) (begins + strlen (candidate->name))))
        continue;
      line = g_steal_pointer (&tried);
      *nearest = g_strdup (candidate->name);
      from = first;
      end = after;
    }

  const char *word_begins = text + g_array_index (reader.tokens, GnToken, from).from;
  const char *word_ends = text + end_of (reader.tokens, end - 1, text);

  *word = g_strndup (word_begins, (gsize) (word_ends - word_begins));
  return line;
}
