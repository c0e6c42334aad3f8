/* rise-offer.c: choices from a list (board sides, allies, upgrades), and what is owed for action cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-offer.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/panel/tie.h"
#include "panels/layout/slot.h"
#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "rise-words.h"

#define MOST  10
#define ROOMY 5     /* with fewer players the allies' words have two lines below the action cards */
#define ONE   36    /* height of a card with one line of words; the tooltip has the rest */
#define TWO   48
#define TOKEN 20    /* who took it; its room is kept, so that the words stay as they are */

typedef struct {
  GtkWidget *space;
  GtkWidget *piece, *title, *words, *note, *key;
  GtkWidget *right;      /* points, and who took the card */
} Entry;

struct _RiseOffer {
  GnContainer   parent_instance;

  GtkWidget *heading, *list;
  Entry      entries[2][MOST];
  Entry     *entry;          /* those in view: upgrades have their own, for another list begins there */
  guint      n;
  gint8      ally[MOST];     /* those on offer when the first was drafted; -1: none */
};

G_DEFINE_FINAL_TYPE (RiseOffer, rise_offer, GN_TYPE_CONTAINER)

static void
write_entry (RiseOffer       *self,
             const RiseScene *scene,
             const char      *piece,
             const char      *title,
             const char      *words,
             const char      *spec,
             RiseMark         mark)
{
  Entry *entry = &self->entry[self->n++];
  g_autofree char *said = g_strdup_printf ("%s\n%s", title, words);
  const char *unsure = rise_mark_text (mark);

  gn_untie (entry->space);
  gn_piece_set_name (GN_PIECE (entry->piece), piece);
  gtk_label_set_label (GTK_LABEL (entry->title), title);
  gtk_label_set_label (GTK_LABEL (entry->words), words);
  gtk_widget_set_visible (entry->words, *words != '\0');
  gtk_widget_set_visible (entry->note, unsure != NULL);
  gn_set_tooltip (entry->note, unsure);
  gn_space_bind (GN_SPACE (entry->space), scene->present ? scene->panel : NULL, said, NULL, spec, said);
  gn_set_state (entry->space, GTK_STATE_FLAG_VISITED, FALSE);
  gn_box_clear (entry->right);
  gtk_widget_set_visible (entry->space, TRUE);
  gn_keep_place (entry->space, TRUE);
}

static gboolean
is_on_offer (const RiseOfferView *offer,
             int                  ally)
{
  for (guint i = 0; i < offer->n; i++)
    if (offer->ally[i] == ally)
      return TRUE;
  return FALSE;
}

/* A drafted ally leaves its place empty until others are offered: the rest stay where they are. */
static void
keep_places (RiseOffer           *self,
             const RiseOfferView *offer)
{
  guint known = 0;

  for (guint i = 0; i < MOST && self->ally[i] >= 0; i++)
    known += is_on_offer (offer, self->ally[i]);
  if (known == offer->n)
    return;
  memset (self->ally, -1, sizeof self->ally);
  memcpy (self->ally, offer->ally, MIN (offer->n, MOST) * sizeof *offer->ally);
}

static void
offer_allies (RiseOffer       *self,
              const RiseScene *scene)
{
  const RiseOfferView *offer = &scene->offer;

  gn_heading_set (self->heading, _("Allies on offer"), NULL);
  gn_set_tooltip (self->heading, _("the last one’s points go to the Gnomes"));
  keep_places (self, offer);
  for (guint i = 0; i < MOST && self->ally[i] >= 0; i++)
    {
      const int ally = self->ally[i];

      if (!is_on_offer (offer, ally))
        {
          /* its place stays empty */
          gtk_widget_set_visible (self->entry[self->n].space, TRUE);
          gn_keep_place (self->entry[self->n++].space, FALSE);
          continue;
        }

      const RiseAlly *card = &rise_set (scene->match)->ally[ally];
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_ALLY, ally);
      g_autofree char *words = rise_ally_text (scene->match, ally);
      g_autofree char *spec = g_strdup_printf ("draft ally=%s", rise_id (scene->match, RISE_DOMAIN_ALLY, ally));
      g_autofree char *points = card->vp_known ? gn_number_text (card->vp) : g_strdup ("?");
      Entry *entry = &self->entry[self->n];

      write_entry (self, scene, "rise-ally", name, words, scene->state->stage == RISE_AT_DRAFT ? spec : NULL,
                   rise_view_mark (scene->match, RISE_FAMILY_ALLIES, ally));
      gn_tie (entry->space, "ally", ally, -1);
      if (!card->vp_known || card->vp)
        gtk_box_append (GTK_BOX (entry->right), gn_figure ("rise-points", 17, points, "numeric strong"));
    }
}

