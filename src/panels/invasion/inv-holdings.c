/* inv-holdings.c: a player's holdings: rooms, cards in play, the hand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-holdings.h"

#include <glib/gi18n.h>

#include "panels/things/die.h"
#include "panels/layout/fan.h"
#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define LETTERS     20    /* of a name that has room; longer ones end in an ellipsis */
#define FEW_LETTERS 9     /* of one that shares its row */
#define LEAST_SCALE 0.5
#define LEAST_STANDING 0.8
#define ROOMS       31    /* height of the rooms, also while there are none */

struct _InvHoldings {
  GnHoldings parent_instance;

  GtkWidget *rooms;       /* pictures, and their number */
  GtkWidget *play;        /* a row for each card */
  GtkWidget *chips;       /* the same cards, small */
  GtkWidget *hand;
  GtkWidget *known;       /* the cards of it that are known, or NULL */
  GtkWidget *unseen;      /* the others, or NULL */
  GtkWidget *line;
};

G_DEFINE_FINAL_TYPE (InvHoldings, inv_holdings, GN_TYPE_HOLDINGS)

/* A name that is drawn smaller, rather than cut off, where it needs more width than there is. */
static GtkWidget *
new_name (const char *name,
          int         letters)
{
  GtkWidget *label = gn_label (name, "play-name");
  GtkWidget *shrink;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (g_utf8_strlen (name, -1) > letters)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      /* (the box asks for half of it, which is enough for so many smaller letters) */
      gtk_label_set_width_chars (GTK_LABEL (label), 2 * letters);
      return gn_shrink_words (label);
    }
  shrink = gn_shrink_new (label);
  gn_shrink_set_least (GN_SHRINK (shrink), LEAST_SCALE);
  return shrink;
}

/* ---- Cards -------------------------------------------------------------------- */

/* The move for a click on a player's card in play: discard it for its dice, in their name. NULL: the card is only
 * for looking. */
static char *
play_spec (const InvScene *scene,
           int             seat,
           int             card)
{
  InvBoonView view;

  inv_view_boon (scene->match, card, &view);
  if (!*inv_dice_words (view.discarded))
    return NULL;
  return g_strdup_printf ("@%d spend card=%s from=play", seat, inv_boon_id (scene->match, card));
}

static char *
hand_spec (const InvScene *scene,
           int             seat,
           int             card)
{
  return g_strdup_printf ("@%d play card=%s", seat, inv_boon_id (scene->match, card));
}

static gboolean
can_say (const InvScene *scene,
         const char     *spec)
{
  return scene->present && scene->panel && spec && gn_panel_can (scene->panel, spec, NULL, NULL);
}

static void
bind_card (GtkWidget      *space,
           const InvScene *scene,
           int             card,
           const char     *spec)
{
  g_autofree char *name = inv_boon_name (scene->match, card);
  g_autofree char *tip = inv_boon_tip (scene->match, card);
  g_autofree char *thing = g_strdup_printf ("boon:%s", inv_boon_id (scene->match, card));
  GnPanel *panel = scene->present ? scene->panel : NULL;
  const gboolean can = can_say (scene, spec);
  InvBoonView view;
  const char *dice;

  inv_view_boon (scene->match, card, &view);
  dice = inv_dice_words (view.played);
  /* if the move cannot be said now, a click opens the thing's popover with the reason */
  gn_space_bind (GN_SPACE (space), panel, name, can ? NULL : thing, can ? spec : NULL, tip);
  if (*dice)
    gn_say_figure (space, name, dice);
  gn_set_class (space, "can", can);
  gtk_widget_set_focusable (space, can);
}

