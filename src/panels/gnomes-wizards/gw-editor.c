/* gw-editor.c: the board editor of Shape It Up: lattice, entries, keys
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/layout/heading.h"
#include "panels/things/space.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"
#include "gn-ui.h"
#include "games/gnomes-wizards/gw-state.h"
#include "gw-editor-private.h"

#define LEAST   0.42   /* least scale of the drawing: a cell of some 28 pixels */
#define MOST    1.6
#define SIDE    320
#define NARROW  860    /* in a narrower window the side is below the board */
#define GAP     12
#define PLACE   "gw-editor-place"

G_DEFINE_FINAL_TYPE (GwEditor, gw_editor, GN_TYPE_SET_EDITOR)

static const char *const tools[] = { "a", "b", "mine", "start", "dead", NULL };
static const char *const pairings[] = { "none", "turned", "left-right", "top-bottom", "thirds", NULL };
static const char *const changes[] = { "turn", "left-right", "top-bottom", "exchange", "copy", "starts", "clear",
                                       NULL };

static int
index_of (const char *const *words,
          const char        *word)
{
  for (int i = 0; words[i]; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return -1;
}

static int
place_of (GtkWidget *cell)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), PLACE));
}

/* ---- Following the sketch -------------------------------------------------------------------------- */

static void
set_state (GwEditor   *self,
           const char *action,
           const char *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)),
                             g_variant_new_string (state));
}

static void
set_enabled (GwEditor   *self,
             const char *action,
             gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)),
                               enabled);
}

static void
say_hint (GwEditor *self)
{
  gtk_label_set_text (GTK_LABEL (self->hint),
                      self->carried >= 0 ? _("Arrow keys move the tile; Enter places it, Esc leaves it where it was.")
                                         : _("Arrow keys move around the board; Enter or a click uses the tool "
                                             "chosen above. Drag a tile, or press M, to move it; Delete removes it."));
}

static void
follow (GwEditor *self)
{
  const GwLayout *layout = gw_sketch_layout (self->sketch);
  const gboolean sides = gw_layout_has_sides (layout);
  g_autofree char *tribes = g_strdup_printf ("%u", layout->tribes);

  if (!sides && (self->tool == GW_TOOL_B || self->tool == GW_TOOL_START))
    self->tool = GW_TOOL_A;
  for (int place = 0; place < GW_PLACES; place++)
    if (self->cell[place])
      {
        g_autofree char *text = gw_editor_cell_text (self, place);

        gn_space_bind (GN_SPACE (self->cell[place]), NULL, text, NULL, NULL, NULL);
      }
  set_state (self, "tool", tools[self->tool]);
  set_state (self, "pair", pairings[gw_sketch_pairing (self->sketch)]);
  set_state (self, "tribes", tribes);
  set_enabled (self, "undo", gw_sketch_can_undo (self->sketch));
  set_enabled (self, "redo", gw_sketch_can_redo (self->sketch));

  gtk_widget_set_visible (gtk_widget_get_parent (self->tool_button[GW_TOOL_B]), sides);
  gtk_widget_set_visible (gtk_widget_get_parent (self->tool_button[GW_TOOL_START]), sides);
  for (guint i = GW_PAIR_TURNED; i < GW_N_PAIRINGS; i++)
    gtk_widget_set_visible (gtk_widget_get_parent (self->pair_button[i]), (i == GW_PAIR_THIRDS) != sides);
  gtk_widget_set_visible (gtk_widget_get_parent (self->change_button[GW_CHANGE_EXCHANGE]), sides);
  gtk_widget_set_visible (gtk_widget_get_parent (self->change_button[GW_CHANGE_STARTS]), sides);

  gw_editor_name_tools (self);
  gw_editor_tell_findings (self);
  say_hint (self);
  gn_board_ground_changed (GN_BOARD (self->board));
  gtk_widget_queue_draw (self->marks);
}

/* ---- Entries ----------------------------------------------------------------------------------------- */

static int
find_place (GVariant *name)
{
  const GnDomain *domain = &gw_domains[GW_DOMAIN_PLACE];

  for (int place = 0; place < GW_PLACES; place++)
    if (g_str_equal (domain->values[place].id, g_variant_get_string (name, NULL)))
      return place;
  return -1;
}

static void
carry (GwEditor *self,
       int       place)
{
  self->carried = self->over = place;
  say_hint (self);
  gtk_widget_queue_draw (self->marks);
}

