/* big-screen.c: the base of tables for the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "big-screen.h"

#include <glib/gi18n.h>

#include "panels/layout/board.h"
#include "panels/layout/name.h"
#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/state/position.h"
#include "core/words/text.h"

#define WIDTH       1920
#define HEIGHT      1080
#define HEAD        132
#define MOST_QUEUED 6

typedef struct {
  GtkWidget *stage;
  GtkWidget *head;
  GtkWidget *plate;
  GtkWidget *token;
  GtkLabel  *prompt;
  GtkWidget *queue;
  GtkWidget *clock_box;
  GtkLabel  *clock;        /* the name of what is counted: "Round" */
  GtkLabel  *clock_figure;
  GtkWidget *players;
  GtkWidget *news_card;
  GtkLabel  *news;
  int        news_letters;  /* there is room for so many, a little smaller */
} GnBigScreenPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (GnBigScreen, gn_big_screen, GN_TYPE_PANEL)

static GnBigScreenPrivate *
private_of (GnPanel *panel)
{
  return gn_big_screen_get_instance_private (GN_BIG_SCREEN (panel));
}

/* ---- Players ------------------------------------------------------------ */

static GtkWidget *
new_pips (int      left,
          int      all,
          int      extra,
          gboolean acting)
{
  GtkWidget *pips = gn_row (8, "big-pips");
  const int used = all - left;

  for (int i = 0; i < all; i++)
    {
      GtkWidget *pip = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_add_css_class (pip, "pip");
      gn_set_class (pip, "used", i < used);
      gn_set_class (pip, "now", acting && i == used);
      gn_set_class (pip, "left", i >= used && !(acting && i == used));
      gn_set_class (pip, "extra", i >= all - extra);
      gtk_widget_set_valign (pip, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (pips), pip);
    }
  return pips;
}

/* The bar to the goal, and the goal. */
static GtkWidget *
new_race (int points,
          int goal,
          int colour)
{
  GtkWidget *line = gn_row (14, NULL);
  GtkWidget *bar = gtk_progress_bar_new ();
  g_autofree char *n = gn_number_text (goal);
  /* Translators: after a player's points: the number that ends the game: "of 18" */
  g_autofree char *text = gn_fill (_("of {goal}"), "goal", n, NULL);

  gn_add_classes (bar, "race big-race");
  gn_set_seat_class (bar, colour);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (points / (double) goal, 0, 1));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gn_append (line, bar, gn_label (text, "big-note"), NULL);
  return line;
}

static GtkWidget *
new_name (GnBigScreen   *self,
          gconstpointer  state,
          int            seat)
{
  GnBigScreenClass *class = GN_BIG_SCREEN_GET_CLASS (self);
  const char *mark = class->mark ? class->mark (self, state, seat) : NULL;
  GtkWidget *line = gn_row (12, NULL);

  gtk_box_append (GTK_BOX (line), gn_name_new (gn_match_name (gn_panel_get_match (GN_PANEL (self)), seat), "big-name"));
  if (mark)
    gtk_box_append (GTK_BOX (line), gn_piece_new (mark, 38));
  return line;
}

