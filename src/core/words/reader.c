/* reader.c: finding all readings of a typed line
 *
 * A small search: at each word it tries the verb, one of its arguments, a word of its phrase or a small word.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "reader.h"

#include "core/base/figure.h"
#include "phrase.h"
#include "text.h"

/* No line that a person types comes near these limits; they stop lines that are made to have very many readings. */
#define MOST_STEPS 12000
#define MOST_TOKENS 400
#define WORTH_KEEPING 60

/* A place in the search. It has no padding, since it is compared by its bytes up to @penalty. */
typedef struct {
  GnMove  move;
  guint16 at;
  guint16 said;
  guint16 hint;    /* the arguments that the last word introduced */
  guint16 last;    /* the argument read last */
  guint16 named;   /* the verb was read */
  guint16 unused;
  int     penalty;
} Place;

G_STATIC_ASSERT (G_STRUCT_OFFSET (Place, penalty) == sizeof (GnMove) + 6 * sizeof (guint16));

static void go_on (GnReader *reader, const Place *place);

static const GnToken *
token_at (GnReader *reader,
          guint     at)
{
  return at < reader->tokens->len ? &g_array_index (reader->tokens, GnToken, at) : NULL;
}

void
gn_reader_drop (GnMove      *move,
                const GnArg *arg)
{
  for (guint i = 0; i < arg->size; i++)
    move->arg[arg->at + i] = GN_NONE;
}

gboolean
gn_reader_is_open (const GnMove *move,
                   const GnArg  *arg)
{
  return move->arg[arg->at] == GN_OPEN;
}

/* ---- Arguments ---------------------------------------------------------- */

#define BOUND -3   /* a number and its thing, with a word between them that links them */

static const GnArg *
args_of (GnReader    *reader,
         const Place *place)
{
  return reader->match->game->verbs[place->move.verb].args;
}

/* How well an argument fits at this place, apart from its spelling. */
static int
standing (GnReader    *reader,
          const Place *place,
          const GnArg *arg)
{
  const GnArg *args = args_of (reader, place);
  guint16 bit = 1u << (arg - args);
  int penalty = 0;

  if (place->hint)
    return place->hint & bit ? 0 : GN_READ_MISPLACED;

  if (reader->words->introduced & bit)
    penalty += 8;
  for (const GnArg *earlier = args; earlier < arg; earlier++)
    if (!(place->said & (1u << (earlier - args))) && earlier->kind == arg->kind && earlier->domain == arg->domain)
      penalty += 6;
  return penalty;
}

/* Continues after an argument of @taken tokens; the move of @next is already filled in. */
static void
said (GnReader    *reader,
      const Place *place,
      Place       *next,
      const GnArg *arg,
      guint        taken,
      int          penalty)
{
  guint16 bit = 1u << (arg - args_of (reader, place));

  next->penalty = place->penalty + penalty + standing (reader, place, arg);
  next->said |= bit;
  next->last = bit;
  next->hint &= ~bit;
  next->at = place->at + taken;
  go_on (reader, next);
}

/* A value whose words are those at a place of the line. */
typedef struct {
  guint value;
  guint taken;
  int   penalty;
} Fit;

/* The values of a domain that fit at @at: the line comes back to one place by many ways, so they are kept. */
static const GArray *
fits_at (GnReader *reader,
         guint     domain,
         guint     at)
{
  const gpointer key = GUINT_TO_POINTER (domain << 16 | at);
  GArray *fits = g_hash_table_lookup (reader->fits, key);

  if (fits)
    return fits;

  const GPtrArray *values = gn_lexicon_domain (reader->lexicon, domain);
  const GnDomain *d = domain == GN_DOMAIN_SEAT ? NULL : &reader->match->game->domains[domain];

  fits = g_array_new (FALSE, FALSE, sizeof (Fit));
  for (guint v = 0; v < values->len; v++)
    {
      Fit fit = { .value = v };

      fit.penalty = gn_words_match (reader->tokens, at, values->pdata[v], &fit.taken);
      if (fit.penalty < 0)
        continue;
      if (d && d->hidden && v >= d->hidden)
        fit.penalty += GN_READ_HIDDEN;
      g_array_append_val (fits, fit);
    }
  g_hash_table_insert (reader->fits, key, fits);
  return fits;
}

