/* hand-view.c: the hand of the player who looks, as large cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "hand-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"
#include "panels/layout/roving.h"
#include "panels/panel/hand.h"
#include "panels/things/space.h"

#define CARD_WIDTH  156   /* in a window 750 high; larger in a larger one */
#define CARD_HEIGHT 218
#define ART         58
#define GAP         10
#define RING        6
#define TITLE_GAP   2
#define LEAST_HIGH  150
#define FIRST_HIGH  750
#define MOST_ZOOM   2.0
#define WELL_READ   0.85  /* no card is smaller: there are more rows then, and those without room are scrolled to */
#define DIGITS      9

/* ---- The cards, side by side ----------------------------------------------- */

#define GN_TYPE_HAND_CARDS (gn_hand_cards_get_type ())
G_DECLARE_FINAL_TYPE (GnHandCards, gn_hand_cards, GN, HAND_CARDS, GnContainer)

struct _GnHandCards {
  GnContainer parent_instance;

  guint       n;
  int         wide;      /* least width of a card, in units of the drawing */
  double      zoom;
};

G_DEFINE_FINAL_TYPE (GnHandCards, gn_hand_cards, GN_TYPE_CONTAINER)

/* No narrower than what is on any of them. */
static int
card_width (GnHandCards *self)
{
  int most = self->wide;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card;
       card = gtk_widget_get_next_sibling (card))
    {
      int least;

      gn_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
      most = MAX (most, least);
    }
  return most;
}

/* As high as the card with the most words: nothing that is printed on one is left out. */
static int
card_height (GnHandCards *self)
{
  const int wide = card_width (self);
  int most = CARD_HEIGHT;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card;
       card = gtk_widget_get_next_sibling (card))
    {
      int height;

      gn_measure (card, GTK_ORIENTATION_VERTICAL, wide, NULL, &height);
      most = MAX (most, height);
    }
  return most;
}

/* How many stand in a row, and how large they are, in that width. Plain rows: turned or overlapping, their figures
 * would be blurred or covered. Those of several rows are smaller, which leaves more of the table in view. */
static guint
arrange (GnHandCards *self,
         int          width,
         double      *scale)
{
  const double small = WELL_READ * MAX (self->zoom, 1);
  const int wide = card_width (self);

  for (guint rows = 1; rows <= MAX (self->n, 1); rows++)
    {
      const guint each = (MAX (self->n, 1) + rows - 1) / rows;
      const double fits = ((double) (width + GAP) / each - GAP) / wide;

      *scale = MIN (fits, rows > 1 ? MIN (small, self->zoom) : self->zoom);
      if (fits >= WELL_READ || each == 1)
        {
          *scale = MAX (*scale, 0.1);
          return each;
        }
    }
  return 1;
}

static GtkSizeRequestMode
gn_hand_cards_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_hand_cards_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  GnHandCards *self = GN_HAND_CARDS (widget);
  const int all = self->n ? (int) ceil (self->n * (card_width (self) * self->zoom + GAP)) - GAP : 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = all;
      *minimum = MIN (all, 150);
      return;
    }

  double scale;
  const guint in_row = arrange (self, for_size < 0 ? all : for_size, &scale);
  const guint rows = (self->n + in_row - 1) / in_row;

  *minimum = *natural = rows ? (int) (ceil (card_height (self) * scale) + GAP) * (int) rows - GAP : 0;
}

static void
gn_hand_cards_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  GnHandCards *self = GN_HAND_CARDS (widget);
  const gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double scale;
  const guint in_row = arrange (self, width, &scale);
  const int wide = card_width (self), tall = card_height (self);
  guint i = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card; card = gtk_widget_get_next_sibling (card), i++)
    {
      const guint in_this = MIN (in_row, self->n - i / in_row * in_row);
      const double step = wide * scale + GAP, left = (width - in_this * step + GAP) / 2;
      const guint column = reversed ? in_this - 1 - i % in_row : i % in_row;
      const double x = floor (left + column * step), y = floor (i / in_row * (ceil (tall * scale) + GAP));
      GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));

      gtk_widget_allocate (card, wide, tall, -1, gsk_transform_scale (transform, (float) scale, (float) scale));
    }
}

static gboolean
gn_hand_cards_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  return gn_roving_focus (widget, direction);
}

