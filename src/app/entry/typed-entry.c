/* typed-entry.c: line for typed moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed-entry.h"

#include <glib/gi18n.h>

#include "app/model/change.h"
#include "typed-line.h"
#include "app/widgets/compat.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "panels/drawing/announce.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "panels/layout/grow.h"

#define CURSOR 3   /* pixels for it behind the last letter */

/* The row of a completion; its widgets are reused. */
typedef struct {
  GtkWidget *row;
  GtkLabel  *text;
  GnRichLabel  *note;
} Row;

struct _GnTypedEntry {
  GtkWidget parent_instance;

  GnTableModel     *model;
  GPtrArray  *completions;   /* GnCompletion */
  int         selected;      /* row chosen with the arrow keys, or -1 */
  gboolean    writing;       /* our own code is setting the text */
  gboolean    staying;       /* the line has more moves after this one */
  guint       parting;       /* idle source that makes the first move of several */
  gboolean    through;       /* Enter was pressed on a line of several moves: the rest is made too */
  char       *lost;          /* the word that is not known; the completions are of the nearest that is */
  char       *lost_text;     /* the sentence about it */
  char       *announced;     /* what a screen reader was told of the line */
  Row         row[GN_LINE_ROWS];

  GtkWidget  *box;
  GtkWidget  *sign;
  GtkText    *text;
  GtkLabel   *key_label;
  GtkPopover *popover;
  GtkListBox *list;
  GtkLabel   *lost_label;
};

G_DEFINE_FINAL_TYPE (GnTypedEntry, gn_typed_entry, GTK_TYPE_WIDGET)

enum { LEFT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
forget_lost (GnTypedEntry *self)
{
  g_clear_pointer (&self->lost, g_free);
  g_clear_pointer (&self->lost_text, g_free);
}

static void
pop_down (GnTypedEntry *self)
{
  self->selected = -1;
  gtk_popover_popdown (self->popover);
}

/* The effect of a completion: the first sentence of its story that has a picture; or the reason why it is not
 * possible. */
static void
write_note (GnTypedEntry       *self,
            Row                *row,
            const GnCompletion *completion)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  g_autofree gpointer after = NULL;
  gboolean open = FALSE;

  gn_rich_label_clear (row->note);
  if (!completion->lawful)
    gn_rich_label_add_say (row->note, match, &completion->why, FALSE, gn_table_model_get_covered (self->model));
  else
    {
      for (guint i = 0; i < GN_MAX_ARGS; i++)
        open |= completion->move.arg[i] == GN_OPEN;
      if (!open
          && gn_match_table_preview (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model),
                                     &completion->move, NULL, &after))
        {
          g_autoptr (GArray) changes = gn_changes (match, gn_table_model_state (self->model), after,
                                                   completion->move.seat, gn_table_model_get_covered (self->model));

          for (guint i = 0; i < MIN (changes->len, 3); i++)
            {
              const GnChange *change = &g_array_index (changes, GnChange, i);
              g_autofree char *label = gn_change_label (match, change);
              g_autofree char *text = gn_change_text (change);

              if (i)
                gn_rich_label_add (row->note, "  ");
              gn_rich_label_add_icon (row->note, change->icon, label);
              gn_rich_label_add (row->note, "\302\240");
              gn_rich_label_add (row->note, text);
            }
        }
    }
  gn_rich_label_done (row->note);
}

