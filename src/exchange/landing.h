/* landing.h: what was brought into the library at once, so that it can be taken out again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** GnLanding: files that are new, that were changed, and that were replaced; in any one thread at a time */
typedef struct _GnLanding GnLanding;

GnLanding *gn_landing_new     (void);
void       gn_landing_free    (GnLanding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnLanding, gn_landing_free)

/** gn_landing_write: makes or replaces a file, completely or not at all; @changed: its time, Unix seconds, or 0 for
 * now. FALSE with a sentence in @error, also if a table is writing into it */
gboolean   gn_landing_write   (GnLanding *self, GFile *file, const char *bytes, gsize length, gint64 changed,
                               GError **error);
/** gn_landing_remember: call before something else changes or makes the file, and gn_landing_changed() after it: undo
 * brings back what is there now. %FALSE if that cannot be read */
gboolean   gn_landing_remember (GnLanding *self, GFile *file);
void       gn_landing_changed  (GnLanding *self);
/** gn_landing_made: something else has made this file, which was not there before */
void       gn_landing_made    (GnLanding *self, GFile *file);
/** gn_landing_set_aside: takes a record and what is beside it out of the library (gn_library_set_aside()) */
gboolean   gn_landing_set_aside (GnLanding *self, GFile *record, GError **error);
/** gn_landing_is_empty: nothing has changed */
gboolean   gn_landing_is_empty (const GnLanding *self);
/** gn_landing_undo: everything as before; what was changed since stays, or what a table is writing into. FALSE with a
 * sentence in @error that tells of the first that could not be restored */
gboolean   gn_landing_undo    (GnLanding *self, GError **error);

G_END_DECLS
