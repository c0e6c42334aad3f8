/* wiz-store.c: the content of the Bag of Fate, the deck and the discards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-store.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

#define TOKEN   34
#define COLUMNS 4

struct _WizStore {
  GnContainer   parent_instance;

  GtkWidget *bag_title;
  GtkWidget *all;       /* number of tokens */
  GtkWidget *closed;    /* the closed bag, for tables that prefer the suspense */
  GtkWidget *kinds;
  GtkWidget *token[WIZ_TOKENS];
  GtkWidget *gone;
  GtkWidget *deck;
  GtkWidget *deck_count;
  GtkWidget *discard;
  GtkWidget *top;       /* the discards, as one pile */
  GtkWidget *discard_count;
  GtkWidget *shuffle;   /* a note: there is a shuffle before the next card */
};

G_DEFINE_FINAL_TYPE (WizStore, wiz_store, GN_TYPE_CONTAINER)

/* ---- The bag --------------------------------------------------------------- */

/* "Flowers: 2 in the bag, 1 in front of players, 2 out of the game" */
static char *
say_token (const WizLook *look,
           const WizBag  *bag,
           guint          token)
{
  g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_TOKEN, token);
  g_autofree char *n = gn_number_text (bag->n[token]);

  if (token >= WIZ_ELEMENTS)
    /* Translators: a kind of token */
    return gn_fill (ngettext ("{token}: {n} in the bag", "{token}: {n} in the bag", bag->n[token]), "token", name, "n",
                    n, NULL);

  g_autofree char *kept = gn_number_text (bag->kept[token]);
  g_autofree char *gone = gn_number_text (bag->gone[token]);
  /* Translators: a kind of token and where all of them are */
  return gn_fill (_("{token}: {n} in the bag, {kept} in front of players, {gone} out of the game"),
                  "token", name, "n", n, "kept", kept, "gone", gone, NULL);
}

static GtkWidget *
new_kind (const WizLook *look,
          guint          token)
{
  GtkWidget *kind = g_object_new (GTK_TYPE_BOX, "spacing", 3, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_widget_add_css_class (kind, "wiz-kind");
  gn_append (kind, wiz_token_picture (look, token, TOKEN), gn_label (NULL, "count"), NULL);
  return kind;
}

/* Elements and special tokens first, then the gems of the players, as on the chart. */
static void
make_kinds (WizStore      *self,
            const WizLook *look)
{
  struct {
    int paint[GN_MAX_SEATS];
    int n;
  } figures;
  int at = 0;

  memset (&figures, 0, sizeof figures);
  figures.n = look->match->n_seats;
  for (int seat = 0; seat < figures.n; seat++)
    figures.paint[seat] = wiz_look_paint (look, seat);
  if (gn_unchanged (self->kinds, &figures, sizeof figures))
    return;

  for (guint token = 0; token < WIZ_TOKENS; token++)
    g_clear_pointer (&self->token[token], gtk_widget_unparent);
  for (guint i = 0; i < WIZ_TOKEN_GEM + (guint) look->match->n_seats; i++)
    {
      const guint token = i < WIZ_TOKEN_GEM ? i : wiz_view_seat_token (look->match, i - WIZ_TOKEN_GEM);

      self->token[token] = new_kind (look, token);
      if (i < WIZ_ELEMENTS)
        gn_tie (self->token[token], "gone", (int) i, -1);
      else if (i >= WIZ_TOKEN_GEM)
        gn_tie (self->token[token], "gems", (int) i - WIZ_TOKEN_GEM, -1);
      gtk_grid_attach (GTK_GRID (self->kinds), self->token[token], at % COLUMNS, at / COLUMNS, 1, 1);
      at++;
    }
}

static void
update_gone (WizStore     *self,
             const WizBag *bag)
{
  guint any = 0;

  if (gn_unchanged (self->gone, bag->gone, sizeof bag->gone))
    return;
  gn_box_clear (self->gone);
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    any += bag->gone[element];
  /* Translators: before pictures with figures: element tokens that are out of the game */
  gtk_box_append (GTK_BOX (self->gone), gn_label (any ? _("Out of the game:") : _("None is out of the game"), NULL));
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    if (bag->gone[element])
      gtk_box_append (GTK_BOX (self->gone),
                      gn_count (wiz_token_piece (element), 16, bag->gone[element], FALSE, "strong"));
}

static void
update_bag (WizStore      *self,
            const WizLook *look)
{
  WizBag bag;

  wiz_view_bag (look->match, look->state, &bag);
  g_autofree char *all = gn_number_text (bag.all);

  make_kinds (self, look);
  gtk_label_set_label (GTK_LABEL (self->all), all);
  gtk_widget_set_visible (self->kinds, look->odds);
  gtk_widget_set_visible (self->gone, look->odds);
  gtk_widget_set_visible (self->closed, !look->odds);
  for (guint token = 0; token < WIZ_TOKENS && look->odds; token++)
    if (self->token[token])
      {
        g_autofree char *n = gn_number_text (bag.n[token]);
        g_autofree char *said = say_token (look, &bag, token);

        gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (self->token[token])), n);
        gn_set_class (self->token[token], "none", bag.n[token] == 0);
        gn_say_name (self->token[token], said);
        gn_set_tooltip (self->token[token], said);
      }
  update_gone (self, &bag);
}