static void
gn_hand_cards_class_init (GnHandCardsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = gn_hand_cards_get_request_mode;
  widget_class->measure = gn_hand_cards_measure;
  widget_class->size_allocate = gn_hand_cards_size_allocate;
  widget_class->focus = gn_hand_cards_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_hand_cards_init (GnHandCards *self)
{
  self->zoom = 1;
  self->wide = CARD_WIDTH;
}

/* ---- What a card can be chosen for ------------------------------------------- */

struct _GnHandView {
  GnContainer   parent_instance;

  GnTableModel *model;
  GnPanel      *panel;
  GtkWidget    *title;
  GtkWidget    *scrolled;
  GtkWidget    *cards;
  gboolean      is_all;
  guint         n_can;    /* cards that can be chosen now, without those that are */
  GArray       *picked;   /* GnThing: some of the cards that a move takes several of, in no order */
  int           picker;   /* who has picked them, and before which entry */
  guint         step;
};

G_DEFINE_FINAL_TYPE (GnHandView, gn_hand_view, GN_TYPE_CONTAINER)

/* The argument of @move that is the card, or NULL. */
static const GnArg *
names (const GnMatch *match,
       const GnMove  *move,
       GnThing        card)
{
  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind; arg++)
    {
      const int n = arg->kind == GN_ARG_THING ? 1 : arg->kind == GN_ARG_LIST ? move->arg[arg->at] : 0;
      const int from = arg->at + (arg->kind == GN_ARG_LIST);

      for (int i = 0; arg->domain == card.domain && i < n; i++)
        if (move->arg[from + i] == card.value)
          return arg;
    }
  return NULL;
}

/* Where the card is in those picked, or -1. */
static int
find_picked (GnHandView *self,
             GnThing     card)
{
  for (guint i = 0; i < self->picked->len; i++)
    {
      const GnThing *picked = &g_array_index (self->picked, GnThing, i);

      if (picked->domain == card.domain && picked->value == card.value)
        return (int) i;
    }
  return -1;
}

/* Whether the card has been chosen for the move that is being entered. */
static gboolean
is_chosen (GnHandView *self,
           int         seat,
           GnThing     card)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);

  if (find_picked (self, card) >= 0)
    return TRUE;

  const GnArg *arg = partial && partial->seat == seat
                       ? names (gn_table_model_get_match (self->model), partial, card) : NULL;

  return arg && arg->kind == GN_ARG_THING;
}

/* Copies to @to those arguments of @from that are in the domain of the card and are chosen already, or are the card.
 * Returns: how many of those that are chosen */
static guint
take_cards (GnHandView   *self,
            int           seat,
            GnThing       card,
            const GnMove *from,
            GnMove       *to)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  guint n = 0;

  gn_move_open (match->game, to, seat, from->verb);
  for (const GnArg *arg = match->game->verbs[from->verb].args; arg->kind; arg++)
    if (arg->kind == GN_ARG_THING && arg->domain == card.domain && from->arg[arg->at] >= 0)
      {
        const gboolean chosen = is_chosen (self, seat, GN_THING (card.domain, from->arg[arg->at]));

        n += chosen;
        if (chosen || from->arg[arg->at] == card.value)
          to->arg[arg->at] = from->arg[arg->at];
      }
  return n;
}

/* How many cards of that domain are chosen for the move that is being entered. */
static guint
count_chosen (GnHandView *self,
              int         seat,
              GnThing     card)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  GnMove taken;

  return MAX (self->picked->len, partial && partial->seat == seat ? take_cards (self, seat, card, partial, &taken) : 0);
}

/* Whether @move names all that have been picked, and @card. */
static gboolean
names_picked (GnHandView   *self,
              const GnMove *move,
              GnThing       card)
{
  const GnMatch *match = gn_table_model_get_match (self->model);

  for (guint i = 0; i < self->picked->len; i++)
    if (!names (match, move, g_array_index (self->picked, GnThing, i)))
      return FALSE;
  return names (match, move, card) != NULL;
}

/* Whether more cards have to be picked after @card, before one can say what the move is: several moves are left, all of
 * one kind, and they take as many cards, in any order. */
