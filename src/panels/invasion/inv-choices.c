/* inv-choices.c: buttons for the open choices of an effect, a boon gained or the sweep
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-choices.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/layout/upright-layout.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "games/invasion/inv-state.h"

#define MOST 9    /* one for each digit; the rest is in Moves */
#define ONE_LINE 18   /* letters; more are smaller, on two lines: all choices are alike high */

typedef struct {
  GtkWidget *button;
  GtkWidget *token;
  GtkWidget *piece;
  GtkWidget *words;
  GtkWidget *key;
} Choice;

struct _InvChoices {
  GnContainer   parent_instance;

  Choice     choice[MOST];
  guint      n;
};

G_DEFINE_FINAL_TYPE (InvChoices, inv_choices, GN_TYPE_CONTAINER)

static const guint chosen[] = { INV_V_TAKE, INV_V_PICK, INV_V_DROP, INV_V_PULL, INV_V_HAND_OVER, INV_V_TO_BOTTOM,
                                INV_V_AGAIN, INV_V_KEEP };

guint64
inv_choices_verbs (void)
{
  guint64 verbs = 0;

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    verbs |= G_GUINT64_CONSTANT (1) << chosen[i];
  return verbs;
}

/* The picture of the first card that the move names. */
static const char *
picture_of (const InvScene *scene,
            const GnMove   *move)
{
  const GnVerb *verb = &scene->match->game->verbs[move->verb];

  for (const GnArg *arg = verb->args; arg->kind; arg++)
    if (arg->kind == GN_ARG_THING && move->arg[arg->at] >= 0)
      {
        if (arg->domain == INV_DOMAIN_BOON)
          return inv_boon_piece (scene->match, move->arg[arg->at]);
        if (arg->domain == INV_DOMAIN_GNOME)
          return inv_gnome_piece (scene->match, move->arg[arg->at]);
        if (arg->domain == INV_DOMAIN_LETTER)
          return inv_letter_piece (move->arg[arg->at]);
        if (arg->domain == INV_DOMAIN_DECK)
          return "boon-back";
      }
  return verb->icon;
}

char *
inv_choices_title (const InvScene *scene)
{
  const InvDue *due = &scene->due;

  if (scene->turn.wait == INV_WAIT_KEEP)
    return g_strdup (_("One ally and one weapon stay"));
  if (scene->turn.wait == INV_WAIT_TAKE)
    return g_strdup (_("Gained"));
  if ((due->gnome >= 0 || due->boon >= 0) && due->seat >= 0)
    /* Translators: above the choices that a card's text leaves to a player */
    return gn_fill (_("{who} chooses"), "who", gn_match_name (scene->match, due->seat), NULL);
  return g_strdup (_("To choose"));
}

char *
inv_choices_note (guint all)
{
  if (all <= MOST)
    return NULL;

  g_autofree char *rest = gn_number_text ((int) (all - MOST));

  return gn_fill (ngettext ("and {n} more, under Moves", "and {n} more, under Moves", all - MOST), "n", rest, NULL);
}

guint
inv_choices_update (InvChoices     *self,
                    const InvScene *scene,
                    const GnMove   *but)
{
  const GnMoveList *legal = scene->present ? gn_panel_get_legal (scene->panel) : NULL;
  const guint64 verbs = inv_choices_verbs ();
  guint n = 0, all = 0;

  for (guint i = 0; legal && i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];

      if (move->seat < 0 || !(verbs >> move->verb & 1) || (but && gn_move_equal (move, but)))
        continue;
      all++;
      if (n == MOST)
        continue;

      Choice *choice = &self->choice[n++];
      g_autofree char *meaning = gn_move_meaning (scene->match, scene->state, move);
      g_autofree char *words = meaning ? g_steal_pointer (&meaning) : gn_move_text (scene->match, move);
      g_autofree char *bare = gn_move_to_spec (scene->match, move);
      g_autofree char *spec = g_strdup_printf ("@%d %s", move->seat, bare);
      const char *piece = picture_of (scene, move);

      g_autofree char *first = g_utf8_strup (words, g_utf8_next_char (words) - words);
      g_autofree char *upper = g_strconcat (first, g_utf8_next_char (words), NULL);
      gtk_label_set_label (GTK_LABEL (choice->words), upper);
      gtk_widget_set_visible (choice->piece, piece != NULL);
      if (piece)
        gn_piece_set_name (GN_PIECE (choice->piece), piece);
      gtk_widget_set_visible (choice->token, move->seat != scene->turn.active);
      gn_seat_token_set_colour (GN_SEAT_TOKEN (choice->token), MAX (gn_seat_paint (scene->match, move->seat), 0));
      gn_panel_bind_move (scene->panel, choice->button, spec);
      gn_set_class (choice->words, "long", g_utf8_strlen (upper, -1) > ONE_LINE);
      gn_say_name (choice->button, upper);
    }
  for (guint i = 0; i < MOST; i++)
    gtk_widget_set_visible (self->choice[i].button, i < n);
  self->n = n;
  return all;
}

gboolean
inv_choices_key (InvChoices *self,
                 guint       keyval)
{
  const int digit = (int) gdk_keyval_to_unicode (keyval) - '1';

  if (digit < 0 || digit >= (int) self->n)
    return FALSE;
  g_signal_emit_by_name (self->choice[digit].button, "clicked");
  return TRUE;
}

static void
inv_choices_class_init (InvChoicesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_css_name (widget_class, "choices");
  gtk_widget_class_set_layout_manager_type (widget_class, GN_TYPE_UPRIGHT_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_choices_init (InvChoices *self)
{
  GtkWidget *column = gn_column (3, NULL);

  for (int i = 0; i < MOST; i++)
    {
      Choice *choice = &self->choice[i];
      GtkWidget *row = gn_words_row (8, NULL);
      g_autofree char *digit = gn_number_text (i + 1);

      choice->button = gtk_button_new ();
      choice->token = gn_seat_token_new (0, 18);
      choice->piece = gn_piece_new ("kind-item", 22);
      choice->words = gn_label (NULL, "choice-words");
      choice->key = gn_label (digit, "key");
      gtk_widget_set_valign (choice->key, GTK_ALIGN_CENTER);
      gtk_label_set_wrap (GTK_LABEL (choice->words), TRUE);
      gtk_label_set_xalign (GTK_LABEL (choice->words), 0);
      gtk_widget_set_hexpand (choice->words, TRUE);
      gn_words_row_add (row, choice->token);
      gn_words_row_add (row, choice->piece);
      gn_words_row_add (row, choice->words);
      gn_words_row_add (row, choice->key);
      gtk_button_set_child (GTK_BUTTON (choice->button), row);
      gn_add_classes (choice->button, "card table-choice");
      gn_panel_set_state_classes (choice->button, GN_STATE_CLASSES_CANNOT);
      gtk_box_append (GTK_BOX (column), choice->button);
    }
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  gn_say_name (GTK_WIDGET (self), _("To choose"));
}
