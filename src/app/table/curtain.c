/* curtain.c: curtain over the table for things that only one person may see
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "curtain.h"

#include <glib/gi18n.h>

#include "app/entry/move-form.h"
#include "hand-view.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "sheets/pieces.h"
#include "panels/layout/container.h"

/* µs: after a shorter click it stays open until the next, for people who cannot hold the button */
#define SHORT_CLICK (250 * 1000)
#define PHONE       520   /* width below which a form has its parts one below the other */

struct _GnCurtain {
  GtkWidget parent_instance;

  GnTableModel    *model;
  GnPanel   *panel;
  int        seat;
  gboolean   here;       /* who looked last is the one who plays: the laptop is still there */
  int        foot;       /* height of what stays in view below the open card */
  gboolean   up;
  gboolean   held;
  gboolean   by_key;     /* a key holds it open, not the pointer */
  gboolean   looked;
  gboolean   decision;
  gint64     pressed_at;
  GnMoveForm *form;
  GnInstructionBar *cardboard;   /* the bar of the table below */
  GnStory   *story;      /* a story of which the seat may read more than the others */

  GtkWidget   *stack;
  GtkWidget   *to_do;
  GnRichLabel    *to_do_text;
  GnSeatToken *token;
  GtkLabel    *title;
  GtkLabel    *others;
  GtkButton   *hold_button;
  GtkButton   *done_button;
  GtkWidget   *open_card;
  GnSeatToken *open_token;
  GtkLabel    *open_title;
  GtkBox      *facts;
  GnHandView  *hand;
  GtkWidget   *let_go;
  GtkButton   *cover_button;
};

G_DEFINE_FINAL_TYPE (GnCurtain, gn_curtain, GTK_TYPE_WIDGET)

enum { HELD, FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

char *
gn_curtain_others (const GnMatch *match,
                   int            seat)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < match->n_seats; i++)
    if (i != seat)
      g_ptr_array_add (names, (gpointer) gn_match_name (match, i));

  switch (names->len)
    {
    case 0:
      return g_strdup ("");
    case 1:
      return gn_fill (_("{who} looks away"), "who", names->pdata[0], NULL);
    case 2:
      return gn_fill (_("{one} and {two} look away"), "one", names->pdata[0], "two", names->pdata[1], NULL);
    case 3:
      return gn_fill (_("{one}, {two} and {three} look away"), "one", names->pdata[0], "two", names->pdata[1],
                      "three", names->pdata[2], NULL);
    default:
      return g_strdup (_("Everybody else looks away"));
    }
}

/* The secret text exists only while the curtain is held open: when it is covered, it is gone for every reader,
 * screen readers included. */
static void
show_facts (GnCurtain *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);

  gn_container_clear (GTK_WIDGET (self->facts));
  for (guint i = 0; self->held && self->story && i < self->story->n; i++)
    if (self->story->fact[i].viewers != GN_ALL_SEE && (self->story->fact[i].viewers & GN_SEES (self->seat)))
      {
        GtkWidget *rich_label = gn_rich_label_new ();

        gn_rich_label_set_icon_size (GN_RICH_LABEL (rich_label), 26);
        gn_rich_label_set_say (GN_RICH_LABEL (rich_label), match, &self->story->fact[i].say, FALSE, FALSE);
        gtk_widget_add_css_class (rich_label, "secret-fact");
        gtk_box_append (self->facts, rich_label);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->facts), gtk_widget_get_first_child (GTK_WIDGET (self->facts)) != NULL);
}

/* Instructions to everybody before the laptop goes round: the line with them is below the curtain. */
static void
show_to_do (GnCurtain *self)
{
  gtk_widget_set_visible (self->to_do, gn_instruction_bar_write (self->cardboard, self->to_do_text));
}

/* A tooltip of the table stays until the pointer moves: it would tell a secret, or cover the title. */
static gboolean
hide_tooltip (gpointer data)
{
  if (gtk_widget_get_mapped (data))
    gtk_widget_trigger_tooltip_query (data);
  return G_SOURCE_REMOVE;
}

