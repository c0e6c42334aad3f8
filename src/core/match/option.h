/* option.h: the choices of an option: those in its table, then components of the set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/set/set.h"

G_BEGIN_DECLS

/* A choice is a number: first those of GnOption.choices, then the components of GnOption.family in the order of
 * @set. */

/** gn_option_n_choices: the number of choices with this set */
guint       gn_option_n_choices (const GnOption *option, const GnSet *set);
/** gn_option_id: the choice's id in files; %NULL if there is no such choice */
const char *gn_option_id        (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_title: the choice's name for people; (transfer full) */
char       *gn_option_title     (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_hint: a sentence about it, or %NULL; translated */
const char *gn_option_hint      (const GnOption *option, const GnSet *set, guint choice);
/** gn_option_find: the choice with this @id in files, or -1 */
int         gn_option_find      (const GnOption *option, const GnSet *set, const char *id);
/**
 * gn_option_suits: returns whether to offer the choice to @n_seats players. Others are still accepted here, and
 * refused at the start with a reason
 */
gboolean    gn_option_suits     (const GnOption *option, const GnSet *set, guint choice, guint n_seats);

G_END_DECLS
