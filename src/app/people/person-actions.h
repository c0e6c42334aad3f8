/* person-actions.h: what can be changed about a person, each asked for in a dialog
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "history/index.h"

G_BEGIN_DECLS

/* @page: where it is asked; @index: up to date; @shown: the person as shown. All can be undone (people-changes.h). */
/** gn_person_rename: asks for another name; offers to merge if that is somebody's */
void gn_person_rename (GtkWidget *page, GnHistoryIndex *index, const char *shown);
/** gn_person_merge: asks who else this is; refuses those who sat at one table */
void gn_person_merge  (GtkWidget *page, GnHistoryIndex *index, const char *shown);
/** gn_person_join: asks whether @other is @shown; refused if they sat at one table */
void gn_person_join   (GtkWidget *page, GnHistoryIndex *index, const char *shown, const char *other);
/** gn_person_names: lists the other names, each of which can be a person again */
void gn_person_names  (GtkWidget *page, const char *shown);
/** gn_person_part: asks which matches are those of somebody else of that name, and for the name of that one */
void gn_person_part   (GtkWidget *page, GnHistoryIndex *index, const char *shown);
/** gn_person_colour: asks for a color and shape of the person's own */
void gn_person_colour (GtkWidget *page, const char *shown, int colour);
/** gn_person_hide: shows a stand-in for the name, or the name again; asks nothing */
void gn_person_hide   (GtkWidget *page, const char *shown);
/** gn_person_forget: asks whether the name shall be erased everywhere */
void gn_person_forget (GtkWidget *page, const char *shown);

G_END_DECLS