static void
show_held (GnCurtain *self)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), self->held ? "open" : "covered");
  gtk_widget_set_visible (self->let_go, self->by_key);
  gn_set_class (GTK_WIDGET (self), "covered", gn_curtain_is_covered (self));
  /* after the layout: only then is the curtain what lies under the pointer */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, hide_tooltip, g_object_ref (self), g_object_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->done_button), self->looked || self->decision);
  gtk_button_set_label (self->done_button, self->looked && !self->decision ? _("Done, give it back") : _("Later"));
}

static gboolean
shows_form (GnCurtain *self)
{
  return self->form && gtk_widget_get_visible (GTK_WIDGET (self->form));
}

/* The hand itself is what is chosen from where that is all there is to choose; otherwise the form is. */
static void
show_form (GnCurtain *self)
{
  const gboolean entering = self->held && gn_table_model_is_entering (self->model);
  const gboolean by_hand = self->held && gn_hand_view_is_all (self->hand);

  if (entering && !self->form)
    {
      self->form = GN_MOVE_FORM (gn_move_form_new (self->model, self->panel));
      gtk_box_insert_child_after (GTK_BOX (self->open_card), GTK_WIDGET (self->form), GTK_WIDGET (self->hand));
    }
  if (self->form && self->held)
    gn_move_form_refresh (self->form);
  /* once no card is left to choose, it asks for the rest: to whom the card goes */
  if (self->form)
    gtk_widget_set_visible (GTK_WIDGET (self->form), entering && (!by_hand || !gn_hand_view_can (self->hand)));
  gtk_widget_set_visible (GTK_WIDGET (self->hand),
                          gn_hand_view_get_card (self->hand, 0)
                          && (by_hand || !entering
                              || (gn_hand_view_can (self->hand) && !gn_move_form_is_own (self->form))));
}

/* Asks for the decision: the first move that there is now, open. */
static void
begin (GnCurtain *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);

  gn_hand_view_show (self->hand, self->seat);
  for (guint i = 0; self->decision && i < legal->n; i++)
    if (legal->move[i].seat == self->seat)
      {
        GnMove open;

        gn_move_open (match->game, &open, self->seat, legal->move[i].verb);
        gn_table_model_enter (self->model, &open);
        break;
      }
  show_form (self);
  /* While Space is held, the arrow keys move among the things shown. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->hand)))
    {
      GtkWidget *card;
      guint k = 0;

      /* a card that can be chosen, or Enter would be refused */
      while ((card = gn_hand_view_get_card (self->hand, k)) && !gtk_widget_has_css_class (card, "choice"))
        k++;
      if (!card || !gtk_widget_grab_focus (card))
        gtk_widget_child_focus (GTK_WIDGET (self->hand), GTK_DIR_TAB_FORWARD);
    }
  else if (self->form && gn_move_form_is_own (self->form))
    gn_move_form_grab (self->form);
}

void
gn_curtain_hold (GnCurtain *self,
                 gboolean   held)
{
  if (!self->up || self->held == held)
    return;

  self->held = held;
  self->looked |= held;
  if (!held)
    {
      gn_hand_view_show (self->hand, -1);
      if (self->form)
        gtk_widget_set_visible (GTK_WIDGET (self->form), FALSE);
    }
  show_facts (self);
  show_held (self);
  /* Update the table first: the form below shows the seat's own view. */
  g_signal_emit (self, signals[HELD], 0, held);

  if (held)
    begin (self);
  else if (self->up)
    gtk_widget_grab_focus (GTK_WIDGET (self->hold_button));
}

void
gn_curtain_go_on (GnCurtain     *self,
                  const GnStory *story)
{
  if (!self->held)
    return;
  self->decision = TRUE;
  if (story)
    {
      gn_story_free (self->story);
      self->story = gn_story_copy (story);
    }
  show_facts (self);
  begin (self);
}

