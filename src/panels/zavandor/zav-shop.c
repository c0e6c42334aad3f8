/* zav-shop.c: artifacts, jewelry, their piles, the traders and the bank
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-shop.h"

#include <glib/gi18n.h>

#include "panels/things/card.h"
#include "panels/things/deck.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/layout/roving.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

#define ART 30   /* minimum: the picture grows with the card */

struct _ZavShop {
  GnContainer   parent_instance;

  GtkWidget *column;
  GtkWidget *note;                       /* explains the gems above the cards */
  GtkWidget *line[2];                    /* artifacts, jewelry: cards and their pile */
  GtkWidget *cards[2];
  GtkWidget *traders;
  GtkWidget *above[ZAV_SCENE_SLOTS];     /* discount gems */
  GtkWidget *card[ZAV_SCENE_SLOTS];
  GtkWidget *deck[2];
  GtkWidget *trader[ZAV_SCENE_TRADERS];
  GtkWidget *bank;
  char      *shown[ZAV_SCENE_SLOTS];     /* names of the cards shown */
  gboolean   known;
  gboolean   narrow;
};

G_DEFINE_FINAL_TYPE (ZavShop, zav_shop, GN_TYPE_CONTAINER)

/* ---- Cards -------------------------------------------------------------- */

static GtkWidget *
new_struck (int n)
{
  GtkWidget *label = gn_label_number (n, "struck");
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

  pango_attr_list_insert (attrs, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (GTK_LABEL (label), attrs);
  return label;
}

/* One gem of a price: the discounted figure, the printed one struck through, an outline if a discount is possible. */
static GtkWidget *
new_price (const ZavSceneItem *item,
           int                 gem)
{
  GtkWidget *row = gn_row (2, "price-part");
  const gboolean less = item->paid.gems[gem] != item->cost.gems[gem];

  gtk_box_append (GTK_BOX (row), gn_piece_new (zav_gem_piece[gem], 16));
  if (less)
    gtk_box_append (GTK_BOX (row), new_struck (item->cost.gems[gem]));
  gtk_box_append (GTK_BOX (row), gn_label_number (item->paid.gems[gem], item->outlined == gem ? "outlined" : NULL));
  return row;
}

void
zav_item_card_fill (GtkWidget          *widget,
                    const ZavSceneItem *item,
                    int                 art_size,
                    gboolean            with_price)
{
  GnCard *card = GN_CARD (widget);
  GtkWidget *head = gn_card_get_head (card);

  gn_box_clear (head);
  gn_card_set_art (card, item->here ? item->art : NULL, art_size, FALSE);
  gn_card_set_points (card, !item->here ? -1 : item->points < 0 ? -2 : item->points);
  gn_card_set_words (card, item->here ? item->name : NULL, item->here ? item->effect : NULL);

  if (item->here && with_price && !item->cost.known)
    /* Translators: on a card: nobody has entered its price yet */
    gtk_box_append (GTK_BOX (head), gn_label (_("price?"), "quiet"));
  else if (item->here && with_price)
    for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
      if (item->cost.gems[gem])
        gtk_box_append (GTK_BOX (head), new_price (item, gem));
}

static void
fill_foot (GtkWidget          *card,
           const ZavSceneItem *item)
{
  GtkWidget *foot = gn_card_get_foot (GN_CARD (card));
  gboolean lacks = FALSE;

  gtk_widget_set_visible (foot, item->here);
  if (gn_unchanged (foot, &item->lack, sizeof item->lack))
    return;

  GtkWidget *line = gn_row (4, NULL);
  gn_box_clear (foot);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (line, TRUE);
  gtk_box_append (GTK_BOX (foot), line);

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    lacks |= item->lack.gems[gem] > 0;

  if (item->lack.can && item->lack.wild)
    {
      /* Translators: foot of a card that can be paid for with the help of wild gems, before their number: "buy with
       * 1 {wild}" */
      gn_append (line, gn_label (_("buy with"), NULL), gn_count ("gem-wild", 12, item->lack.wild, TRUE, NULL), NULL);
    }
  else if (item->lack.can)
    {
      /* Translators: foot of a card that the player on turn can pay for */
      gtk_box_append (GTK_BOX (line), gn_label (_("can buy now"), NULL));
    }
  else if (lacks)
    {
      /* Translators: foot of a card, before pictures of the missing gems: "lacks 2 {ruby}" */
      gtk_box_append (GTK_BOX (line), gn_label (_("lacks"), NULL));
      for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
        if (item->lack.gems[gem])
          gtk_box_append (GTK_BOX (line), gn_count (zav_gem_piece[gem], 12, item->lack.gems[gem], TRUE, NULL));
    }
}

/* Gems above a card: upright ones count now, the sideways one counts from the next round on. */
static void
fill_above (GtkWidget          *above,
            const ZavSceneItem *item)
{
  gn_box_clear (above);
  if (!item->here || item->outlined < 0)
    return;

  for (int i = 0; i < item->upright + (item->sideways ? 1 : 0); i++)
    {
      const gboolean sideways = i >= item->upright;
      GtkWidget *tab = gn_row (0, sideways ? "discount sideways" : "discount");
      GtkWidget *gem = gn_piece_new (zav_gem_piece[item->outlined], sideways ? 8 : 10);

      gtk_widget_set_halign (gem, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (gem, TRUE);
      gtk_widget_set_valign (tab, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (tab), gem);
      gtk_box_append (GTK_BOX (above), tab);
    }
}

static char *
card_name (const ZavSceneItem *item)
{
  if (item->say)
    return g_strdup (item->say);
  /* Translators: a place of the display without a card */
  return g_strdup (_("Empty place"));
}

static gboolean
same_card (GtkWidget          *card,
           const ZavSceneItem *item)
{
  struct {
    ZavSceneCost cost, paid;
    int          outlined, upright, points;
    gboolean     here, sideways;
    guint        name, effect;
    const char  *art;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.cost = item->cost;
  figures.paid = item->paid;
  figures.outlined = item->outlined;
  figures.upright = item->upright;
  figures.points = item->points;
  figures.here = item->here;
  figures.sideways = item->sideways;
  figures.name = item->name ? g_str_hash (item->name) : 0;
  figures.effect = item->effect ? g_str_hash (item->effect) : 0;
  figures.art = item->art;
  return gn_unchanged (card, &figures, sizeof figures);
}

static void
update_card (ZavShop        *self,
             GnPanel        *panel,
             const ZavScene *scene,
             int             slot,
             gboolean        news)
{
  const ZavSceneItem *item = &scene->item[slot];
  GtkWidget *card = self->card[slot];
  g_autofree char *name = card_name (item);
  g_autofree char *spec = g_strdup_printf (item->here ? "item slot=%s" : "turn slot=%s", item->id);
  const gboolean fresh = news && self->known && item->here && g_strcmp0 (self->shown[slot], item->name) != 0;

  if (!same_card (card, item))
    {
      zav_item_card_fill (card, item, ART, TRUE);
      fill_above (self->above[slot], item);
    }
  fill_foot (card, item);

  /* If the box deals, a click on an empty place asks for the card that was turned up. */
  const gboolean turned = !item->here && scene->pile[slot / 3].count;
  gn_space_bind (GN_SPACE (card), panel, name, NULL, item->here || turned ? spec : NULL, name);
  /* A card that is out of reach stays readable: its foot shows what is missing. */
  gn_set_class (card, "can", item->here ? item->lack.can : turned && panel && gn_panel_can (panel, spec, NULL, NULL));
  gn_space_delta (GN_SPACE (card), NULL, fresh);
  gn_set_class (card, "fresh", fresh);

  g_free (self->shown[slot]);
  self->shown[slot] = g_strdup (item->name);
}

/* ---- Piles, traders, bank ----------------------------------------------- */

static void
update_deck (ZavShop        *self,
             GnPanel        *panel,
             const ZavScene *scene,
             int             kind)
{
  static const char *const levels[] = { NULL, "I", "II", "III" };
  const ZavScenePile *pile = &scene->pile[kind];
  const char *level = levels[CLAMP (pile->level, 0, 3)];
  g_autofree char *count = gn_number_text (pile->count);
  /* Translators: below a pile: the level on the back of its top card */
  g_autofree char *caption = level ? gn_fill (_("top {level}"), "level", level, NULL) : NULL;
  g_autofree char *name = gn_fill (
    kind == 0 ? ngettext ("Pile of artifacts: {n} card", "Pile of artifacts: {n} cards", pile->count)
              : ngettext ("Pile of jewelry: {n} card", "Pile of jewelry: {n} cards", pile->count),
    "n", count, NULL);

  gn_deck_set (GN_DECK (self->deck[kind]), pile->count, caption);
  gn_space_bind (GN_SPACE (self->deck[kind]), panel, name, NULL, kind == 0 ? "draw pile=artifact" : "draw pile=jewelry",
                 name);
}

static void
draw_trader (ZavShop        *self,
             const ZavScene *scene,
             int             index)
{
  const ZavSceneTrader *trader = &scene->trader[index];
  GtkWidget *widget = self->trader[index];

  if (gn_unchanged (widget, &trader->owner, sizeof trader->owner))
    return;

  GtkWidget *row = gn_row (self->narrow ? 1 : 3, "pair");
  gn_space_clear (GN_SPACE (widget));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gn_append (row, gn_piece_new (zav_gem_piece[trader->pair[0]], self->narrow ? 15 : 18),
             gn_piece_new ("swap", self->narrow ? 10 : 12),
             gn_piece_new (zav_gem_piece[trader->pair[1]], self->narrow ? 15 : 18), NULL);
  gn_space_add (GN_SPACE (widget), row);

  if (trader->owner >= 0)
    {
      GtkWidget *token = gn_seat_token_new (scene->player[trader->owner].colour, 17);

      gtk_widget_set_halign (token, GTK_ALIGN_END);
      gtk_widget_set_valign (token, GTK_ALIGN_START);
      gtk_widget_add_css_class (token, "owner");
      gn_space_add (GN_SPACE (widget), token);
    }
}

static void
update_trader (ZavShop        *self,
               GnPanel        *panel,
               const ZavScene *scene,
               int             index)
{
  const ZavSceneTrader *trader = &scene->trader[index];
  GtkWidget *widget = self->trader[index];
  const gboolean mine = trader->owner >= 0 && trader->owner == scene->acting;
  const char *one = zav_gem_title (trader->pair[0]);
  const char *other = zav_gem_title (trader->pair[1]);
  g_autofree char *name = NULL;
  g_autofree char *spec = NULL;

  draw_trader (self, scene, index);
  gn_untie (widget);
  for (int seat = 0; seat < scene->n_players; seat++)
    if (trader->owner < 0 || trader->owner == seat)
      gn_tie (widget, "trader", seat, -1);
  if (trader->owner >= 0)
    /* Translators: a trader card, with its owner */
    name = gn_fill (_("Trader for {one} and {other}, with {who}"), "one", one, "other", other,
                    "who", scene->player[trader->owner].name, NULL);
  else
    name = gn_fill (_("Trader for {one} and {other}"), "one", one, "other", other, NULL);

  /* A click uses the player's own card, or takes another. */
  spec = mine ? g_strdup ("trader-use") : g_strdup_printf ("trader-take pair=%s", trader->id);
  gn_space_bind (GN_SPACE (widget), panel, name, NULL, spec, name);
  gn_set_class (widget, "taken", trader->owner >= 0);
}

static void
update_bank (ZavShop        *self,
             const ZavScene *scene)
{
  int figures[ZAV_SCENE_GEMS + 1] = { 0 };

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    figures[gem] = scene->gem[gem].bank;
  figures[ZAV_SCENE_GEMS] = scene->bank_wild;
  if (gn_unchanged (self->bank, figures, sizeof figures))
    return;

  GString *name = g_string_new (NULL);
  gn_box_clear (self->bank);
  /* Translators: the general supply of gems */
  GtkWidget *title = gn_label (_("Bank"), "bank-title");
  gtk_box_append (GTK_BOX (self->bank), title);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      gtk_box_append (GTK_BOX (self->bank), gn_count (zav_gem_piece[gem], 18, scene->gem[gem].bank, FALSE, NULL));
      g_string_append_printf (name, "%s%s %d", gem ? ", " : "", zav_gem_title (gem), scene->gem[gem].bank);
    }
  gtk_box_append (GTK_BOX (self->bank), gn_count ("gem-wild", 18, scene->bank_wild, FALSE, NULL));
  /* Translators: a kind of gem that can be used as any other */
  g_string_append_printf (name, ", %s %d", _("Wild gems"), scene->bank_wild);

  gn_say_name (self->bank, name->str);
  gn_set_tooltip (self->bank, name->str);
  g_string_free (name, TRUE);
}

/* A piece in a trader's row: its size depends on the space. */
static void
resize_pair (GtkWidget *trader,
             gboolean   narrow)
{
  for (GtkWidget *row = gtk_widget_get_first_child (trader); row; row = gtk_widget_get_next_sibling (row))
    {
      if (!gtk_widget_has_css_class (row, "pair"))
        continue;
      gtk_box_set_spacing (GTK_BOX (row), narrow ? 1 : 3);

      GtkWidget *one = gtk_widget_get_first_child (row);
      GtkWidget *swap = gtk_widget_get_next_sibling (one);
      gn_piece_set_size (GN_PIECE (one), narrow ? 15 : 18);
      gn_piece_set_size (GN_PIECE (swap), narrow ? 10 : 12);
      gn_piece_set_size (GN_PIECE (gtk_widget_get_next_sibling (swap)), narrow ? 15 : 18);
    }
}

void
zav_shop_set_narrow (ZavShop  *self,
                     gboolean  narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;

  for (int i = 0; i < ZAV_SCENE_TRADERS; i++)
    resize_pair (self->trader[i], narrow);
  for (int kind = 0; kind < 2; kind++)
    gtk_widget_set_size_request (self->deck[kind], narrow ? 56 : 66, -1);
  gtk_box_set_spacing (GTK_BOX (self->bank), narrow ? 8 : 12);
}

void
zav_shop_update (ZavShop        *self,
                 GnPanel        *panel,
                 const ZavScene *scene,
                 gboolean        news)
{
  gtk_widget_set_visible (self->note, scene->expert);
  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    update_card (self, panel, scene, slot, news);
  for (int kind = 0; kind < 2; kind++)
    update_deck (self, panel, scene, kind);
  for (int i = 0; i < ZAV_SCENE_TRADERS; i++)
    update_trader (self, panel, scene, i);
  update_bank (self, scene);
  self->known = TRUE;
}

GtkWidget *
zav_shop_get_card (ZavShop *self,
                   int      slot)
{
  return self->card[slot];
}

/* ---- GObject ------------------------------------------------------------ */

static void
zav_shop_finalize (GObject *object)
{
  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    g_free (ZAV_SHOP (object)->shown[slot]);
  G_OBJECT_CLASS (zav_shop_parent_class)->finalize (object);
}

static void
zav_shop_class_init (ZavShopClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zav_shop_finalize;
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/shop.ui");
  gn_bind_children (widget_class, ZavShop, column, note);
  gtk_widget_class_bind_template_child_full (widget_class, "artifact_line", FALSE, G_STRUCT_OFFSET (ZavShop, line[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "jewelry_line", FALSE, G_STRUCT_OFFSET (ZavShop, line[1]));
  gtk_widget_class_bind_template_child_full (widget_class, "artifact_cards", FALSE,
                                             G_STRUCT_OFFSET (ZavShop, cards[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "jewelry_cards", FALSE, G_STRUCT_OFFSET (ZavShop, cards[1]));
  gn_bind_children (widget_class, ZavShop, traders, bank);
  gtk_widget_class_set_css_name (widget_class, "shop");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
zav_shop_init (ZavShop *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    {
      const int kind = slot / 3;
      GtkWidget *column = gn_column (0, NULL);

      self->above[slot] = gn_row (3, "above");
      gtk_widget_set_halign (self->above[slot], GTK_ALIGN_CENTER);
      gtk_widget_set_visible (self->above[slot], kind == 0);
      self->card[slot] = gn_card_new (-1, 94);
      gn_panel_set_state_classes (self->card[slot], GN_STATE_CLASSES_NOTHING);
      gtk_widget_set_vexpand (self->card[slot], TRUE);
      gn_tie (self->card[slot], "slot", slot, -1);
      if (kind == 0)
        {
          gn_tie (self->card[slot], "upright", slot, -1);
          gn_tie (self->card[slot], "sideways", slot, -1);
        }
      gn_append (column, self->above[slot], self->card[slot], NULL);
      gtk_box_append (GTK_BOX (self->cards[kind]), column);
    }
  for (int kind = 0; kind < 2; kind++)
    {
      self->deck[kind] = gn_deck_new (kind == 0 ? "back-artifact" : "back-jewelry", 66);
      gn_panel_set_state_classes (self->deck[kind], GN_STATE_CLASSES_CAN);
      gtk_widget_set_size_request (self->deck[kind], 66, -1);
      gn_tie (self->deck[kind], "pile", kind, -1);
      gn_tie (self->deck[kind], "removed", kind, -1);
      gtk_box_append (GTK_BOX (self->line[kind]), self->deck[kind]);
    }
  for (int i = 0; i < ZAV_SCENE_TRADERS; i++)
    {
      self->trader[i] = gn_space_new (GN_SHAPE_BOX, -1, 33);
      gn_panel_set_state_classes (self->trader[i], GN_STATE_CLASSES_NOTHING);
      gn_add_classes (self->trader[i], "card trader");
      gtk_box_append (GTK_BOX (self->traders), self->trader[i]);
    }
}
