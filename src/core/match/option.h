/* option.h: what an option offers: the choices of its table, and components of the set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/set/set.h"

G_BEGIN_DECLS

/* A choice is a number: first those of GnOption.choices, then the components of GnOption.family in the order of
 * @set. */

/** gn_option_n_choices: how many there are with this set */
guint       gn_option_n_choices (const GnOption *option, const GnSet *set);
/** gn_option_id: what files call it; %NULL: there is no such choice */
const char *gn_option_id        (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_title: what people call it; (transfer full) */
char       *gn_option_title     (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_hint: a sentence about it, or %NULL; translated */
const char *gn_option_hint      (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_find: the choice that files call @id, or -1 */
int         gn_option_find      (const GnOption *option, const GnSet *set, const char *id);
/** gn_option_suits: can it be offered to so many players? What cannot is still accepted, and refused at the start with
 * its reason */
gboolean    gn_option_suits     (const GnOption *option, const GnSet *set, guint choice, guint n_seats);

G_END_DECLS
