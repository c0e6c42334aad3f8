/* rise-public.c: Rise of the Gnomes on the big screen
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
  GtkWidget  *turn, *phase, *dragon;
  GtkWidget  *gnomes, *points, *then, *warning, *gold;
  GtkWidget  *card, *card_title;
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
  } goods[] = { { "rise-beer", view->beer }, { "rise-gold", view->gold }, { "rise-barrel", view->production }, { "rise-brewery", view->breweries_out },
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

static void
rise_public_standing (GnPanel       *panel,
                      gconstpointer  state,
                      int            seat,
                      int           *points,
                      int           *goal,
                      int           *left,
                      int           *all,
                      int           *extra)
{
  *points = ((const RiseState *) state)->vp[seat];
}

/* ---- The middle -------------------------------------------------------------------------- */

static void
show_turn (RisePublic *self)
{
  /* Translators: the phases of a turn on the big screen; the first: before the first turn */
  static const char *const words[] = { N_("Setting up"), N_("Allies"), N_("Meeples"), N_("Action cards"), N_("Gnome cards"), N_("Scoring"), N_("Reset"), N_("Judges") };
  const RiseScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *n = gn_number_text (scene->state->turn);
  g_autofree char *turn = scene->state->turn ? gn_fill (_("Turn {n}"), "n", n, NULL) : g_strdup ("");
  g_autofree char *bribe = scene->dragon.bribe >= 0 ? gn_number_text (scene->dragon.bribe) : g_strdup ("?");
  g_autofree char *fill = scene->dragon.fill >= 0 ? gn_number_text (scene->dragon.fill) : g_strdup ("?");

  gtk_label_set_label (GTK_LABEL (self->turn), turn);
  gtk_label_set_label (GTK_LABEL (self->phase), scene->over ? _("The end") : _(words[MIN (scene->state->phase, G_N_ELEMENTS (words) - 1)]));
  gn_box_clear (self->dragon);
  gtk_box_append (GTK_BOX (self->dragon), gn_piece_new ("rise-dragon", 44));
  gtk_box_append (GTK_BOX (self->dragon), gn_figure ("rise-gold", 34, bribe, "big-good"));
  gtk_box_append (GTK_BOX (self->dragon), gn_figure ("rise-cube", 34, fill, "big-good"));
  gtk_widget_set_visible (self->dragon, scene->state->turn > 0 && !scene->over);
}

static void
show_gnomes (RisePublic *self)
{
  const RiseScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *points = gn_number_text (scene->gnomes.vp);
  g_autofree char *gold = gn_number_text (scene->gnomes.gold);
  g_autofree char *n = gn_number_text (scene->watch.then[RISE_GNOMES]);
  /* Translators: on the big screen, below the Gnomes' points: what they would have after a scoring */
  g_autofree char *then = gn_fill (_("{n} if scored now"), "n", n, NULL);

  gtk_label_set_label (GTK_LABEL (self->points), points);
  gtk_label_set_label (GTK_LABEL (self->then), scene->over ? "" : then);
  gn_box_clear (self->gold);
  gtk_box_append (GTK_BOX (self->gold), gn_figure ("rise-gold", 34, gold, "big-good"));
  gtk_widget_set_visible (self->warning, scene->watch.warn_then || scene->watch.warn);
  gtk_label_set_label (GTK_LABEL (self->warning), scene->watch.warn_then ? _("Gnomes win") : _("Gnomes lead"));
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
  gtk_widget_set_visible (gtk_widget_get_parent (self->card), scene->has_gnome);
  if (scene->has_gnome)
    {
      gtk_label_set_label (GTK_LABEL (self->card_title), title);
      rise_gnome_card_show (RISE_GNOME_CARD (self->card), scene->match, &scene->gnome, scene->has_step ? scene->step.type_at : -1);
    }
}

static void
rise_public_class_init (RisePublicClass *class)
{
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);

  GN_PANEL_CLASS (class)->standing = rise_public_standing;
  screen_class->make_holdings = rise_public_make_holdings;
  screen_class->mark = rise_public_mark;
  GN_PANEL_CLASS (class)->read = rise_scene_read;
  GN_PANEL_CLASS (class)->scene_size = sizeof (RiseScene);
  screen_class->show = rise_public_show;
}

static GtkWidget *
make_turn (RisePublic *self)
{
  GtkWidget *card = gn_column (8, "card big-rise");

  self->turn = gn_label (NULL, "big-note");
  self->phase = gn_label (NULL, "big-words");
  self->dragon = gn_row (14, NULL);
  gtk_label_set_xalign (GTK_LABEL (self->turn), 0);
  gtk_label_set_xalign (GTK_LABEL (self->phase), 0);
  gtk_box_append (GTK_BOX (card), self->turn);
  gtk_box_append (GTK_BOX (card), self->phase);
  gtk_box_append (GTK_BOX (card), self->dragon);
  return card;
}

static GtkWidget *
make_gnomes (RisePublic *self)
{
  GtkWidget *card = gn_column (4, "card big-rise");
  GtkWidget *head = gn_row (14, NULL), *foot = gn_column (6, NULL);

  self->points = gn_label (NULL, "big-points four");
  self->then = gn_label (NULL, "big-note");
  self->warning = gn_label (NULL, "rise-warning big");
  self->gold = gn_row (0, NULL);
  gtk_box_append (GTK_BOX (head), gn_piece_new ("rise-gnome", 84));
  gtk_box_append (GTK_BOX (head), self->gold);
  gtk_box_append (GTK_BOX (head), gn_spring ());
  gtk_box_append (GTK_BOX (head), self->points);
  /* one below the other: side by side German is broader than the card */
  gtk_label_set_xalign (GTK_LABEL (self->then), 0);
  gtk_widget_set_halign (self->warning, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (foot), self->then);
  gtk_box_append (GTK_BOX (foot), self->warning);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), foot);
  return card;
}

static GtkWidget *
make_card (RisePublic *self)
{
  GtkWidget *card = gn_column (8, NULL);

  self->card_title = gn_label (NULL, "big-note");
  self->card = rise_gnome_card_new ();
  gn_add_classes (self->card, "big");
  gtk_label_set_xalign (GTK_LABEL (self->card_title), 0);
  gtk_box_append (GTK_BOX (card), self->card_title);
  gtk_box_append (GTK_BOX (card), self->card);
  return card;
}

static void
rise_public_init (RisePublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  self->map = rise_map_new ();
  gtk_widget_add_css_class (self->map, "big");
  gtk_widget_set_can_target (self->map, FALSE);
  gn_big_screen_put (screen, self->map, 594, 158, 850, 906);
  gn_big_screen_put (screen, make_turn (self), 1464, 158, 426, 190);
  gn_big_screen_put (screen, make_gnomes (self), 1464, 366, 426, 190);
  gn_big_screen_put (screen, make_card (self), 1464, 574, 426, 250);
  gn_big_screen_put_news (screen, 1464, 842, 426, 222);
}

GtkWidget *
rise_public_new (GnMatchTable *table)
{
  return g_object_new (RISE_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
