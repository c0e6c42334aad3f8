/* touch-table.c: the game's own table with a mark on everything that can be corrected
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "touch-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/base/language.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/drawing/style.h"
#include "panels/layout/name.h"
#include "panels/layout/scaled-box.h"
#include "panels/panel/panel.h"
#include "panels/things/dial.h"
#include "panels/things/space.h"
#include "sheets/pieces.h"

#define PLAYERS_WIDTH 252
#define PLAYERS_LEAST 150   /* their height below a narrow table */
#define LOW    20   /* of a space */
#define BESIDE 2.5f /* more would touch the next outline */
#define CLOSE  3   /* nearer to the edge letters are under the line */

/* A mark: the button over a widget of the table. */
typedef struct {
  GtkWidget      *button;
  GtkWidget      *target;   /* as of the last look */
  GArray         *ties;     /* GnTie: those that are offered */
  char           *key;
  graphene_rect_t bounds;
  gboolean        away;     /* scrolled out of sight */
  gboolean        seen;     /* by this look */
} Mark;

struct _GnTouchTable {
  GtkWidget parent_instance;

  GnMatchTable *table;
  GnPanel      *panel;
  GtkWidget    *content;
  GtkWidget    *scroller;              /* of the players */
  GtkWidget    *points[GN_MAX_SEATS];
  GtkWidget    *player[GN_MAX_SEATS];
  GPtrArray    *marks;                 /* Mark, in the order in which they lie over each other */
  GHashTable   *known;                 /* keys of all elements that have their place; made when needed */
  gboolean      began;                 /* there have been marks */
  GdkFrameClock *clock;
  GnTouchOffers offers;
  GnTouchDress  dress;
  gpointer      data;
};

G_DEFINE_FINAL_TYPE (GnTouchTable, gn_touch_table, GTK_TYPE_WIDGET)

enum { TOUCHED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mark_free (Mark *mark)
{
  g_clear_weak_pointer (&mark->target);
  g_object_set_data (G_OBJECT (mark->button), "mark", NULL);
  gtk_widget_unparent (mark->button);
  g_array_unref (mark->ties);
  g_free (mark->key);
  g_free (mark);
}

static Mark *
mark_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "mark");
}

/* The button of a mark has the shape of what lies below it, and its outline: a triangle's neighbors lie in its
 * corners. */
#define GN_TYPE_TOUCH_MARK (gn_touch_mark_get_type ())
G_DECLARE_FINAL_TYPE (GnTouchMark, gn_touch_mark, GN, TOUCH_MARK, GtkButton)

