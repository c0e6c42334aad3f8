/* match-invasion.c: how a whole match of Gnome Invasion is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "panels/invasion/inv-choices.h"
#include "games/invasion/inv-state.h"

/* The turn goes on more often than cards are played; of what an unseen hand may hold, a card now and then. */
static guint
invasion_weight (const GnMatch *match,
                 const GnMove  *move,
                 GRand         *rand)
{
  switch (move->verb)
    {
    case INV_V_PLAY:
    case INV_V_SPEND:
      return g_rand_int_range (rand, 0, 40) == 0;
    case INV_V_THROW:
    case INV_V_TAKE:
    case INV_V_REVEAL:
    case INV_V_GO_ON:
      return 20;
    case INV_V_OPEN:
      return 10;
    default:
      return 2;
    }
}

/* ---- What the table offers: the button that goes on, and numbered choices ---------------- */

static const guint going[] = { INV_V_THROW, INV_V_REVEAL, INV_V_TAKE, INV_V_GO_ON, INV_V_CARRIED_OUT, INV_V_OPEN };

static gboolean
goes_on (const GnMoveList *legal,
         const GnMove     *move,
         GnMove           *primary)
{
  for (guint k = 0; k < G_N_ELEMENTS (going); k++)
    for (guint i = 0; i < legal->n; i++)
      if (legal->move[i].verb == going[k] && legal->move[i].seat != GN_CHANCE)
        {
          *primary = legal->move[i];
          return gn_move_equal (primary, move);
        }
  gn_move_init (primary, GN_CHANCE, 0);
  return FALSE;
}

/* The number before the choice, or 0. */
static guint
choice_number (const GnMoveList *legal,
               const GnMove     *move,
               const GnMove     *primary)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      if (legal->move[i].seat < 0 || !(inv_choices_verbs () >> legal->move[i].verb & 1)
          || gn_move_equal (&legal->move[i], primary))
        continue;
      n++;
      if (gn_move_equal (&legal->move[i], move))
        return n <= 9 ? n : 0;
    }
  return 0;
}

/* All dice are told at once: the one that is wanted, and ones for the rest. */
static char *
dice_keys (Sitting *sitting,
           int      n)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const InvState *state = gn_match_table_state (sitting->table, GN_PUBLIC);
  GString *keys = g_string_new (NULL);

  g_string_append_printf (keys, "%d", n);
  for (guint k = 1; k < inv_dice_all (match, state); k++)
    g_string_append (keys, " 1");
  g_string_append_c (keys, '\n');
  return g_string_free (keys, FALSE);
}

static char *
invasion_keys (Sitting      *sitting,
               const GnMove *move)
{
  g_auto (GnMoveList) legal = { 0 };
  GnMove primary;
  guint number;

  switch (move->verb)
    {
    case INV_V_DIE:
      return dice_keys (sitting, move->arg[INV_A_N]);
    case INV_V_HAND_ROLL:
    case INV_V_FIRST:
      return g_strdup_printf ("%d\n", move->arg[1]);
    default:
      break;
    }

  gn_match_table_legal (sitting->table, GN_PUBLIC, &legal);
  if (goes_on (&legal, move, &primary))
    return g_strdup ("\n");
  number = choice_number (&legal, move, &primary);
  if (number)
    return g_strdup_printf ("%u", number);
  return move->verb == INV_V_OPEN ? g_strdup_printf ("%d", move->arg[0] + 1) : NULL;
}

/* ---- Clicks ------------------------------------------------------------------------------------ */

static GtkWidget *
face (GtkWidget *root,
      int        n)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, root);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = queue->pdata[i];

      if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
        continue;
      if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "face")
          && GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "face")) == n)
        return widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  return NULL;
}

/* Picked from the list of what can have come up. */
static gboolean
pick_row (Sitting    *sitting,
          const char *name,
          gboolean    lone)
{
  const guint serial = gn_table_model_serial (sitting->page->model);
  GnEntryForm *form = sitting->page->entry_form;

  act (sitting, "owed", NULL);
  gn_entry_form_refresh (form);
  fixture_type (form, "search", name);
  if (lone && fixture_rows (form, "list") == 1)
    g_assert_true (gn_entry_form_choose (form, 0));
  else
    gn_entry_form_choose (form, (guint) fixture_row (form, "list", name));
  return gn_table_model_serial (sitting->page->model) != serial;
}

static gboolean
pick_from_list (Sitting *sitting,
                GnThing  thing)
{
  g_autofree char *name = gn_thing_name (gn_match_table_get_match (sitting->table), thing);

  /* a letter stands alone under its name */
  return pick_row (sitting, name, thing.domain == INV_DOMAIN_LETTER);
}

static gboolean
invasion_clicks (Sitting      *sitting,
                 const GnMove *move)
{
  const guint serial = gn_table_model_serial (sitting->page->model);
  GtkWidget *panel = GTK_WIDGET (sitting->page->panel);

  switch (move->verb)
    {
    case INV_V_DIE:
    case INV_V_HAND_ROLL:
    case INV_V_FIRST:
      {
        int n = move->verb == INV_V_DIE ? move->arg[INV_A_N] : move->arg[1];

        /* the first as wanted, then ones, till all dice are told */
        for (guint k = 0; k < INV_DICE_MAX && gn_table_model_serial (sitting->page->model) == serial; k++, n = 1)
          {
            GtkWidget *button = face (panel, n);

            if (!button)
              break;
            click (button);
          }
        /* no dice at all: there is nothing but to say so */
        if (gn_table_model_serial (sitting->page->model) == serial)
          click (fixture_find (panel, GTK_TYPE_BUTTON, "Enter"));
        return gn_table_model_serial (sitting->page->model) != serial;
      }
    case INV_V_BOON_UP:
      return pick_from_list (sitting, GN_THING (INV_DOMAIN_BOON, move->arg[INV_A_CARD]));
    case INV_V_GNOME_UP:
      return move->arg[INV_A_GNOME] >= 0
             && pick_from_list (sitting, GN_THING (INV_DOMAIN_GNOME, move->arg[INV_A_GNOME]));
    case INV_V_SEEN:
      return move->arg[INV_A_GNOME] >= 0
               ? pick_from_list (sitting, GN_THING (INV_DOMAIN_GNOME, move->arg[INV_A_GNOME]))
               : pick_from_list (sitting, GN_THING (INV_DOMAIN_LETTER, move->arg[INV_A_LETTER]));
    case INV_V_LOT:
      {
        g_autofree char *whole = gn_move_text (gn_match_table_get_match (sitting->table), move);

        return pick_row (sitting, whole, FALSE);
      }
    default:
      return FALSE;
    }
}

const MatchPlan invasion_plans[] = {
  {
    .game = "invasion", .seats = 3, .seed = 5, .dealer = GN_DEALER_APP,
    .weight = invasion_weight, .keys = invasion_keys, .clicks = invasion_clicks, .least_keys = 60, .least_clicks = 60,
  },
  {
    .game = "invasion", .seats = 2, .seed = 9, .dealer = GN_DEALER_BOX,
    .weight = invasion_weight, .keys = invasion_keys, .clicks = invasion_clicks, .least_keys = 60, .least_clicks = 60,
  },
  { NULL }
};
