/* test-grow.c: in a large window everything is drawn larger: players, panes, bars, popovers, dialogs, type
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/settings/preferences.h"
#include "app/table/player-card.h"
#include "app/teach/set-window.h"
#include "games/games.h"
#include "panels/layout/grow.h"

#define ENTRIES 24

static const struct {
  int    width, height;
  double scale;
} sizes[] = { { 1280, 720, 1 }, { 1920, 1080, 1.25 }, { 2560, 1440, 1.75 }, { 1280, 720, 1 } };

/* ---- Steps ------------------------------------------------------------------------------------------------ */

static void
test_steps (void)
{
  double before = 1;

  g_assert_cmpfloat (gn_grow_step (360, 640), ==, 1);
  g_assert_cmpfloat (gn_grow_step (1366, 768), ==, 1);
  g_assert_cmpfloat (gn_grow_step (1440, 810), ==, 1);
  g_assert_cmpfloat (gn_grow_step (1920, 1080), ==, 1.25);
  g_assert_cmpfloat (gn_grow_step (1920, 1030), ==, 1.25);   /* beside a panel of the desktop */
  g_assert_cmpfloat (gn_grow_step (2560, 1440), ==, 1.75);
  g_assert_cmpfloat (gn_grow_step (3840, 2160), ==, 2);
  g_assert_cmpfloat (gn_grow_step (9000, 9000), ==, 2);
  /* a window that is large in one direction only */
  g_assert_cmpfloat (gn_grow_step (900, 2160), ==, 1);
  g_assert_cmpfloat (gn_grow_step (3840, 800), ==, 1);

  /* while a window is dragged larger there are eight steps up, and none down */
  guint steps = 0;

  for (int width = 360; width < 4000; width++)
    {
      const double scale = gn_grow_step (width, width * 9 / 16);

      g_assert_cmpfloat (scale, >=, before);
      steps += scale > before;
      before = scale;
    }
  g_assert_cmpuint (steps, ==, 8);
}

/* ---- Tables ----------------------------------------------------------------------------------------------- */

/* On the screen, in pixels of the window. */
static graphene_rect_t
bounds_of (gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_native (widget)), &bounds));
  return bounds;
}

static double
height_of (gpointer widget)
{
  return bounds_of (widget).size.height;
}

/* The first line of text that is shown there. */
static GtkWidget *
label_in (gpointer root)
{
  GtkWidget *label = NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_LABEL (root) && *gtk_label_get_text (root) && !gtk_label_get_wrap (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !label;
       child = gtk_widget_get_next_sibling (child))
    label = label_in (child);
  return label;
}

static guint
count_cut (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return 0;
  if (GTK_IS_LABEL (widget) && gtk_label_get_lines (GTK_LABEL (widget)) <= 1)
    n += pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_cut (child);
  return n;
}

static void
is_inside (gpointer widget,
           int      width,
           int      height)
{
  const graphene_rect_t bounds = bounds_of (widget);

  g_assert_cmpfloat (bounds.origin.x, >, -1);
  g_assert_cmpfloat (bounds.origin.y, >, -1);
  /* up to a whole pixel of what is drawn twice as large */
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, width + 2);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, height + 2);
}

typedef struct {
  double label[5];    /* heights of type on the screen: the prompt, the line, a player, a pane, a popover */
  double bar, card;
  double pane, players;   /* widths */
  double board;       /* its share of the window */
  guint  cut;
} Figures;

