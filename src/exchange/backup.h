/* backup.h: all that Gnomon keeps in one file, and bringing it in somewhere else
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "landing.h"

G_BEGIN_DECLS

#define GN_BACKUP_SUFFIX ".gnomonbackup"

/* The file is text, packed with gzip: a line for each file, after a first one that tells what it is and before a last
 * one that tells that nothing is missing. "changed" is when the file last changed, in Unix seconds; what is not UTF-8
 * is in "base64". The first line of some matches alone has "part":true; nothing else may
 * be in that file then.
 *
 *   {"gnomon":"backup","version":1,"app":"0.1.0","made":1795262400}
 *   {"file":"records/wizard-2026-03-01-Ann-Ben.gnomon","changed":1772400000,"text":"…"}
 *   {"file":"records/wizard-2026-03-01-Ann-Ben.photo.jpg","changed":1772400100,"base64":"…"}
 *   {"file":"names.json","changed":1772400200,"text":"…"}
 *   {"end":3}
 */

/** GnBackupProgress: called in the thread that works; @of is 0 where that is not known */
typedef void (*GnBackupProgress) (guint done, guint of, gpointer data);

/** gn_backup_name: what a backup of today is called; (transfer full) */
char     *gn_backup_name  (void);
/** gn_backup_name_of: what a file of these @records is called; (transfer full) (element-type GFile) */
char     *gn_backup_name_of (GPtrArray *records);
/**
 * gn_backup_write:
 * @n: (out) (optional): the matches in it
 *
 * Writes records with what is beside them, names, leagues and the host's own component sets; completely or not at all,
 * then the old file of that name is still there. Blocks; may be called in any thread.
 *
 * Returns: %FALSE with a sentence in @error
 */
gboolean  gn_backup_write (GFile *target, guint *n, GnBackupProgress progress, gpointer data,
                           GCancellable *cancellable, GError **error);
/**
 * gn_backup_write_some:
 * @records: (element-type GFile): of the library
 *
 * The same for these records alone, with what is beside them: one file to send, which needs no folder. Names, leagues
 * and sets stay here. %FALSE also if none of the records is there.
 */
gboolean  gn_backup_write_some (GFile *target, GPtrArray *records, guint *n, GnBackupProgress progress, gpointer data,
                                GCancellable *cancellable, GError **error);

/** GnBackupMatch: what a match in a backup is to those that are here */
typedef enum {
  GN_BACKUP_NEW,      /* it is not here */
  GN_BACKUP_SAME,
  GN_BACKUP_LONGER,   /* it was played on there: it takes the place of the one here */
  GN_BACKUP_SHORTER,  /* it was played on here: nothing changes */
  GN_BACKUP_TAKEN,    /* it was played on in both places, longer there, or newer: the one here goes to the trash */
  GN_BACKUP_KEPT,     /* it was played on in both places, longer here, or newer: nothing changes */
  GN_BACKUP_NAMED,    /* it stays, but for the name of a player who was parted from another there (partings.h) */
  GN_BACKUP_BROKEN,   /* no record of a match; it comes in if no other file has its name */
  GN_BACKUP_N
} GnBackupMatch;

/**
 * GnBackup: what is in a backup
 * @n: by GnBackupMatch
 * @replaced: (element-type GFile): records here whose place another takes: no table may be writing into them
 * @news: (element-type utf8): gn_record_id() of the matches that are not here
 * @made: when it was made, Unix seconds
 * @part: some matches that somebody has chosen, not everything
 */
typedef struct {
  guint      n[GN_BACKUP_N];
  GPtrArray *replaced, *news;
  gint64     made;
  gboolean   part;
} GnBackup;

void      gn_backup_free    (GnBackup *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnBackup, gn_backup_free)
/** gn_backup_n: the number of matches that come in, become longer, or get another name */
guint     gn_backup_n       (const GnBackup *self);
/**
 * gn_backup_read:
 * @without: (element-type utf8) (nullable): a set of gn_record_id(): of these matches nothing comes in,
 *   unless they are here
 *
 * Reads and checks all of a backup, and compares it with what is here; changes nothing. Blocks; may be called in any
 * thread. (transfer full): %NULL with a sentence in @error
 */
GnBackup *gn_backup_read    (GFile *file, GHashTable *without, GnBackupProgress progress, gpointer data,
                             GCancellable *cancellable, GError **error);
/**
 * gn_backup_restore:
 * @without: as in gn_backup_read()
 * @landing: takes down what has changed, also after an error
 *
 * Brings in what is not here, and what was played on there. Of what is written about a match, its place, note and
 * photo, nothing that is here is lost: what is missing comes in; of two places the newer one, of two notes both. Names
 * and sets that are here stay, but for players who were parted there. Of two states of a league the newer one stays.
 * Blocks; may be called in any thread.
 */
GnBackup *gn_backup_restore (GFile *file, GHashTable *without, GnLanding *landing, GnBackupProgress progress,
                             gpointer data, GCancellable *cancellable, GError **error);

G_END_DECLS
