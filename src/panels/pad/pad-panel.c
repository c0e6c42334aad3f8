/* pad-panel.c: the panel of the score pad: everything the frame asks for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-panel.h"

#include "pad-public.h"
#include "pad-table.h"
#include "panels/layout/scaled-box.h"
#include "panels/things/figure-cell.h"

struct _PadPanel {
  GnPanel   parent_instance;

  PadTable *table;
};

G_DEFINE_FINAL_TYPE (PadPanel, pad_panel, GN_TYPE_PANEL)

static void
pad_panel_update (GnPanel       *panel,
                  gconstpointer  state,
                  const GnStory *story,
                  int            acting)
{
  pad_table_update (PAD_PANEL (panel)->table, panel, gn_panel_get_match (panel), state, story != NULL);
}

static gboolean
pad_panel_key (GnPanel *panel,
               guint    keyval)
{
  return pad_table_key (PAD_PANEL (panel)->table, panel, keyval);
}

static GtkWidget *
pad_panel_likely (GnPanel *panel)
{
  GnFigureCell *begun = gn_figure_cell_begun (panel);

  /* whoever looked something up in between goes on typing there */
  return begun ? GTK_WIDGET (begun) : pad_table_likely (PAD_PANEL (panel)->table);
}

/* Whatever has its place on the sheet needs no button, nor does what this pad does not have. */
static guint64
pad_panel_placed (GnPanel       *panel,
                  gconstpointer  state)
{
  static const guint on_sheet[] = { PAD_VERB_SCORE, PAD_VERB_BID, PAD_VERB_MADE, PAD_VERB_TAKE, PAD_VERB_PLACE,
                                    PAD_VERB_WIN, PAD_VERB_CHANGE, PAD_VERB_REBID, PAD_VERB_REMADE };
  const Pad *pad = pad_of (gn_panel_get_match (panel));
  guint64 placed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (on_sheet); i++)
    placed |= (guint64) 1 << on_sheet[i];
  placed |= (guint64) 1 << PAD_VERB_WON | (guint64) 1 << PAD_VERB_LOST;
  if (pad->wins == PAD_TOGETHER)
    placed |= (guint64) 1 << PAD_VERB_FINISH;
  if (pad_n_rounds (pad) <= 1)
    placed |= (guint64) 1 << PAD_VERB_NEXT;
  if (pad->end != PAD_END_OPEN && !gn_panel_can (panel, "finish", NULL, NULL))
    placed |= (guint64) 1 << PAD_VERB_FINISH;
  return placed;
}

/* Players who win or lose together say so on the sheet. */
static gboolean
pad_panel_enters (GnPanel       *panel,
                  gconstpointer  state)
{
  return pad_of (gn_panel_get_match (panel))->wins == PAD_TOGETHER;
}

static void
pad_panel_standing (GnPanel       *panel,
                    gconstpointer  state,
                    int            seat,
                    int           *points,
                    int           *goal,
                    int           *left,
                    int           *all,
                    int           *extra)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const Pad *pad = pad_of (match);

  *points = pad_total (pad, state, pad_column (match, (guint) seat));
  if (pad->end == PAD_END_TARGET || pad->end == PAD_END_FIRST)
    *goal = MAX (pad->target, 0);
}

static GtkWidget *
pad_panel_make_public (GnPanel *panel)
{
  return pad_public_new (gn_panel_get_table (panel));
}

static void
pad_panel_class_init (PadPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  panel_class->update = pad_panel_update;
  panel_class->key = pad_panel_key;
  panel_class->likely = pad_panel_likely;
  panel_class->placed = pad_panel_placed;
  panel_class->most_actions = 2;
  panel_class->enters = pad_panel_enters;
  panel_class->standing = pad_panel_standing;
  panel_class->queue = pad_queue;
  panel_class->make_public = pad_panel_make_public;
  panel_class->shows_players = TRUE;
}

static void
pad_panel_init (PadPanel *self)
{
  GtkWidget *stage = gn_scaled_box_new ();

  self->table = g_object_new (PAD_TYPE_TABLE, NULL);
  gn_scaled_box_set_drawn (GN_SCALED_BOX (stage), 1020, 540, 1.6);
  gn_scaled_box_add (GN_SCALED_BOX (stage), GTK_WIDGET (self->table), "");
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (stage)), GTK_WIDGET (self));
}

const GnPanelEntry pad_panel = { "pad", pad_panel_get_type };
