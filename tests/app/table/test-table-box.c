/* test-table-box.c: the frame of a table whose box deals: what is entered, and what of the box is written out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "core/base/json.h"
#include "games/games.h"

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

  /* put away, it comes back with the key that its button shows, whatever has the focus */
  gtk_popover_popdown (s.page->entry_popover);
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_nonnull (gn_table_page_table_focus (s.page));
  press (&s, GDK_KEY_Return, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));

  guint entries = 0;
  while (gn_table_page_owes_entry (s.page) && entries < 20)
    {
      gn_entry_form_refresh (s.page->entry_form);
      g_assert_cmpuint (fixture_rows (s.page->entry_form, "list"), >, 0);
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
      if (fixture_rows (s.page->entry_form, "list") == 0)
        break;
      g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
    }
  g_assert_true (gn_table_page_owes_entry (s.page));

  const GnMatch *match = gn_match_table_get_match (s.table);
  int family = gn_game_find_family (match->game, "items");
  guint before = gn_set_size (match->set, family);
  GtkWidget *another = fixture_find (GTK_WIDGET (s.page->entry_form), GTK_TYPE_BUTTON, "describe it");
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  g_assert_nonnull (another);
  click (another);
  g_assert_true (teach_set (teach, "kind", "artifact"));
  g_assert_true (teach_set (teach, "cost.ruby", "3"));
  g_assert_true (teach_set (teach, "vp", "2"));
  g_assert_true (teach_set (teach, "level", NULL));   /* not read off yet */
  g_assert_true (teach_set (teach, "effect", NULL));

  /* What cannot be printed together is refused before it is accepted. */
  g_assert_true (teach_set (teach, "outlined", "diamond"));
  g_assert_false (gn_teach_form_accept (teach));
  g_assert_cmpuint (gn_set_size (match->set, family), ==, before);
  g_assert_true (teach_set (teach, "outlined", "ruby"));
  guint steps = gn_match_table_get_n_steps (s.table);
  g_assert_true (gn_teach_form_accept (teach));
  g_assert_cmpuint (gn_set_size (gn_match_table_get_match (s.table)->set, family), ==, before + 1);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), >, steps);
  sitting_clear (&s);
}

/* Enter does what is marked with it, also right after a click: it does not take the click back. */
static void
test_teach_enter (void)
{
  Sitting s;
  GtkWidget *chip, *cancel;

  sitting_new (&s, box_table (TRUE));
  for (guint i = 0; i < 4 && gn_table_page_owes_entry (s.page); i++)
    {
      gn_entry_form_refresh (s.page->entry_form);
      if (fixture_rows (s.page->entry_form, "list") == 0)
        break;
      g_assert_true (gn_entry_form_choose (s.page->entry_form, 0));
    }

  const GnMatch *match = gn_match_table_get_match (s.table);
  const guint family = (guint) gn_game_find_family (match->game, "items");
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  for (guint esc = 0; esc < 2; esc++)
    {
      const guint before = gn_set_size (match->set, family);

      click (fixture_find (GTK_WIDGET (s.page->entry_form), GTK_TYPE_BUTTON, "describe it"));
      fixture_settle ();
      gn_teach_form_type (teach, "artifact 3 rubies 2");
      check_popovers (s.page);
      chip = fixture_find_class (GTK_WIDGET (teach), "attr-chip");
      cancel = fixture_find (GTK_WIDGET (teach), GTK_TYPE_BUTTON, "Cancel");
      g_assert_nonnull (chip);
      g_assert_nonnull (cancel);
      gtk_widget_grab_focus (esc ? cancel : chip);
      press (&s, GDK_KEY_Return, 0);
      fixture_settle ();
      match = gn_match_table_get_match (s.table);
      g_assert_cmpuint (gn_set_size (match->set, family), ==, before + !esc);
    }
  sitting_clear (&s);
}

