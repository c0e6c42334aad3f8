/* backup-private.h: what writing and reading a backup share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "backup.h"

G_BEGIN_DECLS

#define GN_BACKUP_VERSION    1
#define GN_BACKUP_MOST_BYTES (40 * 1024 * 1024)   /* bytes of a file in it: a photo may be the largest */
#define GN_BACKUP_MOST_LINE  (100 * 1024 * 1024)  /* of a line in it: a control character takes six bytes there */
#define GN_RECORD_ENDING     ".gnomon"

/** gn_backup_seat: seat @i (from 0 on) of the first line of a record, whatever that is; (transfer none) (nullable) */
JsonObject *gn_backup_seat (JsonNode *header, guint i);

/** gn_io_errno: the errno that says what an error of GIO says */
int gn_io_errno (const GError *error);

G_END_DECLS
