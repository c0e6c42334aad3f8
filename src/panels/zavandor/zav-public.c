/* zav-public.c: the table for the big screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-public.h"

#include <glib/gi18n.h>

#include "gn-board.h"
#include "gn-card.h"
#include "gn-parts.h"
#include "gn-piece.h"
#include "gn-text.h"
#include "gn-track.h"
#include "zav-map.h"
#include "zav-read.h"
#include "zav-shop.h"

#define WIDTH  1920
#define HEIGHT 1080

/* One scale, large. */
typedef struct {
  GtkWidget *price;
  GtkWidget *track;
  GtkWidget *gem;
  GtkWidget *arrow;
  GtkWidget *next;
} Row;

struct _ZavPublic {
  GnPanel    parent_instance;

  GtkWidget *stage;
  GtkWidget *token;
  GtkWidget *prompt;
  GtkWidget *queue;
  GtkWidget *round;
  GtkWidget *players;
  Row        row[ZAV_SCENE_GEMS];
  GtkWidget *map;
  GtkWidget *card[ZAV_SCENE_SLOTS];
  GtkWidget *news;
};

G_DEFINE_FINAL_TYPE (ZavPublic, zav_public, GN_TYPE_PANEL)

/* ---- Players ------------------------------------------------------------ */

static GtkWidget *
new_pips (const ZavScenePlayer *player,
          gboolean              acting)
{
  GtkWidget *pips = gn_row (8, "big-pips");
  const int used = player->all - player->left;

  for (int i = 0; i < player->all; i++)
    {
      GtkWidget *pip = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_add_css_class (pip, "pip");
      gn_set_class (pip, "used", i < used);
      gn_set_class (pip, "now", acting && i == used);
      gn_set_class (pip, "left", i >= used && !(acting && i == used));
      gn_set_class (pip, "extra", i >= player->all - player->extra);
      gtk_widget_set_valign (pip, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (pips), pip);
    }
  return pips;
}

static GtkWidget *
new_holdings (const ZavScene       *scene,
              const ZavScenePlayer *player)
{
  GtkWidget *row = gn_row (0, "big-holdings");
  GtkWidget *gold = gn_row (10, NULL);

  gtk_box_set_homogeneous (GTK_BOX (row), FALSE);
  gtk_box_append (GTK_BOX (gold), gn_piece_new ("gold", 40));
  if (player->covered || player->gold < 0)
    gtk_box_append (GTK_BOX (gold), gn_piece_new ("lock", 34));
  else
    gtk_box_append (GTK_BOX (gold), gn_label_number (player->gold, NULL));
  gtk_widget_set_hexpand (gold, TRUE);
  gtk_box_append (GTK_BOX (row), gold);

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      GtkWidget *count = gn_row (8, player->gems[gem] ? NULL : "none");

      gtk_box_append (GTK_BOX (count), gn_piece_new (zav_gem_piece[gem], 36));
      gtk_box_append (GTK_BOX (count), gn_label_number (player->gems[gem], NULL));
      gtk_widget_set_hexpand (count, TRUE);
      gtk_box_append (GTK_BOX (row), count);
    }
  if (player->wild)
    gtk_box_append (GTK_BOX (row), gn_count ("gem-wild", 36, player->wild, FALSE, NULL));
  return row;
}

static GtkWidget *
new_player (const ZavScene *scene,
            int             seat)
{
  static const char *const bars[] = { "seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f" };
  const ZavScenePlayer *player = &scene->player[seat];
  const gboolean few = scene->n_players < 4;
  GtkWidget *card = gn_column (few ? 18 : 6, "card big-player");
  GtkWidget *head = gn_row (22, NULL);
  GtkWidget *who = gn_column (8, NULL);
  GtkWidget *line = gn_row (14, NULL);
  GtkWidget *bar = gtk_progress_bar_new ();
  g_autofree char *goal_n = gn_number_text (player->goal);
  /* Translators: after somebody's points: how many end the game: "of 18" */
  g_autofree char *goal = gn_fill (_("of {goal}"), "goal", goal_n, NULL);
  g_autofree char *points = gn_number_text (player->points);
  /* Translators: what a screen reader says of a player */
  g_autofree char *said = gn_fill (_("{who}, {points} points"), "who", player->name, "points", points, NULL);

  gtk_box_append (GTK_BOX (head), gn_seat_token_new (player->colour, few ? 90 : 72));
  GtkWidget *name = gn_label (player->name, "big-name");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  GtkWidget *name_line = gn_row (12, NULL);
  gtk_box_append (GTK_BOX (name_line), name);
  if (seat == scene->start)
    gtk_box_append (GTK_BOX (name_line), gn_piece_new ("start-player", 38));
  gtk_box_append (GTK_BOX (who), name_line);
  gtk_box_append (GTK_BOX (who), new_pips (player, seat == scene->acting));
  gtk_widget_set_hexpand (who, TRUE);
  gtk_widget_set_valign (who, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), who);
  gtk_box_append (GTK_BOX (head), gn_label_number (player->points, few ? "big-points" : "big-points four"));
  gtk_box_append (GTK_BOX (card), head);

  gn_add_classes (bar, "race big-race");
  gtk_widget_add_css_class (bar, bars[CLAMP (player->colour, 0, 5)]);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), player->goal ? CLAMP (player->points / (double) player->goal, 0, 1) : 0);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), bar);
  gtk_box_append (GTK_BOX (line), gn_label (goal, "big-note"));
  gtk_box_append (GTK_BOX (card), line);

  GtkWidget *holdings = new_holdings (scene, player);
  gtk_widget_set_valign (holdings, GTK_ALIGN_END);
  gtk_widget_set_vexpand (holdings, TRUE);
  gtk_box_append (GTK_BOX (card), holdings);

  gn_set_class (card, "acting", seat == scene->acting);
  gn_say_name (card, said);
  return card;
}

