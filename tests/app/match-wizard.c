/* match-wizard.c: how a whole match of The Wizard Always Wins is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "panels/drawing/parts.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "games/wizard/wiz-view.h"

/* Levels and gems first, then the Wizard: so that it ends within an evening. */
static guint
wizard_weight (const GnMatch *match,
               const GnMove  *move,
               GRand         *rand)
{
  switch (move->verb)
    {
    case WIZ_TAKE:
      {
        const char *tile = gn_thing_id (match, GN_THING (WIZ_DOMAIN_TILE, move->arg[WIZ_ARG_THING]));

        return g_str_equal (tile, "wizard") ? 10
               : g_str_equal (tile, "apprentice") ? 8
               : g_str_equal (tile, "hunter") ? 4
                                                  : 2;
      }
    case WIZ_TOKEN_PULLED:
      return move->arg[WIZ_ARG_THING] == WIZ_TOKEN_ADD || move->arg[WIZ_ARG_THING] == WIZ_TOKEN_LEVEL ? 6 : 2;
    case WIZ_TURN_IN:
      return 20;
    case WIZ_DONE:
    case WIZ_DECLINE:
      return 1;
    case WIZ_PLAY:
      /* few elements, so that sets come together */
      return move->arg[WIZ_ARG_THING] < 2 * WIZ_SYMBOLS ? 6 : 1;
    default:
      return 2;
    }
}

static char
element_letter (int element)
{
  return "FSBMP"[element];
}

static char *
wizard_keys (Sitting      *sitting,
             const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const WizState *state = gn_match_table_state (sitting->table, GN_PUBLIC);

  switch (move->verb)
    {
    case WIZ_TAKE:
      for (guint number = 1; number <= WIZ_TILES; number++)
        {
          WizTile tile;

          wiz_view_tile (match, state, number, &tile);
          if (tile.tile == move->arg[WIZ_ARG_THING])
            return g_strdup_printf ("%u", number);
        }
      return NULL;
    case WIZ_PLAY:
      {
        int element, symbols, element_2, symbols_2;

        wiz_view_card (match, move->arg[WIZ_ARG_THING], &element, &symbols, &element_2, &symbols_2);
        return symbols_2 ? NULL : g_strdup_printf ("%c%d", element_letter (element), symbols);
      }
    case WIZ_DISCARD:
      {
        /* Two of them: the pad says both together. */
        int element, symbols, element_2, symbols_2;

        wiz_view_card (match, move->arg[WIZ_ARG_THING], &element, &symbols, &element_2, &symbols_2);
        return symbols_2
                 ? NULL
                 : g_strdup_printf ("%c%d%c%d", element_letter (element), symbols, element_letter (element), symbols);
      }
    case WIZ_TOKEN_PULLED:
      {
        const int token = move->arg[WIZ_ARG_THING];
        const int seat = wiz_view_token_seat (match, token);

        if (seat >= 0)
          return g_strdup_printf ("%d", seat + 1);
        return token < WIZ_ELEMENTS ? g_strdup_printf ("%c", element_letter (token))
                                    : g_strdup (token == WIZ_TOKEN_ADD ? "a" : "l");
      }
    case WIZ_TURN_IN:
      return g_strdup ("s");
    case WIZ_ORDER:
      {
        /* the last marker goes without saying */
        GString *keys = g_string_new (NULL);

        for (int i = 0; i + 1 < move->arg[WIZ_ARG_LIST]; i++)
          g_string_append_printf (keys, "%d", move->arg[WIZ_ARG_LIST + 1 + i] + 1);
        return g_string_free (keys, FALSE);
      }
    default:
      return NULL;
    }
}

/* The @n-th piece of a kind that lies in front of @seat, as something to click. */
static GtkWidget *
find_space (GtkWidget  *root,
            const char *tip)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, root);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = queue->pdata[i];

      if (GN_IS_SPACE (widget) && gtk_widget_get_visible (widget) && g_strcmp0 (gn_get_tooltip (widget), tip) == 0)
        return widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  return NULL;
}

static gboolean
click_piece (Sitting *sitting,
             int      seat,
             int      piece)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  g_autofree char *name = gn_thing_name (match, GN_THING (WIZ_DOMAIN_PIECE, piece));
  g_autofree char *upper = gn_upper_first (name);
  g_autofree char *tip = g_strdup_printf ("%s of %s", upper, gn_match_name (match, seat));
  GtkWidget *space = find_space (GTK_WIDGET (sitting->page->panel), tip);

  if (space)
    click (space);
  return space != NULL;
}

static gboolean
wizard_clicks (Sitting      *sitting,
               const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const guint serial = gn_table_model_serial (sitting->page->model);
  GtkWidget *panel = GTK_WIDGET (sitting->page->panel);

  switch (move->verb)
    {
    case WIZ_ORDER:
      for (int i = 0; i + 1 < move->arg[WIZ_ARG_LIST]; i++)
        click (fixture_find (panel, GN_TYPE_SPACE, gn_match_name (match, move->arg[WIZ_ARG_LIST + 1 + i])));
      break;
    case WIZ_TURN_IN:
      {
        /* what the panel has chosen to begin with */
        GtkWidget *button = fixture_find_class (panel, "wiz-turn-in");

        if (!button)
          return FALSE;
        click (button);
        if (gn_table_model_serial (sitting->page->model) == serial)
          click (button);   /* all the same, though a gem is void */
        break;
      }
    case WIZ_TRADE_PIECES:
      if (move->arg[WIZ_ARG_GIVE] != 1
          || !click_piece (sitting, move->seat, move->arg[WIZ_ARG_GIVE + 1])
          || !click_piece (sitting, move->arg[WIZ_ARG_PLAYER], move->arg[WIZ_ARG_GET + 1]))
        return FALSE;
      break;
    case WIZ_TOKEN_PULLED:
      {
        /* the own gem is one of the two large keys */
        GtkWidget *own = wiz_view_token_seat (match, move->arg[WIZ_ARG_THING]) >= 0 ? fixture_find_class (panel, "own")
                                                                                    : NULL;
        const WizState *state = gn_match_table_state (sitting->table, GN_PUBLIC);

        if (!own || wiz_view_token_seat (match, move->arg[WIZ_ARG_THING]) != state->active)
          return FALSE;
        click (own);
        break;
      }
    case WIZ_DISCARD:
      {
        g_autofree char *name = gn_thing_name (match, GN_THING (WIZ_DOMAIN_CARD, move->arg[WIZ_ARG_THING]));
        g_autofree char *upper = gn_upper_first (name);
        GtkWidget *space = find_space (panel, upper);

        for (guint i = 0; space && i < 2 && gn_table_model_serial (sitting->page->model) == serial; i++)
          click (space);
        break;
      }
    default:
      return FALSE;
    }
  return gn_table_model_serial (sitting->page->model) != serial;
}

const MatchPlan wizard_plans[] = {
  {
    .game = "wizard", .seats = 3, .seed = 5, .dealer = GN_DEALER_APP,
    .weight = wizard_weight, .keys = wizard_keys, .clicks = wizard_clicks, .least_keys = 20, .least_clicks = 20,
  },
  {
    .game = "wizard", .seats = 4, .seed = 7, .dealer = GN_DEALER_BOX,
    .weight = wizard_weight, .keys = wizard_keys, .clicks = wizard_clicks, .least_keys = 30, .least_clicks = 30,
  },
  { NULL }
};
