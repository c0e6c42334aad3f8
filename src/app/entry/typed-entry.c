/* typed-entry.c: line for typed moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed-entry.h"

#include <glib/gi18n.h>

#include "app/model/change.h"
#include "move-section.h"
#include "app/widgets/unavailable.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

#define MOST_ROWS 6

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
  guint       parting;       /* idle source that makes the move before a semicolon */
  gboolean    through;       /* Enter was pressed on a line of several moves: the rest is made too */
  Row         row[MOST_ROWS];

  GtkWidget  *box;
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
completion_free (gpointer data)
{
  GnCompletion *completion = data;

  g_free (completion->text);
  g_free (completion);
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

static void
show_completions (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  guint n = self->completions ? MIN (self->completions->len, MOST_ROWS) : 0;
  int seat = gn_table_model_get_seat (self->model);
  const GnMatch *match = gn_table_model_get_match (self->model);

  for (guint i = 0; i < MOST_ROWS; i++)
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
      gn_accessible_name (row->row, completion->text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      gn_rich_label_get_text (row->note), -1);
    }

  gtk_list_box_select_row (self->list, self->selected >= 0 ? GTK_LIST_BOX_ROW (self->row[self->selected].row) : NULL);

  if (n == 0 && *typed)
    {
      g_autofree char *text = seat >= 0
                                ? gn_fill (_("Nothing that {who} can do is called “{text}”."), "who",
                                           gn_match_name (match, seat), "text", typed, NULL)
                                : gn_fill (_("Nothing that can be done now is called “{text}”."), "text", typed, NULL);

      gtk_label_set_label (self->lost_label, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lost_label), n == 0 && *typed);

  if (*typed && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_popover_popup (self->popover);
  else
    pop_down (self);
}

/* A line with more than one move; @first is the first of them. Returns: (transfer full) (nullable): all of them,
 * one by one */
static char *
spelled_out (GnTypedEntry *self,
             const char   *typed,
             GnMove       *first)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  char *line = gn_typed_spell_out (match, gn_table_model_state (self->model), gn_table_model_get_seat (self->model),
                                   typed);

  if (line)
    {
      g_autofree char *part = g_strndup (line, strcspn (line, ";"));

      gn_typed_parse (match, gn_table_model_state (self->model), gn_table_model_get_seat (self->model), part, first,
                      NULL);
    }
  return line;
}

/* Updates the unfinished move from the line. */
static void
follow (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  GnMove move;
  GnTypedResult result;

  if (!*typed)
    {
      gn_table_model_cancel (self->model);
      return;
    }

  result = gn_typed_parse (gn_table_model_get_match (self->model), gn_table_model_state (self->model),
                           gn_table_model_get_seat (self->model), typed, &move, NULL);
  if (result == GN_TYPED_WHOLE)
    g_free (spelled_out (self, typed, &move));
  if (result == GN_TYPED_NOTHING)
    gn_table_model_cancel (self->model);
  else
    gn_table_model_enter (self->model, &move);
}

/* The number of bytes of @text that are typed already. */
static guint
typed_part (const char *text,
            const char *typed)
{
  g_autofree char *a = g_utf8_casefold (text, -1);
  g_autofree char *b = g_utf8_casefold (typed, -1);

  return g_str_has_prefix (a, b) ? MIN (strlen (typed), strlen (text)) : 0;
}

