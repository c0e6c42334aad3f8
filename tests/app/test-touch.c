/* test-touch.c: the table corrected by touching it, in every game: each thing that has an outline is opened and changed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app/correct/correct-dialog-private.h"
#include "app/correct/pile-editor.h"
#include "core/state/position.h"
#include "games/games.h"
#include "games/rise/rise-state.h"
#include "table-fixture.h"

#define TOUCHED_AT_MOST 400
#define ALIKE_AT_MOST   3     /* elements of one field that a thing stands for: kinds of cards in a pile */

typedef struct {
  Sitting          s;
  GnCorrectDialog *dialog;
  GHashTable      *changed;   /* "field/i/j": elements that were changed */
} Touch;

static GnCorrectDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GN_IS_CORRECT_DIALOG (window))
        return GN_CORRECT_DIALOG (window);
    }
  return NULL;
}

/* Through the window: the action that Ctrl+E has. */
static void
touch_open (Touch        *t,
            GnMatchTable *table)
{
  sitting_new (&t->s, table);
  fixture_settle ();
  act (&t->s, "correct", NULL);
  fixture_settle ();
  fixture_settle ();
  t->dialog = find_dialog ();
  g_assert_nonnull (t->dialog);
  t->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
touch_close (Touch *t)
{
  if (find_dialog ())
    gtk_window_destroy (GTK_WINDOW (t->dialog));
  fixture_settle ();
  g_hash_table_unref (t->changed);
  sitting_clear (&t->s);
}

static void
collect_marks (GtkWidget *widget,
               GPtrArray *marks)
{
  if (gtk_widget_has_css_class (widget, "touch"))
    g_ptr_array_add (marks, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_marks (child, marks);
}

static GPtrArray *
marks_of (Touch *t)
{
  GPtrArray *marks = g_ptr_array_new_with_free_func (g_object_unref);

  collect_marks (t->dialog->touch, marks);
  return marks;
}

static GtkWidget *
mark_for (Touch      *t,
          const char *field,
          int         i,
          int         j)
{
  g_autoptr (GPtrArray) marks = marks_of (t);

  for (guint k = 0; k < marks->len; k++)
    {
      guint n;
      const GnTie *ties = gn_touch_table_get_ties (marks->pdata[k], &n);

      for (guint m = 0; m < n; m++)
        if (ties[m].bit < 0 && ties[m].i == i && ties[m].j == j && g_str_equal (ties[m].field, field))
          return marks->pdata[k];
    }
  return NULL;
}

static gboolean
is_open (Touch *t)
{
  return gtk_widget_get_visible (GTK_WIDGET (t->dialog->thing));
}

/* The choice that is not chosen yet. */
static gboolean
choose_other (GtkWidget *list)
{
  GtkListBoxRow *chosen = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));

  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i);

      if (!row)
        return FALSE;
      if (row == chosen)
        continue;
      g_signal_emit_by_name (list, "row-activated", row);
      return TRUE;
    }
}

