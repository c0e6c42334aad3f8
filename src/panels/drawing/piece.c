/* piece.c: a piece drawn from SVG at device pixels, and a seat's token
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "piece.h"

#include <math.h>

#include "style.h"
#include "sheets/pieces.h"
#include "cached-snapshot.h"

/* ---- Cache of pictures by name, device pixels, theme and color ---------- */

/* Enough for everything that a table shows at once, at two scales. A full cache is emptied: picking the oldest
 * entries would be guesswork. */
#define MAX_PICTURES 1500

static GHashTable *pictures;   /* nodes with as many units as the picture has pixels */

static cairo_surface_t *
draw_picture (const char *name,
              gboolean    dark,
              int         colour,
              int         width,
              int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  gn_pieces_render (cr, name, dark, colour, 0, 0, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Takes ownership of the surface, like all functions below. */
static GskRenderNode *
texture_of (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
    cairo_image_surface_get_data (surface), (gsize) stride * height, (GDestroyNotify) cairo_surface_destroy, surface);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* Cairo converts a texture again each time, pixel by pixel through floating point. It paints a surface as it is. */
static GskRenderNode *
surface_of (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static GskRenderNode *
get_picture (const char *name,
             gboolean    dark,
             int         colour,
             int         width,
             int         height,
             gboolean    by_cairo)
{
  if (!pictures)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) gsk_render_node_unref);

  char key[96];
  g_snprintf (key, sizeof key, "%s %d %d %dx%d %d", name, dark, colour, width, height, by_cairo);

  GskRenderNode *picture = g_hash_table_lookup (pictures, key);
  if (!picture)
    {
      if (g_hash_table_size (pictures) >= MAX_PICTURES)
        g_hash_table_remove_all (pictures);
      cairo_surface_t *surface = draw_picture (name, dark, colour, width, height);
      picture = by_cairo ? surface_of (surface) : texture_of (surface);
      g_hash_table_insert (pictures, g_strdup (key), picture);
    }
  return picture;
}

/* The text color tells which palette is under a piece. So a dark curtain on a light table gets the dark pieces. */
gboolean
gn_is_on_dark (GtkWidget *widget)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  return 0.299 * ink.red + 0.587 * ink.green + 0.114 * ink.blue > 0.5;
}

/* The factor by which a widget is enlarged on screen (a board scales its spaces). */
static double
enlarged (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);   /* a popover is a surface of its own */
  graphene_matrix_t matrix;

  if (!native || !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix))
    return 1;
  return CLAMP (graphene_matrix_get_x_scale (&matrix), 0.25, 8);
}

void
gn_piece_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot,
                   const char  *name,
                   int          colour,
                   double       x,
                   double       y,
                   double       width,
                   double       height)
{
  if (!name || width < 1 || height < 1 || !gn_pieces_has (name))
    return;

  const double scale = gtk_widget_get_scale_factor (widget) * enlarged (widget);
  const int wide = ceil (width * scale - 0.01), high = ceil (height * scale - 0.01);
  const gboolean by_cairo = gn_is_painted_by_cairo (widget);
  GskRenderNode *picture = get_picture (name, gn_is_on_dark (widget), colour, wide, high, by_cairo);

  if (by_cairo)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      gtk_snapshot_scale (snapshot, width / wide, height / high);
      gtk_snapshot_append_node (snapshot, picture);
      gtk_snapshot_restore (snapshot);
    }
  else
    {
      gtk_snapshot_append_texture (snapshot, gsk_texture_node_get_texture (picture),
                                   &GRAPHENE_RECT_INIT (x, y, width, height));
    }
}

GIcon *
gn_piece_icon (const char *name,
               int         size)
{
  GskRenderNode *picture = get_picture (name, FALSE, -1, size, size, FALSE);

  return G_ICON (g_object_ref (gsk_texture_node_get_texture (picture)));
}

/* ---- GnPiece ------------------------------------------------------------ */

struct _GnPiece {
  GtkWidget parent_instance;

  char     *name;
  int       size;
  int       colour;
  gboolean  dim;
  gboolean  grows;
};

G_DEFINE_FINAL_TYPE (GnPiece, gn_piece, GTK_TYPE_WIDGET)

enum { PIECE_NAME = 1, PIECE_SIZE, PIECE_COLOUR, PIECE_DIM, PIECE_GROWS, PIECE_N_PROPS };
static GParamSpec *piece_props[PIECE_N_PROPS];

static int
piece_width (GnPiece *self,
             int      size)
{
  double width, height;

  gn_pieces_get_size (self->name, &width, &height);
  return (int) round (size * width / height);
}

static void
gn_piece_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GnPiece *self = GN_PIECE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? piece_width (self, self->size) : self->size;
}

static void
gn_piece_draw (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  GnPiece *self = GN_PIECE (widget);
  const int room = MIN (gtk_widget_get_height (widget), gtk_widget_get_width (widget));
  const int size = self->grows ? CLAMP (room, self->size, 2 * self->size) : self->size;
  const int width = piece_width (self, size);
  /* whole pixels, or the picture is blurred over two */
  const int x = (gtk_widget_get_width (widget) - width) / 2;
  const int y = (gtk_widget_get_height (widget) - size) / 2;

  if (self->dim)
    gtk_snapshot_push_opacity (snapshot, 0.45);
  gn_piece_snapshot (widget, snapshot, self->name, self->colour, x, y, width, size);
  if (self->dim)
    gtk_snapshot_pop (snapshot);
}

