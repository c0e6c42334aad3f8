/* gw-pad.h: what dice on the table show, typed as letters in any order or clicked
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
 * "mmahc": a letter a die, in any order, typed anywhere on the table, or a click on a face for each. With the last one
 * all is said.
 */
#define GW_TYPE_PAD (gw_pad_get_type ())
G_DECLARE_FINAL_TYPE (GwPad, gw_pad, GW, PAD, GnContainer)

/** gw_pad_update: Returns: FALSE: no dice of the box are owed */
gboolean   gw_pad_update   (GwPad *self, const GwScene *scene);
/** gw_pad_owes: are dice rolled on the table to be entered now? */
gboolean   gw_pad_owes     (const GwScene *scene);
/** gw_pad_key: a face's letter, or Backspace. FALSE: not for the pad */
gboolean   gw_pad_key      (GwPad *self, guint keyval);
/** gw_pad_get_face: what is clicked for a face; gw_pad_letter: its letter in the user's language */
GtkWidget *gw_pad_get_face (GwPad *self, int face);
gunichar   gw_pad_letter   (const GnMatch *match, int face);

G_END_DECLS
