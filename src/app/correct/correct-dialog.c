/* correct-dialog.c: dialog that corrects the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correct-dialog-private.h"

#include <glib/gi18n.h>

#include "app/widgets/grow-dialog.h"
#include "app/model/field-words.h"
#include "app/widgets/unavailable.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

#define NARROW 760

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
gboolean
gn_correct_dialog_covers (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);

  return !self->secrets && !self->for_start && !gn_match_table_is_over (self->table) && match->game->covered
         && match->game->covered (match);
}

gboolean
gn_correct_dialog_is_hidden (GnCorrectDialog *self,
                             const GnField   *field)
{
  return (!self->secrets && (field->known == GN_KNOWN_OWNER || field->known == GN_KNOWN_NOBODY))
         || (gn_correct_dialog_covers (self) && field->known == GN_KNOWN_COVERED);
}

gboolean
gn_correct_dialog_is_offered (guint    field,
                              gpointer dialog)
{
  const GnMatch *match = gn_correct_dialog_match (dialog);

  return gn_correct_fields_is_editable (match, &match->game->fields[field])
         && !gn_correct_dialog_is_hidden (dialog, &match->game->fields[field]);
}

GtkWidget *
gn_correct_label (const char *text,
                  const char *class)
{
  GtkWidget *label = gn_label (text, class);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* ---- Checks during editing -------------------------------------------------- */

static char *
edit_text (GnCorrectDialog *self,
           guint            k)
{
  const GnField *field = &gn_correct_dialog_match (self)->game
                            ->fields[gn_correction_get_edit_field (self->correction, k)];

  return gn_correction_edit_text (self->correction, k, gn_correct_dialog_is_hidden (self, field));
}

static void
on_take_back (GtkButton       *button,
              GnCorrectDialog *self)
{
  gn_correction_take_back (self->correction, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "edit")));
  gn_correct_cells_write (self);
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

      label = gn_correct_label (text, NULL);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);   /* one line each, as far as the window is wide enough */
      button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
      /* Translators: {what}: a change in a correction that is not made yet: "Gold, Caroline: 5 → 7" */
      name = gn_fill (_("Undo: {what}"), "what", text, NULL);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gn_say_name (button, name);
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
    g_string_prepend (lines, _("Consequences:"));
  else if (lines->len)
    g_string_erase (lines, 0, 1);
  else if (changes && !changes->len)
    g_string_append (lines, _("Some players are not allowed to see these changes."));
  gtk_label_set_label (self->changes_label, lines->str);
  gtk_widget_set_visible (GTK_WIDGET (self->changes_label), lines->len > 0);
}

