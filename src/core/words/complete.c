/* complete.c: completions for a line that is typed in part
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed.h"

#include "reader.h"
#include "text.h"

/* Readings with a much higher penalty than the best are not meant; and nobody reads a longer list. */
#define NEAR 24
#define MOST_READINGS 24

typedef struct {
  GnReader   reader;
  guint      max;
  GPtrArray *lawful;
  GPtrArray *refused;
} Completer;

static void
completion_free (gpointer data)
{
  GnCompletion *completion = data;

  g_free (completion->text);
  g_free (completion);
}

/* How many bytes of the completion are already typed. */
static guint
common_start (const char *typed,
              const char *text)
{
  const char *a = typed, *b = text;

  while (*a && *b && g_unichar_tolower (g_utf8_get_char (a)) == g_unichar_tolower (g_utf8_get_char (b)))
    {
      a = g_utf8_next_char (a);
      b = g_utf8_next_char (b);
    }
  return b - text;
}

static gboolean
is_listed (GPtrArray    *list,
           const GnMove *move)
{
  for (guint i = 0; i < list->len; i++)
    {
      const GnCompletion *other = list->pdata[i];

      if (gn_move_equal (&other->move, move))
        return TRUE;
    }
  return FALSE;
}

static void
add (Completer    *self,
     const GnMove *move,
     const GnSay  *why)
{
  GPtrArray *list = why ? self->refused : self->lawful;
  GnCompletion *completion;

  if (list->len >= self->max || is_listed (list, move))
    return;

  g_autofree char *phrase = gn_move_text (self->reader.match, move);

  completion = g_new0 (GnCompletion, 1);
  completion->move = *move;
  completion->lawful = why == NULL;
  if (why)
    completion->why = *why;
  if (self->reader.skip > 0)
    completion->text = g_strdup_printf ("%.*s %s", (int) self->reader.skip, self->reader.text, phrase);
  else
    completion->text = g_strdup (phrase);
  completion->typed = common_start (self->reader.text, completion->text);
  g_ptr_array_add (list, completion);
}

/* Adds a refused reading with its reason; without a reason it is not offered. */
static void
add_refused (Completer       *self,
             const GnReading *reading)
{
  const GnReader *reader = &self->reader;
  GnMove move = reading->move;
  g_auto (GnWays) ways = { 0 };

  if (self->refused->len >= self->max)
    return;
  for (const GnArg *arg = reader->match->game->verbs[move.verb].args; arg->kind != GN_ARG_NONE; arg++)
    if ((arg->flags & GN_ARG_OPTIONAL) && gn_reader_is_open (&move, arg))
      gn_reader_drop (&move, arg);

  gn_moves_ways (reader->match, reader->state, &move, &ways);
  if (ways.ways == 0 && ways.why.text != 0)
    add (self, &move, &ways.why);
}