/* Changes the field of @cell in the open form. Returns: FALSE if there is nothing else that it could be. */
static gboolean
change_cell (Touch         *t,
             GnCorrectCell *cell)
{
  GtkWidget *form = gtk_popover_get_child (t->dialog->thing), *choices, *found;

  if (GTK_IS_SPIN_BUTTON (cell->widget))
    {
      GtkSpinButton *spin = GTK_SPIN_BUTTON (cell->widget);
      const double was = gtk_spin_button_get_value (spin);

      gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 1);
      if (gtk_spin_button_get_value (spin) == was)
        gtk_spin_button_spin (spin, GTK_SPIN_STEP_BACKWARD, 1);
      return gtk_spin_button_get_value (spin) != was;
    }
  if (!gtk_widget_get_root (cell->widget))   /* one member: its button stands in the form */
    {
      found = fixture_find (form, GTK_TYPE_BUTTON, NULL);
      g_signal_emit_by_name (found, "clicked");
      return TRUE;
    }
  choices = g_object_get_data (G_OBJECT (cell->widget), "choices");
  if (!choices)
    g_signal_emit_by_name (cell->widget, "clicked");
  choices = g_object_get_data (G_OBJECT (cell->widget), "choices");
  if (!choices)
    return FALSE;   /* a pile that somebody has looked into */
  if ((found = fixture_find_type (choices, GTK_TYPE_LIST_BOX)))
    return choose_other (found);
  if ((found = fixture_find (choices, GN_TYPE_PILE_EDITOR, NULL)))
    {
      found = fixture_find (found, GTK_TYPE_BUTTON, "Add an unseen card");
      if (!found)
        return FALSE;
      g_signal_emit_by_name (found, "clicked");
      return TRUE;
    }
  if ((found = fixture_find_type (choices, GTK_TYPE_CHECK_BUTTON)))
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (found), !gtk_check_button_get_active (GTK_CHECK_BUTTON (found)));
      return TRUE;
    }
  return FALSE;
}

static void
take_all_back (Touch *t)
{
  while (gn_correction_get_n_edits (t->dialog->correction))
    {
      GtkWidget *back = fixture_find (GTK_WIDGET (t->dialog->edits), GTK_TYPE_BUTTON, "Undo: ");

      g_assert_nonnull (back);
      g_signal_emit_by_name (back, "clicked");
    }
}

/* Opens the form at @mark and changes each of its fields; each change stands in the list, and is taken back there. */
static void
touch_mark (Touch     *t,
            GtkWidget *mark)
{
  guint n;

  gn_touch_table_get_ties (mark, &n);
  for (guint k = 0, alike = 0; k < n; k++)
    {
      GnCorrectCell *cell;
      g_autofree char *key = NULL;
      guint now;
      const GnTie *ties = gn_touch_table_get_ties (mark, &now);

      if (now != n)   /* the thing has gone, and its mark with it */
        return;
      alike = k && g_str_equal (ties[k].field, ties[k - 1].field) ? alike + 1 : 0;
      if (alike >= ALIKE_AT_MOST)
        continue;
      g_signal_emit_by_name (mark, "clicked");
      g_assert_true (is_open (t));
      g_assert_cmpuint (t->dialog->thing_cells->len, ==, n);
      cell = t->dialog->thing_cells->pdata[k];
      key = g_strdup_printf ("%u/%d/%d", cell->field, cell->i, cell->j);
      if (!change_cell (t, cell))
        continue;
      if (gn_correction_get_n_edits (t->dialog->correction) != 1)
        g_error ("%s: %u edits of it", key, gn_correction_get_n_edits (t->dialog->correction));
      g_assert_true (gn_correction_is_edited (t->dialog->correction, cell->field, cell->i, cell->j));
      /* what does not fit is said at the thing */
      if (!t->dialog->can)
        {
          g_assert_true (is_open (t));
          g_assert_true (gtk_widget_get_visible (t->dialog->thing_note));
          g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (t->dialog->thing_note)), ==, t->dialog->refusal);
        }
      g_hash_table_add (t->changed, g_steal_pointer (&key));
      take_all_back (t);
      gtk_popover_popdown (t->dialog->thing);
    }
}

/* All that is on the pages of a narrow table is there in a wide one; two arrangements may show the same. */
static void
touch_all (Touch *t)
{
  g_autoptr (GPtrArray) marks = marks_of (t);

  g_assert_cmpuint (marks->len, >, 0);
  for (guint k = 0; k < marks->len && k < TOUCHED_AT_MOST; k++)
    touch_mark (t, marks->pdata[k]);
  fixture_settle ();
}

/* ---- Every field is reached ------------------------------------------------------ */

static gboolean
has_cell (Touch *t,
          guint  field,
          int    i,
          int    j)
{
  for (guint k = 0; k < t->dialog->cells->len; k++)
    {
      const GnCorrectCell *cell = t->dialog->cells->pdata[k];

      if (cell->field == field && cell->i == i && cell->j == j)
        return TRUE;
    }
  return FALSE;
}

