/* test-table-hand.c: hands as large cards behind the curtain: played by a click and by their digit, in every game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "games/games.h"
#include "panels/layout/container.h"

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

/* All cards are in view, none lies over the prompt, and each has a name. */
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

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  for (guint i = 0; gn_games ()[i]; i++)
    {
      const char *game = gn_games ()[i]->id;
      g_autofree char *by_click = g_strconcat ("/table/hand/", game, "/click", NULL);
      g_autofree char *by_digit = g_strconcat ("/table/hand/", game, "/digit", NULL);

      /* the card in the hand can seldom be paid there */
      if (g_str_equal (game, "zavandor"))
        {
          g_test_add_data_func ("/table/hand/zavandor/why", game, test_why);
          continue;
        }
      g_test_add_data_func (by_click, game, test_click);
      g_test_add_data_func (by_digit, game, test_digit);
    }
  g_test_add_func ("/table/hand/not-twice", test_not_twice);
  return g_test_run ();
}
