/* correct-dialog-cell.c: cells of the correction dialog: a figure, one of some things, bits, or the layers of a pile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correct-dialog-private.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "pile-editor.h"
#include "panels/layout/popover.h"
#include "core/state/position.h"
#include "core/words/text.h"

/* If somebody has looked at the pile, others see only its number of cards. An edit by them could only erase that
 * knowledge. */
static void
write_pile (GnCorrectDialog     *self,
            const GnCorrectCell *cell)
{
  const GnPile shown = gn_correction_get_pile (self->correction, cell->field, cell->i, cell->j,
                                               gn_correct_dialog_viewer (self));
  const GnPile whole = gn_correction_get_pile (self->correction, cell->field, cell->i, cell->j, GN_EVERYTHING);
  g_autofree char *text = gn_correction_pile (&shown);

  gtk_button_set_label (GTK_BUTTON (cell->widget), text);
  gn_unavailable_set (cell->widget, memcmp (&shown, &whole, sizeof shown) == 0
                                      ? NULL
                                      : _("Somebody knows a card in it. It can be shown with the switch below, when "
                                          "those who must not see it look away."));
}

void
gn_correct_cell_write (GnCorrectDialog     *self,
                       const GnCorrectCell *cell)
{
  const GnField *field = &gn_correct_dialog_match (self)->game->fields[cell->field];

  if (field->type == GN_FIELD_PILE)
    {
      write_pile (self, cell);
      return;
    }

  gint64 value = gn_correction_get (self->correction, cell->field, cell->i, cell->j, gn_correct_dialog_viewer (self));

  self->writing = TRUE;
  if (GTK_IS_SPIN_BUTTON (cell->widget))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (cell->widget), value);
  else
    {
      g_autofree char *text = gn_correction_value (gn_correct_dialog_match (self), field, value);

      gtk_button_set_label (GTK_BUTTON (cell->widget), text);
    }
  self->writing = FALSE;
}

static GnCorrectCell *
cell_of (GnCorrectDialog *self,
         GtkWidget       *widget)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (((GnCorrectCell *) self->cells->pdata[i])->widget == widget)
      return self->cells->pdata[i];
  return NULL;
}

static void
on_spin (GnCorrectDialog *self,
         GtkSpinButton   *spin)
{
  GnCorrectCell *cell = cell_of (self, GTK_WIDGET (spin));

  if (self->writing || !cell)
    return;
  gn_correction_set (self->correction, cell->field, cell->i, cell->j, gtk_spin_button_get_value_as_int (spin));
  gn_correct_dialog_check (self);
}

static void
on_value (GtkListBox      *list,
          GtkListBoxRow   *row,
          GnCorrectDialog *self)
{
  GnCorrectCell *cell = g_object_get_data (G_OBJECT (list), "cell");

  gn_correction_set (self->correction, cell->field, cell->i, cell->j,
                     GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "value")));
  gn_correct_cell_write (self, cell);
  gtk_popover_popdown (self->values);
  gn_correct_dialog_check (self);
}

static void
on_bit (GtkCheckButton  *button,
        GnCorrectDialog *self)
{
  GnCorrectCell *cell = g_object_get_data (G_OBJECT (button), "cell");
  guint bit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bit"));
  gint64 value = gn_correction_get (self->correction, cell->field, cell->i, cell->j, GN_EVERYTHING);

  if (gtk_check_button_get_active (button))
    value |= (gint64) 1 << bit;
  else
    value &= ~((gint64) 1 << bit);
  gn_correction_set (self->correction, cell->field, cell->i, cell->j, value);
  gn_correct_cell_write (self, cell);
  gn_correct_dialog_check (self);
}

static guint
n_values (GnCorrectDialog *self,
          const GnField   *field)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  guint n = gn_match_domain_size (match, field->domain);

  if (field->domain < GN_DOMAIN_SEAT && match->game->domains[field->domain].hidden)
    n = MIN (n, match->game->domains[field->domain].hidden);
  return n;
}

static void
open_at (GnCorrectDialog *self,
         GtkWidget       *button,
         GtkWidget       *list)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gn_popover_show_at (self->values, scroller, button);
}

static void
on_pile (GnPileEditor    *editor,
         GnCorrectDialog *self)
{
  const GnCorrectCell *cell = g_object_get_data (G_OBJECT (editor), "cell");
  const GnPile pile = gn_pile_editor_get_pile (editor);

  gn_correction_set_pile (self->correction, cell->field, cell->i, cell->j, &pile);
  gn_correct_cell_write (self, cell);
  gn_correct_dialog_check (self);
}

