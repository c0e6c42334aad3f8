/* wiz-holdings.c: a player's holdings: level, gems, hand, sets in progress; and the character
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-holdings.h"

#include <glib/gi18n.h>

#include "panels/things/dial.h"
#include "panels/things/meter.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

/* A set in progress: the symbols in front of the player, and the number needed. */
typedef struct {
  GtkWidget *cell;
  GtkWidget *piece;
  GtkWidget *have;
  GtkWidget *need;
  GtkWidget *bar;
  int        shown;
} Set;

struct _WizHoldings {
  GnHoldings  parent_instance;

  GtkWidget  *top;
  GtkWidget  *dial;
  GtkWidget  *gems;
  GtkWidget  *gem_words;
  GtkWidget  *hand;
  GtkWidget  *sets;
  Set         set[WIZ_ELEMENTS];
  GtkWidget  *both;       /* dial and sets side by side, for five players */
  GtkWidget  *both_dial;
  GtkWidget  *both_gems;
  GtkWidget  *both_hand;
  GtkWidget  *both_sets;
  GtkWidget  *both_set[WIZ_ELEMENTS];
  GtkWidget  *line;
  GtkWidget  *line_dial;
  GtkWidget  *line_gem;
  GtkWidget  *line_gems;
  GtkWidget  *line_set[WIZ_ELEMENTS];
  gboolean    known;
  int         level;
  int         in_bag;
};

G_DEFINE_FINAL_TYPE (WizHoldings, wiz_holdings, GN_TYPE_HOLDINGS)

static void
update_set (WizHoldings   *self,
            const WizLook *look,
            int            seat,
            guint          element)
{
  Set *set = &self->set[element];
  WizSet figures;

  wiz_view_set (look->match, look->state, seat, element, &figures);
  g_autofree char *have = gn_number_text (figures.symbols);
  g_autofree char *need = gn_number_text (figures.need);
  g_autofree char *of = g_strconcat ("/", need, NULL);
  g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_ELEMENT, element);
  /* Translators: a set: its element, the number of symbols, the number needed for a set */
  g_autofree char *said = gn_fill (_("{element}: {n} of {need} symbols"), "element", name, "n", have, "need", need,
                                   NULL);
  g_autofree char *short_text = g_strconcat (have, of, NULL);

  gtk_label_set_label (GTK_LABEL (set->have), have);
  gtk_label_set_label (GTK_LABEL (set->need), of);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (set->bar),
                                 CLAMP (figures.symbols / (double) MAX (figures.need, 1), 0, 1));
  gn_set_class (set->cell, "ready", figures.sets > 0);
  gn_set_class (set->cell, "none", figures.symbols == 0);
  gn_set_class (set->cell, "just-changed", look->news && self->known && set->shown != (int) figures.symbols);
  gn_piece_set_dim (GN_PIECE (set->piece), figures.symbols == 0);
  gn_say_name (set->cell, said);
  gn_set_tooltip (set->cell, said);
  set->shown = figures.symbols;

  /* the line of a folded strip has no room for the number needed */
  GtkWidget *short_sets[] = { self->line_set[element], self->both_set[element] };
  for (guint i = 0; i < G_N_ELEMENTS (short_sets); i++)
    {
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (short_sets[i])), i == 0 ? have : short_text);
      gn_set_class (short_sets[i], "none", figures.symbols == 0);
      gn_set_class (short_sets[i], "ready", figures.sets > 0);
    }
}

static void
show_hand (GtkWidget  *hand,
           const char *cards,
           const char *said)
{
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (hand)), cards);
  gn_say_name (hand, said);
  gn_set_tooltip (hand, said);
}

