/* figure-table.c: a table of figures that is a list
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "figure-table.h"

#include <glib/gi18n.h>

#include "core/base/csv.h"
#include "core/base/language.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

#define ROOMY   560   /* from this width on the columns are farther apart */
#define SIGN    10    /* between the picture and the title */
#define SIGNED  96    /* so much room is left for the title before its picture is shown */
#define TEXT    118   /* so much room is left for the title before another column is shown */
#define MOST    6     /* columns */

/* ---- A row ----------------------------------------------------------------------------------------------------- */

/* The picture, the title, then the figures. All rows of a table have the same width, and a size group
 * for each column, so they all show the same columns. */
#define GN_TYPE_FIGURE_LAYOUT (gn_figure_layout_get_type ())
G_DECLARE_FINAL_TYPE (GnFigureLayout, gn_figure_layout, GN, FIGURE_LAYOUT, GtkLayoutManager)

struct _GnFigureLayout {
  GtkLayoutManager parent_instance;
  guint            least;      /* columns that are always shown */
  gboolean         has_sign;   /* the first child is a picture */
};

G_DEFINE_FINAL_TYPE (GnFigureLayout, gn_figure_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
spacing_at (int width)
{
  return width < ROOMY ? 10 : 28;
}

static GtkWidget *
text_of (GnFigureLayout *self,
         GtkWidget      *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  return self->has_sign ? gtk_widget_get_next_sibling (first) : first;
}

/* What the picture takes: nothing if the title has less than @width with it */
static int
sign_at (GnFigureLayout *self,
         GtkWidget      *widget,
         int             width)
{
  const int own = self->has_sign ? gn_width_of (gtk_widget_get_first_child (widget)) + SIGN : 0;

  return width - own >= SIGNED ? own : 0;
}

/* How many columns fit into @width, and what they take. */
static guint
fitting (GnFigureLayout *self,
         GtkWidget      *widget,
         int             width,
         int            *taken)
{
  guint n = 0;

  *taken = 0;
  for (GtkWidget *c = gtk_widget_get_next_sibling (text_of (self, widget)); c;
       c = gtk_widget_get_next_sibling (c), n++)
    {
      const int more = gn_width_of (c) + spacing_at (width);

      if (n >= self->least && *taken + more + TEXT > width)
        break;
      *taken += more;
    }
  return n;
}

static GtkSizeRequestMode
gn_figure_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_figure_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  GnFigureLayout *self = GN_FIGURE_LAYOUT (manager);
  GtkWidget *text = text_of (self, widget);
  int taken, least, usual;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (text, orientation, -1, &least, &usual, NULL, NULL);
      fitting (self, widget, 0, &taken);
      *minimum = least + taken;
      fitting (self, widget, G_MAXINT, &taken);
      *natural = MAX (usual + taken + sign_at (self, widget, G_MAXINT), *minimum);
      return;
    }

  const guint n = fitting (self, widget, for_size < 0 ? G_MAXINT : for_size, &taken);
  const int sign = sign_at (self, widget, for_size < 0 ? G_MAXINT : for_size - taken);
  guint at = 0;

  gtk_widget_measure (text, orientation, for_size < 0 ? -1 : for_size - taken - sign, &least, &usual, NULL, NULL);
  *minimum = least;
  *natural = usual;
  if (sign)
    {
      gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
  for (GtkWidget *c = gtk_widget_get_next_sibling (text); c && at < n; c = gtk_widget_get_next_sibling (c), at++)
    {
      gtk_widget_measure (c, orientation, gn_width_of (c), &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static void
gn_figure_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GnFigureLayout *self = GN_FIGURE_LAYOUT (manager);
  GtkWidget *text = text_of (self, widget), *picture = gtk_widget_get_first_child (widget);
  int taken, x = 0;
  const guint n = fitting (self, widget, width, &taken);
  const int sign = sign_at (self, widget, width - taken), words = width - taken - sign;
  guint at = 0;

  if (self->has_sign)
    gtk_widget_set_child_visible (picture, sign > 0);
  if (sign)
    gtk_widget_size_allocate (picture, &(GtkAllocation) { mirrored ? width - sign + SIGN : 0, 0, sign - SIGN, height },
                              -1);
  gtk_widget_size_allocate (text, &(GtkAllocation) { mirrored ? taken : sign, 0, words, height }, -1);
  x = width - taken;
  for (GtkWidget *c = gtk_widget_get_next_sibling (text); c; c = gtk_widget_get_next_sibling (c), at++)
    {
      const int own = gn_width_of (c);

      gtk_widget_set_child_visible (c, at < n);
      if (at >= n)
        continue;
      x += spacing_at (width);
      gtk_widget_size_allocate (c, &(GtkAllocation) { mirrored ? width - x - own : x, 0, own, height }, -1);
      x += own;
    }
}

static void
gn_figure_layout_class_init (GnFigureLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->get_request_mode = gn_figure_layout_get_request_mode;
  layout_class->measure = gn_figure_layout_measure;
  layout_class->allocate = gn_figure_layout_allocate;
}

static void
gn_figure_layout_init (GnFigureLayout *self)
{
}

/* ---- The table ------------------------------------------------------------------------------------------------- */

struct _GnFigureTable {
  GtkBox        parent_instance;

  char         *title;
  int           opens;
  GtkLabel     *heading;
  GtkListBox   *list;
  GtkWidget    *more;        /* the button that shows the others; or %NULL */
  guint         least, n_columns;
  char         *head[MOST];
  GString      *csv;         /* what is in it, for a file */
  GtkSizeGroup *column[MOST];
};

G_DEFINE_FINAL_TYPE (GnFigureTable, gn_figure_table, GTK_TYPE_BOX)

static GtkWidget *
words (const char *text,
       const char *classes,
       float       xalign)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static void
add_cell (GnFigureTable *self,
          GtkWidget     *box,
          guint          column,
          const char    *text,
          const char    *classes)
{
  GtkWidget *label = gn_label (text, classes);
  /* a sign stays before its number from right to left, too */
  const gboolean has_sign = *text == '+' || g_str_has_prefix (text, "−");
  const gboolean turned = has_sign && gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  if (has_sign)
    gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (label), turned ? 0 : 1);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_size_group_add_widget (self->column[column], label);
  gtk_box_append (GTK_BOX (box), label);
}

/* A line for a file */
static void
add_csv (GnFigureTable     *self,
         const char        *title,
         const char        *subtitle,
         const char *const *cells)
{
  gn_csv_append (self->csv, title);
  for (guint i = 0; i <= self->n_columns; i++)
    if (i || subtitle)
      {
        g_string_append_c (self->csv, ',');
        gn_csv_append (self->csv, i ? cells[i - 1] : subtitle);
      }
  g_string_append (self->csv, "\r\n");
}

char *
gn_figure_table_csv (GnFigureTable *self)
{
  return g_strdup (self->csv->str);
}

static GtkWidget *
add_row (GnFigureTable     *self,
         GtkWidget         *sign,
         const char        *title,
         const char        *subtitle,
         const char *const *cells,
         const char        *title_class,
         const char        *cell_class)
{
  GtkWidget *row = gtk_list_box_row_new (), *line = gn_row (6, "figure-row"), *box = gn_row (0, NULL);
  GtkWidget *column = gn_column (0, NULL);
  GtkLayoutManager *layout = g_object_new (GN_TYPE_FIGURE_LAYOUT, NULL);

  GN_FIGURE_LAYOUT (layout)->least = self->least;
  GN_FIGURE_LAYOUT (layout)->has_sign = sign != NULL;
  gtk_widget_set_layout_manager (box, layout);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), words (title, title_class, 0));
  if (subtitle)
    gtk_box_append (GTK_BOX (column), words (subtitle, "quiet figure-subtitle", 0));
  if (sign)
    {
      gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), sign);
    }
  gtk_box_append (GTK_BOX (box), column);
  for (guint i = 0; i < self->n_columns; i++)
    add_cell (self, box, i, cells[i], cell_class);
  gtk_box_append (GTK_BOX (line), box);
  if (self->opens)
    gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->list, row);
  return row;
}

