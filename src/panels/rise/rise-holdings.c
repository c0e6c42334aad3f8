/* rise-holdings.c: the player board in a player's card: goods, breweries, customers, allies and judges
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-holdings.h"

#include <glib/gi18n.h>

#include "panels/layout/popover.h"
#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"
#include "rise-boxes.h"
#include "rise-words.h"

enum { BEER, GOLD, BARREL, UPGRADE, MEEPLE, N_GOODS };
static const char *const goods_piece[N_GOODS] = { "rise-beer", "rise-gold", "rise-barrel", "rise-upgrade",
                                                  "rise-meeple" };

typedef struct {
  GtkWidget *box;
  GtkWidget *piece;
  GtkWidget *label;
} Good;

struct _RiseHoldings {
  GnHoldings       parent_instance;

  GtkWidget       *goods;          /* a button that opens the whole board */
  Good             good[N_GOODS];
  GtkWidget       *breweries, *customers;
  GtkWidget       *both, *both_breweries, *both_customers;   /* side by side where height is short */
  GtkWidget       *cards;          /* allies, judges, hand */
  GtkWidget       *line;
  Good             short_good[N_GOODS];
  const RiseScene *scene;          /* owned by the panel, which outlives its players' cards */
  int              seat;
};

G_DEFINE_FINAL_TYPE (RiseHoldings, rise_holdings, GN_TYPE_HOLDINGS)

/* ---- Parts ---------------------------------------------------------------------- */

static void
figures_of (const RiseSeatView *view,
            int                 n[N_GOODS])
{
  n[BEER] = view->beer;
  n[GOLD] = view->gold;
  n[BARREL] = view->production;
  n[UPGRADE] = __builtin_popcount (view->slots);
  n[MEEPLE] = view->meeples;
}

static void
say_goods (RiseHoldings       *self,
           const RiseScene    *scene,
           const RiseSeatView *view,
           const int           n[N_GOODS])
{
  g_autofree char *beer = gn_number_text (n[BEER]);
  g_autofree char *gold = gn_number_text (n[GOLD]);
  g_autofree char *production = gn_number_text (n[BARREL]);
  g_autofree char *upgrades = gn_number_text (n[UPGRADE]);
  g_autofree char *meeples = gn_number_text (n[MEEPLE]);
  /* Translators: what a player has; for a screen reader and as a tooltip */
  g_autofree char *text = gn_fill (
    _("Beer {beer}, gold {gold}, production {production}, upgrades {upgrades}, meeples in hand {meeples}"), "beer",
    beer, "gold", gold, "production", production, "upgrades", upgrades, "meeples", meeples, NULL);
  /* Translators: a tooltip's second line: a click opens the whole player board */
  g_autofree char *tip = g_strdup_printf ("%s\n%s", text, _("Click to see the whole board"));

  gn_say_name (self->goods, text);
  gn_set_tooltip (self->goods, tip);
  gn_set_tooltip (self->line, text);
}

static void
show_goods (Good      *goods,
            const int  n[N_GOODS],
            int        paint)
{
  for (int i = 0; i < N_GOODS; i++)
    {
      g_autofree char *text = gn_number_text (n[i]);

      gtk_label_set_label (GTK_LABEL (goods[i].label), text);
      gn_set_class (goods[i].box, "none", n[i] == 0);
      if (i == MEEPLE)
        gn_piece_set_colour (GN_PIECE (goods[i].piece), paint);
    }
}

static void
add_chip (RiseHoldings *self,
          const char   *piece,
          int           n,
          const char   *what,
          const char   *tip)
{
  GtkWidget *chip;
  g_autofree char *text = gn_number_text (n);
  g_autofree char *all = tip ? g_strdup_printf ("%s\n%s", text, tip) : NULL;

  if (n == 0)
    return;
  chip = g_object_new (GTK_TYPE_BOX, "spacing", 3, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gn_append (chip, gn_piece_new (piece, 17), gn_label (text, "numeric"), NULL);
  gn_add_classes (chip, "rise-chip");
  gn_say_figure (chip, what, all ? all : text);
  gn_set_tooltip (chip, tip ? tip : what);
  gtk_box_append (GTK_BOX (self->cards), chip);
}

static char *
ally_names (const RiseScene    *scene,
            const RiseSeatView *view)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < view->n_allies; i++)
    {
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_ALLY, view->ally[i]);

      g_string_append_printf (text, "%s%s", i ? "\n" : "", name);
    }
  return g_string_free (text, FALSE);
}

static void
show_cards (RiseHoldings       *self,
            const RiseScene    *scene,
            const RiseSeatView *view)
{
  g_autofree char *allies = ally_names (scene, view);

  gn_box_clear (self->cards);
  add_chip (self, "rise-ally", view->n_allies, _("Allies"), allies);
  add_chip (self, "rise-judge", view->judges, _("Judges, kept secret until the end"), NULL);
  add_chip (self, "rise-card-back", view->hand, _("Gnome cards in the secret hand"), NULL);
  if (view->board >= 0)
    {
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_BOARD, view->board);
      GtkWidget *label = gn_label (name, "note");

      gn_say_name (label, name);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (self->cards), gn_shrink_words (label));
    }
}

