/* home.h: the folder of data of a test, as a whole
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** home_empty: deletes everything that Gnomon keeps */
void   home_empty (void);
/** home_dump: names and contents of all files, in order; (transfer full) */
char  *home_dump  (void);
/** home_path: a file in the folder of data; (transfer full) */
GFile *home_path  (const char *name);
/** home_outside: a file that is not Gnomon's; (transfer full) */
GFile *home_outside (const char *name);

G_END_DECLS
