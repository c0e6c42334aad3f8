/* test-table-popovers.c: what is open over the table closes with the state it belongs to, and stands where it belongs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/correct/correct-dialog.h"
#include "app/entry/move-section.h"
#include "panels/layout/popover.h"

static gboolean
is_open (gpointer popover)
{
  return gtk_widget_get_visible (GTK_WIDGET (popover));
}

/* A form half filled in is not left over the curtain. */
static void
test_curtain (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  press (&s, GDK_KEY_b, 0);
  g_assert_true (is_open (s.page->form_popover));
  gtk_widget_activate_action (GTK_WIDGET (s.page), "table.look", "i", 0);
  fixture_settle ();
  g_assert_true (gn_curtain_is_up (s.page->curtain));
  g_assert_false (is_open (s.page->form_popover));
  g_assert_false (gn_table_model_is_entering (s.page->model));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (s.page))),
                                         GTK_WIDGET (s.page->curtain)));
  sitting_clear (&s);
}

static GtkWidget *
correct_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GN_IS_CORRECT_DIALOG (window))
        return window;
    }
  return NULL;
}

/* Nor is one left over "Correct the table"; what is owed is asked for again after it. */
static void
test_correct (void)
{
  Sitting s;

  sitting_new (&s, fixture_table_dealt ("zavandor", 3, GN_DEALER_BOX));
  fixture_settle ();
  g_assert_true (gn_table_page_asks_owed (s.page));
  g_assert_true (is_open (s.page->entry_popover));
  act (&s, "correct", NULL);
  fixture_settle ();
  g_assert_nonnull (correct_dialog ());
  g_assert_false (is_open (s.page->entry_popover));
  gtk_window_destroy (GTK_WINDOW (correct_dialog ()));
  fixture_settle ();
  g_assert_true (is_open (s.page->entry_popover));
  sitting_clear (&s);
}

/* Whether somebody can pay for one thing in several ways. @move: one of them */
static gboolean
find_payment (GnMatchTable *table,
              GnMove       *move)
{
  const GnGame *game = gn_match_table_get_match (table)->game;
  g_auto (GnMoveList) legal = { 0 };

  gn_match_table_legal (table, GN_EVERYTHING, &legal);
  for (guint i = 1; i < legal.n; i++)
    if (g_str_equal (game->verbs[legal.move[i].verb].id, "tile") && legal.move[i - 1].verb == legal.move[i].verb
        && legal.move[i].arg[0] == legal.move[i - 1].arg[0])
      {
        *move = legal.move[i];
        return TRUE;
      }
  return FALSE;
}

/* The form that asks how to pay names what is paid for; Esc gives up, Enter pays. */
static void
test_pay (void)
{
  Sitting s;
  GnMove move;
  guint before;

  GnMatchTable *table = fixture_table ("zavandor", 3);
  /* everybody has a wild gem, which may stand for any of their own */
  g_autoptr (JsonNode) position = json_from_string (
    "{\"wild\":[1,1,1],\"gems\":[{\"ruby\":4,\"sapphire\":4,\"emerald\":4},{\"ruby\":4,\"sapphire\":4,\"emerald\":4},"
    "{\"ruby\":4,\"sapphire\":4,\"emerald\":4}]}", NULL);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  gn_match_table_amend (table, position, "a test", &why, &error);
  g_assert_no_error (error);
  g_assert_true (find_payment (table, &move));
  sitting_new (&s, table);
  before = gn_match_table_get_n_steps (s.table);

  for (guint esc = 0; esc < 2; esc++)
    {
      GnMove partial = move;
      g_autofree char *name = NULL;
      GtkWidget *choice;

      for (guint i = 1; i < GN_MAX_ARGS; i++)
        partial.arg[i] = GN_OPEN;
      gn_table_model_choose (s.page->model, &partial);
      fixture_settle ();
      g_assert_true (is_open (s.page->form_popover));
      g_assert_true (gn_move_form_is_own (s.page->form));
      g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_LABEL, "Pay for"));
      g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_LABEL, "Cancel"));
      check_popovers (s.page);
      choice = fixture_find (GTK_WIDGET (s.page->form), GTK_TYPE_CHECK_BUTTON, NULL);
      gtk_widget_grab_focus (choice);
      press (&s, esc ? GDK_KEY_Return : GDK_KEY_Escape, 0);
      fixture_settle ();
      g_assert_false (is_open (s.page->form_popover));
      g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before + esc);
    }
  sitting_clear (&s);
}

