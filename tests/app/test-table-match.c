/* test-table-match.c: whole matches through the window: by keys only, and by clicks; who deals: the app, or the box
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"
#include "match-list.h"

#include "games/games.h"
#include "app/entry/move-section.h"
#include "core/words/text.h"
#include "panels/layout/container.h"

#define MOST_ENTRIES 2500
#define FEW_ENTRIES  120    /* where everything is slow: a stretch of the match, without its end */

typedef struct {
  guint by_table, by_key, by_typing;
  guint by_form, by_pane, by_curtain, refused_privately;
} Tally;

/* The keys of the table itself: a tile's number, an element's letter. */
static gboolean
by_table_keys (Sitting         *s,
               const MatchPlan *plan,
               const GnMove    *move)
{
  g_autofree char *keys = plan->keys ? plan->keys (s, move) : NULL;
  const guint serial = gn_table_model_serial (s->page->model);

  if (!keys)
    return FALSE;
  gn_table_page_home (s->page);
  g_string_truncate (s->page->typed, 0);    /* as after a pause */
  g_string_truncate (s->page->keyed, 0);
  for (const char *key = keys; *key && gn_table_model_serial (s->page->model) == serial; key = g_utf8_next_char (key))
    press (s, *key == '\n' ? GDK_KEY_Return : gdk_unicode_to_keyval (g_utf8_get_char (key)), 0);
  return gn_table_model_serial (s->page->model) != serial;
}

/* The verb's key, a key for each thing and number, Enter. FALSE: something in it has no key; Esc, and it is typed. */
static gboolean
by_keys (Sitting      *s,
         const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnVerb *verb = &match->game->verbs[move->verb];
  guint serial = gn_table_model_serial (s->page->model);

  if (!verb->key || verb->key[1])
    return FALSE;
  gn_table_page_home (s->page);
  g_string_truncate (s->page->typed, 0);    /* as after a pause */
  g_string_truncate (s->page->keyed, 0);
  press (s, gdk_unicode_to_keyval (g_ascii_tolower (*verb->key)), 0);
  if (gn_table_model_serial (s->page->model) != serial)
    return TRUE;   /* there was one way only */

  for (const GnArg *arg = verb->args; arg->kind && gn_table_model_is_entering (s->page->model); arg++)
    {
      gint16 value = move->arg[arg->at];

      if (value == GN_NONE || gn_table_model_get_partial (s->page->model)->arg[arg->at] == value)
        continue;
      if (arg->kind == GN_ARG_NUMBER && value >= 0 && value <= 9)
        press (s, GDK_KEY_0 + value, 0);
      else if (arg->kind == GN_ARG_THING && gn_thing_key (match, GN_THING (arg->domain, value)))
        press (s, gdk_unicode_to_keyval (gn_thing_key (match, GN_THING (arg->domain, value))), 0);
      else if (!(arg->flags & GN_ARG_USUAL))
        break;
    }
  GnMove whole;
  if (gn_table_model_whole (s->page->model, &whole))
    press (s, GDK_KEY_Return, 0);
  if (gn_table_model_serial (s->page->model) != serial)
    return TRUE;
  press (s, GDK_KEY_Escape, 0);
  press (s, GDK_KEY_Escape, 0);
  return FALSE;
}

static void
by_typing (Sitting      *s,
           const GnMove *move)
{
  g_autofree char *text = gn_move_text (gn_match_table_get_match (s->table), move);

  press (s, GDK_KEY_k, GDK_CONTROL_MASK);
  if (*fixture_words (gn_bottom_bar_get_entry (s->page->bottom), "text"))
    {
      /* What was refused before still stands there. */
      press (s, GDK_KEY_Escape, 0);
      press (s, GDK_KEY_k, GDK_CONTROL_MASK);
    }
  g_assert_true (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s->page->bottom)));
  type_text (s, text);
  press (s, GDK_KEY_Return, 0);
  if (gtk_widget_get_visible (GTK_WIDGET (s->page->why)))
    g_error ("“%s” was refused: %s", text, fixture_words (s->page->why, "heading"));
}

