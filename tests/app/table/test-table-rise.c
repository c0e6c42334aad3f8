/* test-table-rise.c: Rise of the Gnomes at the table page: what its panel asks for by itself
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/teach/effects-field.h"
#include "core/base/json.h"
#include "core/match/moves.h"
#include "core/words/typed.h"
#include "games/rise/rise-state.h"
#include "panels/rise/rise-table.h"

static GnMatchTable *
table_with (GnSet      *set,
            const char *position_text)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = position_text ? gn_json_parse (position_text, -1, 65536, &error) : NULL;
  GnMatch *match = gn_match_new (game, 3, set, &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  GnMatchTable *table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  return table;
}

static GnMatchTable *
own_table (const char *position)
{
  return table_with (gn_set_new_empty (gn_game_find ("rise"), "own", "Own box"), position);
}

/* What lies on a tile is asked beside that tile, one after the other; no list covers the map. */
static void
test_tiles (void)
{
  static const char *const asked[] = { "What is on G1?", "What is on G2?", "What is on G3?" };
  Sitting s;

  sitting_new (&s, own_table (NULL));
  fixture_settle ();
  /* who begins has no place on the table */
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
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

  /* A letter is not lost on it: it begins the line to type in. */
  fixture_settle ();
  GtkWidget *form = fixture_find_class (GTK_WIDGET (s.page->panel), "rise-tile-form");
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (
    gtk_widget_get_ancestor (form, GTK_TYPE_POPOVER));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_f, 0, 0, &taken);
    }
  g_assert_true (taken);
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_ancestor (form, GTK_TYPE_POPOVER)));
  GtkWidget *line = gtk_root_get_focus (GTK_ROOT (s.window));
  g_assert_true (GTK_IS_EDITABLE (line));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "f");
  gtk_editable_set_text (GTK_EDITABLE (line), "");
  act (&s, "owed", NULL);

  /* Closed, it comes again by the button that enters what came up. */
  fixture_settle ();
  GtkWidget *popover = gtk_widget_get_ancestor (fixture_find_class (GTK_WIDGET (s.page->panel), "rise-tile-form"),
                                                GTK_TYPE_POPOVER);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_nonnull (fixture_find (GTK_WIDGET (s.page->bottom), GTK_TYPE_BUTTON, "Enter what came up"));
  act (&s, "owed", NULL);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  sitting_clear (&s);
}

/* ---- A board of the box ---------------------------------------------------------------- */

#define AT_SIDES "{\"stage\":\"side\",\"active\":1,\"first\":1}"
#define AT_SWAMP "{\"stage\":\"side\",\"active\":1,\"first\":1,\"face\":{\"g1\":\"up\"},\"type\":{\"g1\":\"swamp\"},\"icon\":{\"g1\":\"lion\"}}"

static GnTeachForm *
write_board_at (Sitting    *s,
                const char *position)
{
  sitting_new (s, own_table (position));
  act (s, "move", "side");
  g_assert_true (gn_table_model_is_entering (s->page->model));
  act (s, "write-out", NULL);
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s->page->entry_popover)));
  return gn_entry_form_get_teach (s->page->entry_form);
}

static GnTeachForm *
write_board (Sitting *s)
{
  return write_board_at (s, AT_SIDES);
}

static char *
list_of (GnTeachForm *teach,
         const char  *attr)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) board = gn_teach_form_get_component (teach, &error);

  g_assert_no_error (error);
  return json_to_string (json_object_get_member (json_node_get_object (board), attr), FALSE);
}

/* All of a board is one line: its rows of figures stand behind strokes, and show in fields where they can be typed,
 * too. */
