/* rise-map-parts.c: the parts of an unfinished move, and what can follow besides tiles
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-map-private.h"

#define MOST_BUTTONS 8
#define IN_ROW       3

GtkWidget *
rise_map_parts_new (void)
{
  GtkWidget *parts = gn_column (4, "rise-legend parts");

  gtk_widget_set_visible (parts, FALSE);
  return parts;
}

static gboolean
names_a_tile (const GnMatch *match,
              const GnMove  *move)
{
  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->domain == RISE_DOMAIN_TILE && move->arg[arg->at] >= 0)
      return TRUE;
  return FALSE;
}

/* "−1" with the owner whose cube goes, "+2" with the owner whose cubes come; else the words. */
static GtkWidget *
new_face (RiseMap       *self,
          const GnMatch *match,
          const GnMove  *move)
{
  const gboolean strikes = move->verb == RISE_V_STRIKE;

  if (!strikes && move->verb != RISE_V_ADD)
    {
      g_autofree char *label = gn_move_label (match, move);
      g_autofree char *upper = gn_upper_first (label);

      return gn_label (upper, NULL);
    }

  const int n = move->arg[strikes ? RISE_A_STRIKE_N : RISE_A_ADD_N];
  const int owner = strikes ? move->arg[RISE_A_PLAYER] : move->seat;
  GtkWidget *face = gn_row (4, NULL);
  g_autofree char *figure = gn_number_text (strikes ? -n : n);
  g_autofree char *text = strikes || n == 0 ? g_strdup (figure) : g_strconcat ("+", figure, NULL);

  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (face), owner >= 0 && owner < RISE_SEATS ? gn_seat_token_new (self->paint[owner], 17)
                                                                   : gn_piece_new ("rise-gnome", 21));
  gtk_box_append (GTK_BOX (face), gn_label (text, "count"));
  return face;
}

static void
add_button (RiseMap       *self,
            const GnMatch *match,
            const GnMove  *move,
            GtkWidget     *row)
{
  const guint flags = match->game->verbs[move->verb].flags;
  g_autofree char *name = gn_move_label (match, move);
  g_autofree char *spec = gn_move_to_spec (match, move);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_face (self, match, move));
  gtk_widget_add_css_class (button, "rise-part");
  if (flags & GN_VERB_CLOSE)
    gtk_widget_add_css_class (button, "closes");
  gn_panel_set_state_classes (button, GN_STATE_CLASSES_NOTHING);
  gn_panel_bind_move (self->panel, button, spec);
  gn_say_name (button, name);
  gn_set_tooltip (button, name);
  gtk_box_append (GTK_BOX (row), button);
}

static char *
said_so_far (RiseMap *self)
{
  int carried = 0;
  char label[8];

  rise_map_label (self->cut_tile, label);
  for (int place = 0; place < RISE_TILES; place++)
    carried += self->cut_n[place];

  g_autofree char *n = gn_number_text (carried);
  if (self->cut_leaves)
    /* Translators: beside the map, while a caravan is being entered; {tile} is "Y4" */
    return gn_fill (ngettext ("From {tile}: {n} cube", "From {tile}: {n} cubes", carried), "tile", label, "n", n, NULL);
  if (carried)
    /* Translators: beside the map, while cubes are being collected from other tiles for {tile} ("Y4") */
    return gn_fill (ngettext ("For {tile}: {n} cube", "For {tile}: {n} cubes", carried), "tile", label, "n", n, NULL);
  /* Translators: beside the map, while something is being done on {tile} ("Y4") */
  return gn_fill (_("On {tile}"), "tile", label, NULL);
}

void
rise_map_parts_update (RiseMap         *self,
                       const GnMatch   *match,
                       const RiseState *state)
{
  gn_box_clear (self->parts);
  const gboolean shown = self->panel && self->cut_owner >= 0 && self->cut_tile >= 0, broad = self->columns > 6;

  gtk_widget_set_visible (self->parts, shown);
  gtk_widget_set_opacity (self->down, shown && broad ? 0 : 1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->parts),
                                  broad ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gn_set_class (self->parts, "broad", broad);
  if (!shown)
    return;

  g_autofree char *said = said_so_far (self);
  GtkWidget *label = gn_label (said, "strong");
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->parts), label);

  GtkWidget *rows = gn_column (4, NULL);
  gtk_widget_set_valign (rows, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->parts), rows);

  /* only parts without a tile are offered here: tiles are clicked */
  const GnMoveList *legal = gn_panel_get_legal (self->panel);
  for (int closes = 0; closes < 2; closes++)
    {
      GtkWidget *row = NULL;
      guint n = 0;

      for (guint i = 0; i < legal->n && n < MOST_BUTTONS; i++)
        {
          const GnMove *move = &legal->move[i];
          const guint flags = match->game->verbs[move->verb].flags;

          if (move->seat != self->cut_owner || !(flags & (closes ? GN_VERB_CLOSE : GN_VERB_PART))
              || names_a_tile (match, move))
            continue;
          if (n++ % (broad ? MOST_BUTTONS : IN_ROW) == 0)
            {
              row = gn_row (4, NULL);
              gtk_box_append (GTK_BOX (rows), row);
            }
          add_button (self, match, move, row);
        }
    }
}
