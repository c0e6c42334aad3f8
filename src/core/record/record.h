/* record.h: the file of a match: a header, then one line for each step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/json.h"
#include "core/match/match.h"

G_BEGIN_DECLS

#define GN_RECORD_VERSION 1
/* What is written is also read: both keep these limits. A long evening has some hundred lines and 200 KiB; an entry
 * each second for a whole day stays below them. A table goes on in another file before it comes to them. */
#define GN_RECORD_MAX_BYTES (16 * 1024 * 1024)
#define GN_RECORD_MAX_LINES 100000
/* The end of a match and closing write a mark, too, so these serve only records that were never closed. A mark holds
 * the whole position, up to 5 kB: one each 128 entries made up 40% of a record of Rise of the Gnomes. */
#define GN_RECORD_MARK_EVERY 512
#define GN_RECORD_MAX_STARTED G_GINT64_CONSTANT (253370764800)  /* the year 9999: later times are not valid dates */
#define GN_RECORD_MAX_SECONDS G_GINT64_CONSTANT (3155760000)    /* maximum playing time: a hundred years */

/**
 * GnRecord: an open file with the lock on it; every append is on disk when the call returns
 *
 * The header comes first:
 * {"gnomon":"record","version":1,"app":"0.1.0","game":"zavandor","rules":1,"started":1795262400,
 * "seats":[{"name":"Ann","colour":0,"options":{}},…],"options":{"gem-supply":"limited"},"dealer":{"items":"app",…},
 * "roles":{"banker":0},"unasked":true,"seed":"…","generator":"philox2x64-10","components":{the set},"position":{…}}.
 * A missing option has its default, a missing dealer is the box. A seat has "parted", too, if two players of one name
 * became two and this one got another name, or its old one back: when that was, in Unix seconds.
 *
 * Then each entry has a line, numbered by "i" from 1 without gaps. "t" is the time in seconds since the start, left
 * out if it is that of the line before. Lines with "mark" have the number of the line before them.
 */
typedef struct _GnRecord GnRecord;

/**
 * gn_record_create:
 * @match: as before the first move: seats, options, dealers, and the set without anything taught later
 * @position: (nullable): where the match starts, if not at the ordinary start
 * @started: Unix seconds, or 0 for now
 *
 * Creates a new file with its header, locked and durable. Fails if @file exists.
 */
GnRecord *gn_record_create (GFile *file, const GnMatch *match, JsonNode *position, gint64 started, GError **error);

/**
 * gn_record_open:
 * @writable: TRUE to go on writing: takes the lock, and cuts off a torn last line
 * @match: (out) (transfer full): from the header
 * @position: (out) (transfer full) (nullable): the starting position
 * @lines: (out) (transfer full) (element-type utf8): every line after the header, all checked to be JSON objects in
 *   order
 * @torn: (out) (optional): a torn last line was dropped
 *
 * Reads and checks the whole file before it returns anything.
 */
GnRecord *gn_record_open (GFile *file, gboolean writable, GnMatch **match, JsonNode **position, GPtrArray **lines,
                          gboolean *torn, GError **error);

/**
 * gn_record_append: appends one line (an object, without the newline), durable on return. After an error the record
 * is unchanged. What would outgrow GN_RECORD_MAX_BYTES or GN_RECORD_MAX_LINES is an error
 */
gboolean  gn_record_append (GnRecord *record, const char *line, GError **error);
/** gn_record_append_lines: appends several complete lines, each ended by a newline: all of them or none */
gboolean  gn_record_append_lines (GnRecord *record, const char *lines, gsize length, GError **error);
/** gn_record_is_nearly_full: three quarters of what it may hold are used */
gboolean  gn_record_is_nearly_full (GnRecord *record);
/** gn_record_get_started: Unix seconds, from the header */
gint64    gn_record_get_started (GnRecord *record);
/** gn_record_close: releases the lock and frees the record */
void      gn_record_close (GnRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnRecord, gn_record_close)

G_END_DECLS
