/* ending.h: how a match ended, in words and pictures, for the page, the ceremony, the sheet and the shared picture
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef enum {
  GN_MOOD_SO_FAR,    /* not over, or stopped by agreement */
  GN_MOOD_WON,       /* by one, by a side, by several, by all */
  GN_MOOD_TIED,      /* nobody has won by the rules */
  GN_MOOD_LOST,      /* all have lost */
} GnMood;

/**
 * GnEnding:
 * @headline: "Berta wins", "All lose together"
 * @reason: the line below it, or ""
 * @steps: (element-type utf8): how a tie was broken: "Gold after the sale: Berta 124, Caroline 109"
 * @n_stage: how many are on the stage: the winners, those who are tied, or all who play together
 * @stage: those parties
 * @villain: a picture of what beat everyone, or %NULL
 */
typedef struct {
  GnMood      mood;
  char       *headline;
  char       *reason;
  GPtrArray  *steps;
  guint       n_stage;
  guint8      stage[GN_MAX_PARTIES];
  const char *villain;
} GnEnding;

GnEnding *gn_ending_new  (GnMatchTable *table, const GnScoresheet *score);
void      gn_ending_free (GnEnding *ending);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnEnding, gn_ending_free)

/** gn_party_name: the name of a party; (transfer full) */
char     *gn_party_name  (const GnMatch *match, const GnScoresheet *score, guint party);
/** gn_parties_names: "Ann, Bo and Cy", in the order of the sheet; @parties: bits; (transfer full) */
char     *gn_parties_names (const GnMatch *match, const GnScoresheet *score, guint parties);
/** gn_side_name: the name of the side that @party plays for, or of the party if it plays for itself; (transfer full) */
char     *gn_side_name   (const GnMatch *match, const GnScoresheet *score, guint party);

G_END_DECLS