static void
gn_piece_set_property (GObject      *object,
                       guint         prop,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  GnPiece *self = GN_PIECE (object);

  switch (prop)
    {
    case PIECE_NAME:
      gn_piece_set_name (self, g_value_get_string (value));
      break;
    case PIECE_SIZE:
      gn_piece_set_size (self, g_value_get_int (value));
      break;
    case PIECE_COLOUR:
      gn_piece_set_colour (self, g_value_get_int (value));
      break;
    case PIECE_DIM:
      gn_piece_set_dim (self, g_value_get_boolean (value));
      break;
    case PIECE_GROWS:
      self->grows = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
gn_piece_finalize (GObject *object)
{
  g_free (GN_PIECE (object)->name);
  G_OBJECT_CLASS (gn_piece_parent_class)->finalize (object);
}

static void
gn_piece_class_init (GnPieceClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();

  object_class->set_property = gn_piece_set_property;
  object_class->finalize = gn_piece_finalize;
  widget_class->measure = gn_piece_measure;
  widget_class->snapshot = gn_piece_draw;
  widget_class->css_changed = gn_restyled;

  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  piece_props[PIECE_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  piece_props[PIECE_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 1024, 32, flags);
  piece_props[PIECE_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1, G_MAXUINT8, -1, flags);
  piece_props[PIECE_GROWS] = g_param_spec_boolean ("grows", NULL, NULL, FALSE, flags);
  piece_props[PIECE_DIM] = g_param_spec_boolean ("dim", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, PIECE_N_PROPS, piece_props);

  gtk_widget_class_set_css_name (widget_class, "piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_piece_init (GnPiece *self)
{
  self->size = 32;
  self->colour = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_piece_new (const char *name,
              int         size)
{
  return g_object_new (GN_TYPE_PIECE, "name", name, "size", size, NULL);
}

const char *
gn_piece_get_name (GnPiece *self)
{
  return self->name;
}

gboolean
gn_piece_get_dim (GnPiece *self)
{
  return self->dim;
}

void
gn_piece_set_name (GnPiece    *self,
                   const char *name)
{
  g_return_if_fail (GN_IS_PIECE (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
gn_piece_set_size (GnPiece *self,
                   int      size)
{
  g_return_if_fail (GN_IS_PIECE (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
gn_piece_set_colour (GnPiece *self,
                     int      colour)
{
  g_return_if_fail (GN_IS_PIECE (self));

  if (self->colour == colour)
    return;
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_piece_set_dim (GnPiece  *self,
                  gboolean  dim)
{
  g_return_if_fail (GN_IS_PIECE (self));

  if (self->dim == !!dim)
    return;
  self->dim = !!dim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- GnSeatToken -------------------------------------------------------- */

struct _GnSeatToken {
  GtkWidget parent_instance;

  int       colour;
  int       size;
  gboolean  letter;
};

G_DEFINE_FINAL_TYPE (GnSeatToken, gn_seat_token, GTK_TYPE_WIDGET)

enum { TOKEN_COLOUR = 1, TOKEN_SIZE, TOKEN_LETTER, TOKEN_N_PROPS };
static GParamSpec *token_props[TOKEN_N_PROPS];

static void
gn_seat_token_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = GN_SEAT_TOKEN (widget)->size;
}

static void
draw_letter (GnSeatToken *self,
             GtkSnapshot *snapshot,
             int          left,
             int          top)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char text[] = { (char) ('A' + gn_pieces_shape (self->colour)), '\0' };
  double scale, rgb[3];
  const double drop = gn_pieces_seat_letter (self->colour, &scale);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, self->size * scale * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);

  gn_pieces_seat_ink (self->colour, gn_is_on_dark (widget), rgb);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (left + self->size / 2.0f - ink.x - ink.width / 2.0f,
                                                top + self->size * (0.5f + (float) drop) - ink.y - ink.height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 });
  gtk_snapshot_restore (snapshot);
}

static void
gn_seat_token_draw (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  GnSeatToken *self = GN_SEAT_TOKEN (widget);
  const int x = (gtk_widget_get_width (widget) - self->size) / 2;
  const int y = (gtk_widget_get_height (widget) - self->size) / 2;

  gn_piece_snapshot (widget, snapshot, gn_pieces_seat_name (self->colour), self->colour, x, y, self->size, self->size);
  if (self->letter)
    draw_letter (self, snapshot, x, y);
}

static void
gn_seat_token_set_property (GObject      *object,
                            guint         prop,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  GnSeatToken *self = GN_SEAT_TOKEN (object);

  switch (prop)
    {
    case TOKEN_COLOUR:
      gn_seat_token_set_colour (self, g_value_get_int (value));
      return;
    case TOKEN_SIZE:
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case TOKEN_LETTER:
      self->letter = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
      return;
    }
}

static void
gn_seat_token_class_init (GnSeatTokenClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();

  object_class->set_property = gn_seat_token_set_property;
  widget_class->measure = gn_seat_token_measure;
  widget_class->snapshot = gn_seat_token_draw;
  widget_class->css_changed = gn_restyled;

  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  token_props[TOKEN_COLOUR] = g_param_spec_int ("colour", NULL, NULL, 0, G_MAXUINT8, 0, flags);
  token_props[TOKEN_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 1024, 24, flags);
  token_props[TOKEN_LETTER] = g_param_spec_boolean ("letter", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, TOKEN_N_PROPS, token_props);

  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_seat_token_init (GnSeatToken *self)
{
  self->size = 24;
  self->letter = TRUE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_seat_token_new (int colour,
                   int size)
{
  return g_object_new (GN_TYPE_SEAT_TOKEN, "colour", MAX (colour, 0), "size", size, NULL);
}

void
gn_seat_token_set_colour (GnSeatToken *self,
                          int          colour)
{
  g_return_if_fail (GN_IS_SEAT_TOKEN (self));

  if (self->colour == colour)
    return;
  self->colour = MAX (colour, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
