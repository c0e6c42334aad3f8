/* gn-text.c: from data to sentences
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-text.h"

#include "gn-phrase.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

/* ---- Strings ----------------------------------------------------------- */

void
gn_text_init (void)
{
  const char *dir = g_getenv ("GNOMON_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, dir && *dir ? dir : GN_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *
gn_tr (const char *msgid)
{
  return msgid && *msgid ? g_dgettext (GETTEXT_PACKAGE, msgid) : msgid;
}

char *
gn_fill (const char *format, ...)
{
  const char *name[16], *value[16];
  guint n = 0;
  GString *text = g_string_new (NULL);
  va_list pairs;

  va_start (pairs, format);
  while (n < G_N_ELEMENTS (name) && (name[n] = va_arg (pairs, const char *)))
    value[n++] = va_arg (pairs, const char *);
  va_end (pairs);

  for (const char *c = format; *c; c++)
    {
      const char *end = *c == '{' ? strchr (c, '}') : NULL;
      guint i = n;

      if (end)
        for (i = 0; i < n; i++)
          if (strlen (name[i]) == (gsize) (end - c - 1) && strncmp (name[i], c + 1, end - c - 1) == 0)
            break;
      if (i < n)
        {
          g_autofree char *apart = gn_isolated (value[i], format);

          g_string_append (text, apart);
          c = end;
        }
      else
        {
          g_string_append_c (text, *c);
        }
    }
  return g_string_free (text, FALSE);
}

/* Letters that Unicode does not take apart. */
static const char *
spelled (gunichar c)
{
  switch (c)
    {
    case 0x0153: return "oe";
    case 0x00e6: return "ae";
    case 0x00f8: return "o";
    case 0x0142: return "l";
    case 0x0111: return "d";
    case 0x0131: return "i";
    default: return NULL;
    }
}

char *
gn_fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *c = apart ? apart : ""; *c; c = g_utf8_next_char (c))
    {
      gunichar u = g_utf8_get_char (c);
      const char *spelling = spelled (u);

      if (spelling)
        g_string_append (plain, spelling);
      else if (!g_unichar_ismark (u) && g_unichar_type (u) != G_UNICODE_FORMAT)    /* isolates among them */
        g_string_append_unichar (plain, u);
    }
  return g_string_free (plain, FALSE);
}

char *
gn_number_text (gint64 n)
{
  /* "I": the digits of the locale */
  g_autofree char *digits = g_strdup_printf ("%I" G_GINT64_MODIFIER "d", n < 0 ? -n : n);

  return g_strconcat (n < 0 ? "\342\210\222" : "", digits, NULL);
}

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
  char *meaning = match->game->meaning ? match->game->meaning (match, state, move) : NULL;

  if (meaning && *meaning)
    return meaning;
  g_free (meaning);
  return NULL;
}

char *
gn_move_text_c (const GnMatch *match,
                const GnMove  *move)
{
  return gn_phrase_write (match, move, TRUE);
}

char *
gn_upper_first (const char *text)
{
  if (!*text)
    return g_strdup ("");

  g_autofree char *first = g_utf8_strup (text, g_utf8_next_char (text) - text);

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
gn_domain_name (const GnDomain *domain,
                guint           value,
                gboolean        english)
{
  if (domain->numbered)
    {
      g_autofree char *number = gn_number_text (value + 1);

      return english ? gn_fill (domain->numbered, "n", gn_domain_id (domain, value), NULL)
                     : gn_fill (gn_tr (domain->numbered), "n", number, NULL);
    }

  const GnValue *row = &domain->values[value];

  return g_strdup (!row->name ? row->id : english ? row->name : gn_tr (row->name));
}

/* The word of one letter among "ruby|rubies|r", or 0. */
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

  /* Where a language has given its letter to another (Saphir and Smaragd), the English one, if that is nobody's. */
  key = letter_of (domain->values[thing.value].words);
  for (guint i = 0; key && i < domain->n_values; i++)
    if (domain->values[i].words && letter_of (gn_tr (domain->values[i].words)) == key)
      return 0;
  return key;
}