void
gn_curtain_set_here (GnCurtain *self,
                     int        seat)
{
  self->here = self->here && seat == self->seat;
}

void
gn_curtain_set_foot (GnCurtain *self,
                     int        height)
{
  self->foot = height;
}

static void
on_entry (GnCurtain *self)
{
  if (!self->held)
    return;
  gn_hand_view_show (self->hand, self->seat);
  show_form (self);
}

/* The card of the hand that has the focus, or NULL. */
static GtkWidget *
focused_card (GnCurtain *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hand)) ? focus : NULL;
}

/* The button of the form that has the focus, or NULL; cards that are chosen by their digit are none. */
static GtkWidget *
focused_button (GnCurtain *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_BUTTON (focus) && self->form && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->form))
         && !gtk_widget_has_css_class (focus, "choice") ? focus : NULL;
}

gboolean
gn_curtain_key (GnCurtain *self,
                guint      keyval,
                gboolean   pressed)
{
  if (!self->up)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_h:
    case GDK_KEY_H:
      if (!self->held)
        self->by_key = pressed;
      gn_curtain_hold (self, pressed);
      self->by_key = FALSE;
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (!pressed)
        return TRUE;
      /* Space is held, so that only Enter can press a button: to swap the order of two cards, say */
      if (self->held && focused_button (self))
        g_signal_emit_by_name (focused_button (self), "clicked");
      else if (self->held && shows_form (self))
        gn_move_form_accept (self->form);
      else if (self->held && focused_card (self))
        g_signal_emit_by_name (focused_card (self), "clicked");
      else if (!self->held && self->looked && !self->decision)
        gn_curtain_lower (self);
      return TRUE;
    case GDK_KEY_Escape:
      if (pressed && !self->held)
        gn_curtain_lower (self);
      else if (pressed)
        gn_curtain_hold (self, FALSE);
      return TRUE;
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      return FALSE;
    default:
      if (!pressed || !self->held)
        return TRUE;
      /* once a card is chosen, the digits are for what is still open */
      if (shows_form (self) || !gn_hand_view_key (self->hand, keyval))
        {
          if (self->form)
            gn_move_form_key (self->form, keyval);
        }
      return TRUE;
    }
}

/* The button: held with the pointer, or clicked once by people who cannot hold it. */
static void
on_pressed (GnCurtain  *self,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pressed_at = g_get_monotonic_time ();
  gn_curtain_hold (self, TRUE);
}

static void
on_released (GnCurtain *self)
{
  if (g_get_monotonic_time () - self->pressed_at > SHORT_CLICK)
    gn_curtain_hold (self, FALSE);
}

static void
on_clicked (GnCurtain *self)
{
  gn_curtain_hold (self, TRUE);
}

static void
on_cover (GnCurtain *self)
{
  gn_curtain_hold (self, FALSE);
}

static void
on_done (GnCurtain *self)
{
  gn_curtain_lower (self);
}

void
gn_curtain_raise (GnCurtain     *self,
                  int            seat,
                  const GnStory *story,
                  gboolean       decision)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const char *who = gn_match_name (match, seat);
  g_autofree char *open_title = gn_fill (_("Only {who} may see this"), "who", who, NULL);
  /* who has just looked still has it, and is not asked again to take it */
  g_autofree char *title = self->here && self->seat == seat
                             ? g_strdup (open_title) : gn_fill (_("Pass the laptop to {who}"), "who", who, NULL);
  g_autofree char *others = gn_curtain_others (match, seat);

  self->seat = seat;
  self->here = TRUE;
  self->decision = decision;
  self->up = TRUE;
  self->held = FALSE;
  self->looked = FALSE;
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->others, others);
  gtk_label_set_label (self->open_title, open_title);
  gn_seat_token_set_colour (self->token, gn_pieces_seat_paint (match, seat));
  gn_seat_token_set_colour (self->open_token, gn_pieces_seat_paint (match, seat));
  gn_say_name (GTK_WIDGET (self), title);

  gn_story_free (self->story);
  self->story = story ? gn_story_copy (story) : NULL;
  show_facts (self);

  if (self->form)
    gtk_box_remove (GTK_BOX (self->open_card), GTK_WIDGET (self->form));
  self->form = NULL;
  gn_hand_view_show (self->hand, -1);

  show_to_do (self);
  show_held (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->hold_button));
}

