/* wiz-keypad.h: a keypad with a key for each token that the bag can contain
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
 * Clicks enter the tokens that came out, in any order. The figure on a key is the number left in the bag. Tokens
 * that cannot be in the bag are dimmed and give the reason. For the Wizard, the large keys are the two that end the
 * draw at once.
 */
#define WIZ_TYPE_KEYPAD (wiz_keypad_get_type ())
G_DECLARE_FINAL_TYPE (WizKeypad, wiz_keypad, WIZ, KEYPAD, GnContainer)

void       wiz_keypad_update (WizKeypad *self, const WizLook *look, const WizPulled *pulled);
gboolean   wiz_keypad_key    (WizKeypad *self, guint keyval);

G_END_DECLS
