/* correct-dialog.c: dialog that corrects the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correct-dialog-private.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "panels/drawing/piece.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "sheets/pieces.h"
#include "panels/layout/container.h"

G_DEFINE_FINAL_TYPE (GnCorrectDialog, gn_correct_dialog, ADW_TYPE_WINDOW)

enum { POSITION, FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

const GnMatch *
gn_correct_dialog_match (GnCorrectDialog *self)
{
  return gn_match_table_get_match (self->table);
}

int
gn_correct_dialog_viewer (GnCorrectDialog *self)
{
  return self->secrets ? GN_EVERYTHING : GN_PUBLIC;
}

/* Begun in the middle, nothing is covered: everybody counts what they have. */
static gboolean
covers (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);

  return !self->secrets && !self->for_start && !gn_match_table_is_over (self->table) && match->game->covered
         && match->game->covered (match);
}

static gboolean
is_hidden (GnCorrectDialog *self,
           const GnField   *field)
{
  return (!self->secrets && (field->known == GN_KNOWN_OWNER || field->known == GN_KNOWN_NOBODY))
         || (covers (self) && field->known == GN_KNOWN_COVERED);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

/* ---- Checks during editing -------------------------------------------------- */

static char *
edit_text (GnCorrectDialog *self,
           guint            k)
{
  const guint field = gn_correction_get_edit_field (self->correction, k);

  return gn_correction_edit_text (self->correction, k,
                                  is_hidden (self, &gn_correct_dialog_match (self)->game->fields[field]));
}

static void
on_take_back (GtkButton       *button,
              GnCorrectDialog *self)
{
  gn_correction_take_back (self->correction, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "edit")));
  for (guint i = 0; i < self->cells->len; i++)
    gn_correct_cell_write (self, self->cells->pdata[i]);
  gn_leave_focus (GTK_WIDGET (self->edits));
  gn_correct_dialog_check (self);
}

/* The changes so far, each with a button that takes it back. */
static void
show_edits (GnCorrectDialog *self)
{
  const guint n = gn_correction_get_n_edits (self->correction);

  gn_container_clear (GTK_WIDGET (self->edits));
  for (guint k = 0; k < n; k++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button, *label;
      g_autofree char *text = edit_text (self, k), *name = NULL;

      label = new_label (text, NULL);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);   /* one line each, as far as the window is wide enough */
      button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
      /* Translators: {what}: a change in a correction that is not made yet: "Gold, Caroline: 5 → 7" */
      name = gn_fill (_("Take back: {what}"), "what", text, NULL);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gn_accessible_name (button, name);
      gn_set_tooltip (button, name);
      g_object_set_data (G_OBJECT (button), "edit", GUINT_TO_POINTER (k));
      g_signal_connect (button, "clicked", G_CALLBACK (on_take_back), self);
      gn_append (row, button, label, NULL);
      gtk_box_append (self->edits, row);
    }
  gtk_widget_set_visible (self->edits_scroller, n > 0);
}

/* What follows from the changes: what has not a row of its own above. */
static void
show_followed (GnCorrectDialog *self,
               GPtrArray       *changes)
{
  const guint n = gn_correction_get_n_edits (self->correction);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_auto (GStrv) edits = g_new0 (char *, n + 1);

  for (guint k = 0; k < n; k++)
    edits[k] = edit_text (self, k);
  for (guint i = 0; changes && i < changes->len; i++)
    if (!g_strv_contains ((const char *const *) edits, changes->pdata[i]))
      g_string_append_printf (lines, "\n%s", (const char *) changes->pdata[i]);
  if (lines->len && n)
    g_string_prepend (lines, _("What follows from it:"));
  else if (lines->len)
    g_string_erase (lines, 0, 1);
  else if (changes && !changes->len)
    g_string_append (lines, _("What changes cannot be seen by all."));
  gtk_label_set_label (self->changes_label, lines->str);
  gtk_widget_set_visible (GTK_WIDGET (self->changes_label), lines->len > 0);
}

