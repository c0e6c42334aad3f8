/* test-pad.c: the score sheet: what cells, totals and buttons show, and what they say
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "core/words/typed.h"
#include "frame.h"
#include "games/pad/pad-state.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/panel.h"
#include "panels/panel/tie.h"
#include "panels/things/figure-cell.h"

/* The cell that is tied to that element. */
static GnFigureCell *
cell_of (GtkWidget  *widget,
         const char *field,
         int         row,
         int         column)
{
  guint n = 0;
  const GnTie *ties = GN_IS_FIGURE_CELL (widget) ? gn_ties (widget, &n) : NULL;

  if (n == 1 && g_str_equal (ties->field, field) && ties->i == row && ties->j == column)
    return GN_FIGURE_CELL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GnFigureCell *found = cell_of (child, field, row, column);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
named (GtkWidget  *widget,
       const char *name)
{
  if (g_strcmp0 (gn_get_name (widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = named (child, name);

      if (found)
        return found;
    }
  return NULL;
}

static void
type_into (GnFigureCell *cell,
           const char   *text)
{
  for (; *text; text++)
    g_assert_true (gn_figure_cell_key (cell, gdk_unicode_to_keyval ((guint32) *text)));
}

static void
enter (GnFigureCell *cell)
{
  GtkWidget *text = gtk_widget_get_first_child (GTK_WIDGET (cell));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (text);

  g_clear_pointer (&said, g_free);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &handled);
    }
}

/* A cell has its name, its field, and the move that Enter hands to the frame. */
static void
test_cells (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 3, GN_DEALER_BOX, NULL);

  live_say (table, 0, "score row=1 figure=3+6+2");
  live_say (table, 1, "score row=1 figure=-4");
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600);
  GnFigureCell *full = cell_of (panel, "figure", 0, 0), *next = cell_of (panel, "figure", 0, 2);
  GtkWidget *later = named (panel, "Alphonse, round 6: empty");

  g_assert_cmpstr (gn_get_name (GTK_WIDGET (full)), ==, "Alphonse, round 1: 11, 11 in all");
  g_assert_cmpstr (gn_get_name (GTK_WIDGET (next)), ==, "Caroline, round 1: empty");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (next), "next"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (full), "next"));
  g_assert_nonnull (named (panel, "Alphonse: 11 in all, leads"));
  g_assert_nonnull (named (panel, "Berta: −4 in all, −15 to the best"));

  /* empty: a figure is entered; full: it is mended, as it was typed; of a later round nothing */
  type_into (next, "7+1");
  enter (next);
  g_assert_cmpstr (said, ==, "move @2 score row=1 figure=7+1");
  gtk_widget_grab_focus (GTK_WIDGET (full));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (gtk_widget_get_first_child (GTK_WIDGET (full)))), ==, "3+6+2");
  type_into (full, "12");
  enter (full);
  g_assert_cmpstr (said, ==, "move @0 change row=1 figure=12");
  g_assert_false (gn_figure_cell_key (GN_FIGURE_CELL (later), GDK_KEY_1));
  finish (window);
}

/* What is no figure is not handed on. */
static void
test_no_figure (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 2, GN_DEALER_BOX, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600);
  GnFigureCell *cell = cell_of (panel, "figure", 0, 0);
  int sum;

  type_into (cell, "3+6");
  g_assert_true (gn_figure_cell_get_sum (cell, &sum));
  g_assert_cmpint (sum, ==, 9);
  type_into (cell, "+");
  enter (cell);
  g_assert_null (said);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell), "error"));
  g_assert_true (gn_figure_cell_is_touched (cell));
  finish (window);
}

/* What was begun is entered when another cell gets the caret. */
static void
test_left (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 2, GN_DEALER_BOX, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600);

  type_into (cell_of (panel, "figure", 0, 0), "8");
  g_clear_pointer (&said, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (cell_of (panel, "figure", 0, 1)));
  g_assert_cmpstr (said, ==, "move @0 score row=1 figure=8");
  finish (window);
}

