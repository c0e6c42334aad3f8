/* test-contrast.c: how well the text and the marks of each page stand out, measured where they are painted
 *
 * A page is painted twice: as it is, and without its text. Where the two differ there is text, and what is below it is
 * what it has to stand out from, whatever has the color: the style, a figure on a board, something dim. Text needs
 * 4.5 : 1, large type and marks 3 : 1 (WCAG 2.1). What cannot be used at all is left out.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/correct/correct-dialog.h"
#include "app/history/history-page.h"
#include "app/people/players-page.h"
#include "app/window/public-window.h"
#include "app/window/window.h"
#include "games/games.h"
#include "panels/rise/rise-meeples.h"
#include "panels/rise/rise-table.h"
#include "painted.h"
#include "records.h"

#include <math.h>

#define SCALE      2
#define LARGE      24.0     /* pixels: 18 points */
#define LARGE_BOLD 18.6     /* 14 points */
#define TEXT       4.45     /* what is rounded to 4.5 */
#define MARK       2.95
#define ENTRIES    90
#define LATER      60       /* further entries, looked at again */

typedef struct {
  graphene_rect_t at;       /* on the page */
  double          size;     /* pixels */
  gboolean        bold;
} Text;

typedef struct {
  GtkWidget       *root;
  const char      *where;
  GArray          *texts;
  cairo_surface_t *whole, *bare;
  GHashTable      *wrong;   /* sentences */
  guint            n_texts, n_marks;
} Look;

static double
size_of (const PangoFontDescription *font)
{
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * 96 / 72;
}

/* ---- A page without its text -------------------------------------------------------------------------------------- */

static void
add_text (Look                       *look,
          const graphene_rect_t      *at,
          double                      scale,
          const PangoFontDescription *font,
          GskTransform               *transform)
{
  Text text = { .bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD };
  graphene_rect_t unit;

  gsk_transform_transform_bounds (transform, at, &text.at);
  gsk_transform_transform_bounds (transform, &GRAPHENE_RECT_INIT (0, 0, 1, 1), &unit);
  text.size = size_of (font) * scale * unit.size.height;
  g_array_append_val (look->texts, text);
}

static void
add_node (Look          *look,
          GskRenderNode *node,
          GskTransform  *transform)
{
  g_autoptr (PangoFontDescription) font = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  add_text (look, &bounds, 1, font, transform);
}

static void
add_painted (Look         *look,
             GArray       *words,
             GskTransform *transform)
{
  for (guint i = 0; words && i < words->len; i++)
    {
      const Painted *one = &g_array_index (words, Painted, i);
      const PangoFontDescription *own = pango_layout_get_font_description (one->layout);

      add_text (look, &one->at, one->scale,
                own ? own : pango_context_get_font_description (pango_layout_get_context (one->layout)), transform);
    }
}

static GskRenderNode *without_text (Look *look, GskRenderNode *node, GskTransform *transform);

/* With one part inside; NULL if that has nothing but text. */
static GskRenderNode *
with_inner (Look          *look,
            GskRenderNode *node,
            GskTransform  *transform)
{
  const GskRenderNodeType type = gsk_render_node_get_node_type (node);
  GskTransform *further = NULL;
  GskRenderNode *child = type == GSK_TRANSFORM_NODE ? gsk_transform_node_get_child (node)
                         : type == GSK_OPACITY_NODE ? gsk_opacity_node_get_child (node)
                         : type == GSK_CLIP_NODE ? gsk_clip_node_get_child (node)
                         : type == GSK_ROUNDED_CLIP_NODE ? gsk_rounded_clip_node_get_child (node)
                         : type == GSK_SHADOW_NODE ? gsk_shadow_node_get_child (node)
                         : type == GSK_COLOR_MATRIX_NODE ? gsk_color_matrix_node_get_child (node)
                                                          : gsk_debug_node_get_child (node);

  if (type == GSK_TRANSFORM_NODE)
    further = gsk_transform_transform (gsk_transform_ref (transform), gsk_transform_node_get_transform (node));
  g_autoptr (GskRenderNode) bare = without_text (look, child, further ? further : transform);

  gsk_transform_unref (further);
  if (!bare)
    return NULL;
  switch ((int) type)
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_new (bare, gsk_transform_node_get_transform (node));
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_new (bare, gsk_opacity_node_get_opacity (node));
    case GSK_CLIP_NODE:
      return gsk_clip_node_new (bare, gsk_clip_node_get_clip (node));
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_new (bare, gsk_rounded_clip_node_get_clip (node));
    case GSK_COLOR_MATRIX_NODE:
      return gsk_color_matrix_node_new (bare, gsk_color_matrix_node_get_color_matrix (node),
                                        gsk_color_matrix_node_get_color_offset (node));
    default:
      return g_steal_pointer (&bare);
    }
}

