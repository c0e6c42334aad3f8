/* inv-public.c: the table of Gnome Invasion on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-public.h"

#include <glib/gi18n.h>

#include "panels/layout/board.h"
#include "panels/things/chance.h"
#include "panels/things/die.h"
#include "panels/layout/fan.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "inv-card.h"
#include "inv-ending.h"
#include "inv-house.h"
#include "inv-strip.h"

#define DICE 12   /* maximum shown one by one; more are shown as a number */

struct _InvPublic {
  GnBigScreen parent_instance;

  GtkWidget  *house;
  GtkWidget  *clock, *letters;
  GtkWidget  *letter[INV_LETTERS];
  GtkWidget  *letter_chance;
  GtkWidget  *strip;
  GtkWidget  *fight;
  GtkWidget  *card;
  GtkWidget  *title;
  GtkWidget  *chance;
  GtkWidget  *note;
  GtkWidget  *dice;
};

G_DEFINE_FINAL_TYPE (InvPublic, inv_public, GN_TYPE_BIG_SCREEN)

/* ---- Players --------------------------------------------------------------------- */

static GtkWidget *
inv_public_make_holdings (GnBigScreen   *screen,
                          gconstpointer  state,
                          int            seat)
{
  const InvScene *scene = gn_panel_scene (GN_PANEL (screen), NULL);
  const InvPlayer *player = &scene->player[seat];
  GtkWidget *row = gn_row (10, "big-holdings");
  GtkWidget *things = gn_fan_new (10);

  gtk_widget_set_hexpand (things, TRUE);
  gtk_box_append (GTK_BOX (row), things);
  for (guint i = 0; i < player->n_play; i++)
    if (player->play[i].kind != INV_ROOM)
      {
        GtkWidget *chip = gn_row (3, NULL);
        InvBoonView view;

        inv_view_boon (scene->match, player->play[i].card, &view);
        gtk_box_append (GTK_BOX (chip), gn_piece_new (inv_boon_piece (scene->match, player->play[i].card), 44));
        if (inv_expr_sides (view.played))
          gtk_box_append (GTK_BOX (chip), gn_die_new (inv_expr_sides (view.played), 32));
        gn_fan_add (GN_FAN (things), chip);
      }
  gn_append (row, gn_count ("hand-boons", 40, player->hand, FALSE, NULL), NULL);
  GtkWidget *die = gn_die_new (player->d20_sides ? player->d20_sides : 20, 42);
  gn_die_set_out (GN_DIE (die), player->d20 == INV_D20_STOLEN);
  gtk_box_append (GTK_BOX (row), die);
  return row;
}

/* The team's total counts, so a player's figure is the number of rooms they brought. */
static GtkWidget *
inv_public_make_figure (GnBigScreen   *screen,
                        gconstpointer  state,
                        int            seat)
{
  const InvScene *scene = gn_panel_scene (GN_PANEL (screen), NULL);

  return gn_count ("kind-room", 64, scene->player[seat].rooms, FALSE, "big-rooms");
}

/* ---- The middle ------------------------------------------------------------------- */

static void
show_dice (InvPublic      *self,
           const InvScene *scene,
           gboolean        fresh)
{
  const InvRoll *roll = &scene->roll;
  guint n = 0;

  gn_box_clear (self->dice);
  for (guint i = 0; i < roll->n_dice && n < DICE; i++)
    if (!roll->die[i].out)
      {
        GtkWidget *cell = gn_column (4, NULL);
        GtkWidget *die = gn_die_new (roll->die[i].sides, roll->n_dice > 6 ? 72 : 96);

        gn_die_set (GN_DIE (die), roll->die[i].sides, roll->die[i].result, fresh);
        gtk_box_append (GTK_BOX (cell), die);
        if (roll->die[i].seat >= 0)
          gtk_box_append (GTK_BOX (cell), gn_seat_token_new (gn_seat_paint (scene->match, roll->die[i].seat), 34));
        gtk_box_append (GTK_BOX (self->dice), cell);
        n++;
      }
}

