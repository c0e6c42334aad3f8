/* test-gw-editor.c: the board editor: by the mouse alone, by the keyboard alone, what is said, what comes of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "games/games.h"
#include "panels/panels.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "gn-ui.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "panels/gnomes-wizards/gw-editor.h"
#include "games/gnomes-wizards/gw-state.h"

#define U(c, r) gw_place (c, r, 0)
#define D(c, r) gw_place (c, r, 1)

typedef struct {
  GnMatch   *match;
  GtkWidget *editor;
  GtkWidget *window;
  JsonNode  *told;
  guint      cancelled;
} Look;

static void
on_told (Look     *look,
         JsonNode *component)
{
  g_clear_pointer (&look->told, json_node_unref);
  look->told = json_node_copy (component);
}

static void
on_cancelled (Look *look)
{
  look->cancelled++;
}

/* @id: the board to begin from, or NULL: an empty one. */
static void
look_at (Look       *look,
         guint       seats,
         const char *id,
         gboolean    copy)
{
  g_autoptr (GError) error = NULL;

  *look = (Look) { 0 };
  look->match = gn_match_new (&gnomes_wizards_game, seats, NULL, &error);
  g_assert_no_error (error);
  look->editor = g_object_new (GW_TYPE_EDITOR, NULL);
  g_signal_connect_swapped (look->editor, "told", G_CALLBACK (on_told), look);
  g_signal_connect_swapped (look->editor, "cancelled", G_CALLBACK (on_cancelled), look);
  gn_set_editor_ask (GN_SET_EDITOR (look->editor), look->match, GW_FAMILY_LAYOUTS,
                     id ? gn_set_find (look->match->set, GW_FAMILY_LAYOUTS, id) : -1, copy);
  look->window = show (look->editor, 1180, 700);
}

static void
look_away (Look *look)
{
  finish (look->window);
  g_clear_pointer (&look->told, json_node_unref);
  gn_match_free (look->match);
}

static guint8
spot (Look *look,
      int   place)
{
  return gw_editor_get_layout (GW_EDITOR (look->editor))->at[place];
}

static guint
n_tiles (Look *look)
{
  return gw_layout_count (gw_editor_get_layout (GW_EDITOR (look->editor)), 0, 0);
}

static void
click (Look *look,
       int   place)
{
  g_assert_nonnull (gw_editor_get_cell (GW_EDITOR (look->editor), place));
  g_signal_emit_by_name (gw_editor_get_cell (GW_EDITOR (look->editor), place), "clicked");
}

static GtkWidget *
find_entry (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);
  return found;
}

/* As the keyboard would: through the editor's own controller. */
static void
press (Look            *look,
       guint            keyval,
       GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (look->editor);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &handled);
    }
}

static void
act (Look       *look,
     const char *action,
     const char *parameter)
{
  g_autofree char *name = g_strconcat ("editor.", action, NULL);

  g_assert_true (gtk_widget_activate_action (look->editor, name, parameter ? "s" : NULL, parameter));
}

/* Half a board by clicks; its other half comes by itself, and what is lacking is said till nothing is. */
static void
test_mouse (void)
{
  static const int half[] = { U (5, 4), D (5, 4), D (4, 4), U (6, 4), D (3, 4), U (4, 4), D (6, 4), D (4, 3), U (5, 3),
                              D (5, 3), U (6, 3), D (6, 3) };
  Look look;

  look_at (&look, 2, NULL, FALSE);
  g_assert_true (reads (look.editor, "No tiles yet"));
  g_assert_true (GTK_IS_WIDGET (look.editor));
  for (guint i = 0; i < G_N_ELEMENTS (half); i++)
    click (&look, half[i]);
  g_assert_cmpuint (n_tiles (&look), ==, 24);
  g_assert_cmpuint (gw_layout_count (gw_editor_get_layout (GW_EDITOR (look.editor)), GW_SPOT_B, 0), ==, 12);
  g_assert_true (reads (look.editor, "Not playable yet"));
  g_assert_true (reads (look.editor, "The board has 0 mines, but needs 4 (tribes: 2)."));

  act (&look, "tool", "mine");
  click (&look, U (5, 4));
  click (&look, D (4, 4));
  act (&look, "change", "starts");
  g_assert_true (reads (look.editor, "4 mines, two for each tribe"));
  g_assert_false (reads (look.editor, "Not playable yet"));

  /* What was put is taken by the same click. */
  act (&look, "tool", "a");
  click (&look, half[11]);
  g_assert_cmpuint (n_tiles (&look), ==, 22);
  g_assert_true (reads (look.editor, "The board has 22 tiles, not counting those always flipped, but needs 24 "
                                     "(tribes: 2)."));
  act (&look, "undo", NULL);
  g_assert_cmpuint (n_tiles (&look), ==, 24);

  /* A drag is a move of both partners. */
  const guint8 moved = spot (&look, D (6, 3));
  gtk_widget_activate_action (look.editor, "editor.move", "(ss)", "d6.3", "d2.3");
  g_assert_cmpint (spot (&look, D (6, 3)), ==, 0);
  g_assert_cmpint (spot (&look, D (2, 3)), ==, moved);

  act (&look, "save", NULL);
  g_assert_nonnull (look.told);
  g_autoptr (GError) error = NULL;
  g_assert_true (gn_set_check_component (look.match->set, GW_FAMILY_LAYOUTS, look.told, &error));
  g_assert_no_error (error);
  act (&look, "cancel", NULL);
  g_assert_cmpuint (look.cancelled, ==, 1);
  look_away (&look);
}

