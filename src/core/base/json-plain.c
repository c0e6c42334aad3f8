/* json-plain.c: making names and texts from untrusted files safe to show
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "json.h"

static gboolean
stands_in_a_name (gunichar c)
{
  const gboolean turns = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);

  return !turns && !g_unichar_iscntrl (c) && c != 0x2028 && c != 0x2029;
}

char *
gn_plain_name (const char *name,
               guint       max)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *p = g_strchug (valid); *p && n < max; p = g_utf8_next_char (p))
    if (stands_in_a_name (g_utf8_get_char (p)))
      {
        g_string_append_unichar (plain, g_utf8_get_char (p));
        n++;
      }

  g_strstrip (plain->str);
  return g_string_free (plain, FALSE);
}

gboolean
gn_is_plain_name (const char *name,
                  guint       max)
{
  g_autofree char *plain = gn_plain_name (name, max);

  return g_str_equal (plain, name);
}

char *
gn_plain_lines (const char *text,
                guint       max)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (c != '\n' && !stands_in_a_name (c))
        continue;
      if (n++ == max)
        {
          g_string_append (plain, "…");
          break;
        }
      g_string_append_unichar (plain, c);
    }
  return g_string_free (plain, FALSE);
}

static char *
on_one_line (const char *text,
             guint       max)
{
  g_autofree char *flat = g_strdelimit (g_strdup (text), "\n\r\t", ' ');

  return gn_plain_lines (g_strstrip (flat), max);
}

char *
gn_plain_quote (const char *text)
{
  return on_one_line (text, GN_MAX_NAME);
}

char *
gn_plain_note (const char *text)
{
  return on_one_line (text, GN_MAX_NOTE);
}
