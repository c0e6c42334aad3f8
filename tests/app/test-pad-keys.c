/* test-pad-keys.c: a score pad filled by keys, as a person presses them: how many it takes, and what they do
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"
#include "real-keys.h"

#include "app/model/draft.h"
#include "app/setup/new-table-page.h"
#include "app/tonight/tonight-page.h"
#include "app/window/window.h"
#include "games/games.h"
#include "games/pad/pad-state.h"
#include "panels/drawing/parts.h"
#include "panels/things/figure-cell.h"

#define MOST_PRESSES  8   /* beside the figures, for a round of four players */
#define MOST_TO_BEGIN 3   /* beside the name, until another game is on the table */

typedef struct {
  GtkWidget    *window;
  GnTablePage  *page;
  GnMatchTable *table;
  guint         presses;   /* beside figures */
} Pad4;

static const PadState *
state_of (Pad4 *p)
{
  return gn_match_table_state (p->table, GN_EVERYTHING);
}

static int
pad_named (GnSet      *set,
           const char *id)
{
  for (guint i = 0; i < gn_set_size (set, PAD_FAMILY_PADS); i++)
    if (g_str_equal (gn_set_id (set, PAD_FAMILY_PADS, i), id))
      return (int) i;
  g_error ("no pad %s", id);
}

static void
sit_down (Pad4       *p,
          const char *pad,
          guint       n_seats)
{
  static const char *const names[] = { "Anna", "Berta", "Cem", "Diane" };
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find ("pad"));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_seats; i++)
    gn_draft_add_person (draft, names[i], -1);
  gn_draft_set_option (draft, PAD_OPTION_PAD, (guint) pad_named (gn_draft_get_set (draft), pad));
  p->table = gn_match_table_new (gn_draft_match (draft, &error), NULL, NULL, &error);
  g_assert_no_error (error);
  p->presses = 0;
  p->window = gn_window_new (fixture_app ());
  gtk_window_set_default_size (GTK_WINDOW (p->window), 1366, 768);
  gtk_window_present (GTK_WINDOW (p->window));
  p->page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (GN_WINDOW (p->window), p->table)));
  fixture_settle ();
  real_keys_to (GTK_WINDOW (p->window));
}

static void
get_up (Pad4 *p)
{
  gtk_window_destroy (GTK_WINDOW (p->window));
  fixture_settle ();
  g_clear_object (&p->table);
}

/* Presses that are no part of a figure are counted. */
static void
hit (Pad4            *p,
     guint            keyval,
     GdkModifierType  modifiers)
{
  p->presses++;
  g_assert_true (real_key (keyval, modifiers));
}

static void
figure (Pad4       *p,
        const char *text)
{
  for (; *text; text++)
    g_assert_true (real_key (gdk_unicode_to_keyval ((guint32) *text), 0));
}

static GnFigureCell *
cell_of (Pad4 *p)
{
  return gn_figure_cell_of (gtk_window_get_focus (GTK_WINDOW (p->window)));
}

/* The caret is in the cell of that name. */
static void
assert_at (Pad4       *p,
           const char *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (p->window));

  if (!cell_of (p))
    g_error ("the focus is on %s, not in %s", focus ? G_OBJECT_TYPE_NAME (focus) : "nothing", name);
  g_assert_cmpstr (gn_get_name (focus), ==, name);
}

static void
test_round (void)
{
  Pad4 p;
  char text[GN_FIGURE_TEXT];

  sit_down (&p, "rounds", 4);
  assert_at (&p, "Anna, round 1");
  figure (&p, "12");
  hit (&p, GDK_KEY_Return, 0);
  assert_at (&p, "Berta, round 1");
  figure (&p, "3+6+2");
  hit (&p, GDK_KEY_Return, 0);
  figure (&p, "-5");
  hit (&p, GDK_KEY_Tab, 0);
  assert_at (&p, "Diane, round 1");
  figure (&p, "120");
  hit (&p, GDK_KEY_KP_Enter, 0);

  g_assert_cmpuint (p.presses, <=, MOST_PRESSES);
  g_assert_cmpuint (p.presses, ==, 4);
  g_assert_cmpint (state_of (&p)->figure[0][0], ==, 12);
  g_assert_cmpint (state_of (&p)->figure[0][1], ==, 11);
  g_assert_cmpint (state_of (&p)->figure[0][2], ==, -5);
  g_assert_cmpint (state_of (&p)->figure[0][3], ==, 120);
  pad_cell_text (state_of (&p), 0, 1, text);
  g_assert_cmpstr (text, ==, "3+6+2");
  assert_at (&p, "Anna, round 2");
  get_up (&p);
}

