/* test-zavandor.c: the panel of a real table: what it says, what its things do, what it costs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>
#include <time.h>

#include "frame.h"
#include "core/match/moves.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "panels/panel/plain-panel.h"
#include "panels/things/space.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/zavandor/zav-forms.h"
#include "panels/zavandor/zav-hints.h"
#include "panels/zavandor/zav-holdings.h"
#include "panels/zavandor/zav-map.h"
#include "panels/zavandor/zav-panel.h"
#include "panels/zavandor/zav-public.h"
#include "panels/zavandor/zav-read.h"
#include "games/zavandor/zav-state.h"

static gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                               name);

  return wrong == NULL;
}

/* The space that assistive technology knows by that name. */
static GtkWidget *
find (GtkWidget  *widget,
      const char *name)
{
  if (GN_IS_SPACE (widget) && has_name (widget, name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, name);

      if (found)
        return found;
    }
  return NULL;
}

static guint
count_focusable (GtkWidget *widget)
{
  guint n = GN_IS_SPACE (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_focusable (child);
  return n;
}

static void
click (GtkWidget *widget)
{
  g_signal_emit_by_name (widget, "clicked");
}

/* ---- Tests ---------------------------------------------------------------- */

#define START "{\"start\":0,\"active\":0,\"gnome\":\"IV\"}"

static void
test_names (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, START);
  GnPanel *panel = gn_panel_new_for (table);

  g_assert_true (ZAV_IS_PANEL (panel));
  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);

  GtkWidget *ruby = find (GTK_WIDGET (panel), "Ruby: price 4, target 4, next round 4");
  g_assert_nonnull (ruby);
  gtk_test_accessible_assert_role (ruby, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_has_css_class (ruby, "can"));
  click (ruby);
  g_assert_cmpstr (said, ==, "move buy type=ruby");

  /* after a purchase the row tells the new target */
  live_say (table, 0, "buy type=ruby n=3 marker=-");
  gn_panel_refresh (panel, gn_match_table_get_step (table, gn_match_table_get_n_steps (table))->story);
  g_assert_nonnull (find (GTK_WIDGET (panel), "Ruby: price 4, target 5, next round 5"));

  g_assert_nonnull (find (GTK_WIDGET (panel), "Trader for Diamond and Ruby"));
  finish (window);
}

static void
test_mines (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, START);
  GnPanel *panel = gn_panel_new_for (table);

  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);
  GtkWidget *map = find_type (GTK_WIDGET (panel), ZAV_TYPE_MAP);

  /* 24 tiles, each a thing of its own */
  g_assert_cmpuint (count_focusable (map), ==, 24);
  GtkWidget *space = zav_map_get_space (ZAV_MAP (map), 12);
  gtk_test_accessible_assert_role (space, GTK_ACCESSIBLE_ROLE_BUTTON);
  click (space);
  g_assert_cmpstr (said, ==, "thing space:IV-1");

  /* nobody can pay yet: it says what is lacking before it is tried, and keeps the focus */
  g_autofree char *tip = g_strdup (gn_get_tooltip (space));
  g_assert_nonnull (strstr (tip, "ZAV-"));
  g_assert_true (gtk_widget_get_sensitive (space));
  gtk_test_accessible_assert_state (space, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);

  /* what is gone is no place to go to */
  live_say (table, 0, "buy type=ruby n=4 marker=-");
  live_say (table, 1, "gold");
  live_say (table, 2, "gold");
  gn_panel_refresh (panel, NULL);
  finish (window);
}

