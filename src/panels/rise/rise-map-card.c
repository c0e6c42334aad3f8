/* rise-map-card.c: the cards beside the map: face-down tiles, and the tile looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-map-private.h"

/* ---- Face down ------------------------------------------------------------ */

GtkWidget *
rise_map_down_new (void)
{
  GtkWidget *down = gn_column (1, "rise-legend");

  gtk_widget_set_can_target (down, FALSE);
  return down;
}

void
rise_map_down_update (GtkWidget       *down,
                      const GnMatch   *match,
                      const RiseState *state)
{
  struct {
    int all;
    int n[RISE_N_TYPES];
  } figures;
  GtkWidget *row = NULL;
  int shown = 0;

  memset (&figures, 0, sizeof figures);
  figures.all = rise_view_down (match, state, figures.n);
  if (gn_unchanged (down, &figures, sizeof figures))
    return;

  gn_box_clear (down);
  gtk_widget_set_visible (down, figures.all > 0);
  if (figures.all == 0)
    return;

  g_autofree char *n = gn_number_text (figures.all);
  /* Translators: how many tiles of the map are face down; their types follow */
  g_autofree char *title = gn_fill (ngettext ("{n} face down", "{n} face down", figures.all), "n", n, NULL);
  GtkWidget *label = gn_label (title, "strong");
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (down), label);

  for (int type = 0; type < RISE_N_TYPES; type++)
    if (figures.n[type] > 0)
      {
        if (shown++ % 3 == 0)
          {
            row = gn_row (7, NULL);
            gtk_box_append (GTK_BOX (down), row);
          }
        gtk_box_append (GTK_BOX (row), gn_count (rise_type_piece (type), 17, figures.n[type], FALSE, "rise-down"));
      }
}

/* ---- The tile looked at ------------------------------------------------------ */

GtkWidget *
rise_map_card_new (void)
{
  GtkWidget *card = gn_column (2, "rise-legend looked");

  gtk_widget_set_can_target (card, FALSE);
  return card;
}

static void
add_words (RiseMap    *self,
           const char *text,
           const char *classes)
{
  GtkWidget *label = gn_paragraph (text, classes);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 25);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->card), label);
}

static void
show_dragon (RiseMap *self)
{
  g_autofree char *list = rise_map_list (self->reach.moves);

  if (self->reach.at < 0)
    {
      /* Translators: beside the map, while the lair has not been found */
      add_words (self, _("The dragon is not on the map yet"), "quiet");
      return;
    }
  /* Translators: beside the map: tiles that the dragon may go to in one step follow */
  const char *title = _("Dragon’s reach");

  if (!self->small)
    {
      add_words (self, title, "strong");
      add_words (self, list, "quiet");
      return;
    }
  /* the words would lie on the tiles */
  GtkWidget *row = gn_row (4, NULL), *dragon = gn_piece_new ("rise-dragon", 20), *label = gn_paragraph (list, "quiet");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gn_say_name (dragon, title);
  gn_append (row, dragon, label, NULL);
  gtk_box_append (GTK_BOX (self->card), row);
}

void
rise_map_card_fold (RiseMap *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)) || gn_hover_get (self->hover) >= 0 || self->party >= 0
      || !self->known)
    return;
  gn_box_clear (self->card);
  show_dragon (self);
}

static GtkWidget *
new_owner (RiseMap *self,
           int      owner,
           int      strength)
{
  GtkWidget *row = gn_row (3, NULL);

  gn_append (row, owner == RISE_GNOMES ? gn_piece_new ("rise-gnome", 20) : gn_seat_token_new (self->paint[owner], 17),
             gn_label_number (strength, "count"), NULL);
  return row;
}

static void
show_owners (RiseMap            *self,
             const RiseTileView *view)
{
  GtkWidget *row = gn_row (9, NULL);
  gboolean any = FALSE;

  /* the strongest first */
  for (int strength = 80; strength > 0; strength--)
    for (int owner = 0; owner < RISE_OWNERS; owner++)
      if (view->strength[owner] == strength)
        {
          gtk_box_append (GTK_BOX (row), new_owner (self, owner, strength));
          any = TRUE;
        }
  if (any)
    gtk_box_append (GTK_BOX (self->card), row);
  else
    g_object_unref (g_object_ref_sink (row));

  if (view->tie)
    add_words (self, _("A tie: nobody controls it"), NULL);
  else if (view->control >= 0)
    {
      /* Translators: beside the map, of a tile: "Anna controls", or "Gnomes control" */
      g_autofree char *text = view->control == RISE_GNOMES ? g_strdup (_("Gnomes control"))
                                                           : gn_fill (_("{who} controls"), "who",
                                                                      rise_map_owner_name (self, view->control), NULL);

      add_words (self, text, NULL);
    }
  else if (!any)
    add_words (self, _("Nobody is here"), "quiet");
}