/* The line has a verb: the ways to continue with the first open argument, impossible ones last. */
static GPtrArray *
go_on (GnTypedEntry *self,
       const GnMove *move,
       const char   *typed)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[move->verb];
  GPtrArray *completions = g_ptr_array_new_with_free_func (completion_free);

  for (const GnArg *arg = verb->args; arg->kind; arg++)
    {
      if (move->arg[arg->at] != GN_OPEN)
        continue;
      if ((arg->flags & (GN_ARG_USUAL | GN_ARG_OPTIONAL)) || (arg->kind != GN_ARG_THING && arg->kind != GN_ARG_NUMBER))
        break;

      g_autoptr (GArray) choices = gn_arg_choices (self->model, move, arg);

      for (guint pass = 0; pass < 2; pass++)
        for (guint i = 0; i < choices->len; i++)
          {
            const GnChoiceValue *choice = &g_array_index (choices, GnChoiceValue, i);
            g_auto (GnWays) ways = { 0 };
            GnMove said = *move;
            GnCompletion *completion;

            if (choice->slot[0] == GN_NONE || completions->len >= MOST_ROWS)
              continue;
            said.arg[arg->at] = choice->slot[0];
            gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &said,
                                &ways);
            if ((ways.ways > 0) != (pass == 0))
              continue;

            completion = g_new0 (GnCompletion, 1);
            completion->move = ways.ways == 1 || (ways.ways && ways.settled) ? ways.only : said;

            g_autofree char *phrase = gn_move_text (match, &completion->move);

            completion->text = gn_without_gaps (phrase);
            completion->typed = typed_part (completion->text, typed);
            completion->lawful = ways.ways > 0;
            completion->why = ways.why;
            g_ptr_array_add (completions, completion);
          }
      break;
    }
  return completions;
}

static GPtrArray *
complete (GnTypedEntry *self,
          const char   *typed)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  g_autoptr (GPtrArray) on = NULL;
  GPtrArray *completions;
  GnMove move;

  switch (gn_typed_parse (match, gn_table_model_state (self->model), gn_table_model_get_seat (self->model), typed,
                          &move, NULL))
    {
    case GN_TYPED_PARTLY:
      on = go_on (self, &move, typed);
      if (on->len)
        return g_steal_pointer (&on);
      break;
    case GN_TYPED_WHOLE:
      {
        /* Nothing is left to complete: show the move, and its effect or the reason why it is not possible. */
        GnCompletion *whole = g_new0 (GnCompletion, 1);
        g_auto (GnWays) ways = { 0 };

        gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &move,
                            &ways);
        whole->move = ways.ways ? ways.only : move;
        whole->text = gn_move_text (match, &whole->move);
        whole->typed = typed_part (whole->text, typed);
        whole->lawful = ways.ways > 0;
        whole->why = ways.why;

        g_autofree char *line = ways.ways ? NULL : spelled_out (self, typed, &whole->move);
        if (line)
          {
            /* the whole text is in the line already */
            g_free (whole->text);
            whole->text = g_strdup (typed);
            whole->typed = strlen (typed);
            whole->lawful = TRUE;
          }
        completions = g_ptr_array_new_with_free_func (completion_free);
        g_ptr_array_add (completions, whole);
        return completions;
      }
    case GN_TYPED_NOTHING:
    default:
      break;
    }
  completions = gn_typed_complete (match, gn_table_model_state (self->model), gn_table_model_get_seat (self->model),
                                   typed, MOST_ROWS);
  g_ptr_array_set_free_func (completions, completion_free);
  return completions;
}

static void on_activate (GnTypedEntry *self);

/* A semicolon makes the move before it: one line may hold several, "queen; play two flowers". */
static gboolean
say_first_part (gpointer data)
{
  GnTypedEntry *self = data;
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));
  const char *end = strchr (typed, ';');

  self->parting = 0;
  if (!end || !self->model)
    return G_SOURCE_REMOVE;

  g_autofree char *first = g_strndup (typed, end - typed), *rest = g_strchug (g_strdup (end + 1));
  guint serial = gn_table_model_serial (self->model);

  gtk_editable_set_text (GTK_EDITABLE (self->text), first);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  self->staying = TRUE;
  gn_typed_entry_enter (self);
  self->staying = FALSE;
  if (gn_table_model_serial (self->model) != serial && *rest)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->text), rest);
      gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
      if (self->through && !strchr (rest, ';'))
        on_activate (self);
    }
  else
    self->through = FALSE;
  return G_SOURCE_REMOVE;
}

