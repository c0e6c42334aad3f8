/* zav-mine-form.c: the form for mining with a choice: gems of choice, and tiles to pay toll for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-forms.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/layout/split-layout.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "zav-read.h"

#define ZAV_TYPE_MINE_FORM (zav_mine_form_get_type ())
G_DECLARE_FINAL_TYPE (ZavMineForm, zav_mine_form, ZAV, MINE_FORM, GtkBox)

struct _ZavMineForm {
  GtkBox     parent_instance;

  GnPanel   *panel;
  GArray    *moves;
  int        seat;
  int        yield[ZAV_GEMS];      /* the most of each gem that a move takes from tiles */
  int        symbols;              /* the most gems of choice */
  gboolean   all;                  /* no choice among the tiles: their whole yield is taken */
  gboolean   by_tiles;             /* the player chooses whole tiles, not gems */
  guint32    tiles;                /* tiles that can be named */
  guint32    used;                 /* tiles that are chosen */
  int        take[ZAV_GEMS];
  int        chosen[ZAV_GEMS];
  GtkWidget *gems;                 /* tokens for the tiles' yield */
  GtkWidget *choices;
  GtkBox    *pair, *other_pair;    /* of the choices, below one another in a narrow window */
  GtkWidget *choice[ZAV_GEMS];
  GtkWidget *words[ZAV_GEMS];      /* the effect of one more gem on its price */
  GtkWidget *choice_title;
  GtkWidget *back;
  GtkWidget *toll;
  GtkWidget *yields;
  GtkWidget *why;
  GtkWidget *accept;
};

G_DEFINE_FINAL_TYPE (ZavMineForm, zav_mine_form, GTK_TYPE_BOX)

static void show (ZavMineForm *self);

static int
total (const int gems[ZAV_GEMS])
{
  return gems[0] + gems[1] + gems[2] + gems[3];
}

static const ZavState *
state_of (ZavMineForm *self)
{
  return gn_match_table_state (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel));
}

static gboolean
names_tiles (const GnMove *move)
{
  return move->arg[ZAV_ARG_MINE_TILES] >= 0;
}

static guint32
tiles_of (const GnMove *move)
{
  guint32 tiles = 0;

  for (int i = 0; i < move->arg[ZAV_ARG_MINE_TILES]; i++)
    tiles |= ZAV_BIT (move->arg[ZAV_ARG_MINE_TILES + 1 + i]);
  return tiles;
}

/* Returns whether a move takes exactly the chosen gems. */
static gboolean
agrees (ZavMineForm  *self,
        const GnMove *move)
{
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    if (MAX (move->arg[ZAV_ARG_MINE_WILD + gem], 0) != self->chosen[gem])
      return FALSE;
  if (self->by_tiles)
    return tiles_of (move) == self->used;
  if (self->all)
    return TRUE;
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    if (MAX (move->arg[ZAV_ARG_MINE_GEMS + gem], 0) != self->take[gem])
      return FALSE;
  return TRUE;
}

/* Builds the whole move for the choice. Returns FALSE, with the rule that the referee names, if it cannot be mined.
 * The same gems may be taken in several ways: a ruby from a tile or of choice. The list of moves has only one of
 * these ways, but the others are legal too. */
static gboolean
chosen_move (ZavMineForm *self,
             GnMove      *move,
             GnSay       *why)
{
  for (guint i = 0; i < self->moves->len; i++)
    if (agrees (self, &g_array_index (self->moves, GnMove, i)))
      {
        *move = g_array_index (self->moves, GnMove, i);
        return TRUE;
      }

  gn_move_init (move, self->seat, ZAV_MINE);
  for (int gem = 0; gem < ZAV_N_GEM_VALUES; gem++)
    {
      move->arg[ZAV_ARG_MINE_WILD + gem] = gem < ZAV_GEMS ? self->chosen[gem] : 0;
      if (!self->by_tiles && !self->all)
        move->arg[ZAV_ARG_MINE_GEMS + gem] = gem < ZAV_GEMS ? self->take[gem] : 0;
    }
  if (self->by_tiles)
    {
      int n = 0;

      ZAV_FOR_BITS (tile, self->used)
        move->arg[ZAV_ARG_MINE_TILES + 1 + n++] = tile;
      move->arg[ZAV_ARG_MINE_TILES] = n;
    }
  return gn_match_table_check (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel), move, why);
}

