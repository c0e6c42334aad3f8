/* shelf-card.c: card for a game on the shelf
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "shelf-card.h"

#include <glib/gi18n.h>

#include "panels/drawing/piece.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "panels/drawing/parts.h"

struct _GnShelfCard {
  GtkButton           parent_instance;

  const GnShelfEntry *entry;
  GnPiece            *emblem;
  GtkLabel           *title;
  GtkLabel           *blurb;
  GtkStack           *foot;
  GtkLabel           *history;
  GtkWidget          *lay;        /* invisible, and so without style work, until it is first needed */
  gboolean            turning;    /* the foot is switching its labels */
};

G_DEFINE_FINAL_TYPE (GnShelfCard, gn_shelf_card, GTK_TYPE_BUTTON)

/* While the card has the pointer or the focus, its foot says what a click does. When one of the labels disappears,
 * GTK looks again for the widget under the pointer, which calls this function again. The pointer is on the card
 * itself, never on the foot. */
static void
gn_shelf_card_state_flags_changed (GtkWidget     *widget,
                                   GtkStateFlags  before)
{
  GnShelfCard *self = GN_SHELF_CARD (widget);
  const gboolean wanted = (gtk_widget_get_state_flags (widget)
                           & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE))
                          != 0;

  if (self->entry && self->entry->game && self->foot && !self->turning)
    {
      self->turning = TRUE;
      if (wanted)
        gtk_widget_set_visible (self->lay, TRUE);
      gtk_stack_set_visible_child_name (self->foot, wanted ? "new" : "history");
      self->turning = FALSE;
    }
  GTK_WIDGET_CLASS (gn_shelf_card_parent_class)->state_flags_changed (widget, before);
}

static void
gn_shelf_card_clicked (GtkButton *button)
{
  GnShelfCard *self = GN_SHELF_CARD (button);

  if (self->entry->game)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.new-table-of", "s", self->entry->id);
  else
    {
      /* Translators: {game} is the title of a game that Gnomon cannot play yet. */
      g_autofree char *text = gn_fill (_("“{game}” is not available yet; it will come with a later version of Gnomon."),
                                       "game", gn_tr (self->entry->title), NULL);
      gn_toast (GTK_WIDGET (self), text);
    }
}

/* At once: GTK would show the card pressed for a quarter of a second, and whoever types a name would lose letters. */
static gboolean
gn_shelf_card_mnemonic_activate (GtkWidget *widget,
                                 gboolean   cycling)
{
  if (cycling)
    return GTK_WIDGET_CLASS (gn_shelf_card_parent_class)->mnemonic_activate (widget, cycling);
  g_signal_emit_by_name (widget, "clicked");
  return TRUE;
}

static void
gn_shelf_card_dispose (GObject *object)
{
  GnShelfCard *self = GN_SHELF_CARD (object);

  self->foot = NULL;
  G_OBJECT_CLASS (gn_shelf_card_parent_class)->dispose (object);
}

static void
gn_shelf_card_class_init (GnShelfCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_shelf_card_dispose;
  widget_class->mnemonic_activate = gn_shelf_card_mnemonic_activate;
  widget_class->state_flags_changed = gn_shelf_card_state_flags_changed;
  GTK_BUTTON_CLASS (klass)->clicked = gn_shelf_card_clicked;
  g_type_ensure (GN_TYPE_PIECE);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/shelf-card.ui");
  gn_bind_children (widget_class, GnShelfCard, emblem, title, blurb, foot, history, lay);
}

static void
gn_shelf_card_init (GnShelfCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_shelf_card_new (const GnShelfEntry *entry,
                   const char         *history)
{
  GnShelfCard *self = g_object_new (GN_TYPE_SHELF_CARD, NULL);
  g_autofree char *emblem = gn_shelf_emblem (entry);
  g_autofree char *class = g_strconcat ("game-", entry->accent, NULL);
  g_autofree char *blurb = gn_shelf_blurb (entry);
  const char *title = gn_shelf_title (entry);

  self->entry = entry;
  gn_style_accent (entry->accent);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gn_piece_set_name (self->emblem, emblem);
  /* Translators: as “Another game…”, with the letter that opens it together with Alt. */
  if (entry->game && entry->game->another)
    gtk_label_set_text_with_mnemonic (self->title, _("Another _game…"));
  else
    gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->blurb, blurb);

  g_autofree char *label = NULL;
  if (entry->game)
    {
      gtk_label_set_text (self->history, history);
      label = g_strdup_printf ("%s, %s, %s", title, blurb, history);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _("Set up a new table"), -1);
    }
  else
    {
      /* Translators: on the shelf, below a game that Gnomon cannot play yet. */
      gtk_label_set_text (self->history, _("not available yet"));
      gtk_widget_add_css_class (GTK_WIDGET (self), "missing");
      gn_piece_set_dim (self->emblem, TRUE);
      label = g_strdup_printf ("%s, %s", title, _("not available yet"));
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
    }
  gn_say_name (GTK_WIDGET (self), label);
  return GTK_WIDGET (self);
}
