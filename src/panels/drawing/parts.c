/* parts.c: small widgets and helpers that all panels use
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "parts.h"

#include "style.h"

#include <glib/gi18n.h>
#include <math.h>

#include "piece.h"
#include "sheets/pieces.h"
#include "core/base/language.h"
#include "core/words/text.h"

/* ---- Properties for templates ------------------------------------------- */

/* The id of such a property is the offset of its field. */
static void
set_field (GObject      *object,
           guint         offset,
           const GValue *value,
           GParamSpec   *pspec)
{
  if (G_VALUE_HOLDS_STRING (value))
    {
      g_free (G_STRUCT_MEMBER (char *, object, offset));
      G_STRUCT_MEMBER (char *, object, offset) = g_value_dup_string (value);
    }
  else
    G_STRUCT_MEMBER (int, object, offset) = g_value_get_int (value);
  if (GTK_IS_LAYOUT_MANAGER (object))
    gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
  else
    gtk_widget_queue_resize (GTK_WIDGET (object));
}

void
gn_class_field (GObjectClass *class,
                GType         type,
                const char   *name,
                glong         offset)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  class->set_property = set_field;
  g_object_class_install_property (class, (guint) offset,
                                   type == G_TYPE_STRING
                                   ? g_param_spec_string (name, NULL, NULL, NULL, flags)
                                   : g_param_spec_int (name, NULL, NULL, G_MININT, G_MAXINT, 0, flags));
}

/* ---- GnStamp ------------------------------------------------------------ */

struct _GnStamp {
  GtkWidget parent_instance;

  char     *piece;
  char     *text;
  int       size;
  double    right;
  double    down;
  gboolean  mirrored;
};

G_DEFINE_FINAL_TYPE (GnStamp, gn_stamp, GTK_TYPE_WIDGET)

static void
gn_stamp_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = GN_STAMP (widget)->size;
}