static void
test_bids (void)
{
  Pad4 p;

  sit_down (&p, "tricks", 4);
  assert_at (&p, "Anna, round 1: bid");
  for (guint i = 0; i < 8; i++)
    {
      figure (&p, i % 4 ? "0" : "1");
      hit (&p, GDK_KEY_Return, 0);
    }
  g_assert_cmpuint (p.presses, <=, MOST_PRESSES);
  g_assert_cmpint (state_of (&p)->round, ==, 2);
  assert_at (&p, "Anna, round 2: bid");
  get_up (&p);
}

/* Down enters and goes down: the figures of one player after the other. */
static void
test_by_player (void)
{
  Pad4 p;

  sit_down (&p, "categories", 2);
  for (guint i = 0; i < 7; i++)
    {
      figure (&p, "4");
      hit (&p, i < 6 ? GDK_KEY_Down : GDK_KEY_Return, 0);
    }
  for (guint row = 0; row < 7; row++)
    g_assert_cmpint (state_of (&p)->figure[row][0], ==, 4);
  assert_at (&p, "Berta, Battles");
  get_up (&p);
}

static void
test_mend (void)
{
  Pad4 p;

  sit_down (&p, "rounds", 2);
  figure (&p, "12");
  hit (&p, GDK_KEY_Return, 0);
  /* walks to a cell that is full, and types over it */
  hit (&p, GDK_KEY_Left, 0);
  assert_at (&p, "Anna, round 1");
  figure (&p, "21");
  hit (&p, GDK_KEY_Return, 0);
  g_assert_cmpint (state_of (&p)->figure[0][0], ==, 21);
  g_assert_cmpuint (gn_match_table_get_n_steps (p.table), ==, 2);
  assert_at (&p, "Berta, round 1");

  /* what was begun is given up */
  hit (&p, GDK_KEY_Left, 0);
  figure (&p, "9");
  g_assert_true (gn_figure_cell_is_touched (cell_of (&p)));
  hit (&p, GDK_KEY_Escape, 0);
  g_assert_false (gn_figure_cell_is_touched (cell_of (&p)));
  hit (&p, GDK_KEY_Return, 0);
  g_assert_cmpint (state_of (&p)->figure[0][0], ==, 21);
  assert_at (&p, "Berta, round 1");

  /* undo, from a cell in which nothing is typed */
  hit (&p, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpint (state_of (&p)->figure[0][0], ==, 12);
  get_up (&p);
}

/* What is no figure is refused, and stays to be mended. */
static void
test_refused (void)
{
  Pad4 p;

  sit_down (&p, "dice", 2);
  figure (&p, "51");
  hit (&p, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (p.table), ==, 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (p.page->why)));
  hit (&p, GDK_KEY_Escape, 0);
  fixture_settle ();
  assert_at (&p, "Anna, Ones");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (cell_of (&p)), "error"));
  hit (&p, GDK_KEY_BackSpace, 0);
  hit (&p, GDK_KEY_BackSpace, 0);
  figure (&p, "5");
  hit (&p, GDK_KEY_Return, 0);
  g_assert_cmpint (state_of (&p)->figure[0][0], ==, 5);

  /* "3+" is none either */
  figure (&p, "3+");
  hit (&p, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (p.table), ==, 1);
  assert_at (&p, "Berta, Ones");
  get_up (&p);
}

/* Letters are the table's, unless a figure has been begun. */
static void
test_letters (void)
{
  Pad4 p;

  sit_down (&p, "rounds", 2);
  figure (&p, "7");
  hit (&p, GDK_KEY_n, 0);
  g_assert_true (gn_figure_cell_is_touched (cell_of (&p)));
  hit (&p, GDK_KEY_Return, 0);
  g_assert_cmpint (state_of (&p)->round, ==, 1);
  hit (&p, GDK_KEY_n, 0);
  g_assert_cmpint (state_of (&p)->round, ==, 2);
  assert_at (&p, "Anna, round 2");
  hit (&p, GDK_KEY_slash, 0);
  g_assert_true (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (p.page->bottom)));
  get_up (&p);
}

/* W asks who: nobody wins by one key. */
static void
test_win (void)
{
  Pad4 p;

  sit_down (&p, "duel", 2);
  hit (&p, GDK_KEY_w, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (p.table), ==, 0);
  hit (&p, GDK_KEY_Right, 0);
  hit (&p, GDK_KEY_Return, 0);
  for (guint i = 0; i < 5; i++)
    fixture_settle ();
  g_assert_true (gn_match_table_is_over (p.table));
  g_assert_cmpint (state_of (&p)->winner, ==, 2);
  get_up (&p);
}