static void
test_board_line (void)
{
  static const struct {
    const char *attr, *value;
  } rows[] = {
    { "rows", "[7,12,17]" }, { "row-vp", "[1,1,1]" }, { "row-gold", "[0,0,1]" }, { "box-vp", "null" },
      { "box-gold", "[1,0,1]" }, { "box-production", "[]" },
    { "box-upgrade", "[1,3]" }, { "customer-vp", "null" },
  };
  Sitting s;
  GnTeachForm *teach = write_board (&s);

  gn_teach_form_type (teach, "Sedge green sw 4 5 6 3 18 / 7 12 17 / 1 1 1 / 0 0 1 // 1 0 1 / none / 1 3");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *value = list_of (teach, rows[i].attr);

      g_assert_cmpstr (value, ==, rows[i].value);
    }
  g_autofree char *cubes = list_of (teach, "cubes");
  g_assert_cmpstr (cubes, ==, "6");
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_ENTRY, "7 12 17"));
  sitting_clear (&s);
}

/* What the choice of a board waits for is marked till it is told; told in part, the form stays and says what lacks. */
static void
test_board_needed (void)
{
  Sitting s;
  GnTeachForm *teach = write_board (&s);

  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Start tile"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Lowest production"));
  g_assert_null (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Points of the customer boxes"));
  gn_teach_form_type (teach, "Sedge green sw 4 5 6 3 18");
  g_assert_null (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Start tile"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Brewery boxes with a production icon"));

  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Brewery boxes with a production icon"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "Enter wh"));

  /* The rest told, the board can be taken. */
  gn_teach_form_type (teach, "/ 7 12 17 / 1 1 1 / 0 0 1 / 0 1 0 / 1 0 1 / 1 2 4 / 1 3");
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_true (gn_table_model_is_entering (s.page->model));
  sitting_clear (&s);
}

/* What a board names and nobody has told yet is written by name; what it does is asked for when a token goes there. */
static void
test_board_names (void)
{
  Sitting s;
  GnTeachForm *teach = write_board (&s);
  GtkWidget *names;

  gn_teach_form_type (teach, "Sedge green sw 4 5 6 3 18 / 7 12 17 / 1 1 1 / 0 0 1 / 0 1 0 / 1 0 1 / 1 2 4 / 1 3");
  names = fixture_find_class (GTK_WIDGET (teach), "attr-names");
  g_assert_nonnull (names);
  gtk_editable_set_text (GTK_EDITABLE (names), "Malt Kiln, Hops, Long Table");
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();

  const GnMatch *match = gn_match_table_get_match (s.table);
  const guint upgrades = (guint) gn_game_find_family (match->game, "upgrades"),
              boards = (guint) gn_game_find_family (match->game, "boards");
  gint16 slot[16];

  g_assert_cmpuint (gn_set_size (match->set, upgrades), ==, 3);
  g_assert_cmpint (gn_set_list (match->set, boards, 0, "slots", slot, G_N_ELEMENTS (slot)), ==, 3);
  g_assert_cmpstr (gn_set_id (match->set, upgrades, (guint) slot[0]), ==, "malt-kiln");

  /* What they do nobody has said yet: that is asked for when a token goes there. */
  g_assert_false (gn_set_knows_all (match->set, upgrades, (guint) slot[0]));
  sitting_clear (&s);
}

/* Asked for later, its upgrades are named in the line, too: none of that becomes the board's name. */
static void
test_board_names_later (void)
{
  Sitting s;
  GnTeachForm *teach = write_board_at (&s, AT_SWAMP);

  gn_teach_form_type (teach, "Sedge green sw 4 5 6 3 18 / 7 12 17 / 1 1 1 / 0 0 1 / 0 1 0 / 1 0 1 / 1 2 4 / 1 3");
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_true (gn_table_model_accept (s.page->model));
  fixture_settle ();

  act (&s, "move", "upgrade-slot slot=1");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Upgrades, slot by slot"));
  gn_teach_form_type (teach, "Malt Kiln, Hops, Long Table");

  GtkWidget *names = fixture_find_class (GTK_WIDGET (teach), "attr-names");
  g_autofree char *name = list_of (teach, "name");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (names)), ==, "Malt Kiln, Hops, Long Table");
  g_assert_cmpstr (name, ==, "\"Sedge\"");
  g_assert_null (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "• Upgrades, slot by slot"));
  g_assert_true (gn_teach_form_accept (teach));
  sitting_clear (&s);
}

