/* zav-holdings.c: Zavandor's own part of a player's card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-holdings.h"

#include <glib/gi18n.h>

#include "panels/layout/fan.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "core/words/text.h"

enum { GOLD, FIRST_GEM, WILD = FIRST_GEM + ZAV_SCENE_GEMS, N_CELLS };

#define THING 27   /* size of a card or tile in front of a player */
#define SMALL 23   /* its size where there are more than fit side by side */
#define CROWD 7
#define GAP   6    /* maximum gap above it */

/* The layouts of a count: picture above the figure; beside it in the same columns, for little height; all in one
 * line. */
enum { OVER, BESIDE, LINE, N_FACES };

typedef struct {
  GtkWidget *space;
  GtkWidget *piece;
  GtkWidget *figure;
  GtkWidget *lock;
} Face;

typedef struct {
  Face       face[N_FACES];
  GtkWidget *mining;
  int        shown;
} Cell;

struct _ZavHoldings {
  GnHoldings parent_instance;

  GtkWidget *counts[N_FACES];
  GtkWidget *mining;    /* the yield of the next mining */
  GtkWidget *own;       /* the cards and tiles in front of the player */
  Cell       cell[N_CELLS];
  gboolean   known;
};

G_DEFINE_FINAL_TYPE (ZavHoldings, zav_holdings, GN_TYPE_HOLDINGS)

static const char *
cell_piece (int which)
{
  return which == GOLD ? "gold" : which == WILD ? "gem-wild" : zav_gem_piece[which - FIRST_GEM];
}

static const char *
cell_title (int which)
{
  /* Translators: the means of payment */
  return which == GOLD ? _("Gold") : which == WILD ? _("Wild gems") : zav_gem_title (which - FIRST_GEM);
}

/* ---- Content ------------------------------------------------------------ */

static void
update_cell (ZavHoldings          *self,
             const ZavScenePlayer *player,
             int                   which,
             gboolean              news)
{
  Cell *cell = &self->cell[which];
  const int n = which == GOLD ? player->gold : which == WILD ? player->wild : player->gems[which - FIRST_GEM];
  const gboolean hidden = which == GOLD && (player->covered || n < 0);
  const gboolean none = n == 0 && !hidden && which != GOLD;
  g_autofree char *text = gn_number_text (MAX (n, 0));
  g_autofree char *name = NULL;

  if (hidden)
    /* Translators: a player's gold is held in the hand and covered on screen */
    name = g_strdup (_("Gold: in hand, covered"));
  else
    /* Translators: "Ruby: 3": the amount of something that a player has */
    name = gn_fill (_("{what}: {n}"), "what", cell_title (which), "n", text, NULL);

  for (int i = 0; i < N_FACES; i++)
    {
      const Face *face = &cell->face[i];

      gtk_label_set_label (GTK_LABEL (face->figure), text);
      gtk_widget_set_visible (face->figure, !hidden);
      gtk_widget_set_visible (face->lock, hidden);
      gn_set_class (face->space, "none", none);
      gn_say_name (face->space, name);
      gn_set_tooltip (face->space, name);
      if (i != LINE)
        gn_space_delta (GN_SPACE (face->space), NULL, news && self->known && !hidden && cell->shown != n);
    }
  cell->shown = hidden ? -1 : n;
}

static void
update_mining (ZavHoldings          *self,
               const ZavScenePlayer *player)
{
  int figures[ZAV_SCENE_GEMS + 2] = { 0 };

  gn_set_tooltip (self->mining, player->mining_say);
  if (player->mining_say)
    gn_say_name (self->mining, player->mining_say);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    figures[gem] = player->yield[gem];
  figures[ZAV_SCENE_GEMS] = player->any;
  figures[ZAV_SCENE_GEMS + 1] = player->gold_change;
  if (gn_unchanged (self->mining, figures, sizeof figures))
    return;

  for (int which = 0; which < N_CELLS; which++)
    {
      GtkWidget *box = self->cell[which].mining;
      const int n = which == GOLD ? player->gold_change : which == WILD ? 0 : player->yield[which - FIRST_GEM];

      gn_box_clear (box);
      if (which == GOLD)
        gtk_box_append (GTK_BOX (box), gn_piece_new ("pick", 12));
      if (n)
        {
          g_autofree char *text = g_strdup_printf ("%s%d", n > 0 ? "+" : "−", ABS (n));

          gtk_box_append (GTK_BOX (box), gn_label (text, "numeric"));
        }
      if (which == GOLD && player->any)
        {
          g_autofree char *text = g_strdup_printf ("+%d", player->any);

          gn_append (box, gn_label (text, "numeric"), gn_piece_new ("wild-symbol", 13), NULL);
        }
    }
}

