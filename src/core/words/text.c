/* text.c: writing moves in the user's language, and the letters that select things
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "text.h"

#include "phrase.h"

/* ---- Moves -------------------------------------------------------------- */

char *
gn_move_text (const GnMatch *match,
              const GnMove  *move)
{
  return gn_phrase_write (match, move, FALSE);
}

char *
gn_move_label (const GnMatch *match,
               const GnMove  *move)
{
  return gn_phrase_label (match, move);
}

char *
gn_move_meaning (const GnMatch *match,
                 gconstpointer  state,
                 const GnMove  *move)
{
  return match->game->meaning ? match->game->meaning (match, state, move) : NULL;
}

char *
gn_move_text_c (const GnMatch *match,
                const GnMove  *move)
{
  return gn_phrase_write (match, move, TRUE);
}

/* The one-letter word among "ruby|rubies|r", or 0. */
static gunichar
letter_of (const char *forms)
{
  g_auto (GStrv) words = g_strsplit (forms, "|", -1);

  for (guint i = 0; words[i]; i++)
    if (g_utf8_strlen (words[i], -1) == 1)
      return g_unichar_tolower (g_utf8_get_char (words[i]));
  return 0;
}

gunichar
gn_thing_key (const GnMatch *match,
              GnThing        thing)
{
  const GnDomain *domain;

  if (thing.domain >= GN_DOMAIN_SEAT)
    return 0;
  domain = &match->game->domains[thing.domain];
  if (domain->numbered && thing.value >= 0 && thing.value < MIN (domain->n_values, 9))
    return (gunichar) ('1' + thing.value);
  if (!domain->values || thing.value < 0 || thing.value >= domain->n_values || !domain->values[thing.value].words)
    return 0;

  gunichar key = letter_of (gn_tr (domain->values[thing.value].words));

  if (key)
    return key;

  /* If the language uses the letter for another thing (Saphir and Smaragd), take the English one, if it is free. */
  key = letter_of (domain->values[thing.value].words);
  for (guint i = 0; key && i < domain->n_values; i++)
    if (domain->values[i].words && letter_of (gn_tr (domain->values[i].words)) == key)
      return 0;
  return key;
}

char *
gn_clock_text (gint64 seconds)
{
  const int hours = (int) (seconds / 3600), minutes = (int) (seconds / 60 % 60), rest = (int) (seconds % 60);

  return hours ? g_strdup_printf ("%d:%02d:%02d", hours, minutes, rest) : g_strdup_printf ("%d:%02d", minutes, rest);
}
