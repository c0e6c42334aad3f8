/* players-box.c: the players beside the table, or in a strip above it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "players-box.h"

#include <math.h>

#include "panels/layout/shrink.h"

#define MOST_HEIGHT 250   /* of a card: few players leave the rest of the column empty */
#define LEAST_BESIDE 0.8  /* how much smaller the parts may be drawn in the column, and in the strip */
#define LEAST_STRIP  0.5
#define CARD_KEY "gn-players-card"

struct _GnPlayersBox {
  GnContainer parent_instance;

  gboolean strip;
  int      spacing;
};

G_DEFINE_FINAL_TYPE (GnPlayersBox, gn_players_box, GN_TYPE_CONTAINER)

static gboolean
is_card (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), CARD_KEY) != NULL;
}

/* The children that are shown. @cards: how many of them are cards */
static guint
count (GtkWidget *widget,
       guint     *cards)
{
  guint n = 0;

  *cards = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        n++;
        *cards += is_card (child);
      }
  return n;
}

static GtkSizeRequestMode
gn_players_box_get_request_mode (GtkWidget *widget)
{
  return GN_PLAYERS_BOX (widget)->strip ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_players_box_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GnPlayersBox *self = GN_PLAYERS_BOX (widget);
  const gboolean along = self->strip == (orientation == GTK_ORIENTATION_HORIZONTAL);
  int most = 0, most_natural = 0, least_others = 0, others = 0;
  guint cards, n = count (widget, &cards);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wish;

      if (!gtk_widget_get_visible (child))
        continue;
      gn_measure (child, orientation, self->strip ? -1 : for_size, &least, &wish);
      if (along && !is_card (child))
        {
          least_others += least;
          others += wish;
          continue;
        }
      most = MAX (most, least);
      most_natural = MAX (most_natural, wish);
    }
  *minimum = most;
  *natural = most_natural;
  if (along && n > 0)
    {
      const int gaps = (int) (n - 1) * self->spacing;

      *minimum = (int) cards * most + least_others + gaps;
      *natural = MAX ((int) cards * (self->strip ? most_natural : MOST_HEIGHT) + others + gaps, *minimum);
    }
}

/* Of the game's part, along the box; @alike: if all parts shared it equally; @share: of what it could do without, the
 * part that it has to leave to the cards. */
static int
size_of_part (GnPlayersBox *self,
              GtkWidget    *child,
              int           width,
              int           alike,
              double        share)
{
  int least, wish;

  if (self->strip)
    {
      gn_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
      return MAX (alike, least);
    }
  gn_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &wish);
  return MAX (wish - (int) ceil ((wish - least) * share), least);
}

/* How much of what the game's parts could do without the cards in a column of @height need. */
static double
share_of_cards (GnPlayersBox *self,
                int           width,
                int           height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int lacking = -height, spare = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wish;

      if (!gtk_widget_get_visible (child))
        continue;
      gn_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &wish);
      lacking += is_card (child) ? least : wish;
      spare += is_card (child) ? 0 : wish - least;
    }
  return spare > 0 ? CLAMP (lacking / (double) spare, 0, 1) : 0;
}

static void
gn_players_box_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GnPlayersBox *self = GN_PLAYERS_BOX (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint cards, n = count (widget, &cards);
  int room = (self->strip ? width : height) - (int) (MAX (n, 1) - 1) * self->spacing, at = 0;
  double each;

  /* in a strip the game's part is as wide as a card, or as it must be */
  const int alike = room / (int) MAX (n, 1);
  const double share = self->strip ? 0 : share_of_cards (self, width, room);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !is_card (child))
      room -= size_of_part (self, child, width, alike, share);
  each = room / (double) MAX (cards, 1);
  if (!self->strip)
    each = MIN (each, MOST_HEIGHT);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, size;

      if (!gtk_widget_get_visible (child))
        continue;
      gn_measure (child, self->strip ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, self->strip ? -1 : width,
                  &least, NULL);
      size = is_card (child) ? MAX ((int) each, least) : size_of_part (self, child, width, alike, share);

      if (self->strip)
        gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - at - size : at, 0, size, height }, -1);
      else
        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, at, width, size }, -1);
      at += size + self->spacing;
    }
}

static void
gn_players_box_class_init (GnPlayersBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = gn_players_box_get_request_mode;
  widget_class->measure = gn_players_box_measure;
  widget_class->size_allocate = gn_players_box_size_allocate;
}

static void
gn_players_box_init (GnPlayersBox *self)
{
}

void
gn_players_box_add (GnPlayersBox *self,
                    GtkWidget    *child,
                    gboolean      card)
{
  GtkWidget *shrink = gn_shrink_new (child);

  if (card)
    g_object_set_data (G_OBJECT (shrink), CARD_KEY, shrink);
  gtk_widget_set_parent (shrink, GTK_WIDGET (self));
}

void
gn_players_box_set_strip (GnPlayersBox *self,
                          gboolean      strip,
                          int           spacing)
{
  self->strip = strip;
  self->spacing = spacing;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child))
    gn_shrink_set_least (GN_SHRINK (child), strip ? LEAST_STRIP : LEAST_BESIDE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