/* Identical tiles overlap; the badge shows their points in total. */
static GtkWidget *
new_own_thing (const ZavSceneThing *thing,
               int                  size)
{
  const int copies = MIN (thing->n, 3);
  GtkWidget *stack = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *fan = gn_fan_new (9 - size);

  for (int i = 0; i < copies; i++)
    gn_fan_add (GN_FAN (fan), gn_piece_new (thing->piece, size));
  gtk_overlay_set_child (GTK_OVERLAY (stack), fan);
  gtk_widget_add_css_class (stack, thing->is_tile ? "own-tile" : "own-item");

  if (thing->points >= 0)
    {
      GtkWidget *points = gn_label_number (thing->points, "badge");

      /* at its start, where nothing lies on it when the things overlap */
      gtk_widget_set_halign (points, GTK_ALIGN_START);
      gtk_widget_set_valign (points, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (stack), points);
    }
  if (thing->say)
    {
      gn_say_name (stack, thing->say);
      gn_set_tooltip (stack, thing->say);
    }
  gn_set_class (stack, "just-changed", thing->changed);
  return stack;
}

static void
add_rule (GtkWidget *fan)
{
  GtkWidget *rule = gn_row (0, "rule");

  gtk_widget_set_size_request (rule, 1, 20);
  gtk_widget_set_margin_start (rule, 2);
  gtk_widget_set_margin_end (rule, 2);
  gn_fan_add (GN_FAN (fan), rule);
}

static GtkWidget *
new_own_trader (const ZavSceneTrader *trader,
                int                   size)
{
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "spacing", 1, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  /* Translators: a trader card in front of a player */
  g_autofree char *name = gn_fill (_("Trader for {one} and {other}"), "one", zav_gem_title (trader->pair[0]),
                                   "other", zav_gem_title (trader->pair[1]), NULL);

  gn_add_classes (chip, "card own-trader");
  gn_append (chip, gn_piece_new (zav_gem_piece[trader->pair[0]], size / 2 + 1), gn_piece_new ("swap", size / 3 + 1),
             gn_piece_new (zav_gem_piece[trader->pair[1]], size / 2 + 1), NULL);
  gn_say_name (chip, name);
  gn_set_tooltip (chip, name);
  return chip;
}

static GtkWidget *
new_markers (const ZavScenePlayer *player,
             int                   seat,
             int                   size)
{
  GtkWidget *stack = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GString *values = g_string_new (NULL);

  for (int i = 0; i < player->n_markers; i++)
    g_string_append_printf (values, "%s−%d", i ? ", " : "", player->markers[i]);
  /* Translators: the discount markers of an Emeromobile, with their values */
  g_autofree char *name = gn_fill (_("Discount markers: {values}"), "values", values->str, NULL);
  g_string_free (values, TRUE);

  for (int off = 0; off < ZAV_SCENE_MARKERS; off++)
    gn_tie (stack, "markers", seat, off);
  gtk_overlay_set_child (GTK_OVERLAY (stack), gn_piece_new ("price-marker", size - 3));
  GtkWidget *count = gn_label_number (player->n_markers, "badge");
  gtk_widget_set_halign (count, GTK_ALIGN_START);
  gtk_widget_set_valign (count, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (stack), count);
  gn_say_name (stack, name);
  gn_set_tooltip (stack, name);
  return stack;
}

/* The card in hand is face down; its owner can buy it. */
static GtkWidget *
new_hand (GnPanel              *panel,
          const ZavScenePlayer *player,
          gboolean              acting,
          int                   size)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);

  gn_panel_set_state_classes (space, GN_STATE_CLASSES_NOTHING);
  gn_space_add (GN_SPACE (space), gn_piece_new (player->hand == 0 ? "back-artifact" : "back-jewelry", size));
  gtk_widget_add_css_class (space, "hand");
  gn_space_bind (GN_SPACE (space), acting ? panel : NULL, player->hand_say ? player->hand_say : _("Hand card"), NULL,
                 "item slot=hand", player->hand_say);
  gn_set_tooltip (space, player->hand_say);
  gtk_widget_set_focusable (space, acting && panel);
  return space;
}

static gboolean
same_own (ZavHoldings    *self,
          const ZavScene *scene,
          int             seat,
          gboolean        acts)
{
  const ZavScenePlayer *player = &scene->player[seat];
  struct {
    const char *piece[ZAV_SCENE_OWN];
    int         n[ZAV_SCENE_OWN], points[ZAV_SCENE_OWN], changed[ZAV_SCENE_OWN];
    int         trader, hand, n_markers, acting;
    guint       hand_say;
  } figures;

  memset (&figures, 0, sizeof figures);
  for (int i = 0; i < player->n_own; i++)
    {
      figures.piece[i] = player->own[i].piece;
      figures.n[i] = player->own[i].n;
      figures.points[i] = player->own[i].points;
      figures.changed[i] = player->own[i].changed;
    }
  figures.trader = player->trader;
  figures.hand = player->hand;
  figures.hand_say = player->hand_say ? g_str_hash (player->hand_say) : 0;
  figures.n_markers = player->n_markers;
  figures.acting = acts && seat == scene->acting;
  return gn_unchanged (self->own, &figures, sizeof figures);
}

