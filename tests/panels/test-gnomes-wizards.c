/* test-gnomes-wizards.c: the panel of Gnômes & Wizards round its board: dice, casts, what waits, horns, crystals,
 * players
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "games/games.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "gn-ui.h"
#include "panels/gnomes-wizards/gw-holdings.h"
#include "panels/gnomes-wizards/gw-public.h"
#include "panels/gnomes-wizards/gw-table.h"
#include "panels/gnomes-wizards/gw-unit-row.h"
#include "live.h"

#define AT(stage, more) "{\"stage\":\"" stage "\",\"round\":1,\"current\":0,\"first\":0,\"side\":[1,2]" more "}"
#define PLACE(places) ",\"place\":{" places "}"
#define TWO PLACE ("\"TL\":\"u2.0\",\"T1\":\"u1.1\",\"IL\":\"d0.3\",\"I4\":\"d1.0\"")

static GwTable *
table_of (GtkWidget *panel)
{
  return find_type (panel, GW_TYPE_TABLE);
}

/* Digits put dice aside for the next roll, Enter rolls them; with none put aside it keeps all. */
static void
test_roll (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_BOX, AT ("roll", TWO));
  GtkWidget *panel, *window, *keep;

  live_say (table, 0, "roll");
  live_say (table, GN_CHANCE, "dice faces=movement:1,attack:2,horn:1,crystal:1");
  panel = panel_of (table, GN_PUBLIC);
  window = show (panel, 820, 640);
  g_assert_true (reads (panel, "2 re-rolls left"));
  /* who comes to the table comes to the button that wears the key, and to another as soon as a die is marked */
  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_true (gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD));
  keep = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (keep == gw_tray_get_button (gw_table_get_tray (table_of (panel))));
  g_assert_true (key (panel, GDK_KEY_2));
  g_assert_true (gw_tray_get_button (gw_table_get_tray (table_of (panel))) != keep);
  g_assert_true (key (panel, GDK_KEY_5));
  g_assert_true (gtk_widget_has_css_class (gw_tray_get_die (gw_table_get_tray (table_of (panel)), 1), "again"));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move reroll which=attack:1,crystal:1");
  /* there is a button for that only while a die is marked: one that is off would keep the focus, and swallow Enter */
  g_assert_true (reads (panel, "Re-roll 2"));
  g_assert_false (reads (panel, "Click the dice to roll again"));
  g_assert_true (key (panel, GDK_KEY_2));
  g_assert_true (key (panel, GDK_KEY_5));
  g_assert_false (reads (panel, "Re-roll 1"));
  g_assert_true (reads (panel, "Click the dice to roll again"));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move end-step");
  /* there is no sixth die */
  g_assert_false (key (panel, GDK_KEY_6));
  finish (window);
}

/* The board is looked over on the table: two clicks swap, one or Enter accepts; no list of all swaps is asked for. */
static void
test_look_over (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP, NULL);
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  const GwState *state = gn_match_table_state (table, GN_PUBLIC);
  const GnMatch *match = gn_match_table_get_match (table);
  GwMap *map = gw_table_get_map (table_of (panel));
  const GwBoard *board = gw_board (match);
  int one = -1, other = -1;

  g_assert_cmpint (state->stage, ==, GW_AT_FAIRNESS);
  g_assert_true (GN_PANEL_GET_CLASS (panel)->enters (GN_PANEL (panel), state));
  for (int cell = 0; cell < board->grid.n && other < 0; cell++)
    if (gw_alike (match, 0) >> cell & 1)
      {
        other = one < 0 ? other : board->place[cell];
        one = one < 0 ? board->place[cell] : one;
      }
  g_signal_emit_by_name (gw_map_get_tile (map, one), "clicked");
  g_assert_null (said);
  g_signal_emit_by_name (gw_map_get_tile (map, other), "clicked");
  g_autofree char *swap = g_strdup_printf ("move swap tiles=%s,%s",
                                           gn_thing_id (match, GN_THING (GW_DOMAIN_PLACE, one)),
                                           gn_thing_id (match, GN_THING (GW_DOMAIN_PLACE, other)));
  g_assert_cmpstr (said, ==, swap);
  g_assert_true (key (panel, GDK_KEY_Escape));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move accept-board");
  finish (window);
}

