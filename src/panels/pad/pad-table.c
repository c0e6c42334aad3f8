/* pad-table.c: the score sheet: where its parts are, and how the keyboard walks over it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-table-private.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/name.h"
#include "panels/layout/roving.h"
#include "panels/layout/split-layout.h"
#include "panels/things/space.h"

#define LEAST_LABEL 30
#define MOST_COLUMN 190   /* wider columns would be hard to read across */
#define LEAST_ROWS  3
#define GAP         6
#define HEAD_EDGE   8     /* what a head has at its sides (pad.css) */

G_DEFINE_FINAL_TYPE (PadTable, pad_table, GN_TYPE_CONTAINER)

/* ---- Places --------------------------------------------------------------------- */

/* Of a column, so that its figures can be read. */
static int
least_column (PadTable *self)
{
  const gboolean bids = self->plan.part_wide[PAD_PART_BID] > 0;

  return bids ? 92 : 44;
}

static int
label_width (PadTable *self,
             int       width)
{
  const int wish = MAX (pad_grid_label_width (self->grid),
                        MAX (gn_width_of (self->total_label), gn_width_of (self->corner) + 2 * GAP));

  return CLAMP (wish, LEAST_LABEL, MAX (LEAST_LABEL, (int) (width * 0.32)));
}

/* The buttons of the pages, once it is known how many there are. Never during allocation. */
static gboolean
settle (gpointer data)
{
  PadTable *self = data;

  self->settle = 0;
  pad_table_make_pages (self);
  return G_SOURCE_REMOVE;
}

/* How many columns a page has in that width, and how wide each is. All pages have as many, but for the last. */
static guint
share (PadTable *self,
       int       width,
       double   *each)
{
  const int room = MAX (width - label_width (self, width), 1);
  const guint fit = CLAMP ((guint) (room / least_column (self)), 1, MAX (self->columns, 1));
  const guint n_pages = (self->columns + fit - 1) / fit, shown = n_pages ? (self->columns + n_pages - 1) / n_pages : 1;

  *each = MIN ((double) room / MAX (shown, 1), MOST_COLUMN);
  return shown;
}

static void
make_plan (PadTable *self,
           int       width)
{
  PadPlan *plan = &self->plan;
  const int label = label_width (self, width);
  double each;

  self->shown = share (self, width, &each);
  self->first = self->shown ? self->at_column / self->shown * self->shown : 0;
  plan->label = label;

  const guint n_pages = (self->columns + self->shown - 1) / self->shown;

  for (guint column = 0; column < PAD_SEATS; column++)
    {
      const gboolean in_view = column >= self->first && column < self->first + self->shown && column < self->columns;
      const int from = (int) (each * (column - self->first)), to = (int) (each * (column - self->first + 1));

      plan->at[column] = in_view ? label + from : 0;
      plan->wide[column] = in_view ? to - from : 0;
    }
  self->width = label + (int) (each * self->shown);
  if (n_pages != self->n_pages && !self->settle)
    self->settle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, self, NULL);
  self->n_pages = n_pages;
}

static gboolean
is_paged (PadTable *self)
{
  return self->shown < self->columns;
}

static int
most_high (PadTable *self,
           gboolean  foot)
{
  int most = 0;

  for (guint i = 0; i < self->columns; i++)
    most = MAX (most, gn_height_of (foot ? self->column[i].foot : self->column[i].head));
  return most;
}

/* How much higher heads are whose names are turned, or 0: all are if one of them has no word that fits. */
static int
turned_by (PadTable *self,
           int       width)
{
  gboolean fit = TRUE;
  int most = 0;
  double each;

  if (width < 0)
    return 0;
  share (self, width, &each);
  for (guint i = 0; i < self->columns; i++)
    {
      int longer = 0;

      for (GtkWidget *at = gtk_widget_get_first_child (self->column[i].head); at; at = gtk_widget_get_next_sibling (at))
        if (GN_IS_NAME (at))
          {
            fit &= gn_name_fits (GN_NAME (at), (int) each - HEAD_EDGE);
            longer += gn_name_length (GN_NAME (at)) + GAP - gn_height_of (at);
          }
      most = MAX (most, longer);
    }
  return fit ? 0 : most;
}

