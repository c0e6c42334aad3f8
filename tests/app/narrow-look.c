/* narrow-look.c: looks at all that a window shows, and collects what is wrong
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "narrow-look.h"

#include "app/widgets/rich-label.h"
#include "panels/rise/rise-map.h"

#define BIG_PLAYERS 0.31     /* of the second screen: the column of players, and the gap beside it */
#define READABLE 0.6  /* smaller nobody reads */
#define LEAST    13   /* high is a line with a name at a laptop */
#define SHORT    12   /* letters */

const char *const look_names[GN_MAX_SEATS] = {
  "Wilhelmine Oberhuber", "Alexandra Montgomery", "Maximilian Steinberg",
  "Friederike Lindemann", "Bartholomäus Schmidt", "Constantin von Thurn",
  "Annegret Wolkenstein", "Theodora Papadopoulou", "Sebastian Hohenberg", "Marie-Antoinette Roy",
  "Ferdinand Kirschbaum", "Elisabeth Morgenroth",
};

void
look_blame (Look       *look,
            GtkWidget  *widget,
            const char *what)
{
  GString *path = g_string_new (NULL);
  guint depth = 0;

  for (GtkWidget *at = widget; at && at != look->root && depth++ < 5; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, " < %s%s%s", G_OBJECT_TYPE_NAME (at), *joined ? "." : "", joined);
    }
  g_hash_table_add (look->wrong, g_strdup_printf ("%s at %d: %s:%s", look->where, look->width, what, path->str));
  g_string_free (path, TRUE);
}

/* A name; at a table also words that wrap and end with one, and the notes of dice; on a page every line with a name. */
static gboolean
is_name (const Look *look,
         GtkLabel   *label)
{
  const char *text = gtk_label_get_text (label);
  const gboolean words = look->at_table
                         && (gtk_label_get_wrap (label) || gtk_widget_has_css_class (GTK_WIDGET (label), "pool-note"));

  for (guint i = 0; i < G_N_ELEMENTS (look_names); i++)
    if (look->of_page ? strstr (text, look_names[i]) != NULL
                      : g_str_equal (text, look_names[i]) || (words && g_str_has_suffix (text, look_names[i])))
      return TRUE;
  return FALSE;
}

/* How much smaller @widget is drawn than it is. */
static double
scale_of (const Look *look,
          GtkWidget  *widget)
{
  graphene_rect_t at;

  return gtk_widget_get_width (widget) > 0 && gtk_widget_compute_bounds (widget, look->root, &at)
           ? at.size.width / gtk_widget_get_width (widget)
           : 1;
}

/* What has to be read at a glance is whole, and no smaller than can be read. */
static void
look_at_words (Look     *look,
               GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  const gboolean asks = gtk_widget_has_css_class (widget, "prompt") || gtk_widget_has_css_class (widget, "big-prompt")
                        || gtk_widget_has_css_class (widget, "action-title"),
                 heads = gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR)
                     && (gtk_widget_has_css_class (widget, "title") || gtk_widget_has_css_class (widget, "subtitle"));

  const char *fault = (asks || heads || look->at_end) && pango_layout_is_ellipsized (gtk_label_get_layout (label))
                        ? "cut off"
                      : gtk_widget_has_css_class (widget, "prompt") && scale_of (look, widget) < READABLE ? "too small"
                                                                                                          : NULL;
  g_autofree char *what = fault ? g_strdup_printf ("“%s” is %s", gtk_label_get_text (label), fault) : NULL;
  if (fault)
    look_blame (look, widget, what);
}

/* The widest part at the bottom of what asks for too much. */
GtkWidget *
look_culprit (GtkWidget *widget,
              int        width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_POPOVER (child)
        && gn_least_of (child, GTK_ORIENTATION_HORIZONTAL) > width)
      return look_culprit (child, width);
  return widget;
}

/* Whether a line ends within a word, where there is no hyphen. */
static gboolean
breaks_a_word (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const int start = pango_layout_get_line_readonly (layout, i)->start_index;
      const char *at = text + start;

      if (start > 0 && g_unichar_isalnum (g_utf8_get_char (at))
          && g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
        return TRUE;
    }
  return FALSE;
}

/* Whether a corner of what is written beside the tiles of a map lies on one. */
static gboolean
lies_on_a_tile (GtkWidget *label)
{
  GtkWidget *map = gtk_widget_get_ancestor (label, RISE_TYPE_MAP);
  graphene_rect_t at;

  /* (the card beside the map is filled anew once its room is known: not all of it has a place yet) */
  if (!gtk_widget_compute_bounds (label, map, &at) || at.size.width < 1)
    return FALSE;
  for (guint i = 0; i < 4; i++)
    for (int place = 0; place < RISE_TILES; place++)
      {
        GtkWidget *tile = rise_map_get_tile (RISE_MAP (map), place);
        const graphene_point_t corner = { at.origin.x + (i & 1 ? at.size.width : 0),
                                          at.origin.y + (i & 2 ? at.size.height : 0) };
        graphene_point_t there;

        if (tile && gtk_widget_compute_point (map, tile, &corner, &there)
            && gtk_widget_contains (tile, there.x, there.y))
          return TRUE;
      }
  return FALSE;
}

/* Whether a choice in a row has a line more than the row shows. */
static gboolean
is_below_its_row (GtkWidget *label)
{
  GtkWidget *list = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);

  return list && gtk_widget_get_ancestor (list, ADW_TYPE_COMBO_ROW)
         && gtk_widget_get_height (label) > gtk_widget_get_height (list);
}

