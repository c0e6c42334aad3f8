/* set-editor.c: the base of a game's own editors for components of its set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "set-editor.h"

G_DEFINE_ABSTRACT_TYPE (GnSetEditor, gn_set_editor, GN_TYPE_CONTAINER)

enum { TOLD, CANCELLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
gn_set_editor_class_init (GnSetEditorClass *class)
{
  signals[TOLD] = g_signal_new ("told", GN_TYPE_SET_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_POINTER);
  signals[CANCELLED] = g_signal_new ("cancelled", GN_TYPE_SET_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
gn_set_editor_init (GnSetEditor *self)
{
}

void
gn_set_editor_ask (GnSetEditor   *self,
                   const GnMatch *match,
                   guint          family,
                   int            index,
                   gboolean       copy)
{
  g_return_if_fail (GN_IS_SET_EDITOR (self));

  GN_SET_EDITOR_GET_CLASS (self)->ask (self, match, family, index, copy);
}

gboolean
gn_set_editor_is_changed (GnSetEditor *self)
{
  g_return_val_if_fail (GN_IS_SET_EDITOR (self), FALSE);

  return GN_SET_EDITOR_GET_CLASS (self)->is_changed (self);
}

void
gn_set_editor_tell (GnSetEditor *self,
                    JsonNode    *component)
{
  g_signal_emit (self, signals[TOLD], 0, component);
}

void
gn_set_editor_cancel (GnSetEditor *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}