static void
turn_names (PadTable *self,
            gboolean  turned)
{
  for (guint i = 0; i < self->columns; i++)
    for (GtkWidget *at = gtk_widget_get_first_child (self->column[i].head); at; at = gtk_widget_get_next_sibling (at))
      if (GN_IS_NAME (at))
        gn_name_turn (GN_NAME (at), turned);
}

static int
act_height (PadTable *self)
{
  return gtk_widget_get_visible (self->act_box) ? MAX (gn_height_of (self->act_box), 34) : 0;
}

static int
bonus_height (PadTable *self)
{
  return gtk_widget_get_visible (self->bonus_label) ? gn_height_of (self->bonus_label) + GAP : 0;
}

static int
together_height (PadTable *self,
                 int       width)
{
  int height = 0;

  if (!gtk_widget_get_visible (self->together))
    return 0;
  gn_measure (self->together, GTK_ORIENTATION_VERTICAL, width, NULL, &height);
  return height + 2 * GAP;
}

/* The names above the rows, and the totals and buttons below them. */
static int
fixed_height (PadTable *self,
              int       width)
{
  return most_high (self, FALSE) + turned_by (self, width) + bonus_height (self) + most_high (self, TRUE)
         + act_height (self) + together_height (self, width);
}

static void
pad_table_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  PadTable *self = PAD_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_LABEL + least_column (self);
      *natural = label_width (self, 1000) + (int) self->columns * MAX (least_column (self), 90);
      return;
    }

  /* the bar with the pages has its room where there may be any */
  const int all = LEAST_LABEL + least_column (self) * (int) self->columns;
  const int bar = self->columns > 3 && for_size >= 0 && for_size < all ? gn_height_of (self->pages) + GAP : 0;

  *minimum = bar + fixed_height (self, for_size) + (int) MIN (LEAST_ROWS, self->rows) * PAD_ENTRY_HEIGHT;
  *natural = bar + fixed_height (self, for_size) + (int) self->rows * PAD_ENTRY_HEIGHT;
}

static GtkSizeRequestMode
pad_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
put (PadTable  *self,
     GtkWidget *child,
     int        x,
     int        y,
     int        wide,
     int        tall)
{
  const int left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? self->width - x - wide : x;
  const int indent = (gtk_widget_get_width (GTK_WIDGET (self)) - self->width) / 2;

  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &(GtkAllocation) { left + MAX (indent, 0), y,
                                                      MAX (wide, gn_least_of (child, GTK_ORIENTATION_HORIZONTAL)),
                                                      MAX (tall, gn_least_of (child, GTK_ORIENTATION_VERTICAL)) }, -1);
}

static void
put_column (PadTable  *self,
            GtkWidget *child,
            guint      column,
            int        y,
            int        tall)
{
  if (self->plan.wide[column])
    put (self, child, self->plan.at[column], y, self->plan.wide[column], tall);
  else
    gtk_widget_set_child_visible (child, FALSE);
}

