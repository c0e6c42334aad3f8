/* bracket-view.c: the rounds of playoffs side by side, or one under another where there is little room
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "bracket-view.h"

#include <glib/gi18n.h>

#include "app/leagues/bracket-words.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#include <string.h>

#define ROUNDS GN_PLAYOFFS_MAX_ROUNDS
#define MOST   (GN_PLAYOFFS_MAX / 2)
#define COLUMN 168   /* so wide is a round at least, or they are one under another */
#define WIDEST 320
#define ACROSS 28    /* between two rounds */
#define DOWN   12    /* between two cards */
#define CLOSE  6     /* the same on a board with many */
#define LINE   2     /* of what leads from one card to the next */

struct _GnBracketView {
  GnContainer parent_instance;

  gboolean    board;
  guint       n_rounds, n_pairings[ROUNDS];
  GtkWidget  *head[ROUNDS], *card[ROUNDS][MOST];
  GtkWidget  *third_head, *champion;   /* or %NULL */

  GtkPopover *menu;
  guint       round, pairing;          /* that the menu is of */
  gboolean    beside;                  /* the rounds are side by side */
};

G_DEFINE_FINAL_TYPE (GnBracketView, gn_bracket_view, GN_TYPE_CONTAINER)

/* What the menu of a card is made from; with the card. */
typedef struct {
  char    *one, *other;
  guint    round, pairing;
  gboolean decided;
  gint64   match;   /* the one that decided, or 0 */
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->one);
  g_free (choice->other);
  g_free (choice);
}

/* ---- The menu ------------------------------------------------------------------------------------------------- */

/* A name may have what underlines a letter in a menu. */
static char *
label_of (const char *sentence,
          const char *who)
{
  g_auto (GStrv) parts = g_strsplit (who, "_", -1);
  g_autofree char *plain = g_strjoinv ("__", parts);

  return gn_fill (sentence, "who", plain, NULL);
}

static void
append_decide (GMenu        *section,
               const char   *label,
               const Choice *choice,
               guint         which)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "league.decide", "(uuu)", choice->round, choice->pairing, which);
  g_menu_append_item (section, item);
}

static GMenuModel *
menu_of (const Choice *choice)
{
  const char *first = *choice->one ? choice->one : "…", *second = *choice->other ? choice->other : "…";
  g_autoptr (GMenu) decide = g_menu_new (), see = g_menu_new ();
  GMenu *menu = g_menu_new ();
  /* Translators: what a host can choose for a match of playoffs: {who} wins it, whatever was played. */
  g_autofree char *one = label_of (_("{who} goes on"), first);
  g_autofree char *other = label_of (_("{who} goes on"), second);

  append_decide (decide, one, choice, 1);
  append_decide (decide, other, choice, 2);
  if (choice->decided)
    append_decide (decide, _("_Take the winner back"), choice, 0);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (decide));
  if (choice->match)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_("_Open the match"), NULL);

      g_menu_item_set_action_and_target (item, "league.open-match", "x", choice->match);
      g_menu_append_item (see, item);
    }
  if (*choice->one && *choice->other && !g_str_equal (choice->one, choice->other))
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_("_Head to head"), NULL);

      g_menu_item_set_action_and_target (item, "win.rivalry", "(ss)", choice->one, choice->other);
      g_menu_append_item (see, item);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (see));
  return G_MENU_MODEL (menu);
}