static GskRenderNode *
without_text (Look          *look,
              GskRenderNode *node,
              GskTransform  *transform)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      add_node (look, node, transform);
      return NULL;
    case GSK_CONTAINER_NODE:
      {
        g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

        for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
          {
            GskRenderNode *part = without_text (look, gsk_container_node_get_child (node, i), transform);

            if (part)
              g_ptr_array_add (parts, part);
          }
        return parts->len ? gsk_container_node_new ((GskRenderNode **) parts->pdata, parts->len) : NULL;
      }
    case GSK_TRANSFORM_NODE:
    case GSK_OPACITY_NODE:
    case GSK_CLIP_NODE:
    case GSK_ROUNDED_CLIP_NODE:
    case GSK_SHADOW_NODE:
    case GSK_COLOR_MATRIX_NODE:
    case GSK_DEBUG_NODE:
      return with_inner (look, node, transform);
    case GSK_CAIRO_NODE:
      add_painted (look, painted_on (gsk_cairo_node_get_surface (node)), transform);
      return gsk_render_node_ref (node);
    default:
      return gsk_render_node_ref (node);
    }
}

static void
draw_again (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      draw_again (child);
}

static void
on_painted (GdkFrameClock *clock,
            guint         *frames)
{
  (*frames)++;
}

static void
wait_for_frame (GtkWidget *root)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (root);
  guint frames = 0;
  const gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &frames);

  while (frames < 2)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

static GskRenderNode *
nodes_of (GtkWidget *root)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  /* what has not changed would be the old picture of a board */
  draw_again (root);
  wait_for_frame (root);
  paintable = gtk_widget_paintable_new (root);
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

static cairo_surface_t *
paint (GtkWidget     *root,
       GskRenderNode *node)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gtk_widget_get_width (root) * SCALE,
                                                         gtk_widget_get_height (root) * SCALE);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, SCALE, SCALE);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* ---- Figures -------------------------------------------------------------------------------------------------------- */

static guint32
pixel (cairo_surface_t *surface,
       int              x,
       int              y)
{
  return *(guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                  + y * cairo_image_surface_get_stride (surface) + 4 * x);
}

/* https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
static double
light_of (guint32 colour)
{
  static double linear[256];
  static gboolean made;

  for (guint i = 0; i < 256 && !made; i++)
    linear[i] = i <= 10 ? i / 255.0 / 12.92 : pow ((i / 255.0 + 0.055) / 1.055, 2.4);
  made = TRUE;
  return 0.2126 * linear[colour >> 16 & 255] + 0.7152 * linear[colour >> 8 & 255] + 0.0722 * linear[colour & 255];
}

static double
contrast (guint32 a,
          guint32 b)
{
  const double one = light_of (a), other = light_of (b);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

static int
difference (guint32 a,
            guint32 b)
{
  int most = 0;

  for (guint shift = 0; shift < 24; shift += 8)
    most = MAX (most, ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)));
  return most;
}

static int
by_value (gconstpointer a,
          gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

/* What of it is on the page, in pixels. */
static gboolean
frame_of (Look                  *look,
          const graphene_rect_t *at,
          int                   *left,
          int                   *top,
          int                   *right,
          int                   *bottom)
{
  *left = MAX ((int) floor (at->origin.x * SCALE), 0);
  *top = MAX ((int) floor (at->origin.y * SCALE), 0);
  *right = MIN ((int) ceil ((at->origin.x + at->size.width) * SCALE), cairo_image_surface_get_width (look->whole));
  *bottom = MIN ((int) ceil ((at->origin.y + at->size.height) * SCALE), cairo_image_surface_get_height (look->whole));
  return *left < *right && *top < *bottom;
}