/* The button that deals until all rims are equal is there where they are not and the app deals; where the table wants
 * them equal Enter presses it. */
static void
test_deal_equal (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 4, GN_DEALER_APP, NULL);
  GnMatch *match = (GnMatch *) gn_match_table_get_match (table);
  GtkWidget *panel, *window;

  while (!gw_rims_differ (match, gn_match_table_state (table, GN_PUBLIC)))
    live_say (table, GN_HOST, "deal-again");
  window = show (panel = panel_of (table, GN_PUBLIC), 820, 640);
  g_assert_true (reads (panel, "Deal until all are equal"));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move accept-board");
  finish (window);

  g_assert_true (gn_match_set_option (match, "fair-perimeter", "require"));
  window = show (panel = panel_of (table, GN_PUBLIC), 820, 640);
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move deal-equal");
  finish (window);

  g_assert_true (gn_match_set_option (match, "fair-perimeter", "off"));
  window = show (panel = panel_of (table, GN_PUBLIC), 820, 640);
  g_assert_false (reads (panel, "Deal until all are equal"));
  finish (window);

  g_assert_true (gn_match_set_option (match, "fair-perimeter", "require"));
  match->dealer[GW_FAMILY_TILES] = GN_DEALER_BOX;
  window = show (panel = panel_of (table, GN_PUBLIC), 820, 640);
  g_assert_false (reads (panel, "Deal until all are equal"));
  finish (window);
  match->dealer[GW_FAMILY_TILES] = GN_DEALER_APP;

  live_say (table, GN_HOST, "deal-equal");
  window = show (panel = panel_of (table, GN_PUBLIC), 820, 640);
  g_assert_false (reads (panel, "Deal until all are equal"));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move accept-board");
  finish (window);
}

/* A letter a die, in any order; Backspace takes one back; with the last one all is said. */
static void
test_pad (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_BOX, AT ("roll", TWO));
  GtkWidget *panel, *window;

  live_say (table, 0, "roll");
  panel = panel_of (table, GN_PUBLIC);
  window = show (panel, 820, 640);
  g_assert_true (GN_PANEL_GET_CLASS (panel)->enters (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC)));
  for (const char *letter = "mmax"; *letter; letter++)
    g_assert_true (key (panel, (guint) *letter) == (*letter != 'x'));
  g_assert_null (said);
  g_assert_true (key (panel, GDK_KEY_BackSpace));
  g_assert_true (key (panel, GDK_KEY_h));
  g_assert_true (key (panel, GDK_KEY_e));
  g_assert_null (said);
  g_signal_emit_by_name (gw_pad_get_face (find_type (panel, GW_TYPE_PAD), GW_CRYSTAL), "clicked");
  g_assert_cmpstr (said, ==, "move dice faces=movement:2,either:1,horn:1,crystal:1");
  finish (window);
}

