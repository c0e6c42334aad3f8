/* wiz-ask.c: the current question on the table: sets, cards, a trade, a choice, a free text
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-ask.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/name.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "wiz-barter.h"
#include "wiz-pad.h"
#include "wiz-sets.h"

#define MOST_BUTTONS 4

/* A button at the bottom, for a verb that needs only one click. */
typedef struct {
  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *key;
} Button;

struct _WizAsk {
  GnContainer   parent_instance;

  GtkWidget *token;
  GtkWidget *title;
  GtkWidget *note;
  GtkWidget *pages;
  GtkWidget *sets;
  GtkWidget *pad;
  GtkWidget *barter;
  GtkWidget *offer;      /* an offered trade: who, what, for what, whom */
  GtkWidget *offer_from;
  GtkWidget *offer_give;
  GtkWidget *offer_get;
  GtkWidget *offer_to;
  GtkWidget *choice;     /* lists of a tile, the players in the first order */
  GtkWidget *words;      /* a free text, or what Gnomon waits for */
  GtkWidget *foot;
  Button     button[MOST_BUTTONS];
  guint      n_buttons;
  guint      n_order;    /* players clicked so far for the first order */
  gint8      order[WIZ_SEATS];
  WizLook    look;
};

G_DEFINE_FINAL_TYPE (WizAsk, wiz_ask, GN_TYPE_CONTAINER)

/* ---- Buttons ------------------------------------------------------------------- */

static void
add_button (WizAsk     *self,
            guint       verb,
            const char *spec,
            const char *words,
            gboolean    suggested)
{
  const GnVerb *told = &self->look.match->game->verbs[verb];
  Button *button = &self->button[self->n_buttons];

  if (self->n_buttons >= MOST_BUTTONS)
    return;
  self->n_buttons++;
  gtk_label_set_label (GTK_LABEL (button->label), words ? words : gn_tr (told->title));
  gtk_label_set_label (GTK_LABEL (button->key), told->key ? gn_tr (told->key) : "");
  gtk_widget_set_visible (button->key, told->key != NULL);
  gtk_widget_set_visible (button->button, TRUE);
  gn_set_class (button->button, "suggested-action", suggested);
  gn_panel_bind_move (self->look.panel, button->button, spec ? spec : told->id);
  gn_say_name (button->button, words ? words : gn_tr (told->title));
}

/* "Draw a card" on the button that starts an action which may be declined. */
static char *
action_now (const WizLook *look)
{
  for (guint number = 1; number <= WIZ_TILES; number++)
    {
      WizTile tile;

      wiz_view_tile (look->match, look->state, number, &tile);
      for (guint i = 0; tile.by >= 0 && tile.by == look->acting && i < tile.n_actions; i++)
        if (tile.action[i].state == WIZ_ACTION_NOW)
          {
            GnSay say = { 0 };

            wiz_view_action_label (look->match, look->state, &tile.action[i], look->acting, &say);
            return gn_say_text (look->match, &say, FALSE);
          }
    }
  return NULL;
}

/* Returns whether the question needs a card: one played openly, or one to discard. */
static gboolean
asks_for_card (const WizLook *look)
{
  if (!look->present)
    return FALSE;
  return look->step == WIZ_STEP_PLAY || (look->step == WIZ_STEP_KEEP && wiz_can (look, WIZ_DISCARD));
}

/* Their row keeps its place without buttons too, so that nothing above it moves; the discards have one as
 * high, and the order of play needs its height. */