/* Whatever does not lie on the table is in the list; what lies there is not. */
static void
check_reached (Touch *t)
{
  const GnMatch *match = gn_match_table_get_match (t->s.table);
  guint there = 0;

  gtk_stack_set_visible_child_name (t->dialog->views, "fields");
  for (guint i = 0; i < t->dialog->pages->len; i++)
    gtk_stack_set_visible_child_name (t->dialog->stack, t->dialog->pages->pdata[i]);
  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];
      const int n = (int) gn_field_length (match, field, 0), m = (int) gn_field_length (match, field, 1);

      if (!field->group || !gn_correct_dialog_is_offered (f, t->dialog))
        continue;
      for (int i = n ? 0 : -1; i < n; i++)
        for (int j = m ? 0 : -1; j < m; j++)
          {
            const gboolean lies = gn_touch_table_has (GN_TOUCH_TABLE (t->dialog->touch), field->id, i, j);

            if (lies && !mark_for (t, field->id, i, j)
                && !gn_correction_is_veiled (t->dialog->correction, f, i, j, gn_correct_dialog_viewer (t->dialog)))
              g_error ("%s: %s %d %d is said to be on the table, and is not", match->game->id, field->id, i, j);
            if (!lies && !has_cell (t, f, i, j))
              g_error ("%s: %s %d %d is neither on the table nor in the list", match->game->id, field->id, i, j);
            there += lies;
          }
    }
  g_assert_cmpuint (there, >, 0);
  gtk_stack_set_visible_child_name (t->dialog->views, "table");
  fixture_settle ();
}

/* A table dealt from an own box of which one component in three is known, of each kind. */
static GnMatchTable *
half_taught (const GnGame *game)
{
  g_autoptr (GnSet) whole = gn_set_new_stand_in (game, NULL);
  GnSet *own = gn_set_new_empty (game, "own", "Own box");
  g_autoptr (GError) error = NULL;
  GnMatchTable *table;
  GnMatch *match;
  GnSay why = { 0 };
  guint taught = 0, all = 0;

  for (guint family = 0; family < gn_game_n_families (game); family++)
    for (guint i = 0; i < gn_set_size (whole, family); i++, all++)
      {
        g_autoptr (JsonNode) component = i % 3 == 0 ? gn_set_component_to_json (whole, family, i) : NULL;

        taught += component && gn_set_teach (own, family, component, NULL) >= 0;
      }
  match = gn_match_new (game, MIN (3, game->max_seats), own, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  g_test_message ("%u of %u components are known", taught, all);
  return table;
}

static void
touch_table (GnMatchTable *table)
{
  Touch t;

  fixture_play (table, 60, 3);
  touch_open (&t, g_object_ref (table));
  touch_all (&t);
  check_reached (&t);
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  fixture_settle ();
  touch_all (&t);
  check_reached (&t);
  g_test_message ("%u elements changed on the table", g_hash_table_size (t.changed));
  touch_close (&t);
}

static void
test_game (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (3, game->max_seats));

  touch_table (table);
}

static void
test_own_box (gconstpointer data)
{
  g_autoptr (GnMatchTable) table = half_taught (data);

  touch_table (table);
}

/* ---- One game from beginning to end ---------------------------------------------- */

static void
test_secret (void)
{
  Touch t;

  touch_open (&t, fixture_table ("zavandor", 3));
  g_assert_nonnull (mark_for (&t, "gems", 1, 2));
  g_assert_null (mark_for (&t, "gold", 1, -1));
  g_assert_null (mark_for (&t, "hand", 1, -1));
  g_assert_null (fixture_find (t.dialog->touch, GTK_TYPE_BUTTON, "Gold, "));

  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  fixture_settle ();
  g_assert_nonnull (mark_for (&t, "gold", 1, -1));
  g_assert_nonnull (fixture_find (t.dialog->touch, GTK_TYPE_BUTTON, "Gold, Berta: 23"));
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), FALSE);
  fixture_settle ();
  g_assert_null (mark_for (&t, "gold", 1, -1));
  touch_close (&t);
}

