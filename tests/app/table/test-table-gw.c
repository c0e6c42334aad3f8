/* test-table-gw.c: Gnômes & Wizards at the table page with a box that nobody has told yet, as a host tells it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/entry/by-hand.h"
#include "core/match/moves.h"
#include "app/widgets/rich-label.h"
#include "panels/drawing/parts.h"
#include "panels/gnomes-wizards/gw-map.h"
#include "panels/gnomes-wizards/gw-pad.h"

/* The board of the test but for its first three tiles, which are told one by one: where they lie need not be said as
 * long as they come in the order of the board. */
static const char *const rest[] = {
  "T2B at d1.3; T3B at u2.3; T4B at u0.2; I3B at d0.2; I6B at u1.2; I1B at d1.2; T6B at u2.2; T5B at d2.2; T1B at u3.2",
  "I1A at d0.1; I5A at u1.1; I6A at d1.1; T1A at u2.1; T6A at d2.1; T3A at u3.1; I4A at d3.1; I3A at d1.0; I2A at "
  "u2.0; T2A at d2.0; T4A at u3.0; T5A at d3.0",
};

static GnMatchTable *
own_table (void)
{
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("gnomes-wizards");
  GnMatch *match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  GnMatchTable *table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  return table;
}

static const GwState *
state_of (Sitting *s)
{
  return gn_match_table_state (s->table, GN_PUBLIC);
}

static gint16
value (Sitting    *s,
       guint       domain,
       const char *id)
{
  const gint16 found = gn_thing_find (gn_match_table_get_match (s->table), domain, id);

  g_assert_cmpint (found, >=, 0);
  return found;
}

static gint16
place_of (Sitting    *s,
          const char *unit)
{
  return state_of (s)->place[value (s, GW_DOMAIN_UNIT, unit)];
}

/* A click on the board. */
static void
tap (Sitting    *s,
     const char *place)
{
  GwMap *map = GW_MAP (fixture_find (GTK_WIDGET (s->page->panel), GW_TYPE_MAP, NULL));
  GtkWidget *tile = gw_map_get_tile (map, value (s, GW_DOMAIN_PLACE, place));

  g_assert_nonnull (tile);
  g_signal_emit_by_name (tile, "clicked");
  fixture_settle ();
}

static void
type_keys (Sitting    *s,
           const char *letters)
{
  for (const char *p = letters; *p; p++)
    press (s, gdk_unicode_to_keyval ((gunichar) *p), 0);
  fixture_settle ();
}

/* A key that reaches what stands in a popover. */
static void
key_in (GtkWidget *widget,
        guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  g_assert_true (handled);
  fixture_settle ();
}

/* A key in what asks which tile lies there, once it is up. */
static void
tell_key (Sitting *s,
          guint    keyval)
{
  GtkWidget *form = NULL;

  for (guint i = 0; i < 50 && !(form = fixture_find_class (GTK_WIDGET (s->page->panel), "gw-tell")); i++)
    fixture_settle ();
  g_assert_nonnull (form);
  key_in (form, keyval);
}

/* In the line, as a host would. */
static void
say (Sitting    *s,
     const char *text)
{
  const guint before = gn_match_table_get_n_steps (s->table);

  press (s, GDK_KEY_Escape, 0);
  press (s, GDK_KEY_k, GDK_CONTROL_MASK);
  type_text (s, text);
  press (s, GDK_KEY_Return, 0);
  fixture_settle ();
  if (gn_match_table_get_n_steps (s->table) == before)
    g_error ("“%s” was not said: %s", text, fixture_words (s->page->why, "heading"));
}

/* What waited for what is printed is said when it has been told. */
static void
told (Sitting *s)
{
  const guint before = gn_match_table_get_n_steps (s->table);

  click (fixture_find (GTK_WIDGET (gn_entry_form_get_teach (s->page->entry_form)), GTK_TYPE_BUTTON,
                       "Save as printed"));
  fixture_settle ();
  if (gn_table_model_is_entering (s->page->model))
    gn_move_form_accept (s->page->form);
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s->table), >, before);
}

static void
count_fields (GtkWidget *widget,
              guint     *n)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_ENTRY (widget))
    {
      ++*n;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_fields (child, n);
}