/* What the line means so far, and what there is to say about it. */
static void
announce (GnTypedEntry *self)
{
  const guint n = self->completions ? MIN (self->completions->len, GN_LINE_ROWS) : 0;
  const guint at = self->selected >= 0 && (guint) self->selected < n ? (guint) self->selected : 0;
  g_autofree char *words = NULL;

  if (!*gtk_editable_get_text (GTK_EDITABLE (self->text)))
    ;
  else if (gtk_widget_get_visible (GTK_WIDGET (self->lost_label)))
    words = g_strdup (gtk_label_get_text (self->lost_label));
  else if (n)
    {
      const char *note = gn_rich_label_get_text (self->row[at].note);

      words = g_strconcat (gtk_label_get_text (self->row[at].text), *note ? ". " : NULL, note, NULL);
    }
  if (words && g_strcmp0 (words, self->announced) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_announce (GTK_WIDGET (self), GN_POLITELY, words);
  g_free (self->announced);
  self->announced = g_steal_pointer (&words);
}

static void
show_completions (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  guint n = self->completions ? MIN (self->completions->len, GN_LINE_ROWS) : 0;
  int seat = gn_table_model_get_seat (self->model);
  const GnMatch *match = gn_table_model_get_match (self->model);

  for (guint i = 0; i < GN_LINE_ROWS; i++)
    {
      Row *row = &self->row[i];

      gtk_widget_set_visible (row->row, i < n);
      if (i >= n)
        continue;

      const GnCompletion *completion = self->completions->pdata[i];
      g_autofree char *head = g_strndup (completion->text, MIN (completion->typed, strlen (completion->text)));
      g_autofree char *bold = g_markup_escape_text (head, -1);
      g_autofree char *rest = g_markup_escape_text (completion->text + strlen (head), -1);
      g_autofree char *meaning = gn_move_meaning (match, gn_table_model_state (self->model), &completion->move);
      g_autofree char *plain = meaning ? g_markup_escape_text (meaning, -1) : NULL;
      g_autofree char *markup = g_strdup_printf (plain ? "<b>%s</b>%s – %s" : "<b>%s</b>%s", bold, rest, plain);

      gtk_label_set_markup (row->text, markup);
      write_note (self, row, completion);
      gn_set_class (row->row, "refused", !completion->lawful);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_STATE_DISABLED, !completion->lawful, -1);
      gn_say_name (row->row, completion->text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      gn_rich_label_get_text (row->note), -1);
    }

  gtk_list_box_select_row (self->list, self->selected >= 0 ? GTK_LIST_BOX_ROW (self->row[self->selected].row) : NULL);

  if (self->lost_text)
    gtk_label_set_label (self->lost_label, self->lost_text);
  else if (n == 0 && *typed)
    {
      g_autofree char *text = seat >= 0
                                ? gn_fill (_("{who} has no move called “{text}”."), "who",
                                           gn_match_name (match, seat), "text", typed, NULL)
                                : gn_fill (_("No possible move is called “{text}”."), "text", typed, NULL);

      gtk_label_set_label (self->lost_label, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lost_label), self->lost_text || (n == 0 && *typed));

  if (*typed && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_popover_popup (self->popover);
  else
    pop_down (self);
  announce (self);
}

/* Updates the unfinished move from the line. */
static void
follow (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  GnMove move;
  GnTypedResult result;

  if (!*typed || strchr (typed, ';'))
    {
      gn_table_model_cancel (self->model);
      return;
    }

  result = gn_typed_parse (gn_table_model_get_match (self->model), gn_table_model_state (self->model),
                           gn_table_model_get_seat (self->model), typed, &move, NULL);
  if (result == GN_TYPED_WHOLE)
    g_free (gn_line_spelled_out (self->model, typed, &move));
  if (result == GN_TYPED_NOTHING)
    gn_table_model_cancel (self->model);
  else
    gn_table_model_enter (self->model, &move);
}

static void on_activate (GnTypedEntry *self);

/* What was proposed for the text before it is no longer meant. */
static void
set_text (GnTypedEntry *self,
          const char   *text)
{
  g_clear_pointer (&self->completions, g_ptr_array_unref);
  forget_lost (self);
  self->selected = -1;
  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  self->writing = FALSE;
}

/* Makes the first move of several: "queen; play two flowers". */
static gboolean
say_first_part (gpointer data)
{
  GnTypedEntry *self = data;
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text)));
  const char *end = strchr (typed, ';');

  self->parting = 0;
  if (!end || !self->model || !self->through)
    return G_SOURCE_REMOVE;

  g_autofree char *first = g_strstrip (g_strndup (typed, end - typed)), *rest = g_strchug (g_strdup (end + 1));
  guint serial = gn_table_model_serial (self->model);

  if (*first)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->text), first);
      self->staying = *rest != '\0';
      gn_typed_entry_enter (self);
      self->staying = FALSE;
      if (gn_table_model_serial (self->model) == serial)
        {
          /* its form says why not; the line stays as it was typed */
          self->through = FALSE;
          set_text (self, typed);
          return G_SOURCE_REMOVE;
        }
    }
  if (*rest)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->text), rest);
      gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
      on_activate (self);
    }
  else
    self->through = FALSE;
  return G_SOURCE_REMOVE;
}

