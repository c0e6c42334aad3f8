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
  gtk_box_append (GTK_BOX (kind), wiz_token_picture (look, token, TOKEN));
  gtk_box_append (GTK_BOX (kind), gn_label (NULL, "count"));
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
  gtk_box_append (GTK_BOX (self->gone), gn_label (any ? _("Left for good:") : _("None has left for good"), NULL));
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
  g_autofree char *discard_said = cards.discard ? gn_fill (_("Discards: {list}"), "list", list, NULL)
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
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "store");
}

static GtkWidget *
new_bag (WizStore *self)
{
  GtkWidget *card = gn_column (4, "card wiz-box");
  GtkWidget *head = gn_row (6, NULL);

  self->bag_title = gn_piece_new ("wiz-bag", 22);
  gtk_box_append (GTK_BOX (head), self->bag_title);
  /* Translators: the bag with the tokens of the game */
  GtkWidget *title = gn_label (_("Bag of Fate"), "part-title");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  self->all = gn_label (NULL, "figure");
  gtk_box_append (GTK_BOX (head), self->all);
  /* Translators: after the number of tokens in the bag */
  gtk_box_append (GTK_BOX (head), gn_label (_("tokens"), "small-note"));
  gtk_box_append (GTK_BOX (card), head);

  self->kinds = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->kinds), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->kinds), TRUE);
  gtk_widget_set_vexpand (self->kinds, TRUE);
  gtk_box_append (GTK_BOX (card), self->kinds);

  self->closed = gn_piece_new ("wiz-bag", 96);
  gtk_widget_set_vexpand (self->closed, TRUE);
  gtk_box_append (GTK_BOX (card), self->closed);

  self->gone = gn_row (5, "small-note");
  gtk_box_append (GTK_BOX (card), self->gone);
  gtk_widget_set_hexpand (card, TRUE);
  gn_say_name (card, _("Bag of Fate"));
  return card;
}

static GtkWidget *
new_pile (GtkWidget  *picture,
          GtkWidget **count,
          const char *caption)
{
  GtkWidget *pile = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, NULL);

  *count = gn_label (NULL, "count");
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (pile), picture);
  gtk_box_append (GTK_BOX (pile), *count);
  gtk_box_append (GTK_BOX (pile), gn_label (caption, "small-note"));
  gtk_widget_set_vexpand (pile, TRUE);
  gtk_widget_set_valign (pile, GTK_ALIGN_CENTER);
  return pile;
}

static GtkWidget *
new_cards (WizStore *self)
{
  GtkWidget *card = gn_column (4, "card wiz-box");

  gtk_box_append (GTK_BOX (card), gn_label (_("Cards"), "part-title"));
  /* Translators: below the number of cards that can still be drawn */
  self->deck = new_pile (gn_piece_new ("wiz-card-back", 58), &self->deck_count, _("deck"));
  gtk_box_append (GTK_BOX (card), self->deck);
  self->top = gn_column (0, "wiz-top");
  gtk_widget_set_size_request (self->top, 44, 54);
  /* Translators: below the number of cards that have been discarded */
  self->discard = new_pile (self->top, &self->discard_count, _("discards"));
  gtk_box_append (GTK_BOX (card), self->discard);
  /* Translators: by the deck: it is empty, so the discards are shuffled before the next card is drawn */
  self->shuffle = gn_label (_("next: shuffle"), "chip accent");
  gtk_label_set_wrap (GTK_LABEL (self->shuffle), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->shuffle), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (card), self->shuffle);
  gtk_widget_set_size_request (card, 84, -1);
  return card;
}

static void
wiz_store_init (WizStore *self)
{
  GtkWidget *row = gn_row (10, NULL);

  gtk_box_append (GTK_BOX (row), new_bag (self));
  gtk_box_append (GTK_BOX (row), new_cards (self));
  gtk_widget_set_parent (row, GTK_WIDGET (self));
}

GtkWidget *
wiz_store_new (void)
{
  return g_object_new (WIZ_TYPE_STORE, NULL);
}