/* Who has looked at a tile is shown over all tiles, and beside the numbers of the spaces. */
static void
test_samplers (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, START);
  GnPanel *panel = g_object_ref_sink (gn_panel_new_for (table));
  GtkWidget *map = g_object_new (ZAV_TYPE_MAP, NULL);
  g_auto (ZavScene) scene = { 0 };

  gn_panel_refresh (panel, NULL);
  zav_scene_read (&scene, panel, gn_match_table_state (table, GN_PUBLIC), NULL);
  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    scene.space[i].samplers = 7;
  zav_map_update (ZAV_MAP (map), NULL, &scene, FALSE);
  GtkWidget *window = show (map, 420, 400), *board = gtk_widget_get_parent (zav_map_get_space (ZAV_MAP (map), 0));
  gboolean all_tiles = FALSE;
  guint seen = 0;

  for (GtkWidget *plate = gtk_widget_get_first_child (board); plate; plate = gtk_widget_get_next_sibling (plate))
    {
      graphene_rect_t of_plate, of_number;

      all_tiles |= plate == zav_map_get_space (ZAV_MAP (map), ZAV_SCENE_SPACES - 1);
      if (!gtk_widget_has_css_class (plate, "samplers") || !gtk_widget_get_mapped (plate))
        continue;
      seen++;
      g_assert_true (all_tiles);
      g_assert_true (gtk_widget_compute_bounds (plate, board, &of_plate));
      for (GtkWidget *number = gtk_widget_get_first_child (board); number;
           number = gtk_widget_get_next_sibling (number))
        if (gtk_widget_has_css_class (number, "space-number") && gtk_widget_get_mapped (number)
            && gtk_widget_compute_bounds (number, board, &of_number))
          {
            graphene_rect_inset (&of_number, 2, 5);   /* its ink */
            g_assert_false (graphene_rect_intersection (&of_plate, &of_number, NULL));
          }
    }
  g_assert_cmpuint (seen, ==, 24);
  finish (window);
  g_object_unref (panel);
}

/* The arrow keys go where the districts lie. */
static void
test_roaming (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, START);
  GnPanel *panel = gn_panel_new_for (table);

  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);
  GtkWidget *map = find_type (GTK_WIDGET (panel), ZAV_TYPE_MAP);

  gtk_widget_grab_focus (zav_map_get_space (ZAV_MAP (map), 0));
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == zav_map_get_space (ZAV_MAP (map), 1));
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == zav_map_get_space (ZAV_MAP (map), 3));
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == zav_map_get_space (ZAV_MAP (map), 4));

  /* Tab leaves the map at once */
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), map));
  finish (window);
}

static void
test_cards (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);
  GnPanel *panel = gn_panel_new_for (table);
  const ZavState *state = gn_match_table_state (table, GN_PUBLIC);

  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);

  g_assert_cmpint (state->slot[0], >=, 0);
  GtkWidget *deck = find (GTK_WIDGET (panel), "Pile of jewelry: 10 cards");
  g_assert_nonnull (deck);
  click (deck);
  g_assert_cmpstr (said, ==, "move draw pile=jewelry");
  finish (window);
}

static GtkWidget *
part_of (GtkWidget  *holdings,
         const char *class)
{
  GtkWidget *part = gtk_widget_get_first_child (holdings);

  while (part && !gtk_widget_has_css_class (part, class))
    part = gtk_widget_get_next_sibling (part);
  return part;
}

