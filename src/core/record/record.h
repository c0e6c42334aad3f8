/* record.h: the file of a match: a header, then a line a step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/json.h"
#include "core/match/match.h"

G_BEGIN_DECLS

#define GN_RECORD_VERSION 1
/* A long night has some hundred lines and 200 KiB. */
#define GN_RECORD_MAX_BYTES (4 * 1024 * 1024)
#define GN_RECORD_MAX_LINES 20000
#define GN_RECORD_MARK_EVERY 128
#define GN_RECORD_MAX_STARTED G_GINT64_CONSTANT (253370764800)  /* the year 9999: later is no date */
#define GN_RECORD_MAX_SECONDS G_GINT64_CONSTANT (3155760000)    /* of play: a hundred years */

/**
 * GnRecord: the open file. Holds the lock on it; every append is on the disk when the call returns.
 *
 * First the header, {"gnomon":"record","version":1,"app":"0.1.0","game":"zavandor","rules":1,"started":1795262400,
 * "seats":[{"name":"Ann","colour":0,"options":{}},…],"options":{"gem-supply":"limited"},"dealer":{"items":"app",…},
 * "roles":{"banker":0},"unasked":true,"seed":"…","generator":"philox2x64-10","components":{the set},"position":{…}};
 * left out, an option is the default and a dealer is the box. Then a line each for what was entered, numbered by
 * "i" from 1 without a gap, with the seconds since the start in "t", left out where they are those of the line before;
 * lines with "mark" are not numbered anew but bear the number of the last.
 */
typedef struct _GnRecord GnRecord;

/**
 * gn_record_create:
 * @match: as it is before the first move: seats, options, dealers, the set without what is taught later
 * @position: (nullable): where the match starts, when not at the ordinary start
 * @started: unix seconds, or 0 for now
 *
 * A new file with its header, locked and durable. Refused where @file is there already.
 */
GnRecord *gn_record_create (GFile *file, const GnMatch *match, JsonNode *position, gint64 started, GError **error);

/**
 * gn_record_open:
 * @lines: (out) (transfer full) (element-type utf8): every line after the header, each checked: JSON objects in order
 * @match: (out) (transfer full): from the header
 * @position: (out) (transfer full) (nullable): the starting position
 * @torn: (out) (optional): a torn last line was dropped
 * @writable: to go on writing: takes the lock, and cuts the torn line off
 *
 * Reads and checks the whole file before anything is given back.
 */
GnRecord *gn_record_open (GFile *file, gboolean writable, GnMatch **match, JsonNode **position, GPtrArray **lines,
                          gboolean *torn, GError **error);

/** gn_record_append: one line (an object, without the newline), durable on return. After an error the record is as it
 * was */
gboolean  gn_record_append (GnRecord *record, const char *line, GError **error);
/** gn_record_append_lines: several whole lines, each ended by a newline: all of them or none */
gboolean  gn_record_append_lines (GnRecord *record, const char *lines, gsize length, GError **error);
/** gn_record_get_started: unix seconds, of the header */
gint64    gn_record_get_started (GnRecord *record);
/** gn_record_get_rules: the version of the game's rules that the header names: not newer than ours */
guint     gn_record_get_rules (GnRecord *record);
/** gn_record_close: gives the file free for others, and frees the record */
void      gn_record_close (GnRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnRecord, gn_record_close)

G_END_DECLS
