/* wiz-drawing.h: the draw of tokens from the bag
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

#define WIZ_MOST_PULLS 128

/**
 * WizPulled: the last tokens that came out of the bag, in order. The panel keeps it, since the state only counts
 * @draw: the draw at the time of the last token
 * @seat: the seat that draws
 * @number: of that player's tile
 * @lingers: the draw is over, but stays until somebody goes on
 * @steps: the number of entries at that time
 */
typedef struct {
  WizDraw  draw;
  guint8   token[WIZ_MOST_PULLS];
  guint    n;
  int      seat;
  guint    number;
  gboolean lingers;
  guint    steps;
} WizPulled;

/**
 * WizDrawing:
 *
 * The area for a draw: a place for each token, the remaining chance, the ways it can end. Below it is a key for
 * each kind of token in the bag (box), or the bag itself (app).
 */
#define WIZ_TYPE_DRAWING (wiz_drawing_get_type ())
G_DECLARE_FINAL_TYPE (WizDrawing, wiz_drawing, WIZ, DRAWING, GnContainer)

void       wiz_drawing_update (WizDrawing *self, const WizLook *look, const WizPulled *pulled);
gboolean   wiz_drawing_key    (WizDrawing *self, guint keyval);
/** wiz_drawing_can_draw: TRUE if "Draw a token" is shown, with its key */
gboolean   wiz_drawing_can_draw (WizDrawing *self);
/** wiz_drawing_grab: focuses the button to press now, if no token has to be named */
void       wiz_drawing_grab   (WizDrawing *self);
/** wiz_drawing_get_open: the slot that is filled next; (transfer none) or NULL */
GtkWidget *wiz_drawing_get_open (WizDrawing *self);
/** wiz_drawing_set_tight: words wrap, and the portrait is small */
void       wiz_drawing_set_tight (WizDrawing *self, gboolean tight);
/** wiz_drawing_set_alone: for the second screen: nothing to press, no small characters */
void       wiz_drawing_set_alone (WizDrawing *self);

G_END_DECLS
