/* card.c: a card on the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "card.h"

#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

struct _GnCard {
  GnSpace    parent_instance;

  GtkWidget *head;
  GtkWidget *art;
  GtkWidget *points;
  GtkWidget *title;
  GtkWidget *note;
  GtkWidget *foot;
};

G_DEFINE_FINAL_TYPE (GnCard, gn_card, GN_TYPE_SPACE)

static void
gn_card_class_init (GnCardClass *class)
{
}

static GtkWidget *
centred_label (const char *classes)
{
  GtkWidget *label = gn_label (NULL, classes);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static void
gn_card_init (GnCard *self)
{
  GtkWidget *column = gn_column (0, NULL);
  GtkWidget *picture = gtk_overlay_new ();

  self->head = gn_row (5, "head");
  gtk_widget_set_halign (self->head, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), self->head);

  self->art = gn_piece_new (NULL, 36);
  /* as large as the card allows, clear of the points on its right */
  g_object_set (self->art, "grows", TRUE, "margin-start", 21, "margin-end", 21, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (picture), self->art);
  gtk_widget_set_vexpand (picture, TRUE);
  self->points = gn_stamp_new ("points", 21, NULL, "points");
  gn_stamp_set_shift (GN_STAMP (self->points), 0, -0.04);
  gtk_widget_set_halign (self->points, GTK_ALIGN_END);
  gtk_widget_set_valign (self->points, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (self->points, 3);
  gtk_overlay_add_overlay (GTK_OVERLAY (picture), self->points);
  gtk_box_append (GTK_BOX (column), picture);

  self->title = centred_label ("card-title");
  gtk_box_append (GTK_BOX (column), gn_shrink_words (self->title));
  self->note = centred_label ("card-note");
  gtk_box_append (GTK_BOX (column), gn_shrink_words (self->note));

  self->foot = gn_row (3, "foot");
  gtk_box_append (GTK_BOX (column), self->foot);

  gn_space_add (GN_SPACE (self), column);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "item");
}

GtkWidget *
gn_card_new (int width,
             int height)
{
  return g_object_new (GN_TYPE_CARD, "width-request", width, "height-request", height, NULL);
}

void
gn_card_set_art (GnCard     *self,
                 const char *piece,
                 int         size,
                 gboolean    back)
{
  gn_piece_set_name (GN_PIECE (self->art), piece);
  gn_piece_set_size (GN_PIECE (self->art), size);
  gn_set_class (GTK_WIDGET (self), "empty", piece == NULL);
  gn_set_class (GTK_WIDGET (self), "back", back);
}

void
gn_card_set_points (GnCard *self,
                    int     points)
{
  g_autofree char *text = points >= 0 ? gn_number_text (points) : g_strdup ("?");

  gtk_widget_set_visible (self->points, points != -1);
  gn_stamp_set_text (GN_STAMP (self->points), text);
}

void
gn_card_set_words (GnCard     *self,
                   const char *title,
                   const char *note)
{
  gtk_label_set_label (GTK_LABEL (self->title), title ? title : "");
  /* some languages write two words as one */
  gn_set_class (self->title, "long", title && g_utf8_strlen (title, -1) > 12);
  gtk_label_set_label (GTK_LABEL (self->note), note ? note : "");
  gtk_widget_set_visible (self->note, note && *note);
}

GtkWidget *
gn_card_get_head (GnCard *self)
{
  return self->head;
}

GtkWidget *
gn_card_get_foot (GnCard *self)
{
  return self->foot;
}
