/* instruction-bar.h: what the table does with the pieces after the last entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"
#include "app/widgets/rich-label.h"

G_BEGIN_DECLS

/**
 * GnInstructionBar:
 * Who does what with the cardboard, in the order in which it happened; what the holder of a role does (a banker) stands
 * together behind it. It never blocks: Space or "Done" ticks it off, and so does the next entry. Where the line is too
 * short for all, it shows as many instructions at a time as it holds.
 */
#define GN_TYPE_INSTRUCTION_BAR (gn_instruction_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnInstructionBar, gn_instruction_bar, GN, INSTRUCTION_BAR, GtkWidget)

/** gn_instruction_bar_show_story: (nullable): the facts of the last step that @viewer may read; %NULL empties the line
 */
void gn_instruction_bar_show_story (GnInstructionBar *self, const GnMatch *match, const GnStory *story, int viewer);
/** gn_instruction_bar_tick: ticks off what is shown. Returns: FALSE if nothing was there */
gboolean   gn_instruction_bar_tick  (GnInstructionBar *self);
gboolean   gn_instruction_bar_is_empty (GnInstructionBar *self);
/** gn_instruction_bar_set_width: how wide it may be */
void       gn_instruction_bar_set_width (GnInstructionBar *self, int width);
/** gn_instruction_bar_set_past: while an earlier moment is looked at it is away, and comes back as it was */
void       gn_instruction_bar_set_past (GnInstructionBar *self, gboolean past);
/** gn_instruction_bar_set_key: does Space tick it off now? Else only the button does, and names no key */
void       gn_instruction_bar_set_key  (GnInstructionBar *self, gboolean has_key);
/** gn_instruction_bar_write: all that is still to be done, into @rich_label. Returns: FALSE if nothing is */
gboolean   gn_instruction_bar_write    (GnInstructionBar *self, GnRichLabel *rich_label);

/** GnInstruction: one thing to do. @doer: a seat or -1; @role: index of the role it is done as, if somebody holds it,
 * or -1 */
typedef struct {
  GnSay say;
  int   doer;
  int   role;
} GnInstruction;
/** gn_instructions: of @story, those of roles last; (element-type GnInstruction) (transfer full) */
GArray    *gn_instructions (const GnMatch *match, const GnStory *story, int viewer);

G_END_DECLS