/* A pile that is empty now gets its cards from its original pool. */
static guint
first_pool (const GnMatch *match,
            const GnField *field,
            int            i,
            int            j)
{
  g_autofree gpointer state = g_malloc0 (match->game->state_size);

  if (!match->game->start (match, state, NULL))
    return 0;

  const GnPile *pile = gn_field_pile (field, state, i, j);

  return pile->n ? pile->layer[0].pool : 0;
}

static void
on_open_pile (GtkButton       *button,
              GnCorrectDialog *self)
{
  GnCorrectCell *cell = cell_of (self, GTK_WIDGET (button));
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  const GnPile pile = gn_correction_get_pile (self->correction, cell->field, cell->i, cell->j, GN_EVERYTHING);
  /* The holder of a hand sees its cards; everybody has seen a card that is named here for all. */
  const GnViewers seen = !self->secrets ? GN_ALL_SEE
                         : field->dim[0] && field->index[0] == GN_DOMAIN_SEAT ? GN_SEES (cell->i)
                                                                              : 0;
  GtkWidget *editor;

  if (gn_unavailable_get (GTK_WIDGET (button)))
    return;
  editor = gn_pile_editor_new (match, field, &pile, seen, first_pool (match, field, cell->i, cell->j));
  g_object_set_data (G_OBJECT (editor), "cell", cell);
  g_signal_connect (editor, "changed", G_CALLBACK (on_pile), self);
  open_at (self, GTK_WIDGET (button), editor);
}

static void
on_open_values (GtkButton       *button,
                GnCorrectDialog *self)
{
  GnCorrectCell *cell = cell_of (self, GTK_WIDGET (button));
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  GtkWidget *list;
  guint n = n_values (self, field);
  gint64 value = gn_correction_get (self->correction, cell->field, cell->i, cell->j, gn_correct_dialog_viewer (self));

  if (gn_field_is_bits (field))
    {
      list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *name = gn_thing_name (match, GN_THING (field->domain, i));
          GtkWidget *check_button = gtk_check_button_new_with_label (name);

          gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button), value >> i & 1);
          g_object_set_data (G_OBJECT (check_button), "cell", cell);
          g_object_set_data (G_OBJECT (check_button), "bit", GUINT_TO_POINTER (i));
          g_signal_connect (check_button, "toggled", G_CALLBACK (on_bit), self);
          gtk_box_append (GTK_BOX (list), check_button);
        }
    }
  else
    {
      list = gtk_list_box_new ();
      gtk_widget_add_css_class (list, "plain");
      g_object_set_data (G_OBJECT (list), "cell", cell);
      for (int i = field->min < 0 ? -1 : 0; i < (int) n; i++)
        {
          g_autofree char *name = gn_correction_value (match, field, i);
          GtkWidget *label = gtk_label_new (name);
          GtkWidget *row = gtk_list_box_row_new ();

          gtk_label_set_xalign (GTK_LABEL (label), 0);
          gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
          g_object_set_data (G_OBJECT (row), "value", GINT_TO_POINTER (i));
          gtk_list_box_append (GTK_LIST_BOX (list), row);
          if (i == value)
            gtk_list_box_select_row (GTK_LIST_BOX (list), GTK_LIST_BOX_ROW (row));
        }
      g_signal_connect (list, "row-activated", G_CALLBACK (on_value), self);
    }
  open_at (self, GTK_WIDGET (button), list);
}

GtkWidget *
gn_correct_cell_new (GnCorrectDialog *self,
                     guint            f,
                     int              i,
                     int              j,
                     const char      *name)
{
  const GnField *field = &gn_correct_dialog_match (self)->game->fields[f];
  GnCorrectCell *cell = g_new0 (GnCorrectCell, 1);

  cell->field = f;
  cell->i = i;
  cell->j = j;
  if (field->domain == GN_DOMAIN_NUMBER && !gn_field_is_bits (field))
    {
      cell->widget = gtk_spin_button_new_with_range (field->min, MAX (field->max, field->min + 1), 1);
      gtk_editable_set_width_chars (GTK_EDITABLE (cell->widget), 3);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (cell->widget), 4);
      g_signal_connect_swapped (cell->widget, "value-changed", G_CALLBACK (on_spin), self);
    }
  else
    {
      cell->widget = gtk_button_new_with_label ("");
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell->widget))), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell->widget))), 22);
      g_signal_connect (cell->widget, "clicked",
                        G_CALLBACK (field->type == GN_FIELD_PILE ? on_open_pile : on_open_values), self);
    }
  gn_accessible_name (cell->widget, name);
  gn_set_tooltip (cell->widget, name);
  g_ptr_array_add (self->cells, cell);
  gn_correct_cell_write (self, cell);
  return cell->widget;
}
