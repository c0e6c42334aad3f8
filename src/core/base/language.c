/* language.c: the user's language: translations, gaps in sentences, digits, and comparing typed text
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "language.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/* ---- Names in a sentence ------------------------------------------------ */

static gboolean
is_right_to_left (gunichar c)
{
  static const gunichar from[] = { 0x0590, 0xfb1d, 0xfe70, 0x10800, 0x1e800 };
  static const gunichar to[] = { 0x08ff, 0xfdff, 0xfefc, 0x10fff, 0x1efff };

  for (guint i = 0; i < G_N_ELEMENTS (from); i++)
    if (c >= from[i] && c <= to[i])
      return TRUE;
  return FALSE;
}

static void
directions (const char *text,
            gboolean   *left,
            gboolean   *right)
{
  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar u = g_utf8_get_char (c);

      if (is_right_to_left (u))
        *right = TRUE;
      else if (g_unichar_isalpha (u))
        *left = TRUE;
    }
}

char *
gn_isolated (const char *name,
             const char *sentence)
{
  gboolean name_left = FALSE, name_right = FALSE, left = FALSE, right = FALSE;

  directions (name, &name_left, &name_right);
  directions (sentence, &left, &right);
  if ((name_right && !right) || (name_left && right))
    return g_strconcat ("\342\201\250", name, "\342\201\251", NULL);
  return g_strdup (name);
}

static gboolean
ends_with_word (const char *text,
                const char *word)
{
  const gsize length = strlen (text), n = strlen (word);

  return length > n && text[length - 1] == ' ' && g_ascii_strncasecmp (text + length - 1 - n, word, n) == 0
         && (length == n + 1 || strchr (" (\n", text[length - 2 - n]));
}

/* "O’Neill", "Élise", "emerald", but no place such as "I-1" or "u1.0". */
static gboolean
begins_with_vowel (const char *text)
{
  gunichar first[4] = { 0 };

  if (!*text || !g_unichar_fully_decompose (g_utf8_get_char (text), FALSE, first, G_N_ELEMENTS (first)))
    return FALSE;

  const gunichar second = g_utf8_get_char (g_utf8_next_char (text));

  return first[0] < 0x80 && strchr ("AEIOUaeiou", (int) first[0])
         && (g_unichar_isalpha (second) || second == '\'' || second == 0x2019);
}

gsize
gn_elision (const char *before,
            const char *word)
{
  if (!begins_with_vowel (word))
    return 0;

  /* Translators: the words whose last letter gives way to an apostrophe before a vowel, with | between them: in French
   * "de|que". A dash where there are none */
  const char *list = C_("elision", "-");
  g_auto (GStrv) words = g_strsplit (list, "|", -1);

  for (guint i = 0; words[i] && !g_str_equal (list, "-"); i++)
    if (ends_with_word (before, words[i]))
      return strlen ("e ");
  return 0;
}

/* ---- Sentences ---------------------------------------------------------- */

void
gn_language_init (void)
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
          const gsize elided = gn_elision (text->str, apart);

          if (elided)
            {
              g_string_truncate (text, text->len - elided);
              g_string_append (text, "’");
            }
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

/* Letters that Unicode does not decompose. */
static const char *
spelled (gunichar c)
{
  static const struct { gunichar c; const char *plain; } letters[] = {
    { 0x0153, "oe" }, { 0x00e6, "ae" }, { 0x00f8, "o" }, { 0x0142, "l" }, { 0x0111, "d" }, { 0x0131, "i" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].c == c)
      return letters[i].plain;
  return NULL;
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
      else if (!g_unichar_ismark (u) && g_unichar_type (u) != G_UNICODE_FORMAT)    /* includes isolates */
        g_string_append_unichar (plain, u);
    }
  return g_string_free (plain, FALSE);
}

char *
gn_number_text (gint64 n)
{
  /* "I" writes the digits of the locale. */
  g_autofree char *digits = g_strdup_printf ("%I" G_GINT64_MODIFIER "d", n < 0 ? -n : n);

  return g_strconcat (n < 0 ? "\342\210\222" : "", digits, NULL);
}

char *
gn_upper_first (const char *text)
{
  /* no place such as "d0.3" */
  if (!*text || g_unichar_isdigit (g_utf8_get_char (g_utf8_next_char (text))))
    return g_strdup (text);

  g_autofree char *first = g_utf8_strup (text, g_utf8_next_char (text) - text);

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}
