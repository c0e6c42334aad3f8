/* shared-folder.h: the folder that this laptop shares with others, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "exchange/shared.h"

G_BEGIN_DECLS

/**
 * GnSharedFolder:
 * Writes into the folder and looks into it in threads, one thing at a time. Nothing is taken in by itself.
 *
 * Signal: "changed": another folder, another offer, other trouble
 */
#define GN_TYPE_SHARED_FOLDER (gn_shared_folder_get_type ())
G_DECLARE_FINAL_TYPE (GnSharedFolder, gn_shared_folder, GN, SHARED_FOLDER, GObject)

/** gn_shared_folder_get: the only one; (transfer none) */
GnSharedFolder       *gn_shared_folder_get     (void);
/** gn_shared_folder_dup: the folder, or %NULL if none is chosen; (transfer full) */
GFile                *gn_shared_folder_dup     (GnSharedFolder *self);
/** gn_shared_folder_set: @folder: (nullable): none */
void                  gn_shared_folder_set     (GnSharedFolder *self, GFile *folder);
/** gn_shared_folder_write: writes this laptop's backup, if anything has changed; the program stays until it is done */
void                  gn_shared_folder_write   (GnSharedFolder *self);
/** gn_shared_folder_look: looks for what other laptops have written */
void                  gn_shared_folder_look    (GnSharedFolder *self);
/** gn_shared_folder_is_busy: returns whether a thread is at work */
gboolean              gn_shared_folder_is_busy (GnSharedFolder *self);
/** gn_shared_folder_offer: a backup in which something is new; (transfer none) (nullable) */
const GnSharedBackup *gn_shared_folder_offer   (GnSharedFolder *self);
/** gn_shared_folder_settle: the offer was taken, or is not wanted: it comes again with more */
void                  gn_shared_folder_settle  (GnSharedFolder *self, gboolean taken);
/** gn_shared_folder_trouble: why this laptop's backup could not be written, a sentence; %NULL if it could */
const char           *gn_shared_folder_trouble (GnSharedFolder *self);

G_END_DECLS
