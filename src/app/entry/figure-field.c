/* figure-field.c: a field of a form into which a figure is typed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "figure-field.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"

GtkWidget *
gn_figure_field_new (const char *name)
{
  GtkWidget *field = gtk_entry_new ();

  gtk_entry_set_input_purpose (GTK_ENTRY (field), GTK_INPUT_PURPOSE_NUMBER);
  gtk_entry_set_max_length (GTK_ENTRY (field), GN_FIGURE_TEXT - 1);
  /* Translators: in an empty field for a figure: what can be typed */
  gtk_entry_set_placeholder_text (GTK_ENTRY (field), _("A number, or a sum: 3+6+2"));
  gn_say_name (field, name);
  return field;
}

gboolean
gn_figure_field_read (GtkWidget *field,
                      gint16    *slots)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (field))));

  return *typed && gn_figure_parse (typed, slots) == strlen (typed);
}

void
gn_figure_field_show (GtkWidget    *field,
                      const gint16 *slots)
{
  gint16 typed[GN_FIGURE_SLOTS];
  char text[GN_FIGURE_TEXT] = "";
  const gboolean shows = gn_figure_field_read (field, typed);

  if (gn_figure_read (slots, NULL, NULL))
    gn_figure_text (slots, text);
  else if (!shows)
    return;
  if (!shows || memcmp (typed, slots, sizeof typed) != 0)
    gtk_editable_set_text (GTK_EDITABLE (field), text);
}

gboolean
gn_figure_field_key (GtkWidget *field,
                     guint      keyval)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);
  char letter[8] = { 0 };
  int at = -1;

  if (!((c >= '0' && c <= '9') || c == '+' || c == '-'))
    return FALSE;
  g_unichar_to_utf8 (c, letter);
  gtk_widget_grab_focus (field);
  gtk_editable_insert_text (GTK_EDITABLE (field), letter, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (field), -1);
  return TRUE;
}