static void
offer_sides (RiseOffer       *self,
             const RiseScene *scene)
{
  const RiseSet *set = rise_set (scene->match);

  gn_heading_set (self->heading, _("Player boards"), NULL);
  gn_set_tooltip (self->heading, NULL);
  for (guint board = 0; board < set->n_boards && self->n < MOST; board++)
    {
      const RiseBoard *side = &set->board[board];
      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_BOARD, (int) board);
      g_autofree char *words = rise_board_text (scene->match, (int) board);
      g_autofree char *spec = g_strdup_printf ("side board=%s", rise_id (scene->match, RISE_DOMAIN_BOARD, (int) board));
      int owner = -1;

      for (int seat = 0; seat < scene->n_seats; seat++)
        if (scene->seat[seat].board == (int) board)
          owner = seat;
      Entry *entry = &self->entry[self->n];
      write_entry (self, scene, side->start >= 0 ? rise_type_values[side->start].icon : "rise-back", name, words,
                   owner < 0 ? spec : NULL, rise_view_mark (scene->match, RISE_FAMILY_BOARDS, (int) board));
      for (int seat = 0; seat < scene->n_seats; seat++)
        if (owner < 0 || owner == seat)
          gn_tie (entry->space, "board", seat, -1);
      if (owner >= 0)
        gtk_box_append (GTK_BOX (entry->right), gn_seat_token_new (gn_seat_paint (scene->match, owner), TOKEN));
      gn_set_state (entry->space, GTK_STATE_FLAG_VISITED, owner >= 0);
    }
}

/* The upgrades of a board, for a token that has to be placed. */
static void
offer_upgrades (RiseOffer       *self,
                const RiseScene *scene)
{
  const RiseSeatView *view = &scene->seat[scene->unlocks];

  gn_heading_set (self->heading, _("Upgrades"), NULL);
  gn_set_tooltip (self->heading, NULL);
  for (guint i = 0; i < view->n_slots && self->n < MOST; i++)
    {
      const gboolean there = view->slots >> i & 1;

      if (view->slot[i] < 0)
        continue;

      g_autofree char *name = rise_name (scene->match, RISE_DOMAIN_UPGRADE, view->slot[i]);
      g_autofree char *words = rise_upgrade_text (scene->match, view->slot[i]);
      g_autofree char *spec = g_strdup_printf ("upgrade-slot slot=%u", i + 1);
      Entry *entry = &self->entry[self->n];

      write_entry (self, scene, "rise-upgrade", name, words, there ? NULL : spec,
                   rise_view_mark (scene->match, RISE_FAMILY_UPGRADES, view->slot[i]));
      gn_tie_bit (entry->space, "slots", scene->unlocks, -1, (int) i);
      if (there)
        gtk_box_append (GTK_BOX (entry->right),
                        gn_seat_token_new (gn_seat_paint (scene->match, scene->unlocks), TOKEN));
      gn_set_state (entry->space, GTK_STATE_FLAG_VISITED, there);
    }
}

gboolean
rise_offer_update (RiseOffer       *self,
                   const RiseScene *scene,
                   gboolean         allies)
{
  const gboolean alone = scene->unlocks >= 0 || scene->state->stage == RISE_AT_SIDE;

  self->n = 0;
  for (guint i = 0; i < MOST; i++)
    gtk_widget_set_visible (self->entries[scene->unlocks < 0][i].space, FALSE);
  self->entry = self->entries[scene->unlocks >= 0];
  if (allies && !alone && scene->offer.n && scene->state->phase == 1)
    offer_allies (self, scene);
  else if (!allies && scene->unlocks >= 0)
    offer_upgrades (self, scene);
  else if (!allies && alone)
    offer_sides (self, scene);
  for (guint i = self->n; i < MOST; i++)
    gtk_widget_set_visible (self->entry[i].space, FALSE);
  /* below the action cards there is less room; what is alone in the column tells all */
  const gboolean two = !allies || scene->n_seats < ROOMY;
  for (guint i = 0; i < self->n; i++)
    {
      gtk_label_set_lines (GTK_LABEL (self->entry[i].words), !allies ? 4 : two ? 2 : 1);
      gtk_widget_set_size_request (self->entry[i].right, allies ? -1 : TOKEN, -1);
      gtk_widget_set_size_request (self->entry[i].space, -1, two ? TWO : ONE);
    }
  return self->n > 0;
}