struct _GnTouchMark {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (GnTouchMark, gn_touch_mark, GTK_TYPE_BUTTON)

static gboolean
gn_touch_mark_contains (GtkWidget *widget,
                        double     x,
                        double     y)
{
  const Mark *mark = mark_of (widget);
  graphene_point_t there;

  if (!GTK_WIDGET_CLASS (gn_touch_mark_parent_class)->contains (widget, x, y))
    return FALSE;
  if (!mark || !mark->target
      || !gtk_widget_compute_point (widget, mark->target, &GRAPHENE_POINT_INIT ((float) x, (float) y), &there))
    return TRUE;
  return gtk_widget_contains (mark->target, there.x, there.y);
}

static GnShape
shape_of (GtkWidget *target)
{
  return GN_IS_SPACE (target)  ? gn_space_get_shape (GN_SPACE (target))
         : GN_IS_DIAL (target) ? GN_SHAPE_DISC
                               : GN_SHAPE_BOX;
}

/* The style sheet draws boxes and discs, and gives the color of the others. */
static void
gn_touch_mark_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  const Mark *mark = mark_of (widget);
  const GnShape shape = mark && mark->target ? shape_of (mark->target) : GN_SHAPE_BOX;
  const gboolean told = gtk_widget_has_css_class (widget, "changed") || gtk_widget_has_css_class (widget, "bad");
  const gboolean near = gtk_widget_get_state_flags (widget) & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE);
  const double line = told ? 3 : near ? 2.5 : 1.5;
  graphene_rect_t bounds;
  GdkRGBA colour;
  cairo_t *cr;

  GTK_WIDGET_CLASS (gn_touch_mark_parent_class)->snapshot (widget, snapshot);
  if (shape == GN_SHAPE_BOX || shape == GN_SHAPE_DISC || !gtk_widget_compute_bounds (mark->target, widget, &bounds))
    return;
  gn_colour (widget, NULL, &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  gn_shape_trace (cr, shape, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2,
                  shape == GN_SHAPE_HEX ? bounds.size.height / 2 : bounds.size.width, line / 2);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
gn_touch_mark_class_init (GnTouchMarkClass *klass)
{
  GTK_WIDGET_CLASS (klass)->contains = gn_touch_mark_contains;
  GTK_WIDGET_CLASS (klass)->snapshot = gn_touch_mark_snapshot;
}

static void
gn_touch_mark_init (GnTouchMark *self)
{
}

const GnTie *
gn_touch_table_get_ties (GtkWidget *mark,
                         guint     *n)
{
  const Mark *of = mark_of (mark);

  *n = of ? of->ties->len : 0;
  return of ? &g_array_index (of->ties, GnTie, 0) : NULL;
}

/* ---- Where the marks lie ------------------------------------------------------- */

/* Whether letters in @widget begin or end where @target does. */
static gboolean
has_words_at_edge (GtkWidget *widget,
                   GtkWidget *target)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget))
    {
      PangoRectangle words;
      graphene_point_t at;
      graphene_rect_t all;   /* with its padding */
      int x, y;

      gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
      pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (widget)), NULL, &words);
      return words.width > 0 && gtk_widget_compute_bounds (target, target, &all)
             && gtk_widget_compute_point (widget, target, &GRAPHENE_POINT_INIT ((float) (x + words.x), 0), &at)
             && (at.x < all.origin.x + CLOSE
                 || at.x + (float) words.width > all.origin.x + all.size.width - CLOSE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_words_at_edge (child, target))
      return TRUE;
  return FALSE;
}

/* Room beside words that end where their widget ends, so that no letter is under the line round it. */
static float
room_beside (GtkWidget *target)
{
  return !GN_IS_SPACE (target) && !GN_IS_DIAL (target) && has_words_at_edge (target, target) ? CLOSE : 0;
}

/* What can be seen of @target: its scrolled ancestors cut it off. FALSE: nothing; then the edge beyond which it is. */
static gboolean
bounds_of (GnTouchTable    *self,
           GtkWidget       *target,
           graphene_rect_t *bounds)
{
  gboolean seen = TRUE;

  if (!gtk_widget_compute_bounds (target, GTK_WIDGET (self), bounds))
    return FALSE;
  const float beside = room_beside (target);

  graphene_rect_inset (bounds, -beside, beside > 0 ? -1 : 0);
  /* counts in a line of a narrow window fill their low spaces, to the very end */
  if (bounds->size.height < LOW && GN_IS_SPACE (target))
    {
      graphene_rect_inset (bounds, 0, -2);
      bounds->size.width += BESIDE;
      if (gtk_widget_get_direction (target) == GTK_TEXT_DIR_RTL)
        bounds->origin.x -= BESIDE;
    }
  for (GtkWidget *each = gtk_widget_get_parent (target); each && each != GTK_WIDGET (self);
       each = gtk_widget_get_parent (each))
    {
      graphene_rect_t frame, cut;

      if (!GTK_IS_SCROLLED_WINDOW (each) || !gtk_widget_compute_bounds (each, GTK_WIDGET (self), &frame))
        continue;
      if (!graphene_rect_intersection (bounds, &frame, &cut))
        {
          seen = FALSE;
          cut = GRAPHENE_RECT_INIT (
            CLAMP (bounds->origin.x, frame.origin.x, frame.origin.x + MAX (frame.size.width - 1, 0)),
            CLAMP (bounds->origin.y, frame.origin.y, frame.origin.y + MAX (frame.size.height - 1, 0)), 1, 1);
        }
      *bounds = cut;
    }
  return seen && bounds->size.width >= 1 && bounds->size.height >= 1;
}