static const GnArg *
first_open (Completer    *self,
            const GnMove *move)
{
  for (const GnArg *arg = self->reader.match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (gn_reader_is_open (move, arg))
      return arg;
  return NULL;
}

/* Adds one line for each value of the first open argument, or the move itself if it is the only one. */
static void
add_by_value (Completer    *self,
              const GnMove *partial,
              const GnArg  *arg,
              GArray       *fits)
{
  g_autoptr (GArray) with_value = g_array_new (FALSE, FALSE, sizeof (GnMove));

  for (guint i = 0; i < fits->len; i++)
    {
      GnMove move = *partial;

      memcpy (&move.arg[arg->at], &g_array_index (fits, GnMove, i).arg[arg->at], arg->size * sizeof (gint16));
      gn_reader_fits (&self->reader, &move, with_value);
      add (self, with_value->len == 1 ? &g_array_index (with_value, GnMove, 0) : &move, NULL);
    }
}

static guint
count_values (const GnArg *arg,
              GArray      *fits)
{
  guint n = 0;

  for (guint i = 0; i < fits->len; i++)
    {
      gboolean seen = FALSE;

      for (guint j = 0; j < i && !seen; j++)
        seen = memcmp (&g_array_index (fits, GnMove, i).arg[arg->at], &g_array_index (fits, GnMove, j).arg[arg->at],
                       arg->size * sizeof (gint16)) == 0;
      n += !seen;
    }
  return n;
}

/* Adds the values of the first open argument that no legal move has, each with its reason. */
static void
add_refused_values (Completer       *self,
                    const GnReading *reading,
                    const GnArg     *arg,
                    GArray          *fits)
{
  const GnMatch *match = self->reader.match;
  const GnDomain *domain = arg->domain < GN_DOMAIN_SEAT ? &match->game->domains[arg->domain] : NULL;
  guint n = domain && arg->kind == GN_ARG_THING ? gn_match_domain_size (match, arg->domain) : 0;

  if (domain && domain->hidden)
    n = MIN (n, domain->hidden);
  for (guint v = 0; v < n && n <= 12; v++)
    {
      GnReading refused = *reading;
      gboolean lawful = FALSE;

      for (guint i = 0; i < fits->len && !lawful; i++)
        lawful = g_array_index (fits, GnMove, i).arg[arg->at] == (int) v;
      if (lawful)
        continue;
      refused.move.arg[arg->at] = v;
      add_refused (self, &refused);
    }
}

static void
go_on_from (Completer       *self,
            const GnReading *reading,
            guint            share)
{
  g_autoptr (GArray) fits = g_array_new (FALSE, FALSE, sizeof (GnMove));
  const GnArg *open = first_open (self, &reading->move);

  gn_reader_fits (&self->reader, &reading->move, fits);
  if (fits->len == 0)
    {
      /* Verbs of chance or the host do not help while they are not due. */
      if (!(self->reader.match->game->verbs[reading->move.verb].flags & (GN_VERB_CHANCE | GN_VERB_HOST)))
        add_refused (self, reading);
      return;
    }

  if (fits->len <= share)
    for (guint i = 0; i < fits->len; i++)
      add (self, &g_array_index (fits, GnMove, i), NULL);
  else if (open && count_values (open, fits) <= MAX (share, self->max / 2))
    add_by_value (self, &reading->move, open, fits);
  else
    add (self, &reading->move, NULL);

  if (open)
    add_refused_values (self, reading, open, fits);
}

static void
go_on_from_readings (Completer *self)
{
  GArray *readings = self->reader.readings;
  guint n = 0;

  for (guint i = 0; i < readings->len && n < MOST_READINGS; i++)
    if (g_array_index (readings, GnReading, i).penalty <= g_array_index (readings, GnReading, 0).penalty + NEAR)
      n++;
  for (guint i = 0; i < n; i++)
    go_on_from (self, &g_array_index (readings, GnReading, i), MAX (2, self->max / n));
}

/* Nothing is typed yet: offers everything that is possible. */
static void
go_on_from_nothing (Completer *self)
{
  const GnGame *game = self->reader.match->game;
  g_autoptr (GArray) fits = g_array_new (FALSE, FALSE, sizeof (GnMove));

  for (guint verb = 0; verb < gn_game_n_verbs (game); verb++)
    {
      guint flags = game->verbs[verb].flags;
      GnReading reading = { .said = 0 };

      gn_move_open (game, &reading.move, gn_reader_seat (&self->reader, verb), verb);
      gn_reader_fits (&self->reader, &reading.move, fits);
      if (fits->len > 0)
        add (self, fits->len == 1 ? &g_array_index (fits, GnMove, 0) : &reading.move, NULL);
      else if (!(flags
                 & (GN_VERB_REFUSED | GN_VERB_ADJUST | GN_VERB_COARSE | GN_VERB_WHOLE | GN_VERB_CHANCE | GN_VERB_HOST)))
        add_refused (self, &reading);
    }
}

GPtrArray *
gn_typed_complete (const GnMatch *match,
                   gconstpointer  state,
                   int            seat,
                   const char    *text,
                   guint          max)
{
  Completer self = { .max = max };

  self.lawful = g_ptr_array_new_with_free_func (completion_free);
  self.refused = g_ptr_array_new_with_free_func (completion_free);
  gn_reader_init (&self.reader, match, state, seat, text, TRUE);
  if (self.reader.tokens->len == 0)
    go_on_from_nothing (&self);
  else
    go_on_from_readings (&self);
  gn_reader_clear (&self.reader);

  g_ptr_array_extend_and_steal (self.lawful, self.refused);
  if (self.lawful->len > max)
    g_ptr_array_set_size (self.lawful, max);
  return self.lawful;
}
