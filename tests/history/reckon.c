/* reckon.c: for tests that reckon figures of the index again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

void
reckon_empty (void)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)))
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);

      g_remove (path);
    }
}

GnHistoryIndex *
reckon_index (void)
{
  GnHistoryIndex *index = gn_history_index_new ();
  g_autoptr (GError) error = NULL;

  gn_history_index_update (index, NULL, &error);
  g_assert_no_error (error);
  return index;
}

static gint
by_start (gconstpointer a,
          gconstpointer b)
{
  const GnRecordInfo *one = *(GnRecordInfo *const *) a, *other = *(GnRecordInfo *const *) b;

  if (one->started != other->started)
    return one->started < other->started ? -1 : 1;
  return strcmp (g_file_peek_path (one->file), g_file_peek_path (other->file));
}

GPtrArray *
reckon_records (void)
{
  GPtrArray *list = gn_library_list (NULL);

  g_ptr_array_sort (list, by_start);
  return list;
}

GnHistoryKind
reckon_kind (const GnRecordInfo *info)
{
  if (!info->over || info->stopped || info->trouble)
    return GN_KIND_NONE;
  if (g_str_equal (info->game_id, "invasion") || info->outcome == GN_OUTCOME_ALL_WON)
    return GN_KIND_TOGETHER;
  if (g_str_equal (info->game_id, "pad") && info->outcome == GN_OUTCOME_ALL_LOST)
    return GN_KIND_TOGETHER;
  return info->n_seats > 1 ? GN_KIND_AGAINST : GN_KIND_ALONE;
}

gboolean
reckon_won (const GnRecordInfo *info,
            guint               seat)
{
  return reckon_kind (info) != GN_KIND_NONE && info->outcome != GN_OUTCOME_TIED && info->rank[seat] == 1;
}

gboolean
reckon_is_game (const GnRecordInfo *info,
                const char         *game,
                const char         *title)
{
  return g_str_equal (info->game_id, game) && g_str_equal (info->title ? info->title : "", title);
}

void
reckon_about (double figure,
              double due)
{
  if (fabs (figure - due) > 1e-6 * MAX (1, fabs (due)))
    g_error ("%.12f is not %.12f", figure, due);
}