static void
pad_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  PadTable *self = PAD_TABLE (widget);
  int y = 0, label;

  if (!self->columns)
    return;
  make_plan (self, width);
  label = self->plan.label;
  gtk_widget_set_child_visible (self->pages, is_paged (self));
  if (is_paged (self))
    {
      const int tall = gn_height_of (self->pages);

      const int wide = MAX (width, gn_least_of (self->pages, GTK_ORIENTATION_HORIZONTAL));

      gtk_widget_size_allocate (self->pages, &(GtkAllocation) { 0, 0, wide, tall }, -1);
      y += tall + GAP;
    }

  const int turned = turned_by (self, width), head = most_high (self, FALSE) + turned;
  const int foot = most_high (self, TRUE), bonus = bonus_height (self);
  const int act = act_height (self), together = together_height (self, width);
  const int rows = CLAMP (height - y - head - bonus - foot - act - together, 1, (int) self->rows * PAD_ENTRY_HEIGHT);

  turn_names (self, turned > 0);
  put (self, self->paper, 0, y, self->width, head + rows + bonus + foot + act);
  put (self, self->corner, 0, y, label, head);
  for (guint i = 0; i < self->columns; i++)
    put_column (self, self->column[i].head, i, y, head);
  y += head;
  put (self, self->scroller, 0, y, self->width, rows);
  y += rows;
  if (bonus)
    {
      put (self, self->bonus_label, 0, y, label, bonus);
      for (guint i = 0; i < self->columns; i++)
        put_column (self, GTK_WIDGET (self->column[i].bonus), i, y, bonus);
      y += bonus;
    }
  if (gtk_widget_get_visible (self->total_label))
    put (self, self->total_label, 0, y, label, foot);
  for (guint i = 0; i < self->columns; i++)
    put_column (self, self->column[i].foot, i, y, foot);
  y += foot;
  gtk_widget_set_child_visible (self->act_box, act > 0);
  for (guint i = 0; i < self->columns; i++)
    gtk_widget_set_child_visible (self->column[i].act, act > 0);
  if (together)
    gtk_widget_size_allocate (self->together,
                              &(GtkAllocation) { 0, y + act + 2 * GAP,
                                                 MAX (width, gn_least_of (self->together, GTK_ORIENTATION_HORIZONTAL)),
                                                 together - 2 * GAP }, -1);
  if (!act)
    return;
  put (self, self->act_box, 0, y, label, act);
  for (guint i = 0; i < self->columns; i++)
    put_column (self, self->column[i].act, i, y, act);
}

/* ---- What is in view ---------------------------------------------------------------- */

static void
on_page (GtkToggleButton *button,
         GParamSpec      *pspec,
         PadTable        *self)
{
  const guint page = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "page"));

  if (gtk_toggle_button_get_active (button) && self->at_column / MAX (self->shown, 1) != page)
    pad_table_bring (self, page * self->shown);
}

void
pad_table_make_pages (PadTable *self)
{
  GtkWidget *first = NULL;

  gn_box_clear (self->pages);
  for (guint page = 0; self->n_pages > 1 && page < self->n_pages; page++)
    {
      GtkWidget *button = gtk_toggle_button_new (), *tokens = gn_row (2, NULL);
      GString *names = g_string_new (NULL);

      for (guint i = page * self->shown; i < MIN (self->columns, (page + 1) * self->shown); i++)
        {
          gtk_box_append (GTK_BOX (tokens), gn_seat_token_new (self->column[i].paint, 18));
          g_string_append_printf (names, "%s%s", names->len ? C_("list", ", ") : "", self->column[i].name);
        }
      gtk_widget_set_halign (tokens, GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (button), tokens);
      gn_say_name (button, names->str);
      gn_set_tooltip (button, names->str);
      g_string_free (names, TRUE);
      g_object_set_data (G_OBJECT (button), "page", GUINT_TO_POINTER (page));
      if (first)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      else
        first = button;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), page == self->at_column / self->shown);
      g_signal_connect (button, "notify::active", G_CALLBACK (on_page), self);
      gtk_box_append (GTK_BOX (self->pages), button);
    }
}

void
pad_table_bring (PadTable *self,
                 guint     column)
{
  const guint shown = MAX (self->shown, 1);

  self->at_column = MIN (column, self->columns - 1);
  if (self->first == self->at_column / shown * shown)
    return;
  /* at once, so that a cell there can have the focus */
  self->first = self->at_column / shown * shown;
  for (guint i = self->first; i < MIN (self->first + shown, self->columns); i++)
    {
      pad_grid_reveal (self->grid, i);
      gtk_widget_set_child_visible (self->column[i].act, TRUE);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self->grid));
  for (GtkWidget *child = gtk_widget_get_first_child (self->pages); child; child = gtk_widget_get_next_sibling (child))
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "page")) == self->at_column / shown)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
}

