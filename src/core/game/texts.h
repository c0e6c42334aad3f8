/* texts.h: the rows of a game's list of texts
 *
 * GAME-texts.inc is the one list of a game's texts. It is included twice, once with a ROW for the enum that names them
 * and once with a ROW for the table of #GnText:
 *
 *   FACT (EX_TEXT_DREW, "drew", "EX-010", "who:seat",
 *     N_("{who} draws a card."),
 *     .instruction = N_("The top card of the deck to {who}, face down"), .doer = "who")
 *
 * A row has a name, then the members of GnText in order from the id on: id, clause, gaps and text. A text that depends
 * on a number is `NP_ ("{n} gem", "{n} gems"), .by = "n"`. Other members follow by name.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#define REFUSAL(name, ...) ROW (name, GN_TEXT_REFUSAL, __VA_ARGS__)
#define FACT(name, ...)    ROW (name, GN_TEXT_FACT, __VA_ARGS__)
#define PROMPT(name, ...)  ROW (name, GN_TEXT_PROMPT, __VA_ARGS__)
#define LABEL(name, ...)   ROW (name, GN_TEXT_LABEL, __VA_ARGS__)
