/* zav-forms.c: the choice of Zavandor's form for a move, and the payment form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-forms.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "games/zavandor/zav-view.h"

/* ---- Shared by the forms ------------------------------------------------ */

GtkWidget *
zav_bag_row (const gint16 *bag,
             int           size,
             const char   *classes)
{
  int gems[ZAV_SCENE_GEMS];

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gems[gem] = MAX (bag[gem], 0);
  return zav_gems_row (gems, size, classes);
}

/* ---- Paying ------------------------------------------------------------- */

#define ZAV_TYPE_PAY_FORM (zav_pay_form_get_type ())
G_DECLARE_FINAL_TYPE (ZavPayForm, zav_pay_form, ZAV, PAY_FORM, GtkBox)

struct _ZavPayForm {
  GtkBox     parent_instance;

  GnPanel   *panel;
  GArray    *moves;
  GtkWidget *choice;   /* the first of the radio buttons */
};

G_DEFINE_FINAL_TYPE (ZavPayForm, zav_pay_form, GTK_TYPE_BOX)

static int
bag_total (const gint16 *bag)
{
  int sum = 0;

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    sum += MAX (bag[gem], 0);
  return sum;
}

/* The meaning of a payment that is not named (ZAV-067): the player's own gems as far as they go, wild gems for the
 * rest. */
static void
read_payment (GnPanel      *panel,
              const GnMove *move,
              gint16        own[ZAV_SCENE_GEMS],
              gint16        wild[ZAV_SCENE_GEMS])
{
  const GnMatch *match = gn_panel_get_match (panel);
  const ZavState *state = gn_match_table_state (gn_panel_get_table (panel), gn_panel_get_viewer (panel));
  ZavPurchase purchase;

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      own[gem] = MAX (move->arg[ZAV_ARG_OWN + gem], 0);
      wild[gem] = MAX (move->arg[ZAV_ARG_WILD + gem], 0);
    }
  if (move->arg[ZAV_ARG_OWN] != GN_NONE || move->arg[ZAV_ARG_WILD] != GN_NONE)
    return;

  if (move->verb == ZAV_TILE)
    zav_view_space (match, state, move->seat, move->arg[0], &purchase);
  else
    zav_view_slot (match, state, move->seat, move->arg[0], &purchase);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      own[gem] = MIN (purchase.cost[gem], state->gems[move->seat][gem]);
      wild[gem] = purchase.cost[gem] - own[gem];
    }
}

/* "2{ruby} 1{sapphire} + 1{wild} for 1{ruby}" */
static GtkWidget *
new_payment (GnPanel      *panel,
             const GnMove *move)
{
  gint16 own[ZAV_SCENE_GEMS], wild[ZAV_SCENE_GEMS];

  read_payment (panel, move, own, wild);
  const int n_wild = bag_total (wild);
  GtkWidget *row = gn_row (8, "payment");

  if (bag_total (own))
    gtk_box_append (GTK_BOX (row), zav_bag_row (own, 18, "count"));
  if (n_wild)
    {
      if (bag_total (own))
        gtk_box_append (GTK_BOX (row), gn_label ("+", "quiet"));
      gtk_box_append (GTK_BOX (row), gn_count ("gem-wild", 18, n_wild, TRUE, "count"));
      /* Translators: between pictures: "1 {wild gem} for 1 {ruby}" */
      gn_append (row, gn_label (_("for"), "quiet"), zav_bag_row (wild, 16, NULL), NULL);
    }
  return row;
}

static void
on_pay (ZavPayForm *self)
{
  guint i = 0;

  for (GtkWidget *choice = self->choice; choice; choice = gtk_widget_get_next_sibling (choice), i++)
    if (GTK_IS_CHECK_BUTTON (choice) && gtk_check_button_get_active (GTK_CHECK_BUTTON (choice)) && i < self->moves->len)
      {
        const GnMove move = g_array_index (self->moves, GnMove, i);

        zav_form_say (GTK_WIDGET (self), self->panel, &move);
        return;
      }
}

static void
zav_pay_form_finalize (GObject *object)
{
  g_array_unref (ZAV_PAY_FORM (object)->moves);
  G_OBJECT_CLASS (zav_pay_form_parent_class)->finalize (object);
}

static void
zav_pay_form_class_init (ZavPayFormClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zav_pay_form_finalize;
}

static void
zav_pay_form_init (ZavPayForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
}

GtkWidget *
zav_pay_form_new (GnPanel          *panel,
                  const GnMoveList *moves)
{
  ZavPayForm *self = g_object_new (ZAV_TYPE_PAY_FORM, NULL);
  GtkWidget *choices = gn_column (6, NULL);
  GtkWidget *accept = gtk_button_new ();
  const GnMatch *match = gn_panel_get_match (panel);

  self->panel = panel;
  self->moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  g_array_append_vals (self->moves, moves->move, moves->n);

  const GnMove *first = &moves->move[0];
  g_autofree char *what = gn_thing_name (match, first->verb == ZAV_ITEM
                                                  ? GN_THING (ZAV_DOMAIN_ITEM, first->arg[ZAV_ARG_ITEM_CARD])
                                                  : GN_THING (ZAV_DOMAIN_SPACE, first->arg[0]));
  /* Translators: above the ways to pay a price, with the player's gems or wild ones: "Pay for Tide ring with" */
  g_autofree char *heading = gn_fill (_("Pay for {what} with"), "what", what, NULL);
  GtkWidget *title = gn_label (heading, "note");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (self), title);

  for (guint i = 0; i < moves->n; i++)
    {
      GtkWidget *choice = gtk_check_button_new ();
      GtkWidget *payment = new_payment (panel, &moves->move[i]);
      g_autofree char *text = gn_move_text (match, &moves->move[i]);

      gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), payment);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), i == 0);
      if (self->choice)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (choice), GTK_CHECK_BUTTON (self->choice));
      else
        self->choice = choice;
      gtk_widget_add_css_class (choice, "choice");
      gn_say_name (choice, text);
      gtk_box_append (GTK_BOX (choices), choice);
    }
  gtk_box_append (GTK_BOX (self), choices);

  /* Translators: the button that buys a tile or a card with the payment chosen */
  gn_button_enter (accept, gn_label (_("Pay and take it"), NULL));
  gn_add_classes (accept, "suggested-action form-accept");
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (on_pay), self);
  gtk_box_append (GTK_BOX (self), accept);
  return GTK_WIDGET (self);
}

/* ---- Choice of the form ------------------------------------------------- */

/* TRUE if all moves name the same thing and differ only in the payment. */
static gboolean
only_payments_differ (const GnMoveList *moves)
{
  for (guint i = 1; i < moves->n; i++)
    if (moves->move[i].arg[0] != moves->move[0].arg[0]
        || moves->move[i].arg[ZAV_ARG_ITEM_CARD] != moves->move[0].arg[ZAV_ARG_ITEM_CARD])
      return FALSE;
  return moves->n > 1;
}

GtkWidget *
zav_form_new (GnPanel      *panel,
              const GnMove *partial,
              const GnWays *ways)
{
  if (ways->fit.n == 0)
    return NULL;

  switch (partial->verb)
    {
    case ZAV_KEEP:
      return ways->fit.move[0].arg[ZAV_ARG_CARD] >= 0 ? zav_keep_form_new (panel, &ways->fit) : NULL;
    case ZAV_MINE:
      return zav_mine_form_new (panel, &ways->fit);
    case ZAV_TILE:
    case ZAV_ITEM:
      return only_payments_differ (&ways->fit) ? zav_pay_form_new (panel, &ways->fit) : NULL;
    default:
      return NULL;
    }
}