/* The middle one among the pixels that are all ink, or 0 where none can be seen. */
static double
text_contrast (Look                  *look,
               const graphene_rect_t *at,
               guint32               *ink,
               guint32               *ground)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));
  int left, top, right, bottom, most = 0;

  if (!frame_of (look, at, &left, &top, &right, &bottom))
    return 0;
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      most = MAX (most, difference (pixel (look->whole, x, y), pixel (look->bare, x, y)));
  if (most < 6)
    return 0;
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        const guint32 a = pixel (look->whole, x, y), b = pixel (look->bare, x, y);
        const double value = contrast (a, b);

        if (difference (a, b) < most * 0.93)
          continue;
        g_array_append_val (values, value);
        *ink = a & 0xffffff;
        *ground = b & 0xffffff;
      }
  g_array_sort (values, by_value);
  return g_array_index (values, double, values->len / 2);
}

/* How far its clearest part, of more than a speck, stands out from what is round one corner. */
static double
corner_contrast (Look   *look,
                 int     left,
                 int     top,
                 int     right,
                 int     bottom,
                 guint32 round)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        const double value = contrast (pixel (look->whole, x, y), round);

        g_array_append_val (values, value);
      }
  g_array_sort (values, by_value);
  return g_array_index (values, double, values->len - 1 - values->len / 160);
}

/* A small one lies on the corner of something larger, and is seen on either. */
static double
mark_contrast (Look                  *look,
               const graphene_rect_t *at)
{
  int left, top, right, bottom;
  double most = 0;

  if (!frame_of (look, at, &left, &top, &right, &bottom))
    return 0;
  for (guint i = 0; i < 4; i++)
    {
      const int x = i % 2 ? MIN (right, cairo_image_surface_get_width (look->whole) - 1) : MAX (left - 1, 0);
      const int y = i / 2 ? MIN (bottom, cairo_image_surface_get_height (look->whole) - 1) : MAX (top - 1, 0);

      most = MAX (most, corner_contrast (look, left, top, right, bottom, pixel (look->whole, x, y)));
    }
  return most;
}

/* ---- A page --------------------------------------------------------------------------------------------------------- */

static void
blame (Look       *look,
       GtkWidget  *widget,
       const char *what)
{
  g_autoptr (GString) path = g_string_new (NULL);
  guint depth = 0;

  for (GtkWidget *at = widget; at && at != look->root && depth++ < 5; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, " < %s%s%s", G_OBJECT_TYPE_NAME (at), *joined ? "." : "", joined);
    }
  g_hash_table_add (look->wrong, g_strdup_printf ("%s: %s%s%s", look->where, what, path->str,
                                                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : ""));
}

/* What lies deepest there; gtk_widget_pick() skips what is not for the pointer. */
static GtkWidget *
widget_at (GtkWidget *widget,
           GtkWidget *root,
           double     x,
           double     y)
{
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child; child = gtk_widget_get_prev_sibling (child))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child) && gtk_widget_compute_bounds (child, root, &bounds)
          && graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y)))
        return widget_at (child, root, x, y);
    }
  return widget;
}

static void
look_at_texts (Look *look)
{
  for (guint i = 0; i < look->texts->len; i++)
    {
      const Text *text = &g_array_index (look->texts, Text, i);
      guint32 ink = 0, ground = 0;
      const double value = text_contrast (look, &text->at, &ink, &ground);
      const gboolean large = text->size >= (text->bold ? LARGE_BOLD : LARGE);
      GtkWidget *widget;

      if (value <= 0)
        continue;
      look->n_texts++;
      if (value >= (large ? MARK : TEXT))
        continue;
      widget = widget_at (look->root, look->root, text->at.origin.x + text->at.size.width / 2,
                          text->at.origin.y + text->at.size.height / 2);
      if (!gtk_widget_is_sensitive (widget))
        continue;

      g_autofree char *what = g_strdup_printf ("text of %.0f at %.2f, #%06x on #%06x", text->size, value, ink, ground);

      blame (look, widget, what);
    }
}

/* A seat is told by its letter, a text. A switch has pictures for high contrast alone, and hides them. */
static gboolean
is_mark (GtkWidget *widget)
{
  return GTK_IS_IMAGE (widget) && gtk_image_get_storage_type (GTK_IMAGE (widget)) != GTK_IMAGE_EMPTY
         && !GTK_IS_SWITCH (gtk_widget_get_parent (widget));
}