/* Arrows walk, Enter puts, 3 is the mine, M carries, Delete takes, Ctrl+Z takes back; in the name letters are
 * letters. */
static void
test_keyboard (void)
{
  Look look;

  look_at (&look, 2, NULL, FALSE);
  act (&look, "pair", "none");
  gtk_widget_grab_focus (gw_editor_get_cell (GW_EDITOR (look.editor), U (4, 4)));
  g_assert_cmpstr (focused (look.window), ==, "cell-u4.4");
  click (&look, U (4, 4));
  g_assert_cmpint (spot (&look, U (4, 4)), ==, GW_SPOT_TILE);
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (look.window), ==, "cell-d4.4");
  gtk_widget_child_focus (look.window, GTK_DIR_LEFT);

  press (&look, GDK_KEY_3, 0);
  click (&look, U (4, 4));
  g_assert_cmpint (spot (&look, U (4, 4)), ==, GW_SPOT_TILE | GW_SPOT_MINE);

  press (&look, GDK_KEY_m, 0);
  g_assert_true (reads (look.editor, "Arrow keys move the tile; Enter places it, Esc leaves it where it was."));
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (look.window), ==, "cell-u5.4");
  press (&look, GDK_KEY_m, 0);
  g_assert_cmpint (spot (&look, U (4, 4)), ==, 0);
  g_assert_cmpint (spot (&look, U (5, 4)), ==, GW_SPOT_TILE | GW_SPOT_MINE);

  /* Esc puts it back. */
  press (&look, GDK_KEY_m, 0);
  gtk_widget_child_focus (look.window, GTK_DIR_LEFT);
  press (&look, GDK_KEY_Escape, 0);
  g_assert_cmpint (spot (&look, U (5, 4)), ==, GW_SPOT_TILE | GW_SPOT_MINE);
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  press (&look, GDK_KEY_Delete, 0);
  g_assert_cmpuint (n_tiles (&look), ==, 0);
  press (&look, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (n_tiles (&look), ==, 1);
  press (&look, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (n_tiles (&look), ==, 0);
  press (&look, GDK_KEY_s, GDK_CONTROL_MASK);
  g_assert_null (look.told);
  g_assert_true (reads (look.editor, "There is nothing to save: place a tile first."));
  look_away (&look);
}

/* A shipped board is copied, one's own is changed under its id; three tribes have no sides. */
static void
test_begin (void)
{
  Look look;

  look_at (&look, 2, "hex24", TRUE);
  g_assert_true (reads (look.editor, "A fair board"));
  g_assert_false (gn_set_editor_is_changed (GN_SET_EDITOR (look.editor)));
  press (&look, GDK_KEY_r, 0);
  g_assert_true (gn_set_editor_is_changed (GN_SET_EDITOR (look.editor)));
  g_assert_true (reads (look.editor, "A fair board"));
  act (&look, "save", NULL);
  g_assert_false (json_object_has_member (json_node_get_object (look.told), "id"));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (look.told), "name"), ==,
                   "Hexagon of 24, changed");
  /* a name that another board has gets a number */
  gtk_editable_set_text (GTK_EDITABLE (find_entry (look.editor)), " hexagon of 24");
  act (&look, "save", NULL);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (look.told), "name"), ==, "hexagon of 24 2");
  look_away (&look);

  look_at (&look, 3, "windmill37", FALSE);
  g_assert_true (reads (look.editor, "The board looks the same after a third of a turn"));
  g_assert_true (reads (look.editor, "Tile"));
  g_assert_false (reads (look.editor, "Side B"));
  act (&look, "save", NULL);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (look.told), "id"), ==, "windmill37");
  act (&look, "tribes", "2");
  g_assert_true (reads (look.editor, "Side B"));
  look_away (&look);
}

/* The house finds it by game and family, and nothing else has one. */
static void
test_found (void)
{
  g_assert_true (gn_panel_editor_for ("gnomes-wizards", "layouts") == GW_TYPE_EDITOR);
  g_assert_true (gn_panel_editor_for ("gnomes-wizards", "units") == G_TYPE_INVALID);
  g_assert_true (gn_panel_editor_for ("zavandor", "items") == G_TYPE_INVALID);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());
  gn_games_init ();
  gn_panels_init ();

  g_test_add_func ("/gw-editor/mouse", test_mouse);
  g_test_add_func ("/gw-editor/keyboard", test_keyboard);
  g_test_add_func ("/gw-editor/begin", test_begin);
  g_test_add_func ("/gw-editor/found", test_found);
  return g_test_run ();
}
