/* test-table-where.c: a thing chosen on the table that waits for its place: the prompt asks where, and the map shows it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include <math.h>

#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/rise/rise-hex.h"
#include "panels/rise/rise-meeples.h"
#include "panels/rise/rise-table.h"

/* Plays till somebody can carry out @verb. */
static void
play_to (GnMatchTable *table,
         const char   *verb)
{
  const GnGame *game = gn_match_table_get_match (table)->game;

  for (guint n = 0; n < 400; n++)
    {
      g_auto (GnMoveList) legal = { 0 };

      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      for (guint i = 0; n >= 60 && i < legal.n; i++)
        if (g_str_equal (game->verbs[legal.move[i].verb].id, verb))
          return;
      g_assert_cmpuint (fixture_play (table, 1, 3 + n), ==, 1);
    }
  g_assert_not_reached ();
}

static void
set_dark (Sitting *s,
          gboolean dark)
{
  gn_style_apply (dark, FALSE);
  fixture_settle ();
}

/* How far the picture of a tile is from the bare table, on average. */
static double
distance (GtkWidget *tile)
{
  GtkWidget *hex = fixture_find_type (tile, RISE_TYPE_HEX);
  const int width = (int) RISE_WIDTH, height = (int) RISE_HEIGHT;
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double sum = 0;
  guint n = 0;
  GdkRGBA ground;

  gn_colour (hex, "table_color", &ground);
  GTK_WIDGET_GET_CLASS (hex)->snapshot (hex, snapshot);

  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node,
                                                                &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_autofree guchar *pixels = g_malloc0 ((gsize) width * height * 4);

  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  for (int i = 0; i < width * height; i++)
    {
      const guchar *p = pixels + 4 * i;   /* blue, green, red */

      if (p[3] < 255)
        continue;
      sum += fabs (p[2] / 255.0 - ground.red) + fabs (p[1] / 255.0 - ground.green) + fabs (p[0] / 255.0 - ground.blue);
      n++;
    }
  g_assert_cmpuint (n, >, 1000);
  return sum / n;
}

static const char *
prompt_of (Sitting *s)
{
  return fixture_words (s->page->bottom, "prompt_label");
}

static void
choose (Sitting *s,
        int      action)
{
  RiseTable *table = fixture_find_type (GTK_WIDGET (s->page->panel), RISE_TYPE_TABLE);

  click (rise_actions_get_row (rise_table_get_actions (table), action));
  fixture_settle ();
}

/* Esc, as the panel gets it. */
static void
escape (Sitting *s)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (s->page->panel));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Escape, 0, 0, &taken);
    }
  g_assert_true (taken);
  fixture_settle ();
}

/* Without an action chosen the prompt says what it said, and no tile is dim. */
static void
check_nothing (Sitting    *s,
               RiseMap    *map,
               const char *before)
{
  g_assert_cmpstr (prompt_of (s), ==, before);
  for (int place = 0; place < RISE_TILES; place++)
    if (rise_map_get_tile (map, place))
      g_assert_false (gtk_widget_has_css_class (rise_map_get_tile (map, place), "dim"));
}

/* An action that needs a tile: the prompt asks for it, what is out of reach is pale, and nothing moves. */
static void
test_rise (void)
{
  static const struct {
    int         action;
    const char *verb, *question;
  } actions[] = {
    { RISE_BARD, "bard", "{who}: choose where the bard goes" },
    { RISE_THUGS, "thugs", "{who}: choose where the thugs go" },
    { RISE_BUILD, "build", "{who}: choose where the brewery is built" },
    { RISE_TRIBUTE, "tribute", "{who}: choose where the dragon goes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      Sitting s;
      double bright[RISE_TILES];
      guint pale = 0, full = 0;

      sitting_new (&s, fixture_table ("rise", 3));
      play_to (s.table, actions[i].verb);
      gn_curtain_lower (s.page->curtain);
      fixture_settle ();

      RiseMap *map = rise_table_get_map (fixture_find_type (GTK_WIDGET (s.page->panel), RISE_TYPE_TABLE));
      g_autofree char *before = g_strdup (prompt_of (&s));
      const int seat = gn_table_model_get_seat (s.page->model);
      g_autofree char *question = gn_fill (actions[i].question, "who",
                                           gn_match_name (gn_match_table_get_match (s.table), seat), NULL);

      set_dark (&s, i % 2);
      for (int place = 0; place < RISE_TILES; place++)
        if (rise_map_get_tile (map, place))
          bright[place] = distance (rise_map_get_tile (map, place));

      choose (&s, actions[i].action);
      g_assert_cmpstr (prompt_of (&s), ==, question);
      for (int place = 0; place < RISE_TILES; place++)
        {
          GtkWidget *tile = rise_map_get_tile (map, place);

          if (!tile)
            continue;
          if (gtk_widget_has_css_class (tile, "dim"))
            {
              g_assert_false (gtk_widget_has_css_class (tile, "can"));
              g_assert_cmpfloat (distance (tile), <, 0.8 * bright[place]);   /* its chips stay as they are */
              pale++;
            }
          else
            {
              g_assert_cmpfloat (distance (tile), ==, bright[place]);
              full++;
            }
        }
      g_assert_cmpuint (pale, >, 0);
      g_assert_cmpuint (full, >, 0);

      /* a second click on it, or Esc, and it is forgotten */
      choose (&s, actions[i].action);
      check_nothing (&s, map, before);
      choose (&s, actions[i].action);
      g_assert_cmpstr (prompt_of (&s), ==, question);
      escape (&s);
      check_nothing (&s, map, before);

      set_dark (&s, FALSE);
      sitting_clear (&s);
    }
}

/* Who reads nothing hears it, at once and when the current step is read out again. */
static void
test_heard (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("rise", 3));
  play_to (s.table, "bard");
  gn_curtain_lower (s.page->curtain);
  choose (&s, RISE_BARD);
  g_autofree char *here = gn_table_page_here (s.page);
  g_assert_nonnull (strstr (here, "choose where the bard goes"));
  choose (&s, RISE_BARD);
  g_autofree char *after = gn_table_page_here (s.page);
  g_assert_null (strstr (after, "choose where the bard goes"));
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table-where/rise", test_rise);
  g_test_add_func ("/table-where/heard", test_heard);
  return g_test_run ();
}
