/* backup-private.h: what writing and reading a backup share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "backup.h"

G_BEGIN_DECLS

#define GN_BACKUP_VERSION    1
#define GN_BACKUP_MOST_BYTES (40 * 1024 * 1024)   /* of a file in it: a photo may be the largest */
#define GN_RECORD_ENDING     ".gnomon"

/** gn_io_errno: the errno that says what an error of GIO says */
int gn_io_errno (const GError *error);

G_END_DECLS