static void
test_holdings (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);
  GnPanel *panel = gn_panel_new_for (table);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);
  int points, goal, left, all, extra, least, wish;

  g_object_ref_sink (panel);
  gn_panel_refresh (panel, NULL);
  GtkWidget *holdings = gn_panel_make_player (panel, 0);
  class->update_player (panel, holdings, 0, gn_match_table_state (table, GN_PUBLIC), 0);
  GtkWidget *window = show (holdings, 219, 200);

  GtkWidget *gold = find (holdings, "Gold: 23");
  g_assert_nonnull (gold);
  click (gold);
  g_assert_cmpstr (said, ==, "move gold");
  g_assert_nonnull (find (holdings, "Ruby: 0"));

  /* it can be squeezed into one line */
  gtk_widget_measure (holdings, GTK_ORIENTATION_VERTICAL, -1, &least, &wish, NULL, NULL);
  g_assert_cmpint (least, <, 30);
  g_assert_cmpint (wish, >, 2 * least);

  /* A few pixels short, the figures stand beside their pictures: what the next mining brings stays. */
  gtk_widget_size_allocate (holdings, &(GtkAllocation) { 0, 0, 219, wish - 10 }, -1);
  g_assert_true (gtk_widget_get_child_visible (part_of (holdings, "holdings-mining")));
  g_assert_true (gtk_widget_get_child_visible (part_of (holdings, "low")));
  g_assert_true (gtk_widget_get_child_visible (zav_holdings_get_own (ZAV_HOLDINGS (holdings))));

  class->standing (panel, gn_match_table_state (table, GN_PUBLIC), 0, &points, &goal, &left, &all, &extra);
  g_assert_cmpint (points, ==, 0);
  g_assert_cmpint (goal, ==, 20);
  g_assert_cmpint (left, ==, 3);
  g_assert_cmpint (all, ==, 3);
  g_assert_cmpint (extra, ==, 0);
  finish (window);

  /* covered gold is never told, not even to who cannot see the lock */
  g_object_set (panel, "covered", TRUE, NULL);
  gn_panel_refresh (panel, NULL);
  holdings = gn_panel_make_player (panel, 0);
  class->update_player (panel, holdings, 0, gn_match_table_state (table, GN_PUBLIC), 0);
  window = show (holdings, 219, 200);
  g_assert_null (find (holdings, "Gold: 23"));
  g_assert_nonnull (find (holdings, "Gold: in hand, covered"));
  finish (window);
  g_assert_finalize_object (panel);
}

static void
test_queue_and_hints (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, START);
  GnPanel *panel = gn_panel_new_for (table);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);
  gint8 seat[16];
  g_autofree char *then = NULL;

  g_object_ref_sink (panel);
  gn_panel_refresh (panel, NULL);
  gconstpointer state = gn_match_table_state (table, GN_PUBLIC);

  /* nine actions, the first is who acts now */
  g_assert_cmpuint (class->queue (panel, state, seat, 16, &then), ==, 8);
  g_assert_cmpint (seat[0], ==, 1);
  g_assert_cmpint (seat[1], ==, 2);
  g_assert_cmpint (seat[2], ==, 0);
  g_assert_cmpstr (then, ==, "then mining");

  g_autofree char *gold = class->action_hint (panel, ZAV_GOLD, state);
  g_assert_cmpstr (gold, ==, "23 → 27");
  g_autofree char *buy = class->action_hint (panel, ZAV_BUY, state);
  g_assert_cmpstr (buy, ==, ":gem-diamond::gem-ruby::gem-sapphire::gem-emerald:");
  g_assert_null (class->banners (panel, state));
  g_assert_finalize_object (panel);
}

static void
test_last_round (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);
  GnPanel *panel = gn_panel_new_for (table);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);
  ZavState state = *(const ZavState *) gn_match_table_state (table, GN_PUBLIC);

  g_object_ref_sink (panel);
  gn_panel_refresh (panel, NULL);
  state.end_by = 1;
  g_autoptr (GPtrArray) banners = class->banners (panel, &state);
  g_assert_nonnull (banners);
  const GnPanelBanner *banner = g_ptr_array_index (banners, 0);
  g_assert_true (banner->strong);
  g_assert_cmpint (banner->seat, ==, 1);
  g_assert_nonnull (strstr (banner->text, "Berta"));
  g_assert_nonnull (strstr (banner->text, "Alphonse 3"));
  g_assert_finalize_object (panel);
}

/* An earlier moment: nothing can be done, and nothing pretends to. */
static void
test_earlier_moment (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);
  GnPanel *panel = gn_panel_new_for (table);

  live_say (table, 0, "buy type=emerald n=2 marker=-");
  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);
  g_assert_nonnull (find (GTK_WIDGET (panel), "Emerald: price 3, target 4, next round 4"));

  const guint before = gn_match_table_get_n_steps (table) - 1;
  g_autofree gpointer state = gn_match_table_state_at (table, before, GN_PUBLIC);
  gn_panel_show_state (panel, state);
  GtkWidget *row = find (GTK_WIDGET (panel), "Emerald: price 3, target 3, next round 3");
  g_assert_nonnull (row);
  g_assert_false (gtk_widget_has_css_class (row, "can"));
  g_assert_false (gn_panel_is_present (panel));
  finish (window);
}

