/* rich-label.c: label with small pictures among its words
 *
 * A Pango layout in which each picture is an object replacement character with a shape of its size. The pieces are
 * drawn in the spaces that the layout leaves for them.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "rich-label.h"

#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/drawing/parts.h"

#define OBJECT "\357\277\274"  /* U+FFFC */

/* A picture among the words. */
typedef struct {
  gsize at;       /* byte offset in @shown */
  char *icon;
  int   colour;
} Picture;

/* Emphasized words. */
typedef struct {
  gsize from, to;
} Strong;

struct _GnRichLabel {
  GtkWidget parent_instance;

  GString     *shown;    /* the text that is laid out */
  GString     *words;    /* the same in words only */
  GArray      *pictures;
  GArray      *strong;
  GString     *old_shown;   /* the text before it was cleared: setting the same text again costs nothing */
  GString     *old_words;
  GArray      *old_pictures;
  GArray      *old_strong;
  gboolean     writing;
  PangoLayout *layout;   /* made on demand */
  int          minimum;  /* widths of the layout in pixels */
  int          natural;
  int          lines;    /* at most; 0: any number */
  int          icon_size;
  float        xalign;
};

G_DEFINE_FINAL_TYPE (GnRichLabel, gn_rich_label, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_WRAP, PROP_LINES, PROP_ICON_SIZE, PROP_XALIGN, PROP_TEXT, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
picture_clear (gpointer data)
{
  g_free (((Picture *) data)->icon);
}

const char *
gn_seat_icon (int colour)
{
  return gn_pieces_seat_name (colour);
}

static int
to_pixels (int units)
{
  return (units + PANGO_SCALE - 1) / PANGO_SCALE;
}

static int
width_at (PangoLayout *layout,
          int          width)
{
  PangoRectangle all;

  pango_layout_set_width (layout, width);
  pango_layout_get_extents (layout, NULL, &all);
  return to_pixels (all.width);
}

/* Words that fit are not wrapped again: that would cost as much as a new layout. */
static void
set_width (GnRichLabel *self,
           int          width)
{
  pango_layout_set_width (self->layout, width < 0 || width >= self->natural ? -1 : width * PANGO_SCALE);
}

static gboolean
has_letters (const char *text)
{
  for (; *text; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static PangoLayout *
ensure_layout (GnRichLabel *self)
{
  if (self->layout)
    return self->layout;

  /* Figures without words are read from left to right everywhere: “+4” has its sign before it, “4+” behind it. */
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL
                       && has_letters (self->shown->str);
  PangoAttrList *attrs = pango_attr_list_new ();
  int size = self->icon_size * PANGO_SCALE;
  PangoRectangle box = { 0, -size * 4 / 5, size, size };

  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);
      PangoAttribute *attr = pango_attr_shape_new (&box, &box);

      attr->start_index = picture->at;
      attr->end_index = picture->at + strlen (OBJECT);
      pango_attr_list_insert (attrs, attr);
    }
  for (guint i = 0; i < self->strong->len; i++)
    {
      const Strong *strong = &g_array_index (self->strong, Strong, i);
      PangoAttribute *attr = pango_attr_weight_new (PANGO_WEIGHT_ULTRABOLD);

      attr->start_index = strong->from;
      attr->end_index = strong->to;
      pango_attr_list_insert (attrs, attr);
    }

  pango_context_set_base_dir (gtk_widget_get_pango_context (GTK_WIDGET (self)),
                              rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->shown->str);
  pango_layout_set_attributes (self->layout, attrs);
  pango_attr_list_unref (attrs);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  if (self->xalign == 0.5f)
    pango_layout_set_alignment (self->layout, PANGO_ALIGN_CENTER);
  if (self->lines)
    {
      pango_layout_set_single_paragraph_mode (self->layout, TRUE);
      pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (self->layout, -self->lines);
    }

  /* The longest word, but long words may break too. */
  self->minimum = self->lines ? 24 : MAX (width_at (self->layout, 0), 24);
  self->natural = width_at (self->layout, -1);
  self->minimum = MIN (self->minimum, self->natural);
  return self->layout;
}

static void
drop_layout (GnRichLabel *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
gn_rich_label_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  GnRichLabel *self = GN_RICH_LABEL (widget);
  PangoLayout *layout = ensure_layout (self);
  PangoRectangle all;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->minimum;
      *natural = self->natural;
      return;
    }

  set_width (self, for_size);
  pango_layout_get_extents (layout, NULL, &all);
  *minimum = *natural = to_pixels (all.height);
  *minimum_baseline = *natural_baseline = to_pixels (pango_layout_get_baseline (layout));
}