GtkWidget *
gn_figure_table_add (GnFigureTable     *self,
                     GtkWidget         *sign,
                     const char        *title,
                     const char        *subtitle,
                     const char *const *cells)
{
  GtkWidget *row = add_row (self, sign, title, subtitle, cells, "figure-title", "numeric");
  g_autoptr (GString) name = g_string_new (title);

  add_csv (self, title, subtitle, cells);
  if (subtitle)
    g_string_append_printf (name, "%s%s", C_("list", ", "), subtitle);
  for (guint i = 0; i < self->n_columns; i++)
    if (*cells[i])
      {
        g_autofree char *said = gn_fill (_("{what}: {value}"), "what", self->head[i], "value", cells[i], NULL);

        g_string_append_printf (name, "%s%s", C_("list", ", "), said);
      }
  gn_say_name (row, name->str);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), self->opens);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return row;
}

static void
on_more (GnFigureTable *self)
{
  GtkWidget *first = NULL, *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; row; row = gtk_widget_get_next_sibling (row))
    if (!gtk_widget_get_visible (row))
      {
        gtk_widget_set_visible (row, TRUE);
        first = first ? first : row;
      }
  /* The button goes, and the first of those that it showed has the focus. */
  if (first)
    gtk_widget_grab_focus (first);
  gtk_box_remove (GTK_BOX (self), g_steal_pointer (&self->more));
}

