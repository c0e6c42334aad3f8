/* test-front.c: what belongs to the page in front, and goes or stays with it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app-fixture.h"
#include "table-fixture.h"
#include "app/table/table-page-private.h"
#include "app/teach/set-window.h"
#include "app/teach/teach-form.h"
#include "app/widgets/toast.h"
#include "app/window/window-private.h"
#include "app/tonight/tonight-page.h"
#include "core/library/library.h"
#include "games/games.h"

static void
set_true (gboolean *is)
{
  *is = TRUE;
}

static gboolean
has_focus (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return focus && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, page);
}

/* The first button of the table that makes a move. */
static GtkWidget *
find_move (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
                     && g_object_get_data (G_OBJECT (widget), "gn-move") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_move (child);
  return found;
}

static GtkWidget *
find_thing (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
                     && gtk_widget_get_focusable (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_thing (child);
  return found;
}

/* A button that a key has pressed clicks a moment later, when its page may have gone: the focus stays with the page in
 * front. */
static void
test_focus_in_front (void)
{
  static const char *const games[] = { "invasion", "zavandor" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GnMatchTable) table = fixture_table (games[i], 3);
      GnWindow *window = fixture_window ();
      GnTableTab *tab = gn_window_begin (window, table);
      gboolean clicked = FALSE;

      fixture_settle ();
      GtkWidget *button = find_move (gn_table_tab_get_page (tab));
      g_assert_nonnull (button);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (set_true), &clicked);
      gtk_widget_activate (button);
      gn_window_show (window, "tonight");
      for (guint j = 0; j < 100 && !clicked; j++)
        {
          fixture_settle ();
          g_assert_true (has_focus (GTK_WIDGET (window->tonight)));
        }
      g_assert_true (clicked);
      fixture_settle ();
      g_assert_true (has_focus (GTK_WIDGET (window->tonight)));

      /* while the one fades into the other, too */
      gn_window_show (window, "tables");
      fixture_settle ();
      g_assert_true (has_focus (GTK_WIDGET (tab)));
      gn_window_show (window, "tonight");
      gn_table_tab_grab (tab);
      g_assert_true (has_focus (GTK_WIDGET (window->tonight)));
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* Whether some of its words, or its picture, is below @toast. */
static gboolean
is_read_below (GtkWidget             *widget,
               graphene_rect_t        at,
               const graphene_rect_t *toast)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    {
      PangoRectangle ink;
      int x, y;

      gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
      pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (widget)), &ink, NULL);
      at = GRAPHENE_RECT_INIT (at.origin.x + x + ink.x, at.origin.y + y + ink.y, ink.width, ink.height);
    }
  else if (!GN_IS_PIECE (widget))
    return FALSE;
  return graphene_rect_intersection (&at, toast, NULL);
}

/* What can be clicked, written in or read, and lies below the toast; but for a page that still fades out, which no click
 * reaches, and for what is scrolled away. */
static void
check_free (GtkWidget             *widget,
            GtkWidget             *window,
            const graphene_rect_t *toast,
            const char            *page)
{
  graphene_rect_t at;

  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget)
      || (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget))
    return;
  if ((GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget)) && gtk_widget_compute_bounds (widget, window, &at)
      && graphene_rect_intersection (&at, toast, NULL))
    g_error ("the toast on the page %s lies over a %s at %.0f %.0f", page, G_OBJECT_TYPE_NAME (widget), at.origin.x,
             at.origin.y);
  if (widget == GN_WINDOW (window)->toast
      || (GTK_IS_SCROLLABLE (widget) && gtk_widget_compute_bounds (widget, window, &at)
          && !graphene_rect_intersection (&at, toast, NULL)))
    return;
  if (gtk_widget_compute_bounds (widget, window, &at) && is_read_below (widget, at, toast))
    g_error ("the toast on the page %s lies over “%s” at %.0f %.0f", page,
             GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "a picture", at.origin.x, at.origin.y);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_free (child, window, toast, page);
}

static void
say (GnWindow   *window,
     const char *text)
{
  gn_window_tell (window, text);
  for (guint i = 0; i < 100 && !gtk_widget_get_mapped (window->toast); i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (gtk_widget_get_mapped (window->toast));
}

/* The lists of results and standings begin beside each other. */
static void
check_heads (GnWindow *window)
{
  graphene_rect_t results, standings;

  gn_window_show (window, "tonight");
  fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (fixture_child (window->tonight, "results"), GTK_WIDGET (window), &results));
  g_assert_true (gtk_widget_compute_bounds (fixture_child (window->tonight, "standings"), GTK_WIDGET (window),
                                            &standings));
  g_assert_cmpfloat_with_epsilon (results.origin.y, standings.origin.y, 0.5);
  gn_window_show (window, "tables");
}

