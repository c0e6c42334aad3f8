/* wiz-barter.c: a trade: the player's pieces and those of the others, chosen with clicks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-barter.h"

#include <glib/gi18n.h>

#include "panels/layout/shrink.h"
#include "panels/layout/fan.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/space.h"
#include "core/words/text.h"

struct _WizBarter {
  GnContainer   parent_instance;

  GtkWidget *lines;
  GtkWidget *fan[WIZ_SEATS];
  WizLook    look;
  guint      k;               /* number of pieces on either side */
  int        partner;         /* or -1 */
  guint      n_give, n_get;
  gint16     give[WIZ_TRADE], get[WIZ_TRADE];
};

G_DEFINE_FINAL_TYPE (WizBarter, wiz_barter, GN_TYPE_CONTAINER)

static void
add_list (GString       *spec,
          const WizLook *look,
          const char    *name,
          const gint16  *piece,
          guint          n)
{
  g_string_append_printf (spec, " %s=", name);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (spec, "%s%s", i ? "," : "",
                            gn_thing_id (look->match, GN_THING (WIZ_DOMAIN_PIECE, piece[i])));
}

static void
mark (WizBarter *self)
{
  for (int seat = 0; seat < self->look.match->n_seats; seat++)
    for (GtkWidget *space = gtk_widget_get_first_child (self->fan[seat]); space;
         space = gtk_widget_get_next_sibling (space))
      {
        const gboolean on = g_object_get_data (G_OBJECT (space), "chosen") != NULL;

        gn_set_class (space, "chosen", on);
        gtk_accessible_update_state (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_STATE_PRESSED,
                                     on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
      }
}

static void
forget (WizBarter *self,
        int        seat)
{
  for (GtkWidget *space = gtk_widget_get_first_child (self->fan[seat]); space;
       space = gtk_widget_get_next_sibling (space))
    g_object_set_data (G_OBJECT (space), "chosen", NULL);
}

static void
take_off (gint16 *list,
          guint  *n,
          int     piece)
{
  for (guint i = 0; i < *n; i++)
    if (list[i] == piece)
      {
        memmove (&list[i], &list[i + 1], (*n - i - 1) * sizeof *list);
        (*n)--;
        return;
      }
}

static void
on_piece (GtkWidget *space,
          WizBarter *self)
{
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "seat"));
  const int piece = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "piece"));
  const gboolean own = seat == self->look.acting;
  gint16 *list = own ? self->give : self->get;
  guint *n = own ? &self->n_give : &self->n_get;

  if (g_object_get_data (G_OBJECT (space), "chosen"))
    {
      g_object_set_data (G_OBJECT (space), "chosen", NULL);
      take_off (list, n, piece);
      mark (self);
      return;
    }
  /* The pieces are from one partner, and as many as the character says. A click on another player changes the
   * partner. */
  if (!own && self->partner != seat && self->partner >= 0)
    {
      forget (self, self->partner);
      *n = 0;
    }
  if (*n >= self->k)
    {
      forget (self, seat);
      *n = 0;
    }
  if (!own)
    self->partner = seat;
  list[(*n)++] = piece;
  g_object_set_data (G_OBJECT (space), "chosen", GINT_TO_POINTER (TRUE));
  mark (self);

  if (self->n_give == self->k && self->n_get == self->k)
    {
      GString *spec = g_string_new ("trade");

      add_list (spec, &self->look, "give", self->give, self->n_give);
      g_string_append_printf (spec, " player=%d", self->partner);
      add_list (spec, &self->look, "get", self->get, self->n_get);
      gtk_widget_grab_focus (space);
      wiz_say (space, "%s", spec->str);
      g_string_free (spec, TRUE);
    }
}