/* A list is printed from left to right: typed, it stays in that order, and what comes later goes to its end. */
static void
test_teach_order (void)
{
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnTeachForm *teach = g_object_ref_sink (GN_TEACH_FORM (g_object_new (GN_TYPE_TEACH_FORM, NULL)));
  static const struct {
    const char *typed, *primary, *secondary;
  } cards[] = {
    { "m de bd mo sw fo ex pl hi dk vp l s t", "[\"mountain\",\"swamp\",\"forest\"]",
      "[\"plains\",\"highland\",\"dragonkeep\"]" },
    { "f hi bd fo sw mo ex dk hi pl vp t s l", "[\"forest\",\"swamp\",\"mountain\"]",
      "[\"dragonkeep\",\"highland\",\"plains\"]" },
  };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      gn_teach_form_ask (teach, match, (guint) gn_game_find_family (game, "gnomes"), -1);
      gn_teach_form_type (teach, cards[i].typed);

      g_autoptr (JsonNode) card = gn_teach_form_get_component (teach, &error);
      g_assert_no_error (error);
      g_autofree char *primary = json_to_string (json_object_get_member (json_node_get_object (card), "primary-types"),
                                                 FALSE);
      g_autofree char *secondary = json_to_string (
        json_object_get_member (json_node_get_object (card), "secondary-types"), FALSE);
      g_assert_cmpstr (primary, ==, cards[i].primary);
      g_assert_cmpstr (secondary, ==, cards[i].secondary);
    }
  g_object_unref (teach);
}

/* Of a box that is still empty the first board is written out: nothing else is in the way, and a click opens the
 * form. */
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
  GnTableModel *model = s.page->model;

  g_assert_cmpuint (gn_table_model_shown_verbs (model), ==, (guint64) 1 << side);
  g_assert_true (gn_table_model_verb (model, side)->teach);
  act (&s, "move", "side");
  g_assert_true (gn_table_model_is_entering (model));
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
  g_autoptr (JsonNode) position = gn_json_parse (
    "{\"phase\":\"action\",\"round\":3,\"start\":0,\"active\":0,\"gnome\":\"II\"}", -1, 4096, &error);
  g_assert_no_error (error);
  sitting_new (&s, gn_match_table_new (match, position, &why, &error));
  g_assert_no_error (error);

  /* What lies in the display nobody has read yet: six cards of which only the kind is known. */
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (gn_table_page_owes_entry (s.page));
      gn_entry_form_refresh (s.page->entry_form);
      if (fixture_rows (s.page->entry_form, "list"))
        click (fixture_find (GTK_WIDGET (s.page->entry_form), GTK_TYPE_BUTTON, "describe it"));
      g_assert_true (gn_teach_form_accept (gn_entry_form_get_teach (s.page->entry_form)));
    }
  g_assert_false (gn_table_page_owes_entry (s.page));
  fixture_settle ();

  const GnMatch *playing = gn_match_table_get_match (s.table);
  int family = gn_game_find_family (game, "spaces");
  act (&s, "why", "tile space=II-2");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);
  g_assert_true (teach_set (teach, "cost.ruby", "2"));
  g_assert_true (gn_teach_form_accept (teach));

  gint16 cost[8] = { 0 };
  int index = gn_set_find (playing->set, family, "II-2");
  g_assert_cmpint (index, >=, 0);
  g_assert_true (gn_set_bag (playing->set, family, index, "cost", cost, 4));
  g_assert_cmpint (cost[1], ==, 2);

  /* Now it is refused for want of rubies, and nobody is asked again. */
  act (&s, "why", "tile space=II-2");
  g_assert_cmpstr (gtk_button_get_label (fixture_child (s.page->why, "rule_button")), ==, "ZAV-054");
  sitting_clear (&s);
}

/* ---- What the form says of itself ------------------------------------------------------- */

static GnTeachForm *
form_of (GnMatch    **match,
         const char  *game_id,
         const char  *family,
         const char  *id)
{
  const GnGame *game = gn_game_find (game_id);
  GnTeachForm *teach = g_object_ref_sink (GN_TEACH_FORM (g_object_new (GN_TYPE_TEACH_FORM, NULL)));
  g_autoptr (GError) error = NULL;

  *match = gn_match_new (game, game->min_seats, gn_set_new_empty (game, "own", "Own box"), &error);
  g_assert_no_error (error);
  gn_teach_form_ask_for (teach, *match, (guint) gn_game_find_family (game, family), -1, id);
  return teach;
}

static gboolean
shows (GnTeachForm *teach,
       const char  *label)
{
  GtkWidget *found = fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, label);

  return found && gtk_widget_get_visible (found);
}