/* What stands below the changes: what hinders them, or the reason that is still missing. */
static void
show_problem (GnCorrectDialog *self,
              const char      *clause)
{
  const char *why = gtk_editable_get_text (GTK_EDITABLE (self->why_entry));
  g_autofree char *problem = g_strdup (self->refusal), *fit = gn_correct_dialog_fit_text (self);

  if (self->can && !self->for_start && !*why)
    problem = g_strdup (_("Enter a reason: it goes into the log and onto the scoresheet."));
  if (!self->can && self->for_start && gn_correction_is_empty (self->correction))
    g_clear_pointer (&problem, g_free);   /* the ordinary start is a position too */

  gtk_label_set_label (self->problem_label, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  /* Red is for errors, not for missing values. */
  gn_set_class (GTK_WIDGET (self->problem_label), "bad", !(self->can || gn_correction_is_empty (self->correction)));
  gtk_widget_set_visible (GTK_WIDGET (self->problem_clause), clause != NULL);
  if (clause)
    gtk_button_set_label (self->problem_clause, clause);
  gtk_widget_set_visible (GTK_WIDGET (self->fit_button), fit != NULL);
  if (fit)
    gtk_label_set_label (GTK_LABEL (gtk_button_get_child (self->fit_button)), fit);
  gn_unavailable_set (GTK_WIDGET (self->accept_button), problem);
  g_free (self->problem);
  self->problem = g_steal_pointer (&problem);
}

/* The table as it will be; while that is not possible, as it was last. */
static void
show_table (GnCorrectDialog *self)
{
  const int viewer = gn_correct_dialog_viewer (self);
  g_autofree gpointer state = gn_correction_state (self->correction, viewer);

  if (state)
    gn_touch_table_show (GN_TOUCH_TABLE (self->touch), state, viewer, gn_correct_dialog_covers (self));
  else
    gn_touch_table_dress (GN_TOUCH_TABLE (self->touch));
}

void
gn_correct_dialog_check (GnCorrectDialog *self)
{
  g_autoptr (GPtrArray) changes = NULL;
  const char *clause = NULL;

  gn_correction_set_covered (self->correction, gn_correct_dialog_covers (self));
  g_clear_pointer (&self->refusal, g_free);
  self->can = gn_correction_check (self->correction, &self->refusal, &clause, &changes);
  self->has_fit = !self->can && self->last_field >= 0
                  && gn_correction_fit (self->correction, (guint) self->last_field, self->last_i, self->last_j,
                                        gn_correct_dialog_is_offered, self, &self->fit);
  show_edits (self);
  show_followed (self, self->can ? changes : NULL);
  show_problem (self, clause);
  show_table (self);
  gn_correct_thing_tell (self);
}

void
gn_correct_dialog_changed (GnCorrectDialog *self,
                           guint            field,
                           int              i,
                           int              j)
{
  self->last_field = (int) field;
  self->last_i = i;
  self->last_j = j;
  gn_correct_dialog_check (self);
}

char *
gn_correct_dialog_fit_text (GnCorrectDialog *self)
{
  g_autofree char *what = self->has_fit ? gn_correction_fit_text (self->correction, &self->fit) : NULL;

  /* Translators: a button: one more change with which a correction fits. {what}: "Gold, Caroline: 22 → 21" */
  return what ? gn_fill (_("Also change {what}"), "what", what, NULL) : NULL;
}

void
gn_correct_dialog_take_fit (GnCorrectDialog *self)
{
  if (!self->has_fit)
    return;
  gn_correction_take_fit (self->correction, &self->fit);
  gn_correct_cells_write (self);
  gn_correct_dialog_changed (self, self->fit.field, self->fit.i, self->fit.j);
}

/* ---- The table, touched ------------------------------------------------------- */

static gboolean
offers (const GnTie *tie,
        gpointer     data)
{
  GnCorrectDialog *self = data;
  const GnMatch *match = gn_correct_dialog_match (self);
  const int f = gn_game_find_field (match->game, tie->field);
  const GnField *field;

  if (f < 0)
    {
      g_warning ("A panel names a field that there is not: %s", tie->field);
      return FALSE;
    }
  field = &match->game->fields[f];
  return gn_correct_dialog_is_offered ((guint) f, self) && (tie->i >= 0) == (field->dim[0] > 0)
         && (tie->j >= 0) == (field->dim[1] > 0) && tie->i < (int) gn_field_length (match, field, 0)
         && tie->j < (int) gn_field_length (match, field, 1)
         && !gn_correction_is_veiled (self->correction, (guint) f, tie->i, tie->j, gn_correct_dialog_viewer (self));
}

static char *
tie_text (GnCorrectDialog *self,
          const GnTie     *tie)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const int f = gn_game_find_field (match->game, tie->field);
  const GnField *field = &match->game->fields[f];
  const int viewer = gn_correct_dialog_viewer (self);
  g_autofree char *name = gn_correction_element_name (match, field, tie->i, tie->j), *value = NULL;

  if (tie->bit >= 0)
    value = gn_thing_name (match, GN_THING (field->domain, (gint16) tie->bit));
  else if (field->type == GN_FIELD_PILE)
    {
      const GnPile pile = gn_correction_get_pile (self->correction, (guint) f, tie->i, tie->j, viewer);

      value = gn_correction_pile (&pile);
    }
  else
    value = gn_correction_value (match, field,
                                 gn_correction_get (self->correction, (guint) f, tie->i, tie->j, viewer));
  return gn_fill (_("{field}: {what}"), "field", name, "what", value, NULL);
}

static void
dress (GtkWidget   *mark,
       const GnTie *ties,
       guint        n,
       gpointer     data)
{
  GnCorrectDialog *self = data;
  const GnMatch *match = gn_correct_dialog_match (self);
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean edited = FALSE, last = FALSE;

  for (guint k = 0; k < n; k++)
    {
      const int f = gn_game_find_field (match->game, ties[k].field);
      g_autofree char *text = tie_text (self, &ties[k]);

      g_string_append_printf (name, "%s%s", k ? "\n" : "", text);
      edited |= gn_correction_is_edited (self->correction, (guint) f, ties[k].i, ties[k].j);
      last |= f == self->last_field && ties[k].i == self->last_i && ties[k].j == self->last_j;
    }
  gn_set_class (mark, "changed", edited);
  gn_set_class (mark, "bad", edited && last && !self->can);
  gn_say_name (mark, name->str);
  gn_set_tooltip (mark, name->str);
}

