/* message-bar.c: line between the table and the prompt: one message at a time, newest first
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "message-bar.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/popover.h"

#define HEIGHT 34        /* as drawn */
#define PADDING 10       /* above and below the words together */
#define TINY   520
#define COUNT_ROOM 52    /* for the button that counts, which the instructions leave free */

/* A message that is kept. */
typedef struct {
  GnMessage message;     /* its strings are owned */
  guint     serial;      /* when it became the newest; 0: there is none */
} Kept;

struct _GnMessageBar {
  GnContainer parent_instance;

  Kept      kept[GN_N_MESSAGES];
  guint     serial;
  guint     skipped;     /* number of newer messages that are skipped */
  gboolean  past;
  gboolean  tiny;

  GtkBox      *line;
  GtkStack    *stack;
  GtkWidget   *message;
  GnPiece     *picture;
  GtkWidget   *text_button;
  GnRichLabel *text;
  GtkButton   *clause;
  GtkButton   *button;
  GtkWidget   *close;
  GnInstructionBar *cardboard;
  GtkWidget   *past_row;
  GtkLabel    *past_label;
  GtkButton   *count;
};

G_DEFINE_FINAL_TYPE (GnMessageBar, gn_message_bar, GN_TYPE_CONTAINER)

static guint told_signal;

/* The kinds of the messages that wait, newest first. Returns: how many */
static guint
in_order (GnMessageBar  *self,
          GnMessageKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < GN_N_MESSAGES; i++)
    {
      guint k = n;

      if (!self->kept[i].serial)
        continue;
      /* what was entered last comes after all others */
      for (; i != GN_MESSAGE_LAST && k > 0
             && (kind[k - 1] == GN_MESSAGE_LAST || self->kept[kind[k - 1]].serial < self->kept[i].serial); k--)
        kind[k] = kind[k - 1];
      kind[k] = i;
      n++;
    }
  return n;
}

static void
show_message (GnMessageBar    *self,
              const GnMessage *message)
{
  const gboolean token = message->seat >= 0;
  const char *icon = token ? gn_seat_icon (message->seat) : message->icon;

  gtk_widget_set_visible (GTK_WIDGET (self->picture), icon != NULL);
  if (icon)
    gn_piece_set_name (self->picture, icon);
  if (token)
    gn_piece_set_colour (self->picture, message->seat);
  if (message->match)
    gn_rich_label_set_marked (self->text, message->match, message->text);
  else
    gn_rich_label_set_text (self->text, message->text);
  gn_say_name (self->message, gn_rich_label_get_text (self->text));
  gn_set_tooltip (self->text_button, gn_rich_label_get_text (self->text));
  gtk_widget_set_visible (GTK_WIDGET (self->clause), message->clause != NULL);
  if (message->clause)
    {
      gtk_button_set_label (self->clause, message->clause);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->clause), "s", message->clause);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->button), message->button != NULL);
  if (message->button)
    {
      gtk_button_set_label (self->button, message->button);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), message->action);
    }
  gtk_widget_set_visible (self->close, message->closes);
}

/* The message that the line shows. @n: how many there are, but what was entered last. @any: whether there is one. */
static GnMessageKind
what_is_shown (GnMessageBar *self,
               guint        *n,
               gboolean     *any)
{
  GnMessageKind kind[GN_N_MESSAGES];
  const guint all = in_order (self, kind);

  *n = all - (all && kind[all - 1] == GN_MESSAGE_LAST);
  *any = all > 0;
  return all ? kind[*n ? self->skipped % *n : 0] : GN_MESSAGE_LAST;
}