/* The board of one player is no reason for the next not to write out another; and a slot whose upgrade is told is not
 * the only one that can be taken while those beside it wait for what is printed. */
static void
test_second_board (void)
{
  Sitting s;
  GnTeachForm *teach = write_board_at (&s, AT_SWAMP);
  guint side, slot;
  GnMove move;

  verb_of (&s, "side", &side);
  verb_of (&s, "upgrade-slot", &slot);
  gn_teach_form_type (teach, "Sedge green sw 4 5 6 3 18 / 7 12 17 / 1 1 1 / 0 0 1 / 0 1 0 / 1 0 1 / 1 2 4 / 1 3");
  gtk_editable_set_text (GTK_EDITABLE (fixture_find_class (GTK_WIDGET (teach), "attr-names")),
                         "Malt Kiln, Hops, Long Table");
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_true (gn_table_model_accept (s.page->model));
  fixture_settle ();

  /* One of three upgrades is told: it is not placed by itself, and then it is by whoever chose it. */
  g_assert_true (gn_table_model_verb (s.page->model, slot)->teach);
  act (&s, "move", "upgrade-slot slot=2");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  click (fixture_find (GTK_WIDGET (teach), GTK_TYPE_BUTTON, "Add"));   /* the first thing that an upgrade can do */
  const guint steps = gn_match_table_get_n_steps (s.table);
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, steps);
  g_assert_true (gn_table_model_is_entering (s.page->model));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  g_assert_true (gn_table_model_accept (s.page->model));
  fixture_settle ();

  g_assert_cmpint (gn_table_model_get_seat (s.page->model), ==, 2);
  g_assert_true (gn_move_from_spec (gn_match_table_get_match (s.table), 2, "side board=boards-1", &move, NULL));
  g_assert_false (gn_match_table_check (s.table, GN_PUBLIC, &move, NULL));
  g_assert_cmpuint (gn_table_model_verb (s.page->model, side)->ways, ==, 0);
  g_assert_true (gn_table_model_verb (s.page->model, side)->teach);
  act (&s, "move", "side");
  g_assert_true (gn_table_model_is_entering (s.page->model));
  sitting_clear (&s);
}

/* What goes on by itself and waits for what is printed asks for it: the Gnomes' income for the boxes of their board. */
#define AT_SCORING \
  "{\"turn\":1,\"phase\":5,\"stage\":\"score\",\"active\":0,\"first\":0,\"scored\":3,\"face\":{\"g1\":\"up\",\"g2\":\"up\",\"g3\":\"up\",\"g4\":\"up\"," \
  "\"g5\":\"up\",\"g6\":\"up\",\"y1\":\"up\",\"y2\":\"up\",\"y3\":\"up\",\"y4\":\"up\",\"y5\":\"up\",\"y6\":\"up\",\"y7\":\"up\",\"y8\":\"up\"," \
  "\"y9\":\"up\",\"y10\":\"up\",\"y11\":\"up\",\"y12\":\"up\"},\"type\":{\"g1\":\"plains\",\"g2\":\"swamp\",\"g3\":\"forest\",\"g4\":\"highland\"," \
  "\"g5\":\"mountain\",\"g6\":\"desert\",\"y1\":\"plains\",\"y2\":\"swamp\",\"y3\":\"forest\",\"y4\":\"highland\",\"y5\":\"mountain\",\"y6\":\"desert\"," \
  "\"y7\":\"sea\",\"y8\":\"plains\",\"y9\":\"swamp\",\"y10\":\"forest\",\"y11\":\"highland\",\"y12\":\"sea\"},\"icon\":{\"g1\":\"none\",\"g2\":\"none\"," \
  "\"g3\":\"none\",\"g4\":\"none\",\"g5\":\"none\",\"g6\":\"none\",\"y1\":\"none\",\"y2\":\"none\",\"y3\":\"none\",\"y4\":\"none\",\"y5\":\"none\"," \
  "\"y6\":\"none\",\"y7\":\"none\",\"y8\":\"none\",\"y9\":\"none\",\"y10\":\"none\",\"y11\":\"none\",\"y12\":\"none\"},\"gnome_cubes\":{\"dk\":8}," \
  "\"gnome_breweries\":{\"dk\":1},\"board\":[\"red-a\",\"blue-a\",\"green-a\"]}"