static guint
fields_of (GtkWidget *widget)
{
  guint n = 0;

  count_fields (widget, &n);
  return n;
}

/* Who begins, the tiles, the cards: told by single keys and in one line. */
static void
set_up (Sitting *s)
{
  GtkWidget *number;

  /* a digit means itself: three horns, and not the third of a list */
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s->page->entry_popover)));
  fixture_type (s->page->entry_form, "search", "2");
  g_assert_true (gn_entry_form_choose (s->page->entry_form, 0));
  fixture_settle ();
  key_in (GTK_WIDGET (s->page->entry_form), GDK_KEY_3);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_BOARD);
  g_assert_cmpint (state_of (s)->first, ==, 1);

  /* a tile is told where it lies; the next one is asked for, and the tribe's letter still counts */
  tap (s, "u0.3");
  tell_key (s, GDK_KEY_i);
  tell_key (s, GDK_KEY_5);
  g_assert_cmpint (state_of (s)->lies[value (s, GW_DOMAIN_TILE, "I5B")], ==, value (s, GW_DOMAIN_PLACE, "u0.3"));
  tell_key (s, GDK_KEY_2);
  g_assert_cmpint (state_of (s)->lies[value (s, GW_DOMAIN_TILE, "I2B")], ==, value (s, GW_DOMAIN_PLACE, "d0.3"));
  say (s, "I4B");
  g_assert_cmpint (state_of (s)->lies[value (s, GW_DOMAIN_TILE, "I4B")], ==, value (s, GW_DOMAIN_PLACE, "u1.3"));
  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    say (s, rest[i]);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_FAIRNESS);
  act (s, "move", "accept-board");
  fixture_settle ();

  /* a field with what a box usually holds, and not a list of 200 */
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_COMPONENTS);
  number = fixture_find (GTK_WIDGET (s->page->entry_form), GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true (gtk_widget_get_mapped (number));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 40);
  key_in (GTK_WIDGET (s->page->entry_form), GDK_KEY_Return);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_LEADERS);
}

/* A click on a start tile asks what is printed on the leader, who has no ability; the other leader has the same
 * figures. */
static void
place_leaders (Sitting *s)
{
  GnTeachForm *teach = gn_entry_form_get_teach (s->page->entry_form);

  tap (s, "d0.3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s->page->entry_popover)));
  g_assert_null (fixture_find_class (GTK_WIDGET (teach), "effect-adder"));
  gn_teach_form_type (teach, "Vesper 2 2 1");
  told (s);
  g_assert_cmpint (place_of (s, "IL"), ==, value (s, GW_DOMAIN_PLACE, "d0.3"));
  tap (s, "u3.0");
  g_assert_cmpint (place_of (s, "TL"), ==, value (s, GW_DOMAIN_PLACE, "u3.0"));
}

/* What the chosen effect needs, and no more. */
static void
check_effect (GnTeachForm *teach)
{
  GtkWidget *adder = fixture_find_class (GTK_WIDGET (teach), "effect-adder"), *row, *who;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (adder);
  for (GtkWidget *child = gtk_widget_get_first_child (adder); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_DROP_DOWN (child) && gtk_widget_get_visible (child))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (child), 1);
  click (fixture_find (adder, GTK_TYPE_BUTTON, "Add"));
  fixture_settle ();
  row = fixture_find_class (GTK_WIDGET (teach), "effect-row");
  g_assert_nonnull (row);
  g_assert_nonnull (fixture_find (row, GTK_TYPE_LABEL, "Push away"));
  g_assert_cmpuint (fields_of (row), ==, 2);   /* who, how many */
  who = fixture_find (row, GTK_TYPE_DROP_DOWN, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (who), 4);   /* an enemy */
  g_assert_cmpuint (fields_of (row), ==, 4);   /* and where, of how many */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (fixture_find (row, GTK_TYPE_DROP_DOWN, "Location")), 3);   /* so near */
  g_assert_cmpuint (fields_of (row), ==, 5);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fixture_find (row, GTK_TYPE_TOGGLE_BUTTON, "More")), TRUE);
  g_assert_cmpuint (fields_of (row), >, 8);

  /* what has no meaning there is not written down */
  g_autoptr (JsonNode) clan = gn_teach_form_get_component (teach, &error);
  g_assert_no_error (error);
  JsonObject *step = json_array_get_object_element (json_object_get_array_member (json_node_get_object (clan), "steps"),
                                                    0);
  g_assert_cmpstr (json_object_get_string_member (step, "who"), ==, "enemy");
  g_assert_cmpstr (json_object_get_string_member (step, "where"), ==, "within");
  g_assert_cmpint (json_object_get_int_member (step, "range"), ==, 1);
  g_assert_false (json_object_has_member (step, "count-n"));
  g_assert_false (json_object_has_member (step, "filter"));
}