/* Returns whether the mark has to be placed again. */
static gboolean
follow (GnTouchTable *self,
        Mark         *mark)
{
  const graphene_rect_t was = mark->bounds;
  const gboolean was_away = mark->away;

  mark->away = !mark->target || !bounds_of (self, mark->target, &mark->bounds);
  return mark->away != was_away || !graphene_rect_equal (&was, &mark->bounds);
}

static void
place (Mark *mark)
{
  const GtkAllocation where = { (int) mark->bounds.origin.x, (int) mark->bounds.origin.y,
                                MAX ((int) (mark->bounds.size.width + 0.5f), 1),
                                MAX ((int) (mark->bounds.size.height + 0.5f), 1) };

  /* out of sight it can still be focused, which brings it back */
  gtk_widget_set_opacity (mark->button, mark->away ? 0 : 1);
  gtk_widget_set_can_target (mark->button, !mark->away);
  gtk_widget_size_allocate (mark->button, &where, -1);
}

/* ---- Which marks there are ----------------------------------------------------- */

static void
bring_into_view (GtkWidget *widget)
{
  for (GtkWidget *each = gtk_widget_get_parent (widget); each; each = gtk_widget_get_parent (each))
    {
      graphene_rect_t bounds;
      GtkAdjustment *along;

      if (!GTK_IS_VIEWPORT (each) || !gtk_widget_compute_bounds (widget, each, &bounds))
        continue;
      along = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (each));
      if (bounds.origin.y < 0)
        gtk_adjustment_set_value (along, gtk_adjustment_get_value (along) + bounds.origin.y);
      else if (bounds.origin.y + bounds.size.height > gtk_adjustment_get_page_size (along))
        gtk_adjustment_set_value (along, gtk_adjustment_get_value (along) + bounds.origin.y + bounds.size.height
                                           - gtk_adjustment_get_page_size (along));
    }
}

static void
on_clicked (GtkButton    *button,
            GnTouchTable *self)
{
  const Mark *mark = mark_of (GTK_WIDGET (button));

  if (!mark)
    return;
  if (mark->target)
    bring_into_view (mark->target);
  g_signal_emit (self, signals[TOUCHED], 0, button);
}

static void
on_focus (GtkEventController *controller,
          GnTouchTable       *self)
{
  const Mark *mark = mark_of (gtk_event_controller_get_widget (controller));

  if (mark->target)
    bring_into_view (mark->target);
}

/* An outline lies over what scrolls: the wheel is for that. */
static gboolean
on_scroll (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy)
{
  const Mark *mark = mark_of (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (scroll)));
  GtkWidget *scrolled = mark->target ? gtk_widget_get_ancestor (mark->target, GTK_TYPE_SCROLLED_WINDOW) : NULL;

  if (!scrolled)
    return FALSE;
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  /* a step as GTK makes it */
  gtk_adjustment_set_value (along, gtk_adjustment_get_value (along)
                                     + dy * pow (gtk_adjustment_get_page_size (along), 2.0 / 3));
  return TRUE;
}

static Mark *
new_mark (GnTouchTable *self,
          char         *key)
{
  Mark *mark = g_new0 (Mark, 1);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  mark->key = key;
  mark->ties = g_array_new (FALSE, FALSE, sizeof (GnTie));
  mark->button = g_object_new (GN_TYPE_TOUCH_MARK, NULL);
  gtk_widget_add_css_class (mark->button, "touch");
  g_object_set_data (G_OBJECT (mark->button), "mark", mark);
  g_signal_connect (mark->button, "clicked", G_CALLBACK (on_clicked), self);
  g_signal_connect (focus, "enter", G_CALLBACK (on_focus), self);
  gtk_widget_add_controller (mark->button, focus);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), NULL);
  gtk_widget_add_controller (mark->button, scroll);
  gtk_widget_set_parent (mark->button, GTK_WIDGET (self));
  g_ptr_array_add (self->marks, mark);
  return mark;
}