static void
test_host_waits (void)
{
  const GnGame *game = gn_game_find ("rise");
  const guint boxes = (guint) gn_game_find_family (game, "boxes");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) unknown = gn_json_parse ("{\"id\":\"brewery-1\",\"vp\":null}", -1, 65536, &error);
  GnSet *set = gn_set_new_stand_in (game, &error);
  Sitting s;

  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, boxes, unknown, &error), >=, 0);
  sitting_new (&s, table_with (set, AT_SCORING));
  fixture_settle ();

  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (teach)));
      g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "\342\200\242 Points"));
      /* closed, it comes again by the button that enters what came up */
      gtk_popover_popdown (s.page->entry_popover);
      act (&s, "owed", NULL);
    }
  g_assert_true (teach_set (teach, "vp", "2"));
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), >=, 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->why)));
  sitting_clear (&s);
}

/* The same of a Gnome card that was told in part: its order of icons, now that it decides. */
static void
test_card_waits (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (AT_SCORING, -1, 65536, &error);
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (JsonNode) unknown = gn_json_parse ("{\"id\":\"gnomes-2\",\"icons\":null}", -1, 65536, &error);
  GnSet *set = gn_set_new_stand_in (game, &error);
  JsonObject *object = json_node_get_object (node);
  Sitting s;

  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, (guint) gn_game_find_family (game, "gnomes"), unknown, &error), >=, 0);
  json_object_set_int_member (object, "phase", 4);
  json_object_set_string_member (object, "stage", "gnome-card");
  json_object_set_int_member (object, "scored", 0);
  json_object_set_null_member (object, "active");
  json_object_set_string_member (json_object_get_object_member (object, "icon"), "g1", "lion");
  json_object_set_string_member (json_object_get_object_member (object, "icon"), "y1", "scale");
  g_autofree char *text = json_to_string (node, FALSE);

  sitting_new (&s, table_with (set, text));
  fixture_settle ();

  GnMove move;
  GnReply reply = { 0 };
  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  g_assert_true (
    gn_move_from_spec (gn_match_table_get_match (s.table), GN_CHANCE, "gnome-card card=gnomes-2", &move, NULL));
  g_assert_true (gn_match_table_do (s.table, &move, 1, &reply));
  fixture_settle ();
  act (&s, "move", "go-on");
  fixture_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (teach)));
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "\342\200\242 Order of the icons"));
  sitting_clear (&s);
}

/* An ally that is worth points and does nothing else; one that pays after every scoring: both can be told in the
 * form. */