static void
end_step (Sitting *s)
{
  act (s, "move", "end-step");
  fixture_settle ();
}

/* Three horns and the first clan: what its card says is clicked together. */
static void
call_by_the_form (Sitting *s)
{
  GnTeachForm *teach = gn_entry_form_get_teach (s->page->entry_form);
  g_autofree char *why = NULL;
  const char *clause;

  act (s, "move", "roll");
  fixture_settle ();
  type_keys (s, "mhhh");
  g_assert_cmpint (state_of (s)->due, ==, 0);
  end_step (s);
  say (s, "give 1 movement to Vesper");
  say (s, "give 3 horns aside");
  end_step (s);
  end_step (s);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_WAR);
  /* of cards nobody has told there is none to name: the hand is empty, that is why */
  g_assert_false (gn_panel_can (GN_PANEL (s->page->panel), "@1 play", &why, &clause));
  g_assert_cmpstr (clause, ==, "GW-124");
  act (s, "move", "war-call clan=I2");
  fixture_settle ();
  g_assert_true (s->page->waits);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s->page->entry_popover)));
  g_assert_true (teach_set (teach, "name", "Bellows Boy"));
  g_assert_true (teach_set (teach, "move", "3"));
  g_assert_true (teach_set (teach, "attack", "1"));
  g_assert_true (teach_set (teach, "defence", "0"));
  g_assert_true (teach_set (teach, "ability", "Gust"));
  g_assert_true (teach_set (teach, "cost", "2"));
  check_effect (teach);
  told (s);
  g_assert_cmpint (place_of (s, "I2"), ==, value (s, GW_DOMAIN_PLACE, "d0.3"));
  act (s, "move", "end-turn");
  fixture_settle ();
}

/* The next one in a line, as it is read aloud; what it does no word says. */
static void
call_by_the_line (Sitting *s)
{
  GwMap *map = GW_MAP (fixture_find (GTK_WIDGET (s->page->panel), GW_TYPE_MAP, NULL));
  const GnMatch *match;

  act (s, "move", "roll");
  fixture_settle ();
  type_keys (s, "hchh");
  /* what its button says: Enter keeps all dice, also while a tile of the board has the focus, where nothing can be done
   * now */
  gtk_widget_grab_focus (gw_map_get_tile (map, value (s, GW_DOMAIN_PLACE, "u0.3")));
  press (s, GDK_KEY_Return, 0);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_ASSIGN);
  say (s, "give 3 horns aside");
  end_step (s);
  end_step (s);
  act (s, "move", "war-call clan=T4");
  fixture_settle ();
  gn_teach_form_type (gn_entry_form_get_teach (s->page->entry_form),
                      "Marsh Heron 2 2 1 Round Dance 1: All players dance one round.");
  told (s);
  g_assert_cmpint (place_of (s, "T4"), ==, value (s, GW_DOMAIN_PLACE, "u3.0"));
  match = gn_match_table_get_match (s->table);
  g_assert_cmpstr (gn_set_text (match->set, GW_FAMILY_UNITS, value (s, GW_DOMAIN_UNIT, "T4"), "ability"), ==,
                   "Round Dance");
  g_assert_cmpstr (gn_set_text (match->set, GW_FAMILY_UNITS, value (s, GW_DOMAIN_UNIT, "T4"), "text"), ==,
                   "All players dance one round.");

  /* The crystal of the roll has only one ability to go to, so it is placed without a question. */
  end_step (s);
  g_assert_cmpint (state_of (s)->stage, ==, GW_AT_COLLECT);
  g_assert_cmpint (state_of (s)->charge[value (s, GW_DOMAIN_ABILITY, "T4.clan")], ==, 1);
}

