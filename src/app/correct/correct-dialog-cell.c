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
#include "panels/drawing/piece.h"
#include "pile-editor.h"
#include "panels/layout/popover.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "sheets/pieces.h"

/* If somebody has looked at the pile, others see only its number of cards. An edit by them could only erase that
 * knowledge. */
static void
write_pile (GnCorrectDialog     *self,
            const GnCorrectCell *cell)
{
  const GnPile shown = gn_correction_get_pile (self->correction, cell->field, cell->i, cell->j,
                                               gn_correct_dialog_viewer (self));
  const gboolean veiled = gn_correction_is_veiled (self->correction, cell->field, cell->i, cell->j,
                                                   gn_correct_dialog_viewer (self));
  g_autofree char *text = gn_correction_pile (&shown);

  gtk_button_set_label (GTK_BUTTON (cell->widget), text);
  gn_unavailable_set (cell->widget, veiled ? _("A player knows a card in it. To see it, turn on “Show what is "
                                               "secret” while the others look away.")
                                           : NULL);
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
  const gboolean veiled = gn_correction_is_veiled (self->correction, cell->field, cell->i, cell->j,
                                                   gn_correct_dialog_viewer (self));

  gn_unavailable_set (cell->widget, veiled ? _("A player knows more about it. To see it, turn on “Show what is "
                                               "secret” while the others look away.")
                                           : NULL);
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
  GPtrArray *lists[] = { self->cells, self->thing_cells };

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    for (guint i = 0; i < lists[k]->len; i++)
      if (((GnCorrectCell *) lists[k]->pdata[i])->widget == widget)
        return lists[k]->pdata[i];
  return NULL;
}

void
gn_correct_cells_write (GnCorrectDialog *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    gn_correct_cell_write (self, self->cells->pdata[i]);
  for (guint i = 0; i < self->thing_cells->len; i++)
    gn_correct_cell_write (self, self->thing_cells->pdata[i]);
}

/* The same element may lie on the table and in the list of fields. */
static void
changed (GnCorrectDialog     *self,
         const GnCorrectCell *cell)
{
  gn_correct_cells_write (self);
  gn_correct_dialog_changed (self, cell->field, cell->i, cell->j);
}

static void
on_spin (GnCorrectDialog *self,
         GtkSpinButton   *spin)
{
  GnCorrectCell *cell = cell_of (self, GTK_WIDGET (spin));

  if (self->writing || !cell)
    return;
  if (gn_unavailable_get (cell->widget))
    {
      gn_correct_cell_write (self, cell);
      return;
    }
  gn_correction_set (self->correction, cell->field, cell->i, cell->j, gtk_spin_button_get_value_as_int (spin));
  changed (self, cell);
}

static void
on_value (GtkListBox      *list,
          GtkListBoxRow   *row,
          GnCorrectDialog *self)
{
  GnCorrectCell *cell = g_object_get_data (G_OBJECT (list), "cell");

  gn_correction_set (self->correction, cell->field, cell->i, cell->j,
                     GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "value")));
  gtk_popover_popdown (self->values);
  changed (self, cell);
  gn_correct_thing_close (self);
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
  changed (self, cell);
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
  changed (self, cell);
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

static GtkWidget *
pile_editor (GnCorrectDialog *self,
             GnCorrectCell   *cell)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  const GnPile pile = gn_correction_get_pile (self->correction, cell->field, cell->i, cell->j, GN_EVERYTHING);
  /* The holder of a hand sees its cards; everybody has seen a card that is named here for all. */
  const GnViewers seen = !self->secrets ? GN_ALL_SEE
                         : field->dim[0] && field->index[0] == GN_DOMAIN_SEAT ? GN_SEES (cell->i)
                                                                              : 0;
  GtkWidget *editor;

  editor = gn_pile_editor_new (match, field, &pile, seen, first_pool (match, field, cell->i, cell->j));
  g_object_set_data (G_OBJECT (editor), "cell", cell);
  g_signal_connect (editor, "changed", G_CALLBACK (on_pile), self);
  return editor;
}

