/* instruction-bar.h: bar with instructions for the pieces after the last entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"
#include "app/widgets/rich-label.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnInstructionBar:
 * Lists who does what with the cardboard, in the order of events; the tasks of a role (a banker) are grouped at the
 * end. It never blocks: Space, "Done" or the next entry ticks it off. If the line is too short for all, it shows as
 * many instructions at a time as fit. It is a part of GnMessageBar.
 *
 * Signal: "changed": it shows other instructions, or none.
 */
#define GN_TYPE_INSTRUCTION_BAR (gn_instruction_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnInstructionBar, gn_instruction_bar, GN, INSTRUCTION_BAR, GnContainer)

/** gn_instruction_bar_show_story: @story: (nullable): the last step, of which the facts that @viewer may read are
 * shown; %NULL clears the line */
void gn_instruction_bar_show_story (GnInstructionBar *self, const GnMatch *match, const GnStory *story, int viewer);
/** gn_instruction_bar_tick: ticks off the instructions shown. Returns: FALSE if there were none */
gboolean   gn_instruction_bar_tick  (GnInstructionBar *self);
gboolean   gn_instruction_bar_is_empty (GnInstructionBar *self);
/** gn_instruction_bar_set_width: sets its greatest width, and in how many lines the words may stand */
void       gn_instruction_bar_set_width (GnInstructionBar *self, int width, int lines);
/** gn_instruction_bar_set_key: whether Space ticks it off now; if not, only the button does, and it names no key */
void       gn_instruction_bar_set_key  (GnInstructionBar *self, gboolean has_key);
/** gn_instruction_bar_write: writes all remaining instructions into @rich_label. Returns: FALSE if there are none */
gboolean   gn_instruction_bar_write    (GnInstructionBar *self, GnRichLabel *rich_label);

/** GnInstruction: one thing to do. @doer: a seat or -1; @role: index of the role that does it, if somebody holds
 * it, or -1 */
typedef struct {
  GnSay say;
  int   doer;
  int   role;
} GnInstruction;
/** gn_instructions: the instructions in @story, those of roles last; (element-type GnInstruction) (transfer full) */
GArray    *gn_instructions (const GnMatch *match, const GnStory *story, int viewer);

G_END_DECLS