static GtkWidget *
new_play_row (const InvScene  *scene,
              int              seat,
              const InvCardAt *at)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  GtkWidget *row = gn_row (7, NULL);
  g_autofree char *name = inv_boon_name (scene->match, at->card);
  const gboolean lent = at->helps >= 0 && at->helps != seat;
  InvBoonView view;

  inv_view_boon (scene->match, at->card, &view);
  gn_append (row, gn_piece_new (inv_boon_piece (scene->match, at->card), 20),
             new_name (name, lent ? FEW_LETTERS : LETTERS), NULL);
  if (lent)
    {
      /* Translators: on a card that a neighbor has played: the beneficiary; a seat's token follows */
      gn_append (row, gn_label (_("for"), "play-for"),
                 gn_seat_token_new (gn_seat_paint (scene->match, at->helps), 15), NULL);
    }
  gtk_box_append (GTK_BOX (row), gn_spring ());

  const char *dice = inv_dice_words (view.played);
  const int sides = inv_expr_sides (view.played);
  if (sides)
    gtk_box_append (GTK_BOX (row), gn_die_new (sides, 22));
  if (*dice)
    gtk_box_append (GTK_BOX (row), gn_label (dice, "play-dice numeric"));
  gn_space_add (GN_SPACE (space), row);
  gn_add_classes (space, "play-row");
  gn_set_class (space, "lent", lent);
  gn_set_class (space, "served", at->lies == INV_LIES_SERVED);
  gn_set_class (space, "waits", at->lies == INV_LIES_WAITS);
  return space;
}

static GtkWidget *
new_play_chip (const InvScene  *scene,
               int              seat,
               const InvCardAt *at)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  GtkWidget *row = gn_row (2, NULL);
  InvBoonView view;

  inv_view_boon (scene->match, at->card, &view);
  gtk_box_append (GTK_BOX (row), gn_piece_new (inv_boon_piece (scene->match, at->card), 20));
  if (inv_expr_sides (view.played))
    gtk_box_append (GTK_BOX (row), gn_die_new (inv_expr_sides (view.played), 17));
  gn_space_add (GN_SPACE (space), row);
  gn_add_classes (space, "play-chip");
  gn_set_class (space, "lent", at->helps >= 0 && at->helps != seat);
  return space;
}

/* What can be done with the cards changes more often than the cards do: their widgets stay. */
static void
bind_play (InvHoldings     *self,
           const InvScene  *scene,
           int              seat,
           const InvPlayer *player)
{
  GtkWidget *row = gtk_widget_get_first_child (self->play), *chip = gtk_widget_get_first_child (self->chips);

  for (guint i = 0; i < player->n_play; i++)
    if (player->play[i].kind != INV_ROOM)
      {
        g_autofree char *spec = play_spec (scene, seat, player->play[i].card);

        bind_card (row, scene, player->play[i].card, spec);
        bind_card (chip, scene, player->play[i].card, spec);
        row = gtk_widget_get_next_sibling (row);
        chip = gtk_widget_get_next_sibling (chip);
      }
}

/* A gnome that is attached to a player. */
static GtkWidget *
new_attached (const InvScene *scene,
              int             gnome,
              gboolean        row)
{
  GtkWidget *box = gn_row (7, row ? "play-row attached" : "play-chip attached");
  g_autofree char *name = inv_gnome_name (scene->match, gnome);
  g_autofree char *tip = inv_gnome_tip (scene->match, gnome);

  gtk_box_append (GTK_BOX (box), gn_piece_new (inv_gnome_piece (scene->match, gnome), 20));
  if (row)
    gtk_box_append (GTK_BOX (box), new_name (name, LETTERS));
  gn_set_tooltip (box, tip);
  return box;
}

/* ---- Parts ------------------------------------------------------------------------- */

static void
update_rooms (InvHoldings     *self,
              const InvScene  *scene,
              int              seat,
              const InvPlayer *player)
{
  g_autofree char *n = gn_number_text (player->rooms);
  g_autofree char *words = gn_fill (ngettext ("{n} room", "{n} rooms", player->rooms), "n", n, NULL);

  gn_box_clear (self->rooms);
  if (player->rooms == 0)
    {
      gtk_box_append (GTK_BOX (self->rooms), gn_label (_("no room yet"), "note"));
      return;
    }

  GtkWidget *fan = gn_fan_new (3);

  for (guint i = 0; i < scene->house.n_rooms; i++)
    if (scene->house.room[i].seat == seat)
      {
        GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
        g_autofree char *name = inv_boon_name (scene->match, scene->house.room[i].card);

        gtk_box_append (GTK_BOX (chip), gn_piece_new (inv_boon_piece (scene->match, scene->house.room[i].card), 25));
        gn_add_classes (chip, "own-room");
        gn_say_name (chip, name);
        gn_set_tooltip (chip, name);
        gn_fan_add (GN_FAN (fan), chip);
      }
  gtk_widget_set_hexpand (fan, TRUE);
  gn_append (self->rooms, fan, gn_label (words, "note"), NULL);
}