/* The row with the cell that comes next, and the one after it. */
static void
scroll_to_next (PadTable *self)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const double page = gtk_adjustment_get_page_size (down);
  const double from = self->next_row * (double) PAD_ENTRY_HEIGHT;
  const double to = MIN (self->rows, self->next_row + 2) * (double) PAD_ENTRY_HEIGHT;
  double at = gtk_adjustment_get_value (down);

  if (!self->scroll || page < 1)
    return;
  if (to > at + page)
    at = to - page;
  if (from < at)
    at = from;
  gtk_adjustment_set_value (down, at);
}

static gboolean
on_scroll_idle (gpointer data)
{
  PadTable *self = data;

  self->scroll_source = 0;
  scroll_to_next (self);
  self->scroll = gtk_widget_get_height (self->scroller) < 1;
  return G_SOURCE_REMOVE;
}

/* At once, and again when all rows have their places. */
static void
scroll_soon (PadTable *self)
{
  scroll_to_next (self);
  if (self->scroll && !self->scroll_source)
    self->scroll_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 30, on_scroll_idle, self, NULL);
}


void
pad_table_update (PadTable       *self,
                  GnPanel        *panel,
                  const GnMatch  *match,
                  const PadState *state,
                  gboolean        fresh)
{
  guint row, column;
  PadPart part;
  const gboolean was_in = pad_grid_find (self->grid, &row, &column, &part);

  if (!self->columns)
    pad_table_make_columns (self, match);
  pad_table_fill (self, panel, match, state, fresh);
  if (self->has_next)
    {
      self->scroll = TRUE;
      pad_table_bring (self, self->next_column);
      scroll_soon (self);
    }
  /* who types goes on to the next cell by itself */
  if (fresh && was_in && self->has_next)
    gtk_widget_grab_focus (
      GTK_WIDGET (pad_grid_get_entry (self->grid, self->next_row, self->next_column, self->next_part)));
}

/* ---- Walking -------------------------------------------------------------------------- */

static gboolean
grab (PadTable *self,
      guint     row,
      guint     column,
      PadPart   part)
{
  pad_table_bring (self, column);
  return gtk_widget_grab_focus (GTK_WIDGET (pad_grid_get_entry (self->grid, row, column, part)));
}

static gboolean
grab_next (PadTable *self)
{
  for (guint part = 0; part < PAD_PARTS && !self->has_next; part++)
    if (self->plan.part_wide[part] > 0)
      return self->rows > 0 && grab (self, self->open ? self->open - 1 : 0, self->at_column, part);
  return self->has_next && grab (self, self->next_row, self->next_column, self->next_part);
}

/* The part beside, perhaps of the next column. */
static gboolean
step_aside (PadTable *self,
            guint    *column,
            PadPart  *part,
            int       way)
{
  int at = (int) (*column * PAD_PARTS + *part);

  for (at += way; at >= 0 && at < (int) (self->columns * PAD_PARTS); at += way)
    if (self->plan.part_wide[at % PAD_PARTS] > 0)
      {
        *column = (guint) at / PAD_PARTS;
        *part = (guint) at % PAD_PARTS;
        return TRUE;
      }
  return FALSE;
}

/* From the cells down to the buttons below them, and back. */
static gboolean
walk_acts (PadTable        *self,
           guint            column,
           GtkDirectionType direction)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (direction)
    {
    case GTK_DIR_UP:
      return self->rows > 0 && grab (self, self->has_next ? self->next_row : self->rows - 1, column, PAD_PART_FIGURE);
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
      if ((direction == GTK_DIR_LEFT) == rtl ? column + 1 == self->columns : column == 0)
        return TRUE;
      column = (direction == GTK_DIR_LEFT) == rtl ? column + 1 : column - 1;
      pad_table_bring (self, column);
      return gtk_widget_grab_focus (self->column[column].act);
    case GTK_DIR_DOWN:
    default:
      return direction == GTK_DIR_TAB_BACKWARD && grab_next (self);
    }
}

