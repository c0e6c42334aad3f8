/* home.c: the folder of data of a test, as a whole
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "home.h"

#include "core/library/library.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const folders[] = { "records", "leagues", "sets", "" };

static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
names_in (const char *folder)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      /* The index is no data. */
      if (g_file_test (file, G_FILE_TEST_IS_REGULAR) && !strstr (name, ".sqlite"))
        g_ptr_array_add (names, g_steal_pointer (&file));
    }
  g_ptr_array_sort (names, by_name);
  return names;
}

void
home_empty (void)
{
  gn_library_clear_aside ();
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = names_in (folders[i]);

      for (guint k = 0; k < names->len; k++)
        g_remove (names->pdata[k]);
    }
}

char *
home_dump (void)
{
  GString *dump = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = names_in (folders[i]);

      for (guint k = 0; k < names->len; k++)
        {
          g_autofree char *text = NULL;
          gsize length;

          g_assert_true (g_file_get_contents (names->pdata[k], &text, &length, NULL));

          g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) text, length);

          g_string_append_printf (dump, "%s %s\n", (char *) names->pdata[k], sum);
        }
    }
  return g_string_free (dump, FALSE);
}

GFile *
home_path (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", name, NULL);

  return g_file_new_for_path (path);
}

GFile *
home_outside (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}
