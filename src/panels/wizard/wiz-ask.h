/* wiz-ask.h: the current question on the table: sets, cards, a trade, a choice, a free text
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizAsk:
 *
 * One box below the characters. If nothing else is asked, it shows the acting player's sets.
 */
#define WIZ_TYPE_ASK (wiz_ask_get_type ())
G_DECLARE_FINAL_TYPE (WizAsk, wiz_ask, WIZ, ASK, GnContainer)

void       wiz_ask_update (WizAsk *self, const WizLook *look);
gboolean   wiz_ask_key    (WizAsk *self, guint keyval);
/** wiz_ask_set_tight: for little width beside the bag */
void       wiz_ask_set_tight (WizAsk *self, gboolean tight);
/** wiz_ask_placed: the verbs that have their place here or on the tiles, as bits */
guint64    wiz_ask_placed (const WizLook *look);

G_END_DECLS