static GtkWidget *
new_player (GnBigScreen   *self,
            gconstpointer  state,
            int            seat,
            int            acting)
{
  GnPanel *panel = GN_PANEL (self);
  GnBigScreenClass *class = GN_BIG_SCREEN_GET_CLASS (self);
  const GnMatch *match = gn_panel_get_match (panel);
  const gboolean few = match->n_seats < 4;
  const int colour = gn_pieces_seat_paint (match, seat);
  GtkWidget *card = gn_column (few ? 18 : 6, "card big-player");
  GtkWidget *head = gn_row (22, NULL);
  GtkWidget *who = gn_column (8, NULL);
  GtkWidget *holdings = class->make_holdings ? class->make_holdings (self, state, seat) : NULL;
  GnStanding figures = { 0 };
  g_autofree char *said = NULL;

  if (GN_PANEL_CLASS (class)->standing || !class->make_figure)
    gn_panel_standing (panel, state, seat, &figures);

  gtk_box_append (GTK_BOX (head), gn_seat_token_new (colour, few ? 90 : match->n_seats < 5 ? 72 : 62));
  gtk_box_append (GTK_BOX (who), new_name (self, state, seat));
  if (figures.all > 0)
    gtk_box_append (GTK_BOX (who), new_pips (figures.left, figures.all, figures.extra, seat == acting));
  gtk_widget_set_hexpand (who, TRUE);
  gtk_widget_set_valign (who, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), who);

  if (class->make_figure)
    {
      gtk_box_append (GTK_BOX (head), class->make_figure (self, state, seat));
      said = g_strdup (gn_match_name (match, seat));
    }
  else
    {
      g_autofree char *n = gn_number_text (figures.points);

      gtk_box_append (GTK_BOX (head), gn_label_number (figures.points, few ? "big-points" : "big-points four"));
      /* Translators: a player, for a screen reader */
      said = gn_fill (ngettext ("{who}, {points} point", "{who}, {points} points", (gulong) ABS (figures.points)),
                      "who", gn_match_name (match, seat), "points", n, NULL);
    }
  gtk_box_append (GTK_BOX (card), head);

  if (figures.goal > 0)
    gtk_box_append (GTK_BOX (card), new_race (figures.points, figures.goal, colour));
  if (holdings)
    {
      gtk_widget_set_valign (holdings, GTK_ALIGN_END);
      gtk_widget_set_vexpand (holdings, TRUE);
      gtk_box_append (GTK_BOX (card), holdings);
    }
  gn_set_state (card, GTK_STATE_FLAG_CHECKED, seat == acting);
  gn_say_name (card, said);
  return card;
}

/* ---- Head --------------------------------------------------------------- */

static void
show_queue (GnPanel       *panel,
            gconstpointer  state)
{
  GnBigScreenPrivate *priv = private_of (panel);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);
  g_autofree char *then = NULL;
  gint8 seat[MOST_QUEUED];
  const guint n = class->queue ? class->queue (panel, state, seat, MOST_QUEUED, &then) : 0;

  gn_box_clear (priv->queue);
  if (n > 0)
    /* Translators: before the players who act after the current one */
    gtk_box_append (GTK_BOX (priv->queue), gn_label (_("then"), "big-then"));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *plate = gn_row (0, "plate");

      gtk_box_append (GTK_BOX (plate),
                      gn_seat_token_new (gn_pieces_seat_paint (gn_panel_get_match (panel), seat[i]), 48));
      gtk_widget_set_valign (plate, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (priv->queue), plate);
    }
}

/* The unit that the game counts in: its field that is a clock. */
static void
show_clock (GnPanel       *panel,
            gconstpointer  state)
{
  GnBigScreenPrivate *priv = private_of (panel);
  const GnField *field = gn_panel_get_match (panel)->game->fields;

  while (field->type && (!(field->flags & GN_FIELD_CLOCK) || field->dim[0]))
    field++;
  gtk_widget_set_visible (priv->clock_box, field->type != 0);
  if (!field->type)
    return;

  g_autofree char *n = gn_number_text (gn_field_get (field, state, -1, -1));
  gtk_label_set_label (priv->clock, gn_tr (field->title));
  gtk_label_set_label (priv->clock_figure, n);
}

static void
show_head (GnPanel       *panel,
           gconstpointer  state,
           int            acting)
{
  GnBigScreenPrivate *priv = private_of (panel);
  const GnMatch *match = gn_panel_get_match (panel);
  GnPrompt prompt = { 0 };

  gn_match_table_prompt (gn_panel_get_table (panel), GN_PUBLIC, &prompt);
  g_autofree char *what = prompt.what.text ? gn_say_text (match, &prompt.what, gn_panel_get_covered (panel)) : NULL;

  gtk_widget_set_visible (priv->plate, acting >= 0);
  if (acting >= 0)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (priv->token), gn_pieces_seat_paint (match, acting));
  gtk_label_set_label (priv->prompt, what ? what : "");
  show_queue (panel, state);
  show_clock (panel, state);
}

/* ---- News --------------------------------------------------------------- */

