/* zav-keep-form.c: the form for keeping one of two drawn cards, behind the curtain
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-forms.h"

#include <glib/gi18n.h>

#include "panels/things/card.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/layout/split-layout.h"
#include "core/words/text.h"
#include "zav-read.h"
#include "zav-shop.h"

#define ZAV_TYPE_KEEP_FORM (zav_keep_form_get_type ())
G_DECLARE_FINAL_TYPE (ZavKeepForm, zav_keep_form, ZAV, KEEP_FORM, GtkBox)

#define MOST_CARDS 2

struct _ZavKeepForm {
  GtkBox     parent_instance;

  GnPanel   *panel;
  GArray    *moves;             /* all moves that can be said */
  int        item[MOST_CARDS];  /* the drawn cards */
  int        n_items;
  GtkWidget *card[MOST_CARDS];
  int        kept;              /* index of the kept one */
  guint      order;             /* index among the orders of return for the kept card */
  GtkWidget *cards;
  GtkWidget *returned;
  GtkWidget *swap;
  GtkWidget *accept;
};

G_DEFINE_FINAL_TYPE (ZavKeepForm, zav_keep_form, GTK_TYPE_BOX)

/* The moves that keep the chosen card: one for each possible order of return. */
static const GnMove *
chosen_move (ZavKeepForm *self,
             guint       *n_orders)
{
  const GnMove *first = NULL, *chosen = NULL;
  guint n = 0;

  for (guint i = 0; i < self->moves->len; i++)
    {
      const GnMove *move = &g_array_index (self->moves, GnMove, i);

      if (move->arg[ZAV_ARG_CARD] != self->item[self->kept])
        continue;
      if (!first)
        first = move;
      if (n++ == self->order)
        chosen = move;
    }
  *n_orders = n;
  return chosen ? chosen : first;
}

static void
add_returned (ZavKeepForm *self,
              int          item)
{
  const GnMatch *match = gn_panel_get_match (self->panel);
  const gboolean artifact = zav_view_item_info (match, item)->kind == ZAV_ARTIFACT;
  GtkWidget *row = gn_row (8, NULL);
  g_autofree char *name = gn_thing_name (match, GN_THING (ZAV_DOMAIN_ITEM, item));

  gtk_box_append (GTK_BOX (row), gn_piece_new (artifact ? "back-artifact" : "back-jewelry", 24));
  GtkWidget *label = gn_paragraph (name, NULL);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->returned), row);
}

/* The cards that go back: the other drawn card and the old card in hand. If both go under one pile, the player
 * chooses the order. */
static void
show_returned (ZavKeepForm  *self,
               const GnMove *move)
{
  const gint16 n_ordered = MAX (move->arg[ZAV_ARG_ORDER], 0);
  const ZavState *state = gn_match_table_state (gn_panel_get_table (self->panel), move->seat);
  const int old = state->hand[move->seat];
  guint32 shown = 0;

  gn_box_clear (self->returned);
  for (int i = 0; i < n_ordered; i++)
    {
      add_returned (self, move->arg[ZAV_ARG_ORDER + 1 + i]);
      shown |= ZAV_BIT (move->arg[ZAV_ARG_ORDER + 1 + i]);
    }
  for (int i = 0; i < self->n_items; i++)
    if (i != self->kept && !(shown & ZAV_BIT (self->item[i])))
      add_returned (self, self->item[i]);
  if (old >= 0 && !(shown & ZAV_BIT (old)))
    add_returned (self, old);
}