static void
on_changed (GnTypedEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->text));

  if (strchr (typed, ';'))
    {
      /* Not inside the change itself, but before the next key. */
      if (!self->parting)
        self->parting = g_idle_add_full (G_PRIORITY_HIGH, say_first_part, self, NULL);
      return;
    }

  gtk_label_set_label (self->key_label, *typed ? C_("key", "Tab") : "/");
  gn_say_name (GTK_WIDGET (self->text), _("Type a move"));
  if (self->writing || !self->model)
    return;

  g_clear_pointer (&self->completions, g_ptr_array_unref);
  self->selected = -1;
  if (*typed)
    self->completions = complete (self, typed);
  self->writing = TRUE;
  follow (self);
  self->writing = FALSE;
  show_completions (self);
}

static void
set_text (GnTypedEntry *self,
          const char   *text)
{
  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  self->writing = FALSE;
}

static const GnCompletion *
chosen (GnTypedEntry *self)
{
  guint n = self->completions ? MIN (self->completions->len, MOST_ROWS) : 0;

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
  guint n = self->completions ? MIN (self->completions->len, MOST_ROWS) : 0;
  guint serial = gn_table_model_serial (self->model);
  GnMove whole;

  if (self->selected >= 0 && (guint) self->selected < n)
    {
      GnMove move = ((const GnCompletion *) self->completions->pdata[self->selected])->move;

      pop_down (self);
      gn_table_model_choose (self->model, &move);
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

      if (gn_table_model_get_ways (self->model)->ways == 0 && first && first->lawful)
        {
          /* The line is not possible as typed, but completing its last word makes it so. */
          GnMove move = first->move;

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
    return FALSE;

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
  g_autofree char *spelled = self->model ? spelled_out (self, typed, &move) : NULL;

  if (spelled)
    {
      self->through = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->text), spelled);
      if (!strchr (spelled, ';'))
        gn_typed_entry_enter (self);
      return;
    }

  const gsize first = self->model
                        ? gn_typed_first (gn_table_model_get_match (self->model), gn_table_model_state (self->model),
                                          gn_table_model_get_seat (self->model), typed)
                        : 0;

  self->through = FALSE;
  if (self->model && typed[first] != '\0')
    {
      g_autofree char *line = g_strdup (typed);

      line[first] = ';';
      self->through = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->text), line);
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
  guint n = self->completions ? MIN (self->completions->len, MOST_ROWS) : 0;

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
      show_completions (self);
      gn_table_model_enter (self->model, &((const GnCompletion *) self->completions->pdata[self->selected])->move);
      return TRUE;
    case GDK_KEY_Escape:
      if (*gtk_editable_get_text (GTK_EDITABLE (self->text)))
        gtk_editable_set_text (GTK_EDITABLE (self->text), "");
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
  gn_bind_children (widget_class, GnTypedEntry, box, text, key_label, popover, list, lost_label);
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
  for (guint i = 0; i < MOST_ROWS; i++)
    {
      Row *row = &self->row[i];

      row->row = gn_template_new ("entry/typed-row");
      row->text = gn_template_part (row->row, "text");
      row->note = gn_template_part (row->row, "note");
      gtk_list_box_append (self->list, row->row);
    }
  gn_accessible_name (GTK_WIDGET (self->text), _("Type a move"));
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
  gtk_text_grab_focus_without_selecting (self->text);
  if (text && *text)
    gtk_editable_set_text (GTK_EDITABLE (self->text), text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
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
gn_typed_entry_has_focus (GnTypedEntry *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root && gtk_root_get_focus (root) == GTK_WIDGET (self->text);
}

void
gn_typed_entry_refresh (GnTypedEntry *self)
{
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnMatch *match = gn_table_model_get_match (self->model);
  int seat = gn_table_model_get_seat (self->model);
  g_autofree char *example = NULL;
  g_autofree char *hint = NULL;

  for (guint i = 0; i < legal->n && !example; i++)
    if (legal->move[i].seat == seat && match->game->verbs[legal->move[i].verb].args[0].kind)
      example = gn_move_text (match, &legal->move[i]);
  /* Translators: in the empty line where a move may be typed; {example} is a move that is possible now */
  hint = example ? gn_fill (_("Type it: {example}"), "example", example, NULL) : g_strdup (_("Type a move"));
  gtk_text_set_placeholder_text (self->text, hint);
}