void
gn_correct_dialog_check (GnCorrectDialog *self)
{
  g_autoptr (GPtrArray) changes = NULL;
  const char *clause = NULL;
  g_autofree char *problem = NULL;

  gn_correction_set_covered (self->correction, covers (self));

  gboolean can = gn_correction_check (self->correction, &problem, &clause, &changes);
  const char *why = gtk_editable_get_text (GTK_EDITABLE (self->why_entry));

  if (can && !self->for_start && !*why)
    problem = g_strdup (_("Say why: the reason stands in the log and on the scoresheet."));
  if (!can && self->for_start && gn_correction_is_empty (self->correction))
    g_clear_pointer (&problem, g_free);   /* the ordinary start is a position too */

  show_edits (self);
  show_followed (self, can ? changes : NULL);
  gtk_label_set_label (self->problem_label, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  /* Red is for errors, not for missing values. */
  gn_set_class (GTK_WIDGET (self->problem_label), "bad", !(can || gn_correction_is_empty (self->correction)));
  gtk_widget_set_visible (GTK_WIDGET (self->problem_clause), clause != NULL);
  if (clause)
    gtk_button_set_label (self->problem_clause, clause);
  gn_unavailable_set (GTK_WIDGET (self->accept_button), problem);
  g_free (self->problem);
  self->problem = g_steal_pointer (&problem);
}

/* ---- Pages ------------------------------------------------------------------- */

static char *
index_name (const GnMatch *match,
            guint          domain,
            int            i)
{
  return domain == GN_DOMAIN_NUMBER ? gn_number_text (i + 1) : gn_thing_name (match, GN_THING (domain, i));
}

/* A row of a field by seat: one cell for each seat; a second index makes more rows. */
static guint
add_by_seat (GnCorrectDialog *self,
             GtkGrid         *grid,
             guint            f,
             guint            row)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[f];
  int m = gn_field_length (match, field, 1);

  for (int j = m ? 0 : -1; j < MAX (m, 0); j++)
    {
      g_autofree char *what = j >= 0 ? index_name (match, field->index[1], j) : NULL;
      g_autofree char *title = what ? gn_fill (_("{field}: {what}"), "field", gn_tr (field->title), "what", what, NULL)
                                    : g_strdup (gn_tr (field->title));

      gtk_grid_attach (grid, new_label (title, NULL), 0, row, 1, 1);
      for (int i = 0; i < match->n_seats; i++)
        {
          g_autofree char *name = gn_fill (_("{field}, {who}"), "field", title, "who", gn_match_name (match, i), NULL);

          gtk_grid_attach (grid, gn_correct_cell_new (self, f, i, j, name), 1 + i, row, 1, 1);
        }
      row++;
      if (j < 0)
        break;
    }
  return row;
}

/* The length of the longest name in @domain for the first @n indices. */
static glong
longest_name (const GnMatch *match,
              guint          domain,
              int            n)
{
  glong longest = 0;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = index_name (match, domain, i);

      longest = MAX (longest, g_utf8_strlen (name, -1));
    }
  return longest;
}

static guint
add_others (GnCorrectDialog *self,
            GtkGrid         *grid,
            guint            f,
            guint            row)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[f];
  int n = gn_field_length (match, field, 0), m = gn_field_length (match, field, 1);

  gtk_grid_attach (grid, new_label (gn_tr (field->title), n ? "strong" : NULL), 0, row, 1, 1);
  if (n == 0)
    {
      gtk_grid_attach (grid, gn_correct_cell_new (self, f, -1, -1, gn_tr (field->title)), 1, row, 2, 1);
      return row + 1;
    }

  /* cells side by side, with room for their names */
  const glong longest = longest_name (match, field->index[0], n) + longest_name (match, field->index[1], m);
  const guint columns = longest > 10 ? 2 : 3;
  guint k = 0;

  for (int i = 0; i < n; i++)
    for (int j = m ? 0 : -1; j < MAX (m, 0); j++)
      {
        g_autofree char *first = index_name (match, field->index[0], i);
        g_autofree char *second = j >= 0 ? index_name (match, field->index[1], j) : NULL;
        g_autofree char *what = second ? gn_fill (_("{field}: {what}"), "field", first, "what", second, NULL)
                                       : g_strdup (first);
        g_autofree char *name = gn_fill (_("{field}, {who}"), "field", gn_tr (field->title), "who", what, NULL);
        GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
        GtkWidget *label = new_label (what, "note");

        gtk_widget_set_hexpand (label, TRUE);
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
        gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (longest, 16));
        gn_set_tooltip (label, what);
        gn_append (box, label, gn_correct_cell_new (self, f, i, j, name), NULL);
        gtk_grid_attach (grid, box, 1 + k % columns, row + k / columns, 1, 1);
        k++;
        if (j < 0)
          break;
      }
  return row + (k + columns - 1) / columns;
}

/* In a box of the host's own a field of components has no places until the first of them is known. */
static gboolean
is_editable (const GnMatch *match,
             const GnField *field)
{
  return !(field->flags & (GN_FIELD_FIXED | GN_FIELD_DERIVED))
         && (!field->dim[0] || gn_field_length (match, field, 0))
         && (!field->dim[1] || gn_field_length (match, field, 1));
}