/* The value that best fits at @at, or -1. */
static int
best_value (GnReader *reader,
            guint     domain,
            guint     at,
            guint    *taken,
            int      *penalty)
{
  const GArray *fits = fits_at (reader, domain, at);
  const Fit *best = NULL;

  for (guint i = 0; i < fits->len; i++)
    {
      const Fit *fit = &g_array_index (fits, Fit, i);

      if (!best || fit->penalty - 15 * (int) fit->taken < best->penalty - 15 * (int) best->taken)
        best = fit;
    }
  if (!best)
    return -1;
  *taken = best->taken;
  *penalty = best->penalty;
  return best->value;
}

static void
read_thing (GnReader    *reader,
            const Place *place,
            const GnArg *arg)
{
  const GArray *fits = fits_at (reader, arg->domain, place->at);

  for (guint i = 0; i < fits->len; i++)
    {
      const Fit *fit = &g_array_index (fits, Fit, i);
      Place next = *place;

      next.move.arg[arg->at] = fit->value;
      said (reader, place, &next, arg, fit->taken, fit->penalty);
    }
}

static void
read_number (GnReader    *reader,
             const Place *place,
             const GnArg *arg)
{
  const GnToken *token = token_at (reader, place->at);

  if (token->is_number && ABS (token->number) <= G_MAXINT16)
    {
      Place next = *place;

      next.move.arg[arg->at] = token->number;
      said (reader, place, &next, arg, 1, 0);
    }
}

/* A figure as it is typed, with all its terms: "3+6+2". */
static void
read_figure (GnReader    *reader,
             const Place *place,
             const GnArg *arg)
{
  const char *text = reader->text + token_at (reader, place->at)->from;
  const gunichar before = text > reader->text ? g_utf8_get_char (g_utf8_prev_char (text)) : ' ';
  Place next = *place;
  guint taken = 1;
  gsize length;

  if (!token_at (reader, place->at)->is_number)
    return;
  if (before == '+' || before == '-' || before == 0x2212)
    text = g_utf8_prev_char (text);
  length = gn_figure_parse (text, &next.move.arg[arg->at]);
  if (length == 0)
    return;
  for (const GnToken *token; (token = token_at (reader, place->at + taken)); taken++)
    if (reader->text + token->from >= text + length)
      break;
  said (reader, place, &next, arg, taken, 0);
}

static gboolean
counts (const GnArg *arg)
{
  return arg->kind == GN_ARG_LIST || arg->kind == GN_ARG_BAG;
}

/* Reads one element of a list or bag, with or without a count: "2 rubies", "ruby". Returns: the number of tokens,
 * or 0 */
static guint
read_element (GnReader    *reader,
              const GnArg *arg,
              guint        at,
              int         *value,
              int         *count,
              int         *penalty)
{
  const GnToken *token = token_at (reader, at);
  guint number = 0, taken = 0;

  *count = 1;
  *penalty = 0;
  if (token && arg->domain == GN_DOMAIN_NUMBER)
    {
      *value = (int) CLAMP (token->number, -G_MAXINT16, G_MAXINT16);
      return token->is_number;
    }
  if (token && token->is_number && token->number >= 0 && token->number <= 1000)
    {
      /* a number, unless it is part of a name: "2 rubies", not "II 2" */
      *count = token->number;
      number = 1;
      /* "1 to G2": the word between them links them, so this reading beats others of the number */
      while (counts (arg) && token_at (reader, at + number) && token_at (reader, at + number)->is_filler)
        {
          number++;
          *penalty = BOUND;
        }
    }
  const int bound = *penalty;

  if (!token_at (reader, at + number))
    return 0;
  *value = best_value (reader, arg->domain, at + number, &taken, penalty);
  *penalty += bound;
  return *value < 0 ? 0 : number + taken;
}

