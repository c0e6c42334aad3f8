/* rise-form.c: the form for choosing cards by what is printed on them: judges to keep, a Gnome card from the hand, an
 * upgrade
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-form.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"
#include "panels/layout/roving.h"
#include "core/words/text.h"
#include "rise-gnome-card.h"
#include "rise-words.h"

#define MOST 9    /* as many as there are digits */
#define CARD 310  /* width in pixels of a Gnome card with its frame and key */

static void
on_choice (GtkWidget *button)
{
  gtk_widget_activate_action (button, "table.move", "s", g_object_get_data (G_OBJECT (button), "spec"));
}

static GtkWidget *
words_row (const char *piece,
           const char *name,
           const char *words,
           RiseMark    mark)
{
  GtkWidget *row = gn_row (8, NULL), *column = gn_column (0, NULL), *head = gn_row (6, NULL);
  GtkWidget *title = gn_label (name, "strong"), *text = gn_paragraph (words, "note");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 48);
  gtk_box_append (GTK_BOX (row), gn_piece_new (piece, 26));
  gtk_box_append (GTK_BOX (head), title);
  if (rise_mark_text (mark))
    gtk_box_append (GTK_BOX (head), rise_mark_new (rise_mark_text (mark)));
  gn_append (column, head, text, NULL);
  gtk_box_append (GTK_BOX (row), column);
  return row;
}

static GtkWidget *
judge_row (const GnMatch *match,
           int            judge)
{
  g_autofree char *name = rise_name (match, RISE_DOMAIN_JUDGE, judge);
  g_autofree char *words = rise_judge_text (match, judge);

  return words_row ("rise-judge", name, words, rise_view_mark (match, RISE_FAMILY_JUDGES, judge));
}

static GtkWidget *
upgrade_of (const GnMatch *match,
            int            upgrade)
{
  g_autofree char *name = rise_name (match, RISE_DOMAIN_UPGRADE, upgrade);
  g_autofree char *words = rise_upgrade_text (match, upgrade);

  return words_row ("rise-upgrade", name, words, rise_view_mark (match, RISE_FAMILY_UPGRADES, upgrade));
}

/* A pair of judges to keep. */
static GtkWidget *
judges_of (const GnMatch *match,
           const GnMove  *move)
{
  GtkWidget *column = gn_column (6, NULL);

  gn_append (column, judge_row (match, move->arg[RISE_A_JUDGE]), judge_row (match, move->arg[RISE_A_JUDGE_2]), NULL);
  return column;
}

static GtkWidget *
card_of (const GnMatch *match,
         const GnMove  *move)
{
  GtkWidget *card = rise_gnome_card_new ();
  RiseGnomeCardView view;

  rise_view_gnome (match, move->arg[RISE_A_CARD], &view);
  rise_gnome_card_show (RISE_GNOME_CARD (card), match, &view, -1);
  gtk_widget_set_size_request (card, 232, -1);
  return card;
}

static GtkWidget *
add_choice (GtkWidget     *box,
            const GnMatch *match,
            const GnMove  *move,
            GtkWidget     *inside,
            guint          nth)
{
  GtkWidget *button = gtk_button_new (), *row = gn_row (10, NULL), *key;
  g_autofree char *digit = gn_number_text (nth + 1);
  g_autofree char *words = gn_move_text (match, move);

  key = gn_label (digit, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (inside, TRUE);
  gn_append (row, inside, key, NULL);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gn_add_classes (button, "card choice rise-choice");
  gn_say_name (button, words);
  g_object_set_data_full (G_OBJECT (button), "spec", gn_move_to_spec (match, move), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_choice), NULL);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static gboolean
is_known (const GnMove *move)
{
  if (move->verb == RISE_V_KEEP_JUDGES || move->verb == RISE_V_SHOW_JUDGES)
    return move->arg[RISE_A_JUDGE] >= 0 && move->arg[RISE_A_JUDGE_2] >= 0;
  return move->arg[RISE_A_CARD] >= 0;
}

/* An upgrade is chosen by its effect. While the effect of a free slot is unknown, the common form asks for that
 * first. */
static GtkWidget *
upgrade_form_new (GnPanel      *panel,
                  const GnMove *partial,
                  const GnWays *ways)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const RiseState *state = gn_match_table_state (gn_panel_get_table (panel), gn_panel_get_viewer (panel));
  GtkWidget *box;
  RiseSeatView view;

  if (partial->seat < 0 || partial->arg[RISE_A_SLOT] != GN_OPEN)
    return NULL;
  rise_view_seat (match, state, partial->seat, &view);
  if (ways->fit.n == 0 || ways->fit.n > MOST || ways->fit.n != (guint) (view.n_slots - __builtin_popcount (view.slots)))
    return NULL;
  for (guint i = 0; i < ways->fit.n; i++)
    if (view.slot[ways->fit.move[i].arg[RISE_A_SLOT]] < 0)
      return NULL;

  box = gn_roving_box_new (GTK_ORIENTATION_VERTICAL, 4, _("To choose from"));
  for (guint i = 0; i < ways->fit.n; i++)
    gtk_widget_add_css_class (
      add_choice (box, match, &ways->fit.move[i], upgrade_of (match, view.slot[ways->fit.move[i].arg[RISE_A_SLOT]]), i),
      "line");
  return box;
}

/* As many cards side by side as fit into the window. */
static guint
cards_in_row (GnPanel *panel)
{
  int width, height;

  gn_grow_room (GTK_WIDGET (panel), &width, &height);
  return width > 0 ? (guint) MAX ((width - 80) / CARD, 1) : MOST;
}

GtkWidget *
rise_form_new (GnPanel      *panel,
               const GnMove *partial,
               const GnWays *ways)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const gboolean cards = partial->verb == RISE_V_PLAY_CARD, judges = partial->verb == RISE_V_KEEP_JUDGES;
  GtkWidget *form, *box;

  if (partial->verb == RISE_V_UPGRADE || partial->verb == RISE_V_UPGRADE_SLOT)
    return upgrade_form_new (panel, partial, ways);
  if ((!cards && !judges) || ways->fit.n == 0 || ways->fit.n > MOST || partial->seat < 0
      || gn_panel_get_viewer (panel) != partial->seat)
    return NULL;
  for (guint i = 0; i < ways->fit.n; i++)
    if (!is_known (&ways->fit.move[i]))
      return NULL;

  form = gn_column (10, NULL);
  GtkWidget *title = gn_label (
    judges ? _("Which two do you keep? The third goes back unseen.") : _("Play one of your Gnome cards"), "note");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (form), title);
  const guint in_row = cards ? cards_in_row (panel) : 1;
  GtkWidget *row = box = gn_roving_box_new (
    ways->fit.n <= in_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 8, _("To choose from"));
  for (guint i = 0; i < ways->fit.n; i++)
    {
      if (cards && ways->fit.n > in_row && i % in_row == 0)
        {
          row = gn_row (8, NULL);
          gtk_widget_set_halign (row, GTK_ALIGN_START);
          gtk_box_append (GTK_BOX (box), row);
        }
      add_choice (row, match, &ways->fit.move[i],
                  judges ? judges_of (match, &ways->fit.move[i]) : card_of (match, &ways->fit.move[i]), i);
    }
  gtk_box_append (GTK_BOX (form), box);
  return form;
}