/* The last entry in its own facts: the first that everybody may read, and the next if there is room for both. */
static char *
last_news (GnPanel *panel)
{
  const glong room = private_of (panel)->news_letters;
  GnMatchTable *table = gn_panel_get_table (panel);
  const guint n = gn_match_table_get_n_steps (table);
  const GnStep *step = n ? gn_match_table_get_step (table, n) : NULL;
  GString *text = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; step && step->story && i < step->story->n && told < 2; i++)
    if (step->story->fact[i].viewers == GN_ALL_SEE)
      {
        g_autofree char *sentence = gn_say_text (gn_panel_get_match (panel), &step->story->fact[i].say,
                                                 gn_panel_get_covered (panel));

        if (told && g_utf8_strlen (text->str, -1) + g_utf8_strlen (sentence, -1) > room)
          break;
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
gn_big_screen_update (GnPanel       *panel,
                      gconstpointer  state,
                      const GnStory *story,
                      int            acting)
{
  GnBigScreenPrivate *priv = private_of (panel);
  GnBigScreenClass *class = GN_BIG_SCREEN_GET_CLASS (panel);
  g_autofree char *news = last_news (panel);

  if (class->read)
    class->read (GN_BIG_SCREEN (panel), state, story);
  show_head (panel, state, acting);
  gn_box_clear (priv->players);
  for (int seat = 0; !GN_PANEL_CLASS (class)->shows_players && seat < gn_panel_get_match (panel)->n_seats; seat++)
    gtk_box_append (GTK_BOX (priv->players), new_player (GN_BIG_SCREEN (panel), state, seat, acting));
  gtk_label_set_label (priv->news, news);
  if (class->show)
    class->show (GN_BIG_SCREEN (panel), state, story != NULL);
}

/* ---- Making ------------------------------------------------------------- */

static void
gn_big_screen_init (GnBigScreen *self)
{
  GnBigScreenPrivate *priv = private_of (GN_PANEL (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: the window for a second screen that everybody can see */
  priv->stage = gn_board_new (WIDTH, HEIGHT, 0.25, 4, _("The table"));
  gtk_widget_set_parent (priv->stage, GTK_WIDGET (self));
  gn_big_screen_put (self, priv->head, 0, 0, WIDTH, HEAD);
  gn_big_screen_put (self, priv->players, 30, 158, 542, 906);
}

void
gn_big_screen_put (GnBigScreen *self,
                   GtkWidget   *part,
                   int          left,
                   int          top,
                   int          width,
                   int          height)
{
  GnBoard *stage = GN_BOARD (private_of (GN_PANEL (self))->stage);

  gtk_widget_set_size_request (part, width, height);
  gn_board_place (stage, part, left + width / 2.0, top + height / 2.0, FALSE);
  gn_board_keep_size (stage, part);
}

void
gn_big_screen_put_news (GnBigScreen *self,
                        int          left,
                        int          top,
                        int          width,
                        int          height)
{
  GnBigScreenPrivate *priv = private_of (GN_PANEL (self));
  /* a line is 46 px high, a letter about 20 wide, 22 to be safe: more letters would widen the box beyond its
   * neighbors; half as many lines again have room where the words are drawn smaller (GnShrink) */
  const int letters = MAX ((width - 60) / 22, 6), lines = MAX ((height - 80) / 46, 1);

  gtk_label_set_lines (priv->news, MAX (lines * 3 / 2, 2));
  priv->news_letters = letters * lines * 3 / 2;
  gtk_label_set_width_chars (priv->news, letters);
  gtk_label_set_max_width_chars (priv->news, letters);
  gn_big_screen_put (self, priv->news_card, left, top, width, height);
}

/* ---- GObject ------------------------------------------------------------ */

static void
gn_big_screen_constructed (GObject *object)
{
  GnPanel *panel = GN_PANEL (object);
  GnMatchTable *table = gn_panel_get_table (panel);

  G_OBJECT_CLASS (gn_big_screen_parent_class)->constructed (object);
  if (!table)
    return;

  const GnMatch *match = gn_match_table_get_match (table);
  g_object_set (panel, "covered", match->game->covered && match->game->covered (match), NULL);
  gn_panel_follow (panel);
}

static void
gn_big_screen_class_init (GnBigScreenClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = gn_big_screen_constructed;
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panel/big-screen.ui");
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, head);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, plate);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, token);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, prompt);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, queue);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, clock_box);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, clock);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, clock_figure);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, players);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, news_card);
  gtk_widget_class_bind_template_child_private (widget_class, GnBigScreen, news);
  GN_PANEL_CLASS (class)->update = gn_big_screen_update;
  GN_PANEL_CLASS (class)->looks_only = TRUE;
}