/* ---- Showing ------------------------------------------------------------ */

static void
show_head (ZavPublic      *self,
           const ZavScene *scene,
           const char     *prompt)
{
  const gboolean acts = scene->acting >= 0 && scene->acting < scene->n_players;

  gtk_widget_set_visible (gtk_widget_get_parent (self->token), acts);
  if (acts)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (self->token), scene->player[scene->acting].colour);
  gtk_label_set_label (GTK_LABEL (self->prompt), prompt ? prompt : "");

  g_autofree char *round = gn_number_text (scene->round);
  gtk_label_set_label (GTK_LABEL (self->round), round);

  gn_box_clear (self->queue);
  if (scene->n_queue > 1)
    /* Translators: before the players who act after the present one */
    gtk_box_append (GTK_BOX (self->queue), gn_label (_("then"), "big-then"));
  for (int i = 1; i < MIN (scene->n_queue, 7); i++)
    {
      GtkWidget *plate = gn_row (0, "plate");

      gtk_box_append (GTK_BOX (plate), gn_seat_token_new (scene->player[scene->queue[i]].colour, 48));
      gtk_widget_set_valign (plate, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->queue), plate);
    }
}

static void
show_market (ZavPublic      *self,
             const ZavScene *scene)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      const ZavSceneGem *price = &scene->gem[gem];
      Row *row = &self->row[gem];
      GnTrack *track = GN_TRACK (row->track);
      g_autofree char *now = gn_number_text (price->now);
      g_autofree char *target = gn_number_text (price->target);
      g_autofree char *next = price->low == price->high ? gn_number_text (price->low)
                                                        : g_strdup_printf ("%d–%d", price->low, price->high);

      gtk_label_set_label (GTK_LABEL (row->price), now);
      gtk_label_set_label (GTK_LABEL (row->next), next);
      gn_track_span (track, price->now, price->target, price->now == price->target ? NULL : zav_gem_colour[gem]);
      gn_track_bar (track, price->low, price->high, zav_gem_bar[gem]);
      gn_track_move (track, row->gem, price->now, TRUE);
      gn_track_move (track, row->arrow, price->target, TRUE);
      gn_stamp_set_text (GN_STAMP (row->arrow), target);
      gn_stamp_set_mirrored (GN_STAMP (row->arrow), price->target < price->now);
      gn_set_class (row->arrow, "shared", price->now == price->target);
    }
}

void
zav_public_show (ZavPublic      *self,
                 const ZavScene *scene,
                 const char     *prompt,
                 const char     *news)
{
  show_head (self, scene, prompt);
  gn_box_clear (self->players);
  for (int seat = 0; seat < scene->n_players; seat++)
    gtk_box_append (GTK_BOX (self->players), new_player (scene, seat));
  show_market (self, scene);
  zav_map_update (ZAV_MAP (self->map), NULL, scene, news != NULL);
  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    {
      zav_item_card_fill (self->card[slot], &scene->item[slot], 40, TRUE);
      gn_set_class (self->card[slot], "can", scene->item[slot].lack.can);
      gn_say_name (self->card[slot], scene->item[slot].say ? scene->item[slot].say : "");
    }
  gtk_label_set_label (GTK_LABEL (self->news), news ? news : "");
}

/* ---- Following the table ------------------------------------------------ */