static void
show_buttons (WizAsk *self)
{
  const WizLook *look = &self->look;

  self->n_buttons = 0;
  switch (look->present ? look->step : WIZ_STEP_OVER)
    {
    case WIZ_STEP_SETS:
      add_button (self, WIZ_DONE, NULL, NULL, TRUE);
      break;
    case WIZ_STEP_PERFORM:
      {
        g_autofree char *words = action_now (look);

        add_button (self, WIZ_PERFORM, NULL, words, TRUE);
        break;
      }
    case WIZ_STEP_ANSWER:
      add_button (self, WIZ_ACCEPT, NULL, NULL, TRUE);
      add_button (self, WIZ_REFUSE, NULL, NULL, FALSE);
      break;
    case WIZ_STEP_TEXT:
      /* Translators: a button: a component is moved by hand, since a text on a character says so */
      add_button (self, WIZ_ADJUST, NULL, _("Move something…"), FALSE);
      add_button (self, WIZ_CARRIED_OUT, NULL, NULL, TRUE);
      break;
    case WIZ_STEP_CLEAN_UP:
      add_button (self, WIZ_CLEAN_UP, NULL, NULL, TRUE);
      break;
    case WIZ_STEP_DRAW:
      if (wiz_can (look, WIZ_DRAW))
        add_button (self, WIZ_DRAW, NULL, NULL, TRUE);
      break;
    default:
      break;
    }
  if (look->present && wiz_can (look, WIZ_DECLINE))
    add_button (self, WIZ_DECLINE, NULL, NULL, FALSE);
  for (guint i = self->n_buttons; i < MOST_BUTTONS; i++)
    gtk_widget_set_visible (self->button[i].button, FALSE);
  gtk_widget_set_visible (self->foot, self->n_buttons > 0
                          || !(look->step == WIZ_STEP_ORDER || (look->step == WIZ_STEP_KEEP && asks_for_card (look))));
}

/* ---- Choices ---------------------------------------------------------------------- */

static void
say_order (WizAsk    *self,
           GtkWidget *widget)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < self->n_order; i++)
    g_string_append_printf (list, "%s%d", i ? "," : "", self->order[i]);
  self->n_order = 0;
  wiz_say (widget, "%s %s=%s", self->look.match->game->verbs[WIZ_ORDER].id,
           self->look.match->game->verbs[WIZ_ORDER].args[0].name, list->str);
  g_string_free (list, TRUE);
}

static void fill_order (WizAsk *self);

static void
on_order (GtkWidget *space,
          WizAsk    *self)
{
  const gint8 seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "seat"));

  for (guint i = 0; i < self->n_order; i++)
    if (self->order[i] == seat)
      {
        /* a second click undoes it, and all later ones */
        self->n_order = i;
        fill_order (self);
        return;
      }
  self->order[self->n_order++] = seat;
  /* The last marker has only one owner left. */
  if (self->n_order + 1 == self->look.match->n_seats)
    for (int other = 0; other < self->look.match->n_seats; other++)
      {
        gboolean named = FALSE;

        for (guint i = 0; i < self->n_order; i++)
          named |= self->order[i] == other;
        if (!named)
          {
            self->order[self->n_order++] = other;
            break;
          }
      }
  if (self->n_order == self->look.match->n_seats)
    say_order (self, space);
  else
    fill_order (self);
}

/* Markers are drawn one after the other: a click names the owner of each. */
static void
fill_order (WizAsk *self)
{
  const WizLook *look = &self->look;
  GtkWidget *focus = gtk_widget_get_focus_child (self->choice);
  const int focused = focus ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (focus), "seat")) : -1;

  gn_box_clear (self->choice);
  for (int seat = 0; seat < look->match->n_seats; seat++)
    {
      GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, 44);
      GtkWidget *row = gn_row (8, NULL);
      int place = 0;

      for (guint i = 0; i < self->n_order; i++)
        if (self->order[i] == seat)
          place = i + 1;
      gtk_box_append (GTK_BOX (row), gn_seat_token_new (wiz_look_paint (look, seat), 28));
      GtkWidget *name = gn_label (wiz_look_name (look, seat), "strong");
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_box_append (GTK_BOX (row), name);
      if (place)
        gtk_box_append (GTK_BOX (row), gn_label_number (place, "figure"));
      gn_space_add (GN_SPACE (space), row);
      gn_add_classes (space, "card wiz-choice");
      gn_set_class (space, "chosen", place > 0);
      gn_say_name (space, wiz_look_name (look, seat));
      g_object_set_data (G_OBJECT (space), "seat", GINT_TO_POINTER (seat));
      g_signal_connect (space, "clicked", G_CALLBACK (on_order), self);
      gtk_box_append (GTK_BOX (self->choice), space);
      if (seat == focused)
        gtk_widget_grab_focus (space);
    }
}