/* The label that lies in the middle of @outline. */
static gboolean
label_below (GtkWidget             *touch,
             const graphene_rect_t *outline,
             graphene_rect_t       *figure)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();
  graphene_point_t middle = { outline->origin.x + outline->size.width / 2, outline->origin.y + outline->size.height / 2 };

  g_ptr_array_add (queue, touch);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = queue->pdata[i];

      if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, touch, figure)
          && graphene_rect_contains_point (figure, &middle))
        return TRUE;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  return FALSE;
}

/* An outline has the shape of its thing, and so has what can be clicked. */
static void
test_shapes (void)
{
  static const struct {
    const char *game, *field, *class;
  } things[] = { { "zavandor", "tile_at", "round" }, { "rise", "face", "cornered" }, { "zavandor", "slot", NULL } };

  for (guint k = 0; k < G_N_ELEMENTS (things); k++)
    {
      Touch t;
      GtkWidget *mark;

      touch_open (&t, fixture_table (things[k].game, 3));
      mark = mark_for (&t, things[k].field, 0, -1);
      g_assert_nonnull (mark);
      g_assert_cmpint (gtk_widget_has_css_class (mark, "round"), ==, g_strcmp0 (things[k].class, "round") == 0);
      g_assert_cmpint (gtk_widget_has_css_class (mark, "cornered"), ==, g_strcmp0 (things[k].class, "cornered") == 0);
      g_assert_cmpint (gtk_widget_contains (mark, 4, 4), ==, things[k].class == NULL);
      touch_close (&t);
    }
}

/* No outline runs over the figures in it, and the pages' switcher does not touch the header. */
static void
test_room (void)
{
  Touch t;
  const GnTie *ties;
  GtkWidget *mark, *bar, *switcher;
  graphene_rect_t outline, figure, above, below;
  guint n;

  touch_open (&t, fixture_table ("zavandor", 3));
  mark = mark_for (&t, "price", 0, -1);
  ties = gn_touch_table_get_ties (mark, &n);
  g_assert_true (n > 0 && g_str_equal (ties->field, "price"));
  g_assert_true (gtk_widget_compute_bounds (mark, t.dialog->touch, &outline));
  bar = fixture_find_type (GTK_WIDGET (t.dialog), ADW_TYPE_HEADER_BAR);
  switcher = fixture_find_type (GTK_WIDGET (t.dialog), GTK_TYPE_STACK_SWITCHER);
  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (t.dialog), &above));
  g_assert_true (gtk_widget_compute_bounds (switcher, GTK_WIDGET (t.dialog), &below));
  g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height + 4);
  g_assert_true (label_below (t.dialog->touch, &outline, &figure));
  g_assert_cmpfloat (figure.origin.x, >=, outline.origin.x + 2);
  g_assert_cmpfloat (figure.origin.x + figure.size.width, <=, outline.origin.x + outline.size.width - 2);
  touch_close (&t);

  /* nor over the words that end a line */
  GnMatchTable *rise = fixture_table ("rise", 3);
  fixture_play (rise, 30, 3);
  touch_open (&t, rise);
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (mark_for (&t, "hand", 0, -1), t.dialog->touch, &outline));
  below = GRAPHENE_RECT_INIT (outline.origin.x + outline.size.width - 24, outline.origin.y, 24, outline.size.height);
  g_assert_true (label_below (t.dialog->touch, &below, &figure));
  g_assert_cmpfloat (figure.origin.x + figure.size.width, <=, outline.origin.x + outline.size.width - 2);
  touch_close (&t);
}