static gboolean
is_one_of_several (GnHandView *self,
                   int         seat,
                   GnThing     card)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnMove *partial = gn_table_model_get_partial (self->model), *first = NULL;
  const gboolean open = !partial || partial->seat != seat;
  guint n = 0, left = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      guint named = 0;

      if (move->seat != seat || !names_picked (self, move, card))
        continue;
      for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind; arg++)
        {
          if (arg->domain == card.domain && arg->kind != GN_ARG_THING)
            return FALSE;
          named += arg->domain == card.domain && move->arg[arg->at] >= 0;
        }
      if (first && (move->verb != first->verb || named != n))
        return FALSE;
      first = move;
      n = named;
      left++;
    }
  return left > 1 && n > self->picked->len + 1 && (open || partial->verb == first->verb);
}

/* The move with that card, and those chosen before it, and the rest open; NULL: there is none. @several: it can be
 * used for more than one. */
static char *
find_move (GnHandView *self,
           int         seat,
           GnThing     card,
           gboolean   *several)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const guint chosen = count_chosen (self, seat, card);
  GnMove first = { 0 };
  gboolean found = FALSE;

  *several = FALSE;
  for (guint i = 0; i < legal->n; i++)
    {
      const GnArg *arg = legal->move[i].seat == seat ? names (match, &legal->move[i], card) : NULL;
      GnMove move;

      if (!arg || arg->kind != GN_ARG_THING || (chosen && partial && legal->move[i].verb != partial->verb)
          || take_cards (self, seat, card, &legal->move[i], &move) < chosen)
        continue;
      if (!found)
        first = move;
      found = TRUE;
      *several |= move.verb != first.verb;
    }
  if (!found)
    return NULL;

  g_autofree char *spec = gn_move_to_spec (match, &first);
  return g_strdup_printf ("@%d %s", seat, spec);
}

/* What is asked of the card where the seat has to say the same of one of them, as to lose one; NULL: there is more to
 * say. */
static char *
find_asked (GnHandView *self,
            int         seat,
            GnThing     card)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnVerb *verb = NULL;

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].seat == seat)
      {
        const GnVerb *other = &match->game->verbs[legal->move[i].verb];

        if (verb && verb != other)
          return NULL;
        verb = other;
      }
  for (const GnArg *arg = verb ? verb->args : NULL; arg && arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_THING && arg->domain == card.domain)
      return g_strdup_printf ("@%d %s %s=%s", seat, verb->id, arg->name, gn_thing_id (match, card));
  return NULL;
}

/* Whether each move of the seat names one of the cards. */
static gboolean
is_all (GnHandView *self,
        int         seat,
        GPtrArray  *hand)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      gboolean named = FALSE;

      if (legal->move[i].seat != seat)
        continue;
      n++;
      for (guint k = 0; k < hand->len && !named; k++)
        {
          const GnArg *arg = names (match, &legal->move[i], ((GnHandCard *) hand->pdata[k])->thing);

          named = arg && arg->kind == GN_ARG_THING;
        }
      if (!named)
        return FALSE;
    }
  return n > 0;
}

/* ---- A card -------------------------------------------------------------------- */

static GtkWidget *
centred (const char *text,
         const char *classes)
{
  GtkWidget *label = gn_label (text, classes);

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER,
                "max-width-chars", 1, "hexpand", TRUE, NULL);
  return label;
}

static GtkWidget *
new_face (GnHandCard *card)
{
  GtkWidget *column = gn_column (3, "hand-face");

  if (card->face)
    {
      gtk_widget_set_halign (card->face, GTK_ALIGN_CENTER);
      gtk_widget_set_vexpand (card->face, TRUE);
      gtk_box_append (GTK_BOX (column), card->face);
      if (!card->told)
        gtk_box_append (GTK_BOX (column), centred (card->name, "hand-name"));
      return column;
    }

  GtkWidget *art = gn_row (0, "hand-art"), *piece = gn_piece_new (card->piece, ART);

  gtk_widget_set_hexpand (piece, TRUE);
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (art), piece);
  gn_append (column, art, centred (card->name, "hand-name"), NULL);
  if (card->kind && *card->kind)
    gtk_box_append (GTK_BOX (column), centred (card->kind, "hand-kind"));
  if (card->text && *card->text)
    gtk_box_append (GTK_BOX (column), centred (card->text, "hand-text"));
  return column;
}

static void
add_words (GString    *words,
           const char *more)
{
  if (more && *more)
    g_string_append_printf (words, "%s%s", words->len ? ". " : "", more);
}

/* "Ember collar: 5 rubies": what a card says may begin with its name. */
static gboolean
says_name (const GnHandCard *card)
{
  const char *rest = card->text && g_str_has_prefix (card->text, card->name) ? card->text + strlen (card->name) : NULL;

  return rest && !card->kind && !g_unichar_isalnum (g_utf8_get_char (rest));
}