static void
test_big_screen (void)
{
  g_autoptr (GnMatchTable) table = live_table (4, START);
  GtkWidget *screen = zav_public_new (table);
  GtkWidget *window = show (screen, 960, 540);

  g_assert_cmpuint (count_focusable (screen), ==, 0);
  /* it follows the table by itself */
  live_say (table, 0, "buy type=emerald n=2 marker=-");
  live_say (table, 1, "gold");
  finish (window);
}

/* What stands in a form is what the middle layer lists, and its button says one of them. */
static void
check_form (GnMatchTable *table,
            int           seat,
            const char   *spec,
            const char   *expected)
{
  GnPanel *panel = gn_panel_new_for (table);
  g_auto (GnWays) ways = { 0 };
  g_autoptr (GError) error = NULL;
  GnMove partial;

  g_object_ref_sink (panel);
  g_object_set (panel, "viewer", seat, NULL);
  gn_panel_refresh (panel, NULL);
  gn_move_from_spec (gn_match_table_get_match (table), seat, spec, &partial, &error);
  g_assert_no_error (error);
  gn_match_table_ask (table, seat, &partial, &ways);
  g_assert_cmpuint (ways.ways, >, 0);

  GtkWidget *form = zav_form_new (panel, &partial, &ways);
  g_assert_nonnull (form);
  GtkWidget *window = show (form, 420, 360);

  /* the accept button is the last that is filled */
  GtkWidget *accept = NULL;
  GPtrArray *stack = g_ptr_array_new ();
  g_ptr_array_add (stack, form);
  while (stack->len)
    {
      GtkWidget *widget = g_ptr_array_steal_index (stack, stack->len - 1);

      if (gtk_widget_has_css_class (widget, "form-accept"))
        accept = widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (stack, child);
    }
  g_ptr_array_unref (stack);
  g_assert_nonnull (accept);
  click (accept);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_prefix (said, expected));

  /* it is a move that the table takes */
  GnMove move;
  gn_move_from_spec (gn_match_table_get_match (table), seat, said + strlen ("move "), &move, &error);
  g_assert_no_error (error);
  g_assert_true (gn_match_table_check (table, seat, &move, NULL));
  finish (window);
  g_assert_finalize_object (panel);
}

static void
test_keep_form (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);

  live_say (table, 0, "draw pile=artifact");
  check_form (table, 0, "keep", "move keep card=");
}

static void
test_pay_form (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, "{\"start\":0,\"active\":0,\"gnome\":\"IV\",\"wild\":[2,0],"
                                               "\"gems\":[{\"ruby\":4,\"diamond\":4,\"sapphire\":4},{}]}");

  check_form (table, 0, "tile space=IV-1", "move tile space=IV-1");
}

/* Under toll the form begins with a choice that can be paid for; its button says it. */
static void
test_mine_form (void)
{
  g_autoptr (GnMatchTable) table = live_table (
    3, "{\"start\":0,\"active\":0,\"gnome\":\"IV\",\"phase\":\"mine\",\"gold\":[4,20,20],"
       "\"tiles\":[[\"d01\",\"d06\",\"d16\"],[],[]],\"items\":[[],[\"a12\"],[]]}");

  check_form (table, 0, "mine", "move mine gems=");
}

static char *
hint_of_mining (const char *position)
{
  g_autoptr (GnMatchTable) table = live_table (3, position);
  GnPanel *panel = gn_panel_new_for (table);

  g_object_ref_sink (panel);
  g_object_set (panel, "viewer", 0, NULL);
  gn_panel_refresh (panel, NULL);

  char *hint = zav_hint (panel, ZAV_MINE, gn_match_table_state (table, 0));

  g_assert_finalize_object (panel);
  return hint;
}