static void
update_play (InvHoldings     *self,
             const InvScene  *scene,
             int              seat,
             const InvPlayer *player)
{
  gn_box_clear (self->play);
  gn_fan_clear (GN_FAN (self->chips));
  for (guint i = 0; i < player->n_play; i++)
    if (player->play[i].kind != INV_ROOM)
      {
        gtk_box_append (GTK_BOX (self->play), new_play_row (scene, seat, &player->play[i]));
        gn_fan_add (GN_FAN (self->chips), new_play_chip (scene, seat, &player->play[i]));
      }
  for (guint i = 0; i < player->n_attached; i++)
    {
      gtk_box_append (GTK_BOX (self->play), new_attached (scene, player->attached[i], TRUE));
      gn_fan_add (GN_FAN (self->chips), new_attached (scene, player->attached[i], FALSE));
    }
}

/* A card in hand that this viewer knows. */
static GtkWidget *
new_hand_chip (const InvScene    *scene,
               const InvHandCard *card,
               gboolean           alone)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  GtkWidget *row = gn_row (3, NULL);
  g_autofree char *name = inv_boon_name (scene->match, card->card);
  InvBoonView view;

  inv_view_boon (scene->match, card->card, &view);
  gtk_box_append (GTK_BOX (row), gn_piece_new (inv_boon_piece (scene->match, card->card), 18));
  /* one of several shows only its picture */
  if (alone)
    gtk_box_append (GTK_BOX (row), new_name (name, LETTERS));
  if (inv_expr_sides (view.played))
    gtk_box_append (GTK_BOX (row), gn_die_new (inv_expr_sides (view.played), 16));
  gn_space_add (GN_SPACE (space), row);
  gn_add_classes (space, "hand-chip");
  gn_set_class (space, "secret", !card->all);
  return space;
}

/* "+ 2 unseen" */
static char *
unseen_words (const InvPlayer *player)
{
  g_autofree char *n = gn_number_text (player->unseen);

  /* Translators: cards in a hand that not everybody has seen, after those that are known: "+ 2 unseen" */
  return gn_fill (player->n_known ? ngettext ("+ {n} unseen", "+ {n} unseen", player->unseen)
                                  : ngettext ("{n} unseen", "{n} unseen", player->unseen), "n", n, NULL);
}

static GtkWidget *
new_unseen (const InvPlayer *player)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  g_autofree char *words = unseen_words (player);

  gn_space_add (GN_SPACE (space), gn_label (words, "note"));
  gn_add_classes (space, "hand-unseen");
  gn_panel_set_state_classes (space, GN_STATE_CLASSES_CAN);
  return space;
}

/* The cards that no viewer here knows: a click plays one of them, and asks which one. */
static void
bind_unseen (GtkWidget       *space,
             const InvScene  *scene,
             int              seat,
             const InvPlayer *player)
{
  g_autofree char *spec = g_strdup_printf ("@%d play", seat);
  g_autofree char *words = unseen_words (player);
  /* Translators: the effect of a click on the unseen cards of a hand */
  g_autofree char *tip = gn_fill (_("{who} plays a card from their hand"),
                                  "who", gn_match_name (scene->match, seat), NULL);
  GnPanel *panel = scene->present ? scene->panel : NULL;
  const gboolean can = inv_plays_from_hand (scene, seat, "play");

  gn_space_bind (GN_SPACE (space), panel, words, NULL, can ? spec : NULL, can ? tip : words);
  gtk_widget_set_focusable (space, can);
}

static void
update_hand (InvHoldings     *self,
             const InvScene  *scene,
             const InvPlayer *player)
{
  self->known = self->unseen = NULL;
  gn_box_clear (self->hand);
  gtk_box_append (GTK_BOX (self->hand), gn_piece_new ("hand-boons", 19));
  if (player->n_known)
    {
      GtkWidget *fan = gn_fan_new (3);

      for (guint i = 0; i < player->n_known; i++)
        gn_fan_add (GN_FAN (fan), new_hand_chip (scene, &player->known[i], player->hand == 1));
      gtk_widget_set_hexpand (fan, TRUE);
      gtk_box_append (GTK_BOX (self->hand), fan);
      self->known = fan;
    }
  if (player->unseen > 0)
    gtk_box_append (GTK_BOX (self->hand), self->unseen = new_unseen (player));
  else if (!player->n_known)
    gtk_box_append (GTK_BOX (self->hand), gn_label (_("no card in hand"), "note"));
}