/* Takes a card to those picked, or puts it back. */
static void
on_picked (GtkWidget  *space,
           GnHandView *self)
{
  const GnThing *card = g_object_get_data (G_OBJECT (space), "gn-card");
  const int at = find_picked (self, *card);
  guint nth = 0;

  for (GtkWidget *other = space; (other = gtk_widget_get_prev_sibling (other));)
    nth++;
  if (at >= 0)
    g_array_remove_index (self->picked, (guint) at);
  else
    g_array_append_vals (self->picked, card, 1);
  gn_hand_view_show (self, self->picker);
  gtk_widget_grab_focus (gn_hand_view_get_card (self, nth));
}

static GtkWidget *
new_card (GnHandView *self,
          int         seat,
          GnHandCard *card,
          guint       nth)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GtkWidget *space = gn_space_new (GN_SHAPE_BOX, -1, -1), *column = gn_column (4, "hand-column");
  gboolean several;
  const gboolean chosen = is_chosen (self, seat, card->thing);
  const gboolean picks = find_picked (self, card->thing) >= 0 || is_one_of_several (self, seat, card->thing);
  g_autofree char *move = find_move (self, seat, card->thing, &several);
  g_autofree char *thing = several ? g_strdup_printf ("%s:%s", match->game->domains[card->thing.domain].id,
                                                      gn_thing_id (match, card->thing)) : NULL;
  g_autofree char *asked = move ? NULL : find_asked (self, seat, card->thing);
  const char *spec = move ? move : asked ? asked : card->spec;
  g_autofree char *why = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  GtkWidget *face = new_face (card);

  if (!move && spec && gn_panel_is_present (self->panel))
    gn_panel_can (self->panel, spec, &why, NULL);
  gtk_widget_set_vexpand (face, TRUE);
  gtk_box_append (GTK_BOX (column), face);
  if (card->note && *card->note)
    gtk_box_append (GTK_BOX (column), centred (card->note, "hand-note"));
  if (why)
    gtk_box_append (GTK_BOX (column), centred (why, "hand-why"));
  gn_space_add (GN_SPACE (space), column);
  if (nth < DIGITS)
    {
      g_autofree char *digit = gn_number_text ((int) nth + 1);
      GtkWidget *key = gn_label (digit, "key");

      g_object_set (key, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_START, "margin-start", 6, "margin-top", 6,
                    NULL);
      gn_space_add (GN_SPACE (space), key);
    }
  gn_add_classes (space, move ? "card choice hand-card" : "card hand-card");
  gn_set_class (space, "chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_STATE_PRESSED, chosen, -1);
  self->n_can += move && !chosen;

  add_words (words, says_name (card) ? NULL : card->name);
  add_words (words, card->kind);
  add_words (words, card->text);
  add_words (words, card->note);
  /* what can be done by its owner only is bound as any other thing on the table */
  gn_space_bind (GN_SPACE (space), picks ? NULL : self->panel, words->str, thing, picks ? NULL : spec, card->text);
  if (picks)
    {
      gn_panel_bind_state (self->panel, space, spec);
      g_object_set_data_full (G_OBJECT (space), "gn-card", g_memdup2 (&card->thing, sizeof card->thing), g_free);
      g_signal_connect (space, "clicked", G_CALLBACK (on_picked), self);
    }
  return space;
}

/* ---- The view -------------------------------------------------------------------- */

