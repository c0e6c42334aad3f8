/* inv-ending.c: the result, in the middle of the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-ending.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/game/scoresheet.h"
#include "core/words/text.h"

const char *
inv_ending_picture (const InvScene *scene)
{
  return scene->result.cause == INV_END_LETTERS ? "gnome" : "emblem-invasion";
}

const char *
inv_ending_title (const InvScene *scene)
{
  switch (scene->result.cause)
    {
    case INV_END_WON:
      return _("All win together");
    case INV_END_LETTERS:
      return _("All lose together");
    case INV_END_CONCEDED:
    case INV_END_ABANDONED:
    case INV_END_NONE:
    default:
      return NULL;
    }
}

char *
inv_ending_words (const InvScene *scene)
{
  const InvResultView *result = &scene->result;
  g_autofree char *turn = gn_number_text (result->turn);
  g_autofree char *rooms = gn_number_text (result->rooms_short);
  g_autofree char *letters = gn_number_text (result->letters_left);
  g_autofree char *close = NULL;

  switch (result->cause)
    {
    case INV_END_WON:
      close = gn_fill (
        ngettext ("{n} letter was still in the deck.", "{n} letters were still in the deck.", result->letters_left),
        "n", letters, NULL);
      return gn_fill (_("The house is full: won in turn {n}. {close}"), "n", turn, "close", close, NULL);
    case INV_END_LETTERS:
      close = gn_fill (ngettext ("{n} room was missing.", "{n} rooms were missing.", result->rooms_short), "n", rooms,
                       NULL);
      return gn_fill (_("GNOMES is spelled: lost in turn {n}. {close}"), "n", turn, "close", close, NULL);
    case INV_END_CONCEDED:
      return gn_fill (_("Given up in turn {n}."), "n", turn, NULL);
    case INV_END_ABANDONED:
      return gn_fill (_("Stopped in turn {n}, unfinished."), "n", turn, NULL);
    case INV_END_NONE:
    default:
      return g_strdup ("");
    }
}

static GtkWidget *
new_figure (const InvScene      *scene,
            const GnSheetFigure *figure)
{
  GtkWidget *row = gn_row (10, "idle-row ending-row");
  g_autofree char *name = gn_say_text (scene->match, &figure->label, FALSE);
  g_autofree char *value = gn_number_text ((int) figure->value);
  g_autofree char *all = gn_number_text ((int) figure->of);
  g_autofree char *text = figure->of ? gn_fill (_("{n} of {all}"), "n", value, "all", all, NULL) : g_strdup (value);
  GtkWidget *label = gn_label (name, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gn_append (row, gn_piece_new (figure->icon, 24), label, gn_label (text, "ending-figure numeric"), NULL);
  return row;
}

void
inv_ending_update (InvEnding      *self,
                   const InvScene *scene)
{
  const gboolean over = scene->turn.step == INV_STEP_OVER;
  const char *title = over ? inv_ending_title (scene) : NULL;

  gtk_widget_set_visible (self->box, over);
  gn_box_clear (self->figures);
  if (!over)
    return;

  g_autofree char *words = inv_ending_words (scene);
  gtk_label_set_label (GTK_LABEL (self->title), title ? title : "");
  gtk_widget_set_visible (self->title, title != NULL);
  gtk_label_set_label (GTK_LABEL (self->words), words);
  if (!scene->panel)
    return;

  g_autoptr (GnScoresheet) sheet = gn_match_table_score (gn_panel_get_table (scene->panel), GN_PUBLIC);
  for (guint i = 0; i < sheet->n_figures; i++)
    if (sheet->figure[i].icon)
      gtk_box_append (GTK_BOX (self->figures), new_figure (scene, &sheet->figure[i]));
}