static void
update_own (ZavHoldings          *self,
            GnPanel              *panel,
            const ZavScene       *scene,
            int                   seat)
{
  const ZavScenePlayer *player = &scene->player[seat];
  GnFan *fan = GN_FAN (self->own);
  gboolean items = FALSE;
  /* a trader is as wide as two */
  const int n = player->n_own + (player->n_markers > 0) + 2 * (player->trader >= 0) + (player->hand >= 0);
  const int size = n > CROWD ? SMALL : THING;

  if (same_own (self, scene, seat, panel != NULL))
    return;
  gn_fan_clear (fan);
  for (int i = 0; i < player->n_own; i++)
    {
      if (!player->own[i].is_tile && !items && i > 0)
        add_rule (self->own);
      items |= !player->own[i].is_tile;
      gn_fan_add (fan, new_own_thing (&player->own[i], size));
    }

  if (player->n_own && (player->trader >= 0 || player->hand >= 0 || player->n_markers))
    add_rule (self->own);
  if (player->n_markers)
    gn_fan_add (fan, new_markers (player, seat, size));
  if (player->trader >= 0)
    gn_fan_add (fan, new_own_trader (&scene->trader[player->trader], size));
  if (player->hand >= 0)
    gn_fan_add (fan, new_hand (panel, player, seat == scene->acting, size));
}

static void
bind_cells (ZavHoldings    *self,
            GnPanel        *panel,
            const ZavScene *scene,
            int             seat)
{
  const gboolean acting = panel && seat == scene->acting;

  for (int which = 0; which < N_CELLS; which++)
    for (int i = 0; i < N_FACES; i++)
      {
        GtkWidget *space = self->cell[which].face[i].space;
        g_autofree char *tip = g_strdup (gn_get_tooltip (space));
        g_autofree char *spec = which == GOLD ? g_strdup ("gold")
                                : which == WILD ? NULL
                                : g_strdup_printf ("sell type=%s", zav_gem_id[which - FIRST_GEM]);

        /* For the acting player: a click on gold takes gold, on gems sells them. */
        gn_space_bind (GN_SPACE (space), acting ? panel : NULL, tip, NULL, acting ? spec : NULL, tip);
        gn_set_tooltip (space, tip);
        gtk_widget_set_focusable (space, acting && spec);
      }
}

static void
tie_cell (Cell *cell,
          int   which,
          int   seat)
{
  for (int i = 0; i < N_FACES; i++)
    {
      GtkWidget *space = cell->face[i].space;

      if (which == GOLD)
        gn_tie (space, "gold", seat, -1);
      else if (which == WILD)
        gn_tie (space, "wild", seat, -1);
      else
        gn_tie (space, "gems", seat, which - FIRST_GEM);
    }
}

/* Cards and tiles in front of the player, and places for those that are not there yet. */
static void
tie_own (ZavHoldings *self,
         int          seat)
{
  static const char *const fields[] = { "items", "tiles", "trader", "hand_kind", "hand" };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gn_tie (self->own, fields[i], seat, -1);
}

void
zav_holdings_update (ZavHoldings    *self,
                     GnPanel        *panel,
                     const ZavScene *scene,
                     int             seat,
                     gboolean        news)
{
  const ZavScenePlayer *player = &scene->player[seat];

  for (int which = 0; which < N_CELLS; which++)
    {
      tie_cell (&self->cell[which], which, seat);
      update_cell (self, player, which, news);
    }
  tie_own (self, seat);
  bind_cells (self, panel, scene, seat);
  /* With four players, a strip has room only for the gems that they have. */
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gtk_widget_set_visible (self->cell[FIRST_GEM + gem].face[LINE].space,
                            scene->n_players < 4 || player->gems[gem] > 0);
  for (int i = 0; i < N_FACES; i++)
    gtk_widget_set_visible (self->cell[WILD].face[i].space, scene->wild_in_play && (i != LINE || player->wild > 0));
  gtk_widget_set_visible (self->cell[WILD].mining, scene->wild_in_play);
  update_mining (self, player);
  update_own (self, panel, scene, seat);
  self->known = TRUE;
}