static gboolean
walk_cells (PadTable        *self,
            guint            row,
            guint            column,
            PadPart          part,
            GtkDirectionType direction)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const gboolean acts = gtk_widget_get_visible (self->act_box);

  switch (direction)
    {
    case GTK_DIR_UP:
      return row == 0 || grab (self, row - 1, column, part);
    case GTK_DIR_DOWN:
      if (row + 1 < self->rows)
        return grab (self, row + 1, column, part);
      return !acts || gtk_widget_grab_focus (self->column[column].act);
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
      return !step_aside (self, &column, &part, (direction == GTK_DIR_LEFT) == rtl ? 1 : -1)
             || grab (self, row, column, part);
    case GTK_DIR_TAB_FORWARD:
      return (acts && gtk_widget_grab_focus (self->column[column].act))
             || (gtk_widget_get_visible (self->together) && gtk_widget_child_focus (self->together, direction));
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

/* One tab stop for the cells, and one for the buttons below them. The pages are before both. */
static gboolean
pad_table_focus (GtkWidget       *widget,
                 GtkDirectionType direction)
{
  PadTable *self = PAD_TABLE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  guint row, column;
  PadPart part;

  if (pad_grid_find (self->grid, &row, &column, &part))
    return walk_cells (self, row, column, part, direction);
  for (guint i = 0; i < self->columns; i++)
    if (focus && focus == self->column[i].act)
      return walk_acts (self, i, direction);
  if (gtk_widget_get_visible (self->together)
      && ((focus && gtk_widget_is_ancestor (focus, self->together)) || !self->has_next))
    return gtk_widget_child_focus (self->together, direction);
  if (focus && gtk_widget_is_ancestor (focus, self->pages))
    return gtk_widget_child_focus (self->pages, direction) || direction == GTK_DIR_TAB_BACKWARD
             ? direction != GTK_DIR_TAB_BACKWARD
             : grab_next (self);
  if (direction == GTK_DIR_TAB_BACKWARD && gtk_widget_get_visible (self->act_box) && self->columns)
    return gtk_widget_grab_focus (self->column[0].act);
  return grab_next (self) || GTK_WIDGET_CLASS (pad_table_parent_class)->focus (widget, direction);
}

static void
on_passed (PadTable *self)
{
  grab_next (self);
}

/* The button on the sheet that shows the key. */
static GtkWidget *
button_for (PadTable *self,
            guint     keyval)
{
  const gunichar c = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  const struct { GtkWidget *shown, *button; GtkLabel *key; } keys[] = {
    { self->together, self->won, self->won_key }, { self->together, self->lost, self->lost_key },
    { self->act_box, NULL, self->act_key },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gtk_widget_get_visible (keys[i].shown)
        && c == g_unichar_toupper (g_utf8_get_char (gtk_label_get_text (keys[i].key))))
      return keys[i].button ? keys[i].button : self->column[self->has_next ? self->next_column : 0].act;
  return NULL;
}

gboolean
pad_table_key (PadTable *self,
               GnPanel  *panel,
               guint     keyval)
{
  GtkWidget *button = gdk_keyval_to_unicode (keyval) ? button_for (self, keyval) : NULL;

  /* W asks who wins: nobody does by one key */
  if (button && (button == self->won || button == self->lost))
    {
      g_signal_emit_by_name (button, "clicked");
      return TRUE;
    }
  if (button)
    return gtk_widget_grab_focus (button);
  if (!self->has_next)
    return FALSE;
  pad_table_bring (self, self->next_column);
  return gn_figure_cell_key (
    GN_FIGURE_CELL (pad_grid_get_entry (self->grid, self->next_row, self->next_column, self->next_part)), keyval);
}

GtkWidget *
pad_table_likely (PadTable *self)
{
  if (!self->has_next)
    return NULL;
  pad_table_bring (self, self->next_column);
  return GTK_WIDGET (pad_grid_get_entry (self->grid, self->next_row, self->next_column, self->next_part));
}

/* ---- Making ------------------------------------------------------------------------------ */

static void
pad_table_dispose (GObject *object)
{
  PadTable *self = PAD_TABLE (object);

  g_clear_handle_id (&self->settle, g_source_remove);
  g_clear_handle_id (&self->scroll_source, g_source_remove);
  for (guint i = 0; i < PAD_SEATS; i++)
    g_clear_pointer (&self->column[i].name, g_free);
  G_OBJECT_CLASS (pad_table_parent_class)->dispose (object);
}

static void
pad_table_class_init (PadTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = pad_table_dispose;
  widget_class->measure = pad_table_measure;
  widget_class->get_request_mode = pad_table_get_request_mode;
  widget_class->size_allocate = pad_table_size_allocate;
  widget_class->focus = pad_table_focus;
  gtk_widget_class_set_css_name (widget_class, "padtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_outcome (GtkLabel **key)
{
  GtkWidget *button = gn_space_new (GN_SHAPE_BOX, 200, 44), *line = gn_row (10, NULL);

  *key = GTK_LABEL (gn_label (NULL, "key"));
  gn_append (line, gn_label (NULL, "title"), GTK_WIDGET (*key), NULL);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (line, 12);
  gtk_widget_set_margin_end (line, 12);
  gtk_widget_set_valign (GTK_WIDGET (*key), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pad-act");
  gn_space_add (GN_SPACE (button), line);
  return button;
}

static void
pad_table_init (PadTable *self)
{
  self->paper = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (self->paper, "paper");
  gtk_widget_set_can_target (self->paper, FALSE);
  gtk_widget_set_parent (self->paper, GTK_WIDGET (self));

  self->pages = gn_row (0, "segments");
  gtk_box_set_homogeneous (GTK_BOX (self->pages), TRUE);
  gtk_widget_set_parent (self->pages, GTK_WIDGET (self));

  self->corner = gn_label (NULL, "note");
  gtk_widget_set_parent (self->corner, GTK_WIDGET (self));

  self->grid = g_object_new (PAD_TYPE_GRID, NULL);
  pad_grid_set_plan (self->grid, &self->plan);
  g_signal_connect_swapped (self->grid, "passed", G_CALLBACK (on_passed), self);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->grid, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "focusable", FALSE, NULL);
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                            G_CALLBACK (scroll_soon), self);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  self->bonus_label = gn_line (NULL, "note");
  gtk_widget_set_parent (self->bonus_label, GTK_WIDGET (self));
  self->total_label = gn_line (NULL, "strong");
  gtk_widget_set_parent (self->total_label, GTK_WIDGET (self));

  self->act_box = gn_row (6, NULL);
  self->act_key = GTK_LABEL (gn_label (NULL, "key"));
  gtk_widget_add_css_class (self->act_box, "pad-acts");
  gtk_widget_set_valign (GTK_WIDGET (self->act_key), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->act_box), GTK_WIDGET (self->act_key));
  gtk_widget_set_visible (self->act_box, FALSE);
  self->won = new_outcome (&self->won_key);
  self->lost = new_outcome (&self->lost_key);
  self->together = gn_roving_box_new (GTK_ORIENTATION_HORIZONTAL, 0, NULL);
  /* below each other where they do not fit side by side */
  gtk_widget_set_layout_manager (self->together, g_object_new (GN_TYPE_SPLIT_LAYOUT, "narrow", -1, "end-width", -1,
                                                               "spacing", 12, NULL));
  gn_append (self->together, self->won, self->lost, NULL);
  gtk_widget_set_halign (self->together, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->together, FALSE);
  gtk_widget_set_parent (self->together, GTK_WIDGET (self));
  gtk_widget_set_parent (self->act_box, GTK_WIDGET (self));
}
