/* player-card.c: card for a player: name, progress, and the things in front of them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "player-card.h"

#include <glib/gi18n.h>

#include "panels/layout/name.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "sheets/pieces.h"

#define MOST_PIPS 12

struct _GnPlayerCard {
  GnContainer parent_instance;

  GnTableModel    *model;
  GnPanel   *panel;
  int        seat;
  int        points;
  gboolean   known;      /* points have been shown before */
  gboolean   below;      /* the name is below the points */
  gboolean   little;     /* little width is available */
  int        delta;
  GtkWidget *own;        /* the game's own part */
  GtkWidget *second;     /* the game's widget below the name, or NULL */
  GtkWidget *standing;   /* the game's widget in place of points, or NULL */
  GtkWidget *pip[MOST_PIPS];

  GtkWidget      *box;
  GnSeatToken    *token;
  GnName         *name;
  GtkBox         *head;
  GtkWidget      *who;
  GtkBox         *pip_box;
  GtkBox         *state_box;
  GtkWidget      *look_button;
  GtkLabel       *delta_label;
  GtkBox         *standing_box;
  GtkWidget      *points_box;
  GtkLabel       *points_label;
  GtkLabel       *goal_label;
  GtkProgressBar *bar;
  GtkBox         *own_box;
};

G_DEFINE_FINAL_TYPE (GnPlayerCard, gn_player_card, GN_TYPE_CONTAINER)

static void
show_pips (GnPlayerCard *self,
           int           left,
           int           all,
           int           extra,
           gboolean      acting)
{
  g_autofree char *text = NULL;

  all = MIN (all, MOST_PIPS);
  for (int i = 0; i < MOST_PIPS; i++)
    {
      GtkWidget *pip = self->pip[i];
      int used = all - left;

      gtk_widget_set_visible (pip, i < all);
      gn_set_class (pip, "used", i < used);
      gn_set_class (pip, "now", acting && i == used);
      gn_set_class (pip, "left", i >= used && !(acting && i == used));
      gn_set_class (pip, "extra", i >= all - extra);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->pip_box), all > 0 && !self->below);

  g_autofree char *n = g_strdup_printf ("%d", left);
  g_autofree char *of = g_strdup_printf ("%d", all);

  /* Translators: how many of all their actions somebody has left this round */
  text = gn_fill (ngettext ("{n} of {all} action left", "{n} of {all} actions left", all), "n", n, "all", of, NULL);
  gn_set_tooltip (GTK_WIDGET (self->pip_box), text);
  gn_say_name (GTK_WIDGET (self->pip_box), text);
}

/* Whether there is anything that only this person may see. */
static gboolean
has_secrets (GnPlayerCard *self)
{
  GnMatchTable *table = gn_table_model_get_table (self->model);
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  if (gn_match_table_is_over (table) || gn_table_model_is_past (self->model))
    return FALSE;
  if (game->covered && game->covered (gn_table_model_get_match (self->model)))
    return TRUE;

  g_autofree gpointer public_state = g_memdup2 (gn_match_table_state (table, GN_PUBLIC), game->state_size);

  return memcmp (public_state, gn_match_table_state (table, self->seat), game->state_size) != 0;
}