static void
look_at_marks (Look      *look,
               GtkWidget *widget)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget) != (widget == look->root) || !gtk_widget_get_child_visible (widget))
    return;
  if (is_mark (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_compute_bounds (widget, look->root, &at))
    {
      const double value = mark_contrast (look, &at);
      GtkWidget *there = widget_at (look->root, look->root, at.origin.x + at.size.width / 2,
                                    at.origin.y + at.size.height / 2);

      /* one that is covered, or has scrolled away, is not seen */
      if (value > 0 && there == widget)
        {
          g_autofree char *what = g_strdup_printf ("a mark at %.1f", value);

          look->n_marks++;
          if (value < MARK)
            blame (look, widget, what);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at_marks (look, child);
}

static void
look_round (Look       *look,
            GtkWidget  *root,
            const char *where)
{
  g_autoptr (GskTransform) here = gsk_transform_new ();
  g_autoptr (GskRenderNode) whole = NULL, again = NULL, bare = NULL;
  guint n;

  fixture_settle ();
  look->root = root;
  look->where = where;
  look->texts = g_array_new (FALSE, FALSE, sizeof (Text));
  whole = nodes_of (root);
  g_assert_nonnull (whole);
  look->whole = paint (root, whole);
  bare = without_text (look, whole, here);
  n = look->texts->len;

  /* once more, now that boards are without theirs */
  painted_bare = TRUE;
  again = nodes_of (root);
  painted_bare = FALSE;
  g_clear_pointer (&bare, gsk_render_node_unref);
  bare = without_text (look, again, here);
  g_array_set_size (look->texts, n);
  look->bare = paint (root, bare);
  look_at_texts (look);
  look_at_marks (look, root);
  cairo_surface_destroy (look->whole);
  cairo_surface_destroy (look->bare);
  g_clear_pointer (&look->texts, g_array_unref);
}

static void
wear (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
tell (Look *look)
{
  GHashTableIter iter;
  const char *sentence;

  g_test_message ("%u texts, %u marks", look->n_texts, look->n_marks);
  g_assert_cmpuint (look->n_texts, >, 20);
  g_hash_table_iter_init (&iter, look->wrong);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    g_test_message ("%s", sentence);
  if (g_hash_table_size (look->wrong))
    g_test_fail ();
  g_hash_table_unref (look->wrong);
}

/* ---- The pages ------------------------------------------------------------------------------------------------------ */

static void
play (GnMatchTable *table,
      guint         entries,
      GnStream     *stream)
{
  for (guint i = 0; i < entries && !gn_match_table_is_over (table) && enter_any (table, stream); i++)
    ;
}

/* An action of Rise that waits for a tile: those out of reach are dim. FALSE: none can be chosen now. */
static gboolean
choose_action (RiseTable *table)
{
  for (int action = 0; action < RISE_N_ACTIONS; action++)
    {
      GtkWidget *row = rise_action_asks (action) ? rise_actions_get_row (rise_table_get_actions (table), action) : NULL;

      if (!row || !gtk_widget_get_mapped (row) || !(gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_CHECKED))
        continue;
      g_signal_emit_by_name (row, "clicked");
      return TRUE;
    }
  return FALSE;
}

static void
look_at_reach (Look         *look,
               GnTablePage  *page,
               GnMatchTable *table,
               GnStream     *stream)
{
  RiseTable *rise = fixture_find_type (GTK_WIDGET (page->panel), RISE_TYPE_TABLE);

  for (guint dark = 0; rise && dark < 2; dark++)
    {
      guint tries = 0;

      do
        {
          g_assert_cmpuint (tries++, <, 400);
          play (table, 1, stream);
          gn_curtain_lower (page->curtain);
          fixture_settle ();
        }
      while (!choose_action (rise));
      wear (dark);
      look_round (look, GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page))), dark ? "reach, dark" : "reach");
    }
}