/* What was said of a page covers none of its buttons nor words, and is gone with it: another page, another
 * tab, the table instead of its result, the window. */
static void
test_toast (void)
{
  static const char *const pages[] = { "history", "players", "games", "help", "new-table", "tonight", "tables" };
  static const char *const said[] = {
    "Copied the scoresheet as text.",
    "A copy was added to your library; the file itself is unchanged.",
    "Maximilian Steinberg is no longer suggested for new tables; the records are unchanged.",
  };
  static const int sizes[][2] = { { 1366, 768 }, { 1280, 720 }, { 360, 640 } };
  const gboolean quick = g_getenv ("GNOMON_QUICK") != NULL;

  fixture_empty_library ();
  for (guint n = 0; gn_games ()[n]; n++)
    for (guint stopped = 0; stopped < 2; stopped++)
      {
        g_autoptr (GnMatchTable) table = fixture_table (gn_games ()[n]->id, 3);
        g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));

        g_assert_true (gn_match_table_record (table, file, NULL));
        fixture_play (table, 12, 4);
        if (stopped && !gn_match_table_is_over (table))
          gn_match_table_stop (table, NULL);
        gn_match_table_close_record (table);
      }

  /* GTK warns from 4.14 on when it shrinks a window to a width at which it gets higher. */
  for (guint k = quick; k < (gtk_check_version (4, 14, 0) == NULL ? 2 : G_N_ELEMENTS (sizes)); k++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ("wizard", 3), other = fixture_table ("rise", 3);
      GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[k][0], sizes[k][1]);
      gtk_window_present (GTK_WINDOW (window));
      GnTableTab *second = gn_window_begin (window, other), *first = gn_window_begin (window, table);

      fixture_settle ();
      gn_table_tab_set_result (first, TRUE);
      gn_table_tab_set_result (second, TRUE);
      if (sizes[k][0] > 1000)
        check_heads (window);
      for (guint i = 0; i < G_N_ELEMENTS (pages) + 2; i++)
        {
          graphene_rect_t at;

          fixture_settle ();
          say (window, said[i % G_N_ELEMENTS (said)]);
          while (gtk_widget_get_width (window->toast) == 0)
            g_main_context_iteration (NULL, TRUE);
          g_assert_true (gtk_widget_compute_bounds (window->toast, GTK_WIDGET (window), &at));
          check_free (GTK_WIDGET (window), GTK_WIDGET (window), &at, gn_window_get_page (window));
          if (g_getenv ("GNOMON_SHOTS"))
            {
              g_autofree char *name = g_strdup_printf ("toast-%d-%u", sizes[k][0], i);

              fixture_picture (window, gn_window_get_page (window), name);
            }
          if (i < G_N_ELEMENTS (pages))
            gn_window_show (window, pages[i]);
          else if (i == G_N_ELEMENTS (pages))
            adw_tab_view_set_selected_page (window->tabs, adw_tab_view_get_page (window->tabs, GTK_WIDGET (second)));
          else
            gn_table_tab_set_result (second, FALSE);
          g_assert_false (gtk_widget_get_visible (window->toast));
        }
      gn_table_tab_set_result (second, TRUE);
      fixture_settle ();
      say (window, said[0]);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
  fixture_empty_library ();
}

static void
count (guint *n)
{
  ++*n;
}

/* After the end Enter goes on to the result, also from a thing on the table that has the focus. */
static void
test_over (void)
{
  static const char *const games[] = { "wizard", "rise", "invasion", "zavandor", "gnomes-wizards" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GError) error = NULL;
      Sitting s;
      guint n = 0;

      sitting_new (&s, fixture_table (games[i], 3));
      fixture_settle ();
      g_assert_true (gn_match_table_stop (s.table, &error));
      fixture_settle ();
      g_signal_connect_swapped (s.page, "over", G_CALLBACK (count), &n);
      GtkWidget *thing = find_thing (GTK_WIDGET (s.page->panel));
      g_assert_nonnull (thing);
      gtk_widget_grab_focus (thing);
      press (&s, GDK_KEY_Return, 0);
      g_assert_cmpuint (n, ==, 1);
      /* and from beside the table, where nothing takes the key */
      gtk_widget_grab_focus (GTK_WIDGET (s.page->player_scroller));
      press (&s, GDK_KEY_Return, 0);
      g_assert_cmpuint (n, ==, 2);
      sitting_clear (&s);
    }
}