static Figures
measure (Sitting *s)
{
  const int width = gtk_widget_get_width (s->window), height = gtk_widget_get_height (s->window);
  GnTablePage *page = s->page;
  GtkWidget *card = fixture_find_type (GTK_WIDGET (page->player_box), GN_TYPE_PLAYER_CARD);
  GtkPopover *const others[] = { GTK_POPOVER (page->why), page->form_popover, page->entry_popover };
  GtkWidget *popover = GTK_WIDGET (page->thing_popover);
  gpointer players = page->player_box;
  Figures figures = { 0 };

  g_assert_nonnull (card);
  /* where the panel itself shows the players they are part of the board */
  if (GN_PANEL_GET_CLASS (page->panel)->shows_players)
    players = card = GTK_WIDGET (page->side);
  is_inside (players, width, height);
  is_inside (page->side, width, height);
  is_inside (page->bottom, width, height);
  is_inside (page->panel_place, width, height);
  figures.label[0] = height_of (fixture_child (page->bottom, "prompt_label"));
  figures.label[1] = height_of (fixture_child (gn_bottom_bar_get_entry (page->bottom), "text"));
  figures.label[2] = height_of (label_in (card));
  figures.label[3] = height_of (label_in (page->side));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (GN_IS_GROW (gtk_popover_get_child (others[i])));
  gn_grow_popover (GTK_POPOVER (popover), gtk_label_new ("Berta"));
  gtk_popover_popup (GTK_POPOVER (popover));
  fixture_settle ();
  figures.label[4] = height_of (label_in (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  figures.bar = height_of (page->bottom);
  figures.card = height_of (card);
  figures.pane = bounds_of (page->side).size.width;
  figures.players = bounds_of (players).size.width;

  const graphene_rect_t board = bounds_of (page->panel);

  figures.board = (double) board.size.width * board.size.height / ((double) width * height);
  figures.cut = count_cut (GTK_WIDGET (page));
  return figures;
}

static void
is_about (double is,
          double wanted,
          double most)
{
  g_assert_cmpfloat (is, >=, wanted - 1);
  g_assert_cmpfloat (is, <=, wanted * most + 1);
}

static void
test_table (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (3, game->max_seats));
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  Sitting s = { .window = GTK_WIDGET (window), .table = table };
  Figures first = { 0 };

  fixture_play (table, ENTRIES, 3);
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[0].width, sizes[0].height);
  gtk_window_present (GTK_WINDOW (window));
  s.page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  fixture_settle ();
  if (gn_curtain_is_up (s.page->curtain))
    gn_curtain_lower (s.page->curtain);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const double scale = sizes[i].scale;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      fixture_settle ();
      fixture_settle ();
      g_assert_cmpfloat (gn_grow_window_scale (GTK_WINDOW (window)), ==, scale);
      g_assert_cmpfloat (gn_grow_scale (GTK_WIDGET (s.page)), ==, scale);

      const Figures now = measure (&s);

      if (i == 0)
        first = now;
      g_test_message ("%s at %d: prompt %.1f, line %.1f, player %.1f, pane %.1f, popover %.1f; bar %.0f, card %.0f, "
                      "board %.3f, cut %u", game->id, sizes[i].width, now.label[0], now.label[1], now.label[2],
                      now.label[3], now.label[4], now.bar, now.card, now.board, now.cut);
      for (guint k = 0; k < G_N_ELEMENTS (now.label); k++)
        is_about (now.label[k], first.label[k] * scale, 1.02);
      is_about (now.pane, first.pane * scale, 1.1);
      is_about (now.players, first.players * scale, 1.1);
      is_about (now.bar, first.bar * scale, 1.1);
      g_assert_cmpfloat (now.card, >=, first.card * scale - 1);
      g_assert_cmpfloat (now.board, >=, first.board - 0.001);
      g_assert_cmpuint (now.cut, <=, first.cut);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- What is a window of its own --------------------------------------------------------------------------- */

static int
type_of (GtkWidget *label)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (label)));
}

/* That of what is shown, which is gone afterwards. */
static int
type_in (GtkWidget *shown)
{
  int type;

  fixture_settle ();
  type = type_of (fixture_find (shown, GTK_TYPE_LABEL, NULL));
  fixture_leave (shown);
  return type;
}

static int
type_asked (GtkWidget *window)
{
  GtkWidget *question = gn_ask_new ("Delete this table?", "It cannot be undone.");
  int type;

  gn_ask_add_response (GN_ASK (question), "keep", "_Keep it");
  gn_ask_open (question, window);
  fixture_settle ();
  type = type_of (fixture_find (question, GTK_TYPE_LABEL, "undone"));
  fixture_dismiss ();
  fixture_settle ();
  return type;
}