static void
test_ally_effects (void)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GnMatchTable) table = own_table (NULL);
  const guint allies = (guint) gn_game_find_family (game, "allies");
  GnTeachForm *teach = GN_TEACH_FORM (g_object_new (GN_TYPE_TEACH_FORM, NULL));
  g_autoptr (GPtrArray) needed = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GtkWidget) kept = g_object_ref_sink (GTK_WIDGET (teach));
  const GnAttr *effects = game->families[allies].attrs;
  const GnEffectWord *after;

  while (!g_str_equal (effects->id, "effects"))
    effects++;
  g_ptr_array_add (needed, g_strdup ("effects"));
  gn_teach_form_ask (teach, gn_match_table_get_match (table), allies, -1);
  gn_teach_form_set_needed (teach, needed);
  gn_teach_form_type (teach, "Posset 3");
  g_autofree char *unknown = list_of (teach, "effects");
  g_assert_cmpstr (unknown, ==, "null");
  g_assert_nonnull (fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "\342\200\242 Effect"));
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (fixture_find (GTK_WIDGET (teach), GTK_TYPE_TOGGLE_BUTTON, "nothing")), TRUE);
  g_autofree char *none = list_of (teach, "effects");
  g_assert_cmpstr (none, ==, "[]");

  /* Two beer after every scoring. */
  GtkWidget *field = g_object_ref_sink (gn_effects_field_new (effects));

  for (after = effects->vocabulary; !g_str_equal (after->word, "phase-5");)
    after++;
  g_assert_true (gn_effect_word_is_plain (after));
  gn_effects_field_add (GN_EFFECTS_FIELD (field), after);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (fixture_find_type (field, GTK_TYPE_DROP_DOWN)), 2);
  click (fixture_find (field, GTK_TYPE_BUTTON, "Add"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find_type (field, GTK_TYPE_SPIN_BUTTON)), 2);
  g_autoptr (JsonNode) value = gn_effects_field_get_value (GN_EFFECTS_FIELD (field));
  g_autofree char *text = json_to_string (value, FALSE);
  g_assert_cmpstr (text, ==, "[{\"do\":\"phase-5\",\"then\":[{\"do\":\"beer\",\"n\":2}]}]");

  /* And read back. */
  gn_effects_field_set_value (GN_EFFECTS_FIELD (field), value);
  g_autoptr (JsonNode) again = gn_effects_field_get_value (GN_EFFECTS_FIELD (field));
  g_autofree char *same = json_to_string (again, FALSE);
  g_assert_cmpstr (same, ==, text);
  g_object_unref (field);
}

/* That first letters are enough stands below the line, with its own example; a list says which place each of its things
 * has. */
static void
test_card_letters (void)
{
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), &error);
  GnTeachForm *teach = g_object_ref_sink (GN_TEACH_FORM (g_object_new (GN_TYPE_TEACH_FORM, NULL)));
  GtkWidget *hint;

  g_assert_no_error (error);
  gn_teach_form_ask (teach, match, (guint) gn_game_find_family (game, "gnomes"), -1);
  hint = fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "First letters are enough: ");
  g_assert_nonnull (hint);
  const char *letters = gtk_label_get_label (GTK_LABEL (hint)) + strlen ("First letters are enough: ");
  g_assert_cmpuint (strlen (letters), <, 60);

  /* as short as that, it is a whole card */
  gn_teach_form_type (teach, letters);
  g_autofree char *first = list_of (teach, "primary-types");
  g_autofree char *icons = list_of (teach, "icons");
  g_assert_cmpstr (first, !=, "null");
  g_assert_cmpstr (icons, !=, "null");

  gn_teach_form_type (teach, "m de bd mo sw fo ex pl hi dk vp l s t");
  g_assert_nonnull (
    fixture_find (GTK_WIDGET (teach), GTK_TYPE_LABEL, "Its types, left to right: Mountain, Swamp, Forest \302\267 "));
  guint third = 0;
  for (GtkWidget *row = fixture_find (GTK_WIDGET (teach), GTK_TYPE_BUTTON, "More: Forest"); row && third == 0;
       row = NULL)
    third = fixture_find (row, GTK_TYPE_LABEL, "3") != NULL;
  g_assert_cmpuint (third, ==, 1);
  g_object_unref (teach);
}

/* ---- What is read, what is chosen --------------------------------------------------------- */