/* The number of gems chosen; tiles count as in the first move with them. */
static int
n_taken (ZavMineForm *self)
{
  return total (self->take) + total (self->chosen);
}

/* ---- Choosing ----------------------------------------------------------- */

static void
on_gem (GtkToggleButton *token,
        GParamSpec      *pspec,
        ZavMineForm     *self)
{
  const int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (token), "gem"));

  self->take[gem] += gtk_toggle_button_get_active (token) ? 1 : -1;
  show (self);
}

static void
on_tile (GtkToggleButton *token,
         GParamSpec      *pspec,
         ZavMineForm     *self)
{
  const guint32 bit = ZAV_BIT (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (token), "tile")));

  self->used = gtk_toggle_button_get_active (token) ? self->used | bit : self->used & ~bit;
  show (self);
}

static void
on_choice (GtkWidget   *button,
           ZavMineForm *self)
{
  const int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "gem"));

  if (total (self->chosen) < self->symbols)
    self->chosen[gem]++;
  show (self);

  /* Everything is chosen: the next Enter mines. */
  GnMove move;
  GnSay why = { 0 };

  if (total (self->chosen) == self->symbols && chosen_move (self, &move, &why))
    gtk_widget_grab_focus (self->accept);
}

static void
on_back (ZavMineForm *self)
{
  memset (self->chosen, 0, sizeof self->chosen);
  show (self);
}

static void
on_accept (ZavMineForm *self)
{
  GnMove move;
  GnSay why = { 0 };

  if (chosen_move (self, &move, &why))
    zav_form_say (GTK_WIDGET (self), self->panel, &move);
}

/* ---- Showing ------------------------------------------------------------ */

/* A gem of choice lowers its price by one more step than the gems that are mined anyway. */
static void
show_price (ZavMineForm *self,
            int          gem)
{
  const ZavState *state = state_of (self);
  const int before = zav_clamp (state->target[gem] - state->mined[gem] - self->take[gem] - self->chosen[gem]);
  g_autofree char *was = gn_number_text (before);
  g_autofree char *now = gn_number_text (zav_clamp (before - 1));
  /* Translators: under a gem that can be chosen: the price of the next round without and with one more of it: "next
   * 3 → 2" */
  g_autofree char *text = gn_fill (_("next {was} → {now}"), "was", was, "now", now, NULL);
  /* Translators: a gem that can be chosen, for a screen reader: "Ruby, next 3 → 2" */
  g_autofree char *name = gn_fill (_("{gem}, {words}"), "gem", zav_gem_title (gem), "words", text, NULL);

  gtk_label_set_label (GTK_LABEL (self->words[gem]), text);
  gn_say_name (self->choice[gem], name);
}

static void
show_choices (ZavMineForm *self)
{
  const int n = MIN (total (self->chosen) + 1, self->symbols);
  g_autofree char *nth = gn_number_text (n);
  g_autofree char *all = gn_number_text (self->symbols);
  /* Translators: choosing gems for the wild symbols of the player's tiles, one after the other */
  g_autofree char *title = gn_fill (_("Gem of your choice, {n} of {all}"), "n", nth, "all", all, NULL);

  gtk_label_set_label (GTK_LABEL (self->choice_title), title);
  gtk_widget_set_visible (self->choices, self->symbols > 0);
  gtk_widget_set_visible (self->choice_title, self->symbols > 0);
  gtk_widget_set_visible (self->back, total (self->chosen) > 0);

  for (int gem = 0; gem < ZAV_GEMS; gem++)
    {
      g_autofree char *count = self->chosen[gem] ? g_strdup_printf ("%d", self->chosen[gem]) : NULL;

      gn_space_delta (GN_SPACE (self->choice[gem]), count, FALSE);
      show_price (self, gem);
      gn_set_class (self->choice[gem], "can", total (self->chosen) < self->symbols);
    }
}

