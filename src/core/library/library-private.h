/* library-private.h: internals of the library, shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "library.h"

G_BEGIN_DECLS

#define GN_RECORD_SUFFIX     ".gnomon"
#define GN_LIBRARY_MAX_STEM  120   /* bytes of a file's name */
#define GN_LIBRARY_NAME_PART 12    /* characters of a player's name in it */

/** gn_library_append_for_file: adds what of @text may be in any file name, at most @max characters */
void   gn_library_append_for_file (GString *name, const char *text, guint max);

/** gn_library_free_file: an unused name in @dir: @stem, with a number if that one exists; (transfer full) */
GFile *gn_library_free_file (GFile *dir, const char *stem);
/** gn_library_beside: file @i, from 0 on, that may be beside @record; (transfer full), %NULL after the last */
GFile *gn_library_beside (GFile *record, guint i);
/** gn_erase_file_name: an unused name for @file without @names (element-type utf8), or the same; (transfer full) */
GFile *gn_erase_file_name (GPtrArray *names, GFile *file);

G_END_DECLS