void
gn_player_card_refresh (GnPlayerCard *self,
                        gboolean      entry_made)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  gconstpointer state = gn_table_model_state (self->model);
  GnStanding figures = { 0 };
  const int before = self->points;
  gboolean over = gn_match_table_is_over (gn_table_model_get_table (self->model));
  gboolean acting = !over && (prompt->must ? (prompt->must & GN_SEES (self->seat)) != 0
                                           : klass->turn && klass->turn (self->panel, state) == self->seat);
  const char *name = gn_match_name (match, self->seat);

  /* points need not be computed if something else takes their place */
  if (klass->standing || !self->standing)
    gn_panel_standing (self->panel, state, self->seat, &figures);
  self->points = figures.points;
  if (entry_made)
    self->delta = self->known ? self->points - before : 0;
  else if (self->points != before)
    self->delta = 0;
  self->known = TRUE;

  gn_seat_token_set_colour (self->token, gn_pieces_seat_paint (match, self->seat));
  gn_name_set (self->name, name);

  g_autofree char *points = gn_number_text (self->points);

  gtk_label_set_label (self->points_label, points);
  gtk_widget_set_visible (GTK_WIDGET (self->goal_label), figures.goal > 0 && !self->below && !self->little);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), figures.goal > 0);
  if (figures.goal > 0)
    {
      g_autofree char *n = gn_number_text (figures.goal);
      /* Translators: after somebody's points: the number that ends the game: "of 18" */
      g_autofree char *text = gn_fill (_("of {goal}"), "goal", n, NULL);

      gtk_label_set_label (self->goal_label, text);
      gtk_progress_bar_set_fraction (self->bar, CLAMP (self->points / (double) figures.goal, 0, 1));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->delta_label), self->delta != 0);
  if (self->delta)
    {
      g_autofree char *size = gn_number_text (ABS (self->delta));
      g_autofree char *text = g_strconcat (self->delta > 0 ? "+" : "−", size, NULL);

      gtk_label_set_label (self->delta_label, text);
    }
  gn_set_class (GTK_WIDGET (self), "just-changed", self->delta != 0 && entry_made);
  gn_set_state (GTK_WIDGET (self), GTK_STATE_FLAG_CHECKED, acting);
  show_pips (self, figures.left, figures.all, figures.extra, acting);
  gtk_widget_set_visible (self->look_button, has_secrets (self));

  if (self->own && klass->update_player)
    klass->update_player (self->panel, self->own, self->seat, state, acting ? self->seat : -1);

  g_autofree char *said = NULL;
  if (self->standing)
    /* Translators: for a screen reader: a player in a game without points */
    said = acting ? gn_fill (_("{who} acts now"), "who", name, NULL) : g_strdup (name);
  else
    said = acting
             /* Translators: for a screen reader: a player and their points */
             ? gn_fill (ngettext ("{who}, {points} point, acts now", "{who}, {points} points, acts now",
                                  (gulong) ABS (self->points)),
                        "who", name, "points", points, NULL)
             : gn_fill (ngettext ("{who}, {points} point", "{who}, {points} points", (gulong) ABS (self->points)),
                        "who", name, "points", points, NULL);

  gn_say_name (GTK_WIDGET (self), said);
}

/* With six at a table, each has about fifty pixels: the name goes below token and points, and the prompt shows the
 * remaining actions. */
static void
put_name_below (GnPlayerCard *self,
                gboolean      below)
{
  if (self->below == below)
    return;
  self->below = below;

  g_object_ref (self->who);
  if (below)
    {
      gtk_box_remove (self->head, self->who);
      gtk_box_insert_child_after (GTK_BOX (self->box), self->who, GTK_WIDGET (self->head));
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->box), self->who);
      gtk_box_insert_child_after (self->head, self->who, GTK_WIDGET (self->token));
    }
  g_object_unref (self->who);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->who),
                                  below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), below);
  gtk_widget_set_hexpand (GTK_WIDGET (self->standing_box), below);
  gtk_widget_set_visible (GTK_WIDGET (self->pip_box), !below && gtk_widget_get_visible (self->pip[0]));
  gtk_widget_set_visible (GTK_WIDGET (self->goal_label), !below && gtk_widget_get_visible (GTK_WIDGET (self->bar)));
  g_object_set (self->token, "size", below ? 24 : 34, NULL);
  gtk_box_set_spacing (self->head, below ? 4 : 9);
}

/* Saves width, for four or more players in a strip. */
static void
make_room (GnPlayerCard *self,
           gboolean      little)
{
  self->little = little;
  gtk_widget_set_visible (GTK_WIDGET (self->goal_label), !little && gtk_widget_get_visible (GTK_WIDGET (self->bar)));
  g_object_set (self->token, "size", little ? 24 : 34, NULL);
  gtk_box_set_spacing (self->head, little ? 5 : 9);
}