/* ---- Cards ------------------------------------------------------------------- */

/* "Flowers 3 ×2, Snails 2" for the cards that are face up. */
static char *
say_discards (const WizLook  *look,
              const WizCards *cards)
{
  GString *text = g_string_new (NULL);

  for (int card = 0; card < WIZ_CARDS; card++)
    if (cards->pile[card])
      {
        g_autofree char *name = gn_thing_counted (look->match, GN_THING (WIZ_DOMAIN_CARD, card), cards->pile[card]);

        g_string_append_printf (text, "%s%s", text->len ? C_("list", ", ") : "", name);
      }
  return g_string_free (text, FALSE);
}

static void
update_cards (WizStore      *self,
              const WizLook *look)
{
  WizCards cards;
  int most = -1;

  wiz_view_cards (look->match, look->state, &cards);
  g_autofree char *deck = gn_number_text (cards.deck);
  g_autofree char *discard = gn_number_text (cards.discard);
  g_autofree char *list = say_discards (look, &cards);
  /* Translators: tooltip of the draw pile */
  g_autofree char *deck_said = gn_fill (ngettext ("Deck: {n} card", "Deck: {n} cards", cards.deck), "n", deck, NULL);
  /* Translators: tooltip of the discard pile; {list}: its cards */
  g_autofree char *discard_said = cards.discard ? gn_fill (_("Discard pile: {list}"), "list", list, NULL)
                                                : g_strdup (_("No card has been discarded"));

  for (int card = 0; card < WIZ_CARDS; card++)
    if (cards.pile[card] && (most < 0 || cards.pile[card] > cards.pile[most]))
      most = card;

  gtk_label_set_label (GTK_LABEL (self->deck_count), deck);
  gtk_label_set_label (GTK_LABEL (self->discard_count), discard);
  gn_set_class (self->deck, "none", cards.deck == 0);
  gtk_widget_set_visible (self->shuffle, cards.reshuffle && look->step != WIZ_STEP_OVER);
  if (!gn_unchanged (self->top, &most, sizeof most))
    {
      gn_box_clear (self->top);
      if (most >= 0)
        gtk_box_append (GTK_BOX (self->top), wiz_card_picture (look->match, most, 34));
    }
  gn_set_class (self->top, "empty", most < 0);
  gn_say_name (self->deck, deck_said);
  gn_set_tooltip (self->deck, deck_said);
  gn_say_name (self->discard, discard_said);
  gn_set_tooltip (self->discard, discard_said);
}

void
wiz_store_update (WizStore      *self,
                  const WizLook *look)
{
  update_bag (self, look);
  update_cards (self, look);
}

GtkWidget *
wiz_store_get_bag (WizStore *self)
{
  return self->bag_title;
}

GtkWidget *
wiz_store_get_deck (WizStore *self)
{
  return self->deck;
}

GtkWidget *
wiz_store_get_discard (WizStore *self)
{
  return self->discard;
}

/* ---- The widget --------------------------------------------------------------- */

static void
wiz_store_class_init (WizStoreClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/store.ui");
  gn_bind_children (widget_class, WizStore, bag_title, all, kinds, closed, gone, deck, deck_count, top, discard,
                    discard_count, shuffle);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "store");
}

static void
wiz_store_init (WizStore *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_tie (self->deck, "deck", -1, -1);
  for (int card = 0; card < WIZ_CARDS; card++)
    gn_tie (self->discard, "discard", card, -1);
}
