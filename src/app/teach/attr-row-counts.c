/* attr-row-counts.c: row of an attribute that is a bag or a list: counters, and figures in a row
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "attr-row-private.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "app/widgets/wrap-layout.h"

/* ---- Counts -------------------------------------------------------------- */

/* The positions of @value in the row: "2", "1 3". */
static char *
places_of (GnAttrRow *self,
           guint      value)
{
  GString *places = g_string_new (NULL);

  for (guint k = 0; k < self->n_line; k++)
    if (self->line[k] == value)
      {
        g_autofree char *place = gn_number_text (k + 1);

        g_string_append_printf (places, "%s%s", places->len ? " " : "", place);
      }
  return g_string_free (places, FALSE);
}

void
gn_attr_row_show_counts (GnAttrRow *self)
{
  gboolean quiet = self->quiet;

  for (guint i = 0; self->counts && i < self->counts->len; i++)
    {
      GtkWidget *label = self->counts->pdata[i];
      GtkWidget *less = g_object_get_data (G_OBJECT (label), "less");
      g_autofree char *n = self->attr->ordered ? places_of (self, i) : gn_number_text (self->count[i]);

      gtk_label_set_label (GTK_LABEL (label), self->count[i] ? n : "");
      gtk_widget_set_opacity (less, self->count[i] ? 1 : 0);
      gtk_widget_set_can_target (less, self->count[i] > 0);
      gn_set_class (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "counted", self->count[i] > 0);
    }
  if (self->nothing)
    {
      gboolean none = self->counted && !(self->numbers && *gtk_editable_get_text (GTK_EDITABLE (self->numbers)))
                      && !(self->names && *gtk_editable_get_text (GTK_EDITABLE (self->names)));

      for (guint i = 0; self->counts && i < self->counts->len; i++)
        none &= self->count[i] == 0;
      self->quiet = TRUE;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->nothing), none);
      self->quiet = quiet;
    }
}

void
gn_attr_row_line_up (GnAttrRow *self,
                     guint      value)
{
  int held = 0;

  for (guint i = 0; i < self->n_line; i++)
    held += self->line[i] == value;
  for (; held < self->count[value] && self->n_line < MOST_LINE; held++)
    self->line[self->n_line++] = (guint8) value;
  for (guint i = self->n_line; i-- > 0 && held > self->count[value];)
    if (self->line[i] == value)
      {
        memmove (self->line + i, self->line + i + 1, self->n_line - i - 1);
        self->n_line--;
        held--;
      }
}

static void
count (GnAttrRow *self,
       guint      value,
       int        n)
{
  self->count[value] = CLAMP (n, 0, self->attr->max ? self->attr->max : 99);
  gn_attr_row_line_up (self, value);
  self->counted = FALSE;
  for (guint i = 0; i < self->counts->len; i++)
    self->counted |= self->count[i] > 0;
  self->counted |= !self->attr->nullable;
  gn_attr_row_show_counts (self);
  gn_attr_row_changed (self);
}

static void
on_count (GnAttrRow *self,
          GtkWidget *button)
{
  count (self, gn_attr_row_chip_value (button), self->count[gn_attr_row_chip_value (button)] + 1);
}

static void
on_less (GnAttrRow *self,
         GtkWidget *button)
{
  count (self, gn_attr_row_chip_value (button), self->count[gn_attr_row_chip_value (button)] - 1);
}

/* Digits set the count; minus and backspace reduce it. */
static gboolean
on_count_key (GtkEventControllerKey *keys,
              guint                  keyval,
              guint                  keycode,
              GdkModifierType        state,
              GnAttrRow             *self)
{
  int value = gn_attr_row_chip_value (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)));
  gunichar c = gdk_keyval_to_unicode (keyval);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (g_unichar_isdigit (c))
    count (self, value, g_unichar_digit_value (c));
  else if (c == '+')
    count (self, value, self->count[value] + 1);
  else if (c == '-' || keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete)
    count (self, value, self->count[value] - 1);
  else
    return FALSE;
  return TRUE;
}

static void
on_nothing (GnAttrRow       *self,
            GtkToggleButton *chip)
{
  if (self->quiet)
    return;
  memset (self->count, 0, sizeof self->count);
  self->n_line = 0;
  if (self->numbers)
    {
      self->quiet = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->numbers), "");
      self->quiet = FALSE;
    }
  self->counted = gtk_toggle_button_get_active (chip) || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  gn_attr_row_changed (self);
}

static GtkWidget *
new_nothing (GnAttrRow *self)
{
  self->nothing = gn_attr_row_new_chip (NULL, _("nothing"), _("nothing"), 0);
  g_signal_connect_object (self->nothing, "toggled", G_CALLBACK (on_nothing), self, G_CONNECT_SWAPPED);
  return self->nothing;
}