static gboolean
has_focus (GtkWidget *within)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (within));

  return focus && (focus == within || gtk_widget_is_ancestor (focus, within));
}

/* A key that comes before anything else is done does not reach a form that has closed. */
static void
test_closing (void)
{
  Sitting s;

  sitting_new (&s, fixture_table_dealt ("zavandor", 3, GN_DEALER_BOX));
  fixture_settle ();
  g_assert_true (has_focus (GTK_WIDGET (s.page->entry_popover)));
  gtk_popover_popdown (s.page->entry_popover);
  g_assert_false (has_focus (GTK_WIDGET (s.page->entry_popover)));
  fixture_settle ();
  g_assert_true (has_focus (GTK_WIDGET (s.page)));
  sitting_clear (&s);
}

/* What closes on the table gives the focus back to the thing at which it stood. */
static void
test_thing (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *thing = gtk_button_new_with_label ("thing"), *other = gtk_button_new_with_label ("other");
  GtkWidget *popover = gtk_popover_new ();

  gtk_box_append (GTK_BOX (box), other);
  gtk_box_append (GTK_BOX (box), thing);
  gtk_widget_set_parent (popover, box);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  gn_popover_show_at (GTK_POPOVER (popover), gtk_button_new_with_label ("choice"), thing);
  gtk_widget_grab_focus (gtk_popover_get_child (GTK_POPOVER (popover)));
  g_assert_true (has_focus (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_true (has_focus (thing));

  /* the thing has gone meanwhile */
  gn_popover_show_at (GTK_POPOVER (popover), gtk_button_new_with_label ("choice"), thing);
  gtk_widget_grab_focus (gtk_popover_get_child (GTK_POPOVER (popover)));
  gtk_box_remove (GTK_BOX (box), thing);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_false (has_focus (popover));

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* What grows while it is open stays in the window, and where it stands as long as it fits there. */
static void
test_growing (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *thing = gtk_button_new_with_label ("thing");
  GtkWidget *popover = gtk_popover_new (), *child = gtk_button_new_with_label ("choice");

  gtk_widget_set_margin_top (thing, 300);
  gtk_widget_set_halign (thing, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), thing);
  gtk_widget_set_parent (popover, box);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  gn_popover_show_at (GTK_POPOVER (popover), child, thing);
  fixture_settle ();
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (popover)), ==, GTK_POS_TOP);
  gtk_widget_set_size_request (child, -1, 200);
  fixture_settle ();
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (popover)), ==, GTK_POS_TOP);
  gtk_widget_set_size_request (child, -1, 300);
  fixture_settle ();
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (popover)), ==, GTK_POS_RIGHT);
  gtk_widget_set_size_request (child, -1, 100);
  fixture_settle ();
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (popover)), ==, GTK_POS_RIGHT);

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Where the contents of @popover are seen in the window of its parent. */
static graphene_rect_t
seen (GtkPopover *popover)
{
  GtkNative *native = GTK_NATIVE (popover), *over = gtk_widget_get_native (gtk_widget_get_parent (GTK_WIDGET (popover)));
  GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (native));
  graphene_rect_t bounds;
  double x, y, over_x, over_y;

  gtk_native_get_surface_transform (native, &x, &y);
  gtk_native_get_surface_transform (over, &over_x, &over_y);
  g_assert_true (gtk_widget_compute_bounds (gtk_popover_get_child (popover), GTK_WIDGET (popover), &bounds));
  graphene_rect_offset (&bounds, (float) (x - over_x) + gdk_popup_get_position_x (popup),
                        (float) (y - over_y) + gdk_popup_get_position_y (popup));
  return bounds;
}