/* AT_SCORING with other members: "{\"phase\":4}"; a member within a member replaces or joins what stands there. */
static GnMatchTable *
table_at (GnSet      *set,
          const char *more)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (AT_SCORING, -1, 65536, &error);
  g_autoptr (JsonNode) other = gn_json_parse (more, -1, 65536, &error);
  JsonObject *object = json_node_get_object (node);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  g_assert_no_error (error);
  json_object_iter_init (&iter, json_node_get_object (other));
  while (json_object_iter_next (&iter, &name, &value))
    json_object_set_member (object, name, json_node_copy (value));
  g_autofree char *text = json_to_string (node, FALSE);
  return table_with (set, text);
}

static int
stage_of (Sitting *s)
{
  return ((const RiseState *) gn_match_table_state (s->table, GN_PUBLIC))->stage;
}

/* "Run through" does all steps of the Gnomes and the scoring; before the cards go what it has brought stays to be
 * read. */
static void
test_run_stops (void)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) card = gn_json_parse (
    "{\"id\":\"gnomes-99\",\"way\":\"move\",\"to\":\"plains\",\"primary\":\"victory-point\",\"primary-types\":[]}", -1,
    4096, &error);
  GnSet *set = gn_set_new_stand_in (game, &error);
  Sitting s;
  GnMove move;

  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, (guint) gn_game_find_family (game, "gnomes"), card, &error), >=, 0);
  sitting_new (&s,
               table_at (set, "{\"phase\":4,\"stage\":\"gnome-card\",\"scored\":0,\"active\":null,\"cards_done\":4}"));
  g_object_set (s.page, "patient", TRUE, NULL);
  g_assert_true (
    gn_move_from_spec (gn_match_table_get_match (s.table), GN_CHANCE, "gnome-card card=gnomes-99", &move, NULL));
  g_assert_true (gn_match_table_do (s.table, &move, 1, NULL));
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_UNION);
  g_assert_true (gn_match_table_is_waiting (s.table));

  GtkWidget *account = fixture_find_type (GTK_WIDGET (s.page->panel), RISE_TYPE_ACCOUNT);
  GtkWidget *run = fixture_child (account, "run");

  g_assert_true (gtk_widget_get_visible (fixture_child (account, "buttons")) && gtk_widget_get_visible (run));
  click (run);
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_RESET);
  g_assert_true (gn_match_table_is_waiting (s.table));
  GtkWidget *paid = fixture_find_class (GTK_WIDGET (s.page->panel), "rise-forecast-card");
  g_assert_true (gtk_widget_get_visible (paid));
  g_assert_nonnull (fixture_find (paid, GTK_TYPE_LABEL, "The last scoring"));
  g_assert_false (gtk_widget_get_visible (run));
  /* its button is right below it */
  g_assert_false (
    gtk_widget_compute_expand (gtk_widget_get_ancestor (run, RISE_TYPE_ACCOUNT), GTK_ORIENTATION_VERTICAL));
  g_assert_true (press (&s, GDK_KEY_Return, 0));
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_CARDS);

  /* The same by its key. */
  g_assert_true (gn_match_table_undo (s.table, 1, TRUE, &error));
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_UNION);
  g_assert_true (press (&s, GDK_KEY_r, 0));
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_RESET);
  sitting_clear (&s);
}

/* So it does where the scoring had to ask what is printed: no form lies over it. */
static void
test_told_stops (void)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) unknown = gn_json_parse ("{\"id\":\"brewery-1\",\"vp\":null}", -1, 65536, &error);
  GnSet *set = gn_set_new_stand_in (game, &error);
  Sitting s;

  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, (guint) gn_game_find_family (game, "boxes"), unknown, &error), >=, 0);
  sitting_new (&s, table_with (set, AT_SCORING));
  g_object_set (s.page, "patient", TRUE, NULL);
  fixture_settle ();

  GnTeachForm *teach = gn_entry_form_get_teach (s.page->entry_form);

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_true (teach_set (teach, "vp", "2"));
  g_assert_true (gn_teach_form_accept (teach));
  fixture_settle ();
  g_assert_cmpint (stage_of (&s), ==, RISE_AT_RESET);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (s.page->entry_popover)));
  g_assert_false (gn_table_model_is_entering (s.page->model));
  sitting_clear (&s);
}