/* Its text and the way on are in view in small windows too, however much there is to do at the table. */
static void
check_curtain_fits (Sitting *s)
{
  const int width[] = { 1280, 720, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (width); i++)
    {
      int least;

      gn_measure (GTK_WIDGET (s->page->curtain), GTK_ORIENTATION_VERTICAL, width[i], &least, NULL);
      g_assert_cmpint (least, <=, 500);
    }
}

/* Behind the curtain: hold Space, choose, let go; or only look, and give the laptop back. */
static void
behind_curtain (Sitting *s)
{
  GnMove whole;

  press (s, GDK_KEY_space, 0);
  g_assert_true (gn_curtain_is_held (s->page->curtain));
  if (gn_curtain_is_decision (s->page->curtain))
    {
      /* the first of whatever is open: a card, then to whom */
      for (guint i = 0; i < 12 && gn_curtain_is_held (s->page->curtain) && gn_table_model_is_entering (s->page->model)
           && !gn_table_model_whole (s->page->model, &whole); i++)
        press (s, GDK_KEY_1 + i % 4, 0);
      if (gn_curtain_is_held (s->page->curtain))
        press (s, GDK_KEY_Return, 0);
    }
  let_go (s, GDK_KEY_space);
  if (gn_curtain_is_up (s->page->curtain) && !gn_curtain_is_decision (s->page->curtain))
    press (s, GDK_KEY_Return, 0);
  g_assert_cmpint (gn_table_model_get_viewer (s->page->model), ==, GN_PUBLIC);
}

static void
check_standing (Sitting *s)
{
  /* Whatever has been said, the table as the page shows it is the table. */
  g_assert_cmpint (gn_table_model_get_viewer (s->page->model), ==, GN_PUBLIC);
  g_assert_false (gn_table_model_is_past (s->page->model));
}

/* One entry is one step: what is said next has to be said. */
static void
check_one (Sitting      *s,
           const GnMove *move,
           guint         steps)
{
  if (gn_match_table_get_n_steps (s->table) > steps + 1)
    {
      g_autofree char *spec = gn_move_to_spec (gn_match_table_get_match (s->table), move);

      g_error ("with %s something else was said too: %u steps", spec, gn_match_table_get_n_steps (s->table) - steps);
    }
}

static guint
most_entries (void)
{
  return g_getenv ("GNOMON_QUICK") ? FEW_ENTRIES : MOST_ENTRIES;
}

static void
on_over (gboolean *over)
{
  *over = TRUE;
}

/* The app waits with what all want to see: Space for each, till it has come. */
static gboolean
moment_passes (Sitting *s,
               gboolean keys)
{
  if (!gn_match_table_is_waiting (s->table))
    return FALSE;
  fixture_settle ();    /* in a narrow window its page comes to the front first */
  if (keys)
    g_assert_true (press (s, GDK_KEY_space, 0));
  else
    g_action_group_activate_action (gn_table_page_get_actions (s->page), "deal", g_variant_new_int32 (0));
  return TRUE;
}

static GnMatchTable *
table_for (const MatchPlan *plan)
{
  GnMatchTable *table = fixture_table_dealt (plan->game, plan->seats, plan->dealer);

  gn_match_table_set_patient (table, TRUE);
  return table;
}

/* After the end a letter opens nothing that would keep Enter from the result. */
static void
check_letters_after (Sitting *s)
{
  for (char c = 'a'; c <= 'z'; c++)
    {
      press (s, (guint) c, 0);
      g_assert_false (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s->page->bottom)));
      g_assert_cmpstr (fixture_words (gn_bottom_bar_get_entry (s->page->bottom), "text"), ==, "");
    }
}