static void
gn_stamp_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GnStamp *self = GN_STAMP (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  const int x = (gtk_widget_get_width (widget) - self->size) / 2;
  const int y = (gtk_widget_get_height (widget) - self->size) / 2;
  PangoRectangle ink, logical;
  GdkRGBA colour;

  gtk_snapshot_save (snapshot);
  if (self->mirrored)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget), 0));
      gtk_snapshot_scale (snapshot, -1, 1);
    }
  gn_piece_snapshot (parent ? parent : widget, snapshot, self->piece, -1, x, y, self->size, self->size);
  gtk_snapshot_restore (snapshot);
  if (!self->text || !*self->text)
    return;

  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, self->text);
  pango_layout_get_pixel_extents (layout, &ink, &logical);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (x + self->size * (0.5 + (self->mirrored ? -self->right : self->right)) - logical.width / 2.0,
                          y + self->size * (0.5 + self->down) - ink.y - ink.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
gn_stamp_finalize (GObject *object)
{
  GnStamp *self = GN_STAMP (object);

  g_free (self->piece);
  g_free (self->text);
  G_OBJECT_CLASS (gn_stamp_parent_class)->finalize (object);
}

static void
gn_stamp_class_init (GnStampClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  G_OBJECT_CLASS (class)->finalize = gn_stamp_finalize;
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_STRING, "piece", G_STRUCT_OFFSET (GnStamp, piece));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "size", G_STRUCT_OFFSET (GnStamp, size));
  widget_class->measure = gn_stamp_measure;
  widget_class->snapshot = gn_stamp_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "stamp");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_stamp_init (GnStamp *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_stamp_new (const char *piece,
              int         size,
              const char *text,
              const char *class)
{
  GnStamp *self = g_object_new (GN_TYPE_STAMP, "piece", piece, "size", size, NULL);

  self->text = g_strdup (text);
  if (class)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  return GTK_WIDGET (self);
}

void
gn_stamp_set_text (GnStamp    *self,
                   const char *text)
{
  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_stamp_set_shift (GnStamp *self,
                    double   right,
                    double   down)
{
  self->right = right;
  self->down = down;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_stamp_set_mirrored (GnStamp  *self,
                       gboolean  mirrored)
{
  if (self->mirrored == mirrored)
    return;
  self->mirrored = mirrored;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Labels and boxes --------------------------------------------------- */

void
gn_add_classes (GtkWidget  *widget,
                const char *classes)
{
  if (!classes)
    return;

  g_auto (GStrv) each = g_strsplit (classes, " ", -1);
  for (char **class = each; *class; class++)
    if (**class)
      gtk_widget_add_css_class (widget, *class);
}

GtkWidget *
gn_label (const char *text,
          const char *classes)
{
  GtkWidget *label = gtk_label_new (text);

  gn_add_classes (label, classes);
  return label;
}

GtkWidget *
gn_line (const char *text,
         const char *classes)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

GtkWidget *
gn_paragraph (const char *text,
              const char *classes)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

GtkWidget *
gn_label_number (int         n,
                 const char *classes)
{
  g_autofree char *text = gn_number_text (n);
  GtkWidget *label = gn_label (text, classes);

  gtk_widget_add_css_class (label, "numeric");
  /* a sign stays before its number from right to left, too */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  return label;
}

static GtkWidget *
new_box (GtkOrientation  orientation,
         int             spacing,
         const char     *classes)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gn_add_classes (box, classes);
  return box;
}

GtkWidget *
gn_row (int         spacing,
        const char *classes)
{
  return new_box (GTK_ORIENTATION_HORIZONTAL, spacing, classes);
}

GtkWidget *
gn_column (int         spacing,
           const char *classes)
{
  return new_box (GTK_ORIENTATION_VERTICAL, spacing, classes);
}

GtkWidget *
gn_words_row (int         spacing,
              const char *classes)
{
  GtkWidget *row = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (row), spacing);
  gtk_grid_set_row_homogeneous (GTK_GRID (row), TRUE);   /* fills the height available, like a box */
  gn_add_classes (row, classes);
  return row;
}

void
gn_words_row_add (GtkWidget *row,
                  GtkWidget *child)
{
  gtk_grid_attach_next_to (GTK_GRID (row), child, gtk_widget_get_last_child (row), GTK_POS_RIGHT, 1, 1);
}

GtkWidget *
gn_count (const char *piece,
          int         size,
          int         n,
          gboolean    before,
          const char *classes)
{
  GtkWidget *row = gn_row (MAX (size / 8, 1), classes);
  GtkWidget *figure = gn_label_number (n, NULL);

  if (before)
    gtk_box_append (GTK_BOX (row), figure);
  gtk_box_append (GTK_BOX (row), gn_piece_new (piece, size));
  if (!before)
    gtk_box_append (GTK_BOX (row), figure);
  return row;
}

GtkWidget *
gn_figure (const char *piece,
           int         size,
           const char *text,
           const char *classes)
{
  GtkWidget *row = gn_row (3, NULL);

  gn_append (row, gn_piece_new (piece, size), gn_label (text, classes ? classes : "numeric"), NULL);
  return row;
}

void
gn_set_seat_class (GtkWidget *widget,
                   int        colour)
{
  static const char *const filled[] = { "fill-red", "fill-blue", "fill-yellow", "fill-green", "fill-purple" };
  const char *fill = gn_pieces_fill (colour);

  for (int i = 0; i < GN_MAX_SEATS; i++)
    {
      const char seat[] = { 's', 'e', 'a', 't', '-', (char) ('a' + i), 0 };

      gn_set_class (widget, seat, !fill && i == colour);
    }
  for (int i = 0; i < (int) G_N_ELEMENTS (filled); i++)
    gn_set_class (widget, filled[i], fill && g_str_equal (filled[i] + strlen ("fill-"), fill));
}

GtkWidget *
gn_spring (void)
{
  GtkWidget *box = gn_row (0, NULL);

  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

void
gn_append (GtkWidget *box,
           ...)
{
  GtkWidget *child;
  va_list children;

  va_start (children, box);
  while ((child = va_arg (children, GtkWidget *)))
    gtk_box_append (GTK_BOX (box), child);
  va_end (children);
}

void
gn_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  if (!gtk_widget_get_first_child (box) && gtk_widget_get_visible (box))
    return;
  while ((child = gtk_widget_get_first_child (box)))
    {
      gn_leave_focus (child);
      gtk_box_remove (GTK_BOX (box), child);
    }
  /* A hidden box keeps its old height when a child is added. Make it measure again. */
  gtk_widget_queue_resize (box);
}

void
gn_set_class (GtkWidget  *widget,
              const char *class,
              gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

void
gn_set_state (GtkWidget    *widget,
              GtkStateFlags state,
              gboolean      on)
{
  if (on)
    gtk_widget_set_state_flags (widget, state, FALSE);
  else
    gtk_widget_unset_state_flags (widget, state);
}

void
gn_colour (GtkWidget  *widget,
           const char *name,
           GdkRGBA    *rgba)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);

  if (!name || !gtk_style_context_lookup_color (context, name, rgba))
    gtk_style_context_get_color (context, rgba);
}

#define TOOLTIP "gn-tooltip"
#define NAME    "gn-name"

static gboolean
on_query_tooltip (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip,
                  gpointer    data)
{
  const char *text = gn_get_tooltip (widget);

  if (!text)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

void
gn_set_tooltip (GtkWidget  *widget,
                const char *text)
{
  if (!gtk_widget_get_has_tooltip (widget))
    {
      gtk_widget_set_has_tooltip (widget, TRUE);
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
    }
  if (g_strcmp0 (gn_get_tooltip (widget), text) != 0)
    g_object_set_data_full (G_OBJECT (widget), TOOLTIP, text && *text ? g_strdup (text) : NULL, g_free);
}

const char *
gn_get_tooltip (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), TOOLTIP);
}