static GtkWidget *
members (GnCorrectDialog *self,
         GnCorrectCell   *cell,
         gint64           value)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  GtkWidget *list = gn_column (2, NULL);

  for (guint i = 0; i < n_values (self, field); i++)
    {
      g_autofree char *name = gn_thing_name (match, GN_THING (field->domain, i));
      GtkWidget *check_button = gtk_check_button_new_with_label (name);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button), value >> i & 1);
      g_object_set_data (G_OBJECT (check_button), "cell", cell);
      g_object_set_data (G_OBJECT (check_button), "bit", GUINT_TO_POINTER (i));
      g_signal_connect (check_button, "toggled", G_CALLBACK (on_bit), self);
      gtk_box_append (GTK_BOX (list), check_button);
    }
  return list;
}

/* A value with its picture. */
static GtkWidget *
value_row (const GnMatch *match,
           const GnField *field,
           int            value)
{
  const GnThing thing = GN_THING (field->domain, (gint16) value);
  g_autofree char *name = gn_correction_value (match, field, value);
  const GnDomain *domain = field->domain < GN_DOMAIN_SEAT ? &match->game->domains[field->domain] : NULL;
  GtkWidget *row = gtk_list_box_row_new (), *box = gn_row (8, NULL);
  const char *pictures = value >= 0 && domain && domain->values ? domain->values[value].pictures : NULL;

  if (value >= 0 && domain && !pictures)
    pictures = gn_thing_icon (match, thing);
  if (pictures)
    {
      g_auto (GStrv) each = g_strsplit (pictures, " ", -1);

      for (guint k = 0; each[k]; k++)
        gtk_box_append (GTK_BOX (box), gn_piece_new (each[k], 20));
    }
  else if (value >= 0 && field->domain == GN_DOMAIN_SEAT)
    gtk_box_append (GTK_BOX (box), gn_seat_token_new (gn_pieces_seat_paint (match, value), 20));
  gtk_box_append (GTK_BOX (box), gn_label (name, NULL));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gn_say_name (row, name);
  g_object_set_data (G_OBJECT (row), "value", GINT_TO_POINTER (value));
  return row;
}

static GtkWidget *
value_list (GnCorrectDialog *self,
            GnCorrectCell   *cell,
            gint64           value)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (list, "plain");
  g_object_set_data (G_OBJECT (list), "cell", cell);
  for (int i = field->min < 0 ? -1 : 0; i < (int) n_values (self, field); i++)
    {
      GtkWidget *row = value_row (match, field, i);

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      if (i == value)
        gtk_list_box_select_row (GTK_LIST_BOX (list), GTK_LIST_BOX_ROW (row));
    }
  g_signal_connect (list, "row-activated", G_CALLBACK (on_value), self);
  return list;
}

GtkWidget *
gn_correct_cell_editor (GnCorrectDialog *self,
                        GnCorrectCell   *cell)
{
  const GnField *field = &gn_correct_dialog_match (self)->game->fields[cell->field];
  gint64 value;

  if (gn_unavailable_get (cell->widget))
    return NULL;
  if (field->type == GN_FIELD_PILE)
    return pile_editor (self, cell);
  value = gn_correction_get (self->correction, cell->field, cell->i, cell->j, gn_correct_dialog_viewer (self));
  return gn_field_is_bits (field) ? members (self, cell, value) : value_list (self, cell, value);
}

static void
on_open (GtkButton       *button,
         GnCorrectDialog *self)
{
  GtkWidget *editor = gn_correct_cell_editor (self, cell_of (self, GTK_WIDGET (button)));

  if (editor)
    open_at (self, GTK_WIDGET (button), editor);
}

GtkWidget *
gn_correct_cell_new (GnCorrectDialog *self,
                     GPtrArray       *cells,
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

      GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell->widget)));

      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
      gtk_label_set_max_width_chars (label, self->narrow ? 16 : 22);
      g_signal_connect (cell->widget, "clicked", G_CALLBACK (on_open), self);
    }
  gn_say_name (cell->widget, name);
  gn_set_tooltip (cell->widget, name);
  g_ptr_array_add (cells, cell);
  gn_correct_cell_write (self, cell);
  return cell->widget;
}