/* ---- Figures in a row ------------------------------------------------------ */

GArray *
gn_attr_row_numbers (GnAttrRow *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_auto (GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->numbers)), " ,;/", -1);

  for (guint i = 0; words[i]; i++)
    {
      gint64 n;

      if (g_ascii_string_to_signed (words[i], 10, G_MININT16, G_MAXINT16, &n, NULL))
        g_array_append_val (numbers, n);
    }
  return numbers;
}

static void
on_numbers (GnAttrRow *self)
{
  if (self->quiet)
    return;

  g_autoptr (GArray) numbers = gn_attr_row_numbers (self);

  self->counted = numbers->len > 0 || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  gn_attr_row_changed (self);
}

/* One of the sample's lists as an example of how to type it. */
static char *
sample_numbers (GnAttrRow *self)
{
  GString *text = g_string_new (NULL);
  gint16 value[MOST_VALUES];

  for (guint i = 0; self->sample && !text->len && i < gn_set_size (self->sample, self->family); i++)
    for (gint k = 0, n = gn_set_list (self->sample, self->family, i, self->attr->id, value, MOST_VALUES); k < n; k++)
      g_string_append_printf (text, "%s%d", k ? " " : "", value[k]);
  return g_string_free (text, FALSE);
}

GtkWidget *
gn_attr_row_make_number_list (GnAttrRow *self)
{
  GtkWidget *box = gn_row (4, NULL);
  g_autofree char *sample = sample_numbers (self);

  self->numbers = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->numbers), 120);
  gtk_widget_set_hexpand (self->numbers, TRUE);
  gn_say_name (self->numbers, gn_tr (self->attr->title));
  if (*sample)
    {
      /* Translators: in an empty line for several figures: "such as 8 13 18" */
      g_autofree char *hint = gn_fill (_("such as {figures}"), "figures", sample, NULL);

      gtk_entry_set_placeholder_text (GTK_ENTRY (self->numbers), hint);
    }
  g_signal_connect_object (self->numbers, "changed", G_CALLBACK (on_numbers), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->numbers);
  if (self->attr->nullable)
    gtk_box_append (GTK_BOX (box), new_nothing (self));
  self->counted = !self->attr->nullable;
  return box;
}

GtkWidget *
gn_attr_row_make_counts (GnAttrRow *self)
{
  guint n = MIN (gn_attr_row_n_values (self), MOST_VALUES);
  GtkWidget *box = gn_even_box (5);

  self->counts = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    {
      GnThing thing = GN_THING (self->attr->domain, i);
      g_autofree char *name = gn_thing_name (self->match, thing);
      g_autofree char *more_name = gn_fill (_("More: {thing}"), "thing", name, NULL);
      g_autofree char *less_name = gn_fill (_("Fewer: {thing}"), "thing", name, NULL);
      const char *piece = gn_thing_icon (self->match, thing);
      GtkWidget *cell = gn_row (0, "attr-count");
      GtkWidget *more = gtk_button_new (), *less = gtk_button_new_from_icon_name ("list-remove-symbolic");
      GtkWidget *inside = gn_row (5, NULL), *label = gn_label ("", "count");
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_box_append (GTK_BOX (inside), piece ? gn_piece_new (piece, 24) : gn_label (name, NULL));
      gtk_label_set_width_chars (GTK_LABEL (label), 1);
      gtk_box_append (GTK_BOX (inside), label);
      gtk_button_set_child (GTK_BUTTON (more), inside);
      gn_add_classes (more, "attr-chip");
      gn_add_classes (less, "flat less");
      gtk_widget_set_focusable (less, FALSE);
      gtk_widget_set_valign (less, GTK_ALIGN_CENTER);
      gn_set_tooltip (more, more_name);
      gn_say_name (more, more_name);
      gn_set_tooltip (less, less_name);
      gn_say_name (less, less_name);
      for (guint k = 0; k < 2; k++)
        g_object_set_data (G_OBJECT (k ? less : more), "value", GINT_TO_POINTER ((int) i));
      g_object_set_data (G_OBJECT (label), "less", less);
      g_signal_connect_object (more, "clicked", G_CALLBACK (on_count), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (less, "clicked", G_CALLBACK (on_less), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_count_key), self, 0);
      gtk_widget_add_controller (more, keys);
      gn_append (cell, more, less, NULL);
      gtk_box_append (GTK_BOX (box), cell);
      g_ptr_array_add (self->counts, label);
    }
  if (self->attr->kind == GN_ATTR_LIST && self->attr->nullable)
    gtk_box_append (GTK_BOX (box), new_nothing (self));
  self->counted = !self->attr->nullable;
  return box;
}
