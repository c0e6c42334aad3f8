/* test-table-box.c: the frame of a table whose box deals: what is entered, and what of the box is written out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "gn-json.h"

static GnMatchTable *
box_table (gboolean empty)
{
  const GnGame *game = gn_game_find ("zavandor");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, 2, empty ? gn_set_new_empty (game, "own", "Own box") : NULL, &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  GnMatchTable *table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  return table;
}

static void
test_entry (void)
{
  Sitting s;

  sitting_new (&s, box_table (FALSE));
  fixture_settle ();
  g_assert_true (gn_table_page_owes_entry (s.page));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));   /* it asks by itself */

  guint entries = 0;
  while (gn_table_page_owes_entry (s.page) && entries < 20)
    {
      gn_entry_form_refresh (s.page->entry_form);
      g_assert_cmpuint (gn_entry_form_get_n_choices (s.page->entry_form), >, 0);
      g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
      entries++;
    }
  g_assert_cmpuint (entries, >=, 7);   /* the gnome's place, six cards, who begins */
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  sitting_clear (&s);
}

static void
test_teach (void)
{
  Sitting s;

  sitting_new (&s, box_table (TRUE));

  /* The lots first; then a card that nobody has seen yet is written out, once. */
  for (guint i = 0; i < 4 && gn_table_page_owes_entry (s.page); i++)
    {
      gn_entry_form_refresh (s.page->entry_form);
      if (gn_entry_form_get_n_choices (s.page->entry_form) == 0)
        break;
      g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
    }
  g_assert_true (gn_table_page_owes_entry (s.page));

  const GnMatch *match = gn_match_table_get_match (s.table);
  int family = gn_game_find_family (match->game, "items");
  guint before = gn_set_size (match->set, family);
  GtkWidget *another = fixture_find (GTK_WIDGET (s.page->entry_form), GTK_TYPE_BUTTON, "write it out");
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  g_assert_nonnull (another);
  click (another);
  g_assert_true (gn_teach_form_set (teach, "kind", "artifact"));
  g_assert_true (gn_teach_form_set (teach, "cost.ruby", "3"));
  g_assert_true (gn_teach_form_set (teach, "vp", "2"));
  g_assert_true (gn_teach_form_set (teach, "level", NULL));   /* not read off yet */
  g_assert_true (gn_teach_form_set (teach, "effect", NULL));

  /* What cannot be printed together is refused before it is accepted. */
  g_assert_true (gn_teach_form_set (teach, "outlined", "diamond"));
  g_assert_false (gn_teach_form_accept (teach));
  g_assert_cmpuint (gn_set_size (match->set, family), ==, before);
  g_assert_true (gn_teach_form_set (teach, "outlined", "ruby"));
  guint steps = gn_match_table_get_n_steps (s.table);
  g_assert_true (gn_teach_form_accept (teach));
  g_assert_cmpuint (gn_set_size (gn_match_table_get_match (s.table)->set, family), ==, before + 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), >, steps);
  sitting_clear (&s);
}

/* A list is printed from left to right: typed, it stays in that order, and what comes later goes to its end. */
static void
test_teach_order (void)
{
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnTeachForm *teach = g_object_ref_sink (GN_TEACH_FORM (gn_teach_form_new ()));
  static const struct {
    const char *typed, *primary, *secondary;
  } cards[] = {
    { "m de bd mo sw fo ex pl hi dk vp l s t", "[\"mountain\",\"swamp\",\"forest\"]", "[\"plains\",\"highland\",\"dragonkeep\"]" },
    { "f hi bd fo sw mo ex dk hi pl vp t s l", "[\"forest\",\"swamp\",\"mountain\"]", "[\"dragonkeep\",\"highland\",\"plains\"]" },
  };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      gn_teach_form_ask (teach, match, (guint) gn_game_find_family (game, "gnomes"), -1);
      gn_teach_form_type (teach, cards[i].typed);

      g_autoptr (JsonNode) card = gn_teach_form_get_component (teach, &error);
      g_assert_no_error (error);
      g_autofree char *primary = json_to_string (json_object_get_member (json_node_get_object (card), "primary-types"), FALSE);
      g_autofree char *secondary = json_to_string (json_object_get_member (json_node_get_object (card), "secondary-types"), FALSE);
      g_assert_cmpstr (primary, ==, cards[i].primary);
      g_assert_cmpstr (secondary, ==, cards[i].secondary);
    }
  g_object_unref (teach);
}

/* Of a box that is still empty the first board is written out: nothing else is in the way, and a click opens the form. */
static void
test_teach_empty (void)
{
  Sitting s;
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("rise");
  GnMatch *match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };

  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  g_autoptr (JsonNode) position = gn_json_parse ("{\"stage\":\"side\",\"active\":1,\"first\":1}", -1, 4096, &error);
  g_assert_no_error (error);
  sitting_new (&s, gn_match_table_new (match, position, &why, &error));
  g_assert_no_error (error);

  const guint side = (guint) gn_game_find_verb (game, "side");
  GnDesk *desk = s.page->desk;

  g_assert_cmpuint (gn_desk_shown_verbs (desk), ==, (guint64) 1 << side);
  g_assert_true (gn_desk_verb (desk, side)->teach);
  act (&s, "move", "side");
  g_assert_true (gn_desk_is_entering (desk));
  sitting_clear (&s);
}

/* The cost of a space is asked for when somebody buys there, and known ever after. */
static void
test_teach_first (void)
{
  Sitting s;
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("zavandor");
  GnMatch *match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };

  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  g_autoptr (JsonNode) position = gn_json_parse ("{\"phase\":\"action\",\"round\":3,\"start\":0,\"active\":0,\"gnome\":\"II\"}", -1, 4096, &error);
  g_assert_no_error (error);
  sitting_new (&s, gn_match_table_new (match, position, &why, &error));
  g_assert_no_error (error);

  /* What lies in the display nobody has read yet: six cards of which only the kind is known. */
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (gn_table_page_owes_entry (s.page));
      gn_entry_form_refresh (s.page->entry_form);
      if (gn_entry_form_get_n_choices (s.page->entry_form))
        click (fixture_find (GTK_WIDGET (s.page->entry_form), GTK_TYPE_BUTTON, "write it out"));
      g_assert_true (gn_teach_form_accept (gn_entry_form_get_teach (s.page->entry_form)));
    }
  g_assert_false (gn_table_page_owes_entry (s.page));
  fixture_settle ();

  const GnMatch *playing = gn_match_table_get_match (s.table);
  int family = gn_game_find_family (game, "spaces");
  act (&s, "why", "tile space=II-2");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);
  g_assert_true (gn_teach_form_set (teach, "cost.ruby", "2"));
  g_assert_true (gn_teach_form_accept (teach));

  gint16 cost[8] = { 0 };
  int index = gn_set_find (playing->set, family, "II-2");
  g_assert_cmpint (index, >=, 0);
  g_assert_true (gn_set_bag (playing->set, family, index, "cost", cost, 4));
  g_assert_cmpint (cost[1], ==, 2);

  /* Now it is refused for want of rubies, and nobody is asked again. */
  act (&s, "why", "tile space=II-2");
  g_assert_cmpstr (gn_why_popover_get_clause (s.page->why), ==, "ZAV-054");
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table/entry", test_entry);
  g_test_add_func ("/table/teach", test_teach);
  g_test_add_func ("/table/teach-first", test_teach_first);
  g_test_add_func ("/table/teach-order", test_teach_order);
  g_test_add_func ("/table/teach-empty", test_teach_empty);
  return g_test_run ();
}
