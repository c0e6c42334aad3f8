/* match-gnomes-wizards.c: how a whole match of Gnômes & Wizards is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "panels/drawing/parts.h"
#include "panels/gnomes-wizards/gw-table.h"
#include "panels/gnomes-wizards/gw-unit-row.h"

/* Dice are given and not taken back, units walk now and then, casts and cards are rare enough for the match to end. */
static guint
gw_weight (const GnMatch *match,
           const GnMove  *move,
           GRand         *rand)
{
  switch ((GwVerb) move->verb)
    {
    case GW_V_SWAP:
    case GW_V_REDEAL:
    case GW_V_HALT:
    case GW_V_ALLY:
    case GW_V_UNALLY:
      return 0;
    case GW_V_ACCEPT:
    case GW_V_CLEAR:
      return 1;
    case GW_V_ASSIGN:
      /* horns lie aside in threes (GW-065) */
      if (move->arg[GW_A_TO] == GW_TO_ASIDE && move->arg[GW_A_N] % 3)
        return 0;
      return move->arg[GW_A_FACE] == GW_HORN || move->arg[GW_A_N] == 1 ? 60 : 1;
    case GW_V_REROLL:
      return g_rand_int_range (rand, 0, 12) == 0;
    case GW_V_ATTACK:
      return move->arg[GW_A_HOLD] < 0 ? 30 : 1;
    case GW_V_MOVE:
      return 3;
    case GW_V_WAR_CALL:
    case GW_V_WAR_CHARGE:
    case GW_V_WAR_DRAW:
    case GW_V_COLLECT:
    case GW_V_RESOLVE:
    case GW_V_HOST_RESOLVE:
      return 30;
    case GW_V_CAST:
    case GW_V_PLAY:
    case GW_V_ATTACH:
      return g_rand_int_range (rand, 0, 30) == 0;
    case GW_V_END_STEP:
      return 12;
    case GW_V_END_TURN:
      return 1;
    default:
      return 4;
    }
}

static GwTable *
table_of (Sitting *sitting)
{
  return fixture_find_type (GTK_WIDGET (sitting->page->panel), GW_TYPE_TABLE);
}

/* ---- Keys of the table: letters of faces, numbers of units ------------------------------------------------ */

static char *
assign_keys (Sitting      *sitting,
             const GnMove *move)
{
  static const char *const letter[GW_N_FACES] = { "m", "a", " ", "d", "h", NULL };
  const GwState *state = gn_match_table_state (sitting->table, GN_PUBLIC);
  GwTray *tray = gw_table_get_tray (table_of (sitting));
  const int face = move->arg[GW_A_FACE], horns = state->dice[GW_HORN];
  g_autoptr (GString) keys = g_string_new (NULL);

  if (face == GW_HORN)
    {
      const gboolean aside = move->arg[GW_A_TO] == GW_TO_ASIDE;

      if (move->arg[GW_A_N] != (aside ? horns - horns % 3 : horns))
        return NULL;
      return g_strdup_printf ("%s%s", gw_tray_get_face (tray) == GW_HORN ? "" : "h", aside ? "a" : "d");
    }
  if (move->arg[GW_A_N] != 1 || move->arg[GW_A_DIE_UNIT] < 0 || !letter[face])
    return NULL;
  /* attack-or-movement has no letter: Space goes on from face to face, once it has ticked off what is to be done with
   * the pieces */
  if (face == GW_EITHER)
    {
      const int before = gw_tray_get_face (tray);

      GnMessageBar *messages = gn_bottom_bar_get_messages (sitting->page->bottom);

      while (!gn_instruction_bar_is_empty (gn_message_bar_get_instructions (messages)))
        g_assert_true (press (sitting, GDK_KEY_space, 0));
      g_assert_cmpint (gw_tray_get_face (tray), ==, before);
    }
  if (face == GW_EITHER)
    for (int at = gw_tray_get_face (tray), k = 0; at != GW_EITHER && k < GW_N_FACES; k++)
      {
        do
          at = (at + 1) % GW_N_FACES;
        while (!state->dice[at]);
        g_string_append_c (keys, ' ');
      }
  else if (gw_tray_get_face (tray) != face)
    g_string_append (keys, letter[face]);
  g_string_append_printf (keys, "%d", gw_slot_of (move->arg[GW_A_DIE_UNIT]) + 1);
  if (face == GW_EITHER)
    g_string_append_c (keys, move->arg[GW_A_USE] == GW_USE_MOVEMENT ? 'm' : 'a');
  return g_strdup (keys->str);
}