void
gn_figure_table_cap (GnFigureTable *self,
                     guint          most)
{
  GtkListBoxRow *row;
  guint at = most + (self->n_columns > 0);

  if (self->more || !gtk_list_box_get_row_at_index (self->list, (int) at))
    return;
  for (; (row = gtk_list_box_get_row_at_index (self->list, (int) at)); at++)
    gtk_widget_set_visible (GTK_WIDGET (row), FALSE);
  /* Translators: a button below the first rows of a table: also those that are not shown yet. */
  self->more = gtk_button_new_with_mnemonic (_("Show _all"));
  gtk_widget_set_halign (self->more, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (on_more), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->more);
}

static void
clear (GnFigureTable *self)
{
  GtkListBoxRow *row;

  if (self->more)
    gtk_box_remove (GTK_BOX (self), g_steal_pointer (&self->more));
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < MOST; i++)
    {
      g_clear_object (&self->column[i]);
      g_clear_pointer (&self->head[i], g_free);
    }
}

void
gn_figure_table_begin (GnFigureTable     *self,
                       guint              least,
                       const char *const *heads)
{
  GtkWidget *row;
  const char *none[MOST + 1] = { NULL };

  clear (self);
  g_string_truncate (self->csv, 0);
  self->least = least;
  self->n_columns = MIN (g_strv_length ((char **) heads), MOST);
  for (guint i = 0; i < self->n_columns; i++)
    {
      self->head[i] = g_strdup (heads[i]);
      self->column[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      none[i] = heads[i];
    }
  gtk_label_set_label (self->heading, self->title ? self->title : "");
  gn_say_name (GTK_WIDGET (self->list), self->title ? self->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (!self->n_columns)
    return;
  add_csv (self, "", NULL, none);

  row = add_row (self, NULL, "", NULL, none, NULL, "note");
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_set_can_target (row, FALSE);
  gtk_widget_add_css_class (row, "figure-heads");
  if (self->opens)
    {
      /* The room of the arrow, without it. */
      GtkWidget *line = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)), *room = gn_row (0, NULL);

      gtk_widget_set_size_request (room, gn_width_of (gtk_widget_get_last_child (line)), -1);
      gtk_box_remove (GTK_BOX (line), gtk_widget_get_last_child (line));
      gtk_box_append (GTK_BOX (line), room);
    }
}

static void
gn_figure_table_finalize (GObject *object)
{
  g_string_free (GN_FIGURE_TABLE (object)->csv, TRUE);
  G_OBJECT_CLASS (gn_figure_table_parent_class)->finalize (object);
}

static void
gn_figure_table_dispose (GObject *object)
{
  GnFigureTable *self = GN_FIGURE_TABLE (object);

  if (self->list)
    clear (self);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (gn_figure_table_parent_class)->dispose (object);
}

/* The first row is for the heads, which take no focus, and a list would pass by where its rows open nothing. */
static gboolean
gn_figure_table_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  GnFigureTable *self = GN_FIGURE_TABLE (widget);
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP;
  GtkWidget *row = back ? gtk_widget_get_last_child (GTK_WIDGET (self->list))
                        : GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, self->n_columns ? 1 : 0));

  if (!gtk_widget_get_focus_child (widget) && row && gtk_widget_get_focusable (row)
      && gtk_widget_get_visible (row))
    return gtk_widget_grab_focus (row);
  return GTK_WIDGET_CLASS (gn_figure_table_parent_class)->focus (widget, direction);
}

static void
gn_figure_table_class_init (GnFigureTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->focus = gn_figure_table_focus;

  G_OBJECT_CLASS (class)->dispose = gn_figure_table_dispose;
  G_OBJECT_CLASS (class)->finalize = gn_figure_table_finalize;
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_STRING, "title", G_STRUCT_OFFSET (GnFigureTable, title));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "opens", G_STRUCT_OFFSET (GnFigureTable, opens));
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/figure-table.ui");
  gn_bind_children (widget_class, GnFigureTable, heading, list);
}

static void
gn_figure_table_init (GnFigureTable *self)
{
  self->csv = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
