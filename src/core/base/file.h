/* file.h: reading and writing whole files, with messages for what goes wrong
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** gn_file_name: the name that a person knows the file by, never its path; (transfer full) */
char    *gn_file_name (GFile *file);

/** gn_file_trouble_read, gn_file_trouble_write: the message for @saved_errno, naming the file; (transfer full) */
char    *gn_file_trouble_read  (GFile *file, int saved_errno);
char    *gn_file_trouble_write (GFile *file, int saved_errno);

/** gn_file_refuse: GN_FILE_ERROR_READ with @reason, a part of a sentence on what is wrong in a file; returns FALSE */
gboolean gn_file_refuse (GError **error, const char *reason);

/**
 * gn_file_read:
 * @max_bytes: a larger file is refused before it is read
 *
 * Returns: (transfer full): the file's bytes, or %NULL with GN_FILE_ERROR_READ or GN_FILE_ERROR_TOO_LARGE
 */
GBytes  *gn_file_read (GFile *file, gsize max_bytes, GError **error);

/** gn_fd_read: as gn_file_read(), for an open file */
GBytes  *gn_fd_read   (int fd, GFile *file, gsize max_bytes, GError **error);

/**
 * gn_file_write:
 *
 * Replaces the contents of @file with @text, completely or not at all. The change is durable on return.
 *
 * Returns: FALSE with GN_FILE_ERROR_WRITE; the old contents are then still there
 */
gboolean gn_file_write (GFile *file, const char *text, gsize length, GError **error);

G_END_DECLS