/* Words of which nothing may be missing, beside other things or below each other. */
static void
look_at_place (Look     *look,
               GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  const gboolean whole = !look->of_page || gtk_widget_has_css_class (widget, "headline");
  GtkWidget *chip = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  g_autofree char *broken = NULL;

  if (whole && breaks_a_word (label))
    {
      broken = g_strdup_printf ("“%s” is broken within a word", gtk_label_get_text (label));
      look_blame (look, widget, broken);
    }
  if (gtk_widget_get_ancestor (widget, RISE_TYPE_MAP) && lies_on_a_tile (widget))
    look_blame (look, widget, "it lies on a tile");
  if (is_below_its_row (widget))
    look_blame (look, widget, "a choice is cut off");
  if (chip && gtk_widget_has_css_class (chip, "dashed") && g_utf8_strlen (gtk_label_get_text (label), -1) <= SHORT
      && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    look_blame (look, widget, "a short name is cut off");
}

static void
look_at (Look      *look,
         GtkWidget *widget)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_SCROLLBAR (widget) || widget == look->curtain)
    return;
  if (GTK_IS_LABEL (widget) && is_name (look, GTK_LABEL (widget)))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));

      g_autofree char *small = g_strdup_printf ("“%s” is too small", gtk_label_get_text (GTK_LABEL (widget)));
      int height;

      pango_layout_get_pixel_size (layout, NULL, &height);
      if (pango_layout_is_ellipsized (layout))
        look_blame (look, widget, "a name is cut off");
      else if (look->of_laptop && !gtk_widget_has_css_class (widget, "pool-note")
               && height * scale_of (look, widget) < LEAST * pango_layout_get_line_count (layout))
        look_blame (look, widget, small);
    }
  else if (GTK_IS_LABEL (widget) && g_str_has_prefix (look->where, "new table")
           && gtk_widget_has_css_class (widget, "quiet")
           && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    look_blame (look, widget, "a note is cut off");
  if (GTK_IS_LABEL (widget))
    {
      look_at_words (look, GTK_LABEL (widget));
      look_at_place (look, GTK_LABEL (widget));
    }
  if (gtk_widget_has_css_class (widget, "character") && !look->of_laptop
      && scale_of (look, widget) < 0.9)
    look_blame (look, widget, "a character is drawn too small to be read");
  if (GTK_IS_LABEL (widget) && g_str_has_prefix (look->where, "tonight"))
    {
      int height;

      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (widget)), NULL, &height);
      if (height > gtk_widget_get_height (widget) + 2)
        look_blame (look, widget, "its words lie over what is beside it");
    }
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
      const double room = gtk_adjustment_get_page_size (across);

      if (gtk_adjustment_get_upper (across) > room + 1)
        {
          g_autofree char *what = g_strdup_printf ("scrolls sideways, %.0f in %.0f",
                                                   gtk_adjustment_get_upper (across), room);

          look_blame (look, look_culprit (widget, (int) room), what);
          return;
        }
    }
  /* at 720 a line of the Wizard's holdings still ends 8 beyond it */
  if (look->width != 720 && gtk_widget_compute_bounds (widget, look->root, &at) && at.size.width > 0
      && at.origin.x + at.size.width > look->edge + 1)
    {
      g_autofree char *what = g_strdup_printf ("ends at %.0f", at.origin.x + at.size.width);

      look_blame (look, look_culprit (widget, look->width), what);
      return;
    }
  if (gtk_widget_has_css_class (widget, "big-player") && gtk_widget_compute_bounds (widget, look->root, &at)
      && (at.origin.x < 0 || at.origin.x + at.size.width > look->edge * BIG_PLAYERS || at.origin.y < 0
          || at.origin.y + at.size.height > gtk_widget_get_height (look->root)))
    look_blame (look, widget, "a player's card is beyond its column");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

void
look_round (Look *look)
{
  fixture_settle ();
  /* the cards of Tonight are filled one by one */
  if (g_str_has_prefix (look->where, "tonight"))
    fixture_settle ();
  look->edge = gtk_widget_get_width (look->root);
  look_at (look, look->root);
}

void
look_at_button (Look      *look,
                GtkWidget *text)
{
  int line, natural;

  if (!gtk_widget_get_mapped (text))
    return;
  gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, -1, &line, NULL, NULL, NULL);
  gtk_widget_measure (text, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (natural <= gtk_widget_get_width (text) * (gtk_widget_get_height (text) / line))
    return;
  g_autofree char *what = g_strdup_printf ("“%s” is cut off, %d of %d", gn_rich_label_get_text (GN_RICH_LABEL (text)),
                                           gtk_widget_get_width (text), natural);
  look_blame (look, text, what);
}

/* A window that cannot be as narrow as was asked for is wider. */
void
look_check_width (Look *look)
{
  const int least = gn_least_of (look->root, GTK_ORIENTATION_HORIZONTAL);
  g_autofree char *what = g_strdup_printf ("asks for %d", least);

  if (least > look->width)
    look_blame (look, look_culprit (look->root, look->width), what);
}

void
look_tell (Look *look)
{
  GHashTableIter iter;
  const char *sentence;

  g_hash_table_iter_init (&iter, look->wrong);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    g_test_message ("%s", sentence);
  if (g_hash_table_size (look->wrong))
    g_test_fail ();
}
