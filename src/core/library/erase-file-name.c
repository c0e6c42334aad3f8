/* erase-file-name.c: takes a person's name out of the name of a record's file
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "library-private.h"

#include <string.h>

/* Returns: the length of "wizard-2026-03-01", or 0 */
static gsize
behind_day (const char *stem)
{
  g_autoptr (GRegex) day = g_regex_new ("-\\d{4}-\\d{2}-\\d{2}(?=-|$)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int end = 0;

  if (g_regex_match (day, stem, 0, &match))
    g_match_info_fetch_pos (match, 0, NULL, &end);
  return (gsize) end;
}

/* Takes "-Ann" out of "wizard-2026-03-01-Ann-Ben". A long name of a file may end in the middle of it. */
static void
cut_name (GString    *stem,
          const char *name)
{
  g_autoptr (GString) part = g_string_new ("-");
  const char *at;

  gn_library_append_for_file (part, name, GN_LIBRARY_NAME_PART);
  if (part->len == 1)
    return;
  for (gsize from = behind_day (stem->str); (at = strstr (stem->str + from, part->str));)
    {
      const gsize where = (gsize) (at - stem->str);

      if (at[part->len] == '\0' || at[part->len] == '-')
        g_string_erase (stem, (gssize) where, (gssize) part->len);
      else
        from = where + 1;
    }
  at = strrchr (stem->str, '-');
  if (stem->len > GN_LIBRARY_MAX_STEM - 8 && at && at[1] && g_str_has_prefix (part->str, at))
    g_string_truncate (stem, (gsize) (at - stem->str));
}

GFile *
gn_erase_file_name (GPtrArray *names,
                    GFile     *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autoptr (GFile) dir = g_file_get_parent (file);
  g_autoptr (GString) stem = g_string_new_len (base, (gssize) (strlen (base) - strlen (GN_RECORD_SUFFIX)));
  const gsize before = stem->len;

  if (!g_utf8_validate (stem->str, -1, NULL))
    return g_object_ref (file);
  for (guint i = 0; i < names->len; i++)
    cut_name (stem, names->pdata[i]);
  return stem->len == before ? g_object_ref (file) : gn_library_free_file (dir, stem->str);
}
