/* segments.h: two or three choices in one frame
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnSegments:
 * Properties: "selected" (int, -1: none). A radio group would have one tab stop; here each choice has one, and arrow
 * keys move between them too.
 */
#define GN_TYPE_SEGMENTS (gn_segments_get_type ())
G_DECLARE_FINAL_TYPE (GnSegments, gn_segments, GN, SEGMENTS, GtkBox)

GtkWidget *gn_segments_new (void);
/** gn_segments_add: @hint: tooltip, or NULL; @usual: mark it as the default */
void       gn_segments_add (GnSegments *self, const char *label, const char *hint, gboolean usual);
/** gn_segments_set_selected: does not emit "chosen" */
void       gn_segments_set_selected (GnSegments *self, int selected);
/* Signal "chosen" (int): the user chose it. */

G_END_DECLS