static void
on_touched (GnCorrectDialog *self,
            GtkWidget       *mark)
{
  gn_correct_thing_open (self, mark);
}

/* ---- Typing --------------------------------------------------------------------- */

/* (nullable): nothing that may be seen */
static GArray *
read_line (GnCorrectDialog *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->line_entry));
  g_autoptr (GArray) all = gn_field_words_read_all (gn_correct_dialog_match (self), typed, gn_correct_dialog_is_offered,
                                                    self);

  for (guint k = 0; all && k < all->len; k++)
    {
      const GnFieldWords *read = &g_array_index (all, GnFieldWords, k);

      if (gn_correction_is_veiled (self->correction, (guint) read->field, read->i, read->j,
                                   gn_correct_dialog_viewer (self)))
        return NULL;
    }
  return g_steal_pointer (&all);
}

/* A line as people would type it, of this game: "Berta Gold 3". The field with the shortest title that is a plain
 * figure of each player’s, or else of the table. */
static void
show_example (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const int who = MIN (1, match->n_seats - 1);
  g_autofree char *example = NULL;
  glong shortest = G_MAXLONG;

  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];
      const gboolean players = field->dim[0];
      const glong length = g_utf8_strlen (gn_tr (field->title), -1) + (players ? 0 : 1000);

      if (length >= shortest || field->type == GN_FIELD_PILE || field->domain != GN_DOMAIN_NUMBER
          || gn_field_is_bits (field) || (players && (field->dim[1] || field->index[0] != GN_DOMAIN_SEAT))
          || field->means || (field->flags & GN_FIELD_SPARSE) || field->min > (players ? 0 : 3) || field->max < 4
          || !gn_correct_dialog_is_offered (f, self))
        continue;

      g_autofree char *n = gn_number_text (3);
      const char *title = gn_tr (field->title);
      /* Translators: an example of what can be typed: a player, a field of the game, and a figure */
      g_autofree char *line = players ? gn_fill (_("{who} {field} {n}"), "who", gn_match_name (match, who),
                                                 "field", title, "n", n, NULL)
                              /* Translators: an example of what can be typed: a field of the game, and a figure */
                              : gn_fill (_("{field} {n}"), "field", title, "n", n, NULL);
      GnFieldWords read;

      if (!gn_field_words_read (match, line, gn_correct_dialog_is_offered, self, &read) || read.field != (int) f
          || (players && read.i != who) || !read.has_value || read.value != 3)
        continue;
      g_free (example);
      example = g_steal_pointer (&line);
      shortest = length;
    }
  gtk_entry_set_placeholder_text (self->line_entry, example ? example : "");
}

/* Says what Enter would do, as long as anything is typed. */
static void
on_line (GnCorrectDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) all = NULL;

  if (!self->table)
    return;

  const GnMatch *match = gn_correct_dialog_match (self);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->line_entry)) == 0)
    g_string_assign (text, _("Type a field and its value, or touch the wrong thing on the table."));
  else if (!(all = read_line (self)))
    g_string_assign (text, _("No field matches."));
  for (guint k = 0; all && k < all->len; k++)
    {
      const GnFieldWords *read = &g_array_index (all, GnFieldWords, k);
      const GnField *field = &match->game->fields[read->field];
      const gint64 now = gn_correction_get (self->correction, (guint) read->field, read->i, read->j,
                                            gn_correct_dialog_viewer (self));
      g_autofree char *name = gn_correction_element_name (match, field, read->i, read->j);
      g_autofree char *was = gn_correction_value (match, field, now);
      g_autofree char *then = read->has_value ? gn_correction_value (match, field, read->value) : g_strdup ("…");
      g_autofree char *line = gn_fill (_("{field}: {was} → {now}"), "field", name, "was", was, "now", then, NULL);

      g_string_append_printf (text, "%s%s", k ? "\n" : "", line);
    }
  gtk_label_set_label (self->line_label, text->str);
}