/* From the top of its contents to their end. */
static void
extent (GtkPopover *popover,
        double     *top,
        double     *end)
{
  const graphene_rect_t bounds = seen (popover);

  *top = bounds.origin.y;
  *end = bounds.origin.y + bounds.size.height;
}

/* Where neither side of its thing has the room, it lies over the thing, not outside the window, and is placed once. */
static void
test_low (void)
{
  static const int tops[] = { 150, 250 };

  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    {
      GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *thing = gtk_button_new_with_label ("thing"), *popover = gtk_popover_new ();
      GtkWidget *child = gtk_button_new_with_label ("choice");
      double top, end;

      gtk_widget_set_margin_top (thing, tops[i]);
      gtk_box_append (GTK_BOX (box), thing);
      gtk_widget_set_parent (popover, box);
      gtk_window_set_child (GTK_WINDOW (window), box);
      gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
      gtk_window_present (GTK_WINDOW (window));
      gtk_widget_set_size_request (child, 500, 400);
      fixture_settle ();
      gn_popover_show_at (GTK_POPOVER (popover), child, thing);
      fixture_settle ();
      extent (GTK_POPOVER (popover), &top, &end);
      g_assert_cmpfloat (top, >=, 0);
      g_assert_cmpfloat (end, <=, gtk_widget_get_height (window));

      gtk_widget_unparent (popover);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* A card is described, as far as @text tells it. */
static void
describe (Sitting    *s,
          const char *text)
{
  GtkWidget *button = fixture_child (s->page->entry_form, "new_button");
  GnTeachForm *teach = gn_entry_form_get_teach (s->page->entry_form);

  if (!gtk_widget_get_mapped (GTK_WIDGET (teach)))
    click (button);
  fixture_settle ();
  gn_teach_form_type (teach, text);
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
}

/* A window of that size, in which a card of a box that was told in part is to be told. */
static void
teach_half (Sitting *sitting,
            int      width,
            int      height)
{
  static const char *const cards[] = { "gnomunculus", "alchemister", "convertor", "hoovermatic" };
  const GnGame *game = gn_game_find ("zavandor");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };
  guint described = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  sitting_new (sitting, gn_match_table_new (match, NULL, &why, &error));
  g_assert_no_error (error);
  gtk_window_set_default_size (GTK_WINDOW (sitting->window), width, height);
  fixture_settle ();
  while (gn_table_page_owes_entry (sitting->page))
    {
      gn_entry_form_refresh (sitting->page->entry_form);
      if (fixture_rows (sitting->page->entry_form, "list") && !described)
        g_assert_true (gn_entry_form_choose (sitting->page->entry_form, 0));
      else if (described < 6)
        describe (sitting, cards[described++ % G_N_ELEMENTS (cards)]);
      else
        g_assert_true (gn_entry_form_choose (sitting->page->entry_form, 0));
      fixture_settle ();
    }
  g_assert_cmpuint (described, ==, 6);
  gn_table_page_clear (sitting->page);

  click (GTK_WIDGET (gn_bottom_bar_get_button (sitting->page->bottom, (guint) gn_game_find_verb (game, "item"))));
  fixture_settle ();
  g_assert_true (is_open (sitting->page->form_popover));
  g_assert_cmpfloat (seen (sitting->page->form_popover).size.width, <=, gtk_widget_get_width (sitting->window));
  click (fixture_find (GTK_WIDGET (sitting->page->form), GTK_TYPE_BUTTON, "Gnomunculus"));
  fixture_settle ();
  g_assert_true (is_open (sitting->page->entry_popover));
}

/* What is printed on a card that was told in part is asked for in a form that is whole in a window 720 high: its fields
 * scroll, and the prompt stays in view. */
static void
test_teach_low (void)
{
  graphene_rect_t bar;
  double top, end;
  Sitting s;

  teach_half (&s, 1280, 720 - 52);   /* without the window's bar */
  g_assert_true (gtk_widget_compute_bounds (gn_bottom_bar_get_prompt (s.page->bottom), s.window, &bar));
  extent (s.page->entry_popover, &top, &end);
  g_test_message ("%.0f to %.0f of %.0f", top, end, bar.origin.y);
  g_assert_cmpfloat (top, >=, 0);
  g_assert_cmpfloat (end, <=, bar.origin.y);
  sitting_clear (&s);
}

/* And it is no wider than a window of 360, whose edge no part of it lies beyond; the fields have its height. */
static void
test_teach_narrow (void)
{
  graphene_rect_t bounds;
  Sitting s;

  teach_half (&s, 360, 640);
  bounds = seen (s.page->entry_popover);
  /* (less the window's own edge) */
  g_assert_cmpint (gtk_widget_get_width (s.window), <=, 360);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (s.window));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (s.window));
  g_assert_cmpint (gtk_widget_get_height (fixture_child (gn_entry_form_get_teach (s.page->entry_form), "scroller")), >=,
                   150);
  sitting_clear (&s);
}

