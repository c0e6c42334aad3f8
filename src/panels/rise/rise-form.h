/* rise-form.h: the form for choices behind the curtain: judges to keep, a Gnome card from the hand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-scene.h"

G_BEGIN_DECLS

/** rise_form_new: a button for each way; digits press them; (transfer full) (nullable): %NULL where the common form
 * will do */
GtkWidget *rise_form_new (GnPanel *panel, const GnMove *partial, const GnWays *ways);

G_END_DECLS