/* What the last entry was, in its own facts: the first two that all may read. */
static char *
last_news (GnPanel *panel)
{
  GnMatchTable *table = gn_panel_get_table (panel);
  const guint n = gn_match_table_get_n_steps (table);
  const GnStep *step = n ? gn_match_table_get_step (table, n) : NULL;
  GString *text = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; step && step->story && i < step->story->n && told < 2; i++)
    if (step->story->fact[i].viewers == GN_ALL_SEE)
      {
        g_autofree char *sentence = gn_say_text (gn_panel_get_match (panel), &step->story->fact[i].say, gn_panel_get_veil (panel));

        g_string_append_printf (text, "%s%s", told++ ? " " : "", sentence);
      }
  if (!told && step)
    {
      g_autofree char *words = gn_match_table_step_text (table, step, GN_PUBLIC);
      g_string_append (text, words ? words : "");
    }
  return g_string_free (text, FALSE);
}

static void
zav_public_update (GnPanel       *panel,
                   gconstpointer  state,
                   const GnStory *story,
                   int            acting)
{
  GnMatchTable *table = gn_panel_get_table (panel);
  const GnMatch *match = gn_panel_get_match (panel);
  g_auto (ZavScene) scene = { 0 };
  GnPrompt prompt = { 0 };

  zav_scene_read (&scene, panel, state, NULL);
  gn_match_table_prompt (table, GN_PUBLIC, &prompt);

  g_autofree char *what = prompt.what.text ? gn_say_text (match, &prompt.what, gn_panel_get_veil (panel)) : NULL;
  g_autofree char *news = last_news (panel);
  zav_public_show (ZAV_PUBLIC (panel), &scene, what, news);
}

static void
on_changed (GnMatchTable *table,
            const GnStep *step,
            GnPanel      *panel)
{
  gn_panel_refresh (panel, step ? step->story : NULL);
}

static void
zav_public_constructed (GObject *object)
{
  GnPanel *panel = GN_PANEL (object);
  GnMatchTable *table = gn_panel_get_table (panel);

  G_OBJECT_CLASS (zav_public_parent_class)->constructed (object);
  if (!table)
    return;

  const GnMatch *match = gn_match_table_get_match (table);
  g_object_set (panel, "veil", match->game->veil && match->game->veil (match), NULL);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), panel, 0);
  gn_panel_refresh (panel, NULL);
}

static void
zav_public_class_init (ZavPublicClass *class)
{
  G_OBJECT_CLASS (class)->constructed = zav_public_constructed;
  GN_PANEL_CLASS (class)->update = zav_public_update;
}

/* ---- Making ------------------------------------------------------------- */

static GtkWidget *
make_head (ZavPublic *self)
{
  GtkWidget *head = gn_row (30, "big-head");
  GtkWidget *plate = gn_row (0, "plate large");
  GtkWidget *round = gn_column (0, NULL);

  self->token = gn_seat_token_new (0, 92);
  gtk_box_append (GTK_BOX (plate), self->token);
  gtk_widget_set_valign (plate, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), plate);

  self->prompt = gn_label (NULL, "big-prompt");
  gtk_label_set_ellipsize (GTK_LABEL (self->prompt), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->prompt), 0);
  gtk_widget_set_hexpand (self->prompt, TRUE);
  gtk_box_append (GTK_BOX (head), self->prompt);

  self->queue = gn_row (12, NULL);
  gtk_box_append (GTK_BOX (head), self->queue);

  /* Translators: above the number of the round */
  gtk_box_append (GTK_BOX (round), gn_label (_("Round"), "big-then"));
  self->round = gn_label (NULL, "big-round");
  gtk_box_append (GTK_BOX (round), self->round);
  gtk_widget_set_valign (round, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), round);
  gtk_widget_set_size_request (head, WIDTH, 132);
  return head;
}

static GtkWidget *
make_row (ZavPublic *self,
          int        gem)
{
  Row *row = &self->row[gem];
  GtkWidget *line = gn_row (0, "big-row");
  GtkWidget *piece = gn_piece_new (zav_gem_piece[gem], 80);

  gtk_widget_set_size_request (piece, 90, -1);
  gtk_box_append (GTK_BOX (line), piece);
  row->price = gn_label (NULL, "big-price numeric");
  gtk_label_set_xalign (GTK_LABEL (row->price), 1);
  gtk_widget_set_size_request (row->price, 168, -1);
  gtk_box_append (GTK_BOX (line), row->price);

  row->track = gn_track_new (1, 15, 52, 52, 64);
  gtk_widget_set_margin_start (row->track, 30);
  gtk_widget_set_valign (row->track, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->track, "big-track");
  row->gem = gn_piece_new (zav_gem_piece[gem], 46);
  row->arrow = gn_stamp_new (zav_gem_arrow[gem], 52, NULL, "arrow");
  gn_stamp_set_shift (GN_STAMP (row->arrow), -0.07, 0);
  gtk_widget_add_css_class (row->arrow, zav_gem_id[gem]);
  gn_track_add (GN_TRACK (row->track), row->gem);
  gn_track_add (GN_TRACK (row->track), row->arrow);
  gtk_box_append (GTK_BOX (line), row->track);

  row->next = gn_label (NULL, "big-next numeric");
  gtk_label_set_xalign (GTK_LABEL (row->next), 1);
  gtk_widget_set_hexpand (row->next, TRUE);
  gtk_box_append (GTK_BOX (line), row->next);
  gtk_widget_set_vexpand (line, TRUE);
  return line;
}