/* Once: the seat of a card stays. */
static void
tie (RiseHoldings *self,
     int           seat)
{
  static const char *const goods_field[N_GOODS] = { "beer", "gold", "production", "slots", "meeples" };
  GtkWidget *breweries[] = { self->breweries, self->both_breweries };
  GtkWidget *customers[] = { self->customers, self->both_customers };

  for (int i = 0; i < N_GOODS; i++)
    {
      gn_tie (self->good[i].box, goods_field[i], seat, -1);
      gn_tie (self->short_good[i].box, goods_field[i], seat, -1);
    }
  for (int i = 0; i < 2; i++)
    {
      gn_tie (breweries[i], "out_breweries", seat, -1);
      gn_tie (customers[i], "out_cubes", seat, -1);
    }
  gn_tie (self->cards, "judges", seat, -1);
  gn_tie (self->cards, "hand", seat, -1);
}

void
rise_holdings_update (RiseHoldings    *self,
                      const RiseScene *scene,
                      int              seat)
{
  const RiseSeatView *view = &scene->seat[seat];
  const int paint = gn_seat_paint (scene->match, seat);
  struct {
    RiseSeatView view;
    int          paint, learnt;
  } figures;
  int n[N_GOODS];

  if (!self->scene)
    tie (self, seat);
  self->scene = scene;
  self->seat = seat;
  memset (&figures, 0, sizeof figures);
  memcpy (&figures.view, view, sizeof *view);
  figures.paint = paint;
  if (gn_unchanged (GTK_WIDGET (self), &figures, sizeof figures))
    return;

  figures_of (view, n);
  show_goods (self->good, n, paint);
  show_goods (self->short_good, n, paint);
  /* with five or six narrow cards in the strip: only what is spent now */
  gtk_widget_set_visible (self->short_good[BARREL].box, scene->n_seats < 4);
  say_goods (self, scene, view, n);
  rise_boxes_row_set (self->breweries, view->box, RISE_BREWERIES, view->breweries_out, 1, seat, paint);
  rise_boxes_row_set (self->customers, view->customer, RISE_CUSTOMERS, view->cubes_out, 4, seat, paint);
  rise_boxes_set (RISE_BOXES (self->both_breweries), view->box, RISE_BREWERIES, view->breweries_out, 1, seat, paint);
  rise_boxes_set (RISE_BOXES (self->both_customers), view->customer, RISE_CUSTOMERS, view->cubes_out, 4, seat, paint);
  show_cards (self, scene, view);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- The whole board, opened by a click ------------------------------------------------- */

static void
add_line (GtkWidget  *box,
          const char *piece,
          const char *title,
          const char *words,
          const char *note,
          gboolean    off)
{
  GtkWidget *row = gn_row (8, off ? "rise-page-row none" : "rise-page-row");
  GtkWidget *column = gn_column (0, NULL);
  GtkWidget *label = gn_paragraph (title, "strong");

  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), gn_piece_new (piece, 22));
  gtk_box_append (GTK_BOX (column), label);
  if (words && *words)
    {
      GtkWidget *text = gn_paragraph (words, "note");

      gtk_label_set_max_width_chars (GTK_LABEL (text), 44);
      gtk_box_append (GTK_BOX (column), text);
    }
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
  if (note)
    gtk_box_append (GTK_BOX (row), rise_mark_new (note));
  gtk_box_append (GTK_BOX (box), row);
}

static void
add_title (GtkWidget  *box,
           const char *title)
{
  GtkWidget *label = gn_label (title, "part-title");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
}

static char *
rows_text (const RiseSeatView *view)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < view->n_rows; i++)
    {
      g_autofree char *end = gn_number_text (view->row[i].end);
      g_autofree char *pay = rise_pay_text (view->row[i].vp, view->row[i].gold);
      /* Translators: a row of the production table: from this production on, the income in each turn */
      g_autofree char *row = gn_fill (_("{end}: {pay}"), "end", end, "pay", pay, NULL);

      g_string_append_printf (text, "%s%s%s", i ? "; " : "", row, view->row[i].complete ? " ✓" : "");
    }
  return g_string_free (text, FALSE);
}

static void
add_production (GtkWidget          *box,
                const RiseSeatView *view)
{
  g_autofree char *n = gn_number_text (view->production);
  g_autofree char *title = gn_fill (_("Production {n}"), "n", n, NULL);
  g_autofree char *rows = rows_text (view);

  add_line (box, "rise-barrel", title, rows, NULL, FALSE);
}

