/* component-private.h: helpers for reading a component and for asking about one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "component.h"

#include "core/set/set-private.h"

G_BEGIN_DECLS

/** gn_attr_is_row: returns whether @attr is a list of plain figures, entered in a row */
gboolean gn_attr_is_row       (const GnAttr *attr);
/** gn_attr_is_name: returns whether @attr names the component */
gboolean gn_attr_is_name      (const GnAttr *attr);
/**
 * gn_attrs_are_ordered: returns whether there are several lists of the same things; print is then read from top to
 * bottom
 */
gboolean gn_attrs_are_ordered (const GnAttr *attrs);

G_END_DECLS
