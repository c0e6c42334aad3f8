/* faces.h: faces of gnomes, composed from hats, beards, noses and eyes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** GN_FACE_PREFIX: prefix of pieces that are not files: pieces.c gets them from here */
#define GN_FACE_PREFIX "face-"

/**
 * gn_face_svg:
 * @name: "face-" and anything: a card's id. Where a gnome's look is given, its words are in between, each with a
 * hyphen: mask, monocle, crown, sleep, shades, two, cross, lady ("face-mask-lou")
 *
 * Makes a gnome's face as SVG, 64 × 64. Hat, beard, nose, eyes and colors follow from the name. So a card always has
 * the same face, even one that the host's own box has just shown for the first time.
 *
 * Returns: (transfer full) (nullable): %NULL where the name is not the name of a face
 */
char *gn_face_svg (const char *name);

G_END_DECLS
