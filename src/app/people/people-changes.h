/* people-changes.h: changes of who is who: carried out, and the last one undone, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/names.h"

G_BEGIN_DECLS

#define GN_TYPE_PEOPLE_CHANGES (gn_people_changes_get_type ())
/**
 * GnPeopleChanges: one for the program. Signals: "changed" (old, now): whoever was shown as @old is shown as @now; both
 * are %NULL if only the bar has something new, @now alone if the person is gone.
 */
G_DECLARE_FINAL_TYPE (GnPeopleChanges, gn_people_changes, GN, PEOPLE_CHANGES, GObject)

/** gn_people_changes_get: (transfer none) */
GnPeopleChanges *gn_people_changes_get  (void);
/** gn_people_changes_text: what was changed last, or is being done; %NULL if there is nothing to undo */
const char      *gn_people_changes_text (GnPeopleChanges *self);
/** gn_people_changes_busy: returns whether names are being erased or restored; @part: (out): how far it is, 0…1 */
gboolean         gn_people_changes_busy (GnPeopleChanges *self, double *part);
/**
 * gn_people_changes_did:
 * @fine: what the change returned; complains in the window of @widget with @error if it is %FALSE
 * @before: (transfer full): the names before it
 * @text: (transfer full): what was done
 * @old, @now: what the person was called, and is
 */
void             gn_people_changes_did  (GnPeopleChanges *self, GtkWidget *widget, gboolean fine, GnNames *before,
                                         char *text, const char *old, const char *now, GError *error);
/** gn_people_changes_forget: erases the name of @shown in a thread */
void             gn_people_changes_forget (GnPeopleChanges *self, GtkWidget *widget, const char *shown);
/** gn_people_changes_part: who plays as @shown in @records (element-type GFile) is called @name, in a thread */
void             gn_people_changes_part (GnPeopleChanges *self, GtkWidget *widget, const char *shown, const char *name,
                                         GPtrArray *records);
/** gn_people_changes_undo: undoes the last change, if there is one */
void             gn_people_changes_undo (GnPeopleChanges *self, GtkWidget *widget);

G_END_DECLS