/* The first face is up by itself; a digit gives it, Space and letters choose another, attack-or-movement asks which. */
static void
test_assign (void)
{
  g_autoptr (GnMatchTable) table = live_dealt (
    "gnomes-wizards", 2, GN_DEALER_APP,
    AT ("assign", TWO ",\"rolled\":1,\"dice\":{\"attack\":1,\"either\":1,\"horn\":3}"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  GwTray *tray = gw_table_get_tray (table_of (panel));

  g_assert_cmpint (gw_tray_get_face (tray), ==, GW_ATTACK);
  g_assert_true (key (panel, GDK_KEY_2));
  g_assert_cmpstr (said, ==, "move assign face=attack n=1 unit=T1");
  /* the third clan has not been called */
  g_assert_null (gw_tray_get_row (tray, 3));
  g_clear_pointer (&said, g_free);
  g_assert_true (key (panel, GDK_KEY_space));
  g_assert_cmpint (gw_tray_get_face (tray), ==, GW_EITHER);
  g_assert_true (key (panel, GDK_KEY_1));
  g_assert_null (said);
  g_assert_true (key (panel, GDK_KEY_m));
  g_assert_cmpstr (said, ==, "move assign face=either n=1 unit=TL use=movement");
  g_signal_emit_by_name (gw_unit_row_get_use (GW_UNIT_ROW (gw_tray_get_row (tray, 1)), GW_USE_ATTACK), "clicked");
  g_assert_cmpstr (said, ==, "move assign face=either n=1 unit=T1 use=attack");
  g_assert_true (key (panel, GDK_KEY_h));
  g_assert_true (key (panel, GDK_KEY_a));
  g_assert_cmpstr (said, ==, "move assign face=horn n=3 to=aside");
  g_assert_true (key (panel, GDK_KEY_d));
  g_assert_cmpstr (said, ==, "move assign face=horn n=3 to=deck");
  /* no die shows defence, so its letter is free for words once horns are down again */
  g_assert_true (key (panel, GDK_KEY_space));
  g_assert_false (key (panel, GDK_KEY_d));
  finish (window);
}

/* A charged ability is cast by its button; while an enemy moves it waits, and says why with the clause. */
static void
test_casts (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("fight", TWO ",\"charge\":{\"T1.clan\":2,\"I4.clan\":3}"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  GwCasts *casts = find_type (panel, GW_TYPE_CASTS);

  g_assert_nonnull (gw_casts_get_button (casts, 2 * gw_unit (GW_TURQUEFOSS, 1)));
  g_assert_nonnull (gw_casts_get_button (casts, 2 * gw_unit (GW_IMBLASHAM, 4)));
  g_assert_null (gw_casts_get_button (casts, 2 * gw_unit (GW_TURQUEFOSS, 2)));
  g_assert_false (gtk_widget_has_css_class (gw_casts_get_button (casts, 2 * gw_unit (GW_IMBLASHAM, 4)), "cannot"));
  /* while its targets are named, its row is marked */
  GtkWidget *own = gw_casts_get_button (casts, 2 * gw_unit (GW_TURQUEFOSS, 1));
  g_signal_emit_by_name (own, "clicked");
  g_assert_nonnull (gw_map_get_aim (gw_table_get_map (table_of (panel))));
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (gtk_widget_get_parent (own)), "aimed"));
  g_assert_true (key (panel, GDK_KEY_Escape));
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_parent (gtk_widget_get_parent (own)), "aimed"));
  live_say (table, 0, "move unit=TL place=d2.0");
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_true (gtk_widget_has_css_class (gw_casts_get_button (casts, 2 * gw_unit (GW_IMBLASHAM, 4)), "cannot"));
  g_assert_true (reads (GTK_WIDGET (casts), "GW-079"));
  g_signal_emit_by_name (gw_casts_get_button (casts, 2 * gw_unit (GW_IMBLASHAM, 4)), "clicked");
  g_assert_cmpstr (said, ==, "why @1 cast ability=I4.clan");
  finish (window);
}

/* Nothing reaches out of what it stands in. */
static void
all_within (GtkWidget *widget,
            GtkWidget *outer)
{
  graphene_rect_t bounds, room;

  if (!gtk_widget_get_mapped (widget))
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, outer, &bounds));
  g_assert_true (gtk_widget_compute_bounds (outer, outer, &room));
  if (bounds.origin.y + bounds.size.height > room.size.height + 1.5)
    g_error ("%s %s %s reaches down to %g of %g", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_css_name (widget),
             GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "", bounds.origin.y + bounds.size.height,
             room.size.height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    all_within (child, outer);
}

/* Where there is little height, long lines of what waits still stand whole. */
static void
test_stack_room (void)
{
  static const int heights[] = { 500, 507, 514, 521, 528, 535, 542, 549, 556, 563, 570, 577, 584, 591, 598, 605, 612 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      g_autoptr (GnMatchTable) table = live_dealt (
        "gnomes-wizards", 2, GN_DEALER_APP,
        AT ("fight", PLACE ("\"TL\":\"u2.0\",\"T1\":\"u1.1\",\"T2\":\"d1.0\",\"T3\":\"u2.1\",\"T5\":\"u2.2\",\"IL\":"
                            "\"d0.3\",\"I6\":\"d1.2\"") ",\"charge\":{\"T1.clan\":2,\"T3.clan\":3,\"I6.clan\":3}"));
      GtkWidget *panel, *window, *stack;

      live_say (table, 0, "move unit=T5 place=d1.2");
      live_say (table, 0, "attack unit=T5 target=I6");
      panel = panel_of (table, GN_PUBLIC);
      window = show (panel, 802, heights[i]);
      live_say (table, 0, "cast ability=T1.clan units=T2");
      gn_panel_refresh (GN_PANEL (panel), NULL);
      for (int n = 0; n < 60; n++)
        {
          g_usleep (4000);
          while (g_main_context_iteration (NULL, FALSE))
            ;
        }
      stack = find_type (panel, GW_TYPE_STACK);
      g_assert_true (gtk_widget_get_visible (stack));
      all_within (stack, stack);
      finish (window);
    }
}