static void
on_card (GnBracketView *self,
         GtkWidget     *card)
{
  const Choice *choice = g_object_get_data (G_OBJECT (card), "choice");
  g_autoptr (GMenuModel) menu = menu_of (choice);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (card, GTK_WIDGET (self), &bounds))
    return;
  self->round = choice->round;
  self->pairing = choice->pairing;
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (self->menu, &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                             (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (self->menu);
}

static void
on_closed (GnBracketView *self)
{
  GtkWidget *card = gn_bracket_view_card (self, self->round, self->pairing);

  if (card && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (card);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------- */

static GtkWidget *
player_new (GnBracketView   *self,
            const GnBracket *bracket,
            const GnPairing *pairing,
            guint            seed)
{
  const char *name = gn_bracket_name (bracket, seed);
  GtkWidget *row = gn_words_row (6, "bracket-player"), *label = gn_paragraph (*name ? name : "…", "bracket-name");
  GtkWidget *number = seed ? gn_label_number ((int) seed, "bracket-seed") : gn_label ("", "bracket-seed");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gn_words_row_add (row, number);
  if (seed)
    {
      const int size = !self->board || bracket->n_rounds == ROUNDS ? 22 : bracket->n_rounds > 2 ? 28 : 36;
      GtkWidget *token = gn_seat_token_new (bracket->colour[seed - 1], size);

      gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
      gn_words_row_add (row, token);
    }
  gn_words_row_add (row, label);
  if (seed && pairing->winner == seed)
    {
      GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
      gtk_widget_add_css_class (row, "goes-on");
      gn_words_row_add (row, mark);
    }
  else if (pairing->winner || !seed)
    gtk_widget_add_css_class (row, "quiet");
  return row;
}

static Choice *
choice_of (const GnBracket *bracket,
           guint            round,
           guint            k)
{
  const GnPairing *pairing = &bracket->pairing[round][k];
  Choice *choice = g_new0 (Choice, 1);

  *choice = (Choice) { g_strdup (gn_bracket_name (bracket, pairing->seed[0])),
                       g_strdup (gn_bracket_name (bracket, pairing->seed[1])), round, k, pairing->winner != 0,
                       pairing->match.id };
  return choice;
}

static GtkWidget *
card_new (GnBracketView   *self,
          const GnBracket *bracket,
          guint            round,
          guint            k)
{
  const GnPairing *pairing = &bracket->pairing[round][k];
  const gboolean has_menu = !self->board && pairing->seed[0] && pairing->seed[1];
  g_autofree char *how = gn_bracket_how (pairing), *said = gn_bracket_pairing (bracket, round, k);
  GtkWidget *lines = gn_column (2, NULL), *card;

  gn_append (lines, player_new (self, bracket, pairing, pairing->seed[0]), NULL);
  if (!pairing->bye)
    gn_append (lines, player_new (self, bracket, pairing, pairing->seed[1]), NULL);
  if (!self->board && *how)
    gn_append (lines, gn_paragraph (how, "bracket-how quiet"), NULL);
  if (has_menu)
    {
      card = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (card), lines);
      gn_add_classes (card, "card bracket-card");
      g_object_set_data_full (G_OBJECT (card), "choice", choice_of (bracket, round, k), choice_free);
      g_signal_connect_object (card, "clicked", G_CALLBACK (on_card), self, G_CONNECT_SWAPPED);
    }
  else
    {
      card = lines;
      g_object_set (card, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      gn_add_classes (card, "boxed bracket-card");
    }
  gn_say_name (card, said);
  return card;
}

static GtkWidget *
champion_new (GnBracketView   *self,
              const GnBracket *bracket)
{
  const char *name = gn_bracket_name (bracket, bracket->champion);
  GtkWidget *row = gn_words_row (10, "bracket-champion"), *column = gn_column (0, NULL);
  GtkWidget *token = gn_seat_token_new (bracket->colour[bracket->champion - 1], self->board ? 44 : 34);
  g_autofree char *said = gn_bracket_champion (bracket);

  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  /* Translators: who won the playoffs; the name is below it */
  gn_append (column, gn_paragraph (_("Champion"), "bracket-how"), gn_paragraph (*name ? name : "…", "bracket-first"),
             NULL);
  gn_words_row_add (row, token);
  gn_words_row_add (row, column);
  gn_say_name (row, said);
  return row;
}

static GtkWidget *
head_new (const char *text)
{
  GtkWidget *head = gn_paragraph (text, "bracket-head");

  g_object_set (head, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  return head;
}

/* ---- Making them ---------------------------------------------------------------------------------------------- */

static void
clear (GnBracketView *self)
{
  GtkWidget *child, *next;

  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (child != GTK_WIDGET (self->menu))
        gtk_widget_unparent (child);
    }
  self->n_rounds = 0;
  self->third_head = self->champion = NULL;
  memset (self->head, 0, sizeof self->head);
  memset (self->card, 0, sizeof self->card);
}

static void
add (GnBracketView   *self,
     const GnBracket *bracket,
     guint            round)
{
  self->n_pairings[round] = bracket->n_pairings[round];
  self->head[round] = head_new (gn_bracket_round (bracket, round, FALSE));
  gtk_widget_set_parent (self->head[round], GTK_WIDGET (self));
  for (guint k = 0; k < self->n_pairings[round]; k++)
    {
      const gboolean third = gn_bracket_is_third (bracket, round, k);

      if (third)
        {
          self->third_head = head_new (gn_bracket_round (bracket, round, TRUE));
          gtk_widget_set_parent (self->third_head, GTK_WIDGET (self));
        }
      self->card[round][k] = card_new (self, bracket, round, k);
      gtk_widget_set_parent (self->card[round][k], GTK_WIDGET (self));
      /* the champion is below the final */
      if (!k && round == bracket->n_rounds - 1 && bracket->champion)
        {
          self->champion = champion_new (self, bracket);
          gtk_widget_set_parent (self->champion, GTK_WIDGET (self));
        }
    }
}

GtkWidget *
gn_bracket_view_card (GnBracketView *self,
                      guint          round,
                      guint          pairing)
{
  return round < self->n_rounds && pairing < self->n_pairings[round] ? self->card[round][pairing] : NULL;
}

void
gn_bracket_view_set (GnBracketView   *self,
                     const GnBracket *bracket)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self)), *card;
  const Choice *choice = focus ? g_object_get_data (G_OBJECT (focus), "choice") : NULL;
  const gboolean asks = gtk_widget_get_visible (GTK_WIDGET (self->menu));
  const guint round = asks ? self->round : choice ? choice->round : G_MAXUINT;
  const guint pairing = asks ? self->pairing : choice ? choice->pairing : 0;

  clear (self);
  /* it is of what was there before: others may meet now */
  gtk_popover_popdown (self->menu);
  gtk_widget_set_visible (GTK_WIDGET (self), bracket != NULL);
  self->n_rounds = bracket ? bracket->n_rounds : 0;
  gn_set_class (GTK_WIDGET (self), "bracket-few", self->n_rounds <= 2);
  gn_set_class (GTK_WIDGET (self), "bracket-many", self->n_rounds == ROUNDS);
  for (guint i = 0; i < self->n_rounds; i++)
    add (self, bracket, i);
  card = gn_bracket_view_card (self, round, pairing);
  if (card)
    gtk_widget_grab_focus (card);
}

