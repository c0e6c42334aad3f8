/* correct-dialog-fields.c: the fields that lie on no thing of the table, by group, and the position as text
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correct-dialog-private.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "core/base/language.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/container.h"
#include "sheets/pieces.h"

/* What lies on the table is corrected there: it is listed here only when asked for. */
static gboolean
is_listed (GnCorrectDialog *self,
           const GnField   *field,
           int              i,
           int              j)
{
  return gtk_check_button_get_active (self->all_check)
         || !gn_touch_table_has (GN_TOUCH_TABLE (self->touch), field->id, i, j);
}

static gboolean
any_listed (GnCorrectDialog *self,
            const GnField   *field)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const int n = (int) gn_field_length (match, field, 0), m = (int) gn_field_length (match, field, 1);

  for (int i = n ? 0 : -1; i < n; i++)
    for (int j = m ? 0 : -1; j < m; j++)
      if (is_listed (self, field, i, j))
        return TRUE;
  return FALSE;
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

  for (int j = m ? 0 : -1; j < m; j++)
    {
      g_autofree char *what = j >= 0 ? index_name (match, field->index[1], j) : NULL;
      g_autofree char *title = what ? gn_fill (_("{field}: {what}"), "field", gn_tr (field->title), "what", what, NULL)
                                    : g_strdup (gn_tr (field->title));

      gboolean listed = FALSE;

      for (int i = 0; i < match->n_seats; i++)
        listed |= is_listed (self, field, i, j);
      if (!listed)
        continue;
      gtk_grid_attach (grid, gn_correct_label (title, NULL), 0, row, 1, 1);
      for (int i = 0; i < match->n_seats; i++)
        {
          g_autofree char *name = gn_fill (_("{field}, {who}"), "field", title, "who", gn_match_name (match, i), NULL);

          gtk_grid_attach (grid, gn_correct_cell_new (self, self->cells, f, i, j, name), 1 + i, row, 1, 1);
        }
      row++;
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

  gtk_grid_attach (grid, gn_correct_label (gn_tr (field->title), n ? "strong" : NULL), 0, row, 1, 1);
  if (n == 0)
    {
      gtk_grid_attach (grid, gn_correct_cell_new (self, self->cells, f, -1, -1, gn_tr (field->title)), 1, row, 2, 1);
      return row + 1;
    }

  /* cells side by side, with room for their names and for the words on their buttons */
  const glong longest = longest_name (match, field->index[0], n) + longest_name (match, field->index[1], m);
  const guint columns = longest > 10 || field->type == GN_FIELD_PILE || field->domain != GN_DOMAIN_NUMBER ? 2 : 3;
  guint k = 0;

  for (int i = 0; i < n; i++)
    for (int j = m ? 0 : -1; j < m; j++)
      {
        if (!is_listed (self, field, i, j))
          continue;

        g_autofree char *first = index_name (match, field->index[0], i);
        g_autofree char *second = j >= 0 ? index_name (match, field->index[1], j) : NULL;
        g_autofree char *upper = gn_upper_first (first);   /* a heading, also where a name has a small letter */
        g_autofree char *what = second ? gn_fill (_("{field}: {what}"), "field", upper, "what", second, NULL)
                                       : g_strdup (upper);
        g_autofree char *name = gn_fill (_("{field}, {who}"), "field", gn_tr (field->title), "who", what, NULL);
        GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
        GtkWidget *label = gn_correct_label (what, "note");

        gtk_widget_set_hexpand (label, TRUE);
        gtk_label_set_wrap (GTK_LABEL (label), TRUE);
        gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (longest, 16));
        gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
        gn_append (box, label, gn_correct_cell_new (self, self->cells, f, i, j, name), NULL);
        gtk_grid_attach (grid, box, 1 + k % columns, row + k / columns, 1, 1);
        k++;
      }
  return row + (k + columns - 1) / columns;
}