/* The letter on a seat's token, because color and shape must not be the only sign. */
static void
draw_letter (GtkWidget   *widget,
             GtkSnapshot *snapshot,
             int          colour,
             double       x,
             double       y,
             double       size)
{
  const char letter[] = { 'A' + gn_pieces_shape (colour), 0 };
  PangoRectangle box;
  double rgb[3];

  gn_pieces_seat_ink (colour, gn_is_on_dark (widget), rgb);

  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, letter);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (widget)));

  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_font_description_set_absolute_size (font, size * 0.56 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_extents (layout, NULL, &box);
  /* The letter sits lower in the triangle. */
  double down = gn_pieces_shape (colour) == 1 ? size * 0.1 : 0;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + (size - box.width / (double) PANGO_SCALE) / 2,
                                                          y + (size - box.height / (double) PANGO_SCALE) / 2 + down));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 });
  gtk_snapshot_restore (snapshot);
}

static void
gn_rich_label_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GnRichLabel *self = GN_RICH_LABEL (widget);
  PangoLayout *layout = ensure_layout (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoRectangle all;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  set_width (self, width);
  if (self->lines == 1)
    pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);
  pango_layout_get_extents (layout, NULL, &all);

  float align = rtl ? 1 - self->xalign : self->xalign;
  double x = (width - all.width / (double) PANGO_SCALE) * align - all.x / (double) PANGO_SCALE;
  double y = MAX (0, (height - to_pixels (all.height)) / 2);

  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), x, y, layout);

  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);
      PangoRectangle at;
      int line;

      pango_layout_index_to_line_x (layout, picture->at, FALSE, &line, NULL);
      if (self->lines && pango_layout_is_ellipsized (layout))
        {
          /* Do not draw pictures that the ellipsis hides. */
          pango_layout_index_to_pos (layout, picture->at, &at);
          if (at.width < self->icon_size * PANGO_SCALE / 2)
            continue;
          PangoLayoutIter *iter = pango_layout_get_iter (layout);
          gboolean swallowed = TRUE;
          do
            if (pango_layout_iter_get_index (iter) == (int) picture->at)
              swallowed = FALSE;
          while (swallowed && pango_layout_iter_next_cluster (iter));
          pango_layout_iter_free (iter);
          if (swallowed)
            continue;
        }
      pango_layout_index_to_pos (layout, picture->at, &at);

      int left = at.width < 0 ? at.x + at.width : at.x;
      int baseline = 0;
      PangoLayoutIter *iter = pango_layout_get_iter (layout);
      for (int k = 0; k < line && pango_layout_iter_next_line (iter); k++)
        ;
      baseline = pango_layout_iter_get_baseline (iter);
      pango_layout_iter_free (iter);

      double left_edge = x + left / (double) PANGO_SCALE;
      double top_edge = y + baseline / (double) PANGO_SCALE - self->icon_size * 0.8;

      gn_piece_snapshot (widget, snapshot, picture->icon, picture->colour, left_edge, top_edge, self->icon_size,
                         self->icon_size);
      if (picture->colour >= 0)
        draw_letter (widget, snapshot, picture->colour, left_edge, top_edge, self->icon_size);
    }
}

static GtkSizeRequestMode
gn_rich_label_get_request_mode (GtkWidget *widget)
{
  return GN_RICH_LABEL (widget)->lines == 1 ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_rich_label_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (gn_rich_label_parent_class)->css_changed (widget, change);
  drop_layout (GN_RICH_LABEL (widget));
}

static void
gn_rich_label_system_setting_changed (GtkWidget       *widget,
                                      GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (gn_rich_label_parent_class)->system_setting_changed (widget, setting);
  drop_layout (GN_RICH_LABEL (widget));
}

static void
gn_rich_label_direction_changed (GtkWidget       *widget,
                                 GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (gn_rich_label_parent_class)->direction_changed (widget, previous);
  drop_layout (GN_RICH_LABEL (widget));
}

