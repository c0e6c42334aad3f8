/* window-open.c: opening a record in a tab, from the library or from anywhere, with messages about it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "window-private.h"

#include <glib/gi18n.h>

#include "core/base/file.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "app/history/history-page.h"
#include "app/widgets/messages.h"
#include "exchange/backup.h"
#include "sheets/photo.h"

static gboolean
in_library (GFile *file)
{
  g_autoptr (GFile) records = gn_library_dir ("records", NULL);

  return records && g_file_has_prefix (file, records);
}

/* TRUE if Gnomon stopped while this record was open. */
static gboolean
was_interrupted (GFile *file)
{
  GnRecordInfo *info = gn_library_read (file);
  const gboolean interrupted = !info->closed && !info->trouble && !info->over && info->steps > 0;

  gn_record_info_free (info);
  return interrupted;
}

static char *
interrupted_sentence (GnMatchTable *table)
{
  guint n = gn_match_table_get_n_steps (table);
  g_autofree char *entry = n ? gn_match_table_step_text (table, gn_match_table_get_step (table, n), GN_PUBLIC) : NULL;

  if (!entry || !*entry)
    return g_strdup (_("This table was open when Gnomon stopped; nothing is lost."));
  /* Translators: when a table is opened that was open when Gnomon stopped: it has room for two lines in a narrow
   * window; {entry} is the last sentence of the log, like "Berta buys 3 rubies". */
  return gn_fill (_("All is there, up to “{entry}”."), "entry", entry, NULL);
}

static guint
n_records (void)
{
  g_autoptr (GPtrArray) names = gn_library_names (NULL);

  return names ? names->len : 0;
}

/* A record that was imported brings its photo. */
static void
take_photo (GnWindow *self,
            GFile    *file,
            GFile    *record)
{
  g_autoptr (GFile) photo = gn_photo_file (file);
  g_autoptr (GError) error = NULL;

  if (g_file_query_exists (photo, NULL) && !gn_photo_take (record, photo, &error))
    gn_complain (GTK_WIDGET (self), _("The photo cannot be added"), error->message);
}

GnTableTab *
gn_window_open (GnWindow *self,
                GFile    *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) record = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  g_auto (GStrv) notices = NULL;
  g_autofree char *name = gn_file_name (file);

  if (g_str_has_suffix (name, GN_BACKUP_SUFFIX))
    {
      gn_window_show (self, "history");
      gn_history_page_restore (GN_HISTORY_PAGE (self->history), file);
      return NULL;
    }

  GnTableTab *tab = gn_window_find (self, file);
  if (tab)
    {
      gn_window_select_tab (self, tab);
      gn_toast (GTK_WIDGET (self), _("This table is already open: here it is."));
      return tab;
    }

  if (in_library (file))
    record = g_object_ref (file);
  else
    {
      guint before = n_records ();

      record = gn_library_import (file, &error);
      if (!record)
        {
          /* Translators: {file} is a file's name. */
          g_autofree char *text = gn_fill (_("“{file}” cannot be imported"), "file", name, NULL);
          gn_complain (GTK_WIDGET (self), text, error->message);
          return NULL;
        }
      const gboolean new = n_records () > before;

      if (new)
        take_photo (self, file, record);
      gn_toast (GTK_WIDGET (self), new
                                     ? _("A copy was added to your library; the file itself is unchanged.")
                                     : _("This record is already in your library: here it is."));
    }

  gboolean interrupted = was_interrupted (record);
  table = gn_match_table_open (record, TRUE, &notices, &error);
  gboolean look_only = FALSE;
  if (!table && g_error_matches (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE))
    {
      g_clear_error (&error);
      g_clear_pointer (&notices, g_strfreev);
      table = gn_match_table_open (record, FALSE, &notices, &error);
      look_only = table != NULL;
    }
  if (!table)
    {
      g_autofree char *text = gn_fill (_("“{file}” cannot be opened"), "file", name, NULL);
      gn_complain (GTK_WIDGET (self), text, error->message);
      return NULL;
    }

  tab = gn_window_add_tab (self, table);
  GString *said = g_string_new (NULL);
  if (interrupted)
    {
      g_autofree char *sentence = interrupted_sentence (table);
      g_string_append (said, sentence);
    }
  if (look_only)
    g_string_append_printf (said, "%s%s", said->len ? "\n" : "",
                            _("This record cannot be saved: you can look at it, but new entries are not kept."));
  for (guint i = 0; notices && notices[i]; i++)
    g_string_append_printf (said, "%s%s", said->len ? "\n" : "", notices[i]);
  if (said->len)
    gn_table_tab_notice (tab, said->str);
  g_string_free (said, TRUE);

  if (gn_match_table_is_over (table))
    gn_table_tab_set_result (tab, TRUE);
  return tab;
}