static void
bind_hand (InvHoldings     *self,
           const InvScene  *scene,
           int              seat,
           const InvPlayer *player)
{
  GtkWidget *chip = self->known ? gtk_widget_get_first_child (self->known) : NULL;

  for (guint i = 0; i < player->n_known; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      g_autofree char *spec = hand_spec (scene, seat, player->known[i].card);

      bind_card (chip, scene, player->known[i].card, spec);
    }
  if (self->unseen)
    bind_unseen (self->unseen, scene, seat, player);
}

/* Everything in one line: for the strip of a narrow window, and for six players. */
static void
update_line (InvHoldings     *self,
             const InvScene  *scene,
             const InvPlayer *player)
{
  gn_box_clear (self->line);
  gn_append (self->line, gn_count ("kind-room", 18, player->rooms, FALSE, "line-count"),
             gn_count ("kind-ally", 18, player->allies, FALSE, "line-count"),
             gn_count ("kind-weapon", 18, player->weapons, FALSE, "line-count"), NULL);
  for (guint i = 0; i < player->n_attached; i++)
    gtk_box_append (GTK_BOX (self->line), gn_piece_new (inv_gnome_piece (scene->match, player->attached[i]), 18));
}

/* Compares what the parts show. If nothing has changed, they stay. */
static gboolean
unchanged (InvHoldings     *self,
           const InvScene  *scene,
           const InvPlayer *player)
{
  struct {
    InvCardAt   play[INV_PLAY_MAX];
    InvHandCard known[G_N_ELEMENTS (player->known)];
    gint16      attached[G_N_ELEMENTS (player->attached)];
    int         rooms, allies, weapons, hand, unseen;
    guint       learnt;
  } figures;

  memset (&figures, 0, sizeof figures);
  memcpy (figures.play, player->play, player->n_play * sizeof *player->play);
  memcpy (figures.known, player->known, player->n_known * sizeof *player->known);
  memcpy (figures.attached, player->attached, player->n_attached * sizeof *player->attached);
  figures.rooms = player->rooms;
  figures.allies = player->allies;
  figures.weapons = player->weapons;
  figures.hand = player->hand;
  figures.unseen = player->unseen;
  figures.learnt = gn_set_size (scene->match->set, 0);
  return gn_unchanged (GTK_WIDGET (self), &figures, sizeof figures);
}

