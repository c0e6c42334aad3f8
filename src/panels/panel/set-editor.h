/* set-editor.h: the base of a game's own editors for components of its set
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
 * A component that does not fit a form of fields (a board) is drawn in the game's own widget, named in its
 * #GnPanelEntry. The page of component sets shows it in place of the form, keeps the result, and knows only this
 * interface.
 *
 * Signals:
 * - "told" (JsonNode *component): to be kept: in the form that gn_set_teach() takes, with the id of the component
 *   asked about, or none
 * - "cancelled"
 */
#define GN_TYPE_SET_EDITOR (gn_set_editor_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnSetEditor, gn_set_editor, GN, SET_EDITOR, GnContainer)

/**
 * GnSetEditorClass:
 * @ask: see gn_set_editor_ask(); the match does not outlive the call
 * @is_changed: returns whether closing now would lose anything
 */
struct _GnSetEditorClass {
  GnContainerClass parent_class;

  void     (*ask)        (GnSetEditor *self, const GnMatch *match, guint family, int index, gboolean copy);
  gboolean (*is_changed) (GnSetEditor *self);
};

/** gn_set_editor_ask: @index: the component to change, or with @copy the one to start a new one from; -1: an empty
 * new one */
void     gn_set_editor_ask        (GnSetEditor *self, const GnMatch *match, guint family, int index, gboolean copy);
/** gn_set_editor_is_changed: returns whether closing now would lose anything */
gboolean gn_set_editor_is_changed (GnSetEditor *self);

/* For derived classes. */
void     gn_set_editor_tell       (GnSetEditor *self, JsonNode *component);
void     gn_set_editor_cancel     (GnSetEditor *self);

G_END_DECLS
