/* frame.c: a window round a panel, with the frame's actions, for the tests of panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "frame.h"

#include "panels/panel/panel.h"

char *said;

static void
on_action (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  g_free (said);
  said = g_variant_is_of_type (parameter, G_VARIANT_TYPE_STRING)
    ? g_strdup_printf ("%s %s", g_action_get_name (G_ACTION (action)), g_variant_get_string (parameter, NULL))
    : g_strdup_printf ("%s %d", g_action_get_name (G_ACTION (action)), g_variant_get_int32 (parameter));
}

GtkWidget *
show (GtkWidget *child,
      int        width,
      int        height)
{
  const GActionEntry entries[] = {
    { "move", on_action, "s", NULL, NULL, { 0 } }, { "thing", on_action, "s", NULL, NULL, { 0 } },
    { "why", on_action, "s", NULL, NULL, { 0 } }, { "deal", on_action, "i", NULL, NULL, { 0 } },
  };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (window, "table", G_ACTION_GROUP (group));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child) || gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

void
finish (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_pointer (&said, g_free);
}

const char *
focused (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus ? gtk_widget_get_name (focus) : "nothing";
}

static void
read_all (GtkWidget *widget,
          GString   *text)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    read_all (child, text);
}

gboolean
reads (GtkWidget  *widget,
       const char *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  read_all (widget, text);
  return strstr (text->str, words) != NULL;
}

void
point (GtkWidget *tile,
       gboolean   there)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (tile);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (there)
        g_signal_emit_by_name (controller, "enter", 1.0, 1.0);
      else
        g_signal_emit_by_name (controller, "leave");
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

GtkWidget *
find_move (GtkWidget  *widget,
           const char *spec)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "gn-move"), spec) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_move (child, spec);

      if (found)
        return found;
    }
  return NULL;
}

gpointer
find_type (GtkWidget *widget,
           GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find_type (child, type);

      if (found)
        return found;
    }
  return NULL;
}

GtkWidget *
panel_of (GnMatchTable *table,
          int           viewer)
{
  GnPanel *panel = gn_panel_new_for (table);

  g_object_set (panel, "viewer", viewer, NULL);
  gn_panel_refresh (panel, NULL);
  return GTK_WIDGET (panel);
}

gboolean
key (GtkWidget *panel,
     guint      keyval)
{
  return GN_PANEL_GET_CLASS (panel)->key (GN_PANEL (panel), keyval);
}
