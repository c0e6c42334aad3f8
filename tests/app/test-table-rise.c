/* test-table-rise.c: Rise of the Gnomes at the table page: what its panel asks for by itself
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "gn-json.h"

static GnMatchTable *
own_table (const char *position_text)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = position_text ? gn_json_parse (position_text, -1, 65536, &error) : NULL;
  GnMatch *match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  GnMatchTable *table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  return table;
}

/* What lies on a tile is asked beside that tile, one after the other; no list covers the map. */
static void
test_tiles (void)
{
  static const char *const asked[] = { "What lies on G1?", "What lies on G2?", "What lies on G3?" };
  Sitting s;

  sitting_new (&s, own_table (NULL));
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));   /* who begins has no place on the table */
  g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      const guint steps = gn_match_table_get_n_steps (s.table);

      fixture_settle ();
      g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
      GtkWidget *form = fixture_find_class (GTK_WIDGET (s.page->panel), "rise-tile-form");
      g_assert_nonnull (form);
      g_assert_true (gtk_widget_get_mapped (form));
      g_assert_nonnull (fixture_find (form, GTK_TYPE_LABEL, asked[i]));
      g_signal_emit_by_name (fixture_find_class (form, "rise-kind"), "clicked");
      g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps + 1);
    }

  /* Closed, it comes again by the button that enters what came up. */
  fixture_settle ();
  GtkWidget *popover = gtk_widget_get_ancestor (fixture_find_class (GTK_WIDGET (s.page->panel), "rise-tile-form"), GTK_TYPE_POPOVER);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->bottom), GTK_TYPE_BUTTON, "Enter what came up"));
  act (&s, "owed", NULL);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  sitting_clear (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table-rise/tiles", test_tiles);
  return g_test_run ();
}
