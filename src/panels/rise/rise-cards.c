/* rise-cards.c: two rows of four action cards with their spaces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-meeples.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "panels/layout/shrink.h"
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define HEIGHT      124   /* of a card, with its three spaces or before it is dealt */
#define LETTER_FROM 15    /* a smaller token has only its shape */

typedef struct {
  GtkWidget *row;
  GtkWidget *price;
  GtkWidget *spot;       /* where the meeple is */
} Spot;

typedef struct {
  GtkWidget *space;
  GtkWidget *column;
  Spot       spot[RISE_SPACES_MAX];
  int        place;
  int        top;        /* space for a meeple when the click names none; -1: none */
  guint      free;       /* bits of spaces that a click may mean */
} Card;

struct _RiseCards {
  GnContainer   parent_instance;

  GtkWidget *heading;
  GtkWidget *grid;
  Card       card[RISE_CARDS_UP];
};

G_DEFINE_FINAL_TYPE (RiseCards, rise_cards, GN_TYPE_CONTAINER)

GtkWidget *
rise_meeple_new (const GnMatch *match,
                 int            seat,
                 int            size)
{
  GtkWidget *meeple = gn_seat_token_new (gn_seat_paint (match, seat), size);

  g_object_set (meeple, "letter", size >= LETTER_FROM, NULL);
  gtk_widget_set_halign (meeple, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (meeple, TRUE);
  return meeple;
}

/* ---- A space ---------------------------------------------------------------------------- */

static void
fill_spot (Spot               *spot,
           const RiseScene    *scene,
           const RiseCardView *view,
           guint               k,
           gboolean            offered)
{
  const RiseSpaceState state = view->state[k];
  g_autofree char *price = gn_number_text (view->price[k]);

  gtk_label_set_label (GTK_LABEL (spot->price), view->price[k] >= 0 ? price : "?");
  gn_box_clear (spot->spot);
  if (view->seat[k] >= 0)
    gtk_box_append (GTK_BOX (spot->spot), rise_meeple_new (scene->match, view->seat[k], 20));
  gn_set_class (spot->spot, "free", offered && view->seat[k] < 0);
  gn_set_class (spot->spot, "now", state == RISE_SPACE_NOW);
  gn_set_class (spot->spot, "passed", state == RISE_SPACE_DONE);
}

static GtkWidget *
make_spot (Spot *spot)
{
  spot->row = gn_row (1, "rise-spot-row");
  spot->price = gn_label (NULL, "numeric rise-spot-price");
  spot->spot = gn_row (0, "rise-spot");
  gtk_widget_set_hexpand (spot->spot, FALSE);
  gtk_widget_set_valign (spot->spot, GTK_ALIGN_CENTER);
  gn_append (spot->row, spot->price, gn_piece_new ("rise-beer", 13), gn_spring (), spot->spot, NULL);
  return spot->row;
}

/* ---- A card ------------------------------------------------------------------------------- */

static char *
card_text (const RiseScene    *scene,
           int                 place,
           const RiseCardView *view)
{
  g_autofree char *n = gn_number_text (place + 1);
  g_autofree char *action = view->action >= 0 ? rise_action_name (scene->match, view->action)
                                              : g_strdup (_("not dealt yet"));
  /* Translators: an action card: its place and action: "Card 3: Caravan" */
  g_autofree char *head = gn_fill (_("Card {n}: {action}"), "n", n, "action", action, NULL);
  GString *text = g_string_new (head);

  for (guint k = 0; k < view->n_spaces; k++)
    {
      g_autofree char *price = gn_number_text (MAX (view->price[k], 0));
      /* Translators: a space of an action card: its price and whose meeple is there: "2 beer: Anna" */
      g_autofree char *line = gn_fill (_("{n} beer: {who}"), "n", price, "who",
                                       view->seat[k] >= 0 ? gn_match_name (scene->match, view->seat[k]) : _("free"),
                                       NULL);

      g_string_append_printf (text, "\n%s", line);
    }
  return g_string_free (text, FALSE);
}

/* The topmost space of the card that a meeple may go to, or -1. It is the cheapest, and comes first in phase 3. */
static int
top_space (const RiseScene *scene,
           int              place)
{
  for (guint k = 0; k < scene->card[place].n_spaces; k++)
    {
      g_autofree char *spec = g_strdup_printf ("place card=%d space=%u", place + 1, k + 1);

      if (scene->card[place].seat[k] < 0 && gn_panel_can (scene->panel, spec, NULL, NULL))
        return (int) k;
    }
  return -1;
}

/* A click means the space under the pointer if that is free, else the topmost one. */
static void
on_pressed (GtkGestureClick *gesture,
            int              n,
            double           x,
            double           y,
            Card            *card)
{
  int k = card->top;

  for (int i = 0; card->top >= 0 && i < RISE_SPACES_MAX; i++)
    {
      graphene_rect_t bounds;

      if (card->free >> i & 1 && gtk_widget_compute_bounds (card->spot[i].row, card->space, &bounds)
          && y >= bounds.origin.y && y < bounds.origin.y + bounds.size.height)
        k = i;
    }
  if (k >= 0)
    gn_panel_set_move (card->space, "place card=%d space=%d", card->place + 1, k + 1);
}

static void
show_card (RiseCards       *self,
           const RiseScene *scene,
           int              place)
{
  const RiseCardView *view = &scene->card[place];
  Card *card = &self->card[place];
  g_autofree char *text = card_text (scene, place, view);
  const gboolean turn = scene->present && scene->state->stage == RISE_AT_TURN;
  const int top = turn && view->card >= 0 ? top_space (scene, place) : -1;
  g_autofree char *spec = top >= 0 ? g_strdup_printf ("place card=%d space=%d", place + 1, top + 1)
                                   : g_strdup_printf ("place card=%d", place + 1);
  const gboolean can = top >= 0;
  struct {
    RiseCardView view;
    int          paint[RISE_SPACES_MAX], can, phase;
  } figures;

  gn_space_bind (GN_SPACE (card->space), scene->present ? scene->panel : NULL, text, NULL, turn ? spec : NULL, text);
  card->top = top;
  card->free = 0;
  for (guint k = 0; can && k < view->n_spaces; k++)
    if (view->seat[k] < 0)
      card->free |= 1u << k;
  memset (&figures, 0, sizeof figures);
  figures.view = *view;
  figures.can = can;
  for (guint k = 0; k < view->n_spaces; k++)
    figures.paint[k] = gn_seat_paint (scene->match, view->seat[k]);
  if (gn_unchanged (card->space, &figures, sizeof figures))
    return;

  gn_box_clear (card->column);
  gn_set_class (card->space, "empty", view->card < 0);
  gn_set_class (card->space, "at-work", FALSE);
  if (view->card < 0)
    {
      GtkWidget *back = gn_piece_new ("rise-card-back", 34);

      gtk_widget_set_vexpand (back, TRUE);
      gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
      gtk_widget_set_halign (back, GTK_ALIGN_CENTER);
      gn_piece_set_dim (GN_PIECE (back), TRUE);
      gtk_box_append (GTK_BOX (card->column), back);
      return;
    }

  GtkWidget *head = gtk_overlay_new ();
  GtkWidget *picture = gn_piece_new (rise_action_piece (view->action), 28);
  g_autofree char *digit = gn_number_text (place + 1);
  GtkWidget *key = gn_label (digit, "key");
  GtkWidget *short_title = gn_shrink_new (gn_label (rise_short_action (view->action), "rise-card-title"));

  gn_shrink_set_least (GN_SHRINK (short_title), 0.55);

  gtk_widget_set_hexpand (picture, TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (head, "rise-card-head");
  gtk_overlay_set_child (GTK_OVERLAY (head), picture);
  gtk_widget_set_halign (key, GTK_ALIGN_START);
  gtk_widget_set_valign (key, GTK_ALIGN_START);
  gtk_widget_set_visible (key, can);
  gtk_overlay_add_overlay (GTK_OVERLAY (head), key);
  gn_append (card->column, head, short_title, NULL);
  for (guint k = 0; k < view->n_spaces; k++)
    {
      gtk_box_append (GTK_BOX (card->column), make_spot (&card->spot[k]));
      gn_tie (card->spot[k].row, "on_card", place, (int) k);
      fill_spot (&card->spot[k], scene, view, k, can);
      if (view->state[k] == RISE_SPACE_NOW)
        gn_set_class (card->space, "at-work", TRUE);
    }
}

/* ---- All cards ----------------------------------------------------------------------------------- */

static const char *
note_for (const RiseScene *scene)
{
  if (scene->over)
    return NULL;
  switch (scene->state->phase)
    {
    case 2:
      return scene->present ? _("free spaces are ringed") : NULL;
    case 3:
      return _("in reading order");
    case 4:
      return _("phase 3 is done");
    default:
      return NULL;
    }
}

void
rise_cards_update (RiseCards       *self,
                   const RiseScene *scene)
{
  gn_heading_set (self->heading, _("Action cards"), note_for (scene));
  for (int place = 0; place < RISE_CARDS_UP; place++)
    show_card (self, scene, place);
}

GtkWidget *
rise_cards_get_place (RiseCards *self,
                      int        place)
{
  return self->card[place].space;
}

static void
rise_cards_class_init (RiseCardsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/cards.ui");
  gn_bind_children (widget_class, RiseCards, heading, grid);
  gtk_widget_class_set_css_name (widget_class, "risecards");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_cards_init (RiseCards *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int place = 0; place < RISE_CARDS_UP; place++)
    {
      Card *card = &self->card[place];
      g_autofree char *name = g_strdup_printf ("card-%d", place + 1);

      card->space = gn_space_new (GN_SHAPE_BOX, -1, HEIGHT);
      card->column = gn_column (0, NULL);
      card->place = place;
      card->top = -1;
      GtkGesture *click = gtk_gesture_click_new ();
      gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
      g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), card);
      gtk_widget_add_controller (card->space, GTK_EVENT_CONTROLLER (click));
      gtk_widget_set_name (card->space, name);
      gn_tie (card->space, "card", place, -1);
      gtk_widget_set_overflow (card->space, GTK_OVERFLOW_HIDDEN);
      gn_add_classes (card->space, "rise-card");
      gn_panel_set_state_classes (card->space, GN_STATE_CLASSES_NOTHING);
      gn_space_add (GN_SPACE (card->space), card->column);
      gtk_grid_attach (GTK_GRID (self->grid), card->space, place % 4, place / 4, 1, 1);
    }
}
