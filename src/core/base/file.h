/* file.h: reading files whole, and sentences for what goes wrong with them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** gn_file_name: what a person knows the file by: its name, never its path. (transfer full) */
char    *gn_file_name (GFile *file);

/** gn_file_trouble_read, gn_file_trouble_write: the sentence for @saved_errno, naming the file. (transfer full) */
char    *gn_file_trouble_read  (GFile *file, int saved_errno);
char    *gn_file_trouble_write (GFile *file, int saved_errno);

/**
 * gn_file_read:
 * @max_bytes: a larger file is refused before it is read
 *
 * Returns: (transfer full): the file's bytes, or %NULL with GN_FILE_ERROR_READ or GN_FILE_ERROR_TOO_LARGE
 */
GBytes  *gn_file_read (GFile *file, gsize max_bytes, GError **error);

/** gn_fd_read: the same of an open file */
GBytes  *gn_fd_read   (int fd, GFile *file, gsize max_bytes, GError **error);

/**
 * gn_file_write:
 * Puts @text in the place of @file, whole or not at all, durable on return.
 * Returns: FALSE with GN_FILE_ERROR_WRITE, and what was there is still there
 */
gboolean gn_file_write (GFile *file, const char *text, gsize length, GError **error);

G_END_DECLS