static void
test_keyboard (gconstpointer data)
{
  const MatchPlan *plan = data;
  Sitting s;
  g_autoptr (GRand) rand = g_rand_new_with_seed (plan->seed);
  Tally tally = { 0 };
  const guint most = most_entries ();
  guint n = 0;
  gboolean over = FALSE;

  sitting_new (&s, table_for (plan));
  g_signal_connect_swapped (s.page, "over", G_CALLBACK (on_over), &over);
  for (; n < most && !gn_match_table_is_over (s.table); n++)
    {
      guint steps = gn_match_table_get_n_steps (s.table);
      GnMove move;

      if (gn_curtain_is_up (s.page->curtain))
        {
          check_curtain_fits (&s);
          behind_curtain (&s);
          tally.by_curtain++;
          continue;
        }
      if (moment_passes (&s, TRUE))
        continue;
      g_assert_true (plan_move (&s, plan, rand, &move));
      if (by_table_keys (&s, plan, &move))
        tally.by_table++;
      else if (by_keys (&s, &move))
        tally.by_key++;
      else
        {
          by_typing (&s, &move);
          tally.by_typing++;
        }
      /* All may offer to buy the card in somebody's hand; why it cannot be is told behind the curtain. */
      if (gn_match_table_get_n_steps (s.table) == steps && gn_curtain_is_up (s.page->curtain))
        {
          tally.refused_privately++;
          continue;
        }
      if (gn_match_table_get_n_steps (s.table) == steps)
        {
          g_autofree char *spec = gn_move_to_spec (gn_match_table_get_match (s.table), &move);
          g_autofree char *text = gn_move_text (gn_match_table_get_match (s.table), &move);

          g_error ("“%s” (%s) was not said; in the line: “%s”", text, spec,
                   fixture_words (gn_bottom_bar_get_entry (s.page->bottom), "text"));
        }
      check_one (&s, &move, steps);
      check_standing (&s);
      if (n % 40 == 0)
        fixture_settle ();
    }
  g_test_message ("%u by the table's keys, %u by key, %u typed, %u behind the curtain", tally.by_table, tally.by_key,
                  tally.by_typing, tally.by_curtain);
  g_assert_true (gn_match_table_is_over (s.table) || most < MOST_ENTRIES);
  if (gn_match_table_is_over (s.table))
    {
      check_letters_after (&s);
      /* Where the table shows the end itself, Enter goes on to the result. */
      if (!over)
        press (&s, GDK_KEY_Return, 0);
      g_assert_true (over);
      g_assert_cmpuint (tally.by_key + tally.by_table, >=, plan->least_keys);
      g_assert_cmpuint (tally.by_typing, >=, plan->least_typed);
    }
  sitting_clear (&s);
}

/* The nth choice of the section of @arg, as a button. */
static GtkWidget *
choice_button (GtkWidget   *root,
               const GnArg *arg,
               guint        nth)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = NULL;

      if (GN_IS_MOVE_SECTION (child) && gn_move_section_get_arg (GN_MOVE_SECTION (child)) == arg)
        {
          g_autoptr (GPtrArray) queue = g_ptr_array_new ();

          g_ptr_array_add (queue, child);
          for (guint i = 0; i < queue->len; i++)
            {
              if (GTK_IS_TOGGLE_BUTTON (queue->pdata[i]) && nth-- == 0)
                return queue->pdata[i];
              for (GtkWidget *w = gtk_widget_get_first_child (queue->pdata[i]); w; w = gtk_widget_get_next_sibling (w))
                g_ptr_array_add (queue, w);
            }
          return NULL;
        }
      found = choice_button (child, arg, nth);
      if (found)
        return found;
    }
  return NULL;
}