static void
show_toll (ZavMineForm *self)
{
  const GnMatch *match = gn_panel_get_match (self->panel);
  const ZavState *state = state_of (self);
  ZavMining mining;

  zav_view_mining (match, state, self->seat, &mining);
  gtk_widget_set_visible (self->toll, mining.owes);
  gn_box_clear (self->toll);
  if (!mining.owes)
    return;

  g_autofree char *toll = gn_number_text (zav_view_toll (match, state, self->seat, n_taken (self)));
  g_autofree char *gold = gn_number_text (state->gold[self->seat]);

  /* Translators: the cost of mining as chosen so far: "toll 3 of {coin} 4"; the 4 is the player's gold */
  gn_append (self->toll, gn_label (C_("mining", "toll"), "quiet"), gn_label (toll, "figure"), NULL);
  if (gn_panel_get_covered (self->panel) && gn_panel_get_viewer (self->panel) != self->seat)
    return;
  /* Translators: the cost of mining as chosen so far: "toll 3 of {coin} 4"; the 4 is the player's gold */
  gn_append (self->toll, gn_label (C_("mining", "of"), "quiet"), gn_piece_new ("gold", 18), gn_label (gold, "figure"),
             NULL);
}

/* Shows why the choice cannot be mined: the rule that the referee names. */
static void
show_why (ZavMineForm *self,
          const GnSay *why)
{
  const gboolean covered = gn_panel_get_covered (self->panel) && gn_panel_get_viewer (self->panel) != self->seat;
  g_autofree char *text = why->text ? gn_say_text (gn_panel_get_match (self->panel), why, covered) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (self->why), text);
}

static void
show_accept (ZavMineForm *self)
{
  GnMove move;
  GnSay why = { 0 };
  const gboolean can = chosen_move (self, &move, &why);
  GtkWidget *row = gn_row (6, NULL);
  int gems[ZAV_GEMS];

  for (int gem = 0; gem < ZAV_GEMS; gem++)
    gems[gem] = self->take[gem] + self->chosen[gem];
  /* Translators: the button that mines, before pictures of the gems taken */
  gtk_box_append (GTK_BOX (row), gn_label (_("Mine"), NULL));
  if (!self->by_tiles)
    gtk_box_append (GTK_BOX (row), zav_gems_row (gems, 16, NULL));
  /* before the gems are named, Enter mines nothing */
  if (can)
    gn_button_enter (self->accept, row);
  else
    gtk_button_set_child (GTK_BUTTON (self->accept), row);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);

  g_autofree char *name = can ? gn_move_text (gn_panel_get_match (self->panel), &move) : g_strdup (_("Mine"));

  gn_say_name (self->accept, name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->accept), GTK_ACCESSIBLE_STATE_DISABLED, !can, -1);
  gn_set_class (self->accept, "cannot", !can);
  gtk_widget_set_visible (self->why, !can);
  if (!can)
    show_why (self, &why);
}

static void
show (ZavMineForm *self)
{
  show_choices (self);
  show_toll (self);
  show_accept (self);
}

/* ---- Making ------------------------------------------------------------- */

static GtkWidget *
new_token (const char *piece,
           const char *name,
           gboolean    active)
{
  GtkWidget *token = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (token), gn_piece_new (piece, 32));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (token), active);
  gn_add_classes (token, "card mine-token choice");
  gn_say_name (token, name);
  gn_set_tooltip (token, name);
  return token;
}

static void
make_gem_tokens (ZavMineForm *self)
{
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    for (int k = 0; k < self->yield[gem]; k++)
      {
        GtkWidget *token = new_token (zav_gem_piece[gem], zav_gem_title (gem), k < self->take[gem]);

        g_object_set_data (G_OBJECT (token), "gem", GINT_TO_POINTER (gem));
        g_signal_connect (token, "notify::active", G_CALLBACK (on_gem), self);
        gtk_flow_box_insert (GTK_FLOW_BOX (self->gems), token, -1);
      }
}

static void
make_tile_tokens (ZavMineForm *self)
{
  const GnMatch *match = gn_panel_get_match (self->panel);

  ZAV_FOR_BITS (tile, self->tiles)
    {
      g_autofree char *name = gn_thing_name (match, GN_THING (ZAV_DOMAIN_TILE, tile));
      GtkWidget *token = new_token (zav_tile_piece (match, tile), name, (self->used & ZAV_BIT (tile)) != 0);

      g_object_set_data (G_OBJECT (token), "tile", GINT_TO_POINTER (tile));
      g_signal_connect (token, "notify::active", G_CALLBACK (on_tile), self);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->gems), token, -1);
    }
}