void
gn_curtain_grab (GnCurtain *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!self->up || (focus && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    return;
  if (self->held)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->hold_button));
}

void
gn_curtain_lower (GnCurtain *self)
{
  if (!self->up)
    return;

  gn_curtain_hold (self, FALSE);
  self->up = FALSE;
  self->decision = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[FINISHED], 0);
}

gboolean
gn_curtain_is_up (GnCurtain *self)
{
  return self->up;
}

gboolean
gn_curtain_is_covered (GnCurtain *self)
{
  return self->up && !self->held;
}

gboolean
gn_curtain_is_held (GnCurtain *self)
{
  return self->held;
}

gboolean
gn_curtain_is_decision (GnCurtain *self)
{
  return self->decision;
}

const GnStory *
gn_curtain_get_story (GnCurtain *self)
{
  return self->story;
}

int
gn_curtain_get_last (GnCurtain *self)
{
  return self->seat;
}

int
gn_curtain_get_seat (GnCurtain *self)
{
  return self->up ? self->seat : -1;
}

static void
gn_curtain_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  gtk_widget_measure (GN_CURTAIN (widget)->stack, orientation, for_size, minimum, natural, NULL, NULL);
}

/* While it is open, the prompt stays in view below it. On a phone, where a form does not fit above the prompt, it takes
 * that room as well: its title says what the prompt says. */
static void
gn_curtain_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  GnCurtain *self = GN_CURTAIN (widget);
  const int least = gn_least_of (self->stack, GTK_ORIENTATION_VERTICAL);
  int foot = self->held ? self->foot : 0;

  if (foot && width < PHONE && shows_form (self))
    {
      int whole;

      gn_measure (self->stack, GTK_ORIENTATION_VERTICAL, width, NULL, &whole);
      if (whole > height - foot)
        foot = 0;
    }
  gtk_widget_allocate (self->stack, width, MAX (height - foot, least), -1, NULL);
}

static void
gn_curtain_dispose (GObject *object)
{
  GnCurtain *self = GN_CURTAIN (object);

  g_clear_pointer (&self->story, gn_story_free);
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (gn_curtain_parent_class)->dispose (object);
}

static void
gn_curtain_class_init (GnCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_curtain_dispose;
  widget_class->measure = gn_curtain_measure;
  widget_class->size_allocate = gn_curtain_size_allocate;
  g_type_ensure (GN_TYPE_HAND_VIEW);
  g_type_ensure (GN_TYPE_RICH_LABEL);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/curtain.ui");
  gn_bind_children (widget_class, GnCurtain, stack, to_do, to_do_text, token, title, others, hold_button,
                    done_button, open_card, open_token, open_title, facts, hand, let_go, cover_button);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_released);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_cover);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);

  signals[HELD] = g_signal_new ("held", GN_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_BOOLEAN);
  signals[FINISHED] = g_signal_new ("finished", GN_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                    0);
}

static void
gn_curtain_init (GnCurtain *self)
{
  self->seat = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gn_say_name (GTK_WIDGET (self->hold_button), _("Hold to look"));
}

void
gn_curtain_set_model (GnCurtain        *self,
                      GnTableModel     *model,
                      GnPanel          *panel,
                      GnInstructionBar *cardboard)
{
  g_set_object (&self->model, model);
  self->cardboard = cardboard;
  self->panel = panel;
  gn_hand_view_set_model (self->hand, model, panel);
  g_signal_connect_swapped (model, "entry", G_CALLBACK (on_entry), self);
}
