/* shared.h: a folder that several laptops share: each writes its own backup there, and reads those of the others
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "backup.h"

G_BEGIN_DECLS

/** gn_shared_name: what this laptop's file is called, from its name and a number of chance, so that two laptops of one
 * name do not write one file: "Gnomon-Kiste-3fa2.gnomonbackup"; (transfer full) */
char      *gn_shared_name  (void);
/**
 * gn_shared_write:
 * @state: (inout) (nullable): what this function left here the last time, or ""
 *
 * Writes the backup of this laptop, if anything has changed since the last one, here or in the file. Completely or not
 * at all. Blocks; may be called in any thread. %FALSE with a sentence in @error
 */
gboolean   gn_shared_write (GFile *folder, const char *own, char **state, GCancellable *cancellable, GError **error);

/**
 * GnSharedBackup: what another laptop has written
 * @laptop: "Kiste"
 * @mark: tells one state of the file from the next
 * @found: what is in it
 * @without: (element-type utf8): matches that were here once and are gone: for gn_backup_restore()
 */
typedef struct {
  GFile      *file;
  char       *laptop, *mark;
  GnBackup   *found;
  GHashTable *without;
} GnSharedBackup;

void            gn_shared_backup_free (GnSharedBackup *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSharedBackup, gn_shared_backup_free)
/**
 * gn_shared_find:
 * @own: this laptop's file
 * @seen: (element-type utf8 utf8): by a file's name the mark of the state that needs no more reading; those in which
 *   nothing is new are added
 *
 * Looks for a backup of another laptop in which something is new. What was here once and was deleted is not new, and
 * what gn_shared_leave() was told of alone is no reason. A file that is not complete yet, since it is still being
 * synchronized, is left until it has changed. Blocks; may be called in any thread. (transfer full) (nullable)
 */
GnSharedBackup *gn_shared_find (GFile *folder, const char *own, GHashTable *seen, GCancellable *cancellable);
/** gn_shared_leave: these matches are not wanted now. Blocks; may be called in any thread */
void            gn_shared_leave (const GnSharedBackup *self);

G_END_DECLS