void
gn_player_card_set_narrow (GnPlayerCard *self,
                           gboolean      narrow,
                           gboolean      tiny)
{
  gtk_widget_set_visible (GTK_WIDGET (self->own_box), !tiny);
  gn_set_class (GTK_WIDGET (self), "narrow", narrow);
  if (self->second)
    gtk_widget_set_visible (self->second, !narrow);
  gn_set_class (GTK_WIDGET (self), "tiny", tiny);
  gtk_widget_set_hexpand (GTK_WIDGET (self), narrow);
  if (self->own && g_object_class_find_property (G_OBJECT_GET_CLASS (self->own), "compact"))
    g_object_set (self->own, "compact", narrow, NULL);
  gtk_box_set_spacing (GTK_BOX (self->box), narrow || gn_table_model_get_match (self->model)->n_seats > 3 ? 4 : 7);

  /* a party without a seat needs as much of the strip as a player, and has more to show */
  const gboolean crowded = narrow
                           && gn_table_model_get_match (self->model)->n_seats
                                > (GN_PANEL_GET_CLASS (self->panel)->make_below ? 3 : 5);

  put_name_below (self, tiny || crowded);
  if (!tiny && !crowded)
    make_room (self, (narrow && gn_table_model_get_match (self->model)->n_seats > 3)
               || GN_PANEL_GET_CLASS (self->panel)->make_below);
}

static void
gn_player_card_dispose (GObject *object)
{
  GnPlayerCard *self = GN_PLAYER_CARD (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_player_card_parent_class)->dispose (object);
}

static void
gn_player_card_class_init (GnPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_player_card_dispose;
  GN_CONTAINER_CLASS (klass)->cached = TRUE;
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_NAME);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/player-card.ui");
  gn_bind_children (widget_class, GnPlayerCard, box, token, name, head, who, pip_box, look_button, state_box,
                    delta_label, standing_box, points_box, points_label, goal_label, bar, own_box);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playercard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_player_card_init (GnPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  for (guint i = 0; i < MOST_PIPS; i++)
    {
      self->pip[i] = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_widget_add_css_class (self->pip[i], "pip");
      gtk_widget_set_valign (self->pip[i], GTK_ALIGN_CENTER);
      gtk_box_append (self->pip_box, self->pip[i]);
    }
}

GtkWidget *
gn_player_card_new (GnTableModel  *model,
                    GnPanel *panel,
                    int      seat)
{
  GnPlayerCard *self = g_object_new (GN_TYPE_PLAYER_CARD, NULL);
  const GnMatch *match = gn_table_model_get_match (model);

  self->model = g_object_ref (model);
  self->panel = panel;
  self->seat = seat;
  gn_set_seat_class (GTK_WIDGET (self->bar), match->seat[seat].colour);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->look_button), "i", seat);

  /* Translators: things that only this person may see */
  g_autofree char *look = gn_fill (_("Show what only {who} may see"), "who", gn_match_name (match, seat), NULL);

  gn_set_tooltip (self->look_button, look);
  gn_say_name (self->look_button, look);
  self->standing = gn_panel_make_standing (panel, seat);
  if (self->standing)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->points_box), FALSE);
      gtk_box_append (self->standing_box, self->standing);
    }

  if (GN_PANEL_GET_CLASS (panel)->make_below)
    {
      /* there is no height for a second line, so the eye goes into the first */
      g_object_ref (self->look_button);
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->look_button)), self->look_button);
      gtk_box_insert_child_after (self->head, self->look_button, GTK_WIDGET (self->token));
      g_object_unref (self->look_button);
    }
  self->own = gn_panel_make_player (panel, seat);
  if (self->own)
    gtk_box_append (self->own_box, self->own);
  /* in a game without pips, the game's part may be on a line of its own below the name */
  if (self->own && g_object_class_find_property (G_OBJECT_GET_CLASS (self->own), "second-line"))
    {
      g_object_get (self->own, "second-line", &self->second, NULL);
      gtk_box_append (self->state_box, self->second);
      /* as high with the eye as without it */
      gtk_widget_set_size_request (GTK_WIDGET (self->state_box), -1, 24);
      g_object_unref (self->second);
    }
  gn_player_card_set_narrow (self, FALSE, FALSE);
  gn_player_card_refresh (self, FALSE);
  return GTK_WIDGET (self);
}