/* A mark keeps its button, and with it the focus, as long as anything shows the same fields. */
static Mark *
find_mark (GnTouchTable *self,
           const GArray *ties,
           gboolean     *fresh)
{
  const GnTie *first = &g_array_index (ties, GnTie, 0);
  g_autofree char *key = g_strdup_printf ("%s/%d/%d/%d", first->field, first->i, first->j, first->bit);

  for (guint i = 0; i < self->marks->len; i++)
    {
      Mark *mark = self->marks->pdata[i];

      if (!mark->seen && g_str_equal (mark->key, key))
        return mark;
    }
  *fresh = TRUE;
  return new_mark (self, g_steal_pointer (&key));
}

/* Returns whether marks have come. */
static gboolean
look_at (GnTouchTable *self,
         GtkWidget    *widget,
         GPtrArray    *order)
{
  gboolean fresh = FALSE;
  guint n;
  const GnTie *ties;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  ties = gn_ties (widget, &n);
  if (n)
    {
      g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (GnTie));

      for (guint k = 0; k < n; k++)
        if (self->offers (&ties[k], self->data))
          g_array_append_val (offered, ties[k]);
      if (offered->len)
        {
          Mark *mark = find_mark (self, offered, &fresh);
          const gboolean same = mark->ties->len == offered->len
                                && memcmp (mark->ties->data, offered->data, offered->len * sizeof (GnTie)) == 0;

          mark->seen = TRUE;
          g_set_weak_pointer (&mark->target, widget);
          gn_set_class (mark->button, "round", shape_of (widget) == GN_SHAPE_DISC);
          gn_set_class (mark->button, "cornered", shape_of (widget) > GN_SHAPE_DISC);
          if (!same)
            {
              g_array_set_size (mark->ties, 0);
              g_array_append_vals (mark->ties, offered->data, offered->len);
              self->dress (mark->button, &g_array_index (mark->ties, GnTie, 0), mark->ties->len, self->data);
            }
          g_ptr_array_add (order, mark);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    fresh |= look_at (self, child, order);
  return fresh;
}

/* Panels make widgets anew and turn pages: marks follow what is there now. */
static void
look (GnTouchTable *self)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  gboolean again;

  for (guint i = 0; i < self->marks->len; i++)
    ((Mark *) self->marks->pdata[i])->seen = FALSE;
  again = look_at (self, self->content, order);
  for (guint i = self->marks->len; i-- > 0;)
    if (!((Mark *) self->marks->pdata[i])->seen)
      {
        gn_leave_focus (((Mark *) self->marks->pdata[i])->button);
        g_ptr_array_remove_index (self->marks, i);
        again = TRUE;
      }
  if (again)
    for (guint i = 0; i < order->len; i++)   /* what lies in another thing lies over it */
      gtk_widget_insert_before (((Mark *) order->pdata[i])->button, GTK_WIDGET (self), NULL);
  if (!self->began && order->len)   /* from the first moment keys go there */
    {
      self->began = TRUE;
      gtk_widget_grab_focus (((Mark *) order->pdata[0])->button);
    }
  for (guint i = 0; i < self->marks->len; i++)
    again |= follow (self, self->marks->pdata[i]);
  if (again)
    {
      g_clear_pointer (&self->known, g_hash_table_unref);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

static char *
key_of (const char *field,
        int         i,
        int         j)
{
  return g_strdup_printf ("%s/%d/%d", field, i, j);
}

/* What is not shown now has no place: the table before somebody has won. The pages of a narrow table are there. */
static void
collect (GHashTable *known,
         GtkWidget  *widget)
{
  guint n;
  const GnTie *ties = gn_ties (widget, &n);

  for (guint k = 0; k < n; k++)
    if (ties[k].bit < 0)
      g_hash_table_add (known, key_of (ties[k].field, ties[k].i, ties[k].j));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child)
        && (gtk_widget_get_child_visible (child)
            || (GN_IS_SCALED_BOX (widget) && gtk_widget_has_css_class (widget, "pages"))))
      collect (known, child);
}

