/* help.h: the text of the help, from data/help/help.json
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** GnHelpKey: @accels: as in ui/window/help-overlay.ui; @does: its words there, translated */
typedef struct {
  const char *accels;
  const char *does;
} GnHelpKey;

/**
 * GnHelpTopic:
 * One page of the help, in the user's language.
 * @id: the name of its pictures, data/help/LANGUAGE/ID.png and ID-dark.png
 * @title: its heading
 * @picture: what the picture shows, in words
 * @text: (array zero-terminated=1): its paragraphs
 */
typedef struct {
  const char       *id;
  const char       *title;
  const char       *picture;
  const char      **text;
  const GnHelpKey  *keys;
  guint             n_keys;
} GnHelpTopic;

/** gn_help: the pages in their order; read once. Returns: (transfer none) (array length=n) */
const GnHelpTopic *gn_help (guint *n);

G_END_DECLS
