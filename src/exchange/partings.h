/* partings.h: two people of one name who became two on another laptop become two here
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GnPartings: who is called otherwise in a match there than here. A seat tells when it was parted
 * (core/record/record.h): the name that came later counts, on whichever laptop
 */
typedef struct _GnPartings GnPartings;

GnPartings *gn_partings_new    (void);
void        gn_partings_free   (GnPartings *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnPartings, gn_partings_free)
/** gn_partings_header: compares the first lines of one match; (transfer full) (nullable): the one here with the later
 * names; %NULL if it has them */
GBytes     *gn_partings_header (GnPartings *self, const char *here, gsize here_length, const char *there,
                                gsize there_length);
/**
 * gn_partings_league:
 * @newer, @older: two states of the file of a league
 *
 * Who was changed last may not have known of the parting: of those compared so far, the league gets the name where the
 * other state has it, in its list and in playoffs. (transfer full) (nullable): %NULL if nothing is missing
 */
GBytes     *gn_partings_league (GnPartings *self, GBytes *newer, GBytes *older);

G_END_DECLS