/* The button that mines says what is left to choose. */
static void
test_mine_hint (void)
{
  g_autofree char *choice = hint_of_mining (
    "{\"start\":0,\"active\":0,\"gnome\":\"II\",\"phase\":\"mine\",\"gold\":[6,3,9],"
    "\"tiles\":[[\"d01\",\"d02\",\"l2\"],[],[]]}");
  g_autofree char *toll = hint_of_mining (
    "{\"start\":0,\"active\":0,\"gnome\":\"IV\",\"phase\":\"mine\",\"gold\":[4,20,20],"
    "\"tiles\":[[\"d01\",\"d06\",\"d16\"],[],[]],\"items\":[[],[\"a12\"],[]]}");

  g_assert_cmpstr (choice, ==, "1 gem of your choice");
  g_assert_cmpstr (toll, ==, "choose the gems");
}

static GtkWidget *
nth_of (GtkWidget  *widget,
        const char *class,
        guint      *n)
{
  if (gtk_widget_has_css_class (widget, class) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = nth_of (child, class, n);

      if (found)
        return found;
    }
  return NULL;
}

/* Three diamonds of tiles and a ruby of choice are the same gems as three diamonds and a ruby of tiles, which is what
 * stands among the moves: whoever chooses it the other way round can mine all the same. */
static void
test_mine_same_gems (void)
{
  g_autoptr (GnMatchTable) table = live_table (
    3, "{\"start\":0,\"active\":0,\"gnome\":\"II\",\"phase\":\"mine\",\"gold\":[6,3,9],"
       "\"tiles\":[[\"d01\",\"d02\",\"d11\",\"l2\"],[],[]],\"items\":[[],[\"a12\"],[]]}");
  GnPanel *panel = gn_panel_new_for (table);
  g_auto (GnWays) ways = { 0 };
  g_autoptr (GError) error = NULL;
  GnMove partial;
  guint ruby = 1, first = 0;

  g_object_ref_sink (panel);
  g_object_set (panel, "viewer", 0, NULL);
  gn_panel_refresh (panel, NULL);
  gn_move_from_spec (gn_match_table_get_match (table), 0, "mine", &partial, &error);
  g_assert_no_error (error);
  gn_match_table_ask (table, 0, &partial, &ways);

  GtkWidget *form = zav_form_new (panel, &partial, &ways);
  GtkWidget *window = show (form, 420, 360);
  GtkWidget *choice = nth_of (form, "mine-choice", &ruby), *accept = nth_of (form, "form-accept", &first);

  g_assert_true (choice && accept);
  g_assert_true (gtk_widget_has_css_class (accept, "cannot"));   /* a gem of choice is to be named */
  first = 0;
  g_assert_null (nth_of (accept, "key", &first));                 /* Enter does nothing with it yet */
  click (choice);
  g_assert_false (gtk_widget_has_css_class (accept, "cannot"));
  first = 0;
  g_assert_nonnull (nth_of (accept, "key", &first));
  g_assert_cmpint (gn_least_of (form, GTK_ORIENTATION_HORIZONTAL), <=, 316);   /* in a window of 360 */
  click (accept);
  g_assert_true (g_str_has_prefix (said, "move mine gems="));
  finish (window);
  g_assert_finalize_object (panel);
}

/* From an entry to the panel told of it; only with -m perf, since a figure is no verdict. */
static void
test_time (void)
{
  g_autoptr (GnMatchTable) table = live_table (4, NULL);

  live_play (table, 120, 3);
  GnPanel *panel = gn_panel_new_for (table);
  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);

  /* of the processor, since a test may have to share it */
  const clock_t start = clock ();
  for (int i = 0; i < 20; i++)
    gn_panel_refresh (panel, NULL);
  const double each = (clock () - start) * 1000.0 / CLOCKS_PER_SEC / 20;
  g_test_message ("update: %.2f ms", each);
  g_test_minimized_result (each, "update of the panel: %.2f ms", each);
  finish (window);
}

