/* wiz-keypad.h: a key for each token that the bag can hold
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-drawing.h"

G_BEGIN_DECLS

/**
 * WizKeypad:
 *
 * What came out is clicked, in any order; the figure is what is left in the bag, what cannot be in it is dim and says
 * why. For the Wizard the two that end it at once are the large ones.
 */
#define WIZ_TYPE_KEYPAD (wiz_keypad_get_type ())
G_DECLARE_FINAL_TYPE (WizKeypad, wiz_keypad, WIZ, KEYPAD, GnContainer)

GtkWidget *wiz_keypad_new    (void);
void       wiz_keypad_update (WizKeypad *self, const WizLook *look, const WizPulled *pulled);
gboolean   wiz_keypad_key    (WizKeypad *self, guint keyval);

G_END_DECLS
