/* gw-layers.c: the number of tiles left to flip in each layer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-layers.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/layout/shrink.h"
#include "panels/things/meter.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"

#define LAYERS 8

typedef struct {
  int n;                /* number of layers with tiles that flip */
  int all[LAYERS];
  int left[LAYERS];
  int due;              /* the layer that flips next; -1: none */
  int from;             /* the round in which flipping begins; 0: it has begun */
  int next;             /* paint of the seat that flips next, for the words */
  int over;
} Figures;

static void
count (Figures       *figures,
       const GwScene *scene)
{
  const GwBoard *board = gw_board (scene->match);
  const guint64 flips = gw_flippable (scene->match, scene->state);

  memset (figures, 0, sizeof *figures);
  for (guint i = 0; i < board->grid.n; i++)
    {
      const int layer = board->label[i] - 1;

      if (board->mines >> i & 1 || board->dead >> i & 1 || layer < 0 || layer >= LAYERS)
        continue;
      figures->all[layer]++;
      figures->left[layer] += flips >> i & 1;
      figures->n = MAX (figures->n, layer + 1);
    }
  figures->due = -1;
  for (int i = figures->n; i-- > 0;)
    if (figures->left[i])
      figures->due = i;
  figures->from = scene->state->round < gw_flip_start (scene->match) ? (int) gw_flip_start (scene->match) : 0;
  figures->over = scene->over;
}

static const char *
layer_word (int i,
            int n)
{
  /* Translators: layers of the board from the outside in; in a narrow column */
  static const char *const words[] = { N_("outer"), N_("second"), N_("third"), N_("fourth"), N_("fifth") };

  /* Translators: the innermost layer of the board */
  return i > 0 && i == n - 1 ? _("inner") : _(words[MIN (i, (int) G_N_ELEMENTS (words) - 1)]);
}

/* In a row on the big screen. Beside the board, where height is short, the layers are side by side: the meter is below
 * the words. */
static GtkWidget *
new_row (const Figures *figures,
         int            i,
         gboolean       beside)
{
  GtkWidget *row = beside ? gn_column (3, "gw-layer") : gn_row (6, "gw-layer");
  GtkWidget *word = gn_label (layer_word (i, figures->n), "gw-layer-word"),
            *meter = beside ? gn_meter_new (MAX (2, 56 / MAX (figures->all[i], 7) - 1), 7, 1) : gn_meter_new (7, 14, 2);
  GtkWidget *n = gn_label_number (figures->left[i], "numeric gw-layer-figure");
  g_autofree char *left = gn_number_text (figures->left[i]);
  g_autofree char *all = gn_number_text (figures->all[i]);
  /* Translators: a layer of the board, for a screen reader and as a tooltip */
  g_autofree char *tip = gn_fill (_("{layer}: {left} of {all} tiles are left"), "layer", layer_word (i, figures->n),
                                  "left", left, "all", all, NULL);

  gtk_label_set_xalign (GTK_LABEL (word), 0);
  gtk_label_set_xalign (GTK_LABEL (n), 1);
  gn_meter_set (GN_METER (meter), (guint) figures->all[i], (guint) figures->left[i], 0);
  gn_meter_set_colours (GN_METER (meter), i == figures->due ? "gw_flip" : "gw_layer", "line_color");
  gtk_widget_set_hexpand (meter, TRUE);
  gtk_widget_set_valign (meter, GTK_ALIGN_CENTER);
  if (beside)
    {
      GtkWidget *words = gn_row (5, NULL);

      gtk_label_set_ellipsize (GTK_LABEL (word), PANGO_ELLIPSIZE_END);
      gn_append (words, gn_shrink_words (word), n, NULL);
      gn_append (row, words, meter, NULL);
    }
  else
    gn_append (row, word, meter, n, NULL);
  gn_set_class (row, "due", i == figures->due);
  gn_set_class (row, "gone", figures->left[i] == 0);
  gn_set_tooltip (row, tip);
  return row;
}

void
gw_layers_update (GtkWidget     *layers,
                  const GwScene *scene)
{
  GtkWidget *shrink = gtk_widget_get_first_child (layers), *card = gtk_widget_get_next_sibling (shrink);
  GtkWidget *heading = gtk_widget_get_first_child (shrink);
  const gboolean beside = gtk_orientable_get_orientation (GTK_ORIENTABLE (card)) == GTK_ORIENTATION_HORIZONTAL;
  Figures figures;

  count (&figures, scene);
  if (gn_unchanged (layers, &figures, sizeof figures))
    return;

  g_autofree char *round = gn_number_text (figures.from);
  /* Translators: beside "Tiles left to flip", before the flips have begun */
  g_autofree char *from = gn_fill (_("from round {n} on"), "n", round, NULL);

  /* Translators: beside "Tiles left to flip", once flipping has begun: each player flips two in each turn */
  gn_heading_set (heading, _("Tiles left to flip"), figures.from ? from : _("two a turn"));
  gn_box_clear (card);
  for (int i = 0; i < figures.n; i++)
    gtk_box_append (GTK_BOX (card), new_row (&figures, i, beside));
}
