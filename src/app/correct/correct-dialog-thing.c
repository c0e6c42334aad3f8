/* correct-dialog-thing.c: the small form at a thing of the table: the fields that it stands for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correct-dialog-private.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/popover.h"

#define MOST_HEIGHT 300
#define MANY        8   /* from so many fields on, those that are 0 are behind “More” */

void
gn_correct_thing_tell (GnCorrectDialog *self)
{
  const gboolean bad = !self->can && !gn_correction_is_empty (self->correction) && self->refusal;
  g_autofree char *fit = gn_correct_dialog_fit_text (self);

  if (!self->thing_note)
    return;
  gtk_label_set_label (GTK_LABEL (self->thing_note), bad ? self->refusal : "");
  gtk_widget_set_visible (self->thing_note, bad);
  gtk_widget_set_visible (self->thing_fit, fit != NULL);
  if (fit)
    gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->thing_fit))), fit);
}

void
gn_correct_thing_close (GnCorrectDialog *self)
{
  if (self->can || gn_correction_is_empty (self->correction))
    gtk_popover_popdown (self->thing);
}

/* Enter takes the number and closes the form if it fits. */
static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GnCorrectDialog       *self)
{
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  gtk_spin_button_update (GTK_SPIN_BUTTON (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller))));
  gn_correct_thing_close (self);
  return GDK_EVENT_STOP;
}

/* ---- One member of a set ------------------------------------------------------- */

static gint64
bit_of (GtkWidget *button)
{
  return (gint64) 1 << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bit"));
}

static void
on_member (GtkButton       *button,
           GnCorrectDialog *self)
{
  const GnCorrectCell *cell = g_object_get_data (G_OBJECT (button), "cell");
  const gint64 value = gn_correction_get (self->correction, cell->field, cell->i, cell->j, GN_EVERYTHING);

  gn_correction_set (self->correction, cell->field, cell->i, cell->j, value ^ bit_of (GTK_WIDGET (button)));
  gn_correct_cells_write (self);
  gn_correct_dialog_changed (self, cell->field, cell->i, cell->j);
  gn_correct_thing_close (self);
}

static GtkWidget *
new_member (GnCorrectDialog *self,
            GnCorrectCell   *cell,
            int              bit)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[cell->field];
  const gint64 value = gn_correction_get (self->correction, cell->field, cell->i, cell->j,
                                          gn_correct_dialog_viewer (self));
  const gboolean there = value >> bit & 1;
  g_autofree char *thing = gn_thing_name (match, GN_THING (field->domain, (gint16) bit));
  /* Translators: in a correction: {what} is a tile, a card, a piece, which lies there or does not */
  g_autofree char *label = gn_fill (there ? _("Take away {what}") : _("Put {what} here"), "what", thing, NULL);
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "cell", cell);
  g_object_set_data (G_OBJECT (button), "bit", GUINT_TO_POINTER (bit));
  g_signal_connect (button, "clicked", G_CALLBACK (on_member), self);
  return button;
}

/* ---- The form ------------------------------------------------------------------ */

static GtkWidget *
in_scroller (GtkWidget *editor)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), editor);
  return scroller;
}

/* The choices of one of several fields open under its button. */
static void
on_opened (GtkButton       *button,
           GnCorrectDialog *self)
{
  GtkWidget *open = g_object_get_data (G_OBJECT (button), "choices");
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (button)), *editor;

  if (open)
    {
      gn_leave_focus (open);
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (place)), open);
      g_object_set_data (G_OBJECT (button), "choices", NULL);
      gtk_widget_grab_focus (GTK_WIDGET (button));
      return;
    }
  editor = gn_correct_cell_editor (self, g_object_get_data (G_OBJECT (button), "cell"));
  if (!editor)
    return;
  open = in_scroller (editor);
  g_object_set_data (G_OBJECT (button), "choices", open);
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (place)), open, place);
}

/* A pop-over has as much room as its words need, and no more: they break only where they are long. */
static void
let_wrap (GtkLabel *label,
          int       most)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (label, most);
}

static GtkWidget *
add_row (GtkWidget  *form,
         const char *name,
         GtkWidget  *field)
{
  GtkWidget *row = gn_row (12, NULL), *label = gn_line (name, NULL);

  let_wrap (GTK_LABEL (label), 26);
  gtk_widget_set_hexpand (label, TRUE);
  gn_append (row, label, field, NULL);
  gtk_box_append (GTK_BOX (form), row);
  return field;
}