/* ---- Layout --------------------------------------------------------------------------------------------------- */

static int
down_of (GnBracketView *self)
{
  return self->board && self->n_rounds == ROUNDS ? CLOSE : DOWN;
}

static int
column_of (GnBracketView *self,
           int            width)
{
  const int n = (int) self->n_rounds;

  return CLAMP ((width - (n - 1) * ACROSS) / MAX (n, 1), 1, self->board ? 2 * WIDEST : WIDEST);
}

static int
height_at (GtkWidget *child,
           int        width)
{
  int height;

  gn_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL);
  return height;
}

/* Places @child, or only measures it. Returns: where it ends */
static int
place (GnBracketView *self,
       GtkWidget     *child,
       int            x,
       int            y,
       int            width,
       int            whole)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int height = height_at (child, width);

  if (whole)
    gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? whole - x - width : x, y, width, height }, -1);
  return y + height;
}

/* One round under the other. @whole: the width, or 0 to measure. Returns: the height */
static int
lay_under (GnBracketView *self,
           int            width,
           int            whole)
{
  int y = 0;

  for (guint round = 0; round < self->n_rounds; round++)
    {
      y = place (self, self->head[round], 0, y + (round ? 2 * DOWN : 0), width, whole) + 4;
      for (guint k = 0; k < self->n_pairings[round]; k++)
        {
          const gboolean third = self->third_head && round == self->n_rounds - 1 && k;

          if (third)
            y = place (self, self->third_head, 0, y + DOWN, width, whole) + 4;
          y = place (self, self->card[round][k], 0, y + (k && !third ? DOWN / 2 : 0), width, whole);
          if (!k && self->champion && round == self->n_rounds - 1)
            y = place (self, self->champion, 0, y + DOWN, width, whole);
        }
    }
  return y;
}

/* Side by side: each card is in the middle of the two that lead to it. */
static int
lay_beside (GnBracketView *self,
            int            width,
            int            whole)
{
  const int column = column_of (self, width);
  int top = 0, pitch = 0, bottom = 0, x = 0;

  for (guint round = 0; round < self->n_rounds; round++)
    top = MAX (top, height_at (self->head[round], column));
  for (guint round = 0; round < self->n_rounds; round++)
    for (guint k = 0; k < self->n_pairings[round]; k++)
      pitch = MAX (pitch, (height_at (self->card[round][k], column) + down_of (self)) >> round);
  top += 6;
  for (guint round = 0; round < self->n_rounds; round++, x += column + ACROSS)
    {
      const gboolean last = round == self->n_rounds - 1;
      const int each = pitch << round;

      place (self, self->head[round], x, top - 6 - height_at (self->head[round], column), column, whole);
      for (guint k = 0; k < (last ? 1 : self->n_pairings[round]); k++)
        {
          const int height = height_at (self->card[round][k], column);

          const int y = top + each * (int) k + (each - height) / 2;

          bottom = MAX (bottom, place (self, self->card[round][k], x, y, column, whole));
        }
      if (!last)
        continue;

      int y = top + each / 2 + height_at (self->card[round][0], column) / 2;

      if (self->champion)
        y = place (self, self->champion, x, y + DOWN, column, whole);
      if (self->third_head)
        {
          y = place (self, self->third_head, x, y + 2 * DOWN, column, whole) + 4;
          y = place (self, self->card[round][GN_PLAYOFFS_THIRD], x, y, column, whole);
        }
      bottom = MAX (bottom, y);
    }
  return bottom;
}

