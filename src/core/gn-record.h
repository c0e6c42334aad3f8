/* gn-record.h: the file of a match: a header, then a line a step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-json.h"
#include "gn-match.h"

G_BEGIN_DECLS

#define GN_RECORD_VERSION 1
#define GN_RECORD_MAX_BYTES (16 * 1024 * 1024)
#define GN_RECORD_MARK_EVERY 128

#define GN_RECORD_ERROR (gn_record_error_quark ())
GQuark gn_record_error_quark (void);

typedef enum {
  GN_RECORD_ERROR_TOO_LARGE,
  GN_RECORD_ERROR_NOT_UTF8,
  GN_RECORD_ERROR_NESTED,     /* deeper than any record is */
  GN_RECORD_ERROR_SYNTAX,     /* a line is no JSON object */
  GN_RECORD_ERROR_HEADER,     /* the first line is no header */
  GN_RECORD_ERROR_VERSION,    /* written by a newer Gnomon */
  GN_RECORD_ERROR_GAME,       /* a game that is not here, or newer rules of it */
  GN_RECORD_ERROR_ORDER,      /* lines are missing, repeated or out of order */
  GN_RECORD_ERROR_STEP,       /* a step cannot be: the rules refuse it and no mark is there to go by */
  GN_RECORD_ERROR_LOCKED,     /* open in another window or program */
  GN_RECORD_ERROR_WRITE,      /* disk full, folder read-only … */
  GN_RECORD_ERROR_READ,
} GnRecordError;

/**
 * GnRecord: the open file. Holds the lock on it; every append is on the disk when the call returns.
 */
typedef struct _GnRecord GnRecord;

/** gn_record_create: a new file with its header (and starting position, if not %NULL). Refused where @file is there already */
GnRecord *gn_record_create (GFile *file, const GnMatch *match, JsonNode *position, GError **error);

/**
 * gn_record_open:
 * @lines: (out) (transfer full) (element-type JsonNode): every line after the header, parsed and in order
 * @match: (out) (transfer full): from the header
 * @position: (out) (transfer full) (nullable): the starting position
 * @torn: (out) (optional): a torn last line was dropped
 * @writable: to go on writing: takes the lock, and cuts the torn line off
 *
 * Reads and checks the whole file before anything is given back.
 */
GnRecord *gn_record_open (GFile *file, gboolean writable, GnMatch **match, JsonNode **position, GPtrArray **lines, gboolean *torn, GError **error);

/** gn_record_append: one line (an object, without the newline), durable on return. After an error the record is as before */
gboolean  gn_record_append (GnRecord *record, const char *line, GError **error);
GFile    *gn_record_get_file (GnRecord *record);
void      gn_record_close (GnRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnRecord, gn_record_close)

G_END_DECLS