GtkWidget *
rise_board_page (const RiseScene *scene,
                 int              seat)
{
  const RiseSeatView *view = &scene->seat[seat];
  GtkWidget *box = gn_column (4, "rise-page");

  if (view->board >= 0)
    {
      const RiseBoard *board = &rise_set (scene->match)->board[view->board];
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_BOARD, view->board);
      g_autofree char *power = rise_board_text (scene->match, view->board);

      add_line (box, board->start >= 0 ? rise_type_values[board->start].icon : "rise-back", name, power,
                rise_mark_text (rise_view_mark (scene->match, RISE_FAMILY_BOARDS, view->board)), FALSE);
    }
  add_production (box, view);
  g_autofree char *breweries = rise_boxes_text (view->box, RISE_BREWERIES, view->breweries_out, 1);
  g_autofree char *cubes = rise_boxes_text (view->customer, RISE_CUSTOMERS, view->cubes_out, 4);
  add_line (box, "rise-brewery", _("Breweries"), breweries, NULL, FALSE);
  add_line (box, "rise-cube", _("Customers"), cubes, NULL, FALSE);

  if (view->n_slots)
    add_title (box, _("Upgrades"));
  for (guint i = 0; i < view->n_slots; i++)
    if (view->slot[i] >= 0)
      {
        g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_UPGRADE, view->slot[i]);
        g_autofree char *words = rise_upgrade_text (scene->match, view->slot[i]);

        add_line (box, "rise-upgrade", name, words,
                  rise_mark_text (rise_view_mark (scene->match, RISE_FAMILY_UPGRADES, view->slot[i])),
                  !(view->slots >> i & 1));
      }
  if (view->n_allies)
    add_title (box, _("Allies"));
  for (guint i = 0; i < view->n_allies; i++)
    {
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_ALLY, view->ally[i]);
      g_autofree char *words = rise_ally_text (scene->match, view->ally[i]);

      add_line (box, "rise-ally", name, words,
                rise_mark_text (rise_view_mark (scene->match, RISE_FAMILY_ALLIES, view->ally[i])), FALSE);
    }
  if (view->judges)
    add_title (box, _("Judges"));
  for (guint i = 0; i < view->judges; i++)
    if (i < RISE_JUDGES_EACH && view->judge[i] >= 0)
      {
        g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_JUDGE, view->judge[i]);
        g_autofree char *words = rise_judge_text (scene->match, view->judge[i]);

        add_line (box, "rise-judge", name, words,
                  rise_mark_text (rise_view_mark (scene->match, RISE_FAMILY_JUDGES, view->judge[i])), FALSE);
      }
    else
      add_line (box, "rise-judge", _("A judge, kept secret"), NULL, NULL, FALSE);
  if (gn_set_is_stand_in (scene->match->set))
    {
      /* Translators: below a player board; P is the letter that marks such values */
      GtkWidget *label = gn_label (_("P: Gnomon’s placeholder, not the value in the printed game"), "note");

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
on_goods (RiseHoldings *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 560);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, 360, -1);
  if (self->scene)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), rise_board_page (self->scene, self->seat));
  gn_open_beside (self->goods, scroller);
}

/* ---- The widget ---------------------------------------------------------------------------- */

static GtkWidget *
make_goods (Good goods[N_GOODS],
            int  size,
            int  gap)
{
  GtkWidget *row = gn_row (gap, "rise-goods");

  for (int i = 0; i < N_GOODS; i++)
    {
      goods[i].box = gn_row (gap ? 2 : 3, NULL);   /* the row has little room */
      goods[i].piece = gn_piece_new (goods_piece[i], size);
      goods[i].label = gn_label (NULL, "numeric rise-good");
      gn_append (goods[i].box, goods[i].piece, goods[i].label, NULL);
      if (i)
        gtk_box_append (GTK_BOX (row), gn_spring ());
      gtk_box_append (GTK_BOX (row), goods[i].box);
    }
  return row;
}

static void
rise_holdings_class_init (RiseHoldingsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RISE_TYPE_BOXES);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/holdings.ui");
  gn_bind_children (widget_class, RiseHoldings, goods, breweries, customers, both, both_breweries, both_customers,
                    cards);
  gtk_widget_class_bind_template_callback (widget_class, on_goods);
}

static void
rise_holdings_init (RiseHoldings *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_button_set_child (GTK_BUTTON (self->goods), make_goods (self->good, 20, 0));
  self->line = make_goods (self->short_good, 16, 1);
  /* four goods fit into the strip of a narrow window */
  gtk_widget_set_visible (self->short_good[UPGRADE].box, FALSE);
  gn_holdings_add (holdings, self->goods, 0);
  gn_holdings_add (holdings, self->breweries, 5);
  gn_holdings_add (holdings, self->customers, 5);
  gn_holdings_add (holdings, self->both, 3);
  gn_holdings_add (holdings, self->cards, 5);
  gn_holdings_add (holdings, self->line, 0);
  gn_holdings_arrange (holdings, self->goods, self->breweries, self->customers, self->cards, NULL);
  gn_holdings_arrange (holdings, self->goods, self->breweries, self->customers, NULL);
  gn_holdings_arrange (holdings, self->goods, self->both, NULL);
  gn_holdings_arrange (holdings, self->goods, NULL);
  gn_holdings_arrange (holdings, self->line, NULL);
}

GtkWidget *
rise_holdings_new (void)
{
  return g_object_new (RISE_TYPE_HOLDINGS, NULL);
}