/* A long name in the title of a form takes another line there. */
static void
test_title_narrow (void)
{
  graphene_rect_t bounds;
  GtkLabel *title;
  Sitting s;

  teach_half (&s, 360, 640);
  title = fixture_child (s.page->form, "title");
  gtk_label_set_label (title, "Maximilian Steinberg-Oberhuber: buy or exchange an artifact or piece of jewelry");
  fixture_settle ();
  bounds = seen (s.page->form_popover);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (title)));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (s.window));
  sitting_clear (&s);
}

/* Which of two drawn cards to keep is chosen behind the curtain, where all of it has the width and the height of a
 * phone: nothing has to be scrolled. */
static void
test_keep_narrow (void)
{
  GnMatchTable *table = fixture_table ("zavandor", 4);
  GtkWidget *accept;
  graphene_rect_t bounds;
  Sitting s;

  sitting_new (&s, table);
  gtk_window_set_default_size (GTK_WINDOW (s.window), 360, 640);
  for (guint n = 0; n < 400 && !gn_table_model_secret_decision (s.page->model); n++)
    g_assert_cmpuint (fixture_play (table, 1, 1 + n), ==, 1);
  fixture_settle ();
  g_assert_true (gn_curtain_is_up (s.page->curtain));
  gn_curtain_hold (s.page->curtain, TRUE);
  fixture_settle ();
  accept = fixture_find_class (GTK_WIDGET (s.page->curtain), "form-accept");
  for (GtkWidget *form = accept; form; form = gtk_widget_get_parent (form))
    if (g_str_equal (G_OBJECT_TYPE_NAME (form), "ZavKeepForm"))
      {
        g_assert_true (gtk_widget_compute_bounds (form, s.window, &bounds));
        g_assert_cmpfloat (bounds.origin.x, >=, 0);
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
        GtkWidget *scroller = gtk_widget_get_ancestor (form, GTK_TYPE_SCROLLED_WINDOW);
        g_assert_true (gtk_widget_compute_bounds (accept, scroller, &bounds));
        g_assert_cmpfloat (bounds.origin.y, >=, 0);
        g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
        g_assert_true (gtk_widget_compute_bounds (scroller, s.window, &bounds));
        g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640);
        sitting_clear (&s);
        return;
      }
  g_assert_not_reached ();
}

/* The arrows choose among the moves proposed for what is in the line, not for what was there before. */
static void
test_line (void)
{
  Sitting s;
  guint before;

  sitting_new (&s, fixture_table ("zavandor", 3));
  before = gn_match_table_get_n_steps (s.table);
  gn_typed_entry_begin (gn_bottom_bar_get_entry (s.page->bottom), "b");
  gn_typed_entry_write (gn_bottom_bar_get_entry (s.page->bottom), "");
  press (&s, GDK_KEY_Up, 0);
  press (&s, GDK_KEY_Down, 0);
  g_assert_cmpstr (fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"), ==, "");
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, before);
  sitting_clear (&s);
}

