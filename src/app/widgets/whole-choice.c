/* whole-choice.c: the choice in an AdwComboRow, never cut off
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "whole-choice.h"

#include "panels/drawing/style.h"

/* In letters, of a line. The list in a row is as high as the choice is at the width it would like, even where it gets
 * less; so what it would like is also the least. */
#define LINE       20
#define LARGE_LINE 12   /* of large type: the title has to have room for its words */

static int
line (void)
{
  return gn_style_has_large_type () ? LARGE_LINE : LINE;
}

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "max-width-chars", line (), "xalign", 1.0,
                                               "justify", GTK_JUSTIFY_RIGHT, NULL));
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item)
{
  const char *choice = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  gtk_label_set_text (label, choice);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (choice, -1), line ()));
}

void
gn_whole_choice (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  /* the list has libadwaita's own, with the mark at the choice */
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, factory);
}