/* Who has made Gnomon is told in a window of its own, or within this one: there no key is for the table. */
static void
test_credits (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  GtkWindow *asked;
  GtkWidget *before;
  Pad4 p;

  sit_down (&p, "duel", 2);
  g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), "about", NULL);
  fixture_settle ();
  asked = GTK_WINDOW (p.window);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == asked && gtk_widget_get_mapped (GTK_WIDGET (window)))
        asked = window;
    }
  if (asked != GTK_WINDOW (p.window))
    real_keys_to (asked);
  before = gtk_window_get_focus (asked);
  g_object_add_weak_pointer (G_OBJECT (before), (gpointer *) &before);
  g_assert_true (before && !gtk_widget_is_ancestor (before, GTK_WIDGET (p.page)));
  real_key_settled (GDK_KEY_w, 0);
  g_assert_true (gtk_window_get_focus (asked) == before);
  real_key_settled (GDK_KEY_Escape, 0);
  for (guint i = 0; i < 5; i++)
    fixture_settle ();
  g_assert_null (before);   /* Esc closes it */
  real_keys_to (GTK_WINDOW (p.window));
  g_assert_cmpuint (gn_match_table_get_n_steps (p.table), ==, 0);

  /* afterwards they are again */
  hit (&p, GDK_KEY_w, 0);
  hit (&p, GDK_KEY_Right, 0);
  hit (&p, GDK_KEY_Return, 0);
  for (guint i = 0; i < 5; i++)
    fixture_settle ();
  g_assert_cmpint (state_of (&p)->winner, ==, 2);
  get_up (&p);
}

#define ADD(path, test) \
  G_STMT_START { if (real_keys_can ()) g_test_add_func (path, test); } G_STMT_END

/* Waits for what follows a key a moment later: GTK shows a button pressed before it takes effect. */
static void
await_field (Pad4 *p)
{
  while (!GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (p->window))))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static void
assert_begun (Pad4 *p)
{
  GnTableTab *tab;

  while (!(tab = gn_window_get_tab (GN_WINDOW (p->window))))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gn_window_get_page (GN_WINDOW (p->window)), ==, "tables");
  g_assert_cmpstr (gn_match_table_get_match (gn_table_tab_get_table (tab))->title, ==, "flip and flop");
  gtk_widget_activate_action (p->window, "win.close-tab", NULL);
  fixture_settle ();
}

/* New table, Another game…, the name, and it is on the table: three keys beside the name, or three clicks. With the
 * defaults a person who types slowly, three keys a second, needs five seconds for it. */
static void
test_another (void)
{
  static const char *const clicks[] = { "new_table", "another", "start" };
  Pad4 p = { .window = gn_window_new (fixture_app ()) };
  GtkWidget *page, *label;
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (p.window), 1280, 720);
  gtk_window_present (GTK_WINDOW (p.window));
  fixture_settle ();
  real_keys_to (GTK_WINDOW (p.window));

  hit (&p, GDK_KEY_n, GDK_CONTROL_MASK);
  while (!(page = fixture_find (p.window, GN_TYPE_NEW_TABLE_PAGE, NULL)) || !gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  label = fixture_find (page, GTK_TYPE_LABEL, "Another game…");
  hit (&p, gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), GDK_ALT_MASK);
  /* no letter is lost: the name can be typed at once */
  figure (&p, "flip and flop");
  hit (&p, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_cmpuint (p.presses, ==, MOST_TO_BEGIN);
  assert_begun (&p);

  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++, n++)
    {
      GType type = i ? GN_TYPE_NEW_TABLE_PAGE : GN_TYPE_TONIGHT_PAGE;
      GtkWidget *button = fixture_child (fixture_find (p.window, type, NULL), clicks[i]);

      g_assert_true (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button));
      g_signal_emit_by_name (button, "clicked");
      fixture_settle ();
      if (i == 1)
        {
          await_field (&p);
          figure (&p, "flip and flop");
        }
    }
  g_assert_cmpuint (n, ==, MOST_TO_BEGIN);
  assert_begun (&p);
  get_up (&p);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("GTK_IM_MODULE", "gtk-im-context-simple", TRUE);
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("/pad/keys/round", test_round);
  ADD ("/pad/keys/bids", test_bids);
  ADD ("/pad/keys/by-player", test_by_player);
  ADD ("/pad/keys/mend", test_mend);
  ADD ("/pad/keys/refused", test_refused);
  ADD ("/pad/keys/letters", test_letters);
  ADD ("/pad/keys/win", test_win);
  ADD ("/pad/keys/another", test_another);
  ADD ("/pad/keys/credits", test_credits);
  return g_test_run ();
}