/* A second value was given where only one is allowed ("2 rubies and 1 emerald"): uses the value that check()
 * refuses with its clause. */
static void
read_several (GnReader    *reader,
              const Place *place,
              const GnArg *arg)
{
  const GnDomain *domain = arg->domain < GN_DOMAIN_SEAT ? &reader->match->game->domains[arg->domain] : NULL;
  int several = arg->several ? arg->several : domain ? domain->several : 0;
  Place next = *place;
  int value, count, penalty;
  guint taken = several ? read_element (reader, arg, place->at, &value, &count, &penalty) : 0;

  if (taken > 0)
    {
      next.move.arg[arg->at] = several;
      said (reader, place, &next, arg, taken, penalty + 8);
    }
}

/* Adds to the list or bag in @move. Returns: FALSE if it is full */
static gboolean
add_element (GnMove      *move,
             const GnArg *arg,
             int          value,
             int          count)
{
  gint16 *slot = &move->arg[arg->at];

  if (arg->kind == GN_ARG_BAG)
    {
      if (value >= arg->size || slot[value] + count > G_MAXINT16)
        return FALSE;
      slot[value] += count;
      return TRUE;
    }
  for (; count > 0; count--)
    {
      if (slot[0] + 1 >= arg->size)
        return FALSE;
      slot[1 + slot[0]++] = value;
    }
  return TRUE;
}

static void
read_several_elements (GnReader    *reader,
                       const Place *place,
                       const GnArg *arg)
{
  Place next = *place;
  guint at = place->at;
  int penalty = 0;

  for (guint i = 0; i < arg->size; i++)
    next.move.arg[arg->at + i] = arg->kind == GN_ARG_BAG ? 0 : i == 0 ? 0 : GN_NONE;
  if (token_at (reader, at)->is_nothing)
    {
      Place empty = next;

      said (reader, place, &empty, arg, 1, 0);
    }

  for (;;)
    {
      int value, count, p;
      guint taken = read_element (reader, arg, at, &value, &count, &p);
      Place here;

      if (taken == 0 || !add_element (&next.move, arg, value, count))
        return;
      at += taken;
      penalty += p;

      /* The list may end here or go on. Going on is tried later; if both are possible, it wins because it leaves
       * less of the line unread. */
      here = next;
      said (reader, place, &here, arg, at - place->at, penalty + 1);
      while (token_at (reader, at) && token_at (reader, at)->is_filler)
        at++;
    }
}

static void
read_arg (GnReader    *reader,
          const Place *place,
          const GnArg *arg)
{
  gboolean is_said = (place->said >> (arg - args_of (reader, place))) & 1;

  if (is_said)
    {
      if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER)
        read_several (reader, place, arg);
      return;
    }

  switch (arg->kind)
    {
    case GN_ARG_THING:
      read_thing (reader, place, arg);
      break;

    case GN_ARG_NUMBER:
      read_number (reader, place, arg);
      break;

    case GN_ARG_FIGURE:
      read_figure (reader, place, arg);
      break;

    case GN_ARG_LIST:
    case GN_ARG_BAG:
      read_several_elements (reader, place, arg);
      break;

    case GN_ARG_NONE:
    default:
      break;
    }
}

/* ---- Words -------------------------------------------------------------- */

static void
read_verb (GnReader    *reader,
           const Place *place)
{
  guint taken, end = reader->tokens->len;

  for (;;)
    {
      int penalty = gn_words_match_before (reader->tokens, place->at, end, reader->words->forms, &taken);
      Place next = *place;

      if (penalty < 0)
        return;
      next.named = TRUE;
      next.at += taken;
      next.penalty += penalty + (place->at > 0 ? 3 : 0);
      go_on (reader, &next);

      /* A small word can belong to the verb ("play a secret card") or start what follows ("play A Toast"). */
      if (taken < 2 || !token_at (reader, next.at - 1)->is_filler)
        return;
      end = next.at - 1;
    }
}

