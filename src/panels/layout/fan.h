/* fan.h: a row whose children overlap if there is little space
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

#define GN_TYPE_FAN (gn_fan_get_type ())
G_DECLARE_FINAL_TYPE (GnFan, gn_fan, GN, FAN, GnContainer)

/** gn_fan_new: @gap: between the children if there is room; if negative, they always overlap */
GtkWidget *gn_fan_new   (int gap);
void       gn_fan_add   (GnFan *self, GtkWidget *child);
void       gn_fan_clear (GnFan *self);

G_END_DECLS
