/* wiz-pad.c: a pad of elements × symbols that says a card with one click
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-pad.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define MOST_CHOSEN 8

struct _WizPad {
  GnContainer   parent_instance;

  GtkWidget *rows;
  GtkWidget *row[WIZ_ELEMENTS];
  GtkWidget *progress[WIZ_ELEMENTS];
  GtkWidget *card[WIZ_CARDS];
  GtkWidget *mark[WIZ_CARDS];   /* the element again, if there is room */
  GtkWidget *doubles;
  GtkWidget *list;         /* the cards chosen so far */
  GtkWidget *counted;
  WizLook    look;
  gboolean   discards;     /* several cards are chosen, then said */
  guint      wanted;
  guint      n_chosen;
  gint16     chosen[MOST_CHOSEN];
  int        element;      /* the element whose letter was pressed, or -1 */
};

G_DEFINE_FINAL_TYPE (WizPad, wiz_pad, GN_TYPE_CONTAINER)

static void show_chosen (WizPad *self);

/* ---- Moves ------------------------------------------------------------------- */

static void
say_discards (WizPad    *self,
              GtkWidget *widget)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < self->n_chosen; i++)
    g_string_append_printf (list, "%s%s", i ? "," : "",
                            gn_thing_id (self->look.match, GN_THING (WIZ_DOMAIN_CARD, self->chosen[i])));
  self->n_chosen = 0;
  wiz_say (widget, "discard-looked cards=%s", list->str);
  g_string_free (list, TRUE);
  show_chosen (self);
}

/* A click plays a card at once (bind_card); discards are collected here. */
static void
on_card (GtkWidget *widget,
         WizPad    *self)
{
  const int card = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "card"));

  if (!self->discards)
    return;
  /* Stop this click here. Once the discards are said, the same card is bound to "play", and the click would play
   * it. */
  g_signal_stop_emission_by_name (widget, "clicked");
  if (self->n_chosen < MOST_CHOSEN)
    self->chosen[self->n_chosen++] = card;
  if (self->n_chosen >= self->wanted)
    say_discards (self, widget);
  else
    show_chosen (self);
}

static void
on_chosen (GtkWidget *button,
           WizPad    *self)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at"));

  if (at >= self->n_chosen)
    return;
  memmove (&self->chosen[at], &self->chosen[at + 1], (self->n_chosen - at - 1) * sizeof *self->chosen);
  self->n_chosen--;
  show_chosen (self);
}

static void
show_element (WizPad *self)
{
  for (int i = 0; i < WIZ_ELEMENTS; i++)
    gn_set_class (self->row[i], "chosen-row", i == self->element);
}

gboolean
wiz_pad_key (WizPad *self,
             guint   keyval)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  if (c >= '1' && c <= '0' + WIZ_SYMBOLS && self->element >= 0)
    {
      const int card = WIZ_CARD (self->element, c - '0');
      GtkWidget *space = self->card[card];

      self->element = -1;
      show_element (self);
      if (!space || !gtk_widget_get_visible (space))
        return FALSE;
      g_signal_emit_by_name (space, "clicked");
      return TRUE;
    }
  for (int i = 0; i < WIZ_ELEMENTS; i++)
    if (gn_thing_key (self->look.match, GN_THING (WIZ_DOMAIN_ELEMENT, i)) == g_unichar_tolower (c))
      {
        self->element = i;
        show_element (self);
        return TRUE;
      }
  return FALSE;
}

/* ---- Showing --------------------------------------------------------------------- */

static void
show_chosen (WizPad *self)
{
  g_autofree char *n = gn_number_text (self->n_chosen);
  g_autofree char *of = gn_number_text (self->wanted);
  /* Translators: the number of cards chosen of those needed: "1 of 2" */
  g_autofree char *text = gn_fill (_("{n} of {all}"), "n", n, "all", of, NULL);

  gtk_widget_set_visible (gtk_widget_get_parent (self->list), self->discards);
  gn_box_clear (self->list);
  gtk_label_set_label (GTK_LABEL (self->counted), text);
  for (guint i = 0; i < self->n_chosen; i++)
    {
      GtkWidget *button = gtk_button_new ();
      g_autofree char *name = gn_thing_name (self->look.match, GN_THING (WIZ_DOMAIN_CARD, self->chosen[i]));
      /* Translators: a button that removes a card from the choice */
      g_autofree char *said = gn_fill (_("Remove {card}"), "card", name, NULL);

      gtk_button_set_child (GTK_BUTTON (button), wiz_card_picture (self->look.match, self->chosen[i], 28));
      gn_add_classes (button, "flat wiz-chosen");
      gn_say_name (button, said);
      gn_set_tooltip (button, said);
      g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_chosen), self);
      gtk_box_append (GTK_BOX (self->list), button);
    }
}