/* Once: the seat of a card stays. */
static void
tie (WizHoldings *self,
     int          seat)
{
  GtkWidget *levels[] = { self->dial, self->both_dial, self->line_dial };
  GtkWidget *gems[] = { self->gems, self->both_gems, self->line_gem, self->line_gems };
  GtkWidget *hands[] = { self->hand, self->both_hand };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    gn_tie (levels[i], "level", seat, -1);
  for (guint i = 0; i < G_N_ELEMENTS (gems); i++)
    gn_tie (gems[i], "gems", seat, -1);
  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      gn_tie (hands[i], "hand_n", seat, -1);
      for (int card = 0; card < WIZ_CARDS; card++)
        gn_tie (hands[i], "hand", seat, card);
    }
  for (int element = 0; element < WIZ_ELEMENTS; element++)
    {
      GtkWidget *sets[] = { self->set[element].cell, self->both_set[element], self->line_set[element] };

      for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
        {
          gn_tie (sets[i], "tokens", seat, element);
          for (int symbols = 1; symbols <= WIZ_SYMBOLS; symbols++)
            gn_tie (sets[i], "face", seat, WIZ_CARD (element, symbols));
          for (int card = WIZ_FIRST_DOUBLE; card < WIZ_CARDS; card++)
            gn_tie (sets[i], "face", seat, card);
        }
    }
}

void
wiz_holdings_update (WizHoldings   *self,
                     const WizLook *look,
                     int            seat)
{
  const int paint = wiz_look_paint (look, seat);
  WizPlayer player;

  wiz_view_player (look->match, look->state, seat, &player);
  g_autofree char *bag = gn_number_text (player.gems_bag);
  g_autofree char *board = gn_number_text (player.gems_board);
  g_autofree char *level = gn_number_text (player.level);
  /* Translators: below a player's gems: the number in the bag and the number left on the board. Short */
  g_autofree char *words = gn_fill (_("{n} in the bag, {board} left"), "n", bag, "board", board, NULL);
  /* Translators: a player's dial and gems, for a screen reader */
  g_autofree char *said = gn_fill (_("Level {level}; gems: {n} in the bag, {board} on the board"), "level", level, "n",
                                   bag, "board", board, NULL);
  g_autofree char *cards = gn_number_text (player.hand);
  /* Translators: the number of cards in a player's hand */
  g_autofree char *hand = gn_fill (ngettext ("{n} card in hand", "{n} cards in hand", player.hand), "n", cards, NULL);
  g_autofree char *all = g_strjoin ("\n", said, hand, NULL);

  if (!self->known)
    tie (self, seat);
  gn_dial_set (GN_DIAL (self->dial), player.level, paint);
  gn_dial_set (GN_DIAL (self->line_dial), player.level, paint);
  gn_dial_set (GN_DIAL (self->both_dial), player.level, paint);
  gn_meter_set_pieces (GN_METER (self->gems), "wiz-gem", "wiz-gem-place", paint);
  gn_meter_set (GN_METER (self->gems), WIZ_GEMS_EACH, player.gems_bag, 0);
  gn_meter_set_pieces (GN_METER (self->both_gems), "wiz-gem", "wiz-gem-place", paint);
  gn_meter_set (GN_METER (self->both_gems), WIZ_GEMS_EACH, player.gems_bag, 0);
  show_hand (self->hand, cards, hand);
  show_hand (self->both_hand, cards, hand);
  gtk_label_set_label (GTK_LABEL (self->gem_words), words);
  gn_say_name (self->top, all);
  gn_set_tooltip (self->gems, said);
  gn_say_name (self->both, all);
  gn_set_class (self->dial, "just-changed", look->news && self->known && self->level != (int) player.level);
  gn_set_class (self->gems, "just-changed", look->news && self->known && self->in_bag != (int) player.gems_bag);
  gn_piece_set_colour (GN_PIECE (self->line_gem), paint);
  gtk_label_set_label (GTK_LABEL (self->line_gems), bag);
  gn_say_name (self->line, all);
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    update_set (self, look, seat, element);
  self->level = player.level;
  self->in_bag = player.gems_bag;
  self->known = TRUE;
}

GtkWidget *
wiz_holdings_get_set (WizHoldings *self,
                      guint        element)
{
  GtkWidget *set = self->set[MIN (element, WIZ_ELEMENTS - 1)].cell;

  return gtk_widget_get_mapped (set) ? set : self->line;
}

