/* wiz-drawing.h: tokens come out of the bag
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
 * WizPulled: what came out of the bag last, in order: kept by the panel, since the state only counts
 * @draw: as it stood when the last token came out
 * @seat: who draws
 * @number: of that player's tile
 * @lingers: it is over, but is shown until somebody goes on
 * @steps: how many entries there were by then
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
 * The stage on which a draw happens: a place for each token, the chance that is left, how it can end; below it a key
 * for each kind that the bag holds (box), or the bag itself (app).
 */
#define WIZ_TYPE_DRAWING (wiz_drawing_get_type ())
G_DECLARE_FINAL_TYPE (WizDrawing, wiz_drawing, WIZ, DRAWING, GnContainer)

GtkWidget *wiz_drawing_new    (void);
void       wiz_drawing_update (WizDrawing *self, const WizLook *look, const WizPulled *pulled);
gboolean   wiz_drawing_key    (WizDrawing *self, guint keyval);
/** wiz_drawing_can_draw: "Draw a token" stands there, with its key */
gboolean   wiz_drawing_can_draw (WizDrawing *self);
/** wiz_drawing_grab: the focus to what is to be pressed now, where no token is to be named */
void       wiz_drawing_grab   (WizDrawing *self);
/** wiz_drawing_get_open: the slot that is filled next; (transfer none) or NULL */
GtkWidget *wiz_drawing_get_open (WizDrawing *self);
/** wiz_drawing_set_alone: for the big screen: nothing to press, no small characters */
void       wiz_drawing_set_alone (WizDrawing *self);

G_END_DECLS