/* If all cards of the box are known, only existing kinds are shown; otherwise any number that a card can have. */
static gboolean
is_shown (const WizLook *look,
          int            card)
{
  const WizBox *box = wiz_box (look->match);

  return wiz_list (look->match) || card >= WIZ_FIRST_DOUBLE ? box->copies[card] > 0 : TRUE;
}

static void
bind_card (WizPad *self,
           int     card)
{
  const WizLook *look = &self->look;
  g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_CARD, card);
  g_autofree char *spec = self->discards ? NULL
                                         : g_strdup_printf (
                                           "play card=%s", gn_thing_id (look->match, GN_THING (WIZ_DOMAIN_CARD, card)));

  gn_space_bind (GN_SPACE (self->card[card]), look->panel, name, NULL, spec, name);
}

void
wiz_pad_update (WizPad        *self,
                const WizLook *look)
{
  guint n = 0, keep = 0;
  gboolean any_double = FALSE;

  self->look = *look;
  self->discards = look->step == WIZ_STEP_KEEP;
  wiz_view_looked (look->match, look->state, NULL, 0, &n, &keep);
  self->wanted = n > keep ? n - keep : 0;
  self->n_chosen = 0;
  self->element = -1;
  show_element (self);

  for (int card = 0; card < WIZ_CARDS; card++)
    {
      const gboolean shown = is_shown (look, card);

      gtk_widget_set_visible (self->card[card], shown);
      any_double |= shown && card >= WIZ_FIRST_DOUBLE;
      if (shown)
        bind_card (self, card);
    }
  gtk_widget_set_visible (self->doubles, any_double);
  for (guint element = 0; element < WIZ_ELEMENTS && look->acting >= 0; element++)
    {
      WizSet set;
      wiz_view_set (look->match, look->state, look->acting, element, &set);
      g_autofree char *have = gn_number_text (set.symbols);
      g_autofree char *need = gn_number_text (set.need);
      g_autofree char *text = g_strconcat (have, "/", need, NULL);

      gtk_label_set_label (GTK_LABEL (self->progress[element]), text);
    }
  show_chosen (self);
}

/* ---- The widget ---------------------------------------------------------------------- */

static void
wiz_pad_class_init (WizPadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/pad.ui");
  gn_bind_children (widget_class, WizPad, rows, doubles, counted, list);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardpad");
}

static GtkWidget *
new_card (WizPad    *self,
          int        card,
          GtkWidget *face)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);

  gn_add_classes (space, "card wiz-key");
  gn_space_add (GN_SPACE (space), face);
  g_object_set_data (G_OBJECT (space), "card", GINT_TO_POINTER (card));
  g_signal_connect (space, "clicked", G_CALLBACK (on_card), self);
  self->card[card] = space;
  return space;
}

static void
wiz_pad_init (WizPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->element = -1;
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      GtkWidget *row = gn_row (5, "wiz-pad-row");
      GtkWidget *cards = gn_row (4, NULL);

      gtk_box_append (GTK_BOX (row), gn_piece_new (wiz_element_piece (element), 26));
      self->progress[element] = gn_label (NULL, "small-note numeric");
      gtk_widget_set_size_request (self->progress[element], 34, -1);
      gtk_box_append (GTK_BOX (row), self->progress[element]);
      gtk_box_set_homogeneous (GTK_BOX (cards), TRUE);
      gtk_widget_set_hexpand (cards, TRUE);
      for (guint symbols = 1; symbols <= WIZ_SYMBOLS; symbols++)
        {
          GtkWidget *face = gn_row (3, NULL);

          gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
          self->mark[WIZ_CARD (element, symbols)] = gn_piece_new (wiz_element_piece (element), 15);
          gn_append (face, self->mark[WIZ_CARD (element, symbols)],
                     gn_label_number (symbols, "wiz-symbols-n numeric"), NULL);
          gtk_box_append (GTK_BOX (cards), new_card (self, WIZ_CARD (element, symbols), face));
        }
      gtk_box_append (GTK_BOX (row), cards);
      self->row[element] = row;
      gtk_box_append (GTK_BOX (self->rows), row);
    }
  for (int card = WIZ_FIRST_DOUBLE; card < WIZ_CARDS; card++)
    {
      GtkWidget *face = gn_label_number (card - WIZ_FIRST_DOUBLE + 1, "numeric");

      gtk_box_append (GTK_BOX (self->doubles), new_card (self, card, face));
    }
}

void
wiz_pad_set_tight (WizPad  *self,
                   gboolean tight)
{
  for (int card = 0; card < WIZ_CARDS; card++)
    if (self->mark[card])
      gtk_widget_set_visible (self->mark[card], !tight);
}