/* Letters and figures typed at a thing of the table go into the line. */
static gboolean
on_typed (GtkEventControllerKey *controller,
          guint                  keyval,
          guint                  keycode,
          GdkModifierType        state,
          GnCorrectDialog       *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->line_entry));

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || !g_unichar_isgraph (gdk_keyval_to_unicode (keyval))
      || gtk_widget_get_visible (GTK_WIDGET (self->thing)))
    return GDK_EVENT_PROPAGATE;
  if (self->narrow)
    gtk_stack_set_visible_child_name (self->views, "changes");
  gtk_entry_grab_focus_without_selecting (self->line_entry);
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (text));
}

/* Whether the value is one that the field can have at all; else the line says which it can. */
static gboolean
is_in_range (GnCorrectDialog    *self,
             const GnFieldWords *read)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[read->field];

  if (field->domain != GN_DOMAIN_NUMBER || (read->value >= field->min && read->value <= field->max))
    return TRUE;

  g_autofree char *least = gn_number_text (field->min), *most = gn_number_text (field->max);
  g_autofree char *name = gn_correction_element_name (match, field, read->i, read->j);
  /* Translators: what a figure can be at all; {field}: "Gold, Berta" */
  g_autofree char *text = gn_fill (_("{field}: from {least} to {most}."), "field", name, "least", least, "most", most,
                                   NULL);

  gtk_label_set_label (self->line_label, text);
  return FALSE;
}

/* All of the line, or nothing. */
static void
on_line_entered (GnCorrectDialog *self)
{
  g_autoptr (GArray) all = read_line (self);

  if (!all)
    return;
  for (guint k = 0; k < all->len; k++)
    if (!g_array_index (all, GnFieldWords, k).has_value || !is_in_range (self, &g_array_index (all, GnFieldWords, k)))
      return;
  for (guint k = 0; k < all->len; k++)
    {
      const GnFieldWords *read = &g_array_index (all, GnFieldWords, k);

      gn_correction_set (self->correction, (guint) read->field, read->i, read->j, read->value);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->line_entry), "");
  gn_correct_cells_write (self);
  for (guint k = 0; k < all->len; k++)
    {
      const GnFieldWords *read = &g_array_index (all, GnFieldWords, k);

      gn_correct_dialog_changed (self, (guint) read->field, read->i, read->j);
    }
}

static void
on_secrets (GnCorrectDialog *self)
{
  self->secrets = gtk_switch_get_active (GTK_SWITCH (self->secret_switch));
  gn_correct_dialog_check (self);
  gn_correct_fields_forget (self);
  show_example (self);
  on_line (self);
}

/* Which fields lie on the table is known once it has been shown. */
static void
on_view (GnCorrectDialog *self)
{
  if (self->table && g_strcmp0 (gtk_stack_get_visible_child_name (self->views), "fields") == 0)
    gn_correct_fields_forget (self);
}

static void
on_all (GnCorrectDialog *self)
{
  if (self->table)
    gn_correct_fields_forget (self);
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
      const gboolean covered = gn_correct_dialog_covers (self);
      g_autofree char *text = why.text ? gn_say_text (gn_correct_dialog_match (self), &why, covered)
                                       : g_strdup (error->message);

      gtk_label_set_label (self->problem_label, text);
      gtk_widget_set_visible (GTK_WIDGET (self->problem_label), TRUE);
      return;
    }
  self->accepted = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/* Beside the table, the changes; in a narrow window both have a page. */
static gboolean
settle (gpointer data)
{
  GnCorrectDialog *self = data;
  GtkBox *from = self->narrow ? self->body : self->changes_place;
  GtkWidget *page = GTK_WIDGET (self->changes_place);

  if (!self->views || gtk_widget_get_parent (GTK_WIDGET (self->side)) != GTK_WIDGET (from))
    return G_SOURCE_REMOVE;
  g_object_ref (self->side);
  gn_leave_focus (GTK_WIDGET (self->side));
  gtk_box_remove (from, GTK_WIDGET (self->side));
  gtk_box_append (self->narrow ? self->changes_place : self->body, GTK_WIDGET (self->side));
  g_object_unref (self->side);
  gtk_widget_set_hexpand (GTK_WIDGET (self->side), self->narrow);
  gtk_stack_page_set_visible (gtk_stack_get_page (self->views, page), self->narrow);
  if (!self->narrow && gtk_stack_get_visible_child (self->views) == page)
    gtk_stack_set_visible_child_name (self->views, "table");
  gn_touch_table_set_narrow (GN_TOUCH_TABLE (self->touch), self->narrow);
  gn_correct_fields_set_narrow (self);
  return G_SOURCE_REMOVE;
}