GtkWidget *
zav_holdings_get_gem (ZavHoldings *self,
                      int          gem)
{
  int shown = 0;

  while (shown < LINE && !gn_holdings_shows (GN_HOLDINGS (self), self->counts[shown]))
    shown++;
  return self->cell[FIRST_GEM + gem].face[shown].piece;
}

GtkWidget *
zav_holdings_get_own (ZavHoldings *self)
{
  return gn_holdings_shows (GN_HOLDINGS (self), self->own) ? self->own : GTK_WIDGET (self);
}

/* ---- GObject ------------------------------------------------------------ */

static void
zav_holdings_class_init (ZavHoldingsClass *class)
{
}

static void
make_face (Face      *face,
           int        which,
           int        how,
           GtkWidget *box)
{
  static const int piece_size[N_FACES] = { 18, 15, 15 }, lock_size[N_FACES] = { 16, 14, 14 };
  GtkWidget *content = how == OVER ? gn_column (0, NULL) : gn_row (2, NULL);

  face->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  gn_panel_set_state_classes (face->space, GN_STATE_CLASSES_NOTHING);
  gn_add_classes (face->space, which == GOLD && how != LINE ? "cell gold" : "cell");
  face->piece = gn_piece_new (cell_piece (which), piece_size[how]);
  face->figure = gn_label (NULL, "count");
  face->lock = gn_piece_new ("lock", lock_size[how]);
  if (how == OVER)
    {
      gtk_widget_set_margin_top (face->lock, 2);
      gtk_widget_set_margin_bottom (face->lock, 2);
    }
  if (how != LINE)
    gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  /* a count belongs to the piece before it: the room that the line has lies between them and the next */
  gtk_widget_set_hexpand (face->space, how == LINE);
  gtk_widget_set_halign (face->space, how == LINE ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gn_append (content, face->piece, face->figure, face->lock, NULL);
  gn_space_add (GN_SPACE (face->space), content);
  gtk_box_append (GTK_BOX (box), face->space);
}

/* Gold has a column as wide as it needs; the gems share the rest equally. */
static GtkWidget *
make_columns (const char  *classes,
              GtkWidget  **gold,
              GtkWidget  **gems)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gn_add_classes (row, classes);

  *gold = gn_row (0, NULL);
  gtk_widget_set_size_request (*gold, 52, -1);
  gtk_box_set_homogeneous (GTK_BOX (*gold), TRUE);
  *gems = gn_row (0, NULL);
  gtk_box_set_homogeneous (GTK_BOX (*gems), TRUE);
  gtk_widget_set_hexpand (*gems, TRUE);
  gn_append (row, *gold, *gems, NULL);
  return row;
}

static void
zav_holdings_init (ZavHoldings *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);
  GtkWidget *gold[N_FACES], *gems[N_FACES], *mining_gold, *mining_gems;

  self->counts[OVER] = make_columns ("holdings-counts", &gold[OVER], &gems[OVER]);
  self->counts[BESIDE] = make_columns ("holdings-counts low", &gold[BESIDE], &gems[BESIDE]);
  self->counts[LINE] = gold[LINE] = gems[LINE] = gn_row (3, "holdings-line");
  self->mining = make_columns ("holdings-mining", &mining_gold, &mining_gems);

  for (int which = 0; which < N_CELLS; which++)
    {
      Cell *cell = &self->cell[which];

      for (int i = 0; i < N_FACES; i++)
        make_face (&cell->face[i], which, i, which == GOLD ? gold[i] : gems[i]);
      cell->mining = gn_row (2, NULL);
      gtk_widget_set_halign (cell->mining, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (which == GOLD ? mining_gold : mining_gems), cell->mining);
    }

  self->own = gn_fan_new (3);
  gtk_widget_set_size_request (self->own, -1, THING);
  for (int i = 0; i < N_FACES; i++)
    gn_holdings_add (holdings, self->counts[i], 0);
  gn_holdings_add (holdings, self->mining, 0);
  gn_holdings_add (holdings, self->own, GAP);

  gn_holdings_arrange (holdings, self->counts[OVER], self->mining, self->own, NULL);
  /* A few pixels too low: the yield of the next mining matters more than large figures. */
  gn_holdings_arrange (holdings, self->counts[BESIDE], self->mining, self->own, NULL);
  gn_holdings_arrange (holdings, self->counts[OVER], self->own, NULL);
  /* With four players, so do the cards and tiles in front of a player. */
  gn_holdings_arrange (holdings, self->counts[LINE], self->own, NULL);
  gn_holdings_arrange (holdings, self->counts[OVER], NULL);
  gn_holdings_arrange (holdings, self->counts[LINE], NULL);
}

GtkWidget *
zav_holdings_new (void)
{
  return g_object_new (ZAV_TYPE_HOLDINGS, NULL);
}
