/* record-words.h: a record that a match broke, in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/game-figures.h"

G_BEGIN_DECLS

/** gn_record_broken_text: "A new record by Berta: 61 points. Before: 58 by Anna on November 3."; (transfer full) */
char *gn_record_broken_text (const GnRecordBroken *broken);

G_END_DECLS