gboolean
gn_touch_table_has (GnTouchTable *self,
                    const char   *field,
                    int           i,
                    int           j)
{
  g_autofree char *key = key_of (field, i, j);

  if (!self->known)
    {
      self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      collect (self->known, self->content);
    }
  return g_hash_table_contains (self->known, key);
}

/* ---- The table under them ------------------------------------------------------ */

/* The choice between the pages of a narrow table stays; the rest answers to marks alone. */
static void
keep_off (GtkWidget *widget)
{
  if (GN_IS_SCALED_BOX (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        if (!gtk_widget_has_css_class (child, "segments"))
          {
            gtk_widget_set_can_focus (child, FALSE);
            gtk_widget_set_can_target (child, FALSE);
          }
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    keep_off (child);
}

static GtkWidget *
new_card (GnTouchTable *self,
          int           seat)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnPanelClass *class = GN_PANEL_GET_CLASS (self->panel);
  GtkWidget *card = gn_column (6, "card touch-player"), *head = gn_row (8, NULL), *standing;

  gn_append (head, gn_seat_token_new (gn_pieces_seat_paint (match, seat), 24),
             gn_name_new (gn_match_name (match, seat), "player-name"), NULL);
  gtk_widget_set_hexpand (gtk_widget_get_last_child (head), TRUE);
  standing = gn_panel_make_standing (self->panel, seat);
  self->points[seat] = standing ? NULL : gn_label (NULL, "points numeric");
  if (class->turn_field)
    gn_tie (gtk_widget_get_first_child (head), class->turn_field, -1, -1);
  if (class->points_field && !standing)
    gn_tie (self->points[seat], class->points_field, seat, -1);
  gtk_box_append (GTK_BOX (head), standing ? standing : self->points[seat]);
  gtk_box_append (GTK_BOX (card), head);
  self->player[seat] = gn_panel_make_player (self->panel, seat);
  if (self->player[seat])
    {
      gtk_widget_set_vexpand (self->player[seat], FALSE);
      gtk_box_append (GTK_BOX (card), self->player[seat]);
      if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->player[seat]), "second-line"))
        {
          GtkWidget *second;

          g_object_get (self->player[seat], "second-line", &second, NULL);
          gtk_box_insert_child_after (GTK_BOX (card), second, head);
          g_object_unref (second);
        }
    }
  return card;
}

static void
add_players (GnTouchTable *self)
{
  GnPanelClass *class = GN_PANEL_GET_CLASS (self->panel);
  GtkWidget *players = gn_column (6, "players");

  gtk_widget_set_can_focus (players, FALSE);
  gtk_widget_set_can_target (players, FALSE);
  if (class->make_above)
    gtk_box_append (GTK_BOX (players), class->make_above (self->panel));
  for (int seat = 0; seat < gn_match_table_get_match (self->table)->n_seats; seat++)
    gtk_box_append (GTK_BOX (players), new_card (self, seat));
  if (class->make_below)
    gtk_box_append (GTK_BOX (players), class->make_below (self->panel));
  self->scroller = gtk_scrolled_window_new ();
  gn_say_name (self->scroller, _("Players"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), players);
  gtk_widget_set_hexpand (self->scroller, FALSE);
  gtk_box_prepend (GTK_BOX (self->content), self->scroller);
}

void
gn_touch_table_show (GnTouchTable *self,
                     gconstpointer state,
                     int           viewer,
                     gboolean      covered)
{
  GnPanelClass *class = GN_PANEL_GET_CLASS (self->panel);

  g_object_set (self->panel, "viewer", viewer, "covered", covered, NULL);
  gn_panel_show_state (self->panel, state);
  for (int seat = 0; seat < gn_match_table_get_match (self->table)->n_seats; seat++)
    {
      if (self->player[seat] && class->update_player)
        class->update_player (self->panel, self->player[seat], seat, state, -1);
      if (self->points[seat] && class->standing)
        {
          GnStanding standing;
          g_autofree char *text = NULL;

          gn_panel_standing (self->panel, state, seat, &standing);
          text = gn_number_text (standing.points);
          gtk_label_set_label (GTK_LABEL (self->points[seat]), text);
        }
    }
  g_clear_pointer (&self->known, g_hash_table_unref);
  keep_off (GTK_WIDGET (self->panel));
  gn_touch_table_dress (self);
}