/* In a box of the host's own a field of components has no places until the first of them is known. */
gboolean
gn_correct_fields_is_editable (const GnMatch *match,
                               const GnField *field)
{
  return !(field->flags & (GN_FIELD_FIXED | GN_FIELD_DERIVED))
         && (!field->dim[0] || gn_field_length (match, field, 0))
         && (!field->dim[1] || gn_field_length (match, field, 1));
}

/* In a narrow window: one element a line, with its name before it, which wraps. */
static void
add_lines (GnCorrectDialog *self,
           GtkWidget       *box,
           guint            f)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  const GnField *field = &match->game->fields[f];
  const int n = gn_field_length (match, field, 0), m = gn_field_length (match, field, 1);

  if (n)
    gtk_box_append (GTK_BOX (box), gn_paragraph (gn_tr (field->title), "strong"));
  for (int i = n ? 0 : -1; i < n; i++)
    for (int j = m ? 0 : -1; j < m; j++)
      {
        if (!is_listed (self, field, i, j))
          continue;

        g_autofree char *first = i >= 0 ? index_name (match, field->index[0], i) : g_strdup (gn_tr (field->title));
        g_autofree char *second = j >= 0 ? index_name (match, field->index[1], j) : NULL;
        g_autofree char *upper = gn_upper_first (first);   /* a heading, also where a name has a small letter */
        g_autofree char *what = second ? gn_fill (_("{field}: {what}"), "field", upper, "what", second, NULL)
                                       : g_strdup (upper);
        g_autofree char *name = gn_correction_element_name (match, field, i, j);
        GtkWidget *line = gn_row (8, NULL), *label = gn_paragraph (what, NULL);

        gtk_label_set_width_chars (GTK_LABEL (label), 8);
        gtk_widget_set_hexpand (label, TRUE);
        gn_append (line, label, gn_correct_cell_new (self, self->cells, f, i, j, name), NULL);
        gtk_box_append (GTK_BOX (box), line);
      }
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

      if (!gn_correct_fields_is_editable (match, field) || g_strcmp0 (field->group, group) != 0)
        continue;
      if (gn_correct_dialog_is_hidden (self, field))
        {
          hidden++;
          continue;
        }
      if (!any_listed (self, field))
        continue;
      if (self->narrow)
        add_lines (self, box, f);
      else if (field->dim[0] && field->index[0] == GN_DOMAIN_SEAT)
        seat_row = add_by_seat (self, GTK_GRID (seats), f, seat_row);
      else
        other_row = add_others (self, GTK_GRID (others), f, other_row);
    }

  if (seat_row > 1)
    {
      for (int i = 0; i < match->n_seats; i++)
        {
          GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
          GtkWidget *label = gn_correct_label (gn_match_name (match, i), "strong");

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
      GtkWidget *note = gn_correct_label (
        _("Something here is secret. To see it, turn on “Show what is secret” while the others look away."),
        "note");

      gtk_label_set_wrap (GTK_LABEL (note), TRUE);
      gtk_box_append (GTK_BOX (box), note);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);

  GtkWidget *place = gtk_stack_get_child_by_name (self->stack, group);

  gtk_box_append (GTK_BOX (place), scroller);
  gtk_widget_set_vexpand (scroller, TRUE);
}

/* ---- The list of pages in a narrow window ---------------------------------------- */

static void
on_page_dropped (GnCorrectDialog *self)
{
  GtkStackPage *page = gtk_drop_down_get_selected_item (self->page_list);

  if (page && !self->writing)
    gtk_stack_set_visible_child (self->stack, gtk_stack_page_get_child (page));
}

/* The pages that are there now, and the one that is open. */
static void
write_page_list (GnCorrectDialog *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->stack);
  g_autoptr (GListStore) shown = g_list_store_new (GTK_TYPE_STACK_PAGE);
  guint open = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (pages), i);
      GtkStackPage *page = GTK_STACK_PAGE (item);

      if (!gtk_stack_page_get_visible (page))
        continue;
      if (gtk_stack_page_get_child (page) == gtk_stack_get_visible_child (self->stack))
        open = g_list_model_get_n_items (G_LIST_MODEL (shown));
      g_list_store_append (shown, page);
    }
  self->writing = TRUE;
  gtk_drop_down_set_model (self->page_list, G_LIST_MODEL (shown));
  gtk_drop_down_set_selected (self->page_list, open);
  self->writing = FALSE;
}