guint
gn_hand_view_show (GnHandView *self,
                   int         seat)
{
  GnPanelClass *class = GN_PANEL_GET_CLASS (self->panel);
  g_autoptr (GPtrArray) hand = NULL;
  GnHandCards *cards = GN_HAND_CARDS (self->cards);
  int width, height;

  const guint step = gn_match_table_get_n_steps (gn_table_model_get_table (self->model));
  if (seat >= 0 && (self->picker != seat || self->step != step))
    {
      self->picker = seat;
      self->step = step;
      g_array_set_size (self->picked, 0);
    }
  if (seat >= 0 && class->hand && gn_table_model_get_viewer (self->model) == seat)
    hand = class->hand (self->panel, gn_table_model_state (self->model), seat);
  if (gtk_widget_get_first_child (self->cards))
    gn_leave_focus (self->cards);
  gn_container_clear (self->cards);
  cards->n = hand ? hand->len : 0;
  cards->wide = CARD_WIDTH;
  for (guint i = 0; hand && i < hand->len; i++)
    cards->wide = MAX (cards->wide, ((GnHandCard *) hand->pdata[i])->wide);
  gn_grow_room (GTK_WIDGET (self), &width, &height);
  cards->zoom = height > 0 ? CLAMP ((double) height / FIRST_HIGH, WELL_READ, MOST_ZOOM) : 1;
  self->n_can = 0;
  self->is_all = hand && is_all (self, seat, hand);
  gtk_widget_set_visible (GTK_WIDGET (self), hand != NULL);
  if (!hand)
    {
      gtk_label_set_label (GTK_LABEL (self->title), "");
      gn_say_name (self->cards, "");
      return 0;
    }

  const GnMatch *match = gn_table_model_get_match (self->model);
  /* Translators: above the cards of a hand that only their owner sees */
  g_autofree char *title = gn_fill (_("Cards that only {who} sees"), "who", gn_match_name (match, seat), NULL);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gn_say_name (self->cards, title);
  for (guint i = 0; i < hand->len; i++)
    gtk_widget_set_parent (new_card (self, seat, hand->pdata[i], i), self->cards);
  return hand->len;
}

gboolean
gn_hand_view_is_all (GnHandView *self)
{
  return self->is_all;
}

guint
gn_hand_view_can (GnHandView *self)
{
  return self->n_can;
}

GtkWidget *
gn_hand_view_get_card (GnHandView *self,
                       guint       nth)
{
  GtkWidget *card = gtk_widget_get_first_child (self->cards);

  while (card && nth--)
    card = gtk_widget_get_next_sibling (card);
  return card;
}

gboolean
gn_hand_view_key (GnHandView *self,
                  guint       keyval)
{
  const int digit = (int) gdk_keyval_to_unicode (keyval) - '1';
  GtkWidget *card = digit >= 0 && digit < DIGITS ? gn_hand_view_get_card (self, digit) : NULL;

  if (!card || !gtk_widget_get_mapped (card))
    return FALSE;
  g_signal_emit_by_name (card, "clicked");
  return TRUE;
}

static GtkSizeRequestMode
gn_hand_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as all rows, if there is room: a scrolled window does not know how many rows a width gives. */
static void
gn_hand_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  GnHandView *self = GN_HAND_VIEW (widget);
  int title, least, wish;

  gn_measure (self->title, orientation, -1, NULL, &title);
  gn_measure (self->cards, orientation, for_size, &least, &wish);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (title, wish) : title + TITLE_GAP + wish;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least : title + TITLE_GAP + MIN (wish, LEAST_HIGH);
}

static void
gn_hand_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GnHandView *self = GN_HAND_VIEW (widget);
  const int title = gn_height_of (self->title), below = title + TITLE_GAP;

  gtk_widget_size_allocate (self->title, &(GtkAllocation) { 0, 0, width, title }, -1);
  gtk_widget_size_allocate (self->scrolled, &(GtkAllocation) { 0, below, width, MAX (height - below, 0) }, -1);
}

static void
gn_hand_view_dispose (GObject *object)
{
  GnHandView *self = GN_HAND_VIEW (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->picked, g_array_unref);
  G_OBJECT_CLASS (gn_hand_view_parent_class)->dispose (object);
}

static void
gn_hand_view_class_init (GnHandViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_hand_view_dispose;
  widget_class->get_request_mode = gn_hand_view_get_request_mode;
  widget_class->measure = gn_hand_view_measure;
  widget_class->size_allocate = gn_hand_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_hand_view_init (GnHandView *self)
{
  self->picked = g_array_new (FALSE, FALSE, sizeof (GnThing));
  self->picker = -1;
  self->title = gn_line (NULL, "hand-title");
  /* around them: the ring of a card that can be chosen */
  self->cards = g_object_new (GN_TYPE_HAND_CARDS, "margin-top", RING, "margin-bottom", RING, "margin-start", RING,
                              "margin-end", RING, NULL);
  /* its bar stays in view: the rows below it are not to be overlooked */
  self->scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->cards, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "overlay-scrolling", FALSE, NULL);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
gn_hand_view_set_model (GnHandView   *self,
                        GnTableModel *model,
                        GnPanel      *panel)
{
  g_set_object (&self->model, model);
  self->panel = panel;
}