/* The lists of a tile that the player picks one of. */
static void
fill_picks (WizAsk *self)
{
  const WizLook *look = &self->look;

  gn_box_clear (self->choice);
  for (guint number = 1; number <= WIZ_TILES; number++)
    {
      WizTile tile;

      wiz_view_tile (look->match, look->state, number, &tile);
      if (tile.by < 0 || tile.by != look->acting)
        continue;
      for (guint list = 1; list <= WIZ_PICKS; list++)
        {
          GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1);
          GtkWidget *row = gn_row (12, NULL);
          GString *said = g_string_new (NULL);
          g_autofree char *spec = g_strdup_printf ("%s %s=%u", look->match->game->verbs[WIZ_PICK].id,
                                                   look->match->game->verbs[WIZ_PICK].args[0].name, list);
          gboolean any = FALSE;

          for (guint i = 0; i < tile.n_actions; i++)
            if (tile.action[i].list == list)
              {
                GnSay say = { 0 };

                wiz_view_action_label (look->match, look->state, &tile.action[i], look->acting, &say);
                g_autofree char *text = gn_say_text (look->match, &say, FALSE);
                g_string_append_printf (said, "%s%s", said->len ? C_("list", ", ") : "", text);
                gn_append (row, gn_piece_new (wiz_view_action_icon (tile.action[i].effect), 28),
                           gn_label (text, "strong"), NULL);
                any = TRUE;
              }
          g_autofree char *name = g_string_free (said, FALSE);
          gn_space_add (GN_SPACE (space), row);
          gn_add_classes (space, "card wiz-choice");
          if (!any)
            {
              g_object_ref_sink (space);
              g_object_unref (space);
              continue;
            }
          gn_space_bind (GN_SPACE (space), look->panel, name, NULL, spec, name);
          gtk_box_append (GTK_BOX (self->choice), space);
        }
    }
}

/* "{pieces} for {pieces}" */
static void
fill_offer (WizAsk         *self,
            const WizOffer *offer)
{
  const WizLook *look = &self->look;

  gn_box_clear (self->offer_give);
  gn_box_clear (self->offer_get);
  gn_seat_token_set_colour (GN_SEAT_TOKEN (self->offer_from), wiz_look_paint (look, offer->from));
  gtk_box_append (GTK_BOX (self->offer_give), wiz_pieces_row (look, offer->give, offer->n, 40));
  gtk_box_append (GTK_BOX (self->offer_get), wiz_pieces_row (look, offer->get, offer->n, 40));
  gn_seat_token_set_colour (GN_SEAT_TOKEN (self->offer_to), wiz_look_paint (look, offer->to));
}

/* ---- Choice of the page ---------------------------------------------------------------- */

static const char *
free_text (const WizLook *look)
{
  for (guint number = 1; number <= WIZ_TILES; number++)
    {
      WizTile tile;

      wiz_view_tile (look->match, look->state, number, &tile);
      if (tile.by >= 0 && tile.by == look->acting)
        return tile.note;
    }
  return NULL;
}

/* The seat whose sets are shown while nothing else is asked. */
static int
whose (const WizLook *look)
{
  gint8 seat[WIZ_SEATS];

  if (look->state->winner >= 0)
    return look->state->winner;
  if (look->acting >= 0)
    return look->acting;
  return wiz_view_order (look->match, look->state, seat) ? seat[0] : 0;
}

static void
show_page (WizAsk     *self,
           GtkWidget  *page,
           int         seat,
           const char *title,
           const char *note)
{
  gtk_widget_set_visible (self->token, seat >= 0);
  if (seat >= 0)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (self->token), wiz_look_paint (&self->look, seat));
  gn_name_set_sentence (GN_NAME (self->title), self->look.match, title);
  gtk_label_set_label (GTK_LABEL (self->note), note ? note : "");
  gtk_stack_set_visible_child (GTK_STACK (self->pages), page);
}