static void
on_put (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  GwEditor *self = data;

  if (gw_sketch_put (self->sketch, find_place (parameter), self->tool))
    follow (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_take (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GwEditor *self = data;

  if (gw_sketch_take (self->sketch, find_place (parameter)))
    follow (self);
}

static void
on_move (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GwEditor *self = data;
  g_autoptr (GVariant) from = g_variant_get_child_value (parameter, 0), to = g_variant_get_child_value (parameter, 1);

  if (gw_sketch_move (self->sketch, find_place (from), find_place (to)))
    follow (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_change (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  GwEditor *self = data;
  const int change = index_of (changes, g_variant_get_string (parameter, NULL));

  if (change >= 0 && gw_sketch_change (self->sketch, (GwChange) change))
    follow (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GwEditor *self = data;

  carry (self, -1);
  if (gw_sketch_undo (self->sketch))
    follow (self);
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GwEditor *self = data;

  carry (self, -1);
  if (gw_sketch_redo (self->sketch))
    follow (self);
}

static void
on_tool (GSimpleAction *action,
         GVariant      *state,
         gpointer       data)
{
  GwEditor *self = data;
  const int tool = index_of (tools, g_variant_get_string (state, NULL));

  if (tool < 0)
    return;
  self->tool = (GwTool) tool;
  follow (self);
}

static void
on_pair (GSimpleAction *action,
         GVariant      *state,
         gpointer       data)
{
  GwEditor *self = data;
  const int pairing = index_of (pairings, g_variant_get_string (state, NULL));

  if (pairing < 0)
    return;
  gw_sketch_pair (self->sketch, (GwPairing) pairing);
  follow (self);
}

static void
on_tribes (GSimpleAction *action,
           GVariant      *state,
           gpointer       data)
{
  GwEditor *self = data;

  gw_sketch_set_tribes (self->sketch, (guint) g_ascii_strtoull (g_variant_get_string (state, NULL), NULL, 10));
  follow (self);
}

static gboolean
is_called (GwEditor   *self,
           const char *name)
{
  const GnSet *set = self->match->set;
  g_autofree char *folded = gn_fold (name);

  for (guint i = 0; i < gn_set_size (set, GW_FAMILY_LAYOUTS); i++)
    {
      g_autofree char *other = gn_set_name (set, GW_FAMILY_LAYOUTS, i);
      g_autofree char *same = gn_fold (other);

      if (g_strcmp0 (gn_set_id (set, GW_FAMILY_LAYOUTS, i), self->id) != 0 && g_str_equal (same, folded))
        return TRUE;
    }
  return FALSE;
}

/* Two boards with one name could not be distinguished in a list, so the later one gets a number. (transfer full) */
static char *
name_of_its_own (GwEditor   *self,
                 const char *name)
{
  char *own = g_strdup (name);

  for (guint n = 2; is_called (self, own); n++)
    {
      g_free (own);
      own = g_strdup_printf ("%s %u", name, n);
    }
  return own;
}

static void
on_save (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GwEditor *self = data;
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autoptr (JsonNode) component = NULL;

  if (!gw_layout_count (gw_sketch_layout (self->sketch), 0, 0))
    {
      gtk_label_set_text (GTK_LABEL (self->hint), _("There is nothing to save: place a tile first."));
      return;
    }
  /* Translators: the name of a board to which its maker gave no name */
  g_autofree char *own = name_of_its_own (self, *name ? name : _("Custom board"));

  component = gw_layout_to_json (gw_sketch_layout (self->sketch), own);
  if (self->id)
    json_object_set_string_member (json_node_get_object (component), "id", self->id);
  gn_set_editor_tell (GN_SET_EDITOR (self), component);
}

static void
on_cancel (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  gn_set_editor_cancel (GN_SET_EDITOR (data));
}

static const GActionEntry entries[] = {
  { "put", on_put, "s" }, { "take", on_take, "s" }, { "move", on_move, "(ss)" }, { "change", on_change, "s" },
  { "undo", on_undo }, { "redo", on_redo }, { "save", on_save }, { "cancel", on_cancel },
  { "tool", NULL, "s", "'a'", on_tool }, { "pair", NULL, "s", "'none'", on_pair },
    { "tribes", NULL, "s", "'2'", on_tribes },
};

static void
activate (GwEditor   *self,
          const char *action,
          GVariant   *parameter)
{
  g_autoptr (GVariant) kept = parameter ? g_variant_ref_sink (parameter) : NULL;

  g_action_group_activate_action (G_ACTION_GROUP (self->actions), action, kept);
}

static void
activate_at (GwEditor   *self,
             const char *action,
             int         place)
{
  activate (self, action, g_variant_new_string (gw_domains[GW_DOMAIN_PLACE].values[place].id));
}

static void
move (GwEditor *self,
      int       from,
      int       to)
{
  if (from != to)
    activate (
      self, "move",
      g_variant_new ("(ss)", gw_domains[GW_DOMAIN_PLACE].values[from].id, gw_domains[GW_DOMAIN_PLACE].values[to].id));
}

/* ---- Mouse ----------------------------------------------------------------------------------------------- */

static void
on_clicked (GtkWidget *cell,
            GwEditor  *self)
{
  const int place = place_of (cell), carried = self->carried;

  gtk_widget_grab_focus (cell);
  if (carried < 0)
    {
      activate_at (self, "put", place);
      return;
    }
  carry (self, -1);
  move (self, carried, place);
}

static int
cell_at (GwEditor *self,
         double    x,
         double    y)
{
  GtkWidget *cell = gtk_widget_pick (self->board, x, y, GTK_PICK_DEFAULT);

  return cell && GN_IS_SPACE (cell) ? place_of (cell) : -1;
}

static void
on_drag_begin (GtkGestureDrag *drag,
               double          x,
               double          y,
               GwEditor       *self)
{
  const int place = cell_at (self, x, y);

  self->from = self->over = -1;
  if (place < 0 || !gw_sketch_layout (self->sketch)->at[place])
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_update (GtkGestureDrag *drag,
                double          right,
                double          down,
                GwEditor       *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (self->from < 0)
    {
      /* movement of an unsteady hand: still a click */
      if (hypot (right, down) < 8)
        return;
      self->from = cell_at (self, x, y);
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
    }
  self->over = cell_at (self, x + right, y + down);
  gtk_widget_queue_draw (self->marks);
}

static void
on_drag_end (GtkGestureDrag *drag,
             double          right,
             double          down,
             GwEditor       *self)
{
  const int from = self->from, to = self->over;

  self->from = self->over = -1;
  gtk_widget_queue_draw (self->marks);
  if (from >= 0 && to >= 0)
    move (self, from, to);
}

/* ---- Keys -------------------------------------------------------------------------------------------------- */

static int
focused_place (GwEditor *self)
{
  for (int place = 0; place < GW_PLACES; place++)
    if (self->cell[place] && gtk_widget_has_focus (self->cell[place]))
      return place;
  return -1;
}

static void
on_flags (GtkWidget     *cell,
          GtkStateFlags  before,
          GwEditor      *self)
{
  if (!self->marks || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (self->carried >= 0 && gtk_widget_has_focus (cell))
    self->over = place_of (cell);
  gtk_widget_queue_draw (self->marks);
}

static gboolean
on_plain_key (GwEditor *self,
              guint     keyval)
{
  const int at = focused_place (self);

  switch (keyval)
    {
    case GDK_KEY_1: case GDK_KEY_2: case GDK_KEY_3: case GDK_KEY_4: case GDK_KEY_5:
      if (gtk_widget_get_visible (gtk_widget_get_parent (self->tool_button[keyval - GDK_KEY_1])))
        g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "tool",
                                            g_variant_new_string (tools[keyval - GDK_KEY_1]));
      return TRUE;
    case GDK_KEY_m:
      if (self->carried >= 0 && at >= 0)
        on_clicked (self->cell[at], self);
      else if (at >= 0 && gw_sketch_layout (self->sketch)->at[at])
        carry (self, at);
      return TRUE;
    case GDK_KEY_Delete: case GDK_KEY_BackSpace:
      if (at >= 0)
        activate_at (self, "take", at);
      return TRUE;
    case GDK_KEY_Escape:
      if (self->carried < 0)
        return FALSE;
      carry (self, -1);
      return TRUE;
    case GDK_KEY_c: activate (self, "change", g_variant_new_string ("copy")); return TRUE;
    case GDK_KEY_x: activate (self, "change", g_variant_new_string ("exchange")); return TRUE;
    case GDK_KEY_s: activate (self, "change", g_variant_new_string ("starts")); return TRUE;
    case GDK_KEY_r: activate (self, "change", g_variant_new_string ("turn")); return TRUE;
    case GDK_KEY_h: activate (self, "change", g_variant_new_string ("left-right")); return TRUE;
    case GDK_KEY_v: activate (self, "change", g_variant_new_string ("top-bottom")); return TRUE;
    default: return FALSE;
    }
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        GwEditor              *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const guint lower = gdk_keyval_to_lower (keyval);

  if (modifiers & GDK_CONTROL_MASK && lower == GDK_KEY_s)
    {
      activate (self, "save", NULL);
      return GDK_EVENT_STOP;
    }
  /* in the name field, letters are letters, and Ctrl+Z undoes typing */
  if (focus && GTK_IS_EDITABLE (focus))
    return GDK_EVENT_PROPAGATE;
  if (modifiers & GDK_CONTROL_MASK && lower == GDK_KEY_z)
    {
      activate (self, modifiers & GDK_SHIFT_MASK ? "redo" : "undo", NULL);
      return GDK_EVENT_STOP;
    }
  if (modifiers & GDK_CONTROL_MASK && lower == GDK_KEY_y)
    {
      activate (self, "redo", NULL);
      return GDK_EVENT_STOP;
    }
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  return on_plain_key (self, lower) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* ---- The lattice --------------------------------------------------------------------------------------------- */

static void
make_cell (GwEditor *self,
           int       place)
{
  const GnShape shape = place % 2 ? GN_SHAPE_TRIANGLE_DOWN : GN_SHAPE_TRIANGLE_UP;
  double width, height, x, y;
  g_autofree char *name = g_strconcat ("cell-", gw_domains[GW_DOMAIN_PLACE].values[place].id, NULL);

  gn_shape_box (shape, GW_CELL, &width, &height);
  self->cell[place] = gn_space_new (shape, (int) round (width), (int) round (height));
  gtk_widget_set_name (self->cell[place], name);
  gtk_widget_add_css_class (self->cell[place], "triangle");
  g_object_set_data (G_OBJECT (self->cell[place]), PLACE, GINT_TO_POINTER (place));
  g_signal_connect_object (self->cell[place], "clicked", G_CALLBACK (on_clicked), self, 0);
  g_signal_connect_object (self->cell[place], "state-flags-changed", G_CALLBACK (on_flags), self, 0);
  gw_editor_middle (place, &x, &y);
  gn_board_place (GN_BOARD (self->board), self->cell[place], x, y, FALSE);
}

/* Rows from the top, each from the left: the order for Tab and screen readers. */
static void
make_cells (GwEditor *self)
{
  for (int row = GW_COLUMNS - 1; row >= 0; row--)
    for (int i = 0; i < 2 * GW_COLUMNS; i++)
      {
        const int place = row * 2 * GW_COLUMNS + i;
        const gboolean room = gw_sketch_is_room (self->sketch, place);

        if (room && !self->cell[place])
          make_cell (self, place);
        else if (!room && self->cell[place])
          {
            gn_board_remove (GN_BOARD (self->board), self->cell[place]);
            self->cell[place] = NULL;
          }
      }
  gtk_widget_insert_before (self->marks, self->board, NULL);
}

/* ---- GnSetEditor ---------------------------------------------------------------------------------------------- */

static void
gw_editor_ask (GnSetEditor   *editor,
               const GnMatch *match,
               guint          family,
               int            index,
               gboolean       copy)
{
  GwEditor *self = GW_EDITOR (editor);
  g_autofree char *name = index >= 0 ? gn_set_name (match->set, family, (guint) index) : g_strdup ("");
  GwLayout start;

  g_clear_pointer (&self->match, gn_match_free);
  self->match = gn_match_copy (match);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->sketch, gw_sketch_free);
  self->carried = self->from = self->over = -1;
  self->tool = GW_TOOL_A;
  if (index >= 0)
    {
      gw_layout_from_board (&start, &gw_set (match)->board[index]);
      if (!copy)
        self->id = g_strdup (gn_set_id (match->set, family, (guint) index));
    }
  self->sketch = gw_sketch_new (index >= 0 ? &start : NULL, match->n_seats);
  /* usually the two sides should be equal */
  gw_sketch_pair (self->sketch,
                  gw_layout_has_sides (gw_sketch_layout (self->sketch)) ? GW_PAIR_TURNED : GW_PAIR_THIRDS);

  g_free (self->began_name);
  /* Translators: the name of a board that begins as a copy of another one, {name} */
  self->began_name = copy && index >= 0 ? gn_fill (_("{name}, changed"), "name", name, NULL) : g_strdup (name);
  gtk_editable_set_text (GTK_EDITABLE (self->name), self->began_name);
  make_cells (self);
  follow (self);
}

static gboolean
gw_editor_is_changed (GnSetEditor *editor)
{
  GwEditor *self = GW_EDITOR (editor);

  return self->sketch
         && (gw_sketch_changed (self->sketch)
             || g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->name)), self->began_name) != 0);
}

const GwLayout *
gw_editor_get_layout (GwEditor *self)
{
  return gw_sketch_layout (self->sketch);
}

GtkWidget *
gw_editor_get_cell (GwEditor *self,
                    int       place)
{
  return self->cell[place];
}

/* ---- Layout: the side beside the board, or under it ------------------------------------------------------------- */

static GtkSizeRequestMode
gw_editor_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gw_editor_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  GwEditor *self = GW_EDITOR (widget);
  const int width = for_size < 0 ? NARROW : for_size;
  int left, left_wish, right, right_wish;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->left, orientation, -1, &left, &left_wish, NULL, NULL);
      gtk_widget_measure (self->right, orientation, -1, &right, &right_wish, NULL, NULL);
      *minimum = MAX (left, right);
      *natural = MAX (left_wish + SIDE + GAP, NARROW);
      return;
    }
  /* Rows of buttons break in a narrow window, so the height is measured for the available width. */
  gn_measure (self->left, orientation, width >= NARROW ? width - SIDE - GAP : width, &left, &left_wish);
  gn_measure (self->right, orientation, width >= NARROW ? SIDE : width, &right, &right_wish);
  *minimum = width >= NARROW ? MAX (left, right) : left + GAP + right;
  *natural = MAX (*minimum, width >= NARROW ? MAX (left_wish, right_wish) : left_wish + GAP + right_wish);
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  int least_width, least_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, MAX (height, least_height), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

static void
gw_editor_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  GwEditor *self = GW_EDITOR (widget);

  if (width >= NARROW)
    {
      allocate (self->left, 0, 0, width - SIDE - GAP, height);
      allocate (self->right, width - SIDE, 0, SIDE, height);
    }
  else
    {
      int top;

      gn_measure (self->left, GTK_ORIENTATION_VERTICAL, width, &top, NULL);
      top = MAX (top, height * 58 / 100);

      allocate (self->left, 0, 0, width, top);
      allocate (self->right, 0, top + GAP, width, height - top - GAP);
    }
}