static void
build_page (GnCorrectDialog *self,
            const char      *group)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *seats = gtk_grid_new (), *others = gtk_grid_new ();
  guint seat_row = 1, other_row = 0, hidden = 0;

  for (guint g = 0; g < 2; g++)
    {
      GtkGrid *grid = GTK_GRID (g ? others : seats);

      gtk_grid_set_row_spacing (grid, 6);
      gtk_grid_set_column_spacing (grid, 14);
    }
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_top (box, 14);
  gtk_widget_set_margin_bottom (box, 14);

  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];

      if (!is_editable (match, field) || g_strcmp0 (field->group, group) != 0)
        continue;
      if (is_hidden (self, field))
        {
          hidden++;
          continue;
        }
      if (field->dim[0] && field->index[0] == GN_DOMAIN_SEAT)
        seat_row = add_by_seat (self, GTK_GRID (seats), f, seat_row);
      else
        other_row = add_others (self, GTK_GRID (others), f, other_row);
    }

  if (seat_row > 1)
    {
      for (int i = 0; i < match->n_seats; i++)
        {
          GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
          GtkWidget *label = new_label (gn_match_name (match, i), "strong");

          gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
          gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
          gn_append (head, gn_seat_token_new (gn_pieces_seat_paint (match, i), 20), label, NULL);
          gtk_grid_attach (GTK_GRID (seats), head, 1 + i, 0, 1, 1);
        }
      gtk_box_append (GTK_BOX (box), seats);
    }
  else
    g_object_unref (g_object_ref_sink (seats));
  if (other_row)
    gtk_box_append (GTK_BOX (box), others);
  else
    g_object_unref (g_object_ref_sink (others));
  if (hidden)
    {
      GtkWidget *note = new_label (
        _(
          "Something here is secret. It can be shown with the switch below, when those who must not see it look away."),
        "note");

      gtk_label_set_wrap (GTK_LABEL (note), TRUE);
      gtk_box_append (GTK_BOX (box), note);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);

  GtkWidget *place = gtk_stack_get_child_by_name (self->stack, group);

  gtk_box_append (GTK_BOX (place), scroller);
  gtk_widget_set_vexpand (scroller, TRUE);
}

/* Pages are built on first view. */
static void
on_page (GnCorrectDialog *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->stack);
  GtkWidget *place = gtk_stack_get_visible_child (self->stack);

  if (!name || !place)
    return;
  if (g_str_equal (name, "as-text"))
    {
      g_autoptr (JsonNode) node = gn_correction_is_empty (self->correction) ? gn_position_to_json (
                                    gn_correct_dialog_match (self),
                                    gn_match_table_state (self->table, gn_correct_dialog_viewer (self)),
                                    gn_correct_dialog_viewer (self))
                                                                            : gn_correction_to_json (self->correction);
      g_autofree char *text = NULL;

      for (const GnField *field = gn_correct_dialog_match (self)->game->fields; field->type; field++)
        if (covers (self) && field->known == GN_KNOWN_COVERED)
          json_object_remove_member (json_node_get_object (node), field->id);
      text = json_to_string (node, TRUE);
      self->writing = TRUE;
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), text, -1);
      self->writing = FALSE;
      return;
    }
  if (!gtk_widget_get_first_child (place))
    build_page (self, name);
}

static void
forget_pages (GnCorrectDialog *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      GtkWidget *place = gtk_stack_get_child_by_name (self->stack, self->pages->pdata[i]);

      gn_container_clear (place);
    }
  g_ptr_array_set_size (self->cells, 0);
  on_page (self);
  gn_correct_dialog_check (self);
}

static void
on_secrets (GnCorrectDialog *self)
{
  self->secrets = gtk_switch_get_active (GTK_SWITCH (self->secret_switch));
  forget_pages (self);
}

static void
on_text (GnCorrectDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  g_autoptr (GError) error = NULL;
  GtkTextIter start, end;

  if (self->writing)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);

  g_autofree char *text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);

  if (!gn_correction_set_text (self->correction, *text ? text : NULL, &error))
    {
      gtk_label_set_label (self->problem_label, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->problem_label), TRUE);
      gtk_widget_set_visible (GTK_WIDGET (self->changes_label), FALSE);
      gn_unavailable_set (GTK_WIDGET (self->accept_button), error->message);
      g_free (self->problem);
      self->problem = g_strdup (error->message);
      return;
    }
  gn_correct_dialog_check (self);
}

static void
add_pages (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);

  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];

      if (!is_editable (match, field) || !field->group || gtk_stack_get_child_by_name (self->stack, field->group))
        continue;
      gtk_stack_add_titled (self->stack, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), field->group, gn_tr (field->group));
      g_ptr_array_add (self->pages, (gpointer) field->group);
    }

  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->text_view = GTK_TEXT_VIEW (gtk_text_view_new ());
  gtk_text_view_set_monospace (self->text_view, TRUE);
  gtk_text_view_set_left_margin (self->text_view, 12);
  gtk_text_view_set_top_margin (self->text_view, 12);
  gn_accessible_name (GTK_WIDGET (self->text_view), _("The position as text"));
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->text_view), "changed", G_CALLBACK (on_text), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->text_view));
  gtk_stack_add_titled (self->stack, scroller, "as-text", _("As text"));
  g_signal_connect_swapped (self->stack, "notify::visible-child", G_CALLBACK (on_page), self);
  if (self->pages->len)
    gtk_stack_set_visible_child_name (self->stack, self->pages->pdata[0]);
  on_page (self);
}