/* A cast that is only announced stands first in what waits, with who goes on then; Enter carries it out. */
static void
test_stack (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("fight", TWO ",\"charge\":{\"T1.clan\":2,\"I4.clan\":3}"));
  GtkWidget *panel, *window;
  GwStack *stack;

  live_say (table, 0, "move unit=TL place=d2.0");
  live_say (table, 0, "halt unit=TL");
  live_say (table, 1, "cast ability=I4.clan units=T1 hold=yes");
  panel = panel_of (table, GN_PUBLIC);
  window = show (panel, 820, 640);
  stack = find_type (panel, GW_TYPE_STACK);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (stack)));
  g_assert_true (reads (GTK_WIDGET (stack), "Flare"));
  g_assert_true (reads (GTK_WIDGET (stack), "goes on"));
  g_assert_nonnull (gw_stack_get_button (stack));
  g_assert_true (key (panel, GDK_KEY_Return));
  g_assert_cmpstr (said, ==, "move resolve");
  live_say (table, 1, "resolve");
  gn_panel_refresh (GN_PANEL (panel), NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (stack)));
  g_assert_null (gw_stack_get_button (stack));
  finish (window);
}

/* Crystals: a digit puts one on that unit's ability, a button fills it; without room there is no row. */
static void
test_crystals (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("collect", TWO ",\"reserve\":2"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  GwReserve *reserve = gw_table_get_reserve (table_of (panel));

  g_assert_true (key (panel, GDK_KEY_2));
  g_assert_cmpstr (said, ==, "move collect-place ability=T1.clan n=1");
  g_assert_nonnull (find_move (GTK_WIDGET (reserve), "collect-place ability=T1.clan n=2"));
  g_assert_null (gw_reserve_get_button (reserve, 2 * gw_unit (GW_IMBLASHAM, 4)));
  finish (window);
}

/* Horns: only a clan on whose tile somebody stands can be called; the others say why. */
static void
test_war (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("war", TWO ",\"horns_aside\":3"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  GwWar *war = gw_table_get_war (table_of (panel));
  const GwState *state = gn_match_table_state (table, GN_PUBLIC);
  guint can = 0;

  for (int slot = 1; slot < GW_SLOTS; slot++)
    {
      const int clan = gw_unit (GW_TURQUEFOSS, slot);
      GtkWidget *button = gw_war_get_button (war, slot);
      gboolean ready = FALSE;

      g_assert_nonnull (button);
      GW_FOR_UNITS (unit)
        ready |= gw_seat (state, unit) == 0 && state->status[unit] == GW_ACTIVE
               && gw_on_symbol (gn_match_table_get_match (table), state, unit, clan);
      g_assert_true (gtk_widget_has_css_class (button, "cannot") == !ready);
      can += ready;
      /* whether it waits for answers is not asked: a switch says so for all */
      if (ready)
        {
          g_autofree char *spec = g_strdup_printf (
            "move war-call clan=%s hold=-",
            gn_thing_id (gn_match_table_get_match (table), GN_THING (GW_DOMAIN_UNIT, clan)));

          g_signal_emit_by_name (button, "clicked");
          g_assert_cmpstr (said, ==, spec);
        }
      if (!ready)
        g_assert_true (reads (GTK_WIDGET (war), "no unit is on its tiles"));
    }
  g_assert_cmpuint (can, <, GW_CLANS);
  gw_war_set_hold (war, TRUE);
  for (int slot = 1; slot < GW_SLOTS; slot++)
    if (!gtk_widget_has_css_class (gw_war_get_button (war, slot), "cannot"))
      {
        g_signal_emit_by_name (gw_war_get_button (war, slot), "clicked");
        g_assert_true (g_str_has_suffix (said, " hold=yes"));
      }
  finish (window);
}

/* A box that knows nothing yet: a clan on whose tile somebody stands can be called, and a click asks what its card
 * says. */
static void
test_untold (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (AT ("war", TWO ",\"horns_aside\":3"), &error);
  const GnGame *game = gn_games_find ("gnomes-wizards");
  GnMatch *match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };
  guint untold = 0;

  g_assert_no_error (error);

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, node, &why, &error);

  g_assert_no_error (error);

  GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 820, 640);
  const GwState *state = gn_match_table_state (table, GN_PUBLIC);

  for (int slot = 1; slot < GW_SLOTS; slot++)
    {
      GtkWidget *button = gw_war_get_button (gw_table_get_war (table_of (panel)), slot);
      const int clan = gw_unit (GW_TURQUEFOSS, slot);
      gboolean ready = FALSE;

      if (!button || state->status[clan] == GW_ACTIVE)
        continue;
      GW_FOR_UNITS (unit)
        ready |= gw_seat (state, unit) == 0 && state->status[unit] == GW_ACTIVE
               && gw_on_symbol (match, state, unit, clan);
      g_assert_true (gtk_widget_has_css_class (button, "unknown") == ready);
      g_assert_true (gtk_widget_has_css_class (button, "cannot") == !ready);
      untold += ready;
    }
  g_assert_cmpuint (untold, >, 0);
  finish (window);
}