static void
show (ZavKeepForm *self)
{
  const GnMatch *match = gn_panel_get_match (self->panel);
  guint n_orders;
  const GnMove *move = chosen_move (self, &n_orders);

  for (int i = 0; i < self->n_items; i++)
    {
      GtkWidget *foot = gn_card_get_foot (GN_CARD (self->card[i]));
      const gboolean kept = i == self->kept;

      gn_box_clear (foot);
      /* Translators: foot of a drawn card: whether the player keeps it */
      GtkWidget *word = gn_label (kept ? _("kept") : _("goes back"), NULL);
      gtk_widget_set_hexpand (word, TRUE);
      gtk_box_append (GTK_BOX (foot), word);
      gn_set_class (self->card[i], "can", kept);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->card[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   kept ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }

  if (!move)
    return;
  show_returned (self, move);
  gtk_widget_set_visible (self->swap, n_orders > 1);

  g_autofree char *name = gn_thing_name (match, GN_THING (ZAV_DOMAIN_ITEM, self->item[self->kept]));
  /* Translators: the button that keeps one of two drawn cards */
  g_autofree char *text = gn_fill (_("Keep {card}"), "card", name, NULL);
  gn_button_enter (self->accept, gn_label (text, NULL));
}

static void
on_card (GtkWidget   *card,
         ZavKeepForm *self)
{
  self->kept = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "which"));
  self->order = 0;
  show (self);
}

/* Its digit is pressed, too: what is chosen is heard. */
static void
on_clicked (GtkWidget   *card,
            ZavKeepForm *self)
{
  on_card (card, self);
  gtk_widget_grab_focus (card);
}

/* Space is held to look, so it cannot choose: the card with the focus is the one to keep. */
static void
on_focus (GtkEventController *focus,
          ZavKeepForm        *self)
{
  on_card (gtk_event_controller_get_widget (focus), self);
}

static void
on_swap (ZavKeepForm *self)
{
  guint n_orders;

  chosen_move (self, &n_orders);
  self->order = n_orders ? (self->order + 1) % n_orders : 0;
  show (self);
}

static void
on_accept (ZavKeepForm *self)
{
  guint n_orders;
  const GnMove *move = chosen_move (self, &n_orders);

  if (move)
    {
      const GnMove said = *move;

      zav_form_say (GTK_WIDGET (self), self->panel, &said);
    }
}

static void
zav_keep_form_finalize (GObject *object)
{
  g_array_unref (ZAV_KEEP_FORM (object)->moves);
  G_OBJECT_CLASS (zav_keep_form_parent_class)->finalize (object);
}

static void
zav_keep_form_class_init (ZavKeepFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zav_keep_form_finalize;
  g_type_ensure (GN_TYPE_ROVING_BOX);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/keep-form.ui");
  gn_bind_children (widget_class, ZavKeepForm, cards, returned, swap, accept);
  gtk_widget_class_bind_template_callback (widget_class, on_swap);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
}

static void
zav_keep_form_init (ZavKeepForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_card (ZavKeepForm *self,
          int          item)
{
  const GnMatch *match = gn_panel_get_match (self->panel);
  const ZavState *state = gn_match_table_state (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel));
  const int which = self->n_items++;
  GtkWidget *card = gn_card_new (112, 168);
  g_auto (ZavScene) scene = { 0 };

  self->item[which] = item;
  self->card[which] = card;
  zav_item_scene (&scene.item[0], match, state, item, FALSE);
  zav_item_card_fill (card, &scene.item[0], 64, TRUE);
  gtk_widget_add_css_class (card, "choice");
  gn_say_name (card, scene.item[0].say);
  gn_set_tooltip (card, scene.item[0].say);
  g_object_set_data (G_OBJECT (card), "which", GINT_TO_POINTER (which));
  g_signal_connect (card, "clicked", G_CALLBACK (on_clicked), self);

  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_signal_connect (focus, "enter", G_CALLBACK (on_focus), self);
  gtk_widget_add_controller (card, focus);
  gtk_box_append (GTK_BOX (self->cards), card);
}

GtkWidget *
zav_keep_form_new (GnPanel          *panel,
                   const GnMoveList *moves)
{
  ZavKeepForm *self = g_object_new (ZAV_TYPE_KEEP_FORM, NULL);

  self->panel = panel;
  self->moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  g_array_append_vals (self->moves, moves->move, moves->n);
  for (guint i = 0; i < moves->n && self->n_items < MOST_CARDS; i++)
    if (self->n_items == 0 || moves->move[i].arg[ZAV_ARG_CARD] != self->item[0])
      add_card (self, moves->move[i].arg[ZAV_ARG_CARD]);
  show (self);
  return GTK_WIDGET (self);
}