/* A typed line has the room of what is beside it before its beginning is scrolled away; the field itself stays. */
static void
test_line_whole (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  fixture_settle ();

  GnTypedEntry *entry = gn_bottom_bar_get_entry (s.page->bottom);
  GtkWidget *text = fixture_child (entry, "text"), *key = fixture_child (entry, "key_label");
  const int width = gtk_widget_get_width (GTK_WIDGET (entry)), room = gtk_widget_get_width (text);
  GString *line = g_string_new ("b");
  int needed = 0;

  gn_typed_entry_begin (entry, "b");
  g_assert_true (gtk_widget_get_visible (key));
  while (needed <= room)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (text, g_string_append_c (line, 'u')->str);

      pango_layout_get_pixel_size (layout, &needed, NULL);
    }
  gn_typed_entry_write (entry, line->str);
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (key));
  g_assert_cmpint (gtk_widget_get_width (text), >, needed);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (entry)), ==, width);
  gn_typed_entry_write (entry, "");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (key));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (entry)), ==, width);
  g_string_free (line, TRUE);
  sitting_clear (&s);
}

/* The whole message below the table is read, not selected, although it has the focus. */
static void
test_message (void)
{
  Sitting s;
  GtkWidget *button, *popover;

  sitting_new (&s, fixture_table ("zavandor", 3));
  act (&s, "move", "gold");
  fixture_settle ();
  button = fixture_child (gn_bottom_bar_get_messages (s.page->bottom), "text_button");
  click (button);
  fixture_settle ();
  popover = fixture_find_type (button, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  GtkLabel *label = fixture_find_type (popover, GTK_TYPE_LABEL);
  g_assert_true (gtk_label_get_selectable (label));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (label)));
  g_assert_false (gtk_label_get_selection_bounds (label, NULL, NULL));
  sitting_clear (&s);
}

/* Tiles whose names alternate between two kinds stand side by side in a form, not each in a row. */
static void
test_tiles (void)
{
  Sitting s;
  int most = 0;

  sitting_new (&s, fixture_table ("gnomes-wizards", 3));
  act (&s, "move", "accept-board");
  fixture_settle ();
  act (&s, "move", "place-leader");
  fixture_settle ();
  g_assert_true (is_open (s.page->form_popover));
  GtkGrid *grid = fixture_child (fixture_find_type (GTK_WIDGET (s.page->form_popover), GN_TYPE_MOVE_SECTION), "grid");
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (grid)); tile;
       tile = gtk_widget_get_next_sibling (tile))
    {
      int column;

      gtk_grid_query_child (grid, tile, &column, NULL, NULL, NULL);
      most = MAX (most, column);
    }
  g_assert_cmpint (most, >=, 3);
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/popovers/curtain", test_curtain);
  g_test_add_func ("/popovers/correct", test_correct);
  g_test_add_func ("/popovers/pay", test_pay);
  g_test_add_func ("/popovers/closing", test_closing);
  g_test_add_func ("/popovers/thing", test_thing);
  g_test_add_func ("/popovers/growing", test_growing);
  g_test_add_func ("/popovers/low", test_low);
  g_test_add_func ("/popovers/teach-low", test_teach_low);
  g_test_add_func ("/popovers/teach-narrow", test_teach_narrow);
  g_test_add_func ("/popovers/title-narrow", test_title_narrow);
  g_test_add_func ("/popovers/keep-narrow", test_keep_narrow);
  g_test_add_func ("/popovers/line", test_line);
  g_test_add_func ("/popovers/line-whole", test_line_whole);
  g_test_add_func ("/popovers/message", test_message);
  g_test_add_func ("/popovers/tiles", test_tiles);
  return g_test_run ();
}