/* Not inside the change itself, but before the next key. */
static void
say_parts (GnTypedEntry *self)
{
  self->through = TRUE;
  if (!self->parting)
    self->parting = g_idle_add_full (G_PRIORITY_HIGH, say_first_part, self, NULL);
}

/* A line that would be cut off takes the room of what is beside it; the field asks for no less width than before. */
static void
make_room (GnTypedEntry *self,
           const char   *typed)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->text), typed);
  GtkWidget *beside[] = { GTK_WIDGET (self->key_label), self->sign };
  int needed, least, room = gtk_widget_get_width (self->box);

  gtk_widget_set_size_request (self->box, -1, -1);
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      gtk_widget_set_visible (beside[i], TRUE);
      room -= gn_width_of (beside[i]) + gtk_box_get_spacing (GTK_BOX (self->box));
    }
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  pango_layout_get_pixel_size (layout, &needed, NULL);
  for (guint i = 0; *typed && i < G_N_ELEMENTS (beside) && needed + CURSOR > room; i++)
    {
      room += gn_width_of (beside[i]) + gtk_box_get_spacing (GTK_BOX (self->box));
      gtk_widget_set_visible (beside[i], FALSE);
      gtk_widget_set_size_request (self->box, least, -1);
    }
}

static void
on_changed (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));

  gtk_label_set_label (self->key_label, *typed ? C_("key", "Tab") : "/");
  make_room (self, typed);
  if (self->writing || !self->model)
    return;

  g_clear_pointer (&self->completions, g_ptr_array_unref);
  forget_lost (self);
  self->selected = -1;
  if (*typed)
    self->completions = gn_line_complete (self->model, typed, &self->lost, &self->lost_text);
  self->writing = TRUE;
  follow (self);
  self->writing = FALSE;
  show_completions (self);
}

static const GnCompletion *
chosen (GnTypedEntry *self)
{
  guint n = self->completions ? MIN (self->completions->len, GN_LINE_ROWS) : 0;

  if (self->selected >= 0 && (guint) self->selected < n)
    return self->completions->pdata[self->selected];
  return n ? self->completions->pdata[0] : NULL;
}

gboolean
gn_typed_entry_complete (GnTypedEntry *self)
{
  const GnCompletion *completion = chosen (self);

  if (!completion)
    return FALSE;

  g_autofree char *text = g_strdup (completion->text);
  gboolean open = FALSE;

  for (guint i = 0; i < GN_MAX_ARGS; i++)
    open |= completion->move.arg[i] == GN_OPEN;
  if (open && !g_str_has_suffix (text, " "))
    {
      g_autofree char *spaced = g_strconcat (text, " ", NULL);

      gtk_editable_set_text (GTK_EDITABLE (self->text), spaced);
    }
  else
    gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  return TRUE;
}

gboolean
gn_typed_entry_enter (GnTypedEntry *self)
{
  guint n = self->completions ? MIN (self->completions->len, GN_LINE_ROWS) : 0;
  guint serial = gn_table_model_serial (self->model);
  GnMove whole;

  if (self->selected >= 0 && (guint) self->selected < n
      && strchr (gtk_editable_get_text (GTK_EDITABLE (self->text)), ';'))
    return gn_typed_entry_complete (self);   /* the move alone is not the line */
  if (self->selected >= 0 && (guint) self->selected < n)
    {
      GnMove move = ((const GnCompletion *) self->completions->pdata[self->selected])->move;

      pop_down (self);
      gn_table_model_choose (self->model, &move);
    }
  else if (self->lost)
    {
      /* What was not understood is not made: the nearest that is known is written first. */
      if (n)
        return gn_typed_entry_complete (self);
      gtk_widget_error_bell (GTK_WIDGET (self));
      return FALSE;
    }
  else if (gn_table_model_whole (self->model, &whole))
    {
      pop_down (self);
      gn_table_model_say (self->model, &whole);
    }
  else if (gn_table_model_is_entering (self->model))
    {
      const GnCompletion *only = n == 1 ? self->completions->pdata[0] : NULL;

      const GnCompletion *first = n ? self->completions->pdata[0] : NULL;

      if (gn_table_model_get_ways (self->model)->ways == 0 && first && first->lawful
          && gn_line_begins (gtk_editable_get_text (GTK_EDITABLE (self->text)), first->text))
        {
          /* The line is not possible as typed, but completing its last word makes it so. */
          GnMove move = first->move;

          /* after a refusal nothing is proposed any more: it is shown again before it is made */
          if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !gtk_widget_get_visible (GTK_WIDGET (self->popover)))
            {
              show_completions (self);
              return TRUE;
            }
          pop_down (self);
          gn_table_model_choose (self->model, &move);
        }
      else if (gn_table_model_get_ways (self->model)->ways == 0)
        gn_table_model_accept (self->model);   /* reports the reason */
      else if (only)
        return gn_typed_entry_complete (self);
      pop_down (self);
    }
  else if (n)
    return gn_typed_entry_complete (self);
  else
    {
      if (*gtk_editable_get_text (GTK_EDITABLE (self->text)))
        gtk_widget_error_bell (GTK_WIDGET (self));
      return FALSE;
    }

  if (gn_table_model_serial (self->model) != serial)
    {
      set_text (self, "");
      if (!self->staying)
        g_signal_emit (self, signals[LEFT], 0);
    }
  return TRUE;
}

