/* set-editor.h: a game's own way of designing a component of its set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnSetEditor:
 *
 * What cannot be written out in a form of fields (a board) is drawn in a widget that the game brings along, named in
 * its #GnPanelEntry. The page of component sets shows it in place of the form, keeps what comes of it, and knows no
 * more about it than this.
 *
 * Signals:
 *  - "told" (JsonNode *component): to be kept: as gn_set_teach() takes it, with the id of what was asked about, or none
 *  - "cancelled"
 */
#define GN_TYPE_SET_EDITOR (gn_set_editor_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnSetEditor, gn_set_editor, GN, SET_EDITOR, GnContainer)

/**
 * GnSetEditorClass:
 * @ask: as gn_set_editor_ask(); the match does not outlive the call
 * @is_changed: would anything be lost if it were left now?
 */
struct _GnSetEditorClass {
  GnContainerClass parent_class;

  void     (*ask)        (GnSetEditor *self, const GnMatch *match, guint family, int index, gboolean copy);
  gboolean (*is_changed) (GnSetEditor *self);
};

/** gn_set_editor_ask: @index: the component to change, or with @copy to begin another one from; -1: an empty new one */
void     gn_set_editor_ask        (GnSetEditor *self, const GnMatch *match, guint family, int index, gboolean copy);
/** gn_set_editor_is_changed: something would be lost if it were closed now */
gboolean gn_set_editor_is_changed (GnSetEditor *self);

/* For those that derive from it. */
void     gn_set_editor_tell       (GnSetEditor *self, JsonNode *component);
void     gn_set_editor_cancel     (GnSetEditor *self);

G_END_DECLS
