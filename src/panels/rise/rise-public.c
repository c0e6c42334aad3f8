/* rise-public.c: Rise of the Gnomes on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-public.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-gnome-card.h"
#include "rise-map.h"
#include "rise-scene.h"

struct _RisePublic {
  GnBigScreen parent_instance;

  GtkWidget  *map;
  GtkWidget  *turn_card, *dragon;
  GtkLabel   *turn, *phase;
  GtkWidget  *gnomes_card, *gold;
  GtkLabel   *points, *then, *warning;
  GtkWidget  *card_place, *card;
  GtkLabel   *card_title;
};

G_DEFINE_FINAL_TYPE (RisePublic, rise_public, GN_TYPE_BIG_SCREEN)

/* ---- Players --------------------------------------------------------------------------- */

static GtkWidget *
rise_public_make_holdings (GnBigScreen   *screen,
                           gconstpointer  state,
                           int            seat)
{
  const RiseScene *scene = gn_panel_scene (GN_PANEL (screen), NULL);
  const RiseSeatView *view = &scene->seat[seat];
  GtkWidget *row = gn_row (18, "big-holdings");
  const struct {
    const char *piece;
    int         n;
  } goods[] = { { "rise-beer", view->beer }, { "rise-gold", view->gold }, { "rise-barrel", view->production },
                { "rise-brewery", view->breweries_out },
                { "rise-cube", view->cubes_out }, { "rise-meeple", view->meeples } };

  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      GtkWidget *good = gn_count (goods[i].piece, 36, goods[i].n, FALSE, "big-good");

      if (i >= 3)
        gn_piece_set_colour (GN_PIECE (gtk_widget_get_first_child (good)), gn_seat_paint (scene->match, seat));
      gtk_box_append (GTK_BOX (row), good);
    }
  return row;
}

static const char *
rise_public_mark (GnBigScreen   *screen,
                  gconstpointer  state,
                  int            seat)
{
  return ((const RiseState *) state)->first == seat ? "start-player" : NULL;
}

/* ---- The middle -------------------------------------------------------------------------- */

static void
show_turn (RisePublic *self)
{
  /* Translators: the phases of a turn on the second screen; the first is before the first turn */
  static const char *const words[] = { N_("Setting up"), N_("Allies"), N_("Meeples"), N_("Action cards"),
                                       N_("Gnome cards"), N_("Scoring"), N_("Reset"), N_("Judges") };
  const RiseScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *n = gn_number_text (scene->state->turn);
  g_autofree char *turn = scene->state->turn ? gn_fill (_("Turn {n}"), "n", n, NULL) : g_strdup ("");
  g_autofree char *bribe = scene->dragon.bribe >= 0 ? gn_number_text (scene->dragon.bribe) : g_strdup ("?");
  g_autofree char *fill = scene->dragon.fill >= 0 ? gn_number_text (scene->dragon.fill) : g_strdup ("?");

  gtk_label_set_label (self->turn, turn);
  gtk_label_set_label (self->phase, scene->over ? _("The end")
                                                : _(words[MIN (scene->state->phase, G_N_ELEMENTS (words) - 1)]));
  gn_box_clear (self->dragon);
  gn_append (self->dragon, gn_piece_new ("rise-dragon", 44), gn_figure ("rise-gold", 34, bribe, "big-good"),
             gn_figure ("rise-cube", 34, fill, "big-good"), NULL);
  gtk_widget_set_visible (self->dragon, scene->state->turn > 0 && !scene->over);
}

static void
show_gnomes (RisePublic *self)
{
  const RiseScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *points = gn_number_text (scene->gnomes.vp);
  g_autofree char *gold = gn_number_text (scene->gnomes.gold);
  g_autofree char *n = gn_number_text (scene->watch.then[RISE_GNOMES]);
  /* Translators: on the second screen, below the Gnomes' points: what they would have after a scoring */
  g_autofree char *then = gn_fill (_("{n} if scored now"), "n", n, NULL);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->then, scene->over ? "" : then);
  gn_box_clear (self->gold);
  gtk_box_append (GTK_BOX (self->gold), gn_figure ("rise-gold", 34, gold, "big-good"));
  gtk_widget_set_visible (GTK_WIDGET (self->warning), scene->watch.warn_then || scene->watch.warn);
  gtk_label_set_label (self->warning, scene->watch.warn_then ? _("Gnomes win") : _("Gnomes lead"));
}

static void
rise_public_show (GnBigScreen   *screen,
                  gconstpointer  state,
                  gboolean       fresh)
{
  RisePublic *self = RISE_PUBLIC (screen);
  const RiseScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *n = gn_number_text (scene->gnome.number);
  g_autofree char *of = gn_number_text (scene->gnome.of);
  g_autofree char *title = gn_fill (_("Gnome card {n} of {of}"), "n", n, "of", of, NULL);

  rise_map_update (RISE_MAP (self->map), NULL, scene->match, scene->state, NULL);
  show_turn (self);
  show_gnomes (self);
  gtk_widget_set_visible (self->card_place, scene->has_gnome);
  if (scene->has_gnome)
    {
      gtk_label_set_label (self->card_title, title);
      rise_gnome_card_show (RISE_GNOME_CARD (self->card), scene->match, &scene->gnome,
                            scene->has_step ? scene->step.type_at : -1);
    }
}

static void
rise_public_class_init (RisePublicClass *class)
{
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (RISE_TYPE_GNOME_CARD);
  g_type_ensure (RISE_TYPE_MAP);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/public.ui");
  gn_bind_children (widget_class, RisePublic, map, turn_card, turn, phase, dragon, gnomes_card, gold, points, then,
                    warning, card_place, card_title, card);
  GN_PANEL_CLASS (class)->standing = rise_standing;
  screen_class->make_holdings = rise_public_make_holdings;
  screen_class->mark = rise_public_mark;
  GN_PANEL_CLASS (class)->read = rise_scene_read;
  GN_PANEL_CLASS (class)->scene_size = sizeof (RiseScene);
  screen_class->show = rise_public_show;
}

static void
rise_public_init (RisePublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gn_big_screen_put (screen, self->map, 594, 158, 850, 906);
  gn_big_screen_put (screen, self->turn_card, 1464, 158, 426, 190);
  gn_big_screen_put (screen, self->gnomes_card, 1464, 366, 426, 190);
  gn_big_screen_put (screen, self->card_place, 1464, 574, 426, 250);
  gn_big_screen_put_news (screen, 1464, 842, 426, 222);
}

GtkWidget *
rise_public_new (GnMatchTable *table)
{
  return g_object_new (RISE_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