/* Returns the widget that gets the focus. */
static GtkWidget *
add_tie (GnCorrectDialog *self,
         GtkWidget       *form,
         const GnTie     *tie,
         gboolean         alone)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const int f = gn_game_find_field (match->game, tie->field);
  const GnField *field = &match->game->fields[f];
  g_autofree char *name = gn_correction_element_name (match, field, tie->i, tie->j);
  GtkWidget *widget = gn_correct_cell_new (self, self->thing_cells, (guint) f, tie->i, tie->j, name), *editor;
  GnCorrectCell *cell = self->thing_cells->pdata[self->thing_cells->len - 1];

  if (GTK_IS_SPIN_BUTTON (widget))
    {
      GtkEventController *key = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
      g_signal_connect (key, "key-pressed", G_CALLBACK (on_key), self);
      gtk_widget_add_controller (widget, key);
      return add_row (form, name, widget);
    }

  /* the button of the cell stands for it where it has no room of its own */
  g_object_set_data (G_OBJECT (widget), "cell", cell);
  if (tie->bit >= 0)
    {
      GtkWidget *member = new_member (self, cell, tie->bit);

      g_object_ref_sink (widget);
      g_object_set_data_full (G_OBJECT (member), "cell-button", widget, g_object_unref);
      gtk_box_append (GTK_BOX (form), member);
      return member;
    }
  g_signal_handlers_disconnect_by_data (widget, self);
  g_signal_connect (widget, "clicked", G_CALLBACK (on_opened), self);
  let_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (widget))), 16);
  add_row (form, name, widget);
  if (!alone)
    return widget;
  on_opened (GTK_BUTTON (widget), self);
  editor = g_object_get_data (G_OBJECT (widget), "choices");
  return editor ? editor : widget;
}

static void
on_closed (GnCorrectDialog *self)
{
  if (self->mark && gtk_widget_get_mapped (self->mark))
    gtk_widget_grab_focus (self->mark);
}

static GtkWidget *
new_foot (GnCorrectDialog *self,
          GtkWidget       *form)
{
  GtkWidget *note = gn_paragraph (NULL, "bad"), *fit = gtk_button_new ();

  gtk_label_set_max_width_chars (GTK_LABEL (note), 38);
  gtk_button_set_child (GTK_BUTTON (fit), gn_paragraph (NULL, NULL));
  gtk_label_set_max_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (fit))), 36);
  g_signal_connect_swapped (fit, "clicked", G_CALLBACK (gn_correct_dialog_take_fit), self);
  gn_append (form, note, fit, NULL);
  g_set_weak_pointer (&self->thing_note, note);
  g_set_weak_pointer (&self->thing_fit, fit);
  return form;
}

/* Of many kinds of cards few lie in one place. */
static gboolean
is_empty (GnCorrectDialog *self,
          const GnTie     *tie)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const int f = gn_game_find_field (match->game, tie->field);

  return match->game->fields[f].domain == GN_DOMAIN_NUMBER
         && gn_correction_get (self->correction, (guint) f, tie->i, tie->j, gn_correct_dialog_viewer (self)) == 0;
}

static GtkWidget *
new_more (void)
{
  /* Translators: opens the rest of the fields of a thing, which are 0 now */
  GtkWidget *more = gtk_expander_new (_("More"));

  gtk_expander_set_child (GTK_EXPANDER (more), gn_column (8, NULL));
  return more;
}

void
gn_correct_thing_open (GnCorrectDialog *self,
                       GtkWidget       *mark)
{
  GtkWidget *form = gn_column (8, "touch-form"), *first = NULL, *more = NULL;
  guint n;
  const GnTie *ties = gn_touch_table_get_ties (mark, &n);
  g_autofree GnTie *copy = g_memdup2 (ties, n * sizeof *ties);

  if (!g_object_get_data (G_OBJECT (self->thing), "listens"))
    {
      g_signal_connect_object (self->thing, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
      g_object_set_data (G_OBJECT (self->thing), "listens", self->thing);
    }
  gtk_popover_set_child (self->thing, NULL);
  g_ptr_array_set_size (self->thing_cells, 0);
  g_set_weak_pointer (&self->mark, mark);
  for (guint k = 0; k < n; k++)
    {
      const gboolean aside = n > MANY && is_empty (self, &copy[k]);
      GtkWidget *widget;

      if (aside && !more)
        more = new_more ();
      widget = add_tie (self, aside ? gtk_expander_get_child (GTK_EXPANDER (more)) : form, &copy[k], n == 1);
      first = first ? first : widget;
    }
  if (more)
    {
      gtk_expander_set_expanded (GTK_EXPANDER (more), !gtk_widget_get_first_child (form));
      gtk_box_append (GTK_BOX (form), more);
    }
  new_foot (self, form);
  gn_correct_thing_tell (self);
  gn_popover_show_at (self->thing, n > 4 ? in_scroller (form) : form, mark);
  /* What is folded away takes no focus. */
  if (first && !gtk_widget_get_root (first))
    first = more;
  if (first && gtk_widget_get_root (first))
    gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD);
}