static char *
gw_keys (Sitting      *sitting,
         const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const GwState *state = gn_match_table_state (sitting->table, GN_PUBLIC);

  switch ((GwVerb) move->verb)
    {
    case GW_V_ROLL:
      return g_strdup ("\n");
    case GW_V_END_STEP:
      return state->stage == GW_AT_ROLL ? g_strdup ("\n") : NULL;
    case GW_V_ASSIGN:
      return assign_keys (sitting, move);
    case GW_V_DIE:
    case GW_V_ROLLED:
      {
        /* all dice that are owed, one letter after the other */
        const int n = move->verb == GW_V_ROLLED ? 1 : state->due;
        GString *keys = g_string_new (NULL);

        for (int i = 0; i < n; i++)
          g_string_append_unichar (keys, gw_pad_letter (match, (move->arg[0] + i) % GW_N_FACES));
        return g_string_free (keys, FALSE);
      }
    case GW_V_COLLECT:
      return move->arg[1] == 1 && move->arg[0] % 2 == 0 ? g_strdup_printf ("%d", gw_slot_of (move->arg[0] / 2) + 1)
                                                        : NULL;
    case GW_V_RESOLVE:
      return g_strdup ("\n");
    default:
      return NULL;
    }
}

/* ---- Clicks ------------------------------------------------------------------------------------------------ */

static gboolean
assign_clicks (Sitting      *sitting,
               GwTray       *tray,
               const GnMove *move)
{
  const GwState *state = gn_match_table_state (sitting->table, GN_PUBLIC);
  const int face = move->arg[GW_A_FACE];
  int at = 0;
  GtkWidget *row;

  if (face == GW_HORN || move->arg[GW_A_N] != 1 || move->arg[GW_A_DIE_UNIT] < 0)
    return FALSE;
  for (int before = 0; before < face; before++)
    at += state->dice[before];
  click (gw_tray_get_die (tray, (guint) at));
  row = gw_tray_get_row (tray, gw_slot_of (move->arg[GW_A_DIE_UNIT]));
  g_assert_nonnull (row);
  click (face == GW_EITHER ? gw_unit_row_get_use (GW_UNIT_ROW (row), move->arg[GW_A_USE])
                           : gw_unit_row_get_space (GW_UNIT_ROW (row)));
  return TRUE;
}

static void
walk (GwTable      *table,
      const GnMove *move)
{
  GwMap *map = gw_table_get_map (table);
  GtkWidget *tile = gw_map_get_tile (map, move->arg[GW_A_PLACE]);

  if (gw_map_get_chosen (map) != move->arg[GW_A_UNIT])
    {
      GtkWidget *row = gw_tray_get_row (gw_table_get_tray (table), gw_slot_of (move->arg[GW_A_UNIT]));

      if (row)
        click (gw_unit_row_get_space (GW_UNIT_ROW (row)));
    }
  if (tile)
    click (tile);
}

static gboolean
gw_clicks (Sitting      *sitting,
           const GnMove *move)
{
  const guint serial = gn_table_model_serial (sitting->page->model);
  GwTable *table = table_of (sitting);
  GtkWidget *tile;

  switch ((GwVerb) move->verb)
    {
    case GW_V_DIE:
    case GW_V_ROLLED:
      {
        const GwState *state = gn_match_table_state (sitting->table, GN_PUBLIC);
        const int n = move->verb == GW_V_ROLLED ? 1 : state->due;

        for (int i = 0; i < n; i++)
          click (gw_pad_get_face (fixture_find_type (GTK_WIDGET (table), GW_TYPE_PAD), (move->arg[0] + i) % GW_N_FACES));
        break;
      }
    case GW_V_ASSIGN:
      if (!assign_clicks (sitting, gw_table_get_tray (table), move))
        return FALSE;
      break;
    case GW_V_MOVE:
      walk (table, move);
      break;
    case GW_V_FLIP:
    case GW_V_PLACE_LEADER:
      tile = gw_map_get_tile (gw_table_get_map (table), move->arg[GW_A_TILE]);
      if (tile)
        click (tile);
      break;
    case GW_V_RESOLVE:
      tile = gw_stack_get_button (fixture_find_type (GTK_WIDGET (table), GW_TYPE_STACK));
      if (tile)
        click (tile);
      break;
    default:
      return move->seat == GN_CHANCE && pick_owed (sitting, move);
    }
  if (gn_table_model_serial (sitting->page->model) != serial)
    return TRUE;
  gn_table_model_cancel (sitting->page->model);
  return FALSE;
}

const MatchPlan gnomes_wizards_plans[] = {
  {
    .game = "gnomes-wizards", .seats = 2, .seed = 5, .dealer = GN_DEALER_APP,
    .weight = gw_weight, .keys = gw_keys, .clicks = gw_clicks, .least_keys = 100, .least_clicks = 100,
  },
  {
    .game = "gnomes-wizards", .seats = 3, .seed = 9, .dealer = GN_DEALER_BOX,
    .weight = gw_weight, .keys = gw_keys, .clicks = gw_clicks, .least_keys = 100, .least_clicks = 100,
  },
  { NULL }
};