/* A menu and dialogs that are GTK's and libadwaita's own, and a dialog of Gnomon's. */
static void
test_others (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  g_autoptr (GnSet) set = gn_set_new_stand_in (gn_games_find ("zavandor"), NULL);
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  int type[2], asked[2], preferred[2], about[2], wide[2];

  gtk_window_set_default_size (GTK_WINDOW (window), sizes[0].width, sizes[0].height);
  gtk_window_present (GTK_WINDOW (window));
  gn_window_begin (window, table);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *menu, *popover, *dialog = gn_set_window_new (set);
      int width, height;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      fixture_settle ();
      fixture_settle ();
      menu = fixture_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, "Menu");
      g_assert_nonnull (menu);
      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      fixture_settle ();
      popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
      type[i] = type_of (label_in (popover));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
      asked[i] = type_asked (GTK_WIDGET (window));
      preferred[i] = type_in (fixture_preferences (window));
      about[i] = type_in (gn_credits_open (GTK_WINDOW (window), "application-name", "Gnomon", NULL));

      gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (window));
      gtk_window_present (GTK_WINDOW (dialog));
      fixture_settle ();
      gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
      wide[i] = width;
      g_assert_cmpfloat (gn_grow_window_scale (GTK_WINDOW (dialog)), ==, sizes[i].scale);
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_settle ();
    }
  is_about (type[1], type[0] * 1.25, 1.01);
  is_about (asked[1], asked[0] * 1.25, 1.01);
  is_about (preferred[1], preferred[0] * 1.25, 1.01);
  is_about (about[1], about[0] * 1.25, 1.01);
  is_about (wide[1], wide[0] * 1.25, 1.01);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  /* after the large window is gone */
  window = fixture_window_of (sizes[0].width, sizes[0].height);
  g_assert_cmpint (type_in (fixture_preferences (window)), ==, preferred[0]);
  fixture_close (window);
}

/* The size of the window that @action of @window opens, and its type. */
static void
look_at (GnWindow   *window,
         const char *action,
         int        *width,
         int        *height,
         int        *type)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkWidget *within;

  if (g_str_has_prefix (action, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), action + strlen ("app."), NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  fixture_settle ();
  within = gn_window_dialog (GTK_WIDGET (window));
  if (within)
    {
      GtkWidget *page = fixture_find_type (within, GN_TYPE_PREFERENCES);

      *width = gtk_widget_get_width (page);
      *height = gtk_widget_get_height (page);
      *type = type_of (label_in (within));
      fixture_leave (within);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (other) != GTK_WINDOW (window) || !gtk_widget_get_mapped (GTK_WIDGET (other)))
        continue;
      *width = gtk_widget_get_width (GTK_WIDGET (other));
      *height = gtk_widget_get_height (GTK_WIDGET (other));
      *type = type_of (label_in (other));
      gtk_window_close (other);
      fixture_settle ();
      return;
    }
  g_error ("%s opens no window", action);
}

/* Preferences and the shortcuts have the room for their larger type; and no more of it when they open again. */
static void
test_windows (void)
{
  static const char *const actions[] = { "app.preferences", "win.show-help-overlay" };
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));

  gtk_window_present (GTK_WINDOW (window));
  for (guint k = 0; k < G_N_ELEMENTS (actions); k++)
    {
      int wide[4], high[4], type[4];

      for (guint i = 0; i < 4; i++)
        {
          gtk_window_set_default_size (GTK_WINDOW (window), sizes[(i + 1) / 2].width, sizes[(i + 1) / 2].height);
          for (guint n = 0; n < 20 && gn_grow_window_scale (GTK_WINDOW (window)) != sizes[(i + 1) / 2].scale; n++)
            fixture_settle ();
          g_assert_cmpfloat (gn_grow_window_scale (GTK_WINDOW (window)), ==, sizes[(i + 1) / 2].scale);
          look_at (window, actions[k], &wide[i], &high[i], &type[i]);
          g_test_message ("%s at %d: %d × %d", actions[k], sizes[(i + 1) / 2].width, wide[i], high[i]);
        }
      is_about (type[1], type[0] * 1.25, 1.01);
      /* (the gaps of GTK's own windows do not all grow) */
      is_about (wide[1], wide[0] * 1.25 * 0.94, 1.1);
      g_assert_cmpint (high[1], >, high[0] * 1.1);
      g_assert_cmpint (high[0], <=, sizes[0].height);
      g_assert_cmpint (wide[2], ==, wide[1]);
      g_assert_cmpint (high[2], ==, high[1]);
      is_about (wide[3], wide[0] * 1.75 * 0.94, 1.1);
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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/grow/steps", test_steps);
  g_test_add_func ("/grow/others", test_others);
  g_test_add_func ("/grow/windows", test_windows);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/grow/table/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_table);
    }
  return g_test_run ();
}