/* "farmer, draw flower": a comma or colon between moves counts as a semicolon. */
static void
on_activate (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  GnMove move;

  if (!self->model)
    return;
  if (strchr (typed, ';') && self->selected < 0)
    {
      say_parts (self);
      return;
    }

  g_autofree char *spelled = gn_line_spelled_out (self->model, typed, &move);

  if (spelled)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->text), spelled);
      if (strchr (spelled, ';'))
        say_parts (self);
      else
        gn_typed_entry_enter (self);
      return;
    }

  const gsize first = gn_typed_first (gn_table_model_get_match (self->model), gn_table_model_state (self->model),
                                      gn_table_model_get_seat (self->model), typed);

  self->through = FALSE;
  if (typed[first] != '\0')
    {
      g_autofree char *line = g_strdup (typed);

      line[first] = ';';
      gtk_editable_set_text (GTK_EDITABLE (self->text), line);
      say_parts (self);
      return;
    }
  gn_typed_entry_enter (self);
}

static gboolean
on_key (GnTypedEntry    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  guint n = self->completions ? MIN (self->completions->len, GN_LINE_ROWS) : 0;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      /* Tab completes while there is something to complete; otherwise it moves the focus as usual. */
      if (gtk_widget_get_visible (GTK_WIDGET (self->popover)) && n)
        {
          const GnCompletion *completion = chosen (self);

          if (g_strcmp0 (completion->text, gtk_editable_get_text (GTK_EDITABLE (self->text))) != 0)
            return gn_typed_entry_complete (self);
        }
      return FALSE;
    case GDK_KEY_Down:
    case GDK_KEY_Up:
      if (n == 0)
        return FALSE;
      if (keyval == GDK_KEY_Down)
        self->selected = self->selected + 1 >= (int) n ? 0 : self->selected + 1;
      else
        self->selected = self->selected <= 0 ? (int) n - 1 : self->selected - 1;
      {
        const GnMove move = chosen (self)->move;

        show_completions (self);
        if (!strchr (gtk_editable_get_text (GTK_EDITABLE (self->text)), ';'))
          gn_table_model_enter (self->model, &move);
      }
      return TRUE;
    case GDK_KEY_Escape:
      gn_typed_entry_clear (self);
      pop_down (self);
      g_signal_emit (self, signals[LEFT], 0);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
on_row_activated (GnTypedEntry  *self,
                  GtkListBoxRow *row)
{
  self->selected = gtk_list_box_row_get_index (row);
  gn_typed_entry_enter (self);
}

static void
on_focus_left (GnTypedEntry *self)
{
  pop_down (self);
}

/* ---- The widget --------------------------------------------------------- */

static void
gn_typed_entry_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GnTypedEntry *self = GN_TYPED_ENTRY (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, baseline);
  gtk_widget_set_size_request (GTK_WIDGET (self->list), MAX (width - 14, 280), -1);
  gtk_popover_present (self->popover);
}