/* Read aloud, and carried out by hand as part of the cast: not a correction. */
static void
cast_by_hand (Sitting *s)
{
  guint verb;

  say (s, "cast Round Dance");
  g_assert_true (gn_by_hand_is_due (s->page->model));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s->page->entry_popover)));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s->page->entry_form), GTK_TYPE_LABEL, "All players dance one round."));

  GnByHand *window = GN_BY_HAND (g_object_ref_sink (gn_by_hand_new (s->page->model, "All players dance one round.")));

  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  verb_of (s, "adjust", &verb);
  g_assert_true (gn_by_hand_choose (window, verb));
  g_autofree char *unit = gn_thing_name (gn_match_table_get_match (s->table),
                                         GN_THING (GW_DOMAIN_UNIT, value (s, GW_DOMAIN_UNIT, "IL")));

  /* a choice may change the list that it is made from; what is typed stands in no list's way */
  fixture_pick (fixture_child (window, "form"), "New value", "12");
  fixture_pick (fixture_child (window, "form"), "What", "HP");
  fixture_pick (fixture_child (window, "form"), "Unit", unit);
  fixture_pick (fixture_child (window, "form"), "New value", "13");
  g_signal_emit_by_name (fixture_child (window, "accept"), "clicked");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
  fixture_settle ();
  g_assert_cmpint (state_of (s)->hp[value (s, GW_DOMAIN_UNIT, "IL")], ==, 13);
  act (s, "move", "carried-out");
  fixture_settle ();
  g_assert_false (gn_by_hand_is_due (s->page->model));
  g_assert_cmpint (state_of (s)->charge[value (s, GW_DOMAIN_ABILITY, "T4.clan")], ==, 0);
}

/* A hidden card is told when it is played, and not before. */
static void
play_hidden (Sitting *s)
{
  GtkWidget *play = fixture_find (GTK_WIDGET (s->page->panel), GTK_TYPE_BUTTON, "Play");
  const guint before = gn_match_table_get_n_steps (s->table);

  g_assert_nonnull (play);
  g_assert_false (gtk_widget_has_css_class (play, "cannot"));
  click (play);
  fixture_settle ();
  g_assert_true (gn_table_model_is_entering (s->page->model));
  act (s, "write-out", NULL);
  fixture_settle ();
  g_assert_true (s->page->waits);
  gn_teach_form_type (gn_entry_form_get_teach (s->page->entry_form), "secret Small Beer: Everybody drinks one.");
  told (s);
  g_assert_cmpuint (gn_match_table_get_n_steps (s->table), >, before);
  g_assert_true (gn_by_hand_is_due (s->page->model));
  act (s, "move", "carried-out");
  fixture_settle ();
  g_assert_cmpint (gn_pile_size (&state_of (s)->hand[1]), ==, 0);
}

/* In a window of 360 the legend gives way to the card of the chosen unit, which is seen without scrolling. */
static void
test_narrow_card (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("gnomes-wizards", 2));
  gtk_window_set_default_size (GTK_WINDOW (s.window), 360, 640);
  for (guint n = 0; n < 200 && state_of (&s)->stage != GW_AT_FIGHT; n++)
    {
      if (state_of (&s)->stage == GW_AT_FAIRNESS)
        act (&s, "move", "accept-board");
      else
        g_assert_cmpuint (fixture_play (s.table, 1, 1 + n), ==, 1);
    }
  fixture_settle ();

  GwMap *map = fixture_find_type (GTK_WIDGET (s.page->panel), GW_TYPE_MAP);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (map), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t card, legend;
  guint looked = 0;

  for (int unit = 0; unit < GW_UNITS; unit++)
    {
      gw_map_choose (map, unit);
      fixture_settle ();
      if (gw_map_get_chosen (map) != unit)
        continue;
      looked++;
      g_assert_true (gtk_widget_is_ancestor (gw_map_get_card (map), GTK_WIDGET (map)));
      g_assert_true (gtk_widget_compute_bounds (gw_map_get_card (map), scroller, &card));
      g_assert_true (gtk_widget_compute_bounds (fixture_find_class (GTK_WIDGET (map), "gw-legend"), scroller, &legend));
      g_test_message ("unit %d: card %.0f,%.0f %.0f×%.0f, legend %.0f,%.0f %.0f×%.0f", unit, card.origin.x, card.origin.y,
                      card.size.width, card.size.height, legend.origin.x, legend.origin.y, legend.size.width,
                      legend.size.height);
      g_assert_false (graphene_rect_intersection (&card, &legend, NULL));
      g_assert_cmpfloat (card.origin.y + card.size.height, <=, gtk_widget_get_height (scroller));
    }
  g_assert_cmpuint (looked, >, 0);
  sitting_clear (&s);
}