/* At an earlier moment there is nothing to type. */
static void
test_past (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 2, GN_DEALER_BOX, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600);
  GnFigureCell *cell = cell_of (panel, "figure", 0, 0);

  gn_panel_show_state (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC));
  g_assert_false (gn_figure_cell_key (cell, GDK_KEY_1));
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (cell)));
  finish (window);
}

static GtkWidget *
crown_of (GtkWidget *widget)
{
  const char *piece = GN_IS_PIECE (widget) ? gn_piece_get_name (GN_PIECE (widget)) : NULL;

  if (g_strcmp0 (piece, "pad-crown") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = crown_of (child);

      if (found)
        return found;
    }
  return NULL;
}

/* What is painted of a widget now. */
static GBytes *
painted (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot;

  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

/* The crown of whoever leads is seen with the entry that makes it so, not only at a table that is opened again. */
static void
test_crown (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 2, GN_DEALER_BOX, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600), *crown = crown_of (panel);
  g_autoptr (GBytes) before = painted (gtk_widget_get_parent (crown));

  g_assert_false (gtk_widget_get_mapped (crown));
  live_say (table, 0, "score row=1 figure=8");
  live_say (table, 1, "score row=1 figure=3");
  gn_panel_refresh (GN_PANEL (panel), NULL);

  g_autoptr (GBytes) after = painted (gtk_widget_get_parent (crown));

  g_assert_true (gtk_widget_get_mapped (crown));
  g_assert_false (g_bytes_equal (before, after));
  finish (window);
}

/* A pad of two rounds for players who win or lose together */
static GnMatchTable *
together_table (void)
{
  static const char set[] = "{\"gnomon\":\"components\",\"version\":1,\"game\":\"pad\",\"id\":\"own\",\"title\":\"Own\",\"components\":"
                            "{\"pads\":[{\"id\":\"own\",\"name\":\"Own\",\"wins\":\"together\",\"rounds\":2}]}}";
  g_autoptr (GnMatchTable) any = live_dealt ("pad", 2, GN_DEALER_APP, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (set, strlen (set));
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_match_table_get_match (any)->game;
  GnMatch *match = gn_match_new (game, 2, gn_set_new_from_bytes (game, bytes, &error), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Alphonse");
  gn_match_set_name (match, 1, "Berta");
  return gn_match_table_new (match, NULL, &why, &error);
}

/* What the line of entry proposes to whoever has typed nothing yet */
static char *
proposed (GnMatchTable *table)
{
  g_autoptr (GPtrArray) all = gn_typed_complete (gn_match_table_get_match (table),
                                                 gn_match_table_state (table, GN_EVERYTHING), GN_HOST, "", 20);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const GnCompletion *one = all->pdata[i];

      if (one->lawful && one->move.verb != PAD_VERB_CHANGE)
        g_string_append_printf (text, "%s%s", text->len ? ", " : "", one->text);
    }
  return g_string_free (text, FALSE);
}

/* After the last round of a pad that is played together, only won and lost are left; Enter does not choose for them. */
static void
test_together (void)
{
  g_autoptr (GnMatchTable) table = together_table ();
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 900, 600);

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *spec = g_strdup_printf ("score row=%d figure=%d", i / 2 + 1, i);

      live_say (table, i % 2, spec);
    }
  gn_panel_refresh (GN_PANEL (panel), NULL);

  g_autofree char *words = proposed (table);

  GtkWidget *won = find_move (panel, "won"), *lost = find_move (panel, "lost");

  g_assert_true (won && gtk_widget_is_visible (won) && gtk_widget_is_sensitive (won));
  g_assert_true (lost && gtk_widget_is_visible (lost) && gtk_widget_is_sensitive (lost));
  g_assert_null (cell_of (panel, "figure", 2, 0));
  g_clear_pointer (&said, g_free);
  g_assert_false (key (panel, GDK_KEY_1) && said);
  g_assert_cmpstr (words, ==, "won together, lost together");
  g_signal_emit_by_name (lost, "clicked");
  g_assert_cmpstr (said, ==, "move lost");
  finish (window);

  /* both are seen in a narrow window, too */
  graphene_rect_t bounds;

  panel = panel_of (table, GN_PUBLIC);
  window = show (panel, 360, 600);
  lost = find_move (panel, "lost");
  g_assert_true (gtk_widget_compute_bounds (lost, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 600);
  finish (window);
}