static gboolean
has_hint (GnTeachForm *teach,
          const char  *hint)
{
  GtkWidget *line = fixture_find (GTK_WIDGET (teach), GTK_TYPE_ENTRY, NULL);

  g_test_message ("%s", gtk_entry_get_placeholder_text (GTK_ENTRY (line)));
  return g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (line)), hint) == 0;
}

/* What is printed on a place is asked for by the place's name, and only what stands there: no name, no figure that the
 * rules state. */
static void
test_teach_place (void)
{
  static const struct { const char *game, *family, *id, *title; } places[] = {
    { "rise", "turns", "turn-2", "What is printed on game turn 2?" },
    { "rise", "boxes", "brewery-1", "What is printed on brewery box 1?" },
    { "zavandor", "spaces", "II-2", "What is printed on space II-2?" },
  };
  GnMatch *match;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GnTeachForm *teach = form_of (&match, places[i].game, places[i].family, places[i].id);

      g_assert_true (shows (teach, places[i].title));
      g_object_unref (teach);
      gn_match_free (match);
    }

  GnTeachForm *teach = form_of (&match, "rise", "turns", "turn-2");
  g_autoptr (GError) error = NULL;

  g_assert_false (shows (teach, "Name"));
  g_assert_false (shows (teach, "Gnome cards"));
  g_assert_true (shows (teach, "• Bribe"));
  g_assert_true (has_hint (teach, "Type it: 1 2"));
  gn_teach_form_type (teach, "2 3");
  g_assert_false (shows (teach, "• "));

  g_autoptr (JsonNode) turn = gn_teach_form_get_component (teach, &error);
  JsonObject *told = json_node_get_object (turn);

  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (told, "id"), ==, "turn-2");
  g_assert_cmpint (json_object_get_int_member (told, "bribe"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (told, "fill"), ==, 3);
  g_assert_false (json_object_has_member (told, "cards"));
  g_assert_false (json_object_has_member (told, "name"));
  g_object_unref (teach);
  gn_match_free (match);

  /* What a box is follows from where it stands, also when it is asked for again. */
  teach = form_of (&match, "rise", "boxes", "brewery-1");
  g_assert_true (shows (teach, "• Points"));
  g_assert_false (shows (teach, "Kind"));

  g_autoptr (JsonNode) box = gn_teach_form_get_component (teach, &error);
  const guint boxes = (guint) gn_game_find_family (match->game, "boxes");

  g_assert_no_error (error);
  gn_teach_form_ask_for (teach, match, boxes, gn_set_teach (match->set, boxes, box, &error), "brewery-1");
  g_assert_no_error (error);
  g_assert_true (shows (teach, "What is printed on brewery box 1?"));
  g_assert_false (shows (teach, "Kind"));
  g_object_unref (teach);
  gn_match_free (match);
}

