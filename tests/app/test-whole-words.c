/* test-whole-words.c: at 1280×720 no button and no name of a table is cut off with "…", in any language there is, and
 * nothing that Tonight tells
 *
 * With the widest font there is. Left out are the panes beside the table, which scroll, but for the moves, and the line
 * of messages, which opens to be read.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/panes/moves-pane.h"
#include "app/tonight/tonight-page.h"
#include "app/widgets/rich-label.h"
#include "app/window/window.h"
#include "core/base/rng.h"
#include "core/library/library.h"
#include "games/games.h"

#define ENTRIES 160
#define FEW     50    /* where everything is slow */
#define MOST    900   /* in which a match comes to its end, or it is stopped */
#define EVERY   3     /* looked at after so many entries */

typedef struct {
  Sitting     s;
  GHashTable *cut;    /* sentences */
} Look;

static gboolean
is_left_out (Look      *look,
             GtkWidget *widget)
{
  if (!look->s.page)
    return FALSE;
  return GTK_IS_POPOVER (widget) || widget == GTK_WIDGET (look->s.page->stack)
         || GTK_IS_EDITABLE (widget) || gtk_widget_has_css_class (widget, "message-text")
         || widget == GTK_WIDGET (look->s.page->curtain);
}

/* What is said in two lines, and opens when it is pointed at. */
static gboolean
is_small_print (Look      *look,
                GtkWidget *widget)
{
  return look->s.page
         && (gtk_label_get_lines (GTK_LABEL (widget)) > 1
         || gtk_widget_has_css_class (widget, "small-note") || gtk_widget_has_css_class (widget, "pool-note")
         || gtk_widget_has_css_class (widget, "helper-ask") || gtk_widget_has_css_class (widget, "rise-offer-words"));
}

/* Each step of a turn has its name, or else a number: a blank tells nothing. */
static gboolean
tells_nothing (GtkWidget *cell)
{
  for (GtkWidget *child = gtk_widget_get_first_child (cell); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && (!GTK_IS_LABEL (child) || *gtk_label_get_label (GTK_LABEL (child))))
      return FALSE;
  return TRUE;
}

static void
look_at (Look      *look,
         GtkWidget *widget)
{
  PangoLayout *layout = NULL;

  if (!gtk_widget_get_mapped (widget) || is_left_out (look, widget))
    return;
  if (GTK_IS_LABEL (widget) && !is_small_print (look, widget))
    layout = gtk_label_get_layout (GTK_LABEL (widget));
  if (layout && pango_layout_is_ellipsized (layout))
    {
      GtkWidget *parent = gtk_widget_get_parent (widget);
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_hash_table_add (look->cut, g_strdup_printf ("“%s” (%s in %s, %d wide)", pango_layout_get_text (layout), joined,
                                                    G_OBJECT_TYPE_NAME (parent), gtk_widget_get_width (widget)));
    }
  if (g_str_equal (gtk_widget_get_css_name (widget), "stepcell") && tells_nothing (widget))
    g_hash_table_add (look->cut, g_strdup_printf ("a blank step, %d wide", gtk_widget_get_width (widget)));
  if (gtk_widget_has_css_class (widget, "action-hint"))
    {
      int natural;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      if (natural > gtk_widget_get_width (widget))
        g_hash_table_add (look->cut, g_strdup_printf ("“%s” (a hint, %d of %d wide)",
                                                      gn_rich_label_get_text (GN_RICH_LABEL (widget)),
                                                      gtk_widget_get_width (widget), natural));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

/* The words at the head of a row of moves, in one line or two. */
static void
look_at_heads (Look      *look,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GN_IS_RICH_LABEL (widget) && GTK_IS_GRID (gtk_widget_get_parent (widget)))
    {
      const int width = gtk_widget_get_width (widget);
      int natural, line;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, natural, NULL, &line, NULL, NULL);
      if (width && natural > width * MAX (gtk_widget_get_height (widget) / line, 1))
        g_hash_table_add (look->cut, g_strdup_printf ("“%s” (heads a row of moves, %d of %d wide)",
                                                      gn_rich_label_get_text (GN_RICH_LABEL (widget)), width, natural));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at_heads (look, child);
}

static void
tell (GHashTable *cut)
{
  GHashTableIter iter;
  const char *sentence;

  g_hash_table_iter_init (&iter, cut);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    g_test_message ("%s", sentence);
  if (g_hash_table_size (cut))
    g_test_fail ();
}

static void
test_game (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (game->max_seats, 5));
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  const guint most = g_getenv ("GNOMON_QUICK") ? FEW : ENTRIES;
  Look look = { .cut = cut, .s = { .table = table, .window = GTK_WIDGET (window) } };
  GnStream stream;

  gn_stream_init (&stream, 3);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "DejaVu Sans 11", NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  look.s.page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  fixture_settle ();
  for (guint i = 0; i < most && !gn_match_table_is_over (table); i++)
    {
      if (!enter_any (table, &stream))
        break;
      if (i % EVERY)
        continue;
      if (gn_curtain_is_up (look.s.page->curtain))
        gn_curtain_lower (look.s.page->curtain);
      fixture_settle ();
      look_at (&look, GTK_WIDGET (look.s.page));
      look_at_heads (&look, fixture_find_type (GTK_WIDGET (look.s.page), GN_TYPE_MOVES_PANE));
    }
  tell (cut);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* What of the table has to be scrolled to be read whole, or %NULL. */
static GtkWidget *
scrolls (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down) + 1)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = scrolls (child);
  return found;
}