gboolean
rise_offer_key (RiseOffer *self,
                guint      keyval)
{
  const int digit = (int) gdk_keyval_to_unicode (keyval) - '0';
  const int at = digit == 0 ? 9 : digit - 1;

  if (digit < 0 || digit > 9 || at >= (int) self->n
      || !gtk_widget_get_child_visible (self->entry[at].space))
    return FALSE;
  g_signal_emit_by_name (self->entry[at].space, "clicked");
  return TRUE;
}

static void
make_entry (Entry     *entry,
            GtkWidget *list,
            int        k)
{
  GtkWidget *row = gn_words_row (7, NULL);
  GtkWidget *column = gn_column (0, NULL);
  GtkWidget *head = gn_row (5, NULL);
  g_autofree char *digit = gn_number_text ((k + 1) % 10);

  entry->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  entry->piece = gn_piece_new ("rise-ally", 26);
  entry->title = gn_line (NULL, "rise-offer-title");
  entry->words = gn_label (NULL, "rise-offer-words");
  entry->note = rise_mark_new (NULL);
  entry->key = gn_label (digit, "key");
  entry->right = gn_row (4, NULL);
  gtk_label_set_xalign (GTK_LABEL (entry->words), 0);
  gtk_label_set_ellipsize (GTK_LABEL (entry->words), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (entry->words), TRUE);
  gtk_label_set_lines (GTK_LABEL (entry->words), 2);
  gtk_widget_set_valign (entry->piece, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (entry->key, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (entry->note, GTK_ALIGN_CENTER);
  gn_append (head, gn_shrink_words (entry->title), entry->note, NULL);
  gn_append (column, head, entry->words, NULL);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  gn_words_row_add (row, entry->piece);
  gn_words_row_add (row, column);
  gn_words_row_add (row, entry->right);
  gn_words_row_add (row, entry->key);
  gn_space_add (GN_SPACE (entry->space), row);
  gn_add_classes (entry->space, "rise-offer");
  gn_panel_set_state_classes (entry->space, GN_STATE_CLASSES_STATES);
  gtk_box_append (GTK_BOX (list), entry->space);
}

static void
rise_offer_class_init (RiseOfferClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/offer.ui");
  gn_bind_children (widget_class, RiseOffer, heading, list);
  gtk_widget_class_set_css_name (widget_class, "riseoffer");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_offer_init (RiseOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  memset (self->ally, -1, sizeof self->ally);
  for (int list = 0; list < 2; list++)
    for (int i = 0; i < MOST; i++)
      make_entry (&self->entries[list][i], self->list, i);
  self->entry = self->entries[0];
}

/* ---- Beer for the action cards ------------------------------------------------------------- */

void
rise_needs_update (GtkWidget       *needs,
                   const RiseScene *scene)
{
  GtkWidget *list = gtk_widget_get_last_child (needs);

  gn_box_clear (list);
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      const RiseSeatView *view = &scene->seat[seat];
      GtkWidget *row = gn_row (7, "rise-need");
      GtkWidget *name = gn_line (gn_match_name (scene->match, seat), "strong");
      g_autofree char *n = gn_number_text (view->needs_beer);
      g_autofree char *beer = gn_number_text (view->beer);
      g_autofree char *gold = gn_number_text (view->gold);
      /* Translators: of a player's meeples on action cards: the beer they need, and what the player has */
      g_autofree char *text = view->needs_beer ? gn_fill (_("needs {n}, has {beer} and {gold} gold"), "n", n, "beer",
                                                          beer, "gold", gold, NULL)
                                               : g_strdup (_("needs none"));
      GtkWidget *words = gn_line (text, view->short_by ? "note rise-short" : "note");
      GtkWidget *column = gn_column (0, NULL);

      gn_append (column, name, words, NULL);
      gn_append (row, gn_seat_token_new (gn_seat_paint (scene->match, seat), 20), column, NULL);
      gtk_box_append (GTK_BOX (list), row);
    }
}

/* ---- A rampage -------------------------------------------------------------------------------- */

static const char *
answer (const RiseScene *scene,
        int              owner)
{
  const RiseRampageView *view = &scene->rampage;

  if (view->bribed[owner] == 1)
    return _("protected");
  if (view->bribed[owner] == 2)
    return _("no bribe");
  return view->asked == owner ? _("is asked") : _("not asked yet");
}

static GtkWidget *
answer_button (const char *label,
               const char *spec)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.move");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", spec);
  return button;
}