static void
test_game (gconstpointer data)
{
  static const char *const panes[] = { "moves", "log", "rules", "odds" };
  const GnGame *game = data;
  Look look = { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (game->max_seats, 4));
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  GtkWidget *root = GTK_WIDGET (window);
  GnTableTab *tab;
  GnTablePage *page;
  GnStream stream;

  gn_stream_init (&stream, 3);
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  tab = gn_window_begin (window, table);
  page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  fixture_settle ();
  look_at_reach (&look, page, table, &stream);
  for (guint dark = 0; dark < 2; dark++)
    {
      play (table, dark ? LATER : ENTRIES, &stream);
      wear (dark);
      if (gn_curtain_is_up (page->curtain))
        {
          look_round (&look, root, dark ? "curtain, dark" : "curtain");
          gn_curtain_lower (page->curtain);
        }
      for (guint i = dark; i < G_N_ELEMENTS (panes); i += 2)
        {
          gn_table_page_show_pane (page, panes[i]);
          look_round (&look, root, dark ? "table, dark" : "table");
        }
    }

  GtkWidget *dialog = gn_correct_dialog_new (table), *public = gn_public_window_new (table);

  gtk_window_set_default_size (GTK_WINDOW (public), 1366, 768);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (public));
  gn_table_tab_set_result (tab, TRUE);
  for (guint dark = 0; dark < 2; dark++)
    {
      wear (dark);
      look_round (&look, root, dark ? "result, dark" : "result");
      look_round (&look, dialog, dark ? "corrections, dark" : "corrections");
      look_round (&look, public, dark ? "public window, dark" : "public window");
    }
  gtk_window_destroy (GTK_WINDOW (public));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

static void
test_pages (void)
{
  static const char *const pages[] = { "tonight", "history", "players", "games", "help" };
  static const char *const group[] = { "Ann", "Ben", "Berta", NULL };
  Look look = { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GnWindow *window;
  GtkWidget *root, *preferences;
  g_autoptr (GVariant) three = g_variant_ref_sink (g_variant_new_strv (group, -1));

  years_make (40, 7);
  window = GN_WINDOW (gn_window_new (fixture_app ()));
  root = GTK_WIDGET (window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  for (guint dark = 0; dark < 2; dark++)
    {
      wear (dark);
      preferences = fixture_preferences (window);
      look_round (&look, GTK_WIDGET (gtk_widget_get_root (preferences)), dark ? "preferences, dark" : "preferences");
      fixture_leave (preferences);
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          gn_window_show (window, pages[i]);
          look_round (&look, root, pages[i]);
        }
      gtk_widget_activate_action (root, "win.person", "s", "Ann");
      look_round (&look, root, dark ? "person, dark" : "person");
      gtk_widget_activate_action (root, "win.game", "(ss)", "rise", "");
      look_round (&look, root, dark ? "game, dark" : "game");
      gtk_widget_activate_action (root, "win.evening", "u", years_evening ());
      look_round (&look, root, dark ? "evening, dark" : "evening");
      fixture_league ("cup", "round-robin");
      gtk_widget_activate_action (root, "win.league", "s", "cup");
      look_round (&look, root, dark ? "league, dark" : "league");
      gtk_widget_activate_action (root, "win.rivalry", "(ss)", "Ann", "Ben");
      look_round (&look, root, dark ? "rivalry, dark" : "rivalry");
      gtk_widget_activate_action_variant (root, "win.group", three);
      look_round (&look, root, dark ? "group, dark" : "group");
      gn_window_show (window, "players");
      gtk_widget_activate_action (fixture_find_type (root, GN_TYPE_PLAYERS_PAGE), "players.select", NULL);
      for (int i = 0; i < 2; i++)
        g_signal_emit_by_name (gtk_list_box_get_row_at_index (
                                 fixture_child (fixture_find_type (root, GN_TYPE_PLAYERS_PAGE), "list"), i), "activate");
      look_round (&look, root, dark ? "players, chosen, dark" : "players, chosen");
      gn_window_show (window, "history");
      gtk_widget_activate_action (fixture_find_type (root, GN_TYPE_HISTORY_PAGE), "history.select-all", NULL);
      look_round (&look, root, dark ? "history, chosen, dark" : "history, chosen");
      gtk_widget_activate_action (fixture_find_type (root, GN_TYPE_HISTORY_PAGE), "history.select", NULL);
      for (const GnGame *const *game = gn_games (); *game; game++)
        {
          gtk_widget_activate_action (root, "win.new-table-of", "s", (*game)->id);
          look_round (&look, root, dark ? "new table, dark" : "new table");
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  if (gtk_check_version (4, 14, 0) == NULL)
    {
      g_printerr ("measured as GTK paints it before 4.14\n");
      return 77;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/contrast/pages", test_pages);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/contrast/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
    }
  return g_test_run ();
}