static GtkWidget *
make_market (ZavPublic *self)
{
  GtkWidget *card = gn_column (0, "card big-market");
  GtkWidget *head = gn_row (12, "big-note");
  GtkWidget *bar = gn_row (0, "legend-bar big");

  /* Translators: heading above the prices, on the big screen */
  GtkWidget *now = gn_label (_("Price now"), NULL);
  gtk_widget_set_size_request (now, 276, -1);
  gtk_label_set_xalign (GTK_LABEL (now), 0);
  gtk_box_append (GTK_BOX (head), now);
  gtk_box_append (GTK_BOX (head), gn_piece_new ("gem-diamond", 22));
  gtk_box_append (GTK_BOX (head), gn_label (_("now"), NULL));
  GtkWidget *arrow = gn_piece_new ("arrow-diamond", 24);
  gtk_widget_set_margin_start (arrow, 18);
  gtk_box_append (GTK_BOX (head), arrow);
  gtk_box_append (GTK_BOX (head), gn_label (_("target"), NULL));
  gtk_widget_set_margin_start (bar, 18);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), bar);
  gtk_box_append (GTK_BOX (head), gn_label (_("after mining"), NULL));
  gtk_box_append (GTK_BOX (head), gn_spring ());
  gtk_box_append (GTK_BOX (head), gn_label (_("Next round"), NULL));
  gtk_box_append (GTK_BOX (card), head);

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gtk_box_append (GTK_BOX (card), make_row (self, gem));
  gtk_widget_set_size_request (card, 1296, 526);
  return card;
}

/* The six cards as on the laptop, only larger. */
static GtkWidget *
make_cards (ZavPublic *self)
{
  const double cell = 112;
  GtkWidget *board = gn_board_new (3 * cell, 2 * cell, 0.5, 3, _("Cards"));

  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    {
      self->card[slot] = gn_card_new (104, 104);
      gtk_widget_set_can_target (self->card[slot], FALSE);
      gtk_widget_set_focusable (self->card[slot], FALSE);
      gtk_widget_set_visible (gn_card_get_foot (GN_CARD (self->card[slot])), FALSE);
      gn_board_place (GN_BOARD (board), self->card[slot], (slot % 3 + 0.5) * cell, (slot / 3 + 0.5) * cell, FALSE);
    }
  gtk_widget_set_size_request (board, 560, 372);
  return board;
}

static GtkWidget *
make_news (ZavPublic *self)
{
  GtkWidget *card = gn_column (12, "card big-news");
  /* Translators: heading above what the last entry was, on the big screen */
  GtkWidget *title = gn_label (_("Just now"), "big-note");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (card), title);
  self->news = gn_label (NULL, "big-words");
  gtk_label_set_wrap (GTK_LABEL (self->news), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->news), 0);
  gtk_label_set_yalign (GTK_LABEL (self->news), 0);
  gtk_label_set_lines (GTK_LABEL (self->news), 7);
  gtk_label_set_ellipsize (GTK_LABEL (self->news), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->news), 13);
  gtk_label_set_max_width_chars (GTK_LABEL (self->news), 13);
  gtk_box_append (GTK_BOX (card), self->news);
  return card;
}

/* Puts a part at its place of the drawing. */
static void
put (ZavPublic *self,
     GtkWidget *child,
     double     left,
     double     top,
     int        width,
     int        height)
{
  gtk_widget_set_size_request (child, width, height);
  gn_board_place (GN_BOARD (self->stage), child, left + width / 2.0, top + height / 2.0, FALSE);
}

static void
zav_public_init (ZavPublic *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "big-screen");
  /* Translators: the window for a big screen that all can see */
  self->stage = gn_board_new (WIDTH, HEIGHT, 0.25, 4, _("The table"));
  gtk_widget_set_parent (self->stage, GTK_WIDGET (self));

  put (self, make_head (self), 0, 0, WIDTH, 132);
  self->players = gn_column (18, NULL);
  gtk_box_set_homogeneous (GTK_BOX (self->players), TRUE);
  put (self, self->players, 30, 158, 542, 906);
  put (self, make_market (self), 594, 158, 1296, 526);
  self->map = zav_map_new ();
  put (self, self->map, 594, 702, 390, 362);
  put (self, make_cards (self), 990, 702, 560, 372);
  put (self, make_news (self), 1560, 708, 330, 356);
}

GtkWidget *
zav_public_new (GnMatchTable *table)
{
  return g_object_new (ZAV_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