/* No cap of a key is drawn higher than it is, beside words that need several lines. */
static void
check_caps (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "key"))
    g_assert_cmpint (gtk_widget_get_height (widget), <=, gn_height_of (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_caps (child);
}

static void
test_caps (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("gnomes-wizards", 2));
  gtk_window_set_default_size (GTK_WINDOW (s.window), 1280, 720);
  for (guint n = 0; n < 200 && state_of (&s)->stage != GW_AT_FIGHT; n++)
    {
      if (state_of (&s)->stage == GW_AT_FAIRNESS)
        act (&s, "move", "accept-board");
      else
        g_assert_cmpuint (fixture_play (s.table, 1, 1 + n), ==, 1);
      fixture_settle ();
      check_caps (GTK_WIDGET (s.page->panel));
    }
  sitting_clear (&s);
}

/* With several players still to roll, the form takes the roll of the one that it asks for: a digit does it. */
static void
test_horns (void)
{
  Sitting s;

  sitting_new (&s, fixture_table_dealt ("gnomes-wizards", 3, GN_DEALER_BOX));
  for (guint n = 0; n < 5 && state_of (&s)->stage != GW_AT_FIRST_PLAYER; n++)
    {
      gn_entry_form_refresh (s.page->entry_form);
      g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      g_autofree char *row = g_strdup_printf ("Horns of %s: %u", gn_match_name (gn_match_table_get_match (s.table), seat),
                                              seat);

      gn_entry_form_refresh (s.page->entry_form);
      fixture_settle ();
      g_assert_cmpuint (fixture_rows (s.page->entry_form, "list"), ==, 5);
      g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->entry_form), GN_TYPE_RICH_LABEL, row));
      g_assert_true (gn_entry_form_choose (s.page->entry_form, seat));
      /* the last of them says who begins */
      if (seat < 2)
        g_assert_cmpuint (state_of (&s)->horns[seat], ==, 1 + seat);
    }
  sitting_clear (&s);
}

/* A whole round, and into the next: what was told once is not asked again, and nothing secret is asked at all. */
static void
test_own_box (void)
{
  Sitting s;

  sitting_new (&s, own_table ());
  set_up (&s);
  place_leaders (&s);
  call_by_the_form (&s);
  call_by_the_line (&s);
  cast_by_hand (&s);
  act (&s, "move", "end-turn");
  fixture_settle ();
  g_assert_cmpint (state_of (&s)->round, ==, 2);

  /* two cards are looked at, one is kept: which they are nobody asks */
  act (&s, "move", "roll");
  fixture_settle ();
  type_keys (&s, "hhmad");
  end_step (&s);
  say (&s, "give 2 horns to the deck");
  say (&s, "give 1 movement to Bellows Boy");
  say (&s, "give 1 attack to Vesper");
  say (&s, "give 1 defence to Vesper");
  end_step (&s);
  end_step (&s);
  say (&s, "draw from pile 1");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_false (gn_curtain_is_up (s.page->curtain));
  say (&s, "keep");
  g_assert_false (gn_curtain_is_up (s.page->curtain));
  play_hidden (&s);
  sitting_clear (&s);
}