/* In a narrow window the outline of a count leaves room round its figure, too. */
static void
test_room_narrow (void)
{
  Touch t;
  guint n_counts = 0;

  touch_open (&t, fixture_table ("zavandor", 3));
  gtk_window_set_default_size (GTK_WINDOW (t.dialog), 360, 640);
  fixture_settle ();
  fixture_settle ();

  g_autoptr (GPtrArray) marks = marks_of (&t);

  for (guint k = 0; k < marks->len; k++)
    {
      guint n;
      const GnTie *ties = gn_touch_table_get_ties (marks->pdata[k], &n);
      graphene_rect_t outline, right, figure;

      if (!n || !g_str_equal (ties->field, "gems") || gtk_widget_get_opacity (marks->pdata[k]) == 0
          || !gtk_widget_compute_bounds (marks->pdata[k], t.dialog->touch, &outline))
        continue;
      right = outline;
      graphene_rect_inset (&right, outline.size.width / 4, 0);
      graphene_rect_offset (&right, outline.size.width / 4, 0);
      if (!label_below (t.dialog->touch, &right, &figure))
        continue;
      n_counts++;
      g_assert_cmpfloat (figure.origin.x + figure.size.width, <=, outline.origin.x + outline.size.width - 1.5);
      /* (a label has some room above its figures) */
      g_assert_cmpfloat (outline.size.height, >=, figure.size.height - 2);
    }
  g_assert_cmpuint (n_counts, >, 0);
  touch_close (&t);
}

/* Opens the thing, and closes it. What was scrolled out of sight comes back with it. */
static void
open_in_sight (Touch     *t,
               GtkWidget *mark)
{
  graphene_rect_t bounds;

  g_signal_emit_by_name (mark, "clicked");
  fixture_settle ();
  g_assert_true (is_open (t));
  g_assert_cmpfloat (gtk_widget_get_opacity (mark), ==, 1);
  g_assert_true (gtk_widget_compute_bounds (mark, t->dialog->touch, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (t->dialog->touch));
  gtk_popover_popdown (t->dialog->thing);
  fixture_settle ();
}

/* A sheet that is longer than the window: no outline lies outside of it, and the first and the last cell open. */
static void
test_scrolled (void)
{
  Touch t;
  GnMatchTable *table = fixture_table ("pad", 4);

  for (int cell = 0; cell < 18 * 4; cell++)
    {
      GnMove move;
      GnReply reply = { 0 };

      g_assert_true (gn_move_from_spec (gn_match_table_get_match (table), cell % 4, "score figure=7", &move, NULL));
      g_assert_true (gn_match_table_do (table, &move, 1, &reply));
    }
  touch_open (&t, table);

  g_autoptr (GPtrArray) marks = marks_of (&t);
  guint away = 0;

  for (guint k = 0; k < marks->len; k++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (marks->pdata[k], t.dialog->touch, &bounds));
      away += gtk_widget_get_opacity (marks->pdata[k]) == 0;
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (t.dialog->touch));
    }
  g_assert_cmpuint (away, >, 0);
  g_test_message ("%u of %u are out of sight", away, marks->len);

  GtkWidget *first = mark_for (&t, "figure", 0, 0), *last = mark_for (&t, "figure", 15, 3);

  g_assert_nonnull (first);
  g_assert_nonnull (last);
  open_in_sight (&t, last);
  open_in_sight (&t, first);
  open_in_sight (&t, last);

  /* a row that is not open yet is in the list, named like a heading */
  gtk_stack_set_visible_child_name (t.dialog->views, "fields");
  gtk_stack_set_visible_child_name (t.dialog->stack, t.dialog->pages->pdata[0]);
  g_assert_nonnull (fixture_find (GTK_WIDGET (t.dialog), GTK_TYPE_LABEL, "Round 22: Alphonse"));
  g_assert_null (fixture_find (GTK_WIDGET (t.dialog), GTK_TYPE_LABEL, "round 22: Alphonse"));
  touch_close (&t);
}

/* What lies on a table, also seats' tokens, piles, spaces for meeples and the steps of a turn, has an outline that is
 * large enough to be clicked, and a click opens its field there. */
