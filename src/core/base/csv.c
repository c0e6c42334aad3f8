/* csv.c: tables as text, cells separated by commas (RFC 4180)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "csv.h"

#include <string.h>

#define MOST_WIDTH 20   /* cells of a row, on average: each takes more memory than in the file */

/* TRUE for text that begins like a formula, which a spreadsheet would compute; a name may. Numbers stay numbers. */
static gboolean
looks_like_formula (const char *cell)
{
  char *end;

  if (!*cell || !strchr ("=+-@\t\r", *cell))
    return FALSE;
  g_ascii_strtod (cell, &end);
  return *end != '\0' || end == cell;
}

void
gn_csv_append (GString    *csv,
               const char *cell)
{
  const gboolean formula = looks_like_formula (cell);

  if (!formula && !strpbrk (cell, ",\"\r\n"))
    {
      g_string_append (csv, cell);
      return;
    }

  g_string_append_c (csv, '"');
  if (formula)
    g_string_append_c (csv, '\'');
  for (const char *c = cell; *c; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  g_string_append_c (csv, '"');
}

void
gn_csv_row (GString    *csv,
            const char *cell,
            ...)
{
  va_list cells;

  va_start (cells, cell);
  for (gboolean first = TRUE; cell; cell = va_arg (cells, const char *), first = FALSE)
    {
      if (!first)
        g_string_append_c (csv, ',');
      gn_csv_append (csv, cell);
    }
  va_end (cells);
  g_string_append (csv, "\r\n");
}

/* ---- Reading -------------------------------------------------------------------------------------------------- */

static char
separator_of (const char *text,
              const char *end)
{
  static const char all[] = ",;\t";
  guint n[3] = { 0 }, best = 0;
  gboolean quoted = FALSE;

  for (const char *p = text; p < end && (quoted || (*p != '\n' && *p != '\r')); p++)
    {
      const char *which = strchr (all, *p);

      quoted ^= *p == '"';
      if (which && *p && !quoted)
        n[which - all]++;
    }
  for (guint i = 1; i < G_N_ELEMENTS (n); i++)
    if (n[i] > n[best])
      best = i;
  return all[best];
}

/* Reads a cell. Returns: where it ends, or %NULL if its quote has no end */
static const char *
read_cell (const char *p,
           const char *end,
           char        separator,
           GString    *cell)
{
  const gboolean quoted = p < end && *p == '"';

  g_string_truncate (cell, 0);
  for (p += quoted; p < end; p++)
    {
      if (quoted && *p == '"' && !(p + 1 < end && p[1] == '"'))
        return p + 1;
      if (quoted && *p == '"')
        p++;
      else if (!quoted && (*p == separator || *p == '\n' || *p == '\r'))
        return p;
      g_string_append_c (cell, *p);
    }
  return quoted ? NULL : p;
}

GPtrArray *
gn_csv_read (const char *text,
             gsize       length,
             guint       most)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GPtrArray) row = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *end = text + length;
  gsize cells = 0;

  if (!g_utf8_validate_len (text, length, NULL))
    return NULL;
  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;

  const char separator = separator_of (text, end);

  while (text < end)
    {
      const char *p = read_cell (text, end, separator, cell);
      const char *bare;

      if (!p || row->len > most || rows->len > most || ++cells > (gsize) most * MOST_WIDTH)
        return NULL;
      while (p < end && *p == ' ')
        p++;
      if (p < end && *p != separator && *p != '\n' && *p != '\r')
        return NULL;
      bare = *cell->str == '\'' && looks_like_formula (cell->str + 1) ? cell->str + 1 : cell->str;
      g_ptr_array_add (row, g_strdup (bare));

      const gboolean more = p < end && *p == separator;

      text = p + (p < end);
      if (more && text < end)
        continue;
      if (row->len > 1 || *(char *) row->pdata[0])
        {
          g_ptr_array_add (row, NULL);
          g_ptr_array_add (rows, g_ptr_array_steal (row, NULL));
        }
      else
        g_ptr_array_set_size (row, 0);
    }
  return g_steal_pointer (&rows);
}