static GtkWidget *
find_cast (GtkWidget  *widget,
           const char *spec)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "gw-cast"), spec) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_cast (child, spec);

      if (found)
        return found;
    }
  return NULL;
}

/* A card that is played can be announced, so that others may answer; one that is learned is not (GW-124). */
static void
test_announced (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP, AT ("fight", TWO
    ",\"hand\":[[{\"card\":\"S10\",\"seen\":[0]},{\"card\":\"L01\",\"seen\":[0]}],[]]"));
  GtkWidget *panel = panel_of (table, 0), *window = show (panel, 820, 640);
  GtkWidget *casts = find_type (panel, GW_TYPE_CASTS);
  GtkWidget *play = find_cast (casts, "@0 play card=S10"), *learn = find_cast (casts, "@0 attach card=L01");

  g_assert_nonnull (play);
  g_assert_nonnull (learn);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_type (casts, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  g_clear_pointer (&said, g_free);
  g_signal_emit_by_name (learn, "clicked");
  g_assert_cmpstr (said, ==, "move @0 attach card=L01");
  g_signal_emit_by_name (play, "clicked");
  g_assert_true (g_str_has_prefix (said, "move play card=S10 "));
  g_assert_nonnull (strstr (said, " hold=yes "));
  finish (window);
}

/* What no word says is read aloud: the panel gives the words, while they are carried out and no longer. */
static void
test_aloud (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("fight", TWO ",\"hand\":[[{\"card\":\"S10\",\"seen\":[0]}],[]]"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 820, 640);
  GnPanelClass *class = GN_PANEL_GET_CLASS (panel);

  g_assert_nonnull (class->aloud);
  g_assert_null (class->aloud (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC)));
  live_say (table, 0, "play card=S10");

  g_autofree char *words = class->aloud (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC));

  g_assert_nonnull (words);
  g_assert_true (g_str_has_prefix (words, "All players raise a glass."));
  live_say (table, GN_HOST, "carried-out");
  g_assert_null (class->aloud (GN_PANEL (panel), gn_match_table_state (table, GN_PUBLIC)));
  finish (window);
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, class);
  return found;
}