static void
gn_rich_label_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  GnRichLabel *self = GN_RICH_LABEL (object);

  switch (id)
    {
    case PROP_WRAP:
      gn_rich_label_set_lines (self, g_value_get_boolean (value) ? 0 : 1);
      break;
    case PROP_LINES:
      gn_rich_label_set_lines (self, g_value_get_int (value));
      break;
    case PROP_ICON_SIZE:
      gn_rich_label_set_icon_size (self, g_value_get_int (value));
      break;
    case PROP_XALIGN:
      self->xalign = g_value_get_float (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    case PROP_TEXT:
      gn_rich_label_set_text (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_rich_label_finalize (GObject *object)
{
  GnRichLabel *self = GN_RICH_LABEL (object);

  g_clear_object (&self->layout);
  g_string_free (self->shown, TRUE);
  g_string_free (self->words, TRUE);
  g_array_unref (self->pictures);
  g_array_unref (self->strong);
  g_string_free (self->old_shown, TRUE);
  g_string_free (self->old_words, TRUE);
  g_array_unref (self->old_pictures);
  g_array_unref (self->old_strong);
  G_OBJECT_CLASS (gn_rich_label_parent_class)->finalize (object);
}

static void
gn_rich_label_class_init (GnRichLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = gn_rich_label_set_property;
  object_class->finalize = gn_rich_label_finalize;
  widget_class->measure = gn_rich_label_measure;
  widget_class->snapshot = gn_rich_label_snapshot;
  widget_class->get_request_mode = gn_rich_label_get_request_mode;
  widget_class->css_changed = gn_rich_label_css_changed;
  widget_class->system_setting_changed = gn_rich_label_system_setting_changed;
  widget_class->direction_changed = gn_rich_label_direction_changed;

  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  props[PROP_WRAP] = g_param_spec_boolean ("wrap", NULL, NULL, TRUE, flags);
  props[PROP_LINES] = g_param_spec_int ("lines", NULL, NULL, 0, 9, 0, flags);
  props[PROP_ICON_SIZE] = g_param_spec_int ("icon-size", NULL, NULL, 8, 256, 17, flags);
  props[PROP_XALIGN] = g_param_spec_float ("xalign", NULL, NULL, 0, 1, 0, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "richlabel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
gn_rich_label_init (GnRichLabel *self)
{
  self->shown = g_string_new (NULL);
  self->words = g_string_new (NULL);
  self->pictures = g_array_new (FALSE, TRUE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, picture_clear);
  self->strong = g_array_new (FALSE, TRUE, sizeof (Strong));
  self->old_shown = g_string_new (NULL);
  self->old_words = g_string_new (NULL);
  self->old_pictures = g_array_new (FALSE, TRUE, sizeof (Picture));
  g_array_set_clear_func (self->old_pictures, picture_clear);
  self->old_strong = g_array_new (FALSE, TRUE, sizeof (Strong));
  self->icon_size = 17;
}

GtkWidget *
gn_rich_label_new (void)
{
  return g_object_new (GN_TYPE_RICH_LABEL, NULL);
}

void
gn_rich_label_set_lines (GnRichLabel *self,
                         int          lines)
{
  if (self->lines == lines)
    return;

  self->lines = lines;
  drop_layout (self);
}

void
gn_rich_label_set_icon_size (GnRichLabel *self,
                             int          size)
{
  if (self->icon_size == size)
    return;

  self->icon_size = size;
  drop_layout (self);
}

static void
swap (gpointer *a,
      gpointer *b)
{
  gpointer c = *a;

  *a = *b;
  *b = c;
}

void
gn_rich_label_clear (GnRichLabel *self)
{
  if (!self->writing)
    {
      swap ((gpointer *) &self->shown, (gpointer *) &self->old_shown);
      swap ((gpointer *) &self->words, (gpointer *) &self->old_words);
      swap ((gpointer *) &self->pictures, (gpointer *) &self->old_pictures);
      swap ((gpointer *) &self->strong, (gpointer *) &self->old_strong);
      self->writing = TRUE;
    }
  g_string_truncate (self->shown, 0);
  g_string_truncate (self->words, 0);
  g_array_set_size (self->pictures, 0);
  g_array_set_size (self->strong, 0);
}

static gboolean
is_as_before (GnRichLabel *self)
{
  if (!g_string_equal (self->shown, self->old_shown) || !g_string_equal (self->words, self->old_words)
      || self->pictures->len != self->old_pictures->len || self->strong->len != self->old_strong->len)
    return FALSE;
  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *a = &g_array_index (self->pictures, Picture, i),
                    *b = &g_array_index (self->old_pictures, Picture, i);

      if (a->at != b->at || a->colour != b->colour || g_strcmp0 (a->icon, b->icon) != 0)
        return FALSE;
    }
  return self->strong->len == 0
         || memcmp (self->strong->data, self->old_strong->data, self->strong->len * sizeof (Strong)) == 0;
}

void
gn_rich_label_add (GnRichLabel *self,
                   const char  *text)
{
  g_string_append (self->shown, text);
  g_string_append (self->words, text);
}

void
gn_rich_label_add_strong (GnRichLabel *self,
                          const char  *text)
{
  Strong strong = { self->shown->len, self->shown->len + strlen (text) };

  gn_rich_label_add (self, text);
  g_array_append_val (self->strong, strong);
}

static void
add_picture (GnRichLabel   *self,
             const char *icon,
             int         colour,
             const char *words)
{
  Picture picture = { self->shown->len, g_strdup (icon), colour };

  g_string_append (self->shown, OBJECT);
  g_string_append (self->words, words ? words : "");
  g_array_append_val (self->pictures, picture);
}

void
gn_rich_label_add_icon (GnRichLabel *self,
                        const char  *icon,
                        const char  *words)
{
  add_picture (self, icon, -1, words);
}

void
gn_rich_label_add_seat (GnRichLabel *self,
                        int          colour,
                        const char  *words)
{
  add_picture (self, gn_seat_icon (colour), colour, words);
}

/* Whether the picture alone identifies the thing: FALSE if several things share it. */
static gboolean
is_unique (const GnMatch *match,
           GnThing        thing,
           const char    *icon)
{
  const GnDomain *domain = &match->game->domains[thing.domain];

  if (!domain->values)
    return FALSE;
  for (guint i = 0; i < domain->n_values; i++)
    if ((int) i != thing.value && g_strcmp0 (domain->values[i].icon, icon) == 0)
      return FALSE;
  return TRUE;
}

static void
add_spans (GnRichLabel      *self,
           const GnMatch *match,
           GArray        *spans,
           int            without)
{
  for (guint i = 0; i < spans->len; i++)
    {
      const GnSpan *span = &g_array_index (spans, GnSpan, i);
      const char *icon = NULL;

      /* Left out of the visible text only; the accessible words keep it. */
      if (i == 0 && without >= 0 && spans->len > 1 && span->thing.domain == GN_DOMAIN_SEAT
          && span->thing.value == without)
        {
          const GnSpan *next = span + 1;
          const char *rest = next->text;

          if (next->thing.value != GN_NONE || *rest != ' ')
            without = -1;   /* an inflected name ("Berta's") stays */
          else
            {
              g_string_append (self->words, span->text);
              g_string_append (self->words, next->text);
              g_string_append (self->shown, rest + 1);
              i++;
              continue;
            }
        }

      if (span->thing.value != GN_NONE && span->thing.domain != GN_DOMAIN_SEAT)
        icon = gn_thing_icon (match, span->thing);

      if (icon && span->n != GN_NONE)
        {
          /* "3 rubies" becomes "3 <ruby>"; a no-break space keeps figure and picture together. */
          g_autofree char *n = g_strdup_printf ("%d\302\240", span->n);

          g_string_append (self->shown, n);
          add_picture (self, icon, -1, NULL);
          g_string_append (self->words, span->text);
        }
      else if (icon && !is_unique (match, span->thing, icon))
        {
          add_picture (self, icon, -1, NULL);
          g_string_append (self->shown, "\302\240");
          gn_rich_label_add (self, span->text);
        }
      else if (icon)
        add_picture (self, icon, -1, span->text);
      else if (span->thing.value != GN_NONE && span->thing.domain == GN_DOMAIN_SEAT)
        gn_rich_label_add_strong (self, span->text);
      else
        gn_rich_label_add (self, span->text);
    }
}

void
gn_rich_label_add_say (GnRichLabel   *self,
                       const GnMatch *match,
                       const GnSay   *say,
                       gboolean       instruction,
                       gboolean       covered)
{
  g_autoptr (GArray) spans = gn_say_spans (match, say, instruction, covered);

  add_spans (self, match, spans, -1);
}

void
gn_rich_label_add_say_of (GnRichLabel   *self,
                          const GnMatch *match,
                          const GnSay   *say,
                          gboolean       covered,
                          int            seat)
{
  g_autoptr (GArray) spans = gn_say_spans (match, say, FALSE, covered);

  add_spans (self, match, spans, seat);
}

gboolean
gn_rich_label_add_brief (GnRichLabel   *self,
                         const GnMatch *match,
                         const GnSay   *say,
                         int            seat)
{
  g_autoptr (GArray) spans = gn_say_brief (match, say);

  if (spans)
    add_spans (self, match, spans, seat);
  return spans != NULL;
}

void
gn_rich_label_done (GnRichLabel *self)
{
  gboolean same = self->writing && is_as_before (self);

  self->writing = FALSE;
  if (same)
    return;
  gn_say_name (GTK_WIDGET (self), self->words->str);
  drop_layout (self);
}

void
gn_rich_label_set_text (GnRichLabel *self,
                        const char  *text)
{
  if (self->pictures->len == 0 && self->strong->len == 0 && g_strcmp0 (self->shown->str, text ? text : "") == 0)
    return;

  gn_rich_label_clear (self);
  gn_rich_label_add (self, text ? text : "");
  gn_rich_label_done (self);
}

void
gn_rich_label_set_name (GnRichLabel *self,
                        const char  *icon,
                        const char  *text)
{
  gn_rich_label_clear (self);
  if (icon)
    {
      add_picture (self, icon, -1, NULL);
      g_string_append (self->shown, " ");
    }
  gn_rich_label_add (self, text);
  gn_rich_label_done (self);
}

void
gn_rich_label_set_pictures (GnRichLabel *self,
                            const char  *pictures,
                            const char  *text)
{
  g_auto (GStrv) pieces = g_strsplit (pictures, " ", -1);

  gn_rich_label_clear (self);
  for (guint i = 0; pieces[i]; i++)
    {
      if (i)
        g_string_append (self->shown, "\302\240");
      add_picture (self, pieces[i], -1, i ? NULL : text);
    }
  gn_rich_label_done (self);
}

void
gn_rich_label_set_say (GnRichLabel   *self,
                       const GnMatch *match,
                       const GnSay   *say,
                       gboolean       instruction,
                       gboolean       covered)
{
  gn_rich_label_clear (self);
  gn_rich_label_add_say (self, match, say, instruction, covered);
  gn_rich_label_done (self);
}

void
gn_rich_label_set_marked (GnRichLabel   *self,
                          const GnMatch *match,
                          const char    *text)
{
  gn_rich_label_clear (self);
  while (*text)
    {
      const char *colon = strchr (text, ':');
      const char *end = colon ? colon + 1 + strspn (colon + 1, "abcdefghijklmnopqrstuvwxyz0123456789-") : NULL;

      if (!colon || *end != ':' || end == colon + 1)
        {
          /* A colon that does not begin a mark is an ordinary colon. */
          g_autofree char *words = g_strndup (text, colon ? (gsize) (colon + 1 - text) : strlen (text));

          gn_rich_label_add (self, words);
          text += strlen (words);
          continue;
        }

      g_autofree char *words = g_strndup (text, colon - text);
      g_autofree char *icon = g_strndup (colon + 1, end - colon - 1);
      const char *said = strchr (icon, '-');

      gn_rich_label_add (self, words);
      if (g_str_has_prefix (icon, "seat-") && icon[5] >= 'a' && icon[5] < 'a' + GN_MAX_SEATS && !icon[6])
        gn_rich_label_add_seat (self, gn_pieces_paint (match ? match->game : NULL, icon[5] - 'a'), icon + 5);
      else
        {
          g_autofree char *name = NULL;

          /* Its word is the name of the thing that it shows, if there is one. */
          for (const GnDomain *domain = match ? match->game->domains : NULL; domain && domain->id && !name; domain++)
            for (guint i = 0; domain->values && i < domain->n_values && !name; i++)
              if (g_strcmp0 (domain->values[i].icon, icon) == 0)
                name = gn_thing_name (match, GN_THING (domain - match->game->domains, i));
          /* a picture before its own word is one thing, named once */
          const char *next = end + 1 + strspn (end + 1, " \302\240");

          if (name && g_str_has_prefix (next, name))
            {
              if (g_str_has_suffix (self->words->str, " "))
                g_string_truncate (self->words, self->words->len - 1);
              gn_rich_label_add_icon (self, icon, NULL);
            }
          else
            gn_rich_label_add_icon (self, icon, name ? name : said ? said + 1 : icon);
        }
      text = end + 1;
    }
  gn_rich_label_done (self);
}

const char *
gn_rich_label_get_text (GnRichLabel *self)
{
  return self->words->str;
}