static GtkWidget *
new_line (WizBarter *self,
          int        seat)
{
  const WizLook *look = &self->look;
  GtkWidget *line = gn_row (8, "wiz-barter");
  GtkWidget *name = gn_label (wiz_look_name (look, seat), "strong");
  guint any = 0;

  gtk_box_append (GTK_BOX (line), gn_seat_token_new (wiz_look_paint (look, seat), 24));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  name = gn_shrink_words (name);
  gtk_widget_set_size_request (name, 66, -1);
  gtk_box_append (GTK_BOX (line), name);
  self->fan[seat] = gn_fan_new (4);
  gtk_widget_set_hexpand (self->fan[seat], TRUE);
  gtk_box_append (GTK_BOX (line), self->fan[seat]);

  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      WizSet set;

      wiz_view_set (look->match, look->state, seat, element, &set);
      for (guint i = 0; i < set.n_pieces; i++)
        {
          /* A card of two elements appears once, under its first. */
          int symbols;
          gboolean token;
          if (wiz_piece_element (look->match, set.pieces[i].piece, &symbols, &token) != (int) element)
            continue;
          for (guint k = 0; k < set.pieces[i].n; k++, any++)
            {
              GtkWidget *space = gn_space_new (token ? GN_SHAPE_DISC : GN_SHAPE_BOX, -1, -1);
              g_autofree char *piece_name = wiz_title (look->match, WIZ_DOMAIN_PIECE, set.pieces[i].piece);
              /* Translators: a card or token in front of a player */
              g_autofree char *said = gn_fill (_("{who}’s {piece}"), "piece", piece_name, "who",
                                               wiz_look_name (look, seat), NULL);

              gn_add_classes (space, token ? "wiz-piece token" : "wiz-piece");
              gn_space_add (GN_SPACE (space), wiz_card_picture (look->match, set.pieces[i].piece, 28));
              gn_say_name (space, said);
              gn_set_tooltip (space, said);
              g_object_set_data (G_OBJECT (space), "seat", GINT_TO_POINTER (seat));
              g_object_set_data (G_OBJECT (space), "piece", GINT_TO_POINTER (set.pieces[i].piece));
              g_signal_connect (space, "clicked", G_CALLBACK (on_piece), self);
              gn_fan_add (GN_FAN (self->fan[seat]), space);
            }
        }
    }
  if (!any)
    /* Translators: a player has neither cards nor tokens face up */
    gn_fan_add (GN_FAN (self->fan[seat]), gn_label (_("nothing face up"), "small-note"));
  return line;
}

void
wiz_barter_update (WizBarter     *self,
                   const WizLook *look)
{
  WizTile tile;

  self->look = *look;
  self->k = 1;
  self->partner = -1;
  self->n_give = self->n_get = 0;
  for (guint number = 1; number <= WIZ_TILES && look->acting >= 0; number++)
    {
      wiz_view_tile (look->match, look->state, number, &tile);
      for (guint i = 0; tile.by == look->acting && i < tile.n_actions; i++)
        if (tile.action[i].effect == WIZ_EFFECT_TRADE && tile.action[i].state == WIZ_ACTION_NOW)
          self->k = CLAMP (tile.action[i].k, 1, WIZ_TRADE);
    }

  gn_box_clear (self->lines);
  for (int i = 0; i < look->match->n_seats && look->acting >= 0; i++)
    {
      /* the acting player first */
      const int seat = (look->acting + i) % look->match->n_seats;

      gtk_box_append (GTK_BOX (self->lines), new_line (self, seat));
    }
}

GtkWidget *
wiz_pieces_row (const WizLook *look,
                const gint16  *piece,
                guint          n,
                int            size)
{
  GtkWidget *row = gn_row (4, NULL);

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (row), wiz_card_picture (look->match, piece[i], size));
  return row;
}

static void
wiz_barter_class_init (WizBarterClass *class)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "barter");
}

static void
wiz_barter_init (WizBarter *self)
{
  self->lines = gn_column (4, NULL);
  gtk_box_set_homogeneous (GTK_BOX (self->lines), TRUE);
  gtk_widget_set_parent (self->lines, GTK_WIDGET (self));
}
