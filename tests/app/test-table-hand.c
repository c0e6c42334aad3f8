/* test-table-hand.c: hands as large cards behind the curtain: played by a click and by their digit, in every game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include <math.h>

#include "app/window/window.h"
#include "games/games.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "panels/panel/hand.h"

#define SEEDS 6

/* The hand that is open now: behind the curtain, or over the table. */
static GnHandView *
open_hand (Sitting *s)
{
  return gn_curtain_is_up (s->page->curtain) ? fixture_child (s->page->curtain, "hand") : s->page->hand;
}

/* As with Space, which may tick a line off first. */
static void
look (Sitting *s)
{
  if (gn_curtain_is_up (s->page->curtain))
    press (s, GDK_KEY_space, 0);
  else
    gn_table_page_peek (s->page, TRUE);
  fixture_settle ();
}

/* The number of the first card that can be chosen, or -1. */
static int
first_choice (Sitting *s)
{
  GtkWidget *card;

  for (guint i = 0; (card = gn_hand_view_get_card (open_hand (s), i)); i++)
    if (gtk_widget_has_css_class (card, "choice"))
      return (int) i;
  return -1;
}

/* Plays on to a hand of which a card can be chosen, and opens it. Returns: its number, or -1 if that never comes */
static int
find_choice (Sitting    *s,
             const char *game,
             guint       seed,
             gboolean    playable)
{
  GnMatchTable *table = fixture_table_hands (game, 3);

  if (fixture_play_to_hand (table, seed, 1, playable) < 0)
    {
      g_object_unref (table);
      return -1;
    }
  sitting_new (s, table);
  look (s);
  return playable ? first_choice (s) : 0;
}

#define MANY 12

static GPtrArray *(*real_hand) (GnPanel *, gconstpointer, int);

/* The cards that there are, as often as it takes for a large hand. */
static GPtrArray *
many_hand (GnPanel       *panel,
           gconstpointer  state,
           int            seat)
{
  GPtrArray *hand = real_hand (panel, state, seat);

  while (hand && hand->len < MANY)
    g_ptr_array_extend_and_steal (hand, real_hand (panel, state, seat));
  return hand;
}

/* Of a pixel, as WCAG defines it. */
static double
luminance (const guchar *pixel)
{
  const double share[] = { 0.0722, 0.7152, 0.2126 };   /* in the order of cairo: blue, green, red */
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      const double value = pixel[i] / 255.0;

      sum += share[i] * (value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4));
    }
  return sum;
}

/* Whether each label is whole, and stands out from what is behind it as it is painted. */
static void
check_words (GtkWidget    *widget,
             GtkWidget    *card,
             const guchar *pixels,
             int           width,
             int           height)
{
  graphene_rect_t at;

  if (GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) && gtk_widget_get_mapped (widget)
      && gtk_widget_compute_bounds (widget, card, &at))
    {
      double least = 1, most = 0;

      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
      for (int y = MAX ((int) at.origin.y + 1, 0); y < MIN ((int) (at.origin.y + at.size.height) - 1, height); y++)
        for (int x = MAX ((int) at.origin.x + 1, 0); x < MIN ((int) (at.origin.x + at.size.width) - 1, width); x++)
          {
            const double found = luminance (pixels + 4 * (y * width + x));

            least = MIN (least, found);
            most = MAX (most, found);
          }
      /* newer GTK paints small type thinner where it is scaled */
      if (gtk_check_version (4, 14, 0) != NULL && (most + 0.05) / (least + 0.05) < 4.5)
        {
          g_test_message ("\"%s\" stands out by %.2f to 1", gtk_label_get_label (GTK_LABEL (widget)),
                          (most + 0.05) / (least + 0.05));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_words (child, card, pixels, width, height);
}

static void
check_painted (GtkWidget *card)
{
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = 0, height = 0;

  /* there is no picture while it is to be painted anew */
  for (guint tries = 0; !node && tries < 20; tries++)
    {
      g_autoptr (GdkPaintable) paintable = NULL;
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      fixture_settle ();
      paintable = gtk_widget_paintable_new (card);
      width = gdk_paintable_get_intrinsic_width (paintable);
      height = gdk_paintable_get_intrinsic_height (paintable);
      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_nonnull (node);
  gsk_renderer_realize (renderer, NULL, NULL);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node,
                                                                &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_autofree guchar *pixels = g_malloc0 ((gsize) width * height * 4);

  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  check_words (card, card, pixels, width, height);
}

/* "Ember collar. Ember collar: 5 rubies" */
static gboolean
begins_twice (const char *name)
{
  const char *stop = strstr (name, ". ");

  return stop && strncmp (name, stop + 2, (gsize) (stop - name)) == 0;
}

/* All cards are in view, none lies over the prompt, and each has a name, which is said once. */
static void
check_cards (Sitting *s)
{
  graphene_rect_t prompt, bounds;
  GtkWidget *card;
  guint i;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (s->page->bottom), s->window, &prompt));
  for (i = 0; (card = gn_hand_view_get_card (open_hand (s), i)); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (card, s->window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (s->window));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, prompt.origin.y);
      g_assert_cmpfloat (bounds.size.width, >=, 60);
      g_assert_true (fixture_has_words (card));
      g_assert_false (begins_twice (gn_get_name (card)));
    }
  g_assert_cmpuint (i, >, 0);
}