GtkWidget *
wiz_holdings_get_gems (WizHoldings *self)
{
  return gtk_widget_get_mapped (self->gems) ? self->gems : self->line;
}

/* ---- The widget ------------------------------------------------------------- */

static void
wiz_holdings_class_init (WizHoldingsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_DIAL);
  g_type_ensure (GN_TYPE_METER);
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/holdings.ui");
  gn_bind_children (widget_class, WizHoldings, top, dial, gems, gem_words, hand, sets, both, both_dial, both_gems,
                    both_hand, both_sets, line, line_dial, line_gem, line_gems);
}

static void
add_set (WizHoldings *self,
         guint        element)
{
  Set *set = &self->set[element];
  GtkWidget *figures = gn_row (0, "numeric");

  set->cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                            GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_widget_add_css_class (set->cell, "wiz-set");
  set->piece = gn_piece_new (wiz_element_piece (element), 19);
  set->have = gn_label (NULL, "wiz-have");
  set->need = gn_label (NULL, "wiz-need");
  set->bar = gtk_progress_bar_new ();
  gtk_widget_set_halign (figures, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (set->bar, "wiz-set-bar");
  gn_append (figures, set->have, set->need, NULL);
  gn_append (set->cell, set->piece, figures, set->bar, NULL);
  gtk_box_append (GTK_BOX (self->sets), set->cell);
}

static GtkWidget *
add_short_set (GtkWidget *row,
               guint      element)
{
  GtkWidget *set = gn_column (0, "wiz-line-set");

  gn_append (set, gn_piece_new (wiz_element_piece (element), 14), gn_label (NULL, "numeric"), NULL);
  gtk_widget_set_hexpand (set, TRUE);
  gtk_box_append (GTK_BOX (row), set);
  return set;
}

static void
wiz_holdings_init (WizHoldings *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      add_set (self, element);
      self->both_set[element] = add_short_set (self->both_sets, element);
      self->line_set[element] = add_short_set (self->line, element);
    }
  gn_holdings_add (holdings, self->top, 0);
  gn_holdings_add (holdings, self->sets, 8);
  gn_holdings_add (holdings, self->both, 0);
  gn_holdings_add (holdings, self->line, 0);
  gn_holdings_arrange (holdings, self->top, self->sets, NULL);
  gn_holdings_arrange (holdings, self->both, NULL);
  gn_holdings_arrange (holdings, self->line, NULL);
}

GtkWidget *
wiz_holdings_new (void)
{
  return g_object_new (WIZ_TYPE_HOLDINGS, NULL);
}

/* ---- The character ------------------------------------------------------------ */

GtkWidget *
wiz_standing_new (int size)
{
  GtkWidget *tile = g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gn_add_classes (tile, "wiz-has");
  gn_append (tile, gn_piece_new (NULL, size), gn_label (NULL, "count"), NULL);
  gtk_widget_set_size_request (tile, size * 2, size + 2);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  return tile;
}

void
wiz_standing_update (GtkWidget     *standing,
                     const WizLook *look,
                     int            seat)
{
  GtkWidget *piece = gtk_widget_get_first_child (standing);
  WizPlayer player;

  gn_tie (standing, "tile", seat, -1);
  gn_tie (standing, "space", seat, -1);
  wiz_view_player (look->match, look->state, seat, &player);
  g_autofree char *number = gn_number_text (player.number);
  g_autofree char *said = NULL;

  gtk_widget_set_visible (piece, player.tile >= 0);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (standing)), player.tile >= 0 ? number : "");
  gn_set_class (standing, "empty", player.tile < 0);
  if (player.tile >= 0)
    {
      WizTile figures;
      g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_TILE, player.tile);

      wiz_view_tile (look->match, look->state, player.number, &figures);
      gn_piece_set_name (GN_PIECE (piece), figures.icon);
      /* Translators: a player's character this round, and its number */
      said = gn_fill (_("{character}, {number}"), "character", name, "number", number, NULL);
    }
  else
    /* Translators: a player has no character this round yet */
    said = g_strdup (_("No character yet"));
  gn_say_name (standing, said);
  gn_set_tooltip (standing, said);
}
