/* heading.h: the title of a part of the table, with a note beside it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnHeading: the title of a part of the table, with a quiet note on the right, which is drawn smaller, or left out
 * where it would be cut off; properties "title" and "note". Style classes: part-title, part-note */
#define GN_TYPE_HEADING (gn_heading_get_type ())
G_DECLARE_FINAL_TYPE (GnHeading, gn_heading, GN, HEADING, GtkBox)
/** gn_heading_set: replaces the words of a heading, or of a GtkBox of two such labels; each may lie in a GnShrink */
void gn_heading_set (GtkWidget *heading, const char *title, const char *note);

G_END_DECLS
