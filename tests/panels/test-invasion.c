/* test-invasion.c: the panel of Gnome Invasion at real positions: what it shows, what its things say, what it keeps to
 * itself
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
#include "core/words/text.h"
#include "gn-ui.h"
#include "panels/invasion/inv-public.h"
#include "games/invasion/inv-state.h"
#include "live.h"

static const InvState *
state_of (GnMatchTable *table)
{
  return gn_match_table_state (table, GN_PUBLIC);
}

/* A table that has come to @wanted: of the first few matches the one in which it does. */
static GnMatchTable *
table_at (gboolean (*wanted) (const InvState *state))
{
  for (guint k = 0; k < 24; k++)
    {
      g_autoptr (GnMatchTable) table = live_dealt ("invasion", 2 + k % 4, GN_DEALER_APP, NULL);

      for (guint i = 0; i < 900 && !gn_match_table_is_over (table) && !wanted (state_of (table)); i++)
        live_play (table, 1, 1000 * k + i);
      if (!gn_match_table_is_over (table) && wanted (state_of (table)))
        return g_steal_pointer (&table);
    }
  g_assert_not_reached ();
}

/* ---- Tests ------------------------------------------------------------------------ */

static gboolean
prepares (const InvState *state)
{
  return state->stage == INV_AT_PREP;
}

/* A digit turns up the top card of that deck, as a click does. */
static void
test_decks (void)
{
  g_autoptr (GnMatchTable) table = table_at (prepares);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_true (key (panel, GDK_KEY_2));
  g_assert_nonnull (said);
  g_assert_true (g_str_has_prefix (said, "move "));
  g_assert_nonnull (strstr (said, "open deck="));
  /* There are never seven decks. */
  g_clear_pointer (&said, g_free);
  g_assert_false (key (panel, GDK_KEY_7));
  g_assert_null (said);
  finish (window);
}

static gboolean
fights (const InvState *state)
{
  return state->stage == INV_AT_FIGHT_HELP && !state->ask && !state->dice_for;
}

/* The fight stands there with its gnome, and the chance is that of the rules. */
static void
test_fight (void)
{
  g_autoptr (GnMatchTable) table = table_at (fights);
  const GnMatch *match = gn_match_table_get_match (table);
  const InvState *state = state_of (table);
  g_autofree char *gnome = gn_thing_name (match, GN_THING (INV_DOMAIN_GNOME, state->gnome));
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_true (reads (panel, gnome));
  g_assert_true (reads (panel, "%"));
  /* What stands on the table has no second button below it. */
  g_assert_true (GN_PANEL_GET_CLASS (panel)->placed (GN_PANEL (panel), state) >> INV_V_THROW & 1);
  g_assert_false (GN_PANEL_GET_CLASS (panel)->enters (GN_PANEL (panel), state));
  finish (window);
}

static gboolean
reads_aloud (const InvState *state)
{
  return state->ask == INV_ASK_TEXT;
}

/* A text stands large on the table with the button that ends it: no list is laid over it. */
static void
test_text (void)
{
  g_autoptr (GnMatchTable) table = table_at (reads_aloud);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_true (GN_PANEL_GET_CLASS (panel)->enters (GN_PANEL (panel), state_of (table)));
  g_assert_true (reads (panel, "Carried out"));
  finish (window);
}

static gboolean
picks_list (const InvState *state)
{
  return state->ask == INV_ASK_LIST;
}

/* Of several lists of a card each says what it does; which was chosen stands in the log in the same words. */
static void
test_lists (void)
{
  g_autoptr (GnMatchTable) table = table_at (picks_list);
  const GnMatch *match = gn_match_table_get_match (table);
  const int seat = state_of (table)->active;
  GnMove move;

  gn_move_init (&move, seat, INV_V_PICK);
  move.arg[INV_A_LIST] = 1;
  g_autofree char *meaning = gn_move_meaning (match, state_of (table), &move);
  GtkWidget *panel = panel_of (table, GN_PUBLIC);
  GtkWidget *window = show (panel, 802, 620);

  g_assert_nonnull (meaning);
  g_assert_true (reads (panel, meaning));
  live_say (table, seat, "pick list=1 player=- deck=- gnome=-");

  const GnStep *step = gn_match_table_get_step (table, gn_match_table_get_n_steps (table));
  g_autofree char *told = gn_say_text (match, &step->story->fact[0].say, FALSE);
  g_assert_nonnull (strstr (told, meaning));
  finish (window);
}

/* No card of a hand that only its owner knows is to be read on the table or on the second screen. */
static void
test_hands (void)
{
  g_autoptr (GnMatchTable) table = table_at (prepares);
  const InvState *state = state_of (table);
  for (int seat = 0; seat < gn_match_table_get_match (table)->n_seats; seat++)
    for (guint i = 0; i < state->hand[seat].n; i++)
      g_assert_true (state->hand[seat].layer[i].card < 0 || state->hand[seat].layer[i].seen == GN_ALL_SEE);

  GtkWidget *screen = inv_public_new (table);
  gn_panel_refresh (GN_PANEL (screen), NULL);
  GtkWidget *window = show (screen, 1280, 720);
  g_assert_true (reads (screen, "Berta"));
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

  g_test_add_func ("/invasion-panel/decks", test_decks);
  g_test_add_func ("/invasion-panel/fight", test_fight);
  g_test_add_func ("/invasion-panel/text", test_text);
  g_test_add_func ("/invasion-panel/lists", test_lists);
  g_test_add_func ("/invasion-panel/hands", test_hands);
  return g_test_run ();
}