static void
gn_typed_entry_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  /* The line is as wide as its place, whatever is typed or proposed. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = gn_least_of (GN_TYPED_ENTRY (widget)->box, orientation);
      return;
    }
  gtk_widget_measure (GN_TYPED_ENTRY (widget)->box, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static gboolean
gn_typed_entry_grab_focus (GtkWidget *widget)
{
  return gtk_text_grab_focus_without_selecting (GN_TYPED_ENTRY (widget)->text);
}

static void
gn_typed_entry_dispose (GObject *object)
{
  GnTypedEntry *self = GN_TYPED_ENTRY (object);

  g_clear_handle_id (&self->parting, g_source_remove);
  g_clear_object (&self->model);
  g_clear_pointer (&self->completions, g_ptr_array_unref);
  forget_lost (self);
  g_clear_pointer (&self->announced, g_free);
  if (self->popover)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->popover)));
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (gn_typed_entry_parent_class)->dispose (object);
}

static void
gn_typed_entry_class_init (GnTypedEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_typed_entry_dispose;
  widget_class->measure = gn_typed_entry_measure;
  widget_class->size_allocate = gn_typed_entry_size_allocate;
  widget_class->grab_focus = gn_typed_entry_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/typed-entry.ui");
  gn_bind_children (widget_class, GnTypedEntry, box, sign, text, key_label, popover, list, lost_label);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_left);
  gtk_widget_class_set_css_name (widget_class, "typedentry");

  signals[LEFT] = g_signal_new ("left", GN_TYPE_TYPED_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_typed_entry_init (GnTypedEntry *self)
{
  self->selected = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_grow_popover (self->popover, gtk_popover_get_child (self->popover));
  for (guint i = 0; i < GN_LINE_ROWS; i++)
    {
      Row *row = &self->row[i];

      row->row = gn_template_new ("entry/typed-row");
      row->text = gn_template_part (row->row, "text");
      row->note = gn_template_part (row->row, "note");
      gtk_list_box_append (self->list, row->row);
    }
  gn_be_text_box (self->text);
  gn_say_name (GTK_WIDGET (self->text), _("Type a move"));
}

void
gn_typed_entry_set_model (GnTypedEntry *self,
                          GnTableModel *model)
{
  g_set_object (&self->model, model);
  gn_typed_entry_refresh (self);
}

void
gn_typed_entry_begin (GnTypedEntry *self,
                      const char   *text)
{
  /* what was left there and is no move gives way to what is typed now */
  const gboolean left = !text && !gn_typed_entry_has_focus (self) && !gn_table_model_is_entering (self->model);

  gtk_text_grab_focus_without_selecting (self->text);
  if (text && *text)
    gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_editable_select_region (GTK_EDITABLE (self->text), left ? 0 : -1, -1);
}

void
gn_typed_entry_write (GnTypedEntry *self,
                      const char   *text)
{
  if (self->writing)
    return;
  set_text (self, text);
  pop_down (self);
}

gboolean
gn_typed_entry_clear (GnTypedEntry *self)
{
  const gboolean had = *gtk_editable_get_text (GTK_EDITABLE (self->text)) != '\0';

  gtk_editable_set_text (GTK_EDITABLE (self->text), "");
  return had;
}

gboolean
gn_typed_entry_has_focus (GnTypedEntry *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root && gtk_root_get_focus (root) == GTK_WIDGET (self->text);
}

/* Whether @words have room in the line as it is laid out now. */
static gboolean
fits (GnTypedEntry *self,
      const char   *words)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->text), words);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width <= gtk_widget_get_width (GTK_WIDGET (self->text));
}

void
gn_typed_entry_refresh (GnTypedEntry *self)
{
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnMatch *match = gn_table_model_get_match (self->model);
  int seat = gn_table_model_get_seat (self->model);
  int tried = -1;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];

      if (move->seat != seat || move->verb == tried || !match->game->verbs[move->verb].args[0].kind)
        continue;
      tried = move->verb;
      g_autofree char *example = gn_move_text (match, move);
      /* Translators: in the empty line where a move may be typed; {example} is a move that is possible now */
      g_autofree char *hint = gn_fill (_("Type it: {example}"), "example", example, NULL);

      if (fits (self, hint))
        {
          gtk_text_set_placeholder_text (self->text, hint);
          return;
        }
    }
  gtk_text_set_placeholder_text (self->text, _("Type a move"));
}