static void
test_choose (gconstpointer data,
             gboolean      by_digit)
{
  const char *game = data;
  Sitting s;
  int nth = -1;
  guint steps;

  for (guint seed = 1; seed < SEEDS && nth < 0; seed++)
    nth = find_choice (&s, game, seed, TRUE);
  g_assert_cmpint (nth, >=, 0);
  check_cards (&s);

  steps = gn_match_table_get_n_steps (s.table);
  if (by_digit)
    press (&s, GDK_KEY_1 + nth, 0);
  else
    click (gn_hand_view_get_card (open_hand (&s), nth));
  /* said at once, or what else there is to tell of it is asked for */
  if (gn_match_table_get_n_steps (s.table) == steps)
    g_assert_true (gn_table_model_is_entering (s.page->model)
                   || gtk_widget_get_visible (GTK_WIDGET (s.page->thing_popover)));
  let_go (&s, GDK_KEY_space);
  /* nothing of it is left for whoever looks now */
  g_assert_null (gn_hand_view_get_card (s.page->hand, 0));
  g_assert_null (gn_hand_view_get_card (fixture_child (s.page->curtain, "hand"), 0));
  sitting_clear (&s);
}

/* What cannot be bought, played or given says why, on the card and when it is clicked. */
static void
test_why (gconstpointer game)
{
  Sitting s;
  GtkWidget *card, *refused = NULL;
  guint steps;

  for (guint seed = 1; seed < SEEDS && !refused; seed++)
    if (find_choice (&s, game, seed, FALSE) == 0)
      {
        for (guint i = 0; (card = gn_hand_view_get_card (open_hand (&s), i)) && !refused; i++)
          if (gtk_widget_has_css_class (card, "cannot"))
            refused = card;
        if (!refused)
          {
            let_go (&s, GDK_KEY_space);
            sitting_clear (&s);
          }
      }
  g_assert_nonnull (refused);
  check_cards (&s);
  g_assert_nonnull (fixture_find_class (refused, "hand-why"));
  steps = gn_match_table_get_n_steps (s.table);
  click (refused);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  let_go (&s, GDK_KEY_space);
  sitting_clear (&s);
}

/* A large hand, light and dark, at the smallest sizes that there are: cards of a size that can be read, none over another
 * or over the prompt, each scrolled to when it gets the focus, and all of its words to be read. */