/* No tile lies under a widget of that style class. */
static void
covers_no_tile (GtkWidget  *panel,
                GtkWidget  *window,
                const char *class)
{
  GtkWidget *widget = find_class (panel, class);
  graphene_rect_t at;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, window, &at));
  g_assert_cmpfloat (at.size.width, >, 20);
  for (int k = 0; k < 21 * 21; k++)
    {
      GtkWidget *under = gtk_widget_pick (window, at.origin.x + at.size.width * (k % 21) / 20.,
                                          at.origin.y + at.size.height * (k / 21) / 20., GTK_PICK_DEFAULT);

      g_assert_false (under && gtk_widget_get_ancestor (under, GW_TYPE_MAP)
                      && (gtk_widget_has_css_class (under, "triangle")
                          || gtk_widget_has_css_class (gtk_widget_get_parent (under), "triangle")));
    }
}

/* What is told about the tile looked at, and what the marks mean, lies beside the tiles: with two to four players. */
static void
test_uncovered (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", seats, GN_DEALER_APP,
                                                   seats == 2 ? AT ("fight", TWO) : NULL);
      GtkWidget *panel = panel_of (table, GN_PUBLIC), *window = show (panel, 802, 538);
      const GwBoard *board = gw_board (gn_match_table_get_match (table));
      GwMap *map = gw_table_get_map (table_of (panel));
      GtkWidget *tile = gw_map_get_tile (map, board->place[0]);

      if (seats == 2)
        {
          gw_map_choose (map, gw_unit (GW_TURQUEFOSS, 0));
          g_assert_cmpint (gw_map_get_chosen (map), >=, 0);
        }
      point (tile, TRUE);
      for (int n = 0; n < 20; n++)
        {
          g_usleep (4000);
          while (g_main_context_iteration (NULL, FALSE))
            ;
        }
      covers_no_tile (panel, window, "gw-card");
      if (seats == 2)
        covers_no_tile (panel, window, "gw-legend");
      point (tile, FALSE);
      finish (window);
    }
}

/* A player's card names every unit; what is hidden is a number there, and on the big screen too. */
static void
test_players (void)
{
  g_autoptr (GnMatchTable) table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                               AT ("fight", TWO ",\"hand\":[[{\"card\":\"S01\",\"seen\":[0]}],[]]"));
  GtkWidget *panel = panel_of (table, GN_PUBLIC), *own = panel_of (table, 0), *window = show (panel, 820, 640), *other,
            *public;
  GtkWidget *holdings = gw_holdings_new ();

  GN_PANEL_GET_CLASS (panel)->update_player (GN_PANEL (panel), g_object_ref_sink (holdings), 0,
                                             gn_match_table_state (table, GN_PUBLIC), 0);
  g_assert_true (reads (GTK_WIDGET (panel), "1 hidden card"));
  g_assert_false (reads (GTK_WIDGET (panel), "Ducked!"));
  g_object_unref (holdings);
  finish (window);
  other = show (own, 820, 640);
  g_assert_true (reads (own, "Ducked!"));
  finish (other);
  public = gw_public_new (table);
  other = show (public, 1280, 720);
  g_assert_true (reads (public, "Round 1"));
  g_assert_false (reads (public, "Ducked!"));
  finish (other);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());
  g_test_add_func ("/panel/gnomes-wizards/look-over", test_look_over);
  g_test_add_func ("/panel/gnomes-wizards/deal-equal", test_deal_equal);
  g_test_add_func ("/panel/gnomes-wizards/roll", test_roll);
  g_test_add_func ("/panel/gnomes-wizards/pad", test_pad);
  g_test_add_func ("/panel/gnomes-wizards/assign", test_assign);
  g_test_add_func ("/panel/gnomes-wizards/casts", test_casts);
  g_test_add_func ("/panel/gnomes-wizards/stack", test_stack);
  g_test_add_func ("/panel/gnomes-wizards/stack-room", test_stack_room);
  g_test_add_func ("/panel/gnomes-wizards/crystals", test_crystals);
  g_test_add_func ("/panel/gnomes-wizards/war", test_war);
  g_test_add_func ("/panel/gnomes-wizards/untold", test_untold);
  g_test_add_func ("/panel/gnomes-wizards/announced", test_announced);
  g_test_add_func ("/panel/gnomes-wizards/aloud", test_aloud);
  g_test_add_func ("/panel/gnomes-wizards/players", test_players);
  g_test_add_func ("/panel/gnomes-wizards/uncovered", test_uncovered);
  return g_test_run ();
}