static void
gn_correct_dialog_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (widget);

  GTK_WIDGET_CLASS (gn_correct_dialog_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->narrow == (width < NARROW))
    return;
  self->narrow = width < NARROW;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, g_object_ref (self), g_object_unref);
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
    show_problem (self, gtk_widget_get_visible (GTK_WIDGET (self->problem_clause))
                          ? gtk_button_get_label (self->problem_clause)
                          : NULL);
}

/* ---- The widget ------------------------------------------------------------------- */

static void
gn_correct_dialog_dispose (GObject *object)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (object);

  if (self->stack)
    g_signal_handlers_disconnect_by_data (self->stack, self);
  if (self->page_list)
    g_signal_handlers_disconnect_by_data (self->page_list, self);
  if (self->values)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->values)));
  if (self->thing)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->thing)));
  g_clear_weak_pointer (&self->mark);
  g_clear_weak_pointer (&self->thing_note);
  g_clear_weak_pointer (&self->thing_fit);
  G_OBJECT_CLASS (gn_correct_dialog_parent_class)->dispose (object);
}

static void
gn_correct_dialog_finalize (GObject *object)
{
  GnCorrectDialog *self = GN_CORRECT_DIALOG (object);

  g_clear_pointer (&self->correction, gn_correction_free);
  g_clear_object (&self->table);
  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->thing_cells);
  g_free (self->refusal);
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
  widget_class->size_allocate = gn_correct_dialog_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = gn_correct_dialog_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/correct/correct-dialog.ui");
  gn_bind_children (widget_class, GnCorrectDialog, heading, stack, secret_switch, edits_scroller, edits,
                    changes_label, problem_label, problem_clause, why_entry, why_row, accept_button, views, body,
                    table_place, changes_place, side, line_entry, line_label, fit_button, all_check, fields,
                    sidebar, page_list);
  gtk_widget_class_bind_template_callback (widget_class, on_all);
  gtk_widget_class_bind_template_callback (widget_class, on_line);
  gtk_widget_class_bind_template_callback (widget_class, on_line_entered);
  gtk_widget_class_bind_template_callback (widget_class, gn_correct_dialog_take_fit);
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
  self->thing_cells = g_ptr_array_new_with_free_func (g_free);
  self->pages = g_ptr_array_new ();
  self->last_field = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_grow_dialog (ADW_WINDOW (self));
  self->values = GTK_POPOVER (gtk_popover_new ());
  /* Not a child of the stack: it takes each child for a page, and with a screen reader GTK 4.8 crashes on one that
   * is not. */
  gtk_widget_set_parent (GTK_WIDGET (self->values), gtk_widget_get_parent (GTK_WIDGET (self->stack)));
  self->thing = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->thing), "form");
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
  gtk_widget_set_visible (gtk_widget_get_parent (self->secret_switch),
                          gn_game_has_secrets (gn_correct_dialog_match (self)->game));
  gtk_label_set_label (self->heading,
                       for_start ? _("Set the screen to match your table")
                                 : _("Make the screen match the table. Gnomon works out the consequences."));
  gtk_button_set_label (self->accept_button, for_start ? _("Start like this") : _("Correct the table"));
  gtk_window_set_title (GTK_WINDOW (self), for_start ? _("Start in the middle of a game") : _("Correct the table"));

  g_autofree char *accent = g_strconcat ("game-", gn_correct_dialog_match (self)->game->accent, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), accent);
  self->touch = gn_touch_table_new (table, offers, dress, self);
  gtk_widget_set_hexpand (self->touch, TRUE);
  gtk_widget_set_vexpand (self->touch, TRUE);
  g_signal_connect_object (self->touch, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->table_place, self->touch);

  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_typed), self, 0);
  gtk_widget_add_controller (self->touch, key);
  gtk_widget_set_parent (GTK_WIDGET (self->thing), self->touch);
  gn_correct_dialog_check (self);
  gn_correct_fields_add_pages (self);
  g_signal_connect_object (self->views, "notify::visible-child", G_CALLBACK (on_view), self, G_CONNECT_SWAPPED);
  show_example (self);
  on_line (self);
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