static void
show (GnMessageBar *self)
{
  guint n;
  gboolean all;
  const GnMessageKind shown = what_is_shown (self, &n, &all);
  const GnMessage *message = &self->kept[shown].message;
  const gboolean counts = n > 1 && !self->past;

  if (self->past)
    gtk_stack_set_visible_child (self->stack, self->past_row);
  else if (all && shown == GN_MESSAGE_INSTRUCTIONS)
    gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->cardboard));
  else
    {
      show_message (self, all ? message : &(GnMessage) { .text = "", .seat = -1 });
      gtk_stack_set_visible_child (self->stack, self->message);
    }
  gn_set_class (GTK_WIDGET (self), "quiet-message", !self->past && (!all || shown == GN_MESSAGE_LAST));
  gn_set_class (GTK_WIDGET (self), "strong-message", !self->past && all && message->strong);
  gn_set_class (GTK_WIDGET (self), "trouble", !self->past && all && shown == GN_MESSAGE_TROUBLE);
  gn_set_class (GTK_WIDGET (self), "past-bar", self->past);

  /* It keeps its place, so that the buttons beside it keep theirs. */
  gtk_widget_set_opacity (GTK_WIDGET (self->count), counts ? 1 : 0);
  gtk_widget_set_can_target (GTK_WIDGET (self->count), counts);
  gtk_widget_set_focusable (GTK_WIDGET (self->count), counts);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_STATE_HIDDEN, !counts, -1);
  if (counts)
    {
      g_autofree char *more = g_strdup_printf ("+%u", n - 1);
      g_autofree char *number = g_strdup_printf ("%u", n - 1);
      g_autofree char *name = gn_fill (ngettext ("{n} more message", "{n} more messages", n - 1), "n", number, NULL);

      if (g_strcmp0 (gtk_button_get_label (self->count), more) != 0)
        {
          gtk_button_set_label (self->count, more);
          gn_say_name (GTK_WIDGET (self->count), name);
        }
    }
}

void
gn_message_bar_set (GnMessageBar    *self,
                    GnMessageKind    kind,
                    const GnMessage *message)
{
  Kept *kept = &self->kept[kind];
  GnMessage *old = &kept->message;
  gboolean is_new, goes_on;

  if (!message && !kept->serial)
    return;
  goes_on = message && kept->serial && message->counts && old->counts && g_strcmp0 (message->clause, old->clause) == 0;
  is_new = message && (!kept->serial || !old->text || !g_str_equal (old->text, message->text));
  if (is_new)
    {
      kept->serial = ++self->serial;
      self->skipped = 0;
    }
  g_free ((char *) old->text);
  g_free ((char *) old->icon);
  g_free ((char *) old->clause);
  g_free ((char *) old->button);
  g_free ((char *) old->action);
  *old = (GnMessage) { .seat = -1 };
  if (!message)
    kept->serial = 0;
  else if (kind != GN_MESSAGE_INSTRUCTIONS)
    *old = (GnMessage) { g_strdup (message->text), message->match, g_strdup (message->icon), message->seat,
                         g_strdup (message->clause), g_strdup (message->button), g_strdup (message->action),
                         message->closes, message->strong, message->counts };
  show (self);
  /* what was entered and what to do with the pieces are told by whoever knows them in whole sentences */
  if (is_new && !goes_on && kind != GN_MESSAGE_LAST && kind != GN_MESSAGE_INSTRUCTIONS)
    gn_message_bar_tell (self, kind);
}

char *
gn_message_bar_words (GnMessageBar  *self,
                      GnMessageKind  kind)
{
  g_autofree char *words = NULL;

  if (!self->kept[kind].serial)
    return NULL;
  show_message (self, &self->kept[kind].message);
  words = g_strdup (gn_rich_label_get_text (self->text));
  show (self);
  return g_steal_pointer (&words);
}

void
gn_message_bar_tell (GnMessageBar  *self,
                     GnMessageKind  kind)
{
  g_autofree char *words = gn_message_bar_words (self, kind);

  if (words)
    g_signal_emit (self, told_signal, 0, kind, words);
}

GnMessageKind
gn_message_bar_get_shown (GnMessageBar *self)
{
  guint n;
  gboolean any;

  return what_is_shown (self, &n, &any);
}

gboolean
gn_message_bar_has (GnMessageBar *self,
                    GnMessageKind kind)
{
  return self->kept[kind].serial != 0;
}

void
gn_message_bar_next (GnMessageBar *self)
{
  self->skipped++;
  show (self);
}

/* Its own "Done" changes the bar, and so do the keys. */
static void
on_instructions (GnMessageBar *self)
{
  const gboolean empty = gn_instruction_bar_is_empty (self->cardboard);

  gn_message_bar_set (self, GN_MESSAGE_INSTRUCTIONS, empty ? NULL : &(GnMessage) { .text = "" });
}

