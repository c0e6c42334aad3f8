/* headline.c: which of an entry's facts tells what was done
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "headline.h"

#include "core/words/text.h"

/* The first thing that @move names to all; FALSE if it names none. Numbers, and players other than as the first thing,
 * say little about it. What only the player may read does not choose the fact either: one about a discarded card like
 * the one kept would tell which that is. */
static gboolean
first_thing (const GnMatch *match,
             const GnMove  *move,
             GnThing       *thing)
{
  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];
      int value = GN_NONE;

      if (gn_arg_is_secret (match, arg))
        continue;
      if (arg->kind == GN_ARG_THING)
        value = slot[0];
      else if (arg->kind == GN_ARG_LIST && slot[0] > 0)
        value = slot[1];
      else if (arg->kind == GN_ARG_BAG && slot[0] != GN_NONE)
        for (int v = 0; v < arg->size && value == GN_NONE; v++)
          value = slot[v] > 0 ? v : GN_NONE;
      if (value == GN_NONE)
        continue;
      *thing = (GnThing) { arg->domain, (gint16) value };
      return TRUE;
    }
  return FALSE;
}

static gboolean
names (GArray *spans,
       GnThing thing)
{
  for (guint i = 0; i < spans->len; i++)
    {
      const GnThing *told = &g_array_index (spans, GnSpan, i).thing;

      if (told->value == thing.value && told->domain == thing.domain && told->value != GN_NONE)
        return TRUE;
    }
  return FALSE;
}

static gboolean
names_any (GArray *spans)
{
  for (guint i = 0; i < spans->len; i++)
    {
      const GnThing *told = &g_array_index (spans, GnSpan, i).thing;

      if (told->value != GN_NONE && told->domain != GN_DOMAIN_SEAT)
        return TRUE;
    }
  return FALSE;
}

/* Who, then what, then the verb's clause, then its picture: the toll paid for gems has their picture, too, and a slot
 * that is filled again has the clause of the purchase. */
enum { PICTURE = 1, FIRST = 2, CLAUSE = 3, WHAT = 8, WHO = 16 };

int
gn_headline (const GnMatch *match,
             const GnMove  *move,
             GArray        *facts)
{
  const GnVerb *verb = &match->game->verbs[move->verb];
  GnThing thing = { 0 };
  gboolean about = first_thing (match, move, &thing);
  int best = -1, most = 0;

  for (guint i = 0; i < facts->len; i++)
    {
      const GnSay *say = &g_array_index (facts, GnSay, i);
      const GnText *text = &match->game->texts[say->text];
      g_autoptr (GArray) spans = gn_say_spans (match, say, FALSE, FALSE);
      int value = 0;

      if (text->reason || text->chapter)
        continue;
      if (verb->clause && g_strcmp0 (text->clause, verb->clause) == 0)
        value += CLAUSE;
      if (verb->icon && g_strcmp0 (text->icon, verb->icon) == 0)
        value += PICTURE;
      if (about && names (spans, thing))
        value += WHAT;
      /* What comes first is the move itself, if it is about a thing at all. */
      if (i == 0 && names_any (spans))
        value += FIRST;
      if (value == 0 || (value < WHAT && move->seat < 0))
        continue;
      if (names (spans, (GnThing) { GN_DOMAIN_SEAT, move->seat }))
        value += WHO;
      else if (value < WHAT)
        continue;
      if (value > most)
        {
          best = (int) i;
          most = value;
        }
    }
  return best;
}
