/* test-wizard.c: the panel of The Wizard Always Wins at real positions: what it shows, what its things say, what it
 * keeps to itself
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "core/match/moves.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "panels/things/space.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/wizard/wiz-form.h"
#include "panels/wizard/wiz-public.h"
#include "games/wizard/wiz-state.h"

/* Round 6 of four: Anna has had the Queen, Dora the Apprentice; it is Cem's turn. */
#define MIDDLE "\"round\":6,\"active\":2,\"done\":[0,3],\"space\":[4,6,5,2],\"level\":[4,3,3,5],\"gems\":[2,3,2,1],\"hand_n\":[4,4,3,2]," \
  "\"tokens\":[{\"S\":1},{\"F\":1,\"P\":1},{\"S\":1,\"B\":1},{\"M\":2}],\"gone\":{\"F\":2,\"S\":1},"
#define FACES "\"face\":[{\"F2\":1,\"S3\":1,\"P3\":1},{\"B3\":1,\"B2\":1,\"P3\":1},{\"F3\":1,\"F1\":1,\"S3\":1,\"M2\":1},{\"M3\":1,\"M2\":1,\"F2\":1}]"
#define CHOOSES "{\"phase\":\"choose\",\"tile\":[\"queen\",null,null,\"apprentice\"]," MIDDLE FACES "}"

static guint
count_class (GtkWidget  *widget,
             const char *class)
{
  guint n = gtk_widget_get_visible (widget) && gtk_widget_has_css_class (widget, class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (widget) ? count_class (child, class) : 0;
  return n;
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *class)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (gtk_widget_has_css_class (widget, class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, class);

      if (found)
        return found;
    }
  return NULL;
}

/* ---- Tests ------------------------------------------------------------------------ */

static void
test_characters (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 4, GN_DEALER_BOX, CHOOSES);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_true (gtk_widget_get_state_flags (find_move (panel, "take tile=farmer")) & GTK_STATE_FLAG_CHECKED);
  g_assert_true (gtk_widget_get_state_flags (find_move (panel, "take tile=queen")) & GTK_STATE_FLAG_INCONSISTENT);
  g_assert_true (gtk_widget_get_state_flags (find_move (panel, "take tile=queen")) & GTK_STATE_FLAG_VISITED);
  g_assert_true (reads (panel, "taken by Alphonse"));
  /* 81 of 406 */
  g_assert_true (reads (panel, "20.0"));

  g_assert_true (key (panel, GDK_KEY_5));
  g_assert_cmpstr (said, ==, "move take tile=farmer");
  /* What is taken answers too: the frame says why it cannot be. */
  g_assert_true (key (panel, GDK_KEY_1));
  g_assert_cmpstr (said, ==, "move take tile=queen");
  g_assert_false (key (panel, GDK_KEY_x));
  finish (window);
}

static void
test_cards (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 4, GN_DEALER_BOX, CHOOSES);

  live_say (table, 2, "take tile=trader");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_true (key (panel, GDK_KEY_m));
  g_assert_true (key (panel, GDK_KEY_3));
  g_assert_cmpstr (said, ==, "move play card=M3");
  finish (window);
}

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       frames)
{
  return ++*(guint *) frames < 4 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Every card can be read and clicked in a window of 720 too. */
static void
test_cards_in_a_narrow_window (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 4, GN_DEALER_BOX, CHOOSES);

  live_say (table, 2, "take tile=trader");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 710, 620);
  GtkWidget *pad = gtk_widget_get_parent (gtk_widget_get_parent (find_class (panel, "wiz-pad-row")));
  guint frames = 0;
  int least;

  while (!find_class (panel, "narrow"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_add_tick_callback (panel, on_frame, &frames, NULL);
  while (frames < 4)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_measure (pad, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (pad), >=, least);
  finish (window);
}

static void
test_sets (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 4, GN_DEALER_BOX, CHOOSES);

  live_say (table, 2, "take tile=trader");
  live_say (table, 2, "play card=P3");
  live_say (table, 2, "decline");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  /* The cheapest is chosen, and nothing is turned in by itself. */
  g_assert_true (reads (panel, "4 / 4"));
  g_assert_null (said);
  g_signal_emit_by_name (find_class (panel, "wiz-turn-in"), "clicked");
  g_assert_cmpstr (said, ==, "move turn-in element=F pieces=F3,F1");

  /* A click on a piece takes it out again: three are too few, and the button goes. */
  g_signal_emit_by_name (find_class (panel, "chosen"), "clicked");
  g_assert_true (reads (panel, "1 / 4"));
  g_assert_null (find_class (panel, "wiz-turn-in"));
  finish (window);
}

