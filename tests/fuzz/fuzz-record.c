/* fuzz-record.c: any bytes as the entries of a record: played to the end, or refused with a reason
 *
 * Nearly all of a record's first line is the component set, which takes longer to read than fifty entries, and which
 * the targets `header` and `set` try. So an input borrows it: its first line is the name of a golden record
 * (`rise-3-won`), the others are entries.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "core/record/record-private.h"
#include "core/table/match-table-private.h"

#include <string.h>

#define MAX_NAME 64

/* What the first line of a golden record holds. */
typedef struct {
  GnMatch  *match;  /* NULL if there is no such record */
  JsonNode *position;
} Header;

static const Header *
find_header (const char *name)
{
  static GHashTable *headers;  /* each read once */
  Header *header;

  if (!headers)
    headers = g_hash_table_new (g_str_hash, g_str_equal);
  header = g_hash_table_lookup (headers, name);
  if (!header && !strpbrk (name, "/."))
    {
      g_autofree char *path = g_strdup_printf (GOLDEN_RECORDS "/%s.gnomon", name);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GPtrArray) lines = NULL;

      header = g_new0 (Header, 1);
      gn_record_close (gn_record_open (file, FALSE, &header->match, &header->position, &lines, NULL, NULL));
      if (header->match)
        g_hash_table_insert (headers, g_strdup (name), header);
      else
        g_clear_pointer (&header, g_free);
    }
  return header;
}

static void
try_entries (const Header  *header,
             const uint8_t *entries,
             gsize          length)
{
  g_autoptr (GString) text = g_string_new ("{}\n");  /* in place of the header */
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  GnJsonMembers members;
  gboolean open_end, torn;
  off_t good;

  g_string_append_len (text, (const char *) entries, (gssize) length);
  lines = gn_record_read_lines (text->str, text->len, &members, &good, &open_end, &torn, &error);
  g_assert ((lines == NULL) == (error != NULL));
  if (!lines || lines->len == 0)
    return;
  g_ptr_array_remove_index (lines, 0);

  g_autoptr (GnMatchTable) table = gn_table_new_empty (gn_match_copy (header->match));

  if (!gn_table_start (table, header->position, NULL, &error))
    g_error ("a golden record does not begin: %s", error->message);

  const gboolean ok = gn_table_replay (table, lines, notices, &error);

  g_assert (ok == (error == NULL));
  if (ok)
    fuzz_look_at_table (table);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const uint8_t *newline = size ? memchr (data, '\n', MIN (size, MAX_NAME)) : NULL;

  fuzz_init ();
  if (!newline)
    return 0;

  g_autofree char *name = g_strndup ((const char *) data, (gsize) (newline - data));
  const Header *header = find_header (name);

  if (header)
    try_entries (header, newline + 1, size - (size_t) (newline + 1 - data));
  return 0;
}