static const char *const twelve[PAD_SEATS] = {
  "Wilhelmine Oberhuber", "Alexandra Montgomery", "Ben", "Friederike", "Bartholomäus Schmidt", "Zoë", "Annegret", "Theo",
  "Sebastian Hohenberg", "Marie-Antoinette", "Ferdinand", "Elisabeth",
};

/* How many heads are shown below @widget, and in how many a name is read; none of it is outside of its head. */
static void
count_heads (GtkWidget *widget,
             GtkWidget *head,
             guint     *n_heads,
             guint     *n_names)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_has_css_class (widget, "pad-head"))
    {
      ++*n_heads;
      head = widget;
    }
  if (GTK_IS_LABEL (widget) && head)
    {
      ++*n_names;
      g_assert_true (gtk_widget_compute_bounds (widget, head, &at));
      g_assert_cmpfloat (at.origin.x, >=, -1);
      g_assert_cmpfloat (at.origin.y, >=, -1);
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, gtk_widget_get_width (head) + 1);
      g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (head) + 1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_heads (child, head, n_heads, n_names);
}

/* Twelve players, in any window and at any type: above each column there is a name. */
static void
test_heads (void)
{
  static const int widths[] = { 360, 720, 1280 };
  g_autoptr (GnMatchTable) any = live_dealt ("pad", 2, GN_DEALER_APP, NULL);
  const GnGame *game = gn_match_table_get_match (any)->game;
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, PAD_SEATS, gn_set_new_stand_in (game, &error), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < PAD_SEATS; i++)
    gn_match_set_name (match, i, twelve[i]);

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, &why, &error);

  g_assert_no_error (error);
  for (guint type = 1; type <= 2; type++)
    for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
      {
        guint n_heads = 0, n_names = 0;

        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * type), NULL);

        GtkWidget *window = show (panel_of (table, GN_PUBLIC), widths[i], 700);

        count_heads (window, NULL, &n_heads, &n_names);
        g_test_message ("%d at type × %u: %u heads, %u names", widths[i], type, n_heads, n_names);
        g_assert_cmpuint (n_heads, >, 0);
        g_assert_cmpuint (n_names, ==, n_heads);
        finish (window);
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static GtkWidget *
label_of (GtkWidget  *widget,
          const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = label_of (child, text);

      if (found)
        return found;
    }
  return NULL;
}

/* The word over the numbers of rounds has its room, in whatever language. */
static void
test_corner (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("pad", 3, GN_DEALER_APP, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *corner = label_of (panel, "Round");
  GnFigureCell *first = cell_of (panel, "figure", 0, 0);
  graphene_rect_t word, cell;

  gtk_label_set_label (GTK_LABEL (corner), "Spielrunden");
  GtkWidget *window = show (panel, 720, 700);

  g_assert_true (gtk_widget_compute_bounds (corner, panel, &word));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (first), panel, &cell));
  g_assert_cmpfloat (word.origin.x + word.size.width, <=, cell.origin.x);
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
  g_test_add_func ("/pad/panel/cells", test_cells);
  g_test_add_func ("/pad/panel/no-figure", test_no_figure);
  g_test_add_func ("/pad/panel/left", test_left);
  g_test_add_func ("/pad/panel/past", test_past);
  g_test_add_func ("/pad/panel/crown", test_crown);
  g_test_add_func ("/pad/panel/together", test_together);
  g_test_add_func ("/pad/panel/heads", test_heads);
  g_test_add_func ("/pad/panel/corner", test_corner);
  return g_test_run ();
}