/* ---- Accepting ------------------------------------------------------------------ */

static void
on_accept (GnCorrectDialog *self)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  gn_correct_dialog_check (self);
  if (self->problem)
    {
      gtk_widget_grab_focus (*gtk_editable_get_text (GTK_EDITABLE (self->why_entry)) || self->for_start
                             ? GTK_WIDGET (self->stack) : GTK_WIDGET (self->why_entry));
      return;
    }

  node = gn_correction_to_json (self->correction);
  if (self->for_start)
    {
      self->accepted = TRUE;
      g_signal_emit (self, signals[POSITION], 0, node);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  if (!gn_match_table_amend (self->table, node, gtk_editable_get_text (GTK_EDITABLE (self->why_entry)), &why, &error))
    {
      g_autofree char *text = why.text ? gn_say_text (gn_correct_dialog_match (self), &why, covers (self))
                                       : g_strdup (error->message);

      gtk_label_set_label (self->problem_label, text);
      gtk_widget_set_visible (GTK_WIDGET (self->problem_label), TRUE);
      return;
    }
  self->accepted = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
gn_correct_dialog_close_request (GtkWindow *window)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (window);

  g_signal_emit (self, signals[FINISHED], 0, self->accepted);
  return GTK_WINDOW_CLASS (gn_correct_dialog_parent_class)->close_request (window);
}

static void
on_cancel (GnCorrectDialog *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_why (GnCorrectDialog *self)
{
  if (self->table)
    gn_correct_dialog_check (self);
}

/* ---- The widget ------------------------------------------------------------------- */

static void
gn_correct_dialog_dispose (GObject *object)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (object);

  if (self->stack)
    g_signal_handlers_disconnect_by_data (self->stack, self);
  if (self->values)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->values)));
  G_OBJECT_CLASS (gn_correct_dialog_parent_class)->dispose (object);
}

static void
gn_correct_dialog_finalize (GObject *object)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (object);

  g_clear_pointer (&self->correction, gn_correction_free);
  g_clear_object (&self->table);
  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->pages);
  g_free (self->problem);
  G_OBJECT_CLASS (gn_correct_dialog_parent_class)->finalize (object);
}

static void
gn_correct_dialog_class_init (GnCorrectDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_correct_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_correct_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = gn_correct_dialog_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/correct/correct-dialog.ui");
  gn_bind_children (widget_class, GnCorrectDialog, heading, stack, secret_switch, edits_scroller, edits,
                    changes_label, problem_label, problem_clause, why_entry, why_row, accept_button);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_secrets);
  gtk_widget_class_bind_template_callback (widget_class, on_why);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  signals[POSITION] = g_signal_new ("position", GN_TYPE_CORRECT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, JSON_TYPE_NODE);
  signals[FINISHED] = g_signal_new ("finished", GN_TYPE_CORRECT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
gn_correct_dialog_init (GnCorrectDialog *self)
{
  self->cells = g_ptr_array_new_with_free_func (g_free);
  self->pages = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->values = GTK_POPOVER (gtk_popover_new ());
  /* Not a child of the stack: it takes each child for a page, and with a screen reader GTK 4.8 crashes on one that
   * is not. */
  gtk_widget_set_parent (GTK_WIDGET (self->values), gtk_widget_get_parent (GTK_WIDGET (self->stack)));
}

static GtkWidget *
make (GnMatchTable *table,
      gboolean      for_start)
{
  GnCorrectDialog *self = g_object_new (GN_TYPE_CORRECT_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->correction = gn_correction_new (table);
  self->for_start = for_start;
  gtk_widget_set_visible (self->why_row, !for_start);
  gtk_label_set_label (self->heading,
                       for_start ? _("How does the table stand now?")
                                 : _("Make the screen what the table is. What follows from it follows by itself."));
  gtk_button_set_label (self->accept_button, for_start ? _("Begin like this") : _("Correct the table"));
  gtk_window_set_title (GTK_WINDOW (self), for_start ? _("Begin in the middle of a game") : _("Correct the table"));
  add_pages (self);
  gn_correct_dialog_check (self);
  return GTK_WIDGET (self);
}

GtkWidget *
gn_correct_dialog_new (GnMatchTable *table)
{
  return make (table, FALSE);
}

GtkWidget *
gn_correct_dialog_new_for_start (GnMatchTable *scratch)
{
  return make (scratch, TRUE);
}