/* Why a component is not taken is said in its form, and stays there. */
static void
test_refused (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnSet) own = gn_set_new_empty (game, "attic-box", "The box from the attic");
  g_autoptr (JsonNode) wrong = json_from_string ("{\"id\":\"x1\",\"colour\":\"<pink>\"}", NULL);
  GtkWidget *window = gn_set_window_new (own);

  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  gtk_widget_activate (fixture_find (window, GTK_TYPE_BUTTON, "Add"));
  GtkWidget *form = fixture_find (window, GN_TYPE_TEACH_FORM, NULL);
  for (guint i = 0; i < 100 && !gtk_widget_get_mapped (form); i++)
    fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (form));

  g_signal_emit_by_name (form, "taught", wrong);
  fixture_settle ();
  GtkWidget *problem = fixture_child (form, "problem");
  g_assert_true (gtk_widget_get_mapped (problem));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (problem)), "colour"));
  g_assert_true (gtk_widget_get_mapped (form));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* What was removed from a set comes back by the button of the line that tells of it, which lies over nothing that can be
 * clicked. */
static void
test_set_removed (void)
{
  const GnGame *game = gn_games_find ("gnomes-wizards");
  g_autoptr (GnSet) own = gn_set_new_stand_in (game, NULL);
  guint family = 0;

  while (!game->families[family].designed)
    family++;

  g_autoptr (JsonNode) node = gn_set_component_to_json (own, family, 0);
  g_autoptr (GnSet) mine = gn_set_new_empty (game, "mine", "Mine");
  const char *name = "A board of mine";
  g_autoptr (GError) error = NULL;
  GtkWidget *window, *button, *undo, *toast;
  graphene_rect_t at, there;

  json_object_set_string_member (json_node_get_object (node), "id", "of-mine");
  json_object_set_string_member (json_node_get_object (node), "name", "A board of mine");
  g_assert_cmpint (gn_set_teach (mine, family, node, &error), >=, 0);
  g_assert_no_error (error);
  window = gn_set_window_new (mine);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 600);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_nonnull (fixture_find (window, ADW_TYPE_ACTION_ROW, name));
  button = fixture_find (window, GTK_TYPE_BUTTON, "Remove it from the set");
  g_signal_emit_by_name (button, "clicked");
  fixture_settle ();
  g_assert_null (fixture_find (window, ADW_TYPE_ACTION_ROW, name));
  g_assert_nonnull (fixture_find (window, GTK_TYPE_LABEL, "was removed from the set."));
  toast = fixture_find_class (window, "said");
  undo = gtk_widget_get_last_child (toast);
  g_assert_true (gtk_widget_get_can_target (toast));
  g_assert_true (gtk_widget_compute_bounds (toast, window, &at));
  for (button = fixture_find (window, GTK_TYPE_BUTTON, "Add"); button; button = NULL)
    g_assert_false (gtk_widget_compute_bounds (button, window, &there) && graphene_rect_intersection (&at, &there, NULL));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (undo)), ==, "_Undo");
  g_signal_emit_by_name (undo, "clicked");
  fixture_settle ();
  g_assert_nonnull (fixture_find (window, ADW_TYPE_ACTION_ROW, name));
  g_assert_false (gtk_widget_get_visible (toast));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* While one scrolls below it a toast goes where it covers no button, and stays where it is if it can. */
static void
test_toast_scrolled (void)
{
  GtkWidget *window = gtk_window_new (), *overlay = gtk_overlay_new (), *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *toast = gn_toast_slot (GTK_OVERLAY (overlay)), *button;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t at, before;

  /* an empty page, then as much of buttons, then an empty one */
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_BOX, "height-request", 400, NULL));
  button = gtk_button_new_with_label ("A large button");
  gtk_widget_set_size_request (button, -1, 200);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_BOX, "height-request", 400, NULL));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scroller);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  gn_toast_say (toast, "Copied the scoresheet as text.");
  fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (toast, overlay, &before));
  for (int scrolled = 20; scrolled <= 300; scrolled += 20)
    {
      graphene_rect_t below;

      gtk_adjustment_set_value (down, scrolled);
      fixture_settle ();
      g_assert_true (gtk_widget_compute_bounds (toast, overlay, &at));
      g_assert_true (gtk_widget_compute_bounds (button, overlay, &below));
      g_assert_false (graphene_rect_intersection (&at, &below, NULL));
      if (!graphene_rect_intersection (&before, &below, NULL))
        g_assert_true (graphene_rect_equal (&at, &before));
      before = at;
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/front/focus", test_focus_in_front);
  g_test_add_func ("/front/refused", test_refused);
  g_test_add_func ("/front/toast", test_toast);
  g_test_add_func ("/front/toast-scrolled", test_toast_scrolled);
  g_test_add_func ("/front/set-removed", test_set_removed);
  g_test_add_func ("/front/over", test_over);
  return g_test_run ();
}
