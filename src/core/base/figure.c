/* figure.c: figures on a sheet of scores: sums that keep the terms they were typed as
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "figure.h"

#define THOUSAND 1000

void
gn_figure_set (gint16       *slot,
               const gint32 *term,
               guint         n)
{
  g_assert (n <= GN_FIGURE_TERMS);

  slot[0] = (gint16) n;
  for (guint i = 0; i < GN_FIGURE_TERMS; i++)
    {
      slot[1 + 2 * i] = i < n ? (gint16) (term[i] / THOUSAND) : GN_NONE;
      slot[2 + 2 * i] = i < n ? (gint16) (term[i] % THOUSAND) : GN_NONE;
    }
}

guint
gn_figure_read (const gint16 *slot,
                gint32       *term,
                gint32       *sum)
{
  gint32 all = 0;

  if (sum)
    *sum = 0;
  if (slot[0] < 1 || slot[0] > GN_FIGURE_TERMS)
    return 0;
  for (guint i = 0; i < (guint) slot[0]; i++)
    {
      const gint32 high = slot[1 + 2 * i], low = slot[2 + 2 * i];
      const gint32 value = high * THOUSAND + low;

      /* each term can be written in one way only */
      if (ABS (value) > GN_FIGURE_TERM || value / THOUSAND != high)
        return 0;
      if (term)
        term[i] = value;
      all += value;
    }
  if (sum)
    *sum = all;
  return (guint) slot[0];
}

gint32
gn_figure_sum (const gint16 *slot)
{
  gint32 sum;

  gn_figure_read (slot, NULL, &sum);
  return sum;
}

static const char *
skip_spaces (const char *c)
{
  while (g_unichar_isspace (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  return c;
}

/* Reads a plus or a minus. Returns: 1, -1, or 0 if there is none */
static int
read_sign (const char **c)
{
  const gunichar u = g_utf8_get_char (*c);
  const int sign = u == '+' ? 1 : u == '-' || u == 0x2212 ? -1 : 0;

  if (sign)
    *c = skip_spaces (g_utf8_next_char (*c));
  return sign;
}

gsize
gn_figure_parse (const char *text,
                 gint16     *slot)
{
  gint32 term[GN_FIGURE_TERMS];
  guint n = 0;
  const char *c = skip_spaces (text), *end = text;

  for (;;)
    {
      const int sign = read_sign (&c);
      gint32 value = 0;

      if (!g_unichar_isdigit (g_utf8_get_char (c)))
        break;
      /* only the first term has no sign of its own */
      if (n > 0 && !sign)
        break;
      if (n == GN_FIGURE_TERMS)
        return 0;
      for (; g_unichar_isdigit (g_utf8_get_char (c)); c = g_utf8_next_char (c))
        {
          value = value * 10 + g_unichar_digit_value (g_utf8_get_char (c));
          if (value > GN_FIGURE_TERM)
            return 0;
        }
      term[n++] = sign < 0 ? -value : value;
      end = c;
      c = skip_spaces (c);
    }
  if (n == 0)
    return 0;
  gn_figure_set (slot, term, n);
  return (gsize) (end - text);
}

void
gn_figure_text (const gint16 *slot,
                char          text[GN_FIGURE_TEXT])
{
  gint32 term[GN_FIGURE_TERMS];
  const guint n = gn_figure_read (slot, term, NULL);
  gsize used = 0;

  text[0] = '\0';
  for (guint i = 0; i < n; i++)
    used += (gsize) g_snprintf (text + used, GN_FIGURE_TEXT - used, i > 0 ? "%+d" : "%d", term[i]);
}
