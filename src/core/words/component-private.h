/* component-private.h: what reading a component and asking about one share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "component.h"

#include "core/set/set-private.h"

G_BEGIN_DECLS

/** gn_attr_is_row: is @attr a list of plain figures, told in a row? */
gboolean gn_attr_is_row       (const GnAttr *attr);
/** gn_attr_is_name: is @attr what the component is called? */
gboolean gn_attr_is_name      (const GnAttr *attr);
/** gn_attrs_are_ordered: are there several lists of the same things? Then what is printed is read from top to bottom */
gboolean gn_attrs_are_ordered (const GnAttr *attrs);

G_END_DECLS
