/* record-private.h: internals of a record, shared by record.c and record-header.c
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "record.h"

#include <sys/types.h>

G_BEGIN_DECLS

/** gn_record_header_to_text: the first line, without the newline; (transfer full) */
char     *gn_record_header_to_text (const GnMatch *match, JsonNode *position, gint64 started);

/**
 * gn_record_read_lines:
 * @header: (out): the members of the first line, within @text
 * @good: (out): the length of the complete part
 * @open_end: (out): the last line is complete, but its newline is missing
 * @torn: (out): a torn last line was left out
 *
 * Returns: (transfer full) (element-type utf8): every line of @text except a torn last one, checked to be JSON and,
 * after the first, to be entries in order
 */
GPtrArray *gn_record_read_lines (const char *text, gsize length, GnJsonMembers *header, off_t *good, gboolean *open_end,
                                 gboolean *torn, GError **error);
/**
 * gn_record_header_read: checks all of the first line and makes the match from it
 * @line: valid JSON of @length bytes; need not end there
 * @members: what gn_json_scan() found in it
 */
gboolean  gn_record_header_read (const char *line, gsize length, const GnJsonMembers *members, GnMatch **match,
                                 JsonNode **position, gint64 *started, GError **error);

/**
 * GnRecordIo:
 *
 * The system calls that write an entry to disk. Only tests replace them: to cut the power after each call, to fill
 * the disk, or to make the folder read-only.
 */
typedef struct {
  int     (*open)      (const char *path, int flags, mode_t mode);
  ssize_t (*pwrite)    (int fd, const void *bytes, size_t n, off_t at);
  int     (*fdatasync) (int fd);
  int     (*ftruncate) (int fd, off_t length);
} GnRecordIo;

extern GnRecordIo gn_record_io;

G_END_DECLS