/* The player who is asked says yes or no with one click; where bribes are secret, behind the curtain. */
static GtkWidget *
answers_new (const RiseScene *scene)
{
  const RiseRampageView *view = &scene->rampage;
  GtkWidget *row = NULL;
  GnMoveList legal;

  if (!scene->panel || !scene->present || view->asked < 0
      || gn_arg_is_secret (scene->match, &scene->match->game->verbs[RISE_V_BRIBE].args[0]))
    return NULL;

  gn_move_list_init (&legal);
  gn_match_table_legal (gn_panel_get_table (scene->panel), GN_PUBLIC, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const int gold = legal.move[i].verb == RISE_V_BRIBE ? legal.move[i].arg[RISE_A_BRIBE] : GN_NONE;

      if (gold < 0)
        continue;

      g_autofree char *n = gn_number_text (gold);
      g_autofree char *pay = gn_fill (_("Pay {n} gold"), "n", n, NULL);
      g_autofree char *spec = g_strdup_printf ("bribe gold=%d", gold);

      if (!row)
        {
          row = gn_row (6, "rise-answers");
          gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
        }
      gtk_box_append (GTK_BOX (row), answer_button (gold ? pay : _("No bribe"), spec));
    }
  gn_move_list_clear (&legal);
  return row;
}

gboolean
rise_rampage_update (GtkWidget       *rampage,
                     const RiseScene *scene)
{
  const RiseRampageView *view = &scene->rampage;
  GtkWidget *list = gtk_widget_get_last_child (rampage);

  gn_box_clear (list);
  if (!scene->rampages)
    return FALSE;

  GtkWidget *head = gn_row (6, NULL);

  g_autofree char *place = rise_name (scene->match, RISE_DOMAIN_TILE, view->place);
  g_autofree char *bribe = view->bribe >= 0 ? gn_number_text (view->bribe) : g_strdup ("?");
  g_autofree char *eaten = gn_number_text (view->total);
  g_autofree char *fill = view->fill >= 0 ? gn_number_text (view->fill) : g_strdup ("?");
  /* Translators: the dragon's rampage: eaten so far, and what fills it: "2 of 4" */
  g_autofree char *total = gn_fill (_("{n} of {all}"), "n", eaten, "all", fill, NULL);
  gn_heading_set (gtk_widget_get_first_child (rampage), _("Rampage"), place);

  gn_append (head, gn_piece_new ("rise-dragon", 26), gn_figure ("rise-gold", 17, bribe, "strong numeric"), gn_spring (),
             gn_label (_("eaten"), "note"), gn_figure ("rise-cube", 17, total, "strong numeric"), NULL);
  gtk_box_append (GTK_BOX (list), head);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      const int owner = rise_each (scene, k);

      if (!(view->there >> owner & 1))
        continue;

      GtkWidget *row = gn_row (6, view->asked == owner ? "rise-need now" : "rise-need");
      g_autofree char *name = rise_owner_name (scene->match, owner);
      g_autofree char *lost = gn_number_text (view->eaten[owner]);
      GtkWidget *label = gn_line (name, "strong");

      gtk_widget_set_hexpand (label, TRUE);
      gn_append (row, rise_owner_token (scene->match, owner, 18), label, gn_label (answer (scene, owner), "note"),
                 NULL);
      if (view->eaten[owner])
        gtk_box_append (GTK_BOX (row), gn_figure ("rise-cube", 15, lost, "numeric strong"));
      gtk_box_append (GTK_BOX (list), row);
    }

  GtkWidget *answers = answers_new (scene);

  if (answers)
    gtk_box_append (GTK_BOX (list), answers);
  return TRUE;
}