/* How well @token fits as a word between the gaps, or -1. */
static int
between_penalty (GnReader        *reader,
                 const Place     *place,
                 const GnBetween *between)
{
  const GnToken *token = token_at (reader, place->at);
  gboolean last = place->at + 1u == reader->tokens->len;

  if (token->is_number || between->token.is_number)
    return token->is_number && between->token.is_number && token->number == between->token.number ? 0 : -1;
  if (g_str_equal (token->word, between->token.word))
    return 0;
  if (g_str_has_prefix (between->token.word, token->word)
      && (strlen (token->word) >= 3 || (reader->completing && last)))
    return 6;
  return -1;
}

static void
read_between (GnReader    *reader,
              const Place *place)
{
  const GArray *words = reader->words->between;

  for (guint i = 0; i < words->len; i++)
    {
      const GnBetween *between = &g_array_index (words, GnBetween, i);
      int penalty = between_penalty (reader, place, between);
      gboolean tried = FALSE;
      Place next = *place;

      if (penalty < 0)
        continue;
      for (guint j = 0; j < i && !tried; j++)
        {
          const GnBetween *other = &g_array_index (words, GnBetween, j);

          tried = other->before == between->before && other->after == between->after
                  && between_penalty (reader, place, other) == penalty;
        }
      if (tried)
        continue;

      if (between->before)
        next.hint = between->before & ~place->said;
      if (between->after && !(between->after & place->last))
        penalty += 20;
      next.at++;
      next.penalty += penalty;
      go_on (reader, &next);
    }
}

static void
keep_reading (GnReader    *reader,
              const Place *place)
{
  GnReading reading = { .move = place->move, .said = place->said, .penalty = place->penalty };

  if (place->hint)
    reading.penalty += 10;
  if (!place->named)
    reading.penalty += reader->bare ? GN_READ_BARE : GN_READ_NO_VERB;
  reader->best = MIN (reader->best, reading.penalty);

  for (guint i = 0; i < reader->readings->len; i++)
    {
      GnReading *other = &g_array_index (reader->readings, GnReading, i);

      if (gn_move_equal (&other->move, &reading.move))
        {
          other->penalty = MIN (other->penalty, reading.penalty);
          return;
        }
    }
  g_array_append_val (reader->readings, reading);
}

static guint
place_hash (gconstpointer data)
{
  const Place *place = data;

  return gn_move_hash (&place->move) ^ (place->at * 2654435761u) ^ (place->hint * 40503u) ^ (place->last << 7)
         ^ (place->said << 16) ^ place->named;
}

static gboolean
place_equal (gconstpointer a,
             gconstpointer b)
{
  return memcmp (a, b, G_STRUCT_OFFSET (Place, penalty)) == 0;
}

/* Small words let many ways lead to one place: only the best of them is followed. */
static gboolean
was_better (GnReader    *reader,
            const Place *place)
{
  Place *other = g_hash_table_lookup (reader->seen, place);

  if (other && other->penalty <= place->penalty)
    return TRUE;
  if (other)
    other->penalty = place->penalty;
  else
    g_hash_table_add (reader->seen, g_memdup2 (place, sizeof *place));
  return FALSE;
}

static void
go_on (GnReader    *reader,
       const Place *place)
{
  const GnToken *token = token_at (reader, place->at);

  if (place->penalty > reader->best + WORTH_KEEPING || reader->steps++ > MOST_STEPS || was_better (reader, place))
    return;
  if (place->at > reader->deepest || (place->at == reader->deepest && place->named && !reader->stuck_named))
    {
      reader->deepest = place->at;
      reader->stuck = place->move;
      reader->stuck_named = place->named;
    }
  if (!token)
    {
      if (place->named || reader->completing || reader->bare)
        keep_reading (reader, place);
      return;
    }

  if (!place->named)
    read_verb (reader, place);
  for (const GnArg *arg = args_of (reader, place); arg->kind != GN_ARG_NONE; arg++)
    read_arg (reader, place, arg);
  if (place->named || place->at > 0)
    read_between (reader, place);
  if (token->is_filler)
    {
      Place next = *place;

      next.at++;
      next.penalty += GN_READ_FILLER;
      go_on (reader, &next);
    }
}

