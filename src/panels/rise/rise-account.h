/* rise-account.h: the account of what the Gnomes and the dragon do, step by step, with reasons
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "rise-scene.h"

G_BEGIN_DECLS

/**
 * RiseAccount:
 * The Gnome card on the table. Below it there is a block for each step taken since the card was turned up, and the
 * step that comes next.
 */
#define RISE_TYPE_ACCOUNT (rise_account_get_type ())
G_DECLARE_FINAL_TYPE (RiseAccount, rise_account, RISE, ACCOUNT, GnContainer)

void       rise_account_update   (RiseAccount *self, const RiseScene *scene);
/** rise_account_get_button: the button that takes the next step, which Enter presses; %NULL where it is not shown */
GtkWidget *rise_account_get_button (RiseAccount *self);

/** rise_run_through: takes all automatic steps at @panel, one after the other, up to the next decision. It stops
 * after a scoring, so that the result can be read before the table is reset. Returns: FALSE if nothing was waiting */
gboolean   rise_run_through (GnPanel *panel);

G_END_DECLS
