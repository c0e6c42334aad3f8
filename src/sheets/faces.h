/* faces.h: faces of gnomes, composed from hats, beards, noses and eyes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** GN_FACE_PREFIX: pieces whose names begin with it are not files: pieces.c asks here */
#define GN_FACE_PREFIX "face-"

/**
 * gn_face_svg:
 * @name: "face-" and anything: a card's id; between them, where a gnome's look is given, words of it with a hyphen
 * each: mask, monocle, crown, sleep, shades, two, cross, lady ("face-mask-lou")
 *
 * A gnome's face as SVG, 64 × 64. Hat, beard, nose, eyes, colours follow from the name, so that a card has the same
 * face for ever, also one that the host's own box has just shown for the first time.
 *
 * Returns: (transfer full) (nullable): %NULL where the name is not one of a face
 */
char *gn_face_svg (const char *name);

G_END_DECLS