/* A Barrel Delivery brings three, wherever it goes: the tiles are the choice, the number is told once. */
static void
test_settled_number (void)
{
  const GnGame *game = gn_game_find ("rise");
  g_autoptr (GError) error = NULL;
  Sitting s;

  sitting_new (&s, table_at (gn_set_new_stand_in (game, &error),
                             "{\"phase\":3,\"stage\":\"slot\",\"scored\":0,\"at_card\":\"1\",\"at_space\":0,\"on_"
                             "card\":{\"1\":[0,null,null,null,null]},"
                             "\"card\":{\"1\":\"delivery\",\"2\":\"competition\",\"3\":\"festival\",\"4\":\"caravan\","
                             "\"5\":\"expand\",\"6\":\"delivery\",\"7\":\"competition\",\"8\":\"festival\"},"
                             "\"beer\":[4,4,4],\"gold\":[4,4,4],\"cubes\":[{\"g2\":4},{\"g5\":4},{\"g3\":4}]}"));
  fixture_settle ();
  gn_moves_pane_refresh (s.page->moves_pane);

  GtkWidget *pane = GTK_WIDGET (s.page->moves_pane);

  g_assert_nonnull (fixture_find (pane, GTK_TYPE_LABEL, "Cubes: 3"));
  g_assert_null (fixture_find (pane, GTK_TYPE_BUTTON, "deliver 4 to G3"));
  g_assert_cmpuint (moves_shown (pane), ==, 7);   /* six tiles round G2, or decline */
  sitting_clear (&s);
}

/* ---- Typed -------------------------------------------------------------------------------- */

/* "1 to G2": the number belongs to the tile, not to the price. */
static void
test_caravan_typed (void)
{
  static const struct {
    const char *text, *spec;
  } lines[] = {
    { "caravan from DK to G2", "caravan from=dk to=g2" },
    { "caravan from DK 1 to G2", "caravan from=dk to=g2" },
    { "caravan from DK 2 to G2", "caravan from=dk to=g2,g2" },
    { "caravan from DK 2 to G2 and 1 to G3", "caravan from=dk to=g2,g2,g3" },
    { "caravan from DK to G2 G2 for 2 beer", "caravan from=dk to=g2,g2 beer=2" },
  };
  GnMatchTable *table = fixture_table ("rise", 3);
  const GnMatch *match = gn_match_table_get_match (table);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GPtrArray) ways = gn_typed_complete (match, gn_match_table_state (table, GN_PUBLIC), 0, lines[i].text,
                                                      20);
      const GnMove *move = NULL;
      GnMove meant;

      /* no caravan goes now: it is among what is refused */
      g_assert_true (gn_move_from_spec (match, 0, lines[i].spec, &meant, NULL));
      for (guint k = 0; k < ways->len && !move; k++)
        if (((GnCompletion *) ways->pdata[k])->move.verb == meant.verb)
          move = &((GnCompletion *) ways->pdata[k])->move;
      g_assert_nonnull (move);
      for (const GnArg *arg = match->game->verbs[meant.verb].args; arg->kind; arg++)
        if (g_str_equal (arg->name, "from") || g_str_equal (arg->name, "to"))
          g_assert_cmpmem (&move->arg[arg->at], arg->size * sizeof move->arg[0], &meant.arg[arg->at],
                           arg->size * sizeof move->arg[0]);
    }
  g_object_unref (table);
}

/* ---- Room ------------------------------------------------------------------------------ */