gboolean
gn_message_bar_tick (GnMessageBar *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->cardboard)
         && gn_instruction_bar_tick (self->cardboard);
}

void
gn_message_bar_set_past (GnMessageBar *self,
                         const char   *text)
{
  if (!text && !self->past)
    return;
  self->past = text != NULL;
  if (text)
    {
      gtk_label_set_label (self->past_label, text);
      gn_set_tooltip (GTK_WIDGET (self->past_label), text);
    }
  show (self);
}

void
gn_message_bar_set_width (GnMessageBar *self,
                          int           width)
{
  const gboolean tiny = width < TINY;

  gn_instruction_bar_set_width (self->cardboard, width - COUNT_ROOM, tiny ? 2 : 1);
  if (self->tiny == tiny)
    return;
  self->tiny = tiny;
  gn_rich_label_set_lines (self->text, tiny ? 2 : 1);
  gtk_label_set_wrap (self->past_label, tiny);
  gtk_label_set_lines (self->past_label, tiny ? 2 : 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GnInstructionBar *
gn_message_bar_get_instructions (GnMessageBar *self)
{
  return self->cardboard;
}

/* The whole message, if the line is too short for it. */
static void
on_text (GnMessageBar *self)
{
  GtkWidget *label = gn_paragraph (gn_rich_label_get_text (self->text), NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gn_open_beside (self->text_button, label);
  /* it has the focus, with which GTK selects all of it: that can hardly be read */
  gtk_label_select_region (GTK_LABEL (label), 0, 0);
}

/* ---- The widget -------------------------------------------------------------------------------------- */

static GtkSizeRequestMode
gn_message_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* The height depends on the font and on the window's width only, never on the message. */
static void
gn_message_bar_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GnMessageBar *self = GN_MESSAGE_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 300;
      *natural = 1300;
      return;
    }

  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  const int height = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  *minimum = *natural = MAX (HEIGHT, (self->tiny ? 2 : 1) * height + PADDING);
}

static void
gn_message_bar_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GtkWidget *line = GTK_WIDGET (GN_MESSAGE_BAR (widget)->line);
  const int wide = MAX (width, gn_least_of (line, GTK_ORIENTATION_HORIZONTAL));
  int least;

  gn_measure (line, GTK_ORIENTATION_VERTICAL, wide, &least, NULL);
  least = MAX (least, height);
  gtk_widget_size_allocate (line, &(GtkAllocation) { 0, (height - least) / 2, wide, least }, -1);
}

static void
gn_message_bar_finalize (GObject *object)
{
  GnMessageBar *self = GN_MESSAGE_BAR (object);

  for (guint i = 0; i < GN_N_MESSAGES; i++)
    {
      GnMessage *message = &self->kept[i].message;

      g_free ((char *) message->text);
      g_free ((char *) message->icon);
      g_free ((char *) message->clause);
      g_free ((char *) message->button);
      g_free ((char *) message->action);
    }
  G_OBJECT_CLASS (gn_message_bar_parent_class)->finalize (object);
}

static void
gn_message_bar_class_init (GnMessageBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_message_bar_finalize;
  widget_class->get_request_mode = gn_message_bar_get_request_mode;
  widget_class->measure = gn_message_bar_measure;
  widget_class->size_allocate = gn_message_bar_size_allocate;
  told_signal = g_signal_new ("told", GN_TYPE_MESSAGE_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                              G_TYPE_UINT, G_TYPE_STRING);
  g_type_ensure (GN_TYPE_INSTRUCTION_BAR);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/message-bar.ui");
  gn_bind_children (widget_class, GnMessageBar, line, stack, message, picture, text_button, text, clause, button,
                    close, cardboard, past_row, past_label, count);
  gtk_widget_class_bind_template_callback (widget_class, on_text);
  gtk_widget_class_bind_template_callback (widget_class, on_instructions);
  gtk_widget_class_set_css_name (widget_class, "messagebar");
}

static void
gn_message_bar_init (GnMessageBar *self)
{
  for (guint i = 0; i < GN_N_MESSAGES; i++)
    self->kept[i].message.seat = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  show (self);
}
