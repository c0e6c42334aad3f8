/* result-keys.c: keys pressed in the window at the end of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "result-keys.h"

void
enter (GnWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_signal_emit_by_name (window, "activate-default");
  fixture_settle ();
}

gboolean
press_shortcut (GtkWidget       *page,
                guint            keyval,
                GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger)
              && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
              && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers)
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, page,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  return FALSE;
}