/* ---- The speaker -------------------------------------------------------- */

/* Returns whether the line begins with a verb that a player can use. */
static gboolean
begins_with_verb (GnReader *reader,
                  GArray   *tokens)
{
  for (guint verb = 0; verb < gn_game_n_verbs (reader->match->game) && tokens->len; verb++)
    {
      guint taken;

      if (!(reader->match->game->verbs[verb].flags & (GN_VERB_CHANCE | GN_VERB_HOST))
          && gn_words_match (tokens, 0, gn_verb_words (&reader->match->game->verbs[verb])->forms, &taken) == 0)
        return TRUE;
    }
  return FALSE;
}

/* If players out of turn may speak up (help, reactions), a name at the start is the speaker: "cem lantern". The
 * name has to be complete, and its player has to be allowed to act. Others are speakers only if a verb follows;
 * they get a reason for the refusal. */
static void
find_helper (GnReader   *reader,
             const char *text)
{
  g_autoptr (GArray) tokens = gn_tokens (text);
  GPtrArray *seats = gn_lexicon_domain (reader->lexicon, GN_DOMAIN_SEAT);
  GnPrompt prompt = { 0 };

  reader->match->game->prompt (reader->match, reader->state, &prompt);
  if (tokens->len < 2)
    return;

  for (guint i = 0; i < seats->len; i++)
    {
      g_autofree char *name = g_utf8_casefold (gn_match_name (reader->match, i), -1);
      g_autofree char *said = g_utf8_casefold (text, -1);

      if (!g_str_has_prefix (said, name) || said[strlen (name)] != ' ')
        continue;

      const char *words = g_utf8_offset_to_pointer (text, g_utf8_strlen (gn_match_name (reader->match, i), -1));
      g_autoptr (GArray) after = gn_tokens (words);

      /* while an outcome is due, its words come first: "Ann rolls 1 for the hand" */
      if (!(prompt.may && ((prompt.must | prompt.may) >> i & 1))
          && (prompt.chance || prompt.host || !begins_with_verb (reader, after)))
        continue;
      reader->seat = i;
      reader->skip = words - text;
      return;
    }
}

/* "Berta: gold". */
static void
find_speaker (GnReader   *reader,
              const char *text)
{
  const char *colon = strchr (text, ':');
  g_autofree char *before = colon ? g_strndup (text, colon - text) : NULL;
  g_autoptr (GArray) tokens = before ? gn_tokens (before) : NULL;
  guint taken;
  int speaker = -1, best = G_MAXINT;

  reader->skip = 0;
  if (!colon)
    {
      find_helper (reader, text);
      return;
    }
  if (tokens->len == 0)
    return;

  GPtrArray *seats = gn_lexicon_domain (reader->lexicon, GN_DOMAIN_SEAT);

  for (guint i = 0; i < seats->len; i++)
    {
      int penalty = gn_words_match (tokens, 0, seats->pdata[i], &taken);

      if (penalty >= 0 && taken == tokens->len && penalty < best)
        {
          best = penalty;
          speaker = i;
        }
    }
  if (speaker >= 0)
    {
      reader->seat = speaker;
      reader->skip = colon + 1 - text;
    }
}