static void
test_outlines (void)
{
  static const struct {
    const char *game;
    guint       entries;
    GnTie       tie[14];
  } tables[] = {
    { "zavandor", 24, { { "active", -1, -1 }, { "gems", 1, 2 }, { "price", 0, -1 }, { "target", 3, -1 }, { "slot", 5, -1 },
                        { "removed", 0, -1 }, { "trader", 0, -1 }, { "gnome", -1, -1 } } },
    { "wizard", 24, { { "active", -1, -1 }, { "level", 1, -1 }, { "gone", 0, -1 }, { "deck", -1, -1 }, { "discard", 0, -1 } } },
    /* the last draw has won: its stage does not stand before the table */
    { "wizard", 4000, { { "active", -1, -1 }, { "level", 1, -1 }, { "gone", 0, -1 }, { "deck", -1, -1 } } },
    { "invasion", 24, { { "active", -1, -1 }, { "stage", -1, -1 }, { "play", 1, -1 }, { "deck", 0, -1 }, { "deck", 2, -1 },
                        { "gnomes", -1, -1 }, { "gnome_discard", 0, -1 } } },
    { "rise", 24, { { "active", -1, -1 }, { "vp", 1, -1 }, { "beer", 0, -1 }, { "card", 0, -1 }, { "card", 7, -1 },
                    { "on_card", 0, 0 }, { "on_board", 1, 8 }, { "gnome_gold", -1, -1 }, { "gnome_vp", -1, -1 },
                    { "gnome_out_cubes", -1, -1 }, { "level", -1, -1 }, { "turn", -1, -1 }, { "phase", -1, -1 } } },
    { "gnomes-wizards", 24, { { "current", -1, -1 }, { "round", -1, -1 }, { "stage", -1, -1 }, { "hp", 0, -1 },
                              { "flipped", 3, -1 }, { "extra_dice", 1, -1 } } },
    { "pad", 6, { { "figure", 0, 0 } } },
  };

  for (guint k = 0; k < G_N_ELEMENTS (tables); k++)
    {
      Touch t;
      GnMatchTable *table = fixture_table (tables[k].game, 3);

      fixture_play (table, tables[k].entries, 3);
      touch_open (&t, table);
      for (const GnTie *tie = tables[k].tie; tie->field; tie++)
        {
          GtkWidget *mark = mark_for (&t, tie->field, tie->i, tie->j);
          gboolean there = FALSE;

          if (!mark)
            g_error ("%s: %s %d %d has no outline", tables[k].game, tie->field, tie->i, tie->j);
          g_assert_cmpfloat (gtk_widget_get_opacity (mark), ==, 1);
          g_assert_cmpint (MIN (gtk_widget_get_width (mark), gtk_widget_get_height (mark)), >=, 12);
          g_signal_emit_by_name (mark, "clicked");
          fixture_settle ();
          g_assert_true (is_open (&t));
          for (guint c = 0; c < t.dialog->thing_cells->len; c++)
            {
              const GnCorrectCell *cell = t.dialog->thing_cells->pdata[c];

              there |= g_str_equal (gn_match_table_get_match (t.s.table)->game->fields[cell->field].id, tie->field)
                       && cell->i == tie->i && cell->j == tie->j;
            }
          g_assert_true (there);
          gtk_popover_popdown (t.dialog->thing);
          fixture_settle ();
        }
      touch_close (&t);
    }
}