static void
show_tile (RiseMap       *self,
           const GnMatch *match,
           int            place)
{
  const RiseTileView *view = &self->view[place];
  GtkWidget *head = gn_row (6, NULL);
  g_autofree char *title = NULL;
  char label[8];

  rise_map_label (place, label);
  if (view->face == RISE_UP && view->type >= 0)
    /* Translators: beside the map: a tile and its type: "G4 Plains" */
    title = place == RISE_DK
              ? g_strdup (_ (rise_type_values[view->type].name))
              : gn_fill (_("{tile} {type}"), "tile", label, "type", _ (rise_type_values[view->type].name), NULL);
  else
    /* Translators: beside the map: a tile that is face down: "R5 face down" */
    title = gn_fill (_("{tile} face down"), "tile", label, NULL);
  gtk_box_append (GTK_BOX (head), gn_label (title, "strong"));
  if (rise_icon_piece (view->icon))
    gtk_box_append (GTK_BOX (head), gn_piece_new (rise_icon_piece (view->icon), 17));
  else if (view->face == RISE_UP && view->icon == RISE_ICON_OPEN)
    /* Translators: beside the map: what is printed in the corner of this tile has not been entered yet */
    gtk_box_append (GTK_BOX (head), gn_label (_("icon not entered yet"), "quiet"));
  gtk_box_append (GTK_BOX (self->card), head);

  if (view->face != RISE_UP || view->type < 0)
    return;
  show_owners (self, view);
  if (view->dragon)
    add_words (self, _("Blocked by the dragon"), "bad");
  if (view->by_boat)
    {
      g_autofree char *list = rise_map_list (view->by_boat);
      /* Translators: beside the map: tiles that can be reached by boat from the tile looked at */
      g_autofree char *text = gn_fill (_("By boat: {tiles}"), "tiles", list, NULL);

      add_words (self, text, "quiet");
    }
}

/* Shows where an owner is and could get, while the pointer is on that owner's board. */
static void
show_party (RiseMap *self)
{
  const char *who = rise_map_owner_name (self, self->party);
  GtkWidget *head = gn_row (6, NULL);
  guint64 there = 0, near = 0;

  for (int place = 0; place < RISE_TILES; place++)
    if (self->tile[place] && self->near[place].near == RISE_NEAR_OCCUPIED)
      there |= GN_PLACE (place);
    else if (self->tile[place] && self->near[place].near != RISE_NEAR_NOT)
      near |= GN_PLACE (place);

  gtk_box_append (GTK_BOX (head), self->party == RISE_GNOMES ? gn_piece_new ("rise-gnome", 20)
                                                             : gn_seat_token_new (self->paint[self->party], 17));
  gtk_box_append (GTK_BOX (head), gn_label (who, "strong"));
  gtk_box_append (GTK_BOX (self->card), head);
  if (!there)
    {
      add_words (self, _("Not on the map"), "quiet");
      return;
    }

  g_autofree char *tiles = rise_map_list (there);
  /* Translators: beside the map, below a player's name: the tiles that the player occupies */
  g_autofree char *is_there = gn_fill (_("On {tiles}"), "tiles", tiles, NULL);
  g_autofree char *others = rise_map_list (near);
  /* Translators: beside the map, below a player's name: the tiles that are adjacent to those that the player
   * occupies */
  g_autofree char *reaches = gn_fill (_("Reaches {tiles}"), "tiles", others, NULL);

  add_words (self, is_there, NULL);
  if (near)
    add_words (self, reaches, "quiet");
}

void
rise_map_card_update (RiseMap       *self,
                      const GnMatch *match)
{
  const int at = gn_hover_get (self->hover);
  /* with nothing looked at, the card stays the same for most of a match */
  const guint64 dragon[] = { at < 0 && self->party < 0, self->reach.at, self->reach.moves };

  if (gn_unchanged (self->card, dragon, sizeof dragon) && dragon[0])
    return;
  gn_box_clear (self->card);
  gn_set_class (self->card, "tile", at >= 0 || self->party >= 0);
  if (self->party >= 0)
    {
      show_party (self);
      return;
    }
  if (at < 0)
    {
      show_dragon (self);
      return;
    }
  show_tile (self, match, at);
  if (rise_map_turns_up (self, at))
    {
      g_autofree char *tiles = rise_map_list (rise_map_turns_up (self, at));
      /* Translators: beside the map: face-down tiles that would be turned up if cubes came here */
      g_autofree char *text = gn_fill (_("Turns up {tiles}"), "tiles", tiles, NULL);

      add_words (self, text, "strong");
    }
  if (self->why[at])
    add_words (self, self->why[at], "bad");
  else if (self->has_step && self->step.verdict[at] == RISE_REJECTED && self->step.why[at].text)
    {
      g_autofree char *why = gn_say_text (match, &self->step.why[at], FALSE);

      add_words (self, why, "bad");
    }
}