/* What cannot be in the bag is dim, and says why. */
static void
test_bag (void)
{
  g_autoptr (GnMatchTable) table = live_dealt (
    "wizard", 4, GN_DEALER_BOX,
    "{\"phase\":\"choose\",\"round\":3,\"active\":0,\"space\":[1,2,3,4],\"gone\":{\"F\":5},\"level\":[2,1,1,1]}");

  live_say (table, 0, "take tile=apprentice");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);
  GtkWidget *flower = find_move (panel, "token token=tF");

  g_assert_true (gtk_widget_has_css_class (flower, "cannot"));
  g_assert_nonnull (strstr (gn_get_tooltip (flower), "WIZ-"));
  g_assert_true (gtk_widget_has_css_class (find_move (panel, "token token=tS"), "can"));
  g_assert_true (key (panel, GDK_KEY_l));
  g_assert_cmpstr (said, ==, "move token token=level");
  finish (window);
}

/* An own gem that the Apprentice draws does nothing (WIZ-063): nobody is announced, and the tokens still due have their
 * places. */
static void
test_own_gem_of_the_apprentice (void)
{
  g_autoptr (GnMatchTable) table = live_dealt (
    "wizard", 4, GN_DEALER_BOX,
    "{\"phase\":\"choose\",\"round\":3,\"active\":0,\"space\":[1,2,3,4],\"gems\":[3,0,0,0],\"level\":[3,1,1,1]}");

  live_say (table, 0, "take tile=apprentice");
  live_say (table, GN_CHANCE, "token token=gem-blue");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_false (reads (panel, "wins!"));
  g_assert_false (reads (panel, "See the result"));
  g_assert_cmpuint (count_class (panel, "won"), ==, 0);
  g_assert_cmpuint (count_class (panel, "wiz-slot-token"), ==, 3);
  g_assert_false (GN_PANEL_GET_CLASS (panel)->celebrates (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC)));
  finish (window);
}

static void
test_win (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 4, GN_DEALER_BOX, CHOOSES);

  live_say (table, 2, "take tile=wizard");
  live_say (table, GN_CHANCE, "token token=tB");
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);
  g_assert_cmpuint (count_class (panel, "wiz-slot-token"), ==, 3);
  g_assert_true (key (panel, GDK_KEY_g));
  g_assert_cmpstr (said, ==, "move own-gem");

  live_say (table, GN_CHANCE, "own-gem");
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_true (reads (panel, "Caroline wins!"));
  g_assert_true (reads (panel, "See the result"));
  /* the bone that came first, and the gem */
  g_assert_cmpuint (count_class (panel, "wiz-slot-token"), ==, 2);
  g_assert_cmpuint (count_class (panel, "wins"), ==, 1);
  finish (window);
}

/* A hand is for its owner: the form offers it there, and nowhere else is a card of it to be seen. */
static void
test_hand (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("wizard", 3, GN_DEALER_APP, NULL);
  const int seat = gn_match_table_turn_seat (table);
  g_auto (GnWays) ways = { 0 };
  g_autoptr (GError) error = NULL;
  GnMove partial;

  live_say (table, seat, "take tile=queen");
  gn_move_from_spec (gn_match_table_get_match (table), seat, "play", &partial, &error);
  g_assert_no_error (error);

  GtkWidget *open = g_object_ref_sink (panel_of (table, GN_PUBLIC));
  GtkWidget *own = g_object_ref_sink (panel_of (table, seat));
  gn_match_table_ask (table, GN_PUBLIC, &partial, &ways);
  g_assert_null (wiz_form_new (GN_PANEL (open), &partial, &ways));
  gn_match_table_ask (table, seat, &partial, &ways);
  GtkWidget *form = g_object_ref_sink (wiz_form_new (GN_PANEL (own), &partial, &ways));
  g_assert_cmpuint (count_class (form, "wiz-hand-card"), ==, 4);
  g_assert_cmpuint (count_class (open, "wiz-hand-card"), ==, 0);

  /* What all see is the same, whatever the hands hold. */
  const WizState *state = gn_match_table_state (table, GN_PUBLIC);
  for (int other = 0; other < 3; other++)
    for (int card = 0; card < WIZ_CARDS; card++)
      g_assert_cmpuint (state->hand[other][card], ==, 0);

  GtkWidget *screen = wiz_public_new (table);
  gn_panel_refresh (GN_PANEL (screen), NULL);
  GtkWidget *window = show (screen, 1280, 720);
  g_assert_cmpuint (count_class (screen, "wiz-hand-card"), ==, 0);
  finish (window);
  g_object_unref (form);
  g_object_unref (own);
  g_object_unref (open);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());

  g_test_add_func ("/wizard-panel/characters", test_characters);
  g_test_add_func ("/wizard-panel/cards", test_cards);
  g_test_add_func ("/wizard-panel/narrow", test_cards_in_a_narrow_window);
  g_test_add_func ("/wizard-panel/sets", test_sets);
  g_test_add_func ("/wizard-panel/bag", test_bag);
  g_test_add_func ("/wizard-panel/own-gem-of-the-apprentice", test_own_gem_of_the_apprentice);
  g_test_add_func ("/wizard-panel/win", test_win);
  g_test_add_func ("/wizard-panel/hand", test_hand);
  return g_test_run ();
}
