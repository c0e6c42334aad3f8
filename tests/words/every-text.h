/* every-text.h: the texts of a game written out, with their gaps filled
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/words/text.h"

G_BEGIN_DECLS

/* How often a text is filled, and the numbers for that: none, one, two, some. */
#define EVERY_TEXT_FILLS 4
extern const gint16 every_text_number[EVERY_TEXT_FILLS];

/** every_text_match: a match with as many seats as there can be: the longest name, and such as begin with a vowel or have
 * an apostrophe; (transfer full) */
GnMatch *every_text_match (const GnGame *game);
/** every_text_fill: text number @text with all its gaps filled for @fill, a number below EVERY_TEXT_FILLS */
void     every_text_fill (const GnMatch *match, guint text, guint fill, GnSay *say);

G_END_DECLS
