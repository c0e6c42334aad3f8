/* gw-public.c: Gnômes & Wizards on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-public.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "core/words/text.h"
#include "gw-casts.h"
#include "gw-figure.h"
#include "gw-layers.h"
#include "gw-map.h"
#include "gw-scene.h"
#include "gw-sides.h"

struct _GwPublic {
  GnBigScreen parent_instance;

  GtkWidget  *map, *stack;
  GtkWidget  *round_card, *dice;
  GtkWidget  *middle, *sides, *layers_card, *layers;
  GtkLabel   *round, *step, *gnomes, *wizards;
};

G_DEFINE_FINAL_TYPE (GwPublic, gw_public, GN_TYPE_BIG_SCREEN)

/* ---- Players --------------------------------------------------------------------------- */

/* A player's units on the board, with HP, and the number of hidden cards. */
static GtkWidget *
gw_public_make_holdings (GnBigScreen   *screen,
                         gconstpointer  state,
                         int            seat)
{
  const GwScene *scene = gn_panel_scene (GN_PANEL (screen), NULL);
  const int tribe = gw_tribe (scene->state, seat);
  GtkWidget *row = gn_row (12, "big-holdings");

  for (int slot = 0; slot < GW_SLOTS && tribe >= 0; slot++)
    {
      const int unit = gw_unit (tribe, slot);
      GtkWidget *figure, *column;

      if (scene->unit[unit].status != GW_ACTIVE)
        continue;
      column = gn_column (2, NULL);
      figure = gw_figure_new (38, FALSE);
      gw_figure_set (GW_FIGURE (figure), scene->match, scene->state, unit);
      gn_append (column, figure, gn_label_number (scene->unit[unit].hp, "numeric big-good"), NULL);
      gtk_box_append (GTK_BOX (row), column);
    }
  gtk_box_append (GTK_BOX (row), gn_spring ());
  if (gn_pile_size (&scene->state->hand[seat]))
    gtk_box_append (GTK_BOX (row),
                    gn_count ("gw-scroll", 34, (int) gn_pile_size (&scene->state->hand[seat]), FALSE, "big-good"));
  return row;
}

static const char *
gw_public_mark (GnBigScreen   *screen,
                gconstpointer  state,
                int            seat)
{
  return ((const GwState *) state)->first == seat ? "start-player" : NULL;
}

/* ---- The middle -------------------------------------------------------------------------- */

/* Dice that are not given yet. */
static int
scene_dice (const GwScene *scene)
{
  int n = 0;

  for (int face = 0; face < GW_N_FACES; face++)
    n += scene->state->dice[face];
  return n;
}

static void
show_dice (GwPublic *self)
{
  const GwScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  const GwState *state = scene->state;
  const int all = scene_dice (scene), size = all > 8 ? 30 : all > 6 ? 42 : 54;
  /* otherwise the split into pink and black is only a matter of drawing */
  const gboolean own = gw_own_faces (scene->match);
  int n = 0;

  gn_box_clear (self->dice);
  for (int face = 0; face < GW_N_FACES && state->stage <= GW_AT_ASSIGN; face++)
    for (int k = 0; k < state->dice[face]; k++, n++)
      {
        GtkWidget *die = gw_die_new (size);

        gw_die_set (die, face, own ? k >= state->dice[face] - state->pink[face] : n >= 4, FALSE);
        gtk_box_append (GTK_BOX (self->dice), die);
      }
  if (state->reserve)
    gtk_box_append (GTK_BOX (self->dice), gn_count ("gw-crystal", 40, state->reserve, FALSE, "big-good"));
}

static void
show_round (GwPublic *self)
{
  const GwScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *n = gn_number_text (scene->state->round);
  /* Where a tie needs another round, that one is the last (GW-199). */
  g_autofree char *all = gn_number_text (MAX ((int) gw_rounds (scene->match), scene->state->round));
  g_autofree char *stage = gw_name (scene->match, GW_DOMAIN_STAGE, scene->state->stage);
  g_autofree char *upper = gn_upper_first (stage);
  /* Translators: on the second screen */
  g_autofree char *round = scene->state->stage >= GW_AT_TURN_START
                             ? gn_fill (_("Round {n} of {all}"), "n", n, "all", all, NULL)
                             : g_strdup (_("Setting up"));

  gtk_label_set_label (self->round, round);
  gtk_label_set_label (self->step, upper);
  show_dice (self);
}

static void
show_sides (GwPublic *self)
{
  const GwScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  const gboolean teams = gw_teams (scene->match) && scene->n_seats > 2;
  g_autofree char *gnomes = gn_number_text (gw_side_points (scene, GW_GNOME));
  g_autofree char *wizards = gn_number_text (gw_side_points (scene, GW_WIZARD));

  gtk_widget_set_visible (self->sides, teams);
  gtk_label_set_label (self->gnomes, gnomes);
  gtk_label_set_label (self->wizards, wizards);
}

static void
gw_public_show (GnBigScreen   *screen,
                gconstpointer  state,
                gboolean       fresh)
{
  GwPublic *self = GW_PUBLIC (screen);
  const GwScene *scene = gn_panel_scene (GN_PANEL (self), NULL);

  gw_map_update (GW_MAP (self->map), NULL, scene->match, scene->state, NULL);
  show_round (self);
  show_sides (self);
  gw_layers_update (self->layers, scene);
  /* the stack needs the space of the layers */
  gtk_widget_set_visible (self->layers_card, !gw_stack_update (GW_STACK (self->stack), scene));
}

static void
gw_public_class_init (GwPublicClass *class)
{
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GW_TYPE_MAP);
  g_type_ensure (GW_TYPE_STACK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/public.ui");
  gn_bind_children (widget_class, GwPublic, map, stack, round_card, round, step, dice, middle, sides, gnomes, wizards,
                    layers_card, layers);
  GN_PANEL_CLASS (class)->standing = gw_standing;
  screen_class->make_holdings = gw_public_make_holdings;
  screen_class->mark = gw_public_mark;
  GN_PANEL_CLASS (class)->read = gw_scene_read;
  GN_PANEL_CLASS (class)->scene_size = sizeof (GwScene);
  screen_class->show = gw_public_show;
}

static void
gw_public_init (GwPublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gn_big_screen_put (screen, self->map, 594, 158, 850, 906);
  gn_big_screen_put (screen, self->round_card, 1464, 158, 426, 190);
  gn_big_screen_put (screen, self->middle, 1464, 366, 426, 416);
  gn_big_screen_put_news (screen, 1464, 800, 426, 264);
}

GtkWidget *
gw_public_new (GnMatchTable *table)
{
  return g_object_new (GW_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