/* A gem more than there are: said at the thing, with what would make it fit. */
static void
test_fits (void)
{
  Touch t;
  GtkWidget *mark;
  const GnGame *game = gn_games_find ("zavandor");
  const guint gems = (guint) gn_game_find_field (game, "gems"), slot = (guint) gn_game_find_field (game, "slot");
  guint before;

  touch_open (&t, fixture_table ("zavandor", 3));
  before = gn_match_table_get_n_steps (t.s.table);

  /* Two cards in one place: the one that lay there goes where the other was. */
  const gint64 first = gn_correction_get (t.dialog->correction, slot, 0, -1, GN_EVERYTHING);
  const gint64 second = gn_correction_get (t.dialog->correction, slot, 1, -1, GN_EVERYTHING);

  mark = mark_for (&t, "slot", 0, -1);
  g_assert_nonnull (mark);
  g_signal_emit_by_name (mark, "clicked");
  gn_correction_set (t.dialog->correction, slot, 0, -1, second);
  gn_correct_dialog_changed (t.dialog, slot, 0, -1);
  g_assert_false (t.dialog->can);
  g_assert_true (gtk_widget_has_css_class (mark, "bad"));
  g_assert_true (t.dialog->has_fit);
  g_assert_true (gtk_widget_get_visible (t.dialog->thing_fit));
  g_signal_emit_by_name (t.dialog->thing_fit, "clicked");
  g_assert_true (t.dialog->can);
  g_assert_cmpint (gn_correction_get (t.dialog->correction, slot, 1, -1, GN_EVERYTHING), ==, first);
  take_all_back (&t);

  /* Typed, with a reason, and accepted. */
  fixture_type (t.dialog, "line_entry", "berta rubies 2");
  g_assert_nonnull (strstr (fixture_words (t.dialog, "line_label"), "0 → 2"));
  g_signal_emit_by_name (fixture_child (t.dialog, "line_entry"), "activate");
  g_assert_cmpint (gn_correction_get (t.dialog->correction, gems, 1, 1, GN_EVERYTHING), ==, 2);
  g_assert_cmpstr (fixture_words (t.dialog, "line_entry"), ==, "");
  fixture_settle ();
  g_assert_true (gtk_widget_has_css_class (mark_for (&t, "gems", 1, 1), "changed"));
  fixture_type (t.dialog, "why_entry", "counted again");
  g_signal_emit_by_name (fixture_child (t.dialog, "accept_button"), "clicked");
  fixture_settle ();
  g_assert_null (find_dialog ());
  g_assert_cmpuint (gn_match_table_get_n_steps (t.s.table), ==, before + 1);
  touch_close (&t);
}

static void
test_typed (void)
{
  static const struct {
    const char *typed, *field;
    int         i, j;
    gint64      value;
  } lines[] = {
    { "Berta gold 24", "gold", 1, -1, 24 },
    { "gold Berta 24", "gold", 1, -1, 24 },
    { "ruby 8", "price", 1, -1, 8 },
    { "target prices ruby 9", "target", 1, -1, 9 },
    { "caroline 3 rubies 4", NULL, 0, 0, 0 },
    { "caroline emeralds 4", "gems", 2, 3, 4 },
    { "start player caroline", "start", -1, -1, 2 },
    { "round 5", "round", -1, -1, 5 },
    { "nobody knows 5", NULL, 0, 0, 0 },
  };
  Touch t;

  touch_open (&t, fixture_table ("zavandor", 3));
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
    {
      fixture_type (t.dialog, "line_entry", lines[k].typed);
      g_test_message ("%s: %s", lines[k].typed, fixture_words (t.dialog, "line_label"));
      g_signal_emit_by_name (fixture_child (t.dialog, "line_entry"), "activate");
      if (!lines[k].field)
        {
          g_assert_cmpstr (fixture_words (t.dialog, "line_label"), ==, "No field matches.");
          g_assert_cmpuint (gn_correction_get_n_edits (t.dialog->correction), ==, 0);
          continue;
        }
      g_assert_cmpint (gn_correction_get (t.dialog->correction,
                                          (guint) gn_game_find_field (gn_games_find ("zavandor"), lines[k].field),
                                          lines[k].i, lines[k].j, GN_EVERYTHING),
                       ==, lines[k].value);
      take_all_back (&t);
    }
  touch_close (&t);
}

