/* hand.h: the cards of a hand, as a panel gives them to the frame
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnHandCard:
 * @thing: the card, as moves name it; the frame finds the moves with it
 * @piece: its picture
 * @name, @kind: what stands on top
 * @text: what is printed on it
 * @note: what it would bring now: "completes flowers", "67%"
 * @face: (nullable): the game's own drawing in place of picture, kind and text
 * @told: the name stands on @face, too
 * @wide: the width of the card in units of the drawing, 0: the usual one
 * @spec: (nullable): the move that it is usually for: if it is refused, the card is dimmed and shows the reason. Where
 *   another move with a card is all that can be said, the reason is that of this move
 *
 * One card that its holder sees. All strings but @piece belong to it, and may be %NULL except @name.
 */
typedef struct {
  GnThing     thing;
  const char *piece;
  char       *name;
  char       *kind;
  char       *text;
  char       *note;
  GtkWidget  *face;
  gboolean    told;
  int         wide;
  char       *spec;
} GnHandCard;

/** gn_hand_add: adds a card to *@hand, which is created with the first one; @name: (transfer full). Returns:
 * (transfer none): the card, for its other members */
GnHandCard *gn_hand_add      (GPtrArray **hand, GnThing thing, const char *piece, char *name);
/** gn_hand_set_face: gives the card its own drawing; @face: (transfer floating) */
void        gn_hand_set_face (GnHandCard *card, GtkWidget *face);

G_END_DECLS