/* Everything that a playout can bring about can be shown, in every size, and goes away again. */
static void
test_playout (void)
{
  g_autoptr (GnMatchTable) table = live_table (3, NULL);
  GnPanel *panel = gn_panel_new_for (table);

  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 700, 560);
  for (int i = 0; i < 60 && !gn_match_table_is_over (table); i++)
    {
      live_play (table, 4, 100 + i);
      gn_panel_refresh (panel, gn_match_table_get_step (table, gn_match_table_get_n_steps (table))->story);
      g_main_context_iteration (NULL, FALSE);
    }
  finish (window);
}

/* The box deals: a card of which only the name was read off lies in the display, and can be shown. */
static void
test_half_known (void)
{
  g_autoptr (GnMatchTable) table = live_box (2);
  GnPanel *panel = gn_panel_new_for (table);

  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), 826, 574);

  live_say (table, GN_CHANCE, "gnome district=II");
  live_teach (table, ZAV_FAMILY_ITEMS, "{\"id\":\"x1\",\"kind\":\"artifact\",\"name\":\"Puzzler\"}");
  live_teach (table, ZAV_FAMILY_ITEMS,
              "{\"id\":\"x2\",\"kind\":\"artifact\",\"type\":\"gnomunculus\",\"cost\":{\"ruby\":3},\"vp\":1}");
  live_say (table, GN_CHANCE, "first player=0");
  live_say (table, GN_CHANCE, "turn card=x1 slot=artifact-1");
  live_say (table, GN_CHANCE, "turn card=x2 slot=artifact-2");
  gn_panel_refresh (panel, NULL);

  const ZavState *state = gn_match_table_state (table, GN_PUBLIC);
  g_assert_cmpint (state->slot[0], ==, 0);
  g_assert_cmpint (state->slot[1], ==, 1);
  g_assert_cmpint (state->slot[2], ==, -1);
  finish (window);
}

static void
test_plain_panel (void)
{
  g_autoptr (GnMatchTable) table = live_table (2, START);
  GtkWidget *panel = g_object_new (GN_TYPE_PLAIN_PANEL, "table", table, NULL);

  gn_panel_refresh (GN_PANEL (panel), NULL);
  GtkWidget *window = show (panel, 800, 600);
  g_assert_nonnull (find_type (panel, GTK_TYPE_GRID));
  finish (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());

  g_test_add_func ("/zavandor-panel/names", test_names);
  g_test_add_func ("/zavandor-panel/mines", test_mines);
  g_test_add_func ("/zavandor-panel/samplers", test_samplers);
  g_test_add_func ("/zavandor-panel/roaming", test_roaming);
  g_test_add_func ("/zavandor-panel/cards", test_cards);
  g_test_add_func ("/zavandor-panel/holdings", test_holdings);
  g_test_add_func ("/zavandor-panel/queue-and-hints", test_queue_and_hints);
  g_test_add_func ("/zavandor-panel/last-round", test_last_round);
  g_test_add_func ("/zavandor-panel/earlier-moment", test_earlier_moment);
  g_test_add_func ("/zavandor-panel/big-screen", test_big_screen);
  g_test_add_func ("/zavandor-panel/keep-form", test_keep_form);
  g_test_add_func ("/zavandor-panel/pay-form", test_pay_form);
  g_test_add_func ("/zavandor-panel/mine-form", test_mine_form);
  g_test_add_func ("/zavandor-panel/mine-hint", test_mine_hint);
  g_test_add_func ("/zavandor-panel/mine-same-gems", test_mine_same_gems);
  if (g_test_perf ())
    g_test_add_func ("/zavandor-panel/time", test_time);
  g_test_add_func ("/zavandor-panel/playout", test_playout);
  g_test_add_func ("/zavandor-panel/half-known", test_half_known);
  g_test_add_func ("/zavandor-panel/plain", test_plain_panel);
  return g_test_run ();
}