static void
show_roll (InvPublic      *self,
           const InvScene *scene,
           gboolean        fresh)
{
  const InvRoll *roll = &scene->roll;
  InvCardView *card = INV_CARD_VIEW (self->card);
  g_autofree char *value = !roll->has_value ? g_strdup ("–")
                           : roll->value_known ? gn_number_text (roll->value)
                                               : g_strdup (roll->printed);
  g_autofree char *title = NULL;
  g_autofree char *note = NULL;

  if (roll->kind == INV_ROLL_GNOME)
    {
      title = inv_gnome_name (scene->match, roll->card);
      inv_card_view_show_gnome (card, scene->match, roll->card, value);
    }
  else if (roll->kind == INV_ROLL_BOON)
    {
      title = inv_boon_name (scene->match, roll->card);
      inv_card_view_show_boon (card, scene->match, roll->card, value);
    }
  else if (roll->kind == INV_ROLL_LETTER)
    {
      title = g_strdup (_("A letter"));
      inv_card_view_show_letter (card, roll->letter, NULL, NULL);
    }
  else
    inv_card_view_show_back (card, scene->turn.step == INV_STEP_OVER ? inv_ending_picture (scene)
                             : scene->turn.step >= INV_STEP_FORK ? "gnome-back" : "boon-back", NULL, NULL);
  inv_card_view_mark (card, roll->result == INV_RESULT_HIT ? TRUE : roll->result == INV_RESULT_MISS ? FALSE : -1);

  if (scene->turn.step == INV_STEP_OVER)
    title = g_strdup (inv_ending_title (scene));
  gtk_label_set_label (GTK_LABEL (self->title), title ? title : "");
  gn_set_class (self->note, "missed", FALSE);
  if (roll->rolled && roll->has_value)
    {
      g_autofree char *total = gn_number_text (roll->total);

      /* Translators: on the second screen, the total against the value: "21 against 18" */
      note = gn_fill (_("{total} against {value}"), "total", total, "value", value, NULL);
      gn_set_class (self->note, "missed", roll->by < 0);
      gtk_widget_set_visible (self->chance, FALSE);
    }
  else if (roll->kind != INV_ROLL_NONE && roll->has_value)
    {
      gtk_widget_set_visible (self->chance, TRUE);
      gn_chance_set (GN_CHANCE_BAR (self->chance), roll->chance, "");
      note = gn_fill (_("to reach {value}"), "value", value, NULL);
    }
  else
    gtk_widget_set_visible (self->chance, FALSE);
  if (scene->turn.step == INV_STEP_OVER)
    note = inv_ending_words (scene);
  gtk_label_set_label (GTK_LABEL (self->note), note ? note : "");
  show_dice (self, scene, fresh && roll->rolled);
}

static void
inv_public_show (GnBigScreen   *screen,
                 gconstpointer  state,
                 gboolean       fresh)
{
  InvPublic *self = INV_PUBLIC (screen);
  const InvScene *scene = gn_panel_scene (GN_PANEL (self), NULL);
  g_autofree char *cases = gn_odds_cases (scene->clock.next_letter);
  g_autofree char *note = cases ? gn_fill (_("letter next, {cases}"), "cases", cases, NULL)
                                : g_strdup (_("letter next"));

  inv_house_view_update (INV_HOUSE_VIEW (self->house), scene, fresh);
  inv_strip_update (INV_STRIP (self->strip), scene);
  for (int letter = 0; letter < INV_LETTERS; letter++)
    gn_set_class (self->letter[letter], "lit", scene->clock.is_out[letter]);
  gn_chance_set (GN_CHANCE_BAR (self->letter_chance), scene->clock.next_letter, note);
  show_roll (self, scene, fresh);
}

static void
inv_public_class_init (InvPublicClass *class)
{
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (INV_TYPE_CARD_VIEW);
  g_type_ensure (INV_TYPE_HOUSE_VIEW);
  g_type_ensure (INV_TYPE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/public.ui");
  gn_bind_children (widget_class, InvPublic, house, clock, letters, letter_chance, strip, fight, card, title,
                    chance, note, dice);
  GN_PANEL_CLASS (class)->read = inv_scene_read;
  GN_PANEL_CLASS (class)->scene_size = sizeof (InvScene);
  screen_class->make_holdings = inv_public_make_holdings;
  screen_class->make_figure = inv_public_make_figure;
  screen_class->show = inv_public_show;
}

static void
inv_public_init (InvPublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  inv_card_view_set_size (INV_CARD_VIEW (self->card), 284, 250);
  for (int letter = 0; letter < INV_LETTERS; letter++)
    {
      self->letter[letter] = gn_row (0, "letter");
      gtk_box_append (GTK_BOX (self->letter[letter]), gn_piece_new (inv_letter_piece (letter), 64));
      gtk_box_append (GTK_BOX (self->letters), self->letter[letter]);
    }
  gn_big_screen_put (screen, self->house, 594, 158, 470, 600);
  gn_big_screen_put (screen, self->clock, 1090, 158, 800, 240);
  gn_big_screen_put (screen, self->fight, 1090, 418, 800, 646);
  gn_big_screen_put_news (screen, 594, 776, 470, 288);
}

GtkWidget *
inv_public_new (GnMatchTable *table)
{
  return g_object_new (INV_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