/* The action's button, a tile of the form for each thing and number, the button that says it. */
static gboolean
by_form (Sitting      *s,
         const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnVerb *verb = &match->game->verbs[move->verb];
  GnActionButton *button = gn_bottom_bar_get_button (s->page->bottom, move->verb);
  guint serial = gn_table_model_serial (s->page->model);

  if (!button || !gtk_widget_get_visible (GTK_WIDGET (button)))
    return FALSE;
  click (GTK_WIDGET (button));
  if (gn_table_model_serial (s->page->model) != serial)
    return TRUE;
  for (const GnArg *arg = verb->args;
       arg->kind && gn_table_model_is_entering (s->page->model) && !gn_move_form_is_own (s->page->form); arg++)
    {
      g_autoptr (GArray) choices = gn_arg_choices (s->page->model, gn_table_model_get_partial (s->page->model), arg);

      for (guint i = 0; i < choices->len; i++)
        {
          const GnChoiceValue *choice = &g_array_index (choices, GnChoiceValue, i);
          GtkWidget *tile;

          if (memcmp (choice->slot, &move->arg[arg->at], arg->size * sizeof (gint16)) != 0)
            continue;
          tile = choice_button (GTK_WIDGET (s->page->form), arg, i);
          if (tile && gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (tile))))
            click (tile);
          break;
        }
    }
  gn_move_form_accept (s->page->form);
  if (gn_table_model_serial (s->page->model) != serial)
    return TRUE;
  gn_table_model_cancel (s->page->model);
  return FALSE;
}

/* Looked for in the pane of moves, and clicked there. */
static void
by_pane (Sitting      *s,
         const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  g_autofree char *text = gn_move_text (match, move);
  g_autofree char *spec = gn_move_to_spec (match, move);
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();
  gboolean clicked = FALSE;

  gtk_stack_set_visible_child_name (s->page->stack, "moves");
  fixture_settle ();
  fixture_type (s->page->moves_pane, "search", text);
  g_ptr_array_add (queue, s->page->moves_pane);
  for (guint i = 0; i < queue->len && !clicked; i++)
    {
      GtkWidget *widget = queue->pdata[i];
      GVariant *target = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
                                                : NULL;

      if (target && gtk_widget_get_visible (widget) && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING)
          && g_str_equal (g_variant_get_string (target, NULL), spec))
        {
          click (widget);
          clicked = TRUE;
        }
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  if (!clicked)
    g_error ("“%s” is not in the pane", text);
  fixture_type (s->page->moves_pane, "search", "");
}

/* Does @widget say @move when it is clicked? */
static gboolean
says_move (Sitting      *s,
           GtkWidget    *widget,
           const GnMove *move)
{
  const char *spec = g_object_get_data (G_OBJECT (widget), "gn-move");
  GnMove said;

  return spec && gn_move_from_spec (gn_match_table_get_match (s->table), move->seat, spec, &said, NULL)
         && gn_move_equal (&said, move);
}

/* A thing of the table that is bound to the move: a tile, a token's key. */
static gboolean
by_thing (Sitting      *s,
          const GnMove *move)
{
  const guint serial = gn_table_model_serial (s->page->model);
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, s->page->panel);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = queue->pdata[i];

      if (!gtk_widget_get_visible (widget))
        continue;
      if (GTK_IS_BUTTON (widget) && says_move (s, widget, move))
        {
          click (widget);
          return gn_table_model_serial (s->page->model) != serial;
        }
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  return FALSE;
}

/* What is chosen behind the curtain: the first of the cards there, and the button that says it where there is one. */
static void
choose_behind_curtain (Sitting *s)
{
  GtkWidget *curtain = GTK_WIDGET (s->page->curtain);
  GtkWidget *keep = fixture_find (curtain, GTK_TYPE_BUTTON, "Keep");
  GtkWidget *card = fixture_find_class (curtain, "choice");
  const guint serial = gn_table_model_serial (s->page->model);

  GnMove whole;

  /* with one way left there is only the button that says it */
  g_assert_true (keep || card || gn_table_model_whole (s->page->model, &whole));
  if (keep || card)
    click (keep ? keep : card);
  /* to whom, and the button that says it */
  for (guint i = 0;
       i < 4 && gn_table_model_is_entering (s->page->model) && gn_table_model_serial (s->page->model) == serial; i++)
    {
      const GnWays *ways = gn_table_model_get_ways (s->page->model);
      GnHandView *hand = fixture_child (curtain, "hand");
      GtkWidget *next = NULL;

      /* another card where several are chosen, one after the other */
      for (guint k = 0; gn_hand_view_is_all (hand) && gn_hand_view_get_card (hand, k) && !next; k++)
        if (gtk_widget_has_css_class (gn_hand_view_get_card (hand, k), "choice")
            && !gtk_widget_has_css_class (gn_hand_view_get_card (hand, k), "chosen"))
          next = gn_hand_view_get_card (hand, k);
      if (!next)
        next = ways && ways->open ? choice_button (curtain, ways->open, 0) : NULL;

      if (next)
        click (next);
      else
        gn_table_model_accept (s->page->model);
    }
}

