/* gn-cardboard-line.h: what the table does with the pieces after the last entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "gn-match-table.h"
#include "gn-saying.h"

G_BEGIN_DECLS

/**
 * GnCardboardLine:
 * Who does what with the cardboard, in the order in which it happened; what the holder of a role does (a banker) stands together
 * behind it. It never blocks: Space or "Done" ticks it off, and so does the next entry. Where the line is too short for all, it
 * shows as many instructions at a time as it holds.
 */
#define GN_TYPE_CARDBOARD_LINE (gn_cardboard_line_get_type ())
G_DECLARE_FINAL_TYPE (GnCardboardLine, gn_cardboard_line, GN, CARDBOARD_LINE, GtkWidget)

GtkWidget *gn_cardboard_line_new   (void);
/** gn_cardboard_line_show_story: (nullable): the facts of the last step that @viewer may read; %NULL empties the line */
void       gn_cardboard_line_show_story (GnCardboardLine *self, const GnMatch *match, const GnStory *story, int viewer);
/** gn_cardboard_line_tick: ticks off what is shown. Returns: FALSE if nothing was there */
gboolean   gn_cardboard_line_tick  (GnCardboardLine *self);
gboolean   gn_cardboard_line_is_empty (GnCardboardLine *self);
/** gn_cardboard_line_set_room: how wide it may be */
void       gn_cardboard_line_set_room (GnCardboardLine *self, int width);
/** gn_cardboard_line_set_past: while an earlier moment is looked at it is away, and comes back as it was */
void       gn_cardboard_line_set_past (GnCardboardLine *self, gboolean past);
/** gn_cardboard_line_set_key: does Space tick it off now? Else only the button does, and names no key */
void       gn_cardboard_line_set_key  (GnCardboardLine *self, gboolean has_key);
/** gn_cardboard_line_write: all that is still to be done, into @saying. Returns: FALSE if nothing is */
gboolean   gn_cardboard_line_write    (GnCardboardLine *self, GnSaying *saying);

/** GnInstruction: one thing to do. @doer: a seat or -1; @role: index of the role it is done as, if somebody holds it, or -1 */
typedef struct {
  GnSay say;
  int   doer;
  int   role;
} GnInstruction;
/** gn_instructions: of @story, those of roles last; (element-type GnInstruction) (transfer full) */
GArray    *gn_instructions (const GnMatch *match, const GnStory *story, int viewer);

G_END_DECLS
