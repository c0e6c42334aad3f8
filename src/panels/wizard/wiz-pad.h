/* wiz-pad.h: a pad of elements × symbols that says a card with one click
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizPad:
 *
 * For the card that is played, and for the cards that the Oracle discards. Those can be clicked in any order, and
 * are said when there are enough.
 */
#define WIZ_TYPE_PAD (wiz_pad_get_type ())
G_DECLARE_FINAL_TYPE (WizPad, wiz_pad, WIZ, PAD, GnContainer)

void       wiz_pad_update (WizPad *self, const WizLook *look);
/** wiz_pad_key: handles an element's letter, then the number of symbols */
gboolean   wiz_pad_key    (WizPad *self, guint keyval);
/** wiz_pad_set_tight: for little width: only the head of each row has its element */
void       wiz_pad_set_tight (WizPad *self, gboolean tight);

G_END_DECLS