static void
test_clicks (gconstpointer data)
{
  const MatchPlan *plan = data;
  Sitting s;
  g_autoptr (GRand) rand = g_rand_new_with_seed (plan->seed + 12);
  Tally tally = { 0 };
  const guint most = most_entries ();
  guint n = 0;

  sitting_new (&s, table_for (plan));
  for (; n < most && !gn_match_table_is_over (s.table); n++)
    {
      guint steps = gn_match_table_get_n_steps (s.table);
      GnMove move;

      if (gn_curtain_is_up (s.page->curtain))
        {
          gn_curtain_hold (s.page->curtain, TRUE);
          if (gn_curtain_is_decision (s.page->curtain))
            choose_behind_curtain (&s);
          gn_curtain_hold (s.page->curtain, FALSE);
          /* one secret decision after the other: it is up for the next who decides */
          if (gn_curtain_is_up (s.page->curtain) && !gn_curtain_is_decision (s.page->curtain))
            gn_curtain_lower (s.page->curtain);
          tally.by_curtain++;
          continue;
        }
      if (moment_passes (&s, FALSE))
        continue;
      g_assert_true (plan_move (&s, plan, rand, &move));
      if ((plan->clicks && plan->clicks (&s, &move)) || by_thing (&s, &move))
        tally.by_table++;
      else if (by_form (&s, &move))
        tally.by_form++;
      else
        {
          by_pane (&s, &move);
          tally.by_pane++;
        }
      if (gn_match_table_get_n_steps (s.table) == steps && gn_curtain_is_up (s.page->curtain))
        {
          tally.refused_privately++;
          continue;
        }
      if (gn_match_table_get_n_steps (s.table) == steps)
        {
          g_autofree char *spec = gn_move_to_spec (gn_match_table_get_match (s.table), &move);

          g_error ("%s was not said by a click", spec);
        }
      check_one (&s, &move, steps);
      check_standing (&s);
    }
  g_test_message ("%u by things of the table, %u by form, %u from the pane, %u behind the curtain",
                  tally.by_table, tally.by_form, tally.by_pane, tally.by_curtain);
  g_assert_true (gn_match_table_is_over (s.table) || most < MOST_ENTRIES);
  if (gn_match_table_is_over (s.table))
    {
      g_assert_cmpuint (tally.by_table, >=, plan->least_clicks);
      g_assert_true (gtk_widget_get_visible (fixture_find (GTK_WIDGET (s.page), GTK_TYPE_BUTTON, "See the result")));
    }
  sitting_clear (&s);
}

/* Each game has its plans in a file of its own, named after its folder. */
#define PLANS(folder) extern const MatchPlan folder##_plans[];
GN_MATCH_PLANS (PLANS)
#undef PLANS

#define PLANS(folder) folder##_plans,
static const MatchPlan *const games[] = { GN_MATCH_PLANS (PLANS) };
#undef PLANS

static void
add (const MatchPlan *plan,
     const char      *way,
     void           (*test) (gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/table/match/%s/%s/%s", plan->game, way,
                                           plan->dealer == GN_DEALER_APP ? "app" : "box");

  g_test_add_data_func (path, plan, test);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MatchPlan *plan = games[i]; plan->game; plan++)
      {
        /* A match that is played without the table's own keys and things says nothing of them. */
        if (!plan->least_keys || !plan->least_clicks)
          g_error ("%s: a plan says how many keys and clicks there are at least", plan->game);
        add (plan, "keyboard", test_keyboard);
        add (plan, "clicks", test_clicks);
      }
  return g_test_run ();
}