void
gn_correct_fields_set_narrow (GnCorrectDialog *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->fields), self->narrow ? GTK_ORIENTATION_VERTICAL
                                                                              : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->sidebar, !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->page_list), self->narrow);
  gn_correct_fields_forget (self);
}

/* ---- Which pages there are ------------------------------------------------------- */

/* A group that lies on the table as a whole has no page. */
static void
show_pages (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);

  for (guint i = 0; i < self->pages->len; i++)
    {
      GtkWidget *place = gtk_stack_get_child_by_name (self->stack, self->pages->pdata[i]);
      gboolean listed = FALSE;

      for (const GnField *field = match->game->fields; field->type && !listed; field++)
        listed = g_strcmp0 (field->group, self->pages->pdata[i]) == 0 && gn_correct_fields_is_editable (match, field)
                 && (gn_correct_dialog_is_hidden (self, field) || any_listed (self, field));
      gtk_stack_page_set_visible (gtk_stack_get_page (self->stack, place), listed);
    }
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
                                    gn_match_table_state (self->table, GN_EVERYTHING),
                                    gn_correct_dialog_viewer (self))
                                                                            : gn_correction_to_json (self->correction);
      g_autofree char *text = NULL;

      for (const GnField *field = gn_correct_dialog_match (self)->game->fields; field->type; field++)
        if (gn_correct_dialog_covers (self) && field->known == GN_KNOWN_COVERED)
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
on_turned (GnCorrectDialog *self)
{
  on_page (self);
  write_page_list (self);
}

void
gn_correct_fields_forget (GnCorrectDialog *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      GtkWidget *place = gtk_stack_get_child_by_name (self->stack, self->pages->pdata[i]);

      gn_container_clear (place);
    }
  g_ptr_array_set_size (self->cells, 0);
  show_pages (self);
  on_turned (self);
  gn_correct_dialog_check (self);
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

void
gn_correct_fields_add_pages (GnCorrectDialog *self)
{
  const GnMatch *match = gn_correct_dialog_match (self);
  GtkExpression *title;

  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];

      if (!gn_correct_fields_is_editable (match, field) || !field->group
          || gtk_stack_get_child_by_name (self->stack, field->group))
        continue;
      gtk_stack_add_titled (self->stack, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), field->group, gn_tr (field->group));
      g_ptr_array_add (self->pages, (gpointer) field->group);
    }

  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->text_view = GTK_TEXT_VIEW (gtk_text_view_new ());
  gtk_text_view_set_monospace (self->text_view, TRUE);
  gtk_text_view_set_wrap_mode (self->text_view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (self->text_view, 12);
  gtk_text_view_set_top_margin (self->text_view, 12);
  gn_say_name (GTK_WIDGET (self->text_view), _("The position as text"));
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->text_view), "changed", G_CALLBACK (on_text), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->text_view));
  gtk_stack_add_titled (self->stack, scroller, "as-text", _("As text"));
  g_signal_connect_swapped (self->stack, "notify::visible-child", G_CALLBACK (on_turned), self);
  title = gtk_property_expression_new (GTK_TYPE_STACK_PAGE, NULL, "title");
  gtk_drop_down_set_expression (self->page_list, title);
  gtk_expression_unref (title);
  g_signal_connect_swapped (self->page_list, "notify::selected", G_CALLBACK (on_page_dropped), self);
  show_pages (self);
  for (guint i = self->pages->len; i-- > 0;)
    if (gtk_stack_page_get_visible (
          gtk_stack_get_page (self->stack, gtk_stack_get_child_by_name (self->stack, self->pages->pdata[i]))))
      gtk_stack_set_visible_child_name (self->stack, self->pages->pdata[i]);
  on_turned (self);
}