/* Words and buttons of Moves that are shown, each with a place of its own. */
static void
assert_apart (GtkWidget *widget)
{
  for (GtkWidget *one = gtk_widget_get_first_child (widget); one; one = gtk_widget_get_next_sibling (one))
    {
      graphene_rect_t a, b, both;

      if (!gtk_widget_get_mapped (one))
        continue;
      assert_apart (one);
      g_assert_true (gtk_widget_compute_bounds (one, widget, &a));
      for (GtkWidget *other = gtk_widget_get_next_sibling (one); GTK_IS_GRID (widget) && other;
           other = gtk_widget_get_next_sibling (other))
        if (gtk_widget_get_mapped (other) && gtk_widget_compute_bounds (other, widget, &b)
            && graphene_rect_intersection (&a, &b, &both))
          g_assert_false (both.size.width > 1 && both.size.height > 1);
    }
}

/* Reasons that are longer than a line have more lines. Returns how many there are. */
static guint
assert_whole_reasons (GtkWidget *widget)
{
  guint n = 0;

  if (GN_IS_RICH_LABEL (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "cannot"))
    {
      const int width = gtk_widget_get_width (widget);
      int line, wish, lines;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wish, NULL, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, wish, &line, NULL, NULL, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &lines, NULL, NULL, NULL);
      n = wish > width + 1;
      /* (a button gives a single line more height than it needs) */
      if (n)
        g_assert_cmpint (lines, >, line * 3 / 2);
      g_assert_cmpint (gtk_widget_get_height (widget), >=, lines);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += assert_whole_reasons (child);
  return n;
}

/* While several dice of a face lie there, Moves has a table of how many; with one of each it is a list of faces, and
 * the words of the table are gone. */
static void
test_moves_apart (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (
    "{\"stage\":\"assign\",\"round\":1,\"current\":0,\"first\":0,\"side\":[1,2],\"rolled\":1,"
    "\"place\":{\"TL\":\"u2.0\",\"IL\":\"d0.3\"},\"dice\":{\"movement\":1,\"attack\":2}}", &error);
  const GnGame *game = gn_game_find ("gnomes-wizards");
  GnMatch *match = gn_match_new (game, 2, NULL, &error);
  GnSay why = { 0 };
  Sitting s;

  g_assert_no_error (error);
  sitting_new (&s, gn_match_table_new (match, node, &why, &error));
  g_assert_no_error (error);
  gn_table_page_show_pane (s.page, "moves");
  fixture_settle ();
  assert_apart (GTK_WIDGET (s.page->stack));
  act (&s, "move", "assign face=attack n=1 unit=TL");
  fixture_settle ();
  fixture_settle ();
  assert_apart (GTK_WIDGET (s.page->stack));
  g_assert_cmpuint (assert_whole_reasons (GTK_WIDGET (s.page->stack)), >, 0);
  sitting_clear (&s);
}

/* Whose dice they are does not lie under the button that takes all of them back. */
static void
test_heading (void)
{
  static const char *const names[] = { "Wilhelmine Oberhuber", "Friederike Lindemann" };
  GtkWidget *back, *head;
  graphene_rect_t title, button;
  GnStream stream;
  Sitting s;

  gn_stream_init (&stream, 3);
  sitting_new (&s, fixture_table_named ("gnomes-wizards", names, G_N_ELEMENTS (names)));
  back = fixture_find_class (GTK_WIDGET (s.page->panel), "gw-back-all");
  for (guint i = 0; i < 200 && !gtk_widget_get_mapped (back) && enter_any (s.table, &stream); i++)
    fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (back));
  head = gtk_widget_get_first_child (fixture_find_class (GTK_WIDGET (s.page->panel), "gw-tray-head"));
  g_assert_true (gtk_widget_compute_bounds (head, GTK_WIDGET (s.page), &title));
  g_assert_true (gtk_widget_compute_bounds (back, GTK_WIDGET (s.page), &button));
  g_assert_cmpfloat (title.origin.x + title.size.width, <=, button.origin.x);
  sitting_clear (&s);
}

int
main (int   argc,
      char *argv[])
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table/gnomes-wizards/narrow-card", test_narrow_card);
  g_test_add_func ("/table/gnomes-wizards/heading", test_heading);
  g_test_add_func ("/table/gnomes-wizards/caps", test_caps);
  g_test_add_func ("/table/gnomes-wizards/horns", test_horns);
  g_test_add_func ("/table/gnomes-wizards/own-box", test_own_box);
  g_test_add_func ("/table/gnomes-wizards/moves-apart", test_moves_apart);
  return g_test_run ();
}