/* The line shows how rows of figures are typed, and what is typed without the stroke is no name. */
static void
test_teach_rows (void)
{
  GnMatch *match;
  GnTeachForm *teach = form_of (&match, "rise", "actions", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (has_hint (teach, "Type it: Barrel Delivery / 1 2 3"));
  gn_teach_form_type (teach, "bf 1 2 3");

  g_autoptr (JsonNode) card = gn_teach_form_get_component (teach, &error);
  g_autofree char *prices = json_to_string (json_object_get_member (json_node_get_object (card), "prices"), FALSE);

  g_assert_no_error (error);
  g_assert_cmpstr (prices, ==, "[1,2,3]");
  g_assert_false (json_object_has_member (json_node_get_object (card), "name"));
  g_assert_true (gn_teach_form_accept (teach));
  g_object_unref (teach);
  gn_match_free (match);

  teach = form_of (&match, "rise", "boards", NULL);
  g_assert_true (has_hint (teach, "Type it: Sedge Stillhouse red Swamp 4 4 4 3 18 / 7 12 17 / …"));
  g_object_unref (teach);
  gn_match_free (match);
}

/* An empty Enter makes no nameless ally, and what is not understood is said and refused instead of being part of the
 * name. */
static void
test_teach_name (void)
{
  GnMatch *match;
  GnTeachForm *teach = form_of (&match, "rise", "allies", NULL);

  g_assert_true (shows (teach, "• Name"));
  g_assert_false (shows (teach, "Beer for the space: 0"));   /* none there is not worth a word */
  g_assert_false (gn_teach_form_accept (teach));
  g_assert_true (shows (teach, "Enter a name"));
  gn_teach_form_type (teach, "Wilf reward 1 2 3");
  g_assert_false (shows (teach, "• Name"));
  g_assert_true (shows (teach, "“2 3” is not understood here."));
  g_assert_true (shows (teach, "Wilf"));
  g_assert_false (gn_teach_form_accept (teach));
  gn_teach_form_type (teach, "Wilf reward 1");
  g_assert_false (shows (teach, "is not understood here."));
  g_assert_true (gn_teach_form_accept (teach));
  g_object_unref (teach);
  gn_match_free (match);

  /* a tile is called by what it is */
  teach = form_of (&match, "rise", "tiles", NULL);
  g_assert_true (gn_teach_form_accept (teach));
  g_object_unref (teach);
  gn_match_free (match);
}

/* Nothing was entered: no form says that something is wrong, and what a component need not have is not chosen. */
static void
test_teach_untouched (void)
{
  for (const GnGame *const *game = gn_games (); *game; game++)
    for (guint family = 0; family < gn_game_n_families (*game); family++)
      {
        const GnFamily *of = &(*game)->families[family];
        GnMatch *match;

        if (!of->attrs)
          continue;

        GnTeachForm *teach = form_of (&match, (*game)->id, of->id, NULL);
        GtkLabel *problem = GTK_LABEL (fixture_child (teach, "problem"));

        g_test_message ("%s: %s", of->id, gtk_label_get_label (problem));
        g_assert_false (gtk_widget_get_visible (GTK_WIDGET (problem)));
        for (const GnAttr *attr = of->attrs; attr->id; attr++)
          {
            GnAttrRow *row = attr->optional && !attr->usual ? gn_teach_form_find_row (teach, attr->id) : NULL;
            g_autoptr (JsonNode) value = row ? gn_attr_row_get_value (row) : NULL;

            if (attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_THING)
              g_assert_null (value);
          }
        g_object_unref (teach);
        gn_match_free (match);
      }

  /* and what was typed is refused at once, until it is right */
  GnMatch *match;
  GnTeachForm *teach = form_of (&match, "wizard", "cards", NULL);
  g_autoptr (GError) error = NULL;

  gn_teach_form_type (teach, "flowers 3");
  g_autoptr (JsonNode) card = gn_teach_form_get_component (teach, &error);

  g_assert_no_error (error);
  g_assert_false (json_object_has_member (json_node_get_object (card), "element-2"));
  g_assert_false (json_object_has_member (json_node_get_object (card), "symbols-2"));
  g_object_unref (teach);
  gn_match_free (match);
}

/* In a low window the fields scroll: the button stays in sight. */
static void
test_teach_low (void)
{
  static const struct { const char *game, *family; } forms[] = { { "invasion", "boons" }, { "invasion", "gnomes" },
                                                                 { "rise", "boards" }, { "zavandor", "items" } };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      GnMatch *match;
      GnTeachForm *teach = form_of (&match, forms[i].game, forms[i].family, NULL);
      GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      int natural;

      gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (teach));
      gtk_window_set_child (GTK_WINDOW (window), box);
      gtk_window_present (GTK_WINDOW (window));
      fixture_settle ();
      gn_teach_form_type (teach, "xyzzy");
      fixture_settle ();
      gtk_widget_measure (GTK_WIDGET (teach), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (teach)), NULL,
                          &natural, NULL, NULL);
      g_test_message ("%s: %d", forms[i].family, natural);
      g_assert_cmpint (natural, <, 520);
      g_object_unref (teach);
      gtk_window_destroy (GTK_WINDOW (window));
      gn_match_free (match);
    }
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/table/entry", test_entry);
  g_test_add_func ("/table/teach", test_teach);
  g_test_add_func ("/table/teach-enter", test_teach_enter);
  g_test_add_func ("/table/teach-first", test_teach_first);
  g_test_add_func ("/table/teach-order", test_teach_order);
  g_test_add_func ("/table/teach-empty", test_teach_empty);
  g_test_add_func ("/table/teach-place", test_teach_place);
  g_test_add_func ("/table/teach-rows", test_teach_rows);
  g_test_add_func ("/table/teach-name", test_teach_name);
  g_test_add_func ("/table/teach-untouched", test_teach_untouched);
  g_test_add_func ("/table/teach-low", test_teach_low);
  return g_test_run ();
}