/* The width of the widest card or heading. */
static int
least_of (GnBracketView *self)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self->menu))
      least = MAX (least, gn_least_of (child, GTK_ORIENTATION_HORIZONTAL));
  return least;
}

static gboolean
is_beside (GnBracketView *self,
           int            width)
{
  return self->board || width >= (int) self->n_rounds * (MAX (COLUMN, least_of (self)) + ACROSS) - ACROSS;
}

static GtkSizeRequestMode
gn_bracket_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_bracket_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  GnBracketView *self = GN_BRACKET_VIEW (widget);
  const int n = (int) self->n_rounds, usual = MAX (n * (WIDEST + ACROSS) - ACROSS, 0);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least_of (self);
      if (self->board)
        *minimum = MAX (n * (*minimum + ACROSS) - ACROSS, 0);
      *natural = MAX (usual, *minimum);
    }
  else if (n)
    {
      const int width = for_size < 0 ? usual : for_size;

      *minimum = *natural = is_beside (self, width) ? lay_beside (self, width, 0) : lay_under (self, width, 0);
    }
}

static void
gn_bracket_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GnBracketView *self = GN_BRACKET_VIEW (widget);

  self->beside = is_beside (self, width);
  if (self->n_rounds && self->beside)
    lay_beside (self, width, width);
  else if (self->n_rounds)
    lay_under (self, width, width);
  gtk_popover_present (self->menu);
}

/* From the end of one card to the beginning of the one that its winner comes to. */
static void
draw_way (GnBracketView *self,
          GtkSnapshot   *snapshot,
          GtkWidget     *from,
          GtkWidget     *to,
          const GdkRGBA *colour)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  graphene_rect_t a, b;

  if (!gtk_widget_compute_bounds (from, GTK_WIDGET (self), &a)
      || !gtk_widget_compute_bounds (to, GTK_WIDGET (self), &b))
    return;

  /* from left to right, whichever is first there */
  const float begin = mirrored ? b.origin.x + b.size.width : a.origin.x + a.size.width;
  const float end = mirrored ? a.origin.x : b.origin.x, middle = (float) (int) ((begin + end) / 2);
  const float ya = (float) (int) (a.origin.y + a.size.height / 2), yb = (float) (int) (b.origin.y + b.size.height / 2);

  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (begin, mirrored ? yb : ya, middle - begin, LINE));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (middle, MIN (ya, yb), LINE, ABS (ya - yb) + LINE));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (middle, mirrored ? ya : yb, end - middle, LINE));
}

static void
gn_bracket_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  GnBracketView *self = GN_BRACKET_VIEW (widget);
  GdkRGBA colour;

  gn_colour (widget, "line2_color", &colour);
  for (guint round = 0; self->beside && round + 1 < self->n_rounds; round++)
    for (guint k = 0; k < self->n_pairings[round]; k++)
      draw_way (self, snapshot, self->card[round][k], self->card[round + 1][k / 2], &colour);
  GTK_WIDGET_CLASS (gn_bracket_view_parent_class)->snapshot (widget, snapshot);
}

/* ---- The widget ----------------------------------------------------------------------------------------------- */

static void
gn_bracket_view_class_init (GnBracketViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = gn_bracket_view_get_request_mode;
  widget_class->measure = gn_bracket_view_measure;
  widget_class->size_allocate = gn_bracket_view_size_allocate;
  widget_class->snapshot = gn_bracket_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_bracket_view_init (GnBracketView *self)
{
  self->menu = GTK_POPOVER (gtk_popover_menu_new_from_model (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->menu), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_bracket_view_new_board (const GnBracket *bracket)
{
  GnBracketView *self = g_object_new (GN_TYPE_BRACKET_VIEW, NULL);

  self->board = TRUE;
  gn_bracket_view_set (self, bracket);
  return GTK_WIDGET (self);
}