static void
test_many (gconstpointer data)
{
  const struct {
    int      width, height;
    gboolean dark;
  } sizes[] = { { 1280, 720, FALSE }, { 360, 640, TRUE } };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Sitting s = { 0 };
      GnPanelClass *class;
      GtkWidget *card;
      graphene_rect_t prompt, bounds, before = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      guint n = 0;

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), sizes[i].dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                                          : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint seed = 1; !s.table; seed++)
        {
          s.table = fixture_table_hands (data, 3);
          if (fixture_play_to_hand (s.table, seed, 1, FALSE) < 0)
            g_clear_object (&s.table);
          g_assert_cmpuint (seed, <, SEEDS);
        }
      /* with the program's style */
      s.window = gn_window_new (fixture_app ());
      /* where nothing composes the windows GTK draws a frame of 5 within */
      const int frame = gdk_display_is_composited (gdk_display_get_default ()) ? 0 : 10;
      gtk_window_set_default_size (GTK_WINDOW (s.window), sizes[i].width + frame, sizes[i].height + frame);
      gtk_window_present (GTK_WINDOW (s.window));
      fixture_settle ();
      gn_window_begin (GN_WINDOW (s.window), s.table);
      fixture_settle ();
      s.page = fixture_find_type (s.window, GN_TYPE_TABLE_PAGE);
      class = GN_PANEL_GET_CLASS (s.page->panel);
      real_hand = class->hand;
      class->hand = many_hand;
      look (&s);

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (s.page->bottom), s.window, &prompt));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (open_hand (&s)), s.window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (s.window));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, prompt.origin.y);
      if (gn_curtain_is_up (s.page->curtain))
        {
          GtkLabel *title = fixture_child (s.page->curtain, "open_title");

          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (title)));
        }
      for (; (card = gn_hand_view_get_card (open_hand (&s), n)); n++)
        {
          graphene_rect_t hand, at;

          gtk_widget_grab_focus (card);
          fixture_settle ();
          g_assert_true (gtk_widget_compute_bounds (card, s.window, &at));
          g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (open_hand (&s)), s.window, &hand));
          g_assert_cmpfloat (at.size.width, >=, 130);
          g_assert_cmpfloat (at.origin.x, >=, hand.origin.x);
          g_assert_cmpfloat (at.origin.x + at.size.width, <=, hand.origin.x + hand.size.width);
          g_assert_cmpfloat (at.origin.y + at.size.height, <=, hand.origin.y + hand.size.height + 1);
          g_assert_true (gtk_widget_compute_bounds (card, gtk_widget_get_parent (card), &at));
          g_assert_false (n > 0 && graphene_rect_intersection (&at, &before, NULL));
          before = at;
          check_painted (card);
        }
      g_assert_cmpuint (n, >=, MANY);
      class->hand = real_hand;
      sitting_clear (&s);
    }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
test_click (gconstpointer game)
{
  test_choose (game, FALSE);
}

static void
test_digit (gconstpointer game)
{
  test_choose (game, TRUE);
}

/* Who has just looked, and still plays, is not asked to take the laptop again; the next is. */
static void
test_not_twice (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("wizard", 3));
  gn_curtain_set_here (s.page->curtain, 1);
  gn_table_page_raise (s.page, 1, NULL, FALSE);
  g_assert_cmpstr (fixture_words (s.page->curtain, "title"), ==, "Pass the laptop to Berta");
  gn_curtain_lower (s.page->curtain);
  gn_curtain_set_here (s.page->curtain, 1);
  gn_table_page_raise (s.page, 1, NULL, FALSE);
  g_assert_cmpstr (fixture_words (s.page->curtain, "title"), ==, "Only Berta may see this");
  gn_curtain_lower (s.page->curtain);
  gn_curtain_set_here (s.page->curtain, 2);
  gn_table_page_raise (s.page, 1, NULL, FALSE);
  g_assert_cmpstr (fixture_words (s.page->curtain, "title"), ==, "Pass the laptop to Berta");
  gn_curtain_lower (s.page->curtain);
  sitting_clear (&s);
}

/* What is asked of @thing if there is nothing else to say, or NULL. */
static char *
asked_of (GnMatchTable *table,
          int           seat,
          GnThing       thing)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_auto (GnMoveList) legal = { 0 };
  const GnVerb *verb;

  gn_match_table_legal (table, seat, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.move[i].verb != legal.move[0].verb || legal.move[i].seat != seat)
      return NULL;
  verb = legal.n ? &match->game->verbs[legal.move[0].verb] : NULL;
  return verb && verb->args[0].kind == GN_ARG_THING && verb->args[0].domain == thing.domain
           ? g_strdup_printf ("@%d %s %s=%s", seat, verb->id, verb->args[0].name, gn_thing_id (match, thing)) : NULL;
}