static gint64
value_of (Touch      *t,
          const char *field,
          int         i,
          int         j)
{
  return gn_correction_get (t->dialog->correction,
                            (guint) gn_game_find_field (gn_match_table_get_match (t->s.table)->game, field), i, j,
                            GN_EVERYTHING);
}

/* Several fields in one line: who they belong to is said once. */
static void
test_typed_several (void)
{
  Touch t;

  touch_open (&t, fixture_table ("zavandor", 3));
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  fixture_type (t.dialog, "line_entry", "Berta gold 24 emeralds 3 Caroline rubies 2");
  g_test_message ("%s", fixture_words (t.dialog, "line_label"));
  g_signal_emit_by_name (fixture_child (t.dialog, "line_entry"), "activate");
  g_assert_cmpint (value_of (&t, "gold", 1, -1), ==, 24);
  g_assert_cmpint (value_of (&t, "gems", 1, 3), ==, 3);
  g_assert_cmpint (value_of (&t, "gems", 2, 1), ==, 2);
  g_assert_cmpuint (gn_correction_get_n_edits (t.dialog->correction), ==, 3);
  g_assert_cmpstr (fixture_words (t.dialog, "line_entry"), ==, "");
  take_all_back (&t);

  /* all of it or nothing */
  fixture_type (t.dialog, "line_entry", "Berta gold 24 emeralds");
  g_assert_nonnull (strstr (fixture_words (t.dialog, "line_label"), "…"));
  g_signal_emit_by_name (fixture_child (t.dialog, "line_entry"), "activate");
  g_assert_cmpuint (gn_correction_get_n_edits (t.dialog->correction), ==, 0);
  fixture_type (t.dialog, "line_entry", "Berta gold 24 emeralds 3 banana 7");
  g_assert_cmpstr (fixture_words (t.dialog, "line_label"), ==, "No field matches.");
  touch_close (&t);
}

/* A tile of a map is said as the table says it: where, which side, what lies there. */
static void
test_typed_tile (void)
{
  Touch t;

  touch_open (&t, fixture_table ("rise", 2));
  gtk_switch_set_active (fixture_child (t.dialog, "secret_switch"), TRUE);
  fixture_type (t.dialog, "line_entry", "R13 up swamp lion");
  g_test_message ("%s", fixture_words (t.dialog, "line_label"));
  g_signal_emit_by_name (fixture_child (t.dialog, "line_entry"), "activate");
  g_assert_cmpint (value_of (&t, "face", RISE_R1 + 12, -1), ==, RISE_UP);
  g_assert_cmpint (value_of (&t, "type", RISE_R1 + 12, -1), ==, RISE_SWAMP);
  g_assert_cmpint (value_of (&t, "icon", RISE_R1 + 12, -1), ==, RISE_ICON_LION);
  touch_close (&t);
}

int
main (int    argc,
      char **argv)
{
  const GnGame *const *games = gn_games ();

  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/touch/parts/secret", test_secret);
  g_test_add_func ("/touch/parts/shapes", test_shapes);
  g_test_add_func ("/touch/parts/outlines", test_outlines);
  g_test_add_func ("/touch/parts/room", test_room);
  g_test_add_func ("/touch/parts/room-narrow", test_room_narrow);
  g_test_add_func ("/touch/parts/scrolled", test_scrolled);
  g_test_add_func ("/touch/parts/fits", test_fits);
  g_test_add_func ("/touch/parts/typed", test_typed);
  g_test_add_func ("/touch/parts/typed-several", test_typed_several);
  g_test_add_func ("/touch/parts/typed-tile", test_typed_tile);
  for (guint g = 0; games[g]; g++)
    {
      g_autofree char *app = g_strconcat ("/touch/", games[g]->id, "/app", NULL);
      g_autofree char *box = g_strconcat ("/touch/", games[g]->id, "/own-box", NULL);

      g_test_add_data_func (app, games[g], test_game);
      g_test_add_data_func (box, games[g], test_own_box);
    }
  return g_test_run ();
}
