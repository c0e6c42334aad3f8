/* deck.c: a face-down pile that shows how many cards it has
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "deck.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

struct _GnDeck {
  GnSpace    parent_instance;

  GtkWidget *stack;
  GtkWidget *below;    /* the card under the top one */
  GtkWidget *top;
  GtkWidget *count;
  GtkWidget *caption;
};

G_DEFINE_FINAL_TYPE (GnDeck, gn_deck, GN_TYPE_SPACE)

static void
gn_deck_class_init (GnDeckClass *class)
{
}

static void
gn_deck_init (GnDeck *self)
{
  GtkWidget *column = gn_column (3, NULL);

  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (column, GTK_ALIGN_CENTER);

  self->stack = gtk_overlay_new ();
  gtk_widget_set_halign (self->stack, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), self->stack);

  self->caption = gn_label (NULL, "note");
  gtk_box_append (GTK_BOX (column), self->caption);

  gn_space_add (GN_SPACE (self), column);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deck");
}

GtkWidget *
gn_deck_new (const char *back,
             int         size)
{
  GnDeck *self = g_object_new (GN_TYPE_DECK, NULL);

  self->below = gn_piece_new (back, size);
  gtk_widget_set_margin_top (self->below, 3);
  gtk_widget_set_margin_start (self->below, 3);
  gtk_overlay_set_child (GTK_OVERLAY (self->stack), self->below);

  self->top = gn_piece_new (back, size);
  gtk_widget_set_halign (self->top, GTK_ALIGN_START);
  gtk_widget_set_valign (self->top, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->stack), self->top);

  self->count = gn_label (NULL, "badge");
  gtk_widget_set_halign (self->count, GTK_ALIGN_END);
  gtk_widget_set_valign (self->count, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->stack), self->count);
  return GTK_WIDGET (self);
}

void
gn_deck_set (GnDeck     *self,
             int         count,
             const char *caption)
{
  g_autofree char *text = gn_number_text (count);

  gtk_label_set_label (GTK_LABEL (self->count), text);
  gtk_label_set_label (GTK_LABEL (self->caption), caption ? caption : "");
  gtk_widget_set_visible (self->caption, caption && *caption);
  gtk_widget_set_opacity (self->below, count > 1 ? 1 : 0);
  gn_piece_set_dim (GN_PIECE (self->top), count == 0);
}
