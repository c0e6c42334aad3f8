/* bottom-bar.h: bar that shows who has to decide, and the possible actions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/entry/action-button.h"
#include "message-bar.h"
#include "app/entry/typed-entry.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnBottomBar:
 * Contains the line of messages; the prompt with the next players, the typed line, undo and redo with the names of
 * what they affect; the actions. Its height depends on its width and on the game only, never on what it shows.
 */
#define GN_TYPE_BOTTOM_BAR (gn_bottom_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnBottomBar, gn_bottom_bar, GN, BOTTOM_BAR, GnContainer)

void             gn_bottom_bar_set_model  (GnBottomBar *self, GnTableModel *model, GnPanel *panel);
void             gn_bottom_bar_refresh   (GnBottomBar *self);
/** gn_bottom_bar_show_prompt: the same for the prompt alone */
void             gn_bottom_bar_show_prompt (GnBottomBar *self);
/** gn_bottom_bar_set_width: sets the width, which decides what is side by side */
void             gn_bottom_bar_set_width  (GnBottomBar *self, int width);
/** gn_bottom_bar_set_low: @low: the window is too low for all of it, so that the typed line and the actions scroll */
void             gn_bottom_bar_set_low    (GnBottomBar *self, gboolean low);
/** gn_bottom_bar_folds: how many pixels its least height would have to be more to show all of it; @width: its own */
int              gn_bottom_bar_folds      (GnBottomBar *self, int width);
GnTypedEntry    *gn_bottom_bar_get_entry (GnBottomBar *self);
GnMessageBar    *gn_bottom_bar_get_messages (GnBottomBar *self);
/** gn_bottom_bar_grab_prompt: gives the prompt the focus. Returns: FALSE if it cannot have it */
gboolean         gn_bottom_bar_grab_prompt (GnBottomBar *self);
/** gn_bottom_bar_get_prompt: the row with the prompt, which nothing may cover; (transfer none) */
GtkWidget       *gn_bottom_bar_get_prompt  (GnBottomBar *self);
/** gn_bottom_bar_has_prompt: whether the prompt has the focus */
gboolean         gn_bottom_bar_has_prompt  (GnBottomBar *self);
/** gn_bottom_bar_get_button: the button of @verb, or %NULL */
GnActionButton  *gn_bottom_bar_get_button (GnBottomBar *self, guint verb);
/** gn_bottom_bar_set_open_verb: the verb whose form is open, or -1 */
void             gn_bottom_bar_set_open_verb (GnBottomBar *self, int verb);

/** gn_prompt_words: who has to decide what, or what the panel asks; there are words for each prompt; (transfer full) */
char           *gn_prompt_words (GnTableModel *model, GnPanel *panel, const GnPrompt *prompt, gboolean covered);

G_END_DECLS