/* "3 cards and 2 tokens in front" */
static char *
in_front (const WizLook *look,
          int            seat)
{
  guint cards = 0, tokens = 0;

  for (int card = 0; card < WIZ_CARDS; card++)
    cards += look->state->face[seat][card];
  for (int element = 0; element < WIZ_ELEMENTS; element++)
    tokens += look->state->tokens[seat][element];

  g_autofree char *n = gn_number_text (cards);
  g_autofree char *t = gn_number_text (tokens);
  /* Translators: the number of cards face up in front of a player */
  g_autofree char *some_cards = gn_fill (ngettext ("{n} card", "{n} cards", cards), "n", n, NULL);
  /* Translators: the number of element tokens in front of a player */
  g_autofree char *some_tokens = gn_fill (ngettext ("{n} token", "{n} tokens", tokens), "n", t, NULL);
  /* Translators: the things in front of a player: "3 cards" and "2 tokens" */
  return gn_fill (_("{cards} and {tokens} in front"), "cards", some_cards, "tokens", some_tokens, NULL);
}

static void
show_sets (WizAsk *self)
{
  const WizLook *look = &self->look;
  const int seat = whose (look);
  const gboolean choosing = look->step == WIZ_STEP_SETS && look->present;
  g_autofree char *title = choosing
    /* Translators: above a player's sets while they may be turned in */
    ? gn_fill (_("{who} may turn in sets"), "who", wiz_look_name (look, seat), NULL)
    /* Translators: above a player's sets */
    : gn_fill (_("{who}’s sets"), "who", wiz_look_name (look, seat), NULL);
  /* Translators: the way to turn in sets */
  g_autofree char *note = choosing ? g_strdup (_("click pieces, then turn them in")) : in_front (look, seat);

  wiz_sets_update (WIZ_SETS (self->sets), look, seat);
  show_page (self, self->sets, seat, title, note);
}

static void
show_pad (WizAsk *self)
{
  const WizLook *look = &self->look;
  guint n = 0, keep = 0;
  g_autofree char *title = NULL;

  wiz_view_looked (look->match, look->state, NULL, 0, &n, &keep);
  if (look->step == WIZ_STEP_KEEP)
    {
      const guint away = n > keep ? n - keep : 0;
      g_autofree char *figure = gn_number_text (away);

      /* Translators: above buttons for cards */
      title = gn_fill (ngettext ("{who} discards {n} card: which?", "{who} discards {n} cards: which?", away),
                       "who", wiz_look_name (look, look->acting), "n", figure, NULL);
    }
  else
    /* Translators: above buttons for cards */
    title = gn_fill (_("{who} plays a card: which?"), "who", wiz_look_name (look, look->acting), NULL);
  /* Translators: beside buttons for cards, which are pressed by an element's letter and the number of symbols */
  show_page (self, self->pad, look->acting, title, _("or its letter, then its number"));
  wiz_pad_update (WIZ_PAD (self->pad), look);
}

void
wiz_ask_update (WizAsk        *self,
                const WizLook *look)
{
  const char *who = look->acting >= 0 ? wiz_look_name (look, look->acting) : "";
  g_autofree char *title = NULL;

  if (look->step != WIZ_STEP_ORDER)
    self->n_order = 0;
  self->look = *look;
  if (asks_for_card (look))
    show_pad (self);
  else if (look->step == WIZ_STEP_TRADE && look->present)
    {
      wiz_barter_update (WIZ_BARTER (self->barter), look);
      /* Translators: above the pieces of all players */
      title = gn_fill (_("{who} may trade"), "who", who, NULL);
      /* Translators: the way to enter a trade */
      show_page (self, self->barter, look->acting, title, _("click one of yours and one of theirs"));
    }
  else if (look->step == WIZ_STEP_ANSWER && look->present)
    {
      WizOffer offer;

      wiz_view_offer (look->match, look->state, &offer);
      fill_offer (self, &offer);
      /* Translators: above the pieces offered and asked for */
      title = gn_fill (_("{who} offers {partner} a trade"), "who", who, "partner",
                       wiz_look_name (look, offer.to), NULL);
      show_page (self, self->offer, offer.to, title, NULL);
    }
  else if (look->step == WIZ_STEP_PICK && look->present)
    {
      fill_picks (self);
      /* Translators: above the lists of actions of a character; the player chooses one list */
      title = gn_fill (_("{who} chooses one"), "who", who, NULL);
      show_page (self, self->choice, look->acting, title, NULL);
    }
  else if (look->step == WIZ_STEP_ORDER && look->present)
    {
      fill_order (self);
      /* Translators: above the players, whose markers are drawn one by one for the first round */
      show_page (self, self->choice, -1, _("Whose marker comes out?"), _("first, second …"));
    }
  else if (look->step == WIZ_STEP_TEXT)
    {
      const char *words = free_text (look);

      /* Translators: above a free text on a character */
      title = gn_fill (_("{who} does what the character says"), "who", who, NULL);
      gtk_label_set_label (GTK_LABEL (self->words), words ? words : "");
      show_page (self, self->words, look->acting, title, NULL);
    }
  else
    show_sets (self);
  show_buttons (self);
}

