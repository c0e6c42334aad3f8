/* inv-decks.c: the boon decks: their size, the chance of a room, the discards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-decks.h"

#include <glib/gi18n.h>

#include "panels/things/chance.h"
#include "panels/panel/tie.h"
#include "panels/things/deck.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/shrink.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define LEAST_SCALE 0.5

struct _InvDecksView {
  GnContainer   parent_instance;

  GtkWidget *chance;
  GtkWidget *decks;
  GtkWidget *deck[INV_DECKS];
  GtkWidget *discard;
  GtkWidget *discard_piece;
  GtkWidget *discard_count;
  GtkWidget *enough;
  int        shown[INV_DECKS];
};

G_DEFINE_FINAL_TYPE (InvDecksView, inv_decks_view, GN_TYPE_CONTAINER)

static void
update_deck (InvDecksView   *self,
             const InvScene *scene,
             int             deck,
             gboolean        news)
{
  const int size = scene->decks.size[deck];
  const gboolean asked = scene->turn.step == INV_STEP_PREP
                         || (scene->turn.step == INV_STEP_BOON && scene->turn.wait == INV_WAIT_MOVE);
  g_autofree char *number = gn_number_text (deck + 1);
  g_autofree char *cards = gn_number_text (size);
  g_autofree char *spec = g_strdup_printf ("open deck=%d", deck + 1);
  g_autofree char *room = gn_odds_percent (scene->decks.room[deck]);
  /* Translators: a boon deck: its number, cards in it, the chance that its top card is a room */
  g_autofree char *name = gn_fill (
    ngettext ("Boon deck {k}: {n} card, a room {chance}", "Boon deck {k}: {n} cards, a room {chance}", size), "k",
    number, "n", cards, "chance", room, NULL);

  gtk_widget_set_visible (self->deck[deck], deck < (int) scene->decks.n);
  if (deck >= (int) scene->decks.n)
    return;
  gn_deck_set (GN_DECK (self->deck[deck]), size, NULL);
  gn_space_bind (GN_SPACE (self->deck[deck]), scene->panel, name, NULL, asked && scene->panel ? spec : NULL, name);
  gn_set_class (self->deck[deck], "empty", size == 0);
  gn_space_delta (GN_SPACE (self->deck[deck]), NULL, news && self->shown[deck] != size && size < self->shown[deck]);
  self->shown[deck] = size;
}

static char *
enough_words (const InvScene *scene)
{
  const InvHouse *house = &scene->house;
  g_autofree char *n = gn_number_text (house->needed);
  g_autofree char *chance = gn_odds_value (house->enough) > 0.9995 && house->enough.a != house->enough.b
                            ? g_strdup (_("over 99.9%")) : gn_odds_percent (house->enough);

  if (house->needed <= 0)
    return g_strdup (_("The house is full."));
  if (house->out_of_reach)
    /* Translators: the boon decks cannot have as many rooms as are still needed */
    return gn_fill (ngettext ("{n} room is needed, but the decks can no longer hold it.",
                              "{n} rooms are needed, but the decks can no longer hold them.", house->needed),
                    "n", n, NULL);
  /* Translators: chance that the boon decks have as many rooms as are still needed */
  return gn_fill (ngettext ("The decks hold the {n} room still needed: {chance}",
                            "The decks hold the {n} rooms still needed: {chance}", house->needed),
                  "n", n, "chance", chance, NULL);
}

static void
update_discard (InvDecksView   *self,
                const InvScene *scene)
{
  gint16 card[200];
  const guint n = inv_view_discard (scene->match, scene->state, card, G_N_ELEMENTS (card));
  g_autofree char *count = gn_number_text (scene->decks.discard);
  GString *tip = g_string_new (NULL);

  /* the last one is on top */
  for (guint i = n; i > 0 && i + 12 > n; i--)
    {
      g_autofree char *name = card[i - 1] >= 0 ? inv_boon_name (scene->match, card[i - 1]) : NULL;

      if (name)
        g_string_append_printf (tip, "%s%s", tip->len ? ", " : "", name);
    }
  /* Translators: the pile of discarded boons */
  g_autofree char *name = gn_fill (ngettext ("Discarded boons: {n}", "Discarded boons: {n}", scene->decks.discard), "n",
                                   count, NULL);
  g_autofree char *both = tip->len ? g_strdup_printf ("%s\n%s", name, tip->str) : g_strdup (name);

  gtk_label_set_label (GTK_LABEL (self->discard_count), count);
  gn_piece_set_name (GN_PIECE (self->discard_piece),
                     n && card[n - 1] >= 0 ? inv_boon_piece (scene->match, card[n - 1]) : "kind-item");
  gn_piece_set_dim (GN_PIECE (self->discard_piece), n == 0);
  gn_say_name (self->discard, name);
  gn_set_tooltip (self->discard, both);
  g_string_free (tip, TRUE);
}

void
inv_decks_view_update (InvDecksView   *self,
                       const InvScene *scene,
                       gboolean        news)
{
  g_autofree char *enough = enough_words (scene);

  for (int deck = 0; deck < INV_DECKS; deck++)
    update_deck (self, scene, deck, news);
  update_discard (self, scene);
  g_autofree char *cases = gn_odds_cases (scene->decks.next);
  gn_chance_set (GN_CHANCE_BAR (self->chance), scene->decks.next, "");
  gn_set_tooltip (self->chance, cases);
  /* no line break between a figure and its sign */
  g_auto (GStrv) parts = g_strsplit (enough, " %", -1);
  g_autofree char *kept = g_strjoinv ("\u00a0%", parts);
  gtk_label_set_label (GTK_LABEL (self->enough), kept);
  gn_set_class (self->enough, "warning", scene->house.out_of_reach);
}

GtkWidget *
inv_decks_view_get_deck (InvDecksView *self,
                         int           deck)
{
  return self->deck[CLAMP (deck, 0, INV_DECKS - 1)];
}

static void
inv_decks_view_class_init (InvDecksViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  GN_CONTAINER_CLASS (class)->cached = TRUE;
  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/decks.ui");
  gn_bind_children (widget_class, InvDecksView, chance, decks, discard, discard_piece, discard_count, enough);
  gtk_widget_class_set_css_name (widget_class, "boondecks");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_decks_view_init (InvDecksView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_tie (self->discard, "unnamed", -1, -1);
  for (int boon = 0; boon < INV_BOONS_MAX; boon++)
    gn_tie (self->discard, "discard", boon, -1);
  for (int deck = INV_DECKS; deck-- > 0;)
    {
      self->deck[deck] = gn_deck_new ("boon-back", 50);
      gn_tie (self->deck[deck], "deck", deck, -1);
      gtk_box_prepend (GTK_BOX (self->decks), self->deck[deck]);
    }

  /* as many as there are, they have the same place: smaller */
  GtkWidget *column = gtk_widget_get_parent (self->decks), *head = gtk_widget_get_first_child (column);

  g_object_ref (self->decks);
  gtk_box_remove (GTK_BOX (column), self->decks);
  GtkWidget *shrink = gn_shrink_new (self->decks);
  gn_shrink_set_least (GN_SHRINK (shrink), LEAST_SCALE);
  gtk_box_insert_child_after (GTK_BOX (column), shrink, head);
  g_object_unref (self->decks);
}