/* When the match is over nobody has to scroll to see how it stands, but for the rows of a score pad. */
static void
test_end (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (game->max_seats, 3));
  GnWindow *window;
  GtkWidget *panel;
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i < MOST && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    ;
  if (!gn_match_table_is_over (table))
    g_assert_true (gn_match_table_stop (table, NULL));
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  window = fixture_window_of (1366, 768);
  gn_window_begin (window, table);
  fixture_settle ();
  panel = scrolls (fixture_find_type (GTK_WIDGET (window), GN_TYPE_PANEL));
  if (panel && !game->another)
    {
      g_test_message ("a %s in %s scrolls", gtk_widget_get_css_name (panel),
                      gtk_widget_get_css_name (gtk_widget_get_parent (panel)));
      g_test_fail ();
    }
  fixture_close (window);
}

/* With the font of most people, and few at the table, there are hints below the titles of actions. */
static void
test_hints (void)
{
  g_autoptr (GHashTable) cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ((*game)->id, MIN ((*game)->max_seats, 3));
      GnWindow *window = fixture_window_of (1280, 720);
      Look look = { .cut = cut, .s = { .table = table, .window = GTK_WIDGET (window) } };
      GnStream stream;

      gn_stream_init (&stream, 3);
      look.s.page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
      for (guint i = 0; i < FEW && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
        {
          if (i % EVERY)
            continue;
          if (gn_curtain_is_up (look.s.page->curtain))
            gn_curtain_lower (look.s.page->curtain);
          fixture_settle ();
          look_at (&look, GTK_WIDGET (look.s.page));
        }
      fixture_close (window);
    }
  tell (cut);
}

/* A table that was stopped, or that waits; one of two that hands can win is won. */
static void
keep_evening (const GnGame *game,
              gboolean      stopped)
{
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (game->max_seats, 5));
  g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));
  GnStream stream;

  g_assert_true (gn_match_table_record (table, file, NULL));
  gn_stream_init (&stream, 3);
  for (guint i = 0; i < 12 && enter_any (table, &stream); i++)
    ;
  if (stopped && !gn_match_table_is_over (table))
    g_assert_true (gn_match_table_stop (table, NULL));
  gn_match_table_close_record (table);
}

/* Results and cards of an evening with all games, on the two smallest laptops. */
static void
test_tonight (void)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1366, 768 } };
  g_autoptr (GHashTable) cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "DejaVu Sans 11", NULL);
  fixture_empty_library ();
  for (guint n = 0; gn_games ()[n]; n++)
    {
      keep_evening (gn_games ()[n], TRUE);
      keep_evening (gn_games ()[n], FALSE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GnWindow *window = fixture_window_of (sizes[i][0], sizes[i][1]);
      Look look = { .cut = cut };

      /* the cards are filled one by one */
      fixture_settle ();
      look_at (&look, fixture_find_type (GTK_WIDGET (window), GN_TYPE_TONIGHT_PAGE));
      fixture_close (window);
    }
  tell (cut);
  fixture_empty_library ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/table/whole-words/tonight", test_tonight);
  g_test_add_func ("/table/whole-words/hints", test_hints);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/table/whole-words/", (*game)->id, NULL);
      g_autofree char *end = g_strconcat ("/table/whole-words/end/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
      g_test_add_data_func (end, *game, test_end);
    }
  return g_test_run ();
}