/* ---- The object
 * ---------------------------------------------------------------------------------------------------- */

static void
gw_editor_dispose (GObject *object)
{
  GwEditor *self = GW_EDITOR (object);

  self->marks = NULL;
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", NULL);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (gw_editor_parent_class)->dispose (object);
}

static void
gw_editor_finalize (GObject *object)
{
  GwEditor *self = GW_EDITOR (object);

  g_clear_pointer (&self->sketch, gw_sketch_free);
  g_clear_pointer (&self->match, gn_match_free);
  g_free (self->id);
  g_free (self->began_name);
  G_OBJECT_CLASS (gw_editor_parent_class)->finalize (object);
}

static void
gw_editor_class_init (GwEditorClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_ui_get_resource ();   /* there may be no panel */
  g_type_ensure (GN_TYPE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/editor.ui");
  gn_bind_children (widget_class, GwEditor, left, right, tools_row, tools, changes, name, tribes, pairs, verdict,
                    findings, hint);
  G_OBJECT_CLASS (class)->dispose = gw_editor_dispose;
  G_OBJECT_CLASS (class)->finalize = gw_editor_finalize;
  widget_class->get_request_mode = gw_editor_request_mode;
  widget_class->measure = gw_editor_measure;
  widget_class->size_allocate = gw_editor_size_allocate;
  GN_SET_EDITOR_CLASS (class)->ask = gw_editor_ask;
  GN_SET_EDITOR_CLASS (class)->is_changed = gw_editor_is_changed;
  gtk_widget_class_set_css_name (widget_class, "gweditor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gw_editor_init (GwEditor *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  double width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  gn_style_game ("gnomes-wizards");
  self->carried = self->from = self->over = -1;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", G_ACTION_GROUP (self->actions));

  gw_editor_size (&width, &height);
  /* Translators: read aloud: the board that is being built */
  self->board = gn_board_new (width, height, LEAST, MOST, _("Game board"));
  gn_board_set_lattice (GN_BOARD (self->board), GN_SHAPE_TRIANGLE_UP);
  gn_board_set_ground (GN_BOARD (self->board), gw_editor_draw, self);
  self->marks = gn_board_add_layer (GN_BOARD (self->board), gw_editor_draw_marks, self);
  gtk_widget_set_vexpand (self->board, TRUE);
  gtk_widget_set_hexpand (self->board, TRUE);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (on_drag_end), self, 0);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), key);

  gtk_box_insert_child_after (GTK_BOX (self->left), self->board, self->tools_row);
  gw_editor_make_buttons (self);
}

