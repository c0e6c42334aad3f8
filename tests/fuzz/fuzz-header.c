/* fuzz-header.c: any bytes as a whole record, whose first line is nearly all of it: opened or refused with a reason
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "core/table/match-table.h"

#include <sys/mman.h>
#include <unistd.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_init ();

  int fd = memfd_create ("record", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) notices = NULL;
  g_autoptr (GnMatchTable) table = NULL;

  g_assert (fd >= 0 && write (fd, data, size) == (ssize_t) size);
  table = gn_match_table_open (file, FALSE, &notices, &error);
  g_assert ((table == NULL) == (error != NULL));
  if (table)
    fuzz_look_at_table (table);
  close (fd);
  return 0;
}