/* The same for what can be done with them. */
static gboolean
bound (InvHoldings     *self,
       const InvScene  *scene,
       int              seat,
       const InvPlayer *player)
{
  struct {
    int      present, viewer;
    gboolean can_discard[INV_PLAY_MAX], can_play[G_N_ELEMENTS (player->known)], can_play_unseen;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.present = scene->present;
  figures.viewer = scene->panel ? gn_panel_get_viewer (scene->panel) : GN_PUBLIC;
  for (guint i = 0; i < player->n_play; i++)
    {
      g_autofree char *spec = player->play[i].kind == INV_ROOM ? NULL : play_spec (scene, seat, player->play[i].card);

      figures.can_discard[i] = can_say (scene, spec);
    }
  for (guint i = 0; i < player->n_known; i++)
    {
      g_autofree char *spec = hand_spec (scene, seat, player->known[i].card);

      figures.can_play[i] = can_say (scene, spec);
    }
  figures.can_play_unseen = player->unseen > 0 && inv_plays_from_hand (scene, seat, "play");
  return gn_unchanged (self->line, &figures, sizeof figures);
}

void
inv_holdings_update (InvHoldings    *self,
                     const InvScene *scene,
                     int             seat)
{
  const InvPlayer *player = &scene->player[seat];
  const gboolean same = unchanged (self, scene, player);
  GtkWidget *plays[] = { self->rooms, self->play, self->chips, self->line };

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    gn_tie (plays[i], "play", seat, -1);
  gn_tie (self->play, "attached", -1, -1);
  gn_tie (self->chips, "attached", -1, -1);
  gn_tie (self->hand, "hand", seat, -1);
  gn_tie (self->line, "hand", seat, -1);

  if (!same)
    {
      update_rooms (self, scene, seat, player);
      update_play (self, scene, seat, player);
      update_hand (self, scene, player);
      update_line (self, scene, player);
    }
  if (bound (self, scene, seat, player) && same)
    return;
  bind_play (self, scene, seat, player);
  bind_hand (self, scene, seat, player);
}

/* ---- The widget ---------------------------------------------------------------------- */

static void
inv_holdings_class_init (InvHoldingsClass *class)
{
}

static void
inv_holdings_init (InvHoldings *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);

  self->rooms = gn_row (6, "own-rooms");
  gtk_widget_set_size_request (self->rooms, -1, ROOMS);
  self->play = gn_column (3, NULL);
  self->chips = gn_fan_new (4);
  self->hand = gn_row (5, "own-hand");
  /* the hand keeps its place at the bottom, however many cards are in play */
  gtk_widget_set_vexpand (self->play, TRUE);
  gtk_widget_set_vexpand (self->chips, TRUE);
  self->line = gn_row (8, "own-line");
  gn_holdings_add (holdings, self->rooms, 0);
  gn_holdings_add (holdings, self->play, 6);
  gn_holdings_add (holdings, self->chips, 5);
  gn_holdings_add (holdings, self->hand, 6);
  gn_holdings_add (holdings, self->line, 0);
  gn_holdings_arrange (holdings, self->rooms, self->play, self->hand, NULL);
  gn_holdings_arrange (holdings, self->rooms, self->chips, self->hand, NULL);
  gn_holdings_arrange (holdings, self->chips, self->hand, NULL);
  gn_holdings_arrange (holdings, self->line, NULL);
}

GtkWidget *
inv_holdings_new (void)
{
  return g_object_new (INV_TYPE_HOLDINGS, NULL);
}

/* ---- The head of the card --------------------------------------------------------------- */

GtkWidget *
inv_standing_new (void)
{
  GtkWidget *row = gn_row (3, "own-standing");
  GtkWidget *die = gn_die_new (20, 24);
  GtkWidget *hand = gn_row (3, NULL);

  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gn_append (hand, gn_piece_new ("hand-boons", 18), gn_label (NULL, "hand-count numeric"), NULL);
  gn_append (row, die, hand, NULL);
  gtk_widget_set_can_target (die, TRUE);
  /* smaller where many players share a narrow strip */
  GtkWidget *shrink = gn_shrink_new (row);
  gn_shrink_set_least (GN_SHRINK (shrink), LEAST_STANDING);
  return shrink;
}

void
inv_standing_update (GtkWidget      *standing,
                     const InvScene *scene,
                     int             seat)
{
  const InvPlayer *player = &scene->player[seat];
  GtkWidget *row = gtk_widget_get_first_child (standing);
  GtkWidget *die = gtk_widget_get_first_child (row);
  GtkWidget *hand = gtk_widget_get_last_child (row);
  const gboolean stolen = player->d20 == INV_D20_STOLEN;
  g_autofree char *n = gn_number_text (player->hand);
  g_autofree char *cards = gn_fill (ngettext ("{n} card in hand", "{n} cards in hand", player->hand), "n", n, NULL);
  g_autofree char *thief = stolen && player->thief >= 0 ? inv_gnome_name (scene->match, player->thief) : NULL;
  /* Translators: a player's d20 */
  g_autofree char *tip = thief ? gn_fill (_("The d20 is stolen by {gnome}"), "gnome", thief, NULL)
                               : g_strdup (stolen ? _("The d20 is stolen") : _("The d20 is here"));

  gn_tie (die, "stolen", seat, -1);
  gn_tie (die, "thief", seat, -1);
  gn_tie (hand, "hand", seat, -1);
  gn_die_set (GN_DIE (die), player->d20_sides ? player->d20_sides : 20, 0, FALSE);
  gn_die_set_out (GN_DIE (die), stolen);
  gn_set_tooltip (die, tip);
  gn_say_name (die, tip);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (hand)), n);
  gn_set_tooltip (hand, cards);
  gn_say_name (hand, cards);
}