int
gn_reader_seat (GnReader *reader,
                guint     verb)
{
  const GnGame *game = reader->match->game;
  guint flags = game->verbs[verb].flags;
  GnPrompt prompt = { 0 };

  if (flags & GN_VERB_CHANCE)
    return GN_CHANCE;
  if (flags & GN_VERB_HOST)
    return GN_HOST;
  if (reader->seat >= 0)
    return reader->seat;

  game->prompt (reader->match, reader->state, &prompt);
  GN_FOR_SEATS (reader->match, seat)
    if (prompt.must & (1u << seat))
      return seat;
  return 0;
}

/* ---- The whole line ------------------------------------------------------ */

static int
compare_readings (gconstpointer a,
                  gconstpointer b)
{
  const GnReading *x = a, *y = b;

  return x->penalty != y->penalty ? x->penalty - y->penalty : memcmp (&x->move, &y->move, sizeof x->move);
}

static void
read_as (GnReader *reader,
         guint     verb)
{
  const GnGame *game = reader->match->game;
  Place place;

  memset (&place, 0, sizeof place);
  reader->words = gn_verb_words (&game->verbs[verb]);
  /* unless such a move is possible now, a thing alone means this verb no more than any other */
  reader->bare = (game->verbs[verb].flags & GN_VERB_BARE) && gn_reader_can_be_said (reader, verb);
  gn_move_open (game, &place.move, gn_reader_seat (reader, verb), verb);
  reader->steps = 0;
  g_hash_table_remove_all (reader->seen);
  go_on (reader, &place);
}

void
gn_reader_init (GnReader      *reader,
                const GnMatch *match,
                gconstpointer  state,
                int            seat,
                const char    *text,
                gboolean       completing)
{
  *reader = (GnReader) { .match = match, .state = state, .seat = seat, .text = text, .completing = completing,
                         .best = G_MAXINT / 2 };
  reader->lexicon = gn_lexicon_new (match);
  gn_lexicon_know (reader->lexicon, state);
  reader->readings = g_array_new (FALSE, TRUE, sizeof (GnReading));
  reader->seen = g_hash_table_new_full (place_hash, place_equal, g_free, NULL);
  reader->fits = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  gn_move_list_init (&reader->legal);
  match->game->legal (match, state, &reader->legal);

  find_speaker (reader, text);
  reader->tokens = gn_tokens (text + reader->skip);
  if (reader->tokens->len > MOST_TOKENS)
    g_array_set_size (reader->tokens, 0);
  gn_words_classify (reader->tokens);
  for (guint i = 0; i < reader->tokens->len; i++)
    g_array_index (reader->tokens, GnToken, i).from += reader->skip;

  if (reader->tokens->len > 0)
    for (guint verb = 0; verb < gn_game_n_verbs (match->game); verb++)
      read_as (reader, verb);
  g_array_sort (reader->readings, compare_readings);
}

void
gn_reader_clear (GnReader *reader)
{
  g_clear_pointer (&reader->tokens, g_array_unref);
  g_clear_pointer (&reader->readings, g_array_unref);
  g_clear_pointer (&reader->lexicon, gn_lexicon_free);
  g_clear_pointer (&reader->seen, g_hash_table_unref);
  g_clear_pointer (&reader->fits, g_hash_table_unref);
  gn_move_list_clear (&reader->legal);
}

void
gn_reader_fits (GnReader     *reader,
                const GnMove *move,
                GArray       *fits)
{
  g_auto (GnMoveList) list = { 0 };

  gn_moves_that_fit (reader->match, reader->state, &reader->legal, move, &list);
  g_array_set_size (fits, 0);
  if (list.n > 0)
    g_array_append_vals (fits, list.move, list.n);
}

gboolean
gn_reader_can_be_said (GnReader *reader,
                       guint     verb)
{
  if (reader->match->game->verbs[verb].flags & (GN_VERB_COARSE | GN_VERB_WHOLE | GN_VERB_ADJUST | GN_VERB_ASIDE))
    return TRUE;
  for (guint i = 0; i < reader->legal.n; i++)
    if (reader->legal.move[i].verb == verb)
      return TRUE;
  return FALSE;
}
