/* rise-account.h: what the Gnomes and the dragon do, step by step, each with its reasons
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
 * The card on the table, below it a block for each step that is done since it was turned up, and the one that comes
 * next.
 */
#define RISE_TYPE_ACCOUNT (rise_account_get_type ())
G_DECLARE_FINAL_TYPE (RiseAccount, rise_account, RISE, ACCOUNT, GnContainer)

void       rise_account_update   (RiseAccount *self, const RiseScene *scene);
/** rise_account_get_button: the button that goes on, or NULL where it is not shown: what Enter presses */
GtkWidget *rise_account_get_button (RiseAccount *self);
/** rise_account_get_run: runs through all that follows by itself */
GtkWidget *rise_account_get_run  (RiseAccount *self);

/** rise_run_through: does at @panel all that follows by itself, one step after the other, up to the next decision; what
 * a scoring has brought stays to be read before the table is reset. FALSE: nothing waits */
gboolean   rise_run_through (GnPanel *panel);

G_END_DECLS