gboolean
gn_unchanged (GtkWidget     *widget,
              gconstpointer  figures,
              gsize          size)
{
  GBytes *before = g_object_get_data (G_OBJECT (widget), "gn-figures");

  if (before && g_bytes_get_size (before) == size && memcmp (g_bytes_get_data (before, NULL), figures, size) == 0)
    return TRUE;
  g_object_set_data_full (G_OBJECT (widget), "gn-figures", g_bytes_new (figures, size), (GDestroyNotify) g_bytes_unref);
  return FALSE;
}

/* GTK itself names labels and buttons with a label by their words whenever these are set. */
static gboolean
names_itself (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)));
}

void
gn_say_name (GtkWidget  *widget,
             const char *name)
{
  if (g_strcmp0 (gn_get_name (widget), name) == 0 && !names_itself (widget))
    return;
  g_object_set_data_full (G_OBJECT (widget), NAME, g_strdup (name), g_free);
  /* GTK 4.8 would tell what is in a button besides */
  if (GTK_IS_BUTTON (widget))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

const char *
gn_get_name (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), NAME);
}

void
gn_say_figure (GtkWidget  *widget,
               const char *what,
               const char *value)
{
  g_autofree char *name = gn_fill (_("{what}: {value}"), "what", what, "value", value, NULL);

  gn_say_name (widget, name);
}

void
gn_button_enter (GtkWidget *button,
                 GtkWidget *content)
{
  GtkWidget *row = gn_row (8, NULL), *key = gn_label ("↵", "key");

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gn_append (row, content, key, NULL);
  gtk_button_set_child (GTK_BUTTON (button), row);
  if (GTK_IS_LABEL (content))
    gn_say_name (button, gtk_label_get_text (GTK_LABEL (content)));
}

void
gn_be_text_box (GtkText *text)
{
  if (gtk_check_version (4, 14, 0))
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
}

void
gn_redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gn_redraw (child);
}

void
gn_leave_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, NULL);
}

void
gn_show_page (GtkStack  *stack,
              GtkWidget *page)
{
  gtk_widget_set_can_focus (page, TRUE);
  gtk_stack_set_visible_child (stack, page);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_can_focus (child, child == page);
}
