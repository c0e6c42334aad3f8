/* gw-pad.h: a pad to enter the dice rolled on the table: click faces, or type letters in any order
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "gw-scene.h"

G_BEGIN_DECLS

/**
 * GwPad:
 *
 * Enters one face for each die: "mmahc" is a letter for each, in any order, typed anywhere on the table. A click on a
 * face does the same. The last face enters the whole roll.
 */
#define GW_TYPE_PAD (gw_pad_get_type ())
G_DECLARE_FINAL_TYPE (GwPad, gw_pad, GW, PAD, GnContainer)

/** gw_pad_update: Returns: FALSE if no dice of the box are owed */
gboolean   gw_pad_update   (GwPad *self, const GwScene *scene);
/** gw_pad_owes: returns TRUE if dice rolled on the table have to be entered now */
gboolean   gw_pad_owes     (const GwScene *scene);
/** gw_pad_key: handles a face's letter or Backspace. Returns: FALSE if the key is not for the pad */
gboolean   gw_pad_key      (GwPad *self, guint keyval);
/** gw_pad_get_face: the widget to click for a face; gw_pad_letter: its letter in the user's language */
GtkWidget *gw_pad_get_face (GwPad *self, int face);
gunichar   gw_pad_letter   (const GnMatch *match, int face);

G_END_DECLS