/* Where all that can be said is to lose a card, the others tell why they cannot be lost, not why they cannot be played. */
static void
test_lose (void)
{
  guint refused = 0;

  for (guint seed = 1; seed < 40 && !refused; seed++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_hands ("invasion", 3);
      g_autoptr (GnPanel) panel = g_object_ref_sink (gn_panel_new_for (table));
      const GnMatch *match = gn_match_table_get_match (table);

      for (guint n = 0; n < 400 && !refused && fixture_play (table, 1, seed + n); n++)
        for (int seat = 0; seat < match->n_seats && !refused; seat++)
          {
            GnPrompt prompt;

            g_object_set (panel, "viewer", seat, NULL);
            gn_panel_refresh (panel, NULL);
            gn_match_table_prompt (table, seat, &prompt);

            gconstpointer state = gn_match_table_state (table, seat);
            g_autoptr (GPtrArray) hand = GN_PANEL_GET_CLASS (panel)->hand (panel, state, seat);

            for (guint i = 0; hand && prompt.must == GN_SEES (seat) && i < hand->len; i++)
              {
                const GnHandCard *card = hand->pdata[i];
                g_autofree char *spec = asked_of (table, seat, card->thing), *why = NULL;
                GtkWidget *label;
                Sitting s;

                if (!spec || gn_panel_can (panel, spec, &why, NULL))
                  continue;
                sitting_new (&s, g_object_ref (table));
                look (&s);
                label = fixture_find_class (gn_hand_view_get_card (open_hand (&s), i), "hand-why");
                g_assert_nonnull (label);
                g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, why);
                let_go (&s, GDK_KEY_space);
                sitting_clear (&s);
                refused++;
                break;
              }
          }
    }
  g_assert_cmpuint (refused, >, 0);
}

/* Two of three cards are picked in any order, and put back: nothing is done before it is clear which two (RISE-035). */
static void
test_pick (void)
{
  g_autoptr (GPtrArray) hand = NULL;
  GnMatchTable *table = fixture_table_hands ("rise", 3);
  const GnMatch *match = gn_match_table_get_match (table);
  Sitting s;
  guint steps;
  int seat;

  for (guint n = 0;; n++)
    {
      g_auto (GnMoveList) legal = { 0 };

      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      if (legal.n && g_str_equal (match->game->verbs[legal.move[0].verb].id, "keep-judges"))
        break;
      g_assert_cmpuint (n, <, 40);
      fixture_play (table, 1, n);
    }
  sitting_new (&s, table);
  look (&s);
  seat = gn_table_model_get_viewer (s.page->model);
  steps = gn_match_table_get_n_steps (table);
  hand = GN_PANEL_GET_CLASS (s.page->panel)->hand (s.page->panel, gn_table_model_state (s.page->model), seat);
  g_assert_cmpuint (hand->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      press (&s, GDK_KEY_2, 0);
      g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, steps);
      g_assert_cmpint (gtk_widget_has_css_class (gn_hand_view_get_card (open_hand (&s), 1), "chosen"), ==, i != 1);
      g_assert_true (gtk_widget_has_focus (gn_hand_view_get_card (open_hand (&s), 1)));
    }
  press (&s, GDK_KEY_3, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, steps + 1);

  const GnMove *kept = &g_array_index (gn_match_table_get_step (table, steps + 1)->moves, GnMove, 0);
  const int second = ((GnHandCard *) hand->pdata[1])->thing.value, third = ((GnHandCard *) hand->pdata[2])->thing.value;

  g_assert_true ((kept->arg[0] == second && kept->arg[1] == third) || (kept->arg[0] == third && kept->arg[1] == second));
  let_go (&s, GDK_KEY_space);
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  for (guint i = 0; gn_games ()[i]; i++)
    {
      const char *game = gn_games ()[i]->id;
      g_autofree char *by_click = g_strconcat ("/table/hand/", game, "/click", NULL);
      g_autofree char *many = g_strconcat ("/table/hand/", game, "/many", NULL);
      g_autofree char *by_digit = g_strconcat ("/table/hand/", game, "/digit", NULL);
      g_autoptr (GnMatchTable) table = fixture_table (game, gn_games ()[i]->min_seats);
      g_autoptr (GnPanel) panel = g_object_ref_sink (gn_panel_new_for (table));

      /* nobody holds cards there */
      if (!GN_PANEL_GET_CLASS (panel)->hand)
        continue;

      g_test_add_data_func (many, game, test_many);
      /* the card in the hand can seldom be paid there */
      if (g_str_equal (game, "zavandor"))
        {
          g_test_add_data_func ("/table/hand/zavandor/why", game, test_why);
          continue;
        }
      g_test_add_data_func (by_click, game, test_click);
      g_test_add_data_func (by_digit, game, test_digit);
    }
  g_test_add_func ("/table/hand/lose", test_lose);
  g_test_add_func ("/table/hand/pick", test_pick);
  g_test_add_func ("/table/hand/not-twice", test_not_twice);
  return g_test_run ();
}
