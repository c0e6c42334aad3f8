/* inv-ending.h: the result, in the middle of the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvEnding:
 * @box: the widget to place; hidden until the end
 *
 * Who won, when and how close it was, and the figures of the evening that have a picture.
 */
typedef struct {
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *words;
  GtkWidget *figures;
} InvEnding;

void        inv_ending_update  (InvEnding *self, const InvScene *scene);

/** inv_ending_title: "All win together"; %NULL if the match was stopped; (transfer none) */
const char *inv_ending_title   (const InvScene *scene);
/** inv_ending_words: the turn, and what was missing; (transfer full) */
char       *inv_ending_words   (const InvScene *scene);
/** inv_ending_picture: a piece; (transfer none) */
const char *inv_ending_picture (const InvScene *scene);

G_END_DECLS