void
gn_touch_table_dress (GnTouchTable *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    look (self);
  for (guint i = 0; i < self->marks->len; i++)
    {
      Mark *mark = self->marks->pdata[i];

      self->dress (mark->button, &g_array_index (mark->ties, GnTie, 0), mark->ties->len, self->data);
    }
}

void
gn_touch_table_set_narrow (GnTouchTable *self,
                           gboolean      narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (narrow)
    gtk_box_reorder_child_after (GTK_BOX (self->content), self->scroller, GTK_WIDGET (self->panel));
  else
    gtk_box_reorder_child_after (GTK_BOX (self->content), self->scroller, NULL);
  gtk_widget_set_size_request (self->scroller, narrow ? -1 : PLAYERS_WIDTH, narrow ? PLAYERS_LEAST : -1);
  gn_set_class (GTK_WIDGET (self), "narrow", narrow);
}

/* ---- The widget ---------------------------------------------------------------- */

static void
gn_touch_table_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  GnTouchTable *self = GN_TOUCH_TABLE (widget);

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  for (guint i = 0; i < self->marks->len; i++)   /* GTK wants to be asked before it places them */
    gtk_widget_measure (((Mark *) self->marks->pdata[i])->button, orientation, -1, NULL, NULL, NULL, NULL);
}

static void
gn_touch_table_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GnTouchTable *self = GN_TOUCH_TABLE (widget);

  gtk_widget_size_allocate (self->content, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (guint i = 0; i < self->marks->len; i++)
    {
      follow (self, self->marks->pdata[i]);
      place (self->marks->pdata[i]);
    }
}

static void
gn_touch_table_realize (GtkWidget *widget)
{
  GnTouchTable *self = GN_TOUCH_TABLE (widget);

  GTK_WIDGET_CLASS (gn_touch_table_parent_class)->realize (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (look), self);
}

static void
gn_touch_table_unrealize (GtkWidget *widget)
{
  GnTouchTable *self = GN_TOUCH_TABLE (widget);

  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (gn_touch_table_parent_class)->unrealize (widget);
}

static void
gn_touch_table_dispose (GObject *object)
{
  GnTouchTable *self = GN_TOUCH_TABLE (object);

  g_clear_pointer (&self->marks, g_ptr_array_unref);
  g_clear_pointer (&self->known, g_hash_table_unref);
  self->panel = NULL;
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (gn_touch_table_parent_class)->dispose (object);
}

static void
gn_touch_table_class_init (GnTouchTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_touch_table_dispose;
  widget_class->measure = gn_touch_table_measure;
  widget_class->size_allocate = gn_touch_table_size_allocate;
  widget_class->realize = gn_touch_table_realize;
  widget_class->unrealize = gn_touch_table_unrealize;
  gtk_widget_class_set_css_name (widget_class, "touchtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[TOUCHED] = g_signal_new ("touched", GN_TYPE_TOUCH_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
}

static void
gn_touch_table_init (GnTouchTable *self)
{
  self->marks = g_ptr_array_new_with_free_func ((GDestroyNotify) mark_free);
  self->content = gn_row (0, NULL);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}

GtkWidget *
gn_touch_table_new (GnMatchTable *table,
                    GnTouchOffers offers,
                    GnTouchDress  dress,
                    gpointer      data)
{
  GnTouchTable *self = g_object_new (GN_TYPE_TOUCH_TABLE, NULL);
  const GnMatch *match = gn_match_table_get_match (table);

  self->table = g_object_ref (table);
  self->offers = offers;
  self->dress = dress;
  self->data = data;
  gn_style_game (match->game->accent);
  self->panel = gn_panel_new_for (table);
  gn_panel_set_corrected (self->panel);
  gtk_widget_set_hexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->panel));
  add_players (self);
  gn_touch_table_set_narrow (self, FALSE);
  return GTK_WIDGET (self);
}