static GtkWidget *
new_choice (ZavMineForm *self,
            int          gem)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, 86, 66);
  GtkWidget *column = gn_column (4, NULL);

  gn_add_classes (space, "card mine-choice choice");
  gtk_widget_set_halign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), gn_piece_new (zav_gem_piece[gem], 28));
  self->words[gem] = gn_label (NULL, "note numeric");
  gtk_box_append (GTK_BOX (column), self->words[gem]);
  gn_space_add (GN_SPACE (space), column);
  g_object_set_data (G_OBJECT (space), "gem", GINT_TO_POINTER (gem));
  g_signal_connect (space, "clicked", G_CALLBACK (on_choice), self);
  return space;
}

/* Reads from the legal moves what can be chosen at all. */
static void
read_moves (ZavMineForm      *self,
            const GnMoveList *moves)
{
  self->seat = moves->move[0].seat;
  self->by_tiles = names_tiles (&moves->move[0]);
  for (guint i = 0; i < moves->n; i++)
    {
      const GnMove *move = &moves->move[i];
      int symbols = 0;

      for (int gem = 0; gem < ZAV_GEMS; gem++)
        {
          self->yield[gem] = MAX (self->yield[gem], move->arg[ZAV_ARG_MINE_GEMS + gem]);
          symbols += MAX (move->arg[ZAV_ARG_MINE_WILD + gem], 0);
        }
      self->symbols = MAX (self->symbols, symbols);
      self->tiles |= self->by_tiles ? tiles_of (move) : 0;
    }

  /* Without a toll the moves do not name the tiles' yield: all of it is taken. */
  self->all = !self->by_tiles && moves->move[0].arg[ZAV_ARG_MINE_GEMS] == GN_NONE;
  if (self->all)
    {
      ZavMining mining;

      zav_view_mining (gn_panel_get_match (self->panel), state_of (self), self->seat, &mining);
      for (int gem = 0; gem < ZAV_GEMS; gem++)
        self->yield[gem] = self->take[gem] = mining.yield[gem];
      return;
    }

  /* Start with the first legal choice; the player names the gems of choice. */
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    self->take[gem] = MAX (moves->move[0].arg[ZAV_ARG_MINE_GEMS + gem], 0);
  self->used = self->by_tiles ? tiles_of (&moves->move[0]) : 0;
}

static void
zav_mine_form_finalize (GObject *object)
{
  g_array_unref (ZAV_MINE_FORM (object)->moves);
  G_OBJECT_CLASS (zav_mine_form_parent_class)->finalize (object);
}

static void
zav_mine_form_class_init (ZavMineFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zav_mine_form_finalize;
  g_type_ensure (GN_TYPE_ROVING_BOX);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/mine-form.ui");
  gn_bind_children (widget_class, ZavMineForm, toll, yields, gems, choice_title, choices, pair, other_pair, why, back,
                    accept);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
}

static void
zav_mine_form_init (ZavMineForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
zav_mine_form_new (GnPanel          *panel,
                   const GnMoveList *moves)
{
  ZavMineForm *self = g_object_new (ZAV_TYPE_MINE_FORM, NULL);

  self->panel = panel;
  self->moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  g_array_append_vals (self->moves, moves->move, moves->n);
  read_moves (self, moves);

  if (self->all && total (self->yield))
    {
      gtk_widget_set_visible (self->yields, TRUE);
      gtk_box_append (GTK_BOX (self->yields), zav_gems_row (self->yield, 20, "count"));
    }
  gtk_widget_set_visible (self->gems, !self->all);
  if (self->by_tiles)
    make_tile_tokens (self);
  else if (!self->all)
    make_gem_tokens (self);
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    {
      self->choice[gem] = new_choice (self, gem);
      gtk_widget_set_hexpand (self->choice[gem], TRUE);
      gtk_box_append (gem < ZAV_GEMS / 2 ? self->pair : self->other_pair, self->choice[gem]);
    }
  show (self);
  return GTK_WIDGET (self);
}