gboolean
wiz_ask_key (WizAsk *self,
             guint   keyval)
{
  const WizLook *look = &self->look;
  const gunichar c = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  if (!look->present || !c)
    return FALSE;
  if (gtk_stack_get_visible_child (GTK_STACK (self->pages)) == self->pad)
    return wiz_pad_key (WIZ_PAD (self->pad), keyval);
  if (look->step == WIZ_STEP_SETS)
    return wiz_sets_key (WIZ_SETS (self->sets), c);
  if (look->step == WIZ_STEP_ORDER && c >= '1' && c < (gunichar) ('1' + look->match->n_seats))
    {
      guint n = c - '1';
      GtkWidget *space = gtk_widget_get_first_child (self->choice);

      while (n-- && space)
        space = gtk_widget_get_next_sibling (space);
      if (space)
        on_order (space, self);
      return TRUE;
    }
  return FALSE;
}

guint64
wiz_ask_placed (const WizLook *look)
{
  const guint all[] = { WIZ_TAKE, WIZ_DRAW, WIZ_PLAY, WIZ_KEEP, WIZ_DISCARD, WIZ_DISCARD_LOOKED, WIZ_TRADE_PIECES,
                        WIZ_ACCEPT, WIZ_REFUSE, WIZ_DECLINE,
                        WIZ_PERFORM, WIZ_PICK, WIZ_TURN_IN, WIZ_DONE, WIZ_CLEAN_UP, WIZ_CARRIED_OUT, WIZ_AGREE_ORDER };
  guint64 bits = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    bits |= G_GUINT64_CONSTANT (1) << all[i];
  return bits;
}

/* ---- The widget ---------------------------------------------------------------------------- */

static void
wiz_ask_class_init (WizAskClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_NAME);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (WIZ_TYPE_BARTER);
  g_type_ensure (WIZ_TYPE_PAD);
  g_type_ensure (WIZ_TYPE_SETS);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/ask.ui");
  gn_bind_children (widget_class, WizAsk, token, title, note, pages, sets, pad, barter, offer, offer_from, offer_give,
                    offer_get, offer_to, choice, words, foot);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "ask");
}

static void
make_button (WizAsk *self,
             Button *button)
{
  GtkWidget *row = gn_row (8, NULL);

  button->label = gn_label (NULL, NULL);
  button->key = gn_label (NULL, "key");
  gtk_widget_set_valign (button->key, GTK_ALIGN_CENTER);
  gn_append (row, button->label, button->key, NULL);
  button->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button->button), row);
  gn_add_classes (button->button, "wiz-do");
  gn_panel_set_state_classes (button->button, GN_STATE_CLASSES_CANNOT);
  gtk_box_append (GTK_BOX (self->foot), button->button);
}

static void
wiz_ask_init (WizAsk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < MOST_BUTTONS; i++)
    make_button (self, &self->button[i]);
}

void
wiz_ask_set_tight (WizAsk  *self,
                   gboolean tight)
{
  wiz_pad_set_tight (WIZ_PAD (self->pad), tight);
}