static GnWindow *
window_of (int width,
           int height)
{
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
all_tiles (GtkWidget *page,
           guint      wanted)
{
  RiseMap *map = rise_table_get_map (fixture_find_type (page, RISE_TYPE_TABLE));
  guint n = 0;

  for (int place = 0; place < RISE_TILES; place++)
    {
      GtkWidget *tile = rise_map_get_tile (map, place);
      graphene_rect_t bounds;

      if (!tile)
        continue;
      g_assert_true (gtk_widget_compute_bounds (tile, page, &bounds));
      if (bounds.size.height < 52)
        g_error ("tile %d is %.1f high", place, bounds.size.height);
      n++;
    }
  g_assert_cmpuint (n, ==, wanted);
}

/* In the last turn, with two tabs and a notice, a tile is as high at 1366 × 768 as in the mock-up. */
static void
test_room (void)
{
  g_autoptr (GnMatchTable) other = fixture_table ("zavandor", 3), table = fixture_table ("rise", 5);
  GnWindow *window = window_of (1366, 768);

  fixture_play (table, 10000, 1);
  g_assert_true (gn_match_table_is_over (table));
  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, NULL));
  gn_window_begin (window, other);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  fixture_settle ();
  if (gn_curtain_is_up (page->curtain))
    gn_curtain_lower (page->curtain);
  gn_table_page_tell (page, "A notice", NULL, NULL);
  fixture_settle ();
  all_tiles (GTK_WIDGET (page), 37);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static void
is_within (gpointer   widget,
           GtkWidget *around)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (around));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (around));
}

/* A line longer than the window leaves the curtain its words and the way on. */
static void
test_long_line (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("rise", 5);
  GnWindow *window = window_of (1280, 720);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  GtkWidget *curtain = GTK_WIDGET (page->curtain), *text;

  text = fixture_child (curtain, "to_do_text");
  for (guint i = 0; i < 300 && gn_width_of (text) < 2 * 1280 && fixture_play (table, 1, i); i++)
    {
      gn_curtain_lower (page->curtain);
      gn_curtain_raise (page->curtain, 1, NULL, FALSE);
    }
  fixture_settle ();
  g_assert_cmpint (gn_width_of (text), >=, 2 * 1280);
  is_within (fixture_child (curtain, "to_do"), curtain);
  is_within (fixture_child (curtain, "title"), curtain);
  is_within (fixture_child (curtain, "hold_button"), curtain);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* What a board or an upgrade does is told whole while one chooses, also in the smallest window of a laptop. */
static guint
whole_offers (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (gtk_widget_has_css_class (widget, "rise-offer-words"))
    {
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += whole_offers (child);
  return n;
}

static void
test_offers (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("rise", 5);
  GnWindow *window = window_of (1280, 720);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));

  fixture_settle ();
  g_assert_cmpuint (whole_offers (GTK_WIDGET (page->panel)), ==, 10);
  fixture_play (table, 1, 1);
  fixture_settle ();
  g_assert_cmpuint (whole_offers (GTK_WIDGET (page->panel)), ==, 8);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/table-rise/tiles", test_tiles);
  g_test_add_func ("/table-rise/room", test_room);
  g_test_add_func ("/table-rise/long-line", test_long_line);
  g_test_add_func ("/table-rise/offers", test_offers);
  g_test_add_func ("/table-rise/board-line", test_board_line);
  g_test_add_func ("/table-rise/board-needed", test_board_needed);
  g_test_add_func ("/table-rise/board-names", test_board_names);
  g_test_add_func ("/table-rise/board-names-later", test_board_names_later);
  g_test_add_func ("/table-rise/second-board", test_second_board);
  g_test_add_func ("/table-rise/host-waits", test_host_waits);
  g_test_add_func ("/table-rise/card-waits", test_card_waits);
  g_test_add_func ("/table-rise/ally-effects", test_ally_effects);
  g_test_add_func ("/table-rise/card-letters", test_card_letters);
  g_test_add_func ("/table-rise/run-stops", test_run_stops);
  g_test_add_func ("/table-rise/told-stops", test_told_stops);
  g_test_add_func ("/table-rise/settled-number", test_settled_number);
  g_test_add_func ("/table-rise/caravan-typed", test_caravan_typed);
  return g_test_run ();
}
