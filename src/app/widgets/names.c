/* names.c: names of buttons where GTK puts them together wrongly, and scrollers that Tab does not leave
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "names.h"

#include "panels/drawing/parts.h"
#include "rich-label.h"

#define MENDED "gn-name-mended"

static GtkWidget *
label_in (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_LABEL (widget) || GN_IS_RICH_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !label;
       child = gtk_widget_get_next_sibling (child))
    label = label_in (child);
  return label;
}

static void
name_by (GtkButton *button,
         GtkWidget *other)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, other, NULL, -1);
}

/* GTK names a button by its label, with the "_" of the mnemonic, and by what is inside once more: a label, or a
 * picture, by the name of its class. The button in a drop-down, which has the focus, has no name at all. */
static void
mend (GtkButton *button)
{
  GtkWidget *child = gtk_button_get_child (button), *parent = gtk_widget_get_parent (GTK_WIDGET (button));

  if (GTK_IS_MENU_BUTTON (parent) && gtk_menu_button_get_label (GTK_MENU_BUTTON (parent)))
    name_by (button, label_in (GTK_WIDGET (button)));
  else if (GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent))
    name_by (button, parent);
  else if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL)
           && label_in (GTK_WIDGET (button)))
    name_by (button, label_in (GTK_WIDGET (button)));
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (GTK_IS_LABEL (child) && !gn_get_name (GTK_WIDGET (button)) && gtk_button_get_label (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_label_get_text (GTK_LABEL (child)), -1);
}

static gboolean
on_map (GSignalInvocationHint *hint,
        guint                  n_values,
        const GValue          *values,
        gpointer               data)
{
  GtkButton *button = g_value_get_object (&values[0]);

  if (!GTK_IS_BUTTON (button))
    return TRUE;
  mend (button);
  if (!g_object_get_data (G_OBJECT (button), MENDED))
    {
      g_object_set_data (G_OBJECT (button), MENDED, button);
      g_signal_connect (button, "notify::label", G_CALLBACK (mend), NULL);
    }
  return TRUE;
}

static gboolean (*scrolled_focus) (GtkWidget *widget, GtkDirectionType direction);

/* GTK says that a scroller without anything to go to took the focus, when it has it already or cannot have it: Tab
 * would never leave it. */
static gboolean
focus_scrolled (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *before = root ? gtk_root_get_focus (root) : NULL;
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  return scrolled_focus (widget, direction) && !(is_tab && root && gtk_root_get_focus (root) == before);
}

void
gn_names_init (void)
{
  GtkWidgetClass *scrolled;

  if (!gtk_check_version (4, 10, 0) || scrolled_focus)
    return;
  /* which makes the signal; nothing gives a class of GTK back */
  g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
  scrolled = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);
  scrolled_focus = scrolled->focus;
  scrolled->focus = focus_scrolled;
}
