/* wiz-form.c: a hand behind the curtain: to play a card, or to keep some of the cards looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-form.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define WIZ_TYPE_FORM (wiz_form_get_type ())
G_DECLARE_FINAL_TYPE (WizForm, wiz_form, WIZ, FORM, GtkBox)

#define MOST 60

struct _WizForm {
  GtkBox     parent_instance;

  WizLook    look;
  guint      wanted;        /* number of cards kept; 0: one is played */
  GtkWidget *title;
  GtkWidget *cards;
  GtkWidget *accept;
  guint      n_chosen;
};

G_DEFINE_FINAL_TYPE (WizForm, wiz_form, GTK_TYPE_BOX)

static gboolean
is_chosen (GtkWidget *card)
{
  return gtk_widget_has_css_class (card, "chosen");
}

static void
say_keep (WizForm *self)
{
  GString *list = g_string_new (NULL);

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card; card = gtk_widget_get_next_sibling (card))
    if (is_chosen (card))
      g_string_append_printf (
        list, "%s%s", list->len ? "," : "",
        gn_thing_id (self->look.match,
                     GN_THING (WIZ_DOMAIN_CARD, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "card")))));
  wiz_say (GTK_WIDGET (self), "keep cards=%s", list->str);
  g_string_free (list, TRUE);
}

static void
show (WizForm *self)
{
  g_autofree char *n = gn_number_text (self->n_chosen);
  g_autofree char *of = gn_number_text (self->wanted);
  /* Translators: a button: the player keeps this number of the cards looked at */
  g_autofree char *text = gn_fill (_("Keep {n} of {all}"), "n", n, "all", of, NULL);

  gn_button_enter (self->accept, gn_label (text, NULL));
  gtk_widget_set_visible (self->accept, self->wanted > 1);
  gn_set_class (self->accept, "cannot", self->n_chosen != self->wanted);
}

static void
on_card (GtkWidget *card,
         WizForm   *self)
{
  const int value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "card"));

  if (self->wanted == 0)
    {
      wiz_say (GTK_WIDGET (self), "play card=%s", gn_thing_id (self->look.match, GN_THING (WIZ_DOMAIN_CARD, value)));
      return;
    }
  self->n_chosen += is_chosen (card) ? -1 : 1;
  gn_set_class (card, "chosen", !is_chosen (card));
  /* If one card is kept, a click is enough. */
  if (self->wanted == 1)
    say_keep (self);
  else
    show (self);
}

static void
on_accept (WizForm *self)
{
  if (self->n_chosen == self->wanted)
    say_keep (self);
}

static void
wiz_form_class_init (WizFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/form.ui");
  gn_bind_children (widget_class, WizForm, title, cards, accept);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
}

static void
wiz_form_init (WizForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_card (WizForm *self,
          int      card,
          guint    nth)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, 96, 124);
  GtkWidget *face = gn_column (6, NULL);
  g_autofree char *name = wiz_title (self->look.match, WIZ_DOMAIN_CARD, card);
  g_autofree char *number = gn_number_text (nth + 1);
  GtkWidget *picture = wiz_card_picture (self->look.match, card, 52);
  GtkWidget *label = gn_label (name, "strong");

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gn_append (face, picture, label, NULL);
  gn_space_add (GN_SPACE (space), face);
  if (nth < 9)
    gn_space_add (GN_SPACE (space), wiz_key_label (number));
  gn_add_classes (space, "card choice wiz-hand-card");
  gn_say_name (space, name);
  g_object_set_data (G_OBJECT (space), "card", GINT_TO_POINTER (card));
  g_signal_connect (space, "clicked", G_CALLBACK (on_card), self);
  gtk_box_append (GTK_BOX (self->cards), space);
}

GtkWidget *
wiz_form_new (GnPanel      *panel,
              const GnMove *partial,
              const GnWays *ways)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const WizState *state = gn_match_table_state (gn_panel_get_table (panel), gn_panel_get_viewer (panel));
  gint16 card[MOST];
  guint n = 0, all = 0, keep = 0;

  if (ways->fit.n == 0 || partial->seat < 0 || gn_panel_get_viewer (panel) != partial->seat)
    return NULL;
  if (partial->verb == WIZ_PLAY)
    n = wiz_view_hand (match, state, partial->seat, card, G_N_ELEMENTS (card));
  else if (partial->verb == WIZ_KEEP)
    n = wiz_view_looked (match, state, card, G_N_ELEMENTS (card), &all, &keep);
  if (n == 0)
    return NULL;

  WizForm *self = g_object_new (WIZ_TYPE_FORM, NULL);
  wiz_look (&self->look, panel, match, state, FALSE);
  self->wanted = partial->verb == WIZ_KEEP ? keep : 0;
  g_autofree char *figure = gn_number_text (self->wanted);
  g_autofree char *words = self->wanted
                             /* Translators: above the cards that the Oracle looks at */
                             ? gn_fill (ngettext ("Keep {n} of these cards; the others are discarded",
                                                  "Keep {n} of these cards; the others are discarded", self->wanted),
                                        "n", figure, NULL)
                             /* Translators: above the cards of a hand */
                             : g_strdup (_("Play one of your cards"));
  gtk_label_set_label (GTK_LABEL (self->title), words);
  for (guint i = 0; i < n; i++)
    add_card (self, card[i], i);
  show (self);
  return GTK_WIDGET (self);
}
